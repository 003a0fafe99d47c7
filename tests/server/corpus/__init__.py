"""Backups of servers of earlier days; every later version must be able to go on with them.

    python -m tests.server.corpus NAME

plays a match to its end and another to its middle on a fresh server and stores the backup as ``NAME.mkbackup``.
"""
