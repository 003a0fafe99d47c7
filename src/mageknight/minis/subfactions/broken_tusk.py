"""Broken Tusk, Reckless: blood for blood."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.actions.manner import CLOSE
from mageknight.minis.content.abilities import CARD_2003, DEMORALIZED
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import HIT, Happening
from mageknight.minis.effects.parts import MODIFIER, PUSHING, ability_part
from mageknight.minis.events import BY_PUSHING
from mageknight.minis.figures.roster import called, has, is_fielded
from mageknight.minis.rules.attack.assault import adjust, in_hand
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.prospects import damage_now
from mageknight.minis.rules.turn.moments import Reactions, Relist
from mageknight.minis.state.battle import Battle


class BrokenTusk(Ability):
    """After a close combat success each click of pushing damage it takes raises its damage value by 1."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "broken-tusk",
            {
                "broken-tusk": (
                    "M2-SUBF-29",
                    "M2-SUBF-30",
                ),
            },
        )

    def happenings(self) -> list[Happening]:
        return [Bleeds("broken-tusk", HIT, self.id, optional=True)]


class Bleeds(Happening):
    """One click at a time, and asked again after each; more than the rule of 3 lets count is not asked for."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        attack = in_hand(state)
        manner = attack.manner(state)
        wanted = attack.attacker == figure and manner.kind == CLOSE and manner.harms
        return [about] if wanted and about == attack.hits[0] else []

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        if not super().stands(state, figure, other) or has(state, figure, DEMORALIZED):
            return False
        gained = sum([amount for part, amount in in_hand(state).clicks if part == self.line()])
        return gained < state.edition.rule_of_3

    def line(self) -> int:
        return ability_part(self.ability, MODIFIER)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        after = state.copy()
        self.resolve(Flow(after), figure, other)
        if not is_fielded(after, figure):
            return say("minis-do-reckless-falls", figure=called(state, figure))
        return say("minis-do-reckless", figure=called(state, figure), now=damage_now(state), then=damage_now(after))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        flow.then(Relist(Reactions(flow.state.controller[figure], ((self.word, figure, other),))))
        hurt(flow, figure, [(PUSHING, 1)], BY_PUSHING)
        adjust(flow, [], clicks=[(self.line(), 1)])
