"""Items with modifiers: what they do to the combat values of whoever wields them."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import CLOSE, RANGED, AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.content.items import AGAINST_RANGED, shown_by
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.figures.figure import ATTACK_TYPES
from mageknight.minis.state.battle import Battle


class Equipped(Ability):
    """A modifier without a symbol holds for every use of its value, one with a symbol for warriors that show it, one of the
    attack with an attack type for attacks of that type (M2-ITEM-08 to M2-ITEM-10)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "equipped",
            {
                "equipped": ("M2-ITEM-08",),
            },
        )

    def attack(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        self.add(parts, modified(state, attacker, "attack", manner))

    def defense(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        self.add(parts, modified(state, target, "defense", manner))

    def damage(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        value = "ranged-damage" if manner.kind == RANGED else "damage"
        self.add(parts, modified(state, attacker, value, manner))

    def pace(self, state: Battle, figure: int) -> int:
        return sum(modified(state, figure, "speed", None))

    def extent(self, state: Battle, figure: int) -> int:
        return sum(modified(state, figure, "range", None))

    def spurs(self, state: Battle, figure: int) -> int:
        return sum(modified(state, figure, "bonus", None))

    def add(self, parts: Parts, amounts: list[int]) -> None:
        for amount in amounts:
            parts.append((self.modifier(), amount))


def modified(state: Battle, figure: int, value: str, manner: AttackManner | None) -> list[int]:
    """A value of a figure with what its items do to it, in one way of attacking."""
    found: list[int] = []
    for item, bearer in zip(state.items, state.bearer, strict=True):
        if bearer == figure:
            for each in item.modifiers:
                if each.value == value and holds(state, figure, value, each.symbol, manner):
                    found.append(each.amount)
    return found


def holds(state: Battle, figure: int, value: str, symbol: str, manner: AttackManner | None) -> bool:
    """Does a modifier with this symbol count for the figure here?"""
    if not symbol:
        return True
    if symbol == AGAINST_RANGED:
        return manner is not None and manner.kind == RANGED
    shown = symbol in shown_by(state.defs[figure])
    if value == "attack" and symbol in ATTACK_TYPES and manner is not None:
        return shown and manner.kind == (CLOSE if symbol == "sword" else RANGED)
    return shown
