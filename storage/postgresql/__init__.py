"""PostgreSQL, when one machine is not enough: its transactions, and what it is told otherwise than SQLite."""
