"""Commands on the wire: pieces, colours and uses by their names, as in views."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board import commands as c
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.kernel.wire.decisions import command_info, read_command
from mageknight.kernel.wire.schema import export
from tests.conftest import COMPILED

KIT: Any = kit_named("board")
STEPS = 80


def number(field: str, name: str) -> int:
    return int(KIT.parse_value(field, name))


@pytest.mark.parametrize(
    "command, fields",
    [
        (c.PlayCard(0, number("card", "march"), 2), {"card": "march", "use": "move"}),
        (c.BuyCard(0, number("card", "fireball"), 0), {"card": "fireball", "kind": "spell"}),
        (c.PayMana(0, 9, 1), {"source": "crystal-blue", "colour": "blue"}),
        (c.UseSkill(0, number("skill", "tovak_motivation")), {"skill": "tovak_motivation"}),
        (c.PickTactic(0, number("tactic", "planning")), {"tactic": "planning"}),
        (c.ChooseCard(0, -1), {"card": -1}),
        (c.StepTo(0, 17), {"space": 17}),
    ],
)
def test_commands_carry_names(command: Any, fields: dict[str, Any]) -> None:
    plain = command_info(KIT, command)
    assert {name: plain[name] for name in fields} == fields
    assert read_command(KIT, msgspec.json.encode(plain)) == command


@pytest.mark.parametrize("seed", range(3))
def test_every_option_comes_back_as_the_command_it_was(seed: int) -> None:
    setups = list(KIT.setups())
    match: Match[Any] = Match(KIT, setups[seed * 13], seed.to_bytes(16, "big"))
    rng = Rng(seed.to_bytes(16, "big"))
    for _ in range(STEPS):
        if not match.pending():
            return
        found = match.options(match.pending()[0]).all()
        for command in found:
            assert read_command(KIT, msgspec.json.encode(command_info(KIT, command))) == command
        match.play(rng.choice(found))


@pytest.mark.parametrize(
    "raw, reason",
    [
        (b'{"do":"play-card","seat":0,"card":"no_such_card","use":"basic"}', "phrase-unknown-value"),
        (b'{"do":"play-card","seat":0,"card":"march","use":"upside-down"}', "phrase-unknown-value"),
        (b'{"do":"pay-mana","seat":0,"source":"crystal","colour":"red"}', "phrase-unknown-value"),
        (b'{"do":"play-card","seat":0,"card":["march"],"use":"basic"}', "malformed-command"),
        (b'{"do":"dance","seat":0}', "unknown-command"),
        (b'["march"]', "malformed-command"),
        (b'{"do":', "malformed-command"),
    ],
)
def test_names_of_nothing_are_refused(raw: bytes, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_command(KIT, raw)
    assert refused.value.reason == reason


@pytest.mark.skipif(COMPILED, reason="a compiled build keeps no annotations; schemas come from the sources")
def test_the_schema_says_which_fields_are_names() -> None:
    fields = export(KIT)["$defs"]["PlayCard"]["properties"]
    assert (fields["card"]["type"], fields["use"]["type"], fields["seat"]["type"]) == ("string", "string", "integer")
