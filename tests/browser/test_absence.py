"""People come by link, watch, take seats; time runs out, the others vote, and who was absent comes back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from mageknight.server import clock
from tests.browser.conftest import Open
from tests.browser.play import VOICE
from tests.browser.test_screens import check
from tests.browser.test_together import HEADERS, on_turn

LIVE = {"pace": {"kind": "live", "free": 300, "bank": 600}}
Later = Callable[[Page, str, int], None]


@pytest.fixture
def later() -> Iterator[Later]:
    """Put the server's clock forward; the table notices it with the next thing that happens to it."""
    ahead = [0]
    clock.source = lambda: time.time() + ahead[0]

    def go(page: Page, table: str, seconds: int) -> None:
        ahead[0] += seconds
        seat = page.request.get(f"/api/tables/{table}").json()["seats"][0]
        page.request.post(f"/api/tables/{table}/seats/{seat}", data={"action": "pin"}, headers=HEADERS)

    yield go
    clock.source = time.time


def arrive(page: Page, name: str) -> None:
    page.goto("/")
    page.request.post("/api/session", data={"name": name, "lang": "en"}, headers=HEADERS)


def open_link(page: Page, link: str, name: str) -> None:
    """Open a link for the first time."""
    page.goto(link)
    page.get_by_label("What the others call you").fill(name)
    page.get_by_role("button", name="Join").click()


def pair(ann: Page, ben: Page) -> str:
    """A running table of two people with a clock."""
    arrive(ann, "Ann")
    arrive(ben, "Ben")
    setup = {"seats": 2, "scenario": "first_reconnaissance"}
    body = {"game": "board", "setup": setup, "seats": [{"who": "me"}, {"who": "open"}], "options": LIVE}
    table = str(ann.request.post("/api/tables", data=body, headers=HEADERS).json()["table"])
    link = ann.request.post(f"/api/tables/{table}/links", data={"kind": "seat"}, headers=HEADERS).json()
    ben.request.post("/api/join", data={"token": link["token"]}, headers=HEADERS)
    for page in (ann, ben):
        page.goto(f"/table/{table}")
    return table


def test_the_others_vote_about_who_is_absent_and_the_absent_comes_back(open_page: Open, later: Later) -> None:
    ann, ben = open_page(), open_page()
    table = pair(ann, ben)
    late = on_turn(ann, ben)
    waits, name = (ben, "Ann") if late is ann else (ann, "Ben")
    expect(waits.locator("header .chip")).to_contain_text(name)
    later(waits, table, 901)
    expect(late.get_by_text("Your time is over.")).to_be_visible()
    check(late)
    late.get_by_role("button", name="I am here").click()
    expect(late.get_by_text("Your time is over.")).to_have_count(0)
    later(waits, table, 301)
    note = waits.locator("section.note")
    expect(note).to_contain_text(f"{name} is out of time.")
    check(waits)
    note.get_by_label("Level of the computer").select_option("page")
    note.get_by_role("button", name="let a computer play").click()
    expect(late.get_by_text("A computer has been playing for you")).to_be_visible()
    waits.keyboard.press("l")
    expect(waits.locator("dialog")).to_contain_text(f"{name} was absent: by a vote a bot, Page, plays from here on.")
    late.get_by_role("button", name="Take my seat back").click()
    expect(late.locator("section.note")).to_have_count(0)
    expect(waits.locator("dialog")).to_contain_text(f"{name} is back.")


def test_who_watches_takes_a_deserted_seat_and_gives_it_back(open_page: Open) -> None:
    ann, ben, cat = open_page(), open_page(), open_page()
    table = pair(ann, ben)
    ann.locator(VOICE).wait_for(state="attached")
    ann.keyboard.press("p")
    ann.get_by_role("button", name="To watch", exact=True).click()
    check(ann)
    open_link(cat, ann.get_by_label("The link").input_value(), "Cat")
    expect(cat.get_by_text("You are watching.")).to_be_visible()
    ben.locator(VOICE).wait_for(state="attached")
    ben.keyboard.press("p")
    ben.get_by_role("button", name="leave the seat").click()
    expect(ann.locator("section.note")).to_contain_text("The seat of Ben is empty.")
    expect(cat.locator("section.note")).to_contain_text("The seat of Ben is empty.")
    expect(cat.get_by_role("button", name="Take this seat")).to_have_count(0)
    ann.locator("section.note").get_by_role("button", name="offer the seat by link").click()
    cat.get_by_role("button", name="Take this seat").click()
    cat.keyboard.press("p")
    cat.get_by_role("button", name="give it back to Ben").click()
    expect(cat.get_by_text("You are watching.")).to_be_visible()
    seats = ann.request.get(f"/api/tables/{table}").json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ben"]
    ann.reload()
    ann.locator(VOICE).wait_for(state="attached")
    ann.keyboard.press("p")
    revoke = ann.get_by_role("button", name="Revoke")
    revoke.first.wait_for()
    for left in reversed(range(revoke.count())):
        revoke.first.click()
        expect(revoke).to_have_count(left)
    expect(cat.get_by_text("The link by which you watched has been revoked.")).to_be_visible()


def test_the_form_states_the_pace_and_a_spectator_is_offered_a_seat(open_page: Open) -> None:
    ann, cat = open_page(), open_page(color_scheme="dark")
    arrive(ann, "Ann")
    ann.goto("/new/board")
    ann.get_by_role("radio", name="First Reconnaissance").check()
    ann.get_by_role("radio", name="A turn now and then").check()
    ann.get_by_label("Time for a turn").select_option("2 days")
    check(ann)
    ann.get_by_role("button", name="Begin").click()
    expect(ann.get_by_text("2 days for a turn")).to_be_visible()
    ann.get_by_role("button", name="To watch with my hand").click()
    open_link(cat, ann.get_by_label("The link").input_value(), "Cat")
    expect(cat.get_by_text("2 days for a turn")).to_be_visible()
    ann.get_by_role("button", name="offer it to those who watch").click()
    cat.get_by_role("button", name="Take this seat").wait_for()
    check(ann)
    check(cat)
    cat.get_by_role("button", name="Take this seat").click()
    on_turn(ann, cat)
    expect(ann.locator("header .chip")).to_contain_text("2 days")
