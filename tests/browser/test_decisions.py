"""Whatever a game can ask, the client can answer: every kind of decision with every command it takes."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.agenda import Ask
from mageknight.kernel.match import Match
from mageknight.kernel.move import command_types
from mageknight.kernel.registry import games, kit_named
from mageknight.server.wire import types

TABLE = "a" * 26


def asks(game: str) -> dict[str, type[Ask[Any]]]:
    """The decisions of a game by their kind, whatever of its package defines them."""
    found: dict[str, type[Ask[Any]]] = {}
    waiting: list[type[Any]] = [Ask]
    for cls in waiting:
        waiting.extend(cls.__subclasses__())
        if cls.__module__.startswith(f"mageknight.{game}.") and command_types(cls):
            blank: Any = object.__new__(cls)
            found.setdefault(blank.kind(), cls)
    return found


def example(cls: type[msgspec.Struct]) -> dict[str, Any]:
    """A command of this class with some value in every field, as it would stand in a list of options."""
    plain: dict[str, Any] = {"do": command_name_of(cls), "seat": 0}
    for field in msgspec.structs.fields(cls):
        if field.name != "seat":
            plain[field.name] = value_of(msgspec.inspect.type_info(field.type))
    return plain


def blank(cls: type[msgspec.Struct]) -> dict[str, Any]:
    """A record with some value in every field."""
    fields = msgspec.structs.fields(cls)
    return {field.name: value_of(msgspec.inspect.type_info(field.type)) for field in fields}


def command_name_of(cls: type[Any]) -> str:
    return str(cls.__struct_config__.tag)


def value_of(shape: Any) -> Any:
    kinds: list[tuple[type, Any]] = [
        (msgspec.inspect.BoolType, True),
        (msgspec.inspect.IntType, 0),
        (msgspec.inspect.StrType, "x"),
        (msgspec.inspect.NoneType, None),
    ]
    if isinstance(shape, msgspec.inspect.LiteralType):
        return shape.values[0]
    if isinstance(shape, msgspec.inspect.EnumType):
        return next(iter(shape.cls)).value
    for kind, value in kinds:
        if isinstance(shape, kind):
            return value
    if isinstance(shape, msgspec.inspect.TupleType):
        return [value_of(each) for each in shape.item_types]
    if isinstance(shape, msgspec.inspect.UnionType):
        return value_of(shape.types[0])
    return []


def option(command: dict[str, Any]) -> dict[str, Any]:
    """A command as an option."""
    return {"command": command, "words": command["do"]}


class Stage:
    """Stands in for the server's live connection: shows one decision after another and hears the answers."""

    def __init__(self, page: Page, game: str) -> None:
        kit = kit_named(game)
        self.page = page
        self.codec = kit.codec
        self.given: list[dict[str, Any]] = []
        self.decision: dict[str, Any] = {}
        self.seq = 0
        self.route: WebSocketRoute | None = None
        match: Match[Any] = Match(kit, next(iter(kit.setups())), bytes(16))
        self.view = msgspec.to_builtins(match.view(0))
        self.table = {
            **blank(types.TableInfo),
            **{"id": TABLE, "game": game, "name": "Stage", "status": "running", "revision": 1, "setup": {}},
            **{"options": msgspec.to_builtins(types.OptionsInfo()), "seats": [], "commitment": "", "rules": ""},
            **{"open_seed": False, "seed": None, "content": "", "owner": "", "taken_back": False, "request": None},
            **{"origin": None, "origin_at": None, "next": None, "watchers": 0, "created": 0, "changed": 0},
        }
        you = blank(types.YouInfo) | {
            "person": "",
            "name": "Ann",
            "seats": [0],
            "look": 0,
            "hand": None,
            "owner": True,
            "muted": False,
        }
        self.welcome = {"type": "welcome", "protocol": 2, "version": "", "table": self.table, "you": you, "chat": []}
        page.route_web_socket("**/live", self.connected)

    def connected(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(lambda message: self.heard(json.loads(message)))

    def heard(self, message: dict[str, Any]) -> None:
        assert self.route is not None
        if message["type"] == "hello":
            self.send(self.welcome)
            self.show()
        elif message["type"] == "do":
            self.given.append(message["command"])
            self.send({"type": "accepted", "id": message["id"], "seq": self.seq})
        elif message["type"] == "read":
            self.send({"type": "text", "id": message["id"], "lines": []})

    def send(self, message: dict[str, Any]) -> None:
        assert self.route is not None
        self.route.send(json.dumps(message))

    def show(self) -> None:
        self.seq += 1
        decisions = [self.decision] if self.decision else []
        scene = {"seq": self.seq, "action": 0, "look": 0, "lang": "en", "view": self.view, "waiting": [0]}
        scene |= {
            "decisions": decisions,
            "undo": {"can": False, "redo": False, "refusal": None},
            "outcome": None,
            "plan": None,
        }
        self.send({"type": "snapshot", "scene": scene, "lines": []})

    def ask(self, kind: str, commands: list[dict[str, Any]]) -> None:
        self.decision = {"number": self.seq + 1, "seat": 0, "kind": kind, "standing": False, "prompt": kind}
        self.decision |= {"open": False, "deliberate": True, "cancel": False, "listed": True, "rules": []}
        self.decision |= {"options": [option(each) for each in commands]}
        self.show()


@pytest.mark.parametrize("game", [name for name in games() if name != "-"])
def test_every_decision_of_a_game_can_be_answered(page: Page, game: str) -> None:
    kit = kit_named(game)
    known = asks(game)
    stage = Stage(page, game)
    page.goto("/")
    page.goto(f"/table/{TABLE}")
    page.locator("[data-seq]").wait_for(state="attached")
    for kind in kit.decision_kinds():
        if kind == "chance":
            continue
        assert kind in known, f"{kind} is no record of {game}"
        commands = [example(cls) for cls in command_types(known[kind])]
        assert commands, f"{kind} takes no command"
        stage.ask(kind, commands)
        page.locator(f"[data-decision='{kind}'][data-seq='{stage.seq}']").wait_for(state="attached")
        if page.locator(".actions").count() == 0:
            page.keyboard.press("a")
        for command in commands:
            expect(page.locator(f"button.act[data-do='{command['do']}']")).to_have_count(1)
            page.locator(f"button.act[data-do='{command['do']}']").click()
            expect(page.locator("button.act.sending")).to_have_count(0)
            assert stage.given[-1] == command
            msgspec.convert(command, kit.codec.command_union)
