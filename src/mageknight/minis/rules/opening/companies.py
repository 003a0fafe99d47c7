"""Adventuring companies come into play: one card a player at most, before anybody deploys."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Frame
from mageknight.minis.events import CompanyCalled
from mageknight.minis.setup.armies import armies_in
from mageknight.minis.setup.entries import mustered
from mageknight.minis.state.battle import Battle


def companies_of(state: Battle) -> list[str]:
    """The companies of the armies by seat; an army without one has an empty word."""
    return [mustered(army).company for army in armies_in(state.setup, state.edition)]


class CallCompanies(Frame[Battle]):
    """Every player whose army has a company puts its card beside the battlefield (M2-COMPANY-04, M2-COMPANY-05)."""

    def run(self, flow: Flow[Battle]) -> None:
        companies = companies_of(flow.state)
        for seat in flow.state.order:
            if companies[seat]:
                flow.emit(CompanyCalled(seat, companies[seat]))
