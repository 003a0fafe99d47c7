"""Roll a mana die that is not one of the Source: each face may have an effect of its own."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import (
    EFFECTS,
    PARSERS,
    ROLLED,
    USE_SPECIAL,
    Effect,
    EffectUse,
    Resolve,
    parse_effect,
    store,
)
from mageknight.board.events.tracks import DieRolled
from mageknight.board.rules.game.chance import DICE, FACES
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, BLACK, COLOURS, GOLD
from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.message import Message, say


class RollFor(Roll[BoardState]):
    """A mana die is rolled for an effect."""

    FIELDS = ("effect", "ctx")

    def __init__(self, effect: int, ctx: EffectUse) -> None:
        super().__init__(DICE, 1, FACES)
        self.effect = effect
        self.ctx = ctx

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        rolled = EFFECTS[self.effect]
        assert isinstance(rolled, RollDie)
        flow.emit(DieRolled(self.ctx.seat, outcome[0]))
        store(flow, self.ctx, ROLLED, outcome[0])
        case = rolled.cases[outcome[0]]
        if case is not None:
            flow.then(Resolve(case.uid, self.ctx))


class RollDie(Effect):
    """Roll a mana die that is not one of the Source: each face may have an effect of its own."""

    def __init__(self, cases: tuple[Effect | None, ...]) -> None:
        super().__init__()
        self.cases = cases
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(RollFor(self.uid, ctx))

    def text(self) -> Message:
        """Faces with the same effect are told together."""
        cases: list[Message] = []
        for case in dict.fromkeys(self.cases):
            if case is not None:
                faces = [face for face, other in enumerate(self.cases) if other is case]
                cases.append(say("board-effect-roll-case", faces=face_words(faces), effect=case.text()))
        return say("board-effect-roll-die", cases=cases)


def face_words(faces: list[int]) -> list[Message]:
    if faces == list(range(BASIC)):
        return [Message("board-faces-basic")]
    return [Message("board-colour-" + COLOURS[face]) for face in faces]


def _roll_die(plain: dict[str, Any]) -> Effect:
    if "on_faces" in plain:
        effect = parse_effect(plain["do"])
        return RollDie(tuple([effect if name in plain["on_faces"] else None for name in COLOURS]))
    cases = {name: parse_effect(case) for name, case in plain["cases"].items()}
    names = {GOLD: "gold", BLACK: "black"}
    return RollDie(tuple([cases.get(names.get(face, "basic")) for face in range(FACES)]))


PARSERS["roll_die"] = _roll_die
