"""Attacks at the table: chosen, looked at, and thrown by one button; what happened is acted out, and can be cut short."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from tests.browser.conftest import PHONE, Open
from tests.browser.play import arrange, await_step, seq
from tests.browser.test_battlefield import begun, figure, middle, touch

DUEL = """
game: minis
seats: 2
total: 100
figure 0: rebellion-005 of 0 at 15.7 14 facing 90
figure 1: rebellion-001 of 0 at 20 9 facing 90 tokens 2
figure 2: rebellion-065 of 1 at 15.7 15.5 facing 270
figure 3: rebellion-062 of 1 at 30 30 facing 270
"""
"""A guardsman faces a troll and nobody can help him; a crossbowman has two tokens."""


def table(page: Page, situation: str = DUEL) -> Page:
    match: Match[Any] = begin(situation.lstrip()).match
    arrange(page, match)
    page.locator("g.figure").first.wait_for()
    return page


def test_no_dice_fall_before_the_button_that_says_so(page: Page) -> None:
    table(page)
    touch(page, 0)
    begun(page, "fight")
    before = seq(page)
    touch(page, 2)
    button = page.locator(".prompt [data-attack]")
    expect(button).to_have_text(re.compile(r"Attack 72 %"))
    expect(button.locator(".barrier")).to_be_visible()
    assert seq(page) == before, "choosing whom to attack throws nothing"
    expect(page.locator(".rolls")).to_have_count(0)
    button.click()
    await_step(page, before)
    expect(page.locator(".rolls")).to_be_visible()


def test_the_same_button_attacks_from_rest(page: Page) -> None:
    table(page)
    touch(page, 0)
    touch(page, 2)
    before = seq(page)
    expect(page.locator(".prompt [data-attack]")).to_have_text(re.compile(r"Attack 72 %"))
    page.keyboard.press("e")
    await_step(page, before)
    expect(page.locator(".rolls")).to_be_visible()


def test_who_cannot_move_shows_no_reach(page: Page) -> None:
    table(page)
    touch(page, 1)
    expect(page.locator("g.figure.chosen")).to_have_attribute("data-figure", "1")
    expect(page.locator("[data-reach]")).to_have_count(0)
    touch(page, 0)
    expect(page.locator("[data-reach]")).to_have_count(1)


def test_the_actions_keep_their_places_and_say_why_not(page: Page) -> None:
    table(page)
    touch(page, 0)
    expect(page.locator(".bar .act-tile b").first).to_be_visible()
    names = page.locator(".bar .act-tile b").all_inner_texts()
    assert names.index("Move") < names.index("Shoot") < names.index("Fight") < names.index("Pass")
    expect(page.locator(".act-tile.off .reason").first).not_to_be_empty()


def test_a_click_on_the_figure_in_hand_moves_it_and_does_not_set_it_down(page: Page) -> None:
    table(page)
    touch(page, 0)
    x, y = middle(figure(page, 0))
    page.mouse.click(x - 80, y + 40)
    page.locator("g.ghost").wait_for()
    before = seq(page)
    left = page.get_by_label("From the left")
    was = left.input_value()
    page.mouse.click(x - 74, y + 40)
    expect(left).not_to_have_value(was)
    assert seq(page) == before


REMEMBER = """() => {
  window.acted = new Set();
  new MutationObserver(() => {
    for (const part of ['throw', 'stamp']) if (document.querySelector(`[data-${part}]`)) acted.add(part);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Note what was shown: on a busy machine the dice may have gone before anybody looks."""


def test_a_throw_is_acted_out_and_any_key_ends_it(open_page: Open) -> None:
    page = table(open_page(reduced_motion="no-preference"))
    touch(page, 0)
    touch(page, 2)
    expect(page.locator(".prompt [data-attack]")).to_have_text(re.compile(r"Attack 72 %"))
    before = seq(page)
    page.evaluate(REMEMBER)
    page.keyboard.press("e")
    page.wait_for_function("() => acted.has('throw') && acted.has('stamp')")
    page.keyboard.press("Shift")
    expect(page.locator("[data-throw]")).to_have_count(0)
    await_step(page, before)


def test_without_motion_nothing_is_acted_out(page: Page) -> None:
    table(page)
    touch(page, 0)
    touch(page, 2)
    expect(page.locator(".prompt [data-attack]")).to_have_text(re.compile(r"Attack 72 %"))
    before = seq(page)
    page.keyboard.press("e")
    await_step(page, before)
    expect(page.locator("[data-throw]")).to_have_count(0)


def test_a_move_that_all_but_touches_a_foe_touches_and_faces_it(page: Page) -> None:
    table(page, DUEL.replace("at 15.7 14 facing 90", "at 15.7 10 facing 0"))
    touch(page, 0)
    page.keyboard.press("ArrowUp")
    page.get_by_label("From the left").fill("15.7")
    page.get_by_label("From the left").press("Tab")
    page.get_by_label("From below").fill("13.85")
    page.get_by_label("From below").press("Tab")
    page.get_by_label("Facing").blur()
    expect(page.get_by_label("From below")).to_have_value("14")
    expect(page.get_by_label("Facing")).to_have_value("90")
    expect(page.locator(".prompt")).to_contain_text("Troll Brawler")


def test_who_looks_on_sees_the_same_sides_all_the_time(page: Page) -> None:
    table(page)
    address = page.evaluate("location.pathname").removeprefix("/table/")
    touch(page, 0)
    before = seq(page)
    page.locator("[data-how='pass']").click()
    await_step(page, before)
    page.goto(f"/replay/{address}?action=0")
    page.locator("g.figure").first.wait_for()
    first = page.locator("[data-standee='0'] .standee").get_attribute("class")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("action=1"))
    assert page.locator("[data-standee='0'] .standee").get_attribute("class") == first


def test_threats_are_shown_while_their_key_is_held(page: Page) -> None:
    table(page)
    page.keyboard.down("v")
    expect(page.locator("[data-threats='2']")).to_have_count(1)
    page.keyboard.up("v")
    expect(page.locator("[data-threats]")).to_have_count(0)


def test_the_rules_open_at_the_book_in_play(page: Page) -> None:
    table(page)
    page.keyboard.press("i")
    expect(page.locator(".rules li").first).to_have_attribute("id", re.compile("^REB-"))


def test_at_one_screen_it_is_said_whose_choice_it_is(page: Page) -> None:
    table(page)
    expect(page.locator(".prompt h2")).to_have_text(re.compile("^Player 1: "))


def test_whoever_stands_before_the_one_aimed_at_is_seen_through(page: Page) -> None:
    table(page)
    touch(page, 0)
    standing = page.locator("[data-standee='0']")
    expect(page.locator("[data-reach]")).to_have_count(1)
    assert standing.get_attribute("opacity") is None
    touch(page, 2)
    expect(page.locator(".prompt [data-attack]")).to_be_visible()
    expect(standing).to_have_attribute("opacity", "0.35")
    expect(page.locator("[data-reach]")).to_have_count(0)
    page.keyboard.press("Escape")
    touch(page, 0)
    expect(page.locator("[data-reach]")).to_have_count(1)
    assert standing.get_attribute("opacity") is None


def test_whoever_arrives_somewhere_looks_at_the_nearest_foe(page: Page) -> None:
    table(page, DUEL.replace("at 15.7 14 facing 90", "at 15.7 12 facing 0"))
    touch(page, 0)
    page.keyboard.press("ArrowDown")
    page.get_by_label("From the left").fill("15.7")
    page.get_by_label("From the left").press("Tab")
    page.get_by_label("From below").fill("10")
    page.get_by_label("From below").blur()
    expect(page.get_by_label("Facing")).to_have_value("90")


def test_on_a_phone_whoever_is_aimed_at_comes_into_sight_with_the_chance(open_page: Open) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    table(page, DUEL.replace("at 15.7 14 facing 90", "at 15.7 5 facing 90").replace("at 15.7 15.5", "at 15.7 6.5"))
    touch(page, 0)
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    figure(page, 2).dispatch_event("click")
    expect(page.locator(".prompt [data-attack]")).to_be_visible()
    chance, field = page.locator("[data-chance='2']").bounding_box(), page.locator(".field").bounding_box()
    assert chance
    assert field
    assert field["y"] <= chance["y"]
    assert chance["y"] + chance["height"] <= field["y"] + field["height"]
