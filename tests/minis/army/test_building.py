"""The rules of army building."""

from __future__ import annotations

import pytest

from mageknight.minis.army.check import check, check_table
from mageknight.minis.army.model import Army, gathered
from mageknight.minis.content.library import official
from mageknight.minis.setup.entries import Enlisted
from tests.marks import rule

LIBRARY = official()
GUARD = "rebellion-005"
MAGUS = next(each.key for each in LIBRARY if each.name == "Magus")


def army(*keys: str, total: int = 100, game: str = "rebellion") -> Army:
    return Army("Test", game, total, gathered([LIBRARY[key] for key in keys]))


def reasons(one: Army) -> list[tuple[str, tuple[str, ...]]]:
    return [(each.reason, each.rules) for each in check(one, LIBRARY)]


@rule("REB-BLD-06")
def test_the_example_of_the_book_adds_up_to_98_and_is_legal() -> None:
    wanted = [
        ("Altem Guardsman", "tough", 37),
        ("Demi-magus", "weak", 22),
        ("Utem Crossbowman", "tough", 12),
        ("Utem Guardsman", "standard", 13),
        ("Leech Medic", "tough", 14),
    ]
    ranks = ("unique", "weak", "standard", "tough", "limited", "promo")
    figures = [next(f for f in LIBRARY if (f.name, ranks[f.rank]) == (name, rank)) for name, rank, _ in wanted]
    assert [each.points for each in figures] == [points for _, _, points in wanted]
    example = Army("Rich", "rebellion", 100, gathered(figures))
    assert example.points(LIBRARY) == 98
    assert check(example, LIBRARY) == []


@rule("QS-BLD-01", "QS-BLD-02")
def test_the_quick_start_example_adds_up_to_98_and_100_is_the_limit() -> None:
    example = army("starter-004", "starter-005", "starter-006", game="quick-start")
    assert example.points(LIBRARY) == 98
    assert check(example, LIBRARY) == []
    assert reasons(army("starter-004", "starter-005", "starter-005", "starter-008", game="quick-start")) == [
        ("army-over-total", ("QS-BLD-01",))
    ]
    assert reasons(army("starter-004", total=200, game="quick-start")) == [("army-total-fixed", ("QS-BLD-01",))]


@rule("REB-BLD-02")
@pytest.mark.parametrize("total", [0, 50, 99, 101, 250, -100])
def test_a_build_total_is_a_multiple_of_100(total: int) -> None:
    assert ("army-total-step", ("REB-BLD-02",)) in reasons(army(GUARD, total=total))


@rule("REB-BLD-02")
@pytest.mark.parametrize("total", [100, 200, 300, 1200])
def test_multiples_of_100_are_fine(total: int) -> None:
    assert reasons(army(GUARD, total=total)) == []


@rule("REB-BLD-04")
def test_an_army_over_its_total_is_refused_with_the_figure_that_breaks_it() -> None:
    refusals = check(army(*[GUARD] * 8), LIBRARY)
    assert [(each.reason, each.rules) for each in refusals] == [("army-over-total", ("REB-BLD-04",))]
    facts = refusals[0].facts
    assert (facts["points"], facts["total"], facts["over"]) == (104, 100, 4)
    assert "minis-figure-utem-guardsman" in str(facts["figure"])


@rule("REB-BLD-05", "REB-BLD-07")
def test_points_may_be_left_over_and_figures_repeated() -> None:
    assert reasons(army(*[GUARD] * 7)) == []
    assert reasons(army(GUARD)) == []


@rule("REB-BLD-08")
def test_a_unique_may_be_in_an_army_once() -> None:
    assert reasons(army(MAGUS)) == []
    assert reasons(army(MAGUS, MAGUS, total=200)) == [("army-unique-twice", ("REB-BLD-08", "REB-BLD-09"))]
    split = Army("Test", "rebellion", 200, (Enlisted(MAGUS), Enlisted(GUARD), Enlisted(MAGUS)))
    refusals = check(split, LIBRARY)
    assert [each.reason for each in refusals] == ["army-unique-twice"]
    assert refusals[0].facts["count"] == 2


@rule("REB-INT-02")
def test_factions_may_be_mixed_or_not() -> None:
    mixed = army("rebellion-001", "rebellion-045", "rebellion-140")
    assert len({each for figure in mixed.figures(LIBRARY) for each in figure.factions}) > 1
    assert reasons(mixed) == []
    assert reasons(army("rebellion-001", "rebellion-002")) == []


@rule("REB-BLD-01")
def test_all_armies_of_a_table_have_one_build_total() -> None:
    assert check_table([army(GUARD), army(MAGUS)]) == []
    refusals = check_table([army(GUARD), army(GUARD, total=200), army(GUARD)])
    assert [(each.reason, each.rules) for each in refusals] == [("army-other-total", ("REB-BLD-01",))]
    other = check_table([army(GUARD), army("starter-001", game="quick-start")])
    assert [each.reason for each in other] == ["army-other-game"]


@rule("REB-BLD-10")
def test_opposing_armies_may_hold_the_same_unique() -> None:
    assert reasons(army(MAGUS)) == []
    assert check_table([army(MAGUS), army(MAGUS)]) == []


@rule("REB-DIAL-03")
def test_a_base_with_seven_values_is_not_for_rules_that_know_five() -> None:
    assert reasons(army("starter-004")) == [("army-wrong-generation", ("REB-DIAL-03",))]
    assert reasons(army(GUARD, game="quick-start")) == []


def test_nonsense_is_refused_by_name() -> None:
    assert reasons(Army("x", "chess", 100, (Enlisted(GUARD),))) == [("army-unknown-game", ("REB-BLD-01",))]
    assert reasons(Army("x", "rebellion", 100, (Enlisted("nowhere-001"),))) == [
        ("army-unknown-figure", ("REB-INT-01",))
    ]
    assert reasons(Army("x", "rebellion", 100, (Enlisted(GUARD, 0),))) == [("army-count", ("REB-BLD-07",))]
    assert reasons(Army("x", "rebellion", 100)) == [("army-empty", ("REB-END-01",))]


def test_every_violation_is_found_at_once() -> None:
    broken = Army("x", "rebellion", 150, (Enlisted(MAGUS, 3), Enlisted("starter-001")))
    assert [each.reason for each in check(broken, LIBRARY)] == [
        "army-total-step",
        "army-wrong-generation",
        "army-unique-twice",
        "army-over-total",
    ]
