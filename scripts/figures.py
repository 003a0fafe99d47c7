"""Draw every figure on sheets to look at: its picture as the client composes it, with its name.

    python -m scripts.figures FOLDER

The web client must be built (``make setup``). The pictures are those of the army builder, edition by edition, each once.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from scripts import machine
from scripts.stage import Stage

EDITIONS: Final = ("rebellion", "second")
A_SHEET: Final = 176
"""Figures on one sheet: 16 in a row."""

COLLECT: Final = """() => [...document.querySelectorAll('[data-figure-key]')].map(row => ({
  key: row.dataset.figureKey,
  name: row.querySelector('.name b')?.textContent?.trim() ?? '',
  picture: row.querySelector('svg.picture')?.outerHTML ?? '',
}))"""
SHEET: Final = """figures => {
  const cell = each => `<figure style="margin:0;width:82px;font:11px sans-serif;text-align:center">
    ${each.picture.replace(/width="\\d+" height="\\d+"/, 'width="64" height="64"')}<br>${each.name}</figure>`;
  document.body.innerHTML = `<div id="sheet" style="display:flex;flex-wrap:wrap;gap:2px;width:1344px;background:#fff;
    padding:4px">${figures.map(cell).join('')}</div>`;
}"""


def figures(page: Page, address: str, edition: str) -> list[dict[str, str]]:
    """Every figure of an edition as the army builder draws it; the list grows while one scrolls."""
    page.goto(f"{address}/armies?name=&game={edition}&total=2000&figures=")
    page.locator("[data-figure-key]").first.wait_for()
    more = page.locator(".figures > .btn")
    while more.count():
        more.click()
    rows: list[dict[str, str]] = page.evaluate(COLLECT)
    return rows


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    chromium = machine.CHROMIUM.find()
    if chromium is None:
        sys.exit(machine.CHROMIUM.reason())
    with tempfile.TemporaryDirectory() as data, Stage(Path(data)) as stage, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1366, "height": 900}, locale="en", reduced_motion="reduce")
        for edition in EDITIONS:
            all_figures = figures(page, stage.address, edition)
            for at in range(0, len(all_figures), A_SHEET):
                page.evaluate(SHEET, all_figures[at : at + A_SHEET])
                page.locator("#sheet").screenshot(path=folder / f"{edition}-{at // A_SHEET + 1:02}.png")
            print(f"{edition}: {len(all_figures)} figures")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
