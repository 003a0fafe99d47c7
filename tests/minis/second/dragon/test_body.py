"""The body of the Apocalypse Dragon (M2-DRAGON): its power levels, its tokens, how it moves and shoots, how it strikes back."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.auditing import audit
from mageknight.minis.content.library import official
from mageknight.minis.effects.parts import HIGHER, total, words_key
from mageknight.minis.events import BY_PUSHING, Attacked, Damaged
from mageknight.minis.figures.sections import live_sections, skulls
from mageknight.minis.rules.attack.values import attack_parts, defense_parts
from mageknight.minis.rules.spells.countering import counter_refusal
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.dragon.lair import (
    ANGRY,
    ASIDE,
    BEFORE,
    BEHIND,
    FRONT,
    FURIOUS,
    HULL,
    LEFT,
    RAMPAGING,
    REAR,
    RIGHT,
)
from tests.minis.second.field import FAR, second

FOE = f"1 cadets-plain {BEFORE}"
NEAR = "1 cadets-plain 26 21 180"


def begun(*figures: str, total: int = 900, **fields: object) -> Play:
    """A battle at the very beginning of the Dragon's turn."""
    return second(*figures, total=total, begin="yes", **fields)  # type: ignore[arg-type]


def hows(play: Play, figure: int) -> set[str]:
    return {command.how for command in play.options() if isinstance(command, c.Act) and command.figure == figure}


@rule("M2-DRAGON-01", "M2-DRAGON-02")
def test_four_dials_of_20_and_12_clicks():
    dragon = official()["apocalypse-001"]
    assert [each.clicks for each in dragon.dials] == [20, 12, 20, 12]
    assert dragon.is_large


@rule("M2-DRAGON-03", "M2-DRAGON-04", "M2-DRAGON-05", "M2-DRAGON-12")
@pytest.mark.parametrize(
    "level, points, used, actions, fatal",
    [
        (ANGRY, 600, [FRONT], 1, 3),
        (FURIOUS, 900, [FRONT, LEFT, RIGHT], 3, 6),
        (RAMPAGING, 1200, [FRONT, LEFT, REAR, RIGHT], 4, 9),
    ],
)
def test_three_power_levels(level: str, points: int, used: list[int], actions: int, fatal: int):
    play = begun(level, FAR, total=points)
    known = play.state.defs[HULL]
    assert (known.points, live_sections(play.state, HULL), known.nature.fatal) == (points, used, fatal)
    assert play.state.actions == actions
    assert [play.click(section) for section in used] == [0] * len(used)
    assert audit(play.state) == []


@rule("M2-DRAGON-06", "M2-DRAGON-21")
def test_an_unused_dial_shows_no_skulls_and_acts_never():
    play = begun(FURIOUS, FAR)
    assert skulls(play.state, HULL) == 0
    play.do(c.EndPhase(0))
    assert play.refused(c.Act(0, REAR, "move")).reason == "minis-no-such-figure"
    assert "move" in hows(play, LEFT)


@rule("M2-DRAGON-07")
def test_a_section_with_three_skulls_is_out():
    play = second("0 apocalypse-001@2 18 18 0 sections 0 12 20 0", FAR, total=900)
    assert live_sections(play.state, HULL) == [FRONT, RIGHT]
    assert skulls(play.state, HULL) == 3
    assert play.refused(c.Act(0, LEFT, "move")).reason == "minis-no-such-figure"


@rule("M2-DRAGON-08")
def test_it_falls_at_the_skulls_of_its_level_wherever_they_show():
    angry = second(f"0 cadets-sword {BEFORE}", "1 apocalypse-001@1 18 18 0 sections 19 12 20 12", dice=[(6, 6)])
    angry.act(0, "fight").target(2)
    assert angry.is_eliminated(1)
    furious = second(
        f"0 cadets-sword {BEFORE}", "1 apocalypse-001@2 18 18 0 sections 19 0 20 0", FAR, total=900, dice=[(6, 6)]
    )
    furious.act(0, "fight").target(2)
    assert not furious.is_eliminated(1)
    assert not furious.is_fielded(2)
    # three of the dead front, one of the side that lives on its last click, two more to come
    worn = second(f"0 cadets-sword {ASIDE}", "1 apocalypse-001@2 18 18 0 sections 20 11 20 11", FAR, dice=[(6, 6)])
    assert skulls(worn.state, 1) == 5
    worn.act(0, "fight").target(3)
    assert worn.is_eliminated(1)


