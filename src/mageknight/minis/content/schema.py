"""The files of the miniatures content: figures, abilities, factions, bases, terrain pieces, tables.

The same format holds what comes with the package and what users add. A click of a dial is one short text,
``"8 7 15 1"``: speed, attack, defense, damage. A value that carries an ability names it, ``"8:flight 7 15:toughness 1"``;
a second ability of the same click goes to the nexus, ``"8:flight+nimble 7 15 1"``. An ``x`` is a skull in place of a value,
a ``y`` after the first value its yellow print, a ``!`` after the last a repair marker: ``"3y x 15 x!"``.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Word = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Line = Annotated[str, Meta(pattern=r"^[^\s{}\[\](),#*]([^\n\r{}\[\],#*]*[^\s{}\[\],#*])?$", max_length=80)]
"""A name: one line without the marks that catalogues and army lists use themselves."""
Units = Annotated[int, Meta(ge=-36000, le=36000)]
Point = tuple[Units, Units]
RankName = Literal["weak", "standard", "tough", "unique", "limited", "promo"]
SlotName = Literal["speed", "attack", "defense", "damage"]
Rows = Annotated[list[str], Meta(min_length=1, max_length=24)]
"""The clicks of a dial, each a short text."""
MountName = Literal[
    "battle-horse",
    "desert-warbird",
    "pegasus",
    "sky-dragon",
    "cloud-griffon",
    "horned-stag",
    "salamander",
    "technocat",
]
ProficiencyName = Literal["horsemanship", "impale", "mounted-bound", "mounted-charge", "overwhelm", "trample"]
TerrainKind = Literal[
    "hindering",
    "blocking",
    "elevated",
    "abrupt-elevated",
    "shallow-water",
    "deep-water",
    "low-wall",
    "concealing",
    "chasm",
]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every record of a content file: immutable, and no field that is not listed."""


class SectionsSheet(Sheet, frozen=True):
    """The three further dials of a large warrior; the first is its front (M2-MDIAL-01)."""

    left: Rows
    rear: Rows
    right: Rows


class LevelSheet(Sheet, frozen=True):
    """One strength a figure can be fielded at: its points, and the clicks every dial is turned from its starting marker."""

    points: Annotated[int, Meta(ge=1, le=6000)]
    turned: Annotated[list[Annotated[int, Meta(ge=0, le=23)]], Meta(min_length=1, max_length=4)]


class MountSheet(Sheet, frozen=True):
    """What makes a figure a mount."""

    type: MountName
    intelligence: Literal["skittish", "independent", "mean-spirited"]
    proficiencies: Annotated[list[ProficiencyName], Meta(max_length=6)] = []


class BombSheet(Sheet, frozen=True):
    """A Bombardment token; `drift` lists the inches it drifts at the results `lowest`, `lowest` + 1 and so on."""

    meet: Annotated[int, Meta(ge=2, le=30)]
    radius: Annotated[int, Meta(ge=1, le=6000)]
    attack: Annotated[int, Meta(ge=0, le=50)]
    damage: Annotated[int, Meta(ge=0, le=50)]
    lowest: Annotated[int, Meta(ge=0, le=30)]
    drift: Annotated[list[Annotated[int, Meta(ge=0, le=36)]], Meta(min_length=1, max_length=30)]


class FigureSheet(Sheet, frozen=True):
    """One figure as a file writes it."""

    number: Annotated[int, Meta(ge=1, le=999)] | Word
    name: Line
    rank: RankName
    points: Annotated[int, Meta(ge=1, le=6000)]
    factions: Annotated[list[str], Meta(min_length=1, max_length=2)]
    dial: Rows
    arc: Literal[90, 180, 270, 360] = 90
    rear: Literal[0, 90, 180, 270] | None = None
    range: Annotated[int, Meta(ge=0, le=36)] = 0
    targets: Annotated[int, Meta(ge=1, le=6)] = 1
    base: str = "round"
    start: Annotated[int, Meta(ge=0, le=23)] = 0
    subfaction: str = ""
    speed_type: Literal["", "boot", "horseshoe", "wave", "wing", "wheel"] = ""
    attack_type: Literal["", "sword", "bow", "wand", "explosive"] = ""
    defense_type: Literal["", "shield", "magic-immunity"] = ""
    damage_type: Literal["", "golem", "titan"] = ""
    attack_bonus: Annotated[int, Meta(ge=0, le=9)] = 0
    ranged_damage: Annotated[int, Meta(ge=0, le=50)] | None = None
    sections: SectionsSheet | None = None
    levels: Annotated[list[LevelSheet], Meta(max_length=6)] = []
    champion: bool = False
    item_slots: Annotated[int, Meta(ge=0, le=6)] = 0
    mount: MountSheet | None = None
    rides: Annotated[list[Word], Meta(max_length=8)] = []
    rider_bonus: Annotated[int, Meta(ge=0, le=9)] = 0
    min_range: Annotated[int, Meta(ge=0, le=36)] = 0
    indirect: bool = False
    bombs: Annotated[list[BombSheet], Meta(max_length=6)] = []
    passengers: Annotated[int, Meta(ge=0, le=2)] = 0
    name_de: Line | None = None
    ours: bool = False
    look: str = ""
    uncertain: list[Literal["base", "dial", "targets"]] = []


