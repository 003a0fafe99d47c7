"""Write the TypeScript types of the web client from the schemas of the server and of the games.

python -m scripts.web_types           # write them
python -m scripts.web_types --check   # say whether what is written is up to date
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.board.queries.tally_types import GameTally
from mageknight.board.queries.types import BoardPlan
from mageknight.board.view import piece_types as board_pieces
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.minis.queries.answers import ArmyAnswer
from mageknight.minis.queries.battle import Answer
from mageknight.minis.queries.tally_types import BattleTally
from mageknight.minis.view import piece_types as minis_pieces
from mageknight.server.app import create_app
from mageknight.server.settings import Settings
from mageknight.server.wire import protocol

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
ANSWERS: dict[str, tuple[type, ...]] = {
    "board": (BoardPlan, board_pieces.Pieces, GameTally),
    "minis": (minis_pieces.Pieces, ArmyAnswer, BattleTally, *get_args(Answer)),
}
"""What games send beside views: plans, printed pieces, answers to questions."""
HEAD = "// Written by scripts/web_types.py from the schemas of the server; not to be edited.\n\n"


def main(arguments: list[str]) -> int:
    stale = []
    for place, document in documents().items():
        file = WEB / "src" / place / "generated.ts"
        wanted = HEAD + typescript(document)
        if "--check" in arguments:
            if not file.exists() or file.read_text("utf-8") != wanted:
                stale.append(str(file.relative_to(ROOT)))
        else:
            file.write_text(wanted, "utf-8")
    if stale:
        print("Not up to date: " + ", ".join(stale) + ". Run: python -m scripts.web_types")
    return 1 if stale else 0


def documents() -> dict[str, dict[str, Any]]:
    """An OpenAPI document for each folder of the client that has types of its own."""
    wire = create_app(Settings(data=Path(tempfile.gettempdir()))).openapi()
    wire["components"]["schemas"].update(definitions(protocol.schema()))
    found = {"wire": {"openapi": "3.1.0", "info": wire["info"], "paths": {}, "components": wire["components"]}}
    for game in ("board", "minis"):
        kit = kit_named(game)
        (view, command, *_), parts = msgspec.json.schema_components(
            [kit.view_type, kit.codec.command_union, *ANSWERS.get(game, ())],
            ref_template="#/components/schemas/{name}",
            schema_hook=refusal_schema,
        )
        parts.update(View=view, Command=command)
        info = {"title": game, "version": "1"}
        found[game] = {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": parts}}
    return found


def refusal_schema(kind: type) -> dict[str, Any]:
    """A refusal as the server sends it; nothing else needs help."""
    if kind is not Refusal:
        raise NotImplementedError
    words = {"type": "string"}
    properties = {"reason": words, "rules": {"type": "array", "items": words}, "sentence": words}
    return {"title": "Refusal", "type": "object", "properties": properties, "required": list(properties)}


def definitions(document: dict[str, Any]) -> dict[str, Any]:
    return {name: renamed(part) for name, part in document["$defs"].items()}


def renamed(part: Any) -> Any:
    """A schema whose references point where OpenAPI keeps its parts."""
    return json.loads(json.dumps(part).replace("#/$defs/", "#/components/schemas/"))


def typescript(document: dict[str, Any]) -> str:
    command = ["node_modules/.bin/openapi-typescript", "--default-non-nullable=false"]
    done = subprocess.run(command, input=json.dumps(document), capture_output=True, text=True, check=False, cwd=WEB)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
