"""What has to be in sight on the board: walls, everything about an enemy before it is challenged, words that do not lie on others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.board.rules.sites import visit
from tests.browser.conftest import Open
from tests.browser.play import arrange, await_step, seq

WALLED = "countryside_12"
"""The orcs in its middle stand behind walls."""


def test_walls_stand_on_the_map_and_are_told(page: Page) -> None:
    arrange(page, visit(WALLED, "SW", "hand: march"))
    expect(page.locator("g.wall")).to_have_count(3)
    page.locator(".space[aria-label*='Walls']").first.dispatch_event("click")
    expect(page.locator(".sheet")).to_contain_text("Crossing a wall costs 1 Move point more")


def test_the_page_is_no_longer_than_the_window(page: Page) -> None:
    arrange(page, visit(WALLED, "SW", "hand: march, rage"))
    expect(page.locator(".hand button")).to_have_count(2)
    assert page.evaluate("document.scrollingElement.scrollHeight - document.scrollingElement.clientHeight") == 0


LONG_HAND = "march, rage, swiftness, stamina, improvisation, will_focus, threaten, tranquility"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_mana_and_prompt_stay_where_they_are_while_a_hand_is_played(open_page: Open, lang: str) -> None:
    page = open_page(locale=lang)
    arrange(page, visit("countryside_03", "SW", f"hand: {LONG_HAND}"))
    expect(page.locator(".hand button")).to_have_count(8)
    places = [place(page, ".ledger > .mana"), place(page, ".prompt")]
    for card in ("march", "swiftness", "stamina"):
        before = seq(page)
        page.locator(f'.hand button[data-card="{card}"] [data-half="basic"]').click()
        await_step(page, before)
        expect(page.locator(f'.hand button[data-card="{card}"]')).to_have_count(0)
        assert [place(page, ".ledger > .mana"), place(page, ".prompt")] == places


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_cards_played_share_their_row(open_page: Open, lang: str) -> None:
    page = open_page(locale=lang)
    arrange(page, visit("countryside_03", "SW", f"hand: crystallize; played: {LONG_HAND}"))
    chips = page.locator(".played li")
    expect(chips).to_have_count(8)
    assert page.locator(".played ul").evaluate("row => row.scrollWidth <= row.clientWidth")
    assert page.locator(".played li span").evaluate_all(
        "all => all.every(name => name.scrollWidth <= name.clientWidth)"
    )


def place(page: Page, selector: str) -> float:
    """Where something begins, from the top of the page."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["y"]


def test_who_turns_back_in_a_maze_knows_the_price(page: Page) -> None:
    arrange(page, visit(WALLED, "SW", "hand: march, rage"))
    before = seq(page)
    page.locator(".prompt button", has_text="Enter").first.click()
    await_step(page, before)
    page.locator("[data-decision='maze-path']").wait_for(state="attached")
    back = page.locator(".prompt [data-do=decline]")
    expect(back).to_contain_text("the action of this turn is used up")
    expect(page.locator(".prompt .btn.primary")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_level_to_come_leaves_room_for_the_reputation(open_page: Open, lang: str) -> None:
    page = open_page(locale=lang)
    arrange(page, visit(WALLED, "SW", "hand: march; fame: 3; level: 1"))
    due = page.locator(".fame .due")
    expect(due).to_be_visible()
    told, other = due.bounding_box(), page.locator(".reputation").bounding_box()
    assert told
    assert other
    assert told["x"] + told["width"] <= other["x"]


def test_a_form_that_is_not_there_yet_says_so(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games/board/form*", hold)
    page.goto("/new/board")
    expect(page.get_by_role("status").filter(has_text="Laying out the table")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator(".scenario").first).to_be_visible()
    expect(page.get_by_text("Laying out the table")).to_have_count(0)


def test_a_goal_of_one_player_speaks_to_one(page: Page) -> None:
    page.goto("/new/board")
    chosen = page.locator(".scenario", has_text="Solo Reconnaissance")
    expect(chosen).to_contain_text("you have one last turn")
    page.locator(".scenario", has_text="First Reconnaissance").click()
    expect(page.locator(".scenario", has_text="First Reconnaissance")).to_contain_text("everybody has one last turn")
