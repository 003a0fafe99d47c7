"""Short films of the miniatures table for the players' guide, taken picture by picture with the clock of the page in hand."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page

from scripts.scene_positions import DUEL, SHOTS
from scripts.scene_set import Set, hand_to_computer, touch

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "players" / "pictures"
OPTIONS: Final = {"viewport": {"width": 1100, "height": 620}, "locale": "en", "color_scheme": "light"}
STEP: Final = 80
"""Milliseconds between two pictures."""
LONGEST: Final = 70
PATIENCE: Final = 900
HOLD: Final = 10
"""How many pictures the last one stands for."""

Shots = Iterator[None]


def attack(page: Page) -> Shots:
    """Taking aim, the throw, the dial that turns."""
    touch(page, 0)
    until(page, "[data-how='fight']")
    yield from still(6)
    touch(page, 3)
    until(page, "[data-attack]")
    yield from still(9)
    page.keyboard.press("e")
    until(page, "[data-throw]")
    yield from acted(page)


def enemy(page: Page) -> Shots:
    """The turn of the other side as it is played."""
    hand_to_computer(page, 1)
    until(page, "section.note .later")
    page.locator("section.note .later").dispatch_event("click")
    until(page, "[data-ribbon]")
    yield from acted(page)


def threats(page: Page) -> Shots:
    """Where the other side can strike, while a key is held."""
    touch(page, 1)
    until(page, "g.reach")
    yield from still(8)
    page.keyboard.down("v")
    until(page, "[data-shadowed]")
    yield from still(14)
    page.keyboard.up("v")
    yield from still(4)


def until(page: Page, selector: str) -> None:
    """Wait for something while the clock of the page goes on in small steps."""
    for _ in range(PATIENCE):
        if page.locator(selector).count():
            return
        page.clock.run_for(10)
        page.wait_for_timeout(20)
    raise TimeoutError(selector)


def still(count: int) -> Shots:
    for _ in range(count):
        yield


def acted(page: Page) -> Shots:
    """Until nobody moves any more."""
    quiet = 0
    for _ in range(LONGEST):
        yield
        page.clock.run_for(STEP)
        quiet = 0 if page.locator("[data-throw], [data-stamp], [data-filming]").count() else quiet + 1
        if quiet > 8:
            return


FILMS: Final[dict[str, tuple[str, Callable[[Page], Shots]]]] = {
    "attack": (DUEL, attack),
    "enemy-turn": (SHOTS.replace("turn: 0", "turn: 1"), enemy),
    "threats": (SHOTS, threats),
}


def shoot(browser: Browser, address: str, name: str) -> None:
    """Take a film and write it as one file that a browser plays."""
    position, play = FILMS[name]
    page = Set(browser, address, {**OPTIONS, "base_url": address}).table(position, motion=True)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 500"))
    frames = [picture(page) for _ in play(page)]
    page.context.close()
    times = [STEP] * (len(frames) - 1) + [STEP * HOLD]
    path = FOLDER / f"film-{name}.webp"
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=62, method=6)
    print(f"{path.name}: {len(frames)} pictures, {path.stat().st_size // 1000} kB")


def picture(page: Page) -> Image.Image:
    """The table as it is now."""
    box = page.locator(".field").bounding_box()
    assert box is not None
    data = page.screenshot(clip={key: box[key] for key in ("x", "y", "width", "height")})  # type: ignore[arg-type]
    return Image.open(io.BytesIO(data)).convert("RGB")
