"""Rules for the fights of a turn: walls that do not help, blows that count twice."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import DOUBLE_PHYSICAL, SITE_OPEN, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message

WORDS: Final = {SITE_OPEN: "board-effect-ignore-fortification", DOUBLE_PHYSICAL: "board-effect-double-physical"}


class CombatRule(Effect):
    """A rule for the fights of this turn that is about no enemy, so that no resistance stops it (UE-COMBAT-23)."""

    def __init__(self, key: int) -> None:
        super().__init__()
        self.key = key
        self.uses = USE_SPECIAL
        self.breaches = key == SITE_OPEN

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, self.key, ctx.seat, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return Message(WORDS[self.key])


def _double(plain: dict[str, Any]) -> Effect:
    if plain["double"] != {"what": "physical_attacks", "in": "attack_phase"}:
        raise ValueError(f"nothing to double: {plain!r}")
    return CombatRule(DOUBLE_PHYSICAL)


def _ignore(plain: dict[str, Any]) -> Effect:
    if plain["ignore_fortification"] != "site":
        raise ValueError(f"no such fortification: {plain!r}")
    return CombatRule(SITE_OPEN)


PARSERS["double"] = _double
PARSERS["ignore_fortification"] = _ignore
