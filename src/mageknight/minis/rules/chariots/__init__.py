"""Chariots: large warriors on wheels that carry a passenger (M2-CHARIOT)."""
