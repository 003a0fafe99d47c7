"""The people at a table on a server, for somebody at a terminal: what they say, what they ask of one, and how one answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from mageknight.cli.http_client import ServerClient
from mageknight.cli.terminal import Terminal
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import refuse

VERBS: Final = {
    "say": say("server-verb-say"),
    "people": say("server-verb-people"),
    "resign": say("server-verb-resign"),
    "agree": say("server-verb-agree"),
    "vote": say("server-verb-vote"),
    "takeback": say("server-verb-takeback"),
    "yes": say("server-verb-yes"),
    "no": say("server-verb-no"),
    "here": say("server-verb-here"),
    "holiday": say("server-verb-holiday"),
}
"""What can be said to people, under the messages that list its like in each language."""

HELP: Final = tuple([Message("server-help-" + verb) for verb in VERBS if verb != "no"])

Ask = Callable[..., dict[str, Any]]


class Question:
    """Something one is asked by the table; `key` tells it from the same question asked again."""

    def __init__(self, key: str, words: Message) -> None:
        self.key = key
        self.words = words


class Company:
    """Everybody at one table, as one of them sees it."""

    def __init__(self, client: ServerClient, table: str, terminal: Terminal, ask: Ask) -> None:
        self.client = client
        self.table = table
        self.terminal = terminal
        self.about: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.lines: list[tuple[int, str]] = []
        """The lines of the log, each with the number of its action."""
        self._ask = ask
        self._shown: set[str] = set()

    # What comes

    def sit(self, about: dict[str, Any], you: dict[str, Any]) -> None:
        """The table as it is now: new remarks and new questions are told; what one finds is told with the log."""
        is_first = not self.about
        known = {(one["at"], one["text"]) for one in self.about.get("remarks", [])}
        self.about, self.you = about, you
        if is_first:
            return
        for one in about["remarks"]:
            if (one["at"], one["text"]) not in known:
                self.terminal.write(("· ", "quiet"), (one["text"], ""))
        self.tell()

    def begin(self, lines: list[dict[str, Any]]) -> None:
        """The log so far, and all that one is asked already."""
        self.lines = [(line["action"], line["text"]) for line in lines]
        self.tell()

    def hear(self, said: dict[str, Any]) -> None:
        self.terminal.write((f"{said['name']}: ", "number"), (said["text"], ""))

    def tell(self) -> None:
        """Put the questions that have not been put yet."""
        for question in self.fresh():
            self._shown.add(question.key)
            self.terminal.say(question.words, "ask")

    def fresh(self) -> list[Question]:
        return [one for one in self.questions() if one.key not in self._shown]

    def understands(self, verb: str) -> bool:
        """A mere yes or no is meant for people only when they ask for one; else it may be an answer of the game."""
        return verb not in ("yes", "no") or self.about["request"] is not None

    def questions(self) -> list[Question]:
        """All that one is asked now, beside the game itself."""
        if self.about.get("status") != "running":
            return []
        return [*self._take_back(), *self._votes(), *self._seats(), *self._end()]

    @property
    def mine(self) -> list[int]:
        return list(self.you.get("seats", []))

    def name(self, seat: int) -> Message:
        one = self.about["seats"][seat]
        name = one["name"] or one["held"] or one["bot"]
        return (
            say("server-remote-player", number=seat + 1, name=name) if name else say("player-number", number=seat + 1)
        )

    def _take_back(self) -> Iterator[Question]:
        asked = self.about["request"]
        if asked is None or not set(asked["needed"]) & set(self.mine):
            return
        who, at = self.name(asked["seat"]), asked["to"]
        after = [text for action, text in self.lines if action == at + 1]
        if after:
            yield Question(asked["id"], say("server-asked-back-before", who=who, at=at, words=after[0]))
        else:
            yield Question(asked["id"], say("server-asked-back", who=who, at=at))

    def _votes(self) -> Iterator[Question]:
        for one in self.about["seats"]:
            ballot = one["ballot"]
            if ballot is None or one["seat"] in self.mine or not set(ballot["voters"]) & set(self.mine):
                continue
            if any(vote["seat"] in self.mine for vote in ballot["votes"]):
                continue
            words = say("server-asked-vote", who=self.name(one["seat"]), choices=self._choices(ballot))
            yield Question(f"vote {one['seat']} {one['state']}", words)

    def _seats(self) -> Iterator[Question]:
        for one in self.about["seats"]:
            seat = one["seat"]
            if seat in self.mine and one["overdue"]:
                yield Question(f"overdue {seat}", say("server-asked-overdue"))
            elif seat in self.you["left"]:
                yield Question(f"left {seat} {one['state']}", say("server-asked-left", number=seat + 1))
            elif one["offered"] and not self.mine:
                yield Question(f"offered {seat}", say("server-asked-seat", who=self.name(seat)))

    def _end(self) -> Iterator[Question]:
        ends = [one for one in self.about["seats"] if one["ends"]]
        if ends and not any(one["seat"] in self.mine for one in ends) and self.mine:
            who = self.name(ends[0]["seat"])
            yield Question("end " + " ".join(str(one["seat"]) for one in ends), say("server-asked-end", who=who))

    def _choices(self, ballot: dict[str, Any]) -> str:
        verb = self.terminal.render(VERBS["vote"]).split(",")[0]
        return ", ".join(f"{verb} {self._word(choice)}" for choice in ballot["choices"])

    def _word(self, choice: str) -> str:
        return self.terminal.render(Message("server-vote-word-" + choice))

    # What one says

    def say_people(self, rest: str, seat: int | None) -> None:
        """Say who sits where, and all that one is asked."""
        for one in self.about["seats"]:
            state = Message("server-remote-state-" + _state(one))
            who = say("server-person", name=one["name"] or one["held"] or one["bot"] or "–")
            self.terminal.say(say("server-remote-seat", number=one["seat"] + 1, who=who, state=state))
        for question in self.questions():
            self.terminal.say(question.words, "ask")

    def say_say(self, rest: str, seat: int | None) -> None:
        self._ask("say", text=rest)

    def say_resign(self, rest: str, seat: int | None) -> None:
        """Give up one's seat, where the game has no move for that."""
        self._post(_own(seat), action="concede")

    def say_agree(self, rest: str, seat: int | None) -> None:
        """Be for ending the game without a result."""
        self._post(_own(seat), action="end")
        self.terminal.say(say("server-remote-agreed"), "quiet")

    def say_vote(self, rest: str, seat: int | None) -> None:
        """Say what shall happen to the seat that is absent."""
        absent = [one for one in self.about["seats"] if one["ballot"] is not None and one["seat"] not in self.mine]
        if not absent:
            raise refuse("server-nothing-to-vote")
        ballot = absent[0]["ballot"]
        chosen = [one for one in ballot["choices"] if rest.casefold() in (one, self._word(one).casefold())]
        if not chosen:
            raise refuse("server-vote-for-what", choices=self._choices(ballot))
        self._post(absent[0]["seat"], action="vote", vote=chosen[0])
        self.terminal.say(say("server-remote-voted", choice=self._word(chosen[0])), "good")

    def say_takeback(self, rest: str, seat: int | None) -> None:
        """Ask the others to return to just after an action; without a number by one action."""
        last = max([action for action, _ in self.lines], default=0)
        to = int(rest) if rest.isdigit() else max(0, last - 1)
        self._ask("ask-take-back", seat=_own(seat), to=to)
        if self.about["options"]["take_back"] == "consent":
            self.terminal.say(say("server-remote-asked"), "quiet")

    def say_yes(self, rest: str, seat: int | None) -> None:
        self._answer(True)

    def say_no(self, rest: str, seat: int | None) -> None:
        self._answer(False)

    def _answer(self, agree: bool) -> None:
        """Answer whoever asks to take back; a no to one's own request withdraws it."""
        asked = self.about["request"]
        own = [] if asked is None or agree else [asked["seat"]]
        able = [] if asked is None else [seat for seat in (*asked["needed"], *own) if seat in self.mine]
        if not able:
            raise refuse("server-nothing-asked")
        self._ask("answer-take-back", seat=able[0], request=asked["id"], agree=agree)

    def say_here(self, rest: str, seat: int | None) -> None:
        """Say that one is there, or sit down on the seat that is one's own or offered."""
        for one in self.about["seats"]:
            if one["seat"] in self.mine and one["overdue"]:
                self._post(one["seat"], action="back")
                return
        for one in self.about["seats"]:
            if one["seat"] in self.you["left"] or (one["offered"] and not self.mine):
                self._post(one["seat"], action="claim")
                return
        raise refuse("server-nothing-asked")

    def say_holiday(self, rest: str, seat: int | None) -> None:
        over = rest.casefold() in ("over", self.terminal.render(say("server-word-over")))
        self._post(_own(seat), action="holiday", agree=not over)

    def _post(self, seat: int, **what: Any) -> None:
        """Change something about a seat, and see the table as it is then."""
        self.client.post(f"/api/tables/{self.table}/seats/{seat}", what)
        now = self.client.get(f"/api/tables/{self.table}")
        self.sit(now["table"], {**self.you, "seats": now["seats"]})


def _own(seat: int | None) -> int:
    if seat is None:
        raise refuse("not-your-decision")
    return seat


def _state(one: dict[str, Any]) -> str:
    """In one word who sits on a seat."""
    if one["state"] != "person":
        return str(one["state"])
    if one["overdue"]:
        return "overdue"
    return "person" if one["present"] else "gone"
