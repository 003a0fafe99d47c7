# The battlefield, for players who use a screen reader.

minis-direction-n = north
minis-direction-ne = north-east
minis-direction-e = east
minis-direction-se = south-east
minis-direction-s = south
minis-direction-sw = south-west
minis-direction-w = west
minis-direction-nw = north-west
minis-survey-here = { $figure }: { $place }, facing { $facing }°
minis-survey-here-touching = { $figure }: { $place }, facing { $facing }°, in contact with { $others }
minis-survey-apart = { $figure } to { $other }: { $length } { $direction } ({ $degrees }°)
minis-survey-struck = { $foe } can strike { $figure } ({ $length })
minis-survey-shot = { $foe } can hit { $figure } from afar ({ $length })
minis-map-row = { $row }
minis-map-sign = { $sign } { $what }
minis-map-legend = { $signs }
minis-map-figure = { $figure } ({ $direction })
minis-map-side = { $player }, with the direction each looks: { $figures }
minis-map-objective = objective
