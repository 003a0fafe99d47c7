"""Groups of touching bases: the quick answer whether a group can grow into one is that of trying everything."""

from __future__ import annotations

from itertools import combinations

import pytest

from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.rules.movement.groups import can_grow, gap_between, is_one_group
from tests.minis.drill import Play, battle


def crowd(seed: int) -> Play:
    """Eleven figures strewn over a small grid, so that some touch each other."""
    rng = Rng(seed_from_text(f"crowd {seed}"))
    spots = [(x, y) for x in range(5) for y in range(4)]
    chosen = [spots.pop(rng.below(len(spots))) for _ in range(11)]
    return battle(*[f"0 trooper {5 + 1.5 * x:g} {5 + 1.5 * y:g} 0" for x, y in chosen], "1 trooper 30 30 180")


def by_trying(play: Play, group: int, able: int, least: int, most: int) -> bool:
    """Every way to take in some of the able."""
    extra = [figure for figure in range(11) if able >> figure & 1]
    for count in range(len(extra) + 1):
        for more in combinations(extra, count):
            whole = group | sum(1 << figure for figure in more)
            if least <= whole.bit_count() <= most and is_one_group(play.state, whole):
                return True
    return False


@pytest.mark.parametrize("seed", range(12))
def test_growing_is_foreseen_exactly(seed: int):
    play = crowd(seed)
    rng = Rng(seed_from_text(f"groups {seed}"))
    for _ in range(12):
        group = sum(1 << figure for figure in {rng.below(11) for _ in range(1 + rng.below(3))})
        able = rng.below(1 << 11) & ~group
        least, most = 3, 3 + rng.below(4)
        assert can_grow(play.state, group, able, least, most) == by_trying(play, group, able, least, most)


def test_the_gap_is_the_shortest_way():
    play = battle(*[f"0 trooper {5 + 1.5 * at:g} 5 0" for at in range(5)], "1 trooper 30 30 180")
    assert gap_between(play.state, 1, 16, 0b01110) == 3
    assert gap_between(play.state, 1, 16, 0b00110) == -1
    assert gap_between(play.state, 1, 2, 0) == 0
