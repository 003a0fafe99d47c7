"""The `mageknight` command. Every subcommand imports what it needs when it is called, so that a prompt comes at once."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from mageknight import __version__
from mageknight.kernel.build import build
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.locale import languages, preferred, render

ELSEWHERE: Final = {
    "army": "mageknight.cli.commands.army:app",
    "content": "mageknight.cli.commands.packing:app",
    "serve": "mageknight.cli.commands.serve:serving",
    "backup": "mageknight.cli.commands.serve:saving",
    "restore": "mageknight.cli.commands.serve:restoring",
    "db": "mageknight.cli.commands.serve:databases",
    "admin": "mageknight.cli.commands.serve:administration",
    "password": "mageknight.cli.commands.moderate:passwords",
    "moderate": "mageknight.cli.commands.moderate:moderation",
    "simulate": "mageknight.cli.commands.simulate:app",
}
"""Subcommands with a Typer app of their own, by module and name; it is imported when the subcommand is named."""

INTERRUPTED: Final = 130
"""The exit status of a program that was stopped from the keyboard."""


class QuickGroup(TyperGroup):
    """A group that offers its own help only where it can be asked for; see `Quick` for the reason."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        self.add_help_option = not args or args[0].startswith("-")
        return super().parse_args(ctx, args)


class Subcommands(QuickGroup):
    """The subcommands of this module and, loaded on demand, those that live elsewhere."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args[:1] == ["--version"]:
            kind = say("cli-build-compiled") if build() == "compiled" else say("cli-build-interpreted")
            typer.echo(f"mageknight {__version__}, {words(kind)}")
            raise typer.Exit
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: Any) -> list[str]:
        there = [name for name, app in ELSEWHERE.items() if importlib.util.find_spec(app.partition(":")[0])]
        return [*super().list_commands(ctx), *there]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in self.list_commands(ctx) and cmd_name in ELSEWHERE:
            module, _, name = ELSEWHERE[cmd_name].partition(":")
            return typer.main.get_command(getattr(importlib.import_module(module), name))
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: Any) -> Any:
        """Say of a package that is not installed which extra brings it."""
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            from mageknight.extras import extra_of

            extra = extra_of(error)
            if extra is None:
                raise
            typer.echo(words(say("cli-extra-missing", module=error.name or "", extra=extra)), err=True)
            raise typer.Exit(1) from None


class Quick(TyperCommand):
    """A command whose parameters are all words: they are taken as they come.

    Typer would load a validation library for them that takes longer than everything else before the first prompt. What
    is not plain sailing (help, a missing or unknown word) is left to Typer; numbers are read by the commands themselves.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given, rest, _ = self.make_parser(ctx).parse_args(args=list(args))
        parameters = self.get_params(ctx)
        if rest or any(one.required and not given.get(one.name) for one in parameters) or given.get("help"):
            return super().parse_args(ctx, args)
        for one in parameters:
            if one.expose_value:
                value = given.get(one.name)
                ctx.params[one.name] = one.get_default(ctx) if value is None else value
        return []


def words(message: Message) -> str:
    """Help is printed before any option is read: it speaks the language of the environment."""
    return render(message, preferred(os.environ))


app = typer.Typer(
    cls=Subcommands,
    help=words(say("cli-about")),
    epilog=words(say("cli-option-version")),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
situations = typer.Typer(cls=QuickGroup, help=words(say("cli-about-situation")), no_args_is_help=True)
app.add_typer(situations, name="situation")

Lang = Annotated[str, typer.Option("--lang", help=words(say("cli-option-lang")))]
Packs = Annotated[list[str] | None, typer.Option("--content", metavar="FOLDER", help=words(say("cli-option-content")))]


@app.command(cls=Quick, help=words(say("cli-about-play")))
def play(
    game: Annotated[str, typer.Argument(help=words(say("cli-option-game")))] = "",
    seats: Annotated[str, typer.Option("--seats", metavar="N", help=words(say("cli-option-seats")))] = "",
    seed: Annotated[str, typer.Option("--seed", help=words(say("cli-option-seed")))] = "",
    wishes: Annotated[list[str] | None, typer.Option("--with", help=words(say("cli-option-with")))] = None,
    situation: Annotated[
        str, typer.Option("--situation", metavar="FILE", help=words(say("cli-option-situation")))
    ] = "",
    load: Annotated[str, typer.Option("--load", metavar="FILE", help=words(say("cli-option-load")))] = "",
    server: Annotated[str, typer.Option("--server", metavar="URL", help=words(say("server-option-server")))] = "",
    join: Annotated[str, typer.Option("--join", metavar="LINK", help=words(say("server-option-join")))] = "",
    table: Annotated[str, typer.Option("--table", metavar="ID", help=words(say("server-option-table")))] = "",
    name: Annotated[str, typer.Option("--name", help=words(say("server-option-name")))] = "",
    brings: Annotated[str, typer.Option("--bring", metavar="ARMY", help=words(say("server-option-bring")))] = "",
    bot: Annotated[str, typer.Option("--bot", help=words(say("server-option-bot")))] = "",
    content: Packs = None,
    lang: Lang = "",
) -> None:
    from mageknight.cli import opening
    from mageknight.cli.asking import Wish, asked
    from mageknight.cli.opponents import Opponents
    from mageknight.cli.session import Session
    from mageknight.cli.terminal import Terminal

    def action() -> int:
        if server or "://" in join:
            from mageknight.cli import remote

            new = not join and not table
            plan = remote.plan_of(game, number(seats, 0), seed, list(wishes or []), bot) if new else None
            remote.play(
                server or join.partition("/join")[0],
                join,
                table,
                name or terminal_name(),
                plan,
                Terminal(language(lang)),
                brings,
            )
            return 0
        take_in(content, lang)
        terminal, opponent = Terminal(language(lang)), bot
        if load:
            match, chronicle = opening.loaded(Path(load), game)
        elif situation:
            match, chronicle = opening.arranged(Path(situation), game)
        else:
            wish = Wish(game, number(seats, 0), bot) if game or wishes or seats else asked(terminal)
            match, chronicle = opening.fresh(wish.game, wish.seats, seed, list(wishes or []))
            opponent = wish.bot or bot
        opponents = Opponents.on_all_but_the_first(opponent, match.setup.seats) if opponent else None
        Session(match, chronicle, terminal, opponents).run()
        return 0

    run(action, lang)


@app.command(cls=Quick, help=words(say("cli-about-learn")))
def learn(
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help=words(say("cli-option-lesson")))] = "",
    check: Annotated[
        list[str] | None, typer.Option("--check", metavar="FILE", help=words(say("cli-option-check")))
    ] = None,
    content: Packs = None,
    lang: Lang = "",
) -> None:
    from mageknight.cli.commands import learning
    from mageknight.cli.terminal import Terminal

    def action() -> int:
        take_in(content, lang)
        if check:
            return learning.check([Path(file) for file in check], language(lang))
        terminal = Terminal(language(lang))
        return learning.take(lesson, terminal) if lesson else learning.tell_all(terminal)

    run(action, lang)


