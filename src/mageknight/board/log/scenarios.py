"""The log of single scenarios and variants: the tellers of `chronicle` for what a plain game does without."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.events import affairs
from mageknight.board.log.combat import Teller
from mageknight.board.names import (
    card_name,
    card_names,
    colour_name,
    hero_name,
    named,
    pile_name,
    seat_name,
    space_name,
)
from mageknight.board.state import BoardState
from mageknight.board.terms import SITES
from mageknight.kernel.event import Event
from mageknight.kernel.message import Message, say


def portal_closed(state: BoardState, event: affairs.PortalClosed, seat: int | None) -> Message:
    return say("board-told-portal-closed")


def player_out(state: BoardState, event: affairs.PlayerOut, seat: int | None) -> Message:
    return say("board-told-player-out", player=seat_name(state, event.seat))


def entrance_found(state: BoardState, event: affairs.EntranceFound, seat: int | None) -> Message:
    return say("board-told-entrance", site=named("site", SITES[event.site]), space=space_name(state, event.space))


def token_owed(state: BoardState, event: affairs.TokenOwed, seat: int | None) -> Message:
    return say("board-told-token-owed", pile=pile_name(event.pile), space=space_name(state, event.space))


def token_lent(state: BoardState, event: affairs.TokenLent, seat: int | None) -> Message:
    return say("board-told-token-lent", space=space_name(state, event.space))


def bid_made(state: BoardState, event: affairs.BidMade, seat: int | None) -> Message:
    who, hero = seat_name(state, event.seat), hero_name(event.hero)
    if not event.bid:
        return say("board-told-no-bid", player=who, hero=hero)
    return say("board-told-bid", player=who, hero=hero, bid=event.bid)


def fame_paid(state: BoardState, event: affairs.FamePaid, seat: int | None) -> Message:
    return say("board-told-fame-paid", player=seat_name(state, event.seat), amount=event.amount)


def pack_dealt(state: BoardState, event: affairs.PackDealt, seat: int | None) -> Message | None:
    return say("board-told-pack", cards=card_names(event.cards)) if seat == event.seat else None


def card_kept(state: BoardState, event: affairs.CardKept, seat: int | None) -> Message:
    card = card_name(event.card) if seat == event.seat else Message("board-some-card")
    return say("board-told-kept", player=seat_name(state, event.seat), card=card)


def packs_passed(state: BoardState, event: affairs.PacksPassed, seat: int | None) -> Message:
    return say("board-told-packs-passed")


def kept_card_used(state: BoardState, event: affairs.KeptCardUsed, seat: int | None) -> Message:
    card = card_name(event.card) if seat == event.seat else Message("board-some-card")
    return say("board-told-kept-used", player=seat_name(state, event.seat), card=card)


def upgrades_laid(state: BoardState, event: affairs.UpgradesLaid, seat: int | None) -> Message:
    return say("board-told-upgrades", cards=card_names(event.cards))


def upgrade_taken(state: BoardState, event: affairs.UpgradeTaken, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    return say("board-told-upgrade", player=who, card=card_name(event.card), thrown=card_name(event.thrown))


def die_hidden(state: BoardState, event: affairs.DieHidden, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    if seat == event.seat:
        return say("board-told-die-set", player=who, colour=colour_name(event.colour))
    return say("board-told-die-hidden", player=who)


def die_denied(state: BoardState, event: affairs.DieDenied, seat: int | None) -> Message:
    return say("board-told-die-denied", player=seat_name(state, event.seat), colour=colour_name(event.colour))


def die_shown(state: BoardState, event: affairs.DieShown, seat: int | None) -> Message:
    return say("board-told-die-shown", player=seat_name(state, event.seat), colour=colour_name(event.colour))


def member_named(state: BoardState, event: affairs.MemberNamed, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    if seat == event.seat:
        return say("board-told-member-seen", player=who, member=seat_name(state, event.member))
    return say("board-told-member", player=who)


def members_shown(state: BoardState, event: affairs.MembersShown, seat: int | None) -> Message:
    return say("board-told-members", members=[seat_name(state, member) for member in event.members])


AFFAIR_TELLERS: Final[dict[type[Event[Any]], Teller]] = {
    affairs.PortalClosed: portal_closed,
    affairs.PlayerOut: player_out,
    affairs.EntranceFound: entrance_found,
    affairs.TokenOwed: token_owed,
    affairs.TokenLent: token_lent,
    affairs.BidMade: bid_made,
    affairs.FamePaid: fame_paid,
    affairs.PackDealt: pack_dealt,
    affairs.CardKept: card_kept,
    affairs.PacksPassed: packs_passed,
    affairs.KeptCardUsed: kept_card_used,
    affairs.UpgradesLaid: upgrades_laid,
    affairs.UpgradeTaken: upgrade_taken,
    affairs.DieHidden: die_hidden,
    affairs.DieDenied: die_denied,
    affairs.DieShown: die_shown,
    affairs.MemberNamed: member_named,
    affairs.MembersShown: members_shown,
}
"""Events worth a line."""

AFFAIR_SILENT: Final[dict[type[Event[Any]], str]] = {
    affairs.DebtSettled: "the token that comes instead is told",
    affairs.PacksReturned: "nobody knows what they were",
    affairs.UpgradesReturned: "everybody saw what was left",
    affairs.DieTakenBack: "the end of the combat is told",
}
