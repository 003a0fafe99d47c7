"""The course of the game: rounds, turns, Tactics, the Source, the dummy player, the end."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.events.shapes import OfSeat
from mageknight.board.lattice import START_SLOT
from mageknight.board.state import BoardState
from mageknight.board.state.player import Dummy, Player
from mageknight.board.state.turn import fresh_turn
from mageknight.board.terms import PH_MOVE
from mageknight.kernel.event import Event


class HeroTaken(Event[BoardState]):
    """UE-FLOW-03: a player has a hero and everything that belongs to it."""

    FIELDS = ("seat", "hero", "deck", "skills")
    PUBLIC = ("seat", "hero")

    def __init__(self, seat: int, hero: int, deck: tuple[int, ...], skills: tuple[int, ...]) -> None:
        self.seat = seat
        self.hero = hero
        self.deck = deck
        self.skills = skills

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.hero = self.hero
        player.deck[:] = self.deck
        player.skill_pile[:] = self.skills
        state.order.append(self.seat)


class DummyChosen(Event[BoardState]):
    """UE-DUMMY-02: the dummy player has a hero, its deck and three crystals."""

    FIELDS = ("hero", "deck", "skills")
    PUBLIC = ("hero",)
    REVEALS = True

    def __init__(self, hero: int, deck: tuple[int, ...], skills: tuple[int, ...]) -> None:
        self.hero = hero
        self.deck = deck
        self.skills = skills

    def apply(self, state: BoardState) -> None:
        crystals = [0, 0, 0, 0]
        for colour in LIB.heroes[self.hero].crystals:
            crystals[colour] += 1
        state.dummy = Dummy(
            hero=self.hero, deck=list(self.deck), discard=[], crystals=crystals, tactic=-1, skill_pile=list(self.skills)
        )


class DeckArranged(Event[BoardState]):
    """A shared deck or pile has its order. Names are those of the state's fields; `index` is the enemy pile."""

    FIELDS = ("deck", "index", "cards")
    PUBLIC = ("deck", "index")

    def __init__(self, deck: str, index: int, cards: tuple[int, ...]) -> None:
        self.deck = deck
        self.index = index
        self.cards = cards

    def apply(self, state: BoardState) -> None:
        if self.deck == "piles":
            state.own_supply().piles[self.index][:] = self.cards
        elif self.deck == "skills":
            state.players[self.index].skill_pile[:] = self.cards
        elif self.deck == "deed":
            state.players[self.index].deck[:] = self.cards
        elif self.deck == "dummy":
            assert state.dummy is not None
            state.dummy.deck[:] = self.cards
        elif self.deck == "dummy-skills":
            assert state.dummy is not None
            state.dummy.skill_pile[:] = self.cards
        else:
            arranged: list[int] = getattr(state.own_supply(), self.deck)
            arranged[:] = self.cards


class TilesArranged(Event[BoardState]):
    """UE-SETUP-20: the tile deck is made; what was left out stays in the box."""

    FIELDS = ("deck", "spare", "start")
    PUBLIC = ("start",)

    def __init__(self, deck: tuple[int, ...], spare: tuple[int, ...], start: int) -> None:
        self.deck = deck
        self.spare = spare
        self.start = start

    def apply(self, state: BoardState) -> None:
        state.own_map().deck[:] = self.deck
        state.own_map().spare[:] = self.spare
        state.own_map().tile_at[START_SLOT] = self.start


