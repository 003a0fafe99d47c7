# What planning says: things for sale, and what a purchase lacks.

board-ware-healing = healing of one Wound
board-ware-elite = an elite unit added to the offer
board-ware-unseen = the unseen top card of the advanced action deck
board-ware-artifact = an artifact
board-lacks-influence = { $missing } Influence { $missing ->
    [one] point is
   *[other] points are
} missing.

board-plan-hand = With all cards in hand as Move, without mana ({ $points ->
    [one] one point
   *[other] { $points } points
}):
board-plan-way = { $space }: { $cost } Move in { $steps ->
    [one] one step
   *[other] { $steps } steps
}
board-plan-way-provokes = { $space }: { $cost } Move, and the last step provokes rampaging enemies
board-plan-way-assault = { $space }: { $cost } Move, and the last step is an assault
board-plan-way-assault-provokes = { $space }: { $cost } Move, and the last step is an assault that provokes rampaging enemies
board-plan-enemy = { $enemy }: Attack { $missing } missing to Armor { $armor }; counts: { $kinds }
board-plan-enemy-halved = { $enemy }: Attack { $missing } missing to Armor { $armor }; counts: { $kinds }; halved: { $halved }
board-plan-enemy-later = { $enemy }: Armor { $armor }; it cannot be attacked now
board-plan-attack = { "  " }Block { $missing } missing of { $needed }, else damage { $damage }
board-plan-ware = { $ware }: Influence { $price }
board-plan-ware-lacks = { $ware }: Influence { $price }. { $lacks }
