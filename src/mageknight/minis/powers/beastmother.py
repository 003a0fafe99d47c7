"""Beastmother: Mage Spawn crawl out beside a section."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import Manner
from mageknight.minis.commands import ChooseMode, Enough, Put
from mageknight.minis.content import factions
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.content.library import official
from mageknight.minis.effects.ability import Ability
from mageknight.minis.events import FOR_POWER, DiceRolled, FigureEntered, FigurePut
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.roster import called
from mageknight.minis.figures.sections import hull_of
from mageknight.minis.moves import EnoughMove, Moves, PutMove
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.large.powers import Power
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.placing import put_refusal
from mageknight.minis.state.battle import BROOD, FIELDED, Battle
from mageknight.minis.table.contact import gap, sees
from mageknight.minis.table.facing import STEPS, offset
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.places import room_fault

MOST_POINTS: Final = 40
"""What a figure of the Brood may cost (M2-DRAGON-42)."""
NEAR: Final = 300
"""How far from the rim of the section it may appear, in hundredths of an inch."""
LESS: Final = 2
"""What is taken off the die."""
PROMISED: Final = 40.0
"""What the first Brood is worth to a bot, in points."""
SHOWN: Final = 6
"""Places that are offered at most."""


class Beastmother(Ability):
    """A die minus 2, at least 1, says how many."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "beastmother",
            {
                "beastmother": ("M2-DRAGON-41", "M2-DRAGON-42"),
                "brood-actions": ("M2-DRAGON-43",),
            },
        )

    def manners(self) -> list[Manner]:
        return [Spawn("beastmother", self.id)]


@cache
def spawn() -> tuple[FigureDef, ...]:
    """All Mage Spawn that can be Brood, the dearest first."""
    people = factions.ids()["mage-spawn"]
    found = [each for each in official() if people in each.factions and each.generation == 2]
    found = [each for each in found if each.points <= MOST_POINTS and not each.is_giant and not each.fittings.mount]
    return tuple(sorted(found, key=_dearest))


def _dearest(figure: FigureDef) -> tuple[int, str]:
    return -figure.points, figure.key


def choosable(state: Battle) -> list[int]:
    """The places in the list of those that can come now: a Unique comes once (reading R148)."""
    known = [each.identity for each in state.defs]
    return [at for at, each in enumerate(spawn()) if not (each.is_unique and each.identity in known)]


