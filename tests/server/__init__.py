"""Tests of the play server."""
