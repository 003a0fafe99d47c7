"""The user's packs in this process: what they add to the library, and the set-ups they are part of.

Numbers of pieces are positions, and a save speaks in numbers: so packs are numbered one after the other, and a set-up names
every pack up to those it uses, each with the hash of its content. A save whose packs are not loaded, in this order
and with this content, is refused; one without packs never notices them.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

import msgspec

from mageknight.board.content.library import LIB, extend, library, shrink, sizes
from mageknight.board.content.pack import Pack
from mageknight.board.effect import EFFECTS
from mageknight.board.scenarios import AGREED, SCENARIOS
from mageknight.board.scenarios.scenario import Scenario
from mageknight.board.setup import ALL_SETS, PACK_OF, PACKS, BoardSetup

_LOADED: Final[list[Pack]] = []
_BEFORE: Final[list[Any]] = []
"""What the library was like without packs: its sizes, the number of effects, the names of the scenarios."""


def use_packs(packs: tuple[Pack, ...]) -> None:
    """Make the content of these packs available; it replaces that of earlier calls."""
    importlib.import_module("mageknight.board.kit")
    library()
    if not _BEFORE:
        _BEFORE.extend([sizes(LIB), len(EFFECTS), tuple(SCENARIOS)])
    shrink(LIB, _BEFORE[0])
    del EFFECTS[_BEFORE[1] :]
    for name in [name for name in SCENARIOS if name not in _BEFORE[2]]:
        del SCENARIOS[name]
    AGREED.clear()
    PACK_OF.clear()
    forget()
    _LOADED[:] = packs
    PACKS[:] = [pack.stamp() for pack in packs]
    for pack in packs:
        extend(LIB, pack.rows)
        for row in pack.rows["scenario"]:
            SCENARIOS[row["id"]] = scenario_from(row)
            PACK_OF[row["id"]] = pack.name


def forget() -> None:
    """Let go of what others keep as long as the library does not change: views the printed land, the wire the words of
    options, set-ups the sorted decks."""
    from mageknight.board.rules.game import opening
    from mageknight.board.view import map as scenery
    from mageknight.kernel.wire import decisions

    scenery.forget()
    decisions.STEADY.clear()
    opening.decks_of.cache_clear()


def scenario_from(row: dict[str, Any]) -> Scenario:
    """A scenario of a pack: a copy of the one it is like, with its differences put in."""
    like = SCENARIOS[row["like"]]
    scenario = like.copy()
    scenario.name = row["id"]
    scenario.seats = tuple(row["seats"])
    scenario.rounds = row.get("rounds", like.rounds)
    for field in ("shapes", "countryside", "cities", "core"):
        given = {int(seats): value for seats, value in row.get(field, {}).items()}
        setattr(scenario, field, {**getattr(like, field), **given})
    if row.get("levels"):
        scenario.levels = tuple(row["levels"])
        scenario.last_level = {}
    for field in ("start_fame", "start_reputation", "extra_dice", "extra_units", "fame_per_tile", "first_night"):
        if field in row:
            setattr(scenario, field, row[field])
    return scenario


def packed(setup: BoardSetup) -> BoardSetup:
    """The set-up with everything the packs of this process bring, unless it says something about them itself."""
    if not _LOADED or setup.packs or setup.sets != ALL_SETS:
        return setup
    names = tuple([pack.name for pack in _LOADED])
    return msgspec.structs.replace(setup, sets=(*ALL_SETS, *names), packs=tuple(PACKS))


def loaded() -> tuple[Pack, ...]:
    """The packs in use."""
    return tuple(_LOADED)
