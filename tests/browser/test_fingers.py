"""The board game in the hand: on a phone, either way up, fingers find room in play and eyes the words of the cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mageknight.kernel.match import Match
from tests.board.rules.fights import fight
from tests.board.rules.land import land
from tests.browser.conftest import Open
from tests.browser.play import arrange, seq
from tests.browser.test_fit import ON_ITS_SIDE, UPRIGHT, faults
from tests.play import view

SMALL_PRINT = """least => [...document.querySelectorAll('.hand *')].filter(each => {
  const speaks = [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  return speaks && !each.closest('.sr') && parseFloat(getComputedStyle(each).fontSize) < least;
}).map(each => each.textContent.trim())"""

HAND = "tranquility, improvisation, determination, crystal_joy, wound"
SEAT = (
    "crystals: red 1, blue 2; mana: green 2; units: peasants, herbalists; fame: 9; level: 3; skills: arythea_motivation"
)
PLAYED: dict[str, Match[Any]] = {
    "board": land(seat=f"hand: {HAND}; {SEAT}", more="source: red, blue, gold; move: 3; units: foresters"),
    "village": land("2,-3", f"hand: {HAND}; {SEAT}", more="units: foresters, peasants; source: red, blue, gold"),
    "fight": fight("sorcerers, magic_familiars", HAND, "block", seat=SEAT, more="source: red, blue, gold"),
}


@pytest.mark.parametrize("options", [UPRIGHT, ON_ITS_SIDE], ids=["phone", "side"])
@pytest.mark.parametrize("place", list(PLAYED))
def test_fingers_find_room_in_play_and_eyes_the_words_of_their_cards(
    open_page: Open, options: dict[str, Any], place: str
) -> None:
    page = open_page(locale="de", **options)
    arrange(page, PLAYED[place])
    page.locator(".hand li").nth(4).wait_for()
    assert page.evaluate(SMALL_PRINT, 14) == []
    tabs = page.locator("nav button:visible").filter(has_text="Karte").locator("xpath=..").locator("button")
    found = faults(page, 44)
    for tab in ("Einheiten", "Held") if tabs.count() else ():
        tabs.filter(has_text=tab).click()
        found += [f"{tab}: {fault}" for fault in faults(page, 44)]
    assert found == []


def test_a_phone_on_its_side_shows_the_question_with_its_answers(open_page: Open) -> None:
    page = open_page(**ON_ITS_SIDE)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".tray .answer").first.wait_for()
    expect(page.locator(".prompt h2")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tray .answer").first).to_be_in_viewport()


class Fingers:
    """Real touches, held as long as one likes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.device = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self.device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def middle(self, thing: Locator) -> tuple[float, float]:
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def hold(self, thing: Locator) -> str:
        """What is told about a thing while a finger rests on it."""
        self.send("touchStart", self.middle(thing))
        tip = self.page.get_by_role("tooltip")
        tip.wait_for()
        said = tip.inner_text()
        self.send("touchEnd")
        return said


@pytest.mark.parametrize(
    "place, tab, thing, told",
    [
        ("village", "", ".space[data-subject='space:{here}']", "Village"),
        ("board", "", ".space.legal", "Move points"),
        ("board", "", ".hand [data-card=determination] .row", "Attack"),
        ("board", "Units", ".units .guard .armor", "Armor"),
        ("board", "Hero", ".manas .thing[data-subject^=die], .manas .thing", "red die"),
        ("board", "Hero", ".duo", "Armor"),
        ("fight", "", ".foe .abilities li", "Arcane immunity"),
    ],
)
def test_a_finger_that_rests_is_told_what_a_mouse_is_told(
    open_page: Open, place: str, tab: str, thing: str, told: str
) -> None:
    page = open_page(**UPRIGHT)
    arrange(page, PLAYED[place])
    page.locator(".hand li").first.wait_for()
    if tab:
        page.locator("nav button").filter(has_text=tab).click()
    before = seq(page)
    here = view(PLAYED[place]).players[0].space
    said = Fingers(page).hold(page.locator(thing.format(here=here)).first)
    assert told.lower() in said.lower()
    expect(page.locator(".sheet[aria-label] header")).to_have_count(0)
    assert seq(page) == before, "lifting the finger is not a tap"


def test_two_fingers_bring_the_map_closer_and_leave_the_page_alone(open_page: Open) -> None:
    page = open_page(**UPRIGHT)
    arrange(page, PLAYED["board"])
    page.locator(".world svg").first.wait_for()
    fingers = Fingers(page)
    x, y = fingers.middle(page.locator(".world"))
    width = "Number(document.querySelector('.world svg').getAttribute('viewBox').split(' ')[2])"
    before = page.evaluate(width)
    fingers.send("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 40, 50, 60):
        fingers.send("touchMove", (x - apart, y), (x + apart, y))
    fingers.send("touchEnd")
    page.wait_for_function(f"{width} < {before} * 0.6")
    assert page.evaluate("window.visualViewport.scale") == 1
    expect(page.get_by_role("tooltip")).to_have_count(0)
