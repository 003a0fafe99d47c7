"""Full and Blitz Cooperation: one team against the land."""

from __future__ import annotations

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.events.course import DummyFlipped, TurnBegan
from mageknight.board.lattice import START_SLOT
from mageknight.board.rules.game.opening import INTERACTIVE_SPELLS
from mageknight.board.rules.game.scoring import outcome_of, score_sheet
from mageknight.board.scenarios import SCENARIOS
from tests.board.rules.games import game, lazily, walk, words
from tests.board.scenarios.tables import found_city, points, table, tiles_in
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


@rule("UE-SCN-COOP-01", "UE-SCN-COOP-02", "UE-SCN-BLITZCOOP-01", "UE-SCN-BLITZCOOP-02")
@pytest.mark.parametrize(
    "scenario, seats, rounds, tiles",
    [
        ("full_cooperation", 2, 6, (8, 3, 2)),
        ("full_cooperation", 3, 6, (10, 4, 3)),
        ("blitz_cooperation", 2, 4, (7, 2, 1)),
        ("blitz_cooperation", 3, 4, (8, 3, 2)),
    ],
)
def test_the_map_is_open_and_its_tiles_go_by_the_players(
    scenario: str, seats: int, rounds: int, tiles: tuple[int, int, int]
) -> None:
    match = game(scenario, seats)
    kinds = ("countryside", "core_city", "core_non_city")
    assert tuple(len(tiles_in(match, kind)) for kind in kinds) == tiles
    assert LIB.tiles[match.state.map.tile_at[START_SLOT]].name == "start_b"
    assert (view(match).rounds, view(match).dummy is not None) == (rounds, True)


@rule("UE-SCN-COOP-03", "UE-SCN-BLITZCOOP-03")
@pytest.mark.parametrize(
    "scenario, seats, levels",
    [
        ("full_cooperation", 2, [5, 5, 8]),
        ("full_cooperation", 3, [5, 5, 5, 11]),
        ("blitz_cooperation", 2, [5, 8]),
        ("blitz_cooperation", 3, [5, 8, 11]),
    ],
)
def test_cities_have_their_levels_in_the_order_of_reveal(scenario: str, seats: int, levels: list[int]) -> None:
    assert [SCENARIOS[scenario].city_level(seats, at) for at in range(len(levels))] == levels


@rule("UE-SCN-BLITZCOOP-04", "UE-SCN-BLITZCOOP-05", "UE-SCN-BLITZCOOP-06")
def test_blitz_starts_with_fame_reputation_and_more_of_everything() -> None:
    shown = view(table("blitz_cooperation", 2))
    assert [(player.fame, player.reputation) for player in shown.players] == [(1, 2), (1, 2)]
    assert (len(shown.source), len(shown.offers.units)) == (5, 5)


@rule("UE-SCN-COOP-04")
def test_no_spells_or_skills_against_each_other() -> None:
    match = game("full_cooperation", 2)
    spells = [LIB.cards[card].name for card in (*match.state.spells, *match.state.spell_offer)]
    assert not [name for name in spells if name in INTERACTIVE_SPELLS]
    piles = [skill for player in match.state.players for skill in player.skill_pile]
    assert not [skill for skill in piles if LIB.skills[skill].mode == "competitive"]


@rule("UE-SCN-COOP-05")
def test_the_dummy_takes_a_random_tactic_before_the_players_choose() -> None:
    match = game("full_cooperation", 2)
    taken = match.state.dummy.tactic
    assert deciding(match)[0][1] == "tactic"
    assert taken >= 0
    assert "pick-tactic tactic=" + LIB.tactics[taken].name not in options(match)
    assert len(options(match)) == 5


