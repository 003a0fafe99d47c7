"""The end of a turn, step by step (UE-ENDTURN-01 to 08)."""

from __future__ import annotations

from mageknight.board.commands import ChooseOption, Decline
from mageknight.board.content.library import WOUND
from mageknight.board.events.cards import DISCARD, GONE, HAND, PLAYED, ZONES, CardMoved
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.tracks import EffectsExpired, ManaCleared
from mageknight.board.events.world import FigureMoved
from mageknight.board.moves.choose import CHOOSE_OPTION, DECLINE, OptionAsk
from mageknight.board.names import named
from mageknight.board.register import UNTIL_TURN
from mageknight.board.rules.game.chance import PutBack, ReturnDie
from mageknight.board.rules.turn.delayed import END_OF_TURN, due
from mageknight.board.rules.turn.hands import AskDiscards, DrawUp
from mageknight.board.rules.turn.levels import LevelUps
from mageknight.board.rules.turn.rewards import AskCrystal, Rewards
from mageknight.board.rules.turn.skills import calm_down, note_idle
from mageknight.board.rules.turn.wounds import take_wounds
from mageknight.board.rules.world.glades import mark_frames
from mageknight.board.rules.world.ground import is_safe, site_of
from mageknight.board.rules.world.mines import crystals_of, guarded
from mageknight.board.state import BoardState
from mageknight.board.terms import GLADE, MINES, PH_END, PH_REST, PORTAL
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say


class EndOfTurn(Frame[BoardState]):
    """UE-ENDTURN-01: the steps of the end of a turn, in their order."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        seat = self.seat
        turn = flow.state.turn
        marks = mark_frames(flow.state, seat) if turn.phase != PH_REST else []
        flow.emit(PhaseChanged(seat, PH_END))
        note_idle(flow, seat)
        frames: list[Frame[BoardState]] = [
            PutBack(die) if die in turn.dice_kept else ReturnDie(die) for die in turn.dice_taken
        ]
        frames.extend([Withdraw(seat), *marks, *due(flow, seat, END_OF_TURN)])
        frames.extend([ClearPlayArea(seat), SpaceBenefit(seat), Rewards(seat), LevelUps(seat), Rewards(seat)])
        frames.extend([AskDiscards(seat), DrawUp(seat), TurnOver(seat)])
        flow.then_all(frames)


class Withdraw(Frame[BoardState]):
    """UE-ENDTURN-02, UE-ENDTURN-03: back along the way, one Wound for each space, until a safe space is reached."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        path = list(state.turn.path)
        while path and not is_safe(state, self.seat, state.players[self.seat].where):
            flow.emit(FigureMoved(self.seat, path.pop(), False))
            take_wounds(flow, self.seat, 1)


class ClearPlayArea(Frame[BoardState]):
    """UE-ENDTURN-04, UE-ENDTURN-05: mana returns to the bank, played cards go to the discard pile."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(ManaCleared(self.seat))
        for card in list(flow.state.players[self.seat].played):
            flow.emit(CardMoved(self.seat, card, PLAYED, DISCARD))


class SpaceBenefit(Frame[BoardState]):
    """UE-ENDTURN-06 to 08: what the space of the figure gives at the end of a turn."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        player = state.players[self.seat]
        if player.where < 0:
            return
        site = site_of(state, player.where)
        if site == GLADE:
            if WOUND in player.hand or WOUND in player.discard:
                flow.then(AskGlade(self.seat))
        elif site in MINES and not guarded(state, player.where):
            wanted = crystals_of(state, self.seat, player.where)
            if wanted:
                flow.then(AskCrystal(self.seat, wanted))


class AskGlade(OptionAsk):
    """UE-ENDTURN-06: a Wound from hand or discard pile may be thrown away."""

    KIND = "glade"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_OPTION, DECLINE)
    RULES = ("UE-ENDTURN-06",)

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-glade")

    def option(self, state: BoardState, number: int) -> Message:
        return say("board-do-choose-zone", zone=named("zone", ZONES[number]))

    def choices(self, state: BoardState) -> list[Command]:
        player = state.players[self.seat]
        found: list[Command] = []
        if WOUND in player.hand:
            found.append(ChooseOption(self.seat, HAND))
        if WOUND in player.discard:
            found.append(ChooseOption(self.seat, DISCARD))
        return [*found, Decline(self.seat)]

    def chosen(self, flow: Flow[BoardState], command: ChooseOption) -> None:
        flow.emit(CardMoved(self.seat, WOUND, command.option, GONE))


def step_through_portal(flow: Flow[BoardState], seat: int) -> None:
    """UE-OTHERP-06: a hero on the portal leaves the map until the next turn."""
    where = flow.state.players[seat].where
    if where >= 0 and site_of(flow.state, where) == PORTAL:
        flow.emit(FigureMoved(seat, -1, False))


class TurnOver(Frame[BoardState]):
    """The turn is over: what lasted until its end has ended; the next player follows."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.rules.turn.rounds import after_turn

        close_turn(flow, self.seat)
        after_turn(flow, self.seat)


def close_turn(flow: Flow[BoardState], seat: int) -> None:
    """A turn is over, be it played or forfeited: what lasted until its end has ended."""
    alone = flow.state.assault is None and flow.state.contest is None
    flow.emit(EffectsExpired(UNTIL_TURN, -1 if alone else seat))
    calm_down(flow, seat)
    step_through_portal(flow, seat)
