"""Results by seat, hero and army: what of a contest may lie in where one sat and with what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from mageknight.kernel.contract import Setup
from mageknight.lab.experiment import Experiment, fitting_setups, setup_among
from mageknight.lab.record import GameRecord
from mageknight.lab.statistics import Estimate, mean, share
from mageknight.minis.army.ready import ready_armies

BY: Final = ("seat", "hero", "army")


class Group(msgspec.Struct, frozen=True):
    """The games a bot played in one seat, with one hero or with one army."""

    by: str
    name: str
    bot: str
    games: int
    wins: Estimate
    score: Estimate


def broken_down(contest: Experiment, records: list[GameRecord]) -> tuple[Group, ...]:
    """Every group of the games that were played to their end, bot by bot; what was the same in all games is left out."""
    setups = fitting_setups(contest)
    lots: dict[tuple[str, str, str], list[tuple[float, int]]] = {}
    for record in records:
        if not record.finished:
            continue
        setup = setup_among(setups, contest, record.number)
        for seat, bot in enumerate(record.bots):
            part = 1.0 / len(record.winners) if seat in record.winners else 0.0
            for by, name in belongings(setup, seat):
                lots.setdefault((by, name, bot), []).append((part, record.scores[seat]))
    names = {by: {name for kind, name, _ in lots if kind == by} for by in BY}
    found = [
        Group(by, name, bot, len(lot), share(sum([won for won, _ in lot]), len(lot)), mean([score for _, score in lot]))
        for (by, name, bot), lot in lots.items()
        if len(names[by]) > 1
    ]
    return tuple(sorted(found, key=lambda group: (BY.index(group.by), group.name, group.bot)))


def belongings(setup: Setup, seat: int) -> Iterator[tuple[str, str]]:
    """The place and the belongings of a seat; an army by its name among the ready ones, any other has none."""
    yield "seat", str(seat + 1)
    heroes = getattr(setup, "heroes", ())
    if heroes:
        yield "hero", heroes[seat]
    armies = getattr(setup, "armies", ())
    if armies:
        known = [name for name, army in ready_armies().items() if army.lineup() == armies[seat]]
        yield "army", known[0] if known else ""
