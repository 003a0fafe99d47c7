"""Company at a table: bots and hints, several at one screen, take-backs by agreement, chat, giving up."""

from __future__ import annotations

import pytest

from tests.server.client import Person, commands_of, fresh_id
from tests.server.conftest import Serve
from tests.server.test_play import play_on, settle, two_players


async def test_bots_fill_seats_and_the_game_ends(serve_both: Serve):
    base, _ = await serve_both()
    ann = await Person.arrive(base)
    table = await ann.table(seats=[{"who": "bot"}, {"who": "bot"}, {"who": "bot"}])
    live = await ann.live(table)
    scene = await live.until_scene(lambda scene: scene["outcome"] is not None)
    assert len(scene["outcome"]["scores"]) == 3


async def test_bots_and_hints_think_in_a_worker(serve: Serve):
    base, services = await serve(workers=1)
    ann = await Person.arrive(base)
    table = await ann.table(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
    live = await ann.live(table)
    await live.until_scene(lambda scene: 0 in scene["waiting"])
    hint = await live.ask({"type": "hint", "seat": 0})
    assert live.decision
    assert hint["command"] in commands_of(live.decision)
    assert hint["words"]
    assert hint["because"]
    while live.scene and not live.scene["outcome"]:
        if live.decision:
            await live.do(commands_of(live.decision)[-1])
        else:
            await live.next()
    assert services.metrics.bot_failures._value.get() == 0


async def test_a_table_at_one_screen_shows_one_hand_at_a_time(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    table = await ann.table(seats=[{"who": "me"}, {"who": "me"}])
    live = await ann.live(table)
    assert live.scene
    assert live.scene["look"] == 0
    await live.send({"type": "look", "seat": None})
    await live.until_scene(lambda scene: scene["look"] is None)
    assert live.scene["decisions"] == []
    assert live.scene["view"]["hand"] == []
    await ann.post(f"/api/tables/{table}/seats/1", {"action": "pin", "pin": "4711"}, 200)
    await live.send({"type": "look", "seat": 1, "pin": "0000"})
    assert (await live.until(lambda message: message["type"] == "trouble"))["reason"] == "server-wrong-pin"
    await live.send({"type": "look", "seat": 1, "pin": "4711"})
    await live.until_scene(lambda scene: scene["look"] == 1)
    assert live.scene["view"]["seat"] == 1


async def test_a_take_back_across_a_reveal_needs_the_other(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 12)
    assert ann.scene
    request = fresh_id()
    asked = await ann.ask({"type": "ask-take-back", "id": request, "seat": 0, "to": 3})
    assert asked["type"] == "accepted"
    if not ben.about["request"]:
        await ben.until(lambda message: message["type"] == "table" and message["table"]["request"])
    assert ben.about["request"]["needed"] == [1]
    assert ann.scene["action"] == 12
    no = await ben.ask({"type": "answer-take-back", "seat": 1, "request": request, "agree": False})
    assert no["type"] == "accepted"
    again = fresh_id()
    await ann.ask({"type": "ask-take-back", "id": again, "seat": 0, "to": 3})
    yes = await ben.ask({"type": "answer-take-back", "seat": 1, "request": again, "agree": True})
    assert yes["type"] == "accepted", yes
    assert ben.scene
    assert ben.scene["action"] == 3
    assert ben.scene["seq"] == 14
    await settle([ann, ben])
    assert (await ann.person.get(f"/api/tables/{ann.table}"))["table"]["taken_back"]
    assert await play_on([ann, ben])


@pytest.mark.parametrize("rule,reason", [("never", "server-no-take-back")])
async def test_a_table_may_rule_out_take_backs(serve: Serve, rule: str, reason: str):
    base, _ = await serve()
    ann, ben = await two_players(base, options={"take_back": rule})
    await play_on([ann, ben], 5)
    answer = await ann.ask({"type": "ask-take-back", "seat": 0, "to": 1})
    assert answer["refusal"]["reason"] == reason


async def test_chat_reaches_everybody_but_who_muted_it(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    request = fresh_id()
    for _ in range(2):
        assert (await ann.ask({"type": "say", "id": request, "text": "  good\u0000 luck\n "}))["type"] == "accepted"
    said = await ben.until(lambda message: message["type"] == "chat")
    assert said["said"]["text"] == "good luck"
    await ben.ask({"type": "log", "before": 0})
    assert sum('"type":"chat"' in text for text in ben.raw) == 1
    assert said["said"]["name"] == "Ann"
    await ben.send({"type": "mute", "on": True})
    await ben.until(lambda message: message["type"] == "table" and message["you"]["muted"])
    await ann.ask({"type": "say", "text": "hello?"})
    before = len(ben.raw)
    await ben.ask({"type": "why", "command": {"do": "end-turn", "seat": 1}})
    assert not [text for text in ben.raw[before:] if '"type":"chat"' in text]
    later = await ben.person.live(ann.table)
    assert [one["text"] for one in later.welcome["chat"]] == ["good luck", "hello?"]


async def test_a_line_on_the_table_is_seen_by_all_until_it_goes(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    line = [{"x": 10, "y": 20, "piece": 3}, {"x": 500, "y": 0, "piece": -1}]
    await ann.send({"type": "point", "line": line})
    for live in (ann, ben):
        seen = await live.until(lambda message: message["type"] == "pointed")
        assert (seen["seat"], seen["line"]) == (0, line)
    late = await ben.person.live(ann.table)
    assert (await late.until(lambda message: message["type"] == "pointed"))["line"] == line
    await ann.close()
    assert (await ben.until(lambda message: message["type"] == "pointed"))["line"] is None


async def test_who_only_watches_shows_no_lines_and_nobody_too_many(serve: Serve):
    base, _ = await serve()
    ann, _ben = await two_players(base)
    watcher = await Person.arrive(base, "Wat")
    await watcher.join(await ann.person.invite(ann.table, kind="watch"))
    live = await watcher.live(ann.table)
    await live.send({"type": "point"})
    assert (await live.until(lambda message: message["type"] == "trouble"))["reason"] == "server-not-your-seat"
    for _ in range(60):
        await ann.send({"type": "point"})
    assert (await ann.until(lambda message: message["type"] == "trouble"))["reason"] == "server-too-fast"


async def test_conceding_is_a_standing_decision(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    assert ann.scene
    concede = next(one for one in ann.scene["decisions"] if one["kind"] == "demo-concede")
    assert concede["standing"]
    answer = await ann.do(commands_of(concede)[0], number=concede["number"])
    assert answer["type"] == "accepted"
    scene = await ben.until_scene(lambda scene: scene["outcome"] is not None)
    assert scene["outcome"]["winners"] == [1]


async def test_the_record_marks_games_with_hints_and_the_log_tells_why_bots_act(serve: Serve):
    base, _ = await serve(workers=1)
    ann = await Person.arrive(base, "Ann")
    table = await ann.table([{"who": "me"}, {"who": "bot", "bot": "page"}])
    live = await ann.live(table)
    hint = await live.ask({"type": "hint", "seat": 0})
    assert hint["type"] == "hinted"
    while not any(line["rank"] == "reason" for line in live.lines):
        if live.decision:
            await live.do(commands_of(live.decision)[0])
        else:
            await live.next()
    while live.scene and not live.scene["outcome"]:
        if live.decision:
            await live.do(commands_of(live.decision)[-1])
        else:
            await live.next()
    record = await ann.get("/api/me/results")
    assert [one["hinted"] for one in record["results"]] == [True]


async def test_a_table_may_play_without_hints(serve: Serve):
    base, _ = await serve(workers=1)
    ann, _ = await two_players(base, options={"hints": False})
    refused = await ann.ask({"type": "hint", "seat": 0})
    assert refused["refusal"]["reason"] == "server-no-hints"
