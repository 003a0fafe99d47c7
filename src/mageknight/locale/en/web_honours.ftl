# The game of the day, the ladder and honours in the browser.

web-daily = Game of the day
web-daily-about = One game for everybody on this server: the same set-up, the same luck. You have one attempt, and the table shows who made the most of it.
web-daily-short = The same luck for everybody, one attempt, a table of results.
web-daily-days = Days
web-daily-before = The day before
web-daily-after = The day after
web-daily-today = Today
web-daily-hero = You play { $hero }.
web-daily-against = Against { $bot }
web-daily-begin = Play it
web-daily-go-on = Play on
web-daily-ends = Can be begun until { $when }.
web-daily-until = Your game is under way; it counts if it ends before { $when }.
web-daily-done = You have played it.
web-daily-known = You have played it. Its luck became known while you did, so it does not count.
web-daily-given-up = given up
web-daily-closed = You have left it without a result. Tomorrow there is another one.
web-daily-missed = This day is over.
web-daily-nobody = Nobody has finished it yet.
web-daily-results = Results of the day
web-daily-rules = What counts
web-daily-rule-luck = Tiles, cards, dice and tokens come in the same order for everybody. Nobody can see them beforehand: only the server knows the luck of a day.
web-daily-rule-one = The first game you begin is the one that counts, and there is no second. You can leave it and come back; whoever gives it up has given up for the day.
web-daily-rule-help = There are no hints. Take back what you like until something new was seen; what was seen stays.
web-daily-rule-file = Whoever saves the running game as a file can read its luck from it. Such a game is played to its end as usual and stands in no table.
web-daily-rule-time = A day begins and ends at midnight, universal time. A game counts if it ends by the end of the following day.
web-daily-rule-order = Whoever reaches the goal ranks above those who do not; then points decide. Guests are marked: nobody can tell whether a guest has been here before.
web-ladder-rank = Rank
web-ladder-name = Name
web-ladder-guest = guest
web-ladder-you = you
web-ladder = Ladder and honours
web-ladder-short = Ladder and honours: who played best alone, and what you have done so far.
web-ladder-alone = Ladder of solo games
web-ladder-about = The best game of each player. Games count whose luck nobody knew, without hints, with nothing taken back that had been seen.
web-ladder-nobody = Nobody stands on this ladder yet.
web-ladder-all-heroes = All heroes
web-ladder-when = When
web-honours = Honours
web-honours-about = For what you did in finished games. They ask for nothing: play as you like, and look in here now and then.
web-honours-count = { $won } of { $count }
web-honours-left = { $left ->
    [one] One more game is still to be looked through; open this page again.
   *[other] { $left } more games are still to be looked through; open this page again.
  }
web-honours-won = won
