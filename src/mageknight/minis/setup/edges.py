"""Starting edges: who may begin where."""

from __future__ import annotations

from collections.abc import Sequence

from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.edition.edition import Edition
from mageknight.minis.setup import MinisSetup, side_of

EDGE_COUNT = 4


def edge_refusal(setup: MinisSetup, edition: Edition, edges: Sequence[int], seat: int, edge: int) -> Refusal | None:
    """The reason a seat cannot begin at an edge. `edges` are those of all seats, -1 for whoever has none yet.

    Where all four are taken, one more player shares an edge with somebody (reading R188).
    """
    if not 0 <= edge < EDGE_COUNT:
        return refuse("not-an-option")
    others = [(other, taken) for other, taken in enumerate(edges) if other != seat and taken >= 0]
    is_full = len({taken for _, taken in others}) == EDGE_COUNT
    for other, taken in others:
        if edition.scale.teams and side_of(setup, other) == side_of(setup, seat):
            if edge != taken:
                return edition.refuse("minis-edge-of-team", "deploy-area")
        elif edge == taken and not is_full:
            return refuse("minis-edge-taken", *edition.cite("edge-taken"))
        elif edge != (taken + 2) % EDGE_COUNT and edition.opposite_edges and (setup.seats == 2 or edition.scale.teams):
            return refuse("minis-edge-not-opposite", *edition.cite("edge-opposite"))
    return None


def edges_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """The faults of the edges a set-up names."""
    if not setup.edges:
        return None
    if len(setup.edges) != setup.seats or any(not 0 <= edge < EDGE_COUNT for edge in setup.edges):
        return refuse("minis-edge-taken", *edition.cite("edge-taken"))
    for seat, edge in enumerate(setup.edges):
        found = edge_refusal(setup, edition, setup.edges[:seat], seat, edge)
        if found is not None:
            return found
    return None
