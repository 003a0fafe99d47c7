"""The combat as everybody sees it: every number with what it is made of, and what is still needed."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.rules.combat.combat import (
    abilities_of,
    armor_of,
    as_made,
    attack_abilities,
    attack_of,
    attack_total,
    attackable,
    attacks_left,
    block_needed,
    block_total,
    damage_of,
    element_of,
    fame_of,
    fortifications,
    kind_of,
    resistances_of,
    targets,
)
from mageknight.board.rules.combat.striking import defence
from mageknight.board.rules.rivals.numbers import attack_elements, attack_value, damage_left, reduction
from mageknight.board.rules.rivals.rivals import siege_only
from mageknight.board.rules.world.ground import printed_site
from mageknight.board.state import BoardState
from mageknight.board.state.assaults import RivalCombat
from mageknight.board.state.battle import Combat, Enemy, Points
from mageknight.board.state.sources import SOURCE_KINDS, source_kind, source_number
from mageknight.board.terms import (
    ABILITIES,
    ATTACK_ABILITIES,
    ATTACK_KINDS,
    ELEMENTS,
    PHASES,
    PILES,
    RESISTANCES,
    SITES,
)
from mageknight.board.view.map import bits
from mageknight.board.view.types import AttackView, CombatView, ContestView, EnemyView, PointsView, SourceView
from mageknight.kernel.message import Message
from mageknight.kernel.number import Modifier, Number

COMBAT_KINDS: Final = ("assault", "adventure", "rampage", "burning", "incantation", "rivals")
ATTENDANCE: Final = ("undecided", "partly", "fully")
LIMITS: Final = ("free", "only", "not", "double_swift", "per_trait")
"""Kinds of combat, and restrictions of points, in the order of `rules.combat.combat`."""


def combat_view(state: BoardState, combat: Combat) -> CombatView:
    """The fight under way, every number with what it is made of."""
    aimed = targets(state)
    parts = [Modifier(armor_of(state, enemy), _enemy_message(enemy)) for enemy in aimed]
    lent = defence(state, aimed) if aimed else 0
    if lent:
        parts.append(Modifier(lent, Message("board-part-defend"), "UE-ABIL-24"))
    site = SITES[printed_site(state, combat.site)] if combat.site >= 0 else "none"
    return CombatView(
        kind=COMBAT_KINDS[combat.kind],
        space=combat.site,
        site=site,
        origin=combat.origin,
        night=combat.night,
        units_allowed=combat.units_allowed,
        unit_limit=combat.unit_limit,
        enemies=tuple([enemy_view(state, combat, enemy) for enemy in combat.enemies]),
        attack=tuple([points_view(state, points) for points in as_made(state, state.turn.seat, combat.attack)]),
        block=tuple([points_view(state, points) for points in combat.block]),
        total=attack_total(state, state.turn.seat, aimed, combat.attack) if aimed else 0,
        needed=Number(sum([part.amount for part in parts]), tuple(parts)),
        wounds=combat.wounds,
        knocked_out=combat.knocked_out,
        defeated=tuple([enemy_name(token) for token in combat.defeated]),
        contest=None if state.contest is None else contest_view(state, state.contest),
    )


def contest_view(state: BoardState, contest: RivalCombat) -> ContestView:
    """The fight of two players: who attacks, how strongly, and what would be left of it."""
    return ContestView(
        aggressor=contest.aggressor,
        defender=contest.defender,
        attendance=ATTENDANCE[contest.attendance + 1],
        phase=PHASES[contest.phase],
        attacker=contest.attacker,
        value=attack_value(state),
        elements=tuple([ELEMENTS[element] for element in attack_elements(state)]),
        blocked=reduction(state),
        left=damage_left(state),
        siege_only=siege_only(state, contest.attacker),
    )


def _enemy_message(enemy: Enemy) -> Message:
    return Message("board-enemy-" + kind_of(enemy).name.replace("_", "-"))


def enemy_view(state: BoardState, combat: Combat, enemy: Enemy) -> EnemyView:
    kind = kind_of(enemy)
    seat = state.turn.seat
    parts: list[Modifier] = []
    armor = armor_of(state, enemy, parts)
    left = attacks_left(state, enemy)
    return EnemyView(
        token=enemy.token,
        enemy=kind.name,
        space=enemy.where,
        summoner=enemy.summoner,
        away=enemy.away,
        defender=enemy.defender,
        armor=Number(armor, tuple(parts)),
        fortified=fortifications(state, enemy, seat),
        abilities=bits(abilities_of(state, enemy), ABILITIES),
        resistances=bits(resistances_of(state, enemy), RESISTANCES),
        attacks=tuple([attack_view(state, combat, enemy, at, at in left) for at in range(len(kind.attack_values))]),
        attackable=attackable(state, seat, enemy),
        aimed=enemy.token in combat.aims,
        fame=fame_of(state, enemy),
    )


def attack_view(state: BoardState, combat: Combat, enemy: Enemy, at: int, left: bool) -> AttackView:
    kind = kind_of(enemy)
    parts: list[Modifier] = []
    harm: list[Modifier] = []
    value = attack_of(state, enemy, at, parts)
    return AttackView(
        value=Number(value, tuple(parts)),
        element=ELEMENTS[element_of(state, enemy, at)],
        abilities=bits(attack_abilities(state, enemy, at) & ATTACK_ABILITIES, ABILITIES),
        summons=PILES[kind.summons[at]] if kind.summons[at] >= 0 else "",
        needed=block_needed(state, enemy, at),
        gathered=block_total(state, enemy, at, combat.block),
        damage=Number(damage_of(state, enemy, at, harm), tuple(harm)),
        blocked=enemy.blocked >> at & 1 == 1,
        dealt=enemy.dealt >> at & 1 == 1,
        cancelled=enemy.cancelled >> at & 1 == 1,
        left=left,
    )


def points_view(state: BoardState, points: Points) -> PointsView:
    return PointsView(
        amount=points.amount,
        kind=ATTACK_KINDS[points.kind] if points.kind >= 0 else "",
        element=ELEMENTS[points.element],
        source=source_of(state, points.source),
        limit=LIMITS[points.limit],
        about=points.about,
    )


def enemy_name(token: int) -> str:
    return LIB.enemies[LIB.token_kind[token]].name


def source_of(state: BoardState, tag: int) -> SourceView:
    """The source that a tag of an effect's context stands for; a unit that has left is known by its kind of source only."""
    if tag <= 0:
        return SourceView("rule", "")
    kind, number = SOURCE_KINDS[source_kind(tag)], source_number(tag)
    if kind == "card":
        return SourceView(kind, LIB.cards[number].name)
    if kind == "skill":
        return SourceView(kind, LIB.skills[number].name)
    if kind == "tactic":
        return SourceView(kind, LIB.tactics[number].name)
    if kind == "site":
        return SourceView(kind, SITES[number] if number < len(SITES) else "")
    for player in state.players:
        for unit in player.units:
            if unit.uid == number:
                return SourceView(kind, LIB.units[unit.kind].name)
    return SourceView(kind, "")
