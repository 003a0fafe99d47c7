"""Saved matches: one documented, versioned text format (docs/builders/saves.md).

A save is lines of JSON. The first is the header (format, version, game, rules version, content hash, set-up, seed,
commitment); then one line per log entry; then a snapshot of the state at the last moment that cannot be taken back;
the last line counts the entries, fingerprints the final state and signs every line before it. A file that cannot be loaded
is refused with the reason and never touched.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from mageknight.kernel.command import EVERYBODY
from mageknight.kernel.contract import Setup
from mageknight.kernel.entry import Entry, Played, Rekeyed, TakenBack
from mageknight.kernel.fairness import commitment, keeps_word
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import SEED_BYTES
from mageknight.kernel.saves.reading import GARBLED, state_from
from mageknight.kernel.situations.rehearsal import arranged
from mageknight.kernel.situations.situation import parse

FORMAT: Final = "mageknight-match"
VERSION: Final = 1


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a save.

    A match that began from a situation file carries its text; one that asks for the outcomes of chance says so. One that
    went on under newer rules names the `continued_from` ones, how many lines of its log are `earlier`, only to be read,
    and the state it went on from, its `start`.
    """

    format: str
    version: int
    game: str
    rules: str
    content: str
    setup: dict[str, Any]
    seed: str
    commitment: str
    situation: str = ""
    asks_chance: bool = False
    continued_from: str = ""
    earlier: int = 0
    start: Any = None


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
        format=FORMAT,
        version=VERSION,
        game=kit.name,
        rules=kit.rules_version,
        content=kit.content_hash,
        setup=msgspec.to_builtins(match.setup),
        seed=match.seed.hex(),
        commitment=commitment(match.seed),
        situation=match.situation,
        asks_chance=match.start.core.asks_chance,
        continued_from=match.continued_from,
        earlier=len(match.earlier),
        start=kit.codec.dump(match.start) if match.continued_from else None,
    )
    at, state = match.last_barrier()
    log = [*match.earlier, *[_line(_plain(entry)) for entry in match.entries]]
    return sealed(header, log, Snapshot(at, kit.codec.dump(state)), match.digest())


def sealed(header: Header, log: list[str], snapshot: Snapshot, digest: str) -> str:
    """The text of a save from its parts: who keeps matches elsewhere writes with it what these rules cannot load."""
    lines = [_line(header), *log, _line({"snapshot": snapshot})]
    closing = Closing(len(log), digest, _check(lines))
    return "\n".join([*lines, _line({"closing": closing})]) + "\n"


def loads(text: str, file: str = "-") -> Match[Any]:
    """The match a save describes; refused with the reason if it cannot be loaded."""
    header, lines = _open(text, file)
    closing = _closing(lines, file)
    kit = kit_named(header.game)
    setup = _setup(kit, header, file)
    seed = _seed(header, file)
    log = lines[1 + header.earlier : -2]
    if header.rules != kit.rules_version or header.content != kit.content_hash:
        return _continue_from_snapshot(kit, setup, seed, header, lines, file)
    match = _start(kit, setup, seed, header, lines, file)
    for at, line in enumerate(log, start=1):
        entry = _entry(kit, setup.seats, line, at + 1 + header.earlier, file)
        try:
            match.repeat(entry)
        except Refusal as refusal:
            raise refuse("replay-differs", *refusal.rules, file=file, at=at, reason=refusal.message()) from None
    if match.digest() != closing.digest:
        raise refuse("replay-differs", file=file, at=len(log), reason=refuse("save-tampered", file=file).message())
    return match


def _start(kit: Kit[Any], setup: Setup, seed: bytes, header: Header, lines: list[str], file: str) -> Match[Any]:
    """The match before its first entry."""
    state: Any = None
    if header.start is not None:
        state = state_from(kit, setup, header.start)
        if state is None:
            raise refuse("save-unreadable", file=file, line=1)
    elif header.situation:
        _, state = arranged(kit, parse(header.situation))
    match = Match(
        kit=kit, setup=setup, seed=seed, state=state, situation=header.situation, asks_chance=header.asks_chance
    )
    match.continued_from = header.continued_from
    match.earlier = lines[1 : 1 + header.earlier]
    return match


