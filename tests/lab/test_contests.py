"""Contests: the same games whoever plays them, in whatever order; runs that go on after a stop; figures that add up."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache

import msgspec
import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.saves import save
from mageknight.lab.executors import AHEAD, play_all
from mageknight.lab.experiment import Experiment, contest_of, scenarios, setup_of
from mageknight.lab.labels import fact_label, used_label
from mageknight.lab.ledger import Ledger, ordered
from mageknight.lab.record import Pace
from mageknight.lab.report import as_csv, as_json, pace_lines, write_report
from mageknight.lab.saved import match_of
from mageknight.lab.summary import paces, summed_up
from mageknight.lab.table import play_game
from mageknight.minis.army.ready import ready_armies

QUICK = Experiment("minis", "quick-start-four-boulders", ("squire", "page"), 4, "lab")


@cache
def quick_records():
    """The games of `QUICK`, played once for all tests that compare with them."""
    return ordered(play_all(QUICK, [0, 1, 2, 3]))


def result(contest, records):
    records = ordered(records)
    return as_json(summed_up(contest, records), records)


def test_one_process_two_and_a_cluster_play_the_same_games():
    distributed = pytest.importorskip("distributed")
    alone = result(QUICK, quick_records()[1:3])
    assert result(QUICK, play_all(QUICK, [2, 1], workers=2)) == alone
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        assert result(QUICK, play_all(QUICK, [2, 1], cluster=cluster.scheduler_address)) == alone


def test_a_cluster_is_handed_a_few_games_at_a_time():
    """A hundred thousand games are no hundred thousand tasks: further ones are taken as earlier ones end."""
    distributed = pytest.importorskip("distributed")
    contest = Experiment("demo", "standard", ("random", "random"), 40, "portions")
    left = iter(range(40))
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        records = play_all(contest, left, cluster=cluster.scheduler_address)
        first = next(records)
        taken = 40 - len(list(left))
        assert taken <= AHEAD + 1
        assert sorted([first.number, *[record.number for record in records]]) == list(range(taken))


KILLED = """
import os, signal, sys
from pathlib import Path
from mageknight.lab.experiment import Experiment
from mageknight.lab.executors import AHEAD, play_all
from mageknight.lab.ledger import Ledger

contest = Experiment("demo", "standard", ("random", "random"), 9, "killed")
ledger = Ledger(Path(sys.argv[1]), contest)
for record in play_all(contest, ledger.missing(), workers=2):
    ledger.add(record)
    if len(ledger.games) == 3:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
