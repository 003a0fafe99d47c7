"""Gaining mana tokens and crystals: of a colour that is printed, chosen, or follows from what happened before."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
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
    Effect,
    EffectUse,
    Resolve,
    load,
)
from mageknight.board.effects.asks import AskColour
from mageknight.board.events.tracks import CrystalGained, ManaGained
from mageknight.board.rules.mana.available import ANY_BASIC, ANY_COLOUR
from mageknight.board.sign import Sign, sign
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COLOURS, PH_END
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


NAMED_COLOURS: Final = {**{1 << number: name for number, name in enumerate(COLOURS)}, ANY_COLOUR: "any"}
"""Colours of a gain that one sign can show."""


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
        self.reveals = False

    def possible(self, state: BoardState, ctx: EffectUse) -> int:
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
            return load(state, ctx, COUNT, 0) or self.colours
        noted = load(state, ctx, self.source)
        if self.source in (DISCARDED, THROWN):
            bits = LIB.cards[noted].colours if noted >= 0 else 0
            return bits if bits else (ANY_BASIC if self.artifact_any else 0)
        return 0 if noted < 0 else 1 << noted

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.turn.phase == PH_END:
            return NOT_AT_END
        if self.source in (OWNED, NOT_OWNED, SPELL_OFFER) and not self.possible(state, ctx):
            return NOTHING_OWNED
        return None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        self.again(flow, ctx, self.count)

    def again(self, flow: Flow[BoardState], ctx: EffectUse, times: int) -> None:
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

    def signs(self) -> list[Sign] | None:
        """Of one colour, or of any."""
        if self.source != FIXED or self.colours not in NAMED_COLOURS:
            return None
        what = "gain_crystal" if self.crystal else "gain_mana"
        return [sign(what, self.count, colour=NAMED_COLOURS[self.colours])]

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
    """The colours the dice in the Source show."""
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

    def __init__(self, crystal: bool, ctx: EffectUse) -> None:
        super().__init__(0, ctx)
        self.crystal = crystal

    def run(self, flow: Flow[BoardState]) -> None:
        colour = load(flow.state, self.ctx, COLOUR)
        if self.crystal and colour < BASIC:
            gain_crystal(flow, self.ctx.seat, colour)
        else:
            flow.emit(ManaGained(self.ctx.seat, colour, 1))


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


PARSERS["gain_mana"] = _gain(False, "gain_mana")
PARSERS["gain_crystal"] = _gain(True, "gain_crystal")
