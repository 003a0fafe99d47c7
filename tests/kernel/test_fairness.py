"""Fair dice: a seed is promised by its hash and shown at the end."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from mageknight.kernel.fairness import commitment, fresh_seed, keeps_word
from tests.kernel.tables import new_match


@given(st.binary(min_size=16, max_size=16), st.binary(min_size=16, max_size=16))
def test_only_the_promised_seed_keeps_the_word(seed: bytes, other: bytes):
    assert keeps_word(seed, commitment(seed))
    assert keeps_word(other, commitment(seed)) == (other == seed)


def test_the_promise_is_a_hash_anybody_can_check():
    expected = hashlib.sha256(b"mageknight seed commitment 1\n" + bytes(16)).hexdigest()
    assert commitment(bytes(16)) == expected


def test_the_promise_is_not_the_hash_of_the_bare_seed():
    """A stream derives from hashes of the seed; the promise must not be one of them."""
    assert commitment(bytes(16)) != hashlib.sha256(bytes(16)).hexdigest()


def test_a_fresh_seed_is_new_each_time():
    seeds = {fresh_seed() for _ in range(10)}
    assert len(seeds) == 10
    assert all(len(seed) == 16 for seed in seeds)


def test_another_seed_gives_another_game_and_the_same_seed_the_same():
    assert new_match("one").digest() == new_match("one").digest()
    assert new_match("one").digest() != new_match("two").digest()
