"""Golden replays: a whole solo Conquest and a whole Full Conquest of four, played by scripted players.

The saves beside this file are replayed command by command; every state in between is the one the rules make today, and the last
one must be the one that was recorded. They are recorded again with ``python -m tools.golden``, in a commit that says why.
"""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

import msgspec
import pytest

from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.saves import save
from mageknight.locale import render
from tests.board.rules.games import words
from tools.golden import GAMES, HOME, played


@cache
def text(name: str) -> str:
    return gzip.decompress((HOME / f"{name}.match.gz").read_bytes()).decode()


@cache
def replayed(name: str) -> Match[Any]:
    """The game, replayed from its commands; a command that is refused, or another end, is an error."""
    return save.loads(text(name), name)


@pytest.mark.parametrize("name", GAMES)
def test_the_recording_is_replayed_to_its_end(name: str) -> None:
    match = replayed(name)
    outcome = match.outcome()
    assert not match.continued_from, "recorded under other rules or with other content: record it again"
    assert match.setup == GAMES[name][1]
    assert outcome is not None
    assert outcome.scores == tuple(
        [sum([line.points for line in outcome.sheet if line.seat == seat]) for seat in range(match.setup.seats)]
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_recording_is_a_whole_game(name: str) -> None:
    """Every Round was played, land was explored, enemies were beaten, levels gained."""
    match = replayed(name)
    state = match.state
    assert state.round == 6, "nobody has conquered everything before"
    assert len([tile for tile in state.map.tile_at if tile >= 0]) >= 6
    assert sum([len(pile) for pile in state.discards]) >= 3
    assert max([player.level for player in state.players]) >= 3
    kinds = {words(match, command).split()[0] for command in match.history}
    assert {"play-card", "step-to", "explore-at", "end-phase", "end-turn", "pick-tactic", "choose-skill"} <= kinds


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_told_in_both_languages(name: str) -> None:
    match = replayed(name)
    for lang in ("en", "de"):
        assert all(render(line, lang) for line in match.kit.lines(match.view(None)))


def test_a_changed_recording_is_noticed() -> None:
    lines = text("solo_conquest").split("\n")
    at = next(at for at, line in enumerate(lines) if '"do":"play-card"' in line)
    entry = msgspec.json.decode(lines[at])
    entry["play"]["card"] = 0
    lines[at] = msgspec.json.encode(entry).decode()
    with pytest.raises(Refusal) as caught:
        save.loads("\n".join(lines), "changed")
    assert caught.value.reason == "save-tampered"


def test_the_player_of_the_recording_decides_the_same_each_time() -> None:
    """As far as the first Tactic and turn: the script has no luck of its own."""
    first, second = played("solo_conquest", 12), played("solo_conquest", 12)
    assert first.history == second.history


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_planned_once_the_game_is_over(name: str) -> None:
    match = replayed(name)
    assert match.outcome() is not None
    assert [match.kit.plan(match.state, seat) for seat in (None, *range(match.setup.seats))] == [None] * (
        match.setup.seats + 1
    )
