"""Adventuring companies: what they cost, who is a member, what members can do."""

from __future__ import annotations

import pytest

from mageknight.kernel.files.problem import ContentError
from mageknight.kernel.refusal import Refusal
from mageknight.locale import Words
from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names
from mageknight.minis.army.text import read, write
from mageknight.minis.content.abilities import is_card
from mageknight.minis.content.companies import official_companies
from mageknight.minis.content.library import official
from mageknight.minis.events import Attacked, CompanyCalled, ControlPassed, Damaged, DiceRolled, FigurePut, Healed
from mageknight.minis.figures.roster import members, powers, speed
from mageknight.minis.rules.turn.ending import army_points
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.asked import answer
from tests.minis.drill import Play
from tests.minis.second.field import FAR, scene, second

CRESCENT = "AC-002"
TONGUES = [Words.of(lang).render for lang in ("en", "de")]
NAMES = Names(official(), TONGUES)
HARKA, RAYDAN, DELPHANA, MARAUDER = "muster-166", "muster-044", "muster-019", "muster-151"
FOE = "1 cadets-plain 11.5 10 180"


def army(*lines: Enlisted, company: str = CRESCENT, total: int = 300) -> Army:
    return Army("Band", "second", total, lines, company=company)


def member_bits(play: Play, figure: int) -> list[int]:
    return [number for number in members(powers(play.state, figure)) if is_card(number)]


# Building


@rule("M2-COMPANY-07", "M2-COMPANY-08", "M2-COMPANY-11")
@pytest.mark.parametrize("copies, cost", [(0, 35), (1, 28), (4, 7), (5, 0), (6, 0)])
def test_every_copy_of_a_cohort_lowers_the_price_down_to_nothing(copies: int, cost: int):
    figures = [Enlisted(HARKA, copies)] * bool(copies) + [Enlisted(MARAUDER)]
    band = army(*figures)
    alone = army(*figures, company="")
    assert band.points(official()) - alone.points(official()) == cost


@rule("M2-COMPANY-10")
def test_cohorts_are_the_warriors_the_card_names_whatever_their_rank():
    band = army(*[Enlisted(key) for key in (HARKA, "muster-168", RAYDAN, DELPHANA, MARAUDER)])
    figures = sum([each.points for each in band.figures(official())])
    assert band.points(official()) - figures == 35 - 4 * 7
    names = {each.name for each in official() if each.generation == 2}
    for company in official_companies().values():
        assert set(company.cohorts) <= names, company.name


@rule("M2-COMPANY-06")
def test_the_company_counts_toward_the_build_total():
    troops = Enlisted(MARAUDER, 5)
    assert check(army(troops, company="", total=100), official()) == []
    [fault] = check(army(troops, total=100), official())
    assert (fault.reason, fault.rules[-1]) == ("army-over-total", "M2-COMPANY-06")
    assert fault.facts["points"] == 5 * 14 + 35
    assert check(army(Enlisted(MARAUDER, 4), total=100), official()) == []


@rule("M2-COMPANY-04")
def test_an_army_has_one_company_and_it_must_exist():
    text = write(army(Enlisted(HARKA)), official())
    assert "Company: Order Of The Crescent Sword [AC-002] 28" in text
    twice = text.replace("Total:", "Company: Quiet Hand\nTotal:")
    with pytest.raises(ContentError) as caught:
        read(twice, NAMES)
    assert [each.reason.key for each in caught.value.problems] == ["minis-list-one-company"]
    [fault] = check(army(Enlisted(HARKA), company="AC-999"), official())
    assert (fault.reason, fault.rules) == ("army-unknown-company", ("M2-COMPANY-04",))
    [fault] = check(Army("", "rebellion", 100, (Enlisted("rebellion-001"),), company=CRESCENT), official())
    assert fault.reason == "army-not-brought"


def test_the_list_names_the_company_in_every_language():
    band = army(Enlisted(HARKA, 2))
    for renderer in (None, *TONGUES):
        assert read(write(band, official(), renderer), NAMES) == band
    for words in ("Company: Grave Robbers", "Abenteuergruppe: Grabräuber", "Company: [AC-005] 20"):
        assert read(f"{words}\n{MARAUDER}", NAMES).company == "AC-005"
    with pytest.raises(ContentError):
        read(f"Company: Knitting Circle\n{MARAUDER}", NAMES)


