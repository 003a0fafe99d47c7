"""Everything a player of the board game can say. Numbers are those of the library, of the map and of the offers."""

from __future__ import annotations

from mageknight.kernel.command import Command


class PickHero(Command, frozen=True):
    """Take a hero."""

    hero: int


class PickTactic(Command, frozen=True):
    """Take a Tactic for the Round."""

    tactic: int


class RemoveTactic(Command, frozen=True):
    """Remove a used Tactic from the game, for the whole table."""

    tactic: int


class PlayCard(Command, frozen=True):
    """Play a card from hand: 0 basic, 1 strong, 2 to 5 sideways for move, influence, attack, block."""

    card: int
    use: int


class ActivateUnit(Command, frozen=True):
    """Use one ability of a unit, by its uid."""

    unit: int
    ability: int


class UseSkill(Command, frozen=True):
    """Use a skill token."""

    skill: int


class UseTactic(Command, frozen=True):
    """Use the Tactic card in front of oneself."""


class TurnCrystal(Command, frozen=True):
    """Turn a crystal into a mana token of its colour without using it yet."""

    colour: int


class UseGrant(Command, frozen=True):
    """Use an effect granted earlier, by its place among the open ones."""

    grant: int


class AttachBanner(Command, frozen=True):
    """Attach a banner from hand to a unit."""

    card: int
    unit: int


class UseBanner(Command, frozen=True):
    """Use what the banner on a unit allows."""

    unit: int


class StepTo(Command, frozen=True):
    """Move the figure to an adjacent space."""

    space: int


class ExploreAt(Command, frozen=True):
    """Reveal the next tile at a position."""

    position: int


class Plunder(Command, frozen=True):
    """Plunder the village one stands on, before one's turn or in another's."""


class Interact(Command, frozen=True):
    """Begin an interaction with the locals."""


class Recruit(Command, frozen=True):
    """Recruit a unit of the unit offer, by its kind."""

    unit: int


class BuyHealing(Command, frozen=True):
    """Buy one Healing point."""


class BuyCard(Command, frozen=True):
    """Buy a card: 0 spell, 1 advanced action of the offer, 2 of the monastery, 3 the unseen top card, 4 an artifact."""

    card: int
    kind: int


class CallElite(Command, frozen=True):
    """White city: pay for one Elite unit more in the offer."""


class HealWound(Command, frozen=True):
    """Spend Healing on a Wound in hand (-1) or on a unit."""

    unit: int


class EnterSite(Command, frozen=True):
    """Enter the adventure site the figure stands on; `path` is for mazes and labyrinths."""

    path: int = 0


class BurnMonastery(Command, frozen=True):
    """Burn the monastery one stands on."""


class Challenge(Command, frozen=True):
    """Challenge the rampaging enemy on an adjacent space."""

    space: int


class Incant(Command, frozen=True):
    """Perform the incantation of the Night: fight a monster for each glade one has marked."""


class TakeTunnel(Command, frozen=True):
    """Go underground from one conquered dungeon or tomb to another."""

    space: int


class ProposeAssault(Command, frozen=True):
    """Propose to assault the city on a space together with others."""

    space: int


class JoinAssault(Command, frozen=True):
    """Agree to take part in a cooperative assault."""


class Concede(Command, frozen=True):
    """Admit that the other side has won."""


class AttackHero(Command, frozen=True):
    """Attack the hero of another player on the same space."""

    other: int


class BeginRest(Command, frozen=True):
    """Spend the turn resting."""


class Forfeit(Command, frozen=True):
    """Forfeit the turn, and with it announce the End of the Round if nobody has."""


class EndTurn(Command, frozen=True):
    """Announce the end of the turn."""


class AimAt(Command, frozen=True):
    """Add an enemy to the targets of the attack being prepared."""

    enemy: int


class Strike(Command, frozen=True):
    """Carry out the attack that has been prepared."""


class BlockAttack(Command, frozen=True):
    """Block one attack of an enemy with everything gathered."""

    enemy: int
    attack: int


class SlowAttack(Command, frozen=True):
    """Spend one Move point against an attack of a cumbersome enemy."""

    enemy: int
    attack: int


class EndPhase(Command, frozen=True):
    """Go on to the next phase of the combat."""


class TakeDamage(Command, frozen=True):
    """Say which attack deals its damage next."""

    enemy: int
    attack: int


class AssignDamage(Command, frozen=True):
    """Give the damage at hand to a unit, or to the hero (-1)."""

    unit: int


class StealArtifact(Command, frozen=True):
    """Spend damage on an artifact of the opponent."""

    card: int


class ForceRetreat(Command, frozen=True):
    """Spend damage to drive the opponent to a space next to the fight."""

    space: int


class PayMana(Command, frozen=True):
    """Pay with a source of mana (see `rules.mana.available`), used as mana of that colour."""

    source: int
    colour: int


class ChooseOption(Command, frozen=True):
    """One of several effects or ways, by its place in the list."""

    option: int


class ChooseColour(Command, frozen=True):
    """A mana colour."""

    colour: int


class ChooseCard(Command, frozen=True):
    """A card."""

    card: int


class ChooseUnit(Command, frozen=True):
    """A unit: by uid among one's own, by kind in the offer."""

    unit: int


class ChooseEnemy(Command, frozen=True):
    """An enemy token, or one of its attacks."""

    enemy: int
    attack: int = -1


class ChooseSpace(Command, frozen=True):
    """A space of the map."""

    space: int


class ChooseDie(Command, frozen=True):
    """A die of the Source, by its place there."""

    die: int


class ChooseSkill(Command, frozen=True):
    """A skill token."""

    skill: int


class ChooseNumber(Command, frozen=True):
    """A number."""

    number: int


class ChooseSeat(Command, frozen=True):
    """Another player."""

    other: int


class Decline(Command, frozen=True):
    """Do not, or do no more."""
