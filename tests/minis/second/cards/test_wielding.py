"""Items: who may wield them, how they are dropped, left behind and picked up."""

from __future__ import annotations

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.auditing import audit
from mageknight.minis.content.available import library
from mageknight.minis.events import Attacked, Eliminated, ItemLaid, ItemLost, ItemTaken
from mageknight.minis.rules.figures.wielding import items_of
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.drill import Play, open_battle
from tests.minis.second.field import FAR, second

SWORD = "0 wielders-sword 10 10 0 with I-001"
FOE = "1 cadets-plain 11.5 10 180"


def reasons(*entries: Enlisted, total: int = 300) -> list[tuple[str, tuple[str, ...]]]:
    army = Army("A", "second", total, entries)
    return [(each.reason, each.rules) for each in check(army, library())]


def wields(figure: str, *items: str, count: int = 1) -> Enlisted:
    return Enlisted(f"wielders-{figure}", count, items)


@rule("M2-ITEM-01")
def test_every_item_needs_a_slot():
    assert reasons(wields("sword", "I-001", "I-014")) == []
    assert reasons(wields("sword", "I-001", "I-014", "R-005")) == [("army-item-slots", ("M2-ITEM-01",))]
    assert reasons(wields("bare", "I-001")) == [("army-item-slots", ("M2-ITEM-01",))]


@rule("M2-ITEM-02", "M2-ITEM-03", "M2-ITEM-04")
def test_a_warrior_wields_one_relic_and_books_are_relics():
    items = library().items
    assert items["R-005"].is_relic
    assert items["R-013"].is_relic
    assert items["R-013"].pages == 5
    assert not items["I-001"].is_relic
    assert reasons(wields("sword", "R-001", "R-005")) == [("army-two-relics", ("M2-ITEM-04",))]
    assert reasons(wields("wand", "R-004", "R-013")) == [("army-two-relics", ("M2-ITEM-04",))]
    assert reasons(wields("sword", "I-001", "R-005")) == []


@rule("M2-ITEM-05")
def test_two_items_of_a_warrior_differ_in_their_requirements():
    assert reasons(wields("sword", "I-001", "I-002")) == [("army-same-requirement", ("M2-ITEM-05",))]
    assert reasons(wields("sword", "I-012", "I-013")) == [("army-same-requirement", ("M2-ITEM-05",))]
    assert reasons(wields("sword", "I-001", "I-013")) == []


@rule("M2-ITEM-06")
def test_a_relic_is_in_an_army_once():
    assert reasons(wields("sword", "R-005"), wields("bow", "R-005")) == [("army-relic-twice", ("M2-ITEM-06",))]
    assert reasons(wields("sword", "R-005", count=2)) == [("army-relic-twice", ("M2-ITEM-06",))]
    assert reasons(wields("sword", "I-001", count=2)) == []
    muster = Muster((wields("sword", "R-005"),))
    assert open_battle(edition="second", total=100, armies=(muster, muster), dice=[(4, 3, 2, 1)]).state.bearer == [0, 1]


@rule("M2-ITEM-14")
def test_requirements_are_met_or_the_item_is_refused():
    for figure, item in (
        ("bow", "I-001"),
        ("sword", "I-004"),
        ("sword", "R-016"),
        ("bow", "R-008"),
        ("sword", "I-020"),
    ):
        assert reasons(wields(figure, item)) == [("army-item-needs", ("M2-ITEM-14",))], item
    for figure, item in (
        ("wand", "I-004"),
        ("wand", "R-016"),
        ("sword", "R-008"),
        ("hulk", "I-020"),
        ("wand", "R-015"),
    ):
        assert reasons(wields(figure, item)) == [], item


@rule("M2-ITEM-11", "M2-ARMY-04")
def test_items_count_for_the_build_total():
    assert reasons(wields("sword", "I-001", count=3), total=100) == []
    assert [each[0] for each in reasons(wields("sword", "I-001", count=4), total=100)] == ["army-over-total"]
    full = Muster((wields("sword", "I-001", count=4),))
    with pytest.raises(Refusal) as refusal:
        open_battle(edition="second", total=100, armies=(full, full))
    assert (refusal.value.reason, refusal.value.rules) == ("army-over-total", ("M2-ARMY-02",))


