"""What an ability is: one object that says everything it changes, found in the file of its name in `minis.abilities`.

A hook is a method with nothing to say here; an ability overrides those it needs. The rules never ask for an ability by name:
they walk the abilities that a figure has and that have the hook in question (`MASKS`), which costs nothing where there are
none. Numbers are lists of parts (`rules.parts`); `part` numbers the lines of this ability.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from mageknight.minis.content.abilities import ids, mask
from mageknight.minis.rules.parts import BONUS, DEALT, MODIFIER, REPLACEMENT, Parts, ability_part
from mageknight.minis.state import Battle

if TYPE_CHECKING:
    from mageknight.kernel.agenda import Flow
    from mageknight.kernel.refusal import Refusal
    from mageknight.minis.manners import AttackManner, Manner
    from mageknight.minis.moment import Happening

Topics = dict[str, tuple[str, ...]]


class Ability:
    """A special ability. `name` is its id in ``abilities.json``; `topics` are the rules of all books it stands on.

    A topic called like the ability is what its numbers and refusals cite unless they name another. `acts_first`: figures
    with it must be given their action before others of their player.
    """

    def __init__(self, name: str, topics: Topics) -> None:
        self.name = name
        self.topics = topics
        self.id = ids()[name]
        self.bit = 1 << self.id
        self.acts_first = False

    # Lines of numbers.

    def replacement(self) -> int:
        """The line of this ability where it replaces a value."""
        return ability_part(self.id, REPLACEMENT)

    def bonus(self) -> int:
        """The line of this ability where it adds a bonus."""
        return ability_part(self.id, BONUS)

    def modifier(self) -> int:
        """The line of this ability where it modifies a value."""
        return ability_part(self.id, MODIFIER)

    def dealt(self) -> int:
        """The line of this ability where it changes what is dealt, beyond all values."""
        return ability_part(self.id, DEALT)

    # Numbers.

    def attack(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        """The attacker has it: what it adds to the attack."""

    def defense(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        """The target has it: what it adds to its defense."""

    def guards(self, state: Battle, guard: int, target: int) -> int:
        """A friend in contact with the target has it: the defense that may be used instead of its own, 0 for none."""
        return 0

    def damage(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        """The attacker has it: what it does to the damage of a hit, before criticals."""

    def enhances(self, state: Battle, manner: AttackManner, helper: int, attacker: int, target: int) -> int:
        """A friend in contact with the attacker has it: the extra clicks of a hit."""
        return 0

    def is_die(self, state: Battle, manner: AttackManner, attacker: int) -> bool:
        """The attacker has it: does a die give the clicks instead of the damage value?"""
        return False

    def reduction(self, state: Battle, figure: int, parts: Parts) -> None:
        """The figure has it: what it takes off the clicks of an attack or an ability."""

    def ignores(self, state: Battle, manner: AttackManner, attacker: int) -> int:
        """The attacker has it: bits of the abilities of its targets that do not count."""
        return 0

    def is_free(self, state: Battle, figure: int, manner: Manner) -> bool:
        """Does this action cost the player nothing?"""
        return False

    # What an attack brings with it.

    def dodges_on(self, state: Battle, figure: int) -> int:
        """The figure has it and was hit: the least number of a die by which the attack misses it after all, 0 for no die."""
        return 0

    def wounds(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        """The attacker has it after it has dealt damage."""

    def wounded(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        """The target had it when it was dealt damage."""

    def action_ended(self, flow: Flow[Battle], figure: int) -> None:
        """The figure has it when an action that concerned it is over."""

    # Refusals.

    def action_refusal(self, state: Battle, figure: int, manner: Manner) -> Refusal | None:
        """The figure has it: why it cannot be given this action."""
        return None

    def target_refusal(self, state: Battle, manner: AttackManner, attacker: int, target: int) -> Refusal | None:
        """The target has it: why it is no target of this attack in reach, whatever lies between."""
        return None

    def sight_refusal(self, state: Battle, attacker: int, target: int, flags: int) -> Refusal | None:
        """The target has it: why a line of fire that is not blocked does not reach it; `flags` are those of `table.sight`."""
        return None

    def magic_refusal(self, state: Battle, target: int) -> Refusal | None:
        """The target has it: why abilities with magic in their name do not affect it."""
        return None

    # Moments and ways to act.

    def happenings(self) -> list[Happening]:
        """What happens by itself at certain moments."""
        return []

    def manners(self) -> list[Manner]:
        """The ways to act it gives."""
        return []


class Masks:
    """Which abilities have a hook of their own, as bits."""

    def __init__(self) -> None:
        self.attack = 0
        self.defense = 0
        self.guards = 0
        self.damage = 0
        self.enhances = 0
        self.is_die = 0
        self.reduction = 0
        self.ignores = 0
        self.is_free = 0
        self.action_refusal = 0
        self.target_refusal = 0
        self.sight_refusal = 0
        self.magic_refusal = 0
        self.dodges_on = 0
        self.wounds = 0
        self.wounded = 0
        self.action_ended = 0
        self.acts_first = 0


HOOKS: Final = (
    "attack",
    "defense",
    "guards",
    "damage",
    "enhances",
    "is_die",
    "reduction",
    "ignores",
    "is_free",
    "action_refusal",
    "target_refusal",
    "sight_refusal",
    "magic_refusal",
    "dodges_on",
    "wounds",
    "wounded",
    "action_ended",
)
MASKS: Final = Masks()
ABILITIES: Final[dict[int, Ability]] = {}
"""Every ability by its number, once the manual is loaded."""


def enter(ability: Ability) -> None:
    """Make an ability known, with the hooks it overrides."""
    assert ability.id not in ABILITIES, ability.name
    ABILITIES[ability.id] = ability
    for hook in HOOKS:
        if getattr(type(ability), hook) is not getattr(Ability, hook):
            setattr(MASKS, hook, getattr(MASKS, hook) | ability.bit)
    if ability.acts_first:
        MASKS.acts_first |= ability.bit


def trait(state: Battle, name: str) -> int:
    """Bits of the abilities with a trait on the ability card in play."""
    return _bits(name, state.setup.card)


@cache
def _bits(name: str, card: int) -> int:
    return mask(name, card)
