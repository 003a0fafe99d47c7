"""Magic Healing: a ranged combat action on a friend that touches no enemy."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.events import MagicFelt
from mageknight.minis.figures.roster import friends_of, members
from mageknight.minis.rules.attack.healing import HealRoll, aid_refusal, golem_refusal
from mageknight.minis.rules.attack.ranged import Shoot, reach_refusal, sight_refusal
from mageknight.minis.rules.spells.magic import magic_refusal
from mageknight.minis.state.battle import Battle


class MagicHealing(Ability):
    """Heals one die of clicks; all modifiers are ignored."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "magic-healing",
            {
                "magic-healing": ("REB-ABL-24", "M2-ABL-SWD-13"),
            },
        )

    def manners(self) -> list[Manner]:
        return [MagicHeal(self.id)]


class MagicHealing2003(MagicHealing):
    """No golem is healed so; the friend may touch the healer."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def manners(self) -> list[Manner]:
        return [MagicHealFlesh(self.id)]


class MagicHeal(Shoot):
    """Magic Healing: a ranged combat action on a friend that touches no enemy."""

    def __init__(self, ability: int) -> None:
        super().__init__("magic-heal", ability)
        self.aid = True
        self.magic = True
        self.harms = False
        self.formation = False

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def has_target(self, state: Battle, figure: int) -> bool:
        return any(self.target_refusal(state, figure, friend) is None for friend in members(friends_of(state, figure)))

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = aid_refusal(state, attacker, target, "magic-healing")
        if found is None:
            found = magic_refusal(state, target, attacker)
        if found is None:
            found = reach_refusal(state, attacker, target, self.reach(state, attacker))
        return found if found is not None else sight_refusal(state, attacker, target, self.optics)

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        flow.emit(MagicFelt(target))
        flow.then(HealRoll(attacker, target, critical))


class MagicHealFlesh(MagicHeal):
    """Magic Healing of everybody but golems."""

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        return found if found is not None else golem_refusal(state, target, "magic-healing")
