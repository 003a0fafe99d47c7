"""What tests about notices share: players who wait for each other, and their choice of channels."""

from __future__ import annotations

from typing import Any

from mageknight.server.notices.presence import AWAY
from tests.server.client import Live, Person, commands_of
from tests.server.test_play import settle

QUIET: dict[str, Any] = {"notice_seconds": 3600, "mail_rate": "1000/second"}
"""The courier goes round only when a test sends it."""
HOOKS: dict[str, Any] = {**QUIET, "webhooks": "any"}
LATER = AWAY + 1


async def act(player: Live) -> None:
    assert player.decision
    assert (await player.do(commands_of(player.decision)[0]))["type"] == "accepted"


async def until_waits(players: tuple[Live, Live], who: Live) -> None:
    """Play until it is this player's turn because the other has acted."""
    (other,) = [player for player in players if player is not who]
    for _ in range(200):
        await settle(list(players))
        if other.decision:
            await act(other)
            await settle(list(players))
            if who.decision and not other.decision:
                return
        else:
            await act(who)
    raise AssertionError("never")


async def wish(person: Person, channel: str, mode: str, address: str = "") -> None:
    if address:
        answer = await person.http.put(f"/api/me/channels/{channel}/address", json={"address": address})
        assert answer.status_code == 200, answer.text
    answer = await person.http.patch(f"/api/me/channels/{channel}", json={"mode": mode})
    assert answer.status_code == 200, answer.text


async def channel_of(person: Person, channel: str) -> dict[str, Any]:
    found = (await person.get("/api/me/channels"))["channels"]
    return next(one for one in found if one["channel"] == channel)
