"""Migrations of the database, one file for each change, numbered."""
