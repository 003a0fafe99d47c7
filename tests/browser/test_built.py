"""Constructed terrain on the table of the miniatures: drawn with what is left of it, attacked by a click on it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from tests.browser.play import arrange, await_step, seq
from tests.browser.test_battlefield import touch
from tests.browser.test_screens import check

SITUATION = """
game: minis
edition: second
seats: 2
total: 200
terrain:
  wooden-watchtower: 22 22
  barricade: 12 22
  palisade: 15 15.7
  hedgerow: 25 10
  earthwork: 8 28
  bridge: 10 10
  mantlet: 20.2 15.4
  stone-shrine: 28 28
figure 0: muster-001 of 0 at 15 14.75 facing 90
figure 1: muster-001 of 0 at 20.2 14.5 facing 90
figure 2: muster-004 of 0 at 19 9 facing 90
figure 3: muster-016 of 1 at 22 22 facing 270
figure 4: muster-016 of 1 at 12 23 facing 270
"""


def opened(page: Page) -> Page:
    match: Match[Any] = begin(SITUATION.lstrip()).match
    arrange(page, match)
    page.locator("g.figure").first.wait_for()
    return page


def test_a_palisade_is_attacked_by_a_click_on_it(page: Page) -> None:
    opened(page)
    shield = page.locator("[data-feature='2']")
    expect(shield).to_contain_text("3")
    expect(shield).to_have_attribute(
        "aria-label",
        "Palisade (blocking terrain): defense 15, fortification 0, 3 of 3 structural points left this turn",
    )
    touch(page, 0)
    before = seq(page)
    page.locator("[data-how='batter']").click()
    await_step(page, before)
    expect(page.locator(".prompt")).to_contain_text("which constructed terrain do you attack?")
    expect(page.locator("g.spot[data-do='target-piece']")).to_have_count(1)
    check(page)
    before = seq(page)
    page.locator("g.spot[data-do='target-piece']").click()
    await_step(page, before)


def test_a_mantlet_is_pushed_to_a_place_that_is_lit(page: Page) -> None:
    opened(page)
    touch(page, 1)
    before = seq(page)
    page.locator("[data-how='push-along']").click()
    await_step(page, before)
    spots = page.locator("g.spot[data-do='push-piece']")
    expect(spots.first).to_be_visible()
    before = seq(page)
    spots.last.dispatch_event("click")
    await_step(page, before)
    expect(page.locator("[data-feature='6']")).to_contain_text("2")
