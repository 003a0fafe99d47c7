"""A trial: one match played at random to its end, with the invariants checked on the way.

Everything in a trial follows from the set-up and the seed of its match, mutants and samples included: the same match is
played, and the same failure found, whenever it is run again.
"""

from __future__ import annotations

import traceback
from typing import Any, Final

from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.event import Event
from mageknight.kernel.game import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import Rng
from mageknight.locale import MissingWordsError
from tools.fuzz import invariants
from tools.fuzz.invariants import Broken
from tools.fuzz.mutation import mutant

SAMPLE: Final = 32
"""One step in so many is checked thoroughly."""

STANDING: Final = 100
"""One step in so many takes a standing decision, such as conceding."""

CANCEL: Final = 40
"""One nested decision in so many is called off."""

MOST_STEPS: Final = 50_000
"""A game that takes longer does not end by itself."""


class Trial:
    """One match under test. After `run`, `trouble` is empty or says what went wrong."""

    def __init__(self, kit: Kit[Any], setup: Setup, seed: bytes) -> None:
        self.kit = kit
        self.setup = setup
        self.seed = seed
        self.rng = Rng(seed, "fuzz")
        self.match: Match[Any] | None = None
        self.steps = 0
        self.trouble = ""

    def run(self) -> None:
        """Play to the end or to the first broken invariant; an error of the program counts as one."""
        try:
            self.match = Match(self.kit, self.setup, self.seed)
            self._play(self.match)
        except (Broken, MissingWordsError) as broken:
            self.trouble = str(broken)
        except Exception:  # noqa: BLE001  # whatever the rules raise is what is looked for
            self.trouble = traceback.format_exc()

    def _play(self, match: Match[Any]) -> None:
        save_at = self.rng.below(400)
        while True:
            pending = match.pending()
            if not pending:
                break
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise Broken("the game does not end", f"{MOST_STEPS} decisions")
            self._step(match, pending)
            if self.steps == save_at:
                invariants.saved_exactly(match)
        invariants.ended_properly(match, match.history[-1] if match.history else None)
        invariants.said_in_words(match, [], [])
        invariants.saved_exactly(match)

    def _step(self, match: Match[Any], pending: list[Decision]) -> None:
        rng = self.rng
        decision = self._decision(pending)
        options = match.options(decision)
        offered = options.all()
        if not offered:
            raise Broken("a decision has no options", decision)
        command = rng.choice(offered) if options.listed else options.sample(rng)
        stranger = mutant(self.kit.codec, offered, match.history, rng)
        if stranger is not None:
            match.state = invariants.refused_unchanged(self.kit, match.state, stranger)
        if decision.cancel_to >= 0 and rng.below(CANCEL) == 0:
            invariants.cancelled_exactly(match, decision)
        elif rng.below(SAMPLE) == 0:
            self._thorough(match, pending, command, [stranger] if stranger is not None else [])
        else:
            give(match, command)
        invariants.conserved(self.kit, match.state)

    def _decision(self, pending: list[Decision]) -> Decision:
        """Whose decision is taken: one that blocks as a rule, now and then one that stands open."""
        blocking = [decision for decision in pending if not decision.standing]
        if not blocking:
            raise Broken("the game waits for nobody, but is not over", pending)
        if len(pending) > len(blocking) and self.rng.below(STANDING) == 0:
            return self.rng.choice(pending)
        return blocking[0] if len(blocking) == 1 else self.rng.choice(blocking)

    def _thorough(self, match: Match[Any], pending: list[Decision], command: Command, strangers: list[Command]) -> None:
        """Check everything that is too dear for every step, then play the command, take it back and play it again."""
        kit, rng = self.kit, self.rng
        before = kit.codec.dump(match.state)
        invariants.all_accepted(kit, match.state, pending, rng)
        invariants.nothing_leaks(match, command, strangers, rng)
        invariants.loads_back(kit, match.state)
        if kit.codec.dump(match.state) != before:
            raise Broken("copies are not independent", command)
        events = give(match, command)
        invariants.undone_exactly(match, command.seat, before)
        invariants.said_in_words(match, events, strangers)


def give(match: Match[Any], command: Command) -> list[Event[Any]]:
    """Play an option; it must be accepted."""
    try:
        return match.play(command)
    except Refusal as refusal:
        raise Broken("an option was refused", (command, str(refusal))) from None
