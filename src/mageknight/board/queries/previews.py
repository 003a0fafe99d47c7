"""Previews: the totals after each card, unit or skill that could be used now, so that a turn can be laid out before it is played.

Each use is tried on a copy of the position, so that what is shown is what happens. What would reveal something or leaves a choice
that matters has none; mana is paid in the first way there is, which changes no total.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mageknight.board.commands import ActivateUnit, PlayCard, UseSkill
from mageknight.board.events.fight import fight
from mageknight.board.moves.combat.combat import AskCombat
from mageknight.board.moves.turn.turn import AskTurn
from mageknight.board.queries.types import BlockAfter, Preview
from mageknight.board.rules.combat.combat import (
    armor_total,
    attack_total,
    attacks_left,
    block_needed,
    block_total,
    targets,
)
from mageknight.board.rules.mana.mana import AskPay
from mageknight.board.state import BoardState
from mageknight.board.terms import CARD_USES, PH_BLOCK
from mageknight.kernel.agenda import Ask
from mageknight.kernel.command import Command
from mageknight.kernel.game import Engine

STEPS: Final = 4
"""So many questions that leave no choice may follow a use."""


def previews(engine: Engine[BoardState], state: BoardState, seat: int | None) -> tuple[Preview, ...]:
    """The outcome of every use that serves something, for the seat that has the word in its turn or its fight."""
    ask = _asked(engine, state, seat)
    if ask is None or state.contest is not None:
        return ()
    now = _totals(state, "", "")
    found: list[Preview] = []
    for command in engine.options(state, engine.pending(state)[0]).all():
        if isinstance(command, (PlayCard, ActivateUnit, UseSkill)) and not ask.is_vain(state, command):
            after = _tried(engine, state, command)
            if after is not None:
                told = _totals(after, ask.about(state, command)[0], _use(command), now.blocks)
                if (told.gathered, told.needed) == (now.gathered, now.needed):
                    told = msgspec.structs.replace(told, gathered=0, needed=0)
                if told.blocks or told.needed or (now.move, now.influence) != (told.move, told.influence):
                    found.append(told)
    return tuple(found)


def _asked(engine: Engine[BoardState], state: BoardState, seat: int | None) -> Ask[BoardState] | None:
    """The question of the turn or the fight, if this seat is asked it."""
    pending = engine.pending(state)
    if not pending or pending[0].seat != seat:
        return None
    ask = pending[0].ask
    return ask if isinstance(ask, (AskTurn, AskCombat)) else None


def _use(command: Command) -> str:
    """The use of a thing a command stands for."""
    if isinstance(command, PlayCard):
        return CARD_USES[command.use]
    return str(command.ability) if isinstance(command, ActivateUnit) else ""


def _tried(engine: Engine[BoardState], state: BoardState, command: Command) -> BoardState | None:
    """The position when a use is over and the turn or fight goes on; nothing if that hangs on luck or on a choice."""
    after = state.copy()
    answer: Command | None = command
    for _ in range(STEPS):
        if answer is None or any(type(event).REVEALS for event in engine.apply_trusted(after, answer)):
            return None
        if _asked(engine, after, command.seat) is not None:
            return after
        answer = _sole(engine, after, command.seat)
    return None


def _sole(engine: Engine[BoardState], state: BoardState, seat: int) -> Command | None:
    """The answer that leaves no choice, or the first way to pay."""
    pending = engine.pending(state)
    if not pending or pending[0].seat != seat:
        return None
    options = engine.options(state, pending[0])
    legal = options.all() if options.listed else []
    if not legal:
        return None
    return legal[0] if isinstance(options.ask, AskPay) else options.ask.sole(state, legal)


def _totals(state: BoardState, about: str, use: str, before: tuple[BlockAfter, ...] = ()) -> Preview:
    """The totals of a position; of the blocks only those that differ from what was before."""
    gathered = needed = 0
    blocks: list[BlockAfter] = []
    if state.combat is not None:
        aimed = targets(state)
        if aimed:
            gathered = attack_total(state, state.turn.seat, aimed, fight(state).attack)
            needed = armor_total(state, aimed)
        if state.turn.phase == PH_BLOCK:
            blocks = [
                BlockAfter(
                    enemy.token, at, block_total(state, enemy, at, fight(state).block), block_needed(state, enemy, at)
                )
                for enemy in fight(state).enemies
                for at in attacks_left(state, enemy)
            ]
    return Preview(
        about=about,
        use=use,
        move=state.turn.move,
        influence=state.turn.influence,
        gathered=gathered,
        needed=needed,
        blocks=tuple([block for block in blocks if block not in before]),
    )
