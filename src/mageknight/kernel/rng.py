"""Small seeded generators: PCG32 in named streams, identical on every platform and Python version.

A game keeps the generators of all its streams in one flat list of integers, two per stream (state, increment), so that
copying luck is copying a list. Streams are derived from one seed and the stream's name: drawing more dice does not
shift the order of the decks.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

T = TypeVar("T")

MASK64: Final = 0xFFFFFFFFFFFFFFFF
MASK32: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32
MULTIPLIER: Final = 6364136223846793005
SEED_BYTES: Final = 16


def next_u32(gen: list[int], stream: int) -> int:
    """The next 32 random bits of a stream (PCG-XSH-RR)."""
    at = stream * 2
    old = gen[at]
    gen[at] = (old * MULTIPLIER + gen[at + 1]) & MASK64
    upper = old >> 27  # all that counts, in a number small enough for a register of compiled code
    mixed = ((upper >> 18) ^ upper) & MASK32
    turn = upper >> 32
    return ((mixed >> turn) | (mixed << (32 - turn))) & MASK32


def below(gen: list[int], stream: int, bound: int) -> int:
    """An unbiased number from 0 to `bound` - 1."""
    threshold = SPAN % bound
    while True:
        value = next_u32(gen, stream)
        if value >= threshold:
            return value % bound


def permutation(gen: list[int], stream: int, size: int) -> list[int]:
    """A random order of the numbers 0 to `size` - 1 (Fisher and Yates, from the end).

    Every step is `below`, written out: shuffling is most of what setting up a game takes.
    """
    order = list(range(size))
    at = stream * 2
    state, increment = gen[at], gen[at + 1]
    for last in range(size - 1, 0, -1):
        threshold = SPAN % (last + 1)
        while True:
            upper = state >> 27
            state = (state * MULTIPLIER + increment) & MASK64
            mixed = ((upper >> 18) ^ upper) & MASK32
            turn = upper >> 32
            value = ((mixed >> turn) | (mixed << (32 - turn))) & MASK32
            if value >= threshold:
                break
        other = value % (last + 1)
        order[last], order[other] = order[other], order[last]
    gen[at] = state
    return order


def seeded(initial: int, sequence: int) -> list[int]:
    """One generator as the reference implementation seeds it."""
    gen = [0, ((sequence << 1) | 1) & MASK64]
    next_u32(gen, 0)
    gen[0] = (gen[0] + initial) & MASK64
    next_u32(gen, 0)
    return gen


def streams(seed: bytes, names: tuple[str, ...]) -> list[int]:
    """The generators of all named streams of one seed, as one flat list."""
    gen: list[int] = []
    for name in names:
        digest = hashlib.sha256(seed + b"/" + name.encode()).digest()
        gen.extend(seeded(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big") >> 1))
    return gen


def seed_from_text(text: str) -> bytes:
    """A seed from what a person typed: 32 hexadecimal digits are taken as they are, anything else is hashed."""
    if len(text) == SEED_BYTES * 2 and all(c in "0123456789abcdef" for c in text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode()).digest()[:SEED_BYTES]


class Rng:
    """One generator on its own, for whoever is not inside a game: bots, fuzzers, samplers."""

    def __init__(self, seed: bytes, name: str = "") -> None:
        self.gen = streams(seed, (name,))

    def below(self, bound: int) -> int:
        return below(self.gen, 0, bound)

    def choice(self, items: list[T]) -> T:
        return items[below(self.gen, 0, len(items))]

    def shuffle(self, items: list[T]) -> None:
        order = permutation(self.gen, 0, len(items))
        items[:] = [items[i] for i in order]

    def bytes16(self) -> bytes:
        """A fresh seed drawn from this generator."""
        return b"".join(next_u32(self.gen, 0).to_bytes(4, "big") for _ in range(4))
