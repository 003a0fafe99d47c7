"""Questions and answers of planning: plain structures that cross the wire."""

from __future__ import annotations

import msgspec

from mageknight.kernel.command import kebab
from mageknight.kernel.message import Message
from mageknight.kernel.number import Number


class Way(msgspec.Struct, frozen=True):
    """The cheapest way to a space: its steps, what they cost each and together, and what the last of them brings about.

    `provokes` are the spaces of the rampaging enemies it angers; `assault` says that it begins an assault; `reveals` that something
    hidden is seen from one of its spaces; `rival` is the player on a space for one figure only, who is to be attacked there, or -1.
    """

    space: int
    cost: int
    path: tuple[int, ...]
    costs: tuple[int, ...]
    provokes: tuple[int, ...]
    assault: bool
    reveals: bool = False
    rival: int = -1


class AttackNeed(msgspec.Struct, frozen=True):
    """The need for stopping one attack: the Block `needed`, what is `gathered` against it, what is `missing`; else the `damage`
    and the `wounds` it would be if the hero took all of it.

    Of the `halved` elements two points of Block are one; `sum` says what the gathered Block is made of.
    """

    attack: int
    needed: int
    gathered: int
    missing: int
    damage: int
    wounds: int
    halved: tuple[str, ...]
    sum: Number


class EnemyNeed(msgspec.Struct, frozen=True):
    """The need for defeating one enemy in this phase, alone: the Attack `missing` to its Armor, after what is `gathered`.

    `kinds` of attack count against it now (none, if it cannot be attacked yet); of the `halved` elements two points are one.
    `sum` says what the gathered Attack is made of. `attacks` are those it still makes; in the Attack phase there are none any more.
    """

    token: int
    kinds: tuple[str, ...]
    halved: tuple[str, ...]
    armor: int
    gathered: int
    missing: int
    sum: Number
    attacks: tuple[AttackNeed, ...]


class Ware(msgspec.Struct, frozen=True):
    """Something for sale here: its `price`, the Influence at hand (`have`) and `missing`, and everything it `lacks`, as sentences.

    The price is the least one can pay, with everything that may make it cheaper; `sum` says what it is made of. `kind` is
    ``unit``, ``healing``, ``elite`` (another unit for the offer), or a kind of card; `about` is the thing in an offer, as options
    name it, if there is one.
    """

    kind: str
    about: str
    name: Message
    price: int
    have: int
    missing: int
    lacks: tuple[Message, ...]
    sum: Number


class BlockAfter(msgspec.Struct, frozen=True):
    """The Block that would be gathered against one attack of an enemy, of what is needed."""

    token: int
    attack: int
    gathered: int
    needed: int


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """The totals after a use of something, which is told by what options are `about` and its `use`, or the number of a unit's ability.

    In a fight `gathered` is the Attack against the enemies aimed at, of what is `needed`; `blocks` has every attack the use would help
    against.
    """

    about: str
    use: str
    move: int
    influence: int
    gathered: int = 0
    needed: int = 0
    blocks: tuple[BlockAfter, ...] = ()


class BoardPlan(msgspec.Struct, frozen=True):
    """The plan sent with a position: where the hero on turn could go with enough Move points and what is for sale there,
    for the one who decides; what the present fight still needs, for everybody. `explore` is what revealing
    a tile costs; `previews` tell the one who decides what the totals would be after each card, unit or skill."""

    ways: tuple[Way, ...] = ()
    wares: tuple[Ware, ...] = ()
    needs: tuple[EnemyNeed, ...] = ()
    explore: int = 0
    previews: tuple[Preview, ...] = ()


class Question(msgspec.Struct, frozen=True, tag_field="ask", tag=kebab, forbid_unknown_fields=True):
    """A question about a position; on the wire its kind is the field ``ask``."""


class Reach(Question, frozen=True):
    """Question: the spaces the hero on turn can reach, with the Move points at hand or with so many."""

    points: int = -1


class Needs(Question, frozen=True):
    """Question: the needs of the present fight."""


class Wares(Question, frozen=True):
    """Question: the wares the hero on turn can buy here, and what that lacks."""


class Standing(Question, frozen=True):
    """Question: the score if the game ended now."""
