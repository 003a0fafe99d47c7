"""`python -m mageknight.cli` is the `mageknight` command."""

from __future__ import annotations

from mageknight.cli.main import app

app(prog_name="mageknight")
