"""How long tests wait for something that must come.

Where all is well nobody waits that long; where a machine is busy with other things a test is slow and not red. Only what
hangs is given up, and pytest's own limit (`timeout` in `pyproject.toml`) lies well above.
"""

from __future__ import annotations

SECONDS = 120.0
MILLISECONDS = 120_000
