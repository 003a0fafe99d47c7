"""Darkmarch, Augment: its skill for its friends, at a price."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import AIMED, ATTACK_ENDS, Happening
from mageknight.minis.effects.parts import PUSHING, REPLACEMENT, ability_part
from mageknight.minis.events import BY_PUSHING
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import attack, called, friends_of, symbols_of
from mageknight.minis.rules.attack.assault import adjust, has_replaced, in_hand
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.prospects import chance_with
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting
from mageknight.minis.rules.turn.tokens import PUSHED
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_ACTION, Lasting, lasting_of


class Darkmarch(Ability):
    """With fewer than two tokens it lends its unmodified attack value to friends of its faction; they take 1 pushing damage afterwards."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "darkmarch",
            {
                "darkmarch": ("M2-SUBF-36",),
            },
        )

    def happenings(self) -> list[Happening]:
        return [
            Lends("darkmarch", AIMED, self.id, optional=True),
            Pays("darkmarch-price", ATTACK_ENDS, self.id, token="augmented"),
        ]


class Lends(Happening):
    """The attacker's player may take the better value."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        if (
            not friends_of(state, figure) >> about & 1
            or tokens_of(state, figure) >= PUSHED
            or in_hand(state).manner(state).aid
        ):
            return []
        better = attack(state, figure) > attack(state, about)
        return [about] if better and symbols_of(state, figure) & symbols_of(state, about) else []

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return super().stands(state, figure, other) and not has_replaced(state)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        return say(
            "minis-do-augment",
            figure=called(state, other),
            other=called(state, figure),
            now=chance_with(state),
            then=chance_with(state, (self.line(state, figure, other),)),
        )

    def line(self, state: Battle, figure: int, other: int) -> tuple[int, int]:
        """The line of the attack by which the better value takes the place of the own one."""
        return ability_part(self.ability, REPLACEMENT), attack(state, figure) - attack(state, other)

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        adjust(flow, [self.line(state, figure, other)])
        begin_lasting(flow, Lasting("augmented", figure, other, until=THIS_ACTION))


class Pays(Happening):
    """1 pushing damage for the one that was helped."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [about] if lasting_of(state, "augmented", figure, about) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        for entry in lasting_of(flow.state, "augmented", figure, other):
            end_lasting(flow, entry)
        hurt(flow, other, [(PUSHING, 1)], BY_PUSHING)
