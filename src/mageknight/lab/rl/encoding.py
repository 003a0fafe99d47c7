"""Positions and options as numbers, for learning.

What a seat sees is flattened into paths; every path has its place in a vector of fixed length, found by hashing. The same goes for
commands. So every game is encoded by the same few lines, nothing hidden can slip in, and new content needs no new code.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit

POSITION: Final = 1024
"""Numbers that describe a position."""
OPTION: Final = 48
"""Numbers that describe one option."""
OPTIONS: Final = 192
"""So many options are offered at most; those beyond are left out."""
LARGEST: Final = 1.0
"""Every number is kept between minus and plus this."""

Vector = NDArray[np.float32]


@cache
def place(path: str, size: int) -> tuple[int, float]:
    """The place of a path in a vector, and with which sign."""
    digest = hashlib.blake2b(path.encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    return number % size, 1.0 if number >> 63 else -1.0


def flatten(plain: Any, path: str, size: int, into: Vector) -> None:
    """Add a plain value to a vector, leaf by leaf: numbers by their size, words by being there."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            flatten(value, f"{path}/{key}", size, into)
    elif isinstance(plain, list | tuple):
        for at, value in enumerate(plain):
            flatten(value, f"{path}/{at}" if not isinstance(value, str) else path, size, into)
    elif isinstance(plain, bool):
        if plain:
            add(path, 1.0, size, into)
    elif isinstance(plain, int | float):
        if plain:
            add(path, plain / (abs(plain) + 8.0), size, into)
    elif isinstance(plain, str) and plain:
        add(f"{path}={plain}", 1.0, size, into)


def add(path: str, amount: float, size: int, into: Vector) -> None:
    at, sign = place(path, size)
    into[at] = min(LARGEST, max(-LARGEST, into[at] + sign * 0.25 * amount))


def position_vector(kit: Kit[Any], state: Any, seat: int, kind: str) -> Vector:
    """The vector of what a seat sees, and what it is asked."""
    vector = np.zeros(POSITION, dtype=np.float32)
    flatten(msgspec.to_builtins(kit.engine.view(state, seat)), "view", POSITION, vector)
    add(f"ask={kind}", 4.0, POSITION, vector)
    return vector


def option_matrix(commands: list[Command]) -> Vector:
    """One row for each option."""
    matrix = np.zeros((OPTIONS, OPTION), dtype=np.float32)
    for row, command in enumerate(commands[:OPTIONS]):
        plain = msgspec.to_builtins(command)
        for name, value in plain.items():
            if name != "seat":
                flatten(f"{value}", name, OPTION, matrix[row])
    return matrix


def option_mask(commands: list[Command]) -> NDArray[np.int8]:
    """The mask of actions that stand for an option."""
    mask = np.zeros(OPTIONS, dtype=np.int8)
    mask[: min(len(commands), OPTIONS)] = 1
    return mask
