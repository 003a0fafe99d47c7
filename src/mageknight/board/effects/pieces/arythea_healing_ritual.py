"""Healing Ritual: throw away a Wound from hand; it goes to the hand of the closest hero, of several the one chosen, instead of the pile."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseSeat
from mageknight.board.content.library import WOUND
from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.cards import GONE, HAND, CardMoved, WoundTaken
from mageknight.board.lattice import distance
from mageknight.board.moves.choose import CHOOSE_SEAT, ChoiceAsk
from mageknight.board.rules.coop.teams import allied
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_WOUND: Final = refuse("board-no-wound-in-hand", "UE-GAIN-09")


def closest_heroes(state: BoardState, seat: int) -> list[int]:
    """The other heroes whose figures stand nearest, teammates left out (UE-TEAM-02); none if no other figure is on the map."""
    where = state.players[seat].where
    away = {
        other: distance(where, player.where)
        for other, player in enumerate(state.players)
        if other != seat and player.where >= 0 and where >= 0 and not allied(state, other, seat)
    }
    return [other for other, steps in away.items() if steps == min(away.values())]


class GiveWound(Effect):
    """Throw away a Wound from hand; it goes to the hand of the closest hero, of several the one chosen, instead of the pile."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL
        self.secret = True

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if WOUND in state.players[ctx.seat].hand else NO_WOUND

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        heroes = closest_heroes(flow.state, ctx.seat)
        flow.emit(CardMoved(ctx.seat, WOUND, HAND, GONE))
        if heroes:
            flow.then(AskClosestHero(ctx.seat, tuple(heroes)))

    def text(self) -> Message:
        return Message("board-effect-give-wound")


class AskClosestHero(ChoiceAsk[ChooseSeat]):
    """The one of the closest heroes who takes the Wound."""

    KIND = "choose-seat"
    FIELDS = ("seat", "heroes")
    MOVES = (CHOOSE_SEAT,)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, heroes: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.heroes = heroes

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-closest-hero")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseSeat(self.seat, other) for other in self.heroes]

    def forced(self, state: BoardState) -> Command | None:
        return ChooseSeat(self.seat, self.heroes[0]) if len(self.heroes) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: ChooseSeat) -> None:
        flow.emit(WoundTaken(command.other, HAND))


PARSERS["give_wound"] = lambda plain: GiveWound()
