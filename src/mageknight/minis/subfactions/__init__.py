"""The subfactions of edition 2.0: one file each, found by walking this package."""
