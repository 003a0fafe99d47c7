"""Playing over the network: tables, links, commands, undo, reconnecting, take-backs."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from mageknight.kernel.registry import games, kit_named
from tests.server.client import Live, Person, commands_of, fresh_id
from tests.server.conftest import Serve


async def two_players(base: str, **more: Any) -> tuple[Live, Live]:
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await ann.table(**more)
    assert await ben.join(await ann.invite(table)) == table
    return await ann.live(table), await ben.live(table)


async def settle(players: list[Live]) -> None:
    """Wait until everybody has been sent the latest position."""
    latest = max(player.scene["seq"] for player in players if player.scene)
    for player in players:
        await player.until_seq(latest)


async def play_on(players: list[Live], steps: int = 2000) -> bool:
    """Let everybody take the first option; True when the game is over."""
    for _ in range(steps):
        await settle(players)
        if players[0].scene and players[0].scene["outcome"]:
            return True
        mover = next(player for player in players if player.decision)
        assert mover.decision
        answer = await mover.do(commands_of(mover.decision)[0])
        assert answer["type"] == "accepted", answer
    await settle(players)
    return False


async def turn_of(players: list[Live], kind: str) -> Live:
    """Play on until a decision of this kind waits for somebody."""
    for _ in range(500):
        await settle(players)
        for player in players:
            if player.decision and player.decision["kind"] == kind:
                return player
        await play_on(players, 1)
    raise AssertionError(kind)


async def test_two_people_play_a_whole_game(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben = await two_players(base)
    assert await play_on([ann, ben])
    for player in (ann, ben):
        assert player.scene
        outcome = player.scene["outcome"]
        assert outcome["seed"]
        assert outcome["commitment"] == ann.welcome["table"]["commitment"]
    about = await ann.person.get(f"/api/tables/{ann.table}")
    assert about["table"]["status"] == "finished"
    assert about["table"]["seed"] == (ann.scene or {})["outcome"]["seed"]


@pytest.mark.parametrize("game", games())
async def test_every_game_is_played_over_the_wire(serve: Serve, game: str):
    """Each option that is offered is accepted; the replay of the match shows the same end."""
    base, _ = await serve()
    kit: Any = kit_named(game)
    ann = await Person.arrive(base)
    setup = next(setup for setup in kit.setups() if setup.seats == 2)
    body = {"game": game, "setup": msgspec.to_builtins(setup), "seats": [{"who": "me"}, {"who": "me"}]}
    table = (await ann.post("/api/tables", body, 201))["table"]
    players = [await ann.live(table, look=seat) for seat in (0, 1)]
    luck = random.Random(3)
    for _ in range(40):
        await settle(players)
        mover = next((player for player in players if player.decision), None)
        if mover is None or mover.decision is None:
            break
        answer = await mover.do(luck.choice(commands_of(mover.decision)))
        assert answer["type"] == "accepted", answer
    await settle(players)
    frame = await ann.get(f"/api/tables/{table}/replay?look=1")
    assert players[1].scene
    assert frame["view"] == players[1].scene["view"]
    assert frame["action"] == players[1].scene["action"]


async def test_the_seed_is_secret_until_the_end(serve: Serve):
    base, services = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 10)
    record, _ = await services.lobby.table(ann.table)
    seed = record.seed.hex()
    assert not record.open_seed
    assert seed not in "".join(ann.raw + ben.raw)
    assert (await ann.person.get(f"/api/tables/{ann.table}"))["table"]["seed"] is None


async def test_a_chosen_seed_marks_the_table_open(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    table = await ann.table(seats=[{"who": "me"}, {"who": "me"}], seed="friday night")
    about = (await ann.get(f"/api/tables/{table}"))["table"]
    assert about["open_seed"]
    assert len(about["seed"]) == 32


async def test_a_command_sent_twice_is_carried_out_once(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await two_players(base)
    mover = ann if ann.decision else ben
    assert mover.decision
    assert mover.scene
    request = fresh_id()
    number, seen = mover.decision["number"], mover.scene["seq"]
    command = commands_of(mover.decision)[0]
    message = {"type": "do", "id": request, "number": number, "seen": seen, "command": command}
    first = await mover.ask(dict(message))
    again = await mover.ask(dict(message))
    assert first == again
    live = await services.live_tables.live(ann.table)
    assert live.record.version == 1
    other = await mover.person.live(ann.table)
    assert await other.ask(dict(message)) == first


async def test_a_late_answer_is_refused_and_changes_nothing(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    player = await turn_of([ann, ben], "demo-turn")
    assert player.decision
    old = player.decision["number"], commands_of(player.decision)[0]
    await play_on([ann, ben], 5)
    before = player.scene
    answer = await player.do(old[1], number=old[0])
    assert answer["type"] == "refused"
    assert answer["refusal"]["reason"] in ("stale-decision", "not-your-decision")
    again = await player.person.live(ann.table)
    assert again.scene == before


async def test_undo_redo_and_refusal_after_something_was_learned(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben = await two_players(base)
    mover = await turn_of([ann, ben], "demo-turn")
    assert mover.decision
    assert mover.scene
    seat, before = mover.decision["seat"], mover.scene
    breathe = next(one for one in commands_of(mover.decision) if one["do"] == "breathe")
    assert (await mover.do(breathe))["type"] == "accepted"
    assert mover.scene["undo"]["can"]
    assert (await mover.ask({"type": "undo", "seat": seat}))["type"] == "accepted"
    assert mover.scene["view"] == before["view"]
    assert mover.scene["seq"] == before["seq"] + 2
    assert mover.scene["undo"]["redo"]
    assert (await mover.ask({"type": "redo", "seat": seat}))["type"] == "accepted"
    other = ben if mover is ann else ann
    await settle([ann, ben])
    refused = await other.ask({"type": "undo", "seat": 1 - seat})
    assert refused["type"] == "refused"
    assert refused["refusal"]["reason"].startswith("undo-")
    assert refused["refusal"]["sentence"]


async def test_a_command_chosen_before_a_take_back_is_late(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    mover = await turn_of([ann, ben], "demo-turn")
    second = await mover.person.live(ann.table)
    assert second.decision
    assert second.scene
    breathe = next(one for one in commands_of(second.decision) if one["do"] == "breathe")
    old = {"type": "do", "number": second.decision["number"], "seen": second.scene["seq"], "command": breathe}
    assert mover.decision
    await mover.do(breathe)
    await mover.ask({"type": "undo", "seat": breathe["seat"]})
    answer = await second.ask(old)
    assert answer["type"] == "refused"
    assert answer["refusal"]["reason"] == "stale-decision"


async def test_who_reconnects_gets_the_gap_or_everything(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 6)
    assert ann.scene
    last = ann.scene["seq"]
    await ann.close()
    while ben.decision:
        await ben.do(commands_of(ben.decision)[0])
    again = await ann.person.live(ann.table, last=last)
    assert [step["seq"] for step in _updates(again)] == list(range(last + 1, (again.scene or {})["seq"] + 1))
    fresh = await ann.person.live(ann.table)
    assert fresh.scene == again.scene
    assert not _updates(fresh)
    ahead = await ann.person.live(ann.table, last=10_000)
    assert ahead.scene == again.scene


async def test_who_comes_back_while_memory_is_read_again_is_sent_everything_once(serve: Serve):
    base, services = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 6)
    assert ann.scene
    seq = ann.scene["seq"]
    await ann.close()
    (await services.live_tables.live(ann.table)).stale = True
    again = await ann.person.live(ann.table, last=seq - 1)
    await again.ask({"type": "log", "before": seq, "count": 1})
    sent = [message["type"] for message in map(msgspec.json.decode, again.raw) if "scene" in message]
    assert len(sent) == 1
    assert again.scene is not None
    assert again.scene["seq"] == seq


def _updates(live: Live) -> list[dict[str, Any]]:
    import json

    steps: list[dict[str, Any]] = []
    for text in live.raw:
        message = json.loads(text)
        if message["type"] == "update":
            steps += message["steps"]
    return steps


async def test_who_goes_away_while_a_command_is_under_way_has_given_it(serve: Serve):
    """The command is finished, told to the others, and confirmed when it is sent again."""
    base, _ = await serve()
    players = list(await two_players(base))
    for _ in range(12):
        await settle(players)
        at = next(place for place, player in enumerate(players) if player.decision)
        mover, other = players[at], players[1 - at]
        assert mover.decision
        assert mover.scene
        seq, command = mover.scene["seq"], commands_of(mover.decision)[0]
        message = {"type": "do", "id": fresh_id(), "number": mover.decision["number"], "seen": seq, "command": command}
        await mover.send(message)
        mover.socket.transport.abort()
        players[at] = await mover.person.live(mover.table)
        answer = await players[at].ask(dict(message))
        assert answer["type"] == "accepted", answer
        assert answer["seq"] == seq + 1
        await other.until_seq(seq + 1)


async def test_every_viewer_reads_in_their_own_language(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await ben.send({"type": "speak", "lang": "de"})
    await ben.until_scene(lambda scene: scene["lang"] == "de")
    await play_on([ann, ben], 4)
    assert ann.scene
    assert ben.scene
    assert ann.scene["lang"] == "en"
    english, german = [line["text"] for line in ann.lines], [line["text"] for line in ben.lines]
    assert english
    assert german
    assert not set(english[-3:]) & set(german[-3:])


async def test_why_explains_without_changing_anything(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    mover = await turn_of([ann, ben], "demo-turn")
    assert mover.decision
    assert mover.scene
    before = mover.scene
    good = commands_of(mover.decision)[0]
    assert (await mover.ask({"type": "why", "command": good}))["refusal"] is None
    bad = {"do": "lay-card", "seat": good["seat"], "card": 999}
    because = await mover.ask({"type": "why", "command": bad})
    assert because["refusal"]["sentence"]
    assert mover.scene == before


async def test_a_position_comes_with_what_cannot_be_done_and_why(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    mover = await turn_of([ann, ben], "demo-turn")
    while mover.scene and mover.decision and mover.scene["view"]["actions"]:
        await mover.do(
            next(each for each in commands_of(mover.decision) if each["do"] in ("breathe", "tug", "end-turn"))
        )
        mover = await turn_of([ann, ben], "demo-turn")
    assert mover.decision
    refused = [option for option in mover.decision["options"] if "refusal" in option]
    assert {option["refusal"]["reason"] for option in refused} == {"demo-no-actions"}
    assert all(option["words"] and option["refusal"]["sentence"] for option in refused)
    assert commands_of(mover.decision)


async def test_questions_are_answered_in_the_readers_language_without_changing_anything(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, lang="de")
    setup = {"seats": 2, "total": 100, "table": "everything", "edges": [0, 2]}
    # By this seed the first seat begins: it may be asked about its own figures.
    table = await ann.table([{"who": "me"}, {"who": "me"}], game="minis", setup=setup, seed="first")
    live = await ann.live(table)
    assert live.scene
    before = live.scene
    about = {"ask": "room-at", "figure": 0, "x": 9000, "y": 9000, "facing": 180}
    said = (await live.ask({"type": "question", "about": about}))["answer"]
    assert said["refusal"]["sentence"]
    assert said["legal"]
    refused = await live.ask({"type": "question", "about": {"ask": "the weather"}})
    assert refused["refusal"]["reason"] == "unknown-question"
    assert live.scene == before
    question = {"ask": "read-army", "text": "1x Nobody"}
    consulted = await ann.post("/api/games/minis/consult?lang=de", question, 200)
    assert consulted["answer"]["problems"]
    await ann.post("/api/games/demo/consult", question, 409)


async def test_many_commands_at_once_share_commits(serve: Serve):
    base, services = await serve()
    ann = await Person.arrive(base)
    lives = []
    for _ in range(8):
        table = await ann.table(seats=[{"who": "me"}, {"who": "me"}])
        lives.append(await ann.live(table))
    writer = services.database.writer
    commits, jobs = writer.commits, writer.jobs
    await asyncio.gather(*[_one(live) for live in lives])
    assert writer.jobs - jobs == 8
    assert writer.commits - commits < 8


async def _one(live: Live) -> None:
    assert live.decision
    answer = await live.do(commands_of(live.decision)[0])
    assert answer["type"] == "accepted"
