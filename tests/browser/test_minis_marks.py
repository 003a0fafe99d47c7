"""What is marked on the table of the miniatures is what the rules allow, no more and no less, in positions of random battles.

A run over very many positions: ``MARKED_POSITIONS=10000 pytest tests/browser/test_minis_marks.py``; it can be divided, with
``MARKED_FROM=5000`` for all but the first 5,000.
"""

from __future__ import annotations

import json
import os
from itertools import islice
from typing import Any

import msgspec
from playwright.sync_api import Page

from mageknight.kernel.command import Command, command_name
from mageknight.kernel.decision import Decision
from mageknight.kernel.match import Match
from mageknight.kernel.rng import Rng
from mageknight.server.store.numbered_match import NumberedMatch
from tests.browser.test_decisions import TABLE
from tests.browser.test_marks import POSITIONS, Positions, positions

FIRST = int(os.environ.get("MARKED_FROM", "0"))
STEPS = 120
"""Commands of a random battle that are looked at; a share of them, so that late positions are seen too."""

MARKED = """() => {
  const seen = (element) => element.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const numbers = (selector, key) => all(selector).map((each) => Number(each.dataset[key]));
  return {
    table: numbers('g.figure.legal, g.section.legal', 'figure'),
    roster: numbers('[data-roster].legal', 'roster'),
    buttons: all('[data-do]').map((each) => each.dataset.do),
    pieces: all('[data-piece]').map((each) => each.dataset.piece),
  };
}"""
TILES = """figure => {
  document.querySelector(`[data-roster='${figure}']`).click();
  return new Promise((resolve) => setTimeout(() => resolve([...document.querySelectorAll('[data-how]')].map((each) => each.dataset.how))));
}"""


class Battles(Positions):
    """Shows positions of battles; who is in a formation is the one question that is answered, for marks depend on it."""

    def heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "question":
            answer = None
            if message["about"]["ask"] == "band":
                state = self.numbered.kit.copy(self.numbered.match.state)
                answer = self.numbered.kit.answer(state, 0, json.dumps(message["about"]).encode())
            self.send({"type": "answer", "id": message["id"], "answer": msgspec.to_builtins(answer)})
        else:
            super().heard(message)

    def look(self) -> dict[str, list[Any]]:
        self.show()
        self.page.locator(f"[data-seq='{self.seq}']").wait_for(state="attached")
        found: dict[str, list[Any]] = self.page.evaluate(MARKED)
        return found


def figure_of(command: Command) -> int:
    """The figure a command names, -1 for none."""
    return int(getattr(command, "figure", -1))


def may_be_meant(match: Match[Any], decision: Decision, figure: int) -> bool:
    """Is something like the offered commands legal for this figure too? Not all are listed where figures come in any order."""
    options = match.options(decision)
    named = [each for each in options if figure_of(each) >= 0]
    if any(msgspec.structs.replace(each, figure=figure) in options for each in named):
        return True
    if decision.kind != "minis-deploy":
        return False
    view: Any = match.view(decision.seat)
    near: Any = next((each for each in named if hasattr(each, "x")), view.figures[figure])
    question = {"ask": "room-at", "figure": figure, "x": near.x, "y": near.y, "facing": near.facing}
    found: Any = match.kit.answer(match.kit.copy(match.state), decision.seat, json.dumps(question).encode())
    return bool(found.legal)


def test_marks_are_the_legal_choices(page: Page) -> None:
    stage = Battles(page, "minis")
    rng = Rng(bytes(16))
    shown: Match[Any] | None = None
    for count, (match, decision) in enumerate(islice(positions("minis", STEPS), FIRST, None), FIRST):
        if count == POSITIONS:
            break
        stage.numbered = NumberedMatch(match)
        if match is not shown:
            page.goto(f"/table/{TABLE}")
            page.locator(".battle").wait_for()
            shown = match
        offered = list(match.options(decision))
        where = f"position {count}, {decision.kind}"
        marks = stage.look()
        named = {figure_of(each) for each in offered} - {-1}
        view: Any = match.view(decision.seat)
        fielded = {each.figure for each in view.figures if each.place == "fielded"}
        assert named <= set(marks["roster"]), f"not marked in the list: {where}"
        # Sections that add their speed to a large warrior's move lie under its base: they are given by buttons.
        spoken = {figure_of(each) for each in offered if command_name(each) == "join"}
        spoken = spoken if decision.kind == "minis-move" else set()
        assert not spoken or "join" in marks["buttons"], f"no button: {where}"
        assert (named - spoken) & fielded <= set(marks["table"]), f"not marked on the table: {where}"
        extra = (set(marks["table"]) | set(marks["roster"])) - named
        wrong = {figure for figure in extra if not may_be_meant(match, decision, figure)}
        assert wrong == set(), f"marked without reason: {where}"
        loose = {command_name(each) for each in offered if figure_of(each) < 0 and not hasattr(each, "piece")}
        pieces = {str(each.piece) for each in offered if hasattr(each, "piece")}
        assert loose <= set(marks["buttons"]), f"no button: {where}"
        assert pieces == set(marks["pieces"]), f"pieces of terrain: {where}"
        asked = [each for each in match.pending() if each.seat == decision.seat]
        legal = {command_name(each) for known in asked for each in match.options(known)}
        assert set(marks["buttons"]) <= legal, f"a button without a choice: {where}"
        if decision.kind == "minis-action" and named:
            figure = rng.choice(sorted(named))
            acts = {str(each.how) for each in offered if figure_of(each) == figure and hasattr(each, "how")}
            page.keyboard.press("Escape")
            assert set(page.evaluate(TILES, figure)) == acts, f"actions of figure {figure}: {where}"