@rule("UE-SCN-COOP-06", "UE-SCN-COOP-18")
def test_after_each_day_or_night_the_players_remove_one_of_their_tactics() -> None:
    match = table("blitz_cooperation", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic-removal")
    state = match.state
    seat = deciding(match)[0][0]
    used = [LIB.tactics[player.tactic].name for player in state.players]
    assert sorted(options(match)) == sorted("remove-tactic tactic=" + name for name in used)
    dummy = LIB.tactics[state.dummy.tactic].name
    assert refused(match, f"{seat}: remove-tactic {dummy}").rules == ("UE-SCN-COOP-06",)
    do(match, f"{seat}: remove-tactic {used[0]}")
    walk(match, lazily, lambda m: view(m).round == 3 and deciding(m)[0][1] == "tactic")
    left = [LIB.tactics[tactic].name for tactic in (*match.state.tactics, match.state.dummy.tactic)]
    assert used[0] not in left
    assert used[1] in left
    kinds: list[str] = []

    def store(kind: str, found: list[str]) -> str:
        kinds.append(kind)
        return lazily(kind, found)

    walk(match, store, lambda m: m.outcome() is not None)
    assert "tactic-removal" not in kinds


@rule("UE-SCN-COOP-08")
def test_after_the_last_city_every_player_has_a_turn_but_the_dummy_has_none() -> None:
    match = table("blitz_cooperation", 2)
    for space, leader in ((70, 0), (77, 1)):
        found_city(match, space, leader)
    walk(match, lazily, lambda m: view(m).ending == 1)
    happened = []
    turns = [match.pending()[0].seat]
    while match.pending():
        decision = match.pending()[0]
        commands = {words(match, command): command for command in match.options(decision)}
        happened += match.play(commands[lazily(decision.kind, list(commands))])
    turns += [event.seat for event in happened if isinstance(event, TurnBegan) and event.seat >= 0]
    assert sorted(turns) == [0, 1]
    assert not [event for event in happened if isinstance(event, DummyFlipped)]


@rule("UE-SCN-COOP-10", "UE-SCN-COOP-09", "UE-SCN-COOP-19")
def test_the_lowest_fame_and_the_best_of_each_achievement_count_for_all() -> None:
    match = table("full_cooperation", 2)
    one, other = match.state.players
    one.fame, other.fame = 20, 30
    one.deck.append(LIB.number("card", "fireball"))
    other.crystals[:] = [2, 2, 0, 0]
    one.deck.extend([0, 0])
    other.deck.append(0)
    for seat in (0, 1):
        lines = ("fame", "knowledge", "loot", "beating")
        assert [points(match, line, seat) for line in lines] == [20, 2, 2, -4]
    assert not [line for line in score_sheet(match.state) if "title" in line.what.key]
    assert (outcome_of(match.state).winners, outcome_of(match.state).scores) == ((), (20, 20))


@rule("UE-SCN-COOP-11", "UE-SCN-COOP-12", "UE-SCN-COOP-09")
def test_cities_count_and_so_does_that_everybody_leads_one() -> None:
    match = table("full_cooperation", 2)
    for space in (70, 77):
        found_city(match, space, 0)
    assert [points(match, "goal-" + line) for line in ("cities", "all", "leaders")] == [20, 0, 0]
    found_city(match, 84, 1)
    assert [points(match, "goal-" + line) for line in ("cities", "all", "leaders")] == [30, 15, 10]
    assert outcome_of(match.state).winners == (0, 1)


@rule("UE-SCN-COOP-13", "UE-SCN-COOP-14", "UE-SCN-COOP-15")
def test_rounds_left_cards_of_the_dummy_and_time_count_for_the_team() -> None:
    match = table("full_cooperation", 2)
    for space, leader in ((70, 0), (77, 1), (84, 0)):
        found_city(match, space, leader)
    match.state.round = 4
    match.state.dummy.deck[:] = match.state.dummy.deck[:7]
    match.state.announced = -1
    assert [points(match, "goal-" + line, 1) for line in ("rounds", "dummy", "time")] == [60, 7, 5]
    match.state.announced = 0
    assert points(match, "goal-time", 1) == 0
