"""The ability card in force: every ability as one year's card has it, with the hooks and the happenings it brings.

An edition holds its card. Rules walk the abilities that a figure has and that have the hook in question (`masks`), so an ability
that is not on the card of the edition in play, or does otherwise there, never needs a question about the edition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mageknight.minis.effects.ability import Ability
    from mageknight.minis.effects.moment import Happening
    from mageknight.minis.effects.spell import Spellwork

MOMENTS: Final = 16
"""Room for the moments of `minis.effects.moment`."""


class Masks:
    """The abilities that have a hook of their own, as bits."""

    def __init__(self) -> None:
        self.attack = 0
        self.hampers = 0
        self.defense = 0
        self.exposes = 0
        self.guards = 0
        self.damage = 0
        self.enhances = 0
        self.is_die = 0
        self.reduction = 0
        self.ignores = 0
        self.pace = 0
        self.extent = 0
        self.aids = 0
        self.urges = 0
        self.slips = 0
        self.shift_refusal = 0
        self.is_free = 0
        self.acts_again = 0
        self.given = 0
        self.action_refusal = 0
        self.target_refusal = 0
        self.sight_refusal = 0
        self.magic_refusal = 0
        self.dodges_on = 0
        self.wounds = 0
        self.wounded = 0
        self.stung = self.claims = 0
        self.affected = 0
        self.action_ended = 0
        self.lair = 0
        self.deployed = 0
        self.sneaks_up = 0
        self.acts_first = 0
        self.deploys = self.tames = 0
        self.sees_through = 0
        self.bars_gangs = 0
        self.breaches = 0
        self.climbs = 0
        self.bursts = 0
        self.counters = self.browse_cost = self.spurs = 0


class AbilityCard:
    """The abilities of one card by their numbers; `year` is that of the card an edition uses unless a setting names another."""

    def __init__(self, year: int) -> None:
        self.year = year
        self.masks = Masks()
        self.abilities: dict[int, Ability] = {}
        self.happenings: dict[str, Happening] = {}
        self.bits = [0] * MOMENTS
        """By moment: the abilities that have something there."""
        self.loose: list[list[Happening]] = [[] for _ in range(MOMENTS)]
        """By moment: what hangs on no ability there."""
        self.works: dict[str, Spellwork] = {}
        """How spells work, by word."""
        self._at: list[list[Happening]] = [[] for _ in range(MOMENTS)]

    def add(self, happening: Happening) -> None:
        """Make a happening known; done once for each when the rules are loaded."""
        assert happening.word not in self.happenings, happening.word
        self.happenings[happening.word] = happening
        if happening.loose:
            self.loose[happening.when].append(happening)
            return
        self._at[happening.when].append(happening)
        self._at[happening.when].sort(key=_number)
        self.bits[happening.when] |= 1 << happening.ability

    def know(self, happening: Happening) -> None:
        """Make a happening known that is never looked for at its moment: others put it among what is due there."""
        assert happening.word not in self.happenings, happening.word
        self.happenings[happening.word] = happening

    def happenings_at(self, when: int) -> list[Happening]:
        return self._at[when]


def _number(happening: Happening) -> int:
    return happening.ability
