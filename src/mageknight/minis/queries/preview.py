"""Questions for clients and bots: where can it go, whom can it hit and how well, and why not.

Everything here only looks. Answers come from the same functions that resolve the game: what is promised holds, what is
refused is refused with the deciding line and numbers.
"""

from __future__ import annotations

from mageknight.kernel.message import Message
from mageknight.kernel.number import Number
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import ACTIONS, RANGED, SPECIAL, AttackManner
from mageknight.minis.effects.parts import Parts, explained, total
from mageknight.minis.events import BY_PUSHING, Damaged
from mageknight.minis.figures.roster import called, foes_of, friends_of, is_fielded, members
from mageknight.minis.rules.attack.assault import CRITICAL_HIT
from mageknight.minis.rules.attack.bombs import aiming_parts, bomb_at, caught_by, kind_of, place_refusal
from mageknight.minis.rules.attack.impact import dodges_on
from mageknight.minis.rules.attack.lines import line
from mageknight.minis.rules.attack.values import (
    attack_parts,
    chance_in_36,
    damage_parts,
    defense_parts,
    given,
    ignored_by,
    is_by_die,
    is_hit,
    reduction_parts,
)
from mageknight.minis.rules.movement.modes import inches_for, movement_mode
from mageknight.minis.rules.movement.paths import path_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.sight import Crossing
from mageknight.minis.table.verdicts import crossing_message
from mageknight.minis.table.ways.paths import Route, find_approach, find_path
from mageknight.minis.table.ways.reach import Reach

THROWS = 36
CLICK_PARTS = 216
"""Expected clicks are told in parts of this: 36 throws of two dice, times a die."""


class TargetAnswer:
    """One figure as a target: why it is none, or the numbers, the exact chance and the expected clicks.

    `chance` counts the throws of two dice, out of 36, that hit; a dodge is not in it. `expected` are the clicks to be
    expected, in parts of 216 (a dodge halves them). `crossings` is what the line of fire crosses, and to what effect.
    """

    def __init__(self, target: int, refusal: Refusal | None) -> None:
        self.target = target
        self.refusal = refusal
        self.attack: Number | None = None
        self.defense: Number | None = None
        self.damage: Number | None = None
        self.chance = 0
        self.expected = 0
        self.crossings: list[Message] = []


def targets(
    state: Battle,
    attacker: int,
    how: str,
    companions: tuple[int, ...] = (),
    only: list[int] | None = None,
    gifts: tuple[int, ...] = (),
) -> list[TargetAnswer]:
    """Every figure an attack could be meant for, legal or not, with what is to be known about it; `only` some of them. `gifts` are
    the companions that give damage."""
    manner = attack_manner(state, how)
    able = manner.refusal(state, attacker)
    pool = (
        only if only is not None else members(friends_of(state, attacker) if manner.aid else foes_of(state, attacker))
    )
    names = [called(state, figure) for figure in range(len(state.defs))]
    return [target_answer(state, attacker, manner, target, names, companions, able, gifts) for target in pool]


def target_answer(
    state: Battle,
    attacker: int,
    manner: AttackManner,
    target: int,
    names: list[Message],
    companions: tuple[int, ...] = (),
    able: Refusal | None = None,
    gifts: tuple[int, ...] = (),
) -> TargetAnswer:
    """All about one target. The attacker's own refusal counts where the target itself is legal. `names` are those of all
    figures."""
    found = manner.target_refusal(state, attacker, target)
    answer = TargetAnswer(target, found if found is not None else able)
    if manner.kind == RANGED:
        answer.crossings = line_of_fire(state, attacker, target, manner, names)
    weigh(state, attacker, manner, answer, companions, gifts)
    return answer


def weigh(
    state: Battle,
    attacker: int,
    manner: AttackManner,
    answer: TargetAnswer,
    companions: tuple[int, ...] = (),
    gifts: tuple[int, ...] = (),
) -> None:
    """Fill in the numbers, the chance and the expected clicks."""
    target = answer.target
    action = ACTIONS[manner.kind]
    reached = manner.reached(state, attacker, (target,))
    helpers = tuple([each for each in companions if each not in gifts])
    attack = attack_parts(state, manner, attacker, target, helpers)
    defense = defense_parts(state, manner, attacker, target, True)
    answer.attack = explained(state.edition, attack, action)
    answer.defense = explained(state.edition, defense, action)
    answer.chance = chance_in_36(state, total(attack), total(defense))
    if manner.harms:
        more = given(state, manner, len(companions), len(gifts))
        parts = hit_parts(state, manner, attacker, target, len(reached), more)
        answer.damage = explained(state.edition, parts, action)
        chances = hits_by_throw(state, manner, attacker, target, reached, total(attack), total(defense))
        answer.expected = expected_clicks(state, manner, attacker, target, chances, more)


class BombAnswer:
    """A Bombardment token on a place, as things stand: what is added to the dice, the number they must meet, the throws out of 36
    that keep the token there, and everybody it would then strike."""

    def __init__(self, refusal: Refusal | None, attack: Number, meet: int, chance: int) -> None:
        self.refusal = refusal
        self.attack = attack
        self.meet = meet
        self.chance = chance
        self.targets: list[TargetAnswer] = []


def bomb_on(state: Battle, figure: int, x: int, y: int, number: int = 0) -> BombAnswer:
    """All about one token of a figure, laid there or to be laid there."""
    bomb = bomb_at(state, figure, number, x, y)
    parts = aiming_parts(state, figure, bomb)
    meet = kind_of(state, figure, bomb).meet
    number_told = explained(state.edition, parts, ACTIONS[RANGED])
    answer = BombAnswer(place_refusal(state, figure, x, y), number_told, meet, chance_in_36(state, total(parts), meet))
    manner = attack_manner(state, "bombs")
    for target in caught_by(state, figure, [bomb]):
        struck = TargetAnswer(target, None)
        weigh(state, figure, manner, struck)
        answer.targets.append(struck)
    return answer


