"""Banners: attached to units, used up, kept or shuffled in again."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import enemy, fight, fighting, hand, me
from tests.board.rules.games import lazily, walk
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


def unit(match: Match[Any], at: int = 0) -> Any:
    return me(match).units[at]


def attach(match: Match[Any], banner: str, at: int = 0) -> None:
    do(match, f"0: attach-banner card={banner} unit={unit(match, at).uid}")


@rule("UE-UNIT-18", "UE-UNIT-20", "UE-UNIT-22")
def test_a_banner_goes_onto_a_unit_in_ones_own_turn() -> None:
    match = land(seat="hand: banner_of_glory, banner_of_fear; units: peasants")
    assert refused(match, "0: play-card banner_of_glory basic").rules == ("UE-UNIT-18", "UE-UNIT-20")
    attach(match, "banner_of_glory")
    assert unit(match).banner == "banner_of_glory"
    assert "banner_of_glory" not in hand(match)
    assert refused(match, "0: play-card banner_of_glory strong").reason == "board-not-in-hand"
    attach(match, "banner_of_fear")
    assert unit(match).banner == "banner_of_fear"
    assert me(match).discard == ("banner_of_glory",)


@rule("UE-UNIT-21")
def test_the_banner_of_a_disbanded_unit_is_discarded() -> None:
    seat = "hand: banner_of_glory, banner_of_command; units: peasants"
    match = land(seat=seat, more="units: foresters")
    attach(match, "banner_of_glory")
    do(match, "0: play-card banner_of_command strong")
    assert [one.unit for one in me(match).units] == ["foresters"]
    assert me(match).discard == ("banner_of_glory",)


@content("board/card/banner_of_glory")
@rule("UE-UNIT-17", "UE-UNIT-19")
def test_glory_makes_its_unit_stronger_and_famous() -> None:
    match = fight("prowlers", "banner_of_glory, march", "block", seat="units: peasants")
    attach(match, "banner_of_glory")
    assert unit(match).armor.total == 4
    uid = unit(match).uid
    do(match, f"0: activate-unit {uid} 0")
    assert [points.amount for points in view(match).combat.block] == [3]
    assert me(match).fame == 1


@content("board/card/banner_of_glory")
def test_glory_of_all_units_counts_each_of_them_once() -> None:
    match = fight("golems", "banner_of_glory", "attack", seat="units: peasants, foresters; fame: 15")
    fame = me(match).fame
    do(match, f"0: activate-unit {unit(match).uid} 0")
    assert me(match).fame == fame
    do(match, "0: play-card banner_of_glory strong")
    assert me(match).fame == fame + 1, "the unit that attacked before counts as well"
    assert (unit(match, 0).armor.total, unit(match, 1).armor.total) == (4, 5)
    assert "banner_of_glory" not in me(match).played
    match = fight("golems", "banner_of_glory", "attack", seat="units: utem_swordsmen")
    do(match, "0: play-card banner_of_glory strong", f"0: activate-unit {unit(match).uid} 1", "0: end-phase")
    assert me(match).fame == 1


@content("board/card/banner_of_fear")
def test_fear_cancels_an_attack_for_the_unit() -> None:
    match = fight("orc_skirmishers", "banner_of_fear", "block", seat="units: peasants")
    attach(match, "banner_of_fear")
    uid = unit(match).uid
    do(match, f"0: use-banner {uid}", "0: choose-enemy orc_skirmishers 1")
    assert [attack.cancelled for attack in enemy(match, "orc_skirmishers").attacks] == [False, True]
    assert [attack.left for attack in enemy(match, "orc_skirmishers").attacks] == [True, False]
    assert (me(match).fame, unit(match).ready) == (1, False)
    assert refused(match, f"0: use-banner {uid}").reason == "board-unit-not-ready"


@content("board/card/banner_of_fear")
def test_fear_does_not_cancel_the_attack_of_the_immune() -> None:
    match = fight("sorcerers", "banner_of_fear", "block", seat="units: peasants")
    attach(match, "banner_of_fear")
    assert refused(match, f"0: use-banner {unit(match).uid}").reason == "board-no-enemy-to-affect"
    early = fight("prowlers", "banner_of_fear", "ranged", seat="units: peasants")
    attach(early, "banner_of_fear")
    assert refused(early, f"0: use-banner {unit(early).uid}").reason == "board-block-not-now"


@content("board/card/banner_of_fear")
@rule("UE-DEED-11")
def test_fear_holds_back_up_to_three_enemies() -> None:
    match = fight("prowlers, wolf_riders, golems, swordsmen", "banner_of_fear", "ranged")
    do(match, "0: play-card banner_of_fear strong", "0: choose-enemy prowlers", "0: choose-enemy swordsmen")
    do(match, "0: choose-enemy golems")
    assert deciding(match) == [(0, "combat")]
    left = {name: any(a.left for a in enemy(match, name).attacks) for name in fighting(match)}
    assert left == {"prowlers": False, "wolf_riders": True, "golems": False, "swordsmen": False}
    assert "banner_of_fear" not in (*me(match).played, *me(match).discard)


@content("board/card/banner_of_fear")
def test_fear_may_hold_back_fewer() -> None:
    match = fight("prowlers, wolf_riders", "banner_of_fear", "ranged")
    do(match, "0: play-card banner_of_fear strong", "0: choose-enemy prowlers", "0: decline")
    assert enemy(match, "wolf_riders").attacks[0].left


@content("board/card/banner_of_protection")
def test_protection_gives_armor_and_resistances() -> None:
    match = fight("fire_mages", "banner_of_protection", "block", seat="units: peasants")
    attach(match, "banner_of_protection")
    assert (unit(match).armor.total, unit(match).resistances) == (4, ("fire", "ice"))
    do(match, "0: end-phase", f"0: assign-damage {unit(match).uid}")
    assert (unit(match).wounds, deciding(match)) == (1, [(0, "combat")]), "6 fire damage: 4 resisted, then wounded by 2"
    assert "wound" not in hand(match)


@content("board/card/banner_of_protection")
@rule("UE-GAIN-09")
def test_protection_throws_away_the_wounds_of_the_turn() -> None:
    match = fight("monks", "banner_of_protection, wound", "block", seat="deck: march")
    do(match, "0: play-card banner_of_protection strong", "0: end-phase", "0: end-phase")
    assert hand(match).count("wound") == 4
    assert me(match).discard.count("wound") == 3
    do(match, "0: end-turn", "0: choose-option 0")
    assert hand(match).count("wound") == 1, "the Wound from before stays"
    assert me(match).discard.count("wound") == 0


@content("board/card/banner_of_protection")
@rule("UE-INTERACT-04")
def test_what_the_reputation_gives_is_no_wound_to_be_thrown_away() -> None:
    match = land(at="2,-3", seat="hand: banner_of_protection, march; discard: wound, wound; deck: rage; reputation: 5")
    do(match, "0: play-card banner_of_protection strong", "0: interact", "0: end-turn")
    assert deciding(match)[0][1] != "choose-option", "there is nothing to throw away"
    assert me(match).discard.count("wound") == 2


@content("board/card/banner_of_courage")
@rule("UE-ROUND-15")
def test_courage_readies_its_unit_once_a_round() -> None:
    match = land(seat="hand: banner_of_courage, march; units: peasants spent")
    attach(match, "banner_of_courage")
    do(match, f"0: use-banner {unit(match).uid}")
    assert (unit(match).ready, unit(match).banner_used) == (True, True)
    do(match, f"0: activate-unit {unit(match).uid} 1")
    assert refused(match, f"0: use-banner {unit(match).uid}").reason == "board-banner-used"
    battle = fight("prowlers", "banner_of_courage", "ranged", seat="units: peasants spent")
    attach(battle, "banner_of_courage")
    assert refused(battle, f"0: use-banner {unit(battle).uid}").rules == ("UE-COMBAT-25",)


@content("board/card/banner_of_courage")
def test_courage_readies_all_units() -> None:
    match = land(seat="hand: banner_of_courage; units: peasants spent, foresters spent wounded")
    do(match, "0: play-card banner_of_courage strong")
    assert [(one.ready, one.wounds) for one in me(match).units] == [(True, 0), (True, 1)]
    battle = fight("prowlers", "banner_of_courage", seat="units: peasants spent")
    assert refused(battle, "0: play-card banner_of_courage strong").reason == "board-wrong-time"


@content("board/card/banner_of_fortitude")
def test_fortitude_spares_its_unit_a_wound_and_what_comes_with_it() -> None:
    match = fight("medusa", "banner_of_fortitude", "block", seat="units: utem_guardsmen")
    attach(match, "banner_of_fortitude")
    uid = unit(match).uid
    do(match, "0: end-phase", f"0: assign-damage {uid}")
    assert deciding(match) == [(0, "save-unit")]
    do(match, "0: choose-option 0")
    assert (unit(match).uid, unit(match).wounds) == (uid, 0), "neither wounded nor destroyed"
    assert unit(match).hurt
    assert hand(match).count("wound") == 1, "the unit took 5 of 6, the rest goes to the hero"


@content("board/card/banner_of_fortitude")
def test_fortitude_may_be_kept_for_later() -> None:
    match = fight("medusa", "banner_of_fortitude", "block", seat="units: utem_guardsmen")
    attach(match, "banner_of_fortitude")
    do(match, "0: end-phase", f"0: assign-damage {unit(match).uid}", "0: decline")
    assert me(match).units == ()
    assert me(match).discard == ("banner_of_fortitude",)


@content("board/card/banner_of_fortitude")
def test_fortitude_helps_against_the_wound_of_an_ability() -> None:
    match = fight("golems", "banner_of_fortitude", "attack", seat="units: utem_swordsmen")
    attach(match, "banner_of_fortitude")
    do(match, f"0: activate-unit {unit(match).uid} 1")
    assert deciding(match) == [(0, "save-unit")]
    do(match, "0: choose-option 0")
    assert unit(match).wounds == 0


@content("board/card/banner_of_fortitude")
def test_fortitude_heals_all_units_completely() -> None:
    match = land(seat="hand: banner_of_fortitude; units: peasants wounded wounded, foresters spent wounded")
    do(match, "0: play-card banner_of_fortitude strong")
    assert [(one.ready, one.wounds) for one in me(match).units] == [(True, 0), (False, 0)]


@content("board/card/banner_of_command")
@rule("UE-UNIT-04")
def test_command_holds_a_recruit_of_this_turn() -> None:
    seat = "hand: banner_of_command, banner_of_glory, march; units: peasants; reputation: 0"
    match = land("4,-2", seat, more="units: foresters, herbalists; influence: 5")
    assert refused(match, f"0: attach-banner banner_of_command {unit(match).uid}").reason == "board-banner-is-played"
    do(match, "0: interact", "0: play-card banner_of_command basic")
    assert view(match).turn.influence == 4
    do(match, "0: recruit unit=herbalists")
    assert options(match) == ["choose-option option=0", "choose-option option=1"]
    do(match, "0: choose-option 0")
    assert [(one.unit, one.banner) for one in me(match).units] == [
        ("peasants", ""),
        ("herbalists", "banner_of_command"),
    ]
    assert me(match).played == ()
    under = unit(match, 1).uid
    assert refused(match, f"0: attach-banner banner_of_glory {under}").rules == ("UE-UNIT-04",)


@content("board/card/banner_of_command")
def test_command_holds_a_recruit_of_earlier_in_the_turn() -> None:
    match = land("4,-2", "hand: banner_of_command, promise, march; reputation: 0", more="units: herbalists")
    do(match, "0: interact", "0: play-card promise basic", "0: play-card march influence", "0: recruit herbalists")
    do(match, "0: play-card banner_of_command basic", f"0: choose-unit {unit(match).uid}")
    assert unit(match).banner == "banner_of_command"


@content("board/card/banner_of_command")
@rule("UE-UNIT-08", "UE-UNIT-10", "UE-DEED-11")
def test_command_brings_a_unit_for_nothing() -> None:
    match = land(seat="hand: banner_of_command; units: peasants spent wounded", more="units: foresters, altem_mages")
    do(match, "0: play-card banner_of_command strong", "0: choose-unit altem_mages")
    assert me(match).fame == 2
    assert [(one.unit, one.ready, one.wounds) for one in me(match).units] == [("altem_mages", True, 0)]
    assert view(match).offers.units == ("foresters",)


@rule("UE-ROUND-15", "UE-ROUND-16")
def test_between_rounds_banners_come_face_up_and_may_be_taken_off() -> None:
    match = land(seat="hand: banner_of_courage, banner_of_glory, march; units: peasants spent, foresters; level: 3")
    attach(match, "banner_of_courage", 0)
    attach(match, "banner_of_glory", 1)
    do(match, f"0: use-banner {unit(match, 0).uid}", f"0: activate-unit {unit(match, 0).uid} 1")
    walk(match, lazily, lambda now: deciding(now) == [(0, "discard-banner")])
    courage, glory = unit(match, 0).uid, unit(match, 1).uid
    assert options(match) == [f"choose-unit unit={courage}", f"choose-unit unit={glory}", "decline"]
    do(match, f"0: choose-unit {glory}", "0: decline")
    assert [one.banner for one in me(match).units] == ["banner_of_courage", ""]
    assert "banner_of_glory" not in me(match).discard, "it was shuffled into the deck"
    walk(match, lazily, lambda now: deciding(now) == [(0, "turn")])
    do(match, f"0: activate-unit {courage} 1", f"0: use-banner {courage}")
    assert unit(match, 0).ready
