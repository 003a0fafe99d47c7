"""The end of a turn, step by step (UE-ENDTURN-01 to 30, UE-LEVEL-01 to 09)."""

from __future__ import annotations

from mageknight.board.commands import ChooseCard, ChooseColour, ChooseOption, ChooseSkill, ChooseUnit, Decline
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.events.cards import (
    DISCARD,
    GONE,
    HAND,
    PLAYED,
    ArtifactPlaced,
    ArtifactsDrawn,
    CardMoved,
)
from mageknight.board.events.course import (
    CardCounted,
    HandLimitRaised,
    LevelGained,
    PhaseChanged,
    RewardTaken,
)
from mageknight.board.events.tracks import CrystalGained, EffectsExpired, ManaCleared
from mageknight.board.events.warband import (
    DummySkillRevealed,
    SkillGained,
    SkillOffered,
    SkillsRevealed,
    SkillTaken,
    UnitOfferTaken,
)
from mageknight.board.events.world import FigureMoved
from mageknight.board.lattice import NEIGHBOURS
from mageknight.board.register import SKIP_DRAW, UNTIL_TURN, holds
from mageknight.board.rules.banners import tokens_free
from mageknight.board.rules.chance import DICE, FACES, PutBack, ReturnDie, draw_cards
from mageknight.board.rules.company import ONLY_BY_RECRUITING
from mageknight.board.rules.fame import gain_fame
from mageknight.board.rules.glades import mark_frames
from mageknight.board.rules.ground import (
    city_index,
    heart,
    is_safe,
    near_own,
    printed_site,
    site_of,
)
from mageknight.board.rules.interaction import TakeFromOffer, join
from mageknight.board.rules.mines import CRYSTALS, crystals_of, guarded
from mageknight.board.rules.moments import END_OF_TURN, due
from mageknight.board.rules.outcome import (
    R_ACTION,
    R_ARTIFACT,
    R_CRYSTAL_CHOICE,
    R_CRYSTAL_ROLL,
    R_CRYSTAL_SET,
    R_DUNGEON,
    R_SPELL,
    R_UNIT,
    earn,
)
from mageknight.board.rules.skills import SkillLearned, calm_down, note_idle
from mageknight.board.rules.wounds import take_wounds
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COMMAND_BY_LEVEL, GLADE, KEEP, MINES, PH_END, PH_REST, PORTAL, level_of
from mageknight.kernel.agenda import Ask, Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message


class EndOfTurn(Frame[BoardState]):
    """UE-ENDTURN-01: the steps of the end of a turn, in their order."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        seat = self.seat
        turn = flow.state.turn
        marks = mark_frames(flow.state, seat) if turn.phase != PH_REST else []
        flow.emit(PhaseChanged(seat, PH_END))
        note_idle(flow, seat)
        frames: list[Frame[BoardState]] = [
            PutBack(die) if die in turn.dice_kept else ReturnDie(die) for die in turn.dice_taken
        ]
        frames.extend([Withdraw(seat), *marks, *due(flow, seat, END_OF_TURN)])
        frames.extend([ClearPlayArea(seat), SpaceBenefit(seat), Rewards(seat), LevelUps(seat), Rewards(seat)])
        frames.extend([AskDiscards(seat), DrawUp(seat), TurnOver(seat)])
        flow.then_all(frames)


class Withdraw(Frame[BoardState]):
    """UE-ENDTURN-02, UE-ENDTURN-03: back along the way, one Wound for each space, until a safe space is reached."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        path = list(state.turn.path)
        while path and not is_safe(state, self.seat, state.players[self.seat].where):
            flow.emit(FigureMoved(self.seat, path.pop(), False))
            take_wounds(flow, self.seat, 1)


class ClearPlayArea(Frame[BoardState]):
    """UE-ENDTURN-04, UE-ENDTURN-05: mana returns to the bank, played cards go to the discard pile."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(ManaCleared(self.seat))
        for card in list(flow.state.players[self.seat].played):
            flow.emit(CardMoved(self.seat, card, PLAYED, DISCARD))


class SpaceBenefit(Frame[BoardState]):
    """UE-ENDTURN-06 to 08: what the space of the figure gives at the end of a turn."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        player = state.players[self.seat]
        if player.where < 0:
            return
        site = site_of(state, player.where)
        if site == GLADE:
            if WOUND in player.hand or WOUND in player.discard:
                flow.then(AskGlade(self.seat))
        elif site in MINES and not guarded(state, player.where):
            wanted = crystals_of(state, self.seat, player.where)
            if wanted:
                flow.then(AskCrystal(self.seat, wanted))