@app.command(cls=Quick, help=words(say("cli-about-puzzle")))
def puzzle(
    name: Annotated[str, typer.Argument(metavar="PUZZLE", help=words(say("cli-option-puzzle")))] = "",
    source: Annotated[str, typer.Option("--from", metavar="FILE", help=words(say("cli-option-from")))] = "",
    goal: Annotated[str, typer.Option("--goal", metavar="GOAL", help=words(say("cli-option-goal")))] = "",
    out: Annotated[str, typer.Option("--out", metavar="FILE", help=words(say("cli-option-puzzle-out")))] = "",
    content: Packs = None,
    lang: Lang = "",
) -> None:
    from mageknight.cli.commands import puzzling
    from mageknight.cli.terminal import Terminal

    def action() -> int:
        take_in(content, lang)
        terminal = Terminal(language(lang))
        if source:
            return puzzling.make(Path(source), goal, out, terminal)
        return puzzling.solve(name, terminal) if name else puzzling.tell_all(terminal)

    run(action, lang)


@app.command(cls=Quick, help=words(say("cli-about-replay")))
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help=words(say("cli-option-file")))],
    verify: Annotated[bool, typer.Option("--verify", help=words(say("cli-option-verify")))] = False,
    commitment: Annotated[str, typer.Option("--commitment", help=words(say("cli-option-commitment")))] = "",
    to: Annotated[str, typer.Option("--to", metavar="N", help=words(say("cli-option-to")))] = "",
    seat: Annotated[str, typer.Option("--seat", metavar="N", help=words(say("cli-option-seat")))] = "",
    content: Packs = None,
    lang: Lang = "",
) -> None:
    from mageknight.cli.commands import replay as replaying
    from mageknight.cli.terminal import Terminal

    def action() -> int:
        take_in(content, lang)
        terminal = Terminal(language(lang))
        if verify or commitment:
            return replaying.verify(Path(file), commitment, terminal)
        return replaying.tell(Path(file), number(to, -1), number(seat, 0), terminal)

    run(action, lang)


@situations.command("check", cls=Quick, help=words(say("cli-about-check")))
def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help=words(say("cli-option-files")))],
    lang: Lang = "",
) -> None:
    from mageknight.cli import situations
    from mageknight.cli.terminal import Terminal

    run(lambda: situations.check([Path(file) for file in files], Terminal(language(lang))), lang)


@situations.command("show", cls=Quick, help=words(say("cli-about-show")))
def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help=words(say("cli-option-file")))],
    after: Annotated[bool, typer.Option("--after", help=words(say("cli-option-after")))] = False,
    lang: Lang = "",
) -> None:
    from mageknight.cli import situations
    from mageknight.cli.terminal import Terminal

    run(lambda: situations.show(Path(file), after, Terminal(language(lang))), lang)


def take_in(folders: list[str] | None, lang: str) -> None:
    """Load the packs somebody named; without any nothing is imported for them."""
    if folders:
        from mageknight.cli.commands import packing

        packing.take_in([Path(folder) for folder in folders], language(lang))


def terminal_name() -> str:
    """The name of somebody who gives none: as the system calls them."""
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "?"


def number(text: str, default: int) -> int:
    """A number somebody gave as an option."""
    if not text:
        return default
    if not text.isdigit():
        raise refuse("cli-not-a-number", text=text)
    return int(text)


def language(wanted: str) -> str:
    """The language to speak: the one asked for, else that of the environment; an unknown one is refused."""
    if wanted and wanted not in languages():
        raise refuse("cli-no-such-language", language=wanted, known=", ".join(languages()))
    return wanted or preferred(os.environ)


def run(action: Callable[[], int], lang: str) -> None:
    """Do it and leave with its status; a refusal is a sentence on the error output and status 1."""
    import mageknight.games  # noqa: F401  # makes the games known
    from mageknight.cli.terminal import Terminal

    try:
        status = action()
    except Refusal as refusal:
        spoken = lang if lang in languages() else preferred(os.environ)
        Terminal(spoken, out=sys.stderr).refuse(refusal)
        status = 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    raise typer.Exit(status)
