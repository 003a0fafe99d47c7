"""Mana available: what a player could use just now, for looking ahead (UE-MANA-01 to 17).

A source of mana is one number: a token of colour c is c, a crystal 8 + c, a die of the Source showing c is 16 + c, endless mana of
a colour 24 + c, the die stolen by a Tactic 32 + c. Equal dice are one source: which of them is taken makes no difference.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.register import (
    BLACK_USABLE,
    ENDLESS,
    FROZEN_SOURCE,
    GOLD_USABLE,
    NO_DICE,
    POLARIZED,
    WILD_DICE,
    holds,
    lasting,
)
from mageknight.board.rules.coop.teams import allied
from mageknight.board.rules.mana.side_effects import tax_on
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, BLACK, BLUE, GOLD, GREEN, RED, WHITE

TOKEN: Final = 0
CRYSTAL: Final = 8
DIE: Final = 16
ENDLESS_MANA: Final = 24
CLAIMED: Final = 32
ANY_BASIC: Final = 0b001111
ANY_COLOUR: Final = 0b111111
BLACK_ONLY: Final = 1 << BLACK


def night_rules(state: BoardState) -> bool:
    """Is it Night for the use of mana? Dungeons and tombs are always dark."""
    return state.night or (state.combat is not None and state.combat.night)


def dark_magic(state: BoardState, seat: int) -> bool:
    """UE-DEED-08, UE-MANA-08: can a player use black mana, and with it the strong half of spells?"""
    return night_rules(state) or holds(state, BLACK_USABLE, seat)


def serves(state: BoardState, seat: int, colour: int) -> int:
    """The colours that mana of this colour can be used as, a bit each (UE-MANA-07 to 10)."""
    if colour < BASIC:
        return 1 << colour
    if colour == GOLD:
        usable = not night_rules(state) or holds(state, GOLD_USABLE, seat)
        return ANY_BASIC | (1 << GOLD) if usable else 0
    return BLACK_ONLY if dark_magic(state, seat) else 0


def gold_dice_reserved(state: BoardState) -> bool:
    """UE-VAR-FRIENDLY-04, UE-VAR-FRIENDLY-05: by Day friends leave the gold dice to those who need them."""
    return bool(state.setup.variants) and not state.night and scenario_of(state).friendly_mana


def gold_rests(state: BoardState) -> bool:
    """UE-VAR-FRIENDLY-05: may no gold die be rolled or set, because others lie in the Source?"""
    if not gold_dice_reserved(state):
        return False
    return any(owner == -1 and state.dice[die] != GOLD for die, owner in enumerate(state.dice_owner))


def wild_uses(state: BoardState, seat: int, face: int) -> int:
    """The number of dice showing this face that may be used as any basic colour."""
    uses = 0
    for entry in state.active:
        if entry.key == WILD_DICE and entry.seat == seat and entry.target >> face & 1:
            uses += entry.amount
    return uses


def opposites(state: BoardState, colour: int) -> int:
    """The colours that mana of this colour can be used as against its nature, where an effect allows that for one mana."""
    if colour < BASIC:
        return 1 << (BLUE, RED, WHITE, GREEN)[colour]
    if colour == GOLD:
        return BLACK_ONLY if night_rules(state) else 0
    return 0 if night_rules(state) else ANY_BASIC


def dice_left(state: BoardState, seat: int) -> int:
    """The number of dice of the Source a player may still use this turn; a skill in the centre may take away the usual one."""
    left = state.turn.dice if state.turn.seat == seat else 0
    for entry in state.active:
        if entry.key == NO_DICE and entry.seat == seat:
            return 0
        if entry.key == FROZEN_SOURCE and entry.seat != seat and not allied(state, entry.seat, seat):
            left -= 1
    return max(0, left)


def plain_colours(state: BoardState, seat: int) -> int:
    """The colours of which a player could pay one mana, a bit each, while no lasting effect meddles with mana."""
    player = state.players[seat]
    found = 0
    for colour in range(6):
        if player.tokens[colour]:
            found |= 1 << colour
    for colour in range(BASIC):
        if player.crystals[colour]:
            found |= 1 << colour
    if state.turn.dice > 0 and state.turn.seat == seat:
        owners = state.dice_owner
        for die, face in enumerate(state.dice):
            if owners[die] == -1:
                found |= 1 << face
    if found >= 1 << BASIC:
        if night_rules(state):
            found &= ~(1 << GOLD)
        else:
            found = (found | ANY_BASIC if found >> GOLD & 1 else found) & ~BLACK_ONLY
    return found


class Means:
    """The means a player could pay with just now, worked out only as far as it is asked about."""

    def __init__(self, state: BoardState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.plain = not state.active and seat not in state.dice_owner
        self.colours = plain_colours(state, seat) if self.plain else ANY_COLOUR
        self.found: ManaSupply | None = None

    def supply(self) -> ManaSupply:
        """All of it."""
        supply = self.found
        if supply is None:
            supply = self.found = ManaSupply(self.state, self.seat)
        return supply

    def pays(self, wants: tuple[int, ...]) -> bool:
        """Can all of these be paid together, each one mana of any of its colours?"""
        for want in wants:
            if not want & self.colours:
                return False
        if len(wants) == 1:
            return self.plain or self.supply().pays(wants[0])
        return self.supply().pays_all(wants)


class ManaSupply:
    """The mana a player could use just now, counted by source, for looking ahead.

    Dice of one face may have two rows: as what they show, and as any basic colour where an effect allows that; `faces`
    counts the dice behind both. `odd` are the colours of a row that need one of the few uses against nature (`polar`), and
    `spent` remembers which of what was taken did. A `taxed` supply pays double for the first basic mana. In a `reserved` one a gold
    die is no colour of which another die lies in the Source (UE-VAR-FRIENDLY-04).
    """

    def __init__(self, state: BoardState, seat: int) -> None:
        player = state.players[seat]
        self.codes: list[int] = []
        self.counts: list[int] = []
        self.masks: list[int] = []
        self.odd: list[int] = []
        self.spent: list[bool] = []
        self.polar = len(lasting(state, POLARIZED, seat)) if state.active else 0
        self.opposite = [opposites(state, c) for c in range(6)] if self.polar else [0, 0, 0, 0, 0, 0]
        self.taxed = tax_on(state, seat) is not None
        self.reserved = gold_dice_reserved(state)
        self.faces: list[int] = [0, 0, 0, 0, 0, 0]
        for colour in range(6):
            if player.tokens[colour]:
                self.add(TOKEN + colour, player.tokens[colour], serves(state, seat, colour))
        for colour in range(BASIC):
            if player.crystals[colour]:
                self.add(CRYSTAL + colour, player.crystals[colour], 1 << colour)
        self.dice = dice_left(state, seat)
        if self.dice > 0:
            self.add_dice(state, seat)
        if seat in state.dice_owner and not (state.active and holds(state, NO_DICE, seat)):
            self.add_claimed(state, seat)
        if state.active:
            for entry in lasting(state, ENDLESS, seat):
                self.add(ENDLESS_MANA + entry.target, 99, serves(state, seat, entry.target))

    def add(self, code: int, count: int, mask: int) -> None:
        odd = self.opposite[code & 7] & ~mask
        if mask or odd:
            self.codes.append(code)
            self.counts.append(count)
            self.masks.append(mask)
            self.odd.append(odd)

    def add_dice(self, state: BoardState, seat: int) -> None:
        """UE-MANA-11, UE-MANA-14 to 16: dice that nobody has taken; depleted ones serve nothing unless an effect says so."""
        faces = self.faces
        owners = state.dice_owner
        for die, colour in enumerate(state.dice):
            if owners[die] == -1:
                faces[colour] += 1
        for colour in range(6):
            if faces[colour]:
                natural = serves(state, seat, colour)
                self.add(DIE + colour, faces[colour], natural)
                if state.active and colour >= BASIC:
                    wild = min(faces[colour], wild_uses(state, seat, colour))
                    if wild:
                        self.add(DIE + colour, wild, ANY_BASIC & ~natural)

    def add_claimed(self, state: BoardState, seat: int) -> None:
        """A die set aside for this player earlier; using it does not count as the die of the turn."""
        for die, owner in enumerate(state.dice_owner):
            if owner == seat and state.turn.seat == seat and die not in state.turn.dice_taken:
                self.add(CLAIMED + state.dice[die], 1, serves(state, seat, state.dice[die]))

    def pays(self, want: int) -> bool:
        """Can one mana of any of these colours be paid? Asked before anything was taken."""
        if self.taxed or self.polar or self.reserved:
            return self.pays_all((want,))
        for mask in self.masks:
            if mask & want:
                return True
        return False

    def pays_all(self, wants: tuple[int, ...], at: int = 0) -> bool:
        """Can all of these be paid together?"""
        if at == len(wants):
            return True
        if self.taxed:
            return self.pays_taxed(wants, at)
        for source in range(len(self.codes)):
            if self.take(source, wants[at]):
                found = self.pays_all(wants, at + 1)
                self.give_back(source)
                if found:
                    return True
        return False

    def pays_taxed(self, wants: tuple[int, ...], at: int) -> bool:
        """The same while the first basic mana costs one more of its colour."""
        for source in range(len(self.codes)):
            for colour in range(6):
                if wants[at] >> colour & 1 and self.take(source, 1 << colour):
                    found = self.pays_rest(colour, wants[at + 1 :])
                    self.give_back(source)
                    if found:
                        return True
        return False

    def pays_rest(self, colour: int, rest: tuple[int, ...]) -> bool:
        """With mana of this colour taken: can the rest be paid, what a tax adds included?"""
        if not self.taxed or colour >= BASIC:
            return self.pays_all(rest)
        self.taxed = False
        found = self.pays_all((1 << colour, *rest))
        self.taxed = True
        return found

    def offers(self, source: int, want: int) -> int:
        """The colours among these that a row can pay now; black against nature is for strong spells alone."""
        if self.reserved and self.codes[source] == DIE + GOLD:
            want &= ~self.lying()
        if not self.polar or (self.codes[source] & 7 == GOLD and want != BLACK_ONLY):
            return self.masks[source] & want
        return (self.masks[source] | self.odd[source]) & want

    def lying(self) -> int:
        """The basic colours that dice left in the Source show."""
        return sum([1 << colour for colour in range(BASIC) if self.faces[colour]])

    def take(self, source: int, want: int) -> bool:
        if self.counts[source] == 0 or not self.offers(source, want):
            return False
        code = self.codes[source]
        if DIE <= code < ENDLESS_MANA:
            if self.dice == 0 or self.faces[code & 7] == 0:
                return False
            self.dice -= 1
            self.faces[code & 7] -= 1
        self.counts[source] -= 1
        odd = not self.masks[source] & want
        self.spent.append(odd)
        self.polar -= int(odd)
        return True

    def give_back(self, source: int) -> None:
        code = self.codes[source]
        if DIE <= code < ENDLESS_MANA:
            self.dice += 1
            self.faces[code & 7] += 1
        self.counts[source] += 1
        self.polar += int(self.spent.pop())

    def union(self) -> int:
        """All colours that could be paid."""
        union = 0
        for mask in self.masks:
            union |= mask
        return union
