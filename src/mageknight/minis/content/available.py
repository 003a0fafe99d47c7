"""The figures, terrain pieces and tables that can be played with: those of the package and of the packs loaded by the host."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from mageknight.kernel.refusal import refuse
from mageknight.minis.content.domains import DomainDef
from mageknight.minis.content.library import Library, official
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.content.terrain import PieceDef, TableDef, starting_areas
from mageknight.minis.content.terrain import pieces as official_pieces
from mageknight.minis.content.terrain import tables as official_tables
from mageknight.minis.setup import MinisSetup
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.terrain import Ground

if TYPE_CHECKING:
    from mageknight.minis.army.model import Army
    from mageknight.minis.content.pack import Pack

_packs: tuple[Pack, ...] = ()
_library: Library | None = None
_armies: dict[str, Army] = {}


def use_packs(packs: tuple[Pack, ...], armies: dict[str, Army] | None = None) -> None:
    """Make the content of these packs available, with their armies by ``pack/file``; it replaces that of earlier calls."""
    global _packs, _library, _armies
    _packs = packs
    _armies = armies or {}
    _library = Library(packs) if packs else None
    ground_of.cache_clear()


def library() -> Library:
    """All figures that can be fielded."""
    return _library if _library is not None else official()


def spell_named(key: str) -> SpellDef:
    """A spell by its key; it must exist."""
    return library().spells[key]


def find_spell(key: str) -> SpellDef | None:
    """A spell by its key, or nothing."""
    return library().spells.get(key)


def spells() -> list[SpellDef]:
    """All spells, in order."""
    return list(library().spells.values())


def spells_for(setup: MinisSetup) -> list[SpellDef]:
    """The spells a battle is played with: the package's, and those of the packs agreed on."""
    strange = {key for pack in _packs if pack.hash not in setup.packs for key in pack.spells}
    return [each for each in spells() if each.key not in strange]


def domains_for(setup: MinisSetup) -> list[DomainDef]:
    """The domains a battle is played with: the package's, and those of the packs agreed on."""
    strange = {key for pack in _packs if pack.hash not in setup.packs for key in pack.domains}
    return [each for key, each in library().domains.items() if key not in strange]


def spell_numbered(number: int) -> SpellDef:
    """A spell by its number; it must exist."""
    for spell in library().spells.values():
        if spell.number == number:
            return spell
    raise KeyError(number)


def pack_hashes() -> tuple[str, ...]:
    return tuple(pack.hash for pack in _packs)


def loaded_packs() -> tuple[Pack, ...]:
    """The packs in use."""
    return _packs


def pack_armies() -> dict[str, Army]:
    """The ready-made armies of the packs, by ``pack/file``."""
    return _armies


def packed(setup: MinisSetup) -> MinisSetup:
    """The set-up with every pack of this process, unless it names some itself."""
    return setup if setup.packs or not _packs else msgspec.structs.replace(setup, packs=pack_hashes())


def piece(name: str) -> PieceDef | None:
    """A terrain piece by name."""
    found = official_pieces().get(name)
    for pack in _packs:
        found = found or pack.pieces.get(name)
    return found


def pieces() -> list[PieceDef]:
    """All terrain pieces, in order."""
    found = list(official_pieces().values())
    for pack in _packs:
        found += pack.pieces.values()
    return found


def pieces_for(setup: MinisSetup) -> list[PieceDef]:
    """The terrain pieces a battle is played with: the package's, and those of the packs agreed on, as far as they are made
    for its edition; constructed terrain where the table has agreed on it (M2-CONSTR-01)."""
    from mageknight.minis.editions import edition_named

    kin = edition_named(setup.edition).kin
    found = list(official_pieces().values())
    for pack in _packs:
        if pack.hash in setup.packs:
            found += pack.pieces.values()
    from mageknight.minis.editions import edition_named

    kin = edition_named(setup.edition).kin
    return [
        each
        for each in found
        if each.offered
        and (not each.games or any(game in each.games for game in kin))
        and (each.built is None or setup.constructed)
    ]


def table_named(name: str) -> TableDef | None:
    """A ready-made battlefield by name."""
    found = official_tables().get(name)
    for pack in _packs:
        found = found or pack.tables.get(name)
    return found


def tables_for(edition: str) -> list[TableDef]:
    """The ready-made battlefields an edition can use, by name."""
    found = list(official_tables().values())
    for pack in _packs:
        found += pack.tables.values()
    return [each for each in found if edition in each.games]


@lru_cache(maxsize=256)
def ground_of(setup: MinisSetup, terrain: tuple[tuple[str, int, int, int], ...]) -> Ground:
    """The battlefield with this terrain on it; equal battlefields are one object, shared by all copies of a battle."""
    from mageknight.minis.editions import edition_named

    ready = table_named(setup.table)
    edition = edition_named(setup.edition)
    wide, high = edition.field(setup.total)
    width, height = (ready.width, ready.height) if ready is not None else (wide * INCH, high * INCH)
    laid = []
    for number, (name, x, y, quarters) in enumerate(terrain):
        if not name:
            continue  # it was eliminated
        known = piece(name)
        if known is None:
            raise refuse("minis-unknown-piece", piece=name)
        laid += known.laid((x, y), quarters, number)
    return Ground(width, height, laid, starting_areas(width, height, edition.deep), edition.cliffs_part)
