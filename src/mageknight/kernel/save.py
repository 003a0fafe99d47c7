"""Saved matches: one documented, versioned text format.

A save is lines of JSON. The first is the header (format, version, game, rules version, content hash, set-up, seed,
commitment); then one line per log entry; then a snapshot of the state at the last moment that cannot be taken back;
the last line counts the entries, fingerprints the final state and signs every line before it. A file that cannot be loaded
is refused with the reason and never touched.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from mageknight.kernel.fairness import commitment, keeps_word
from mageknight.kernel.game import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Entry, Match, Played, Rekeyed, TakenBack
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rehearsal import arranged
from mageknight.kernel.situation import parse

FORMAT: Final = "mageknight-match"
VERSION: Final = 1


class Header(msgspec.Struct, frozen=True):
    """The first line of a save."""

    format: str
    version: int
    game: str
    rules: str
    content: str
    setup: dict[str, Any]
    seed: str
    commitment: str
    situation: str = ""


class Snapshot(msgspec.Struct, frozen=True):
    """The state after so many log entries, for rules that have changed since."""

    at: int
    state: Any


class Closing(msgspec.Struct, frozen=True):
    """The last line of a save."""

    entries: int
    digest: str
    check: str


def dumps(match: Match[Any]) -> str:
    """A match as text."""
    kit = match.kit
    header = Header(
        FORMAT,
        VERSION,
        kit.name,
        kit.rules_version,
        kit.content_hash,
        msgspec.to_builtins(match.setup),
        match.seed.hex(),
        commitment(match.seed),
        match.situation,
    )
    at, state = match.last_barrier()
    lines = [_line(header), *[_line(_plain(entry)) for entry in match.entries]]
    lines.append(_line({"snapshot": Snapshot(at, kit.codec.dump(state))}))
    closing = Closing(len(match.entries), match.digest(), _check(lines))
    return "\n".join([*lines, _line({"closing": closing})]) + "\n"


def loads(text: str, file: str = "-") -> Match[Any]:
    """The match a save describes; refused with the reason if it cannot be loaded."""
    header, lines = _open(text, file)
    closing = _closing(lines, file)
    kit = kit_named(header.game)
    setup = _setup(kit, header, file)
    seed = bytes.fromhex(header.seed)
    if not keeps_word(seed, header.commitment):
        raise refuse("seed-mismatch", file=file)
    entries = [_entry(kit, line, at, file) for at, line in enumerate(lines[1:-2], start=2)]
    if header.rules != kit.rules_version or header.content != kit.content_hash:
        return _continue_from_snapshot(kit, setup, seed, header, entries, lines[-2], file)
    match = _start(kit, setup, seed, header)
    for at, entry in enumerate(entries, start=1):
        try:
            match.repeat(entry)
        except Refusal as refusal:
            raise refuse("replay-differs", *refusal.rules, file=file, at=at, reason=refusal.message()) from None
    if match.digest() != closing.digest:
        raise refuse("replay-differs", file=file, at=len(entries), reason=refuse("save-tampered", file=file).message())
    return match


def _start(kit: Kit[Any], setup: Setup, seed: bytes, header: Header) -> Match[Any]:
    if not header.situation:
        return Match(kit, setup, seed)
    _, state = arranged(kit, parse(header.situation))
    return Match(kit, setup, seed, state, header.situation)


def _open(text: str, file: str) -> tuple[Header, list[str]]:
    lines = text.splitlines()
    try:
        first = msgspec.json.decode(lines[0]) if lines else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refuse("save-unreadable", file=file, line=1) from None
    if not isinstance(first, dict) or first.get("format") != FORMAT or not isinstance(first.get("version"), int):
        raise refuse("save-unreadable", file=file, line=1)
    if first["version"] > VERSION:
        raise refuse("save-newer", file=file, found=first["version"], known=VERSION)
    try:
        return msgspec.convert(first, Header), lines
    except msgspec.ValidationError:
        raise refuse("save-unreadable", file=file, line=1) from None


def _closing(lines: list[str], file: str) -> Closing:
    try:
        last = msgspec.json.decode(lines[-1])
        closing = msgspec.convert(last["closing"], Closing)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError):
        raise refuse("save-truncated", file=file) from None
    if len(lines) != closing.entries + 3 or closing.check != _check(lines[:-1]):
        raise refuse("save-tampered", file=file)
    return closing


def _setup(kit: Kit[Any], header: Header, file: str) -> Setup:
    try:
        return msgspec.convert(header.setup, kit.setup_type)
    except msgspec.ValidationError:
        raise refuse("save-unreadable", file=file, line=1) from None


def _entry(kit: Kit[Any], line: str, at: int, file: str) -> Entry:
    try:
        plain = msgspec.json.decode(line)
        if "play" in plain:
            return Played(msgspec.convert(plain["play"], kit.codec.command_union))
        if "take-back" in plain:
            return msgspec.convert(plain["take-back"], TakenBack)
        return msgspec.convert(plain["rekey"], Rekeyed)
    except (msgspec.DecodeError, KeyError, TypeError):
        raise refuse("save-unreadable", file=file, line=at) from None


def _plain(entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Played):
        return {"play": entry.command}
    if isinstance(entry, TakenBack):
        return {"take-back": {"entry": "take-back", "seat": entry.seat, "to": entry.to}}
    return {"rekey": {"entry": "rekey", "viewer": entry.viewer, "key": entry.key}}


def _continue_from_snapshot(
    kit: Kit[Any], setup: Setup, seed: bytes, header: Header, entries: list[Entry], line: str, file: str
) -> Match[Any]:
    """The rules have changed since: the match goes on from its last snapshot, then as far as its log still applies."""
    try:
        plain = msgspec.json.decode(line)["snapshot"]
        state = kit.codec.load(kit.migrate(plain["state"], header.rules))
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        raise refuse("save-other-rules", file=file, found=header.rules, known=kit.rules_version) from None
    match = Match(kit, setup, seed, state, header.situation)
    match.continued_from = header.rules
    for entry in entries[plain["at"] :]:
        try:
            match.repeat(entry)
        except Refusal:
            break
    return match


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _check(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