def test_other_editions_know_no_items():
    army = Army("A", "rebellion", 100, (Enlisted("rebellion-005", 1, ("I-001",)),))
    assert [each.reason for each in check(army, library())] == ["army-not-brought"]
    assert reasons(Enlisted("wielders-sword", 1, ("I-999",))) == [("army-unknown-item", ("M2-ITEM-03",))]


@rule("M2-ITEM-13", "M2-ITEM-07")
def test_items_begin_with_their_wielders_and_everybody_sees_them():
    muster = Muster((Enlisted("wielders-bare"), wields("sword", "I-001", "R-005")))
    play = open_battle(edition="second", total=100, armies=(muster, ("cadets-plain",)), dice=[(4, 3, 2, 1)])
    seen = [(each.key, each.bearer) for each in battle_view(play.state).items]
    assert seen == [("I-001", 1), ("R-005", 1)]


@rule("M2-ITEM-12")
def test_a_fallen_wielder_is_worth_its_own_points_alone():
    play = second("0 cadets-plain 10 10 0", "1 wielders-sword 11.5 10 180 click 2 with I-001", FAR, dice=[(6, 5)])
    play.act(0, "fight").target(1)
    assert play.only(Eliminated).points == 20


def dropping(item: int = 0, facing: int = -1, seat: int = 0) -> c.DropItem:
    return c.DropItem(seat, item, facing)


@rule("M2-ITEM-16", "M2-ITEM-17")
def test_an_item_is_dropped_beside_its_wielder_and_ends_at_once():
    play = second(SWORD, FOE, FAR, dice=[(3, 4)])
    play.do(dropping(facing=180))
    assert play.only(ItemLaid).figure == 0
    x, y = play.state.spots[0]
    assert (x, y) == (5000, 5000 + 375 + 150)
    assert play.act(0, "fight").target(1).only(Attacked).total == 3 + 4 + 8 + 1


@rule("M2-ITEM-16")
def test_nothing_is_dropped_once_something_is_done_in_the_turn():
    play = second(SWORD, "0 cadets-plain 20 20 0", FAR, total=200).act(1, "move").move(1, (20, 22))
    refusal = play.refused(dropping())
    assert refusal.rules == ("M2-ITEM-16",)
    assert "minis-drop-item" not in [decision.kind for decision in play.match.pending()], "it would have no options"
    others = second(SWORD, FOE, FAR)
    assert others.refused(dropping(5)).rules == ("M2-ITEM-16",)
    with pytest.raises(Refusal):
        others.match.play(dropping(0, 180, seat=1))


@rule("M2-ITEM-18", "M2-ITEM-19")
def test_a_soaring_warrior_drops_beside_its_stand_even_over_rocks():
    play = second("0 wielders-wing 10 10 0 soaring with R-005", FAR).do(dropping(facing=0))
    stand = play.state.defs[0].base.stand
    assert play.state.spots[0] == (5000 + stand + 150, 5000)
    rocks = second("0 wielders-wing 18 18 0 soaring with R-005", FAR, terrain=["boulder: 18 18"]).do(dropping())
    assert rocks.only(ItemLost).item == 0


@rule("M2-ITEM-20")
def test_blocking_terrain_swallows_items_and_deep_water_does_not():
    stone = second("0 wielders-wing 18 18 0 soaring with R-005", FAR, terrain=["boulder: 18 18"]).do(dropping())
    assert stone.state.bearer == [-2]
    pond = second("0 wielders-wing 18 18 0 soaring with R-005", FAR, terrain=["lake: 18 18"]).do(dropping())
    assert pond.state.bearer == [-1]


@rule("M2-ITEM-21")
def test_an_item_may_lie_beneath_its_wielder_which_stays_as_it_is():
    play = second(SWORD, FAR)
    before = (play.state.table.x[0], play.state.table.y[0], play.state.table.facing[0])
    play.do(dropping())
    assert play.state.spots[0] == before[:2]
    assert before == (play.state.table.x[0], play.state.table.y[0], play.state.table.facing[0])


