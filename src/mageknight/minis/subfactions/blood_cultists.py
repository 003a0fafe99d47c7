"""Blood Cultists, Siphon Energy: a friend pays for fresh strength."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.effects.parts import PUSHING
from mageknight.minis.events import BY_PUSHING, TokenTaken
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import called, friends_of, is_fielded, members
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_TURN, Lasting, lasting_of


class BloodCultists(Ability):
    """Once when its command phase begins 1 pushing damage to a friend in contact takes a token off it."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "blood-cultists",
            {
                "blood-cultists": ("M2-SUBF-13",),
            },
        )

    def happenings(self) -> list[Happening]:
        return [Siphons("blood-cultists", COMMAND_BEGINS, self.id, optional=True)]


class Siphons(Happening):
    """Each friend in contact is a choice; once a command phase."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        if not tokens_of(state, figure):
            return []
        return members(state.table.touch[figure] & friends_of(state, figure))

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        used = lasting_of(state, "siphoned", figure)
        return super().stands(state, figure, other) and not used and is_fielded(state, other)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        return say("minis-do-siphon", figure=called(state, figure), other=called(state, other))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        begin_lasting(flow, Lasting("siphoned", figure, until=THIS_TURN))
        hurt(flow, other, [(PUSHING, 1)], BY_PUSHING)
        flow.emit(TokenTaken(figure, tokens_of(state, figure) - 1))
