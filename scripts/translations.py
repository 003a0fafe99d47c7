"""Which translations are older than what they translate: every sentence is kept with the fingerprint of its English source.

    python -m scripts.translations            # note what is translated now, and say what is out of date
    python -m scripts.translations --accept   # take everything as it is for up to date

A language notes its fingerprints in ``locale/<language>/sources.tsv``: key, English, translation. If the English of a key has
changed since and its translation has not, the translation is out of date: it is shown with a mark, and a test names it. The rules of
``docs/rules/<language>`` carry the fingerprint of their English line in their last column.
"""

from __future__ import annotations

import sys

from mageknight.locale import languages
from mageknight.locale.sources import current, noted, outdated, write
from tools.ledger.translations import note


def main(arguments: list[str]) -> int:
    found = []
    for lang in languages()[1:]:
        stale = set() if "--accept" in arguments else outdated(lang)
        kept = noted(lang)
        write(lang, {key: kept[key] if key in stale else marks for key, marks in current(lang).items()})
        old_rules = note(lang, accept="--accept" in arguments)
        found += [f"{lang}: {key}" for key in [*sorted(stale), *old_rules]]
    print("\n".join(found) or "Every translation is as new as its source.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
