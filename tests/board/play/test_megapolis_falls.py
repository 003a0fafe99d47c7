"""A golden replay: the last city of a Full Conquest is a Megapolis of level 5; it is found, assaulted at its right half, and falls.

The green city of the tile gets the blue one at its right; both sharpen what their garrison does. The conqueror stays for the last turn
and buys what each half sells. The text beside this file is what the log must say; write it again with
``python -m tests.board.play.test_megapolis_falls`` and read the difference.
"""

from __future__ import annotations

from mageknight.board.lattice import hex_place
from tests.board.play.films import Film, golden
from tests.marks import rule
from tests.play import view

START = """
    game: board
    seats: 2
    scenario: full_conquest
    megapolises: 5
    seed: megapolis
    source: blue, green, green, white
    actions: fire_bolt, ice_bolt, swift_bolt
    spells: fireball, chill, expose
    tiles:
      0,1: countryside_01
      1,0: countryside_02
      2,0: core_07
    cities:
      white: shields 1, conquered
    tile-deck: core_05, core_03
    piles:
      gray: swordsmen, crossbowmen
      brown: minotaur
      violet: monks, fire_mages
    chance:
      decks: 0 1
    order: 0, 1
    turn: 0
    move: 7
    seat 0:
      at: 4,-3
      fame: 99
      hand: march, rage, swiftness, snowstorm, determination
      deck: promise, threaten, tranquility, stamina, crystallize, mana_draw
      crystals: blue 3, red
      units: catapults, catapults, catapults, altem_mages, altem_guardians
    seat 1:
      at: 0,0
      fame: 20
      hand: march, rage, stamina
      deck: promise, swiftness, threaten
"""


def found() -> Film:
    """Arythea finds the Megapolis and goes up to it; Tovak waits."""
    film = Film(START).do(
        "0: explore-at 1,1", "0: step-to 4,-4", "0: end-turn", "0: choose-card determination", "0: decline"
    )
    return film.do("1: end-turn", "1: choose-card rage", "1: decline")


def stormed() -> Film:
    """Ice breaks the walls, mages and guardians hold what is left, a storm and rage end it."""
    film = found().do("0: play-card march basic", "0: step-to 5,-5")
    for unit in range(3):
        film.do(f"0: activate-unit #0.{unit} 2", "0: pay-mana crystal-blue blue")
    film.do("0: aim-at swordsmen", "0: aim-at crossbowmen", "0: aim-at fire_mages", "0: strike", "0: end-phase")
    film.do("0: activate-unit #0.3 1", "0: decline", "0: decline", "0: block-attack monks 0")
    film.do("0: activate-unit #0.4 1", "0: block-attack minotaur 0", "0: end-phase")
    film.do("0: play-card snowstorm basic", "0: aim-at monks", "0: strike")
    film.do("0: play-card rage strong", "0: play-card swiftness attack", "0: aim-at minotaur", "0: strike")
    return film.do("0: end-phase")


def played() -> Film:
    """Everybody has a last turn; in the right half the left one sells an advanced action, the right one a spell."""
    film = stormed().do("0: end-turn", "0: decline", "1: end-turn", "1: choose-card stamina", "1: decline")
    film.do(
        "0: interact",
        "0: play-card promise strong",
        "0: play-card threaten basic",
        "0: play-card tranquility influence",
    )
    film.do("0: play-card stamina influence", "0: buy-card ice_bolt action", "0: play-card mana_draw basic")
    return film.do("0: buy-card chill spell", "0: end-turn", "0: decline")


@rule("UE-VAR-MEGA-05", "UE-VAR-MEGA-10", "UE-VAR-MEGA-12", "UE-VAR-MEGA-15")
def test_a_megapolis_is_found_and_falls_and_ends_the_game() -> None:
    city = view(found().match).cities[1]
    assert (city.city, city.second, city.level, city.garrison) == ("city_green", "city_blue", 5, 5)
    table = view(stormed().match)
    assert (table.cities[1].leader, table.cities[1].shields) == (0, (0, 0, 0, 0, 0))
    assert hex_place(table.players[0].space) == (5, -5)
    assert table.players[0].fame == 99 + 4 + 3 + 5 + 4 + 4
    match = played().match
    outcome = match.outcome()
    assert outcome is not None
    cities = {line.seat: line.points for line in outcome.sheet if line.what.key == "board-score-cities"}
    assert (outcome.winners, cities) == ((0,), {0: 7, 1: 7})


def test_the_log_of_the_replay_is_the_golden_one() -> None:
    assert played().log() == golden(__file__).read_text("utf-8")


def test_the_replay_is_exact_and_can_be_saved() -> None:
    for film in (found(), stormed(), played()):
        film.check_saving()


if __name__ == "__main__":
    golden(__file__).write_text(played().log(), "utf-8")
