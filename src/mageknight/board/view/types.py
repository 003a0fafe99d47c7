"""Types of the view of the board game: plain structures with names instead of numbers, ready for the wire."""

from __future__ import annotations

import msgspec

from mageknight.kernel.contract import View
from mageknight.kernel.game import ScoreLine
from mageknight.kernel.number import Number


class TokenView(msgspec.Struct, frozen=True, gc=False):
    """An enemy token on the map: its pile by the colour of the back, and its kind if it lies face up (else nothing)."""

    pile: str
    enemy: str


class HexView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A space: coordinates, what is printed there, and what lies on it.

    `empty` says that the printed site counts no longer: its rampaging enemies were defeated, the monastery burned.
    `mine` are the colours of a mine, `walls` the spaces behind walls; `shields` the seats that marked it, earliest
    first; `ruin` is the ruin token, ``hidden`` while it lies face down.
    """

    space: int
    q: int
    r: int
    terrain: str
    site: str = "none"
    empty: bool = False
    mine: tuple[str, ...] = ()
    walls: tuple[int, ...] = ()
    enemies: tuple[TokenView, ...] = ()
    ruin: str = ""
    shields: tuple[int, ...] = ()


class TileView(msgspec.Struct, frozen=True, gc=False):
    """A revealed tile at position (a, b): a steps north-east and b steps north of the start."""

    tile: str
    position: int
    a: int
    b: int
    hexes: tuple[HexView, ...]


class CityView(msgspec.Struct, frozen=True, gc=False):
    """A revealed city. `leader` is the seat that leads it, -1 while it stands, -2 if it fell without a leader.

    Of a Megapolis `space` and `city` are the left half, `annex` and `second` the right one; its level is that of both.
    """

    city: str
    space: int
    level: int
    garrison: int
    leader: int
    shields: tuple[int, ...]
    annex: int = -1
    second: str = ""


class DieView(msgspec.Struct, frozen=True, gc=False):
    """A die of the Source: its colour, who holds it (-1: nobody), and whether its colour is of no use at this time of day."""

    colour: str
    owner: int
    depleted: bool


class UnitView(msgspec.Struct, frozen=True, gc=False):
    """A unit in somebody's service; `uid` names it in commands. `banner` and `mana` are what lies on it, if anything.

    `banner_used` says that its banner lies face down until the next Round.
    """

    uid: int
    unit: str
    ready: bool
    wounds: int
    armor: Number
    resistances: tuple[str, ...]
    hurt: bool
    banner: str
    banner_used: bool
    mana: str
    bond: bool


class SkillView(msgspec.Struct, frozen=True, gc=False):
    """A skill and what became of it: ``ready``, ``turn`` and ``round`` (used until then), ``centre`` (on the table).

    `marks` are what lies on it: colours of mana, enemies.
    """

    skill: str
    state: str
    marks: tuple[str, ...] = ()


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player as everybody sees it. `space` is -1 off the map; crystals and mana are counted per colour.

    `shown` are the cards of the hand that everybody has seen there.
    """

    seat: int
    hero: str
    space: int
    fame: int
    level: int
    reputation: int
    influence_bonus: int
    armor: Number
    hand_limit: Number
    command: int
    hand: int
    shown: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    played: tuple[str, ...]
    aside: tuple[str, ...]
    stored: int
    drawn: int
    units: tuple[UnitView, ...]
    skills: tuple[SkillView, ...]
    skill_pile: int
    crystals: dict[str, int]
    mana: dict[str, int]
    tactic: str
    tactic_used: bool
    flipped: bool


class DummyView(msgspec.Struct, frozen=True, gc=False):
    """The automated player: its face-up cards and how many are left."""

    hero: str
    deck: int
    discard: tuple[str, ...]
    crystals: dict[str, int]
    tactic: str
    skill_pile: int


class StepView(msgspec.Struct, frozen=True, gc=False):
    """A space next to the hero on turn: its direction (0 NE, then clockwise; -1 for a leap over a space between), what
    entering it costs, and the spaces of the rampaging enemies the step would provoke.
    """

    space: int
    direction: int
    cost: Number
    provokes: tuple[int, ...]


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """The turn under way: whose (-1: the dummy's), where it stands, what is gathered. `dice` of the Source may still be used.

    `sums` says what Move, Influence and Healing are made of, where there is something to add up.
    """

    seat: int
    phase: str
    move: int
    influence: int
    heal: int
    acted: bool
    moved: bool
    interacting: bool
    dice: int
    steps: tuple[StepView, ...]
    sums: dict[str, Number]


class AttackView(msgspec.Struct, frozen=True, gc=False):
    """One attack of an enemy. `needed` is the Block that stops it, `gathered` what the present pool amounts to against it;
    `damage` is what it does to whom does not stop it.

    `left` says that it is still to be blocked or to deal damage; `summons` is the pile it summons from, if any.
    """

    value: Number
    element: str
    abilities: tuple[str, ...]
    summons: str
    needed: int
    gathered: int
    damage: Number
    blocked: bool
    dealt: bool
    cancelled: bool
    left: bool


class EnemyView(msgspec.Struct, frozen=True, gc=False):
    """An enemy in the combat; `token` names it in commands. `summoner` is the token it stands in for, or -1.

    `fortified` counts how often it is; `attackable` says whether it can be a target in this phase; `aimed` that it is one.
    """

    token: int
    enemy: str
    space: int
    summoner: int
    away: bool
    defender: bool
    armor: Number
    fortified: int
    abilities: tuple[str, ...]
    resistances: tuple[str, ...]
    attacks: tuple[AttackView, ...]
    attackable: bool
    aimed: bool
    fame: int


class SourceView(msgspec.Struct, frozen=True, gc=False):
    """A source: a kind of source and the name of the piece."""

    kind: str
    name: str