"""


def test_a_run_that_was_killed_goes_on_and_gives_the_same_result(tmp_path):
    killed = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False)
    assert killed.returncode != 0
    contest = Experiment("demo", "standard", ("random", "random"), 9, "killed")
    ledger = Ledger(tmp_path, contest)
    assert len(ledger.missing()) == 6
    for record in play_all(contest, ledger.missing()):
        ledger.add(record)
    assert result(contest, ledger.records()) == result(contest, play_all(contest, list(range(9))))


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path):
    ledger = Ledger(tmp_path, QUICK)
    assert ledger.missing() == [0, 1, 2, 3]
    ledger.add(play_game(QUICK, 2))
    with ledger.file.open("ab") as file:
        file.write(b'{"number": 3, "bots": ["squ')
    again = Ledger(tmp_path, QUICK)
    assert again.missing() == [0, 1, 3]
    for record in play_all(QUICK, again.missing()):
        again.add(record)
    assert result(QUICK, Ledger(tmp_path, QUICK).records()) == result(QUICK, quick_records())


def test_the_games_of_another_contest_are_not_mixed_in(tmp_path):
    Ledger(tmp_path, QUICK)
    with pytest.raises(Refusal) as refused:
        Ledger(tmp_path, Experiment("minis", "quick-start-four-boulders", ("knight", "page"), 4, "lab"))
    assert refused.value.reason == "lab-other-contest"


def test_bots_are_compared_deal_by_deal_and_endings_are_counted():
    records = quick_records()
    summary = summed_up(QUICK, records)
    (pair,) = summary.pairs
    assert (pair.one, pair.other, pair.deals) == ("squire", "page", 2)
    seated = {(record.number // 2, bot): 0 for record in records for bot in record.bots}
    for record in records:
        for seat, bot in enumerate(record.bots):
            seated[record.number // 2, bot] += record.scores[seat]
    gaps = [(seated[deal, "squire"] - seated[deal, "page"]) / 2 for deal in (0, 1)]
    assert pair.gap.value == pytest.approx(sum(gaps) / 2)
    assert pair.better + pair.worse <= 2
    assert sum(summary.endings.values()) == len(records)
    assert "ending" not in summary.facts
    broken = msgspec.structs.replace(records[0], finished=False)
    assert summed_up(QUICK, [broken, *records[1:]]).pairs[0].deals == 1


def test_results_are_broken_down_by_seat_hero_and_army():
    records = quick_records()
    seats = [group for group in summed_up(QUICK, records).groups if group.by == "seat"]
    assert [(group.name, group.bot, group.games) for group in seats] == [
        ("1", "page", 2),
        ("1", "squire", 2),
        ("2", "page", 2),
        ("2", "squire", 2),
    ]
    for group in seats:
        played = [record for record in records if record.bots[int(group.name) - 1] == group.bot]
        scores = [record.scores[int(group.name) - 1] for record in played]
        assert group.score.value == pytest.approx(sum(scores) / 2)
    fielded = [army for number in (0, 2) for army in msgspec.structs.asdict(setup_of(QUICK, number))["armies"]]
    named = {group.name for group in summed_up(QUICK, records).groups if group.by == "army" and group.name}
    assert named
    assert all(ready_armies()[name].lineup() in fielded for name in named)
    contest = contest_of("board/solo_reconnaissance", ("random",), 3, "heroes")
    groups = summed_up(contest, list(play_all(contest, [0, 1, 2]))).groups
    assert {(group.by, group.name, group.games) for group in groups} == {
        ("hero", hero, 1) for hero in ("arythea", "tovak", "goldyx")
    }


def test_thinking_is_timed_and_kept_out_of_the_result():
    records = quick_records()
    assert all(sum([pace.decisions for pace in record.pace]) == record.decisions for record in records)
    spent = paces(records)
    assert set(spent) == {"squire", "page"}
    assert all(0 < pace.longest <= pace.seconds for pace in spent.values())
    slower = [msgspec.structs.replace(record, pace=(Pace(1, 9.0, 9.0),) * 2) for record in records]
    assert as_json(summed_up(QUICK, slower), slower) == as_json(summed_up(QUICK, records), records)
    assert "9000" in " ".join(pace_lines(slower, "en"))


def test_any_game_of_a_contest_can_be_looked_at():
    match = match_of(QUICK, 2)
    assert match.kit.codec.digest(match.state) == quick_records()[2].digest
    assert save.loads(save.dumps(match), "game").version == match.version
    with pytest.raises(Refusal) as refused:
        match_of(QUICK, 4)
    assert refused.value.reason == "lab-no-such-game"


def test_bots_change_seats_and_keep_the_deal():
    assert QUICK.seated(0, 2) == ("squire", "page")
    assert QUICK.seated(1, 2) == ("page", "squire")
    assert QUICK.deal(0) == QUICK.deal(1) != QUICK.deal(2)
    assert setup_of(QUICK, 0) == setup_of(QUICK, 1)


def test_everything_there_is_can_be_named():
    for game in games():
        names = scenarios(kit_named(game))
        assert names
        for scenario in names:
            assert contest_of(f"{game}/{scenario}", ("random",), 1, "x").scenario == scenario
        assert contest_of(game, ("random",), 1, "x").scenario == next(iter(names))


@pytest.mark.parametrize(
    "target,bots,seats,reason",
    [
        ("chess", ("random",), 0, "unknown-game"),
        ("board/siege", ("random",), 0, "lab-no-such-scenario"),
        ("board", ("dragon",), 0, "lab-no-such-bot"),
        ("board/solo_conquest", ("random",), 4, "lab-no-such-seats"),
    ],
)
def test_what_does_not_exist_is_refused(target, bots, seats, reason):
    with pytest.raises(Refusal) as refused:
        contest_of(target, bots, 1, "x", seats)
    assert refused.value.reason == reason


def test_the_report_says_the_same_in_three_forms(tmp_path):
    pytest.importorskip("matplotlib")
    records = quick_records()[:2]
    summary = summed_up(QUICK, records)
    write_report(tmp_path, summary, records, "de")
    plain = json.loads((tmp_path / "result.json").read_text())
    assert [game["number"] for game in plain["games"]] == [0, 1]
    assert plain["summary"]["games"] == 2
    rows = (tmp_path / "games.csv").read_text().splitlines()
    assert rows[0].startswith("game,seat,bot,won,score")
    assert len(rows) == 1 + 2 * 2
    assert rows == as_csv(records).splitlines()
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") == 4
    assert "Knappe" in page
    assert "Nach Platz" in page
    assert "Nach Armee" in page
    assert "ms Rechenzeit" in page
    assert "mageknight simulate minis/quick-start-four-boulders --bots squire,page --games 4 --seed lab" in page


@pytest.mark.parametrize(
    "name,lang,label",
    [
        ("card/swiftness/basic", "en", "Swiftness (basic)"),
        ("card/rage/sideways", "de", "Wut (quer)"),
        ("recruited/peasants", "de", "Bauern (angeworben)"),
        ("unit/peasants", "en", "Peasants (activated)"),
        ("command/lay-card", "en", "lay card"),
    ],
)
def test_what_was_used_is_called_as_players_call_it(name, lang, label):
    assert used_label(name, lang) == label


def test_every_fact_of_a_game_has_a_name():
    for scenario, bots in (
        ("board/solo_reconnaissance", ("random",)),
        ("minis/quick-start-open", ("random", "random")),
    ):
        contest = contest_of(scenario, bots, 1, "facts")
        for record in play_all(contest, [0]):
            assert record.facts
            for name in record.facts:
                assert fact_label(name, "de") != fact_label(name, "en") or name == "turns"
            for name in record.used:
                assert "/" not in used_label(name, "en")
