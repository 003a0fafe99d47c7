"""The rules of castles: planning, portals, attacks on sections, their fall, fights at stairs."""
