"""Cavalry in a browser: riders get their mounts in the army builder, mount, dismount, charge, and fall from a mount that is slain."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from tests.browser.conftest import Open
from tests.browser.play import VOICE, arrange, await_step, seq
from tests.browser.test_battlefield import begun, figure, middle, touch
from tests.browser.test_screens import check

HEAD = """game: minis
edition: second
seats: 2
total: 400
"""
FOE = "figure 2: muster-016 of 1 at 18 20 facing 270\n"
MOUNTED = "figure 0: mounts-001 of 0 at 18 14 facing 90\nfigure 1: muster-066 of 0 rides 0\n"


def opened(page: Page, lines: str) -> Page:
    match: Match[Any] = begin(HEAD + lines).match
    arrange(page, match)
    page.locator("g.figure").first.wait_for()
    return page


def drawer(page: Page, rider: str) -> Locator:
    return page.locator(f"[data-mounts='{rider}']")


def test_a_rider_gets_a_mount_in_the_army_builder(open_page: Open) -> None:
    page = open_page()
    page.goto("/armies?name=Riders&game=second&total=200&figures=muster-066*2")
    expect(drawer(page, "muster-066").locator(".held")).to_have_text("on foot")
    drawer(page, "muster-066").locator("summary").click()
    horse = drawer(page, "muster-066").locator("label").filter(has=page.locator("[data-mount='mounts-001']"))
    expect(horse).to_contain_text("Battle Horse")
    expect(horse).to_contain_text("independent")
    expect(horse).to_contain_text("Mounted Charge")
    check(page)
    horse.locator("input").check()
    expect(drawer(page, "muster-066")).to_have_count(2)
    expect(drawer(page, "muster-066").first.locator(".held")).to_have_text("Battle Horse · 30")
    expect(page.locator("pre")).to_contain_text("on Battle Horse (weak) [mounts-001] 30")
    expect(page.locator(".right")).to_be_visible()
    page.get_by_label("Search by name or ability").fill("warbird")
    page.locator("[data-add='mounts-003']").click()
    expect(drawer(page, "muster-066").last.locator(".held")).to_have_text("Desert Warbird · 20")
    expect(page.locator(".right")).to_be_visible()
    page.locator("[data-figure-key='mounts-003'] .main").click()
    expect(page.locator("[data-temper]")).to_have_text("without a rider: skittish")


def test_a_ready_army_brings_its_mounts(page: Page) -> None:
    page.goto("/armies?name=&game=second&total=300&figures=")
    page.locator("[data-ready]").first.wait_for()
    page.locator("[data-ready^='second-']").first.click()
    expect(page.locator("[data-mounts] .held:not(.foot)").first).to_be_visible()
    expect(page.locator(".right")).to_be_visible()


def test_a_rider_dismounts_and_mounts_again(page: Page) -> None:
    opened(page, MOUNTED + FOE)
    touch(page, 1)
    begun(page, "dismount")
    page.locator(f"{VOICE}[data-decision='minis-set-rider-down']").wait_for(state="attached")
    check(page)
    before = seq(page)
    page.keyboard.press("a")
    page.locator("button.act").first.click()
    await_step(page, before)
    page.keyboard.press("Escape")
    touch(page, 1)
    expect(page.locator(".sheet").first).not_to_contain_text("rides Battle Horse")
    begun(page, "mount")
    expect(page.get_by_text("mounts Battle Horse").first).to_be_visible()


def test_a_charge_rides_and_then_fights(page: Page) -> None:
    opened(page, MOUNTED + FOE)
    touch(page, 1)
    begun(page, "mounted-charge")
    touch(page, 2)
    before = seq(page)
    page.get_by_role("button", name="Move here").click()
    await_step(page, before)
    before = seq(page)
    page.get_by_role("button", name="Do without").click()
    await_step(page, before)
    begun(page, "fight")
    before = seq(page)
    page.locator("[data-roster='2']").click()
    page.locator("[data-attack]").click()
    await_step(page, before)
    expect(page.locator(".strip").first).to_contain_text(re.compile("hits|misses"))


def test_whoever_is_in_the_saddle_is_sent_by_a_click_on_the_ground(page: Page) -> None:
    opened(page, MOUNTED + FOE)
    touch(page, 1)
    x, y = middle(figure(page, 1))
    page.mouse.click(x + 120, y)
    before = seq(page)
    page.get_by_role("button", name="Move here").click()
    await_step(page, before)
    expect(page.locator(".strip").first).to_contain_text("Battle Horse")


def test_the_ground_behind_a_tall_picture_can_be_clicked(page: Page) -> None:
    opened(page, "figure 0: colossi-402 of 0 at 18 10 facing 90\n" + "figure 1: muster-016 of 1 at 18 30 facing 270\n")
    touch(page, 0)
    box = page.locator("[data-standee='0']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 12)
    expect(page.get_by_role("button", name="Move here")).to_be_visible()


def test_a_rider_that_loses_its_mount_is_set_down_by_its_player(page: Page) -> None:
    slain = "figure 0: mounts-001 of 0 at 18 14 facing 90 click 4\nfigure 1: muster-066 of 0 rides 0\n"
    foe = "figure 2: muster-068 of 1 at 16.5 14 facing 0\n"
    opened(page, slain + foe + "figure 3: starter-005 of 0 at 30 10 facing 90\nturn: 1\nchance:\n  dice: 5 4\n")
    touch(page, 2)
    begun(page, "fight")
    before = seq(page)
    page.locator("[data-roster='0']").click()
    page.locator("[data-attack]").click()
    await_step(page, before)
    page.locator(f"{VOICE}[data-decision='minis-set-rider-down']").wait_for(state="attached")
    expect(figure(page, 0)).to_have_count(0)


def test_who_aims_before_the_formation_is_told_keeps_the_target(page: Page) -> None:
    asked: set[str] = set()
    held: list[tuple[WebSocketRoute, str]] = []

    def between(route: WebSocketRoute) -> None:
        """What is answered about the formation comes when the test lets it."""
        server = route.connect_to_server()

        def put(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "question" and told["about"].get("ask") == "band":
                asked.add(told["id"])
            server.send(message)

        def answer(message: str | bytes) -> None:
            if json.loads(message).get("id") in asked:
                held.append((route, str(message)))
            else:
                route.send(message)

        route.on_message(put)
        server.on_message(answer)

    page.route_web_socket("**/live", between)
    opened(page, MOUNTED + "figure 2: muster-068 of 1 at 16.5 14 facing 0\nturn: 1\n")
    touch(page, 2)
    begun(page, "fight")
    page.locator("[data-roster='0']").click()
    expect(page.locator("[data-attack]")).to_be_visible()
    assert held, "nobody asked for the formation"
    for route, message in held:
        route.send(message)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator("[data-attack]").count() == 1
