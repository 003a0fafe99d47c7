"""The `mageknight content` commands, and the packs a match is played with: folders of the user's, for either game."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from mageknight.cli.army import check_content as check_figures
from mageknight.cli.army import learn_words as learn_figures
from mageknight.cli.army import print_problems
from mageknight.kernel.folder import HEAD
from mageknight.kernel.message import Message, say
from mageknight.kernel.problem import ContentError
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.locale import languages, preferred, render
from mageknight.locale.catalogue import add_resource

if TYPE_CHECKING:
    from mageknight.board.content.pack import Pack

BOARD = "board"


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
    """One subcommand so far; the group leaves room for more."""


@app.command(help=words(say("cli-content-about-check")))
def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=words(say("cli-content-folder")))],
    lang: Annotated[str, typer.Option("--lang", help=words(say("cli-option-lang")))] = "",
) -> None:
    spoken = lang if lang in languages() else preferred(os.environ)
    try:
        if lang and lang not in languages():
            raise refuse("cli-no-such-language", language=lang, known=", ".join(languages()))
        status = check_pieces(folder, spoken) if game_of(folder) == BOARD else check_figures(folder, spoken)
    except Refusal as refusal:
        sys.stderr.write(render(refusal.message(), spoken) + "\n")
        status = 1
    raise typer.Exit(status)


def game_of(folder: Path) -> str:
    """The game a folder says it is for; a pack of miniatures says nothing."""
    try:
        head: Any = msgspec.json.decode((folder / HEAD).read_bytes())
    except (OSError, msgspec.DecodeError):
        return ""
    return str(head.get("game", "")) if isinstance(head, dict) else ""


def check_pieces(folder: Path, lang: str) -> int:
    """Check a folder of cards, units, enemies, tiles, heroes and scenarios; prints what is wrong. The status of a command."""
    from mageknight.board.content.pack import read_pack

    try:
        read_pack(folder)
    except ContentError as error:
        print_problems(error.problems, lang)
        return 1
    sys.stdout.write(render(say("cli-army-content-fine", folder=str(folder)), lang) + "\n")
    return 0


def take_in(folders: list[Path], lang: str) -> None:
    """Make the content of these folders available in this process, for both games; a broken one is refused with all that is wrong."""
    from mageknight.board.content.pack import read_packs
    from mageknight.board.packs import use_packs
    from mageknight.minis.content.pack import load_packs
    from mageknight.minis.stock import use_packs as use_figures

    ours = [folder for folder in folders if game_of(folder) == BOARD]
    try:
        pieces = read_packs(ours)
        figures = load_packs([folder for folder in folders if folder not in ours])
    except ContentError as error:
        print_problems(error.problems, lang)
        raise refuse("cli-content-broken", folder=", ".join([str(folder) for folder in folders])) from None
    use_packs(pieces)
    learn_pieces(pieces)
    use_figures(figures)
    learn_figures(figures)


def learn_pieces(packs: tuple[Pack, ...]) -> None:
    """Take the names that packs bring along into the catalogues."""
    for pack in packs:
        for lang in languages():
            add_resource(lang, pack.words(lang), pack.name)
