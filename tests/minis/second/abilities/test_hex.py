"""Hex: an attack roll is thrown again."""

from __future__ import annotations

from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

WITCH = "0 scouts-hex 10 10 0"
BOW, TARGET = "1 cadets-bow 18 10 90", "0 cadets-sword 18 16 270"


def hexed(*more: str, dice: list[tuple[int, ...]]) -> Play:
    """The witch has laid her token, and the archer of the other side shoots."""
    play = second(WITCH, BOW, TARGET, *more, dice=dice).act(0, "hex")
    assert (play.seat, play.kind) == (1, "action")
    return play.act(1, "shoot").target(2)


@content("minis/ability/hex")
@rule("M2-ABL-WND-01", "M2-ABL-WND-02", "M2-ABL-WND-03")
def test_a_roll_in_reach_is_thrown_again_and_the_second_counts():
    play = hexed(dice=[(6, 5), (1, 2)])
    assert play.match.state.lasting[0].kind == "hex"
    assert (play.seat, play.kind) == (0, "react")
    play.resolve(0)
    assert not play.only(Attacked).hit
    assert play.click(2) == 0
    assert play.state.lasting == [], "the token is spent"


@content("minis/ability/hex")
@rule("M2-ABL-WND-01", "M2-ABL-WND-03")
def test_a_token_nobody_uses_goes_with_the_next_command_phase():
    play = hexed(dice=[(6, 5)]).decline()
    assert play.click(2) == 3 or play.is_eliminated(2)
    assert (play.state.active, play.state.lasting) == (0, []), "the next command phase has taken it"


@content("minis/ability/hex")
@rule("M2-ABL-WND-01")
def test_nobody_beyond_18_inches_and_not_the_witch_herself():
    far = second(WITCH, "1 cadets-bow 28.5 10 90", "0 cadets-sword 28.5 16 270", dice=[(6, 5)]).act(0, "hex")
    far.act(1, "shoot").target(2)
    assert far.kind != "react"
    twice = second(WITCH, FAR, total=200, actions=2)
    twice.act(0, "hex")
    assert twice.tokens(0) == 1 or twice.seat == 1


@content("minis/ability/hex")
@rule("M2-ABL-WND-01")
def test_a_friend_is_hexed_too():
    figures = (WITCH, "0 cadets-bow 18 10 90", "1 cadets-bow 18 16 270", FAR)
    play = second(*figures, dice=[(1, 2), (6, 5)], total=200).act(0, "hex").act(1, "shoot").target(2)
    assert (play.seat, play.kind) == (0, "react")
    play.resolve(0)
    assert play.only(Attacked).hit
