"""Agreements of a table of Kite Quarrel."""

from __future__ import annotations

from typing import Annotated

import msgspec

from mageknight.kernel.contract import Setup


class DemoSetup(Setup, frozen=True, kw_only=True):
    """Two to four seats; nothing else is agreed on."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
