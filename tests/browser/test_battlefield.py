"""The table of the miniatures: what it tells before one decides, and that it obeys fingers, clicks and typed numbers alike."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from tests.browser.conftest import PHONE, Open
from tests.browser.play import VOICE, arrange, await_step, decision, seq
from tests.browser.test_screens import check

SITUATION = """
game: minis
seats: 2
total: 200
terrain:
  thicket: 12 20
  house: 22 18
figure 0: rebellion-005 of 0 at 15.7 14 facing 90 tokens 1
figure 1: rebellion-005 of 0 at 17.2 14 facing 90
figure 2: rebellion-001 of 0 at 20 9 facing 90
figure 3: rebellion-001 of 0 at 21.5 9 facing 90
figure 4: rebellion-002 of 0 at 23 9 facing 90
figure 5: rebellion-065 of 1 at 16.45 15.3 facing 270
figure 6: rebellion-097 of 1 at 22 22 facing 270
figure 7: rebellion-062 of 1 at 30 30 facing 270
"""
"""Two guardsmen in contact with a troll, one of them with a token; crossbowmen in a row; an archer behind a house."""


def opened(page: Page) -> Page:
    """A table at the situation, drawn."""
    match: Match[Any] = begin(SITUATION.lstrip()).match
    arrange(page, match)
    page.locator("g.figure").first.wait_for()
    return page


def figure(page: Page, number: int) -> Locator:
    return page.locator(f"g.figure[data-figure='{number}']")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(page: Page, number: int) -> None:
    """Click a figure where its middle is, whatever lies over the corners of its box."""
    page.mouse.click(*middle(figure(page, number)))


def begun(page: Page, how: str) -> None:
    before = seq(page)
    page.locator(f"[data-how='{how}']").click()
    await_step(page, before)


def test_pushing_is_told_before_it_happens(page: Page) -> None:
    opened(page)
    touch(page, 1)
    expect(page.locator(".prompt")).not_to_contain_text("pushes it")
    touch(page, 0)
    expect(page.locator(".prompt")).to_contain_text("Acting again pushes it: one click afterwards.")
    expect(page.locator("[data-push]")).to_have_text("pushed by an action: one click")
    expect(page.locator(".sheet").first.locator("thead .next")).to_have_text("2")
    check(page)


def test_an_attack_says_what_to_throw_and_stays_in_sight_while_others_join(page: Page) -> None:
    opened(page)
    touch(page, 1)
    touch(page, 5)
    expect(page.locator(".prompt")).to_contain_text("6 or more on two dice hits Troll Brawler.")
    expect(page.locator(".chance")).to_contain_text("6 or more")
    begun(page, "fight")
    before = seq(page)
    touch(page, 5)
    page.locator("[data-attack]").click()
    await_step(page, before)
    expect(page.locator(".prompt")).to_contain_text("Aimed at Troll Brawler.")
    expect(page.locator(".aim")).to_contain_text("Attack on Troll Brawler")
    check(page)


def test_whoever_clicks_the_chance_above_a_figure_means_the_figure(page: Page) -> None:
    opened(page)
    touch(page, 1)
    page.locator("[data-chance='5']").click()
    expect(page.locator(".prompt")).to_contain_text("6 or more on two dice hits Troll Brawler.")


def test_whoever_aims_stays_in_sight_when_a_panel_is_closed(page: Page) -> None:
    opened(page)
    touch(page, 1)
    begun(page, "fight")
    page.keyboard.press("a")
    page.locator(".actions").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("g.figure.chosen")).to_have_attribute("data-figure", "1")
    expect(figure(page, 5)).to_have_attribute("aria-label", re.compile(r"72 %$"))


def test_a_blocked_line_names_what_blocks_it(page: Page) -> None:
    opened(page)
    touch(page, 3)
    touch(page, 6)
    expect(page.locator(".aim")).to_contain_text(re.compile("blocked|too far"))
    expect(page.locator(".hold svg")).to_contain_text("blocked by House")


def gathered(page: Page) -> None:
    """Three figures are in a formation that is to move."""
    opened(page)
    touch(page, 2)
    begun(page, "march")
    for number in (3, 4):
        before = seq(page)
        touch(page, number)
        await_step(page, before)
    if decision(page) == "minis-gather":
        before = seq(page)
        page.locator(".prompt [data-do='enough']").click()
        await_step(page, before)


def led(page: Page, number: int, x: float) -> None:
    """A member goes to a place twelve inches up, by numbers."""
    page.locator(f"{VOICE}[data-decision='minis-march']").wait_for(state="attached")
    page.get_by_label("From below").fill("12")
    page.get_by_label("From below").press("Tab")
    page.get_by_label("From the left").fill(str(x))
    page.get_by_label("From the left").press("Tab")
    page.get_by_label("Facing").fill("90")
    page.get_by_label("Facing").press("Tab")
    expect(page.get_by_label("From below")).to_have_value("12")
    before = seq(page)
    page.locator("[data-confirm]:enabled").click()
    await_step(page, before)
    expect(figure(page, number)).to_have_attribute("aria-label", re.compile("by 12″"))


def test_a_formation_is_gathered_by_clicks_and_moved_by_numbers(page: Page) -> None:
    gathered(page)
    for number, x in enumerate((20, 21.5, 23)):
        led(page, 2 + number, x)
    if decision(page) == "minis-march":
        page.locator(".prompt [data-do='enough']").click()
    page.locator(f"{VOICE}[data-decision='minis-action']").wait_for(state="attached")


def test_members_of_a_formation_come_together_where_they_all_but_touch(page: Page) -> None:
    gathered(page)
    apart = middle(figure(page, 3))[0] - middle(figure(page, 2))[0]
    led(page, 2, 20)
    for number in (3, 4):
        page.locator(f"{VOICE}[data-decision='minis-march']").wait_for(state="attached")
        expect(page.locator("g.figure.chosen")).to_have_attribute("data-figure", str(number))
        x, y = middle(figure(page, number - 1))
        page.mouse.click(x + apart + 2, y)
        expect(page.locator(".prompt")).to_contain_text("Touches")
        before = seq(page)
        page.locator("[data-confirm]:enabled").click()
        await_step(page, before)
    if decision(page) == "minis-march":
        page.locator(".prompt [data-do='enough']").click()
    page.locator(f"{VOICE}[data-decision='minis-action']").wait_for(state="attached")


def test_a_formation_that_is_torn_says_so(page: Page) -> None:
    gathered(page)
    for number, x in enumerate((20, 21.5, 26)):
        led(page, 2 + number, x)
    expect(page.locator(".prompt")).to_contain_text("Each member must touch another one at the end.")


def test_a_figure_is_moved_by_two_clicks_and_turned_by_buttons(page: Page) -> None:
    opened(page)
    touch(page, 3)
    x, y = middle(figure(page, 3))
    page.mouse.click(x, y - 60)
    page.locator("g.ghost").wait_for()
    facing = page.get_by_label("Facing")
    before = float(facing.input_value())
    page.get_by_role("button", name="↺ Left").click()
    expect(facing).to_have_value(str(before + 15).removesuffix(".0"))


def test_a_line_is_measured_by_typing_its_ends(page: Page) -> None:
    opened(page)
    page.keyboard.press("d")
    for label, value in (
        ("Start: distance from the left", "3"),
        ("Start: distance from below", "5"),
        ("End: distance from the left", "9"),
        ("End: distance from below", "13"),
    ):
        page.get_by_label(label).fill(value)
        page.get_by_label(label).press("Tab")
    expect(page.locator("g.ruler [data-length]")).to_have_text("10.00″")
    check(page)


def phone(open_page: Open) -> tuple[Page, CDPSession]:
    page = opened(open_page(viewport=PHONE, has_touch=True, is_mobile=True))
    return page, page.context.new_cdp_session(page)


def fingers(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Put fingers down, move or lift them, as the screen of a phone reports it."""
    places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def held(page: Page, session: CDPSession, thing: Locator) -> str:
    """What is read under a finger that rests on a thing until it is lifted."""
    fingers(session, "touchStart", middle(thing))
    words = page.locator(".tip").inner_text()
    fingers(session, "touchEnd")
    return words


