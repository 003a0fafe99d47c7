"""Beginnings of a match at the terminal: from a set-up, from a save, from a situation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from mageknight.cli.files import read_text
from mageknight.cli.log import Chronicle, retold
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.game import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.kernel.saves import report, save
from mageknight.kernel.situations.phrase import nearest
from mageknight.kernel.situations.rehearsal import Rehearsal, begin, perform

Opening = tuple[Match[Any], Chronicle]


def fresh(game: str, seats: int, seed: str, wishes: list[str]) -> Opening:
    """A new match; without a seed chance is secret even from whoever starts it."""
    if not game:
        raise refuse("cli-which-game", known=", ".join(games()))
    kit = kit_named(game)
    setup = kit.completed(chosen_setup(kit, seats, wishes))
    return Match(kit, setup, seed_from_text(seed) if seed else fresh_seed()), Chronicle()


def loaded(file: Path, game: str = "") -> Opening:
    """A saved match where it was left, with its log; or the position a report of trouble was made in."""
    text = read_text(file)
    match = reported(text) if report.is_report(text) else save.loads(text, str(file))
    if game and match.kit.name != game:
        raise refuse("cli-other-game", file=str(file), found=match.kit.name, game=game)
    return retold(match)


def reported(text: str) -> Match[Any]:
    """A match that begins where a report of trouble was made; what is still hidden is anybody's guess."""
    kit, setup, state = report.position_of(text)
    return Match(kit, setup, fresh_seed(), state)


def arranged(file: Path, game: str = "") -> Opening:
    """A situation after its commands; one that does not go as its file says is not opened."""
    rehearsal = begin(read_text(file), str(file))
    if game and rehearsal.situation.game != game:
        raise refuse("cli-other-game", file=str(file), found=rehearsal.situation.game, game=game)
    if not perform(rehearsal):
        raise first_difference(rehearsal)
    return retold(rehearsal.match)


def first_difference(rehearsal: Rehearsal) -> Exception:
    difference = rehearsal.differences[0]
    return refuse("situation-line", file=rehearsal.situation.file, line=difference.line, reason=difference.what)


def chosen_setup(kit: Kit[Any], seats: int, wishes: list[str]) -> Setup:
    """The first set-up of the game that fits what was asked for; what it does not have is refused."""
    wanted = dict([_wish(wish) for wish in wishes])
    fields = kit.setup_type.__struct_fields__
    for name in wanted:
        if name not in fields:
            raise refuse("cli-no-such-setting", name=name, known=nearest(name, fields))
    if seats:
        wanted["seats"] = str(seats)
    setups = list(kit.setups())
    for setup in setups:
        if all(str(getattr(setup, name)) == text for name, text in wanted.items()):
            return setup
    counts = sorted({setup.seats for setup in setups})
    if "seats" in wanted and wanted["seats"] not in [str(count) for count in counts]:
        raise refuse("cli-no-such-seats", game=kit.name, seats=wanted["seats"], known=", ".join(map(str, counts)))
    single = {name: text for name, text in wanted.items() if not isinstance(getattr(setups[0], name), tuple)}
    alike = [setup for setup in setups if all(str(getattr(setup, name)) == text for name, text in single.items())]
    return _built(kit, (alike or setups)[0], wanted)


def _built(kit: Kit[Any], like: Setup, wanted: dict[str, str]) -> Setup:
    """A set-up that is in no list: one that is as near as possible, with the wishes put in; lists are written with commas.

    Lists nobody asked for are left to the game: the armies of another set-up would not fit these points.
    """
    lists = [name for name in like.__struct_fields__ if isinstance(getattr(like, name), tuple)]
    plain: dict[str, Any] = {name: value for name, value in msgspec.to_builtins(like).items() if name not in lists}
    for name, text in wanted.items():
        parts = [part.strip() for part in text.split(",") if part.strip()]
        plain[name] = [kit.parse_setup_value(name, part) for part in parts] if name in lists else text
    try:
        return msgspec.convert(plain, kit.setup_type, strict=False)
    except msgspec.ValidationError as error:
        raise refuse("cli-impossible-setup", detail=str(error)) from None


def _wish(wish: str) -> tuple[str, str]:
    name, equals, value = wish.partition("=")
    if not equals:
        raise refuse("cli-wish-form", wish=wish)
    return name.strip(), value.strip()
