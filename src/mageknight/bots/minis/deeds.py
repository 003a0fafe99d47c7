"""Deeds of the next action: attacks with their odds, moves with what they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mageknight.bots.minis.field import Deed, Field, worth_of
from mageknight.bots.minis.marches import company, marches_of
from mageknight.bots.minis.moves import MOVES, RUSHES, moves_of, promising
from mageknight.bots.minis.odds import blow, figure_worth, strike
from mageknight.bots.minis.sorcery import browsing, castings
from mageknight.bots.minis.specials import (
    bombing,
    captures,
    hexing,
    hindrances,
    levitations,
    lying_in_wait,
    pick_up,
    regeneration,
    returns,
    saddle,
    turned,
)
from mageknight.bots.minis.trying import tried
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.minis.abilities.nimble import TurnFreely
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import RANGED, AttackManner, Manner
from mageknight.minis.commands import Act, Enough, Join, Strengthen, Target, TargetPiece
from mageknight.minis.effects.parts import total
from mageknight.minis.figures.roster import called, members
from mageknight.minis.rules.attack.aiming import BOW, targets_of
from mageknight.minis.rules.attack.built import Demolition, feature, hit_chance, piece_word, structure_left
from mageknight.minis.rules.figures.returning import Returning
from mageknight.minis.rules.movement import formations
from mageknight.minis.table.built import standing_on
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.terrain import ABRUPT

MARCHES: Final = ("march", "double-march")
HASTY: Final = ("double-time", "soar", "land")
"""Moves that only those think of who think of everything."""
SADDLE: Final = ("mount", "dismount")
JOINING: Final = 0.4
"""A companion is asked to join if it adds at least so many points."""
RUBBLE: Final = 0.5
"""What it is worth to bring down a piece of constructed terrain on which nobody stands."""


def deeds_of(field: Field, answers: Sequence[Command]) -> list[Deed]:
    """Everything the listed actions could achieve, the best first."""
    found: list[Deed] = []
    moves: list[Act] = []
    marches: list[Act] = []
    for command in answers:
        if not isinstance(command, Act):
            continue
        if command.how in MARCHES:
            marches.append(command)
        elif command.how in MOVES or command.how in RUSHES:
            if field.outlook.arts or command.how not in HASTY:
                moves.append(command)
        else:
            found.extend(deeds_by(field, command, manner(field.state, command.how)))
    if field.outlook.formations:
        found.extend(best_march(field, marches))
    for act in promising(field, moves):
        found.extend(moves_of(field, act))
        if field.budget.spent:
            break
    found.sort(key=worth_of, reverse=True)
    return found


def deeds_by(field: Field, act: Act, way: Manner) -> list[Deed]:
    """The deeds of an action that is no move."""
    promised = way.promise(field.state, act.figure)
    if promised:
        return [Deed([act], promised - field.cost(act.figure), say("bot-best-standing"))]
    if isinstance(way, AttackManner):
        return list(attacks_by(field, act, way))
    if isinstance(way, Demolition):
        return list(demolitions(field, act, way))
    if act.how == "pick-up":
        return [pick_up(field, act)]
    if act.how in SADDLE:
        return [saddle(field, act)]
    if act.how == "regenerate" and field.outlook.rests:
        return [regeneration(field, act)]
    return arts(field, act, way) if field.outlook.arts else []


def arts(field: Field, act: Act, way: Manner) -> list[Deed]:
    """The deeds only those think of who think of everything."""
    if isinstance(way, Returning):
        return list(returns(field, act, way))
    if act.how == "cast":
        return list(castings(field, act))
    if act.how == "browse":
        return list(browsing(field, act))
    if act.how == "levitate":
        return list(levitations(field, act))
    if act.how == "overwatch":
        return [lying_in_wait(field, act)]
    if act.how == "hex":
        return [hexing(field, act)]
    if act.how == "bombard":
        return list(bombing(field, act))
    if isinstance(way, TurnFreely):
        return list(turned(field, act))
    return list(tried(field, act))


def best_march(field: Field, marches: list[Act]) -> list[Deed]:
    """The best that formations which could set out achieve; each is looked at once, whoever leads it."""
    found: list[Deed] = []
    seen: list[tuple[int, ...]] = []
    for act in marches:
        group = company(field, act)
        alike = (int(act.how == "march"), *sorted(group))
        if not group or alike in seen or field.budget.spent:
            continue
        seen.append(alike)
        found.extend(marches_of(field, act, group))
    return found


def attacks_by(field: Field, act: Act, way: AttackManner) -> Iterator[Deed]:
    """Attacks of all kinds: that harm, heal, capture or hinder."""
    if way.aid:
        yield from cures(field, act, way)
    elif way.captures or way.for_captors:
        if field.outlook.arts:
            yield from captures(field, act, way)
    elif not way.harms:
        if field.outlook.arts:
            yield from hindrances(field, act, way)
    else:
        yield from attacks(field, act, way)


def attacks(field: Field, act: Act, way: AttackManner) -> Iterator[Deed]:
    """One attack on each target, with companions where that pays; one on several where arrows allow it."""
    state = field.state
    singles: list[tuple[float, int]] = []
    for target in targets_of(state, way, act.figure):
        companions: tuple[int, ...] = ()
        gifts: tuple[int, ...] = ()
        worth = strike(state, way, act.figure, target)
        if way.formation and field.outlook.formations and state.edition.formations:
            worth, companions = with_friends(field, way, act.figure, target, worth)
            worth, gifts = with_gifts(field, way, act.figure, target, worth, companions)
        singles.append((worth, target))
        joined: list[Command] = [
            Strengthen(field.seat, friend) if friend in gifts else Join(field.seat, friend) for friend in companions
        ]
        script = [act, Target(field.seat, target), *joined, Enough(field.seat)]
        reason = say("bot-strikes", target=called(state, target))
        acting = () if formations.is_gang(state, way.kind) else companions
        worth -= field.price(act.figure) + sum([field.price(f) for f in acting])
        yield Deed(script, worth - field.threats.tiring((act.figure, *acting)), reason)
    most = way.most_targets(state, act.figure)
    if most > 1 and len(singles) > 1:
        singles.sort(reverse=True)
        several = [target for _, target in singles[:most]]
        worth = sum([blow(state, way, act.figure, target, (), len(several)) for target in several])
        aims: list[Command] = [Target(field.seat, target) for target in several]
        worth -= field.price(act.figure) + field.threats.tiring((act.figure,))
        yield Deed([act, *aims, Enough(field.seat)], worth, say("bot-strikes-several"))


def demolitions(field: Field, act: Act, way: Demolition) -> Iterator[Deed]:
    """Attacks on constructed terrain: worth something if that brings down what shelters enemies, and much if it takes them with it."""
    state = field.state
    for number in way.targets(state, act.figure):
        chance = hit_chance(state, way, act.figure, number) / 36
        left = structure_left(state, number)
        share = min(1.0, total(way.damage_parts(state, act.figure, False)) / left) ** 2
        worth = chance * share * (shelter(field, number) + on_top(field, number)) - field.price(act.figure)
        script = [act, TargetPiece(field.seat, number)]
        reason = say("bot-strikes", target=piece_word(state, number))
        yield Deed(script, worth - field.threats.tiring((act.figure,)), reason)


def shelter(field: Field, number: int) -> float:
    """The worth of a feature that is no more: something if an enemy stands in it or close to it, else nothing."""
    state, table = field.state, field.state.table
    bit = 1 << feature(state, number)
    for foe in members(state.foes[field.seat] & table.down):
        x, y, tail_x, tail_y = table.fx[foe], table.fy[foe], table.sx[foe], table.sy[foe]
        if table.ground.covered_by(bit, x, y, tail_x, tail_y, table.radius[foe] + INCH):
            return RUBBLE
    return 0.0


def on_top(field: Field, number: int) -> float:
    """The worth of what falls with a feature, enemies counted as gain and friends as loss."""
    state = field.state
    piece = feature(state, number)
    if state.table.ground.pieces[piece].kind != ABRUPT:
        return 0.0
    worth = 0.0
    for figure in standing_on(state.table, piece):
        gain = figure_worth(state, figure, state.click[figure])
        worth += gain if state.foes[field.seat] >> figure & 1 else -gain
    return worth


def with_friends(
    field: Field, way: AttackManner, figure: int, target: int, worth: float
) -> tuple[float, tuple[int, ...]]:
    """The attack with as many companions as make it better."""
    state = field.state
    best: tuple[float, tuple[int, ...]] = (worth, ())
    companions: tuple[int, ...] = ()
    for _ in range(4):
        joiners = formations.joiners(state, way, figure, companions, target)
        if not joiners:
            break
        companions = (*companions, joiners[0])
        if formations.is_attack_formation(state, way.kind, (figure, *companions)):
            together = blow(state, way, figure, target, companions)
            wanted = 0.0 if formations.is_gang(state, way.kind) else JOINING * len(companions)
            if together > best[0] + wanted:
                best = (together, companions)
    return best


def with_gifts(
    field: Field, way: AttackManner, figure: int, target: int, worth: float, companions: tuple[int, ...]
) -> tuple[float, tuple[int, ...]]:
    """As many bows among the companions as make the attack better by giving damage instead of helping it."""
    state = field.state
    best: tuple[float, tuple[int, ...]] = (worth, ())
    if way.kind != RANGED or not state.edition.fighting.gives_damage:
        return best
    bows = [each for each in companions if state.defs[each].types.attack == BOW]
    for count in range(1, len(bows) + 1):
        gifts = tuple(bows[:count])
        helpers = tuple([each for each in companions if each not in gifts])
        together = blow(state, way, figure, target, helpers, 1, count)
        if together > best[0]:
            best = (together, gifts)
    return best


def cures(field: Field, act: Act, way: AttackManner) -> Iterator[Deed]:
    """Healing friends: about a click and a half given back."""
    state = field.state
    for target in targets_of(state, way, act.figure):
        click = state.click[target]
        back = max(state.defs[target].start, click - 2)
        worth = 0.6 * (figure_worth(state, target, back) - figure_worth(state, target, click))
        script = [act, Target(field.seat, target), Enough(field.seat)]
        worth -= field.price(act.figure) + field.threats.tiring((act.figure,))
        yield Deed(script, worth, say("bot-cures", target=called(state, target)))
