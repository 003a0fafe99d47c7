"""Objectives of edition 2.0 as puzzles: somebody stands on one, three actions are left, and it is to change hands."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from tools.puzzles.volleys import SECOND, Volleys

AT: Final = (18, 18)
ACTIONS: Final = 3
BESIDE: Final = 1.2
"""How far the middle of a base is from the middle of an objective it touches."""


class Objectives(Volleys):
    """One or two guards at an objective; archers, fighters beside the guards and others who would have to run."""

    KIND: ClassVar[str] = "minis-objective"
    LEAST: ClassVar[int] = 5
    WHOLE: ClassVar[bool] = False

    def deal(self) -> tuple[str, str]:
        rng = self.rng
        x, y = AT
        guards = rng.choice((1, 1, 2))
        own = rng.choice((3, 4, 4))
        lines = [*self.head(SECOND, ACTIONS), f"objective 0: {x} {y}{rng.choice(('', ' of 1'))}"]
        for at in range(own):
            tired = " tokens 1" if rng.random() < 0.3 else ""
            if at < guards and rng.random() < 0.4:
                key, place = rng.choice(self.melee[SECOND]), (float(x - 1 + 2 * at), y - 1.5)
            elif rng.random() < 0.5:
                key, place = rng.choice(self.archers[SECOND]), (float(x - 6 + 4 * at), float(y - rng.choice((7, 8, 9))))
            else:
                key, place = (
                    rng.choice(self.foes[SECOND]),
                    (float(x - 6 + 4 * at), float(y - rng.choice((5, 6, 8, 10)))),
                )
            lines.append(f"figure {at}: {key} of 0 at {place[0]} {place[1]} facing 90{tired}")
        for at in range(guards):
            angle = math.radians(45 + 90 * at)
            place = (round(x + BESIDE * math.cos(angle), 2), round(y + BESIDE * math.sin(angle), 2))
            key = rng.choice(self.foes[SECOND])
            click = f" click {rng.randrange(1, 4)}"
            lines.append(f"figure {own + at}: {key} of 1 at {place[0]} {place[1]} facing 270{click}")
        lines.append(
            f"figure {own + guards}: {rng.choice(self.foes[SECOND])} of 1 at {rng.choice((8, 28))} 28 facing 270"
        )
        return "hold 0", "\n".join([*lines, *self.throws(ACTIONS)]) + "\n"
