"""Moments: what happens by itself, or may be done, when something else has happened.

An ability that hangs on a moment returns happenings (`Ability.happenings`). A `Happening` says at which moment, because of whom
and to whom it is due, and what it does; `rules.turn.delayed` collects what is due and lets it happen. The order is the same
everywhere: what must happen, and what the active player may do, stands in one list of which the active player picks; then the
other players are asked, clockwise, what they want to do. Whatever an earlier effect has made impossible leaves the list, and
nobody is asked where nothing is due.

The engine raises every moment below itself. `about` is the figure or seat named there; the figures asked whether they have
something are the own ones of the seat at the moments of a turn, at all others everybody on the battlefield, so a happening
may belong to the attacker, the target, a friend beside them or anybody in reach: `due` looks and returns an empty list if
this figure has nothing to do with it. At the moments of an attack `rules.attack.assault` gives the attack in hand and changes it:

    attack = in_hand(state)                              who attacks whom, how, with which dice, whom it hit
    adjust(flow, adds=[(self.modifier(), -2)])           before the roll: modifiers of attack, defense, damage
    redirect(flow, targets)                              before the roll: somebody else is the target
    call_off(flow)                                       the attack does not take place, or does nothing more
    reroll(flow)                                         at ROLLED: both dice again
    miss(flow, target)                                   at HIT: it missed this figure after all

Something that lasts (a token, a spell) goes into the register of `minis.state.lasting`; a happening with a `token` is due because of
the entries of that kind instead of an ability that shows. Numbers that follow from abilities alone need no moment: they are
hooks of `minis.effects.ability`, so that previews know them.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.minis.figures.roster import has, is_fielded
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import lasting_of

COMMAND_BEGINS: Final = 0
"""A seat's turn, or its command phase, begins; about that seat."""
ACTION_GIVEN: Final = 1
"""A figure was given an action, which has not begun; about it."""
AIMED: Final = 2
"""The targets of an attack are named and nothing is rolled; about the attacker."""
ROLLED: Final = 3
"""The dice of an attack lie there and are not compared yet; about the attacker."""
HIT: Final = 4
"""An attack has hit and deals its damage next; about the figure hit."""
MISSED: Final = 5
"""An attack has missed; about the figure missed. A hit that is dodged comes here too."""
DAMAGED: Final = 6
"""A figure took damage: after all damage of an attack, or at once; about it."""
ELIMINATED: Final = 7
"""A figure is eliminated; about it. What is due is looked up while it still stands, and happens once it is gone."""
MOVED: Final = 8
"""A figure has moved and the free spins are done; about it."""
ENDS: Final = 9
"""A seat's turn, or its end phase, ends; about that seat."""
ATTACK_ENDS: Final = 10
"""An attack is over with all it brought; about the attacker."""
SPELL_PLACED: Final = 11
"""A spell is cast, its targets are named and its text is not carried out yet; about the caster."""


class Happening:
    """Something that happens at a moment to the figures with an ability, or because of them.

    `word` names it in saved battles and in the catalogue (``minis-ability-<word>``). `in_order`: the players choose when it
    happens among others of the moment; else it happens first. `optional`: its player may do without. `token`: it is due
    because of the entries of that kind in the register, not of an ability. `outlives`: it happens although the figure behind
    it has left the battlefield. `loose`: it hangs on no ability and no kind of entry; `found` says at its moment whom it concerns.
    """

    def __init__(
        self,
        word: str,
        when: int,
        ability: int,
        in_order: bool = True,
        optional: bool = False,
        token: str = "",
        outlives: bool = False,
        loose: bool = False,
    ) -> None:
        self.word = word
        self.when = when
        self.ability = ability
        self.in_order = in_order
        self.optional = optional
        self.token = token
        self.outlives = outlives
        self.loose = loose

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        """Of a loose happening: the figure behind it and the figure concerned, one pair for each time it is due."""
        return []

    def words(self, state: Battle, figure: int, other: int) -> Message | None:
        """It in a list of options, where its name and the figure do not say enough."""
        return None

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        """To whom it happens because of this figure, one entry for each time; -1 for everybody it reaches. Empty: nothing is due.

        Where the player chooses among several, each of them is an entry.
        """
        raise AssertionError(f"{self.word} is never due")

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        """Can it still happen, after others of the same moment have happened?"""
        if self.outlives:
            return True
        if self.token:
            return len(lasting_of(state, self.token, figure)) > 0
        return is_fielded(state, figure) and (self.ability == 0 or has(state, figure, self.ability))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        """Let it happen, if nothing before it has put an end to it."""
        raise AssertionError(f"{self.word} cannot happen")
