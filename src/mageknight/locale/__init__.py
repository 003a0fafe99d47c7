"""Languages: message trees in, sentences out.

Catalogues are Fluent files in a folder for each language, ``en/*.ftl`` and ``de/*.ftl``, the same for Python and the browser.
A new language is a new folder. Rules code says `Message`s; whoever talks to a person renders them here:

>>> from mageknight.kernel.message import say
>>> from mageknight.locale import render
>>> render(say("refusal-game-over"), "en")
'The game is over.'
"""

from __future__ import annotations

from mageknight.locale.catalogue import CatalogueError, add_resource, languages
from mageknight.locale.words import (
    MissingWordsError,
    Words,
    be_strict,
    best,
    misses,
    names,
    preferred,
    render,
    sentence,
)

__all__ = [
    "CatalogueError",
    "MissingWordsError",
    "Words",
    "add_resource",
    "be_strict",
    "best",
    "languages",
    "misses",
    "names",
    "preferred",
    "render",
    "sentence",
]
