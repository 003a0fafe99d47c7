# Armies and content of the miniatures game: what is wrong with a file or a list, and what the army commands say.

## Problems of content files

minis-problem-unknown-word = “{ $word }” is not known; known are: { $known }.
minis-problem-number-twice = The number { $number } is used twice in this set.
minis-problem-too-many-figures = A set holds at most { NUMBER($most, useGrouping: 0) } figures.
minis-problem-start = The starting click must be one of the { $clicks } clicks of the dial, counted from 0.
minis-problem-look = “{ $look }” is not a look: it needs one build or one beast, and at most one word of each other kind.
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
minis-problem-kind-not-used = One of the games this table is meant for does not use terrain of this kind.
minis-problem-piece-count = The quick-start game takes exactly { $count } terrain pieces.
minis-problem-too-small = The battlefield is too small for the objectives of one of its games: each side needs at least { $inches }″.
minis-problem-set-taken = Another set is already called “{ $set }”.
minis-problem-champion = A champion’s dial is unique and its number ends in the letter of the version, such as “201a”.
minis-problem-level-points = The points of a figure with levels are those of its dearest level.
minis-problem-level-turns = A level turns each of the { $dials } dials once, by { $most } clicks at most.
minis-problem-needs-field = This means nothing without “{ $field }”.
minis-problem-min-range = A shortest distance needs “indirect” and lies within the range of { $most }.
minis-problem-version-base = All versions of a champion share one base; this one differs from number { $number } in what the base prints.

## Army lists that cannot be read

minis-list-unknown = There is no figure called “{ $text }”.
minis-list-did-you-mean = There is no figure called “{ $text }”. Did you mean { ANY($figures) }?
minis-list-unknown-key = No figure has the key [{ $key }].
minis-list-contradiction = The line says “{ $name }”, but its key belongs to { $figure }.
minis-list-which = “{ $name }” could be any of these: { $figures }. Add the rank.
minis-list-rank = “{ $name }” does not come in this rank; there is { $figure }.
minis-list-game = “{ $game }” is not a game that armies can be built for.
minis-list-total = “{ $total }” is not a number of points.
minis-list-count = A line holds 1 to { $most } copies of a figure.
minis-list-too-long = An army list has at most { NUMBER($most, useGrouping: 0) } lines.
minis-list-too-wide = A line has at most { $most } characters.

## Armies that cannot be fielded

refusal-army-unknown-game = No armies are built for “{ $game }”.
refusal-army-unknown-figure = No figure has the key { $figure }.
refusal-army-count = { $figure } must be there at least once, or not be listed.
refusal-army-empty = An army without a warrior has lost before the battle begins.
refusal-army-other-game = The army “{ $army }” is built for another game.
refusal-army-other-total = The army “{ $army }” is built for { $total } points, the table has agreed on { $agreed }.
refusal-army-total-fixed = The build total is { $total }, but this game is played with { $fixed } points.
refusal-army-total-step = A build total of { $total } is not a multiple of { $step }.
refusal-army-wrong-generation = { $figure } has seven combat values, of which these rules know only five.
refusal-army-older-generation = { $figure } is a figure of the first generation; this table plays with the second alone.
refusal-army-strange-ability = { $figure } shows { $abilities }, which the card of this game does not list.
refusal-army-unique-twice = { $figure } is unique and may be in an army once, not { $count } times.
refusal-army-mount-alone = { $figure } is a mount: it comes with a rider, or not at all.
refusal-army-no-rider = { $figure } cannot ride.
refusal-army-mount-does-not-fit = { $figure } cannot ride { $mount }: the mount symbols do not match.
refusal-army-no-passenger = { $figure } cannot begin aboard a chariot: giants, horseshoes, riders and stone do not fit.
refusal-army-no-room-aboard = There is no room for { $figure } aboard { $chariot } in this army.
refusal-army-over-total = The army costs { $points } points, { $over } more than its build total of { $total }; { $figure } takes it over.
refusal-army-nothing-to-suggest = { $faction } has no figure for { $total } points.
refusal-army-nothing-owned = Among your own figures there is none that could be added up to { $total } points.

