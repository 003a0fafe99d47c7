"""Positions of the board game from situation files.

A situation begins as an ordinary game of its scenario at the start of the first turn; what the file names is then put in its
place. Cards are named from the top of a deck down; a card that nobody has comes from the shared decks.
"""

from __future__ import annotations

from mageknight.board.commands import PickHero, PickTactic
from mageknight.board.content.library import LIB, WOUND, library
from mageknight.board.engine import BoardEngine
from mageknight.board.events.rival_combat import foreign_turn
from mageknight.board.events.world import pack_token
from mageknight.board.lattice import NEIGHBOURS, NOWHERE, hex_at, slot_at
from mageknight.board.moves.combat import AskCombat
from mageknight.board.moves.rivals import AskRivalAttack
from mageknight.board.moves.turn import AskTurn
from mageknight.board.register import SKILL_MARK, UNTIL_USED, WHILE_CENTRE
from mageknight.board.rules.combat.combat import ADVENTURE, ASSAULT, RAMPAGE, RIVALS
from mageknight.board.rules.combat.outcome import city_leader
from mageknight.board.rules.game.opening import skills_of
from mageknight.board.rules.turn.rounds import DUMMY
from mageknight.board.rules.turn.skills import CENTRE, READY, TOKEN_MARK, skill_tag
from mageknight.board.rules.turn.turns import AskForfeit
from mageknight.board.rules.world.ground import is_stronghold, on_map
from mageknight.board.setup import ALL_SETS, BoardSetup
from mageknight.board.setup.packs import packed as with_packs
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.assaults import RivalCombat
from mageknight.board.state.battle import Combat, Enemy
from mageknight.board.state.marks import shield
from mageknight.board.state.player import Player, Unit
from mageknight.board.state.turn import fresh_turn
from mageknight.board.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    BASIC,
    COLOURS,
    PH_ATTACK,
    PH_BLOCK,
    PH_MOVE,
    PH_RANGED,
    PILES,
    SITES,
    SPELL,
    level_of,
)
from mageknight.kernel.rng import seed_from_text
from mageknight.kernel.situations.situation import Section, Situation

HEROES = ("arythea", "tovak", "goldyx", "norowas")
PHASES = {"ranged": PH_RANGED, "block": PH_BLOCK, "attack": PH_ATTACK}


SKILL_WORDS = ("ready", "turn", "round", "centre")
"""What became of a skill, in the order of `rules.turn.skills`."""


def arrange(situation: Situation) -> tuple[BoardSetup, BoardState]:
    """The set-up and the state a situation file describes."""
    library()
    root = situation.root
    plain = BoardSetup(
        seats=root.number("seats", 1),
        scenario=root.text("scenario", "solo_conquest" if root.number("seats", 1) == 1 else "full_conquest"),
        heroes=tuple(root.words("heroes")) or HEROES[: root.number("seats", 1)],
        sets=tuple(root.words("sets")) or ALL_SETS,
        variants=tuple(root.words("variants")),
        megapolises=tuple([int(level) for level in root.words("megapolises")]),
        teams=tuple([int(team) for team in root.words("teams")]),
    )
    setup = with_packs(plain)
    state = first_turn(setup, seed_from_text(situation.seed))
    arrange_world(state, root)
    for section in root.named("seat"):
        arrange_player(state, section)
    dummy = root.find("dummy")
    if dummy is not None:
        arrange_dummy(state, dummy)
    arrange_turn(state, root)
    root.finish()
    state.own_map()  # written on directly: nothing worked out before holds any more
    return setup, state


def first_turn(setup: BoardSetup, seed: bytes) -> BoardState:
    """A game at the start of its first turn; everybody has taken the first Tactic without an effect of its own."""
    engine = BoardEngine()
    state = engine.new(setup, seed)
    while True:
        decision = engine.pending(state)[0]
        if decision.kind not in ("hero", "tactic"):
            return state
        options = engine.options(state, decision).all()
        plain = [c for c in options if isinstance(c, PickHero) or (isinstance(c, PickTactic) and quiet(c.tactic))]
        engine.apply(state, (plain or options)[0])