def test_a_price_is_part_of_what_an_army_was_built_with():
    band = Muster((Enlisted("cadets-sword"),), CRESCENT)
    play = scene(armies=(band, ("cadets-plain",)))
    assert army_points(play.state, 0) == 20 + 35
    assert army_points(play.state, 1) == 20


# In play


@rule("M2-COMPANY-05")
def test_the_card_comes_into_play_before_its_player_deploys():
    play = scene(armies=(Muster((Enlisted("cadets-sword"),), CRESCENT), ("cadets-plain",)), table="open-field")
    assert play.state.beside == []
    while play.kind != "deploy":
        play.do(play.options()[0])
    assert [(each.card, each.seat) for each in play.state.beside] == [(CRESCENT, 0)]
    assert not [event for event in play.log if isinstance(event, FigurePut)]
    assert [event.seat for event in play.log if isinstance(event, CompanyCalled)] == [0]
    assert [each.title for each in battle_view(play.state, 1).beside] == ["minis-company-order-of-the-crescent-sword"]


@rule("M2-COMPANY-01", "M2-COMPANY-02")
def test_all_warriors_of_the_army_are_members_and_nobody_else():
    play = second("0 cadets-sword 10 10 0", "0 recruits-spawn 10 14 0", FAR, company_0="AC-006")
    assert [speed(play.state, figure) - 8 for figure in (0, 1, 2)] == [1, 1, 0]


@rule("M2-COMPANY-01")
def test_membership_goes_with_control_and_captives_are_no_members():
    play = second("0 cadets-sword 10 10 0", "1 cadets-plain 20 20 0 under 0", FAR, company_0="AC-006")
    assert member_bits(play, 1), "reading R122: controlled figures are in the army"
    held = second("0 cadets-sword 10 10 0 captive of 1", FOE, FAR, company_0="AC-006")
    assert not member_bits(held, 0)
    away = second("0 cadets-sword 10 10 0", "0 cadets-sword 20 20 0", FAR, company_0="AC-006")
    ControlPassed(1, 1).apply(away.state)
    assert not member_bits(away, 1), "a figure that changes sides leaves its company"


@rule("M2-COMPANY-03")
def test_members_form_formations_as_if_they_were_of_one_faction():
    row = ("0 cadets-sword 10 10 0", "0 cadets-plain 10 11.5 0", "0 recruits-spawn 10 13 0")
    assert second(*row, FAR).refused(c.Act(0, 0, "march")).rules
    play = second(*row, FAR, company_0="AC-001").act(0, "march").join(1).join(2)
    assert play.kind == "march"
    theirs = second(*row, FAR, company_1="AC-001")
    assert isinstance(theirs.refused(c.Act(0, 0, "march")), Refusal)


# What each of them can do


def attacked(figures: tuple[str, ...], company: str, how: str = "fight", terrain: tuple[str, ...] = ()) -> Attacked:
    lines = {"company_0": company} if company else {}
    play = second(*figures, dice=[(3, 3), (1, 1)], terrain=terrain, **lines)
    return play.act(0, how).target(1).only(Attacked)


def gain(company: str, *figures: str, how: str = "fight") -> int:
    return attacked(figures, company, how).total - attacked(figures, "", how).total


@content("minis/company/AC-001")
def test_dragonslayers_hit_the_dearest_opponent_better():
    near = ("0 cadets-sword 10 10 0", FOE)
    assert gain("AC-001", *near, FAR) == 1, "of equally dear ones each"
    assert gain("AC-001", *near, "1 giants-ogre 30 30 270") == 0


@content("minis/company/AC-002")
def test_one_of_the_crescent_sword_breaks_away_without_a_die_each_turn():
    pairs = ("0 cadets-sword 10 10 0", FOE, "0 cadets-sword 10 20 0", "1 cadets-plain 11.5 20 180")
    play = second(*pairs, dice=[(1,)], total=300, company_0=CRESCENT)
    assert reach(play, 0) == 1
    play.act(0, "move").break_away(0)
    assert not play.all(DiceRolled)
    play.move(0, (6, 10))
    assert reach(play, 2) == 4
    play.act(2, "move").break_away(2)
    assert play.only(DiceRolled).dice == (1,), "once a turn"
    tired = second("0 cadets-sword 10 10 0 tokens 1", FOE, dice=[(4,)], company_0=CRESCENT)
    assert tired.act(0, "move").break_away(0).all(DiceRolled), "not with a token"