## The army commands

cli-army-about = Armies of the miniatures game: check, show, suggest.
cli-army-about-check = Check an army list against the rules of army building.
cli-army-about-show = Show the figures of an army with their dials, click by click.
cli-army-about-suggest = Suggest an army, or fill up an unfinished one, and print it as text.
cli-army-file = The army list.
cli-army-unfinished = An unfinished list to fill up.
cli-army-pack = A folder with figures of your own; may be repeated.
cli-army-faction = The faction, by name; else the one most of the list belongs to.
cli-army-total = The build total, 200 if you say nothing.
cli-army-seed = A number; another one gives another army.
cli-army-violation = ✗ { $text } ({ $rules })
cli-army-legal = { $name }: { $count ->
    [one] one figure
   *[other] { $count } figures
}, { $points } of { $total } points. The army is legal.
cli-army-illegal = { $name }: { $count ->
    [one] one figure
   *[other] { $count } figures
}, { $points } of { $total } points. The army cannot be fielded.
cli-army-figure = { $name }, { $points } points, { $place }
cli-army-item = { $name }, { $points } points
cli-army-company = Company: { $name }, { $points } points
cli-army-place = { $set } { $number }
cli-army-base = { $factions }; { $base }; front arc { $arc }°, range { $range }, { $targets ->
    [one] one target
   *[other] { $targets } targets
}
cli-army-types = { $symbols }; attack bonus { $bonus }, ranged damage { $damage }
cli-army-click = Click
cli-army-skull = skull
cli-army-content-fine = { $folder }: everything is in order.
refusal-army-no-such-faction = There is no faction “{ $faction }”. Known are: { $known }.

## What an army brings besides its figures

refusal-army-not-brought = { $what } cannot be brought in this game.
refusal-army-unknown-item = No item has the number { $item }.
refusal-army-item-slots = { $figure } has { $slots ->
    [0] no item slot
    [one] one item slot
   *[other] { $slots } item slots
}, but { $items ->
    [one] one item
   *[other] { $items } items
} to wield.
refusal-army-two-relics = { $figure } can wield one relic, not { $items } together.
refusal-army-same-requirement = { $figure } cannot wield { $items } together: their requirements are the same.
refusal-army-item-needs = { $figure } cannot wield { $item }, which needs: { $needs }.
refusal-army-relic-dear = { $item } ({ $points } points) is a relic dearer than its wielder { $figure } ({ $most }): not in a tournament, unless the relic asks for a faction.
refusal-army-relic-twice = { $item } is a relic and may be in an army once, not { $count } times.
refusal-army-unknown-spell = There is no spell “{ $spell }”.
refusal-army-no-book = { $figure } has spells, but no spellbook to hold them.
refusal-army-spell-needs = The book of { $figure } cannot hold { $spell }, which needs the symbol of { ANY($needs) }.
refusal-army-book-pages = The spells of { $figure } take { $pages } pages; { $book } has { $room }.
minis-brings-items = Items
minis-brings-spells = Spells
minis-brings-mounts = Mounts
minis-brings-passengers = Passengers of chariots
minis-brings-company = An adventuring company
minis-brings-domain = A domain
minis-brings-castle = A castle
minis-need-either = { ANY($needs) }
minis-need-attack = an attack value of { $value } or more
minis-need-rider = a rider
minis-need-large = a large base
minis-list-unknown-item = There is no item called “{ $text }”.
minis-problem-spell-kind = What “{ $word }” does belongs to spells of the kind “{ $kind }”.
minis-problem-spell-modes = Only “{ $word }” has modes, and they are: { $modes }.
minis-problem-book-no-relic = Spellbooks are relics: their numbers begin with R.
refusal-army-castle-plan-unread = The plan of the castle has a line that means no section: { $line }
refusal-army-castle-plan-lacks = The plan of the castle has { $planned } × { $figure }, the army { $had }.
refusal-army-castle-plan-long = A plan has at most { $most } sections.
