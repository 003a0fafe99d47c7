"""Every item: what it changes for its wielder, and that it changes it no longer once it is dropped."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.content.abilities import DODGE, QUICKNESS
from mageknight.minis.events import ActionsGained, Attacked, Damaged
from mageknight.minis.figures.roster import has, reach_of, speed
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

FOE = "1 cadets-plain 11.5 10 180"
FAR_FOE = "1 cadets-plain 16 10 180"
SHOOTERS = ("1 cadets-bow 16 10 180", FAR)

GIFTS = (
    ("I-003", "sword", "pole-arm"),
    ("I-005", "sword", "counterattack"),
    ("I-007", "bow", "arcing-fire"),
    ("I-008", "bow", "overwatch"),
    ("I-009", "wand", "parry"),
    ("I-010", "wand", "magic-freeze"),
    ("I-011", "wand", "hex"),
    ("I-013", "sword", "stealth"),
    ("I-015", "sword", "nimble"),
    ("I-016", "sword", "healing"),
    ("I-017", "golemwright", "tinker"),
    ("I-018", "sword", "venom"),
    ("I-020", "hulk", "ram"),
    ("I-021", "priest", "magic-healing"),
    ("I-022", "sword", "spell-resistance"),
    ("R-001", "sword", "crushing-blow"),
    ("R-002", "bow", "pierce"),
    ("R-004", "wand", "stormfire"),
    ("R-005", "sword", "toughness"),
    ("R-007", "sword", "ghostform"),
    ("R-008", "sword", "leadership"),
    ("R-009", "sword", "magic-immunity"),
    ("R-011", "vladd", "vampirism"),
    ("R-012", "caller", "necromancy"),
)


def attack_of(play: Play) -> int:
    """What the one attack so far came to."""
    (event,) = [each for each in play.log if isinstance(each, Attacked)]
    return event.total


def abilities(play: Play) -> tuple[str, ...]:
    return battle_view(play.state).figures[0].abilities


@rule("M2-ITEM-27", "M2-ITEM-17")
@pytest.mark.parametrize(
    "item, figure, gift",
    [pytest.param(*each, marks=content(f"minis/item/{each[0]}"), id=each[0]) for each in GIFTS],
)
def test_an_item_gives_its_wielder_an_ability_until_it_is_dropped(item: str, figure: str, gift: str):
    for click in (0, 1):
        play = second(f"0 wielders-{figure} 10 10 0 click {click} with {item}", FAR)
        assert gift in abilities(play)
        assert gift not in abilities(play.do(c.DropItem(0, 0, -1)))


@content("minis/item/R-005")
def test_plate_takes_1_off_every_hit():
    play = second("0 cadets-plain 10 10 0", "1 wielders-sword 11.5 10 180 with R-005", FAR, dice=[(5, 5)])
    assert play.act(0, "fight").target(1).only(Damaged).amount == 1


@content("minis/item/R-007")
def test_nobody_shoots_at_who_carries_the_ghost_lantern():
    play = second("0 wielders-bow 10 10 0", "1 wielders-sword 16 10 180 with R-007", "1 cadets-plain 16 13 180", FAR)
    assert play.act(0, "shoot").refused(c.Target(0, 1)).rules == ("M2-ABL-DEF-12",)


def fight(item: str, figure: str = "sword") -> Play:
    armed = f" with {item}" if item else ""
    return second(f"0 wielders-{figure} 10 10 0{armed}", FOE, FAR, dice=[(4, 4)]).act(0, "fight").target(1)


def shot(item: str, figure: str = "bow", at: str = FAR_FOE) -> Play:
    armed = f" with {item}" if item else ""
    return second(f"0 wielders-{figure} 10 10 0{armed}", at, FAR, dice=[(4, 4)]).act(0, "shoot").target(1)


@content("minis/item/I-001")
@rule("M2-ITEM-10")
def test_a_balanced_blade_adds_1_to_close_attacks_alone():
    assert fight("I-001").only(Attacked).total == fight("").only(Attacked).total + 1
    assert fight("I-001").only(Attacked).total == 4 + 4 + 8 + 1 + 1


@content("minis/item/I-004")
@rule("M2-ITEM-09", "M2-ITEM-10")
def test_an_oak_wand_adds_1_to_ranged_attacks_of_wands():
    assert shot("I-004", "wand").only(Attacked).total == shot("", "wand").only(Attacked).total + 1
    assert fight("I-004", "wand").only(Attacked).total == fight("", "wand").only(Attacked).total


@rule("M2-ITEM-08", "M2-ITEM-09")
def test_a_modifier_with_a_symbol_is_for_whoever_shows_it():
    def inches(figure: str, item: str) -> int:
        return speed(second(f"0 wielders-{figure} 10 10 0 with {item}", FAR).state, 0)

    assert inches("wing", "drill-I-003") == inches("wing", "I-012") + 2
    assert inches("sword", "drill-I-003") == inches("sword", "I-012"), "boots are no wings"
    assert inches("sword", "I-014") == inches("sword", "I-012") + 1


@content("minis/item/I-002")
@rule("M2-ITEM-08")
def test_a_heavy_maul_deals_1_more():
    def dealt(item: str) -> int:
        armed = f" with {item}" if item else ""
        sturdy = "1 adepts-plain 11.5 10 180"
        play = second(f"0 wielders-sword 10 10 0{armed}", sturdy, FAR, dice=[(5, 4)]).act(0, "fight").target(1)
        return play.only(Damaged).amount

    assert dealt("I-002") == dealt("") + 1


@content("minis/item/I-006")
def test_long_sight_reaches_2_inches_further():
    far = "1 cadets-plain 19.9 10 180"
    assert shot("I-006", at=far).only(Attacked).hit
    assert second("0 wielders-bow 10 10 0", far, FAR).refused(c.Act(0, 0, "shoot")).rules
    assert [each.range for each in battle_view(shot("I-006", at=far).state).figures[:1]] == [10]


@content("minis/item/I-012")
def test_a_tower_shield_helps_against_ranged_attacks_alone():
    def total(how: str, armed: str) -> int:
        near = "11.5" if how == "fight" else "16"
        figures = ("0 wielders-bow 10 10 0", f"1 wielders-sword {near} 10 180{armed}", FAR)
        return second(*figures, dice=[(4, 4)]).act(0, how).target(1).only(Attacked).defense

    assert total("shoot", " with I-012") == total("shoot", "") + 1
    assert total("fight", " with I-012") == total("fight", "")


@content("minis/item/I-014")
def test_stag_boots_are_1_inch_faster():
    play = second("0 wielders-sword 10 10 0 with I-014", FAR).act(0, "move")
    play.refused(play.path(0, (19.1, 10)))
    play.move(0, (19, 10))
    assert play.state.table.x[0] == 9500
    plain = second("0 wielders-sword 10 10 0", FAR).act(0, "move")
    plain.refused(plain.path(0, (19, 10)))
    assert plain.move(0, (18, 10)).state.table.x[0] == 9000


@content("minis/item/R-002")
def test_the_dragonstar_pierces_and_deals_1_more():
    assert shot("R-002").only(Damaged).amount == shot("").only(Damaged).amount + 1
    tough = "1 wielders-sword 16 10 180 with R-005"
    assert shot("R-002", at=tough).only(Damaged).amount == 2


@content("minis/item/R-003")
def test_the_fuser_rifle_bursts_and_reaches_2_inches_less():
    figures = (FAR_FOE, "1 cadets-plain 16 11.5 180", FAR)
    play = second("0 wielders-bow 10 10 0 with R-003", *figures, dice=[(6, 5)])
    assert reach_of(play.state, 0) == 6
    play.act(0, "shoot").target(1)
    assert (play.click(1) > 0, play.click(2) > 0) == (True, True)
    plain = second("0 wielders-bow 10 10 0", *figures, dice=[(6, 5)]).act(0, "shoot").target(1)
    assert plain.click(2) == 0


@rule("M2-DEF-14")
def test_what_explodes_deals_1_to_everybody_within_3_inches_of_the_target():
    near, far, friend = "1 cadets-plain 16 12.9 180", "1 cadets-plain 16 5 180", "0 cadets-plain 18.5 10 180"
    play = second("0 wielders-bow 10 10 0 with R-003", FAR_FOE, near, far, friend, FAR, dice=[(6, 5)])
    play.act(0, "shoot").target(1)
    assert [play.click(each) for each in (2, 3, 4)] == [1, 0, 1], "friend or foe, and nobody farther away"
    missed = second("0 wielders-bow 10 10 0 with R-003", FAR_FOE, near, FAR, dice=[(1, 2)]).act(0, "shoot").target(1)
    assert missed.click(2) == 0


@content("minis/item/R-006")
def test_a_war_horn_wins_the_die_of_command_on_5():
    for armed, actions in ((" with R-006", 1), ("", 0)):
        play = second(f"0 wielders-captain 10 10 0{armed}", FAR, begin="yes", dice=[(5,)]).resolve(0)
        assert len([each for each in play.log if isinstance(each, ActionsGained)]) == actions


@rule("M2-DEF-15")
@content("minis/item/R-010")
def test_the_phase_ring_lends_one_of_two_abilities_until_the_next_command_phase():
    play = second("0 wielders-sword 10 10 0 with R-010", FAR, begin="yes")
    assert play.kind == "react"
    play.resolve(0)
    assert (has(play.state, 0, QUICKNESS), has(play.state, 0, DODGE)) == (True, False)
    assert play.kind == "action"
    play.end_turn().end_turn()
    assert not has(play.state, 0, QUICKNESS)
    play.resolve(1)
    assert has(play.state, 0, DODGE)


@content("minis/item/I-025")
def test_a_drake_saddle_spurs_its_rider_and_nobody_on_foot():
    def roll(armed: str, *seat: str) -> int:
        rider = f"0 stable-rider {' '.join(seat) or '10 10 0'} {armed}"
        figures = ("0 stable-horse 10 10 0", rider, "1 cadets-plain 11.5 10 180") if seat else (rider, FOE)
        play = second(*figures, FAR, dice=[(2, 3)])
        play.act(1 if seat else 0, "fight").target(2 if seat else 1)
        return attack_of(play)

    assert roll("with I-025", "rides", "0") == roll("", "rides", "0") + 1
    assert roll("with I-025") == roll("")


@rule("M2-MOD-10")
def test_the_rule_of_3_limits_what_changes_the_attack_bonus_and_the_range():
    def roll(armed: str) -> int:
        play = second(f"0 wielders-sword 10 10 0 {armed}", FOE, FAR, dice=[(2, 3)]).act(0, "fight").target(1)
        return attack_of(play)

    assert roll("with drill-I-002") == roll("") + 3, "an attack bonus 5 higher counts as 3 higher"
    bonus_of_none = second("0 wielders-bow 10 10 0 with drill-I-002", FAR_FOE, FAR, dice=[(2, 3)]).act(0, "shoot")
    plain = second("0 wielders-bow 10 10 0", FAR_FOE, FAR, dice=[(2, 3)]).act(0, "shoot")
    assert attack_of(bonus_of_none.target(1)) == attack_of(plain.target(1)), "no bonus, nothing to modify"
    eyes = second("0 wielders-bow 10 10 0 with I-006", FAR_FOE, FAR, book_0="0 hawk-eye", total=300)
    assert reach_of(eyes.state, 0) == 8 + 2
    eyes.act(0, "cast").target(0)
    assert reach_of(eyes.state, 0) == 8 + 3


@rule("M2-MOUNT-07")
@content("minis/item/I-026")
@pytest.mark.parametrize("horse", ["skittish", "mean"])
def test_a_mount_that_wore_the_bridle_of_will_is_independent_without_its_rider(horse: str):
    for armed, stays in (("with I-026", True), ("", False)):
        play = second(f"0 stable-{horse} 10 10 0", f"0 stable-rider rides 0 {armed}", FAR, total=300)
        play.act(1, "dismount").put(1, 10, 11.5, 0)
        play.end_turn()
        while play.kind == "end-order":
            play.resolve(0)
        assert (play.is_fielded(0) and play.state.controller[0] == 0) == stays
    fallen = second(f"0 stable-{horse} 10 10 0", "0 stable-rider rides 0 with I-026 click 4", *SHOOTERS, dice=[(6, 5)])
    fallen.end_turn().act(2, "shoot").target(1)
    while fallen.kind != "action":
        fallen.do(fallen.options()[0])
    assert fallen.is_eliminated(1)
    fallen.end_turn()
    while fallen.kind == "end-order":
        fallen.resolve(0)
    assert fallen.is_fielded(0)
    assert fallen.state.controller[0] == 0


@content("minis/item/I-019")
def test_ladder_hooks_climb_cliffs_anywhere():
    def climbs(armed: str) -> bool:
        play = second(f"0 wielders-sword 10 14 0{armed}", FAR, terrain=["terrace: 16 14"]).act(0, "move")
        return play.match.explain(play.path(0, (10, 15), (13.51, 15))) is None

    assert climbs(" with I-019")
    assert not climbs("")


@content("minis/item/I-023")
def test_an_anchor_chain_holds_its_wielder_against_others():
    mage, friend = "0 scouts-magic-levitation 10 10 0", "0 wielders-sword 11.5 10 0"
    assert second(mage, friend, FAR).act(0, "levitate").offers(c.Target(0, 1))
    held = second(mage, friend + " with I-023", "0 cadets-plain 8.5 10 0", FAR).act(0, "levitate")
    assert held.refused(c.Target(0, 1)).rules == ("M2-ITEM-27",)


@content("minis/item/I-024")
def test_a_signal_pistol_makes_precision_cheaper_for_friends():
    def total(armed: str) -> int:
        figures = ("0 wielders-bow 10 10 0", FAR_FOE, "0 cadets-sword 16 11.5 270", f"0 wielders-sword 10 14 0{armed}")
        return second(*figures, FAR, dice=[(4, 4)]).act(0, "precision").target(1).only(Attacked).total

    assert total(" with I-024") == total("") + 1


@pytest.mark.parametrize(
    "item, figure, pages",
    [
        pytest.param(*each, marks=content(f"minis/item/{each[0]}"), id=each[0])
        for each in (
            ("R-013", "wand", 5),
            ("R-014", "wand", 8),
            ("R-015", "wand", 10),
            ("R-016", "wand", 14),
            ("R-017", "druid", 9),
            ("R-018", "wand", 9),
        )
    ],
)
def test_a_book_is_wielded_like_any_relic(item: str, figure: str, pages: int):
    play = second(f"0 wielders-{figure} 10 10 0", FAR, item_0=f"{item} at 10 11").act(0, "pick-up")
    play.do(c.TakeItem(0, 0))
    assert play.state.bearer == [0]
    assert play.state.items[0].pages == pages
