"""Spellbooks: stacks and bookmarks, casting, the four types of spells, face-down spells, and how spells end."""

from __future__ import annotations

from mageknight.kernel.event import redact
from mageknight.minis import commands as c
from mageknight.minis.content.available import library, spell_named
from mageknight.minis.events import (
    Attacked,
    Bookmarked,
    LastingBegan,
    LastingEnded,
    SpellLost,
    SpellPlaced,
    SpellShelved,
    SpellShown,
)
from mageknight.minis.figures.sorcery import may_hold, pages_for, pages_of
from mageknight.minis.rules.spells.casting import enchantment_refusal
from mageknight.minis.rules.spells.elements import place_of
from mageknight.minis.state.books import IN_BOOK, IN_PLAY, OUT
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.drill import units
from tests.minis.second.spells.grimoire import (
    FOE,
    FRIEND,
    MAGE,
    attack,
    cast,
    covered,
    in_force,
    lay,
    mark,
    over_to,
    sorcery,
    stack,
    top,
)


@rule("M2-SPELL-01", "M2-SPELL-03")
def test_whoever_wields_a_book_casts_and_fights_on() -> None:
    play = sorcery(MAGE, FOE, FRIEND, book="ember-dart", dice=[(3, 3)])
    assert play.offers(c.Act(0, 0, "cast"))
    assert play.offers(c.Act(0, 0, "shoot"))
    refused = play.refused(c.Act(0, 2, "cast"))
    assert (refused.reason, refused.rules) == ("minis-no-book", ("M2-SPELL-01",))
    cast(play, 1)
    assert [each.figure for each in play.log if isinstance(each, SpellShown)] == [0]
    assert play.only_hurt(1).by == 0


@rule("M2-SPELL-04", "M2-SPELL-06")
def test_pages_are_fewer_for_whoever_has_the_symbol() -> None:
    elf, khan = library()["cadets-wand"], library()["recruits-khan"]
    vladd = library()["cadets-vladd"]
    rage, moon = spell_named("rage"), spell_named("blood-moon")
    assert (pages_for(elf, rage), pages_for(khan, rage)) == (2, 1)
    assert (pages_for(elf, moon), pages_for(vladd, moon)) == (3, 2)
    assert (rage.bars, rage.kind) == (1, "enchantment")
    assert pages_of(elf, [rage, moon]) == 5


@rule("M2-SPELL-11", "M2-SPELL-12", "M2-SPELL-18")
def test_a_required_symbol_must_be_printed_to_build_and_borne_to_cast() -> None:
    levy = spell_named("levy-of-spawn")
    assert may_hold(library()["recruits-shyft"], levy)
    assert not may_hold(library()["cadets-wand"], levy)
    circle = next(each for each in library() if each.subfaction == "order-of-the-ninth-circle")
    assert may_hold(circle, levy)
    play = sorcery(MAGE, FOE, "0 recruits-spawn eliminated", book="levy-of-spawn")
    refused = play.refused(c.Act(0, 0, "cast"))
    assert (refused.reason, refused.rules) == ("minis-spell-needs", ("M2-SPELL-18",))


@rule("M2-SPELL-10", "M2-SPELL-16")
def test_only_the_spell_on_top_can_be_cast() -> None:
    play = sorcery(MAGE, FOE, book="ember-dart hawk-eye")
    assert top(play) == "ember-dart"
    play.act(0, "cast")
    assert play.only(SpellShown).spell == "ember-dart"
    play = sorcery(MAGE, FOE, book="deny ember-dart")
    refused = play.refused(c.Act(0, 0, "cast"))
    assert (refused.reason, refused.rules) == ("minis-spell-not-cast", ("M2-SPELL-30",))


@rule("M2-SPELL-13")
def test_only_the_controller_of_the_wielder_looks_into_a_book() -> None:
    play = sorcery(MAGE, FOE, book="ember-dart hawk-eye")
    assert battle_view(play.state, 0).books[0].spells == ("ember-dart", "hawk-eye")
    for viewer in (1, None):
        seen = battle_view(play.state, viewer).books[0]
        assert (seen.spells, seen.known, seen.count, seen.pays) == ((), (), 2, 0)
    taken = sorcery(MAGE.replace(" 0", " 0", 1) + " under 1", FOE, FRIEND, book="ember-dart hawk-eye")
    assert battle_view(taken.state, 0).books[0].spells == ()
    assert battle_view(taken.state, 1).books[0].spells == ("ember-dart", "hawk-eye")