class PointsView(msgspec.Struct, frozen=True, gc=False):
    """One contribution to the attack or block being prepared.

    `limit` is ``free``, ``only`` or ``not`` (the enemy token `about`), ``double_swift`` (against swift attacks),
    ``per_trait`` (1 more for each ability, attack colour and resistance printed on the enemy).
    """

    amount: int
    kind: str
    element: str
    source: SourceView
    limit: str
    about: int


class ContestView(msgspec.Struct, frozen=True, gc=False):
    """A combat between two players: who attacked whom, how the defender attends, whose attack of which phase is under way.

    `value` is the attack gathered or made, of these `elements`; `blocked` what the Block takes off it, `left` the damage that
    remains; `siege_only` that only Siege Attacks count.
    """

    aggressor: int
    defender: int
    attendance: str
    phase: str
    attacker: int
    value: int
    elements: tuple[str, ...]
    blocked: int
    left: int
    siege_only: bool


class CombatView(msgspec.Struct, frozen=True, gc=False):
    """The present combat; `contest` if it is between players.

    `total` is what the attack gathered amounts to against the targets, `needed` their Armor.
    """

    kind: str
    space: int
    site: str
    origin: int
    night: bool
    units_allowed: bool
    unit_limit: int
    enemies: tuple[EnemyView, ...]
    attack: tuple[PointsView, ...]
    block: tuple[PointsView, ...]
    total: int
    needed: Number
    wounds: int
    knocked_out: bool
    defeated: tuple[str, ...]
    contest: ContestView | None = None


class LookedView(msgspec.Struct, frozen=True, gc=False):
    """A token lying face down that the viewer has looked at: on a space, or in its pile (space -1) below so many others."""

    name: str
    pile: str
    space: int
    above: int


class LastingView(msgspec.Struct, frozen=True, gc=False):
    """An effect that lasts: whom it serves, where it came from, when it ends."""

    seat: int
    source: SourceView
    until: str


class DecksView(msgspec.Struct, frozen=True, gc=False):
    """The number of cards, tokens and tiles the common decks and piles still hold; `discarded` are the enemies defeated so far."""

    actions: int
    spells: int
    artifacts: int
    regulars: int
    elites: int
    ruins: int
    countryside: int
    core: int
    enemies: dict[str, int]
    discarded: dict[str, tuple[str, ...]]


class OffersView(msgspec.Struct, frozen=True, gc=False):
    """The offers; advanced actions and spells from the top down. `revealed` are skills turned up for somebody who gains a level."""

    actions: tuple[str, ...]
    spells: tuple[str, ...]
    units: tuple[str, ...]
    monastery: tuple[str, ...]
    skills: tuple[str, ...]
    tactics: tuple[str, ...]
    revealed: tuple[str, ...] = ()


class AffairsView(msgspec.Struct, frozen=True, gc=False):
    """Additions of single scenarios and variants; `pack`, `kept` and `named` are for the viewer.

    `out` are the seats eliminated; `portal` says whether the portal is open; `upgrades` are the cards laid out between
    two Rounds; `pack` those to draft from, `kept` those set aside, and `keeps` how many each seat has set aside; `named` is
    the member the viewer's team wants to bring home, or -1. A die is hidden in the combat by seat `die_by` (-1: none): its
    colour if it is known, and the colours it is known not to show.
    """

    out: tuple[int, ...]
    portal: bool
    upgrades: tuple[str, ...]
    pack: tuple[str, ...]
    kept: tuple[str, ...]
    keeps: tuple[int, ...]
    named: int
    die_by: int
    die: str
    denied: tuple[str, ...]


class PartView(msgspec.Struct, frozen=True, gc=False):
    """A participant of a cooperative assault: where the hero attacks from, and the defenders dealt to it that still stand."""

    seat: int
    origin: int
    enemies: tuple[str, ...]
    fought: bool


class AssaultView(msgspec.Struct, frozen=True, gc=False):
    """A cooperative assault under way: the city, who takes part with how many defenders each, in the order of the combats."""

    city: int
    shares: tuple[int, ...]
    parts: tuple[PartView, ...]


class GoalView(msgspec.Struct, frozen=True, gc=False):
    """The scenario's goal: its name, and how much of it is reached (`have` of `need`; 0 where nothing is counted)."""

    name: str
    have: int
    need: int


class BoardView(View):
    """The table from one side. `seat` is -1 for a spectator; `hand`, `drawn` and `looked` are the viewer's own.

    The scenario lasts `rounds` rounds at most. `order` lists seats, -1 for the dummy; `at` is the place in it whose turn it
    is; `announced` is the place that announced the end of the round, or -1; `last_turns` are the seats that still have a
    turn then; `ending` is 1 once the end of the game is near, 2 after it; then `score` has every line of everybody's score.
    `teams` is the team of each seat, if there are any.
    """

    seat: int
    scenario: str
    round: int
    rounds: int
    night: bool
    order: tuple[int, ...]
    at: int
    announced: int
    last_turns: tuple[int, ...]
    ending: int
    turn: TurnView
    hand: tuple[str, ...]
    drawn: tuple[str, ...]
    players: tuple[PlayerView, ...]
    dummy: DummyView | None
    tiles: tuple[TileView, ...]
    cities: tuple[CityView, ...]
    source: tuple[DieView, ...]
    offers: OffersView
    decks: DecksView
    combat: CombatView | None
    lasting: tuple[LastingView, ...]
    looked: tuple[LookedView, ...] = ()
    teams: tuple[int, ...] = ()
    assault: AssaultView | None = None
    affairs: AffairsView | None = None
    score: tuple[ScoreLine, ...] = ()
    goal: GoalView = GoalView("conquer", 0, 0)
