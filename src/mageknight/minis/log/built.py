"""Attacks on constructed terrain, and what becomes of it."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.figures.roster import called
from mageknight.minis.log.teller import teller
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.verdicts import place_message


@teller(e.FeatureAttacked)
def feature_attacked(state: Battle, event: e.FeatureAttacked, seat: int | None) -> Message:
    key = "minis-told-hit" if event.hit else "minis-told-missed"
    target = say("minis-piece-" + event.piece)
    attacker = called(state, event.attacker)
    return say(key, attacker=attacker, target=target, total=event.total, defense=event.defense)


@teller(e.StructureDamaged)
def structure_damaged(state: Battle, event: e.StructureDamaged, seat: int | None) -> Message:
    piece = say("minis-piece-" + event.piece)
    return say("minis-told-structure", piece=piece, amount=event.amount, left=event.left)


@teller(e.FeatureDestroyed)
def feature_destroyed(state: Battle, event: e.FeatureDestroyed, seat: int | None) -> Message:
    return say("minis-told-destroyed", piece=say("minis-piece-" + event.piece))


@teller(e.FeatureMoved)
def feature_moved(state: Battle, event: e.FeatureMoved, seat: int | None) -> Message:
    place = place_message(event.x, event.y)
    return say("minis-told-pushed", piece=say("minis-piece-" + event.piece), place=place)
