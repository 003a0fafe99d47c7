"""A lesson being taken: where it stands follows from the commands of its match alone, so nothing else has to be kept.

Only what a step waits for is let through, and what needs no choice; every other legal command is answered by what the lesson has
to say about it. What the rules refuse they refuse themselves.
"""

from __future__ import annotations

from typing import Any

from mageknight.kernel.command import Command, command_name
from mageknight.kernel.game import ImpossibleOutcome, View
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.kernel.situations.phrase import format_command, parse_command
from mageknight.kernel.situations.rehearsal import arranged, look_up, reads_as
from mageknight.lessons.lesson import ANY, PUPIL, Deed, Lesson, Step
from mageknight.lessons.places import CONDITIONS
from mageknight.minis.view.build import BattleView


class Standing:
    """A place in a lesson: the step, and how many of its deeds are done; past the last step it is over."""

    def __init__(self, step: int, done: int) -> None:
        self.step = step
        self.done = done


class Course:
    """A lesson with the kit of its game."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.kit: Kit[Any] = kit_named(lesson.game)

    def begin(self) -> Match[Any]:
        """The match of the lesson, before its first command."""
        situation = self.lesson.situation
        setup, state = arranged(self.kit, situation)
        return Match(self.kit, setup, seed_from_text(situation.seed), state, self.lesson.text)

    def standing(self, match: Match[Any]) -> Standing:
        """The place in a lesson to which the commands of a match lead. Those no step waited for needed no choice."""
        at = Standing(self._next(0), 0)
        for command in match.history:
            while (deed := self.deed(at)) is not None and not deed.is_due and not self.is_way(deed, command):
                at = self._after(at)
            if deed is not None and self.is_way(deed, command):
                at = self._after(at)
        while (deed := self.deed(at)) is not None and not deed.is_due and match.explain(self._whole(deed)) is not None:
            at = self._after(at)
        return at

    def _after(self, at: Standing) -> Standing:
        """One deed further."""
        if at.done + 1 < len(self.lesson.steps[at.step].deeds):
            return Standing(at.step, at.done + 1)
        return Standing(self._next(at.step + 1), 0)

    def _whole(self, deed: Deed) -> Command:
        return parse_command(self.kit, deed.seat, deed.ways[0])

    def _next(self, step: int) -> int:
        """The first step from this one on that waits for a deed; the number of steps if none does."""
        steps = self.lesson.steps
        while step < len(steps) and not steps[step].deeds:
            step += 1
        return step

    def deed(self, at: Standing) -> Deed | None:
        """The deed the lesson waits for; nothing when it is over."""
        if at.step >= len(self.lesson.steps):
            return None
        return self.lesson.steps[at.step].deeds[at.done]

    def pages(self, at: Standing) -> tuple[Step, ...]:
        """The pages to read here: the steps since the last deed, and the one that waits."""
        first = at.step
        steps = self.lesson.steps
        while at.done == 0 and first > 0 and not steps[first - 1].deeds:
            first -= 1
        return steps[first : at.step + 1]

    def shown(self, at: Standing) -> Command | None:
        """The deed the lesson waits for as a whole command, for whoever would rather be shown."""
        deed = self.deed(at)
        return None if deed is None else self._whole(deed)

    def hint(self, match: Match[Any]) -> Command | None:
        """The deed the lesson shows to whoever would rather be shown: the deed as it is written, or another that will do where that
        one does not go any more, as when a figure was set down a little beside its place."""
        at = self.standing(match)
        deed, shown = self.deed(at), self.shown(at)
        if deed is None or shown is None or deed.seat != PUPIL or match.explain(shown) is None:
            return shown
        asked = [each for each in match.pending() if each.seat == PUPIL and not each.standing]
        ways = [command for each in asked for command in match.options(each).all() if self.is_way(deed, command)]
        return next((command for command in ways if self.refusal(match, command) is None), shown)

    def lights(self, step: Step, done: int) -> tuple[str, ...]:
        """The lights of a step after so many of its deeds, as clients know them: places of the map by their numbers."""
        stages = step.lights
        return tuple([self._light(word) for word in stages[min(done, len(stages) - 1)]]) if stages else ()

    def _light(self, word: str) -> str:
        kind, _, name = word.partition(" ")
        if kind != "space":
            return word
        return f"{kind} {self.kit.parse_value(kind, name)}"

    def opponent(self, match: Match[Any]) -> Command | None:
        """The opponent's next deed, if the lesson lets it do something."""
        at = self.standing(match)
        deed = self.deed(at)
        return self.shown(at) if deed is not None and deed.seat != PUPIL else None

    def refusal(self, match: Match[Any], command: Command) -> Refusal | None:
        """The reason the lesson does not let this command through; nothing if it does, or if the rules will refuse it."""
        at = self.standing(match)
        deed = self.deed(at)
        if deed is None or match.explain(command) is not None or command.seat != deed.seat:
            return None
        if self.is_way(deed, command):
            if self.holds(deed, match, command):
                return None
            return Refusal(f"learn-wrong-{deed.missed}") if deed.missed else refuse("learn-not-now")
        if needs_no_choice(match, command):
            return None
        for wrong in self.lesson.steps[at.step].wrongs:
            if fits(self.kit, wrong.phrase, command):
                return Refusal(f"learn-wrong-{wrong.answer}")
        return refuse("learn-not-now")

    def is_way(self, deed: Deed, command: Command) -> bool:
        return command.seat == deed.seat and any(fits(self.kit, way, command) for way in deed.ways)

    def holds(self, deed: Deed, match: Match[Any], command: Command) -> bool:
        """Is everything so after the command as the step wants it?"""
        if not deed.holds:
            return True
        trial = Match(self.kit, match.setup, match.seed, self.kit.copy(match.state))
        try:
            trial.play(command)
        except ImpossibleOutcome:
            return False
        view = trial.view(PUPIL)
        return all(self._is_so(view, path, value) for path, value in deed.holds)

    def _is_so(self, view: View, path: str, value: str) -> bool:
        """Is a value at a path of the view, or do two figures stand to each other as a condition says?"""
        if path in CONDITIONS and isinstance(view, BattleView):
            one, other = value.split()
            return CONDITIONS[path](view, int(one), int(other))
        steps = path.split("/")
        return reads_as(self.kit, steps, look_up(view, steps), value)


def needs_no_choice(match: Match[Any], command: Command) -> bool:
    """Is this the only answer to its question? Clients give such answers by themselves."""
    for decision in match.pending():
        if decision.seat == command.seat and not decision.standing:
            options = match.options(decision)
            return options.listed and len(options.all()) == 1
    return False


def fits(kit: Kit[Any], phrase: str, command: Command) -> bool:
    """Does a phrase, perhaps with gaps, describe this command?"""
    words = phrase.split()
    if not words or words[0] != command_name(command):
        return False
    given = dict([word.split("=", 1) for word in format_command(kit, command).split()[1:]])
    fields = [field for field in type(command).__struct_fields__ if field != "seat"]
    for word in words[1:]:
        name, equals, text = word.partition("=")
        if not equals:
            name, text = fields[0] if fields else "", word
        if name in fields:
            fields.remove(name)
        if text != ANY and given.get(name) != text:
            return False
    return True