@rule("M2-DRAGON-21", "M2-DRAGON-22", "M2-DRAGON-23")
def test_tokens_lie_on_sections_push_nobody_and_leave_those_that_rest():
    play = begun(FURIOUS, FAR)
    for tokens in (1, 2):
        play.do(c.EndPhase(0)).act(FRONT, "move").stay(HULL)
        assert [play.tokens(slot) for slot in range(5)] == [0, tokens, 0, 0, 0]
        play.end_turn().end_turn()
    assert not [each for each in play.log if isinstance(each, Damaged) and each.cause == BY_PUSHING]
    play.do(c.EndPhase(0))
    assert play.refused(c.Act(0, FRONT, "move")).reason == "minis-pushed-already"
    play.act(LEFT, "move").stay(HULL).end_turn()
    assert [play.tokens(slot) for slot in range(5)] == [0, 0, 1, 0, 0]


@rule("M2-DRAGON-21")
def test_each_section_that_joins_a_move_gets_a_token():
    play = begun(FURIOUS, FAR)
    play.do(c.EndPhase(0)).act(FRONT, "move").join(RIGHT).stay(HULL)
    assert [play.tokens(slot) for slot in range(5)] == [0, 1, 0, 0, 1]


@rule("M2-DRAGON-25", "M2-DRAGON-01")
def test_it_has_no_template_and_moves_straight_all_the_same():
    play = begun("0 apocalypse-001@2 8 18 0", FAR)
    play.act(FRONT, "move-first")
    assert "M2-MDIAL-32" in play.refused(play.path(HULL, (12, 18), (12, 22))).rules
    play.do(play.path(HULL, (12, 22), facing=45))
    assert play.place(HULL) == (12, 22)


@rule("M2-DRAGON-24")
def test_it_moves_freely_before_it_acts_as_far_as_all_sections_together():
    play = begun("0 apocalypse-001@2 8 18 0", "1 cadets-plain 15 18 180", FAR)
    play.act(LEFT, "move-first")
    far = play.path(HULL, (24, 18))
    assert play.refused(play.path(HULL, (24.5, 18))).reason == "table-too-far"  # 6 + 5 + 5
    play.do(far)
    assert play.place(HULL) == (24, 18)
    assert play.state.actions == 3
    assert play.kind == "action"  # nothing is left to do in the command phase
    assert [play.tokens(slot) for slot in range(5)] == [0] * 5
    assert play.refused(c.Act(0, FRONT, "move")).reason == "minis-one-movement"
    assert play.refused(c.Act(0, FRONT, "move-first")).rules == ("M2-DRAGON-24",)


@rule("M2-DRAGON-26")
def test_terrain_does_not_hinder_it_but_it_never_lies_on_any():
    wood = ["light-wood: 18 18"]
    play = begun("0 apocalypse-001@2 8 18 0", FAR, terrain=wood)
    play.act(FRONT, "move-first")
    assert play.refused(play.path(HULL, (16, 18))).rules == ("M2-DRAGON-26",)
    over = begun("0 apocalypse-001@3 7.5 18 0", FAR, total=1200, terrain=["boulder: 17 18"])
    over.act(FRONT, "move-first").move(HULL, (27, 18))
    assert over.place(HULL) == (27, 18)


@rule("M2-DRAGON-28")
def test_nobody_holds_it():
    play = begun(FURIOUS, FOE, FAR)
    play.act(FRONT, "move-first").move(HULL, (16, 18), facing=0)
    assert play.place(HULL) == (16, 18)


@rule("M2-DRAGON-29")
def test_a_section_shoots_in_contact_and_shelters_nobody():
    play = begun(FURIOUS, FOE, NEAR, FAR)
    play.do(c.EndPhase(0)).act(FRONT, "shoot")
    assert {each.figure for each in play.options() if isinstance(each, c.Target)} == {5, 6}


@rule("M2-DRAGON-30")
def test_whoever_hurts_it_may_be_struck_at_once():
    play = second(f"0 cadets-sword {BEFORE}", "1 apocalypse-001@2 18 18 0", FAR, total=900, dice=[(6, 6), (6, 5)])
    play.act(0, "fight").target(2)
    assert (play.kind, play.seat) == ("riposte", 1)
    assert c.Act(1, 2, "fight") in play.options()
    assert c.Act(1, 2, "shoot") in play.options()
    assert play.refused(c.Act(1, 3, "fight")).reason in ("minis-not-in-front", "minis-not-in-contact")
    play.act(2, "fight")
    assert play.only(Attacked).target == 0
    assert play.tokens(2) == 0
    spared = second(f"0 cadets-sword {BEFORE}", "1 apocalypse-001@2 18 18 0", FAR, total=900, dice=[(6, 6)])
    spared.act(0, "fight").target(2).decline()
    assert spared.click(0) == 0


