"""Building the view of a seat, or a spectator, from an allow-list, with names instead of numbers.

Orders of decks, faces of tokens lying face down, hands of others, cards stored under a Tactic and piles of skills never
enter it; how many there are everybody can see.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.events.tracks import BY_REPUTATION, BY_SHIELDS, LOCKED, POINTS, unpacked_gain
from mageknight.board.lattice import NEIGHBOURS, NOWHERE
from mageknight.board.names import source_name
from mageknight.board.rules.game.scoring import standing
from mageknight.board.rules.mana.available import dice_left, night_rules
from mageknight.board.rules.turn.hands import city_bonus, keep_bonus
from mageknight.board.rules.turn.levels import AskLevelSkill
from mageknight.board.rules.turn.skills import TOKEN_MARK, marks_on
from mageknight.board.rules.units.defence import unit_armor, unit_resistances
from mageknight.board.rules.world.ground import on_map, plain_cost, rampagers_at, wall_between
from mageknight.board.rules.world.movement import may_move, provoked, spaces_near, step_cost
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.assaults import Assault
from mageknight.board.state.player import Dummy, Unit
from mageknight.board.state.scenario_extras import NO_DIE, SHOWN, is_plain
from mageknight.board.terms import (
    BLACK,
    COLOURS,
    GOLD,
    NO_ENTRY,
    PHASES,
    PILES,
    REPUTATION_INFLUENCE,
    REPUTATION_X,
    RESISTANCES,
)
from mageknight.board.view.combat import combat_view, enemy_name, source_of
from mageknight.board.view.map import bits, city_views, looked_views, map_view
from mageknight.board.view.types import (
    AffairsView,
    AssaultView,
    BoardView,
    DecksView,
    DieView,
    DummyView,
    GoalView,
    LastingView,
    OffersView,
    PartView,
    PlayerView,
    SkillView,
    StepView,
    TurnView,
    UnitView,
)
from mageknight.kernel.message import Message
from mageknight.kernel.number import Modifier, Number

UNTIL: Final = ("turn", "combat", "round", "my_turn", "phase", "used", "centre")
"""The ends of lasting effects, in the order of `register`."""

GIVEN_BY: Final = {BY_REPUTATION: "UE-INTERACT-04", BY_SHIELDS: "UE-INTERACT-07"}
"""The rules that give points by themselves."""

SKILL_STATES: Final = ("ready", "turn", "round", "centre", "round")
_PLAIN: Final[dict[tuple[int, str], Number]] = {}


def board_view(state: BoardState, seat: int | None) -> BoardView:
    """Build the view of a seat; None is a spectator."""
    me = -1 if seat is None else seat
    own = state.players[me] if me >= 0 else None
    return BoardView(
        seat=me,
        scenario=state.setup.scenario,
        round=state.round,
        rounds=scenario_of(state).length(state.setup.seats),
        night=state.night,
        order=tuple(state.order),
        at=state.at,
        announced=state.announced,
        last_turns=tuple(state.last_turns),
        ending=state.ending,
        turn=turn_view(state),
        hand=cards(own.hand) if own is not None else (),
        drawn=cards(own.drawn) if own is not None else (),
        players=tuple([player_view(state, other) for other in range(len(state.players))]),
        dummy=None if state.dummy is None else dummy_view(state.dummy),
        tiles=map_view(state),
        cities=city_views(state),
        source=source_view(state),
        offers=offers_view(state),
        decks=decks_view(state),
        combat=None if state.combat is None else combat_view(state, state.combat),
        lasting=tuple([lasting_view(state, entry) for entry in state.active]),
        looked=looked_views(state, me),
        teams=tuple(state.teams),
        assault=None if state.assault is None else assault_view(state, state.assault),
        affairs=None if is_plain(state.affairs) else affairs_view(state, me),
        score=standing(state) if state.ending == 2 else (),
        goal=goal_view(state),
    )


def goal_view(state: BoardState) -> GoalView:
    """The scenario's goal, and how far it is."""
    scenario = scenario_of(state)
    have, need = scenario.progress(state)
    return GoalView(scenario.goal, have, need)


def affairs_view(state: BoardState, seat: int) -> AffairsView:
    """Additions of the scenario or the variants; of others' cards only how many there are."""
    kept = state.affairs
    known = kept.die_known == SHOWN or (kept.die != NO_DIE and kept.die_by == seat)
    own = [member for member in kept.named if seat >= 0 and state.teams[member] == state.teams[seat]]
    return AffairsView(
        out=kept.out,
        portal=not kept.shut,
        upgrades=cards(list(kept.upgrades)),
        pack=cards(list(kept.packs[seat])) if seat >= 0 and kept.packs else (),
        kept=cards(list(kept.kept[seat])) if seat >= 0 and kept.kept else (),
        keeps=tuple([len(row) for row in kept.kept]),
        named=own[0] if own else -1,
        die_by=kept.die_by,
        die=COLOURS[kept.die] if known else "",
        denied=((), ("white",), ("white", "red"), ())[kept.die_known],
    )


