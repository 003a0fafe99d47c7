"""Ranged combat: who can be shot at, and why not."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.ability import ABILITIES, MASKS, trait
from mageknight.minis.content.abilities import ability
from mageknight.minis.figure import ATTACK_TYPES, DEFENSE_TYPES
from mageknight.minis.manners import RANGED, AttackManner
from mageknight.minis.roster import called, foes_of, friends_of, members, powers, touches_foe
from mageknight.minis.rules.attack import Aim
from mageknight.minis.rules.close import because, harm_refusal, nearest_refusal
from mageknight.minis.rules.magic import magic_refusal
from mageknight.minis.rules.values import ranged_damage
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import sees, turn_to_front
from mageknight.minis.table.lattice import INCH, hundredths
from mageknight.minis.table.sight import BASE, BLOCKED, EFFECT_FLAGS, Crossing, Optics, trace
from mageknight.minis.table.verdicts import inches

WAND: Final = ATTACK_TYPES.index("wand")
IMMUNE: Final = DEFENSE_TYPES.index("magic-immunity")


class Shoot(AttackManner):
    """A ranged combat action against one or more opposing figures (REB-RNG-01, REB-MUL-01)."""

    def __init__(self, word: str = "shoot", ability: int = 0) -> None:
        super().__init__(word, RANGED, ability)
        self.formation = True
        self.divides = ability == 0

    def most_targets(self, state: Battle, attacker: int) -> int:
        """As many as there are arrows beside the range value (REB-MUL-01)."""
        return state.defs[attacker].targets if state.edition.arrows else 1

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = firer_refusal(state, figure)
        if found is None and not self.has_target(state, figure):
            pool = friends_of(state, figure) if self.aid else foes_of(state, figure)
            why = nearest_refusal(state, figure, members(pool), self.target_refusal)
            found = because(state, figure, "minis-nobody-to-shoot", why)
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return self.has_target(state, figure)

    def attacker_refusal(self, state: Battle, attacker: int) -> Refusal | None:
        return firer_refusal(state, attacker)

    def has_target(self, state: Battle, figure: int) -> bool:
        """Is there anybody to shoot at? Whoever is out of range is left out before the longer questions."""
        table = state.table
        reach = state.defs[figure].range * INCH
        limit = reach * reach
        x, y = table.x[figure], table.y[figure]
        for foe in members(foes_of(state, figure)):
            dx = table.x[foe] - x
            dy = table.y[foe] - y
            if (
                dx * dx + dy * dy <= limit
                and sees(table, figure, foe)
                and self.target_refusal(state, figure, foe) is None
            ):
                return True
        return False

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = harm_refusal(state, attacker, target)
        if found is None:
            found = reach_refusal(state, attacker, target)
        if found is None:
            found = shelter_refusal(state, self, attacker, target)
        if found is None:
            found = sight_refusal(state, attacker, target, self.optics)
        return found

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        """The ranged damage value; 1 when several figures are reached (REB-RNG-13, REB-MUL-05, QS-RDM-01)."""
        return 1 if count > 1 and not state.edition.fighting.splits else ranged_damage(state, attacker)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Aim(flow.state.owner[figure], self.word, figure))


def firer_refusal(state: Battle, figure: int) -> Refusal | None:
    """Why a figure cannot be given a ranged combat action at all."""
    if state.defs[figure].range == 0:
        return state.edition.refuse("minis-no-range", figure=called(state, figure))
    barred = powers(state, figure) & trait(state, "no-ranged")
    if barred:
        return state.edition.refuse("minis-berserk", ability(members(barred)[0]).name, figure=called(state, figure))
    if touches_foe(state, figure):
        return state.edition.refuse("minis-firer-in-contact", figure=called(state, figure))
    return None


def reach_refusal(state: Battle, attacker: int, target: int) -> Refusal | None:
    """Out of range or outside the front arc (REB-RNG-05, REB-RNG-06)."""
    table = state.table
    dx = table.x[target] - table.x[attacker]
    dy = table.y[target] - table.y[attacker]
    reach = state.defs[attacker].range * INCH
    if dx * dx + dy * dy > reach * reach:
        far = max(hundredths(dx * dx + dy * dy), state.defs[attacker].range * 100 + 1)
        return state.edition.refuse(
            "minis-out-of-range",
            target=called(state, target),
            distance=inches(far),
            range=state.defs[attacker].range,
            missing=inches(far - state.defs[attacker].range * 100),
        )
    if not sees(table, attacker, target):
        turn = turn_to_front(table, attacker, [(dx, dy)])
        return state.edition.refuse("minis-outside-arc", target=called(state, target), turn=turn)
    return None


def shelter_refusal(state: Battle, manner: AttackManner, attacker: int, target: int) -> Refusal | None:
    """Why a figure in reach is not a target: friends in contact, a captive in hand, an ability or a type."""
    if not manner.precise and state.table.touch[target] & (friends_of(state, attacker) | 1 << attacker):
        return state.edition.refuse("minis-target-touches-friend", target=called(state, target))
    if state.captive[target] >= 0 and not state.edition.fighting.captors_are_targets:
        return state.edition.refuse("minis-target-captor", target=called(state, target))
    mask = powers(state, target) & MASKS.target_refusal
    for number in members(mask) if mask else ():
        found = ABILITIES[number].target_refusal(state, manner, attacker, target)
        if found is not None:
            return found
    if manner.magic:
        found = magic_refusal(state, target)
        if found is not None:
            return found
    if state.edition.typed:
        if state.defs[attacker].types.attack == WAND and state.defs[target].types.defense == IMMUNE:
            return state.edition.refuse("minis-wand-immune", target=called(state, target))
    return None


def sight_refusal(state: Battle, attacker: int, target: int, optics: Optics) -> Refusal | None:
    """The line of fire is blocked: by a base, by terrain, or by hindering terrain before a stealthy target."""
    flags = trace(state.table, attacker, target, optics)
    if flags & BLOCKED:
        return blocked_refusal(state, attacker, target, optics)
    mask = powers(state, target) & MASKS.sight_refusal
    for number in members(mask) if mask else ():
        found = ABILITIES[number].sight_refusal(state, attacker, target, flags)
        if found is not None:
            return found
    return None


def blocked_refusal(state: Battle, attacker: int, target: int, optics: Optics) -> Refusal:
    """Who or what stands in the line of fire."""
    found: list[Crossing] = []
    trace(state.table, attacker, target, optics, found)
    for crossing in found:
        if EFFECT_FLAGS[crossing.effect] & BLOCKED:
            if crossing.what == BASE:
                return state.edition.refuse(
                    "minis-base-in-line",
                    target=called(state, target),
                    other=called(state, crossing.index),
                )
            name = state.table.ground.pieces[crossing.index].name
            rules: tuple[str, ...] = (crossing.rule(),)
            if not crossing.rule().startswith(state.edition.book):
                rules = state.edition.cite("terrain-in-line")
            return refuse(
                "minis-terrain-in-line", *rules, target=called(state, target), piece=say("minis-piece-" + name)
            )
    return state.edition.refuse("minis-line-blocked", target=called(state, target))
