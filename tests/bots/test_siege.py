"""Before an assault on a city: units are saved and healed for it, the hero comes from the side where nobody joins in, turns are counted."""

from __future__ import annotations

from mageknight.board.commands import BuyHealing, HealWound
from mageknight.board.lattice import NEIGHBOURS
from mageknight.board.rules.world.ground import site_of
from mageknight.board.rules.world.movement import provoked
from mageknight.board.terms import VILLAGE
from mageknight.bots.board.campaign import campaign_ways, to_conquer
from mageknight.bots.board.errands import Legs, cures
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.prospects import spaces_on_map
from mageknight.bots.board.reckoning import Reckoning, gate_of
from mageknight.bots.board.siege import Siege
from mageknight.bots.board.trade import wares
from mageknight.bots.board.worth import Scale
from mageknight.bots.thought import Budget
from mageknight.kernel.registry import kit_named
from tests.board.rules.sites import spot
from tests.bots.tables import dice
from tests.play import situation

KIT = kit_named("board")
SIEGE = """
    game: board
    scenario: solo_conquest
    round: 5
    tiles:
      0,1: countryside_01
      1,0: countryside_02
      1,1: core_07
    tokens:
      {city}: guardsmen
    seat 0:
      hand: rage, rage, determination, stamina, march
      deck: rage, determination, march, stamina, swiftness, promise
      units: {units}
      at: {at}
"""


def before(units: str = "ice_mages, utem_crossbowmen"):
    """A hero at the gates of a city."""
    return situation(SIEGE.format(city=spot("C"), at=spot("NE"), units=units)).state


def prepared(state, fights: float = 30.0, whole: float = 0.0) -> Siege:
    (city,) = to_conquer(state)
    siege = Siege()
    siege.prepare(state, 0, {city: fights}, {city: whole}, 5.0, 10.0)
    return siege


def test_a_unit_that_is_spent_or_wounded_before_an_assault_is_missed_in_it():
    state = before()
    siege = prepared(state)
    player = state.players[0]
    ready = siege.missed(state, player)
    player.units[0] = player.units[0].changed(True, 0, -1, False)
    spent = siege.missed(state, player)
    player.units[1] = player.units[1].changed(False, 1, -1, False)
    assert 0.0 == ready < spent < siege.missed(state, player)


def test_what_units_give_in_the_assault_is_well_spent():
    state = before()
    siege = prepared(state)
    player = state.players[0]
    player.units[0] = player.units[0].changed(True, 1, -1, False)
    assert siege.missed(state, player) > 0.0
    state.map.tokens.clear()
    assert siege.missed(state, player) == 0.0
    assert siege.wound_price(player.units[0].kind, storms=True) == 0.0 < siege.wound_price(player.units[0].kind, False)


def test_healing_counts_by_what_the_healed_units_would_do():
    state = before()
    player = state.players[0]
    player.units[0] = player.units[0].changed(False, 1, -1, False)
    little, much = prepared(state, 10.0, 12.0), prepared(state, 10.0, 60.0)
    assert little.missed(state, player) < much.missed(state, player)
    player.units[0] = player.units[0].changed(False, 0, -1, False)
    assert much.missed(state, player) == 0.0


def test_whole_units_are_reckoned_only_where_some_are_wounded():
    state = before()
    mind = Mind(KIT, state, 0, Budget(10**6))
    reckoning = Reckoning(2)
    assert reckoning.whole(mind, state, dice("whole")) == {}
    player = state.players[0]
    player.units[:] = [unit.changed(False, 1, -1, False) for unit in player.units]
    found = reckoning.whole(mind, state, dice("whole"))
    assert list(found) == to_conquer(state)
    assert all(unit.wounds for unit in player.units)


def test_one_comes_from_the_side_where_fewest_join_in():
    text = SIEGE.format(city=spot("C"), at=spot("E"), units="peasants")
    state = situation(text.replace("guardsmen", f"guardsmen\n      {spot('SE')}: swamp_dragon")).state
    (city,) = to_conquer(state)
    sides = [len(provoked(state, 0, near, city)) for near in NEIGHBOURS[city]]
    assert max(sides) == 1
    assert provoked(state, 0, gate_of(state, 0, city), city) == []
    ways = campaign_ways(state, 0)
    assert all(ways[near] > 0.0 for near, joining in zip(NEIGHBOURS[city], sides, strict=True) if joining)


def test_two_plays_together_heal_a_unit():
    state = situation(
        "game: board\nsource: green, black, black\nseat 0:\n  hand: tranquility, tranquility, march\n  units: utem_crossbowmen\n"
    ).state
    player = state.players[0]
    player.units[0].wounds = 1
    mind = Mind(KIT, state, 0, Budget(10**6))
    uid = player.units[0].uid
    assert [script for script, _, _ in cures(state, 0, Legs(mind, state)) if HealWound(0, uid) in script]


def test_healing_for_units_is_among_the_wares():
    state = situation(
        "game: board\ntiles:\n  0,1: countryside_01\nseat 0:\n  hand: promise\n  units: peasants, utem_crossbowmen\n"
    ).state
    player = state.players[0]
    player.where = next(space for space in spaces_on_map(state) if site_of(state, space) == VILLAGE)
    player.units[1].wounds = 1
    cure = [BuyHealing(0), BuyHealing(0), HealWound(0, player.units[1].uid)]
    assert cure in [commands for _, commands, _ in wares(state, 0)]


def test_the_deck_of_the_dummy_player_tells_the_turns_left():
    state = before()
    counted = []
    for left in (12, 6, 0):
        del state.dummy.deck[left:]
        counted.append(Scale(state, 0).turns)
    assert counted == sorted(counted, reverse=True)
    assert len(set(counted)) > 1
