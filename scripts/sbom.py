"""List what this program is made of, with versions, hashes and licences: build/sbom.json (CycloneDX) and build/licences.txt.

    python -m scripts.sbom

What is locked in requirements.txt and requirements-postgres.txt is looked up in the virtual environment for its licence; of the web
client count the packages that end up in its pages. A package whose licence nobody states is named at the end, and the
status is then 1.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOCKS = ("requirements.txt", "requirements-postgres.txt")
ENTRY = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)(\[[a-z,]+\])?==(?P<version>[^ ;\\]+)(?P<rest>.*)$")
ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""Licences of packages that are only installed on other systems than the one this runs on."""

Component = dict[str, Any]


def main() -> None:
    components = sorted([*python_packages(), *web_packages()], key=lambda one: str(one["purl"]))
    BUILD.mkdir(exist_ok=True)
    (BUILD / "sbom.json").write_text(json.dumps(document(components), indent=1) + "\n", "utf-8")
    lines = [f"{one['name']} {one['version']}: {licence_of(one) or '?'}" for one in components]
    (BUILD / "licences.txt").write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{len(components)} packages: build/sbom.json, build/licences.txt")
    unknown = [str(one["name"]) for one in components if not licence_of(one)]
    if unknown:
        sys.exit(f"Nobody says which licence these have: {', '.join(unknown)}")


def document(components: list[Component]) -> dict[str, Any]:
    """The parts in the form other programs read."""
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    version = re.search(r'^version = "(.+)"', project, re.MULTILINE)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "mageknight",
                "version": version[1] if version else "0",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
    }


def python_packages() -> list[Component]:
    """What the lock files name, once each."""
    found: dict[str, Component] = {}
    for lock in LOCKS:
        for line in (ROOT / lock).read_text("utf-8").replace("\\\n", " ").splitlines():
            entry = ENTRY.match(line)
            if entry is None:
                continue
            hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", entry["rest"])
            name, version = entry["name"], entry["version"].strip()
            found[name.lower()] = component(f"pkg:pypi/{name}@{version}", name, version, python_licence(name), hashes)
    return list(found.values())


def python_licence(name: str) -> str:
    """What a package says about its licence, in the newest way it says it."""
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ELSEWHERE.get(name.lower(), "")
    stated = "".join(about.get_all("License-Expression") or [])
    classified = [
        line.rsplit(" :: ", 1)[-1] for line in about.get_all("Classifier") or [] if line.startswith("License :: ")
    ]
    loose = "".join(about.get_all("License") or []).strip().splitlines()
    return stated or " OR ".join([each for each in classified if each != "OSI Approved"]) or (loose[0] if loose else "")


def web_packages() -> list[Component]:
    """What the web client takes from others and sends to browsers."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    found = []
    for path, package in lock["packages"].items():
        if path and not package.get("dev") and not package.get("link"):
            name = path.rpartition("node_modules/")[2]
            licence = package.get("license") or web_licence(path)
            found.append(component(f"pkg:npm/{name}@{package['version']}", name, package["version"], licence, []))
    return found


def web_licence(path: str) -> str:
    about = ROOT / "web" / path / "package.json"
    return str(json.loads(about.read_text("utf-8")).get("license", "")) if about.exists() else ""


def component(purl: str, name: str, version: str, licence: str, hashes: list[str]) -> Component:
    made: Component = {"type": "library", "name": name, "version": version, "purl": purl}
    if licence:
        made["licenses"] = [{"license": {"name": licence}}]
    if hashes:
        made["hashes"] = [{"alg": "SHA-256", "content": each} for each in hashes]
    return made


def licence_of(one: Component) -> str:
    return str(one["licenses"][0]["license"]["name"]) if "licenses" in one else ""


if __name__ == "__main__":
    main()
