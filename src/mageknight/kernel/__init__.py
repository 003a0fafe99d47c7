"""The kernel: what both games stand on. It knows no game."""
