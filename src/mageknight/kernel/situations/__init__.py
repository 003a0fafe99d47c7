"""Positions and commands as text: situation files, typed commands, and playing them through."""

from __future__ import annotations
