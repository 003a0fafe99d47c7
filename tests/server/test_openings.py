"""The same seed, options and version give the same beginning, wherever the game is begun."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mageknight
from mageknight.cli import opening, remote
from tests.server.client import Person
from tests.server.conftest import Serve

GAMES: dict[str, dict[str, Any]] = {
    "board": {"scenario": "first_reconnaissance", "seats": 2},
    "minis": {"edition": "quick-start", "seats": 2},
    "demo": {"seats": 2},
}


@pytest.mark.parametrize("game", GAMES)
async def test_a_noted_seed_gives_the_same_beginning_everywhere(serve: Serve, game: str):
    base, services = await serve()
    wishes = GAMES[game]
    words = [f"{name}={value}" for name, value in wishes.items() if name != "seats"]
    at_terminal, _ = opening.fresh(game, wishes["seats"], "noted", words)
    in_python = mageknight.start(game, seed="noted", **msgspec.structs.asdict(at_terminal.setup))
    ann = await Person.arrive(base)
    plan = remote.plan_of(game, wishes["seats"], "noted", words, "")
    seated = [{"who": "me"}] * wishes["seats"]
    table = (await ann.post("/api/tables", {**plan, "seats": seated}, 201))["table"]
    on_server = (await services.live_tables.live(table)).running().match
    assert on_server.setup == at_terminal.setup
    assert on_server.digest() == at_terminal.digest() == in_python.match.digest()
    other, _ = opening.fresh(game, wishes["seats"], "another", words)
    assert other.digest() != at_terminal.digest()


async def test_a_seed_one_has_noted_marks_the_table_and_a_secret_one_is_told_at_the_end(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    both = [{"who": "me"}, {"who": "me"}]
    noted = (await ann.get(f"/api/tables/{await ann.table(seats=both, seed='noted')}"))["table"]
    assert noted["open_seed"]
    assert noted["seed"]
    secret = (await ann.get(f"/api/tables/{await ann.table(seats=both)}"))["table"]
    assert (secret["open_seed"], secret["seed"]) == (False, None)
