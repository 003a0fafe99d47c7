"""The terminal itself: sentences in one language, with colour where somebody sees it and as plain text where not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TextIO

from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal
from mageknight.locale import Words, sentence

if TYPE_CHECKING:
    from rich.console import Console

STYLES: Final = {
    "title": "bold",
    "quiet": "dim",
    "number": "bold cyan",
    "trouble": "bold red",
    "rule": "yellow",
    "good": "bold green",
    "ask": "bold",
}
"""What a kind of words looks like where there is colour."""


class Terminal:
    """Speaks to one person. Rich is loaded only where its colours can be seen, so that scripts start fast."""

    def __init__(self, lang: str, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.words = Words.of(lang)
        self.source = source if source is not None else sys.stdin
        self.out = out if out is not None else sys.stdout
        self.is_screen = self.out.isatty()
        self.is_person = self.is_screen and self.source.isatty()
        self._console: Console | None = None
        self._prompt = ""
        """What stands before the line that is being typed."""

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.words = Words.of(lang)

    def render(self, message: Message) -> str:
        return self.words.render(message)

    def sentence(self, message: Message) -> str:
        """A line of a log: a sentence, also where it begins with what stands small in its midst."""
        return sentence(self.render(message))

    def say(self, message: Message, style: str = "") -> None:
        self.write((self.render(message), style))

    def write(self, *parts: tuple[str, str]) -> None:
        """One line made of words, each with its style."""
        if not self.is_screen:
            print("".join(text for text, _ in parts), file=self.out)
            return
        from rich.text import Text

        self._rich().print(Text.assemble(*[(text, STYLES.get(style, "")) for text, style in parts]), soft_wrap=False)

    def item(self, number: int, text: str) -> None:
        """One option of a numbered list; a long one goes on below its own first word."""
        if not self.is_screen:
            print(f"{number:>4}  {text}", file=self.out)
            return
        from rich.table import Table
        from rich.text import Text

        row = Table.grid(padding=0)
        row.add_column(no_wrap=True)
        row.add_column(overflow="fold")
        row.add_row(Text(f"{number:>4}  ", STYLES["number"]), Text(text))
        self._rich().print(row)

    def gap(self) -> None:
        print(file=self.out)

    def sheet(self, title: str, lines: Sequence[str]) -> None:
        """A position or another block of lines under a title."""
        if self.is_screen:
            from rich.panel import Panel
            from rich.text import Text

            body = Text("\n".join(lines))
            self._rich().print(Panel(body, title=Text(title, STYLES["title"]), title_align="left", expand=False))
            return
        print(f"== {title} ==", file=self.out)
        for line in lines:
            print(f"  {line}", file=self.out)

    def refuse(self, refusal: Refusal) -> None:
        """A refusal where the player looks: the sentence, then the rules behind it."""
        rules = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        self.write((self.render(refusal.message()), "trouble"), (rules, "rule"))

    def ask(self, prompt: str, completions: Callable[[], Sequence[str]] | None = None) -> str | None:
        """A line somebody types; None when there will be no more."""
        if self.is_person:
            _prepare_editing(completions)
            self._prompt = prompt
            try:
                return input(prompt)
            except EOFError:
                self.gap()
                return None
            finally:
                self._prompt = ""
        line = self.source.readline()
        if not line:
            return None
        print(prompt + line.rstrip("\n"), file=self.out)
        return line

    @contextmanager
    def interrupting(self) -> Iterator[None]:
        """Say something while a line is being typed: above it, and what was typed so far stays."""
        if self._prompt:
            print("\r\x1b[K", end="", file=self.out)
        yield
        if self._prompt:
            print(self._prompt + _typed_so_far(), end="", file=self.out, flush=True)

    def clear(self) -> None:
        if self.is_screen:
            self._rich().clear()

    def _rich(self) -> Console:
        if self._console is None:
            from rich.console import Console

            self._console = Console(file=self.out, highlight=False, markup=False, emoji=False)
        return self._console


def _typed_so_far() -> str:
    try:
        import readline
    except ImportError:
        return ""
    return readline.get_line_buffer()


def _prepare_editing(completions: Callable[[], Sequence[str]] | None) -> None:
    """Arrow keys, history and the tab key, where Python was built with them."""
    try:
        import readline
    except ImportError:
        return
    found: list[str] = []

    def complete(text: str, at: int) -> Any:
        if at == 0:
            found[:] = [word for word in (completions() if completions else ()) if word.startswith(text)]
        return found[at] if at < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
