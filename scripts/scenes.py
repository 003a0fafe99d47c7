"""Ten scenes of the miniatures table as people see them: three sizes, light and dark, English and German.

    python -m scripts.scenes FOLDER                      # everything: ten scenes, three sizes, three papers
    python -m scripts.scenes FOLDER melee aim --size phone --paper dark
    python -m scripts.scenes --films                     # the short films of the players' guide

The web client must be built (``make setup``). Positions are laid down in this file or played by the computer from fixed seeds.
The clock of the page is ours, so that a throw is caught in the air and a film is taken picture by picture.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from scripts import machine
from scripts.film import FILMS, shoot
from scripts.scene_positions import CASTLE, CONQUEST, DUEL, MELEE, OPEN, SHOTS, finished
from scripts.scene_set import Set, hand_to_computer, touch
from scripts.stage import Stage

SIZES: Final[dict[str, dict[str, Any]]] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
PAPERS: Final[dict[str, dict[str, Any]]] = {
    "light": {"locale": "en", "color_scheme": "light"},
    "dark": {"locale": "en", "color_scheme": "dark"},
    "german": {"locale": "de", "color_scheme": "light"},
}


def opening(stage: Set) -> Page:
    return stage.skirmish()


def deployment(stage: Set) -> Page:
    page = stage.skirmish()
    for _ in range(2):
        before = page.locator("[data-seq]").get_attribute("data-seq")
        page.locator("[data-confirm]:enabled").click()
        page.wait_for_function(
            "before => document.querySelector('[data-seq]')?.dataset.seq !== before && !document.querySelector('[data-answering]')",
            arg=before,
        )
    return page


def reach(stage: Set) -> Page:
    page = stage.table(OPEN)
    touch(page, 4)
    page.locator("g.reach").first.wait_for()
    return page


def aim(stage: Set) -> Page:
    page = stage.table(SHOTS)
    touch(page, 0)
    page.locator("[data-how='shoot']").wait_for()
    touch(page, 5)
    page.locator("[data-attack]").wait_for()
    return page


def throw(stage: Set) -> Page:
    page = stage.table(DUEL, motion=True)
    page.clock.install()
    touch(page, 0)
    touch(page, 3)
    page.locator("[data-attack]").wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.keyboard.press("e")
    page.wait_for_function("() => document.querySelector('[data-seq]')?.dataset.seq !== '0'")
    for _ in range(200):
        page.clock.run_for(20)
        if page.locator("[data-stamp]").count():
            break
    return page


def enemy(stage: Set) -> Page:
    page = stage.table(SHOTS.replace("turn: 0", "turn: 1"), motion=True)
    page.clock.install()
    hand_to_computer(page, 1)
    page.locator("section.note .later").click()
    page.locator("[data-ribbon]").wait_for(state="attached")
    page.clock.pause_at(page.evaluate("Date.now() + 200"))
    for _ in range(60):
        if page.locator("g.film .trail").count() and page.locator("[data-ribbon]").count():
            break
        page.clock.run_for(60)
    return page


def melee(stage: Set) -> Page:
    page = stage.table(MELEE)
    touch(page, 1)
    page.locator("[data-how='fight'], [data-how='shoot']").first.wait_for()
    touch(page, 9)
    page.locator("[data-attack]").wait_for()
    return page


def second(stage: Set) -> Page:
    page = stage.table(CASTLE)
    page.locator("g.figure.legal").first.wait_for()
    return page


def conquest(stage: Set) -> Page:
    return stage.table(CONQUEST)


def after(stage: Set) -> Page:
    page = stage.table(finished(), is_save=True)
    page.locator("section.story").wait_for()
    return page


SCENES: Final[dict[str, Callable[[Set], Page]]] = {
    "opening": opening,
    "deployment": deployment,
    "reach": reach,
    "aim": aim,
    "throw": throw,
    "enemy": enemy,
    "melee": melee,
    "second": second,
    "conquest": conquest,
    "after": after,
}


def take(stage: Set, name: str, path: Path) -> None:
    page = SCENES[name](stage)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=path)
    page.context.close()


def main() -> None:
    reader = argparse.ArgumentParser(description="Take pictures of the miniatures table.")
    reader.add_argument("folder", nargs="?", type=Path)
    reader.add_argument("scenes", nargs="*", default=[], help=f"any of {', '.join(SCENES)}")
    reader.add_argument("--size", action="append", choices=SIZES)
    reader.add_argument("--paper", action="append", choices=PAPERS)
    reader.add_argument("--films", action="store_true", help="take the films of the players' guide instead")
    wanted = reader.parse_args()
    if wanted.folder is None and not wanted.films:
        reader.error("which folder?")
    chromium = machine.CHROMIUM.find()
    if chromium is None:
        sys.exit(machine.CHROMIUM.reason())
    with tempfile.TemporaryDirectory() as data, Stage(Path(data), workers=1) as stage, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if wanted.films:
            for name in FILMS:
                shoot(browser, stage.address, name)
        else:
            wanted.folder.mkdir(parents=True, exist_ok=True)
            for size in wanted.size or SIZES:
                for paper in wanted.paper or PAPERS:
                    place = Set(browser, stage.address, {**SIZES[size], **PAPERS[paper], "base_url": stage.address})
                    for name in wanted.scenes or SCENES:
                        take(place, name, wanted.folder / f"{name}-{size}-{paper}.png")
        browser.close()


if __name__ == "__main__":
    main()
