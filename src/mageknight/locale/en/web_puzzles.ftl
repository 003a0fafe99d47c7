# Puzzles in the browser: the page of all, the card beside the table.

web-puzzles = Puzzles
web-puzzles-about = One turn, one goal, nothing left to luck: every puzzle can be solved with what lies on the table. Try as often as you like.
web-puzzles-solved = { $solved } of { $count } solved
web-puzzle = Puzzle
web-puzzle-number = Puzzle { $number } of { $count }
web-puzzle-grade = Difficulty { $grade } of 5
web-puzzle-done = solved
web-puzzle-dice = The next throws:
web-puzzle-solved = Solved!
web-puzzle-missed = That did not do it. Take it back or try again.
web-puzzle-leave = All puzzles
web-puzzle-show = Show a step
web-puzzle-again = From the start
web-puzzle-next = Next puzzle
web-puzzle-share = Share
web-puzzle-copied = Copied
