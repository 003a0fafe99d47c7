"""The miniatures game in a browser: a whole skirmish by what is offered, a turn by keys, a turn by touch, the army builder."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.play import VOICE, await_step, decision, seq
from tests.browser.test_screens import check
from tests.browser.test_together import HEADERS, invite

MOST_STEPS = 900


def begin_skirmish(page: Page, name: str = "Skirmish now") -> None:
    """From the start page to the first decision of a skirmish of 100 points."""
    page.goto("/")
    page.get_by_role("button", name=name).click()
    page.locator(f"{VOICE}[data-decision='minis-deploy']").wait_for(state="attached")


def confirm(page: Page) -> None:
    """Do what the figure in hand shows."""
    before = seq(page)
    page.locator("[data-confirm]:enabled").click()
    await_step(page, before)


def deploy(page: Page) -> None:
    """Put every figure where the game proposes it, then wait for the first turn of one's own."""
    page.locator(f"{VOICE}[data-decision]").wait_for(state="attached")
    while decision(page) == "minis-deploy":
        confirm(page)
        page.locator(f"{VOICE}[data-decision]").wait_for(state="attached")
    page.locator(f"{VOICE}[data-decision='minis-action']").wait_for(state="attached")


def play_on(page: Page) -> None:
    """One step by what the screen offers: an attack if there is one, else a move, else the end of the turn."""
    before = seq(page)
    kind = decision(page)
    if page.locator("[data-confirm]:enabled").count() and kind in ("minis-deploy", "minis-free-spin", "minis-facing"):
        page.locator("[data-confirm]:enabled").click()
    elif kind == "minis-aim":
        aim(page)
    elif kind == "minis-action":
        act(page)
    else:
        page.keyboard.press("a")
        page.locator("button.act").first.click()
        await_step(page, before)
        page.keyboard.press("Escape")
    await_step(page, before)


def aim(page: Page) -> None:
    enough = page.locator(".prompt [data-do='enough']")
    if enough.count():
        enough.click()
    else:
        page.locator("g.figure.legal").first.dispatch_event("click")


def act(page: Page) -> None:
    """Attack with whoever can, else move somebody forward once, else end the turn."""
    page.keyboard.press("a")
    for how in ("fight", "shoot"):
        offered = page.locator("button.act").filter(has_text=re.compile(HOW[how]))
        if offered.count():
            offered.first.click()
            page.keyboard.press("Escape")
            return
    moves = page.locator("button.act").filter(has_text=re.compile(HOW["move"]))
    if moves.count():
        moves.first.click()
        page.keyboard.press("Escape")
        return
    page.locator("button.act[data-do='end-turn']").click()
    page.keyboard.press("Escape")


HOW = {"fight": r"close combat$", "shoot": r"ranged combat$", "move": r": move$|move, then"}


def test_a_skirmish_of_100_points_is_played_to_its_result(open_page: Open) -> None:
    page = open_page()
    begin_skirmish(page)
    deploy(page)
    for _ in range(MOST_STEPS):
        page.locator(f"{VOICE}[data-decision], .sheet").first.wait_for(state="attached")
        if page.locator("section.sheet").count():
            break
        if page.locator(f"{VOICE}[data-decision]").count():
            play_on(page)
    sheet = page.locator("section.sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("tfoot td")).to_have_count(2)
    check(page)
    sheet.get_by_role("link", name="Replay").click()
    page.locator(".film g.figure, .film .army").first.wait_for()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".time .num")).to_have_text(re.compile(r"^\d+ / \d+$"))


