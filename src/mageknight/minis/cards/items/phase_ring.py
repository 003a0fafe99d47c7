"""Phase Ring: its wielder is quick or hard to hit, one of them at a time."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2003, DODGE, QUICKNESS, ability
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import LENDS, OWN_COMMAND, Lasting, lasting_of


class PhaseRing(Ability):
    """It may take Quickness or Dodge when its command phase begins."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "phase-ring",
            {
                "phase-ring": ("M2-ITEM-27",),
            },
        )

    def happenings(self) -> list[Happening]:
        return [
            Phases("phase-ring-quickness", QUICKNESS, self.id),
            Phases("phase-ring-dodge", DODGE, self.id),
        ]


class Phases(Happening):
    """One of the two; once a command phase."""

    def __init__(self, word: str, gift: int, ability: int) -> None:
        super().__init__(word, COMMAND_BEGINS, ability, optional=True)
        self.gift = gift

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1]

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        chosen = [entry for entry in lasting_of(state, LENDS, figure) if entry.amount in (QUICKNESS, DODGE)]
        return super().stands(state, figure, other) and not chosen

    def words(self, state: Battle, figure: int, other: int) -> Message:
        return say("minis-do-lend", figure=called(state, figure), ability=say(ability(self.gift).name_key))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        seat = flow.state.controller[figure]
        begin_lasting(
            flow, Lasting(kind=LENDS, source=figure, target=figure, amount=self.gift, until=OWN_COMMAND, seat=seat)
        )
