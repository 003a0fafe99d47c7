"""The rule of 3 over random lists of parts: modifiers count by 3 at most, nothing else is limited."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mageknight.minis.editions import edition_named
from mageknight.minis.effects.parts import (
    ATTACK_BONUS,
    ATTACK_VALUE,
    BASE,
    BONUS,
    DEALT,
    FORMATION,
    HIGHER,
    MODIFIER,
    NOT_BELOW_0,
    REAR_ARC,
    REPLACEMENT,
    RULE_OF_3,
    ability_part,
    kind_of,
    limited,
    total,
)
from tests.marks import rule

KINDS = (BASE, REPLACEMENT, BONUS, MODIFIER, DEALT)
PARTS = (ATTACK_VALUE, ATTACK_BONUS, REAR_ARC, FORMATION, HIGHER, *[ability_part(26, kind) for kind in KINDS])
LISTS = st.lists(st.tuples(st.sampled_from(PARTS), st.integers(-6, 12)), max_size=8)


@rule("M2-MOD-02", "M2-MOD-03", "M2-MOD-07", "M2-MOD-08")
@given(LISTS)
def test_modifiers_add_up_to_3_at_most_and_the_value_is_never_negative(parts: list[tuple[int, int]]) -> None:
    modified = sum([amount for part, amount in parts if kind_of(part) == MODIFIER])
    dealt = sum([amount for part, amount in parts if kind_of(part) == DEALT])
    rest = sum([amount for part, amount in parts if kind_of(part) in (BASE, REPLACEMENT, BONUS)])
    found = limited(edition_named("second"), list(parts))
    assert total(found) == max(0, rest + max(-3, min(3, modified))) + dealt
    assert [part for part, _ in found].count(RULE_OF_3) == (abs(modified) > 3)
    assert sorted(each for each in found if each[0] not in (RULE_OF_3, NOT_BELOW_0)) == sorted(parts)
    assert limited(edition_named("rebellion"), list(parts)) == parts
