"""The view of a battle, in a form for clients: all of it, but for the cards in others' spellbooks."""

from __future__ import annotations

import msgspec

from mageknight.kernel.game import View
from mageknight.minis.content.abilities import ability, is_card, is_order
from mageknight.minis.content.spells import GLYPH
from mageknight.minis.effects.forces import Force, forces
from mageknight.minis.events import STRUCTURE
from mageknight.minis.figures.bodies import chariot_of, deeds_of, is_limb, mount_of, passenger_of, rider_of, tokens_of
from mageknight.minis.figures.figure import SECTION_NAMES
from mageknight.minis.figures.roster import attack, damage, defense, members, powers, reach_of, speed
from mageknight.minis.figures.sections import hull_of, is_section
from mageknight.minis.rules.attack.bombs import TOKEN, kind_of, unpacked
from mageknight.minis.rules.attack.built import feature, structure_left
from mageknight.minis.rules.castles.fitting import FittingAsk, fittings_left
from mageknight.minis.rules.castles.planning import section_piece, waiting
from mageknight.minis.rules.opening.deployment import round_now, round_of, staying
from mageknight.minis.rules.spells.browsing import bars_of
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.rules.spells.elements import RADIUS, place_of
from mageknight.minis.rules.turn.actions import push_clicks
from mageknight.minis.setup import turn_limit
from mageknight.minis.state.battle import ACTED, FIELDED, RESERVE, RESTING, Battle
from mageknight.minis.state.beside import Beside, face_down, is_domain, knows, title_of
from mageknight.minis.state.books import NOBODY, keeper, knows_card, spell_of, wielder
from mageknight.minis.state.lasting import UNTILS, Lasting

NO_ROUND = -1
"""Nobody waits to be deployed."""
PHASES = ("", "command", "action", "end", "brood")
PLACES = ("reserve", "fielded", "eliminated", "gone")
LEVELS = ("ground", "soaring", "beneath", "rooted", "off")
"""By number; the last one stands for -1."""


class FigureView(msgspec.Struct, frozen=True):
    """One figure: who it is, where it stands, what its dial shows now.

    `push`: the clicks the action under way, or the next one it is given, will cost it (REB-PSH-01). `deploys`: it is set up in
    the round of deployment under way, and may be shifted until that is over. `hull`: the large warrior it is, or is a section of,
    -1 for all others; `section`: which of its four sections it is, a dead one keeps its place among the figures. `rides` is the
    mount under a rider and `rider` who sits on a mount, `aboard` the chariot of a passenger and `passenger` whom a chariot carries,
    -1 for nobody.
    """

    figure: int
    key: str
    name: str
    title: str
    owner: int
    controller: int
    place: str
    x: int
    y: int
    facing: int
    arc: int
    radius: int
    nose: int
    tail: int
    level: str
    click: int
    clicks: int
    points: int
    tokens: int
    acted: bool
    resting: bool
    deploys: bool
    push: int
    captor: int
    captive: int
    rides: int
    rider: int
    aboard: int
    passenger: int
    speed: int
    attack: int
    defense: int
    damage: int
    range: int
    abilities: tuple[str, ...]
    cancelled: tuple[str, ...]
    hull: int
    section: str


