"""Backups of servers of earlier days; every later version must be able to go on with them.

    python -m tests.server.corpus NAME

plays a match to its end, another to its middle, and the beginning of one of every game on a fresh server, and
stores the backup as ``NAME.mkbackup``.
"""