@rule("M2-SPELL-14", "M2-SPELL-21", "M2-SPELL-20")
def test_a_cast_spell_goes_to_the_bottom_and_any_spell_is_bookmarked_next() -> None:
    play = sorcery(MAGE, FOE, book="ember-dart hawk-eye balm", dice=[(3, 3)])
    cast(play, 1)
    assert play.click(1) == 1
    assert (play.seat, play.kind) == (0, "bookmark")
    assert stack(play) == ["hawk-eye", "balm", "ember-dart"]
    mark(play, 2)
    assert stack(play) == ["ember-dart", "hawk-eye", "balm"]
    event = play.only(Bookmarked)
    assert redact(event, 0)["spell"] == "ember-dart"
    assert "spell" not in redact(event, 1)
    order = [type(each).__name__ for each in play.log]
    steps = ("SpellShown", "SpellPlaced", "Attacked", "SpellShelved", "Bookmarked", "TokenPlaced")
    assert [order.index(name) for name in steps] == sorted([order.index(name) for name in steps])


@rule("M2-SPELL-17", "M2-SPELL-15")
def test_a_spell_takes_an_action_and_uses_the_casters_values() -> None:
    play = sorcery("0 cadets-wand 10 10 0 click 1", FOE, book="ember-dart", dice=[(3, 3)])
    cast(play, 1)
    assert play.only(Attacked).total == 7 + 2 + 1 + 6
    assert play.tokens(0) == 1
    assert play.only_hurt(1).amount == 1


@rule("M2-SPELL-22", "M2-SPELL-23")
def test_a_face_down_spell_stays_on_top_and_cannot_be_cast() -> None:
    play = sorcery(MAGE, FOE, book="breath-of-the-drake ember-dart", dice=[(1, 3)])
    cast(play, 1)
    assert play.kind != "bookmark"
    assert (top(play), covered(play)) == ("breath-of-the-drake", True)
    over_to(over_to(play, 1), 0)
    refused = play.refused(c.Act(0, 0, "cast"))
    assert (refused.reason, refused.rules) == ("minis-spell-face-down", ("M2-SPELL-23", "M2-SPELL-22"))


@rule("M2-SPELL-24", "M2-SPELL-35", "M2-SPELL-36", "M2-SPELL-34")
def test_an_enchantment_lies_beside_the_field_until_it_ends() -> None:
    archer = "1 adepts-bowman 18 10 180"
    play = sorcery(MAGE, FRIEND, archer, book="stone-skin balm", dice=[(4, 4)])
    cast(play, 0)
    began = play.only(LastingBegan)
    assert (began.kind, began.target) == ("stone-skin", 0)
    assert play.state.cards[0].where == IN_PLAY
    assert stack(play) == ["balm"]
    attack(over_to(play, 1), 2, "shoot", 0)
    assert play.only(LastingEnded).kind == "stone-skin"
    assert stack(play) == ["balm", "stone-skin"]
    assert play.state.cards[0].where == IN_BOOK
    touched = sorcery(MAGE, "1 adepts-plain 11.5 10 180", book="stone-skin")
    assert touched.offers(c.Act(0, 0, "cast"))


@rule("M2-SPELL-25", "M2-SPELL-38")
def test_an_enchantment_outlives_its_caster() -> None:
    frail = "0 adepts-mage 10 10 0 click 4"
    archer = "1 adepts-bowman 18 10 180"
    play = sorcery(frail, FRIEND, archer, book="hawk-eye", dice=[(4, 4)])
    cast(play, 1)
    attack(over_to(play, 1), 2, "shoot", 0)
    assert play.is_eliminated(0)
    assert in_force(play) == ["hawk-eye"]


@rule("M2-SPELL-37")
def test_an_enchantment_ends_with_its_target() -> None:
    weak = "0 adepts-plain 10 11.5 0 click 4"
    archer = "1 adepts-bowman 18 11.5 180"
    play = sorcery(MAGE, weak, archer, book="hawk-eye", dice=[(4, 4)])
    cast(play, 1)
    attack(over_to(play, 1), 2, "shoot", 1)
    assert play.is_eliminated(1)
    assert in_force(play) == []
    assert stack(play) == ["hawk-eye"]


