"""Battles of the miniatures as puzzles: figures in position, throws that are known, and the question who takes which of them."""

from __future__ import annotations

import random
from typing import ClassVar

from mageknight.minis.content.library import official
from tools.puzzles.dealer import Dealer


class Volleys(Dealer):
    """Three or four figures a side, close together; two or three actions, and a throw for each of them."""

    GAME: ClassVar[str] = "minis"
    KIND: ClassVar[str] = "minis-volley"
    LEAST: ClassVar[int] = 4

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        figures = [each for each in official() if each.set_name == "rebellion" and 10 <= each.points <= 60]
        self.melee = [each.key for each in figures if each.range == 0 and not each.is_rider]
        self.archers = [each.key for each in figures if each.range >= 8 and not each.is_rider]
        self.foes = [each.key for each in figures if not each.is_rider]

    def deal(self) -> tuple[str, str]:
        rng = self.rng
        actions = rng.choice((2, 3, 3))
        foes = rng.choice((2, 3, 3))
        lines = ["edition: rebellion", "seats: 2", f"total: {actions}00", "turn: 0", "edges: south, north"]
        own = actions + rng.choice((0, 1))
        for at in range(own):
            if at < foes and rng.random() < 0.6:
                key, x, y = rng.choice(self.melee), 12.0 + 5 * at, 18.5
            else:
                key, x, y = rng.choice(self.archers), 10 + 4 * at + rng.choice((0, 0.5, 1)), 11 + rng.choice((0, 1, 2))
            lines.append(f"figure {at}: {key} of 0 at {x} {y} facing 90")
        for at in range(foes):
            click = f" click {rng.randrange(1, 5)}" if rng.random() < 0.5 else ""
            lines.append(
                f"figure {own + at}: {rng.choice(self.foes)} of 1 at {12 + 5 * at} 20 facing {rng.choice((270, 270, 90))}{click}"
            )
        lines.append("chance:")
        for _ in range(actions):
            lines.append(f"  dice: {rng.randrange(6)} {rng.randrange(6)}")
        targets = rng.sample(range(own, own + foes), rng.choice((1, 1, 2)))
        goal = (
            f"eliminate {' '.join(map(str, sorted(targets)))}"
            if rng.random() < 0.6
            else f"clicks {rng.randrange(4, 9)}"
        )
        return goal, "\n".join(lines) + "\n"
