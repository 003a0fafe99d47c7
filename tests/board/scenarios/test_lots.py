"""Set-ups by lot: legal ones, and in time every variant of every scenario that allows it."""

from __future__ import annotations

from mageknight.board.scenarios import SCENARIOS, setup_refusal
from mageknight.board.scenarios.variants import VARIANTS
from mageknight.board.setup import BoardSetup
from mageknight.board.setup.by_lot import varied
from mageknight.kernel.rng import Rng, seed_from_text

TABLES = [BoardSetup(seats=seats, scenario=s.name) for s in SCENARIOS.values() for seats in s.seats]


def drawn(setup: BoardSetup, count: int) -> list[BoardSetup]:
    return [varied(setup, Rng(seed_from_text(f"lot {setup.scenario} {setup.seats} {at}"))) for at in range(count)]


def test_whatever_is_drawn_can_be_played() -> None:
    for table in TABLES:
        for found in drawn(table, 12):
            assert setup_refusal(found) is None
            assert (found.scenario, found.seats) == (table.scenario, table.seats)


def test_the_same_lot_draws_the_same_table() -> None:
    assert drawn(TABLES[0], 8) == drawn(TABLES[0], 8)


def test_in_time_every_table_plays_every_variant_it_may() -> None:
    for table in TABLES:
        found = {name for setup in drawn(table, 250) for name in setup.variants}
        allowed = {
            name
            for name in VARIANTS
            if setup_refusal(BoardSetup(seats=table.seats, scenario=table.scenario, variants=(name,))) is None
        }
        assert found >= allowed, (table.scenario, table.seats, sorted(allowed - found))


def test_maps_cities_and_boxes_vary_too() -> None:
    found = [setup for table in TABLES for setup in drawn(table, 40)]
    assert any(setup.tiles for setup in found)
    assert any(setup.shape for setup in found)
    assert any(setup.city_levels for setup in found)
    assert any(len(setup.megapolises) == 1 for setup in found)
    assert any(len(setup.megapolises) == 2 for setup in found)
    assert any(setup.sets == ("base",) for setup in found)
    assert any(setup.plain() for setup in found)
