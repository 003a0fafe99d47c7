"""Counter spell: who may try, how it is rolled, and what becomes of the spell."""

from __future__ import annotations

from collections.abc import Sequence

from mageknight.minis import commands as c
from mageknight.minis.effects.parts import total
from mageknight.minis.events import Attacked, SpellCountered
from mageknight.minis.rules.spells.countering import casting_parts, chance_in_216, countering_parts
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.spells.grimoire import FOE, MAGE, RIVAL, cast, covered, in_force, mark, sorcery, stack, top


def asked(*figures: str, dice: Sequence[tuple[int, ...]] = (), **fields: str) -> Play:
    """A mage casts Hawk Eye at itself before these others."""
    return cast(sorcery(MAGE, *figures, book="hawk-eye balm", dice=dice, terrain=(), **fields), 0)


@rule("M2-COUNTER-01")
def test_only_a_fresh_wand_that_touches_no_able_opponent_may_counter() -> None:
    assert (asked(RIVAL).seat, asked(RIVAL).kind) == (1, "react")
    assert asked(FOE).kind != "react"
    assert asked(RIVAL + " tokens 1").kind != "react"
    assert asked(RIVAL, "0 adepts-plain 16 21.5 90").kind != "react"
    assert asked(RIVAL, "0 adepts-demoralized 16 21.5 90").kind == "react"


@rule("M2-COUNTER-02", "M2-COUNTER-08")
def test_a_countered_spell_is_undone_before_its_text_and_lies_face_down() -> None:
    play = sorcery(MAGE, RIVAL, FOE, book="ember-dart balm", dice=[(1, 1, 6)])
    cast(play, 2)
    assert not play.all(Attacked)
    play.resolve(0)
    assert play.only(SpellCountered).success
    assert not [each for each in play.log if isinstance(each, Attacked)]
    assert (top(play), covered(play), stack(play)) == ("ember-dart", True, ["ember-dart", "balm"])
    assert play.tokens(0) == 1
    assert play.tokens(1) == 0
    element = asked(RIVAL, dice=[(1, 1, 6)]).resolve(0)
    assert in_force(element) == []


@rule("M2-COUNTER-03")
def test_one_warrior_of_a_player_tries() -> None:
    second = "1 adepts-mage 20 20 270"
    play = asked(RIVAL, second, dice=[(6, 6, 1)])
    assert len([each for each in play.options() if isinstance(each, c.Resolve)]) == 2
    play.resolve(1)
    assert play.only(SpellCountered).figure == 2
    assert play.kind != "react"


@rule("M2-COUNTER-04")
def test_of_several_players_the_active_one_picks() -> None:
    third = "2 adepts-mage 20 20 270"
    play = asked(RIVAL, third, seats="3", dice=[(6, 6, 1)])
    assert play.seat == 1
    play.resolve(0)
    assert (play.seat, play.kind) == (2, "react")
    play.resolve(0)
    assert (play.seat, play.kind) == (0, "counter-pick")
    play.target(2)
    assert play.only(SpellCountered).figure == 2


@rule("M2-COUNTER-05", "M2-COUNTER-06")
def test_both_add_attack_value_and_bonus_and_the_counter_one_more() -> None:
    play = sorcery("0 cadets-wand 10 10 0", "1 cadets-wand 16 20 270 click 1", book="hawk-eye", dice=[(2, 3, 5)])
    cast(play, 0)
    play.resolve(0)
    event = play.only(SpellCountered)
    assert event.casting == 2 + 3 + 8 + 2
    assert event.countering == 5 + 7 + 2 + 1


@rule("M2-CONSTR-27")
@content("minis/piece/stone-shrine")
def test_a_shrine_helps_who_touches_it_to_counter() -> None:
    rival = "1 cadets-wand 16 20 270 click 1"
    for at, more in (("14.25 20", 1), ("14 20", 0)):
        shrine = ("stone-shrine: " + at,)
        play = sorcery("0 cadets-wand 10 10 0", rival, book="hawk-eye", dice=[(2, 3, 5)], terrain=shrine)
        cast(play, 0)
        play.resolve(0)
        assert play.only(SpellCountered).countering == 5 + 7 + 2 + 1 + more


@rule("M2-COUNTER-07")
def test_a_tie_lets_the_spell_through() -> None:
    tie = asked(RIVAL, dice=[(1, 3, 3)]).resolve(0)
    event = tie.only(SpellCountered)
    assert (event.casting, event.countering, event.success) == (12, 12, False)
    assert in_force(tie) == ["hawk-eye"]
    more = asked(RIVAL, dice=[(1, 3, 4)]).resolve(0)
    assert in_force(more) == []


@rule("M2-COUNTER-10")
def test_a_bookmarked_counterspell_is_shown_used_and_put_to_the_bottom() -> None:
    play = asked(RIVAL, book_1="1 deny balm", dice=[(1, 4, 4)])
    assert len(play.options()) == 3
    play.resolve(1)
    assert play.only(SpellCountered).success
    assert (play.seat, play.kind) == (1, "bookmark")
    mark(play, 0)
    assert stack(play, 1) == ["balm", "deny"]
    for book in ("1 balm deny", "1 deny balm down"):
        assert len(asked(RIVAL, book_1=book).options()) == 2


@rule("M2-COUNTER-11")
def test_the_rule_of_three_does_not_limit_counterspell_rolls() -> None:
    play = asked(RIVAL, book_1="1 unravel balm")
    card = play.state.books[1].stack[0]
    plain = total(countering_parts(play.state, 1, -1))
    assert total(countering_parts(play.state, 1, card)) == plain + 3
    assert plain == total(casting_parts(play.state, 0)) + 1


@rule("M2-COUNTER-12")
def test_nobody_counters_a_spell_of_the_own_side() -> None:
    own = "0 adepts-mage 16 20 270"
    assert asked(own, FOE).kind != "react"
    ally = "1 adepts-mage 16 20 270"
    assert asked(ally, FOE.replace("1 ", "2 ", 1), seats="3", sides="0, 0, 1").kind != "react"


def test_the_chances_shown_are_those_of_the_dice() -> None:
    play = asked(RIVAL, book_1="1 deny balm")
    assert chance_in_216(play.state, 0, 1, -1) == sum(
        [1 for a in range(1, 7) for b in range(1, 7) for d in range(1, 7) if d + 1 > a + b]
    )
    words = [play.match.kit.describe(play.state, each).args for each in play.options()[:2]]
    chances = [int(str(each["chance"])) for each in words]
    assert [int(str(each["against"])) for each in words] == [100 - chance for chance in chances]
    assert chances[1] > chances[0]


@rule("M2-COUNTER-09")
def test_a_rider_adds_its_bonus_only_in_the_saddle() -> None:
    play = sorcery("0 stable-horse 10 10 0", "0 stable-bow rides 0", "0 stable-bow 20 20 0", FOE)
    mounted, on_foot = (total(casting_parts(play.state, each)) for each in (1, 2))
    assert mounted == on_foot + 2
