"""Files people name: read and written with a sentence instead of a traceback when it cannot be done."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from mageknight.kernel.refusal import refuse
from mageknight.kernel.saves.save import FORMAT


def read_text(file: Path) -> str:
    """The text of a file; refused if there is none, or if it is not text."""
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise refuse("cli-file-missing", file=str(file)) from None
    except UnicodeDecodeError:
        raise refuse("cli-file-not-text", file=str(file)) from None
    except OSError as error:
        raise refuse("cli-file-unreadable", file=str(file), detail=error.strerror or "") from None


def write_save(file: Path, text: str) -> None:
    """Write a save whole or not at all; a file that is not a save is never overwritten."""
    if file.exists() and not is_save(file):
        raise refuse("cli-file-in-the-way", file=str(file))
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.", text=True)
        draft = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            draft.replace(file)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise refuse("cli-file-unwritable", file=str(file), detail=error.strerror or "") from None


def is_save(file: Path) -> bool:
    """Was this file written by us?"""
    try:
        with file.open("rb") as opened:
            return FORMAT.encode() in opened.readline(4096)
    except OSError:
        return False
