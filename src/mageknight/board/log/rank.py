"""The order of the log: which events head a turn or a phase, which are news or trifles, and the spaces they are about."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.events import cards, course, fight, parties, rival_combat, tracks, warband, world
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_ATTACK, PH_RANGED
from mageknight.kernel.event import ChoiceLocked, Event
from mageknight.kernel.mark import STEP, Mark, Rank

RANKS: Final[dict[type[Event[Any]], Rank]] = {
    course.RoundBegan: "turn",
    course.TurnBegan: "turn",
    parties.PartBegan: "turn",
    cards.ArtifactPlaced: "news",
    cards.CardGained: "news",
    cards.CardStolen: "news",
    cards.WoundTaken: "news",
    rival_combat.ArtifactStolen: "news",
    rival_combat.ContestDecided: "news",
    course.DummyCrystalGained: "news",
    course.DummyFlipped: "news",
    course.EndTriggered: "news",
    course.LevelGained: "news",
    course.Plundered: "news",
    course.RoundEndAnnounced: "news",
    course.TacticTaken: "news",
    fight.EnemyDefeated: "news",
    fight.KnockedOut: "news",
    parties.AllWithdrew: "news",
    parties.AssaultAgreed: "news",
    parties.SideConceded: "news",
    warband.SkillGained: "news",
    warband.SkillOffered: "news",
    warband.UnitJoined: "news",
    warband.UnitLeft: "news",
    world.CityConquered: "news",
    world.CityRevealed: "news",
    world.ShieldPlaced: "news",
    world.TileRevealed: "news",
    fight.CombatBegan: "phase",
    rival_combat.ContestBegan: "phase",
    rival_combat.ContestPhaseBegan: "phase",
    cards.DeckShuffled: "trifle",
    cards.OfferFilled: "trifle",
    cards.OfferReturned: "trifle",
    course.SourceRolled: "trifle",
    course.DummyCardGained: "trifle",
    course.OrderTokenFlipped: "trifle",
    tracks.PointsGained: "trifle",
    tracks.ManaGained: "trifle",
    tracks.DieTaken: "trifle",
    tracks.DieClaimed: "trifle",
    tracks.DieLocked: "trifle",
    tracks.DieSet: "trifle",
    tracks.DieTurned: "trifle",
    tracks.DieRolled: "trifle",
    tracks.DiceAllowed: "trifle",
    tracks.EffectBegan: "trifle",
    fight.TargetAdded: "trifle",
    fight.TargetDropped: "trifle",
    fight.AttackGathered: "trifle",
    fight.BlockGathered: "trifle",
    warband.UnitOfferAdded: "trifle",
    warband.UnitOfferReturned: "trifle",
    warband.UnitsReadied: "trifle",
    world.MonasteryCardAdded: "trifle",
    ChoiceLocked: "trifle",
}
"""Events that are no ordinary step."""


def mark(event: Event[BoardState]) -> Mark:
    """The place of an event in the log; only what everybody may know of it is looked at."""
    if isinstance(event, course.PhaseChanged):
        return Mark("phase") if PH_RANGED <= event.phase <= PH_ATTACK else STEP
    rank = RANKS.get(type(event), "step")
    about = about_of(event)
    return STEP if rank == "step" and not about else Mark(rank, about)


def about_of(event: Event[BoardState]) -> tuple[str, ...]:
    """The space an event names; of a turn, whose it is; of cards turned up, how many."""
    if isinstance(event, course.TurnBegan):
        return (f"seat:{event.seat}",)
    if isinstance(event, course.DummyFlipped):
        return (f"cards:{len(event.cards)}",)
    space = event.site if isinstance(event, fight.CombatBegan) else public_space(event)
    return (f"space:{space}",) if space >= 0 else ()


def public_space(event: Event[BoardState]) -> int:
    space: int = getattr(event, "space", -1) if "space" in type(event).PUBLIC else -1
    return space
