"""Scouts: looking at what lies face down, and revealing tiles from farther away.

What one player has looked at only this player knows: the state keeps it apart (`Map.known`), no frame and no note carries it.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import ChooseOption
from mageknight.board.content.library import LIB
from mageknight.board.effect import EFFECTS, PARSERS, USE_MOVE, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.world import RUIN_MARK, LookedAt
from mageknight.board.lattice import distance
from mageknight.board.moves.choose import CHOOSE_OPTION, OptionAsk
from mageknight.board.names import pile_name, space_name
from mageknight.board.register import EXPLORE_FAR, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NOTHING_HIDDEN: Final = refuse("board-nothing-to-look-at", "UE-EFFECT-03")


class Place:
    """A token that can be looked at: on a space, the so-manieth there, or on top of a pile (space -1)."""

    def __init__(self, space: int, pile: int, what: int) -> None:
        self.space = space
        self.pile = pile
        self.what = what


class Look(Effect):
    """Look at a face-down token within some spaces or at the top of a pile; defeating that enemy this turn gives Fame."""

    def __init__(self, reach: int, fame: int) -> None:
        super().__init__()
        self.reach = reach
        self.fame = fame
        self.uses = USE_SPECIAL

    def places(self, state: BoardState, seat: int) -> list[Place]:
        """Everything there is to look at, in the order it lies there; which places there are everybody can see."""
        where = state.players[seat].where
        found: list[Place] = []
        for packed in state.map.tokens:
            if not packed & 1 and where >= 0 and distance(where, packed >> 10) <= self.reach:
                token = (packed & 1023) >> 1
                found.append(Place(packed >> 10, LIB.enemies[LIB.token_kind[token]].pile, token))
        for packed in state.map.ruins:
            if not packed & 1 and where >= 0 and distance(where, packed >> 10) <= self.reach:
                found.append(Place(packed >> 10, -1, RUIN_MARK + ((packed & 1023) >> 1)))
        found.extend([Place(-1, at, pile[-1]) for at, pile in enumerate(state.piles) if pile])
        return found

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.places(state, ctx.seat) else NOTHING_HIDDEN

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskLook(ctx.seat, self.uid))

    def text(self) -> Message:
        return say("board-effect-look", reach=self.reach, fame=self.fame)


class AskLook(OptionAsk):
    """A token to look at, by its place in `Look.places`."""

    KIND = "look"
    FIELDS = ("seat", "effect")
    MOVES = (CHOOSE_OPTION,)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-look")

    def look(self) -> Look:
        found = EFFECTS[self.effect]
        assert isinstance(found, Look)
        return found

    def option(self, state: BoardState, number: int) -> Message:
        """A token lying face down, by the back it shows and where it lies."""
        place = self.look().places(state, self.seat)[number]
        if place.space < 0:
            return say("board-do-look-pile", pile=pile_name(place.pile))
        if place.pile < 0:
            return say("board-do-look-ruin", space=space_name(state, place.space))
        return say("board-do-look-token", pile=pile_name(place.pile), space=space_name(state, place.space))

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseOption(self.seat, at) for at in range(len(self.look().places(state, self.seat)))]

    def chosen(self, flow: Flow[BoardState], command: ChooseOption) -> None:
        place = self.look().places(flow.state, self.seat)[command.option]
        flow.emit(LookedAt(self.seat, place.what, place.space, place.pile, self.look().fame))


class ExploreFar(Effect):
    """Tiles may be revealed at a distance of some spaces this turn."""

    def __init__(self, reach: int) -> None:
        super().__init__()
        self.reach = reach
        self.uses = USE_MOVE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, EXPLORE_FAR, ctx.seat, amount=self.reach, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return say("board-effect-explore-far", reach=self.reach)


def _look(plain: dict[str, Any]) -> Effect:
    return Look(plain["look"]["face_down_token_within"], plain["fame_if_defeated_this_turn"])


PARSERS["look"] = _look
PARSERS["explore_distance"] = lambda plain: ExploreFar(plain["explore_distance"])
