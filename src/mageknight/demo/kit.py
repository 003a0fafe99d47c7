"""The kit of Kite Quarrel: everything clients need around its engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mageknight.demo.arrangement import arrange
from mageknight.demo.commands import COMMANDS
from mageknight.demo.content import card_named, card_word, content_hash
from mageknight.demo.dealing import audit, redeal
from mageknight.demo.engine import DemoEngine
from mageknight.demo.events import EVENTS
from mageknight.demo.plays import (
    AimCard,
    AimTug,
    Announce,
    CarryOut,
    CarryOutPart,
    ClearAway,
    LaySecond,
    OfferAnswer,
    PayPrice,
)
from mageknight.demo.rounds import (
    BeginLeans,
    BeginRound,
    BeginTurn,
    ChooseLean,
    Deal,
    EndRound,
    MayAgree,
    MayConcede,
    MayOffer,
    MeetWind,
    RollWind,
    TakeTurn,
)
from mageknight.demo.setup import DemoSetup
from mageknight.demo.state import DemoState, Kite, Laid, Lasting
from mageknight.demo.steps import Draw, DrawUp, MeetDare, ShuffleAll, Tug, seat_message
from mageknight.demo.view import DemoView
from mageknight.demo.words import describe, lines, tell
from mageknight.kernel.codec import Codec
from mageknight.kernel.command import Command
from mageknight.kernel.contract import Setup, View
from mageknight.kernel.event import Event
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message
from mageknight.kernel.record import Record
from mageknight.kernel.rng import Rng
from mageknight.kernel.situations.situation import Situation

RULES_VERSION = "1"

RECORDS: tuple[type[Record], ...] = (
    DemoState, Kite, Laid, Lasting,
    ShuffleAll, Draw, DrawUp, Tug, MeetDare,
    AimCard, AimTug, PayPrice, Announce, OfferAnswer, CarryOut, CarryOutPart, ClearAway, LaySecond,
    Deal, BeginRound, RollWind, BeginLeans, ChooseLean, MeetWind, BeginTurn, TakeTurn, EndRound,
    MayOffer, MayAgree, MayConcede,
)  # fmt: skip
"""What a saved state is made of."""

DECISION_KINDS = (
    "demo-lean",
    "demo-turn",
    "demo-aim",
    "demo-pay",
    "demo-answer",
    "demo-dare",
    "demo-second",
    "demo-concede",
    "demo-offer",
    "demo-agree",
    "chance",
)


class DemoKit(Kit[DemoState]):
    """Kite Quarrel as the registry offers it."""

    def __init__(self) -> None:
        self.name = "demo"
        self.rules_version = RULES_VERSION
        self.content_hash = content_hash()
        self.engine = DemoEngine()
        self.codec = Codec(RECORDS, COMMANDS)
        self.setup_type = DemoSetup
        self.view_type = DemoView

    def decision_kinds(self) -> tuple[str, ...]:
        return DECISION_KINDS

    def event_types(self) -> tuple[type[Event[DemoState]], ...]:
        return EVENTS

    def setups(self) -> Iterable[Setup]:
        return [DemoSetup(seats=seats) for seats in (2, 3, 4)]

    def copy(self, state: DemoState) -> DemoState:
        return state.copy()

    def redeal(self, state: DemoState, viewer: int | None, rng: Rng) -> DemoState:
        return redeal(state, viewer, rng)

    def audit(self, state: DemoState) -> list[str]:
        return audit(state)

    def describe_plainly(self, state: DemoState, command: Command) -> Message:
        return describe(command)

    def log_line(self, state: DemoState, event: Event[DemoState], seat: int | None) -> Message | None:
        return tell(event, seat)

    def seat_name(self, state: DemoState, seat: int) -> Message:
        return seat_message(seat)

    def lines(self, view: View) -> list[Message]:
        assert isinstance(view, DemoView)
        return lines(view)

    def parse_value(self, field: str, text: str) -> int | str:
        if field == "card":
            return card_named(text)
        return super().parse_value(field, text)

    def format_value(self, field: str, value: Any) -> str:
        return card_word(int(value)) if field == "card" else str(value)

    def arrange(self, situation: Situation) -> tuple[Setup, DemoState]:
        return arrange(situation)


def kit() -> DemoKit:
    return DemoKit()
