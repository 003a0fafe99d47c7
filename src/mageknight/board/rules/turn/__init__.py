"""The course of turns and Rounds: playing cards, resting, drawing, levels, skills and Tactics."""
