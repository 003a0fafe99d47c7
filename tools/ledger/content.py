"""`make content`: every piece of content a game offers has a test of its own.

A game offers its pieces through one function, ``content_ids() -> Iterable[str]`` in its package ``content``:
``mageknight.board.content``, ``mageknight.minis.content`` and whoever comes later. An id is made of the game, the kind and
the name, ``board/card/rage``; a test shows it by ``@content("board/card/rage")`` or as a case of ``content_cases``.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any

import mageknight
from tools.ledger.collection import Claim

ID = re.compile(r"[a-z][a-z0-9_]*(/[a-z0-9][a-z0-9_.-]*)+(/[A-Za-z0-9][A-Za-z0-9_.-]*)")


def offered() -> tuple[dict[str, list[str]], list[str]]:
    """The pieces each game offers, and what is wrong with the offers."""
    pieces: dict[str, list[str]] = {}
    errors: list[str] = []
    for module in pkgutil.iter_modules(mageknight.__path__):
        name = f"mageknight.{module.name}.content"
        if not module.ispkg or find_spec(name) is None:
            continue
        hook = getattr(importlib.import_module(name), "content_ids", None)
        if hook is None:
            errors.append(f"{name} has no function content_ids()")
            continue
        pieces[module.name], faults = check_offer(module.name, hook())
        errors += faults
    return pieces, errors


def check_offer(game: str, ids: Iterable[str]) -> tuple[list[str], list[str]]:
    """Sort one game's ids and name those that are badly formed, belong elsewhere or come twice."""
    pieces: list[str] = []
    faults: list[str] = []
    for each in sorted(ids):
        if not ID.fullmatch(each) or not each.startswith(game + "/"):
            faults.append(f"{each!r} is no content id of {game}: they look like {game}/kind/name")
        elif pieces and pieces[-1] == each:
            faults.append(f"{game} offers {each} twice")
        else:
            pieces.append(each)
    return pieces, faults


def make_report(pieces: dict[str, list[str]], claims: list[Claim]) -> tuple[dict[str, Any], list[str]]:
    """What build/content.json says, and every fault: a piece without a test, a test of a piece that is not there."""
    known = {each for ids in pieces.values() for each in ids}
    shown = {each for claim in claims for each in claim.content}
    errors = [
        f"{claim.test} names {each}, which no game offers"
        for claim in claims
        for each in claim.content
        if each not in known
    ]
    errors += [f"{each} has no test" for ids in pieces.values() for each in ids if each not in shown]
    return {"games": {game: _game(ids, shown) for game, ids in pieces.items()}}, errors


def _game(ids: list[str], shown: set[str]) -> dict[str, Any]:
    kinds: dict[str, dict[str, Any]] = {}
    for each in ids:
        kind = kinds.setdefault(each.split("/")[1], {"pieces": 0, "shown": 0, "missing": []})
        kind["pieces"] += 1
        if each in shown:
            kind["shown"] += 1
        else:
            kind["missing"].append(each)
    return {"pieces": len(ids), "shown": sum(1 for each in ids if each in shown), "kinds": kinds}


def table(report: dict[str, Any]) -> str:
    """The report for people, per game and kind."""
    lines = [f"{'Content':<40}{'pieces':>9}{'shown':>9}{'missing':>9}"]
    for game, counts in report["games"].items():
        lines.append(_line(game, counts["pieces"], counts["shown"]))
        lines += [_line("  " + kind, count["pieces"], count["shown"]) for kind, count in counts["kinds"].items()]
    if not report["games"]:
        lines.append("no game offers content yet")
    return "\n".join(lines)


def _line(name: str, pieces: int, shown: int) -> str:
    return f"{name:<40}{pieces:>9,}{shown:>9,}{pieces - shown:>9,}"
