"""The Apocalypse Dragon: it moves before it acts, strikes back at whoever hurts it, and is hard to hit where it is dead."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import CLOSE, FREE, RANGED, AttackManner, Manner
from mageknight.minis.commands import Act, Decline
from mageknight.minis.content.abilities import CARD_2003, SHIELDING
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import HIT, Happening
from mageknight.minis.effects.parts import DEAD_SECTION, Parts
from mageknight.minis.events import FOR_POWER, DiceRolled, MovedFirst
from mageknight.minis.figures.roster import called, figure_word, is_fielded, powers
from mageknight.minis.figures.sections import hull_of, is_dead, live_sections
from mageknight.minis.rules.attack.assault import DICE, in_hand
from mageknight.minis.rules.attack.impact import STEELED
from mageknight.minis.rules.attack.steps import Strike
from mageknight.minis.rules.attack.values import ignored_by
from mageknight.minis.rules.large.rolling import Rolling
from mageknight.minis.rules.large.striking import struck_sections
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting
from mageknight.minis.state.battle import ACTED, COMMAND_PHASE, STRODE, Battle
from mageknight.minis.state.lasting import THIS_ACTION, Lasting, lasting_of

BLIND: Final = -3
"""What an attack on a section that is out costs the attacker."""
KEPT_ON: Final = 4
"""On a die of this or less a section keeps the abilities an attack would ignore."""
ANSWERS: Final = ("fight", "shoot")
"""The ways to strike back."""


class Apocalypse(Ability):
    """The power every section of the Dragon has."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "apocalypse",
            {
                "apocalypse": ("M2-DRAGON-33",),
                "moved-first": ("M2-DRAGON-24",),
                "riposte": ("M2-DRAGON-30",),
                "steeled": ("M2-DRAGON-36",),
            },
        )

    def hampers(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        """Whoever aims at a section that is out, or was never in, hits another one less easily (M2-DRAGON-33)."""
        if manner.kind in (CLOSE, RANGED) and all(
            is_dead(state, each) for each in struck_sections(state, manner, attacker, target)
        ):
            parts.append((DEAD_SECTION, BLIND))

    def wounded(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        strike_back(flow, target, attacker)

    def stung(self, flow: Flow[Battle], figure: int, by: int) -> None:
        strike_back(flow, figure, by)

    def happenings(self) -> list[Happening]:
        return [Steels("steeled", HIT, self.id, in_order=False)]

    def manners(self) -> list[Manner]:
        return [MoveFirst(self.id)]


class Steels(Happening):
    """A section was hit by an attack that would ignore its defense abilities: a die may keep them (M2-DRAGON-36)."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        assault = in_hand(state)
        if figure != about or not state.foes[state.controller[figure]] >> assault.attacker & 1:
            return []
        ignored = ignored_by(state, assault.manner(state), assault.attacker, about in assault.targets)
        return [about] if ignored & SHIELDING & powers(state, about) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        for entry in lasting_of(flow.state, STEELED, target=figure):
            end_lasting(flow, entry)
        flow.then(SteelRoll(figure))


class SteelRoll(Roll[Battle]):
    """On 1 to 4 nothing is ignored."""

    FIELDS = ("section",)

    def __init__(self, section: int) -> None:
        super().__init__(DICE, 1, 6)
        self.section = section

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        flow.emit(
            DiceRolled(
                purpose=FOR_POWER,
                seat=flow.state.controller[self.section],
                figure=self.section,
                dice=(die,),
                least=1,
                most=KEPT_ON,
            )
        )
        if die <= KEPT_ON:
            begin_lasting(flow, Lasting(STEELED, self.section, self.section, until=THIS_ACTION))


class MoveFirst(Manner):
    """A free move before all actions of a turn, as far as all live sections together carry; no move action follows it."""

    def __init__(self, ability: int) -> None:
        super().__init__("move-first", FREE, ability)
        self.in_command = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        hull = hull_of(state, figure)
        if state.phase != COMMAND_PHASE or state.marks[hull] & (ACTED | STRODE):
            return state.edition.refuse("minis-moves-first-only", "moved-first", figure=called(state, hull))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        hull = hull_of(flow.state, figure)
        flow.emit(MovedFirst(hull))
        sections = tuple(live_sections(flow.state, hull))
        flow.then(Rolling(flow.state.controller[hull], hull, sections))


def replies(state: Battle, hull: int, foe: int) -> list[tuple[int, str]]:
    """The sections that can strike back at a figure, and how."""
    if not is_fielded(state, hull) or not is_fielded(state, foe):
        return []
    found: list[tuple[int, str]] = []
    for section in live_sections(state, hull):
        for how in ANSWERS:
            manner = attack_manner(state, how)
            fires = manner.attacker_refusal(state, section) is None
            if fires and manner.target_refusal(state, section, foe) is None:
                found.append((section, how))
    return found


def strike_back(flow: Flow[Battle], section: int, foe: int) -> None:
    """Whoever controls the Dragon is asked, if it can reach the one that hurt it (M2-DRAGON-30)."""
    state = flow.state
    hull = hull_of(state, section)
    foes = state.foes[state.controller[hull]] >> foe & 1
    if foes and replies(state, hull, foe):
        flow.then(Riposte(state.controller[hull], hull, foe))


class Replying(Move[Battle, "Riposte", Act]):
    """Strike back with a section."""

    COMMAND = Act

    def candidates(self, state: Battle, ask: Riposte) -> list[Command]:
        return [Act(ask.seat, section, how) for section, how in replies(state, ask.hull, ask.foe)]

    def refusal(self, state: Battle, ask: Riposte, command: Act) -> Refusal | None:
        if command.how not in ANSWERS or command.figure not in live_sections(state, ask.hull):
            return refuse("not-an-option")
        manner = attack_manner(state, command.how)
        found = manner.attacker_refusal(state, command.figure)
        return found if found is not None else manner.target_refusal(state, command.figure, ask.foe)

    def carry_out(self, flow: Flow[Battle], ask: Riposte, command: Act) -> None:
        flow.then(Strike(command.how, command.figure, (ask.foe,), (), extra=True))

    def words(self, state: Battle, ask: Riposte, command: Act) -> Message:
        return say("minis-do-act", figure=figure_word(state, command.figure), how=say("minis-how-" + command.how))

    def about(self, state: Battle, ask: Riposte, command: Act) -> tuple[str, ...]:
        return (f"figure:{command.figure}", f"figure:{ask.foe}")


class Sparing(Move[Battle, "Riposte", Decline]):
    """Do not strike back."""

    COMMAND = Decline

    def candidates(self, state: Battle, ask: Riposte) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: Riposte, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: Riposte, command: Decline) -> Message:
        return say("minis-do-decline")


class Riposte(MoveAsk[Battle]):
    """The Dragon was dealt damage by an opposing figure and may attack it at once, without an action."""

    FIELDS = ("seat", "hull", "foe")
    KIND = "minis-riposte"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Replying(), Sparing())

    def __init__(self, seat: int, hull: int, foe: int) -> None:
        super().__init__(seat)
        self.hull = hull
        self.foe = foe

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-riposte", figure=called(state, self.hull), foe=called(state, self.foe))
