"""Playing by ear: the surroundings, the actions and the reasons in words, the same for the terminal and the page."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight
from mageknight.board.lattice import hex_at
from mageknight.board.queries.screen_reader import bearing
from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin as begin_situation
from mageknight.kernel.wire.decisions import command_info
from mageknight.locale import Words, languages
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.terrain import HINDERING
from mageknight.server.http.typed_lines import hear
from mageknight.server.store.numbered_match import NumberedMatch
from mageknight.spoken.answers import Answers, text_of
from mageknight.spoken.verbs import ASKING, VERBS, verb_of
from tests.play import at_random


def begun(game: str, steps: int, seats: int = 2) -> Match[Any]:
    """A match some way into it."""
    return at_random(game, steps, seats, b"spoken words 123")


def told(match: Match[Any], line: str, seat: int | None = 0, lang: str = "en") -> list[str]:
    words = Words.of(lang)
    verb, rest = verb_of(line, words)
    return [text_of(said) for said in Answers(match, seat, words).to(verb, rest)]


@pytest.mark.parametrize("game", ["board", "minis", "demo"])
@pytest.mark.parametrize("lang", languages())
def test_every_question_is_answered_from_every_seat_in_every_language(game: str, lang: str, strict_words: None):
    match = begun(game, 40 if game != "demo" else 5)
    for verb in ASKING:
        for seat in (0, 1, None):
            assert told(match, verb, seat, lang), f"{verb} is not answered"


@pytest.mark.parametrize("lang", languages())
def test_words_are_understood_in_the_language_and_in_english(lang: str):
    words = Words.of(lang)
    for verb in VERBS:
        assert verb_of(f"{verb} the rest", words) == (verb, "the rest")
    assert verb_of("fly away", words) == ("", "fly away")


def test_the_land_is_drawn_in_signs_where_everything_stands():
    match = begun("board", 6)
    view: Any = match.view(0)
    lines = [line.replace("\u00a0", " ") for line in told(match, "map", 0)]
    spaces = [each for tile in view.tiles for each in tile.hexes]
    rows = [line for line in lines if "," in line[:8]]
    assert len(rows) == len({each.r for each in spaces})
    drawn = "".join(row[8:] for row in rows)
    assert drawn.count("Vi") == sum(each.site == "village" for each in spaces) > 0
    here = [row.index("@") for row in rows if "@" in row]
    assert len(here) == (view.players[0].space >= 0)
    # Neighbours to the east are a cell apart, those in the next row half of one.
    starts: set[int] = set()
    for row, r in zip(rows, sorted({each.r for each in spaces}), strict=True):
        first = min(each.q for each in spaces if each.r == r)
        column = 8 + len(row[8:]) - len(row[8:].lstrip())
        assert row.split()[0] == f"{first},{r}"
        starts.add(column - 6 * first - 3 * r)
    assert len(starts) == 1


def test_the_battlefield_is_drawn_in_signs_where_everybody_stands():
    match = begun("minis", 60)
    state: Any = match.state
    table = state.table
    lines = [line.replace("\u00a0", " ") for line in told(match, "map", 0)]
    height = table.ground.height // INCH
    rows = [line[4:].ljust(80) for line in lines[:height]]
    standing = [figure for figure in range(len(state.defs)) if table.down >> figure & 1]
    assert len(standing) > 5
    for figure in standing:
        column, row = table.x[figure] // INCH, height - 1 - table.y[figure] // INCH
        if [(table.x[other] // INCH, table.y[other] // INCH) for other in standing].count(
            (table.x[figure] // INCH, table.y[figure] // INCH)
        ) == 1:
            assert rows[row][2 * column : 2 * column + 2] == str(figure + 1).rjust(2)
    assert lines[height].split() == [str(inch) for inch in range(0, table.ground.width // INCH, 6)]
    looks = next(line for line in lines if line.startswith("Player 1"))
    first = next(figure for figure in standing if state.controller[figure] == 0)
    assert f"({first + 1}) (" in looks
    # The middle of each piece of woods is drawn as woods, unless somebody stands there.
    woods = [piece.outline for piece in table.ground.pieces if piece.kind == HINDERING]
    assert woods
    drawn = [rows[height - 1 - each.my // INCH][2 * (each.mx // INCH) :][:2] for each in woods]
    assert "::" in drawn
    assert any("hindering terrain" in line for line in lines[height:])


def test_while_tactics_are_chosen_it_is_nobodys_turn():
    match = mageknight.start("board", scenario="solo_reconnaissance", heroes="tovak", seed=5).match
    assert match.pending()[0].kind == "tactic"
    assert told(match, "look", 0)[0].endswith("Nobody is on turn.")


def test_a_hero_hears_the_six_spaces_around_and_how_far_the_sites_are():
    match = begun("board", 6)
    seat = match.state.turn.seat
    near = told(match, "near", seat)
    assert [line.partition(":")[0] for line in near] == [
        "North-east",
        "East",
        "South-east",
        "South-west",
        "West",
        "North-west",
    ]
    assert told(match, "distance plains", seat) != told(match, "distance", seat)
    assert told(match, "distance teapot", seat) == ["Nothing in sight is called like “teapot”."]


@pytest.mark.parametrize(
    "q, r, word", [(1, -1, "ne"), (1, 0, "e"), (0, 1, "se"), (-1, 1, "sw"), (0, -1, "nw"), (1, -2, "n"), (-1, 2, "s")]
)
def test_a_bearing_is_the_nearest_point_of_the_compass(q: int, r: int, word: str):
    assert bearing(hex_at(0, 0), hex_at(q, r)) == word


def test_figures_are_measured_between_two_names():
    match = begun("minis", 30)
    lines = told(match, "distance 1 2") or []
    assert all("″" in line for line in lines if "(1)" in line)
    assert any("(2)" in line for line in lines)


def test_a_line_means_the_command_it_names_and_the_page_is_told_which_decision_it_answers():
    match = begun("board", 6, seats=1)
    numbered = NumberedMatch(match)
    first = told(match, "actions")[1]
    heard = hear(numbered, 0, "en", "a", first.partition(" ")[2])
    waiting = next(decision for decision in match.pending() if not decision.standing)
    assert heard.command in [command_info(match.kit, command) for command in match.options(waiting)]
    assert heard.number == waiting.number
    assert not heard.standing


def test_a_word_the_client_obeys_comes_back_with_what_followed_it():
    heard = hear(NumberedMatch(begun("demo", 3)), 0, "de", "a", "sprache en")
    assert (heard.verb, heard.rest, heard.command) == ("lang", "en", None)


def test_what_fits_several_options_lists_them():
    heard = hear(NumberedMatch(begun("board", 6, seats=1)), 0, "en", "a", "play")
    assert heard.command is None
    assert len(heard.lines) > 1


@pytest.mark.parametrize(
    "lang, line, told_so", [("en", "dial rider", "rider of"), ("de", "Scheibe Reiter auf", "(Reiter auf")]
)
def test_the_dial_of_a_rider_is_looked_up_by_words(lang: str, line: str, told_so: str):
    play = begin_situation(CAVALRY).match
    (told_line,) = told(play, line, 0, lang)
    assert told_so in told_line
    assert len(told(play, "look", 0, lang)) > 3
    assert "unicorn" in told(play, "look unicorn", 0, lang)[0]


CAVALRY = """game: minis
edition: second
seats: 2
total: 100
figure 0: mounts-001 of 0 at 10 10 facing 90
figure 1: muster-066 of 0 rides 0
figure 2: starter-005 of 1 at 30 30 facing 270
"""
