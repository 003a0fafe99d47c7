"""A view as lines of text: a compact but complete picture of the table for terminals and logs."""

from __future__ import annotations

from typing import Final

from mageknight.board.names import DIRECTIONS, named, nth
from mageknight.board.view.types import (
    AffairsView,
    AssaultView,
    AttackView,
    BoardView,
    CityView,
    CombatView,
    ContestView,
    DieView,
    EnemyView,
    HexView,
    PlayerView,
    PointsView,
    SourceView,
    TileView,
    TokenView,
    TurnView,
    UnitView,
)
from mageknight.kernel.message import Message, say
from mageknight.kernel.number import Number

NOTHING: Final = Message("board-line-nothing")


def lines(view: BoardView) -> list[Message]:
    """A view as lines of text."""
    told = [*heading(view), *team_lines(view)]
    for player in view.players:
        told.extend(player_lines(view, player))
    if view.dummy is not None:
        told.append(dummy_line(view))
    if view.seat >= 0:
        told.append(say("board-line-hand", cards=names("card", view.hand)))
    if view.drawn:
        told.append(say("board-line-drawn", cards=names("card", view.drawn)))
    told.append(say("board-line-source", dice=[die_words(die) for die in view.source]))
    told.extend(offer_lines(view))
    if view.combat is not None:
        told.extend(combat_lines(view, view.combat))
    if view.assault is not None:
        told.extend(assault_lines(view, view.assault))
    told.extend(map_lines(view))
    told.append(decks_line(view))
    if view.affairs is not None:
        told.extend(affair_lines(view, view.affairs))
    for entry in view.lasting:
        told.append(say("board-line-lasting", source=source_words(entry.source), until=named("until", entry.until)))
    return told


def team_lines(view: BoardView) -> list[Message]:
    """The two teams; that all play together is said by the scenario."""
    teams = dict.fromkeys(view.teams)
    if len(teams) < 2:
        return []
    sides = [[seat_words(view, seat) for seat, own in enumerate(view.teams) if own == team] for team in teams]
    return [say("board-line-team", players=side) for side in sides]


def assault_lines(view: BoardView, assault: AssaultView) -> list[Message]:
    """The lines on a cooperative assault: participants with their defenders, and who has fought."""
    return [
        say(
            "board-line-part-fought" if part.fought else "board-line-part",
            player=seat_words(view, part.seat),
            enemies=names("enemy", part.enemies) or NOTHING,
        )
        for part in assault.parts
    ]


def city_words(city: CityView) -> Message:
    """A city, or both halves of a Megapolis."""
    left = named("city", city.city)
    return say("board-megapolis", left=left, right=named("city", city.second)) if city.second else left


def affair_lines(view: BoardView, affairs: AffairsView) -> list[Message]:
    """The lines on what only the scenario or the variants of this table have brought."""
    told = [say("board-line-out", player=seat_words(view, seat)) for seat in affairs.out]
    if not affairs.portal:
        told.append(say("board-line-portal-closed"))
    if affairs.upgrades:
        told.append(say("board-line-upgrades", cards=names("card", affairs.upgrades)))
    if affairs.pack:
        told.append(say("board-line-pack", cards=names("card", affairs.pack)))
    if affairs.kept:
        told.append(say("board-line-kept", cards=names("card", affairs.kept)))
    if affairs.named >= 0:
        told.append(say("board-line-named", player=seat_words(view, affairs.named)))
    if affairs.die_by >= 0 and not affairs.die:
        told.append(say("board-line-die-hidden", player=seat_words(view, affairs.die_by)))
    elif affairs.die_by >= 0:
        colour = named("colour", affairs.die)
        told.append(say("board-line-die-known", player=seat_words(view, affairs.die_by), colour=colour))
    return told


def names(kind: str, ids: tuple[str, ...]) -> list[Message]:
    return [named(kind, each) for each in ids]


def seat_words(view: BoardView, seat: int) -> Message:
    """A seat by its hero; -1 is the dummy player."""
    if seat < 0:
        return Message("board-dummy")
    hero = view.players[seat].hero
    return named("hero", hero) if hero else say("player-number", number=seat + 1)


