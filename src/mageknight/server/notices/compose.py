"""The words of a notice, in the person's language: the game, the table, whose turn it is, and the way there.

A notice may be read by anybody who passes a screen or a mailbox: it tells nothing of what happened in the game.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mageknight.kernel.message import say
from mageknight.server.clock import now
from mageknight.server.notices.mail import Letter
from mageknight.server.wire.phrases import phrases

GAMES: Final = ("board", "minis", "demo")


class NoticeInfo(msgspec.Struct, frozen=True):
    """A game that waits, as a notice tells it. `title` and `text` are sentences; `path` leads to the table."""

    table: str
    title: str
    text: str
    path: str


class WebhookTurn(msgspec.Struct, frozen=True):
    """The body of a webhook; its `type` is ``turn``, or ``trial`` when somebody only tries it.

    `text` and `content` are the same sentence, under the names chat programs look for.
    """

    type: str
    id: str
    game: str
    table: str
    name: str
    seat: int
    player: str
    url: str
    text: str
    content: str


class Turn(msgspec.Struct, frozen=True):
    """A game waits for somebody: everything any notice may say."""

    table: str
    name: str
    game: str
    seat: int
    player: str
    person: str
    lang: str
    number: int

    @property
    def id(self) -> str:
        """The same for every attempt to tell of this turn."""
        return f"{self.table or 'trial'}.{self.person}.{self.number}"

    @property
    def path(self) -> str:
        return f"/table/{self.table}" if self.table else "/settings"

    @property
    def called(self) -> str:
        """The table's name, or the game's if it has none."""
        return self.name or game_title(self.game, self.lang)


def game_title(game: str, lang: str) -> str:
    return phrases(lang).render(say(f"server-game-{game}")) if game in GAMES else game


def told(turn: Turn) -> NoticeInfo:
    """The turn as a browser shows it."""
    words = phrases(turn.lang)
    title = words.render(say("server-notice-title", table=turn.called))
    return NoticeInfo(turn.table, title, _sentence(turn), turn.path)


def letter(turn: Turn, to: str, base: str, stop: str) -> Letter:
    """The turn as an e-mail; it carries the link that opens the game and the one that ends such letters."""
    words = phrases(turn.lang)
    ending = f"{base}/notices#stop={stop}"
    text = words.render(
        say("server-notice-letter", sentence=_sentence(turn), open=f"{base}{turn.path}", stop=ending, base=base)
    )
    return Letter(to, words.render(say("server-notice-title", table=turn.called)), text + "\n", turn.id, ending)


def hook(turn: Turn, base: str) -> WebhookTurn:
    """The turn as the body of a webhook."""
    url = f"{base}{turn.path}"
    sentence = f"{_sentence(turn)} {url}" if base else _sentence(turn)
    return WebhookTurn(
        type="turn" if turn.table else "trial",
        id=turn.id,
        game=turn.game,
        table=turn.table,
        name=turn.name,
        seat=turn.seat,
        player=turn.player,
        url=url,
        text=sentence,
        content=sentence,
    )


def confirmation(to: str, lang: str, base: str, token: str, id: str) -> Letter:
    """The letter that asks whether its reader wants letters. It may go to a stranger: nothing in it is anybody's own text."""
    words = phrases(lang)
    link = f"{base}/notices#confirm={token}"
    text = words.render(say("server-notice-confirm-letter", link=link, base=base))
    return Letter(to, words.render(say("server-notice-confirm-title")), text + "\n", id)


def trial(person: str, player: str, lang: str) -> Turn:
    """A turn that is none, to try a channel with."""
    name = phrases(lang).render(say("server-notice-trial"))
    return Turn("", name, "", 0, player, person, lang, now())


def _sentence(turn: Turn) -> str:
    words = phrases(turn.lang)
    if not turn.table:
        return words.render(say("server-notice-trial-text", player=turn.player))
    game = game_title(turn.game, turn.lang)
    return words.render(say("server-notice-turn", table=turn.called, game=game, player=turn.player))
