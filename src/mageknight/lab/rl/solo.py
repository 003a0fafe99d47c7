"""Solo scenarios of the board game as Gymnasium environments.

    from mageknight.lab.rl.solo import SoloEnv
    env = SoloEnv("solo_reconnaissance")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(0)

An action is the place of an option in the list of what may be answered. The reward is what the score has grown by; a mission fulfilled
brings `SUCCESS` more. Actions outside the mask stand for the options that are there, counted round and round; `info["masked"]` tells.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
from gymnasium import spaces

from mageknight.board.rules.game.scoring import outcome_of
from mageknight.board.state import BoardState
from mageknight.kernel.command import Command
from mageknight.kernel.phrase import format_command
from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.lab.contest import Contest, contest_of, setup_of
from mageknight.lab.rl.aec import observation_space
from mageknight.lab.rl.encoding import OPTIONS, option_mask, option_matrix, position_vector
from mageknight.lab.table import LONGEST, next_decision

SUCCESS: Final = 10.0


class SoloEnv(gymnasium.Env[dict[str, Any], int]):
    """One hero alone."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, scenario: str = "solo_reconnaissance", render_mode: str | None = None, longest: int = LONGEST
    ) -> None:
        contest = contest_of(f"board/{scenario}", ("random",), 1, "")
        if setup_of(contest, 0).seats != 1:
            raise refuse("lab-no-such-seats", scenario=scenario, seats=1)
        self.contest: Contest = contest
        self.kit = kit_named("board")
        self.longest = longest
        self.render_mode = render_mode
        self.observation_space: spaces.Dict = observation_space()
        self.action_space = spaces.Discrete(OPTIONS)  # type: ignore[assignment]  # its numbers are numpy's
        self.game: BoardState | None = None
        self._options: list[Command] = []
        self._steps = 0
        self._score = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; the hero goes with the seed."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31))
        self.game = self.kit.engine.new(
            setup_of(self.contest, number), seed_from_text(f"{self.contest.scenario}/{number}")
        )
        self._steps = 0
        self._score = self.score()
        return self._look()

    def score(self) -> int:
        """What the score would be if the game ended now."""
        return outcome_of(self._running()).scores[0]

    def _running(self) -> BoardState:
        if self.game is None:
            raise RuntimeError("reset() comes first")
        return self.game

    def _look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        state = self._running()
        decision = next_decision(self.kit, state)
        self._options = [] if decision is None else self.kit.engine.options(state, decision).all()
        kind = "" if decision is None else decision.kind
        observation = {
            "observation": position_vector(self.kit, state, 0, kind),
            "options": option_matrix(self._options),
            "action_mask": option_mask(self._options),
        }
        phrases = [format_command(self.kit, command) for command in self._options[:OPTIONS]]
        return observation, {"kind": kind, "options": phrases, "action_mask": observation["action_mask"]}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer the decision at hand."""
        state = self._running()
        offered = min(len(self._options), OPTIONS)
        if not offered:
            raise RuntimeError("the game is over")
        self.kit.engine.apply(state, self._options[int(action) % offered])
        self._steps += 1
        observation, info = self._look()
        info["masked"] = int(action) >= offered
        over = not self._options
        score = self.score()
        reward = float(score - self._score)
        self._score = score
        if over and outcome_of(state).winners:
            reward += SUCCESS
        return observation, reward, over, self._steps >= self.longest and not over, info

    def render(self) -> str:
        """The game as its player sees it, in lines of text."""
        from mageknight.locale import render

        return "\n".join([render(line, "en") for line in self.kit.lines(self.kit.engine.view(self._running(), 0))])
