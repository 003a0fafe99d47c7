"""When something looks wrong: one click writes a report, and whoever opens it sees the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.play import VOICE, answer_first, begin_board


@pytest.fixture
def frail(browser: Browser, address: str) -> Iterator[Page]:
    """A page on which something may go wrong."""
    context = browser.new_context(locale="en", base_url=address)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def hand(page: Page) -> list[str]:
    page.locator(".hand li").first.wait_for()
    return page.locator(".hand li").all_inner_texts()


def test_a_report_is_written_and_opened_at_the_same_position(page: Page, tmp_path: Path) -> None:
    begin_board(page)
    answer_first(page, "hero")
    answer_first(page, "tactic")
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    before = hand(page)
    page.keyboard.press("m")
    with page.expect_download() as written:
        page.get_by_role("button", name="Report a problem").click()
    file = tmp_path / "report.json"
    written.value.save_as(file)
    report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert report["screen"]["decision"] == "turn"
    assert len(report["actions"]) == 2
    assert "seed" not in report
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(f"{VOICE}[data-decision='turn']").wait_for(state="attached")
    assert hand(page) == before


def test_a_fault_of_the_page_offers_a_report_and_goes_on(frail: Page) -> None:
    begin_board(frail)
    frail.evaluate("setTimeout(() => { throw new Error('torn paper'); })")
    note = frail.get_by_role("alert")
    expect(note).to_contain_text("torn paper")
    with frail.expect_download() as written:
        note.get_by_role("button", name="Report a problem").click()
    report = json.loads(Path(written.value.path()).read_text("utf-8"))
    assert "torn paper" in report["screen"]["fault"]
    note.get_by_role("button", name="Go on").click()
    expect(note).to_have_count(0)
    answer_first(frail, "hero")
