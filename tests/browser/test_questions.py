"""Questions of the board game: whatever can be answered is in sight, what leaves no choice is not asked, and what lasts says so."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mageknight.kernel.match import Match
from tests.board.rules.fights import fight
from tests.board.rules.land import land
from tests.board.rules.sites import spot, visit
from tests.board.rules.test_combat import storm
from tests.board.tactics.picks import taking
from tests.browser.conftest import DESKTOP
from tests.browser.play import VOICE, arrange, await_step, seq
from tests.play import do, view

WORDY = "hand: mana_pull, improvisation, concentration, crystallize, battle_versatility, rage"


def inside(page: Page, part: str) -> bool:
    """Is the whole of this part of the page on the screen?"""
    box = page.locator(part).first.bounding_box()
    assert box, f"{part} is not shown"
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= DESKTOP["width"]
        and box["y"] + box["height"] <= DESKTOP["height"]
    )


def test_one_look_shows_everything(page: Page) -> None:
    """Map, own hand, the other players, offers and the head of the log are visible together at 1366×768."""
    arrange(page, land(seat="hand: march, rage, promise, stamina, tranquility; units: peasants, herbalists"))
    page.locator(".hand li").first.wait_for()
    for part in (".world", ".hand", ".bar", ".ledger .offers", ".strip", ".ledger .units", ".ledger .manas", ".prompt"):
        assert inside(page, part), part
    assert page.evaluate("(part => part.scrollHeight - part.clientHeight)(document.querySelector('.upper'))") <= 0


def test_a_hand_of_many_words_stays_on_the_screen(page: Page) -> None:
    arrange(page, land(seat=WORDY))
    page.locator(".hand li").nth(5).wait_for()
    assert inside(page, ".hand li:last-child article")


def test_three_enemies_and_their_balance_fit_one_screen(page: Page) -> None:
    arrange(page, fight("sorcerers, magic_familiars, altem_guardsmen", "march, rage", "block"))
    expect(page.locator(".foe .meter").first).to_be_visible()
    for part in (".foe >> nth=0", ".foe >> nth=2", ".balance", ".damage"):
        assert inside(page, part), part


def test_more_rampaging_enemies_are_challenged_from_the_fight(page: Page) -> None:
    tokens = f"{spot('C')}: monks; {spot('W')}: prowlers"
    match = visit("countryside_04", "NE", "hand: march", more="move: 9", tokens=tokens)
    storm(match, "C")
    arrange(page, match)
    before = seq(page)
    page.locator(".tray .answer").click()
    await_step(page, before)
    expect(page.locator(".foe")).to_have_count(2)


def test_a_die_of_the_source_wears_its_own_colour(page: Page) -> None:
    match = taking("mana_steal")
    source = [die.colour for die in view(match).source]
    arrange(page, match)
    page.locator(".curtain, .tray").first.wait_for()
    if page.locator(".curtain").count():
        page.get_by_role("button", name="Show my side").click()
    answers = page.locator(".tray .answer")
    expect(answers.first).to_be_visible()
    for at in range(answers.count()):
        words = answers.nth(at).inner_text()
        die = re.search(r"die (\d+) \((\w+) die\)", words)
        assert die, words
        assert source[int(die[1]) - 1] == die[2]
        assert f"var(--mana-{die[2]})" in answers.nth(at).inner_html()


def resting() -> Match[Any]:
    """A hero who may rest, with just one card to discard."""
    return land(seat="hand: rage, wound, wound; deck: stamina, stamina, march, march")


def test_the_only_answer_is_given_by_itself_and_can_be_taken_back(page: Page) -> None:
    arrange(page, resting())
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    before = seq(page)
    page.get_by_role("button", name="Rest", exact=True).click()
    await_step(page, before)
    expect(page.locator(".stage .strip")).to_contain_text("discards Rage")
    expect(page.locator(".hand [data-card=rage]")).to_have_count(0)
    before = seq(page)
    page.keyboard.press("u")
    await_step(page, before)
    expect(page.locator(".hand [data-card=rage] .card.legal")).to_be_visible()
    assert page.locator("[data-answering]").count() == 0, "who went back is not carried forward again"


def test_what_cannot_be_taken_back_wears_its_mark_before_it_is_done(page: Page) -> None:
    match = land(seat="hand: march, wound; deck: stamina, stamina, rage, rage, march")
    arrange(page, match)
    end = page.get_by_role("button", name=re.compile("End the turn|Rest"))
    expect(end.first).to_be_visible()
    before = seq(page)
    page.locator(".hand [data-card=march] [data-half=basic]").click()
    await_step(page, before)
    ending = page.locator(".prompt button[data-do='end-turn']")
    expect(ending.locator(".barrier")).to_be_visible()
    expect(page.locator(".prompt button[data-do='end-turn']")).to_contain_text("cannot be taken back")


@pytest.mark.parametrize("guard", [True, False], ids=["guarded", "unguarded"])
def test_a_turn_that_throws_healing_away_is_guarded_if_wished(page: Page, guard: bool) -> None:
    page.goto("/settings")
    page.get_by_label(re.compile("Ask before a turn ends")).set_checked(guard)
    match = land(seat="hand: tranquility, wound, rage; deck: march, march, march, march, march")
    do(match, "0: play-card tranquility basic", "0: choose-option 0")
    arrange(page, match)
    before = seq(page)
    page.locator(".prompt button[data-do='end-turn']").click()
    if guard:
        expect(page.locator(".prompt h2")).to_contain_text("You could still")
        assert seq(page) == before
        page.locator(".prompt button[data-do='end-turn']").click()
    await_step(page, before)


def test_what_is_on_offer_and_the_tactic_say_why_not(page: Page) -> None:
    arrange(page, land(seat="hand: march, rage; tactic: planning", more="spells: fireball, snowstorm, restoration"))
    sheet = page.locator(".ledger .sheet")
    page.get_by_role("button", name="Fireball").first.click()
    expect(sheet.locator(".not")).to_contain_text(re.compile("UE-"))
    page.keyboard.press("Escape")
    page.locator("[data-subject=tactic]").click()
    expect(sheet.locator(".not")).to_contain_text(re.compile("UE-"))


def test_mana_that_is_not_asked_for_opens_nothing(page: Page) -> None:
    arrange(page, land(seat="hand: march, rage"))
    page.locator(".manas .thing").first.click()
    expect(page.locator(".ledger .manas")).to_be_visible()
    expect(page.locator(".ledger section.sheet > header")).to_have_count(0)


def test_a_skill_that_may_be_used_now_is_offered_in_words(page: Page) -> None:
    match = land(seat="hand: march; deck: rage, rage, stamina, promise; skills: arythea_motivation")
    do(match, "0: play-card march basic", "0: end-turn")
    arrange(page, match)
    before = seq(page)
    page.locator(".prompt").get_by_role("button", name="Use Motivation").click()
    await_step(page, before)
    assert page.locator(VOICE).get_attribute("data-decision") == "turn"


def test_whoever_takes_damage_hears_what_it_does(page: Page) -> None:
    match = fight("diggers", "march", "block", seat="units: utem_crossbowmen")
    do(match, "0: end-phase")
    arrange(page, match)
    takes = page.locator(".damage .who button")
    expect(takes.nth(0)).to_have_text("Arythea takes the damage: 2 Wounds")
    expect(takes.nth(1)).to_have_text("Damage to Utem Crossbowmen: a Wound")


def test_a_price_opens_into_its_sum(page: Page) -> None:
    match = land("2,-3", "hand: march; reputation: 4", more="units: thugs")
    arrange(page, match)
    page.locator(".market .price").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("9 = 5 printed + 4 by Reputation")
