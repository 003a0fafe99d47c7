"""Glades that are marked, and the incantations they lend their power to (UE-SCN-DRUID-05 to 17)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseSeat, ChooseSpace, Decline
from mageknight.board.events.course import ActionTaken, PhaseChanged
from mageknight.board.events.world import ShieldPlaced, ShieldRemoved
from mageknight.board.moves.choose import DECLINE, MARK_GLADE, REPLACE_MARK, ChoiceAsk
from mageknight.board.register import INCANTED, UNTIL_ROUND, enter, holds
from mageknight.board.rules.combat.combat import INCANTATION
from mageknight.board.rules.combat.fighting import EnterPhase, begin_combat
from mageknight.board.rules.combat.outcome import R_CRYSTAL_ROLL, earn
from mageknight.board.rules.game.chance import FetchEnemy
from mageknight.board.rules.world.actions import free_to_act
from mageknight.board.rules.world.ground import INHABITED, printed_site, site_of
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.marks import seat_of, space_of
from mageknight.board.terms import GLADE, PH_DONE, PH_RANGED
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_INCANTATION: Final = refuse("board-no-incantation", "UE-SCN-DRUID-06")
ONLY_BY_NIGHT: Final = refuse("board-incantation-by-night", "UE-SCN-DRUID-06")
ALREADY_DONE: Final = refuse("board-incantation-done", "UE-SCN-DRUID-06")
PEOPLE_HERE: Final = refuse("board-incantation-inhabited", "UE-SCN-DRUID-06")


def shields_on(state: BoardState, space: int) -> list[int]:
    """The seats whose Shields mark a space."""
    return [seat_of(shield) for shield in state.map.shields if space_of(shield) == space]


def markable(state: BoardState, seat: int) -> bool:
    """UE-SCN-DRUID-05: a hero on a glade may mark it, once."""
    where = state.players[seat].where
    return where >= 0 and site_of(state, where) == GLADE and seat not in shields_on(state, where)


def mark_frames(state: BoardState, seat: int) -> list[Frame[BoardState]]:
    """The frames that ask where glades are marked, when the movement of a turn is over."""
    return [OfferMark(seat)] if scenario_of(state).incantations else []


class OfferMark(Frame[BoardState]):
    """Whoever stands on a glade now may mark it."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        if markable(flow.state, self.seat):
            flow.then(AskMark(self.seat))


class AskMark(ChoiceAsk[ChooseSpace | ChooseSeat]):
    """Mark the glade? Where it holds no more Shields, whose is replaced (UE-SCN-DRUID-14)?"""

    KIND = "mark-glade"
    FIELDS = ("seat",)
    MOVES = (MARK_GLADE, REPLACE_MARK, DECLINE)
    RULES = ("UE-SCN-DRUID-14",)

    def full(self, state: BoardState) -> bool:
        limit = scenario_of(state).glade_limit.get(state.setup.seats, 0)
        return 0 < limit <= len(shields_on(state, state.players[self.seat].where))

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-replace-mark" if self.full(state) else "board-ask-mark-glade")

    def choices(self, state: BoardState) -> list[Command]:
        where = state.players[self.seat].where
        found: list[Command] = [ChooseSpace(self.seat, where)]
        if self.full(state):
            found = [ChooseSeat(self.seat, other) for other in shields_on(state, where)]
        return [*found, Decline(self.seat)]

    def chosen(self, flow: Flow[BoardState], command: ChooseSpace | ChooseSeat) -> None:
        where = flow.state.players[self.seat].where
        if type(command) is ChooseSeat:
            flow.emit(ShieldRemoved(command.other, where))
        flow.emit(ShieldPlaced(self.seat, where, False))


def incantation_refusal(state: BoardState, seat: int) -> Refusal | None:
    """UE-SCN-DRUID-06: once each Night, as the action of a turn, where nobody lives."""
    if not scenario_of(state).incantations:
        return NO_INCANTATION
    refusal = free_to_act(state, seat)
    if refusal is not None:
        return refusal
    if not state.night:
        return ONLY_BY_NIGHT
    if holds(state, INCANTED, seat):
        return ALREADY_DONE
    return PEOPLE_HERE if site_of(state, state.players[seat].where) in INHABITED else None


def incant(flow: Flow[BoardState], seat: int) -> None:
    """The movement is over, so the glade under the hero may still be marked; then the monsters come."""
    flow.emit(ActionTaken(seat))
    enter(flow, INCANTED, seat, until=UNTIL_ROUND)
    flow.then(OfferMark(seat), Summoning(seat))


class Summoning(Frame[BoardState]):
    """UE-SCN-DRUID-07, 09, 11, 15: monsters for each glade marked are drawn and fought; the crystals are sure."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        seat = self.seat
        glades = len(marked_glades(state, seat))
        if not glades:
            flow.emit(PhaseChanged(seat, PH_DONE))
            return
        piles, crystals = scenario_of(state).incantations[state.round // 2 - 1]
        where = state.players[seat].where
        begin_combat(flow, seat, where, where, INCANTATION)
        earn(flow, seat, R_CRYSTAL_ROLL, glades * crystals)
        monsters = [FetchEnemy(pile, where, False, False) for pile in piles for _ in range(glades)]
        flow.then(*monsters, EnterPhase(seat, PH_RANGED))


def marked_glades(state: BoardState, seat: int) -> list[int]:
    """The glades a player has marked."""
    return [space_of(s) for s in state.map.shields if seat_of(s) == seat and printed_site(state, space_of(s)) == GLADE]


class ClearGlades(Frame[BoardState]):
    """UE-SCN-DRUID-10, UE-SCN-DRUID-17: after a Night all Shields leave the glades."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        for shield in list(flow.state.map.shields):
            if printed_site(flow.state, space_of(shield)) == GLADE:
                flow.emit(ShieldRemoved(seat_of(shield), space_of(shield)))


def dawn_frames(state: BoardState) -> list[Frame[BoardState]]:
    """The frames of glades at the end of a Night."""
    return [ClearGlades()] if state.night and scenario_of(state).incantations else []
