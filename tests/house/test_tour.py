"""The tour through the code is true: playing a card sideways passes every Python station it names."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest

from mageknight.kernel.wire import decisions
from mageknight.kernel.wire.decisions import command_info, read_command
from mageknight.server.matches import outgoing
from mageknight.server.store.numbered_match import NumberedMatch
from tests.board.rules.land import land
from tests.conftest import COMPILED

ROOT = Path(__file__).parents[2]
TOUR = (ROOT / "docs" / "builders" / "tour.md").read_text(encoding="utf-8")
BY_THE_SOCKET = ("mageknight.server.http.socket", "mageknight.server.live.viewer.Viewer")
"""Stations that need a connection; that they exist is checked all the same."""


def stations() -> list[str]:
    """The Python stations of the tour, a method of a move named with its module."""
    named = re.findall(r"`((?:mageknight\.|PlayingCard\.)[\w.]+)`", TOUR)
    return [f"mageknight.board.moves.plays.play_card.{each}" if each.startswith("Play") else each for each in named]


def found(station: str) -> Any:
    """The thing a station names."""
    parts = station.split(".")
    for length in range(len(parts), 0, -1):
        try:
            thing: Any = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for name in parts[length:]:
            thing = getattr(thing, name)
        return thing
    raise AssertionError(station)


def test_every_file_and_name_of_the_tour_is_there() -> None:
    assert stations()
    for station in stations():
        assert found(station) is not None
    for file in re.findall(r"`((?:web|tests)/[\w./]+)`", TOUR):
        assert (ROOT / file).is_file(), file


@pytest.mark.skipif(COMPILED, reason="compiled functions cannot be watched")
def test_a_card_played_sideways_passes_every_station() -> None:
    match = land(seat="hand: march, rage")
    numbered = NumberedMatch(match)
    decision = match.pending()[0]
    command = next(each for each in match.options(decision) if command_info(match.kit, each).get("use") == "move")
    sent = msgspec.json.encode(command_info(match.kit, command))
    passed = set()
    decisions.STEADY.clear()  # as at the first game of a process: words that hang on no position are worked out once

    def watch(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            passed.add(frame.f_code)

    sys.setprofile(watch)
    try:
        numbered.play(read_command(match.kit, sent))
        outgoing.scene(numbered, 0, "en")
    finally:
        sys.setprofile(None)
    missed = [each for each in stations() if each not in BY_THE_SOCKET and found(each).__code__ not in passed]
    assert missed == []
