"""Absent players: the pace of a table, banks, holidays, the vote of the others, leaving, standing in and coming back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mageknight.server.live.absences import verdict
from mageknight.server.store.records import Vote
from tests.server.client import Live, Person, commands_of
from tests.server.cluster import Cluster
from tests.server.conftest import Days, Serve
from tests.server.test_durability import killable
from tests.server.test_endings import act, board_table, until_over
from tests.server.test_play import play_on, settle, two_players
from tools.server import ServerProcess, free_port

DAY = 24 * 3600
LIVE = {"pace": {"kind": "live", "free": 300, "bank": 600}}
SLOW = {"pace": {"kind": "days", "free": 3 * DAY, "bank": 2 * DAY, "holiday": 7 * DAY}}


async def about(person: Person, table: str) -> dict[str, Any]:
    return dict((await person.get(f"/api/tables/{table}"))["table"])


async def seat_of(player: Live, seat: int) -> dict[str, Any]:
    return dict((await about(player.person, player.table))["seats"][seat])


async def until_seat(player: Live, seat: int, **wanted: Any) -> dict[str, Any]:
    """Wait until a seat is told to be like that."""
    while any(player.about["seats"][seat][name] != value for name, value in wanted.items()):
        await player.next()
    return dict(player.about["seats"][seat])


def remarks(table: dict[str, Any]) -> list[str]:
    return [one["text"] for one in table["remarks"]]


def mover(*players: Live) -> tuple[Live, int]:
    """Who is on turn, and on which seat."""
    return next((player, seat) for seat, player in enumerate(players) if player.decision)


async def board_pair(base: str, **more: Any) -> tuple[Live, Live, int]:
    """Two people at the board game: who waits, who is on turn, and that one's seat."""
    players = await board_table(base, ["Ann", "Ben"], **more)
    await settle(players)
    late, seat = mover(*players)
    return players[1 - seat], late, seat


# ------------------------------------------------------------------------------------------------- the clocks


async def test_free_time_goes_first_and_the_bank_keeps_the_rest(serve_both: Serve, days: Days):
    base, services = await serve_both()
    waits, late, seat = await board_pair(base, options=LIVE)
    info = await seat_of(waits, seat)
    assert info["clock"]["until"] - info["clock"]["free_until"] == info["clock"]["bank"] == 600
    assert (await seat_of(waits, 1 - seat))["clock"]["until"] is None
    await days.go_by(services, late.table, 400)
    assert not (await seat_of(waits, seat))["overdue"]
    while late.decision:
        await late.do(commands_of(late.decision)[0])
    clock = (await seat_of(waits, seat))["clock"]
    assert 498 <= clock["bank"] <= 500, "a hundred seconds went beyond the free time"
    services.live_tables._live.clear()
    assert (await seat_of(waits, seat))["clock"] == clock, "kept in the database"


async def test_a_take_back_gives_no_time_back(serve: Serve, days: Days):
    base, services = await serve()
    waits, late, seat = await board_pair(base, options=LIVE)
    before = (await seat_of(waits, seat))["clock"]["until"]
    await days.go_by(services, late.table, 200)
    assert late.decision
    await late.do(commands_of(late.decision)[0])
    if late.scene and late.scene["undo"]["can"]:
        await late.ask({"type": "undo", "seat": seat})
        assert (await seat_of(waits, seat))["clock"]["until"] <= before + 1


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "free": 0},
        {"kind": "live", "free": 2 * DAY},
        {"kind": "live", "free": 60, "holiday": DAY},
        {"kind": "days", "free": 0, "bank": 5},
    ],
)
async def test_a_pace_that_makes_no_sense_is_refused(serve: Serve, pace: dict[str, Any]):
    base, _ = await serve()
    ann = await Person.arrive(base, lang="de")
    body = {"game": "demo", "setup": {"seats": 2}, "options": {"pace": pace}}
    refused = await ann.post("/api/tables", body, 409)
    assert refused["reason"] == "server-pace-impossible"
    assert refused["sentence"].startswith("Dieses Tempo")


