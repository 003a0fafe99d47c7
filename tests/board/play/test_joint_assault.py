"""A golden replay: three heroes assault a city of level 11 together, in one turn, and all end their turns.

Arythea breaks the first wall with catapults, Tovak holds the second one, Goldyx shoots down the last gunners. The text beside this
file is what the log must say; write it again with ``python -m tests.board.play.test_joint_assault`` and read the difference.
"""

from __future__ import annotations

from tests.board.play.films import Film, golden
from tests.marks import rule
from tests.play import deciding, view

START = """
    game: board
    seats: 3
    scenario: full_cooperation
    seed: joint assault
    source: red, blue, green, white, gold
    tiles:
      0,1: countryside_01
      1,0: countryside_02
      1,1: core_07
    tokens:
      4,-5: swordsmen, gunners, freezers, fire_catapult, gunners
    cities:
      white: level 11
    chance:
      tokens: 0 2 4 1 3
    order: 0, -1, 1, 2
    turn: 0
    seat 0:
      at: 5,-6
      fame: 80
      hand: march, rage, stamina
      deck: promise, tranquility, threaten, crystallize, mana_draw, swiftness, determination
      mana: red 3
      units: catapults, catapults, catapults
    seat 1:
      at: 5,-5
      fame: 80
      hand: march, rage
      deck: promise, tranquility, threaten, crystallize, mana_draw, swiftness, determination
      mana: blue 3, red 2
      units: delphana_masters, altem_guardians, altem_mages, ice_golems
    seat 2:
      at: 4,-6
      fame: 80
      hand: march, horn_of_wrath
      deck: promise, tranquility, threaten, crystallize, mana_draw, swiftness, determination
      mana: blue
      units: ice_mages
"""


def proposed() -> Film:
    """Arythea wants more than the others give her; the second proposal is agreed to."""
    film = Film(START)
    film.do(
        "0: propose-assault 4,-5", "0: choose-seat 1", "0: choose-seat 2", "0: choose-number 1", "0: choose-number 3"
    )
    film.do("1: decline")
    film.do(
        "0: propose-assault 4,-5", "0: choose-seat 2", "0: choose-seat 1", "0: choose-number 2", "0: choose-number 2"
    )
    return film.do("1: join-assault", "2: join-assault")


def fought() -> Film:
    """One combat after the other: siege fire, then blocks and cold fire, then a horn and ice."""
    film = proposed()
    film.do("0: play-card march basic", "0: step-to 4,-5")
    for unit in range(3):
        film.do(f"0: activate-unit #0.{unit} 1", "0: pay-mana token-red red")
    film.do("0: aim-at swordsmen", "0: aim-at gunners", "0: strike", "0: end-phase")
    film.do("1: play-card march basic", "1: step-to 4,-5", "1: end-phase")
    film.do("1: activate-unit #1.0 0", "1: pay-mana token-blue blue", "1: choose-enemy fire_catapult", "1: decline")
    film.do("1: activate-unit #1.1 1", "1: block-attack freezers 0", "1: end-phase")
    film.do("1: activate-unit #1.2 1", "1: choose-option 0", "1: pay-mana token-blue blue")
    film.do("1: choose-option 0", "1: pay-mana token-red red")
    film.do("1: activate-unit #1.3 1", "1: pay-mana token-blue blue")
    film.do("1: play-card rage strong", "1: pay-mana token-red red")
    film.do("1: aim-at freezers", "1: aim-at fire_catapult", "1: strike", "1: end-phase")
    film.do("2: play-card march basic", "2: step-to 4,-5", "2: play-card horn_of_wrath basic")
    film.do("2: activate-unit #2.0 1", "2: pay-mana token-blue blue")
    return film.do("2: aim-at gunners-2", "2: strike", "2: end-phase")


def played() -> Film:
    """All three end their turns; the next one is Arythea's again, for the others gave theirs up."""
    film = fought()
    film.do("0: play-card stamina move", "0: end-turn", "0: decline")
    return film.do("1: end-turn", "2: end-turn")


@rule("UE-COOP-10", "UE-COOP-13", "UE-COOP-22", "UE-COOP-24")
def test_three_heroes_conquer_a_city_of_level_11_together() -> None:
    film = fought()
    table = view(film.match)
    assert (table.cities[0].leader, table.cities[0].shields) == (0, (0, 0, 1, 1, 2))
    assert [player.fame for player in table.players] == [80 + 4 + 7, 80 + 7 + 7, 80 + 7]
    assert [player.reputation for player in table.players] == [-1, -1, -1]
    assert [player.flipped for player in table.players] == [False, True, True]
    film = played()
    table = view(film.match)
    assert deciding(film.match)[0][0] == 0
    assert [player.flipped for player in table.players] == [False, False, False]
    assert [player.hand for player in table.players] == [7 + 2, 7 + 1, 7 + 1]


def test_the_log_of_the_replay_is_the_golden_one() -> None:
    assert played().log() == golden(__file__).read_text("utf-8")


def test_the_replay_is_exact_and_can_be_saved_in_the_middle_of_the_assault() -> None:
    for film in (proposed(), fought(), played()):
        film.check_saving()


if __name__ == "__main__":
    golden(__file__).write_text(played().log(), "utf-8")
