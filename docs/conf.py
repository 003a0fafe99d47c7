"""The documentation site: Markdown through MyST, the Furo theme, nothing fetched from other hosts."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

project = "mageknight"
author = "the mageknight contributors"
release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
# The reference is made from the docstrings, in the order in which things stand in the code.
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"mageknight {release}"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
