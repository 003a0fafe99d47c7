# The miniatures table: what stands in the way of a figure or a line of fire, and lengths.

table-inches = { $whole }.{ $rest }″
table-figure = figure { $number }
minis-terrain-clear = clear terrain
minis-terrain-concealing = concealing terrain
minis-terrain-chasm = chasm

## Moves and places

refusal-table-legal = Nothing prevents it.
refusal-table-base-in-way = The path crosses the base of { $first }.
refusal-table-between = The path passes between { $first } and { $second }, whose bases touch.
refusal-table-solid-in-way = There is no way through: { $first } bars the path.
refusal-table-cliff = Only stairs or ladders lead up and down here: { $first }.
refusal-table-must-stop = The figure must stop before the end of this path: { $first }.
refusal-table-too-far = The path measures { $length }; the figure may move { $allowed }″.
refusal-table-off-table = The base must lie on the table with its whole width.
refusal-table-on-base = There is no room: the base would lie on { $first }.
refusal-table-on-solid = A figure cannot stand here: { $first }.
refusal-table-on-wall = A figure cannot rest on top of this: { $first }.
refusal-table-bad-path = This path does not begin where the figure stands.
refusal-table-no-way = No way leads there within the figure’s movement.
refusal-table-not-together = At the end of its move each member of a formation must touch another; { $first } does not.
refusal-table-split = The formation may not break up into groups.
refusal-table-on-token = There is no room: a flight stand may not touch an objective.
refusal-table-under-stand = There is no room: the base would lie beneath the flight stand of { $first }.
refusal-table-not-straight = This base goes straight ahead, or straight back as it stands.
refusal-table-must-stop-at = The way ends where { $first } is touched.

## What a line of fire crosses

table-crossing-base = crosses the base of { $what }: blocked
table-crossing-blocking = crosses { $what }: blocked
table-crossing-elevated = crosses { $what }: blocked
table-crossing-hindering = passes through { $what }: defense +1
table-crossing-wall = passes over { $what }: defense +1
table-crossing-base-below = passes above the base of { $what }: no effect
table-crossing-not-elevated = passes above { $what }: no effect
table-crossing-edge = leaves { $what } at its edge: no effect
table-crossing-wall-touched = passes over { $what }, which the firer touches: no effect
table-crossing-own-elevation = runs over { $what }: no effect

# What the ground at the end of a way means.
table-note-slow = on { $piece }: half speed at the next move
table-note-high = up on { $piece }
