"""Trying out a position that came from outside, before anybody sits down to it.

It is looked at from every seat, dealt again and played on at random. Whoever calls this does so in a process of its own with a limit
of time: a position that no game can be in may keep the rules busy for ever.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import Rng
from mageknight.kernel.saves.reading import UNSOUND
from mageknight.locale import languages
from mageknight.server.matches import outgoing
from mageknight.server.store.numbered_match import NumberedMatch

STEPS: Final = 30
"""How many commands are given at random."""


def try_out(match: Match[Any]) -> None:
    """Refuse a match whose position cannot be shown, stored or dealt again."""
    kit, state = match.kit, match.state
    try:
        _look_around(match)
        for seat in range(match.setup.seats):
            kit.redeal(state, seat, Rng(fresh_seed()))
        kit.redeal(state, None, Rng(fresh_seed()))
        if kit.codec.digest(kit.codec.load(kit.codec.dump(state))) != match.digest():
            raise refuse("save-unsound", file="file")
    except UNSOUND as error:
        raise refuse("save-unsound", file="file") from error
    _play_on(Match(kit, match.setup, fresh_seed(), kit.copy(state)), Rng(fresh_seed()))


def _look_around(match: Match[Any]) -> None:
    """Everything anybody would be shown."""
    numbered = NumberedMatch(match)
    for look in (None, *range(match.setup.seats)):
        for lang in languages():
            outgoing.scene(numbered, look, lang)
            outgoing.text(numbered, look, lang)


def _play_on(match: Match[Any], rng: Rng) -> None:
    """Some commands at random. A fault there is none of the file: reports are made where there was trouble."""
    try:
        for _ in range(STEPS):
            asked = [decision for decision in match.pending() if not decision.standing]
            if not asked:
                return
            match.play(match.options(asked[0]).sample(rng))
            _look_around(match)
    except UNSOUND:
        return
