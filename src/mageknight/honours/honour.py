"""An honour as data: which deeds of one match it is given for.

honour: board-first-city
game: board
needs:                  # so many at least, in one match
  cities: 1
at most:                # and no more than that; what is not named here does not matter
  wounds: 3
title: The gates are open        # a pack says its words itself, German ones too if it has them
title de: Die Tore sind offen
about: Conquer a city.
about de: Erobere eine Stadt.
"""

from __future__ import annotations

from mageknight.honours.deeds import FEATS, Deeds
from mageknight.kernel.message import Arg, Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.phrase import nearest
from mageknight.kernel.situations.situation import Section, parse


class Honour:
    """An honour as its file says it."""

    def __init__(self, name: str, game: str, needs: Deeds, limits: Deeds) -> None:
        self.name = name
        self.game = game
        self.needs = needs
        self.limits = limits
        self.words: dict[str, tuple[str, str]] = {}
        """What a pack calls it, in English and German; those of the package stand in the catalogues."""

    def is_won(self, deeds: Deeds) -> bool:
        """Is it given for these deeds?"""
        enough = all(deeds.get(name, 0) >= count for name, count in self.needs.items())
        return enough and all(deeds.get(name, 0) <= count for name, count in self.limits.items())

    def title(self) -> Message:
        return say(f"honour-{self.name}")

    def about(self) -> Message:
        """The task of the honour, and what that teaches."""
        return say(f"honour-{self.name}-about")


def trouble(section: Section, reason_: str, /, **facts: Arg) -> Refusal:
    """A refusal that names a line of an honour."""
    return Refusal("honour-" + reason_, (), {"file": section.file, "line": section.line, **facts})


def read(text: str, file: str) -> Honour:
    """An honour from its text; whatever cannot be read is refused with file, line and reason."""
    root = parse(text, file).root
    name, game = root.text("honour"), root.text("game")
    if not name:
        raise trouble(root, "no-name")
    if game not in FEATS:
        raise trouble(root, "no-game", known=", ".join(FEATS))
    needs, limits = _deeds(root, "needs", game), _deeds(root, "at most", game)
    if not needs:
        raise trouble(root, "no-needs")
    honour = Honour(name, game, needs, limits)
    for key, end in (("title", ""), ("about", "-about")):
        text = root.text(key)
        if text:
            honour.words[f"honour-{name}{end}"] = (text, root.text(f"{key} de") or text)
    root.finish()
    return honour


def _deeds(root: Section, key: str, game: str) -> Deeds:
    block = root.find(key)
    found: Deeds = {}
    for line in block.below if block is not None else ():
        line.understood = True
        if line.key not in FEATS[game].NAMES:
            raise trouble(line, "unknown-deed", deed=line.key, known=nearest(line.key, list(FEATS[game].NAMES)))
        found[line.key] = line.as_number()
    return found
