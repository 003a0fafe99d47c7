"""The course of a cooperative assault: combats one after another, one outcome, the ends of the turns."""

from __future__ import annotations

from typing import Any

from mageknight.board.rules.turn.hands import hand_limit
from mageknight.kernel.match import Match
from tests.board.rules.sieges import (
    CITY,
    agree,
    defeat,
    end_turn,
    enter,
    flee,
    invite,
    share,
    siege,
    win,
)
from tests.board.rules.sites import spot
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


def assault(*seats: str, shares: tuple[int, ...] = (2, 1, 1), **more: Any) -> Match[Any]:
    """All three assault the city; the garrison is dealt in the order of its tokens."""
    match = siege(*seats, **more)
    invite(match, 1, 2, shares=shares)
    agree(match, 1, 2)
    return match


def space(match: Match[Any], place: str) -> int:
    return int(match.kit.parse_value("space", spot(place)))


def city(match: Match[Any]) -> Any:
    return view(match).cities[0]


@rule("UE-COOP-13", "UE-COOP-14")
def test_they_fight_in_the_round_order_from_the_initiator_on_each_to_the_end() -> None:
    match = assault()
    for seat in range(3):
        assert deciding(match) == [(seat, "march")]
        enter(match, seat)
        assert (deciding(match), view(match).turn.phase) == ([(seat, "combat")], "ranged")
        flee(match, seat)
    assert deciding(match) == [(0, "turn")]


@rule("UE-COOP-13")
def test_the_round_order_decides_who_follows() -> None:
    match = siege(order="1, 0, 2, -1")
    invite(match, 1, 2, shares=(2, 1, 1))
    assert deciding(match) == [(2, "agreement")]
    agree(match, 2, 1)
    win(match, 0)
    assert deciding(match) == [(2, "march")]
    win(match, 2)
    assert deciding(match) == [(1, "march")]


@rule("UE-COOP-17")
def test_nothing_but_the_way_into_the_city_is_allowed() -> None:
    match = assault("hand: march, rage")
    assert refused(match, f"0: step-to {spot('E')}").reason == "board-only-into-the-city"
    match.state.turn.move = 0
    assert refused(match, f"0: step-to {CITY}").facts == {"cost": 2, "have": 0}
    assert f"step-to space={CITY}" not in options(match)
    assert not [
        word for word in options(match) if word.split()[0] in ("explore-at", "interact", "begin-rest", "end-turn")
    ]
    do(match, "0: play-card march basic", f"0: step-to {CITY}")
    assert view(match).players[0].space == space(match, "C")


@rule("UE-COOP-17")
def test_flying_is_no_way_into_the_city() -> None:
    hero = f"hand: underground_travel, march; mana: green; at: {spot('NW')}"
    match = siege(hero, tiles="0,2: countryside_03", places=("NW", "E", "NE"))
    assert "play-card card=underground_travel use=basic" in options(match)
    invite(match, 1, shares=(2, 2))
    agree(match, 1)
    assert refused(match, "0: play-card underground_travel basic").reason == "board-no-movement-now"


@rule("UE-COOP-17", "UE-COOP-22")
def test_who_cannot_pay_for_the_way_stays_behind_and_the_city_stands() -> None:
    match = assault()
    win(match, 0)
    do(match, "1: decline")
    win(match, 2)
    assert (city(match).leader, city(match).garrison) == (-1, 1)
    assert [view(match).players[seat].space for seat in range(3)] == [space(match, p) for p in ("NE", "E", "NW")]


@rule("UE-COOP-15", "UE-MANA-12")
def test_everybody_may_use_a_die_and_none_comes_back_before_the_assault_is_over() -> None:
    match = assault(more="source: red, green, green, black, black, black")
    do(match, "0: play-card march strong")
    win(match, 0)
    do(match, "1: play-card march strong")
    taken = [die.owner for die in view(match).source]
    assert (taken.count(0), taken.count(1), view(match).turn.dice) == (1, 1, 0)
    win(match, 1)
    assert [die.owner for die in view(match).source] == taken
    enter(match, 2)
    assert view(match).turn.dice == 1
    flee(match, 2)
    assert all(die.owner == -1 for die in view(match).source)


