"""What happened and what it means: the log, the summary of who was away, rules beside the table, playing by typed words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.board.commands import EndTurn
from mageknight.kernel.match import Match
from tests.browser.conftest import Open
from tests.browser.play import VOICE, answer_first, arrange, await_step, begin_board, seq
from tests.browser.test_screens import check
from tests.play import at_random


def played(game: str, steps: int, seats: int) -> Match[Any]:
    """A match some way into it."""
    return at_random(game, steps, seats, b"a log of sixteen")


def test_the_log_is_told_by_turns_and_leads_to_the_board_and_to_the_replay(page: Page) -> None:
    arrange(page, played("board", 60, 1))
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name="Log")
    expect(log.locator("h3").first).to_contain_text(re.compile("turn|Round", re.IGNORECASE))
    check(page)
    log.locator("button.link").last.click()
    expect(page.locator("g.space.chosen")).to_have_count(1)
    moment = log.locator("a.nr").last
    number = moment.inner_text()
    moment.click()
    expect(page).to_have_url(re.compile(f"/replay/.*action={number}$"))


def test_the_log_of_a_battle_leads_to_its_figures(page: Page) -> None:
    arrange(page, played("minis", 60, 2))
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name="Log")
    log.locator("button.link").last.click()
    expect(page.locator(".sheet, .figure-sheet, aside").first).to_be_visible()


def test_the_log_is_read_again_in_the_other_language(page: Page) -> None:
    arrange(page, played("board", 40, 1))
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    first = page.get_by_role("dialog").locator("h3").first
    english = first.inner_text()
    page.get_by_role("button", name="Deutsch").first.click()
    expect(page.get_by_role("dialog", name="Verlauf").locator("h3").first).not_to_have_text(english)


def test_a_turn_begins_with_what_the_others_did_and_it_can_be_read_again(page: Page) -> None:
    steps = 30
    while not ((match := played("board", steps, 1)).pending()[0].kind == "turn" and ended_a_turn(match)):
        steps += 1
    arrange(page, match)
    told = page.get_by_role("region", name="Since your last turn")
    expect(told).to_contain_text("The dummy player turns up")
    check(page)
    page.get_by_role("button", name="Since my turn").click()
    again = page.get_by_role("dialog", name="Since your last turn")
    expect(again).to_contain_text("The dummy player turns up")
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def ended_a_turn(match: Match[Any]) -> bool:
    return isinstance(match.history[-1], EndTurn)


def test_who_comes_back_is_told_what_happened_since(open_page: Open) -> None:
    page = open_page()
    steps = 40
    while (match := played("board", steps, 2)).history[-1].seat == match.pending()[0].seat:
        steps += 1
    arrange(page, match)
    summary = page.get_by_role("region", name="Since your last decision")
    page.locator(f"{VOICE}[data-decision], .curtain").first.wait_for(state="attached")
    if page.locator(".curtain").count():
        page.get_by_role("button", name="Show my side").click()
    expect(summary.locator("li").first).to_be_visible()
    check(page)
    summary.get_by_role("button", name="Close").click()
    expect(summary).to_have_count(0)


def test_a_turn_is_played_by_typed_words(page: Page) -> None:
    begin_board(page)
    page.keyboard.press("t")
    line = page.get_by_label("Say what you do, or ask")
    expect(line).to_be_focused()
    for kind in ("hero", "tactic"):
        page.locator(f"{VOICE}[data-decision='{kind}']").wait_for(state="attached")
        before = seq(page)
        page.keyboard.type("1")
        page.keyboard.press("Enter")
        await_step(page, before)
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    talk = page.get_by_role("group", name="What was asked and answered")
    for question, answer in (
        ("where", "You are at"),
        ("near", "North-east:"),
        ("distance", "spaces"),
        ("help", "threats –"),
    ):
        page.keyboard.type(question)
        page.keyboard.press("Enter")
        expect(talk).to_contain_text(answer)
        expect(page.locator(VOICE)).to_contain_text(answer)
    page.keyboard.type("fly away")
    page.keyboard.press("Enter")
    expect(talk).to_contain_text("This word means nothing here")
    check(page)
    before = seq(page)
    page.keyboard.type("end turn")
    page.keyboard.press("Enter")
    await_step(page, before)


@pytest.mark.parametrize(
    "lang, word, meaning", [("en", "wound", "Wound"), ("de", "Wunde", "Wunde"), ("de", "wound", "Wunde")]
)
def test_rules_open_beside_the_board_in_the_language_of_the_reader_and_are_found_in_either(
    open_page: Open, lang: str, word: str, meaning: str
) -> None:
    page = open_page(locale=lang)
    page.goto("/")
    page.locator(".hero button, button.pri").first.click()
    answer_first(page, "hero")
    page.keyboard.press("i")
    panel = page.get_by_role("dialog")
    panel.get_by_role("searchbox").fill(word)
    expect(panel.locator("ol li").first).to_contain_text(re.compile(meaning, re.IGNORECASE))
    expect(panel.locator("ol li").first).to_have_attribute("lang", lang)
    expect(panel.locator("dt").first).to_contain_text(meaning)
    assert "/table/" in page.url
    check(page)


def test_a_refusal_opens_its_rule_beside_the_board(page: Page) -> None:
    begin_board(page)
    answer_first(page, "hero")
    answer_first(page, "tactic")
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    page.keyboard.press("a")
    page.get_by_text("cannot be done now").click()
    page.locator(".not a").first.click()
    expect(page.get_by_role("dialog", name="Rules").locator("ol li")).to_have_count(1)


def test_the_words_of_an_entry_lead_to_their_own(page: Page) -> None:
    begin_board(page)
    page.keyboard.press("g")
    panel = page.get_by_role("dialog", name="Glossary")
    link = panel.locator("dd button").first
    wanted = link.inner_text()
    link.click()
    expect(panel.get_by_role("searchbox")).not_to_have_value("")
    assert wanted
