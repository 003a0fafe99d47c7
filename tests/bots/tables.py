"""Games for tests of bots: begun, played on for a while by the random bot, and shown to a seat."""

from __future__ import annotations

from typing import Any

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board.setup import BoardSetup
from mageknight.bots.thought import decision_of
from mageknight.kernel.contract import Setup
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text

RECONNAISSANCE = BoardSetup(seats=2, scenario="first_reconnaissance", heroes=("tovak", "goldyx"))
ALONE = BoardSetup(seats=1, scenario="solo_reconnaissance", heroes=("norowas",))


def dice(text: str) -> Rng:
    return Rng(seed_from_text(text))


def battle() -> Setup:
    """A duel on a ready-made table."""
    return next(setup for setup in kit_named("minis").setups() if getattr(setup, "table", "") == "everything")


def played(kit: Kit[Any], setup: Setup, seed: str, decisions: int) -> Any:
    """A game after so many random answers."""
    state = kit.engine.new(setup, seed_from_text(seed))
    rng = dice(seed + "/answers")
    for _ in range(decisions):
        decision = waiting(kit, state)
        if decision is None:
            break
        kit.engine.apply(state, kit.engine.options(state, decision).sample(rng))
    return state


def waiting(kit: Kit[Any], state: Any) -> Decision | None:
    """The decision the game waits for, of whatever seat."""
    for seat in range(state.setup.seats):
        decision = decision_of(kit, state, seat)
        if decision is not None:
            return decision
    return None
