"""Targets of spells: questions that several families of spells share."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.figures.roster import called, foes_of, friends_of, is_fielded, members, reach_of
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import NOBODY, book_of, bookmark, spell_of
from mageknight.minis.table.contact import distance, is_within
from mageknight.minis.table.verdicts import inches


def range_refusal(state: Battle, caster: int, target: int) -> Refusal | None:
    """The reason a figure is not within the range of the caster; neither arc nor line of fire matter."""
    reach = reach_of(state, caster)
    if is_within(state.table, caster, target, reach):
        return None
    far = max(distance(state.table, caster, target), reach * 100 + 1)
    return state.edition.refuse(
        "minis-out-of-range",
        "spell",
        target=called(state, target),
        distance=inches(far),
        range=reach,
        missing=inches(far - reach * 100),
    )


def close_by(state: Battle, caster: int) -> list[int]:
    """The caster and its friends in base contact."""
    return members((state.table.touch[caster] & friends_of(state, caster)) | 1 << caster)


def friends_and_self(state: Battle, caster: int) -> list[int]:
    return members(friends_of(state, caster) | 1 << caster)


def close_refusal(state: Battle, caster: int, target: int) -> Refusal | None:
    """The reason a figure is neither the caster nor a friend in contact."""
    if target in close_by(state, caster):
        return None
    return state.edition.refuse("minis-spell-touches", "spell", target=called(state, target))


def friend_refusal(state: Battle, caster: int, target: int) -> Refusal | None:
    """The reason a figure is no friend of the caster's on the battlefield."""
    if not is_fielded(state, target):
        return refuse("minis-no-such-figure")
    if not friends_of(state, caster) >> target & 1:
        return state.edition.refuse("minis-spell-friend", "spell", target=called(state, target))
    return None


def foe_refusal(state: Battle, caster: int, target: int) -> Refusal | None:
    """The reason a figure is no opponent of the caster's within its range."""
    if not is_fielded(state, target):
        return refuse("minis-no-such-figure")
    if not foes_of(state, caster) >> target & 1:
        return state.edition.refuse("minis-spell-foe", "spell", target=called(state, target))
    return range_refusal(state, caster, target)


def spell_in_hand(state: Battle, caster: int) -> SpellDef | None:
    """The spell a figure is casting, or would cast now; nothing if it has none."""
    agenda = state.core.agenda
    for at in range(len(agenda) - 1, -1, -1):
        frame = agenda[at]
        if isinstance(frame, Cast) and frame.caster == caster:
            return spell_of(state, frame.card)
    book = book_of(state, caster)
    card = bookmark(state, book) if book != NOBODY else NOBODY
    return spell_of(state, card) if card != NOBODY else None
