"""A game for programs: options in words, plays, reasons, pictures, saves."""

from __future__ import annotations

import copy
import pickle
import xml.etree.ElementTree as ET

import pytest

import mageknight
from mageknight.bots import Bot, Choice
from mageknight.bots.thought import decision_of
from mageknight.kernel.message import say
from mageknight.lab.experiment import contest_of
from mageknight.lab.labels import bot_label
from mageknight.lab.table import play_game
from mageknight.session import chosen


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


@pytest.mark.parametrize(
    "game, wishes",
    [
        ("demo", {}),
        ("board", {"scenario": "solo_reconnaissance", "heroes": ("tovak",)}),
        ("board", {"scenario": "full_conquest", "seats": 3}),
        ("minis", {"edition": "quick-start", "table": "four-boulders", "edges": (0, 2)}),
    ],
)
def test_what_is_printed_of_a_game_can_be_pasted(game, wishes):
    one = mageknight.start(game, seed="paste", **wishes)
    for _ in range(3):
        one.play(one.options()[0])
    again = eval(repr(one))
    assert again.match.digest() == one.match.digest()
    option = eval(repr(one.options()[0]))
    assert one.play(option) == again.play(again.options()[0])


class FirstOfAll(Bot):
    """Takes the first answer there is."""

    name = "first of all"

    def choose(self, kit, state, seat, rng, budget):
        decision = decision_of(kit, state, seat)
        assert decision is not None
        return Choice(next(iter(kit.engine.options(state, decision))), say("bot-at-random"))


class NoBot:
    """Somebody forgot what a bot is."""


@pytest.mark.parametrize("copied", [mageknight.Play.copy, copy.copy, copy.deepcopy], ids=["own", "shallow", "deep"])
def test_a_copy_goes_its_own_way_and_takes_back_its_own(copied):
    game = mageknight.start(
        "board", seed="x", scenario="solo_conquest", heroes=("krang",), plays=["pick-tactic planning"]
    )
    game.play(0)
    other = copied(game)
    before = game.match.digest()
    other.undo()
    assert other.match.digest() != before
    other.play(1)
    assert game.match.digest() == before
    game.undo()
    game.play(0)
    assert game.match.digest() == before


def test_a_game_is_pickled_as_its_save():
    game = mageknight.start("minis", seed=3)
    game.let("random", seconds=0, most=20)
    again = pickle.loads(pickle.dumps(game))
    assert again.match.digest() == game.match.digest()
    assert again.seed == "3"
    again.play(0)
    assert again.match.digest() != game.match.digest()


def test_one_name_is_as_good_as_a_tuple_of_one():
    alone = mageknight.start("board", scenario="solo_reconnaissance", heroes="tovak", seed=5)
    assert getattr(alone.match.setup, "heroes", ()) == ("tovak",)


def test_a_number_plays_the_option_of_that_place():
    one, two = mageknight.start("demo", seed="n"), mageknight.start("demo", seed="n")
    one.play(1)
    two.play(two.options()[1])
    assert one.match.digest() == two.match.digest()
    with pytest.raises(mageknight.Refusal) as refused:
        one.play(999)
    assert refused.value.reason == "lab-no-such-option"
    assert "999" in refused.value.__notes__[0]


def test_options_of_one_command_are_equal_and_keep_their_words():
    game = mageknight.start("board", seed="x", scenario="solo_conquest", heroes=("krang",))
    first = game.options()
    assert first == game.options()
    assert len(set(first)) == len(first) == len(game.legal())
    game.play(first[0])
    assert "Tactic" in first[1].words, "words are told about the position in which the option was offered"


def test_a_refusal_shows_its_reason_in_words():
    game = mageknight.start("board", seed="x", scenario="solo_conquest", heroes=("krang",))
    with pytest.raises(mageknight.Refusal) as refused:
        game.play("end-turn")
    assert refused.value.__notes__ == [game.why_not("end-turn")]
    with pytest.raises(mageknight.Refusal) as unknown:
        game.hint("grandmaster")
    assert "champion" in unknown.value.__notes__[0]
    assert "Krang" in str(game)


def test_a_bot_of_ones_own_plays_hints_and_contests():
    game = mageknight.start("demo", seed="own")
    assert game.hint(FirstOfAll()).option == game.options()[0]
    game.let(FirstOfAll())
    assert game.over
    own = f"{__name__}:FirstOfAll"
    record = play_game(contest_of("demo", (own, "random"), 2, "1"), 0)
    assert record.finished
    assert own in record.bots
    assert bot_label(own, "en") == own
    for wrong, reason in ((f"{__name__}:Nobody", "lab-no-own-bot"), (f"{__name__}:NoBot", "lab-not-a-bot")):
        with pytest.raises(mageknight.Refusal) as refused:
            contest_of("demo", (wrong,), 1, "1")
        assert refused.value.reason == reason
