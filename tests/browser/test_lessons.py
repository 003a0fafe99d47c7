"""Every lesson is taken in a real browser: by mouse, by keys, on a phone, in both languages; wrong ways are answered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.registry import kit_named
from mageknight.lessons.course import Course
from mageknight.lessons.lesson import PUPIL, Lesson
from mageknight.lessons.shelf import lessons
from tests.browser.conftest import PHONE, Open
from tests.browser.play import answer_first, await_step, seq

ALL = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
MOST_STEPS = 80
BUTTONS = ("end-turn", "end-phase", "strike", "attack-hero", "propose-assault", "interact")
"""Commands of the board game that are one button each."""
COVERED = """() => {
    const card = document.querySelector('.lesson').getBoundingClientRect();
    return [...document.querySelectorAll('.veil .rim')].map((rim) => {
        const lit = rim.getBoundingClientRect();
        const wide = Math.min(card.right, lit.right) - Math.max(card.left, lit.left);
        const high = Math.min(card.bottom, lit.bottom) - Math.max(card.top, lit.top);
        return wide > 0 && high > 0 ? (wide * high) / (lit.width * lit.height) : 0;
    });
}"""
"""How much of each thing that is lit the card hides."""
POINT = """([x, y]) => {
    const point = new DOMPoint(x, y).matrixTransform(document.querySelector('.hold svg').getScreenCTM());
    return [point.x, point.y];
}"""
"""Where a point of the drawing is on the screen."""
STANDS = """figure => {
    const { e, f } = document.querySelector(`.hold g.figure[data-figure='${figure}']`).parentNode.transform.baseVal[0].matrix;
    return [e, f];
}"""
"""Where a figure stands in the drawing."""
DRAWN = 0.04
"""Units of the drawing to a unit of the table."""
STRIDE, FINE = 250, 50
"""How far an arrow moves a figure, alone and with Shift."""


def open_lesson(page: Page, lesson: Lesson) -> Locator:
    page.goto(f"/learn/{lesson.game}")
    page.locator(f"[data-lesson='{lesson.name}']").click()
    card = page.locator(".lesson")
    card.wait_for()
    return card


def pages_read(card: Locator) -> None:
    """Turn the pages up to the one that asks for something, or to the last."""
    while card.locator("[data-act='next']").count():
        card.locator("[data-act='next']").click()


def is_over(page: Page, card: Locator) -> bool:
    """Whether nothing is left to do; the other side may have to act before that is known."""
    page.wait_for_function(
        "() => document.querySelector('.lesson[data-over]') !== null"
        " || document.querySelector('.lesson [data-act=show], .lesson [data-act=next]') !== null"
    )
    return card.get_attribute("data-over") is not None


@ALL
def test_a_lesson_is_taken_by_mouse(page: Page, lesson: Lesson) -> None:
    card = open_lesson(page, lesson)
    for _ in range(MOST_STEPS):
        pages_read(card)
        if is_over(page, card):
            break
        before = seq(page)
        do_by_mouse(page, card, lesson)
        await_step(page, before)
    expect(card).to_have_attribute("data-over", "")
    page.goto(f"/learn/{lesson.game}")
    expect(page.locator(f"li[data-done]:has([data-lesson='{lesson.name}'])")).to_be_visible()


def do_by_mouse(page: Page, card: Locator, lesson: Lesson) -> None:
    """Click the half of the card that is asked for, set a figure down where it is to stand, or take the line in the list of all actions."""
    words = card.locator("[data-act='show']").get_attribute("title") or ""
    word, *rest = deed_of(card, lesson)
    if word == "move":
        shut(page)
        fold = card.locator("header button")
        fold.click()  # the card may lie over the place
        page.mouse.click(*point_of(page, lesson, *target_of(rest)))
        page.locator("[data-confirm]:enabled").click()
        fold.click()
        return
    half = page.locator(f".hand [data-card='{rest[0]}'] [data-half='{rest[-1]}']") if rest else page.locator("none")
    if word == "play-card" and half.count():
        shut(page)
        half.first.click()
        return
    if page.locator(".actions").count() == 0:
        page.get_by_role("button", name="All actions").click()
    page.locator(".actions").wait_for()
    page.locator("button.act").filter(has_text=words).first.click()
    shut(page)


def shut(page: Page) -> None:
    """The list of all actions may lie over what is to be touched."""
    if page.locator(".actions").count():
        page.keyboard.press("Escape")
        expect(page.locator(".actions")).to_have_count(0)


def deed_of(card: Locator, lesson: Lesson) -> list[str]:
    """What the lesson waits for, as the words of a command."""
    deeds = [deed for step in lesson.steps for deed in step.deeds]
    return deeds[int(card.get_attribute("data-done") or 0)].ways[0].split()


def target_of(rest: list[str]) -> tuple[int, int]:
    """Where a move of a lesson ends, in units of the table."""
    x, y = rest[1].removeprefix("path=").split()[-1].split(":")
    return int(x), int(y)


def height_of(lesson: Lesson) -> int:
    """How high the table of a lesson is, in its units."""
    view: Any = Course(lesson).begin().view(PUPIL)
    return int(view.height)


def point_of(page: Page, lesson: Lesson, x: int, y: int) -> tuple[float, float]:
    """Where a place of the table is on the screen."""
    height = height_of(lesson)
    found = page.evaluate(POINT, [x * DRAWN, (height - y) * DRAWN])
    return found[0], found[1]


@ALL
def test_a_lesson_is_taken_by_keys_in_german(open_page: Open, lesson: Lesson) -> None:
    page = open_page(locale="de")
    card = open_lesson(page, lesson)
    for _ in range(MOST_STEPS):
        while card.locator("[data-act='next']").count():
            page.keyboard.press("n")
        if is_over(page, card):
            break
        before = seq(page)
        do_by_keys(page, card, lesson)
        await_step(page, before)
    expect(card).to_have_attribute("data-over", "")


def do_by_keys(page: Page, card: Locator, lesson: Lesson) -> None:
    """Do it by the list of all actions; a figure is walked by the arrows and set down by Enter."""
    words = card.locator("[data-act='show']").get_attribute("title") or ""
    word, *rest = deed_of(card, lesson)
    if word == "move":
        walk_by_keys(page, lesson, int(rest[0]), *target_of(rest))
        return
    page.keyboard.press("a")
    page.locator(".actions").wait_for()
    page.locator("button.act").filter(has_text=words).first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")


def walk_by_keys(page: Page, lesson: Lesson, figure: int, x: int, y: int) -> None:
    """Half an inch for each arrow, a tenth of an inch with Shift."""
    height = height_of(lesson)
    page.locator(
        f".hold g.figure[data-figure='{figure}']"
    ).wait_for()  # while something is acted out it is drawn otherwise
    right, down = page.evaluate(STANDS, figure)
    up = height - down / DRAWN
    for off, ahead, back in ((x - right / DRAWN, "ArrowRight", "ArrowLeft"), (y - up, "ArrowUp", "ArrowDown")):
        key = ahead if off > 0 else back
        strides, steps = divmod(round(abs(off) / FINE), STRIDE // FINE)
        for _ in range(strides):
            page.keyboard.press(key)
        for _ in range(steps):
            page.keyboard.press(f"Shift+{key}")
    page.locator("[data-confirm]:enabled").wait_for()
    page.keyboard.press("Enter")


@ALL
def test_a_lesson_fits_a_phone_in_german_and_hides_nothing_it_lights(open_page: Open, lesson: Lesson) -> None:
    page = open_page(locale="de", viewport=PHONE, has_touch=True, is_mobile=True)
    card = open_lesson(page, lesson)
    for _ in range(MOST_STEPS):
        seen(page)
        if card.locator("[data-act='next']").count():
            card.locator("[data-act='next']").tap()
        elif is_over(page, card):
            break
        else:
            before = seq(page)
            do_by_finger(page, card, lesson)
            await_step(page, before)
    expect(card).to_have_attribute("data-over", "")


def do_by_finger(page: Page, card: Locator, lesson: Lesson) -> None:
    """Tap the thing itself, twice where the first touch only shows: a card, a space, a place on a table, a button; else its line in
    the list of all actions."""
    words = card.locator("[data-act='show']").get_attribute("title") or ""
    word, *rest = deed_of(card, lesson)
    fold = card.locator("header button")
    if word == "move":
        fold.tap()  # the card may lie over the place
        page.touchscreen.tap(*point_of(page, lesson, *target_of(rest)))
        page.locator("[data-confirm]:enabled").tap()
        fold.tap()
        return
    things = things_for(page, lesson, word, rest)
    if things is not None and things.count() == 1 and is_free(things):
        if word in ("play-card", "step-to"):
            things.tap()
            page.locator(".hand [aria-pressed='true'], g.space.chosen").first.wait_for()  # the first touch only shows
        things.tap()
        return
    fold.tap()  # the card may lie over the way to the list
    page.locator("nav.tabs button").last.tap()
    page.locator(".actions").wait_for()
    page.locator(".actions button.act").filter(has_text=words).first.tap()
    page.keyboard.press("Escape")
    expect(page.locator(".actions")).to_have_count(0)
    fold.tap()


def things_for(page: Page, lesson: Lesson, word: str, rest: list[str]) -> Locator | None:
    """What a finger would touch to do something; nothing where that is not one thing alone."""
    if word == "play-card":
        return page.locator(f".hand [data-card='{rest[0]}'] [data-half='{rest[-1]}']")
    if word == "step-to":
        return page.locator(
            f"g.space.legal[data-subject='space:{kit_named(lesson.game).parse_value('space', rest[0])}']"
        )
    if lesson.game == "board" and word in BUTTONS:
        return page.locator(f".prompt [data-do='{word}']")
    return None


def is_free(thing: Locator) -> bool:
    """Does nothing lie over the middle of a thing, such as the card that speaks of it?"""
    return bool(
        thing.evaluate(
            "each => { each.scrollIntoView({block: 'nearest', inline: 'center'}); const box = each.getBoundingClientRect();"
            " const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);"
            " return over !== null && (each.contains(over) || over.closest('[data-subject]') === each); }"
        )
    )


def seen(page: Page) -> None:
    """Something is lit, the card lies on the screen, hides little of what is lit, and nothing has to be scrolled sideways."""
    expect(page.locator(".veil .rim").first).to_be_attached()
    page.wait_for_function(f"() => ({COVERED})().every((part) => part < 0.6)")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    box = page.locator(".lesson").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE["height"]


def test_the_first_lesson_is_taken_by_clicking_what_is_lit(page: Page) -> None:
    card = open_lesson(page, lessons()[0])
    pages_read(card)
    before = seq(page)
    page.locator(".hand [data-card='march'] [data-half='basic']").click()
    await_step(page, before)
    before = seq(page)
    page.locator("g.space.legal[data-steps='1']").first.click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-seq]').dataset.seq) > before"
        " || document.querySelector('.lesson .answer') !== null",
        arg=before,
    )
    if card.locator(".answer").count() == 0:
        expect(card).to_have_attribute("data-done", "2")
    else:
        expect(card).to_have_attribute("data-done", "1")


def test_a_wrong_way_gets_its_own_answer_and_changes_nothing(page: Page) -> None:
    card = open_lesson(page, lessons()[0])
    pages_read(card)
    before = seq(page)
    page.keyboard.press("a")
    page.locator("button.act[data-do='end-turn']").click()
    expect(card.locator(".answer")).to_contain_text("lost when the turn ends")
    page.locator("button.act").filter(has_text="Stamina: Move 2").click()
    expect(card.locator(".answer")).to_contain_text("Take March")
    assert seq(page) == before
    expect(page.locator(".prompt .refusal")).to_have_count(0)


def test_a_lesson_is_left_and_taken_up_where_it_was(page: Page) -> None:
    first = lessons()[0]
    card = open_lesson(page, first)
    pages_read(card)
    before = seq(page)
    card.locator("[data-act='show']").click()
    await_step(page, before)
    card.locator("[data-act='leave']").click()
    page.locator(f"[data-lesson='{first.name}']").click()
    expect(page.locator(".lesson")).to_have_attribute("data-done", "1")


def test_the_guide_explains_each_thing_once_and_speaks_up_after_a_blunder(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Guided game").first.click()
    guide = page.locator(".guide")
    expect(guide).to_have_attribute("data-tip", "hero")
    guide.locator("[data-act='got-it']").click()
    expect(guide).to_have_count(0)
    answer_first(page, "hero")
    expect(guide).to_have_attribute("data-tip", "tactic")
    guide.locator("[data-act='got-it']").click()
    answer_first(page, "tactic")
    page.locator("[data-decision='turn']").wait_for(state="attached")
    while guide.count():
        guide.locator("[data-act='got-it']").click()
    before = seq(page)
    page.keyboard.press("a")
    page.locator("button.act[data-do='end-turn']").click()
    await_step(page, before)
    expect(guide).to_have_attribute("data-tip", "full-hand")
    page.reload()
    expect(page.locator("[data-tip='goal']")).to_have_count(0)
