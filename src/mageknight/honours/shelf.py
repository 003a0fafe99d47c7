"""The shelf of honours: a file each, in a folder for each game, the easy ones first."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from mageknight.honours.honour import Honour, read

HOME: Final = Path(__file__).parent / "content"


_of_packs: list[Honour] = []


def honours() -> tuple[Honour, ...]:
    """All honours: those of the package, then those of the user's packs."""
    return (*own(), *_of_packs)


def use_packs(found: list[Honour]) -> None:
    """Know these honours of packs, in place of those known before."""
    _of_packs[:] = found


@cache
def own() -> tuple[Honour, ...]:
    """The honours of the package, those of a game one after the other; the easy ones first, by the number their file begins with."""
    files = sorted(HOME.glob("*/*.honour"))
    return tuple([read(file.read_text(encoding="utf-8"), file.relative_to(HOME).as_posix()) for file in files])
