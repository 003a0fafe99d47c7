"""Proposing a cooperative assault: when, where, with whom, and who agrees."""

from __future__ import annotations

import pytest

from tests.board.rules.sieges import CITY, agree, invite, share, siege, win
from tests.board.rules.sites import spot
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

PROPOSAL = f"0: propose-assault space={CITY}"


@rule("UE-COOP-01")
def test_cooperative_scenarios_allow_it_competitive_ones_only_if_agreed() -> None:
    assert PROPOSAL[3:] in options(siege())
    rivals = siege(scenario="full_conquest")
    assert refused(rivals, PROPOSAL).reason == "board-no-joint-assaults"
    assert PROPOSAL[3:] not in options(rivals)
    assert PROPOSAL[3:] in options(siege(scenario="full_conquest", more="variants: joint_assaults"))


@rule("UE-COOP-02")
def test_not_after_the_end_of_the_round_was_announced() -> None:
    match = siege()
    match.state.announced = 2
    match.state.last_turns[:] = [0, 1]
    assert refused(match, PROPOSAL).reason == "board-joint-assault-too-late"


@rule("UE-COOP-02")
def test_not_once_the_end_of_the_scenario_is_near() -> None:
    match = siege()
    match.state.ending = 1
    match.state.last_turns[:] = [0, 1, 2]
    assert refused(match, PROPOSAL).reason == "board-joint-assault-too-late"


@rule("UE-COOP-03")
def test_not_after_an_action_was_taken() -> None:
    match = siege("hand: march, rage; at: 4,-2")
    do(match, "0: interact")
    assert refused(match, PROPOSAL).reason == "board-action-done"


@rule("UE-COOP-04")
def test_the_initiator_must_be_next_to_the_city() -> None:
    far = siege("hand: march; at: 2,-3")
    assert refused(far, PROPOSAL).reason == "board-no-city-to-assault"
    assert refused(siege(), f"0: propose-assault {spot('W')}").reason == "board-no-city-to-assault"


@rule("UE-COOP-04")
def test_the_initiator_must_not_share_the_space_with_another_hero() -> None:
    match = siege("hand: march", f"hand: march; at: {spot('NE')}")
    assert refused(match, PROPOSAL).reason == "board-space-occupied"


@rule("UE-COOP-04")
def test_the_spell_of_underground_attack_reaches_the_city_from_afar() -> None:
    """From the tile in the north-west the city is two spaces away; but there must be mana for the spell, and night."""
    hero = "hand: underground_travel, march; mana: green, black; at: 3,-6"
    match = siege(hero, more="night: yes", tiles="0,2: countryside_03")
    assert PROPOSAL[3:] in options(match)
    by_day = siege(hero, tiles="0,2: countryside_03")
    assert refused(by_day, PROPOSAL).reason == "board-no-city-to-assault"
    without = siege("hand: march; at: 3,-6", more="night: yes", tiles="0,2: countryside_03")
    assert refused(without, PROPOSAL).reason == "board-no-city-to-assault"


@rule("UE-COOP-04", "UE-COOP-17")
def test_the_spell_leads_into_the_city_and_nowhere_else() -> None:
    hero = "hand: underground_travel, march; mana: green, black; at: 3,-6"
    match = siege(
        hero, more="night: yes; source: gold, gold", tiles="0,2: countryside_03", tokens=f"{spot('W')}: golems"
    )
    invite(match, 1, shares=(2, 2))
    agree(match, 1)
    do(match, "0: play-card underground_travel strong", f"0: choose-space {CITY}")
    assert len(view(match).combat.enemies) == 2
    assert all(enemy.fortified < 2 for enemy in view(match).combat.enemies)


@rule("UE-COOP-04", "UE-COOP-16")
def test_the_spell_leads_the_invited_in_as_well_where_others_have_fought() -> None:
    spell = "hand: underground_travel, march; mana: green, black"
    match = siege("hand: march", spell, more="night: yes; source: gold, gold")
    invite(match, 1, shares=(2, 2))
    agree(match, 1)
    win(match, 0)
    do(match, "1: play-card underground_travel strong", f"1: choose-space {CITY}")
    assert len(view(match).combat.enemies) == 2


@rule("UE-COOP-05")
def test_somebody_else_must_stand_next_to_the_city() -> None:
    match = siege("hand: march", "hand: march; at: 2,-3", "hand: march; at: 0,0")
    assert refused(match, PROPOSAL).reason == "board-nobody-suitable"
    assert PROPOSAL[3:] not in options(match)


@rule("UE-COOP-05", "UE-COOP-08")
def test_only_heroes_next_to_the_city_are_invited() -> None:
    match = siege("hand: march", "hand: march; at: 2,-3")
    do(match, PROPOSAL)
    assert options(match) == ["choose-seat other=2"]
    assert refused(match, "0: choose-seat 1").reason == "board-hero-not-suitable"