def number_words(number: Number) -> Message:
    """A number, with what it is made of if that says more than the number itself."""
    if len(number.parts) < 2:
        return say("board-number", total=number.total)
    parts = [say("board-number-part", amount=part.amount, source=part.source) for part in number.parts]
    return say("board-number-made-of", total=number.total, parts=parts)


def counts_words(kind: str, counts: dict[str, int]) -> list[Message]:
    """Mana or crystals by colour."""
    return [say("board-line-count", count=count, what=named(kind, colour)) for colour, count in counts.items()]


# The game and its players.


def heading(view: BoardView) -> list[Message]:
    """The line on where the game stands; before its first Round nobody is on turn yet."""
    if view.round == 0:
        return [say("board-line-before", scenario=named("scenario", view.scenario))]
    return [header(view), order_line(view)]


def header(view: BoardView) -> Message:
    """Scenario, Round, and whose turn it is; while Tactics are chosen it is nobody's."""
    turn = view.turn
    if turn.seat < 0:
        return say(
            "board-line-between-night" if view.night else "board-line-between-day",
            scenario=named("scenario", view.scenario),
            round=view.round,
            rounds=view.rounds,
        )
    return say(
        "board-line-header-night" if view.night else "board-line-header-day",
        scenario=named("scenario", view.scenario),
        round=view.round,
        rounds=view.rounds,
        player=seat_words(view, turn.seat),
        phase=named("phase", turn.phase),
        move=points_sum(turn, "move", turn.move),
        influence=points_sum(turn, "influence", turn.influence),
        heal=points_sum(turn, "heal", turn.heal),
        dice=turn.dice,
    )


def points_sum(turn: TurnView, what: str, total: int) -> Message:
    """Points with what they are made of."""
    return number_words(turn.sums.get(what, Number(total)))


def order_line(view: BoardView) -> Message:
    """The Round order, and who announced its end."""
    order = [seat_words(view, seat) for seat in view.order]
    if view.ending == 2:
        return say("board-line-over")
    if view.ending == 1:
        return say("board-line-ending", order=order)
    if 0 <= view.announced < len(view.order):
        return say("board-line-announced", order=order, player=seat_words(view, view.order[view.announced]))
    return say("board-line-order", order=order)


def player_lines(view: BoardView, player: PlayerView) -> list[Message]:
    told = [
        say(
            "board-line-player",
            mark=Message("board-mark-turn" if player.seat == view.turn.seat else "board-mark-none"),
            player=seat_words(view, player.seat),
            level=player.level,
            fame=player.fame,
            reputation=player.reputation,
            armor=number_words(player.armor),
            limit=number_words(player.hand_limit),
            hand=player.hand,
            deck=player.deck,
            place=place_words(view, player.space),
        )
    ]
    if player.shown:
        told.append(say("board-line-shown", cards=names("card", player.shown)))
    if player.tactic:
        key = "board-line-tactic-used" if player.tactic_used else "board-line-tactic"
        told.append(say(key, tactic=named("tactic", player.tactic), stored=player.stored))
    stock = [*counts_words("crystal", player.crystals), *counts_words("mana", player.mana)]
    if stock:
        told.append(say("board-line-stock", stock=stock))
    if player.units or player.command:
        told.append(say("board-line-units", units=unit_list(player), count=len(player.units), command=player.command))
    if player.skills:
        skills = [say("board-line-skill-" + each.state, skill=named("skill", each.skill)) for each in player.skills]
        told.append(say("board-line-skills", skills=skills))
    if player.played or player.aside or player.discard:
        played = names("card", player.played + player.aside)
        told.append(say("board-line-piles", played=played, discard=names("card", player.discard)))
    return told


def place_words(view: BoardView, space: int) -> Message:
    found = find_hex(view, space)
    return Message("board-line-off-map") if found is None else hex_words(view, found)


def unit_list(player: PlayerView) -> list[Message]:
    kinds = [unit.unit for unit in player.units]
    return [unit_words(unit, kinds, at) for at, unit in enumerate(player.units)]


