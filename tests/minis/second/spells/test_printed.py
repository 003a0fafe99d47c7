"""What is printed on the spells: pages for whom, bars, the action a spell takes, and which of them lie face down when they were cast."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.content.available import spell_named
from mageknight.minis.content.library import official
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.sorcery import pages_for, symbol_words
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.spells.grimoire import MAGE, covered, sorcery

PRINTED = """
ember-dart 1 1 ranged
chain-of-sparks 3 2 ranged elemental-freeholds 2
breath-of-the-drake 4 3 ranged draconum 3
mend-steel 2 1 ranged golemcore 1
balm 2 1 ranged
gust 1 1 special
blink 2 2 special solonavi 1
weariness 3 2 ranged
recall-the-fallen 4 3 special dark-crusaders 3
levy-of-spawn 4 3 special shyft 3
sunder 2 2 ranged forgemasters 1
quench 1 1 ranged wylden-host 1
honeyed-words 4 3 special apocalypse 3
arcane-sight 1 1 special
stone-skin 2 2 special
keen-edge 1 1 special
hawk-eye 1 1 special elven-lords 1
swift-feet 1 1 special
lead-feet 2 2 special
blood-bond 2 2 special blood-cultists 1
mirror-ward 3 2 special order-of-sorcery 2
rage 2 1 special orc-khans 1
mark-of-doom 3 3 special apocalypse 2
glyph-of-warding 2 1 special
glyph-of-thorns 2 2 special wylden-host 1
glyph-of-silence 3 2 special
glyph-of-haste 2 2 special free-armies 1
glyph-of-dread 2 2 special dark-crusaders 1
glyph-of-mending 3 3 special temple-masters 2
glyph-of-anchoring 2 2 special solonavi 1
glyph-of-flame 4 3 special chaos-shamans 3
false-mist 2 2 special
phantom-woods 3 2 special elemental-freeholds 2
mirage-of-water 2 2 special
blood-moon 3 3 special order-of-vladd 2
banner-of-ghosts 2 2 special elven-lords 1
stillness 3 3 special
deny 1 1 never
unravel 2 2 never delphana 1
backlash 3 3 never forgemasters 2
form-construct 2 1 never
deep-study 2 1 never
sealed-page 1 1 never
"""
"""Spell, pages, bars, the action it is cast with, and for whom it takes fewer pages."""
ROWS = [tuple(line.split()) for line in PRINTED.strip().splitlines()]
PEOPLE = [each for each in official() if each.generation == 2]
MYSTICS = "dragon-mystics"
"""They have every affinity (M2-SUBF-20)."""
AS_ABILITIES = ("recall-the-fallen", "levy-of-spawn")
"""Like Necromancy, they are not for those whom an opponent touches."""
FACE_DOWN = ("breath-of-the-drake", "recall-the-fallen", "levy-of-spawn", "honeyed-words", "glyph-of-flame")


def cases(*kinds: str) -> list[object]:
    """The rows of spells cast with these actions, each marked as content."""
    rows = [row for row in ROWS if row[3] in kinds]
    return [pytest.param(*row[:4], row[4:], marks=content(f"minis/spell/{row[0]}"), id=row[0]) for row in rows]


def bearer(symbol: str) -> FigureDef:
    """Somebody with the symbol of a faction or subfaction."""
    return next(each for each in PEOPLE if symbol in symbol_words(each))


def scene(spell: str, *more: str) -> Play:
    """Somebody who can cast the spell and has something to cast it at, whatever it is."""
    caster = "0 recruits-shyft 10 10 0" if spell == "levy-of-spawn" else MAGE
    figures = (
        "1 wielders-sword 16 10 180 with I-012",
        "0 adepts-plain 10 11.5 0 click 2",
        "0 adepts-marked-golem 8 10 0 click 2",
        "0 adepts-plain eliminated",
        "0 recruits-spawn eliminated",
        "0 adepts-mage 6 10 0",
    )
    thrown = [(5,)] if spell == "balm" else [(6, 5), (4,)]
    play = sorcery(caster, *figures, *more, book_0=f"0 {spell} deny", book_1="6 stone-skin", dice=thrown, total=600)
    if spell == "quench":
        play.act(6, "cast").target(6)
    return play


@rule("M2-SPELL-04", "M2-SPELL-06")
@pytest.mark.parametrize("spell, pages, bars, action, affinity", cases("ranged", "special", "never"))
def test_a_spell_takes_its_pages_and_fewer_for_its_people(
    spell: str, pages: str, bars: str, action: str, affinity: tuple[str, ...]
) -> None:
    card = spell_named(spell)
    stranger = next(each for each in PEOPLE if not {*affinity, MYSTICS} & set(symbol_words(each)))
    assert pages_for(stranger, card) == int(pages)
    for symbol in affinity[:1]:
        assert pages_for(bearer(symbol), card) == int(affinity[1])
    play = sorcery(MAGE, "1 adepts-plain 30 30 0", book=f"{spell} balm")
    assert battle_view(play.state, 0).books[0].pays == int(bars)


@rule("M2-SPELL-32", "M2-SPELL-33", "M2-SPELL-34", "M2-SPELL-42")
@pytest.mark.parametrize("spell, pages, bars, action, affinity", cases("ranged", "special"))
def test_who_touches_an_opponent_casts_with_special_actions_alone(
    spell: str, pages: str, bars: str, action: str, affinity: tuple[str, ...]
) -> None:
    assert scene(spell).offers(c.Act(0, 0, "cast"))
    close = scene(spell, "1 adepts-plain 10 8.5 90")
    if action == "ranged":
        assert close.refused(c.Act(0, 0, "cast")).rules == ("M2-SPELL-33",)
    elif spell in AS_ABILITIES:
        assert close.refused(c.Act(0, 0, "cast")).rules == ("M2-ABL-DMG-14",)
    else:
        assert close.offers(c.Act(0, 0, "cast"))


@rule("M2-SPELL-22", "M2-SPELL-49")
@pytest.mark.parametrize("spell, pages, bars, action, affinity", cases("ranged", "special"))
def test_a_spell_lies_face_down_afterwards_if_its_card_says_so(
    spell: str, pages: str, bars: str, action: str, affinity: tuple[str, ...]
) -> None:
    play = scene(spell).act(0, "cast")
    while play.kind not in ("action", "bookmark"):
        play.do(play.options()[0])
    assert covered(play) == (spell in FACE_DOWN)