def test_a_turn_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Skirmish now").focus()
    page.keyboard.press("Enter")
    page.locator(f"{VOICE}[data-decision='minis-deploy']").wait_for(state="attached")
    while decision(page) != "minis-action":
        page.locator(f"{VOICE}[data-decision]").wait_for(state="attached")
        if decision(page) == "minis-deploy":
            page.locator("[data-confirm]:enabled").wait_for()
            before = seq(page)
            page.keyboard.press("Enter")
            await_step(page, before)
    page.keyboard.press("n")
    page.locator("[data-how='move']").wait_for()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "q"):
        page.keyboard.press(key)
    page.locator("[data-confirm]:enabled").wait_for()
    expect(page.locator(".prompt p")).to_contain_text("left")
    before = seq(page)
    page.keyboard.press("Enter")
    await_step(page, before)
    page.wait_for_function("() => document.querySelector('[data-seq]').dataset.decision !== 'minis-move'")
    page.locator(f"{VOICE}[data-decision='minis-action']").wait_for(state="attached")
    expect(page.locator("g.figure[aria-label*='yours'][aria-label*='1 action tokens']")).to_have_count(1)


def test_a_turn_by_touch_on_a_phone(open_page: Open) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/")
    page.get_by_role("button", name="Skirmish now").tap()
    page.locator(f"{VOICE}[data-decision='minis-deploy']").wait_for(state="attached")
    page.locator(f"{VOICE}[data-decision]").wait_for(state="attached")
    while decision(page) != "minis-action":
        if decision(page) == "minis-deploy":
            before = seq(page)
            page.locator("[data-confirm]:enabled").tap()
            await_step(page, before)
        page.locator(f"{VOICE}[data-decision]").wait_for(state="attached")
    figure = page.locator("g.figure.legal").first
    figure.tap(force=True)
    page.locator("[data-how='move']").wait_for()
    box = figure.bounding_box()
    assert box
    before = seq(page)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 40)
    page.locator("g.ghost").wait_for()
    page.locator("[data-confirm]:enabled").wait_for()
    assert seq(page) == before, "the first touch only shows"
    page.locator("[data-confirm]:enabled").tap()
    await_step(page, before)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "nothing to scroll sideways"
    check(page)


@pytest.mark.parametrize("scheme, lang, name", [("light", "en", "Skirmish now"), ("dark", "de", "Sofort kämpfen")])
def test_the_table_is_accessible(open_page: Open, scheme: str, lang: str, name: str) -> None:
    page = open_page(color_scheme=scheme, locale=lang)
    begin_skirmish(page, name)
    check(page)
    deploy(page)
    page.keyboard.press("n")
    page.locator("[data-how='move']").wait_for()
    page.keyboard.press("f")
    page.locator(".aim").wait_for()
    check(page)
    page.keyboard.press("ArrowUp")
    page.locator("g.ghost").wait_for()
    check(page)


def test_figures_are_dragged_and_distances_measured(page: Page) -> None:
    begin_skirmish(page)
    deploy(page)
    page.locator("g.figure.legal").first.click(force=True)
    page.locator("g.reach").wait_for()
    box = page.locator("g.figure.chosen").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=4)
    page.mouse.move(x, y - 60, steps=4)
    page.mouse.up()
    expect(page.locator("g.ghost")).to_contain_text("″")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Measure").click()
    # Between two of one's own: what happened before the first turn may be told above the enemy's.
    for figure in (0, -1):
        page.locator("g.figure[aria-label*='yours']").nth(figure).click(force=True)
    expect(page.locator("g.ruler [data-length]")).to_have_text(re.compile(r"\d+\.\d+″"))


def test_a_line_between_figures_is_laid_open(page: Page) -> None:
    begin_skirmish(page)
    deploy(page)
    page.get_by_role("button", name="Measure").click()
    for figure in ("g.figure[aria-label*='yours']", "g.figure:not([aria-label*='yours'])"):
        page.locator(figure).first.click(force=True)
    sheet = page.locator(".sight")
    expect(sheet).to_contain_text(re.compile(r"From centre to centre\s*\d+\.\d\d″"))
    expect(sheet).to_contain_text(re.compile(r"\d+\.\d+″ short"))
    length = page.locator("g.ruler [data-length]").text_content()
    names = sheet.get_attribute("aria-label")
    sheet.get_by_role("button", name="the other way round").click()
    expect(page.locator("g.ruler [data-length]")).to_have_text(str(length))
    expect(sheet).not_to_have_attribute("aria-label", str(names))
    check(page)


