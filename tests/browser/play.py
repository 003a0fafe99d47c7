"""How tests play: by what the page offers, never by what they know of the rules."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from mageknight.kernel.match import Match
from mageknight.kernel.saves import save

VOICE = "[data-seq]"


def begin_board(page: Page) -> None:
    """From the start page to the first decision of a solo game."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(f"{VOICE}[data-decision='hero']").wait_for(state="attached")


def seq(page: Page) -> int:
    """The number of the last thing that happened, as the page knows it."""
    return int(page.locator(VOICE).get_attribute("data-seq") or -1)


def decision(page: Page) -> str:
    return page.locator(VOICE).get_attribute("data-decision") or ""


def await_step(page: Page, before: int) -> None:
    """Wait until something has happened since, and what needs no choice has been answered."""
    page.wait_for_function(
        "before => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) > before"
        " && document.querySelector('[data-answering]') === null",
        arg=before,
    )


def open_actions(page: Page) -> None:
    """Open the list of all actions."""
    if page.locator("button.act").count() == 0:
        page.keyboard.press("a")
        page.locator(".actions").wait_for()


def answer_first(page: Page, kind: str) -> None:
    """Give the first answer to a question of this kind by its card or button."""
    page.locator(f"{VOICE}[data-decision='{kind}']").wait_for(state="attached")
    before = seq(page)
    page.locator(".tray .answer").first.click()
    await_step(page, before)


def open_card(page: Page, at: int = 0) -> None:
    """Open a card of the hand by its title; a click on a lit half would play it."""
    page.locator(".hand button").nth(at).locator(".title").click()


def arrange(page: Page, match: Match[Any]) -> None:
    """Open a table at a position."""
    page.goto("/")
    file: Any = {"name": "position.mkm", "mimeType": "text/plain", "buffer": save.dumps(match).encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.locator(VOICE).wait_for(state="attached")
