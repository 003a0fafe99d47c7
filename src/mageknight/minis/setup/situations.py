"""Situations of the miniatures game: a position written as text becomes a battle.

    game: minis
    edition: rebellion            # or quick-start, second
    seats: 2
    total: 200
    turn: 0                       # whose turn it is
    actions: 2                    # how many are left in it
    begin: yes                    # the turn only just begins: what happens at its start is still to come
    edges: south, north           # starting edges by seat
    sides: 0, 1
    terrain:
      thicket: 18 10 turn 1       # a piece, where it lies in inches, quarter turns
    objective 0: 18 18 of 1       # an objective and who controls it
    figure 0: rebellion-004 of 0 at 10 12.5 facing 90 click 2 tokens 1
    figure 1: rebellion-010 of 1 at 10 14 captive of 0
    figure 2: rebellion-012 of 1 eliminated
    figure 3: muster-031 of 0 at 20 20 soaring
    figure 4: muster-040 of 0 at 22 20 under 1     # somebody else controls it
    figure 5: muster-012 of 0 at 24 20 with I-004,R-005
    item 0: I-001 at 12 12        # an item on the battlefield
    company 0: AC-002             # the company of a seat
    domain 0: D-001               # the domain of a seat, in play
    book 0: 3 ember-dart deny down                 # who wields it, its spells from the top; the top one may lie face down
    figure 5: muster-099 of 0 rides 3              # a rider on its mount
    figure 6: muster-405 of 0 at 8 8 sections 0 2 5 0   # a large warrior, the clicks of its four dials

Figures are numbered from 0 in the order of commands; those of commands, riders and captives count the sections of large
warriors too. Places are inches, facings degrees from east, counted towards north.
Whatever is left out is as at the beginning of a battle; figures without a place are in reserve.
"""

from __future__ import annotations

from mageknight.kernel.agenda import Core
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import seed_from_text, streams
from mageknight.kernel.situations.situation import Section, Situation
from mageknight.minis.content.available import find_spell, library, packed, piece
from mageknight.minis.content.castles import name_of
from mageknight.minis.content.terrain import TOKEN_RADIUS
from mageknight.minis.editions import edition_named
from mageknight.minis.engine import MinisEngine
from mageknight.minis.events import (
    Boarded,
    Captured,
    CompanyCalled,
    FigurePut,
    ItemLaid,
    LevelChanged,
    Mounted,
    ObjectiveControlled,
    ObjectivePlaced,
    SectionLost,
    SectionRaised,
    TerrainPlaced,
)
from mageknight.minis.figures.bodies import passenger_of
from mageknight.minis.figures.castles import is_breached
from mageknight.minis.figures.riding import fits
from mageknight.minis.figures.sections import is_dead, is_hull, is_section, sections_of
from mageknight.minis.rules.chariots.carrying import is_chariot, kind_refusal
from mageknight.minis.rules.opening.areas import EDGES
from mageknight.minis.rules.opening.battle import new_battle
from mageknight.minis.rules.opening.scene import turn_order
from mageknight.minis.rules.turn.turns import BeginTurn, NextAction
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.entries import Enlisted, Lineup, Muster, lean
from mageknight.minis.state.battle import ELIMINATED, FALLEN, GONE, LYING, RESERVE, Battle
from mageknight.minis.state.beside import Beside
from mageknight.minis.state.books import add_book
from mageknight.minis.table.bases import OVERLAP
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.tabletop import SOARING


def arrange(situation: Situation) -> tuple[MinisSetup, Battle]:
    """The set-up and the state of a situation; its agenda has still to run up to the first decision."""
    root = situation.root
    setup = read_setup(root)
    core = Core([], streams(seed_from_text(situation.seed), MinisEngine.STREAMS))
    lines = root.named("figure")
    roll = [(library()[key_of(line)], owner_of(line, setup.seats)) for line in lines]
    state = new_battle(setup, core, roll, items_in(root))
    place_terrain(state, root)
    place_objectives(state, root)
    slots = [slot for slot in range(len(state.defs)) if not is_section(state, slot)]
    for castles in (True, False):  # tops before those who stand on them
        for slot, line in zip(slots, lines, strict=True):
            if state.defs[slot].is_castle == castles:
                place_figure(state, line, slot)
    for slot, line in zip(slots, lines, strict=True):
        seat_rider(state, line, slot)
        seat_passenger(state, line, slot)
    for slot, line in zip(slots, lines, strict=True):
        bind_captive(state, line, slot)
    place_items(state, root)
    check_room(state, root)
    for line in root.named("book"):
        give_book(state, line)
    for line in root.named("company"):
        CompanyCalled(seat_named(line, setup.seats), company_key(line)).apply(state)
    for line in root.named("domain"):
        state.beside.append(Beside(domain_key(line), seat_named(line, setup.seats)))
    state.regrant()
    begin(state, root)
    root.finish()
    return setup, state


