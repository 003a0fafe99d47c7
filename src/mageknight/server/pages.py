"""The pages: the built web client if it is there, otherwise one plain page that says what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from mageknight.kernel.message import say
from mageknight.server.api.answers import language
from mageknight.server.phrases import phrases

WEB: Final = Path(__file__).parent / "web"
FOREVER: Final = "public, max-age=31536000, immutable"
NOT_PAGES: Final = ("/api/", "/health", "/ready", "/metrics")


def mount(app: FastAPI, web: Path = WEB) -> None:
    """Serve files of the web client; every other path is its start page, because the client routes by itself."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if f"/{path}".startswith(NOT_PAGES):
            raise HTTPException(404)
        file = _file(web, path)
        if file is not None:
            # Vite names its assets by their content, so those may be kept.
            kept = FOREVER if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": kept})
        start = web / "index.html"
        if not start.exists():
            return HTMLResponse(_plain_page(language(request)), headers={"cache-control": "no-cache"})
        if "." in path.rsplit("/", 1)[-1]:
            raise HTTPException(404)
        return FileResponse(start, headers={"cache-control": "no-cache"})


def _file(web: Path, path: str) -> Path | None:
    """The file of the web client with this path; nothing outside its folder."""
    if not path or "\x00" in path:
        return None
    file = (web / path).resolve()
    return file if file.is_relative_to(web.resolve()) and file.is_file() else None


def _plain_page(lang: str) -> str:
    words = phrases(lang)
    title, text = words.render(say("server-page-title")), words.render(say("server-page-text"))
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title></head>'
        f"<body><h1>{title}</h1><p>{text}</p></body></html>"
    )