def line_of_fire(
    state: Battle, attacker: int, target: int, manner: AttackManner, names: list[Message]
) -> list[Message]:
    """The things the line of fire crosses, each with its effect."""
    crossed: list[Crossing] = []
    line(state, attacker, target, manner.optics, crossed)
    return [crossing_message(state.table, crossing, names) for crossing in crossed]


def hit_parts(
    state: Battle, manner: AttackManner, attacker: int, target: int, count: int, more: int = 0, critical: bool = False
) -> Parts:
    """The damage of a hit, reductions included; a die that gives the clicks is not in the list. `more` is what companions give."""
    ignored = ignored_by(state, manner, attacker)
    parts = damage_parts(state, manner, attacker, target, count, critical, more)
    return [*parts, *reduction_parts(state, target, ignored)] if manner.is_reduced(count) else parts


def hits_by_throw(
    state: Battle,
    manner: AttackManner,
    attacker: int,
    target: int,
    reached: tuple[int, ...],
    attack: int,
    defense: int,
) -> list[int]:
    """By the sum of two dice: for how many figures the damage of a hit on the target is reckoned, 0 where it is missed. One throw
    counts for all of them, so it decides how many are hit."""
    rivals = [(attack, defense)]
    if manner.counts_hits:
        for other in reached:
            if other != target:
                adds = total(attack_parts(state, manner, attacker, other, ()))
                rivals.append((adds, total(defense_parts(state, manner, attacker, other, True))))
    found = [0, 0]
    for dice in range(2, 13):
        hit = [each for each in rivals if is_hit(state, dice, *each)]
        count = len(hit) if manner.counts_hits else len(reached)
        found.append(count if is_hit(state, dice, attack, defense) else 0)
    return found


def expected_clicks(
    state: Battle, manner: AttackManner, attacker: int, target: int, hits: list[int], more: int = 0
) -> int:
    """The clicks to be expected, in parts of 216: exact over all throws (`hits_by_throw`), criticals, a die for the clicks and a
    dodge."""
    ignored = ignored_by(state, manner, attacker)
    left = state.defs[target].clicks - state.click[target]
    by_die = is_by_die(state, manner, attacker)
    found = 0
    for dice in range(2, 13):
        count = hits[dice]
        if not count:
            continue
        critical = state.edition.criticals and dice == CRITICAL_HIT
        reduced = manner.is_reduced(count)
        clicks = total(hit_parts(state, manner, attacker, target, count, more, critical and reduced))
        if critical and not reduced:
            clicks += critical_after(state, attacker, target, clicks, ignored)
        throws = 6 - abs(7 - dice)
        for die in range(1, 7):
            dealt = clicks + (die if by_die else 0)
            found += throws * min(max(dealt, 0), left)
    on = 0 if manner.kind == SPECIAL else dodges_on(state, target, ignored)
    return found * (on - 1) // 6 if on else found


def critical_after(state: Battle, attacker: int, target: int, clicks: int, ignored: int) -> int:
    """The addition of a 12 to damage that nothing reduces: it is dealt by itself, to the dial as the other damage has left it."""
    turned = state.click[target] + clicks
    if turned >= state.defs[target].clicks:
        return 0
    later = state.copy()
    Damaged(figure=target, amount=clicks, click=turned, cause=BY_PUSHING, by=attacker, parts=()).apply(later)
    return max(0, 1 + total(reduction_parts(later, target, ignored)))


def reach_of(state: Battle, figure: int, factor: int = 1) -> Reach:
    """Everywhere a figure could move now, for asking and for drawing; `factor` 2 for a double move."""
    captive = state.captive[figure]
    lifted = 1 << captive if captive >= 0 else 0
    return Reach(state.table, figure, inches_for(state, figure, factor), movement_mode(state, figure), lifted)


def path_to(state: Battle, figure: int, x: int, y: int, facing: int = -1, factor: int = 1) -> Route:
    """The shortest legal path of a figure to a place, or the fault that forbids it."""
    captive = state.captive[figure]
    lifted = 1 << captive if captive >= 0 else 0
    inches = inches_for(state, figure, factor)
    return find_path(state.table, figure, x, y, inches, movement_mode(state, figure), facing, lifted)


def approach_to(state: Battle, figure: int, x: int, y: int, factor: int = 1) -> Route:
    """The distance towards a place that a figure gets with one move."""
    captive = state.captive[figure]
    lifted = 1 << captive if captive >= 0 else 0
    return find_approach(
        state.table, figure, x, y, inches_for(state, figure, factor), movement_mode(state, figure), -1, lifted
    )


def why_not_move(
    state: Battle, figure: int, path: tuple[tuple[int, int], ...], facing: int, factor: int = 1
) -> Refusal | None:
    """The reason a figure could not move along a path now; nothing if it could."""
    inches = inches_for(state, figure, factor)
    return path_refusal(state, figure, path, facing, inches)


def why_not_target(state: Battle, attacker: int, how: str, target: int) -> Refusal | None:
    """The reason an attack on a figure would not be legal now; nothing if it would."""
    manner = attack_manner(state, how)
    if not is_fielded(state, attacker):
        return manner.target_refusal(state, attacker, target)
    found = manner.target_refusal(state, attacker, target)
    return found if found is not None else manner.refusal(state, attacker)
