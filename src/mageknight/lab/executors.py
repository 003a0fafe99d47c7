"""Executors of games: this process, several on this machine, or the workers of a Dask cluster."""

from __future__ import annotations

import importlib
import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.connection import wait as ended
from threading import Thread
from typing import Any

from mageknight.kernel.refusal import refuse
from mageknight.lab.experiment import Experiment
from mageknight.lab.record import GameRecord
from mageknight.lab.table import play_game

AHEAD = 3
"""So many games per worker are handed out at a time, so that a run can be stopped soon."""


PATIENCE = "10s"
"""So long a Dask scheduler may take to answer."""


def play_all(contest: Experiment, numbers: Iterable[int], workers: int = 1, cluster: str = "") -> Iterator[GameRecord]:
    """Play these games, in whatever order they end."""
    if cluster:
        yield from on_cluster(contest, numbers, cluster)
    elif workers > 1:
        yield from in_processes(contest, numbers, workers)
    else:
        for number in numbers:
            yield play_game(contest, number)


def end_with_parent() -> None:
    """Let this process end when the one that started it is gone, however that came: a killed run leaves nobody behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    ended([sentinel])
    os._exit(1)


def in_processes(contest: Experiment, numbers: Iterable[int], workers: int) -> Iterator[GameRecord]:
    """On this machine, with so many processes; each starts fresh, on every system."""
    waiting = iter(numbers)
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawned, initializer=end_with_parent) as pool:
        running: set[Future[GameRecord]] = set()
        try:
            while True:
                while len(running) < workers * AHEAD:
                    number = next(waiting, None)
                    if number is None:
                        break
                    running.add(pool.submit(play_game, contest, number))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in sorted(done, key=lambda one: one.result().number):
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def on_cluster(contest: Experiment, numbers: Iterable[int], address: str) -> Iterator[GameRecord]:
    """On the workers of a running Dask scheduler; they need this package installed."""
    dask: Any = importlib.import_module("distributed")
    try:
        client = dask.Client(address, timeout=PATIENCE)
    except (OSError, ValueError):
        raise refuse("lab-no-cluster", address=address) from None
    with client:
        waiting = iter(numbers)
        ahead = max(1, sum(client.ncores().values())) * AHEAD
        running = dask.as_completed(
            [client.submit(play_game, contest, one, pure=False) for one in islice(waiting, ahead)]
        )
        for future in running:
            for number in islice(waiting, 1):
                running.add(client.submit(play_game, contest, number, pure=False))
            yield future.result()
