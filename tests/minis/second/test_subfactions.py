"""The abilities of the subfactions, one after the other."""

from __future__ import annotations

from mageknight.kernel.message import say
from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.content.abilities import numbers
from mageknight.minis.content.available import library
from mageknight.minis.events import Attacked, Damaged, DiceRolled, Healed
from mageknight.minis.figures.roster import called, powers
from mageknight.minis.queries.preview import targets
from mageknight.minis.setup.entries import Enlisted
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

FOE = "1 cadets-plain 11.5 10 180"


def attack_of(play: Play) -> Attacked:
    return next(event for event in reversed(play.log) if isinstance(event, Attacked))


def defense_against(play: Play, target: int, how: str = "shoot") -> int:
    found = targets(play.state, 0, how, only=[target])[0]
    assert found.refusal is None, found.refusal
    assert found.defense is not None
    return found.defense.total


@rule("M2-SUBF-41")
def test_a_warrior_has_the_ability_of_its_subfaction_unless_it_is_a_captive():
    play = second("0 banners-khan 10 10 0", "1 banners-vladd 20 10 180", FAR)
    assert powers(play.state, 0) >> numbers()["shadow-khans"] & 1
    assert powers(play.state, 1) >> numbers()["order-of-vladd"] & 1
    held = second("0 cadets-sword 10 10 0", "1 banners-khan 11.5 10 180 captive of 0", FAR)
    assert powers(held.state, 1) == 0


@rule("M2-SUBF-19")
def test_vladd_drinks_once_more_than_its_dial_says():
    dice = [(5, 5)]
    plain = second("0 banners-vladd 10 10 0 click 2", FOE, FAR, dice=dice).act(0, "fight").target(1)
    assert plain.click(0) == 1
    both = second("0 banners-vampire 10 10 0 click 2", FOE, FAR, dice=dice).act(0, "fight").target(1)
    while both.kind == "order":
        both.resolve(0)
    assert both.click(0) == 0


@rule("M2-SUBF-34", "M2-SUBF-35")
def test_shadow_khans_lurk():
    play = second("0 cadets-bow 10 10 0", "1 banners-khan 16 10 180", FAR, dice=[(5, 5)]).act(0, "shoot").target(1)
    assert play.click(1) == 2, "3 less 1"
    grass = second("0 cadets-sword 10 10 0", "1 banners-khan 11.5 10 180", FAR, terrain=["tall-grass: 12 10"])
    assert defense_against(grass, 1, "fight") == 16
    pushed = second("0 banners-khan 10 10 0 tokens 1", FAR).act(0, "move").turn(0, 90)
    assert pushed.click(0) == 1, "pushing damage counts in full"


@rule("M2-SUBF-22", "M2-SUBF-23", "M2-SUBF-24")
def test_the_wylden_host_is_at_home_in_the_woods():
    wood = ["thicket: 14 10"]
    assert defense_against(second("0 cadets-bow 10 10 0", "1 cadets-plain 18 10 180", FAR, terrain=wood), 1) == 16
    assert defense_against(second("0 banners-wylden 10 10 0", "1 cadets-plain 18 10 180", FAR, terrain=wood), 1) == 15
    stealthy = second("0 banners-wylden 10 10 0", "1 scouts-stealth 18 10 180", FAR, terrain=wood).act(0, "shoot")
    assert stealthy.offers(c.Target(0, 1))
    hidden = ["thicket: 18 10"]
    assert defense_against(second("0 cadets-bow 10 10 0", "1 banners-wylden 18 10 180", FAR, terrain=hidden), 1) == 17
    kin = second("0 banners-wylden 10 10 0", "1 banners-wylden 18 10 180", FAR, terrain=hidden)
    assert defense_against(kin, 1) == 15


@rule("M2-SUBF-27")
def test_temple_masters_share_their_defense_with_their_own():
    play = second("0 cadets-bow 10 10 0", "1 banners-page 16 10 180", "1 banners-master 17.5 10 180", FAR)
    assert defense_against(play, 1) == 17
    other = second("0 cadets-bow 10 10 0", "1 cadets-plain 16 10 180", "1 banners-master 17.5 10 180", FAR)
    assert defense_against(other, 1) == 15


