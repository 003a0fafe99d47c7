"""Interacting with locals: recruiting, healing, learning, buying (UE-INTERACT-01 to 22, UE-CITY-01 to 08)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BuyCard
from mageknight.board.content.definitions import UnitDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import (
    COUNT,
    DISBANDS,
    JOINS_UNDER_BANNER,
    JOINS_UNDER_TOKEN,
    Effect,
    EffectUse,
    begin,
    load,
)
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskOption, AskUnit
from mageknight.board.events.cards import DECK_TOP, CardGained, OfferFilled, OfferTaken
from mageknight.board.events.course import ActionTaken, PhaseChanged
from mageknight.board.events.tracks import (
    BY_REPUTATION,
    BY_SHIELDS,
    HEAL,
    INFLUENCE,
    MOVE,
    Counted,
    PointsGained,
    PointsLost,
)
from mageknight.board.events.warband import UnitJoined, UnitLeft, UnitOfferAdded, UnitOfferTaken, unit_of
from mageknight.board.events.world import MonasteryCardLeft
from mageknight.board.register import (
    HIRED,
    NO_RECRUITING,
    RECRUIT_DISCOUNT,
    REPUTATION_HIDDEN,
    UNTIL_TURN,
    enter,
    holds,
    lasting,
)
from mageknight.board.rules.combat.combat import part
from mageknight.board.rules.combat.outcome import R_ARTIFACT, earn
from mageknight.board.rules.mana.mana import AskPay, can_pay
from mageknight.board.rules.turn.required_card import MUST_REST, must_rest
from mageknight.board.rules.turn.triggers import UNIT_RECRUITED, fire
from mageknight.board.rules.units.banners import command_banner, needs_token, put_under_banner, tokens_free
from mageknight.board.rules.units.bonds import RECRUIT_UNDER_BOND, UNDER_BOND, bond_of, is_bonded
from mageknight.board.rules.units.specials import (
    after_recruiting,
    before_recruiting,
    company_refusal,
    reputation_price,
)
from mageknight.board.rules.world.ground import (
    city_conquered,
    city_index,
    city_kinds,
    heart,
    heroes_at,
    is_stronghold,
    owner_of,
    shares_space,
    site_of,
)
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.marks import shield
from mageknight.board.state.sources import FROM_SITE
from mageknight.board.state.turn import REPUTATION_GIVEN
from mageknight.board.terms import (
    BLUE,
    CITY,
    GLADE,
    GREEN,
    KEEP,
    MAGE_TOWER,
    MONASTERY,
    PH_INTERACT,
    PH_MOVE,
    RED,
    REFUGEE_CAMP,
    REPUTATION_INFLUENCE,
    REPUTATION_X,
    SPELL,
    VILLAGE,
    WHITE,
)
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import Message
from mageknight.kernel.number import Modifier
from mageknight.kernel.refusal import Refusal, refuse

NO_LOCALS: Final = refuse("board-no-locals", "UE-INTERACT-01")
HATED: Final = refuse("board-reputation-x", "UE-INTERACT-06")
ACTION_DONE: Final = refuse("board-action-done", "UE-TURN-34")
NOT_INTERACTING: Final = refuse("board-not-interacting", "UE-INTERACT-02")
NOT_OFFERED: Final = refuse("board-not-offered", "UE-INTERACT-09")
WRONG_SITE: Final = refuse("board-unit-not-recruited-here", "UE-INTERACT-10")
NO_MANA: Final = refuse("board-no-mana", "UE-INTERACT-19")
PROMISED: Final = refuse("board-promised-not-to-recruit", "UE-EFFECT-03")
CROWDED: Final = refuse("board-space-occupied", "UE-OTHERP-04")

# Kinds of card one can buy.
BUY_SPELL: Final = 0
BUY_ACTION: Final = 1
BUY_MONASTERY: Final = 2
BUY_UNSEEN: Final = 3
BUY_ARTIFACT: Final = 4
PRICES: Final = (7, 6, 6, 6, 12)
ELITE_PRICE: Final = 2
REFUGEE_PRICES: Final = {VILLAGE: 0, KEEP: 1, MAGE_TOWER: 1, MONASTERY: 1, CITY: 3}


def cities_here(state: BoardState, space: int) -> list[int]:
    """The colours of the conquered city on a space; of a Megapolis those of both halves (UE-VAR-MEGA-15)."""
    at = city_index(state, space)
    return (
        [LIB.cities[kind].colour for kind in city_kinds(state, at)] if at >= 0 and city_conquered(state, space) else []
    )


def inhabited_here(state: BoardState, seat: int, space: int) -> bool:
    """UE-INTERACT-01: villages, monasteries, keeps of the own side (UE-TEAM-08), any conquered mage tower (the own side's, where it is
    held) or city; a glade only for units that live there."""
    site = site_of(state, space)
    if site in (VILLAGE, MONASTERY, REFUGEE_CAMP):
        return True
    if site == GLADE:
        return any(GLADE in LIB.units[number].sites for number in state.unit_offer)
    if site in (KEEP, MAGE_TOWER):
        return owner_of(state, space) >= 0 and not is_stronghold(state, seat, space)
    return site == CITY and city_conquered(state, space)


def interact_refusal(state: BoardState, seat: int) -> Refusal | None:
    turn = state.turn
    if turn.acted or turn.phase != PH_MOVE:
        return ACTION_DONE
    if must_rest(state, seat):
        return MUST_REST
    space = state.players[seat].where
    if space < 0 or not inhabited_here(state, seat, space):
        return NO_LOCALS
    if heroes_at(state, space, seat) and not shares_space(state, space):
        return CROWDED
    hidden = holds(state, REPUTATION_HIDDEN, seat)
    return HATED if state.players[seat].reputation == REPUTATION_X and not hidden else None


def begin_interaction(flow: Flow[BoardState], seat: int) -> None:
    """UE-INTERACT-04, 05, 07: Reputation and City Shields change Influence once, now."""
    state = flow.state
    flow.emit(PointsLost(seat, MOVE))
    flow.emit(PointsLost(seat, INFLUENCE))
    flow.emit(ActionTaken(seat, True))
    flow.emit(PhaseChanged(seat, PH_INTERACT))
    modifier = reputation_modifier(state, seat)
    shields = shields_here(state, seat)
    if modifier:
        flow.emit(Counted(REPUTATION_GIVEN, modifier))
        flow.emit(PointsGained(seat, INFLUENCE, modifier, BY_REPUTATION))
    if shields:
        flow.emit(PointsGained(seat, INFLUENCE, shields, BY_SHIELDS))


def reputation_modifier(state: BoardState, seat: int) -> int:
    """UE-INTERACT-04: what the place on the Reputation track adds to Influence."""
    hidden = holds(state, REPUTATION_HIDDEN, seat)
    return 0 if hidden else REPUTATION_INFLUENCE[state.players[seat].reputation - REPUTATION_X]


def shields_here(state: BoardState, seat: int) -> int:
    """UE-INTERACT-07: the own Shields on the City card of the city one stands in."""
    return state.map.city_shields.count(shield(heart(state, state.players[seat].where), seat))


def opening_influence(state: BoardState, seat: int) -> int:
    """The Influence an interaction would begin with."""
    return reputation_modifier(state, seat) + shields_here(state, seat)


def recruit_price(state: BoardState, seat: int, kind: UnitDef, parts: list[Modifier] | None = None) -> int:
    """The price of a unit here, or -1 if it is not recruited here (UE-INTERACT-10, 11); `parts` collects what that is made of.

    Before an interaction it is what the unit would cost if the interaction began now.
    """
    space = state.players[seat].where
    site = site_of(state, space)
    price = kind.cost
    part(parts, price, "printed-cost", "UE-INTERACT-11")
    if site == REFUGEE_CAMP:
        extra = min([REFUGEE_PRICES.get(s, 99) for s in kind.sites])
        price += extra
        part(parts, extra, "refugee-camp")
    elif not recruited_at(state, site, kind) and WHITE not in cities_here(state, space):
        return -1
    begun = state.turn.phase == PH_INTERACT
    modifier = state.turn.counts[REPUTATION_GIVEN] if begun else reputation_modifier(state, seat)
    change = max(-price, reputation_price(state, kind, modifier))
    part(parts, change, "reputation")
    return price + change


def recruited_at(state: BoardState, site: int, kind: UnitDef) -> bool:
    """UE-INTERACT-10, UE-SCN-HOLD-07: does a unit come to this site, or to one whose units the scenario brings here?"""
    return site in kind.sites or any(other in kind.sites for other in scenario_of(state).recruits.get(site, ()))


def recruit_refusal(state: BoardState, seat: int, number: int) -> Refusal | None:
    if state.turn.phase != PH_INTERACT:
        return NOT_INTERACTING
    if number not in state.unit_offer:
        return NOT_OFFERED
    price = recruit_price(state, seat, LIB.units[number])
    if price < 0:
        return WRONG_SITE
    if holds(state, NO_RECRUITING, seat):
        return PROMISED
    refusal = company_refusal(state, seat, LIB.units[number])
    if refusal is not None:
        return refusal
    return too_poor(state, price - cheaper_by(state, seat), "UE-INTERACT-11")


def cheaper_by(state: BoardState, seat: int) -> int:
    """The most by which one unit may be cheaper, all in all."""
    return sum([entry.amount for entry in discounts(state, seat)]) + bond_of(state, seat)


def discounts(state: BoardState, seat: int) -> list[LastingEffect]:
    """The discounts there may be on one unit."""
    return lasting(state, RECRUIT_DISCOUNT, seat)


def too_poor(state: BoardState, price: int, rule: str) -> Refusal | None:
    if state.turn.influence >= max(0, price):
        return None
    return refuse("board-too-little-influence", rule, cost=price, have=state.turn.influence)


class Disband(Asker):
    """UE-UNIT-08: without a free Command token one unit must go before the new one comes."""

    def question(self) -> Message:
        return Message("board-ask-disband")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        unit = unit_of(flow.state.players[ctx.seat], choice)
        flow.emit(UnitLeft(ctx.seat, unit.uid, unit.kind))
        flow.emit(UnitJoined(ctx.seat, ctx.source))


DISBAND: Final = Disband(DISBANDS)


class UnderBanner(Effect):
    """The new unit comes under the Banner of Command, which stands in for a Command token."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(UnitJoined(ctx.seat, ctx.source))
        put_under_banner(flow, ctx.seat, flow.state.players[ctx.seat].units[-1].uid)

    def text(self) -> Message:
        return Message("board-effect-join-under-banner")


