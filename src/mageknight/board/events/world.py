"""The map: tiles, figures, tokens, shields."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.lattice import SLOTS
from mageknight.board.state import BoardState
from mageknight.board.state.marks import shield, space_of
from mageknight.kernel.event import Event


def pack_token(space: int, token: int, face_up: bool) -> int:
    """A token on the map as one number."""
    return space * 1024 + token * 2 + int(face_up)


class TileRevealed(Event[BoardState]):
    """A tile was laid at a position of the map, turned by so many sixths. In a turn this is part of the movement (UE-MOVE-14)."""

    FIELDS = ("tile", "position", "rotation")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, tile: int, position: int, rotation: int = 0) -> None:
        self.tile = tile
        self.position = position
        self.rotation = rotation

    def apply(self, state: BoardState) -> None:
        field = state.own_map()
        field.tile_at[self.position] = self.tile
        if self.rotation:
            turned = field.rotation.copy() if field.rotation else [0] * SLOTS
            turned[self.position] = self.rotation
            field.rotation = turned
        if self.tile in field.deck:
            field.deck.remove(self.tile)
        elif self.tile in field.spare:
            field.spare.remove(self.tile)
        state.turn.moved = True


class FigureMoved(Event[BoardState]):
    """A hero's figure stands on another space (-1: off the map); a withdrawal takes the last step of the way back."""

    FIELDS = ("seat", "space", "steps")
    PUBLIC = FIELDS

    def __init__(self, seat: int, space: int, steps: bool = True) -> None:
        self.seat = seat
        self.space = space
        self.steps = steps

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        turn = state.turn
        if self.steps and player.where >= 0 and turn.seat == self.seat:
            turn.path.append(player.where)
            turn.moved = True
        elif turn.seat == self.seat and turn.path and turn.path[-1] == self.space:
            turn.path.pop()
        player.where = self.space


RUIN_MARK = 1024
"""In what players have looked at, ruin tokens are counted from here."""


def known_mark(what: int, seat: int, fresh: bool) -> int:
    """A token (or `RUIN_MARK` + ruin) a seat has looked at, in this turn or earlier, as one number."""
    return what * 16 + seat * 2 + int(fresh)


class LookedAt(Event[BoardState]):
    """A player looked at a token that lies face down on a space, or on top of a pile (space -1). Defeating it this turn gives Fame."""

    FIELDS = ("seat", "what", "space", "pile", "fame")
    PUBLIC = ("seat", "space", "pile")
    PRIVATE = ("what",)
    REVEALS = True

    def __init__(self, seat: int, what: int, space: int, pile: int, fame: int) -> None:
        self.seat = seat
        self.what = what
        self.space = space
        self.pile = pile
        self.fame = fame

    def private_to(self) -> int:
        return self.seat

    def apply(self, state: BoardState) -> None:
        state.own_map().known.extend([known_mark(self.what, self.seat, True)] * max(1, self.fame))


class TokenDrawn(Event[BoardState]):
    """A token of a pile was put on a space, face up or face down."""

    FIELDS = ("pile", "token", "space", "face_up")
    PUBLIC = ("pile", "space", "face_up", "seen")
    REVEALS = True

    def __init__(self, pile: int, token: int, space: int, face_up: bool) -> None:
        self.pile = pile
        self.token = token
        self.space = space
        self.face_up = face_up

    @property
    def seen(self) -> int:
        """The kind of enemy, if everybody can see it."""
        return LIB.token_kind[self.token] if self.face_up else -1

    def apply(self, state: BoardState) -> None:
        state.own_supply().piles[self.pile].pop()
        state.own_map().tokens.append(pack_token(self.space, self.token, self.face_up))


class TokenTurned(Event[BoardState]):
    """A face-down token on the map was turned up."""

    FIELDS = ("token", "space", "kind")
    PUBLIC = ("space", "kind")
    REVEALS = True

    def __init__(self, token: int, space: int, kind: int) -> None:
        self.token = token
        self.space = space
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        tokens = state.own_map().tokens
        tokens[tokens.index(pack_token(self.space, self.token, False))] = pack_token(self.space, self.token, True)


