"""Tricks in a fight: an enemy kept from attacking or weakened, a spell or a unit that makes others stronger.

The solver adds up Attack and Block. What changes the fight itself is tried out first, and the fight that follows is solved again: the trick
is worth it if that goes better by more than it costs.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import PlayCard
from mageknight.board.state import BoardState
from mageknight.board.terms import SIDE_MOVE
from mageknight.bots.board.battleplan import FightPlan
from mageknight.bots.board.fights import Fight
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.plays import OPEN_KINDS, Footing, Play, follow, usable
from mageknight.kernel.command import Command

NEEDLESS: Final = 0.7
"""A fight that goes so nearly as well as it can needs no tricks."""
BETTER: Final = 0.1
"""A trick must make a fight better by so much."""
MOST: Final = 8
"""So many tricks are tried in one fight, the cheapest first."""
IN_A_ROW: Final = 2
"""So many tricks are played one after the other."""


class Battle:
    """A fight from an open decision on: the tricks it begins with, and the plan for what follows them."""

    __slots__ = ("lead", "plan", "state", "worth")

    def __init__(self, lead: tuple[Command, ...], plan: FightPlan, worth: float, state: BoardState) -> None:
        self.lead = lead
        self.plan = plan
        self.worth = worth
        self.state = state

    def script(self, seat: int) -> list[Command]:
        """The commands from here to the end of the fight."""
        aims = self.state.combat.aims if self.state.combat is not None else []
        return [*self.lead, *self.plan.script(seat, self.state.turn.phase, aims)]


def battle(mind: Mind, state: BoardState) -> Battle:
    """The best way found through a fight."""
    fight = Fight(mind, state)
    plan = fight.solve()
    best = Battle((), plan, plan.worth, state)
    if not mind.temper.chains:
        return best
    sure = fight.sure
    for _ in range(IN_A_ROW):
        if sure - best.worth < NEEDLESS or mind.budget.pressed():
            break
        better = with_trick(mind, best)
        if better is best:
            break
        best = better
    return best


def with_trick(mind: Mind, before: Battle) -> Battle:
    """The same battle with one more trick before the fight, if there is one that pays."""
    best = before
    spent = before.plan.worth - before.worth
    for play in sorted(tricks_at(mind, before.state), key=cost_of)[:MOST]:
        if mind.budget.pressed():
            break
        decision = mind.decision(play.state)
        if decision is None or decision.kind != "combat":
            continue
        plan = Fight(mind, play.state).solve()
        worth = plan.worth - spent - play.cost
        if worth > best.worth + BETTER:
            best = Battle((*before.lead, *play.commands), plan, worth, play.state)
    return best


def tricks_at(mind: Mind, state: BoardState) -> list[Play]:
    """Everything that changes the fight itself; what has changed nothing once is not tried again with the same means."""
    decision = mind.decision(state)
    if decision is None or decision.kind not in OPEN_KINDS:
        return []
    means = mind.means(state)
    found: list[Play] = []
    footing = Footing(mind, state)
    for command in usable(mind, state, decision):
        dull = ("no trick", means, command)
        if dull in mind.idle or (isinstance(command, PlayCard) and command.use >= SIDE_MOVE):
            continue
        if mind.budget.spent:
            break
        tricks = [play for play in follow(mind, state, footing, (), state, command) if changes(state, play)]
        if not tricks:
            mind.idle.add(dull)
        found.extend(tricks)
    return found


def changes(before: BoardState, play: Play) -> bool:
    """Is the fight another one after this play?"""
    combat, earlier = play.state.combat, before.combat
    if play.revealed or combat is None or earlier is None:
        return False
    if len(play.state.active) > len(before.active) or len(combat.enemies) != len(earlier.enemies):
        return True
    return any(now is not then for now, then in zip(combat.enemies, earlier.enemies, strict=True))


def cost_of(play: Play) -> float:
    return play.cost


__all__ = ["Battle", "battle"]
