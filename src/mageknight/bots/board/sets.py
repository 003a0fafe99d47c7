"""The cheapest sets of plays that together reach an amount."""

from __future__ import annotations

from typing import Final

from mageknight.bots.board.plays import ManaLeft, Play, Source

LOOKS: Final = 250
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


class Offer:
    """A play with what it brings to one purpose."""

    __slots__ = ("amount", "play", "price", "takes_mana")

    def __init__(self, play: Play, amount: int) -> None:
        self.play = play
        self.amount = amount
        self.price = max(LEAST, play.cost + play.spare)
        self.takes_mana = play.takes_mana


class Row:
    """The ways one thing can serve one purpose, the cheapest way first."""

    __slots__ = ("most", "offers", "ratio", "source")

    def __init__(self, source: Source, offers: list[Offer]) -> None:
        offers.sort(key=price_of)
        self.source = source
        self.offers = offers
        self.most = max([offer.amount for offer in offers])
        self.ratio = offers[0].price / offers[0].amount


class Stock:
    """Plays to choose from: each thing once, a card as often as it is in hand."""

    def __init__(self, plays: list[Play], hand: list[int], mana_left: ManaLeft) -> None:
        self.mana_left = mana_left
        self.plays = plays
        self.times: dict[Source, int] = {}
        for play in plays:
            for source in (play.source, *play.uses):
                if source not in self.times:
                    self.times[source] = max(1, hand.count(source[1])) if source[0] == "card" else 1

    def rows(self, amounts: dict[int, int]) -> list[Row]:
        """The plays that bring something, by what they use, those with the best price first. Amounts are by the id of the play."""
        groups: dict[Source, list[Offer]] = {}
        for play in self.plays:
            amount = amounts.get(id(play), 0)
            if amount > 0:
                groups.setdefault(play.source, []).append(Offer(play, amount))
        return sorted([Row(source, offers) for source, offers in groups.items()], key=ratio_of)

    def cheapest(self, rows: list[Row], need: int, used: list[Play], most: int) -> list[Pick]:
        """The `most` cheapest sets of plays of these rows, what is in `used` being gone, that reach `need`."""
        if need <= 0:
            return [Pick((), 0, 0.0)]
        there = dict(self.times)
        for play in used:
            for source in play.uses:
                there[source] = there.get(source, 1) - 1
        left: list[Row] = []
        sum_of_most = 0
        for row in rows:
            for _ in range(there[row.source]):
                left.append(row)
                sum_of_most += row.most
        if sum_of_most < need:
            return []
        search = Search(rows=left, need=need, used=used, most=most, mana_left=self.mana_left, there=there)
        search.run(0, [], 0, 0.0)
        return search.found


class Search:
    """Goes through the rows, one play or none of each, cheapest first."""

    def __init__(
        self, rows: list[Row], need: int, used: list[Play], most: int, mana_left: ManaLeft, there: dict[Source, int]
    ) -> None:
        self.rows = rows
        self.need = need
        self.used = used
        self.most = most
        self.mana_left = mana_left
        self.looks = LOOKS
        self.there = there
        self.found: list[Pick] = []
        self.rest = [0] * (len(rows) + 1)
        for at in range(len(rows) - 1, -1, -1):
            self.rest[at] = self.rest[at + 1] + rows[at].most

    def run(self, at: int, chosen: list[Play], total: int, cost: float) -> None:
        if total >= self.need:
            self.found.append(Pick(tuple(chosen), total, cost))
            self.found.sort(key=cost_of)
            del self.found[self.most :]
            return
        if total + self.rest[at] < self.need or self.looks <= 0:
            return
        self.looks -= 1
        for offer in self.rows[at].offers:
            dearer = cost + offer.price
            if len(self.found) == self.most and dearer >= self.found[-1].cost:
                break
            if total + offer.amount + self.rest[at + 1] < self.need:
                continue
            if not self.take(offer.play.uses):
                continue
            chosen.append(offer.play)
            if not offer.takes_mana or self.mana_left.affords([*self.used, *chosen]):
                self.run(at + 1, chosen, total + offer.amount, dearer)
            chosen.pop()
            self.give_back(offer.play.uses)
        self.run(at + 1, chosen, total, cost)

    def take(self, uses: tuple[Source, ...]) -> bool:
        """Use these things up, if all of them are still there."""
        there = self.there
        for at, source in enumerate(uses):
            there[source] -= 1
            if there[source] < 0:
                self.give_back(uses[: at + 1])
                return False
        return True

    def give_back(self, uses: tuple[Source, ...]) -> None:
        for source in uses:
            self.there[source] += 1


def price_of(offer: Offer) -> float:
    return offer.price


def ratio_of(row: Row) -> float:
    return row.ratio


def cost_of(pick: Pick) -> float:
    return pick.cost
