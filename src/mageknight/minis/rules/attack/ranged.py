"""Ranged combat: who can be shot at, and why not."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.content.abilities import MAGIC_IMMUNITY, ability
from mageknight.minis.effects.ability import trait
from mageknight.minis.effects.forces import uncovered
from mageknight.minis.figures.bodies import figures_of, is_passenger
from mageknight.minis.figures.figure import ATTACK_TYPES, DEFENSE_TYPES
from mageknight.minis.figures.roster import attack, called, foes_of, friends_of, members, powers, reach_of, touches_foe
from mageknight.minis.figures.sections import hull_of, sections_of
from mageknight.minis.rules.attack.aiming import Aim
from mageknight.minis.rules.attack.close import because, harm_refusal, nearest_refusal
from mageknight.minis.rules.attack.lines import line
from mageknight.minis.rules.attack.values import ranged_damage, reach
from mageknight.minis.rules.castles.assailing import assail_refusal
from mageknight.minis.rules.castles.assailing import near_refusal as section_near_refusal
from mageknight.minis.rules.chariots.carrying import beside_refusal, volley_refusal
from mageknight.minis.rules.large.giants import ignored_refusal
from mageknight.minis.rules.large.striking import section_refusal
from mageknight.minis.rules.spells.magic import breaches, magic_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.built import aim_point
from mageknight.minis.table.contact import distance, sees, turn_to_front
from mageknight.minis.table.facing import in_arc
from mageknight.minis.table.lattice import INCH, hundredths, squared
from mageknight.minis.table.sight import BASE, BLOCKED, EFFECT_FLAGS, Crossing, Optics
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
            why = nearest_refusal(state, figure, figures_of(state, pool), self.target_refusal)
            found = because(state, figure, "minis-nobody-to-shoot", why)
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return self.has_target(state, figure)

    def attacker_refusal(self, state: Battle, attacker: int) -> Refusal | None:
        return firer_refusal(state, attacker)

    def reach(self, state: Battle, attacker: int) -> int:
        """The distance it shoots so, in inches."""
        return reach(state, attacker)

    def has_target(self, state: Battle, figure: int) -> bool:
        """Is there anybody to shoot at? Whoever is out of range is left out before the longer questions."""
        table = state.table
        most = self.reach(state, figure) * INCH
        limit = most * most
        x, y = table.x[figure], table.y[figure]
        dotted = table.ground.dotted
        for foe in figures_of(state, foes_of(state, figure)):
            dx = table.x[foe] - x
            dy = table.y[foe] - y
            if (dotted or (dx * dx + dy * dy <= limit and sees(table, figure, foe))) and self.target_refusal(
                state, figure, foe
            ) is None:
                return True
        return False

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = self.helper_refusal(state, attacker, target)
        return found if found is not None else section_refusal(state, self, attacker, target)

    def helper_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """All but which section of a large warrior is met: that depends on the primary attacker (M2-MDIAL-53)."""
        found = harm_refusal(state, attacker, target)
        if found is None:
            found = reach_refusal(state, attacker, target, self.reach(state, attacker))
        if found is None:
            found = near_refusal(state, attacker, target)
        if found is None and is_passenger(state, attacker):
            found = beside_refusal(state, attacker, target)
        if found is None:
            found = assail_refusal(state, self, attacker, target)
        if found is None:
            found = shelter_refusal(state, self, attacker, target)
        if found is None:
            found = sight_refusal(state, attacker, target, self.optics)
        return found

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        """The ranged damage value; 1 when several figures are reached (REB-RNG-13, REB-MUL-05, QS-RDM-01)."""
        return 1 if count > 1 and not state.edition.fighting.splits else ranged_damage(state, attacker)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Aim(flow.state.controller[figure], self.word, figure))


def touching(state: Battle, attacker: int, hits: tuple[int, ...]) -> tuple[int, ...]:
    """Whoever touches one of the figures hit, friend or foe: neither one of them, nor the attacker, nor a captive."""
    around = own = 0
    for target in hits:
        around |= state.table.touch[target]
        own |= 1 << target
    return tuple(members(around & ~own & ~state.held & ~(1 << attacker)))


def firer_refusal(state: Battle, figure: int, contact: str = "firer-in-contact") -> Refusal | None:
    """The reason a figure cannot be given a ranged combat action at all; `contact` is what forbids it to whoever touches an opponent."""
    if reach_of(state, figure) == 0:
        return state.edition.refuse("minis-no-range", figure=called(state, figure))
    if state.defs[figure].is_large and attack(state, figure) == 0:
        return state.edition.refuse("minis-section-cannot-fire", "large-fire", figure=called(state, figure))
    barred = powers(state, figure) & trait(state, "no-ranged")
    if barred:
        return state.edition.refuse("minis-berserk", ability(members(barred)[0]).name, figure=called(state, figure))
    if is_passenger(state, figure):
        return volley_refusal(state, figure)
    if touches_foe(state, figure) and not state.defs[figure].nature.sure:
        return state.edition.refuse("minis-firer-in-contact", contact, figure=called(state, figure))
    return None


def reach_refusal(state: Battle, attacker: int, target: int, most: int) -> Refusal | None:
    """Further away than `most` inches, or outside the front arc (REB-RNG-05, REB-RNG-06)."""
    table = state.table
    x, y = aim_point(table, target) if table.ground.dotted else (table.x[target], table.y[target])
    dx = x - table.x[attacker]
    dy = y - table.y[attacker]
    if dx * dx + dy * dy > most * INCH * most * INCH:
        far = max(hundredths(dx * dx + dy * dy), most * 100 + 1)
        return state.edition.refuse(
            "minis-out-of-range",
            target=called(state, target),
            distance=inches(far),
            range=most,
            missing=inches(far - most * 100),
        )
    if not in_arc(table.facing[attacker], table.arc[attacker], dx, dy):
        turn = turn_to_front(table, attacker, [(dx, dy)])
        return state.edition.refuse("minis-outside-arc", target=called(state, target), turn=turn)
    return None


def near_refusal(state: Battle, attacker: int, target: int) -> Refusal | None:
    """Nearer than the minimum range of a figure that has one (reading R93)."""
    least = state.defs[attacker].fittings.min_range
    if state.defs[attacker].is_castle:
        return section_near_refusal(state, attacker, target)
    if not least:
        return None
    table = state.table
    if squared(table.x[attacker], table.y[attacker], table.x[target], table.y[target]) >= least * INCH * least * INCH:
        return None
    far = inches(min(distance(table, attacker, target), least * 100 - 1))
    return state.edition.refuse(
        "minis-too-near", "minimum-range", target=called(state, target), least=least, distance=far
    )


def shelter_refusal(state: Battle, manner: AttackManner, attacker: int, target: int) -> Refusal | None:
    """The reason a figure in reach is not a target: friends in contact, a captive in hand, an ability or a type."""
    if not manner.precise and state.table.touch[target] & sheltering(state, attacker):
        return state.edition.refuse("minis-target-touches-friend", target=called(state, target))
    if state.captive[target] >= 0 and not state.edition.fighting.captors_are_targets:
        return state.edition.refuse("minis-target-captor", target=called(state, target))
    if manner.ability:
        found = ignored_refusal(state, target, manner.ability)
        if found is not None:
            return found
    breached = breaches(state, attacker)
    mask = powers(state, target) & state.edition.card.masks.target_refusal & ~seen_through(state, attacker, breached)
    for number in members(mask) if mask else ():
        found = state.edition.card.abilities[number].target_refusal(state, manner, attacker, target)
        if found is not None:
            return found
    if manner.magic:
        found = magic_refusal(state, target, attacker)
        if found is not None:
            return found
    if state.edition.typed and not breached:
        if state.defs[attacker].types.attack == WAND and state.defs[target].types.defense == IMMUNE:
            return state.edition.refuse("minis-wand-immune", target=called(state, target))
    return None


def sheltering(state: Battle, attacker: int) -> int:
    """The figures whose contact keeps one from being a target: that of friends of the attacker and its own, but for a warrior that shoots
    in contact too (M2-DRAGON-29, reading R148)."""
    found = friends_of(state, attacker) | 1 << attacker
    if state.defs[attacker].nature.sure:
        hull = hull_of(state, attacker)
        found &= ~(1 << hull | sum([1 << section for section in sections_of(hull)]))
    return found


def seen_through(state: Battle, attacker: int, breached: bool) -> int:
    """Bits of the abilities that do not keep others from being targets of this attacker."""
    found = 1 << MAGIC_IMMUNITY if breached else 0
    return found | uncovered(state, attacker) if state.lasting else found


def sight_refusal(state: Battle, attacker: int, target: int, optics: Optics) -> Refusal | None:
    """The line of fire is blocked: by a base, by terrain, or by hindering terrain before a stealthy target."""
    flags = line(state, attacker, target, optics)
    if flags & BLOCKED:
        return blocked_refusal(state, attacker, target, optics)
    mask = powers(state, target) & state.edition.card.masks.sight_refusal
    for number in members(mask) if mask else ():
        found = state.edition.card.abilities[number].sight_refusal(state, attacker, target, flags)
        if found is not None:
            return found
    return None


def blocked_refusal(state: Battle, attacker: int, target: int, optics: Optics) -> Refusal:
    """The refusal of a shot whose line of fire is blocked."""
    found: list[Crossing] = []
    line(state, attacker, target, optics, found)
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
