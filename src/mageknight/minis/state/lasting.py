"""Lasting effects: tokens of abilities, spells in force, abilities lent, each with the moment at which it ends.

`Battle.lasting` is the one register of it. Entries are begun and ended by `rules.turn.delayed`; the turn, the phases and the actions
end those whose time has come (`expired`), so nobody who begins one has to think of its end:

    begin_lasting(flow, Lasting("hex", figure, until=OWN_COMMAND, seat=state.controller[figure]))
    for entry in lasting_of(state, "hex"): …
    end_lasting(flow, entry)

`kind` is a word with a name in the catalogue (``minis-lasting-<kind>``); everybody sees the entries in the view. An entry of
the kind `LENDS` lends its target the ability numbered `amount` for as long as it stands; `roster.powers` then counts it. A
happening can hang on a kind of entry instead of an ability (`moment.Happening.token`). A spell in force is an entry whose kind is
the key of the spell and whose `card` is the number of its card; when it ends the card leaves play (`rules.turn.delayed.end_lasting`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.kernel.message import Message, say
from mageknight.kernel.record import Record
from mageknight.minis.content.abilities import ability
from mageknight.minis.content.available import find_spell, spell_named
from mageknight.minis.figures.mounted import unite
from mageknight.minis.state.beside import lend_cards

if TYPE_CHECKING:
    from mageknight.minis.state.battle import Battle

# Until when an entry stands.
FOR_GOOD: Final = 0
"""Until something ends it."""
THIS_ACTION: Final = 1
"""Until the action under way is resolved."""
THIS_TURN: Final = 2
"""Until the turn under way ends, whoever's it is."""
OWN_COMMAND: Final = 3
"""Until the next command phase of `seat` begins."""
OWN_END: Final = 4
"""Until the next end phase of `seat` is over."""
NEXT_ACTION: Final = 5
"""Until its target is given an action."""
END_BEGINS: Final = 6
"""Until the next end phase of `seat` begins."""
UNTILS: Final = ("for-good", "this-action", "this-turn", "own-command", "own-end", "next-action", "end-begins")

SLIPPED: Final = "slipped"
"""The kind of entry that says that one of a band has broken away without a die this turn."""
LENDS: Final = "lends"
"""The kind of entry by which a figure has an ability that does not show on its dial."""


# With whom an entry falls, where it is not plainly bound to its source and its target.
UNBOUND: Final = 0
BOUND: Final = 1
BOUND_TO_TARGET: Final = 2


class Lasting(Record):
    """One entry: `source` is the figure behind it and `target` the one it is about, -1 for none; `amount` is a number whose
    meaning the kind knows; `until` says when it ends, `seat` whose phase that is. It falls with its source or its target if
    it is `bound` to them, or with its target alone. `card` is that of a spell, -1 for anything else."""

    FIELDS = ("kind", "source", "target", "amount", "until", "seat", "bound", "card")

    def __init__(
        self,
        kind: str,
        source: int = -1,
        target: int = -1,
        amount: int = 0,
        until: int = FOR_GOOD,
        seat: int = -1,
        bound: int = True,
        card: int = -1,
    ) -> None:
        self.kind = kind
        self.source = source
        self.target = target
        self.amount = amount
        self.until = until
        self.seat = seat
        self.bound = bound
        self.card = card

    def falls_with(self, figure: int) -> bool:
        """Does it end when this figure leaves the battlefield?"""
        if self.bound == BOUND_TO_TARGET:
            return figure == self.target
        return self.bound != UNBOUND and figure in (self.source, self.target)

    def lends(self) -> tuple[int, ...]:
        """The abilities its target has because of it."""
        if self.kind == LENDS:
            return (self.amount,)
        return spell_named(self.kind).lends if self.card >= 0 else ()


def lasting_of(state: Battle, kind: str, source: int = -1, target: int = -1) -> list[Lasting]:
    """The entries of a kind, those of one source or about one target where these are named."""
    return [
        entry
        for entry in state.lasting
        if entry.kind == kind and source in (-1, entry.source) and target in (-1, entry.target)
    ]


def lent(state: Battle) -> list[int]:
    """By figure: the abilities it has whatever its dial shows, by its kind, its mount, by what is lent to it, by the items
    it wields and by cards beside the battlefield."""
    found = [state.edition.granted(figure) for figure in state.defs]
    if any(figure.fittings.rides for figure in state.defs):
        unite(state, found)
    for entry in state.lasting:
        for number in entry.lends():
            found[entry.target] |= 1 << number
    for item, figure in zip(state.items, state.bearer, strict=True):
        if figure >= 0:
            found[figure] |= item.granted
    if state.beside:
        lend_cards(state, found)
    return found


def times_lent(state: Battle, figure: int, ability: int) -> int:
    """The number of times an ability is lent to a figure that has it so: by each entry and item, or else once by its nature."""
    found = sum([entry.lends().count(ability) for entry in state.lasting if entry.target == figure])
    found += sum(
        [
            item.granted >> ability & 1
            for item, bearer in zip(state.items, state.bearer, strict=True)
            if bearer == figure
        ]
    )
    return max(1, found)


def lasting_word(kind: str, amount: int) -> Message:
    """The name of an entry; of a lent ability or a spell its own."""
    spell = find_spell(kind)
    if spell is not None:
        return spell.title()
    return say(ability(amount).name_key if kind == LENDS else "minis-lasting-" + kind)


def expired(state: Battle, until: int, about: int = -1) -> list[Lasting]:
    """The entries that end now: `about` is the seat whose phase it is, or the figure that is given an action."""
    found: list[Lasting] = []
    for entry in state.lasting:
        if entry.until == until:
            whose = entry.target if until == NEXT_ACTION else entry.seat
            if about < 0 or whose == about:
                found.append(entry)
    return found
