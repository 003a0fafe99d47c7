"""Formations: one action shared by several figures of one faction."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import CLOSE, MOVE, AttackManner
from mageknight.minis.content.abilities import ability
from mageknight.minis.effects.ability import trait
from mageknight.minis.effects.forces import forces_doing, reaches
from mageknight.minis.figures.bodies import body, deeds_of, has_limbs, is_cavalry, is_limb, rider_of, tokens_of
from mageknight.minis.figures.roster import called, friends_of, is_fielded, members, powers, symbols_of
from mageknight.minis.rules.attack.values import SWORD
from mageknight.minis.rules.castles import stairs
from mageknight.minis.rules.large.giants import giant_refusal
from mageknight.minis.rules.movement.doubling import double_time_refusal
from mageknight.minis.rules.movement.groups import bodies_of, can_grow, is_one_group, off_base
from mageknight.minis.rules.turn.tokens import engage
from mageknight.minis.state.battle import ACTED, BUSY, RESTING, Battle
from mageknight.minis.state.beside import company_of
from mageknight.minis.table.contact import cliff_between, is_within
from mageknight.minis.table.limbs import with_limbs
from mageknight.minis.table.tabletop import SOARING

BAND: Final = 1 << 40
"""What members of a company share instead of a faction symbol; no faction has this bit."""
BEDLAM: Final = 10
"""How far bedlam spreads, in inches."""

SIZE_TOPICS: Final = ("movement-formation", "ranged-formation", "close-formation")


def enlist(flow: Flow[Battle], figure: int) -> None:
    """A member gets its token; whether it is pushed depends on its own last turn (REB-FRM-04)."""
    engage(flow, figure)


def least_members(state: Battle, kind: int, group: int) -> int:
    """The fewest figures a formation of this kind needs; an illusion that reaches all in it so far may let fewer do."""
    least = state.edition.fighting.least[kind]
    for each in forces_doing(state, "banner"):
        if all(reaches(state, each.entry, figure) for figure in members(group)):
            least = min(least, each.spell.amount("least"))
    return least


def size_refusal(state: Battle, kind: int, group: tuple[int, ...]) -> Refusal:
    """The reason a formation of this size cannot act yet."""
    fighting = state.edition.fighting
    return state.edition.refuse(
        "minis-formation-incomplete",
        SIZE_TOPICS[kind],
        size=len(group),
        least=least_members(state, kind, bits(group)),
        most=fighting.most[kind],
    )


def barred(state: Battle, kind: int) -> int:
    """The abilities that keep a figure out of formations of this kind."""
    mask = trait(state, "no-formation")
    return mask | trait(state, "no-movement-formation") if kind == MOVE else mask


def member_refusal(state: Battle, kind: int, leader: int, figure: int, twice: bool = False) -> Refusal | None:
    """The reason a figure cannot be in a formation with the leader, wherever they stand; `twice` marks double-time."""
    if not 0 <= figure < len(state.where) or state.controller[figure] != state.controller[leader]:
        return refuse("minis-not-yours")
    if figure == leader:
        return refuse("minis-already-member")
    found = standing_refusal(state, kind, figure)
    if found is None and twice:
        found = double_time_refusal(state, figure)
    if found is not None:
        return found
    found = company_refusal(state, kind, leader, figure)
    if found is not None:
        return found
    if deeds_of(state, figure) & (ACTED | RESTING):
        return state.edition.refuse("minis-acted-already", figure=called(state, figure))
    if tokens_of(state, figure) >= 2:
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


def company_refusal(state: Battle, kind: int, leader: int, figure: int) -> Refusal | None:
    """The reason two figures do not belong together: one on a mount and one on foot, or of different factions."""
    found = cavalry_refusal(state, kind, leader, figure)
    if found is None and not banner_of(state, figure) & banner_of(state, leader):
        found = _faction_refusal(state, leader, figure)
    return found


def banner_of(state: Battle, figure: int) -> int:
    """The faction symbols by which a figure belongs into formations: of a cavalry unit those of the rider (M2-CAV-44). The
    members of a company have that in common besides (M2-COMPANY-03)."""
    rider = rider_of(state, figure)
    symbols = symbols_of(state, rider if rider >= 0 else figure)
    return symbols | BAND if state.beside and company_of(state, state.controller[figure]) is not None else symbols


def cavalry_refusal(state: Battle, kind: int, leader: int, figure: int) -> Refusal | None:
    """Cavalry units form formations with each other alone, each unit once (M2-CAV-43, M2-CAV-45); in movement the mounts lead."""
    if not has_limbs(state):
        return None
    if is_cavalry(state, figure) != is_cavalry(state, leader):
        return state.edition.refuse("minis-formation-cavalry", figure=called(state, figure))
    if body(state, figure) == body(state, leader):
        return refuse("minis-already-member")
    if kind == MOVE and is_limb(state, figure):
        return state.edition.refuse("minis-mount-moves", figure=called(state, figure))
    return None


def grounded(state: Battle) -> int:
    """Everybody who stands on the ground, riders included."""
    return with_limbs(state.table, state.table.down)


def is_too_high(state: Battle, kind: int, figure: int) -> bool:
    """Does a figure soar, and may no formation of this kind do so?"""
    return state.table.level[figure] == SOARING and not (kind == MOVE and state.edition.fighting.soaring_moves)


def standing_refusal(state: Battle, kind: int, figure: int) -> Refusal | None:
    """The reason a figure cannot be in a formation where it stands: in the air, led by another one, or a giant."""
    if is_too_high(state, kind, figure):
        return state.edition.refuse("minis-soars", figure=called(state, figure))
    if not with_limbs(state.table, state.table.afield) >> figure & 1 or state.captor[figure] >= 0:
        return state.edition.refuse("minis-captive-cannot-act", figure=called(state, figure))
    return giant_refusal(state, figure, "minis-giant-formation", "formation")


def _faction_refusal(state: Battle, leader: int, figure: int) -> Refusal:
    spawn = not banner_of(state, figure) or not banner_of(state, leader)
    return (
        state.edition.refuse("minis-formation-no-symbol") if spawn else state.edition.refuse("minis-formation-faction")
    )


def leader_refusal(state: Battle, kind: int, leader: int) -> Refusal | None:
    """The reason a figure cannot lead any formation of this kind."""
    if not state.edition.formations:
        return state.edition.refuse("minis-no-formations")
    found = giant_refusal(state, leader, "minis-giant-formation", "formation")
    if found is not None:
        return found
    if not banner_of(state, leader):
        return state.edition.refuse("minis-formation-no-symbol")
    if is_too_high(state, kind, leader):
        return state.edition.refuse("minis-soars", figure=called(state, leader))
    if powers(state, leader) & barred(state, kind):
        return bar_refusal(state, kind, leader)
    return None


def bar_refusal(state: Battle, kind: int, figure: int) -> Refusal:
    """The refusal of a figure with an ability that keeps it out of a formation."""
    number = members(powers(state, figure) & barred(state, kind))[0]
    known = ability(number)
    return state.edition.refuse(
        "minis-ability-bars-formation",
        known.name + "-formation",
        figure=called(state, figure),
        ability=say(known.name_key),
    )


def can_complete(state: Battle, kind: int, group: int, pool: int, symbols: int) -> bool:
    """Can this group become a formation in close combat by taking in figures of the pool? A short search: few fight together."""
    if group.bit_count() >= least_members(state, kind, group):
        return True
    if group.bit_count() >= state.edition.fighting.most[kind]:
        return False
    for figure in members(pool & ~group):
        common = symbols & banner_of(state, figure) if is_free(state, group, figure) else 0
        if common and can_complete(state, kind, group | 1 << figure, pool, common):
            return True
    return False


def addable(state: Battle, kind: int, group: int, pool: int) -> list[int]:
    """The figures of the pool that can be taken in next without spoiling the formation."""
    if group.bit_count() >= state.edition.fighting.most[kind]:
        return []
    symbols = ~0
    for figure in members(group):
        symbols &= banner_of(state, figure)
    banners = [(figure, symbols & banner_of(state, figure)) for figure in members(off_base(state, pool, group))]
    if kind == CLOSE:
        return [
            figure
            for figure, common in banners
            if common and can_complete(state, kind, group | 1 << figure, pool, common)
        ]
    least, most = least_members(state, kind, group), state.edition.fighting.most[kind]
    found = 0
    for symbol in shared_symbols(banners):
        able = sum([1 << figure for figure, common in banners if common >> symbol & 1])
        for figure in members(able & ~found):
            bigger = group | 1 << figure
            if can_grow(state, bigger, off_base(state, able, bigger), least, most):
                found |= 1 << figure
    return members(found)


def shared_symbols(banners: list[tuple[int, int]]) -> list[int]:
    """The symbols that come up among figures, each with those it shares."""
    found = 0
    for _, common in banners:
        found |= common
    return members(found)


def can_lead(state: Battle, kind: int, leader: int, pool: int) -> bool:
    """Is there anybody with whom the leader makes up a formation?"""
    own = banner_of(state, leader)
    banners = [(figure, own & banner_of(state, figure)) for figure in members(off_base(state, pool, 1 << leader))]
    least, most = max(2, least_members(state, kind, 1 << leader)), state.edition.fighting.most[kind]
    for symbol in shared_symbols(banners):
        able = sum([1 << figure for figure, common in banners if common >> symbol & 1])
        if can_grow(state, 1 << leader, able, least, most):
            return True
    return False


def is_free(state: Battle, group: int, figure: int) -> bool:
    """Does nobody of the group share a base with the figure?"""
    return not has_limbs(state) or not bodies_of(state, group) >> body(state, figure) & 1


def is_attack_formation(state: Battle, kind: int, group: tuple[int, ...]) -> bool:
    """Is this group, whose members all reach the target, complete?"""
    if is_gang(state, kind):
        return True
    if not least_members(state, kind, bits(group)) <= len(group) <= state.edition.fighting.most[kind]:
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
    for figure in members(state.friends[state.controller[leader]] & grounded(state) & ~state.held & ~(1 << leader)):
        if not banner_of(state, figure) & banner_of(state, leader):
            continue
        if member_refusal(state, manner.kind, leader, figure) is None:
            if helper_refusal(state, manner, figure, target) is None:
                found |= 1 << figure
    return found


def helper_refusal(state: Battle, manner: AttackManner, figure: int, target: int) -> Refusal | None:
    """The reason a companion cannot reach the target: each needs its own line of fire or front arc contact (REB-FRG-03, REB-FCL-01)."""
    plain = manner
    if manner.ability or manner.captures:
        plain = attack_manner(state, "fight" if manner.kind == CLOSE else "shoot")
    found = plain.attacker_refusal(state, figure)
    return found if found is not None else plain.helper_refusal(state, figure, target)


def is_gang(state: Battle, kind: int) -> bool:
    """Do companions in this kind of action only help, without acting themselves?"""
    return kind == CLOSE and state.edition.fighting.gang_up


def is_in_bedlam(state: Battle, figure: int) -> bool:
    """Is somebody near whose subfaction keeps all from ganging up (reading R126)?"""
    wanted = state.edition.card.masks.bars_gangs
    if not wanted:
        return False
    near = [each for each in members(state.table.afield & ~state.held) if powers(state, each) & wanted]
    return any(is_within(state.table, figure, each, BEDLAM) for each in near)


def gang_refusal(state: Battle, manner: AttackManner, leader: int, target: int, figure: int) -> Refusal | None:
    """The reason a figure cannot help in an attack: it must be a friend with a sword and no token whose front arc touches the target."""
    if not is_fielded(state, figure) or not friends_of(state, leader) >> figure & 1:
        return state.edition.refuse("minis-gang-up-friend", "gang-up")
    if state.defs[figure].types.attack != SWORD:
        return state.edition.refuse("minis-gang-up-sword", figure=called(state, figure))
    if body(state, figure) == body(state, leader):
        return refuse("minis-already-member")
    if is_in_bedlam(state, figure):
        return state.edition.refuse("minis-bedlam", "bedlam", figure=called(state, figure))
    if tokens_of(state, figure) or deeds_of(state, figure) & BUSY:
        return state.edition.refuse("minis-gang-up-token", "gang-up", figure=called(state, figure))
    found = attack_manner(state, "fight").helper_refusal(state, figure, target)
    if found is None and state.table.rooted and not state.defs[target].is_castle:
        found = stairs.gang_refusal(state, leader, target, figure)
    return found


def gang(state: Battle, manner: AttackManner, leader: int, companions: tuple[int, ...], target: int) -> list[int]:
    """The figures that can help next."""
    return [
        figure
        for figure in members(friends_of(state, leader))
        if is_free(state, bits(companions), figure)
        and figure not in companions
        and gang_refusal(state, manner, leader, target, figure) is None
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
    """The reason a figure cannot be the next companion."""
    if not manner.formation:
        return state.edition.refuse("minis-no-formation-so")
    if is_gang(state, manner.kind):
        taken = figure in companions or (is_fielded(state, figure) and not is_free(state, bits(companions), figure))
        found = refuse("minis-already-member") if taken else None
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
