"""Mounted Charge and Mounted Bound: the mount moves, then the attack is made with the dial the action was given to.

One ability that asks for the same kind of action may be used in it (M2-CAV-56, reading R103).
"""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import AttackManner, Manner, uses
from mageknight.minis.figures.bodies import body, deeds_of
from mageknight.minis.figures.roster import is_fielded
from mageknight.minis.rules.movement.modes import inches_for
from mageknight.minis.rules.movement.rushes import FollowUp, Onset, attack_bar
from mageknight.minis.rules.movement.spin import AfterMove
from mageknight.minis.state.battle import STOPPED, Battle


class MountedOnset(Onset):
    """A combat action that begins with a move of the mount up to its full speed (M2-CAV-65, M2-CAV-68)."""

    def reach(self, state: Battle, figure: int) -> int:
        return inches_for(state, body(state, figure))

    def attack(self, state: Battle, figure: int) -> Frame[Battle]:
        return OnsetEnd(figure, self.word)


def attacks_of(state: Battle, figure: int, kind: int) -> list[str]:
    """Every way of this kind of action the dial can use after the move of its mount."""
    ways = state.edition.ways
    found: list[Manner] = [*ways.plain[kind], *[each for each in ways.able[kind] if uses(state, figure, each)]]
    return [each.word for each in found if follows(each)]


def follows(wanted: Manner) -> bool:
    """May this be done after the move? Not what moves itself, is done on foot, or asks for an action given in contact."""
    if isinstance(wanted, Onset) or wanted.on_foot:
        return False
    return not isinstance(wanted, AttackManner) or not (wanted.from_contact or wanted.for_captors)


class OnsetEnd(AfterMove):
    """The mount has moved: the attack follows unless a Pole Arm has ended the action."""

    FIELDS = ("figure", "how")

    def __init__(self, figure: int, how: str) -> None:
        self.figure = figure
        self.how = how

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if is_fielded(state, self.figure) and not deeds_of(state, self.figure) & STOPPED:
            kind = manner(state, self.how).kind
            words = tuple(attacks_of(state, self.figure, kind))
            ask = MountedAttack(state.controller[self.figure], self.figure, words)
            if len(ask.choices(state)) > 1:
                flow.then(ask)


class MountedAttack(FollowUp):
    """Attack in any way the dial shows, or leave it."""

    def attack_refusal(self, state: Battle, how: str) -> Refusal | None:
        if how not in self.attacks:
            return refuse("not-an-option")
        found = attack_bar(state, self.figure)
        return found if found is not None else manner(state, how).refusal(state, self.figure)
