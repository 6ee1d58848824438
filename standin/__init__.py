"""A Discord on 127.0.0.1; see README.md."""
