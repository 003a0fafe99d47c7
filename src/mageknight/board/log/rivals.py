"""The log of combats between players: tellers of `chronicle`."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.events import rival_combat
from mageknight.board.log.combat import Teller
from mageknight.board.names import card_name, seat_name
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_RANGED
from mageknight.kernel.event import Event
from mageknight.kernel.message import Message, say


def contest_began(state: BoardState, event: rival_combat.ContestBegan, seat: int | None) -> Message:
    return say("board-told-contest", player=seat_name(state, event.seat), other=seat_name(state, event.other))


def attended(state: BoardState, event: rival_combat.Attended, seat: int | None) -> Message:
    key = "board-told-attends-fully" if event.fully else "board-told-attends-partly"
    return say(key, player=seat_name(state, event.seat))


def phase_began(state: BoardState, event: rival_combat.ContestPhaseBegan, seat: int | None) -> Message:
    return Message("board-told-contest-ranged" if event.phase == PH_RANGED else "board-told-contest-melee")


def attack_launched(state: BoardState, event: rival_combat.AttackLaunched, seat: int | None) -> Message:
    return say("board-told-rival-attack", player=seat_name(state, event.seat), value=event.value)


def attack_passed(state: BoardState, event: rival_combat.AttackPassed, seat: int | None) -> Message:
    return say("board-told-rival-pass", player=seat_name(state, event.seat))


def attack_met(state: BoardState, event: rival_combat.AttackMet, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    return say("board-told-rival-block", player=who, blocked=event.blocked, damage=event.damage)


def attack_cancelled(state: BoardState, event: rival_combat.AttackCancelled, seat: int | None) -> Message:
    return say("board-told-rival-cancelled", player=seat_name(state, event.seat))


def artifact_stolen(state: BoardState, event: rival_combat.ArtifactStolen, seat: int | None) -> Message:
    return say(
        "board-told-artifact-stolen",
        player=seat_name(state, event.seat),
        victim=seat_name(state, event.victim),
        card=card_name(event.card),
    )


def contest_decided(state: BoardState, event: rival_combat.ContestDecided, seat: int | None) -> Message:
    if event.seat < 0:
        return Message("board-told-contest-draw")
    return say("board-told-contest-won", player=seat_name(state, event.seat))


RIVAL_TELLERS: Final[dict[type[Event[Any]], Teller]] = {
    rival_combat.ContestBegan: contest_began,
    rival_combat.Attended: attended,
    rival_combat.ContestPhaseBegan: phase_began,
    rival_combat.AttackLaunched: attack_launched,
    rival_combat.AttackPassed: attack_passed,
    rival_combat.AttackMet: attack_met,
    rival_combat.AttackCancelled: attack_cancelled,
    rival_combat.ArtifactStolen: artifact_stolen,
    rival_combat.ContestDecided: contest_decided,
}

RIVAL_SILENT: Final[dict[type[Event[Any]], str]] = {
    rival_combat.WordGiven: "what is done with the word is told",
    rival_combat.AttackPrepared: "the attack or the pass is told",
    rival_combat.ManaInvested: "what the mana was spent on is told",
    rival_combat.PartakersMet: "the block is told",
    rival_combat.ContestEnded: "the outcome was told",
}
