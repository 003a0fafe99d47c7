"""The files of a pack for the board game: cards, units, enemies, tiles, skills, heroes, scenarios.

Rows are written as the package's own (`content/data`), without the box they come from, which is the pack itself, and with
the names people read. Effects use the words that the package's own cards use (see `grammar`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from mageknight.board.terms import (
    ABILITIES,
    BASIC,
    BASIC_ACTION,
    CARD_KINDS,
    CITY,
    COLOURS,
    ELEMENTS,
    HIDDEN_VALLEY,
    PILES,
    REFUGEE_CAMP,
    RESISTANCES,
    SEA,
    SITES,
    TERRAINS,
    UNIT_RULES,
    VILLAGE,
)

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$", max_length=40)]
Line = Annotated[str, Meta(pattern=r"^[^\s{}\[\](),#*]([^\n\r{}\[\],#*]*[^\s{}\[\],#*])?$", max_length=80)]
"""A name: one line without the marks that catalogues use themselves."""

if TYPE_CHECKING:
    Colour = str
    Pile = str
    Element = str
    Resistance = str
    Ability = str
    Special = str
    Terrain = str
    Place = str
    CardKind = str
else:  # the words are those of `terms`, in which the rules count
    Colour = Literal[COLOURS[:BASIC]]
    Pile = Literal[PILES]
    Element = Literal[ELEMENTS]
    Resistance = Literal[RESISTANCES]
    Ability = Literal[ABILITIES]
    Special = Literal[UNIT_RULES]
    Terrain = Literal[TERRAINS[:SEA]]
    Place = Literal[
        tuple(site for site in (*SITES[VILLAGE : REFUGEE_CAMP + 1], *SITES[HIDDEN_VALLEY + 1 :]) if site != SITES[CITY])
    ]
    CardKind = Literal[CARD_KINDS[BASIC_ACTION:]]

Home = Literal["village", "monastery", "keep", "mage_tower", "city", "magical_glade"]
Timing = Literal[
    "combat", "not_in_combat", "start_of_combat", "attack_phase", "block_phase", "interaction", "not_in_interaction"
]
Seats = Annotated[int, Meta(ge=1, le=4)]
Count = Annotated[int, Meta(ge=0, le=20)]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every record of a content file: immutable, and no field that is not listed."""


class PackSheet(Sheet, frozen=True):
    """The head of a pack: ``"game": "board"`` tells it from a pack of miniatures."""

    pack: Id
    title: Line
    game: Literal["board"]
    title_de: Line | None = None
    version: Line | None = None


class CardSheet(Sheet, frozen=True):
    """A Deed card; the strong half of a spell has a name of its own."""

    id: Id
    name: Line
    kind: CardKind
    basic: Any
    strong: Any = None
    colors: Annotated[list[Colour], Meta(max_length=2)] = []
    tags: list[Literal["combat", "special", "movement", "influence", "healing", "banner", "action"]] = []
    basic_timing: Timing | None = None
    strong_timing: Timing | None = None
    name_de: Line | None = None
    strong_name: Line | None = None
    strong_name_de: Line | None = None


class AbilitySheet(Sheet, frozen=True):
    """One line of a unit card, with the mana it asks for, if any."""

    effect: Any
    mana: Colour | None = None


class UnitSheet(Sheet, frozen=True):
    """A Regular or Elite unit."""

    id: Id
    name: Line
    kind: Literal["regular", "elite"]
    level: Annotated[int, Meta(ge=1, le=4)]
    influence: Count
    armor: Annotated[int, Meta(ge=1, le=20)]
    recruit_sites: Annotated[list[Home], Meta(min_length=1)]
    abilities: Annotated[list[AbilitySheet], Meta(min_length=1, max_length=6)]
    copies: Annotated[int, Meta(ge=1, le=4)] = 2
    resistances: list[Resistance] = []
    special: list[Special] = []
    name_de: Line | None = None


