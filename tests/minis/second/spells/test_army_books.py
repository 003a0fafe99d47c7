"""Spellbooks in army lists: pages, affinity, requirements, text, and what others are shown of them."""

from __future__ import annotations

import msgspec
import pytest

from mageknight.kernel.command import EVERYBODY
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.locale import Words
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names
from mageknight.minis.army.text import read, write
from mageknight.minis.content.available import library, spell_named
from mageknight.minis.kit import MinisKit
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.entries import Enlisted, Muster, mustered
from mageknight.minis.state.books import book_of
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.drill import open_battle

KEEPER = "muster-145"
"""Of the elves and the Order of Sorcery."""
ABBOT = "muster-261"
"""Of the Order of the Ninth Circle, which is Mage Spawn."""
MYSTIC = "muster-083"
PRIMER = "R-013"
"""Five pages."""
GRIMOIRE = "R-014"
"""Eight pages."""
TONGUES = [Words.of(lang).render for lang in ("en", "de")]


def sorcerer(figure: str, book: str, *spells: str) -> Enlisted:
    return Enlisted(figure, 1, (book,) if book else (), spells)


def reasons(entry: Enlisted) -> list[tuple[str, tuple[str, ...]]]:
    return [(each.reason, each.rules) for each in check(Army("A", "second", 300, (entry,)), library())]


@rule("M2-SPELL-05", "M2-SPELL-06")
def test_the_spells_of_a_book_take_no_more_pages_than_it_has() -> None:
    assert spell_named("mirror-ward").pages == 3
    full = sorcerer(KEEPER, PRIMER, "mirror-ward", "mirror-ward", "ember-dart")
    assert reasons(full) == []  # two pages each for the Order of Sorcery
    over = msgspec.structs.replace(full, spells=(*full.spells, "ember-dart"))
    assert reasons(over) == [("army-book-pages", ("M2-SPELL-05", "M2-SPELL-06"))]
    (refusal,) = check(Army("A", "second", 300, (over,)), library())
    assert (refusal.facts["pages"], refusal.facts["room"]) == (6, 5)
    assert reasons(sorcerer(ABBOT, PRIMER, "mirror-ward", "mirror-ward")) == [
        ("army-book-pages", ("M2-SPELL-05", "M2-SPELL-06"))
    ]


@rule("M2-SPELL-11", "M2-SPELL-12")
def test_a_book_holds_only_spells_whose_requirement_its_wielder_meets() -> None:
    needs = [("army-spell-needs", ("M2-SPELL-11", "M2-SPELL-12"))]
    assert reasons(sorcerer(KEEPER, GRIMOIRE, "levy-of-spawn")) == needs
    assert reasons(sorcerer(ABBOT, GRIMOIRE, "levy-of-spawn")) == []
    assert reasons(sorcerer(MYSTIC, GRIMOIRE, "levy-of-spawn", "levy-of-spawn")) == []  # three pages each
    assert reasons(sorcerer(ABBOT, GRIMOIRE, "ember-dart", "deny")) == []


@rule("M2-SPELL-01", "M2-SPELL-08")
def test_spells_come_in_a_book_that_is_given_to_a_warrior_before_the_army_is_deployed() -> None:
    assert reasons(sorcerer(KEEPER, "", "ember-dart")) == [("army-no-book", ("M2-SPELL-01", "M2-SPELL-08"))]
    assert reasons(sorcerer(KEEPER, "I-004", "ember-dart")) == [("army-no-book", ("M2-SPELL-01", "M2-SPELL-08"))]
    muster = Muster((sorcerer(KEEPER, PRIMER, "ember-dart", "deny", "balm"),))
    play = open_battle(edition="second", total=100, armies=(muster, ("cadets-plain",)), dice=[(4, 3, 2, 1)])
    (book,) = battle_view(play.state, 0).books
    assert (book.figure, book.item, book.spells) == (0, PRIMER, ("ember-dart", "deny", "balm"))
    assert book_of(play.state, 0) == 0


