"""Mana, crystals, cards, Fame, Reputation, Wounds, a higher Hand limit, more dice."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import (
    COLOUR,
    COUNT,
    DISCARDED,
    PAID,
    PARSERS,
    ROLLED,
    TARGET,
    THROWN,
    USE_SPECIAL,
    Ctx,
    Effect,
    Resolve,
    recall,
)
from mageknight.board.effects.asks import AskColour
from mageknight.board.events.cards import DISCARD, GONE, HAND, CardMoved
from mageknight.board.events.course import HandLimitRaised
from mageknight.board.events.tracks import CrystalGained, DiceAllowed, ManaGained, ReputationChanged
from mageknight.board.register import UNLIMITED, UNTIL_TURN, WILD_DICE, enter
from mageknight.board.rules.drawing import draw_cards
from mageknight.board.rules.fame import gain_fame
from mageknight.board.rules.purse import ANY_BASIC, ANY_COLOUR
from mageknight.board.rules.wounds import take_wounds
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, BLACK, COLOURS, GOLD, PH_END
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NOTHING_OWNED: Final = refuse("board-no-such-crystal", "UE-EFFECT-03")
NOT_AT_END: Final = refuse("board-not-now", "UE-TURN-40")
CRYSTAL_LIMIT: Final = 3

# Where the colour of a gain comes from, when the player does not choose it.
FIXED: Final = -1
OWNED: Final = 100
NOT_OWNED: Final = 101
SPELL_OFFER: Final = 102
OTHERS: Final = 103
SOURCE_FACES: Final = 104
MARKS: Final = 105


def gain_crystal(flow: Flow[BoardState], seat: int, colour: int) -> None:
    """UE-GAIN-02, UE-GAIN-03: a fourth crystal of a colour is a mana token instead."""
    if flow.state.players[seat].crystals[colour] < CRYSTAL_LIMIT:
        flow.emit(CrystalGained(seat, colour, 1))
    elif flow.state.turn.seat == seat and flow.state.turn.phase != PH_END:
        flow.emit(ManaGained(seat, colour, 1))


class Gain(Effect):
    """Mana tokens or crystals of a colour that is printed, chosen, or follows from what happened before."""

    def __init__(self, crystal: bool, colours: int, count: int, source: int, artifact_any: bool) -> None:
        super().__init__()
        self.crystal = crystal
        self.colours = colours
        self.count = count
        self.source = source
        self.artifact_any = artifact_any
        self.uses = USE_SPECIAL

    def possible(self, state: BoardState, ctx: Ctx) -> int:
        """The colours that can be gained now, a bit each."""
        if self.source == FIXED:
            return self.colours
        if self.source == OWNED:
            return mask_of([c > 0 for c in state.players[ctx.seat].crystals])
        if self.source == NOT_OWNED:
            return mask_of([c == 0 for c in state.players[ctx.seat].crystals])
        if self.source == SPELL_OFFER:
            mask = 0
            for card in state.spell_offer:
                mask |= LIB.cards[card].colours
            return mask & ANY_BASIC
        if self.source == SOURCE_FACES:
            return mask_of([c in free_faces(state) for c in range(BASIC)])
        if self.source == MARKS:
            return recall(state, ctx, COUNT, 0) or self.colours
        noted = recall(state, ctx, self.source)
        if self.source in (DISCARDED, THROWN):
            bits = LIB.cards[noted].colours if noted >= 0 else 0
            return bits if bits else (ANY_BASIC if self.artifact_any else 0)
        return 0 if noted < 0 else 1 << noted

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        if state.turn.phase == PH_END:
            return NOT_AT_END
        if self.source in (OWNED, NOT_OWNED, SPELL_OFFER) and not self.possible(state, ctx):
            return NOTHING_OWNED
        return None

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        self.again(flow, ctx, self.count)

    def again(self, flow: Flow[BoardState], ctx: Ctx, times: int) -> None:
        mask = self.possible(flow.state, ctx)
        if not mask:
            return
        frames: list[Any] = []
        for _ in range(times):
            frames.append(AskColour(ctx.seat, ctx, mask, COLOUR))
            frames.append(Receive(self.crystal, ctx))
        flow.then(*frames)

    def text(self) -> Message:
        key = "board-effect-gain-crystal" if self.crystal else "board-effect-gain-mana"
        return say(key, count=self.count, colour=self.colour_words())

    def colour_words(self) -> Message:
        if self.source != FIXED:
            return Message("board-colours-from-" + SOURCE_WORDS[self.source])
        if self.colours == ANY_BASIC:
            return Message("board-colours-any-basic")
        if self.colours == ANY_COLOUR:
            return Message("board-colours-any")
        words = [Message("board-colour-" + COLOURS[c]) for c in range(6) if self.colours >> c & 1]
        return say("board-colours-list", colours=words)

    def code(self) -> list[int]:
        return [self.uses, int(self.crystal), self.colours, self.count]


SOURCE_WORDS: Final = {
    PAID: "paid",
    DISCARDED: "discarded",
    THROWN: "thrown",
    COLOUR: "chosen",
    ROLLED: "rolled",
    OWNED: "owned",
    NOT_OWNED: "not-owned",
    SPELL_OFFER: "spell-offer",
    TARGET: "spent",
    SOURCE_FACES: "source",
    MARKS: "marks",
}


def free_faces(state: BoardState) -> list[int]:
    """What the dice in the Source show."""
    return [face for die, face in enumerate(state.dice) if state.dice_owner[die] == -1]


def mask_of(flags: list[bool]) -> int:
    mask = 0
    for at, flag in enumerate(flags):
        if flag:
            mask |= 1 << at
    return mask


class Receive(Resolve):
    """A token or crystal of the colour just chosen comes in."""

    FIELDS = ("crystal", "ctx")

    def __init__(self, crystal: bool, ctx: Ctx) -> None:
        super().__init__(0, ctx)
        self.crystal = crystal

    def run(self, flow: Flow[BoardState]) -> None:
        colour = recall(flow.state, self.ctx, COLOUR)
        if self.crystal and colour < BASIC:
            gain_crystal(flow, self.ctx.seat, colour)
        else:
            flow.emit(ManaGained(self.ctx.seat, colour, 1))


class Draw(Effect):
    """Draw cards from the Deed deck."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        draw_cards(flow, ctx.seat, self.count)

    def text(self) -> Message:
        return say("board-effect-draw", count=self.count)


