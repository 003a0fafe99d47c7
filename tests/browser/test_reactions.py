"""Reactions of edition 2.0 on the page: the question is seen wherever one has scrolled, and what was begun goes on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from mageknight.minis import commands as c
from tests.browser.play import VOICE, arrange, await_step, seq
from tests.browser.test_battlefield import figure, middle, touch

SITUATION = """
game: minis
edition: second
seats: 2
total: 200
figure 0: muster-001 of 0 at 18 8 facing 90
figure 1: muster-141 of 0 at 18 5 facing 90
figure 2: muster-016 of 1 at 18 30 facing 270
"""


def test_a_reaction_comes_into_sight_and_the_move_goes_on_after_it(page: Page) -> None:
    match: Match[Any] = begin(SITUATION.lstrip()).match
    arrange(page, match)
    page.locator("g.figure").first.wait_for()
    touch(page, 0)
    x, y = middle(figure(page, 0))
    page.mouse.click(x, y - 60)
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    page.locator(".upper").evaluate("upper => upper.scrollTo(0, upper.scrollHeight)")
    before = seq(page)
    confirm.click()
    await_step(page, before)
    expect(page.locator(".effects")).to_be_in_viewport()
    before = seq(page)
    page.get_by_role("button", name="Do without").click()
    await_step(page, before)
    page.locator(f"{VOICE}[data-decision='minis-action']").wait_for(state="attached")
    expect(page.locator(".strip")).to_contain_text("moves to")


WATCH = """
game: minis
edition: second
seats: 2
total: 200
figure 0: muster-006 of 0 at 18 8 facing 90
figure 1: muster-141 of 0 at 6 5 facing 90
figure 2: muster-016 of 1 at 18 16 facing 270
figure 3: muster-016 of 1 at 30 30 facing 270
"""


def test_whoever_has_kept_watch_is_in_hand_with_its_shot(page: Page) -> None:
    match: Match[Any] = begin(WATCH.lstrip()).match
    match.play(c.Act(0, 0, "overwatch"))
    while match.pending()[0].kind != "minis-watch":
        decision = next(each for each in match.pending() if not each.standing)
        ends = c.EndTurn(decision.seat)
        match.play(ends if match.explain(ends) is None else match.options(decision).all()[0])
    arrange(page, match)
    page.locator("g.figure").first.wait_for()
    if page.locator(".curtain").count():
        page.get_by_role("button", name="Show my side").click()
    expect(page.locator("[data-how='shoot']")).to_be_enabled()
    page.keyboard.press("f")
    shot = page.get_by_role("button", name="Attack 72")
    expect(shot).to_be_visible()
    before = seq(page)
    shot.click()
    await_step(page, before)
    expect(page.locator(".strip")).to_contain_text("against 15")
