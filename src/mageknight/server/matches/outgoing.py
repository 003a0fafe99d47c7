"""Everything a viewer is shown of a match is made here, and nowhere else.

Each function takes the seat a viewer looks from (None for a spectator) and the language, and uses only what the game's own
view, options and words give for that seat. The leak test compares what leaves here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from mageknight.kernel.command import CHANCE
from mageknight.kernel.fairness import commitment
from mageknight.kernel.game import Outcome
from mageknight.kernel.wire import decisions as wire
from mageknight.locale import sentence
from mageknight.server.store.numbered_match import Line, NumberedMatch, Step
from mageknight.server.tables import lesson_tables, puzzle_tables
from mageknight.server.tables.display_names import Names, called
from mageknight.server.wire.phrases import Phrases, phrases, rendered
from mageknight.server.wire.types import (
    LineInfo,
    OutcomeInfo,
    Scene,
    ScoreInfo,
    StepInfo,
    UndoInfo,
)


def scene(numbered: NumberedMatch, look: int | None, lang: str, names: Names = ()) -> Scene:
    """The whole position as one viewer may know it."""
    words = phrases(lang)
    match = numbered.match
    outcome = numbered.outcome()
    return Scene(
        seq=numbered.version,
        action=numbered.played,
        look=look,
        lang=words.lang,
        own=numbered.last_by.get(look, 0) if look is not None else 0,
        view=match.view(look),
        waiting=numbered.waiting(),
        decisions=tuple(decisions(numbered, look, words)),
        plan=plan(numbered, look, words),
        undo=undo_info(numbered, look, words),
        outcome=outcome_info(outcome, match.seed, words, names) if outcome is not None else None,
        lesson=lesson_tables.lesson_info(numbered, words),
        puzzle=puzzle_tables.puzzle_info(numbered, words),
        guide=lesson_tables.tips(numbered, look, words),
    )


def decisions(numbered: NumberedMatch, look: int | None, words: Phrases) -> Iterable[wire.DecisionInfo]:
    """The decisions that wait for the viewer's seat; other seats' decisions are no business of the viewer."""
    if look is None:
        return
    for decision in numbered.pending():
        if decision.seat == look and decision.seat != CHANCE:
            yield wire.decision_info(numbered.match, decision, words.render)


def plan(numbered: NumberedMatch, look: int | None, words: Phrases) -> Any:
    """The game's own data for plans, in the words of a viewer."""
    return rendered(numbered.kit.plan(numbered.match.state, look), words.render)


def undo_info(numbered: NumberedMatch, look: int | None, words: Phrases) -> UndoInfo:
    if look is None:
        return UndoInfo(False, False)
    refusal = numbered.undo_refusal(look)
    undone = numbered.match.undone
    redo = bool(undone) and undone[-1].seat == look
    return UndoInfo(refusal is None, redo, wire.refusal_info(refusal, words.render) if refusal is not None else None)


def outcome_info(outcome: Outcome, seed: bytes, words: Phrases, names: Names = ()) -> OutcomeInfo:
    """The end of a game, with the seed for everybody to check."""
    return OutcomeInfo(
        winners=outcome.winners,
        scores=outcome.scores,
        ending=words.render(called(outcome.ending, names)),
        sheet=tuple(
            [ScoreInfo(line.seat, words.render(called(line.what, names)), line.points) for line in outcome.sheet]
        ),
        seed=seed.hex(),
        commitment=commitment(seed),
    )


def step_info(step: Step, look: int | None, lang: str, names: Names = ()) -> StepInfo:
    return StepInfo(
        after=step.before,
        seq=step.number,
        actor=step.actor if step.actor >= 0 else None,
        events=tuple(step.events_for(look)),
        lines=tuple(line_infos(step.number, step.lines, look, lang, names)),
        undone=step.undone,
    )


def line_infos(
    number: int, lines: Iterable[Line], look: int | None, lang: str, names: Names = ()
) -> Iterable[LineInfo]:
    """Lines of the log in the words of a viewer, with the players called by name."""
    words = phrases(lang)
    for line in lines:
        message = line.for_viewer(look)
        if message is not None:
            text = sentence(words.render(called(message, names)))
            yield LineInfo(number, text, line.action, line.mark.rank, line.mark.about)


def text(numbered: NumberedMatch, look: int | None, lang: str) -> list[str]:
    """The position as one viewer may know it, as lines of text."""
    words = phrases(lang)
    return [words.render(line) for line in numbered.kit.lines(numbered.match.view(look))]


def plain(value: Any) -> Any:
    """A value as it stands on the wire, for comparing and for storing."""
    return msgspec.to_builtins(value)
