"""Pieces clients need once to draw a game: its words that take no arguments, and its printed pieces.

A game that offers ``pieces()`` on its kit describes its pieces as plain data with messages among them; they are rendered here.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

import msgspec

from mageknight.kernel.registry import kit_named
from mageknight.locale import Words
from mageknight.locale.catalogue import catalogue
from mageknight.server.wire.phrases import rendered


class PiecesInfo(msgspec.Struct, frozen=True):
    """The words of a game by their key, and its pieces, both in one language."""

    game: str
    lang: str
    content: str
    words: dict[str, str]
    pieces: dict[str, Any]


@lru_cache(maxsize=16)
def pieces_of(game: str, lang: str) -> PiecesInfo:
    """The words and pieces of a game in a language."""
    kit = kit_named(game)
    words = Words.of(lang)
    pieces = kit.pieces()
    return PiecesInfo(game, words.lang, kit.content_hash, plain_words(game, words), rendered(pieces, words.render))


def plain_words(game: str, words: Words) -> dict[str, str]:
    """Every sentence of a game's catalogue that is nothing but words."""
    known = catalogue(words.lang)
    named = filter(lambda key: key.startswith(f"{game}-"), known.keys())
    parts = {key: known.plain(key) for key in named}
    return {key: found[0] for key, found in parts.items() if found is not None and len(found) == 1}


def packed_pieces(game: str, lang: str) -> bytes:
    """The same as it is sent, packed: it is the largest thing a page fetches."""
    return _packed(game, lang, pieces_of(game, lang).content)


@lru_cache(maxsize=16)
def _packed(game: str, lang: str, content: str) -> bytes:
    """Packed once for each content: other packs are other words."""
    return gzip.compress(msgspec.json.encode(pieces_of(game, lang)), mtime=0)