@rule("M2-ITEM-22")
def test_an_item_in_contact_is_picked_up_with_a_special_action():
    play = second(
        "0 wielders-sword 10 10 0", "0 wielders-bow 10 13 0", "0 wielders-bare 8 10 0", FAR, item_0="I-001 at 10 11"
    )
    assert play.refused(c.Act(0, 1, "pick-up")).rules == ("M2-ITEM-22",)
    play.act(0, "pick-up").do(c.TakeItem(0, 0))
    assert (play.only(ItemTaken).figure, play.tokens(0)) == (0, 1)
    assert items_of(play.state, 0) == [0]


@rule("M2-ITEM-22", "M2-ITEM-14")
def test_who_does_not_meet_the_requirement_leaves_it_lying():
    play = second("0 wielders-bow 10 10 0", "0 wielders-bare 10 12 0", FAR, item_0="I-001 at 10 11")
    assert play.refused(c.Act(0, 0, "pick-up")).rules == ("M2-ITEM-14",)
    assert play.refused(c.Act(0, 1, "pick-up")).rules == ("M2-ITEM-01",)


@rule("M2-ITEM-15")
def test_a_requirement_that_is_lost_later_does_not_matter():
    play = second("0 wielders-wand 10 10 0 click 1 with R-016", FAR)
    assert play.state.defs[0].dial[11] < 9
    assert items_of(play.state, 0) == [0]
    weak = second("0 wielders-wand 10 10 0 click 1", FAR, item_0="R-016 at 10 11")
    assert weak.refused(c.Act(0, 0, "pick-up")).rules == ("M2-ITEM-14",)


def fallen(facing: int = -1) -> Play:
    """A wielder is struck down, and its player says where its item comes to lie."""
    play = second("0 wielders-sword 10 10 0", "1 wielders-sword 11.5 10 180 click 2 with I-001", FAR, dice=[(6, 5)])
    play.act(0, "fight").target(1)
    assert (play.seat, play.kind) == (1, "leave-item")
    return play.do(c.LayItem(1, facing))


@rule("M2-ITEM-23")
def test_the_items_of_a_fallen_wielder_stay_where_its_player_puts_them():
    assert fallen().state.spots[0] == (5750, 5000)
    beside = fallen(360)
    assert beside.state.spots[0] == (5750 - 375 - 150, 5000)
    assert beside.state.bearer == [-1]
    play = second("0 wielders-sword 10 10 0", "1 wielders-sword 11.5 10 180 click 2 with I-001", FAR, dice=[(6, 5)])
    assert play.act(0, "fight").target(1).refused(c.LayItem(1, 720)).reason == "not-an-option"


@rule("M2-ITEM-24", "M2-ITEM-25")
def test_anybody_picks_up_what_lies_there_whatever_the_build_total():
    play = fallen(360).do_nothing_until(1).do_nothing_until(0)
    play.act(0, "pick-up").do(c.TakeItem(0, 0))
    assert play.state.bearer == [0]
    full = second("0 wielders-sword 10 10 0", FAR, total=100, item_0="R-005 at 10 11").act(0, "pick-up")
    assert full.do(c.TakeItem(0, 0)).state.bearer == [0]


@rule("M2-ITEM-06")
def test_a_second_copy_of_a_relic_is_not_picked_up():
    play = second("0 wielders-sword 10 10 0", "0 wielders-bow 20 10 0 with R-005", FAR, item_0="R-005 at 10 11")
    assert play.refused(c.Act(0, 0, "pick-up")).rules == ("M2-ITEM-06",)


def test_items_leave_with_who_leaves_the_game():
    play = second(SWORD, FAR).do(c.Withdraw(0))
    assert play.state.bearer == [-2]


def test_an_item_out_of_place_is_noticed():
    play = second("0 wielders-sword 10 10 0 with I-001", FOE, FAR).do(dropping())
    assert audit(play.state) == []
    astray = play.state.copy()
    astray.spots[0] = (-500, 500)
    assert audit(astray) == ["item 0 lies off the table"]
    twice = second("0 wielders-sword 10 10 0 with R-001", "0 wielders-sword 20 20 0 with R-005", FOE, FAR).state.copy()
    twice.bearer[1] = 0
    assert "figure 0 wields two relics" in audit(twice)
