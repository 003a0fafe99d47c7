"""Pieces clients need once to draw the miniatures game: figures with their dials, abilities, peoples, terrain, tables, armies."""

from __future__ import annotations

import msgspec.structs
from msgspec import UNSET

from mageknight.kernel.message import say
from mageknight.minis import events, registry
from mageknight.minis.army.castle_plan import ready_castles
from mageknight.minis.army.model import Army
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.available import library, spells, tables_for
from mageknight.minis.content.available import pieces as terrain_pieces
from mageknight.minis.content.companies import CompanyDef
from mageknight.minis.content.domains import DomainDef
from mageknight.minis.content.items import ItemDef
from mageknight.minis.content.looks import look_of
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.content.terrain import BuiltCard, PieceDef, TableDef
from mageknight.minis.edition.edition import Edition
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
from mageknight.minis.view import piece_types as t


def pieces() -> t.Pieces:
    """Everything that is printed, by kind; names are in the words that come with it."""
    return t.Pieces(
        figures=[figure_piece(figure) for figure in library()],
        sets=list(library().set_names),
        editions=[edition_piece(each) for each in EDITIONS.values()],
        abilities=[
            t.AbilityPiece(id=each.name, slot=SLOTS[each.slot], colour=each.colour, shape=each.shape)
            for each in abilities.table()
        ],
        items=[item_piece(each) for each in library().items.values()],
        companies=[company_piece(each) for each in library().companies.values()],
        spells=[spell_piece(each) for each in spells()],
        domains=[domain_piece(each) for each in library().domains.values()],
        factions=[
            t.FactionPiece(id=each.name, symbol=each.bit > 0, generations=each.generations) for each in factions.table()
        ],
        ranks=tuple(RANKS),
        terrain=[terrain_piece(piece) for piece in terrain_pieces()],
        tables=[table_piece(table, edition) for edition in EDITIONS for table in tables_for(edition)],
        armies=[army_piece(name, army) for name, army in ready_armies().items()],
        castles=[t.CastlePiece(id=each.id, plan=each.plan) for each in ready_castles()],
        parts=part_pieces(),
        rest=say("minis-part-rest"),
        purposes=tuple(events.PURPOSES),
    )


def edition_piece(edition: Edition) -> t.EditionPiece:
    building = edition.building
    return t.EditionPiece(
        id=edition.name,
        generations=building.generations,
        older=building.older,
        table=edition.first_table,
        card=building.card,
        brings=building.brings,
    )


def army_piece(name: str, army: Army) -> t.ArmyPiece:
    entries = [entry_piece(each) for each in army.entries]
    return t.ArmyPiece(id=name, game=army.game, total=army.total, entries=entries, castle=army.castle)


def entry_piece(entry: Enlisted) -> t.EntryPiece:
    """A line of an army as clients keep it; what it does not have is left out."""
    return t.EntryPiece(
        figure=entry.figure,
        count=entry.count,
        items=entry.items,
        spells=entry.spells,
        rides=entry.rides,
        boards=entry.boards,
    )


def part_pieces() -> dict[str, t.PartPiece]:
    """The parts of numbers by their numbers: their words, and the rule each edition cites for them."""
    registry.load()
    kinds = range(PART_KINDS)
    abilities = sorted({number for edition in EDITIONS.values() for number in edition.card.abilities})
    numbers = [*range(len(SOURCES)), *[ability_part(number, kind) for number in abilities for kind in kinds]]
    numbers += [spell_part(each, kind) for each in spells() for kind in kinds if each.numbers]
    return {
        str(part): t.PartPiece(
            words=say(words_key(part)),
            rules={edition.name: rule_of(edition, part, "") for edition in EDITIONS.values()},
        )
        for part in numbers
    }


def figure_piece(figure: FigureDef) -> t.FigurePiece:
    """One figure as printed."""
    plain = t.FigurePiece(
        key=figure.key,
        name=figure.name,
        title=figure.name_key,
        set=figure.set_name,
        number=figure.number,
        rank=figure.rank,
        points=figure.points,
        factions=[factions.table()[each].name for each in figure.factions],
        range=figure.range,
        look=look_of(figure),
        dial=dial_of(figure),
        arc=figure.arc,
        targets=figure.targets,
        rider=figure.is_rider,
        generation=figure.generation,
        start=figure.start,
        ours=figure.ours,
    )
    return plain if figure.generation == 1 else second_piece(plain, figure)


