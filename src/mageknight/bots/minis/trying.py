"""Ways to act that nothing else is known about: they are tried out on copies, each decision that follows by what the position is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageknight.bots.minis.field import DUE, Deed, Field, settled
from mageknight.bots.minis.odds import figure_worth
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.minis.commands import Act
from mageknight.minis.figures.roster import members
from mageknight.minis.state.battle import RISEN, Battle

STEPS: Final = 4
"""So many decisions that follow are answered."""
LOOKED_AT: Final = 12
"""So many answers to each, spread over all there are."""


def tried(field: Field, act: Act) -> Iterator[Deed]:
    """The action with the best answers to whatever its player must decide then."""
    engine = field.kit.engine
    after = field.state.copy()
    engine.apply_trusted(after, act)
    field.budget.spend()
    script: list[Command] = [act]
    for _ in range(STEPS):
        if not after.core.agenda or not (pending := engine.pending(after)) or pending[0].kind in DUE:
            break
        answers = engine.options(after, pending[0]).all()
        if pending[0].seat != field.seat or len(answers) == 1:
            best = answers[0]
        else:
            step = max(1, (len(answers) + LOOKED_AT - 1) // LOOKED_AT)
            best = max(answers[::step], key=lambda answer: worth_after(field, after, answer))
        if pending[0].seat == field.seat:
            script.append(best)
        engine.apply_trusted(after, best)
        if field.budget.spent:
            return
    yield Deed(
        script,
        field.threatened(after) - borrowed(after) + borrowed(field.state) - field.cost(act.figure),
        say("bot-best-standing"),
    )


def worth_after(field: Field, state: Battle, answer: Command) -> float:
    """The worth of the position an answer leads to, whatever follows it being answered as it comes; who is back for this turn alone is
    worth only what he can do in it."""
    after = state.copy()
    field.kit.engine.apply_trusted(after, answer)
    field.budget.spend()
    settled(field, after)
    return field.threatened(after) - borrowed(after)


def borrowed(state: Battle) -> float:
    """The worth of those who leave the game with this turn."""
    risen = [figure for figure in members(state.table.afield) if state.marks[figure] & RISEN]
    return sum([figure_worth(state, figure, state.click[figure]) for figure in risen])
