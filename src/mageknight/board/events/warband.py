"""Units and skills."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.events.cards import HAND, take
from mageknight.board.events.shapes import OfSeat
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player, Unit
from mageknight.board.state.turn import RECRUITED
from mageknight.kernel.event import Event


def unit_index(player: Player, uid: int) -> int:
    for at, unit in enumerate(player.units):
        if unit.uid == uid:
            return at
    raise LookupError(f"no unit {uid}")


def unit_of(player: Player, uid: int) -> Unit:
    return player.units[unit_index(player, uid)]


class UnitJoined(Event[BoardState]):
    """UE-UNIT-07: a unit joined a player, ready and unwounded."""

    FIELDS = ("seat", "kind", "bond")
    PUBLIC = ("seat", "kind")

    def __init__(self, seat: int, kind: int, bond: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.bond = bond

    def apply(self, state: BoardState) -> None:
        state.serial += 1
        state.players[self.seat].units.append(Unit(state.serial, self.kind, bond=self.bond))
        state.turn.counts[RECRUITED] += 1


class ManaPlaced(Event[BoardState]):
    """A mana token lies on a unit; an earlier one went back to the bank."""

    FIELDS = ("seat", "unit", "kind", "colour")
    PUBLIC = FIELDS

    def __init__(self, seat: int, unit: int, kind: int, colour: int) -> None:
        self.seat = seat
        self.unit = unit
        self.kind = kind
        self.colour = colour

    def apply(self, state: BoardState) -> None:
        units = state.players[self.seat].units
        at = unit_index(state.players[self.seat], self.unit)
        units[at] = units[at].with_mana(self.colour)


class UnitLeft(Event[BoardState]):
    """UE-UNIT-09: a unit was disbanded or destroyed; its banner goes to the discard pile (UE-UNIT-21)."""

    FIELDS = ("seat", "unit", "kind")
    PUBLIC = FIELDS

    def __init__(self, seat: int, unit: int, kind: int) -> None:
        self.seat = seat
        self.unit = unit
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        at = unit_index(player, self.unit)
        if player.units[at].banner >= 0:
            player.discard.append(player.units[at].banner)
        del player.units[at]


class UnitLent(Event[BoardState]):
    """A unit of the offer lends a player one of its abilities: it lies with the player's units, spent, until that is done."""

    FIELDS = ("seat", "kind")
    PUBLIC = FIELDS

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        state.serial += 1
        state.players[self.seat].units.append(Unit(state.serial, self.kind, True, bond=True))


class UnitSentBack(Event[BoardState]):
    """A unit that was lent is a unit of the offer again, which it never left."""

    FIELDS = ("seat", "unit")

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        del player.units[unit_index(player, self.unit)]


class UnitChanged(Event[BoardState]):
    """A unit was activated, readied, wounded or healed: its new condition."""

    FIELDS = ("seat", "unit", "kind", "spent", "wounds", "hurt")
    PUBLIC = FIELDS

    def __init__(self, seat: int, unit: int, kind: int, spent: bool, wounds: int, hurt: bool) -> None:
        self.seat = seat
        self.unit = unit
        self.kind = kind
        self.spent = spent
        self.wounds = wounds
        self.hurt = hurt

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        at = unit_index(player, self.unit)
        unit = player.units[at]
        player.units[at] = unit.changed(self.spent, self.wounds, unit.banner, self.hurt)


class BannerAttached(Event[BoardState]):
    """UE-UNIT-18: a banner went from hand or play area onto a unit; an earlier one is discarded (UE-UNIT-22)."""

    FIELDS = ("seat", "unit", "card", "source")
    PUBLIC = ("seat", "unit", "card")

    def __init__(self, seat: int, unit: int, card: int, source: int = HAND) -> None:
        self.seat = seat
        self.unit = unit
        self.card = card
        self.source = source

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        at = unit_index(player, self.unit)
        unit = player.units[at]
        take(state, player, self.card, self.source)
        if unit.banner >= 0:
            player.discard.append(unit.banner)
        player.units[at] = unit.changed(unit.spent, unit.wounds, self.card, unit.hurt)


class BannerDetached(Event[BoardState]):
    """UE-ROUND-16: a banner went from a unit to its owner's discard pile."""

    FIELDS = ("seat", "unit", "card")
    PUBLIC = FIELDS

    def __init__(self, seat: int, unit: int, card: int) -> None:
        self.seat = seat
        self.unit = unit
        self.card = card

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        at = unit_index(player, self.unit)
        unit = player.units[at]
        player.discard.append(unit.banner)
        player.units[at] = unit.changed(unit.spent, unit.wounds, -1, unit.hurt)


class BannerUsed(Event[BoardState]):
    """A banner that works once a Round was turned face down."""

    FIELDS = ("seat", "unit", "card")
    PUBLIC = FIELDS

    def __init__(self, seat: int, unit: int, card: int) -> None:
        self.seat = seat
        self.unit = unit
        self.card = card

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        at = unit_index(player, self.unit)
        unit = player.units[at]
        player.units[at] = Unit(
            uid=unit.uid,
            kind=unit.kind,
            spent=unit.spent,
            wounds=unit.wounds,
            banner=unit.banner,
            hurt=unit.hurt,
            token=unit.token,
            bond=unit.bond,
            used=True,
        )


