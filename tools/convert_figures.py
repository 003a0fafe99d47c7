"""Convert the collected figure facts into the package's own format, one file a set.

    python -m tools.convert_figures ../shared/facts/minis/figures

The files under ``minis/content/figures`` are the truth afterwards; this tool stays so that the step can be repeated and
read. It writes nothing but figures: abilities, factions and bases are kept by hand.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

TARGET = Path(__file__).resolve().parent.parent / "src" / "mageknight" / "minis" / "content" / "figures"
DEFAULTS = {"arc": 90, "range": 0, "targets": 1, "base": "round", "start": 0}


def word(name: str) -> str:
    """A name as an id: ``Flame/Lightning`` becomes ``flame-lightning``."""
    return "".join(c if c.isalnum() else "-" for c in name.lower())


def click(row: list[Any]) -> str:
    """Four values, each with its ability if it has one."""
    return " ".join(f"{row[i]}:{word(row[4 + i])}" if row[4 + i] else str(row[i]) for i in range(4))


def figure(fact: dict[str, Any]) -> dict[str, Any]:
    """One figure in our format; what equals the default of the format is left out."""
    sheet: dict[str, Any] = {key: fact[key] for key in ("number", "name", "rank", "points")}
    sheet["factions"] = [word(each) for each in fact["factions"]]
    sheet |= {key: fact[key] for key, default in DEFAULTS.items() if fact[key] != default}
    unsure = fact.get("uncertain", [])
    doubts = ["base"] * bool(fact.get("base_inferred")) + ["dial"] * any(each != "targets" for each in unsure)
    doubts += ["targets"] * ("targets" in unsure)
    if doubts:
        sheet["uncertain"] = doubts
    sheet["dial"] = [click(row) for row in fact["dial"]]
    if len(fact["dial"]) != fact["live_clicks"]:
        raise ValueError(f"{fact['id']}: {len(fact['dial'])} clicks, but {fact['live_clicks']} announced")
    return sheet


def convert(source: Path) -> str:
    """The whole file of one set: a head, then one figure a line."""
    fact = json.loads(source.read_text("utf-8"))
    head: dict[str, Any] = {"set": fact["set"], "title": fact["title"]}
    if fact["missing"]:
        head["missing"] = fact["missing"]
    lines = [json.dumps(figure(each), ensure_ascii=False, separators=(",", ":")) for each in fact["figures"]]
    opening = json.dumps(head, ensure_ascii=False, separators=(",", ":"))[:-1]
    return opening + ',"figures":[\n' + ",\n".join(lines) + "\n]}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("facts", type=Path, help="folder with one JSON file a set")
    folder = parser.parse_args().facts
    for source in sorted(folder.glob("*.json")):
        if source.name != "corrections.json":
            (TARGET / source.name.replace("_", "-")).write_text(convert(source), "utf-8")


if __name__ == "__main__":
    main()
