"""Hints in the browser: what might be good, and why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from mageknight.server.http.pages import WEB
from scripts.stage import Stage
from tests.browser.play import VOICE, arrange, begin_board, seq
from tests.patience import MILLISECONDS
from tests.play import situation

PATIENCE = MILLISECONDS
"""Milliseconds for the first hint: somebody who thinks has to be started first."""


@pytest.fixture
def thinking(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page of a server with somebody to think."""
    if not (WEB / "index.html").exists():
        pytest.skip("the web client is not built (make setup)")
    with Stage(tmp_path, workers=1) as stage:
        context = browser.new_context(locale="en", base_url=stage.address)
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
        context.close()


def test_a_hint_says_what_and_why_and_changes_nothing(thinking: Page) -> None:
    begin_board(thinking)
    before = seq(thinking)
    kind = thinking.locator(VOICE).get_attribute("data-decision")
    thinking.keyboard.press("h")
    expect(thinking.locator(".prompt .hint")).to_contain_text("This leaves the best position.", timeout=PATIENCE)
    assert seq(thinking) == before
    assert thinking.locator(VOICE).get_attribute("data-decision") == kind


def test_a_plan_is_listed_and_done_step_by_step(thinking: Page) -> None:
    """A fight against Prowlers: the first step is done by the button, and the next one is told at once."""
    arrange(
        thinking,
        situation("""
            game: board
            source: black, black, black
            seat 0:
              hand: rage, rage, determination
              at: 1,-3
            tiles:
              0,1: countryside_01
            combat:
              kind: rampage
              phase: attack
              enemies: prowlers
        """),
    )
    hint = thinking.locator(".prompt .hint")
    thinking.keyboard.press("h")
    expect(hint).to_contain_text("Prowlers can be beaten", timeout=PATIENCE)
    hint.locator("summary").click()
    steps = hint.locator("li").all_inner_texts()
    assert len(steps) > 1
    before = seq(thinking)
    hint.get_by_role("button", name="Do it").click()
    expect(hint).to_contain_text(steps[0], timeout=PATIENCE)
    assert seq(thinking) > before
