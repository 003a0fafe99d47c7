"""Sorcery in the browser: a book is leafed through, a spell cast with its odds in sight, and countered by the other player."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from tests.browser.play import VOICE, arrange, await_step, seq
from tests.browser.test_battlefield import touch
from tests.browser.test_screens import check

SITUATION = """
game: minis
edition: second
seats: 2
total: 300
figure 0: muster-145 of 0 at 12 16 facing 0 with R-014
figure 1: muster-144 of 0 at 12 13 facing 0
figure 2: muster-261 of 1 at 22 20 facing 180 with R-013
figure 3: muster-260 of 1 at 18 16 facing 180
book 0: 0 ember-dart glyph-of-warding stone-skin deny
book 1: 2 gust balm
chance:
  dice: 0 0 5
"""
"""The keeper casts with a pair of ones; the abbot counters with a six."""


def lifted(page: Page) -> None:
    """Whoever is asked next at the one screen shows his side."""
    page.locator(".curtain").wait_for()
    page.get_by_role("button", name="Show my side").click()
    expect(page.locator(".curtain")).to_have_count(0)


def opened(page: Page) -> Page:
    match: Match[Any] = begin(SITUATION.lstrip()).match
    arrange(page, match)
    page.locator(f"{VOICE}[data-decision], .curtain").first.wait_for(state="attached")
    if page.locator(".curtain").count():
        lifted(page)
    page.locator("g.figure").first.wait_for()
    return page


def test_one_leafs_through_the_own_book_and_sees_the_backs_of_another(page: Page) -> None:
    opened(page)
    touch(page, 0)
    book = page.locator("[data-book='0']")
    expect(book.locator("[data-spell]")).to_have_attribute("data-spell", "ember-dart")
    expect(book.locator(".spine")).to_have_text(["Ember Dart", "Glyph of Warding", "Stone Skin", "Deny"])
    book.locator("[data-leaf='1']").click()
    expect(book.locator("[data-spell]")).to_have_attribute("data-spell", "glyph-of-warding")
    check(page)
    page.keyboard.press("Escape")
    touch(page, 2)
    other = page.locator("[data-book='1']")
    expect(other.locator(".backs span")).to_have_count(2)
    expect(other.locator("[data-spell]")).to_have_count(0)


def test_a_spell_is_cast_and_countered(page: Page) -> None:
    opened(page)
    touch(page, 0)
    before = seq(page)
    cast = page.locator("[data-how='cast']")
    expect(cast).to_contain_text("Ember Dart")
    expect(page.locator("[data-chance]")).not_to_have_count(0)
    cast.click()
    await_step(page, before)
    expect(page.locator("[data-chance]")).to_have_count(0)
    tray = page.locator("section.tray")
    expect(tray.locator("[data-spell]")).to_have_attribute("data-spell", "ember-dart")
    expect(tray.locator("button.answer").first).to_contain_text("%")
    check(page)
    before = seq(page)
    tray.locator("button.answer").first.click()
    await_step(page, before)
    lifted(page)
    expect(tray.locator(".question")).to_have_text("Counter this spell?")
    answer = tray.locator("button.answer").first
    expect(answer).to_contain_text("% against")
    check(page)
    before = seq(page)
    answer.click()
    await_step(page, before)
    lifted(page)
    touch(page, 0)
    expect(page.locator("[data-book='0'] .down").first).to_be_visible()
