"""Everything fits: on phones either way up, at twice the size, in large text, with German's longer words; fingers find room."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
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

LAPPED = """() => {
  const texts = [...document.querySelectorAll('h1, h2, h3, p, label, dt, dd, legend, nav a, .btn, .tabs button')].filter(each => {
    const box = each.getBoundingClientRect();
    return box.width && box.height && getComputedStyle(each).visibility !== 'hidden' && !each.closest('.sr, .skip, svg');
  });
  const apart = (a, b) => a.right <= b.left + 2 || b.right <= a.left + 2 || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
  const found = [...document.querySelectorAll('.btn, nav a, .tabs button')]
    .filter(each => each.clientWidth && each.scrollWidth > each.clientWidth + 2 && !each.closest('.sr, svg, .hand, .tray'))
    .map(each => `spilt: ${each.innerText}`);
  for (const one of texts) for (const other of texts) {
    if (one === other || one.contains(other) || other.contains(one) || one.parentElement !== other.parentElement) continue;
    if (!apart(one.getBoundingClientRect(), other.getBoundingClientRect()))
      found.push(`lapped: ${one.innerText.slice(0, 30)} / ${other.innerText.slice(0, 30)}`);
  }
  return found;
}"""


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


def enlarge(page: Page, percent: int) -> None:
    """Set the size of text as the settings keep it."""
    kept = json.dumps({"textSize": percent})
    page.add_init_script(f"localStorage.setItem('mageknight.settings', {json.dumps(kept)})")


@pytest.mark.parametrize("options", [{"viewport": DESKTOP}, UPRIGHT], ids=["desktop", "phone"])
def test_pages_fit_in_large_text(open_page: Open, options: dict[str, Any]) -> None:
    page = open_page(locale="de", **options)
    enlarge(page, 150)
    found = []
    for path in PAGES:
        page.goto(path)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        found += [f"{path} {fault}" for fault in [*page.evaluate(CUT), *page.evaluate(LAPPED)]]
    assert found == []


@pytest.mark.parametrize("options", [{"viewport": DESKTOP}, UPRIGHT], ids=["desktop", "phone"])
@pytest.mark.parametrize("button", ["Sofort spielen", "Sofort kämpfen"], ids=["board", "minis"])
def test_a_table_fits_in_large_text(open_page: Open, options: dict[str, Any], button: str) -> None:
    page = open_page(locale="de", **options)
    enlarge(page, 150)
    page.goto("/")
    page.get_by_role("button", name=button).click()
    page.locator(".prompt h2").wait_for()
    page.wait_for_load_state("networkidle")
    assert [*page.evaluate(CUT), *page.evaluate(LAPPED)] == []
    prompt = page.locator(".prompt").bounding_box()
    window = page.viewport_size
    assert prompt is not None
    assert window is not None
    assert prompt["x"] >= 0
    assert prompt["x"] + prompt["width"] <= window["width"] + 1


def test_the_size_of_text_is_set_at_once_and_kept(page: Page) -> None:
    page.goto("/settings")
    title = page.get_by_role("heading", name="Settings")
    before = title.bounding_box()
    page.get_by_label("Size of text and signs").select_option("150")
    after = title.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] == pytest.approx(before["height"] * 1.5, rel=0.05)
    page.reload()
    expect(page.get_by_label("Size of text and signs")).to_have_value("150")
    expect(page.locator("html")).to_have_attribute("data-text", "150")