class Fame(Effect):
    """Gain Fame."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        gain_fame(flow, ctx.seat, self.amount, ctx.tag())

    def text(self) -> Message:
        return say("board-effect-fame", amount=self.amount)


class Reputation(Effect):
    """Gain or lose Reputation."""

    def __init__(self, amount: int, only_interacting: bool) -> None:
        super().__init__()
        self.amount = amount
        self.only_interacting = only_interacting
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if not self.only_interacting or flow.state.turn.interacting:
            flow.emit(ReputationChanged(ctx.seat, self.amount, ctx.tag()))

    def text(self) -> Message:
        text = say("board-effect-reputation", amount=self.amount)
        if self.only_interacting:
            return say("board-effect-if", condition=[Message("board-condition-used-in-interaction")], effect=text)
        return text


class TakeWound(Effect):
    """Take Wounds."""

    def __init__(self, count: int, zone: int) -> None:
        super().__init__()
        self.count = count
        self.zone = zone
        self.uses = USE_SPECIAL
        self.harmful = True

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        take_wounds(flow, ctx.seat, self.count, self.zone)

    def text(self) -> Message:
        key = "board-effect-take-wound-discard" if self.zone == DISCARD else "board-effect-take-wound"
        return say(key, count=self.count)


class ThrowAwayWounds(Effect):
    """Throw away Wounds from hand; not healing."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.uses = USE_SPECIAL
        self.secret = True

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if WOUND in state.players[ctx.seat].hand else refuse("board-no-wound-in-hand")

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        for _ in range(min(self.most, flow.state.players[ctx.seat].hand.count(WOUND))):
            flow.emit(CardMoved(ctx.seat, WOUND, HAND, GONE))

    def text(self) -> Message:
        return say("board-effect-throw-away-wounds", most=self.most)


