"""Every game as a PettingZoo environment: agents take turns, actions are masked.

    from mageknight.lab.rl.aec import MageKnightEnv
    env = MageKnightEnv("board", "first_reconnaissance", seats=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

An action is the place of an option in the list of what may be answered; `info["options"]` has them in words people type.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.kernel.situations.phrase import format_command
from mageknight.lab.experiment import Experiment, fitting_setups, setup_among
from mageknight.lab.rl.encoding import LARGEST, OPTION, OPTIONS, POSITION, option_mask, option_matrix, position_vector
from mageknight.lab.table import LONGEST, next_decision


def observation_space() -> spaces.Dict:
    """The space of what an agent is shown: its view, its options, which actions stand for one."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (POSITION,), np.float32),
            "options": spaces.Box(-LARGEST, LARGEST, (OPTIONS, OPTION), np.float32),
            "action_mask": spaces.Box(0, 1, (OPTIONS,), np.int8),
        }
    )


class MageKnightEnv(AECEnv):  # type: ignore[misc]
    """A game between agents, one for each seat; who wins gets 1, who loses -1."""

    metadata: ClassVar[dict[str, Any]] = {"name": "mageknight_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "board",
        scenario: str = "",
        seats: int = 0,
        render_mode: str | None = None,
        longest: int = LONGEST,
    ) -> None:
        super().__init__()
        from mageknight.lab.experiment import contest_of

        asked = contest_of(f"{game}/{scenario}", ("random",), 1, "", seats)
        self.contest = Experiment(
            game=game, scenario=asked.scenario, bots=("random",) * max(1, seats), games=1, seed="", seats=seats
        )
        self.kit = kit_named(game)
        self.longest = longest
        self.render_mode = render_mode
        self._games = 0
        self._setups = fitting_setups(self.contest)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setups[0].seats)]
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(OPTIONS) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.state_of_game: Any = None
        self._options: list[Command] = []
        self._decision: Decision | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the one with the number in `options["game"]`, else that of the seed, without a seed the next of an endless
        row. Heroes and armies go with the number."""
        self._games += 1
        number = int((options or {}).get("game", self._games if seed is None else seed))
        key = seed_from_text(f"{self.contest.game}/{self.contest.scenario}/{number}")
        self.state_of_game = self.kit.engine.new(setup_among(self._setups, self.contest, number), key)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self.agent_selection = self.agents[0]
        self._look()

    def _look(self) -> None:
        """Find out who must choose what."""
        self._decision = next_decision(self.kit, self.state_of_game)
        if self._decision is None:
            self._finish()
            return
        self.agent_selection = self.possible_agents[self._decision.seat]
        self._options = self.kit.engine.options(self.state_of_game, self._decision).all()
        self.infos[self.agent_selection] = {"kind": self._decision.kind, "options": self.phrases()}

    def phrases(self) -> list[str]:
        """The options in the words people type."""
        return [format_command(self.kit, command) for command in self._options[:OPTIONS]]

    def _finish(self) -> None:
        outcome = self.kit.engine.outcome(self.state_of_game)
        self._options = []
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = True
            if outcome is not None:
                self.rewards[agent] = 1.0 if seat in outcome.winners else -1.0
                self.infos[agent] = {"score": outcome.scores[seat]}

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent; only the one that chooses has options."""
        seat = self.possible_agents.index(agent)
        chooses = self._decision is not None and self._decision.seat == seat
        options = self._options if chooses else []
        kind = self._decision.kind if self._decision is not None and chooses else ""
        return {
            "observation": position_vector(self.kit, self.state_of_game, seat, kind),
            "options": option_matrix(options),
            "action_mask": option_mask(options),
        }

    def step(self, action: int | None) -> None:
        """Answer the decision of the agent selected; an action outside the mask is an error."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < min(len(self._options), OPTIONS):
            raise ValueError(f"action {action} is outside the mask")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.kit.engine.apply(self.state_of_game, self._options[action])
        self._steps += 1
        self._look()
        if self._steps >= self.longest and self._decision is not None:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def render(self) -> str:
        """The game as a spectator sees it, in lines of text."""
        from mageknight.locale import render

        lines = self.kit.lines(self.kit.engine.view(self.state_of_game, None))
        return "\n".join([render(line, "en") for line in lines])

    def close(self) -> None:
        """Nothing is held open."""
