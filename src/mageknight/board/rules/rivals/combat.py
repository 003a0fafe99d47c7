"""Combat between players: how it begins, who attacks when, how it ends (UE-PVP-02 to 24, 38, 39, 48 to 53).

The defender plays inside the aggressor's turn. Whoever has the word has `state.turn`; the turn of the other one waits in the contest.
So cards, units, skills and mana are played by the same rules as in everybody's own turn.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseOption
from mageknight.board.content.library import WOUND
from mageknight.board.events.course import ActionTaken, OrderTokenFlipped
from mageknight.board.events.fight import CombatEnded, PoolsEmptied, fight
from mageknight.board.events.rival_combat import (
    AttackLaunched,
    AttackPassed,
    AttackPrepared,
    Attended,
    ContestBegan,
    ContestDecided,
    ContestEnded,
    ContestPhaseBegan,
    WordGiven,
    rival_combat,
)
from mageknight.board.events.tracks import EffectsExpired, ReputationChanged
from mageknight.board.events.world import FigureMoved, ShieldPlaced
from mageknight.board.moves.choose import CHOOSE_OPTION, OptionAsk
from mageknight.board.moves.turn.before_turn import AskReaction
from mageknight.board.register import UNTIL_COMBAT, UNTIL_MY_TURN, UNTIL_PHASE
from mageknight.board.rules.combat.combat import RIVALS
from mageknight.board.rules.combat.fighting import begin_combat
from mageknight.board.rules.game.chance import PutBack, ReturnDie
from mageknight.board.rules.rivals.duels import interfere, return_blow
from mageknight.board.rules.rivals.numbers import attack_value
from mageknight.board.rules.rivals.rivals import FULLY, rival_at
from mageknight.board.rules.turn.delayed import ATTACK_PHASE, due
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.rules.turn.triggers import TURN_STARTED, fire
from mageknight.board.rules.world.actions import assault
from mageknight.board.rules.world.exploring import LookAround
from mageknight.board.rules.world.ground import is_stronghold
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_ATTACK, PH_BLOCK, PH_DONE, PH_RANGED
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

ATTEND_FULLY: Final = 0
ATTEND_PARTLY: Final = 1

NO_CARDS: Final = refuse("board-nothing-to-attend-with", "UE-PVP-14")
NO_SUCH_WAY: Final = refuse("board-no-such-way", "UE-PVP-06")


def begin_contest(flow: Flow[BoardState], seat: int, other: int, origin: int) -> None:
    """UE-OTHERP-03, UE-PVP-04: the attack is the action of the turn; first the defender may do what is done before a turn."""
    flow.emit(ActionTaken(seat))
    flow.then(AskReaction(other), OpenContest(seat, other, origin))


def storm(flow: Flow[BoardState], seat: int, space: int, origin: int, angry: list[int]) -> None:
    """UE-COMBAT-02, UE-COMBAT-03: a fortified site is assaulted; if its owner is at home, the owner is fought.

    Participants of a cooperative assault meet in the city without that.
    """
    rival = rival_at(flow.state, seat, space) if flow.state.assault is None else -1
    if rival < 0:
        assault(flow, seat, space, origin, angry)
        return
    reputation = scenario_of(flow.state).assault_reputation
    if reputation:
        flow.emit(ReputationChanged(seat, reputation, 0))
    begin_contest(flow, seat, rival, origin)


class OpenContest(Frame[BoardState]):
    """The combat is open, and the defender says how to attend it; a withdrawal leads back to `origin`."""

    FIELDS = ("seat", "other", "origin")

    def __init__(self, seat: int, other: int, origin: int) -> None:
        self.seat = seat
        self.other = other
        self.origin = origin

    def run(self, flow: Flow[BoardState]) -> None:
        begin_combat(flow, self.seat, flow.state.players[self.seat].where, self.origin, RIVALS)
        flow.emit(ContestBegan(self.seat, self.other))
        flow.then(AskAttendance(self.other), OpenContestPhase(PH_RANGED))


class AskAttendance(OptionAsk):
    """UE-PVP-06: take the next turn in advance, or not. It is asked even of those who have no choice: their hand is their secret."""

    KIND = "attendance"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_OPTION,)
    RULES = ("UE-PVP-06",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-attendance")

    def option(self, state: BoardState, number: int) -> Message:
        return Message("board-do-attend-fully" if number == ATTEND_FULLY else "board-do-attend-partly")

    def candidates(self, state: BoardState) -> list[Command]:
        return [ChooseOption(self.seat, way) for way in (ATTEND_FULLY, ATTEND_PARTLY)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        assert type(command) is ChooseOption
        if command.option not in (ATTEND_FULLY, ATTEND_PARTLY):
            return NO_SUCH_WAY
        ready = any(card != WOUND for card in state.players[self.seat].hand)
        return None if ready or command.option == ATTEND_PARTLY else NO_CARDS

    def chosen(self, flow: Flow[BoardState], command: ChooseOption) -> None:
        flow.emit(Attended(self.seat, command.option == ATTEND_FULLY))
        if command.option == ATTEND_FULLY:
            begin_in_advance(flow, self.seat)


def begin_in_advance(flow: Flow[BoardState], seat: int) -> None:
    """UE-PVP-07, UE-PVP-09: the Round Order token is turned down; what the start of a turn brings comes now."""
    from mageknight.board.rules.turn.turns import start_frames

    flow.emit(OrderTokenFlipped(seat, True))
    flow.emit(WordGiven(seat, PH_RANGED))
    flow.emit(EffectsExpired(UNTIL_MY_TURN, seat))
    flow.then(*start_frames(flow, seat))
    fire(flow, seat, TURN_STARTED)


class OpenContestPhase(Frame[BoardState]):
    """UE-PVP-21, 24, 39: first Ranged and Siege attacks, begun by the defender, then Melee, begun by the aggressor."""

    FIELDS = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, flow: Flow[BoardState]) -> None:
        contest = rival_combat(flow.state)
        flow.emit(ContestPhaseBegan(self.phase))
        flow.emit(EffectsExpired(UNTIL_PHASE))
        flow.then(Assail(contest.defender if self.phase == PH_RANGED else contest.aggressor))


class Assail(Frame[BoardState]):
    """UE-PVP-23: this player has the word, to attack or to pass."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.moves.rivals.rivals import AskRivalAttack

        phase = rival_combat(flow.state).phase
        flow.emit(WordGiven(self.seat, phase))
        flow.emit(AttackPrepared(self.seat))
        later = due(flow, self.seat, ATTACK_PHASE) if phase == PH_ATTACK else []
        flow.then(*later, AskRivalAttack(self.seat))