async def test_alone_or_at_one_screen_there_is_no_clock(serve: Serve, days: Days):
    base, services = await serve()
    ann = await Person.arrive(base)
    for seats in ([{"who": "me"}, {"who": "me"}], [{"who": "me"}, {"who": "bot"}]):
        table = await ann.table(seats=seats, options=LIVE)
        await days.go_by(services, table, DAY)
        for seat in (await about(ann, table))["seats"]:
            assert (seat["clock"], seat["overdue"], seat["ballot"]) == (None, False, None)


# ------------------------------------------------------------------------------------------------- the vote


def test_more_than_half_decide_and_a_tie_waits():
    wait, end, page, knight = Vote("wait"), Vote("end"), Vote("bot", "page"), Vote("bot", "knight")
    assert verdict([], 3, closed=True) is None
    assert verdict([page], 1, closed=False) == page
    assert verdict([page], 2, closed=False) is None
    assert verdict([page, knight], 3, closed=False) == page, "on a tie the lower level"
    assert verdict([page, knight, knight], 4, closed=False) == knight
    assert verdict([page, end], 2, closed=False) == wait
    assert verdict([page, end], 3, closed=False) is None
    assert verdict([page, page, end, end], 5, closed=True) == wait
    assert verdict([end], 5, closed=True) == end, "who does not vote does not hold the others up"


async def test_the_others_let_a_bot_play_and_the_leaver_takes_the_seat_back(serve_both: Serve, days: Days):
    base, services = await serve_both()
    ann, ben, cat = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat")]
    table = await ann.table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}], options=LIVE)
    token = await ann.invite(table)
    await ben.join(token, 1)
    await cat.join(token, 2)
    path = f"/api/tables/{table}/seats/2"
    ballot = {"action": "vote", "vote": "bot", "bot": "squire"}
    assert (await ann.post(path, ballot, 409))["reason"] == "server-nothing-to-vote"
    await days.go_by(services, table, 901)
    assert (await about(ann, table))["seats"][2]["overdue"]
    assert (await cat.post(path, ballot, 409))["reason"] == "server-nothing-to-vote"
    assert (await ann.post(path, {**ballot, "bot": "nobody"}, 409))["reason"] == "server-no-such-bot"
    await ann.post(path, {"action": "vote", "vote": "end"}, 200)
    await ann.post(path, ballot, 200)
    info = (await about(cat, table))["seats"][2]
    assert info["state"] == "person"
    assert info["ballot"]["voters"] == [0, 1]
    assert info["ballot"]["votes"] == [{"seat": 0, "choice": "bot", "bot": "squire"}]
    services.live_tables._live.clear()
    await ben.post(path, ballot, 200)
    info = (await about(ann, table))["seats"][2]
    assert (info["state"], info["bot"], info["held"]) == ("bot", "squire", "Cat")
    assert info["held_since"]
    assert "Cat was absent" in remarks(await about(ann, table))[-1]
    assert (await ann.post(path, {"action": "claim"}, 409))["reason"] == "server-seat-taken"
    back = await cat.live(table)
    assert back.welcome["you"]["left"] == [2]
    assert table in [one["table"]["id"] for one in (await cat.get("/api/me/tables"))["tables"]]
    await cat.post(path, {"action": "claim"}, 200)
    info = (await about(ann, table))["seats"][2]
    assert (info["state"], info["name"], info["held"]) == ("person", "Cat", "")
    assert remarks(await about(ann, table))[-1] == "Cat is back."
    assert (await about(ann, table))["stood_in"]


async def test_those_who_vote_do_not_wait_for_those_who_do_not(serve_both: Serve, days: Days):
    base, services = await serve_both()
    ann, ben, cat, dan = await board_table(base, ["Ann", "Ben", "Cat", "Dan"], "full_conquest", options=LIVE)
    players = [ann, ben, cat, dan]
    await settle(players)
    late, seat = mover(*players)
    others = [player for player in players if player is not late]
    await days.go_by(services, ann.table, 901)
    await act(others[0], seat, action="vote", vote="bot", bot="page")
    closes = (await seat_of(others[1], seat))["ballot"]["closes"]
    assert closes == int(days.now()) + 300 or closes == int(days.now()) + 299
    await days.go_by(services, ann.table, 301)
    info = await until_seat(others[1], seat, state="bot")
    assert info["bot"] == "page"