@rule("M2-DRAGON-32")
def test_height_does_not_help_against_it():
    play = second(FURIOUS, "1 cadets-plain 28 18 180", "0 cadets-bow 18 26 0", FAR, terrain=["hill: 28 18"], total=900)
    shoot = attack_manner(play.state, "shoot")
    assert HIGHER not in dict(defense_parts(play.state, shoot, FRONT, 5, True))
    assert HIGHER in dict(defense_parts(play.state, shoot, 6, 5, True))


@rule("M2-DRAGON-33")
def test_attacks_on_a_section_that_is_out_have_3_less():
    play = second(f"0 cadets-sword {BEHIND}", f"0 cadets-sword {BEFORE}", "1 apocalypse-001@2 18 18 0", FAR, total=900)
    fight = attack_manner(play.state, "fight")
    behind = total(attack_parts(play.state, fight, 0, 3, ()))
    before = total(attack_parts(play.state, fight, 1, 3, ()))
    assert before - behind == 3
    words = [words_key(part) for part, _ in attack_parts(play.state, fight, 0, 3, ())]
    assert "minis-part-dead-section" in words, "the sum says why"
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-no-range"


@rule("M2-DRAGON-27")
def test_a_section_counters_spells_with_a_token_on_it():
    play = second("0 cadets-bow 30 18 180", "1 apocalypse-001@2 10 18 0", FAR, total=900)
    play.state.tokens[2] = 1
    assert counter_refusal(play.state, 0, 2) is None


@rule("M2-DRAGON-37")
def test_in_an_army_it_brings_its_own_actions():
    play = begun(FURIOUS, "0 cadets-sword 4 4 0", FAR, total=1200)
    assert play.state.actions == 3 + 3


@rule("M2-DRAGON-36")
@pytest.mark.parametrize("die, clicks", [(4, 1), (5, 2)])
def test_a_die_may_keep_what_a_crushing_blow_would_ignore(die: int, clicks: int):
    play = second(
        f"0 adepts-crushing-blow {BEFORE}", "1 apocalypse-001@2 18 18 0", FAR, total=900, dice=[(6, 5), (die,)]
    )
    strong = play.state.defs[0].dial[3]
    play.act(0, "fight").target(2)
    found = [each for each in play.log if isinstance(each, Damaged) and each.figure == 2]
    assert found[0].amount == strong - (1 if clicks == 1 else 0)


@rule("M2-DRAGON-31")
def test_a_flight_stand_beside_it_is_in_base_contact():
    wing = "1 cadets-wing 23.5 18 180 soaring"
    play = second(FURIOUS, wing, FAR, total=900, dice=[(5, 6)])
    assert audit(play.state) == []
    assert play.touches(5, HULL)
    assert [play.touches(5, section) for section in (FRONT, LEFT, RIGHT)] == [True, False, False]
    play.act(FRONT, "fight").target(5)
    assert play.only(Attacked).target == 5
    small = second("0 hulks-hulk 18 18 0", "1 cadets-wing 21.5 18 180 soaring", FAR)
    assert not small.touches(5, 0), "nobody else is so tall"


@rule("M2-DRAGON-31")
def test_a_soaring_figure_strikes_it_and_must_break_away():
    wing = "0 cadets-wing 23.5 18 180 soaring"
    play = second(wing, "1 apocalypse-001@2 18 18 0", FAR, total=900, dice=[(6, 5)])
    play.act(0, "fight").target(2)
    assert play.only(Attacked).target == 2
    leaving = second(wing, "1 apocalypse-001@2 18 18 0", FAR, total=900, dice=[(6,)]).act(0, "move")
    assert leaving.refused(leaving.path(0, (27, 18))).reason == "minis-must-break-away"
    leaving.break_away(0).move(0, (27, 18))
    assert not leaving.touches(0, 1)
    back = second("0 cadets-wing 27 18 180 soaring", "1 apocalypse-001@2 18 18 0", FAR, total=900).act(0, "move")
    back.move(0, (23.5, 18), facing=180)
    assert back.touches(0, 1)
    assert audit(back.state) == []


@rule("M2-DRAGON-35")
def test_what_cancels_its_abilities_ends_when_its_end_phase_begins():
    mage = "0 adepts-mage 4 4 0"
    play = begun(FURIOUS, mage, FAR, total=1200, book_0="5 glyph-of-flame").do(c.EndPhase(0))
    play.cancel(0, FRONT, "mage-blast")
    assert not play.has(FRONT, "mage-blast")
    play.act(5, "cast").do(next(each for each in play.options() if isinstance(each, c.LayElement)))
    assert not play.has(FRONT, "mage-blast"), "its turn goes on"
    play.end_turn()
    assert (play.seat, play.kind) == (0, "free-browse"), "the end phase has begun"
    assert play.has(FRONT, "mage-blast")
