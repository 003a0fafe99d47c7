"""The register of active effects: what lasts, for whom, until when. Numbers are folded from it each time."""

from __future__ import annotations

from typing import Final

from mageknight.board.events.tracks import EffectBegan, EffectEnded
from mageknight.board.state import BoardState
from mageknight.board.state.active import Active
from mageknight.kernel.agenda import Flow

# When an entry ends.
UNTIL_TURN: Final = 0
UNTIL_COMBAT: Final = 1
UNTIL_ROUND: Final = 2
UNTIL_MY_TURN: Final = 3
UNTIL_PHASE: Final = 4
UNTIL_USED: Final = 5
WHILE_CENTRE: Final = 6  # as long as the skill it comes from lies in the centre of the table

# What an entry does.
TERRAIN_SET: Final = 1  # target terrain (or -1 all), a new cost
TERRAIN_ADD: Final = 2  # target terrain (or -1 all), a change, b least (or most, for a rise) cost
TERRAIN_ENTER: Final = 3  # target terrain may be entered, at cost a (or its set cost if a is 0)
TERRAIN_FORBID: Final = 4  # target terrain may not be entered
TERRAIN_SAFE: Final = 5  # target terrain is safe to end on
SPACE_ADD: Final = 6  # target space, a change, b least cost
NO_PROVOKE: Final = 7
EXPLORE_COST: Final = 8  # a change of the cost of exploring
GOLD_USABLE: Final = 9
BLACK_USABLE: Final = 10
ENDLESS: Final = 11  # target colour of endless mana
ENEMY_ARMOR: Final = 12  # target enemy, a change, b least
ENEMY_ATTACK: Final = 13  # target attack mark (`state.marks`), of one attack or all, a change
ENEMY_LOSES: Final = 14  # target enemy, a abilities, b resistances
ENEMY_GAINS: Final = 15  # target enemy, a abilities
ENEMY_IDLE: Final = 16  # target enemy does not attack
ENEMY_ARMOR_SET: Final = 17  # target enemy, a armor
ENEMY_ELEMENT: Final = 18  # target attack mark, a element
UNIT_BONUS: Final = 19  # target unit uid, -1 or OTHER_UNITS (than the source), a attack, b block
UNIT_ARMOR: Final = 20  # target unit uid or -1, a armor
UNIT_RESISTS: Final = 21  # target unit uid or -1, a resistances
UNITS_SAFE: Final = 22  # units cannot be assigned damage
SITE_OPEN: Final = 23  # the site's fortification does not count
CARD_BONUS: Final = 24  # target which uses it raises, a bonus, b context key * 4 + rules of use (see effects.bonuses)
RECRUIT_DISCOUNT: Final = 25  # a amount, b effect that follows a recruiting with it (-1 for none)
IGNORE_DAMAGE: Final = 27
IGNORE_WOUNDS: Final = 28
WILD_DICE: Final = 29  # target faces of dice (a bit each) usable as any basic colour, a how many dice (UNLIMITED: all)
EVENT_TRIGGER: Final = 30  # target trigger, a reaction, b context key * 64 + times left (see rules.triggers)
LATER: Final = 31  # target moment, a effect uid, b context key
DOUBLE_PHYSICAL: Final = 32
SAVED_REPUTATION: Final = 33
ADJACENCY: Final = 34  # spaces at distance a count as adjacent
SKIP_DRAW: Final = 36
GRANT: Final = 37  # a effect that may be used, target times left (UNLIMITED), b context key (see rules.grants)
ATTACK_LOSES: Final = 38  # target attack mark, a abilities
COMMAND_BANNER: Final = 50  # target the banner in play that may hold a unit recruited this turn
FACE: Final = 51  # target a card in play that is used as card a this turn (see effects.box)
DAYLIGHT: Final = 52  # garrisons and ruins are revealed as by Day
CURSE: Final = 53  # target colour whose use costs the other players a Wound
CURSED: Final = 54  # target colour of a curse this seat has suffered this turn, a the seat that laid it
ARCHERY: Final = 55  # Ranged and Siege attacks may be changed into each other
SKILL_LOAN: Final = 56  # target skill of the common offer lent for this turn, a how often it may still be used
SKILL_MARK: Final = 70  # target skill, a what lies on it: a colour, or the token of an enemy
SKILL_IDLE: Final = 71  # target skill that was not used in the last turn
NO_DICE: Final = 72  # no dice of the Source this turn
NO_RECRUITING: Final = 73  # no unit is recruited for Influence this turn
OTHERS_TERRAIN: Final = 74  # all terrain costs the other players a more, b at most
OTHERS_UNITS: Final = 75  # the other players' units have a added to their attacks and blocks
OTHERS_ENEMIES: Final = 76  # in the Block phase enemies of the other players have a added to their attacks
FROZEN_SOURCE: Final = 77  # the other players cannot use their usual die
EXPLOIT: Final = (
    78  # target colour other players may use without a Wound, b who has suffered for which colour (seat * 6 + colour)
)
OVERLOAD: Final = 79  # target colour: the next card powered with it gives a more
SHAPESHIFT: Final = 81  # the next Basic Action card gives its Move, Attack or Block in form a
TROPHY: Final = 82  # target the token of an enemy defeated this turn
DUEL: Final = 83  # target enemy, a Fame for defeating it without units
TAUNTED: Final = 84  # target enemy, a change of armor, b least, while it attacks
FAR_SIGHT: Final = 85  # garrisons of fortified sites at distance a are revealed
REPUTATION_HIDDEN: Final = 86  # the place on the Reputation track has no effect
MOTIVATED: Final = (
    89  # no other Motivation until the end of the next turn; b that an end of turn is still to come before it
)
SPEND_NOW: Final = 88  # target colour of a mana token that must be spent at once
POLARIZED: Final = 87  # one mana may be used as its opposite
MANA_TAX: Final = 80  # the first basic mana a player uses in a turn costs one more of it, b who has paid (a bit each)
GUARD: Final = 60  # target attack mark whose damage goes first to unit a
DOOMED: Final = 61  # target enemy that is destroyed once it is blocked
EXPLORE_FAR: Final = 62  # tiles may be revealed at distance a
ATTACK_ELEMENT: Final = 63  # all own attacks are of element a
ATTACK_KIND: Final = 64  # all own attacks are of kind a

INCANTED: Final = 101  # this seat has performed the incantation of the Night
HIRED: Final = 102  # this seat has recruited a unit for Influence this turn

UNLIMITED: Final = 63
OTHER_UNITS: Final = -2


def lasting(state: BoardState, key: int, seat: int) -> list[Active]:
    """The entries of one kind that serve a seat."""
    return [entry for entry in state.active if entry.key == key and entry.seat == seat]


def holds(state: BoardState, key: int, seat: int) -> bool:
    """Is there an entry of this kind for a seat?"""
    for entry in state.active:
        if entry.key == key and entry.seat == seat:
            return True
    return False


def targeted(state: BoardState, key: int, target: int) -> list[Active]:
    """The entries of one kind about one target."""
    return [entry for entry in state.active if entry.key == key and entry.target == target]


def enter(flow: Flow[BoardState], key: int, seat: int, target: int, a: int, b: int, until: int, source: int) -> Active:
    """Enter an effect that lasts."""
    entry = Active(key=key, seat=seat, target=target, a=a, b=b, until=until, source=source)
    flow.emit(EffectBegan(entry))
    return entry


def strike_out(flow: Flow[BoardState], entry: Active) -> None:
    """End an entry that is used up."""
    flow.emit(EffectEnded(entry))
