"""Definitions of the printed pieces. They are made once when the content is loaded and never change."""

from __future__ import annotations

from mageknight.board.effect import Effect
from mageknight.board.terms import ARTIFACT, BASIC, BLACK, SPELL
from mageknight.kernel.message import Message, say


def only_colour(colours: int) -> int:
    """The one basic colour among these, or -1 if there is none or there are several."""
    for colour in range(BASIC):
        if colours == 1 << colour:
            return colour
    return -1


class CardDef:
    """A Deed card. `colours` is a bit per mana colour that powers it; artifacts and Wounds have none. `colour` is the only one, or -1.

    `basic_wants` and `strong_wants` are the mana that playing a half costs, each as a bit per colour that will do: a Spell wants
    its own for either half, and black mana too for the strong one (UE-DEED-04, UE-DEED-06, UE-DEED-07).
    """

    def __init__(
        self,
        number: int,
        name: str,
        kind: int,
        colours: int,
        tags: tuple[str, ...],
        set_name: str,
        basic: Effect | None,
        strong: Effect | None,
        basic_timing: str,
        strong_timing: str,
        printed: int,
    ) -> None:
        self.number = number
        self.name = name
        self.kind = kind
        self.colours = colours
        self.tags = tags
        self.set_name = set_name
        self.basic = basic
        self.strong = strong
        self.basic_timing = basic_timing
        self.strong_timing = strong_timing
        self.printed = printed
        self.colour = only_colour(colours)
        self.basic_wants: tuple[int, ...] = (colours,) if kind == SPELL else ()
        self.strong_wants: tuple[int, ...] = () if kind == ARTIFACT else (colours,)
        if kind == SPELL:
            self.strong_wants = (colours, 1 << BLACK)
        self.is_banner = "banner" in tags


class UnitAbility:
    """One line of a unit card: the colours of mana it asks for (a bit each, 0 for none), and what it does."""

    def __init__(self, mana: int, effect: Effect) -> None:
        self.mana = mana
        self.effect = effect


class UnitDef:
    """A Regular or Elite unit."""

    def __init__(
        self,
        number: int,
        name: str,
        set_name: str,
        elite: bool,
        level: int,
        cost: int,
        armor: int,
        resistances: int,
        sites: tuple[int, ...],
        copies: int,
        abilities: tuple[UnitAbility, ...],
        special: tuple[str, ...],
    ) -> None:
        self.number = number
        self.name = name
        self.set_name = set_name
        self.elite = elite
        self.level = level
        self.cost = cost
        self.armor = armor
        self.resistances = resistances
        self.sites = sites
        self.copies = copies
        self.abilities = abilities
        self.special = special


class EnemyDef:
    """A kind of enemy token. `attack_values` and `attack_elements` go together; `summons` has the pile of each summon attack, or -1."""

    def __init__(
        self,
        number: int,
        name: str,
        set_name: str,
        pile: int,
        faction: str,
        copies: int,
        armor: int,
        armor_elusive: int,
        attack_values: tuple[int, ...],
        attack_elements: tuple[int, ...],
        summons: tuple[int, ...],
        fame: int,
        reputation: int,
        abilities: int,
        resistances: int,
        defend: int,
    ) -> None:
        self.number = number
        self.name = name
        self.set_name = set_name
        self.pile = pile
        self.faction = faction
        self.copies = copies
        self.armor = armor
        self.armor_elusive = armor_elusive
        self.attack_values = attack_values
        self.attack_elements = attack_elements
        self.summons = summons
        self.fame = fame
        self.reputation = reputation
        self.abilities = abilities
        self.resistances = resistances
        self.defend = defend


class RuinDef:
    """A ruin token: an altar that wants mana, or enemies that guard rewards."""

    def __init__(
        self,
        number: int,
        name: str,
        set_name: str,
        altar: tuple[int, ...],
        fame: int,
        enemies: tuple[int, ...],
        rewards: tuple[tuple[str, int], ...],
        copies: int,
    ) -> None:
        self.number = number
        self.name = name
        self.set_name = set_name
        self.altar = altar
        self.fame = fame
        self.enemies = enemies
        self.rewards = rewards
        self.copies = copies


