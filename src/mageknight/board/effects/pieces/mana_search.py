"""Mana Search: roll up to so many dice again before using mana of the Source; depleted gold dice must be picked first."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import PARSERS, EffectUse
from mageknight.board.effects.words.reroll_source import RerollSource
from mageknight.board.state import BoardState
from mageknight.board.terms import GOLD
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

SOURCE_USED: Final = refuse("board-source-used", "UE-MANA-11")


class SearchSource(RerollSource):
    """Roll up to so many dice again before using mana of the Source; depleted gold dice must be picked first."""

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return SOURCE_USED if state.turn.dice_taken else super().why_not(state, ctx)

    def pickable(self, state: BoardState) -> list[int]:
        return self.dice(state)

    def preferred(self, state: BoardState, dice: list[int]) -> list[int]:
        return [die for die in dice if state.dice[die] == GOLD] or dice

    def text(self) -> Message:
        return say("board-effect-search-source", most=self.most)


PARSERS["search_source"] = lambda plain: SearchSource(plain["search_source"])
