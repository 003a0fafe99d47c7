"""The table with its figures and tokens: a plain value in flat lists, cheap to copy.

Figures are slots 0, 1, 2 …; a slot keeps its number for the whole game, on the table or off it. `place` and `lift` are the
only ways to change a figure; they keep what is asked most often up to date: who touches whom, who stands on which
elevation, and the index of bases. Whether a place is legal is not asked here but in `places` and `paths`.

A slot may be a *limb* of another one, its host: the rider of a mount, the passenger of a chariot, a section of a large
warrior. A limb is where its host is; it is touched, but stands in nobody's way.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis.table.bases import APART, CONTACT, LONG_TAIL, OVERLAP, ROUND_RADIUS, STAND_RADIUS, spacing
from mageknight.minis.table.built import joined
from mageknight.minis.table.castle import crowd_at, goes_beneath
from mageknight.minis.table.facing import RIGHT_ANGLE, STEPS, offset
from mageknight.minis.table.lattice import CONTACT_GAP
from mageknight.minis.table.limbs import BACKWARD, COMPARTMENT_ARC, FRONT, NO_LIMB, PASSENGER, RIDER, section_contacts
from mageknight.minis.table.terrain import Box, Ground, Strips

OFF: Final = -1
GROUND: Final = 0
SOARING: Final = 1
BENEATH: Final = 2
ROOTED: Final = 3
"""Levels: off the table, on the ground or an elevation, above everything (M2-SOAR-01), in an archway under the top of a
castle (M2-CASTLE-73), a castle section itself: it has no base, touches nobody and is in nobody's way (M2-CASTLE-13)."""

OBJECTIVE: Final = 0
ITEM: Final = 1
GLYPH: Final = 2
BOMB: Final = 3
"""Kinds of tokens."""

PLAIN: Final = 7
"""Numbers of a figure in a dump of the first version: x, y, facing, radius, tail, arc, level."""

FULL: Final = 12
"""Numbers of a figure in a dump of the second version: x, y, facing, radius, nose, tail, stand, arc, rear, level, host,
part; a token has its kind as fourth number."""

VERSION: Final = 2


