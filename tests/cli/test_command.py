"""The command itself: help, real processes, colour only for eyes."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys

import pytest

from mageknight import __version__
from mageknight.cli.terminal import Terminal
from mageknight.kernel.build import build
from mageknight.kernel.message import say
from mageknight.kernel.refusal import refuse


class Screen(io.StringIO):
    """An output that somebody looks at."""

    def isatty(self):
        return True


def process(*arguments, typed="", **environment):
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "mageknight.cli", *arguments],
        input=typed,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": "", **environment},
    )


def test_a_script_on_standard_input_plays_a_match():
    done = process("play", "demo", "--seed", "1", typed="1\n2\nconcede\nquit\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Won by Blue." in done.stdout
    assert "\x1b" not in done.stdout


def test_a_refusal_goes_to_the_error_output_in_the_language_of_the_environment():
    done = process("play", "checkers", LANG="de_DE.UTF-8")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "gibt es" in done.stderr


def test_it_tells_its_version():
    done = process("--version")
    assert done.returncode == 0
    assert done.stdout == f"mageknight {__version__}, {build()}\n", "the tests and the command run on the same build"
    assert "--version" in process("--help").stdout


def test_a_prompt_comes_without_the_slow_libraries():
    """What a start must not wait for: the validation library of Typer, the server, colours nobody sees."""
    listing = "import sys; sys.argv[1:] = ['play', 'demo']; from mageknight.cli.main import app\n"
    listing += "try: app()\nexcept SystemExit: pass\n"
    listing += "print([name for name in ('pydantic', 'fastapi', 'sqlalchemy', 'rich') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", listing], input="", capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_help_is_in_the_language_of_the_environment():
    assert "Eine Partie an diesem Terminal spielen." in process("--help", LANG="de_DE.UTF-8").stdout
    assert "Play a game at this terminal." in process("--help").stdout


@pytest.mark.parametrize(
    "arguments", [("--help",), ("play", "--help"), ("replay", "--help"), ("situation", "check", "--help"), ()]
)
def test_every_command_explains_itself(mageknight, arguments):
    result = mageknight(*arguments)
    assert "Usage: " in result.output
    assert result.exit_code in (0, 2)


@pytest.mark.parametrize(
    "arguments", [("dance",), ("play", "demo", "--colour"), ("replay",), ("situation", "check"), ("play", "demo", "x")]
)
def test_words_the_command_does_not_know_are_a_usage_error(mageknight, arguments):
    assert mageknight(*arguments).exit_code == 2


def test_a_screen_gets_colour_and_frames():
    screen = Screen()
    terminal = Terminal("en", io.StringIO(), screen)
    terminal.sheet("Red", ["one", "two"])
    terminal.refuse(refuse("game-over", "UE-END-01"))
    assert "\x1b[" in screen.getvalue()
    assert "│ one" in screen.getvalue()
    assert "UE-END-01" in screen.getvalue()


def test_a_long_option_goes_on_below_its_first_word():
    screen = Screen()
    terminal = Terminal("en", io.StringIO(), screen)
    terminal._rich().width = 30
    terminal.item(7, "a long option that needs more than one line")
    plain = re.sub(r"\x1b\[[0-9;]*m", "", screen.getvalue())
    assert [line.rstrip() for line in plain.splitlines()] == [
        "   7  a long option that needs",
        "      more than one line",
    ]


def test_a_file_gets_plain_words():
    plain = io.StringIO()
    terminal = Terminal("de", io.StringIO(), plain)
    terminal.say(say("refusal-game-over"), "trouble")
    terminal.refuse(refuse("game-over", "UE-END-01"))
    assert plain.getvalue() == "Die Partie ist zu Ende.\nDie Partie ist zu Ende. (UE-END-01)\n"


def test_words_in_brackets_are_not_taken_for_markup():
    screen = Screen()
    Terminal("en", io.StringIO(), screen).write(("[bold]", ""))
    assert "[bold]" in screen.getvalue()
