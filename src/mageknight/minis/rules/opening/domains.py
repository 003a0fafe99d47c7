"""Domains come into play: chosen in secret by all players at once, revealed together before anybody deploys, cancelling each other.

A player whose army is half of Northlanders lays two down and keeps one of them once all are seen (M2-SUBF-12, reading R18).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Simultaneous
from mageknight.kernel.command import EVERYBODY, Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import A, Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.actions.manner import RANGED as RANGED_KIND
from mageknight.minis.actions.manner import Manner
from mageknight.minis.commands import ChooseDomain
from mageknight.minis.content.available import domains_for, library
from mageknight.minis.content.domains import BARS, CLEARS, RANGED, DomainDef
from mageknight.minis.events import DomainChosen, DomainRemoved, DomainRevealed
from mageknight.minis.moves import Moves
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import Beside, barring, doing, domains, is_domain

SCOUTS: Final = "northlanders"
ALIKE: Final = {"double-march": "double-time"}
"""Manners that are barred with another one."""


class DomainMove(Move[Battle, A, ChooseDomain]):
    """Choose a domain."""

    COMMAND = ChooseDomain

    def words(self, state: Battle, ask: A, command: ChooseDomain) -> Message:
        domain = library().domains.get(command.domain)
        if domain is None:
            return say("minis-no-domain", domain=command.domain)
        return say("minis-do-domain", domain=domain.title(), text=say(domain.text_key))

    def about(self, state: Battle, ask: A, command: ChooseDomain) -> tuple[str, ...]:
        return (f"domain:{command.domain}",)


class LayingDomain(DomainMove["DomainAsk"]):
    """Lay one down, face hidden."""

    def candidates(self, state: Battle, ask: DomainAsk) -> list[Command]:
        return [ChooseDomain(ask.seat, each.key) for each in domains_for(state.setup)]

    def refusal(self, state: Battle, ask: DomainAsk, command: ChooseDomain) -> Refusal | None:
        if command.domain not in [each.key for each in domains_for(state.setup)]:
            return refuse("not-an-option")
        if any(each.seat == ask.seat and each.card == command.domain for each in state.beside):
            return state.edition.refuse("minis-domain-chosen-already", domain=library().domains[command.domain].title())
        return None

    def carry_out(self, flow: Flow[Battle], ask: DomainAsk, command: ChooseDomain) -> None:
        flow.emit(DomainChosen(ask.seat, command.domain))


class DomainAsk(MoveAsk[Battle]):
    """Lay a domain down, face hidden (M2-DOMAIN-02); `second` is the other one of whoever has two."""

    FIELDS = ("seat", "second")
    KIND = "minis-domain"
    MOVES: ClassVar[Moves] = (LayingDomain(),)
    NESTED = False

    def __init__(self, seat: int, second: bool = False) -> None:
        super().__init__(seat)
        self.second = second

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-domain-second" if self.second else "ask-minis-domain")


class ChooseDomains(Frame[Battle]):
    """All players choose at once, then those with two choose their second ones."""

    FIELDS = ("second",)

    def __init__(self, second: bool = False) -> None:
        self.second = second

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        seats = [seat for seat in range(state.setup.seats) if not self.second or scouts(state, seat)]
        if not self.second:
            flow.then(ChooseDomains(True))
        if len(seats) == 1:
            flow.then(DomainAsk(seats[0], self.second))
        elif seats:
            flow.then(Simultaneous(tuple([DomainAsk(seat, self.second) for seat in seats])))


def scouts(state: Battle, seat: int) -> bool:
    """Is at least half the build total spent on Northlanders (M2-SUBF-12)?"""
    points = sum(
        [
            state.defs[figure].points
            for figure, owner in enumerate(state.owner)
            if owner == seat and state.defs[figure].subfaction == SCOUTS
        ]
    )
    return points * 2 >= state.edition.share(state.setup, seat)


class RevealDomains(Frame[Battle]):
    """All domains are turned up at once, after the terrain and before deployment (M2-DOMAIN-03)."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        hidden = [each for each in state.beside if not each.shown]
        for each in hidden:
            flow.emit(DomainRevealed(each.seat, each.card))
        flow.then(CancelDomains())
        for seat in reversed(state.order):
            if len([each for each in hidden if each.seat == seat]) > 1:
                flow.then(KeepAsk(seat))


