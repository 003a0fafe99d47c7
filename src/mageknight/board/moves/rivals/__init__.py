"""The moves of a combat between players."""
