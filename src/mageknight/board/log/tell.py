"""The log of a board game: events as lines, each told to a seat as far as it may know.

What is only bookkeeping of the rules, or is told by another event, is listed as silent, so that nothing is forgotten.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import Serial, Stored
from mageknight.board.events import cards, course, fight, tracks, warband, world
from mageknight.board.events.cards import DISCARD, GONE, HAND, PLAYED, ZONES
from mageknight.board.log.combat import WAR_TELLERS, Teller
from mageknight.board.log.coop import PARTY_SILENT, PARTY_TELLERS
from mageknight.board.log.rivals import RIVAL_SILENT, RIVAL_TELLERS
from mageknight.board.log.scenarios import AFFAIR_SILENT, AFFAIR_TELLERS
from mageknight.board.names import (
    card_name,
    card_names,
    hero_name,
    named,
    seat_name,
    tactic_name,
)
from mageknight.board.rules.combat.outcome import REWARDS
from mageknight.board.state import BoardState
from mageknight.board.terms import COLOURS, PH_ATTACK, PH_RANGED, PHASES
from mageknight.kernel.event import ChanceSettled, ChoiceLocked, Event
from mageknight.kernel.message import Message, say


def tell(state: BoardState, event: Event[BoardState], seat: int | None) -> Message | None:
    """An event as a line of the log of a seat (None: a spectator); nothing if it is not worth a line."""
    teller = TELLERS.get(type(event))
    return None if teller is None else teller(state, event, seat)


def _mine(event: Event[Any], seat: int | None) -> bool:
    """May this seat know the private part?"""
    return seat is not None and event.private_to() == seat


# Cards.


def card_moved(state: BoardState, event: cards.CardMoved, seat: int | None) -> Message | None:
    """Clearing the Play area at the end of a turn is no news."""
    who, card = seat_name(state, event.seat), card_name(event.card)
    if (event.source, event.target) == (HAND, PLAYED):
        return say("board-told-played", player=who, card=card)
    if event.target == DISCARD:
        return None if event.source == PLAYED else say("board-told-discarded", player=who, card=card)
    if event.target == GONE:
        return say("board-told-healed" if event.card == WOUND else "board-told-thrown-away", player=who, card=card)
    return _moved(who, card, event.source, event.target)


def _moved(who: Message, card: Message, source: int, target: int) -> Message:
    origin, aim = named("zone", ZONES[source]), named("zone", ZONES[target])
    return say("board-told-moved", player=who, card=card, source=origin, target=aim)


def card_moved_unseen(state: BoardState, event: cards.CardMovedUnseen, seat: int | None) -> Message:
    card = card_name(event.card) if _mine(event, seat) else Message("board-some-card")
    return _moved(seat_name(state, event.seat), card, event.source, event.target)


def cards_drawn(state: BoardState, event: cards.CardsDrawn, seat: int | None) -> Message | None:
    if not event.cards:
        return None
    who = seat_name(state, event.seat)
    if _mine(event, seat):
        return say("board-told-drew-seen", player=who, cards=card_names(event.cards))
    return say("board-told-drew", player=who, count=event.count)


def card_found(state: BoardState, event: cards.CardFound, seat: int | None) -> Message:
    card = card_name(event.card) if _mine(event, seat) else Message("board-some-card")
    return say("board-told-found", player=seat_name(state, event.seat), card=card)


def card_stored(state: BoardState, event: cards.CardStored, seat: int | None) -> Message:
    return say("board-told-stored", player=seat_name(state, event.seat))


def artifact_shown(state: BoardState, event: cards.ArtifactShown, seat: int | None) -> Message:
    return say("board-told-artifact-shown", player=seat_name(state, event.seat), card=card_name(event.card))


def artifact_returned(state: BoardState, event: cards.ArtifactReturned, seat: int | None) -> Message:
    return say("board-told-artifact-under-deck", card=card_name(event.card))


def hand_shown(state: BoardState, event: cards.HandShown, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    if not event.cards:
        return say("board-told-empty-hand", player=who)
    return say("board-told-hand", player=who, cards=card_names(event.cards))


def card_stolen(state: BoardState, event: cards.CardStolen, seat: int | None) -> Message:
    who, victim = seat_name(state, event.seat), seat_name(state, event.victim)
    return say("board-told-card-stolen", player=who, victim=victim, card=card_name(event.card))


def wound_taken(state: BoardState, event: cards.WoundTaken, seat: int | None) -> Message:
    return say("board-told-wound", player=seat_name(state, event.seat), zone=named("zone", ZONES[event.target]))


def card_gained(state: BoardState, event: cards.CardGained, seat: int | None) -> Message:
    zone = named("zone", ZONES[event.target])
    return say("board-told-gained", player=seat_name(state, event.seat), card=card_name(event.card), zone=zone)


def deck_shuffled(state: BoardState, event: cards.DeckShuffled, seat: int | None) -> Message:
    return say("board-told-shuffled", player=seat_name(state, event.seat))


def offer_filled(state: BoardState, event: cards.OfferFilled, seat: int | None) -> Message:
    return say("board-told-offered", card=card_name(event.card))


def offer_returned(state: BoardState, event: cards.OfferReturned, seat: int | None) -> Message:
    return say("board-told-offer-returned", card=card_name(event.card))


def artifacts_drawn(state: BoardState, event: cards.ArtifactsDrawn, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    if _mine(event, seat):
        return say("board-told-artifacts-seen", player=who, cards=card_names(event.cards))
    return say("board-told-artifacts", player=who, count=event.count)


def artifact_placed(state: BoardState, event: cards.ArtifactPlaced, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    card = card_name(event.card) if _mine(event, seat) else Message("board-some-artifact")
    return say("board-told-artifact-kept" if event.kept else "board-told-artifact-returned", player=who, card=card)


# The course of the game.


def hero_taken(state: BoardState, event: course.HeroTaken, seat: int | None) -> Message:
    return say("board-told-hero", number=event.seat + 1, hero=hero_name(event.hero))


def dummy_chosen(state: BoardState, event: course.DummyChosen, seat: int | None) -> Message:
    return say("board-told-dummy", hero=hero_name(event.hero))


def source_rolled(state: BoardState, event: course.SourceRolled, seat: int | None) -> Message:
    return say("board-told-source", dice=[named("colour", COLOURS[die]) for die in event.dice])


def round_began(state: BoardState, event: course.RoundBegan, seat: int | None) -> Message:
    return say("board-told-round-night" if event.night else "board-told-round-day", number=event.number)


def tactic_taken(state: BoardState, event: course.TacticTaken, seat: int | None) -> Message:
    tactic = LIB.tactics[event.tactic]
    return say(
        "board-told-tactic",
        player=seat_name(state, event.seat),
        number=tactic.order,
        tactic=tactic_name(event.tactic),
    )


def tactic_used(state: BoardState, event: course.TacticUsed, seat: int | None) -> Message | None:
    tactic = state.players[event.seat].tactic
    if not event.used or tactic < 0:
        return None
    return say("board-told-tactic-used", player=seat_name(state, event.seat), tactic=tactic_name(tactic))


def tactic_removed(state: BoardState, event: course.TacticRemoved, seat: int | None) -> Message:
    return say("board-told-tactic-removed", tactic=tactic_name(event.tactic))


def order_set(state: BoardState, event: course.OrderSet, seat: int | None) -> Message:
    return say("board-told-order", players=[seat_name(state, other) for other in event.order])


def turn_began(state: BoardState, event: course.TurnBegan, seat: int | None) -> Message:
    return say("board-told-turn", player=seat_name(state, event.seat))


def extra_turn_gained(state: BoardState, event: course.ExtraTurnGained, seat: int | None) -> Message:
    return say("board-told-extra-turn", player=seat_name(state, event.seat))


def plundered(state: BoardState, event: course.Plundered, seat: int | None) -> Message:
    return say("board-told-plundered", player=seat_name(state, event.seat))


def phase_changed(state: BoardState, event: course.PhaseChanged, seat: int | None) -> Message | None:
    """Only the phases of a combat are announced."""
    if not PH_RANGED <= event.phase <= PH_ATTACK:
        return None
    return say("board-told-phase", phase=named("phase", PHASES[event.phase]))


def reward_earned(state: BoardState, event: course.RewardEarned, seat: int | None) -> Message:
    reward = named("reward", REWARDS[event.reward])
    return say("board-told-reward", player=seat_name(state, event.seat), reward=reward)


def round_end_announced(state: BoardState, event: course.RoundEndAnnounced, seat: int | None) -> Message:
    return say("board-told-round-end", player=seat_name(state, event.seat))


def end_triggered(state: BoardState, event: course.EndTriggered, seat: int | None) -> Message:
    return say("board-told-end-near", players=[seat_name(state, other) for other in event.others])


def game_ended(state: BoardState, event: course.GameEnded, seat: int | None) -> Message:
    return say("board-told-game-over")


def level_gained(state: BoardState, event: course.LevelGained, seat: int | None) -> Message:
    return say("board-told-level", player=seat_name(state, event.seat), level=event.level)


def hand_limit_raised(state: BoardState, event: course.HandLimitRaised, seat: int | None) -> Message | None:
    if not event.amount:
        return None
    return say("board-told-hand-limit", player=seat_name(state, event.seat), amount=event.amount)


def dummy_flipped(state: BoardState, event: course.DummyFlipped, seat: int | None) -> Message:
    return say("board-told-dummy-flipped", cards=card_names(event.cards))


def dummy_card_gained(state: BoardState, event: course.DummyCardGained, seat: int | None) -> Message:
    return say("board-told-dummy-card", card=card_name(event.card))


def dummy_crystal_gained(state: BoardState, event: course.DummyCrystalGained, seat: int | None) -> Message:
    return say("board-told-dummy-crystal", crystal=named("crystal", COLOURS[event.colour]))


def order_token_flipped(state: BoardState, event: course.OrderTokenFlipped, seat: int | None) -> Message:
    key = "board-told-order-token-down" if event.face_down else "board-told-order-token-up"
    return say(key, player=seat_name(state, event.seat))


def choice_locked(state: BoardState, event: ChoiceLocked, seat: int | None) -> Message:
    return say("board-told-locked", player=seat_name(state, event.seat))


TELLERS: Final[dict[type[Event[Any]], Teller]] = {
    cards.CardMoved: card_moved,
    cards.CardMovedUnseen: card_moved_unseen,
    cards.CardsDrawn: cards_drawn,
    cards.CardFound: card_found,
    cards.CardStored: card_stored,
    cards.WoundTaken: wound_taken,
    cards.HandShown: hand_shown,
    cards.ArtifactShown: artifact_shown,
    cards.ArtifactReturned: artifact_returned,
    cards.CardStolen: card_stolen,
    cards.CardGained: card_gained,
    cards.DeckShuffled: deck_shuffled,
    cards.OfferFilled: offer_filled,
    cards.OfferReturned: offer_returned,
    cards.ArtifactsDrawn: artifacts_drawn,
    cards.ArtifactPlaced: artifact_placed,
    course.HeroTaken: hero_taken,
    course.DummyChosen: dummy_chosen,
    course.SourceRolled: source_rolled,
    course.RoundBegan: round_began,
    course.TacticTaken: tactic_taken,
    course.TacticUsed: tactic_used,
    course.TacticRemoved: tactic_removed,
    course.OrderSet: order_set,
    course.TurnBegan: turn_began,
    course.ExtraTurnGained: extra_turn_gained,
    course.Plundered: plundered,
    course.PhaseChanged: phase_changed,
    course.RewardEarned: reward_earned,
    course.RoundEndAnnounced: round_end_announced,
    course.EndTriggered: end_triggered,
    course.GameEnded: game_ended,
    course.LevelGained: level_gained,
    course.HandLimitRaised: hand_limit_raised,
    course.DummyFlipped: dummy_flipped,
    course.DummyCardGained: dummy_card_gained,
    course.DummyCrystalGained: dummy_crystal_gained,
    course.OrderTokenFlipped: order_token_flipped,
    **WAR_TELLERS,
    **RIVAL_TELLERS,
    **AFFAIR_TELLERS,
    **PARTY_TELLERS,
    ChoiceLocked: choice_locked,
}
"""Events worth a line."""

SILENT: Final[dict[type[Event[Any]], str]] = {
    **AFFAIR_SILENT,
    Stored: "the memory of an effect under way",
    Serial: "the number of an effect under way",
    ChanceSettled: "what chance said is told by the event that follows",
    cards.AllCardsGathered: "the shuffle that follows is told",
    cards.DiscardGathered: "the shuffle that follows is told",
    cards.OfferTaken: "the card that is gained is told",
    cards.HandSearched: "the card or the hand that is shown is told",
    course.DeckArranged: "set-up",
    course.TilesArranged: "set-up",
    course.TurnOpened: "the turn was announced",
    course.ActionTaken: "the action itself is told",
    course.CardCounted: "a count of the rules",
    course.RewardTaken: "what is received is told",
    course.LastTurnTaken: "a count of the rules",
    course.DummyGathered: "set-up of a round",
    **RIVAL_SILENT,
    fight.TokenFetched: "the enemy that joins is told",
    fight.RampagersJoined: "the enemies that join are told",
    fight.EnemyChanged: "what changed it is told",
    fight.PoolsEmptied: "the strike, the block or the phase is told",
    fight.AttackMade: "the defeat is told",
    fight.BlockMade: "the block is told",
    fight.HeroWounded: "the Wounds themselves are told",
    tracks.PointsLost: "points always end with their phase",
    tracks.ManaCleared: "mana always ends with the turn",
    tracks.DieReturned: "the roll is told",
    tracks.EffectEnded: "effects end as announced",
    tracks.EffectsExpired: "effects end as announced",
    tracks.Counted: "a count of the rules",
    warband.UnitOfferTaken: "the unit that joins is told",
    warband.UnitFought: "the attack or block itself is told",
    warband.UnitSentBack: "it came for one ability only",
    warband.SkillLost: "the skill that goes back to the offer is told",
    warband.SkillTaken: "the skill that is gained is told",
    world.TokenRemoved: "the defeat or the end of the combat is told",
    world.TokenLifted: "the enemy that joins is told",
    world.PileRestored: "a pile is never empty for long",
    world.RuinRemoved: "the Shield that marks the ruins is told",
    world.SpaceCleared: "the defeat is told",
    world.SpaceRetaken: "the enemy that comes is told",
    world.PathTaken: "the Shield that marks the maze is told",
    world.MonasteryCardLeft: "the card that is gained is told",
    **PARTY_SILENT,
}
"""Events that are no line of the log, each with the reason."""
