"""The course of a cooperative assault: one participant's combat after another, one outcome, the ends of the turns (UE-COOP-13 to 24).

Every participant fights within the turn of the one who invited them, but each with a turn of the own kind: while one has the word,
the turns of the others are laid aside.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.events.course import (
    ActionTaken,
    EndTriggered,
    OrderTokenFlipped,
    TurnOpened,
)
from mageknight.board.events.parties import (
    AllWithdrew,
    AssaultOver,
    DiceGathered,
    PartBegan,
    PartEnded,
    TurnLaidAside,
    TurnTakenUp,
    assault_of,
)
from mageknight.board.events.tracks import EffectsExpired
from mageknight.board.events.world import CityConquered
from mageknight.board.moves.turn.before_turn import AskBefore
from mageknight.board.register import UNTIL_TURN
from mageknight.board.rules.combat.outcome import city_leader
from mageknight.board.rules.game.chance import PutBack, ReturnDie
from mageknight.board.rules.turn.triggers import TURN_STARTED, fire
from mageknight.board.rules.world.exploring import LookAround
from mageknight.board.rules.world.ground import city_spaces, has_token
from mageknight.board.rules.world.movement import INACCESSIBLE, NOT_NEXT_TO, spaces_near, step_cost
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import NO_ENTRY, PH_DONE
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.refusal import Refusal, refuse

ONLY_INTO_THE_CITY: Final = refuse("board-only-into-the-city", "UE-COOP-17")


class TakePart(Frame[BoardState]):
    """UE-COOP-13, 14, 16: the next participant begins, with everything usable before and at the beginning of an own turn."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(TurnLaidAside(flow.state.turn.seat))
        flow.emit(PartBegan(self.seat))
        flow.then(AskBefore(self.seat), OpenPart(self.seat), March(self.seat))


class OpenPart(Frame[BoardState]):
    """The beginning of an own turn."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.rules.turn.turns import start_frames

        flow.emit(TurnOpened(self.seat))
        flow.emit(ActionTaken(self.seat))
        flow.then(*start_frames(flow, self.seat))
        fire(flow, self.seat, TURN_STARTED)


class March(Frame[BoardState]):
    """UE-COOP-17: a participant moves into the city, unless that has been done."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.moves.travel.march import AskMarch

        if flow.state.turn.phase != PH_DONE:
            flow.then(AskMarch(self.seat))


def march_refusal(state: BoardState, seat: int, space: int) -> Refusal | None:
    """The reason why a participant may not step there."""
    if space not in city_spaces(state, assault_of(state).city):
        return ONLY_INTO_THE_CITY
    where = state.players[seat].where
    if where < 0 or space not in spaces_near(state, seat, where):
        return NOT_NEXT_TO
    cost = step_cost(state, seat, space)
    if cost == NO_ENTRY:
        return INACCESSIBLE
    if cost > state.turn.move:
        return refuse("board-too-few-move-points", "UE-MOVE-03", "UE-COOP-17", cost=cost, have=state.turn.move)
    return None


class SettleAssault(Frame[BoardState]):
    """UE-COOP-15, 22 to 24: all have fought; the city has fallen or they withdraw, the dice are rolled, the initiator goes on."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        flow.emit(TurnLaidAside(state.turn.seat))
        assault = assault_of(state)
        inside = city_spaces(state, assault.city)
        if has_token(state, assault.city):
            flow.emit(AllWithdrew(tuple([s for s in assault.seats if state.players[s].where in inside])))
        else:
            flow.emit(CityConquered(assault.city, city_leader(state, assault.city)))
        dice: list[Frame[BoardState]] = [
            PutBack(die) if die in turn.dice_kept else ReturnDie(die)
            for turn in assault.turns
            for die in turn.dice_taken
        ]
        flow.then(*dice, TakeUp(assault.seats[0], False), LookAround())
        flow.emit(DiceGathered())


class TakeUp(Frame[BoardState]):
    """UE-COOP-24: a participant goes on after the assault; `ends` says that the end of the turn must be asked for again."""

    FIELDS = ("seat", "ends")

    def __init__(self, seat: int, ends: bool) -> None:
        self.seat = seat
        self.ends = ends

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.moves.turn.turn import AskTurn

        flow.emit(TurnTakenUp(self.seat))
        if self.ends:
            flow.then(AskTurn(self.seat, False))


def end_part(flow: Flow[BoardState], seat: int) -> None:
    """A participant's turn is over: the next one ends the turn, or the Round goes on after the initiator."""
    from mageknight.board.rules.turn.rounds import ExtraTurn, NextTurn, last_turns

    state = flow.state
    assault = assault_of(state)
    won_back = state.turn.extra_turn and seat != assault.seats[0]
    flow.emit(PartEnded(seat))
    if won_back:
        flow.emit(OrderTokenFlipped(seat, False))
    if assault.ended < len(assault.seats):
        flow.then(TakeUp(assault.seats[assault.ended], True))
        return
    flow.emit(EffectsExpired(UNTIL_TURN))
    flow.emit(AssaultOver())
    first = state.turn.seat
    if state.turn.extra_turn:
        flow.then(ExtraTurn(first))
        return
    if not state.ending and scenario_of(state).end_reached(state):
        flow.emit(EndTriggered(last_turns(state, first)))
    flow.then(NextTurn())
