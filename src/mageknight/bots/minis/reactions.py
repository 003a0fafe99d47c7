"""Reactions: what may be done when something has happened, chosen by what it is worth on average.

Each answer is tried on copies of the position, once for every throw of the next two dice or with some other luck, until the attack it
belongs to is over. The rules themselves resolve the copies, so that a bot expects what previews promise.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.bots.minis.odds import figure_worth
from mageknight.bots.minis.threats import material
from mageknight.bots.thought import Budget
from mageknight.kernel.command import Command
from mageknight.kernel.game import ImpossibleOutcome
from mageknight.kernel.kit import Kit
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import Decline, LayBomb
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import NOT_COUNTED, members, powers
from mageknight.minis.queries.preview import CLICK_PARTS, THROWS, bomb_on
from mageknight.minis.rules.attack.assault import DICE, is_attacking
from mageknight.minis.rules.attack.bombs import LayBombs
from mageknight.minis.state.battle import Battle

KINDS: Final = (
    "minis-react",
    "minis-order",
    "minis-tap",
    "minis-watch",
    "minis-divide",
    "minis-end-order",
    "minis-strike-back",
    "minis-thunder",
)
BEFORE: Final = ("minis-aim", "minis-strike-back")
"""Decisions an attack still comes after."""
PAIRS: Final = tuple([(one, two) for one in range(6) for two in range(one, 6)])
ALL_PAIRS: Final = 36
"""The throws of two dice, unequal ones once; all of them."""
TRIES: Final = 8
"""How often luck is dealt again where not every throw can be looked at."""
FEW: Final = 4
"""So many answers are looked at throw by throw."""
MOST: Final = 8
"""So many answers are tried."""
STEPS: Final = 6
"""So many decisions that follow are answered before a position is judged."""
TOKEN: Final = 0.04
GIFTED: Final = 0.02
SHAKEN: Final = 0.5
"""What a token, an ability and a lost heart are worth, in parts of a figure's points."""


def reaction(kit: Kit[Any], state: Battle, seat: int, answers: list[Command], rng: Rng, budget: Budget) -> Command:
    """The answer that is worth most on average; of equal ones to do without, else the first."""
    tried = answers[:MOST]
    free = [answer for answer in answers if isinstance(answer, Decline)]
    if free and free[0] not in tried:
        tried.append(free[0])
    worths = [expected(kit, state, seat, answer, rng, budget, len(tried) <= FEW) for answer in tried]
    best = 0
    for at in range(1, len(tried)):
        more = worths[at] - worths[best]
        if more > 0 or (more == 0 and isinstance(tried[at], Decline)):
            best = at
    return tried[best]


def expected(kit: Kit[Any], state: Battle, seat: int, answer: Command, rng: Rng, budget: Budget, exact: bool) -> float:
    """The average worth of an answer: over every throw of the two dice that follow it, if they do, else over some luck."""
    worth = 0.0
    if exact:
        for one, two in PAIRS:
            dealt = kit.redeal(state, seat, rng)
            dealt.core.forced = [(DICE, (one, two))]
            budget.spend()
            try:
                after = outcome(kit, dealt, answer)
            except ImpossibleOutcome:
                break  # other dice come first
            if after.core.forced:
                return stake(after, seat)
            worth += stake(after, seat) * (1 if one == two else 2) / ALL_PAIRS
        else:
            return worth
    stakes: list[float] = []
    for _ in range(TRIES):
        budget.spend()
        stakes.append(stake(outcome(kit, kit.redeal(state, seat, rng), answer), seat))
        if budget.pressed():
            break
    return sum(stakes) / len(stakes)


def outcome(kit: Kit[Any], after: Battle, answer: Command) -> Battle:
    """The position once an answer and the attack it belongs to are through."""
    engine = kit.engine
    engine.apply_trusted(after, answer)
    for _ in range(STEPS):
        if not after.core.agenda:
            break
        pending = engine.pending(after)[0]
        if not is_attacking(after) and pending.kind not in BEFORE:
            break
        options = engine.options(after, pending).all()
        quiet = [option for option in options if isinstance(option, Decline)]
        engine.apply_trusted(after, quiet[0] if quiet else options[0])
    return after


def stake(state: Battle, seat: int) -> float:
    """The stake on the battlefield, with its tokens, abilities and heart."""
    worth = material(state, seat)
    fielded = state.table.afield & ~state.held
    for figure in members(fielded & (state.friends[seat] | state.foes[seat])):
        mask = powers(state, figure)
        share = GIFTED * mask.bit_count() - TOKEN * tokens_of(state, figure)
        if mask & NOT_COUNTED:
            share -= SHAKEN
        own = state.friends[seat] >> figure & 1
        worth += state.defs[figure].points * (share if own else -share)
    return worth


def best_bomb(state: Battle, ask: LayBombs, answers: list[Command]) -> Command:
    """The place where a token takes most from the other side and least from the own one."""
    return max(answers, key=lambda answer: bomb_gain(state, ask, answer))


def bomb_gain(state: Battle, ask: LayBombs, answer: Command) -> float:
    """The gain of a token laid there, in points, if everybody stayed where he is and the token too."""
    if not isinstance(answer, LayBomb):
        return 0.0
    told = bomb_on(state, ask.figure, answer.x, answer.y, ask.number)
    worth = 0.0
    for each in told.targets:
        click = state.click[each.target]
        value = (
            each.expected
            / CLICK_PARTS
            * (figure_worth(state, each.target, click) - figure_worth(state, each.target, click + 1))
        )
        worth += value if state.foes[ask.seat] >> each.target & 1 else -value
    return worth * told.chance / THROWS
