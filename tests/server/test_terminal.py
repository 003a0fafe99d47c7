"""A terminal on a server: the same words as at home."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

from mageknight.cli import http_client, remote
from mageknight.cli.terminal import Terminal
from mageknight.kernel.refusal import Refusal
from tests.server.client import Person
from tests.server.conftest import Serve


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


async def typed(base: str, lines: list[str], lang: str = "en", **more: Any) -> str:
    """What a terminal shows when these lines are typed."""
    out = io.StringIO()
    terminal = Terminal(lang, io.StringIO("\n".join(lines) + "\n"), out)
    given = {"join": "", "table": "", "name": "Tess", "plan": None, "terminal": terminal, "brings": "", **more}
    await asyncio.to_thread(lambda: remote.play(base, **given))
    return out.getvalue()


async def test_a_game_against_a_bot_from_a_terminal(serve: Serve):
    base, _ = await serve()
    plan = remote.plan_of("demo", 2, "", [], "random")
    shown = await typed(base, ["1", "why", "log", "undo", "help", "look", "nonsense words", "999", "quit"], plan=plan)
    assert "== Tess (1) ==" in shown
    assert "Kite" in shown or "kite" in shown
    assert "There is no option 999" in shown
    assert "hint –" in shown


async def test_a_terminal_plays_to_the_end_and_saves(serve: Serve, tmp_path: Path):
    base, _ = await serve()
    plan = remote.plan_of("demo", 2, "", [], "random")
    file = tmp_path / "end.mkm"
    shown = await typed(base, ["concede", f"save {file}", "quit"], plan=plan)
    assert "== The end ==" in shown
    assert "Seed: " in shown
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert header["format"] == "mageknight-match"


async def test_a_seat_is_given_up_or_the_game_ended_from_a_terminal(serve: Serve):
    base, _ = await serve()
    plan = remote.plan_of("board", 2, "", [], "random")
    shown = await typed(base, ["resign", "quit"], plan=plan)
    assert "All others have given up." in shown
    shown = await typed(base, ["einig", "schau", "ende"], lang="de", plan=plan)
    assert "im Einvernehmen beendet" in shown
    demo = remote.plan_of("demo", 2, "", [], "random")
    assert "a move of its own" in await typed(base, ["resign", "quit"], plan=demo)


async def test_joining_by_link_and_coming_back_as_the_same_person(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    table = await ann.table()
    made = await ann.post(f"/api/tables/{table}/links", {"kind": "seat"}, 201)
    shown = await typed(base, ["say hello there", "lang de", "schau", "quit"], join=made["url"])
    assert "== Tess (2) ==" in shown
    live = await ann.live(table)
    assert live.welcome["chat"][0]["text"] == "hello there"
    assert live.welcome["chat"][0]["name"] == "Tess"
    again = await typed(base, ["quit"], table=table)
    assert "== Tess (2) ==" in again
    assert oct(http_client.store().stat().st_mode & 0o777) == "0o600"


async def test_a_refusal_of_the_server_is_shown_in_its_own_words(serve: Serve):
    base, _ = await serve()
    with pytest.raises(Refusal) as refused:
        await typed(base, [], join="nothing", lang="de")
    assert "Link" in str(refused.value.facts["sentence"])
    with pytest.raises(Refusal) as away:
        await typed("http://127.0.0.1:9", [])
    assert away.value.reason == "server-unreachable"


async def test_a_terminal_survives_a_broken_connection(serve: Serve):
    base, services = await serve()
    me = http_client.ServerClient(base, "en")
    await asyncio.to_thread(me.arrive, "Tess")
    plan = remote.plan_of("demo", 2, "", [], "random")
    table = (await asyncio.to_thread(me.post, "/api/tables", plan))["table"]
    out = io.StringIO()
    session = remote.RemoteSession(me, table, Terminal("en", io.StringIO(""), out))
    await asyncio.to_thread(session.run)
    assert session.scene["waiting"] == [0] or session.blocking()
    for _ in range(3):
        if session._line._socket is None:
            await asyncio.to_thread(session._line.open)
        live = await services.live_tables.live(table)
        for viewer in list(live.viewers):
            viewer.drop(1012)
        offer = session.offers()[0] if session.offers() else None
        if offer is None:
            break
        with contextlib.suppress(http_client.RefusedByServer):
            await asyncio.to_thread(session._give, offer)
    await asyncio.to_thread(session._line.close)
    assert "The connection is lost" in out.getvalue()


async def test_an_army_is_brought_by_its_name_or_as_a_file(serve: Serve, tmp_path: Path):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    setup = {"seats": 2, "edition": "rebellion", "total": 200, "table": "everything", "edges": [0, 2]}
    file, wrong = tmp_path / "mine.txt", tmp_path / "wrong.txt"
    file.write_text("Game: Rebellion\nTotal: 200\n1x Steam Golem (weak)\n", encoding="utf-8")
    wrong.write_text("Game: Rebellion\nTotal: 200\n1x Nobody at all\n", encoding="utf-8")
    for brings, found in (("black-powder-rebels-200", "Haagor Dunebreaker"), (str(file), "Steam Golem")):
        body = {"game": "minis", "setup": setup, "options": {"brings": True}}
        table = (await ann.post("/api/tables", body, 201))["table"]
        link = (await ann.post(f"/api/tables/{table}/links", {"kind": "seat"}, 201))["url"]
        with pytest.raises(Refusal) as nothing:
            await typed(base, [], join=link)
        assert nothing.value.reason == "server-bring-something"
        with pytest.raises(Refusal) as unread:
            await typed(base, [], table=table, brings=str(wrong))
        assert "wrong.txt, 3: " in str(unread.value.facts["sentence"])
        client = http_client.ServerClient(base, "en")
        await asyncio.to_thread(client.arrive, "Tess")
        await asyncio.to_thread(remote.bring, client, table, brings)
        assert found in json.dumps((await ann.live(table)).scene)
