# Teams und gemeinsame Angriffe auf Städte.

## Was man tun kann

board-do-propose-assault = Einen gemeinsamen Angriff vorschlagen: { $city }
board-do-join-assault = Am Angriff teilnehmen
board-do-join-assault-as = Am Angriff teilnehmen ({ $city }): { $shares }
board-do-stay-out = Nicht teilnehmen
board-do-stay-behind = Zurückbleiben; dein Anteil der Garnison wird nicht bekämpft
board-do-invite-no-more = Niemanden sonst einladen
board-do-concede = Aufgeben: Die andere Seite hat gewonnen

## Was gefragt wird

board-ask-invite = Wen lädst du zum Angriff ein?
board-ask-invite-more = Lädst du noch jemanden ein?
board-ask-share = Wie viele der { $count } Verteidiger übernimmt { $player }? Welche, entscheidet das Los.
board-do-share = { $count ->
    [one] ein Verteidiger
   *[other] { $count } Verteidiger
}
board-ask-agreement = { $player } lädt dich zum Angriff auf die Stadt ein; du träfest auf { $count ->
    [one] { $count } Verteidiger
   *[other] { $count } Verteidiger
}. Nimmst du teil? Es kostet dich deinen nächsten Zug.
board-ask-march = Der Angriff: Zieh in die Stadt.
board-ask-concede = Du kannst aufgeben.

## Was geschah

board-megapolis = Megapolis ({ $left }, { $right })
board-share = { $player }: { $count }
board-told-teams = Zwei Teams: { $one }; { $other }.
board-told-assault-proposed = { $player } schlägt einen gemeinsamen Angriff vor: { $city }. Verteidiger für jeden: { $shares }.
board-told-assault-joined = { $player } nimmt teil.
board-told-assault-declined = { $player } nimmt nicht teil: Der Angriff findet nicht statt.
board-told-assault-agreed = Alle sind mit dem Angriff einverstanden: { $city }.
board-told-garrison-dealt = Die Garnison wird in dieser Reihenfolge verteilt: { $enemies }.
board-told-part = Als Nächstes greift an: { $player }.
board-told-stayed-behind = { $player } bleibt zurück.
board-told-all-withdrew = Die Stadt hält stand; zurück ziehen sich: { $players }.
board-told-taken-up = Nach dem Angriff beendet { $player } den Zug.
board-told-conceded = { $player } gibt auf.

board-told-city-annexed = { $city } kommt hinzu: Zusammen sind sie eine Megapolis der Stufe { $level }.

board-line-team = Team: { $players }
board-line-part = Im Angriff trifft { $player } auf: { $enemies }
board-line-part-fought = Im Angriff hat { $player } gekämpft. Noch da: { $enemies }

## Was abgelehnt wird

refusal-board-no-joint-assaults = Gemeinsame Angriffe sind für diese Partie nicht vereinbart.
refusal-board-joint-assault-too-late = Für einen gemeinsamen Angriff ist es in dieser Runde zu spät.
refusal-board-no-city-to-assault = In deiner Reichweite liegt keine Stadt, die angegriffen werden kann.
refusal-board-nobody-suitable = Kein anderer Held neben der Stadt kann eingeladen werden.
refusal-board-too-few-defenders = Es gibt zu wenige Verteidiger zum Verteilen.
refusal-board-proposed-enough = Du hast in diesem Zug oft genug vorgeschlagen.
refusal-board-hero-not-suitable = Dieser Held kann nicht eingeladen werden.
refusal-board-only-wounds-in-hand = Mit nichts als Wunden auf der Hand kannst du nicht teilnehmen.
refusal-board-nobody-invited = Lade erst jemanden ein.
refusal-board-impossible-share = Jeder muss mindestens einen Verteidiger übernehmen, und alle müssen verteilt sein.
refusal-board-only-into-the-city = Bei einem gemeinsamen Angriff darfst du nur in die Stadt ziehen.

## What a table can agree on

board-variant-joint-assaults = Gemeinsame Angriffe
board-variant-joint-assaults-text = Spieler dürfen eine Stadt gemeinsam angreifen; die Garnison wird unter ihnen verteilt.
board-variant-team-game = Teamspiel
board-variant-team-game-text = Vier Spieler, zwei Teams zu zweit, eine gemeinsame Wertung je Team.
board-variant-open-map = Offene Karte
board-variant-open-map-text = Alle Landschaftsteile liegen von Anfang an offen.

refusal-board-variant-for-others = Die Variante „{ $variant }“ ist für { $seats } Spieler.
refusal-board-impossible-megapolis = Möglich sind eine oder zwei Megapolen, jede der Stufe { $least } bis { $most }.
refusal-board-too-many-cities = Eine Megapolis ist nur möglich, wo es höchstens drei Städte gibt.
refusal-board-two-megapolises = Zwei Megapolen brauchen genau zwei Kernlandteile mit Stadt.
refusal-board-no-teams = An diesem Tisch spielt niemand in Teams.
refusal-board-impossible-teams = Gib für jeden der vier Plätze an, ob er in Team 0 oder in Team 1 spielt, je zwei.
refusal-board-team-cities = Zwei Teams erobern vier Städte, oder zwei der Stufe { $level } oder höher, oder zwei Megapolen.
refusal-board-fixed-map = Die Karte dieses Szenarios ist festgelegt; weder ihre Form noch ihre Landschaftsteile lassen sich ändern.

## Was zählt

board-score-held-keep = Gehaltene Burgen
board-score-held-mage-tower = Gehaltene Magiertürme
board-ending-conceded = Eine Seite hat aufgegeben.