def assault_view(state: BoardState, assault: Assault) -> AssaultView:
    """A cooperative assault: everybody sees who faces whom."""
    standing = [(packed & 1023) >> 1 for packed in state.map.tokens if packed >> 10 == assault.city]
    parts = [
        PartView(
            seat,
            assault.origins[at],
            tuple([enemy_name(token) for token in assault.share_of(seat) if token in standing]),
            at < len(assault.turns),
        )
        for at, seat in enumerate(assault.seats)
    ]
    return AssaultView(assault.city, tuple(assault.shares), tuple(parts))


def cards(numbers: list[int]) -> tuple[str, ...]:
    """Cards by name, in the order they lie in."""
    known = LIB.cards
    return tuple([known[card].name for card in numbers])


def counted(counts: list[int]) -> dict[str, int]:
    """Counts by colour; colours of which there is nothing are left out."""
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


# The turn and the players.


def turn_view(state: BoardState) -> TurnView:
    """The turn under way, with the ways out of the hero's space."""
    turn = state.turn
    return TurnView(
        seat=turn.seat,
        phase=PHASES[turn.phase],
        move=turn.move,
        influence=turn.influence,
        heal=turn.heal,
        acted=turn.acted,
        moved=turn.moved,
        interacting=turn.interacting,
        dice=dice_left(state, turn.seat),
        steps=step_views(state, turn.seat),
        sums=point_sums(state),
    )


def point_sums(state: BoardState) -> dict[str, Number]:
    """Move, Influence and Healing with what each is made of; what was spent is one contribution."""
    turn = state.turn
    found: dict[str, Number] = {}
    if not turn.gains:
        return found
    for what, total in enumerate((turn.move, turn.influence, turn.heal)):
        parts: list[Modifier] = []
        spent = 0
        for gain in turn.gains:
            kind, amount, source = unpacked_gain(gain)
            if kind == what and source:
                parts.append(Modifier(amount, source_name(state, source), GIVEN_BY.get(source, "")))
            elif kind == what:
                spent += amount
        other = total - spent - sum([part.amount for part in parts])
        if other:
            parts.append(_part(other, "effect"))
        if spent:
            parts.append(_part(spent, "spent"))
        if parts:
            found[POINTS[what]] = Number(total, tuple(parts))
    return found


def step_views(state: BoardState, seat: int) -> tuple[StepView, ...]:
    """The spaces the hero on turn can step to: what each costs and why, and whom it provokes; none when nobody may move."""
    if seat < 0 or not may_move(state):
        return ()
    where = state.players[seat].where
    if where < 0:
        return ()
    around = [space if on_map(state, space) else NOWHERE for space in spaces_near(state, seat, where)]
    nearest = NEIGHBOURS[where]
    watched = any(space != NOWHERE and rampagers_at(state, space) for space in around)
    found: list[StepView] = []
    for space in around:
        if space == NOWHERE:
            continue
        direction = nearest.index(space) if space in nearest else -1
        cost = step_cost(state, seat, space)
        if cost != NO_ENTRY:
            angry = tuple(provoked(state, seat, where, space)) if watched else ()
            found.append(StepView(space, direction, cost_of_step(state, where, space, cost), angry))
    return tuple(found)


def cost_of_step(state: BoardState, where: int, space: int, cost: int) -> Number:
    """The cost of a step as a sum: the terrain, a wall, lasting effects."""
    plain = plain_cost(state, space)
    if plain == cost:
        return plainly(cost, "terrain", "UE-MOVE-03")
    parts = [_part(plain, "terrain", "UE-MOVE-03")] if plain != NO_ENTRY else []
    if wall_between(state, where, space):
        parts.append(_part(1, "wall"))
    left = cost - sum([part.amount for part in parts])
    if left:
        parts.append(_part(left, "effect"))
    return Number(cost, tuple(parts))


def plainly(total: int, key: str, rule: str) -> Number:
    """A number with a single reason; the few there are are made once."""
    found = _PLAIN.get((total, key))
    if found is None:
        found = _PLAIN[total, key] = Number(total, (_part(total, key, rule),))
    return found


def _part(amount: int, key: str, rule: str = "") -> Modifier:
    return Modifier(amount, Message("board-part-" + key), rule)


def player_view(state: BoardState, seat: int) -> PlayerView:
    """A player as everybody sees it."""
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        hero=LIB.heroes[player.hero].name if player.hero >= 0 else "",
        space=player.where,
        fame=player.fame,
        level=player.level,
        reputation=player.reputation,
        influence_bonus=REPUTATION_INFLUENCE[player.reputation - REPUTATION_X],
        armor=plainly(player.armor(), "level", "UE-LEVEL-02"),
        hand_limit=hand_limit(state, seat),
        command=player.command(),
        hand=len(player.hand),
        shown=cards(player.shown),
        deck=len(player.deck),
        discard=cards(player.discard),
        played=cards(player.played),
        aside=cards(player.aside),
        stored=len(player.stored),
        drawn=len(player.drawn),
        units=tuple([unit_view(state, seat, unit) for unit in player.units]),
        skills=tuple(
            [
                SkillView(LIB.skills[skill].name, SKILL_STATES[used], skill_marks(state, skill))
                for skill, used in zip(player.skills, player.skill_used, strict=True)
            ]
        ),
        skill_pile=len(player.skill_pile),
        crystals=counted(player.crystals),
        mana=counted(player.tokens),
        tactic=tactic_name(player.tactic),
        tactic_used=player.tactic_used > 0,
        flipped=player.flipped,
    )