class SourceRolled(Event[BoardState]):
    """The dice of the Source were rolled."""

    FIELDS = ("dice",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice

    def apply(self, state: BoardState) -> None:
        state.dice[:] = self.dice
        state.dice_owner[:] = [-1] * len(self.dice)


class RoundBegan(Event[BoardState]):
    """UE-ROUND-03: a new Round, Day or Night, with its Tactics displayed."""

    FIELDS = ("number", "night", "tactics")
    PUBLIC = FIELDS

    def __init__(self, number: int, night: bool, tactics: tuple[int, ...]) -> None:
        self.number = number
        self.night = night
        self.tactics = tactics

    def apply(self, state: BoardState) -> None:
        state.round = self.number
        state.night = self.night
        state.own_supply().tactics[:] = self.tactics
        state.announced = -1
        state.last_turns.clear()
        for player in state.players:
            player.tactic = -1
            player.tactic_used = 0


class TacticTaken(Event[BoardState]):
    """UE-ROUND-24: a Tactic was chosen; seat -1 is the dummy player."""

    FIELDS = ("seat", "tactic")
    PUBLIC = FIELDS

    def __init__(self, seat: int, tactic: int) -> None:
        self.seat = seat
        self.tactic = tactic

    def apply(self, state: BoardState) -> None:
        state.own_supply().tactics.remove(self.tactic)
        if self.seat >= 0:
            state.players[self.seat].tactic = self.tactic
        elif state.dummy is not None:
            state.dummy.tactic = self.tactic


class TacticUsed(Event[BoardState]):
    """A Tactic was used: 1 once this turn, 2 flipped for the Round."""

    FIELDS = ("seat", "used")
    PUBLIC = FIELDS

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].tactic_used = self.used


class TacticRemoved(Event[BoardState]):
    """UE-SCN-SOLO-06: a Tactic leaves the game; it is remembered among what is gone as -1 - its number."""

    FIELDS = ("tactic",)
    PUBLIC = FIELDS

    def __init__(self, tactic: int) -> None:
        self.tactic = tactic

    def apply(self, state: BoardState) -> None:
        state.gone.append(-1 - self.tactic)


class OrderSet(Event[BoardState]):
    """UE-ROUND-29: the Round order; seat -1 is the dummy player."""

    FIELDS = ("order",)
    PUBLIC = FIELDS

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def apply(self, state: BoardState) -> None:
        state.order[:] = self.order
        state.at = -1


def refresh(player: Player) -> None:
    """Ready everything that can be used once a turn: skills and the Tactic."""
    player.skill_used[:] = [(0, 0, 2, 3, 2)[used] for used in player.skill_used]
    if player.tactic_used == 1:
        player.tactic_used = 0


def open_turn(state: BoardState, seat: int, phase: int) -> None:
    """A fresh turn of a seat."""
    if seat >= 0:
        refresh(state.players[seat])
    state.turn = fresh_turn(seat, phase, state.serial)


class TurnBegan(Event[BoardState]):
    """A turn starts; `at` is its place in the Round order."""

    FIELDS = ("seat", "at", "phase")
    PUBLIC = ("seat", "at")

    def __init__(self, seat: int, at: int, phase: int) -> None:
        self.seat = seat
        self.at = at
        self.phase = phase

    def apply(self, state: BoardState) -> None:
        state.at = self.at
        open_turn(state, self.seat, self.phase)
        state.memo.clear()
        if state.map.known:
            known = state.own_map().known
            known[:] = dict.fromkeys([mark & ~1 for mark in known])


class TurnOpened(Event[BoardState]):
    """The turn proper starts: what comes before it is over."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        state.turn.phase = PH_MOVE
        state.turn.hand_was_empty = not player.hand and len(player.deck) > 0
        player.plundered = False


class ExtraTurnGained(OfSeat):
    """A player has another turn directly after this one."""

    def apply(self, state: BoardState) -> None:
        state.turn.extra_turn = True


class Plundered(OfSeat):
    """A village was plundered; it can be only once between two turns of a player."""

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].plundered = True


class PhaseChanged(Event[BoardState]):
    """The turn or the combat goes on to its next phase."""

    FIELDS = ("seat", "phase")
    PUBLIC = FIELDS

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def apply(self, state: BoardState) -> None:
        state.turn.phase = self.phase


class ActionTaken(Event[BoardState]):
    """UE-TURN-34: the one action of the turn is taken."""

    FIELDS = ("seat", "interacting")
    PUBLIC = ("seat",)

    def __init__(self, seat: int, interacting: bool = False) -> None:
        self.seat = seat
        self.interacting = interacting

    def apply(self, state: BoardState) -> None:
        state.turn.acted = True
        state.turn.interacting = self.interacting


class CardCounted(Event[BoardState]):
    """UE-TURN-22: a card was played or discarded this turn."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        state.turn.played += 1


