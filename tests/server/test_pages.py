"""The client's files: packed for whoever can unpack them, kept for ever where their name says what is in them."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from mageknight.server.http.pages import mount

SCRIPT = "export const words = 'the same words again and again';\n" * 50


async def fetched(app: FastAPI, path: str, encoding: str) -> tuple[dict[str, str], bytes]:
    """Ask an application for a page, as a server would."""
    sent: list[Any] = []

    waiting: list[dict[str, Any]] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        if not waiting:
            await asyncio.Event().wait()
        return waiting.pop()

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"accept-encoding", encoding.encode())]
    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
    await app(
        {**scope, "headers": headers, "http_version": "1.1", "server": ("here", 80), "scheme": "http"}, receive, send
    )
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return found, b"".join(message.get("body", b"") for message in sent[1:])


@pytest.mark.parametrize("encoding", ["gzip, br", "identity"])
async def test_a_script_is_packed_for_whoever_can_unpack_it(tmp_path: Path, encoding: str):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "words-abc.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    app = FastAPI()
    mount(app, tmp_path)
    headers, body = await fetched(app, "/assets/words-abc.js", encoding)
    assert "immutable" in headers["cache-control"]
    assert "javascript" in headers["content-type"]
    if encoding == "identity":
        assert "content-encoding" not in headers
        assert body.decode() == SCRIPT
    else:
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(body).decode() == SCRIPT
        assert len(body) < len(SCRIPT) // 5
