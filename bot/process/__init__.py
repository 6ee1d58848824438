"""The process: its command line, its line to Discord, its log, and where its errors end up."""
