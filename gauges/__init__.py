"""What both the tests and the bench measure by: filled databases, a slow search, and a tournament."""
