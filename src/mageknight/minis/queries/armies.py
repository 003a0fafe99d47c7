"""Questions of clients about armies before a battle: is it legal, what would be a good one, what does this list mean, may its castle
stand as planned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec.structs
from msgspec import Meta

from mageknight.kernel.command import kebab
from mageknight.kernel.files.problem import ContentError
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names, Renderer
from mageknight.minis.army.suggest import complete
from mageknight.minis.army.text import read, write
from mageknight.minis.content import factions
from mageknight.minis.content.available import library
from mageknight.minis.editions import EDITIONS
from mageknight.minis.queries.answers import ArmyAnswer, ArmyView
from mageknight.minis.queries.castle_plans import MOST_TOTAL, castle_plan
from mageknight.minis.view.pieces import entry_piece

MOST_ENTRIES: Final = 300
MOST_COPIES: Final = 999


class Question(msgspec.Struct, frozen=True, tag_field="ask", tag=kebab, forbid_unknown_fields=True):
    """A question about an army; on the wire its kind is the field ``ask``."""


class CheckArmy(Question, frozen=True):
    """May this army be fielded? The answer also has it as text."""

    army: Army


class SuggestArmy(Question, frozen=True):
    """Fill an army up with figures of a faction, any if none is named; the same seed gives the same army.

    With `owned`, copies by key, nothing is suggested that is not there.
    """

    army: Army
    faction: str
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1
    owned: dict[str, Annotated[int, Meta(ge=0, le=MOST_COPIES)]] | None = None


class ReadArmy(Question, frozen=True):
    """The army a text describes, with names in any language."""

    text: Annotated[str, Meta(max_length=20_000)]


class PlanCastle(Question, frozen=True):
    """May the castle of this army stand as planned, and where could one more `section` join it? `table` names the battlefield."""

    army: Army
    section: str = ""
    table: str = ""


_decoder: Final = msgspec.json.Decoder(CheckArmy | SuggestArmy | ReadArmy | PlanCastle)
_names: Final[dict[int, Names]] = {}


def answer(raw: bytes, renderers: Sequence[Renderer]) -> ArmyAnswer:
    """The answer to a question as it came over the wire; `renderers` are all languages, the reader's first."""
    try:
        question = _decoder.decode(raw)
    except msgspec.DecodeError:
        raise refuse("unknown-question") from None
    if isinstance(question, ReadArmy):
        return read_army(question.text, renderers)
    army = question.army
    copies = [each.count for each in army.entries]
    if len(copies) > MOST_ENTRIES or max(copies, default=0) > MOST_COPIES or army.total > MOST_TOTAL:
        raise refuse("unknown-question")
    if isinstance(question, CheckArmy):
        return checked(army, renderers)
    if isinstance(question, PlanCastle):
        yard = castle_plan(army, question.section, question.table)
        return msgspec.structs.replace(checked(army, renderers), yard=yard)
    if army.game not in EDITIONS or question.faction not in ("", *factions.ids()):
        raise refuse("unknown-question")
    if not army.is_known(library()):
        return checked(army, renderers)
    return checked(complete(library(), army, question.faction, question.seed, question.owned), renderers)


def checked(army: Army, renderers: Sequence[Renderer]) -> ArmyAnswer:
    """An army with its points, everything that is wrong with it, and its text."""
    known = library()
    is_known = army.is_known(known)
    refusals: list[Refusal] = check(army, known)
    return ArmyAnswer(
        army=short(army),
        lineup=army.lineup(),
        points=army.points(known) if is_known else 0,
        refusals=refusals,
        text=write(army, known, renderers[0] if renderers else None) if is_known else "",
        problems=[],
    )


def short(army: Army) -> ArmyView:
    """An army for clients."""
    return ArmyView(
        name=army.name,
        game=army.game,
        total=army.total,
        entries=[entry_piece(each) for each in army.entries],
        all_generations=army.all_generations,
        company=army.company,
        domain=army.domain,
        castle=army.castle,
    )


def read_army(text: str, renderers: Sequence[Renderer]) -> ArmyAnswer:
    """The army of a text, or the lines that cannot be understood."""
    try:
        army = read(text, names_in(renderers))
    except ContentError as error:
        problems: list[tuple[int, Message]] = [(each.line, each.reason) for each in error.problems]
        return ArmyAnswer(army=None, lineup=(), points=0, refusals=[], text="", problems=problems)
    return checked(army, renderers)


def names_in(renderers: Sequence[Renderer]) -> Names:
    """All names of the library in all languages; made once, because it takes a while."""
    key = id(library())
    if key not in _names:
        _names.clear()
        _names[key] = Names(library(), renderers)
    return _names[key]
