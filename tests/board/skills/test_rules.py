"""The rules of using skills: when, how often, by whom, in whose turn."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import enemy, hand, me
from tests.board.skills.trials import battle, end_turn, state, turn, usable, use
from tests.marks import content, rule
from tests.play import deciding, do, refused, situation, view


def standing(match: Match[Any], seat: int) -> list[str]:
    """The kinds of decision a seat may take without anybody waiting for it."""
    return [one.kind for one in match.pending() if one.standing and one.seat == seat]


@rule("UE-SKILL-02", "UE-SKILL-03")
def test_skills_lie_open_and_those_of_other_heroes_are_used_alike() -> None:
    match = turn("goldyx_potion_making, tovak_double_time", "hand: march, wound")
    assert [(one.skill, one.state) for one in view(match, None).players[0].skills] == [
        ("goldyx_potion_making", "ready"),
        ("tovak_double_time", "ready"),
    ]
    use(match, "tovak_double_time")
    assert view(match).turn.move == 2


@rule("UE-SKILL-05", "UE-SKILL-10", "UE-ROUND-14")
def test_once_a_turn_and_once_a_round() -> None:
    match = turn("tovak_double_time, goldyx_red_crystal_craft", "hand: march, rage; deck: stamina")
    use(match, "tovak_double_time")
    use(match, "goldyx_red_crystal_craft")
    end_turn(match)
    assert (state(match, "tovak_double_time"), state(match, "goldyx_red_crystal_craft")) == ("ready", "round")
    assert refused(match, "0: use-skill goldyx_red_crystal_craft").rules == ("UE-SKILL-05", "UE-SKILL-10")
    assert usable(match, "tovak_double_time")


@rule("UE-SKILL-05", "UE-TURN-09")
def test_ordinary_skills_wait_for_the_own_turn() -> None:
    match = turn("tovak_double_time", seats=2, others="at: 0,0; hand: march; skills: goldyx_red_crystal_craft")
    assert standing(match, 1) == []
    assert refused(match, "1: use-skill goldyx_red_crystal_craft").reason == "not-your-decision"


@content("board/skill/tovak_motivation")
@rule("UE-SKILL-06", "UE-TURN-01", "UE-TURN-05")
def test_motivation_in_anothers_turn() -> None:
    match = turn(
        "goldyx_flight",
        "hand: march, improvisation; fame: 5",
        seats=2,
        others="at: 0,0; hand: march; deck: rage, stamina; skills: tovak_motivation",
    )
    assert standing(match, 1) == ["meanwhile"]
    do(match, "0: play-card improvisation basic")
    assert standing(match, 1) == []
    do(match, "0: choose-card march", "0: choose-option 0")
    do(match, "1: use-skill tovak_motivation")
    assert (hand(match, 1), me(match, 1).mana) == (("march", "rage", "stamina"), {"blue": 1})
    end_turn(match)
    assert (deciding(match), me(match, 1).mana) == ([(1, "turn")], {"blue": 1})


@content("board/skill/goldyx_motivation")
@rule("UE-TURN-04")
def test_motivation_answers_what_another_announces() -> None:
    match = turn(
        "goldyx_source_freeze",
        seats=2,
        others="at: 0,0; hand: march; deck: rage, stamina; skills: goldyx_motivation",
    )
    do(match, "0: use-skill goldyx_source_freeze")
    assert (deciding(match), view(match).lasting) == ([(1, "reaction")], ())
    do(match, "1: use-skill goldyx_motivation")
    assert deciding(match) == [(0, "turn")]
    assert (hand(match, 1), len(view(match).lasting)) == (("march", "rage", "stamina"), 2)


@rule("UE-TURN-02", "UE-TURN-10")
def test_before_the_first_turn_of_a_round() -> None:
    match = situation(
        """
        game: board
        seats: 2
        turn: 1
        seat 0:
          skills: norowas_motivation
          hand: march
          deck:
            only: yes
        seat 1:
          hand: march
          deck:
            only: yes
        """
    )
    do(match, "1: forfeit")
    assert deciding(match) == [(0, "before-turn")]
    do(match, "0: decline")
    end_turn(match)
    while deciding(match)[0][1] == "tactic":
        seat = deciding(match)[0][0]
        do(match, f"{seat}: pick-tactic {'from_the_dusk' if seat == 0 else 'mana_search'}")
    assert (view(match).round, view(match).order, deciding(match)) == (2, (0, 1), [(0, "before-turn")])
    do(match, "0: use-skill norowas_motivation")
    assert (state(match, "norowas_motivation"), deciding(match)) == ("round", [(0, "turn")])


@rule("UE-TURN-03")
def test_between_two_own_turns() -> None:
    match = turn("norowas_motivation", "hand: march, rage; tactic: the_right_moment; deck: stamina, promise, march")
    do(match, "0: use-tactic", "0: play-card march move", "0: end-turn", "0: decline")
    assert deciding(match) == [(0, "before-turn")]


@rule("UE-TURN-06", "UE-TURN-40")
def test_nothing_is_used_while_the_own_turn_ends() -> None:
    match = turn("norowas_motivation", "hand: march, rage")
    do(match, "0: play-card march move", "0: end-turn")
    assert deciding(match) == [(0, "discard")]
    assert refused(match, "0: use-skill norowas_motivation").reason == "unknown-command"


@rule("UE-TURN-08")
def test_nothing_is_used_after_the_last_turn_of_a_round() -> None:
    match = situation(
        """
        game: board
        seats: 2
        turn: 1
        seat 0:
          hand: march
        seat 1:
          skills: norowas_motivation
          hand: march
          deck:
            only: yes
        """
    )
    do(match, "1: forfeit")
    assert (deciding(match), standing(match, 1)) == ([(0, "turn")], [])


@rule("UE-SKILL-06")
def test_a_second_motivation_waits_for_the_end_of_the_next_turn() -> None:
    match = turn("norowas_motivation, tovak_motivation", "hand: march, rage, stamina; fame: 3")
    use(match, "norowas_motivation")
    assert refused(match, "0: use-skill tovak_motivation").reason == "board-motivated-already"
    end_turn(match)
    assert deciding(match) == [(0, "turn")]
    assert refused(match, "0: use-skill tovak_motivation").reason == "board-motivated-already"
    end_turn(match)
    assert deciding(match) == [(0, "before-turn")]


@rule("UE-SOLO-02", "UE-SETUP-36")
def test_alone_nobody_is_touched_by_competitive_skills() -> None:
    match = turn("arythea_ritual_of_pain", "hand: march, wound, wound")
    use(match, "arythea_ritual_of_pain", "choose-option 0", "decline")
    use(match, "arythea_ritual_of_pain", "choose-option 0")
    assert (view(match).turn.move, state(match, "arythea_ritual_of_pain")) == (3, "round")


@rule("UE-TURN-14")
def test_a_missed_turn_ends_skills_in_the_centre_too() -> None:
    match = turn("norowas_prayer_of_weather", seats=2, others="at: 0,0; hand: march, rage")
    use(match, "norowas_prayer_of_weather")
    match.state.players[0].flipped = True
    end_turn(match)
    end_turn(match, 1)
    assert (deciding(match), state(match, "norowas_prayer_of_weather")) == ([(1, "turn")], "round")
    assert {step.cost.total for step in view(match).turn.steps} == {2, 3}


@rule("UE-COMBAT-19", "UE-SKILL-10")
def test_skills_that_change_enemies_last_for_the_combat() -> None:
    match = battle("krang_curse", "prowlers", "ranged")
    use(match, "krang_curse", "choose-option 0")
    do(match, "0: end-phase")
    assert enemy(match, "prowlers").attacks[0].value.total == 3