def unit_words(unit: UnitView, kinds: list[str], at: int) -> Message:
    """A unit with its state; two of a kind are numbered."""
    name = named("unit", unit.unit)
    if kinds.count(unit.unit) > 1:
        name = nth(name, kinds[: at + 1].count(unit.unit))
    notes = [Message("board-line-unit-ready" if unit.ready else "board-line-unit-spent")]
    if unit.wounds:
        notes.append(say("board-line-unit-wounded", count=unit.wounds))
    if unit.banner:
        banner = named("card", unit.banner)
        notes.append(say("board-line-banner-used", card=banner) if unit.banner_used else banner)
    if unit.mana:
        notes.append(named("mana", unit.mana))
    return say("board-line-unit", uid=unit.uid, unit=name, notes=notes)


def dummy_line(view: BoardView) -> Message:
    dummy = view.dummy
    assert dummy is not None
    return say(
        "board-line-dummy",
        hero=named("hero", dummy.hero),
        deck=dummy.deck,
        discard=len(dummy.discard),
        crystals=counts_words("crystal", dummy.crystals),
        tactic=named("tactic", dummy.tactic) if dummy.tactic else NOTHING,
    )


# The table.


def die_words(die: DieView) -> Message:
    colour = named("colour", die.colour)
    if die.owner >= 0:
        return say("board-line-die-taken", colour=colour)
    return say("board-line-die-depleted", colour=colour) if die.depleted else colour


def offer_lines(view: BoardView) -> list[Message]:
    """The offers, from the top down; what there is nothing of is left out."""
    offers = view.offers
    told: list[Message] = []
    if offers.actions:
        told.append(say("board-line-actions", cards=names("card", offers.actions)))
    if offers.spells:
        told.append(say("board-line-spells", cards=names("card", offers.spells)))
    if offers.units:
        told.append(say("board-line-unit-offer", units=names("unit", offers.units)))
    if offers.monastery:
        told.append(say("board-line-monastery", cards=names("card", offers.monastery)))
    if offers.skills:
        told.append(say("board-line-skill-offer", skills=names("skill", offers.skills)))
    if offers.revealed:
        told.append(say("board-line-revealed-skills", skills=names("skill", offers.revealed)))
    if offers.tactics:
        told.append(say("board-line-tactics", tactics=names("tactic", offers.tactics)))
    return told


def decks_line(view: BoardView) -> Message:
    decks = view.decks
    return say(
        "board-line-decks",
        countryside=decks.countryside,
        core=decks.core,
        actions=decks.actions,
        spells=decks.spells,
        artifacts=decks.artifacts,
        regulars=decks.regulars,
        elites=decks.elites,
    )


# The map.


def find_hex(view: BoardView, space: int) -> HexView | None:
    for tile in view.tiles:
        if tile.position == space // 7 and space >= 0:
            return tile.hexes[space % 7]
    return None


def map_lines(view: BoardView) -> list[Message]:
    """The ways out of the viewer's space (or of the hero on turn), the cities, then tile by tile."""
    told: list[Message] = []
    for step in view.turn.steps:
        found = find_hex(view, step.space)
        if found is not None:
            told.append(
                say(
                    "board-line-step-provokes" if step.provokes else "board-line-step",
                    direction=named("direction", DIRECTIONS[step.direction] if step.direction >= 0 else "far"),
                    space=hex_words(view, found),
                    cost=number_words(step.cost),
                )
            )
    for city in view.cities:
        told.append(
            say(
                "board-line-city" if city.leader == -1 else "board-line-city-conquered",
                city=city_words(city),
                level=city.level,
                garrison=city.garrison,
                shields=[seat_words(view, seat) for seat in city.shields],
            )
        )
    told.extend([tile_line(view, tile) for tile in view.tiles])
    return told


def tile_line(view: BoardView, tile: TileView) -> Message:
    spaces = [hex_words(view, each) for each in tile.hexes]
    return say("board-line-tile", tile=named("tile", tile.tile), position=f"{tile.a},{tile.b}", spaces=spaces)


