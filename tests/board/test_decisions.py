"""The kinds of decisions the board game names are those its rules ask."""

from __future__ import annotations

import os
from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.agenda import Ask, Chance
from mageknight.kernel.registry import kit_named

COMPILED = os.environ.get("MAGEKNIGHT_BUILD") == "compiled"


@pytest.mark.skipif(COMPILED, reason="compiled records cannot be made blank")
def test_no_kind_of_decision_is_forgotten() -> None:
    kit: Any = kit_named("board")
    asks = [cls for cls in kit.records if issubclass(cls, Ask) and not issubclass(cls, Chance)]
    kinds = {cls.kind(object.__new__(cls)) for cls in asks}
    assert kit.decision_kinds() == (*sorted(kinds), "chance")
