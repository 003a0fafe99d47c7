"""Undo that can be used, luck while one plays, and a battle looked back at."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.play import VOICE, await_step, seq
from tests.browser.test_battlefield import begun, touch
from tests.browser.test_fights import table
from tests.browser.test_minis import begin_skirmish, deploy
from tests.browser.test_screens import check


def test_the_computer_waits_while_the_last_step_can_be_taken_back(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label(re.compile("^The computer waits")).check()
    begin_skirmish(page)
    page.locator("[data-place-all]").click()
    proceed = page.locator("[data-proceed]")
    expect(proceed).to_be_visible()
    expect(page.locator(".prompt h2")).to_contain_text("take it back")
    before = seq(page)
    page.keyboard.press("u")
    page.locator(f"{VOICE}[data-decision='minis-deploy']").wait_for(state="attached")
    page.locator("[data-confirm]:enabled").click()
    expect(proceed).to_be_visible()
    page.keyboard.press("e")
    page.wait_for_function(
        "before => Number(document.querySelector('[data-seq]').dataset.seq) > before + 2", arg=before
    )
    check(page)


def test_the_turn_limit_is_in_sight(page: Page) -> None:
    begin_skirmish(page)
    deploy(page)
    expect(page.locator(".about")).to_contain_text(re.compile(r"Turn 1 of 20"))
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".turns")).to_have_text(re.compile(r"1/20"))


def test_luck_is_told_after_a_throw_and_sounds_are_asked_for_once(page: Page) -> None:
    table(page)
    touch(page, 0)
    begun(page, "fight")
    touch(page, 2)
    before = seq(page)
    page.locator(".prompt [data-attack]").click()
    await_step(page, before)
    page.locator(".luck summary").click()
    expect(page.locator(".luck")).to_contain_text("of 1 attacks hit, 0.7 were to be expected")
    page.locator("[data-hear]").click()
    expect(page.locator("[data-hear]")).to_have_count(0)
    check(page)


def test_at_one_screen_the_turn_is_handed_over(page: Page) -> None:
    table(page)
    page.locator(".prompt [data-do='end-turn']").click()
    page.locator(".prompt [data-do='end-turn']").click()
    expect(page.locator("[data-hand-over]")).to_have_text("Player 2, it is your turn")
