"""The world of a situation: map, tokens, cities, piles, Source and offers."""

from __future__ import annotations

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.events.world import pack_token
from mageknight.board.lattice import NEIGHBOURS, slot_at
from mageknight.board.rules.combat.outcome import city_leader
from mageknight.board.rules.world.ground import on_map
from mageknight.board.setup.situations.words import colour_of, number_of, seat_of, space_of
from mageknight.board.state import BoardState
from mageknight.board.state.marks import shield
from mageknight.board.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    PILES,
    SITES,
    SPELL,
)
from mageknight.kernel.situations.situation import Section


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
