"""The build of the rules that runs: compiled to machine code, or as Python reads it. Both play the same games."""

from __future__ import annotations

from mageknight.kernel import rng


def build() -> str:
    """``compiled`` or ``interpreted``."""
    return "interpreted" if str(rng.__file__).endswith((".py", ".pyc")) else "compiled"
