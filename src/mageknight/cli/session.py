"""A match at one terminal: shows, asks, obeys, and knows no rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from mageknight.cli.changes import Sheet
from mageknight.cli.files import write_save
from mageknight.cli.log import Chronicle
from mageknight.cli.opponents import Opponents
from mageknight.cli.terminal import Terminal
from mageknight.kernel.command import Command
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.game import ImpossibleOutcome, Outcome
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.kernel.saves import save
from mageknight.kernel.situations.rehearsal import impossible_chance
from mageknight.kernel.situations.situation import parse
from mageknight.locale import languages
from mageknight.spoken.answers import MOST, Answers
from mageknight.spoken.choices import Choice, Choices
from mageknight.spoken.verbs import ASKING, VERBS, verb_of

T = TypeVar("T")


class Session:
    """One or more people at one terminal play one match."""

    def __init__(
        self, match: Match[Any], chronicle: Chronicle, terminal: Terminal, opponents: Opponents | None = None
    ) -> None:
        self.match = match
        self.chronicle = chronicle
        self.terminal = terminal
        self.opponents = opponents or Opponents()
        self.sheet = Sheet()
        self.seat = self.deciding()
        self.saved_at = match.version
        self.leaving = False

    def deciding(self) -> int:
        """The seat the game waits for; the first of them if several choose at the same time."""
        for decision in self.match.pending():
            if not decision.standing:
                return decision.seat
        return 0

    def run(self) -> None:
        """Play until somebody leaves or nothing more is typed."""
        self.welcome()
        self.let_opponents_move()
        self.seat = self.deciding()  # a bot may have begun
        self.look()
        while not self.leaving:
            line = self.terminal.ask("> ", self.completions)
            if line is None:
                return
            self.obey(line.strip())

    def completions(self) -> list[str]:
        return [*VERBS, *Choices(self.match, self.seat, self.terminal.words).completions()]

    def player(self, seat: int) -> Message:
        return self.match.kit.seat_name(self.match.state, seat)

    # What is shown

    def welcome(self) -> None:
        terminal, match = self.terminal, self.match
        terminal.say(say("cli-welcome", game=game_title(match.kit.name), seats=match.setup.seats), "title")
        terminal.say(say("cli-commitment", commitment=match.commitment), "quiet")
        if match.continued_from:
            terminal.say(say("cli-continued", rules=match.continued_from), "rule")
        for seat in range(match.setup.seats):
            self.chronicle.catch_up(seat)
        terminal.gap()

    def look(self, rest: str = "") -> None:
        """Show the whole position, what is new in it, and what can be done; with words only what of it fits them."""
        if rest:
            self.ask("look", rest)
            return
        self.show_news(self.seat)
        self.show_position(whole=True)

    def glance(self) -> None:
        """Show what is new and what has changed in the position, and what can be done."""
        self.show_news(self.seat)
        self.show_position(whole=self.match.outcome() is not None)

    def show_position(self, whole: bool) -> None:
        terminal = self.terminal
        outcome = self.match.outcome()
        viewer = self.seat if outcome is None else None
        title = terminal.render(self.player(self.seat) if outcome is None else say("cli-final-position"))
        lines = [terminal.render(line) for line in self.match.kit.lines(self.match.view(viewer))]
        shown = self.sheet.whole(viewer, lines) if whole else self.sheet.changes(viewer, lines)
        if shown:
            terminal.sheet(title, shown)
            terminal.gap()
        if outcome is not None:
            self.show_outcome(outcome)
        else:
            self.show_choices()

    def show_news(self, viewer: int) -> None:
        """Print the events since this viewer last looked."""
        news = self.chronicle.news(viewer)
        for line in news:
            self.terminal.write(("· ", "quiet"), (self.terminal.sentence(line), ""))
        if news:
            self.terminal.gap()

    def show_choices(self) -> None:
        terminal = self.terminal
        choices = Choices(self.match, self.seat, terminal.words)
        for prompt in choices.prompts:
            terminal.write((f"{terminal.render(self.player(self.seat))}: ", "quiet"), (terminal.render(prompt), "ask"))
        if not choices.prompts:
            terminal.say(say("cli-waiting-for", player=self.player(self.deciding())), "quiet")
        self.show_list([choice for choice in choices.offered if not choice.standing])
        for pattern in choices.forms():
            terminal.say(say("cli-or-type", form=pattern), "quiet")
        standing = [choice for choice in choices.offered if choice.standing]
        if standing:
            terminal.say(say("cli-at-any-time"), "quiet")
            self.show_list(standing)
        terminal.say(say("cli-hint-cancel") if choices.can_cancel else say("cli-hint"), "quiet")

    def show_list(self, choices: list[Choice]) -> None:
        for choice in choices[:MOST]:
            self.terminal.item(choice.number, choice.text)
        if len(choices) > MOST:
            self.terminal.say(say("cli-more-options", count=len(choices) - MOST), "quiet")

    def show_outcome(self, outcome: Outcome) -> None:
        terminal = self.terminal
        terminal.say(outcome.ending, "title")
        for seat, score in enumerate(outcome.scores):
            terminal.say(
                say("cli-score", player=self.player(seat), points=score), "good" if seat in outcome.winners else ""
            )
            for line in outcome.sheet:
                if line.seat == seat:
                    terminal.say(say("cli-score-line", what=line.what, points=line.points), "quiet")
        if outcome.winners:
            terminal.say(say("cli-winners", players=[self.player(seat) for seat in outcome.winners]), "good")
        else:
            terminal.say(say("cli-no-winner"), "title")
        terminal.say(say("cli-seed", seed=self.match.seed.hex()), "quiet")

    # What is typed

    def obey(self, line: str) -> None:
        """Do what a line says; what cannot be done is refused with a sentence and changes nothing."""
        try:
            if not line:
                self.look()
                return
            verb, rest = verb_of(line, self.terminal.words)
            actions: dict[str, Callable[[str], None]] = {
                "hint": self.hint,
                "undo": self.undo,
                "redo": self.redo,
                "cancel": self.cancel,
                "log": self.log,
                "look": self.look,
                "seat": self.change_seat,
                "save": self.save,
                "lang": self.speak,
                "quit": self.quit,
            }
            if verb in actions:
                actions[verb](rest)
            elif verb in ASKING:
                self.ask(verb, rest)
            else:
                self.choose(line)
        except Refusal as refusal:
            self.terminal.refuse(refusal)

    def ask(self, verb: str, rest: str) -> None:
        """The answer from the position alone."""
        for said in Answers(self.match, self.seat, self.terminal.words).to(verb, rest):
            self.terminal.write(*said)

    def choose(self, line: str) -> None:
        found = Choices(self.match, self.seat, self.terminal.words).understand(line)
        if len(found) > 1:
            self.terminal.say(say("cli-several-fit", count=len(found)), "trouble")
            self.show_list(found)
            return
        self.give(found[0].command)
        self.go_on()

    def give(self, command: Command) -> None:
        """Play a command; chance that a situation laid down and that does not fit refuses it."""
        before = self.match.kit.copy(self.match.state)
        try:
            events = self.match.play(command)
        except ImpossibleOutcome as impossible:
            self.match.state = before
            raise impossible_chance(self.match.kit, parse(self.match.situation), impossible) from None
        self.chronicle.record(self.match, events)

    def go_on(self) -> None:
        """After a change: show it to the seat whose decision it is now."""
        self.chronicle.follow(self.match)
        self.let_opponents_move()
        before, self.seat = self.seat, self.deciding() if self.match.outcome() is None else self.seat
        if before != self.seat:
            self.hand_over(before, say("cli-hand-over", player=self.player(self.seat)))
            self.look()
        else:
            self.glance()

    def let_opponents_move(self) -> None:
        """Bots answer until a person has to, or nobody."""
        while self.match.outcome() is None and self.opponents.plays(self.deciding()):
            command, trouble = self.opponents.answer(self.match, self.deciding())
            self.give(command)
            if trouble is not None:
                self.terminal.say(trouble, "trouble")

    def hand_over(self, before: int, announcement: Message) -> None:
        """Another person looks now: the one before sees the end of what was done, then the screen is cleared."""
        terminal = self.terminal
        if terminal.is_person:
            self.show_news(before)
        terminal.say(announcement, "title")
        if terminal.is_person:
            terminal.ask(terminal.render(say("cli-press-enter")) + " ")
            terminal.clear()
        self.sheet.clear()

    # The words every game understands

    def hint(self, rest: str) -> None:
        """The choice of the strongest bot for this seat, and why; it knows no more than the seat does."""
        from mageknight.bots import hint
        from mageknight.bots.thought import decision_of

        kit, state = self.match.kit, self.match.state
        if decision_of(kit, state, self.seat) is None:
            raise refuse("not-your-decision")
        dice = Rng(fresh_seed())
        choice = hint(kit, kit.redeal(state, self.seat, dice), self.seat, dice)
        self.terminal.say(say("cli-advice", what=kit.describe(state, choice.command), why=choice.reason), "good")
        for number, step in enumerate(choice.plan, 2):
            self.terminal.say(say("cli-advice-step", number=number, what=step), "quiet")

    def undo(self, rest: str) -> None:
        self.match.undo(self.acting())
        self.terminal.say(say("cli-undone"), "quiet")
        self.go_on()

    def acting(self) -> int:
        """The seat that may want to take something back: whoever gave the last command, else the one at the screen."""
        seats = [command.seat for command in self.match.history[-1:]]
        return seats[0] if seats else self.seat

    def redo(self, rest: str) -> None:
        seats = [command.seat for command in self.match.undone[-1:]]
        self.chronicle.record(self.match, self.match.redo(seats[0] if seats else self.seat))
        self.go_on()

    def cancel(self, rest: str) -> None:
        self.match.cancel(self.seat)
        self.terminal.say(say("cli-cancelled"), "quiet")
        self.go_on()

    def log(self, rest: str) -> None:
        viewer = self.seat if self.match.outcome() is None else None
        lines = last_of(self.chronicle.lines(viewer), rest)
        self.terminal.sheet(
            self.terminal.render(say("cli-log")),
            [self.terminal.sentence(line) for line in lines or [say("cli-log-empty")]],
        )

    def change_seat(self, rest: str) -> None:
        """Look from another seat, for what may be done at any time."""
        seats = self.match.setup.seats
        if not rest.isdigit() or not 1 <= int(rest) <= seats:
            raise refuse("cli-no-such-seat", seat=rest, seats=seats)
        before, self.seat = self.seat, int(rest) - 1
        if before != self.seat:
            self.hand_over(before, say("cli-seat-changed", player=self.player(self.seat)))
        self.look()

    def save(self, rest: str) -> None:
        if not rest:
            raise refuse("cli-save-where")
        write_save(Path(rest).expanduser(), save.dumps(self.match))
        self.saved_at = self.match.version
        self.terminal.say(say("cli-saved", file=rest), "good")

    def speak(self, rest: str) -> None:
        if rest not in languages():
            raise refuse("cli-no-such-language", language=rest, known=", ".join(languages()))
        self.terminal.speak(rest)
        self.sheet.clear()
        self.look()

    def quit(self, rest: str) -> None:
        """Leave; a person is asked first if something would be lost."""
        unsaved = self.match.version > self.saved_at and self.match.outcome() is None
        if unsaved and self.terminal.is_person:
            answer = self.terminal.ask(self.terminal.render(say("cli-quit-unsaved")) + " ") or ""
            yes = self.terminal.render(say("cli-yes")).casefold()
            if not answer.strip().casefold().startswith(yes[0]):
                return
        self.leaving = True


def game_title(name: str) -> Message:
    """A game as people call it."""
    return Message("web-game-" + name)


def last_of(lines: list[T], count: str) -> list[T]:
    """The last so many lines, or all if no number was typed."""
    return lines[-int(count) :] if count.isdigit() and int(count) else lines
