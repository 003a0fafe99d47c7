"""Security against strangers: origins, cookies, headers, sizes."""

from __future__ import annotations

import contextlib
import ipaddress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mageknight.kernel.refusal import refuse
from mageknight.locale import best, render
from mageknight.server.settings import Settings

COOKIE: Final = "mageknight"
MARK: Final = "x-mageknight"
"""A header that pages of other origins cannot send without being asked first, and they are never allowed."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
)


def own_origin(connection: HTTPConnection, settings: Settings) -> str:
    """The origin of this server's pages as the browser sees it."""
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        return f"{parts.scheme}://{parts.netloc}"
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.headers.get('host', '')}"


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """True if a request comes from one of this server's pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin == own_origin(connection, settings) or origin in settings.allowed_origins


def session_token(connection: HTTPConnection) -> str:
    """The token of the session, from the cookie or from whoever sends it on purpose."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return value.strip()
    return connection.cookies.get(COOKIE, "")


def is_forged(connection: HTTPConnection, settings: Settings) -> bool:
    """True if a request that changes something may have been sent by another site's page."""
    if not origin_allowed(connection, settings):
        return True
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return connection.headers.get("origin") not in settings.allowed_origins
    by_cookie = COOKIE in connection.cookies and "authorization" not in connection.headers
    return by_cookie and MARK not in connection.headers


def set_cookie(response: Response, connection: HTTPConnection, settings: Settings, token: str) -> None:
    """Hand out a session; scripts cannot read it, and other sites' requests do not carry it."""
    secure = settings.secure_cookies == "always" or (
        settings.secure_cookies == "auto" and own_origin(connection, settings).startswith("https:")
    )
    response.set_cookie(
        COOKIE,
        token,
        max_age=settings.session_days * 24 * 3600,
        path="/",
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def network_of(address: str) -> str:
    """The network limits are counted by: an address, or with IPv6 the network a single household is given."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


def client_network(connection: HTTPConnection) -> str:
    return network_of(client_address(connection))


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "-"


def host_known(headers: Headers, settings: Settings) -> bool:
    """True if a request is meant for this server.

    A server that listens on its own machine alone is asked for by the names of that machine. Another name that leads here is a
    trick: a stranger's page, whose name suddenly means this machine, would count as one of ours.
    """
    if settings.public_url or not is_loopback(settings.host):
        return True
    host = headers.get("host", "")
    return is_loopback(urlsplit(f"//{host}").hostname or "") or host in [
        urlsplit(origin).netloc for origin in settings.allowed_origins
    ]


def is_loopback(name: str) -> bool:
    if name.casefold() == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


class Guard:
    """Puts the headers on every answer; stops bodies that are too large, and requests meant for somebody else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if not host_known(Headers(scope=scope), self._settings):
            await self._turn_away(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = self._settings.import_limit if scope["path"] == "/api/import" else self._settings.body_limit
        declared = Headers(scope=scope).get("content-length", "0")
        if not declared.isdigit() or int(declared) > limit:
            await _too_large()(scope, receive, _with_headers(send))
            return
        meter = _Meter(limit, receive, _with_headers(send))
        with contextlib.suppress(BodyTooLarge):
            await self._app(scope, meter.receive, meter.send)
        if meter.exceeded:
            await _too_large()(scope, receive, _with_headers(send))

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        words = render(
            refuse("server-other-host").message(), best(Headers(scope=scope).get("accept-language", "").split(","))
        )
        await PlainTextResponse(words, 421)(scope, receive, _with_headers(send))


class BodyTooLarge(Exception):
    """A body without a declared length turned out too large."""


class _Meter:
    """Counts a body as it comes; when it is too large, whatever the application makes of that is not sent."""

    def __init__(self, limit: int, receive: Receive, send: Send) -> None:
        self._left = limit
        self._receive = receive
        self._send = send
        self.exceeded = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.exceeded = True
            raise BodyTooLarge
        return message

    async def send(self, message: Message) -> None:
        if not self.exceeded:
            await self._send(message)


def _too_large() -> Response:
    return Response('{"reason":"server-too-large"}', 413, media_type="application/json")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS:
                headers.setdefault(name, value)
        await send(message)

    return sending
