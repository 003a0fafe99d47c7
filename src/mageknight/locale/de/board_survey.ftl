# Die Umgebung eines Helden, für alle, die nach Gehör spielen.

board-survey-here = Du stehst auf { $space }.
board-survey-with-you = { $player } steht auch hier.
board-survey-unknown = { $direction }: nicht erkundet
board-survey-near = { $direction }: { $space }
board-survey-far =
    { $count ->
        [one] { $what }: gleich neben dir, { $direction }
       *[other] { $what }: { $count } Felder, { $direction }
    }
board-survey-right-here = { $what }: genau hier
board-survey-summons = beschwört
board-survey-attack = { $value } { $element }
board-survey-strength = { $enemy }, Angriff { $attacks }, Rüstung { $armor }
board-survey-at = { $what } ({ $place })

board-map-row = { $row }
board-map-sign = { $sign } { $what }
board-map-legend = { $signs }
board-map-enemies = Am Anfang jeder Reihe steht der Ort ihres westlichsten Feldes. ! offene Gegner, ? verdeckte Gegner.
