"""Decisions that follow from an action: whom to aim at, where to break away to, how to turn, where to set somebody down."""

from __future__ import annotations

from typing import Any, Final

from mageknight.bots.minis import reactions
from mageknight.bots.minis.odds import blow, figure_worth
from mageknight.bots.minis.threats import weigh
from mageknight.bots.thought import Budget, Choice
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng
from mageknight.minis.abilities.healing import HealChoice
from mageknight.minis.commands import Enough, HealBy, Join, TakeItem, Target
from mageknight.minis.roster import called, damage, defense
from mageknight.minis.rulebook import attack_manner
from mageknight.minis.rules import formations
from mageknight.minis.rules.attack import Aim
from mageknight.minis.rules.bombs import LayBombs
from mageknight.minis.state import Battle

DRAWN: Final = ("minis-edge", "minis-contribute", "minis-terrain")
"""Scenes are set at random."""
WEIGHED: Final = (
    "minis-move",
    "minis-free-spin",
    "minis-facing",
    "minis-follow-up",
    "minis-march",
    "minis-put-levitated",
    "minis-put-returned",
    "minis-place-captive",
    "minis-set-rider-down",
    "minis-tire",
)
MOST: Final = 12
HALF_A_DIE: Final = 3


def trifle(kit: Kit[Any], state: Battle, decision: Decision, rng: Rng, budget: Budget) -> Choice:
    """A sensible answer to a decision that is not about giving an action."""
    options = kit.engine.options(state, decision)
    if decision.kind in DRAWN:
        return Choice(options.sample(rng), say("bot-at-random"))
    answers = options.all()
    if len(answers) == 1:
        return Choice(answers[0], say("bot-no-choice"))
    ask = decision.ask
    if isinstance(ask, Aim):
        return aim(state, ask, answers)
    if isinstance(ask, HealChoice):
        return Choice(HealBy(ask.seat, damage(state, ask.healer) < HALF_A_DIE), say("bot-best-standing"))
    if decision.kind in ("minis-return", "minis-levitate"):
        return Choice(max(answers, key=lambda answer: points(state, answer)), say("bot-best-standing"))
    if decision.kind == "minis-take-item":
        return Choice(max(answers, key=lambda answer: price(state, answer)), say("bot-best-standing"))
    if decision.kind in ("minis-section", "minis-struck-section"):
        return Choice(max(answers, key=lambda answer: sturdiness(state, answer)), say("bot-best-standing"))
    if decision.kind == "minis-gather":
        return Choice(answers[-1], say("bot-as-proposed"))
    if decision.kind in reactions.KINDS:
        answer = reactions.reaction(kit, state, decision.seat, answers, rng, budget)
        return Choice(answer, say("bot-best-standing"))
    if isinstance(ask, LayBombs):
        return Choice(reactions.best_bomb(state, ask, answers), say("bot-best-standing"))
    if decision.kind in WEIGHED:
        return Choice(weighed(kit, state, decision.seat, answers, budget), say("bot-best-standing"))
    return Choice(answers[0], say("bot-as-proposed"))


def sturdiness(state: Battle, answer: Command) -> tuple[int, int]:
    """How well a section bears a blow: by the clicks it has left, then by its defense."""
    if not isinstance(answer, Target):
        return 0, 0
    figure = answer.figure
    return state.defs[figure].clicks - state.click[figure], defense(state, figure)


def points(state: Battle, answer: Command) -> int:
    return state.defs[answer.figure].points if isinstance(answer, Target) else 0


def price(state: Battle, answer: Command) -> int:
    return state.items[answer.item].points if isinstance(answer, TakeItem) else 0


def aim(state: Battle, ask: Aim, answers: list[Command]) -> Choice:
    """The target an attack takes most from, or a cure gives most to; nobody else is asked to join where that costs something."""
    way = attack_manner(state, ask.how)
    helpers = [answer for answer in answers if isinstance(answer, Join)]
    if helpers and formations.is_gang(state, way.kind):
        return Choice(helpers[0], say("bot-best-standing"))
    done = [answer for answer in answers if isinstance(answer, Enough)]
    if done:
        return Choice(done[0], say("bot-best-standing"))
    targets = [answer for answer in answers if isinstance(answer, Target)]
    if not targets:
        joins = [answer for answer in answers if isinstance(answer, Join)]
        return Choice((joins or answers)[0], say("bot-as-proposed"))

    def gain(answer: Target) -> float:
        if way.aid:
            start = state.defs[answer.figure].start
            return figure_worth(state, answer.figure, start) - figure_worth(
                state, answer.figure, state.click[answer.figure]
            )
        if not way.harms:
            return float(state.defs[answer.figure].points)
        return blow(state, way, ask.attacker, answer.figure)

    best = max(targets, key=gain)
    return Choice(best, say("bot-strikes", target=called(state, best.figure)))


def weighed(kit: Kit[Any], state: Battle, seat: int, answers: list[Command], budget: Budget) -> Command:
    """The answer after which the position is worth most."""
    best, best_worth = answers[0], float("-inf")
    for answer in answers[:MOST]:
        after = state.copy()
        budget.spend()
        kit.engine.apply_trusted(after, answer)
        worth = weigh(after, seat)
        if worth > best_worth:
            best, best_worth = answer, worth
        if budget.pressed():
            break
    return best
