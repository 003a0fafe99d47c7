"""Spells: what casting, browsing and countering are worth, as the spells themselves estimate it (`minis.effects.spell.Spellwork.worth`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageknight.bots.minis.field import Deed, Field
from mageknight.bots.minis.odds import click_worth, strike
from mageknight.bots.minis.threats import HOPE
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.cards.spells.attacks import Bolt
from mageknight.minis.commands import Act, AimSpell, Bookmark, ChooseMode, Decline, LayElement, Resolve, Target
from mageknight.minis.content.spells import COUNTERSPELL, GLYPH, SpellDef
from mageknight.minis.figures.roster import is_fielded, members
from mageknight.minis.rules.spells.browsing import ChooseBookmark
from mageknight.minis.rules.spells.cast import cast_in_hand, work_of
from mageknight.minis.rules.spells.casting import element_places, modes, spell_refusal, targets
from mageknight.minis.rules.spells.countering import (
    COUNTERS,
    COUNTERS_WITH_CARD,
    WAYS,
    chance_in_216,
    counter_refusal,
    counterspell_of,
)
from mageknight.minis.rules.turn.moments import Effects
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import NOBODY, Book, book_of, bookmark, keeper, spell_of, wielder

CLICK: Final = 100
"""Estimates are in hundredths of a click."""
LATER: Final = 45
"""What a spell is worth that could be cast at nobody now."""
DENIAL: Final = 60
"""What a counterspell on top of the book is worth while others cast spells."""
USES_CARD: Final = 0.08
"""A counterspell is shown if it makes countering likelier by so much."""


def castings(field: Field, act: Act) -> Iterator[Deed]:
    """The bookmarked spell, at whomever it serves most."""
    state = field.state
    best = best_casting(state, act.figure)
    if best is None:
        return
    worth, answers = best
    spell = spell_of(state, bookmark(state, book_of(state, act.figure)))
    reason = say("bot-casts", spell=spell.title())
    yield Deed([act, *answers], worth - field.cost(act.figure), reason)


def best_casting(state: Battle, caster: int) -> tuple[float, list[Command]] | None:
    """The worth of casting the bookmarked spell of a figure, and the answers that make it so; nothing if it cannot be cast."""
    card = bookmark(state, book_of(state, caster))
    if card == NOBODY:
        return None
    spell = spell_of(state, card)
    if spell_refusal(state, caster, spell) is not None:
        return None
    seat = state.controller[caster]
    work = work_of(state, spell)
    best: tuple[float, list[Command]] | None = None
    for mode in modes(spell):
        for target in targets(state, caster, spell, mode) if work.aims else [NOBODY]:
            worth = estimate(state, caster, spell, target)
            if best is None or worth > best[0]:
                answers: list[Command] = [ChooseMode(seat, mode)] if spell.modes else []
                if work.aims:
                    answers.append(AimSpell(seat, target) if work.at_spells else Target(seat, target))
                best = (worth, answers)
    if best is not None and spell.kind == GLYPH:
        x, y = element_places(state, caster)[0]
        best[1].append(LayElement(seat, x, y))
    return best


def best_aim(state: Battle, answers: list[Command]) -> Command:
    """The target a spell that lies on the table already is cast at, by what it is worth; the first place for an element."""
    cast = cast_in_hand(state)
    spell = spell_of(state, cast.card)
    aims = [each for each in answers if isinstance(each, (Target, AimSpell))]
    if not aims:
        return answers[0]

    def gain(answer: Target | AimSpell) -> float:
        return estimate(state, cast.caster, spell, answer.figure if isinstance(answer, Target) else answer.card)

    return max(aims, key=gain)


def estimate(state: Battle, caster: int, spell: SpellDef, target: int) -> float:
    """The worth of a spell cast at somebody, in points."""
    work = work_of(state, spell)
    if isinstance(work, Bolt):
        shot = attack_manner(state, work.SHOT)
        if shot.harms:
            return strike(state, shot, caster, target)
    worth = work.worth(state, caster, spell, target) / CLICK
    at_figure = work.aims and not work.at_spells and target >= 0 and is_fielded(state, target)
    return worth * (click_worth(state, target) if at_figure else usual_click(state))


def usual_click(state: Battle) -> float:
    """The average worth of a click over all who stand on the battlefield."""
    standing = members(state.table.afield & ~state.held)
    return sum([click_worth(state, each) for each in standing]) / max(1, len(standing))


def browsing(field: Field, act: Act) -> Iterator[Deed]:
    """An action for another bookmark: what the better spell is worth next turn."""
    state = field.state
    book = book_of(state, act.figure)
    present = prospect(state, act.figure)
    places = range(len(state.books[book].stack))
    found = [(prospect(opened_at(state, book, place), act.figure), place) for place in places]
    if not found:
        return
    best, place = max(found)
    worth = HOPE * (best - present) - field.cost(act.figure)
    yield Deed([act, Bookmark(field.seat, place)], worth, say("bot-browses"))


def opened_at(state: Battle, book: int, place: int) -> Battle:
    """A copy in which another card lies on top of a book."""
    after = state.copy()
    known = after.books[book]
    card = known.stack[place]
    rest = tuple([each for each in known.stack if each != card])
    after.books[book] = Book(known.item, known.maker, (card, *rest), NOBODY, known.out)
    return after


def prospect(state: Battle, caster: int) -> float:
    """The prospect of a figure's bookmark: to be cast now, later, or to counter others."""
    card = bookmark(state, book_of(state, caster))
    if card == NOBODY:
        return 0.0
    spell = spell_of(state, card)
    if spell.kind == COUNTERSPELL:
        useful = any_rival(state, state.controller[caster]) and can_counter(state, caster)
        return DENIAL / CLICK * usual_click(state) if useful else 0.0
    if not spell.is_castable():
        return 0.0
    best = best_casting(state, caster)
    return best[0] if best is not None else LATER / CLICK * usual_click(state) / spell.bars


