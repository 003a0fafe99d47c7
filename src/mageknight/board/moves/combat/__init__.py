"""The moves of a combat with enemies."""
