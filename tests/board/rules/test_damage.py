"""The Assign Damage phase and the abilities that matter in it."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from mageknight.locale import render
from tests.board.rules.fights import enemy, fight, hand, me
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


def take(match: Match[Any], unit: int) -> None:
    """A unit takes the damage at hand. Damage that nobody else can take comes to the hero without a question."""
    do(match, f"0: assign-damage unit={unit}")


def uid(match: Match[Any], at: int = 0) -> int:
    return int(me(match).units[at].uid)


@rule("UE-DAMAGE-03", "UE-DAMAGE-13", "UE-DAMAGE-14", "UE-DAMAGE-15")
def test_the_hero_takes_a_wound_for_each_full_or_begun_armor_of_damage() -> None:
    match = fight("swordsmen, diggers", "march", phase="block", seat="fame: 8; level: 3")
    do(match, "0: end-phase", "0: take-damage swordsmen 0")
    assert hand(match).count("wound") == 2 + 1


@rule("UE-DAMAGE-01")
def test_without_an_unblocked_attack_the_phase_is_skipped() -> None:
    match = fight("diggers", "determination", phase="block", seat="mana: blue")
    do(match, "0: play-card determination strong", "0: block-attack diggers 0", "0: end-phase")
    assert view(match).turn.phase == "attack"


@rule("UE-DAMAGE-02")
def test_the_player_chooses_which_attack_deals_its_damage_next() -> None:
    match = fight("prowlers, diggers", "march", phase="block")
    do(match, "0: end-phase")
    assert deciding(match) == [(0, "next-damage")]
    assert sorted(options(match)) == ["take-damage enemy=diggers-1 attack=0", "take-damage enemy=prowlers-1 attack=0"]


@rule("UE-DAMAGE-04", "UE-DAMAGE-07")
def test_a_unit_takes_a_wound_and_its_armor_off_the_damage() -> None:
    match = fight("swordsmen", "march", phase="block", seat="units: utem_crossbowmen")
    do(match, "0: end-phase")
    take(match, uid(match))
    assert me(match).units[0].wounds == 1
    assert hand(match).count("wound") == 1


@rule("UE-DAMAGE-05", "UE-WOUND-04")
def test_a_spent_unit_can_take_damage_and_stays_spent() -> None:
    match = fight("prowlers", "march", phase="block", seat="units: utem_crossbowmen spent")
    do(match, "0: end-phase")
    take(match, uid(match))
    assert (me(match).units[0].wounds, me(match).units[0].ready) == (1, False)
    assert "wound" not in hand(match)


@rule("UE-DAMAGE-06")
def test_a_wounded_unit_takes_no_damage() -> None:
    match = fight("prowlers", "march", phase="block", seat="units: peasants wounded, peasants")
    do(match, "0: end-phase")
    assert refused(match, f"0: assign-damage unit={uid(match)}").rules == ("UE-DAMAGE-06",)


@rule("UE-DAMAGE-08", "UE-DAMAGE-09", "UE-DAMAGE-12")
def test_a_resistant_unit_can_absorb_damage_unharmed_but_only_once_a_combat() -> None:
    match = fight("orc_skirmishers, prowlers", "march", phase="block", seat="units: guardian_golems, peasants")
    do(match, "0: end-phase", "0: take-damage orc_skirmishers 0")
    take(match, uid(match))
    assert me(match).units[0].wounds == 0
    do(match, "0: take-damage orc_skirmishers 1")
    assert refused(match, f"0: assign-damage unit={uid(match)}").rules == ("UE-DAMAGE-12",)


@rule("UE-DAMAGE-10", "UE-DAMAGE-11")
def test_a_resistant_unit_reduces_great_damage_twice() -> None:
    match = fight("werewolf", "march", phase="block", seat="units: guardian_golems")
    do(match, "0: end-phase")
    take(match, uid(match))
    assert me(match).units[0].wounds == 1
    assert hand(match).count("wound") == 1


@rule("UE-DAMAGE-11")
def test_resistance_helps_only_against_its_own_element() -> None:
    match = fight("ice_golems", "march", phase="block", seat="units: guardian_golems, peasants")
    do(match, "0: end-phase")
    take(match, uid(match))
    assert [unit.unit for unit in me(match).units] == ["peasants"]


@rule("UE-DAMAGE-16", "UE-DAMAGE-18")
def test_enough_wounds_in_one_combat_knock_the_hero_out() -> None:
    match = fight("gunners, medusa", "march, rage", phase="block")
    do(match, "0: end-phase", "0: take-damage gunners 0")
    assert view(match).combat.knocked_out
    assert set(hand(match)) == {"wound"}
    assert "march" in me(match).discard
    assert view(match).turn.phase == "attack"


@rule("UE-ABIL-08")
def test_brutal_attacks_deal_double_and_need_no_more_block() -> None:
    match = fight("ironclads", "march", phase="block")
    assert enemy(match, "ironclads").attacks[0].needed == 4
    do(match, "0: end-phase")
    assert hand(match).count("wound") == 4


@rule("UE-ABIL-09")
def test_poison_wounds_a_unit_twice() -> None:
    match = fight("cursed_hags", "march", phase="block", seat="units: utem_crossbowmen")
    do(match, "0: end-phase")
    take(match, uid(match))
    assert me(match).units[0].wounds == 2


@rule("UE-ABIL-10")
def test_poison_puts_as_many_wounds_into_the_discard_pile() -> None:
    match = fight("cursed_hags", "march", phase="block")
    do(match, "0: end-phase")
    assert (hand(match).count("wound"), me(match).discard.count("wound")) == (2, 2)


@rule("UE-ABIL-11")
def test_paralyze_destroys_a_unit() -> None:
    match = fight("medusa", "march", phase="block", seat="units: utem_crossbowmen")
    do(match, "0: end-phase")
    take(match, uid(match))
    assert me(match).units == ()
    assert hand(match).count("wound") == 1


@rule("UE-ABIL-12")
def test_paralyze_empties_the_hand_of_a_wounded_hero() -> None:
    match = fight("medusa", "march, rage", phase="block")
    do(match, "0: end-phase")
    assert hand(match) == ("wound", "wound", "wound")


@rule("UE-ABIL-13")
def test_assassination_is_for_the_hero_alone() -> None:
    match = fight("orc_trackers", "march", phase="block", seat="units: peasants")
    do(match, "0: end-phase")
    assert hand(match).count("wound") == 2
    assert me(match).units[0].wounds == 0


@rule("UE-ABIL-16", "UE-ABIL-17")
def test_the_vampiric_gain_armor_from_wounds_they_deal() -> None:
    match = fight("gibbering_ghouls", "march", phase="block", seat="units: peasants")
    assert enemy(match, "gibbering_ghouls").armor.total == 4
    do(match, "0: end-phase")
    take(match, uid(match))
    assert enemy(match, "gibbering_ghouls").armor.total == 6


@rule("UE-ABIL-19")
def test_the_elusive_show_their_lower_armor_only_once_blocked() -> None:
    match = fight("shocktroops", "determination", phase="block", seat="mana: blue")
    assert enemy(match, "shocktroops").armor.total == 6
    do(match, "0: play-card determination strong", "0: block-attack shocktroops 0", "0: end-phase")
    assert enemy(match, "shocktroops").armor.total == 3


def said(match: Match[Any], lang: str = "en") -> list[str]:
    """What each way to assign the damage is called."""
    return [render(match.kit.describe(match.state, each), lang) for each in match.options(match.pending()[0])]


@rule("UE-DAMAGE-07", "UE-DAMAGE-13", "UE-ABIL-09", "UE-ABIL-10")
def test_whoever_assigns_damage_is_told_what_it_does() -> None:
    match = fight("swordsmen", "march", phase="block", seat="units: utem_crossbowmen")
    do(match, "0: end-phase")
    assert said(match) == [
        "Arythea takes the damage: 3 Wounds",
        "Damage to Utem Crossbowmen: a Wound, 2 damage left",
    ]
    assert said(match, "de")[0] == "Den Schaden nimmt Arythea: 3 Wunden"
    before = hand(match).count("wound")
    do(match, "0: assign-damage unit=hero")
    assert hand(match).count("wound") - before == 3
    match = fight("cursed_hags", "march", phase="block", seat="units: utem_crossbowmen")
    do(match, "0: end-phase")
    assert said(match) == [
        "Arythea takes the damage: 2 Wounds, and as many into the discard pile",
        "Damage to Utem Crossbowmen: two Wounds",
    ]
    match = fight("diggers", "march", phase="block", seat="units: foresters, ice_golems")
    do(match, "0: end-phase")
    assert said(match)[2] == "Damage to Ice Golems: no Wound, thanks to a resistance"