def hex_words(view: BoardView, each: HexView) -> Message:
    """A space: coordinates, terrain, and whatever is worth knowing about it."""
    notes: list[Message] = []
    if each.site != "none" and not each.empty:
        site = named("site", each.site)
        notes.append(say("board-line-mine", site=site, colours=names("colour", each.mine)) if each.mine else site)
    notes.extend([token_words(token) for token in each.enemies])
    if each.ruin:
        notes.append(Message("board-line-ruin-hidden") if each.ruin == "hidden" else named("ruin", each.ruin))
    notes.extend([say("board-line-shield", player=seat_words(view, seat)) for seat in each.shields])
    place, terrain = f"{each.q},{each.r}", named("terrain", each.terrain)
    if not notes:
        return say("board-line-hex", place=place, terrain=terrain)
    return say("board-line-hex-with", place=place, terrain=terrain, notes=notes)


def token_words(token: TokenView) -> Message:
    if token.enemy:
        return named("enemy", token.enemy)
    return say("board-line-token-hidden", enemy=named("pile", token.pile))


# The combat.


def combat_lines(view: BoardView, combat: CombatView) -> list[Message]:
    told = [say("board-line-combat", kind=named("combat", combat.kind), site=named("site", combat.site))]
    if combat.contest is not None:
        told.append(contest_line(view, combat.contest))
    kinds = [enemy.enemy for enemy in combat.enemies]
    for at, enemy in enumerate(combat.enemies):
        name = named("enemy", enemy.enemy)
        told.append(
            enemy_line(enemy, nth(name, kinds[: at + 1].count(enemy.enemy)) if kinds.count(enemy.enemy) > 1 else name)
        )
        told.extend([attack_line(attack) for attack in enemy.attacks])
    if combat.attack:
        told.append(say("board-line-attack-pool", points=[points_words(points) for points in combat.attack]))
    if combat.block:
        told.append(say("board-line-block-pool", points=[points_words(points) for points in combat.block]))
    if any(enemy.aimed for enemy in combat.enemies):
        told.append(say("board-line-aim", total=combat.total, needed=number_words(combat.needed)))
    return told


def contest_line(view: BoardView, contest: ContestView) -> Message:
    """A combat between players: who attacks how strongly, and what gets through."""
    return say(
        "board-line-contest",
        aggressor=seat_words(view, contest.aggressor),
        defender=seat_words(view, contest.defender),
        attendance=named("attendance", contest.attendance),
        attacker=seat_words(view, contest.attacker),
        value=contest.value,
        left=contest.left,
    )


def enemy_line(enemy: EnemyView, name: Message) -> Message:
    traits = names("ability", enemy.abilities) + names("resistance", enemy.resistances)
    if enemy.away:
        traits.append(Message("board-line-enemy-away"))
    if enemy.aimed:
        traits.append(Message("board-line-enemy-aimed"))
    return say(
        "board-line-enemy",
        enemy=name,
        armor=number_words(enemy.armor),
        fortified=enemy.fortified,
        fame=enemy.fame,
        traits=traits or [NOTHING],
    )


def attack_line(attack: AttackView) -> Message:
    if attack.summons:
        return say("board-line-summons", enemy=named("pile", attack.summons))
    value, element = number_words(attack.value), named("element", attack.element)
    if attack.left:
        return say(
            "board-line-attack",
            value=value,
            element=element,
            needed=attack.needed,
            gathered=attack.gathered,
            damage=number_words(attack.damage),
        )
    return say(
        "board-line-attack-blocked" if attack.blocked else "board-line-attack-done", value=value, element=element
    )


def points_words(points: PointsView) -> Message:
    return say(
        "board-line-points",
        amount=points.amount,
        kind=named("kind", points.kind),
        element=named("element", points.element),
        source=source_words(points.source),
    )


def source_words(source: SourceView) -> Message:
    """The source of something, in words."""
    if source.kind == "rule":
        return Message("board-source-rules")
    if source.kind == "site":
        return Message("board-source-site")
    return named(source.kind, source.name) if source.name else Message("board-some-unit")
