"""Notices that a game waits: whom, when, by which channel."""