class RewardEarned(Event[BoardState]):
    """UE-GAIN-07: something is due at the end of the turn."""

    FIELDS = ("seat", "reward")
    PUBLIC = FIELDS

    def __init__(self, seat: int, reward: int) -> None:
        self.seat = seat
        self.reward = reward

    def apply(self, state: BoardState) -> None:
        state.turn.rewards.append(self.reward)


class RewardTaken(Event[BoardState]):
    """A reward was received or given up."""

    FIELDS = ("seat", "reward")
    PUBLIC = FIELDS

    def __init__(self, seat: int, reward: int) -> None:
        self.seat = seat
        self.reward = reward

    def apply(self, state: BoardState) -> None:
        state.turn.rewards.remove(self.reward)


class RoundEndAnnounced(Event[BoardState]):
    """UE-TURN-16: somebody announced the End of the Round; the others have one turn left. Seat -1 is the dummy player."""

    FIELDS = ("seat", "place", "others")
    PUBLIC = ("seat",)

    def __init__(self, seat: int, place: int, others: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.others = others

    def apply(self, state: BoardState) -> None:
        state.announced = self.place
        state.last_turns[:] = self.others


class LastTurnTaken(Event[BoardState]):
    """A player's last turn of the Round or of the game is over."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: BoardState) -> None:
        if self.seat in state.last_turns:
            state.last_turns.remove(self.seat)


class EndTriggered(Event[BoardState]):
    """UE-ROUND-33: the scenario's end condition is met; each listed seat has one last turn."""

    FIELDS = ("others",)
    PUBLIC = FIELDS

    def __init__(self, others: tuple[int, ...]) -> None:
        self.others = others

    def apply(self, state: BoardState) -> None:
        state.ending = 1
        state.last_turns[:] = self.others


class GameEnded(Event[BoardState]):
    """The game is over."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        state.ending = 2


class LevelGained(Event[BoardState]):
    """UE-LEVEL-01: a player reached the next level."""

    FIELDS = ("seat", "level")
    PUBLIC = FIELDS

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].level = self.level


class HandLimitRaised(Event[BoardState]):
    """The next draw of a player goes up to a higher Hand limit (0 resets it)."""

    FIELDS = ("seat", "amount")
    PUBLIC = FIELDS

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.hand_bonus = player.hand_bonus + self.amount if self.amount else 0


class DummyFlipped(Event[BoardState]):
    """UE-DUMMY-09: the dummy player turned cards from its deck to its discard pile."""

    FIELDS = ("cards",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def apply(self, state: BoardState) -> None:
        assert state.dummy is not None
        for card in self.cards:
            state.dummy.deck.pop()
            state.dummy.discard.append(card)


class DummyCardGained(Event[BoardState]):
    """UE-DUMMY-13: the lowest advanced action of the offer joins the dummy's deck."""

    FIELDS = ("card",)
    PUBLIC = FIELDS

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, state: BoardState) -> None:
        assert state.dummy is not None
        state.own_supply().action_offer.remove(self.card)
        state.dummy.deck.append(self.card)


class DummyCrystalGained(Event[BoardState]):
    """UE-DUMMY-14: the dummy gains a crystal of the lowest spell's colour."""

    FIELDS = ("colour",)
    PUBLIC = FIELDS

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def apply(self, state: BoardState) -> None:
        assert state.dummy is not None
        state.dummy.crystals[self.colour] += 1


class DummyGathered(Event[BoardState]):
    """The dummy's discard pile goes back into its deck before it is shuffled."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        assert state.dummy is not None
        state.dummy.deck.extend(state.dummy.discard)
        state.dummy.discard.clear()


class OrderTokenFlipped(Event[BoardState]):
    """UE-TURN-11: a Round Order token was turned."""

    FIELDS = ("seat", "face_down")
    PUBLIC = FIELDS

    def __init__(self, seat: int, face_down: bool) -> None:
        self.seat = seat
        self.face_down = face_down

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].flipped = self.face_down
