"""The printed pieces as a client draws them: numbers and names, their effects as signs where signs say it all, and in words."""

from __future__ import annotations

from typing import Any

from mageknight.board.content.library import library
from mageknight.board.effect import Effect
from mageknight.board.lattice import LOW, SIDE
from mageknight.board.sign import Sign
from mageknight.board.terms import CARD_KINDS, CARD_USES, COLOURS, FAME_LINES, REPUTATION_INFLUENCE, REPUTATION_X
from mageknight.kernel.message import Message


def pieces() -> dict[str, Any]:
    """Every piece by kind, each list in the order of its numbers, and the measures of map and tracks."""
    lib = library()
    return {
        "cards": _cards(),
        "units": _units(),
        "enemies": lib.rows["enemy"],
        "skills": [
            {**row, "number": number, "effect": _signs(lib.skills[number].effect), "text": lib.skills[number].text()}
            for number, row in enumerate(lib.rows["skill"])
        ],
        "tactics": [
            {**row, "order": row["number"], "number": number, "text": _words(lib.tactics[number].effect)}
            for number, row in enumerate(lib.rows["tactic"])
        ],
        "heroes": lib.rows["hero"],
        "ruins": lib.rows["ruin"],
        "cities": lib.rows["city"],
        "colours": list(COLOURS),
        "uses": list(CARD_USES),
        "lattice": {"low": LOW, "side": SIDE},
        "fame": list(FAME_LINES),
        "reputation": {"least": REPUTATION_X, "influence": list(REPUTATION_INFLUENCE)},
    }


def _words(effect: Effect | None) -> Message | None:
    return None if effect is None else effect.text()


def _signs(effect: Effect | None) -> list[Sign] | None:
    return None if effect is None else effect.signs()


def _cards() -> list[dict[str, Any]]:
    """The Wound, then every Deed card."""
    found: list[dict[str, Any]] = [{"number": 0, "id": "wound", "kind": CARD_KINDS[0], "colors": [], "tags": []}]
    for card, row in zip(library().cards[1:], library().rows["card"], strict=True):
        halves = {
            "basic": _signs(card.basic),
            "strong": _signs(card.strong),
            "basic_text": _words(card.basic),
            "strong_text": _words(card.strong),
        }
        found.append({"colors": [], **row, "number": card.number, **halves})
    return found


def _units() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, row in enumerate(library().rows["unit"]):
        lines = library().units[number].abilities
        abilities = [
            {**ability, "effect": _signs(line.effect), "text": _words(line.effect)}
            for ability, line in zip(row["abilities"], lines, strict=True)
        ]
        special = [Message("board-special-" + word.replace("_", "-")) for word in row.get("special", [])]
        found.append({**row, "number": number, "abilities": abilities, "special_text": special})
    return found