def can_counter(state: Battle, figure: int) -> bool:
    """Could this figure counter a spell of somebody, as it stands?"""
    foes = [wielder(state, book) for book in range(len(state.books))]
    return any(foe >= 0 and counter_refusal(state, foe, figure) is None for foe in foes)


def any_rival(state: Battle, seat: int) -> bool:
    """Has somebody on another side a spellbook?"""
    keepers = [keeper(state, book) for book in range(len(state.books))]
    return any(each >= 0 and state.sides[each] != state.sides[seat] for each in keepers)


def best_bookmark(state: Battle, ask: ChooseBookmark, answers: list[Command]) -> Command:
    """The card that promises most; who need not choose leaves the book as it is if nothing promises more."""
    caster = wielder(state, ask.book)
    free = [answer for answer in answers if isinstance(answer, Decline)]
    best: Command = free[0] if free else answers[0]
    most = prospect(state, caster) if free else -1.0
    for answer in answers:
        if isinstance(answer, Bookmark):
            worth = prospect(opened_at(state, ask.book, answer.place), caster)
            if worth > most:
                best, most = answer, worth
    return best


def counters(state: Battle, ask: Effects) -> bool:
    """Is somebody asked whether to counter a spell?"""
    return any(what in (COUNTERS, COUNTERS_WITH_CARD) for what, _, _ in ask.effects)


def best_counter(state: Battle, ask: Effects, answers: list[Command]) -> Command:
    """Whoever is likeliest to counter the spell tries it; a card is shown where it helps. To try costs nothing."""
    best: Command | None = None
    most = 0.0
    for answer in answers:
        if not isinstance(answer, Resolve):
            continue
        what, figure, caster = ask.effects[answer.effect]
        if what not in (COUNTERS, COUNTERS_WITH_CARD):
            continue
        card = counterspell_of(state, figure) if what == COUNTERS_WITH_CARD else NOBODY
        chance = chance_in_216(state, caster, figure, card) / WAYS - (USES_CARD if card != NOBODY else 0.0)
        if chance > most:
            best, most = answer, chance
    if best is not None:
        return best
    free = [answer for answer in answers if isinstance(answer, Decline)]
    return (free or answers)[0]


def weakest_counter(state: Battle, answers: list[Command]) -> Command:
    """Of several who want to counter one's own spell the one who is least likely to."""
    cast = cast_in_hand(state)
    chances = {figure: chance_in_216(state, cast.caster, figure, card) for figure, card in cast.volunteers}
    return min(answers, key=lambda answer: chances.get(answer.figure, WAYS) if isinstance(answer, Target) else WAYS)
