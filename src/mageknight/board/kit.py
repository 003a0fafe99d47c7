"""The kit of the board game: everything clients need around its engine."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterable
from typing import Any

from mageknight.board.arrangement import arrange
from mageknight.board.chronicle import tell
from mageknight.board.content.library import library
from mageknight.board.dealing import audit, redeal
from mageknight.board.decisions import DECISION_KINDS
from mageknight.board.engine import BoardEngine
from mageknight.board.foresight import reveals
from mageknight.board.form import form, plain
from mageknight.board.lots import varied
from mageknight.board.marks import mark
from mageknight.board.names import hero_name
from mageknight.board.outlook import outlook
from mageknight.board.packs import packed
from mageknight.board.picture import lines
from mageknight.board.pieces import pieces
from mageknight.board.planning import answer, plan, question_in
from mageknight.board.prospect import BoardPlan
from mageknight.board.rules.scoring import outcome_of
from mageknight.board.scenarios import SCENARIOS
from mageknight.board.setup import BoardSetup
from mageknight.board.sight import BoardView
from mageknight.board.state import BoardState
from mageknight.board.survey import survey
from mageknight.board.values import format_value, parse_value
from mageknight.board.view import board_view
from mageknight.kernel.codec import Codec
from mageknight.kernel.command import Command, SettleChance, command_name
from mageknight.kernel.event import Event
from mageknight.kernel.kit import Kit
from mageknight.kernel.mark import Mark
from mageknight.kernel.message import Message, say
from mageknight.kernel.record import Record
from mageknight.kernel.rng import Rng
from mageknight.kernel.situation import Situation
from mageknight.kernel.table import Outcome, Setup, View

RULES_VERSION = "3"

PARTS = (
    "active",
    "affairs",
    "battle",
    "encounters",
    "player",
    "state",
    "turn",
    "worldmap",
    "effect",
    "effects.archery",
    "effects.asks",
    "effects.combine",
    "effects.invocation",
    "effects.wheel",
    "effects.rituals",
    "effects.raising",
    "effects.enlisting",
    "effects.fortune",
    "effects.gains",
    "effects.loans",
    "effects.recollection",
    "effects.rivalry",
    "effects.scouting",
    "effects.tactics",
    "effects.through",
    "moves.before_turn",
    "moves.combat",
    "moves.march",
    "moves.maze",
    "moves.rivals",
    "moves.turn",
    "rules.actions",
    "rules.activation",
    "rules.auction",
    "rules.banners",
    "rules.before",
    "rules.chance",
    "rules.cities",
    "rules.company",
    "rules.concession",
    "rules.contest",
    "rules.damage",
    "rules.draft",
    "rules.drawing",
    "rules.ending",
    "rules.exchange",
    "rules.exploring",
    "rules.fighting",
    "rules.glades",
    "rules.hands",
    "rules.income",
    "rules.interaction",
    "rules.joint",
    "rules.levels",
    "rules.mana",
    "rules.maze",
    "rules.members",
    "rules.opening",
    "rules.proposal",
    "rules.portal",
    "rules.rampage",
    "rules.resting",
    "rules.rewards",
    "rules.rounds",
    "rules.skills",
    "rules.triggers",
    "rules.tunnels",
    "rules.upgrades",
    "rules.wagers",
    "rules.turns",
    "rules.wounds",
)
"""The modules whose records a saved state is made of."""

EVENT_PARTS = (
    "effect",
    "events.affairs",
    "events.cards",
    "events.contest",
    "events.course",
    "events.fight",
    "events.parties",
    "events.tracks",
    "events.warband",
    "events.world",
)
"""The modules whose events are described to clients."""


def classes_in(module: str, base: type) -> list[Any]:
    """The classes a module defines below a base class, in the order of their names."""
    found = importlib.import_module("mageknight.board." + module)
    return [
        cls
        for _, cls in sorted(inspect.getmembers(found, inspect.isclass))
        if issubclass(cls, base) and cls.__module__ == found.__name__
    ]


class BoardKit(Kit[BoardState]):
    """The Ultimate Edition as the registry offers it."""

    def __init__(self) -> None:
        self.name = "board"
        self.rules_version = RULES_VERSION
        self.content_hash = library().content_hash
        self.engine = BoardEngine()
        records = [cls for part in PARTS for cls in classes_in(part, Record) if not issubclass(cls, Event)]
        self.records: list[type[Record]] = records
        self.codec = Codec(records, classes_in("commands", Command), (BoardSetup,))
        self.setup_type = BoardSetup
        self.view_type = BoardView
        self.undo_rules = ("UE-REVERT-01", "UE-REVERT-02")

    def decision_kinds(self) -> tuple[str, ...]:
        return DECISION_KINDS

    def event_types(self) -> tuple[type[Event[BoardState]], ...]:
        return tuple([cls for part in EVENT_PARTS for cls in classes_in(part, Event)])

    def setups(self) -> Iterable[Setup]:
        return [packed(BoardSetup(seats=seats, scenario=s.name)) for s in SCENARIOS.values() for seats in s.seats]

    def mode(self, setup: BoardSetup) -> str:
        """Whether this is a game alone, with each other, or against each other: results are counted apart."""
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
        """What a table can agree on, with limits and reasons, in the words that `render` finds for them."""
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

    def tell(self, state: BoardState, event: Event[BoardState], seat: int | None) -> Message | None:
        return tell(state, event, seat)

    def mark(self, event: Event[BoardState]) -> Mark:
        return mark(event)

    def seat_name(self, state: BoardState, seat: int) -> Message:
        if state.players[seat].hero < 0:
            return say("player-number", number=seat + 1)
        return hero_name(state.players[seat].hero)

    def lines(self, view: View) -> list[Message]:
        assert isinstance(view, BoardView)
        return lines(view)

    def stopped(self, state: BoardState) -> Outcome | None:
        """The present scores, once the first Round has begun."""
        return outcome_of(state) if state.round else None

    def outlook(self, state: BoardState) -> list[Message]:
        return outlook(state)

    def survey(
        self, state: BoardState, seat: int | None, topic: str, about: str, wanted: Callable[[str, Message], bool]
    ) -> list[Message]:
        return survey(board_view(state, seat), topic, about, wanted)

    def reveals(self, state: BoardState, command: Command) -> bool:
        """A command is carried out on a copy: what follows from an effect is nothing to guess at."""
        return reveals(self.engine, state, command)

    def plan(self, state: BoardState, seat: int | None) -> BoardPlan | None:
        return plan(state, seat)

    def answer(self, state: BoardState, seat: int | None, question: bytes) -> Any:
        """What planning says to a question."""
        return answer(state, question_in(question))

    def pieces(self) -> dict[str, Any]:
        """Every printed piece, for clients that draw them."""
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
