"""The log of combats between players: tellers of `chronicle`."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.events import contest
from mageknight.board.log.combat import Teller
from mageknight.board.names import card_name, seat_name
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_RANGED
from mageknight.kernel.event import Event
from mageknight.kernel.message import Message, say


def contest_began(state: BoardState, event: contest.ContestBegan, seat: int | None) -> Message:
    return say("board-told-contest", player=seat_name(state, event.seat), other=seat_name(state, event.other))


def attended(state: BoardState, event: contest.Attended, seat: int | None) -> Message:
    key = "board-told-attends-fully" if event.fully else "board-told-attends-partly"
    return say(key, player=seat_name(state, event.seat))


def phase_began(state: BoardState, event: contest.ContestPhaseBegan, seat: int | None) -> Message:
    return Message("board-told-contest-ranged" if event.phase == PH_RANGED else "board-told-contest-melee")


def attack_launched(state: BoardState, event: contest.AttackLaunched, seat: int | None) -> Message:
    return say("board-told-rival-attack", player=seat_name(state, event.seat), value=event.value)


def attack_passed(state: BoardState, event: contest.AttackPassed, seat: int | None) -> Message:
    return say("board-told-rival-pass", player=seat_name(state, event.seat))


def attack_met(state: BoardState, event: contest.AttackMet, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    return say("board-told-rival-block", player=who, blocked=event.blocked, damage=event.damage)


def attack_cancelled(state: BoardState, event: contest.AttackCancelled, seat: int | None) -> Message:
    return say("board-told-rival-cancelled", player=seat_name(state, event.seat))


def artifact_stolen(state: BoardState, event: contest.ArtifactStolen, seat: int | None) -> Message:
    return say(
        "board-told-artifact-stolen",
        player=seat_name(state, event.seat),
        victim=seat_name(state, event.victim),
        card=card_name(event.card),
    )


def contest_decided(state: BoardState, event: contest.ContestDecided, seat: int | None) -> Message:
    if event.seat < 0:
        return Message("board-told-contest-draw")
    return say("board-told-contest-won", player=seat_name(state, event.seat))


RIVAL_TELLERS: Final[dict[type[Event[Any]], Teller]] = {
    contest.ContestBegan: contest_began,
    contest.Attended: attended,
    contest.ContestPhaseBegan: phase_began,
    contest.AttackLaunched: attack_launched,
    contest.AttackPassed: attack_passed,
    contest.AttackMet: attack_met,
    contest.AttackCancelled: attack_cancelled,
    contest.ArtifactStolen: artifact_stolen,
    contest.ContestDecided: contest_decided,
}

RIVAL_SILENT: Final[dict[type[Event[Any]], str]] = {
    contest.WordGiven: "what is done with the word is told",
    contest.AttackPrepared: "the attack or the pass is told",
    contest.ManaInvested: "what the mana was spent on is told",
    contest.PartakersMet: "the block is told",
    contest.ContestEnded: "the outcome was told",
}
