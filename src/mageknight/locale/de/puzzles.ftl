# Rätsel: ihre Namen und Ziele, und was an einer Rätseldatei nicht stimmt.

puzzle-title = { $kind } { $number }
puzzle-kind-board-fight = Kampf
puzzle-kind-board-march = Weg
puzzle-kind-minis-volley = Salve
puzzle-kind-minis-objective = Missionsziel
puzzle-made = „{ $title }“
puzzle-goal-unhurt = Besiege alle Gegner ohne eine einzige Wunde.
puzzle-goal-victory = Besiege alle Gegner, koste es, was es wolle.
puzzle-goal-reach = Sei vor dem Ende deines Zuges hier: { $place }.
puzzle-place = { $count ->
    [one] { $site } gleich neben dir ({ $direction })
   *[other] { $site }, { $count } Felder entfernt ({ $direction })
}
puzzle-goal-eliminate = Schalte { $figure } in diesem Spielzug aus.
puzzle-goal-eliminate-both = Schalte { $figure } und { $other } in diesem Spielzug aus.
puzzle-goal-hold = { $count ->
    [one] Nimm das Missionsziel: Kontrolliere es am Ende deines Spielzugs.
   *[other] Nimm Missionsziel { $number }: Kontrolliere es am Ende deines Spielzugs.
}
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
refusal-puzzle-unsound = Die Stellung dieses Rätsels lässt sich nach den heutigen Regeln nicht aufbauen.
refusal-puzzle-nobody-decides = Ein Rätsel braucht eine Stellung, in der genau ein Spieler entscheiden muss.
refusal-puzzle-no-way = Ohne Glück führt hier nichts zu diesem Ziel: Alle Spielweisen wurden ausprobiert.
refusal-puzzle-not-yours = Solange ein Spiel läuft, lässt sich nur aus einer Stellung ein Rätsel machen, in der du entscheiden musst.
refusal-puzzle-no-title = Ein Rätsel braucht einen Titel.
refusal-puzzle-too-many = Du hast schon { $most } Rätsel. Nimm zuerst eines weg.
refusal-puzzle-gone = Dieses Rätsel gibt es nicht, oder wer es gemacht hat, hat es weggenommen.
cli-about-puzzle = Die Rätsel auflisten, eines an diesem Terminal lösen oder eines aus einer gespeicherten Partie machen.
cli-option-puzzle = Welches Rätsel, mit seinem Namen oder als Datei; ohne Angabe werden alle aufgelistet.
cli-option-from = Eine gespeicherte Partie: aus ihrer letzten Stellung ein Rätsel machen.
cli-option-goal = Was dort zu tun ist; ohne Angabe wird aufgelistet, was zu fragen wäre.
cli-option-puzzle-out = Wohin das Rätsel geschrieben wird; ohne Angabe nach mine.puzzle.
cli-puzzle-begin = So beginnst du eines: mageknight puzzle NAME
cli-puzzle-missed = Das hat nicht gereicht. Versuch es noch einmal.
cli-puzzle-hint = Die Lösung macht dies: { $what }.
cli-puzzle-proved = Es ist lösbar: Ein Weg zum Ziel ist gefunden. Schwierigkeit { $grade } von 5.
cli-puzzle-written = Geschrieben nach { $file }. So löst du es: mageknight puzzle { $file }
