"""How a combat between players begins, and how the defender attends it."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.lattice import hex_at, hex_place
from mageknight.board.terms import PH_MOVE
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from tests.board.rules.fights import hand, me
from tests.board.rules.games import lazily, walk
from tests.board.rules.rivals import AT_HOME, contest, duel, passes, play, two
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


@rule("UE-OTHERP-03", "UE-PVP-02", "UE-PVP-06")
def test_staying_on_anothers_space_is_an_attack_and_the_action_of_the_turn() -> None:
    match = two("hand: march, rage", "hand: march, rage", more="move: 2")
    assert "attack-hero other=1" not in options(match)
    do(match, "0: step-to 0,-2")
    assert refused(match, "0: end-turn").rules == ("UE-OTHERP-03",)
    do(match, "0: attack-hero other=1")
    assert deciding(match) == [(1, "attendance")]
    assert options(match) == ["choose-option option=0", "choose-option option=1"]
    assert (contest(match).aggressor, contest(match).defender) == (0, 1)
    assert view(match).turn.acted


@rule("UE-PVP-01", "UE-COMBAT-15")
def test_a_step_that_provokes_does_not_lead_to_another_hero() -> None:
    match = two("hand: march", "hand: march", more="move: 9", tokens="3,-3: prowlers", places=("3,-2", "2,-2"))
    assert refused(match, "0: step-to 2,-2").rules == ("UE-PVP-01", "UE-COMBAT-15")
    do(match, "0: step-to 3,-1")
    assert "step-to space=2,-2" not in options(match)


@rule("UE-PVP-01")
def test_the_same_step_is_allowed_where_nobody_is_provoked() -> None:
    match = two("hand: march", "hand: march", more="move: 9", places=("3,-2", "2,-2"))
    assert "step-to space=2,-2" in options(match)


@rule("UE-COMBAT-03", "UE-COMBAT-02", "UE-MOVE-09")
def test_entering_a_keep_with_its_owner_at_home_starts_a_combat_with_the_owner() -> None:
    match = two("hand: march", "hand: march", more="move: 9", **AT_HOME)
    do(match, "0: step-to 5,-6")
    assert deciding(match) == [(1, "attendance")]
    assert me(match).reputation == -1
    assert view(match).combat.enemies == ()
    assert view(match).combat.site == "keep"


@pytest.mark.parametrize(
    "more, change, rules",
    [
        ("", "flipped", "UE-OTHERP-08"),
        ("", "announced", "UE-OTHERP-09"),
        ("", "ending", "UE-OTHERP-10"),
        ("scenario: full_cooperation", "", "UE-OTHERP-11"),
        ("variants: no_player_combat", "", "UE-OTHERP-11"),
    ],
)
@rule("UE-OTHERP-08", "UE-OTHERP-09", "UE-OTHERP-10", "UE-OTHERP-11")
def test_when_players_may_not_be_attacked(more: str, change: str, rules: str) -> None:
    match = two("hand: march", "hand: march", more="move: 2; " + more)
    if change == "flipped":
        match.state.players[1].flipped = True
    elif change:
        setattr(match.state, change, 1)
        match.state.last_turns[:] = [0, 1]
    do(match, "0: step-to 0,-2")
    assert refused(match, "0: attack-hero other=1").rules[0] == rules
    do(match, "0: end-turn", "0: choose-card march")
    assert hex_place(me(match).space) == (0, -1)
    assert "wound" in hand(match)


@rule("UE-SCN-RECON-05", "UE-OTHERP-11")
def test_a_first_reconnaissance_is_peaceful_unless_the_table_agrees_otherwise() -> None:
    peaceful = two("hand: march", "hand: march", more="move: 2; scenario: first_reconnaissance")
    do(peaceful, "0: step-to 0,-2")
    assert refused(peaceful, "0: attack-hero other=1").reason == "board-no-player-combat"
    agreed = two("hand: march", "hand: march", more="move: 2; scenario: first_reconnaissance; variants: player_combat")
    do(agreed, "0: step-to 0,-2", "0: attack-hero other=1")
    assert deciding(agreed) == [(1, "attendance")]
    with pytest.raises(Refusal) as refusal:
        two("hand: march", "hand: march", more="move: 2; scenario: full_conquest; variants: player_combat")
    assert refusal.value.reason == "board-variant-senseless"


@rule("UE-VAR-FRIENDLY-03")
def test_without_combat_between_players_a_keep_with_its_owner_stays_closed() -> None:
    match = two("hand: march", "hand: march", more="move: 9; variants: no_player_combat", **AT_HOME)
    assert refused(match, "0: step-to 5,-6").rules == ("UE-OTHERP-01",)


@rule("UE-OTHERP-12")
def test_teammates_do_not_fight() -> None:
    match = two("hand: march", "hand: march", more="move: 2")
    match.state.teams[:] = [0, 0]
    do(match, "0: step-to 0,-2")
    assert refused(match, "0: attack-hero other=1").rules == ("UE-OTHERP-12",)


@rule("UE-OTHERP-07", "UE-OTHERP-05")
def test_heroes_meet_in_a_conquered_city_without_fighting() -> None:
    match = two(
        "hand: march, rage",
        "hand: march",
        more="move: 9; scenario: full_conquest",
        tiles="1,1: core_05",
        places=("4,-5", "4,-4"),
    )
    field = match.state.map
    city = field.city_at[0]
    q, r = hex_place(city)
    field.city_taken[0] = 1
    field.city_shields.append(city * 8 + 1)
    match.state.players[1].where = city
    match.state.players[0].where = hex_at(q, r + 1)
    do(match, f"0: step-to {q},{r}")
    assert me(match).space == me(match, 1).space
    assert "attack-hero other=1" not in options(match)
    do(match, f"0: step-to {q},{r + 1}")
    assert hex_place(me(match).space) == (q, r + 1)


@rule("UE-PVP-04", "UE-PVP-05")
def test_before_the_combat_the_defender_may_plunder_but_not_announce_the_end() -> None:
    match = two("hand: march", "hand: march; deck: rage, stamina", more="move: 9", places=("2,-2", "2,-3"))
    do(match, "0: step-to 2,-3", "0: attack-hero other=1")
    assert deciding(match) == [(1, "reaction")]
    do(match, "1: plunder")
    assert len(hand(match, 1)) == 3
    assert deciding(match) == [(1, "attendance")]
    match.state.players[1].deck.clear()
    assert refused(match, "1: forfeit").reason


def attacked(
    second: str, more: str = "", places: tuple[str, str] = ("0,-1", "0,-2"), first: str = "hand: march, rage"
) -> Match[Any]:
    """Seat 1 is attacked and must say how to attend."""
    match = two(first, second, more="move: 9; " + more, places=places)
    do(match, f"0: step-to {places[1]}", "0: attack-hero other=1")
    if deciding(match) == [(1, "reaction")]:
        do(match, "1: decline")
    return match


def back_again(match: Match[Any]) -> None:
    """Seat 0 stands on the space of seat 1 as if no action had been taken this turn."""
    match.state.players[0].where = match.state.players[1].where
    match.state.turn.path[:] = [hex_at(0, -1)]
    match.state.turn.acted = False
    match.state.turn.phase = PH_MOVE


@rule("UE-PVP-07", "UE-PVP-08", "UE-TURN-13", "UE-TURN-11")
def test_full_attendance_takes_the_next_turn_in_advance() -> None:
    match = attacked("hand: march, rage; deck: stamina, promise", first="hand: march, rage; deck: stamina, promise")
    do(match, "1: choose-option 0")
    assert me(match, 1).flipped
    passes(match, 1, 0, 0, 1)
    do(match, "1: end-turn", "1: choose-card march", "1: decline")
    assert view(match).turn.seat == 0
    back_again(match)
    assert "UE-PVP-07" in refused(match, "0: attack-hero other=1").rules
    match.state.turn.acted = True
    match.state.players[1].deck.clear()
    do(match, "0: end-turn", "0: choose-card march", "0: decline")
    assert deciding(match)[0][0] == 0, (
        "the turn of seat 1 was skipped, without a chance to announce the end of the Round"
    )
    assert not me(match, 1).flipped
    assert view(match).announced == -1


@rule("UE-PVP-09")
def test_full_attendance_brings_what_the_start_of_a_turn_brings() -> None:
    match = attacked("hand: march; mana: red", places=("1,-2", "1,-3"))
    do(match, "1: choose-option 0")
    assert me(match, 1).mana == {"red": 1, "gold": 1}
    other = attacked("hand: march; mana: red", places=("1,-2", "1,-3"))
    do(other, "1: choose-option 1")
    assert me(other, 1).mana == {"red": 1}


@rule("UE-PVP-10", "UE-PVP-16")
def test_only_who_attends_fully_uses_a_die_of_the_source() -> None:
    fully = attacked("hand: swiftness, swiftness; mana: red", "source: white, white, red")
    do(fully, "1: choose-option 0", "1: play-card swiftness strong")
    assert contest(fully).value == 3
    assert refused(fully, "1: play-card swiftness strong").reason == "board-no-mana"
    partly = attacked("hand: swiftness; mana: red", "source: white, white, red")
    do(partly, "1: choose-option 1")
    assert refused(partly, "1: play-card swiftness strong").reason == "board-no-mana"


@rule("UE-PVP-11", "UE-PVP-17")
def test_skills_are_for_who_attends_fully_but_for_those_of_others_turns() -> None:
    skills = "skills: tovak_cold_swordsmanship, tovak_motivation"
    fully = attacked("hand: march, rage; skills: tovak_cold_swordsmanship turn")
    do(fully, "1: choose-option 0")
    passes(fully, 1, 0, 0)
    do(fully, "1: use-skill tovak_cold_swordsmanship", "1: choose-option 1")
    assert contest(fully).elements == ("ice",)
    partly = attacked(f"hand: march, rage; {skills}; deck: stamina, promise")
    do(partly, "1: choose-option 1")
    passes(partly, 1, 0, 0)
    assert refused(partly, "1: use-skill tovak_cold_swordsmanship").rules == ("UE-PVP-17",)
    do(partly, "1: use-skill tovak_motivation")
    assert len(hand(partly, 1)) == 4


@rule("UE-PVP-12", "UE-PVP-13")
def test_full_attendance_ends_with_healing_and_the_end_of_a_turn() -> None:
    match = duel("hand: march", "hand: tranquility, rage, wound; deck: stamina, promise, march", attends="fully")
    passes(match, 0, 1)
    assert deciding(match) == [(1, "aftermath")]
    do(match, "1: play-card tranquility basic", "1: choose-option 0", "1: heal-wound hand")
    assert "wound" not in hand(match, 1)
    do(match, "1: end-turn", "1: decline")
    assert len(hand(match, 1)) == 5
    assert me(match, 1).mana == {}
    assert me(match, 1).discard == ("tranquility",)
    assert deciding(match) == [(0, "turn")]


@rule("UE-PVP-14")
def test_without_a_card_but_wounds_one_cannot_attend_fully() -> None:
    match = attacked("hand: wound, wound")
    assert refused(match, "1: choose-option 0").rules == ("UE-PVP-14",)
    do(match, "1: choose-option 1")
    assert deciding(match) == [(1, "rival-attack")]


@rule("UE-PVP-15", "UE-PVP-18", "UE-PVP-19")
def test_partial_attendance_ends_with_the_combat_and_keeps_turn_and_mana() -> None:
    match = attacked(
        "hand: march, rage, wound; mana: red, green; deck: stamina, promise",
        first="hand: march, rage; deck: stamina, promise",
    )
    do(match, "1: choose-option 1")
    passes(match, 1, 0, 0)
    do(match, "1: play-card rage strong", "1: strike", "0: end-phase", "1: decline")
    passes(match, 0, 1)
    assert deciding(match) == [(0, "turn")]
    assert not me(match, 1).flipped
    assert me(match, 1).mana == {"green": 1}
    assert hand(match, 1) == ("march", "wound")
    assert me(match, 1).played == ("rage",)
    back_again(match)
    assert "attack-hero other=1" in options(match)
    match.state.turn.acted = True
    do(match, "0: end-turn", "0: choose-card march")
    walk(match, lazily, lambda m: deciding(m)[0][0] == 1)
    assert deciding(match) == [(1, "turn")]
    assert me(match, 1).mana == {"green": 1}
    do(match, "1: play-card march basic", "1: end-turn")
    walk(match, lazily, lambda m: deciding(m)[0][0] == 0)
    assert me(match, 1).mana == {}


@rule("UE-PVP-03", "UE-PVP-64")
def test_the_defender_neither_moves_nor_explores_nor_acts() -> None:
    match = duel("hand: march", "hand: march, rage", attends="fully", places=("2,-2", "2,-3"))
    passes(match, 0)
    do(match, "1: play-card march strong")
    offered = " ".join(options(match))
    assert "step-to" not in offered
    assert "explore-at" not in offered
    assert "interact" not in offered
    passes(match, 1)
    assert deciding(match) == [(1, "aftermath")]
    assert refused(match, "1: step-to 2,-2").reason
    assert refused(match, "1: interact").reason
    assert not [one for one in options(match) if one.split()[0] in ("step-to", "explore-at", "interact", "challenge")]


@rule("UE-PVP-20", "UE-PVP-27")
def test_a_defender_who_attends_in_part_blocks_and_attacks() -> None:
    match = duel("hand: rage, march", "hand: determination, rage")
    play(match, 0, "rage strong")
    do(match, "0: strike", "1: play-card determination strong", "1: end-phase")
    assert deciding(match) == [(1, "rival-attack")]
    do(match, "1: play-card rage strong", "1: strike")
    assert deciding(match) == [(0, "rival-block")]
