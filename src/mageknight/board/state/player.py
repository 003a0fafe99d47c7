"""Players: hero, cards, units, skills, mana, place on map and tracks; and the automated one."""

from __future__ import annotations

from mageknight.board.terms import ARMOR_BY_LEVEL, COMMAND_BY_LEVEL, HAND_BY_LEVEL
from mageknight.kernel.record import Record


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
        return Unit(
            uid=self.uid,
            kind=self.kind,
            spent=spent,
            wounds=wounds,
            banner=banner,
            hurt=hurt,
            token=self.token,
            bond=self.bond,
            used=used,
        )

    def with_mana(self, colour: int) -> Unit:
        """The same unit with a mana token of this colour on it."""
        return Unit(
            uid=self.uid,
            kind=self.kind,
            spent=self.spent,
            wounds=self.wounds,
            banner=self.banner,
            hurt=self.hurt,
            token=colour,
            bond=self.bond,
            used=self.used,
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
            hero=self.hero,
            fame=self.fame,
            reputation=self.reputation,
            level=self.level,
            hand=self.hand.copy(),
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            played=self.played.copy(),
            aside=self.aside.copy(),
            units=self.units.copy(),
            skills=self.skills.copy(),
            skill_used=self.skill_used.copy(),
            skill_pile=self.skill_pile.copy(),
            crystals=self.crystals.copy(),
            tokens=self.tokens.copy(),
            where=self.where,
            tactic=self.tactic,
            tactic_used=self.tactic_used,
            stored=self.stored.copy(),
            flipped=self.flipped,
            hand_bonus=self.hand_bonus,
            drawn=self.drawn.copy(),
            shields=self.shields.copy(),
            plundered=self.plundered,
            shown=self.shown.copy(),
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
            hero=self.hero,
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            crystals=self.crystals.copy(),
            tactic=self.tactic,
            skill_pile=self.skill_pile.copy(),
        )
