"""Answers of the HTTP interface: msgspec records out, refusals as problems with reason, rules and sentence.

Requests are Pydantic models, which FastAPI checks; answers are the records of the protocol, and their JSON Schema stands in
the OpenAPI description.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import Request, Response
from fastapi.openapi.utils import get_openapi
from starlette.applications import Starlette

from mageknight.kernel.refusal import Refusal
from mageknight.kernel.wire.decisions import RefusalInfo, refusal_info
from mageknight.locale import best
from mageknight.server.wire.phrases import phrases

_shown: list[Any] = [RefusalInfo]

STATUS: Final = {
    "server-who-are-you": 401,
    "server-wrong-password": 401,
    "server-owner-only": 403,
    "server-not-your-seat": 403,
    "server-not-admin": 403,
    "server-forged": 403,
    "server-no-guests": 403,
    "server-still-running": 403,
    "server-no-such-table": 404,
    "server-no-such-link": 404,
    "server-no-such-seat": 404,
    "server-no-such-thing": 404,
    "unknown-game": 404,
    "lesson-unknown": 404,
    "puzzle-unknown": 404,
    "puzzle-gone": 404,
    "server-too-large": 413,
    "server-too-fast": 429,
    "server-storage": 503,
    "server-busy": 503,
}
"""Everything else that is refused is a conflict with how things stand: 409."""


def shows(kind: Any, status: int = 200, **more: Any) -> dict[str, Any]:
    """Arguments of a route whose answer is a record of this kind."""
    _shown.append(kind)
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    problem = {"description": "Refused", "content": {"application/json": {"schema": _ref("RefusalInfo")}}}
    responses: dict[int | str, Any] = {
        status: {"description": "Done", "content": {"application/json": {"schema": schema}}}
    }
    responses.update(dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429, 503), problem))
    return {"responses": responses, "response_model": None, "status_code": status, **more}


def sends(media_type: str) -> dict[str, Any]:
    """Arguments of a route whose answer is a file."""
    arguments = shows(RefusalInfo)
    kind = "object" if media_type == "application/json" else "string"
    arguments["responses"][200] = {"description": "The file", "content": {media_type: {"schema": {"type": kind}}}}
    return arguments


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def answer(value: Any, status: int = 200) -> Response:
    """A record as JSON. Nothing of it may be kept by anybody on the way."""
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def done() -> Response:
    return answer({}, 200)


def language(request: Request) -> str:
    """The language of the one who asks: that of the page, else the person's own, else what the browser prefers."""
    person = getattr(request.state, "person", None)
    wanted = [request.headers.get("x-language", "")[:20]]
    if person is not None:
        wanted.append(person.lang)
    for part in request.headers.get("accept-language", "").split(",")[:10]:
        wanted.append(part.split(";")[0].strip()[:20])
    return best(wanted)


def refused(request: Request, refusal: Refusal) -> Response:
    """A refusal in the words of the one who asks."""
    info = refusal_info(refusal, phrases(language(request)).render)
    return answer(info, STATUS.get(refusal.reason, 409))


def describe_api(app: Starlette, title: str, version: str) -> dict[str, Any]:
    """The OpenAPI description, with the protocol's records among its components."""
    description = get_openapi(title=title, version=version, routes=app.routes)
    _, components = msgspec.json.schema_components(_shown, ref_template="#/components/schemas/{name}")
    description.setdefault("components", {}).setdefault("schemas", {}).update(components)
    return description
