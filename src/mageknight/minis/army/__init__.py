"""Armies: building rules, text format, search, suggestions."""
