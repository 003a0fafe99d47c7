"""Hands on the pieces of the board game: cards dragged by a half, units used by an ability, points spent by the number."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mageknight.board.content.library import LIB
from mageknight.board.terms import CUMBERSOME
from tests.board.rules.fights import fight
from tests.board.rules.rivals import duel
from tests.board.rules.sites import visit
from tests.browser.play import arrange, await_step, decision, seq


def test_a_half_dragged_onto_the_map_is_played(page: Page) -> None:
    arrange(page, visit("countryside_03", "SW", "hand: march, rage"))
    before = seq(page)
    half = page.locator('.hand button[data-card="march"] [data-half="basic"]')
    half.drag_to(page.locator(".scene"), steps=10)
    await_step(page, before)
    expect(page.locator(".played")).to_contain_text("March")


def test_a_card_dragged_by_its_title_is_opened(page: Page) -> None:
    arrange(page, visit("countryside_03", "SW", "hand: march, rage"))
    before = seq(page)
    page.locator('.hand button[data-card="march"] .title').drag_to(page.locator(".scene"), steps=10)
    expect(page.locator(".sheet h2")).to_have_text("March")
    assert seq(page) == before


def test_a_unit_is_used_by_a_click_on_its_ability(page: Page) -> None:
    arrange(page, fight("prowlers", "march", "attack", seat="units: utem_crossbowmen"))
    before = seq(page)
    page.locator(".units [data-ability]").first.click()
    await_step(page, before)
    expect(page.locator(".units .unit.spent")).to_have_count(1)


def test_an_only_enemy_is_aimed_at_by_itself(page: Page) -> None:
    arrange(page, fight("prowlers", "rage", "attack", seat="mana: red"))
    page.locator('.hand button[data-card="rage"] [data-half="strong"]').click()
    expect(page.locator(".prompt [data-do=strike]")).to_be_visible()
    expect(page.locator(".foe.aimed")).to_have_count(1)
    before = seq(page)
    page.keyboard.press("e")
    await_step(page, before)
    assert decision(page) != "combat", "with its last enemy the fight is over"


def test_undo_and_redo_pass_questions_nobody_was_asked(page: Page) -> None:
    arrange(page, fight("prowlers", "rage, march", "attack", seat="mana: red"))
    page.locator('.hand button[data-card="rage"] [data-half="strong"]').click()
    expect(page.locator(".foe.aimed")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".hand button[data-card='rage']")).to_have_count(1)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".foe.aimed")).to_have_count(1)
    expect(page.locator(".prompt [data-do=strike]")).to_be_visible()


def test_move_points_are_spent_by_the_number(page: Page) -> None:
    slow = next(one.name for one in LIB.enemies if one.abilities & CUMBERSOME)
    arrange(page, fight(slow, "march, march", "block", more="move: 4"))
    sums = page.locator(".played .sum b")
    expect(sums).to_have_text("4")
    page.locator("[data-spend='3']").first.click()
    expect(sums).to_have_text("1")


def test_an_attack_on_another_hero_is_declined_in_its_own_words(page: Page) -> None:
    arrange(page, duel("hand: march, rage", "hand: march, rage", phase="ranged"))
    page.locator("[data-do='end-phase'], [data-curtain], .curtain button").first.wait_for()
    if page.locator(".curtain button").count() > 0:
        page.locator(".curtain button").click()
    expect(page.locator(".prompt [data-do=end-phase]")).to_contain_text("attack")
    expect(page.locator(".prompt")).not_to_contain_text("On to Block")
