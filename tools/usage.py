"""What bots make use of: which ways to act, abilities, items, spells and domains were used over so many battles, and which never.

    python -m tools.usage --games 20 --level knight --total 300 --seconds 600
    python -m tools.usage --games 500 --level squire --total 200 --mustered

Battles of edition 2.0 between ready-made armies, or with `--mustered` between armies put together again from all figures of a faction,
domains included, on ground strewn by chance. It stops after the games or the seconds, whichever is first, and prints a table for
docs/builders/bots.md. An ability is at work when it is used as an action or an answer, stands as a line in a number, or has its die
thrown. What changes nothing but what is allowed, as Flight or Ghostform, shows in none of these. So as long as an ability has not been
seen at work, every answer is given once more on a copy without it, with the same dice: it is at work if the answer is refused then, or
leads elsewhere, or leaves other choices; an ability that is a way to act must have been chosen, though. What makes no such difference
is only borne, that is shown by a figure that acts or is attacked.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any, Final

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import LEVELS, bot_named
from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.lab.table import LONGEST, answer, next_decision
from mageknight.minis.army.suggest import suggest
from mageknight.minis.commands import Act, ChooseDomain, Join, Resolve
from mageknight.minis.content import factions
from mageknight.minis.content.abilities import ability, ids
from mageknight.minis.content.abilities import table as ability_table
from mageknight.minis.content.domains import official_domains
from mageknight.minis.content.library import official
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects.parts import topic_of
from mageknight.minis.events import (
    FOR_COMMAND,
    FOR_DODGE,
    FOR_FREEZE,
    FOR_PARRY,
    FOR_REGENERATION,
    FOR_TERROR,
    Attacked,
    Captured,
    DiceRolled,
    ItemTaken,
    SpellCountered,
    SpellShown,
)
from mageknight.minis.figures.roster import members, powers
from mageknight.minis.rules.turn.moments import Effects
from mageknight.minis.setup import RANDOM_TABLE, MinisSetup
from mageknight.minis.setup.armies import army_named
from mageknight.minis.state.battle import Battle
from tools.balance.matches import armies

EDITION: Final = "second"
PARTS: Final = ("adds", "guards", "parts")
"""The fields of events that list what a number is made of."""
DICE: Final = {
    FOR_DODGE: "dodge",
    FOR_REGENERATION: "regeneration",
    FOR_COMMAND: "command",
    FOR_FREEZE: "magic-freeze",
    FOR_TERROR: "terrify",
    FOR_PARRY: "parry",
}
NAMED: Final = {"command-rally": "command", "afloat": "aquatic"}
"""Topics of numbers that are not called like their ability."""


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
        self.abilities: Counter[str] = Counter()
        self.borne: Counter[str] = Counter()

    def note_command(self, state: Battle, ask: Any, command: Any) -> None:
        """What a command uses."""
        if isinstance(command, Act):
            self.acts[command.how] += 1
            self.bear(state, command.figure)
            way = state.edition.ways.by_word[command.how]
            if way.ability:
                self.abilities[ability(way.ability).name] += 1
        elif isinstance(command, ChooseDomain):
            self.domains[official_domains()[command.domain].name] += 1
        elif isinstance(command, Join):
            self.others["joins a formation or helps"] += 1
        elif isinstance(command, Resolve) and isinstance(ask, Effects):
            word = ask.effects[command.effect][0]
            self.reactions[word] += 1
            self.note_topic(word)

    def note_topic(self, topic: str) -> None:
        """The ability something is called after, if it is one."""
        name = NAMED.get(topic, topic)
        if name in ids():
            self.abilities[name] += 1

    def note_differences(self, kit: Kit[Any], state: Battle, command: Command) -> None:
        """What the command owes to abilities that have not been seen at work yet."""
        asked = [
            (figure, number)
            for figure in members(state.table.afield)
            for number in members(powers(state, figure))
            if ability(number).name not in self.abilities
        ]
        if not asked:
            return
        chosen = {way.ability for way in state.edition.ways.by_word.values()}
        usual = what_follows(kit, state, command)
        for figure, number in asked:
            name = ability(number).name
            if name in self.abilities:
                continue
            place, choices = what_follows(kit, state, command, figure, number)
            if place != usual[0] or (number not in chosen and choices != usual[1]):
                self.abilities[name] += 1

    def bear(self, state: Battle, figure: int) -> None:
        """A figure acts or is attacked: what its dial shows is borne."""
        for number in members(powers(state, figure)):
            self.borne[ability(number).name] += 1

    def note_event(self, state: Battle, event: Any) -> None:
        """What an event shows to have been used."""
        if isinstance(event, Attacked):
            self.bear(state, event.target)
        for field in PARTS:
            for part, _ in getattr(event, field, ()):
                self.note_topic(topic_of(part))
        if isinstance(event, DiceRolled):
            self.note_topic(DICE.get(event.purpose, ""))
        elif isinstance(event, SpellShown):
            self.spells[event.spell] += 1
        elif isinstance(event, SpellCountered):
            self.others["counters a spell" if event.success else "tries in vain to counter a spell"] += 1
        elif isinstance(event, Captured):
            self.others["takes a captive"] += 1
        elif isinstance(event, ItemTaken):
            self.others["picks an item up"] += 1


def what_follows(
    kit: Kit[Any], state: Battle, command: Command, figure: int = 0, without: int = -1
) -> tuple[str, list[Command]]:
    """Where a command leads and what can be done then; nothing if it is refused. `figure` may be `without` an ability."""
    after = state.copy()
    if without >= 0:
        after.off[figure] |= 1 << without
    try:
        kit.engine.apply(after, command)
    except Refusal:
        return "", []
    due = [decision for decision in kit.engine.pending(after) if not decision.standing]
    choices = [each for decision in due for each in kit.engine.options(after, decision).all()]
    after.off = [0] * len(after.off)
    return kit.codec.digest(after), choices


def ready(number: int, total: int) -> tuple[Any, ...]:
    """Two ready-made armies."""
    names = armies(total)
    return (army_named(names[number % len(names)]), army_named(names[(number * 5 + 1) % len(names)]))


def mustered(number: int, total: int) -> tuple[Any, ...]:
    """Two armies put together for this battle, of factions that take turns."""
    mine = {figure.factions[0] for figure in official().set("muster").figures}
    peoples = [each.name for each in factions.table() if each.id in mine]
    pair = (peoples[number % len(peoples)], peoples[(number * 3 + 1) % len(peoples)])
    found = [suggest(official(), people, total, number * 2 + at + 1, game=EDITION) for at, people in enumerate(pair)]
    return tuple([each.lineup() for each in found])


def play(usage: Usage, number: int, level: str, total: int, new: bool = False) -> None:
    """One battle between two ready-made armies or, as wished, two new ones."""
    kit = kit_named("minis")
    lists = mustered(number, total) if new else ready(number, total)
    setup = MinisSetup(edition=EDITION, total=total, armies=lists, table=RANDOM_TABLE, edges=(0, 2), domains=True)
    state = kit.engine.new(setup, seed_from_text(f"usage/{total}/{number}"))
    bots = [bot_named("minis", level) for _ in lists]
    dice = [Rng(seed_from_text(f"usage/{total}/{number}/{seat}")) for seat in range(len(lists))]
    for item in state.items:
        usage.items[item.name] += 1
    for _ in range(LONGEST):
        decision = next_decision(kit, state)
        if decision is None:
            break
        command = answer(kit, state, decision, bots[decision.seat], dice[decision.seat]).command
        usage.note_command(state, decision.ask, command)
        usage.note_differences(kit, state, command)
        for event in kit.engine.apply(state, command):
            usage.note_event(state, event)
    usage.games += 1


def table(usage: Usage, level: str, total: int) -> str:
    """All counts, the most used first, and what was never used."""
    library = official()
    card = EDITIONS[EDITION].card.abilities
    known = [each.name for each in ability_table() if each.id in card]
    silent = [each for each in known if each in usage.borne and each not in usage.abilities]
    rows = [
        ("Ways to act", usage.acts, []),
        ("Reactions", usage.reactions, []),
        ("Abilities at work", usage.abilities, known),
        ("Abilities only borne", Counter({each: usage.borne[each] for each in silent}), []),
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
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first battle, to go on where a run ended"
    )
    parser.add_argument(
        "--mustered", action="store_true", help="armies put together again from all figures of a faction"
    )
    parsed = parser.parse_args(arguments)
    usage = Usage()
    begun = time.monotonic()
    for number in range(parsed.first, parsed.first + parsed.games):
        if time.monotonic() - begun > parsed.seconds:
            break
        play(usage, number, parsed.level, parsed.total, parsed.mustered)
    print(table(usage, parsed.level, parsed.total))


if __name__ == "__main__":
    main()
