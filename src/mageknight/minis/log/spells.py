"""Spells and spellbooks."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.content.available import spell_named
from mageknight.minis.figures.roster import called
from mageknight.minis.log.teller import teller
from mageknight.minis.state.battle import Battle
from mageknight.minis.view.text import seat_message


@teller(e.SpellShown)
def spell_shown(state: Battle, event: e.SpellShown, seat: int | None) -> Message:
    return say("minis-told-spell", figure=called(state, event.figure), spell=spell_named(event.spell).title())


@teller(e.SpellPlaced)
def spell_placed(state: Battle, event: e.SpellPlaced, seat: int | None) -> Message | None:
    if event.target < 0:
        return None
    spell = spell_named(event.spell).title()
    return say("minis-told-spell-at", spell=spell, target=called(state, event.target))


@teller(e.SpellCountered)
def spell_countered(state: Battle, event: e.SpellCountered, seat: int | None) -> Message:
    reason = "minis-told-countered" if event.success else "minis-told-not-countered"
    return say(
        reason,
        figure=called(state, event.figure),
        spell=spell_named(event.spell).title(),
        countering=event.countering,
        casting=event.casting,
    )


@teller(e.SpellShelved)
def spell_shelved(state: Battle, event: e.SpellShelved, seat: int | None) -> Message | None:
    return say("minis-told-face-down", spell=spell_named(event.spell).title()) if event.down else None


@teller(e.Browsed)
def browsed(state: Battle, event: e.Browsed, seat: int | None) -> Message:
    return say("minis-told-browsed", figure=called(state, event.figure), bars=event.bars)


@teller(e.Bookmarked)
def bookmarked(state: Battle, event: e.Bookmarked, seat: int | None) -> Message | None:
    own = seat is not None and event.private_to() == seat
    return say("minis-told-bookmarked", spell=spell_named(event.spell).title()) if own else None


@teller(e.BookRead)
def book_read(state: Battle, event: e.BookRead, seat: int | None) -> Message:
    return say("minis-told-book-read", seat=seat_message(event.seat))


@teller(e.BookLost)
def book_lost(state: Battle, event: e.BookLost, seat: int | None) -> Message:
    return say("minis-told-book-lost")
