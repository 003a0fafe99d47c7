"""The database: its tables and typed rows, the log of every match, and how processes that share it wake each other."""