def quiet(tactic: int) -> bool:
    return LIB.tactics[tactic].use in ("none", "ongoing")


def number_of(section: Section, kind: str, name: str) -> int:
    """The number of a named piece; an unknown name is an error of that line."""
    key = f"{kind}/{name.strip().replace('-', '_').replace(' ', '_')}"
    if key not in LIB.numbers:
        raise section.trouble("unknown-name", name=name)
    return LIB.numbers[key]


def space_of(section: Section, text: str) -> int:
    """A space written as its axial coordinates ``q,r``."""
    parts = text.replace(" ", "").split(",")
    if len(parts) != 2 or not all(part.lstrip("-").isdigit() for part in parts):
        raise section.trouble("not-a-place", value=text)
    space = hex_at(int(parts[0]), int(parts[1]))
    if space == NOWHERE:
        raise section.trouble("not-a-place", value=text)
    return space


def colour_of(section: Section, name: str) -> int:
    if name not in COLOURS:
        raise section.trouble("unknown-name", name=name)
    return COLOURS.index(name)


def arrange_world(state: BoardState, root: Section) -> None:
    """Round, time of day, map, tokens, Source and offers."""
    state.round = root.number("round", state.round)
    night = root.find("night")
    if night is not None:
        state.night = night.value in ("yes", "true", "")
    tiles = root.find("tiles")
    if tiles is not None:
        arrange_tiles(state, tiles)
    coming = root.find("tile-deck")
    if coming is not None:
        arrange_tile_deck(state, coming)
    tokens = root.find("tokens")
    if tokens is not None:
        arrange_tokens(state, tokens)
    cities = root.find("cities")
    if cities is not None:
        arrange_cities(state, cities)
    piles = root.find("piles")
    if piles is not None:
        arrange_piles(state, piles)
    shields = root.find("shields")
    if shields is not None:
        for line in shields.below:
            line.understood = True
            state.map.shields.extend([shield(space_of(line, line.key), int(seat)) for seat in line.as_words()])
    arrange_affairs(state, root)
    source = root.find("source")
    if source is not None:
        state.dice[:] = [colour_of(source, word) for word in source.as_words()]
        state.dice_owner[:] = [-1] * len(state.dice)
    arrange_offers(state, root)


def arrange_affairs(state: BoardState, root: Section) -> None:
    """Additions of scenarios: ``portal: closed``; secret entrances by space, each a ``dungeon`` or a ``tomb``; the ``named`` member
    of each team."""
    affairs = state.affairs.copy()
    affairs.shut = root.text("portal", "open") == "closed"
    secrets = root.find("secrets")
    for line in secrets.below if secrets is not None else []:
        line.understood = True
        if line.value not in ("dungeon", "tomb"):
            raise line.trouble("unknown-name", name=line.value)
        affairs.secrets = (*affairs.secrets, space_of(line, line.key) * 32 + SITES.index(line.value))
    named = root.find("named")
    if named is not None:
        affairs.named = tuple([seat_of(state, named, word) for word in named.as_words()])
    if affairs != state.affairs:
        state.affairs = affairs


def arrange_tiles(state: BoardState, tiles: Section) -> None:
    """Tiles by position ``a,b``; the map holds these and the starting tile, and no tokens but those named."""
    start = state.map.tile_at[slot_at(0, 0)]
    old = [tile for tile in state.map.tile_at if tile >= 0 and tile != start]
    state.map.tile_at[:] = [-1] * len(state.map.tile_at)
    state.map.tile_at[slot_at(0, 0)] = start
    state.map.deck.extend([tile for tile in old if tile not in state.map.deck])
    clear_map(state)
    for line in tiles.below:
        line.understood = True
        a, b = (int(part) for part in line.key.split(","))
        tile = number_of(line, "tile", line.value)
        state.map.tile_at[slot_at(a, b)] = tile
        for pile in (state.map.deck, state.map.spare):
            if tile in pile:
                pile.remove(tile)
        city = LIB.tiles[tile].city
        if city >= 0:
            state.map.city_at.append(slot_at(a, b) * 7)
            state.map.city_kind.append(next(c.number for c in LIB.cities if c.colour == city))
            state.map.city_level.append(4)
            state.map.city_taken.append(-1)


