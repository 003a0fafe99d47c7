"""The scheduler of moments: what is due is collected and happens in the order the players choose.

Whatever must happen is ordered by the player whose turn it is, who has his own options in the same list; what the others may
do is asked of them afterwards, clockwise. Where nothing is due nothing is put on the agenda.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Decline, Resolve
from mageknight.minis.content.available import spell_named
from mageknight.minis.content.spells import ILLUSION
from mageknight.minis.effects.moment import SPELL_PLACED, Happening
from mageknight.minis.events import LastingBegan, LastingEnded, SpellLost, SpellShelved
from mageknight.minis.figures.roster import called, is_fielded, members, powers
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import Lasting, expired

Effect = tuple[str, int, int]
"""What happens, the figure that causes it, the figure it is about (-1: everybody it reaches)."""


def due(state: Battle, when: int, about: int, sources: list[int]) -> list[tuple[Happening, Effect]]:
    """Everything due at a moment because of some figures, in their order, then by the number of the ability; then because of
    what lasts."""
    found: list[tuple[Happening, Effect]] = []
    card = state.edition.card
    bits = card.bits[when]
    for figure in sources:
        mask = powers(state, figure) & bits
        if mask:
            for happening in card.happenings_at(when):
                if mask >> happening.ability & 1 and not happening.token:
                    for other in happening.due(state, figure, about):
                        found.append((happening, (happening.word, figure, other)))
    found += due_by_tokens(state, when, about)
    for happening in card.loose[when]:
        for figure, other in happening.found(state, about):
            found.append((happening, (happening.word, figure, other)))
    return found


def due_by_tokens(state: Battle, when: int, about: int) -> list[tuple[Happening, Effect]]:
    """Everything due because of tokens that lie about; several of a figure bring one effect."""
    found: list[tuple[Happening, Effect]] = []
    for entry in state.lasting:
        for happening in state.edition.card.happenings_at(when):
            if happening.token == entry.kind:
                for other in happening.due(state, entry.source, about):
                    effect = (happening.word, entry.source, other)
                    if all(effect != each for _, each in found):
                        found.append((happening, effect))
    return found


def everybody(state: Battle) -> list[int]:
    """All figures on the battlefield; captives have nothing to say."""
    return members(state.table.afield & ~state.held)


def raise_at(flow: Flow[Battle], when: int, abouts: list[int], more: tuple[Effect, ...] = ()) -> None:
    """A moment of the battlefield, about one figure or several at once: whatever is due there happens next."""
    state = flow.state
    if more or state.edition.card.bits[when] or state.lasting or when == SPELL_PLACED:
        sources = everybody(state)
        found = [each for about in abouts for each in due(state, when, about, sources)]
        flow.then_all(scheduled(state, found, more))


def frames_at(
    state: Battle, when: int, about: int, sources: list[int], more: tuple[Effect, ...] = ()
) -> list[Frame[Battle]]:
    """The frames of a moment; `more` are effects of no ability that belong into the same order."""
    return scheduled(state, due(state, when, about, sources), more)


def scheduled(
    state: Battle, found: list[tuple[Happening, Effect]], more: tuple[Effect, ...] = ()
) -> list[Frame[Battle]]:
    """First what needs no order, then what the active player orders, his own options among it, then what each of the others
    may do without (M2-STATUS-08, R2)."""
    if not found and not more:
        return []
    frames: list[Frame[Battle]] = [
        Happens(effect) for happening, effect in found if not happening.in_order and not happening.optional
    ]
    ordered = more + tuple([effect for happening, effect in found if happening.in_order and not happening.optional])
    for seat in from_active(state):
        free = tuple([each for happening, each in found if happening.optional and state.controller[each[1]] == seat])
        if ordered and seat == state.active:
            frames.append(Effects(seat, ordered + free))
        elif free:
            frames.append(Reactions(seat, free))
    return frames


def from_active(state: Battle) -> list[int]:
    """The seats in the order in which they react: the active player, then the others clockwise."""
    at = state.order.index(state.active)
    return state.order[at:] + state.order[:at]


def happen(flow: Flow[Battle], effect: Effect) -> None:
    """Let one effect happen, if nothing has put an end to it (M2-STATUS-09)."""
    word, source, other = effect
    happening = flow.state.edition.card.happenings[word]
    if happening.outlives or is_fielded(flow.state, source):
        happening.resolve(flow, source, other)


def let_lapse(flow: Flow[Battle], until: int, about: int = -1) -> None:
    """End what lasts until now: until this action or turn is over, this seat's phase begins, this figure is given an action."""
    for entry in expired(flow.state, until, about) if flow.state.lasting else ():
        end_lasting(flow, entry)


def begin_lasting(flow: Flow[Battle], entry: Lasting) -> None:
    """Enter something into the register of what lasts."""
    flow.emit(LastingBegan(*entry.values()))


