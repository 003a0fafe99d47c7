"""Skills that lie in the centre of the table and touch other players."""

from __future__ import annotations

from tests.board.rules.fights import enemy, hand, me
from tests.board.skills.trials import end_turn, marks, state, table, usable, use
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, situation, view


@content("board/skill/tovak_mana_exploit")
@rule("UE-SKILL-07", "UE-SKILL-08", "UE-SKILL-09")
def test_mana_exploit_wounds_who_uses_other_colours() -> None:
    skill = "tovak_mana_exploit"
    match = table(
        skill,
        others="at: 0,0; hand: march, march, stamina, promise; mana: green 2, blue 1, white 1",
        more="source: black, black",
    )
    use(match, skill, "choose-colour blue")
    assert (me(match).mana, state(match, skill), marks(match, skill)) == ({"blue": 1}, "centre", ("blue",))
    do(match, "0: play-card stamina strong")
    assert "wound" not in hand(match)
    end_turn(match)
    do(match, "1: play-card stamina strong")
    assert "wound" not in hand(match, 1)
    do(match, "1: play-card march strong")
    assert hand(match, 1).count("wound") == 1
    do(match, "1: play-card march strong")
    assert hand(match, 1).count("wound") == 1
    do(match, "1: play-card promise strong")
    assert hand(match, 1).count("wound") == 2
    end_turn(match, 1)
    assert (state(match, skill), marks(match, skill)) == ("round", ())


@content("board/skill/tovak_mana_exploit")
def test_gold_mana_counts_as_the_colour_it_is_used_for() -> None:
    match = table("tovak_mana_exploit", others="at: 0,0; hand: march, stamina; mana: gold 2")
    use(match, "tovak_mana_exploit", "choose-colour green")
    end_turn(match)
    do(match, "1: play-card march strong")
    assert "wound" not in hand(match, 1)
    do(match, "1: play-card stamina strong")
    assert hand(match, 1).count("wound") == 1


@content("board/skill/goldyx_source_freeze")
@rule("UE-SKILL-08", "UE-TURN-14", "UE-MANA-11")
def test_source_freeze_takes_the_usual_die_from_the_others() -> None:
    skill = "goldyx_source_freeze"
    match = table(skill, others="at: 0,0; hand: march, mana_draw", more="source: green, green, red")
    use(match, skill)
    assert (view(match).turn.dice, state(match, skill)) == (1, "centre")
    end_turn(match)
    assert view(match).turn.dice == 0
    assert refused(match, "1: play-card march strong").reason == "board-no-mana"
    do(match, "1: play-card mana_draw basic", "1: play-card march strong")
    assert view(match).turn.move == 4
    end_turn(match, 1)
    assert deciding(match) == [(0, "choose-colour")]
    do(match, "0: choose-colour red")
    assert (me(match).crystals, state(match, skill), view(match).turn.dice) == ({"red": 1}, "round", 1)


@content("board/skill/norowas_prayer_of_weather")
@rule("UE-SKILL-07", "UE-SKILL-08", "UE-SKILL-09")
def test_prayer_of_weather_helps_its_owner_and_hinders_the_others() -> None:
    skill = "norowas_prayer_of_weather"
    match = table(skill, at="1,-2", others="at: 0,0; hand: march", more="night: no")
    costs = {step.space: step.cost.total for step in view(match).turn.steps}
    use(match, skill)
    assert {step.space: step.cost.total for step in view(match).turn.steps} == {
        space: max(1, cost - 2) for space, cost in costs.items()
    }
    end_turn(match)
    assert {step.cost.total for step in view(match).turn.steps} == {3, 4}
    end_turn(match, 1)
    assert {step.space: step.cost.total for step in view(match).turn.steps} == costs


@content("board/skill/wolfhawk_wolfs_howl")
@rule("UE-SKILL-08")
def test_wolfs_howl_weakens_the_units_of_the_others() -> None:
    skill = "wolfhawk_wolfs_howl"
    match = table(
        skill,
        others="at: 0,-3; hand: march; units: utem_swordsmen, utem_guardsmen",
        at="2,-3",
        tokens="1,-4: prowlers",
    )
    use(match, skill, "choose-card march", "choose-option 0")
    end_turn(match)
    do(match, "1: challenge 1,-4", "1: end-phase")
    swords, guards = (unit.uid for unit in me(match, 1).units)
    do(match, f"1: activate-unit {guards} 1")
    assert [one.amount for one in view(match).combat.block] == [3]
    do(match, "1: end-phase", "1: assign-damage unit=-1", f"1: activate-unit {swords} 0")
    assert [one.amount for one in view(match).combat.attack] == [2]


@content("board/skill/braevalar_natures_vengeance")
@rule("UE-SKILL-08", "UE-ABIL-14")
def test_natures_vengeance_slows_an_enemy_and_angers_those_of_others() -> None:
    skill = "braevalar_natures_vengeance"
    match = table(
        skill,
        at="2,-2",
        others="at: 3,-2; hand: march",
        tokens="3,-3: diggers",
    )
    do(match, "0: challenge 3,-3")
    use(match, skill)
    assert (enemy(match, "diggers").attacks[0].value.total, enemy(match, "diggers").abilities) == (
        2,
        ("fortified", "cumbersome"),
    )
    do(
        match,
        "0: end-phase",
        "0: play-card march basic",
        *["0: slow-attack diggers 0"] * 2,
        "0: end-phase",
        "0: end-phase",
    )
    end_turn(match)
    do(match, "1: challenge 3,-3")
    assert enemy(match, "diggers").attacks[0].value.total == 3
    do(match, "1: end-phase")
    assert enemy(match, "diggers").attacks[0].value.total == 4
    do(match, "1: end-phase")
    assert hand(match, 1).count("wound") == 2


