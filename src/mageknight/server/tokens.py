"""Ids and tokens: random, unguessable, and never stored as they are.

A token is 160 random bits with a signature of this server. The signature sorts out guesses without asking the database;
the database keeps only the token's hash, so whoever reads a backup holds no key to anything.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer

SECRET_BYTES: Final = 32
LONGEST: Final = 120
"""No token is longer; anything that is need not be looked at."""


def new_id() -> str:
    """128 random bits as 26 small letters and digits."""
    return base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()


class Mint:
    """Makes and checks the tokens of one purpose."""

    def __init__(self, secret: bytes, purpose: str) -> None:
        self._signer = Signer(secret, salt=f"mageknight {purpose}", digest_method=hashlib.sha256)

    def issue(self) -> tuple[str, str]:
        """A new token and the fingerprint under which it is stored."""
        token = self._signer.sign(secrets.token_urlsafe(20)).decode()
        return token, fingerprint(token)

    def check(self, token: str) -> str | None:
        """The fingerprint of a token this server made; None if it did not."""
        if not 0 < len(token) <= LONGEST:
            return None
        try:
            self._signer.unsign(token)
        except (BadSignature, UnicodeError):
            return None
        return fingerprint(token)


class Seal:
    """Signs what a link is to say by itself, for links nothing is stored about: they end with what they speak of."""

    def __init__(self, secret: bytes, purpose: str) -> None:
        self._signer = Signer(secret, salt=f"mageknight {purpose}", digest_method=hashlib.sha256)

    def close(self, *parts: str) -> str:
        """The parts, none of which contains a dot, with the signature behind them."""
        return self._signer.sign(".".join(parts)).decode()

    def open(self, token: str) -> tuple[str, ...] | None:
        """The parts of what this server has signed; None if it has not."""
        if not 0 < len(token) <= LONGEST:
            return None
        try:
            return tuple(self._signer.unsign(token).decode().split("."))
        except (BadSignature, UnicodeError):
            return None


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