def end_lasting(flow: Flow[Battle], entry: Lasting) -> None:
    """Strike an entry from the register of what lasts. The card of a spell goes face up to the bottom of its book (M2-SPELL-24); an
    illusion, or a spell whose book is gone, leaves the game (M2-SPELL-53, reading R120)."""
    flow.emit(LastingEnded(*entry.values()))
    if entry.card < 0:
        return
    book = flow.state.cards[entry.card].book
    if spell_named(entry.kind).kind == ILLUSION or flow.state.books[book].out:
        flow.emit(SpellLost(entry.card, entry.kind))
    else:
        flow.emit(SpellShelved(book, entry.card, entry.kind, False))


class Happens(Frame[Battle]):
    """An effect whose order cannot matter."""

    FIELDS = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, flow: Flow[Battle]) -> None:
        happen(flow, self.effect)


class Resolving(Move[Battle, "Effects", Resolve]):
    """Let one of several simultaneous effects happen next."""

    COMMAND = Resolve

    def candidates(self, state: Battle, ask: Effects) -> list[Command]:
        return [Resolve(ask.seat, at) for at in range(len(ask.effects))]

    def refusal(self, state: Battle, ask: Effects, command: Resolve) -> Refusal | None:
        return None if 0 <= command.effect < len(ask.effects) else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Effects, command: Resolve) -> None:
        at = command.effect
        left = ask.effects[:at] + ask.effects[at + 1 :]
        if left:
            flow.then(Relist(ask.without(left)))
        happen(flow, ask.effects[at])

    def words(self, state: Battle, ask: Effects, command: Resolve) -> Message:
        if not 0 <= command.effect < len(ask.effects):
            return say("minis-do-resolve-number", number=command.effect + 1)
        what, source, other = ask.effects[command.effect]
        own = state.edition.card.happenings[what].words(state, source, other)
        if own is not None:
            return own
        alike = [each for each in ask.effects if each[:2] == (what, source)]
        if len(alike) > 1 and other >= 0:
            effect = say("minis-ability-" + what)
            return say("minis-do-resolve-on", effect=effect, figure=called(state, source), other=called(state, other))
        return say("minis-do-resolve", effect=say("minis-ability-" + what), figure=called(state, source))

    def about(self, state: Battle, ask: Effects, command: Resolve) -> tuple[str, ...]:
        if not 0 <= command.effect < len(ask.effects):
            return ()
        what, source, other = ask.effects[command.effect]
        found = ("ability:" + what, f"figure:{source}")
        return (*found, f"figure:{other}") if other >= 0 else found


class DoingWithout(Move[Battle, "Effects", Decline]):
    """Use none of the effects that are left, where none of them must happen."""

    COMMAND = Decline

    def candidates(self, state: Battle, ask: Effects) -> list[Command]:
        return [Decline(ask.seat)]

    def refusal(self, state: Battle, ask: Effects, command: Decline) -> Refusal | None:
        return None if ask.is_free(state) else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Effects, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: Effects, command: Decline) -> Message:
        return say("minis-do-decline")


class Effects(MoveAsk[Battle]):
    """Simultaneous effects still to resolve; the active player picks the next one."""

    FIELDS = ("seat", "effects")
    KIND = "minis-order"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Resolving(), DoingWithout())

    def __init__(self, seat: int, effects: tuple[Effect, ...]) -> None:
        super().__init__(seat)
        self.effects = effects

    def without(self, left: tuple[Effect, ...]) -> Effects:
        """The same decision about what is left."""
        return Effects(self.seat, left)

    def is_free(self, state: Battle) -> bool:
        """Can everything that is left be done without?"""
        happenings = state.edition.card.happenings
        return all(happenings[word].optional for word, _, _ in self.effects)

    def forced(self, state: Battle) -> Command | None:
        """A single effect, or the same one several times over, needs no order; what is optional is asked for."""
        word, source, _ = self.effects[0]
        same = all(each[0] == word and each[1] == source for each in self.effects)
        return Resolve(self.seat, 0) if same and not self.is_free(state) else None


class Reactions(Effects):
    """Effects a player may use or do without, one after the other."""

    KIND = "minis-react"

    def prompt(self, state: Battle) -> Message:
        word, source, _ = self.effects[0]
        if any(each[:2] != (word, source) for each in self.effects):
            return super().prompt(state)
        return say("ask-minis-may-use", figure=called(state, source), effect=say("minis-ability-" + word))

    def without(self, left: tuple[Effect, ...]) -> Effects:
        return Reactions(self.seat, left)


class Relist(Frame[Battle]):
    """An effect has happened: of the others those are left that can still happen (M2-STATUS-09, R2)."""

    FIELDS = ("ask",)

    def __init__(self, ask: Effects) -> None:
        self.ask = ask

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        happenings = state.edition.card.happenings
        left = self.ask.effects
        if state.edition.fighting.relists:
            left = tuple([each for each in left if happenings[each[0]].stands(state, each[1], each[2])])
        if left:
            ask = self.ask.without(left)
            flow.then(Reactions(ask.seat, left) if ask.is_free(state) else ask)
