"""The inside of a clerk's process: reads, writes and tries out whole matches, line by line, until the server closes the pipe.

Whatever a match's length decides the cost of is done here. A clerk that takes too long is ended by the server (`workers`).
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, Final

import msgspec

import mageknight.games  # noqa: F401 – makes the games known
from mageknight import __version__
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.kernel.saves import report as report_file
from mageknight.kernel.saves import save
from mageknight.kernel.saves.reading import UNSOUND
from mageknight.packs import from_environment
from mageknight.server.matches import outgoing, puzzling
from mageknight.server.matches.clerk_messages import (
    Answer,
    Ask,
    Bring,
    Brought,
    Count,
    Errand,
    Export,
    Fork,
    Pose,
    Recall,
    Refused,
    Report,
    Show,
)
from mageknight.server.matches.stepping import FrameInfo, Reel
from mageknight.server.matches.trial import try_out
from mageknight.server.ops.resources import limit_memory
from mageknight.server.store import match_log
from mageknight.server.store.match_log import Volume
from mageknight.server.store.numbered_match import NumberedMatch, Step, encode_entry, pack_lines, unpack_lines

REELS: Final = 32
"""How many matches are kept ready for stepping."""
MEMORY: Final = 4 << 30
"""Bytes a clerk may use: a file that wants more is none of a game."""


class LogWanted(Exception):
    """The clerk has to be sent the log first."""


class Clerk:
    """Does errands; keeps the matches that were looked at last."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    def run(self, errand: Errand) -> Any:
        match errand:
            case Bring():
                return brought(errand.text, errand.most)
            case Export():
                return save.dumps(whole(errand.volume).match)
            case Fork():
                return forked(errand)
            case Report():
                return reported(errand)
            case Show():
                return self._frame(errand)
            case Count():
                return self._reel(errand).tally()
            case Recall():
                return self._reel(errand).deeds()
            case Ask():
                return puzzling.asked(whole(errand.volume), errand)
            case Pose():
                return puzzling.posed(whole(errand.volume), errand)

    def _frame(self, errand: Show) -> FrameInfo:
        reel = self._reel(errand)
        wanted = reel.last if errand.action < 0 else errand.action
        return reel.frame(wanted, errand.look, errand.lang, errand.names)

    def _reel(self, errand: Show | Count | Recall) -> Reel:
        """The match of an errand, kept from an earlier one or read now."""
        reel = self._reels.get(errand.table)
        if reel is None or reel.version != errand.version:
            if errand.volume is None:
                raise LogWanted
            reel = self._reels[errand.table] = Reel(whole(errand.volume), errand.version)
            if len(self._reels) > REELS:
                self._reels.popitem(last=False)
        self._reels.move_to_end(errand.table)
        return reel


def whole(volume: Volume) -> NumberedMatch:
    """A match from where its log begins."""
    kit: Kit[Any] = kit_named(volume.game)
    found = match_log.read_volume(kit, volume)
    if found is None:
        same = volume.rules == kit.rules_version and volume.content == kit.content_hash
        raise refuse("server-match-damaged") if same else match_log.other_rules(kit, volume.rules)
    numbered = found[0]
    if numbered.base or volume.renewed:
        numbered.match.continued_from = kit.rules_version
        numbered.match.earlier = list(volume.earlier)
    return numbered


def forked(errand: Fork) -> Any:
    numbered = whole(errand.volume)
    inside = errand.at - numbered.base_played
    if inside < 0:
        raise refuse("server-before-upgrade")
    kit, state = numbered.kit, numbered.match.fork(inside).state
    dealt = state if errand.over else kit.redeal(state, errand.look, Rng(fresh_seed()))
    setup = kit.setup_for(dealt, numbered.match.setup)
    return {"setup": msgspec.to_builtins(setup), "state": kit.codec.dump(dealt)}


