"""Fair dice: a match commits to its seed by a hash before the first decision and reveals the seed at the end."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from mageknight.kernel.rng import SEED_BYTES


def fresh_seed() -> bytes:
    """A secret seed for a table; the only randomness that comes from outside a game."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The commitment published at the start: binding, and telling nothing about the seed."""
    return hashlib.sha256(b"mageknight seed commitment 1\n" + seed).hexdigest()


def keeps_word(seed: bytes, published: str) -> bool:
    """Is this the seed that was committed to?"""
    return hmac.compare_digest(commitment(seed), published)
