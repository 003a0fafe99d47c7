"""One place knows who sits on whom: rules move bodies, and only events move anything."""

from __future__ import annotations

import re
from pathlib import Path

import mageknight

HOME = Path(mageknight.__file__).parent
ASKS_FOR_LIMBS = re.compile(r"table\.(host|part|body)\b|table\.limbs(?! import)\b")
MOVES_BASES = re.compile(r"state\.table\.(place|lift|turn|attach|detach|shape|look)\(")


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((HOME / folder).rglob("*.py"))]


def test_only_bodies_asks_the_table_who_sits_on_whom():
    knows = {HOME / "minis" / "figures" / "bodies.py"}
    asks = [
        path
        for path in sources("minis", "bots/minis")
        if HOME / "minis" / "table" not in path.parents and ASKS_FOR_LIMBS.search(path.read_text("utf-8"))
    ]
    assert set(asks) <= knows, asks


def test_only_events_move_the_bases_of_a_battle():
    moves = [path for path in sources("minis", "bots/minis") if MOVES_BASES.search(path.read_text("utf-8"))]
    others = [path for path in moves if path.parent != HOME / "minis" / "events"]
    assert others == [HOME / "minis" / "figures" / "bodies.py"], "events call its functions"
