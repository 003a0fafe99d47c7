"""Cards, units, tokens, tiles and heroes of the board game: data files, decoded once into typed definitions."""

from __future__ import annotations

from mageknight.board.content.library import LIB, Library, content_ids, library

__all__ = ["LIB", "Library", "content_ids", "library"]
