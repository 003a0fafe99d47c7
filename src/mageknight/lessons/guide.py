"""A guide beside a first game: it explains each new thing once, when it first matters, and says something about a blunder.

    game: board
    tip block:
      light: prompt
      introduces: block           # words of the game that are explained here
      when:                       # all of it must hold; as in the expectations of a situation, with `|` between values
        @decision: combat
        turn/phase: block
    blunder full-hand:
      after: end-turn             # said after this command, if it was given in such a position
      when:
        hand/count: 4 | 5

The guide knows the position only as the player's seat sees it. What was said already is the reader's business: clients keep it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from mageknight.kernel.command import Command
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.rehearsal import About, look_up, reads_as
from mageknight.kernel.situations.situation import Section, parse
from mageknight.lessons.course import fits
from mageknight.lessons.lesson import trouble
from mageknight.lessons.places import DEEDS
from mageknight.minis.view.build import BattleView

HOME: Final = Path(__file__).parent / "content"
CAN: Final = "@can"
HAS: Final = "/has"
YES: Final = "yes"


class Tip:
    """One thing the guide says: when, and about what; a blunder also after which command."""

    def __init__(
        self,
        name: str,
        line: int,
        lights: tuple[str, ...],
        when: tuple[tuple[str, str], ...],
        after: str,
        introduces: tuple[str, ...],
    ) -> None:
        self.name = name
        self.line = line
        self.lights = lights
        self.when = when
        self.after = after
        self.introduces = introduces
        """Words of the game that are explained here."""


class Guide:
    """A guide to a game."""

    def __init__(self, game: str, tips: tuple[Tip, ...], blunders: tuple[Tip, ...]) -> None:
        self.game = game
        self.tips = tips
        self.blunders = blunders

    def says(self, tip: Tip) -> Message:
        return Message(f"learn-guide-{self.game}-{tip.name}")

    def now(self, match: Match[Any], seat: int) -> tuple[Tip, ...]:
        """The tips for this position and that seat, if the game waits for it."""
        if not any(one.seat == seat and not one.standing for one in match.pending()):
            return ()
        return tuple([tip for tip in self.tips if holds(match, seat, tip)])

    def blunder(self, match: Match[Any], command: Command) -> Tip | None:
        """The warning against a command given here; nothing if it is as good as another."""
        for tip in self.blunders:
            if fits(match.kit, tip.after, command) and holds(match, command.seat, tip, command):
                return tip
        return None


def holds(match: Match[Any], seat: int, tip: Tip, command: Command | None = None) -> bool:
    """Is the position as a tip wants it, and what is about to be done?"""
    view = match.view(seat)
    for path, value in tip.when:
        if path in DEEDS:
            if not isinstance(view, BattleView) or command is None or DEEDS[path](view, command) != (value == YES):
                return False
        elif not _is_so(match, view, seat, path, value):
            return False
    return True


def _is_so(match: Match[Any], view: Any, seat: int, path: str, value: str) -> bool:
    if path == CAN:
        mine = [one for one in match.pending() if one.seat == seat and not one.standing]
        return any(fits(match.kit, value, command) for one in mine for command in match.options(one).all())
    steps = path.removesuffix(HAS).split("/")
    try:
        found = look_up(About(match) if path.startswith("@") else view, steps)
    except Refusal:
        return False
    if path.endswith(HAS):
        return value in found
    return any(reads_as(match.kit, steps, found, each.strip()) for each in value.split("|"))


@cache
def guide_of(game: str) -> Guide | None:
    """The guide of a game, if it has one."""
    file = HOME / f"{game}.guide"
    return read(file.read_text(encoding="utf-8"), file.name) if file.exists() else None


def read(text: str, file: str) -> Guide:
    """A guide from its text; whatever cannot be read is refused with file, line and reason."""
    root = parse(text, file).root
    tips = tuple([_tip(section) for section in root.named("tip")])
    blunders = tuple([_tip(section) for section in root.named("blunder")])
    root.finish()
    return Guide(root.text("game"), tips, blunders)


def _tip(section: Section) -> Tip:
    if not section.name():
        raise trouble(section, "no-step-name")
    when = section.find("when")
    lines = when.below if when is not None else []
    for line in lines:
        line.understood = True
    lights = tuple([word.strip() for word in section.text("light").split(";") if word.strip()])
    conditions = tuple([(one.key, one.value) for one in lines])
    tip = Tip(
        name=section.name(),
        line=section.line,
        lights=lights,
        when=conditions,
        after=section.text("after"),
        introduces=tuple(section.words("introduces")),
    )
    section.finish()
    return tip
