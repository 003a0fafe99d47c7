"""Saved matches told again and verified; what is not as it was written is refused and left alone."""

from __future__ import annotations

import hashlib
import json

import pytest


def lines_of(file):
    return file.read_text("utf-8").splitlines(keepends=True)


def with_header(file, **changes):
    """The same save with other words in its first line."""
    lines = lines_of(file)
    return json.dumps({**json.loads(lines[0]), **changes}) + "\n" + "".join(lines[1:])


def resealed(text):
    """A forged save whose seal was made again."""
    lines = text.splitlines()
    closing = json.loads(lines[-1])["closing"]
    closing["check"] = hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest()
    return "\n".join([*lines[:-1], json.dumps({"closing": closing})]) + "\n"


TAMPERED = {
    "empty": lambda file: "",
    "prose": lambda file: "dear diary\n",
    "other json": lambda file: '{"format": "something"}\n',
    "no end": lambda file: "".join(lines_of(file)[:-1]),
    "half a line": lambda file: file.read_text("utf-8")[:-20],
    "newer": lambda file: with_header(file, version=99),
    "another seed": lambda file: with_header(file, seed="00" * 16),
    "another promise": lambda file: with_header(file, commitment="00" * 32),
    "another game": lambda file: with_header(file, game="checkers"),
    "a command changed": lambda file: file.read_text("utf-8").replace("climb", "hold", 1),
    "a command left out": lambda file: "".join(lines_of(file)[:1] + lines_of(file)[2:]),
    "a command changed and resealed": lambda file: resealed(file.read_text("utf-8").replace("climb", "hold", 1)),
    "another seed and resealed": lambda file: resealed(with_header(file, seed="00" * 16)),
    "another game and resealed": lambda file: resealed(with_header(file, game="checkers")),
    "another set-up and resealed": lambda file: resealed(with_header(file, setup={"seats": "two"})),
    "an unknown command and resealed": lambda file: resealed(file.read_text("utf-8").replace('"lean"', '"loan"', 1)),
    "lines after the end": lambda file: file.read_text("utf-8") + "{}\n",
}


def test_a_genuine_match_is_verified(mageknight, saved):
    result = mageknight("replay", saved, "--verify")
    assert result.exit_code == 0
    assert "three.match is genuine (Kite Quarrel): its 3 commands were played again" in result.output
    assert "The match has not ended yet." in result.output
    assert "Fingerprint" in result.output


def test_a_finished_match_is_verified(mageknight, play, tmp_path):
    file = tmp_path / "ended.match"
    play("concede", f"save {file}")
    assert "The match has ended." in mageknight("replay", file, "--verify").output


def test_the_promise_noted_at_the_start_is_kept(mageknight, play, saved):
    promise = play().output.partition("Promise of the seed: ")[2].split()[0]
    assert mageknight("replay", saved, "--commitment", promise).exit_code == 0
    broken = mageknight("replay", saved, "--commitment", "00" * 32)
    assert broken.exit_code == 1
    assert "not the one promised" in broken.stderr


@pytest.mark.parametrize("lang", ["en_US.UTF-8", "de_DE.UTF-8"])
@pytest.mark.parametrize("how", TAMPERED)
@pytest.mark.parametrize("use", [("replay", "--verify"), ("replay",), ("play", "--load")])
def test_a_save_that_cannot_be_trusted_is_refused_and_left_alone(mageknight, saved, use, how, lang):
    text = TAMPERED[how](saved)
    saved.write_text(text, "utf-8")
    result = mageknight(*use, saved, lang=lang)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.strip().endswith((".", "?"))
    assert "Traceback" not in result.output
    assert saved.read_text("utf-8") == text


def test_each_flaw_has_its_own_sentence(mageknight, saved):
    sentences = {}
    whole = saved.read_text("utf-8")
    for how in ("prose", "no end", "newer", "a command changed"):
        saved.write_text(TAMPERED[how](saved), "utf-8")
        sentences[how] = mageknight("replay", saved, "--verify").stderr
        saved.write_text(whole, "utf-8")
    assert len(set(sentences.values())) == len(sentences)
    assert "newer program" in sentences["newer"]


def test_a_match_of_other_rules_goes_on_but_is_not_verified(mageknight, saved):
    saved.write_text(resealed(with_header(saved, rules="0")), "utf-8")
    assert "begun under the rules 0" in mageknight("play", "--load", saved).stdout
    result = mageknight("replay", saved, "--verify")
    assert result.exit_code == 1
    assert "rules 0" in result.stderr


def test_a_file_that_is_not_text_or_not_a_file_is_refused(mageknight, tmp_path):
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not a text file" in mageknight("replay", picture).stderr
    assert "cannot be read" in mageknight("replay", tmp_path).stderr
    assert "There is no file" in mageknight("replay", tmp_path / "nothing").stderr


def test_a_match_is_told_from_the_beginning(mageknight, saved):
    told = mageknight("replay", saved).output
    assert told.index("Red has chosen.") < told.index("Red: climb.")
    assert "After 3 commands – Spectator" in told
    assert "Your hand" not in told


def test_a_match_is_told_up_to_a_command(mageknight, saved):
    told = mageknight("replay", saved, "--to", "1").output
    assert "Red has chosen." in told
    assert "Red: climb." not in told
    assert "After one command" in told


def test_a_match_is_told_as_one_player_saw_it(mageknight, saved):
    assert "Your hand" in mageknight("replay", saved, "--seat", "2").output


def test_a_moment_or_a_seat_that_does_not_exist_is_refused(mageknight, saved):
    assert "no branching off after command 99" in mageknight("replay", saved, "--to", "99").stderr
    assert "There is no seat" in mageknight("replay", saved, "--seat", "5").stderr
