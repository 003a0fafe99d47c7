"""Positions for the scenes of the miniatures table: written down here, or played by the computer from a fixed seed."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.bots import think
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.kernel.saves import save

OPEN: Final = """
game: minis
seats: 2
total: 200
turn: 0
terrain:
  thicket: 12 20
  house: 22 19
  hill: 27 27
  pond: 8 10
  long-low-wall: 18 14
figure 0: rebellion-100 of 0 at 14 6 facing 90
figure 1: rebellion-100 of 0 at 15.5 6 facing 90
figure 2: rebellion-097 of 0 at 20 5 facing 90
figure 3: rebellion-097 of 0 at 21.5 5 facing 90
figure 4: rebellion-104 of 0 at 17 9 facing 80
figure 5: rebellion-107 of 0 at 24 8 facing 100
figure 6: rebellion-065 of 1 at 16 25 facing 270
figure 7: rebellion-119 of 1 at 19 24 facing 270 click 2
figure 8: rebellion-116 of 1 at 22 28 facing 270
figure 9: rebellion-112 of 1 at 12 28 facing 280
figure 10: rebellion-109 of 1 at 26 22 facing 250
"""
"""Two armies before they meet."""

SHOTS: Final = """
game: minis
seats: 2
total: 200
turn: 0
terrain:
  thicket: 12 20
  house: 23 19
  hill: 27 27
  pond: 8 10
figure 0: rebellion-099 of 0 at 17 12 facing 90
figure 1: rebellion-098 of 0 at 20 11 facing 90
figure 2: rebellion-101 of 0 at 15.5 15 facing 90 tokens 1
figure 3: rebellion-104 of 0 at 23.5 14 facing 70
figure 4: rebellion-107 of 0 at 10 13 facing 90
figure 5: rebellion-119 of 1 at 16.2 20.5 facing 270 click 1
figure 6: rebellion-065 of 1 at 19.5 21.5 facing 260
figure 7: rebellion-116 of 1 at 25.5 24 facing 250
figure 8: rebellion-112 of 1 at 12.5 19 facing 290
figure 9: rebellion-136 of 1 at 28 18 facing 210
"""
"""Archers with several targets, one of them behind a house, one in the woods."""

DUEL: Final = """
game: minis
seats: 2
total: 200
turn: 0
terrain:
  thicket: 12 22
  house: 23 20
  pond: 9 11
figure 0: rebellion-104 of 0 at 17 15 facing 90
figure 1: rebellion-101 of 0 at 14 13.5 facing 80
figure 2: rebellion-098 of 0 at 20.5 12 facing 100
figure 3: rebellion-119 of 1 at 17 16.5 facing 270
figure 4: rebellion-065 of 1 at 13.5 18.5 facing 280
figure 5: rebellion-116 of 1 at 20 20 facing 260
"""
"""A knight face to face with a half-troll."""

MELEE: Final = """
game: minis
seats: 2
total: 300
turn: 0
terrain:
  thicket: 11 20
  house: 24 18
  pond: 9 9
  long-low-wall: 27 12
figure 0: rebellion-104 of 0 at 16 16 facing 90 tokens 1 click 2
figure 1: rebellion-107 of 0 at 17.5 16 facing 90
figure 2: rebellion-101 of 0 at 14.5 16 facing 100 click 1
figure 3: rebellion-098 of 0 at 16 12 facing 90
figure 4: rebellion-099 of 0 at 18.6 12 facing 90
figure 5: rebellion-100 of 0 at 19 16 facing 80 tokens 1
figure 6: rebellion-020 of 0 at 16.75 14.3 facing 90
figure 7: rebellion-119 of 1 at 16 17.5 facing 270 tokens 1
figure 8: rebellion-065 of 1 at 14.5 17.5 facing 280 click 3
figure 9: rebellion-112 of 1 at 17.5 17.5 facing 260
figure 10: rebellion-136 of 1 at 19 17.5 facing 250 click 1
figure 11: rebellion-116 of 1 at 16 22 facing 270
figure 12: rebellion-109 of 1 at 20.5 21 facing 250
figure 13: rebellion-076 of 1 at 13.2 18.8 facing 300
"""
"""The lines have met: eight bases in a heap, labels beside them."""

CASTLE: Final = """
game: minis
edition: second
seats: 2
total: 1000
turn: 0
table: siege-field
terrain:
  house: 44 30
  thicket: 20 27
figure 0: castles-453@2 of 0 at 36 12
figure 1: castles-452@2 of 0 at 27 12
figure 2: castles-452@2 of 0 at 45 12
figure 3: muster-144 of 0 at 32 17 facing 90
figure 4: muster-143 of 0 at 28 18 facing 90
figure 5: mounts-010 of 0 at 36.5 22 facing 80
figure 6: muster-142 of 0 rides 5
figure 7: muster-135 of 0 at 34 19 facing 90
figure 8: muster-138 of 0 at 40 19 facing 100 tokens 1
figure 9: mounts-002 of 1 at 38 28 facing 265 click 1
figure 10: muster-068 of 1 rides 9
figure 11: muster-172 of 1 at 42.5 24 facing 240
figure 12: muster-151 of 1 at 29 24 facing 280
figure 13: muster-152 of 1 at 27.2 24.6 facing 290
figure 14: muster-161 of 1 at 28.4 27.5 facing 270
figure 15: muster-175c of 1 at 47 24 facing 230
figure 16: colossi-401 of 1 at 32 29 facing 270 sections 0 1 0 0
"""
"""Riders, a giant and walls on one table."""


def crowd() -> str:
    """Conquest with 104 bases: two hosts in ranks, their vanguards already at each other's throats."""
    kinds = (
        ("muster-138", "muster-126", "muster-135", "muster-141", "muster-131", "muster-133"),
        ("muster-151", "muster-154", "muster-163", "muster-166", "muster-169", "muster-161"),
    )
    lines = ["game: minis", "edition: conquest", "seats: 2", "total: 2000", "turn: 0", "table: wide-plain"]
    for figure in range(104):
        side, number = divmod(figure, 52)
        if number >= 40:
            place = number - 40
            x, y = 24 + 2.1 * place + 0.6 * side, (23.1 if side == 0 else 24.9) + (place % 3) * (0.6 if side else -0.6)
        else:
            column, rank = number % 10, number // 10
            x = 12 + 4.6 * column + (rank % 2) * 0.9
            y = 6 + 2.6 * rank if side == 0 else 42 - 2.6 * rank
        facing = 90 if side == 0 else 270
        kind = kinds[side][(number // 5) % 6]
        lines.append(f"figure {figure}: {kind} of {side} at {x:.1f} {y:.1f} facing {facing}")
    return "\n".join([*lines, ""])


CONQUEST: Final = crowd()


@cache
def finished() -> str:
    """A skirmish of 200 points played by the computer to its end, saved."""
    kit: Any = kit_named("minis")
    setup = next(each for each in kit.setups() if each.seats == 2 and each.total == 200 and each.edition == "rebellion")
    key = (7).to_bytes(16, "big")
    match: Match[Any] = Match(kit, setup, key)
    rng = Rng(key)
    while True:
        asked = [decision for decision in match.pending() if not decision.standing]
        if not asked:
            return save.dumps(match)
        match.play(think(kit, match.state, asked[0].seat, "knight", rng, 1.0).command)
