"""The `mageknight army` commands: check a list, show it with its dials, suggest one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer

from mageknight.kernel.message import Arg, Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.locale import languages, preferred, render
from mageknight.locale.catalogue import add_resource

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from mageknight.kernel.files.problem import Problem
    from mageknight.minis.army.model import Army
    from mageknight.minis.army.names import Names
    from mageknight.minis.content.items import ItemDef
    from mageknight.minis.content.pack import Pack
    from mageknight.minis.figures.figure import FigureDef
    from mageknight.minis.setup.entries import Enlisted

COLOURS: Final = {
    "green": "green",
    "red": "red",
    "blue": "blue",
    "orange": "dark_orange",
    "yellow": "yellow",
    "black": "bright_black",
    "gray": "white",
    "purple": "magenta",
    "dark-blue": "bright_blue",
    "brown": "dark_goldenrod",
}
"""How the marks of a dial look in a terminal; the words beside them say the same without colour."""

MARKS: Final = {"square": "■", "circle": "●"}


def words(message: Message) -> str:
    return render(message, preferred(os.environ))


app = typer.Typer(
    help=words(say("cli-army-about")),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help=words(say("cli-army-file")))]
Packs = Annotated[list[Path] | None, typer.Option("--pack", metavar="FOLDER", help=words(say("cli-army-pack")))]
Lang = Annotated[str, typer.Option("--lang", help=words(say("cli-option-lang")))]


@app.command(help=words(say("cli-army-about-check")))
def check(file: File, pack: Packs = None, lang: Lang = "") -> None:
    def action(desk: Desk) -> int:
        army = desk.read(file)
        return desk.judge(army)

    _run(action, pack, lang)


@app.command(help=words(say("cli-army-about-show")))
def show(file: File, pack: Packs = None, lang: Lang = "") -> None:
    def action(desk: Desk) -> int:
        army = desk.read(file)
        seen: set[str] = set()
        for entry in army.entries:
            for key in (entry.figure, entry.rides):
                if key and key not in seen:
                    seen.add(key)
                    figure = desk.names.library[key]
                    desk.console.print(desk.head(figure))
                    desk.console.print(desk.dial(figure))
                    desk.console.print()
            for line in desk.carried(entry):
                desk.console.print(line)
        for line in desk.called(army):
            desk.console.print(line)
        return desk.judge(army)

    _run(action, pack, lang)


@app.command(help=words(say("cli-army-about-suggest")))
def suggest(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=words(say("cli-army-unfinished")))] = None,
    faction: Annotated[str, typer.Option("--faction", help=words(say("cli-army-faction")))] = "",
    total: Annotated[int, typer.Option("--total", help=words(say("cli-army-total")))] = 0,
    seed: Annotated[int, typer.Option("--seed", help=words(say("cli-army-seed")))] = 1,
    pack: Packs = None,
    lang: Lang = "",
) -> None:
    def action(desk: Desk) -> int:
        from mageknight.minis.army.text import write

        army = desk.suggested(file, faction, total, seed)
        sys.stdout.write(write(army, desk.names.library, desk.say))
        return 0

    _run(action, pack, lang)


class Desk:
    """The needs of every army command: the library, names in all languages, a console, a language to speak."""

    def __init__(self, packs: list[Path], lang: str) -> None:
        from rich.console import Console

        from mageknight.minis.army.names import Names
        from mageknight.minis.content.library import Library
        from mageknight.minis.content.pack import load_packs

        self.lang = lang
        self.console: Console = Console(highlight=False, markup=False, soft_wrap=True)
        loaded = load_packs(packs)
        learn_words(loaded)
        self.names: Names = Names(Library(loaded), [_tongue(each) for each in languages()])

    def say(self, message: Message) -> str:
        return render(message, self.lang)

    def read(self, file: Path) -> Army:
        from mageknight.cli.files import read_text
        from mageknight.minis.army.text import read

        return read(read_text(file), self.names, str(file))

    def judge(self, army: Army) -> int:
        """Print the sum and everything that breaks a rule; the status of the command."""
        from mageknight.minis.army.check import check

        violations = check(army, self.names.library)
        for each in violations:
            self.console.print(self.say(say("cli-army-violation", text=each.message(), rules=", ".join(each.rules))))
        points, count = army.points(self.names.library), army.size()
        name: Arg = army.name or say("minis-word-army")
        key = "cli-army-illegal" if violations else "cli-army-legal"
        self.console.print(self.say(say(key, name=name, count=count, points=points, total=army.total)))
        return 1 if violations else 0

    def suggested(self, file: Path | None, faction: str, total: int, seed: int) -> Army:
        """A new list, or an unfinished one filled up."""
        from mageknight.minis.army.suggest import complete
        from mageknight.minis.army.suggest import suggest as fresh

        library = self.names.library
        if file is None:
            people = self.faction(faction)
            return fresh(library, people, total or 200, seed, self.say(say(f"minis-faction-{people}")))
        army = self.read(file)
        if total:
            army = msgspec.structs.replace(army, total=total)
        return complete(library, army, self.faction(faction) if faction else self.main_faction(army), seed)

    def faction(self, text: str) -> str:
        """A faction by its id or its name in any language."""
        from mageknight.minis.army.names import plain
        from mageknight.minis.content import factions

        known = {plain(each.name): each.name for each in factions.table()}
        for lang in languages():
            known |= {plain(render(say(each.name_key), lang)): each.name for each in factions.table()}
        if plain(text) not in known:
            names = ", ".join(self.say(say(each.name_key)) for each in factions.table())
            raise refuse("army-no-such-faction", faction=text, known=names)
        return known[plain(text)]

    def main_faction(self, army: Army) -> str:
        """The faction most points of a list belong to."""
        from mageknight.minis.content import factions

        points: dict[int, int] = {}
        for figure in army.figures(self.names.library):
            for each in figure.factions:
                points[each] = points.get(each, 0) + figure.points
        if not points:
            raise refuse("army-no-such-faction", faction="", known=", ".join(each.name for each in factions.table()))
        return factions.table()[max(points, key=lambda each: (points[each], -each))].name

    def head(self, figure: FigureDef) -> str:
        """The base of a figure, in a few lines."""
        from mageknight.minis.army.titles import full_name
        from mageknight.minis.content import factions
        from mageknight.minis.figures.figure import NOT_PRINTED

        people = [say(factions.table()[each].name_key) for each in figure.factions]
        place = say("cli-army-place", set=say(f"minis-set-{figure.set_name}"), number=figure.number)
        line = say("cli-army-figure", name=full_name(figure), place=place, points=figure.points)
        base = say(f"minis-base-{figure.base.name}")
        facts = say(
            "cli-army-base", factions=people, arc=figure.arc, range=figure.range, targets=figure.targets, base=base
        )
        lines = [self.say(line), self.say(facts)]
        if figure.ranged_damage != NOT_PRINTED:
            lines.append(self.say(self.types(figure)))
        return "\n".join(lines)

    def carried(self, entry: Enlisted) -> list[str]:
        """The things a line of an army carries and reads: items with what they give, spells with their texts."""
        library = self.names.library
        lines: list[str] = []
        for key in entry.items:
            item = library.items[key]
            line = self.say(say("cli-army-item", name=item.title(), points=item.points))
            gifts = self.gifts(item)
            lines.append(f"{line}: {gifts}" if gifts else line)
        for key in dict.fromkeys(entry.spells):
            spell, count = library.spells[key], entry.spells.count(key)
            text = f"{self.say(spell.title())}: {self.say(say(spell.text_key))}"
            lines.append(f"    {count}x {text}" if count > 1 else f"    {text}")
        return [*lines, ""] if lines else []

    def gifts(self, item: ItemDef) -> str:
        """The gifts of an item to whoever wields it, as far as it has a name of its own."""
        from mageknight.minis.content import abilities

        names = [abilities.ability(each).name_key for each in item.abilities]
        if item.does:
            names.append(f"minis-card-{item.does}")
        return ", ".join([self.say(say(each)) for each in names])

    def called(self, army: Army) -> list[str]:
        """The company of an army, with its price after discounts."""
        from mageknight.minis.army.model import company_cost

        company = self.names.library.companies.get(army.company)
        if company is None:
            return []
        line = say("cli-army-company", name=company.title(), points=company_cost(army, self.names.library))
        return [f"{self.say(line)}: {self.say(say(f'minis-card-{company.does}'))}", ""]

    def types(self, figure: FigureDef) -> Message:
        """The type symbols of a second-generation base, its attack bonus and its ranged damage."""
        from mageknight.minis.figures.figure import ATTACK_TYPES, DAMAGE_TYPES, DEFENSE_TYPES, SPEED_TYPES

        codes = figure.types
        shown = (
            SPEED_TYPES[codes.speed],
            ATTACK_TYPES[codes.attack],
            DEFENSE_TYPES[codes.defense],
            DAMAGE_TYPES[codes.damage],
        )
        symbols = [say(f"minis-type-{each}") for each in shown if each]
        bonus, damage = figure.attack_bonus, figure.ranged_damage
        return say("cli-army-types", symbols=symbols, bonus=bonus, damage=damage)

    def dial(self, figure: FigureDef) -> Table:
        """The dial, one click a row."""
        from rich.table import Table

        from mageknight.minis.figures.figure import SLOTS

        named = ("fortification", *SLOTS[1:]) if figure.is_castle else SLOTS  # M2-CASTLE-03
        table = Table(self.say(say("cli-army-click")), *(self.say(say(f"minis-slot-{slot}")) for slot in named))
        for click in range(figure.clicks):
            table.add_row(str(click), *(self.value(figure, click, slot) for slot in range(len(SLOTS))))
        table.add_row(str(figure.clicks), *([self.say(say("cli-army-skull"))] * len(SLOTS)))
        return table

    def value(self, figure: FigureDef, click: int, slot: int) -> Text:
        """A value with the marks of its abilities."""
        from rich.text import Text

        from mageknight.minis.content import abilities
        from mageknight.minis.figures import dial
        from mageknight.minis.figures.figure import DAMAGE

        text = Text(str(dial.value(figure, click, slot)))
        if slot == DAMAGE and click == figure.start:
            text.append(f" {MARKS['square']} {self.say(say('minis-ability-starting-position'))}", COLOURS["green"])
        for each in (dial.ability(figure, click, slot), dial.nexus(figure, click)):
            if each and abilities.ability(each).slot == slot:
                known = abilities.ability(each)
                text.append(f" {MARKS[known.shape]} {self.say(say(known.name_key))}", COLOURS[known.colour])
        return text


def learn_words(packs: tuple[Pack, ...]) -> None:
    """Take the names that packs bring along into the catalogues."""
    for pack in packs:
        for lang in languages():
            add_resource(lang, pack.words(lang), pack.name)


def print_problems(problems: list[Problem], lang: str) -> None:
    """Every problem of a content file or folder as a line on the error output."""
    for each in problems:
        sys.stderr.write(render(each.message(), lang) + "\n")


def check_content(folder: Path, lang: str = "", more: Sequence[Problem] = ()) -> int:
    """Check a user's folder of figures, terrain, tables and armies; prints what is wrong, and what more was found."""
    from mageknight.kernel.files.problem import ContentError
    from mageknight.minis.army.ready import check_folder
    from mageknight.minis.content.pack import load_packs

    spoken = lang or preferred(os.environ)
    problems = [*check_folder(folder, [_tongue(each) for each in languages()]), *more]
    with suppress(ContentError):
        learn_words(load_packs([folder]))
    print_problems(problems, spoken)
    if not problems:
        sys.stdout.write(render(say("cli-army-content-fine", folder=str(folder)), spoken) + "\n")
    return 1 if problems else 0


def _tongue(lang: str) -> Callable[[Message], str]:
    return lambda message: render(message, lang)


def _run(action: Callable[[Desk], int], packs: list[Path] | None, lang: str) -> None:
    """Do it and leave with its status; what is wrong with files or lists goes to the error output."""
    from mageknight.kernel.files.problem import ContentError

    spoken = lang if lang in languages() else preferred(os.environ)
    try:
        if lang and lang not in languages():
            raise refuse("cli-no-such-language", language=lang, known=", ".join(languages()))
        status = action(Desk(packs or [], spoken))
    except ContentError as error:
        print_problems(error.problems, spoken)
        status = 1
    except Refusal as refusal:
        sys.stderr.write(render(refusal.message(), spoken) + "\n")
        status = 1
    raise typer.Exit(status)