@rule("UE-COOP-06")
def test_a_hero_with_a_face_down_order_token_cannot_be_invited() -> None:
    match = siege("hand: march", "hand: march; flipped: yes")
    do(match, PROPOSAL)
    assert options(match) == ["choose-seat other=2"]


@rule("UE-COOP-07")
def test_with_nothing_but_wounds_in_hand_nobody_joins_but_the_hand_stays_secret() -> None:
    match = siege("hand: march", "hand: wound, wound")
    do(match, PROPOSAL)
    assert options(match) == ["choose-seat other=1", "choose-seat other=2"]
    do(match, "0: choose-seat 1", "0: decline", "0: choose-number 2")
    assert options(match) == ["decline"]
    assert refused(match, "1: join-assault").reason == "board-only-wounds-in-hand"


@rule("UE-COOP-08")
def test_the_initiator_invites_one_or_more_and_may_leave_others_out() -> None:
    match = siege()
    do(match, PROPOSAL)
    assert options(match) == ["choose-seat other=1", "choose-seat other=2"]
    assert refused(match, "0: decline").reason == "board-nobody-invited"
    do(match, "0: choose-seat 2")
    assert options(match) == ["choose-seat other=1", "decline"]
    do(match, "0: decline", "0: choose-number 1")
    assert deciding(match) == [(2, "agreement")]


@rule("UE-COOP-09")
def test_everybody_faces_at_least_one_and_all_defenders_are_shared_out() -> None:
    match = siege()
    invite(match, 1, 2)
    assert options(match) == ["choose-number number=1", "choose-number number=2"]
    assert refused(match, "0: choose-number 3").reason == "board-impossible-share"
    assert refused(match, "0: choose-number 0").reason == "board-impossible-share"
    do(match, "0: choose-number 1")
    assert options(match) == ["choose-number number=1", "choose-number number=2"]
    do(match, "0: choose-number 1")
    agree(match, 1, 2)
    assert view(match).assault.shares == (1, 1, 2)


@rule("UE-COOP-09")
def test_never_more_participants_than_defenders() -> None:
    match = siege(garrison="swordsmen, golems")
    do(match, PROPOSAL, "0: choose-seat 2")
    assert deciding(match) == [(2, "agreement")]
    assert refused(siege(garrison="swordsmen"), PROPOSAL).reason == "board-too-few-defenders"


@rule("UE-COOP-10")
def test_if_one_declines_nothing_happens_and_the_turn_goes_on() -> None:
    match = siege()
    before = [player.flipped for player in view(match).players]
    invite(match, 1, 2, shares=(1, 1, 2))
    agree(match, 1)
    do(match, "2: decline")
    assert (view(match).assault, view(match).turn.acted) == (None, False)
    assert [player.flipped for player in view(match).players] == before
    assert deciding(match) == [(0, "turn")]
    assert PROPOSAL[3:] in options(match)
    do(match, f"0: step-to {CITY}")
    assert len(view(match).combat.enemies) == 4


@rule("UE-COOP-10")
def test_nobody_is_asked_without_end() -> None:
    match = siege()
    for _ in range(3):
        invite(match, 1, shares=(2, 2))
        do(match, "1: decline")
    assert refused(match, PROPOSAL).reason == "board-proposed-enough"
    assert PROPOSAL[3:] not in options(match)


@rule("UE-COOP-11", "UE-COOP-03")
def test_the_invited_turn_their_order_tokens_down_the_initiator_takes_the_action() -> None:
    match = siege()
    invite(match, 1, 2, shares=(2, 1, 1))
    agree(match, 1, 2)
    assert [player.flipped for player in view(match).players] == [False, True, True]
    assert view(match).turn.acted
    assert deciding(match) == [(0, "march")]


@rule("UE-COOP-12")
@pytest.mark.parametrize(
    "order, dealt",
    [("0 1 2 3", [2, 1, 1]), ("3 2 1 0", [2, 1, 1])],
)
def test_the_garrison_is_shuffled_and_dealt_in_the_agreed_numbers(order: str, dealt: list[int]) -> None:
    match = siege(chance=f"tokens: {order}")
    tokens = sorted((packed & 1023) >> 1 for packed in match.state.map.tokens)
    invite(match, 1, 2, shares=(2, 1, 1))
    agree(match, 1, 2)
    assert [len(share(match, seat)) for seat in range(3)] == dealt
    assert match.state.assault.dealt == [tokens[int(at)] for at in order.split()]
    names = [
        [match.kit.format_value("enemy", t).split("-")[0] for t in match.state.assault.share_of(s)] for s in range(3)
    ]
    assert [list(part.enemies) for part in view(match).assault.parts] == names
