"""The kit of the board game: everything clients need around its engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from mageknight.board import commands
from mageknight.board.content.library import library
from mageknight.board.engine import BoardEngine
from mageknight.board.events import shapes
from mageknight.board.hidden import audit, redeal
from mageknight.board.log.rank import mark
from mageknight.board.log.tell import tell
from mageknight.board.names import hero_name
from mageknight.board.queries.plan import answer, plan, question_in
from mageknight.board.queries.previews import previews
from mageknight.board.queries.reveals import reveals
from mageknight.board.queries.screen_reader import survey
from mageknight.board.queries.summary import outlook
from mageknight.board.queries.tally import tally
from mageknight.board.queries.types import BoardPlan
from mageknight.board.rules.game.scoring import outcome_of
from mageknight.board.scenarios import SCENARIOS
from mageknight.board.setup import BoardSetup
from mageknight.board.setup.by_lot import varied
from mageknight.board.setup.form import form, plain
from mageknight.board.setup.packs import packed
from mageknight.board.setup.ready import ready_games
from mageknight.board.setup.situations import arrange
from mageknight.board.state import BoardState
from mageknight.board.values import NAMED_FIELDS, format_value, parse_value
from mageknight.board.view.build import board_view
from mageknight.board.view.piece_types import Pieces
from mageknight.board.view.pieces import pieces
from mageknight.board.view.text import lines
from mageknight.board.view.types import BoardView
from mageknight.kernel.codec import Codec
from mageknight.kernel.command import Command, SettleChance, command_name
from mageknight.kernel.contract import Outcome, Setup, View
from mageknight.kernel.discover import classes_of, kinds_of, modules_of, records_of
from mageknight.kernel.event import Event
from mageknight.kernel.kit import Kit
from mageknight.kernel.mark import Mark
from mageknight.kernel.message import Message, say
from mageknight.kernel.ready import ReadyGame
from mageknight.kernel.rng import Rng
from mageknight.kernel.situations.situation import Situation

RULES_VERSION = "3"


class BoardKit(Kit[BoardState]):
    """The Ultimate Edition as the registry offers it."""

    NAMED = NAMED_FIELDS

    def __init__(self) -> None:
        self.name = "board"
        self.rules_version = RULES_VERSION
        self.content_hash = library().content_hash
        self.engine = BoardEngine()
        records = records_of(modules_of("mageknight.board"))
        self.kinds = kinds_of(records)
        self.codec = Codec(records, classes_of([commands], Command), (BoardSetup,))
        self.setup_type = BoardSetup
        self.view_type = BoardView
        self.undo_rules = ("UE-REVERT-01", "UE-REVERT-02")

    def decision_kinds(self) -> tuple[str, ...]:
        return self.kinds

    def event_types(self) -> tuple[type[Event[BoardState]], ...]:
        """Shapes of events are none themselves."""
        return tuple(classes_of([each for each in modules_of("mageknight.board") if each is not shapes], Event))

    def setups(self) -> Iterable[Setup]:
        return [packed(BoardSetup(seats=seats, scenario=s.name)) for s in SCENARIOS.values() for seats in s.seats]

    def ready_games(self) -> Iterable[ReadyGame]:
        return ready_games()

    def division(self, setup: Setup) -> str:
        assert isinstance(setup, BoardSetup)
        return setup.scenario

    def mode(self, setup: Setup) -> str:
        assert isinstance(setup, BoardSetup)
        if setup.seats == 1:
            return "solo"
        return "cooperative" if SCENARIOS[setup.scenario].cooperative else "competitive"

    def varied(self, setup: Setup, rng: Rng) -> Setup:
        """The same scenario with variants by lot."""
        assert isinstance(setup, BoardSetup)
        return varied(setup, rng)

    def completed(self, setup: Setup) -> Setup:
        assert isinstance(setup, BoardSetup)
        return packed(setup)

    def setup_form(self, render: Callable[[Message], str]) -> dict[str, Any]:
        return plain(form(), render)

    def copy(self, state: BoardState) -> BoardState:
        return state.copy()

    def redeal(self, state: BoardState, viewer: int | None, rng: Rng) -> BoardState:
        return redeal(state, viewer, rng)

    def audit(self, state: BoardState) -> list[str]:
        return audit(state)

    def describe_plainly(self, state: BoardState, command: Command) -> Message:
        """Chance has no move of its own."""
        if isinstance(command, SettleChance):
            return say("board-do-chance", outcome=" ".join([str(each) for each in command.outcome]))
        return Message("board-do-" + command_name(command))

    def log_line(self, state: BoardState, event: Event[BoardState], seat: int | None) -> Message | None:
        return tell(state, event, seat)

    def log_rank(self, event: Event[BoardState]) -> Mark:
        return mark(event)

    def seat_name(self, state: BoardState, seat: int) -> Message:
        if state.players[seat].hero < 0:
            return say("player-number", number=seat + 1)
        return hero_name(state.players[seat].hero)

    def lines(self, view: View) -> list[Message]:
        assert isinstance(view, BoardView)
        return lines(view)

    def outcome_if_stopped(self, state: BoardState) -> Outcome | None:
        """The present scores, once the first Round has begun."""
        return outcome_of(state) if state.round else None

    def tally(self, steps: Iterable[tuple[int, BoardState, list[Event[BoardState]]]]) -> Any:
        return tally(steps)

    def outlook(self, state: BoardState, seat: int | None) -> list[Message]:
        return outlook(state, seat)

    def survey(
        self, state: BoardState, seat: int | None, topic: str, about: str, wanted: Callable[[str, Message], bool]
    ) -> list[Message]:
        return survey(board_view(state, seat), topic, about, wanted)

    def tried(self, state: BoardState, command: Command) -> bool:
        """Ending a turn goes on to drawing cards where there is nothing to discard before."""
        return reveals(self.engine, state, command)

    def plan(self, state: BoardState, seat: int | None) -> BoardPlan | None:
        found = plan(state, seat)
        return None if found is None else msgspec.structs.replace(found, previews=previews(self.engine, state, seat))

    def answer(self, state: BoardState, seat: int | None, question: bytes) -> Any:
        """The answer of planning to a question."""
        return answer(state, question_in(question))

    def pieces(self) -> Pieces:
        return pieces()

    def parse_value(self, field: str, text: str) -> int | str:
        return parse_value(field, text)

    def format_value(self, field: str, value: Any) -> str:
        return format_value(field, value)

    def arrange(self, situation: Situation) -> tuple[Setup, BoardState]:
        return arrange(situation)


def kit() -> BoardKit:
    """The one kit of this process."""
    return BoardKit()
