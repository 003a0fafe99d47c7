# Was nur einzelne Szenarien und Varianten des Brettspiels zu sagen haben.

## Nächte der Druiden

board-combat-incantation = Beschwörung
board-do-incant = Die Beschwörung dieser Nacht vollziehen
board-ask-mark-glade = Diese Lichtung mit deinem Schild markieren?
board-ask-replace-mark = Diese Lichtung fasst keine weiteren Schilde. Wessen Schild ersetzt deiner?
refusal-board-no-incantation = In diesem Szenario gibt es keine Beschwörungen.
refusal-board-incantation-by-night = Beschwörungen werden bei Nacht vollzogen.
refusal-board-incantation-done = Die Beschwörung dieser Nacht hast du schon vollzogen.
refusal-board-incantation-inhabited = Keine Beschwörung, wo Leute wohnen: Verlasse zuerst diesen Ort.

## Herren der Kerker

board-do-take-tunnel = Unter der Erde nach { $space } gehen ({ $cost } Bewegung)
board-ask-secret-dungeon = Wo beim Dorf ist der geheime Zugang zu einem Kerker?
board-ask-secret-tomb = Wo beim Kloster ist der geheime Zugang zu einem Grabmal?
board-told-entrance = Ein geheimer Weg führt hinab ({ $space }): { $site }.
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
board-told-kept-used = { $player } mischt { $card } in den Tatenstapel.
board-told-upgrades = Zur Aufwertung liegen aus: { $cards }.
board-told-upgrade = { $player } nimmt { $card } und entfernt dafür { $thrown }.

## Interaktiver Kampf

board-told-die-hidden = { $player } verdeckt einen Würfel.
board-told-die-set = { $player } verdeckt einen Würfel: { $colour }.
board-told-die-denied = { $player } sagt: Der verdeckte Würfel ist nicht { $colour }.
board-told-die-shown = { $player } deckt den Würfel auf: { $colour }.

## Varianten

board-variant-epic = Episch
board-variant-epic-text = Drei Tage und drei Nächte, mit mehr Landschaftsteilen und stärkeren Gegnern.
board-variant-contested-glades = Umkämpfte Lichtungen
board-variant-contested-glades-text = Eine Lichtung fasst einen Schild (zwei bei mehr als zwei Spielern); wer später kommt, ersetzt den eines anderen.

## Der Tisch in Zeilen

board-line-upgrades = Zur Aufwertung liegen aus: { $cards }
board-line-pack = Zur Wahl stehen: { $cards }
board-line-kept = Für später beiseitegelegt: { $cards }
board-line-named = Dein Team will heimbringen: { $player }
board-line-die-hidden = { $player } hat einen Würfel verdeckt.
board-line-die-known = { $player } hat einen Würfel verdeckt: { $colour }

## Weitere Fragen und Ablehnungen

board-ask-name-member = Welcher Held deines Teams soll heimgebracht werden?
board-ask-bid = { $bid ->
    [0] { $hero } wurde gewählt. Bietest du Ruhm, um stattdessen diesen Helden zu bekommen?
   *[other] Für { $hero } sind { $bid } Ruhm geboten. Gehst du mit?
}
board-ask-draft = Welche dieser Karten legst du für später beiseite?
board-ask-drafted-card = Welche deiner beiseitegelegten Karten kommt jetzt in deinen Tatenstapel?
board-ask-upgrade = Welche der ausliegenden Karten nimmst du?
board-ask-upgrade-for = Welche deiner Aktionskarten entfernst du für { $card }?
board-ask-hide-die = Wähle heimlich eine Farbe: Weiß hilft dem Gegner gegen Fernkampfangriffe, Rot lässt ihn stärker angreifen, Blau hilft ihm in der Angriffsphase; jede davon bringt dem Kämpfenden 1 Ruhm mehr. Schwarz bewirkt nichts.
refusal-board-bid-too-low = Biete mindestens { $least } Ruhm.
refusal-board-bid-too-high = Mehr als { $most } unter null ist auf der Ruhmesleiste kein Platz.
refusal-board-not-laid-out = Diese Karte liegt nicht aus.
refusal-board-cards-not-alike = Die entfernte und die neue Karte müssen eine Farbe oder eine Art gemeinsam haben.
refusal-board-heroes-to-auction = Helden, die versteigert werden, können nicht vor der Partie vergeben sein.

board-variant-auctioned-heroes = Versteigerte Helden
board-variant-auctioned-heroes-text = Die Helden werden in zufälliger Reihenfolge gewählt; wer einen Helden will, den ein anderer gewählt hat, bietet Ruhm dafür.
board-variant-random-tiles = Zufällige Ausrichtung
board-variant-random-tiles-text = Jedes neue Landschaftsteil wird zufällig gedreht.
board-variant-friendly-mana = Freundliches Mana
board-variant-friendly-mana-text = Bei Tag gilt ein goldener Würfel nicht als Farbe, die ein anderer Würfel der Quelle zeigt, und wird nicht neu geworfen oder gedreht, solange andere dort liegen.
board-variant-interactive-combat = Interaktiver Kampf
board-variant-interactive-combat-text = In einem Kampf gegen einen einzelnen Gegner verdeckt der Spieler vor dir einen Würfel, der dem Gegner helfen kann, für 1 Ruhm mehr.
board-variant-action-upgrades = Aufgewertete Aktionen
board-variant-action-upgrades-text = Nach jeder Nacht außer der letzten liegen fortgeschrittene Aktionen aus; Schwächere wählen zuerst und tauschen eine eigene Karte dagegen.
board-variant-drafting = Drafting zu Beginn
board-variant-drafting-text = Jeder draftet zu Beginn drei fortgeschrittene Aktionen und mischt nach jedem Tag eine davon in den Tatenstapel.

## Allein unterwegs

board-scenario-solo-blitz = Solo-Blitz
board-scenario-solo-liberation = Solo: Befreiung der Minen
board-scenario-solo-druids = Solo: Nächte der Druiden
board-scenario-solo-depths = Solo: Herren der Kerker
board-score-goal-mission = Mission erfüllt

## Helden und Schachteln einer Aufstellung

refusal-board-unknown-hero = Einen Helden „{ $hero }“ gibt es nicht; es gibt: { $known }.
refusal-board-hero-not-in-sets = { $hero } ist nicht in den Schachteln, mit denen ihr spielt.
refusal-board-scenario-not-in-sets = { $scenario } gehört zu { $pack }; damit spielt ihr nicht.
refusal-board-hero-twice = { $hero } gibt es nur einmal.
refusal-board-too-many-heroes = Für { $seats } Spieler sind { $heroes } Helden genannt.
refusal-board-base-set-needed = Ohne das Grundspiel kann niemand spielen.

## Antworten

board-do-mark-glade = { $space } mit deinem Schild markieren
board-do-replace-mark = Den Schild von { $player } ersetzen
board-do-bid = { $number } Ruhm bieten
