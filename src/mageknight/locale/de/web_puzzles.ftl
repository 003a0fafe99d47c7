# Rätsel im Browser: die Seite mit allen, die Karte am Tisch.

web-puzzles = Rätsel
web-puzzles-about = Ein Zug, ein Ziel, kein Glück: Jedes Rätsel lässt sich mit dem lösen, was auf dem Tisch liegt. Versuch es, so oft du willst.
web-puzzles-solved = { $solved } von { $count } gelöst
web-puzzle = Rätsel
web-puzzle-number = Rätsel { $number } von { $count }
web-puzzle-grade = Schwierigkeit { $grade } von 5
web-puzzle-done = gelöst
web-puzzle-dice = Die nächsten Würfe:
web-puzzle-solved = Gelöst!
web-puzzle-missed = So ging es nicht. Nimm etwas zurück oder fang von vorn an.
web-puzzle-leave = Alle Rätsel
web-puzzle-show = Einen Schritt zeigen
web-puzzle-again = Von vorn
web-puzzle-next = Nächstes Rätsel
web-puzzle-share = Teilen
web-puzzle-copied = Kopiert
