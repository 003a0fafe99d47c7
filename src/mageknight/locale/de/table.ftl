# Der Tisch des Tabletop-Spiels: was einer Figur oder einer Schusslinie im Weg ist, und Längen.

table-inches = { $whole },{ $rest }″
table-figure = Figur { $number }
minis-terrain-clear = freies Gelände
minis-terrain-concealing = verbergendes Gelände
minis-terrain-chasm = Abgrund

## Bewegungen und Plätze

refusal-table-legal = Nichts spricht dagegen.
refusal-table-base-in-way = Der Weg führt über die Basis von { $first }.
refusal-table-between = Der Weg führt zwischen { $first } und { $second } hindurch, deren Basen sich berühren.
refusal-table-solid-in-way = Hier ist kein Durchkommen: { $first } versperrt den Weg.
refusal-table-cliff = Hinauf und hinab führen hier nur Treppen und Leitern: { $first }.
refusal-table-must-stop = Die Figur muss vor dem Ende dieses Weges anhalten: { $first }.
refusal-table-too-far = Der Weg misst { $length }; die Figur darf sich { $allowed }″ weit bewegen.
refusal-table-off-table = Die Basis muss ganz auf dem Tisch liegen.
refusal-table-on-base = Hier ist kein Platz: Die Basis läge auf { $first }.
refusal-table-on-solid = Hier kann keine Figur stehen: { $first }.
refusal-table-on-wall = Darauf kann keine Figur stehen bleiben: { $first }.
refusal-table-bad-path = Das ist kein Weg von dort, wo die Figur steht.
refusal-table-no-way = Mit dieser Bewegung führt kein Weg dorthin.
refusal-table-not-together = Am Ende der Bewegung muss jedes Mitglied einer Formation ein anderes berühren; { $first } tut es nicht.
refusal-table-split = Die Formation darf nicht in Gruppen zerfallen.
refusal-table-on-token = Hier ist kein Platz: Ein Flugzylinder darf kein Missionsziel berühren.
refusal-table-under-stand = Hier ist kein Platz: Die Basis läge unter dem Flugzylinder von { $first }.
refusal-table-not-straight = Diese Basis zieht geradeaus oder, so wie sie steht, gerade zurück.
refusal-table-must-stop-at = Der Weg endet, wo { $first } berührt wird.

## Was eine Schusslinie kreuzt

table-crossing-base = kreuzt die Basis von { $what }: blockiert
table-crossing-blocking = kreuzt { $what }: blockiert
table-crossing-elevated = kreuzt { $what }: blockiert
table-crossing-hindering = führt durch { $what }: Verteidigung +1
table-crossing-wall = führt über { $what }: Verteidigung +1
table-crossing-base-below = führt hoch über die Basis von { $what }: ohne Wirkung
table-crossing-not-elevated = führt hoch über { $what }: ohne Wirkung
table-crossing-edge = verlässt { $what } am Rand: ohne Wirkung
table-crossing-wall-touched = führt über { $what }, an der der Schütze steht: ohne Wirkung
table-crossing-own-elevation = führt über { $what }: ohne Wirkung

# What the ground at the end of a way means.
table-note-slow = auf { $piece }: die nächste Bewegung ist halbiert
table-note-high = oben auf { $piece }
