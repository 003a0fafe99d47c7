"""Values of commands as people type them: ``card=rage``, ``space=3,-2``, ``source=crystal-blue``, ``enemy=guardsmen-2``."""

from __future__ import annotations

from typing import Final

from mageknight.board.battle import UNIT_MARK
from mageknight.board.content.library import library
from mageknight.board.lattice import NOWHERE, hex_at, hex_place, slot_at, slot_place
from mageknight.board.terms import CARD_USES, COLOURS

LIBRARY_FIELDS: Final = ("card", "skill", "tactic", "hero")
MANA_WORDS: Final = ("token", "crystal", "die", "endless", "stolen")
PURCHASES: Final = ("spell", "action", "monastery", "unseen", "artifact")
NONE: Final = "none"
HERO: Final = "hero"
UNIT: Final = "unit"


def parse_value(field: str, text: str) -> int | str:
    """The number a word stands for; raises `KeyError` if it names nothing."""
    if field in ("space", "position"):
        return _parse_place(field, text)
    if text.lstrip("-").isdigit():
        return int(text)
    if text == NONE or (field == "unit" and text in (HERO, "hand")):
        return -1
    if field in LIBRARY_FIELDS or field == "unit":
        return library().number(field, text)
    if field == "colour":
        return _index(COLOURS, text)
    if field == "use":
        return _index(CARD_USES, text)
    if field == "kind":
        return _index(PURCHASES, text)
    if field == "source":
        word, _, colour = text.partition("-")
        return 8 * _index(MANA_WORDS, word) + _index(COLOURS, colour)
    if field == "enemy":
        return _parse_enemy(text)
    raise KeyError(text)


def format_value(field: str, value: int) -> str:
    """The word for a number; `parse_value` gives the number back."""
    if value == -1 and field == "unit":
        return HERO
    if value < 0:
        return str(value)
    if field == "space":
        q, r = hex_place(value)
        return f"{q},{r}"
    if field == "position":
        a, b = slot_place(value)
        return f"{a},{b}"
    if field == "source":
        return f"{MANA_WORDS[value >> 3]}-{COLOURS[value & 7]}"
    if field == "enemy":
        return _format_enemy(value)
    names = _names(field)
    return names[value] if value < len(names) else str(value)


def _names(field: str) -> tuple[str, ...] | list[str]:
    """The words of a field whose numbers count through a list."""
    lib = library()
    if field == "card":
        return [card.name for card in lib.cards]
    if field == "skill":
        return [skill.name for skill in lib.skills]
    if field == "tactic":
        return [tactic.name for tactic in lib.tactics]
    if field == "hero":
        return [hero.name for hero in lib.heroes]
    if field == "colour":
        return COLOURS
    if field == "use":
        return CARD_USES
    return PURCHASES if field == "kind" else ()


def _index(names: tuple[str, ...], text: str) -> int:
    if text not in names:
        raise KeyError(text)
    return names.index(text)


def _parse_place(field: str, text: str) -> int:
    one, comma, other = text.partition(",")
    if not comma:
        return int(text)
    found = hex_at(int(one), int(other)) if field == "space" else slot_at(int(one), int(other))
    if found == NOWHERE:
        raise KeyError(text)
    return found


def _parse_enemy(text: str) -> int:
    """``guardsmen`` or ``guardsmen-1`` is the first token of its kind, ``guardsmen-2`` the second; ``unit-7`` an opponent's unit."""
    name, _, copy = text.partition("-")
    if name == UNIT:
        return UNIT_MARK + int(copy)
    lib = library()
    kind = lib.number("enemy", name)
    at = int(copy) - 1 if copy else 0
    if not 0 <= at < lib.enemies[kind].copies:
        raise KeyError(text)
    return lib.token_kind.index(kind) + at


def _format_enemy(token: int) -> str:
    lib = library()
    if token >= UNIT_MARK:
        return f"{UNIT}-{token - UNIT_MARK}"
    if token >= len(lib.token_kind):
        return str(token)
    kind = lib.token_kind[token]
    return f"{lib.enemies[kind].name}-{token - lib.token_kind.index(kind) + 1}"
