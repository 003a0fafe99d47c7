"""Names in the results of a contest as people read them: bots, facts, scenarios, cards, units, skills, figures."""

from __future__ import annotations

from typing import Final

from mageknight.bots.own import is_own
from mageknight.kernel.message import Message, say
from mageknight.locale import Words
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.content.available import library

KINDS: Final = {"card": "card", "unit": "unit", "recruited": "unit", "skill": "skill"}
"""What was used of the board game, and the kind of piece it is."""


def bot_label(name: str, lang: str) -> str:
    """A level as people call it; a bot of one's own by the name it has."""
    if is_own(name):
        return name
    return Words.of(lang).render(say("bot-level-" + name))


def title(game: str, scenario: str, lang: str) -> str:
    """The title of what was played: the game and its scenario."""
    words = Words.of(lang)
    key = f"{game}-scenario-{scenario.replace('_', '-')}"
    return f"{words.render(say('web-game-' + game))}: {words.render(Message(key)) if key in words else scenario}"


def fact_label(name: str, lang: str) -> str:
    return Words.of(lang).render(say("lab-fact-" + name.replace("_", "-")))


def group_label(by: str, name: str, lang: str) -> str:
    """A seat, a hero, or a ready army; all others together."""
    words = Words.of(lang)
    if by == "seat":
        return words.render(say("player-number", number=int(name)))
    if by == "hero":
        return words.render(Message("board-hero-" + name))
    return ready_armies()[name].name if name else words.render(say("lab-other-armies"))


def used_label(name: str, lang: str) -> str:
    """A thing that was used, and how: ``card/rage/sideways``, ``figure/rebellion-004/move``."""
    words = Words.of(lang)
    kind, _, rest = name.partition("/")
    piece, _, use = rest.partition("/")
    if kind == "figure":
        figure = library().get(piece)
        called = words.render(figure.title()) if figure is not None else piece
        return f"{called} ({words.render(say('minis-how-' + use))})"
    if kind not in KINDS:
        return rest.replace("-", " ")
    key = f"board-{KINDS[kind]}-{piece.replace('_', '-')}"
    called = words.render(Message(key)) if key in words else piece.replace("_", " ")
    return f"{called} ({words.render(say('lab-use-' + (use or kind)))})"
