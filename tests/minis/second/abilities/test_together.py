"""Abilities that meet: two of one figure, the same one twice, one against another."""

from __future__ import annotations

from mageknight.minis.events import Attacked, Damaged, DiceRolled
from mageknight.minis.queries.preview import targets
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.cards.test_domains import KEYS
from tests.minis.second.field import FAR, second
from tests.minis.second.spells.grimoire import sorcery

FOE = "1 cadets-plain 11.5 10 180"


def thunder(fighter: str, target: str, *dice: tuple[int, ...]) -> Play:
    return second(f"0 {fighter} 10 10 0", f"1 {target} 11.5 10 180", FAR, dice=dice).act(0, "thunder-blow").target(1)


def clicks_of(play: Play, figure: int) -> list[int]:
    return [each.amount for each in play.log if isinstance(each, Damaged) and each.figure == figure]


@content("minis/ability/dodge")
@rule("M2-ABL-DEF-18", "M2-SUBF-29")
def test_nobody_bleeds_for_a_blow_that_is_dodged():
    figures = ("0 banners-tusk 10 10 0", "1 fencers-dodger 11.5 10 180", FAR)
    dodged = second(*figures, dice=[(5, 5), (4,)]).act(0, "fight").target(1)
    assert (dodged.kind, dodged.click(0), dodged.click(1)) == ("action", 0, 0)
    hit = second(*figures, dice=[(5, 5), (3,)]).act(0, "fight").target(1)
    assert hit.kind == "react"
    assert len([each for each in hit.log if isinstance(each, DiceRolled)]) == 2, "the dodge has failed by then"


@content("minis/ability/thunder-blow")
@rule("M2-SUBF-29", "M2-ABL-SWD-17")
def test_the_blood_of_the_reckless_counts_in_a_series():
    play = thunder("banners-thunder-tusk", "fencers-long", (5, 5), (5, 5)).resolve(0).decline()
    play.target(1).resolve(0).decline().enough()
    assert play.click(0) == 2
    assert play.only_hurt(1).amount == 2 + 1 + 2, "its value, a second success, two clicks of blood"
    failed = thunder("banners-thunder-tusk", "fencers-long", (5, 5), (1, 2)).resolve(0).decline().target(1)
    assert failed.only_hurt(1).amount == 3


@content("minis/ability/magic-retaliation")
@rule("M2-ABL-DEF-20", "M2-ABL-SWD-18")
def test_a_thorn_stings_also_when_the_last_blow_of_a_series_fails():
    ended = thunder("adepts-thunder", "fencers-thorn", (5, 5)).enough()
    failed = thunder("adepts-thunder", "fencers-thorn", (5, 5), (1, 2)).target(1)
    assert [(each.click(0), each.click(1)) for each in (ended, failed)] == [(1, 2), (1, 2)]


@content("minis/ability/magic-retaliation", "minis/ability/ram", "minis/ability/pole-arm")
@rule("M2-ABILITY-08", "M2-ABILITY-09")
def test_what_a_figure_has_twice_works_twice():
    """Reading R53; Ram, Pole Arm and Magic Retaliation ask for no action."""
    thorn = second("0 cadets-sword 10 10 0", "1 adepts-twice-thorn 11.5 10 180", FAR, dice=[(5, 5)])
    thorn.act(0, "fight").target(1)
    while thorn.kind == "order":
        thorn.resolve(0)
    assert thorn.click(0) == 2
    ram = second("0 adepts-twice-ram 10 10 0", "1 cadets-plain 16 10 0", FAR).act(0, "move").move(0, (14.5, 10))
    assert clicks_of(ram.decline(), 1) == [1, 1]
    halberd = second("0 cadets-plain 10 10 0", "1 adepts-twice-halberd 16 10 180", FAR).act(0, "move")
    assert clicks_of(halberd.move(0, (14.5, 10)).decline(), 0) == [1, 1]


@content("minis/ability/toughness")
@rule("M2-ABILITY-08")
def test_what_an_item_and_a_spell_lend_is_counted_beside_the_dial():
    figures = ("0 adepts-mage 10 10 0", "0 adepts-toughness 10 11.5 0", "1 cadets-sword 11.5 11.5 180", FAR)
    play = sorcery(*figures, book="stone-skin", dice=[(5, 5)]).act(0, "cast").target(1)
    play.end_turn().act(2, "fight").target(1)
    assert clicks_of(play, 1) == [], "2 less 1 less 1"


@content("minis/ability/sneak-attack")
@rule("M2-ABL-SWD-25", "M2-SPIN-01")
def test_nobody_sneaks_up_who_is_set_down_or_turns_between_two_actions():
    lifted = second("0 giants-helper 10 10 0", "0 adepts-sneak-attack 10 11.5 0", "1 cadets-plain 16 11.5 90", FAR)
    lifted.act(0, "levitate").target(1).put(1, 14.5, 11.5, 0)
    assert (lifted.seat, lifted.kind) == (1, "free-spin")
    turned = second("0 adepts-nimble-sneak 14.5 10 90", "1 cadets-plain 16 10 90", FAR).act(0, "nimble").turn(0, 0)
    assert (turned.seat, turned.kind) == (1, "free-spin")
    walked = second("0 adepts-nimble-sneak 10 10 0", "1 cadets-plain 16 10 90", FAR).act(0, "move").move(0, (14.5, 10))
    assert walked.kind == "action"


