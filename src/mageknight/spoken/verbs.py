"""The words every game understands, in the reader's language and always in English too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.locale import Words

VERBS: Final = {
    "help": say("cli-verb-help"),
    "look": say("cli-verb-look"),
    "actions": say("cli-verb-actions"),
    "where": say("cli-verb-where"),
    "near": say("cli-verb-near"),
    "distance": say("cli-verb-distance"),
    "threats": say("cli-verb-threats"),
    "map": say("cli-verb-map"),
    "why": say("cli-verb-why"),
    "hint": say("cli-verb-hint"),
    "plan": say("cli-verb-plan"),
    "undo": say("cli-verb-undo"),
    "redo": say("cli-verb-redo"),
    "cancel": say("cli-verb-cancel"),
    "log": say("cli-verb-log"),
    "seat": say("cli-verb-seat"),
    "save": say("cli-verb-save"),
    "lang": say("cli-verb-lang"),
    "quit": say("cli-verb-quit"),
}
"""The words, under the messages that list their like in each language."""

ASKING: Final = ("help", "look", "actions", "where", "near", "distance", "threats", "map", "why", "plan")
"""Words that are answered from the position and change nothing."""

SURVEYS: Final = ("where", "near", "distance", "threats", "map")
"""Those the game itself answers: where am I, what is next to me, how far is it, who threatens me, the land in signs."""

HELP: Final = (
    say("cli-help-choose"),
    *[say("cli-help-" + verb) for verb in VERBS if verb != "help"],
)


def verb_of(line: str, words: Words, verbs: Mapping[str, Message] = VERBS) -> tuple[str, str]:
    """The word a line begins with, and what follows it; no word, and the whole line, if it begins with none."""
    first, _, rest = line.strip().partition(" ")
    for verb, listed in verbs.items():
        alike = [word.strip().casefold() for word in words.render(listed).split(",")]
        if first.casefold() in (verb, *alike):
            return verb, rest.strip()
    return "", line.strip()
