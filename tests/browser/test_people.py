"""Seats, accounts and the record: what a person does beside playing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from mageknight import packs
from mageknight.server.wire.pieces import pieces_of
from scripts.stage import Stage
from tests.browser.conftest import Open
from tests.browser.play import answer_first, begin_board
from tests.browser.test_screens import check

TESTS = Path(__file__).resolve().parents[1]


def test_a_game_is_given_up_and_stands_in_the_record(page: Page) -> None:
    begin_board(page)
    answer_first(page, "hero")
    page.keyboard.press("p")
    panel = page.get_by_role("dialog", name="Seats and links")
    panel.get_by_role("button", name="Give up").click()
    panel.get_by_role("button", name="Really give up?").click()
    expect(page.locator(".end")).to_be_visible()
    page.goto("/record")
    expect(page.get_by_role("table")).to_have_count(2)
    expect(page.get_by_role("table").last).to_contain_text("Solo Reconnaissance")
    expect(page.get_by_role("table").last).to_contain_text("not won")
    page.get_by_role("link", name="watch").click()
    expect(page.get_by_role("list", name="Hand").get_by_role("listitem").first).to_be_visible()


def test_a_guest_becomes_an_account_and_comes_back_to_the_games(page: Page) -> None:
    begin_board(page)
    page.goto("/settings")
    page.get_by_label("Login name").fill("rider.of.dawn")
    page.get_by_label("Password").fill("a long enough one")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("You are logged in as rider.of.dawn.")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in").wait_for()
    page.goto("/")
    expect(page.get_by_text("No game is waiting.")).to_be_visible()
    page.goto("/settings")
    page.get_by_label("Login name").fill("rider.of.dawn")
    page.get_by_label("Password").fill("a long enough one")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("You are logged in as rider.of.dawn.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("No game is waiting.")).to_have_count(0)


def test_an_account_brings_the_settings_to_another_browser(open_page: Open) -> None:
    here, there = open_page(), open_page()
    for page, button in ((here, "Make an account"), (there, "Log in")):
        page.goto("/settings")
        page.get_by_label("Login name").fill("reader.of.maps")
        page.get_by_label("Password").fill("a long enough one")
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text("You are logged in as reader.of.maps.")).to_be_visible()
        if page is here:
            with page.expect_response("**/api/me"):
                page.get_by_label("Size of text and signs").select_option("125")
    expect(there.get_by_label("Size of text and signs")).to_have_value("125")
    expect(there.locator("html")).to_have_attribute("data-text", "125")


def test_a_link_to_watch_is_made_and_revoked(page: Page) -> None:
    begin_board(page)
    page.keyboard.press("p")
    panel = page.get_by_role("dialog", name="Seats and links")
    panel.get_by_role("button", name="To watch", exact=True).click()
    panel.get_by_label("The link").wait_for()
    expect(panel.get_by_role("listitem").get_by_text("To watch", exact=True)).to_be_visible()
    panel.get_by_role("button", name="Revoke").click()
    expect(panel.get_by_role("button", name="Revoke")).to_have_count(0)


def test_keys_can_be_changed(page: Page) -> None:
    page.goto("/settings")
    page.get_by_text("Keys", exact=True).click()
    field = page.get_by_label("Log", exact=False).first
    field.fill("Z")
    field.blur()
    begin_board(page)
    page.keyboard.press("z")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()


def test_packs_of_the_host_can_be_left_out(page: Page) -> None:
    packs.take_in([TESTS / "board/packs/example_pack", TESTS / "minis/content/example_pack"])
    pieces_of.cache_clear()
    try:
        page.goto("/new/board")
        page.get_by_role("radio", name="First Snow").check()
        page.get_by_role("checkbox", name="The Long Winter", exact=True).uncheck()
        expect(page.get_by_role("radio", name="First Snow")).to_be_disabled()
        expect(page.get_by_text("only with the pack “The Long Winter”")).to_be_visible()
        page.get_by_role("checkbox", name="The Long Winter", exact=True).check()
        page.get_by_role("radio", name="First Snow").check()
        page.get_by_role("button", name="Begin").click()
        expect(page).to_have_url(re.compile("/table/"))
        page.goto("/new/minis")
        page.get_by_role("option", name="The garden").wait_for(state="attached")
        page.get_by_role("checkbox", name="Garden folk").uncheck()
        expect(page.get_by_role("option", name="The garden")).to_have_count(0)
    finally:
        packs.take_in([])
        pieces_of.cache_clear()
    page.goto("/new/board")
    page.get_by_role("radio", name="Solo Reconnaissance").wait_for()
    expect(page.get_by_text("Packs of this server")).to_have_count(0)


def test_an_administrator_sees_how_the_server_does(page: Page, stage: Stage) -> None:
    page.goto("/settings")
    page.get_by_label("Login name").fill("keeper")
    page.get_by_label("Password").fill("a long enough one")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_text("You are logged in as keeper.").wait_for()
    command = [sys.executable, "-m", "mageknight.cli", "admin", "keeper", "--data", str(stage.settings.data)]
    subprocess.run(command, check=True, capture_output=True)
    page.goto("/settings")
    page.get_by_role("link", name="This server").click()
    expect(page.get_by_role("row", name="Database")).to_contain_text("sqlite")
    check(page)