class UnderToken(Effect):
    """The new unit gets a Command token; without a free one another unit must go (UE-UNIT-08)."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        player = flow.state.players[ctx.seat]
        if tokens_free(player) > 0:
            flow.emit(UnitJoined(ctx.seat, ctx.source))
        else:
            held = tuple([unit.uid for unit in player.units if needs_token(unit)])
            flow.then(AskUnit(ctx.seat, ctx, held, DISBAND.uid))

    def text(self) -> Message:
        return Message("board-effect-join-under-token")


UNDER_BANNER: Final = UnderBanner(JOINS_UNDER_BANNER)
UNDER_TOKEN: Final = UnderToken(JOINS_UNDER_TOKEN)


def join(flow: Flow[BoardState], seat: int, number: int, bonds: bool = True) -> None:
    """A unit joins, if need be in the place of another (UE-UNIT-07 to 10)."""
    ctx = begin(flow, seat, FROM_SITE, number, -1)
    ways: list[Effect] = [UNDER_BANNER] if command_banner(flow.state, seat) >= 0 else []
    if bonds and bond_of(flow.state, seat):
        ways.append(UNDER_BOND)
    if ways:
        flow.then(AskOption(seat, ctx, tuple([way.uid for way in (*ways, UNDER_TOKEN)])))
    else:
        UNDER_TOKEN.resolve(flow, ctx)


def recruit(flow: Flow[BoardState], seat: int, number: int) -> None:
    """Each discount is the player's to use or to keep; then the unit is paid for and joins."""
    ctx = begin(flow, seat, FROM_SITE, number, -1)
    kind = LIB.units[number]
    flow.then(
        OfferBond(ctx),
        *[OfferDiscount(ctx, entry.bound) for entry in discounts(flow.state, seat)],
        *before_recruiting(ctx, kind),
        PayForUnit(ctx),
        *after_recruiting(ctx, kind),
    )