class TileDef:
    """A map tile with seven spaces."""

    def __init__(
        self,
        number: int,
        name: str,
        set_name: str,
        kind: str,
        printed: int,
        terrain: tuple[int, ...],
        sites: tuple[int, ...],
        rampaging: tuple[int, ...],
        mines: tuple[int, ...],
        city: int,
        walls: tuple[tuple[int, int], ...],
    ) -> None:
        self.number = number
        self.name = name
        self.set_name = set_name
        self.kind = kind
        self.printed = printed
        self.terrain = terrain
        self.sites = sites
        self.rampaging = rampaging
        self.mines = mines
        self.city = city
        self.walls = walls
        self.is_core = kind.startswith("core")


class CityDef:
    """A city: its colour and the piles of its garrison by level (index 0 is level 1)."""

    def __init__(self, number: int, name: str, colour: int, tile: str, garrison: tuple[tuple[int, ...], ...]) -> None:
        self.number = number
        self.name = name
        self.colour = colour
        self.tile = tile
        self.garrison = garrison


class HeroDef:
    """A hero: the 16 cards of its deck, its skills, and the crystals it gives a dummy player."""

    def __init__(
        self,
        number: int,
        name: str,
        set_name: str,
        deck: tuple[int, ...],
        crystals: tuple[int, ...],
        skills: tuple[int, ...],
    ) -> None:
        self.number = number
        self.name = name
        self.set_name = set_name
        self.deck = deck
        self.crystals = crystals
        self.skills = skills


class SkillDef:
    """A skill token. `usage` is once_per_turn, once_per_round, interactive or passive; `mode` both, competitive or cooperative.

    `mark` is what using it does to the token (see `rules.turn.skills`). Besides its effect a skill can do something when it is
    gained, before its owner's turn (`before`), when it is turned up again (`back`), when somebody returns it from the centre of the table
    (`returns`), when somebody fights while it lies there (`joins`), and when it comes home from there (`home`). `rest_turns_up` skills
    are turned up by resting; `explore_cost` and `bond` are always on; `keeps_tokens` skills look at defeated enemies.
    """

    def __init__(
        self,
        number: int,
        name: str,
        hero: str,
        set_name: str,
        usage: str,
        mode: str,
        timing: str,
        effect: Effect,
        mark: int,
    ) -> None:
        self.number = number
        self.name = name
        self.hero = hero
        self.set_name = set_name
        self.usage = usage
        self.mode = mode
        self.timing = timing
        self.effect = effect
        self.mark = mark
        self.gained: Effect | None = None
        self.before: Effect | None = None
        self.back: Effect | None = None
        self.returns: Effect | None = None
        self.joins: Effect | None = None
        self.home: Effect | None = None
        self.rest_turns_up = False
        self.explore_cost = 0
        self.bond = 0
        self.keeps_tokens = False

    def text(self) -> Message:
        """Everything the skill does, in words."""
        words = [] if self.usage == "passive" else [self.effect.text()]
        if self.explore_cost:
            words.append(say("board-skill-always", effect=say("board-effect-explore-cost", amount=self.explore_cost)))
        if self.bond:
            words.append(say("board-skill-bond", discount=self.bond))
        for key, effect in (
            ("board-skill-gained", self.gained),
            ("board-skill-before", self.before),
            ("board-skill-back", self.back),
            ("board-skill-returns", self.returns),
            ("board-skill-joins", self.joins),
            ("board-skill-home", self.home),
        ):
            if effect is not None:
                words.append(say(key, effect=effect.text()))
        if self.rest_turns_up:
            words.append(Message("board-skill-rest"))
        text = words[-1]
        for one in reversed(words[:-1]):
            text = say("board-skill-parts", first=one, rest=text)
        return text


class TacticDef:
    """A Day or Night Tactic."""

    def __init__(self, number: int, name: str, night: bool, order: int, use: str, effect: Effect | None) -> None:
        self.number = number
        self.name = name
        self.night = night
        self.order = order
        self.use = use
        self.effect = effect
