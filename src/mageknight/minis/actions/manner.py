"""Manners: the ways in which a figure can use an action.

An action is a move, a ranged combat, a close combat, a special action or a pass (REB-TRN-09, M2-TURN-14). A manner is one
way of taking it: plainly, or as an ability allows. Each manner is one object that says whether it can be used and why not,
and how it begins. The attack manners also carry what their attack does differently; `rules.attack.aiming` asks them.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.figures.roster import damage, is_fielded, moving_powers, powers
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.sight import REBELLION, Optics

# Kinds of actions.
MOVE: Final = 0
RANGED: Final = 1
CLOSE: Final = 2
PASS: Final = 3
FREE: Final = 4
"""No action at all."""
SPECIAL: Final = 5
"""Given only where an ability or a rule calls for it."""


ACTIONS: Final = ("move", "ranged", "close", "pass", "free", "special")
"""Their words, where a book tells them apart."""


class Manner:
    """One way to use an action. `ability` is the one it needs, 0 if none.

    `chosen`: players choose it; else the rules begin it. `rank` moves it behind others of its kind in lists of options.
    `is_rush`: it takes the place of a plain move. `in_command`: the action is given in the command phase. `afar`: a close
    combat action of a figure that touches nobody. `on_foot`: cavalry units cannot do it; `by_warriors`: nor can a mount.
    """

    def __init__(self, word: str, kind: int, ability: int = 0) -> None:
        self.word = word
        self.kind = kind
        self.ability = ability
        self.chosen = True
        self.rank = 0
        self.is_rush = False
        self.in_command = False
        self.afar = False
        self.on_foot = False
        self.by_warriors = False

    def eases(self, state: Battle, figure: int) -> int:
        """The number of action tokens that come off the figure before it is given this action."""
        return 0

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        """The reason the figure cannot use its action so, where everything that holds for all actions is fulfilled."""
        return None

    def is_open(self, state: Battle, figure: int) -> bool:
        """Can it be used, where what holds for all actions of its kind is fulfilled (`rules.turn.offers`)?"""
        return self.refusal(state, figure) is None

    def promise(self, state: Battle, figure: int) -> float:
        """The worth to a bot of using it now, in points of figures; 0 where the odds of an attack say it, or nobody knows."""
        return 0.0

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        """Put on the agenda what the action consists of."""
        raise AssertionError(f"{self.word} cannot begin")


class AttackManner(Manner):
    """A way to attack, or to heal by the rules of an attack.

    `aid`: it is meant for friends; `captures`: it takes a captive instead of dealing damage; `formation`: companions may
    join; `magic`: figures immune to magic are not affected; `harms`: a hit deals damage; `ignores`: bits of the abilities of
    its targets that do not count; `optics`: how its lines of fire are drawn; `precise`: targets may touch friends of the
    attacker; `divides`: its damage can be divided among several targets; `for_captors`: it is used on the own captive;
    `from_contact`: it asks for an action given in contact, so it follows no move and answers no blow; `spread`: the damage of
    those reached beyond the targets, 0 for the damage value; `lined`: a line of fire goes to each target; `outlives`: the
    attack goes on without its attacker (`is_made`); `counts_hits`: its damage depends on how many it hits, not on how many it reaches;
    `toll`: the pushing damage its attacker takes afterwards, hit or miss.
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
        self.from_contact = False
        self.spread = 0
        self.toll = 0
        self.lined = True
        self.outlives = False
        self.counts_hits = False
        self.ignores = 0
        self.optics: Optics = REBELLION

    def follows_move(self) -> bool:
        """May this attack be made with an action that begins with a move? Not if an ability asks for an action of its own."""
        return self.ability == 0 and not self.for_captors

    def is_made(self, state: Battle, attacker: int) -> bool:
        """Does the attacker itself make the attack? If not, and the attack outlives it, `printed_attack` and `clicks` stand in
        for all its values, and it neither gains nor suffers from it."""
        return is_fielded(state, attacker)

    def printed_attack(self, state: Battle, attacker: int) -> int:
        """The attack value that stands in for that of an attacker who does not make the attack itself."""
        raise AssertionError(f"{self.word} needs its attacker")

    def most_targets(self, state: Battle, attacker: int) -> int:
        """The most targets that may be chosen."""
        return 1

    def attacker_refusal(self, state: Battle, attacker: int) -> Refusal | None:
        """The reason a figure cannot take part in such an attack, whatever its target."""
        return None

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """The reason this figure cannot be the target."""
        raise AssertionError(f"{self.word} has no targets")

    def helper_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """The reason a companion cannot reach a target that the primary attacker can aim at."""
        return self.target_refusal(state, attacker, target)

    def reached(self, state: Battle, attacker: int, targets: tuple[int, ...]) -> tuple[int, ...]:
        """All figures the attack is rolled against: the chosen targets and whoever else is reached."""
        return targets

    def struck_with(self, state: Battle, attacker: int, target: int) -> tuple[int, ...]:
        """The targets of an attack meant for one figure, without anybody choosing more."""
        return (target,)

    def beyond(self, state: Battle, attacker: int, hits: tuple[int, ...]) -> tuple[int, ...]:
        """Others the result is compared with besides, once it is known which targets it hit: nobody is aimed at among them."""
        return ()

    def settles(self, flow: Flow[Battle], attacker: int, hits: tuple[int, ...], critical: bool) -> bool:
        """Resolve all hits at once, where this way of attacking has a way of its own to do so."""
        return False

    def is_reduced(self, count: int) -> bool:
        """Do abilities of the figures hit reduce the damage, where `count` are reached? Pushing damage they do not."""
        return True

    def by_die(self, state: Battle, attacker: int) -> bool:
        """Does a die give the clicks instead of the damage value?"""
        return False

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        """The clicks of a hit before criticals and reductions, where `count` figures are reached."""
        return damage(state, attacker)

    def modify_attack(self, state: Battle, attacker: int, target: int, parts: list[tuple[int, int]]) -> None:
        """The change this way of attacking itself makes to the attack."""

    def modify_defense(self, state: Battle, attacker: int, target: int, parts: list[tuple[int, int]]) -> None:
        """The change this way of attacking itself makes to the defense of its target."""

    def modify_damage(self, state: Battle, attacker: int, target: int, parts: list[tuple[int, int]]) -> None:
        """The change this way of attacking itself makes to the damage value."""

    def follow(self, flow: Flow[Battle], attacker: int, target: int) -> None:
        """The consequences of a hit after its damage."""

    def struck(self, flow: Flow[Battle], attacker: int, hits: tuple[int, ...]) -> None:
        """The consequences of an attack that has hit these figures, after all its damage."""

    def over(self, flow: Flow[Battle], attacker: int, targets: tuple[int, ...]) -> None:
        """The frames after the whole attack, hit or miss, before the action ends."""

    def brings(self, state: Battle, attacker: int, target: int) -> int:
        """The worth to a bot of what a hit brings beside its damage, in hundredths of a click of the target."""
        return 0

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        """The effects of a hit that deals no damage."""
        raise AssertionError(f"{self.word} does nothing but damage")


def uses(state: Battle, figure: int, manner: Manner) -> bool:
    """Has the figure what this manner needs? For a move abilities of rider and mount both count (M2-CAV-31)."""
    if manner.ability == 0:
        return True
    mask = moving_powers(state, figure) if manner.kind == MOVE else powers(state, figure)
    return mask >> manner.ability & 1 == 1
