"""The application: HTTP routes, the socket, the pages, in one ASGI app."""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import AsyncIterator
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from mageknight import __version__
from mageknight.kernel.discover import modules_of
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.server.http import pages, socket
from mageknight.server.http.answers import answer, describe_api, refused, shows
from mageknight.server.http.deps import count
from mageknight.server.ops.metrics import Measured
from mageknight.server.ops.resources import memory_used
from mageknight.server.ops.security import Guard, client_address
from mageknight.server.services import Services
from mageknight.server.settings import Settings
from mageknight.server.store.database import StorageError
from mageknight.server.wire import protocol

LOOPBACK = ("127.0.0.1", "::1", "testclient")


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings."""
    services = Services(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(title="mageknight", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.services = services
    app.router.redirect_slashes = False
    for module in modules_of("mageknight.server.http"):
        if hasattr(module, "router"):
            app.include_router(module.router)
    _operation(app, services)
    _failures(app, services)

    @app.websocket("/api/tables/{table}/live")
    async def live(websocket: WebSocket, table: str) -> None:
        await socket.serve(services, websocket, table)

    pages.mount(app, admit=lambda request: count(services, "page", request))
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Measured, metrics=services.metrics)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    return app


def _described(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = describe_api(app, "mageknight", __version__)
    return app.openapi_schema


def _operation(app: FastAPI, services: Services) -> None:
    """Routes for those who run the server."""

    @app.get("/health", **shows(dict[str, str]))
    async def health() -> Response:
        """The process is alive."""
        return answer({"status": "ok", "version": __version__})

    @app.get("/ready", **shows(dict[str, str]))
    async def ready() -> Response:
        """The process can serve: its database takes what is written."""
        well = services.is_open and await services.database.is_well()
        return answer({"status": "ready" if well else "waiting"}, 200 if well else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Figures for Prometheus: for this machine, or for whoever knows the token."""
        token = services.settings.metrics_token.get_secret_value()
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        allowed = hmac.compare_digest(given.encode(), token.encode()) if token else client_address(request) in LOOPBACK
        if not allowed:
            raise refuse("server-not-admin")
        services.metrics.live.set(len(services.live_tables.known()))
        services.metrics.backlog.set(services.database.writer.backlog)
        services.metrics.lag.set(services.watchdog.lag)
        services.metrics.waiting.labels("bots").set(services.workers.backlog)
        services.metrics.waiting.labels("matches").set(services.clerks.backlog)
        services.metrics.memory.set(memory_used())
        services.metrics.commits.set(services.database.writer.commits)
        services.metrics.commit_seconds.set(services.database.writer.seconds)
        return Response(services.metrics.page(), media_type="text/plain; version=0.0.4")

    @app.get("/api/protocol", **shows(dict[str, Any]))
    async def protocol_schema() -> Response:
        """JSON Schema of the messages on the socket."""
        return answer(protocol.schema())


def _failures(app: FastAPI, services: Services) -> None:
    """Whatever goes wrong is told as a reason and a sentence, and never shows the inside."""
    log = structlog.get_logger("http")

    @app.exception_handler(Refusal)
    async def on_refusal(request: Request, error: Refusal) -> Response:
        services.metrics.refusals.labels(error.reason).inc()
        log.info("refused", reason=error.reason, path=request.url.path)
        return refused(request, error)

    @app.exception_handler(StorageError)
    async def on_storage(request: Request, error: StorageError) -> Response:
        services.metrics.storage_errors.inc()
        log.warning("storage failed", error=str(error), path=request.url.path)
        return refused(request, refuse("server-storage"))

    @app.exception_handler(RequestValidationError)
    async def on_validation(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:200]
        info = refuse("server-bad-request", where=where, what=str(first["msg"])[:200])
        response = refused(request, info)
        response.status_code = 422
        return response

    @app.exception_handler(RecursionError)
    @app.exception_handler(UnicodeError)
    async def on_nonsense(request: Request, error: Exception) -> Response:
        """Nested too deep, or not text: nothing anybody would send who means something."""
        response = refused(request, refuse("server-bad-request", where="body", what=type(error).__name__))
        response.status_code = 422
        return response

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        response = refused(request, refuse("server-no-such-thing"))
        response.status_code = error.status_code
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    @app.exception_handler(Exception)
    async def on_error(request: Request, error: Exception) -> Response:
        services.metrics.errors.inc()
        log.error("error", path=request.url.path, exc_info=error)
        response = refused(request, refuse("server-error"))
        response.status_code = 500
        return response
