"""An effect several times over."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, Effect, parse_effect
from mageknight.board.effects.words.combine import Repeat


def _repeat(plain: dict[str, Any]) -> Effect:
    if set(plain) != {"repeat", "do"}:
        raise ValueError(f"no such repetition: {plain!r}")
    return Repeat(plain["repeat"], parse_effect(plain["do"]))


PARSERS["repeat"] = _repeat