def reported(errand: Report) -> dict[str, Any]:
    """Everything somebody else needs to see the same: versions, set-up, what was seen, and a position to load."""
    numbered = whole(errand.volume)
    kit, match, look, names = numbered.kit, numbered.match, errand.look, errand.names
    state = match.state if errand.over else kit.redeal(match.state, look, Rng(fresh_seed()))
    told = [(number, unpack_lines(lines)) for number, lines in errand.told]
    return {
        "format": report_file.FORMAT,
        "version": 1,
        "program": __version__,
        "game": kit.name,
        "rules": kit.rules_version,
        "content": kit.content_hash,
        "setup": msgspec.to_builtins(kit.setup_for(state, match.setup)),
        "viewer": look,
        "seq": numbered.version,
        "action": numbered.played,
        "scene": outgoing.scene(numbered, look, "en", names),
        "log": [info.text for number, some in told for info in outgoing.line_infos(number, some, look, "en", names)],
        "state": kit.codec.dump(state),
        "actions": [kit.codec.encode_command(one).decode() for one in match.history if one.seat == look],
        "match": save.dumps(match) if errand.over else None,
        **errand.more,
    }


def brought(text: str, most: int) -> Brought:
    """A match or a position from a file, read and tried out."""
    if report_file.is_report(text):
        kit, setup, state = report_file.position_of(text)
        match: Match[Any] = Match(kit, setup, fresh_seed(), state)
        try_out(match)
        return _brought(match, [], played=False)
    if text.count("\n") > most:
        raise refuse("server-too-long", most=most)
    try:
        match = save.loads(text, "file")
        before = Match(match.kit, match.setup, match.seed, match.kit.copy(match.start), match.situation)
        numbered = NumberedMatch(before, len(match.earlier))
        steps = [numbered.repeat(entry) for entry in match.entries]
    except Refusal:
        raise
    except UNSOUND as error:
        raise refuse("save-unreadable", file="file", line=1) from error
    try_out(match)
    return _brought(match, steps, played=True)


def _brought(match: Match[Any], steps: list[Step], played: bool) -> Brought:
    kit = match.kit
    stored = not played or bool(match.continued_from or match.situation)
    return Brought(
        game=kit.name,
        setup=msgspec.to_builtins(match.setup),
        seats=match.setup.seats,
        seed=match.seed,
        start=msgspec.json.encode(kit.codec.dump(match.start)).decode() if stored else None,
        earlier=len(match.earlier),
        rows=tuple(_rows(match, steps)),
        waiting=NumberedMatch(match).waiting(),
        over=match.outcome() is not None,
        taken_back=any(step.undone for step in steps),
        played=played,
    )


def _rows(match: Match[Any], steps: list[Step]) -> list[tuple[int, int, str, str]]:
    """Number, seat, entry and what was told of it, for every line of a log."""
    rows = [(number, -1, line, "[]") for number, line in enumerate(match.earlier, start=1)]
    for step in steps:
        seat = getattr(getattr(step.entries[0], "command", None), "seat", -1)
        rows.append((step.number, seat, encode_entry(step.entries[0]), pack_lines(step.lines).decode()))
    return rows


def answered(clerk: Clerk, errand: Errand) -> Answer:
    """The answer to one errand; whatever happens there is one."""
    try:
        return Answer(done=msgspec.Raw(msgspec.json.encode(clerk.run(errand))))
    except Refusal as refusal:
        return Answer(refused=Refused(refusal.reason, refusal.rules, refusal.facts))
    except LogWanted:
        return Answer(wants=True)
    except Exception as error:  # noqa: BLE001 – the server must get an answer to every errand
        return Answer(failed=f"{type(error).__name__}: {error}"[:500])


def main() -> None:
    """Answer line by line until the server closes the pipe."""
    limit_memory(MEMORY)
    from_environment()
    clerk = Clerk()
    decoder = msgspec.json.Decoder(Errand)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answered(clerk, decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
