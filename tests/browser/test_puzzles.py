"""Puzzles in a real browser: found in their list, solved, missed and begun again, on a phone and in German too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.saves import save
from mageknight.kernel.situations.rehearsal import begin
from mageknight.puzzles.puzzle import Puzzle
from mageknight.puzzles.shelf import after, puzzles_of
from tests.browser.conftest import PHONE, Open
from tests.browser.play import await_step, seq

FIRST = pytest.mark.parametrize(
    "puzzle", [puzzles_of(game)[0] for game in ("board", "minis")], ids=lambda each: each.name
)


def open_puzzle(page: Page, puzzle: Puzzle) -> Locator:
    page.goto(f"/puzzles/{puzzle.game}")
    page.locator(f"[data-puzzle='{puzzle.name}']").click()
    card = page.locator(".puzzle")
    card.wait_for()
    return card


def follow(page: Page, card: Locator, puzzle: Puzzle) -> None:
    """Let the solution be shown step by step."""
    for _ in puzzle.solution:
        before = seq(page)
        card.locator("[data-act='show']").click()
        await_step(page, before)


@FIRST
def test_a_puzzle_is_shown_solved_and_the_next_one_begins(page: Page, puzzle: Puzzle) -> None:
    card = open_puzzle(page, puzzle)
    expect(card).to_have_attribute("data-status", "open")
    follow(page, card, puzzle)
    expect(card).to_have_attribute("data-status", "solved")
    card.locator("[data-act='next']").click()
    expect(card).to_have_attribute("data-status", "open")
    following = after(puzzle)
    assert following is not None
    expect(card.locator("h2")).to_contain_text(str(following.number))


def test_whoever_ends_the_turn_has_missed_and_may_begin_again(page: Page) -> None:
    card = open_puzzle(page, puzzles_of("minis")[0])
    page.get_by_role("button", name="All actions").click()
    page.locator("button.act[data-do='end-turn']").click()
    expect(card).to_have_attribute("data-status", "missed")
    card.locator("[data-act='again']").click()
    expect(card).to_have_attribute("data-status", "open")


@FIRST
def test_a_puzzle_fits_a_phone_in_german(open_page: Open, puzzle: Puzzle) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")
    card = open_puzzle(page, puzzle)
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


MINE = """
game: board
scenario: solo_conquest
heroes: norowas
source: blue, green, red
combat:
  enemies: diggers
  phase: ranged
  kind: rampage
seat 0:
  hand: determination, rage, march
"""


def own_table(page: Page) -> str:
    """A table at a position of one's own."""
    page.goto("/puzzles/board")
    page.locator(f"[data-puzzle='{puzzles_of('board')[0].name}']").click()
    page.locator(".puzzle").wait_for()
    return str(
        page.evaluate(
            "text => fetch('/api/import', {method: 'POST', body: text, headers: {'x-mageknight': '1', 'content-type': 'text/plain'}})"
            ".then(answer => answer.json()).then(answer => answer.table)",
            save.dumps(begin(MINE).match),
        )
    )


def test_a_puzzle_is_made_on_a_phone_by_touch(open_page: Open) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(f"/table/{own_table(page)}")
    page.locator("[data-decision]").first.wait_for(state="attached")
    page.keyboard.press("m")
    page.locator("[data-act='puzzle']").tap()
    page.locator("label.goal").filter(has=page.locator("input[value='victory']")).tap()
    expect(page.locator("input[value='victory']")).to_be_checked()
    page.locator("input[name='title']").fill("Diggers on the road")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "nothing to scroll sideways"
    page.locator("[data-act='make']").tap()
    made = page.locator("[data-made]")
    expect(made).to_have_attribute("data-proved", "")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "nor afterwards"
    made.locator("[data-act='try']").tap()
    expect(page.locator(".puzzle")).to_contain_text("Diggers on the road")


def test_a_puzzle_is_made_at_a_table_and_opens_on_another_page(page: Page, open_page: Open) -> None:
    table = own_table(page)
    page.goto(f"/table/{table}")
    page.locator("[data-decision]").first.wait_for(state="attached")
    page.keyboard.press("m")
    page.locator("[data-act='puzzle']").click()
    page.locator("input[value='victory']").check()
    page.locator("input[name='title']").fill("Diggers at dusk")
    page.locator("[data-act='make']").click()
    made = page.locator("[data-made]")
    expect(made).to_have_attribute("data-proved", "")
    name = made.get_attribute("data-made")
    assert f"/puzzles/play/{name}" in made.locator("input").input_value()
    other = open_page(locale="de")
    other.goto(f"/puzzles/play/{name}")
    card = other.locator(".puzzle")
    expect(card).to_contain_text("Diggers at dusk")
    expect(card).to_have_attribute("data-status", "open")
    page.goto("/puzzles/board")
    page.locator(f"[data-own='{name}'] [data-act='forget']").click()
    expect(page.locator(f"[data-own='{name}']")).to_have_count(0)
