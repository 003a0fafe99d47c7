"""The Mage Knight games, playable. An unofficial work of fans."""

from __future__ import annotations

__version__ = "0.1.0"
