"""Files of matches: saves, reports of trouble, and states that come from outside."""

from __future__ import annotations
