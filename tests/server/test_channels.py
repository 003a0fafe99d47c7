"""The ways notices go: e-mail only to who has said yes, webhooks only to where they may lead."""

from __future__ import annotations

from functools import partial

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.server.clock import now
from mageknight.server.notices.channels import CHANNELS, mail_address
from mageknight.server.notices.failures import REASONS, Trouble, told
from mageknight.server.notices.send import RETRIES
from mageknight.server.notices.webhook import Hooks, is_public, webhook_address
from mageknight.server.tokens import Seal
from mageknight.server.wire.phrases import phrases
from tests.server.client import Person
from tests.server.conftest import Serve
from tests.server.post import Listener, MailServer
from tests.server.test_play import two_players
from tests.server.waiting import HOOKS, LATER, QUIET, channel_of, until_waits, wish

# ------------------------------------------------------------------------------------------------------- e-mail


async def test_letters_go_only_to_who_has_said_yes(serve_both: Serve, post: MailServer):
    base, services = await serve_both(**QUIET, **post.settings)
    _, ben = players = await two_players(base, name="Friday")
    await wish(ben.person, "email", "away", "ben@example.com")
    assert len(post.letters) == 1
    assert post.letters[0]["To"] == "ben@example.com"
    assert "Ben" not in post.text()
    await until_waits(players, ben)
    assert await services.courier.look(now() + LATER) == 0
    assert (await channel_of(ben.person, "email"))["confirmed"] is False
    token = post.token("confirm")
    stranger = await Person.arrive(base, "Cat")
    assert await stranger.post("/api/notices/confirm", {"token": token}, 200) == {"address": "ben@example.com"}
    assert (await channel_of(ben.person, "email"))["confirmed"] is True
    assert await services.courier.look(now() + LATER) == 1
    assert await services.courier.look(now() + LATER) == 0
    letter = post.letters[1]
    assert letter["Subject"] == "Your turn: Friday"
    assert f"https://games.example.org/table/{ben.table}" in post.text()
    stop = post.token("stop")
    assert letter["List-Unsubscribe"] == f"<https://games.example.org/notices#stop={stop}>"
    await until_waits(players, ben)
    assert await stranger.post("/api/notices/stop", {"token": stop}, 200) == {"address": "ben@example.com"}
    assert await services.courier.look(now() + LATER) == 0
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
    base, services = await serve(**QUIET, **post.settings)
    ben = await Person.arrive(base, "Ben")
    await wish(ben, "email", "away", "ben@example.com")
    secret = await services._secret()
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
    base, services = await serve(**QUIET, **post.settings, mail_user="host", mail_password="word")
    _, ben = players = await two_players(base)
    await wish(ben.person, "email", "always", "ben@example.com")
    assert post.logins[0] == "\x00host\x00word"
    await ben.person.post("/api/notices/confirm", {"token": post.token("confirm")}, 200)
    post.answer = "550 nobody of that name"
    await until_waits(players, ben)
    assert await services.courier.look(now()) == 0
    assert await services.courier.look(now() + 24 * 3600) == 0
    assert (await channel_of(ben.person, "email"))["trouble"] == "the mail server knows no such address (550)"
    post.answer = "451 later"
    await until_waits(players, ben)
    assert await services.courier.look(now()) == 0
    post.answer = "250 ok"
    assert await services.courier.look(now() + RETRIES[0]) == 1


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
    base, services = await serve(**QUIET)
    _, ben = players = await two_players(base)
    for address in (hook.url, "http://[::1]:8080/", "https://10.0.0.1/"):
        answer = await ben.person.http.put("/api/me/channels/webhook/address", json={"address": address})
        assert answer.json()["reason"] == "server-notice-private"
    await wish(ben.person, "webhook", "always", hook.url.replace("127.0.0.1", "localhost"))
    await until_waits(players, ben)
    assert await services.courier.look(now()) == 0
    assert await services.courier.look(now() + 24 * 3600) == 0
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


def test_every_trouble_has_its_words():
    for lang in ("en", "de"):
        for reason in REASONS:
            assert "server-notice" not in phrases(lang).render(told(f"{reason} 5"))
    assert CHANNELS == ("browser", "email", "webhook")
