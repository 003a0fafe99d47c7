"""Answers to the small decisions of the board game: each is tried, and what leaves the best standing is taken."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import ChooseCard, Decline, PickTactic
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.state import BoardState
from mageknight.bots.board.worth import standing
from mageknight.bots.thought import Budget
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit

MOST: Final = 12
"""So many answers are tried at most."""
TACTICS: Final = {
    "great_start": 6,
    "the_right_moment": 5,
    "mana_steal": 3,
    "planning": 4,
    "rethink": 2,
    "early_bird": 1,
    "long_night": 6,
    "preparation": 4,
    "mana_search": 3,
    "sparing_power": 2,
    "midnight_meditation": 5,
    "from_the_dusk": 1,
}
"""How much each Tactic is liked."""


def answer_by_taste(kit: Kit[Any], state: BoardState, seat: int, decision: Decision, budget: Budget) -> Command:
    """The best of the first answers."""
    answers = kit.engine.options(state, decision).all()
    if len(answers) == 1:
        return answers[0]
    if decision.kind == "tactic":
        return max(answers, key=liking)
    if decision.kind == "challenge-more":
        return answers[-1]
    if decision.kind == "discard":
        return discard(answers)
    best, best_worth = answers[0], float("-inf")
    for answer in answers[:MOST]:
        worth = tried(kit, state, seat, answer, budget)
        if worth > best_worth:
            best, best_worth = answer, worth
        if budget.spent:
            break
    return best


def tried(kit: Kit[Any], state: BoardState, seat: int, answer: Command, budget: Budget) -> float:
    after = state.copy()
    budget.spend()
    kit.engine.apply_trusted(after, answer)
    gathered = 0.1 * (after.turn.move + after.turn.influence + after.turn.heal)
    if after.combat is not None:
        gathered += 0.3 * sum([points.amount for points in after.combat.attack + after.combat.block])
    return standing(after, seat) + gathered


def liking(command: Command) -> int:
    return TACTICS.get(LIB.tactics[command.tactic].name, 0) if isinstance(command, PickTactic) else 0


def discard(answers: list[Command]) -> Command:
    """Keep what one has; where a card must go, one that says least."""
    for answer in answers:
        if isinstance(answer, Decline):
            return answer
    cards = [answer for answer in answers if isinstance(answer, ChooseCard) and answer.card != WOUND]
    return min(cards, key=quality) if cards else answers[0]


def quality(command: ChooseCard) -> tuple[int, int]:
    return LIB.cards[command.card].kind, command.card
