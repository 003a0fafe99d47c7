"""Action tokens: when they are laid, and whom they push."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.minis.effects.parts import PUSHING
from mageknight.minis.events import BY_PUSHING, Engaged, Frozen, Spared, TokenPlaced, TokenReceived
from mageknight.minis.figures.bodies import bearer, deeds_of, is_tireless, tokens_of
from mageknight.minis.rules.attack.damage import feel, hurt
from mageknight.minis.state.battle import AGAIN, BUSY, FIELDED, TIRED, Battle
from mageknight.minis.state.lasting import lasting_of

PUSHED: Final = 2
"""A figure with this many tokens has acted in two turns running, and never has more (M2-TOKEN-04)."""


LED: Final = "leadership"
"""The entry of what lasts by which a leader takes the token of another figure's action."""


def engage(flow: Flow[Battle], figure: int) -> None:
    """A figure takes part in the action under way. Its token comes at once (REB-TOK-01), or where the edition lays tokens
    last when the action is resolved (M2-TOKEN-01, R21).
    """
    if flow.state.edition.tokens_last:
        flow.emit(Engaged(figure))
    else:
        flow.emit(TokenPlaced(figure, tokens_of(flow.state, figure) + 1))


def is_worn_out(state: Battle, figure: int) -> bool:
    """Has a figure acted in two turns running, so that it must rest? Not a titan that was pushed only this turn (M2-TITAN-17)."""
    if tokens_of(state, figure) < PUSHED:
        return False
    return not (state.defs[figure].is_giant and state.marks[bearer(state, figure)] & TIRED)


def lay_tokens(flow: Flow[Battle]) -> int:
    """The action is resolved: whoever took part and still stands gets its token, where the edition lays them last.

    The bits of all who have got one for this action; a titan gets none for its second one of a turn (M2-TITAN-15)."""
    state = flow.state
    if not state.edition.tokens_last:
        return sum([1 << figure for figure, mark in enumerate(state.marks) if mark & BUSY])
    laid = 0
    for figure in range(len(state.marks)):
        if state.marks[figure] & BUSY and state.where[figure] == FIELDED:
            leaders = lasting_of(state, LED, target=figure) if state.lasting else []
            if leaders:
                leader = leaders[0].source
                flow.emit(TokenReceived(leader, min(tokens_of(state, leader) + 1, PUSHED)))
                flow.emit(Spared(figure))
                continue
            if state.marks[figure] & AGAIN:
                continue
            flow.emit(TokenPlaced(figure, min(state.tokens[figure] + 1, PUSHED)))
            laid |= 1 << figure
    return laid


def burden(flow: Flow[Battle], figure: int, by: int) -> None:
    """Give a figure an action token from outside; its second one pushes it at once, and whoever is eliminated so scores for the
    figure behind it (readings 15 and R76). Where tokens are laid last a third one is not laid and pushes nobody (R23)."""
    state = flow.state
    feel(flow, figure, by)
    had = tokens_of(state, figure)
    if had >= PUSHED and state.edition.tokens_last:
        return
    flow.emit(Frozen(figure, min(had + 1, PUSHED)))
    if tokens_of(state, figure) >= PUSHED and not is_tireless(state, figure):
        hurt(flow, figure, [(PUSHING, 1)], BY_PUSHING, by)


def will_be_pushed(state: Battle, figure: int) -> bool:
    """Does the action under way bring a figure that takes part in it its second token?"""
    if deeds_of(state, figure) & AGAIN:
        return False
    had = tokens_of(state, figure) if state.edition.tokens_last else tokens_of(state, figure) - 1
    return had == PUSHED - 1
