"""Which set-ups are played: all of them, or those of some scenarios."""

from __future__ import annotations

from mageknight.kernel.registry import kit_named
from mageknight.lab.experiment import scenario_name
from tools.fuzz.__main__ import main, setups_of, words_of


def test_only_set_ups_of_the_wanted_scenarios_are_played() -> None:
    setups = list(kit_named("minis").setups())
    great = setups_of(["minis"], words_of("siege,dragon,conquest"))
    names = {scenario_name(setups[at]) for _, at in great}
    assert {"siege", "dragon-600", "dragon-900", "dragon-1200", "conquest-1200", "conquest-2000"} <= names
    assert all(name.startswith(("siege", "dragon", "conquest")) for name in names)
    assert len(setups_of(["minis"], words_of(""))) == len(setups)


def test_a_word_nothing_is_called_like_is_refused() -> None:
    assert main(["--game", "minis", "--only", "balloons", "--games", "1"]) == 2
