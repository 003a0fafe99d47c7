"""Random battles of edition 2.0 in two worlds that differ only in the spellbook and the domain of one player: what the other is sent must
be equal at every step.

    python -m tools.leaks --games 200 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.command import Command
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.commands import Act, ChooseDomain
from mageknight.minis.content.available import library
from mageknight.minis.events import DomainRevealed
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.server.matches import outgoing
from mageknight.server.store.numbered_match import NumberedMatch

STEPS = 60
LOOKER, KEEPER = 0, 1
SHOWN = ("study", "seal")
"""Spells that show themselves by working: a book browsed at another price, or gone with its wielder."""
OURS = Muster((Enlisted("muster-145", 1, ("R-014",), ("ember-dart", "hawk-eye", "deny")), Enlisted("muster-144")))


def books(rng: Rng) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two books with as many spells and the same bars in each place: whoever browses shows those (M2-BROWSE-09)."""
    one: list[str] = []
    other: list[str] = []
    spells = [
        each for each in library().spells.values() if not each.needs and each.pages <= 2 and each.does not in SHOWN
    ]
    for _ in range(4):
        first = rng.choice(spells)
        one.append(first.key)
        other.append(rng.choice([each for each in spells if each.bars == first.bars]).key)
    return tuple(one), tuple(other)


def setup(book: tuple[str, ...], domains: bool) -> MinisSetup:
    theirs = Muster((Enlisted("muster-261", 1, ("R-014",), book), Enlisted("muster-258")))
    table = "" if domains else "two-woods"
    edges = () if domains else (0, 2)
    return MinisSetup(edition="second", total=200, armies=(OURS, theirs), table=table, edges=edges, domains=domains)


def answers(match: Match[Any]) -> list[Command]:
    """What whoever must choose now can do, without what shows a card of the keeper's."""
    waiting = [decision for decision in match.pending() if not decision.standing]
    if not waiting:
        return []
    found = list(match.options(waiting[0]))
    return [each for each in found if waiting[0].seat == LOOKER or not (isinstance(each, Act) and each.how == "cast")]


def chosen(worlds: list[NumberedMatch], rng: Rng) -> list[Command]:
    """One command for each world: the same, but for the domain the keeper chooses."""
    other = set(answers(worlds[1].match))
    both = [each for each in answers(worlds[0].match) if each in other]
    if not both:
        return []
    command = rng.choice(both)
    if isinstance(command, ChooseDomain) and command.seat == KEEPER:
        return [command, rng.choice([each for each in both if each != command])]
    return [command, command]


def play(seed: str, domains: bool) -> tuple[int, str]:
    """The steps two worlds were compared in, and what differed."""
    rng = Rng(seed_from_text(seed))
    one, other = books(rng)
    kit: Any = kit_named("minis")
    worlds = [NumberedMatch.begin(kit, setup(book, domains), seed_from_text(seed)) for book in (one, other)]
    for step in range(STEPS):
        scenes = [msgspec.json.encode(outgoing.scene(world, LOOKER, "en")) for world in worlds]
        if scenes[0] != scenes[1]:
            return step, f"{seed}: the position at step {step} tells {one} from {other}"
        commands = chosen(worlds, rng)
        if not commands:
            return step, ""
        done = [world.play(command) for world, command in zip(worlds, commands, strict=True)]
        if any(isinstance(event, DomainRevealed) for event in done[0].events):
            return step, ""  # from here on everybody knows
        told = [msgspec.json.encode(outgoing.step_info(each, LOOKER, "en")) for each in done]
        if told[0] != told[1]:
            return step, f"{seed}: {commands[0]} at step {step} tells {one} from {other}"
    return STEPS, ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    steps, leaks = 0, []
    for game in range(given.games):
        taken, leak = play(f"leaks-{given.seed}-{game}", domains=game % 4 == 0)
        steps += taken
        leaks += [leak] * bool(leak)
    print(f"{given.games} games, {steps} steps compared, {len(leaks)} leaks")
    print("\n".join(leaks[:20]))
    sys.exit(1 if leaks else 0)


if __name__ == "__main__":
    main()
