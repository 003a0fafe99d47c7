"""The wheel is all a player needs: code, catalogues, content and the built web client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.wheel import with_libraries

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """A wheel built from a copy of the checkout, in which a web client lies where the web build puts it."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", ".gitignore"):
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "web"))
    page = copy / "src" / "mageknight" / "server" / "web" / "index.html"
    page.parent.mkdir()
    page.write_text("<!doctype html>", "utf-8")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "dist"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, check=True, cwd=copy, env=environment, capture_output=True)
    return zipfile.ZipFile(next((copy / "dist").glob("*.whl")))


def test_it_carries_the_web_client_though_git_ignores_it(wheel: zipfile.ZipFile):
    assert "mageknight/server/web/index.html" in wheel.namelist()


def test_it_carries_every_file_of_the_package(wheel: zipfile.ZipFile):
    package = ROOT / "src"
    wanted = {
        str(path.relative_to(package))
        for path in (package / "mageknight").rglob("*")
        if path.is_file() and not {"__pycache__", "web"} & set(path.parts)
    }
    assert wanted <= set(wheel.namelist())


def test_it_carries_licence_and_notice_and_the_command(wheel: zipfile.ZipFile):
    names = {Path(name).name: name for name in wheel.namelist() if ".dist-info/" in name}
    assert {"LICENSE", "NOTICE"} <= set(names)
    assert "mageknight = mageknight.cli.main:app" in wheel.read(names["entry_points.txt"]).decode()


def test_a_compiled_wheel_is_the_same_with_its_libraries_beside(tmp_path: Path, wheel: zipfile.ZipFile):
    library = tmp_path / "compiled" / "mageknight" / "kernel" / "rng.cpython-311-x86_64-linux-gnu.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"machine code")
    made = with_libraries(Path(str(wheel.filename)), tmp_path / "compiled", tmp_path, "cp311-cp311-linux_x86_64")
    assert made.name.endswith("-cp311-cp311-linux_x86_64.whl")
    with zipfile.ZipFile(made) as compiled:
        extra = set(compiled.namelist()) - set(wheel.namelist())
        assert extra == {"mageknight/kernel/rng.cpython-311-x86_64-linux-gnu.so"}
        about = next(name for name in compiled.namelist() if name.endswith(".dist-info/WHEEL"))
        assert "Tag: cp311-cp311-linux_x86_64" in compiled.read(about).decode()
        assert "Root-Is-Purelib: false" in compiled.read(about).decode()
        record = compiled.read(about.replace("WHEEL", "RECORD")).decode().splitlines()
    listed = {line.split(",")[0]: line.split(",") for line in record}
    assert set(listed) == set(compiled.namelist())
    assert listed["mageknight/kernel/rng.cpython-311-x86_64-linux-gnu.so"][2] == "12"
