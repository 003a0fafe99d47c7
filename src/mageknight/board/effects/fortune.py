"""Effects that roll a mana die."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import (
    COUNT,
    EFFECTS,
    PARSERS,
    ROLLED,
    USE_MELEE,
    USE_RANGED,
    USE_SPECIAL,
    Ctx,
    Effect,
    Resolve,
    note,
    parse_effect,
    recall,
)
from mageknight.board.effects.asks import AskOption
from mageknight.board.effects.combine import Repeat
from mageknight.board.effects.points import NOT_ATTACKING, NOT_RANGED, element_word, gather_attack
from mageknight.board.events.tracks import DieRolled
from mageknight.board.rules.chance import DICE, FACES
from mageknight.board.state import BoardState
from mageknight.board.terms import ATTACK_KINDS, BASIC, BLACK, COLOURS, ELEMENTS, GOLD, MELEE, PH_ATTACK, PH_RANGED
from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class RollFor(Roll[BoardState]):
    """A mana die is rolled for an effect."""

    FIELDS = ("effect", "ctx")

    def __init__(self, effect: int, ctx: Ctx) -> None:
        super().__init__(DICE, 1, FACES)
        self.effect = effect
        self.ctx = ctx

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        rolled = EFFECTS[self.effect]
        assert isinstance(rolled, RollDie)
        flow.emit(DieRolled(self.ctx.seat, outcome[0]))
        note(flow, self.ctx, ROLLED, outcome[0])
        case = rolled.cases[outcome[0]]
        if case is not None:
            flow.then(Resolve(case.uid, self.ctx))


class RollDie(Effect):
    """Roll a mana die that is not one of the Source: each face may have an effect of its own."""

    def __init__(self, cases: tuple[Effect | None, ...]) -> None:
        super().__init__()
        self.cases = cases
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
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


class PushLuck(Effect):
    """Raise an attack point by point, up to a limit; each point brings a risk before the next can be added."""

    def __init__(self, most: int, kind: int, element: int, risk: Effect) -> None:
        super().__init__()
        self.most = most
        self.kind = kind
        self.element = element
        self.risk = risk
        self.point = OnePoint(self)
        self.uses = USE_MELEE if kind == MELEE else USE_MELEE | USE_RANGED

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        phase = state.turn.phase
        if phase not in (PH_RANGED, PH_ATTACK):
            return NOT_ATTACKING
        return NOT_RANGED if phase == PH_RANGED and self.kind == MELEE else None

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if recall(flow.state, ctx, COUNT, 0) < self.most:
            flow.then(AskOption(ctx.seat, ctx, (self.point.uid,), True))

    def text(self) -> Message:
        return say("board-effect-push-luck", most=self.most, risk=self.risk.text())


class OnePoint(Effect):
    """One point more, and its risk."""

    def __init__(self, luck: PushLuck) -> None:
        super().__init__()
        self.luck = luck

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        note(flow, ctx, COUNT, recall(flow.state, ctx, COUNT, 0) + 1)
        gather_attack(flow, ctx, 1, self.luck.kind, self.luck.element)
        flow.then(Resolve(self.luck.risk.uid, ctx), Resolve(self.luck.uid, ctx))

    def text(self) -> Message:
        kind = Message("board-kind-" + ATTACK_KINDS[self.luck.kind])
        attack = say("board-effect-attack", amount=1, kind=kind, element=element_word(self.luck.element))
        return say("board-effect-sequence", first=attack, rest=self.luck.risk.text())


def _roll_die(plain: dict[str, Any]) -> Effect:
    if "on_faces" in plain:
        effect = parse_effect(plain["do"])
        return RollDie(tuple([effect if name in plain["on_faces"] else None for name in COLOURS]))
    cases = {name: parse_effect(case) for name, case in plain["cases"].items()}
    names = {GOLD: "gold", BLACK: "black"}
    return RollDie(tuple([cases.get(names.get(face, "basic")) for face in range(FACES)]))


def _push_luck(plain: dict[str, Any]) -> Effect:
    inner = plain["push_luck"]
    kind, element = ATTACK_KINDS.index(inner["kind"]), ELEMENTS.index(inner["element"])
    return PushLuck(inner["max"], kind, element, parse_effect(inner["each"]))


def _repeat(plain: dict[str, Any]) -> Effect:
    if set(plain) != {"repeat", "do"}:
        raise ValueError(f"no such repetition: {plain!r}")
    return Repeat(plain["repeat"], parse_effect(plain["do"]))


PARSERS["roll_die"] = _roll_die
PARSERS["push_luck"] = _push_luck
PARSERS["repeat"] = _repeat
