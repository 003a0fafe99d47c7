"""The files for hosts: the container's stages have what they use, the unit and the proxy say what the server can do."""

from __future__ import annotations

import configparser
import fnmatch
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETTING = re.compile(r"MAGEKNIGHT_([A-Z_]+)")


def stages() -> dict[str, list[list[str]]]:
    """The instructions of each stage of the Containerfile, by its name (the last one has none)."""
    text = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    found: dict[str, list[list[str]]] = {}
    name = ""
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["FROM"]:
            name = words[3] if "AS" in words else ""
            found[name] = []
        elif words and not line.startswith("#"):
            found[name].append(words)
    return found


def copied(stage: str) -> list[str]:
    """What a stage copies from the checkout."""
    lines = [words[1:-1] for words in stages()[stage] if words[0] == "COPY" and not words[1].startswith("--from")]
    return [source for line in lines for source in line]


def is_ignored(path: str) -> bool:
    """Whether .containerignore keeps a file of the checkout out."""
    out = False
    for rule in (ROOT / ".containerignore").read_text("utf-8").split():
        plain = rule.removeprefix("!").removeprefix("**/")
        parts = path.split("/")
        starts = ["/".join(parts[:end]) for end in range(1, len(parts) + 1)]
        names = parts if "**/" in rule else starts
        if any(fnmatch.fnmatch(name, plain) for name in names):
            out = not rule.startswith("!")
    return out


@pytest.mark.parametrize("stage", ["web", "package", ""])
def test_every_stage_copies_what_is_there_and_not_kept_out(stage: str):
    assert copied(stage)
    for source in copied(stage):
        assert (ROOT / source).exists(), source
        inside = [source] if (ROOT / source).is_file() else [str(path.relative_to(ROOT)) for path in files_of(source)]
        assert inside
        assert not all(is_ignored(path) for path in inside), source


def files_of(folder: str) -> list[Path]:
    return [path for path in (ROOT / folder).rglob("*") if path.is_file() and "node_modules" not in path.parts]


def test_the_web_stage_has_every_file_the_build_reads_outside_its_folder():
    """Paths in vite's own files that lead out of web/."""
    read = set()
    for file in [ROOT / "web" / "vite.config.ts", *(ROOT / "web" / "plugins").glob("*.ts")]:
        for named in re.findall(r"resolve\(import\.meta\.dirname, '([^']+)'\)", file.read_text("utf-8")):
            path = (file.parent / named).resolve()
            if not path.is_relative_to(ROOT / "web"):
                read.add(path.relative_to(ROOT))
    assert len(read) >= 3, "vite's files no longer name what they read this way"
    there = [Path(source) for source in copied("web")]
    for path in read:
        assert any(path.is_relative_to(source) for source in there), f"{path} is not copied"
        assert not is_ignored(str(path / "x.tsv") if (ROOT / path).is_dir() else str(path)), f"{path} is kept out"


def test_what_must_stay_at_home_is_kept_out():
    for path in (".git/config", ".venv/bin/python", "docs/conf.py", "web/node_modules/x/y.js", "tests/a.py"):
        assert is_ignored(path), path
    assert not is_ignored("docs/rules/rebellion.tsv")
    assert not is_ignored("src/mageknight/server/app.py")


def test_the_container_keeps_its_data_in_one_volume_and_has_no_rights():
    last = stages()[""]
    words = {line[0]: line[1:] for line in last}
    assert words["VOLUME"] == ["/data"]
    assert words["USER"] == ["mageknight"]
    assert "MAGEKNIGHT_DATA=/data" in words["ENV"]
    assert "PYTHONDONTWRITEBYTECODE=1" in words["ENV"], "the root may be read-only"


def test_settings_named_for_hosts_exist():
    from mageknight.server.settings import Settings

    pages = [ROOT / "Containerfile", *(ROOT / "deploy").iterdir(), *(ROOT / "docs" / "hosts").glob("*.md")]
    others = {"SETTINGS", "CONTENT", "CHROMIUM"}
    for page in pages:
        named = {
            name.lower() for name in SETTING.findall(page.read_text("utf-8")) if name.strip("_") and name not in others
        }
        assert named <= set(Settings.model_fields), page.name


def test_the_settings_page_names_every_setting_with_its_default():
    from mageknight.server.settings import Settings

    text = (ROOT / "docs" / "hosts" / "settings.md").read_text("utf-8")
    rows = {
        name: line
        for line in text.splitlines()
        for name in re.findall(r"`([a-z_]+)`", line.split("|")[1] if "|" in line else "")
    }
    assert set(Settings.model_fields) <= set(rows)
    for name, field in Settings.model_fields.items():
        if isinstance(field.default, str) and "/" in field.default:
            assert f"`{field.default}`" in rows[name], name


def test_the_unit_restarts_watches_and_lets_the_server_have_its_files():
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((ROOT / "deploy" / "mageknight.service").read_text("utf-8"))
    service = unit["Service"]
    assert (service["Type"], service["Restart"]) == ("notify", "always")
    assert int(service["WatchdogSec"]) > 30
    assert int(service["LimitNOFILE"]) >= 65536
    assert service["StateDirectory"] == "mageknight"


@pytest.mark.parametrize(
    "directive",
    ["client_header_timeout", "client_body_timeout", "limit_conn ", "limit_req ", "client_max_body_size 4m"],
)
def test_the_proxy_has_limits_of_its_own(directive: str):
    assert directive in (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
