### Der Drache der Apokalypse im Figurenspiel.

minis-set-apocalypse = Der Drache des Endes
minis-figure-apocalypse-dragon = Drache der Apokalypse

minis-ability-apocalypse = Drache des Endes
minis-ability-apocalypse-text = Vor seinen Aktionen darf er sich frei bewegen, so weit wie alle lebenden Sektionen zusammen. Er überanstrengt sich nie, wird nie gebunden und schießt auch in Basenkontakt. Wer ihm Schaden zufügt, kann sofort angegriffen werden. Angriffe, die eine ausgeschaltete Sektion treffen, haben −3.
minis-ability-beastmother = Mutter der Bestien
minis-ability-beastmother-text = Eine beliebige Aktion: Ein Würfel minus 2, mindestens 1, sagt, wie viele Mage Spawn bis 40 Punkte im Umkreis von 3″ um die Sektion hervorkriechen. Nach den Aktionen des Drachen hat diese Brut fünf eigene Aktionen.
minis-ability-control = Beherrschen
minis-ability-control-text = Ein Fernkampfangriff auf eine Figur. Statt Schaden zu nehmen gehorcht sie dem Drachen, bis zwei Würfel nach einer ihrer Aktionen höchstens 7 zeigen. Nie mehr Figuren, als der Drache lebende Sektionen hat.
minis-ability-famine = Hunger
minis-ability-famine-text = Eine beliebige Aktion: Ein Würfel sagt, wie viele Figuren in Reichweite der Sektion hungern. Jede erleidet Überanstrengungsschaden in Höhe ihrer Aktionsmarken und verliert diese dann.
minis-ability-pestilence = Seuche
minis-ability-pestilence-text = Ein Nahkampfangriff auf alle feindlichen Figuren im Umkreis von 8″ vor der Sektion. Jede getroffene heilt eine lebende Sektion um 1.
minis-ability-war = Krieg
minis-ability-war-text = Eine beliebige Aktion: Eine feindliche Figur ohne Aktionsmarke in Reichweite der Sektion kämpft gegen eine der Ihren, ohne Marke und ohne Überanstrengung.
minis-ability-death = Tod
minis-ability-death-text = Statt vom Drachen oder seiner Brut ausgeschaltet zu werden, erhebt sich eine Figur auf ihrem Startklick, greift einmal für den Drachen an und ist fort. Das kostet eine Aktion, aber keine Marke.
minis-ability-smash = Zertrümmern
minis-ability-smash-text = Eine beliebige Aktion: Jede Figur im Umkreis von 8″ würfelt für jeden ihrer Ausrüstungsgegenstände mit einem Würfel, plus Angriffsbonus, und lässt ihn bei 6 oder weniger fallen.
minis-ability-controlled = Unter fremdem Willen
minis-ability-controlled-text = Sie gehorcht einem anderen Spieler. Nach jeder ihrer Aktionen fallen zwei Würfel; bei 7 oder weniger ist sie wieder frei.

minis-part-dead-section = die Sektion dort ist aus
minis-told-recalled = Alle Fähigkeiten von { $figure } gelten wieder.
minis-how-move-first = Bewegung vor allen Aktionen
minis-told-leads = { $seat } führt den Drachen.
minis-lasting-leads-dragon = führt den Drachen
minis-told-moved-first = { $figure } bewegt sich, bevor er handelt.

ask-minis-riposte = { $foe } hat { $figure } verletzt. Sofort zurückschlagen?

refusal-minis-moves-first-only = { $figure } bewegt sich frei nur in der Befehlsphase, vor allen Aktionen und einmal je Spielzug.
refusal-minis-lies-on-terrain = Die Basis von { $figure } darf nicht auf Gelände liegen.

minis-how-beastmother = Mutter der Bestien
minis-how-control = Beherrschen
minis-how-famine = Hunger
minis-how-pestilence = Seuche
minis-how-war = Krieg
minis-how-smash = Zertrümmern
minis-ability-control-ends = das Ende der Herrschaft
minis-lasting-power-used = Macht in diesem Spielzug genutzt
minis-phase-brood = Aktionen der Brut
minis-roll-power = eine Macht des Drachen
minis-roll-control = Abschütteln der Herrschaft
minis-do-spawn = { $name }, { $points } Punkte
minis-told-entered = { $name } kriecht für { $seat } hervor.

ask-minis-spawn = Welcher Mage Spawn kriecht neben { $figure } hervor? { $count ->
    [one] Noch einer kommt.
   *[other] Noch { $count } kommen.
}
ask-minis-place-spawn = Wo kriecht { $figure } hervor?
ask-minis-starve = Wen lässt { $figure } hungern? Bis zu { $count }.
ask-minis-traitor = Wer wendet sich gegen die Seinen?
ask-minis-victim = Wen schlägt { $figure }?
ask-minis-feed = Welche Sektion heilt 1?

