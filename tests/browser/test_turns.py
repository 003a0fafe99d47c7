"""A turn on the board that does not mislead: guards, phases that end, tokens that tell all, the focus of who plays by keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from mageknight.board.content.library import LIB, library
from mageknight.kernel.match import Match
from tests.board.rules.fights import fight, sideways
from tests.board.rules.land import land
from tests.board.rules.rivals import two
from tests.board.rules.sites import spot, visit
from tests.browser.conftest import Open
from tests.browser.play import VOICE, arrange, await_step, seq
from tests.browser.test_plans import CUT_OFF
from tests.play import do, situation


def beside_orcs(hand: str) -> Match[Any]:
    return land("1,-3", hand, more="move: 3", tokens="1,-4: prowlers")


def undo(page: Page) -> None:
    before = page.locator(VOICE).get_attribute("data-seq")
    page.keyboard.press("u")
    page.wait_for_function("before => document.querySelector('[data-seq]').dataset.seq !== before", arg=before)


def test_a_key_between_the_new_position_and_the_answer_is_not_lost(page: Page) -> None:
    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: None if '"type":"accepted"' in str(message) else route.send(message))

    page.route_web_socket("**/live", between)
    arrange(page, beside_orcs("hand: march, rage, stamina; deck: march, march"))
    before = seq(page)
    page.locator("g.space[data-steps='1']:not([data-danger])").first.click()
    await_step(page, before)
    undo(page)


def test_a_guard_is_forgotten_when_something_else_is_done(page: Page) -> None:
    match = beside_orcs("hand: march, rage, stamina; deck: march, march")
    arrange(page, match)
    page.locator(".prompt button[data-do='end-turn']").click()
    expect(page.locator(".prompt h2")).to_contain_text("You could still")
    before = seq(page)
    page.locator("g.space[data-steps='1']:not([data-danger])").first.click()
    await_step(page, before)
    undo(page)
    expect(page.locator(".prompt h2")).not_to_contain_text("You could still")
    before = seq(page)
    page.keyboard.press("e")
    expect(page.locator(".prompt h2")).to_contain_text("You could still")
    expect(page.locator(".prompt .say p")).not_to_be_empty()
    assert seq(page) == before, "the guard asks again"


def test_ending_the_turn_is_not_put_forward_while_there_are_cards_to_play(page: Page) -> None:
    arrange(page, land(seat="hand: march, rage; deck: march"))
    expect(page.locator(".prompt button[data-do='end-turn']")).to_be_visible()
    expect(page.locator(".prompt .btn.pri")).to_have_count(0)


def test_fame_beyond_the_line_tells_the_level_to_come(page: Page) -> None:
    match = fight("prowlers", "rage, march, stamina, promise", "attack", seat="fame: 2; mana: red")
    do(match, "0: play-card rage strong")
    do(match, f"0: aim-at enemy={match.state.combat.enemies[0].token}", "0: strike")
    arrange(page, match)
    fame = page.locator(".fame").first
    expect(fame).to_contain_text("Level 2")
    expect(fame).not_to_contain_text("-")
    expect(fame.locator("i.on")).to_have_count(1)


def test_a_phase_with_nothing_left_ends_by_itself(page: Page) -> None:
    match = fight("prowlers", "march, stamina, promise, crystallize, rage", "block")
    sideways(match, "block", "march", "stamina", "promise", "crystallize")
    arrange(page, match)
    page.locator(".foe .acts button").first.click()
    expect(page.locator(".phases .now")).to_contain_text("Attack")
    undo(page)
    expect(page.locator(".phases .now")).to_contain_text("Block")


def test_a_block_that_is_ready_is_not_thrown_away_unasked(page: Page) -> None:
    match = fight("orc_skirmishers", "march, stamina, rage", "block")
    sideways(match, "block", "march", "stamina")
    arrange(page, match)
    expect(page.locator(".prompt .say p")).to_contain_text("one block")
    before = seq(page)
    page.locator(".prompt button[data-do='end-phase']").click()
    expect(page.locator(".prompt h2")).to_contain_text("without blocking")
    assert seq(page) == before


def test_a_click_on_an_enemy_of_the_map_shows_it_before_the_fight_begins(page: Page) -> None:
    arrange(page, beside_orcs("hand: march, rage"))
    before = seq(page)
    page.locator(f"g.space[data-subject='space:{rampager(page)}']").click()
    sheet = page.locator(".ledger .sheet")
    expect(sheet).to_contain_text("Prowlers")
    assert seq(page) == before
    sheet.get_by_role("button", name=re.compile("Challenge")).click()
    page.locator(f"{VOICE}[data-decision='combat']").wait_for(state="attached")


def rampager(page: Page) -> int:
    found = page.locator("g.space[aria-label*='(1,-4)']").get_attribute("data-subject")
    return int((found or "space:-1").split(":")[1])


def test_walking_to_where_something_is_revealed_takes_a_second_click(page: Page) -> None:
    arrange(
        page, visit("countryside_03", "SW", "hand: march", more="move: 9", tokens=f"{spot('NE')}: guardsmen hidden")
    )
    ways = page.locator("g.space[data-reveals][data-steps='1']:not([data-danger])")
    before = seq(page)
    ways.first.click()
    expect(page.locator(".ledger .sheet")).to_be_visible()
    assert seq(page) == before


def test_a_thing_that_is_looked_at_leaves_the_question_open(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(f"{VOICE}[data-decision='hero']").wait_for(state="attached")
    page.locator(".tray .answer").first.click()
    page.locator(f"{VOICE}[data-decision='tactic']").wait_for(state="attached")
    page.get_by_role("button", name="See the map").click()
    page.locator("g.space").first.click()
    expect(page.locator(".ledger .sheet")).to_be_visible()
    expect(page.locator(".tray .answer").first).to_be_visible()


def test_tokens_of_the_map_show_every_attack(page: Page) -> None:
    arrange(page, land(tokens="1,-4: orc_skirmishers"))
    expect(page.locator(".world .tn").filter(has_text="1+1")).to_have_count(1)


def test_rules_of_units_and_the_reputation_of_enemies_are_told(page: Page) -> None:
    arrange(page, land("2,-3", "hand: march", more="units: thugs, peasants"))
    page.locator("[data-subject='offer-unit:thugs']").first.click()
    expect(page.locator(".ledger .sheet")).to_contain_text("Reputation counts the other way round")
    arrange(page, fight("heroes_swift", "march", "ranged"))
    expect(page.locator(".foe")).to_contain_text("Reputation −1")


def test_nothing_explains_itself_unasked(page: Page) -> None:
    arrange(page, land(seat="hand: march, rage"))
    box = page.locator(".fame").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 200)
    page.evaluate("document.querySelector('.ledger').style.paddingTop = '190px'")
    page.evaluate("new Promise(done => setTimeout(done, 700))")
    expect(page.locator(".tip")).to_have_count(0)


def test_a_log_in_which_nothing_has_happened_tells_how_the_table_was_laid(page: Page) -> None:
    arrange(page, land(seat="hand: march, rage"))
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("The table is laid")
    expect(page.get_by_role("dialog")).not_to_contain_text("Nothing has happened")


def test_the_focus_stays_at_the_table_after_each_decision(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(f"{VOICE}[data-decision='hero']").wait_for(state="attached")
    for kind in ("hero", "tactic"):
        page.locator(f"{VOICE}[data-decision='{kind}']").wait_for(state="attached")
        page.locator(".tray .answer").first.focus()
        before = seq(page)
        page.keyboard.press("Enter")
        await_step(page, before)
        page.wait_for_function("document.activeElement !== document.body")


def test_one_click_on_a_lit_half_plays_it_and_the_title_opens_the_card(page: Page) -> None:
    arrange(page, land(seat="hand: march, rage; deck: march"))
    page.locator(".hand [data-card=march] .title").click()
    expect(page.locator(".ledger .sheet")).to_contain_text("March")
    before = seq(page)
    page.locator(".hand [data-card=march] [data-half=basic]").click()
    await_step(page, before)
    expect(page.locator(".played .sum b")).to_have_text("2")
    before = seq(page)
    page.locator(".hand [data-card=rage] [data-half=move]").click()
    await_step(page, before)
    expect(page.locator(".played .sum b")).to_have_text("3")


def test_a_fight_offers_no_move_where_nobody_is_slowed_by_it(page: Page) -> None:
    arrange(page, fight("prowlers", "march, rage", "block"))
    expect(page.locator(".hand [data-half=block]").first).to_be_visible()
    expect(page.locator(".hand [data-half=move]")).to_have_count(0)


LAPPED = """() => {
  const hand = [...document.querySelectorAll('.hand li')].map((each) => each.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const sides = document.querySelector('.hand').getBoundingClientRect();
  return hand.filter((one, at) => one.right > sides.right + 1 || hand.some((other, to) => to > at && meet(one, other))).length;
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_card_of_a_hand_lies_on_another(open_page: Open, lang: str) -> None:
    page = open_page(locale=lang)
    library()
    names = [card.name for card in LIB.cards if card.name != "wound"]
    for count in range(5, 11):
        some = [names[(count * 37 + at * 11) % len(names)] for at in range(count)]
        lines = ["game: board", "seats: 1", "seat 0:", "  hand: " + ", ".join(some)]
        arrange(page, situation("\n".join(lines)))
        expect(page.locator(".hand li").first).to_be_visible()
        page.evaluate("document.fonts.ready")
        assert page.evaluate(LAPPED) == 0, some
        assert page.evaluate(CUT_OFF) == [], some


def test_everybody_can_be_looked_at(page: Page) -> None:
    arrange(page, land(seat="hand: march; discard: rage, stamina; units: peasants; tactic: planning"))
    page.locator(".bar .who").filter(has_text="Arythea").click()
    panel = page.get_by_role("dialog", name="Arythea")
    for words in ("Peasants", "Rage", "Stamina", "Planning", "Discard pile", "Level 1"):
        expect(panel).to_contain_text(words)


def test_the_goal_stays_in_sight_and_tells_more_when_touched(page: Page) -> None:
    arrange(page, fight("prowlers", "march, rage", "block"))
    goal = page.locator("button.goal")
    expect(goal).to_contain_text("Conquer every city")
    goal.click()
    expect(page.get_by_role("dialog", name="The goal")).to_contain_text("storm them")


def test_scenarios_tell_what_they_are(page: Page) -> None:
    page.goto("/new/board")
    chosen = page.locator("label.scenario").filter(has_text="Full Cooperation")
    for words in ("Conquer every city", "together", "min", "for experts"):
        expect(chosen).to_contain_text(words)


def test_a_card_is_not_lit_where_all_it_gives_serves_nothing(page: Page) -> None:
    arrange(page, fight("prowlers", "march, rage", "block"))
    expect(page.locator("[data-card='rage'] [data-half='basic']")).to_have_count(1)
    expect(page.locator("[data-card='march'] [data-half='basic']")).to_have_count(0)


def test_whoever_would_step_onto_a_rivals_space_is_warned_first(page: Page) -> None:
    arrange(page, two("hand: march, rage; deck: march", "hand: march, rage; deck: march", more="move: 2"))
    page.locator("g.space[data-danger]").wait_for(state="attached")
    before = seq(page)
    page.locator("g.space[data-danger]").click()
    expect(page.locator(".ledger .danger")).to_contain_text("a fight with Tovak if you stay")
    assert seq(page) == before, "the first click only shows"
    page.locator("g.space[data-danger]").click()
    await_step(page, before)
