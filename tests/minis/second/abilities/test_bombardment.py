"""Bombardment: tokens laid in one turn strike in the next."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged, DiceRolled, LastingBegan
from mageknight.minis.log.teller import tell
from mageknight.minis.queries.preview import bomb_on
from mageknight.minis.rules.attack.bombs import bombs_of
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.drill import Play, units
from tests.minis.second.field import FAR, second

GUNNER = "0 scouts-bombardment 5 10 0"
GOAL = ("1 cadets-bow 20 10 180", "1 cadets-bow 20 11.8 180", "1 cadets-bow 20 14 180")


def bomb(play: Play, x: float, y: float) -> Play:
    return play.do(c.LayBomb(play.seat, units(x), units(y)))


def laid(*figures: str, dice: list[tuple[int, ...]] | None = None, terrain: tuple[str, ...] = ()) -> Play:
    """The gunner has laid its token on (20, 10); the other player is to act."""
    play = second(GUNNER, *figures, FAR, dice=dice or [], terrain=terrain).act(0, "bombard")
    return bomb(play, 20, 10)


@content("minis/ability/bombardment")
@rule("M2-ABL-BOW-02", "M2-BOMB-03", "M2-BOMB-04", "M2-BOMB-07")
def test_a_token_is_laid_with_a_ranged_action_and_points_along_the_line():
    play = laid(*GOAL)
    assert (play.seat, play.tokens(0)) == (1, 1)
    seen = battle_view(play.state).bombs
    assert [(each.figure, each.x, each.y, each.arrow) for each in seen] == [(0, units(20), units(10), 0)]
    assert play.click(1) == 0


def test_the_log_says_where_a_token_lies_and_when_it_is_taken_up():
    play = laid(*GOAL, dice=[(2, 2), (3, 3)])
    assert "minis-told-bomb-laid" in told(play)
    assert "minis-told-bomb-lifted" not in told(play)
    assert "minis-told-bomb-lifted" in told(play.end_turn())


def told(play: Play) -> list[str]:
    """The keys of everything told so far."""
    said = [tell(play.state, event) for event in play.all(LastingBegan)]
    return [each.key for each in said if each is not None]


@content("minis/ability/bombardment")
@rule("M2-BOMB-05", "M2-BOMB-06")
def test_the_place_is_within_twice_the_range_and_the_front_arc_and_may_be_out_of_sight():
    play = second(GUNNER, *GOAL, FAR, terrain=["boulder: 12 10"]).act(0, "bombard")
    assert play.refused(c.LayBomb(0, units(25.1), units(10))).rules == ("M2-BOMB-05",)
    assert play.refused(c.LayBomb(0, units(5), units(16))).rules == ("M2-BOMB-05",)
    bomb(play, 25, 10)
    assert len(bombs_of(play.state, 0)) == 1


@content("minis/ability/bombardment")
@rule("M2-BOMB-01", "M2-BOMB-02")
def test_nobody_bombards_without_tokens_of_its_own():
    play = second("0 scouts-empty 5 10 0", *GOAL, FAR)
    assert play.refused(c.Act(0, 0, "bombard")).rules == ("M2-BOMB-01",)
    assert second(GUNNER, *GOAL, FAR).offers(c.Act(0, 0, "bombard"))


@content("minis/ability/bombardment")
@rule("M2-BOMB-08", "M2-BOMB-10", "M2-BOMB-11", "M2-BOMB-12")
def test_it_strikes_when_the_next_command_phase_begins_and_hits_everybody_in_its_area():
    play = laid(*GOAL, dice=[(2, 2), (3, 3)]).end_turn()
    assert [event.hit for event in play.all(Attacked)] == [True, True]
    assert [play.click(1), play.click(2), play.click(3)] == [3, 3, 0]
    assert bombs_of(play.state, 0) == []
    assert (play.seat, play.kind) == (0, "action")


@content("minis/ability/bombardment")
@rule("M2-BOMB-11")
def test_friends_in_the_area_are_targets_too():
    play = laid(GOAL[0], "0 scouts-tank 20 8.4 0", dice=[(2, 2), (3, 3)]).end_turn()
    assert play.click(2) == 3


@content("minis/ability/bombardment")
@rule("M2-BOMB-09")
def test_a_blocked_line_costs_2():
    clear = laid(*GOAL, dice=[(2, 2), (1, 2)]).end_turn()
    assert len(clear.all(DiceRolled)) == 2, "14 meets the token, nothing drifts"
    hidden = laid(*GOAL, dice=[(2, 2), (1,), (1, 2)], terrain=("boulder: 12 10",)).end_turn()
    assert [len(event.dice) for event in hidden.all(DiceRolled)][:2] == [2, 1], "12 does not"


@content("minis/ability/bombardment")
@rule("M2-BOMB-13")
def test_a_token_that_is_missed_drifts_by_die_and_result():
    play = laid("1 cadets-bow 23 10 180", dice=[(1, 2), (1,), (3, 3)]).end_turn()
    assert play.click(1) == 3, "13 drifts 2 inches along the arrow"
    aside = laid("1 cadets-bow 23 10 180", dice=[(1, 2), (4,)]).end_turn()
    assert aside.click(1) == 0, "the opposite direction"


@content("minis/ability/bombardment")
@rule("M2-BOMB-14")
def test_a_result_below_the_table_drifts_by_its_lowest_line():
    play = laid("1 cadets-bow 26 10 180", dice=[(1, 1), (1,), (3, 3)]).end_turn()
    assert play.click(0) == 1, "a critical miss pushes the gunner"
    assert play.click(1) == 0, "2 and 10 are 12: 3 inches along the arrow"
    feeble = second("0 scouts-feeble 5 10 0", "1 cadets-bow 26 10 180", FAR, dice=[(1, 2), (1,), (3, 3)])
    feeble = bomb(feeble.act(0, "bombard"), 20, 10).end_turn()
    assert feeble.only(Attacked).target == 1, "6 inches, as on the lowest line"


@content("minis/ability/bombardment")
@rule("M2-BOMB-15")
def test_ghosts_and_the_invisible_are_no_targets():
    for unseen in ("scouts-hidden", "adepts-ghostform"):
        play = laid(f"1 {unseen} 20 10 180", "1 cadets-bow 20 11.8 180", dice=[(2, 2), (3, 3)]).end_turn()
        assert [play.click(1), play.click(2)] == [0, 3], unseen


@content("minis/ability/bombardment")
@rule("M2-BOMB-16")
def test_who_lies_in_two_areas_is_struck_once():
    play = second("0 scouts-battery 5 10 0", "1 cadets-bow 20 10 180", FAR, dice=[(3, 3), (3, 3)]).act(0, "bombard")
    bomb(bomb(play, 20, 10), 20, 11)
    assert len(bombs_of(play.state, 0)) == 2
    play.end_turn()
    assert play.only(Damaged).amount == 3


@content("minis/ability/bombardment")
@rule("M2-BOMB-17")
def test_a_gunner_that_is_eliminated_leaves_its_token_behind():
    play = second(
        GUNNER,
        "1 cadets-bow 20 10 180",
        "1 cadets-bow 12 10 180",
        "0 cadets-sword 5 30 0",
        FAR,
        dice=[(6, 5), (5, 4), (5, 5)],
    )
    bomb(play.act(0, "bombard"), 20, 10)
    play.act(2, "shoot").target(0)
    while play.kind != "action" or play.seat == 1:
        play.end_turn()
    assert play.is_eliminated(0)
    assert play.click(1) == 2, "as printed"


@content("minis/ability/bombardment")
@rule("M2-BOMB-18")
def test_each_critical_miss_pushes_the_gunner():
    play = laid(*GOAL, dice=[(2, 2), (1, 1)]).end_turn()
    assert play.click(0) == 1
    assert [play.click(1), play.click(2)] == [0, 0]


@content("minis/ability/bombardment")
@rule("M2-BOMB-19")
def test_only_a_critical_hit_of_the_second_roll_adds_1():
    first = laid("1 scouts-tank 20 10 180", dice=[(6, 6), (3, 3)]).end_turn()
    assert first.only(Damaged).amount == 3
    second_roll = laid("1 scouts-tank 20 10 180", dice=[(2, 2), (6, 6)]).end_turn()
    assert second_roll.only(Damaged).amount == 4


@content("minis/ability/bombardment")
@rule("M2-BOMB-21")
def test_an_opponent_in_contact_costs_2():
    play = laid(GOAL[0], "1 cadets-plain 8 10 180", dice=[(2, 2), (4,)])
    play.act(2, "move").move(2, (6.5, 10), facing=180)
    while play.kind == "free-spin":
        play.decline()
    assert [len(event.dice) for event in play.log if isinstance(event, DiceRolled)][:2] == [2, 1]


@content("minis/ability/dodge")
@rule("M2-ABL-DEF-18", "M2-BOMB-12")
def test_whoever_can_dodge_dodges_a_bomb():
    figures = ("1 scouts-nimble-tank 20 10 180", "1 scouts-tank 20 11.8 180")
    play = laid(*figures, dice=[(2, 2), (3, 3), (4,)]).end_turn()
    assert [play.click(1), play.click(2)] == [0, 3]
    slow = laid(*figures, dice=[(2, 2), (3, 3), (3,)]).end_turn()
    assert [slow.click(1), slow.click(2)] == [3, 3]


@content("minis/ability/hex")
@rule("M2-ABL-WND-01", "M2-BOMB-10", "M2-BOMB-12")
def test_a_hex_may_be_used_on_either_roll():
    figures = ("1 cadets-bow 20 10 180", "1 scouts-hex 12 20 180")
    play = laid(*figures, dice=[(2, 2), (1, 2), (4,)]).act(2, "hex")
    assert (play.seat, play.kind) == (1, "react")
    play.resolve(0)
    assert [len(event.dice) for event in play.all(DiceRolled)][:2] == [2, 1], "13 misses the token after all"
    second_roll = laid(*figures, dice=[(2, 2), (3, 3), (1, 2)]).act(2, "hex").decline()
    assert (second_roll.seat, second_roll.kind) == (1, "react"), "asked again for the roll against the targets"
    second_roll.resolve(0)
    assert second_roll.click(1) == 0


@content("minis/ability/bombardment")
@rule("M2-BOMB-09", "M2-BOMB-12", "M2-BOMB-19")
def test_what_is_foreseen_of_a_bomb_is_what_happens():
    for throw in ((1, 2), (3, 3), (4, 4), (6, 6)):
        play = laid("1 scouts-tank 20 10 180", "0 scouts-fort 20 11.5 0", dice=[(3, 3), throw])
        answer = bomb_on(play.state, 0, units(20), units(10))
        assert answer.attack.total + 6 >= answer.meet
        play.end_turn()
        for told, event in zip(answer.targets, play.all(Attacked), strict=True):
            assert told.attack
            assert told.defense
            assert told.damage
            assert (told.target, told.attack.total) == (event.target, event.total - sum(throw))
            assert told.defense.total == event.defense
            extra = 1 if throw == (6, 6) else 0
            hurt = [each.amount for each in play.all(Damaged) if each.figure == event.target]
            assert hurt == ([told.damage.total + extra] if event.hit else [])


@content("minis/ability/bombardment")
@rule("M2-BOMB-05")
def test_the_list_of_places_tells_the_odds():
    play = second(GUNNER, *GOAL, FAR).act(0, "bombard")
    told = play.match.kit.describe(play.state, c.LayBomb(0, units(20), units(10)))
    assert (told.key, told.args["percent"]) == ("minis-do-lay-bomb-odds", 92), "4 or more of two dice"
    struck = told.args["struck"]
    assert isinstance(struck, list)
    assert len(struck) == 2
    assert play.match.kit.describe(play.state, c.LayBomb(0, units(12), units(12))).key == "minis-do-lay-bomb-empty"


@content("minis/ability/bombardment")
@rule("M2-BOMB-22")
def test_who_may_shoot_no_more_lays_no_tokens_but_those_that_lie_still_strike():
    mad = "0 scouts-gunner-mad 5 10 0"
    play = second(mad, GOAL[0], "1 cadets-bow 12 10 180", FAR, dice=[(6, 4), (5, 4), (4, 4)]).act(0, "bombard")
    bomb(play, 20, 10).act(2, "shoot").target(0)
    assert play.has(0, "berserk")
    assert play.click(1) == 3, "the token struck all the same"
    assert play.refused(c.Act(0, 0, "bombard")).rules == ("M2-ABL-DMG-03",)


@content("minis/ability/bombardment")
@rule("M2-BOMB-05")
def test_a_gunner_at_the_edge_is_offered_a_place_on_the_table():
    play = second("0 scouts-bombardment 35.4 10 0", "1 cadets-bow 5 30 0").act(0, "bombard")
    (place,) = play.options()
    play.do(place)
    assert len(bombs_of(play.state, 0)) == 1


BEAST = "1 apocalypse-001@2 20 10 180"
"""It looks at the gunner; its sections are 2 to 5: front, left, rear, right."""


@rule("M2-MDIAL-48")
def test_a_token_strikes_one_section_of_a_large_warrior():
    play = second(GUNNER, BEAST, FAR, total=900, dice=[(6, 5), (6, 5)]).act(0, "bombard")
    bomb(play, 19, 10)
    play.do(c.EndPhase(1)).end_turn()
    while play.kind == "riposte":
        play.do(c.Decline(play.seat))
    assert {each.target for each in play.all(Attacked)} == {2}, "only the front, and not the warrior as a whole"


@rule("M2-MDIAL-49", "M2-MDIAL-50")
def test_right_on_top_of_a_large_warrior_its_player_would_choose_the_sturdiest_section():
    play = second(GUNNER, BEAST, FAR, total=900).act(0, "bombard")
    foreseen = bomb_on(play.state, 0, units(20), units(10))
    assert [each.target for each in foreseen.targets] == [2], "twenty clicks, the sides have twelve"


def test_a_place_is_offered_once_for_all_sections_of_a_large_warrior():
    play = second(GUNNER, BEAST, FAR, total=900).act(0, "bombard")
    offered = [each for each in play.options() if isinstance(each, c.LayBomb)]
    assert c.LayBomb(0, units(20), units(10)) in offered
    assert len(offered) == len(set(offered))
