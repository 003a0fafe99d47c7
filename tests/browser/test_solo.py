"""A person alone: from the start page to the score sheet, by mouse, by keyboard, by touch."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.play import VOICE, answer_first, await_step, begin_board, open_actions, open_card, seq

MOST_STEPS = 1500
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
LAZY = {"end-turn": 0.5, "begin-rest": 0.2, "forfeit": 0.2}
"""How much rarer than others some actions are chosen, so that something happens in every turn."""


def test_one_click_leads_to_the_first_decision(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".prompt h2")).to_have_text("Which hero do you play?")
    expect(page.locator(".tray .answer")).to_have_count(7)


def test_a_whole_game_is_played_by_clicking_what_is_offered(page: Page) -> None:
    begin_board(page)
    open_actions(page)
    choose = random.Random(7)
    for _ in range(MOST_STEPS):
        if page.locator(".sheet table").count():
            break
        before = seq(page)
        kinds = (
            page.locator(".actions ol")
            .first.locator("button.act")
            .evaluate_all("all => all.map(each => each.dataset.do)")
        )
        at = choose.choices(range(len(kinds)), [LAZY.get(kind, 1.0) for kind in kinds])[0]
        page.locator("button.act").nth(at).click()
        await_step(page, before)
    expect(page.locator(".sheet h2")).not_to_be_empty()
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    expect(page.get_by_role("row", name="Fame")).to_be_visible()
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


def test_a_turn_is_played_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    for kind in ("hero", "tactic"):
        page.locator(f"{VOICE}[data-decision='{kind}']").wait_for(state="attached")
        before = seq(page)
        page.keyboard.press("a")
        expect(page.locator("button.act").first).to_be_focused()
        page.keyboard.press("1")
        await_step(page, before)
        page.keyboard.press("Escape")
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    for _ in range(2):
        before = seq(page)
        page.keyboard.press("a")
        wanted = page.locator("button.act[data-do='play-card']").filter(has_text="sideways for move").first
        wanted.focus()
        page.keyboard.press("Enter")
        await_step(page, before)
        page.keyboard.press("Escape")
    space = page.locator("g.space.legal[data-steps='1']").first
    before = seq(page)
    space.focus()
    page.keyboard.press("Enter")
    await_step(page, before)
    before = seq(page)
    page.keyboard.press("u")
    await_step(page, before)
    before = seq(page)
    page.keyboard.press("e")
    await_step(page, before)


def test_keys_are_listed(page: Page) -> None:
    begin_board(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


@pytest.mark.parametrize("viewport", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_a_turn_is_played_by_touch_on_a_phone(open_page: Open, viewport: ViewportSize) -> None:
    page = open_page(viewport=viewport, has_touch=True, is_mobile=True)
    page.goto("/")
    page.get_by_role("button", name="Play now").tap()
    answer_first(page, "hero")
    answer_first(page, "tactic")
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    page.locator(".hand button").first.tap()
    before = seq(page)
    page.locator(".choices button").filter(has_text="sideways for move").tap()
    await_step(page, before)
    page.locator(".hand button").first.tap()
    before = seq(page)
    page.locator(".choices button").filter(has_text="sideways for move").tap()
    await_step(page, before)
    space = page.locator("g.space.legal").first
    before = seq(page)
    space.tap()
    expect(page.locator("g.space.chosen")).to_have_count(1)
    assert seq(page) == before, "the first touch only shows"
    page.locator("g.space.chosen").tap()
    await_step(page, before)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "nothing to scroll sideways"


def test_undo_and_redo_walk_back_and_forth(page: Page) -> None:
    begin_board(page)
    answer_first(page, "hero")
    answer_first(page, "tactic")
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    hand = page.locator(".hand li")
    count = hand.count()
    # A card with one use alone is played by the first click.
    cards = page.locator(".hand button")
    open_card(page, cards.evaluate_all("cards => cards.findIndex((each) => each.querySelector('.half.can'))"))
    before = seq(page)
    page.locator(".choices button").filter(has_text="sideways").first.click()
    await_step(page, before)
    expect(hand).to_have_count(count - 1)
    page.get_by_role("button", name="Undo").click()
    expect(hand).to_have_count(count)
    page.get_by_role("button", name="Redo").click()
    expect(hand).to_have_count(count - 1)


def test_the_language_changes_in_mid_game(page: Page) -> None:
    begin_board(page)
    expect(page.locator(".prompt h2")).to_have_text("Which hero do you play?")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".prompt h2")).not_to_have_text("Which hero do you play?")
    expect(page.get_by_role("button", name="Rückgängig")).to_be_visible()


def test_a_refusal_is_shown_with_its_reason(page: Page) -> None:
    begin_board(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt .refusal")).to_have_text(re.compile("nothing to take back"))


def test_what_cannot_be_done_says_why(page: Page) -> None:
    begin_board(page)
    answer_first(page, "hero")
    answer_first(page, "tactic")
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    page.locator("[data-subject^='offer-unit:']").first.click()
    reason = page.locator(".ledger .not").first
    expect(reason).to_be_visible()
    rule = reason.locator("a").first
    expect(rule).to_have_attribute("href", f"/rules?find={rule.inner_text()}")


def test_a_match_is_saved_and_loaded_as_a_file(page: Page, tmp_path) -> None:
    begin_board(page)
    answer_first(page, "hero")
    page.keyboard.press("m")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the match as a file").click()
    file = tmp_path / "match.mkm"
    download.value.save_as(file)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(f"{VOICE}[data-decision='tactic']").wait_for(state="attached")


def test_words_and_icons_explain_themselves(page: Page) -> None:
    begin_board(page)
    answer_first(page, "hero")
    answer_first(page, "tactic")
    page.locator(".sheet [data-gloss='term:fame']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Reaching the end of a line")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("g")
    page.get_by_role("searchbox", name="Look up a word").fill("arcane")
    expect(page.locator(".glossary dt")).to_have_text(["Arcane Immunity"])
