"""The games for programs and notebooks: options in words, plays, reasons, pictures. `import mageknight` offers it all.

>>> import mageknight
>>> game = mageknight.start("board", scenario="solo_reconnaissance", heroes=("tovak",), seed="docs")
>>> game.seat, game.kind
(0, 'tactic')
>>> print(game.options()[0])
Take Tactic 1, Early Bird: no effect
>>> told = game.play("pick-tactic planning")
>>> print(game.why_not("step-to 1,0"))
This takes 2 Move points and you have 0.
>>> game.plays()
('0: pick-tactic tactic=planning',)
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import BOTS, PLENTY, Bot, Budget, Choice, ask
from mageknight.kernel.command import Command
from mageknight.kernel.contract import Outcome, Setup, View
from mageknight.kernel.decision import Decision
from mageknight.kernel.event import Event
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.saves import save
from mageknight.kernel.situations.phrase import format_command, parse_command
from mageknight.kernel.situations.rehearsal import begin, perform
from mageknight.lab.picture import Picture, picture_of
from mageknight.locale import render

NAMING: Final = ("scenario", "seats", "edition", "table")
"""The fields by which one of a game's usual set-ups is found."""


class Option:
    """Something that can be done now: how it is typed, what it means, and the command. Two options of one command are equal.

    Words are found when somebody reads them: most options are only looked through.
    """

    __slots__ = ("_lang", "_phrase", "_told", "_words", "command")

    def __init__(
        self,
        phrase: str = "",
        words: str = "",
        command: Command | None = None,
        told: tuple[Kit[Any], Any] | None = None,
        lang: str = "en",
    ) -> None:
        self.command = command
        self._phrase = phrase
        self._words = words
        self._told = told
        self._lang = lang

    @property
    def phrase(self) -> str:
        """The option as it is typed."""
        if not self._phrase and self.command is not None and self._told is not None:
            self._phrase = format_command(self._told[0], self.command)
        return self._phrase

    @property
    def words(self) -> str:
        """The option in words, told about the position in which it was offered."""
        if not self._words and self.command is not None and self._told is not None:
            kit, state = self._told
            self._words = render(kit.describe(state, self.command), self._lang)
        return self._words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> Command | str:
        return self.command if self.command is not None else self._phrase

    def __str__(self) -> str:
        return self.words or self.phrase

    def __repr__(self) -> str:
        return f"mageknight.Option({self.phrase!r})"


class Advice:
    """The advice of a bot, why, and its next steps in words, until something new is seen."""

    __slots__ = ("option", "plan", "reason")

    def __init__(self, option: Option, reason: str, plan: tuple[str, ...] = ()) -> None:
        self.option = option
        self.reason = reason
        self.plan = plan

    def __str__(self) -> str:
        return f"{self.option.words} – {self.reason}"


