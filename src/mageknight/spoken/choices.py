"""Choices of a seat now, as numbered words, and what a typed line means among it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message
from mageknight.kernel.move import command_types
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.situations.phrase import format_command, parse_command
from mageknight.locale import Words


class Choice:
    """One command with the words that offer it."""

    def __init__(self, number: int, command: Command, text: str, standing: bool) -> None:
        self.number = number
        self.command = command
        self.text = text
        self.standing = standing


class Choices:
    """The options of one seat, those of standing decisions last, numbered from 1."""

    def __init__(self, match: Match[Any], seat: int, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        decisions = [decision for decision in match.pending() if decision.seat == seat]
        self.decisions = sorted(decisions, key=lambda decision: decision.standing)
        self.offered: list[Choice] = []
        for decision in self.decisions:
            for command in match.options(decision):
                self.offered.append(self._choice(len(self.offered) + 1, command, decision.standing))

    def _choice(self, number: int, command: Command, standing: bool) -> Choice:
        text = self.words.render(self.match.kit.describe(self.match.state, command))
        return Choice(number, command, text, standing)

    @property
    def prompts(self) -> list[Message]:
        """The questions of the game to this seat."""
        return [self.match.options(decision).prompt() for decision in self.decisions if not decision.standing]

    @property
    def open_ended(self) -> list[Decision]:
        """Decisions whose answers cannot all be listed: other answers can be typed."""
        return [decision for decision in self.decisions if not self.match.options(decision).listed]

    @property
    def can_cancel(self) -> bool:
        begun = any(decision.cancel_to >= 0 for decision in self.decisions)
        return begun and self.match.can_cancel(self.seat) is None

    def completions(self) -> list[str]:
        """Words worth completing with the tab key."""
        words = [word for choice in self.offered for word in choice.text.split()]
        return list(dict.fromkeys(words))

    def meant(self, line: str) -> list[Choice]:
        """The options a number or words can mean."""
        if line.isdigit():
            return [self._numbered(int(line))]
        exact = [choice for choice in self.offered if line.casefold() in (choice.text.casefold(), self.phrase(choice))]
        return (
            exact
            or self.heard(line)
            or [choice for choice in self.offered if fits(line, choice.text) or fits(line, self.phrase(choice))]
        )

    def heard(self, line: str) -> list[Choice]:
        """The legal answer that words of a place or a name mean where not all answers can be listed."""
        if "=" in line:  # a command spelled out is taken by its letters
            return []
        match = self.match

        def wanted(text: str, name: Message) -> bool:
            return fits(text, self.words.render(name))

        for decision in self.open_ended:
            command = match.kit.heard(match.state, decision.ask, line, wanted)
            if command is not None and match.options(decision).explain(command) is None:
                return [self._choice(0, command, decision.standing)]
        return []

    def understand(self, line: str) -> list[Choice]:
        """The meaning of a line: one choice if it is clear, several if not; refused with a reason if nothing fits."""
        if not self.match.pending():
            raise refuse("game-over")
        fitting = self.meant(line)
        if fitting:
            return fitting
        command = self.typed(line)
        if command is not None:
            refusal = self.match.explain(command)
            if refusal is not None:
                raise refusal.copy()
            return [self._choice(0, command, False)]
        for _, refusal in self.refused(line):
            raise refusal.copy()
        raise refuse("command-unknown-word")

    def _numbered(self, number: int) -> Choice:
        if not 1 <= number <= len(self.offered):
            raise refuse("cli-no-such-number", number=number, last=len(self.offered))
        return self.offered[number - 1]

    def typed(self, line: str) -> Command | None:
        """The command a line spells out, ``play-card card=rage``; nothing if it does not begin with a command's name."""
        word = line.split()[0] if line.split() else ""
        if all(word != cls.__struct_config__.tag for cls in self.match.kit.codec.commands):
            return None
        return parse_command(self.match.kit, self.seat, line)

    def refused(self, line: str = "") -> list[tuple[str, Refusal]]:
        """The refused choices of this seat, with the reasons; only what fits the line, if one is given."""
        found: list[tuple[str, Refusal]] = []
        for decision in self.decisions:
            options = self.match.options(decision)
            for command, refusal in decision.ask.refused(self.match.state, options.all()):
                text = self.words.render(self.match.kit.describe(self.match.state, command))
                if fits(line, text) or fits(line, format_command(self.match.kit, command)):
                    found.append((text, refusal))
        return found

    def phrase(self, choice: Choice) -> str:
        return format_command(self.match.kit, choice.command)

    def forms(self) -> list[str]:
        """The forms in which answers that are not listed are said and typed."""
        kit = self.match.kit
        said = [self.words.render(each) for decision in self.open_ended for each in kit.heard_forms(decision.ask)]
        return said + [
            form(self.match.kit, cls) for decision in self.open_ended for cls in command_types(type(decision.ask))
        ]


def form(kit: Kit[Any], cls: type[Command]) -> str:
    """The pattern of a typed command: ``turn figure=#1 facing=90°``."""
    fields = [f"{name}={kit.example_value(name)}" for name in cls.__struct_fields__ if name != "seat"]
    return " ".join([str(cls.__struct_config__.tag), *fields])


def fits(line: str, text: str) -> bool:
    """Does every typed word begin a word of the text, in the same order?"""
    rest: Iterable[str] = iter(words_of(text))
    return all(any(word.startswith(typed) for word in rest) for typed in words_of(line))


def words_of(text: str) -> list[str]:
    """The words of a text without punctuation and capitals."""
    return "".join(char if char.isalnum() else " " for char in text.casefold()).split()
