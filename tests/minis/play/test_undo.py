"""Taking back: until dice fall or somebody else answers everything can be called off."""

from __future__ import annotations

import pytest

from mageknight.kernel.refusal import Refusal
from tests.minis.drill import battle


def test_an_action_is_called_off_until_the_dice_fall():
    play = battle("0 trooper 10 10 0", "0 trooper 11.5 8.5 90", "1 trooper 11.5 10 180", "0 elf 20 20 0")
    before = play.match.digest()
    play.act(0, "fight").target(2)
    play.match.cancel(0)
    assert play.match.digest() == before


def test_a_move_can_be_taken_back_where_nobody_answers():
    play = battle("0 trooper 10 10 0", "0 trooper 20 10 0", "1 trooper 30 30 0")
    before = play.match.digest()
    play.act(0, "move").move(0, (14, 10))
    play.match.undo(0)
    play.match.undo(0)
    assert play.match.digest() == before


def test_dice_and_answers_of_others_stand():
    thrown = battle("0 trooper 10 10 0", "0 trooper 20 10 0", "1 trooper 11.5 10 180").act(0, "fight").target(2)
    with pytest.raises(Refusal, match="undo-barrier"):
        thrown.match.undo(0)
    spun = (
        battle("0 trooper 10 10 0", "0 trooper 20 10 0", "1 trooper 14 10 0")
        .act(0, "move")
        .move(0, (12.5, 10))
        .decline()
    )
    with pytest.raises(Refusal, match="undo-barrier"):
        spun.match.undo(0)


def test_a_formation_on_the_march_can_be_called_off():
    row = ("0 trooper 10 10 0", "0 trooper 10 11.5 0", "0 trooper 10 13 0", "1 trooper 30 30 0")
    play = battle(*row)
    before = play.match.digest()
    play.act(0, "march").join(1).join(2).move(0, (14, 10))
    play.match.cancel(0)
    assert play.match.digest() == before
