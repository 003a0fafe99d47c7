# Das Labor: Bots spielen viele Partien.

lab-about = Bots viele Partien spielen lassen und festhalten, wie sie ausgehen.
lab-option-target = Was gespielt wird, als Spiel/Szenario; ohne Szenario das erste.
lab-option-bots = Wer spielt, durch Kommas getrennt: random, greedy, page, squire, knight, champion.
lab-option-games = Wie viele Partien; bei einem Turnier für jedes Paar.
lab-option-seed = Was man will; derselbe Startwert gibt dieselben Partien, wer immer sie rechnet.
lab-option-workers = Wie viele Prozesse zugleich spielen.
lab-option-cluster = Die Adresse eines Dask-Schedulers, dessen Worker stattdessen spielen.
lab-option-tournament = Jeden Bot gegen jeden antreten lassen und bewerten.
lab-option-mirror = Alle Seiten haben dieselbe Armee.
lab-option-json = Das ganze Ergebnis als JSON ausgeben.
lab-option-out = Partien, Tabellen und eine Seite mit Schaubildern in diesen Ordner schreiben; ein abgebrochener Lauf geht dort weiter.
lab-option-save = Diese Partie des Wettkampfs als Spielstand schreiben, zum Nachspielen; mehrmals möglich. Braucht --out.
lab-bot = Bot
lab-games = Partien
lab-wins = Gewonnene Partien
lab-score = Punkte
lab-rating = Wertung
lab-length = Entscheidungen je Partie
lab-used = Am meisten gebraucht
lab-times = Anzahl
lab-each-game = Jede Partie
lab-duel = { $one } gegen { $other }: { $wins } gewonnen von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
lab-use-basic = einfach
lab-use-strong = stark
lab-use-sideways = quer
lab-use-unit = eingesetzt
lab-use-recruited = angeworben
lab-use-skill = Fertigkeit
lab-fact-fame = Ruhm
lab-fact-level = Stufe
lab-fact-wounds = Wunden
lab-fact-tiles = Landschaftsteile auf der Karte
lab-fact-cities-found = Gefundene Städte
lab-fact-cities-taken = Eroberte Städte
lab-fact-rounds = Runden
lab-fact-ending = Art des Endes
lab-fact-turns = Züge
lab-fact-eliminated = Ausgeschaltete Punkte
lab-pair = { $one } gegen { $other }, jeweils mit denselben Karten und Würfeln: { $gap } Punkte Abstand { $deals ->
    [one] in einer Auslage
   *[other] in { $deals } Auslagen
}, besser in { $better }, schlechter in { $worse }; unter Gleichen kommt das mit einer Wahrscheinlichkeit von { $chance } vor.
lab-made-with = Gespielt mit: { $command } (mageknight { $version })
lab-by-seat = Nach Platz
lab-by-hero = Nach Held
lab-by-army = Nach Armee
lab-other-armies = Andere Armeen
lab-pace = { $bot }: { $mean } ms Rechenzeit für eine Entscheidung, { $longest } ms für die längste von { $decisions }.
lab-standings = Jeder gegen jeden: gewonnene Spiele dessen, der in der Zeile steht
lab-running = { $done } von { $games } Spielen, { $rate }, noch { $left ->
    [one] etwa eine Minute
   *[other] etwa { $left } Minuten
}.
lab-tournament-written = Die Tabelle steht in { $folder }, die Spiele jedes Paars in einem eigenen Ordner.
lab-rate = { $whole },{ $rest } Partien/s
lab-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $finished } zu Ende gespielt, Startwert { $seed }. Die Bereiche gelten in 95 von 100 Fällen.
lab-written = Partien, Tabellen und eine Seite mit Schaubildern liegen in { $folder }.
lab-written-plain = Partien, Tabellen und eine Seite liegen in { $folder }. Die Seite hat keine Schaubilder, weil matplotlib nicht installiert ist: pip install 'mageknight[plots]'
lab-saved = Partie { $number } liegt in { $file }.

refusal-lab-no-such-game = Eine Partie { $number } gibt es nicht: Sie zählen von 0 bis { $last }.
refusal-lab-save-where = Mit --out muss gesagt werden, wohin die Partie geschrieben wird.
refusal-lab-no-bots = Mindestens ein Bot muss genannt werden.
refusal-lab-no-cluster = Unter { $address } antwortet kein Dask-Scheduler.
refusal-lab-no-such-option = Eine Möglichkeit { $number } gibt es nicht: sie sind von 0 bis { $last } nummeriert.
refusal-lab-no-own-bot = Der Bot „{ $bot }“ lässt sich nicht laden: { $why }. Geschrieben wird er als Modul:Klasse.
refusal-lab-not-a-bot = „{ $bot }“ ist kein Bot: es muss ein mageknight.bots.Bot sein.
refusal-lab-no-such-bot = Es gibt keinen Bot namens „{ $bot }“. Es gibt: { $known }.
refusal-lab-no-such-scenario = Es gibt kein Szenario namens „{ $scenario }“. Es gibt: { $known }.
refusal-lab-no-such-seats = „{ $scenario }“ ist nicht für { $seats } Plätze.
refusal-lab-other-contest = { $file } enthält die Partien eines anderen Wettbewerbs. Bitte einen anderen Ordner wählen.
refusal-lab-no-such-wish = Ein Aufbau hat kein Feld „{ $name }“. Er hat: { $known }.
