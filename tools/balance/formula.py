"""What a figure is worth: a sum over the clicks of its dial, fitted to the printed points of the first generation.

Every click counts a little less than the one before it, because it is seen later and less often. A click is worth what the
figure deals at close quarters and at range, what it withstands, how far it goes, and the abilities that show. The scale of
the second generation is somewhat higher than that of the first, to which the weights were fitted.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from mageknight.minis.content import abilities
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import ATTACK_TYPES, DAMAGE_TYPES, DEFENSE_TYPES, SPEED_TYPES, FigureDef

CORRECTIONS: Final = Path(__file__).with_name("corrections.tsv")
MOST: Final = 10
"""So many percent of its points are corrected at most."""

FADING: Final = 0.85
"""What a click is worth beside the one before it."""

SCALE: Final = 1.3
"""The level of the second generation's printed points above the first's."""

GROUND: Final = 1.9
TYPICAL_DEFENSE: Final = 16
TYPICAL_ATTACK: Final = 9
SLOT: Final = 2.0
"""An item slot, whatever the dial shows."""

RIDER: Final = 0.9
"""A rider needs a mount, which costs points and actions of its own."""

MOUNT: Final = 0.8
"""A mount needs a rider, and both have one action between them."""

PROFICIENCIES: Final = {
    "horsemanship": 2.0,
    "impale": 3.5,
    "mounted-bound": 4.0,
    "mounted-charge": 4.5,
    "overwhelm": 1.0,
    "trample": 2.5,
}
"""What a mounted proficiency adds once."""

TEMPERS: Final = {"skittish": 0.0, "independent": 1.0, "mean-spirited": -1.0}
"""What a mount without a rider is still worth."""

WEIGHTS: Final = {
    "invulnerability": 13.0,
    "bound": 8.5,
    "necromancy": 6.3,
    "charge": 5.8,
    "sneak-attack": 5.1,
    "defend": 5.0,
    "bombardment": 5.0,
    "command": 4.7,
    "magic-levitation": 4.6,
    "magic-freeze": 4.5,
    "dodge": 4.1,
    "summon": 4.0,
    "regeneration": 3.8,
    "ghostform": 3.8,
    "magic-retaliation": 3.6,
    "thunder-blow": 3.5,
    "leadership": 3.5,
    "limited-invisibility": 3.3,
    "quickness": 3.1,
    "pierce": 3.1,
    "counterattack": 3.0,
    "hex": 3.0,
    "crushing-blow": 3.0,
    "magic-blast": 2.9,
    "mage-blast": 2.9,
    "ram": 2.8,
    "magic-healing": 2.8,
    "magic-confusion": 2.7,
    "weapon-master": 2.6,
    "venom": 2.5,
    "sweep": 2.5,
    "stormfire": 2.5,
    "smite": 2.5,
    "toughness": 2.4,
    "magic-enhancement": 2.4,
    "shockwave": 2.1,
    "healing": 2.1,
    "parry": 2.0,
    "immobilize": 2.0,
    "tinker": 2.0,
    "infiltrate": 2.0,
    "terrify": 2.0,
    "nimble": 1.9,
    "vampirism": 1.7,
    "life-drain": 1.7,
    "spell-resistance": 1.5,
    "strong-flier": 1.5,
    "pole-arm": 1.4,
    "magic-immunity": 1.3,
    "flight": 1.2,
    "arcing-fire": 1.2,
    "forced-march": 1.1,
    "flame-lightning": 1.1,
    "overwatch": 1.0,
    "pathfinder": 0.8,
    "battle-armor": 0.7,
    "battle-fury": 0.7,
    "stealth": 0.5,
    "submerged": 0.5,
    "aquatic": 0.4,
    "berserk": 0.3,
    "starting-position": 0.0,
    "frenzy": -1.0,
    "cursed": -1.0,
    "demoralized": -2.2,
}
"""What an ability adds to the click at which it shows."""

TYPES: Final = {
    "boot": 0.0,
    "horseshoe": 0.6,
    "wave": 0.2,
    "wing": 0.8,
    "wheel": 0.0,
    "sword": 0.4,
    "bow": 0.6,
    "wand": 0.5,
    "explosive": 0.6,
    "shield": 0.0,
    "magic-immunity": 1.0,
    "golem": -0.2,
    "titan": 0.0,
}
"""What a type adds to every click."""

SUBFACTIONS: Final = {
    "delphana": 1.0,
    "golemcore": 1.5,
    "imperial-legion": 1.5,
    "bloody-thorns": 3.0,
    "forgemasters": 1.0,
    "northlanders": 0.5,
    "blood-cultists": 2.5,
    "deathspeakers": 4.0,
    "order-of-vladd": 2.0,
    "dragon-mystics": 1.0,
    "storm-druids": 2.0,
    "wylden-host": 2.0,
    "free-armies": 1.0,
    "order-of-sorcery": 1.0,
    "temple-masters": 3.0,
    "broken-tusk": 2.5,
    "chaos-shamans": 3.5,
    "shadow-khans": 4.0,
    "darkmarch": 2.5,
    "oracles-of-rokos": 3.0,
    "minions-of-apocalypse": 2.5,
    "dark-riders": 1.5,
    "order-of-the-ninth-circle": 1.0,
}
"""What a subfaction adds once."""

ROLLS: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
"""How many of the 36 rolls of two dice reach a number, from 0 to 12."""


def chance(needed: int) -> float:
    """The chance of two dice to reach a number; a double six always does, a double one never."""
    return min(max(ROLLS[max(needed, 0)] if needed <= 12 else 0, 1), 35) / 36


def worth(figure: FigureDef) -> float:
    """The points of a figure by the formula, not rounded."""
    total = GROUND
    for click in range(figure.start, figure.clicks):
        total += FADING ** (click - figure.start) * click_worth(figure, click)
    total += SUBFACTIONS.get(figure.subfaction, 0.0) + SLOT * figure.fittings.item_slots
    saddle = figure.fittings.mount
    if saddle is not None:
        total += TEMPERS[saddle.intelligence] + sum([PROFICIENCIES[each] for each in saddle.proficiencies])
        return total * SCALE * MOUNT
    return total * SCALE * (RIDER if figure.fittings.rides else 1.0)


def points(figure: FigureDef) -> int:
    """The points of a figure by the formula and what battles have corrected."""
    return max(1, round(worth(figure) * corrected(figure.name)))


def corrected(sculpt: str) -> float:
    """What a sculpt costs beside its points by the formula, by what battles have shown; 1 for most."""
    return 1 + corrections().get(sculpt, 0) / 100


@cache
def corrections() -> dict[str, int]:
    """By sculpt: how many percent battles have taken off its points or added to them (``corrections.tsv``)."""
    rows = [line.split("\t") for line in CORRECTIONS.read_text("utf-8").splitlines()[1:]]
    return {sculpt: int(percent) for sculpt, percent, *_ in rows}


def click_worth(figure: FigureDef, click: int) -> float:
    """What one click is worth, were it the first."""
    types = figure.types
    shown = dial.abilities(figure, click)
    fights = not shown >> abilities.DEMORALIZED & 1
    shoots = ATTACK_TYPES[types.attack] in ("bow", "wand", "explosive")
    bonus = figure.attack_bonus + figure.fittings.rider_bonus
    attack = dial.attack(figure, click)
    close = chance(TYPICAL_DEFENSE - attack - (0 if shoots else bonus)) if fights else 0.0
    ranged = chance(TYPICAL_DEFENSE - attack - (bonus if shoots else 0)) if fights else 0.0
    holds = 1 / chance(dial.defense(figure, click) - TYPICAL_ATTACK)
    volley = dial.ranged_damage(figure, click) + 0.5 * (figure.targets - 1)
    sum_of_types = (
        TYPES.get(SPEED_TYPES[types.speed], 0.0)
        + TYPES.get(ATTACK_TYPES[types.attack], 0.0)
        + TYPES.get(DEFENSE_TYPES[types.defense], 0.0)
        + TYPES.get(DAMAGE_TYPES[types.damage], 0.0)
    )
    return (
        0.48 * dial.speed(figure, click) / 10
        + 1.58 * close * dial.damage(figure, click)
        + 1.60 * ranged * volley * figure.range / 10
        + 1.23 * holds
        + 0.59
        + 1.23 * close * (figure.arc - 90) / 90
        + sum_of_types
        + sum(WEIGHTS[each.name] for each in abilities.table() if shown >> each.id & 1)
    )
