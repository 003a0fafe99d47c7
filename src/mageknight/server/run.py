"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket as sockets
import sys
import threading
import webbrowser
from typing import Final

import uvicorn
from fastapi import FastAPI

from mageknight.server.app import create_app
from mageknight.server.ops.connections import HEAD_BYTES, Door, doorkeeper
from mageknight.server.ops.logging import configure
from mageknight.server.ops.resources import allow_files
from mageknight.server.settings import Settings

COLLECT: Final = (20_000, 20, 50)
"""When the collector of cycles looks: matches make few and keep much, so looking often costs a fifth of the processor, and each look at
everything is a pause that players feel."""

SWITCH: Final = 0.0005
"""Seconds after which the event loop lets another thread of Python go on. The writer asks for its turn after every statement; with
Python's 5 ms a busy loop would make a commit of twenty moves wait for a fifth of a second."""


class Server(uvicorn.Server):
    """Says where it can be found as soon as it can."""

    def __init__(self, config: uvicorn.Config, browse: bool) -> None:
        super().__init__(config)
        self._browse = browse

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            # What is there now stays: no pause of the collector has to look through it again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*COLLECT)
            sys.setswitchinterval(SWITCH)
            url = address(self.servers[0].sockets[0].getsockname())
            print(f"mageknight: {url}", flush=True)  # noqa: T201 – the one line a host waits for
            if self._browse:
                threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def address(name: tuple[str, int]) -> str:
    """The address of a listening socket as people type it."""
    host, port = name[0], name[1]
    if host in ("0.0.0.0", "::", "127.0.0.1", "::1"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def configuration(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """The configuration of uvicorn for the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=doorkeeper(Door(settings, app.state.services.metrics)),
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws="websockets-sansio",
        ws_max_size=settings.message_limit * 4,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=10,
    )


def run(settings: Settings, browse: bool = False) -> None:
    """Serve until interrupted."""
    configure(settings)
    allow_files()
    config = configuration(settings, create_app(settings))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(Server(config, browse).serve())
