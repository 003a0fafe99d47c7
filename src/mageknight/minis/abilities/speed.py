"""Abilities of the speed value that are ways to act: Charge, Bound, Magic Levitation, Nimble, Summon.

Quickness is in `rules.actions`, Flight and Aquatic in `rules.gaits`, Stealth in `rules.ranged`, Forced March in `rules.march`,
Ram in `rules.effects`, Frenzy in `rules.actions`.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.abilities.returning import PickReturned, has_candidates
from mageknight.minis.commands import Act, Decline, Put, Target, Turn
from mageknight.minis.content import abilities
from mageknight.minis.content.abilities import AQUATIC, MAGIC_IMMUNITY, MAGIC_LEVITATION, NIMBLE, SUMMON
from mageknight.minis.events import FigurePut, MagicFelt, Rested
from mageknight.minis.manners import FREE, MOVE, Manner
from mageknight.minis.roster import called, has, is_fielded, members, powers, touches_foe
from mageknight.minis.rulebook import attack_manner
from mageknight.minis.rules.actions import ONLY_MOVES
from mageknight.minis.rules.attack import Aim
from mageknight.minis.rules.capture import lift_captive
from mageknight.minis.rules.gaits import inches_for
from mageknight.minis.rules.movement import Moving, lead_captive, turn_figure
from mageknight.minis.rules.paths import turn_refusal
from mageknight.minis.rules.placing import put_refusal
from mageknight.minis.rules.room import captive_fits
from mageknight.minis.state import STOPPED, Battle
from mageknight.minis.table.facing import STEPS, facing_to
from mageknight.minis.table.gait import FLY, SWIM
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.spots import ring

LEVITATION_INCHES: Final = 10


class DoubleMove(Manner):
    """Charge and Bound: move up to double the speed (REB-ABL-01, REB-ABL-11)."""

    def __init__(self, word: str, needs: int) -> None:
        super().__init__(word, MOVE, needs)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        """On the card of 2001 this too needs a start of the turn without enemy contact (reading 5)."""
        needs_room = abilities.mask("double-move-needs-no-contact", state.setup.card) >> self.ability & 1
        return contact_at_start(state, figure) if needs_room else None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Moving(flow.state.owner[figure], figure, inches_for(flow.state, figure, 2)))


class Rush(Manner):
    """Charge and Bound: move up to the speed, then attack in the same action (REB-ABL-01, REB-ABL-11)."""

    def __init__(self, word: str, needs: int, attacks: tuple[str, ...]) -> None:
        super().__init__(word, MOVE, needs)
        self.attacks = attacks

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if powers(state, figure) & ONLY_MOVES:
            return refuse("minis-demoralized", "REB-ABL-44", figure=called(state, figure))
        if state.captive[figure] >= 0:
            return refuse("minis-captor-only-moves", "REB-CAP-18", figure=called(state, figure))
        return contact_at_start(state, figure)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(
            Moving(flow.state.owner[figure], figure, inches_for(flow.state, figure)), RushEnd(figure, self.attacks)
        )


def contact_at_start(state: Battle, figure: int) -> Refusal | None:
    """Why a figure that touched an opposing one when the turn began cannot rush."""
    if state.met[figure] & state.foes[state.owner[figure]]:
        return refuse("minis-touched-at-start", "REB-ABL-01", figure=called(state, figure))
    return None


class RushEnd(Frame[Battle]):
    """The move of a charge is over: the attack follows unless a Pole Arm has ended the action."""

    FIELDS = ("figure", "attacks")

    def __init__(self, figure: int, attacks: tuple[str, ...]) -> None:
        self.figure = figure
        self.attacks = attacks

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if is_fielded(state, self.figure) and not state.marks[self.figure] & STOPPED:
            follow = FollowUp(state.owner[self.figure], self.figure, self.attacks)
            if len(follow.choices(state)) > 1:
                flow.then(follow)


class FollowUp(Ask[Battle]):
    """Attack at the end of a charge or bound, or leave it."""

    FIELDS = ("seat", "figure", "attacks")
    KIND = "minis-follow-up"
    COMMANDS = (Act, Decline)

    def __init__(self, seat: int, figure: int, attacks: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.figure = figure
        self.attacks = attacks

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-follow-up", figure=called(state, self.figure))

    def choices(self, state: Battle) -> list[Command]:
        found: list[Command] = [Act(self.seat, self.figure, word) for word in self.attacks]
        found = [command for command in found if self.refusal(state, command) is None]
        return [*found, Decline(self.seat)]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if isinstance(command, Decline):
            return None
        if not isinstance(command, Act) or command.figure != self.figure or command.how not in self.attacks:
            return refuse("not-an-option")
        if powers(state, self.figure) & ONLY_MOVES:
            return refuse("minis-demoralized", "REB-ABL-44", figure=called(state, self.figure))
        return attack_manner(command.how).refusal(state, self.figure)

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, Act):
            flow.then(Aim(self.seat, command.how, self.figure))


class Levitate(Manner):
    """Magic Levitation: set a figure that was in contact down elsewhere (REB-ABL-05)."""

    def __init__(self) -> None:
        super().__init__("levitate", MOVE, MAGIC_LEVITATION)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if not liftable(state, figure):
            return refuse("minis-nobody-to-levitate", "REB-ABL-05", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(PickLevitated(flow.state.owner[figure], figure))


def levitation_refusal(state: Battle, mage: int, figure: int) -> Refusal | None:
    """Why a figure cannot be levitated."""
    if mage == figure:
        return refuse("minis-targets-itself", "REB-TGT-02")
    if not is_fielded(state, figure) or not state.met[mage] >> figure & 1:
        return refuse("minis-not-touched-at-start", "REB-ABL-05")
    if state.captor[figure] >= 0:
        return refuse("minis-target-captive", "REB-CAP-12", target=called(state, figure))
    if has(state, figure, MAGIC_IMMUNITY):
        return refuse("minis-magic-immune", "REB-ABL-31", target=called(state, figure))
    return None


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
            return refuse("minis-levitated-too-far", "REB-ABL-05", inches=LEVITATION_INCHES)
        captive = state.captive[self.figure]
        gait = SWIM if has(state, self.figure, AQUATIC) else FLY
        found = put_refusal(state, command, gait, 1 << captive if captive >= 0 else 0)
        if (
            found is None
            and captive >= 0
            and not captive_fits(state, self.figure, command.x, command.y, command.facing)
        ):
            found = refuse("minis-no-room-for-captive", "REB-CAP-17")
        return found

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        assert isinstance(command, Put)
        lift_captive(flow, self.figure)
        flow.emit(FigurePut(self.figure, command.x, command.y, command.facing))
        flow.emit(MagicFelt(self.figure))
        if abilities.mask("rests-target", flow.state.setup.card) >> MAGIC_LEVITATION & 1:
            flow.emit(Rested(self.figure))
        lead_captive(flow, self.figure)


class TurnFreely(Manner):
    """Nimble: change facing in the own turn without an action (REB-ABL-14)."""

    def __init__(self) -> None:
        super().__init__("nimble", FREE, NIMBLE)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Facing(flow.state.owner[figure], figure))


class Facing(Ask[Battle]):
    """Take a facing on the spot."""

    FIELDS = ("seat", "figure")
    KIND = "minis-facing"
    COMMANDS = (Turn,)
    LISTED = False

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-facing", figure=called(state, self.figure))

    def choices(self, state: Battle) -> list[Command]:
        found: list[Command] = [Turn(self.seat, self.figure, step * STEPS // 8) for step in range(8)]
        found.append(Turn(self.seat, self.figure, state.table.facing[self.figure]))
        return [command for command in found if self.refusal(state, command) is None]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if not isinstance(command, Turn) or command.figure != self.figure:
            return refuse("minis-other-figure")
        return turn_refusal(state, self.figure, command.facing)

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        assert isinstance(command, Turn)
        turn_figure(flow, self.figure, command.facing)


class Summoning(Manner):
    """Summon: an eliminated Mage Spawn, worth no more than the figure itself, returns at its start."""

    def __init__(self) -> None:
        super().__init__("summon", MOVE, SUMMON)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if touches_foe(state, figure):
            return refuse("minis-touches-foe", figure=called(state, figure))
        if not has_candidates(state, figure, True):
            return refuse("minis-nobody-to-return", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(PickReturned(flow.state.owner[figure], figure, True))
