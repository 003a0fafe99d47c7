# The surroundings of a hero, for players who use a screen reader.

board-survey-here = You are at { $space }.
board-survey-with-you = { $player } is here too.
board-survey-unknown = { $direction }: not explored
board-survey-near = { $direction }: { $space }
board-survey-far =
    { $count ->
        [one] { $what }: next to you, { $direction }
       *[other] { $what }: { $count } spaces { $direction }
    }
board-survey-right-here = { $what }: right here
board-survey-summons = summons
board-survey-attack = { $value } { $element }
board-survey-strength = { $enemy }, attack { $attacks }, armor { $armor }
board-survey-at = { $what } ({ $place })

board-map-row = { $row }
board-map-sign = { $sign } { $what }
board-map-legend = { $signs }
board-map-enemies = A row begins with the place of its westernmost space. ! enemies face up, ? enemies face down.
