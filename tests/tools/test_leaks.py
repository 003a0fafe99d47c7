"""The tool that looks for leaks compares two worlds, and finds none."""

from __future__ import annotations

import pytest

from tools.leaks import play


@pytest.mark.parametrize("domains", [False, True])
def test_two_worlds_send_the_same(domains: bool) -> None:
    steps, leak = play("test", domains)
    assert (steps > 5, leak) == (True, "")