async def test_a_tie_waits_and_gives_a_fresh_turn(serve: Serve, days: Days):
    base, services = await serve()
    ann, ben, cat = await board_table(base, ["Ann", "Ben", "Cat"], "full_conquest", options=LIVE)
    players = [ann, ben, cat]
    await settle(players)
    late, seat = mover(*players)
    one, two = [player for player in players if player is not late]
    await days.go_by(services, ann.table, 901)
    await act(one, seat, action="vote", vote="bot")
    await act(two, seat, action="vote", vote="end")
    info = await seat_of(one, seat)
    assert not info["overdue"]
    assert info["ballot"] is None
    assert info["clock"]["bank"] == 0, "the bank is gone, only free time is given"
    assert "go on waiting" in remarks(await about(one.person, one.table))[-1]
    await days.go_by(services, ann.table, 301)
    assert (await seat_of(one, seat))["overdue"]


async def test_a_move_or_a_word_in_time_ends_the_vote(serve: Serve, days: Days):
    base, services = await serve()
    ann, ben, cat = await board_table(base, ["Ann", "Ben", "Cat"], "full_conquest", options=LIVE)
    players = [ann, ben, cat]
    await settle(players)
    late, seat = mover(*players)
    other = next(player for player in players if player is not late)
    assert (await act(late, seat, 409, action="back"))["reason"] == "server-not-overdue"
    await days.go_by(services, ann.table, 901)
    await act(other, seat, action="vote", vote="bot")
    assert (await act(other, seat, 403, action="back"))["reason"] == "server-not-your-seat"
    await act(late, seat, action="back")
    assert (await seat_of(other, seat))["ballot"] is None
    await days.go_by(services, ann.table, 301)
    await act(other, seat, action="vote", vote="bot")
    assert (await act(late, seat, 409, action="back"))["reason"] == "server-already-excused"
    assert late.decision
    await late.do(commands_of(late.decision)[0])
    live = await services.live_tables.live(ann.table)
    assert live.seated[seat].votes is None


async def test_a_seat_is_offered_to_who_watches_and_not_taken_back_from_a_person(serve_both: Serve, days: Days):
    base, services = await serve_both()
    waits, late, seat = await board_pair(base, options=LIVE)
    watcher = await Person.arrive(base, "Cat")
    await watcher.join(await waits.person.invite(waits.table, "watch"))
    await days.go_by(services, waits.table, 901)
    await act(waits, seat, action="vote", vote="offer")
    info = await seat_of(waits, seat)
    assert info["state"] == "away"
    assert "offer" not in info["ballot"]["choices"]
    assert await waits.person.invite(waits.table, "seat", seat), "any player may send the link of a deserted seat"
    eyes = await watcher.live(waits.table)
    assert (eyes.scene or {})["look"] is None
    await watcher.post(f"/api/tables/{waits.table}/seats/{seat}", {"action": "claim"}, 200)
    await eyes.until_scene(lambda scene: scene["look"] == seat)
    info = await seat_of(waits, seat)
    assert (info["name"], info["held"]) == ("Cat", late.person.me["name"])
    assert (await act(late, seat, 409, action="claim"))["reason"] == "server-seat-taken"
    assert (await late.person.live(waits.table)).welcome["you"]["left"] == [], "but may look on"
    await watcher.post(f"/api/tables/{waits.table}/seats/{seat}", {"action": "give-back"}, 200)
    assert (await seat_of(waits, seat))["name"] == late.person.me["name"]
    assert (await watcher.get(f"/api/tables/{waits.table}"))["watches"]
    assert (await act(late, seat, 409, action="give-back"))["reason"] == "server-nobody-to-give-back"


