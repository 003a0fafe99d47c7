"""Fights of the board game as puzzles: enemies, a hand, mana, perhaps units and a skill, dealt at random."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any, ClassVar, Final

from tools.puzzles.dealer import Dealer

COLOURS: Final = ("red", "green", "blue", "white")


def sheet(name: str) -> list[dict[str, Any]]:
    data = json.loads(files("mageknight.board.content.data").joinpath(f"{name}.json").read_bytes())
    return data if isinstance(data, list) else next(each for each in data.values() if isinstance(each, list))


class Fights(Dealer):
    """Deals fights: the hand is drawn from a deck that has grown a little, the enemies from what such a hand could beat."""

    GAME: ClassVar[str] = "board"
    KIND: ClassVar[str] = "board-fight"
    LEAST: ClassVar[int] = 6

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.heroes = sheet("heroes")
        self.enemies = [each for each in sheet("enemies") if self._is_plain(each)]
        self.advanced = [each["id"] for each in sheet("advanced_actions")]
        self.units = [each["id"] for each in sheet("units") if each["level"] <= 2]
        self.skills = sheet("skills")

    def _is_plain(self, enemy: dict[str, Any]) -> bool:
        """Luck has no part in it, and no other place than the open field."""
        summons = any("summon" in str(attack) for attack in enemy["attacks"])
        return enemy["colour"] in ("green", "gray", "violet", "brown") and not summons and "summon" not in str(enemy)

    def deal(self) -> tuple[str, str]:
        """A goal and the text of a situation."""
        rng = self.rng
        hero = rng.choice(self.heroes)
        deck = [name for name, count in hero["deck"].items() for _ in range(count)]
        hand = rng.sample(deck, rng.choice((3, 4, 4, 5)))
        for _ in range(rng.choice((0, 1, 1, 2))):
            hand[rng.randrange(len(hand))] = rng.choice(self.advanced)
        if len(set(hand)) != len(hand):
            return self.deal()
        enemies = rng.sample([each["id"] for each in self.enemies], rng.choice((1, 1, 2)))
        lines = [
            f"seed: puzzle {rng.randrange(10**6)}",
            "scenario: solo_conquest",
            f"heroes: {hero['id']}",
            "round: 2",
            *(["night: yes"] if rng.random() < 0.25 else []),
            f"source: {', '.join(rng.choice((*COLOURS, 'gold')) for _ in range(3))}",
            "combat:",
            f"  enemies: {', '.join(enemies)}",
            "  phase: ranged",
            "  kind: rampage",
            "seat 0:",
            f"  hand: {', '.join(hand)}",
        ]
        if rng.random() < 0.5:
            lines.append(f"  units: {rng.choice(self.units)}")
        if rng.random() < 0.6:
            lines.append(f"  crystals: {rng.choice(COLOURS)} 1")
        if rng.random() < 0.3:
            own = [
                each["id"] for each in self.skills if each["hero"] == hero["id"] and each["usage"] == "once_per_turn"
            ]
            lines.append(f"  skills: {rng.choice(own)}")
        return rng.choice(("unhurt", "unhurt", "victory")), "\n".join(lines) + "\n"
