"""The `mageknight content` commands, and the packs a match is played with: folders of the user's, for either game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from mageknight import packs
from mageknight.cli.commands.army import check_content as check_figures
from mageknight.cli.commands.army import print_problems
from mageknight.kernel.files.problem import ContentError, Problem
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.locale import languages, preferred, render


def words(message: Message) -> str:
    return render(message, preferred(os.environ))


app = typer.Typer(
    help=words(say("cli-content-about")),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def content() -> None:
    """Without a second command Typer would take `check` for the whole."""


@app.command(help=words(say("cli-content-about-check")))
def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=words(say("cli-content-folder")))],
    lang: Annotated[str, typer.Option("--lang", help=words(say("cli-option-lang")))] = "",
) -> None:
    spoken = lang if lang in languages() else preferred(os.environ)
    try:
        if lang and lang not in languages():
            raise refuse("cli-no-such-language", language=lang, known=", ".join(languages()))
        more = packs.Study(folder).problems
        status = (check_pieces if packs.game_of(folder) == packs.BOARD else check_figures)(folder, spoken, more)
    except Refusal as refusal:
        sys.stderr.write(render(refusal.message(), spoken) + "\n")
        status = 1
    raise typer.Exit(status)


def check_pieces(folder: Path, lang: str, more: Sequence[Problem] = ()) -> int:
    """Check a folder of cards, units, enemies, tiles, heroes and scenarios; prints what is wrong, and what more was found.

    The status of a command.
    """
    from mageknight.board.content.pack import read_pack

    problems = [*more]
    try:
        read_pack(folder)
    except ContentError as error:
        problems = [*error.problems, *more]
    if problems:
        print_problems(problems, lang)
        return 1
    sys.stdout.write(render(say("cli-army-content-fine", folder=str(folder)), lang) + "\n")
    return 0


def take_in(folders: list[Path], lang: str) -> None:
    """Make the content of these folders available; broken ones are refused, with all that is wrong on the error output."""
    try:
        packs.take_in(folders)
    except ContentError as error:
        print_problems(error.problems, lang)
        raise refuse("cli-content-broken", folder=", ".join([str(folder) for folder in folders])) from None
