# What only single scenarios and variants of the board game have to say.

## Druid Nights

board-combat-incantation = incantation
board-do-incant = Perform the incantation of this night
board-ask-mark-glade = Mark this glade with your shield?
board-ask-replace-mark = This glade holds no more shields. Whose shield does yours replace?
refusal-board-no-incantation = There are no incantations in this scenario.
refusal-board-incantation-by-night = Incantations are performed by night.
refusal-board-incantation-done = You have performed the incantation of this night already.
refusal-board-incantation-inhabited = No incantation where people live: leave this place first.

## Dungeon Lords

board-do-take-tunnel = Go below ground to { $space } ({ $cost } Move)
board-ask-secret-dungeon = Where near the village is the secret way into a dungeon?
board-ask-secret-tomb = Where near the monastery is the secret way into a tomb?
board-told-entrance = A secret way leads down at { $place }: { $site }.
board-score-title-crawler = Greatest Dungeon Crawler
refusal-board-no-tunnel = Ways below ground lead only from one conquered dungeon or tomb to another.
refusal-board-no-way-underground = Lakes and swamps cut off every way below ground to that place.
board-told-token-owed = No { $pile } is left: a substitute lies at { $space } until it is to be revealed.
board-told-token-lent = A substitute takes the place of an enemy nobody has seen at { $space }.

## One to Return

board-told-portal-closed = The portal closes.
board-told-player-out = { $player } stayed on the portal and is out of the game.
board-told-member = { $player } names the hero the team wants to bring home.
board-told-member-seen = { $player } names the hero the team wants to bring home: { $member }.
board-told-members = The heroes to be brought home were: { $members }.
board-line-out = { $player } is out of the game
board-line-portal-closed = The portal is closed.

## Auctioned heroes

board-told-bid = { $player } offers { $bid } Fame for { $hero }.
board-told-no-bid = { $player } leaves { $hero } to others.
board-told-fame-paid = { $player } gives { $amount } Fame.

## Drafting and upgrades

board-told-pack = You may choose from { $cards }.
board-told-kept = { $player } sets { $card } aside.
board-told-packs-passed = The cards left go on to the next player.
board-told-kept-used = { $player } shuffles { $card } into the deck.
board-told-upgrades = Laid out for upgrades: { $cards }.
board-told-upgrade = { $player } takes { $card } and throws { $thrown } away.

## Interactive combat

board-told-die-hidden = { $player } hides a die.
board-told-die-set = { $player } hides a die: { $colour }.
board-told-die-denied = { $player } says: the hidden die is not { $colour }.
board-told-die-shown = { $player } reveals the hidden die: { $colour }.

## Variants

board-variant-epic = Epic
board-variant-epic-text = Three days and three nights, with more tiles and stronger foes.
board-variant-contested-glades = Contested Glades
board-variant-contested-glades-text = A glade holds one shield (two with more than two players); who comes later replaces another’s.

## The table in lines

board-line-upgrades = Laid out for upgrades: { $cards }
board-line-pack = To choose from: { $cards }
board-line-kept = Set aside for later: { $cards }
board-line-named = Your team wants to bring home: { $player }
board-line-die-hidden = { $player } has hidden a die.
board-line-die-known = { $player } has hidden a die: { $colour }
