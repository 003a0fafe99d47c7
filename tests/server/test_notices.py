"""Being told that a game waits: by whom, when, how often, and to nobody who should not be."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from mageknight.kernel.refusal import Refusal
from mageknight.server import turns
from mageknight.server.channels import CHANNELS, mail_address
from mageknight.server.clock import now
from mageknight.server.courier import LEASE, RETRIES
from mageknight.server.phrases import phrases
from mageknight.server.presence import AWAY
from mageknight.server.schema import persons
from mageknight.server.tokens import Seal
from mageknight.server.trouble import REASONS, Trouble, told
from mageknight.server.webhook import Hooks, is_public, webhook_address
from tests.server.client import DEADLINE, Live, Person, close_all, commands_of
from tests.server.conftest import Serve, serving, settings_for
from tests.server.post import Listener, MailServer, listening
from tests.server.test_play import settle, two_players

QUIET: dict[str, Any] = {"notice_seconds": 3600, "mail_rate": "1000/second"}
"""The courier goes round only when a test sends it."""
HOOKS: dict[str, Any] = {**QUIET, "webhooks": "any"}
LATER = AWAY + 1


@pytest.fixture
async def hook() -> AsyncIterator[Listener]:
    listener = Listener()
    async with listening(listener):
        yield listener


@pytest.fixture
async def post() -> AsyncIterator[MailServer]:
    server = MailServer()
    async with listening(server):
        yield server


async def act(player: Live) -> None:
    assert player.decision
    assert (await player.do(commands_of(player.decision)[0]))["type"] == "accepted"


async def until_waits(players: tuple[Live, Live], who: Live) -> None:
    """Play until it is this player's turn because the other has acted."""
    (other,) = [player for player in players if player is not who]
    for _ in range(200):
        await settle(list(players))
        if other.decision:
            await act(other)
            await settle(list(players))
            if who.decision and not other.decision:
                return
        else:
            await act(who)
    raise AssertionError("never")


async def wish(person: Person, channel: str, mode: str, address: str = "") -> None:
    if address:
        answer = await person.http.put(f"/api/me/channels/{channel}/address", json={"address": address})
        assert answer.status_code == 200, answer.text
    answer = await person.http.patch(f"/api/me/channels/{channel}", json={"mode": mode})
    assert answer.status_code == 200, answer.text


async def channel_of(person: Person, channel: str) -> dict[str, Any]:
    found = (await person.get("/api/me/channels"))["channels"]
    return next(one for one in found if one["channel"] == channel)


# --------------------------------------------------------------------------------------------------------- when


async def test_who_is_away_is_told_once_until_the_next_act(serve_both: Serve, hook: Listener):
    base, house = await serve_both(**HOOKS)
    _, ben = players = await two_players(base, name="Friday")
    await wish(ben.person, "webhook", "away", hook.url)
    await until_waits(players, ben)
    assert await house.courier.look(now()) == 0
    assert await house.courier.look(now() + LATER) == 1
    assert await house.courier.look(now() + LATER) == 0
    assert await house.courier.look(now() + 10 * LATER) == 0
    await until_waits(players, ben)
    assert await house.courier.look(now()) == 0
    assert await house.courier.look(now() + LATER) == 1
    assert len(hook.bodies) == 2


async def test_a_notice_names_game_table_and_player_and_nothing_else(serve: Serve, hook: Listener):
    base, house = await serve(**HOOKS, public_url="https://games.example.org")
    _, ben = players = await two_players(base, name="Friday")
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    await house.courier.look(now())
    (body,) = hook.bodies
    url = f"https://games.example.org/table/{ben.table}"
    sentence = f"Ben, it is your turn at “Friday” (Kite Quarrel). {url}"
    assert body.pop("id").startswith(ben.table)
    assert body == {
        "type": "turn",
        "game": "demo",
        "table": ben.table,
        "name": "Friday",
        "seat": 1,
        "player": "Ben",
        "url": url,
        "text": sentence,
        "content": sentence,
    }
    assert hook.heads[0].startswith("POST /hook?key=1 HTTP/1.1\r\n")


