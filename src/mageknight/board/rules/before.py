"""Before one's turn, or in others' turns: Tactics, plundering, some skills (UE-TURN-01 to 10).

Just before the own turn the player is asked; in others' turns the same can be done at any moment no effect is being evaluated.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.board.commands import Decline, Plunder, UseSkill, UseTactic
from mageknight.board.content.library import LIB
from mageknight.board.effect import Resolve, begin
from mageknight.board.events.course import Plundered, TacticUsed
from mageknight.board.events.tracks import ReputationChanged
from mageknight.board.rules.drawing import draw_cards
from mageknight.board.rules.ground import site_of
from mageknight.board.rules.rivals import in_contest
from mageknight.board.rules.skills import NOT_BEFORE_TURN, before_refusal, use_before
from mageknight.board.rules.timing import probe
from mageknight.board.sources import FROM_TACTIC
from mageknight.board.state import BoardState
from mageknight.board.terms import VILLAGE
from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_VILLAGE: Final = refuse("board-no-village-to-plunder", "UE-TURN-09")
PLUNDERED: Final = refuse("board-plundered-already", "UE-TURN-09")
PLUNDER_CARDS: Final = 2
RIVAL_SPELLS: Final = ("mana_meltdown", "mana_claim", "mind_read", "energy_flow")
"""Spells that touch the other players: they are announced, and left out of cooperative games."""


def plunder_refusal(state: BoardState, seat: int) -> Refusal | None:
    """A player whose figure stands on a village may plunder it, once between two own turns."""
    player = state.players[seat]
    if player.where < 0 or site_of(state, player.where) != VILLAGE:
        return NO_VILLAGE
    return PLUNDERED if player.plundered else None


def plunder(flow: Flow[BoardState], seat: int) -> None:
    """Two cards, for one Reputation."""
    flow.emit(Plundered(seat))
    flow.emit(ReputationChanged(seat, -1, 0))
    draw_cards(flow, seat, PLUNDER_CARDS)


def tactic_refusal(state: BoardState, seat: int) -> Refusal | None:
    """A Tactic used before the own turn."""
    player = state.players[seat]
    if player.tactic < 0 or player.tactic_used:
        return NOT_BEFORE_TURN
    tactic = LIB.tactics[player.tactic]
    if not tactic.use.startswith("before_turn") or tactic.effect is None:
        return NOT_BEFORE_TURN
    return tactic.effect.why_not(state, probe(seat, FROM_TACTIC, tactic.number, -1, False))


class AskBefore(Ask[BoardState]):
    """What to do before the own turn; asked only of those who can do something, which everybody can see."""

    FIELDS = ("seat",)
    COMMANDS: ClassVar[tuple[type[Command], ...]] = (UseTactic, UseSkill, Plunder, Decline)
    NESTED = False

    def kind(self) -> str:
        return "before-turn"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-before-turn")

    def doings(self, state: BoardState) -> list[Command]:
        found: list[Command] = []
        if tactic_refusal(state, self.seat) is None:
            found.append(UseTactic(self.seat))
        for skill in state.players[self.seat].skills:
            if before_refusal(state, self.seat, skill) is None:
                found.append(UseSkill(self.seat, skill))
        if plunder_refusal(state, self.seat) is None:
            found.append(Plunder(self.seat))
        return found

    def choices(self, state: BoardState) -> list[Command]:
        return [*self.doings(state), Decline(self.seat)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        if isinstance(command, UseTactic):
            return tactic_refusal(state, self.seat)
        if isinstance(command, UseSkill):
            return before_refusal(state, self.seat, command.skill)
        return plunder_refusal(state, self.seat) if isinstance(command, Plunder) else None

    def forced(self, state: BoardState) -> Command | None:
        return None if self.doings(state) else Decline(self.seat)

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, Decline):
            return
        flow.then(self)
        carry_out_before(flow, self.seat, command)


class AskReaction(AskBefore):
    """UE-TURN-04: another player has announced an effect that may touch this one; it waits for what is done before it."""

    def kind(self) -> str:
        return "reaction"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-reaction")


def reactions(state: BoardState, seat: int) -> list[Frame[BoardState]]:
    """Whoever can do something before the effect that a player announces, in the Round order after that player."""
    at = state.order.index(seat)
    ring = [other for other in (*state.order[at + 1 :], *state.order[:at]) if other >= 0]
    return [
        AskReaction(other)
        for other in ring
        if has_turns_left(state, other) and not in_contest(state, other) and AskReaction(other).doings(state)
    ]


def has_turns_left(state: BoardState, seat: int) -> bool:
    """UE-TURN-08: nothing can be done before a turn that will not come in this Round."""
    if seat in state.affairs.out:
        return False
    return (state.announced < 0 and not state.ending) or seat in state.last_turns


class AskMeanwhile(AskBefore):
    """The same in another player's turn: it may be done, nobody waits for it."""

    COMMANDS = (UseSkill, Plunder)

    def kind(self) -> str:
        return "meanwhile"

    def choices(self, state: BoardState) -> list[Command]:
        return [command for command in self.doings(state) if not isinstance(command, UseTactic)]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        carry_out_before(flow, self.seat, command)


def carry_out_before(flow: Flow[BoardState], seat: int, command: Command) -> None:
    if isinstance(command, UseTactic):
        tactic = LIB.tactics[flow.state.players[seat].tactic]
        assert tactic.effect is not None
        flow.emit(TacticUsed(seat, 2 if tactic.use == "before_turn_once" else 1))
        flow.then(Resolve(tactic.effect.uid, begin(flow, seat, FROM_TACTIC, tactic.number, -1)))
    elif isinstance(command, UseSkill):
        use_before(flow, seat, command.skill)
    elif isinstance(command, Plunder):
        plunder(flow, seat)


def choosing_tactics(state: BoardState) -> bool:
    """UE-TURN-07: has somebody not taken a Tactic for this Round yet?"""
    return any(player.tactic < 0 and seat not in state.affairs.out for seat, player in enumerate(state.players))


def meanwhile(state: BoardState) -> list[Ask[BoardState]]:
    """Who could do something in the present turn of another (UE-TURN-05, 07, 08): nobody while an effect is evaluated, while Tactics
    are chosen, or after the own last turn of the Round."""
    seat = state.turn.seat
    top = state.core.agenda[-1]
    if seat < 0 or len(state.players) == 1 or not isinstance(top, Ask) or type(top).NESTED or choosing_tactics(state):
        return []
    found: list[Ask[BoardState]] = []
    for other in range(len(state.players)):
        if other == seat or top.seat != seat or in_contest(state, other) or not has_turns_left(state, other):
            continue
        ask = AskMeanwhile(other)
        if ask.choices(state):
            found.append(ask)
    return found
