"""Skills that make more of a card played sideways."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import hand, me
from tests.board.skills.trials import attack, battle, block, cases, end_turn, state, turn, usable, use
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


@content("board/skill/arythea_power_of_pain")
@rule("UE-DEED-12", "UE-DEED-17")
def test_power_of_pain_plays_a_wound() -> None:
    match = turn("arythea_power_of_pain", "hand: march, wound")
    assert refused(match, "0: play-card wound move").reason == "board-wound-unplayable"
    use(match, "arythea_power_of_pain", "choose-option 0")
    assert view(match).turn.move == 2
    assert (hand(match), tuple(me(match).played)) == (("march",), ("wound",))
    end_turn(match)
    assert "wound" in me(match).discard
    assert not usable(turn("arythea_power_of_pain"), "arythea_power_of_pain")


@content("board/skill/arythea_power_of_pain")
@rule("UE-TURN-22", "UE-DEED-13")
def test_a_wound_played_by_a_skill_is_a_card_played() -> None:
    match = turn("arythea_power_of_pain", "hand: wound, wound")
    assert refused(match, "0: end-turn").reason == "board-must-rest"
    use(match, "arythea_power_of_pain", "choose-option 1")
    assert view(match).turn.influence == 2
    assert "end-turn" in options(match)


@pytest.mark.parametrize(
    "skill, card, value",
    cases(
        ("tovak_i_dont_give_a_damn", "march", 2),
        ("tovak_i_dont_give_a_damn", "cold_toughness", 2),
        ("tovak_i_dont_give_a_damn", "blood_rage", 3),
        ("tovak_i_dont_give_a_damn", "fireball", 3),
        ("tovak_i_dont_give_a_damn", "horn_of_wrath", 3),
    ),
)
def test_better_cards_give_more(skill: str, card: str, value: int) -> None:
    match = turn(skill, f"hand: {card}, wound")
    do(match, f"0: use-skill {skill}")
    assert options(match) == [f"choose-card card={card}"]
    do(match, f"0: choose-card {card}", "0: choose-option 0")
    assert view(match).turn.move == value
    assert tuple(me(match).played) == (card,)


@content("board/skill/tovak_i_dont_give_a_damn")
@rule("UE-DEED-13", "UE-DEED-14", "UE-DEED-15")
def test_the_four_uses_follow_the_phase() -> None:
    skill = "tovak_i_dont_give_a_damn"
    match = battle(skill, "prowlers", "ranged")
    do(match, f"0: use-skill {skill}", "0: choose-card march")
    assert options(match) == ["choose-option option=0", "choose-option option=1"]
    match = battle(skill, "prowlers", "block")
    use(match, skill, "choose-card march", "choose-option 3")
    assert block(match) == [(2, "physical")]
    match = battle(skill, "prowlers", "attack")
    use(match, skill, "choose-card march", "choose-option 2")
    assert attack(match) == [(2, "melee", "physical")]


@content("board/skill/tovak_who_needs_magic")
def test_who_needs_magic_gives_more_to_who_does_without_the_source() -> None:
    skill = "tovak_who_needs_magic"
    match = turn(skill, "hand: march, rage", more="source: red, red, red")
    use(match, skill, "choose-option 0", "choose-card march", "choose-option 0")
    assert view(match).turn.move == 2
    assert view(match).turn.dice == 1
    match = turn(skill, "hand: march, rage, stamina", more="source: green, green, red")
    use(match, skill, "choose-option 1", "choose-card march", "choose-option 0")
    assert (view(match).turn.move, view(match).turn.dice) == (3, 0)
    assert refused(match, "0: play-card stamina strong").reason == "board-no-mana"


@content("board/skill/tovak_who_needs_magic")
def test_who_needs_magic_after_a_die_was_used() -> None:
    skill = "tovak_who_needs_magic"
    match = turn(skill, "hand: march, stamina", more="source: green, black, black")
    do(match, "0: play-card march strong", f"0: use-skill {skill}", "0: choose-card stamina", "0: choose-option 0")
    assert view(match).turn.move == 4 + 2


@pytest.mark.parametrize(
    "skill, mana, card, value",
    cases(
        ("goldyx_universal_power", "green", "march", 4),
        ("goldyx_universal_power", "red", "march", 3),
        ("goldyx_universal_power", "red", "fireball", 4),
        ("goldyx_universal_power", "white", "horn_of_wrath", 3),
    ),
)
def test_universal_power_adds_mana(skill: str, mana: str, card: str, value: int) -> None:
    match = turn(skill, f"hand: {card}; mana: {mana}")
    use(match, skill, f"choose-card {card}", "choose-option 1")
    assert view(match).turn.influence == value
    assert me(match).mana == {}
    assert not usable(turn(skill, f"hand: {card}"), skill)


@content("board/skill/goldyx_universal_power")
@rule("UE-DEED-19")
def test_universal_power_asks_which_mana_pays() -> None:
    match = turn("goldyx_universal_power", "hand: march; mana: green, red")
    do(match, "0: use-skill goldyx_universal_power")
    assert deciding(match) == [(0, "pay-mana")]
    do(match, "0: pay-mana token-red red", "0: choose-card march", "0: choose-option 0")
    assert (view(match).turn.move, me(match).mana) == (3, {"green": 1})


@pytest.mark.parametrize(
    "skill, units, value",
    cases(
        ("wolfhawk_wolfs_howl", "", 4 + 3),
        ("wolfhawk_wolfs_howl", "peasants", 4 + 2),
        ("wolfhawk_wolfs_howl_coop", "", 4 + 3),
        ("wolfhawk_wolfs_howl_coop", "peasants, foresters", 4 + 1),
    ),
)
def test_a_howl_counts_command_tokens_without_a_unit(skill: str, units: str, value: int) -> None:
    match = turn(skill, f"hand: march; fame: 24; units: {units}")
    use(match, skill, "choose-card march", "choose-option 0")
    assert view(match).turn.move == value
    assert state(match, skill) == "centre"


@content("board/skill/wolfhawk_wolfs_howl")
def test_no_howl_among_locals() -> None:
    match = turn("wolfhawk_wolfs_howl", at="2,-3")
    do(match, "0: interact")
    assert refused(match, "0: use-skill wolfhawk_wolfs_howl").reason == "board-wrong-time"