class OfferBond(Frame[BoardState]):
    """A unit may come under a bond instead of a Command token; it does without asking where the Influence would not do."""

    FIELDS = ("ctx",)

    def __init__(self, ctx: EffectUse) -> None:
        self.ctx = ctx

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        if not bond_of(state, self.ctx.seat):
            return
        price = recruit_price(state, self.ctx.seat, LIB.units[self.ctx.source])
        others = sum([entry.amount for entry in discounts(state, self.ctx.seat)])
        needed = price - others > state.turn.influence
        flow.then(AskOption(self.ctx.seat, self.ctx, (RECRUIT_UNDER_BOND.uid,), not needed))


class OfferDiscount(Frame[BoardState]):
    """A discount may be used for the unit being recruited; it is used without asking where the Influence would not do."""

    FIELDS = ("ctx", "use")

    def __init__(self, ctx: EffectUse, use: int) -> None:
        self.ctx = ctx
        self.use = use

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        price = recruit_price(state, self.ctx.seat, LIB.units[self.ctx.source]) - load(state, self.ctx, COUNT, 0)
        others = sum([entry.amount for entry in discounts(state, self.ctx.seat) if entry.bound != self.use])
        if price <= 0:
            return
        needed = price - others > state.turn.influence
        flow.then(AskOption(self.ctx.seat, self.ctx, (self.use,), not needed))


