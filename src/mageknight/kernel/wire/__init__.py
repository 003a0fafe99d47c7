"""Messages to clients: decisions with their options, and the schema of every message."""

from __future__ import annotations