@rule("UE-COOP-16")
def test_a_participant_can_use_what_is_usable_before_and_at_the_beginning_of_a_turn() -> None:
    match = assault("hand: march", "hand: march, rage; tactic: midnight_meditation", more="night: yes")
    win(match, 0)
    assert deciding(match) == [(1, "before-turn")]
    do(match, "1: use-tactic", "1: choose-card rage", "1: decline")
    assert deciding(match) == [(1, "march")]


@rule("UE-COOP-16")
def test_the_beginning_of_a_participants_part_brings_the_mana_of_a_glade() -> None:
    match = siege("hand: march", "hand: march, rage", tile="core_05", places=("SE", "NW", "NE"))
    invite(match, 1, shares=(2, 2))
    agree(match, 1)
    assert view(match).players[1].mana == {}
    win(match, 0)
    assert view(match).players[1].mana == {"gold": 1}


@rule("UE-COOP-18")
def test_rampaging_enemies_provoked_on_the_way_join_that_participant() -> None:
    """The dragon in the south-east is next to the city and to the forest in the east, where seat 1 comes from."""
    match = assault(tokens=f"{spot('SE')}: swamp_dragon")
    enter(match, 0)
    assert "swamp_dragon" not in [enemy.enemy for enemy in view(match).combat.enemies]
    flee(match, 0)
    enter(match, 1)
    assert "swamp_dragon" in [enemy.enemy for enemy in view(match).combat.enemies]
    assert len(view(match).combat.enemies) == 2


@rule("UE-COOP-19")
def test_rampaging_enemies_next_to_the_city_may_be_challenged_along() -> None:
    match = assault(tokens=f"{spot('SE')}: swamp_dragon")
    match.state.turn.move = 2
    do(match, f"0: step-to {CITY}")
    assert options(match) == [f"choose-space space={spot('SE')}", "decline"]
    do(match, f"0: choose-space {spot('SE')}")
    assert "swamp_dragon" in [enemy.enemy for enemy in view(match).combat.enemies]
    assert len(view(match).combat.enemies) == 3


@rule("UE-COOP-20", "UE-CITY-15")
def test_everybody_loses_reputation_and_gets_shields_for_the_own_defenders() -> None:
    match = assault()
    for seat in range(3):
        win(match, seat)
    assert [player.reputation for player in view(match).players] == [-1, -1, -1]
    assert (city(match).shields, city(match).leader) == ((0, 0, 1, 2), 0)


@rule("UE-COOP-21")
def test_a_participant_faces_only_what_was_dealt_and_touches_nothing_else() -> None:
    """Demolish lowers the armor of all enemies: of those at hand."""
    match = assault("hand: demolish, march; mana: red, red")
    enter(match, 0)
    mine = sorted(share(match, 0))
    assert sorted(match.kit.format_value("enemy", enemy.token) for enemy in view(match).combat.enemies) == mine
    do(match, "0: play-card demolish basic", "0: pay-mana token-red red")
    lowered = [enemy.armor.total for enemy in view(match).combat.enemies]
    assert len(lowered) == 2
    flee(match, 0)
    enter(match, 1)
    assert [part.rule for part in view(match).combat.enemies[0].armor.parts] == ["", "UE-CITY-10"]


@rule("UE-COOP-22")
def test_the_city_falls_when_its_defenders_are_gone_whatever_else_fights_on() -> None:
    match = assault(tokens=f"{spot('SE')}: swamp_dragon")
    win(match, 0)
    enter(match, 1)
    defeat(match, 1, *share(match, 1))
    assert city(match).leader == -1
    flee(match, 1)
    win(match, 2)
    assert city(match).leader == 0
    assert [view(match).players[seat].space for seat in range(3)] == [space(match, "C")] * 3


@rule("UE-COOP-23", "UE-CITY-15")
def test_if_the_city_stands_all_withdraw_to_where_they_came_from() -> None:
    match = assault()
    win(match, 0)
    assert view(match).players[0].space == space(match, "C")
    enter(match, 1)
    flee(match, 1)
    win(match, 2)
    assert city(match).leader == -1
    assert [view(match).players[seat].space for seat in range(3)] == [space(match, p) for p in ("NE", "E", "NW")]
    assert (city(match).shields, city(match).garrison) == ((0, 0, 2), 1)


