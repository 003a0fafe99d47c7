"""Two people at one match, each in a browser of their own: links, reloads, lost connections, one screen for both."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.play import VOICE, await_step, open_actions, seq

HEADERS = {"x-mageknight": "1"}


def make_table(page: Page, seats: list[dict[str, str]]) -> str:
    """A table of two, made by the person at this page; the answer is its id."""
    page.goto("/")
    page.request.post("/api/session", data={"name": "Ann", "lang": "en"}, headers=HEADERS)
    setup = {"seats": 2, "scenario": "first_reconnaissance"}
    made = page.request.post("/api/tables", data={"game": "board", "setup": setup, "seats": seats}, headers=HEADERS)
    assert made.ok, made.text()
    return str(made.json()["table"])


def invite(page: Page, table: str) -> str:
    made = page.request.post(f"/api/tables/{table}/links", data={"kind": "seat"}, headers=HEADERS)
    return str(made.json()["url"])


def on_turn(*pages: Page) -> Page:
    """The page whose seat is asked."""
    for page in pages:
        page.locator(VOICE).wait_for(state="attached")
    while True:
        for page in pages:
            if page.locator(f"{VOICE}[data-decision]").count():
                return page


def play_one(*pages: Page) -> None:
    """One step of whoever is asked; the others see it too."""
    page = on_turn(*pages)
    before = [seq(each) for each in pages]
    page.keyboard.press("a")
    page.locator("button.act").first.click()
    for each, number in zip(pages, before, strict=True):
        await_step(each, number)
    page.keyboard.press("Escape")


def test_two_browsers_play_one_match_and_one_reloads(open_page: Open) -> None:
    ann, ben = open_page(), open_page()
    table = make_table(ann, [{"who": "me"}, {"who": "open"}])
    ann.goto(f"/table/{table}")
    expect(ann.get_by_text("Send each of them a link")).to_be_visible()
    agreed = ann.locator("[data-scenario='first_reconnaissance']")
    expect(agreed).to_contain_text("about 90 min")
    expect(agreed).to_contain_text("2 players")
    ben.goto(invite(ann, table))
    expect(ben.locator("[data-scenario='first_reconnaissance']")).to_contain_text("Find the city")
    expect(ben.get_by_text("invites you to this table")).to_be_visible()
    ben.get_by_label("What the others call you").fill("Ben")
    ben.get_by_role("button", name="Join").click()
    expect(ann.get_by_text("Ben").first).to_be_visible()
    for _ in range(6):
        play_one(ann, ben)
    before = seq(ben)
    ben.reload()
    ben.locator(f"{VOICE}[data-seq='{before}']").wait_for(state="attached")
    for _ in range(4):
        play_one(ann, ben)
    assert seq(ann) == seq(ben)


def test_a_move_made_while_the_connection_breaks_is_neither_lost_nor_done_twice(open_page: Open) -> None:
    page = open_page()
    cut: list[WebSocketRoute] = []
    swallow = [False]

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        cut.append(route)

        def from_page(message: str | bytes) -> None:
            server.send(message)
            if swallow[0] and '"type":"do"' in str(message):
                swallow[0] = False
                route.close(code=1001)

        route.on_message(from_page)
        server.on_message(lambda message: None if cut[-1] is not route else route.send(message))

    page.route_web_socket("**/live", between)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(f"{VOICE}[data-decision='hero']").wait_for(state="attached")
    swallow[0] = True
    page.locator(".tray .answer").first.click()
    page.locator(f"{VOICE}[data-decision='tactic']").wait_for(state="attached")
    assert len(cut) == 2, "the client came back by itself"
    expect(page.locator(".banner.good")).to_contain_text("Back.")
    expect(page.locator(".prompt .refusal")).to_have_count(0)


def test_a_curtain_hides_one_player_from_the_other(open_page: Open) -> None:
    page = open_page()
    table = make_table(page, [{"who": "me"}, {"who": "me"}])
    page.goto(f"/table/{table}")
    seen = set()
    for _ in range(8):
        curtain = page.locator(".curtain")
        page.locator(f"{VOICE}[data-decision], .curtain").first.wait_for(state="attached")
        if curtain.count():
            assert page.locator(".hand, .ledger, button.act").count() == 0
            seen.add(curtain.locator("h1").inner_text())
            curtain.get_by_role("button", name="Show my side").click()
            expect(curtain).to_have_count(0)
            continue
        before = seq(page)
        open_actions(page)
        page.locator("button.act").first.click()
        await_step(page, before)
    assert len(seen) == 2, "both players were asked, each behind the curtain"


def test_a_return_names_its_point_and_needs_the_others(open_page: Open) -> None:
    ann, ben = open_page(), open_page()
    table = make_table(ann, [{"who": "me"}, {"who": "open"}])
    ben.goto(invite(ann, table))
    ben.get_by_label("What the others call you").fill("Ben")
    ben.get_by_role("button", name="Join").click()
    ann.goto(f"/table/{table}")
    for _ in range(4):
        play_one(ann, ben)
    for agrees in (False, True):
        ann.keyboard.press("m")
        point = ann.get_by_label("Return to").locator("option").nth(1)
        named = (point.inner_text()).removeprefix("before ").split(": ", 1)
        ann.get_by_label("Return to").select_option(index=1)
        ann.get_by_role("button", name="Ask to take back").click()
        asked = ben.get_by_role("alertdialog", name="Ask to take back")
        expect(asked).to_contain_text(f"Ann asks to return to before action {named[0]}: “{named[1]}”")
        asked.get_by_role("button", name="Agree" if agrees else "Refuse").click()
        expect(asked).to_be_hidden()
    for page in (ann, ben):
        page.keyboard.press("l")
        told = page.get_by_role("dialog", name="Log")
        expect(told).to_contain_text("By agreement the game returns to action 2")
        expect(told).to_contain_text("Ben does not agree to return to action 2.")
    ann.goto(f"/replay/{table}")
    expect(ann.get_by_text("with take-back")).to_be_visible()


def test_the_set_up_form_shows_a_seed_to_note(page: Page) -> None:
    page.goto("/new/board")
    page.get_by_role("radio", name="from a seed I can note").check()
    seed = page.get_by_label("Seed", exact=True)
    expect(seed).to_have_value(re.compile(r"^[0-9a-f]{12}$"))
    seed.fill("an evening in May")
    page.get_by_role("button", name="Begin").click()
    page.locator(VOICE).wait_for(state="attached")
    page.keyboard.press("m")
    expect(page.get_by_text("Open table: its luck comes from the seed")).to_be_visible()
