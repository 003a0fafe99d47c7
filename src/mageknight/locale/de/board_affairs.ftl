# Was nur einzelne Szenarien und Varianten des Brettspiels zu sagen haben.

## Nächte der Druiden

board-combat-incantation = Beschwörung
board-do-incant = Die Beschwörung dieser Nacht vornehmen
board-ask-mark-glade = Diese Lichtung mit deinem Schild markieren?
board-ask-replace-mark = Diese Lichtung fasst keine weiteren Schilde. Wessen Schild ersetzt deiner?
refusal-board-no-incantation = In diesem Szenario gibt es keine Beschwörungen.
refusal-board-incantation-by-night = Beschwörungen werden bei Nacht vorgenommen.
refusal-board-incantation-done = Die Beschwörung dieser Nacht hast du schon vorgenommen.
refusal-board-incantation-inhabited = Keine Beschwörung, wo Leute wohnen: Verlasse zuerst diesen Ort.

## Herren der Kerker

board-do-take-tunnel = Unter der Erde nach { $space } gehen ({ $cost } Bewegung)
board-ask-secret-dungeon = Wo beim Dorf ist der geheime Zugang zu einem Kerker?
board-ask-secret-tomb = Wo beim Kloster ist der geheime Zugang zu einem Grabmal?
board-told-entrance = Bei { $place } führt ein geheimer Weg hinab: { $site }.
board-score-title-crawler = Größter Kerkerforscher
refusal-board-no-tunnel = Wege unter der Erde führen nur von einem eroberten Kerker oder Grabmal zu einem anderen.
refusal-board-no-way-underground = Seen und Sümpfe schneiden jeden unterirdischen Weg dorthin ab.
board-told-token-owed = { $pile }: Es ist keiner mehr übrig, bei { $space } liegt ein Ersatz, bis er aufgedeckt werden soll.
board-told-token-lent = Bei { $space } vertritt ein Ersatz einen Gegner, den noch niemand gesehen hat.

## Nur einer kehrt zurück

board-told-portal-closed = Das Portal schließt sich.
board-told-player-out = { $player } blieb auf dem Portal und scheidet aus.
board-told-member = { $player } bestimmt, wen das Team heimbringen will.
board-told-member-seen = { $player } bestimmt, wen das Team heimbringen will: { $member }.
board-told-members = Heimgebracht werden sollten: { $members }.
board-line-out = { $player } ist ausgeschieden
board-line-portal-closed = Das Portal ist geschlossen.

## Versteigerte Helden

board-told-bid = { $player } bietet { $bid } Ruhm für { $hero }.
board-told-no-bid = { $player } überlässt { $hero } anderen.
board-told-fame-paid = { $player } gibt { $amount } Ruhm ab.

## Drafting und Aufwertungen

board-told-pack = Zur Wahl stehen dir { $cards }.
board-told-kept = { $player } legt { $card } beiseite.
board-told-packs-passed = Die übrigen Karten gehen an den nächsten Spieler.
board-told-kept-used = { $player } mischt { $card } in den Stapel.
board-told-upgrades = Zur Aufwertung liegen aus: { $cards }.
board-told-upgrade = { $player } nimmt { $card } und entfernt dafür { $thrown }.

## Interaktiver Kampf

board-told-die-hidden = { $player } verdeckt einen Würfel.
board-told-die-set = { $player } verdeckt einen Würfel: { $colour }.
board-told-die-denied = { $player } sagt: Der verdeckte Würfel ist nicht { $colour }.
board-told-die-shown = { $player } deckt den Würfel auf: { $colour }.

## Varianten

board-variant-epic = Episch
board-variant-epic-text = Drei Tage und drei Nächte, mit mehr Plättchen und stärkeren Gegnern.
board-variant-contested-glades = Umkämpfte Lichtungen
board-variant-contested-glades-text = Eine Lichtung fasst einen Schild (zwei bei mehr als zwei Spielern); wer später kommt, ersetzt den eines anderen.

## Der Tisch in Zeilen

board-line-upgrades = Zur Aufwertung liegen aus: { $cards }
board-line-pack = Zur Wahl stehen: { $cards }
board-line-kept = Für später beiseitegelegt: { $cards }
board-line-named = Dein Team will heimbringen: { $player }
board-line-die-hidden = { $player } hat einen Würfel verdeckt.
board-line-die-known = { $player } hat einen Würfel verdeckt: { $colour }
