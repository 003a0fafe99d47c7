"""The counterspells, and the spells that are never cast."""

from __future__ import annotations

from mageknight.kernel.event import redact
from mageknight.minis import commands as c
from mageknight.minis.events import BookRead, SpellCountered
from mageknight.minis.view.build import battle_view
from tests.marks import content
from tests.minis.drill import Play
from tests.minis.second.spells.grimoire import (
    FOE,
    MAGE,
    RIVAL,
    attack,
    cast,
    covered,
    in_force,
    mark,
    over_to,
    sorcery,
    stack,
    top,
)


def counter(card: str, dice: tuple[int, int, int]) -> Play:
    """A mage casts Hawk Eye at itself, and its rival counters with a card."""
    play = sorcery(MAGE, RIVAL, book="hawk-eye balm gust", book_1=f"1 {card} balm", dice=[dice])
    cast(play, 0)
    assert (play.seat, play.kind) == (1, "react")
    play.resolve(1)
    assert (play.seat, play.kind) == (1, "bookmark")
    return play


@content("minis/spell/deny")
def test_deny_adds_one() -> None:
    play = counter("deny", (2, 2, 3))
    event = play.only(SpellCountered)
    assert (event.casting, event.countering, event.success) == (12, 13, True)
    mark(play, 0)
    assert (top(play), covered(play), in_force(play)) == ("hawk-eye", True, [])


@content("minis/spell/unravel")
def test_unravel_adds_three_and_opens_the_casters_book_to_its_player_alone() -> None:
    play = counter("unravel", (3, 3, 3))
    assert play.only(SpellCountered).countering == 15
    read = play.only(BookRead)
    assert redact(read, 1)["spells"] == ("balm", "gust")
    assert "spells" not in redact(read, 0)
    assert battle_view(play.state, 1).books[0].known == ("balm", "gust")


@content("minis/spell/backlash")
def test_backlash_adds_two_and_hurts_the_caster() -> None:
    play = counter("backlash", (2, 2, 3))
    assert play.only(SpellCountered).countering == 14
    assert play.click(0) == 1
    lost = counter("backlash", (6, 6, 1))
    assert lost.only(SpellCountered).success is False
    assert lost.click(0) == 0


@content("minis/spell/deep-study")
def test_with_deep_study_two_bars_are_browsed_for_free() -> None:
    play = sorcery(MAGE, FOE, book="lead-feet deep-study")
    assert play.refused(c.Act(0, 0, "browse")).reason == "minis-browse-is-free"
    play.end_turn()
    play.do(c.Bookmark(0, 1))
    assert stack(play) == ["deep-study", "lead-feet"]


@content("minis/spell/sealed-page")
def test_a_sealed_book_leaves_the_game_with_its_wielder() -> None:
    frail = "0 adepts-mage 10 10 0 click 4"
    archer = "1 adepts-bowman 18 10 180"
    friend = "0 adepts-plain 10 11.5 0"
    play = sorcery(frail, archer, friend, book="hawk-eye sealed-page", dice=[(4, 4)])
    cast(play, 2)
    attack(over_to(play, 1), 1, "shoot", 0)
    assert play.state.books[0].out
    assert in_force(play) == []
