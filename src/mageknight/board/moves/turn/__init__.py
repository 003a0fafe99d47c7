"""The moves about turns themselves: Tactics, what comes before a turn, its end, rests, assaults agreed on."""
