"""Moments of doubt of a Solo Conquest played by hand to its end: what was cut, what was put forward in vain, what could be misread."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.board.rules.fights import fight
from tests.board.rules.land import land
from tests.browser.conftest import DESKTOP
from tests.browser.play import VOICE, arrange, await_step, begin_board, seq
from tests.play import do

VILLAGE = "2,-3"
BESIDE_ORCS = "1,-3"
ORCS = "1,-4: prowlers"


def test_the_hand_can_be_read_while_a_tactic_is_chosen(page: Page) -> None:
    begin_board(page)
    page.locator(".tray .answer").first.click()
    page.locator(f"{VOICE}[data-decision='tactic']").wait_for(state="attached")
    first = page.locator(".hand button[data-card]").first
    expect(first).to_be_visible()
    box = first.bounding_box()
    assert box
    assert box["y"] + box["height"] <= DESKTOP["height"]


def test_units_stay_in_sight_while_a_skill_asks_in_a_fight(page: Page) -> None:
    arrange(page, fight("prowlers", "march, rage", "block", seat="skills: tovak_shield_mastery; units: peasants"))
    before = seq(page)
    page.locator(".chips button", has_text="Shield Mastery").click()
    await_step(page, before)
    expect(page.locator(".tray .answer")).to_have_count(3)
    expect(page.locator(".unit")).to_be_in_viewport()


def test_an_elusive_enemy_tells_both_its_armors(page: Page) -> None:
    arrange(page, fight("orc_trackers", "march, rage", "block"))
    expect(page.locator(".foe")).to_contain_text("Armor 3 once all its attacks are blocked")


def test_with_nothing_in_hand_no_fight_is_urged(page: Page) -> None:
    arrange(page, land(BESIDE_ORCS, "hand: ; units: peasants spent", tokens=ORCS))
    before = seq(page)
    page.locator(".prompt button", has_text="End the turn").click()
    await_step(page, before)
    assert seq(page) > before, "the turn ends without a question about the fight"


def test_move_that_leads_somewhere_leaves_the_end_of_the_turn_calm(page: Page) -> None:
    arrange(page, land("0,0", "hand: ", more="move: 4"))
    expect(page.locator(".prompt button", has_text="End the turn")).to_be_visible()
    expect(page.locator(".prompt .pri")).to_have_count(0)


def test_cards_picked_for_an_effect_are_not_skipped_by_the_coloured_button(page: Page) -> None:
    match = fight("prowlers", "bow_of_starsdawn, march, rage", "ranged")
    do(match, "0: play-card bow_of_starsdawn basic")
    arrange(page, match)
    expect(page.locator(".prompt button", has_text="No, go on")).to_be_visible()
    expect(page.locator(".prompt .pri")).to_have_count(0)


def test_many_words_on_a_button_take_no_line_of_their_own_between_short_ones(page: Page) -> None:
    arrange(page, land(VILLAGE, "hand: march, rage; deck: rage, march"))
    rows = page.evaluate(
        "() => new Set([...document.querySelectorAll('.prompt .acts button')]"
        ".map(each => Math.round(each.getBoundingClientRect().bottom))).size"
    )
    assert rows <= 2
