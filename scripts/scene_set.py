"""A place to play scenes: pages of one browser on one server, tables at laid down positions, seats for the computer."""

from __future__ import annotations

import sys
from typing import Any, Final

from playwright.sync_api import Browser, Page

from mageknight.kernel.saves import save
from mageknight.kernel.situations.rehearsal import begin

HEADERS: Final = {"X-Mageknight": "1"}


class Set:
    """Where scenes are played: one browser, one server."""

    def __init__(self, browser: Browser, address: str, options: dict[str, Any]) -> None:
        self.browser = browser
        self.address = address
        self.options = options

    def page(self, motion: bool = False) -> Page:
        wanted = {"reduced_motion": "no-preference" if motion else "reduce", **self.options}
        page = self.browser.new_context(**wanted).new_page()
        page.set_default_timeout(60_000)
        page.goto(self.address)
        return page

    def table(self, text: str, motion: bool = False, is_save: bool = False) -> Page:
        """A table at a position."""
        page = self.page(motion)
        data = text if is_save else save.dumps(begin(text.lstrip()).match)
        file: Any = {"name": "scene.mkm", "mimeType": "text/plain", "buffer": data.encode()}
        page.locator("input[type=file]").set_input_files(file)
        page.locator("g.figure").first.wait_for()
        page.wait_for_load_state("networkidle")
        return page

    def skirmish(self, motion: bool = False) -> Page:
        """A skirmish against the computer, from a seed."""
        page = self.page(motion)
        setup = {"seats": 2, "edition": "rebellion", "total": 100, "table": "everything", "edges": [0, 2]}
        plan = {"game": "minis", "setup": setup, "seed": "scene", "seats": [{"who": "me"}, BOT]}
        return self.go(page, plan)

    def go(self, page: Page, plan: dict[str, Any]) -> Page:
        page.request.post("/api/session", data={"name": "Ann", "lang": "en"}, headers=HEADERS)
        table = page.request.post("/api/tables", data=plan, headers=HEADERS).json()["table"]
        page.goto(f"{self.address}/table/{table}")
        page.locator("[data-seq][data-decision]").wait_for(state="attached")
        page.locator("g.figure, [data-confirm]").first.wait_for()
        return page


BOT: Final = {"who": "bot", "bot": "knight"}


def touch(page: Page, number: int) -> None:
    page.locator(f"g.figure[data-figure='{number}']").dispatch_event("click")


def hand_to_computer(page: Page, seat: int) -> None:
    """Let the computer play on for a seat of the table that is open."""
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    path = page.url.split("/table/")[0] + f"/api/tables/{table}/seats/{seat}"
    for step in ({"action": "leave"}, {"action": "bot", "bot": "knight"}):
        answer = page.request.post(path, data=step, headers=HEADERS)
        if not answer.ok:
            sys.exit(f"{path}: {answer.text()}")
