"""A golden replay: the last Round of a Conquer and Hold of two teams.

Arythea and Tovak hold a mage tower and a keep, Goldyx and Norowas two keeps. Arythea takes one of those, against two tokens for half
their Fame; Tovak visits the tower of his ally and hires herbalists there; the other side cannot answer. The text beside this file is what
the log must say; write it again with ``python -m tests.board.play.test_team_hold`` and read the difference.
"""

from __future__ import annotations

from tests.board.play.films import Film, golden
from tests.marks import rule
from tests.play import view

START = """
    game: board
    seats: 4
    scenario: conquer_and_hold
    teams: 0, 0, 1, 1
    seed: team hold
    round: 4
    night: yes
    source: red, blue, green, white, black, black
    units: herbalists, peasants, utem_guardsmen
    tiles:
      0,1: countryside_11
      1,0: countryside_10
      1,-1: countryside_09
      1,1: countryside_03
    piles:
      gray: crossbowmen, swordsmen
    shields:
      1,-3: 0
      2,-1: 1
      5,-6: 2
      3,1: 3
    order: 0, 1, 2, 3
    turn: 0
    seat 0:
      at: 5,-5
      fame: 35
      hand: march, swiftness, rage
      deck: stamina, promise
      mana: red 2
      units: catapults, catapults
    seat 1:
      at: 1,-4
      fame: 15
      hand: march, promise, threaten
      deck: stamina, rage
    seat 2:
      at: 4,-6
      fame: 24
      hand: rage, stamina
      deck:
        only: yes
    seat 3:
      at: 2,0
      fame: 20
      hand: rage, stamina
      deck: promise
"""


def stormed() -> Film:
    """Arythea storms the keep of Goldyx with two catapults."""
    film = Film(START)
    film.do("0: play-card march basic", "0: play-card swiftness basic", "0: step-to 5,-6")
    for unit in range(2):
        film.do(f"0: activate-unit #0.{unit} 1", "0: pay-mana token-red red")
    return film.do(
        "0: aim-at crossbowmen", "0: aim-at swordsmen", "0: strike", "0: end-phase", "0: end-turn", "0: decline"
    )


def visited() -> Film:
    """Tovak goes into the mage tower of Arythea and hires herbalists."""
    film = stormed().do("1: play-card march basic", "1: step-to 1,-3", "1: interact")
    return film.do("1: play-card promise basic", "1: play-card threaten basic", "1: recruit herbalists", "1: end-turn")


def played() -> Film:
    """Goldyx announces the end of the Round; everybody else has one more turn, then the sites are counted."""
    film = visited().do("2: forfeit", "3: end-turn", "3: choose-card rage", "3: decline")
    return film.do(
        "0: end-turn", "0: choose-card rage", "0: decline", "1: end-turn", "1: choose-card stamina", "1: decline"
    )


@rule("UE-SCN-HOLD-13", "UE-SCN-HOLD-15", "UE-SCN-HOLD-16", "UE-SCN-HOLD-18")
def test_a_team_takes_a_keep_in_the_last_round_and_wins() -> None:
    table = view(stormed().match)
    assert (table.players[0].fame, table.players[0].reputation) == (35 + 4, 0)
    table = view(visited().match)
    assert [unit.unit for unit in table.players[1].units] == ["herbalists"]
    match = played().match
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (8, 8, 3, 3))
    assert match.pending() == []


def test_the_log_of_the_replay_is_the_golden_one() -> None:
    assert played().log() == golden(__file__).read_text("utf-8")


def test_the_replay_is_exact_and_can_be_saved() -> None:
    for film in (stormed(), visited(), played()):
        film.check_saving()


if __name__ == "__main__":
    golden(__file__).write_text(played().log(), "utf-8")