def arrange_tile_deck(state: BoardState, coming: Section) -> None:
    """The next tiles to be found, from the top of the deck; with ``only`` below there are no others."""
    tiles = [number_of(coming, "tile", word) for word in coming.as_words()]
    field = state.map
    others = [] if coming.find("only") is not None else [tile for tile in field.deck if tile not in tiles]
    field.deck[:] = others + tiles[::-1]
    field.spare[:] = [tile for tile in field.spare if tile not in tiles]


def arrange_piles(state: BoardState, piles: Section) -> None:
    """The next tokens of enemy piles by the colour of their backs, from the top."""
    for line in piles.below:
        line.understood = True
        if line.key not in PILES:
            raise line.trouble("unknown-name", name=line.key)
        top = [fetch_token(state, line, word) for word in line.as_words()]
        state.piles[PILES.index(line.key)].extend(top[::-1])


def arrange_cities(state: BoardState, cities: Section) -> None:
    """Cities by colour: ``level 7``, ``shields 0 1 1`` (seats in the order placed), ``conquered``, ``annex red`` (a Megapolis)."""
    field = state.map
    for line in cities.below:
        line.understood = True
        kind = number_of(line, "city", "city_" + line.key)
        if kind not in field.city_kind:
            raise line.trouble("impossible", reason=line.key)
        at = field.city_kind.index(kind)
        for word in line.as_words():
            name, *values = word.split()
            if name == "level":
                field.city_level[at] = int(values[0])
            elif name == "shields":
                field.city_shields.extend([shield(field.city_at[at], int(seat)) for seat in values])
            elif name == "annex":
                second = number_of(line, "city", "city_" + values[0])
                field.annexes.append(NEIGHBOURS[field.city_at[at]][1] * 64 + second * 8 + at)
            elif name == "conquered":
                field.city_taken[at] = city_leader(state, field.city_at[at])
            else:
                raise line.trouble("unknown-name", name=name)


def clear_map(state: BoardState) -> None:
    for packed in state.map.tokens:
        token = (packed & 1023) >> 1
        state.piles[LIB.enemies[LIB.token_kind[token]].pile].insert(0, token)
    state.map.tokens.clear()
    for packed in state.map.ruins:
        state.ruin_pile.insert(0, (packed & 1023) >> 1)
    state.map.ruins.clear()
    for city in (
        state.map.city_at,
        state.map.city_kind,
        state.map.city_level,
        state.map.city_taken,
        state.map.annexes,
    ):
        city.clear()
    while state.monastery_offer:
        state.actions.insert(0, state.monastery_offer.pop())


def fetch_token(state: BoardState, section: Section, name: str) -> int:
    """A free token of a kind of enemy."""
    kind = number_of(section, "enemy", name)
    pile = state.piles[LIB.enemies[kind].pile]
    free = sorted([token for token in pile if LIB.token_kind[token] == kind])
    if free:
        pile.remove(free[0])
        return free[0]
    for token, other in enumerate(LIB.token_kind):
        if other == kind and not any((packed & 1023) >> 1 == token for packed in state.map.tokens):
            return token
    raise section.trouble("impossible", reason=name)


def arrange_tokens(state: BoardState, tokens: Section) -> None:
    """Enemies and ruins by space ``q,r``; ``hidden`` after a name lays it face down."""
    for line in tokens.below:
        line.understood = True
        space = space_of(line, line.key)
        if not on_map(state, space):
            raise line.trouble("not-a-place", value=line.key)
        for word in line.as_words():
            name, _, how = word.partition(" ")
            face_up = how != "hidden"
            if f"ruin/{name}" in LIB.numbers:
                ruin = LIB.numbers[f"ruin/{name}"]
                state.ruin_pile.remove(ruin)
                state.map.ruins.append(pack_token(space, ruin, face_up))
            else:
                state.map.tokens.append(pack_token(space, fetch_token(state, line, name), face_up))


