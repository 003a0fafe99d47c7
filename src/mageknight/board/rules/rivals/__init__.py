"""Fights between players."""