class HandLimit(Effect):
    """The next draw goes up to a higher Hand limit (UE-ROUND-22)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.emit(HandLimitRaised(ctx.seat, self.amount))

    def text(self) -> Message:
        return say("board-effect-hand-limit", amount=self.amount)


class ExtraDie(Effect):
    """Use more dice of the Source this turn; dice with the faces of `wild` (a bit each), so many of them, as any basic colour."""

    def __init__(self, count: int, wild: int, wild_count: int) -> None:
        super().__init__()
        self.count = count
        self.wild = wild
        self.wild_count = wild_count
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.emit(DiceAllowed(ctx.seat, self.count))
        if self.wild:
            enter(flow, WILD_DICE, ctx.seat, self.wild, self.wild_count, 0, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        if not self.wild:
            return say("board-effect-extra-die", count=self.count)
        key = "board-effect-extra-die-wild" if self.wild_count >= UNLIMITED else "board-effect-extra-die-black"
        return say(key, count=self.count)


class ChooseColourEffect(Effect):
    """Choose a colour for what follows."""

    def __init__(self, colours: int) -> None:
        super().__init__()
        self.colours = colours
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(AskColour(ctx.seat, ctx, self.colours, COLOUR))

    def text(self) -> Message:
        return Message("board-effect-choose-colour")


def _colours(plain: Any) -> tuple[int, int, bool]:
    """The colours of a gain: a mask, where they come from, and what colourless cards stand for."""
    if plain == "any_basic":
        return ANY_BASIC, FIXED, False
    if plain == "any":
        return ANY_COLOUR, FIXED, False
    if plain == "any_except_gold":
        return ANY_COLOUR & ~(1 << 4), FIXED, False
    if plain == "chosen":
        return 0, COLOUR, False
    if isinstance(plain, dict):
        if "same_as" in plain:
            names = {
                "paid_mana": PAID,
                "discarded_card": DISCARDED,
                "thrown_away_card": THROWN,
                "rolled_face": ROLLED,
                "spell_in_offer": SPELL_OFFER,
                "spent_mana": TARGET,
                "die_in_source": SOURCE_FACES,
            }
            return 0, names[plain["same_as"]], plain.get("artifact") == "any_basic"
        if plain.get("owned"):
            return 0, OWNED, False
        if plain.get("not_owned"):
            return 0, NOT_OWNED, False
        if "marks" in plain:
            return ANY_BASIC if plain["marks"] == "or_any_basic" else 0, MARKS, False
        raise ValueError(f"no such colour: {plain!r}")
    names_list = plain if isinstance(plain, list) else [plain]
    mask = 0
    for name in names_list:
        mask |= 1 << COLOURS.index(name)
    return mask, FIXED, False


def _gain(crystal: bool, key: str) -> Any:
    def parse(plain: dict[str, Any]) -> Effect:
        mask, source, artifact_any = _colours(plain[key])
        return Gain(crystal, mask, plain.get("count", 1), source, artifact_any)

    return parse


def _take_wound(plain: dict[str, Any]) -> Effect:
    return TakeWound(plain["take_wound"], DISCARD if plain.get("to") == "discard" else HAND)


def _throw_away_wounds(plain: dict[str, Any]) -> Effect:
    return ThrowAwayWounds(plain["throw_away_wounds"]["max"])


def _extra_die(plain: dict[str, Any]) -> Effect:
    inner = plain["extra_source_die"]
    faces = ((1 << BLACK) if "black_as" in inner else 0) | ((1 << GOLD) if "gold_as" in inner else 0)
    return ExtraDie(inner.get("count", 1), faces, UNLIMITED if inner.get("ignore_day_night") else inner.get("count", 1))


PARSERS["gain_mana"] = _gain(False, "gain_mana")
PARSERS["gain_crystal"] = _gain(True, "gain_crystal")
PARSERS["draw"] = lambda plain: Draw(plain["draw"])
PARSERS["fame"] = lambda plain: Fame(plain["fame"])
PARSERS["reputation"] = lambda plain: Reputation(plain["reputation"], plain.get("only_in") == "interaction")
PARSERS["take_wound"] = _take_wound
PARSERS["throw_away_wounds"] = _throw_away_wounds
PARSERS["hand_limit"] = lambda plain: HandLimit(plain["hand_limit"])
PARSERS["extra_source_die"] = _extra_die
PARSERS["choose_color"] = lambda plain: ChooseColourEffect(
    _colours("any_basic" if plain["choose_color"] == "basic" else plain["choose_color"])[0]
)
