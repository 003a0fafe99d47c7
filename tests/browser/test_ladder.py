"""Ladder and honours in a real browser: found on the start page, empty for who is new, in both languages and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mageknight.honours.shelf import honours
from tests.browser.conftest import PHONE, Open

FINISHED = """async () => {
  const headers = {'content-type': 'application/json', 'x-mageknight': '1'};
  const post = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  await post('/api/session', {name: 'Ann', lang: 'en'});
  const setup = {seats: 1, scenario: 'solo_reconnaissance', heroes: ['tovak']};
  const {table} = await post('/api/tables', {game: 'board', setup, seats: [{who: 'me'}]});
  await post(`/api/tables/${table}/seats/0`, {action: 'concede'});
}"""
COUNTED = "async () => (await (await fetch('/api/ladder?scenario=solo_reconnaissance')).json()).rungs.some((rung) => rung.mine)"
"""A finished game is counted a little later than it ends."""


def test_a_finished_game_stands_on_the_ladder_of_its_scenario_and_hero(page: Page) -> None:
    page.goto("/")
    page.evaluate(FINISHED)
    page.wait_for_function(COUNTED)
    page.locator("a[href='/ladder']").click()
    page.locator("label select").first.select_option("solo_reconnaissance")  # others may have played more of another
    expect(page.locator("tr.mine")).to_have_count(1)
    expect(page.locator("tr.mine")).to_contain_text("Tovak")
    hero = page.locator("label select").nth(1)
    hero.select_option(index=1)
    expect(page.locator("tr.mine")).to_have_count(1)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_all_honours_are_shown_to_who_has_none_and_fit_a_phone(open_page: Open, locale: str) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale)
    page.goto("/ladder")
    expect(page.locator("[data-honour]")).to_have_count(len(honours()))
    expect(page.locator("[data-won]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert "web-" not in page.locator("main").inner_text()
