"""A player's turn, and how it begins (UE-TURN-01 to 40)."""

from __future__ import annotations

from mageknight.board.commands import (
    Forfeit,
)
from mageknight.board.events.course import TurnBegan, TurnOpened
from mageknight.board.events.tracks import EffectsExpired, ManaGained
from mageknight.board.events.world import FigureMoved
from mageknight.board.lattice import PORTAL_HEX
from mageknight.board.moves.turn.before_turn import AskBefore
from mageknight.board.moves.turn.forfeit import FORFEIT
from mageknight.board.moves.turn.turn import AskTurn
from mageknight.board.register import UNTIL_MY_TURN
from mageknight.board.rules.turn.delayed import OWN_NEXT_TURN, due
from mageknight.board.rules.turn.skills import come_home
from mageknight.board.rules.turn.triggers import TURN_STARTED, fire
from mageknight.board.rules.world.ground import site_of
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import BLACK, GLADE, GOLD, PH_NONE
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.move import PlainAsk


class StartTurn(Frame[BoardState]):
    """A player's turn begins: effects of the last one end, the figure is on the map, the glade gives its mana."""

    FIELDS = ("seat", "at")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(TurnBegan(self.seat, self.at, PH_NONE))
        flow.emit(EffectsExpired(UNTIL_MY_TURN, self.seat))
        homecoming = come_home(flow, self.seat)
        if flow.state.players[self.seat].where < 0:
            flow.emit(FigureMoved(self.seat, PORTAL_HEX, False))
        flow.then_all([*homecoming, AskBefore(self.seat), BeginTurn(self.seat)])


class BeginTurn(Frame[BoardState]):
    """UE-TURN-10: whether deck and hand are empty is looked at after everything that happens before the turn."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(TurnOpened(self.seat))
        player = flow.state.players[self.seat]
        if not player.deck and not player.hand:
            flow.then(AskForfeit(self.seat))
            return
        flow.then_all([*start_frames(flow, self.seat), AskTurn(self.seat)])
        fire(flow, self.seat, TURN_STARTED)


def start_frames(flow: Flow[BoardState], seat: int) -> list[Frame[BoardState]]:
    """The frames at the start of a turn: mana of a glade, or what the scenario gives; returns what was put off until then."""
    state = flow.state
    mana = scenario_of(state).mana_at_start(state, seat)
    if site_of(state, state.players[seat].where) == GLADE:
        mana += 1
    if mana:
        flow.emit(ManaGained(seat, BLACK if state.night else GOLD, mana))
    return due(flow, seat, OWN_NEXT_TURN)


class AskForfeit(PlainAsk[BoardState]):
    """UE-TURN-17, UE-TURN-19: with neither deck nor hand the turn must be forfeited."""

    KIND = "forfeit"
    FIELDS = ("seat",)
    MOVES = (FORFEIT,)
    RULES = ("UE-TURN-17",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-forfeit")

    def choices(self, state: BoardState) -> list[Command]:
        return [Forfeit(self.seat)]

    def forced(self, state: BoardState) -> Command | None:
        return Forfeit(self.seat)

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        from mageknight.board.rules.turn.rounds import forfeit

        forfeit(flow, self.seat)
