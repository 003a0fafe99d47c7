"""Manners: the ways in which a figure can use an action.

An action is a move, a ranged combat, a close combat or a pass (REB-TRN-09). A manner is one way of taking it: plainly, or
as an ability allows. Each manner is one object that says whether it can be used and why not, and how it begins. The
attack manners also carry what their attack does differently; `rules.attack` asks them.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.roster import damage, has
from mageknight.minis.state import Battle
from mageknight.minis.table.sight import REBELLION, Optics

MOVE: Final = 0
RANGED: Final = 1
CLOSE: Final = 2
PASS: Final = 3
FREE: Final = 4
"""Kinds of actions; the last one is no action at all."""


ACTIONS: Final = ("move", "ranged", "close", "pass", "free")
"""Their words, where a book tells them apart."""


class Manner:
    """One way to use an action. `ability` is the one it needs, 0 if none.

    `rank` moves it behind others of its kind in lists of options. `is_rush`: it takes the place of a plain move.
    """

    def __init__(self, word: str, kind: int, ability: int = 0) -> None:
        self.word = word
        self.kind = kind
        self.ability = ability
        self.rank = 0
        self.is_rush = False

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        """Why the figure cannot use its action so, where everything that holds for all actions is fulfilled."""
        return None

    def is_open(self, state: Battle, figure: int) -> bool:
        """Can it be used, where what holds for all actions of its kind is fulfilled (`rules.offers`)?"""
        return self.refusal(state, figure) is None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        """Put on the agenda what the action consists of."""
        raise AssertionError(f"{self.word} cannot begin")


class AttackManner(Manner):
    """A way to attack, or to heal by the rules of an attack.

    `aid`: it is meant for friends; `captures`: it takes a captive instead of dealing damage; `formation`: companions may
    join; `magic`: figures immune to magic are not affected; `harms`: a hit deals damage; `ignores`: bits of the abilities of
    its targets that do not count; `optics`: how its lines of fire are drawn; `precise`: targets may touch friends of the
    attacker; `divides`: its damage can be divided among several targets; `for_captors`: it is used on the own captive.
    """

    def __init__(self, word: str, kind: int, ability: int = 0) -> None:
        super().__init__(word, kind, ability)
        self.aid = False
        self.captures = False
        self.formation = False
        self.magic = False
        self.harms = True
        self.precise = False
        self.divides = False
        self.for_captors = False
        self.ignores = 0
        self.optics: Optics = REBELLION

    def most_targets(self, state: Battle, attacker: int) -> int:
        """How many targets may be chosen."""
        return 1

    def attacker_refusal(self, state: Battle, attacker: int) -> Refusal | None:
        """Why a figure cannot take part in such an attack, whatever its target."""
        return None

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """Why this figure cannot be the target."""
        raise AssertionError(f"{self.word} has no targets")

    def reached(self, state: Battle, attacker: int, targets: tuple[int, ...]) -> tuple[int, ...]:
        """All figures the attack is rolled against: the chosen targets and whoever else is reached."""
        return targets

    def by_die(self, state: Battle, attacker: int) -> bool:
        """Does a die give the clicks instead of the damage value?"""
        return False

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        """The clicks of a hit before criticals and reductions, where `count` figures are reached."""
        return damage(state, attacker)

    def modify_attack(self, state: Battle, attacker: int, target: int, parts: list[tuple[int, int]]) -> None:
        """What this way of attacking itself does to the attack."""

    def modify_damage(self, state: Battle, attacker: int, target: int, parts: list[tuple[int, int]]) -> None:
        """What this way of attacking itself does to the damage value."""

    def follow(self, flow: Flow[Battle], attacker: int, target: int) -> None:
        """What a hit brings with it after its damage."""

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        """What a hit does that deals no damage."""
        raise AssertionError(f"{self.word} does nothing but damage")


def uses(state: Battle, figure: int, manner: Manner) -> bool:
    """Has the figure what this manner needs?"""
    return manner.ability == 0 or has(state, figure, manner.ability)