async def test_always_means_also_when_there(serve: Serve, hook: Listener):
    base, house = await serve(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    assert await house.courier.look(now()) == 1
    await wish(ben.person, "webhook", "never")
    await until_waits(players, ben)
    assert await house.courier.look(now() + LATER) == 0


async def test_input_on_any_page_is_presence(serve_both: Serve, hook: Listener):
    base, house = await serve_both(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "away", hook.url)
    await until_waits(players, ben)
    await pass_time(house, ben.person, LATER)
    # A page that is only open is nobody.
    await ben.person.post("/api/me/pulse", {"input": False}, 200)
    second = Person(base, ben.person.token, ben.person.me)
    await second.post("/api/me/pulse", {"input": True}, 200)
    assert await house.courier.look(now()) == 0
    await pass_time(house, ben.person, LATER)
    assert await house.courier.look(now()) == 1


async def test_who_moved_last_or_plays_alone_from_the_start_is_not_told(serve: Serve, hook: Listener):
    base, house = await serve(**HOOKS)
    ann, ben = players = await two_players(base)
    await wish(ann.person, "webhook", "always", hook.url)
    alone = await ann.person.table(seats=[{"who": "me"}, {"who": "me"}])
    await until_waits(players, ben)
    assert await house.courier.look(now() + LATER) == 0
    one = await ann.person.live(alone)
    await act(one)
    assert await house.courier.look(now() + LATER) == 0


async def test_at_the_beginning_those_are_told_for_whom_the_table_waits(serve: Serve, hook: Listener):
    base, house = await serve(**HOOKS)
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    await wish(ann, "webhook", "away", hook.url)
    table = await ann.table()
    assert await house.courier.look(now() + LATER) == 0
    await ben.join(await ann.invite(table))
    assert await house.courier.look(now() + LATER) == 1
    assert hook.bodies[0]["player"] == "Ann"


# ------------------------------------------------------------------------------------------------ nothing lost or doubled


async def test_what_was_told_stays_told_after_a_restart(tmp_path: Path, hook: Listener):
    home = settings_for(tmp_path, **HOOKS)
    async with serving(home) as (base, house):
        _, ben = players = await two_players(base)
        await wish(ben.person, "webhook", "away", hook.url)
        await until_waits(players, ben)
        assert await house.courier.look(now() + LATER) == 1
        await close_all()
    async with serving(home) as (_, house):
        assert await house.courier.look(now() + LATER) == 0
    assert len(hook.bodies) == 1


async def test_the_courier_goes_round_by_itself(serve: Serve, hook: Listener):
    base, _ = await serve(**{**HOOKS, "notice_seconds": 0.02})
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    async with asyncio.timeout(DEADLINE):
        await hook.heard.wait()


async def test_games_go_on_while_a_notice_is_under_way(serve: Serve, hook: Listener):
    base, house = await serve(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    hook.may_answer.clear()
    await until_waits(players, ben)
    async with asyncio.timeout(DEADLINE):
        looking = asyncio.create_task(house.courier.look(now()))
        await hook.heard.wait()
        await until_waits(players, ben)
        assert not looking.done()
        hook.may_answer.set()
        assert await looking == 1
        # What was under way when the person moved is no notice of the next turn.
        assert await house.courier.look(now()) == 1


async def test_of_two_processes_one_tells(serve_both: Serve, hook: Listener):
    base, one = await serve_both(**HOOKS)
    _, two = await serve_both(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    for _ in range(5):
        await until_waits(players, ben)
        assert sorted(await asyncio.gather(one.courier.look(now()), two.courier.look(now()))) == [0, 1]
    assert len(hook.bodies) == 5


async def test_what_fails_is_tried_again_and_shown(serve_both: Serve, hook: Listener):
    base, house = await serve_both(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    hook.status = "503 Busy"
    await until_waits(players, ben)
    at = now()
    assert await house.courier.look(at) == 0
    for tries, wait in enumerate(RETRIES, start=1):
        at += wait
        assert await house.courier.look(at - 1) == 0
        assert len(hook.bodies) == tries
        assert await house.courier.look(at) == 0
    assert len(hook.bodies) == 1 + len(RETRIES)
    assert len({body["id"] for body in hook.bodies}) == 1
    assert await house.courier.look(at + 24 * 3600) == 0
    assert len(hook.bodies) == 1 + len(RETRIES)
    shown = await channel_of(ben.person, "webhook")
    assert shown["trouble"] == "the answer was an error (503)"
    assert shown["failed"] is not None
    figures = house.metrics.page().decode()
    assert 'mageknight_notices_total{channel="webhook",result="failed"} 5.0' in figures
    # The game goes on, the next turn is told anew, and what arrives ends the complaint.
    hook.status = "200 OK"
    await until_waits(players, ben)
    assert await house.courier.look(now()) == 1
    assert (await channel_of(ben.person, "webhook"))["trouble"] == ""


async def test_what_failed_is_not_tried_again_for_who_has_acted(serve: Serve, hook: Listener):
    base, house = await serve(**HOOKS)
    ann, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    hook.status = "503 Busy"
    await until_waits(players, ben)
    await house.courier.look(now())
    await until_waits(players, ann)
    assert await house.courier.look(now() + RETRIES[0]) == 0
    assert len(hook.bodies) == 1


async def test_a_notice_left_unfinished_is_taken_up(serve_both: Serve, hook: Listener):
    base, house = await serve_both(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    async with house.database.reading() as connection:
        (due,) = await turns.find(connection, ("webhook",), now())
    at = now()
    assert await house.database.write(lambda connection: turns.claim(connection, due, at, at + LEASE))
    assert not await house.database.write(lambda connection: turns.claim(connection, due, at, at + LEASE))
    assert await house.courier.look(at) == 0
    assert await house.courier.look(at + LEASE) == 1


# ------------------------------------------------------------------------------------------------------- e-mail


async def test_letters_go_only_to_who_has_said_yes(serve_both: Serve, post: MailServer):
    base, house = await serve_both(**QUIET, **post.settings)
    _, ben = players = await two_players(base, name="Friday")
    await wish(ben.person, "email", "away", "ben@example.com")
    assert len(post.letters) == 1
    assert post.letters[0]["To"] == "ben@example.com"
    assert "Ben" not in post.text()
    await until_waits(players, ben)
    assert await house.courier.look(now() + LATER) == 0
    assert (await channel_of(ben.person, "email"))["confirmed"] is False
    token = post.token("confirm")
    stranger = await Person.arrive(base, "Cat")
    assert await stranger.post("/api/notices/confirm", {"token": token}, 200) == {"address": "ben@example.com"}
    assert (await channel_of(ben.person, "email"))["confirmed"] is True
    assert await house.courier.look(now() + LATER) == 1
    assert await house.courier.look(now() + LATER) == 0
    letter = post.letters[1]
    assert letter["Subject"] == "Your turn: Friday"
    assert f"https://games.example.org/table/{ben.table}" in post.text()
    stop = post.token("stop")
    assert letter["List-Unsubscribe"] == f"<https://games.example.org/notices#stop={stop}>"
    await until_waits(players, ben)
    assert await stranger.post("/api/notices/stop", {"token": stop}, 200) == {"address": "ben@example.com"}
    assert await house.courier.look(now() + LATER) == 0
    after = await channel_of(ben.person, "email")
    assert (after["mode"], after["address"]) == ("never", "")
    for path in ("confirm", "stop"):
        for wrong in (token, stop, "nonsense", "a.b.c.d", ""):
            refused = await stranger.post(f"/api/notices/{path}", {"token": wrong}, 404)
            assert refused["reason"] == "server-no-such-link"


async def test_a_changed_or_removed_address_must_be_confirmed_anew(serve: Serve, post: MailServer):
    base, _ = await serve(**QUIET, **post.settings)
    ben = await Person.arrive(base, "Ben", "de")
    await wish(ben, "email", "always", "ben@example.com")
    assert post.letters[0]["Subject"] == "Möchtest du E-Mails zu deinen Partien?"
    first = post.token("confirm")
    await wish(ben, "email", "always", "other@example.com")
    await ben.post("/api/notices/confirm", {"token": first}, 404)
    await ben.post("/api/notices/confirm", {"token": post.token("confirm")}, 200)
    # The same address again needs no letter.
    await wish(ben, "email", "always", "other@example.com")
    assert len(post.letters) == 2
    await ben.post("/api/me/channels/email/trial", None, 200)
    assert "nur eine Probe" in post.text()
    assert (await ben.http.delete("/api/me/channels/email/address")).status_code == 200
    assert (await channel_of(ben, "email"))["address"] == ""
    refused = await ben.post("/api/me/channels/email/trial", None, 409)
    assert refused["reason"] == "server-notice-unconfirmed"


async def test_an_old_link_confirms_nothing(serve: Serve, post: MailServer):
    base, house = await serve(**QUIET, **post.settings)
    ben = await Person.arrive(base, "Ben")
    await wish(ben, "email", "away", "ben@example.com")
    secret = await house._secret()
    person, short, issued = Seal(secret, "confirm").open(post.token("confirm")) or ("", "", "0")
    old = Seal(secret, "confirm").close(person, short, str(int(issued) - 3 * 24 * 3600))
    assert (await ben.post("/api/notices/confirm", {"token": old}, 404))["reason"] == "server-no-such-link"


async def test_nobody_can_use_the_server_to_write_to_strangers(serve: Serve, post: MailServer):
    base, _ = await serve(**{**QUIET, **post.settings, "mail_rate": "3/hour"})
    for number in range(5):
        person = await Person.arrive(base, f"P{number}")
        path = "/api/me/channels/email/address"
        answer = await person.http.put(path, json={"address": "Victim@example.com"})
        assert answer.status_code == (200 if number < 3 else 429)
    assert len(post.letters) == 3


async def test_a_mail_server_that_is_away_stops_no_game(serve: Serve, post: MailServer):
    base, house = await serve(**QUIET, **post.settings, mail_user="host", mail_password="word")
    _, ben = players = await two_players(base)
    await wish(ben.person, "email", "always", "ben@example.com")
    assert post.logins[0] == "\x00host\x00word"
    await ben.person.post("/api/notices/confirm", {"token": post.token("confirm")}, 200)
    post.answer = "550 nobody of that name"
    await until_waits(players, ben)
    assert await house.courier.look(now()) == 0
    assert await house.courier.look(now() + 24 * 3600) == 0
    assert (await channel_of(ben.person, "email"))["trouble"] == "the mail server knows no such address (550)"
    post.answer = "451 later"
    await until_waits(players, ben)
    assert await house.courier.look(now()) == 0
    post.answer = "250 ok"
    assert await house.courier.look(now() + RETRIES[0]) == 1


async def test_without_a_secure_connection_nothing_is_written(serve: Serve, post: MailServer):
    base, _ = await serve(**{**QUIET, **post.settings, "mail_security": "starttls"}, mail_user="a", mail_password="b")
    ben = await Person.arrive(base, "Ben")
    answer = await ben.http.put("/api/me/channels/email/address", json={"address": "ben@example.com"})
    assert answer.json()["sentence"] == "It could not be sent: no secure connection could be made."
    assert (post.letters, post.logins, post.recipients) == ([], [], [])


async def test_without_a_mail_server_the_reason_is_told(serve: Serve):
    base, _ = await serve(**QUIET, webhooks="never")
    ben = await Person.arrive(base, "Ben", "de")
    shown = await channel_of(ben, "email")
    assert shown["refusal"] == "Dieser Server verschickt keine E-Mails: „mail_host“ ist nicht eingestellt."
    assert (await channel_of(ben, "webhook"))["refusal"]
    for channel, address in (("email", "ben@example.com"), ("webhook", "https://example.com/")):
        answer = await ben.http.put(f"/api/me/channels/{channel}/address", json={"address": address})
        assert answer.json()["reason"] == f"server-notice-unoffered-{channel}"


def test_mail_addresses_that_are_none_are_refused():
    assert mail_address(" a.b+c@example.org ") == "a.b+c@example.org"
    for wrong in (
        "",
        "ben",
        "ben@",
        "@x.org",
        "a b@x.org",
        "a@x.org\nBcc: c@x.org",
        "a@x..org",
        "<a@x.org>",
        "a@" + "x" * 300,
    ):
        with pytest.raises(Refusal):
            mail_address(wrong)


# ------------------------------------------------------------------------------------------------------ webhooks


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
    ],
)
def test_addresses_that_are_not_public(address: str):
    assert not is_public(address)


def test_addresses_that_are_public():
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "//example.org",
        "https://",
        "https://user:word@example.org/",
        "https://example.org/#x",
        "https://example.org:25/",
        "https://example.org:99999/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: x",
        "https://exämple.org/",
        "https://example.org/" + "x" * 400,
    ],
)
def test_webhooks_that_are_refused(address: str):
    with pytest.raises(Refusal):
        webhook_address(address)


async def test_a_webhook_into_the_hosts_network_is_not_sent(serve: Serve, hook: Listener):
    base, house = await serve(**QUIET)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    assert await house.courier.look(now()) == 0
    assert await house.courier.look(now() + 24 * 3600) == 0
    assert hook.bodies == []
    assert (await channel_of(ben.person, "webhook"))["trouble"].startswith("the address leads into a private network")


async def test_what_a_name_means_is_checked_when_it_is_used(hook: Listener):
    for found in (["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::ffff:10.0.0.1"]):
        hooks = Hooks(anywhere=False, lookup=partial(_names, found))
        with pytest.raises(Trouble, match="forbidden"):
            await hooks.send("http://rebinding.example/", b"{}")
        hooks.close()
    assert hook.bodies == []


def _names(found: list[str], host: str, port: int) -> list[str]:
    return found


async def test_redirects_are_not_followed(hook: Listener):
    hook.status = "307 Over there"
    hooks = Hooks(anywhere=True)
    with pytest.raises(Trouble, match="redirect 307"):
        await hooks.send(hook.url, b"{}")
    hooks.close()
    assert len(hook.bodies) == 1


async def test_what_does_not_speak_http_is_trouble(post: MailServer):
    hooks = Hooks(anywhere=True)
    with pytest.raises(Trouble, match="unreachable"):
        await hooks.send(f"http://127.0.0.1:{post.port}/", b"{}")
    hooks.close()


async def test_a_webhook_that_is_to_be_secure_is_not_sent_otherwise(post: MailServer):
    hooks = Hooks(anywhere=True)
    with pytest.raises(Trouble, match="insecure"):
        await hooks.send(f"https://127.0.0.1:{post.port}/", b"{}")
    hooks.close()


async def test_a_webhook_is_tried_out(serve: Serve, hook: Listener):
    base, _ = await serve(**HOOKS)
    ben = await Person.arrive(base, "Ben")
    await wish(ben, "webhook", "away", hook.url)
    await ben.post("/api/me/channels/webhook/trial", None, 200)
    assert hook.bodies[0]["type"] == "trial"
    hook.status = "410 Gone"
    refused = await ben.post("/api/me/channels/webhook/trial", None, 409)
    assert refused["sentence"] == "It could not be sent: the answer was an error (410)."
    assert (await channel_of(ben, "webhook"))["trouble"]


# ------------------------------------------------------------------------------------------------------ browser


async def test_a_page_shows_each_turn_once_among_all_pages(serve_both: Serve):
    base, house = await serve_both(**QUIET)
    ann, ben = players = await two_players(base, name="Friday")
    await wish(ben.person, "browser", "away")
    await until_waits(players, ben)
    there = await ben.person.post("/api/me/pulse", {"shows": True}, 200)
    assert there["notices"] == []
    assert [one["name"] for one in there["waiting"]] == ["Friday"]
    await pass_time(house, ben.person, LATER)
    assert (await ben.person.post("/api/me/pulse", {}, 200))["notices"] == []
    pulses = [ben.person.post("/api/me/pulse", {"shows": True}, 200) for _ in range(3)]
    shown = [one for answer in await asyncio.gather(*pulses) for one in answer["notices"]]
    sentence = "Ben, it is your turn at “Friday” (Kite Quarrel)."
    path = f"/table/{ben.table}"
    assert shown == [{"table": ben.table, "title": "Your turn: Friday", "text": sentence, "path": path}]
    await until_waits(players, ann)
    assert (await ben.person.post("/api/me/pulse", {}, 200))["waiting"] == []


async def test_nothing_is_kept_of_who_is_gone(serve: Serve, hook: Listener):
    base, house = await serve(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    assert (await ben.person.http.delete("/api/me")).status_code == 200
    assert await house.courier.look(now() + LATER) == 0
    assert (await house.channels.of(ben.person.me["id"]))["webhook"].address == ""


def test_every_trouble_has_its_words():
    for lang in ("en", "de"):
        for reason in REASONS:
            assert "server-notice" not in phrases(lang).render(told(f"{reason} 5"))
    assert CHANNELS == ("browser", "email", "webhook")


async def pass_time(house: Any, person: Person, seconds: int) -> None:
    """Make the last input of somebody longer ago."""
    await house.courier.presence.store()
    query = update(persons).where(persons.c.id == person.me["id"]).values(active=persons.c.active - seconds)
    await house.database.write(lambda connection: connection.execute(query))
    house.courier.presence._stored.clear()