def test_attacks_out_of_reach_say_what_is_missing(page: Page) -> None:
    begin_skirmish(page)
    deploy(page)
    page.keyboard.press("n")
    page.locator("[data-how='move']").wait_for()
    page.locator(".act-tile.off", has_text="Fight").click()
    expect(page.locator(".why")).to_contain_text(re.compile(r"\d+\.\d\d″ away, from base to base"))


def test_a_measured_line_is_shown_to_the_opponent(open_page: Open) -> None:
    ann, ben = open_page(), open_page()
    ann.goto("/")
    ann.request.post("/api/session", data={"name": "Ann", "lang": "en"}, headers=HEADERS)
    setup = {"seats": 2, "edition": "rebellion", "total": 100, "table": "everything", "edges": [0, 2]}
    plan = {"game": "minis", "setup": setup, "seats": [{"who": "me"}, {"who": "open"}]}
    table = str(ann.request.post("/api/tables", data=plan, headers=HEADERS).json()["table"])
    ann.goto(f"/table/{table}")
    ben.goto(invite(ann, table))
    ben.get_by_role("button", name="Join").click()
    for page in (ann, ben):
        page.locator(".hold svg").wait_for()
    ann.get_by_role("button", name="Measure").click()
    hold = ann.locator(".hold").bounding_box()
    assert hold
    for share in (0.3, 0.6):
        ann.mouse.click(hold["x"] + hold["width"] * share, hold["y"] + hold["height"] * 0.5)
    own = ann.locator("g.ruler [data-length]")
    expect(own).to_have_text(re.compile(r"^\d+\.\d+″$"))
    expect(ben.locator("g.ruler")).to_have_count(0)
    ann.get_by_label("show it to everybody").check()
    expect(ben.locator("g.ruler [data-length]")).to_have_text(f"Ann: {own.text_content()}")
    check(ann)
    ben.reload()
    expect(ben.locator("g.ruler [data-length]")).to_have_text(f"Ann: {own.text_content()}")
    ann.get_by_role("button", name="Measure").click()
    expect(ben.locator("g.ruler")).to_have_count(0)


def test_distances_are_written_in_centimetres(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Distances on the table").select_option("centimetres")
    begin_skirmish(page)
    deploy(page)
    page.keyboard.press("n")
    page.keyboard.press("ArrowUp")
    expect(page.locator("g.ghost")).to_contain_text("1.27 cm /")
    expect(page.locator("g.marks")).to_contain_text("90 cm")


def test_the_key_that_goes_on_asks_what_its_button_asks(page: Page) -> None:
    begin_skirmish(page)
    deploy(page)
    before = seq(page)
    page.keyboard.press("e")
    expect(page.locator(".prompt h2")).to_contain_text("End the turn all the same?")
    page.keyboard.press("n")
    expect(page.locator(".prompt h2")).not_to_contain_text("End the turn all the same?")
    page.keyboard.press("ArrowUp")
    page.locator("[data-confirm]:enabled").wait_for()
    assert seq(page) == before, "nothing was skipped"
    page.keyboard.press("e")
    await_step(page, before)
    page.locator(f"{VOICE}[data-decision='minis-action']").wait_for(state="attached")
    expect(page.locator("g.figure[aria-label*='yours'][aria-label*='1 action tokens']")).to_have_count(1)


def test_a_battle_is_set_up_by_the_form(page: Page) -> None:
    page.goto("/new/minis")
    page.get_by_text("More options").click()
    expect(page.get_by_label("Two against two")).to_be_disabled()
    expect(page.locator(".check.off")).to_contain_text(["needs four players", "needs terrain that the players lay"])
    page.get_by_label("Build total").select_option("300")
    page.get_by_label("Battlefield").select_option("")
    expect(page.get_by_label("Standard game")).to_be_enabled()
    check(page)
    page.get_by_role("button", name="Begin").click()
    page.locator(f"{VOICE}, h1").first.wait_for(state="attached")
