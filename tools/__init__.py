"""Tools of the workshop: they look after the project and are not part of the package."""
