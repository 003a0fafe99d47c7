"""What strangers and cheats try: refused, logged, harmless."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import httpx2
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from mageknight.server.ops.logging import without_secrets
from mageknight.server.ops.security import COOKIE, MARK
from mageknight.server.store.schema import sessions
from mageknight.server.tokens import Mint
from tests.server.client import DEADLINE, Live, Person, commands_of
from tests.server.conftest import Serve
from tests.server.test_play import play_on, settle, two_players


async def digest(services: Any, table: str) -> tuple[int, str]:
    live = await services.live_tables.live(table)
    return live.numbered.version, live.numbered.match.digest()


async def test_a_seat_cannot_be_stolen(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await two_players(base)
    eve = await Person.arrive(base, "Eve")
    before = await digest(services, ann.table)
    with capture_logs() as logs:
        door = await eve.live(ann.table)
        assert door.welcome["reason"] == "server-no-such-table"
        await eve.get(f"/api/tables/{ann.table}", 404)
        await eve.post(f"/api/tables/{ann.table}/seats/0", {"action": "claim"}, 404)
        for token in ("", "x", "a.b", "x" * 119, Mint(b"wrong secret", "link").issue()[0]):
            assert (await eve.post("/api/join", {"token": token}, 404))["reason"] == "server-no-such-link"
        # Ben sits at the table, but not on Ann's seat.
        mine = await ben.ask({"type": "undo", "seat": 0})
        assert mine["refusal"]["reason"] == "server-not-your-seat"
        forged = {"do": "concede", "seat": 0}
        answer = await ben.ask({"type": "do", "number": -1, "seen": 0, "command": forged})
        assert answer["refusal"]["reason"] == "server-not-your-seat"
        await ben.person.post(f"/api/tables/{ann.table}/seats/0", {"action": "leave"}, 403)
        await ben.person.post(f"/api/tables/{ann.table}/seats/0", {"action": "bot"}, 403)
        await ben.person.post(f"/api/tables/{ann.table}/links", {"kind": "hand", "seat": 0}, 403)
        await ben.send({"type": "look", "seat": 0})
        assert (await ben.until(lambda message: message["type"] == "trouble"))["reason"] == "server-not-your-seat"
    assert await digest(services, ann.table) == before
    reasons = {entry.get("reason") for entry in logs}
    assert {"server-no-such-table", "server-not-your-seat", "server-no-such-link"} <= reasons


async def test_acting_out_of_turn_is_refused(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await two_players(base)
    while not (ann.decision and ann.decision["kind"] == "demo-turn"):
        await play_on([ann, ben], 1)
    before = await digest(services, ann.table)
    for command in ({"do": "end-turn", "seat": 1}, {"do": "lay-card", "seat": 1, "card": 1}):
        answer = await ben.do(command)
        assert answer["type"] == "refused"
    assert await digest(services, ann.table) == before


async def test_an_old_message_cannot_be_replayed(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await two_players(base)
    mover = ann if ann.decision else ben
    assert mover.decision
    assert mover.scene
    message = {
        "type": "do",
        "id": "once",
        "number": mover.decision["number"],
        "seen": mover.scene["seq"],
        "command": commands_of(mover.decision)[0],
    }
    first = await mover.ask(dict(message))
    await play_on([ann, ben], 4)
    before = await digest(services, ann.table)
    assert await mover.ask(dict(message)) == first
    again = await mover.ask({**message, "id": "twice"})
    assert again["type"] == "refused"
    future = await mover.ask({**message, "id": "thrice", "seen": 999})
    assert future["refusal"]["reason"] == "stale-decision"
    # The same id at another seat is another request.
    other = ben if mover is ann else ann
    theirs = {**message, "command": {**message["command"], "seat": 1 - message["command"]["seat"]}}
    assert (await other.ask(theirs))["type"] == "refused"
    assert await digest(services, ann.table) == before


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type":"nonsense"}',
        '{"type":"do"}',
        '{"type":"do","id":"x","number":0,"seen":0,"command":{"do":"lay-card","seat":0,"card":"<script>"}}',
        '{"type":"do","id":"x","number":99999999999,"seen":0,"command":{}}',
        '{"type":"do","id":"x y","number":0,"seen":0,"command":{}}',
        '{"type":"undo","id":"x","seat":-1}',
        '{"type":"undo","id":"x","seat":64}',
        '{"type":"hello"}',
        '{"type":"say","id":"x","text":""}',
        '{"type":"look","seat":1,"extra":true}',
        '{"type":"log","id":"x","before":1,"count":100000}',
        "[" * 2000,
        '{"type":"say","id":"x","text":"' + "a" * 20_000 + '"}',
        b"\x00\xff\xfe",
    ],
)
async def test_malformed_frames_change_nothing_and_are_answered(serve: Serve, frame: str | bytes):
    base, services = await serve()
    ann, _ = await two_players(base)
    before = await digest(services, ann.table)
    await ann.socket.send(frame)
    answer = await ann.until(lambda message: message["type"] in ("trouble", "refused"))
    assert (answer.get("refusal") or answer)["sentence"]
    assert await digest(services, ann.table) == before


async def test_an_oversized_frame_ends_the_connection(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await two_players(base)
    before = await digest(services, ann.table)
    await ann.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        await ann.until(lambda _message: False)
    assert await digest(services, ann.table) == before
    await play_on([await ann.person.live(ann.table), ben], 2)


async def test_too_much_nonsense_and_too_many_messages_end_the_connection(serve: Serve):
    base, _ = await serve(socket_rate="20/hour")
    ann, _ = await two_players(base)
    for _ in range(60):
        await ann.send({"type": "sync"})
    with pytest.raises(ConnectionClosed) as closed:
        await ann.until(lambda _message: False)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1008
    assert any('"server-too-fast"' in text for text in ann.raw)


async def test_http_rates_are_kept(serve: Serve):
    base, _ = await serve(http_rate="5/hour")
    ann = await Person.arrive(base)
    answers = [(await ann.http.get("/api/me")).status_code for _ in range(8)]
    assert answers == [200] * 5 + [429] * 3


async def test_connections_per_address_are_limited(serve: Serve):
    base, _ = await serve(sockets_per_address=2)
    ann, _ = await two_players(base)
    with pytest.raises(InvalidStatus):
        await ann.person.live(ann.table)


async def test_large_bodies_are_refused(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    big = await ann.http.patch("/api/me", json={"settings": {"x": "y" * 100_000}})
    assert big.status_code == 413

    async def drip() -> Any:
        for _ in range(100):
            yield b" " * 1000

    undeclared = await ann.http.patch("/api/me", content=drip())
    assert undeclared.status_code == 413
    assert (await ann.http.post("/api/import", content="x" * 5_000_000)).status_code == 413


SCRIPTS = [
    "<script>alert(1)</script>",
    "'; DROP TABLE persons; --",
    '" OR 1=1 --',
    "{{7*7}}${7*7}",
    "\u202eevil\u0000\u0007",
]


@pytest.mark.parametrize("name", SCRIPTS)
async def test_script_and_sql_in_names_stay_text(serve_both: Serve, name: str):
    base, _ = await serve_both()
    ann = await Person.arrive(base, name)
    table = await ann.table(seats=[{"who": "me", "name": name}, {"who": "me"}], name=name)
    live = await ann.live(table)
    await live.ask({"type": "say", "text": name})
    again = await ann.live(table)
    said = again.welcome["chat"][0]["text"]
    about = (await ann.get(f"/api/tables/{table}"))["table"]
    for text in (said, about["name"], about["seats"][0]["name"], (await ann.get("/api/me"))["name"]):
        assert not any(ord(char) < 32 or char == "\u202e" for char in text)
        assert text
    if "\u202e" not in name:
        assert said == name
    page = await ann.http.get(f"/api/tables/{table}")
    assert page.headers["content-type"] == "application/json"
    kept = await ann.http.put(f"/api/me/shelf/army/{quote(name, safe='')}", json={})
    assert kept.status_code in (200, 404, 405), kept.text
    assert (await ann.get("/api/me"))["id"] == ann.me["id"]


async def test_other_sites_cannot_act_in_ones_name(serve: Serve):
    base, _ = await serve()
    ann, _ = await two_players(base)
    token = ann.person.token
    async with httpx2.AsyncClient(base_url=base, cookies={COOKIE: token}) as browser:
        assert (await browser.get("/api/me")).status_code == 200
        evil = {"origin": "https://evil.example", MARK: "1"}
        for headers in ({}, evil, {MARK: "1", "sec-fetch-site": "cross-site"}):
            answer = await browser.patch("/api/me", json={"name": "Mallory"}, headers=headers)
            assert answer.status_code == 403, headers
            assert answer.json()["reason"] == "server-forged"
        good = {"origin": base, MARK: "1", "sec-fetch-site": "same-origin"}
        assert (await browser.patch("/api/me", json={"name": "Anna"}, headers=good)).status_code == 200
    url = base.replace("http", "ws") + f"/api/tables/{ann.table}/live"
    cookie = {"cookie": f"{COOKIE}={token}"}
    evil_origin, own_origin = Origin("https://evil.example"), Origin(base)
    with pytest.raises(InvalidStatus):
        await connect(url, origin=evil_origin, additional_headers=cookie, proxy=None)
    async with connect(url, origin=own_origin, additional_headers=cookie, proxy=None, open_timeout=DEADLINE) as socket:
        await socket.send('{"type":"hello"}')
        assert json.loads(await socket.recv())["type"] == "welcome"


async def test_a_name_that_only_leads_here_is_turned_away(serve: Serve):
    """Else a stranger's page whose name is made to mean this machine would count as ours."""
    base, _ = await serve()
    port = base.rpartition(":")[2].strip("/")
    async with httpx2.AsyncClient(base_url=base) as http:
        for host in (f"evil.example:{port}", "evil.example", f"localhost.evil.example:{port}", ""):
            for path in ("/", "/api/games", "/metrics"):
                assert (await http.get(path, headers={"host": host})).status_code == 421, host
        for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
            assert (await http.get("/health", headers={"host": host})).status_code == 200, host
    url = f"ws://127.0.0.1:{port}/api/tables/none/live"
    with pytest.raises(InvalidStatus):
        await connect(url, additional_headers={"host": "evil.example"}, proxy=None)


