"""Things to do in a turn: explore, fight, deal with locals, heal, walk on. Each comes as a script with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageknight.board.commands import Challenge, EnterSite, ExploreAt, HealWound, Interact, StepTo
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.names import enemy_kind_name, space_name
from mageknight.board.rules.world.exploring import explore_cost
from mageknight.board.rules.world.ground import ADVENTURE, is_stronghold, is_underground, owner_of, site_of, tokens_at
from mageknight.board.rules.world.interaction import inhabited_here
from mageknight.board.rules.world.movement import may_move
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_INTERACT
from mageknight.bots.board.campaign import campaign_ways
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.plays import ManaLeft, Play, plays_at
from mageknight.bots.board.prospects import measure, prospects
from mageknight.bots.board.quest import marches
from mageknight.bots.board.script import attempt, carry_on
from mageknight.bots.board.sets import Stock
from mageknight.bots.board.trade import purchases
from mageknight.bots.board.travel import Ways
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say

Errand = tuple[list[Command], Message, float]
"""A script, its reason, and what it promises beyond the position it leads to."""
EXPLORES: Final = 3
WALKS: Final = 3
DARES: Final = 2


class Legs:
    """The reach of a hero: the Move points at hand, and the plays that give more."""

    def __init__(self, mind: Mind, state: BoardState) -> None:
        seat = mind.seat
        self.plays = plays_at(mind, state)
        self.have = state.turn.move
        self.hand = state.players[seat].hand
        self.stock = Stock(self.plays, self.hand, ManaLeft(state, seat))
        self.rows = self.stock.rows({id(play): play.move for play in self.plays if not play.revealed})
        self.most = self.have + sum([row.most * self.stock.times[row.source] for row in self.rows])

    def means(self, cost: int, most: int) -> list[tuple[Play, ...]]:
        """The cheapest ways to have so many Move points."""
        return [pick.plays for pick in self.stock.cheapest(self.rows, cost - self.have, [], most)]


def errands(mind: Mind, state: BoardState) -> Iterator[Errand]:
    """Everything that comes to mind, the most promising first."""
    seat = mind.seat
    if state.turn.phase == PH_INTERACT:
        for bought, reason in purchases(mind, state):
            yield bought, reason, 0.0
        return
    legs = Legs(mind, state)
    if not state.turn.acted and may_move(state):
        ways = Ways(state, seat, legs.most)
        yield from explorations(state, seat, legs, ways)
        yield from fights(mind, state, legs, ways)
        yield from visits(mind, state, legs, ways)
        yield from walks(mind, state, legs, ways)
        if mind.scale.quest:
            yield from advances(marches(state, seat), state, legs, ways)
        elif mind.scale.campaign:
            yield from advances(campaign_ways(state, seat), state, legs, ways)
        if not state.turn.path:
            yield from departures(mind, state, legs, ways)
    yield from cures(state, seat, legs)
    yield from handy(state, legs)


def explorations(state: BoardState, seat: int, legs: Legs, ways: Ways) -> Iterator[Errand]:
    """Unknown land, the nearest first."""
    price = explore_cost(state, seat)
    goals = sorted([(cost, space, position) for position, (cost, space) in ways.lookouts().items()])
    for cost, space, position in goals[:EXPLORES]:
        for plays in legs.means(cost + price, 1):
            yield (
                [*commands_of(plays), *ways.steps_to(space), ExploreAt(seat, position)],
                say("bot-explores", place=space_name(state, space), move=cost + price),
                0.0,
            )


def fights(mind: Mind, state: BoardState, legs: Legs, ways: Ways) -> Iterator[Errand]:
    """Enemies within reach: those that roam, those behind walls, those in the way, those in dark places."""
    seat = mind.seat
    field = prospects(state, mind.scale.aims)
    for foe in ways.rampagers:
        cost, space = ways.beside(foe)
        for plays in legs.means(cost, 2) if space >= 0 else ():
            yield [*commands_of(plays), *ways.steps_to(space), Challenge(seat, foe)], challenge(state, foe), 0.0
    for goal, cost in ways.storm.items():
        for plays in legs.means(cost, 1):
            yield (
                [*commands_of(plays), *ways.steps_to(goal)],
                say("bot-assaults", place=space_name(state, goal), fame=0, wounds=0),
                0.0,
            )
    for space, cost in sorted(ways.dare.items(), key=lambda one: -field[one[0]])[:DARES]:
        wild = space not in ways.cost and not is_stronghold(state, seat, space)
        if wild and field[space] > field[ways.start]:
            for plays in legs.means(cost, 1):
                yield [*commands_of(plays), *ways.daring_steps_to(space)], past(state, space), 0.0
    for space, cost in ways.cost.items():
        site = site_of(state, space)
        if site in ADVENTURE and (owner_of(state, space) < 0 or is_underground(site)):
            for plays in legs.means(cost, 1):
                yield (
                    [*commands_of(plays), *ways.steps_to(space), EnterSite(seat)],
                    say("bot-enters-site", place=space_name(state, space), fame=0, wounds=0),
                    0.0,
                )


def challenge(state: BoardState, space: int) -> Message:
    """The enemies one would fight, by name as far as they are known; what comes of it is filled in once it has been tried."""
    foes = [enemy_kind_name(LIB.token_kind[token >> 1]) for token in tokens_at(state, space) if token & 1]
    return say("bot-challenges", foes=foes or [space_name(state, space)], fame=0, wounds=0)


def past(state: BoardState, space: int) -> Message:
    return say("bot-breaks-through", place=space_name(state, space))


def visits(mind: Mind, state: BoardState, legs: Legs, ways: Ways) -> Iterator[Errand]:
    """Places with people to deal with."""
    seat = mind.seat
    for space, cost in ways.cost.items():
        if not inhabited_here(state, seat, space):
            continue
        for plays in legs.means(cost, 1):
            there = [*commands_of(plays), *ways.steps_to(space), Interact(seat)]
            imagined = arrive(mind, state, plays, space)
            if imagined is not None:
                for bought, reason in purchases(mind, imagined):
                    yield [*there, *bought], reason, 0.0


def arrive(mind: Mind, state: BoardState, plays: tuple[Play, ...], space: int) -> BoardState | None:
    """The position after these plays, on that space, talking to its people."""
    trial = attempt(mind, state, commands_of(plays))
    trial.state.players[mind.seat].where = space
    carry_on(mind, trial, [Interact(mind.seat)])
    return trial.state if trial.complete else None


def walks(mind: Mind, state: BoardState, legs: Legs, ways: Ways) -> Iterator[Errand]:
    """Nearer to what promises most."""
    field = prospects(state, mind.scale.aims)
    here = field[ways.start]
    most = legs.have if state.turn.path else legs.most
    reached = [(at, cost) for at, cost in ways.cost.items() if field[at] > here and cost <= most]
    goals = sorted([(0.1 * cost - field[at], cost, at) for at, cost in reached])
    for _, cost, space in goals[:WALKS]:
        for plays in legs.means(cost, 1):
            yield [*commands_of(plays), *ways.steps_to(space)], say("bot-walks-on", place=space_name(state, space)), 0.0


def advances(far: list[float], state: BoardState, legs: Legs, ways: Ways) -> Iterator[Errand]:
    """Nearer to unknown land, or to the city to be taken, by the Move points it takes from each space."""
    goals = sorted([(far[at] + 0.1 * cost, cost, at) for at, cost in ways.cost.items() if far[at] < far[ways.start]])
    for _, cost, space in goals[:WALKS]:
        for plays in legs.means(cost, 1):
            yield [*commands_of(plays), *ways.steps_to(space)], say("bot-walks-on", place=space_name(state, space)), 0.0


def departures(mind: Mind, state: BoardState, legs: Legs, ways: Ways) -> Iterator[Errand]:
    """Away to what lies beyond today's reach: everything nearer has been thought of already."""
    near = prospects(state, mind.scale.aims)
    far = measure(state, mind.scale.aims, ways.cost)
    start = ways.start
    goals = sorted([(0.1 * cost - far[at], cost, at) for at, cost in ways.cost.items() if far[at] > far[start]])
    for _, cost, space in goals[:WALKS]:
        promise = (far[space] - far[start]) - (near[space] - near[start])
        for plays in legs.means(cost, 1):
            yield (
                [*commands_of(plays), *ways.steps_to(space)],
                say("bot-walks-on", place=space_name(state, space)),
                max(0.0, promise),
            )


