"""Puzzles in a real browser: found in their list, solved, missed and begun again, on a phone and in German too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import mageknight.games  # noqa: F401  # makes the games known
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
    page.keyboard.press("e")
    page.keyboard.press("e")
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
