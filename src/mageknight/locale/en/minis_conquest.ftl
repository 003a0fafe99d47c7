## Conquest: large battles of edition 2.0

minis-game-conquest = Conquest
minis-table-wide-plain = Wide plain
minis-table-broad-vale = Broad vale
minis-table-war-road = War road
minis-table-long-marches = Long marches
minis-table-crown-plain = Crown plain
minis-roll-objective = next objective
minis-lasting-castle-actions = actions for castle sections
refusal-minis-actions-for-castle = The actions that are left are for castle sections, not for { $figure }.
minis-lasting-shaken = shaken
ask-minis-objective-centerline = Place your objective token { $inches }″ from the centreline of the battlefield, on either side of it.
ask-minis-deploy-half = Set up at least half of your army now: { $points } of { $half } points stand. The rest follows when your opponent has set up.
refusal-minis-deploy-half = Only { $points } points stand; at least { $half } must before your opponent sets up.
refusal-minis-objective-centerline = Your dice say { $inches }″ from the centreline; this place is { $distance } away.
refusal-minis-field-size = Armies of { NUMBER($total, useGrouping: 0) } points fight on a table of { $width }″ by { $height }″.
refusal-minis-titan-one-action = { $figure } gets one action a turn; it may move before it only if no opponent touches it, and acts on at once.
refusal-army-total-least = A build total of { NUMBER($total, useGrouping: 0) } is too small: this game begins at { NUMBER($least, useGrouping: 0) } points.
refusal-army-many-items = { $items } items are too many: { NUMBER($total, useGrouping: 0) } points allow { $most }.
refusal-army-many-relics = { $relics } relics are too many: { NUMBER($total, useGrouping: 0) } points allow { $most }.
minis-army-elves = Woods and Towers
minis-army-dead = March of the Dead
minis-army-orcs = Storm out of the Steppe
minis-army-empire = Steam and Sorcery
minis-army-rebels = Powder on the Wing
minis-army-spawn = Brood of the Darkmarch