def skill_marks(state: BoardState, skill: int) -> tuple[str, ...]:
    """The marks on a skill, by name."""
    if not state.active:
        return ()
    return tuple(
        [
            COLOURS[e.amount] if e.amount < len(COLOURS) else enemy_name(e.amount - TOKEN_MARK)
            for e in marks_on(state, skill)
        ]
    )


def hand_limit(state: BoardState, seat: int) -> Number:
    """The hand size the next draw goes up to: the Level token, keeps or a city nearby, what effects have added."""
    player = state.players[seat]
    plain = plainly(player.hand_limit(), "level", "UE-LEVEL-02")
    keeps, city = (
        (keep_bonus(state, seat), city_bonus(state, seat)) if state.map.shields or state.map.city_at else (0, 0)
    )
    parts: list[Modifier] = []
    if keeps or city:
        by_keeps = keeps >= city
        rule = "UE-ENDTURN-23" if by_keeps else "UE-ENDTURN-24"
        parts.append(_part(max(keeps, city), "keeps" if by_keeps else "city", rule))
    if player.hand_bonus:
        parts.append(_part(player.hand_bonus, "effect"))
    return Number(plain.total + sum([part.amount for part in parts]), (*plain.parts, *parts)) if parts else plain


def tactic_name(tactic: int) -> str:
    return LIB.tactics[tactic].name if tactic >= 0 else ""


def unit_view(state: BoardState, seat: int, unit: Unit) -> UnitView:
    """A unit with its state and what its Armor is made of now."""
    kind = LIB.units[unit.kind]
    armor = plainly(kind.armor, "printed-armor", "UE-DAMAGE-07")
    change = unit_armor(state, seat, unit) - kind.armor
    if change:
        armor = Number(kind.armor + change, (*armor.parts, _part(change, "effect")))
    return UnitView(
        uid=unit.uid,
        unit=kind.name,
        ready=not unit.spent,
        wounds=unit.wounds,
        armor=armor,
        resistances=bits(unit_resistances(state, seat, unit), RESISTANCES),
        hurt=unit.hurt,
        banner=LIB.cards[unit.banner].name if unit.banner >= 0 else "",
        banner_used=unit.used,
        mana=COLOURS[unit.token] if unit.token >= 0 else "",
        bond=unit.bond,
    )


def dummy_view(dummy: Dummy) -> DummyView:
    return DummyView(
        hero=LIB.heroes[dummy.hero].name,
        deck=len(dummy.deck),
        discard=cards(dummy.discard),
        crystals=counted(dummy.crystals),
        tactic=tactic_name(dummy.tactic),
        skill_pile=len(dummy.skill_pile),
    )


# The table.


def source_view(state: BoardState) -> tuple[DieView, ...]:
    """The dice of the Source; gold is depleted by night and black by day (UE-MANA-14)."""
    dead = GOLD if night_rules(state) else BLACK
    owners = [owner - LOCKED if owner >= LOCKED else owner for owner in state.dice_owner]
    return tuple([DieView(COLOURS[face], owners[die], face == dead) for die, face in enumerate(state.dice)])


def offers_view(state: BoardState) -> OffersView:
    return OffersView(
        actions=cards(state.action_offer),
        spells=cards(state.spell_offer),
        units=tuple([LIB.units[unit].name for unit in state.unit_offer]),
        monastery=cards(state.monastery_offer),
        skills=tuple([LIB.skills[skill].name for skill in state.skill_offer]),
        tactics=tuple([LIB.tactics[tactic].name for tactic in state.tactics]),
        revealed=turned_up(state),
    )


def turned_up(state: BoardState) -> tuple[str, ...]:
    """UE-LEVEL-05: the skills revealed for a level, until one is chosen."""
    for frame in state.core.agenda:
        if isinstance(frame, AskLevelSkill):
            return tuple([LIB.skills[skill].name for skill in frame.revealed])
    return ()


def decks_view(state: BoardState) -> DecksView:
    """The rest of everything that is shared; the backs of tiles tell countryside from core."""
    core = sum([1 for tile in state.map.deck if LIB.tiles[tile].is_core])
    return DecksView(
        actions=len(state.actions),
        spells=len(state.spells),
        artifacts=len(state.artifacts),
        regulars=len(state.regulars),
        elites=len(state.elites),
        ruins=len(state.ruin_pile),
        countryside=len(state.map.deck) - core,
        core=core,
        enemies={PILES[at]: len(pile) for at, pile in enumerate(state.piles)},
        discarded={
            PILES[at]: tuple([enemy_name(token) for token in pile]) for at, pile in enumerate(state.discards) if pile
        },
    )


def lasting_view(state: BoardState, entry: LastingEffect) -> LastingView:
    return LastingView(entry.seat, source_of(state, entry.source), UNTIL[entry.until])
