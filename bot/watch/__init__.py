"""What can be seen of the running bot from outside: whether it is well, and figures of what it does."""
