"""Reckoning of the fights on the map with the hands this deck may give: each is fought out in mind, from the space before it.

So goals out of reach are judged by the solver itself: what is needed to take this keep or this city, at this level, with these units.
What was reckoned is remembered as long as the hero is as strong as he was then.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from mageknight.board.commands import Challenge, EnterSite, StepTo
from mageknight.board.content.lairs import LAIRS
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.lattice import NEIGHBOURS, NOWHERE
from mageknight.board.rules.world.ground import (
    is_stronghold,
    on_map,
    owner_of,
    printed_site,
    rampagers_at,
    site_of,
    tokens_at,
)
from mageknight.board.rules.world.movement import provoked
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player
from mageknight.board.terms import CITY, PH_MOVE
from mageknight.bots.board.campaign import to_conquer
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.prospects import REWARDED, passable, spaces_on_map
from mageknight.bots.board.tricks import battle
from mageknight.kernel.command import Command
from mageknight.kernel.rng import Rng

PLENTY: Final = 30
"""Move points in hand before a gate: the way there is counted elsewhere."""
REMEMBERED: Final = 400
HIDING: Final = tuple(LAIRS)
"""Where one can enter in mind: ruins show what they are to whoever comes by day, mazes ask for a way."""


class Reckoning:
    """The reckoning so far, for one bot."""

    def __init__(self, samples: int) -> None:
        self.samples = samples
        self.known: dict[tuple[object, ...], float] = {}

    def field(self, mind: Mind, state: BoardState, rng: Rng, only: Container[int] | None = None) -> dict[int, float]:
        """For every space with somebody to fight what that would be worth, cities first; only what is known already, once no fight can
        begin. A fight there was no time to think through to its end counts as not reckoned."""
        fresh = state.turn.phase == PH_MOVE and not state.turn.acted
        strong = might(state.players[mind.seat])
        found: dict[int, float] = {}
        worlds: list[BoardState] = []
        cities = to_conquer(state)
        for space in cities + [space for space in spaces_on_map(state) if space not in cities]:
            if (only is not None and space not in only) or not is_goal(state, mind.seat, space):
                continue
            key = (strong, space, seen_at(state, space), state.night, round(5 * mind.scale.later))
            worth = self.known.get(key)
            if worth is None and fresh:
                if not worlds:
                    worlds = [self.imagined(mind, state, rng) for _ in range(self.samples)]
                if len(self.known) > REMEMBERED:
                    self.known.clear()
                worth = sum([fought(mind, world, space) for world in worlds]) / self.samples
                if mind.budget.pressed():
                    break
                self.known[key] = worth
            if worth is not None:
                found[space] = worth
        return found

    def whole(self, mind: Mind, state: BoardState, rng: Rng) -> dict[int, float]:
        """The worth of the cities if no unit were wounded."""
        player = state.players[mind.seat]
        if not any(unit.wounds for unit in player.units):
            return {}
        fit = state.copy()
        units = fit.players[mind.seat].units
        units[:] = [unit.changed(unit.spent, 0, unit.banner, unit.hurt) for unit in units]
        return self.field(mind, fit, rng, set(to_conquer(state)))

    def imagined(self, mind: Mind, state: BoardState, rng: Rng) -> BoardState:
        """The position with a fresh hand and rested units, the unknown dealt again."""
        world: BoardState = mind.kit.redeal(state, mind.seat, rng)
        player = world.players[mind.seat]
        cards = sorted(player.hand + player.deck + player.discard + player.played)
        rng.shuffle(cards)
        size = player.hand_limit()
        player.hand[:] = cards[:size]
        player.deck[:] = cards[size:]
        player.discard.clear()
        player.played.clear()
        player.units[:] = [unit.changed(False, unit.wounds, unit.banner, False) for unit in player.units]
        player.skill_used[:] = [0] * len(player.skills)
        player.tokens[:] = [0] * len(player.tokens)
        turn = world.turn
        turn.move, turn.influence, turn.heal, turn.dice = PLENTY, 0, 0, 1
        return world


def might(player: Player) -> tuple[object, ...]:
    """The rough strength of a hero: where this is the same, a fight is reckoned only once."""
    cards = player.hand + player.deck + player.discard + player.played
    better = tuple(sorted([card for card in cards if LIB.cards[card].kind > 1]))
    units = tuple(sorted([unit.kind for unit in player.units if not unit.wounds]))
    return player.level, better, units, cards.count(WOUND) // 3, sum(player.crystals) // 3, len(player.skills)


def seen_at(state: BoardState, space: int) -> tuple[int, ...]:
    """The defenders on a space, as far as that can be seen: of what lies face down only the pile."""
    tokens = tokens_at(state, space)
    return tuple(sorted([one if one & 1 else -1 - LIB.enemies[LIB.token_kind[one >> 1]].pile for one in tokens]))


def is_goal(state: BoardState, seat: int, space: int) -> bool:
    """Is there somebody to fight, or a place to fight for?"""
    if rampagers_at(state, space):
        return True
    if is_stronghold(state, seat, space):
        return printed_site(state, space) != CITY or scenario_of(state).city_rule != CLOSED
    return site_of(state, space) in HIDING and owner_of(state, space) < 0


def gate_of(world: BoardState, seat: int, space: int) -> int:
    """The side one would come from: the one on which fewest others join in."""
    sides = [
        (len(provoked(world, seat, near, space)), near)
        for near in NEIGHBOURS[space]
        if near != NOWHERE and on_map(world, near) and passable(world, seat, near)
    ]
    return min(sides)[1] if sides else NOWHERE


def fought(mind: Mind, world: BoardState, space: int) -> float:
    """The worth of the fight for a space in this world, nothing if it is better left alone."""
    seat = mind.seat
    trial = world.copy()
    command: Command
    if site_of(world, space) in HIDING and not rampagers_at(world, space):
        trial.players[seat].where = space
        command = EnterSite(seat)
    else:
        gate = gate_of(world, seat, space)
        if gate == NOWHERE:
            return 0.0
        trial.players[seat].where = gate
        command = Challenge(seat, space) if rampagers_at(world, space) else StepTo(seat, space)
    decision = mind.decision(trial)
    if decision is None or not mind.fits(trial, decision, command):
        return 0.0
    mind.apply(trial, command)
    decision = mind.decision(trial)
    if decision is not None and decision.kind == "challenge-more":
        mind.apply(trial, mind.answers(trial, decision)[-1])
        decision = mind.decision(trial)
    if decision is None or decision.kind != "combat" or trial.combat is None:
        return 0.0
    found = battle(mind, trial)
    plan = found.plan
    rewarded = REWARDED if site_of(world, space) in HIDING and len(plan.beaten) == len(trial.combat.enemies) else 0.0
    return max(0.0, found.worth + rewarded)
