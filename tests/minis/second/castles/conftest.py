"""These tests fight with the figures of the drill ground."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mageknight.minis.content.available import use_packs
from tests.minis.drill import open_ground


@pytest.fixture(scope="module", autouse=True)
def _drill_ground() -> Iterator[None]:
    open_ground()
    yield
    use_packs(())
