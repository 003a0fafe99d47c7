# Teams and cooperative assaults on cities.

## What can be done

board-do-propose-assault = Propose to assault together: { $city }
board-do-join-assault = Join the assault
board-do-join-assault-as = Join the assault ({ $city }): { $shares }
board-do-stay-out = Stay out of it
board-do-stay-behind = Stay behind; your share of the garrison is not fought
board-do-invite-no-more = Invite nobody else
board-do-concede = Concede: the other side has won

## What is asked

board-ask-invite = Whom do you invite to the assault?
board-ask-invite-more = Do you invite somebody else?
board-ask-share = How many of the { $count } defenders is { $player } to face? Which ones is decided by lot.
board-do-share = { $count ->
    [one] one defender
   *[other] { $count } defenders
}
board-ask-agreement = { $player } invites you to assault the city; you would face { $count ->
    [one] { $count } defender
   *[other] { $count } defenders
}. Do you join? It costs you your next turn.
board-ask-march = The assault: move into the city.
board-ask-concede = You may concede.

## What happened

board-megapolis = Megapolis ({ $left }, { $right })
board-share = { $player }: { $count }
board-told-teams = Two teams: { $one }; { $other }.
board-told-assault-proposed = { $player } proposes to assault together: { $city }. Defenders for each: { $shares }.
board-told-assault-joined = { $player } joins.
board-told-assault-declined = { $player } stays out: the assault does not take place.
board-told-assault-agreed = All agree to the assault: { $city }.
board-told-garrison-dealt = The garrison is dealt out in this order: { $enemies }.
board-told-part = { $player } attacks next.
board-told-stayed-behind = { $player } stays behind.
board-told-all-withdrew = The city stands; { $players } withdraw.
board-told-taken-up = After the assault it is up to { $player } to end the turn.
board-told-conceded = { $player } concedes.

board-told-city-annexed = { $city } is added: together they are a Megapolis of level { $level }.

board-line-team = Team: { $players }
board-line-part = In the assault { $player } is to face: { $enemies }
board-line-part-fought = In the assault { $player } has fought. Still standing: { $enemies }

## What is refused

refusal-board-no-joint-assaults = Cooperative assaults were not agreed on for this game.
refusal-board-joint-assault-too-late = It is too late in this round for a cooperative assault.
refusal-board-no-city-to-assault = There is no city to assault within your reach.
refusal-board-nobody-suitable = No other hero next to the city can be invited.
refusal-board-too-few-defenders = There are too few defenders to share.
refusal-board-proposed-enough = You have proposed often enough this turn.
refusal-board-hero-not-suitable = This hero cannot be invited.
refusal-board-only-wounds-in-hand = With nothing but Wounds in hand you cannot join.
refusal-board-nobody-invited = Invite somebody first.
refusal-board-impossible-share = Everybody must face at least one defender, and all of them must be shared out.
refusal-board-only-into-the-city = In a cooperative assault you may only move into the city.

## What a table can agree on

board-variant-joint-assaults = Cooperative Assaults
board-variant-joint-assaults-text = Players may assault a city together, with its garrison dealt out among them.
board-variant-team-game = Team Game
board-variant-team-game-text = Four players, two teams of two, one common score for each team.
board-variant-open-map = Open Map
board-variant-open-map-text = All tiles lie open from the start.

refusal-board-variant-for-others = The variant “{ $variant }” is for { $seats } players.
refusal-board-impossible-megapolis = One or two Megapolises are possible, each of level { $least } to { $most }.
refusal-board-too-many-cities = A Megapolis is only possible where there are three cities or fewer.
refusal-board-two-megapolises = Two Megapolises need exactly two city tiles.
refusal-board-no-teams = At this table nobody plays in teams.
refusal-board-impossible-teams = Say for each of the four seats whether it plays in team 0 or in team 1, two in each.
refusal-board-team-cities = Two teams conquer four cities, or two of level { $level } or more, or two Megapolises.
refusal-board-fixed-map = The map of this scenario is laid down; neither its shape nor its tiles can be changed.

## What is counted

board-score-held-keep = Keeps held
board-score-held-mage-tower = Mage towers held
board-ending-conceded = One side has conceded.
