"""The package's own pieces as their rows write them; they are read as strictly as a user's files, and fail with the same sentences.

Rows stand in ``data``, a file for each kind. A card with words of its own may bring its row along: `CARD` in its module of
`board.effects.pieces`. Cards of a kind are numbered by the box they come from, then by the number printed on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from mageknight.board.content.lairs import LairSheet
from mageknight.board.content.sheets import (
    Ability,
    AttackSheet,
    Colour,
    Count,
    Home,
    Id,
    Pile,
    Resistance,
    Sheet,
    Special,
    Timing,
)
from mageknight.board.terms import COLOURS, SITES, TERRAINS
from mageknight.kernel.files.problem import ContentError, Problem
from mageknight.kernel.files.sheet import Source, decode

if TYPE_CHECKING:
    Ground = str
    Site = str
    Mana = str
else:
    Ground = Literal[TERRAINS]
    Site = Literal[SITES]
    Mana = Literal[COLOURS]

BOXES: Final = ("base", "lost_legion", "krang", "shades_of_tezla", "ultimate")
"""The boxes pieces come from, in the order in which their cards are numbered."""

Box = Literal["base", "lost_legion", "krang", "shades_of_tezla", "ultimate"]
Tag = Literal["combat", "special", "movement", "influence", "healing", "banner", "action"]
SkillTiming = Timing | Literal["any_players_turn"]
Positive = Annotated[int, Meta(ge=1, le=1000)]


class Printed(Sheet, frozen=True):
    """Every row of the package: what it is called, and the box it comes from."""

    id: Id
    set: Box


class PrintedCard(Printed, frozen=True):
    """A Deed card; Basic Actions have no number."""

    tags: list[Tag]
    basic: Any
    strong: Any = None
    colors: Annotated[list[Colour], Meta(max_length=2)] = []
    number: Positive | None = None
    basic_timing: Timing | None = None
    strong_timing: Timing | None = None


class OwnCard(PrintedCard, frozen=True):
    """The card of a module: its row, and which of the files it belongs to."""

    kind: Literal["basic_actions", "advanced_actions", "spells", "artifacts"] = "basic_actions"


class PrintedAbility(Sheet, frozen=True):
    """One line of a unit card, with the mana it asks for, if any."""

    effect: Any
    mana: Mana | None


class PrintedUnit(Printed, frozen=True):
    """A unit."""

    kind: Literal["regular", "elite"]
    level: Positive
    influence: Count
    armor: Positive
    resistances: list[Resistance]
    recruit_sites: Annotated[list[Home], Meta(min_length=1)]
    copies: Positive
    abilities: Annotated[list[PrintedAbility], Meta(min_length=1)]
    special: list[Special] = []


class PrintedEnemy(Printed, frozen=True):
    """A kind of enemy token."""

    colour: Pile
    copies: Positive
    armor: Positive
    attacks: Annotated[list[AttackSheet], Meta(min_length=1)]
    fame: Count
    reputation: int
    abilities: list[Ability]
    resistances: list[Resistance]
    armor_elusive: Positive | None = None
    defend: Positive | None = None
    faction: Literal["dark_crusader", "elementalist"] | None = None


class PrintedRuin(Printed, frozen=True):
    """A ruin token: an altar with its mana, or enemies with what they guard."""

    kind: Literal["altar", "enemies"]
    copies: Positive
    fame: Count = 0
    mana_cost: dict[Colour, Positive] = {}
    enemies: list[Pile] = []
    rewards: list[dict[str, Any]] = []


class PrintedHex(Sheet, frozen=True):
    """One space of a tile."""

    terrain: Ground
    site: Site | None = None
    city: Colour | None = None
    rampaging: Pile | None = None
    mine_colours: list[Colour] = []


class PrintedTile(Printed, frozen=True):
    """A map tile: the middle, then clockwise from the north-east."""

    type: Literal["starting_a", "starting_b", "countryside", "core_city", "core_non_city", "core_special"]
    hexes: Annotated[list[PrintedHex], Meta(min_length=7, max_length=7)]
    number: Positive | None = None
    walls: list[tuple[int, int]] = []


class PrintedCity(Sheet, frozen=True):
    """A City card: its garrison by level."""

    id: Id
    colour: Colour
    tile: Id
    garrison: list[list[Pile]]


class PrintedSkill(Printed, frozen=True):
    """A skill token of a hero."""

    hero: Id
    usage: Literal["once_per_turn", "once_per_round", "interactive", "passive"]
    mode: Literal["both", "competitive", "cooperative"]
    effect: Any
    timing: SkillTiming | None = None
    mark: int | None = None
    gained: Any = None
    before: Any = None
    back: Any = None
    returns: Any = None
    joins: Any = None
    home: Any = None
    rest_turns_up: bool = False
    keeps_tokens: bool = False
    explore_cost: int = 0
    bond: int = 0


class PrintedTactic(Printed, frozen=True):
    """A Tactic card."""

    time: Literal["day", "night"]
    number: Positive
    use: Literal["before_turn", "before_turn_once", "none", "once_flip", "once_per_turn", "ongoing", "when_taken"]
    effect: Any


class PrintedHero(Printed, frozen=True):
    """A hero: the deck, and the crystals a dummy player gets from it."""

    shield: str
    dummy_crystals: Annotated[list[Colour], Meta(min_length=3, max_length=3)]
    deck: dict[Id, Positive]


class PrintedSite(Printed, frozen=True):
    """A kind of site; rules read the monsters of its lair from `content.lairs`."""

    category: Literal["adventure", "edge", "fortified", "inhabited", "rampaging", "resource", "special"]
    lair: LairSheet | None = None


FILES: Final[dict[str, type[Sheet]]] = {
    "basic_actions": PrintedCard,
    "advanced_actions": PrintedCard,
    "spells": PrintedCard,
    "artifacts": PrintedCard,
    "units": PrintedUnit,
    "enemies": PrintedEnemy,
    "ruins": PrintedRuin,
    "tiles": PrintedTile,
    "cities": PrintedCity,
    "skills": PrintedSkill,
    "tactics": PrintedTactic,
    "heroes": PrintedHero,
    "sites": PrintedSite,
}
"""The files of the package, in the order in which they are loaded, and how their rows are written."""

EFFECTS_OF: Final = ("basic", "strong", "effect", "gained", "before", "back", "returns", "joins", "home")
"""The fields of rows that hold an effect."""


class Rows:
    """The rows of one kind, each with the file it stands in and its place there."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []
        self.places: list[tuple[Source, tuple[int, ...]]] = []

    def add(self, row: dict[str, Any], source: Source, path: tuple[int, ...]) -> None:
        self.rows.append(row)
        self.places.append((source, path))

    def sort(self) -> None:
        """Cards in the order of their boxes and numbers; those without a number stay as they stand."""
        order = sorted(range(len(self.rows)), key=self._rank)
        self.rows = [self.rows[at] for at in order]
        self.places = [self.places[at] for at in order]

    def _rank(self, at: int) -> tuple[int, int]:
        row = self.rows[at]
        return BOXES.index(row["set"]), row.get("number", 0)