def _open(text: str, file: str) -> tuple[Header, list[str]]:
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    try:
        first = msgspec.json.decode(lines[0])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise refuse("save-unreadable", file=file, line=1) from None
    if not isinstance(first, dict) or first.get("format") != FORMAT or not isinstance(first.get("version"), int):
        raise refuse("save-unreadable", file=file, line=1)
    if not 0 < first["version"] < 10**6:
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
    except GARBLED:
        raise refuse("save-truncated", file=file) from None
    if len(lines) != closing.entries + 3 or closing.check != _check(lines[:-1]):
        raise refuse("save-tampered", file=file)
    return closing


def _setup(kit: Kit[Any], header: Header, file: str) -> Setup:
    try:
        return msgspec.convert(header.setup, kit.setup_type)
    except msgspec.ValidationError:
        raise refuse("save-unreadable", file=file, line=1) from None


def _seed(header: Header, file: str) -> bytes:
    try:
        seed = bytes.fromhex(header.seed)
    except ValueError:
        raise refuse("save-unreadable", file=file, line=1) from None
    if len(seed) != SEED_BYTES:
        raise refuse("save-unreadable", file=file, line=1)
    if not keeps_word(seed, header.commitment):
        raise refuse("seed-mismatch", file=file)
    return seed


def _entry(kit: Kit[Any], seats: int, line: str, at: int, file: str) -> Entry:
    try:
        plain = msgspec.json.decode(line)
        if "play" in plain:
            return Played(msgspec.convert(plain["play"], kit.codec.command_union))
        if "take-back" in plain:
            return msgspec.convert(plain["take-back"], TakenBack)
        return _rekeyed(plain["rekey"], seats)
    except GARBLED:
        raise refuse("save-unreadable", file=file, line=at) from None


def _rekeyed(plain: Any, seats: int) -> Rekeyed:
    entry = msgspec.convert(plain, Rekeyed)
    bytes.fromhex(entry.key)
    if entry.viewer is not None and entry.viewer != EVERYBODY and not 0 <= entry.viewer < seats:
        raise ValueError(entry.viewer)
    return entry


def _plain(entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Played):
        return {"play": entry.command}
    return {"take-back" if isinstance(entry, TakenBack) else "rekey": entry}


def _continue_from_snapshot(
    kit: Kit[Any], setup: Setup, seed: bytes, header: Header, lines: list[str], file: str
) -> Match[Any]:
    """The rules have changed since: the match goes on from its last snapshot, then as far as its log still applies."""
    first = 1 + header.earlier
    other_rules = refuse("save-other-rules", file=file, found=header.rules, known=kit.rules_version)
    try:
        snapshot = msgspec.convert(msgspec.json.decode(lines[-2])["snapshot"], Snapshot)
        state = state_from(kit, setup, kit.migrate(snapshot.state, header.rules))
        played = _played(lines[first : first + snapshot.at])
    except GARBLED:
        raise other_rules from None
    if state is None:
        raise other_rules
    match = Match(kit, setup, seed, state, header.situation)
    match.continued_from = header.rules
    match.earlier = lines[1 : first + snapshot.at]
    for at, line in enumerate(lines[first + snapshot.at : -2], start=first + snapshot.at + 1):
        try:
            match.repeat(_counted_from(played, _entry(kit, setup.seats, line, at, file)))
        except Refusal:
            break
    return match


def _counted_from(played: int, entry: Entry) -> Entry:
    """An entry as it reads in a log that begins after so many commands; refused if it reaches back before that."""
    if not isinstance(entry, TakenBack):
        return entry
    if entry.to < played:
        raise refuse("fork-out-of-range", at=entry.to, last=played)
    return TakenBack(entry.seat, entry.to - played)


def _played(lines: list[str]) -> int:
    """The number of commands that stood after these lines of a log."""
    count = 0
    for line in lines:
        plain = msgspec.json.decode(line)
        if "play" in plain:
            count += 1
        elif "take-back" in plain:
            count = int(plain["take-back"]["to"])
    return count


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _check(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
