"""The moves of any moment of a turn: cards, units, skills, Tactics, banners, mana, Healing."""
