"""Values of commands as people type them: ``card=rage``, ``space=3,-2``, ``source=crystal-blue``, ``enemy=guardsmen-2``."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import library
from mageknight.board.lattice import NOWHERE, hex_at, hex_place, slot_at, slot_place
from mageknight.board.state.battle import UNIT_MARK
from mageknight.board.terms import CARD_USES, COLOURS

NAMED_FIELDS: Final = ("card", "colour", "hero", "kind", "skill", "source", "tactic", "use")
"""Fields of commands that carry names on the wire, as views do; spaces, tokens and the uids of units are numbers there too."""
LIBRARY_FIELDS: Final = ("card", "skill", "tactic", "hero")
MANA_WORDS: Final = ("token", "crystal", "die", "endless", "stolen")
PURCHASES: Final = ("spell", "action", "monastery", "unseen", "artifact")
WORDS: Final[dict[str, tuple[str, ...]]] = {"colour": COLOURS, "use": CARD_USES, "kind": PURCHASES}
"""Fields whose numbers count through a list of words."""
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
    if field in WORDS:
        return _index(WORDS[field], text)
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
    names = WORDS.get(field, ())
    if value < len(names):
        return names[value]
    return _piece_name(field, value) if field in LIBRARY_FIELDS else str(value)


def _piece_name(field: str, number: int) -> str:
    """The id of a printed piece, by its number."""
    lib = library()
    if field == "card" and number < len(lib.cards):
        return lib.cards[number].name
    if field == "skill" and number < len(lib.skills):
        return lib.skills[number].name
    if field == "tactic" and number < len(lib.tactics):
        return lib.tactics[number].name
    return lib.heroes[number].name if field == "hero" and number < len(lib.heroes) else str(number)


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
