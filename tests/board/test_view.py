"""Views of the board game: everything a seat may know, nothing more, and numbers that add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from mageknight.board.events.course import HandLimitRaised
from mageknight.board.events.tracks import EffectBegan
from mageknight.board.events.world import FigureMoved, ShieldPlaced
from mageknight.board.kit import kit
from mageknight.board.lattice import SLOTS, hex_place, slot_at
from mageknight.board.register import (
    UNIT_ARMOR,
    UNIT_RESISTS,
    UNTIL_COMBAT,
    UNTIL_MY_TURN,
    UNTIL_PHASE,
    UNTIL_ROUND,
    UNTIL_TURN,
    UNTIL_USED,
)
from mageknight.board.rules.combat.combat import (
    ADVENTURE,
    ASSAULT,
    BURNING,
    DOUBLE_SWIFT,
    FREE,
    INCANTATION,
    NOT_ENEMY,
    ONLY_ENEMY,
    PER_TRAIT,
    RAMPAGE,
    RIVALS,
)
from mageknight.board.rules.turn.hands import hand_limit
from mageknight.board.rules.world.ground import site_of, terrain_of, wall_between
from mageknight.board.setup import BoardSetup
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.terms import SITES, TERRAINS
from mageknight.board.view.build import UNTIL, board_view
from mageknight.board.view.combat import COMBAT_KINDS, LIMITS
from mageknight.board.view.types import BoardView, HexView
from mageknight.kernel.number import Number
from mageknight.kernel.rng import Rng
from tests.board.samples import CITY, KEEP, LIB, MINE, RUINS, battle, card, dummy_table, happen, number, table, token

TABLES = {"table": table, "battle": battle, "dummy": dummy_table}


def hexes(view: BoardView) -> dict[int, HexView]:
    return {each.space: each for tile in view.tiles for each in tile.hexes}


def every(thing: object) -> Iterator[object]:
    """All structures inside a view."""
    yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from every(getattr(thing, name))
    elif isinstance(thing, (tuple, list)):
        for each in thing:
            yield from every(each)


def hide_otherwise(state: BoardState, viewer: int | None) -> BoardState:
    """A copy in which all that the viewer cannot know lies differently."""
    other = state.copy()
    for pile in (other.actions, other.spells, other.artifacts, other.regulars, other.elites, other.ruin_pile):
        pile.reverse()
    for pile in other.piles:
        pile.reverse()
    for seat, player in enumerate(other.players):
        player.deck.reverse()
        player.skill_pile.reverse()
        player.stored.reverse()
        if seat != viewer:
            swapped = [*player.hand, *player.drawn, *player.deck]
            swapped.reverse()
            player.hand[:] = swapped[: len(player.hand)]
            player.drawn[:] = swapped[len(player.hand) : len(player.hand) + len(player.drawn)]
            player.deck[:] = swapped[len(player.hand) + len(player.drawn) :]
    face_down = [at for at, packed in enumerate(other.map.tokens) if not packed & 1]
    for at in face_down:
        packed = other.map.tokens[at]
        colour = LIB.enemies[LIB.token_kind[(packed & 1023) >> 1]].pile
        other.map.tokens[at] = (packed >> 10) * 1024 + other.piles[colour][0] * 2
    other.map.ruins[:] = [packed if packed & 1 else packed ^ 2 for packed in other.map.ruins]
    if other.dummy is not None:
        other.dummy.deck.reverse()
    return other


@pytest.mark.parametrize(
    "name, viewer",
    [("table", None), ("table", 0), ("table", 1), ("battle", None), ("battle", 0), ("battle", 1), ("dummy", 0)],
)
def test_what_is_hidden_never_shows(name, viewer):
    state = TABLES[name]()
    other = hide_otherwise(state, viewer)
    assert other != state
    assert board_view(other, viewer) == board_view(state, viewer)


@pytest.mark.parametrize("scenario, seats", [("solo_conquest", 1), ("blitz_conquest", 3)])
def test_what_is_hidden_never_shows_in_games_under_way(scenario, seats):
    board = kit()
    state = board.engine.new(BoardSetup(seats=seats, scenario=scenario), b"views of a game.")
    rng = Rng(b"choices in order")
    for turn in range(400):
        pending = board.engine.pending(state)
        if not pending:
            break
        if turn % 20 == 0:
            for viewer in (None, *range(seats)):
                other = board.redeal(state, viewer, Rng(b"a different deal"))
                assert board_view(other, viewer) == board_view(state, viewer)
        board.engine.apply(state, rng.choice(list(board.engine.options(state, pending[0]))))


def test_a_hand_is_for_its_owner_alone():
    state = table()
    state.players[1].drawn.append(card("ruby_ring"))
    mine, theirs, nobodys = (board_view(state, seat) for seat in (0, 1, None))
    assert mine.hand == tuple(LIB.cards[each].name for each in state.players[0].hand)
    assert theirs.hand != mine.hand
    assert (nobodys.hand, nobodys.drawn, nobodys.seat) == ((), (), -1)
    assert (mine.drawn, theirs.drawn) == ((), ("ruby_ring",))
    assert [player.hand for player in nobodys.players] == [len(player.hand) for player in state.players]
    assert mine.players == theirs.players == nobodys.players


def test_a_token_face_down_shows_its_back_only():
    state = table()
    space = hexes(board_view(state, None))[KEEP]
    assert [(each.pile, each.enemy) for each in space.enemies] == [("gray", "")]
    state.map.tokens[:] = [packed | 1 for packed in state.map.tokens]
    space = hexes(board_view(state, None))[KEEP]
    kind = LIB.enemies[LIB.token_kind[next(p for p in state.map.tokens if p >> 10 == KEEP) % 1024 // 2]]
    assert [(each.pile, each.enemy) for each in space.enemies] == [("gray", kind.name)]


def test_a_ruin_face_down_is_hidden():
    state = table()
    assert hexes(board_view(state, None))[RUINS].ruin == "hidden"
    state.map.ruins[0] |= 1
    assert hexes(board_view(state, None))[RUINS].ruin == LIB.ruins[(state.map.ruins[0] & 1023) >> 1].name


def test_the_map_names_what_is_printed_and_what_lies_there():
    state = table()
    view = board_view(state, 0)
    assert [(tile.tile, tile.a, tile.b) for tile in view.tiles] == [
        ("start_a", 0, 0),
        ("countryside_01", 0, 1),
        ("countryside_02", 1, 0),
        ("countryside_03", 1, 1),
    ]
    spaces = hexes(view)
    assert len(spaces) == 28
    for space, each in spaces.items():
        assert (each.q, each.r) == hex_place(space)
        assert each.terrain == TERRAINS[terrain_of(state, space)]
        assert each.empty or each.site == SITES[site_of(state, space)]
    assert (spaces[MINE].site, spaces[MINE].mine, spaces[MINE].shields) == ("crystal_mine", ("green",), (0,))
    assert [(city.city, city.space, city.level, city.garrison, city.leader) for city in view.cities] == [
        ("city_red", CITY, 4, 0, -1)
    ]


def test_a_space_whose_orcs_are_dead_counts_as_empty():
    state = table()
    orcs = next(packed >> 10 for packed in state.map.tokens if packed & 1)
    assert not hexes(board_view(state, 0))[orcs].empty
    state.map.tokens[:] = [packed for packed in state.map.tokens if packed >> 10 != orcs]
    state.map.slain.append(orcs)
    space = hexes(board_view(state, 0))[orcs]
    assert (space.site, space.empty, space.enemies) == ("marauding_orcs", True, ())


def test_a_turned_tile_is_seen_as_the_rules_see_it():
    walled = next(tile for tile in LIB.tiles if tile.walls)
    for turn in range(6):
        state = table()
        slot = slot_at(1, 0)
        state.map.rotation[:] = [0] * SLOTS
        state.map.rotation[slot] = turn
        state.map.tile_at[slot] = walled.number
        spaces = hexes(board_view(state, 0))
        for one in range(slot * 7, slot * 7 + 7):
            assert spaces[one].terrain == TERRAINS[terrain_of(state, one)]
            behind = [other for other in range(slot * 7, slot * 7 + 7) if wall_between(state, one, other)]
            assert sorted(spaces[one].walls) == behind


def test_land_nobody_touched_is_made_once():
    first, second = (board_view(table(), seat).tiles for seat in (0, 1))
    shared = [one is other for one, other in zip(first, second, strict=True)]
    assert shared == [True, False, False, False]
    assert first == second


@pytest.mark.parametrize("name", TABLES)
def test_every_number_is_the_sum_of_its_parts(name):
    numbers = [each for each in every(board_view(TABLES[name](), 0)) if isinstance(each, Number)]
    assert numbers
    assert [each for each in numbers if each.total != sum(part.amount for part in each.parts)] == []


def test_what_a_step_costs_is_told_with_its_reasons():
    steps = board_view(table(), 0).turn.steps
    costs = {step.direction: [part.amount for part in step.cost.parts] for step in steps}
    assert costs == {0: [3, -1], 1: [2, -1], 5: [2, -1]}, "forest and plains, each one cheaper by the effect of a card"


def test_gold_is_depleted_by_night_and_black_by_day():
    state = table()
    assert [die.colour for die in board_view(state, 0).source if die.depleted] == ["black"]
    state.night = True
    assert [die.colour for die in board_view(state, 0).source if die.depleted] == ["gold"]


def test_units_skills_and_mana_are_shown_with_their_state():
    arythea = board_view(table(), 1).players[0]
    assert [(unit.unit, unit.ready, unit.wounds, unit.banner) for unit in arythea.units] == [
        ("peasants", True, 0, "banner_of_courage"),
        ("utem_guardsmen", False, 1, ""),
    ]
    assert [(skill.skill, skill.state) for skill in arythea.skills] == [("arythea_dark_paths", "turn")]
    assert (arythea.crystals, arythea.mana) == ({"red": 2}, {"gold": 1})
    assert (arythea.hero, arythea.fame, arythea.armor.total, arythea.hand_limit.total) == ("arythea", 4, 2, 5)


def test_what_strengthens_a_unit_shows_in_its_armor():
    state = table()
    first = state.players[0].units[0]
    happen(state, EffectBegan(LastingEffect(UNIT_ARMOR, 0, first.uid, 2, 0, UNTIL_TURN, card("rage"))))
    happen(state, EffectBegan(LastingEffect(UNIT_RESISTS, 0, -1, 6, 0, UNTIL_TURN, card("rage"))))
    peasants, guards = board_view(state, None).players[0].units
    assert [part.amount for part in peasants.armor.parts] == [LIB.units[first.kind].armor, 2]
    assert (guards.armor.total, guards.resistances) == (
        LIB.units[number("unit", "utem_guardsmen")].armor,
        ("fire", "ice"),
    )


def test_the_hand_limit_counts_keeps_and_says_so():
    state = table()
    happen(state, ShieldPlaced(0, KEEP), FigureMoved(0, KEEP, False), HandLimitRaised(0, 2))
    arythea, tovak = board_view(state, None).players
    assert [(part.amount, part.source.key) for part in arythea.hand_limit.parts] == [
        (5, "board-part-level"),
        (1, "board-part-keeps"),
        (2, "board-part-effect"),
    ]
    assert (arythea.hand_limit.total, tovak.hand_limit.total) == (8, 5)
    assert arythea.hand_limit.total == hand_limit(state, 0)


def test_the_fight_is_shown_with_what_is_still_needed():
    state = battle()
    fight = board_view(state, 0).combat
    assert fight is not None
    guards, heroes = fight.enemies
    assert (fight.kind, fight.site, fight.space) == ("assault", "keep", KEEP)
    assert (guards.fortified, guards.attackable, heroes.fortified, heroes.attackable) == (2, False, 1, True)
    assert (heroes.token, heroes.aimed, heroes.resistances) == (token("heroes_fire"), True, ("fire",))
    assert [(each.element, each.needed, each.gathered) for each in heroes.attacks] == [
        ("physical", 4, 3),
        ("fire", 2, 1),
    ]
    assert (fight.total, fight.needed.total) == (2, 4), "fire against fire resistance counts half"
    assert [(each.amount, each.kind, each.element, each.source.name) for each in fight.attack] == [
        (4, "siege", "fire", "rage")
    ]


def test_the_dummy_player_shows_what_lies_open():
    dummy = board_view(dummy_table(), 0).dummy
    assert dummy is not None
    assert (dummy.hero, dummy.deck, dummy.discard, dummy.crystals) == ("goldyx", 16, (), {"green": 2, "blue": 1})


def test_names_stand_in_the_order_of_the_rules():
    assert [UNTIL[at] for at in (UNTIL_TURN, UNTIL_COMBAT, UNTIL_ROUND, UNTIL_MY_TURN, UNTIL_PHASE, UNTIL_USED)] == [
        "turn",
        "combat",
        "round",
        "my_turn",
        "phase",
        "used",
    ]
    assert [COMBAT_KINDS[at] for at in (ASSAULT, ADVENTURE, RAMPAGE, BURNING, INCANTATION, RIVALS)] == list(
        COMBAT_KINDS
    )
    assert [LIMITS[at] for at in (FREE, ONLY_ENEMY, NOT_ENEMY, DOUBLE_SWIFT, PER_TRAIT)] == list(LIMITS)


@pytest.mark.parametrize("name", TABLES)
def test_a_view_survives_the_wire_and_names_no_number_of_the_library(name):
    view = board_view(TABLES[name](), 0)
    wire = msgspec.json.encode(view)
    assert msgspec.json.decode(wire, type=BoardView) == view
    plain: dict[str, Any] = msgspec.json.decode(wire)
    assert plain["players"][0]["hero"] == "arythea"
    assert number("hero", "arythea") == 0