class Play:
    """A running game with everything one may ask about it. `match` is the kernel's own object, for all that is not here."""

    def __init__(self, match: Match[Any], lang: str = "en", seed: str = "") -> None:
        self.match = match
        self.lang = lang
        self.seed = seed

    def __str__(self) -> str:
        """The position as whoever must choose sees it, as lines of text."""
        return self.text(self.seat if self.seat >= 0 else None)

    def copy(self) -> Play:
        """The same game once more: what is played in one does not touch the other."""
        return Play(self.match.copy(), self.lang, self.seed)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels between processes as its save; what was played before it was loaded cannot be taken back there."""
        return _restored, (save.dumps(self.match), self.lang, self.seed)

    def __repr__(self) -> str:
        """The call that begins this game and plays it up to here; without a seed of one's own, chance will differ."""
        setup = self.match.setup
        fields = {name: getattr(setup, name) for name in setup.__struct_fields__}
        usual = chosen(self.kit, {name: value for name, value in fields.items() if name in NAMING})
        told = {name: value for name, value in fields.items() if name in NAMING or value != getattr(usual, name)}
        given = {"seed": self.seed, "lang": self.lang if self.lang != "en" else "", "plays": self.plays(), **told}
        words = [repr(self.kit.name), *[f"{name}={value!r}" for name, value in given.items() if value]]
        return f"mageknight.start({', '.join(words)})"

    def plays(self) -> tuple[str, ...]:
        """Every command given so far, as it is typed, with its seat: what `start` takes as `plays`."""
        return tuple([f"{one.seat}: {format_command(self.kit, one)}" for one in self.match.history])

    @property
    def kit(self) -> Kit[Any]:
        return self.match.kit

    @property
    def decision(self) -> Decision | None:
        """The decision the game waits for; nothing once it is over."""
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
        """The seat that must choose; -1 once the game is over."""
        decision = self.decision
        return -1 if decision is None else decision.seat

    @property
    def kind(self) -> str:
        """The kind of choice; empty once the game is over."""
        decision = self.decision
        return "" if decision is None else decision.kind

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; nothing while the game goes on."""
        return self.match.outcome()

    def prompt(self) -> str:
        """The question, in words."""
        return render(self.match.options(self._waiting()).prompt(), self.lang)

    def options(self) -> list[Option]:
        """Everything that can be answered now; of a place on a battlefield, the places worth looking at."""
        told = (self.kit, self.kit.copy(self.match.state))
        return [Option("", "", command, told, self.lang) for command in self.legal()]

    def legal(self) -> list[Command]:
        """The same as bare commands, for programs that need no words."""
        return list(self.match.options(self._waiting()))

    def _option(self, command: Command) -> Option:
        return Option("", "", command, (self.kit, self.kit.copy(self.match.state)), self.lang)

    def command(self, what: Option | Command | str | int) -> Command:
        """A command from an option, its number among the options, a command or the words people type."""
        if isinstance(what, int):
            legal = self.legal()
            if not 0 <= what < len(legal):
                raise refuse("lab-no-such-option", number=what, last=len(legal) - 1)
            return legal[what]
        if isinstance(what, Option):
            what = what.command if what.command is not None else what.phrase
        if not isinstance(what, str):
            return what
        seat, colon, phrase = what.partition(": ")
        if colon and seat.isdigit():
            return parse_command(self.kit, int(seat), phrase)
        return parse_command(self.kit, self.seat, what)

    def play(self, what: Option | Command | str | int) -> list[str]:
        """Do it; what happened is returned in words. What is not allowed raises a `Refusal` and changes nothing."""
        seat = self.seat
        told = [self.kit.log_line(self.match.state, event, seat) for event in self.push(what)]
        return [render(line, self.lang) for line in told if line is not None]

    def push(self, what: Option | Command | str | int) -> list[Event[Any]]:
        """Do it and return the bare events, for programs that need no words."""
        try:
            return self.match.play(self.command(what))
        except Refusal as refusal:
            raise in_words(refusal, self.lang) from None

    def why_not(self, what: Option | Command | str | int) -> str | None:
        """The reason this cannot be done now, in words; nothing if it can."""
        try:
            refusal = self.match.explain(self.command(what))
        except Refusal as malformed:
            refusal = malformed
        return None if refusal is None else render(refusal.message(), self.lang)

    def undo(self) -> None:
        """Take back the last command, as far as the rules allow."""
        self.match.undo(self.match.history[-1].seat if self.match.history else 0)

    def view(self, seat: int | None = None) -> View:
        """The view of a seat; without one, a spectator's."""
        return self.match.view(seat)

    def picture(self, seat: int | None = None) -> Picture:
        """The view of a seat, drawn."""
        return picture_of(self.match.view(seat), self.match.state)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def text(self, seat: int | None = None) -> str:
        """The view of a seat, as lines of text."""
        return "\n".join([render(line, self.lang) for line in self.kit.lines(self.match.view(seat))])

    def hint(self, level: str | Bot = "champion", seconds: float = 2.0, seed: str = "hint") -> Advice:
        """The choice of a bot, ours or one's own, for whoever must choose; it knows no more than that seat."""
        choice = self._think(level, seconds, Rng(seed_from_text(seed)))
        plan = tuple([render(step, self.lang) for step in choice.plan])
        return Advice(self._option(choice.command), render(choice.reason, self.lang), plan)

    def _think(self, level: str | Bot, seconds: float, rng: Rng) -> Choice:
        seat = self._waiting().seat
        known = self.kit.redeal(self.match.state, seat, rng)
        if isinstance(level, Bot):
            return level.choose(self.kit, known, seat, rng, Budget(PLENTY, seconds))
        if level not in BOTS:
            raise in_words(refuse("lab-no-such-bot", bot=level, known=", ".join(BOTS)), self.lang)
        return ask(self.kit, known, seat, level, rng, seconds)

    def let(self, level: str | Bot, seconds: float = 2.0, most: int = 100_000) -> int:
        """Let a bot, ours or one's own, play all seats until the game is over or so many decisions are made; how many it made."""
        name = level.name if isinstance(level, Bot) else level
        rng = Rng(seed_from_text(f"let/{name}/{self.match.version}"))
        made = 0
        while made < most and not self.over:
            self.match.play(self._think(level, seconds, rng).command)
            made += 1
        return made

    def save(self, file: str) -> None:
        """Write the game to a file that `mageknight.load` and every client can read."""
        Path(file).write_text(save.dumps(self.match), encoding="utf-8")


def _restored(text: str, lang: str, seed: str) -> Play:
    return Play(save.loads(text, "pickle"), lang, seed)


def in_words(refusal: Refusal, lang: str) -> Refusal:
    """The same refusal with its reason in words, which Python shows below the traceback."""
    told = refusal.copy()
    told.add_note(render(told.message(), lang))
    return told


def game_names() -> list[str]:
    """The games there are."""
    return games()


def start(game: str, *, seed: str | int = "", lang: str = "en", plays: Iterable[str] = (), **wishes: Any) -> Play:
    """Begin a game. `wishes` are fields of its set-up (scenario, seats, heroes, armies, table …), the rest has defaults.

    `plays` are given at once, such as ``0: pick-tactic planning``. A number as seed is its digits as text.
    """
    text = str(seed)
    try:
        kit = kit_named(game)
        begun = Play(Match(kit, chosen(kit, wishes), seed_from_text(text) if text else fresh_seed()), lang, text)
    except Refusal as refusal:
        raise in_words(refusal, lang) from None
    for each in plays:
        begun.play(each)
    return begun


def chosen(kit: Kit[Any], wishes: dict[str, Any]) -> Setup:
    """The first set-up that agrees with the wishes it can be found by, the other wishes put in."""
    unknown = [name for name in wishes if name not in kit.setup_type.__struct_fields__]
    if unknown:
        raise refuse("lab-no-such-wish", name=unknown[0], known=", ".join(kit.setup_type.__struct_fields__))
    setups = list(kit.setups())
    named = {name: wish for name, wish in wishes.items() if name in NAMING}
    fitting = [one for one in setups if all(getattr(one, name) == wish for name, wish in named.items())]
    setup = (fitting or setups)[0]
    # One hero, one army: a single name is as good as a tuple of one.
    alone = {
        name: (wish,)
        for name, wish in wishes.items()
        if isinstance(wish, str) and isinstance(getattr(setup, name), tuple)
    }
    return msgspec.structs.replace(setup, **wishes | alone)


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
