# Puzzles: their names and goals, and what is wrong with a puzzle file.

puzzle-title = { $kind } { $number }
puzzle-kind-board-fight = Fight
puzzle-kind-board-march = Road
puzzle-kind-minis-volley = Volley
puzzle-kind-minis-objective = Objective
puzzle-made = “{ $title }”
puzzle-goal-unhurt = Defeat every enemy without a single Wound.
puzzle-goal-victory = Defeat every enemy, whatever it costs.
puzzle-goal-reach = Get here before your turn ends: { $place }.
puzzle-place = { $count ->
    [one] the { $site } next to you in the { $direction }
   *[other] the { $site } { $count } spaces to the { $direction }
}
puzzle-goal-eliminate = Eliminate { $figure } this turn.
puzzle-goal-eliminate-both = Eliminate { $figure } and { $other } this turn.
puzzle-goal-hold = { $count ->
    [one] Take the objective: control it when your turn ends.
   *[other] Take objective { $number }: control it when your turn ends.
}
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
refusal-puzzle-unsound = The position of this puzzle cannot be set up under today’s rules.
refusal-puzzle-nobody-decides = A puzzle needs a position in which exactly one player has to decide.
refusal-puzzle-no-way = Nothing you can do here reaches that goal without luck: every line of play was tried.
refusal-puzzle-not-yours = While a game runs, a puzzle can only be made of a position in which you have to decide.
refusal-puzzle-no-title = A puzzle needs a title.
refusal-puzzle-too-many = You keep { $most } puzzles already. Take one away first.
refusal-puzzle-gone = This puzzle does not exist, or its maker has taken it away.
cli-about-puzzle = List the puzzles, solve one at this terminal, or make one of a saved match.
cli-option-puzzle = Which puzzle, by its name or as a file; without it all are listed.
cli-option-from = A saved match: make a puzzle of its last position.
cli-option-goal = What is to be done there; without it, what could be asked is listed.
cli-option-puzzle-out = Where the puzzle is written; mine.puzzle if nothing is said.
cli-puzzle-begin = Solve one with: mageknight puzzle NAME
cli-puzzle-missed = That did not do it. Try it again.
cli-puzzle-hint = The solution does this: { $what }.
cli-puzzle-proved = It can be solved: a way to the goal was found. Difficulty { $grade } of 5.
cli-puzzle-written = Written to { $file }. Solve it with: mageknight puzzle { $file }
