"""A combat: the enemies in it, and what is gathered for the next attack or block."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.record import Record

UNIT_MARK: Final = 1 << 14
"""Effects on enemies may be about a unit of the other player: in the place of a token stands this number plus the unit's uid."""


def is_unit(token: int) -> bool:
    """Does a token stand for a unit of the opponent?"""
    return token >= UNIT_MARK


class Enemy(Record):
    """An enemy in the present combat, replaced rather than changed.

    `token` is the instance; `where` the space it belongs to; `fortified` says that the site fortifies it; `defender` that it must
    be defeated to conquer the site; `summoner` is the instance it stands in for, or -1; `away` marks a summoner whose monster
    fights in its place; `blocked`, `dealt`, `cancelled` have one bit per attack; `vampire` counts armor drunk; `guarded`
    is the armor lent by Defend; `defended` says its own Defend is used up; `walled` that it is attacked across a wall.
    """

    FIELDS = (
        "token",
        "where",
        "fortified",
        "defender",
        "summoner",
        "away",
        "blocked",
        "dealt",
        "cancelled",
        "vampire",
        "guarded",
        "defended",
        "walled",
    )

    def __init__(
        self,
        token: int,
        where: int,
        fortified: bool = False,
        defender: bool = False,
        summoner: int = -1,
        away: bool = False,
        blocked: int = 0,
        dealt: int = 0,
        cancelled: int = 0,
        vampire: int = 0,
        guarded: int = 0,
        defended: bool = False,
        walled: bool = False,
    ) -> None:
        self.token = token
        self.where = where
        self.fortified = fortified
        self.defender = defender
        self.summoner = summoner
        self.away = away
        self.blocked = blocked
        self.dealt = dealt
        self.cancelled = cancelled
        self.vampire = vampire
        self.guarded = guarded
        self.defended = defended
        self.walled = walled

    def clone(self) -> Enemy:
        return Enemy(
            token=self.token,
            where=self.where,
            fortified=self.fortified,
            defender=self.defender,
            summoner=self.summoner,
            away=self.away,
            blocked=self.blocked,
            dealt=self.dealt,
            cancelled=self.cancelled,
            vampire=self.vampire,
            guarded=self.guarded,
            defended=self.defended,
            walled=self.walled,
        )


class Points(Record):
    """One contribution to attack or block: so much, of that kind and element, from that source.

    `limit` restricts what it may be used against (see `combat.limits`), `about` names the enemy or attack the limit is about.
    """

    FIELDS = ("amount", "kind", "element", "source", "limit", "about", "key")

    def __init__(self, amount: int, kind: int, element: int, source: int, limit: int, about: int, key: int) -> None:
        self.amount = amount
        self.kind = kind
        self.element = element
        self.source = source
        self.limit = limit
        self.about = about
        self.key = key


class Combat(Record):
    """The present combat: who is fought, where, and what has been gathered for the next attack or block.

    `path` is the way taken through a maze; `extra` are the spaces of the rampaging enemies that take part.
    """

    FIELDS = (
        "enemies",
        "site",
        "origin",
        "kind",
        "units_allowed",
        "unit_limit",
        "night",
        "aims",
        "attack",
        "block",
        "wounds",
        "knocked_out",
        "defeated",
        "path",
        "extra",
    )

    def __init__(
        self,
        enemies: list[Enemy],
        site: int,
        origin: int,
        kind: int,
        units_allowed: bool,
        unit_limit: int,
        night: bool,
        aims: list[int],
        attack: list[Points],
        block: list[Points],
        wounds: int,
        knocked_out: bool,
        defeated: list[int],
        path: int,
        extra: list[int],
    ) -> None:
        self.enemies = enemies
        self.site = site
        self.origin = origin
        self.kind = kind
        self.units_allowed = units_allowed
        self.unit_limit = unit_limit
        self.night = night
        self.aims = aims
        self.attack = attack
        self.block = block
        self.wounds = wounds
        self.knocked_out = knocked_out
        self.defeated = defeated
        self.path = path
        self.extra = extra

    def copy(self) -> Combat:
        return Combat(
            enemies=self.enemies.copy(),
            site=self.site,
            origin=self.origin,
            kind=self.kind,
            units_allowed=self.units_allowed,
            unit_limit=self.unit_limit,
            night=self.night,
            aims=self.aims.copy(),
            attack=self.attack.copy(),
            block=self.block.copy(),
            wounds=self.wounds,
            knocked_out=self.knocked_out,
            defeated=self.defeated.copy(),
            path=self.path,
            extra=self.extra.copy(),
        )
