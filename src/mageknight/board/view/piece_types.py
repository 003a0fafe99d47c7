"""Printed pieces of the board game as clients get them, once for each language: numbers and names, their effects as signs where signs say
it all (else none), and in words."""

from __future__ import annotations

import msgspec

from mageknight.board.sign import Sign
from mageknight.kernel.message import Message

Signs = list[Sign] | None


class CardPiece(msgspec.Struct, frozen=True):
    """A Deed card; a Wound has no effects."""

    number: int
    id: str
    kind: str
    colors: list[str]
    tags: list[str]
    basic: Signs
    strong: Signs
    basic_text: Message | None
    strong_text: Message | None


class UnitAbilityPiece(msgspec.Struct, frozen=True):
    """A line of a unit card, with the mana it asks for."""

    mana: str | None
    effect: Signs
    text: Message


class UnitPiece(msgspec.Struct, frozen=True):
    """A unit; `special_text` are rules of its own, as sentences."""

    number: int
    id: str
    kind: str
    level: int
    influence: int
    armor: int
    resistances: list[str]
    recruit_sites: list[str]
    abilities: list[UnitAbilityPiece]
    special_text: list[Message]


class PrintedAttack(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attack of an enemy: its value and element, or the pile it summons from."""

    value: int = 0
    element: str = ""
    summon: str = ""


class EnemyPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of enemy; `reputation` is what defeating it does to one's own."""

    id: str
    colour: str
    armor: int
    attacks: list[PrintedAttack]
    fame: int
    abilities: list[str]
    resistances: list[str]
    reputation: int = 0
    armor_elusive: int = 0


class SkillPiece(msgspec.Struct, frozen=True):
    """A skill token."""

    number: int
    id: str
    hero: str
    usage: str
    effect: Signs
    text: Message


class TacticPiece(msgspec.Struct, frozen=True):
    """A Tactic card; `order` is printed on it."""

    number: int
    order: int
    id: str
    time: str
    text: Message | None


class RuinPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruin token: an altar with its price and Fame, or enemies by their piles."""

    id: str
    kind: str
    fame: int = 0
    mana_cost: dict[str, int] = {}
    enemies: list[str] = []


class HeroPiece(msgspec.Struct, frozen=True):
    """A hero."""

    id: str


class LatticePiece(msgspec.Struct, frozen=True):
    """The field of tile positions: its lowest coordinate and how many there are on a side."""

    low: int
    side: int


class ReputationPiece(msgspec.Struct, frozen=True):
    """The Reputation track: its lowest place, and the Influence of each place above it."""

    least: int
    influence: list[int]


class Pieces(msgspec.Struct, frozen=True):
    """Every piece by kind, each list in the order of its numbers, and the measures of map and tracks."""

    cards: list[CardPiece]
    units: list[UnitPiece]
    enemies: list[EnemyPiece]
    skills: list[SkillPiece]
    tactics: list[TacticPiece]
    heroes: list[HeroPiece]
    ruins: list[RuinPiece]
    colours: list[str]
    uses: list[str]
    lattice: LatticePiece
    fame: list[int]
    reputation: ReputationPiece
