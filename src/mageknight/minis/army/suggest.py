"""Suggesting an army: a faction, a build total and a seed always give the same legal list.

A list should shoot, fight and last: roles are filled in turn with figures that give much for their points, the seed
deciding between near equals; what is left over is then spent as fully as exchanges allow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.army.find import find
from mageknight.minis.army.model import Army, gathered
from mageknight.minis.army.outfit import outfitted
from mageknight.minis.army.stables import mounts_of
from mageknight.minis.content import abilities
from mageknight.minis.content.library import Library
from mageknight.minis.edition.building import MOUNTS, STEP
from mageknight.minis.editions import EDITIONS
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.riding import DARK_RIDERS, is_mount
from mageknight.minis.setup.entries import Enlisted

FIGHTER: Final = 0
SHOOTER: Final = 1
SUPPORT: Final = 2
ROLES: Final = (FIGHTER, SHOOTER, FIGHTER, SUPPORT, FIGHTER, SHOOTER)
"""The order in which roles are filled, over and over."""

SUPPORTING: Final = (
    abilities.HEALING,
    abilities.MAGIC_HEALING,
    abilities.COMMAND,
    abilities.MAGIC_ENHANCEMENT,
    abilities.NECROMANCY,
    abilities.DEFEND,
    abilities.FORCED_MARCH,
)

SHARE: Final = 45
"""No single figure takes more than this percentage of the build total, as long as others can be had."""

NEAR_EQUALS: Final = 5
"""Among how many of the best figures for a role the seed decides."""

CAVALRY_FROM: Final = 300
"""From this build total on a list has a rider in the saddle, where its people has one."""

ENOUGH: Final = 8
"""How many figures a list holds at most for each 100 points: more than can act are of little use."""

ROLLS: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
"""How many of the 36 rolls of two dice reach a number, from 0 to 12."""

TYPICAL_ATTACK: Final = 9
TYPICAL_DEFENSE: Final = 15
UPKEEP: Final = 15
"""Every figure costs attention and actions besides its points; this many points stand for that."""


def suggest(library: Library, faction: str, total: int, seed: int = 1, name: str = "", game: str = "rebellion") -> Army:
    """A legal army of one faction that spends nearly all its points.

    Raises KeyError for an unknown faction or game, a `Refusal` when the faction has no figure cheap enough.
    """
    return complete(library, Army(name or f"{faction} {total}", game, total), faction, seed)


def complete(library: Library, army: Army, faction: str, seed: int = 1, owned: Mapping[str, int] | None = None) -> Army:
    """The army with figures of a faction added, up to its build total; what it holds already stays.

    No faction means any; giants are left to people's own choice. Leaders carry items and a book, where the total is large enough.
    With `owned`, copies by key, only figures of that collection are added, each as often as it is there, and they carry nothing.
    """
    edition = EDITIONS[army.game]
    building = edition.building
    pool = [
        each
        for each in find(library, faction=faction)
        if building.reads(each, army.all_generations) and not (is_mount(each) or each.is_giant or each.is_castle)
    ]
    rng = Rng(seed_from_text(f"{faction}/{army.total}/{seed}"), "suggest")
    if owned is None and MOUNTS in building.brings and army.total >= CAVALRY_FROM:
        army = with_rider(library, army, pool, rng)
    if owned is None:
        army = outfitted(library, army, edition, pool, rng)
    chosen = list(army.figures(library))
    budget = army.total - army.points(library)
    on_foot = [each for each in pool if each.subfaction != DARK_RIDERS]
    draft = _Draft(on_foot, chosen, budget, army.total, owned, hasty(edition.card.year))
    draft.fill(rng)
    draft.exchange()
    if not chosen and not draft.added:
        raise nothing_to_suggest(army, faction, owned is not None)
    return msgspec.structs.replace(army, entries=joined(army.entries, draft.added))


def hasty(year: int) -> int:
    """The abilities of those who must act before all others, on the card of a year."""
    found = 0
    for each in abilities.table():
        card = each.cards.get(year)
        if card is not None and "acts-first" in card.traits:
            found |= 1 << each.id
    return found


def with_rider(library: Library, army: Army, pool: list[FigureDef], rng: Rng) -> Army:
    """The army with a rider on a mount that fits it, if it has none and there is one it can pay for."""
    if any(each.rides for each in army.entries):
        return army
    most = min(army.total * SHARE // 100, army.total - army.points(library))
    taken = {library[each.figure].identity for each in army.entries}
    pairs = [
        (rider, mount)
        for rider in pool
        if not (rider.is_unique and rider.identity in taken)
        for mount in mounts_of(library, rider)
        if rider.points + mount.points <= most
    ]
    if not pairs:
        return army
    rider, mount = pairs[rng.below(len(pairs))]
    return msgspec.structs.replace(army, entries=(*army.entries, Enlisted(rider.key, rides=mount.key)))


def joined(entries: tuple[Enlisted, ...], added: list[FigureDef]) -> tuple[Enlisted, ...]:
    """A list with figures added: copies of a figure that carries nothing stand in one line."""
    found = list(entries)
    for more in gathered(added):
        plain = [at for at, each in enumerate(found) if each.figure == more.figure and each.is_plain]
        if plain:
            found[plain[0]] = msgspec.structs.replace(found[plain[0]], count=found[plain[0]].count + more.count)
        else:
            found.append(more)
    return tuple(found)


def nothing_to_suggest(army: Army, faction: str, is_owned: bool) -> Refusal:
    """No figure is cheap enough, or none that somebody owns."""
    rule = EDITIONS[army.game].cite("army-over-total")[0]
    if is_owned:
        return refuse("army-nothing-owned", rule, total=army.total)
    people = say(f"minis-faction-{faction}") if faction else ""
    return refuse("army-nothing-to-suggest", rule, faction=people, total=army.total)


class _Draft:
    """A list while it is being filled: what may still be bought, and with how many points.

    `copies` is how many of a figure may still be had, for those of which there are not as many as one likes; `uniques` are
    those already there, whatever their version (R7). `first` are the abilities of those who must act before all others
    (M2-ABL-SPD-24): as many of them as there are actions would keep everybody else from acting, so there is always one fewer.
    """

    def __init__(
        self,
        pool: list[FigureDef],
        chosen: list[FigureDef],
        budget: int,
        total: int,
        owned: Mapping[str, int] | None = None,
        first: int = 0,
    ) -> None:
        self.first = first
        self.heady = max(total // STEP, 1) - 1
        self.pool = sorted(pool, key=lambda each: (-value(each), each.id))
        self.copies = {} if owned is None else {each.id: owned.get(each.key, 0) for each in pool}
        self.uniques: set[str] = set()
        for each in chosen:
            self.take(each, 1)
        self.left = budget
        self.room = ENOUGH * max(total // STEP, 1) - len(chosen)
        self.most = total * SHARE // 100
        self.added: list[FigureDef] = []

    def affordable(self, most: int) -> list[FigureDef]:
        return [each for each in self.pool if each.points <= most and self.is_free(each)]

    def is_free(self, figure: FigureDef) -> bool:
        """May one more of this figure be had?"""
        if self.heady <= 0 and figure.masks[figure.start] & self.first:
            return False
        return self.copies.get(figure.id, 1) > 0 and figure.identity not in self.uniques

    def fill(self, rng: Rng) -> None:
        """Go through the roles until nothing more can be bought."""
        turn = 0
        while len(self.added) < self.room:
            bought = self.affordable(min(self.left, self.most)) or self.affordable(self.left)
            if not bought:
                return
            fitting = [each for each in bought if role(each) == ROLES[turn % len(ROLES)]] or bought
            self.buy(fitting[rng.below(min(NEAR_EQUALS, len(fitting)))])
            turn += 1

    def exchange(self) -> None:
        """Replace figures by dearer ones while that uses points that would be left over."""
        while self.left:
            offers = [
                (old.points - new.points, position, new)
                for position, old in enumerate(self.added)
                for new in self.affordable(old.points + self.left)
                if new.points > old.points
            ]
            if not offers:
                return
            _, position, new = min(offers, key=lambda each: (each[0], each[1], -value(each[2]), each[2].id))
            old = self.added.pop(position)
            self.left += old.points
            self.take(old, -1)
            self.buy(new)

    def buy(self, figure: FigureDef) -> None:
        self.added.append(figure)
        self.left -= figure.points
        self.take(figure, 1)

    def take(self, figure: FigureDef, count: int) -> None:
        """So many copies fewer can be had; a negative number puts some back."""
        if figure.masks[figure.start] & self.first:
            self.heady -= count
        if figure.id in self.copies:
            self.copies[figure.id] -= count
        if figure.is_unique and count > 0:
            self.uniques.add(figure.identity)
        elif figure.is_unique:
            self.uniques.discard(figure.identity)


def role(figure: FigureDef) -> int:
    """The role of a figure, by what its dial shows at the start."""
    shown = dial.abilities(figure, figure.start)
    if any(shown >> each & 1 for each in SUPPORTING):
        return SUPPORT
    return SHOOTER if figure.range >= 6 and dial.damage(figure, figure.start) else FIGHTER


def value(figure: FigureDef) -> int:
    """A rough measure of what a figure gives for its points: what it deals and withstands, early clicks counting more."""
    worth = 0
    for click in range(figure.start, figure.clicks):
        hits = _chances(TYPICAL_DEFENSE - dial.attack(figure, click)) * dial.damage(figure, click)
        holds = 36 - _chances(dial.defense(figure, click) - TYPICAL_ATTACK)
        marks = dial.abilities(figure, click).bit_count()
        if dial.has(figure, click, abilities.DEMORALIZED):
            hits = marks = 0
        reach = 3 if figure.range else 2
        worth += (hits * reach + holds * 2 + dial.speed(figure, click) + marks * 10) * max(12 - click, 1)
    return worth * 100 // (figure.points + UPKEEP)


def _chances(needed: int) -> int:
    """The number of 36 rolls that reach a number."""
    return 0 if needed > 12 else ROLLS[max(needed, 0)]
