"""Aiming: the targets of an attack and the companions that take part in it are chosen; then its steps follow (`rules.attack.steps`)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import C, Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.commands import Decline, Enough, Join, Strengthen, Target
from mageknight.minis.figures.bodies import figures_of, mount_of, rider_of
from mageknight.minis.figures.figure import ATTACK_TYPES
from mageknight.minis.figures.roster import called, figure_word
from mageknight.minis.rules.attack.assault import DICE as DICE
from mageknight.minis.rules.attack.steps import Strike as Strike
from mageknight.minis.rules.castles.stairs import stand_ins
from mageknight.minis.rules.movement import formations
from mageknight.minis.state.battle import Battle

BOW: Final = ATTACK_TYPES.index("bow")


class AimMove(Move[Battle, "Aim", C]):
    """Something to settle before the dice of an attack fall."""

    def about(self, state: Battle, ask: Aim, command: C) -> tuple[str, ...]:
        figure = getattr(command, "figure", -1)
        return (f"figure:{figure}",) if figure >= 0 else (f"figure:{ask.attacker}",)


class Targeting(AimMove[Target]):
    """Choose one more target."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: Aim) -> list[Command]:
        pool = state.friends if ask.manner(state).aid else state.foes
        return [Target(ask.seat, figure) for figure in figures_of(state, pool[ask.seat])]

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        manner = ask.manner(state)
        if ask.companions or len(ask.targets) >= manner.most_targets(state, ask.attacker):
            return
        for figure in targets_of(state, manner, ask.attacker):
            if figure not in ask.targets:
                found.append(Target(ask.seat, figure))

    def refusal(self, state: Battle, ask: Aim, command: Target) -> Refusal | None:
        manner = ask.manner(state)
        if command.figure in ask.targets:
            return state.edition.refuse("minis-targeted-twice")
        if ask.companions:
            return state.edition.refuse("minis-formation-one-target")
        most = manner.most_targets(state, ask.attacker)
        if len(ask.targets) >= most:
            return state.edition.refuse("minis-no-more-targets", most=most)
        return manner.target_refusal(state, ask.attacker, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Target) -> None:
        state = flow.state
        others = stand_ins(state, ask.manner(state), ask.attacker, command.figure) if state.table.rooted else ()
        if others:
            flow.then(StandIn(state.controller[command.figure], ask, others))
            return
        flow.then(ask.having((*ask.targets, command.figure), ask.companions, ask.gifts))

    def words(self, state: Battle, ask: Aim, command: Target) -> Message:
        return say(target_key(state, command.figure), figure=figure_word(state, command.figure))


def target_key(state: Battle, figure: int) -> str:
    """The words for aiming at a figure: of a cavalry unit they name the dial that is aimed at, the rider's or the mount's."""
    if not 0 <= figure < len(state.defs):
        return "minis-do-target"
    if mount_of(state, figure) >= 0:
        return "minis-do-target-rider"
    return "minis-do-target-mount" if rider_of(state, figure) >= 0 else "minis-do-target"


class Joining(AimMove[C]):
    """Let a companion take part in the attack."""

    def joiners(self, state: Battle, ask: Aim) -> list[int]:
        manner = ask.manner(state)
        if len(ask.targets) != 1 or not manner.formation or not state.edition.formations:
            return []
        return formations.joiners(state, manner, ask.attacker, ask.companions, ask.targets[0])

    def join_refusal(self, state: Battle, ask: Aim, figure: int) -> Refusal | None:
        if len(ask.targets) != 1:
            return state.edition.refuse("minis-formation-one-target")
        manner = ask.manner(state)
        return formations.join_refusal(state, manner, ask.attacker, ask.companions, ask.targets[0], figure)


class Helping(Joining[Join]):
    """The companion helps the attack."""

    COMMAND = Join

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        for figure in self.joiners(state, ask):
            found.append(Join(ask.seat, figure))

    def refusal(self, state: Battle, ask: Aim, command: Join) -> Refusal | None:
        return self.join_refusal(state, ask, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Join) -> None:
        flow.then(ask.having(ask.targets, (*ask.companions, command.figure), ask.gifts))

    def words(self, state: Battle, ask: Aim, command: Join) -> Message:
        return say("minis-do-join", figure=figure_word(state, command.figure))


class Strengthening(Joining[Strengthen]):
    """The companion strengthens the damage instead, where the edition lets bows do so."""

    COMMAND = Strengthen

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        if ask.manner(state).kind == RANGED and state.edition.fighting.gives_damage:
            for figure in self.joiners(state, ask):
                if state.defs[figure].types.attack == BOW:
                    found.append(Strengthen(ask.seat, figure))

    def refusal(self, state: Battle, ask: Aim, command: Strengthen) -> Refusal | None:
        if ask.manner(state).kind != RANGED or not state.edition.fighting.gives_damage:
            return refuse("not-an-option")
        found = self.join_refusal(state, ask, command.figure)
        if found is None and state.defs[command.figure].types.attack != BOW:
            found = state.edition.refuse("minis-bow-gives-damage", figure=called(state, command.figure))
        return found

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Strengthen) -> None:
        flow.then(ask.having(ask.targets, (*ask.companions, command.figure), (*ask.gifts, command.figure)))

    def words(self, state: Battle, ask: Aim, command: Strengthen) -> Message:
        return say("minis-do-strengthen", figure=figure_word(state, command.figure))


