# Armies and content of the miniatures game: what is wrong with a file or a list, and what the army commands say.

## Problems of content files

minis-problem = { $place }: { $reason }
minis-place-file = { $file }
minis-place-line = { $file }, line { NUMBER($line, useGrouping: 0) }
minis-place-field = { $file }, line { NUMBER($line, useGrouping: 0) }, { $field }
minis-problem-not-utf8 = The file is not text in UTF-8.
minis-problem-not-json = This is not well-formed JSON.
minis-problem-type = Expected is { $expected }.
minis-problem-unknown-field = There is no such field; known are: { $known }.
minis-problem-missing-field = The field “{ $name }” is missing.
minis-problem-unknown-word = “{ $word }” is not known; known are: { $known }.
minis-problem-number-twice = The number { $number } is used twice in this set.
minis-problem-name-twice = The name “{ $name }” is already taken.
minis-problem-too-many-figures = A set holds at most { NUMBER($most, useGrouping: 0) } figures.
minis-problem-start = The starting click must be one of the { $clicks } clicks of the dial, counted from 0.
minis-problem-click = “{ $click }” is not a click: it takes speed, attack, defense and damage, such as “8:flight 7 15 1”.
minis-problem-value = A { $slot } of { $value } is more than a dial can show; the limit is { $most }.
minis-problem-ability-slot = The ability { $ability } belongs to the { $right } value, not to { $slot }.
minis-problem-nexus-twice = “{ $click }” has two abilities for the nexus; there is room for one.
minis-problem-outline = The corners do not bound an area: sides cross or lie on one line.
minis-problem-too-large = A terrain piece measures at most { $most } inches each way.
minis-problem-access-kind = Only abrupt elevated terrain has stairs and ladders.
minis-problem-access-place = Both ends of stairs or a ladder must lie on one side of the piece.
minis-problem-areas-kind = Only elevated terrain can carry other terrain.
minis-problem-areas-place = What stands on a piece must lie inside its outline and bound an area.
minis-problem-off-table = The piece reaches beyond the table.
minis-problem-in-starting-area = The piece lies in a starting area.
minis-problem-too-close = The piece lies less than { $inches } inches from another one.
minis-problem-near-objective = The piece lies less than { $inches } inches from the objective in the middle.
minis-problem-only-blocking = The quick-start game knows no terrain but blocking terrain.
minis-problem-piece-count = The quick-start game takes exactly { $count } terrain pieces.
minis-problem-no-folder = There is no such folder.
minis-problem-no-file = This file is missing.
minis-problem-outside = This file lies outside the folder of the pack.
minis-problem-too-big = This file is larger than { NUMBER($most, useGrouping: 0) } bytes.
minis-problem-too-many-files = A pack holds at most { $most } files.
minis-problem-stray-file = This file belongs into one of the folders figures, terrain or tables.
minis-problem-set-taken = Another set is already called “{ $set }”.

minis-expected-object = an object with named fields
minis-expected-either = { ANY($kinds) }
minis-expected-integer = a whole number from { $low } to { $high }
minis-expected-one-of = one of these: { $words }
minis-expected-text = a text
minis-expected-line = one line of at most 80 characters, without brackets, braces, comma, hash or star
minis-expected-word = a word of small letters, digits and hyphens
minis-expected-truth = true or false
minis-expected-list = a list of { $least } to { $most } entries
