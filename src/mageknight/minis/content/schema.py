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
Prose = Annotated[str, Meta(pattern=r"^[^\s{}\[\]#*.][^\n\r{}]*$", max_length=400)]
"""A text: one line that catalogues take as it is."""
Units = Annotated[int, Meta(ge=-54000, le=54000)]
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
TraitName = Literal["own-tokens", "tireless", "unheld", "clear", "sure", "towers", "wary", "headstrong"]
TerrainKind = Literal[
    "clear",
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


class NatureSheet(Sheet, frozen=True):
    """The nature of a large warrior: `traits` are facts of `mageknight.minis.figures.figure.Nature`, `powers` abilities of
    all its sections; a level adds `skulls`, `actions` and further powers."""

    skulls: Annotated[int, Meta(ge=1, le=12)] = 6
    actions: Annotated[int, Meta(ge=0, le=20)] = 0
    powers: Annotated[list[Word], Meta(max_length=12)] = []
    traits: Annotated[list[TraitName], Meta(max_length=8)] = []


class LevelSheet(Sheet, frozen=True):
    """One strength a figure can be fielded at: its points, and the clicks every dial is turned from its starting marker."""

    points: Annotated[int, Meta(ge=1, le=6000)]
    turned: Annotated[list[Annotated[int, Meta(ge=0, le=24)]], Meta(min_length=1, max_length=4)]
    nature: NatureSheet | None = None


class MountSheet(Sheet, frozen=True):
    """A mount: what makes a figure one."""

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
    """One figure as a file writes it; `ranges` are those of the left, rear and right section of a large warrior, where they differ
    from that of its front."""

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
    ranges: Annotated[list[Annotated[int, Meta(ge=0, le=36)]], Meta(max_length=3)] = []
    levels: Annotated[list[LevelSheet], Meta(max_length=6)] = []
    nature: NatureSheet | None = None
    champion: bool = False
    item_slots: Annotated[int, Meta(ge=0, le=6)] = 0
    mount: MountSheet | None = None
    rides: Annotated[list[Word], Meta(max_length=8)] = []
    rider_bonus: Annotated[int, Meta(ge=0, le=9)] = 0
    min_range: Annotated[int, Meta(ge=0, le=36)] = 0
    indirect: bool = False
    bombs: Annotated[list[BombSheet], Meta(max_length=6)] = []
    passengers: Annotated[int, Meta(ge=0, le=2)] = 0
    castle: str = ""
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
    """The card of 2003 on an ability in place of the older ones; `text` means that it has a sentence of its own."""

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
    """A part of an elevated piece that is hindering, concealing or blocking on top (REB-ELV-02, M2-ELEV-02), or what lies
    `beside` a piece and belongs to it, like the water under a bridge."""

    kind: Literal["hindering", "concealing", "blocking", "shallow-water", "deep-water"]
    outline: Annotated[list[Point], Meta(min_length=3, max_length=64)]
    beside: bool = False


class BuiltSheet(Sheet, frozen=True):
    """The card of a constructed feature: what it takes to hit it, what it adds to a defense, the damage of one turn that
    eliminates it (M2-CONSTR-02), its centre dots, the word of an additional rule, and the piece that is left of it."""

    defense: Annotated[int, Meta(ge=1, le=50)]
    structure: Annotated[int, Meta(ge=1, le=50)]
    fortification: Annotated[int, Meta(ge=0, le=10)] = 0
    dots: Annotated[list[Point], Meta(max_length=8)] = []
    rule: str = ""
    ruin: str = ""


Stretch = tuple[Point, Point]


class WorksSheet(Sheet, frozen=True):
    """The works of a castle section: its portals, each one or two stretches of its border, the way through it at ground
    level, whether it is a wall, whether all on top of it touch each other, and the rubble that is left of it. A `plank` is no
    section but planking.

    Without an `arch` the portals are doors with stairs behind them; with one they shut the way through.
    """

    ruin: Word
    portals: Annotated[list[Annotated[list[Stretch], Meta(min_length=1, max_length=2)]], Meta(max_length=4)] = []
    arch: Annotated[list[Point], Meta(max_length=4)] = []
    wall: bool = False
    crowded: bool = False
    plank: bool = False


class PieceSheet(Sheet, frozen=True):
    """A terrain piece to choose: a simple polygon around the origin, in units of 1/500 inch.

    `access` are the stairs and ladders of abrupt elevated terrain: short lines across its edge (REB-SPC-10); a ladder that is a
    piece of its own is clear and has two, its head and its foot. `games` are the
    editions it is played in, every one that knows its kind if none is named. `built` is the card of constructed terrain.
    A piece that is not `offered` only comes to lie where another one was.
    """

    id: Word
    kind: TerrainKind
    outline: Annotated[list[Point], Meta(min_length=3, max_length=64)]
    access: list[tuple[Point, Point]] = []
    areas: list[AreaSheet] = []
    games: list[str] = []
    built: BuiltSheet | None = None
    castle: WorksSheet | None = None
    offered: bool = True
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
