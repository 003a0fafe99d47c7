## Skills: what they do with their tokens, with cards played sideways, with other players.

board-skill-parts = { $parts }
board-skill-always = always: { $effect }
board-skill-gained = when you gain it: { $effect }
board-skill-before = before your turn, if it was not used in the last one: { $effect }
board-skill-back = to turn it up again: { $effect }
board-skill-returns = while it lies in the centre, any player may return it in their turn: { $effect }
board-skill-joins = the first player to fight while it lies in the centre returns it: { $effect }
board-skill-home = when it comes home at the start of your turn: { $effect }
board-skill-rest = a turn spent resting turns it up again
board-skill-bond = it holds a unit like a Command token; the unit recruited under it costs { $discount } less, can be used everywhere and cannot be disbanded

board-do-turn-skill-up = Turn the skill { $skill } up: { $text }
board-do-return-skill = Return the skill { $skill }: { $text }
board-told-skill-returned = The skill { $skill } goes back to { $player }, face down.
board-told-skill-up = { $player } turns the skill { $skill } up again.
board-until-centre = while the skill lies in the centre
