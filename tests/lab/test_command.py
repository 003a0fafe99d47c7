"""The `mageknight simulate` command."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from mageknight.cli.main import app

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
