# Das Schlachtfeld, für alle, die nach Gehör spielen.

minis-direction-n = Norden
minis-direction-ne = Nordosten
minis-direction-e = Osten
minis-direction-se = Südosten
minis-direction-s = Süden
minis-direction-sw = Südwesten
minis-direction-w = Westen
minis-direction-nw = Nordwesten
minis-survey-here = { $figure }: { $place }, Ausrichtung { $facing }°
minis-survey-here-touching = { $figure }: { $place }, Ausrichtung { $facing }°, in Basenkontakt mit { $others }
minis-survey-apart = { $figure } bis { $other }: { $length }, Richtung { $direction } ({ $degrees }°)
minis-survey-struck = { $foe } kann { $figure } im Nahkampf treffen ({ $length })
minis-survey-shot = { $foe } kann { $figure } aus der Ferne treffen ({ $length })
minis-map-row = { $row }
minis-map-sign = { $sign } { $what }
minis-map-legend = { $signs }
minis-map-figure = { $figure } ({ $direction })
minis-map-side = { $player }, mit der Richtung, in die jeder blickt: { $figures }
minis-map-objective = Missionsziel
