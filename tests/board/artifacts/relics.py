"""What tests of artifacts and banners share."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import me
from tests.play import do


def gone(match: Match[Any], card: str) -> bool:
    return int(match.kit.parse_value("card", card)) in match.state.gone


def unit(match: Match[Any], at: int = 0) -> Any:
    return me(match).units[at]


def attach(match: Match[Any], banner: str, at: int = 0) -> None:
    do(match, f"0: attach-banner card={banner} unit={unit(match, at).uid}")
