"""Options as the kernel factors them, with the words of every leaf in the reader's language."""

from __future__ import annotations

from mageknight.kernel import wire
from mageknight.server.infos import BranchInfo, KindInfo
from mageknight.server.phrases import Phrases


def kinds_of(tree: wire.OptionsTree, words: Phrases) -> tuple[KindInfo, ...]:
    """The options of a decision, by kind of command, then field by field."""
    return tuple(
        [
            KindInfo(
                kind.do,
                kind.fields,
                words.render(kind.says) if kind.says is not None else "",
                _branches(kind.branches, words),
            )
            for kind in tree.kinds
        ]
    )


def _branches(branches: tuple[wire.Branch, ...], words: Phrases) -> tuple[BranchInfo, ...]:
    return tuple(
        [
            BranchInfo(
                branch.value,
                words.render(branch.says) if branch.says is not None else "",
                _branches(branch.branches, words),
            )
            for branch in branches
        ]
    )