def arrange_offers(state: BoardState, root: Section) -> None:
    for name, offer, deck in (
        ("actions", state.action_offer, state.actions),
        ("spells", state.spell_offer, state.spells),
    ):
        section = root.find(name)
        if section is not None:
            deck.extend(offer)
            offer[:] = [number_of(section, "card", word) for word in section.as_words()]
            deck[:] = [card for card in deck if card not in offer]
    units = root.find("units")
    if units is not None:
        state.unit_offer[:] = [number_of(units, "unit", word) for word in units.as_words()]
    monastery = root.find("monastery")
    if monastery is not None:
        state.monastery_offer[:] = [number_of(monastery, "card", word) for word in monastery.as_words()]
        state.actions[:] = [card for card in state.actions if card not in state.monastery_offer]
    for name, stack in (("artifacts", state.artifacts),):
        section = root.find(name)
        if section is not None:
            top = [number_of(section, "card", word) for word in section.as_words()]
            stack[:] = [card for card in stack if card not in top] + top[::-1]
    skills = root.find("skills")
    if skills is not None:
        state.skill_offer[:] = [number_of(skills, "skill", word) for word in skills.as_words()]


def arrange_player(state: BoardState, section: Section) -> None:
    """One player: cards, units, skills, mana, tracks, place."""
    seat = int(section.name())
    if not 0 <= seat < len(state.players):
        raise section.trouble("not-a-seat", value=section.name())
    player = state.players[seat]
    arrange_cards(state, player, section)
    arrange_units(state, player, section)
    skills = section.find("skills")
    if skills is not None:
        arrange_skills(state, seat, skills)
    pile = section.find("skill-pile")
    if pile is not None:
        player.skill_pile[:] = [number_of(pile, "skill", word) for word in pile.as_words()][::-1]
    crystals = section.find("crystals")
    if crystals is not None:
        player.crystals[:] = count_colours(crystals)[:BASIC]
    mana = section.find("mana")
    if mana is not None:
        player.tokens[:] = count_colours(mana)
    player.fame = section.number("fame", player.fame)
    player.level = section.number("level", level_of(player.fame))
    player.reputation = section.number("reputation", player.reputation)
    tactic = section.find("tactic")
    if tactic is not None:
        player.tactic = number_of(tactic, "tactic", tactic.value)
    flipped = section.find("flipped")
    if flipped is not None:
        player.flipped = flipped.value in ("yes", "true", "")
    at = section.find("at")
    if at is not None:
        player.where = space_of(at, at.value)
        if not on_map(state, player.where):
            raise at.trouble("not-a-place", value=at.value)
    section.finish()


def seat_of(state: BoardState, section: Section, word: str) -> int:
    if not word.isdigit() or int(word) >= len(state.players):
        raise section.trouble("not-a-seat", value=word)
    return int(word)


def arrange_dummy(state: BoardState, section: Section) -> None:
    """The dummy player: its ``deck`` from the top, those and no others, its ``crystals`` and its ``tactic``."""
    dummy = state.dummy
    if dummy is None:
        raise section.trouble("impossible", reason=section.key)
    deck = section.find("deck")
    if deck is not None:
        dummy.deck[:] = [number_of(deck, "card", word) for word in deck.as_words()][::-1]
    crystals = section.find("crystals")
    if crystals is not None:
        dummy.crystals[:] = count_colours(crystals)[:BASIC]
    tactic = section.find("tactic")
    if tactic is not None:
        dummy.tactic = number_of(tactic, "tactic", tactic.value)
    section.finish()


def arrange_end(state: BoardState, root: Section) -> None:
    """``announced``: the seat that announced the End of the Round, or ``dummy``; ``ending``: the end of the scenario has come.

    ``last-turns`` are the seats that have one more turn, left out those of all others.
    """
    announced = root.find("announced")
    ending = root.find("ending")
    done = [DUMMY]
    if announced is not None:
        who = DUMMY if announced.value == "dummy" else seat_of(state, announced, announced.value)
        if who not in state.order:
            raise announced.trouble("impossible", reason=announced.value)
        state.announced = state.order.index(who)
        done.append(who)
    if ending is not None and ending.value in ("yes", "true", ""):
        state.ending = 1
    if announced is not None or state.ending:
        left = root.find("last-turns")
        if left is None:
            state.last_turns[:] = [seat for seat in state.order if seat not in done]
        else:
            state.last_turns[:] = [seat_of(state, left, word) for word in left.as_words()]


