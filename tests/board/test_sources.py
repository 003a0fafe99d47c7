"""Tags: kind and number of a source in one number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mageknight.board.state.player import Unit
from mageknight.board.state.sources import FROM_UNIT, SOURCE_KINDS, packed_source, source_kind, source_number
from tests.board.rules.rivals import contest, duel
from tests.play import do, view

KINDS = st.integers(0, len(SOURCE_KINDS) - 1)
NUMBERS = st.integers(0, 1 << 40)


@given(KINDS, NUMBERS)
def test_a_tag_is_unpacked_to_what_it_was_packed_from(kind: int, number: int) -> None:
    tag = packed_source(kind, number)
    assert (source_kind(tag), source_number(tag)) == (kind, number)
    assert 0 <= tag < 1 << 61, "a short integer of the compiled build"


@given(KINDS, st.integers(0, 4095))
def test_tags_of_games_saved_before_mean_the_same(kind: int, number: int) -> None:
    assert packed_source(kind, number) == kind * 4096 + number


def test_units_that_joined_late_in_a_long_game_are_units_still() -> None:
    match = duel("units: peasants; hand: rage", "hand: whirlwind, march")
    late = 3 * 4096 + 5
    units = match.state.players[0].units
    units[0] = Unit(late, units[0].kind)
    do(match, f"0: activate-unit {late} 0")
    assert source_kind(match.state.combat.attack[0].source) == FROM_UNIT
    source = view(match).combat.attack[0].source
    assert (source.kind, source.name) == ("unit", "peasants")
    do(match, "0: strike", "1: play-card whirlwind basic")
    assert contest(match).value == 0, "the share of that unit"
