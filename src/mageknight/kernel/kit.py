"""A game's kit: the engine together with everything clients need around it. One kit is registered per game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic

from mageknight.kernel.agenda import Ask, S
from mageknight.kernel.codec import Codec
from mageknight.kernel.command import Command
from mageknight.kernel.event import Event
from mageknight.kernel.game import Engine, Outcome, Setup, View, fits
from mageknight.kernel.mark import STEP, Mark
from mageknight.kernel.message import Message, say
from mageknight.kernel.ready import ReadyGame
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import Rng
from mageknight.kernel.situations.situation import Situation


class Kit(Generic[S]):
    """Everything a registered game offers beside its rules.

    `rules_version` changes with every change that could alter a replay; `content_hash` is the fingerprint of the data
    the game was loaded with.
    """

    NAMED: ClassVar[tuple[str, ...]] = ()
    """Fields of commands whose numbers have names on the wire; `format_value` and `parse_value` know them."""

    name: str
    rules_version: str
    content_hash: str
    engine: Engine[S]
    codec: Codec
    setup_type: type[Setup]
    view_type: type[View]
    undo_rules: tuple[str, ...] = ()

    def decision_kinds(self) -> tuple[str, ...]:
        """The closed list of decisions clients must be able to answer."""
        raise AssertionError

    def event_types(self) -> tuple[type[Event[S]], ...]:
        """Every class of events of the game, for the schema of what is sent."""
        return ()

    def setups(self) -> Iterable[Setup]:
        """One set-up of every scenario, edition and number of seats, for fuzzing and for lists."""
        raise AssertionError

    def ready_games(self) -> Iterable[ReadyGame]:
        """Games with everything chosen, for people who want to sit down at once."""
        return ()

    def varied(self, setup: Setup, rng: Rng) -> Setup:
        """A random legal version of a set-up, for random play; games without variants have none."""
        return setup

    def completed(self, setup: Setup) -> Setup:
        """A set-up as somebody filled it in, with what this process adds to it: the packs of its user."""
        return setup

    def open_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        """The public part of a set-up while the match runs, as plain data: all of it, unless something in it is secret."""
        return setup

    def bringers(self, setup: Setup) -> tuple[int, ...]:
        """The seats whose players may bring something of their own to a game of this set-up, as an army; none in most games."""
        return ()

    def bring(self, setup: dict[str, Any], seat: int, what: Any) -> dict[str, Any]:
        """The set-up, as plain data, with what the player of that seat brings; whether it may be played is asked as of any other."""
        raise refuse("server-nothing-to-bring")

    def without_brought(self, setup: dict[str, Any]) -> dict[str, Any]:
        """The set-up, as plain data, without what the players bring: nobody should choose an answer to it."""
        return setup

    def setup_for(self, state: S, setup: Setup) -> Setup:
        """The set-up that goes with a state dealt again: a game that hides something in its set-up keeps it in its state."""
        found: Any = getattr(state, "setup", setup)
        return found if isinstance(found, Setup) else setup

    def setup_form(self, render: Callable[[Message], str]) -> Any:
        """The agreements a table can make, with limits and reasons, in the words that `render` finds for them; None where the fields
        of the set-up say it all."""
        return None

    def division(self, setup: Setup) -> str:
        """The scenario or edition of a set-up: results are counted apart by it."""
        return ""

    def mode(self, setup: Setup) -> str:
        """``solo``, ``cooperative`` or ``competitive``: results are counted apart by it, too."""
        return "solo" if setup.seats == 1 else "competitive"

    def roles(self, state: S) -> list[str]:
        """Hero or faction of every seat that has one, for results; a seat called nothing but its number has none."""
        return []

    def pieces(self) -> Any:
        """Every printed piece, for clients that draw them."""
        return {}

    def parse_setup_value(self, name: str, word: str) -> Any:
        """The value a word means in the list of a set-up's field, as people name it at a terminal."""
        return word

    def copy(self, state: S) -> S:
        copied: Any = state.copy()
        return copied  # type: ignore[no-any-return]

    def redeal(self, state: S, viewer: int | None, rng: Rng) -> S:
        """A copy in which everything that viewer cannot know is dealt again, generators included.

        The result depends only on what the viewer can know and on `rng`: dealing a second time with the same `rng`
        gives the same state whatever was hidden before. Bots think about such states, never about the true one.
        `viewer` is a seat, None for a spectator, or `EVERYBODY`, who knows what any seat knows: then hands stay and
        only what lies face down for all, and luck, change (an agreed take-back does that).
        """
        raise AssertionError

    def audit(self, state: S) -> list[str]:
        """The faults of this state: nothing, if cards, tokens and figures are all accounted for."""
        raise AssertionError

    def describe(self, state: S, command: Command) -> Message:
        """A command in the words of a list of options: those of the open decision it answers."""
        for ask in self.engine.open_decisions(state):
            if ask.seat == command.seat and fits(ask, command):
                return self.describe_answer(state, ask, command)
        return self.describe_plainly(state, command)

    def describe_answer(self, state: S, ask: Ask[S], command: Command) -> Message:
        """An answer to this decision in the words of a list of options."""
        words = ask.words(state, command)
        return words if words is not None else self.describe_plainly(state, command)

    def describe_plainly(self, state: S, command: Command) -> Message:
        """The words of a command whose decision has none of its own, or that answers no open decision."""
        raise AssertionError(f"no words for {type(command).__name__}")

    def reveals(self, state: S, ask: Ask[S], command: Command) -> bool:
        """Would a legal answer show something hidden, or roll dice, so that it could not be taken back?

        The move says so; where it cannot, the command is carried out on a copy.
        """
        said = ask.reveals(state, command)
        return self.tried(state, command) if said is None else said

    def tried(self, state: S, command: Command) -> bool:
        """Does a legal command reveal something when it is carried out on a copy?"""
        return any(type(event).REVEALS for event in self.engine.apply_trusted(self.copy(state), command))

    def plan(self, state: S, seat: int | None) -> Any:
        """Facts that help to plan ahead, sent with the position: where one could go, what something costs; None if nothing does.

        It is plain data with messages among it, rendered on its way out, and uses only what that seat knows, or a spectator.
        """
        return None

    def log_line(self, state: S, event: Event[S], seat: int | None) -> Message | None:
        """An event as a line of the log of that seat; nothing if it is not worth a line."""
        raise AssertionError

    def log_rank(self, event: Event[S]) -> Mark:
        """The place of an event's line in a log; it may use only what everybody knows of the event."""
        return STEP

    def seat_name(self, state: S, seat: int) -> Message:
        """A seat as people call it: a hero, a colour, a number counted from 1."""
        return say("player-number", number=seat + 1)

    def lines(self, view: View) -> list[Message]:
        """A view as lines of text."""
        raise AssertionError

    def outcome_if_stopped(self, state: S) -> Outcome | None:
        """The outcome if the game were stopped now, by its own way of counting; None where that means nothing."""
        return None

    def tally(self, steps: Iterable[tuple[int, S, list[Event[S]]]]) -> Any:
        """A match in numbers, for those who look back at it: from the number of each action, the position after it and its events.

        It tells what everybody may know. Empty for games that count nothing.
        """
        return {}

    def outlook(self, state: S, seat: int | None) -> list[Message]:
        """The lines worth knowing before the next decision: only what that seat sees, None for a spectator."""
        return []

    def survey(
        self, state: S, seat: int | None, topic: str, about: str, wanted: Callable[[str, Message], bool]
    ) -> list[Message]:
        """The surroundings in words, for players who use a screen reader, from a seat or None for a spectator.

        `topic` is ``where`` (where am I), ``near`` (what is next to me), ``distance`` (how far and in which direction),
        ``threats`` or ``map`` (the land drawn in signs); `about` is what follows it, and `wanted` says whether words mean a thing of
        that name. Only what the seat knows may be used.
        """
        return []

    def heard(self, state: S, ask: Ask[S], line: str, wanted: Callable[[str, Message], bool]) -> Command | None:
        """The answer to an open-ended decision that a line means which spells no command: a place, a name. It may be illegal."""
        return None

    def heard_forms(self, ask: Ask[S]) -> list[Message]:
        """The forms in which such answers are said, for whoever asks for help."""
        return []

    def answer(self, state: S, seat: int | None, question: bytes) -> Any:
        """Answer what a client asks about a position before it decides: where could this go, what would that cost.

        The question is JSON of the game's own making; the answer is plain data with messages among it, rendered for the
        reader on its way out. It changes nothing, and it may use only what that seat knows. A question the game does
        not understand is refused.
        """
        raise refuse("unknown-question")

    def answer_without_match(self, question: bytes, renderers: Sequence[Callable[[Message], str]]) -> Any:
        """Answer what a client asks without a position, as about an army before the battle; else as `answer`.

        `renderers` turn messages into the sentences of each language, the reader's first: for texts people exchange.
        """
        raise refuse("unknown-question")

    def parse_value(self, field: str, text: str) -> int | str:
        """A word of a typed command as the value of that field; raises `KeyError` if it names nothing."""
        return int(text) if text.lstrip("-").isdigit() else text

    def example_value(self, field: str) -> str:
        """An example of a value of that field, for the line that shows how a command is spelled out."""
        return "…"

    def format_value(self, field: str, value: Any) -> str:
        """The value of a command's field as a word people type."""
        return str(value)

    def migrate(self, snapshot: Any, rules_version: str) -> Any:
        """A snapshot written under older rules in today's form; raises `ValueError` where that is impossible."""
        return snapshot

    def arrange(self, situation: Situation) -> tuple[Setup, S]:
        """The set-up and the state a situation file describes."""
        raise AssertionError
