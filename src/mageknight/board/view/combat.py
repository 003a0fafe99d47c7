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
from mageknight.board.state.assaults import Contest
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
        COMBAT_KINDS[combat.kind],
        combat.site,
        site,
        combat.origin,
        combat.night,
        combat.units_allowed,
        combat.unit_limit,
        tuple([enemy_view(state, combat, enemy) for enemy in combat.enemies]),
        tuple([points_view(state, points) for points in as_made(state, state.turn.seat, combat.attack)]),
        tuple([points_view(state, points) for points in combat.block]),
        attack_total(state, state.turn.seat, aimed, combat.attack) if aimed else 0,
        Number(sum([part.amount for part in parts]), tuple(parts)),
        combat.wounds,
        combat.knocked_out,
        tuple([enemy_name(token) for token in combat.defeated]),
        None if state.contest is None else contest_view(state, state.contest),
    )


def contest_view(state: BoardState, contest: Contest) -> ContestView:
    """The fight of two players: who attacks, how strongly, and what would be left of it."""
    return ContestView(
        contest.aggressor,
        contest.defender,
        ATTENDANCE[contest.attendance + 1],
        PHASES[contest.phase],
        contest.attacker,
        attack_value(state),
        tuple([ELEMENTS[element] for element in attack_elements(state)]),
        reduction(state),
        damage_left(state),
        siege_only(state, contest.attacker),
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
        enemy.token,
        kind.name,
        enemy.where,
        enemy.summoner,
        enemy.away,
        enemy.defender,
        Number(armor, tuple(parts)),
        fortifications(state, enemy, seat),
        bits(abilities_of(state, enemy), ABILITIES),
        bits(resistances_of(state, enemy), RESISTANCES),
        tuple([attack_view(state, combat, enemy, at, at in left) for at in range(len(kind.attack_values))]),
        attackable(state, seat, enemy),
        enemy.token in combat.aims,
        fame_of(state, enemy),
    )


def attack_view(state: BoardState, combat: Combat, enemy: Enemy, at: int, left: bool) -> AttackView:
    kind = kind_of(enemy)
    parts: list[Modifier] = []
    harm: list[Modifier] = []
    value = attack_of(state, enemy, at, parts)
    return AttackView(
        Number(value, tuple(parts)),
        ELEMENTS[element_of(state, enemy, at)],
        bits(attack_abilities(state, enemy, at) & ATTACK_ABILITIES, ABILITIES),
        PILES[kind.summons[at]] if kind.summons[at] >= 0 else "",
        block_needed(state, enemy, at),
        block_total(state, enemy, at, combat.block),
        Number(damage_of(state, enemy, at, harm), tuple(harm)),
        enemy.blocked >> at & 1 == 1,
        enemy.dealt >> at & 1 == 1,
        enemy.cancelled >> at & 1 == 1,
        left,
    )


def points_view(state: BoardState, points: Points) -> PointsView:
    return PointsView(
        points.amount,
        ATTACK_KINDS[points.kind] if points.kind >= 0 else "",
        ELEMENTS[points.element],
        source_of(state, points.source),
        LIMITS[points.limit],
        points.about,
    )


def enemy_name(token: int) -> str:
    return LIB.enemies[LIB.token_kind[token]].name


def source_of(state: BoardState, tag: int) -> SourceView:
    """What a tag of an effect's context stands for; a unit that has left is known by its kind of source only."""
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
