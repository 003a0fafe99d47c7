"""What seat A is sent is the same for two matches that differ only in what is hidden from A."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.server.store.records import Person as PersonRecord
from mageknight.server.tables.lobby import Plan, SeatPlan
from mageknight.spoken.verbs import ASKING
from tests.server.client import Live, Person, commands_of
from tests.server.conftest import Serve

KIT: Any = kit_named("demo")


def position(steps: int, seed: int, kit: Any = KIT) -> Any:
    """A position of a game for two after so many random commands."""
    match: Match[Any] = Match(kit, setup_of(kit), bytes([seed]) * 16)
    rng = Rng(bytes([seed + 100]) * 16)
    for _ in range(steps):
        waiting = [decision for decision in match.pending() if not decision.standing]
        if not waiting:
            break
        match.play(match.options(waiting[0]).sample(rng))
    return match.state


def setup_of(kit: Any) -> Any:
    return next(setup for setup in kit.setups() if setup.seats == 2)


class Twin:
    """A table that begins in a given position, with A at seat 0 and B at seat 1."""

    def __init__(self, table: str, a: Live, b: Live, watcher: Live) -> None:
        self.table = table
        self.a = a
        self.b = b
        self.watcher = watcher

    def bytes_of(self, live: Live) -> str:
        """Everything a viewer was sent, without what belongs to the table and not to the match."""
        text = "\n".join(live.raw).replace(self.table, "TABLE")
        about = live.welcome["table"]
        text = text.replace(about["commitment"], "COMMITMENT")
        for moment in {str(about["created"]), str(about["changed"])}:
            text = text.replace(f":{moment}", ":0")
        return text


async def twin(services: Any, people: list[Person], state: Any, kit: Any = KIT) -> Twin:
    ann, ben, cat = people
    start = msgspec.json.encode(kit.codec.dump(state))
    owner = await services.people.of_token(ann.token)
    assert isinstance(owner, PersonRecord)
    plan = Plan(kit.name, msgspec.to_builtins(setup_of(kit)), (SeatPlan("me"), SeatPlan("open")))
    table = await services.lobby.create(owner, plan, start=start)
    watch, seat = await ann.invite(table, "watch"), await ann.invite(table, "seat", 1)
    await ben.join(seat)
    await cat.join(watch)
    lives = []
    for person in people:
        live = await person.live(table)
        # Presence comes as it comes; what is compared begins when all are there.
        lives.append(live)
    for live in lives:
        await live.ask({"type": "log", "before": 0, "id": "flush"})
        live.raw.clear()
    return Twin(table, *lives)


async def question(live: Live, kit: Any) -> None:
    """Ask for everything one can ask for without doing anything."""
    await live.send({"type": "sync", "last": None})
    await live.until(lambda message: message["type"] == "snapshot")
    await live.ask({"type": "read", "id": "read"})
    for kind in kit.codec.commands[1:]:
        for value in (0, 1, 7, 31):
            plain: dict[str, Any] = {"do": kind.__struct_config__.tag, "seat": 0}
            for field in kind.__struct_fields__[1:]:
                plain[field] = value
            await live.ask({"type": "why", "id": f"why-{kind.__name__}-{value}", "command": plain})
    for line in ASKING:
        await live.ask({"type": "typed", "id": f"typed-{line}", "line": line})
    for request in ("undo", "redo", "cancel"):
        await live.ask({"type": request, "id": f"try-{request}", "seat": 0})


@pytest.mark.parametrize(
    "game,steps",
    [
        *[("demo", steps) for steps in (0, 3, 9, 20, 33)],
        *[("board", steps) for steps in (2, 12, 40, 150)],
        *[("minis", steps) for steps in (0, 8, 30)],
    ],
)
async def test_two_matches_that_differ_in_hidden_things_send_the_same_bytes(serve_both: Serve, game: str, steps: int):
    kit: Any = kit_named(game)
    base, services = await serve_both()
    people = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat")]
    truth = position(steps, steps + 1, kit)
    states = [kit.redeal(truth, 0, Rng(bytes([luck]) * 16)) for luck in (1, 2)]
    assert kit.codec.digest(states[0]) != kit.codec.digest(states[1])
    twins = [await twin(services, people, state, kit) for state in states]
    for one in twins:
        await question(one.a, kit)
    sent = [one.bytes_of(one.a) for one in twins]
    assert sent[0] == sent[1]
    assert '"type":"snapshot"' in sent[0]


async def test_a_spectator_learns_nothing_of_any_hand(serve_both: Serve):
    base, services = await serve_both()
    people = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat")]
    truth = position(12, seed=5)
    states = [KIT.redeal(truth, None, Rng(bytes([luck]) * 16)) for luck in (1, 2)]
    twins = [await twin(services, people, state) for state in states]
    for one in twins:
        await one.watcher.send({"type": "sync", "last": None})
        await one.watcher.until(lambda message: message["type"] == "snapshot")
    assert twins[0].bytes_of(twins[0].watcher) == twins[1].bytes_of(twins[1].watcher)


async def test_a_hidden_choice_looks_the_same_whatever_was_chosen(serve_both: Serve):
    base, services = await serve_both()
    people = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat")]
    truth = position(0, seed=9)
    twins = [await twin(services, people, truth) for _ in range(2)]
    for one, place in zip(twins, (0, 2), strict=True):
        assert one.b.decision
        assert one.b.decision["kind"] == "demo-lean"
        answer = await one.b.do(commands_of(one.b.decision)[place], id="lean")
        assert answer["type"] == "accepted"
        await one.a.until_seq(1)
        await one.watcher.until_seq(1)
    for viewer in ("a", "watcher"):
        sent = [one.bytes_of(getattr(one, viewer)) for one in twins]
        assert sent[0] == sent[1]
        assert '"type":"update"' in sent[0]


async def test_reports_and_replays_of_a_running_match_tell_nothing_hidden(serve_both: Serve):
    base, services = await serve_both()
    people = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat")]
    truth = position(15, seed=3)
    states = [KIT.redeal(truth, 0, Rng(bytes([luck]) * 16)) for luck in (1, 2)]
    told = []
    for state in states:
        one = await twin(services, people, state)
        report = await people[0].http.post(f"/api/tables/{one.table}/report", json={"screen": {"note": "odd"}})
        assert report.status_code == 200
        plain = report.json()
        assert plain["match"] is None
        # The position in it is dealt again by chance; everything else must be the same.
        hidden = plain.pop("state")
        assert KIT.engine.view(KIT.codec.load(hidden), 0) == KIT.engine.view(state, 0)
        frame = await people[0].get(f"/api/tables/{one.table}/replay?action=0&look=0")
        await people[0].get(f"/api/tables/{one.table}/replay?action=0&look=1", 403)
        exported = await people[0].http.get(f"/api/tables/{one.table}/export")
        assert exported.status_code == 403
        told.append(json.dumps([plain, frame], sort_keys=True))
    assert told[0] == told[1]


async def test_a_fork_of_a_running_match_deals_the_hidden_anew(serve_both: Serve):
    base, services = await serve_both()
    people = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat")]
    truth = position(15, seed=3)
    one = await twin(services, people, truth)
    hands = set()
    for _ in range(8):
        made = await people[0].post(f"/api/tables/{one.table}/fork", {"at": 0}, 201)
        live = await services.live_tables.live(made["table"])
        assert KIT.engine.view(live.numbered.match.state, 0) == KIT.engine.view(truth, 0)
        hands.add(tuple(live.numbered.match.state.hands[1]))
    assert len(hands) > 1
