"""Dealing again what somebody cannot know, and counting that nothing is lost."""

from __future__ import annotations

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.events.world import RUIN_MARK, pack_token
from mageknight.board.rules.coop.teams import side_of
from mageknight.board.rules.game.chance import STREAMS
from mageknight.board.rules.game.opening import has_site
from mageknight.board.rules.game.scoring import all_cards
from mageknight.board.rules.game.wagers import COLOURS as WAGERS
from mageknight.board.rules.units.banners import tokens_free
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player
from mageknight.board.state.scenario_extras import NO_DIE, SHOWN, is_plain, with_row
from mageknight.board.terms import ADVANCED_ACTION, ARTIFACT, SPELL
from mageknight.kernel.command import EVERYBODY
from mageknight.kernel.rng import Rng, streams

MOST_ROUNDS = 100

OVER = 2
"""The `ending` of a game that is over."""


def redeal(state: BoardState, viewer: int | None, rng: Rng) -> BoardState:
    """A copy in which all that the viewer cannot know is dealt again; it depends only on what is known and on `rng`."""
    dealt = state.copy().own_supply()
    dealt.own_map()
    redeal_affairs(dealt, viewer, rng)
    for deck in (dealt.actions, dealt.spells, dealt.artifacts, dealt.regulars, dealt.elites):
        shuffle(deck, rng)
    redeal_known(dealt, viewer, rng)
    redeal_tiles(dealt, rng)
    for seat, player in enumerate(dealt.players):
        redeal_player(player, viewer in (seat, EVERYBODY), rng)
    if dealt.dummy is not None:
        shuffle(dealt.dummy.deck, rng)
        shuffle(dealt.dummy.skill_pile, rng)
    dealt.core.rng = streams(rng.bytes16(), STREAMS)
    return dealt


def shuffle(cards: list[int], rng: Rng) -> None:
    """A fresh order that does not depend on the old one."""
    cards.sort()
    rng.shuffle(cards)


def redeal_player(player: Player, known: bool, rng: Rng) -> None:
    """Another's hand, deck and stored cards are one hidden lot; of one's own only the order of the deck is hidden."""
    shuffle(player.skill_pile, rng)
    if known:
        stored = len(player.stored)
        hidden = player.deck + player.stored
        shuffle(hidden, rng)
        player.stored[:] = hidden[:stored]
        player.deck[:] = hidden[stored:]
        return
    seen = player.shown.copy()
    hidden = player.hand + player.deck + player.stored + player.drawn
    for card in seen:
        hidden.remove(card)
    shuffle(hidden, rng)
    size = len(player.hand) - len(seen)
    player.hand[:] = seen + hidden[:size]
    del hidden[:size]
    for pile in (player.stored, player.drawn):
        size = len(pile)
        pile[:] = hidden[:size]
        del hidden[:size]
    player.deck[:] = hidden


