"""Cavalry: a mount and its rider, two warriors with one body."""
