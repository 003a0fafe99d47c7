"""The shots of giants and castles: over everything in between, and twice as far at each other."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.effects.parts import INDIRECT_FIRE, LONG_RANGE, Parts
from mageknight.minis.figures.roster import called, foes_of, members
from mageknight.minis.rules.attack.ranged import Shoot, firer_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import is_within
from mageknight.minis.table.sight import INDIRECT

FARTHER = 2
"""How many times its range a giant shoots at another one."""


def shoots_far(state: Battle, figure: int) -> bool:
    """Does a figure make long-range attacks and suffer them: a giant, or a castle section (M2-CASTLE-51)?"""
    return state.defs[figure].is_giant or state.defs[figure].is_castle


class GiantShot(Shoot):
    """A shot only giants can make, at one target."""

    def __init__(self, word: str, rank: int, farther: bool) -> None:
        super().__init__(word)
        self.rank = rank
        self.formation = False
        self.farther = farther

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = self.attacker_refusal(state, figure)
        return found if found is not None else super().refusal(state, figure)

    def is_open(self, state: Battle, figure: int) -> bool:
        return self.kind_refusal(state, figure) is None and self.has_target(state, figure)

    def attacker_refusal(self, state: Battle, attacker: int) -> Refusal | None:
        found = self.kind_refusal(state, attacker)
        return found if found is not None else firer_refusal(state, attacker)

    def kind_refusal(self, state: Battle, attacker: int) -> Refusal | None:
        """The reason a figure of this kind never shoots so."""
        if not state.defs[attacker].is_giant and not (self.farther and shoots_far(state, attacker)):
            return state.edition.refuse("minis-giants-only", "long-range", figure=called(state, attacker))
        return None

    def reach(self, state: Battle, attacker: int) -> int:
        return super().reach(state, attacker) * (FARTHER if self.farther else 1)

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        return found if found is not None or not self.farther else self.far_refusal(state, attacker, target)

    def far_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """The reason a target is no reason to shoot farther: it is no giant, or near enough."""
        name = called(state, target)
        if not shoots_far(state, target):
            return state.edition.refuse("minis-long-range-giants", "long-range", target=name)
        if is_within(state.table, attacker, target, super().reach(state, attacker)):
            return state.edition.refuse("minis-long-range-needless", "long-range", target=name)
        return None

    def modify_damage(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        if self.farther:
            parts.append((LONG_RANGE, -2))


class LongShot(GiantShot):
    """Twice the range at another giant, with 2 less damage."""

    def __init__(self, rank: int) -> None:
        super().__init__("long-shot", rank, True)

    def is_open(self, state: Battle, figure: int) -> bool:
        """Giants and castles are rare: without one among the opponents nothing is looked at."""
        if not shoots_far(state, figure):
            return False
        return any(shoots_far(state, foe) for foe in members(foes_of(state, figure))) and super().is_open(state, figure)


class IndirectFire(GiantShot):
    """A titan with a minimum range shoots over terrain and bases: 1 less damage, 2 more defense of the target."""

    def __init__(self, word: str, rank: int, farther: bool) -> None:
        super().__init__(word, rank, farther)
        self.optics = INDIRECT

    def kind_refusal(self, state: Battle, attacker: int) -> Refusal | None:
        known = state.defs[attacker]
        if not known.is_titan or not known.fittings.indirect:
            return state.edition.refuse("minis-no-indirect-fire", "indirect-fire", figure=called(state, attacker))
        return None

    def modify_defense(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        parts.append((INDIRECT_FIRE, 2))

    def modify_damage(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        super().modify_damage(state, attacker, target, parts)
        parts.append((INDIRECT_FIRE, -1))