def impossible(section: Section, reason: str) -> Refusal:
    return section.trouble("impossible", reason=say(reason))


def read_setup(root: Section) -> MinisSetup:
    """The set-up of a situation; its armies are whoever is named below."""
    seats = root.number("seats", 2)
    edition = edition_named(root.text("edition", MinisSetup().edition))
    edges = [edge_named(root, word) for word in root.words("edges")]
    setup = MinisSetup(
        seats=seats,
        edition=edition.name,
        total=root.number("total", 200),
        armies=read_armies(root, seats),
        sides=tuple([int(word) for word in root.words("sides")]),
        table=root.text("table", edition.open_table),
        edges=tuple(edges) if edges else (0, 2, 1, 3, 0)[:seats],
        turns=root.number("turns"),
        minutes=root.number("minutes"),
        card=2001 if root.number("card", 2002) == 2001 else 2002,
        abilities=root.text("abilities", "yes") == "yes",
        tournament=root.text("tournament", "no") == "yes",
        shared=root.text("shared", "no") == "yes",
        castle=builder(root, seats),
    )
    return packed(setup)


def builder(root: Section, seats: int) -> int:
    """The seat whose castle sections stand there, -1 for nobody."""
    owners = [owner_of(line, seats) for line in root.named("figure") if library()[key_of(line)].is_castle]
    return owners[0] if owners else -1


def read_armies(root: Section, seats: int) -> tuple[Lineup, ...]:
    """The armies by seat; a mount stands in the line of its rider."""
    lines = root.named("figure")
    slots: list[int] = []
    count = 0
    for number, line in enumerate(lines):
        if line.name() != str(number):
            raise line.trouble("unknown-name", name=line.name())
        slots.append(count)
        count += len(library()[key_of(line)].parts())
    ridden = [number_after(line, "rides", -1) for line in lines]
    for slot, line in zip(slots, lines, strict=True):
        if slot not in ridden:
            lend(lines, ridden, slot, line)
    armies: list[list[Enlisted]] = [[] for _ in range(seats)]
    for slot, mount, line in zip(slots, ridden, lines, strict=True):
        if slot not in ridden:
            rides = key_of(lines[slots.index(mount)]) if mount in slots else ""
            armies[owner_of(line, seats)].append(Enlisted(key_of(line), rides=rides))
    companies = {seat_named(line, seats): company_key(line) for line in root.named("company")}
    return tuple([lean(Muster(tuple(army), companies.get(seat, ""))) for seat, army in enumerate(armies)])


def lend(lines: list[Section], ridden: list[int], slot: int, line: Section) -> None:
    """A mount that stands alone came with somebody of its side who fits and has dismounted."""
    mount = library()[key_of(line)]
    for number, other in enumerate(lines):
        if ridden[number] < 0 and word_after(other, "of") == word_after(line, "of"):
            if fits(library()[key_of(other)], mount):
                ridden[number] = slot
                return


def seat_named(line: Section, seats: int) -> int:
    """The seat a line is about by its name."""
    if not line.name().isdigit() or int(line.name()) >= seats:
        raise line.trouble("not-a-seat", value=line.name())
    return int(line.name())


def domain_key(line: Section) -> str:
    if line.value not in library().domains:
        raise line.trouble("unknown-name", name=line.value)
    return line.value


def company_key(line: Section) -> str:
    if line.value not in library().companies:
        raise line.trouble("unknown-name", name=line.value)
    return line.value


def edge_named(root: Section, word: str) -> int:
    if word not in EDGES:
        raise root.trouble("unknown-name", name=word)
    return EDGES.index(word)


def key_of(line: Section) -> str:
    key = line.value.split()[0] if line.value else ""
    if library().get(key) is None:
        raise line.trouble("unknown-name", name=key)
    return key


def owner_of(line: Section, seats: int) -> int:
    return seat_after(line, "of", seats)


def seat_after(line: Section, word: str, seats: int) -> int:
    seat = word_after(line, word)
    if not seat.isdigit() or int(seat) >= seats:
        raise line.trouble("not-a-seat", value=seat)
    return int(seat)


