"""The cheapest sets of plays that together reach an amount."""

from __future__ import annotations

from typing import Final

from mageknight.bots.board.plays import Play, Purse

LOOKS: Final = 400
"""So many half-made sets are looked at for one question."""
LEAST: Final = 0.02
"""No play is quite free: of two sets the smaller one is preferred."""


class Pick:
    """A set of plays, what it amounts to and what it costs."""

    __slots__ = ("amount", "cost", "plays")

    def __init__(self, plays: tuple[Play, ...], amount: int, cost: float) -> None:
        self.plays = plays
        self.amount = amount
        self.cost = cost


class Stock:
    """Plays to choose from: each thing once, a card as often as it is in hand."""

    def __init__(self, plays: list[Play], hand: list[int], purse: Purse) -> None:
        self.purse = purse
        self.groups: dict[tuple[str, int], list[Play]] = {}
        self.times: dict[tuple[str, int], int] = {}
        for play in plays:
            self.groups.setdefault(play.source, []).append(play)
        for source in self.groups:
            self.times[source] = max(1, hand.count(source[1])) if source[0] == "card" else 1

    def left(self, source: tuple[str, int], used: list[Play]) -> int:
        return self.times.get(source, 1) - sum([1 for play in used if play.source == source])

    def cheapest(self, amounts: dict[int, int], need: int, used: list[Play], most: int) -> list[Pick]:
        """The `most` cheapest sets of plays not in `used` with these amounts (by id of the play) that reach `need`."""
        if need <= 0:
            return [Pick((), 0, 0.0)]
        rows: list[list[Play]] = []
        for source, group in self.groups.items():
            useful = sorted([play for play in group if amounts.get(id(play), 0) > 0], key=price)
            for _ in range(self.left(source, used) if useful else 0):
                rows.append(useful)
        rows.sort(key=lambda row: price(row[0]) / amounts[id(row[0])])
        search = Search(amounts, need, used, most, self.purse, rows)
        search.run(0, [], 0, 0.0)
        return search.found


def price(play: Play) -> float:
    return max(LEAST, play.cost)


class Search:
    """Goes through the rows, one play or none of each, cheapest first."""

    def __init__(
        self, amounts: dict[int, int], need: int, used: list[Play], most: int, purse: Purse, rows: list[list[Play]]
    ) -> None:
        self.amounts = amounts
        self.need = need
        self.used = used
        self.most = most
        self.purse = purse
        self.rows = rows
        self.looks = LOOKS
        self.found: list[Pick] = []
        self.rest = [0] * (len(rows) + 1)
        for at in range(len(rows) - 1, -1, -1):
            self.rest[at] = self.rest[at + 1] + max([amounts[id(play)] for play in rows[at]])

    def run(self, at: int, chosen: list[Play], total: int, cost: float) -> None:
        if total >= self.need:
            self.found.append(Pick(tuple(chosen), total, cost))
            self.found.sort(key=cost_of)
            del self.found[self.most :]
            return
        if total + self.rest[at] < self.need or self.looks <= 0:
            return
        self.looks -= 1
        for play in self.rows[at]:
            dearer = cost + price(play)
            if len(self.found) == self.most and dearer >= self.found[-1].cost:
                break
            chosen.append(play)
            if not takes_mana(play) or self.purse.affords([*self.used, *chosen]):
                self.run(at + 1, chosen, total + self.amounts[id(play)], dearer)
            chosen.pop()
        self.run(at + 1, chosen, total, cost)


def takes_mana(play: Play) -> bool:
    return play.dice > 0 or any(n > 0 for n in play.tokens) or any(n > 0 for n in play.crystals)


def cost_of(pick: Pick) -> float:
    return pick.cost
