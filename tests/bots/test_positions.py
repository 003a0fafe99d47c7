"""Obvious positions: what everybody would see, the upper levels must see too.

Each file under ``positions`` is a situation. Its comments say what counts as solved, once the bot has played until it ends its turn:

    # solve: fame >= 2                      a number of the position just before the turn ends
    # solve: does act figure=0 how=fight    one of its commands begins so
    # solve: never challenge                none does

Numbers: fame, wounds (in hand and discard pile), cards (in hand, Wounds left out), units, tiles, beaten (opposing figures), clicks0
(of figure 0), gap (inches between figures 0 and 1).
"""

from __future__ import annotations

import operator
from pathlib import Path
from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import Budget, bot_named
from mageknight.kernel.match import Match
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.situations.phrase import format_command
from mageknight.kernel.situations.rehearsal import rehearse

POSITIONS = Path(__file__).parent / "positions"
FILES = sorted(POSITIONS.rglob("*.situation"))
SIGNS = {">=": operator.ge, "<=": operator.le, "==": operator.eq}
LONGEST = 60
SHARE = 0.8
"""So many of the positions the second level must solve."""


def wishes(file: Path) -> list[str]:
    lines = file.read_text("utf-8").splitlines()
    return [line.removeprefix("# solve:").strip() for line in lines if line.startswith("# solve:")]


def numbers(match: Match[Any], seat: int) -> dict[str, float]:
    """What a position has of everything one may wish for."""
    view: Any = match.view(seat)
    if match.kit.name == "board":
        me = view.players[seat]
        wounds = view.hand.count("wound") + me.discard.count("wound")
        return {
            "fame": me.fame,
            "wounds": wounds,
            "cards": len(view.hand) - view.hand.count("wound"),
            "units": len(me.units),
            "tiles": len(view.tiles),
        }
    figures = view.figures
    gap = 0.0
    if len(figures) > 1:
        gap = ((figures[0].x - figures[1].x) ** 2 + (figures[0].y - figures[1].y) ** 2) ** 0.5 / 500
    beaten = sum(1 for one in figures if one.owner != seat and one.place == "eliminated")
    return {"beaten": beaten, "clicks0": figures[0].clicks - figures[0].click, "gap": gap}


def solved(file: Path, level: str) -> bool:
    """Does a bot of this level do what everybody would?"""
    match = rehearse(file.read_text("utf-8"), file.name).match
    rng = Rng(seed_from_text(f"{file.name}/{level}"))
    bot = bot_named(match.kit.name, level)
    seat = next(one.seat for one in match.pending() if not one.standing)
    done: list[str] = []
    for _ in range(LONGEST):
        decision = next((one for one in match.pending() if not one.standing), None)
        if decision is None or decision.seat != seat:
            break
        known = match.kit.redeal(match.state, seat, rng)
        phrase = format_command(match.kit, command := bot.choose(match.kit, known, seat, rng, Budget(10**6)).command)
        if phrase == "end-turn":
            done.append(phrase)
            break
        done.append(phrase)
        match.play(command)
    return all(fulfilled(wish, done, numbers(match, seat)) for wish in wishes(file))


def fulfilled(wish: str, done: list[str], have: dict[str, float]) -> bool:
    verb, _, rest = wish.partition(" ")
    if verb == "does":
        return any(phrase.startswith(rest) for phrase in done)
    if verb == "never":
        return not any(phrase.startswith(rest) for phrase in done)
    sign, amount = rest.split()
    return bool(SIGNS[sign](have[verb], float(amount)))


def test_there_are_fifty_positions_of_each_game():
    for game in ("board", "minis"):
        assert len(list((POSITIONS / game).glob("*.situation"))) >= 50
    assert all(wishes(file) for file in FILES)


@pytest.mark.parametrize("level", ["knight", "champion"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_upper_levels_see_what_everybody_sees(file, level):
    assert solved(file, level)


@pytest.mark.parametrize("game", ["board", "minis"])
def test_the_second_level_sees_most_of_it(game):
    files = list((POSITIONS / game).glob("*.situation"))
    assert sum(solved(file, "squire") for file in files) >= SHARE * len(files)