def test_a_long_press_reads_what_a_mouse_reads_and_does_nothing_else(open_page: Open) -> None:
    page, session = phone(open_page)
    for number, words in ((3, "Utem Crossbowman"), (5, "Troll Brawler"), (0, "one action token")):
        assert words in held(page, session, figure(page, number))
        expect(page.locator("g.figure.chosen")).to_have_count(0)
        expect(page.locator("g.ghost")).to_have_count(0)
    assert "Blocking" in held(page, session, page.locator("[data-gloss='terrain:blocking']").first)
    fingers(session, "touchStart", middle(figure(page, 3)))
    fingers(session, "touchEnd")
    expect(page.locator("g.figure.chosen")).to_have_count(1)
    page.get_by_role("button", name="Figure").last.tap()
    assert "Added to two dice" in held(page, session, page.locator("[data-gloss='term:attack']").first)


def test_two_fingers_zoom_the_table_and_not_the_page(open_page: Open) -> None:
    page, session = phone(open_page)
    svg = page.locator(".hold svg")
    box = svg.get_attribute("viewBox")
    x, y = middle(figure(page, 3))
    fingers(session, "touchStart", (x, y))
    fingers(session, "touchStart", (x, y), (x, y - 60))
    for step in range(1, 6):
        fingers(session, "touchMove", (x, y), (x, y - 60 - 16 * step))
    fingers(session, "touchEnd")
    expect(svg).not_to_have_attribute("viewBox", str(box))
    wide, near = (float(str(each).split()[2]) for each in (box, svg.get_attribute("viewBox")))
    assert near < wide * 0.9, "the table is closer"
    assert page.evaluate("visualViewport.scale") == 1, "the page is as large as before"
    expect(page.locator("g.ghost")).to_have_count(0)


