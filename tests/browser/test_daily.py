"""The game of the day in a real browser: found on the start page, begun once, gone on with, and its table of results."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open


def card(page: Page, game: str) -> Locator:
    return page.locator(f"section[data-game='{game}']")


def begin(page: Page, game: str) -> str:
    """Begin the game of the day; the id of its table."""
    page.goto("/daily")
    card(page, game).locator("[data-act='begin']").click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def give_up(page: Page, table: str) -> None:
    answer = page.evaluate(
        """async (table) => (await fetch(`/api/tables/${table}/seats/0`, {
            method: 'POST', headers: {'content-type': 'application/json', 'x-mageknight': '1'},
            body: JSON.stringify({action: 'concede'}),
        })).status""",
        table,
    )
    assert answer == 200


def test_the_game_of_the_day_is_begun_once_and_its_result_stands_in_the_table(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    page.locator("a[href='/daily']").click()
    expect(card(page, "board").locator("[data-act='begin']")).to_be_enabled()
    table = begin(page, "board")
    page.goto("/daily")
    on = card(page, "board").locator("[data-act='go-on']")
    expect(on).to_have_attribute("href", f"/table/{table}")
    expect(card(page, "minis").locator("[data-act='begin']")).to_be_enabled()
    give_up(page, table)
    page.reload()
    expect(card(page, "board").locator("tr.mine")).to_have_count(1)
    expect(card(page, "board").locator("[data-act]")).to_have_count(0)
    other = open_page()
    give_up(other, begin(other, "board"))
    other.goto("/daily")
    expect(card(other, "board").locator("tbody tr.mine")).to_have_count(1)
    expect(card(other, "board").locator("tbody tr:not(.mine)").first).to_be_visible()


def test_earlier_days_are_turned_back_to_and_cannot_be_begun(page: Page) -> None:
    page.goto("/daily")
    now = page.locator("[data-day]").get_attribute("data-day")
    page.locator("nav a[href^='/daily/']").first.click()
    expect(page.locator("[data-day]")).not_to_have_attribute("data-day", now or "")
    expect(page.locator("[data-act='begin']")).to_have_count(0)
    page.locator("main nav a[href='/daily']").click()
    expect(page.locator("[data-day]")).to_have_attribute("data-day", now or "")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_page_of_the_day_fits_a_phone_and_says_what_counts(open_page: Open, locale: str) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale)
    page.goto("/daily")
    page.locator("details summary").tap()
    expect(page.locator("details li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert "web-" not in page.locator("main").inner_text()
