# What planning says: things for sale, and what a purchase lacks.

board-ware-healing = healing of one Wound
board-ware-elite = an elite unit added to the offer
board-ware-unseen = the unseen top card of the advanced action deck
board-ware-artifact = an artifact
board-lacks-influence = { $missing } Influence { $missing ->
    [one] point is
   *[other] points are
} missing.
