"""Ready games: each can be begun as it is offered, by a person on its seat and computers on the others."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import Budget, bot_named
from mageknight.kernel.contract import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.locale import languages
from tests.server.client import Person
from tests.server.conftest import Serve

READY = [(game, each.id) for game in games() for each in kit_named(game).ready_games()]


def setup_of(game: str, id: str) -> tuple[Kit[Any], Setup, int]:
    kit = kit_named(game)
    found = next(each for each in kit.ready_games() if each.id == id)
    return kit, found.setup, found.seat


@pytest.mark.parametrize("game, id", READY)
def test_a_ready_game_begins_and_goes_on(game: str, id: str) -> None:
    kit, setup, seat = setup_of(game, id)
    assert 0 <= seat < setup.seats
    state = kit.engine.new(setup, seed_from_text(id))
    assert kit.audit(state) == []
    rng = Rng(seed_from_text("ready"))
    for _ in range(5):
        turn = kit.engine.open_decisions(state)[0].seat
        choice = bot_named(game, "page").choose(kit, kit.redeal(state, turn, rng), turn, rng, Budget(20))
        kit.engine.apply(state, choice.command)


async def test_a_table_is_made_of_what_is_offered(serve: Serve) -> None:
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    for lang in languages():
        offered = (await ann.get(f"/api/ready?lang={lang}"))["ready"]
        assert [(each["game"], each["id"]) for each in offered] == READY
        assert all(each["title"] and each["about"] and not each["title"].startswith("minis-") for each in offered)
    for each in offered:
        seats = [
            {"who": "me"} if seat == each["seat"] else {"who": "bot", "bot": "page"} for seat in range(each["seats"])
        ]
        wanted = {"game": each["game"], "setup": each["setup"], "seats": seats}
        table = (await ann.post("/api/tables", wanted, 201))["table"]
        assert (await ann.get(f"/api/tables/{table}"))["seats"] == [each["seat"]]
