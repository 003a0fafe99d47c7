"""The content of the miniatures game: data files, their format, and the library that reads them."""
