"""Proficiencies of attack types: point blank and precision for bows, each announced with the action."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.effects.parts import POINT_BLANK, PRECISION, Parts
from mageknight.minis.figures.roster import called, friends_of, reach_of
from mageknight.minis.rules.attack.aiming import BOW
from mageknight.minis.rules.attack.ranged import Shoot, firer_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import distance, is_within
from mageknight.minis.table.verdicts import inches


class BowShot(Shoot):
    """A shot only bows can make."""

    def __init__(self, word: str, rank: int) -> None:
        super().__init__(word)
        self.rank = rank

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = self.attacker_refusal(state, figure)
        return found if found is not None else super().refusal(state, figure)

    def is_open(self, state: Battle, figure: int) -> bool:
        return state.defs[figure].types.attack == BOW and self.has_target(state, figure)

    def attacker_refusal(self, state: Battle, attacker: int) -> Refusal | None:
        if state.defs[attacker].types.attack != BOW:
            return state.edition.refuse("minis-bow-only", "bow-proficiencies", figure=called(state, attacker))
        return firer_refusal(state, attacker)


class PointBlank(BowShot):
    """Every target within half the range, rounded up: 1 more attack, or 1 more damage."""

    def __init__(self, word: str, harder: bool, rank: int) -> None:
        super().__init__(word, rank)
        self.harder = harder

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        half = (reach_of(state, attacker) + 1) // 2
        if found is None and not is_within(state.table, attacker, target, half):
            far = inches(distance(state.table, attacker, target))
            name = called(state, target)
            found = state.edition.refuse("minis-not-point-blank", "point-blank", target=name, half=half, distance=far)
        return found

    def modify_attack(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        if not self.harder:
            parts.append((POINT_BLANK, 1))

    def modify_damage(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        if self.harder:
            parts.append((POINT_BLANK, 1))


class Precision(BowShot):
    """One target that touches friends of the attacker, with 2 less attack."""

    def __init__(self, rank: int) -> None:
        super().__init__("precision", rank)
        self.precise = True

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        if found is None and not state.table.touch[target] & (friends_of(state, attacker) | 1 << attacker):
            found = state.edition.refuse("minis-precision-needless", "precision", target=called(state, target))
        return found

    def modify_attack(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        parts.append((PRECISION, -2))
