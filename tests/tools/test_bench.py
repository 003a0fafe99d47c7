"""The table and the file of figures; nothing is timed here."""

from __future__ import annotations

import json

import pytest

from tools import bench, bench_demo


@pytest.fixture
def results(tmp_path, monkeypatch):
    file = tmp_path / "build" / "bench.json"
    monkeypatch.setattr(bench, "RESULTS", file)
    return file


def figure(name, value, build, unit="µs", better="less"):
    return {"name": name, "value": value, "unit": unit, "build": build, "better": better}


def test_the_table_says_how_many_times_better_the_compiled_build_is():
    table = bench.table(
        [
            figure("copy", 8.0, "interpreted"),
            figure("play", 10_000.0, "interpreted", "decisions/s", "more"),
            figure("copy", 2.0, "compiled"),
            figure("play", 45_000.0, "compiled", "decisions/s", "more"),
        ]
    )
    assert table.splitlines()[1].split() == ["copy", "8.00", "2.00", "4.0", "µs"]
    assert table.splitlines()[2].split() == ["play", "10,000", "45,000", "4.5", "decisions/s"]


def test_rates_of_decisions_are_set_beside_the_yardstick_of_the_run():
    results = [
        figure("yardstick.chess.decisions_per_s", 20_000.0, "compiled", "decisions/s", "more"),
        figure("play", 50_000.0, "compiled", "decisions/s", "more"),
        figure("copy", 2.0, "compiled"),
    ]
    bench.compare(results)
    assert [each.get("per_yardstick") for each in results] == [1.0, 2.5, None]
    assert bench.table(results).splitlines()[2].endswith("2.5 × yardstick")


def test_without_a_yardstick_nothing_is_compared():
    results = [figure("play", 50_000.0, "compiled", "decisions/s", "more")]
    bench.compare(results)
    assert "per_yardstick" not in results[0]


def test_one_build_alone_has_no_ratio():
    assert bench.table([figure("copy", 8.0, "interpreted")]).splitlines()[1].split() == ["copy", "8.00", "µs"]


def test_measuring_some_keeps_the_figures_of_the_others(results):
    bench.write([figure("copy", 1.0, "interpreted"), figure("view", 2.0, "interpreted")], keep=False)
    bench.write([figure("copy", 3.0, "interpreted")], keep=True)
    assert {one["name"]: one["value"] for one in json.loads(results.read_text("utf-8"))} == {"view": 2.0, "copy": 3.0}
    bench.write([figure("copy", 4.0, "interpreted")], keep=False)
    assert len(json.loads(results.read_text("utf-8"))) == 1


def test_an_unreadable_file_of_figures_is_written_anew(results):
    results.parent.mkdir()
    results.write_text("not json", "utf-8")
    bench.write([figure("copy", 1.0, "interpreted")], keep=True)
    assert json.loads(results.read_text("utf-8"))[0]["name"] == "copy"


def test_rates_are_better_when_there_is_more_of_them():
    assert bench.Benchmark("play", "decisions/s", lambda: 1.0).better == "more"
    assert bench.Benchmark("copy", "µs", lambda: 1.0).better == "less"


def test_random_play_reaches_the_end_of_a_game():
    play = bench_demo.RandomPlay()
    assert play() > 5
    assert play() > 5


def test_every_figure_has_a_name_of_its_own():
    names = [benchmark.name for benchmark in bench_demo.benchmarks()]
    assert len(set(names)) == len(names)