class TerrainView(msgspec.Struct, frozen=True):
    """One piece of terrain as it lies, with its number on the battlefield; `left` are the structural points left of
    constructed terrain in the turn under way, 0 for all other terrain."""

    piece: str
    x: int
    y: int
    turn: int
    number: int
    left: int


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective and who controls it, -1 for nobody."""

    x: int
    y: int
    controller: int


class LastingView(msgspec.Struct, frozen=True):
    """Something that outlasts an action: its kind, the figures behind it and concerned, -1 for none, and when it ends."""

    kind: str
    source: int
    target: int
    amount: int
    until: str
    seat: int


class BombView(msgspec.Struct, frozen=True):
    """A Bombardment token on the table: whose it is, its centre, the direction of its arrow, the radius of its area."""

    figure: int
    x: int
    y: int
    arrow: int
    radius: int


class ItemView(msgspec.Struct, frozen=True):
    """An item: the figure that wields it, -1 if it lies on the table at its place, -2 if it is out of the game."""

    item: int
    key: str
    title: str
    bearer: int
    x: int
    y: int


class BookView(msgspec.Struct, frozen=True):
    """A spellbook: its wielder, how many cards it holds, whether one lies face down on top and which.

    `spells` is the stack from the top, for whoever may look into it; `known` are cards the viewer has seen otherwise, `edges` the bars
    of further ones whose edge was shown, `bared` those of the top card while its edge is shown (0 for none). `pays` are the bars its
    wielder would pay now, 0 for whoever may not know.
    """

    book: int
    item: str
    figure: int
    count: int
    cover: str
    spells: tuple[str, ...]
    known: tuple[str, ...]
    edges: tuple[int, ...]
    bared: int
    pays: int


class GlyphView(msgspec.Struct, frozen=True):
    """The element of a glyph on the battlefield: its centre, its radius, and how far its spell reaches, in inches."""

    spell: str
    figure: int
    seat: int
    x: int
    y: int
    radius: int
    inches: int


class BesideView(msgspec.Struct, frozen=True):
    """A card beside the battlefield: its key, its name, who has played it, whether it is a domain and lies face up. Of a card the
    viewer may not look at the key is empty."""

    card: str
    title: str
    seat: int
    domain: bool
    shown: bool


class CastView(msgspec.Struct, frozen=True):
    """The spell being cast, from the moment it is shown: its caster, and the figure or card it is cast at, -1 until one is chosen."""

    figure: int
    spell: str
    target: int


class SeatView(msgspec.Struct, frozen=True):
    """One player: side, starting edge, points scored for eliminations, turns begun, whether still in the game."""

    seat: int
    side: int
    edge: int
    score: int
    turns: int
    status: int
    agreed: bool


class BattleView(View):
    """The whole battle."""

    edition: str
    total: int
    width: int
    height: int
    active: int
    phase: str
    actions: int
    order: tuple[int, ...]
    ending: int
    seats: tuple[SeatView, ...]
    figures: tuple[FigureView, ...]
    terrain: tuple[TerrainView, ...]
    pile: tuple[str, ...]
    objectives: tuple[ObjectiveView, ...]
    lasting: tuple[LastingView, ...] = ()
    bombs: tuple[BombView, ...] = ()
    items: tuple[ItemView, ...] = ()
    books: tuple[BookView, ...] = ()
    glyphs: tuple[GlyphView, ...] = ()
    casting: CastView | None = None
    beside: tuple[BesideView, ...] = ()
    limit: int = 0
    """The turns each player has at most; 0 when a clock decides."""


def battle_view(state: Battle, viewer: int | None = None) -> BattleView:
    """The battle as a seat sees it, or somebody who only watches."""
    ground = state.table.ground
    deploying = round_now(state) if RESERVE in state.where else NO_ROUND
    return BattleView(
        edition=state.edition.name,
        total=state.setup.total,
        width=ground.width,
        height=ground.height,
        active=state.active,
        phase=PHASES[state.phase],
        actions=state.actions,
        order=tuple(state.order),
        ending=state.ending,
        seats=tuple([_seat(state, seat) for seat in range(state.setup.seats)]),
        figures=tuple([_figure(state, figure, deploying) for figure in range(len(state.kind))]),
        terrain=tuple([terrain_view(state, number) for number, each in enumerate(state.terrain) if each[0]]),
        pile=tuple(sections_waiting(state) + state.pile),
        objectives=tuple([ObjectiveView(*each) for each in state.objectives]),
        lasting=tuple([_lasting(each) for each in state.lasting if each.kind != STRUCTURE]),
        bombs=tuple([_bomb(state, each) for each in state.lasting if each.kind == TOKEN]),
        items=tuple([_item(state, item) for item in range(len(state.items))]),
        books=tuple([_book(state, number, viewer) for number in range(len(state.books))]),
        beside=tuple([_beside(each, viewer) for each in state.beside]),
        glyphs=tuple([_glyph(each) for each in forces(state) if each.spell.kind == GLYPH]),
        casting=_casting(state) if state.books else None,
        limit=turn_limit(state.setup),
    )


def sections_waiting(state: Battle) -> list[str]:
    """The castle sections still to be placed, as pieces; then ladders and planking, while they are asked for."""
    seat = state.setup.castle
    if seat < 0:
        return []
    found = [section_piece(state, each).name for each in waiting(state, seat)]
    agenda = state.core.agenda
    return fittings_left(state, seat) if not found and agenda and isinstance(agenda[-1], FittingAsk) else found


def terrain_view(state: Battle, number: int) -> TerrainView:
    left = structure_left(state, number) if state.table.ground.built and feature(state, number) >= 0 else 0
    return TerrainView(*state.terrain[number], number, left)


def _book(state: Battle, number: int, viewer: int | None) -> BookView:
    book = state.books[number]
    looks = viewer is not None and keeper(state, number) == viewer
    seen = [card for card in book.stack if knows_card(state, card, viewer)]
    edges = [card for card in book.stack if state.cards[card].edge and card not in seen]
    return BookView(
        book=number,
        item=state.item_kind[book.item] if book.item != NOBODY else "",
        figure=wielder(state, number),
        count=0 if book.out else len(book.stack),
        cover=state.cards[book.cover].spell if book.cover != NOBODY else "",
        spells=tuple([state.cards[card].spell for card in book.stack]) if looks else (),
        known=() if looks else tuple(sorted([state.cards[card].spell for card in seen])),
        edges=() if looks else tuple(sorted([spell_of(state, card).bars for card in edges])),
        bared=spell_of(state, book.stack[0]).bars if book.bared else 0,
        pays=bars_of(state, number) if looks else 0,
    )


def _beside(each: Beside, viewer: int | None) -> BesideView:
    if not knows(each, viewer):
        return BesideView("", face_down().key, each.seat, True, False)
    return BesideView(each.card, title_of(each).key, each.seat, is_domain(each), each.shown)


def _casting(state: Battle) -> CastView | None:
    casts = [frame for frame in state.core.agenda if isinstance(frame, Cast)]
    return CastView(casts[-1].caster, state.cards[casts[-1].card].spell, casts[-1].target) if casts else None


def _glyph(force: Force) -> GlyphView:
    x, y = place_of(force.entry)
    inches = force.spell.amount("inches")
    return GlyphView(
        spell=force.spell.key, figure=force.entry.source, seat=force.entry.seat, x=x, y=y, radius=RADIUS, inches=inches
    )


def _lasting(entry: Lasting) -> LastingView:
    return LastingView(entry.kind, entry.source, entry.target, entry.amount, UNTILS[entry.until], entry.seat)


def _bomb(state: Battle, entry: Lasting) -> BombView:
    bomb = unpacked(entry.amount)
    return BombView(entry.source, bomb.x, bomb.y, bomb.arrow, kind_of(state, entry.source, bomb).radius)


def _item(state: Battle, item: int) -> ItemView:
    x, y = state.spots[item]
    known = state.items[item]
    return ItemView(item=item, key=known.key, title=known.name_key, bearer=state.bearer[item], x=x, y=y)


def _seat(state: Battle, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        side=state.sides[seat],
        edge=state.edge[seat],
        score=state.score[seat],
        turns=state.taken[seat],
        status=state.status[seat],
        agreed=bool(state.agreed[seat]),
    )


def is_deployable(state: Battle, figure: int, deploying: int) -> bool:
    """May a figure be set up, or put elsewhere, in the round of deployment under way?"""
    if deploying == NO_ROUND or is_limb(state, figure) or staying(state) >> figure & 1:
        return False
    if state.defs[figure].is_castle:
        return False
    return round_of(state, figure) == deploying


def _figure(state: Battle, figure: int, deploying: int) -> FigureView:
    known = state.defs[figure]
    table = state.table
    alive = state.click[figure] < known.clicks
    return FigureView(
        figure=figure,
        key=known.key,
        name=known.name,
        title=known.name_key,
        owner=state.owner[figure],
        controller=state.controller[figure],
        place=PLACES[state.where[figure]],
        x=table.x[figure],
        y=table.y[figure],
        facing=table.facing[figure],
        arc=table.arc[figure],
        radius=known.base.radius,
        nose=known.base.nose,
        tail=known.base.tail,
        level=LEVELS[table.level[figure]],
        click=state.click[figure],
        clicks=known.clicks,
        points=known.points,
        tokens=tokens_of(state, figure),
        acted=bool((state.marks[figure] if is_section(state, figure) else deeds_of(state, figure)) & ACTED),
        resting=bool(deeds_of(state, figure) & RESTING),
        deploys=alive and is_deployable(state, figure, deploying),
        push=push_clicks(state, figure),
        captor=state.captor[figure],
        captive=state.captive[figure],
        rides=mount_of(state, figure),
        rider=rider_of(state, figure),
        aboard=chariot_of(state, figure),
        passenger=passenger_of(state, figure),
        speed=speed(state, figure) if alive else 0,
        attack=attack(state, figure) if alive else 0,
        defense=defense(state, figure) if alive else 0,
        damage=damage(state, figure) if alive else 0,
        range=reach_of(state, figure),
        abilities=_names(state, powers(state, figure)) if state.where[figure] == FIELDED else (),
        cancelled=_names(state, state.off[figure]),
        hull=hull_of(state, figure) if known.is_large else -1,
        section=SECTION_NAMES[known.part] if is_section(state, figure) else "",
    )


def _names(state: Battle, mask: int) -> tuple[str, ...]:
    """The abilities by name; those of subfactions and mounts only where they can be of use during a battle."""
    known = state.edition.card.abilities
    shown = [each for each in members(mask) if not is_order(each) or (each in known and not is_card(each))]
    return tuple([ability(number).name for number in shown])