def redeal_affairs(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """Deal again the drafts of others, the colour of a hidden die, the member another team has named."""
    if is_plain(state.affairs) or viewer == EVERYBODY:
        return
    affairs = state.affairs.copy()
    hidden = list(state.actions)
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    rows = [row[seat] for row in (affairs.packs, affairs.kept) if row for seat in others]
    for row in rows:
        hidden.extend(row)
    shuffle(hidden, rng)
    for seat in others:
        if affairs.packs:
            affairs.packs = with_row(affairs.packs, seat, draw_row(hidden, len(affairs.packs[seat])))
            affairs.kept = with_row(affairs.kept, seat, draw_row(hidden, len(affairs.kept[seat])))
    state.actions[:] = hidden
    if affairs.die != NO_DIE and affairs.die_by != viewer and affairs.die_known != SHOWN:
        affairs.die = rng.choice(list(WAGERS[affairs.die_known :]))
    if affairs.named and state.ending < OVER:
        affairs.named = tuple([named_member(state, member, viewer, rng) for member in affairs.named])
    state.affairs = affairs


def draw_row(hidden: list[int], count: int) -> tuple[int, ...]:
    """So many cards off the hidden lot."""
    row = tuple(hidden[len(hidden) - count :])
    del hidden[len(hidden) - count :]
    return row


def named_member(state: BoardState, member: int, viewer: int | None, rng: Rng) -> int:
    """The member a team has named; who is not of the team can only guess."""
    side = side_of(state, member)
    return member if viewer in side else rng.choice(side)


def redeal_known(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """Tokens and ruins lying face down are dealt again, but for those the viewer has looked at.

    What others have looked at they still know: the tokens that lie there now.
    """
    known = state.map.known
    mine = [mark >> 4 for mark in known if viewer == EVERYBODY or (mark & 15) >> 1 == viewer]
    moved: dict[int, int] = {}
    for pile in range(len(state.piles)):
        redeal_pile(state.piles[pile], hidden_tokens(state, pile), state.map.tokens, mine, 0, moved, rng)
    down = [packed for packed in state.map.ruins if not packed & 1]
    redeal_pile(state.ruin_pile, down, state.map.ruins, mine, RUIN_MARK, moved, rng)
    known[:] = [moved.get(mark >> 4, mark >> 4) * 16 + (mark & 15) for mark in known]


def hidden_tokens(state: BoardState, pile: int) -> list[int]:
    """The tokens of a pile that lie face down on the map, as the map keeps them."""
    return [p for p in state.map.tokens if not p & 1 and LIB.enemies[LIB.token_kind[(p & 1023) >> 1]].pile == pile]


def redeal_pile(
    pile: list[int], down: list[int], field: list[int], mine: list[int], base: int, moved: dict[int, int], rng: Rng
) -> None:
    """Exchange what lies face down with what is in the pile; `moved` notes which token takes the place of which."""
    places = [p for p in down if base + ((p & 1023) >> 1) not in mine]
    rows = [at for at, token in enumerate(pile) if base + token not in mine]
    hidden = [pile[at] for at in rows] + [(packed & 1023) >> 1 for packed in places]
    shuffle(hidden, rng)
    for packed in places:
        token = hidden.pop()
        moved[base + ((packed & 1023) >> 1)] = base + token
        field[field.index(packed)] = pack_token(packed >> 10, token, False)
    for at, token in zip(rows, hidden, strict=True):
        moved[base + pile[at]] = base + token
        pile[at] = token


def redeal_tiles(state: BoardState, rng: Rng) -> None:
    """The backs of the tiles are known: Countryside tiles stay on top of Core tiles, and cities among those in the game."""
    field = state.map
    country = [tile for tile in field.deck if not LIB.tiles[tile].is_core]
    spare_country = [tile for tile in field.spare if not LIB.tiles[tile].is_core]
    core = [tile for tile in field.deck if LIB.tiles[tile].is_core]
    spare_core = [tile for tile in field.spare if LIB.tiles[tile].is_core]
    hidden = deal_countryside(state, country, spare_country, rng)
    cities = [tile for tile in core if LIB.tiles[tile].city >= 0]
    sure = [tile for tile in core if LIB.tiles[tile].name in scenario_of(state).core_first]
    plain = [tile for tile in core if LIB.tiles[tile].city < 0 and tile not in sure] + spare_core
    shuffle(plain, rng)
    kept = len(core) - len(cities) - len(sure)
    new_core = cities + sure + plain[:kept]
    shuffle(new_core, rng)
    field.deck[:] = new_core + hidden[: len(country)]
    field.spare[:] = sorted(hidden[len(country) :] + plain[kept:])


def deal_countryside(state: BoardState, deck: list[int], spare: list[int], rng: Rng) -> list[int]:
    """Countryside tiles for the deck, then those for the box; tiles with a site the scenario is about are never in the box."""
    sites = scenario_of(state).wanted_sites
    sure = [tile for tile in deck if sites and has_site(LIB.tiles[tile], sites)]
    hidden = [tile for tile in deck + spare if tile not in sure]
    shuffle(hidden, rng)
    dealt = sure + hidden[: len(deck) - len(sure)]
    shuffle(dealt, rng)
    return dealt + hidden[len(deck) - len(sure) :]


def audit(state: BoardState) -> list[str]:
    """Faults in the count of pieces: cards of the shared decks, tokens, units, skills."""
    wrong = audit_bounds(state)
    if wrong or any(player.hero < 0 for player in state.players):
        return wrong
    wrong.extend(audit_cards(state))
    wrong.extend(audit_tokens(state))
    for seat, player in enumerate(state.players):
        if any(count < 0 or count > 3 for count in player.crystals) or any(count < 0 for count in player.tokens):
            wrong.append(f"seat {seat}: mana {player.crystals} {player.tokens}")
        if tokens_free(player) < 0:
            wrong.append(f"seat {seat}: more units than command tokens")
    return wrong


def audit_bounds(state: BoardState) -> list[str]:
    """Numbers that name nothing: rules look pieces up without asking whether they exist."""
    seats = len(state.players)
    players = [*state.players]
    cards = [
        *state.actions,
        *state.action_offer,
        *state.monastery_offer,
        *state.spells,
        *state.spell_offer,
        *state.artifacts,
    ]
    skills = [*state.skill_offer]
    for player in players:
        cards += all_cards(player) + player.drawn
        skills += player.skills + player.skill_pile
    units = [unit.kind for player in players for unit in player.units]
    tokens = [token for pile in (*state.piles, *state.discards) for token in pile]
    ranges: list[tuple[str, list[int], int, int]] = [
        ("card", cards, 0, len(LIB.cards)),
        ("unit", [*units, *state.regulars, *state.elites, *state.unit_offer], 0, len(LIB.units)),
        ("skill", skills, 0, len(LIB.skills)),
        ("token", tokens, 0, len(LIB.token_kind)),
        ("tile", [*state.map.deck, *state.map.spare], 0, len(LIB.tiles)),
        ("hero", [player.hero for player in players], -1, len(LIB.heroes)),
        ("tactic", [*state.tactics, *[player.tactic for player in players]], -1, len(LIB.tactics)),
        ("seat", [state.turn.seat], -2, seats),
        ("place in the order", [state.at], -1, len(state.order) + 1),
        ("round", [state.round], 0, MOST_ROUNDS),
        ("generator", state.core.rng, 0, 1 << 64),
    ]
    wrong = [name for name, numbers, low, end in ranges if not _within(numbers, low, end)]
    if seats != state.setup.seats:
        wrong.append(f"{seats} players")
    return wrong


def _within(numbers: list[int], low: int, end: int) -> bool:
    return all(type(number) is int and low <= number < end for number in numbers)


def audit_cards(state: BoardState) -> list[str]:
    """Every advanced action, spell and artifact of the sets in play exists exactly once."""
    cards = [
        *state.actions,
        *state.action_offer,
        *state.monastery_offer,
        *state.spells,
        *state.spell_offer,
        *state.artifacts,
        *state.affairs.upgrades,
        *[card for rows in (state.affairs.packs, state.affairs.kept) for row in rows for card in row],
    ]
    for player in state.players:
        cards.extend(all_cards(player))
        cards.extend(player.drawn)
        cards.extend([unit.banner for unit in player.units if unit.banner >= 0])
    if state.dummy is not None:
        cards.extend(state.dummy.deck + state.dummy.discard)
    cards.extend([card for card in state.gone if card >= 0])
    wrong = []
    for card in LIB.cards:
        if card.kind in (ADVANCED_ACTION, SPELL, ARTIFACT) and cards.count(card.number) > 1:
            wrong.append(f"{card.name}: {cards.count(card.number)} copies")
    sizes = [sum(1 for c in all_cards(p) + p.drawn if c != WOUND) for p in state.players]
    wrong.extend([f"seat {seat}: {size} cards" for seat, size in enumerate(sizes) if size > 80])
    return wrong


def audit_tokens(state: BoardState) -> list[str]:
    """Every enemy token is in one place only."""
    tokens = [token for pile in (*state.piles, *state.discards) for token in pile]
    tokens.extend([(packed & 1023) >> 1 for packed in state.map.tokens])
    if state.combat is not None:
        on_map = [(packed & 1023) >> 1 for packed in state.map.tokens]
        tokens.extend([enemy.token for enemy in state.combat.enemies if enemy.token not in on_map])
        tokens.extend(state.combat.defeated)
    return [
        f"token {token} is in {tokens.count(token)} places" for token in sorted(set(tokens)) if tokens.count(token) > 1
    ]
