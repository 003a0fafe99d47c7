"""Darkmarch, Augment: its skill for its friends, at a price."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import AIMED, ATTACK_ENDS, Happening
from mageknight.minis.effects.parts import PUSHING, REPLACEMENT, ability_part
from mageknight.minis.events import BY_PUSHING
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import attack, friends_of, symbols_of
from mageknight.minis.rules.attack.assault import adjust, has_replaced, in_hand
from mageknight.minis.rules.attack.damage import hurt
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

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        more = attack(state, figure) - attack(state, other)
        adjust(flow, [(ability_part(self.ability, REPLACEMENT), more)])
        begin_lasting(flow, Lasting("augmented", figure, other, until=THIS_ACTION))


class Pays(Happening):
    """1 pushing damage for the one that was helped."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [about] if lasting_of(state, "augmented", figure, about) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        for entry in lasting_of(flow.state, "augmented", figure, other):
            end_lasting(flow, entry)
        hurt(flow, other, [(PUSHING, 1)], BY_PUSHING)
