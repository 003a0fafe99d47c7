"""Plans on the board: where one can go, what a fight needs, what a purchase lacks, and cards that can be read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mageknight.board.content.library import LIB, library
from tests.board.rules.fights import fight, sideways
from tests.board.rules.land import land
from tests.board.rules.sites import visit
from tests.browser.conftest import PHONE, Open
from tests.browser.play import arrange, await_step, seq
from tests.play import situation

FAR = "g.space.legal[data-steps='2']"


def place(page: Page, text: str) -> Any:
    """A space by its coordinates."""
    return page.locator(f"g.space[aria-label*='({text})']")


def test_reachable_spaces_tell_their_cost_and_the_way_is_walked_by_one_click(page: Page) -> None:
    arrange(page, land(more="move: 5"))
    goal = place(page, "1,-2")
    expect(goal).to_have_attribute("data-steps", "2")
    expect(goal).to_have_attribute("aria-label", re.compile("4 of 5 Move. 2 steps"))
    goal.hover()
    expect(page.locator("g.way .plate")).to_have_count(1)
    expect(page.locator("g.way")).to_contain_text("4 of 5 Move")
    before = seq(page)
    goal.click()
    page.wait_for_function("at => Number(document.querySelector('[data-seq]').dataset.seq) >= at", arg=before + 2)
    expect(goal).to_have_attribute("aria-label", re.compile("Arythea"))
    expect(page.locator(".played .sum b")).to_have_text("1")


def test_what_is_too_far_says_how_much_is_missing(page: Page) -> None:
    arrange(page, land(more="move: 5"))
    goal = place(page, "1,-3")
    expect(goal).to_have_attribute("aria-label", re.compile("short by 2"))
    goal.click()
    expect(page.locator(".ledger .sheet .meter")).to_contain_text("short by 2")
    expect(page.locator(".prompt h2")).to_contain_text("short by 2")


def test_a_way_is_walked_by_keyboard_from_space_to_space(page: Page) -> None:
    arrange(page, land(more="move: 5"))
    expect(page.locator(FAR).first).to_be_attached()
    page.locator("g.space.legal[data-steps='1']").first.focus()
    first = page.evaluate("document.activeElement.dataset.subject")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.subject") != first
    expect(page.locator("g.way")).to_be_visible()
    place(page, "1,-2").focus()
    before = seq(page)
    page.keyboard.press("Enter")
    await_step(page, before)
    expect(place(page, "1,-2")).to_have_attribute("aria-label", re.compile("Arythea"))


def test_a_finger_sees_the_way_first(open_page: Open) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    arrange(page, land(more="move: 5"))
    goal = place(page, "1,-2")
    expect(goal).to_have_attribute("data-steps", "2")
    before = seq(page)
    goal.tap()
    expect(page.locator(".prompt h2")).to_contain_text("4 of 5 Move")
    assert seq(page) == before
    goal.tap()
    await_step(page, before)
    expect(goal).to_have_attribute("aria-label", re.compile("Arythea"))


def test_a_walk_that_begins_a_fight_is_shown_before(page: Page) -> None:
    arrange(page, visit("countryside_03", "C", more="move: 9", tokens=""))
    keep = page.locator("g.space[data-danger]").first
    expect(keep).to_have_attribute("aria-label", re.compile("begins an assault"))
    before = seq(page)
    keep.click()
    expect(page.locator(".ledger .danger")).to_contain_text("begins an assault")
    assert seq(page) == before
    page.get_by_role("button", name=re.compile("Go there")).click()
    # Nobody defends the Keep, so the fight may be over before anybody looks: the hero stands there.
    expect(place(page, "5,-6")).to_have_attribute("aria-label", re.compile("Arythea"))


@pytest.mark.parametrize("phase, words", [("attack", "short by 3"), ("block", "short by 4")])
def test_every_enemy_says_what_it_still_needs(page: Page, phase: str, words: str) -> None:
    match = fight("prowlers", "march, march, stamina, rage", phase)
    arrange(page, match)
    expect(page.locator(".foe .meter")).to_contain_text(words)


def test_the_sum_behind_what_was_gathered_is_told(page: Page) -> None:
    match = fight("ironclads", "march, march, stamina", "attack")
    for card in ("march", "march", "stamina"):
        sideways(match, "attack", card)
    arrange(page, match)
    expect(page.locator(".foe .need")).to_contain_text("1 = 1 March + 1 March + 1 Stamina − 2 counts half")
    expect(page.locator(".foe .need")).to_contain_text("counts half: physical")


def test_the_market_says_what_a_purchase_lacks(page: Page) -> None:
    arrange(page, land("2,-3", "hand: march, march", more="units: peasants, foresters"))
    market = page.locator(".ledger .market")
    expect(market).to_contain_text("Peasants")
    expect(market).to_contain_text("short by 4")
    expect(market).to_contain_text("Healing of one Wound")
    market.get_by_role("button", name=re.compile("Peasants")).click()
    expect(page.locator(".ledger .sheet .meter")).to_contain_text("short by 4")


CUT_OFF = """() => [...document.querySelectorAll('.hand button[data-card]')].filter((card) => {
  const whole = card.getBoundingClientRect();
  return [...card.querySelectorAll('.half')].some((half) => {
    const room = half.getBoundingClientRect();
    return [...half.querySelectorAll('.text, .rows, .quad')].some((words) => {
      const taken = words.getBoundingClientRect();
      return taken.right > whole.right + 1 || taken.top < room.top - 2 || taken.bottom > room.bottom + 2;
    });
  });
}).map((card) => card.dataset.card)"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_card_of_a_hand_can_be_read_as_it_lies(open_page: Open, lang: str, size: str) -> None:
    page = open_page(locale=lang, **({"viewport": PHONE, "has_touch": True} if size == "phone" else {}))
    library()
    names = [card.name for card in LIB.cards if card.name != "wound"]
    for some in range(0, len(names), 40):
        lines = ["game: board", "seats: 1", "seat 0:", "  hand: " + ", ".join(names[some : some + 40])]
        arrange(page, situation("\n".join(lines)))
        expect(page.locator(".hand button[data-card]").first).to_be_visible()
        page.evaluate("document.fonts.ready")
        assert page.evaluate(CUT_OFF) == []
