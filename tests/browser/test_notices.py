"""Being told that a game waits: the choice in the settings, the number on the tab, and the way to the next game."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Browser, Page, expect

from scripts.stage import Stage
from tests.browser.conftest import PATIENCE, Open
from tests.browser.play import begin_board
from tests.browser.test_screens import check
from tests.server.post import MailServer, listening
from tools.server import free_port

RECORDER = """
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(title, options) {
      const root = document.documentElement;
      root.dataset.shown = (root.dataset.shown ?? '') + title + '|' + options.body + '.';
    }
    close() {}
  };
"""
"""Chromium without a desktop shows notices to nobody; this keeps what a page would have shown."""


class Post(threading.Thread):
    """A mail server beside the test."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.server = MailServer()
        self._ready = threading.Event()

    def __enter__(self) -> MailServer:
        self.start()
        assert self._ready.wait(20)
        return self.server

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self.join(20)

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        async with listening(self.server):
            self._ready.set()
            await self._end.wait()


@pytest.fixture
def post() -> Iterator[MailServer]:
    with Post() as server:
        yield server


@pytest.fixture
def mailing(post: MailServer, tmp_path_factory: pytest.TempPathFactory, stage: Stage) -> Iterator[Stage]:
    """A server that sends e-mail."""
    port = free_port()
    settings = {**post.settings, "public_url": f"http://127.0.0.1:{port}", "mail_rate": "100/second"}
    with Stage(tmp_path_factory.mktemp("mailing"), port=port, **settings) as mailing:
        yield mailing


def card(page: Page, channel: str) -> Any:
    return page.get_by_role("group", name=channel, exact=True)


def test_the_settings_say_what_each_channel_can_do(page: Page) -> None:
    page.goto("/settings")
    expect(card(page, "E-mail")).to_contain_text("This server sends no e-mail: its host has not set “mail_host”.")
    expect(card(page, "E-mail").get_by_role("combobox")).to_have_count(0)
    expect(card(page, "Browser")).to_contain_text(re.compile("refuses notices|has not been allowed yet"))
    webhook = card(page, "Webhook")
    webhook.get_by_label("Address of the webhook").fill("https://hooks.example.org/turn")
    webhook.get_by_role("button", name="Use this address").click()
    expect(webhook).to_contain_text("Messages go to https://hooks.example.org/turn.")
    expect(webhook.get_by_role("combobox")).to_have_value("away")
    webhook.get_by_role("combobox").select_option("always")
    page.reload()
    expect(webhook.get_by_role("combobox")).to_have_value("always")
    check(page)
    webhook.get_by_role("button", name="Remove the address").click()
    expect(webhook.get_by_label("Address of the webhook")).to_be_visible()


def test_an_address_is_confirmed_by_its_link_and_ended_by_another(
    browser: Browser, mailing: Stage, post: MailServer
) -> None:
    context = browser.new_context(base_url=mailing.address, locale="de")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/settings")
    email = card(page, "E-Mail")
    email.get_by_label("E-Mail-Adresse").fill("rider@example.org")
    email.get_by_role("button", name="Diese Adresse nehmen").click()
    expect(email).to_contain_text("Eine E-Mail ist unterwegs an rider@example.org.")
    webhook = card(page, "Webhook")
    webhook.get_by_label("Adresse des Webhooks").fill("ftp://example.org/")
    webhook.get_by_role("button", name="Diese Adresse nehmen").click()
    expect(webhook.get_by_role("alert")).to_contain_text("mit http:// oder https:// beginnt")
    page.goto(link(post, "confirm"))
    page.get_by_role("button", name="Ja, ich möchte E-Mails").click()
    expect(page.get_by_role("status")).to_have_text("Ab jetzt gehen E-Mails an rider@example.org.")
    page.goto("/settings")
    email.get_by_role("button", name="Ausprobieren").click()
    expect(email.get_by_role("status")).to_have_text("Gesendet.")
    page.goto(link(post, "stop"))
    check(page)
    page.get_by_role("button", name="E-Mails beenden").click()
    expect(page.get_by_role("status")).to_contain_text("keine E-Mails mehr")
    page.goto("/settings")
    expect(email.get_by_role("combobox")).to_have_value("never")
    expect(email.get_by_label("E-Mail-Adresse")).to_be_visible()
    context.close()


def link(post: MailServer, kind: str) -> str:
    found = re.search(rf"(/notices#{kind}=\S+)", post.text())
    assert found is not None
    return found[1]


def test_title_and_icon_count_the_games_that_wait_and_lead_to_them(page: Page) -> None:
    begin_board(page)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    first = page.url
    begin_board(page)
    second = page.url
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    page.get_by_role("link", name="Next game").click()
    expect(page).to_have_url(first)
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    page.goto("/rules")
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("%3E2%3C%2Ftext"))
    page.get_by_role("button", name="2 games wait for you").click()
    waiting = page.get_by_role("navigation", name="Games that wait for you")
    expect(waiting.get_by_role("listitem")).to_have_count(2)
    check(page)
    waiting.get_by_role("listitem").last.get_by_role("link").click()
    expect(page).to_have_url(second)


def test_a_notice_is_shown_once_and_by_one_page(open_page: Open, address: str) -> None:
    page = open_page()
    page.add_init_script(RECORDER)
    page.goto("/settings")
    with page.expect_response("**/channels/browser"):
        card(page, "Browser").get_by_role("combobox").select_option("always")
    with httpx2.Client(base_url=address) as other:
        token = other.post("/api/session", json={"name": "Ben"}).json()["token"]
        other.headers["authorization"] = f"Bearer {token}"
        seats = [{"who": "open"}, {"who": "me"}]
        body = {"game": "demo", "setup": {"seats": 2}, "seats": seats, "name": "Friday"}
        table = other.post("/api/tables", json=body).json()["table"]
        invitation = other.post(f"/api/tables/{table}/links", json={"kind": "seat"}).json()["token"]
    page.goto(f"/join#{invitation}")
    expect(page).to_have_url(re.compile(table))
    told = r"Your turn: Friday\|Guest \d+, it is your turn at “Friday” \(Kite Quarrel\)\.\."
    expect(page.locator("html")).to_have_attribute("data-shown", re.compile(f"^{told}$"))
    with page.expect_response("**/me/pulse"):
        page.goto("/settings")
    card(page, "Browser").wait_for()
    expect(page.locator("html[data-shown]")).to_have_count(0)
