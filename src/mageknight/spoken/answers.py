"""Answers to a typed line: about the position as one seat may know it, about what it can do, and why not more."""

from __future__ import annotations

from typing import Any, Final

from mageknight.kernel.match import Match
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.locale import Words, sentence
from mageknight.spoken.choices import Choice, Choices, fits
from mageknight.spoken.verbs import HELP, SURVEYS

MOST: Final = 40
"""A longer list is cut: the rest is reached by words."""

Said = tuple[tuple[str, str], ...]
"""A line in pieces, each with the style a terminal gives it."""


class Answers:
    """Answers to one seat, or to a spectator (None). Nothing asked here changes anything."""

    def __init__(self, match: Match[Any], seat: int | None, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.words = words

    def to(self, verb: str, rest: str) -> list[Said]:
        """The answer to one of the words `ASKING`."""
        if verb in SURVEYS:
            return self.survey(verb, rest)
        if verb == "why":
            return self.why(rest)
        if verb == "actions":
            return self.actions(rest)
        if verb == "plan":
            return self.plain(self.match.kit.outlook(self.match.state, self.seat), say("cli-plan-empty"))
        if verb == "help":
            return [((self.words.render(message), ""),) for message in HELP] + self.forms()
        return self.position(rest)

    def position(self, rest: str) -> list[Said]:
        """The position, or the lines of it that fit the words."""
        lines = self.plain(self.match.kit.lines(self.match.view(self.seat)))
        found = [line for line in lines if not rest or fits(rest, text_of(line))]
        return found or self.plain([say("cli-survey-none", words=rest)])

    def forms(self) -> list[Said]:
        """The forms of answers that no list can hold."""
        found = self.choices().forms()
        if not found:
            return []
        return [((self.words.render(say("cli-help-forms")), "ask"),), *[((line, ""),) for line in found]]

    def choices(self) -> Choices:
        return Choices(self.match, -1 if self.seat is None else self.seat, self.words)

    def plain(self, messages: list[Message], otherwise: Message | None = None) -> list[Said]:
        told = messages or ([otherwise] if otherwise is not None else [])
        return [((sentence(self.words.render(message)), ""),) for message in told]

    def survey(self, topic: str, rest: str) -> list[Said]:
        """The surroundings: where am I, what is next to me, how far is it, who threatens me, as the game sees it from this seat."""

        def wanted(text: str, name: Message) -> bool:
            return fits(text, self.words.render(name))

        found = self.match.kit.survey(self.match.state, self.seat, topic, rest, wanted)
        empty = say("cli-survey-none", words=rest) if rest else say("cli-survey-empty")
        return self.plain(found, empty)

    def actions(self, rest: str) -> list[Said]:
        """The actions of this seat, numbered as it is chosen; only what fits the words, if there are some."""
        choices = self.choices()
        found = [choice for choice in choices.offered if not rest or fits(rest, choice.text)]
        if not found:
            return self.plain([say("cli-nothing-like-it", words=rest) if rest else say("cli-no-actions")])
        return [((self.words.render(prompt), "ask"),) for prompt in choices.prompts] + listed(found, self.words)

    def why(self, rest: str) -> list[Said]:
        """The refusals, and by which rule: everything thinkable now, or what fits the words."""
        choices = self.choices()
        command = choices.typed(rest) if "=" in rest else None
        if command is not None:
            return self.explained(rest, self.match.explain(command))
        refused = choices.refused(rest)
        allowed = choices.meant(rest) if rest and (rest.isdigit() or not refused) else []
        told = [said for choice in allowed[:MOST] for said in self.explained(choice.text, None)]
        told += [said for text, refusal in refused[:MOST] for said in self.explained(text, refusal)]
        empty = say("cli-nothing-like-it", words=rest) if rest else say("cli-nothing-refused")
        return told or self.plain([empty])

    def explained(self, text: str, refusal: Refusal | None) -> list[Said]:
        if refusal is None:
            return [((self.words.render(say("cli-allowed", what=text)), "good"),)]
        rules = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        reason = self.words.render(refusal.message())
        return [(("× ", "trouble"), (text, "quiet")), ((f"  {reason}", ""), (rules, "rule"))]


def listed(choices: list[Choice], words: Words) -> list[Said]:
    """Choices with their numbers."""
    told: list[Said] = [((f"{choice.number} ", "number"), (choice.text, "")) for choice in choices[:MOST]]
    if len(choices) > MOST:
        told.append(((words.render(say("cli-more-options", count=len(choices) - MOST)), "quiet"),))
    return told


def text_of(said: Said) -> str:
    """A line without its styles."""
    return "".join([text for text, _ in said])
