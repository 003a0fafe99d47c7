"""Great battles of the set-up form: one click fills everything in, a second one begins."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_a_dragon_hunt_begins_with_two_clicks(page: Page) -> None:
    page.goto("/new/minis")
    card = page.locator("[data-occasion=angry]")
    expect(card.locator("svg").first).to_be_visible()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    seats = page.locator(".who fieldset").first.locator("select")
    expect(seats).to_have_count(3)
    assert [each.input_value() for each in seats.all()] == ["me", "bot:knight", "bot:knight"]
    page.locator(".begin button").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("Dragon hunt").first).to_be_attached()