def test_an_unknown_spell_is_refused_by_name_and_a_book_may_be_empty() -> None:
    assert reasons(sorcerer(KEEPER, PRIMER, "fireball")) == [("army-unknown-spell", ("M2-SPELL-04",))]
    assert reasons(sorcerer(KEEPER, PRIMER)) == []
    muster = Muster((sorcerer(KEEPER, PRIMER, "fireball"),))
    with pytest.raises(Refusal) as refusal:
        open_battle(edition="second", total=100, armies=(muster, ("cadets-plain",)))
    assert refusal.value.reason == "army-unknown-spell"


def test_older_editions_know_no_spells() -> None:
    entry = Enlisted("rebellion-005", 1, (), ("ember-dart",))
    army = Army("A", "rebellion", 100, (entry,))
    assert [each.reason for each in check(army, library())] == ["army-not-brought"]


def test_a_book_is_written_below_its_wielder_and_read_again() -> None:
    names = Names(library(), TONGUES)
    book = sorcerer(KEEPER, GRIMOIRE, "ember-dart", "deny", "deny", "hawk-eye", "deny")
    army = Army("A", "second", 300, (book, Enlisted("muster-144", 2)))
    for renderer in (None, *TONGUES):
        assert read(write(army, library(), renderer), names) == army
    lines = write(army, library(), TONGUES[1]).splitlines()
    assert [line for line in lines if line.startswith("    ")][1] == "    2x Verwehren [deny]"
    typed = "Keeper of the Ninth Book with Field Grimoire\n  ember dart\n  2x Verwehren\n  HAWK EYE\nMaster Archer"
    found = read(typed, names)
    assert found.entries[0].spells == ("ember-dart", "deny", "deny", "hawk-eye")
    assert found.entries[1].figure == "muster-144"


def test_everybody_may_read_of_a_set_up_that_there_are_books_but_not_what_stands_in_them() -> None:
    muster = Muster((sorcerer(KEEPER, PRIMER, "ember-dart", "deny"),))
    play = open_battle(edition="second", total=100, armies=(muster, ("cadets-plain",)), dice=[(4, 3, 2, 1)])
    setup = msgspec.to_builtins(play.match.setup)
    shown = MinisKit().open_setup(setup)
    assert "ember-dart" in str(setup)
    assert "ember-dart" not in str(shown)
    assert msgspec.convert(shown, MinisSetup).armies[1] == ("cadets-plain",)
    assert "R-013" in str(shown)


def test_a_battle_dealt_anew_for_somebody_names_no_book_of_others_in_its_set_up() -> None:
    lists = (
        Muster((sorcerer(KEEPER, PRIMER, "ember-dart", "deny"),)),
        Muster((sorcerer(ABBOT, PRIMER, "gust", "balm"),)),
    )
    play = open_battle(edition="second", total=200, armies=lists, dice=[(4, 3, 2, 1)])
    kit, rng = play.match.kit, Rng(seed_from_text("lists"))
    for viewer, known in ((0, (2, 0)), (1, (0, 2)), (None, (0, 0)), (EVERYBODY, (2, 2))):
        dealt = kit.redeal(play.state, viewer, rng)
        setup = kit.setup_for(dealt, play.match.setup)
        assert isinstance(setup, MinisSetup)
        assert tuple([len(mustered(each).figures[0].spells) for each in setup.armies]) == known
        assert kit.codec.load(kit.codec.dump(dealt)).setup == setup


def test_what_the_table_takes_back_by_agreement_leaves_the_books_as_they_were_built() -> None:
    lists = (Muster((sorcerer(KEEPER, PRIMER, "ember-dart", "deny"),)), ("cadets-plain",))
    play = open_battle(edition="second", total=100, armies=lists, dice=[(4, 3, 2, 1)])
    dealt = play.match.kit.redeal(play.state, EVERYBODY, Rng(seed_from_text("agreed")))
    assert [card.spell for card in dealt.cards] == ["ember-dart", "deny"]
