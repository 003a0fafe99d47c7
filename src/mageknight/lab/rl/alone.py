"""The parts that environments of one hero alone share: beginning a game by its number, the state, the picture in words."""

from __future__ import annotations

from typing import Any

import gymnasium

from mageknight.board.state import BoardState
from mageknight.lab.rl.episode import Episode


class AloneEnv(gymnasium.Env[dict[str, Any], int]):
    """One hero alone; children say how a game begins, which one is under way, and what is shown of it."""

    def playing(self) -> Episode:
        """The game under way."""
        raise AssertionError(f"{type(self).__name__} plays nothing")

    def begin(self, number: int) -> None:
        """Begin the game with a number: hero and luck go with it."""
        raise AssertionError(f"{type(self).__name__} begins nothing")

    def look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The observation and what is told beside it."""
        raise AssertionError(f"{type(self).__name__} shows nothing")

    @property
    def game(self) -> BoardState:
        """The state of the game."""
        return self.playing().running()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game: the one with the number in `options["game"]`, else one that follows from the seed."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31))
        self.begin(int((options or {}).get("game", number)))
        return self.look()

    def render(self) -> str:
        """The game as its player sees it, in lines of text."""
        from mageknight.locale import render

        kit = self.playing().kit
        return "\n".join([render(line, "en") for line in kit.lines(kit.engine.view(self.game, 0))])
