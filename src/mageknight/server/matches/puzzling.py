"""Puzzles made from a moment of a match: what could be asked there, and whether it can be done. Clerks do this.

What the seat that decides cannot know is dealt again first, so a puzzle gives nothing of the match away.
"""

from __future__ import annotations

import time
from typing import Any

from mageknight.bots.puzzler import deciding, goals_of, pose
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.game import Setup
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import Rng
from mageknight.puzzles.goal import goal_of
from mageknight.server.matches.clerk_messages import Ask, GoalInfo, Pose, PosedInfo
from mageknight.server.store.numbered_match import NumberedMatch
from mageknight.server.wire.phrases import phrases


def _dealt(numbered: NumberedMatch, errand: Ask | Pose) -> tuple[Setup, Any, int]:
    """The position as the seat that decides knows it; while the match runs it must be one's own."""
    inside = errand.at - numbered.base_played
    if inside < 0:
        raise refuse("server-before-upgrade")
    kit, state = numbered.kit, numbered.match.fork(inside).state
    seat = deciding(kit, state)
    if not errand.over and seat not in errand.seats:
        raise refuse("puzzle-not-yours")
    dealt = kit.redeal(state, seat, Rng(fresh_seed()))
    return kit.setup_for(dealt, numbered.match.setup), dealt, seat


def asked(numbered: NumberedMatch, errand: Ask) -> tuple[GoalInfo, ...]:
    """The goal, in words."""
    kit = numbered.kit
    _, dealt, seat = _dealt(numbered, errand)
    view, words = kit.engine.view(dealt, seat), phrases(errand.lang)
    return tuple(
        [GoalInfo(each, words.render(goal_of(kit.name, each, seat).says(view))) for each in goals_of(kit, dealt)]
    )


def posed(numbered: NumberedMatch, errand: Pose) -> PosedInfo:
    """The puzzle; refused if there is no way to its goal."""
    setup, dealt, _ = _dealt(numbered, errand)
    until = time.monotonic() + errand.seconds
    made = pose(numbered.kit, setup, dealt, errand.name, errand.goal, lambda: time.monotonic() > until)
    return PosedInfo(made.text, made.grade, made.proved)