class AttackSheet(Sheet, frozen=True):
    """One attack of an enemy: a value and an element, or the pile it summons from."""

    value: Annotated[int, Meta(ge=1, le=20)] | None = None
    element: Element = "physical"
    summon: Pile | None = None


class EnemySheet(Sheet, frozen=True):
    """A kind of enemy token."""

    id: Id
    name: Line
    colour: Pile
    armor: Annotated[int, Meta(ge=1, le=20)]
    attacks: Annotated[list[AttackSheet], Meta(min_length=1, max_length=3)]
    fame: Count
    copies: Annotated[int, Meta(ge=1, le=6)] = 2
    reputation: Annotated[int, Meta(ge=-3, le=3)] = 0
    abilities: list[Ability] = []
    resistances: list[Resistance] = []
    armor_elusive: Annotated[int, Meta(ge=1, le=20)] | None = None
    defend: Annotated[int, Meta(ge=1, le=10)] | None = None
    name_de: Line | None = None


class HexSheet(Sheet, frozen=True):
    """One space of a tile."""

    terrain: Terrain
    site: Place | None = None
    rampaging: Literal["green", "red"] | None = None
    mine_colours: list[Colour] = []


class TileSheet(Sheet, frozen=True):
    """A map tile with seven spaces: the middle, then clockwise from the north-east. `walls` stand between two of them."""

    id: Id
    name: Line
    type: Literal["countryside", "core_non_city"]
    hexes: Annotated[list[HexSheet], Meta(min_length=7, max_length=7)]
    number: Annotated[int, Meta(ge=1, le=999)] = 900
    walls: list[tuple[Annotated[int, Meta(ge=0, le=6)], Annotated[int, Meta(ge=0, le=6)]]] = []
    name_de: Line | None = None


class SkillSheet(Sheet, frozen=True):
    """A skill of a hero of the pack."""

    id: Id
    name: Line
    hero: Id
    usage: Literal["once_per_turn", "once_per_round"]
    effect: Any
    mode: Literal["both", "competitive", "cooperative"] = "both"
    timing: Timing | None = None
    name_de: Line | None = None


class HeroSheet(Sheet, frozen=True):
    """A hero: how many of each card are in the deck, and the three crystals a dummy player gets from it."""

    id: Id
    name: Line
    deck: dict[Id, Annotated[int, Meta(ge=1, le=16)]]
    dummy_crystals: Annotated[list[Colour], Meta(min_length=3, max_length=3)]
    shield: Line = "gray"
    name_de: Line | None = None


class ScenarioSheet(Sheet, frozen=True):
    """A scenario: what it does differently from one of the package's, which it is `like`.

    The map is described for one number of players after the other, as in ``"countryside": {"2": 8, "3": 9}``.
    """

    id: Id
    name: Line
    like: Id
    seats: Annotated[list[Seats], Meta(min_length=1, max_length=4)]
    rounds: Annotated[int, Meta(ge=1, le=6)] | None = None
    shapes: dict[str, Literal["wedge", "open_3", "open_4", "open_5"]] = {}
    countryside: dict[str, Annotated[int, Meta(ge=4, le=20)]] = {}
    cities: dict[str, Annotated[int, Meta(ge=1, le=4)]] = {}
    core: dict[str, Annotated[int, Meta(ge=0, le=12)]] = {}
    levels: Annotated[list[Annotated[int, Meta(ge=1, le=11)]], Meta(max_length=4)] = []
    start_fame: Annotated[int, Meta(ge=0, le=40)] | None = None
    start_reputation: Annotated[int, Meta(ge=-6, le=7)] | None = None
    extra_dice: Annotated[int, Meta(ge=0, le=3)] | None = None
    extra_units: Annotated[int, Meta(ge=0, le=3)] | None = None
    fame_per_tile: Annotated[int, Meta(ge=0, le=5)] | None = None
    first_night: bool | None = None
    name_de: Line | None = None


PIECES = CardSheet | UnitSheet | EnemySheet | TileSheet | SkillSheet | HeroSheet | ScenarioSheet
