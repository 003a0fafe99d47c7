"""The table comes alive: turns of others as films, four at one screen, everything told in words, threats with shadows, the own edge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from scripts.scene_set import hand_to_computer
from scripts.stage import Stage
from tests.browser.conftest import DESKTOP, PATIENCE, Open
from tests.browser.play import VOICE, await_step, seq
from tests.browser.test_battlefield import touch
from tests.browser.test_fights import DUEL, table
from tests.browser.test_together import HEADERS

REMEMBER = """() => {
  window.acted = new Set();
  window.told = [];
  new MutationObserver(() => {
    if (document.querySelector('[data-filming]')) acted.add('film');
    const words = document.querySelector('[data-ribbon] p')?.textContent;
    if (words && told.at(-1) !== words) told.push(words);
    const said = document.querySelector('[data-seq]')?.textContent;
    if (said) acted.add('voice ' + said);
  }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}"""
"""Note what was shown and said: on a busy machine it may have gone before anybody looks."""

CHARGE = """
game: minis
seats: 2
total: 100
turn: 1
figure 0: rebellion-005 of 0 at 18 12 facing 90
figure 1: rebellion-065 of 1 at 18 20 facing 270
"""
"""A troll has its turn and a guardsman before it."""

ARCHER = """
game: minis
seats: 2
total: 100
terrain:
  house: 18 18
figure 0: rebellion-005 of 0 at 12 10 facing 90
figure 1: rebellion-099 of 1 at 18 24 facing 270
figure 2: rebellion-065 of 1 at 30 30 facing 270
"""
"""An archer looks south past a house."""

FOUR = """
game: minis
seats: 4
total: 100
edges: south, west, north, east
figure 0: rebellion-005 of 0 at 18 10 facing 90
figure 1: rebellion-025 of 1 at 10 18 facing 0
figure 2: rebellion-065 of 2 at 18 26 facing 270
figure 3: rebellion-112 of 3 at 26 18 facing 180
"""


@pytest.fixture
def acting(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page with motion, at a server whose computer thinks."""
    with Stage(tmp_path, workers=1) as stage:
        options: dict[str, Any] = {"base_url": stage.address, "viewport": DESKTOP, "service_workers": "block"}
        context = browser.new_context(locale="en", **options)
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
        context.close()


def test_the_turn_of_the_other_side_is_a_film_with_words_and_can_be_seen_again(acting: Page) -> None:
    table(acting, CHARGE)
    acting.evaluate(REMEMBER)
    before = acting.locator("[data-standee='1']").bounding_box()
    hand_to_computer(acting, 1)
    again = acting.locator("[data-again]")
    expect(again).to_be_visible()
    assert "film" in acting.evaluate("[...acted]")
    told: list[str] = acting.evaluate("told")
    voices = " ".join(each for each in acting.evaluate("[...acted]") if each.startswith("voice "))
    assert told
    for words in told:
        assert words.split(".")[0] in voices, "what moves is said by the voice of the table too"
    assert acting.locator("[data-standee='1']").bounding_box() != before
    acting.locator("section.note .later").click()
    acting.evaluate("acted.clear()")
    again.click()
    acting.wait_for_function("() => acted.has('film')")
    acting.keyboard.press("Shift")
    expect(acting.locator("[data-filming]")).to_have_count(0)


def test_an_attack_is_told_in_words_while_it_is_acted_out(open_page: Open) -> None:
    page = table(open_page(reduced_motion="no-preference"), DUEL)
    touch(page, 0)
    touch(page, 2)
    page.locator(".prompt [data-attack]").wait_for()
    before = seq(page)
    page.evaluate(REMEMBER)
    page.keyboard.press("e")
    await_step(page, before)
    page.wait_for_function("() => [...acted].some((each) => /^voice .* rolls \\d \\+ \\d/.test(each))")
    voices = " ".join(page.evaluate("[...acted]"))
    assert re.search(r"(hits|misses) Troll Brawler", voices), "the dice are said, and what came of them"


def test_four_at_one_screen_are_called_in_turn_and_keep_their_colours(page: Page) -> None:
    table(page, FOUR)
    tones = [page.locator(f"[data-standee='{each}'] .standee").get_attribute("class") for each in range(4)]
    assert tones[0] not in tones[1:]
    for player in (2, 3, 4, 1):
        expect(page.locator(".prompt h2")).to_have_text(re.compile(f"^Player {(player + 2) % 4 + 1}: "))
        before = seq(page)
        page.locator(".prompt [data-do='end-turn']").click()
        if seq(page) == before:
            page.locator(".prompt [data-do='end-turn']").click()
        await_step(page, before)
        expect(page.locator("[data-hand-over]")).to_have_text(f"Player {player}, it is your turn")
        now = [page.locator(f"[data-standee='{each}'] .standee").get_attribute("class") for each in range(4)]
        assert now == tones
        page.mouse.click(5, 300)


def test_the_next_player_at_one_screen_begins_with_nobody_in_hand(page: Page) -> None:
    table(page, FOUR)
    page.locator("g.figure[data-figure='0']").dispatch_event("click")
    expect(page.locator("g.figure.chosen")).to_have_count(1)
    before = seq(page)
    page.locator(".prompt [data-do='end-turn']").click()
    if seq(page) == before:
        page.locator(".prompt [data-do='end-turn']").click()
    await_step(page, before)
    expect(page.locator("[data-hand-over]")).to_have_text("Player 2, it is your turn")
    expect(page.locator("g.figure.chosen")).to_have_count(0)


def test_at_one_screen_the_area_of_whoever_sets_up_is_marked(page: Page) -> None:
    page.goto("/")
    page.request.post("/api/session", data={"name": "Ann", "lang": "en"}, headers=HEADERS)
    setup = {"seats": 2, "edition": "rebellion", "total": 100, "table": "everything", "edges": [0, 2]}
    plan = {"game": "minis", "setup": setup, "seed": "1", "seats": [{"who": "me"}, {"who": "me"}]}
    name = page.request.post("/api/tables", data=plan, headers=HEADERS).json()["table"]
    page.goto(f"/table/{name}")
    seats = []
    for _ in range(2):
        page.locator(f"{VOICE}[data-decision='minis-deploy']").wait_for(state="attached")
        page.locator("g.ghost").wait_for()
        seats.append(page.locator(".prompt h2").inner_text())
        zone = page.locator(".hold path[fill='var(--mark)'][fill-opacity]").bounding_box()
        ghost = page.locator("g.ghost .body circle").first.bounding_box()
        assert zone
        assert ghost
        assert zone["y"] <= ghost["y"] + ghost["height"] / 2 <= zone["y"] + zone["height"], (
            "the figure is in the marked area"
        )
        while page.locator(".prompt h2").inner_text() == seats[-1]:
            before = seq(page)
            page.locator("[data-confirm]:enabled").click()
            await_step(page, before)
            # The next figure comes to the hand, or the next player to the screen, a moment after the step.
            page.wait_for_function(
                "seat => document.querySelector('[data-confirm]:enabled')"
                " || document.querySelector('.prompt h2')?.innerText !== seat",
                arg=seats[-1],
            )
    assert seats[0] != seats[1]


def test_a_free_spin_is_in_hand_at_one_screen_and_a_refused_one_is_not_lost(page: Page) -> None:
    table(page, CHARGE.replace("turn: 1", "turn: 0").replace("at 18 20 facing 270", "at 18 14 facing 0"))
    touch(page, 0)
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    before = seq(page)
    page.locator("[data-confirm]:enabled").click()
    await_step(page, before)
    page.locator(f"{VOICE}[data-decision='minis-free-spin']").wait_for(state="attached")
    expect(page.locator("[data-hand-over]")).to_have_text("Player 2, something is asked of you")
    expect(page.locator("g.figure.chosen")).to_have_attribute("data-figure", "1")
    expect(page.locator("[data-confirm]")).to_be_visible()
    facing = page.get_by_label("Facing")
    facing.fill("90")
    facing.blur()
    before = seq(page)
    page.locator("[data-confirm]:enabled").click()
    expect(page.locator(".prompt")).to_contain_text("REB-SPN-01")
    expect(facing).to_have_value("90")
    assert seq(page) == before
    facing.fill("270")
    facing.blur()
    page.locator("[data-confirm]:enabled").click()
    await_step(page, before)


def test_threats_have_the_shadows_of_terrain(page: Page) -> None:
    table(page, ARCHER)
    page.keyboard.down("v")
    zone = page.locator("[data-shadowed='1']")
    expect(zone).to_have_count(1)
    inside = """(zone, at) => {
      const frame = zone.ownerSVGElement.createSVGPoint();
      [frame.x, frame.y] = [at[0] * 20, (36 - at[1]) * 20];
      return zone.isPointInFill(frame);
    }"""
    assert zone.evaluate(inside, [18, 21]), "before the house"
    assert zone.evaluate(inside, [14, 16]), "beside it"
    assert not zone.evaluate(inside, [18, 15]), "behind it"
    page.keyboard.up("v")


def test_a_figure_in_hand_says_who_can_strike_where_it_would_stand(page: Page) -> None:
    table(page, ARCHER.replace("at 12 10 facing 90", "at 14 11 facing 90"))
    touch(page, 0)
    page.keyboard.press("ArrowDown")
    expect(page.locator("g.ghost")).not_to_contain_text("can strike here")
    for _ in range(8):
        page.keyboard.press("ArrowUp")
    expect(page.locator("g.ghost")).to_contain_text("one foe can strike here")


def test_a_battle_opens_on_its_figures_and_shows_the_whole_table_when_asked(page: Page) -> None:
    table(page)
    svg = page.locator(".hold svg")

    def wide() -> float:
        return float(str(svg.get_attribute("viewBox")).split()[2])

    opened = wide()
    page.get_by_role("button", name="Show the whole battlefield").click()
    whole = wide()
    assert whole > opened * 1.1
    page.get_by_role("button", name="Show the figures from nearer").click()
    assert wide() == opened


def test_whoever_sets_up_in_the_north_may_turn_the_table(page: Page) -> None:
    page.goto("/")
    page.request.post("/api/session", data={"name": "Ann", "lang": "en"}, headers=HEADERS)
    setup = {"seats": 2, "edition": "rebellion", "total": 100, "table": "everything", "edges": [2, 0]}
    plan: dict[str, Any] = {"game": "minis", "setup": setup, "seed": "1"}
    plan["seats"] = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    name = page.request.post("/api/tables", data=plan, headers=HEADERS).json()["table"]
    page.goto(f"/table/{name}")
    page.locator(f"{VOICE}[data-decision='minis-deploy']").wait_for(state="attached")
    page.locator("g.ghost").wait_for()

    def height() -> float:
        box = page.locator("g.ghost .body").bounding_box()
        assert box
        return box["y"]

    above = height()
    turn = page.locator("[data-turn-table]")
    turn.click()
    expect(turn).to_have_attribute("aria-pressed", "true")
    below = height()
    assert below > above + 200
    left = page.get_by_label("From above")
    was = float(left.input_value())
    page.locator(".hold").focus()
    page.keyboard.press("ArrowDown")
    page.locator("[data-confirm]:enabled").wait_for()
    expect(left).not_to_have_value(str(was))
    assert float(left.input_value()) > was, "arrows go where they point"
    before = seq(page)
    page.locator("[data-confirm]:enabled").click()
    await_step(page, before)
    turn.click()
    expect(turn).to_have_attribute("aria-pressed", "false")


def test_the_sheet_shows_what_the_starter_prints(page: Page) -> None:
    """The Deathsinger has wings, a wand, a shield, a bonus of 1 and a ranged damage of its own."""
    match = (
        "game: minis\nedition: quick-start\nseats: 2\ntotal: 100\n"
        "figure 0: starter-006 of 0 at 18 10 facing 90\nfigure 1: starter-002 of 1 at 18 20 facing 270\n"
    )
    table(page, match)
    touch(page, 0)
    sheet = page.locator(".figure-sheet, .sheet, article").filter(has_text="Deathsinger").first
    for words in ("wing", "wand", "shield", "bonus", "anged damage"):
        expect(sheet).to_contain_text(words, ignore_case=True)


ORDER = """() => {
  window.order = [];
  const seen = new Set(['.rolls', '[data-stamp]', '[data-turning]', '[data-throw]'].filter((each) => document.querySelector(each)));
  new MutationObserver(() => {
    for (const each of ['[data-stamp]', '[data-turning]', '[data-throw]', '.rolls'])
      if (!seen.has(each) && document.querySelector(each)) order.push(each) && seen.add(each);
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Note what is shown for the first time after what."""

SURE = """
game: minis
seats: 2
total: 100
figure 0: rebellion-005 of 0 at 15.7 14 facing 90 tokens 1
figure 1: rebellion-001 of 0 at 20 9 facing 90
figure 2: rebellion-065 of 1 at 15.7 15.5 facing 270
figure 3: rebellion-062 of 1 at 30 30 facing 270
"""
"""A guardsman with a token faces a troll: whatever the dice say, to fight costs it a click."""

CAVALRY = """
game: minis
seats: 2
total: 100
figure 0: lancers-117 of 0 at 18 6 facing 90
figure 1: rebellion-065 of 1 at 18 30 facing 270
"""


def test_nothing_beside_the_table_says_what_the_dice_come_to_before_they_do(open_page: Open) -> None:
    page = table(open_page(reduced_motion="no-preference"), SURE)
    touch(page, 0)
    touch(page, 2)
    page.locator(".prompt [data-attack]").wait_for()
    page.evaluate(ORDER)
    page.keyboard.press("e")
    page.locator(".rolls").wait_for()
    order = page.evaluate("order")
    assert order.index("[data-throw]") < order.index("[data-stamp]") < order.index(".rolls")
    assert order.index("[data-turning]") < order.index(".rolls"), "a dial that turns says by how much"


def test_a_click_beyond_the_reach_of_a_charge_means_the_longer_move(page: Page) -> None:
    table(page, CAVALRY)
    touch(page, 0)
    page.locator("g.reach").wait_for()
    below = page.get_by_label("From below")
    go = page.locator("[data-confirm]")
    page.keyboard.press("ArrowUp")
    expect(go).to_have_text(re.compile("Move here"))
    below.fill("17")
    below.press("Tab")
    expect(go).to_have_text(re.compile("Move far"))
    expect(below).to_have_value("17")
    before = seq(page)
    go.click()
    await_step(page, before)
    expect(page.locator("g.figure[data-figure='0']")).to_have_attribute("aria-label", re.compile("by 17″"))


def test_a_foe_that_cannot_be_attacked_from_here_can_be_walked_up_to(page: Page) -> None:
    table(page, CHARGE.replace("turn: 1", "turn: 0"))
    touch(page, 0)
    page.locator("g.reach").wait_for()
    touch(page, 1)
    page.locator("[data-approach]").click()
    expect(page.locator(".prompt")).to_contain_text("Touches")
    before = seq(page)
    page.locator("[data-confirm]:enabled").click()
    await_step(page, before)


def test_abilities_on_a_long_dial_stand_beside_each_other(page: Page) -> None:
    """Sir Mishler has eleven clicks, seven of them with the same ability."""
    table(page, CAVALRY.replace("total: 100", "total: 200") + "figure 2: sinister-106 of 0 at 12 6 facing 90\n")
    touch(page, 2)
    rows = page.locator("table tbody tr")
    rows.first.wait_for()
    for row in rows.all():
        boxes = [mark.bounding_box() for mark in row.locator(".mark").all()]
        for one, other in pairwise(boxes):
            assert one
            assert other
            assert one["x"] + one["width"] <= other["x"] + 0.5
