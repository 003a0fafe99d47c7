"""The subfactions of sorcerers: Focus, Ancient Mastery, Ley Harmony."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.content.available import library
from mageknight.minis.events import Browsed, SpellCountered
from mageknight.minis.rules.spells.countering import chance_in_216
from mageknight.minis.setup.entries import Enlisted
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.second.spells.grimoire import FOE, MAGE, RIVAL, cast, mark, sorcery

SEER = "1 banners-seer 16 20 270"
GRIMOIRE = "R-014"


@rule("M2-SUBF-04")
def test_focus_adds_1_to_counterspell_rolls_of_either_side() -> None:
    for caster, counter, casting, countering in (
        (MAGE, RIVAL, 6 + 8, 6 + 8 + 1),
        (MAGE, SEER, 6 + 8, 6 + 8 + 1 + 1),
        ("0 banners-seer 10 10 0", RIVAL, 6 + 8 + 1, 6 + 8 + 1),
    ):
        play = cast(sorcery(caster, counter, book="hawk-eye balm", dice=[(2, 4, 6)]), 0)
        foreseen = chance_in_216(play.state, 0, 1, -1)
        play.resolve(0)
        event = play.only(SpellCountered)
        assert (event.casting, event.countering, event.success) == (casting, countering, countering > casting)
        throws = [(a + b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)]
        edge = countering - 6 - (casting - 6)
        assert foreseen == len([1 for dice, die in throws if die + edge > dice])


def faults(figure: str, *spells: str) -> list[str]:
    entry = Enlisted(figure, 1, (GRIMOIRE,), spells)
    return [each.reason for each in check(Army("A", "second", 300, (entry,)), library())]


@rule("M2-SUBF-20")
def test_mystics_hold_and_cast_every_spell_with_an_affinity_and_count_its_pages() -> None:
    """Levy of Spawn is for Shyft and their like: four pages, three with affinity."""
    assert faults("banners-magus", "levy-of-spawn") == ["army-spell-needs"]
    assert faults("banners-mystic", "levy-of-spawn", "levy-of-spawn", "quench") == []
    assert faults("banners-mystic", "levy-of-spawn", "levy-of-spawn", "quench", "stillness") == ["army-book-pages"]
    spawn = "0 banners-circle eliminated"
    assert sorcery(MAGE, FOE, spawn, book="levy-of-spawn").refused(c.Act(0, 0, "cast")).rules == ("M2-SPELL-18",)
    assert sorcery("0 banners-mystic 10 10 0", FOE, spawn, book="levy-of-spawn").offers(c.Act(0, 0, "cast"))


@rule("M2-SUBF-26")
def test_for_the_order_of_sorcery_three_bars_are_two() -> None:
    plain = sorcery(MAGE, FOE, book="stillness balm")
    assert battle_view(plain.state, 0).books[0].pays == 3
    tired = sorcery("0 banners-magus 10 10 0 tokens 1", FOE, book="stillness balm hawk-eye")
    assert battle_view(tired.state, 0).books[0].pays == 2
    tired.act(0, "browse")
    assert tired.only(Browsed).bars == 2
    mark(tired, 1)
    assert tired.tokens(0) == 1, "two bars take a token off before the action"
    two = sorcery("0 banners-magus 10 10 0", FOE, book="mirror-ward balm")
    assert battle_view(two.state, 0).books[0].pays == 2
