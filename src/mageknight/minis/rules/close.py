"""Close combat: fighting whoever touches the front arc."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.content.abilities import SNEAK_ATTACK, WEAPON_MASTER
from mageknight.minis.manners import CLOSE, AttackManner
from mageknight.minis.roster import called, damage, foes_in_front, has, is_fielded
from mageknight.minis.rules.attack import Aim
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import can_strike, cliff_between, strikes_rear


class Fight(AttackManner):
    """A close combat action against one opposing figure (REB-CLS-01)."""

    def __init__(self) -> None:
        super().__init__("fight", CLOSE)
        self.formation = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return close_refusal(state, figure)

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        return struck_refusal(state, attacker, target)

    def by_die(self, state: Battle, attacker: int) -> bool:
        """Weapon Master: a die instead of the damage value (REB-ABL-18)."""
        return has(state, attacker, WEAPON_MASTER)

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        """The damage value (REB-CLS-05), doubled by a Sneak Attack from behind (REB-ABL-27)."""
        amount = damage(state, attacker)
        if has(state, attacker, SNEAK_ATTACK) and strikes_rear(state.table, attacker, target):
            amount *= 2
        return amount

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Aim(flow.state.owner[figure], self.word, figure))


def close_refusal(state: Battle, figure: int) -> Refusal | None:
    """Why a figure cannot be given a close combat action here."""
    if not foes_in_front(state, figure):
        return refuse("minis-nobody-in-front", "REB-CLS-01", figure=called(state, figure))
    return None


def struck_refusal(state: Battle, attacker: int, target: int) -> Refusal | None:
    """Why a figure cannot be the target of a close combat attack."""
    found = harm_refusal(state, attacker, target)
    if found is not None:
        return found
    if cliff_between(state.table, attacker, target):
        return refuse("minis-cliff-between", "REB-SPC-08")
    if not can_strike(state.table, attacker, target):
        return refuse("minis-not-in-front", "REB-CLS-01", target=called(state, target))
    return None


def harm_refusal(state: Battle, attacker: int, target: int) -> Refusal | None:
    """Why a figure cannot be the target of any damaging attack (REB-TGT-01, REB-TGT-02, REB-CAP-12)."""
    if attacker == target:
        return refuse("minis-targets-itself", "REB-TGT-02")
    if not is_fielded(state, target):
        return refuse("minis-no-such-figure")
    if state.captor[target] >= 0:
        return refuse("minis-target-captive", "REB-CAP-12", target=called(state, target))
    if not state.foes[state.owner[attacker]] >> target & 1:
        return refuse("minis-target-friend", "REB-TGT-01", target=called(state, target))
    return None