def words_after(line: Section, word: str, count: int) -> list[str]:
    """The words that follow a word of a line; none if it is not there."""
    words = line.value.split()
    if word not in words:
        return []
    at = words.index(word)
    found = words[at + 1 : at + 1 + count]
    if len(found) < count:
        raise line.trouble("not-a-number", field=line.key, value=line.value)
    return found


def word_after(line: Section, word: str) -> str:
    found = words_after(line, word, 1)
    return found[0] if found else ""


def number_after(line: Section, word: str, default: int) -> int:
    text = word_after(line, word)
    if not text:
        return default
    if not text.isdigit():
        raise line.trouble("not-a-number", field=word, value=text)
    return int(text)


def units(line: Section, text: str) -> int:
    """Inches with up to three decimals as units of the lattice."""
    whole, _, part = text.partition(".")
    if not whole.isdigit() or (part and not part.isdigit()) or len(part) > 3:
        raise line.trouble("not-a-number", field=line.key, value=text)
    return int(whole) * INCH + int((part + "000")[:3]) * INCH // 1000


def place_terrain(state: Battle, root: Section) -> None:
    for block in root.named("terrain"):
        for line in block.below:
            line.understood = True
            if piece(line.key) is None:
                raise line.trouble("unknown-name", name=line.key)
            x, y = line.value.split()[:2]
            turn = number_after(line, "turn", 0) % 4
            TerrainPlaced(-1, line.key, units(line, x), units(line, y), turn).apply(state)


