"""Counter spell: a wand warrior of an opponent may try to stop a spell before its text is carried out (M2-COUNTER-01 to -12).

Every opponent is asked clockwise whether one of its warriors tries (`rules.turn.delayed`); of several volunteers the player on turn
picks one (reading R119). Both sides roll at once; ties let the spell through.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Target
from mageknight.minis.content.spells import COUNTERSPELL, SpellDef
from mageknight.minis.effects.moment import SPELL_PLACED, Happening
from mageknight.minis.effects.parts import (
    ATTACK_BONUS,
    ATTACK_VALUE,
    BONUS,
    COUNTERING,
    HALLOWED,
    Parts,
    spell_part,
    total,
)
from mageknight.minis.events import (
    FOR_CASTING,
    FOR_COUNTER,
    DiceRolled,
    SpellCountered,
    SpellShelved,
    SpellShown,
)
from mageknight.minis.figures.bodies import mount_of, tokens_of
from mageknight.minis.figures.figure import ATTACK_TYPES
from mageknight.minis.figures.roster import (
    attack,
    called,
    figure_word,
    foes_touched,
    is_able,
    is_fielded,
    members,
    powers,
)
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.attack.built import touched
from mageknight.minis.rules.attack.values import own_bonus
from mageknight.minis.rules.spells.browsing import choose_bookmark
from mageknight.minis.rules.spells.cast import cast_in_hand, work_of
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import NOBODY, book_of, bookmark, spell_of

WAND: Final = ATTACK_TYPES.index("wand")
EDGE: Final = 1
"""What whoever counters adds to its roll."""
SHRINE: Final = 1
"""What a shrine adds to the roll of whoever touches it (M2-CONSTR-27)."""
WAYS: Final = 216
"""Three dice fall: two for the caster, one against it."""

COUNTERS: Final = "counter-spell"
COUNTERS_WITH_CARD: Final = "counter-spell-card"


def counter_refusal(state: Battle, caster: int, figure: int) -> Refusal | None:
    """The reason a figure cannot try to counter a spell of this caster."""
    name = figure_word(state, figure)
    if not is_fielded(state, figure) or state.captor[figure] >= 0:
        return refuse("minis-no-such-figure")
    if not state.foes[state.controller[caster]] >> figure & 1:
        return state.edition.refuse("minis-counters-opponents", figure=name)
    if state.defs[figure].types.attack != WAND:
        return state.edition.refuse("minis-counters-wand", figure=name)
    if tokens_of(state, figure) and not state.defs[figure].nature.wary:
        return state.edition.refuse("minis-counters-fresh", figure=name)
    if any(is_able(state, foe) for foe in members(foes_touched(state, figure))):
        return state.edition.refuse("minis-counters-free", figure=name)
    return None


def counterspell_of(state: Battle, figure: int) -> int:
    """The card of the counterspell a figure has bookmarked, `NOBODY` if it has none (M2-COUNTER-10)."""
    book = book_of(state, figure)
    card = bookmark(state, book) if book != NOBODY else NOBODY
    return card if card != NOBODY and spell_of(state, card).kind == COUNTERSPELL else NOBODY


def casting_parts(state: Battle, caster: int) -> Parts:
    """The additions of the casting side to its two dice: unmodified values, without the rule of 3 (M2-COUNTER-05, M2-COUNTER-11)."""
    return _roll_parts(state, caster)


def countering_parts(state: Battle, figure: int, card: int) -> Parts:
    """The additions of the countering side to its die (M2-COUNTER-06), with a counterspell if it uses one."""
    parts = [*_roll_parts(state, figure), (COUNTERING, EDGE)]
    if state.table.ground.built and touched(state, figure, "counters"):
        parts.append((HALLOWED, SHRINE))
    if card != NOBODY:
        spell = spell_of(state, card)
        parts.append((spell_part(spell, BONUS), spell.amount("roll")))
    return parts


def _roll_parts(state: Battle, figure: int) -> Parts:
    """The unmodified attack value and the bonus; that of a rider counts while it rides (M2-COUNTER-09)."""
    parts: Parts = [(ATTACK_VALUE, attack(state, figure))]
    known = state.defs[figure]
    bonus = known.fittings.rider_bonus
    if bonus and mount_of(state, figure) < 0:
        bonus = 0
    elif not bonus:
        bonus = own_bonus(state, figure)
    if bonus:
        parts.append((ATTACK_BONUS, bonus))
    mask = powers(state, figure) & state.edition.card.masks.counters
    for number in members(mask) if mask else ():
        state.edition.card.abilities[number].counters(state, figure, parts)
    return parts


def chance_in_216(state: Battle, caster: int, figure: int, card: int) -> int:
    """In how many of the throws of all three dice the attempt succeeds."""
    edge = total(countering_parts(state, figure, card)) - total(casting_parts(state, caster))
    found = 0
    for die in range(1, 7):
        for dice in range(2, 13):
            if die + edge > dice:
                found += 6 - abs(7 - dice)
    return found


class Counters(Happening):
    """A warrior volunteers to counter the spell being cast, alone or with its counterspell."""

    def __init__(self, word: str, with_card: bool) -> None:
        super().__init__(word, SPELL_PLACED, 0, optional=True, loose=True)
        self.with_card = with_card

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        fit = [each for each in members(state.table.afield) if counter_refusal(state, about, each) is None]
        return [(each, about) for each in fit if not self.with_card or counterspell_of(state, each) != NOBODY]

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        """A player sends one warrior at most."""
        seat = state.controller[figure]
        return all(state.controller[each] != seat for each, _ in cast_in_hand(state).volunteers)

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        old = cast_in_hand(flow.state)
        new = old.twin()
        card = counterspell_of(flow.state, figure) if self.with_card else NOBODY
        new.volunteers = (*old.volunteers, (figure, card))
        flow.swap(old, new)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        card = counterspell_of(state, figure) if self.with_card else NOBODY
        chance = (chance_in_216(state, other, figure, card) * 100 + WAYS // 2) // WAYS
        if card == NOBODY:
            return say("minis-do-counter", figure=called(state, figure), chance=chance, against=100 - chance)
        spell = spell_of(state, card).title()
        return say(
            "minis-do-counter-with", figure=called(state, figure), spell=spell, chance=chance, against=100 - chance
        )


class CounterAttempts(Frame[Battle]):
    """Everybody has been asked: one of the volunteers tries (M2-COUNTER-03, M2-COUNTER-04)."""

    SAVED_AS: ClassVar[str] = "Contest"

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        volunteers = cast_in_hand(state).volunteers
        if len(volunteers) > 1:
            flow.then(PickCounter(state.active))
        elif volunteers:
            attempt(flow, volunteers[0])


def attempt(flow: Flow[Battle], volunteer: tuple[int, int]) -> None:
    """One warrior tries; its counterspell is shown."""
    figure, card = volunteer
    state = flow.state
    if card != NOBODY:
        book = state.cards[card].book
        flow.emit(SpellShown(figure, book, card, state.cards[card].spell))
    flow.then(CounterRoll(figure, card))


class Picking(Move[Battle, "PickCounter", Target]):
    """Let one of those who want to counter the spell try."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: PickCounter) -> list[Command]:
        return [Target(ask.seat, figure) for figure, _ in cast_in_hand(state).volunteers]

    def refusal(self, state: Battle, ask: PickCounter, command: Target) -> Refusal | None:
        known = [figure for figure, _ in cast_in_hand(state).volunteers]
        return None if command.figure in known else state.edition.refuse("minis-counters-one", "counter-pick")

    def carry_out(self, flow: Flow[Battle], ask: PickCounter, command: Target) -> None:
        for volunteer in cast_in_hand(flow.state).volunteers:
            if volunteer[0] == command.figure:
                attempt(flow, volunteer)

    def words(self, state: Battle, ask: PickCounter, command: Target) -> Message:
        return say("minis-do-target", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: PickCounter, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)

    def reveals(self, state: Battle, ask: PickCounter, command: Target) -> bool:
        return True