class AskGlade(Ask[BoardState]):
    """UE-ENDTURN-06: a Wound from hand or discard pile may be thrown away."""

    FIELDS = ("seat",)
    COMMANDS = (ChooseOption, Decline)
    RULES = ("UE-ENDTURN-06",)

    def kind(self) -> str:
        return "glade"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-glade")

    def choices(self, state: BoardState) -> list[Command]:
        player = state.players[self.seat]
        found: list[Command] = []
        if WOUND in player.hand:
            found.append(ChooseOption(self.seat, HAND))
        if WOUND in player.discard:
            found.append(ChooseOption(self.seat, DISCARD))
        return [*found, Decline(self.seat)]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, ChooseOption):
            flow.emit(CardMoved(self.seat, WOUND, command.option, GONE))


class AskCrystal(Ask[BoardState]):
    """Which crystal to gain; one that is already held three times is no choice (UE-ENDTURN-10)."""

    FIELDS = ("seat", "colours")
    COMMANDS = (ChooseColour,)
    RULES = ("UE-ENDTURN-13",)

    def __init__(self, seat: int, colours: int) -> None:
        super().__init__(seat)
        self.colours = colours

    def kind(self) -> str:
        return "choose-colour"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-choose-colour")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseColour(self.seat, colour) for colour in range(BASIC) if self.colours >> colour & 1]

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, ChooseColour)
        reward_crystal(flow, self.seat, command.colour)


def reward_crystal(flow: Flow[BoardState], seat: int, colour: int) -> None:
    """UE-ENDTURN-10: a crystal of a colour already held three times is lost."""
    if flow.state.players[seat].crystals[colour] < CRYSTALS:
        flow.emit(CrystalGained(seat, colour, 1))


class Rewards(Frame[BoardState]):
    """UE-ENDTURN-09: rewards, in the order the player chooses."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        if rewards_due(flow.state, self.seat):
            flow.then(AskReward(self.seat), self)


def rewards_due(state: BoardState, seat: int) -> list[int]:
    """What can be taken now: without a free Command token a unit waits for the one a Level up brings (UE-ENDTURN-19)."""
    if not state.turn.rewards:
        return []
    player = state.players[seat]
    waits = tokens_free(player) <= 0 and COMMAND_BY_LEVEL[level_of(player.fame) - 1] > player.command()
    return sorted(dict.fromkeys([reward for reward in state.turn.rewards if reward != R_UNIT or not waits]))


class AskReward(Ask[BoardState]):
    """Which reward next."""

    FIELDS = ("seat",)
    COMMANDS = (ChooseOption,)
    RULES = ("UE-ENDTURN-09",)

    def kind(self) -> str:
        return "reward"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-reward")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseOption(self.seat, reward) for reward in rewards_due(state, self.seat)]

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, ChooseOption)
        give_reward(flow, self.seat, command.option)


def give_reward(flow: Flow[BoardState], seat: int, reward: int) -> None:
    """One reward is received; artifacts come all at once (UE-ENDTURN-14)."""
    state = flow.state
    if reward == R_ARTIFACT:
        count = state.turn.rewards.count(R_ARTIFACT)
        for _ in range(count):
            flow.emit(RewardTaken(seat, reward))
        drawn = tuple(state.artifacts[: -count - 2 : -1])
        if drawn:
            flow.emit(ArtifactsDrawn(seat, drawn))
            flow.then(AskArtifact(seat, len(drawn) > count))
        return
    flow.emit(RewardTaken(seat, reward))
    if reward == R_SPELL and state.spell_offer:
        flow.then(AskOffer(seat, True))
    elif reward == R_ACTION and state.action_offer:
        flow.then(AskOffer(seat, False))
    elif reward == R_UNIT and state.unit_offer:
        flow.then(AskRewardUnit(seat))
    elif reward == R_CRYSTAL_ROLL:
        flow.then(RollReward(seat, False))
    elif reward == R_CRYSTAL_CHOICE:
        offer_crystal(flow, seat)
    elif reward == R_CRYSTAL_SET:
        for colour in range(BASIC):
            reward_crystal(flow, seat, colour)
    elif reward == R_DUNGEON:
        flow.then(RollReward(seat, True))


def offer_crystal(flow: Flow[BoardState], seat: int) -> None:
    wanted = 0
    for colour in range(BASIC):
        if flow.state.players[seat].crystals[colour] < CRYSTALS:
            wanted |= 1 << colour
    if wanted:
        flow.then(AskCrystal(seat, wanted))


class RollReward(Roll[BoardState]):
    """UE-ENDTURN-11 to 13: a die decides a crystal; in a dungeon, a spell or an artifact."""

    FIELDS = ("seat_of", "dungeon")

    def __init__(self, seat_of: int, dungeon: bool) -> None:
        super().__init__(DICE, 1, FACES)
        self.seat_of = seat_of
        self.dungeon = dungeon

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        face = outcome[0]
        if self.dungeon:
            earn(flow, self.seat_of, R_ARTIFACT if face < BASIC else R_SPELL)
        elif face < BASIC:
            reward_crystal(flow, self.seat_of, face)
        elif face == BASIC:
            offer_crystal(flow, self.seat_of)
        else:
            gain_fame(flow, self.seat_of, 1, 0)


class AskArtifact(Ask[BoardState]):
    """UE-ENDTURN-14: first the one that goes under the deck, then the order in which the others go onto the Deed deck."""

    FIELDS = ("seat", "reject")
    COMMANDS = (ChooseCard,)
    RULES = ("UE-ENDTURN-14",)

    def __init__(self, seat: int, reject: bool) -> None:
        super().__init__(seat)
        self.reject = reject

    def kind(self) -> str:
        return "artifact"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-artifact-reject" if self.reject else "board-ask-artifact-keep")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseCard(self.seat, card) for card in state.players[self.seat].drawn]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, ChooseCard)
        flow.emit(ArtifactPlaced(self.seat, command.card, not self.reject))
        if flow.state.players[self.seat].drawn:
            flow.then(AskArtifact(self.seat, False))


class AskOffer(Ask[BoardState]):
    """UE-ENDTURN-15: which card of the spell or advanced action offer."""

    FIELDS = ("seat", "spell")
    COMMANDS = (ChooseCard,)
    RULES = ("UE-ENDTURN-15",)

    def __init__(self, seat: int, spell: bool) -> None:
        super().__init__(seat)
        self.spell = spell

    def kind(self) -> str:
        return "offer-card"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-offer-spell" if self.spell else "board-ask-offer-action")

    def choices(self, state: BoardState) -> list[Command]:
        offer = state.spell_offer if self.spell else state.action_offer
        return [ChooseCard(self.seat, card) for card in offer]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, ChooseCard)
        flow.then(TakeFromOffer(self.seat, command.card))


class AskRewardUnit(Ask[BoardState]):
    """UE-ENDTURN-17, UE-ENDTURN-18: any unit of the offer, or none."""

    FIELDS = ("seat",)
    COMMANDS = (ChooseUnit, Decline)
    RULES = ("UE-ENDTURN-17",)

    def kind(self) -> str:
        return "reward-unit"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-reward-unit")

    def choices(self, state: BoardState) -> list[Command]:
        kinds = [n for n in dict.fromkeys(state.unit_offer) if ONLY_BY_RECRUITING not in LIB.units[n].special]
        return [*[ChooseUnit(self.seat, kind) for kind in kinds], Decline(self.seat)]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, ChooseUnit):
            flow.emit(UnitOfferTaken(command.unit))
            join(flow, self.seat, command.unit)


class LevelUps(Frame[BoardState]):
    """UE-LEVEL-01: one level for each Fame line crossed, one after the other."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        player = flow.state.players[self.seat]
        if level_of(player.fame) <= player.level:
            return
        flow.emit(LevelGained(self.seat, player.level + 1))
        if player.level % 2 == 0:
            flow.then(NewSkill(self.seat), self)
        else:
            flow.then(self)


