"""What has to be in sight on the board: walls, everything about an enemy before it is challenged, words that do not lie on others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.board.rules.sites import visit
from tests.browser.conftest import Open
from tests.browser.play import arrange, await_step, seq

WALLED = "countryside_12"
"""The orcs in its middle stand behind walls."""


def test_walls_stand_on_the_map_and_are_told(page: Page) -> None:
    arrange(page, visit(WALLED, "SW", "hand: march"))
    expect(page.locator("g.wall")).to_have_count(3)
    page.locator(".space[aria-label*='Walls']").first.dispatch_event("click")
    expect(page.locator(".sheet")).to_contain_text("Crossing a wall costs 1 Move point more")


def test_the_page_is_no_longer_than_the_window(page: Page) -> None:
    arrange(page, visit(WALLED, "SW", "hand: march, rage"))
    expect(page.locator(".hand button")).to_have_count(2)
    assert page.evaluate("document.scrollingElement.scrollHeight - document.scrollingElement.clientHeight") == 0


def test_who_turns_back_in_a_maze_knows_the_price(page: Page) -> None:
    arrange(page, visit(WALLED, "SW", "hand: march, rage"))
    before = seq(page)
    page.locator(".prompt button", has_text="Enter").first.click()
    await_step(page, before)
    page.locator("[data-decision='maze-path']").wait_for(state="attached")
    back = page.locator(".prompt [data-do=decline]")
    expect(back).to_contain_text("the action of this turn is used up")
    expect(page.locator(".prompt .btn.primary")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_level_to_come_leaves_room_for_the_reputation(open_page: Open, lang: str) -> None:
    page = open_page(locale=lang)
    arrange(page, visit(WALLED, "SW", "hand: march; fame: 3; level: 1"))
    due = page.locator(".fame .due")
    expect(due).to_be_visible()
    told, other = due.bounding_box(), page.locator(".reputation").bounding_box()
    assert told
    assert other
    assert told["x"] + told["width"] <= other["x"]