class MissingSheet(Sheet, frozen=True):
    """A figure that is known to exist but whose values no source gives."""

    number: int
    name: Line
    rank: RankName


class SetSheet(Sheet, frozen=True):
    """A set of figures: one file. Figures stay raw here, so that each can be checked on its own."""

    set: Word
    title: Line
    figures: list[msgspec.Raw]
    generation: Literal[1, 2] = 1
    title_de: Line | None = None
    missing: list[MissingSheet] = []


class CardSheet(Sheet, frozen=True):
    """What the card of 2003 says of an ability in place of the older ones; `text` means that it has a sentence of its own."""

    traits: list[str] | None = None
    optional: bool | None = None
    text: bool = False


class AbilitySheet(Sheet, frozen=True):
    """A special ability: where it stands on a dial, how it is marked, what holds for it in every situation.

    `traits` are words of `mageknight.minis.content.abilities.TRAITS`; `card_2001` lists those that the card of January
    2001 has in place of `traits`, when it differs, and `card_2003` what the card of the second generation says otherwise.
    `first_card` is the year of the first card that shows the ability. `attack_types` are the columns of the card of 2003 it
    stands in.
    """

    id: Word
    slot: SlotName
    colour: Literal["green", "red", "blue", "orange", "yellow", "black", "gray", "brown", "dark-blue", "purple"]
    shape: Literal["square", "circle"]
    optional: bool = False
    magic: bool = False
    traits: list[str] = []
    card_2001: list[str] | None = None
    card_2003: CardSheet | None = None
    first_card: Literal[2001, 2003] = 2001
    attack_types: list[Literal["sword", "bow", "wand"]] = []
    aliases: list[str] = []


class AbilityFile(Sheet, frozen=True):
    """The file of abilities."""

    abilities: list[AbilitySheet]


class FactionSheet(Sheet, frozen=True):
    """A people. Without a `symbol` its figures never use formations. `heir` is its name in the second generation."""

    id: Word
    symbol: bool = True
    generations: tuple[Literal[1, 2], ...] = (1, 2)
    subfactions: list[Word] = []
    heir: str = ""


class FactionFile(Sheet, frozen=True):
    """The file of factions."""

    factions: list[FactionSheet]


class BaseSheet(Sheet, frozen=True):
    """A base: radius of its discs, how far its spine reaches before and behind the centre dot (0 and 0 for a round base), and
    the radius of its flight stand."""

    id: Word
    radius: Annotated[int, Meta(ge=1, le=2000)]
    nose: Annotated[int, Meta(ge=0, le=4000)] = 0
    tail: Annotated[int, Meta(ge=0, le=4000)] = 0
    stand: Annotated[int, Meta(ge=1, le=2000)] = 250


class BaseFile(Sheet, frozen=True):
    """The file of bases."""

    bases: list[BaseSheet]


class AreaSheet(Sheet, frozen=True):
    """A part of an elevated piece that is hindering, concealing or blocking on top (REB-ELV-02, M2-ELEV-02)."""

    kind: Literal["hindering", "concealing", "blocking"]
    outline: Annotated[list[Point], Meta(min_length=3, max_length=64)]


class PieceSheet(Sheet, frozen=True):
    """A terrain piece to choose: a simple polygon around the origin, in units of 1/500 inch.

    `access` are the stairs and ladders of abrupt elevated terrain: short lines across its edge (REB-SPC-10). `games` are the
    editions it is played in, every one that knows its kind if none is named.
    """

    id: Word
    kind: TerrainKind
    outline: Annotated[list[Point], Meta(min_length=3, max_length=64)]
    access: list[tuple[Point, Point]] = []
    areas: list[AreaSheet] = []
    games: list[str] = []
    name: Line | None = None
    name_de: Line | None = None


class PieceFile(Sheet, frozen=True):
    """A file of terrain pieces."""

    pieces: list[msgspec.Raw]


class PlacedSheet(Sheet, frozen=True):
    """A piece on a table: its origin at `at`, turned counter-clockwise by `turn` quarters, which keeps it on the lattice."""

    piece: Word
    at: Point
    turn: Literal[0, 1, 2, 3] = 0


class TableSheet(Sheet, frozen=True):
    """A ready-made battlefield, origin in one corner."""

    id: Word
    width: Annotated[int, Meta(ge=6000, le=54000)] = 18000
    height: Annotated[int, Meta(ge=6000, le=54000)] = 18000
    pieces: list[PlacedSheet] = []
    games: list[str] = []
    name: Line | None = None
    name_de: Line | None = None


class PackSheet(Sheet, frozen=True):
    """The head of a pack."""

    pack: Word
    title: Line
    title_de: Line | None = None
    version: Line | None = None