async def test_a_server_with_an_address_of_its_own_answers_to_any_name(serve: Serve):
    base, _ = await serve(public_url="https://play.example")
    async with httpx2.AsyncClient(base_url=base) as http:
        assert (await http.get("/health", headers={"host": "inside.example"})).status_code == 200


async def test_cookies_and_headers_are_strict(serve: Serve):
    base, _ = await serve(public_url="https://play.example")
    async with httpx2.AsyncClient(base_url=base) as http:
        answer = await http.post("/api/session", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("httponly", "secure", "samesite=strict", "path=/"))
        page = await http.get("/")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "http:" not in policy
    assert "https:" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert "://" not in page.text


async def test_tokens_of_one_purpose_do_not_open_another(serve_both: Serve):
    base, services = await serve_both()
    ann, _ = await two_players(base)
    link = await ann.person.invite(ann.table, "watch")
    assert await services.people.of_token(link) is None
    stranger = Person(base, link, {})
    await stranger.get("/api/me", 401)
    assert await services.people.of_token(ann.person.token + "x") is None
    assert await services.people.of_token(ann.person.token[:-1]) is None


async def test_nothing_in_the_database_opens_a_door(serve: Serve, tmp_path: Any):
    base, services = await serve()
    ann, _ = await two_players(base)
    link = await ann.person.invite(ann.table, "watch")
    await ann.person.post("/api/accounts", {"login": "ann", "password": "a good password"}, 201)
    await services.database.close()
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("mageknight.sqlite*"))
    for secret in (ann.person.token, link, "a good password"):
        assert secret.encode() not in stored
    assert b"argon2id" in stored
    await services.database.open()


