"""Magic Levitation: set a figure that was in contact down elsewhere."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.ability import Ability, trait
from mageknight.minis.commands import Put, Target
from mageknight.minis.content.abilities import AQUATIC
from mageknight.minis.events import FigurePut, MagicFelt, Rested
from mageknight.minis.manners import MOVE, Manner
from mageknight.minis.roster import called, has, is_fielded, members
from mageknight.minis.rules.capture import lift_captive
from mageknight.minis.rules.magic import magic_refusal
from mageknight.minis.rules.movement import lead_captive
from mageknight.minis.rules.placing import put_refusal
from mageknight.minis.rules.room import captive_fits
from mageknight.minis.state import Battle
from mageknight.minis.table.facing import STEPS, facing_to
from mageknight.minis.table.gait import FLY, SWIM
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.spots import ring

LEVITATION_INCHES: Final = 10


class MagicLevitation(Ability):
    """A move action without moving; on the card of 2002 the figure set down rests for the turn."""

    def __init__(self) -> None:
        super().__init__(
            "magic-levitation",
            {
                "magic-levitation": ("REB-ABL-05", "M2-ABL-SPD-06"),
                "magic-levitation-rest": ("REB-ABL-06", "M2-ABL-SPD-09"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Levitate(self.id)]


class Levitate(Manner):
    """Magic Levitation: set a figure that was in contact down elsewhere ."""

    def __init__(self, ability: int) -> None:
        super().__init__("levitate", MOVE, ability)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if not liftable(state, figure):
            return state.edition.refuse("minis-nobody-to-levitate", "magic-levitation", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(PickLevitated(flow.state.owner[figure], figure))


def levitation_refusal(state: Battle, mage: int, figure: int) -> Refusal | None:
    """Why a figure cannot be levitated."""
    if mage == figure:
        return state.edition.refuse("minis-targets-itself")
    if not is_fielded(state, figure) or not state.met[mage] >> figure & 1:
        return state.edition.refuse("minis-not-touched-at-start", "magic-levitation")
    if state.captor[figure] >= 0:
        return state.edition.refuse("minis-target-captive", target=called(state, figure))
    return magic_refusal(state, figure)


def liftable(state: Battle, mage: int) -> list[int]:
    return [figure for figure in members(state.met[mage]) if levitation_refusal(state, mage, figure) is None]


class PickLevitated(Ask[Battle]):
    """Choose the figure to levitate."""

    FIELDS = ("seat", "mage")
    KIND = "minis-levitate"
    COMMANDS = (Target,)

    def __init__(self, seat: int, mage: int) -> None:
        super().__init__(seat)
        self.mage = mage

    def choices(self, state: Battle) -> list[Command]:
        return [Target(self.seat, figure) for figure in liftable(state, self.mage)]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if not isinstance(command, Target):
            return refuse("not-an-option")
        return levitation_refusal(state, self.mage, command.figure)

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        assert isinstance(command, Target)
        flow.then(PutLevitated(self.seat, command.figure))


class PutLevitated(Ask[Battle]):
    """Set the levitated figure down within 10 inches, not in blocking terrain, with any facing."""

    FIELDS = ("seat", "figure")
    KIND = "minis-put-levitated"
    COMMANDS = (Put,)
    LISTED = False

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-put-levitated", figure=called(state, self.figure))

    def choices(self, state: Battle) -> list[Command]:
        table = state.table
        x, y, facing = table.x[self.figure], table.y[self.figure], table.facing[self.figure]
        found: list[Command] = [Put(self.seat, self.figure, x, y, facing)]
        for inches in (LEVITATION_INCHES, LEVITATION_INCHES // 2):
            for px, py in ring(x, y, inches * INCH - 1, 8):
                found.append(Put(self.seat, self.figure, px, py, facing_to(x - px, y - py)))
        return [command for command in found if self.refusal(state, command) is None]

    def sample(self, state: Battle, rng: Rng) -> Command:
        table = state.table
        reach = LEVITATION_INCHES * INCH
        for _ in range(10):
            x = table.x[self.figure] - reach + rng.below(2 * reach)
            y = table.y[self.figure] - reach + rng.below(2 * reach)
            command = Put(self.seat, self.figure, x, y, rng.below(STEPS))
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if not isinstance(command, Put) or command.figure != self.figure:
            return refuse("minis-other-figure")
        table = state.table
        dx = command.x - table.x[self.figure]
        dy = command.y - table.y[self.figure]
        reach = LEVITATION_INCHES * INCH
        if dx * dx + dy * dy > reach * reach:
            return state.edition.refuse("minis-levitated-too-far", "magic-levitation", inches=LEVITATION_INCHES)
        captive = state.captive[self.figure]
        gait = SWIM if has(state, self.figure, AQUATIC) else FLY
        found = put_refusal(state, command, gait, 1 << captive if captive >= 0 else 0)
        if (
            found is None
            and captive >= 0
            and not captive_fits(state, self.figure, command.x, command.y, command.facing)
        ):
            found = state.edition.refuse("minis-no-room-for-captive")
        return found

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        assert isinstance(command, Put)
        lift_captive(flow, self.figure)
        flow.emit(FigurePut(self.figure, command.x, command.y, command.facing))
        flow.emit(MagicFelt(self.figure))
        if trait(flow.state, "rests-target"):
            flow.emit(Rested(self.figure))
        lead_captive(flow, self.figure)
