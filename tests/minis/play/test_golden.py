"""Battles recorded once: the same set-up, seed and answers give the same events, and the same reasons why not, for ever.

``python -m tests.minis.play.test_golden`` records them again; that needs a reason and a commit of its own.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.command import EVERYBODY
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.wire.decisions import event_info
from mageknight.minis import commands as c
from mageknight.minis.content.available import use_packs
from mageknight.minis.rules.turn.turns import TakeAction
from mageknight.minis.setup import MinisSetup

FILE = Path(__file__).with_name("golden.json")
STEPS = 150
STRETCH = 25
"""Commands between two fingerprints, so that a difference can be found."""

WORDS = [
    "move",
    "march",
    "charge-double",
    "charge",
    "bound-double",
    "bound",
    "levitate",
    "regenerate",
    "raise",
    "summon",
    "shoot",
    "magic-blast",
    "flame",
    "shockwave",
    "magic-heal",
    "freeze",
    "confuse",
    "fight",
    "capture",
    "sweep",
    "heal",
    "turn",
    "pass",
]


class Golden(msgspec.Struct):
    """A recorded battle: its set-up, and a fingerprint of what happened after every stretch of commands."""

    setup: MinisSetup
    stretches: list[str]


def recorded() -> list[Golden]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[Golden])


def fingerprints(setup: MinisSetup) -> list[str]:
    """Play at random and note what happens, and at every fifth command why each action is refused."""
    use_packs(())
    kit = kit_named("minis")
    match: Match[Any] = Match(kit, setup, seed_from_text("golden"))
    rng = Rng(seed_from_text("answers"))
    found: list[str] = []
    notes = hashlib.sha256()
    for step in range(1, STEPS + 1):
        pending = match.pending()
        if not pending:
            break
        if step % 5 == 0 and isinstance(pending[0].ask, TakeAction):
            notes.update(reasons(match))
        command = match.options(pending[0]).sample(rng)
        notes.update(kit.codec.encode_command(command))
        notes.update(msgspec.json.encode([event_info(event, EVERYBODY) for event in match.play(command)]))
        if step % STRETCH == 0:
            found.append(notes.hexdigest()[:12])
    return [*found, notes.hexdigest()[:12]]


def reasons(match: Match[Any]) -> bytes:
    """Why each figure of the seat cannot be given each action: reasons and facts, whatever the rules behind them are called."""
    seat = match.pending()[0].seat
    told = []
    for figure in range(len(match.state.kind)):
        for word in WORDS:
            refusal = match.explain(c.Act(seat, figure, word))
            told.append((refusal.reason, refusal.facts) if refusal is not None else None)
    return msgspec.json.encode(told)


@pytest.mark.parametrize("number", range(len(recorded())))
def test_a_recorded_battle_goes_as_it_always_went(number: int):
    golden = recorded()[number]
    assert fingerprints(golden.setup) == golden.stretches


if __name__ == "__main__":
    setups = [golden.setup for golden in recorded()]
    FILE.write_bytes(
        b"[\n" + b",\n".join([msgspec.json.encode(Golden(each, fingerprints(each))) for each in setups]) + b"\n]\n"
    )
