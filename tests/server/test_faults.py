"""When the program itself goes wrong: nothing is changed, the table goes on, and a report tells somebody else what was seen."""

from __future__ import annotations

from typing import Any

from tests.server.client import commands_of
from tests.server.conftest import Serve
from tests.server.test_play import play_on, two_players


async def test_a_fault_is_told_and_leaves_the_match_at_its_last_good_position(serve: Serve):
    base, services = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 6)
    mover = ann if ann.decision else ben
    before: Any = mover.scene
    live = await services.live_tables.live(ann.table)
    assert live.numbered is not None
    live.numbered.match.state = None  # as if a rule had torn it
    answer = await mover.do(commands_of(mover.decision or {})[0])
    assert answer["type"] == "refused"
    assert answer["refusal"]["reason"] == "server-fault"
    assert (mover.scene or {})["seq"] == before["seq"]
    report = await mover.person.http.post(f"/api/tables/{ann.table}/report", json={"screen": {}})
    assert report.json()["scene"]["view"] == before["view"]
    again = await mover.do(commands_of(mover.decision or {})[0])
    assert again["type"] == "accepted"


async def test_a_report_is_opened_like_a_saved_match_and_shows_the_same(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 8)
    report = await ann.person.http.post(f"/api/tables/{ann.table}/report", json={"screen": {}})
    brought = await ben.person.http.post("/api/import", content=report.content)
    assert brought.status_code == 201, brought.text
    seen = await ben.person.live(brought.json()["table"], look=0)
    assert seen.scene
    assert ann.scene
    assert seen.scene["view"] == ann.scene["view"]
    assert [one["kind"] for one in seen.scene["decisions"]] == [one["kind"] for one in ann.scene["decisions"]]
