"""Mounted proficiencies: what the base of a mount lets a cavalry unit do, one file each."""
