"""Questions to somebody who only typed ``mageknight play``: the game, how many players, and who the others are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mageknight.cli.session import game_title
from mageknight.cli.terminal import Terminal
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import games, kit_named

LEVELS: Final = ("page", "squire", "knight", "champion")


class Wish(NamedTuple):
    """A game, how many seats, and the bot on all of them but the first; nothing where people sit there."""

    game: str
    seats: int
    bot: str


def asked(terminal: Terminal) -> Wish:
    """Ask until it is known. Who types nothing more is told what could have been named."""
    names = sorted(games(), key=lambda name: name == "demo")  # the sample game of the kernel comes last
    game = names[chosen(terminal, say("cli-ask-game"), [game_title(name) for name in names])]
    counts = sorted({setup.seats for setup in kit_named(game).setups()})
    seats = counts[0]
    if len(counts) > 1:
        seats = counts[
            chosen(terminal, say("cli-ask-seats"), [say("cli-ask-players", count=count) for count in counts])
        ]
    if seats == 1:
        return Wish(game, seats, "")
    answers = [say("cli-ask-people"), *[say("cli-ask-level", level=Message("bot-level-" + level)) for level in LEVELS]]
    others = chosen(terminal, say("cli-ask-others"), answers)
    return Wish(game, seats, LEVELS[others - 1] if others else "")


def chosen(terminal: Terminal, question: Message, answers: Sequence[Message]) -> int:
    """The place of the answer somebody gave, by its number or the beginning of its words."""
    while True:
        terminal.say(question, "title")
        for number, answer in enumerate(answers, start=1):
            terminal.item(number, terminal.render(answer))
        line = terminal.ask("> ")
        if line is None:
            raise refuse("cli-which-game", known=", ".join(games()))
        typed = line.strip().casefold()
        if typed.isdigit() and 1 <= int(typed) <= len(answers):
            return int(typed) - 1
        fitting = [
            at for at, each in enumerate(answers) if typed and terminal.render(each).casefold().startswith(typed)
        ]
        if len(fitting) == 1:
            return fitting[0]
        terminal.say(say("cli-ask-again", last=len(answers)), "trouble")
