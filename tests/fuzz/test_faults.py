"""The fuzzer finds what it is for: faults built into the demo game on purpose."""

from __future__ import annotations

import msgspec
import pytest

from mageknight.demo.commands import Breathe
from mageknight.demo.engine import DemoEngine
from mageknight.demo.events import CardsDrawn
from mageknight.demo.kit import DemoKit
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import seed_from_text
from mageknight.kernel.saves import save
from mageknight.locale import be_strict
from tools.fuzz import __main__ as command
from tools.fuzz import trial as trials
from tools.fuzz.invariants import Broken, refused_unchanged
from tools.fuzz.trial import Trial


@pytest.fixture(autouse=True)
def strict_words():
    be_strict()
    yield
    be_strict(False)


def trouble(kit, matches=12):
    """What the first failing of a few matches fails by."""
    for number in range(matches):
        trial = Trial(kit, next(iter(kit.setups())), seed_from_text(f"fault {number}"))
        trial.run()
        if trial.trouble:
            return trial.trouble
    return ""


def kit_with(engine):
    kit = DemoKit()
    kit.engine = engine
    return kit


def test_a_lost_card():
    class Lossy(DemoKit):
        def audit(self, state):
            return ["a card is lost"] if state.round > 1 else []

    assert trouble(Lossy()) == "something is not accounted for: ['a card is lost']"


def test_a_refusal_that_changes_something():
    class Meddling(DemoEngine):
        def addressee(self, state, command):
            state.wind = state.wind % 6 + 1
            return super().addressee(state, command)

    assert trouble(kit_with(Meddling())).startswith("a refused command changed the state")


def test_an_option_that_is_refused():
    class Strict(DemoEngine):
        def addressee(self, state, command):
            if isinstance(command, Breathe) and state.round > 1:
                raise refuse("not-an-option")
            return super().addressee(state, command)

    assert trouble(kit_with(Strict())).startswith("an option was refused")


def test_an_error_of_the_program():
    class Crashing(DemoEngine):
        def outcome(self, state):
            return 1 // 0

    assert "ZeroDivisionError" in trouble(kit_with(Crashing()))


def test_an_acceptance_of_what_is_not_offered():
    kit = DemoKit()
    state = kit.engine.new(next(iter(kit.setups())), b"0" * 16)
    decision = kit.engine.pending(state)[0]
    offered = kit.engine.options(state, decision).all()
    assert refused_unchanged(kit, kit.copy(state), offered[0]) == state

    class Secretive(DemoEngine):
        def pending(self, state):
            return []

    with pytest.raises(Broken, match="not among the options"):
        refused_unchanged(kit_with(Secretive()), state, offered[0])


def test_a_view_that_shows_the_deck():
    class Leaky(DemoEngine):
        def view(self, state, seat):
            return msgspec.structs.replace(super().view(state, seat), ending=str(state.deck[-1:]))

    assert "can tell what is hidden" in trouble(kit_with(Leaky()))


def test_an_event_that_tells_the_others_what_was_drawn(monkeypatch):
    monkeypatch.setattr(CardsDrawn, "PUBLIC", (*CardsDrawn.PUBLIC, *CardsDrawn.PRIVATE))
    assert "more than the view" in trouble(DemoKit(), 60)


def test_something_learned_that_can_be_taken_back(monkeypatch):
    monkeypatch.setattr(CardsDrawn, "REVEALS", False)
    assert "something was learned that could be taken back" in trouble(DemoKit(), 40)


def test_a_deal_that_depends_on_what_is_hidden():
    class Peeking(DemoKit):
        def redeal(self, state, viewer, rng):
            dealt = super().redeal(state, viewer, rng)
            dealt.core.rng[0] = state.core.rng[0] + 1
            return dealt

    assert trouble(Peeking()).startswith("dealing again depends on what was hidden")


def test_copies_that_share_something():
    class Sharing(DemoKit):
        def copy(self, state):
            copied = state.copy()
            copied.kites = state.kites
            return copied

    assert trouble(Sharing()) != ""


def test_an_outcome_that_forgets_a_seat():
    class Forgetful(DemoEngine):
        def outcome(self, state):
            outcome = super().outcome(state)
            return outcome and msgspec.structs.replace(outcome, scores=outcome.scores[:1])

    assert trouble(kit_with(Forgetful())).startswith("the outcome does not name every seat")


def test_words_that_are_missing():
    class Speechless(DemoKit):
        def describe(self, state, command):
            return Message("nobody-wrote-this")

    assert trouble(Speechless()) == "en: nobody-wrote-this"


def test_a_game_that_does_not_end(monkeypatch):
    monkeypatch.setattr(trials, "MOST_STEPS", 5)
    assert trouble(DemoKit()).startswith("the game does not end")


def test_a_failure_is_written_as_a_match_that_fails_again(tmp_path, monkeypatch, capsys):
    with monkeypatch.context() as fault:
        fault.setattr(CardsDrawn, "PUBLIC", (*CardsDrawn.PUBLIC, *CardsDrawn.PRIVATE))
        for number in range(60):
            trial = Trial(DemoKit(), next(iter(DemoKit().setups())), seed_from_text(f"again {number}"))
            trial.run()
            if trial.trouble:
                break
        assert trial.match is not None
        file = command.write_failure(trial, "again", tmp_path)
        assert save.loads(file.read_text("utf-8")).digest() == trial.match.digest()
        assert file.with_suffix(".txt").read_text("utf-8") == trial.trouble
        assert command.main(["--replay", str(file)]) == 1
        assert trial.trouble in capsys.readouterr().out
    assert command.main(["--replay", str(file)]) == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")


def test_the_command_counts_what_passed(capsys):
    assert command.main(["--games", "4", "--seed", "3", "--game", "demo"]) == 0
    printed = capsys.readouterr().out
    assert printed.endswith("4 passed, 0 failed\n")
    assert "demo seats=4: 1 matches" in printed


def test_the_command_refuses_what_it_does_not_know(tmp_path, capsys):
    assert command.main(["--game", "checkers"]) == 2
    letter = tmp_path / "letter.txt"
    letter.write_text("dear diary", "utf-8")
    assert command.main(["--replay", str(letter)]) == 2
    assert "is no saved match" in capsys.readouterr().err
