"""What seat A is sent of a battle is the same whatever stands in the spellbooks of B: in the set-up, at every step, in files."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from mageknight.kernel.command import Command
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.commands import Act
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.server.matches import outgoing
from mageknight.server.store.numbered_match import NumberedMatch
from tests.server.client import Live, Person
from tests.server.conftest import Serve

KIT: Any = kit_named("minis")
MINE = ("ember-dart", "hawk-eye", "deny")
THEIRS = (("gust", "weariness", "glyph-of-dread", "unravel"), ("balm", "lead-feet", "false-mist", "stone-skin"))
"""Two books of B with as many spells; in both they show as many bars, which whoever browses shows (M2-BROWSE-09)."""
STEPS = 150


def armies(book: tuple[str, ...]) -> tuple[Muster, Muster]:
    """Two small armies; the book of the second one is what A must not learn."""
    ours = Muster((Enlisted("muster-145", 1, ("R-014",), MINE), Enlisted("muster-144")))
    theirs = Muster((Enlisted("muster-261", 1, ("R-014",), book), Enlisted("muster-258")))
    return ours, theirs


def setup(book: tuple[str, ...]) -> MinisSetup:
    return MinisSetup(edition="second", total=200, armies=armies(book), table="two-woods", edges=(0, 2))


def answers(match: Match[Any]) -> list[Command]:
    """What whoever must choose now can do, without what shows a card of B's: it casts nothing. A counterspell is in one world only."""
    waiting = [decision for decision in match.pending() if not decision.standing]
    if not waiting:
        return []
    found = list(match.options(waiting[0]))
    return [each for each in found if waiting[0].seat == 0 or not shows_card(each)]


def shows_card(command: Command) -> bool:
    return isinstance(command, Act) and command.how == "cast"


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_at_every_step_of_a_battle_both_worlds_send_the_same(seed: str) -> None:
    rng = Rng(seed_from_text(seed))
    worlds = [NumberedMatch.begin(KIT, setup(book), seed_from_text(seed)) for book in THEIRS]
    for _ in range(STEPS):
        for look in (0, None):
            scenes = [msgspec.json.encode(outgoing.scene(world, look, "en")) for world in worlds]
            assert scenes[0] == scenes[1]
            assert outgoing.text(worlds[0], look, "de") == outgoing.text(worlds[1], look, "de")
        other = set(answers(worlds[1].match))
        both = [each for each in answers(worlds[0].match) if each in other]
        if not both:
            break
        command = rng.choice(both)
        steps = [world.play(command) for world in worlds]
        for look in (0, None):
            told = [msgspec.json.encode(outgoing.step_info(step, look, "en")) for step in steps]
            assert told[0] == told[1], command
    assert worlds[0].match.state.core.ply > STEPS // 3


async def played_out(base: str, book: tuple[str, ...]) -> list[str]:
    """Everything A reads of a table whose B brings this book: about the table, the position, a report, the list of tables."""
    ann, ben = [await Person.arrive(base, name) for name in ("Ann", "Ben")]
    body = {
        "game": "minis",
        "setup": msgspec.to_builtins(setup(book)),
        "seats": [{"who": "open"}, {"who": "me"}],
        "seed": "same",
    }
    table = str((await ben.post("/api/tables", body, 201))["table"])
    await ann.join(await ben.invite(table, "seat", 0))
    live: Live = await ann.live(table)
    await live.send({"type": "sync", "last": None})
    await live.until(lambda message: message["type"] == "snapshot")
    read = [*live.raw, json.dumps(await ann.get(f"/api/tables/{table}")), json.dumps(await ann.get("/api/me/tables"))]
    report = await ann.http.post(f"/api/tables/{table}/report", json={"screen": {}})
    assert report.status_code == 200
    plain = report.json()
    plain.pop("state")  # dealt again by chance
    read.append(json.dumps(plain))
    read.append(json.dumps(await ann.get(f"/api/tables/{table}/replay?action=0&look=0")))
    fork = await ann.post(f"/api/tables/{table}/fork", {"at": 0}, 201)
    await ann.post(f"/api/tables/{fork['table']}/close", {}, 200)
    read.append(json.dumps(await ann.get(f"/api/tables/{fork['table']}")))
    return read


async def test_nothing_one_can_read_of_a_table_names_a_spell_of_somebody_elses_book(serve_both: Serve) -> None:
    base, _ = await serve_both()
    for book in THEIRS:
        for text in await played_out(base, book):
            for spell in book:
                assert f'"{spell}"' not in text, text[:200]
        assert '"R-014"' in text