@rule("M2-CRIT-06", "M2-SUBF-05")
def test_a_critical_hit_repairs_one_click_more_also_beside_opponents():
    """The card of the Golemcore asks nobody to stand apart, as those of Healing and Tinker do."""
    play = second("0 banners-mechanic 10 10 0", "0 fencers-golem 11.5 10 0 click 4", "1 cadets-plain 10 11.5 270", FAR,
                  dice=[(6, 6)])  # fmt: skip
    assert play.act(0, "field-repair").target(1).click(1) == 2
    plain = second("0 banners-mechanic 10 10 0", "0 fencers-golem 11.5 10 0 click 4", FAR, dice=[(3, 3)])
    assert plain.act(0, "field-repair").target(1).click(1) == 3


@content("minis/ability/cursed")
@rule("M2-ABL-DEF-27", "M2-SUBF-05")
def test_a_repair_by_a_wand_stirs_the_curse():
    play = second("0 banners-wand-mechanic 10 10 0", "0 banners-cursed-golem 11.5 10 0 click 2", FAR, dice=[(3, 3)])
    assert play.act(0, "field-repair").target(1).click(1) == 2, "one click back and one forth"


@rule("M2-SUBF-21")
def test_one_die_of_fury_is_thrown_for_all_blows_of_an_action():
    """Reading R124."""
    fury = thunder("banners-thunder-druid", "fencers-long", (2,), (3, 3), (3, 3)).target(1)
    blows = [each.total for each in fury.log if isinstance(each, Attacked)]
    assert blows == [6 + 8 + 2 + 2, 6 + 8 + 2 + 2 - 1]
    calm = thunder("banners-thunder-druid", "fencers-long", (3,), (3, 3), (3, 3)).target(1)
    assert [each.total for each in calm.log if isinstance(each, Attacked)] == [6 + 8 + 2, 6 + 8 + 2 - 1]
    again = second("0 banners-druid 10 10 0", "0 banners-druid 10 11.5 0", FOE, "1 cadets-plain 11.5 11.5 180", FAR,
                   total=300, dice=[(2,), (1, 2), (3,), (1, 2)]).act(0, "fight").target(2)  # fmt: skip
    again.act(1, "fight").target(3)
    assert [len(each.dice) for each in again.log if isinstance(each, DiceRolled)] == [1, 2, 1, 2], "one for each action"


@rule("M2-SUBF-21", "M2-RIDER-05")
def test_the_bonus_a_domain_gives_rises_in_fury_too():
    figures = ("0 banners-novice-druid 10 10 0", FOE, FAR)
    play = second(*figures, dice=[(2,), (1, 2)], domain_1=KEYS["war"]).act(0, "fight").target(1)
    assert next(each.total for each in play.log if isinstance(each, Attacked)) == 3 + 8 + 1 + 1
    assert second(*figures, dice=[(1, 2)]).act(0, "fight").target(1).all(DiceRolled)[0].dice == (1, 2)


@content("minis/ability/stormfire")
@rule("M2-SUBF-10", "M2-ABL-WND-05")
def test_a_sniper_finds_the_gaps_of_its_target_and_not_of_those_beside_it():
    figures = ("0 banners-storm-sniper 10 10 0", "1 cadets-plain 16 10 180", "1 cadets-plain 16 11.5 180", FAR)
    play = second(*figures, dice=[(3, 3)]).act(0, "stormfire").target(1)
    assert [(each.target, each.defense) for each in play.all(Attacked)] == [(1, 13), (2, 15)]


@rule("M2-SUBF-36", "M2-SUBF-03")
def test_only_one_number_takes_the_place_of_an_attack_value():
    """Reading R50: the owner of the value picks one."""
    figures = ("0 banners-loud-minion 10 10 0", FOE, "0 banners-fiend 30 30 0", "0 banners-augur 20 20 0",
               "1 cadets-plain 33 33 270")  # fmt: skip
    for first in (0, 1):
        play = second(*figures, dice=[(1, 2)]).act(0, "fight").target(1)
        assert play.kind == "react"
        play.resolve(first)
        assert next(each.total for each in play.log if isinstance(each, Attacked)) == 3 + 11


@content("minis/ability/frenzy")
@rule("M2-ABL-SPD-28", "M2-SUBF-37")
def test_a_captor_that_taps_or_is_lent_frenzy_has_its_captive_eliminated():
    figures = (
        "0 banners-oracle 10 10 0",
        "1 cadets-plain 11.5 10 180 captive of 0",
        "1 banners-mad-target 16 10 180",
        FAR,
    )
    play = second(*figures, begin="yes").resolve(0)
    assert play.has(0, "frenzy")
    assert play.is_eliminated(1)
    captor = ("0 cadets-sword 10 11.5 0", "1 cadets-plain 11.5 11.5 180 captive of 1", FAR)
    lent = sorcery("0 adepts-mage 10 10 0", *captor, book="rage").act(0, "cast").target(1)
    assert lent.has(1, "frenzy")
    assert lent.is_eliminated(2)