class NewSkill(Frame[BoardState]):
    """UE-LEVEL-04, UE-LEVEL-05: the top two tokens of the own skill pile are revealed."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        pile = state.players[self.seat].skill_pile
        revealed = tuple(pile[: -min(2, len(pile)) - 1 : -1])
        others = tuple([s for s in state.skill_offer if LIB.skills[s].hero != hero_name(state, self.seat)])
        if revealed:
            flow.emit(SkillsRevealed(self.seat, revealed))
        if revealed or others:
            flow.then(AskLevelSkill(self.seat, revealed, others), DummySkill())
        elif state.action_offer:
            flow.then(AskOffer(self.seat, False))


class DummySkill(Frame[BoardState]):
    """UE-SOLO-03: with every skill gained, a skill of the dummy hero enters the common offer."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        dummy = flow.state.dummy
        if dummy is not None and dummy.skill_pile:
            flow.emit(DummySkillRevealed(dummy.skill_pile[-1]))


def hero_name(state: BoardState, seat: int) -> str:
    return LIB.heroes[state.players[seat].hero].name


class AskLevelSkill(Ask[BoardState]):
    """UE-LEVEL-06, UE-LEVEL-07: one of the two revealed, or another hero's from the common offer."""

    FIELDS = ("seat", "revealed", "others")
    COMMANDS = (ChooseSkill,)
    RULES = ("UE-LEVEL-06", "UE-LEVEL-07")

    def __init__(self, seat: int, revealed: tuple[int, ...], others: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.revealed = revealed
        self.others = others

    def kind(self) -> str:
        return "level-skill"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-level-skill")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseSkill(self.seat, skill) for skill in (*self.revealed, *self.others)]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, ChooseSkill)
        common = command.skill in self.others
        if common:
            flow.emit(SkillTaken(command.skill))
        for skill in self.revealed:
            if skill != command.skill:
                flow.emit(SkillOffered(skill))
        flow.emit(SkillGained(self.seat, command.skill))
        offer = flow.state.action_offer
        if offer and common:
            flow.then(TakeFromOffer(self.seat, offer[-1]))
        elif offer:
            flow.then(AskOffer(self.seat, False))
        flow.then(SkillLearned(self.seat, command.skill))


class AskDiscards(Ask[BoardState]):
    """UE-ENDTURN-20, UE-ENDTURN-21: any non-Wound cards may be discarded; one must be if none was played."""

    FIELDS = ("seat",)
    COMMANDS = (ChooseCard, Decline)
    RULES = ("UE-ENDTURN-20", "UE-ENDTURN-21")

    def kind(self) -> str:
        return "discard"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-end-discard-must" if self.must(state) else "board-ask-end-discard")

    def must(self, state: BoardState) -> bool:
        turn = state.turn
        return not turn.played and not turn.hand_was_empty and bool(self.cards(state))

    def cards(self, state: BoardState) -> list[int]:
        return [card for card in dict.fromkeys(state.players[self.seat].hand) if card != WOUND]

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = [ChooseCard(self.seat, card) for card in self.cards(state)]
        if not self.must(state):
            found.append(Decline(self.seat))
        return found

    def forced(self, state: BoardState) -> Command | None:
        return None if state.players[self.seat].hand else Decline(self.seat)

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, ChooseCard):
            flow.emit(CardMoved(self.seat, command.card, HAND, DISCARD))
            flow.emit(CardCounted())
            flow.then(self)


