"""Figures for Prometheus. Each application has its own registry, so that several can live in one process."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Metrics:
    """The metrics a host may want to watch."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter("mageknight_commands", "Steps added to matches", registry=self.registry)
        self.refusals = Counter("mageknight_refusals", "Requests refused", ["reason"], registry=self.registry)
        self.errors = Counter("mageknight_errors", "Errors of the program", registry=self.registry)
        self.bot_failures = Counter("mageknight_bot_failures", "Bots without an answer", registry=self.registry)
        self.clerk_failures = Counter(
            "mageknight_clerk_failures", "Errands that no clerk finished", registry=self.registry
        )
        self.turned_away = Counter(
            "mageknight_turned_away", "Connections turned away at the door", ["why"], registry=self.registry
        )
        self.storage_errors = Counter(
            "mageknight_storage_errors", "Requests the database did not carry out", registry=self.registry
        )
        self.lag = Gauge(
            "mageknight_loop_lag_seconds", "How late the event loop was at its last beat", registry=self.registry
        )
        self.waiting = Gauge(
            "mageknight_work_waiting", "Questions to workers that wait", ["kind"], registry=self.registry
        )
        self.memory = Gauge("mageknight_memory_bytes", "Most memory this process has used", registry=self.registry)
        self.limited = Counter("mageknight_rate_limited", "Requests beyond a rate", ["what"], registry=self.registry)
        self.messages = Counter("mageknight_messages", "Messages from clients", ["type"], registry=self.registry)
        self.notices = Counter(
            "mageknight_notices", "Notices that a game waits", ["channel", "result"], registry=self.registry
        )
        self.sockets = Gauge("mageknight_sockets", "Connections open", registry=self.registry)
        self.live = Gauge("mageknight_live_tables", "Tables in memory", registry=self.registry)
        self.backlog = Gauge("mageknight_write_backlog", "Writes that wait", registry=self.registry)
        self.commits = Gauge("mageknight_commits", "Transactions written", registry=self.registry)
        self.commit_seconds = Gauge("mageknight_commit_seconds", "How long they took together", registry=self.registry)
        self.latency = Histogram(
            "mageknight_command_seconds",
            "From a message to its answer",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )
        self.http = Histogram(
            "mageknight_http_seconds",
            "Time of an HTTP request",
            ["method", "route", "status"],
            buckets=(0.005, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=self.registry,
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)


class Measured:
    """Measures every HTTP request. Plain ASGI: it neither cancels what it wraps nor copies what passes."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = "500"

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            route = getattr(scope.get("route"), "path", "-")
            labels = self._metrics.http.labels(scope["method"], route, status)
            labels.observe(time.perf_counter() - started)