@pytest.mark.parametrize("choice", ["end", "score"])
async def test_a_vote_ends_the_game_without_a_result_or_as_it_stands(serve_both: Serve, days: Days, choice: str):
    base, services = await serve_both()
    ann, ben = await board_table(base, ["Ann", "Ben"], options=LIVE)
    while not (ann.scene and ann.scene["view"]["round"]):
        await settle([ann, ben])
        player, _ = mover(ann, ben)
        assert player.decision
        await player.do(commands_of(player.decision)[0])
        await settle([ann, ben])
    late, seat = mover(ann, ben)
    waits = ben if late is ann else ann
    await days.go_by(services, ann.table, 901)
    assert choice in (await seat_of(waits, seat))["ballot"]["choices"]
    await act(waits, seat, action="vote", vote=choice)
    outcome = await until_over(waits)
    assert "absent" in outcome["ending"]
    assert bool(outcome["sheet"]) == (choice == "score")
    assert (await about(waits.person, waits.table))["status"] == ("finished" if choice == "score" else "closed")
    assert len((await waits.person.get("/api/me/results"))["results"]) == (choice == "score")
    assert (await act(waits, seat, 409, action="vote", vote="wait"))["reason"] == "server-nothing-to-vote"


async def test_a_game_that_has_counted_nothing_is_not_scored(serve: Serve, days: Days):
    base, services = await serve()
    waits, _, seat = await board_pair(base, options=LIVE)
    await days.go_by(services, waits.table, 901)
    assert "score" not in (await seat_of(waits, seat))["ballot"]["choices"]
    assert (await act(waits, seat, 409, action="vote", vote="score"))["reason"] == "server-no-standing"


async def test_two_processes_count_the_votes_together_though_one_is_killed(tmp_path: Path, cluster: Cluster):
    url = cluster.database()
    first = ServerProcess(tmp_path / "a", free_port(), database=url)
    second = ServerProcess(tmp_path / "b", free_port(), database=url)
    async with killable(first), killable(second):
        ann, ben = await Person.arrive(first.base, "Ann"), await Person.arrive(second.base, "Ben")
        cat = await Person.arrive(second.base, "Cat")
        table = await ann.table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}], options=SLOW)
        token = await ann.invite(table)
        await ben.join(token, 1)
        await cat.join(token, 2)
        there = await ben.live(table)
        path = f"/api/tables/{table}/seats/2"
        await cat.post(path, {"action": "leave"}, 200)
        await ann.post(path, {"action": "vote", "vote": "bot", "bot": "page"}, 200)
        await there.until(lambda message: bool(_votes(message, 2)))
        await first.kill()
        await ben.post(path, {"action": "vote", "vote": "bot", "bot": "page"}, 200)
        info = await until_seat(there, 2, state="bot")
        assert info["held"] == "Cat"
        await first.start()
        assert (await about(ann, table))["seats"][2]["bot"] == "page"


def _votes(message: dict[str, Any], seat: int) -> list[Any]:
    """The votes about a seat, if a message tells of them."""
    about = message["table"]["seats"][seat]["ballot"] if message["type"] == "table" else None
    return list(about["votes"]) if about else []


# ------------------------------------------------------------------------------------------------- holidays


async def test_on_holiday_the_clock_stands_as_far_as_the_allowance_goes(serve_both: Serve, days: Days):
    base, services = await serve_both()
    waits, late, seat = await board_pair(base, options=SLOW)
    await days.go_by(services, late.table, DAY)
    assert (await act(waits, seat, 403, action="holiday"))["reason"] == "server-not-your-seat"
    await act(late, seat, action="holiday")
    await days.go_by(services, late.table, 4 * DAY)
    services.live_tables._live.clear()
    info = await seat_of(waits, seat)
    assert info["clock"]["until"] is None
    assert info["clock"]["away_until"] is not None
    assert not info["overdue"]
    await act(late, seat, action="holiday", agree=False)
    clock = (await seat_of(waits, seat))["clock"]
    assert abs(clock["until"] - days.now() - 4 * DAY) < 5, "two days free and two in the bank are left"
    assert abs(clock["holiday"] - 3 * DAY) < 5
    assert remarks(await about(waits.person, waits.table))[-2:] == [
        f"{late.person.me['name']} is on holiday; the clock stands.",
        f"{late.person.me['name']} is back from holiday.",
    ]
    await act(late, seat, action="holiday")
    await days.go_by(services, late.table, 7 * DAY - 60)
    assert not (await seat_of(waits, seat))["overdue"], "three days of holiday, then four of time"
    await days.go_by(services, late.table, 120)
    assert (await seat_of(waits, seat))["overdue"]
    assert (await act(late, seat, 409, action="holiday"))["reason"] == "server-holidays-used"


