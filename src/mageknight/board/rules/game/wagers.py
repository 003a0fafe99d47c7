"""Interactive combat: a die hidden against the one enemy of a combat (UE-VAR-INTERCOMBAT-01 to 08)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseColour
from mageknight.board.events.affairs import DieDenied, DieHidden, DieShown, DieTakenBack
from mageknight.board.events.fight import fight
from mageknight.board.moves.choose import CHOOSE_COLOUR, ChoiceAsk
from mageknight.board.register import ENEMY_ARMOR, ENEMY_ATTACK, UNTIL_COMBAT, UNTIL_PHASE, enter
from mageknight.board.rules.combat.combat import RIVALS
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark
from mageknight.board.state.scenario_extras import NO_DIE, SHOWN
from mageknight.board.terms import BLACK, BLUE, PH_ATTACK, PH_BLOCK, PH_RANGED, RED, WHITE
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message

COLOURS: Final = (WHITE, RED, BLUE, BLACK)
"""What can be set: three that help the enemy, and black, which does not. Gold and green would do no more than black."""

PHASE_COLOURS: Final = {PH_RANGED: WHITE, PH_BLOCK: RED, PH_ATTACK: BLUE}


def wager_frames(state: BoardState, seat: int, phase: int) -> list[Frame[BoardState]]:
    """UE-VAR-INTERCOMBAT-01, 07: the die is set when a fight against one enemy begins, and spoken of in each phase."""
    if not scenario_of(state).interactive_combat or state.combat is None:
        return []
    frames: list[Frame[BoardState]] = []
    alone = phase == PH_RANGED and len(fight(state).enemies) == 1 and fight(state).kind != RIVALS
    other = played_before(state, seat)
    if alone and other >= 0:
        frames.append(AskWager(other))
    if alone or state.affairs.die != NO_DIE:
        frames.append(SpeakOfDie(seat, phase))
    return frames


def played_before(state: BoardState, seat: int) -> int:
    """UE-VAR-INTERCOMBAT-02: who played before this player in the Round order; the dummy knows no cunning. -1 if nobody is there."""
    order = state.order
    at = order.index(seat) if seat in order else 0
    for back in range(1, len(order)):
        other = order[(at - back) % len(order)]
        if other >= 0 and other != seat:
            return other
    return -1


class AskWager(ChoiceAsk[ChooseColour]):
    """The colour the hidden die shows."""

    KIND = "hide-die"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_COLOUR,)
    RULES = ("UE-VAR-INTERCOMBAT-02",)

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-hide-die")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseColour(self.seat, colour) for colour in COLOURS]

    def chosen(self, flow: Flow[BoardState], command: ChooseColour) -> None:
        flow.emit(DieHidden(self.seat, command.colour))


class SpeakOfDie(Frame[BoardState]):
    """UE-VAR-INTERCOMBAT-03 to 07: at the start of its phase the colour is revealed and takes effect, or it is denied."""

    FIELDS = ("seat", "phase")

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        die, by = state.affairs.die, state.affairs.die_by
        if die == NO_DIE:
            return
        hidden = state.affairs.die_known != SHOWN
        if hidden and (die == PHASE_COLOURS[self.phase] or self.phase == PH_ATTACK):
            flow.emit(DieShown(by, die))
        elif hidden:
            flow.emit(DieDenied(by, PHASE_COLOURS[self.phase]))
        if die == PHASE_COLOURS[self.phase] and fight(state).enemies:
            self.help(flow, fight(state).enemies[0].token)

    def help(self, flow: Flow[BoardState], token: int) -> None:
        """One more Armor in this phase, or one more Attack."""
        if self.phase == PH_BLOCK:
            enter(flow, ENEMY_ATTACK, self.seat, target=attack_mark(token, ALL_ATTACKS), amount=1, until=UNTIL_COMBAT)
        else:
            enter(flow, ENEMY_ARMOR, self.seat, target=token, amount=1, until=UNTIL_PHASE)


def take_back_die(flow: Flow[BoardState]) -> None:
    """The combat is over."""
    if flow.state.affairs.die != NO_DIE:
        flow.emit(DieTakenBack())
