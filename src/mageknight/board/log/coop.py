"""The log of teams and cooperative assaults: tellers of `chronicle`."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.events import parties
from mageknight.board.log.combat import Teller
from mageknight.board.names import city_name, enemy_kind_name, seat_name, shares_text
from mageknight.board.state import BoardState
from mageknight.kernel.event import Event
from mageknight.kernel.message import Message, say


def teams_formed(state: BoardState, event: parties.TeamsFormed, seat: int | None) -> Message | None:
    """Two teams are announced; that everybody plays together needs no words."""
    if len(dict.fromkeys(event.teams)) == 1:
        return None
    sides = [[seat_name(state, s) for s, team in enumerate(event.teams) if team == side] for side in (0, 1)]
    return say("board-told-teams", one=sides[0], other=sides[1])


def assault_proposed(state: BoardState, event: parties.AssaultProposed, seat: int | None) -> Message:
    return say(
        "board-told-assault-proposed",
        player=seat_name(state, event.seats[0]),
        city=city_name(state, event.city),
        shares=shares_text(state, event.seats, event.shares),
    )


def assault_answered(state: BoardState, event: parties.AssaultAnswered, seat: int | None) -> Message:
    key = "board-told-assault-joined" if event.joins else "board-told-assault-declined"
    return say(key, player=seat_name(state, event.seat))


def assault_agreed(state: BoardState, event: parties.AssaultAgreed, seat: int | None) -> Message:
    return say("board-told-assault-agreed", city=city_name(state, event.city))


def garrison_dealt(state: BoardState, event: parties.GarrisonDealt, seat: int | None) -> Message:
    return say("board-told-garrison-dealt", enemies=[enemy_kind_name(kind) for kind in event.kinds])


def part_began(state: BoardState, event: parties.PartBegan, seat: int | None) -> Message:
    return say("board-told-part", player=seat_name(state, event.seat))


def stayed_behind(state: BoardState, event: parties.StayedBehind, seat: int | None) -> Message:
    return say("board-told-stayed-behind", player=seat_name(state, event.seat))


def all_withdrew(state: BoardState, event: parties.AllWithdrew, seat: int | None) -> Message | None:
    if not event.seats:
        return None
    return say("board-told-all-withdrew", players=[seat_name(state, each) for each in event.seats])


def turn_taken_up(state: BoardState, event: parties.TurnTakenUp, seat: int | None) -> Message:
    return say("board-told-taken-up", player=seat_name(state, event.seat))


def side_conceded(state: BoardState, event: parties.SideConceded, seat: int | None) -> Message:
    return say("board-told-conceded", player=seat_name(state, event.seat))


PARTY_TELLERS: Final[dict[type[Event[Any]], Teller]] = {
    parties.TeamsFormed: teams_formed,
    parties.AssaultProposed: assault_proposed,
    parties.AssaultAnswered: assault_answered,
    parties.AssaultAgreed: assault_agreed,
    parties.GarrisonDealt: garrison_dealt,
    parties.PartBegan: part_began,
    parties.StayedBehind: stayed_behind,
    parties.AllWithdrew: all_withdrew,
    parties.TurnTakenUp: turn_taken_up,
    parties.SideConceded: side_conceded,
}

PARTY_SILENT: Final[dict[type[Event[Any]], str]] = {
    parties.TurnLaidAside: "the next participant is told",
    parties.DiceGathered: "the rolls are told",
    parties.PartEnded: "the next participant is told",
    parties.AssaultOver: "the next turn is told",
}