def test_logs_blot_out_secrets():
    event = {"event": "x", "token": "abc", "Password": "def", "seed": "123", "table": "t"}
    assert without_secrets(None, "info", event) == {
        "event": "x",
        "token": "***",
        "Password": "***",
        "seed": "***",
        "table": "t",
    }


async def test_metrics_are_for_the_machine_or_who_knows_the_token(serve: Serve):
    base, _ = await serve(metrics_token="tell me")
    await two_players(base)
    async with httpx2.AsyncClient(base_url=base) as http:
        assert (await http.get("/metrics")).status_code == 403
        page = await http.get("/metrics", headers={"authorization": "Bearer tell me"})
    assert "mageknight_commands_total" in page.text
    figures = dict(line.rsplit(" ", 1) for line in page.text.splitlines() if not line.startswith("#"))
    assert float(figures["mageknight_commits"]) > 0
    assert float(figures["mageknight_commit_seconds"]) > 0


async def test_a_viewer_that_does_not_read_is_sent_away_and_can_return(serve: Serve):
    base, services = await serve(queue_limit=8)
    ann, ben = await two_players(base)
    live = await services.live_tables.live(ann.table)
    slow = next(viewer for viewer in live.viewers if viewer.access.person.name == "Ben")
    for number in range(20):
        slow.send_bytes(b'{"type":"chat","said":{}}' + b" " * number)
    with pytest.raises(ConnectionClosed) as closed:
        await ben.until(lambda _message: False)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1013
    back: Live = await ben.person.live(ann.table)
    await settle([ann, back])
    await play_on([ann, back], 2)


@pytest.mark.parametrize("how", ["log out", "password", "forget", "by the host"])
async def test_a_connection_ends_with_its_session(serve_both: Serve, how: str):
    base, services = await serve_both()
    ann, _ = await two_players(base)
    await ann.person.post("/api/accounts", {"login": "ann", "password": "correct horse"}, 201)
    if how == "log out":
        await ann.person.http.delete("/api/session")
    elif how == "password":
        await ann.person.post("/api/me/password", {"old": "correct horse", "new": "battery staple"}, 200)
    elif how == "forget":
        await ann.person.http.delete("/api/me")
    else:
        await services.database.write(lambda connection: connection.execute(sessions.delete()))
        await services.live_tables._end_old_sessions()
    farewell = await ann.until(lambda message: message["type"] == "trouble")
    assert farewell["reason"] == "server-who-are-you"
    with pytest.raises(ConnectionClosed):
        await ann.ask({"type": "say", "text": "still here"})


async def test_guesses_at_one_account_have_a_rate_wherever_they_come_from(serve: Serve):
    base, services = await serve(account_rate="2/hour")
    ann = await Person.arrive(base)
    guess = {"login": "Ann", "password": "wrong", "adopt": False}
    answers = [(await ann.http.post("/api/login", json=guess)).status_code for _ in range(3)]
    assert answers == [401, 401, 429]
    assert services.limits.allows("account", "ben")
