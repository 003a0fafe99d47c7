"""What is foreseen: what a card would come to, before it is played, and what a hint is about, on the table itself."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.board.rules.fights import fight
from tests.board.rules.land import land
from tests.browser.conftest import Open
from tests.browser.play import arrange, await_step, seq
from tests.play import do

VILLAGE = "2,-3"


def mark(card: str, use: str) -> str:
    return f'.hand button[data-card="{card}"] [data-mark="{use}"]'


def test_every_card_says_what_it_would_block(page: Page) -> None:
    arrange(page, fight("prowlers", "rage, determination, march", "block", seat="mana: blue"))
    expect(page.locator(mark("rage", "basic"))).to_have_text("2/4")
    expect(page.locator(mark("determination", "strong"))).to_contain_text("5/4")
    expect(page.locator(mark("determination", "strong"))).to_have_class(re.compile(r"\benough\b"))
    before = seq(page)
    page.locator('.hand button[data-card="rage"] [data-half="basic"]').click()
    await_step(page, before)
    expect(page.locator(mark("determination", "basic"))).to_contain_text("4/4")


def test_a_card_pointed_at_shows_how_far_one_would_get(page: Page) -> None:
    arrange(page, land(seat="hand: march, rage", more="move: 2"))
    expect(page.locator(".world .wider")).to_have_count(0)
    page.locator('.hand button[data-card="march"] [data-half="basic"]').hover()
    expect(page.locator(".world .wider")).to_have_count(1)
    expect(page.locator(".played .after")).to_have_text("→ 4")
    page.locator(".prompt h2").hover()
    expect(page.locator(".world .wider")).to_have_count(0)


def test_the_market_shows_what_a_card_pointed_at_would_pay(page: Page) -> None:
    match = land(VILLAGE, "hand: promise, march", more="units: peasants, foresters")
    do(match, "0: interact")
    arrange(page, match)
    market = page.locator(".ledger .market")
    expect(market).to_contain_text("short by 4")
    page.locator('.hand button[data-card="promise"] [data-half="basic"]').hover()
    expect(market).to_contain_text("short by 2")
    expect(market).not_to_contain_text("short by 4")


def test_the_turn_is_not_put_forward_to_be_ended_while_one_can_pay(page: Page) -> None:
    match = land(VILLAGE, "hand: promise, march", more="units: peasants, foresters")
    do(match, "0: interact")
    arrange(page, match)
    expect(page.locator(".prompt button", has_text="End the turn")).to_be_visible()
    expect(page.locator(".prompt .pri")).to_have_count(0)


def test_an_opened_card_tells_it_in_words_too(page: Page) -> None:
    arrange(page, fight("prowlers", "rage, march", "block"))
    page.locator('.hand button[data-card="rage"] .title').click()
    expect(page.locator(".sheet .choices button").first).to_contain_text("2/4")


def test_wounds_are_told_before_they_are_taken(page: Page) -> None:
    arrange(page, fight("ironclads", "march", "block"))
    expect(page.locator(".damage")).to_contain_text("4 Wounds for you")


def test_an_arrow_that_reaches_nobody_is_not_put_forward(page: Page) -> None:
    arrange(page, fight("diggers", "swiftness, rage", "ranged", seat="mana: white"))
    expect(page.locator('.hand button[data-card="swiftness"]')).to_be_visible()
    expect(page.locator('.hand button[data-card="swiftness"] [data-half="strong"]')).to_have_count(0)


def test_an_enemy_beside_one_is_challenged_from_the_prompt(page: Page) -> None:
    arrange(page, land("1,-3", "hand: rage, march", tokens="1,-4: prowlers"))
    before = seq(page)
    page.locator(".prompt button", has_text="Challenge Prowlers").click()
    await_step(page, before)
    expect(page.locator(".foe")).to_contain_text("Prowlers")


def test_alternatives_of_a_card_are_drawn_as_alternatives(page: Page) -> None:
    arrange(page, land(seat="hand: intimidate"))
    page.locator('.hand button[data-card="intimidate"] .title').click()
    expect(page.locator(".sheet .card .half").first.locator(".or")).to_have_count(1)


# The map stays where it is put.


def view_box(page: Page) -> str:
    return page.locator(".world svg").first.get_attribute("viewBox") or ""


@pytest.mark.parametrize("follows", [True, False])
def test_by_wish_the_map_moves_only_when_it_is_moved(open_page: Open, follows: bool) -> None:
    page = open_page()
    kept = json.dumps({"mapFollows": follows})
    page.add_init_script(f"localStorage.setItem('mageknight.settings', {json.dumps(kept)})")
    arrange(page, land("0,0", "hand: march, rage", more="move: 8"))
    expect(page.locator(".world")).to_be_visible()
    shown = view_box(page)
    before = seq(page)
    page.locator("g.space[aria-label*='(2,-3)']").first.dispatch_event("click")
    page.wait_for_function("at => Number(document.querySelector('[data-seq]').dataset.seq) > at", arg=before)
    expect(page.locator("[aria-label^='Explore to']").first).to_be_attached()
    if follows:
        page.wait_for_function("box => document.querySelector('.world svg').getAttribute('viewBox') !== box", arg=shown)
    else:
        assert view_box(page) == shown
        page.locator(".zoom button").last.click()
        page.wait_for_function("box => document.querySelector('.world svg').getAttribute('viewBox') !== box", arg=shown)


def test_the_ledger_stands_still_while_one_may_discard(page: Page) -> None:
    hand = "march, rage, swiftness, stamina, improvisation, will_focus, threaten"
    arrange(page, land(seat=f"hand: {hand}; deck: march, rage"))
    for card in ("march", "swiftness", "stamina"):
        before = seq(page)
        page.locator(f'.hand button[data-card="{card}"] [data-half="basic"]').click()
        await_step(page, before)
    place = page.locator(".prompt").bounding_box()
    page.locator(".prompt button", has_text="End the turn").click()
    page.locator("[data-decision='discard']").wait_for(state="attached")
    after = page.locator(".prompt").bounding_box()
    assert place
    assert after
    assert after["y"] + after["height"] == pytest.approx(place["y"] + place["height"], abs=2)


# Motion.


def test_a_card_that_is_played_leaves_the_hand(open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference")
    arrange(page, land(seat="hand: march, rage"))
    expect(page.locator(".hand button")).to_have_count(2)
    page.evaluate(
        "() => { window.left = 0; new MutationObserver(all => { for (const each of all) for (const node of each.addedNodes)"
        " if (node.dataset && 'leaving' in node.dataset) window.left += 1; })"
        ".observe(document.querySelector('.hand'), {childList: true}); }"
    )
    before = seq(page)
    page.locator('.hand button[data-card="march"] [data-half="basic"]').click()
    await_step(page, before)
    assert page.evaluate("window.left") == 1
    expect(page.locator("[data-leaving]")).to_have_count(0)


def test_a_tile_turns_over_and_any_key_finishes_it(open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference")
    arrange(page, land(VILLAGE, "hand: march", more="move: 4"))
    expect(page.locator(".world svg").first).to_be_visible()
    page.evaluate(
        "() => { window.turned = 0; new MutationObserver(all => { for (const each of all) for (const node of each.addedNodes)"
        " if (node.dataset && 'turning' in node.dataset) window.turned += 1; })"
        ".observe(document.querySelector('.world svg'), {childList: true, subtree: true}); }"
    )
    explore = page.locator("[aria-label^='Explore to']").first
    explore.click()
    before = seq(page)
    explore.click()
    await_step(page, before)
    page.keyboard.press("Shift")
    expect(page.locator("[data-turning]")).to_have_count(0)
    assert page.evaluate("window.turned") == 1
