"""Units are saved for the assault, and healed before it: what the siege to come loses by those that are spent or wounded."""

from __future__ import annotations

from typing import Final

from mageknight.board.rules.world.ground import city_index, tokens_at
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player
from mageknight.bots.board.campaign import nearest, to_conquer
from mageknight.bots.board.marks import unit_mark
from mageknight.bots.board.quest import MARCH, remembered

OPTION: Final = 0.4
"""So much of what an assault would bring counts while it has not begun."""
HAND: Final = 6.0
"""What the hand contributes to an assault, in marks of units."""
TIME: Final = 3.0
"""With so many turns to spare nothing is lost by making ready first."""


class Siege:
    """The losses of the assault at hand, for each point of mark, by a unit that is spent or wounded before it begins, and what it
    would gain by one that is healed."""

    __slots__ = ("before", "garrison", "healed", "hurt", "spent", "wounded")

    def __init__(self) -> None:
        self.spent = 0.0
        self.wounded = 0.0
        self.healed = 0.0
        self.hurt: set[int] = set()
        self.garrison = -1
        self.before = 0.0

    def prepare(
        self, state: BoardState, seat: int, fights: dict[int, float], whole: dict[int, float], here: float, turns: float
    ) -> None:
        """Take what was reckoned of the cities, with the units as they are and with all of them healed; units are rested by the next
        Round, so spending them counts only before it."""
        player = state.players[seat]
        cities = [city for city in to_conquer(state) if max(fights.get(city, 0.0), whole.get(city, 0.0)) > 0.0]
        if not cities or player.where < 0:
            return
        way = remembered(state, seat, nearest(state, seat, cities, player.where))[player.where] / MARCH
        option = OPTION * max(0.0, min(1.0, (turns - way - 1.0) / TIME))
        promise = max([fights.get(city, 0.0) for city in cities])
        better = max([whole.get(city, 0.0) for city in cities])
        fit = sum([unit_mark(unit.kind) for unit in player.units if not unit.wounds])
        unfit = sum([unit_mark(unit.kind) for unit in player.units if unit.wounds])
        self.wounded = option * promise / (HAND + fit)
        self.healed = option * max(0.0, better - promise) / unfit if unfit else 0.0
        self.spent = self.wounded if way + 1.0 <= here else 0.0
        self.hurt = {unit.uid for unit in player.units if unit.wounds}
        self.garrison = garrison(state)
        self.before = self.lost(player)

    def missed(self, state: BoardState, player: Player) -> float:
        """The share the units lack for the assault; what they give in it is well spent."""
        if self.garrison < 0:
            return 0.0
        begun = storms_city(state) or garrison(state) < self.garrison
        return self.before if begun else self.lost(player)

    def lost(self, player: Player) -> float:
        worth = 0.0
        for unit in player.units:
            if unit.wounds:
                worth += (self.healed if unit.uid in self.hurt else self.wounded) * unit_mark(unit.kind)
            elif unit.spent:
                worth += self.spent * unit_mark(unit.kind)
        return worth

    def wound_price(self, kind: int, storms: bool) -> float:
        """The price of a Wound of a unit in a siege, but for those taken in it."""
        return 0.0 if storms else self.wounded * unit_mark(kind)


def garrison(state: BoardState) -> int:
    """The number of defenders of the cities that are found."""
    return sum([len(tokens_at(state, city)) for city in to_conquer(state)])


def storms_city(state: BoardState) -> bool:
    """Is this fight an assault on a city?"""
    return state.combat is not None and city_index(state, state.combat.site) >= 0
