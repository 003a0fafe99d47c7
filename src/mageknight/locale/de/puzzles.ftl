# Rätsel: ihre Namen und Ziele, und was an einer Rätseldatei nicht stimmt.

puzzle-title = { $kind } { $number }
puzzle-kind-board-fight = Kampf
puzzle-kind-minis-volley = Salve
puzzle-goal-unhurt = Besiege alle Gegner ohne eine einzige Wunde.
puzzle-goal-victory = Besiege alle Gegner, koste es, was es wolle.
puzzle-goal-eliminate = Schalte { $figure } in diesem Spielzug aus.
puzzle-goal-eliminate-both = Schalte { $figure } und { $other } in diesem Spielzug aus.
puzzle-goal-clicks = { $count ->
    [one] Füge in diesem Spielzug einen Klick Schaden zu.
   *[other] Füge in diesem Spielzug { $count } Klicks Schaden zu.
  }
refusal-puzzle-unknown = Ein Rätsel { $name } gibt es nicht. Es gibt: { $known }.
refusal-puzzle-no-name = { $file }, Zeile { $line }: Ein Rätsel braucht einen Namen, der mit einer Zahl endet (puzzle: mein-duell-1).
refusal-puzzle-no-situation = { $file }, Zeile { $line }: Ein Rätsel braucht eine Situation.
refusal-puzzle-no-goal = { $file }, Zeile { $line }: Ein Rätsel braucht ein Ziel.
refusal-puzzle-wrong-grade = { $file }, Zeile { $line }: Die Schwierigkeit ist 1 bis 5, nicht { $grade }.
refusal-puzzle-unknown-goal = Ein Ziel { $goal } gibt es in diesem Spiel nicht. Es gibt: { $known }.
refusal-puzzle-wrong-goal = Das Ziel ist nicht zu lesen: { $goal }.
refusal-puzzle-other-dice = Dafür wären andere Würfel nötig als der nächste Wurf dieses Rätsels. Finde einen Weg mit den Würfen, die du siehst.
refusal-puzzle-no-solution = Ein Rätsel braucht eine Lösung.
refusal-puzzle-unsolved = Die Lösung erreicht das Ziel nicht.