@rule("M2-SPELL-27", "M2-SPELL-28")
def test_what_leaves_the_game_ends_at_once() -> None:
    frail = "0 adepts-mage 10 10 0 click 4"
    play = sorcery(frail, FRIEND, "1 adepts-bowman 18 10 180", book="hawk-eye sealed-page", dice=[(4, 4)])
    cast(play, 1)
    attack(over_to(play, 1), 2, "shoot", 0)
    assert [each.kind for each in play.all(LastingEnded)] == ["hawk-eye"]
    assert play.only(SpellLost).spell == "hawk-eye"
    assert play.state.cards[0].where == OUT


@rule("M2-SPELL-29")
def test_a_modal_spell_has_its_mode_chosen_first() -> None:
    play = sorcery(MAGE, FOE, book="glyph-of-dread quench")
    lay(play.act(0, "cast"), 10, 10)
    over_to(over_to(play, 1), 0)
    play.act(0, "cast")
    card = play.state.lasting[0].card
    assert play.refused(c.AimSpell(0, card)).reason == "not-an-option"
    play.do(c.ChooseMode(0, 1)).do(c.AimSpell(0, card))
    assert in_force(play) == []


@content("minis/spell/form-construct")
@rule("M2-SPELL-30")
def test_a_spell_that_is_not_cast_works_in_the_book() -> None:
    for key in ("deep-study", "form-construct", "sealed-page"):
        play = sorcery(MAGE, FOE, book=f"{key} balm")
        refused = play.refused(c.Act(0, 0, "cast"))
        assert (refused.reason, refused.rules) == ("minis-spell-not-cast", ("M2-SPELL-30",))


@rule("M2-SPELL-31", "M2-SPELL-32", "M2-SPELL-33")
def test_a_sorcery_is_a_ranged_action_unless_it_names_another() -> None:
    beside = "1 adepts-plain 11.5 10 180"
    play = sorcery(MAGE, beside, FOE, book="ember-dart")
    refused = play.refused(c.Act(0, 0, "cast"))
    assert (refused.reason, refused.rules) == ("minis-firer-in-contact", ("M2-SPELL-33",))
    assert not play.offers(c.Act(0, 0, "cast"))
    for key in ("gust", "hawk-eye", "glyph-of-dread", "false-mist"):
        assert sorcery(MAGE, beside, FOE, book=key).offers(c.Act(0, 0, "cast"))
    kinds = [spell_named(key).kind for key in ("gust", "hawk-eye", "glyph-of-dread", "false-mist")]
    assert kinds == ["sorcery", "enchantment", "glyph", "illusion"]
    assert not spell_named("gust").has_element()


@rule("M2-SPELL-39")
def test_large_warriors_are_not_enchanted() -> None:
    play = sorcery(MAGE, FOE, "0 giants-titan 10 16 0", book="hawk-eye")
    refused = enchantment_refusal(play.state, 2)
    assert refused is not None
    assert (refused.reason, refused.rules) == ("minis-enchants-none-large", ("M2-SPELL-39", "M2-TITAN-11"))


@rule("M2-SPELL-40", "M2-SPELL-41")
def test_immunity_keeps_wand_attacks_off_but_no_other_spells() -> None:
    immune = "1 cadets-immune 16 10 180"
    dart = sorcery(MAGE, immune, book="ember-dart")
    assert dart.refused(c.Act(0, 0, "cast")).reason == "minis-spell-no-target"
    curse = sorcery(MAGE, immune, book="lead-feet")
    cast(curse, 1)
    assert in_force(curse) == ["lead-feet"]
    gust = sorcery(MAGE, immune, book="gust")
    cast(gust, 1)
    assert gust.place(1) == (19.0, 10.0)
    flame = sorcery(MAGE, "1 cadets-immune 12.5 10 180", book="glyph-of-flame")
    lay(flame.act(0, "cast"), 10, 10)
    over_to(flame, 1)
    assert flame.click(1) == 1


def test_spell_resistance_is_felt_by_spells_that_attack_with_a_wand() -> None:
    stubborn = "1 adepts-spell-resistance 16 10 180"
    play = sorcery(MAGE, stubborn, book="ember-dart", dice=[(3, 3)])
    cast(play, 1)
    assert play.only(Attacked).total == 8 + 1 - 3 + 6