@rule("M2-SUBF-09", "M2-SUBF-10")
def test_snipers_turn_freely_and_lower_the_defense_of_those_they_shoot_at():
    play = second("0 banners-sniper 10 10 90", "1 cadets-plain 16 10 180", FAR, dice=[(2, 3)])
    play.act(0, "sniper").turn(0, 0)
    assert (play.facing(0), play.tokens(0)) == (0, 0)
    assert defense_against(play, 1) == 13
    play.act(0, "shoot").target(1)
    assert attack_of(play).defense == 13
    melee = second("0 banners-sniper 10 10 0", FOE, FAR)
    assert defense_against(melee, 1, "fight") == 15


@rule("M2-SUBF-05", "M2-SUBF-06")
def test_golemcore_repairs_golems_past_their_markers():
    play = second("0 banners-mechanic 10 10 0", "0 banners-golem 11.5 10 0 click 2", FAR, dice=[(3, 3)])
    play.act(0, "field-repair").target(1)
    assert play.click(1) == 1
    assert play.only(Healed).amount == 1
    whole = second("0 banners-mechanic 10 10 0", "0 banners-golem 11.5 10 0", FAR)
    assert "M2-SUBF-05" in whole.refused(c.Act(0, 0, "field-repair")).rules
    flesh = second("0 banners-mechanic 10 10 0", "0 banners-legionary 11.5 10 0 click 1", FAR)
    assert "M2-SUBF-05" in flesh.refused(c.Act(0, 0, "field-repair")).rules


@rule("M2-SUBF-07", "M2-SUBF-08")
def test_the_legion_rallies():
    play = second("0 banners-legionary 10 10 0 click 2", "0 cadets-sword 20 20 0", FAR, begin="yes")
    assert play.click(0) == 0
    captor = second("0 banners-legionary 10 10 0", "1 cadets-plain 11.5 10 0 captive of 0", FAR, begin="yes")
    assert (captor.seat, captor.kind) == (0, "react")
    captor.resolve(0)
    assert captor.is_eliminated(1)
    assert captor.tokens(0) == 0
    spared = second("0 banners-legionary 10 10 0", "1 cadets-plain 11.5 10 0 captive of 0", FAR, begin="yes").decline()
    assert spared.state.captor[1] == 0


@rule("M2-SUBF-13")
def test_cultists_siphon_strength_once_a_turn():
    figures = ("0 banners-cultist 10 10 0 tokens 2", "0 cadets-sword 11.5 10 0", "0 cadets-sword 10 11.5 0", FAR)
    play = second(*figures, begin="yes")
    assert (play.seat, play.kind) == (0, "react")
    play.resolve(1)
    assert (play.tokens(0), play.click(1), play.click(2)) == (1, 0, 1)
    assert play.kind == "action"


@rule("M2-SUBF-21")
def test_druids_in_fury_add_their_bonus_once_more():
    druid = ("0 banners-druid 10 10 0", FOE, FAR)
    fury = second(*druid, dice=[(2,), (1, 2)]).act(0, "fight").target(1)
    assert attack_of(fury).total == 3 + 8 + 2 + 2
    calm = second(*druid, dice=[(3,), (1, 2)]).act(0, "fight").target(1)
    assert attack_of(calm).total == 3 + 8 + 2
    assert [len(event.dice) for event in calm.log if isinstance(event, DiceRolled)] == [1, 2]


