"""Formations: one action shared by several figures of one faction."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.ability import trait
from mageknight.minis.content.abilities import ability
from mageknight.minis.manners import CLOSE, MOVE, AttackManner
from mageknight.minis.roster import called, friends_of, is_fielded, members, powers
from mageknight.minis.rulebook import attack_manner
from mageknight.minis.rules.doubling import double_time_refusal
from mageknight.minis.rules.tokens import engage
from mageknight.minis.rules.values import SWORD
from mageknight.minis.state import ACTED, BUSY, RESTING, Battle
from mageknight.minis.table.contact import cliff_between
from mageknight.minis.table.tabletop import SOARING

LEAST: Final = (3, 3, 2)
MOST: Final = (5, 5, 3)
"""Sizes by kind of action: move, ranged, close (REB-GLO-04)."""

SIZE_TOPICS: Final = ("movement-formation", "ranged-formation", "close-formation")


def enlist(flow: Flow[Battle], figure: int) -> None:
    """A member gets its token; whether it is pushed depends on its own last turn (REB-FRM-04)."""
    engage(flow, figure)


def size_refusal(state: Battle, kind: int, size: int) -> Refusal:
    """Why a formation of this size cannot act yet."""
    return state.edition.refuse(
        "minis-formation-incomplete", SIZE_TOPICS[kind], size=size, least=LEAST[kind], most=MOST[kind]
    )


def barred(state: Battle, kind: int) -> int:
    """The abilities that keep a figure out of formations of this kind."""
    mask = trait(state, "no-formation")
    return mask | trait(state, "no-movement-formation") if kind == MOVE else mask


def member_refusal(state: Battle, kind: int, leader: int, figure: int, twice: bool = False) -> Refusal | None:
    """Why a figure cannot be in a formation with the leader, wherever they stand; `twice` marks double-time."""
    if not 0 <= figure < len(state.where) or state.owner[figure] != state.owner[leader]:
        return refuse("minis-not-yours")
    if figure == leader:
        return refuse("minis-already-member")
    found = standing_refusal(state, figure)
    if found is None and twice:
        found = double_time_refusal(state, figure)
    if found is not None:
        return found
    if not state.defs[figure].symbols & state.defs[leader].symbols:
        return _faction_refusal(state, leader, figure)
    if state.marks[figure] & (ACTED | RESTING):
        return state.edition.refuse("minis-acted-already", figure=called(state, figure))
    if state.tokens[figure] >= 2:
        return state.edition.refuse("minis-pushed-already", figure=called(state, figure))
    mask = powers(state, figure)
    if mask & barred(state, kind):
        return bar_refusal(state, kind, figure)
    if kind != MOVE and mask & trait(state, "only-moves"):
        return state.edition.refuse("minis-demoralized", "demoralized", figure=called(state, figure))
    if kind != MOVE and state.captive[figure] >= 0:
        return state.edition.refuse("minis-captor-only-moves", figure=called(state, figure))
    if cliff_between(state.table, figure, leader):
        return state.edition.refuse("minis-formation-cliff")
    return None


def standing_refusal(state: Battle, figure: int) -> Refusal | None:
    """Why a figure cannot be in any formation where it stands: in the air, or led by another one."""
    if state.table.level[figure] == SOARING:
        return state.edition.refuse("minis-soars", figure=called(state, figure))
    if not state.table.down >> figure & 1 or state.captor[figure] >= 0:
        return state.edition.refuse("minis-captive-cannot-act", figure=called(state, figure))
    return None


def _faction_refusal(state: Battle, leader: int, figure: int) -> Refusal:
    spawn = not state.defs[figure].symbols or not state.defs[leader].symbols
    return (
        state.edition.refuse("minis-formation-no-symbol") if spawn else state.edition.refuse("minis-formation-faction")
    )


def leader_refusal(state: Battle, kind: int, leader: int) -> Refusal | None:
    """Why a figure cannot lead any formation of this kind."""
    if not state.edition.formations:
        return state.edition.refuse("minis-no-formations")
    if not state.defs[leader].symbols:
        return state.edition.refuse("minis-formation-no-symbol")
    if state.table.level[leader] == SOARING:
        return state.edition.refuse("minis-soars", figure=called(state, leader))
    if powers(state, leader) & barred(state, kind):
        return bar_refusal(state, kind, leader)
    return None


def bar_refusal(state: Battle, kind: int, figure: int) -> Refusal:
    """Which ability keeps a figure out of a formation."""
    number = members(powers(state, figure) & barred(state, kind))[0]
    known = ability(number)
    return state.edition.refuse(
        "minis-ability-bars-formation",
        known.name + "-formation",
        figure=called(state, figure),
        ability=say(known.name_key),
    )


def joined(state: Battle, group: int) -> int:
    """The figures of a group that hang together with its first one, from base to base."""
    found = waiting = group & -group
    while waiting:
        low = waiting & -waiting
        fresh = state.table.touch[low.bit_length() - 1] & group & ~found
        found |= fresh
        waiting = waiting ^ low | fresh
    return found


def is_one_group(state: Battle, group: int) -> bool:
    """Do the figures form one connected group of touching bases? Separate pairs are no formation."""
    return joined(state, group) == group


def can_complete(state: Battle, kind: int, group: int, pool: int, symbols: int) -> bool:
    """Can this group become a formation by taking in figures of the pool? A short search: five members at most.

    Whatever makes a group hang together touches the part of it round its first figure, so the search goes on only there.
    """
    size = group.bit_count()
    part = group if kind == CLOSE else joined(state, group)
    if part == group and size >= LEAST[kind]:
        return True
    if size >= MOST[kind]:
        return False
    wanted = pool & ~group
    if kind != CLOSE:
        near = 0
        for figure in members(part):
            near |= state.table.touch[figure]
        wanted &= near
    for figure in members(wanted):
        common = symbols & state.defs[figure].symbols
        if common and can_complete(state, kind, group | 1 << figure, pool, common):
            return True
    return False


def addable(state: Battle, kind: int, group: int, pool: int) -> list[int]:
    """The figures of the pool that can be taken in next without spoiling the formation."""
    if group.bit_count() >= MOST[kind]:
        return []
    symbols = ~0
    for figure in members(group):
        symbols &= state.defs[figure].symbols
    found: list[int] = []
    for figure in members(pool & ~group):
        common = symbols & state.defs[figure].symbols
        if common and can_complete(state, kind, group | 1 << figure, pool, common):
            found.append(figure)
    return found


def is_attack_formation(state: Battle, kind: int, group: tuple[int, ...]) -> bool:
    """Is this group, whose members all reach the target, complete?"""
    if is_gang(state, kind):
        return True
    if not LEAST[kind] <= len(group) <= MOST[kind]:
        return False
    return kind == CLOSE or is_one_group(state, bits(group))


def bits(figures: tuple[int, ...]) -> int:
    found = 0
    for figure in figures:
        found |= 1 << figure
    return found


def helpers(state: Battle, manner: AttackManner, leader: int, target: int) -> int:
    """The figures that could attack this target together with the leader."""
    if leader_refusal(state, manner.kind, leader) is not None:
        return 0
    found = 0
    for figure in members(state.friends[state.owner[leader]] & state.table.down & ~state.held & ~(1 << leader)):
        if not state.defs[figure].symbols & state.defs[leader].symbols:
            continue
        if member_refusal(state, manner.kind, leader, figure) is None:
            if helper_refusal(state, manner, figure, target) is None:
                found |= 1 << figure
    return found


def helper_refusal(state: Battle, manner: AttackManner, figure: int, target: int) -> Refusal | None:
    """Why a companion cannot reach the target: each needs its own line of fire or front arc contact (REB-FRG-03, REB-FCL-01)."""
    plain = manner
    if manner.ability or manner.captures:
        plain = attack_manner(state, "fight" if manner.kind == CLOSE else "shoot")
    found = plain.attacker_refusal(state, figure)
    return found if found is not None else plain.target_refusal(state, figure, target)


def is_gang(state: Battle, kind: int) -> bool:
    """Do companions in this kind of action only help, without acting themselves?"""
    return kind == CLOSE and state.edition.fighting.gang_up


def gang_refusal(state: Battle, manner: AttackManner, leader: int, target: int, figure: int) -> Refusal | None:
    """Why a figure cannot help in an attack: it must be a friend with a sword and no token whose front arc touches the target."""
    if not is_fielded(state, figure) or not friends_of(state, leader) >> figure & 1:
        return state.edition.refuse("minis-gang-up-friend", "gang-up")
    if state.defs[figure].types.attack != SWORD:
        return state.edition.refuse("minis-gang-up-sword", figure=called(state, figure))
    if state.tokens[figure] or state.marks[figure] & BUSY:
        return state.edition.refuse("minis-gang-up-token", "gang-up", figure=called(state, figure))
    return attack_manner(state, "fight").target_refusal(state, figure, target)


def gang(state: Battle, manner: AttackManner, leader: int, companions: tuple[int, ...], target: int) -> list[int]:
    """The figures that can help next."""
    return [
        figure
        for figure in members(friends_of(state, leader))
        if figure not in companions and gang_refusal(state, manner, leader, target, figure) is None
    ]


def joiners(state: Battle, manner: AttackManner, leader: int, companions: tuple[int, ...], target: int) -> list[int]:
    """The figures that can be the next companion."""
    if is_gang(state, manner.kind):
        return gang(state, manner, leader, companions, target)
    pool = helpers(state, manner, leader, target)
    if pool == 0:
        return []
    return addable(state, manner.kind, bits((leader, *companions)), pool)


def join_refusal(
    state: Battle, manner: AttackManner, leader: int, companions: tuple[int, ...], target: int, figure: int
) -> Refusal | None:
    """Why a figure cannot be the next companion."""
    if not manner.formation:
        return state.edition.refuse("minis-no-formation-so")
    if is_gang(state, manner.kind):
        found = refuse("minis-already-member") if figure in companions else None
        return found if found is not None else gang_refusal(state, manner, leader, target, figure)
    found = leader_refusal(state, manner.kind, leader)
    if found is None:
        found = member_refusal(state, manner.kind, leader, figure)
    if found is None and figure in companions:
        found = refuse("minis-already-member")
    if found is None:
        found = helper_refusal(state, manner, figure, target)
    if found is None and figure not in joiners(state, manner, leader, companions, target):
        found = state.edition.refuse("minis-formation-contact", SIZE_TOPICS[manner.kind], figure=called(state, figure))
    return found
