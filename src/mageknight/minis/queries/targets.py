"""The targets a figure could attack and how well, as data that crosses the wire: numbers, exact chances, lines of fire."""

from __future__ import annotations

from mageknight.minis.actions.lookup import all_manners
from mageknight.minis.actions.manner import RANGED, SPECIAL, AttackManner, uses
from mageknight.minis.figures.roster import foes_of, friends_of, members, reach_of
from mageknight.minis.queries.answers import AttackView, Stop, TargetView
from mageknight.minis.queries.preview import TargetAnswer, targets
from mageknight.minis.rules.attack.lines import line
from mageknight.minis.rules.attack.values import is_by_die
from mageknight.minis.rules.cavalry.units import concerns, unit_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import distance, is_within
from mageknight.minis.table.sight import BLOCKED, EFFECT_FLAGS, PIECE, Crossing


def aims(
    state: Battle,
    figure: int,
    how: str,
    companions: tuple[int, ...],
    brief: bool,
    against: int,
    gifts: tuple[int, ...] = (),
) -> list[AttackView]:
    """The attacks of a figure, or only the one called `how`, each with its targets.

    `brief`: only those it can attack, and figure `against` in any case. `gifts` are the companions that give damage.
    """
    found = []
    for manner in attacks_of(state, figure):
        if how and manner.word != how:
            continue
        only = within_reach(state, figure, manner, against) if brief else None
        answers = targets(state, figure, manner.word, companions, only, gifts)
        if brief:
            answers = [each for each in answers if each.refusal is None or each.target == against]
        found.append(
            AttackView(
                how=manner.word,
                ranged=manner.kind == RANGED,
                refusal=manner.refusal(state, figure),
                targets=[target_view(state, figure, manner, each) for each in answers],
            )
        )
    return found


def within_reach(state: Battle, figure: int, manner: AttackManner, against: int) -> list[int]:
    """Everybody an attack could be meant for without looking closer: those in range or near enough to touch, and one in any case."""
    table = state.table
    pool = friends_of(state, figure) if manner.aid else foes_of(state, figure)
    if manner.kind in (RANGED, SPECIAL):
        if table.ground.dotted:
            return members(pool)
        inches = reach_of(state, figure)
        return [each for each in members(pool) if each == against or is_within(table, figure, each, inches)]
    if table.ground.walls:
        return members(pool)
    return members(pool & (table.touch[figure] | (1 << against if against >= 0 else 0)))


def attacks_of(state: Battle, figure: int) -> list[AttackManner]:
    """The attacks a figure has the range and the abilities for, healing among them."""
    found: list[AttackManner] = []
    for manner in all_manners(state):
        if not isinstance(manner, AttackManner) or not uses(state, figure, manner):
            continue
        if manner.kind in (RANGED, SPECIAL) and not reach_of(state, figure):
            continue
        if manner.captures and not state.edition.captures:
            continue
        if concerns(state, figure) and unit_refusal(state, figure, manner) is not None:
            continue
        found.append(manner)
    return found


def stops_in(state: Battle, crossed: list[Crossing]) -> list[Stop]:
    """The obstacles, each once: figures by their slots, terrain by the number of its feature on the battlefield, whatever
    it is made of."""
    pieces = state.table.ground.pieces
    found: list[Stop] = []
    for each in crossed:
        is_piece = each.what == PIECE
        stop = Stop(is_piece, pieces[each.index].number if is_piece else each.index)
        if stop not in found:
            found.append(stop)
    return found


def target_view(state: Battle, figure: int, manner: AttackManner, answer: TargetAnswer) -> TargetView:
    """One target; `stops` are what stands in the line of fire, as pieces of terrain or figures."""
    crossed: list[Crossing] = []
    if manner.kind == RANGED:
        line(state, figure, answer.target, manner.optics, crossed)
    stops = [each for each in crossed if EFFECT_FLAGS[each.effect] & BLOCKED]
    return TargetView(
        target=answer.target,
        refusal=answer.refusal,
        attack=answer.attack,
        defense=answer.defense,
        damage=answer.damage,
        by_die=manner.harms and is_by_die(state, manner, figure),
        chance=answer.chance,
        expected=answer.expected,
        crossings=answer.crossings,
        stops=stops_in(state, stops),
        distance=distance(state.table, figure, answer.target),
    )