class Spawn(Power):
    """The action."""

    def promise(self, state: Battle, figure: int) -> float:
        """Two figures on the average, the less welcome the more there are."""
        brood = len([mark for slot, mark in enumerate(state.marks) if mark & BROOD and state.where[slot] == FIELDED])
        return PROMISED / (1 + brood)

    def use(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(SpawnRoll(figure))


class SpawnRoll(Roll[Battle]):
    """The roll for how many come."""

    FIELDS = ("section",)

    def __init__(self, section: int) -> None:
        super().__init__(DICE, 1, 6)
        self.section = section

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        seat = flow.state.controller[self.section]
        flow.emit(DiceRolled(FOR_POWER, seat, self.section, (die,)))
        flow.then(SpawnAsk(seat, self.section, max(1, die - LESS)))


class Spawning(Move[Battle, "SpawnAsk", ChooseMode]):
    """Choose the next one."""

    COMMAND = ChooseMode

    def candidates(self, state: Battle, ask: SpawnAsk) -> list[Command]:
        return [ChooseMode(ask.seat, at) for at in choosable(state)]

    def refusal(self, state: Battle, ask: SpawnAsk, command: ChooseMode) -> Refusal | None:
        if command.mode in choosable(state):
            return None
        return state.edition.refuse("minis-no-such-spawn", "beastmother")

    def carry_out(self, flow: Flow[Battle], ask: SpawnAsk, command: ChooseMode) -> None:
        figure = len(flow.state.kind)
        flow.emit(FigureEntered(spawn()[command.mode].id, ask.seat))
        placing = PlaceSpawn(ask.seat, ask.section, figure)
        if ask.left > 1:
            flow.then(placing, SpawnAsk(ask.seat, ask.section, ask.left - 1))
        else:
            flow.then(placing)

    def words(self, state: Battle, ask: SpawnAsk, command: ChooseMode) -> Message:
        if not 0 <= command.mode < len(spawn()):
            return say("minis-do-choose-mode-number", number=command.mode + 1)
        known = spawn()[command.mode]
        return say("minis-do-spawn", name=known.title(), points=known.points)


class NoMore(Move[Battle, "SpawnAsk", Enough]):
    """No more of them."""

    COMMAND = Enough

    def candidates(self, state: Battle, ask: SpawnAsk) -> list[Command]:
        return [Enough(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: SpawnAsk, command: Enough) -> None:
        return

    def words(self, state: Battle, ask: SpawnAsk, command: Enough) -> Message:
        return say("minis-do-enough")


class SpawnAsk(MoveAsk[Battle]):
    """The next Mage Spawn; `left` may still come."""

    FIELDS = ("seat", "section", "left")
    KIND = "minis-spawn"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Spawning(), NoMore())

    def __init__(self, seat: int, section: int, left: int) -> None:
        super().__init__(seat)
        self.section = section
        self.left = left

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-spawn", figure=called(state, self.section), count=self.left)


def place_refusal(state: Battle, section: int, command: Put) -> Refusal | None:
    """The reason a figure cannot crawl out there: no room, or not within 3 inches of the rim of the section."""
    found = put_refusal(state, command, movement_mode(state, command.figure))
    if found is not None:
        return found
    table = state.table.copy()
    table.place(command.figure, command.x, command.y, command.facing)
    if gap(table, command.figure, hull_of(state, section)) <= NEAR and sees(table, section, command.figure):
        return None
    return state.edition.refuse("minis-not-at-section", "beastmother", figure=called(state, section))


def spots(state: Battle, section: int, figure: int) -> list[tuple[int, int, int]]:
    """Some places where a figure can crawl out, looking away from the warrior."""
    table = state.table
    x, y = table.x[section], table.y[section]
    mode = movement_mode(state, figure)
    found: list[tuple[int, int, int]] = []
    for turn in (0, 40, -40, 80, -80):
        facing = (table.facing[section] + turn) % STEPS
        for half_inches in range(7, 22):
            dx, dy = offset(facing, half_inches * INCH // 2)
            if len(found) < SHOWN and room_fault(table, figure, x + dx, y + dy, facing, mode) == 0:
                if place_refusal(state, section, Put(0, figure, x + dx, y + dy, facing)) is None:
                    found.append((x + dx, y + dy, facing))
                    break
    return found


class Crawling(PutMove["PlaceSpawn"]):
    """It crawls out there."""

    def collect(self, state: Battle, ask: PlaceSpawn, found: list[Command]) -> None:
        for x, y, facing in spots(state, ask.section, ask.figure):
            found.append(Put(ask.seat, ask.figure, x, y, facing))

    def refusal(self, state: Battle, ask: PlaceSpawn, command: Put) -> Refusal | None:
        if command.figure != ask.figure:
            return refuse("minis-other-figure")
        return place_refusal(state, ask.section, command)

    def carry_out(self, flow: Flow[Battle], ask: PlaceSpawn, command: Put) -> None:
        flow.emit(FigurePut(ask.figure, command.x, command.y, command.facing))


class NoRoom(EnoughMove["PlaceSpawn"]):
    """It stays away, where there is no room."""

    def collect(self, state: Battle, ask: PlaceSpawn, found: list[Command]) -> None:
        """Only where the move before this one has found no place."""
        if not found:
            found.append(Enough(ask.seat))

    def refusal(self, state: Battle, ask: PlaceSpawn, command: Enough) -> Refusal | None:
        return refuse("minis-room-left") if spots(state, ask.section, ask.figure) else None


class PlaceSpawn(MoveAsk[Battle]):
    """Put a figure of the Brood down beside the section."""

    FIELDS = ("seat", "section", "figure")
    KIND = "minis-place-spawn"
    MOVES: ClassVar[Moves] = (Crawling(), NoRoom())
    LISTED = False

    def __init__(self, seat: int, section: int, figure: int) -> None:
        super().__init__(seat)
        self.section = section
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-place-spawn", figure=called(state, self.figure))
