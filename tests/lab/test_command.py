"""The `mageknight simulate` command."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from mageknight.cli.commands.simulate import bar
from mageknight.cli.main import app
from mageknight.lab.experiment import Experiment

GAME = ["simulate", "demo/standard", "--bots", "random,random", "--games", "2", "--seed", "cli"]


def run(*arguments):
    return CliRunner().invoke(app, [*GAME, *arguments])


def test_it_tells_the_result_in_words():
    told = run("--lang", "en")
    assert told.exit_code == 0
    assert "2 games, 2 played to the end, seed cli" in told.stdout


def test_it_prints_json():
    plain = json.loads(run("--json").stdout)
    assert plain["summary"]["contest"]["bots"] == ["random", "random"]
    assert len(plain["games"]) == 2


def test_it_writes_a_report_and_goes_on_from_there(tmp_path):
    first = run("--out", str(tmp_path))
    assert first.exit_code == 0
    assert {file.name for file in tmp_path.iterdir()} == {"games.jsonl", "result.json", "games.csv", "report.html"}
    more = CliRunner().invoke(app, [*GAME[:4], "--games", "3", "--seed", "cli", "--out", str(tmp_path), "--json"])
    assert len(json.loads(more.stdout)["games"]) == 3


def test_a_tournament_rates_everybody():
    arguments = ["simulate", "demo/standard", "--bots", "random,greedy", "--games", "2", "--tournament", "--json"]
    told = CliRunner().invoke(app, arguments)
    assert set(json.loads(told.stdout)["ratings"]) == {"random", "greedy"}


def test_the_standings_of_a_tournament_are_a_page(tmp_path):
    arguments = ["simulate", "demo/standard", "--bots", "random,greedy", "--games", "2", "--tournament", "--lang", "en"]
    told = CliRunner().invoke(app, [*arguments, "--out", str(tmp_path)])
    assert told.exit_code == 0, told.output
    duel = json.loads((tmp_path / "standings.json").read_text())["duels"][0]
    page = (tmp_path / "standings.html").read_text()
    assert page.count("<td>–</td>") == 2
    assert f"<td>{100 * duel['wins']['value']:.0f} % (" in page
    assert f"<td>{100 - 100 * duel['wins']['value']:.0f} % (" in page
    assert "--bots random,greedy --games 2 --seed 1 --tournament" in page


def test_a_run_nobody_watches_says_once_a_minute_how_far_it_is(capsys):
    contest = Experiment("demo", "standard", ("random",), 100)
    now = iter([0.0, 30.0, 60.0, 90.0, 119.0, 120.0])
    with bar(contest, 10, "en", lambda: next(now)) as step:
        for _ in range(5):
            step()
    assert capsys.readouterr().err.splitlines() == [
        "12 of 100 games, 0.03 games/s, about 44 minutes left.",
        "15 of 100 games, 0.04 games/s, about 34 minutes left.",
    ]


def test_what_does_not_exist_is_refused_in_a_sentence():
    told = CliRunner().invoke(app, ["simulate", "demo/nowhere", "--bots", "random", "--lang", "en"])
    assert told.exit_code == 1
    assert "nowhere" in told.stderr
    assert CliRunner().invoke(app, ["simulate", "demo", "--bots", ",", "--lang", "en"]).exit_code == 1


def test_a_game_is_saved_and_told_again(tmp_path):
    told = run("--out", str(tmp_path), "--save", "1", "--lang", "en")
    assert told.exit_code == 0
    again = CliRunner().invoke(app, ["replay", str(tmp_path / "game-1.json"), "--verify", "--lang", "en"])
    assert again.exit_code == 0, again.output
    assert run("--save", "1").exit_code == 1
    assert run("--out", str(tmp_path), "--save", "7").exit_code == 1