def arrange_skills(state: BoardState, seat: int, skills: Section) -> None:
    """Skills with what became of them (``turn``, ``round``, ``centre``) and what lies on them: colours, enemies."""
    player = state.players[seat]
    player.skills.clear()
    player.skill_used.clear()
    for text in skills.as_words():
        name, *words = text.split()
        number = number_of(skills, "skill", name)
        used = [SKILL_WORDS.index(word) for word in words if word in SKILL_WORDS]
        player.skills.append(number)
        player.skill_used.append(used[0] if used else READY)
        until = WHILE_CENTRE if CENTRE in used else UNTIL_USED
        for word in [word for word in words if word not in SKILL_WORDS]:
            value = COLOURS.index(word) if word in COLOURS else TOKEN_MARK + fetch_token(state, skills, word)
            state.active.append(
                LastingEffect(
                    key=SKILL_MARK,
                    seat=seat,
                    target=number,
                    amount=value,
                    bound=0,
                    until=until,
                    source=skill_tag(number),
                )
            )
    player.skill_pile[:] = [s for s in skills_of(state, player.hero) if s not in player.skills]


def arrange_cards(state: BoardState, player: Player, section: Section) -> None:
    """Hand, deck (from the top), discard pile and Play area; what is not named of one's cards lies under the deck."""
    named = {name: section.find(name) for name in ("hand", "deck", "discard", "played")}
    if not any(found is not None for found in named.values()):
        return
    pool = [*player.deck, *player.hand, *player.discard]
    piles: dict[str, list[int]] = {}
    for name, found in named.items():
        cards = [] if found is None else [number_of(found, "card", word) for word in found.as_words()]
        for card in cards:
            if card in pool:
                pool.remove(card)
            else:
                take_from_shared(state, card)
        piles[name] = cards
    player.hand[:] = piles["hand"]
    player.shown.clear()
    player.discard[:] = piles["discard"]
    player.played[:] = piles["played"]
    deck = named["deck"]
    below = [] if deck is not None and deck.find("only") is not None else pool
    player.deck[:] = below + piles["deck"][::-1]


def take_from_shared(state: BoardState, card: int) -> None:
    """Take a card that is no player's out of the decks and offers, so that it is not there twice."""
    if card == WOUND or LIB.cards[card].kind not in (ADVANCED_ACTION, SPELL, ARTIFACT):
        return
    for stack in (
        state.actions,
        state.action_offer,
        state.monastery_offer,
        state.spells,
        state.spell_offer,
        state.artifacts,
    ):
        if card in stack:
            stack.remove(card)


def arrange_units(state: BoardState, player: Player, section: Section) -> None:
    """Units with their condition: ``peasants spent wounded``; a colour is the mana that lies on it, ``bond`` what holds it.

    A card is the banner it carries.
    """
    units = section.find("units")
    if units is None:
        return
    player.units.clear()
    for word in units.as_words():
        name, *marks = word.split()
        state.serial += 1
        wounds = marks.count("wounded")
        unit = Unit(state.serial, number_of(units, "unit", name), "spent" in marks, wounds, bond="bond" in marks)
        for mark in marks:
            if f"card/{mark}" in LIB.numbers:
                banner = LIB.numbers[f"card/{mark}"]
                take_from_shared(state, banner)
                unit = unit.changed(unit.spent, unit.wounds, banner, False)
            elif mark not in ("spent", "wounded", "bond"):
                unit = unit.with_mana(colour_of(units, mark))
        player.units.append(unit)


def count_colours(section: Section) -> list[int]:
    """Mana as ``red, red, gold`` or ``red 2, gold``."""
    counts = [0, 0, 0, 0, 0, 0]
    for word in section.as_words():
        name, _, count = word.partition(" ")
        counts[colour_of(section, name)] += int(count or 1)
    return counts


