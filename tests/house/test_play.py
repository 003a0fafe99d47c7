"""`make play`: starts at once, and goes on with the compiled build when there is one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scripts import compile, play

WAITING = [sys.executable, "-c", "import time; time.sleep(600)"]


def process(*code: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", *code] if code else WAITING)


def done(status: int) -> subprocess.Popen[bytes]:
    """A process that has ended."""
    made = process(f"raise SystemExit({status})")
    made.wait()
    return made


def test_the_server_goes_on_with_the_compiled_rules(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    started: list[bool] = []

    def start(compiled: bool, opens: bool) -> subprocess.Popen[bytes]:
        started.append(compiled)
        assert not opens, "the page is open already"
        return process("raise SystemExit(7)")

    monkeypatch.setattr(play, "start", start)
    monkeypatch.setattr(compile, "is_current", lambda: True)
    server = process()
    assert play.watch(server, done(0)) == 7
    assert server.poll() is not None, "the first server was stopped"
    assert started == [True]
    assert "goes on with them" in capsys.readouterr().out


def test_rules_that_cannot_be_compiled_leave_the_server_alone(monkeypatch: pytest.MonkeyPatch):
    server = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
    assert server.stdin is not None

    def ends(sentence: str) -> None:
        assert "goes on as it is" in sentence
        assert server.stdin is not None
        server.stdin.close()

    monkeypatch.setattr(play, "say", ends)
    assert play.watch(server, done(1)) == 0


def test_a_server_that_ends_first_ends_everything():
    builder = process()
    try:
        assert play.watch(process("raise SystemExit(3)"), builder) == 3
    finally:
        builder.kill()
        builder.wait()


def test_the_compiled_build_is_current_only_for_its_own_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    sources = tmp_path / "src" / "mageknight"
    (sources / "kernel").mkdir(parents=True)
    module = sources / "kernel" / "rng.py"
    module.write_text("A = 1\n")
    monkeypatch.setattr(compile, "SOURCES", sources)
    monkeypatch.setattr(compile, "BUILD", tmp_path / "compiled")
    monkeypatch.setattr(compile, "STAMP", tmp_path / "compiled" / "compiled-from.txt")
    assert not compile.is_current()
    compile.STAMP.write_text(compile.wanted())
    assert compile.is_current()
    module.write_text("A = 2\n")
    assert not compile.is_current()
    assert (tmp_path / "compiled" / "mageknight" / "kernel" / "rng.py").read_text() == "A = 2\n"
