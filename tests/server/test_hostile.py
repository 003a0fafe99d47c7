"""Guests who mean no good: files that hold no game, floods, slow requests. Nobody else notices them."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import threading
from typing import Any

import httpx2
import msgspec
import pytest

from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.saves.reading import state_from
from mageknight.kernel.saves.report import position_of
from mageknight.server.matches.clerk import brought
from mageknight.server.matches.trial import try_out
from mageknight.server.ops.connections import Door
from mageknight.server.ops.metrics import Metrics
from mageknight.server.ops.security import network_of
from mageknight.server.ops.watchdog import Watchdog
from mageknight.server.store.match_log import Row, Volume, read_volume
from mageknight.server.store.numbered_match import NumberedMatch, encode_entry, follow, in_vain
from mageknight.server.workers.pool import Position, Workers, WorkFailed
from tests.patience import SECONDS
from tests.server.client import Person, commands_of
from tests.server.conftest import Serve, settings_for
from tests.server.test_play import play_on, two_players

# ------------------------------------------------------------------------------------------------ files from outside


async def battle(person: Person) -> str:
    body = {"game": "minis", "setup": {"seats": 2}, "seats": [{"who": "me"}, {"who": "me"}]}
    return str((await person.post("/api/tables", body, 201))["table"])


async def bring(person: Person, text: str) -> httpx2.Response:
    return await person.http.post("/api/import", content=text)


async def test_a_position_no_game_can_be_in_becomes_no_table(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    report = (await ann.http.post(f"/api/tables/{await battle(ann)}/report", json={})).json()
    assert (await bring(ann, json.dumps(report))).status_code == 201
    # Bits of abilities that are switched off: a negative number has no last bit.
    report["state"]["f"][10][0] = -1
    answer = await bring(ann, json.dumps(report))
    assert (answer.status_code, answer.json()["reason"]) == (409, "save-unsound")
    assert len((await ann.get("/api/me/tables"))["tables"]) == 2
    assert (await ann.http.get("/health")).status_code == 200


def scribbled(plain: Any, rng: random.Random) -> Any:
    """A dump with one number or word replaced."""
    spots: list[tuple[Any, Any]] = []
    heap = [plain]
    while heap:
        value = heap.pop()
        places = range(len(value)) if isinstance(value, list) else list(value) if isinstance(value, dict) else []
        for place in places:
            if isinstance(value[place], (list, dict)):
                heap.append(value[place])
            else:
                spots.append((value, place))
    holder, place = rng.choice(spots)
    holder[place] = rng.choice([-1, 0, 1, 7, 10**6, -(10**9), 2**70, 2**4000, "", "x", None, True, []])
    return plain


class Stuck(Exception):
    """The rules did not come back."""


def _alarm(*_: Any) -> None:
    raise Stuck


@pytest.mark.parametrize("game", ["demo", "board", "minis"])
def test_a_scribbled_report_is_refused_or_can_be_opened(game: str):
    kit = kit_named(game)
    match = Match(kit, next(iter(kit.setups())), seed_from_text("scribble"))
    rng = Rng(seed_from_text("play"))
    for _ in range(12):
        asked = [one for one in match.pending() if not one.standing]
        match.play(match.options(asked[0]).sample(rng))
    report = {"format": "mageknight-report", "game": game, "setup": match.setup, "state": kit.codec.dump(match.state)}
    whole = msgspec.json.encode(report)
    chance = random.Random(game)
    before = signal.signal(signal.SIGALRM, _alarm)
    opened = 0
    reasons: set[str] = set()
    try:
        for _ in range(60):
            plain = msgspec.json.decode(whole)
            scribbled(plain["state"], chance)
            signal.alarm(60)
            try:
                found = brought(msgspec.json.encode(plain).decode(), 1000)
            except Refusal as refusal:
                reasons.add(refusal.reason)
            except Stuck:
                continue  # the server ends a clerk that takes so long
            else:
                assert found.start
                opened += 1
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    assert opened < 60, "nothing was ever noticed"
    assert reasons <= {"save-unsound", "save-unreadable"}


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"format":"mageknight-report","state":' + "[" * 5000 + "]" * 5000 + "}"]
)
async def test_nested_without_end_is_refused(serve: Serve, text: str):
    base, _ = await serve()
    ann = await Person.arrive(base)
    assert (await bring(ann, text)).status_code == 409
    assert (await ann.http.post("/api/games/minis/consult", content=text)).status_code in (409, 413, 422)
    with pytest.raises(Refusal):
        position_of(text)


async def test_text_that_is_none_and_versions_without_end_are_refused(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    for method, path, body in (
        ("PUT", "/api/me/shelf/army/x", b'{"name": "\\ud800"}'),
        ("PATCH", "/api/me", b'{"settings": {"x": "\\ud800"}}'),
        ("POST", "/api/import", b'{"format":"mageknight-match","version":1' + b"0" * 4000 + b"}\n"),
    ):
        answer = await ann.http.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (409, 422), (path, answer.text)


def test_a_state_of_another_set_up_is_not_believed():
    kit = kit_named("demo")
    one, other = list(kit.setups())[:2]
    plain = kit.codec.dump(Match(kit, one, seed_from_text("a")).state)
    assert state_from(kit, one, plain) is not None
    if getattr(kit.codec.load(plain), "setup", one) is not one:
        assert state_from(kit, other, plain) is None


def test_what_a_game_can_be_in_passes_the_trial():
    for game in ("demo", "board", "minis"):
        kit = kit_named(game)
        try_out(Match(kit, next(iter(kit.setups())), seed_from_text("sound")))


async def test_a_file_of_too_many_moves_is_refused(serve: Serve):
    base, _ = await serve(entries_per_match=100)
    ann = await Person.arrive(base)
    text = '{"format":"mageknight-match","version":1}\n' + '{"play":{}}\n' * 101
    answer = await bring(ann, text)
    assert answer.json()["reason"] == "server-too-long"


async def test_a_log_grows_only_so_long(serve: Serve):
    base, _ = await serve(entries_per_match=100)
    ann, _ = await two_players(base)
    while not (ann.decision and ann.decision["kind"] == "demo-turn"):
        await play_on([ann, _], 1)
    command = next(one for one in commands_of(ann.decision) if one["do"] == "breathe")
    for _ in range(100):
        answer = await ann.do(command)
        if answer["type"] == "refused":
            break
        answer = await ann.ask({"type": "undo", "seat": 0})
        if answer["type"] == "refused":
            break
    assert answer["refusal"]["reason"] == "server-match-full"


# ----------------------------------------------------------------------------------------------------- long logs


def undoing(seed: str, steps: int) -> NumberedMatch:
    """A game in which somebody goes back and forth for ever."""
    kit = kit_named("demo")
    numbered = NumberedMatch(Match(kit, next(iter(kit.setups())), seed_from_text(seed)))
    chance, rng = random.Random(seed), Rng(seed_from_text(seed))
    for _ in range(steps):
        asked = [one for one in numbered.pending() if not one.standing]
        if not asked:
            break
        seat = chance.choice(asked).seat
        if chance.random() < 0.45 and numbered.undo_refusal(seat) is None:
            numbered.undo(seat)
        else:
            decision = next(one for one in asked if one.seat == seat)
            numbered.play(numbered.match.options(decision).sample(rng))
    return numbered


@pytest.mark.parametrize("seed", [f"to and fro {number}" for number in range(8)])
def test_what_was_taken_back_need_not_be_done_again(seed: str):
    played = undoing(seed, 300)
    entries = [(number, entry) for number, entry in enumerate(played.match.entries, start=1)]
    again = NumberedMatch(Match(played.kit, played.match.setup, played.match.seed))
    steps = follow(again, entries, 10)
    assert len(steps) == min(10, len(entries))
    assert again.version == played.version
    assert again.match.digest() == played.match.digest()
    assert again.numbers == played.numbers
    assert [str(again.undo_refusal(seat)) for seat in (0, 1)] == [str(played.undo_refusal(seat)) for seat in (0, 1)]
    assert again.snapshot() == played.snapshot()


def test_to_and_fro_costs_nothing_when_it_is_read():
    kit = kit_named("demo")
    match = Match(kit, next(iter(kit.setups())), seed_from_text("idle"))
    numbered = NumberedMatch(match)
    while numbered.pending()[0].kind != "demo-turn":
        numbered.play(match.options(numbered.pending()[0]).all()[0])
    turn = numbered.pending()[0]
    breathe = next(one for one in match.options(turn).all() if type(one).__name__ == "Breathe")
    for _ in range(400):
        numbered.play(breathe)
        numbered.undo(turn.seat)
    assert len(in_vain(match.entries, 0)) >= 798
    rows = [Row(at, 0, None, encode_entry(entry), "[]") for at, entry in enumerate(match.entries, start=1)]
    setup = msgspec.to_builtins(match.setup)
    volume = Volume("demo", setup, match.seed, kit.rules_version, kit.content_hash, None, None, tuple(rows), {})
    found = read_volume(kit, msgspec.json.decode(msgspec.json.encode(volume), type=Volume))
    assert found is not None
    assert found[0].match.digest() == match.digest()


# ------------------------------------------------------------------------------------------------------ the door


async def raw(base: str, text: bytes) -> bytes:
    """What a server answers to these bytes, until it ends the connection."""
    host, port = base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        async with asyncio.timeout(SECONDS):
            writer.write(text)
            await writer.drain()
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_a_head_without_end_is_cut_off(serve: Serve):
    base, _ = await serve()
    answer = await raw(base, b"GET / HTTP/1.1\r\nx: " + b"y" * 200_000)
    assert answer == b"" or b" 400 " in answer or b" 431 " in answer


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n",
        b"POST /api/session HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n{",
    ],
)
async def test_half_a_request_ends_after_its_time(serve: Serve, half: bytes):
    base, services = await serve(head_seconds=0.05, body_seconds=0.05)
    assert await raw(base, half) == b""
    assert services.metrics.turned_away.labels("too slow")._value.get() == 1


async def test_from_one_address_come_only_so_many_connections(serve: Serve):
    base, services = await serve(connections_per_address=4, trusted_proxies="192.0.2.1")
    host, port = base.removeprefix("http://").split(":")
    open_ones = [await asyncio.open_connection(host, int(port)) for _ in range(4)]
    assert await raw(base, b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n") == b""
    open_ones.pop()[1].close()
    async with asyncio.timeout(SECONDS):
        while not await raw(base, b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"):
            pass
    for _, writer in open_ones:
        writer.close()
    assert services.metrics.turned_away.labels("too many")._value.get() >= 1


def test_a_trusted_proxy_brings_everybody(tmp_path: Any):
    door = Door(settings_for(tmp_path, connections_per_address=4, trusted_proxies="127.0.0.1"), Metrics())
    assert all(door.enter("127.0.0.1", 1) for _ in range(50))
    assert [door.enter("198.51.100.7", 1) for _ in range(5)].count(True) == 4
    assert not door.enter("198.51.100.8", 10**6), "full is full"


def test_a_household_has_one_address():
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1")
    assert network_of("testclient") == "testclient"


async def test_names_longer_than_any_file_are_no_fault(serve: Serve):
    base, services = await serve()
    async with httpx2.AsyncClient(base_url=base) as http:
        assert (await http.get("/" + "a" * 4000)).status_code in (200, 404)
        assert (await http.get("/" + "a" * 4000 + ".js")).status_code == 404
    assert services.metrics.errors._value.get() == 0


async def test_pages_have_a_rate(serve: Serve):
    base, _ = await serve(page_rate="3/minute")
    async with httpx2.AsyncClient(base_url=base) as http:
        assert [(await http.get("/")).status_code for _ in range(5)].count(429) == 2


# -------------------------------------------------------------------------------------------------- what work costs


async def test_a_question_to_a_game_needs_a_session_and_an_army_an_end(serve: Serve):
    base, _ = await serve()
    army = {"name": "", "total": 100_000, "game": "rebellion", "entries": []}
    question = {"ask": "suggest-army", "army": army, "faction": "", "seed": 1}
    async with httpx2.AsyncClient(base_url=base) as http:
        assert (await http.post("/api/games/minis/consult", json=question)).status_code == 401
    ann = await Person.arrive(base)
    assert (await ann.post("/api/games/minis/consult", question, 409))["reason"] == "unknown-question"


async def test_reports_replays_and_files_have_a_rate_of_their_own(serve: Serve):
    base, _ = await serve(work_rate="2/minute", import_rate="1/hour")
    ann = await Person.arrive(base)
    table = await ann.table([{"who": "me"}, {"who": "me"}])
    answers = [(await ann.http.post(f"/api/tables/{table}/report", json={})).status_code for _ in range(3)]
    assert answers == [200, 200, 429]
    assert [(await bring(ann, "x")).status_code for _ in range(2)] == [409, 429]


async def test_the_shelf_has_kinds_and_an_end(serve: Serve):
    base, _ = await serve(shelf_bytes=2000)
    ann = await Person.arrive(base)
    assert (await ann.http.put("/api/me/shelf/anything/x", json={})).status_code == 422
    heavy = {"x": "y" * 900}
    answers = [(await ann.http.put(f"/api/me/shelf/army/{name}", json=heavy)).status_code for name in "abc"]
    assert answers == [200, 200, 409]
    assert (await ann.http.put("/api/me/shelf/army/a", json=heavy)).status_code == 200, "the same name weighs once"


async def test_closed_tables_count_too(serve: Serve):
    base, _ = await serve(tables_kept=2)
    ann = await Person.arrive(base)
    for _ in range(2):
        await ann.post(f"/api/tables/{await ann.table()}/close", {}, 200)
    body = {"game": "demo", "setup": {"seats": 2}, "seats": []}
    assert (await ann.post("/api/tables", body, 409))["reason"] == "server-too-many-kept"


async def test_who_asks_much_waits_longer_than_the_others():
    workers = Workers(1, "mageknight.server.workers.thinker")
    order: list[str] = []
    question = Position("demo", "nobody", 0, None, {}, "00" * 16, 30.0)

    async def ask(who: str) -> None:
        with pytest.raises(WorkFailed):
            await workers.think(question, who)
        order.append(who)

    try:
        await asyncio.gather(*[ask(who) for who in "aaaaaab"])
    finally:
        await workers.close()
    assert order.index("b") <= 2


async def test_tables_of_bots_that_nobody_watches_take_turns(serve: Serve):
    base, services = await serve(unattended_tables=1)
    ann = await Person.arrive(base)
    tables = [await ann.table([{"who": "bot"}, {"who": "bot"}]) for _ in range(3)]
    busy: set[int] = set()
    async with asyncio.timeout(SECONDS):
        while True:
            busy.add(sum(live.bot is not None for live in services.live_tables.known()))
            if [(await services.lobby.table(table))[0].status for table in tables] == ["finished"] * 3:
                break
            await asyncio.sleep(0)
    assert max(busy) <= 1, "more than one went on by itself at the same time"


# --------------------------------------------------------------------------------------------------- the watchdog


async def test_a_loop_that_stands_still_is_noticed_with_the_table_that_keeps_it():
    ended = threading.Event()
    put_aside: list[str] = []
    dog = Watchdog(0.05, put_aside.append, ended.set)
    dog.start()
    with dog.at("some-table"):
        assert ended.wait(SECONDS), "the loop stood still and nobody noticed"
    assert put_aside == ["some-table"]


async def test_a_loop_that_moves_is_left_alone():
    ended = threading.Event()
    dog = Watchdog(0.5, lambda _: None, ended.set)
    dog.start()
    for _ in range(20):
        await asyncio.sleep(0)
    dog.stop()
    assert not ended.is_set()


async def test_a_table_that_kept_the_process_is_closed_and_says_why(serve_both: Serve):
    base, services = await serve_both()
    ann, _ = await two_players(base)
    await asyncio.to_thread(services._isolate, ann.table)
    record, _ = await services.lobby.table(ann.table)
    assert record.status == "closed"
    assert record.remarks[-1].said.key == "server-remark-stood-still"


async def test_systemd_is_told_that_all_is_well(tmp_path: Any, monkeypatch: pytest.MonkeyPatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(SECONDS)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        dog = Watchdog(0.4, lambda _: None, lambda: None)
        dog.start()
        try:
            assert heard.recv(100) == b"READY=1"
            assert await asyncio.to_thread(heard.recv, 100) == b"WATCHDOG=1"
        finally:
            dog.stop()
