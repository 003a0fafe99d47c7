"""What a combat leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.rules.combat.outcome import REWARDS
from mageknight.kernel.match import Match
from mageknight.locale import render
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.fights import fighting, hand, me
from tests.board.rules.sites import finish, hexagon, rush, spot, visit
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

PLAIN = "hand: march; deck: stamina"


def rewards(match: Match[Any]) -> list[str]:
    """What is due at the end of the turn."""
    return [REWARDS[reward] for reward in match.state.turn.rewards]


def win(match: Match[Any]) -> Match[Any]:
    """Fight to the Attack phase, defeat everybody, end the combat."""
    rush(match)
    strike_hard(match, *[match.kit.format_value("enemy", one.token) for one in view(match).combat.enemies], amount=400)
    finish(match)
    return match


def lose(match: Match[Any]) -> Match[Any]:
    rush(match)
    finish(match)
    return match


def spot_number(match: Match[Any], place: str) -> int:
    return int(match.kit.parse_value("space", spot(place)))


def entering(tile: str, place: str, seat: str = PLAIN, command: str = "enter-site", **rest: Any) -> Match[Any]:
    match = visit(tile, place, seat, **rest)
    do(match, f"0: {command}")
    return match


# Rampaging enemies.


def orcs(tokens: str = f"{spot('W')}: prowlers") -> Match[Any]:
    """Seat 0 has challenged the orcs in the west from the south-west."""
    match = visit("countryside_04", "SW", PLAIN, tokens=tokens)
    do(match, f"0: challenge {spot('W')}")
    return match


@rule("UE-OUTCOME-01")
def test_a_combat_ends_after_its_attack_phase_whoever_is_left() -> None:
    match = lose(orcs())
    assert (view(match).combat, view(match).turn.phase) == (None, "done")


@rule("UE-OUTCOME-02", "UE-OUTCOME-03")
def test_defeated_orcs_raise_reputation_and_leave_an_empty_space_without_a_shield() -> None:
    match = win(orcs())
    assert (me(match).reputation, me(match).fame) == (1, 2)
    left = hexagon(match, "W")
    assert (left.enemies, left.shields, left.empty) == ((), (), True)
    again = visit("countryside_04", "SW", PLAIN, more="move: 9")
    again.state.map.slain.append(spot_number(again, "W"))
    do(again, f"0: step-to {spot('W')}")
    assert me(again).space == spot_number(again, "W")


@rule("UE-OUTCOME-04")
def test_a_defeated_draconum_raises_reputation_twice() -> None:
    match = visit("core_04", "NE", PLAIN, tokens=f"{spot('C')}: swamp_dragon")
    do(match, f"0: challenge {spot('C')}")
    win(match)
    assert (me(match).reputation, me(match).fame) == (2, 7)


@rule("UE-OUTCOME-03")
def test_each_rampaging_token_counts_for_itself() -> None:
    match = orcs(f"{spot('W')}: prowlers, diggers")
    rush(match)
    strike_hard(match, "prowlers")
    finish(match)
    assert me(match).reputation == 1
    assert [token.enemy for token in hexagon(match, "W").enemies] == ["diggers"]
    assert not hexagon(match, "W").empty


@rule("UE-OUTCOME-05")
def test_orcs_met_elsewhere_give_no_reputation() -> None:
    match = win(entering("countryside_08", "NE", tokens=f"{spot('NE')}: ruin_green_green"))
    assert me(match).reputation == 0
    dragon = win(entering("core_01", "NE", piles="red: swamp_dragon"))
    assert me(dragon).reputation == 0


@rule("UE-OUTCOME-13")
def test_an_undefeated_rampaging_enemy_stays() -> None:
    match = lose(orcs())
    assert [token.enemy for token in hexagon(match, "W").enemies] == ["prowlers"]
    assert me(match).reputation == 0


# Adventure sites.


@rule("UE-OUTCOME-06", "UE-OUTCOME-19")
@pytest.mark.parametrize(
    "tile, place, due",
    [
        ("countryside_07", "SE", ["dungeon"]),
        ("core_01", "NE", ["spell", "artifact"]),
        ("countryside_06", "W", ["crystal-roll"] * 2),
        ("core_01", "W", ["artifact", *["crystal-roll"] * 3]),
    ],
)
def test_a_cleared_site_is_marked_and_rewards_at_the_end_of_the_turn(tile: str, place: str, due: list[str]) -> None:
    match = win(entering(tile, place))
    assert (hexagon(match, place).shields, hexagon(match, place).enemies) == ((0,), ())
    assert sorted(rewards(match)) == sorted(due)
    assert (me(match).crystals, view(match, 0).drawn) == ({}, ())


@rule("UE-OUTCOME-19")
@pytest.mark.parametrize("face, kind", [(0, "artifact"), (3, "artifact"), (4, "offer-card"), (5, "offer-card")])
def test_a_die_decides_the_reward_of_a_dungeon(face: int, kind: str) -> None:
    match = win(entering("countryside_07", "SE"))
    match.state.core.forced.append((2, (face,)))
    do(match, "0: end-turn")
    while deciding(match)[0][1] == "reward":
        do(match, f"0: {options(match)[0]}")
    assert deciding(match)[0][1] == kind


@rule("UE-OUTCOME-14")
@pytest.mark.parametrize("tile, place, pile", [("countryside_07", "SE", "brown"), ("core_01", "NE", "red")])
def test_who_lives_in_a_dungeon_or_tomb_is_another_the_next_time(tile: str, place: str, pile: str) -> None:
    match = entering(tile, place)
    name = fighting(match)[0]
    lose(match)
    assert (hexagon(match, place).enemies, hexagon(match, place).shields) == ((), ())
    assert view(match).decks.discarded[pile] == (name,)
    assert rewards(match) == []


@rule("UE-OUTCOME-14")
def test_the_defender_of_a_monastery_is_discarded_too() -> None:
    match = lose(entering("countryside_05", "NE", command="burn-monastery", piles="violet: monks"))
    assert view(match).decks.discarded["violet"] == ("monks",)
    assert (hexagon(match, "NE").shields, hexagon(match, "NE").empty) == ((), False)


@rule("UE-OUTCOME-15")
def test_a_monster_of_a_den_stays_face_up() -> None:
    match = entering("countryside_06", "W")
    name = fighting(match)[0]
    lose(match)
    assert [token.enemy for token in hexagon(match, "W").enemies] == [name]


@rule("UE-OUTCOME-15")
def test_spawning_grounds_fill_up_again_face_down() -> None:
    match = entering("core_01", "W", piles="brown: gargoyle, minotaur")
    rush(match)
    strike_hard(match, "gargoyle")
    finish(match)
    assert sorted(token.enemy for token in hexagon(match, "W").enemies) == ["", "minotaur"]
    assert hexagon(match, "W").shields == ()


@rule("UE-OUTCOME-15", "UE-OUTCOME-16")
def test_the_next_hero_meets_who_was_left() -> None:
    match = visit("core_01", "W", PLAIN, tokens=f"{spot('W')}: minotaur, gargoyle hidden")
    do(match, "0: enter-site")
    assert sorted(fighting(match)) == ["gargoyle", "minotaur"]


@rule("UE-OUTCOME-15")
def test_what_hides_in_spawning_grounds_is_not_seen_from_beside() -> None:
    match = visit("core_01", "SW", PLAIN, more="move: 9", tokens=f"{spot('W')}: minotaur, gargoyle hidden")
    do(match, f"0: step-to {spot('C')}")
    assert sorted(token.enemy for token in hexagon(match, "W").enemies) == ["", "minotaur"]


@rule("UE-OUTCOME-06", "UE-COMBAT-06")
@pytest.mark.parametrize("tile, place", [("countryside_07", "SE"), ("core_01", "NE")])
def test_a_cleared_dungeon_or_tomb_can_be_entered_again_for_fame_only(tile: str, place: str) -> None:
    match = visit(tile, place, PLAIN, seats=2, more="scenario: full_conquest", shields=f"{spot(place)}: 1")
    do(match, "0: enter-site")
    fame = view(match).combat.enemies[0].fame
    win(match)
    assert (rewards(match), me(match).fame, hexagon(match, place).shields) == ([], fame, (1,))


@rule("UE-OUTCOME-06")
@pytest.mark.parametrize("tile, place", [("countryside_06", "W"), ("core_01", "W"), ("countryside_08", "NE")])
def test_other_cleared_sites_are_empty(tile: str, place: str) -> None:
    match = visit(tile, place, PLAIN, shields=f"{spot(place)}: 0")
    assert refused(match, "0: enter-site").reason == "board-site-cleared"


# Mazes.


@rule("UE-OUTCOME-06", "UE-OUTCOME-19")
@pytest.mark.parametrize("path, move, due", [(0, 2, ["crystal-choice"] * 2), (1, 4, ["spell"]), (2, 6, ["artifact"])])
@pytest.mark.parametrize("tile, place, more", [("countryside_12", "SW", []), ("core_09", "NW", ["action"])])
def test_mazes_reward_by_the_path_taken(
    path: int, move: int, due: list[str], tile: str, place: str, more: list[str]
) -> None:
    match = visit(tile, place, PLAIN.replace("hand: ", f"hand: {'rage, ' * move}"))
    do(match, f"0: enter-site {path}", "0: decline", *["0: play-card rage move"] * move)
    assert not view(match).combat.units_allowed
    win(match)
    assert rewards(match) == [*due, *more]
    assert hexagon(match, place).shields == (0,)


@rule("UE-COMBAT-06", "UE-TURN-36")
def test_a_path_of_a_maze_is_paid_with_move_played_inside() -> None:
    match = visit("countryside_12", "SW", "hand: march, stamina, rage; mana: green", more="move: 5")
    do(match, "0: enter-site 1", "0: decline")
    assert view(match).turn.move == 0, "what was left of the way here is lost"
    assert deciding(match) == [(0, "maze-path")]
    do(match, "0: play-card march basic", "0: play-card rage move")
    assert (deciding(match), view(match).turn.move) == ([(0, "maze-path")], 3)
    do(match, "0: play-card stamina basic")
    assert (deciding(match), view(match).turn.move) == ([(0, "combat")], 0), "what was too much is lost as well"


@rule("UE-COMBAT-06")
def test_whoever_turns_back_in_a_maze_has_acted_and_moves_no_more() -> None:
    match = visit("countryside_12", "SW", "hand: march, stamina, rage")
    do(match, "0: enter-site 1", "0: decline", "0: play-card march basic", "0: decline")
    assert (deciding(match), view(match).turn.move) == ([(0, "turn")], 0)
    assert [one for one in options(match) if one.startswith(("enter-site", "step-to", "rest"))] == []


@rule("UE-COMBAT-06")
def test_one_ready_unit_may_come_along_into_a_maze() -> None:
    seat = PLAIN + "; fame: 24; level: 5; units: peasants, foresters, herbalists wounded"
    match = visit("countryside_12", "SW", seat.replace("hand: ", "hand: rage, rage, "))
    do(match, "0: enter-site 0")
    first, second = [unit.uid for unit in me(match).units[:2]]
    assert options(match) == [f"choose-unit unit={first}", f"choose-unit unit={second}", "decline"]
    do(match, f"0: choose-unit {second}")
    assert refused(match, f"0: activate-unit {first} 0").reason == "board-units-not-allowed"
    do(match, "0: play-card rage move", "0: play-card rage move", "0: end-phase")
    assert refused(match, f"0: activate-unit {first} 0").reason == "board-units-not-allowed"
    do(match, f"0: activate-unit {second} 1")
    assert [points.amount for points in view(match).combat.block] == [3]


@rule("UE-OUTCOME-06")
def test_each_path_is_for_one_player_and_each_player_has_one_path() -> None:
    hand = "hand: march, march, march, rage; mana: green; deck: stamina"
    match = visit("countryside_12", "SW", hand, more="scenario: full_conquest", seats=2)
    match.state.map.shields.append(spot_number(match, "SW") * 8 + 1)
    match.state.map.paths.append(spot_number(match, "SW") * 4 + 1)
    assert [o for o in options(match) if o.startswith("enter-site")] == ["enter-site", "enter-site path=2"]
    assert refused(match, "0: enter-site 1").reason == "board-site-cleared"
    do(match, "0: enter-site 2", "0: decline", *["0: play-card march basic"] * 3)
    win(match)
    assert hexagon(match, "SW").shields == (1, 0)
    mine = visit("countryside_12", "SW", PLAIN, more="move: 6", shields=f"{spot('SW')}: 0")
    assert refused(mine, "0: enter-site 0").reason == "board-site-cleared"


# Fortified sites and monasteries.


def storm(tile: str, start: str, place: str, tokens: str, more: str = "move: 9", **rest: Any) -> Match[Any]:
    match = visit(tile, start, PLAIN, more=more, tokens=f"{spot(place)}: {tokens}", **rest)
    do(match, f"0: step-to {spot(place)}")
    return match


@rule("UE-OUTCOME-08", "UE-OUTCOME-09", "UE-OUTCOME-10")
@pytest.mark.parametrize(
    "tile, start, place, name, due",
    [("countryside_03", "C", "NE", "golems", []), ("countryside_04", "NE", "C", "monks", ["spell"])],
)
def test_a_conquered_keep_or_tower_is_marked_and_held(
    tile: str, start: str, place: str, name: str, due: list[str]
) -> None:
    match = win(storm(tile, start, place, name))
    assert (hexagon(match, place).shields, rewards(match)) == ((0,), due)
    assert me(match).space == spot_number(match, place)


@rule("UE-OUTCOME-11", "UE-OUTCOME-12")
def test_a_burned_monastery_is_marked_and_gives_an_artifact() -> None:
    match = win(entering("countryside_05", "NE", command="burn-monastery"))
    burned = hexagon(match, "NE")
    assert (burned.shields, burned.empty, rewards(match)) == ((0,), True, ["artifact"])
    assert me(match).reputation == -3


@rule("UE-OUTCOME-17")
def test_who_fails_an_assault_withdraws_unharmed_to_where_it_came_from() -> None:
    match = storm("countryside_03", "C", "NE", "golems")
    rush(match)
    wounds = hand(match).count("wound")
    finish(match)
    assert me(match).space == spot_number(match, "C")
    do(match, "0: end-turn")
    assert hand(match).count("wound") == wounds
    assert [token.enemy for token in hexagon(match, "NE").enemies] == ["golems"]


@rule("UE-OUTCOME-18", "UE-ENDTURN-03")
def test_from_an_unsafe_space_the_withdrawal_goes_on() -> None:
    """The second player stands where the assault came from; one step farther back it is safe."""
    match = visit(
        "countryside_03",
        "C",
        PLAIN,
        more="move: 9; scenario: full_conquest",
        tokens=f"{spot('NE')}: golems",
        seats=2,
        others=f"at: {spot('E')}",
    )
    do(match, f"0: step-to {spot('E')}", f"0: step-to {spot('NE')}")
    rush(match)
    wounds = hand(match).count("wound")
    finish(match)
    assert me(match).space == spot_number(match, "E")
    do(match, "0: end-turn")
    assert me(match).space == spot_number(match, "C")
    assert hand(match).count("wound") == wounds + 1


@rule("UE-OUTCOME-16")
def test_a_garrison_once_seen_stays_seen() -> None:
    match = storm("countryside_03", "C", "NE", "golems hidden", more="move: 9; night: yes")
    lose(match)
    assert [token.enemy for token in hexagon(match, "NE").enemies] == ["golems"]
    assert "golems" in str(view(match).tiles)


@rule("UE-ENDTURN-07")
@pytest.mark.parametrize(
    "tile, place, colours", [("countryside_03", "SE", ["white"]), ("countryside_13", "SE", ["blue", "green"])]
)
def test_mines_give_a_crystal_and_deep_mines_the_choice(tile: str, place: str, colours: list[str]) -> None:
    match = visit(tile, place, PLAIN)
    do(match, "0: play-card march basic", "0: end-turn")
    if len(colours) > 1:
        assert options(match) == [f"choose-colour colour={colour}" for colour in colours]
        do(match, f"0: choose-colour {colours[-1]}")
    assert me(match).crystals == {colours[-1]: 1}


@rule("UE-ENDTURN-14")
def test_an_artifact_that_is_given_back_is_not_called_chosen() -> None:
    match = win(entering("core_01", "W"))
    do(match, "0: end-turn")
    while match.pending()[0].kind != "artifact":
        match.play(next(iter(match.options(match.pending()[0]))))
    words = [render(match.kit.describe(match.state, each), "en") for each in match.options(match.pending()[0])]
    assert words
    assert all("back under the deck" in each for each in words)