refusal-minis-power-used = { $power } wurde in diesem Spielzug schon genutzt.
refusal-minis-power-idle = { $power } von { $figure } träfe niemanden.
refusal-minis-cannot-be-swayed = { $figure } lässt sich nicht beherrschen.
refusal-minis-controls-enough = { $figure } beherrscht so viele Figuren, wie er lebende Sektionen hat: { $most }.
refusal-minis-nobody-plagued = Keine feindliche Figur steht im Umkreis von { $reach }″ vor { $figure }.
refusal-minis-does-not-starve = { $figure } hat keine Aktionsmarken oder steht nicht in Reichweite vor der Sektion.
refusal-minis-does-not-betray = { $figure } lässt sich nicht gegen die Seinen wenden: in Reichweite, ohne Aktionsmarke und in Kontakt mit dem Opfer muss sie sein.
refusal-minis-no-such-spawn = Nur Mage Spawn bis 40 Punkte kriechen hervor, und ein Einzigartiger nur einmal.
refusal-minis-not-at-section = Sie kriecht im Umkreis von 3″ um den Rand von { $figure } hervor.
refusal-minis-brood-later = { $figure } gehört zur Brut: Ihre Aktionen kommen nach allen anderen.
refusal-minis-brood-only = Jetzt bekommt nur die Brut Aktionen, nicht { $figure }.

minis-game-dragon = Drachenjagd
minis-quarry = { $name }, { $level }
minis-quarry-level-1 = zornig
minis-quarry-level-2 = wütend
minis-quarry-level-3 = rasend
minis-score-standing = Punkte, die noch auf dem Schlachtfeld stehen
minis-ending-dragon-slain = Der Drache ist erschlagen.
minis-ending-hunters-gone = Niemand ist mehr da, der den Drachen jagt.
minis-ending-hunt = { $ending } Der Drache ist noch { $dragon } Punkte wert, die Jäger { $hunters }.
ask-minis-lair = Wohin blickt { $figure } in der Mitte des Schlachtfelds?
refusal-minis-not-in-the-middle = { $figure } beginnt mit dem Mittelpunkt in der Mitte des Schlachtfelds.
refusal-minis-terrain-under-base = Dort steht { $figure }.
refusal-minis-totals = Gespielt wird mit { $totals } Punkten.
refusal-minis-quarry-alone = Der letzte Spieler ist { $figure } und bringt sonst niemanden mit.
refusal-minis-hunters-total = Alle Jäger zusammen dürfen höchstens { $total } Punkte wert sein, nicht { $points }.

minis-how-death = Tod
minis-do-claim = für den Drachen erheben: { $figure }
ask-minis-claim = { $figure } ist dabei zu fallen. Soll sie sich stattdessen für den Drachen erheben?
ask-minis-last-blow = Wie greift { $figure } für den Drachen an?
minis-lasting-steeled = Verteidigungsfähigkeiten bleiben
minis-ability-steeled = Verteidigungsfähigkeiten behalten
minis-told-phase-brood = { $seat } gibt der Brut ihre Aktionen.
setup-minis-shared = Die Jäger führen den Drachen abwechselnd

minis-army-hunters-powder = Jäger mit Pulver
minis-army-hunters-judges = Jäger aus Rokos
minis-army-hunters-coil = Jäger der Windung
minis-army-hunters-elves = Jäger mit Langbögen

## Große Schlachten, die man als Ganzes wählen kann

minis-occasion-riders-and-spells = Reiter und Zauber
minis-occasion-riders-and-spells-about = Edition 2.0, 300 Punkte: das Atlantische Imperium gegen die Ork-Khans, mit Kavallerie, Ausrüstung, Spruchbüchern und Missionszielen.
minis-occasion-lone-tower = Belagerung des einsamen Turms
minis-occasion-lone-tower-about = Ein Turm zwischen Mauern, 500 Punkte; du hältst ihn, die anderen stürmen.
minis-occasion-gatehouse = Belagerung des Tors
minis-occasion-gatehouse-about = Ein Torhaus mit Mauern und zwei Türmen, 500 Punkte; du hältst es, die anderen stürmen.
minis-occasion-angry-alone = Der zornige Drache, allein
minis-occasion-angry-alone-about = Du jagst ihn mit einer Armee von 600 Punkten.
minis-occasion-angry = Der zornige Drache
minis-occasion-angry-about = Zwei Armeen von 300 Punkten jagen ihn.
minis-occasion-furious = Der wütende Drache
minis-occasion-furious-about = Drei Armeen von 300 Punkten jagen ihn, und er nutzt drei Scheiben.
minis-occasion-rampaging = Der rasende Drache
minis-occasion-rampaging-about = Vier Armeen von 300 Punkten jagen ihn, und er nutzt alles, was er hat.
minis-occasion-war-road = Conquest auf der Heerstraße
minis-occasion-war-road-about = Heere von 1.200 Punkten auf vier mal sechs Fuß.
minis-occasion-broad-vale = Conquest im Breiten Tal
minis-occasion-broad-vale-about = Heere von 2.000 Punkten, jedes mit einem Giganten, auf vier mal sechs Fuß.
minis-occasion-two-teams = Zwei gegen zwei
minis-occasion-two-teams-about = Vier Heere von 1.200 Punkten in zwei Teams, auf vier mal acht Fuß.
