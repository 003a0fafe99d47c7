"""Mounts that have been tamed: without a rider they are independent, whatever their base says."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.minis.figures.bodies import mount_of
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import BOUND_TO_TARGET, Lasting, lasting_of

TAMED: Final = "tamed"
"""The entry of what lasts that says so of a mount."""


def tame(flow: Flow[Battle], rider: int) -> None:
    """A rider is about to come off its mount, or to fall from it."""
    state = flow.state
    if state.granted[rider] & state.edition.card.masks.tames:
        mount = mount_of(state, rider)
        if mount >= 0 and not is_tame(state, mount):
            begin_lasting(flow, Lasting(TAMED, rider, mount, bound=BOUND_TO_TARGET))


def is_tame(state: Battle, mount: int) -> bool:
    return bool(state.lasting and lasting_of(state, TAMED, target=mount))
