"""Playing by words on a server: a typed line is answered, or understood as a command, by the same code as at a terminal."""

from __future__ import annotations

from mageknight.kernel.decision import Decision
from mageknight.kernel.move import command_types
from mageknight.kernel.refusal import refuse
from mageknight.kernel.wire.decisions import command_info
from mageknight.locale import Words
from mageknight.server.store.numbered_match import NumberedMatch
from mageknight.server.wire.protocol import Heard
from mageknight.spoken.answers import Answers, listed, text_of
from mageknight.spoken.choices import Choice
from mageknight.spoken.verbs import ASKING, verb_of


def hear(numbered: NumberedMatch, look: int | None, lang: str, request: str, line: str) -> Heard:
    """The meaning of a line for whoever looks from this seat: an answer, a command to give, or a word for the client itself to obey."""
    words = Words.of(lang)
    answers = Answers(numbered.match, look, words)
    verb, rest = verb_of(line, words)
    if verb in ASKING:
        return Heard(request, verb, rest, tuple([text_of(said) for said in answers.to(verb, rest)]))
    if verb:
        return Heard(request, verb, rest)
    if look is None:
        raise refuse("not-your-decision")
    choices = answers.choices()
    found = choices.understand(rest)
    if len(found) > 1:
        return Heard(request, "", rest, tuple([text_of(said) for said in listed(found, words)]))
    decision = _decision_of(choices.decisions, found[0])
    return Heard(
        id=request,
        verb="",
        rest=rest,
        lines=(),
        command=command_info(numbered.kit, found[0].command),
        number=decision.number,
        standing=decision.standing,
    )


def _decision_of(decisions: list[Decision], choice: Choice) -> Decision:
    """The decision a choice answers; what was spelled out and is not listed answers the one the game waits for."""
    alike = [decision for decision in decisions if decision.standing == choice.standing]
    fitting = [one for one in alike if type(choice.command) in command_types(type(one.ask))]
    return (fitting or alike or decisions)[0]