class TokenRemoved(Event[BoardState]):
    """A token left the map for its discard pile."""

    FIELDS = ("token", "space")
    PUBLIC = ("space",)

    def __init__(self, token: int, space: int) -> None:
        self.token = token
        self.space = space

    def apply(self, state: BoardState) -> None:
        tokens = state.own_map().tokens
        for face_up in (True, False):
            packed = pack_token(self.space, self.token, face_up)
            if packed in tokens:
                tokens.remove(packed)
                break
        state.own_supply().discards[LIB.enemies[LIB.token_kind[self.token]].pile].append(self.token)


class TokenLifted(Event[BoardState]):
    """A token of the map takes part in a combat that decides its fate; it is no longer on its space."""

    FIELDS = ("token", "space")
    PUBLIC = ("space",)

    def __init__(self, token: int, space: int) -> None:
        self.token = token
        self.space = space

    def apply(self, state: BoardState) -> None:
        tokens = state.own_map().tokens
        tokens[:] = [packed for packed in tokens if packed >> 10 != self.space or (packed & 1023) >> 1 != self.token]


class PileRestored(Event[BoardState]):
    """UE-SETUP-04: the discards of an exhausted pile were shuffled into a new one."""

    FIELDS = ("pile", "tokens")
    PUBLIC = ("pile",)

    def __init__(self, pile: int, tokens: tuple[int, ...]) -> None:
        self.pile = pile
        self.tokens = tokens

    def apply(self, state: BoardState) -> None:
        state.own_supply().piles[self.pile][:] = self.tokens
        state.own_supply().discards[self.pile].clear()
        state.own_map().known[:] = [mark for mark in state.own_map().known if mark >> 4 not in self.tokens]


class RuinPlaced(Event[BoardState]):
    """A ruin token was put on a space: face up by Day, face down by Night."""

    FIELDS = ("ruin", "space", "face_up")
    PUBLIC = ("space", "face_up", "seen")
    REVEALS = True

    def __init__(self, ruin: int, space: int, face_up: bool) -> None:
        self.ruin = ruin
        self.space = space
        self.face_up = face_up

    @property
    def seen(self) -> int:
        return self.ruin if self.face_up else -1

    def apply(self, state: BoardState) -> None:
        state.own_supply().ruin_pile.pop()
        state.own_map().ruins.append(pack_token(self.space, self.ruin, self.face_up))


class RuinTurned(Event[BoardState]):
    """A face-down ruin token was turned up."""

    FIELDS = ("ruin", "space")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, ruin: int, space: int) -> None:
        self.ruin = ruin
        self.space = space

    def apply(self, state: BoardState) -> None:
        ruins = state.own_map().ruins
        ruins[ruins.index(pack_token(self.space, self.ruin, False))] = pack_token(self.space, self.ruin, True)


class RuinRemoved(Event[BoardState]):
    """A ruin token left the map."""

    FIELDS = ("ruin", "space")
    PUBLIC = FIELDS

    def __init__(self, ruin: int, space: int) -> None:
        self.ruin = ruin
        self.space = space

    def apply(self, state: BoardState) -> None:
        state.own_map().ruins.remove(pack_token(self.space, self.ruin, True))
        state.own_supply().ruin_discard.append(self.ruin)


class ShieldPlaced(Event[BoardState]):
    """A player's Shield marks a space; of an owned site the earlier Shield is removed."""

    FIELDS = ("seat", "space", "replaces")
    PUBLIC = FIELDS

    def __init__(self, seat: int, space: int, replaces: bool = True) -> None:
        self.seat = seat
        self.space = space
        self.replaces = replaces

    def apply(self, state: BoardState) -> None:
        shields = state.own_map().shields
        if self.replaces:
            shields[:] = [each for each in shields if space_of(each) != self.space]
        shields.append(shield(self.space, self.seat))


