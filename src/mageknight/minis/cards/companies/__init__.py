"""Abilities of the members of adventuring companies, one file each."""
