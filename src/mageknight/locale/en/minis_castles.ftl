# Castles of the miniatures game.

minis-set-castles = Castles
minis-faction-castle = Castles
minis-figure-keep = Keep
minis-figure-round-tower = Round Tower
minis-figure-gatehouse = Gatehouse
minis-figure-wall = Wall
minis-figure-doorway-wall = Doorway Wall
minis-piece-castle-keep = Keep
minis-piece-castle-keep-open-1 = Keep, front door open
minis-piece-castle-keep-open-2 = Keep, back door open
minis-piece-castle-keep-open-12 = Keep, both doors open
minis-piece-castle-tower = Round Tower (castle)
minis-piece-castle-tower-open-1 = Round Tower, door open
minis-piece-castle-gatehouse = Gatehouse
minis-piece-castle-gatehouse-open-1 = Gatehouse, portcullis raised
minis-piece-castle-gatehouse-open-2 = Gatehouse, double doors open
minis-piece-castle-gatehouse-open-12 = Gatehouse, both portals open
minis-piece-castle-wall = Wall
minis-piece-castle-doorway = Doorway Wall
minis-piece-castle-doorway-open-1 = Doorway Wall, door open
minis-piece-castle-keep-rubble = Rubble of a keep
minis-piece-castle-tower-rubble = Rubble of a tower
minis-piece-castle-gatehouse-rubble = Rubble of a gatehouse
minis-piece-castle-wall-rubble = Rubble of a wall
minis-table-siege-field = Siege field
minis-army-lone-tower = The Lone Tower
minis-army-gatehouse = The Gate
minis-army-besiegers = Besiegers
setup-minis-castle = Castle
minis-part-siege = a titan against stone
minis-part-battlements = battlements
minis-cause-collapse = collapse
minis-lasting-breached = breached
minis-portal-door = the door
minis-portal-front-door = the front door
minis-portal-back-door = the back door
minis-portal-portcullis = the portcullis
minis-portal-doors = the double doors
ask-minis-castle = Build your castle: { $count ->
    [one] one section is
   *[other] { $count } sections are
} left to place.
ask-minis-portals = Which portals do you open or shut for this turn?
ask-minis-deploy-castle = Set up your figures on your castle or against it.
ask-minis-deploy-siege = Set up your figures on your half of the battlefield, more than 30″ from the castle.
ask-minis-stand-in = { $figure } attacks across the stairs: which of your figures takes the attack?
ask-minis-bury = Whose damage is rolled next?
ask-minis-tumble = { $figure } stands in the rubble: which way does it face?
minis-do-raise-castle = Raise the whole castle in a line before your edge
minis-do-open-portal = open { $portal } of { $figure }
minis-do-shut-portal = shut { $portal } of { $figure }
minis-do-stand-in = { $figure } takes the attack
minis-do-bury = Roll for { $figure } next
minis-do-leave-portals = Leave the portals as they are
minis-told-raised = { $figure } is raised at { $place }.
minis-told-opened = { $figure }: { $portal } opens.
minis-told-shut = { $figure }: { $portal } shuts.
minis-told-breached = { $figure } is breached! Its portals stay open{ $points ->
    [0] .
   *[other] , and { $points } points go to whoever did it.
}
minis-told-fell = { $figure } falls to rubble{ $count ->
    [0] .
    [one] , and somebody with it.
   *[other] , and { $count } figures with it.
}
refusal-minis-castle-only-shoots = { $figure } is a castle section: it can only be given ranged combat actions.
refusal-minis-castle-cannot-shoot = { $figure } shows no range or no attack value: it cannot shoot.
refusal-minis-castle-too-near = { $target } is only { $distance } away: a castle section shoots no nearer than { $least }″.
refusal-minis-castle-stands-on = { $figure } stands on { $target } and cannot attack it.
refusal-minis-castle-too-strong = { $figure } cannot harm { $target } like this: it takes a printed damage of 4, or an ability that breaks stone.
refusal-minis-castle-not-touched = Its base does not touch { $target }.
refusal-minis-castle-ignores = { $figure } is a castle section: that does nothing to it.
refusal-minis-castle-return = { $figure } is a castle section and cannot be brought back.
refusal-minis-castle-haste = { $figure } is a castle section and never moves.
refusal-minis-castle-formation = { $figure } is a castle section and takes part in no formation.
refusal-minis-castle-captives = { $figure } is a castle section: it neither captures nor is captured.
refusal-minis-castle-no-plan = There is no room for the whole castle in one line, or a section stands already.
refusal-minis-castle-not-brought = There is no such section left to place.
refusal-minis-castle-overlaps = Castle sections must not overlap each other or other terrain.
refusal-minis-castle-too-far = Castle sections stand within { $inches }″ of your own edge.
refusal-minis-castle-too-near-enemy = Castle sections keep at least { $inches }″ from your opponents' starting areas.
refusal-minis-castle-needs-portal = The castle would enclose an area without a portal into it.
refusal-minis-castle-encloses = No terrain may lie inside the castle.
refusal-minis-castle-nobody = No such player sits at this table.
refusal-minis-castle-unknown = This edition has no castles.
refusal-minis-castle-not-agreed = Castle sections may be brought only by the player the table has agreed on.
refusal-minis-castle-table = A castle needs a battlefield at least { $inches }″ deep.
refusal-minis-castle-not-occupied = { $figure } is too large to stand on a castle section.
refusal-minis-no-portal = There is no such portal.
refusal-minis-portal-breached = { $figure } is breached: its portals stay open.
refusal-minis-portal-already = It is like that already.
refusal-minis-portal-once = Each portal is set once in a turn.
refusal-minis-portal-in-the-way = { $other } stands in the way of the portal of { $figure }.
refusal-minis-stairs-not-in-front = Its front arc does not touch the access point; turned by { $turn }° it could fight { $target } across it.
refusal-minis-gang-up-stairs = { $figure } cannot help: in a fight at stairs all must touch an access point connected to the target's.
refusal-minis-not-at-stairs = This figure touches no access point connected to the attacker's.
refusal-minis-castle-enchanted = { $figure } is a castle section: no enchantment is cast at it.
minis-piece-castle-ladder = Ladder
minis-piece-castle-ladder-down = Ladder, lying
minis-piece-castle-plank = Planking
minis-piece-castle-plank-rubble = Rubble of planking
minis-how-ladder = raise a ladder or take one down
ask-minis-fittings = Place ladders ({ $count ->
    [one] one is left
   *[other] { $count } are left
}) and planking, as you like.
ask-minis-ladder = Where do you raise the ladder, or which one do you take down?
ask-minis-take-along = The formation has carried a ladder: beside whom does it lie now?
ask-minis-bring-ladder = You bring a ladder: beside which figure does it lie?
minis-do-fittings-done = The castle is ready
minis-do-raise-ladder = raise the ladder at { $place }
minis-do-take-ladder = { $figure } takes down the ladder at { $place }
minis-do-carry-ladder = lay the ladder beside { $figure }
minis-do-leave-ladder = Leave the ladder behind
minis-told-ladder-raised = { $figure } and its formation raise a ladder at { $place }.
minis-told-ladder-laid = A ladder lies beside { $figure }.
refusal-minis-ladder-needs-wall = A ladder stands next to a wall, with its whole head against one side of it.
refusal-minis-ladder-in-the-way = There is no room for a ladder: a door, another section or something else is there.
refusal-minis-no-ladder-left = You have { $most } ladders, one for three walls of the castle.
refusal-minis-plank-needs-wall = Planking lies inside, along a wall of your castle and touching it.
refusal-minis-plank-in-the-way = There is no room for planking here.
refusal-minis-plank-needless = Planking here would join no walkways that are still apart.
refusal-minis-no-such-ladder = There is no such ladder.
refusal-minis-no-ladder = No ladder is within reach of { $figure } and its formation, or no wall to raise it at.
refusal-minis-ladder-not-carried = Nobody of the formation touches this ladder.
refusal-minis-ladder-nobody-there = Nobody of the formation is at the wall there.
refusal-minis-ladder-held = { $figure } holds the ladder.
minis-do-raise-planned = Raise the castle as you have planned it
minis-castle-gate = The Gate
minis-castle-tower = The Lone Tower
minis-castle-yard = Keep and Yard
minis-castle-court = The Great Court