def test_a_typed_place_stays_as_it_was_typed_until_one_has_done(page: Page) -> None:
    """The game may set the figure down elsewhere; the number typed first must not be lost while the second is typed."""
    opened(page)
    touch(page, 2)
    page.keyboard.press("ArrowUp")
    page.get_by_label("From the left").fill("33")
    page.get_by_label("From the left").press("Tab")
    page.get_by_label("From below").fill("10")
    expect(page.get_by_label("From the left")).to_have_value("33")
    page.get_by_label("From below").press("Tab")
    expect(page.get_by_label("From the left")).to_have_value("33")
    page.get_by_label("Facing").blur()
    expect(page.get_by_label("From the left")).not_to_have_value("33")


def test_whoever_is_held_breaks_away_and_moves_by_one_button(page: Page) -> None:
    """The die is announced by its chance and falls before the move; nobody is told afterwards that it had to."""
    opened(page)
    touch(page, 1)
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    button = page.locator("[data-confirm]:enabled")
    expect(button).to_contain_text("Break away and move 50 %")
    before = seq(page)
    button.click()
    await_step(page, before)
    page.locator(".rolls [data-came]").wait_for()
    expect(page.locator(".prompt")).not_to_contain_text("REB-BRK-01")
    came = page.locator(".rolls [data-came]").get_attribute("data-came")
    stands = re.compile(r"at 17\.2″ by 14″")
    if came == "so":
        expect(figure(page, 1)).not_to_have_attribute("aria-label", stands)
    else:
        expect(figure(page, 1)).to_have_attribute("aria-label", stands)
