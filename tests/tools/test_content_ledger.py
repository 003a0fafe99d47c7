from __future__ import annotations

from tools.ledger.collection import Claim
from tools.ledger.content import check_offer, make_report, table

PIECES = {"board": ["board/card/march", "board/card/rage", "board/unit/peasants"]}


def claim(*ids: str) -> Claim:
    return Claim("tests/test_x.py::test_x", (), ids)


def test_every_piece_needs_a_test():
    report, errors = make_report(PIECES, [claim("board/card/rage"), claim("board/unit/peasants")])
    assert errors == ["board/card/march has no test"]
    assert report["games"]["board"] == {
        "pieces": 3,
        "shown": 2,
        "kinds": {
            "card": {"pieces": 2, "shown": 1, "missing": ["board/card/march"]},
            "unit": {"pieces": 1, "shown": 1, "missing": []},
        },
    }


def test_a_test_of_a_piece_that_is_not_there_is_a_fault():
    _, errors = make_report({"board": []}, [claim("board/card/rage")])
    assert errors == ["tests/test_x.py::test_x names board/card/rage, which no game offers"]


def test_ids_are_game_kind_and_name_and_come_once():
    pieces, faults = check_offer(
        "board", ["board/card/rage", "board/card/rage", "minis/ability/flight", "board/card", "board/Card/x"]
    )
    assert pieces == ["board/card/rage"]
    assert len(faults) == 4
    assert "board offers board/card/rage twice" in faults


def test_the_table_counts_by_game_and_kind():
    report, _ = make_report(PIECES, [claim("board/card/rage")])
    assert [line.split() for line in table(report).splitlines()[1:]] == [
        ["board", "3", "1", "2"],
        ["card", "2", "1", "1"],
        ["unit", "1", "0", "1"],
    ]
    assert table({"games": {}}).endswith("no game offers content yet")
