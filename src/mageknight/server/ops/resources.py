"""Resources of this process by the system: open files and memory. Where a system has no such limits nothing happens."""

from __future__ import annotations

import contextlib
import sys

if sys.platform != "win32":
    import resource


def allow_files() -> None:
    """Every connection is an open file: use as many as the system lets this process have."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError, ValueError):
            _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def limit_memory(most: int) -> None:
    """Let this process have so many bytes and no more."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def memory_used() -> int:
    """The most memory this process has had, in bytes; 0 where nobody counts it."""
    if sys.platform == "win32":
        return 0
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used * 1024
