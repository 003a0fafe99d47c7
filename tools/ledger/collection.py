"""What the tests claim: pytest collects them, as in a real run, and their marks are read."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass
from pathlib import Path

import pytest

VOID_MARKS = ("skip", "xfail")
"""A test that never runs, or is expected to fail, shows nothing."""


class CollectionError(Exception):
    """Some test module could not be imported: what the tests show is unknown."""


@dataclass(frozen=True)
class Claim:
    """One collected test case and what its marks name."""

    test: str
    rules: tuple[str, ...]
    content: tuple[str, ...]


class _Collector:
    """A pytest plugin that notes marks and import errors and runs nothing."""

    def __init__(self) -> None:
        self.claims: list[Claim] = []
        self.errors: list[str] = []

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "rule(*ids): the rules of the ledger this test shows")
        config.addinivalue_line("markers", "content(*ids): the pieces of content this test shows")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(f"{report.nodeid}: {_last_line(report.longreprtext)}")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]):  # type: ignore[no-untyped-def]
        """Read the marks before any plugin or option can deselect a test."""
        self.claims = [_claim(item) for item in items]
        return (yield)


def collect(tests: Path) -> list[Claim]:
    """Collect every test below `tests` and return those that claim a rule or a piece of content."""
    collector = _Collector()
    silence = io.StringIO()
    options = ["--collect-only", "-q", f"--rootdir={tests.parent}", "-p", "no:randomly", "-p", "no:cacheprovider"]
    with contextlib.redirect_stdout(silence), contextlib.redirect_stderr(silence):
        code = pytest.main([*options, str(tests)], plugins=[collector])
    if collector.errors:
        raise CollectionError("\n".join(collector.errors))
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise CollectionError(silence.getvalue().strip() or f"pytest ended with {code}")
    return [claim for claim in collector.claims if claim.rules or claim.content]


def _claim(item: pytest.Item) -> Claim:
    if any(item.get_closest_marker(name) for name in VOID_MARKS):
        return Claim(item.nodeid, (), ())
    return Claim(item.nodeid, _named(item, "rule"), _named(item, "content"))


def _named(item: pytest.Item, mark: str) -> tuple[str, ...]:
    """All ids the marks of one test name, those of its class and module included, each once."""
    return tuple(dict.fromkeys(str(each) for marker in item.iter_markers(mark) for each in marker.args))


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"
