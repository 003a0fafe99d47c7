"""Items that go elsewhere, and the cards that come to lie beside the battlefield."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.content.available import find_spell, library
from mageknight.minis.figures.roster import called
from mageknight.minis.log.teller import teller
from mageknight.minis.rules.figures.wielding import item_word
from mageknight.minis.state.battle import Battle
from mageknight.minis.view.text import seat_message


@teller(e.ItemTaken)
def item_taken(state: Battle, event: e.ItemTaken, seat: int | None) -> Message:
    return say("minis-told-item-taken", figure=called(state, event.figure), item=item_word(state, event.item))


@teller(e.ItemLaid)
def item_laid(state: Battle, event: e.ItemLaid, seat: int | None) -> Message | None:
    if event.figure < 0:
        return None
    return say("minis-told-item-laid", figure=called(state, event.figure), item=item_word(state, event.item))


@teller(e.ItemLost)
def item_lost(state: Battle, event: e.ItemLost, seat: int | None) -> Message:
    return say("minis-told-item-lost", item=item_word(state, event.item))


@teller(e.CompanyCalled)
def company_called(state: Battle, event: e.CompanyCalled, seat: int | None) -> Message:
    company = library().companies[event.company]
    return say("minis-told-company", seat=seat_message(event.seat), company=company.title())


@teller(e.DomainChosen)
def domain_chosen(state: Battle, event: e.DomainChosen, seat: int | None) -> Message:
    return say("minis-told-domain-chosen", seat=seat_message(event.seat))


@teller(e.DomainRevealed)
def domain_revealed(state: Battle, event: e.DomainRevealed, seat: int | None) -> Message:
    domain = library().domains[event.domain]
    return say("minis-told-domain", seat=seat_message(event.seat), domain=domain.title(), text=say(domain.text_key))


@teller(e.DomainRemoved)
def domain_removed(state: Battle, event: e.DomainRemoved, seat: int | None) -> Message | None:
    domain = library().domains[event.domain]
    if event.by:
        spell = find_spell(event.by)
        by = library().domains[event.by].title() if spell is None else spell.title()
        return say("minis-told-domain-cancelled", domain=domain.title(), by=by)
    return say("minis-told-domain-dropped", seat=seat_message(event.seat), domain=domain.title())
