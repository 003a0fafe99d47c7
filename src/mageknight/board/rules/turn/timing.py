"""The moments an effect may be used in, and the context in which one only asks."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import EffectUse
from mageknight.board.rules.mana.available import ManaSupply
from mageknight.board.rules.mana.mana import Probe
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_CARD
from mageknight.board.terms import PH_ATTACK, PH_BLOCK, PH_RANGED
from mageknight.kernel.refusal import Refusal, refuse

WRONG_TIME: Final = refuse("board-wrong-time", "UE-EFFECT-03")


def probe(
    seat: int,
    kind: int,
    source: int,
    colour: int,
    strong: bool,
    owing: tuple[int, ...] = (),
    supply: ManaSupply | None = None,
) -> EffectUse:
    """A context for asking only; its key 0 says that nothing has been played, or paid, yet."""
    return Probe(
        seat=seat,
        kind=kind,
        source=source,
        colour=colour,
        strong=strong,
        bonus=0,
        key=0,
        away=(source,) if kind == FROM_CARD else (),
        owing=owing,
        supply=supply,
    )


def timing_refusal(state: BoardState, timing: str) -> Refusal | None:
    """Effects limited to a moment."""
    if not timing:
        return None
    phase = state.turn.phase
    if timing == "attack_phase":
        fits = phase == PH_ATTACK
    elif timing == "block_phase":
        fits = phase == PH_BLOCK
    elif timing == "start_of_combat":
        fits = phase == PH_RANGED
    elif timing == "combat":
        fits = state.combat is not None
    elif timing == "not_in_combat":
        fits = state.combat is None
    elif timing == "interaction":
        fits = state.turn.interacting
    elif timing == "not_in_interaction":
        fits = not state.turn.interacting
    else:
        fits = True
    return None if fits else WRONG_TIME
