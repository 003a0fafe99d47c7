"""Answers to the small decisions of the board game: each is tried, and what leaves the best standing is taken."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseCard, Decline, JoinAssault, PickTactic, StepTo
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.rules.coop.proposal import AskAgreement
from mageknight.board.state import BoardState
from mageknight.bots.board.marks import card_mark, kept_mark
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.worth import PLAYED
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.message import Message, say

KEPT: Final = 3
"""So many cards stay in hand even when there are too many."""
MOST: Final = 12
"""So many answers are tried at most."""
STRENGTH: Final = 4
"""So many cards, units counted twice, are needed for each defender of a city."""
REASONS: Final = {"tactic": "bot-likes-tactic", "discard": "bot-keeps-the-best"}
"""Why an answer was chosen by taste, by the kind of question."""

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


def answer_by_taste(mind: Mind, state: BoardState, decision: Decision) -> Command:
    """The best of the first answers."""
    answers = mind.answers(state, decision)
    if len(answers) == 1:
        return answers[0]
    if decision.kind == "tactic":
        return max(answers, key=liking)
    if decision.kind == "challenge-more":
        return answers[-1]
    if decision.kind == "discard":
        return discard(mind, state, answers)
    if decision.kind == "agreement":
        return agreement(mind, state, answers)
    marched = [answer for answer in answers if isinstance(answer, StepTo)] if decision.kind == "march" else []
    if marched:
        return marched[0]
    best, best_worth = answers[0], float("-inf")
    for answer in answers[:MOST]:
        worth = tried(mind, state, answer)
        if worth > best_worth:
            best, best_worth = answer, worth
        if mind.budget.spent:
            break
    return best


def reason_of(decision: Decision) -> Message:
    """The reason for that answer, for the questions a player knows by name."""
    return say(REASONS.get(decision.kind, "bot-best-standing"))


def tried(mind: Mind, state: BoardState, answer: Command) -> float:
    after = state.copy()
    mind.apply(after, answer)
    gathered = 0.1 * (after.turn.move + after.turn.influence + after.turn.heal)
    if after.combat is not None:
        gathered += 0.3 * sum([points.amount for points in after.combat.attack + after.combat.block])
    return mind.standing(after) + gathered


def agreement(mind: Mind, state: BoardState, answers: list[Command]) -> Command:
    """Join an assault on a city if cards and units seem enough for the share of its defenders."""
    joins = [answer for answer in answers if isinstance(answer, JoinAssault)]
    asked = state.core.agenda[-1]
    if not joins or not isinstance(asked, AskAgreement):
        return answers[-1]
    player = state.players[mind.seat]
    cards = sum([1 for card in player.hand if card != WOUND])
    units = sum([1 for unit in player.units if unit.ready()])
    share = asked.shares[asked.seats.index(mind.seat)]
    return joins[0] if cards + 2 * units >= STRENGTH * share else answers[-1]


def liking(command: Command) -> int:
    return TACTICS.get(LIB.tactics[command.tactic].name, 0) if isinstance(command, PickTactic) else 0


def discard(mind: Mind, state: BoardState, answers: list[Command]) -> Command:
    """Keep what one has, unless there are more cards than turns to play them; then those go that say least."""
    player = state.players[mind.seat]
    kept = [answer for answer in answers if isinstance(answer, Decline)]
    idle = sum([1 for card in player.hand if card != WOUND])
    spare = len(player.deck) + idle - PLAYED * mind.scale.here
    cards = [answer for answer in answers if isinstance(answer, ChooseCard)]
    if kept and (spare < 1 or idle <= KEPT or not player.deck or not cards):
        return kept[0]
    return min(cards, key=quality)


def quality(command: ChooseCard) -> tuple[float, int]:
    return card_mark(command.card) + kept_mark(command.card), command.card
