"""Turns: their beginning, the actions given in them, their end."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import knows, manner
from mageknight.minis.actions.manner import FREE, Manner
from mageknight.minis.commands import Act, EndTurn
from mageknight.minis.effects.moment import COMMAND_BEGINS, ENDS
from mageknight.minis.events import ActionGiven, PhaseBegan, TurnBegan, TurnEnded
from mageknight.minis.figures.roster import has_stridden, is_spent, own_figures, powers
from mageknight.minis.moves import ActMove, Moves
from mageknight.minis.rules.attack.damage import FaintFall
from mageknight.minis.rules.castles.garrison import castle_actions, left_for, set_aside
from mageknight.minis.rules.castles.portals import open_portals
from mageknight.minis.rules.cavalry.temper import obey
from mageknight.minis.rules.large.brood import ACTIONS, has_brood_turn, in_turn
from mageknight.minis.rules.spells.browsing import FreeBrowses, has_browsing
from mageknight.minis.rules.spells.casting import Fading
from mageknight.minis.rules.turn.actions import action_refusal, give, goes_first, is_free_move, spent_refusal
from mageknight.minis.rules.turn.ending import CheckEnd, finish, has_had_last_turn
from mageknight.minis.rules.turn.moments import frames_at, let_lapse
from mageknight.minis.rules.turn.offers import legal_words, section_words
from mageknight.minis.rules.turn.phases import BeginEnd, OpenCommand
from mageknight.minis.rules.turn.tokens import is_worn_out
from mageknight.minis.state.battle import (
    ACTED,
    ACTION_PHASE,
    BROOD_PHASE,
    COMMAND_PHASE,
    END_PHASE,
    PLAYING,
    TIME_IS_UP,
    TIRED,
    Battle,
)
from mageknight.minis.state.lasting import OWN_COMMAND, OWN_END, THIS_TURN


class BeginTurn(Frame[Battle]):
    """A seat's turn begins with its actions; what happens at the start of a turn happens (REB-TRN-03)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if has_had_last_turn(state, self.seat):
            finish(flow, TIME_IS_UP)
            return
        state.edition.begins(flow, self.seat)
        actions = state.edition.actions_of(state, self.seat) + castle_actions(state, self.seat)
        flow.emit(TurnBegan(self.seat, actions))
        set_aside(flow, self.seat)
        enter_phase(flow, self.seat, COMMAND_PHASE)
        if state.edition.proficiencies:
            obey(flow, self.seat)
        frames = frames_at(state, COMMAND_BEGINS, self.seat, own_figures(state, self.seat))
        let_lapse(flow, OWN_COMMAND, self.seat)
        if state.edition.phases:
            flow.then(*frames, CheckEnd(), OpenCommand(self.seat), OpenActions(self.seat))
            if state.table.rooted:
                open_portals(flow, self.seat)
        else:
            flow.then(*frames, CheckEnd(), OpenActions(self.seat))


def enter_phase(flow: Flow[Battle], seat: int, phase: int) -> None:
    """The next phase begins, where the edition divides turns into phases (M2-TURN-06)."""
    if flow.state.edition.phases:
        flow.emit(PhaseBegan(seat, phase))


class OpenActions(Frame[Battle]):
    """The opening of a turn is done; now actions are given."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        enter_phase(flow, self.seat, ACTION_PHASE)
        flow.then(NextAction(self.seat))


class NextAction(Frame[Battle]):
    """Between two actions: the turn goes on while there is an action and a figure to give it to (REB-TRN-07)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if state.status[self.seat] == PLAYING and can_act(state, self.seat):
            flow.then(TakeAction(self.seat))
        else:
            end_actions(flow, self.seat)


def idle_figures(state: Battle, seat: int) -> list[int]:
    """The figures a seat can still give an action to in this turn, if only to pass."""
    return [figure for figure in own_figures(state, seat) if in_turn(state, figure) and not is_spent(state, figure)]


def can_act(state: Battle, seat: int) -> bool:
    """Is there an action left, or one that costs nothing, and a figure for it?"""
    for figure in idle_figures(state, seat):
        tired = is_worn_out(state, figure)
        if has_stridden(state, figure) and not tired:
            return True
        if left_for(state, figure) > 0 and (state.edition.passes or not tired):
            return True
        if not tired and is_free_move(state, figure):
            return True
        if tired and state.actions > 0 and state.books and has_browsing(state, figure):
            return True
    free = state.edition.ways.bits[FREE]
    return any(powers(state, figure) & free and in_turn(state, figure) for figure in own_figures(state, seat))