class KeepingDomain(DomainMove["KeepAsk"]):
    """Keep this one."""

    def candidates(self, state: Battle, ask: KeepAsk) -> list[Command]:
        return [ChooseDomain(ask.seat, each.card) for each in ask.own(state)]

    def refusal(self, state: Battle, ask: KeepAsk, command: ChooseDomain) -> Refusal | None:
        return None if command.domain in [each.card for each in ask.own(state)] else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: KeepAsk, command: ChooseDomain) -> None:
        for each in ask.own(flow.state):
            if each.card != command.domain:
                flow.emit(DomainRemoved(each.seat, each.card, ""))


class KeepAsk(MoveAsk[Battle]):
    """Keep one of two domains once all have been revealed; the other one leaves the game (M2-SUBF-12)."""

    FIELDS = ("seat",)
    KIND = "minis-keep-domain"
    MOVES: ClassVar[Moves] = (KeepingDomain(),)
    NESTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def own(self, state: Battle) -> list[Beside]:
        return [each for each in state.beside if each.seat == self.seat and is_domain(each)]


class CancelDomains(Frame[Battle]):
    """Whatever another domain in play cancels leaves the game, all at once (M2-DOMAIN-04, reading R17)."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        found: list[DomainRemoved] = []
        for each in state.beside:
            if is_domain(each) and each.shown:
                by = cancels(state, library().domains[each.card])
                if by:
                    found.append(DomainRemoved(each.seat, each.card, by))
        for event in found:
            flow.emit(event)


def cancels(state: Battle, domain: DomainDef) -> str:
    """The key of a domain in play that cancels this one; empty if none does. Clear skies end all other weather but what is in play
    more than once."""
    played = domains(state)
    for other in played:
        if other.name in domain.cancelled_by:
            return other.key
    copies = [each for each in played if each.key == domain.key]
    if domain.is_weather and domain.does != CLEARS and len(copies) == 1:
        for other in doing(state, CLEARS):
            return other.key
    return ""


def barred_by(state: Battle, manner: Manner) -> DomainDef | None:
    """The domain that keeps everybody from this way to act."""
    word = ALIKE.get(manner.word, manner.word)
    found = barring(state, word) if word in BARS else None
    if found is None and manner.kind == RANGED_KIND:
        found = barring(state, RANGED)
    return found


def domain_refusal(state: Battle, manner: Manner) -> Refusal | None:
    """The reason nobody can act in this way because of a domain (M2-DOMAIN-05)."""
    domain = barred_by(state, manner)
    return None if domain is None else barred_refusal(state, domain)


def barred_refusal(state: Battle, domain: DomainDef) -> Refusal:
    return state.edition.refuse("minis-domain-bars", "domain", domain=domain.title())


def deal_domains(state: Battle, viewer: int | None, rng: Rng) -> None:
    """Other domains for those that lie face down and a viewer may not look at, and for choices locked in secret."""
    if viewer == EVERYBODY:
        return
    keys = [each.key for each in domains_for(state.setup)]
    hidden = [at for at, each in enumerate(state.beside) if not each.shown and each.seat != viewer]
    for at in hidden:
        # Whoever lays two down lays down different ones; those not dealt yet must not count, for they are secret.
        seat = state.beside[at].seat
        taken = [state.beside[other].card for other in hidden if other < at and state.beside[other].seat == seat]
        state.beside[at] = Beside(rng.choice([key for key in keys if key not in taken]), seat, False)
    for place, frame in enumerate(state.core.agenda):
        if isinstance(frame, Simultaneous):
            state.core.agenda[place] = chosen_anew(state, frame, viewer, rng)


def chosen_anew(state: Battle, frame: Simultaneous[Battle], viewer: int | None, rng: Rng) -> Simultaneous[Battle]:
    """Secret choices already made, replaced by any the others could have made."""
    answers: list[Command | None] = []
    for ask, answer in zip(frame.asks, frame.answers, strict=True):
        hidden = answer is not None and ask.seat != viewer
        answers.append(ask.sample(state, rng) if hidden else answer)
    return Simultaneous(frame.asks, tuple(answers))
