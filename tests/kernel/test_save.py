"""Saved matches: what was written is read back, and whatever cannot be read is refused with a reason in words."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mageknight.kernel.fairness import commitment
from mageknight.kernel.match import Match
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.saves import save
from mageknight.locale import be_strict, render
from tests.kernel.tables import blocking, new_match, play_randomly, position, rng

GOLDEN = Path(__file__).parent / "golden" / "demo.match"


def played(seed: str = "save", seats: int = 3, steps: int = 40) -> Match[Any]:
    match = new_match(seed, seats)
    play_randomly(match, rng(seed), steps)
    return match


def sealed(lines: list[str]) -> str:
    """These lines under a seal that fits them, as somebody would make who knows the format."""
    closing = json.loads(lines[-1])["closing"]
    closing["entries"] = len(lines) - 3
    closing["check"] = hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest()
    return "\n".join([*lines[:-1], json.dumps({"closing": closing})]) + "\n"


def with_header(text: str, **changes: Any) -> str:
    """A save whose header says something else, sealed again."""
    lines = text.splitlines()
    lines[0] = json.dumps(json.loads(lines[0]) | changes)
    return sealed(lines)


def refused(text: str) -> Refusal:
    """The refusal of a save; it can be put into words in both languages."""
    with pytest.raises(Refusal) as caught:
        save.loads(text, "windy.match")
    be_strict()
    try:
        words = {lang: render(caught.value.message(), lang) for lang in ("en", "de")}
    finally:
        be_strict(False)
    assert words["en"] != words["de"]
    return caught.value


class TestRoundTrip:
    """What was saved is what is loaded."""

    @pytest.mark.parametrize("steps", [0, 1, 17, 10_000])
    def test_a_match_is_the_same_after_loading(self, steps):
        match = played(steps=steps)
        text = save.dumps(match)
        again = save.loads(text)
        assert again.digest() == match.digest()
        assert again.entries == match.entries
        assert again.setup == match.setup
        assert again.outcome() == match.outcome()
        assert save.dumps(again) == text

    def test_what_was_taken_back_and_dealt_anew_is_kept(self):
        match = played()
        match.rekey(1, b"x" * 16)
        play_randomly(match, rng("on"), 3)
        match.take_back(30, b"y" * 16)
        again = save.loads(save.dumps(match))
        assert again.entries == match.entries
        assert again.digest() == match.digest()

    def test_what_can_be_undone_can_be_undone_after_loading(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: tangle\ncommands:\n  0: lay-card tangle\n  0: aim 1\n")
        again = save.loads(save.dumps(match))
        again.cancel(0)
        match.cancel(0)
        assert again.digest() == match.digest()

    def test_a_match_from_a_situation_begins_there_again(self):
        match = position("turn: 1\nwind: 6\nseat 1:\n  height: 9\n  hand: thermal\nchance:\n  dice: 3 3\n")
        text = save.dumps(match)
        again = save.loads(text)
        assert again.digest() == match.digest()
        assert again.state.core.forced == [(1, (3, 3))]
        assert save.dumps(again) == text

    def test_a_match_with_its_own_dice_asks_for_them_again(self):
        match = new_match("dice", asks_chance=True)
        for _ in range(8):
            decision = blocking(match)[0]
            match.play(match.options(decision).sample(rng(str(match.version))))
        again = save.loads(save.dumps(match))
        assert again.digest() == match.digest()
        assert again.state.core.asks_chance

    def test_line_ends_of_another_system_do_no_harm(self):
        match = played()
        assert save.loads(save.dumps(match).replace("\n", "\r\n")).digest() == match.digest()

    def test_unusual_characters_in_a_situation_do_no_harm(self):
        match = position("turn: 0  # \u2028 \x85 \x0b\n")
        assert save.loads(save.dumps(match)).situation == match.situation

    def test_the_format_is_the_documented_one(self):
        lines = [json.loads(line) for line in save.dumps(played(steps=3)).splitlines()]
        assert lines[0]["format"] == "mageknight-match"
        assert lines[0]["version"] == 1
        assert lines[0]["game"] == "demo"
        assert [list(line) for line in lines[1:]] == [["play"], ["play"], ["play"], ["snapshot"], ["closing"]]
        assert set(lines[-1]["closing"]) == {"entries", "digest", "check"}


class TestRefused:
    """Each trouble has its own reason."""

    @pytest.mark.parametrize("text", ["", "\n", "a windy day", "[]", "17", '{"format": "other"}', "\ud800", "{"])
    def test_what_is_no_save_is_unreadable(self, text):
        refusal = refused(text)
        assert refusal.reason == "save-unreadable"
        assert refusal.facts == {"file": "windy.match", "line": 1}

    def test_a_header_without_its_fields_is_unreadable(self):
        assert refused('{"format": "mageknight-match", "version": 1}').reason == "save-unreadable"

    def test_every_truncation_is_noticed(self):
        text = save.dumps(played(steps=5))
        lines = text.splitlines(keepends=True)
        for count in range(1, len(lines)):
            assert refused("".join(lines[:count])).reason == "save-truncated"
            assert refused("".join(lines[:count]) + lines[count][: len(lines[count]) // 2]).reason == "save-truncated"
        assert refused(lines[0][:50]).reason == "save-unreadable"

    def test_a_newer_format_is_named(self):
        refusal = refused(with_header(save.dumps(played()), version=99))
        assert refusal.reason == "save-newer"
        assert (refusal.facts["found"], refusal.facts["known"]) == (99, 1)

    def test_a_changed_line_is_noticed(self):
        lines = save.dumps(played(steps=12)).splitlines()
        for at in range(len(lines) - 1):
            changed = [*lines[:at], lines[at].replace("0", "1", 1) + " ", *lines[at + 1 :]]
            assert refused("\n".join(changed) + "\n").reason in ("save-tampered", "save-unreadable")

    def test_a_line_more_or_less_is_noticed(self):
        lines = save.dumps(played(steps=12)).splitlines()
        assert refused("\n".join([*lines[:3], lines[2], *lines[3:]])).reason == "save-tampered"
        assert refused("\n".join([*lines[:3], *lines[4:]])).reason == "save-tampered"

    def test_an_unknown_game_is_named(self):
        refusal = refused(with_header(save.dumps(played()), game="croquet"))
        assert refusal.reason == "unknown-game"
        assert refusal.facts["game"] == "croquet"

    @pytest.mark.parametrize(
        "changes", [{"setup": {"seats": 9}}, {"setup": {"kites": 2}}, {"seed": "wind"}, {"seed": "00"}]
    )
    def test_a_header_that_makes_no_sense_is_unreadable(self, changes):
        assert refused(with_header(save.dumps(played()), **changes)).reason == "save-unreadable"

    def test_a_seed_that_was_not_promised_is_refused(self):
        text = save.dumps(played())
        assert refused(with_header(text, seed="00" * 16)).reason == "seed-mismatch"

    def test_another_seed_under_its_own_promise_departs_from_the_record(self):
        text = save.dumps(played())
        changed = with_header(text, seed="00" * 16, commitment=commitment(bytes(16)))
        assert refused(changed).reason == "replay-differs"

    def test_a_command_that_was_never_legal_departs_from_the_record(self):
        lines = save.dumps(played(steps=12)).splitlines()
        lines[3] = '{"play":{"do":"tug","seat":1}}'
        refusal = refused(sealed(lines))
        assert refusal.reason == "replay-differs"
        assert refusal.facts["at"] == 3

    def test_another_final_position_departs_from_the_record(self):
        lines = save.dumps(played(steps=12)).splitlines()
        closing = json.loads(lines[-1])["closing"]
        lines[-1] = json.dumps({"closing": closing | {"digest": "0" * 32}})
        assert refused(sealed(lines)).reason == "replay-differs"

    @pytest.mark.parametrize(
        "line",
        [
            "{}",
            "[]",
            "17",
            '{"play":{"do":"fly","seat":1}}',
            '{"rekey":{"entry":"rekey","viewer":0,"key":"wind"}}',
            '{"rekey":{"entry":"rekey","viewer":9,"key":""}}',
            '{"take-back":{"seat":"a"}}',
            "wind",
        ],
    )
    def test_a_garbled_entry_is_named_by_its_line(self, line):
        lines = save.dumps(played(steps=12)).splitlines()
        lines[5] = line
        refusal = refused(sealed(lines))
        assert refusal.reason == "save-unreadable"
        assert refusal.facts["line"] == 6

    def test_a_file_that_is_refused_stays_as_it_is(self, tmp_path):
        file = tmp_path / "windy.match"
        file.write_text(save.dumps(played())[:-20], "utf-8")
        before = file.read_bytes(), file.stat().st_mtime_ns
        refused(file.read_text("utf-8"))
        assert (file.read_bytes(), file.stat().st_mtime_ns) == before


class TestOtherRules:
    """A match saved under other rules goes on from its last snapshot."""

    def text(self, match: Match[Any], **changes: Any) -> str:
        return with_header(save.dumps(match), **({"rules": "0"} | changes))

    def test_goes_on_from_where_nothing_can_be_taken_back(self):
        match = played()
        again = save.loads(self.text(match))
        assert again.continued_from == "0"
        assert again.digest() == match.digest()
        assert again.version == match.version
        play_randomly(again, rng("on"))
        assert again.outcome() is not None

    def test_other_content_counts_as_other_rules(self):
        assert save.loads(with_header(save.dumps(played()), content="0")).continued_from == "1"

    def test_plays_what_came_after_the_snapshot(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: tangle\ncommands:\n  0: lay-card tangle\n  0: aim 1\n")
        match.undo(0)
        again = save.loads(self.text(match))
        assert again.digest() == match.digest()
        again.cancel(0)

    def test_counts_take_backs_from_the_snapshot_on(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: tangle\n")
        for phrase in ("end-turn", "breathe", "breathe"):
            seat = blocking(match)[0].seat
            command = match.kit.codec.decode_command(json.dumps({"do": phrase, "seat": seat}))
            match.play(command)
        match.undo(1)
        again = save.loads(self.text(match))
        assert again.digest() == match.digest()
        assert again.version == match.version
        assert len(again.history) == 1
        again.undo(1)

    def test_can_be_saved_and_loaded_again(self):
        match = save.loads(self.text(played()))
        play_randomly(match, rng("on"), 10)
        again = save.loads(save.dumps(match))
        assert again.digest() == match.digest()
        assert again.version == match.version
        assert again.continued_from == "0"
        assert again.earlier == match.earlier
        assert save.dumps(again) == save.dumps(match)
        assert again.fork(0).digest() == match.fork(0).digest()

    def test_stops_where_the_log_is_no_longer_legal(self):
        """What came after the snapshot is played as far as it goes: an illegal command, one that reaches back too far."""
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: tangle\ncommands:\n  0: breathe\n  0: breathe\n")
        for line in ('{"play":{"do":"tug","seat":2}}', '{"take-back":{"entry":"take-back","seat":0,"to":-1}}', "17"):
            lines = self.text(match).splitlines()
            lines[2] = line
            again = save.loads(sealed(lines))
            assert len(again.history) == 1
            assert again.state.actions == 1

    def test_a_start_that_is_no_position_is_unreadable(self):
        text = save.dumps(save.loads(self.text(played())))
        assert refused(with_header(text, start={"r": "Kite", "f": [0, 0, 0, 0, ""]})).reason == "save-unreadable"
        assert refused(with_header(text, start=17)).reason == "save-unreadable"

    def test_a_garbled_log_before_the_snapshot_is_refused(self):
        lines = self.text(played()).splitlines()
        lines[1] = '{"take-back":{"to":"nowhere"}}'
        assert refused(sealed(lines)).reason == "save-other-rules"
        lines[-2] = '{"snapshot":17}'
        assert refused(sealed(lines)).reason == "save-other-rules"

    def test_can_go_on_twice(self):
        match = save.loads(self.text(played()))
        play_randomly(match, rng("on"), 10)
        again = save.loads(self.text(match, rules="0.5"))
        assert again.digest() == match.digest()
        assert again.version == match.version

    @pytest.mark.parametrize(
        "spoil",
        [
            lambda state: {"r": "Nothing", "f": []},
            lambda state: {"r": "Kite", "f": [0, 0, 0, 0, ""]},
            lambda state: state | {"f": state["f"][:-1]},
            lambda state: state | {"f": [*state["f"][:3], [], *state["f"][4:]]},
            lambda state: None,
        ],
        ids=["unknown record", "no state", "field missing", "cards missing", "nothing"],
    )
    def test_is_refused_where_the_snapshot_is_no_position(self, spoil: Callable[[Any], Any]):
        lines = self.text(played()).splitlines()
        snapshot = json.loads(lines[-2])["snapshot"]
        snapshot["state"] = spoil(snapshot["state"])
        lines[-2] = json.dumps({"snapshot": snapshot})
        refusal = refused(sealed(lines))
        assert refusal.reason == "save-other-rules"
        assert (refusal.facts["found"], refusal.facts["known"]) == ("0", "1")


def test_every_build_plays_the_golden_match_to_the_letter():
    """Interpreted and compiled, on every machine: the same seed and choices give this very file."""
    assert save.dumps(played("golden", 3, 10_000)) == GOLDEN.read_text("utf-8")
    assert save.loads(GOLDEN.read_text("utf-8")).outcome() is not None


def test_refusals_of_a_saves_reason_are_messages():
    refusal = refused("")
    assert refusal.message() == say("refusal-save-unreadable", file="windy.match", line=1)
