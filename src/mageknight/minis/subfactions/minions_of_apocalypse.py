"""Minions of Apocalypse, Bedlam: nobody gangs up near them, and they lend each other their skill."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import AIMED, Happening
from mageknight.minis.effects.parts import REPLACEMENT, ability_part
from mageknight.minis.figures.roster import attack, called, has, members
from mageknight.minis.rules.attack.assault import adjust, has_replaced, in_hand
from mageknight.minis.rules.attack.prospects import chance_with
from mageknight.minis.state.battle import Battle


class MinionsOfApocalypse(Ability):
    """The unmodified attack value of any of them on the battlefield may take the place of its own."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "minions-of-apocalypse",
            {
                "minions-of-apocalypse": ("M2-SUBF-03",),
                "bedlam": ("M2-SUBF-02",),
            },
        )
        self.bars_gangs = True

    def happenings(self) -> list[Happening]:
        return [Borrows("minions-of-apocalypse", AIMED, self.id, optional=True)]


class Borrows(Happening):
    """For an attack an action was given for: one of the better values instead of its own, without the other's bonus."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        attack_now = in_hand(state)
        if figure != about or attack_now.extra or attack_now.manner(state).aid:
            return []
        best: dict[int, int] = {}
        for each in members(state.table.afield & ~state.held):
            if has(state, each, self.ability) and attack(state, each) > attack(state, figure):
                best.setdefault(attack(state, each), each)
        return [best[value] for value in sorted(best, reverse=True)]

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return super().stands(state, figure, other) and not has_replaced(state)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        return say(
            "minis-do-bedlam",
            figure=called(state, figure),
            other=called(state, other),
            now=chance_with(state),
            then=chance_with(state, (self.line(state, figure, other),)),
        )

    def line(self, state: Battle, figure: int, other: int) -> tuple[int, int]:
        """The line of the attack by which the better value takes the place of the own one."""
        return ability_part(self.ability, REPLACEMENT), attack(state, other) - attack(state, figure)

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        adjust(flow, [self.line(state, figure, other)])