@rule("UE-COOP-24")
def test_all_end_their_turns_in_the_round_order_healing_before_that() -> None:
    match = assault("hand: march", "hand: tranquility, wound")
    for seat in range(3):
        win(match, seat)
    assert deciding(match) == [(0, "turn")]
    end_turn(match, 0)
    assert (deciding(match), view(match).turn.seat) == ([(1, "turn")], 1)
    do(match, "1: play-card tranquility basic", "1: choose-option 0")
    assert "heal-wound unit=hero" in options(match)
    do(match, "1: heal-wound hand")
    assert "wound" not in view(match, 1).hand
    end_turn(match, 1)
    assert deciding(match) == [(2, "turn")]
    end_turn(match, 2)
    assert view(match).assault is None


@rule("UE-COOP-24", "UE-ENDTURN-24")
def test_every_participant_draws_up_with_the_bonus_of_the_conquered_city() -> None:
    match = assault("hand: march; deck: rage, rage, rage, rage, rage, rage, rage, rage")
    for seat in range(3):
        win(match, seat)
    assert [hand_limit(match.state, seat) - match.state.players[seat].hand_limit() for seat in range(3)] == [2, 1, 1]
    end_turn(match, 0)
    assert view(match).players[0].hand == hand_limit(match.state, 0)


@rule("UE-TURN-12", "UE-COOP-11", "UE-TURN-11")
def test_the_invited_miss_their_next_turn_and_turn_their_tokens_up_again() -> None:
    match = assault()
    for seat in range(3):
        win(match, seat)
    for seat in range(3):
        end_turn(match, seat)
    assert view(match).turn.seat == 0
    assert [player.flipped for player in view(match).players] == [False, False, False]


@rule("UE-TURN-14", "UE-TURN-12")
def test_a_skill_in_the_centre_comes_home_with_what_it_brings_when_a_turn_is_missed() -> None:
    """Source Freeze brings a crystal of a colour of the Source when it comes home."""
    match = siege("hand: march", "hand: march, rage; skills: goldyx_source_freeze centre", more="source: green, green")
    invite(match, 1, shares=(2, 2))
    agree(match, 1)
    win(match, 0)
    win(match, 1)
    end_turn(match, 0)
    end_turn(match, 1)
    end_turn(match, 2)
    assert view(match).players[1].skills[0].state == "round"
    assert sum(view(match).players[1].crystals.values()) == 1


@rule("UE-TURN-12", "UE-TURN-15")
def test_only_those_who_were_invited_miss_a_turn() -> None:
    match = siege()
    invite(match, 2, shares=(2, 2))
    agree(match, 2)
    win(match, 0)
    win(match, 2)
    end_turn(match, 0)
    end_turn(match, 2)
    assert (deciding(match)[0][0], view(match).turn.seat) == (1, 1)
    assert view(match).players[2].flipped
    end_turn(match, 1)
    assert (view(match).turn.seat, view(match).players[2].flipped) == (0, False)


def test_time_that_bends_for_a_participant_wins_the_turn_back() -> None:
    match = assault(
        "hand: march", "hand: space_bending, march; mana: blue, black", more="night: yes; source: gold, gold"
    )
    win(match, 0)
    do(match, "1: play-card space_bending strong")
    win(match, 1)
    win(match, 2)
    for seat in range(3):
        end_turn(match, seat)
    assert view(match).turn.seat == 1


@rule("UE-COOP-01", "UE-COOP-13")
def test_rivals_who_agreed_to_it_meet_in_the_city_without_fighting_each_other() -> None:
    match = siege(scenario="full_conquest", more="variants: joint_assaults", order="0, 1, 2")
    invite(match, 1, 2, shares=(2, 1, 1))
    agree(match, 1, 2)
    for seat in range(3):
        win(match, seat)
    assert city(match).leader == 0
    for seat in range(3):
        end_turn(match, seat)
    assert (view(match).turn.seat, view(match).assault) == (0, None)
