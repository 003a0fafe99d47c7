"""Situation files at the terminal: played and compared, or shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mageknight.cli.commands.replay import seen_by
from mageknight.cli.files import read_text
from mageknight.cli.terminal import Terminal
from mageknight.kernel.match import Match
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.rehearsal import begin, perform, rehearse
from mageknight.spoken.choices import Choices


def check(files: list[Path], terminal: Terminal) -> int:
    """Play every file and print what differs; 0 if nothing does."""
    differing = 0
    for file in files:
        try:
            rehearsal = rehearse(read_text(file), str(file))
        except Refusal as refusal:
            terminal.refuse(refusal)
            differing += 1
            continue
        for difference in rehearsal.differences:
            place = say("cli-place", file=str(file), line=difference.line)
            terminal.write((terminal.render(place), "title"), (f" {terminal.render(difference.what)}", "trouble"))
        if rehearsal.differences:
            differing += 1
        else:
            steps, expected = rehearsal.situation.steps, rehearsal.situation.expectations
            terminal.say(say("cli-as-expected", file=str(file), commands=len(steps), expectations=len(expected)))
    terminal.say(say("cli-checked", count=len(files), differing=differing), "trouble" if differing else "good")
    return 1 if differing else 0


def show(file: Path, after: bool, terminal: Terminal) -> int:
    """Show the position a file describes as everybody sees it, or the one after its commands."""
    rehearsal = begin(read_text(file), str(file))
    if after:
        perform(rehearsal)
    match = rehearsal.match
    for viewer in (None, *range(match.setup.seats)):
        title = terminal.render(seen_by(match, viewer))
        terminal.sheet(title, [terminal.render(line) for line in match.kit.lines(match.view(viewer))])
    show_decisions(match, terminal)
    for step in [] if after else rehearsal.situation.steps:
        mark = "!" if step.refused else ""
        terminal.write((f"  {step.seat}{mark}: ", "number"), (step.text, ""))
    for difference in rehearsal.differences:
        terminal.say(difference.what, "trouble")
    return 1 if rehearsal.differences else 0


def show_decisions(match: Match[Any], terminal: Terminal) -> None:
    """Print the decisions: who must choose what, and from what."""
    seats = [decision.seat for decision in match.pending() if not decision.standing]
    for seat in dict.fromkeys(seats):
        choices = Choices(match, seat, terminal.words)
        name = terminal.render(match.kit.seat_name(match.state, seat))
        for prompt in choices.prompts:
            terminal.write((f"{name}: ", "quiet"), (terminal.render(prompt), "ask"))
        for choice in choices.offered:
            if not choice.standing:
                terminal.write((f"  {choices.phrase(choice)}", "number"), (f"  {choice.text}", ""))
