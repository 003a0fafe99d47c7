"""Deeds of every seat in a match, as plain numbers under names: the deeds honours are given for.

Each game counts its own from the events of a match; what is counted twice or not at all is nothing a player would boast of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.events import cards, course, fight, warband, world
from mageknight.board.terms import ARTIFACT, SPELL
from mageknight.kernel.event import Event
from mageknight.minis import events as battle

Steps = Iterable[tuple[int, Any, list[Event[Any]]]]
Deeds = dict[str, int]
VICTORIES: Final = "victories"
"""Known to every game: the match was won."""


GAINED: Final = {SPELL: "spells", ARTIFACT: "artifacts"}


class Feats:
    """Counts deeds by seat."""

    NAMES: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.counts: dict[int, Counter[str]] = {}

    def add(self, seat: int, name: str, amount: int = 1) -> None:
        self.counts.setdefault(seat, Counter())[name] += amount

    def take(self, state: Any, event: Event[Any]) -> None:
        """Count an event; `state` is the position after the whole step it belongs to."""


class Fight:
    """A combat under way: who stands in it and what has befallen the hero."""

    def __init__(self, night: bool) -> None:
        self.night = night
        self.standing: set[int] = set()
        self.beaten = 0
        self.blocked = 0
        self.wounds = 0


class BoardFeats(Feats):
    """Deeds of the board game."""

    NAMES = (
        VICTORIES,
        "cities",
        "enemies",
        "fights",
        "fights-unhurt",
        "fights-blocked",
        "fights-at-night",
        "levels",
        "spells",
        "artifacts",
        "units",
        "shields",
        "wounds",
    )

    def __init__(self) -> None:
        super().__init__()
        self.fight: Fight | None = None

    def take(self, state: Any, event: Event[Any]) -> None:
        match event:
            case world.CityConquered(leader=seat) if seat >= 0:
                self.add(seat, "cities")
            case world.ShieldPlaced(seat=seat):
                self.add(seat, "shields")
            case course.LevelGained(seat=seat):
                self.add(seat, "levels")
            case warband.UnitJoined(seat=seat):
                self.add(seat, "units")
            case cards.CardGained(seat=seat, card=card) if LIB.cards[card].kind in GAINED:
                self.add(seat, GAINED[LIB.cards[card].kind])
            case fight.EnemyDefeated(seat=seat):
                self.add(seat, "enemies")
            case fight.HeroWounded(seat=seat, count=count):
                self.add(seat, "wounds", count)
            case fight.CombatBegan():
                self.fight = Fight(state.night)
        if self.fight is not None:
            self.fought(self.fight, event)

    def fought(self, now: Fight, event: Event[Any]) -> None:
        match event:
            case fight.EnemyJoined(token=token, summoner=summoner) if summoner < 0:
                now.standing.add(token)
            case fight.EnemyDefeated(token=token):
                now.standing.discard(token)
                now.beaten += 1
            case fight.AttackBlocked():
                now.blocked += 1
            case fight.HeroWounded(count=count):
                now.wounds += count
            case fight.CombatEnded(seat=seat):
                self.fight = None
                if now.beaten and not now.standing:
                    self.won(seat, now)

    def won(self, seat: int, now: Fight) -> None:
        self.add(seat, "fights")
        if now.night:
            self.add(seat, "fights-at-night")
        if not now.wounds:
            self.add(seat, "fights-unhurt")
            if now.blocked:
                self.add(seat, "fights-blocked")


class BattleFeats(Feats):
    """Deeds of the miniatures."""

    NAMES = (VICTORIES, "hits", "misses", "clicks", "eliminated", "lost", "captured", "healed", "objectives")

    def take(self, state: Any, event: Event[Any]) -> None:
        match event:
            case battle.Attacked(attacker=figure, hit=hit):
                self.add(state.owner[figure], "hits" if hit else "misses")
            case battle.Damaged(figure=figure, by=by, amount=amount):
                if by >= 0 and state.owner[by] != state.owner[figure]:
                    self.add(state.owner[by], "clicks", amount)
            case battle.Eliminated(figure=figure, seat=seat):
                self.add(state.owner[figure], "lost")
                if 0 <= seat != state.owner[figure]:
                    self.add(seat, "eliminated")
            case battle.Captured(captor=figure):
                self.add(state.owner[figure], "captured")
            case battle.Healed(by=by, amount=amount) if by >= 0:
                self.add(state.owner[by], "healed", amount)
            case battle.ObjectiveControlled(seat=seat) if seat >= 0:
                self.add(seat, "objectives")


FEATS: Final[dict[str, type[Feats]]] = {"board": BoardFeats, "minis": BattleFeats}


def deeds_of(game: str, steps: Steps) -> dict[int, Deeds]:
    """The deeds of every seat, by the steps of a match; nothing in a game that counts no deeds."""
    feats = FEATS.get(game, Feats)()
    for _, state, events in steps:
        for event in events:
            feats.take(state, event)
    return {seat: dict(sorted(counts.items())) for seat, counts in sorted(feats.counts.items())}
