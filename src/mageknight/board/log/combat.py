"""The log of combats, gains, units and the map: the tellers of `chronicle` that deal with what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.events import fight, tracks, warband, world
from mageknight.board.names import (
    card_name,
    city_name,
    colour_name,
    element_name,
    enemy_kind_name,
    enemy_name,
    kind_name,
    named,
    pile_name,
    seat_name,
    skill_name,
    source_name,
    space_name,
    tile_direction_name,
)
from mageknight.board.state import BoardState
from mageknight.board.terms import ATTACK_KINDS, COLOURS
from mageknight.board.view.build import UNTIL
from mageknight.kernel.event import Event
from mageknight.kernel.message import Message, say

Teller = Callable[[BoardState, Any, int | None], Message | None]


# Combat.


def combat_began(state: BoardState, event: fight.CombatBegan, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    if event.site < 0:
        return say("board-told-combat", player=who)
    return say("board-told-combat-at", player=who, space=space_name(state, event.site))


def enemy_joined(state: BoardState, event: fight.EnemyJoined, seat: int | None) -> Message:
    key = "board-told-enemy" if event.summoner < 0 else "board-told-enemy-summoned"
    return say(key, enemy=enemy_kind_name(event.kind))


def enemy_left(state: BoardState, event: fight.EnemyLeft, seat: int | None) -> Message:
    return say("board-told-enemy-left", enemy=enemy_kind_name(event.kind))


def enemy_defeated(state: BoardState, event: fight.EnemyDefeated, seat: int | None) -> Message:
    return say("board-told-defeated", player=seat_name(state, event.seat), enemy=enemy_kind_name(event.kind))


def token_kept(state: BoardState, event: fight.TokenKept, seat: int | None) -> Message:
    return say("board-told-token-kept", player=seat_name(state, event.seat), enemy=enemy_kind_name(event.kind))


def token_released(state: BoardState, event: fight.TokenReleased, seat: int | None) -> Message:
    return say("board-told-token-released", player=seat_name(state, event.seat), enemy=enemy_kind_name(event.kind))


def attack_gathered(state: BoardState, event: fight.AttackGathered, seat: int | None) -> Message:
    points = event.points
    return say(
        "board-told-attack",
        player=seat_name(state, event.seat),
        amount=points.amount,
        kind=named("kind", ATTACK_KINDS[points.kind]),
        element=element_name(points.element),
        source=source_name(state, points.source),
    )


def block_gathered(state: BoardState, event: fight.BlockGathered, seat: int | None) -> Message:
    points = event.points
    return say(
        "board-told-block",
        player=seat_name(state, event.seat),
        amount=points.amount,
        element=element_name(points.element),
        source=source_name(state, points.source),
    )


def target_added(state: BoardState, event: fight.TargetAdded, seat: int | None) -> Message:
    return say("board-told-target", player=seat_name(state, event.seat), enemy=enemy_name(state, event.enemy))


def target_dropped(state: BoardState, event: fight.TargetDropped, seat: int | None) -> Message:
    return say("board-told-target-dropped", player=seat_name(state, event.seat), enemy=enemy_name(state, event.enemy))


def attack_blocked(state: BoardState, event: fight.AttackBlocked, seat: int | None) -> Message:
    return say("board-told-blocked", player=seat_name(state, event.seat), enemy=enemy_kind_name(event.kind))


def knocked_out(state: BoardState, event: fight.KnockedOut, seat: int | None) -> Message:
    return say("board-told-knocked-out", player=seat_name(state, event.seat))


def combat_ended(state: BoardState, event: fight.CombatEnded, seat: int | None) -> Message:
    return say("board-told-combat-over")


# Points, mana, Fame.


def points_gained(state: BoardState, event: tracks.PointsGained, seat: int | None) -> Message | None:
    """Points show in what they were spent on."""
    if event.amount <= 0:
        return None
    return say(
        "board-told-points",
        player=seat_name(state, event.seat),
        amount=event.amount,
        what=named("points", tracks.POINTS[event.what]),
        source=source_name(state, event.source),
    )


def fame_gained(state: BoardState, event: tracks.FameGained, seat: int | None) -> Message | None:
    if not event.amount:
        return None
    return say("board-told-fame", player=seat_name(state, event.seat), amount=event.amount)


def reputation_changed(state: BoardState, event: tracks.ReputationChanged, seat: int | None) -> Message | None:
    if not event.amount:
        return None
    return say("board-told-reputation", player=seat_name(state, event.seat), amount=event.amount)


def mana_gained(state: BoardState, event: tracks.ManaGained, seat: int | None) -> Message:
    who, mana = seat_name(state, event.seat), named("mana", COLOURS[event.colour])
    if event.count < 0:
        return say("board-told-used", player=who, source=mana)
    return say("board-told-mana", player=who, mana=mana, count=event.count)


def crystal_gained(state: BoardState, event: tracks.CrystalGained, seat: int | None) -> Message:
    who, crystal = seat_name(state, event.seat), named("crystal", COLOURS[event.colour])
    if event.count < 0:
        return say("board-told-crystal-lost", player=who, crystal=crystal)
    return say("board-told-mana", player=who, mana=crystal, count=event.count)


def crystal_spent(state: BoardState, event: tracks.CrystalSpent, seat: int | None) -> Message:
    crystal = named("crystal", COLOURS[event.colour])
    return say("board-told-used", player=seat_name(state, event.seat), source=crystal)


def die_taken(state: BoardState, event: tracks.DieTaken, seat: int | None) -> Message:
    die = named("die", COLOURS[state.dice[event.die]])
    return say("board-told-used", player=seat_name(state, event.seat), source=die)


def die_claimed(state: BoardState, event: tracks.DieClaimed, seat: int | None) -> Message:
    die = named("die", COLOURS[state.dice[event.die]])
    return say("board-told-die-claimed", player=seat_name(state, event.seat), die=die)


def die_locked(state: BoardState, event: tracks.DieLocked, seat: int | None) -> Message:
    die = named("die", COLOURS[state.dice[event.die]])
    return say("board-told-die-locked", player=seat_name(state, event.seat), die=die)


def die_turned(state: BoardState, event: tracks.DieTurned | tracks.DieSet, seat: int | None) -> Message:
    return say("board-told-die", number=event.die + 1, colour=named("colour", COLOURS[event.colour]))


def die_rolled(state: BoardState, event: tracks.DieRolled, seat: int | None) -> Message:
    colour = named("colour", COLOURS[event.colour])
    return say("board-told-die-rolled", player=seat_name(state, event.seat), colour=colour)


def dice_allowed(state: BoardState, event: tracks.DiceAllowed, seat: int | None) -> Message:
    return say("board-told-dice", player=seat_name(state, event.seat), count=event.count)


def effect_began(state: BoardState, event: tracks.EffectBegan, seat: int | None) -> Message | None:
    """An entry that came from nowhere in particular is told by what made it."""
    active = event.active
    if active.source <= 0:
        return None
    return say(
        "board-told-lasting", source=source_name(state, active.source), until=named("until", UNTIL[active.until])
    )


# Units and skills.


def unit_joined(state: BoardState, event: warband.UnitJoined, seat: int | None) -> Message:
    return say("board-told-unit-joined", player=seat_name(state, event.seat), unit=kind_name(event.kind))


def mana_placed(state: BoardState, event: warband.ManaPlaced, seat: int | None) -> Message:
    mana = colour_name(event.colour)
    return say("board-told-mana-placed", player=seat_name(state, event.seat), unit=kind_name(event.kind), mana=mana)


def unit_lent(state: BoardState, event: warband.UnitLent, seat: int | None) -> Message:
    return say("board-told-unit-lent", player=seat_name(state, event.seat), unit=kind_name(event.kind))


def unit_left(state: BoardState, event: warband.UnitLeft, seat: int | None) -> Message:
    return say("board-told-unit-left", player=seat_name(state, event.seat), unit=kind_name(event.kind))


def unit_changed(state: BoardState, event: warband.UnitChanged, seat: int | None) -> Message:
    key = "board-told-unit-spent" if event.spent else "board-told-unit-ready"
    return say(key, player=seat_name(state, event.seat), unit=kind_name(event.kind), wounds=event.wounds)


def banner_attached(state: BoardState, event: warband.BannerAttached, seat: int | None) -> Message:
    return say("board-told-banner", player=seat_name(state, event.seat), card=card_name(event.card))


def banner_detached(state: BoardState, event: warband.BannerDetached, seat: int | None) -> Message:
    return say("board-told-banner-off", player=seat_name(state, event.seat), card=card_name(event.card))


def banner_used(state: BoardState, event: warband.BannerUsed, seat: int | None) -> Message:
    return say("board-told-banner-used", player=seat_name(state, event.seat), card=card_name(event.card))


def units_readied(state: BoardState, event: warband.UnitsReadied, seat: int | None) -> Message | None:
    if not state.players[event.seat].units:
        return None
    return say("board-told-units-ready", player=seat_name(state, event.seat))


def unit_offer_added(state: BoardState, event: warband.UnitOfferAdded, seat: int | None) -> Message:
    return say("board-told-unit-offered", unit=kind_name(event.kind))


def unit_offer_returned(state: BoardState, event: warband.UnitOfferReturned, seat: int | None) -> Message:
    return say("board-told-unit-returned", unit=kind_name(event.kind))


def skill_used(state: BoardState, event: warband.SkillUsed, seat: int | None) -> Message | None:
    if not event.used:
        return None
    return say("board-told-skill-used", player=seat_name(state, event.seat), skill=skill_name(event.skill))


def skill_returned(state: BoardState, event: warband.SkillReturned, seat: int | None) -> Message:
    return say("board-told-skill-returned", player=seat_name(state, event.seat), skill=skill_name(event.skill))


def skill_turned_up(state: BoardState, event: warband.SkillTurnedUp, seat: int | None) -> Message:
    return say("board-told-skill-up", player=seat_name(state, event.seat), skill=skill_name(event.skill))


def skills_revealed(state: BoardState, event: warband.SkillsRevealed, seat: int | None) -> Message:
    skills = [skill_name(skill) for skill in event.skills]
    return say("board-told-skills", player=seat_name(state, event.seat), skills=skills)


def skill_gained(state: BoardState, event: warband.SkillGained, seat: int | None) -> Message:
    return say("board-told-skill", player=seat_name(state, event.seat), skill=skill_name(event.skill))


def skill_offered(
    state: BoardState, event: warband.SkillOffered | warband.DummySkillRevealed, seat: int | None
) -> Message:
    return say("board-told-skill-offered", skill=skill_name(event.skill))


# The map.


def tile_revealed(state: BoardState, event: world.TileRevealed, seat: int | None) -> Message:
    tile = named("tile", LIB.tiles[event.tile].name)
    where = state.players[state.turn.seat].where if 0 <= state.turn.seat < len(state.players) else -1
    if where < 0 or where // 7 == event.position:
        return say("board-told-tile-laid", tile=tile)
    return say("board-told-tile", tile=tile, direction=tile_direction_name(where, event.position))


def figure_moved(state: BoardState, event: world.FigureMoved, seat: int | None) -> Message:
    who = seat_name(state, event.seat)
    if event.space < 0:
        return say("board-told-off-map", player=who)
    space = space_name(state, event.space)
    return say("board-told-step" if event.steps else "board-told-stands", player=who, space=space)


def token_drawn(state: BoardState, event: world.TokenDrawn, seat: int | None) -> Message:
    if event.seen >= 0:
        return say("board-told-token", enemy=enemy_kind_name(event.seen), space=space_name(state, event.space))
    return say("board-told-token-hidden", enemy=pile_name(event.pile), space=space_name(state, event.space))


def token_turned(state: BoardState, event: world.TokenTurned, seat: int | None) -> Message:
    return say("board-told-token-turned", enemy=enemy_kind_name(event.kind), space=space_name(state, event.space))


def looked_at(state: BoardState, event: world.LookedAt, seat: int | None) -> Message:
    """Only who looked learns what it was."""
    who = seat_name(state, event.seat)
    if seat != event.seat:
        if event.space < 0:
            return say("board-told-looked-pile", player=who, pile=pile_name(event.pile))
        return say("board-told-looked", player=who, space=space_name(state, event.space))
    if event.what >= world.RUIN_MARK:
        what = named("ruin", LIB.ruins[event.what - world.RUIN_MARK].name)
    else:
        what = enemy_kind_name(LIB.token_kind[event.what])
    return say("board-told-looked-own", what=what)


def ruin_placed(state: BoardState, event: world.RuinPlaced, seat: int | None) -> Message:
    if event.seen < 0:
        return say("board-told-ruin-hidden", space=space_name(state, event.space))
    return say("board-told-ruin", ruin=named("ruin", LIB.ruins[event.seen].name), space=space_name(state, event.space))


def ruin_turned(state: BoardState, event: world.RuinTurned, seat: int | None) -> Message:
    return say("board-told-ruin", ruin=named("ruin", LIB.ruins[event.ruin].name), space=space_name(state, event.space))


def shield_placed(state: BoardState, event: world.ShieldPlaced, seat: int | None) -> Message:
    return say("board-told-shield", player=seat_name(state, event.seat), space=space_name(state, event.space))


def shield_removed(state: BoardState, event: world.ShieldRemoved, seat: int | None) -> Message:
    return say("board-told-shield-off", player=seat_name(state, event.seat), space=space_name(state, event.space))


def city_revealed(state: BoardState, event: world.CityRevealed, seat: int | None) -> Message:
    city = named("city", LIB.cities[event.city].name)
    return say("board-told-city", city=city, level=event.level)


def city_annexed(state: BoardState, event: world.CityAnnexed, seat: int | None) -> Message:
    city = named("city", LIB.cities[event.city].name)
    return say("board-told-city-annexed", city=city, level=state.map.city_level[event.index])


def city_shield_placed(state: BoardState, event: world.CityShieldPlaced, seat: int | None) -> Message:
    return say("board-told-city-shield", player=seat_name(state, event.seat), city=city_name(state, event.space))


def city_conquered(state: BoardState, event: world.CityConquered, seat: int | None) -> Message:
    if event.leader < 0:
        return say("board-told-city-fell", city=city_name(state, event.space))
    return say("board-told-city-led", city=city_name(state, event.space), player=seat_name(state, event.leader))


def monastery_card_added(state: BoardState, event: world.MonasteryCardAdded, seat: int | None) -> Message:
    return say("board-told-monastery", card=card_name(event.card))


WAR_TELLERS: Final[dict[type[Event[Any]], Teller]] = {
    fight.CombatBegan: combat_began,
    fight.EnemyJoined: enemy_joined,
    fight.EnemyLeft: enemy_left,
    fight.EnemyDefeated: enemy_defeated,
    fight.TokenKept: token_kept,
    fight.TokenReleased: token_released,
    fight.AttackGathered: attack_gathered,
    fight.BlockGathered: block_gathered,
    fight.TargetAdded: target_added,
    fight.TargetDropped: target_dropped,
    fight.AttackBlocked: attack_blocked,
    fight.KnockedOut: knocked_out,
    fight.CombatEnded: combat_ended,
    tracks.PointsGained: points_gained,
    tracks.FameGained: fame_gained,
    tracks.ReputationChanged: reputation_changed,
    tracks.ManaGained: mana_gained,
    tracks.CrystalGained: crystal_gained,
    tracks.CrystalSpent: crystal_spent,
    tracks.DieTaken: die_taken,
    tracks.DieClaimed: die_claimed,
    tracks.DieSet: die_turned,
    tracks.DieLocked: die_locked,
    tracks.DieTurned: die_turned,
    tracks.DieRolled: die_rolled,
    tracks.DiceAllowed: dice_allowed,
    tracks.EffectBegan: effect_began,
    warband.UnitJoined: unit_joined,
    warband.ManaPlaced: mana_placed,
    warband.UnitLent: unit_lent,
    warband.UnitLeft: unit_left,
    warband.UnitChanged: unit_changed,
    warband.BannerAttached: banner_attached,
    warband.BannerDetached: banner_detached,
    warband.BannerUsed: banner_used,
    warband.UnitsReadied: units_readied,
    warband.UnitOfferAdded: unit_offer_added,
    warband.UnitOfferReturned: unit_offer_returned,
    warband.SkillUsed: skill_used,
    warband.SkillReturned: skill_returned,
    warband.SkillTurnedUp: skill_turned_up,
    warband.SkillsRevealed: skills_revealed,
    warband.DummySkillRevealed: skill_offered,
    warband.SkillGained: skill_gained,
    warband.SkillOffered: skill_offered,
    world.TileRevealed: tile_revealed,
    world.FigureMoved: figure_moved,
    world.TokenDrawn: token_drawn,
    world.TokenTurned: token_turned,
    world.LookedAt: looked_at,
    world.RuinPlaced: ruin_placed,
    world.RuinTurned: ruin_turned,
    world.ShieldPlaced: shield_placed,
    world.ShieldRemoved: shield_removed,
    world.CityRevealed: city_revealed,
    world.CityShieldPlaced: city_shield_placed,
    world.CityConquered: city_conquered,
    world.CityAnnexed: city_annexed,
    world.MonasteryCardAdded: monastery_card_added,
}
"""Events of combats, gains, units and the map that are worth a line."""