@content("board/skill/krang_mana_suppression")
@rule("UE-SKILL-07", "UE-SKILL-08", "UE-DEED-19")
def test_mana_suppression_doubles_the_first_basic_mana() -> None:
    skill = "krang_mana_suppression"
    match = table(
        skill, others="at: 0,0; hand: march, stamina, promise; mana: green 2, blue, white", more="source: black, black"
    )
    use(match, skill)
    end_turn(match)
    assert refused(match, "1: play-card stamina strong").reason == "board-no-mana"
    do(match, "1: play-card march strong")
    assert (view(match).turn.move, me(match, 1).mana) == (4, {"blue": 1, "white": 1})
    assert marks(match, skill) == ("green",)
    do(match, "1: play-card stamina strong")
    assert me(match, 1).mana == {"white": 1}
    end_turn(match, 1)
    assert (me(match).crystals, state(match, skill)) == ({"green": 1}, "round")


@content("board/skill/krang_mana_suppression")
def test_mana_suppression_without_victims_gives_any_crystal() -> None:
    match = table("krang_mana_suppression")
    use(match, "krang_mana_suppression")
    end_turn(match)
    end_turn(match, 1)
    do(match, "0: choose-colour white")
    assert me(match).crystals == {"white": 1}


# Cooperative: who returns them.


@content("board/skill/arythea_ritual_of_pain")
@rule("UE-SKILL-08", "UE-SKILL-09")
def test_ritual_of_pain_throws_wounds_away_and_lets_another_play_one() -> None:
    skill = "arythea_ritual_of_pain"
    match = table(skill, "hand: march, rage, wound, wound, wound", others="at: 0,0; hand: march, wound")
    use(match, skill, "choose-option 0", "choose-option 0")
    assert (hand(match).count("wound"), state(match, skill)) == (1, "centre")
    end_turn(match)
    do(match, f"1: use-skill {skill}", "1: choose-option 0")
    assert (view(match).turn.move, hand(match, 1), state(match, skill)) == (3, ("march",), "round")
    assert refused(match, f"1: use-skill {skill}").reason == "board-no-such-skill"


@content("board/skill/norowas_prayer_of_weather_coop")
def test_the_other_prayer_helps_twice() -> None:
    skill = "norowas_prayer_of_weather_coop"
    match = table(skill, at="1,-2", others="at: 0,0; hand: march")
    use(match, skill)
    assert {step.cost.total for step in view(match).turn.steps} == {1}
    end_turn(match)
    before = {step.space: step.cost.total for step in view(match).turn.steps}
    do(match, f"1: use-skill {skill}")
    assert {step.space: step.cost.total for step in view(match).turn.steps} == {
        space: cost - 1 for space, cost in before.items()
    }
    assert state(match, skill) == "round"


@content("board/skill/wolfhawk_wolfs_howl_coop")
def test_the_other_howl_helps_the_first_who_fights() -> None:
    skill = "wolfhawk_wolfs_howl_coop"
    match = table(skill, at="2,-2", others="at: 3,-2; hand: march", tokens="3,-3: prowlers")
    use(match, skill, "choose-card march", "choose-option 1")
    end_turn(match)
    do(match, "1: challenge 3,-3")
    assert (enemy(match, "prowlers").armor.total, enemy(match, "prowlers").attacks[0].value.total) == (2, 3)
    assert state(match, skill) == "round"


@content("board/skill/braevalar_natures_vengeance_coop")
def test_the_other_vengeance_can_be_returned_for_the_same() -> None:
    skill = "braevalar_natures_vengeance_coop"
    match = table(skill, at="2,-2", others="at: 3,-2; hand: march", tokens="3,-3: diggers")
    do(match, "0: challenge 3,-3")
    use(match, skill)
    do(match, "0: end-phase", "0: end-phase")
    while deciding(match)[0][1] != "combat":
        do(match, f"0: {options(match)[0]}")
    do(match, "0: end-phase")
    end_turn(match)
    assert not usable(match, skill, 1)
    do(match, "1: challenge 3,-3")
    do(match, f"1: use-skill {skill}")
    assert (enemy(match, "diggers").attacks[0].value.total, state(match, skill)) == (2, "round")
    assert "cumbersome" in enemy(match, "diggers").abilities


@rule("UE-SKILL-09")
def test_at_the_end_of_the_round_skills_in_the_centre_come_back() -> None:
    match = situation(
        """
        game: board
        seats: 2
        turn: 1
        seat 0:
          skills: norowas_prayer_of_weather
          hand: march, rage
        seat 1:
          hand: stamina
          deck:
            only: yes
        """
    )
    do(match, "1: forfeit")
    use(match, "norowas_prayer_of_weather")
    assert state(match, "norowas_prayer_of_weather") == "centre"
    end_turn(match)
    assert (view(match).round, state(match, "norowas_prayer_of_weather")) == (2, "ready")
    assert [one for one in view(match).lasting if one.until == "centre"] == []
