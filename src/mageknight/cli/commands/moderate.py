"""`mageknight moderate` and `mageknight password`: what a host does about people and tables, while the server runs."""

from __future__ import annotations

import asyncio

import typer

from mageknight.cli.commands.serve import Data, Database, _app, _settings, explained, words
from mageknight.kernel.message import say

moderation = _app(say("server-about-moderate"))
passwords = _app(say("server-about-password"))


@passwords.command(help=words(say("server-about-password")))
def password(login: str, database: Database = "", data: Data = None) -> None:
    """Give an account a new password and print it."""
    from mageknight.server.upkeep.moderation import reset_password

    with explained():
        made = asyncio.run(reset_password(_settings(database=database, data=data), login))
    typer.echo(words(say("server-password-done", login=login, password=made)))


@moderation.callback()
def about_moderation() -> None:
    """Look after people and tables."""


@moderation.command(help=words(say("server-about-moderate-people")))
def people(text: str, database: Database = "", data: Data = None) -> None:
    """Find people and where they play."""
    from mageknight.server.upkeep.moderation import people as found

    with explained():
        rows = asyncio.run(found(_settings(database=database, data=data), text))
    for one in rows:
        who = say(
            "server-moderate-person",
            id=one.id,
            name=one.name,
            login=one.login or "–",
            sessions=one.sessions,
            tables=" ".join(one.tables) or "–",
        )
        typer.echo(words(who))


@moderation.command(help=words(say("server-about-moderate-lock")))
def lock(person: str, database: Database = "", data: Data = None) -> None:
    """End all sessions of somebody; an account stays shut until its password is reset."""
    from mageknight.server.upkeep.moderation import lock as shut

    with explained():
        asyncio.run(shut(_settings(database=database, data=data), person))
    typer.echo(words(say("server-moderate-locked", who=person)))


@moderation.command(help=words(say("server-about-moderate-forget")))
def forget(person: str, database: Database = "", data: Data = None) -> None:
    """Delete somebody."""
    from mageknight.server.upkeep.moderation import forget as drop

    with explained():
        asyncio.run(drop(_settings(database=database, data=data), person))
    typer.echo(words(say("server-moderate-forgotten", who=person)))


@moderation.command(help=words(say("server-about-moderate-close")))
def close(table: str, database: Database = "", data: Data = None) -> None:
    """End a table without a result."""
    from mageknight.server.upkeep.moderation import close as end

    with explained():
        asyncio.run(end(_settings(database=database, data=data), table))
    typer.echo(words(say("server-moderate-closed", table=table)))
