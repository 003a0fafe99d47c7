"""Editions: rule sets with the facts by which they differ from others."""
