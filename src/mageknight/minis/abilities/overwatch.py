"""Overwatch: a ranged combat action now, its attack when the next command phase begins."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import RANGED, Manner
from mageknight.minis.commands import Act
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.figures.roster import called
from mageknight.minis.moves import ActMove, DeclineMove, Moves
from mageknight.minis.rules.attack.aiming import BOW, AimAlone, targets_of
from mageknight.minis.rules.attack.ranged import firer_refusal
from mageknight.minis.rules.attack.siege import GiantShot
from mageknight.minis.rules.movement.rushes import attacks_after_move
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import Lasting, lasting_of

WATCHES: Final = "overwatch"
"""The token, in the register of what lasts."""


class Overwatch(Ability):
    """Neither target nor line of fire is asked for when the action is given; later the figure may be touched or demoralized."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("overwatch", {"overwatch": ("M2-ABL-BOW-03", "M2-ABL-BOW-04")})

    def happenings(self) -> list[Happening]:
        return [WatchEnds("overwatch", COMMAND_BEGINS, self.id, token=WATCHES)]

    def manners(self) -> list[Manner]:
        return [Watch("overwatch", RANGED, self.id)]


class Watch(Manner):
    """Lay the token."""

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return firer_refusal(state, figure)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        begin_lasting(flow, Lasting(WATCHES, figure, seat=flow.state.controller[figure]))


class WatchEnds(Happening):
    """The token goes, and the attack may be made from where the figure stands."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1] if state.controller[figure] == about else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        for entry in lasting_of(state, WATCHES, figure):
            end_lasting(flow, entry)
        ask = FromWatch(state.controller[figure], figure)
        if state.captor[figure] < 0 and len(ask.choices(state)) > 1:
            flow.then(ask)


class Firing(ActMove["FromWatch"]):
    """Make the attack in this way."""

    def candidates(self, state: Battle, ask: FromWatch) -> list[Command]:
        return [Act(ask.seat, ask.figure, each.word) for each in attacks_after_move(state, RANGED)]

    def refusal(self, state: Battle, ask: FromWatch, command: Act) -> Refusal | None:
        if command.figure != ask.figure:
            return refuse("not-an-option")
        if command.how not in [each.word for each in attacks_after_move(state, RANGED)]:
            return refuse("not-an-option")
        way = attack_manner(state, command.how)
        if isinstance(way, GiantShot):
            found = way.kind_refusal(state, ask.figure)
            if found is not None:
                return found
        elif command.how != "shoot" and state.defs[ask.figure].types.attack != BOW:
            return state.edition.refuse("minis-bow-only", "bow-proficiencies", figure=called(state, ask.figure))
        if not targets_of(state, way, ask.figure):
            return state.edition.refuse("minis-nobody-in-watch", "overwatch", figure=called(state, ask.figure))
        return None

    def carry_out(self, flow: Flow[Battle], ask: FromWatch, command: Act) -> None:
        flow.then(AimAlone(ask.seat, command.how, ask.figure))


class NotFiring(DeclineMove["FromWatch"]):
    """Leave the attack out."""


class FromWatch(MoveAsk[Battle]):
    """Make the attack of an Overwatch, or leave it."""

    FIELDS = ("seat", "figure")
    KIND = "minis-watch"
    MOVES: ClassVar[Moves] = (Firing(), NotFiring())

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-watch", figure=called(state, self.figure))
