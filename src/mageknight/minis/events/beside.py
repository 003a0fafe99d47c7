"""Cards that come to lie beside the battlefield."""

from __future__ import annotations

from mageknight.kernel.event import Event
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import Beside


class CompanyCalled(Event[Battle]):
    """A player puts an adventuring company into play: all warriors of the army are its members."""

    FIELDS = ("seat", "company")
    PUBLIC = FIELDS

    def __init__(self, seat: int, company: str) -> None:
        self.seat = seat
        self.company = company

    def apply(self, state: Battle) -> None:
        state.beside.append(Beside(self.company, self.seat))
        state.regrant()


class DomainChosen(Event[Battle]):
    """A player has laid a domain down, its face hidden: only he knows which it is."""

    FIELDS = ("seat", "domain")
    PUBLIC = ("seat",)
    PRIVATE = ("domain",)

    def __init__(self, seat: int, domain: str) -> None:
        self.seat = seat
        self.domain = domain

    def private_to(self) -> int:
        return self.seat

    def apply(self, state: Battle) -> None:
        state.beside.append(Beside(self.domain, self.seat, False))


class DomainRevealed(Event[Battle]):
    """A domain is turned face up."""

    FIELDS = ("seat", "domain")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, seat: int, domain: str) -> None:
        self.seat = seat
        self.domain = domain

    def apply(self, state: Battle) -> None:
        at = [(each.card, each.seat) for each in state.beside].index((self.domain, self.seat))
        state.beside[at] = Beside(self.domain, self.seat)
        state.regrant()


class DomainRemoved(Event[Battle]):
    """A domain leaves the game: cancelled by others, or put back by its player; `by` names the domain or the illusion
    that cancels it."""

    FIELDS = ("seat", "domain", "by")
    PUBLIC = FIELDS

    def __init__(self, seat: int, domain: str, by: str) -> None:
        self.seat = seat
        self.domain = domain
        self.by = by

    def apply(self, state: Battle) -> None:
        at = [(each.card, each.seat) for each in state.beside].index((self.domain, self.seat))
        del state.beside[at]
        state.regrant()
