# Packs of the user's: what is wrong with their files, and with set-ups that name them

board-problem-effect-word = No effect knows the word “{ $word }”; there are: { $known }.
board-problem-effect-kind = Expected is { ANY($expected) }.
board-problem-effect-value = “{ $word }” means nothing here; known are: { $known }.
board-problem-effect-number = A number from -{ $most } to { $most } is expected.
board-problem-effect-senseless = These words make no effect together.
board-problem-effect-lacks = These words make no effect together: “{ $missing }” is missing.
board-problem-no-effect = There is no effect in this.
board-problem-too-deep = Effects are nested at most { $most } deep.
board-problem-colours = This card needs { $least ->
    [0] no colour
   *[other] { $least } to { $most } colours
}.
board-problem-attack = An attack has either a value or a pile to summon from.
board-problem-ability = The ability { $ability } and the value that belongs to it go together.
board-problem-rampaging = Marauding orcs are green, draconum are red, and no other site has rampaging enemies.
board-problem-mine = Mines have colours, other sites have none.
board-problem-unreachable = Nobody can enter this space to get to the site.
board-problem-deck = The deck has { $size } cards; it must have { $wanted }.
board-problem-no-card = There is no card “{ $card }”.
board-problem-no-hero = The pack has no hero “{ $hero }”.
board-problem-no-skills = This hero has no skills.
board-problem-no-scenario = There is no scenario “{ $scenario }”; there are: { $known }.
board-problem-seats = The scenario “{ $scenario }” can be played by { $known }.
board-problem-no-seats = The scenario is not for { $seats } players.
board-problem-too-many = There can be at most { NUMBER($most, useGrouping: 0) } of them, with those of the package.
board-value-number = a number
board-value-word = a word
board-value-truth = true or false
board-value-list = a list
board-value-object = an object
board-value-nothing = nothing
refusal-board-packs-missing = This game needs the packs { $packs }, in this order and with this content; loaded are: { $loaded }.
refusal-board-unknown-set = There is no set “{ $set }”; there are: { $known }.
