"""Compile the kernel, the rules and the bots with mypyc into build/compiled.

The result is a whole copy of the package, importable with ``PYTHONPATH=build/compiled``; nothing is ever written beside
the sources. Each package below becomes one shared library. Nothing at all happens when the sources are those of the last
time; otherwise only C files whose content changed, or a header they include, go through the C compiler again.

    python -m scripts.compile
    OPT_LEVEL=3 python -m scripts.compile    # another level of optimisation than the usual one
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Semaphore
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "mageknight"
BUILD = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"
STAMP = BUILD / "compiled-from.txt"
PACKAGES = ("kernel", "demo", "board", "minis", "bots", "lab")
PROCESSES = os.cpu_count() or 1
OPT_LEVEL = os.environ.get("OPT_LEVEL", "1")
"""Measured with `make bench`: level 1 is as fast as 2 and 3 and compiles in three quarters of the time; 0 is half as fast."""

ONLY = {"lab": ("lab/rl/bundle.py", "lab/rl/episode.py")}
"""Of these packages just some modules are worth compiling: those that learners go through at every decision."""

STAY_INTERPRETED = {
    **dict.fromkeys(
        [
            "bots/thought.py",
            "bots/simple.py",
            "bots/guard.py",
            "bots/memory.py",
            "bots/levels.py",
            "bots/board/planner.py",
            "bots/minis/planner.py",
        ],
        "anybody may write a bot: a compiled class takes no interpreted children; the work is done in other modules",
    ),
    "kernel/wire/schema.py": "describes the wire once, for the web client, and reads docstrings, which compiled classes lack",
}
"""Modules (``kernel/codec.py``) or folders of modules (``minis/content``) that are not compiled, each with its reason.

A module with a class that has options, ``class Outcome(msgspec.Struct, frozen=True)``, need not be listed: mypyc would
silently drop the options, so it always stays interpreted. Keep such classes in modules of their own.
"""


def main() -> None:
    """Bring build/compiled up to date."""
    if is_current():
        return
    modules = compiled_modules()
    STAMP.unlink(missing_ok=True)
    for old in BUILD.rglob("*.so"):
        old.unlink()
    print(f"Compiling {len(modules)} modules …", flush=True)
    # A process of its own: setuptools changes the working directory, the logging and the warnings of the one it runs in.
    done = subprocess.run([sys.executable, "-m", "scripts.compile", "--extensions"], check=False, cwd=ROOT)
    if done.returncode != 0:
        sys.exit("mypyc could not compile the rules; see above.")
    (BUILD / "modules.txt").write_text("".join(f"{module_name(path)}\n" for path in modules), "utf-8")
    STAMP.write_text(wanted(), "utf-8")


def is_current() -> bool:
    """Whether what lies in build/compiled was compiled from these very sources; its files are made those of the package."""
    mirror()
    return STAMP.exists() and STAMP.read_text("utf-8") == wanted()


def wanted() -> str:
    """What the libraries are to be made from, as one hash."""
    modules = [BUILD / module for module in compiled_modules()]
    return fingerprint([ROOT / "requirements-compile.txt", Path(__file__), *modules])


def mirror() -> None:
    """Make build/compiled/mageknight hold the same files as the package; what is equal is not touched."""
    files = [path for path in SOURCES.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    wanted = {path.relative_to(SOURCES.parent) for path in files}
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
    package_of = BUILD / "mageknight"
    found = [
        path for package in PACKAGES if package not in ONLY for path in sorted((package_of / package).rglob("*.py"))
    ]
    found += [package_of / name for names in ONLY.values() for name in names if (package_of / name).exists()]
    return [
        path.relative_to(BUILD)
        for path in found
        if not any(path.is_relative_to(package_of / name) for name in STAY_INTERPRETED) and not has_class_options(path)
    ]


def has_class_options(path: Path) -> bool:
    """Does a class statement of this module carry options, as msgspec's do? mypyc would silently drop them."""
    classes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    return any(keyword.arg != "metaclass" for node in classes for keyword in node.keywords)


def module_name(path: Path) -> str:
    """``mageknight/kernel/rng.py`` → ``mageknight.kernel.rng``"""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """One hash over the contents of files, the interpreter and the level of optimisation, and any further words."""
    digest = hashlib.sha256("\0".join((sys.version, OPT_LEVEL, *words)).encode())
    for path in paths:
        digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build_extensions() -> None:
    """Run mypyc over all modules and the C compiler over what changed."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildChanged(build_ext):  # type: ignore[misc]
        """The usual command, with our way to the C compiler."""

        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_changed, self.compiler, Semaphore(PROCESSES))
            super().build_extensions()

    os.chdir(BUILD)
    # In the group of a game each C file defines the pointer to the kernel's exports: let the linker see them as one.
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fcommon"
    modules = [str(path) for path in compiled_modules()]
    groups = [([path for path in modules if path.startswith(f"mageknight/{name}/")], name) for name in PACKAGES]
    extensions = mypycify(
        ["--config-file=", "--cache-dir=/dev/null", "--explicit-package-bases", *modules],
        opt_level=OPT_LEVEL,
        debug_level="0",
        separate=[(paths, f"mageknight_{name}") for paths, name in groups if paths],
        multi_file=True,
        target_dir=str(WORK / "c"),
    )
    for extension in extensions if sys.platform.startswith("linux") else ():
        # Calls within a library go straight to their goal instead of through a table; measured, that makes games a sixth faster.
        extension.extra_link_args.append("-Wl,-Bsymbolic")
    folders = [f"--build-temp={WORK / 'objects'}", f"--build-lib={WORK / 'extensions'}"]
    setup(
        name="mageknight-compiled",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildChanged},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={PROCESSES}", *folders],
    )


def compile_changed(
    compiler: Any,
    gate: Semaphore,
    sources: list[str],
    output_dir: str,
    macros: Any,
    include_dirs: list[str],
    debug: bool,
    extra_postargs: list[str],
    depends: list[str],
) -> list[str]:
    """What setuptools does for the C files of one extension, but only for those that changed and several at a time."""
    macros, objects, extra, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, None)
    headers = fingerprint((Path(name) for name in sorted(depends)), *arguments, *extra)

    def compile_one(target: str) -> None:
        source, suffix = build[target]
        key, wanted = Path(f"{target}.key"), fingerprint([Path(source)], headers)
        if not (Path(target).exists() and key.exists() and key.read_text("utf-8") == wanted):
            key.unlink(missing_ok=True)
            with gate:
                compiler._compile(target, source, suffix, arguments, extra, options)
            key.write_text(wanted, "utf-8")

    with ThreadPoolExecutor(PROCESSES) as pool:
        list(pool.map(compile_one, objects))
    return list(objects)


if __name__ == "__main__":
    if sys.argv[1:] == ["--extensions"]:
        build_extensions()
    else:
        main()
