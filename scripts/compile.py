"""Compile the kernel and the rules with mypyc into build/compiled.

The result is a whole copy of the package, importable with ``PYTHONPATH=build/compiled``; nothing is ever written beside
the sources. Each of the packages below becomes one group of extensions, so that a change in one game recompiles that
game only; nothing at all is compiled when the sources are those of the last time.

    python -m scripts.compile            # for measuring and testing
    OPT_LEVEL=3 python -m scripts.compile
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "mageknight"
BUILD = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"
PACKAGES = ("kernel", "demo", "board", "minis")

STAY_INTERPRETED: dict[str, str] = {}
"""Modules (``kernel/codec.py``) that are not compiled, each with its reason."""


def main() -> None:
    mirror()
    modules = compiled_modules()
    wanted = fingerprint(modules)
    stamp = BUILD / "compiled-from.txt"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    stamp.unlink(missing_ok=True)
    for old in BUILD.rglob("*.so"):
        old.unlink()
    print(f"Compiling {len(modules)} modules …", flush=True)
    # A process of its own: setuptools changes the working directory, the logging and the warnings of the one it runs in.
    done = subprocess.run([sys.executable, "-m", "scripts.compile", "--extensions"], check=False, cwd=ROOT)
    if done.returncode != 0:
        sys.exit("mypyc could not compile the rules; see above.")
    (BUILD / "modules.txt").write_text("".join(f"{module_name(path)}\n" for path in modules), "utf-8")
    stamp.write_text(wanted, "utf-8")


def mirror() -> None:
    """Make build/compiled/mageknight hold the same files as the package; what is equal is not touched."""
    wanted = {
        path.relative_to(SOURCES.parent)
        for path in SOURCES.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    for name in wanted:
        source, target = SOURCES.parent / name, BUILD / name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    for path in list((BUILD / "mageknight").rglob("*")):
        if path.is_file() and path.suffix not in (".so", ".pyc") and path.relative_to(BUILD) not in wanted:
            path.unlink()


def compiled_modules() -> list[Path]:
    """The modules to compile, as paths below the build folder, in a fixed order."""
    found: list[Path] = []
    for package in PACKAGES:
        for path in sorted((BUILD / "mageknight" / package).rglob("*.py")):
            if str(path.relative_to(BUILD / "mageknight")) not in STAY_INTERPRETED:
                found.append(path.relative_to(BUILD))
    return found


def module_name(path: Path) -> str:
    """``mageknight/kernel/rng.py`` → ``mageknight.kernel.rng``"""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def fingerprint(modules: list[Path]) -> str:
    """One hash over everything the extensions are made from."""
    digest = hashlib.sha256(f"{sys.version} {opt_level()}".encode())
    for path in (ROOT / "requirements-dev.txt", Path(__file__), *(BUILD / module for module in modules)):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def opt_level() -> str:
    return os.environ.get("OPT_LEVEL", "2")


def build_extensions() -> None:
    """Run mypyc and the C compiler; two extensions at a time."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(BUILD)
    # In the group of a game each C file defines the pointer to the kernel's exports: let the linker see them as one.
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fcommon"
    modules = [str(path) for path in compiled_modules()]
    groups = [
        ([path for path in modules if path.startswith(f"mageknight/{package}/")], package) for package in PACKAGES
    ]
    extensions = mypycify(
        ["--config-file=", "--cache-dir", str(WORK / "cache"), "--explicit-package-bases", *modules],
        opt_level=opt_level(),
        separate=[(paths, f"mageknight_{package}") for paths, package in groups if paths],
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
    )
    folders = [f"--build-temp={WORK / 'objects'}", f"--build-lib={WORK / 'extensions'}"]
    setup(
        name="mageknight-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--parallel=2", *folders],
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["--extensions"]:
        build_extensions()
    else:
        main()
