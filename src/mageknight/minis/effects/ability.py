"""An ability: one object that says everything it changes, found in the file of its name in `minis.abilities`.

A hook is a method with nothing to say here; an ability overrides those it needs. The rules never ask for an ability by name:
they walk the abilities that a figure has and that have the hook in question (`ability_card.Masks`), which costs nothing where there
are none. Numbers are lists of parts (`effects.parts`). Where the cards of 2002 and 2003 differ in more than traits, the file of
the ability has a class for each of them, the later one derived from the earlier where they share something; `YEARS` says on
whose card a class stands.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mageknight.minis.content.abilities import CARD_2002, CARD_2003, mask, numbers, optional_mask
from mageknight.minis.effects.ability_card import AbilityCard
from mageknight.minis.effects.parts import BONUS, DEALT, MODIFIER, REPLACEMENT, Parts, ability_part
from mageknight.minis.state.battle import Battle

if TYPE_CHECKING:
    from mageknight.kernel.agenda import Flow
    from mageknight.kernel.refusal import Refusal
    from mageknight.minis.actions.manner import AttackManner, Manner
    from mageknight.minis.effects.moment import Happening
    from mageknight.minis.table.movement_mode import MovementMode

Topics = dict[str, tuple[str, ...]]


class Ability:
    """A special ability. `name` is its id in ``abilities.json``; `topics` are the rules of all books it stands on.

    A topic called like the ability is what its numbers and refusals cite unless they name another. `acts_first`: figures
    with it must be given their action before others of their player. `deploys`: the round of deployment in which figures with
    it are set up, 0 for that of all others. `sees_through`: hindering and concealing terrain does not affect its lines of fire.
    `bars_gangs`: nobody near it helps in close combat. `climbs`: abrupt elevations are no obstacle to it. `bursts`: its ranged
    attacks are explosive. `breaches`: no immunity of others to magic counts for it.
    """

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002, CARD_2003)
    """The cards this object describes; that of 2001 differs from the next in traits only (`content.abilities`)."""

    def __init__(self, name: str, topics: Topics) -> None:
        self.name = name
        self.topics = topics
        self.id = numbers()[name]
        self.bit = 1 << self.id
        self.acts_first = False
        self.deploys = 0
        self.tames = False
        self.sees_through = False
        self.bars_gangs = False
        self.breaches = False
        self.climbs = False
        self.bursts = False

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

    def hampers(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        """The target has it: what it does to the attack made on it."""

    def defense(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        """The target has it: what it adds to its defense."""

    def exposes(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        """The attacker has it: what it does to the defense of the target."""

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

    def pace(self, state: Battle, figure: int) -> int:
        """The figure has it: by how much it modifies its speed value."""
        return 0

    def extent(self, state: Battle, figure: int) -> int:
        """The figure has it: by how much it modifies its range value."""
        return 0

    def aids(self, state: Battle, manner: AttackManner, helper: int, attacker: int, parts: Parts) -> None:
        """A friend anywhere on the battlefield has it: what it adds to an attack. Asked where items are in play."""

    def urges(self, state: Battle, figure: int) -> int:
        """The figure has it: what it adds to its die for one more action."""
        return 0

    def slips(self, state: Battle, figure: int) -> bool:
        """The figure has it and is held: does it break away without a die?"""
        return False

    def shift_refusal(self, state: Battle, figure: int) -> Refusal | None:
        """The figure has it: why others cannot move it."""
        return None

    def is_free(self, state: Battle, figure: int, manner: Manner) -> bool:
        """Does this action cost the player nothing?"""
        return False

    def acts_again(self, state: Battle, figure: int) -> bool:
        """The figure has it and has acted this turn: may it be given a second action?"""
        return False

    def again_costs(self, state: Battle, figure: int) -> int:
        """The cost to a bot of that second action, beside its token, in hundredths of a click."""
        return 0

    def given(self, flow: Flow[Battle], figure: int) -> None:
        """The figure has it and is given an action: what is put on the agenda now comes when that action is over."""

    # What an attack brings with it.

    def dodges_on(self, state: Battle, figure: int) -> int:
        """The figure has it and was hit: the least number of a die by which the attack misses it after all, 0 for no die."""
        return 0

    def heeds(self, manner: AttackManner) -> bool:
        """Has it anything to say to damage dealt in this way?"""
        return True

    def wounds(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        """The attacker has it after it has dealt damage."""

    def wounded(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        """The target had it when it was dealt damage."""

    def claims(self, flow: Flow[Battle], section: int, figure: int, fall: tuple[Any, ...]) -> bool:
        """A figure on the side of one with this ability is about to fell another: does its player get asked for it first?"""
        return False

    def stung(self, flow: Flow[Battle], figure: int, by: int) -> None:
        """The figure had it when another one dealt it damage otherwise than by an attack."""

    def affected(self, flow: Flow[Battle], figure: int, by: int) -> None:
        """The figure has it and another one has moved, hurt or healed it, or changed its tokens."""

    def action_ended(self, flow: Flow[Battle], figure: int) -> None:
        """The figure has it when an action that concerned it is over."""

    def sneaks_up(self, state: Battle, figure: int) -> bool:
        """The figure has it and has moved: do those it has come up to get no free spin?"""
        return False

    def counters(self, state: Battle, figure: int, parts: Parts) -> None:
        """The figure has it: what it adds to a counterspell roll, for or against a spell."""

    # Refusals.

    def spurs(self, state: Battle, figure: int) -> int:
        """The figure has it: what it adds to its attack bonus."""
        return 0

    def browse_cost(self, bars: int) -> int:
        """The figure wields a book: the browse cost it pays for a spell with so many bars."""
        return bars

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

    # Deployment.

    def lair(self, state: Battle, figure: int, x: int, y: int) -> MovementMode | None:
        """The figure shows it and may be deployed outside its area with its centre there: as what it rests there; else nothing."""
        return None

    def deployed(self, flow: Flow[Battle], figure: int, outside: bool) -> None:
        """The figure shows it and has been deployed, perhaps outside its area."""

    # Moments and ways to act.

    def happenings(self) -> list[Happening]:
        """The happenings of an ability."""
        return []

    def manners(self) -> list[Manner]:
        """The ways to act it gives."""
        return []


HOOKS: Final = (
    "attack",
    "hampers",
    "defense",
    "exposes",
    "guards",
    "damage",
    "enhances",
    "is_die",
    "reduction",
    "ignores",
    "pace",
    "extent",
    "aids",
    "urges",
    "slips",
    "shift_refusal",
    "is_free",
    "acts_again",
    "given",
    "action_refusal",
    "target_refusal",
    "sight_refusal",
    "magic_refusal",
    "dodges_on",
    "wounds",
    "wounded",
    "stung",
    "claims",
    "affected",
    "action_ended",
    "lair",
    "deployed",
    "sneaks_up",
    "counters",
    "browse_cost",
    "spurs",
)


def enter(card: AbilityCard, ability: Ability) -> None:
    """Put an ability on a card, with the hooks it overrides and what happens by itself because of it."""
    assert ability.id not in card.abilities, ability.name
    card.abilities[ability.id] = ability
    for hook in HOOKS:
        if getattr(type(ability), hook) is not getattr(Ability, hook):
            setattr(card.masks, hook, getattr(card.masks, hook) | ability.bit)
    if ability.acts_first:
        card.masks.acts_first |= ability.bit
    if ability.breaches:
        card.masks.breaches |= ability.bit
    if ability.climbs:
        card.masks.climbs |= ability.bit
    if ability.bursts:
        card.masks.bursts |= ability.bit
    if ability.bars_gangs:
        card.masks.bars_gangs |= ability.bit
    if ability.sees_through:
        card.masks.sees_through |= ability.bit
    if ability.tames:
        card.masks.tames |= ability.bit
    if ability.deploys:
        card.masks.deploys |= ability.bit
    for happening in ability.happenings():
        card.add(happening)


def trait(state: Battle, name: str) -> int:
    """Bits of the abilities with a trait on the ability card in play."""
    return _bits(name, card_year(state))


def optional(state: Battle) -> int:
    """Bits of the abilities their owners may cancel, on the ability card in play."""
    return _optional(card_year(state))


def card_year(state: Battle) -> int:
    """The year of the ability card in play; the first edition may be played with its older one (reading 5)."""
    year = state.edition.card.year
    return state.setup.card if year == CARD_2002 else year


@cache
def _bits(name: str, card: int) -> int:
    return mask(name, card)


@cache
def _optional(card: int) -> int:
    return optional_mask(card)
