"""Take the pictures of the documentation: real positions, played by the computer, looked at in a real browser.

    python -m scripts.screenshots            # into docs/players/pictures
    python -m scripts.screenshots FOLDER

The web client must be built (``make setup``). The computer plays matches from fixed seeds until a position is found that
shows what a picture is to show, so the pictures change only when the game or the client does.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.bots import think
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.kernel.saves import save
from scripts import machine
from scripts.stage import Stage

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "players" / "pictures"
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SEEDS = 30
MOST_STEPS = 900

Wanted = Callable[[Any, str], bool]

WANTED: dict[str, Wanted] = {
    "day": lambda view, kind: (
        kind == "turn"
        and not view.night
        and walks(view)
        and in_the_open(view)
        and len(view.tiles) > 5
        and len(view.players[0].units) > 0
    ),
    "night": lambda view, kind: kind == "turn" and view.night and walks(view) and len(view.tiles) > 5,
    "fight": lambda view, kind: (
        kind == "combat" and view.turn.phase == "block" and len(view.combat.block) > 0 and len(view.hand) > 1
    ),
    "offer": lambda view, kind: kind == "turn" and view.turn.phase == "interact" and view.turn.influence > 3,
}
"""What a position must be like for each picture."""


def walks(view: Any) -> bool:
    """A hero on the move with something left in hand."""
    return bool(view.turn.move > 2 and len(view.hand) > 2)


def in_the_open(view: Any) -> bool:
    """The hero stands where there is nothing else to do than to go on."""
    here = view.players[0].space
    return any(hex.space == here and hex.site == "none" for tile in view.tiles for hex in tile.hexes)


def positions() -> dict[str, str]:
    """A saved match for every wish."""
    found: dict[str, str] = {}
    for seed in range(SEEDS):
        for match, kind in conquests(seed):
            view = match.view(0)
            for name, wanted in WANTED.items():
                if name not in found and wanted(view, kind):
                    found[name] = save.dumps(match)
        if len(found) == len(WANTED):
            break
    found["battle"] = battle()
    return found


def battle() -> str:
    """A battle of 300 points in which figures have been lost and seat 0 has to act."""
    kit: Any = kit_named("minis")
    setup = next(each for each in kit.setups() if each.seats == 2 and each.total == 300)
    for match, kind in played("minis", setup, 1):
        view: Any = match.view(0)
        lost = [figure for figure in view.figures if figure.place == "eliminated"]
        if kind == "minis-action" and view.active == 0 and len(lost) > 1:
            break
    return save.dumps(match)


def conquests(seed: int) -> Iterator[tuple[Match[Any], str]]:
    """A solo Conquest as the computer plays it."""
    kit: Any = kit_named("board")
    setup = next(each for each in kit.setups() if each.scenario == "solo_conquest")
    return played("board", setup, seed)


def played(game: str, setup: Any, seed: int) -> Iterator[tuple[Match[Any], str]]:
    """A match as the computer plays it: the match before each decision, and its kind."""
    kit: Any = kit_named(game)
    key = seed.to_bytes(16, "big")
    match: Match[Any] = Match(kit, setup, key)
    rng = Rng(key)
    for _ in range(MOST_STEPS):
        asked = [decision for decision in match.pending() if not decision.standing]
        if not asked:
            return
        yield match, asked[0].kind
        match.play(think(kit, match.state, asked[0].seat, "squire", rng, 0.1).command)


class Camera:
    """Opens pages of a server and takes their pictures."""

    def __init__(self, browser: Browser, address: str, folder: Path, saves: dict[str, str]) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.saves = saves

    def page(self, **options: Any) -> Page:
        context = self.browser.new_context(
            **{"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce", **options}
        )
        return context.new_page()

    def take(self, page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        page.screenshot(path=self.folder / f"{name}.png")
        page.context.close()

    def table(self, name: str, **options: Any) -> Page:
        """A table at one of the saved positions."""
        page = self.page(**options)
        page.goto(self.address)
        file = {"name": f"{name}.mkm", "mimeType": "text/plain", "buffer": self.saves[name].encode()}
        page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        page.locator(".prompt h2").wait_for()
        page.wait_for_load_state("networkidle")
        return page


def take_all(camera: Camera) -> None:
    start = camera.page()
    start.goto(camera.address)
    start.get_by_role("button", name="Skirmish now").wait_for()
    camera.take(start, "start")
    camera.take(camera.table("day"), "board")
    camera.take(camera.table("night"), "night")
    camera.take(camera.table("fight"), "combat")
    offers = camera.table("offer")
    offers.keyboard.press("o")
    offers.get_by_role("dialog").wait_for()
    camera.take(offers, "offers")
    camera.take(camera.table("day", locale="de"), "german")
    camera.take(camera.table("day", viewport=PHONE, has_touch=True, is_mobile=True), "phone")
    camera.take(camera.table("battle"), "miniatures")
    armies = camera.page()
    armies.goto(camera.address + "/armies")
    armies.wait_for_load_state("networkidle")
    armies.get_by_role("button", name="Draconum").last.click()
    armies.get_by_text("This army can be fielded.").wait_for()
    camera.take(armies, "armies")
    replay = camera.table("night")
    replay.goto(replay.url.replace("/table/", "/replay/"))
    replay.locator(".film").wait_for()
    camera.take(replay, "replay")


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]) if arguments else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    chromium = machine.CHROMIUM.find()
    if chromium is None:
        sys.exit(machine.CHROMIUM.reason())
    saves = positions()
    with tempfile.TemporaryDirectory() as data, Stage(Path(data)) as stage, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take_all(Camera(browser, stage.address, folder, saves))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