def place_objectives(state: Battle, root: Section) -> None:
    """The objectives that are named; without any, the one in the middle where the edition has it."""
    ground = state.table.ground
    lines = root.named("objective")
    for number, line in enumerate(lines):
        x, y = line.value.split()[:2]
        ObjectivePlaced(units(line, x), units(line, y), TOKEN_RADIUS).apply(state)
        ObjectiveControlled(number, int(word_after(line, "of") or -1)).apply(state)
    if not lines and state.edition.objective:
        ObjectivePlaced(ground.width // 2, ground.height // 2, TOKEN_RADIUS).apply(state)


def items_in(root: Section) -> list[tuple[str, int]]:
    """The items the figures wield, and those on the battlefield, which at first are nobody's."""
    found: list[tuple[str, int]] = []
    for slot, line in enumerate(root.named("figure")):
        for key in word_after(line, "with").split(","):
            if key:
                found.append((item_key(line, key), slot))
    return [*found, *[(item_key(line, line.value.split()[0]), LYING) for line in root.named("item")]]


def item_key(line: Section, key: str) -> str:
    if key not in library().items:
        raise line.trouble("unknown-name", name=key)
    return key


def place_items(state: Battle, root: Section) -> None:
    lines = root.named("item")
    first = len(state.items) - len(lines)
    for number, line in enumerate(lines):
        where = words_after(line, "at", 2)
        if where:
            ItemLaid(first + number, -1, units(line, where[0]), units(line, where[1])).apply(state)


def place_figure(state: Battle, line: Section, slot: int) -> None:
    """Place one figure: where it is, what its dial shows, which tokens it carries."""
    where = words_after(line, "at", 2)
    if word_after(line, "under"):
        state.hand_over(slot, seat_after(line, "under", state.setup.seats))
    known = state.defs[slot]
    state.click[slot] = number_after(line, "click", known.start)
    state.tokens[slot] = number_after(line, "tokens", 0)
    if state.click[slot] >= known.clicks or state.tokens[slot] > 2:
        raise impossible(line, "minis-arranged-dial")
    if where and known.is_castle:
        raise_section(state, line, slot)
    elif where:
        facing = number_after(line, "facing", 90) * 2 % 720
        FigurePut(slot, units(line, where[0]), units(line, where[1]), facing).apply(state)
        if "soaring" in line.value.split():
            LevelChanged(slot, SOARING).apply(state)
        if is_hull(state, slot):
            turn_sections(state, line, slot)
    elif "eliminated" in line.value.split():
        state.where[slot] = ELIMINATED
        state.click[slot] = known.clicks
        state.marks[slot] |= FALLEN
    elif "gone" in line.value.split():
        state.where[slot] = GONE
    else:
        state.where[slot] = RESERVE


def raise_section(state: Battle, line: Section, slot: int) -> None:
    """A castle section stands there, turned by quarter turns, with the portals of these numbers open (`open 1`, `open 12`)."""
    x, y = words_after(line, "at", 2)
    name = state.defs[slot].fittings.castle
    opened = word_after(line, "open")
    if is_breached(state, slot):
        known = piece(name)
        opened = "".join([str(n + 1) for n in range(len(known.castle.portals))]) if known and known.castle else ""
    bits = sum([1 << int(digit) - 1 for digit in opened])
    if piece(name_of(name, bits)) is None:
        raise line.trouble("unknown-name", name=name_of(name, bits))
    turn = number_after(line, "turn", 0) % 4
    SectionRaised(slot, name_of(name, bits), units(line, x), units(line, y), turn).apply(state)


def turn_sections(state: Battle, line: Section, hull: int) -> None:
    """The clicks of the four dials of a large warrior; a section whose dial is at its end is dead."""
    for section, text in zip(sections_of(hull), words_after(line, "sections", 4), strict=False):
        if not text.isdigit() or int(text) > state.defs[section].clicks:
            raise impossible(line, "minis-arranged-dial")
        state.click[section] = int(text)
        if is_dead(state, section):
            SectionLost(section).apply(state)


def seat_rider(state: Battle, line: Section, slot: int) -> None:
    """A rider sits on its mount, which must fit it."""
    if "rides" not in line.value.split():
        return
    mount = number_after(line, "rides", -1)
    if not 0 <= mount < len(state.kind) or not fits(state.defs[slot], state.defs[mount]):
        raise impossible(line, "minis-arranged-rider")
    Mounted(slot, mount).apply(state)


def seat_passenger(state: Battle, line: Section, slot: int) -> None:
    """A passenger is in the compartment of a chariot, which must have room for it."""
    if "aboard" not in line.value.split():
        return
    hull = number_after(line, "aboard", -1)
    if not 0 <= hull < len(state.kind) or not is_chariot(state, hull) or passenger_of(state, hull) >= 0:
        raise impossible(line, "minis-arranged-passenger")
    if kind_refusal(state, slot) is not None:
        raise impossible(line, "minis-arranged-passenger")
    Boarded(slot, hull).apply(state)


def bind_captive(state: Battle, line: Section, number: int) -> None:
    words = line.value.split()
    if "captive" in words:
        at = words.index("captive")
        if words[at + 1 : at + 2] != ["of"] or not words[at + 2 : at + 3] or not words[at + 2].isdigit():
            raise line.trouble("not-a-number", field="captive", value=line.value)
        captor = int(words[at + 2])
        if captor >= len(state.kind) or not state.table.touch[number] >> captor & 1:
            raise impossible(line, "minis-arranged-captive")
        Captured(captor, number).apply(state)


def give_book(state: Battle, line: Section) -> None:
    """A figure wields a spellbook with these spells; nobody counts its pages."""
    figure, *keys = line.value.split()
    if not figure.isdigit() or int(figure) >= len(state.kind):
        raise line.trouble("not-a-number", field=line.key, value=line.value)
    down = keys[-1:] == ["down"]
    for key in keys[:-1] if down else keys:
        if find_spell(key) is None:
            raise line.trouble("unknown-name", name=key)
    add_book(state, book_item(state, int(figure)), int(figure), tuple(keys[:-1] if down else keys), down)


def book_item(state: Battle, figure: int) -> int:
    """The number of the spellbook among a figure's items, -1 if it has none."""
    for number, item in enumerate(state.items):
        if item.pages and state.bearer[number] == figure:
            return number
    return -1


def check_room(state: Battle, root: Section) -> None:
    """No base may lie on another one."""
    table = state.table
    for one in range(len(table)):
        for other in range(one):
            both = table.down >> one & table.down >> other & 1
            if both and table.spacing(one, other) == OVERLAP and not table.parted(one, other):
                raise impossible(root, "minis-arranged-overlap")


def begin(state: Battle, root: Section) -> None:
    """Set the seat on turn, and how far its turn has come."""
    seat = root.number("turn", 0)
    if not 0 <= seat < state.setup.seats:
        raise root.trouble("not-a-seat", value=str(seat))
    first = root.number("first", seat)
    state.order = list(turn_order(state, first))
    if root.text("begin", "no") == "yes":
        state.core.agenda.append(BeginTurn(seat))
        return
    state.active = seat
    state.actions = root.number("actions", state.edition.actions_of(state, seat))
    state.taken[seat] = 1
    for figure in range(len(state.kind)):
        state.met[figure] = state.table.touch[figure] & ~state.held
    state.core.agenda.append(NextAction(seat))