class PayForUnit(Frame[BoardState]):
    """UE-INTERACT-11: the unit is paid for and joins."""

    FIELDS = ("ctx",)

    def __init__(self, ctx: EffectUse) -> None:
        self.ctx = ctx

    def run(self, flow: Flow[BoardState]) -> None:
        seat, number = self.ctx.seat, self.ctx.source
        price = recruit_price(flow.state, seat, LIB.units[number]) - load(flow.state, self.ctx, COUNT, 0)
        if price > 0:
            flow.emit(PointsGained(seat, INFLUENCE, -price, 0))
        if not holds(flow.state, HIRED, seat):
            enter(flow, HIRED, seat, until=UNTIL_TURN)
        enlist(flow, seat, number, is_bonded(flow.state, self.ctx))


def enlist(flow: Flow[BoardState], seat: int, number: int, bonded: bool | None = None) -> None:
    """A unit of the offer is recruited, for Influence or by an effect; `bonded` says what was chosen about a bond, if it was asked."""
    flow.emit(UnitOfferTaken(number))
    fire(flow, seat, UNIT_RECRUITED, number)
    if bonded:
        flow.emit(UnitJoined(seat, number, True))
    else:
        join(flow, seat, number, bonded is None)


def healing_price(state: BoardState, space: int) -> int:
    """UE-INTERACT-14, UE-INTERACT-15: 3 in a village, 2 in a monastery, nowhere else."""
    site = site_of(state, space)
    return 3 if site == VILLAGE else 2 if site == MONASTERY else -1


def healing_refusal(state: BoardState, seat: int) -> Refusal | None:
    if state.turn.phase != PH_INTERACT:
        return NOT_INTERACTING
    price = healing_price(state, state.players[seat].where)
    return NOT_OFFERED if price < 0 else too_poor(state, price, "UE-INTERACT-14")


def buy_healing(flow: Flow[BoardState], seat: int) -> None:
    flow.emit(PointsGained(seat, INFLUENCE, -healing_price(flow.state, flow.state.players[seat].where), 0))
    flow.emit(PointsGained(seat, HEAL, 1, 0))


