"""`mageknight serve`, `backup`, `restore`, `db` and `admin`: for those who run a server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mageknight.kernel.message import Message, say
from mageknight.locale import preferred, render

if TYPE_CHECKING:
    from mageknight.server.settings import Settings


def words(message: Message) -> str:
    return render(message, preferred(os.environ))


@contextmanager
def explained() -> Iterator[None]:
    """Errors of a host become a sentence on the error output and status 1, not the inside of the program."""
    from sqlalchemy.exc import SQLAlchemyError

    from mageknight.kernel.refusal import Refusal
    from mageknight.server.store.database import StorageError
    from mageknight.server.store.migrate import DatabaseTooNewError
    from mageknight.server.upkeep.backup import BackupError

    try:
        yield
    except Refusal as refusal:
        trouble = refusal.message()
    except BackupError as error:
        trouble = error.message
    except DatabaseTooNewError:
        trouble = say("server-database-newer")
    except (SQLAlchemyError, StorageError) as error:
        trouble = say("server-database-away", detail=_cause(error))
    except OSError as error:
        trouble = say("server-file-trouble", file=str(error.filename or ""), detail=error.strerror or str(error))
    else:
        return
    typer.echo(words(trouble), err=True)
    raise typer.Exit(1)


def _cause(error: BaseException) -> str:
    """The first line of what the driver said; the address, which may hold a password, is not part of it."""
    inner: BaseException = getattr(error, "orig", None) or error.__cause__ or error
    lines = str(getattr(inner, "orig", None) or inner).strip().splitlines()
    return lines[0] if lines else type(inner).__name__


def _app(about: Message) -> typer.Typer:
    return typer.Typer(help=words(about), add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


serving = _app(say("server-about-serve"))
saving = _app(say("server-about-backup"))
restoring = _app(say("server-about-restore"))
databases = _app(say("server-about-db"))
administration = _app(say("server-about-admin"))

Database = Annotated[str, typer.Option(help=words(say("server-about-database-option")))]
Data = Annotated[Path | None, typer.Option(help=words(say("server-about-data-option")))]


@serving.command(help=words(say("server-about-serve")))
def serve(
    host: Annotated[str, typer.Option(help=words(say("server-about-host-option")))] = "",
    port: Annotated[int, typer.Option(help=words(say("server-about-port-option")), show_default=False)] = -1,
    database: Database = "",
    data: Data = None,
    browse: Annotated[bool, typer.Option("--open", help=words(say("server-about-open-option")))] = False,
    content: Annotated[
        list[Path] | None, typer.Option("--content", metavar="FOLDER", help=words(say("cli-option-content")))
    ] = None,
) -> None:
    """Run a server."""
    from mageknight.cli.commands.army import print_problems
    from mageknight.kernel.files.problem import ContentError
    from mageknight.packs import from_environment, to_environment
    from mageknight.server.run import run
    from mageknight.server.upkeep.backup import upgrade as bring_up

    to_environment(content or [])
    try:
        from_environment()
    except ContentError as error:
        print_problems(error.problems, preferred(os.environ))
        raise typer.Exit(1) from None
    with explained():
        settings = _settings(host=host, port=port, database=database, data=data)
        asyncio.run(bring_up(settings))
    run(settings, browse)


@saving.command(help=words(say("server-about-backup")))
def backup(file: Path, database: Database = "", data: Data = None) -> None:
    """Write everything a server holds into one file."""
    from mageknight.server.upkeep.backup import save

    with explained():
        rows = asyncio.run(save(_settings(database=database, data=data), file))
    typer.echo(words(say("server-backup-done", rows=rows, file=str(file))))


@restoring.command(help=words(say("server-about-restore")))
def restore(file: Path, database: Database = "", data: Data = None) -> None:
    """Fill an empty database from a backup."""
    from mageknight.server.upkeep.backup import load

    with explained():
        rows = asyncio.run(load(_settings(database=database, data=data), file))
    typer.echo(words(say("server-restore-done", rows=rows, file=str(file))))


@databases.callback()
def about_databases() -> None:
    """Work on the database itself."""


@databases.command(help=words(say("server-about-upgrade")))
def upgrade(database: Database = "", data: Data = None) -> None:
    """Bring the database to the form this program needs; `serve` does the same by itself."""
    from mageknight.server.upkeep.backup import upgrade as bring_up

    with explained():
        changed = asyncio.run(bring_up(_settings(database=database, data=data)))
    typer.echo(words(say("server-upgraded" if changed else "server-not-upgraded")))


@databases.command(help=words(say("server-about-check")))
def check(database: Database = "", data: Data = None) -> None:
    """Read every match; status 1 if one cannot be read."""
    from mageknight.server.upkeep.moderation import check as looked_through

    with explained():
        well, broken = asyncio.run(looked_through(_settings(database=database, data=data)))
    typer.echo(words(say("server-checked", well=well, broken=len(broken))))
    for table, reason in broken:
        typer.echo(words(say("server-check-broken", table=table, reason=reason)))
    if broken:
        raise typer.Exit(1)


@administration.command(help=words(say("server-about-admin")))
def admin(
    login: str,
    revoke: Annotated[bool, typer.Option("--revoke", help=words(say("server-about-revoke-option")))] = False,
    database: Database = "",
    data: Data = None,
) -> None:
    """Make an account an administrator, or no longer."""
    from mageknight.server.upkeep.backup import grant_admin

    with explained():
        known = asyncio.run(grant_admin(_settings(database=database, data=data), login, not revoke))
    if not known:
        typer.echo(words(say("server-no-account", login=login)), err=True)
        raise typer.Exit(1)
    typer.echo(words(say("server-admin-done", login=login)))


def _settings(**given: Any) -> Settings:
    """The settings, with what was said on the command line on top."""
    from mageknight.server.settings import settled

    return settled(**{name: value for name, value in given.items() if value not in ("", -1, None)})