def launch(flow: Flow[BoardState], seat: int) -> None:
    """UE-PVP-27: the attack is made; the other one may block."""
    from mageknight.board.moves.rivals.rivals import AskRivalBlock

    rival = rival_combat(flow.state).rival(seat)
    return_blow(flow, seat)
    flow.emit(AttackLaunched(seat, attack_value(flow.state)))
    flow.emit(WordGiven(rival, PH_BLOCK))
    flow.then(AskRivalBlock(rival))


def pass_attack(flow: Flow[BoardState], seat: int) -> None:
    """UE-PVP-22, UE-PVP-38: two passes in succession end the phase, and after Melee the combat."""
    flow.emit(PoolsEmptied())
    flow.emit(AttackPassed(seat))
    interfere(flow, seat)
    contest = rival_combat(flow.state)
    if contest.passes < 2:
        flow.then(Assail(contest.rival(seat)))
    elif contest.phase == PH_RANGED:
        flow.then(OpenContestPhase(PH_ATTACK))
    else:
        flow.then(FinishContest(-1))


# The end.


def victory_fame(state: BoardState, winner: int, loser: int) -> int:
    """UE-PVP-49 to 51: 1 and 2 more for each level below the loser, 1 for less Fame on the same level, else nothing."""
    mine, theirs = state.players[winner], state.players[loser]
    if mine.level < theirs.level:
        return 1 + 2 * (theirs.level - mine.level)
    return 1 if mine.level == theirs.level and mine.fame < theirs.fame else 0


class FinishContest(Frame[BoardState]):
    """The combat is over: somebody has been forced to retreat, or the aggressor withdraws (UE-PVP-48 to 53).

    An aggressor who won at the defender's keep owns it now (reading 11).
    """

    FIELDS = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        contest = rival_combat(state)
        aggressor = contest.aggressor
        flow.emit(WordGiven(aggressor, PH_DONE))
        flow.emit(ContestDecided(self.winner))
        if self.winner < 0:
            flow.emit(FigureMoved(aggressor, fight(state).origin, False))
        else:
            gain_fame(flow, self.winner, victory_fame(state, self.winner, contest.rival(self.winner)), 0)
        if self.winner == aggressor and is_stronghold(state, aggressor, fight(state).site):
            flow.emit(ShieldPlaced(aggressor, fight(state).site))
        flow.emit(CombatEnded(aggressor))
        flow.emit(EffectsExpired(UNTIL_PHASE))
        flow.emit(EffectsExpired(UNTIL_COMBAT))
        flow.then(LookAround(), LeaveContest())


class LeaveContest(Frame[BoardState]):
    """UE-PVP-12, 18, 19: a defender who attends fully goes on to the end of the turn taken in advance; otherwise it is over."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.moves.rivals.rivals import AskAftermath

        contest = rival_combat(flow.state)
        flow.emit(WordGiven(contest.defender, PH_DONE))
        if contest.attendance == FULLY:
            flow.then(AskAftermath(contest.defender))
            return
        turn = flow.state.turn
        dice = [PutBack(die) if die in turn.dice_kept else ReturnDie(die) for die in turn.dice_taken]
        flow.then(*dice, CloseContest())


class CloseContest(Frame[BoardState]):
    """The aggressor's turn goes on."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(ContestEnded())
