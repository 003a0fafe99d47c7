"""Checks of the effects in a user's files: what an effect may say, and where it says something else.

The vocabulary is closed: every word, and every kind of value behind it, is one that the package's own pieces use. So what
passes here can be resolved, explained and translated.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import library
from mageknight.board.effect import EFFECTS, PARSERS, UNFIT, parse_effect
from mageknight.kernel.files.problem import Path
from mageknight.kernel.message import Message, say
from mageknight.kernel.situations.phrase import nearest

DEEPEST: Final = 12
MOST: Final = 30
"""No number of an effect is larger, nor smaller below zero."""

Fault = tuple[Path, Message]


class Vocabulary:
    """For every word of effects the kinds of value it takes, and the words among them."""

    def __init__(self) -> None:
        self.kinds: dict[str, set[str]] = {}
        self.words: dict[str, set[str]] = {}

    def learn(self, plain: Any, key: str = "") -> None:
        """Take in a piece of data that is right."""
        if isinstance(plain, dict):
            for name, value in plain.items():
                self.kinds.setdefault(name, set()).add(kind_of(value))
                self.learn(value, name)
        elif isinstance(plain, list):
            for value in plain:
                self.learn(value, key)
        elif isinstance(plain, str):
            self.words.setdefault(key, set()).add(plain)


_VOCABULARY: Final[dict[bool, Vocabulary]] = {}
BOUND: Final = ("open_box",)
"""Words that mean something on one printed card only."""


def vocabulary(skill: bool) -> Vocabulary:
    """The words of the package's own cards and units, for skills those of skills too; found once."""
    known = _VOCABULARY.get(skill)
    if known is None:
        known = _VOCABULARY[skill] = Vocabulary()
        for kind in ("card", "unit", "skill") if skill else ("card", "unit"):
            for row in library().rows[kind]:
                for effect in effects_of(row):
                    known.learn(effect)
        for word in BOUND:
            del known.kinds[word]
    return known


def effects_of(row: dict[str, Any]) -> list[Any]:
    """The effects of a piece of the package."""
    lines = [line["effect"] for line in row.get("abilities", []) if isinstance(line, dict)]
    return [*lines, *[row[name] for name in ("basic", "strong", "effect") if row.get(name) is not None]]


def kind_of(value: Any) -> str:
    """A kind of value, as a word."""
    if isinstance(value, bool):
        return "truth"
    for kind, name in ((int, "number"), (str, "word"), (list, "list"), (dict, "object")):
        if isinstance(value, kind):
            return name
    return "nothing"


def effect_faults(plain: Any, path: Path, skill: bool = False) -> list[Fault]:
    """Everything that is wrong with an effect, each with its place."""
    faults = word_faults(vocabulary(skill), plain, path, "", 0)
    if faults:
        return faults
    fault = parse_fault(plain, path)
    return [] if fault is None else [fault]


def word_faults(known: Vocabulary, plain: Any, path: Path, key: str, depth: int) -> list[Fault]:
    """Words nobody knows, and values of the wrong kind."""
    if depth > DEEPEST:
        return [(path, say("board-problem-too-deep", most=DEEPEST))]
    found: list[Fault] = []
    if isinstance(plain, dict):
        for name, value in plain.items():
            at = (*path, name)
            if name not in known.kinds:
                found.append((at, say("board-problem-effect-word", word=name, known=nearest(name, tuple(known.kinds)))))
            elif kind_of(value) not in known.kinds[name]:
                kinds = sorted(known.kinds[name])
                found.append(
                    (at, say("board-problem-effect-kind", expected=[Message("board-value-" + kind) for kind in kinds]))
                )
            else:
                found.extend(word_faults(known, value, at, name, depth + 1))
    elif isinstance(plain, list):
        for number, value in enumerate(plain):
            found.extend(word_faults(known, value, (*path, number), key, depth + 1))
    elif isinstance(plain, str) and plain not in known.words.get(key, ()):
        words = ", ".join(sorted(known.words.get(key, ())))
        found.append((path, say("board-problem-effect-value", word=plain, known=words)))
    elif isinstance(plain, int) and not -MOST <= plain <= MOST:
        found.append((path, say("board-problem-effect-number", most=MOST)))
    return found


def parse_fault(plain: Any, path: Path) -> Fault | None:
    """The reason why the words do not make an effect together, as deep inside as it can be told."""
    if parses(plain):
        return None
    children = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for step, child in children:
        if isinstance(child, list) or (isinstance(child, dict) and any(word in PARSERS for word in child)):
            fault = parse_fault(child, (*path, step))
            if fault is not None:
                return fault
    if isinstance(plain, dict) and not any(word in PARSERS for word in plain):
        return path, say("board-problem-no-effect")
    missing = missing_word(plain)
    return path, say("board-problem-effect-lacks", missing=missing) if missing else say(
        "board-problem-effect-senseless"
    )


def parses(plain: Any) -> bool:
    """Does this make an effect that can say what it does? Nothing is left behind."""
    before = len(EFFECTS)
    try:
        parse_effect(plain).text()
    except UNFIT:
        return False
    finally:
        del EFFECTS[before:]
    return True


def missing_word(plain: Any) -> str:
    """The word a parser asked for in vain, if it was that."""
    before = len(EFFECTS)
    try:
        parse_effect(plain).text()
    except KeyError as error:
        return str(error.args[0]) if error.args else ""
    except UNFIT:
        return ""
    finally:
        del EFFECTS[before:]
    return ""