def read_printed(pieces: Iterable[ModuleType]) -> dict[str, Rows]:
    """Everything the package prints, by file. Raises `ContentError` with every fault of every row."""
    found = {name: Rows() for name in FILES}
    problems: list[Problem] = []
    for name, sheet in FILES.items():
        data = resources.files("mageknight.board.content").joinpath("data", name + ".json").read_bytes()
        source = Source(name + ".json", data)
        if source.is_json():
            for at, raw in enumerate(msgspec.json.decode(data, type=list[msgspec.Raw])):
                if decode(source, sheet, raw, (at,)) is not None:
                    found[name].add(msgspec.json.decode(raw), source, (at,))
        problems += source.problems
    for module in pieces:
        card = vars(module).get("CARD")
        if card is not None:
            source = Source(module.__name__.rpartition(".")[2] + ".py", msgspec.json.encode(card))
            own = decode(source, OwnCard, source.data)
            if own is not None:
                row = {key: value for key, value in card.items() if key != "kind"}
                found[own.kind].add(row, source, ())
            problems += source.problems
    if problems:
        raise ContentError(problems)
    for name in ("basic_actions", "advanced_actions", "spells", "artifacts"):
        found[name].sort()
    return found


def effects_in(row: dict[str, Any]) -> list[tuple[tuple[str | int, ...], Any]]:
    """The effects of a row, each with its place in it."""
    found: list[tuple[tuple[str | int, ...], Any]] = [
        ((name,), row[name]) for name in EFFECTS_OF if row.get(name) is not None
    ]
    for at, line in enumerate(row.get("abilities", ())):
        if isinstance(line, dict):
            found.append((("abilities", at, "effect"), line["effect"]))
    return found
