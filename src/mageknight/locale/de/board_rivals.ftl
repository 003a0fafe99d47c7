# Kämpfe zwischen Spielern.

refusal-board-no-player-combat = In dieser Partie kämpfen die Spieler nicht gegeneinander.
refusal-board-teammates-do-not-fight = Wer zum selben Team gehört, kämpft nicht gegeneinander.
refusal-board-order-token-down = Wessen Reihenfolgemarker auf der Rückseite liegt, der kann nicht angegriffen werden.
refusal-board-no-fight-in-last-turns = Sobald die letzten Züge laufen, kämpfen die Spieler nicht mehr gegeneinander.
refusal-board-no-hero-to-attack = Hier ist kein Held, den du angreifen könntest.
refusal-board-not-in-anothers-turn = Im Zug eines anderen Spielers geht das nicht.
refusal-board-hero-and-rampager = Dieser Schritt würde einen plündernden Gegner reizen, und dort steht ein anderer Held: Gegen beide zugleich wird nicht gekämpft.
refusal-board-must-attack-hero = Hier steht ein anderer Held: Greif an, oder zieh weiter.
refusal-board-attends-partly = Wer nur teilweise am Kampf teilnimmt, kann diese Fertigkeit nicht nutzen.
refusal-board-nothing-to-attend-with = Ohne eine andere Karte als Wunden auf der Hand kannst du deinen nächsten Zug nicht vorziehen.
refusal-board-no-such-way = So kann man an keinem Kampf teilnehmen.
refusal-board-nothing-to-attack-with = Es ist nichts gesammelt, das bei diesem Angriff zählt.
refusal-board-too-little-damage = Dafür reicht der verbliebene Schaden nicht.
refusal-board-guard-first = Eine Einheit hat sich vor diesen Angriff gestellt: Schaden trifft zuerst sie.
refusal-board-only-in-melee = Das geht nur in der Nahkampfphase.
refusal-board-nothing-to-steal = Diese Karte kann jetzt nicht gestohlen werden.
refusal-board-no-retreat-there = Dorthin kann dein Gegenspieler nicht getrieben werden.

board-ask-attendance = Du wirst angegriffen. Ziehst du deinen nächsten Zug vor?
board-ask-aftermath = Der Kampf ist vorbei: besondere und heilende Effekte, dann das Ende deines Zuges.
board-ask-rival-ranged = Fernkampf und Belagerung gegen den anderen Spieler: angreifen oder passen?
board-ask-rival-melee = Nahkampf mit dem anderen Spieler: angreifen oder passen?
board-ask-rival-block = Der Angriff beträgt { $attack }, davon kämen { $left } durch: Wie blockst du?
board-do-spend-no-more = Nichts mehr vergeben
board-ask-rival-damage = { $damage } Schaden zu vergeben: wofür?
board-ask-partaker = Welche Einheit, die am Angriff beteiligt war, trifft dein Block?

board-do-attack-hero = { $player } angreifen
board-do-attend-fully = Voll teilnehmen: den nächsten Zug vorziehen, mit einem Würfel der Quelle und deinen Fertigkeiten
board-do-attend-partly = Teilweise teilnehmen: den nächsten Zug behalten
board-do-attack-rival = Angreifen mit { $value }
board-do-pass-attack = Nicht angreifen
board-do-meet-attack = Nicht weiter blocken ({ $left } Schaden kommt durch)
board-do-wound-hero = { $hero } verwunden (für { $price })
board-do-wound-unit = Verwunden: { $unit } (für { $price })
board-do-steal-artifact = Stehlen: { $card } (für { $price })
board-do-force-retreat = Den Gegenspieler vertreiben: { $space } (für { $cost })

board-unit-of = { $unit } von { $player }

board-told-contest = { $player } greift { $other } an.
board-told-attends-fully = { $player } zieht den nächsten Zug vor, um voll am Kampf teilzunehmen.
board-told-attends-partly = { $player } nimmt teilweise am Kampf teil.
board-told-contest-ranged = Fernkampf und Belagerung.
board-told-contest-melee = Nahkampf.
board-told-rival-attack = { $player } greift mit { $value } an.
board-told-rival-pass = { $player } greift nicht an.
board-told-rival-block = { $player } blockt { $blocked }; es bleiben { $damage } Schaden.
board-told-rival-cancelled = { $player } lässt den Angriff ins Leere laufen.
board-told-artifact-stolen = { $player } stiehlt { $card } von { $victim }.
board-told-contest-won = { $player } gewinnt den Kampf.
board-told-contest-draw = Der Kampf endet unentschieden; der Aggressor zieht sich zurück.

board-variant-no-player-combat = Kein Kampf zwischen Spielern
board-variant-no-player-combat-text = Spieler können einander nicht angreifen; wer auf dem Feld eines anderen stehen bleibt, zieht sich zurück.
board-variant-player-combat = Kampf zwischen Spielern
board-variant-player-combat-text = Die Spieler können einander angreifen, obwohl das Szenario darauf verzichtet.

board-combat-rivals = Kampf zwischen Spielern
board-attendance-undecided = noch offen
board-attendance-partly = nimmt teilweise teil
board-attendance-fully = nimmt voll teil
board-line-contest = { "  " }{ $aggressor } gegen { $defender } ({ $attendance }). Im Angriff ist { $attacker }: { $value }, davon kommen { $left } durch.
