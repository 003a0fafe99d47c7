"""After the game: score sheet, replay, fork, files, reports, results."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import msgspec
import pytest

from mageknight.kernel.fairness import keeps_word
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.kernel.saves import save
from mageknight.kernel.saves.report import position_of
from mageknight.locale import Words
from mageknight.server.people.results import roles_of
from tests.server.client import Live, Person, commands_of
from tests.server.conftest import Serve
from tests.server.test_play import play_on, two_players


async def finished(base: str) -> tuple[Live, Live]:
    players = await two_players(base)
    assert await play_on(list(players))
    return players


async def test_the_sheet_says_how_it_ended_in_ones_language(serve: Serve):
    base, _ = await serve()
    ann, _ = await finished(base)
    english = (await ann.person.get(f"/api/tables/{ann.table}/outcome"))["outcome"]
    german = (await ann.person.get(f"/api/tables/{ann.table}/outcome?lang=de"))["outcome"]
    assert english["sheet"]
    assert english["scores"] == german["scores"]
    assert english["ending"] != german["ending"]
    assert keeps_word(bytes.fromhex(english["seed"]), english["commitment"])


async def test_every_action_of_a_finished_game_can_be_looked_at_from_any_seat(serve_both: Serve):
    base, services = await serve_both()
    ann, _ = await finished(base)
    path = f"/api/tables/{ann.table}/replay"
    last = await ann.person.get(path)
    live = await services.live_tables.live(ann.table)
    match = live.numbered.match if not live.numbered.base else None
    assert last["action"] == last["last"] == (ann.scene or {})["action"]
    for action in range(0, last["last"] + 1, 7):
        for look in (0, 1):
            frame = await ann.person.get(f"{path}?action={action}&look={look}")
            assert frame["view"]["seat"] == look
            if match is not None:
                expected = match.fork(action).view(look)
                assert frame["view"] == _plain(expected)
    await ann.person.get(f"{path}?action={last['last'] + 1}", 409)
    again = await ann.person.get(f"{path}?action={last['last']}&look=0")
    assert again["outcome"]["scores"] == last["outcome"]["scores"]


def _plain(value: Any) -> Any:
    """A value as it comes over the wire."""
    return json.loads(msgspec.json.encode(value))


async def test_what_was_taken_back_is_not_in_the_replay(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    while not (ann.decision and ann.decision["kind"] == "demo-turn"):
        await play_on([ann, ben], 1)
    assert ann.decision
    breathe = next(one for one in commands_of(ann.decision) if one["do"] == "breathe")
    await ann.do(breathe)
    await ann.ask({"type": "undo", "seat": 0})
    assert ann.scene
    frame = await ann.person.get(f"/api/tables/{ann.table}/replay?look=0")
    assert frame["last"] == ann.scene["action"]
    assert frame["view"] == ann.scene["view"]


async def test_a_finished_game_can_be_played_on_from_any_moment(serve: Serve):
    base, _ = await serve()
    ann, _ = await finished(base)
    frame = await ann.person.get(f"/api/tables/{ann.table}/replay?action=10&look=0")
    made = await ann.person.post(f"/api/tables/{ann.table}/fork", {"at": 10}, 201)
    fork = await ann.person.live(made["table"])
    assert fork.scene
    assert fork.scene["view"] == frame["view"]
    assert fork.about["origin"] == ann.table
    assert fork.about["origin_at"] == 10
    mover = await ann.person.live(made["table"], look=fork.scene["waiting"][0])
    assert mover.decision
    assert (await mover.do(commands_of(mover.decision)[0]))["type"] == "accepted"
    other = await ann.person.post(
        f"/api/tables/{ann.table}/fork", {"at": 10, "seats": [{"who": "me"}, {"who": "bot"}]}, 201
    )
    assert (await ann.person.get(f"/api/tables/{other['table']}"))["table"]["seats"][1]["state"] == "bot"


async def test_a_match_leaves_as_one_file_and_comes_back_the_same(serve_both: Serve):
    base, services = await serve_both()
    ann, _ = await finished(base)
    text = (await ann.person.http.get(f"/api/tables/{ann.table}/export")).text
    live = await services.live_tables.live(ann.table)
    assert save.loads(text).digest() == live.numbered.match.digest()
    cat = await Person.arrive(base, "Cat")
    answer = await cat.http.post("/api/import", content=text)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    back = await cat.live(table)
    assert back.scene
    assert back.scene["outcome"] == (ann.scene or {})["outcome"]
    assert back.about["status"] == "finished"
    again = (await cat.http.get(f"/api/tables/{table}/export")).text
    assert again == text


async def test_a_running_game_leaves_only_when_nobody_else_plays(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 5)
    refused = await ann.person.http.get(f"/api/tables/{ann.table}/export")
    assert refused.status_code == 403
    table = await ann.person.table(seats=[{"who": "me"}, {"who": "me"}])
    solo = await ann.person.live(table)
    assert solo.decision
    await solo.do(commands_of(solo.decision)[0])
    text = (await ann.person.http.get(f"/api/tables/{table}/export")).text
    assert (await ann.person.get(f"/api/tables/{table}"))["table"]["open_seed"]
    made = (await ann.person.http.post("/api/import", content=text)).json()["table"]
    copy = await ann.person.live(made)
    assert copy.scene
    assert solo.scene
    assert copy.scene["view"] == solo.scene["view"]
    mover = await ann.person.live(made, look=copy.scene["waiting"][0])
    assert mover.decision
    assert (await mover.do(commands_of(mover.decision)[0]))["type"] == "accepted"


async def test_a_file_that_is_none_is_refused_with_the_reason(serve: Serve):
    base, _ = await serve()
    ann, _ = await finished(base)
    text = (await ann.person.http.get(f"/api/tables/{ann.table}/export")).text
    lines = text.splitlines()
    broken = {
        "save-unreadable": ["", "nonsense", "{}", "[]", "\n" * 10],
        "save-truncated": ["\n".join(lines[:-1])],
        "save-tampered": ["\n".join([*lines[:3], lines[4], lines[3], *lines[5:]])],
    }
    for reason, texts in broken.items():
        for one in texts:
            answer = await ann.person.http.post("/api/import", content=one)
            assert answer.status_code == 409, one[:80]
            assert answer.json()["reason"] == reason
            assert answer.json()["sentence"]
    binary = await ann.person.http.post("/api/import", content=b"\xff\xfe\x00")
    assert binary.json()["reason"] == "save-unreadable"


async def test_a_report_lets_somebody_else_see_the_same_position(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 8)
    answer = await ann.person.http.post(f"/api/tables/{ann.table}/report", json={"screen": {"width": 390}})
    assert answer.status_code == 200
    kit, _, state = position_of(answer.text)
    assert ann.scene
    assert _plain(kit.engine.view(state, 0)) == ann.scene["view"]
    plain = answer.json()
    assert plain["screen"] == {"width": 390}
    assert plain["rules"] == kit_named("demo").rules_version
    assert "seed" not in json.dumps(plain["options"])


async def test_results_are_counted_and_leave_as_a_table(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await finished(base)
    quiet = await ben.person.http.patch("/api/me", json={"keeps_record": False})
    assert quiet.status_code == 200
    record = await ann.person.get("/api/me/results")
    assert len(record["results"]) == 1
    one = record["results"][0]
    outcome = (ann.scene or {})["outcome"]
    assert one["score"] == outcome["scores"][0]
    assert one["won"] == (0 in outcome["winners"])
    assert one["opponent"] == "people"
    assert record["tally"][0]["games"] == 1
    assert (await ann.person.get("/api/me/results?game=board"))["results"] == []
    text = (await ann.person.http.get("/api/me/results.csv")).text
    rows = list(csv.DictReader(io.StringIO(text)))
    assert rows[0]["game"] == "demo"
    overall = await ann.person.get("/api/results")
    assert sum(one["games"] for one in overall["tally"]) == 2
    await ann.person.get("/api/results.csv", 403)
    await ann.person.post("/api/accounts", {"login": "chief", "password": "a long password"}, 201)
    assert await services.people.grant_admin("chief", True)
    everything = await ann.person.http.get("/api/results.csv")
    assert everything.status_code == 200
    admin = await ann.person.get("/api/admin")
    assert admin["tables"] == {"finished": 1}
    assert admin["accounts"] == 1


@pytest.mark.parametrize("game,beginning", [("board", "board-hero-"), ("minis", "minis-faction-")])
def test_roles_are_heroes_and_factions(game: str, beginning: str):
    kit: Any = kit_named(game)
    match = begun(kit)
    roles = roles_of(kit, match.state, 2)
    assert len(roles) == 2
    assert all(role.startswith(beginning) and role in Words.of("en") for role in roles)
    assert kit.mode(match.setup) == "competitive"
    assert kit.division(match.setup)


def begun(kit: Any) -> Match[Any]:
    """A match for two, a few random commands after its beginning."""
    match: Match[Any] = Match(kit, next(setup for setup in kit.setups() if setup.seats == 2), b"sixteen letters!")
    for _ in range(6):
        match.play(match.options(match.pending()[0]).sample(Rng(b"more of the same")))
    return match


async def test_who_keeps_no_record_is_not_in_it(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await ben.person.http.patch("/api/me", json={"keeps_record": False})
    await play_on([ann, ben])
    assert (await ben.person.get("/api/me/results"))["results"] == []
    assert len((await ann.person.get("/api/me/results"))["results"]) == 1
