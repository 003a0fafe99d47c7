"""What is marked on the board is what the rules allow, no more and no less, in positions of random games.

A run over very many positions: ``MARKED_POSITIONS=10000 pytest tests/browser/test_marks.py``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from mageknight.kernel.command import Command, command_name
from mageknight.kernel.decision import Decision
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.server.matches import outgoing
from mageknight.server.store.numbered_match import NumberedMatch
from tests.browser.test_decisions import TABLE, Stage

POSITIONS = int(os.environ.get("MARKED_POSITIONS", "120"))
STEPS = 240
"""Commands of a random game that are looked at; a share of them, so that late positions are seen too."""

TOUCHED = ("card", "unit", "space", "enemy", "position", "offer-card", "offer-unit", "skill")
"""Kinds of things that are lit where they lie."""

MARKED = """() => {
  const seen = (element) => element.checkVisibility();
  const isLit = (element) => element.matches('.legal, .lit, .explore') || element.querySelector('.card.legal') !== null;
  const things = [...document.querySelectorAll('[data-subject]')].filter((each) => seen(each) && isLit(each));
  const buttons = [...document.querySelectorAll('[data-do]')].filter(seen);
  return [things.map((each) => each.dataset.subject), buttons.map((each) => each.dataset.do)];
}"""


class Positions(Stage):
    """Shows real positions instead of made-up questions."""

    numbered: NumberedMatch

    def show(self) -> None:
        self.seq += 1
        seat = next(each.seat for each in self.numbered.pending() if not each.standing)
        plain = msgspec.to_builtins(outgoing.scene(self.numbered, seat, "en"))
        self.send({"type": "snapshot", "scene": {**plain, "seq": self.seq}, "lines": []})

    def marked(self) -> tuple[set[str], Counter[str]]:
        """The things that are marked, and how many buttons there are for each command."""
        self.show()
        self.page.locator(f"[data-seq='{self.seq}']").wait_for(state="attached")
        things, buttons = self.page.evaluate(MARKED)
        return set(things), Counter(buttons)


def positions(game: str, steps: int) -> Iterator[tuple[Match[Any], Decision]]:
    """Random matches of every kind and number of players, each looked at a few times within its first steps."""
    kit: Any = kit_named(game)
    setups = list(kit.setups())
    each = max(1, steps * len(setups) // POSITIONS)
    for number in count():
        key = number.to_bytes(16, "big")
        match: Match[Any] = Match(kit, setups[number % len(setups)], key)
        rng = Rng(key)
        for step in range(steps):
            asked = [decision for decision in match.pending() if not decision.standing]
            if not asked:
                break
            if (step + number) % each == 0:
                yield match, asked[0]
            match.play(rng.choice(list(match.options(asked[0]))))


def walked_to(match: Match[Any], decision: Decision) -> set[str]:
    """Spaces the Move points pay a way of several steps to: a click walks there step by step."""
    plan = match.kit.plan(match.state, decision.seat)
    ways = plan.ways if plan is not None else ()
    return {f"space:{way.space}" for way in ways if way.cost <= match.state.turn.move}


def touched(match: Match[Any], decision: Decision, command: Command) -> list[str]:
    """The things by which a command is given, as the page names them; none if it is given by a button."""
    return [thing for thing in decision.ask.about(match.state, command) if thing.split(":")[0] in TOUCHED]


@pytest.mark.timeout(max(900, POSITIONS))
def test_marks_are_the_legal_choices(page: Page) -> None:
    stage = Positions(page, "board")
    for at, (match, decision) in enumerate(islice(positions("board", STEPS), POSITIONS)):
        stage.numbered = NumberedMatch(match)
        if at == 0:
            page.goto(f"/table/{TABLE}")
            page.locator(".board").wait_for()
        options = [each for each in match.options(decision) if not decision.ask.is_vain(match.state, each)]
        things, buttons = stage.marked()
        where = f"position {at}, {decision.kind}"
        about = {each: touched(match, decision, each) for each in options}
        unmarked = Counter(command_name(each) for each in options if not things.intersection(about[each]))
        answered = [
            command_name(each) for each in options if not about[each] and answers(match, decision, each, things)
        ]
        assert unmarked - buttons - Counter(answered) == Counter(), f"not offered: {where}"
        legal = {thing for each in options for thing in about[each]} | walked_to(match, decision)
        wrong = {thing for thing in things if thing.split(":")[0] in TOUCHED} - legal
        assert wrong == set(), f"marked without reason: {where}"


def answers(match: Match[Any], decision: Decision, command: Command, things: set[str]) -> bool:
    """Is a command given by touching one of these things: mana, dice, Wounds, the Tactic?"""
    return bool(things.intersection(decision.ask.about(match.state, command)))
