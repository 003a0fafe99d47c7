"""The installed app: it can be installed, it opens without a connection, and it says why nothing can be played then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import PATIENCE
from tests.browser.play import VOICE, begin_board

WHY = "Every game is played on the server, also a game alone"


@pytest.fixture
def installed(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser that has opened the page once, so that it keeps it."""
    context = browser.new_context(locale="en", base_url=address, service_workers="allow")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.close()
    yield context
    context.close()


def test_the_page_can_be_installed(installed: BrowserContext, address: str) -> None:
    page = installed.new_page()
    page.goto("/")
    session = installed.new_cdp_session(page)
    manifest: dict[str, Any] = session.send("Page.getAppManifest")
    assert manifest["url"] == f"{address}/manifest.webmanifest"
    assert manifest["errors"] == []
    # Playwright's contexts count as private windows, in which nothing can be installed.
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in faults if each["errorId"] != "in-incognito"] == []
    for icon in page.evaluate("fetch('/manifest.webmanifest').then(found => found.json())")["icons"]:
        found = page.request.get(icon["src"])
        assert (icon["src"], found.status, found.headers["content-type"]) == (icon["src"], 200, icon["type"])


@pytest.mark.parametrize("path", ["/", "/new/board", "/armies", "/settings", "/table/never-seen"])
def test_without_a_connection_it_says_why_nothing_can_be_played(installed: BrowserContext, path: str) -> None:
    installed.set_offline(True)
    page = installed.new_page()
    page.goto(path)
    expect(page.get_by_role("alert").filter(has_text=WHY)).to_be_visible()


def test_it_goes_on_by_itself_when_the_server_answers(installed: BrowserContext) -> None:
    installed.set_offline(True)
    page = installed.new_page()
    page.goto("/")
    expect(page.get_by_text(WHY)).to_be_visible()
    installed.set_offline(False)
    expect(page.get_by_text(WHY)).to_be_hidden()
    page.get_by_role("button", name="Play now").click()
    page.locator(f"{VOICE}[data-decision='hero']").wait_for(state="attached")


def test_a_table_that_is_open_waits_for_the_connection(installed: BrowserContext) -> None:
    page = installed.new_page()
    begin_board(page)
    installed.set_offline(True)
    page.reload()
    expect(page.get_by_text(WHY)).to_be_visible()
    installed.set_offline(False)
    page.locator(f"{VOICE}[data-decision='hero']").wait_for(state="attached")
