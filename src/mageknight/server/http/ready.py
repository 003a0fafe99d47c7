"""The route of the ready games: what somebody can sit down to with one click."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from mageknight.kernel.registry import games, kit_named
from mageknight.server.http.answers import answer, language, shows
from mageknight.server.wire.phrases import phrases

router = APIRouter(prefix="/api")


class ReadyInfo(msgspec.Struct, frozen=True):
    """A game with everything chosen: a table is made of its `setup`, with a person on `seat` and computers on all others."""

    game: str
    id: str
    title: str
    about: str
    setup: dict[str, Any]
    seats: int
    seat: int


class ReadyList(msgspec.Struct, frozen=True):
    """All of them, game by game."""

    ready: tuple[ReadyInfo, ...]


@router.get("/ready", **shows(ReadyList))
async def list_ready(request: Request, lang: Annotated[str, Query(max_length=20)] = "") -> Response:
    """The games one can sit down to at once."""
    return answer(await asyncio.to_thread(ready_list, lang or language(request)))


def ready_list(lang: str) -> ReadyList:
    """The list in the words of a language."""
    render = phrases(lang).render
    return ReadyList(
        tuple(
            [
                ReadyInfo(
                    name,
                    each.id,
                    render(each.title),
                    render(each.about),
                    msgspec.to_builtins(each.setup),
                    each.setup.seats,
                    each.seat,
                )
                for name in games()
                for each in kit_named(name).ready_games()
            ]
        )
    )
