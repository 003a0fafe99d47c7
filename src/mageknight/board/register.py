"""The register of active effects: what lasts, for whom, until when. Numbers are folded from it each time."""

from __future__ import annotations

from typing import Final

from mageknight.board.events.tracks import EffectBegan, EffectEnded
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
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
TERRAIN_SET: Final = 1  # target terrain (or -1 all), amount = new cost
TERRAIN_ADD: Final = 2  # target terrain (or -1 all), amount = change, bound = least (or most, for a rise) cost
TERRAIN_ENTER: Final = 3  # target terrain may be entered, at cost `amount` (or its set cost if that is 0)
TERRAIN_FORBID: Final = 4  # target terrain may not be entered
TERRAIN_SAFE: Final = 5  # target terrain is safe to end on
SPACE_ADD: Final = 6  # target space, amount = change, bound = least cost
NO_PROVOKE: Final = 7
EXPLORE_COST: Final = 8  # amount = change of the cost of exploring
GOLD_USABLE: Final = 9
BLACK_USABLE: Final = 10
ENDLESS: Final = 11  # target colour of endless mana
ENEMY_ARMOR: Final = 12  # target enemy, amount = change, bound = least
ENEMY_ATTACK: Final = 13  # target attack mark (`state.marks`), of one attack or all, amount = change
ENEMY_LOSES: Final = 14  # target enemy, amount = abilities, bound = resistances
ENEMY_GAINS: Final = 15  # target enemy, amount = abilities
ENEMY_IDLE: Final = 16  # target enemy does not attack
ENEMY_ARMOR_SET: Final = 17  # target enemy, amount = armor
ENEMY_ELEMENT: Final = 18  # target attack mark, amount = element
UNIT_BONUS: Final = 19  # target unit uid, -1 or OTHER_UNITS (than the source), amount = attack, bound = block
UNIT_ARMOR: Final = 20  # target unit uid or -1, amount = armor
UNIT_RESISTS: Final = 21  # target unit uid or -1, amount = resistances
UNITS_SAFE: Final = 22  # units cannot be assigned damage
SITE_OPEN: Final = 23  # the site's fortification does not count
CARD_BONUS: Final = (
    24  # target which uses it raises, amount = bonus, bound = context key * 4 + rules of use (see effects.bonuses)
)
RECRUIT_DISCOUNT: Final = 25  # amount = Influence saved, bound = effect that follows a recruiting with it (-1 for none)
IGNORE_DAMAGE: Final = 27
IGNORE_WOUNDS: Final = 28
WILD_DICE: Final = (
    29  # target faces of dice (a bit each) usable as any basic colour, amount = how many dice (UNLIMITED: all)
)
EVENT_TRIGGER: Final = (
    30  # target trigger, amount = reaction, bound = context key * 64 + times left (see rules.triggers)
)
LATER: Final = 31  # target moment, amount = effect uid, bound = context key
DOUBLE_PHYSICAL: Final = 32
ADJACENCY: Final = 34  # spaces at distance `amount` count as adjacent
SKIP_DRAW: Final = 36
GRANT: Final = (
    37  # amount = effect that may be used, target times left (UNLIMITED), bound = context key (see rules.grants)
)
ATTACK_LOSES: Final = 38  # target attack mark, amount = abilities
COMMAND_BANNER: Final = 50  # target the banner in play that may hold a unit recruited this turn
FACE: Final = 51  # target a card in play that is used as card `amount` this turn (see effects.box)
DAYLIGHT: Final = 52  # garrisons and ruins are revealed as by Day
CURSE: Final = 53  # target colour whose use costs the other players a Wound
CURSED: Final = 54  # target colour of a curse this seat has suffered this turn, amount = the seat that laid it
ARCHERY: Final = 55  # Ranged and Siege attacks may be changed into each other
SKILL_LOAN: Final = 56  # target skill of the common offer lent for this turn, amount = how often it may still be used
SKILL_MARK: Final = 70  # target skill, amount = what lies on it: a colour, or the token of an enemy
SKILL_IDLE: Final = 71  # target skill that was not used in the last turn
NO_DICE: Final = 72  # no dice of the Source this turn
NO_RECRUITING: Final = 73  # no unit is recruited for Influence this turn
OTHERS_TERRAIN: Final = 74  # all terrain costs the other players `amount` more, at most `bound`
OTHERS_UNITS: Final = 75  # the other players' units have `amount` added to their attacks and blocks
OTHERS_ENEMIES: Final = 76  # in the Block phase enemies of the other players have `amount` added to their attacks
FROZEN_SOURCE: Final = 77  # the other players cannot use their usual die
EXPLOIT: Final = 78  # target colour other players may use without a Wound, bound = who has suffered for which colour (seat * 6 + colour)
OVERLOAD: Final = 79  # target colour: the next card powered with it gives `amount` more
SHAPESHIFT: Final = 81  # the next Basic Action card gives its Move, Attack or Block in form `amount`
TROPHY: Final = 82  # target the token of an enemy defeated this turn
DUEL: Final = 83  # target enemy, amount = Fame for defeating it without units
TAUNTED: Final = 84  # target enemy, amount = change of armor, bound = least, while it attacks
FAR_SIGHT: Final = 85  # garrisons of fortified sites at distance `amount` are revealed
REPUTATION_HIDDEN: Final = 86  # the place on the Reputation track has no effect
MOTIVATED: Final = (
    89  # no other Motivation until the end of the next turn; bound = 1 if an end of turn is still to come before that
)
SPEND_NOW: Final = 88  # target colour of a mana token that must be spent at once
POLARIZED: Final = 87  # one mana may be used as its opposite
MANA_TAX: Final = (
    80  # the first basic mana a player uses in a turn costs one more of it, bound = who has paid (a bit each)
)
GUARD: Final = 60  # target attack mark whose damage goes first to unit `amount`
DOOMED: Final = 61  # target enemy that is destroyed once it is blocked
EXPLORE_FAR: Final = 62  # tiles may be revealed at distance `amount`
ATTACK_ELEMENT: Final = 63  # all own attacks are of element `amount`
ATTACK_KIND: Final = 64  # all own attacks are of kind `amount`

INCANTED: Final = 101  # this seat has performed the incantation of the Night
HIRED: Final = 102  # this seat has recruited a unit for Influence this turn

UNLIMITED: Final = 63
OTHER_UNITS: Final = -2


def lasting(state: BoardState, key: int, seat: int) -> list[LastingEffect]:
    """The entries of one kind that serve a seat."""
    return [entry for entry in state.active if entry.key == key and entry.seat == seat]


def holds(state: BoardState, key: int, seat: int) -> bool:
    """Is there an entry of this kind for a seat?"""
    for entry in state.active:
        if entry.key == key and entry.seat == seat:
            return True
    return False


def targeted(state: BoardState, key: int, target: int) -> list[LastingEffect]:
    """The entries of one kind about one target."""
    return [entry for entry in state.active if entry.key == key and entry.target == target]


def enter(
    flow: Flow[BoardState],
    key: int,
    seat: int,
    *,
    until: int,
    target: int = -1,
    amount: int = 0,
    bound: int = 0,
    source: int = 0,
) -> LastingEffect:
    """Enter an effect that lasts."""
    entry = LastingEffect(key=key, seat=seat, target=target, amount=amount, bound=bound, until=until, source=source)
    flow.emit(EffectBegan(entry))
    return entry


def strike_out(flow: Flow[BoardState], entry: LastingEffect) -> None:
    """End an entry that is used up."""
    flow.emit(EffectEnded(entry))
