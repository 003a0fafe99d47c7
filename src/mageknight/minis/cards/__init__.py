"""Cards of edition 2.0: items and spells, each kind in a package of its own; their numbers are content."""
