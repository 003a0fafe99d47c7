"""The army builder in a browser: by mouse, by keys alone, as text, by link, kept on a shelf."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.play import VOICE
from tests.browser.test_screens import check

MOST_TABS = 60
LIST = """Army: Powder
Game: Rebellion
Total: 200

1x Steam Golem (weak)
1x Dwarven Axe-Knight (tough)
1x Dwarven Pikeman (tough)
1x Haagor Dunebreaker (limited)
"""
"""An army of 183 points as somebody would paste it."""


def test_armies_are_suggested_from_the_own_collection(page: Page) -> None:
    page.goto("/armies")
    row = page.locator("[data-figure-key]").nth(2)
    name = str(row.locator(".name b").text_content()).strip()
    row.locator(".main").click()
    for _ in range(2):
        row.get_by_role("button", name="Own one more").click()
    page.get_by_label("only mine").check()
    expect(page.locator("[data-figure-key]")).to_have_count(1)
    page.locator("[data-suggest]").click()
    expect(page.locator(".army .figures li")).to_have_count(1)
    expect(page.locator(".army .figures li")).to_contain_text(name)
    expect(page.locator(".army .figures li")).to_contain_text("2 ×")
    page.locator("[data-clear]").click()
    expect(page.locator("[data-figure-key]").nth(5)).to_be_visible()


def test_an_army_is_built_checked_and_fielded(page: Page) -> None:
    page.goto("/armies")
    page.locator("[data-suggest]").click()
    expect(page.locator(".right")).to_be_visible()
    check(page)
    page.get_by_label("Search by name or ability").fill("draconum")
    add = page.locator("[data-add]").last
    for _ in range(3):
        add.click()
    expect(page.locator("[data-wrong]").filter(has_text="REB-BLD-04")).to_be_visible()
    check(page)
    text = page.locator("pre").inner_text()
    page.locator("[data-suggest]").click()
    expect(page.locator(".right")).to_be_visible()
    page.get_by_role("button", name="Paste a list").click()
    page.locator("textarea").fill(text)
    page.locator("[data-read]").click()
    expect(page.locator("[data-wrong]").first).to_be_visible()
    page.locator("[data-suggest]").click()
    expect(page.locator(".right")).to_be_visible()
    page.locator("[data-field]").click()
    expect(page.locator(".lineup").first.locator(".picture").first).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    page.locator(f"{VOICE}[data-decision='minis-deploy']").wait_for(state="attached")


def enter(page: Page, button: str) -> None:
    """Use the account of this test, or make it."""
    page.goto("/settings")
    page.get_by_label("Login name").fill("army.keeper")
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name=button).click()
    expect(page.get_by_text("You are logged in as army.keeper.")).to_be_visible()


def test_an_account_finds_its_armies_and_figures_in_another_browser(open_page: Open) -> None:
    page = open_page()
    page.goto("/armies")
    expect(page.locator("[data-shelf='browser']")).to_be_visible()
    page.locator("[data-suggest]").click()
    expect(page.locator(".right")).to_be_visible()
    page.get_by_label("Name of the army").fill("Wall / Watch")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[data-shelf='guest']")).to_be_visible()
    page.locator("li[data-figure-key] .main").first.click()
    page.get_by_role("button", name="Own one more").click()
    expect(page.get_by_text("One in your collection")).to_be_visible()
    enter(page, "Make an account")
    page.goto("/armies")
    expect(page.locator("[data-shelf='account']")).to_be_visible()

    other = open_page()
    enter(other, "Log in")
    other.goto("/armies")
    expect(other.locator("[data-shelf='account']")).to_be_visible()
    other.get_by_role("button", name="Wall / Watch · 200").click()
    expect(other.locator(".right")).to_be_visible()
    other.get_by_label("only mine").check()
    expect(other.locator("li[data-figure-key]")).to_have_count(1)
    other.get_by_role("button", name="Forget Wall / Watch").click()
    page.reload()
    expect(page.locator("[data-shelf='account']")).to_be_visible()
    expect(page.get_by_role("button", name="Wall / Watch · 200")).to_have_count(0)
    check(other)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus; a list of figures may lie on the way, the whole page may not."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def army(page: Page) -> list[str]:
    """The lines of the army, as they are read."""
    return [" ".join(line.split()) for line in page.locator(".army [data-row]").all_inner_texts()]


def field_by_keys(page: Page) -> None:
    """On to the form, where ground and opponent are chosen, and begin."""
    tab_to(page, "[data-field]")
    page.keyboard.press("Enter")
    page.locator(".lineup .picture").first.wait_for()
    tab_to(page, ".begin .btn")
    page.keyboard.press("Enter")


def test_an_army_is_built_and_fielded_by_keys_alone(page: Page) -> None:
    page.goto("/armies")
    page.locator("[data-figure-key]").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("utem guardsman")
    expect(page.locator("[data-figure-key]")).to_have_count(3)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".army [data-row]")).to_contain_text(["2 ×"])
    tab_to(page, ".people")
    page.keyboard.press("Enter")
    expect(page.locator(".people[aria-pressed='true']")).to_have_text("Atlantis Guild")
    page.keyboard.press("/")
    page.keyboard.press("Control+a")
    page.keyboard.type("golem")
    expect(page.locator("[data-figure-key]").first).to_contain_text("Golem")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("+")
    page.keyboard.press("Enter")
    expect(page.locator("[data-figure-key] .dial")).to_have_count(1)
    expect(page.locator(".army [data-row]")).to_have_count(2)
    page.keyboard.press("/")
    tab_to(page, ".skip")
    page.keyboard.press("Enter")
    tab_to(page, ".army [data-row] .who")
    page.keyboard.press("-")
    expect(page.locator(".army [data-row]").first).not_to_contain_text("2 ×")
    page.keyboard.press("Delete")
    expect(page.locator(".army [data-row]")).to_have_count(1)
    expect(page.locator(".army [data-row] .who")).to_be_focused()
    tab_to(page, "[data-suggest]")
    page.keyboard.press("Enter")
    expect(page.locator(".right")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Forget Unnamed army")).to_be_visible()
    field_by_keys(page)
    page.locator(f"{VOICE}[data-decision='minis-deploy']").wait_for(state="attached")


def test_an_army_goes_out_as_text_and_comes_back_in_either_language(open_page: Open) -> None:
    ann = open_page(permissions=["clipboard-read", "clipboard-write"])
    ann.goto("/armies")
    ann.locator("[data-suggest]").click()
    expect(ann.locator(".right")).to_be_visible()
    ann.get_by_label("Name of the army").fill("The Green Watch")
    built = army(ann)
    expect(ann.locator("pre")).to_contain_text("The Green Watch")
    ann.get_by_role("button", name="Copy", exact=True).click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    text = str(ann.evaluate("navigator.clipboard.readText()"))

    ben = open_page(locale="de")
    ben.goto("/armies")
    ben.get_by_role("button", name="Liste einfügen").click()
    ben.locator("textarea").fill(text)
    ben.locator("[data-read]").click()
    expect(ben.locator(".army [data-row]")).to_have_count(len(built))
    expect(ben.get_by_label("Name der Armee")).to_have_value("The Green Watch")
    expect(ben.locator("pre")).to_contain_text("The Green Watch")
    expect(ben.locator("pre")).to_contain_text("Spiel: Rebellion")
    german = ben.locator("pre").inner_text()

    ann.locator("[data-row] [aria-label^='One fewer']").first.click()
    expect(ann.locator(".army [data-row]")).not_to_have_count(len(built))
    ann.get_by_role("button", name="Paste a list").click()
    ann.locator("textarea").fill(german + "\n1x Nobody at all [nowhere-001] 3\n")
    ann.locator("[data-read]").click()
    expect(ann.locator(".problem")).to_have_count(1)
    expect(ann.locator(".problem")).to_contain_text(re.compile(r"^Line \d+:"))
    expect(ann.locator("textarea")).to_have_value(re.compile("Nobody at all"))
    ann.locator("textarea").fill(german)
    ann.locator("[data-read]").click()
    expect(ann.locator(".problem")).to_have_count(0)
    expect(ann.locator(".army [data-row]")).to_have_count(len(built))
    assert army(ann) == built


def test_an_army_is_shared_by_link(open_page: Open) -> None:
    ann = open_page(permissions=["clipboard-read", "clipboard-write"])
    ann.goto("/armies")
    ann.locator("[data-suggest]").click()
    expect(ann.locator(".right")).to_be_visible()
    ann.get_by_label("Name of the army").fill("Rain & Ruin")
    ann.get_by_role("button", name="Copy a link").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    link = str(ann.evaluate("navigator.clipboard.readText()"))

    ben = open_page()
    ben.goto("/armies")
    ben.locator("[data-add]").first.click()
    own = army(ben)
    ben.goto(link)
    expect(ben.get_by_label("Name of the army")).to_have_value("Rain & Ruin")
    expect(ben.locator(".right")).to_be_visible()
    assert army(ben) == army(ann)
    ben.goto("/armies")
    expect(ben.locator(".army [data-row]")).to_have_count(1)
    assert army(ben) == own, "an army one only looks at does not replace one's own draft"


def test_figures_are_in_sight_on_a_phone(open_page: Open) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/armies")
    expect(page.locator("[data-figure-key]").nth(3)).to_be_in_viewport()
    page.get_by_role("button", name="Filters").tap()
    page.get_by_role("button", name="Draconum").tap()
    page.get_by_role("button", name="Filters").tap()
    expect(page.locator("[data-figure-key]").first).to_be_in_viewport()
    check(page)


def test_giants_have_levels_and_chariots_passengers(page: Page) -> None:
    page.goto("/armies?" + "&".join(["name=Wagons", "game=second", "total=500", "figures=colossi-408.muster-001*2"]))
    levels = page.locator("[data-levels]")
    expect(levels.locator("label")).to_have_text(["level 1 125", "level 2 90"])
    levels.locator("[data-level='colossi-408@2']").check()
    expect(page.locator("li[data-row='colossi-408@2'] .num")).to_have_text("90")
    page.locator("[data-chariots='muster-001'] select").first.select_option("colossi-408@2")
    expect(page.locator("pre")).to_contain_text("aboard Legion Chariot")
    # The one place is taken: the other soldier walks.
    expect(page.locator("[data-chariots]")).to_have_count(1)
    check(page)


def test_whoever_comes_by_link_brings_an_army_of_their_own(open_page: Open) -> None:
    ann, ben = open_page(), open_page()
    ann.goto("/new/minis")
    ann.get_by_label("Battlefield").select_option("everything")
    expect(ann.get_by_label("Whoever comes by link brings an army of their own")).to_be_checked()
    expect(ann.get_by_text("brings an army of their own", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Begin").click()
    expect(ann.get_by_text("Your army stands ready.")).to_be_visible()
    ann.get_by_role("button", name="Make a link").first.click()
    ben.goto(ann.locator("li input").first.input_value())
    ben.get_by_label("What the others call you").fill("Ben")
    ben.get_by_role("button", name="Join").click()
    expect(ann.get_by_text("choosing an army")).to_be_visible()
    panel = ben.locator("[data-bringing='1']")
    expect(panel.get_by_text("Up to 200 points")).to_be_visible()
    panel.get_by_role("button", name="Paste a list").click()
    panel.get_by_role("textbox").fill("nobody knows this\n")
    panel.locator("[data-read]").click()
    expect(panel.get_by_role("alert")).to_contain_text("Line 1")
    expect(panel.locator("[data-bring]")).to_be_disabled()
    panel.get_by_role("textbox").fill(LIST.replace("1x", "3x"))
    panel.locator("[data-read]").click()
    expect(panel.get_by_role("alert")).to_be_visible()
    expect(panel.locator("[data-bring]")).to_be_disabled()
    panel.get_by_role("textbox").fill(LIST)
    panel.locator("[data-read]").click()
    expect(panel.get_by_role("alert")).to_have_count(0)
    expect(panel.locator("svg").first).to_be_visible()
    panel.locator("[data-bring]").click()
    for page in (ann, ben):
        expect(page.get_by_text("Haagor Dunebreaker").first).to_be_visible()
