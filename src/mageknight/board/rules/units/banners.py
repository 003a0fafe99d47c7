"""Banners on units: what they give, how they are used, how they leave (UE-UNIT-18 to 22, UE-ROUND-15, UE-ROUND-16).

A banner is attached, not played: its basic effect belongs to the unit that carries it. What it adds is read off the unit each time.
The Banner of Command is the exception: it is played for Influence, and a unit recruited in that turn may be put under it.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseOption, ChooseUnit, Decline
from mageknight.board.content.library import LIB
from mageknight.board.effect import Effect, EffectUse, Resolve, begin
from mageknight.board.events.cards import PLAYED
from mageknight.board.events.course import CardCounted
from mageknight.board.events.warband import (
    BannerAttached,
    BannerDetached,
    BannerUsed,
    UnitChanged,
    UnitFought,
    unit_of,
)
from mageknight.board.moves.choose import CHOOSE_OPTION, CHOOSE_UNIT, DECLINE, ChoiceAsk, OptionAsk
from mageknight.board.register import COMMAND_BANNER, FACE, lasting, strike_out
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.rules.turn.triggers import UNIT_FOUGHT, fire
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player, Unit
from mageknight.board.state.sources import FROM_UNIT
from mageknight.board.terms import PH_BLOCK, RESISTANCES
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

ATTACH_IT: Final = refuse("board-attach-the-banner", "UE-UNIT-18", "UE-UNIT-20")
NOT_IN_HAND: Final = refuse("board-not-in-hand", "UE-DEED-02")
NOT_A_BANNER: Final = refuse("board-not-a-banner", "UE-UNIT-18")
NO_SUCH_UNIT: Final = refuse("board-no-such-unit", "UE-UNIT-18")
PLAY_IT: Final = refuse("board-banner-is-played", "UE-EFFECT-03")
NO_TOKEN: Final = refuse("board-unit-needs-its-banner", "UE-UNIT-04")
NO_BANNER_USE: Final = refuse("board-banner-has-no-use", "UE-UNIT-19")
BANNER_USED: Final = refuse("board-banner-used", "UE-ROUND-15")
UNIT_NOT_READY: Final = refuse("board-unit-not-ready", "UE-UNIT-11")
NOT_IN_COMBAT: Final = refuse("board-no-healing-in-combat", "UE-COMBAT-25")
NOT_BLOCKING: Final = refuse("board-block-not-now", "UE-COMBAT-18")


class Banner(Effect):
    """A banner: what it does for the unit that carries it.

    `armor`, `attack`, `block` and `resistances` are added to the unit's own; `fame` comes each time it attacks or blocks; `use` is
    something the player may do with it, by spending the unit in the Block phase (`spends`) or by turning the banner face down for
    the Round outside combat (`flips`); `saves` turns it face down instead of a Wound. `command` stands in for a Command token; such a
    banner is played for its effect `first`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.armor = 0
        self.attack = 0
        self.block = 0
        self.resistances = 0
        self.fame = 0
        self.use: Effect | None = None
        self.spends = False
        self.flips = False
        self.saves = False
        self.command = False
        self.first: Effect | None = None

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return ATTACH_IT if self.first is None else self.first.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        """Only the Banner of Command is played."""
        assert self.first is not None
        self.first.resolve(flow, ctx)

    def text(self) -> Message:
        if self.first is not None:
            return self.first.text()
        parts: list[Message] = [
            say(key, amount=amount)
            for key, amount in (
                ("board-banner-armor", self.armor),
                ("board-banner-attack", self.attack),
                ("board-banner-block", self.block),
                ("board-banner-fame", self.fame),
            )
            if amount
        ]
        if self.resistances:
            names = [Message("board-resistance-" + n) for r, n in enumerate(RESISTANCES) if self.resistances >> r & 1]
            parts.append(say("board-banner-resists", resistances=names))
        if self.use is not None:
            parts.append(say("board-banner-spend" if self.spends else "board-banner-flip", effect=self.use.text()))
        if self.saves:
            parts.append(Message("board-banner-saves"))
        return say("board-effect-banner", parts=parts)


