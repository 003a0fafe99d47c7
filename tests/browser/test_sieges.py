"""Sieges and the Dragon on the page: portals, rubble, Brood and everything else that is asked only there, by hand."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from mageknight.minis import commands as c
from tests.browser.play import VOICE, arrange, await_step, seq
from tests.browser.test_battlefield import touch

SIEGE = """
game: minis
edition: second
seats: 2
total: 500
table: siege-field
begin: yes
figure 0: castles-453 of 0 at 18 12 turn 0
figure 1: castles-452 of 0 at 23 12 turn 0
figure 2: muster-140 of 0 at 30 8 facing 90
figure 3: muster-141 of 1 at 18 30 facing 270
"""
HUNT = """
game: minis
edition: second
seats: 2
total: 600
figure 0: apocalypse-001@1 of 0 at 18 18
figure 1: muster-141 of 1 at 34 34 facing 270
"""
FRONT = 1


def test_every_portal_has_a_button_and_a_section_in_hand_shows_its_own(page: Page) -> None:
    match: Match[Any] = begin(SIEGE.lstrip()).match
    arrange(page, match)
    page.locator(f"{VOICE}[data-decision='minis-portals']").wait_for(state="attached")
    page.locator("g.figure").first.wait_for()
    if page.locator(".curtain").count():
        page.get_by_role("button", name="Show my side").click()
    portals = page.locator("button", has_text="Open the ")
    expect(portals).to_have_count(3)
    page.locator("[data-roster='1']").click()
    expect(portals).to_have_count(1)
    before = seq(page)
    portals.click()
    await_step(page, before)
    page.locator("[data-roster='0']").click()
    before = seq(page)
    page.locator("button", has_text="Open the portcullis").click()
    await_step(page, before)
    page.get_by_role("button", name="Leave the portals as they are").click()
    page.locator(f"{VOICE}[data-decision='minis-action']").wait_for(state="attached")


def test_brood_is_set_down_by_hand(page: Page) -> None:
    match: Match[Any] = begin(HUNT.lstrip()).match
    match.play(c.Act(0, FRONT, "beastmother"))
    while match.pending()[0].kind != "minis-spawn":
        match.play(match.options(match.pending()[0]).all()[0])
    match.play(match.options(match.pending()[0]).all()[0])
    assert match.pending()[0].kind == "minis-place-spawn"
    arrange(page, match)
    page.locator("g.figure").first.wait_for()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    before = seq(page)
    confirm.click()
    await_step(page, before)
    expect(page.locator(f"{VOICE}[data-decision='minis-place-spawn']")).to_have_count(0)


def test_figures_that_are_asked_for_are_chosen_by_a_touch(page: Page) -> None:
    """Famine: tired opponents are pointed at; nothing else is to be done."""
    tired = (
        HUNT.replace("@1", "@2").replace("600", "900").replace("at 34 34 facing 270", "at 18 26 facing 270 tokens 2")
    )
    match: Match[Any] = begin(tired.lstrip()).match
    match.play(c.Act(0, FRONT, "famine"))
    while match.pending()[0].kind not in ("minis-starve", "minis-action"):
        match.play(match.options(match.pending()[0]).all()[0])
    assert match.pending()[0].kind == "minis-starve"
    arrange(page, match)
    page.locator("g.figure").first.wait_for()
    before = seq(page)
    touch(page, len(match.state.defs) - 1)
    await_step(page, before)
    expect(page.locator(f"{VOICE}[data-decision='minis-starve']")).to_have_count(0)