@rule("M2-SPELL-42", "M2-SPELL-43", "M2-SPELL-48")
def test_a_glyph_lies_in_contact_with_its_caster_or_beneath_it() -> None:
    play = sorcery(MAGE, "1 adepts-plain 11.5 10 180", book="glyph-of-dread")
    play.act(0, "cast")
    assert not play.match.options(play.match.pending()[0]).listed
    refused = play.refused(c.LayElement(0, units(10), units(12)))
    assert (refused.reason, refused.rules) == ("minis-glyph-not-beside", ("M2-SPELL-43",))
    lay(play, 10, 11.25)
    assert play.only(SpellPlaced).y == units(11.25)
    assert place_of(play.state.lasting[0]) == (units(10), units(11.25))
    beneath = sorcery(MAGE, FOE, book="glyph-of-dread")
    lay(beneath.act(0, "cast"), 10, 10)
    assert (beneath.place(0), beneath.facing(0)) == ((10.0, 10.0), 0)
    assert battle_view(beneath.state, 1).glyphs[0].spell == "glyph-of-dread"


@rule("M2-SPELL-44")
def test_a_glyph_ends_when_any_end_phase_begins_without_its_caster() -> None:
    play = sorcery(MAGE, FOE, book="glyph-of-dread")
    lay(play.act(0, "cast"), 10, 10)
    over_to(play, 1)
    assert in_force(play) == ["glyph-of-dread"]
    over_to(play, 0).act(0, "move").move(0, (10, 14))
    assert play.kind == "action"
    assert in_force(play) == []
    assert stack(play) == ["glyph-of-dread"]


@rule("M2-SPELL-45", "M2-SPELL-46")
def test_glyphs_keep_apart_but_lie_on_anything_else() -> None:
    play = sorcery(MAGE, FOE, book="glyph-of-dread glyph-of-haste", objective_0="10 11")
    lay(play.act(0, "cast"), 10, 10)
    over_to(over_to(play, 1), 0)
    play.act(0, "cast")
    refused = play.refused(c.LayElement(0, units(10), units(11)))
    assert (refused.reason, refused.rules) == ("minis-glyphs-touch", ("M2-SPELL-45",))
    lay(play, 10, 11.2)
    assert in_force(play) == ["glyph-of-dread", "glyph-of-haste"]


@rule("M2-SPELL-47")
def test_nobody_casts_a_glyph_from_the_air() -> None:
    bird = "0 cadets-gull 10 10 0 soaring"
    play = sorcery(bird, FOE, book="glyph-of-dread")
    refused = play.refused(c.Act(0, 0, "cast"))
    assert (refused.reason, refused.rules) == ("minis-glyph-in-air", ("M2-SPELL-47",))


@rule("M2-SPELL-49", "M2-SPELL-50")
def test_a_face_down_glyph_is_in_play_and_covers_the_book_until_it_is_browsed() -> None:
    play = sorcery(MAGE, "1 adepts-plain 20 20 180", book="glyph-of-flame balm hawk-eye", total=600)
    lay(play.act(0, "cast"), 10, 10)
    assert (top(play), covered(play), in_force(play)) == ("glyph-of-flame", True, ["glyph-of-flame"])
    over_to(over_to(play, 1), 0)
    assert play.refused(c.Act(0, 0, "cast")).reason == "minis-spell-face-down"
    play.act(0, "browse")
    mark(play, 1)
    assert (stack(play), covered(play)) == (["hawk-eye", "balm"], False)
    assert in_force(play) == ["glyph-of-flame"]


@rule("M2-SPELL-51", "M2-SPELL-53")
def test_an_illusion_leaves_the_book_and_in_the_end_the_game() -> None:
    play = sorcery(MAGE, FOE, book="false-mist balm")
    play.act(0, "cast")
    assert (in_force(play), stack(play)) == (["false-mist"], ["balm"])
    over_to(over_to(play, 1), 0)
    assert in_force(play) == ["false-mist"]
    over_to(play, 1)
    assert in_force(play) == []
    assert [each.spell for each in play.log if isinstance(each, SpellLost)] == ["false-mist"]
    assert stack(play) == ["balm"]


def test_the_same_spell_counts_once_on_a_figure() -> None:
    other = "0 adepts-mage 8.5 11.5 0"
    play = sorcery(MAGE, FOE, FRIEND, other, book="hawk-eye", book_1="3 hawk-eye")
    archer = sorcery(MAGE, FOE, "0 adepts-bowman 10 11.5 0", other, book="hawk-eye", book_1="3 hawk-eye")
    for each in (0, 3):
        cast(archer, 2, each)
    assert in_force(archer) == ["hawk-eye", "hawk-eye"]
    assert battle_view(archer.state, 0).figures[2].range == 12
    assert not [each for each in play.log if isinstance(each, SpellShelved)]