def banner_of(state: BoardState, unit: Unit) -> Banner | None:
    """The banner on a unit, if there is one."""
    if unit.banner < 0:
        return None
    effect = LIB.cards[unit.banner].basic
    if isinstance(effect, Banner):
        return effect
    for entry in state.active:
        if entry.key == FACE and entry.target == unit.banner:
            lent = LIB.cards[entry.amount].basic
            return lent if isinstance(lent, Banner) else None
    return None


def needs_token(unit: Unit) -> bool:
    """UE-UNIT-04: does a unit take up a Command token? One under the Banner of Command does not."""
    if unit.bond:
        return False
    if unit.banner < 0:
        return True
    effect = LIB.cards[unit.banner].basic
    return not (isinstance(effect, Banner) and effect.command)


def tokens_free(player: Player) -> int:
    """The number of Command tokens that hold no unit."""
    return player.command() - sum(1 for unit in player.units if needs_token(unit))


def unit_fights(flow: Flow[BoardState], ctx: EffectUse) -> None:
    """A unit attacks or blocks: its banner may make it famous, and others may wait for it."""
    state = flow.state
    if ctx.source not in [unit.uid for unit in state.players[ctx.seat].units]:
        return
    banner = banner_of(state, unit_of(state.players[ctx.seat], ctx.source))
    if banner is not None and banner.fame:
        gain_fame(flow, ctx.seat, banner.fame, ctx.tag())
    if ctx.source not in state.turn.fought:
        flow.emit(UnitFought(ctx.source))
        fire(flow, ctx.seat, UNIT_FOUGHT, ctx.source)


# Attaching and leaving.


def attach_refusal(state: BoardState, seat: int, card: int, uid: int) -> Refusal | None:
    """UE-UNIT-18, UE-UNIT-22: any banner in hand, onto any of one's units; one that is held by its banner keeps it."""
    player = state.players[seat]
    if card not in player.hand:
        return NOT_IN_HAND
    if not LIB.cards[card].is_banner:
        return NOT_A_BANNER
    effect = LIB.cards[card].basic
    if not isinstance(effect, Banner) or effect.first is not None:
        return PLAY_IT
    return carrier_refusal(player, uid)


def carrier_refusal(player: Player, uid: int) -> Refusal | None:
    for unit in player.units:
        if unit.uid == uid:
            return None if needs_token(unit) or unit.bond or tokens_free(player) > 0 else NO_TOKEN
    return NO_SUCH_UNIT


def attach(flow: Flow[BoardState], seat: int, card: int, uid: int) -> None:
    flow.emit(BannerAttached(seat, uid, card))
    flow.emit(CardCounted())


# Using what a banner allows.


def use_refusal(state: BoardState, seat: int, uid: int) -> Refusal | None:
    """UE-UNIT-19: why the banner of a unit cannot be used now."""
    for unit in state.players[seat].units:
        if unit.uid == uid:
            break
    else:
        return NO_SUCH_UNIT
    banner = banner_of(state, unit)
    if banner is None or banner.use is None:
        return NO_BANNER_USE
    if banner.flips and unit.used:
        return BANNER_USED
    if banner.flips and state.combat is not None:
        return NOT_IN_COMBAT
    if banner.spends and state.turn.phase != PH_BLOCK:
        return NOT_BLOCKING
    if banner.spends and not unit.ready():
        return UNIT_NOT_READY
    return banner.use.why_not(
        state, EffectUse(seat=seat, kind=FROM_UNIT, source=uid, colour=-1, strong=False, bonus=0, key=0)
    )


def use_banner(flow: Flow[BoardState], seat: int, uid: int) -> None:
    unit = unit_of(flow.state.players[seat], uid)
    banner = banner_of(flow.state, unit)
    assert banner is not None
    assert banner.use is not None
    if banner.flips:
        flow.emit(BannerUsed(seat, uid, unit.banner))
    else:
        flow.emit(UnitChanged(seat=seat, unit=uid, kind=unit.kind, spent=True, wounds=unit.wounds, hurt=unit.hurt))
    flow.then(Resolve(banner.use.uid, begin(flow, seat, FROM_UNIT, uid, -1)))


