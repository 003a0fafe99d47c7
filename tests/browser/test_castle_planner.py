"""The castle planner in a browser: from the army builder and from the set-up form of a siege, up to the raised castle."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.play import VOICE
from tests.browser.test_screens import check

WALL = "castles-454@1"
GATE = "castles-453@2"


def test_sections_snap_together_and_a_bad_place_is_refused_with_its_rule(page: Page) -> None:
    page.goto("/armies")
    page.get_by_role("combobox", name="Game").select_option("second")
    page.locator("[data-plan-castle]").click()
    planner = page.locator("[data-castle-planner]")
    planner.locator(f"[data-section='{GATE}']").click()
    planner.locator(f"[data-spot='{GATE} 0 11 2']").click()
    expect(planner.locator("[data-planned]")).to_have_count(1)
    planner.locator(f"[data-section='{WALL}']").click()
    planner.locator(f"[data-spot='{WALL} 6 11 2']").click()
    expect(planner.locator("[data-planned]")).to_have_count(2)
    expect(planner.locator("[data-castle-points]")).to_have_text("73")
    check(page)
    ground = planner.locator("[data-yard]")
    box = ground.bounding_box()
    assert box is not None
    ground.click(position={"x": box["width"] * 0.2, "y": 4})
    expect(planner.locator("[data-castle-wrong]")).to_contain_text("M2-CASTLE-21")
    expect(planner.locator("[data-planned]")).to_have_count(2)
    planner.locator("[data-castle-weight]").click()
    expect(planner.locator("[data-castle-points]")).to_have_text("65")
    planner.locator("[data-castle-remove]").click()
    expect(planner.locator("[data-planned]")).to_have_count(1)
    planner.locator("[data-castle-done]").click()
    expect(page.locator("pre")).to_contain_text(f"[{GATE} 0 11 2]")


def test_a_castle_planned_in_the_set_up_form_is_raised_in_the_battle(page: Page) -> None:
    page.goto("/new/minis")
    page.locator("input[name='edition'][value='second']").check()
    page.get_by_label("Build total").select_option("500")
    page.locator("[data-ground='siege-field']").click()
    page.locator("[data-plan-castle]").click()
    planner = page.locator("[data-castle-planner]")
    planner.locator("[data-castle='yard']").click()
    expect(planner.locator("[data-planned]")).to_have_count(4)
    expect(planner.locator("[data-castle-wrong]")).to_have_count(0)
    planner.locator("[data-castle-done]").click()
    expect(page.get_by_role("combobox", name="Player 1").first).to_have_value("saved:The Gate, my plan")
    page.locator(".who select").nth(1).select_option("bot:squire")
    page.get_by_role("button", name="Begin").click()
    page.locator(f"{VOICE}[data-decision='minis-terrain']").wait_for(state="attached")
    page.get_by_role("button", name="Raise the castle as you have planned it").first.click()
    page.locator(f"{VOICE}[data-decision='minis-objective']").wait_for(state="attached")
    gate = page.locator("[data-roster]", has_text="Gatehouse").first
    gate.click()
    expect(page.get_by_role("row", name="Fortification").first).to_be_visible()
    expect(page.get_by_role("row", name="Speed")).to_have_count(0)
