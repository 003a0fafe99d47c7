"""The rule ledger: which rules of the books, and which pieces of content, a test shows.

`python -m tools.ledger rules` and `python -m tools.ledger content`; see docs/rules/README.md.
"""