@rule("M2-SUBF-02", "M2-SUBF-03")
def test_minions_spread_bedlam_and_share_their_skill():
    play = second(
        "0 banners-minion 10 10 0", FOE, "0 banners-fiend 30 30 0", FAR.replace("30 30", "33 33"), dice=[(1, 2)]
    )
    play.act(0, "fight").target(1)
    assert (play.seat, play.kind) == (0, "react"), "it is asked, and may do without"
    play.resolve(0)
    assert attack_of(play).total == 3 + 11
    kept = second("0 banners-minion 10 10 0", FOE, "0 banners-fiend 30 30 0", "1 cadets-plain 33 33 0", dice=[(1, 2)])
    kept.act(0, "fight").target(1).decline()
    assert attack_of(kept).total == 3 + 8
    helper = ("0 cadets-sword 10 10 0", FOE, "0 cadets-sword 11.5 8.5 90")
    near = second(*helper, "1 banners-minion 11.5 16 0", FAR).act(0, "fight")
    near.target(1)
    assert near.kind != "aim" or near.refused(c.Join(0, 2)).rules == ("M2-SUBF-02",)
    far = second(*helper, "1 banners-minion 11.5 20 0", FAR).act(0, "fight").target(1)
    assert far.offers(c.Join(0, 2))


