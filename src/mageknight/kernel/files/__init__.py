"""Content files: folders of users, strict decoding, and what is wrong with a file."""

from __future__ import annotations
