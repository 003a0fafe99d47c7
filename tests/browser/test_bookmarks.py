"""Moments of a match by names of one's own: kept with the person, looked at again, played on from at a new table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.board.rules.sites import visit
from tests.browser.play import VOICE, arrange, await_step, seq


def open_bookmarks(page: Page) -> None:
    page.keyboard.press("m")
    page.locator("[data-act=bookmarks]").click()


def test_a_moment_gets_a_name_and_is_played_from_again(page: Page) -> None:
    arrange(page, visit("countryside_03", "SW", "hand: march, rage"))
    expect(page.locator(".hand button")).to_have_count(2)
    home = page.url
    open_bookmarks(page)
    page.locator("[data-bookmark-name]").fill("Before the march")
    page.keyboard.press("Enter")
    mark = page.locator("[data-bookmark]")
    expect(mark).to_contain_text("Before the march")
    page.keyboard.press("Escape")
    before = seq(page)
    page.locator('.hand button[data-card="march"] [data-half="basic"]').click()
    await_step(page, before)
    page.reload()
    page.locator(VOICE).wait_for(state="attached")
    open_bookmarks(page)
    mark.locator("button", has_text="Play from here").click()
    page.wait_for_url(lambda url: "/table/" in url and url != home)
    expect(page.locator(".hand button")).to_have_count(2)


def test_a_named_moment_is_seen_again_and_forgotten(page: Page) -> None:
    arrange(page, visit("countryside_03", "SW", "hand: march, rage"))
    open_bookmarks(page)
    page.locator("[data-bookmark-name]").fill("The start")
    page.keyboard.press("Enter")
    mark = page.locator("[data-bookmark]")
    expect(mark.locator("a")).to_have_attribute("href", "/replay/" + page.url.split("/table/")[1] + "?action=0")
    mark.locator("button").last.click()
    expect(mark).to_have_count(0)
