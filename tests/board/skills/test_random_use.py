"""Skills used at random, many at once: whatever is listed is accepted, nothing is lost, everything has its words."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import library
from mageknight.kernel.match import Match
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.locale import render
from tests.play import situation

STEPS = 250


def endowed(seed: str, seats: int) -> Match[Any]:
    """A game whose players have a dozen skills each, crystals and a few levels."""
    mode = "competitive" if seats == 1 else "cooperative"
    pool = [skill.name for skill in library().skills if skill.mode != mode]
    Rng(seed_from_text(seed)).shuffle(pool)
    lines = ["game: board", f"seed: {seed}", f"seats: {seats}", "turn: 0"]
    for seat in range(seats):
        mine = pool[seat * 12 : seat * 12 + 12]
        lines += [
            f"seat {seat}:",
            f"  skills: {', '.join(mine)}",
            "  fame: 24",
            "  crystals: red 2, blue 2, green, white",
        ]
    return situation("\n".join(lines))


def likely(options: list[Any], rng: Rng) -> Any:
    """Mostly a skill or a fight where there is one, so that much is used before the turn ends."""
    kinds = ("UseSkill", "Challenge", "EnterSite", "UseGrant", "StepTo", "PlayCard")
    eager = [one for one in options if type(one).__name__ in kinds]
    return rng.choice(eager) if eager and rng.below(3) else rng.choice(options)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_skills_used_at_random(seed: str, seats: int) -> None:
    match = endowed(seed, seats)
    rng = Rng(seed_from_text("walk " + seed))
    for _ in range(STEPS):
        pending = match.pending()
        if not pending:
            return
        decision = pending[rng.below(len(pending))]
        options = list(match.options(decision))
        if not options:
            continue
        command = likely(options, rng)
        for language in ("en", "de"):
            assert render(match.kit.describe(match.state, command), language)
        match.play(command)
        assert match.kit.audit(match.state) == []
