"""The drill ground: compact battles for rule tests, played through public commands.

Its figures come from a pack of their own (``drill_pack``) with round numbers: speed, attack, defense, damage are 8 8 15 2 at
the first click and fall slowly; ``drill-flight`` shows Flight on its first three clicks, and so on for every ability.

    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", dice=[(4, 5)])
    play.act(0, "fight").target(1)
    assert play.click(1) == 2

A figure is written as seat, key (without ``drill-``), place in inches, facing in degrees from east; then perhaps ``click 2``,
``tokens 1``, ``captive of 0``; a rider as seat, key, ``rides 0``, a passenger ``aboard 0``. Dice are given as people read
them, in the order they are thrown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.agenda import Core, Flow
from mageknight.kernel.command import CHANCE, Command
from mageknight.kernel.event import Event
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text, streams
from mageknight.kernel.situations.rehearsal import begin
from mageknight.minis import commands as c
from mageknight.minis.content.abilities import ids
from mageknight.minis.content.available import packed, use_packs
from mageknight.minis.content.pack import load_pack
from mageknight.minis.events import Damaged
from mageknight.minis.figures.roster import powers
from mageknight.minis.setup import MinisSetup
from mageknight.minis.state.battle import ELIMINATED, FIELDED, Battle
from mageknight.minis.table.lattice import INCH

E = TypeVar("E", bound=Event[Any])
Place = tuple[float, float]

PACK = Path(__file__).parent / "drill_pack"
TOUCH = 1.5
"""Two round bases this far apart, centre to centre, touch."""


def open_ground() -> None:
    """Make the drill figures known."""
    use_packs((load_pack(PACK),))


def units(inches: float) -> int:
    return round(inches * INCH)


def battle(*figures: str, dice: Sequence[tuple[int, ...]] = (), terrain: Sequence[str] = (), **fields: object) -> Play:
    """A battle in the middle of seat 0's turn, or as the fields of a situation say (``begin="yes"``, ``turn=1``)."""
    lines = ["game: minis", *[f"{key}: {value}" for key, value in fields.items()]]
    if terrain:
        lines += ["terrain:", *[f"  {piece}" for piece in terrain]]
    for number, figure in enumerate(figures):
        lines.append(f"figure {number}: {_figure(figure)}")
    if dice:
        lines += ["chance:", *["  dice: " + " ".join(str(die - 1) for die in throw) for throw in dice]]
    return Play(begin("\n".join(lines)).match)


def _figure(text: str) -> str:
    seat, key, *rest = text.split()
    name = key if "-" in key and key.split("-")[0] in SETS else f"drill-{key}"
    if rest and rest[0] not in ("eliminated", "gone", "rides", "aboard"):
        x, y, facing, *more = rest
        return f"{name} of {seat} at {x} {y} facing {facing} {' '.join(more)}"
    return f"{name} of {seat} {' '.join(rest)}"


SETS = (
    "rebellion",
    "lancers",
    "whirlwind",
    "unlimited",
    "dungeons",
    "minions",
    "sinister",
    "pyramid",
    "uprising",
    "starter",
    "muster",
    "cadets",
    "veterans",
    "fencers",
    "recruits",
    "adepts",
    "scouts",
    "banners",
    "stable",
    "mounts",
    "colossi",
    "giants",
    "wielders",
    "masons",
    "castles",
    "hulks",
    "apocalypse",
    "omens",
    "novices",
    "masters",
)


