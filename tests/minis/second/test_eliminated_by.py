"""Who has eliminated a figure when a card did it. Three players, so that the points tell."""

from __future__ import annotations

import pytest

from mageknight.minis.events import Attacked, Damaged, Eliminated
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import second
from tests.minis.second.spells.grimoire import cast, lay, over_to, sorcery

FAR = ("0 cadets-plain 3 30 270", "1 cadets-plain 30 30 270", "2 cadets-plain 33 30 270")
VICTIM = "2 adepts-plain 11.5 10 180 click 4"
"""One more click eliminates it."""


def fallen(play: Play) -> tuple[Eliminated, Damaged]:
    """The one figure that was eliminated, and what dealt the last click."""
    (gone,) = [each for each in play.log if isinstance(each, Eliminated)]
    last = [each for each in play.log if isinstance(each, Damaged) and each.figure == gone.figure][-1]
    return gone, last


def settle(play: Play) -> Play:
    while play.kind in ("react", "order"):
        play.resolve(0)
    return play


@rule("M2-COMBAT-12")
def test_an_item_eliminates_for_its_wielder() -> None:
    play = second("0 wielders-sword 10 10 0 with I-018", VICTIM, *FAR, seats=3)
    settle(play.end_turn())
    while play.seat != 0:
        settle(play.end_turn())
    gone, last = fallen(play)
    assert (gone.figure, gone.seat, gone.points, last.by) == (1, 0, 20, 0)
    assert play.state.score == [20, 0, 0]


@rule("M2-COMBAT-13")
def test_a_glyph_eliminates_for_its_caster_whoever_is_to_act() -> None:
    """Glyph of Flame burns when any command phase begins."""
    play = sorcery("0 adepts-mage 10 10 0", VICTIM, *FAR, book="glyph-of-flame", seats=3)
    play.act(0, "cast")
    lay(play, 10, 10)
    over_to(play, 1)
    gone, last = fallen(play)
    assert (gone.figure, gone.seat, last.by) == (1, 0, 0)
    assert play.state.score == [20, 0, 0]


@rule("M2-COMBAT-13")
def test_a_sorcery_eliminates_for_its_caster() -> None:
    far = "2 adepts-plain 15 10 180 click 4"
    play = sorcery("0 adepts-mage 10 10 0", far, *FAR, book="ember-dart", dice=[(5, 5)], seats=3)
    cast(play, 1)
    gone, last = fallen(play)
    assert (gone.seat, last.by, play.state.score) == (0, 0, [20, 0, 0])


@rule("M2-COMBAT-14")
def test_an_enchantment_eliminates_for_whoever_it_is_on() -> None:
    """A mage of the first player makes a friend of the second player, its ally, venomous."""
    play = sorcery(
        "0 adepts-mage 10 8.5 90",
        "1 adepts-plain 10 10 0",
        VICTIM,
        *FAR,
        book="drill-serpents-kiss",
        seats=3,
        sides="0, 0, 1",
    )
    cast(play, 1)
    assert play.has(1, "venom")
    settle(play.end_turn())
    gone, last = fallen(play)
    assert (gone.figure, gone.seat, last.by) == (2, 1, 1)
    assert play.state.score == [0, 20, 0]


@rule("M2-COMBAT-15")
def test_a_company_eliminates_for_the_member_that_uses_its_ability() -> None:
    dear = "2 recruits-unique 11.5 10 180 click 1"
    play = second("0 cadets-sword 10 10 0", dear, *FAR, seats=3, company_0="drill-AC-001")
    over_to(play, 1)
    over_to(play, 0)
    gone, last = fallen(play)
    assert (gone.figure, gone.seat, gone.points, last.by) == (1, 0, 40, 0)
    assert play.state.score == [40, 0, 0]


@rule("M2-STATUS-05")
@pytest.mark.parametrize("other, hurt", [("cadets-plain", [1]), ("recruits-unique", []), ("veterans-001", [])])
def test_of_equally_dear_figures_none_is_the_dearest(other: str, hurt: list[int]) -> None:
    """What is said of *the* figure with the most points meets nobody where two have as many, nor anybody but that one."""
    dear = "1 recruits-unique 11.5 10 180"
    play = second("0 cadets-sword 10 10 0", dear, f"1 {other} 30 30 270", company_0="drill-AC-001")
    over_to(play, 1)
    over_to(play, 0)
    assert [each.figure for each in play.log if isinstance(each, Damaged)] == hurt


@rule("M2-STATUS-06")
@pytest.mark.parametrize("other, more", [("cadets-plain", 1), ("recruits-unique", 1), ("veterans-001", 0)])
def test_where_figures_are_compared_equally_dear_ones_all_count(other: str, more: int) -> None:
    """Dragonslayers."""
    figures = ("0 cadets-sword 10 10 0", "1 recruits-unique 11.5 10 180", f"1 {other} 30 30 270")
    rolls = []
    for company in ({"company_0": "AC-001"}, {}):
        play = second(*figures, dice=[(2, 3)], **company).act(0, "fight").target(1)
        (event,) = [each for each in play.log if isinstance(each, Attacked)]
        rolls.append(event.total)
    assert rolls[0] - rolls[1] == more
