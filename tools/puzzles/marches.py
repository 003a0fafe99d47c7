"""Ways across the land as puzzles: a map, a hand, mana, a place to be at before the turn ends, and enemies beside the road."""

from __future__ import annotations

import heapq
import random
from typing import Any, ClassVar, Final

from mageknight.puzzles.worth import DARK_PRICES, PRICES
from tools.puzzles.fights import COLOURS, Fights, sheet

AROUND: Final = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The spaces of a tile in the order of its data, from its centre."""
SLOTS: Final = ((0, 1), (1, 0), (1, 1))
NO_GROUND: Final = ("lake", "sea", "mountain")
GUARDS: Final = {"keep": "gray", "mage_tower": "violet", "city": "white"}
TARGETS: Final = ("city", "city", "village", "monastery", "crystal_mine", "mage_tower", "keep", "magical_glade")
NEAR: Final = 5
SPARE: Final = 4
"""What the way costs at least, and how little of what a hand can give may be left."""
Place = tuple[int, int]
MOVERS: Final = ("peasants", "foresters", "scouts")


class Marches(Fights):
    """Deals roads: two tiles of countryside and one of the core, the hero on one of them, the goal some spaces away."""

    KIND: ClassVar[str] = "board-march"
    LEAST: ClassVar[int] = 5
    WHOLE: ClassVar[bool] = False

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        tiles = sheet("tiles")
        self.countryside = [each for each in tiles if each["type"] == "countryside" and each["set"] == "base"]
        self.core = [each for each in tiles if each["type"] == "core_city" and each["set"] == "base"]
        actions = [*sheet("basic_actions"), *sheet("advanced_actions")]
        self.moves = {each["id"]: (most_move(each.get("basic")), most_move(each.get("strong"))) for each in actions}
        self.pool = {colour: self._colour(colour) for colour in ("green", "gray", "violet", "red", "white")}

    def _colour(self, colour: str) -> list[str]:
        return [each["id"] for each in sheet("enemies") if each["colour"] == colour and "summon" not in str(each)]

    def deal(self) -> tuple[str, str]:
        """A goal and the text of a situation."""
        rng = self.rng
        tiles = [*rng.sample(self.countryside, 2), rng.choice(self.core)]
        land = spaces(tiles)
        wanted = rng.choice(TARGETS)
        goals = [place for place, hexagon in land.items() if hexagon.get("site") == wanted]
        homes = [
            place
            for place, hexagon in land.items()
            if hexagon["terrain"] not in NO_GROUND and hexagon.get("site") in (None, "village", "magical_glade")
        ]
        if not goals or not homes:
            return self.deal()
        goal, home = rng.choice(goals), rng.choice(homes)
        is_night = rng.random() < 0.3
        hero, most = self._hero(home)
        cost = price({place: hexagon["terrain"] for place, hexagon in land.items()}, home, goal, is_night)
        if not max(NEAR, most - SPARE) <= cost <= most:
            return self.deal()
        lines = [*self._head(tiles, land, is_night), *hero]
        return f"reach {goal[0]},{goal[1]}", "\n".join(lines) + "\n"

    def _head(self, tiles: list[dict[str, Any]], land: dict[Place, dict[str, Any]], is_night: bool) -> list[str]:
        rng = self.rng
        lines = [f"seed: puzzle {rng.randrange(10**6)}", "scenario: solo_conquest", "round: 3", "turn: 0"]
        if is_night:
            lines.append("night: yes")
        lines.append("tiles:")
        lines += [f"  {a},{b}: {tile['id']}" for (a, b), tile in zip(SLOTS, tiles, strict=True)]
        lines.append("tokens:")
        taken: set[str] = set()
        for (q, r), hexagon in land.items():
            colour = hexagon.get("rampaging") or GUARDS.get(hexagon.get("site", ""))
            if colour:
                enemy = rng.choice([each for each in self.pool[colour] if each not in taken])
                taken.add(enemy)
                lines.append(f"  {q},{r}: {enemy}")
        lines.append(f"source: {', '.join(rng.choice((*COLOURS, 'gold')) for _ in range(3))}")
        return lines

    def _hero(self, home: Place) -> tuple[list[str], int]:
        """The lines of the hero, and how far the hand carries at most, roughly."""
        rng = self.rng
        hero = rng.choice(self.heroes)
        deck = [name for name, count in hero["deck"].items() for _ in range(count)]
        hand = list(dict.fromkeys([*rng.sample(deck, rng.choice((2, 2, 3))), rng.choice(self.advanced)]))
        lines = [f"heroes: {hero['id']}", "seat 0:", f"  at: {home[0]},{home[1]}", f"  hand: {', '.join(hand)}"]
        if rng.random() < 0.3:
            lines.append(f"  units: {rng.choice(MOVERS)}")
        if rng.random() < 0.4:
            lines.append(f"  crystals: {rng.choice(COLOURS)} 1")
        plain = [max(1, self.moves[card][0]) for card in hand]
        better = sorted([max(0, self.moves[card][1] - each) for card, each in zip(hand, plain, strict=True)])
        powered = 1 + sum("crystals" in line for line in lines)
        return lines, sum(plain) + sum(better[-powered:]) + 2 * sum("units" in line for line in lines)


def spaces(tiles: list[dict[str, Any]]) -> dict[Place, dict[str, Any]]:
    """The spaces of the tiles by coordinates."""
    found: dict[Place, dict[str, Any]] = {}
    for (a, b), tile in zip(SLOTS, tiles, strict=True):
        for (q, r), hexagon in zip(AROUND, tile["hexes"], strict=True):
            found[3 * a + b + q, -2 * a - 3 * b + r] = hexagon
    return found


def most_move(effect: Any) -> int:
    """The most Move that stands anywhere in an effect."""
    if isinstance(effect, dict):
        own = effect.get("move", 0)
        return max([own if isinstance(own, int) else 0, *[most_move(each) for each in effect.values()]])
    return max([0, *[most_move(each) for each in effect]]) if isinstance(effect, list) else 0


def price(land: dict[Place, str], start: Place, goal: Place, is_night: bool) -> int:
    """What the cheapest way costs on land as it is printed."""
    prices = DARK_PRICES if is_night else PRICES
    done: set[Place] = set()
    edge = [(0, start)]
    while edge:
        paid, here = heapq.heappop(edge)
        if here == goal:
            return paid
        if here in done:
            continue
        done.add(here)
        for q, r in AROUND[1:]:
            there = (here[0] + q, here[1] + r)
            if there == goal or land.get(there, "") in prices:
                heapq.heappush(edge, (paid + (2 if there == goal else prices[land[there]]), there))
    return 99
