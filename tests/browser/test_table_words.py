"""What a table of miniatures says in words: hints beside reasons, tips, unfinished formations, links and names."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import await_step, seq
from tests.browser.test_battlefield import begun, opened, touch
from tests.browser.test_fights import table
from tests.browser.test_hints import PATIENCE, thinking  # noqa: F401 – a fixture


def test_a_hint_is_shown_on_the_table_and_hides_no_reason(thinking: Page) -> None:  # noqa: F811
    table(thinking)
    touch(thinking, 0)
    expect(thinking.locator(".prompt .detail")).to_be_visible()
    thinking.keyboard.press("h")
    expect(thinking.locator(".prompt .hint span").first).to_have_text(
        re.compile(r"^\s*\S.*\. \S.*\.\s*$"), timeout=PATIENCE
    )
    expect(thinking.locator(".prompt .detail")).to_be_visible()


def test_a_tip_on_a_dial_comes_with_a_click_and_stays(page: Page) -> None:
    opened(page)
    touch(page, 1)
    mark = page.locator(".sheet [data-gloss^='ability:']").first
    mark.click()
    expect(page.get_by_role("tooltip")).to_be_visible()
    mark.click()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_an_unfinished_formation_says_what_it_lacks(page: Page) -> None:
    opened(page)
    touch(page, 2)
    begun(page, "march")
    expect(page.locator(".prompt .detail")).to_contain_text("it takes 3 to 5")
    before = seq(page)
    touch(page, 4)
    await_step(page, before)
    expect(page.locator(".prompt .detail")).to_contain_text(re.compile("is not complete|add whoever stands between"))
    expect(page.locator(".prompt [data-do='enough']")).to_have_count(0)


def test_where_nobody_has_a_hand_no_link_shows_one(page: Page) -> None:
    table(page)
    page.keyboard.press("p")
    links = page.locator(".links")
    expect(links.get_by_role("button", name="To watch", exact=True)).to_be_visible()
    expect(links.get_by_role("button", name=re.compile("hand"))).to_have_count(0)


def test_names_nobody_has_given_are_in_the_language_of_the_page(open_page: Open) -> None:
    page = open_page(locale="de")
    page.goto("/")
    page.get_by_role("button", name="Sofort kämpfen").click()
    expect(page.locator("h1.sr")).to_have_text(re.compile("^Rebellion, 100 Punkte, "))
    page.goto("/")
    expect(page.get_by_text(re.compile("Rebellion, 100 Punkte")).first).to_be_visible()
