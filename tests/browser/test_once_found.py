"""Faults outsiders found once: labels that run out of their plates, wrong reasons, panels over tabs, heads cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.board.rules.land import land
from tests.browser.conftest import PHONE, Open
from tests.browser.play import arrange

VILLAGE = "2,-3"
TOLD = """() => {
    const inside = (inner, outer) =>
        inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1;
    return [...document.querySelectorAll('.world .art')].every(label => {
        const plate = label.querySelector('.plate');
        return !plate || [...label.querySelectorAll('text')].every(text =>
            inside(text.getBoundingClientRect(), plate.getBoundingClientRect()));
    });
}"""
SUN = """() => {
    const sky = document.querySelector('svg[preserveAspectRatio="xMidYMax slice"]');
    const discs = [...sky.querySelectorAll('circle')].filter(disc => disc.getBoundingClientRect().width > 0);
    const sun = discs.reduce((a, b) => a.r.baseVal.value > b.r.baseVal.value ? a : b).getBoundingClientRect();
    const box = sky.getBoundingClientRect();
    const name = document.querySelector('h1').parentElement.getBoundingClientRect();
    const apart = name.right <= sun.left || name.left >= sun.right || name.bottom <= sun.top || name.top >= sun.bottom;
    return [sun.top >= box.top, sun.left >= box.left, sun.right <= box.right, apart];
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_label_of_an_exploration_holds_its_words(open_page: Open, lang: str) -> None:
    page = open_page(locale=lang)
    arrange(page, land(VILLAGE, "hand: march", more="move: 2"))
    explore = page.locator("path.explore").first
    expect(explore).to_be_visible()
    assert page.evaluate(TOLD)
    explore.click()
    expect(page.locator(".art.chosen")).to_have_count(1)
    assert page.evaluate(TOLD)


def test_a_far_space_says_what_it_takes_and_not_that_it_is_no_neighbour(page: Page) -> None:
    arrange(page, land(VILLAGE, "hand: march", more="move: 2"))
    page.locator("g.space[aria-label*='Portal']").first.dispatch_event("click")
    expect(page.locator(".sheet")).to_contain_text("short by")
    expect(page.locator(".sheet")).not_to_contain_text("not next to")


def test_offers_on_a_phone_leave_the_tabs_in_sight(open_page: Open) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    arrange(page, land(VILLAGE, "hand: march"))
    page.locator("nav.tabs button").nth(1).click()
    panel, tabs = page.locator("dialog[open]").bounding_box(), page.locator("nav.tabs").bounding_box()
    assert panel
    assert tabs
    assert panel["y"] + panel["height"] <= tabs["y"] + 1
    assert panel["width"] >= PHONE["width"] - 2


def test_both_games_are_offered_before_a_slow_server_answers(page: Page) -> None:
    def never(route: Route) -> None:
        """It stays without an answer."""

    page.route("**/api/**", never)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="Skirmish now")).to_be_visible()


@pytest.mark.parametrize("wide, high", [(1920, 1080), (1366, 768), (390, 844)])
def test_the_sun_of_the_start_page_is_whole(open_page: Open, wide: int, high: int) -> None:
    page = open_page(viewport={"width": wide, "height": high})
    page.goto("/")
    expect(page.locator('svg[preserveAspectRatio="xMidYMax slice"]').first).to_be_visible()
    assert page.evaluate(SUN) == [True, True, True, True]
