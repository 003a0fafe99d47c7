"""Close combat: fighting whoever touches the front arc."""

from __future__ import annotations

from collections.abc import Callable

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.figures.bodies import figures_of, is_passenger
from mageknight.minis.figures.roster import called, foes_at_stairs, foes_in_front, foes_of, is_fielded
from mageknight.minis.figures.sections import hull_of, is_hull
from mageknight.minis.rules.attack.aiming import Aim
from mageknight.minis.rules.castles.assailing import assail_refusal, touch_refusal
from mageknight.minis.rules.castles.stairs import arc_refusal, only_at_stairs
from mageknight.minis.rules.large.striking import section_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import can_strike, cliff_between, gap, melee_directions, turn_to_front
from mageknight.minis.table.lattice import squared
from mageknight.minis.table.verdicts import inches


class Fight(AttackManner):
    """A close combat action against one opposing figure (REB-CLS-01)."""

    def __init__(self) -> None:
        super().__init__("fight", CLOSE)
        self.formation = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if not state.table.rooted:
            return close_refusal(state, figure)
        foes = foes_in_front(state, figure) + foes_at_stairs(state, figure)
        if not foes:
            return close_refusal(state, figure)
        refusals = [self.target_refusal(state, figure, foe) for foe in foes]
        # Whoever is there may be a castle section this figure cannot hurt.
        return None if None in refusals else refusals[0]

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = self.helper_refusal(state, attacker, target)
        return found if found is not None else section_refusal(state, self, attacker, target)

    def helper_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """Whoever touches any section of a large warrior helps against all of them (M2-MDIAL-43)."""
        if state.table.rooted and only_at_stairs(state, attacker, target):
            return harm_refusal(state, attacker, target)
        found = struck_refusal(state, attacker, target)
        return found if found is not None else assail_refusal(state, self, attacker, target)

    def is_open(self, state: Battle, figure: int) -> bool:
        return not state.table.rooted or self.refusal(state, figure) is None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Aim(flow.state.controller[figure], self.word, figure))


class Blow(Fight):
    """A close combat action an ability asks for, against one opposing figure."""

    def __init__(self, word: str, ability: int) -> None:
        super().__init__()
        self.word = word
        self.ability = ability

    def is_open(self, state: Battle, figure: int) -> bool:
        if state.table.rooted:
            return self.refusal(state, figure) is None
        return len(foes_in_front(state, figure)) > 0


def close_refusal(state: Battle, figure: int) -> Refusal | None:
    """The reason a figure cannot be given a close combat action here."""
    if not foes_in_front(state, figure):
        why = nearest_refusal(state, figure, figures_of(state, foes_of(state, figure)), struck_refusal)
        return because(state, figure, "minis-nobody-in-front", why)
    return None


def nearest_refusal(
    state: Battle, figure: int, pool: list[int], refusal: Callable[[Battle, int, int], Refusal | None]
) -> Refusal | None:
    """The reason the nearest figure of a pool is no target; nothing if there is nobody."""
    if not pool:
        return None
    table = state.table
    x, y = table.x[figure], table.y[figure]
    return refusal(state, figure, min(pool, key=lambda each: squared(x, y, table.x[each], table.y[each])))


def because(state: Battle, figure: int, reason: str, why: Refusal | None, *topics: str) -> Refusal:
    """An attack has no target at all: the refusal names what keeps the nearest figure from being one."""
    said = why.message() if why is not None else say("minis-nobody-there")
    found = state.edition.refuse(reason, *topics, figure=called(state, figure), why=said)
    more = [each for each in why.rules if each not in found.rules] if why is not None else []
    return Refusal(reason, (*found.rules, *more), found.facts)


def struck_refusal(state: Battle, attacker: int, target: int) -> Refusal | None:
    """The reason a figure cannot be the target of a close combat attack; for a section all of its warrior's base counts."""
    found = harm_refusal(state, attacker, target)
    if found is not None:
        return found
    if state.defs[target].is_castle:
        return touch_refusal(state, attacker, target)
    target = hull_of(state, target)
    if state.table.rooted:
        found = arc_refusal(state, attacker, target)
        if found is not None and not can_strike(state.table, attacker, target):
            return found
    if cliff_between(state.table, attacker, target):
        return state.edition.refuse("minis-cliff-between")
    return front_refusal(state, attacker, target)


def front_refusal(state: Battle, attacker: int, target: int) -> Refusal | None:
    """The reason a figure does not touch the front arc: how far the bases are apart, or how far the attacker must turn."""
    if can_strike(state.table, attacker, target):
        return None
    directions = melee_directions(state.table, attacker, target)
    if not directions:
        apart = inches(gap(state.table, attacker, target))
        return state.edition.refuse("minis-not-in-contact", target=called(state, target), gap=apart)
    turn = turn_to_front(state.table, attacker, directions)
    return state.edition.refuse("minis-not-in-front", target=called(state, target), turn=turn)


def harm_refusal(state: Battle, attacker: int, target: int) -> Refusal | None:
    """The reason a figure cannot be the target of any damaging attack (REB-TGT-01, REB-TGT-02, REB-CAP-12)."""
    if attacker == target:
        return state.edition.refuse("minis-targets-itself")
    if not is_fielded(state, target):
        return refuse("minis-no-such-figure")
    if is_hull(state, target):
        return state.edition.refuse("minis-aim-at-section", "large-sections", target=called(state, target))
    if is_passenger(state, target):
        return state.edition.refuse("minis-target-passenger", target=called(state, target))
    if state.captor[target] >= 0:
        return state.edition.refuse("minis-target-captive", target=called(state, target))
    if not state.foes[state.controller[attacker]] >> target & 1:
        return state.edition.refuse("minis-target-friend", target=called(state, target))
    return None
