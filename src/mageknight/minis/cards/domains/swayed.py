"""Domains with modifiers: what they do to the combat values of everybody."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.cards.items.equipped import holds
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import domains


class Swayed(Ability):
    """Modifiers of all domains in play add up (reading R17); symbols count as on items."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "swayed",
            {
                "swayed": ("M2-DOMAIN-05",),
            },
        )

    def attack(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        amount = modified(state, attacker, "attack", manner)
        if amount:
            parts.append((self.modifier(), amount))

    def pace(self, state: Battle, figure: int) -> int:
        return modified(state, figure, "speed", None)


def modified(state: Battle, figure: int, value: str, manner: AttackManner | None) -> int:
    """A value of a figure with what all domains together do to it."""
    return sum(
        [
            each.amount
            for domain in domains(state)
            for each in domain.modifiers
            if each.value == value and holds(state, figure, value, each.symbol, manner)
        ]
    )
