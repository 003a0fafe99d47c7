"""A game for programs: options in words, plays, reasons, pictures, saves."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import mageknight
from mageknight.lab.notebook import chosen


def test_everything_offered_is_there():
    for name in dir(mageknight):
        assert getattr(mageknight, name) is not None
    with pytest.raises(AttributeError):
        _ = mageknight.dragon  # type: ignore[attr-defined]


def test_a_game_speaks_the_language_asked_for():
    game = mageknight.start("board", seed="x", lang="de", scenario="solo_conquest", heroes=("krang",))
    assert "Taktik" in str(game.options()[0])
    assert game.prompt()
    assert game.why_not("step-to 1,0")
    assert game.why_not("nonsense")


def test_an_option_is_played_by_its_phrase_as_well_as_itself():
    one = mageknight.start("demo", seed="same")
    two = mageknight.start("demo", seed="same")
    for _ in range(6):
        option = one.options()[0]
        one.play(option)
        two.play(option.phrase)
    assert one.match.digest() == two.match.digest()


def test_what_is_not_allowed_is_refused_and_explained():
    game = mageknight.start("board", seed="x", scenario="solo_conquest", heroes=("krang",))
    with pytest.raises(mageknight.Refusal):
        game.play("end-turn")
    assert game.why_not("end-turn")
    with pytest.raises(mageknight.Refusal) as refused:
        mageknight.start("board", weather="fine")
    assert refused.value.reason == "lab-no-such-wish"


def test_a_finished_game_has_an_outcome_and_no_options():
    game = mageknight.start("demo", seed="end")
    before = game.outcome
    game.let("random", seconds=0)
    assert (game.over, game.seat, game.kind) == (True, -1, "")
    assert before is None
    assert game.outcome is not None
    with pytest.raises(mageknight.Refusal):
        game.options()


@pytest.mark.parametrize("game,marks", [("board", ("polygon", "circle")), ("minis", ("polygon", "line"))])
def test_pictures_show_what_a_viewer_may_know(game, marks):
    play = mageknight.start(game, seed="picture", **({"table": "everything"} if game == "minis" else {}))
    play.let("random", seconds=0, most=40)
    svg = play.picture().svg
    assert svg == play._repr_svg_() == play.picture()._repr_svg_()
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(svg).iter()}
    assert set(marks) <= tags
    assert play.text()


def test_saves_and_pictures_are_files(tmp_path):
    play = mageknight.start("demo", seed="file")
    play.play(play.options()[0])
    play.save(str(tmp_path / "game.json"))
    again = mageknight.load(str(tmp_path / "game.json"))
    assert again.match.digest() == play.match.digest()
    play.picture().save(str(tmp_path / "game.svg"))
    assert (tmp_path / "game.svg").read_text().startswith("<svg")


def test_the_last_command_can_be_taken_back():
    play = mageknight.start("board", seed="undo", scenario="solo_conquest", heroes=("krang",))
    play.play("pick-tactic planning")
    before = play.match.digest()
    option = next(
        one for one in play.options() if one.phrase.startswith("play-card") and one.phrase.endswith("use=move")
    )
    play.play(option)
    play.undo()
    assert play.match.digest() == before


def test_wishes_find_the_set_up_they_fit():
    assert chosen(play_kit("minis"), {"edition": "quick-start"}).edition == "quick-start"  # type: ignore[attr-defined]
    assert chosen(play_kit("board"), {"scenario": "blitz_conquest", "seats": 3}).seats == 3


def play_kit(game):
    return mageknight.start(game, seed="kit").kit
