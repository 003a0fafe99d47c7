"""Looking ahead: the best deeds are tried out with some luck, and the turn and the other side's next one are played out after them.

Everybody is thought to play quickly, by the same judgement without a look ahead. Each deed meets the same luck, so that what differs is
what was done.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.bots.minis.deeds import deeds_of
from mageknight.bots.minis.field import DUE, Deed, Field
from mageknight.bots.minis.outlook import Outlook
from mageknight.bots.minis.threats import Threats, material
from mageknight.bots.minis.trifles import trifle
from mageknight.bots.thought import Budget
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import EndPhase, EndTurn
from mageknight.minis.state.battle import Battle

QUICK: Final = 24
"""So many positions a quick decision looks at."""
LONGEST: Final = 60
"""So many decisions are played out at most."""
HASTE: Final = Outlook(0.25, formations=True, rests=True, charges=False, scouts=0, arts=False)
"""How everybody is thought to play."""
CLOSE: Final = 0.75
"""Deeds are tried out that are worth at least this part of the best one."""
DOUBTFUL: Final = 2.0
"""If the best deed is worth less, ending the turn is tried out too."""
TRUST: Final = 0.6
"""How much the first judgement of a deed still counts."""


def tried_out(
    kit: Kit[Any], state: Battle, seat: int, deeds: list[Deed], outlook: Outlook, rng: Rng, budget: Budget
) -> Deed | None:
    """Of the deeds that are nearly as good as the best the one after which most is left when one's own next turn begins; none if it is
    best to end the turn."""
    least = CLOSE * deeds[0].worth
    tried: list[Deed | None] = [deed for deed in deeds[: outlook.ahead] if deed.worth >= least]
    if deeds[0].worth < DOUBTFUL:
        tried.append(None)
    if len(tried) == 1:
        return deeds[0]
    seeds = [rng.bytes16() for _ in range(outlook.lucks)]
    sums = [0.0] * len(tried)
    counted = 0
    for seed in seeds:
        row: list[float] = []
        for deed in tried:
            row.append(played_out(kit, state, seat, deed, seed, budget))
            if budget.pressed():
                break
        if len(row) < len(tried):
            break
        sums = [one + other for one, other in zip(sums, row, strict=True)]
        counted += 1
    if not counted:
        return deeds[0]
    best: Deed | None = None
    most = float("-inf")
    for deed, found in zip(tried, sums, strict=True):
        worth = found / counted + TRUST * (deed.worth if deed is not None else 0.0)
        if worth > most:
            best, most = deed, worth
    return best


def played_out(kit: Kit[Any], state: Battle, seat: int, deed: Deed | None, seed: bytes, budget: Budget) -> float:
    """The worth left after a deed, the rest of the turn and the answer of the others."""
    rng = Rng(seed)
    after = kit.redeal(state, seat, rng)
    turns = after.taken[seat]
    script: list[Command] = list(deed.commands) if deed is not None else [EndTurn(seat)]
    for _ in range(LONGEST):
        decision = next_decision(kit, after)
        if decision is None or (decision.seat == seat and after.taken[seat] > turns):
            break
        answer = scripted(kit, after, decision, script)
        if answer is None:
            answer = quick(kit, after, decision, script, rng, budget)
        kit.engine.apply_trusted(after, answer)
    return standing(after, seat)


def standing(state: Battle, seat: int) -> float:
    """The worth of a position when one's own turn begins: one's own hopes come first now."""
    threats = Threats(state, seat)
    worth = material(state, seat) + threats.balance(state)
    return worth if state.core.agenda else worth + ended(state, seat)


def ended(state: Battle, seat: int) -> float:
    """The worth of a battle that is over, won or lost."""
    outcome = state.edition.outcome(state)
    return float(state.setup.total if seat in outcome.winners else -state.setup.total)


def next_decision(kit: Kit[Any], state: Battle) -> Decision | None:
    """The seat that must choose now; nobody once the battle is over."""
    for decision in kit.engine.pending(state):
        if not decision.standing:
            return decision
    return None


def scripted(kit: Kit[Any], state: Battle, decision: Decision, script: list[Command]) -> Command | None:
    """The next command of a script, as long as it can be followed."""
    if not script or script[0].seat != decision.seat:
        return None
    if script[0] in kit.engine.options(state, decision):
        return script.pop(0)
    script.clear()
    return None


def quick(kit: Kit[Any], state: Battle, decision: Decision, script: list[Command], rng: Rng, spent: Budget) -> Command:
    """The choice of a hasty player; the rest of what it does is put into the script."""
    budget = Budget(QUICK)
    if decision.kind not in DUE:
        return trifle(kit, state, decision, rng, budget).command
    answers = kit.engine.options(state, decision).all()
    deeds = deeds_of(Field(kit, state, decision.seat, budget, HASTE), answers)
    spent.used += budget.used
    if not deeds or deeds[0].worth <= 0.05:
        return EndPhase(decision.seat) if decision.kind == "minis-command" else EndTurn(decision.seat)
    script[:] = deeds[0].commands[1:]
    return deeds[0].commands[0]
