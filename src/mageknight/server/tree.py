"""Options as a tree, with words for every leaf."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.decision import Options
from mageknight.kernel.kit import Kit
from mageknight.locale import Words


def options_tree(kit: Kit[Any], state: Any, options: Options[Any], words: Words) -> list[dict[str, Any]]:
    """Every option as a leaf: the command and its words."""
    return [{"command": command, "words": words.render(kit.describe(state, command))} for command in options]