class Table:
    """Figures and tokens on a ground.

    For figure i: `x`, `y` centre dot, `facing`, `radius`, `nose` and `tail` (how far the spine of its base reaches before
    and behind the centre dot, 0 and 0 for a round base), `span` the length of the spine, `reach` the radius of a circle
    round the centre dot that holds the base, `fx`, `fy` and `sx`, `sy` the ends of the spine in front and behind (until the
    first long base, when `oblong` is set, they are the lists of the centre dots themselves), `stand`
    the radius of its flight stand, `arc` and `rear` of the front and rear arc in degrees, `level`, `perch` the elevated
    piece under the centre dot or -1, `touch` the bits of the figures in base contact; `host` and `part` of a limb (-1 and
    `NO_LIMB` for any other figure) and `body`, the bit of the figure whose base it is.

    `down` has the bits of all bases on ground or elevations, `aloft` of the soaring ones, `beneath` of those in archways, `rooted`
    of castle sections, `tall` of bases that flight stands touch, `limbs` of all limbs, `afield` of everybody on the table, limbs
    included; `strips` is the index of the bases that are down. Tokens are discs that hinder nobody.
    """

    def __init__(self, ground: Ground, twin_of: Table | None = None) -> None:
        self.ground = ground
        if twin_of is None:
            self._begin()
        else:
            self.x: list[int] = twin_of.x[:]
            self.y: list[int] = twin_of.y[:]
            self.facing: list[int] = twin_of.facing[:]
            self.oblong: bool = twin_of.oblong
            self.fx: list[int] = twin_of.fx[:] if self.oblong else self.x
            self.fy: list[int] = twin_of.fy[:] if self.oblong else self.y
            self.sx: list[int] = twin_of.sx[:] if self.oblong else self.x
            self.sy: list[int] = twin_of.sy[:] if self.oblong else self.y
            self.level: list[int] = twin_of.level[:]
            self.perch: list[int] = twin_of.perch[:]
            self.touch: list[int] = twin_of.touch[:]
            self._share(twin_of)

    def _begin(self) -> None:
        """Nobody is there yet."""
        self.x = []
        self.y = []
        self.facing = []
        self.oblong = False
        self.fx = self.x
        self.fy = self.y
        self.sx = self.x
        self.sy = self.y
        self.level = []
        self.perch = []
        self.touch = []
        self.radius: list[int] = []
        self.nose: list[int] = []
        self.tail: list[int] = []
        self.span: list[int] = []
        self.reach: list[int] = []
        self.stand: list[int] = []
        self.arc: list[int] = []
        self.rear: list[int] = []
        self.host: list[int] = []
        self.part: list[int] = []
        self.body: list[int] = []
        self.token_x: list[int] = []
        self.token_y: list[int] = []
        self.token_radius: list[int] = []
        self.token_kind: list[int] = []
        self.down = 0
        self.aloft = 0
        self.beneath = 0
        self.rooted = 0
        self.tall = 0
        self.limbs = 0
        self.afield = 0
        self.strips = Strips(self.ground.width, self.ground.height)

    def _share(self, twin_of: Table) -> None:
        """Take over what changes rarely; these lists are replaced, never written into."""
        self.radius = twin_of.radius
        self.nose = twin_of.nose
        self.tail = twin_of.tail
        self.span = twin_of.span
        self.reach = twin_of.reach
        self.stand = twin_of.stand
        self.arc = twin_of.arc
        self.rear = twin_of.rear
        self.host = twin_of.host
        self.part = twin_of.part
        self.body = twin_of.body
        self.token_x = twin_of.token_x
        self.token_y = twin_of.token_y
        self.token_radius = twin_of.token_radius
        self.token_kind = twin_of.token_kind
        self.down = twin_of.down
        self.aloft = twin_of.aloft
        self.beneath = twin_of.beneath
        self.rooted = twin_of.rooted
        self.tall = twin_of.tall
        self.limbs = twin_of.limbs
        self.afield = twin_of.afield
        self.strips = twin_of.strips.copy()

    def copy(self) -> Table:
        """An independent copy; the ground is shared."""
        return Table(self.ground, self)

    def __len__(self) -> int:
        return len(self.x)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.ground is other.ground and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(tuple(self.dump()))

    def add(
        self,
        radius: int = ROUND_RADIUS,
        tail: int = 0,
        arc: int = 180,
        nose: int = 0,
        stand: int = STAND_RADIUS,
        rear: int = -1,
    ) -> int:
        """A new figure, off the table; returns its slot. Without a rear arc all that is not front is rear."""
        i = len(self.x)
        if nose + tail:
            self._part_spines()
        self.radius = [*self.radius, radius]
        self.nose = [*self.nose, nose]
        self.tail = [*self.tail, tail]
        self.span = [*self.span, nose + tail]
        self.reach = [*self.reach, radius + max(nose, tail)]
        self.stand = [*self.stand, stand]
        self.arc = [*self.arc, arc]
        self.rear = [*self.rear, rear if rear >= 0 else 360 - arc]
        self.host = [*self.host, -1]
        self.part = [*self.part, NO_LIMB]
        self.body = [*self.body, 1 << i]
        self.x.append(0)
        self.y.append(0)
        self.facing.append(0)
        if self.oblong:
            self.fx.append(0)
            self.fy.append(0)
            self.sx.append(0)
            self.sy.append(0)
        self.level.append(OFF)
        self.perch.append(-1)
        self.touch.append(0)
        return i

    def _part_spines(self) -> None:
        """From the first long base on the ends of the spines are lists of their own."""
        if not self.oblong:
            self.oblong = True
            self.fx = self.x[:]
            self.fy = self.y[:]
            self.sx = self.x[:]
            self.sy = self.y[:]

    def add_at(self, x: int, y: int, facing: int = 0, arc: int = 180, long: bool = False) -> int:
        """A new figure of a standard size, placed at once: for situations and tests."""
        i = self.add(ROUND_RADIUS, LONG_TAIL if long else 0, arc)
        self.place(i, x, y, facing)
        return i

    def shape(self, i: int, radius: int, nose: int, tail: int, stand: int) -> None:
        """Give a figure that is off the table another base: a rider that comes down from its mount."""
        if self.level[i] != OFF:
            raise ValueError(f"figure {i} stands on the table")
        if nose + tail:
            self._part_spines()
        self.radius = replaced(self.radius, i, radius)
        self.nose = replaced(self.nose, i, nose)
        self.tail = replaced(self.tail, i, tail)
        self.span = replaced(self.span, i, nose + tail)
        self.reach = replaced(self.reach, i, radius + max(nose, tail))
        self.stand = replaced(self.stand, i, stand)

    def look(self, i: int, arc: int, rear: int) -> None:
        """Give a figure another front and rear arc."""
        self.arc = replaced(self.arc, i, arc)
        self.rear = replaced(self.rear, i, rear)

    def attach(self, i: int, host: int, part: int) -> None:
        """Make a figure that is off the table a limb of another one: it takes over base and place of its host, a rider
        also the arcs of its mount (M2-CAV-18, M2-CAV-36), a passenger that of its compartment (M2-CHARIOT-13)."""
        self.shape(i, self.radius[host], self.nose[host], self.tail[host], self.stand[host])
        if part == RIDER:
            self.look(i, self.arc[host], self.rear[host])
        elif part == PASSENGER:
            self.look(i, COMPARTMENT_ARC, 0)
        self.host = replaced(self.host, i, host)
        self.part = replaced(self.part, i, part)
        self.body = replaced(self.body, i, 1 << host)
        self.limbs |= 1 << i
        self.place(host, self.x[host], self.y[host], self.facing[host], self.level[host])

    def detach(self, i: int) -> None:
        """Let a limb go: it is off the table, with the base of its host until it gets one of its own."""
        host = self.host[i]
        self.host = replaced(self.host, i, -1)
        self.part = replaced(self.part, i, NO_LIMB)
        self.body = replaced(self.body, i, 1 << i)
        self.limbs &= ~(1 << i)
        self.level[i] = OFF
        self.perch[i] = -1
        left = self.touch[i]
        while left:
            low = left & -left
            left ^= low
            self.touch[low.bit_length() - 1] &= ~(1 << i)
        self.touch[i] = 0
        self.place(host, self.x[host], self.y[host], self.facing[host], self.level[host])

    def place(self, i: int, x: int, y: int, facing: int, level: int = GROUND) -> None:
        """Put a figure down with its centre dot at (x, y), from wherever it was, and its limbs with it."""
        self._check_place(i, x, y, level)
        facing %= STEPS
        bit = 1 << i
        if self.ground.arches and (level == GROUND or level == BENEATH):
            level = BENEATH if goes_beneath(self, i, x, y, level) else GROUND
        was_down = self.level[i] == GROUND or self.level[i] == BENEATH
        old = self.box(i)
        self.x[i] = x
        self.y[i] = y
        self.facing[i] = facing
        if self.span[i]:
            self.fx[i], self.fy[i], self.sx[i], self.sy[i] = self.spine_at(i, x, y, facing)
        elif self.oblong:
            self.fx[i] = x
            self.fy[i] = y
            self.sx[i] = x
            self.sy[i] = y
        self.level[i] = level
        if level == GROUND or level == BENEATH:
            if was_down:
                self.strips.shift(bit, old, self.box(i))
            else:
                self.strips.add(bit, *self.box(i))
            self.down |= bit
            self.aloft &= ~bit
            self.perch[i] = self.ground.perch(x, y) if level == GROUND else -1
        else:
            if was_down:
                self.strips.drop(bit)
            self.down &= ~bit
            self.aloft = self.aloft | bit if level == SOARING else self.aloft & ~bit
            self.perch[i] = self.ground.perch(x, y) if level == ROOTED else -1
        self._mark_level(bit, level)
        self.afield = self.down | self.aloft | self.rooted
        self._touch_anew(i)
        if self.limbs:
            self._follow(i)

    def _check_place(self, i: int, x: int, y: int, level: int) -> None:
        if level != OFF and not self.ground.holds(x, y):
            raise ValueError(f"({x}, {y}) is not on the table")
        if self.host[i] >= 0:
            raise ValueError(f"figure {i} goes where figure {self.host[i]} goes")

    def _mark_level(self, bit: int, level: int) -> None:
        """Keep the sets of those in archways and of castle sections, which most battles do not have."""
        if self.beneath or level == BENEATH:
            self.beneath = self.beneath | bit if level == BENEATH else self.beneath & ~bit
        if self.rooted or level == ROOTED:
            self.rooted = self.rooted | bit if level == ROOTED else self.rooted & ~bit

    def lift(self, i: int) -> None:
        """Take a figure off the table."""
        self.place(i, self.x[i], self.y[i], self.facing[i], OFF)

    def turn(self, i: int, facing: int) -> None:
        """Give a figure another facing on the spot; a long base swings round its centre dot."""
        if self.span[i] or self.limbs:
            self.place(i, self.x[i], self.y[i], facing, self.level[i])
        else:
            self.facing[i] = facing % STEPS

    def spine_at(self, i: int, x: int, y: int, facing: int) -> tuple[int, int, int, int]:
        """The front and the rear end of the spine of figure i with its centre dot at (x, y)."""
        fx, fy, sx, sy = x, y, x, y
        if self.nose[i]:
            dx, dy = offset(facing, self.nose[i])
            fx += dx
            fy += dy
        if self.tail[i]:
            dx, dy = offset(facing, self.tail[i])
            sx -= dx
            sy -= dy
        return fx, fy, sx, sy

    def box(self, i: int) -> Box:
        """The upright box round a base."""
        r = self.radius[i]
        x, y, sx, sy = self.fx[i], self.fy[i], self.sx[i], self.sy[i]
        if x == sx and y == sy:
            return x - r, y - r, x + r, y + r
        return min(x, sx) - r, min(y, sy) - r, max(x, sx) + r, max(y, sy) + r

    def others(self, i: int) -> int:
        """Bits of the bases on the same level as that of figure i, its own left out; archways are ground."""
        level = self.level[i]
        mask = 0 if level == OFF or level == ROOTED else self.aloft if level == SOARING else self.down
        return mask & ~self.body[i]

    def parted(self, i: int, j: int) -> bool:
        """True if two bases that are down never touch, however near they lie: one beneath an elevation, the other on top of
        one (reading R131); or, where the ground says so, exactly one of them on an abrupt elevation (reading R41)."""
        return self.floors_part(self.level[i] == BENEATH, self.perch[i], self.level[j] == BENEATH, self.perch[j])

    def parted_from(self, i: int, x: int, y: int) -> bool:
        """The same of a base and something that lies at a place: on top, where there is one (reading R191)."""
        return self.floors_part(self.level[i] == BENEATH, self.perch[i], False, self.ground.perch(x, y))

    def floors_part(self, is_beneath: bool, a: int, other_beneath: bool, b: int) -> bool:
        """Is one of two beneath what the other may stand on, or exactly one of them, on the elevations `a` and `b`, on an abrupt one?"""
        if (is_beneath and b >= 0) or (other_beneath and a >= 0):
            return True
        cliffs = self.ground.cliffs
        if not self.ground.parts or a == b or self.ground.one_walk(a, b):
            return False
        return (a >= 0 and cliffs >> a & 1 == 1) or (b >= 0 and cliffs >> b & 1 == 1)

    def _touch_anew(self, i: int) -> None:
        """Find out whom figure i touches now; figures on different levels never touch (M2-SOAR-16), but for tall bases."""
        bit = 1 << i
        left = self.touch[i]
        while left:
            low = left & -left
            self.touch[low.bit_length() - 1] &= ~bit
            left ^= low
        mask = self.others(i)
        soaring = self.level[i] == SOARING
        if mask and not soaring:
            x0, y0, x1, y1 = self.box(i)
            mask &= self.strips.near(x0 - CONTACT_GAP, y0 - CONTACT_GAP, x1 + CONTACT_GAP, y1 + CONTACT_GAP)
        found = 0
        while mask:
            low = mask & -mask
            j = low.bit_length() - 1
            near = self.stand_spacing(i, j) if soaring else self.spacing(i, j)
            if near == CONTACT and (soaring or not (self.beneath or self.ground.parts) or not self.parted(i, j)):
                found |= low
                self.touch[j] |= bit
            mask ^= low
        if self.tall:
            found |= self._reach_up(i)
        if self.ground.towers and not soaring:
            found |= self._join(i)
        if self.ground.castles and self.perch[i] >= 0 and self.level[i] == GROUND:
            found |= self._crowd(i)
        self.touch[i] = found

    def rise(self, tall: int) -> None:
        """Say which bases are so tall that flight stands beside them touch them."""
        self.tall = tall
        for i in range(len(self.x)):
            if tall >> i & 1 and self.level[i] != OFF:
                self.place(i, self.x[i], self.y[i], self.facing[i], self.level[i])

    def _reach_up(self, i: int) -> int:
        """Enter figure i with everybody it touches although one of them soars: a tall base and a flight stand (M2-DRAGON-31);
        returns their bits."""
        mask = 0
        if self.level[i] == SOARING:
            mask = self.tall & self.down
        elif self.tall >> i & self.down >> i & 1:
            mask = self.aloft
        found = 0
        for j in range(len(self.x)) if mask else ():
            if mask >> j & 1:
                low, high = (j, i) if self.level[i] == SOARING else (i, j)
                if self.rise_spacing(low, self.x[high], self.y[high], self.stand[high]) == CONTACT:
                    found |= 1 << j
                    self.touch[j] |= 1 << i
        return found

    def rise_spacing(self, tall: int, x: int, y: int, stand: int) -> int:
        """The spacing of a flight stand at a place to a tall base."""
        return spacing(self.fx[tall], self.fy[tall], self.sx[tall], self.sy[tall], self.radius[tall], x, y, x, y, stand)

    def _join(self, i: int) -> int:
        """Enter figure i with everybody it touches at the access points of towers (M2-CONSTR-07); returns their bits."""
        found = joined(self, i)
        left = found
        while left:
            low = left & -left
            self.touch[low.bit_length() - 1] |= 1 << i
            left ^= low
        return found

    def _crowd(self, i: int) -> int:
        """Enter figure i with everybody who stands on top of the same gatehouse (M2-CASTLE-72); returns their bits."""
        found = crowd_at(self, i, self.perch[i])
        for j in range(len(self.x)):
            if found >> j & 1:
                self.touch[j] |= 1 << i
        return found

    def _follow(self, i: int) -> None:
        """Put the limbs of figure i where it is, then find out again whom all limbs touch."""
        limbs = self.limbs
        while limbs:
            low = limbs & -limbs
            limbs ^= low
            k = low.bit_length() - 1
            if self.host[k] == i:
                self.x[k], self.y[k] = self.x[i], self.y[i]
                self.fx[k], self.fy[k], self.sx[k], self.sy[k] = self.fx[i], self.fy[i], self.sx[i], self.sy[i]
                quarter = self.part[k] - FRONT if self.part[k] >= FRONT else 0
                if self.part[k] == PASSENGER:
                    quarter = BACKWARD
                self.facing[k] = (self.facing[i] + quarter * RIGHT_ANGLE) % STEPS
                self.level[k] = self.level[i]
                self.perch[k] = self.perch[i]
            if self.level[k] != OFF:
                self.afield |= low
        self._touch_limbs()

    def _touch_limbs(self) -> None:
        """A rider touches its mount and all that touches it (M2-CAV-12, M2-CAV-13), a section whom its quarter touches
        (M2-MDIAL-13), a passenger nobody (M2-CHARIOT-05)."""
        count = len(self.x)
        bodies = [self.touch[i] & ~self.limbs for i in range(count)]
        near = [0] * count
        for k in range(count):
            host = self.host[k]
            if host < 0 or self.level[k] == OFF or self.part[k] == PASSENGER:
                continue
            near[k] = bodies[host] if self.part[k] == RIDER else section_contacts(self, k, bodies[host])
        for k in range(count):
            if self.host[k] < 0:
                self.touch[k] = bodies[k]
                continue
            self.touch[k] = near[k] | (1 << self.host[k] if self.part[k] == RIDER and self.level[k] != OFF else 0)
        for k in range(count):
            if self.host[k] < 0:
                continue
            for j in range(count):
                body = self.host[j] if self.host[j] >= 0 else j
                if self.touch[k] >> body & 1 and (body == j or (near[k] >> body & near[j] >> self.host[k] & 1)):
                    self.touch[k] |= 1 << j
                    self.touch[j] |= 1 << k

    def spacing(self, i: int, j: int) -> int:
        """The spacing of the bases of two figures: `OVERLAP`, `CONTACT` or `APART`, whatever their levels."""
        return spacing(
            self.fx[i],
            self.fy[i],
            self.sx[i],
            self.sy[i],
            self.radius[i],
            self.fx[j],
            self.fy[j],
            self.sx[j],
            self.sy[j],
            self.radius[j],
        )

    def stand_spacing(self, i: int, j: int) -> int:
        """The spacing of the flight stands of two soaring figures (M2-SOAR-17)."""
        near = self.stand[i] + self.stand[j]
        dx = self.x[j] - self.x[i]
        dy = self.y[j] - self.y[i]
        square = dx * dx + dy * dy
        if square > (near + CONTACT_GAP) * (near + CONTACT_GAP):
            return APART
        return CONTACT if square >= near * near else OVERLAP

    def add_token(self, x: int, y: int, radius: int, kind: int = OBJECTIVE) -> int:
        """Lay down a token; returns its number."""
        self.token_x = [*self.token_x, x]
        self.token_y = [*self.token_y, y]
        self.token_radius = [*self.token_radius, radius]
        self.token_kind = [*self.token_kind, kind]
        return len(self.token_x) - 1

    def is_plain(self) -> bool:
        """True if the first version of the saved form says all: round and tailed bases, no limbs, objectives alone."""
        return (
            not any(self.nose)
            and not any(self.token_kind)
            and not self.limbs
            and all(stand == STAND_RADIUS for stand in self.stand)
            and all(self.rear[i] == 360 - self.arc[i] for i in range(len(self.arc)))
        )

    def dump(self) -> list[int]:
        """All that is not derived, as one list of ints: figures, tokens. `load` is its reverse.

        Battles that need nothing else are written in the first version, as they always were; later versions begin with
        their number as a negative one.
        """
        if self.is_plain():
            flat = [len(self.x)]
            for i in range(len(self.x)):
                flat += [self.x[i], self.y[i], self.facing[i], self.radius[i], self.tail[i], self.arc[i], self.level[i]]
            for t in range(len(self.token_x)):
                flat += [self.token_x[t], self.token_y[t], self.token_radius[t]]
            return flat
        flat = [-VERSION, len(self.x)]
        for i in range(len(self.x)):
            flat += [self.x[i], self.y[i], self.facing[i], self.radius[i], self.nose[i], self.tail[i], self.stand[i]]
            flat += [self.arc[i], self.rear[i], self.level[i], self.host[i], self.part[i]]
        for t in range(len(self.token_x)):
            flat += [self.token_x[t], self.token_y[t], self.token_radius[t], self.token_kind[t]]
        return flat


