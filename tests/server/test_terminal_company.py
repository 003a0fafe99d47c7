"""People at a table and somebody at a terminal: everything they ask can be answered there, and nothing they say is missed."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from mageknight.cli import http_client, remote
from mageknight.cli.people import VERBS, Company
from mageknight.cli.terminal import Terminal
from tests.server.client import Live, Person
from tests.server.conftest import Days, Serve
from tests.server.test_absence import DAY, SLOW, board_pair
from tests.server.test_endings import act
from tests.server.test_play import play_on, settle, two_players
from tests.server.test_terminal import typed


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


async def at_terminal(base: str, player: Live, lines: list[str], lang: str = "en") -> str:
    """What this player sees who goes on at a terminal."""
    http_client.remember(base, player.person.token)
    return await typed(base, lines, lang, table=player.table)


async def test_a_take_back_is_answered_at_a_terminal(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    on_turn: list[Live] = []
    while len(on_turn) < 8:
        on_turn.append(ann if ann.decision else ben)
        await play_on([ann, ben], 1)
    asked, asks = (ann, ben) if ann.decision else (ben, ann)
    to = max(at for at, player in enumerate(on_turn[:-1]) if player is asked)
    seat = asks.scene["look"] if asks.scene else 0
    await asks.ask({"type": "ask-take-back", "seat": seat, "to": to})
    shown = await at_terminal(base, asked, ["people", "no", "quit"])
    assert f"asks to return to action {to}, before: “" in shown
    while asks.about["request"] is not None:
        await asks.next()
    assert f"does not agree to return to action {to}." in asks.about["remarks"][-1]["text"]
    await asks.ask({"type": "ask-take-back", "seat": seat, "to": to})
    shown = await at_terminal(base, asked, ["ja", "protokoll 3", "ende"], "de")
    assert "Antworte mit ja oder nein" in shown
    assert f"In gegenseitigem Einvernehmen geht die Partie zu Aktion {to} zurück" in shown
    await ann.until_scene(lambda scene: scene["action"] == to)


async def test_a_take_back_is_asked_for_at_a_terminal(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 6)
    mover, other = (ann, ben) if ann.decision else (ben, ann)
    shown = await at_terminal(base, mover, ["takeback 2", "quit"])
    assert "The others are asked." in shown
    await settle([other])
    request = (await other.person.get(f"/api/tables/{other.table}"))["table"]["request"]
    assert request["to"] == 2


async def test_the_vote_about_an_absent_player_is_cast_at_a_terminal(serve: Serve, days: Days):
    base, services = await serve()
    waits, late, _ = await board_pair(base, options=SLOW)
    await days.go_by(services, late.table, 6 * DAY)
    shown = await at_terminal(base, late, ["here", "people", "quit"])
    assert "Your time is over" in shown
    assert "is back." in shown
    await days.go_by(services, late.table, 6 * DAY)
    shown = await at_terminal(base, waits, ["vote perhaps", "vote end", "look", "quit"])
    assert "is absent. What should happen? vote wait, vote bot, vote offer" in shown
    assert "Say what should happen: vote wait" in shown
    assert "by a vote the game was ended without a result" in shown


async def test_a_game_is_ended_by_agreement_from_a_terminal(serve: Serve):
    base, _ = await serve()
    waits, mover, seat = await board_pair(base)
    await act(waits, 1 - seat, action="end")
    shown = await at_terminal(base, mover, ["agree", "look", "quit"])
    assert "wants to end the game without a result. Type agree" in shown
    assert "The game was ended by agreement" in shown


async def test_what_is_said_while_a_line_is_typed_is_shown_at_once(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    mover, other = (ann, ben) if ann.decision else (ben, ann)
    http_client.remember(base, mover.person.token)
    me = http_client.ServerClient(base, "en")
    await asyncio.to_thread(me.arrive, "")
    terminal = Typing(asyncio.get_running_loop(), other.person, other.table)
    await asyncio.to_thread(remote.RemoteSession(me, mover.table, terminal).run)
    assert "are you there?" in terminal.while_typing


def test_every_word_to_people_is_obeyed() -> None:
    for verb in VERBS:
        assert callable(getattr(Company, f"say_{verb}"))


class Typing(Terminal):
    """Somebody who begins to type, is spoken to, and types only when that was shown."""

    def __init__(self, loop: asyncio.AbstractEventLoop, other: Person, table: str) -> None:
        super().__init__("en", io.StringIO(), io.StringIO())
        self.is_person = True
        self.loop = loop
        self.other = other
        self.table = table
        self.while_typing = ""
        self._spoken_to = threading.Event()

    def write(self, *parts: tuple[str, str]) -> None:
        super().write(*parts)
        text = "".join(text for text, _ in parts)
        if "are you there?" in text:
            self.while_typing = text
            self._spoken_to.set()

    def ask(self, prompt: str, completions: Callable[[], Sequence[str]] | None = None) -> str | None:
        asyncio.run_coroutine_threadsafe(self._speak(), self.loop)
        return "quit" if self._spoken_to.wait(30) else None

    async def _speak(self) -> None:
        live = await self.other.live(self.table)
        said: dict[str, Any] = {"type": "say", "text": "are you there?"}
        await live.ask(said)
