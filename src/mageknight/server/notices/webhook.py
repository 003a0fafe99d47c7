"""Webhooks: a small JSON body, sent by POST to an address of the person's own.

The address comes from a stranger and the request from inside the host's network, so nothing is sent before the name has been
looked up and every address behind it found to be public; the connection is then made to the very address that was checked.
Redirects are not followed, the answer's body is not read, and everything has a time limit.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import SplitResult, urlsplit

from mageknight import __version__
from mageknight.kernel.refusal import refuse
from mageknight.server.notices.failures import Trouble

SECONDS: Final = 10.0
"""How long looking up, connecting and the answer may take together."""
LONGEST: Final = 400
HEAD_LIMIT: Final = 16 * 1024
"""How much of an answer is looked at."""
LOW_PORTS: Final = (80, 443)
"""Ports below 1024 that speak HTTP; the others belong to services that might misunderstand it."""
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Lookup = Callable[[str, int], list[str]]


def webhook_address(text: str) -> str:
    """An address a webhook may have as far as it shows by itself; refused otherwise."""
    text = text.strip()
    if len(text) > LONGEST or not text.isascii() or any(c.isspace() or not c.isprintable() for c in text):
        raise refuse("server-notice-webhook")
    try:
        parts = urlsplit(text)
        port = _port(parts)
    except ValueError:
        raise refuse("server-notice-webhook") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise refuse("server-notice-webhook")
    if port < 1024 and port not in LOW_PORTS:
        raise refuse("server-notice-webhook-port", port=port)
    return text


def is_public(address: str) -> bool:
    """True if an IP address is one of the open internet, also when it is wrapped into another."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if inner is not None:
            ip = inner
        elif ip in _NAT64 or ip.teredo is not None:
            return False
    return ip.is_global and not ip.is_multicast


def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Hooks:
    """Sends webhooks."""

    def __init__(self, anywhere: bool, lookup: Lookup = look_up) -> None:
        self._anywhere = anywhere
        self._lookup = lookup
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="lookup")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check(self, address: str) -> None:
        """Refuse at once an address that is written in numbers and not public; names are looked up when they are used."""
        with contextlib.suppress(ValueError):
            if not self._anywhere and not is_public(urlsplit(address).hostname or ""):
                raise refuse("server-notice-private")

    async def send(self, address: str, body: bytes) -> None:
        """Deliver a body; raises `Trouble` unless it is answered with success."""
        parts = urlsplit(address)
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(parts, body)
        except TimeoutError as error:
            raise Trouble("slow") from error
        except ssl.SSLError as error:
            raise Trouble("insecure") from error
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Trouble("unreachable") from error
        if 300 <= status < 400:
            raise Trouble("redirect", str(status), final=True)
        if not 200 <= status < 300:
            raise Trouble("status", str(status), final=400 <= status < 500 and status not in (408, 425, 429))

    async def _post(self, parts: SplitResult, body: bytes) -> int:
        target = await self._checked(parts)
        context = ssl.create_default_context() if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            target, _port(parts), ssl=context, server_hostname=parts.hostname if context else None, limit=HEAD_LIMIT
        )
        try:
            writer.write(_request(parts, body))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()
            with contextlib.suppress(OSError, ssl.SSLError):
                await writer.wait_closed()

    async def _checked(self, parts: SplitResult) -> str:
        """The first address of the name, after all have been found harmless."""
        host, port = parts.hostname or "", _port(parts)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, self._lookup, host, port)
        if not found:
            raise OSError(host)
        if not self._anywhere and not all(is_public(address) for address in found):
            raise Trouble("forbidden", final=True)
        return found[0]


def _port(parts: SplitResult) -> int:
    return parts.port if parts.port is not None else 443 if parts.scheme == "https" else 80


def _request(parts: SplitResult, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"User-Agent: mageknight/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    """The status of an answer's first line."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("not an answer")
    return int(rest[:3])
