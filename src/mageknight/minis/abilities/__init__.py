"""The special abilities, one file each. The manual finds them by walking this package."""