def second_piece(plain: t.FigurePiece, figure: FigureDef) -> t.FigurePiece:
    """The piece with what a base of the second generation prints besides: types, bonus, ranged damage, subfaction, places for items."""
    fittings, saddle = figure.fittings, figure.fittings.mount
    return msgspec.structs.replace(
        plain,
        types=types_of(figure),
        bonus=figure.attack_bonus,
        ranged=UNSET if figure.ranged_damage == NOT_PRINTED else figure.ranged_damage,
        subfaction=figure.subfaction,
        identity="" if figure.identity == figure.key else figure.identity,
        levels=tuple([t.LevelPiece(level.key, level.points, level.turned) for level in figure.levels]),
        sections=sections_of(figure) if figure.is_large else UNSET,
        min_range=fittings.min_range,
        slots=fittings.item_slots,
        passengers=fittings.passengers,
        castle=fittings.castle if figure.is_castle else "",
        mount=UNSET if saddle is None else t.SaddlePiece(saddle.type, saddle.intelligence, saddle.proficiencies),
        rides=fittings.rides if fittings.rides else UNSET,
        rider_bonus=fittings.rider_bonus if fittings.rides else UNSET,
    )


def types_of(figure: FigureDef) -> list[str]:
    """The words of its types that are not plain."""
    types = figure.types
    words = (
        SPEED_TYPES[types.speed],
        ATTACK_TYPES[types.attack],
        DEFENSE_TYPES[types.defense],
        DAMAGE_TYPES[types.damage],
    )
    return [word for word in words if word]


def sections_of(figure: FigureDef) -> dict[str, list[t.Click]]:
    """The dials of a large warrior behind its front, by the names of its sections."""
    return {SECTION_NAMES[part.part]: dial_of(part) for part in figure.parts()[2:]}


def dial_of(figure: FigureDef) -> list[t.Click]:
    return [click_of(figure, click) for click in range(figure.clicks)]


def click_of(figure: FigureDef, click: int) -> t.Click:
    """One click: speed, attack, defense, damage, -1 for a skull, then (slot, ability) for each ability; slot 4 is the nexus."""
    at = click * STRIDE
    row = figure.dial[at : at + STRIDE]
    shown = [(slot - ABILITY, abilities.ability(row[slot]).name) for slot in range(ABILITY, NEXUS + 1) if row[slot]]
    values = [-1 if row[FLAGS] & SKULL << slot else row[slot] for slot in range(ABILITY)]
    return (*values, *shown)


def terrain_piece(piece: PieceDef) -> t.TerrainPiece:
    built = piece.built
    return t.TerrainPiece(
        id=piece.name,
        kind=KINDS[piece.kind],
        outline=piece.corners,
        access=piece.access,
        areas=[t.AreaPiece(KINDS[kind], corners) for kind, corners, _ in piece.areas],
        built=UNSET if built is None else built_piece(built),
    )


def built_piece(card: BuiltCard) -> t.BuiltPiece:
    return t.BuiltPiece(
        defense=card.defense,
        fortification=card.fortification,
        structure=card.structure,
        dots=card.dots,
        rule=card.rule,
    )


def table_piece(table: TableDef, edition: str) -> t.TablePiece:
    laid = [t.LaidPiece(piece.name, at[0], at[1], turn) for piece, at, turn in table.placed]
    return t.TablePiece(id=table.name, game=edition, width=table.width, height=table.height, pieces=laid)


def company_piece(company: CompanyDef) -> t.CompanyPiece:
    return t.CompanyPiece(
        key=company.key,
        title=company.name_key,
        points=company.points,
        discount=company.discount,
        cohorts=company.cohorts,
        does=company.does,
    )


def domain_piece(domain: DomainDef) -> t.DomainPiece:
    return t.DomainPiece(
        key=domain.key, id=domain.name, title=domain.name_key, kind=domain.kind, cancelled_by=domain.cancelled_by
    )


def item_piece(item: ItemDef) -> t.ItemPiece:
    return t.ItemPiece(
        key=item.key,
        title=item.name_key,
        points=item.points,
        relic=item.is_relic,
        needs=item.needs,
        modifiers=[(each.value, each.amount, each.symbol) for each in item.modifiers],
        abilities=[abilities.ability(each).name for each in item.abilities],
        does=item.does,
        amount=item.amount,
        pages=item.pages,
    )


def spell_piece(spell: SpellDef) -> t.SpellPiece:
    return t.SpellPiece(
        key=spell.key,
        title=spell.name_key,
        text=spell.text_key,
        kind=spell.kind,
        pages=spell.pages,
        affinity=spell.affinity,
        needs=spell.needs,
        bars=spell.bars,
        ranged=spell.is_ranged,
        face_down=spell.face_down,
        modes=spell.modes,
    )
