"""Fuzzing: generated HTTP requests and generated socket messages never break the server or move a match."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import requests
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.exceptions import ConnectionClosed

from mageknight.server.app import create_app
from mageknight.server.run import configuration
from mageknight.server.wire import protocol
from tests.patience import SECONDS
from tests.server.client import Live, Person
from tests.server.conftest import Serve, settings_for
from tests.server.test_play import two_players
from tests.server.test_security import digest

BOUNDED = settings(
    max_examples=12,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def described(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server in a thread of its own, its description, and somebody with a table."""
    database = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    options = settings_for(tmp_path_factory.mktemp("fuzz"), database=database)
    app = create_app(options)
    server = uvicorn.Server(configuration(options, app))
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + SECONDS
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < deadline
        thread.join(0.01)
    base = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    with httpx2.Client(base_url=base) as client:
        token = client.post("/api/session", json={"name": "Fuzz"}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        body = {"game": "demo", "setup": {"seats": 2}, "seats": [{"who": "me"}, {"who": "me"}]}
        table = client.post("/api/tables", json=body, headers=headers).json()["table"]
    schema = schemathesis.openapi.from_dict(app.openapi())
    with requests.Session() as session:
        yield schema, base, session, headers, table
    server.should_exit = True
    thread.join()


def operations() -> list[tuple[str, str]]:
    app = create_app(settings_for(Path("unused")))
    found = []
    for path, methods in app.openapi()["paths"].items():
        for method in methods:
            # Deleting oneself or the session would end the run.
            if (method, path) not in (("delete", "/api/me"), ("delete", "/api/session")):
                found.append((method, path))
    return found


@pytest.mark.parametrize("method,path", operations())
def test_no_generated_request_breaks_the_server(described: Any, method: str, path: str):
    schema, base, session, headers, table = described
    operation = schema[path][method.upper()]

    @BOUNDED
    @given(case=operation.as_strategy())
    def run(case: schemathesis.Case[Any]) -> None:
        if "table" in (case.path_parameters or {}) and len(case.path_parameters["table"]) == 26:
            case.path_parameters["table"] = table
        response = case.call(base_url=base, session=session, headers=headers, timeout=SECONDS)
        case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])

    run()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
KINDS = [cls.__struct_config__.tag for cls in protocol.Incoming.__args__]
FIELDS = sorted({name for cls in protocol.Incoming.__args__ for name in cls.__struct_fields__})
commands = st.fixed_dictionaries(
    {"do": st.sampled_from(["lay-card", "concede", "settle-chance", "x"]), "seat": st.integers(-3, 3)},
    optional={"card": json_values, "outcome": json_values},
)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={name: (commands if name == "command" else json_values) for name in FIELDS},
)
frames = st.one_of(
    messages.map(json.dumps),
    json_values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)


async def test_no_generated_message_breaks_the_server_or_moves_the_match(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await two_players(base)
    eve = await Person.arrive(base, "Eve")
    await eve.join(await ann.person.invite(ann.table, "watch"))
    before = await digest(services, ann.table)
    errors = services.metrics.errors._value.get()
    collected: list[str | bytes] = []

    @settings(BOUNDED, max_examples=400)
    @given(frame=frames)
    def collect(frame: str | bytes) -> None:
        collected.append(frame)

    collect()
    watcher = await eve.live(ann.table)
    for frame in collected:
        watcher = await _send(watcher, frame)
    assert await digest(services, ann.table) == before
    assert services.metrics.errors._value.get() == errors
    again = await ben.person.live(ann.table)
    assert again.scene == ben.scene


async def test_whatever_a_player_sends_the_match_is_what_its_log_says(serve_both: Serve):
    """Somebody at the table sends what was generated, legal or not: what is accepted is told to all and in the log, and nothing else."""
    base, services = await serve_both()
    ann, ben = await two_players(base)
    errors = services.metrics.errors._value.get()
    collected: list[str | bytes] = []

    @settings(BOUNDED, max_examples=300)
    @given(frame=frames)
    def collect(frame: str | bytes) -> None:
        collected.append(frame)

    collect()
    player = ann
    for frame in collected:
        player = await _send(player, frame)
    assert services.metrics.errors._value.get() == errors
    again = await ben.person.live(ann.table)
    assert again.scene
    await ben.until_seq(again.scene["seq"])
    assert again.scene == ben.scene
    held = await digest(services, ann.table)
    services.live_tables._live.clear()
    assert await digest(services, ann.table) == held


async def _send(live: Live, frame: str | bytes) -> Live:
    """Send a frame and make sure the server still answers; come back if it had enough."""
    try:
        await live.socket.send(frame)
        await live.ask({"type": "log", "before": 0})
    except ConnectionClosed:
        live = await live.person.live(live.table)
    return live
