"""A match on a server, played at a terminal: the same words as at home, and still no rules.

The connection may break at any time; then it is made again, and what was not confirmed is sent again under the same name.
"""

from __future__ import annotations

import secrets
import threading
from pathlib import Path
from typing import Any, Final

import msgspec

from mageknight.cli import people
from mageknight.cli.changes import Sheet
from mageknight.cli.connection import PATIENCE, Line, Offer, offers_of
from mageknight.cli.files import write_save
from mageknight.cli.http_client import RefusedByServer, ServerClient
from mageknight.cli.opening import chosen_setup
from mageknight.cli.people import Company
from mageknight.cli.session import game_title, last_of
from mageknight.cli.terminal import Terminal
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.situations.phrase import parse_command
from mageknight.kernel.wire.decisions import command_info
from mageknight.locale import languages
from mageknight.spoken.answers import MOST
from mageknight.spoken.choices import fits
from mageknight.spoken.verbs import ASKING, HELP, VERBS, verb_of

LISTENING: Final = 0.1
"""Seconds after which somebody who listens looks whether the line has been typed."""


class RemoteSession:
    """One person at one terminal plays at a table of a server."""

    def __init__(self, client: ServerClient, table: str, terminal: Terminal) -> None:
        self.client = client
        self.table = table
        self.terminal = terminal
        self.scene: dict[str, Any] = {}
        self.company = Company(client, table, terminal, self.request)
        self._line = Line(client, table, lambda: terminal.say(say("server-remote-lost"), "quiet"))
        self._answers: dict[str, dict[str, Any]] = {}
        self._shown = -1
        self._sheet = Sheet()
        self.leaving = False

    @property
    def about(self) -> dict[str, Any]:
        """The table as the server tells of it."""
        return self.company.about

    def run(self) -> None:
        """Play until one leaves."""
        self._line.open()
        while not self.about:
            self._take_in(self._line.receive())
        self.terminal.say(
            say("cli-welcome", game=game_title(self.about["game"]), seats=len(self.about["seats"])), "title"
        )
        self.terminal.say(say("cli-commitment", commitment=self.about["commitment"]), "quiet")
        try:
            while not self.leaving:
                self._turn()
        finally:
            self._line.close()

    def _turn(self) -> None:
        """Wait for one's turn, or look and obey one line."""
        self._drain()
        if not self._wanted():
            self._wait()
        if self.scene and self._shown != self.scene["seq"]:
            self.show_position(whole=False)
        line = self._typed_line()
        if line is None:
            self.leaving = True
        else:
            self.obey(line.strip())

    def _typed_line(self) -> str | None:
        """A line somebody types; what the table says meanwhile is shown as it comes."""
        if not self.terminal.is_person:
            return self.terminal.ask("> ", self._completions)
        typed = threading.Event()
        listener = threading.Thread(target=self._listen, args=(typed,), daemon=True)
        listener.start()
        try:
            return self.terminal.ask("> ", self._completions)
        finally:
            typed.set()
            listener.join()

    def _listen(self, typed: threading.Event) -> None:
        while not typed.is_set():
            try:
                message = self._line.receive(LISTENING)
            except Refusal:
                return
            if message is not None:
                with self.terminal.interrupting():
                    waited = bool(self.blocking())
                    self._take_in(message)
                    for decision in [] if waited else self.blocking():
                        self.terminal.write((decision["prompt"], "ask"))

    def _wanted(self) -> bool:
        """True if there is something to type: the game waits, it is over, or people ask something."""
        if not self.scene:
            return False
        return bool(self.blocking()) or self.scene["outcome"] is not None or bool(self.company.questions())

    def _wait(self) -> None:
        """Show what happens until it is one's turn; Ctrl-C gives the prompt at once."""
        players = [self.player(seat) for seat in self.scene.get("waiting", [])]
        waits = say("cli-waiting-for", player=players[0]) if players else say("server-remote-waiting")
        self.terminal.say(waits, "quiet")
        try:
            while not self._wanted():
                self._take_in(self._line.receive(PATIENCE))
        except KeyboardInterrupt:
            self.terminal.gap()

    # What comes

    def _drain(self) -> None:
        while (message := self._line.receive(0)) is not None:
            self._take_in(message)

    def _take_in(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.company.sit(message["table"], message["you"])
        elif kind == "trouble" and message["fatal"]:
            raise RefusedByServer(message["reason"], message["sentence"])
        elif kind == "trouble":
            self.terminal.write((message["sentence"], "trouble"))
        elif kind == "chat":
            self.company.hear(message["said"])
        elif kind == "snapshot":
            self.scene = message["scene"]
            self.company.begin(message["lines"])
        elif kind == "update":
            self.scene = message["scene"]
            for step in message["steps"]:
                for line in step["lines"]:
                    self.company.lines.append((line["action"], line["text"]))
                    self.terminal.write(("· ", "quiet"), (line["text"], ""))
        if "id" in message:
            self._answers[message["id"]] = message

    def request(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Ask the server and wait for the answer, across broken connections; a refusal is raised."""
        name = secrets.token_urlsafe(12)
        message = {"type": kind, "id": name, **fields}
        self._line.send(message)
        while name not in self._answers:
            received = self._line.receive(PATIENCE)
            if received is None:
                self._line.send(message)
            self._take_in(received)
        answer = self._answers.pop(name)
        if answer["type"] == "refused":
            refusal = answer["refusal"]
            raise RefusedByServer(refusal["reason"], refusal["sentence"], tuple(refusal["rules"]))
        return answer

    # What is shown

    def player(self, seat: int) -> Message:
        name = self.about["seats"][seat]["name"] or self.about["seats"][seat]["bot"]
        return say("server-remote-player", number=seat + 1, name=name)

    def blocking(self) -> list[dict[str, Any]]:
        return [one for one in self.scene.get("decisions", []) if not one["standing"]]

    def offers(self) -> list[Offer]:
        """Everything one's seat can do, what may be done at any time last."""
        decisions = sorted(self.scene.get("decisions", []), key=lambda one: bool(one["standing"]))
        return [offer for decision in decisions for offer in offers_of(decision)]

    def look(self, rest: str) -> None:
        """The whole position, and what can be done in it; with words only what of it fits them."""
        if rest:
            self.ask(f"look {rest}")
            return
        self.show_position(whole=True)

    def show_position(self, whole: bool) -> None:
        """The position, or what has changed in it, and what can be done."""
        terminal = self.terminal
        if not self.scene:
            terminal.say(say("server-remote-waiting"), "quiet")
            return
        text = self.request("read")
        self._shown = self.scene["seq"]
        seat = self.scene["look"]
        outcome = self.scene["outcome"]
        title = terminal.render(self.player(seat) if seat is not None else say("cli-spectator"))
        over = outcome is not None
        lines = self._sheet.whole(seat, text["lines"]) if whole or over else self._sheet.changes(seat, text["lines"])
        if lines:
            terminal.sheet(terminal.render(say("cli-final-position")) if over else title, lines)
        if outcome is not None:
            self._show_outcome(outcome)
            return
        for decision in self.blocking():
            terminal.write((f"{title}: ", "quiet"), (decision["prompt"], "ask"))
        self._show_list([offer for offer in self.offers() if not offer.decision["standing"]], 1)
        standing = [offer for offer in self.offers() if offer.decision["standing"]]
        if standing:
            terminal.say(say("cli-at-any-time"), "quiet")
            self._show_list(standing, len(self.offers()) - len(standing) + 1)
        can_cancel = any(decision["cancel"] for decision in self.blocking())
        terminal.say(say("cli-hint-cancel") if can_cancel else say("cli-hint"), "quiet")

    def _show_list(self, offers: list[Offer], first: int) -> None:
        for number, offer in enumerate(offers[:MOST], start=first):
            self.terminal.item(number, offer.text)
        if len(offers) > MOST:
            self.terminal.say(say("cli-more-options", count=len(offers) - MOST), "quiet")

    def _show_outcome(self, outcome: dict[str, Any]) -> None:
        terminal = self.terminal
        terminal.write((outcome["ending"], "title"))
        for seat, score in enumerate(outcome["scores"]):
            won = seat in outcome["winners"]
            terminal.say(say("cli-score", player=self.player(seat), points=score), "good" if won else "")
            for line in outcome["sheet"]:
                if line["seat"] == seat:
                    terminal.say(
                        say("cli-score-line", what=say("server-words", words=line["words"]), points=line["points"]),
                        "quiet",
                    )
        terminal.say(say("cli-seed", seed=outcome["seed"]), "quiet")

    def _completions(self) -> list[str]:
        words = [word for offer in self.offers() for word in offer.text.split()]
        return [*VERBS, *people.VERBS, *dict.fromkeys(words)]

    # What is typed

    def obey(self, line: str) -> None:
        """Do what a line says; what cannot be done is refused with a sentence and changes nothing."""
        try:
            verb, rest = verb_of(line, self.terminal.words, {**VERBS, **people.VERBS})
            if not line:
                self.look("")
            elif verb in people.VERBS and not self.company.understands(verb):
                self.choose(line)
            elif verb in people.VERBS:
                getattr(self.company, f"say_{verb}")(rest, self.scene.get("look") if self.scene else None)
                self._shown = -1 if verb in ("resign", "agree") else self._shown
            elif verb in ("help", "look") or (verb and verb not in ASKING):
                getattr(self, f"do_{verb}")(rest)
            elif verb:
                self.ask(line)
            else:
                self.choose(line)
        except RefusedByServer as refused:
            rules = f" ({', '.join(refused.rules)})" if refused.rules else ""
            self.terminal.write((refused.sentence, "trouble"), (rules, "rule"))
        except Refusal as refusal:
            self.terminal.refuse(refusal)

    def ask(self, line: str) -> None:
        """The server's answer from the position alone."""
        for told in self.request("typed", line=line)["lines"]:
            self.terminal.write((told, ""))

    def choose(self, line: str) -> None:
        offers = self.offers()
        if line.isdigit():
            if not 1 <= int(line) <= len(offers):
                raise refuse("cli-no-such-number", number=int(line), last=len(offers))
            found = [offers[int(line) - 1]]
        else:
            exact = [offer for offer in offers if offer.text.casefold() == line.casefold()]
            found = exact or [offer for offer in offers if fits(line, offer.text)] or self._typed(line)
        if len(found) > 1:
            self.terminal.say(say("cli-several-fit", count=len(found)), "trouble")
            for offer in found[:MOST]:
                self.terminal.item(offers.index(offer) + 1, offer.text)
            return
        self._give(found[0])

    def _typed(self, line: str) -> list[Offer]:
        """A command spelt out, for decisions whose answers cannot all be listed."""
        kit = kit_named(self.about["game"])
        if all(line.split()[0] != cls.__struct_config__.tag for cls in kit.codec.commands) or not self.blocking():
            raise refuse("command-unknown-word")
        command = parse_command(kit, self.scene["look"], line)
        return [Offer(command_info(kit, command), line, self.blocking()[0])]

    def _give(self, offer: Offer) -> None:
        self.request("do", number=offer.decision["number"], seen=self.scene["seq"], command=offer.command)

    # The words every game understands

    def do_help(self, rest: str) -> None:
        for line in (*HELP, *people.HELP):
            self.terminal.say(line)

    def do_hint(self, rest: str) -> None:
        hint = self.request("hint", seat=self._seat())
        self.terminal.say(say("cli-advice", what=hint["words"], why=hint["because"]), "good")
        for number, step in enumerate(hint["plan"], 2):
            self.terminal.say(say("cli-advice-step", number=number, what=step), "quiet")

    def do_undo(self, rest: str) -> None:
        self.request("undo", seat=self._seat())

    def do_redo(self, rest: str) -> None:
        self.request("redo", seat=self._seat())

    def do_cancel(self, rest: str) -> None:
        self.request("cancel", seat=self._seat())

    def do_log(self, rest: str) -> None:
        lines = last_of([text for _, text in self.company.lines], rest) or [self.terminal.render(say("cli-log-empty"))]
        self.terminal.sheet(self.terminal.render(say("cli-log")), lines)

    def do_look(self, rest: str) -> None:
        self.look(rest)

    def do_seat(self, rest: str) -> None:
        """Look from another of one's own seats."""
        seats = len(self.about["seats"])
        if not rest.isdigit() or not 1 <= int(rest) <= seats:
            raise refuse("cli-no-such-seat", seat=rest, seats=seats)
        self._line.send({"type": "look", "seat": int(rest) - 1})
        while self.scene.get("look") != int(rest) - 1:
            self._take_in(self._line.receive(PATIENCE))
        self._shown = -1

    def do_save(self, rest: str) -> None:
        if not rest:
            raise refuse("cli-save-where")
        write_save(Path(rest).expanduser(), self.client.fetch("GET", f"/api/tables/{self.table}/export"))
        self.terminal.say(say("cli-saved", file=rest), "good")

    def do_lang(self, rest: str) -> None:
        if rest not in languages():
            raise refuse("cli-no-such-language", language=rest, known=", ".join(languages()))
        self.terminal.speak(rest)
        self._sheet.clear()
        self.client.lang = rest
        self._line.send({"type": "speak", "lang": rest})
        while self.scene and self.scene["lang"] != rest:
            self._take_in(self._line.receive(PATIENCE))
        self._shown = -1

    def do_quit(self, rest: str) -> None:
        self.leaving = True

    def _seat(self) -> int:
        look = self.scene.get("look") if self.scene else None
        if look is None:
            raise refuse("not-your-decision")
        return int(look)


def plan_of(game: str, seats: int, seed: str, wishes: list[str], bot: str) -> dict[str, Any]:
    """A new table: oneself first, then bots or whoever comes by the link."""
    if not game:
        raise refuse("cli-which-game", known=", ".join(games()))
    setup = chosen_setup(kit_named(game), seats, wishes)
    other = {"who": "bot", "bot": bot} if bot else {"who": "open"}
    seated = [{"who": "me"}, *[other for _ in range(setup.seats - 1)]]
    answers = {name: value for name, value in msgspec.to_builtins(setup).items() if name != "packs" or value}
    return {"game": game, "setup": answers, "seats": seated, "seed": seed}


def bring(client: ServerClient, table: str, brings: str) -> None:
    """Bring something to the seats that wait for it: what a file tells of, or what the game knows by that name."""
    about = client.get(f"/api/tables/{table}")
    game = about["table"]["game"]
    for seat in about["seats"]:
        if about["table"]["seats"][seat]["brings"] != "missing":
            continue
        if not brings:
            raise refuse("server-bring-something")
        if Path(brings).is_file():
            text = Path(brings).read_text(encoding="utf-8")
            answer = client.post(f"/api/games/{game}/consult", {"ask": "read-army", "text": text})["answer"]
            for line, sentence in answer["problems"]:
                raise RefusedByServer("unreadable", f"{Path(brings).name}, {line}: {sentence}")
            what = answer["lineup"]
        else:
            what = kit_named(game).parse_setup_value("armies", brings)
        client.post(f"/api/tables/{table}/seats/{seat}", {"action": "bring", "brings": what})


def play(
    server: str, join: str, table: str, name: str, plan: dict[str, Any] | None, terminal: Terminal, brings: str = ""
) -> None:
    """Play on a server: by an invitation, at a table one knows, or at a new one whose links are printed."""
    client = ServerClient(server, terminal.words.lang)
    try:
        client.arrive(name)
        if join:
            table = client.post("/api/join", {"token": join.rpartition("#")[2]})["table"]
        elif plan is not None:
            table = client.post("/api/tables", plan)["table"]
            if any(seat["who"] == "open" for seat in plan["seats"]):
                link = client.post(f"/api/tables/{table}/links", {"kind": "seat"})
                terminal.say(say("server-remote-invite", link=link["url"]), "title")
        terminal.say(say("server-remote-table", table=table), "quiet")
        bring(client, table, brings)
        RemoteSession(client, table, terminal).run()
    except RefusedByServer as refused:
        raise Refusal("server-said", refused.rules, {"sentence": refused.sentence}) from None