class ShieldRemoved(Event[BoardState]):
    """A Shield left a space."""

    FIELDS = ("seat", "space")
    PUBLIC = FIELDS

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def apply(self, state: BoardState) -> None:
        state.own_map().shields.remove(shield(self.space, self.seat))


class PathTaken(Event[BoardState]):
    """A path through a maze or labyrinth was mastered; nobody can take it again."""

    FIELDS = ("space", "path")
    PUBLIC = FIELDS

    def __init__(self, space: int, path: int) -> None:
        self.space = space
        self.path = path

    def apply(self, state: BoardState) -> None:
        state.own_map().paths.append(self.space * 4 + self.path)


class CityRevealed(Event[BoardState]):
    """UE-EXPLORE-16: a city is on the map with its level."""

    FIELDS = ("city", "space", "level")
    PUBLIC = FIELDS

    def __init__(self, city: int, space: int, level: int) -> None:
        self.city = city
        self.space = space
        self.level = level

    def apply(self, state: BoardState) -> None:
        field = state.own_map()
        field.city_at.append(self.space)
        field.city_kind.append(self.city)
        field.city_level.append(self.level)
        field.city_taken.append(-1)


class CityAnnexed(Event[BoardState]):
    """UE-VAR-MEGA-05: a second city makes the first one a Megapolis; what its space bore is covered."""

    FIELDS = ("city", "space", "index")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, city: int, space: int, index: int) -> None:
        self.city = city
        self.space = space
        self.index = index

    def apply(self, state: BoardState) -> None:
        state.own_map().annexes.append(self.space * 64 + self.city * 8 + self.index)


class CityShieldPlaced(Event[BoardState]):
    """UE-CITY-15: a Shield on a City card for a defeated defender."""

    FIELDS = ("seat", "space")
    PUBLIC = FIELDS

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def apply(self, state: BoardState) -> None:
        state.own_map().city_shields.append(shield(self.space, self.seat))


class CityConquered(Event[BoardState]):
    """UE-CITY-17: a city fell; its leader is known (-2 where it has none)."""

    FIELDS = ("space", "leader")
    PUBLIC = FIELDS

    def __init__(self, space: int, leader: int) -> None:
        self.space = space
        self.leader = leader

    def apply(self, state: BoardState) -> None:
        state.own_map().city_taken[state.own_map().city_at.index(self.space)] = self.leader


class SpaceCleared(Event[BoardState]):
    """UE-OUTCOME-02: the last rampaging enemy of a space was defeated; the space counts as empty."""

    FIELDS = ("space",)
    PUBLIC = FIELDS

    def __init__(self, space: int) -> None:
        self.space = space

    def apply(self, state: BoardState) -> None:
        state.own_map().slain.append(self.space)


class SpaceRetaken(Event[BoardState]):
    """UE-VAR-RAMPAGE-02: rampaging enemies come back to a space that was empty."""

    FIELDS = ("space",)
    PUBLIC = FIELDS

    def __init__(self, space: int) -> None:
        self.space = space

    def apply(self, state: BoardState) -> None:
        state.own_map().slain.remove(self.space)


class MonasteryCardAdded(Event[BoardState]):
    """UE-EXPLORE-15: an advanced action was laid into the unit offer for a monastery."""

    FIELDS = ("card",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, state: BoardState) -> None:
        state.own_supply().actions.pop()
        state.own_supply().monastery_offer.append(self.card)


class MonasteryCardLeft(Event[BoardState]):
    """An advanced action left the unit offer: learned, or put under its deck (UE-ROUND-06)."""

    FIELDS = ("card", "returned")
    PUBLIC = FIELDS

    def __init__(self, card: int, returned: bool) -> None:
        self.card = card
        self.returned = returned

    def apply(self, state: BoardState) -> None:
        state.own_supply().monastery_offer.remove(self.card)
        if self.returned:
            state.own_supply().actions.insert(0, self.card)
