"""The command as a person meets it: arguments and typed lines in, text and exit status out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from mageknight.cli.main import app
from mageknight.locale import be_strict

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A missing sentence is an error here."""
    be_strict()
    yield
    be_strict(False)


@pytest.fixture
def mageknight() -> Run:
    """Run the command: ``mageknight("play", "demo", typed=["1", "quit"])``."""

    def run(*arguments: str | Path, typed: list[str] | None = None, lang: str = "en_US.UTF-8") -> Result:
        return CliRunner().invoke(
            app,
            [str(argument) for argument in arguments],
            input="".join(f"{line}\n" for line in typed or []),
            env={"LANG": lang, "LC_ALL": None, "LC_MESSAGES": None, "LANGUAGE": None, "MAGEKNIGHT_LANG": None},
        )

    return run


@pytest.fixture
def play(mageknight: Run) -> Run:
    """Play the demo from a fixed seed."""

    def run(*typed: str, options: tuple[str | Path, ...] = ("--seed", "1"), lang: str = "en_US.UTF-8") -> Result:
        return mageknight("play", "demo", *options, typed=list(typed), lang=lang)

    return run


@pytest.fixture
def saved(play: Run, tmp_path: Path) -> Path:
    """A match of three commands, saved."""
    file = tmp_path / "three.match"
    result = play("1", "2", "breath", f"save {file}", "quit")
    assert result.exit_code == 0, result.output
    return file
