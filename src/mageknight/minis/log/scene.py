"""The scene of a battle: edges, terrain, objectives, who begins."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.log.teller import teller
from mageknight.minis.rules.opening.areas import EDGES
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.verdicts import place_message
from mageknight.minis.view.text import seat_message


@teller(e.EdgeChosen)
def edge_chosen(state: Battle, event: e.EdgeChosen, seat: int | None) -> Message:
    return say("minis-told-edge", seat=seat_message(event.seat), edge=say("minis-edge-" + EDGES[event.edge]))


@teller(e.TerrainContributed)
def terrain_contributed(state: Battle, event: e.TerrainContributed, seat: int | None) -> Message:
    return say("minis-told-contributed", seat=seat_message(event.seat), piece=say("minis-piece-" + event.piece))


@teller(e.TerrainPlaced)
def terrain_placed(state: Battle, event: e.TerrainPlaced, seat: int | None) -> Message:
    return say("minis-told-terrain", piece=say("minis-piece-" + event.piece), place=place_message(event.x, event.y))


@teller(e.ObjectivePlaced)
def objective_placed(state: Battle, event: e.ObjectivePlaced, seat: int | None) -> Message:
    return say("minis-told-objective", place=place_message(event.x, event.y))


@teller(e.OrderSet)
def order_set(state: Battle, event: e.OrderSet, seat: int | None) -> Message:
    return say("minis-told-first", seat=seat_message(event.order[0]))
