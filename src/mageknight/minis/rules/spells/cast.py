"""The spell being cast: who casts it at whom, who wants to counter it, and what becomes of its card in the end.

From the moment a spell is shown until its card is away it lies on the agenda as a `Cast`, beneath the steps still to come
(`rules.spells.casting`).
"""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Frame
from mageknight.minis.content.available import spell_named
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.events import SpellShelved
from mageknight.minis.rules.spells.browsing import choose_bookmark
from mageknight.minis.rules.turn.moments import end_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import IN_PLAY, spell_of


class Cast(Frame[Battle]):
    """A spell being cast. `target` is a figure, or the card of a spell in force; `x` and `y` are the place of an element, -1 for
    none. `volunteers` are those who want to counter it, with the number of their counterspell or `NOBODY`; `fails`: it was countered.
    """

    FIELDS = ("caster", "book", "card", "mode", "target", "x", "y", "volunteers", "fails")

    def __init__(
        self,
        caster: int,
        book: int,
        card: int,
        mode: int = -1,
        target: int = -1,
        x: int = -1,
        y: int = -1,
        volunteers: tuple[tuple[int, int], ...] = (),
        fails: bool = False,
    ) -> None:
        self.caster = caster
        self.book = book
        self.card = card
        self.mode = mode
        self.target = target
        self.x = x
        self.y = y
        self.volunteers = volunteers
        self.fails = fails

    def twin(self) -> Cast:
        """A copy to be changed before it takes the place of this one."""
        return Cast(
            caster=self.caster,
            book=self.book,
            card=self.card,
            mode=self.mode,
            target=self.target,
            x=self.x,
            y=self.y,
            volunteers=self.volunteers,
            fails=self.fails,
        )

    def run(self, flow: Flow[Battle]) -> None:
        """The text is done, or the spell has failed: the card goes away and a new bookmark is chosen (M2-SPELL-20 to -22)."""
        state = flow.state
        spell = spell_of(state, self.card)
        in_force = any(each.card == self.card for each in state.lasting)
        if state.books[self.book].out:
            return
        if self.fails:
            flow.emit(SpellShelved(self.book, self.card, spell.key, True))
        elif in_force:
            if spell.face_down:
                flow.emit(SpellShelved(self.book, self.card, spell.key, True, True))
        elif state.cards[self.card].where == IN_PLAY:
            flow.emit(SpellShelved(self.book, self.card, spell.key, spell.face_down))
        choose_bookmark(flow, self.book)
        if not self.fails and not work_of(state, spell).at_spells:
            self.pass_by(flow)

    def pass_by(self, flow: Flow[Battle]) -> None:
        """The end of what lasts on the target only until a spell is cast at it."""
        for entry in list(flow.state.lasting):
            if entry.card >= 0 and entry.card != self.card and entry.target == self.target >= 0:
                if "spell" in spell_named(entry.kind).ends:
                    end_lasting(flow, entry)


def cast_in_hand(state: Battle) -> Cast:
    """The spell being cast, the last one begun if there are several."""
    agenda = state.core.agenda
    for at in range(len(agenda) - 1, -1, -1):
        frame = agenda[at]
        if isinstance(frame, Cast):
            return frame
    raise AssertionError("nobody casts a spell")


def work_of(state: Battle, spell: SpellDef) -> Spellwork:
    return state.edition.card.works[spell.does]
