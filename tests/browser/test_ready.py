"""The shelf of ready games on the start page: one click, and one sits at the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_a_ready_game_begins_with_one_click(page: Page) -> None:
    page.goto("/")
    card = page.locator('[data-ready="angry"]')
    expect(card.locator("svg")).to_be_visible()
    card.click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("The Angry Dragon").first).to_be_attached()
    expect(page.locator(".prompt").first).to_be_visible()


def test_every_ready_game_has_its_picture_and_its_words_in_both_languages(page: Page) -> None:
    page.goto("/")
    cards = page.locator("[data-ready]")
    expect(cards.first).to_be_visible()
    assert cards.locator("svg").count() == cards.count()
    english = cards.all_inner_texts()
    page.get_by_role("button", name="Deutsch").click()
    expect(cards.first).not_to_have_text(english[0])
