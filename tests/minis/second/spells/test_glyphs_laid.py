"""Glyphs are laid by the computer where they serve somebody: those count who stand in the area, and a fire burns friends too."""

from __future__ import annotations

import pytest

from mageknight.bots.minis.sorcery import best_casting
from tests.minis.second.spells.grimoire import MAGE, sorcery

FRIENDS = ("0 adepts-plain 10 11.5 0", "0 adepts-plain 10 8.5 0")
FOES = ("1 adepts-plain 12.1 10 180", "1 adepts-plain 12.1 11.6 180", "1 adepts-plain 12.1 8.4 180")
FAR = "1 adepts-plain 30 30 180"


def worth(spell: str, *figures: str) -> float:
    """What casting a spell from the top of the book is worth among these figures."""
    found = best_casting(sorcery(MAGE, *figures, FAR, book=spell).state, 0)
    assert found is not None
    return found[0]


def test_nobody_burns_friends_for_nothing() -> None:
    assert worth("glyph-of-flame", *FRIENDS) < 0
    assert worth("glyph-of-flame") < 0
    assert worth("glyph-of-flame", *FOES) > 0


@pytest.mark.parametrize("spell", ["glyph-of-dread", "glyph-of-thorns"])
def test_what_harms_opponents_is_worth_something_among_them_alone(spell: str) -> None:
    assert worth(spell, *FOES) > worth(spell, *FRIENDS) == 0


@pytest.mark.parametrize("spell", ["glyph-of-warding", "glyph-of-haste"])
def test_what_helps_friends_is_worth_the_more_the_more_there_are(spell: str) -> None:
    assert worth(spell, *FRIENDS) > worth(spell)
