"""The state of a board game: plain data, copied by hand, written only by events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.board.affairs import Affairs
from mageknight.board.lattice import SLOTS
from mageknight.board.setup import BoardSetup
from mageknight.board.terms import ARMOR_BY_LEVEL, COMMAND_BY_LEVEL, HAND_BY_LEVEL, PH_NONE
from mageknight.kernel.agenda import Core, State
from mageknight.kernel.record import Record

if TYPE_CHECKING:
    from mageknight.board.scenarios.scenario import Scenario


class Unit(Record):
    """A unit card in somebody's unit area. Units are never changed, only replaced.

    `uid` tells apart two copies of one kind; `wounds` counts its Wound cards; `banner` is the card attached to it, or -1;
    `hurt` is set when damage was assigned to it in the present combat; `token` is the colour of a mana token on it, or -1;
    `bond` marks a unit that needs no command token: that of the skill Bonds of Loyalty, or one lent by an effect;
    `used` says that its banner lies face down, used for this Round.
    """

    FIELDS = ("uid", "kind", "spent", "wounds", "banner", "hurt", "token", "bond", "used")

    def __init__(
        self,
        uid: int,
        kind: int,
        spent: bool = False,
        wounds: int = 0,
        banner: int = -1,
        hurt: bool = False,
        token: int = -1,
        bond: bool = False,
        used: bool = False,
    ) -> None:
        self.uid = uid
        self.kind = kind
        self.spent = spent
        self.wounds = wounds
        self.banner = banner
        self.hurt = hurt
        self.token = token
        self.bond = bond
        self.used = used

    def ready(self) -> bool:
        """Only a unit that is ready and not wounded can be activated (UE-UNIT-11)."""
        return not self.spent and self.wounds == 0

    def changed(self, spent: bool, wounds: int, banner: int, hurt: bool) -> Unit:
        """The same unit in another condition; another banner comes face up."""
        used = self.used and banner == self.banner
        return Unit(self.uid, self.kind, spent, wounds, banner, hurt, self.token, self.bond, used)

    def with_mana(self, colour: int) -> Unit:
        """The same unit with a mana token of this colour on it."""
        return Unit(self.uid, self.kind, self.spent, self.wounds, self.banner, self.hurt, colour, self.bond, self.used)


class Enemy(Record):
    """An enemy in the present combat, replaced rather than changed.

    `token` is the instance; `where` the space it belongs to; `fortified` says that the site fortifies it; `defender` that it must
    be defeated to conquer the site; `summoner` is the instance it stands in for, or -1; `away` marks a summoner whose monster
    fights in its place; `blocked`, `dealt`, `cancelled` have one bit per attack; `vampire` counts armor drunk; `guarded`
    is the armor lent by Defend; `defended` says its own Defend is used up; `walled` that it is attacked across a wall.
    """

    FIELDS = (
        "token",
        "where",
        "fortified",
        "defender",
        "summoner",
        "away",
        "blocked",
        "dealt",
        "cancelled",
        "vampire",
        "guarded",
        "defended",
        "walled",
    )

    def __init__(
        self,
        token: int,
        where: int,
        fortified: bool = False,
        defender: bool = False,
        summoner: int = -1,
        away: bool = False,
        blocked: int = 0,
        dealt: int = 0,
        cancelled: int = 0,
        vampire: int = 0,
        guarded: int = 0,
        defended: bool = False,
        walled: bool = False,
    ) -> None:
        self.token = token
        self.where = where
        self.fortified = fortified
        self.defender = defender
        self.summoner = summoner
        self.away = away
        self.blocked = blocked
        self.dealt = dealt
        self.cancelled = cancelled
        self.vampire = vampire
        self.guarded = guarded
        self.defended = defended
        self.walled = walled

    def clone(self) -> Enemy:
        return Enemy(
            self.token,
            self.where,
            self.fortified,
            self.defender,
            self.summoner,
            self.away,
            self.blocked,
            self.dealt,
            self.cancelled,
            self.vampire,
            self.guarded,
            self.defended,
            self.walled,
        )


class Active(Record):
    """One entry of the register of active effects.

    `key` says what it does (see `register`), `seat` whom it serves, `target` what it is about (an enemy token, a unit, a
    terrain … or -1), `a` and `b` are its numbers, `until` when it ends, `source` the card, unit or skill it came from.
    """

    FIELDS = ("key", "seat", "target", "a", "b", "until", "source")

    def __init__(self, key: int, seat: int, target: int, a: int, b: int, until: int, source: int) -> None:
        self.key = key
        self.seat = seat
        self.target = target
        self.a = a
        self.b = b
        self.until = until
        self.source = source


class Points(Record):
    """One contribution to attack or block: so much, of that kind and element, from that source.

    `limit` restricts what it may be used against (see `combat.limits`), `about` names the enemy or attack the limit is about.
    """

    FIELDS = ("amount", "kind", "element", "source", "limit", "about", "key")

    def __init__(self, amount: int, kind: int, element: int, source: int, limit: int, about: int, key: int) -> None:
        self.amount = amount
        self.kind = kind
        self.element = element
        self.source = source
        self.limit = limit
        self.about = about
        self.key = key


class Combat(Record):
    """The present combat: who is fought, where, and what has been gathered for the next attack or block.

    `path` is the way taken through a maze; `extra` are the spaces of the rampaging enemies that take part.
    """

    FIELDS = (
        "enemies",
        "site",
        "origin",
        "kind",
        "units_allowed",
        "unit_limit",
        "night",
        "aims",
        "attack",
        "block",
        "wounds",
        "knocked_out",
        "defeated",
        "path",
        "extra",
    )

    def __init__(
        self,
        enemies: list[Enemy],
        site: int,
        origin: int,
        kind: int,
        units_allowed: bool,
        unit_limit: int,
        night: bool,
        aims: list[int],
        attack: list[Points],
        block: list[Points],
        wounds: int,
        knocked_out: bool,
        defeated: list[int],
        path: int,
        extra: list[int],
    ) -> None:
        self.enemies = enemies
        self.site = site
        self.origin = origin
        self.kind = kind
        self.units_allowed = units_allowed
        self.unit_limit = unit_limit
        self.night = night
        self.aims = aims
        self.attack = attack
        self.block = block
        self.wounds = wounds
        self.knocked_out = knocked_out
        self.defeated = defeated
        self.path = path
        self.extra = extra

    def copy(self) -> Combat:
        return Combat(
            self.enemies.copy(),
            self.site,
            self.origin,
            self.kind,
            self.units_allowed,
            self.unit_limit,
            self.night,
            self.aims.copy(),
            self.attack.copy(),
            self.block.copy(),
            self.wounds,
            self.knocked_out,
            self.defeated.copy(),
            self.path,
            self.extra.copy(),
        )


class Player(Record):
    """One player: hero, cards, units, skills, mana, place on map and tracks. A dummy player is kept apart.

    `shown` are the cards in hand that everybody has seen there.
    """

    FIELDS = (
        "hero",
        "fame",
        "reputation",
        "level",
        "hand",
        "deck",
        "discard",
        "played",
        "aside",
        "units",
        "skills",
        "skill_used",
        "skill_pile",
        "crystals",
        "tokens",
        "where",
        "tactic",
        "tactic_used",
        "stored",
        "flipped",
        "hand_bonus",
        "drawn",
        "shields",
        "plundered",
        "shown",
    )

    def __init__(
        self,
        hero: int,
        fame: int,
        reputation: int,
        level: int,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        played: list[int],
        aside: list[int],
        units: list[Unit],
        skills: list[int],
        skill_used: list[int],
        skill_pile: list[int],
        crystals: list[int],
        tokens: list[int],
        where: int,
        tactic: int,
        tactic_used: int,
        stored: list[int],
        flipped: bool,
        hand_bonus: int,
        drawn: list[int],
        shields: list[int],
        plundered: bool,
        shown: list[int],
    ) -> None:
        self.hero = hero
        self.fame = fame
        self.reputation = reputation
        self.level = level
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.played = played
        self.aside = aside
        self.units = units
        self.skills = skills
        self.skill_used = skill_used
        self.skill_pile = skill_pile
        self.crystals = crystals
        self.tokens = tokens
        self.where = where
        self.tactic = tactic
        self.tactic_used = tactic_used
        self.stored = stored
        self.flipped = flipped
        self.hand_bonus = hand_bonus
        self.drawn = drawn
        self.shields = shields
        self.plundered = plundered
        self.shown = shown

    def copy(self) -> Player:
        return Player(
            self.hero,
            self.fame,
            self.reputation,
            self.level,
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.played.copy(),
            self.aside.copy(),
            self.units.copy(),
            self.skills.copy(),
            self.skill_used.copy(),
            self.skill_pile.copy(),
            self.crystals.copy(),
            self.tokens.copy(),
            self.where,
            self.tactic,
            self.tactic_used,
            self.stored.copy(),
            self.flipped,
            self.hand_bonus,
            self.drawn.copy(),
            self.shields.copy(),
            self.plundered,
            self.shown.copy(),
        )

    def armor(self) -> int:
        """UE-SETUP-30, UE-LEVEL-02: the Armor of the top Level token."""
        return ARMOR_BY_LEVEL[self.level - 1]

    def hand_limit(self) -> int:
        """The unmodified Hand limit of the top Level token."""
        return HAND_BY_LEVEL[self.level - 1]

    def command(self) -> int:
        """UE-LEVEL-03: the number of Command tokens."""
        return COMMAND_BY_LEVEL[self.level - 1]


class Turn(Record):
    """What belongs to the turn under way and ends with it.

    `since` is the serial number at its start: units with a higher uid joined in it; `fought` are the units that attacked or blocked.
    `dice_taken` are the dice of the Source used so far; those of them in `dice_kept` go back without being rolled. `gains` are the
    contributions to Move, Influence and Healing, each a packed number (see `events.tracks`).
    """

    FIELDS = (
        "seat",
        "phase",
        "move",
        "influence",
        "heal",
        "acted",
        "moved",
        "dice",
        "path",
        "played",
        "hand_was_empty",
        "spent_crystals",
        "dice_taken",
        "counts",
        "interacting",
        "rewards",
        "forfeited",
        "extra_turn",
        "since",
        "fought",
        "dice_kept",
        "gains",
    )

    def __init__(
        self,
        seat: int,
        phase: int,
        move: int,
        influence: int,
        heal: int,
        acted: bool,
        moved: bool,
        dice: int,
        path: list[int],
        played: int,
        hand_was_empty: bool,
        spent_crystals: list[int],
        dice_taken: list[int],
        counts: list[int],
        interacting: bool,
        rewards: list[int],
        forfeited: bool,
        extra_turn: bool,
        since: int,
        fought: list[int],
        dice_kept: list[int],
        gains: list[int],
    ) -> None:
        self.seat = seat
        self.phase = phase
        self.move = move
        self.influence = influence
        self.heal = heal
        self.acted = acted
        self.moved = moved
        self.dice = dice
        self.path = path
        self.played = played
        self.hand_was_empty = hand_was_empty
        self.spent_crystals = spent_crystals
        self.dice_taken = dice_taken
        self.counts = counts
        self.interacting = interacting
        self.rewards = rewards
        self.forfeited = forfeited
        self.extra_turn = extra_turn
        self.since = since
        self.fought = fought
        self.dice_kept = dice_kept
        self.gains = gains

    def copy(self) -> Turn:
        return Turn(
            self.seat,
            self.phase,
            self.move,
            self.influence,
            self.heal,
            self.acted,
            self.moved,
            self.dice,
            self.path.copy(),
            self.played,
            self.hand_was_empty,
            self.spent_crystals.copy(),
            self.dice_taken.copy(),
            self.counts.copy(),
            self.interacting,
            self.rewards.copy(),
            self.forfeited,
            self.extra_turn,
            self.since,
            self.fought.copy(),
            self.dice_kept.copy(),
            self.gains.copy(),
        )


# What `Turn.counts` counts.
RECRUITED = 0
BLOCKED = 1
WOUNDS_TO_HAND = 2
REPUTATION_GIVEN = 3
DICE_USED = 4
WOUNDS_TO_DISCARD = 5
COMPANY = 6
PROPOSALS = 7
COUNTS = 8


def fresh_turn(seat: int, phase: int = PH_NONE, since: int = 0) -> Turn:
    counts = [0] * COUNTS
    return Turn(
        seat,
        phase,
        0,
        0,
        0,
        False,
        False,
        1,
        [],
        0,
        False,
        [0, 0, 0, 0],
        [],
        counts,
        False,
        [],
        False,
        False,
        since,
        [],
        [],
        [],
    )


class Dummy(Record):
    """The automated player of solo and cooperative games (UE-DUMMY-01)."""

    FIELDS = ("hero", "deck", "discard", "crystals", "tactic", "skill_pile")

    def __init__(
        self, hero: int, deck: list[int], discard: list[int], crystals: list[int], tactic: int, skill_pile: list[int]
    ) -> None:
        self.hero = hero
        self.deck = deck
        self.discard = discard
        self.crystals = crystals
        self.tactic = tactic
        self.skill_pile = skill_pile

    def copy(self) -> Dummy:
        return Dummy(
            self.hero, self.deck.copy(), self.discard.copy(), self.crystals.copy(), self.tactic, self.skill_pile.copy()
        )


class Map(Record):
    """The map: tiles by position, tokens by space, shields, cities.

    `tile_at` gives the tile at each position or -1; `tokens` are the enemy tokens on the map as space * 1024 + instance * 2 + face
    up; `ruins` likewise for ruin tokens; `shields` are space * 8 + seat in the order placed; `city_shields` the same on City
    cards; `city_at`, `city_level`, `city_taken` describe revealed cities in the order of reveal. `slain` are spaces where
    a rampaging enemy was defeated; `known` what single players have looked at (see `known_mark`); `paths` the ways through mazes and
    labyrinths already taken, as space * 4 + path. `annexes` are the right halves of Megapolises, as space * 64 + kind of
    city * 8 + number of the city they belong to.
    """

    FIELDS = (
        "tile_at",
        "rotation",
        "deck",
        "spare",
        "tokens",
        "ruins",
        "shields",
        "city_at",
        "city_kind",
        "city_level",
        "city_taken",
        "city_shields",
        "slain",
        "known",
        "paths",
        "annexes",
    )

    def __init__(
        self,
        tile_at: list[int],
        rotation: list[int],
        deck: list[int],
        spare: list[int],
        tokens: list[int],
        ruins: list[int],
        shields: list[int],
        city_at: list[int],
        city_kind: list[int],
        city_level: list[int],
        city_taken: list[int],
        city_shields: list[int],
        slain: list[int],
        known: list[int],
        paths: list[int],
        annexes: list[int],
    ) -> None:
        self.tile_at = tile_at
        self.rotation = rotation
        self.deck = deck
        self.spare = spare
        self.tokens = tokens
        self.ruins = ruins
        self.shields = shields
        self.city_at = city_at
        self.city_kind = city_kind
        self.city_level = city_level
        self.city_taken = city_taken
        self.city_shields = city_shields
        self.slain = slain
        self.known = known
        self.paths = paths
        self.annexes = annexes

    def copy(self) -> Map:
        return Map(
            self.tile_at.copy(),
            self.rotation,
            self.deck.copy(),
            self.spare.copy(),
            self.tokens.copy(),
            self.ruins.copy(),
            self.shields.copy(),
            self.city_at.copy(),
            self.city_kind.copy(),
            self.city_level.copy(),
            self.city_taken.copy(),
            self.city_shields.copy(),
            self.slain.copy(),
            self.known.copy(),
            self.paths.copy(),
            self.annexes.copy(),
        )


def empty_map() -> Map:
    return Map([-1] * SLOTS, [], [], [], [], [], [], [], [], [], [], [], [], [], [], [])


class Assault(Record):
    """A cooperative assault on a city that all invited players agreed to.

    `seats` are the participants in the order of their combats, the initiator first; `shares` how many defenders each of them
    faces; `origins` the spaces they attack from; `dealt` the tokens of the defenders, share after share; `turns` are the turns of
    participants while another one has the word, in the same order; `ended` counts those that are over.
    """

    FIELDS = ("city", "seats", "shares", "origins", "dealt", "turns", "ended")

    def __init__(
        self,
        city: int,
        seats: list[int],
        shares: list[int],
        origins: list[int],
        dealt: list[int],
        turns: list[Turn],
        ended: int,
    ) -> None:
        self.city = city
        self.seats = seats
        self.shares = shares
        self.origins = origins
        self.dealt = dealt
        self.turns = turns
        self.ended = ended

    def copy(self) -> Assault:
        return Assault(
            self.city,
            self.seats.copy(),
            self.shares.copy(),
            self.origins.copy(),
            self.dealt.copy(),
            [turn.copy() for turn in self.turns],
            self.ended,
        )

    def share_of(self, seat: int) -> list[int]:
        """The tokens dealt to a participant."""
        at = self.seats.index(seat)
        first = sum(self.shares[:at])
        return self.dealt[first : first + self.shares[at]]


class Contest(Record):
    """A combat between two players (UE-PVP-02): the aggressor, whose turn it is, and the defender.

    `attendance` is that of the defender (see `rules.contest`); `phase` is Ranged and Siege or Melee; `attacker` is the seat whose attack
    is under way, `passes` how many times in succession nobody attacked. `turns` holds the turn of the one who has not the word, `wounds`
    and `knocked_out` what the combat has done to that hero. `mana` counts what was spent on the attack under way; `repelled` are
    the units whose last attack was blocked, by their uids.
    """

    FIELDS = (
        "aggressor",
        "defender",
        "attendance",
        "phase",
        "attacker",
        "passes",
        "turns",
        "wounds",
        "knocked_out",
        "mana",
        "repelled",
    )

    def __init__(
        self,
        aggressor: int,
        defender: int,
        attendance: int,
        phase: int,
        attacker: int,
        passes: int,
        turns: list[Turn],
        wounds: int,
        knocked_out: bool,
        mana: int = 0,
        repelled: tuple[int, ...] = (),
    ) -> None:
        self.aggressor = aggressor
        self.defender = defender
        self.attendance = attendance
        self.phase = phase
        self.attacker = attacker
        self.passes = passes
        self.turns = turns
        self.wounds = wounds
        self.knocked_out = knocked_out
        self.mana = mana
        self.repelled = repelled

    def copy(self) -> Contest:
        return Contest(
            self.aggressor,
            self.defender,
            self.attendance,
            self.phase,
            self.attacker,
            self.passes,
            [turn.copy() for turn in self.turns],
            self.wounds,
            self.knocked_out,
            self.mana,
            self.repelled,
        )

    def rival(self, seat: int) -> int:
        """The other one of the two."""
        return self.defender if seat == self.aggressor else self.aggressor


class BoardState(State):
    """Everything there is to know about a game of the Ultimate Edition.

    `teams` gives the team of each seat; it is empty where everybody plays alone or all play together.
    """

    FIELDS = (
        "core",
        "setup",
        "players",
        "dummy",
        "map",
        "turn",
        "combat",
        "round",
        "night",
        "order",
        "at",
        "dice",
        "dice_owner",
        "piles",
        "discards",
        "ruin_pile",
        "ruin_discard",
        "actions",
        "action_offer",
        "spells",
        "spell_offer",
        "artifacts",
        "regulars",
        "elites",
        "unit_offer",
        "monastery_offer",
        "skill_offer",
        "tactics",
        "active",
        "memo",
        "serial",
        "announced",
        "last_turns",
        "ending",
        "gone",
        "teams",
        "assault",
        "contest",
        "affairs",
    )

    def __init__(
        self,
        core: Core,
        setup: BoardSetup,
        players: list[Player],
        dummy: Dummy | None,
        map: Map,
        turn: Turn,
        combat: Combat | None,
        round: int,
        night: bool,
        order: list[int],
        at: int,
        dice: list[int],
        dice_owner: list[int],
        piles: list[list[int]],
        discards: list[list[int]],
        ruin_pile: list[int],
        ruin_discard: list[int],
        actions: list[int],
        action_offer: list[int],
        spells: list[int],
        spell_offer: list[int],
        artifacts: list[int],
        regulars: list[int],
        elites: list[int],
        unit_offer: list[int],
        monastery_offer: list[int],
        skill_offer: list[int],
        tactics: list[int],
        active: list[Active],
        memo: dict[int, int],
        serial: int,
        announced: int,
        last_turns: list[int],
        ending: int,
        gone: list[int],
        teams: list[int],
        assault: Assault | None,
        contest: Contest | None,
        affairs: Affairs,
    ) -> None:
        super().__init__(core)
        self.scenario: Scenario | None = None  # no part of the state: what `scenario_of` found out about the set-up
        self.setup = setup
        self.players = players
        self.dummy = dummy
        self.map = map
        self.turn = turn
        self.combat = combat
        self.round = round
        self.night = night
        self.order = order
        self.at = at
        self.dice = dice
        self.dice_owner = dice_owner
        self.piles = piles
        self.discards = discards
        self.ruin_pile = ruin_pile
        self.ruin_discard = ruin_discard
        self.actions = actions
        self.action_offer = action_offer
        self.spells = spells
        self.spell_offer = spell_offer
        self.artifacts = artifacts
        self.regulars = regulars
        self.elites = elites
        self.unit_offer = unit_offer
        self.monastery_offer = monastery_offer
        self.skill_offer = skill_offer
        self.tactics = tactics
        self.active = active
        self.memo = memo
        self.serial = serial
        self.announced = announced
        self.last_turns = last_turns
        self.ending = ending
        self.gone = gone
        self.teams = teams
        self.assault = assault
        self.contest = contest
        self.affairs = affairs

    def copy(self) -> BoardState:
        combat = self.combat
        assault = self.assault
        contest = self.contest
        dummy = self.dummy
        twin = BoardState(
            self.core.copy(),
            self.setup,
            [player.copy() for player in self.players],
            None if dummy is None else dummy.copy(),
            self.map.copy(),
            self.turn.copy(),
            None if combat is None else combat.copy(),
            self.round,
            self.night,
            self.order.copy(),
            self.at,
            self.dice.copy(),
            self.dice_owner.copy(),
            [pile.copy() for pile in self.piles],
            [pile.copy() for pile in self.discards],
            self.ruin_pile.copy(),
            self.ruin_discard.copy(),
            self.actions.copy(),
            self.action_offer.copy(),
            self.spells.copy(),
            self.spell_offer.copy(),
            self.artifacts.copy(),
            self.regulars.copy(),
            self.elites.copy(),
            self.unit_offer.copy(),
            self.monastery_offer.copy(),
            self.skill_offer.copy(),
            self.tactics.copy(),
            self.active.copy(),
            self.memo.copy(),
            self.serial,
            self.announced,
            self.last_turns.copy(),
            self.ending,
            self.gone.copy(),
            self.teams.copy(),
            None if assault is None else assault.copy(),
            None if contest is None else contest.copy(),
            self.affairs,
        )
        twin.scenario = self.scenario
        return twin

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]