def can_save(state: BoardState, unit: Unit) -> bool:
    """Could the banner of this unit be turned face down instead of a Wound?"""
    banner = banner_of(state, unit)
    return banner is not None and banner.saves and not unit.used


class AskSave(OptionAsk):
    """Is the banner turned face down, or does the unit take its Wound? `enemy` is -1 if no enemy causes it."""

    KIND = "save-unit"
    FIELDS = ("seat", "unit", "enemy", "attack")
    MOVES = (CHOOSE_OPTION, DECLINE)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, unit: int, enemy: int, attack: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.enemy = enemy
        self.attack = attack

    def prompt(self, state: BoardState) -> Message:
        unit = unit_of(state.players[self.seat], self.unit)
        name = Message("board-unit-" + LIB.units[unit.kind].name.replace("_", "-"))
        return say("board-ask-save-unit", unit=name)

    def option(self, state: BoardState, number: int) -> Message:
        return Message("board-do-save-unit")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseOption(self.seat, 0), Decline(self.seat)]

    def chosen(self, flow: Flow[BoardState], command: ChooseOption) -> None:
        """A unit that is saved counts as having been given damage all the same."""
        unit = unit_of(flow.state.players[self.seat], self.unit)
        flow.emit(BannerUsed(self.seat, unit.uid, unit.banner))
        self.change(flow, unit, unit.wounds)

    def declined(self, flow: Flow[BoardState]) -> None:
        unit = unit_of(flow.state.players[self.seat], self.unit)
        if self.enemy < 0:
            self.change(flow, unit, unit.wounds + 1)
        else:
            from mageknight.board.rules.combat.damage import wound_unit

            wound_unit(flow, self.seat, unit, self.enemy, self.attack)

    def change(self, flow: Flow[BoardState], unit: Unit, wounds: int) -> None:
        """The unit has so many Wounds now; an enemy has given it damage."""
        hurt = unit.hurt or self.enemy >= 0
        flow.emit(
            UnitChanged(seat=self.seat, unit=unit.uid, kind=unit.kind, spent=unit.spent, wounds=wounds, hurt=hurt)
        )


class AskBanners(ChoiceAsk[ChooseUnit]):
    """UE-ROUND-16: between two Rounds, which banners go from their units to the discard pile, to be shuffled in with the rest."""

    KIND = "discard-banner"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_UNIT, DECLINE)
    RULES = ("UE-ROUND-16",)

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-discard-banner")

    def carriers(self, state: BoardState) -> list[int]:
        """The units whose banner can go; one without a Command token needs a free one."""
        player = state.players[self.seat]
        return [u.uid for u in player.units if u.banner >= 0 and carrier_refusal(player, u.uid) is None]

    def choices(self, state: BoardState) -> list[Command]:
        return [*[ChooseUnit(self.seat, uid) for uid in self.carriers(state)], Decline(self.seat)]

    def forced(self, state: BoardState) -> Command | None:
        return None if self.carriers(state) else Decline(self.seat)

    def chosen(self, flow: Flow[BoardState], command: ChooseUnit) -> None:
        unit = unit_of(flow.state.players[self.seat], command.unit)
        flow.emit(BannerDetached(self.seat, unit.uid, unit.banner))
        flow.then(self)


# The Banner of Command.


def command_banner(state: BoardState, seat: int) -> int:
    """The Banner of Command that lies ready for a recruit of this turn, or -1."""
    for entry in lasting(state, COMMAND_BANNER, seat):
        if entry.target in state.players[seat].played:
            return entry.target
    return -1


def put_under_banner(flow: Flow[BoardState], seat: int, uid: int) -> None:
    """The Banner of Command takes the place of a unit's Command token."""
    card = command_banner(flow.state, seat)
    for entry in lasting(flow.state, COMMAND_BANNER, seat):
        if entry.target == card:
            strike_out(flow, entry)
    flow.emit(BannerAttached(seat, uid, card, PLAYED))