def cures(state: BoardState, seat: int, legs: Legs) -> Iterator[Errand]:
    """Wounds that can be healed, of one's own and of units."""
    player = state.players[seat]
    wounds = player.hand.count(WOUND)
    ways = [((), state.turn.heal), *[(play.commands, play.heal) for play in legs.plays if not play.revealed]]
    for commands, points in ways:
        if points > 0 and wounds:
            yield [*commands, *[HealWound(seat, -1)] * min(wounds, points)], say("bot-heals"), 0.0
    rows = legs.stock.rows({id(play): play.heal for play in legs.plays if play.heal > 0 and not play.revealed})
    for unit in player.units if rows or state.turn.heal > 0 else ():
        need = LIB.units[unit.kind].level - state.turn.heal
        for pick in legs.stock.cheapest(rows, need, [], 1) if unit.wounds else ():
            yield [*commands_of(pick.plays), HealWound(seat, unit.uid)], say("bot-heals"), 0.0


def handy(state: BoardState, legs: Legs) -> Iterator[Errand]:
    """Plays that are worth it by themselves, or bring new cards."""
    for play in legs.plays:
        if draws(state, play) if play.revealed else play.cost < 0:
            yield list(play.commands), say("bot-gains"), 0.0


def draws(before: BoardState, play: Play) -> bool:
    """Does a play bring more cards into the hand than it takes?"""
    seat = before.turn.seat
    was, now = before.players[seat], play.state.players[seat]
    return len(now.hand) > len(was.hand) and len(now.deck) < len(was.deck)


def commands_of(plays: tuple[Play, ...]) -> list[Command]:
    return [command for play in plays for command in play.commands]


__all__ = ["Errand", "StepTo", "errands"]