def cards_for_sale(state: BoardState, seat: int) -> list[tuple[int, int]]:
    """The cards this place sells, as (kind of sale, card); unseen and artifact sales name no card."""
    space = state.players[seat].where
    site = site_of(state, space)
    cities = cities_here(state, space)
    found: list[tuple[int, int]] = []
    if site == MONASTERY:
        found.extend([(BUY_MONASTERY, card) for card in dict.fromkeys(state.monastery_offer)])
    if site == MAGE_TOWER or BLUE in cities:
        found.extend([(BUY_SPELL, card) for card in state.spell_offer])
    if GREEN in cities:
        found.extend([(BUY_ACTION, card) for card in state.action_offer])
        if state.actions:
            found.append((BUY_UNSEEN, -1))
    if RED in cities and state.artifacts:
        found.append((BUY_ARTIFACT, -1))
    return found


def card_refusal(state: BoardState, seat: int, command: BuyCard) -> Refusal | None:
    if state.turn.phase != PH_INTERACT:
        return NOT_INTERACTING
    if (command.kind, command.card) not in cards_for_sale(state, seat):
        return NOT_OFFERED
    refusal = too_poor(state, PRICES[command.kind], "UE-INTERACT-16")
    return missing_mana(state, seat, command.kind, command.card) if refusal is None else refusal


def missing_mana(state: BoardState, seat: int, kind: int, card: int) -> Refusal | None:
    """UE-INTERACT-19: a spell also costs one mana of its colour."""
    if kind != BUY_SPELL or can_pay(state, seat, (LIB.cards[card].colours,)):
        return None
    return NO_MANA


def buy_card(flow: Flow[BoardState], seat: int, command: BuyCard) -> None:
    flow.emit(PointsGained(seat, INFLUENCE, -PRICES[command.kind], 0))
    if command.kind == BUY_ARTIFACT:
        earn(flow, seat, R_ARTIFACT)
    elif command.kind == BUY_MONASTERY:
        flow.emit(MonasteryCardLeft(command.card, False))
        flow.emit(CardGained(seat, command.card, DECK_TOP))
    elif command.kind == BUY_UNSEEN:
        flow.then(GainUnseen(seat))
    elif command.kind == BUY_SPELL:
        ctx = begin(flow, seat, FROM_SITE, command.card, -1)
        flow.then(AskPay(seat, ctx, (LIB.cards[command.card].colours,), -1), TakeFromOffer(seat, command.card))
    else:
        flow.then(TakeFromOffer(seat, command.card))


class TakeFromOffer(Frame[BoardState]):
    """UE-GAIN-04, UE-GAIN-05: a card of an offer goes onto the Deed deck, the offer is refilled at once."""

    FIELDS = ("seat", "card", "zone")

    def __init__(self, seat: int, card: int, zone: int = DECK_TOP) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(OfferTaken(self.card))
        flow.emit(CardGained(self.seat, self.card, self.zone))
        refill(flow, LIB.cards[self.card].kind == SPELL)


def refill(flow: Flow[BoardState], spells: bool) -> None:
    deck = flow.state.spells if spells else flow.state.actions
    if deck:
        flow.emit(OfferFilled(deck[-1]))


class GainUnseen(Frame[BoardState]):
    """UE-CITY-07: the unseen top card of the advanced action deck."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        card = flow.state.actions[-1]
        flow.emit(OfferFilled(card))
        flow.emit(OfferTaken(card))
        flow.emit(CardGained(self.seat, card, DECK_TOP))


def in_white_city(state: BoardState, seat: int) -> bool:
    return WHITE in cities_here(state, state.players[seat].where)


def elite_refusal(state: BoardState, seat: int) -> Refusal | None:
    if state.turn.phase != PH_INTERACT:
        return NOT_INTERACTING
    if not in_white_city(state, seat) or not state.elites:
        return NOT_OFFERED
    return too_poor(state, ELITE_PRICE, "UE-CITY-05")


def call_elite(flow: Flow[BoardState], seat: int) -> None:
    """UE-CITY-05: one Elite unit more comes into the offer."""
    flow.emit(PointsGained(seat, INFLUENCE, -ELITE_PRICE, 0))
    flow.emit(UnitOfferAdded(flow.state.elites[-1]))
