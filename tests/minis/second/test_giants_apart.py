"""What giants and passengers have no part in: trampling, enchantments, changes of side by cards; and what areas do to one section."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.effects import parts
from mageknight.minis.events import BY_ABILITY, Attacked, ControlPassed, Damaged, Healed
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second
from tests.minis.second.spells.grimoire import FOE, FRIEND, MAGE, attack, cast, in_force, lay, over_to, sorcery

HULK = "hulks-hulk"


def trampled(foe: str, end: float) -> Play:
    """A horse tramples eastward over somebody at 13 inches."""
    play = second("0 stable-trample 6 10 0", "0 stable-rider rides 0", foe, FAR)
    return play.act(0, "trample").move(0, (end, 10), facing=0)


@rule("M2-TITAN-09", "M2-CAV-79")
def test_titans_are_not_trampled() -> None:
    assert trampled("1 giants-ogre 11 10 180", 15.9).click(2) == 0
    assert trampled("1 cadets-sword 11 10 180", 15.9).click(2) == 1


@rule("M2-MDIAL-10", "M2-CAV-79")
def test_no_section_of_a_large_warrior_is_trampled() -> None:
    play = trampled("1 hulks-chariot 11.5 10 90", 15.9)
    assert [play.click(slot) for slot in range(2, 7)] == [0] * 5
    assert not [each for each in play.log if isinstance(each, Damaged)]


# Enchantments.


@rule("M2-TITAN-11", "M2-SPELL-39")
def test_titans_are_not_enchanted() -> None:
    play = sorcery(MAGE, "0 giants-titan 10 12.25 0", FRIEND.replace("11.5", "8.5"), FOE, book="keen-edge").act(
        0, "cast"
    )
    assert play.refused(c.Target(0, 1)).rules == ("M2-SPELL-39", "M2-TITAN-11")
    assert c.Target(0, 2) in play.options()
    assert c.Target(0, 1) not in play.options()


@rule("M2-MDIAL-12", "M2-SPELL-39")
@pytest.mark.parametrize("part", range(5))
def test_neither_base_nor_section_of_a_large_warrior_is_enchanted(part: int) -> None:
    play = sorcery(MAGE, f"1 {HULK} 18 10 180", FAR, "1 cadets-plain 16 16 180", book="lead-feet").act(0, "cast")
    assert "M2-MDIAL-12" in play.refused(c.Target(0, 1 + part)).rules
    assert [each for each in play.options() if isinstance(each, c.Target)] == [c.Target(0, 7)]


# Sides.


@content("minis/spell/honeyed-words")
@rule("M2-STATUS-03")
def test_honeyed_words_turn_an_opponent_until_it_shakes_them_off() -> None:
    play = cast(sorcery(MAGE, FOE, "1 cadets-plain 30 30 0", book="honeyed-words", dice=[(4, 4), (3, 4)]), 1)
    assert (play.state.controller[1], play.state.owner[1]) == (0, 1)
    play.act(1, "move").stay(1)
    assert play.state.controller[1] == 0, "8 is not enough to be free"
    over_to(over_to(play, 1), 0)
    play.act(1, "move").stay(1)
    assert play.state.controller[1] == 1


@content("minis/spell/honeyed-words")
def test_honeyed_words_end_with_their_caster_and_are_lost_on_the_dear() -> None:
    fencer = "1 adepts-plain 10 11.5 270"
    play = cast(sorcery("0 adepts-mage 10 10 0 click 4", FOE, fencer, FAR, book="honeyed-words", dice=[(6, 6)]), 1)
    attack(over_to(play, 1), 2, "fight", 0)
    assert play.is_eliminated(0)
    assert play.state.controller[1] == 1
    for key, reached in (("muster-169", True), ("muster-242", False)):  # of 30 and of 31 points
        dear = sorcery(MAGE, FOE, f"1 {key} 16 14 180", book="honeyed-words", total=600).act(0, "cast")
        assert dear.offers(c.Target(0, 2)) == reached
        if not reached:
            assert dear.refused(c.Target(0, 2)).reason == "minis-worth-too-much"


@rule("M2-TITAN-10")
def test_no_spell_changes_the_side_of_a_titan() -> None:
    play = sorcery(MAGE, "1 giants-ogre 17 10 180", FOE.replace("16 10", "16 14"), book="honeyed-words").act(0, "cast")
    assert play.refused(c.Target(0, 1)).rules == ("M2-TITAN-10",)
    assert play.target(2).state.controller == [0, 1, 0]


@rule("M2-MDIAL-11")
@pytest.mark.parametrize("part", range(5))
def test_no_spell_changes_the_side_of_a_large_warrior(part: int) -> None:
    play = sorcery(MAGE, f"1 {HULK} 18 10 180", "1 adepts-plain 16 16 180", book="honeyed-words").act(0, "cast")
    assert play.refused(c.Target(0, 1 + part)).rules == ("M2-MDIAL-11",)


@rule("M2-CHARIOT-06")
def test_no_spell_changes_the_side_of_a_passenger() -> None:
    lines = (MAGE, "1 hulks-chariot 17 10 180", "1 adepts-plain aboard 1", "1 adepts-plain 16 16 180")
    play = sorcery(*lines, book="honeyed-words").act(0, "cast")
    assert play.refused(c.Target(0, 6)).rules == ("M2-CHARIOT-06",)
    assert play.target(7).only(ControlPassed).figure == 7


@rule("M2-CAV-10")
def test_no_spell_changes_the_side_of_a_cavalry_unit() -> None:
    lines = (MAGE, "1 stable-horse 16 10 180", "1 stable-rider rides 1", "1 adepts-plain 16 16 180")
    play = sorcery(*lines, book="honeyed-words").act(0, "cast")
    for half in (1, 2):
        assert play.refused(c.Target(0, half)).rules == ("M2-CAV-10",)


# Areas of spells.


def burnt(*figures: str) -> Play:
    """A glyph of flame lies east of the mage; the command phase of the other player begins."""
    play = sorcery(MAGE, *figures, "1 cadets-plain 30 30 0", book="glyph-of-flame")
    play.act(0, "cast")
    lay(play, 11.25, 10)
    while (play.seat, play.kind) in ((0, "action"), (0, "free-browse")):
        play.do(c.EndTurn(0) if play.kind == "action" else c.Decline(0))
    return play


def burns(play: Play) -> list[int]:
    """Whom the glyph has hurt, but for its caster."""
    return [each.figure for each in play.log if isinstance(each, Damaged) and each.cause == BY_ABILITY and each.figure]


@rule("M2-MDIAL-51")
@pytest.mark.parametrize("facing, section", [(0, 5), (180, 3)])
def test_a_glyph_of_flame_burns_the_one_section_its_line_meets(facing: int, section: int) -> None:
    assert burns(burnt(f"1 {HULK} 11.25 12.9 {facing}")) == [section]


@rule("M2-MDIAL-51")
def test_on_a_border_its_controller_says_which_section_burns_and_for_a_dead_one_the_caster() -> None:
    play = burnt("1 hulks-chariot 13 11.75 90")
    assert (play.kind, play.seat) == ("section", 1)
    assert play.options() == [c.Target(1, 3), c.Target(1, 4)]
    play.target(4)
    assert burns(play) == [4]
    dead = burnt(f"1 {HULK} 11.25 12.9 0 sections 0 0 0 4")
    assert (dead.kind, dead.seat) == ("section", 0)
    assert dead.options() == [c.Target(0, 2), c.Target(0, 3), c.Target(0, 4)]


@rule("M2-MDIAL-51")
def test_a_glyph_of_thorns_pricks_one_section_of_a_large_warrior_that_moves_in() -> None:
    play = sorcery(MAGE, "1 hulks-chariot 17.5 10 180", "1 cadets-plain 30 30 0", book="glyph-of-thorns")
    play.act(0, "cast")
    over_to(lay(play, 11.25, 10), 1)
    play.act(2, "move").move(1, (13.5, 10), facing=180)
    assert burns(play) == [2]
    assert in_force(play) == ["glyph-of-thorns"]


@rule("M2-MDIAL-51")
def test_a_glyph_of_mending_heals_the_section_its_line_meets() -> None:
    play = sorcery(MAGE, f"0 {HULK} 11.25 12.9 0 sections 1 1 1 1", FAR, book="glyph-of-mending")
    play.act(0, "cast")
    over_to(lay(play, 11.25, 10), 1).end_turn()
    while play.kind == "react":
        play.resolve(0)
    assert play.kind == "mend"
    assert [each for each in play.options() if isinstance(each, c.Target)] == [c.Target(0, 5)]
    play.target(5)
    assert play.only(Healed).figure == 5


@rule("M2-TITAN-18")
def test_a_titan_adds_two_against_stone() -> None:
    def total(attacker: str) -> tuple[int, dict[int, int]]:
        play = second(f"0 {attacker} 18 16.5 90", "1 castles-454 18 18 0", FAR, dice=[(3, 3)])
        made = play.act(0, "fight").target(1).only(Attacked)
        return made.total, dict(made.adds)

    _, adds = total("giants-ogre")
    assert adds[parts.SIEGE] == 2
    _, plain = total("adepts-crushing-blow")
    assert parts.SIEGE not in plain
