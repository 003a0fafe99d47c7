"""Hex: once before its player's next command phase somebody must roll again."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import ROLLED, Happening
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.attack.assault import in_hand, is_attacking
from mageknight.minis.rules.attack.prospects import chance_with, hits_now
from mageknight.minis.rules.attack.steps import reroll
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import OWN_COMMAND, Lasting, lasting_of
from mageknight.minis.table.contact import is_within

HEXED: Final = "hex"
"""The token, in the register of what lasts."""
REACH: Final = 18
"""How far a hex reaches, in inches."""


class Hex(Ability):
    """A special action lays the token; whoever attacks within reach, friend or foe, may be made to roll again for it."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("hex", {"hex": ("M2-ABL-WND-01",)})

    def happenings(self) -> list[Happening]:
        return [HexStrikes("hex", ROLLED, self.id, optional=True, token=HEXED)]

    def manners(self) -> list[Manner]:
        return [Hexing("hex", SPECIAL, self.id)]


class Hexing(Manner):
    """Lay the token. A figure has one at most."""

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if lasting_of(state, HEXED, figure):
            return state.edition.refuse("minis-hexes-already", "hex", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        begin_lasting(flow, Lasting(HEXED, figure, until=OWN_COMMAND, seat=flow.state.controller[figure]))


class HexStrikes(Happening):
    """Both dice again; the new result counts. Nobody hexes its own roll (reading R82)."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        if figure == about or state.captor[figure] >= 0 or not is_within(state.table, figure, about, REACH):
            return []
        return [about]

    def words(self, state: Battle, figure: int, other: int) -> Message:
        rolled = is_attacking(state) and in_hand(state).dice
        if not rolled or len(in_hand(state).targets) > 1:
            return say("minis-do-hex", figure=called(state, figure), other=called(state, other))
        return say(
            "minis-do-hex-hit" if hits_now(state) else "minis-do-hex-miss",
            figure=called(state, figure),
            other=called(state, other),
            roll=in_hand(state).roll(),
            chance=chance_with(state),
        )

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        for entry in lasting_of(flow.state, HEXED, figure):
            end_lasting(flow, entry)
        reroll(flow)
