"""Cards that lie beside the battlefield for the whole battle: each player's company and domain.

`Battle.beside` is the list of them. A company is there from the moment before its player deploys (M2-COMPANY-05); its members are
whoever is in that player's army now (reading R122): `lasting.lent` gives them the ability of the card. A domain lies face down
from its choice to the moment all are revealed; one that is cancelled leaves the list. Rules ask here what domains do: `cap`
for values, `doing` for the words of `content.domains.DEEDS`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.kernel.message import Message, say
from mageknight.kernel.record import Record
from mageknight.minis.content.abilities import numbers
from mageknight.minis.content.available import library
from mageknight.minis.content.companies import CompanyDef
from mageknight.minis.content.domains import DomainDef

if TYPE_CHECKING:
    from mageknight.minis.state.battle import Battle

BOUNDLESS: Final = 1000
"""More than any combat value."""


class Beside(Record):
    """A card, the seat that has played it, and whether it lies face up."""

    FIELDS = ("card", "seat", "shown")

    def __init__(self, card: str, seat: int, shown: bool = True) -> None:
        self.card = card
        self.seat = seat
        self.shown = shown


def is_domain(each: Beside) -> bool:
    return each.card in library().domains


def domain_of(each: Beside) -> DomainDef:
    """The domain on a card that is one."""
    return library().domains[each.card]


def title_of(each: Beside) -> Message:
    """The name of a card beside the battlefield."""
    if is_domain(each):
        return library().domains[each.card].title()
    return library().companies[each.card].title()


def knows(each: Beside, viewer: int | None) -> bool:
    """May a viewer look at this card?"""
    return each.shown or each.seat == viewer


# Companies.


def company_of(state: Battle, seat: int) -> CompanyDef | None:
    """The company a seat has in play."""
    for each in state.beside:
        if each.seat == seat and not is_domain(each):
            return library().companies[each.card]
    return None


def lend_cards(state: Battle, found: list[int]) -> None:
    """Give the members of every company its ability (M2-COMPANY-01, M2-COMPANY-02), and everybody what domains do to values;
    `found` are bits by figure."""
    for seat in range(state.setup.seats):
        company = company_of(state, seat)
        if company is not None:
            for figure, controller in enumerate(state.controller):
                if controller == seat:
                    found[figure] |= company.granted
    if any(domain.modifiers for domain in domains(state)):
        swayed = 1 << numbers()["swayed"]
        for figure in range(len(found)):
            found[figure] |= swayed


# Domains.


def domains(state: Battle) -> list[DomainDef]:
    """The domains in play, copies included."""
    return [library().domains[each.card] for each in state.beside if each.shown and is_domain(each)]


def cap(state: Battle, value: str) -> int:
    """The greatest number a combat value counts as; caps do not add up (reading R17)."""
    found = BOUNDLESS
    played = domains(state)
    for domain in played:
        if value in domain.caps and (not domain.beside or any(each.kind == domain.beside for each in played)):
            found = min(found, domain.caps[value])
    return found


def doing(state: Battle, word: str) -> list[DomainDef]:
    """The domains in play that do something."""
    return [domain for domain in domains(state) if domain.does == word] if state.beside else []


def doing_for(state: Battle, word: str, seat: int) -> list[DomainDef]:
    """The domains a seat has played that do something for whoever played them (M2-DOMAIN-06)."""
    return [
        library().domains[each.card]
        for each in state.beside
        if each.seat == seat and each.shown and is_domain(each) and library().domains[each.card].does == word
    ]


def barring(state: Battle, word: str) -> DomainDef | None:
    """A domain in play that bars something."""
    for domain in domains(state):
        if word in domain.bars:
            return domain
    return None


def structure(state: Battle) -> int:
    """The change domains make to the structural points of constructed terrain."""
    return sum([domain.structure for domain in domains(state)]) if state.beside else 0


def face_down() -> Message:
    """The name of a card one may not look at."""
    return say("minis-domain-face-down")
