"""Standing decisions: what a player may do at any time, without being asked."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import CHANCE, Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import AgreeToEnd, CancelAbility, Concede, TimeUp, Withdraw
from mageknight.minis.content import abilities
from mageknight.minis.effects.ability import optional
from mageknight.minis.events import AbilityCancelled, ClockRanOut, EndAgreed
from mageknight.minis.figures.bodies import deeds_of
from mageknight.minis.figures.roster import figure_word, is_fielded, members, powers
from mageknight.minis.moves import Moves
from mageknight.minis.rules.attack.assault import Assault
from mageknight.minis.rules.figures.wielding import Dropping, droppable
from mageknight.minis.rules.movement.moving import Moving
from mageknight.minis.rules.turn.ending import CheckEnd, leave
from mageknight.minis.rules.turn.phases import CommandPhase
from mageknight.minis.rules.turn.turns import TakeAction
from mageknight.minis.state.battle import BUSY, CONCEDED, PLAYING, RUNNING, WITHDRAWN, Battle


def standing_asks(state: Battle) -> list[Ask[Battle]]:
    """The asks open now beside the decision the game waits for."""
    if state.active < 0 or state.ending != RUNNING:
        return []
    found: list[Ask[Battle]] = []
    between_actions = isinstance(state.core.agenda[-1], (TakeAction, CommandPhase))
    for seat in range(state.setup.seats):
        if state.status[seat] != PLAYING:
            continue
        if can_cancel(state, seat):
            found.append(Cancelling(seat))
        if between_actions:
            found.append(Leaving(seat))
            if state.items and seat == state.active and droppable(state, seat):
                found.append(Dropping(seat))
    if state.setup.minutes and not state.clock:
        found.append(Clock())
    return found


def can_cancel(state: Battle, seat: int) -> bool:
    """Has a seat any optional ability in use that it could switch off now?"""
    if state.in_force == 0:
        return False
    for figure in members(state.friends[seat] & state.table.afield & ~state.held):
        if state.controller[figure] == seat:
            mask = powers(state, figure) & optional(state)
            if mask and mask & ~fixed(state, figure):
                return True
    return False


def fixed(state: Battle, figure: int) -> int:
    """The abilities of a figure that cannot be switched off now, as bits: all of them in the middle of its own action, or while
    an opponent moves it.

    Where attacks are made in steps both sides may cancel until the dice fall (M2-SEQ-05, M2-SEQ-06, R54); only what an action
    under way may be made of stays.
    """
    if is_moved_by_another(state, figure):
        return ~0
    busy = deeds_of(state, figure) & BUSY > 0
    if not state.edition.fighting.in_steps:
        return ~0 if busy else 0
    if any(isinstance(frame, Assault) and frame.concerns(figure) for frame in state.core.agenda):
        return ~0
    return state.edition.ways.acting if busy else 0


def is_moved_by_another(state: Battle, figure: int) -> bool:
    """Is the figure being moved by an opponent (REB-ABL-52, M2-ABL-DMG-31)?"""
    top = state.core.agenda[-1]
    return isinstance(top, Moving) and top.figure == figure and top.seat != state.controller[figure]


def cancellable(state: Battle, seat: int) -> list[tuple[int, int]]:
    """The optional abilities in use on a seat's figures, as (figure, ability) (REB-CON-07).

    Not those an action under way has already begun to use.
    """
    if state.in_force == 0:
        return []
    found: list[tuple[int, int]] = []
    for figure in members(state.friends[seat] & state.table.afield & ~state.held):
        if state.controller[figure] == seat:
            for ability in members(powers(state, figure) & optional(state) & ~fixed(state, figure)):
                found.append((figure, ability))
    return found


class SwitchingOff(Move[Battle, "Cancelling", CancelAbility]):
    """Switch off one ability of a figure."""

    COMMAND = CancelAbility

    def collect(self, state: Battle, ask: Cancelling, found: list[Command]) -> None:
        for figure, number in cancellable(state, ask.seat):
            found.append(CancelAbility(ask.seat, figure, abilities.ability(number).name))

    def refusal(self, state: Battle, ask: Cancelling, command: CancelAbility) -> Refusal | None:
        number = abilities.numbers().get(command.ability, 0)
        if not is_fielded(state, command.figure) or state.controller[command.figure] != ask.seat:
            return state.edition.refuse("minis-not-yours", "ability-not-in-use")
        is_afield = state.table.afield & ~state.held & 1 << command.figure
        if not number or not is_afield or not powers(state, command.figure) >> number & 1:
            return state.edition.refuse("minis-ability-not-in-use")
        if not optional(state) >> number & 1:
            name = say(abilities.ability(number).name_key)
            return state.edition.refuse("minis-ability-not-optional", ability=name)
        if is_moved_by_another(state, command.figure):
            return state.edition.refuse("minis-moved-by-another", "magic-confusion-cancel")
        if fixed(state, command.figure) >> number & 1:
            return state.edition.refuse("minis-ability-under-way")
        return None

    def carry_out(self, flow: Flow[Battle], ask: Cancelling, command: CancelAbility) -> None:
        flow.emit(AbilityCancelled(command.figure, abilities.numbers()[command.ability]))

    def words(self, state: Battle, ask: Cancelling, command: CancelAbility) -> Message:
        name = say(abilities.ability(abilities.numbers()[command.ability]).name_key)
        return say("minis-do-cancel", figure=figure_word(state, command.figure), ability=name)

    def about(self, state: Battle, ask: Cancelling, command: CancelAbility) -> tuple[str, ...]:
        return (f"figure:{command.figure}", f"ability:{command.ability}")


class Cancelling(MoveAsk[Battle]):
    """Switch off an optional ability until the end of the turn (REB-CON-08)."""

    FIELDS = ("seat",)
    KIND = "minis-cancel-ability"
    MOVES: ClassVar[Moves] = (SwitchingOff(),)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)


class Withdrawing(Move[Battle, "Leaving", Withdraw]):
    """Withdraw from the battle, in the own turn."""

    COMMAND = Withdraw

    def candidates(self, state: Battle, ask: Leaving) -> list[Command]:
        return [Withdraw(ask.seat)]

    def refusal(self, state: Battle, ask: Leaving, command: Withdraw) -> Refusal | None:
        return refuse("minis-withdraw-own-turn", "REB-WDR-01") if state.active != ask.seat else None

    def carry_out(self, flow: Flow[Battle], ask: Leaving, command: Withdraw) -> None:
        leave(flow, ask.seat, WITHDRAWN)

    def words(self, state: Battle, ask: Leaving, command: Withdraw) -> Message:
        return say("minis-do-withdraw")


class Conceding(Move[Battle, "Leaving", Concede]):
    """Give the battle up."""

    COMMAND = Concede

    def candidates(self, state: Battle, ask: Leaving) -> list[Command]:
        return [Concede(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: Leaving, command: Concede) -> None:
        leave(flow, ask.seat, CONCEDED)

    def words(self, state: Battle, ask: Leaving, command: Concede) -> Message:
        return say("minis-do-concede")


class Agreeing(Move[Battle, "Leaving", AgreeToEnd]):
    """Agree to end the game, or no longer."""

    COMMAND = AgreeToEnd

    def candidates(self, state: Battle, ask: Leaving) -> list[Command]:
        return [AgreeToEnd(ask.seat, not state.agreed[ask.seat])]

    def refusal(self, state: Battle, ask: Leaving, command: AgreeToEnd) -> Refusal | None:
        return refuse("not-an-option") if command.willing == bool(state.agreed[ask.seat]) else None

    def carry_out(self, flow: Flow[Battle], ask: Leaving, command: AgreeToEnd) -> None:
        flow.emit(EndAgreed(ask.seat, command.willing))
        flow.then(CheckEnd())

    def words(self, state: Battle, ask: Leaving, command: AgreeToEnd) -> Message:
        return say("minis-do-agree" if command.willing else "minis-do-disagree")


class Leaving(MoveAsk[Battle]):
    """Withdraw in the own turn (REB-WDR-01), concede, or agree to end the game (REB-END-03)."""

    FIELDS = ("seat",)
    KIND = "minis-leave"
    MOVES: ClassVar[Moves] = (Withdrawing(), Conceding(), Agreeing())

    def __init__(self, seat: int) -> None:
        super().__init__(seat)


class CallingTime(Move[Battle, "Clock", TimeUp]):
    """Say that the time is up."""

    COMMAND = TimeUp

    def candidates(self, state: Battle, ask: Clock) -> list[Command]:
        return [TimeUp(CHANCE)]

    def carry_out(self, flow: Flow[Battle], ask: Clock, command: TimeUp) -> None:
        flow.emit(ClockRanOut())
        if isinstance(flow.state.core.agenda[-1], TakeAction):
            flow.then(CheckEnd())

    def words(self, state: Battle, ask: Clock, command: TimeUp) -> Message:
        return say("minis-do-time-up")


class Clock(MoveAsk[Battle]):
    """The host tells that the time agreed on is over (REB-END-02, QS-TRN-02)."""

    FIELDS = ()
    KIND = "minis-clock"
    MOVES: ClassVar[Moves] = (CallingTime(),)

    def __init__(self) -> None:
        super().__init__(CHANCE)
