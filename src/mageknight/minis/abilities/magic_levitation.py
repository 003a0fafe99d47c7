"""Magic Levitation: set a figure that was in contact down elsewhere."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import MOVE, SPECIAL, Manner
from mageknight.minis.commands import Put, Target
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability, trait
from mageknight.minis.events import FigurePut, LevelChanged, MagicFelt, Rested
from mageknight.minis.figures.bodies import deeds_of
from mageknight.minis.figures.roster import called, is_fielded, members
from mageknight.minis.moves import Moves, PutMove, TargetMove
from mageknight.minis.rules.cavalry.units import affected_refusal
from mageknight.minis.rules.figures.capture import lift_captive
from mageknight.minis.rules.large.giants import ignored_refusal
from mageknight.minis.rules.movement.lowering import Lowering, lower, lowering_refusal
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.moving import lead_captive
from mageknight.minis.rules.movement.placing import put_refusal
from mageknight.minis.rules.movement.room import captive_fits
from mageknight.minis.rules.movement.shifts import shift_refusal
from mageknight.minis.rules.movement.spin import Shifted
from mageknight.minis.rules.spells.elements import is_anchored
from mageknight.minis.rules.spells.magic import magic_refusal
from mageknight.minis.state.battle import ACTED, Battle
from mageknight.minis.table.facing import STEPS, facing_to
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.movement_mode import FLY, SWIM
from mageknight.minis.table.spots import ring
from mageknight.minis.table.tabletop import SOARING

LEVITATION_INCHES: Final = 10


class MagicLevitation(Ability):
    """A move action without moving; on the card of 2002 the figure set down rests for the turn."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "magic-levitation",
            {
                "magic-levitation": ("REB-ABL-05", "M2-ABL-SPD-06"),
                "magic-levitation-rest": ("REB-ABL-06", "M2-ABL-SPD-09"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Levitate(MOVE, self.id)]


class MagicLevitation2003(MagicLevitation):
    """A special action on a figure touched now that has had no action this turn; it has moved and rests for the turn."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def manners(self) -> list[Manner]:
        return [LevitateTouched(SPECIAL, self.id)]


class Levitate(Manner):
    """Set a figure that was in contact when the turn began down elsewhere."""

    def __init__(self, kind: int, ability: int) -> None:
        super().__init__("levitate", kind, ability)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if not self.liftable(state, figure):
            return state.edition.refuse("minis-nobody-to-levitate", "magic-levitation", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(PickLevitated(flow.state.controller[figure], figure))

    def touched(self, state: Battle, mage: int) -> int:
        """The figures whose contact with the mage counts."""
        return state.met[mage]

    def lift_refusal(self, state: Battle, mage: int, figure: int) -> Refusal | None:
        """The reason a figure cannot be levitated."""
        if mage == figure:
            return state.edition.refuse("minis-targets-itself")
        if not is_fielded(state, figure) or not self.touched(state, mage) >> figure & 1:
            return state.edition.refuse("minis-not-touched-at-start", "magic-levitation")
        if state.captor[figure] >= 0:
            return state.edition.refuse("minis-target-captive", target=called(state, figure))
        if is_anchored(state, figure):
            return state.edition.refuse("minis-anchored", "spell", figure=called(state, figure))
        found = ignored_refusal(state, figure, self.ability) or shift_refusal(state, figure)
        return found if found is not None else magic_refusal(state, figure, mage)

    def liftable(self, state: Battle, mage: int) -> list[int]:
        return [each for each in members(self.touched(state, mage)) if self.lift_refusal(state, mage, each) is None]

    def put_refusal(self, state: Battle, seat: int, command: Put) -> Refusal | None:
        """The refusal of a place for another reason."""
        return None

    def after(self, flow: Flow[Battle], figure: int) -> None:
        """The frames after the figure has been set down."""


class LevitateTouched(Levitate):
    """Set a figure in contact down elsewhere on its level; that is a movement of it (readings R35, R78)."""

    def touched(self, state: Battle, mage: int) -> int:
        return state.table.touch[mage]

    def lift_refusal(self, state: Battle, mage: int, figure: int) -> Refusal | None:
        found = super().lift_refusal(state, mage, figure)
        if found is None and deeds_of(state, figure) & ACTED:
            found = state.edition.refuse("minis-acted-already", "magic-levitation", figure=called(state, figure))
        return found if found is not None else affected_refusal(state, figure, "cavalry-lifted")

    def put_refusal(self, state: Battle, seat: int, command: Put) -> Refusal | None:
        return lowering_refusal(state, seat, command)

    def after(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Shifted(figure))


def way_of(state: Battle) -> Levitate:
    """The way the edition in play levitates."""
    found = manner(state, "levitate")
    assert isinstance(found, Levitate)
    return found


class Lifting(TargetMove["PickLevitated"]):
    """Levitate this one."""

    def collect(self, state: Battle, ask: PickLevitated, found: list[Command]) -> None:
        for figure in way_of(state).liftable(state, ask.mage):
            found.append(Target(ask.seat, figure))

    def refusal(self, state: Battle, ask: PickLevitated, command: Target) -> Refusal | None:
        return way_of(state).lift_refusal(state, ask.mage, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: PickLevitated, command: Target) -> None:
        flow.then(PutLevitated(ask.seat, command.figure))


class PickLevitated(MoveAsk[Battle]):
    """Choose the figure to levitate."""

    FIELDS = ("seat", "mage")
    KIND = "minis-levitate"
    MOVES: ClassVar[Moves] = (Lifting(),)

    def __init__(self, seat: int, mage: int) -> None:
        super().__init__(seat)
        self.mage = mage


class SettingDown(PutMove["PutLevitated"]):
    """Set it down there."""

    def candidates(self, state: Battle, ask: PutLevitated) -> list[Command]:
        table = state.table
        x, y, facing = table.x[ask.figure], table.y[ask.figure], table.facing[ask.figure]
        soars = table.level[ask.figure] == SOARING
        found: list[Command] = [Put(ask.seat, ask.figure, x, y, facing, soars)]
        for inches in (LEVITATION_INCHES, LEVITATION_INCHES // 2):
            for px, py in ring(x, y, inches * INCH - 1, 8):
                found.append(Put(ask.seat, ask.figure, px, py, facing_to(x - px, y - py), soars))
        return found

    def refusal(self, state: Battle, ask: PutLevitated, command: Put) -> Refusal | None:
        figure = ask.figure
        if command.figure != figure:
            return refuse("minis-other-figure")
        table = state.table
        dx, dy = command.x - table.x[figure], command.y - table.y[figure]
        reach = LEVITATION_INCHES * INCH
        if dx * dx + dy * dy > reach * reach:
            return state.edition.refuse("minis-levitated-too-far", "magic-levitation", inches=LEVITATION_INCHES)
        if command.soaring != (table.level[figure] == SOARING):
            return state.edition.refuse("minis-levitated-level", "magic-levitation", figure=called(state, figure))
        captive = state.captive[figure]
        mode = SWIM if not movement_mode(state, figure).water else FLY
        found = put_refusal(state, command, mode, 1 << captive if captive >= 0 else 0, soars=True)
        if found is None and captive >= 0 and not captive_fits(state, figure, command.x, command.y, command.facing):
            found = state.edition.refuse("minis-no-room-for-captive")
        return found if found is not None else way_of(state).put_refusal(state, ask.seat, command)

    def carry_out(self, flow: Flow[Battle], ask: PutLevitated, command: Put) -> None:
        lower(flow, ask, command)


class PutLevitated(Lowering):
    """Set the levitated figure down within 10 inches, not in blocking terrain, with any facing."""

    FIELDS = ("seat", "figure")
    KIND = "minis-put-levitated"
    MOVES: ClassVar[Moves] = (SettingDown(),)
    LISTED = False

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def lower(self, flow: Flow[Battle], command: Put) -> None:
        figure = self.figure
        lift_captive(flow, figure)
        flow.emit(FigurePut(figure, command.x, command.y, command.facing))
        flow.emit(MagicFelt(figure))
        if command.soaring:
            flow.emit(LevelChanged(figure, SOARING))
        if trait(flow.state, "rests-target"):
            flow.emit(Rested(figure))
        way_of(flow.state).after(flow, figure)
        lead_captive(flow, figure)

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-put-levitated", figure=called(state, self.figure))

    def sample(self, state: Battle, rng: Rng) -> Command:
        table = state.table
        reach = LEVITATION_INCHES * INCH
        for _ in range(10):
            x = table.x[self.figure] - reach + rng.below(2 * reach)
            y = table.y[self.figure] - reach + rng.below(2 * reach)
            command = Put(self.seat, self.figure, x, y, rng.below(STEPS), table.level[self.figure] == SOARING)
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))
