"""Action tokens: when they are laid, and whom they push."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.minis.events import Engaged, TokenPlaced
from mageknight.minis.state import BUSY, FIELDED, Battle

PUSHED: Final = 2
"""A figure with this many tokens has acted in two turns running, and never has more (M2-TOKEN-04)."""


def engage(flow: Flow[Battle], figure: int) -> None:
    """A figure takes part in the action under way. Its token comes at once (REB-TOK-01), or where the edition lays tokens
    last when the action is resolved (M2-TOKEN-01, R21).
    """
    if flow.state.edition.tokens_last:
        flow.emit(Engaged(figure))
    else:
        flow.emit(TokenPlaced(figure, flow.state.tokens[figure] + 1))


def lay_tokens(flow: Flow[Battle]) -> None:
    """The action is resolved: whoever took part and still stands gets its token, where the edition lays them last."""
    state = flow.state
    if not state.edition.tokens_last:
        return
    for figure in range(len(state.marks)):
        if state.marks[figure] & BUSY and state.where[figure] == FIELDED:
            flow.emit(TokenPlaced(figure, min(state.tokens[figure] + 1, PUSHED)))


def will_be_pushed(state: Battle, figure: int) -> bool:
    """Does the action under way bring a figure that takes part in it its second token?"""
    had = state.tokens[figure] if state.edition.tokens_last else state.tokens[figure] - 1
    return had == PUSHED - 1
