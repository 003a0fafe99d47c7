"""Commands of the miniatures game. Places are units of 1/500 inch, facings half degrees counted from east."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.command import Command

Path = tuple[tuple[int, int], ...]


class ChooseEdge(Command, frozen=True):
    """Take a side of the battlefield as starting edge: 0 south, 1 east, 2 north, 3 west."""

    edge: int


class ChooseDomain(Command, frozen=True):
    """Choose a domain by its number, such as ``D-029``."""

    domain: str


class Contribute(Command, frozen=True):
    """Put a terrain piece on the common pile."""

    piece: str


class Enough(Command, frozen=True):
    """No more: of terrain for the pile, of targets, of members of a formation."""


class PlaceTerrain(Command, frozen=True):
    """Lay a piece of the pile on the table, turned by quarter turns."""

    piece: str
    x: int
    y: int
    turn: int


class RaiseCastle(Command, frozen=True):
    """Place all castle sections at once, in a line before the own edge."""


class SetPortal(Command, frozen=True):
    """Open or shut a portal of a castle section: the section, the number of the portal from 0."""

    figure: int
    portal: int
    opens: bool


class RaiseLadder(Command, frozen=True):
    """Raise a ladder at a wall: the number of the ladder among the terrain, where its middle comes to stand, quarter turns."""

    ladder: int
    x: int
    y: int
    turn: int


class TakeLadder(Command, frozen=True):
    """Take a ladder down and lay it beside a figure."""

    ladder: int
    figure: int


class CarryLadder(Command, frozen=True):
    """Lay a ladder down beside a figure whose formation has carried it; -1 for one that is brought to the battle."""

    ladder: int
    figure: int


class LeaveTerrain(Command, frozen=True):
    """Put a piece of the pile back in its box because it fits nowhere."""

    piece: str


class PlaceObjective(Command, frozen=True):
    """Lay the own objective token down with its centre there."""

    x: int
    y: int


class Put(Command, frozen=True, omit_defaults=True):
    """Set a figure down: to deploy it, to place a captive, a levitated or a returned figure; `soaring` above the ground."""

    figure: int
    x: int
    y: int
    facing: int
    soaring: bool = False


class LeaveOut(Command, frozen=True):
    """Leave a figure out of the battle because there is no room for it."""

    figure: int


class LayBomb(Command, frozen=True):
    """Lay the next Bombardment token of a figure down with its centre there."""

    x: int
    y: int


class Act(Command, frozen=True):
    """Give a figure an action: `how` is a word of `mageknight.minis.actions.manner`."""

    figure: int
    how: str


class EndTurn(Command, frozen=True):
    """Give no further action of note this turn."""


class EndPhase(Command, frozen=True):
    """Do nothing more in this phase and go on to the next."""


class Move(Command, frozen=True):
    """Move a figure along a path of places, its present one left out, and give it a facing."""

    figure: int
    path: Path
    facing: int


class Turn(Command, frozen=True):
    """Only turn a figure, or let it stay as it is."""

    figure: int
    facing: int


class BreakAway(Command, frozen=True):
    """Try to break away from the opposing figures in contact."""

    figure: int


class Halt(Command, frozen=True):
    """Call off a formation's move: all its members are where they began, and the action is over."""


class Spin(Command, frozen=True):
    """Use a free spin."""

    figure: int
    facing: int


class Decline(Command, frozen=True):
    """Do without: no free spin, no attack after a charge."""


class Target(Command, frozen=True):
    """Choose a figure: as target of an attack or ability, or to be returned."""

    figure: int


class TargetPiece(Command, frozen=True):
    """Choose a constructed terrain feature, by its number on the battlefield, as target of an attack."""

    piece: int


class PushPiece(Command, frozen=True):
    """Push a constructed terrain feature to another place."""

    piece: int
    x: int
    y: int


class Join(Command, frozen=True):
    """Let a figure take part in the formation."""

    figure: int


class Strengthen(Command, frozen=True):
    """Let a figure take part in the formation and give damage instead of helping the attack."""

    figure: int


class Divide(Command, frozen=True):
    """Divide the damage of a shot among the targets hit, in their order."""

    shares: tuple[int, ...]


class Resolve(Command, frozen=True):
    """Resolve this one of several simultaneous effects next."""

    effect: int


class HealBy(Command, frozen=True):
    """Heal by the damage value or by a die."""

    die: bool


class DropItem(Command, frozen=True):
    """Drop an item beside its wielder in a direction from its centre dot, or beneath it (-1)."""

    item: int
    facing: int


class LayItem(Command, frozen=True):
    """Put the item of a fallen wielder beside where it stood in a direction, or there (-1)."""

    facing: int


class TakeItem(Command, frozen=True):
    """Take up an item that lies in contact."""

    item: int


class ChooseMode(Command, frozen=True):
    """Choose what a modal spell does, by the number of the mode."""

    mode: int


class AimSpell(Command, frozen=True):
    """Choose a spell in force as the target of another, by the number of its card."""

    card: int


class LayElement(Command, frozen=True):
    """Lay the element of a glyph down with its centre there."""

    x: int
    y: int


class Bookmark(Command, frozen=True):
    """Put a spell of the stack on top, by its place in it."""

    place: int


class CancelAbility(Command, frozen=True):
    """Switch an optional ability off until the end of the turn."""

    figure: int
    ability: str


class Withdraw(Command, frozen=True):
    """Leave the battlefield with the whole army."""


class Concede(Command, frozen=True):
    """Give the game up."""


class AgreeToEnd(Command, frozen=True):
    """Be willing, or no longer willing, to end the game now."""

    willing: bool


class TimeUp(Command, frozen=True):
    """The host's clock has run out."""


COMMANDS: Final = (
    ChooseEdge,
    ChooseDomain,
    Contribute,
    Enough,
    PlaceTerrain,
    RaiseCastle,
    SetPortal,
    RaiseLadder,
    TakeLadder,
    CarryLadder,
    LeaveTerrain,
    PlaceObjective,
    Put,
    LeaveOut,
    LayBomb,
    Act,
    EndTurn,
    EndPhase,
    Move,
    Turn,
    BreakAway,
    Halt,
    Spin,
    Decline,
    Target,
    TargetPiece,
    PushPiece,
    Join,
    Strengthen,
    Divide,
    Resolve,
    HealBy,
    DropItem,
    LayItem,
    TakeItem,
    ChooseMode,
    AimSpell,
    LayElement,
    Bookmark,
    CancelAbility,
    Withdraw,
    Concede,
    AgreeToEnd,
    TimeUp,
)
