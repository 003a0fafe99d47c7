"""What clients need once to draw the miniatures game: figures with their dials, abilities, peoples, terrain, tables, armies.

Lists are kept short because there are more than a thousand figures: a dial is a list of clicks, each the four values and then
[slot, ability] for every ability that shows.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mageknight.kernel.message import say
from mageknight.minis import events, registry
from mageknight.minis.army.castle_plan import ready_castles
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.available import library, spells, tables_for
from mageknight.minis.content.available import pieces as terrain_pieces
from mageknight.minis.content.companies import company_data
from mageknight.minis.content.domains import domain_data
from mageknight.minis.content.items import item_data
from mageknight.minis.content.looks import look_of
from mageknight.minis.content.spells import spell_data
from mageknight.minis.content.terrain import BuiltCard, PieceDef, TableDef
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects.parts import KINDS as PART_KINDS
from mageknight.minis.effects.parts import SOURCES, ability_part, rule_of, spell_part, words_key
from mageknight.minis.figures.figure import (
    ABILITY,
    ATTACK_TYPES,
    DAMAGE_TYPES,
    DEFENSE_TYPES,
    FLAGS,
    NEXUS,
    NOT_PRINTED,
    RANKS,
    SECTION_NAMES,
    SKULL,
    SLOTS,
    SPEED_TYPES,
    STRIDE,
    FigureDef,
)
from mageknight.minis.setup.entries import Enlisted
from mageknight.minis.table.terrain import KINDS


def pieces() -> dict[str, Any]:
    """Everything that is printed, by kind; names are in the words that come with it."""
    return {
        "figures": [figure_data(figure) for figure in library()],
        "sets": list(library().set_names),
        "editions": [
            {
                "id": each.name,
                "generations": list(each.building.generations),
                "older": list(each.building.older),
                "table": each.first_table,
                "card": each.building.card,
                "brings": list(each.building.brings),
            }
            for each in EDITIONS.values()
        ],
        "abilities": [
            {"id": each.name, "slot": SLOTS[each.slot], "colour": each.colour, "shape": each.shape}
            for each in abilities.table()
        ],
        "items": [item_data(each) for each in library().items.values()],
        "companies": [company_data(each) for each in library().companies.values()],
        "spells": [spell_data(each) for each in spells()],
        "domains": [domain_data(each) for each in library().domains.values()],
        "factions": [
            {"id": each.name, "symbol": each.bit > 0, "generations": list(each.generations)}
            for each in factions.table()
        ],
        "ranks": list(RANKS),
        "terrain": [terrain_data(piece) for piece in terrain_pieces()],
        "tables": [table_data(table, edition) for edition in EDITIONS for table in tables_for(edition)],
        "armies": [
            {
                "id": name,
                "game": army.game,
                "total": army.total,
                "entries": [entry_data(each) for each in army.entries],
                **({"castle": list(army.castle)} if army.castle else {}),
            }
            for name, army in ready_armies().items()
        ],
        "castles": [{"id": each.id, "plan": list(each.plan)} for each in ready_castles()],
        "parts": part_data(),
        "rest": say("minis-part-rest"),
        "purposes": list(events.PURPOSES),
    }


def entry_data(entry: Enlisted) -> dict[str, Any]:
    """A line of an army as clients keep it; what it does not have is left out."""
    data: dict[str, Any] = msgspec.to_builtins(entry)
    return {word: value for word, value in data.items() if value}


def part_data() -> dict[str, Any]:
    """The parts of numbers by their numbers: their words, and the rule each edition cites for them."""
    registry.load()
    kinds = range(PART_KINDS)
    abilities = sorted({number for edition in EDITIONS.values() for number in edition.card.abilities})
    numbers = [*range(len(SOURCES)), *[ability_part(number, kind) for number in abilities for kind in kinds]]
    numbers += [spell_part(each, kind) for each in spells() for kind in kinds if each.numbers]
    return {
        str(part): {
            "words": say(words_key(part)),
            "rules": {edition.name: rule_of(edition, part, "") for edition in EDITIONS.values()},
        }
        for part in numbers
    }


def figure_data(figure: FigureDef) -> dict[str, Any]:
    """One figure as printed; what most figures share is left out."""
    data: dict[str, Any] = {
        "key": figure.key,
        "name": figure.name,
        "title": figure.name_key,
        "set": figure.set_name,
        "number": figure.number,
        "rank": figure.rank,
        "points": figure.points,
        "factions": [factions.table()[each].name for each in figure.factions],
        "range": figure.range,
        "look": look_of(figure),
        "dial": [click_data(figure, click) for click in range(figure.clicks)],
    }
    if figure.arc != 90:
        data["arc"] = figure.arc
    if figure.targets != 1:
        data["targets"] = figure.targets
    if figure.is_rider:
        data["rider"] = True
    if figure.generation != 1:
        data["generation"] = figure.generation
    if figure.start:
        data["start"] = figure.start
    if figure.ours:
        data["ours"] = True
    if figure.generation > 1:
        data |= second_data(figure)
    return data


def second_data(figure: FigureDef) -> dict[str, Any]:
    """What a base of the second generation prints besides: types, bonus, ranged damage, subfaction, places for items."""
    types = figure.types
    data: dict[str, Any] = {
        "types": [
            word
            for word in (
                SPEED_TYPES[types.speed],
                ATTACK_TYPES[types.attack],
                DEFENSE_TYPES[types.defense],
                DAMAGE_TYPES[types.damage],
            )
            if word
        ],
        "bonus": figure.attack_bonus,
    }
    if figure.ranged_damage != NOT_PRINTED:
        data["ranged"] = figure.ranged_damage
    if figure.subfaction:
        data["subfaction"] = figure.subfaction
    if figure.identity != figure.key:
        data["identity"] = figure.identity
    if figure.levels:
        data["levels"] = [[level.key, level.points, *level.turned] for level in figure.levels]
    if figure.is_large:
        data["sections"] = {
            SECTION_NAMES[part.part]: [click_data(part, click) for click in range(part.clicks)]
            for part in figure.parts()[2:]
        }
    fittings = figure.fittings
    if fittings.min_range:
        data["min_range"] = fittings.min_range
    if fittings.item_slots:
        data["slots"] = fittings.item_slots
    if fittings.passengers:
        data["passengers"] = fittings.passengers
    if figure.is_castle:
        data["castle"] = figure.fittings.castle
    saddle = fittings.mount
    if saddle is not None:
        data["mount"] = {
            "type": saddle.type,
            "intelligence": saddle.intelligence,
            "proficiencies": list(saddle.proficiencies),
        }
    if fittings.rides:
        data |= {"rides": list(fittings.rides), "rider_bonus": fittings.rider_bonus}
    return data


def click_data(figure: FigureDef, click: int) -> list[Any]:
    """One click: speed, attack, defense, damage, -1 for a skull, then [slot, ability] for each ability; slot 4 is the nexus."""
    at = click * STRIDE
    row = figure.dial[at : at + STRIDE]
    shown = [[slot - ABILITY, abilities.ability(row[slot]).name] for slot in range(ABILITY, NEXUS + 1) if row[slot]]
    values = [-1 if row[FLAGS] & SKULL << slot else row[slot] for slot in range(ABILITY)]
    return [*values, *shown]


def terrain_data(piece: PieceDef) -> dict[str, Any]:
    """One terrain piece round its origin, with what stands on top of it."""
    return {
        "id": piece.name,
        "kind": KINDS[piece.kind],
        "outline": piece.corners,
        "access": piece.access,
        "areas": [{"kind": KINDS[kind], "outline": corners} for kind, corners, _ in piece.areas],
        **({"built": built_data(piece.built)} if piece.built is not None else {}),
    }


def built_data(card: BuiltCard) -> dict[str, Any]:
    """The card of constructed terrain."""
    return {
        "defense": card.defense,
        "fortification": card.fortification,
        "structure": card.structure,
        "dots": card.dots,
        "rule": card.rule,
    }


def table_data(table: TableDef, edition: str) -> dict[str, Any]:
    """A ready-made battlefield and what lies on it."""
    return {
        "id": table.name,
        "game": edition,
        "width": table.width,
        "height": table.height,
        "pieces": [{"piece": piece.name, "x": at[0], "y": at[1], "turn": turn} for piece, at, turn in table.placed],
    }
