"""Things played for beside a single game: the game of the day, and honours that are won by deeds.

`daily` says which game everybody plays on a day; `honour` and `shelf` read honours as data, `deeds` and the counters of each game say
what was done in a match.
"""
