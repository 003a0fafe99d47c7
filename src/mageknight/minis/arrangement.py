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

Figures are numbered from 0 in the order of commands. Places are inches, facings degrees from east, counted towards north.
Whatever is left out is as at the beginning of a battle; figures without a place are in reserve.
"""

from __future__ import annotations

from mageknight.kernel.agenda import Core
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import seed_from_text, streams
from mageknight.kernel.situation import Section, Situation
from mageknight.minis.content.terrain import TOKEN_RADIUS
from mageknight.minis.editions import edition_named
from mageknight.minis.engine import MinisEngine, new_battle
from mageknight.minis.events import (
    Captured,
    FigurePut,
    LevelChanged,
    ObjectiveControlled,
    ObjectivePlaced,
    TerrainPlaced,
)
from mageknight.minis.rules.areas import EDGES
from mageknight.minis.rules.scene import turn_order
from mageknight.minis.rules.turns import BeginTurn, NextAction
from mageknight.minis.setup import MinisSetup
from mageknight.minis.state import ELIMINATED, FALLEN, GONE, RESERVE, Battle
from mageknight.minis.stock import library, packed, piece
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
    state = new_battle(setup, core, roll)
    place_terrain(state, root)
    place_objectives(state, root)
    for number, line in enumerate(lines):
        place_figure(state, line, number)
    for number, line in enumerate(lines):
        bind_captive(state, line, number)
    check_room(state, root)
    begin(state, root)
    root.finish()
    return setup, state


def impossible(section: Section, reason: str) -> Refusal:
    return section.trouble("impossible", reason=say(reason))


def read_setup(root: Section) -> MinisSetup:
    """The set-up of a situation; its armies are whoever is named below."""
    seats = root.number("seats", 2)
    edition = edition_named(root.text("edition", MinisSetup().edition))
    armies: list[list[str]] = [[] for _ in range(seats)]
    for number, line in enumerate(root.named("figure")):
        if line.name() != str(number):
            raise line.trouble("unknown-name", name=line.name())
        armies[owner_of(line, seats)].append(key_of(line))
    edges = [edge_named(root, word) for word in root.words("edges")]
    setup = MinisSetup(
        seats=seats,
        edition=edition.name,
        total=root.number("total", 200),
        armies=tuple([tuple(army) for army in armies]),
        sides=tuple([int(word) for word in root.words("sides")]),
        table=root.text("table", edition.open_table),
        edges=tuple(edges) if edges else (0, 2, 1, 3)[:seats],
        turns=root.number("turns"),
        minutes=root.number("minutes"),
        card=2001 if root.number("card", 2002) == 2001 else 2002,
        abilities=root.text("abilities", "yes") == "yes",
        tournament=root.text("tournament", "no") == "yes",
    )
    return packed(setup)


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
    seat = word_after(line, "of")
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


def place_figure(state: Battle, line: Section, slot: int) -> None:
    """Where one figure is, what its dial shows, which tokens it carries."""
    where = words_after(line, "at", 2)
    known = state.defs[slot]
    state.click[slot] = number_after(line, "click", known.start)
    state.tokens[slot] = number_after(line, "tokens", 0)
    if state.click[slot] >= known.clicks or state.tokens[slot] > 2:
        raise impossible(line, "minis-arranged-dial")
    if where:
        facing = number_after(line, "facing", 90) * 2 % 720
        FigurePut(slot, units(line, where[0]), units(line, where[1]), facing).apply(state)
        if "soaring" in line.value.split():
            LevelChanged(slot, SOARING).apply(state)
    elif "eliminated" in line.value.split():
        state.where[slot] = ELIMINATED
        state.click[slot] = known.clicks
        state.marks[slot] |= FALLEN
    elif "gone" in line.value.split():
        state.where[slot] = GONE
    else:
        state.where[slot] = RESERVE


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


def check_room(state: Battle, root: Section) -> None:
    """No base may lie on another one."""
    table = state.table
    for one in range(len(table)):
        for other in range(one):
            both = table.down >> one & table.down >> other & 1
            if both and table.spacing(one, other) == OVERLAP and not table.parted(one, other):
                raise impossible(root, "minis-arranged-overlap")


def begin(state: Battle, root: Section) -> None:
    """Whose turn it is, and how far it has come."""
    seat = root.number("turn", 0)
    if not 0 <= seat < state.setup.seats:
        raise root.trouble("not-a-seat", value=str(seat))
    first = root.number("first", seat)
    state.order = list(turn_order(state, first))
    if root.text("begin", "no") == "yes":
        state.core.agenda.append(BeginTurn(seat))
        return
    state.active = seat
    state.actions = root.number("actions", state.edition.actions(state.setup))
    state.taken[seat] = 1
    for figure in range(len(state.kind)):
        state.met[figure] = state.table.touch[figure] & ~state.held
    state.core.agenda.append(NextAction(seat))
