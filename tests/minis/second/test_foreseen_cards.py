"""Previews are kept with cards in play too: what items, spells in force and spells that attack bring comes as it was shown."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.content.library import official
from mageknight.minis.content.spells import ENCHANTMENT, GLYPH, ILLUSION
from mageknight.minis.events import Attacked
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second
from tests.minis.second.spells.grimoire import sorcery
from tests.minis.second.test_foreseen import compare, foreseen, strike

ITEMS = tuple(
    [
        each.key
        for each in official().items.values()
        if not each.pages and "rider" not in each.needs and "large" not in each.needs
    ]
)
FORCES = tuple([each.key for each in official().spells.values() if each.kind in (ENCHANTMENT, GLYPH, ILLUSION)])
BOLTS = tuple([each.key for each in official().spells.values() if each.does in ("bolt", "weary")])
WIELDERS = ("sword", "bow", "wand", "golemwright", "priest", "vladd", "captain", "wing", "druid")
PLACES = ((11.5, 10), (14.5, 11), (16, 9), (18, 10))
"""Of the target: in contact, near, further off, at the edge of the range."""
DICE = st.tuples(st.integers(1, 6), st.integers(1, 6))


def attacks_of(play: Play) -> list[AttackManner]:
    """The ways in which figure 0 could attack figure 1 now."""
    ways = [manner(play.state, each.how) for each in play.options() if isinstance(each, c.Act) and each.figure == 0]
    harmful = [way for way in ways if isinstance(way, AttackManner) and not way.aid]
    return [way for way in harmful if way.target_refusal(play.state, 0, 1) is None]


@settings(max_examples=60)
@given(
    attacker=st.sampled_from(WIELDERS),
    held=st.sampled_from(ITEMS),
    target=st.sampled_from(WIELDERS),
    worn=st.sampled_from(ITEMS),
    place=st.sampled_from(PLACES),
    facing=st.sampled_from((0, 180)),
    dice=DICE,
)
def test_what_items_bring_is_foreseen(attacker, held, target, worn, place, facing, dice):
    x, y = place
    figures = (f"0 wielders-{attacker} 10 10 0 with {held}", f"1 wielders-{target} {x} {y} {facing} with {worn}", FAR)

    def arranged() -> Play:
        return second(*figures, "0 cadets-sword 4 30 0", dice=[dice, (3,), (3,)], total=300)

    try:
        first = arranged()
    except Refusal:
        assume(False)
    for way in attacks_of(first):
        play = arranged()
        shown = foreseen(play, way)
        left = play.state.defs[1].clicks - play.click(1)
        strike(play, way)
        compare(play, shown, dice, left)


def under(spell: str, at: int, fighter: str, place: tuple[float, float], dice: tuple[int, int]) -> Play:
    """A battle in which figure 2 has cast a spell at one of the others, or laid it down, if it could."""
    x, y = place
    figures = (f"0 cadets-{fighter} 10 10 0", f"1 cadets-plain {x} {y} 180", "0 adepts-mage 10 12.5 0", FAR)
    play = sorcery(*figures, dice=[dice, (3,), (3,)], book_2=f"2 {spell}")
    play.act(2, "cast")
    for _ in range(4):
        if play.kind == "action":
            break
        answers = play.options()
        play.do(next((each for each in answers if each == aimed(play.seat, at)), answers[0]))
    return play


def aimed(seat: int, at: int) -> Command:
    return c.Target(seat, at)


@settings(max_examples=60)
@given(
    spell=st.sampled_from(FORCES),
    at=st.integers(0, 1),
    fighter=st.sampled_from(("sword", "bow", "wand")),
    place=st.sampled_from(PLACES),
    dice=DICE,
)
def test_what_spells_in_force_bring_is_foreseen(spell, at, fighter, place, dice):
    try:
        first = under(spell, at, fighter, place, dice)
    except Refusal:
        assume(False)
    assume(first.kind == "action" and first.state.lasting)
    for way in attacks_of(first):
        play = under(spell, at, fighter, place, dice)
        shown = foreseen(play, way)
        left = play.state.defs[1].clicks - play.click(1)
        strike(play, way)
        compare(play, shown, dice, left)


@settings(max_examples=40)
@given(
    spell=st.sampled_from(BOLTS),
    target=st.sampled_from(("adepts-toughness", "adepts-battle-armor", "cadets-plain", "adepts-spell-resistance")),
    place=st.sampled_from(PLACES[1:]),
    facing=st.sampled_from((0, 180)),
)
def test_a_spell_that_attacks_hits_as_often_as_its_odds_say(spell, target, place, facing):
    x, y = place
    figures = ("0 adepts-mage 10 10 0", f"1 {target} {x} {y} {facing}", FAR)

    def begun(dice: tuple[int, int]) -> Play:
        return sorcery(*figures, dice=[dice, (3,), (3,)], book_0=f"0 {spell}").act(0, "cast")

    told = begun((1, 2))
    aim = c.Target(0, 1)
    assume(told.offers(aim))
    chance = told.match.kit.describe(told.state, aim).args["chance"]
    hits = 0
    for one in range(1, 7):
        for two in range(1, 7):
            play = begun((one, two)).do(aim)
            with suppress(StopIteration):
                hits += next(each for each in play.log if isinstance(each, Attacked) and each.target == 1).hit
    assert chance == hits * 100 // 36
