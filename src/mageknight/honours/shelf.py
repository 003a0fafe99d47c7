"""Which honours there are: a file each, in a folder for each game, the easy ones first."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from mageknight.honours.honour import Honour, read

HOME: Final = Path(__file__).parent / "content"


@cache
def honours() -> tuple[Honour, ...]:
    """All honours, those of a game one after the other; the easy ones of each come first by the number their file begins with."""
    files = sorted(HOME.glob("*/*.honour"))
    return tuple([read(file.read_text(encoding="utf-8"), file.relative_to(HOME).as_posix()) for file in files])