class Rolling(AimMove[Enough]):
    """Nothing more: the dice are thrown."""

    COMMAND = Enough

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        if ask.targets and ask.is_complete(state):
            found.append(Enough(ask.seat))

    def refusal(self, state: Battle, ask: Aim, command: Enough) -> Refusal | None:
        if not ask.targets:
            return refuse("minis-no-target-yet")
        if not ask.is_complete(state):
            return formations.size_refusal(state, ask.manner(state).kind, (ask.attacker, *ask.companions))
        return None

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Enough) -> None:
        flow.then(
            Strike(
                how=ask.how,
                attacker=ask.attacker,
                targets=ask.targets,
                companions=ask.companions,
                gifts=ask.gifts,
                extra=ask.EXTRA,
            )
        )

    def words(self, state: Battle, ask: Aim, command: Enough) -> Message:
        return say("minis-do-enough")

    def reveals(self, state: Battle, ask: Aim, command: Enough) -> bool:
        return True


class NotAttacking(AimMove[Decline]):
    """Leave the attack out, as after a charge."""

    COMMAND = Decline

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        if ask.optional and not ask.targets:
            found.append(Decline(ask.seat))

    def refusal(self, state: Battle, ask: Aim, command: Decline) -> Refusal | None:
        return None if ask.optional and not ask.targets else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: Aim, command: Decline) -> Message:
        return say("minis-do-decline")


class Aim(MoveAsk[Battle]):
    """Choose the targets of an attack, then the companions that take part or help.

    `optional`: the attack may be left out, as after a charge. `gifts` are the companions that give damage.
    """

    FIELDS = ("seat", "how", "attacker", "targets", "companions", "optional", "gifts")
    KIND = "minis-aim"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (
        Targeting(),
        Helping(),
        Strengthening(),
        Rolling(),
        NotAttacking(),
    )
    EXTRA: ClassVar[bool] = False
    """No action was given for the attack."""

    def __init__(
        self,
        seat: int,
        how: str,
        attacker: int,
        targets: tuple[int, ...] = (),
        companions: tuple[int, ...] = (),
        optional: bool = False,
        gifts: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat)
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions
        self.optional = optional
        self.gifts = gifts

    def manner(self, state: Battle) -> AttackManner:
        return attack_manner(state, self.how)

    def having(self, targets: tuple[int, ...], companions: tuple[int, ...], gifts: tuple[int, ...]) -> Aim:
        """The same decision with something settled."""
        return Aim(
            seat=self.seat,
            how=self.how,
            attacker=self.attacker,
            targets=targets,
            companions=companions,
            optional=self.optional,
            gifts=gifts,
        )

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-aim", figure=called(state, self.attacker), how=say("minis-how-" + self.how))

    def is_complete(self, state: Battle) -> bool:
        return not self.companions or formations.is_attack_formation(
            state, self.manner(state).kind, (self.attacker, *self.companions)
        )

    def forced(self, state: Battle) -> Command | None:
        """Once a target is chosen and nothing can be added, the dice are thrown."""
        if not self.targets:
            return None
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 and isinstance(choices[0], Enough) else None


class AimAlone(Aim):
    """An attack for which no action was given now: nobody takes part in it or helps."""

    MOVES = (Targeting(), Rolling(), NotAttacking())
    EXTRA: ClassVar[bool] = True

    def having(self, targets: tuple[int, ...], companions: tuple[int, ...], gifts: tuple[int, ...]) -> Aim:
        return AimAlone(
            seat=self.seat,
            how=self.how,
            attacker=self.attacker,
            targets=targets,
            companions=companions,
            optional=self.optional,
            gifts=gifts,
        )


class SteppingIn(Move[Battle, "StandIn", Target]):
    """Let one of the figures at the stairs take the attack."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: StandIn) -> list[Command]:
        return [Target(ask.seat, figure) for figure in ask.figures]

    def refusal(self, state: Battle, ask: StandIn, command: Target) -> Refusal | None:
        return None if command.figure in ask.figures else state.edition.refuse("minis-not-at-stairs", "castle-stand-in")

    def carry_out(self, flow: Flow[Battle], ask: StandIn, command: Target) -> None:
        aim = ask.aim
        flow.then(aim.having((*aim.targets, command.figure), aim.companions, aim.gifts))

    def words(self, state: Battle, ask: StandIn, command: Target) -> Message:
        return say("minis-do-stand-in", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: StandIn, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class StandIn(MoveAsk[Battle]):
    """Several figures touch access points connected to the attacker's: the defending player picks the target (M2-CASTLE-39)."""

    FIELDS = ("seat", "aim", "figures")
    KIND = "minis-stand-in"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (SteppingIn(),)

    def __init__(self, seat: int, aim: Aim, figures: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.aim = aim
        self.figures = figures

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-stand-in", figure=called(state, self.aim.attacker))


def targets_of(state: Battle, manner: AttackManner, attacker: int) -> list[int]:
    """Every figure that can be the target of this attack, in order."""
    seat = state.controller[attacker]
    pool = state.friends[seat] if manner.aid else state.foes[seat]
    return [figure for figure in figures_of(state, pool) if manner.target_refusal(state, attacker, figure) is None]
