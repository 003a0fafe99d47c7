"""Mana Storm: a die that shows a basic colour gives a crystal of it; it is rolled again, put back at once, and does not count as used."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskDie
from mageknight.board.effects.words.gain import gain_crystal
from mageknight.board.effects.words.reroll_source import NO_BASIC_DIE, free_dice
from mageknight.board.rules.game.chance import ReturnDie
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal


class DieToCrystal(Asker):
    """A die that shows a basic colour gives a crystal of it; it is rolled again, put back at once, and does not count as used."""

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if free_dice(state, True) else NO_BASIC_DIE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        dice = free_dice(flow.state, True)
        if dice:
            flow.then(AskDie(ctx.seat, ctx, tuple(dice), self.uid))

    def question(self) -> Message:
        return Message("board-ask-die-to-crystal")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        gain_crystal(flow, ctx.seat, flow.state.dice[choice])
        flow.then(ReturnDie(choice))

    def text(self) -> Message:
        return Message("board-effect-die-to-crystal")


PARSERS["source_to_crystal"] = lambda plain: DieToCrystal()


CARD: Final[dict[str, Any]] = {
    "kind": "advanced_actions",
    "id": "mana_storm",
    "set": "base",
    "colors": ["white"],
    "number": 87,
    "tags": ["special"],
    "basic": {
        "source_to_crystal": {
            "die": "showing_basic_colour",
            "then": "reroll_and_return_at_once",
            "counts_as_die_use": False,
        }
    },
    "strong": [
        {"reroll_source": "all"},
        {"extra_source_die": {"count": 3, "black_as": "any_basic", "gold_as": "any_basic", "ignore_day_night": True}},
    ],
}
