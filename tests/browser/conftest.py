"""A real server with the built client, and Debian's Chromium to look at it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from mageknight.server.app import create_app
from mageknight.server.pages import WEB
from mageknight.server.run import configuration
from mageknight.server.settings import Settings

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds a page may take; on a busy machine it takes long."""

Open = Callable[..., Page]


class Server(threading.Thread):
    """A server in a thread of its own, on a free port."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        many = "100000/second"
        self.settings = Settings(
            port=0,
            data=folder,
            workers=0,
            log_level="error",
            http_rate=many,
            create_rate=many,
            login_rate=many,
            socket_rate=many,
        )
        self.started = threading.Event()
        self.address = ""

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.server = uvicorn.Server(configuration(self.settings, create_app(self.settings)))
        serving = asyncio.create_task(self.server.serve())
        while not self.server.started and not serving.done():  # noqa: ASYNC110 – uvicorn offers nothing to wait for
            await asyncio.sleep(0.01)
        if self.server.started:
            self.address = f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"
        self.started.set()
        await serving

    def stop(self) -> None:
        self.server.should_exit = True
        self.join(30)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of these tests listens; without a built client there is nothing to test."""
    if not (WEB / "index.html").exists():
        pytest.skip("the web client is not built (make setup)")
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    assert server.started.wait(60)
    assert server.address, "the server did not start"
    yield server.address
    server.stop()


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
        context = browser.new_context(**{"viewport": DESKTOP, "locale": "en", "base_url": address, **options})
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
