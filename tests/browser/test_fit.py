"""Everything fits: on phones either way up, at twice the size, with German's longer words; fingers find room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Open
from tests.browser.play import VOICE, answer_first

PAGES = ["/", "/new/board", "/new/minis", "/armies", "/rules", "/record", "/settings", "/credits", "/join"]
TWICE: dict[str, Any] = {"viewport": {"width": 683, "height": 384}, "device_scale_factor": 2}
UPRIGHT: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}

CUT = """() => {
  const width = document.documentElement.clientWidth, found = [];
  if (document.documentElement.scrollWidth > width + 1) found.push('the page scrolls sideways');
  for (const each of document.querySelectorAll('button, a, h1, h2, h3, label, p, dt, dd, td, th, summary, legend')) {
    const box = each.getBoundingClientRect(), style = getComputedStyle(each);
    if (!box.width || !box.height || style.visibility === 'hidden' || each.closest('.sr, .skip')) continue;
    const isClipped = /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis';
    if (isClipped && each.scrollWidth > each.clientWidth + 2) found.push(`cut: ${each.innerText.slice(0, 40)}`);
  }
  return found;
}"""

SMALL = """least => [...document.querySelectorAll('button, a.btn, a.sq, select, input, summary, nav a')].filter(each => {
  const box = (each.closest('label') ?? each).getBoundingClientRect(), style = getComputedStyle(each);
  if (!box.width || !box.height || style.display === 'inline' || each.closest('.sr, svg')) return false;
  return Math.min(box.width, box.height) < least - 0.5;
}).map(each => each.innerText || each.getAttribute('aria-label') || each.className)"""


def faults(page: Page, least: int) -> list[str]:
    """What is cut off, and what is too small to hit."""
    return [*page.evaluate(CUT), *[f"small: {each}" for each in page.evaluate(SMALL, least)]]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "options, least", [(TWICE, 24), (UPRIGHT, 44), (ON_ITS_SIDE, 44)], ids=["twice", "phone", "side"]
)
def test_pages_fit_and_fingers_find_room(open_page: Open, lang: str, options: dict[str, Any], least: int) -> None:
    page = open_page(locale=lang, **options)
    found = []
    for path in PAGES:
        page.goto(path)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        found += [f"{path} {fault}" for fault in faults(page, least)]
    assert found == []


@pytest.mark.parametrize("options", [TWICE, UPRIGHT, ON_ITS_SIDE], ids=["twice", "phone", "side"])
def test_the_panels_of_a_table_fit(open_page: Open, options: dict[str, Any]) -> None:
    page = open_page(locale="de", **options)
    page.goto("/")
    page.get_by_role("button", name="Sofort spielen").click()
    answer_first(page, "hero")
    page.locator(f"{VOICE}[data-decision='tactic']").wait_for(state="attached")
    for key in "lmtapi":
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        assert page.evaluate(CUT) == [], key
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