def hand_limit(state: BoardState, seat: int) -> int:
    """UE-ENDTURN-22 to 28: the Hand limit with the bonus of keeps or cities, whichever is higher, and of effects."""
    player = state.players[seat]
    return player.hand_limit() + max(keep_bonus(state, seat), city_bonus(state, seat)) + player.hand_bonus


def keep_bonus(state: BoardState, seat: int) -> int:
    """UE-ENDTURN-23, UE-TEAM-09: on or next to a keep of the own side, one for each keep owned."""
    where = state.players[seat].where
    if where < 0 or not state.map.shields or not near_own(state, seat, where, KEEP):
        return 0
    return sum([1 for s in state.map.shields if s & 7 == seat and printed_site(state, s >> 3) == KEEP])


def city_bonus(state: BoardState, seat: int) -> int:
    """UE-ENDTURN-24, UE-ENDTURN-25: 2 for the leader, 1 for a Shield, on or next to a conquered city."""
    where = state.players[seat].where
    best = 0
    if where < 0 or not state.map.city_at:
        return 0
    for space in (where, *NEIGHBOURS[where]):
        at = city_index(state, space)
        if at < 0 or state.map.city_taken[at] == -1:
            continue
        if state.map.city_taken[at] == seat:
            best = max(best, 2)
        elif heart(state, space) * 8 + seat in state.map.city_shields:
            best = max(best, 1)
    return best


class DrawUp(Frame[BoardState]):
    """UE-ENDTURN-22: draw up to the Hand limit."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        if holds(state, SKIP_DRAW, self.seat):
            return
        player = state.players[self.seat]
        bonus = 0
        if player.tactic >= 0 and LIB.tactics[player.tactic].name == "planning" and len(player.hand) >= 2:
            bonus = 1
        if is_last_turn(state):
            bonus -= player.hand_bonus
        draw_cards(flow, self.seat, hand_limit(state, self.seat) + bonus - len(player.hand))
        if player.hand_bonus and not is_last_turn(state):
            flow.emit(HandLimitRaised(self.seat, 0))


def is_last_turn(state: BoardState) -> bool:
    """UE-ROUND-22: in the last turn of a Round, what raises the Hand limit for the next draw is kept for the next Round."""
    return state.announced >= 0 and not state.turn.extra_turn


def step_through_portal(flow: Flow[BoardState], seat: int) -> None:
    """UE-OTHERP-06: a hero on the portal leaves the map until the next turn."""
    where = flow.state.players[seat].where
    if where >= 0 and site_of(flow.state, where) == PORTAL:
        flow.emit(FigureMoved(seat, -1, False))


class TurnOver(Frame[BoardState]):
    """The turn is over: what lasted until its end has ended; the next player follows."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.rules.rounds import after_turn

        alone = flow.state.assault is None and flow.state.contest is None
        flow.emit(EffectsExpired(UNTIL_TURN, -1 if alone else self.seat))
        calm_down(flow, self.seat)
        step_through_portal(flow, self.seat)
        after_turn(flow, self.seat)
