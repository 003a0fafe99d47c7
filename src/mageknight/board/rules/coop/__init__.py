"""Assaults made together, and teams."""