class Play:
    """A match and short words for what can be done in it; commands go to whoever is asked."""

    def __init__(self, match: Match[Battle]) -> None:
        self.match = match
        self.events: list[Event[Battle]] = []
        self.log: list[Event[Battle]] = []

    @property
    def state(self) -> Battle:
        return self.match.state

    @property
    def seat(self) -> int:
        """Who must choose now."""
        return self.match.pending()[0].seat

    @property
    def kind(self) -> str:
        """What must be chosen now; nothing once the battle is over."""
        pending = self.match.pending()
        return pending[0].kind.removeprefix("minis-") if pending else ""

    def do(self, command: Command) -> Play:
        self.events = self.match.play(command)
        self.log += self.events
        return self

    def refused(self, command: Command) -> Refusal:
        """Why a command is not allowed; it must not be, and must change nothing."""
        before = self.match.digest()
        with pytest.raises(Refusal) as caught:
            self.match.play(command)
        assert self.match.digest() == before
        foretold = self.match.explain(command)
        assert foretold is not None
        assert (foretold.reason, foretold.rules) == (caught.value.reason, caught.value.rules)
        return caught.value

    def options(self) -> list[Command]:
        return self.match.options(self.match.pending()[0]).all()

    def offers(self, command: Command) -> bool:
        return command in self.match.options(self.match.pending()[0])

    # Commands, for the seat that is asked.

    def act(self, figure: int, how: str) -> Play:
        return self.do(c.Act(self.seat, figure, how))

    def move(self, figure: int, *places: Place, facing: int = 0) -> Play:
        return self.do(self.path(figure, *places, facing=facing))

    def path(self, figure: int, *places: Place, facing: int = 0) -> c.Move:
        return c.Move(self.seat, figure, tuple([(units(x), units(y)) for x, y in places]), facing * 2 % 720)

    def turn(self, figure: int, facing: int) -> Play:
        return self.do(c.Turn(self.seat, figure, facing * 2 % 720))

    def stay(self, figure: int) -> Play:
        return self.do(c.Turn(self.seat, figure, self.state.table.facing[figure]))

    def break_away(self, figure: int) -> Play:
        return self.do(c.BreakAway(self.seat, figure))

    def target(self, figure: int) -> Play:
        return self.do(c.Target(self.seat, figure))

    def join(self, figure: int) -> Play:
        return self.do(c.Join(self.seat, figure))

    def enough(self) -> Play:
        return self.do(c.Enough(self.seat))

    def decline(self) -> Play:
        return self.do(c.Decline(self.seat))

    def spin(self, figure: int, facing: int) -> Play:
        return self.do(c.Spin(self.seat, figure, facing * 2 % 720))

    def put(self, figure: int, x: float, y: float, facing: int = 90) -> Play:
        return self.do(self.putting(figure, x, y, facing))

    def putting(self, figure: int, x: float, y: float, facing: int = 90) -> c.Put:
        return c.Put(self.seat, figure, units(x), units(y), facing * 2 % 720)

    def end_turn(self) -> Play:
        return self.do(c.EndTurn(self.seat))

    def do_nothing_until(self, seat: int) -> Play:
        """End turns until a seat is to act."""
        while self.seat != seat or self.kind != "action":
            self.end_turn()
        return self

    def resolve(self, effect: int) -> Play:
        return self.do(c.Resolve(self.seat, effect))

    def heal_by(self, die: bool) -> Play:
        return self.do(c.HealBy(self.seat, die))

    def cancel(self, seat: int, figure: int, ability: str) -> Play:
        return self.do(c.CancelAbility(seat, figure, ability))

    def time_up(self) -> Play:
        return self.do(c.TimeUp(CHANCE))

    # What can be seen.

    def click(self, figure: int) -> int:
        return self.state.click[figure]

    def tokens(self, figure: int) -> int:
        return self.state.tokens[figure]

    def is_eliminated(self, figure: int) -> bool:
        return self.state.where[figure] == ELIMINATED

    def is_fielded(self, figure: int) -> bool:
        return self.state.where[figure] == FIELDED

    def has(self, figure: int, ability: str) -> bool:
        return powers(self.state, figure) >> ids()[ability] & 1 == 1

    def place(self, figure: int) -> Place:
        table = self.state.table
        return table.x[figure] / INCH, table.y[figure] / INCH

    def facing(self, figure: int) -> int:
        return self.state.table.facing[figure] // 2

    def touches(self, one: int, other: int) -> bool:
        return self.state.table.touch[one] >> other & 1 == 1

    def all(self, kind: type[E]) -> list[E]:
        """The events of one kind in what the last command brought."""
        return [event for event in self.events if isinstance(event, kind)]

    def only_hurt(self, figure: int) -> Damaged:
        """The one time a figure was hurt by what the last command brought."""
        found = [event for event in self.all(Damaged) if event.figure == figure]
        assert len(found) == 1, found
        return found[0]

    def only(self, kind: type[E]) -> E:
        found = self.all(kind)
        assert len(found) == 1, found
        return found[0]


def open_battle(seed: str = "drill", dice: Sequence[tuple[int, ...]] = (), **fields: Any) -> Play:
    """A battle from its very beginning; dice are laid down for the first throws."""
    kit = kit_named("minis")
    setup = packed(MinisSetup(**fields))
    state = kit.engine.opening(setup, Core([], streams(seed_from_text(seed), kit.engine.STREAMS)))
    state.core.forced = [(0, tuple(die - 1 for die in throw)) for throw in dice]
    kit.engine.advance(Flow(state))
    return Play(Match(kit, setup, seed_from_text(seed), state))
