"""Skills that give Move, Influence, Healing, Attack, Block, mana or crystals."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import hand, me
from tests.board.skills.trials import attack, battle, block, cases, state, turn, usable, use
from tests.marks import content, rule
from tests.play import do, refused, view


@rule("UE-SKILL-10", "UE-EFFECT-01", "UE-EFFECT-02")
@pytest.mark.parametrize(
    "skill, night, points, amount",
    cases(
        ("arythea_dark_paths", "no", "move", 1),
        ("arythea_dark_paths", "yes", "move", 2),
        ("tovak_double_time", "no", "move", 2),
        ("tovak_double_time", "yes", "move", 1),
        ("arythea_dark_negotiation", "no", "influence", 2),
        ("arythea_dark_negotiation", "yes", "influence", 3),
        ("norowas_bright_negotiation", "no", "influence", 3),
        ("norowas_bright_negotiation", "yes", "influence", 2),
    ),
)
def test_points_by_day_and_night(skill: str, night: str, points: str, amount: int) -> None:
    match = turn(skill, more=f"night: {night}; source: gold, gold, gold")
    use(match, skill)
    assert getattr(view(match).turn, points) == amount
    assert state(match, skill) == "turn"
    assert refused(match, f"0: use-skill {skill}").rules == ("UE-SKILL-05", "UE-SKILL-10")


@content("board/skill/norowas_forward_march")
@pytest.mark.parametrize(
    "units, move",
    [
        ("peasants", 1),
        ("peasants, herbalists", 2),
        ("peasants, herbalists, foresters, utem_guardsmen", 3),
        ("peasants spent, herbalists wounded, foresters", 1),
    ],
)
def test_forward_march_counts_units_that_are_ready_and_unwounded(units: str, move: int) -> None:
    match = turn("norowas_forward_march", f"hand: march; fame: 80; units: {units}")
    use(match, "norowas_forward_march")
    assert view(match).turn.move == move


@content("board/skill/braevalar_beguile")
@pytest.mark.parametrize("at, influence", [("0,0", 3), ("1,-3", 4), ("5,-6", 2)])
def test_beguile_depends_on_the_place(at: str, influence: int) -> None:
    match = turn("braevalar_beguile", at=at, tiles="1,1: countryside_03", shields="5,-6: 0")
    use(match, "braevalar_beguile")
    assert view(match).turn.influence == influence


@pytest.mark.parametrize(
    "skill, phase, option, given",
    cases(
        ("arythea_burning_power", "ranged", 0, (1, "siege", "physical")),
        ("arythea_burning_power", "ranged", 1, (1, "siege", "fire")),
        ("goldyx_freezing_power", "ranged", 0, (1, "siege", "physical")),
        ("goldyx_freezing_power", "ranged", 1, (1, "siege", "ice")),
        ("arythea_hot_swordsmanship", "attack", 0, (2, "melee", "physical")),
        ("arythea_hot_swordsmanship", "attack", 1, (2, "melee", "fire")),
        ("tovak_cold_swordsmanship", "attack", 0, (2, "melee", "physical")),
        ("tovak_cold_swordsmanship", "attack", 1, (2, "melee", "ice")),
    ),
)
def test_attacks_to_choose_from(skill: str, phase: str, option: int, given: tuple[int, str, str]) -> None:
    match = battle(skill, "prowlers", phase)
    use(match, skill, f"choose-option {option}")
    assert attack(match) == [given]


@pytest.mark.parametrize(
    "skill, night, amount",
    cases(
        ("tovak_night_sharpshooting", "no", 1),
        ("tovak_night_sharpshooting", "yes", 2),
        ("norowas_day_sharpshooting", "no", 2),
        ("norowas_day_sharpshooting", "yes", 1),
    ),
)
def test_sharpshooting(skill: str, night: str, amount: int) -> None:
    match = battle(skill, "prowlers", "ranged", more=f"night: {night}")
    use(match, skill)
    assert attack(match) == [(amount, "ranged", "physical")]


@content("board/skill/tovak_shield_mastery")
@rule("UE-COMBAT-18")
@pytest.mark.parametrize("option, given", [(0, (3, "physical")), (1, (2, "fire")), (2, (2, "ice"))])
def test_shield_mastery(option: int, given: tuple[int, str]) -> None:
    match = battle("tovak_shield_mastery", "prowlers", "block")
    use(match, "tovak_shield_mastery", f"choose-option {option}")
    assert block(match) == [given]
    assert not usable(battle("tovak_shield_mastery", "prowlers", "attack"), "tovak_shield_mastery")


@rule("UE-SKILL-05", "UE-GAIN-01", "UE-GAIN-02")
@pytest.mark.parametrize(
    "skill, crystal, mana",
    cases(
        ("goldyx_white_crystal_craft", "blue", "white"),
        ("goldyx_green_crystal_craft", "blue", "green"),
        ("goldyx_red_crystal_craft", "blue", "red"),
        ("norowas_leaves_in_the_wind", "green", "white"),
        ("norowas_whispers_in_the_treetops", "white", "green"),
    ),
)
def test_a_crystal_and_a_token(skill: str, crystal: str, mana: str) -> None:
    match = turn(skill)
    use(match, skill)
    assert (me(match).crystals, me(match).mana) == ({crystal: 1}, {mana: 1})
    assert state(match, skill) == "round"


@content("board/skill/arythea_dark_fire_magic")
@pytest.mark.parametrize("mana", ["red", "black"])
def test_dark_fire_magic(mana: str) -> None:
    match = turn("arythea_dark_fire_magic")
    use(match, "arythea_dark_fire_magic", f"choose-colour {mana}")
    assert (me(match).crystals, me(match).mana) == ({"red": 1}, {mana: 1})


@pytest.mark.parametrize(
    "skill, first, second",
    cases(
        ("braevalar_thunderstorm", "green", "white"),
        ("braevalar_thunderstorm", "blue", "green"),
        ("braevalar_lightning_storm", "blue", "red"),
        ("braevalar_lightning_storm", "green", "blue"),
    ),
)
def test_two_tokens_of_either_colour(skill: str, first: str, second: str) -> None:
    match = turn(skill)
    use(match, skill, f"choose-colour {first}", f"choose-colour {second}")
    assert me(match).mana == {first: 1, second: 1}
    assert state(match, skill) == "round"
    wrong = turn(skill)
    do(wrong, f"0: use-skill {skill}")
    refused(wrong, f"0: choose-colour {'red' if skill == 'braevalar_thunderstorm' else 'white'}")


@content("board/skill/goldyx_potion_making")
@rule("UE-SKILL-05", "UE-WOUND-11")
def test_potion_making_heals_two_outside_combat() -> None:
    match = turn("goldyx_potion_making", "hand: march, wound, wound, wound")
    use(match, "goldyx_potion_making")
    assert view(match).turn.heal == 2
    do(match, "0: heal-wound unit=-1", "0: heal-wound unit=-1")
    assert hand(match).count("wound") == 1
    fighting = battle("goldyx_potion_making", "prowlers", "attack", hand="wound")
    assert refused(fighting, "0: use-skill goldyx_potion_making").reason == "board-wrong-time"


@pytest.mark.parametrize(
    "skill, crystal", cases(("wolfhawk_refreshing_bath", "blue"), ("wolfhawk_refreshing_breeze", "white"))
)
def test_healing_and_a_crystal(skill: str, crystal: str) -> None:
    match = turn(skill, "hand: march, wound")
    use(match, skill)
    assert (view(match).turn.heal, me(match).crystals) == (1, {crystal: 1})
    assert not usable(battle(skill, "prowlers", "attack"), skill)


@content("board/skill/tovak_i_feel_no_pain")
@rule("UE-GAIN-08", "UE-DEED-21")
def test_i_feel_no_pain_discards_a_wound_for_a_card() -> None:
    match = turn("tovak_i_feel_no_pain", "hand: march, wound; deck: rage")
    use(match, "tovak_i_feel_no_pain", "choose-card wound")
    assert hand(match) == ("march", "rage")
    assert tuple(me(match).discard) == ("wound",)
    assert not usable(turn("tovak_i_feel_no_pain"), "tovak_i_feel_no_pain")
    assert not usable(battle("tovak_i_feel_no_pain", "prowlers", "attack", hand="wound"), "tovak_i_feel_no_pain")


@content("board/skill/norowas_inspiration")
@rule("UE-UNIT-16")
@pytest.mark.parametrize(
    "unit, option", [("peasants spent", 0), ("peasants wounded", 1), ("peasants spent wounded", 1)]
)
def test_inspiration_readies_or_heals_a_unit(unit: str, option: int) -> None:
    match = turn("norowas_inspiration", f"hand: march; units: {unit}")
    do(match, "0: use-skill norowas_inspiration")
    if unit == "peasants spent wounded":
        do(match, f"0: choose-option {option}")
    found = me(match).units[0]
    assert (found.ready, found.wounds) == ("spent" not in unit or option == 0, 0)
    assert state(match, "norowas_inspiration") == "round"
    combat = battle("norowas_inspiration", "prowlers", "attack", seat=f"units: {unit}")
    assert not usable(combat, "norowas_inspiration")


@content("board/skill/goldyx_glittering_fortune")
@rule("UE-INTERACT-03")
def test_glittering_fortune_counts_colours_of_crystals_while_interacting() -> None:
    match = turn("goldyx_glittering_fortune", "hand: march; crystals: red 2, blue, white", at="2,-3")
    assert refused(match, "0: use-skill goldyx_glittering_fortune").reason == "board-wrong-time"
    do(match, "0: interact")
    use(match, "goldyx_glittering_fortune")
    assert view(match).turn.influence == 3


@rule("UE-SKILL-06", "UE-TURN-01")
@pytest.mark.parametrize(
    "skill, gain",
    cases(
        ("arythea_motivation", "red"),
        ("tovak_motivation", "blue"),
        ("goldyx_motivation", "green"),
        ("norowas_motivation", "white"),
        ("wolfhawk_motivation", "fame"),
    ),
)
@pytest.mark.parametrize("fame, other", [(3, 5), (5, 5), (8, 5)])
def test_motivation_draws_two_and_helps_who_is_behind(skill: str, gain: str, fame: int, other: int) -> None:
    match = turn(skill, f"hand: march; deck: rage, stamina; fame: {fame}", seats=2, others=f"fame: {other}")
    use(match, skill)
    assert hand(match) == ("march", "rage", "stamina")
    behind = fame < other
    if gain == "fame":
        assert me(match).fame == fame + (1 if behind else 0)
    else:
        assert me(match).mana == ({gain: 1} if behind else {})
    assert state(match, skill) == "round"
