"""Short words for battles with the Apocalypse Dragon."""

from __future__ import annotations

ANGRY = "0 apocalypse-001@1 18 18 0"
FURIOUS = "0 apocalypse-001@2 18 18 0"
RAMPAGING = "0 apocalypse-001@3 18 18 0"
"""The hull is figure 0, its sections are 1 to 4: front, left, rear, right. It reaches from 11 to 23 along and is 6 wide; a round base
before it touches it at 23.75."""
HULL, FRONT, LEFT, REAR, RIGHT = range(5)
BEFORE = "23.75 18 180"
BEHIND = "10.25 18 0"
ASIDE = "18 21.75 270"
