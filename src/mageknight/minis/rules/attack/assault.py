"""The attack in hand: who attacks whom and how, what the dice showed, whom it hit and hurt; and how others change it.

From the moment its targets are named until its last effect is done an attack lies on the agenda as an `Assault`, beneath the
steps still to come (`rules.attack.steps`). Abilities look at it with `in_hand` and change it with the functions below, each at the
moments (`minis.effects.moment`) it is made for. Attacks can lie above each other, as when a figure strikes back: the uppermost is in hand.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.effects.moment import ATTACK_ENDS, MISSED
from mageknight.minis.effects.parts import REPLACEMENT, Parts, kind_of
from mageknight.minis.rules.attack.values import given
from mageknight.minis.rules.turn.moments import raise_at
from mageknight.minis.state.battle import Battle

DICE: Final = 0
"""The stream of all dice of a battle."""

CRITICAL_MISS: Final = 2
CRITICAL_HIT: Final = 12

Lines = tuple[tuple[int, int], ...]
"""Parts of a number (`effects.parts`) as a frame keeps them."""


class Assault(Frame[Battle]):
    """An attack under way. It runs last, when all its steps are done.

    `how` is the word of its manner; `companions` take part or help, `gifts` are those of them that give damage instead.
    `adds`, `guards` and `clicks` are lines that moments have added to attack, defense and damage. `dice` are the two that fell,
    none before. `hits` and `misses` are the figures compared so far; `wounds` lists (figure, clicks turned, its abilities that
    answer). `extra`: no action was given for it, as when a figure strikes back.
    """

    FIELDS = (
        "how",
        "attacker",
        "targets",
        "companions",
        "gifts",
        "extra",
        "adds",
        "guards",
        "clicks",
        "dice",
        "hits",
        "misses",
        "wounds",
    )

    def __init__(
        self,
        how: str,
        attacker: int,
        targets: tuple[int, ...],
        companions: tuple[int, ...] = (),
        gifts: tuple[int, ...] = (),
        extra: bool = False,
        adds: Lines = (),
        guards: Lines = (),
        clicks: Lines = (),
        dice: tuple[int, ...] = (),
        hits: tuple[int, ...] = (),
        misses: tuple[int, ...] = (),
        wounds: tuple[tuple[int, int, int], ...] = (),
    ) -> None:
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions
        self.gifts = gifts
        self.extra = extra
        self.adds = adds
        self.guards = guards
        self.clicks = clicks
        self.dice = dice
        self.hits = hits
        self.misses = misses
        self.wounds = wounds

    def manner(self, state: Battle) -> AttackManner:
        return attack_manner(state, self.how)

    def roll(self) -> int:
        """The sum of the two dice; 0 before they fall."""
        return sum(self.dice)

    def is_critical(self, state: Battle) -> bool:
        """A roll of 12, where that counts."""
        return state.edition.criticals and self.roll() == CRITICAL_HIT

    def is_fumbled(self, state: Battle) -> bool:
        """A roll of 2, where that counts."""
        return state.edition.criticals and self.roll() == CRITICAL_MISS

    def helpers(self) -> tuple[int, ...]:
        """The companions that help the attack."""
        return tuple([each for each in self.companions if each not in self.gifts])

    def given(self, state: Battle) -> int:
        """The addition of the companions to the damage."""
        return given(state, self.manner(state), len(self.companions), len(self.gifts))

    def concerns(self, figure: int) -> bool:
        """Have the dice fallen, for an attack this figure makes, helps or suffers?"""
        if not self.dice:
            return False
        sides = (self.companions, self.targets, self.hits, self.misses)
        return figure == self.attacker or any(figure in side for side in sides)

    def twin(self) -> Assault:
        """A copy to be changed before it takes the place of this one."""
        return Assault(
            how=self.how,
            attacker=self.attacker,
            targets=self.targets,
            companions=self.companions,
            gifts=self.gifts,
            extra=self.extra,
            adds=self.adds,
            guards=self.guards,
            clicks=self.clicks,
            dice=self.dice,
            hits=self.hits,
            misses=self.misses,
            wounds=self.wounds,
        )

    def run(self, flow: Flow[Battle]) -> None:
        """The attack is over."""
        self.manner(flow.state).over(flow, self.attacker, self.targets)
        raise_at(flow, ATTACK_ENDS, [self.attacker])


def is_attacking(state: Battle) -> bool:
    """Is an attack under way?"""
    return any(isinstance(frame, Assault) for frame in state.core.agenda)


def in_hand(state: Battle) -> Assault:
    """The attack under way, the last one begun if there are several."""
    agenda = state.core.agenda
    for at in range(len(agenda) - 1, -1, -1):
        frame = agenda[at]
        if isinstance(frame, Assault):
            return frame
    raise AssertionError("nobody attacks")


def adjust(flow: Flow[Battle], adds: Parts, guards: Parts | None = None, clicks: Parts | None = None) -> None:
    """Add lines to the numbers of the attack in hand: to the attack, to the defense of its targets, to the damage.

    Attack and defense must be settled before the dice are compared, the damage before it is dealt.
    """
    old = in_hand(flow.state)
    new = old.twin()
    new.adds = (*old.adds, *adds)
    new.guards = (*old.guards, *(guards or ()))
    new.clicks = (*old.clicks, *(clicks or ()))
    flow.swap(old, new)


def has_replaced(state: Battle) -> bool:
    """Has another number taken the place of the attack value of the attack in hand? Only one can (reading R50)."""
    return any(kind_of(part) == REPLACEMENT for part, _ in in_hand(state).adds)


def redirect(flow: Flow[Battle], targets: tuple[int, ...]) -> None:
    """The attack in hand has other targets; done before its dice fall."""
    old = in_hand(flow.state)
    new = old.twin()
    new.targets = targets
    flow.swap(old, new)


def call_off(flow: Flow[Battle]) -> None:
    """The attack in hand does nothing more, whatever step it is at; the action goes on."""
    flow.drop_above(in_hand(flow.state))


def miss(flow: Flow[Battle], target: int) -> None:
    """The attack in hand has missed a figure it had hit; done at HIT, before the damage."""
    old = in_hand(flow.state)
    if target not in old.hits:
        return
    new = old.twin()
    new.hits = tuple([each for each in old.hits if each != target])
    new.misses = (*old.misses, target)
    flow.swap(old, new)
    raise_at(flow, MISSED, [target])


def note_wound(flow: Flow[Battle], target: int, clicks: int, answers: int) -> None:
    """The attack in hand has turned a dial; `answers` are the abilities of the target that have something to say to it."""
    old = in_hand(flow.state)
    new = old.twin()
    new.wounds = (*old.wounds, (target, clicks, answers))
    flow.swap(old, new)