class Acting(ActMove["TakeAction"]):
    """Give one figure an action."""

    def collect(self, state: Battle, ask: TakeAction, found: list[Command]) -> None:
        first = goes_first(state, ask.seat)
        for figure in own_figures(state, ask.seat):
            words = section_words if state.defs[figure].is_castle else legal_words
            for word in words(state, figure, first):
                found.append(Act(ask.seat, figure, word))

    def refusal(self, state: Battle, ask: TakeAction, command: Act) -> Refusal | None:
        if not knows(state, command.how):
            return refuse("minis-unknown-action")
        return action_refusal(state, ask.seat, command.figure, manner(state, command.how))

    def carry_out(self, flow: Flow[Battle], ask: TakeAction, command: Act) -> None:
        flow.then(CheckEnd(), NextAction(ask.seat))
        give(flow, command.figure, manner(flow.state, command.how))


class EndingTurn(Move[Battle, "TakeAction", EndTurn]):
    """End the turn."""

    COMMAND = EndTurn

    def candidates(self, state: Battle, ask: TakeAction) -> list[Command]:
        return [EndTurn(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: TakeAction, command: EndTurn) -> None:
        pass_on(flow, ask.seat)
        end_actions(flow, ask.seat)

    def words(self, state: Battle, ask: TakeAction, command: EndTurn) -> Message:
        return say("minis-do-end-turn")


class TakeAction(MoveAsk[Battle]):
    """Give one figure an action, or end the turn (REB-TRN-05, REB-TRN-09)."""

    FIELDS = ("seat",)
    KIND = "minis-action"
    MOVES: ClassVar[Moves] = (Acting(), EndingTurn())
    NESTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-action", actions=state.actions)

    def forced(self, state: Battle) -> Command | None:
        """The answer of somebody who has left the battle: nothing more."""
        return EndTurn(self.seat) if state.status[self.seat] != PLAYING else None


def end_actions(flow: Flow[Battle], seat: int) -> None:
    """No more actions are given: then the Brood of the seat has its own, and the turn ends (M2-DRAGON-43)."""
    if has_brood_turn(flow.state, seat):
        flow.emit(PhaseBegan(seat, BROOD_PHASE, ACTIONS))
        flow.then(NextAction(seat))
    else:
        flow.then(FinishTurn(seat))


def pass_on(flow: Flow[Battle], seat: int) -> None:
    """The remaining actions of somebody who ends his turn become passes (REB-TRN-13)."""
    state = flow.state
    if not state.edition.passes:
        return
    passing: Manner = manner(state, "pass")
    for figure in idle_figures(state, seat):
        if state.actions > 0 and spent_refusal(state, figure, passing) is None:
            flow.emit(ActionGiven(figure, passing.word, 1))


class FinishTurn(Frame[Battle]):
    """No more actions are given this turn: what happens at its end happens (M2-TURN-17, QS-END-01)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        state.edition.end_actions(flow)
        enter_phase(flow, self.seat, END_PHASE)
        frames: list[Frame[Battle]] = [BeginEnd(self.seat)]
        if state.books:
            frames += [FreeBrowses(self.seat), Fading(self.seat)]
        if state.edition.scale.faint_fall:
            frames.append(FaintFall(self.seat))
        flow.then(*frames, CloseTurn(self.seat))
        flow.then_all(frames_at(state, ENDS, self.seat, own_figures(state, self.seat)))


class CloseTurn(Frame[Battle]):
    """The turn is over: tokens come off the figures that did not act in it (REB-TOK-02, REB-PSH-03, QS-END-02)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        let_lapse(flow, OWN_END, self.seat)
        let_lapse(flow, THIS_TURN)
        cleared = tuple(
            [
                figure
                for figure in range(len(state.tokens))
                if state.tokens[figure] and state.controller[figure] == self.seat and not state.marks[figure] & TIRED
            ]
        )
        acted = [figure for figure in range(len(state.marks)) if state.marks[figure] & ACTED]
        idle = not state.edition.passes and all(state.controller[figure] != self.seat for figure in acted)
        flow.emit(TurnEnded(self.seat, cleared, idle))
        flow.then(CheckEnd(True), NextTurn(self.seat))


class NextTurn(Frame[Battle]):
    """The turn passes to the left (REB-TRN-01); players who are out are left out (REB-TRN-02)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        order = state.order
        at = order.index(self.seat)
        for step in range(1, len(order) + 1):
            seat = order[(at + step) % len(order)]
            if state.status[seat] == PLAYING and own_figures(state, seat):
                flow.then(BeginTurn(seat))
                return
