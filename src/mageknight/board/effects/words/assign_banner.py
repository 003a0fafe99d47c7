"""Banners from their data (see `rules.units.banners`)."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, Effect, parse_effect
from mageknight.board.rules.units.banners import Banner
from mageknight.board.terms import RESISTANCES


def _banner(plain: dict[str, Any]) -> Effect:
    inner = dict(plain["assign_banner"])
    banner = Banner()
    banner.armor = inner.pop("armor", 0)
    banner.attack = inner.pop("attack", 0)
    banner.block = inner.pop("block", 0)
    banner.fame = inner.pop("fame_when_fighting", 0)
    for name in inner.pop("resistances", []):
        banner.resistances |= 1 << RESISTANCES.index(name)
    spending, flipping = inner.pop("spend_unit", None), inner.pop("flip", None)
    banner.spends, banner.flips = spending is not None, flipping is not None
    if banner.spends or banner.flips:
        banner.use = parse_effect(spending if banner.spends else flipping)
    banner.saves = bool(inner.pop("flip_against_wound", False))
    banner.command = bool(inner.pop("acts_as_command_token", False))
    first = inner.pop("first", None)
    banner.first = None if first is None else parse_effect(first)
    if inner:
        raise ValueError(f"no such banner: {inner!r}")
    return banner


PARSERS["assign_banner"] = _banner
