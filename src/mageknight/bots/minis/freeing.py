"""Whoever must act first holds all others back until it has: the least it can do, to stay where it is, sets them free."""

from __future__ import annotations

from typing import Final

from mageknight.bots.minis.deeds import deeds_of
from mageknight.bots.minis.field import ANSWERS, DUE, Deed, Field
from mageknight.bots.minis.lookahead import next_decision
from mageknight.bots.minis.trifles import trifle
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.commands import Act, Turn
from mageknight.minis.rules.turn.actions import goes_first

SEED: Final = seed_from_text("freeing")
"""What comes between is answered by the same dice each time, so that deeds can be compared."""


def freeing(field: Field, answers: list[Command]) -> list[Deed]:
    """Actions of those who must act first that only let the others act; nothing where nobody is held back."""
    state = field.state
    if state.actions < 2 or not goes_first(state, field.seat):
        return []
    found: list[Deed] = []
    for act in answers:
        if isinstance(act, Act) and act.how == "move":
            script: list[Command] = [act, Turn(field.seat, act.figure, state.table.facing[act.figure])]
            worth = hoped(field, script) - field.cost(act.figure)
            found.append(Deed(script, worth, say("bot-frees-others")))
    return found


def hoped(field: Field, script: list[Command]) -> float:
    """The worth of what can be done after these commands, with all the actions that are left."""
    kit, after, left = field.kit, field.kit.copy(field.state), list(script)
    decision = next_decision(kit, after)
    for _ in range(ANSWERS):
        if decision is None or (not left and decision.kind in DUE):
            break
        if left and left[0] in kit.engine.options(after, decision):
            answer = left.pop(0)
        else:
            answer = trifle(kit, after, decision, Rng(SEED), field.budget).command
        kit.engine.apply_trusted(after, answer)
        decision = next_decision(kit, after)
    if decision is None or decision.seat != field.seat or decision.kind not in DUE:
        return 0.0
    answers = kit.engine.options(after, decision).all()
    later = Field(kit, after, field.seat, field.budget, field.outlook)
    onward = max([deed.worth for deed in freeing(later, answers)], default=0.0)
    return max(onward, together(deeds_of(later, answers), after.actions))


def together(deeds: list[Deed], actions: int) -> float:
    """The worth of the best deeds of so many figures, each by itself; whether one is in the way of another is not asked."""
    best: dict[int, float] = {}
    for deed in deeds:
        first = deed.commands[0]
        if isinstance(first, Act):
            best[first.figure] = max(best.get(first.figure, 0.0), deed.worth)
    return sum(sorted(best.values(), reverse=True)[:actions])
