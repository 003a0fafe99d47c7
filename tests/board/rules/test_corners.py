"""Rules that stand a little apart: piles that run out, offers, levels, the order of things."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.lattice import hex_at
from mageknight.board.rules.world.ground import ADVENTURE, FORTIFIED_SITES
from mageknight.board.terms import SITES
from mageknight.kernel.match import Match
from tests.board.rules.fights import fight, hand, me
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


@rule("UE-FLOW-10")
def test_sites_are_grouped_into_fortified_adventure_and_rampaging() -> None:
    assert [SITES[site] for site in FORTIFIED_SITES] == ["keep", "mage_tower", "city"]
    assert {SITES[site] for site in ADVENTURE} >= {
        "dungeon",
        "tomb",
        "monster_den",
        "spawning_grounds",
        "ancient_ruins",
    }
    match = land(at="1,-3", more="move: 9", seat="hand: march", tokens="1,-4: prowlers")
    assert refused(match, "0: enter-site 0").reason == "board-no-adventure-here"
    assert refused(match, "0: step-to 1,-4").reason == "board-rampager-there"


@rule("UE-SETUP-04")
def test_an_exhausted_pile_is_made_anew_from_its_discards() -> None:
    match = land(at="2,-3", more="move: 9", seat="hand: march")
    state = match.state
    state.discards[0].extend(state.piles[0])
    state.piles[0].clear()
    state.map.deck.append(LIB.number("tile", "countryside_05"))
    discarded = len(state.discards[0])
    do(match, "0: explore-at 1,1")
    assert (len(state.piles[0]), state.discards[0]) == (discarded - 1, [])


@rule("UE-SETUP-06", "UE-WOUND-01")
def test_wounds_never_run_out() -> None:
    match = land(seat="hand: blood_ritual, march" + ", wound" * 40)
    do(match, "0: play-card blood_ritual basic", "0: choose-colour red")
    assert hand(match).count("wound") == 41


@rule("UE-SETUP-29")
def test_level_tokens_give_their_values_in_ascending_order() -> None:
    values = []
    for fame in (0, 3, 8, 15, 24, 35, 48, 63, 80, 99):
        player = me(land(seat=f"fame: {fame}; hand: march"))
        values.append((player.level, player.armor.total, player.hand_limit.total, player.command))
    assert values == [
        (1, 2, 5, 1),
        (2, 2, 5, 1),
        (3, 3, 5, 2),
        (4, 3, 5, 2),
        (5, 3, 6, 3),
        (6, 3, 6, 3),
        (7, 4, 6, 4),
        (8, 4, 6, 4),
        (9, 4, 7, 5),
        (10, 4, 7, 5),
    ]


@rule("UE-SETUP-35")
def test_shields_never_run_out() -> None:
    match = land(seat="hand: march")
    match.state.map.shields.extend([hex_at(0, 0) * 8] * 60)
    shields = [hex_.shields for tile in view(match).tiles for hex_ in tile.hexes if (hex_.q, hex_.r) == (0, 0)]
    assert len(shields[0]) == 60


def round_over(match: Match[Any]) -> None:
    number = view(match).round
    walk(match, lazily, lambda m: view(m).round != number)


@rule("UE-ROUND-06", "UE-ROUND-10")
def test_monasteries_lay_out_advanced_actions_anew_each_round() -> None:
    match = land(
        at="2,-3", seat="hand: march, rage; deck: stamina", tiles="1,1: countryside_05", more="monastery: fire_bolt"
    )
    old = match.state.monastery_offer[0]
    match.state.dummy.deck.clear()
    round_over(match)
    assert len(view(match).offers.monastery) == 1
    assert "fire_bolt" not in view(match).offers.monastery
    assert old in match.state.actions
    burned = land(
        at="2,-3", seat="hand: march, rage; deck: stamina", tiles="1,1: countryside_05", more="monastery: fire_bolt"
    )
    monastery = next(h.space for t in view(burned).tiles for h in t.hexes if h.site == "monastery")
    burned.state.map.shields.append(monastery * 8)
    burned.state.dummy.deck.clear()
    round_over(burned)
    assert view(burned).offers.monastery == ()


@rule("UE-ROUND-21", "UE-ENDTURN-24", "UE-ENDTURN-25")
@pytest.mark.parametrize("leader, bonus", [(0, 2), (1, 1)])
def test_a_conquered_city_nearby_raises_the_hand_limit(leader: int, bonus: int) -> None:
    match = land(
        at="4,-4",
        seat="hand: march, rage; deck: stamina, promise, threaten, swiftness, march, rage",
        tiles="1,1: core_07",
    )
    field = match.state.map
    city = field.city_at[0]
    field.city_taken[0] = leader
    field.city_shields.append(city * 8)
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(match)) == 5 + bonus
    match.state.dummy.deck.clear()
    round_over(match)
    assert me(match).hand >= 5 + bonus


@rule("UE-ROUND-23")
def test_a_round_is_prepared_in_the_order_of_the_book() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: view(m).announced >= 0 and len(view(m).last_turns) == 1)
    names: list[str] = []
    number = view(match).round
    while view(match).round == number:
        decision = match.pending()[0]
        commands = list(match.options(decision))
        words = {match.kit.describe(match.state, c).key: c for c in commands}
        lazy = next(
            (words[key] for key in words if key.startswith(("board-do-end-turn", "board-do-decline"))), commands[-1]
        )
        names += [type(event).__name__ for event in match.play(lazy)]
    wanted = [
        "RoundBegan",
        "SourceRolled",
        "UnitOfferAdded",
        "OfferReturned",
        "AllCardsGathered",
        "DeckShuffled",
        "CardsDrawn",
    ]
    firsts = [
        names.index(name) if name != "CardsDrawn" else len(names) - 1 - names[::-1].index(name) for name in wanted
    ]
    assert firsts == sorted(firsts)


@rule("UE-DEED-01", "UE-DEED-05")
def test_there_are_five_kinds_of_deed_cards() -> None:
    kinds = {card.kind for card in LIB.cards}
    assert kinds == {0, 1, 2, 3, 4}
    match = land(seat="hand: stamina, rage; mana: red")
    assert refused(match, "0: play-card stamina strong").reason == "board-no-mana"


@rule("UE-MANA-06")
def test_there_are_no_gold_or_black_crystals() -> None:
    match = land(seat="hand: crystallize, rage; mana: gold; deck: stamina")
    do(match, "0: play-card crystallize basic")
    colours = {option.split("=")[-1] for option in options(match)}
    assert colours <= {"red", "blue", "green", "white"}
    assert len(colours) == 4


@rule("UE-EFFECT-03")
def test_an_unusual_gain_follows_its_card() -> None:
    match = land(seat="hand: mana_draw, march, stamina; deck: rage", more="source: green, blue")
    do(match, "0: play-card mana_draw basic", "0: play-card march strong", "0: play-card stamina strong")
    assert view(match).turn.move == 8


@rule("UE-TURN-24")
def test_special_effects_are_playable_before_choosing_to_rest() -> None:
    match = land(seat="hand: concentration, rage, wound; deck: stamina")
    do(match, "0: play-card concentration basic", "0: choose-colour red", "0: begin-rest", "0: choose-card rage")
    assert me(match).mana == {"red": 1}


@rule("UE-TURN-37", "UE-ENDTURN-01")
def test_used_dice_return_first_when_a_turn_ends() -> None:
    match = land(at="1,-3", seat="hand: march, rage, wound; deck: stamina", more="source: green, blue")
    do(match, "0: play-card march strong")
    names = [type(event).__name__ for event in do(match, "0: end-turn")]
    assert deciding(match) == [(0, "glade")]
    assert names.index("DieReturned") < names.index("ManaCleared")
    assert "CardsDrawn" not in names


@rule("UE-MOVE-02")
def test_cards_units_and_skills_add_up_for_movement() -> None:
    match = land(seat="hand: march, rage; units: peasants; skills: tovak_double_time")
    uid = me(match).units[0].uid
    do(match, "0: play-card march basic", f"0: activate-unit {uid} 2", "0: use-skill tovak_double_time")
    assert view(match).turn.move == 2 + 2 + 2


@rule("UE-DAMAGE-17")
def test_wounds_from_other_sources_count_toward_the_knock_out() -> None:
    match = fight("werewolf", "blood_rage, march", phase="block")
    do(match, "0: end-phase")
    assert (view(match).combat.wounds, view(match).combat.knocked_out) == (4, False)
    do(match, "0: play-card blood_rage basic", "0: choose-option 1")
    assert view(match).combat.knocked_out
    assert set(hand(match)) == {"wound"}


@rule("UE-DAMAGE-19")
def test_the_phase_ends_when_all_damage_is_assigned() -> None:
    match = fight("diggers, prowlers", "march", phase="block", seat="units: utem_guardsmen, peasants")
    do(match, "0: end-phase", "0: take-damage diggers 0", f"0: assign-damage {me(match).units[0].uid}")
    assert view(match).turn.phase == "damage"
    do(match, f"0: assign-damage {me(match).units[1].uid}")
    while deciding(match)[0][1] == "assign-damage":
        do(match, "0: assign-damage -1")
    assert view(match).turn.phase == "attack"


@rule("UE-ENDTURN-19")
def test_a_unit_reward_can_wait_for_a_new_command_token() -> None:
    match = land(
        seat="hand: march, rage, wound, wound, wound; deck: stamina; units: utem_guardsmen; fame: 8; level: 2",
        more="units: catapults",
    )
    do(match, "0: play-card march basic")
    match.state.turn.rewards.append(3)
    do(match, "0: end-turn")
    assert (me(match).level, deciding(match)) == (3, [(0, "reward-unit")])
    do(match, "0: choose-unit unit=catapults")
    assert [unit.unit for unit in me(match).units] == ["utem_guardsmen", "catapults"]
