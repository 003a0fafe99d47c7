"""Counters and conditions: the words effects use to ask about the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import PAID, EffectUse, load
from mageknight.board.events.fight import fight
from mageknight.board.events.rival_combat import opponent
from mageknight.board.rules.combat.combat import fully_blocked
from mageknight.board.rules.rivals.rivals import units_faced
from mageknight.board.rules.units.banners import tokens_free
from mageknight.board.rules.units.bonds import bond_of
from mageknight.board.rules.world.ground import printed_site, site_of, terrain_of
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_UNIT
from mageknight.board.state.turn import BLOCKED, DICE_USED, RECRUITED, WOUNDS_TO_HAND
from mageknight.board.terms import (
    ADVANCED_ACTION,
    BASIC,
    COLOURS,
    PH_END,
    SITES,
    TERRAINS,
)
from mageknight.kernel.message import Message

Counter = Callable[[BoardState, EffectUse], int]
Condition = Callable[[BoardState, EffectUse, str], bool]

COUNTERS: Final[dict[str, Counter]] = {}
CONDITIONS: Final[dict[str, Condition]] = {}


def ready_units(state: BoardState, ctx: EffectUse) -> int:
    return sum(1 for unit in state.players[ctx.seat].units if unit.ready())


def wounds_around(state: BoardState, ctx: EffectUse) -> int:
    player = state.players[ctx.seat]
    return player.hand.count(WOUND) + sum([unit.wounds for unit in player.units])


def enemies_faced(state: BoardState, ctx: EffectUse) -> int:
    """The enemies faced; another player counts with the units that are ready and those that take part (UE-PVP-59).

    A summoned monster stands in for its summoner, and is gone once it has been blocked (UE-ABIL-02, UE-ABIL-04).
    """
    if opponent(state) >= 0:
        return 1 + len(units_faced(state))
    return sum(1 for e in fight(state).enemies if not e.away and not (e.summoner >= 0 and fully_blocked(e)))


def recruited(state: BoardState, ctx: EffectUse) -> int:
    return state.turn.counts[RECRUITED]


def blocked(state: BoardState, ctx: EffectUse) -> int:
    return state.turn.counts[BLOCKED]


def wounds_taken(state: BoardState, ctx: EffectUse) -> int:
    return state.turn.counts[WOUNDS_TO_HAND]


def crystal_colours(state: BoardState, ctx: EffectUse) -> int:
    return sum(1 for count in state.players[ctx.seat].crystals if count)


def crystal_sets(state: BoardState, ctx: EffectUse) -> int:
    return min(state.players[ctx.seat].crystals)


def free_command_tokens(state: BoardState, ctx: EffectUse) -> int:
    player = state.players[ctx.seat]
    return max(0, tokens_free(player)) + (1 if bond_of(state, ctx.seat) else 0)


def units_fought(state: BoardState, ctx: EffectUse) -> int:
    return len(state.turn.fought)


COUNTERS["unit_that_fought_this_turn"] = units_fought
COUNTERS["ready_unwounded_own_unit"] = ready_units
COUNTERS["wound_in_hand_or_on_own_unit"] = wounds_around
COUNTERS["enemy_token_faced"] = enemies_faced
COUNTERS["unit_recruited_this_turn"] = recruited
COUNTERS["enemy_blocked_this_turn"] = blocked
COUNTERS["wound_to_hand_this_turn"] = wounds_taken
COUNTERS["different_crystal_colour_owned"] = crystal_colours
COUNTERS["full_set_of_four_crystal_colours"] = crystal_sets
COUNTERS["own_command_token_without_unit"] = free_command_tokens


def mana_on_unit(colour: int) -> Counter:
    """Is there a mana token of this colour on the unit whose ability it is?"""

    def count(state: BoardState, ctx: EffectUse) -> int:
        units = state.players[ctx.seat].units
        return sum(1 for unit in units if ctx.kind == FROM_UNIT and unit.uid == ctx.source and unit.token == colour)

    return count


for _colour in range(BASIC):
    COUNTERS[COLOURS[_colour] + "_mana_on_this_unit"] = mana_on_unit(_colour)


def is_day(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return not state.night


def is_night(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return state.night


def on_terrain(state: BoardState, ctx: EffectUse, value: str) -> bool:
    where = state.players[ctx.seat].where
    return where >= 0 and TERRAINS[terrain_of(state, where)] == value


def at_site(state: BoardState, ctx: EffectUse, value: str) -> bool:
    where = state.players[ctx.seat].where
    if where < 0:
        return False
    if value == "fortified_site":
        return SITES[printed_site(state, where)] in ("keep", "mage_tower", "city")
    return SITES[site_of(state, where)] == value


def in_peace(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return state.combat is None


def interacting(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return state.turn.interacting and state.turn.phase != PH_END


def least_fame(state: BoardState, ctx: EffectUse, value: str) -> bool:
    mine = state.players[ctx.seat].fame
    return len(state.players) > 1 and all(p.fame > mine for seat, p in enumerate(state.players) if seat != ctx.seat)


def paid(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return load(state, ctx, PAID) == COLOURS.index(value)


def deck_empty(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return not state.players[ctx.seat].deck


def deck_not_empty(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return len(state.players[ctx.seat].deck) > 0


def unwounded_combat(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return state.combat is not None and state.combat.wounds == 0


def no_die_used(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return state.turn.counts[DICE_USED] == 0


def nobody_recruited(state: BoardState, ctx: EffectUse, value: str) -> bool:
    return state.turn.counts[RECRUITED] == 0


CONDITIONS["day"] = is_day
CONDITIONS["night"] = is_night
CONDITIONS["on_terrain"] = on_terrain
CONDITIONS["at"] = at_site
CONDITIONS["not_in_combat"] = in_peace
CONDITIONS["used_in_interaction"] = interacting
CONDITIONS["least_fame_not_tied"] = least_fame
CONDITIONS["paid_mana"] = paid
CONDITIONS["deed_deck_empty"] = deck_empty
CONDITIONS["deed_deck_not_empty"] = deck_not_empty
CONDITIONS["no_wound_added_to_hand_this_combat"] = unwounded_combat
CONDITIONS["no_source_die_used_this_turn"] = no_die_used
CONDITIONS["no_unit_recruited_for_influence_this_turn"] = nobody_recruited


def holds_true(state: BoardState, ctx: EffectUse, condition: str) -> bool:
    """Is a condition, written as a word or ``word:value``, true?"""
    word, _, value = condition.partition(":")
    return CONDITIONS[word](state, ctx, value)


def condition_words(condition: str) -> Message:
    return Message("board-condition-" + condition.replace("_", "-").replace(":", "-"))


def is_action_card(card: int) -> bool:
    return 1 <= LIB.cards[card].kind <= ADVANCED_ACTION


def fits_filter(card: int, name: str) -> bool:
    """Is a card one that a discard or throw-away demand accepts (UE-DEED-21)?"""
    if name == "wound":
        return card == WOUND
    if name in ("any_including_wound", "any_with_at_most_one_wound"):
        return True
    if card == WOUND:
        return False
    if name in ("action", "other_action"):
        return is_action_card(card)
    if name == "coloured":
        return LIB.cards[card].colours != 0
    return True
