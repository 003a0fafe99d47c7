"""Playing over the network: tables, links, commands, reconnecting."""

from __future__ import annotations

from typing import Any

from tests.server.client import Live, Person, commands_of
from tests.server.conftest import Serve


async def two_players(base: str) -> tuple[Live, Live]:
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await ann.table()
    assert await ben.join(await ann.invite(table)) == table
    return await ann.live(table), await ben.live(table)


def first_option(decision: dict[str, Any]) -> dict[str, Any]:
    return commands_of(decision)[0]


async def play_out(players: list[Live], most: int = 2000) -> None:
    """Let everybody take the first option until the game is over."""
    for _ in range(most):
        version = max(player.scene["seq"] for player in players if player.scene)
        for player in players:
            await player.until_seq(version)
        if players[0].scene and players[0].scene["outcome"]:
            return
        mover = next(player for player in players if player.decision)
        assert mover.decision
        answer = await mover.do(first_option(mover.decision))
        assert answer["type"] == "accepted", answer
    raise AssertionError("the game does not end")


async def test_two_people_play_a_whole_game(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await play_out([ann, ben])
    for player in (ann, ben):
        assert player.scene
        outcome = player.scene["outcome"]
        assert outcome["seed"]
        assert outcome["commitment"] == ann.welcome["table"]["commitment"]
    about = await ann.person.get(f"/api/tables/{ann.table}")
    assert about["table"]["status"] == "finished"
