"""What bots make use of: which ways to act, items, spells and domains were used over so many battles, and which never.

    python -m tools.usage --games 20 --level knight --total 300 --seconds 600

Battles of edition 2.0 between ready-made armies, domains included, on ground strewn by chance. It stops after the games or the seconds,
whichever is first, and prints a table for docs/builders/bots.md.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any, Final

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import LEVELS, bot_named
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.lab.table import LONGEST, answer, next_decision
from mageknight.minis.commands import Act, ChooseDomain, Join, Resolve
from mageknight.minis.content.domains import official_domains
from mageknight.minis.content.library import official
from mageknight.minis.events import Captured, ItemTaken, SpellCountered, SpellShown
from mageknight.minis.rules.turn.moments import Effects
from mageknight.minis.setup import RANDOM_TABLE, MinisSetup
from mageknight.minis.setup.armies import army_named
from tools.balance.matches import armies

EDITION: Final = "second"


class Usage:
    """Counts of everything used: `acts` by the word of the way to act, `reactions` by that of what was done in answer."""

    def __init__(self) -> None:
        self.games = 0
        self.acts: Counter[str] = Counter()
        self.reactions: Counter[str] = Counter()
        self.spells: Counter[str] = Counter()
        self.items: Counter[str] = Counter()
        self.domains: Counter[str] = Counter()
        self.others: Counter[str] = Counter()

    def note_command(self, ask: Any, command: Any) -> None:
        """What a command uses."""
        if isinstance(command, Act):
            self.acts[command.how] += 1
        elif isinstance(command, ChooseDomain):
            self.domains[official_domains()[command.domain].name] += 1
        elif isinstance(command, Join):
            self.others["joins a formation or helps"] += 1
        elif isinstance(command, Resolve) and isinstance(ask, Effects):
            self.reactions[ask.effects[command.effect][0]] += 1

    def note_event(self, event: Any) -> None:
        """What an event shows to have been used."""
        if isinstance(event, SpellShown):
            self.spells[event.spell] += 1
        elif isinstance(event, SpellCountered):
            self.others["counters a spell" if event.success else "tries in vain to counter a spell"] += 1
        elif isinstance(event, Captured):
            self.others["takes a captive"] += 1
        elif isinstance(event, ItemTaken):
            self.others["picks an item up"] += 1


def play(usage: Usage, number: int, level: str, total: int) -> None:
    """One battle between two ready-made armies."""
    kit = kit_named("minis")
    names = armies(total)
    pair = (names[number % len(names)], names[(number * 5 + 1) % len(names)])
    lists = tuple([army_named(name) for name in pair])
    setup = MinisSetup(edition=EDITION, total=total, armies=lists, table=RANDOM_TABLE, edges=(0, 2), domains=True)
    state = kit.engine.new(setup, seed_from_text(f"usage/{total}/{number}"))
    bots = [bot_named("minis", level) for _ in pair]
    dice = [Rng(seed_from_text(f"usage/{total}/{number}/{seat}")) for seat in range(len(pair))]
    for item in state.items:
        usage.items[item.name] += 1
    for _ in range(LONGEST):
        decision = next_decision(kit, state)
        if decision is None:
            break
        command = answer(kit, state, decision, bots[decision.seat], dice[decision.seat]).command
        usage.note_command(decision.ask, command)
        for event in kit.engine.apply(state, command):
            usage.note_event(event)
    usage.games += 1


def table(usage: Usage, level: str, total: int) -> str:
    """All counts, the most used first, and what was never used."""
    library = official()
    rows = [
        ("Ways to act", usage.acts, []),
        ("Reactions", usage.reactions, []),
        ("Spells shown", usage.spells, list(library.spells)),
        ("Items carried", usage.items, [each.name for each in library.items.values()]),
        ("Domains chosen", usage.domains, [each.name for each in official_domains().values()]),
        ("Also", usage.others, []),
    ]
    lines = [
        f"{usage.games} battles of {total} points, {level} against {level}.",
        "",
        "| | Used | Never |",
        "| --- | --- | --- |",
    ]
    for title, counts, known in rows:
        used = ", ".join([f"{name} {count}" for name, count in counts.most_common()])
        never = ", ".join([name for name in known if name not in counts])
        lines.append(f"| {title} | {used} | {never} |")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", choices=LEVELS, default="knight")
    parser.add_argument("--total", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=600.0)
    parsed = parser.parse_args(arguments)
    usage = Usage()
    begun = time.monotonic()
    for number in range(parsed.games):
        if time.monotonic() - begun > parsed.seconds:
            break
        play(usage, number, parsed.level, parsed.total)
    print(table(usage, parsed.level, parsed.total))


if __name__ == "__main__":
    main()
