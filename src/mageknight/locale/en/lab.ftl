# The laboratory: bots play many games.

lab-about = Let bots play many games and write down how they went.
lab-option-target = What to play, as game/scenario; without a scenario the first one.
lab-option-bots = Who plays, separated by commas: random, greedy, page, squire, knight, champion.
lab-option-games = How many games; of a tournament, for each pair.
lab-option-seed = Anything you like; the same seed gives the same games, whoever plays them.
lab-option-workers = How many processes play at the same time.
lab-option-cluster = The address of a Dask scheduler whose workers play instead.
lab-option-tournament = Let every bot meet every other and rate them.
lab-option-mirror = All sides have the same army.
lab-option-json = Print the whole result as JSON.
lab-option-out = Write games, tables and a page with plots into this folder; a run that was stopped goes on from there.
lab-option-save = Write this game of the contest as a saved match, to be replayed; may be given several times. Needs --out.
lab-bot = Bot
lab-games = Games
lab-wins = Games won
lab-score = Score
lab-rating = Rating
lab-length = Decisions in a game
lab-used = Used most
lab-times = Times
lab-each-game = Each game
lab-duel = { $one } against { $other }: won { $wins } of { $games ->
    [one] one game
   *[other] { $games } games
}
lab-use-basic = basic
lab-use-strong = strong
lab-use-sideways = sideways
lab-use-unit = activated
lab-use-recruited = recruited
lab-use-skill = skill
lab-fact-fame = Fame
lab-fact-level = Level
lab-fact-wounds = Wounds
lab-fact-tiles = Tiles on the map
lab-fact-cities-found = Cities found
lab-fact-cities-taken = Cities conquered
lab-fact-rounds = Rounds
lab-fact-ending = Way it ended
lab-fact-turns = Turns
lab-fact-eliminated = Points eliminated
lab-pair = { $one } against { $other }, the same deal for each: { $gap } points apart in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, better in { $better }, worse in { $worse }; between equals that happens with a chance of { $chance }.
lab-made-with = Played by: { $command } (mageknight { $version })
lab-by-seat = By seat
lab-by-hero = By hero
lab-by-army = By army
lab-other-armies = Other armies
lab-pace = { $bot }: { $mean } ms of processor time for a decision, { $longest } ms for the longest of { $decisions }.
lab-standings = Everybody against everybody: games won by the bot of the row
lab-running = { $done } of { $games } games, { $rate }, { $left ->
    [one] about a minute left
   *[other] about { $left } minutes left
}.
lab-tournament-written = The standings are in { $folder }, the games of each pair in a folder of its own.
lab-rate = { $whole }.{ $rest } games/s
lab-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $finished } played to the end, seed { $seed }. Intervals hold in 95 of 100 cases.
lab-written = Games, tables and a page with plots are in { $folder }.
lab-written-plain = Games, tables and a page are in { $folder }. The page has no plots, because matplotlib is not installed: pip install 'mageknight[plots]'
lab-saved = Game { $number } is in { $file }.

refusal-lab-no-such-game = There is no game { $number }: they are numbered from 0 to { $last }.
refusal-lab-save-where = Say with --out where to write the game.
refusal-lab-no-bots = Name at least one bot.
refusal-lab-no-cluster = No Dask scheduler answers at { $address }.
refusal-lab-no-such-option = There is no option { $number }: they are numbered from 0 to { $last }.
refusal-lab-no-own-bot = The bot “{ $bot }” cannot be loaded: { $why }. Write it as module:Class.
refusal-lab-not-a-bot = “{ $bot }” is not a bot: it must be a mageknight.bots.Bot.
refusal-lab-no-such-bot = There is no bot called “{ $bot }”. There are: { $known }.
refusal-lab-no-such-scenario = There is no scenario called “{ $scenario }”. There are: { $known }.
refusal-lab-no-such-seats = “{ $scenario }” is not for { $seats } seats.
refusal-lab-other-contest = { $file } holds the games of another contest. Choose another folder.
refusal-lab-no-such-wish = A set-up has no field “{ $name }”. It has: { $known }.
