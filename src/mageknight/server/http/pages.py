"""The pages: the built web client if it is there, otherwise one plain page that says what to do."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from mageknight.kernel.message import say
from mageknight.server.http.answers import language
from mageknight.server.wire.phrases import phrases

WEB: Final = Path(__file__).parent.parent / "web"
FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest")
"""Kinds of files that are text and grow small when packed."""
NOT_PAGES: Final = ("/api/", "/health", "/ready", "/metrics")


def mount(app: FastAPI, web: Path = WEB, admit: Callable[[Request], None] | None = None) -> None:
    """Serve files of the web client; every other path is its start page, because the client routes by itself.

    `admit` is asked before anything is sent and refuses who asks too much.
    """

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if f"/{path}".startswith(NOT_PAGES):
            raise HTTPException(404)
        if admit is not None:
            admit(request)
        file = _file(web, path)
        if file is not None:
            # Vite names its assets by their content, so those may be kept.
            kept = FOREVER if path.startswith("assets/") else "no-cache"
            return await _sent(request, file, kept)
        start = web / "index.html"
        if not start.exists():
            return HTMLResponse(_plain_page(language(request)), headers={"cache-control": "no-cache"})
        if "." in path.rsplit("/", 1)[-1]:
            raise HTTPException(404)
        return await _sent(request, start, "no-cache")


async def _sent(request: Request, file: Path, kept: str) -> Response:
    """A file of the client, packed for whoever can unpack it if that makes it smaller."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if file.suffix not in PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    content = await asyncio.to_thread(_packed_now, file)
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    return Response(content, media_type=kind, headers={**headers, "content-encoding": "gzip"})


def _packed_now(file: Path) -> bytes:
    return _packed(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _packed(file: Path, changed: int) -> bytes:
    """The file as it was at that moment, packed once."""
    return gzip.compress(file.read_bytes(), mtime=0)


def _file(web: Path, path: str) -> Path | None:
    """The file of the web client with this path; nothing outside its folder."""
    if not path or "\x00" in path:
        return None
    try:
        file = (web / path).resolve()
        return file if file.is_relative_to(web.resolve()) and file.is_file() else None
    except OSError:
        # A name longer than any file has.
        return None


def _plain_page(lang: str) -> str:
    words = phrases(lang)
    title, text = words.render(say("server-page-title")), words.render(say("server-page-text"))
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title></head>'
        f"<body><h1>{title}</h1><p>{text}</p></body></html>"
    )
