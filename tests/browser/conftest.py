"""A real server with the built client, and Debian's Chromium to look at it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from mageknight.kernel import fairness
from mageknight.server.http.pages import WEB
from scripts.stage import Stage
from tests.patience import MILLISECONDS

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = MILLISECONDS
"""Milliseconds a page may take; on a busy machine it takes long."""

expect.set_options(timeout=PATIENCE)

Open = Callable[..., Page]


class KnownLuck:
    """What the operating system would answer, but the same for a test each time: its cards and dice do not change."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._count = 0

    def token_bytes(self, size: int) -> bytes:
        self._count += 1
        return hashlib.shake_256(f"{self._name} {self._count}".encode()).digest(size)


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds of tables hang on the test alone, so that one that is red is red again."""
    monkeypatch.setattr(fairness, "secrets", KnownLuck(request.node.nodeid))


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """The server of these tests; without a built client there is nothing to test."""
    if not (WEB / "index.html").exists():
        pytest.skip("the web client is not built (make setup)")
    with Stage(tmp_path_factory.mktemp("server")) as stage:
        yield stage


@pytest.fixture(scope="session")
def address(stage: Stage) -> str:
    """Where the server of these tests listens."""
    return stage.address


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Open]:
    """Open pages, each as a person of its own; nothing may go wrong on any of them, nor be fetched from elsewhere."""
    contexts = []
    faults: list[str] = []

    def opened(**options: Any) -> Page:
        usual = {
            "viewport": DESKTOP,
            "locale": "en",
            "base_url": address,
            "service_workers": "block",
            "reduced_motion": "reduce",
        }
        context = browser.new_context(**{**usual, **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: _inside(request.url, address, faults))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def _inside(url: str, address: str, faults: list[str]) -> None:
    own = (address, address.replace("http", "ws", 1), "data:", "blob:")
    if not url.startswith(own):
        faults.append(f"fetched from elsewhere: {url}")


@pytest.fixture
def page(open_page: Open) -> Page:
    return open_page()
