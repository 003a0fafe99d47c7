"""Mana Steal."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from tests.board.rules.games import lazily, walk
from tests.board.tactics.picks import taking
from tests.marks import content
from tests.play import deciding, do, options, view


@content("board/tactic/mana_steal")
def test_mana_steal_keeps_a_basic_die_for_a_later_turn() -> None:
    match = taking("mana_steal")
    assert deciding(match) == [(1, "choose-die")]
    die = int(options(match)[0].removeprefix("choose-die die="))
    colour = view(match).source[die].colour
    do(match, f"1: choose-die {die}", "0: pick-tactic planning")
    assert view(match).source[die].owner == 1
    walk(match, lazily, lambda m: deciding(m) == [(1, "turn")])
    player = match.state.players[1]
    powered = {"red": "rage", "blue": "stamina", "green": "march", "white": "promise"}[colour]
    player.hand[:] = [LIB.number("card", powered), LIB.number("card", "rage")]
    match.state.dice[:] = [5 if at != die else match.state.dice[die] for at in range(len(match.state.dice))]
    uses = [option for option in options(match) if option == f"play-card card={powered} use=strong"]
    assert uses or powered == "rage"