@content("minis/ability/bombardment")
@rule("M2-BOMB-10")
def test_all_tokens_of_a_gunner_are_one_effect_to_be_ordered():
    figures = ("0 scouts-battery 5 10 0", "0 scouts-battery 5 20 0", "1 cadets-bow 20 10 180", FAR)
    play = second(*figures, total=300, dice=[(3, 3)] * 4)
    for gunner in (0, 1):
        play.act(gunner, "bombard")
        for _ in range(2):
            play.do(play.options()[0])
    if play.kind == "action" and play.seat == 0:
        play.end_turn()
    play.end_turn()
    assert play.kind == "order"
    assert len(play.options()) == 2
    play.resolve(1)
    assert (play.seat, play.kind) == (0, "action"), "nothing is left to be ordered"


@content("minis/ability/leadership")
@rule("M2-ABL-DMG-33", "M2-FORM-10")
def test_a_leader_takes_the_token_of_one_member_of_a_formation():
    """Reading R27."""
    row = ("0 cadets-sword 10 10 0", "0 cadets-sword 10 11.5 0 tokens 1", "0 cadets-sword 10 13 0",
           "0 adepts-leadership 7 11.5 0", FAR)  # fmt: skip
    play = second(*row, total=300).act(0, "march").decline().join(1).join(2)
    assert (play.kind, len(play.options())) == ("react", 3), "one of the two who take part, or nobody"
    play.resolve(0)
    assert play.kind == "march", "it takes no second token"
    play.stay(0)
    while play.kind == "march":
        play.enough()
    assert [play.tokens(each) for each in range(4)] == [1, 1, 1, 1]
    assert play.click(1) == 0, "nor is its friend pushed"
    volley = ("0 cadets-bow 10 10 0", "0 cadets-bow 10 11.5 0", "0 cadets-bow 10 13 0", "0 adepts-leadership 7 11.5 0",
              "1 cadets-plain 16 11.5 180", FAR)  # fmt: skip
    shot = second(*volley, total=300, dice=[(1, 2)]).act(0, "shoot")
    shot.decline().target(4).join(1).join(2)
    if shot.kind == "aim":
        shot.enough()
    assert shot.kind == "react"
    shot.resolve(1)
    assert [shot.tokens(each) for each in range(4)] == [1, 1, 0, 1]


@content("minis/ability/defend")
@rule("M2-ABL-DEF-06", "M2-ABL-DMG-22")
def test_a_crushing_blow_does_not_reach_the_shield_of_a_neighbour():
    play = second("0 fencers-crusher 10 10 0", FOE, "1 fencers-wall 13 10 180", FAR)
    found = targets(play.state, 0, "fight", only=[1])[0]
    assert found.defense is not None
    assert found.defense.total == 18


@content("minis/ability/terrify", "minis/ability/magic-levitation", "minis/ability/strong-flier")
@rule("M2-ABL-DEF-22", "M2-ABL-DMG-11")
def test_nobody_is_set_down_beside_the_terrible_without_a_die():
    """Readings R79 and R85: it is an opposing player who moves the figure."""
    terrible = "1 adepts-terrify 16 11.5 180"
    figures = ("0 giants-helper 10 10 0", "0 cadets-sword 10 11.5 0", terrible, FAR)
    bold = second(*figures, dice=[(3,)]).act(0, "levitate").target(1).put(1, 14.5, 11.5, 0)
    assert bold.touches(1, 2)
    timid = second(*figures, dice=[(2,)]).act(0, "levitate").target(1).put(1, 14.5, 11.5, 0)
    assert timid.kind == "put-levitated"
    assert timid.refused(timid.putting(1, 14.5, 11.5, 0)).reason == "minis-terrified"
    assert timid.put(1, 14, 11.5, 0).place(1) == (14, 11.5)
    ally = ("0 giants-helper 10 10 0", "1 cadets-plain 10 11.5 0", "0 adepts-terrify 16 11.5 180", FAR)
    assert second(*ally).act(0, "levitate").target(1).put(1, 14.5, 11.5, 0).touches(1, 2), (
        "one's own terror is no hindrance"
    )

    carried = ("0 scouts-strong-flier 10 10 0", "0 cadets-sword 10 11.5 0", terrible, FAR)
    flown = second(*carried, total=200, dice=[(1,)]).act(0, "carry").target(1).move(0, (14.5, 10)).put(1, 14.5, 11.5, 0)
    assert flown.kind == "set-down"
    assert flown.refused(flown.putting(1, 14.5, 11.5, 0)).reason == "minis-terrified"
    faint = ("0 scouts-strong-flier 10 10 0", "0 cadets-coward 10 11.5 0", "1 cadets-plain 16 11.5 180", FAR)
    kept = second(*faint, total=200).act(0, "carry").target(1).move(0, (14.5, 10))
    assert kept.refused(kept.putting(1, 14.5, 11.5, 0)).reason == "minis-demoralized-contact"
