"""What the page puts forward, and what it holds back: nothing that serves nothing, nothing that throws something away unasked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.board.rules.fights import fight
from tests.board.rules.land import land
from tests.board.rules.rivals import duel
from tests.board.rules.sieges import agree, invite, siege
from tests.browser.conftest import Open
from tests.browser.play import arrange, await_step, open_actions, seq
from tests.play import do

LARGE = {"width": 1920, "height": 1080}
VILLAGE = "2,-3"
GLADE = "1,-3"


def lit(page: Page, card: str) -> Locator:
    return page.locator(f'.hand button[data-card="{card}"] [data-half]')


def test_influence_is_not_put_forward_before_the_talk(page: Page) -> None:
    arrange(page, land(VILLAGE, "hand: promise, march"))
    expect(lit(page, "march").first).to_be_visible()
    expect(lit(page, "promise")).to_have_count(1)
    expect(lit(page, "promise")).to_have_attribute("data-half", "move")
    expect(page.locator(".prompt .detail")).to_contain_text("Influence counts only once you talk")
    expect(page.locator(".market h2")).to_contain_text("You would begin with 0 Influence")
    before = seq(page)
    page.get_by_role("button", name="Talk to the locals").click()
    await_step(page, before)
    expect(page.locator('.hand button[data-card="promise"] [data-half="basic"]')).to_be_visible()


def test_influence_gathered_too_early_is_not_lost_unasked(page: Page) -> None:
    match = land(VILLAGE, "hand: promise, march")
    do(match, "0: play-card promise basic")
    arrange(page, match)
    before = seq(page)
    talk = page.get_by_role("button", name="Talk to the locals")
    talk.click()
    expect(page.locator(".prompt h2")).to_contain_text("lose 2 Influence?")
    assert seq(page) == before
    talk.click()
    await_step(page, before)


def test_whoever_marches_into_a_city_is_shown_cards_for_move(page: Page) -> None:
    match = siege("hand: march, rage")
    invite(match, 1, shares=(2, 2))
    agree(match, 1)
    arrange(page, match)
    expect(lit(page, "march").first).to_be_visible()
    expect(page.locator('.hand [data-half="influence"]')).to_have_count(0)


def test_abilities_and_effects_that_serve_nothing_in_a_fight_are_not_offered(page: Page) -> None:
    arrange(page, fight("prowlers", "improvisation, march, stamina", "block", seat="units: peasants"))
    expect(page.locator(".unit.legal")).to_have_count(1)
    before = seq(page)
    page.locator('.hand button[data-card="improvisation"] [data-half="basic"]').click()
    await_step(page, before)
    before = seq(page)
    page.locator('.hand button[data-card="march"]').click()
    await_step(page, before)
    expect(page.locator(".tray .answer"), "Block is taken by itself: Move and Influence serve nothing").to_have_count(0)
    expect(page.locator(".foe")).to_contain_text("3 of 4")


def test_an_effect_that_asks_says_whose_it_is(page: Page) -> None:
    match = land(seat="hand: tranquility, wound, march")
    do(match, "0: play-card tranquility basic")
    arrange(page, match)
    expect(page.locator(".prompt h2")).to_contain_text("Tranquility: which effect do you choose?")


def test_damage_to_another_hero_is_not_given_up_by_the_key_that_goes_on(page: Page) -> None:
    match = duel("hand: rage, march", "hand: march")
    do(match, "0: play-card rage strong", "0: strike", "1: end-phase")
    arrange(page, match)
    expect(page.locator(".prompt")).to_contain_text("Spend no more")
    expect(page.locator(".prompt .pri")).to_have_count(0)
    before = seq(page)
    page.keyboard.press("e")
    expect(page.locator(".prompt h2")).to_contain_text("damage to spend")
    assert seq(page) == before


def test_two_heroes_face_each_other(page: Page) -> None:
    arrange(page, duel("hand: rage; units: peasants", "hand: march; units: utem_guardsmen"))
    expect(page.locator(".sides [data-bust]")).to_have_count(2)
    expect(page.locator(".sides .disc")).to_have_count(2)
    expect(page.locator(".prompt")).to_contain_text("Do not attack")
    expect(page.locator(".prompt .pri"), "there is something to attack with").to_have_count(0)


def test_a_large_screen_shows_a_fight_large(open_page: Open) -> None:
    page = open_page(viewport=LARGE)
    arrange(page, fight("prowlers", "march, rage", "block"))
    token = page.locator(".foe .token svg").bounding_box()
    strip = page.locator(".combat header").bounding_box()
    assert token
    assert strip
    assert (token["width"] > 200, strip["height"] > 200) == (True, True)


def view_box(page: Page) -> str:
    return page.locator(".world svg").first.get_attribute("viewBox") or ""


def test_the_map_stays_when_a_card_is_played_and_a_tile_revealed(page: Page) -> None:
    arrange(page, land(VILLAGE, "hand: march, rage"))
    expect(page.locator(".world")).to_be_visible()
    shown = view_box(page)
    before = seq(page)
    page.locator('.hand button[data-card="march"] [data-half="basic"]').click()
    await_step(page, before)
    explore = page.locator("[aria-label^='Explore to']").first
    expect(explore).to_be_visible()
    assert view_box(page) == shown
    explore.click()
    before = seq(page)
    explore.click()
    await_step(page, before)
    assert view_box(page) == shown


def test_land_that_appears_under_a_resting_pointer_is_not_pointed_at(page: Page) -> None:
    arrange(page, land(VILLAGE, "hand: march, rage", more="move: 4"))
    explore = page.locator("[aria-label^='Explore to']").first
    explore.click()
    before = seq(page)
    explore.click()
    await_step(page, before)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator(".world .way")).to_have_count(0)


def test_a_city_is_called_by_its_name_and_says_what_makes_it_strong(page: Page) -> None:
    arrange(page, siege("hand: march"))
    page.locator("g.space[aria-label*='City']").first.dispatch_event("click")
    expect(page.locator(".sheet h2")).to_have_text("White city")
    expect(page.locator(".sheet")).to_contain_text("All its defenders have 1 Armor more")


def test_the_night_half_of_a_spell_can_be_read_when_it_cannot_be_played(page: Page) -> None:
    arrange(page, fight("prowlers", "fireball, march", "ranged"))
    half = page.locator('.hand button[data-card="fireball"] .grey .half.strong')
    ground = half.evaluate("half => getComputedStyle(half).backgroundColor")
    assert ground not in ("transparent", "rgba(0, 0, 0, 0)")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_units_lie_open_beside_a_hand_of_many_words(open_page: Open, lang: str) -> None:
    page = open_page(locale=lang)
    arrange(
        page, siege("hand: march, rage, fireball, improvisation, determination; units: utem_swordsmen, fire_golems")
    )
    expect(page.locator(".units .unit")).to_have_count(2)
    mana = page.locator(".ledger > .mana").bounding_box()
    for unit in page.locator(".units button.unit").all():
        box = unit.bounding_box()
        assert box
        assert mana
        assert box["y"] + box["height"] <= mana["y"]


def test_all_that_serves_nothing_is_still_in_the_list_of_all_actions(page: Page) -> None:
    arrange(page, land(VILLAGE, "hand: promise"))
    open_actions(page)
    expect(page.locator(".actions")).to_contain_text("Promise: Influence 2")