async def test_a_holiday_begins_before_the_time_is_over(serve: Serve, days: Days):
    base, services = await serve()
    waits, late, seat = await board_pair(base, options=SLOW)
    await days.go_by(services, late.table, 5 * DAY + 1)
    assert (await act(late, seat, 409, action="holiday"))["reason"] == "server-holiday-too-late"
    await act(waits, 1 - seat, action="holiday")
    plain, _, seat = await board_pair(base, options=LIVE)
    assert (await act(plain, 1 - seat, 409, action="holiday"))["reason"] == "server-no-holidays"


# --------------------------------------------------------------------------------------- leaving, and coming back


async def test_who_leaves_can_come_back_or_be_replaced(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    cat = await Person.arrive(base, "Cat")
    await play_on([ann, ben], 4)
    await act(ben, 1, action="leave")
    await until_seat(ann, 1, state="away")
    await ben.until(lambda message: message["type"] == "snapshot" and message["scene"]["look"] is None)
    assert remarks(ann.about)[-1] == "Ben has left the seat."
    await act(ben, 1, action="claim")
    await until_seat(ann, 1, state="person")
    await act(ben, 1, action="leave")
    token = await ann.person.invite(ann.table, "seat", 1)
    await cat.join(token)
    third = await cat.live(ann.table)
    assert third.scene
    assert third.scene["look"] == 1
    assert (await ben.person.post("/api/join", {"token": token}))["reason"] == "server-seat-taken"


async def test_a_deserted_seat_is_decided_about_without_any_clock(serve: Serve):
    base, _ = await serve()
    players = await board_table(base, ["Ann", "Ben", "Cat"], "full_conquest")
    ann, ben, cat = players
    await act(ben, 1, action="leave")
    refused = await act(ann, 1, 409, action="bot", bot="page")
    assert refused["reason"] == "server-others-decide"
    await act(ann, 1, action="vote", vote="bot", bot="page")
    await act(cat, 1, action="vote", vote="bot", bot="page")
    assert (await seat_of(ann, 1))["state"] == "bot"


async def test_a_result_says_that_somebody_was_replaced(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await act(ben, 1, action="bot", bot="random")
    while ann.scene and not ann.scene["outcome"]:
        if ann.decision:
            await ann.do(commands_of(ann.decision)[0])
        else:
            await ann.next()
    assert (await ann.person.get("/api/me/results"))["results"][0]["stood_in"]
    alone, other = await two_players(base)
    assert await play_on([alone, other])
    assert not (await other.person.get("/api/me/results"))["results"][0]["stood_in"]


async def test_a_bot_stands_in_and_gives_the_seat_back(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await act(ben, 1, action="bot", bot="random")
    while ann.scene and not ann.scene["outcome"] and ann.scene["seq"] < 30:
        if ann.decision:
            await ann.do(commands_of(ann.decision)[0])
        else:
            await ann.next()
    await act(ben, 1, action="claim")
    found = await ben.person.get(f"/api/tables/{ann.table}")
    assert found["seats"] == [1]
    assert "plays for Ben" in remarks(found["table"])[0]


async def test_who_watches_takes_no_seat_that_was_only_left(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben = await two_players(base)
    cat = await Person.arrive(base, "Cat")
    await cat.join(await ann.person.invite(ann.table, "watch"))
    await act(ben, 1, action="leave")
    claim = f"/api/tables/{ann.table}/seats/1"
    assert (await cat.post(claim, {"action": "claim"}, 409))["reason"] == "server-seat-taken"
    assert "offer" in (await seat_of(ann, 1))["ballot"]["choices"]
    await act(ann, 1, action="vote", vote="offer")
    await cat.post(claim, {"action": "claim"}, 200)
