"""The special abilities, one file each. The registry finds them by walking this package."""
