"""Adds a backup to the corpus."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from mageknight.kernel.registry import games, kit_named
from mageknight.server.upkeep.backup import save
from tests.server.client import Person, close_all
from tests.server.conftest import serving, settings_for
from tests.server.test_play import play_on, settle, two_players
from tools.load import any_command


async def make(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder))
        async with serving(settings) as (base, _):
            assert await play_on(list(await two_players(base)))
            players = await two_players(base)
            await play_on(list(players), 15)
            await players[0].ask({"type": "say", "text": "to be continued"})
            for game in games():
                await begun(base, game, 60)
            await close_all()
        await save(settings, Path(__file__).parent / f"{name}.mkbackup")


async def begun(base: str, game: str, commands: int) -> None:
    """A match of a game, played at random for so long."""
    kit: Any = kit_named(game)
    setup = next(setup for setup in kit.setups() if setup.seats == 2)
    ann = await Person.arrive(base, "Ann")
    body = {"game": game, "setup": msgspec.to_builtins(setup), "seats": [{"who": "me"}, {"who": "me"}]}
    table = (await ann.post("/api/tables", body, 201))["table"]
    players = [await ann.live(table, look=seat) for seat in (0, 1)]
    luck = random.Random(game)
    for _ in range(commands):
        await settle(players)
        mover = next((player for player in players if player.decision), None)
        if mover is None or mover.decision is None:
            break
        await mover.do(any_command(mover.decision, luck))
    await settle(players)


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
