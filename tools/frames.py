"""Frames: how long a picture takes while a large map or a crowded table is dragged and zoomed in a real browser.

    python -m tools.frames

Lays a map of more than 150 spaces for four heroes and deploys 120 figures on a miniatures table; opens both in headless
Chromium, drags and zooms for some seconds and reports the time between two frames. On the crowded table a figure is dragged
too: the time between two frames, and how long the game takes to say where it would end and whom it could hit from there. The
figures are printed and written to build/frames.json. Chromium draws without a graphics card here: what people have is faster.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.saves import save
from mageknight.kernel.situations.rehearsal import begin
from scripts import machine
from scripts.stage import Stage

ROOT: Final = Path(__file__).resolve().parent.parent
HEXES: Final = 150
FIGURES: Final = 120
DRAGS: Final = 6
MOVES: Final = 40
KINDS: Final = ("rebellion-001", "rebellion-005", "rebellion-055", "rebellion-097")

WATCH: Final = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const look = (now) => { window.frames_seen.push(now - last); last = now; window.frame = requestAnimationFrame(look); };
  window.frame = requestAnimationFrame(look);
}"""
STOP: Final = "() => { cancelAnimationFrame(window.frame); return window.frames_seen.slice(1); }"

ANSWERS: Final = """() => {
  window.answers_seen = [];
  const asked = new Map();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.about?.ask === 'way-to') asked.set(message.id, performance.now());
    if (!this.isWatched) this.addEventListener('message', (event) => {
      const { id } = JSON.parse(event.data);
      if (asked.has(id)) window.answers_seen.push(performance.now() - asked.get(id));
    });
    this.isWatched = true;
    send.call(this, text);
  };
}"""
"""Notes how long the game takes to answer where a figure in hand would end."""


def large_map() -> str:
    """Every tile of the countryside and enough of the core, laid as a wedge that grows by one a row."""
    names = [f"countryside_{number:02}" for number in range(1, 15)] + [f"core_{number:02}" for number in range(1, 9)]
    places = [(a, row - a) for row in range(1, 7) for a in range(row + 1)]
    laid = [f"  {a},{b}: {name}" for (a, b), name in zip(places, names, strict=False)]
    text = "\n".join(["game: board", "seats: 4", "tiles:", *laid, ""])
    match = begin(text).match
    view: Any = match.view(0)
    assert 7 * len(view.tiles) >= HEXES
    return save.dumps(match)


def crowded_table() -> str:
    """Two armies of fifty figures in ranks, face to face."""
    lines = ["game: minis", "seats: 2", "total: 2000", "terrain:", "  crop-field: 17 17"]
    for figure in range(FIGURES):
        side, number = divmod(figure, FIGURES // 2)
        column, rank = number % 10, number // 10
        x, y = 6 + 2.5 * column, (3 + 2 * rank) if side == 0 else (33 - 2 * rank)
        kind = KINDS[figure % len(KINDS)]
        lines.append(f"figure {figure}: {kind} of {side} at {x} {y} facing {90 if side == 0 else 270}")
    return save.dumps(begin("\n".join([*lines, ""])).match)


def frames(page: Page, selector: str) -> list[float]:
    """Milliseconds between two frames while what the selector finds is dragged and zoomed."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(WATCH)
    for drag in range(DRAGS):
        page.mouse.wheel(0, -240 if drag % 2 == 0 else 240)
        page.mouse.down()
        page.mouse.move(x + 120, y + 80, steps=MOVES)
        page.mouse.move(x, y, steps=MOVES)
        page.mouse.up()
    seen: list[float] = page.evaluate(STOP)
    return seen


def dragged(page: Page) -> tuple[list[float], list[float]]:
    """Milliseconds between two frames while a figure of the front rank is dragged, and until its way is answered."""
    page.locator("g.figure.legal").nth(FIGURES // 2 - 6).dispatch_event("click")
    page.locator("g.reach").wait_for()
    box = page.locator("g.figure.chosen").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(WATCH)
    page.mouse.down()
    for drag in range(DRAGS):
        page.mouse.move(x + (80 if drag % 2 else -80), y - 60, steps=MOVES)
    page.mouse.up()
    frames_seen: list[float] = page.evaluate(STOP)
    answers_seen: list[float] = page.evaluate("() => window.answers_seen")
    return frames_seen, answers_seen


def summary(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)

    def part(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)

    return {"frames": len(ordered), "median": part(0.5), "p95": part(0.95), "max": part(1)}


def main() -> int:
    chromium = machine.CHROMIUM.find()
    if chromium is None:
        sys.exit(machine.CHROMIUM.reason())
    tables = {
        "board, 150 spaces": (large_map(), ".hold svg"),
        "miniatures, 120 figures": (crowded_table(), ".hold svg"),
    }
    figures: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as data, Stage(Path(data)) as stage, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (text, selector) in tables.items():
            page = browser.new_page(viewport={"width": 1366, "height": 768})
            page.add_init_script(f"({ANSWERS})()")
            page.goto(stage.address)
            file: Any = {"name": "large.mkm", "mimeType": "text/plain", "buffer": text.encode()}
            page.locator("input[type=file]").set_input_files(file)
            page.locator(".hold svg").first.wait_for()
            page.wait_for_load_state("networkidle")
            page.screenshot(path=ROOT / "build" / f"frames-{len(figures)}.png")
            figures[name] = summary(frames(page, selector))
            if "miniatures" in name:
                moves, answers = dragged(page)
                figures["miniatures, one of 120 figures dragged"] = summary(moves)
                figures["miniatures, its way answered"] = summary(answers)
            page.close()
        browser.close()
    print(json.dumps(figures, indent=2))
    (ROOT / "build" / "frames.json").write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
