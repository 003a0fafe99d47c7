"""Sorceries that move figures."""

from __future__ import annotations

from math import isqrt
from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.cards.targeting import range_refusal
from mageknight.minis.commands import Decline, Put
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.events import FigurePut, LevelChanged
from mageknight.minis.figures.bodies import body, is_passenger
from mageknight.minis.figures.figure import DAMAGE_TYPES
from mageknight.minis.figures.roster import called, foes_of, is_fielded, members, touches_foe
from mageknight.minis.moves import PutMove
from mageknight.minis.rules.attack.damage import feel
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.placing import put_refusal
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS, offset
from mageknight.minis.table.lattice import INCH, divided, squared, within
from mageknight.minis.table.places import has_room
from mageknight.minis.table.tabletop import GROUND, SOARING

TITAN: Final = DAMAGE_TYPES.index("titan")
STEP: Final = INCH // 10
"""How exactly a gust looks for the end of its way."""
DIRECTIONS: Final = 16
RINGS: Final = 3
"""How many places to blink to are offered: directions, and distances in each."""


def move_to(flow: Flow[Battle], figure: int, x: int, y: int, facing: int, level: int) -> None:
    """Set a figure down elsewhere on its level; a rider goes with its mount."""
    figure = body(flow.state, figure)
    flow.emit(FigurePut(figure, x, y, facing))
    if level == SOARING:
        flow.emit(LevelChanged(figure, SOARING))


class Gust(Spellwork):
    """Blow a figure straight away from the caster, until something is in its way."""

    def __init__(self) -> None:
        super().__init__("gust", aims=True)

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return [each for each in members(state.table.afield & ~state.held) if each != caster]

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        if not is_fielded(state, target) or target == caster:
            return refuse("minis-no-such-figure")
        known = state.defs[target]
        if len(known.dials) > 1 or known.types.damage == TITAN:
            return state.edition.refuse("minis-spell-too-large", "spell", target=called(state, target))
        if state.captor[target] >= 0 or state.captive[target] >= 0:
            return state.edition.refuse("minis-target-captive", "spell", target=called(state, target))
        found = range_refusal(state, caster, target)
        if found is None and is_passenger(state, target):
            found = state.edition.refuse("minis-passenger-stays", figure=called(state, target))
        if found is None and self.landing(state, caster, spell, target) is None:
            found = state.edition.refuse("minis-spell-no-way", "spell", target=called(state, target))
        return found

    def landing(self, state: Battle, caster: int, spell: SpellDef, target: int) -> tuple[int, int] | None:
        """The place where the target comes to rest; nothing if it cannot be moved at all."""
        table = state.table
        target = body(state, target)
        dx, dy = table.x[target] - table.x[caster], table.y[target] - table.y[caster]
        length = isqrt(dx * dx + dy * dy)
        if length == 0:
            return None
        mode = movement_mode(state, target)
        found: tuple[int, int] | None = None
        for step in range(1, spell.amount("inches") * INCH // STEP + 1):
            x = table.x[target] + divided(dx * step * STEP, length)
            y = table.y[target] + divided(dy * step * STEP, length)
            if not has_room(table, target, x, y, table.facing[target], mode, 0, table.level[target]):
                break
            found = (x, y)
        return found

    def resolve(self, flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
        state = flow.state
        place = self.landing(state, cast.caster, spell, cast.target)
        if place is not None:
            feel(flow, cast.target, cast.caster)
            level = state.table.level[cast.target]
            move_to(flow, cast.target, place[0], place[1], state.table.facing[cast.target], level)

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        is_foe = foes_of(state, caster) >> target & 1
        return 90 if is_foe and state.table.touch[target] & ~foes_of(state, caster) else 10


class Blink(Spellwork):
    """The caster is somewhere else, as it likes."""

    def __init__(self) -> None:
        super().__init__("blink")

    def refusal(self, state: Battle, caster: int, spell: SpellDef) -> Refusal | None:
        if is_passenger(state, caster):
            return state.edition.refuse("minis-passenger-stays", figure=called(state, caster))
        return None

    def resolve(self, flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
        figure = body(flow.state, cast.caster)
        flow.then(Blinking(flow.state.controller[figure], figure, spell.amount("inches")))

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 120 if touches_foe(state, caster) else 30


class Settling(PutMove["Blinking"]):
    """Set the caster down within reach."""

    def candidates(self, state: Battle, ask: Blinking) -> list[Command]:
        return [Put(ask.seat, ask.figure, x, y, facing, ask.soars(state)) for x, y, facing in ask.places(state)]

    def refusal(self, state: Battle, ask: Blinking, command: Put) -> Refusal | None:
        if command.figure != ask.figure or command.soaring != ask.soars(state):
            return refuse("minis-other-figure")
        table = state.table
        far = squared(table.x[ask.figure], table.y[ask.figure], command.x, command.y)
        if not within(far, ask.inches):
            return state.edition.refuse("minis-blink-too-far", "spell", inches=ask.inches)
        return put_refusal(state, command, movement_mode(state, ask.figure), soars=True)

    def carry_out(self, flow: Flow[Battle], ask: Blinking, command: Put) -> None:
        level = SOARING if command.soaring else GROUND
        move_to(flow, ask.figure, command.x, command.y, command.facing, level)


class Staying(Move[Battle, "Blinking", Decline]):
    """Stay after all."""

    COMMAND = Decline

    def candidates(self, state: Battle, ask: Blinking) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: Blinking, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: Blinking, command: Decline) -> Message:
        return say("minis-do-stay", figure=called(state, ask.figure))


class Blinking(MoveAsk[Battle]):
    """The caster appears elsewhere, with any facing."""

    FIELDS = ("seat", "figure", "inches")
    KIND = "minis-blink"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Settling(), Staying())
    LISTED = False

    def __init__(self, seat: int, figure: int, inches: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.inches = inches

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-blink", figure=called(state, self.figure), inches=self.inches)

    def soars(self, state: Battle) -> bool:
        return state.table.level[self.figure] == SOARING

    def places(self, state: Battle) -> list[tuple[int, int, int]]:
        """Places worth thinking of: all round, near and far, with the present facing."""
        table = state.table
        x, y, facing = table.x[self.figure], table.y[self.figure], table.facing[self.figure]
        found: list[tuple[int, int, int]] = []
        for ring in range(RINGS, 0, -1):
            for at in range(DIRECTIONS):
                dx, dy = offset(at * STEPS // DIRECTIONS, self.inches * INCH * ring // RINGS - 2)
                found.append((x + dx, y + dy, facing))
        return found
