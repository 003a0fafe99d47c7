"""Every screen: accessible, in both languages, with nothing missing."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mageknight.server.http.pages import WEB
from tests.browser.conftest import PHONE, Open
from tests.browser.play import VOICE, answer_first, await_step, begin_board, open_card, seq

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KEY = re.compile(r"\[web-[a-z0-9-]+\]|\[board-[a-z0-9-]+\]")


def check(page: Page) -> None:
    """axe finds nothing, and no sentence is missing."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed (make setup)")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    told = [
        f"{each['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]
    assert told == [], "\n".join(told)
    assert KEY.findall(page.locator("body").inner_text()) == []


PAGES = ["/", "/new/board", "/new/demo", "/rules", "/record", "/settings", "/credits", "/join", "/nowhere"]


@pytest.mark.parametrize("lang, path", [*[("en", path) for path in PAGES], ("de", "/"), ("de", "/new/board")])
def test_pages_are_accessible(open_page: Open, lang: str, path: str) -> None:
    page = open_page(locale=lang)
    page.goto(path)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    check(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_accessible(open_page: Open, scheme: str) -> None:
    page = open_page(color_scheme=scheme)
    begin_board(page)
    check(page)
    answer_first(page, "hero")
    check(page)
    answer_first(page, "tactic")
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    check(page)
    open_card(page)
    page.locator(".ledger .sheet").wait_for()
    check(page)
    page.keyboard.press("Escape")
    for key, name in (
        ("o", "Offers"),
        ("a", "All actions"),
        ("l", "Log"),
        ("m", "Menu"),
        ("t", "The position in words"),
    ):
        page.keyboard.press(key)
        page.get_by_role("dialog", name=name).wait_for()
        check(page)


def test_a_phone_is_accessible(open_page: Open) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")
    page.goto("/")
    check(page)
    page.get_by_role("button", name="Sofort spielen").tap()
    answer_first(page, "hero")
    answer_first(page, "tactic")
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    check(page)


def test_a_table_can_be_played_and_heard_as_text(page: Page) -> None:
    begin_board(page)
    page.keyboard.press("m")
    page.get_by_label("Play by text").check()
    page.keyboard.press("Escape")
    expect(page.locator(".text li").first).to_be_visible()
    check(page)
    before = seq(page)
    page.locator("button.act").first.click()
    await_step(page, before)


def test_a_replay_steps_through_a_match(page: Page) -> None:
    begin_board(page)
    answer_first(page, "hero")
    answer_first(page, "tactic")
    table = page.url.rsplit("/", 1)[-1]
    page.goto(f"/replay/{table}")
    number = page.locator(".time .num")
    expect(number).to_have_text("2 / 2")
    check(page)
    page.keyboard.press("ArrowLeft")
    expect(number).to_have_text("1 / 2")
    expect(page).to_have_url(re.compile(r"action=1$"))
    page.get_by_role("button", name="Play from here").click()
    page.locator(f"{VOICE}[data-decision='tactic']").wait_for(state="attached")


def test_rules_are_found_by_their_number(page: Page) -> None:
    page.goto("/rules?find=UE-BLOCK-05")
    expect(page.locator(".rules li")).to_have_count(1)
    expect(page.locator(".rules li")).to_contain_text("UE-BLOCK-05")


def test_the_first_load_is_light(page: Page, address: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(f"{VOICE}[data-decision='hero']").wait_for(state="attached")
    scripts = page.evaluate(
        "performance.getEntriesByType('resource').map(each => each.name).filter(each => each.endsWith('.js'))"
    )
    size = sum(len(gzip.compress((WEB / name.removeprefix(address + "/")).read_bytes())) for name in scripts)
    assert size <= 500_000


@pytest.mark.parametrize("button, kind", [("Play now", "hero"), ("Skirmish now", "minis-deploy")])
def test_a_first_visit_fetches_little(page: Page, button: str, kind: str) -> None:
    """Everything from the first request to the first decision, as it is sent."""
    page.goto("/")
    page.get_by_role("button", name=button).click()
    page.locator(f"{VOICE}[data-decision='{kind}']").wait_for(state="attached")
    sent = page.evaluate(
        "['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))"
        ".reduce((all, each) => all + each.transferSize, 0)"
    )
    assert 0 < sent <= 2_000_000


def test_a_note_that_explains_a_word_is_accessible(page: Page) -> None:
    begin_board(page)
    answer_first(page, "hero")
    answer_first(page, "tactic")
    page.locator(".sheet [data-gloss='term:fame']").hover()
    page.get_by_role("tooltip").wait_for()
    check(page)
