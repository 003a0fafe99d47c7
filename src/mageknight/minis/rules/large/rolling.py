"""The movement of a large warrior: a turn, then straight on, or straight back (M2-MDIAL-32 to M2-MDIAL-36).

The move actions of several sections make one movement: they are added before it begins, and their speeds add up.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import BreakAway, Join, Move, Path, Turn
from mageknight.minis.content.abilities import AQUATIC, FLIGHT
from mageknight.minis.events import FOR_BREAKING_AWAY, ActionGiven, DiceRolled
from mageknight.minis.figures.figure import WHEEL
from mageknight.minis.figures.roster import called, members, powers, speed
from mageknight.minis.figures.sections import hull_of, live_sections
from mageknight.minis.moves import JoinMove, Moves
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.movement import moving
from mageknight.minis.rules.movement.candidates import nearest_foes
from mageknight.minis.rules.movement.modes import speed_type
from mageknight.minis.rules.movement.moving import (
    BROKEN_AWAY,
    FAILED,
    NOT_TRIED,
    BreakingAway,
    Going,
    Moving,
    Turning,
    break_away_on,
    turn_figure,
)
from mageknight.minis.rules.movement.paths import barred_contacts, contact_refusal
from mageknight.minis.rules.movement.placing import fault_refusal
from mageknight.minis.rules.movement.spin import Arrived
from mageknight.minis.rules.turn.tokens import engage
from mageknight.minis.state.battle import ACTED, Battle
from mageknight.minis.table.contact import stands_on, touches_token
from mageknight.minis.table.facing import STEPS, facing_to, offset
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.movement_mode import FLY, ROLL, ROLL_WADE, MovementMode, allowance
from mageknight.minis.table.places import touched_at
from mageknight.minis.table.tabletop import OBJECTIVE
from mageknight.minis.table.ways.passage import path_length
from mageknight.minis.table.ways.straight import straight_fault

TURNS: Final = STEPS // 8
"""The turns that are offered besides those towards opponents."""


def movement_mode(state: Battle, hull: int) -> MovementMode:
    """The movement mode of a large warrior: wings and waves of its base, Flight and Aquatic of any live section (M2-MDIAL-30); one of a
    certain nature passes over all terrain (M2-DRAGON-26)."""
    if state.defs[hull].nature.clear:
        return FLY
    mask = 0
    for section in live_sections(state, hull):
        mask |= powers(state, section) & (1 << FLIGHT | 1 << AQUATIC)
    mode = state.edition.movement_mode(mask, speed_type(state, hull))
    if mode is FLY:
        return FLY
    return ROLL if mode.water else ROLL_WADE


def inches_of(state: Battle, hull: int, sections: tuple[int, ...]) -> int:
    """The distance the speeds of some sections carry their warrior; out of hindering terrain each is halved (reading R141)."""
    mode = movement_mode(state, hull)
    return sum([allowance(state.table, hull, speed(state, section), mode) for section in sections])


def large_bits(state: Battle, hull: int) -> int:
    """The bases of other large warriors, which stop this one."""
    return sum([1 << each for each in members(state.table.down) if each != hull and state.defs[each].is_large])


def lies_on_terrain(state: Battle, hull: int, x: int, y: int, facing: int) -> bool:
    """Would the base of a large warrior lie on any terrain there (M2-DRAGON-26)?"""
    table = state.table.copy()
    table.place(hull, x, y, facing, table.level[hull])
    return stands_on(table, hull, (1 << len(table.ground.pieces)) - 1) != 0


def backs(state: Battle, hull: int) -> bool:
    """Can it move straight back? Chariots cannot (M2-CHARIOT-02)."""
    return speed_type(state, hull) != WHEEL


def tokens_touched(state: Battle, hull: int, x: int, y: int, facing: int) -> int:
    """The number of objectives a large warrior would touch there."""
    table = state.table.copy()
    table.place(hull, x, y, facing, table.level[hull])
    return sum(
        [1 for token, kind in enumerate(table.token_kind) if kind == OBJECTIVE and touches_token(table, hull, token)]
    )


class AddingSection(JoinMove["Rolling"]):
    """Give one more section its move action, before the movement begins."""

    def collect(self, state: Battle, ask: Rolling, found: list[Command]) -> None:
        if ask.tried != FAILED:
            for section in ask.joiners(state):
                found.append(Join(ask.seat, section))

    def refusal(self, state: Battle, ask: Rolling, command: Join) -> Refusal | None:
        return ask.join_refusal(state, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: Rolling, command: Join) -> None:
        flow.emit(ActionGiven(command.figure, "move", ask.price(flow.state)))
        if flow.state.defs[command.figure].nature.own_tokens:
            engage(flow, command.figure)
        flow.then(Rolling(ask.seat, ask.figure, (*ask.sections, command.figure), ask.tried))


class Rolling(Moving):
    """Turn a large warrior and move it straight, up to the speeds of the `sections` given the action together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "figure", "sections", "tried")
    MOVES: ClassVar[Moves] = (BreakingAway(), Going(), Turning(), AddingSection())

    def __init__(self, seat: int, figure: int, sections: tuple[int, ...], tried: int = NOT_TRIED) -> None:
        super().__init__(seat, figure, 0, tried)
        self.sections = sections

    def reach(self, state: Battle) -> int:
        return inches_of(state, self.figure, self.sections)

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-roll", figure=called(state, self.figure), inches=self.reach(state))

    def joiners(self, state: Battle) -> list[int]:
        """The sections whose move action can be added before the movement begins."""
        if self.tried != NOT_TRIED or state.actions < self.price(state):
            return []
        return [
            section
            for section in live_sections(state, self.figure)
            if section not in self.sections and not state.marks[section] & ACTED
        ]

    def price(self, state: Battle) -> int:
        """The price of each further section: an action, or nothing where one action moves any of them (M2-CONQ-19)."""
        return 0 if state.edition.scale.strides else 1

    def moves(self, state: Battle) -> list[Command]:
        """Towards opponents and objectives, round about, and back."""
        table, hull = state.table, self.figure
        x, y = table.x[hull], table.y[hull]
        facings = [table.facing[hull]]
        for foe in nearest_foes(state, hull, 2):
            facings.append(facing_to(table.x[foe] - x, table.y[foe] - y))
        for px, py, _ in state.objectives:
            if (px, py) != (x, y):
                facings.append(facing_to(px - x, py - y))
        facings += [(table.facing[hull] + TURNS * step) % STEPS for step in (1, 7, 2, 6)]
        found: list[Command] = []
        most = self.reach(state) * INCH
        for at, facing in enumerate(facings):
            for units in (
                (most, most * 3 // 4, most // 2, most // 4, -most) if at == 0 else (most, most // 2, most // 4)
            ):
                dx, dy = offset(facing, units)
                command = Move(self.seat, hull, ((x + dx, y + dy),), facing)
                if units and command not in found and self.refusal(state, command) is None:
                    found.append(command)
                    if at:
                        break
        return found

    def sample(self, state: Battle, rng: Rng) -> Command:
        if self.tried != FAILED and not self.is_held(state):
            for _ in range(8):
                facing = rng.below(STEPS)
                dx, dy = offset(facing, rng.below(self.reach(state) * INCH + 1))
                goal = (state.table.x[self.figure] + dx, state.table.y[self.figure] + dy)
                command = Move(self.seat, self.figure, (goal,), facing)
                if self.refusal(state, command) is None:
                    return command
        return rng.choice(self.choices(state))

    def is_held(self, state: Battle) -> bool:
        """Some are never held (M2-DRAGON-28)."""
        return not state.defs[self.figure].nature.unheld and super().is_held(state)

    def here(self, state: Battle) -> tuple[int, int]:
        return state.table.x[self.figure], state.table.y[self.figure]

    def is_mine(self, state: Battle, figure: int) -> bool:
        """Is this the warrior that moves, or one of its sections?"""
        return 0 <= figure < len(state.defs) and hull_of(state, figure) == self.figure

    def join_refusal(self, state: Battle, figure: int) -> Refusal | None:
        if figure in self.joiners(state):
            return None
        if self.is_mine(state, figure) and state.actions < self.price(state):
            return state.edition.refuse("minis-no-actions-left")
        return state.edition.refuse("minis-not-an-idle-section", "large-one-action")

    def way_refusal(self, state: Battle, path: Path, facing: int) -> Refusal | None:
        """The reason the warrior cannot turn so and go straight there."""
        if not 0 <= facing < STEPS:
            return refuse("minis-bad-facing")
        if len(path) != 1:
            return state.edition.refuse("minis-one-straight-leg", "table-not-straight")
        (x, y), hull = path[0], self.figure
        reach = self.reach(state)
        code = straight_fault(
            state.table,
            hull,
            x,
            y,
            facing,
            reach,
            movement_mode(state, hull),
            large_bits(state, hull),
            backs(state, hull),
        )
        if code:
            return fault_refusal(state, code, path_length([self.here(state), (x, y)]), reach)
        barred = barred_contacts(state, hull, 0)
        touched = touched_at(state.table, hull, x, y, facing, state.table.level[hull]) & barred if barred else 0
        if touched:
            return contact_refusal(state, hull, touched, 0)
        if state.defs[hull].nature.clear and lies_on_terrain(state, hull, x, y, facing):
            return state.edition.refuse("minis-lies-on-terrain", figure=called(state, hull))
        if tokens_touched(state, hull, x, y, facing) > 1:
            return state.edition.refuse("minis-two-objectives", "large-objectives", figure=called(state, hull))
        return None

    def break_refusal(self, state: Battle, command: BreakAway) -> Refusal | None:
        if not self.is_mine(state, command.figure):
            return refuse("minis-other-figure")
        return None if self.is_held(state) else state.edition.refuse("minis-nothing-to-break-from", "break-away")

    def move_refusal(self, state: Battle, command: Move) -> Refusal | None:
        if not self.is_mine(state, command.figure):
            return refuse("minis-other-figure")
        found = self.held_refusal(state)
        return found if found is not None else self.way_refusal(state, command.path, command.facing)

    def turn_refusal(self, state: Battle, command: Turn) -> Refusal | None:
        if not self.is_mine(state, command.figure):
            return refuse("minis-other-figure")
        if command.facing == state.table.facing[self.figure]:
            return None
        found = self.held_refusal(state)
        return found if found is not None else self.way_refusal(state, (self.here(state),), command.facing)

    def held_refusal(self, state: Battle) -> Refusal | None:
        """The reason the warrior cannot stir: it is held."""
        if self.tried == FAILED:
            return state.edition.refuse("minis-large-held", "large-break-away", figure=called(state, self.figure))
        if self.is_held(state):
            return state.edition.refuse("minis-must-break-away", "large-contact")
        return None

    def break_away(self, flow: Flow[Battle]) -> None:
        flow.then(RollAway(self))

    def turn(self, flow: Flow[Battle], facing: int) -> None:
        turns = facing != flow.state.table.facing[self.figure]
        turn_figure(flow, self.figure, facing)
        if turns:
            flow.then(Arrived(self.figure))


class PlainMove(moving.PlainMove):
    """A move action, of a section of a large warrior too."""

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        if flow.state.defs[figure].is_large:
            flow.then(Rolling(flow.state.controller[figure], hull_of(flow.state, figure), (figure,)))
        else:
            super().begin(flow, figure)


class RollAway(Roll[Battle]):
    """One die for all sections, dead ones too, that touch opponents (M2-MDIAL-36)."""

    FIELDS = ("ask",)

    def __init__(self, ask: Rolling) -> None:
        super().__init__(DICE, 1, 6)
        self.ask = ask

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state, ask = flow.state, self.ask
        die = outcome[0] + 1
        least = break_away_on(state, ask.figure)
        flow.emit(DiceRolled(FOR_BREAKING_AWAY, state.controller[ask.figure], ask.figure, (die,), least))
        flow.then(Rolling(ask.seat, ask.figure, ask.sections, BROKEN_AWAY if die >= least else FAILED))
