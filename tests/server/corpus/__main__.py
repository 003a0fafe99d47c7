"""Adds a backup to the corpus."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from mageknight.server.backup import save
from tests.server.client import close_all
from tests.server.conftest import serving, settings_for
from tests.server.test_play import play_on, two_players


async def make(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder))
        async with serving(settings) as (base, _):
            assert await play_on(list(await two_players(base)))
            players = await two_players(base)
            await play_on(list(players), 15)
            await players[0].ask({"type": "say", "text": "to be continued"})
            await close_all()
        await save(settings, Path(__file__).parent / f"{name}.mkbackup")


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
