"""Effects that happen at the same moment: each one small, their order chosen by the player whose turn it is."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Ask, Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Resolve
from mageknight.minis.content.abilities import COMMAND, DEMORALIZED, POLE_ARM, RAM, VENOM
from mageknight.minis.events import BY_ABILITY, FOR_COMMAND, ActionsGained, DiceRolled, Stopped
from mageknight.minis.roster import (
    foes_touched,
    friends_of,
    has,
    is_fielded,
    members,
    powers,
)
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.damage import heal, hurt
from mageknight.minis.rules.parts import HALBERD, RALLIED, RAMMED, VENOMOUS
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import can_strike

VENOM_BITES: Final = 0
COMMAND_RALLIES: Final = 1
RAM_STRIKES: Final = 2
POLE_ARM_STRIKES: Final = 3
NAMES: Final = ("venom", "command", "ram", "pole-arm")

Effect = tuple[int, int, int]
"""What happens, the figure that causes it, the figure it is about (-1: everybody it reaches)."""


class Effects(Ask[Battle]):
    """Simultaneous effects still to resolve; the active player picks the next one."""

    FIELDS = ("seat", "effects")
    KIND = "minis-order"
    COMMANDS = (Resolve,)

    def __init__(self, seat: int, effects: tuple[Effect, ...]) -> None:
        super().__init__(seat)
        self.effects = effects

    def choices(self, state: Battle) -> list[Command]:
        return [Resolve(self.seat, at) for at in range(len(self.effects))]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if isinstance(command, Resolve) and 0 <= command.effect < len(self.effects):
            return None
        return refuse("not-an-option")

    def forced(self, state: Battle) -> Command | None:
        """A single effect needs no order."""
        return Resolve(self.seat, 0) if len(self.effects) == 1 else None

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        assert isinstance(command, Resolve)
        at = command.effect
        left = self.effects[:at] + self.effects[at + 1 :]
        if left:
            flow.then(Effects(self.seat, left))
        resolve(flow, self.effects[at])


def resolve(flow: Flow[Battle], effect: Effect) -> None:
    """Let one effect happen, if nothing before it has put an end to it."""
    what, source, other = effect
    if not is_fielded(flow.state, source):
        return
    if what == VENOM_BITES:
        venom(flow, source)
    elif what == COMMAND_RALLIES:
        rally(flow, source)
    elif what == RAM_STRIKES:
        ram(flow, source)
    else:
        pole_arm(flow, source, other)


def at_turn_start(state: Battle, seat: int) -> list[Effect]:
    """What happens when the turn of a seat begins: Venom and Command (REB-ABL-25, REB-ABL-49)."""
    found: list[Effect] = []
    for figure in members(state.table.down & ~state.held):
        if state.owner[figure] != seat:
            continue
        mask = powers(state, figure)
        if mask >> VENOM & 1 and touched_by_front(state, figure):
            found.append((VENOM_BITES, figure, -1))
        if mask >> COMMAND & 1 and rallied(state, figure):
            found.append((COMMAND_RALLIES, figure, -1))
    return found


def after_spins(state: Battle, mover: int) -> list[Effect]:
    """What happens when a figure has moved and the free spins are done: Ram and Pole Arm (REB-ABL-15, REB-ABL-30)."""
    found: list[Effect] = []
    if has(state, mover, RAM) and touched_by_front(state, mover):
        found.append((RAM_STRIKES, mover, -1))
    for foe in members(foes_touched(state, mover)):
        if has(state, foe, POLE_ARM) and can_strike(state.table, foe, mover):
            found.append((POLE_ARM_STRIKES, foe, mover))
    return found


def touched_by_front(state: Battle, figure: int) -> list[int]:
    """The opposing figures that touch the front arc; across a low wall there is only close combat (REB-SPC-06)."""
    return [foe for foe in members(foes_touched(state, figure)) if can_strike(state.table, figure, foe)]


def venom(flow: Flow[Battle], source: int) -> None:
    """Each opposing figure touching the front arc takes 1 click (REB-ABL-25)."""
    if has(flow.state, source, VENOM):
        for foe in touched_by_front(flow.state, source):
            hurt(flow, foe, [(VENOMOUS, 1)], BY_ABILITY, source)


def ram(flow: Flow[Battle], source: int) -> None:
    """Each opposing figure touching the front arc takes 1 click (REB-ABL-15)."""
    if has(flow.state, source, RAM):
        for foe in touched_by_front(flow.state, source):
            hurt(flow, foe, [(RAMMED, 1)], BY_ABILITY, source)


def pole_arm(flow: Flow[Battle], source: int, mover: int) -> None:
    """The figure that moved up takes 1 click and its action ends (REB-ABL-30)."""
    if has(flow.state, source, POLE_ARM) and is_fielded(flow.state, mover):
        flow.emit(Stopped(mover, source))
        hurt(flow, mover, [(HALBERD, 1)], BY_ABILITY, source)


def rallied(state: Battle, commander: int) -> list[int]:
    """The demoralized friends in contact with a commander."""
    touched = state.table.touch[commander] & friends_of(state, commander)
    return [friend for friend in members(touched) if has(state, friend, DEMORALIZED)]


def rally(flow: Flow[Battle], source: int) -> None:
    """Each demoralized friend in contact heals 1 click (REB-ABL-49)."""
    if has(flow.state, source, COMMAND):
        for friend in rallied(flow.state, source):
            heal(flow, friend, [(RALLIED, 1)], source)


class CommandRoll(Roll[Battle]):
    """A commander's die at the start of the turn: a 6 gives one more action (REB-ABL-48)."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        seat = flow.state.owner[self.figure]
        flow.emit(DiceRolled(FOR_COMMAND, seat, self.figure, (outcome[0] + 1,)))
        if outcome[0] == 5:
            flow.emit(ActionsGained(seat, 1))


def command_rolls(state: Battle, seat: int) -> list[Frame[Battle]]:
    """One die for each commander on the battlefield; their order cannot matter."""
    return [
        CommandRoll(figure)
        for figure in members(state.table.down & ~state.held)
        if state.owner[figure] == seat and has(state, figure, COMMAND)
    ]
