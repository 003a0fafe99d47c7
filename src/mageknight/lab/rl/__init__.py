"""Environments for learning programs; they come with the extra `rl`."""

from __future__ import annotations

from mageknight.extras import require

require("rl")
