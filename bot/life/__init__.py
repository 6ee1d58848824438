"""The life of matches: what somebody asks for, what time does to them, and what is still to be announced."""
