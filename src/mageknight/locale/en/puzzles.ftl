# Puzzles: their names and goals, and what is wrong with a puzzle file.

puzzle-title = { $kind } { $number }
puzzle-kind-board-fight = Fight
puzzle-kind-minis-volley = Volley
puzzle-goal-unhurt = Defeat every enemy without a single Wound.
puzzle-goal-victory = Defeat every enemy, whatever it costs.
puzzle-goal-eliminate = Eliminate { $figure } this turn.
puzzle-goal-eliminate-both = Eliminate { $figure } and { $other } this turn.
puzzle-goal-clicks = { $count ->
    [one] Deal a click of damage this turn.
   *[other] Deal { $count } clicks of damage this turn.
  }
refusal-puzzle-unknown = There is no puzzle { $name }. There are: { $known }.
refusal-puzzle-no-name = { $file }, line { $line }: A puzzle needs a name that ends with a number (puzzle: my-fight-1).
refusal-puzzle-no-situation = { $file }, line { $line }: A puzzle needs a situation.
refusal-puzzle-no-goal = { $file }, line { $line }: A puzzle needs a goal.
refusal-puzzle-wrong-grade = { $file }, line { $line }: The grade is 1 to 5, not { $grade }.
refusal-puzzle-unknown-goal = There is no goal { $goal } in this game. There are: { $known }.
refusal-puzzle-wrong-goal = The goal cannot be read: { $goal }.
refusal-puzzle-other-dice = That would need other dice than the next throw of this puzzle. Find a way with the throws you are shown.
refusal-puzzle-no-solution = A puzzle needs a solution.
refusal-puzzle-unsolved = The solution does not reach the goal.
