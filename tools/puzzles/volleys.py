"""Battles of the miniatures as puzzles: figures in position, throws that are known, and the question who takes which of them."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from mageknight.minis.content.library import official
from tools.puzzles.dealer import Dealer

SECOND: Final = "second"
SETS: Final = {"rebellion": "rebellion", SECOND: "muster"}
"""The set whose figures fight in an edition."""


class Volleys(Dealer):
    """Three or four figures a side, close together; two or three actions, and a throw for each of them."""

    GAME: ClassVar[str] = "minis"
    KIND: ClassVar[str] = "minis-volley"
    LEAST: ClassVar[int] = 4

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.melee: dict[str, list[str]] = {}
        self.archers: dict[str, list[str]] = {}
        self.foes: dict[str, list[str]] = {}
        for edition, name in SETS.items():
            figures = [each for each in official() if each.set_name == name and 10 <= each.points <= 60]
            walking = [each for each in figures if not each.is_rider]
            self.melee[edition] = [each.key for each in walking if each.range == 0]
            self.archers[edition] = [each.key for each in walking if each.range >= 8]
            self.foes[edition] = [each.key for each in walking]

    def deal(self) -> tuple[str, str]:
        rng = self.rng
        edition = rng.choice(list(SETS))
        actions = rng.choice((2, 3, 3))
        foes = rng.choice((2, 3, 3, 4))
        lines = [
            *self.head(edition, actions),
            *([f"objective 0: {rng.choice((4, 32))} 30"] if edition == SECOND else []),
        ]
        own = actions + rng.choice((0, 1, 1, 2))
        rank = rng.choice(self.archers[edition])
        for at in range(own):
            if at < foes and rng.random() < 0.5:
                key, x, y = rng.choice(self.melee[edition]), 12.0 + 5 * at, 18.5
            elif rng.random() < 0.5:
                key, x, y = rank, 13.5 + 1.5 * at, 12.0  # one people side by side may shoot together
            else:
                key = rng.choice(self.archers[edition])
                x, y = 10 + 4 * at + rng.choice((0, 0.5, 1)), 10 + rng.choice((0, 0.25, 0.5))
            lines.append(f"figure {at}: {key} of 0 at {x} {y} facing 90")
        for at in range(foes):
            key, facing = rng.choice(self.foes[edition]), rng.choice((270, 270, 90))
            lines.append(f"figure {own + at}: {key} of 1 at {12 + 5 * at} 20 facing {facing}{self.hurt()}")
        lines += self.throws(actions)
        targets = rng.sample(range(own, own + foes), rng.choice((1, 1, 2)))
        goal = (
            f"eliminate {' '.join(map(str, sorted(targets)))}"
            if rng.random() < 0.6
            else f"clicks {rng.randrange(4, 9)}"
        )
        return goal, "\n".join(lines) + "\n"

    def head(self, edition: str, actions: int) -> list[str]:
        return [f"edition: {edition}", "seats: 2", f"total: {actions}00", "turn: 0", "edges: south, north"]

    def hurt(self) -> str:
        """Half of all enemies have been hit before."""
        return f" click {self.rng.randrange(1, 5)}" if self.rng.random() < 0.5 else ""

    def throws(self, actions: int) -> list[str]:
        rng = self.rng
        return ["chance:", *[f"  dice: {rng.randrange(6)} {rng.randrange(6)}" for _ in range(actions)]]
