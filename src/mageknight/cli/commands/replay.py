"""Saved matches read again: told as a story, or verified from the promise of the seed to the last fingerprint."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mageknight.cli.files import read_text
from mageknight.cli.log import retold
from mageknight.cli.session import game_title
from mageknight.cli.terminal import Terminal
from mageknight.kernel.fairness import keeps_word
from mageknight.kernel.match import Match
from mageknight.kernel.message import say
from mageknight.kernel.refusal import refuse
from mageknight.kernel.saves import save


def verify(file: Path, promised: str, terminal: Terminal) -> int:
    """Check the seal, the promised seed, every command and the fingerprint of the end; a flaw is refused by its name.

    `promised` is the commitment the reader noted at the start; without it the one in the file is all there is to check.
    """
    match = save.loads(read_text(file), str(file))
    if match.continued_from:
        raise refuse("save-other-rules", file=str(file), found=match.continued_from, known=match.kit.rules_version)
    if promised and not keeps_word(match.seed, promised):
        raise refuse("seed-mismatch", file=str(file))
    ended = match.outcome() is not None
    terminal.say(
        say("cli-verified", file=str(file), game=game_title(match.kit.name), commands=len(match.history)), "good"
    )
    terminal.say(say("cli-verified-ended") if ended else say("cli-verified-running"))
    terminal.say(say("cli-verified-seed", seed=match.seed.hex(), commitment=match.commitment), "quiet")
    terminal.say(say("cli-verified-digest", digest=match.digest()), "quiet")
    return 0


def tell(file: Path, to: int, player: int, terminal: Terminal) -> int:
    """Tell a match up to the position after `to` commands (all if negative) as one player, or a spectator (0), saw it."""
    match = save.loads(read_text(file), str(file))
    if not 0 <= player <= match.setup.seats:
        raise refuse("cli-no-such-seat", seat=player, seats=match.setup.seats)
    viewer = player - 1 if player else None
    match, chronicle = retold(match if to < 0 else match.fork(to))
    name = terminal.render(seen_by(match, viewer))
    for line in chronicle.lines(viewer):
        terminal.write(("· ", "quiet"), (terminal.sentence(line), ""))
    title = terminal.render(say("cli-position-after", commands=len(match.history), viewer=name))
    terminal.sheet(title, [terminal.render(line) for line in match.kit.lines(match.view(viewer))])
    return 0


def seen_by(match: Match[Any], viewer: int | None) -> Any:
    return say("cli-spectator") if viewer is None else match.kit.seat_name(match.state, viewer)
