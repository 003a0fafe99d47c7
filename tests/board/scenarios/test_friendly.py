"""Friendly mana, turned tiles, random cities on fixed tiles, and rampaging pairs."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.effects.words.reroll_source import RerollSource, loose_dice
from mageknight.board.lattice import NEIGHBOURS, slot_at
from mageknight.board.rules.world.ground import place_on_tile, printed_site, terrain_of
from mageknight.board.scenarios import setup_refusal
from mageknight.board.setup import BoardSetup
from mageknight.board.terms import WHITE
from mageknight.kernel.match import Match
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.board.scenarios.tables import lay_city, table
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

FRIENDS = "scenario: full_conquest; variants: friendly_mana"


def hand(source: str, cards: str, more: str = FRIENDS) -> Match[Any]:
    return land("0,0", f"hand: {cards}", f"{more}; source: {source}", seats=2)


def dice_offered(match: Match[Any]) -> list[str]:
    return sorted(option.removeprefix("pay-mana source=") for option in options(match) if "source=die" in option)


@rule("UE-VAR-FRIENDLY-04")
def test_a_gold_die_is_no_colour_of_which_another_die_lies_in_the_source() -> None:
    match = hand("gold, green", "march")
    do(match, "0: play-card march strong")
    assert [die.owner for die in view(match).source] == [-1, 0]
    usual = hand("gold, green", "march", "scenario: full_conquest")
    do(usual, "0: play-card march strong")
    assert dice_offered(usual) == ["die-gold colour=green", "die-green colour=green"]


@rule("UE-VAR-FRIENDLY-04")
def test_a_gold_die_is_every_colour_that_does_not_lie_there_or_that_is_used() -> None:
    match = hand("gold, blue", "march")
    do(match, "0: play-card march strong")
    assert [die.owner for die in view(match).source] == [0, -1]
    used = hand("gold, green", "march")
    used.state.dice_owner[1] = 1
    do(used, "0: play-card march strong")
    assert [die.owner for die in view(used).source] == [0, 1]


def drawn(source: str, more: str = FRIENDS) -> Match[Any]:
    """Mana Draw has been played with white mana; the first die offered is set to red."""
    match = hand(source, "mana_draw", more)
    match.state.players[0].tokens[WHITE] = 1
    do(match, "0: play-card mana_draw strong")
    walk(match, lambda kind, found: found[0], lambda m: deciding(m)[0][1] == "turn", 6)
    return match


@rule("UE-VAR-FRIENDLY-05")
def test_a_gold_die_is_not_set_while_others_lie_there() -> None:
    assert view(drawn("gold, blue, blue")).source[0].colour == "gold"
    assert view(drawn("gold, gold, gold")).source[0].colour != "gold"
    assert view(drawn("gold, blue, blue", "scenario: full_conquest")).source[0].colour != "gold"


@rule("UE-VAR-FRIENDLY-05")
def test_a_gold_die_is_not_rolled_anew_while_others_lie_there() -> None:
    reroll = RerollSource(0)
    state = hand("gold, blue, green", "march").state
    assert reroll.dice(state) == [1, 2]
    assert loose_dice(state) == [1, 2]
    assert reroll.dice(hand("gold, gold, gold", "march").state) == [0, 1, 2]
    assert reroll.dice(hand("gold, blue, green", "march", f"{FRIENDS}; night: yes").state) == [0, 1, 2]


@rule("UE-VAR-FRIENDLY-06", "UE-VAR-GENERAL-01")
def test_friendly_rules_are_agreed_on_before_the_heroes_in_any_combination() -> None:
    rules = ("no_interactive_spells", "no_interactive_skills", "no_player_combat", "friendly_mana")
    for chosen in range(16):
        variants = tuple(name for at, name in enumerate(rules) if chosen >> at & 1)
        setup = BoardSetup(seats=3, scenario="full_conquest", variants=variants)
        assert setup_refusal(setup) is None
        match = game("full_conquest", 3, heroes=(), variants=variants)
        assert deciding(match) == [(0, "hero")]
        assert match.state.setup.variants == variants


def turned(seed: str) -> Match[Any]:
    return table("full_conquest", 3, seed, variants=("random_tiles",))


@rule("UE-VAR-MAP-02")
def test_every_new_tile_is_turned_by_chance_at_the_start_too() -> None:
    found: set[int] = set()
    for at in range(20):
        match = turned(f"turned {at}")
        found.update(
            match.state.map.rotation[slot_at(*place)] for place in ((0, 1), (1, 0)) if match.state.map.rotation
        )
        assert not match.state.map.rotation or match.state.map.rotation[slot_at(0, 0)] == 0
    assert found == {0, 1, 2, 3, 4, 5}
    assert table("full_conquest", 3).state.map.rotation == []


@rule("UE-VAR-MAP-02", "UE-VAR-MAP-03")
@pytest.mark.parametrize("turn", range(6))
def test_a_turned_tile_fits_as_it_is_with_everything_on_it(turn: int) -> None:
    """Its position and its neighbours are those of every tile; only what is printed goes round."""
    match = land("2,-3", "hand: march", "scenario: full_conquest; variants: random_tiles; move: 2", seats=2)
    match.state.map.deck.append(LIB.number("tile", "countryside_09"))
    match.state.core.forced.append((3, (turn,)))
    do(match, "0: explore-at 1,1")
    state = match.state
    slot = slot_at(1, 1)
    tile = LIB.tiles[LIB.number("tile", "countryside_09")]
    for place in range(7):
        space = slot * 7 + place
        printed = (place - 1 - turn) % 6 + 1 if place else 0
        assert place_on_tile(state, space) == printed
        assert (terrain_of(state, space), printed_site(state, space)) == (tile.terrain[printed], tile.sites[printed])
    shown = next(one for one in view(match).tiles if one.position == slot)
    keep = next(h for h in shown.hexes if h.site == "keep")
    assert [token.pile for token in keep.enemies] == ["gray"]
    assert keep.space % 7 == (2 - 1 + turn) % 6 + 1
    assert any(near // 7 == slot_at(1, 0) for space in range(slot * 7, slot * 7 + 7) for near in NEIGHBOURS[space])


@rule("UE-VAR-MAP-05")
def test_where_a_city_is_prescribed_a_random_one_stands_on_its_tile() -> None:
    found = set()
    for at in range(12):
        match = table("druid_nights", 2, f"city {at}", variants=("random_cities",))
        lay_city(match, "core_05")
        city = view(match).cities[0]
        assert (city.leader, city.shields) == (-2, (0, 1))
        tile = next(one for one in view(match).tiles if one.hexes[0].space == city.space)
        assert tile.tile == "core_05"
        found.add(city.city)
    assert len(found) > 1


ORC = "1,-4"
BESIDE = "1,-3"
RAMPAGE = "scenario: full_conquest; variants: rampage"


@rule("UE-VAR-RAMPAGE-05", "UE-VAR-RAMPAGE-06")
def test_a_pair_is_fought_together_and_each_token_counts_for_itself() -> None:
    match = land(BESIDE, "hand: march; reputation: 0", RAMPAGE, tokens=f"{ORC}: prowlers, minotaur", seats=2)
    do(match, f"0: challenge {ORC}")
    assert sorted(enemy.enemy for enemy in view(match).combat.enemies) == ["minotaur", "prowlers"]
    strike_hard(match, "prowlers")
    assert view(match).players[0].reputation == 1
    strike_hard(match, "minotaur")
    assert view(match).players[0].reputation == 2
    do(match, "0: end-phase")
    assert match.kit.parse_value("space", ORC) in match.state.map.slain


@rule("UE-VAR-RAMPAGE-05")
def test_while_one_of_a_pair_is_left_the_space_is_held() -> None:
    match = land(BESIDE, "hand: march; reputation: 0", RAMPAGE, tokens=f"{ORC}: prowlers, minotaur", seats=2)
    do(match, f"0: challenge {ORC}")
    strike_hard(match, "prowlers")
    walk(match, lazily, lambda m: view(m).combat is None)
    assert match.kit.parse_value("space", ORC) not in match.state.map.slain
    again = land(BESIDE, "hand: march", f"{RAMPAGE}; move: 9", tokens=f"{ORC}: minotaur", seats=2)
    assert refused(again, f"0: step-to {ORC}").reason == "board-rampager-there"
    assert f"challenge space={ORC}" in options(again)
