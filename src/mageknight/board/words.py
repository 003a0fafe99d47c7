"""The board game in words: commands, events and views as messages of the catalogue.

Commands are described here; `chronicle` tells events, `picture` draws views, `values` reads and writes what people type.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.board import commands as do
from mageknight.board.asked import question
from mageknight.board.chronicle import tell
from mageknight.board.content.library import LIB
from mageknight.board.effect import EFFECTS, Effect
from mageknight.board.effects.archery import AskArchery
from mageknight.board.effects.asks import AskOption
from mageknight.board.effects.enlisting import AskOffered
from mageknight.board.effects.raising import AskContribution
from mageknight.board.effects.scouting import AskLook
from mageknight.board.events.cards import ZONES
from mageknight.board.harm import harm
from mageknight.board.names import (
    card_name,
    colour_name,
    direction_name,
    element_name,
    enemy_kind_name,
    enemy_name,
    half_name,
    hero_name,
    kind_name,
    mana_name,
    named,
    pile_name,
    place_text,
    position_text,
    seat_name,
    skill_name,
    source_name,
    space_name,
    tactic_name,
    tile_direction_name,
    unit_name,
)
from mageknight.board.partylog import shares_text
from mageknight.board.picture import lines
from mageknight.board.rivalwords import RIVAL_DESCRIBERS, wound_rival
from mageknight.board.rules.auction import AskBid
from mageknight.board.rules.banners import AskSave, banner_of
from mageknight.board.rules.combat import armor_of, attack_of, block_needed, element_of, find_enemy
from mageknight.board.rules.contest import ATTEND_FULLY, AskAttendance
from mageknight.board.rules.damage import AskDamage
from mageknight.board.rules.ending import AskGlade
from mageknight.board.rules.exchange import AskPartaker, AskRivalDamage
from mageknight.board.rules.glades import AskMark
from mageknight.board.rules.grants import grants_of
from mageknight.board.rules.ground import site_of, tokens_at
from mageknight.board.rules.interaction import BUY_ARTIFACT, BUY_SPELL, BUY_UNSEEN, PRICES, cheaper_by, recruit_price
from mageknight.board.rules.joint import AskMarch
from mageknight.board.rules.maze import MAZE_MOVE
from mageknight.board.rules.movement import step_cost
from mageknight.board.rules.outcome import REWARDS
from mageknight.board.rules.proposal import AskAgreement, AskInvite
from mageknight.board.rules.rewards import AskReward, AskRewardUnit
from mageknight.board.rules.rivals import is_unit
from mageknight.board.rules.skills import FLIPPED, THIS_ROUND, holder_of, skill_state
from mageknight.board.rules.soldiers import UNIT_MARK
from mageknight.board.rules.tunnels import tunnel_cost
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC_USE, CARD_USES, COLOURS, LABYRINTH, MAZE, NO_ENTRY, SIEGE, SITES, STRONG_USE
from mageknight.board.values import format_value, parse_value
from mageknight.board.warlog import city_name
from mageknight.kernel.command import Command, SettleChance, command_name
from mageknight.kernel.message import Message, say

__all__ = ["describe", "format_value", "lines", "parse_value", "tell"]

Describer = Callable[[BoardState, Any], Message]
NOTHING: Final = Message("board-effect-none")


def describe(state: BoardState, command: Command) -> Message:
    """A command in the words of a list of options."""
    describer = DESCRIBERS.get(type(command))
    return describer(state, command) if describer is not None else say("board-do-" + command_name(command))


def effect_text(effect: Effect | None) -> Message:
    return NOTHING if effect is None else effect.text()


# What belongs to a hero: cards, units, skills, Tactics.


def play_card(state: BoardState, command: do.PlayCard) -> Message:
    if command.use > STRONG_USE:
        return say("board-do-play-sideways", card=card_name(command.card), use=named("use", CARD_USES[command.use]))
    card = LIB.cards[command.card]
    text = effect_text(card.basic if command.use == BASIC_USE else card.strong)
    if command.use == BASIC_USE:
        return say("board-do-play-basic", card=half_name(command.card, False), text=text)
    return say("board-do-play-strong", card=half_name(command.card, True), text=text)


def activate_unit(state: BoardState, command: do.ActivateUnit) -> Message:
    player = state.players[command.seat]
    name = unit_name(player, command.unit)
    for unit in player.units:
        if unit.uid == command.unit and 0 <= command.ability < len(LIB.units[unit.kind].abilities):
            line = LIB.units[unit.kind].abilities[command.ability]
            mana = [colour_name(colour) for colour in range(len(COLOURS)) if line.mana >> colour & 1]
            if mana:
                return say("board-do-activate-for-mana", unit=name, mana=mana, text=line.effect.text())
            return say("board-do-activate", unit=name, text=line.effect.text())
    return say("board-do-activate", unit=name, text=NOTHING)


def use_skill(state: BoardState, command: do.UseSkill) -> Message:
    """A skill that lies face down is turned up, one in the centre is returned."""
    skill = LIB.skills[command.skill]
    used = skill_state(state.players[command.seat], command.skill)
    if used in (THIS_ROUND, FLIPPED) and skill.back is not None:
        return say("board-do-turn-skill-up", skill=skill_name(command.skill), text=skill.back.text())
    if holder_of(state, command.skill) >= 0 and skill.returns is not None:
        return say("board-do-return-skill", skill=skill_name(command.skill), text=skill.returns.text())
    return say("board-do-use-skill", skill=skill_name(command.skill), text=skill.effect.text())


def use_grant(state: BoardState, command: do.UseGrant) -> Message:
    grants = grants_of(state, command.seat)
    if not 0 <= command.grant < len(grants):
        return say("board-do-use-grant", source=Message("board-source-rules"), text=NOTHING)
    entry = grants[command.grant]
    return say("board-do-use-grant", source=source_name(state, entry.source), text=EFFECTS[entry.a].text())


def use_tactic(state: BoardState, command: do.UseTactic) -> Message:
    tactic = state.players[command.seat].tactic
    if tactic < 0:
        return say("board-do-use-tactic", tactic=Message("board-some-tactic"), text=NOTHING)
    return say("board-do-use-tactic", tactic=tactic_name(tactic), text=effect_text(LIB.tactics[tactic].effect))


def remove_tactic(state: BoardState, command: do.RemoveTactic) -> Message:
    tactic = LIB.tactics[command.tactic]
    return say("board-do-remove-tactic", number=tactic.order, tactic=tactic_name(command.tactic))


def pick_tactic(state: BoardState, command: do.PickTactic) -> Message:
    tactic = LIB.tactics[command.tactic]
    return say(
        "board-do-pick-tactic",
        number=tactic.order,
        tactic=tactic_name(command.tactic),
        text=effect_text(tactic.effect),
    )


def pick_hero(state: BoardState, command: do.PickHero) -> Message:
    return say("board-do-pick-hero", hero=hero_name(command.hero))


def attach_banner(state: BoardState, command: do.AttachBanner) -> Message:
    unit = unit_name(state.players[command.seat], command.unit)
    return say("board-do-attach-banner", card=card_name(command.card), unit=unit)


def use_banner(state: BoardState, command: do.UseBanner) -> Message:
    player = state.players[command.seat]
    for unit in player.units:
        banner = banner_of(state, unit) if unit.uid == command.unit else None
        if banner is not None and banner.use is not None:
            name = unit_name(player, unit.uid)
            return say("board-do-use-banner", card=card_name(unit.banner), unit=name, text=banner.use.text())
    return say(
        "board-do-use-banner", card=Message("board-some-card"), unit=unit_name(player, command.unit), text=NOTHING
    )


def heal_wound(state: BoardState, command: do.HealWound) -> Message:
    if command.unit < 0:
        return say("board-do-heal-hand")
    return say("board-do-heal-unit", unit=unit_name(state.players[command.seat], command.unit))


# The map and its sites.


def step_to(state: BoardState, command: do.StepTo) -> Message:
    where = state.players[command.seat].where
    direction = direction_name(where, command.space)
    cost = step_cost(state, command.seat, command.space) if state.map.tile_at[command.space // 7] >= 0 else NO_ENTRY
    if cost == NO_ENTRY:
        return say("board-do-step-closed", direction=direction, space=space_name(state, command.space))
    return say("board-do-step", direction=direction, space=space_name(state, command.space), cost=cost)


def take_tunnel(state: BoardState, command: do.TakeTunnel) -> Message:
    cost = tunnel_cost(state, command.seat, command.space)
    return say("board-do-take-tunnel", space=space_name(state, command.space), cost=cost)


def explore_at(state: BoardState, command: do.ExploreAt) -> Message:
    where = state.players[command.seat].where
    return say(
        "board-do-explore",
        direction=tile_direction_name(where, command.position),
        position=position_text(command.position),
    )


def challenge(state: BoardState, command: do.Challenge) -> Message:
    where = state.players[command.seat].where
    tokens = [packed >> 1 for packed in tokens_at(state, command.space)]
    return say(
        "board-do-challenge",
        enemies=[enemy_kind_name(LIB.token_kind[token]) for token in tokens],
        direction=direction_name(where, command.space),
        place=place_text(command.space),
    )


def enter_site(state: BoardState, command: do.EnterSite) -> Message:
    where = state.players[command.seat].where
    if where < 0:
        return say("board-do-enter", space=Message("board-site-none"))
    site = site_of(state, where)
    name = named("site", SITES[site])
    if site in (MAZE, LABYRINTH):
        return say("board-do-enter-path", space=name, path=MAZE_MOVE[command.path])
    return say("board-do-enter", space=name)


def recruit(state: BoardState, command: do.Recruit) -> Message:
    """A unit that is not recruited at this site shows its printed cost."""
    kind = LIB.units[command.unit]
    price = recruit_price(state, command.seat, kind) if state.players[command.seat].where >= 0 else -1
    if price < 0:
        return say("board-do-recruit", unit=kind_name(command.unit), cost=kind.cost)
    least = max(0, price - cheaper_by(state, command.seat))
    if least < price:
        return say("board-do-recruit-cheaper", unit=kind_name(command.unit), cost=price, least=least)
    return say("board-do-recruit", unit=kind_name(command.unit), cost=price)


def buy_card(state: BoardState, command: do.BuyCard) -> Message:
    """The unseen card and an artifact have no name before they are drawn."""
    price = PRICES[command.kind]
    if command.kind == BUY_UNSEEN:
        return say("board-do-buy-unseen", cost=price)
    if command.kind == BUY_ARTIFACT:
        return say("board-do-buy-artifact", cost=price)
    key = "board-do-buy-spell" if command.kind == BUY_SPELL else "board-do-learn"
    return say(key, card=card_name(command.card), cost=price)


# The combat.


def aim_at(state: BoardState, command: do.AimAt) -> Message:
    enemy = find_enemy(state, command.enemy)
    armor = 0 if enemy is None else armor_of(state, enemy)
    if state.combat is not None and command.enemy in state.combat.aims:
        return say("board-do-aim-off", enemy=enemy_name(state, command.enemy))
    return say("board-do-aim", enemy=enemy_name(state, command.enemy), armor=armor)


def attack_words(state: BoardState, token: int, attack: int) -> Message:
    """One attack of an enemy: whose, how strong, of which element; numbered if the enemy has several."""
    enemy = find_enemy(state, token)
    name = enemy_name(state, token)
    if is_unit(token):
        share = 0 if enemy is None else attack_of(state, enemy, attack)
        element = element_name(0 if enemy is None else element_of(state, enemy, attack))
        return say("board-attack", enemy=name, value=share, element=element)
    kind = LIB.enemies[LIB.token_kind[token]]
    if enemy is None or not 0 <= attack < len(kind.attack_values):
        return say("board-attack-lost", enemy=name)
    value = attack_of(state, enemy, attack)
    element = element_name(element_of(state, enemy, attack))
    if len(kind.attack_values) > 1:
        return say("board-attack-nth", enemy=name, value=value, element=element, number=attack + 1)
    return say("board-attack", enemy=name, value=value, element=element)


def block_attack(state: BoardState, command: do.BlockAttack) -> Message:
    enemy = find_enemy(state, command.enemy)
    known = enemy is not None and 0 <= command.attack < len(LIB.enemies[LIB.token_kind[command.enemy]].attack_values)
    needed = block_needed(state, enemy, command.attack) if enemy is not None and known else 0
    return say("board-do-block", attack=attack_words(state, command.enemy, command.attack), needed=needed)


def slow_attack(state: BoardState, command: do.SlowAttack) -> Message:
    return say("board-do-slow", attack=attack_words(state, command.enemy, command.attack))


def take_damage(state: BoardState, command: do.TakeDamage) -> Message:
    return say("board-do-take-damage", attack=attack_words(state, command.enemy, command.attack))


def assign_damage(state: BoardState, command: do.AssignDamage) -> Message:
    asked = question(state)
    if isinstance(asked, AskRivalDamage):
        return wound_rival(state, asked, command.unit)
    told = harm(state, asked, command.unit) if isinstance(asked, AskDamage) else None
    if command.unit >= 0:
        name = unit_name(state.players[command.seat], command.unit)
        return (
            say("board-do-damage-unit", unit=name)
            if told is None
            else say("board-do-damage-unit-so", unit=name, harm=told)
        )
    name = seat_name(state, command.seat)
    return (
        say("board-do-damage-hero", hero=name) if told is None else say("board-do-damage-hero-so", hero=name, harm=told)
    )


# Small choices.


def pay_mana(state: BoardState, command: do.PayMana) -> Message:
    if command.source & 7 == command.colour:
        return say("board-do-pay", source=mana_name(command.source))
    return say("board-do-pay-as", source=mana_name(command.source), colour=colour_name(command.colour))


def choose_option(state: BoardState, command: do.ChooseOption) -> Message:
    """What an option stands for; the decision on top of the agenda knows."""
    asked = question(state)
    if isinstance(asked, AskOption) and 0 <= command.option < len(asked.options):
        return say("board-do-choose-effect", text=EFFECTS[asked.options[command.option]].text())
    if isinstance(asked, AskArchery):
        shot = asked.shot(command.option)
        return say("board-do-shoot-siege" if shot.kind == SIEGE else "board-do-shoot-ranged", amount=shot.amount)
    if isinstance(asked, AskSave):
        return say("board-do-save-unit")
    if isinstance(asked, AskAttendance):
        return Message("board-do-attend-fully" if command.option == ATTEND_FULLY else "board-do-attend-partly")
    if isinstance(asked, AskContribution) and 0 <= command.option < len(asked.contributions(state)):
        points = asked.contributions(state)[command.option]
        return say("board-do-choose-contribution", amount=points.amount, source=source_name(state, points.source))
    if isinstance(asked, AskReward) and 0 <= command.option < len(REWARDS):
        return say("board-do-choose-reward", reward=named("reward", REWARDS[command.option]))
    if isinstance(asked, AskLook):
        return look_at(state, asked, command.option)
    if isinstance(asked, AskGlade) and 0 <= command.option < len(ZONES):
        return say("board-do-choose-zone", zone=named("zone", ZONES[command.option]))
    return say("board-do-choose-option", number=command.option + 1)


def look_at(state: BoardState, asked: AskLook, option: int) -> Message:
    """A token lying face down, by the back it shows and where it lies."""
    places = asked.look().places(state, asked.seat)
    if not 0 <= option < len(places):
        return say("board-do-choose-option", number=option + 1)
    place = places[option]
    if place.space < 0:
        return say("board-do-look-pile", pile=pile_name(place.pile))
    if place.pile < 0:
        return say("board-do-look-ruin", space=space_name(state, place.space))
    return say("board-do-look-token", pile=pile_name(place.pile), space=space_name(state, place.space))


def choose_colour(state: BoardState, command: do.ChooseColour) -> Message:
    return say("board-do-choose-colour", colour=colour_name(command.colour))


def choose_card(state: BoardState, command: do.ChooseCard) -> Message:
    return say("board-do-choose-card", card=card_name(command.card))


def choose_unit(state: BoardState, command: do.ChooseUnit) -> Message:
    """A unit by its uid; one of the offer by its kind."""
    if isinstance(question(state), (AskRewardUnit, AskOffered)):
        return say("board-do-choose-unit", unit=kind_name(command.unit))
    if isinstance(question(state), AskPartaker):
        return say("board-do-choose-unit", unit=enemy_name(state, UNIT_MARK + command.unit))
    return say("board-do-choose-unit", unit=unit_name(state.players[command.seat], command.unit))


def choose_enemy(state: BoardState, command: do.ChooseEnemy) -> Message:
    if command.attack < 0:
        return say("board-do-choose-enemy", enemy=enemy_name(state, command.enemy))
    return say("board-do-choose-enemy", enemy=attack_words(state, command.enemy, command.attack))


def choose_space(state: BoardState, command: do.ChooseSpace) -> Message:
    if isinstance(question(state), AskMark):
        return say("board-do-mark-glade", space=space_name(state, command.space))
    return say("board-do-choose-space", space=space_name(state, command.space))


def choose_die(state: BoardState, command: do.ChooseDie) -> Message:
    colour = state.dice[command.die] if 0 <= command.die < len(state.dice) else 0
    return say("board-do-choose-die", die=named("die", COLOURS[colour]), number=command.die + 1)


def choose_skill(state: BoardState, command: do.ChooseSkill) -> Message:
    return say("board-do-choose-skill", skill=skill_name(command.skill), text=LIB.skills[command.skill].text())


def choose_number(state: BoardState, command: do.ChooseNumber) -> Message:
    if isinstance(question(state), AskBid):
        return say("board-do-bid", number=command.number)
    return say("board-do-choose-number", number=command.number)


def choose_seat(state: BoardState, command: do.ChooseSeat) -> Message:
    if isinstance(question(state), AskMark):
        return say("board-do-replace-mark", player=seat_name(state, command.other))
    return say("board-do-choose-seat", player=seat_name(state, command.other))


def propose_assault(state: BoardState, command: do.ProposeAssault) -> Message:
    known = command.space in state.map.city_at
    city = city_name(state, command.space) if known else space_name(state, command.space)
    return say("board-do-propose-assault", city=city)


def join_assault(state: BoardState, command: do.JoinAssault) -> Message:
    asked = question(state)
    if not isinstance(asked, AskAgreement):
        return say("board-do-join-assault")
    others = shares_text(state, asked.seats, asked.shares)
    return say("board-do-join-assault-as", city=city_name(state, asked.city), shares=others)


def decline(state: BoardState, command: do.Decline) -> Message:
    """What not doing something means, where it means something."""
    asked = question(state)
    if isinstance(asked, AskMarch):
        return say("board-do-stay-behind")
    if isinstance(asked, AskAgreement):
        return say("board-do-stay-out")
    return say("board-do-invite-no-more" if isinstance(asked, AskInvite) else "board-do-decline")


def settle_chance(state: BoardState, command: SettleChance) -> Message:
    return say("board-do-chance", outcome=" ".join([str(each) for each in command.outcome]))


DESCRIBERS: Final[dict[type[Command], Describer]] = {
    do.PickHero: pick_hero,
    do.PickTactic: pick_tactic,
    do.RemoveTactic: remove_tactic,
    do.PlayCard: play_card,
    do.ActivateUnit: activate_unit,
    do.UseSkill: use_skill,
    do.UseGrant: use_grant,
    do.UseTactic: use_tactic,
    do.AttachBanner: attach_banner,
    do.UseBanner: use_banner,
    do.HealWound: heal_wound,
    do.StepTo: step_to,
    do.ExploreAt: explore_at,
    do.TakeTunnel: take_tunnel,
    do.Challenge: challenge,
    do.EnterSite: enter_site,
    do.Recruit: recruit,
    do.BuyCard: buy_card,
    do.AimAt: aim_at,
    **RIVAL_DESCRIBERS,
    do.BlockAttack: block_attack,
    do.SlowAttack: slow_attack,
    do.TakeDamage: take_damage,
    do.AssignDamage: assign_damage,
    do.PayMana: pay_mana,
    do.ChooseOption: choose_option,
    do.ChooseColour: choose_colour,
    do.ChooseCard: choose_card,
    do.ChooseUnit: choose_unit,
    do.ChooseEnemy: choose_enemy,
    do.ChooseSpace: choose_space,
    do.ChooseDie: choose_die,
    do.ChooseSkill: choose_skill,
    do.ChooseNumber: choose_number,
    do.ChooseSeat: choose_seat,
    do.ProposeAssault: propose_assault,
    do.JoinAssault: join_assault,
    do.Decline: decline,
    SettleChance: settle_chance,
}
"""Commands whose words depend on the position; the others are plain entries named after the command."""