def replaced(lane: list[int], i: int, value: int) -> list[int]:
    """A list with one entry replaced: lists that copies share are never written into."""
    return [*lane[:i], value, *lane[i + 1 :]]


def load(ground: Ground, flat: list[int]) -> Table:
    """The table that `dump` wrote down, in whatever version."""
    if flat[0] >= 0:
        return _load_plain(ground, flat)
    if flat[0] != -VERSION:
        raise ValueError(f"a table of version {-flat[0]} is not known")
    table = Table(ground)
    end = 2 + flat[1] * FULL
    for at in range(2, end, FULL):
        _, _, _, radius, nose, tail, stand, arc, rear, _, _, _ = flat[at : at + FULL]
        table.add(radius, tail, arc, nose, stand, rear)
    for i, at in enumerate(range(2, end, FULL)):
        x, y, facing, _, _, _, _, _, _, level, host, _ = flat[at : at + FULL]
        if host < 0:
            table.place(i, x, y, facing, level)
    for i, at in enumerate(range(2, end, FULL)):
        host, part = flat[at + FULL - 2], flat[at + FULL - 1]
        if host >= 0:
            table.attach(i, host, part)
    for at in range(end, len(flat), 4):
        table.add_token(flat[at], flat[at + 1], flat[at + 2], flat[at + 3])
    return table


def _load_plain(ground: Ground, flat: list[int]) -> Table:
    table = Table(ground)
    end = 1 + flat[0] * PLAIN
    for at in range(1, end, PLAIN):
        x, y, facing, radius, tail, arc, level = flat[at : at + PLAIN]
        table.place(table.add(radius, tail, arc), x, y, facing, level)
    for at in range(end, len(flat), 3):
        table.add_token(flat[at], flat[at + 1], flat[at + 2])
    return table
