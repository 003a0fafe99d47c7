"""Upkeep of a server: backup, retention and what a host does about people and tables."""
