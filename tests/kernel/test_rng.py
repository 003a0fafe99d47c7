"""Chance: the generators give the same numbers everywhere, and fairly."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mageknight.kernel.rng import Rng, below, next_u32, permutation, seed_from_text, seeded, streams

REFERENCE = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
"""What the reference implementation of PCG32 gives for initial state 42 and sequence 54."""


def test_the_generator_gives_the_reference_numbers():
    gen = seeded(42, 54)
    assert [next_u32(gen, 0) for _ in REFERENCE] == REFERENCE


def test_streams_are_derived_from_seed_and_name():
    gen = streams(bytes(range(16)), ("deck", "dice"))
    assert gen == [0xB73673A0EA4B3DFA, 0xD0B79090EE230FD3, 0xAC4E1CDD08E5135C, 0x8FE6EFD758877171]


def test_a_stream_does_not_depend_on_the_others():
    seed = seed_from_text("independent")
    together = streams(seed, ("deck", "dice"))
    alone = streams(seed, ("dice",))
    for _ in range(5):
        next_u32(together, 0)
    assert [next_u32(together, 1) for _ in range(5)] == [next_u32(alone, 0) for _ in range(5)]


def test_a_seed_is_hexadecimal_digits_or_any_words():
    assert seed_from_text("000102030405060708090a0b0c0d0e0f") == bytes(range(16))
    assert seed_from_text("a windy day") == bytes.fromhex("795e37cb0ad6803ac40e69b2e5788c17")
    assert len(seed_from_text("")) == 16


@given(st.integers(1, 1 << 32), st.integers(0, (1 << 64) - 1))
def test_a_number_below_a_bound_is_below_it(bound: int, seed: int):
    gen = seeded(seed, 1)
    assert all(0 <= below(gen, 0, bound) < bound for _ in range(3))


def test_numbers_too_high_to_be_fair_are_thrown_away():
    """With a bound of 3 · 2³⁰ a plain remainder would give the lowest 2³⁰ numbers twice as often."""
    bound = 3 << 30
    gen = seeded(42, 54)
    raw = seeded(42, 54)
    drawn = [below(gen, 0, bound) for _ in range(50)]
    numbers = [next_u32(raw, 0) for _ in range(200)]
    assert drawn == [number % bound for number in numbers if number >= (1 << 32) % bound][:50]
    assert (1 << 32) % bound > 0


def test_an_order_is_drawn_number_by_number():
    """`permutation` writes its steps out; each must be the very number that `below` would have drawn."""
    for size in (0, 1, 2, 3, 40, 300):
        gen, plain = seeded(size, 54), seeded(size, 54)
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = below(plain, 0, last + 1)
            order[last], order[other] = order[other], order[last]
        assert permutation(gen, 0, size) == order
        assert gen == plain


def test_all_numbers_come_about_equally_often():
    """A fixed seed: the count of each face lies within five standard deviations of its mean."""
    gen = seeded(7, 7)
    counts = Counter(below(gen, 0, 6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(abs(count - 1000) < 5 * 29 for count in counts.values())


@given(st.integers(0, 60), st.integers(0, 1000))
def test_a_permutation_has_everything_once(size: int, seed: int):
    assert sorted(permutation(seeded(seed, 3), 0, size)) == list(range(size))


def test_every_order_comes_about():
    gen = seeded(1, 1)
    assert len({tuple(permutation(gen, 0, 4)) for _ in range(500)}) == 24


def test_a_generator_of_ones_own_chooses_shuffles_and_seeds():
    one, other = Rng(b"x" * 16, "bot"), Rng(b"x" * 16, "bot")
    items = list(range(10))
    one.shuffle(items)
    same = list(range(10))
    other.shuffle(same)
    assert items == same
    assert sorted(items) == list(range(10))
    assert one.choice(["a", "b", "c"]) == other.choice(["a", "b", "c"])
    assert one.bytes16() == other.bytes16()
    assert Rng(b"x" * 16, "other").bytes16() != Rng(b"x" * 16, "bot").bytes16()


@pytest.mark.parametrize("bound", [1, 2, 52])
def test_only_the_lowest_number_is_below_one(bound: int):
    gen = seeded(5, 5)
    assert {below(gen, 0, bound) for _ in range(2000)} == set(range(bound))