@rule("M2-SUBF-29", "M2-SUBF-30")
def test_the_reckless_bleed_for_their_damage_until_they_lose_heart():
    play = second("0 banners-tusk 10 10 0", "1 scouts-tank 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert (play.seat, play.kind) == (0, "react")
    play.resolve(0).resolve(0)
    assert play.click(0) == 2
    assert play.kind != "react", "demoralized, it stops"
    assert play.click(1) == 4
    calm = second("0 banners-tusk 10 10 0", "1 scouts-tank 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    calm.decline()
    assert (calm.click(0), calm.click(1)) == (0, 2)


@rule("M2-SUBF-36")
def test_the_darkmarch_lends_its_skill_for_a_click():
    figures = ("0 banners-shyft 10 10 0", FOE, "0 banners-augur 20 20 0", FAR)
    play = second(*figures, dice=[(1, 2)]).act(0, "fight").target(1)
    assert (play.seat, play.kind) == (0, "react")
    play.resolve(0)
    assert attack_of(play).total == 3 + 11
    assert play.click(0) == 1
    assert [event.figure for event in play.all(Damaged)] == [0]
    tired = second(figures[0], FOE, "0 banners-augur 20 20 0 tokens 2", FAR, dice=[(1, 2)]).act(0, "fight").target(1)
    assert attack_of(tired).total == 3 + 8


@rule("M2-SUBF-25")
def test_the_free_armies_march_at_the_pace_of_their_fastest():
    row = ("0 banners-free-fast 10 10 0", "0 banners-free-slow 10 11.5 0", "0 cadets-sword 10 13 0")
    play = second(*row, FAR).act(0, "march").join(1).join(2)
    assert play.refused(play.path(1, (18.1, 11.5))).reason == "table-too-far"
    play.move(1, (18, 11.5))
    assert play.place(1) == (18, 11.5)


@rule("M2-SUBF-11")
def test_no_immunity_holds_against_the_forgemasters():
    play = second("0 banners-smith 10 10 0", "1 cadets-immune 16 10 180", "1 scouts-mage 16 13 180", FAR).act(
        0, "shoot"
    )
    assert play.offers(c.Target(0, 1))
    assert play.offers(c.Target(0, 2))
    lift = second("0 banners-smith 10 10 0", "1 cadets-immune 11.5 10 180", FAR)
    assert lift.offers(c.Act(0, 0, "levitate"))
    other = second("0 cadets-wand 10 10 0", "1 cadets-plain 16 10 180", "1 scouts-mage 16 13 180", FAR).act(0, "shoot")
    assert not other.offers(c.Target(0, 2))
    off = second("0 banners-smith 10 10 0", "1 cadets-immune 16 10 180", FAR).cancel(0, 0, "forgemasters")
    assert "M2-COMBAT-20" in off.refused(c.Act(0, 0, "shoot")).rules


@rule("M2-SUBF-28")
def test_a_pact_lets_mage_spawn_march_with_everybody():
    row = ("0 cadets-sword 10 10 0", "0 cadets-sword 10 11.5 0", "0 banners-circle 10 13 0")
    play = second(*row, FAR).act(0, "march").join(1)
    assert play.offers(c.Join(0, 2))
    plain = second(*row[:2], "0 scouts-spawn 10 13 0", FAR)
    assert plain.refused(c.Act(0, 0, "march")).reason == "minis-formation-contact"


SHAMAN = "0 banners-shaman 10 10 0"


@rule("M2-SUBF-31", "M2-SUBF-33")
def test_a_shaman_in_trance_acts_twice_in_a_turn_and_is_pushed_besides():
    play = second(SHAMAN, "0 cadets-sword 20 20 0", FAR, total=300, dice=[(5, 5)])
    play.act(0, "move").move(0, (14, 10))
    assert (play.tokens(0), play.state.actions) == (1, 2)
    assert play.offers(c.Act(0, 0, "move"))
    play.act(0, "move").move(0, (18, 10))
    assert (play.place(0), play.tokens(0), play.state.actions) == ((18, 10), 2, 1)
    assert play.click(0) == 1, "its second token pushes it; 10 is enough for the trance"
    assert play.refused(c.Act(0, 0, "move")).rules, "there is no third action"
    plain = second("0 cadets-sword 10 10 0", "0 cadets-sword 20 20 0", FAR, total=300).act(0, "move").move(0, (14, 10))
    assert plain.refused(c.Act(0, 0, "move")).reason == "minis-acted-already"


@rule("M2-SUBF-32")
def test_the_trance_ends_with_dice_that_reach_the_attack_value():
    play = second(SHAMAN, FAR, total=300, dice=[(1, 2), (2, 2), (3, 3)])
    play.act(0, "move").move(0, (14, 10)).act(0, "move").move(0, (18, 10))
    assert [event.dice for event in play.all(DiceRolled)] == [(1, 2), (2, 2), (3, 3)]
    assert play.click(0) == 3, "the push, then two throws too low for 7 and for 6; 6 is enough for 5"
    worn = second(SHAMAN + " tokens 1", "0 cadets-sword 20 20 0", FAR, total=300).act(0, "move").move(0, (14, 10))
    assert worn.refused(c.Act(0, 0, "move")).rules, "with two tokens there is no second action"


@rule("M2-SUBF-37", "M2-SUBF-38")
def test_an_oracle_takes_an_ability_for_a_turn():
    figures = ("0 cadets-sword 5 5 0", "1 banners-oracle 20 10 180", "0 banners-gifted 12 10 0", "1 cadets-bow 30 33 0")
    play = second(*figures).act(0, "move").move(0, (6, 5)).end_turn()
    assert (play.seat, play.kind) == (1, "react")
    assert [option.effect for option in play.options() if isinstance(option, c.Resolve)] == [0], "not itself"
    play.resolve(0)
    assert play.kind == "tap"
    assert play.refused(c.Resolve(1, 9)).reason == "not-an-option"
    assert play.match.kit.describe(play.state, c.Resolve(1, 9)) == say("minis-do-resolve-number", number=10)
    play.resolve(0)
    assert play.has(1, "quickness")
    assert play.has(2, "quickness"), "the other keeps it"
    assert play.kind == "action", "once a command phase"
    before = play.state.actions
    play.act(1, "move").move(1, (24, 10))
    assert play.state.actions == before, "it is used like one of its own"
    play.end_turn()
    assert not play.has(1, "quickness")


def test_an_oracle_is_told_whose_mind_holds_what():
    figures = ("0 cadets-sword 5 5 0", "1 banners-oracle 20 10 180", "0 banners-gifted 12 10 0", "1 adepts-toughness 20 14 180",
               "1 cadets-bow 30 33 0")  # fmt: skip
    play = second(*figures).end_turn()
    told = [play.match.kit.describe(play.state, each) for each in play.options() if isinstance(each, c.Resolve)]
    assert len({str(each) for each in told}) == len(told) == 2
    assert told[1].args["other"] == called(play.state, 3)
    assert told[1].args["abilities"] == [say("minis-ability-toughness")]


@rule("M2-SUBF-37")
def test_nobody_out_of_range_is_tapped():
    figures = (
        "0 cadets-sword 5 5 0",
        "1 banners-oracle 20 10 180",
        "0 banners-gifted 9.9 10 0",
        "1 cadets-bow 30 33 0",
    )
    play = second(*figures).act(0, "move").move(0, (6, 5)).end_turn()
    assert (play.seat, play.kind) == (1, "action")


@rule("M2-SUBF-01", "M2-CAV-84", "M2-CAV-42")
def test_a_dark_rider_bleeds_for_its_mount():
    figures = (
        "0 cadets-sword 5 5 0",
        "1 stable-121b 20 10 180 click 1",
        "1 stable-121a rides 1",
        "1 cadets-bow 30 33 0",
    )
    play = second(*figures).act(0, "move").move(0, (6, 5))
    assert (play.seat, play.kind) == (1, "react")
    play.resolve(0)
    assert (play.click(1), play.click(2)) == (0, 1)
    assert play.kind == "action"
    kept = second(*figures).act(0, "move").move(0, (6, 5)).decline()
    assert (kept.click(1), kept.click(2)) == (1, 0)


@rule("M2-SUBF-41")
def test_the_sheet_of_a_figure_names_the_ability_of_its_subfaction():
    play = second("0 banners-khan 10 10 0", FAR)
    assert "shadow-khans" in battle_view(play.state).figures[0].abilities


@rule("M2-SUBF-39")
def test_mage_spawn_with_a_symbol_are_mercenaries():
    """It serves the Order of Vladd: the ability is its own, the faction is not, and so no formation either."""
    play = second("0 banners-hireling 10 10 0 click 1", FOE, FAR, dice=[(5, 5)])
    assert powers(play.state, 0) >> numbers()["order-of-vladd"] & 1
    assert play.act(0, "fight").target(1).click(0) == 0
    assert play.state.defs[0].symbols == 0
    hired = Enlisted("banners-hireling", 1, (), ())
    assert check(Army("A", "second", 100, (hired, Enlisted("banners-circle"))), library()) == []


@rule("M2-SUBF-40")
def test_figures_of_omens_with_the_symbol_of_the_dark_riders_are_minions():
    play = second("0 omens-herald 10 10 0", "0 banners-fiend 20 10 0", FOE, FAR)
    assert play.state.defs[0].subfaction == "minions-of-apocalypse"
    assert powers(play.state, 0) >> numbers()["minions-of-apocalypse"] & 1
    assert not powers(play.state, 0) >> numbers()["dark-riders"] & 1


@rule("M2-SUBF-36")
def test_the_darkmarch_lends_to_its_own_people_only_and_only_what_is_better():
    stranger = second("0 cadets-sword 10 10 0", FOE, "0 banners-augur 20 20 0", FAR, dice=[(1, 2)])
    assert stranger.act(0, "fight").target(1).kind != "react"
    equal = second("0 banners-augur 10 10 0", FOE, "0 banners-augur 20 20 0", FAR, dice=[(1, 2)])
    assert attack_of(equal.act(0, "fight").target(1)).total == 3 + 11


@rule("M2-SUBF-38")
def test_an_oracle_taps_one_figure_in_a_command_phase_though_two_are_near():
    figures = (
        "0 cadets-sword 5 5 0",
        "1 banners-oracle 20 10 180",
        "0 banners-gifted 12 10 0",
        "0 banners-gifted 12 14 0",
    )
    play = second(*figures, "1 cadets-bow 30 33 0", total=200).act(0, "move").move(0, (6, 5)).end_turn()
    assert len([option for option in play.options() if isinstance(option, c.Resolve)]) == 2
    play.resolve(0).resolve(0)
    assert play.kind == "action"


@rule("M2-SUBF-21")
def test_the_fury_of_a_druid_is_for_its_own_attacks():
    play = (
        second("0 cadets-sword 10 10 0", FOE, "0 banners-druid 20 20 0", FAR, dice=[(1, 2)]).act(0, "fight").target(1)
    )
    assert [event.dice for event in play.all(DiceRolled)] == [(1, 2)]
