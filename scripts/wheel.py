"""Build the wheels into dist: one for every machine, and one with the compiled kernel, rules and bots for machines like this one.

    python -m scripts.wheel            # both; the second needs a C compiler and takes some minutes the first time
    python -m scripts.wheel --pure     # the first only

pip takes the compiled one where it fits and the other everywhere else. It is the same package with the shared libraries of
build/compiled beside the modules they were made from.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from scripts import compile as compiling

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WEB = ROOT / "src" / "mageknight" / "server" / "web" / "index.html"


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--pure"]):
        sys.exit(__doc__)
    if not WEB.exists():
        sys.exit("The web client is not built; run make setup first.")
    pure = build_pure(DIST)
    print(pure.relative_to(ROOT))
    if not arguments:
        compiling.main()
        print(with_libraries(pure, compiling.BUILD, DIST, platform_tag()).relative_to(ROOT))


def build_pure(folder: Path) -> Path:
    """The wheel for every machine."""
    for old in folder.glob("mageknight-*.whl"):
        old.unlink()
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    command = [uv, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([*command, "--out-dir", str(folder)], check=True, cwd=ROOT)
    (made,) = folder.glob("mageknight-*-py3-none-any.whl")
    return made


def platform_tag() -> str:
    """Which interpreters and machines can load what was compiled here."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def with_libraries(pure: Path, compiled: Path, folder: Path, tag: str) -> Path:
    """A copy of a wheel with the shared libraries below `compiled`, for machines of this tag."""
    libraries = sorted([path for path in compiled.rglob("*") if path.suffix in (".so", ".pyd")])
    if not libraries:
        sys.exit("Nothing was compiled.")
    target = folder / pure.name.replace("py3-none-any", tag)
    with zipfile.ZipFile(pure) as source, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as out:
        rows: list[str] = []
        record = ""
        for item in source.infolist():
            content = source.read(item)
            if item.filename.endswith(".dist-info/RECORD"):
                record = item.filename
                continue
            if item.filename.endswith(".dist-info/WHEEL"):
                content = _retagged(content.decode(), tag).encode()
            out.writestr(item, content)
            rows.append(_row(item.filename, content))
        for path in libraries:
            name, content = path.relative_to(compiled).as_posix(), path.read_bytes()
            item = zipfile.ZipInfo(name)
            item.external_attr = 0o755 << 16
            out.writestr(item, content, zipfile.ZIP_DEFLATED)
            rows.append(_row(name, content))
        out.writestr(record, "".join([*rows, f"{record},,\n"]))
    return target


def _retagged(text: str, tag: str) -> str:
    return text.replace("Tag: py3-none-any", f"Tag: {tag}").replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")


def _row(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