class PickCounter(MoveAsk[Battle]):
    """Several players want to counter one spell: the active player says who tries."""

    FIELDS = ("seat",)
    KIND = "minis-counter-pick"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Picking(),)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)


class CounterRoll(Roll[Battle]):
    """Two dice for the spell, one against it, all at once."""

    FIELDS = ("figure", "card")

    def __init__(self, figure: int, card: int) -> None:
        super().__init__(DICE, 3, 6)
        self.figure = figure
        self.card = card

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        old = cast_in_hand(state)
        caster, figure = old.caster, self.figure
        adds, counters = casting_parts(state, caster), countering_parts(state, figure, self.card)
        dice = (outcome[0] + 1, outcome[1] + 1)
        die = outcome[2] + 1
        flow.emit(DiceRolled(FOR_CASTING, state.controller[caster], caster, dice))
        flow.emit(DiceRolled(FOR_COUNTER, state.controller[figure], figure, (die,)))
        casting, countering = sum(dice) + total(adds), die + total(counters)
        success = countering > casting
        key = state.cards[old.card].spell
        flow.emit(
            SpellCountered(
                figure=figure,
                caster=caster,
                spell=key,
                casting=casting,
                countering=countering,
                success=success,
                adds=tuple(adds),
                counters=tuple(counters),
            )
        )
        if success:
            new = old.twin()
            new.fails = True
            flow.swap(old, new)
        if self.card != NOBODY:
            self.put_away(flow, success, spell_of(state, self.card))

    def put_away(self, flow: Flow[Battle], success: bool, spell: SpellDef) -> None:
        """The counterspell goes to the bottom of its book, and a new bookmark is chosen (reading R119)."""
        state = flow.state
        book = state.cards[self.card].book
        flow.emit(SpellShelved(book, self.card, spell.key, spell.face_down))
        choose_bookmark(flow, book)
        if success:
            work_of(state, spell).countered(flow, self.figure, cast_in_hand(state), spell)
