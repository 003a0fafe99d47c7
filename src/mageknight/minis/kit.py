"""The kit of the miniatures game: everything clients need around its engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final

import msgspec

from mageknight.kernel.agenda import Ask
from mageknight.kernel.codec import Codec
from mageknight.kernel.command import Command, SettleChance
from mageknight.kernel.contract import Outcome, Setup, View
from mageknight.kernel.discover import classes_of, kinds_of, modules_of, records_of
from mageknight.kernel.event import Event
from mageknight.kernel.kit import Kit
from mageknight.kernel.mark import Mark
from mageknight.kernel.message import Message, say
from mageknight.kernel.ready import ReadyGame
from mageknight.kernel.rng import Rng
from mageknight.kernel.situations.situation import Situation
from mageknight.minis.auditing import audit, redeal
from mageknight.minis.commands import COMMANDS
from mageknight.minis.content.available import library, packed
from mageknight.minis.editions import EDITIONS
from mageknight.minis.engine import MinisEngine
from mageknight.minis.log.rank import mark
from mageknight.minis.log.teller import tell
from mageknight.minis.queries import armies, battle
from mageknight.minis.queries.result_roles import roles
from mageknight.minis.queries.screen_reader import survey
from mageknight.minis.queries.tally import tally
from mageknight.minis.queries.typed import forms, heard
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.armies import armies_in, army_named
from mageknight.minis.setup.by_lot import varied
from mageknight.minis.setup.entries import closed_data
from mageknight.minis.setup.form import form
from mageknight.minis.setup.occasions import ready_battles
from mageknight.minis.setup.samples import ready_setups
from mageknight.minis.setup.situations import arrange
from mageknight.minis.state.battle import NO_PHASE, Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.view.build import BattleView
from mageknight.minis.view.piece_types import Pieces
from mageknight.minis.view.pieces import pieces
from mageknight.minis.view.text import lines, seat_message

RULES_VERSION = "8"

DEGREE: Final = 2
"""Facings are counted in half degrees."""

EFFECTS_1: Final = ("venom", "command", "ram", "pole-arm")
"""The effects of version 1 by their numbers."""

EXAMPLES: Final = {"figure": "#1", "x": '18.5"', "y": '3"', "path": '18.5":3",20":5"', "facing": "90°"}
"""How values are typed at a terminal."""


class MinisKit(Kit[Battle]):
    """The miniatures game as the registry offers it."""

    def __init__(self) -> None:
        self.name = "minis"
        self.rules_version = RULES_VERSION
        self.content_hash = library().content_hash()
        self.engine = MinisEngine()
        records = records_of(modules_of("mageknight.minis"))
        self.kinds = kinds_of(records)
        self.codec = Codec(records, COMMANDS, (MinisSetup,))
        self.setup_type = MinisSetup
        self.view_type = BattleView

    def decision_kinds(self) -> tuple[str, ...]:
        return self.kinds

    def event_types(self) -> tuple[type[Event[Battle]], ...]:
        return tuple(classes_of(modules_of("mageknight.minis.events"), Event))

    def setups(self) -> Iterable[Setup]:
        return ready_setups()

    def ready_games(self) -> Iterable[ReadyGame]:
        return ready_battles()

    def varied(self, setup: Setup, rng: Rng) -> Setup:
        """The same battle with other armies."""
        assert isinstance(setup, MinisSetup)
        return varied(setup, rng)

    def completed(self, setup: Setup) -> Setup:
        assert isinstance(setup, MinisSetup)
        return packed(setup)

    def open_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Without the spells of anybody's book."""
        return setup | {"armies": [closed_data(each) for each in setup.get("armies", ())]}

    def bringers(self, setup: Setup) -> tuple[int, ...]:
        """Everybody brings an army, but for who leads what is hunted."""
        assert isinstance(setup, MinisSetup)
        hunted = EDITIONS[setup.edition].quarry(setup.total) != ""
        return tuple(range(setup.seats - 1 if hunted else setup.seats))

    def bring(self, setup: dict[str, Any], seat: int, what: Any) -> dict[str, Any]:
        """An army, written as a set-up writes it."""
        armies = list(setup.get("armies", ()))
        if not armies:
            laid = msgspec.convert(setup, MinisSetup)
            armies = msgspec.to_builtins(armies_in(laid, EDITIONS[laid.edition]))
        return setup | {"armies": [*armies[:seat], what, *armies[seat + 1 :]]}

    def without_brought(self, setup: dict[str, Any]) -> dict[str, Any]:
        return setup | {"armies": []}

    def parse_value(self, field: str, text: str) -> int | str:
        """Beside plain numbers: ``#1`` is a figure by the number players see, ``3.5"`` inches, ``90°`` degrees."""
        if field == "figure" and text.startswith("#"):
            return int(text[1:]) - 1
        if text.endswith(('"', "″")):
            return round(Fraction(text[:-1]) * INCH)
        if text.endswith("°"):
            return round(Fraction(text[:-1]) * DEGREE)
        return super().parse_value(field, text)

    def example_value(self, field: str) -> str:
        return EXAMPLES.get(field, "…")

    def parse_setup_value(self, name: str, word: str) -> Any:
        """Armies are named: a ready-made one stands for its figures."""
        return msgspec.to_builtins(army_named(word)) if name == "armies" else word

    def copy(self, state: Battle) -> Battle:
        return state.copy()

    def redeal(self, state: Battle, viewer: int | None, rng: Rng) -> Battle:
        return redeal(state, viewer, rng, MinisEngine.STREAMS)

    def audit(self, state: Battle) -> list[str]:
        return audit(state)

    def describe_plainly(self, state: Battle, command: Command) -> Message:
        """Chance has no move of its own."""
        if isinstance(command, SettleChance):
            return say("minis-do-chance", outcome=" ".join([str(face) for face in command.outcome]))
        return super().describe_plainly(state, command)

    def log_line(self, state: Battle, event: Event[Battle], seat: int | None) -> Message | None:
        return tell(state, event, seat)

    def log_rank(self, event: Event[Battle]) -> Mark:
        return mark(event)

    def seat_name(self, state: Battle, seat: int) -> Message:
        return seat_message(seat)

    def outcome_if_stopped(self, state: Battle) -> Outcome | None:
        """The present points, once somebody has had a turn."""
        return state.edition.outcome(state) if any(state.taken) else None

    def division(self, setup: Setup) -> str:
        assert isinstance(setup, MinisSetup)
        return setup.edition

    def roles(self, state: Battle) -> list[str]:
        return roles(state)

    def lines(self, view: View) -> list[Message]:
        assert isinstance(view, BattleView)
        return lines(view)

    def setup_form(self, render: Callable[[Message], str]) -> dict[str, Any]:
        return form(render)

    def pieces(self) -> Pieces:
        return pieces()

    def survey(
        self, state: Battle, seat: int | None, topic: str, about: str, wanted: Callable[[str, Message], bool]
    ) -> list[Message]:
        return survey(state, seat, topic, about, wanted)

    def tally(self, steps: Iterable[tuple[int, Battle, list[Event[Battle]]]]) -> Any:
        return tally(steps)

    def heard(
        self, state: Battle, ask: Ask[Battle], line: str, wanted: Callable[[str, Message], bool]
    ) -> Command | None:
        return heard(state, ask, line, wanted)

    def heard_forms(self, ask: Ask[Battle]) -> list[Message]:
        return forms(ask)

    def answer(self, state: Battle, seat: int | None, question: bytes) -> Any:
        return battle.answer(state, question)

    def answer_without_match(self, question: bytes, renderers: Sequence[Callable[[Message], str]]) -> Any:
        return armies.answer(question, renderers)

    def migrate(self, snapshot: Any, rules_version: str) -> Any:
        """Version 1 knew neither phases nor objectives of the players' own, and whoever owned a figure commanded it.

        What lasts and items were first kept in version 2, which began without them.
        """
        fields = snapshot["f"]
        if rules_version == "1":
            owner = fields[Battle.FIELDS.index("owner")]
            seats = len(fields[Battle.FIELDS.index("score")])
            fields += [NO_PHASE, [0] * seats, list(owner)]
            _name_effects(snapshot)
        fields += [[] for _ in Battle.FIELDS[len(fields) :]]
        return snapshot

    def arrange(self, situation: Situation) -> tuple[Setup, Battle]:
        return arrange(situation)


def _name_effects(plain: Any) -> None:
    """Version 1 wrote effects that wait for their order by numbers."""
    if isinstance(plain, dict) and plain.get("r") == "Effects":
        for effect in plain["f"][1]["t"]:
            effect["t"][0] = EFFECTS_1[effect["t"][0]]
    elif isinstance(plain, (dict, list)):
        for each in plain.values() if isinstance(plain, dict) else plain:
            _name_effects(each)


def kit() -> MinisKit:
    return MinisKit()