class UnitFought(Event[BoardState]):
    """A unit attacked or blocked this turn."""

    FIELDS = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def apply(self, state: BoardState) -> None:
        state.turn.fought.append(self.unit)


class UnitsReadied(OfSeat):
    """UE-ROUND-15, UE-ROUND-17: all units of a player are ready, wounded ones included, and their banners face up."""

    def apply(self, state: BoardState) -> None:
        units = state.players[self.seat].units
        units[:] = [
            Unit(
                uid=unit.uid,
                kind=unit.kind,
                spent=False,
                wounds=unit.wounds,
                banner=unit.banner,
                hurt=False,
                token=unit.token,
                bond=unit.bond,
            )
            for unit in units
        ]


class UnitOfferTaken(Event[BoardState]):
    """UE-GAIN-06: a unit left the unit offer; its place stays empty."""

    FIELDS = ("kind",)
    PUBLIC = FIELDS

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        state.own_supply().unit_offer.remove(self.kind)


class UnitOfferAdded(Event[BoardState]):
    """A unit entered the unit offer from the top of its deck."""

    FIELDS = ("kind",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        deck = state.own_supply().elites if LIB.units[self.kind].elite else state.own_supply().regulars
        deck.pop()
        state.own_supply().unit_offer.append(self.kind)


class UnitOfferReturned(Event[BoardState]):
    """UE-ROUND-05: a unit left over goes to the bottom of its deck."""

    FIELDS = ("kind",)
    PUBLIC = FIELDS

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        state.own_supply().unit_offer.remove(self.kind)
        deck = state.own_supply().elites if LIB.units[self.kind].elite else state.own_supply().regulars
        deck.insert(0, self.kind)


class SkillUsed(Event[BoardState]):
    """The new state of a skill: 0 ready, 1 used until the end of the turn, 2 of the Round, 3 in the centre, 4 turned down this turn."""

    FIELDS = ("seat", "skill", "used")
    PUBLIC = FIELDS

    def __init__(self, seat: int, skill: int, used: int) -> None:
        self.seat = seat
        self.skill = skill
        self.used = used

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.skill_used[player.skills.index(self.skill)] = self.used


class SkillReturned(Event[BoardState]):
    """UE-SKILL-09: a skill came back from the centre of the table, face down."""

    FIELDS = ("seat", "skill")
    PUBLIC = FIELDS

    def __init__(self, seat: int, skill: int) -> None:
        self.seat = seat
        self.skill = skill

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.skill_used[player.skills.index(self.skill)] = 2


class SkillTurnedUp(Event[BoardState]):
    """A skill that lay face down is turned up again; `used` says whether it has been used in this turn."""

    FIELDS = ("seat", "skill", "used")
    PUBLIC = ("seat", "skill")

    def __init__(self, seat: int, skill: int, used: int) -> None:
        self.seat = seat
        self.skill = skill
        self.used = used

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.skill_used[player.skills.index(self.skill)] = self.used


class SkillsRevealed(Event[BoardState]):
    """UE-LEVEL-05: the top tokens of a skill pile were turned up."""

    FIELDS = ("seat", "skills")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, seat: int, skills: tuple[int, ...]) -> None:
        self.seat = seat
        self.skills = skills

    def apply(self, state: BoardState) -> None:
        for _ in self.skills:
            state.players[self.seat].skill_pile.pop()


class DummySkillRevealed(Event[BoardState]):
    """UE-SOLO-03: a skill of the dummy hero enters the common offer."""

    FIELDS = ("skill",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def apply(self, state: BoardState) -> None:
        assert state.dummy is not None
        state.dummy.skill_pile.pop()
        state.own_supply().skill_offer.append(self.skill)


class SkillGained(Event[BoardState]):
    """UE-SKILL-02: a player keeps a skill, face up."""

    FIELDS = ("seat", "skill")
    PUBLIC = FIELDS

    def __init__(self, seat: int, skill: int) -> None:
        self.seat = seat
        self.skill = skill

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.skills.append(self.skill)
        player.skill_used.append(0)


class SkillLost(Event[BoardState]):
    """A player has a skill no longer."""

    FIELDS = ("seat", "skill")
    PUBLIC = FIELDS

    def __init__(self, seat: int, skill: int) -> None:
        self.seat = seat
        self.skill = skill

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        at = player.skills.index(self.skill)
        del player.skills[at]
        del player.skill_used[at]


class SkillOffered(Event[BoardState]):
    """A skill went into the common skill offer."""

    FIELDS = ("skill",)
    PUBLIC = FIELDS

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def apply(self, state: BoardState) -> None:
        state.own_supply().skill_offer.append(self.skill)


class SkillTaken(Event[BoardState]):
    """A skill left the common skill offer."""

    FIELDS = ("skill",)
    PUBLIC = FIELDS

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def apply(self, state: BoardState) -> None:
        state.own_supply().skill_offer.remove(self.skill)