def arrange_turn(state: BoardState, root: Section) -> None:
    """Set the turn: at its start, or in a phase of a combat; `order` is the Round order, the dummy player as -1."""
    order = root.find("order")
    if order is not None:
        state.order[:] = [int(word) for word in order.as_words()]
    begun = state.turn.seat >= 0
    seat = root.number("turn", state.turn.seat if begun else next(each for each in state.order if each >= 0))
    state.core.agenda.clear()
    state.memo.clear()
    if seat in state.order:
        state.at = state.order.index(seat)
    arrange_end(state, root)
    turn = fresh_turn(seat, PH_MOVE, state.serial)
    state.turn = turn
    turn.move = root.number("move")
    turn.influence = root.number("influence")
    player = state.players[seat]
    turn.hand_was_empty = not player.hand and len(player.deck) > 0
    combat = root.find("combat")
    contest = root.find("contest")
    nothing_left = not player.hand and not player.deck and combat is None and contest is None
    state.core.agenda.append(AskForfeit(seat) if nothing_left else AskTurn(seat))
    if combat is not None:
        arrange_combat(state, seat, combat)
    for other in state.players:
        if other.where < 0 and other is player:
            other.where = slot_at(0, 0) * 7
    if contest is not None:
        arrange_contest(state, seat, contest)


def arrange_contest(state: BoardState, seat: int, section: Section) -> None:
    """A combat with another player at the start of a phase: ``with`` whom, its ``phase``, how the other ``attends`` it.

    The aggressor has come from the place of the seat to that of the defender.
    """
    other = section.number("with")
    phase = PHASES[section.text("phase", "ranged")]
    fully = section.text("attends", "partly") == "fully"
    aggressor, defender = state.players[seat], state.players[other]
    site, origin = defender.where, aggressor.where
    state.combat = Combat(
        enemies=[],
        site=site,
        origin=origin,
        kind=RIVALS,
        units_allowed=True,
        unit_limit=-1,
        night=False,
        aims=[],
        attack=[],
        block=[],
        wounds=0,
        knocked_out=False,
        defeated=[],
        path=0,
        extra=[],
    )
    attacker = other if phase == PH_RANGED else seat
    turn = foreign_turn(state, other)
    turn.dice = int(fully)
    turn.phase = phase
    aggressor.where = site
    state.turn.path[:] = [origin]
    state.turn.acted = state.turn.moved = True
    state.turn.phase = phase
    state.contest = RivalCombat(
        aggressor=seat,
        defender=other,
        attendance=int(fully),
        phase=phase,
        attacker=attacker,
        passes=0,
        turns=[turn],
        wounds=0,
        knocked_out=False,
    )
    defender.flipped = fully
    if attacker == other:
        state.turn, state.contest.turns[0] = turn, state.turn
    state.core.agenda.append(AskRivalAttack(attacker))
    section.finish()


def arrange_combat(state: BoardState, seat: int, section: Section) -> None:
    """A combat at one of its phases, against the enemies named; ``fortified`` after a name means by the site."""
    player = state.players[seat]
    site = player.where if player.where >= 0 else slot_at(0, 0) * 7
    kind = {"assault": ASSAULT, "adventure": ADVENTURE, "rampage": RAMPAGE}[section.text("kind", "adventure")]
    enemies: list[Enemy] = []
    listed = section.find("enemies")
    for word in listed.as_words() if listed is not None else []:
        name, *marks = word.split()
        token = fetch_token(state, section, name)
        fortified = "fortified" in marks or (kind == ASSAULT and is_stronghold(state, seat, site))
        enemies.append(Enemy(token, site, fortified, kind != RAMPAGE))
    phase = PHASES[section.text("phase", "ranged")]
    units = section.text("units", "yes") == "yes"
    night = section.text("dark", "no") == "yes"
    state.combat = Combat(
        enemies=enemies,
        site=site,
        origin=site,
        kind=kind,
        units_allowed=units,
        unit_limit=-1,
        night=night,
        aims=[],
        attack=[],
        block=[],
        wounds=0,
        knocked_out=False,
        defeated=[],
        path=0,
        extra=[],
    )
    state.turn.phase = phase
    state.turn.acted = True
    state.core.agenda.append(AskCombat(seat))
    section.finish()
