"""A game for a program or a notebook: options in words, plays, reasons, pictures.

>>> import mageknight
>>> game = mageknight.start("board", scenario="solo_reconnaissance", heroes=("tovak",), seed="docs")
>>> game.seat, game.kind
(0, 'tactic')
>>> print(game.options()[0])
Take Tactic 1, Early Bird: no effect
>>> told = game.play("pick-tactic planning")
>>> print(game.why_not("step-to 1,0"))
This takes 2 Move points and you have 0.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import Choice, ask
from mageknight.kernel import save
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.phrase import format_command, parse_command
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rehearsal import begin, perform
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.table import Outcome, Setup, View
from mageknight.lab.picture import Picture, picture_of
from mageknight.locale import render


class Option:
    """Something that can be done now: the command, how it is typed, and what it means."""

    __slots__ = ("command", "phrase", "words")

    def __init__(self, command: Command, phrase: str, words: str) -> None:
        self.command = command
        self.phrase = phrase
        self.words = words

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<{self.phrase}>"


class Advice:
    """What a bot would do, and why."""

    __slots__ = ("option", "reason")

    def __init__(self, option: Option, reason: str) -> None:
        self.option = option
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.option.words} – {self.reason}"


class Play:
    """A running game with everything one may ask about it. `match` is the kernel's own object, for all that is not here."""

    def __init__(self, match: Match[Any], lang: str = "en") -> None:
        self.match = match
        self.lang = lang

    @property
    def kit(self) -> Kit[Any]:
        return self.match.kit

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; nothing once it is over."""
        for decision in self.match.pending():
            if not decision.standing:
                return decision
        return None

    def _waiting(self) -> Decision:
        decision = self.decision
        if decision is None:
            raise refuse("game-over")
        return decision

    @property
    def seat(self) -> int:
        """Who must choose; -1 once the game is over."""
        decision = self.decision
        return -1 if decision is None else decision.seat

    @property
    def kind(self) -> str:
        """What kind of choice it is; empty once the game is over."""
        decision = self.decision
        return "" if decision is None else decision.kind

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; nothing while it has not."""
        return self.match.outcome()

    def prompt(self) -> str:
        """What is asked, in words."""
        return render(self.match.options(self._waiting()).prompt(), self.lang)

    def options(self) -> list[Option]:
        """Everything that can be answered now; of a place on a battlefield, the places worth looking at."""
        return [self._option(command) for command in self.match.options(self._waiting())]

    def _option(self, command: Command) -> Option:
        words = render(self.kit.describe(self.match.state, command), self.lang)
        return Option(command, format_command(self.kit, command), words)

    def command(self, what: Option | Command | str) -> Command:
        """A command from an option, a command or the words people type."""
        if isinstance(what, Option):
            return what.command
        return parse_command(self.kit, self.seat, what) if isinstance(what, str) else what

    def play(self, what: Option | Command | str) -> list[str]:
        """Do it; what happened is returned in words. What is not allowed raises a `Refusal` and changes nothing."""
        seat = self.seat
        events = self.match.play(self.command(what))
        told = [self.kit.tell(self.match.state, event, seat) for event in events]
        return [render(line, self.lang) for line in told if line is not None]

    def why_not(self, what: Option | Command | str) -> str | None:
        """Why this cannot be done now, in words; nothing if it can."""
        try:
            refusal = self.match.explain(self.command(what))
        except Refusal as malformed:
            refusal = malformed
        return None if refusal is None else render(refusal.message(), self.lang)

    def undo(self) -> None:
        """Take back the last command, as far as the rules allow."""
        self.match.undo(self.match.history[-1].seat if self.match.history else 0)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without one, what a spectator may."""
        return self.match.view(seat)

    def picture(self, seat: int | None = None) -> Picture:
        """What a seat may know, drawn."""
        return picture_of(self.match.view(seat), self.match.state)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def text(self, seat: int | None = None) -> str:
        """What a seat may know, as lines of text."""
        return "\n".join([render(line, self.lang) for line in self.kit.lines(self.match.view(seat))])

    def hint(self, level: str = "champion", seconds: float = 2.0, seed: str = "hint") -> Advice:
        """What a bot would do for whoever must choose; it knows no more than that seat."""
        choice = self._think(level, seconds, Rng(seed_from_text(seed)))
        return Advice(self._option(choice.command), render(choice.reason, self.lang))

    def _think(self, level: str, seconds: float, rng: Rng) -> Choice:
        seat = self._waiting().seat
        return ask(self.kit, self.kit.redeal(self.match.state, seat, rng), seat, level, rng, seconds)

    def let(self, level: str, seconds: float = 2.0, most: int = 100_000) -> int:
        """Let a bot of this level play all seats until the game is over or so many decisions are made; how many it made."""
        rng = Rng(seed_from_text(f"let/{level}/{self.match.version}"))
        made = 0
        while made < most and not self.over:
            self.match.play(self._think(level, seconds, rng).command)
            made += 1
        return made

    def save(self, file: str) -> None:
        """Write the game to a file that `mageknight.load` and every client can read."""
        Path(file).write_text(save.dumps(self.match), encoding="utf-8")


def game_names() -> list[str]:
    """The games there are."""
    return games()


def start(game: str, *, seed: str = "", lang: str = "en", **wishes: Any) -> Play:
    """Begin a game. `wishes` are fields of its set-up (scenario, seats, heroes, armies, table …), the rest has defaults."""
    kit = kit_named(game)
    return Play(Match(kit, chosen(kit, wishes), seed_from_text(seed) if seed else fresh_seed()), lang)


def chosen(kit: Kit[Any], wishes: dict[str, Any]) -> Setup:
    """The first set-up that agrees with the wishes it can be found by, the other wishes put in."""
    unknown = [name for name in wishes if name not in kit.setup_type.__struct_fields__]
    if unknown:
        raise refuse("lab-no-such-wish", name=unknown[0], known=", ".join(kit.setup_type.__struct_fields__))
    setups = list(kit.setups())
    named = {name: wish for name, wish in wishes.items() if name in ("scenario", "seats", "edition", "table")}
    fitting = [one for one in setups if all(getattr(one, name) == wish for name, wish in named.items())]
    return msgspec.structs.replace((fitting or setups)[0], **wishes)


def load(file: str, lang: str = "en") -> Play:
    """A saved game where it was left."""
    return Play(save.loads(Path(file).read_text(encoding="utf-8"), file), lang)


def situation(text: str, lang: str = "en") -> Play:
    """A position described by the text of a situation file, after its commands."""
    rehearsal = begin(text, "situation")
    if not perform(rehearsal):
        raise refuse(
            "situation-line", file="situation", line=rehearsal.differences[0].line, reason=rehearsal.differences[0].what
        )
    return Play(rehearsal.match, lang)
