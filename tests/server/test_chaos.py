"""Chaos in its short form: the long one is `make chaos`."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.cluster import Cluster, running
from tools.chaos import Chaos
from tools.server import ServerProcess, free_port


async def test_cut_connections_and_kills_lose_and_double_nothing(tmp_path: Path):
    async with ServerProcess(tmp_path, free_port()) as server:
        report = await Chaos([server], random.Random(5)).run(cuts=20, kills=2, restarts=0)
    assert report.faults == []
    assert (report.cuts, report.kills) == (20, 2)
    assert report.compared == 2 * (report.cuts + report.kills)


async def test_two_processes_survive_a_restart_of_their_database(tmp_path: Path, postgres_bin: Path):
    with running(postgres_bin) as own:
        assert isinstance(own, Cluster)
        database = own.database()
        servers = [ServerProcess(tmp_path / name, free_port(), database=database) for name in ("a", "b")]
        async with servers[0], servers[1]:
            report = await Chaos(servers, random.Random(6), own.restart).run(cuts=6, kills=1, restarts=2, crowd=2)
    assert report.faults == []
    assert report.crowd > 0
    assert (report.cuts, report.kills, report.restarts) == (6, 1, 2)