def reach(play: Play, figure: int) -> int:
    found = answer(play.state, b'{"ask": "reach-of", "figure": %d}' % figure)
    return int(found["breaks"])


@content("minis/company/AC-002")
def test_members_of_the_crescent_sword_slip_away_in_a_formation_too():
    row = ("0 cadets-sword 10 10 0", "0 cadets-sword 10 11.5 0", "0 cadets-sword 10 13 0", "1 cadets-plain 11.5 13 180")
    play = second(*row, FAR, company_0=CRESCENT).act(0, "march").join(1).join(2)
    play.break_away(2)
    assert not play.all(DiceRolled)
    assert play.move(2, (6, 13)).place(2) == (6, 13)


@content("minis/company/AC-003")
def test_free_lances_fight_best_alone():
    assert gain("AC-003", "0 cadets-sword 10 10 0", FOE, FAR) == 1
    assert gain("AC-003", "0 cadets-sword 10 10 0", FOE, "0 cadets-sword 8.5 10 0", FAR) == 0


@content("minis/company/AC-004")
def test_the_lantern_watch_sees_through_thickets():
    figures = ("0 cadets-bow 10 10 0", "1 cadets-plain 18 10 180", FAR)
    woods = ("thicket: 14 10",)
    plain = attacked(figures, "", "shoot", terrain=woods)
    lit = attacked(figures, "AC-004", "shoot", terrain=woods)
    assert plain.defense - lit.defense == 1
    assert lit.defense == attacked(figures, "", "shoot").defense


@content("minis/company/AC-005")
def test_grave_robbers_heal_when_they_eliminate_somebody():
    play = second(
        "0 cadets-sword 10 10 0 click 1", "1 cadets-plain 11.5 10 180 click 2", FAR, dice=[(6, 5)], company_0="AC-005"
    )
    play.act(0, "fight").target(1)
    assert play.is_eliminated(1)
    assert play.click(0) == 0
    assert play.only(Healed).figure == 0
    spared = second("0 cadets-sword 10 10 0 click 1", FOE, FAR, dice=[(6, 5)], company_0="AC-005")
    spared.act(0, "fight").target(1)
    assert spared.all(Damaged)
    assert not spared.all(Healed)


@content("minis/company/AC-006")
def test_storm_chasers_are_fast_until_they_meet_somebody():
    play = second("0 cadets-sword 10 10 0", "0 cadets-sword 20 20 0", FOE, company_0="AC-006")
    assert (speed(play.state, 0), speed(play.state, 1)) == (8, 9)
    assert play.act(1, "move").move(1, (29, 20)).place(1) == (29, 20)


@content("minis/company/AC-007")
def test_the_iron_caravan_stands_shoulder_to_shoulder():
    def defense(company: str, *figures: str) -> int:
        lines = {"company_1": company} if company else {}
        play = second("0 cadets-sword 10 10 0", *figures, dice=[(1, 2)], **lines)
        return play.act(0, "fight").target(1).only(Attacked).defense

    pair = (FOE, "1 cadets-plain 13 10 180")
    assert defense("AC-007", *pair) - defense("", *pair) == 1
    assert defense("AC-007", FOE, FAR) == defense("", FOE, FAR)


@content("minis/company/AC-008")
def test_the_quiet_hand_does_more_damage_from_behind():
    def hurt(company: str, facing: int) -> int:
        lines = {"company_0": company} if company else {}
        play = second("0 cadets-sword 10 10 0", f"1 cadets-plain 11.5 10 {facing}", FAR, dice=[(5, 5)], **lines)
        return play.act(0, "fight").target(1).only(Damaged).amount

    assert hurt("AC-008", 0) - hurt("", 0) == 1
    assert hurt("AC-008", 180) == hurt("", 180)
