"""Planning as lines of text: where one gets with the Move points at hand and with the whole hand, what a fight needs, what a purchase
lacks."""

from __future__ import annotations

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effects.words.combine import AnyOf
from mageknight.board.effects.words.points import GainPoints
from mageknight.board.events.tracks import MOVE
from mageknight.board.names import element_name, enemy_name, named, space_name
from mageknight.board.queries import plan as planning
from mageknight.board.queries.types import AttackNeed, EnemyNeed, Ware, Way
from mageknight.board.state import BoardState
from mageknight.board.terms import ELEMENTS
from mageknight.kernel.message import Message, say


def outlook(state: BoardState, seat: int | None) -> list[Message]:
    """Everything worth knowing before the next decision of whoever's turn it is; what the hand could do, only that player is told."""
    told = [way_line(state, way) for way in planning.reach(state)]
    if seat is not None and seat == state.turn.seat and state.combat is None:
        told.extend(hand_lines(state, seat))
    for need in planning.needs(state):
        told.append(need_line(state, need))
        told.extend([attack_line(attack) for attack in need.attacks])
    if state.turn.seat >= 0 and state.combat is None:
        told.extend([ware_line(ware) for ware in planning.wares(state, state.turn.seat)])
    return told


def hand_lines(state: BoardState, seat: int) -> list[Message]:
    """The places the whole hand would lead to as Move, each card once and without mana: the ways that need more than there is now."""
    points = sum([best_move(number) for number in state.players[seat].hand if number != WOUND])
    now = state.turn.move
    farther = [way for way in planning.reach(state, now + points) if way.cost > now] if points else []
    if not farther:
        return []
    return [say("board-plan-hand", points=points), *[way_line(state, way) for way in farther]]


def best_move(number: int) -> int:
    """The Move of a card without mana: its basic effect or, turned sideways, 1."""
    effect = LIB.cards[number].basic
    choices = effect.options if isinstance(effect, AnyOf) else [effect]
    return max([1, *[each.amount for each in choices if isinstance(each, GainPoints) and each.what == MOVE]])


def way_line(state: BoardState, way: Way) -> Message:
    """A space one can get to, and what comes of it."""
    key = "board-plan-way"
    if way.provokes:
        key = "board-plan-way-assault-provokes" if way.assault else "board-plan-way-provokes"
    elif way.assault:
        key = "board-plan-way-assault"
    return say(key, space=space_name(state, way.space), cost=way.cost, steps=len(way.path))


def need_line(state: BoardState, need: EnemyNeed) -> Message:
    """The line about defeating an enemy."""
    name = enemy_name(state, need.token)
    if not need.kinds:
        return say("board-plan-enemy-later", enemy=name, armor=need.armor)
    kinds = [named("kind", kind) for kind in need.kinds]
    halved = [element_name(ELEMENTS.index(element)) for element in need.halved]
    if not halved:
        return say("board-plan-enemy", enemy=name, armor=need.armor, missing=need.missing, kinds=kinds)
    return say(
        "board-plan-enemy-halved", enemy=name, armor=need.armor, missing=need.missing, kinds=kinds, halved=halved
    )


def attack_line(attack: AttackNeed) -> Message:
    """The line about stopping an attack, and about its damage otherwise."""
    return say("board-plan-attack", needed=attack.needed, missing=attack.missing, damage=attack.damage)


def ware_line(ware: Ware) -> Message:
    """Something for sale."""
    if not ware.lacks:
        return say("board-plan-ware", ware=ware.name, price=ware.price)
    return say("board-plan-ware-lacks", ware=ware.name, price=ware.price, lacks=list(ware.lacks))
