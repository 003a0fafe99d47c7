# Scenarios and variants of the board game.

board-do-remove-tactic = Remove Tactic { $number }, { $tactic }, from the game
board-ask-tactic-removal = Which of the Tactics you used leaves the game for good?
board-score-goal-leaders = Every player leads a city
refusal-board-tactic-not-used = Only a Tactic a player used this round can be removed.
