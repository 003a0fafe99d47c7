"""Decisions that follow from an action: whom to aim at, where to break away to, how to turn, where to set somebody down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.bots.minis import reactions
from mageknight.bots.minis.deploying import best_objective, best_place
from mageknight.bots.minis.domains import best_domain
from mageknight.bots.minis.garrison import best_portal
from mageknight.bots.minis.odds import blow, figure_worth
from mageknight.bots.minis.quarry import best_answer, dearest_victim, hardest_striker, hungriest
from mageknight.bots.minis.sorcery import best_aim, best_bookmark, best_counter, counters, weakest_counter
from mageknight.bots.minis.threats import weigh
from mageknight.bots.thought import Budget, Choice
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng
from mageknight.minis.abilities.healing import HealChoice
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.commands import Enough, HealBy, Join, RaiseCastle, TakeItem, Target
from mageknight.minis.figures.roster import called, damage, defense
from mageknight.minis.powers.apocalypse import Riposte
from mageknight.minis.rules.attack.aiming import Aim
from mageknight.minis.rules.attack.bombs import LayBombs
from mageknight.minis.rules.castles.planning import SectionAsk
from mageknight.minis.rules.movement import formations
from mageknight.minis.rules.opening.deployment import DeployAsk
from mageknight.minis.rules.spells.browsing import ChooseBookmark
from mageknight.minis.rules.spells.casting import Casting
from mageknight.minis.rules.turn.moments import Effects
from mageknight.minis.state.battle import Battle

DRAWN: Final = ("minis-edge", "minis-contribute", "minis-terrain")
"""The ground is laid at random: no two battles alike."""
WEIGHED: Final = (
    "minis-move",
    "minis-free-spin",
    "minis-facing",
    "minis-follow-up",
    "minis-march",
    "minis-put-levitated",
    "minis-blink",
    "minis-put-returned",
    "minis-place-captive",
    "minis-set-rider-down",
    "minis-tire",
)
MOST: Final = 24
"""So many answers are weighed, spread over all there are."""
HALF_A_DIE: Final = 3


def trifle(kit: Kit[Any], state: Battle, decision: Decision, rng: Rng, budget: Budget) -> Choice:
    """A sensible answer to a decision that is not about giving an action."""
    options = kit.engine.options(state, decision)
    raised = RaiseCastle(decision.seat)
    if isinstance(decision.ask, SectionAsk) and decision.ask.refusal(state, raised) is None:
        return Choice(raised, say("bot-as-proposed"))
    if decision.kind in DRAWN:
        return Choice(options.sample(rng), say("bot-at-random"))
    answers = options.all()
    if len(answers) == 1:
        return Choice(answers[0], say("bot-no-choice"))
    known = by_kind(kit, state, decision, answers)
    if known is not None:
        return known
    if decision.kind in reactions.KINDS:
        answer = reactions.reaction(kit, state, decision.seat, answers, rng, budget)
        return Choice(answer, say("bot-best-standing"))
    if decision.kind in WEIGHED:
        return Choice(weighed(kit, state, decision.seat, answers, budget), say("bot-best-standing"))
    return Choice(answers[0], say("bot-as-proposed"))


def by_kind(kit: Kit[Any], state: Battle, decision: Decision, answers: list[Command]) -> Choice | None:
    """The answer to a decision that has a measure of its own."""
    ask = decision.ask
    if isinstance(ask, Aim):
        return aim(state, ask, answers)
    if isinstance(ask, Riposte):
        return Choice(best_answer(state, ask, answers), say("bot-best-standing"))
    if isinstance(ask, DeployAsk):
        return Choice(best_place(state, ask, answers), say("bot-best-standing"))
    if isinstance(ask, ChooseBookmark):
        return Choice(best_bookmark(state, ask, answers), say("bot-browses"))
    if isinstance(ask, Effects) and counters(state, ask):
        return Choice(best_counter(state, ask, answers), say("bot-counters"))
    if isinstance(ask, HealChoice):
        return Choice(HealBy(ask.seat, damage(state, ask.healer) < HALF_A_DIE), say("bot-best-standing"))
    if isinstance(ask, LayBombs):
        return Choice(reactions.best_bomb(state, ask, answers), say("bot-best-standing"))
    if isinstance(ask, Casting):
        return Choice(best_aim(state, answers), say("bot-best-standing"))
    measure = MEASURES.get(decision.kind)
    return None if measure is None else Choice(measure(state, decision.seat, answers), say("bot-best-standing"))


def dearest(state: Battle, seat: int, answers: list[Command]) -> Command:
    """Whoever is worth most."""
    return max(answers, key=lambda answer: points(state, answer))


def dearest_item(state: Battle, seat: int, answers: list[Command]) -> Command:
    return max(answers, key=lambda answer: price(state, answer))


def sturdiest(state: Battle, seat: int, answers: list[Command]) -> Command:
    return max(answers, key=lambda answer: sturdiness(state, answer))


def last_of_all(state: Battle, seat: int, answers: list[Command]) -> Command:
    return answers[-1]


def likeliest_to_fail(state: Battle, seat: int, answers: list[Command]) -> Command:
    return weakest_counter(state, answers)


MEASURES: Final[dict[str, Callable[[Battle, int, list[Command]], Command]]] = {
    "minis-counter-pick": likeliest_to_fail,
    "minis-domain": best_domain,
    "minis-gather": last_of_all,
    "minis-keep-domain": best_domain,
    "minis-levitate": dearest,
    "minis-objective": best_objective,
    "minis-portals": best_portal,
    "minis-return": dearest,
    "minis-section": sturdiest,
    "minis-starve": hungriest,
    "minis-struck-section": sturdiest,
    "minis-take-item": dearest_item,
    "minis-traitor": hardest_striker,
    "minis-victim": dearest_victim,
}
"""How decisions without an object of their own are answered."""


def sturdiness(state: Battle, answer: Command) -> tuple[int, int]:
    """The sturdiness of a section: by the clicks it has left, then by its defense."""
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
    step = max(1, (len(answers) + MOST - 1) // MOST)
    for answer in answers[::step]:
        after = state.copy()
        budget.spend()
        kit.engine.apply_trusted(after, answer)
        worth = weigh(after, seat)
        if worth > best_worth:
            best, best_worth = answer, worth
        if budget.pressed():
            break
    return best
