"""Printed pieces of the miniatures as clients get them, once for each language. What most pieces share is left out on the wire.
Titles and texts are keys of the words that come with them.

Lists are kept short because there are more than a thousand figures: a dial is a list of clicks, each the four values and then
(slot, ability) for every ability that shows.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from mageknight.kernel.message import Message

Place = tuple[int, int]
Outline = tuple[Place, ...]
Click = tuple[int | tuple[int, str], ...]


class SaddlePiece(msgspec.Struct, frozen=True):
    """A mount: its type, its behaviour without a rider, its proficiencies."""

    type: str
    intelligence: str
    proficiencies: tuple[str, ...]


class LevelPiece(msgspec.Struct, frozen=True):
    """A level a figure can be fielded at: its key, its points, and by how much its dials are turned."""

    key: str
    points: int
    turned: tuple[int, ...]


class FigurePiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure as printed. From `types` on it is what only a base of the second generation prints.

    `look` are the words it is drawn from, `sections` the further dials of a large warrior (the first is its front), `identity`
    set and number a champion's versions share, `castle` the terrain a section is, `rides` the kinds of mounts it can ride (Dark
    Riders name their mount by its key).
    """

    key: str
    name: str
    title: str
    set: str
    number: str
    rank: int
    points: int
    factions: list[str]
    range: int
    look: str
    dial: list[Click]
    arc: int = 90
    targets: int = 1
    rider: bool = False
    generation: int = 1
    start: int = 0
    ours: bool = False
    types: list[str] | UnsetType = UNSET
    bonus: int | UnsetType = UNSET
    ranged: int | UnsetType = UNSET
    subfaction: str = ""
    identity: str = ""
    levels: tuple[LevelPiece, ...] = ()
    sections: dict[str, list[Click]] | UnsetType = UNSET
    min_range: int = 0
    slots: int = 0
    passengers: int = 0
    castle: str = ""
    mount: SaddlePiece | UnsetType = UNSET
    rides: tuple[str, ...] | UnsetType = UNSET
    rider_bonus: int | UnsetType = UNSET


class AbilityPiece(msgspec.Struct, frozen=True):
    """An ability of the dials: the slot, colour and shape it shows by."""

    id: str
    slot: str
    colour: str
    shape: str


class AreaPiece(msgspec.Struct, frozen=True):
    """A part of a terrain piece with terrain of its own."""

    kind: str
    outline: Outline


class BuiltPiece(msgspec.Struct, frozen=True):
    """The card of constructed terrain."""

    defense: int
    fortification: int
    structure: int
    dots: Outline
    rule: str


class TerrainPiece(msgspec.Struct, frozen=True):
    """A terrain piece round its origin, with what stands on top of it."""

    id: str
    kind: str
    outline: Outline
    access: tuple[tuple[Place, Place], ...]
    areas: list[AreaPiece]
    built: BuiltPiece | UnsetType = UNSET


class LaidPiece(msgspec.Struct, frozen=True):
    """A terrain piece that lies on a battlefield."""

    piece: str
    x: int
    y: int
    turn: int


class TablePiece(msgspec.Struct, frozen=True):
    """A ready-made battlefield of an edition."""

    id: str
    game: str
    width: int
    height: int
    pieces: list[LaidPiece]


class EntryPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of an army: so many copies of a figure, with what each of them carries, rides and boards."""

    figure: str
    count: int
    items: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    rides: str = ""
    boards: str = ""


class ArmyPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ready-made army."""

    id: str
    game: str
    total: int
    entries: list[EntryPiece]
    castle: tuple[str, ...] = ()


class CastlePiece(msgspec.Struct, frozen=True):
    """A ready-made castle: the lines of its plan."""

    id: str
    plan: tuple[str, ...]


class ItemPiece(msgspec.Struct, frozen=True):
    """An item: whom it suits, what it changes (value, amount, symbol) and grants."""

    key: str
    title: str
    points: int
    relic: bool
    needs: tuple[str, ...]
    modifiers: list[tuple[str, int, str]]
    abilities: list[str]
    does: str
    amount: int
    pages: int


class CompanyPiece(msgspec.Struct, frozen=True):
    """An adventuring company; `cohorts` are names of figures, whatever their rank."""

    key: str
    title: str
    points: int
    discount: int
    cohorts: tuple[str, ...]
    does: str


class DomainPiece(msgspec.Struct, frozen=True):
    """A domain; its text is in the words that come with it."""

    key: str
    id: str
    title: str
    kind: str
    cancelled_by: tuple[str, ...]


class SpellPiece(msgspec.Struct, frozen=True):
    """A spell."""

    key: str
    title: str
    text: str
    kind: str
    pages: int
    affinity: dict[str, int]
    needs: tuple[str, ...]
    bars: int
    ranged: bool
    face_down: bool
    modes: tuple[str, ...]


class FactionPiece(msgspec.Struct, frozen=True):
    """A faction, and whether it has a symbol of its own."""

    id: str
    symbol: bool
    generations: tuple[int, ...]


class EditionPiece(msgspec.Struct, frozen=True):
    """An edition: the generations its armies may have, those of older tables, its first battlefield, its card, what armies bring."""

    id: str
    generations: tuple[int, ...]
    older: tuple[int, ...]
    table: str
    card: int
    brings: tuple[str, ...]


class PartPiece(msgspec.Struct, frozen=True):
    """A part of numbers: its words, and the rule each edition cites for it."""

    words: Message
    rules: dict[str, str]


class Pieces(msgspec.Struct, frozen=True):
    """Everything that is printed, by kind. `parts` are by their numbers, `rest` is what a dial could not be turned any further."""

    figures: list[FigurePiece]
    sets: list[str]
    editions: list[EditionPiece]
    abilities: list[AbilityPiece]
    items: list[ItemPiece]
    companies: list[CompanyPiece]
    spells: list[SpellPiece]
    domains: list[DomainPiece]
    factions: list[FactionPiece]
    ranks: tuple[str, ...]
    terrain: list[TerrainPiece]
    tables: list[TablePiece]
    armies: list[ArmyPiece]
    castles: list[CastlePiece]
    parts: dict[str, PartPiece]
    rest: Message
    purposes: tuple[str, ...]
