"""How a table ends a game that knows no such end itself: conceding and agreeing, in every mode."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Live, Person, commands_of
from tests.server.conftest import Serve
from tests.server.test_play import settle, two_players


async def board_table(base: str, names: list[str], scenario: str = "first_reconnaissance", **more: Any) -> list[Live]:
    """A table of the board game with these people on its seats."""
    people = [await Person.arrive(base, name) for name in names]
    seats = [{"who": "me"}, *[{"who": "open"} for _ in names[1:]]]
    setup = {"seats": len(names), "scenario": scenario}
    body = {"game": "board", "setup": setup, "seats": seats, **more}
    table = (await people[0].post("/api/tables", body, 201))["table"]
    token = await people[0].invite(table)
    for seat, person in enumerate(people[1:], start=1):
        await person.join(token, seat)
    return [await person.live(table) for person in people]


async def act(live: Live, seat: int, status: int = 200, **what: Any) -> Any:
    return await live.person.post(f"/api/tables/{live.table}/seats/{seat}", what, status)


async def until_over(live: Live) -> dict[str, Any]:
    scene = await live.until_scene(lambda scene: scene["outcome"] is not None)
    return dict(scene["outcome"])


async def test_the_last_one_left_has_won(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben = await board_table(base, ["Ann", "Ben"])
    await act(ben, 1, action="concede")
    for player in (ann, ben):
        outcome = await until_over(player)
        assert outcome["winners"] == [0]
        assert outcome["seed"]
        assert player.scene
        assert player.scene["waiting"] == player.scene["decisions"] == []
    about = (await ann.person.get(f"/api/tables/{ann.table}"))["table"]
    assert about["status"] == "finished"
    assert [seat["conceded"] for seat in about["seats"]] == [False, True]
    record = await ann.person.get("/api/me/results")
    assert [(one["won"], one["mode"], one["scenario"]) for one in record["results"]] == [
        (True, "competitive", "first_reconnaissance")
    ]
    assert not (await ben.person.get("/api/me/results"))["results"][0]["won"]
    assert (await ann.person.get(f"/api/tables/{ann.table}/outcome"))["outcome"]["winners"] == [0]


async def test_who_concedes_among_several_watches_while_a_bot_moves_on(serve: Serve):
    base, services = await serve()
    ann, ben, cat = await board_table(base, ["Ann", "Ben", "Cat"])
    await act(ben, 1, action="concede")
    await ann.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["conceded"])
    seat = ann.about["seats"][1]
    assert (seat["state"], seat["conceded"]) == ("bot", True)
    await ben.until_scene(lambda scene: scene["look"] is None)
    assert ben.scene
    assert ben.scene["decisions"] == []
    assert (await act(ben, 1, 409, action="claim"))["reason"] == "server-seat-taken"
    await act(cat, 2, action="concede")
    assert (await until_over(ann))["winners"] == [0]
    live = await services.live_tables.live(ann.table)
    assert [one.conceded for one in live.seated] == [False, True, True]


async def test_an_ended_table_is_still_over_after_a_restart(serve: Serve):
    base, services = await serve()
    ann, ben = await board_table(base, ["Ann", "Ben"])
    await act(ann, 0, action="concede")
    outcome = await until_over(ben)
    services.live_tables._live.clear()
    again = await ben.person.live(ben.table)
    assert again.scene
    assert again.scene["outcome"] == outcome
    refused = await again.ask({"type": "undo", "seat": 1})
    assert refused["refusal"]["reason"] == "game-over"
    frame = await ben.person.get(f"/api/tables/{ben.table}/replay?look=0")
    assert frame["view"]["seat"] == 0


async def test_giving_up_alone_wins_nothing(serve: Serve):
    base, _ = await serve()
    ann = (await board_table(base, ["Ann"], "solo_reconnaissance"))[0]
    await act(ann, 0, action="concede")
    assert (await until_over(ann))["winners"] == []
    record = (await ann.person.get("/api/me/results"))["results"][0]
    assert (record["won"], record["mode"], record["opponent"]) == (False, "solo", "none")


async def test_who_plays_together_gives_up_together(serve: Serve):
    base, _ = await serve()
    ann, ben = await board_table(base, ["Ann", "Ben"], "blitz_cooperation")
    await act(ann, 0, action="concede")
    await ben.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["conceded"])
    assert ben.about["status"] == "running"
    await act(ben, 1, action="concede")
    assert (await until_over(ben))["winners"] == []
    assert (await ben.person.get("/api/me/results"))["results"][0]["mode"] == "cooperative"


async def test_a_game_ends_when_all_agree_and_counts_for_nobody(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben = await board_table(base, ["Ann", "Ben"])
    await act(ann, 0, action="end")
    await ben.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["ends"])
    await act(ann, 0, action="end", agree=False)
    await act(ben, 1, action="end")
    await ann.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["ends"])
    assert ann.about["status"] == "running"
    await act(ann, 0, action="end")
    outcome = await until_over(ben)
    assert outcome["winners"] == []
    assert "agreement" in outcome["ending"]
    assert (await ann.person.get(f"/api/tables/{ann.table}"))["table"]["status"] == "closed"
    assert (await ann.person.get("/api/me/results"))["results"] == []
    following = (await ann.person.post(f"/api/tables/{ann.table}/rematch", {}, 201))["table"]
    assert following != ann.table


@pytest.mark.parametrize("action", ["concede", "end"])
async def test_a_game_with_a_move_of_its_own_keeps_it(serve: Serve, action: str):
    base, _ = await serve()
    ann, _ = await two_players(base)
    assert (await act(ann, 0, 409, action=action))["reason"] == "server-game-decides"
    assert (await act(ann, 1, 403, action=action))["reason"] == "server-not-your-seat"


async def test_a_command_that_comes_after_the_end_changes_nothing(serve: Serve):
    base, services = await serve()
    ann, ben = await board_table(base, ["Ann", "Ben"])
    await settle([ann, ben])
    mover = ann if ann.decision else ben
    assert mover.decision
    command, number = commands_of(mover.decision)[0], mover.decision["number"]
    await act(ann, 0, action="concede")
    await until_over(mover)
    answer = await mover.do(command, number)
    assert answer["refusal"]["reason"] == "game-over"
    assert (await services.live_tables.live(ann.table)).record.version == 0
    assert (await act(ben, 1, 409, action="concede"))["reason"] == "game-over"
