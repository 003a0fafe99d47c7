# Das Miniaturenspiel: was es fragt, anbietet, erzählt und verweigert. Namen von Figuren, Fähigkeiten und Gelände stehen in minis_figures.ftl.

# Logs of earlier versions call a player so.
minis-seat = Spieler { $number }
minis-figure = { $name } ({ $number })
minis-no-figure = Figur { $number }
minis-place = { $x } Ost, { $y } Nord
minis-edge-south = die Südseite
minis-edge-east = die Ostseite
minis-edge-north = die Nordseite
minis-edge-west = die Westseite
minis-where-reserve = noch nicht aufgestellt
minis-where-fielded = auf dem Schlachtfeld
minis-where-eliminated = ausgeschaltet
minis-where-gone = nicht mehr dabei

## Wie man handelt

minis-how-move = Bewegung
minis-how-march = Bewegung als Formation
minis-how-double-time = Sprinten: doppelt so weit bewegen
minis-how-soar = zum hochfliegenden Niveau aufsteigen
minis-how-land = zum Boden herabsteigen
minis-how-double-march = Bewegung als Formation im Sprint
minis-how-charge-double = Sturmangriff: doppelte Bewegung
minis-how-charge = Sturmangriff: Bewegung, dann Nahkampf
minis-how-bound-double = Schnellschuss: doppelte Bewegung
minis-how-bound = Schnellschuss: Bewegung, dann Fernkampf
minis-how-levitate = Magische Levitation
minis-how-regenerate = Regeneration
minis-how-raise = Nekromantie
minis-how-summon = Beschwörung
minis-how-shoot = Fernkampf
minis-how-magic-blast = Fernkampf mit Magischem Stoß
minis-how-flame = Fernkampf mit Flamme/Blitz
minis-how-shockwave = Fernkampf mit Schockwelle
minis-how-magic-heal = Magische Heilung
minis-how-magic-freeze = Fernkampf mit Magischem Einfrieren
minis-how-magic-confuse = Fernkampf mit Magischer Verwirrung
minis-how-fight = Nahkampf
minis-how-capture = Gefangennahme versuchen
minis-how-point-blank = aus nächster Nähe, 1 Angriff mehr
minis-how-point-blank-damage = aus nächster Nähe, 1 Schaden mehr
minis-how-precision = Präzisionsschuss
minis-how-dispatch = seinen Gefangenen ausschalten
minis-how-sweep = Nahkampf mit Rundumschlag
minis-how-heal = Heilung
minis-how-nimble = frei drehen
minis-how-pass = aussetzen

## Worauf das Spiel wartet

ask-minis-edge = Wähle deine Startseite.
ask-minis-contribute = Welches Gelände legst du auf den Stapel?
ask-minis-terrain = Lege ein Geländeteil auf das Schlachtfeld.
ask-minis-objective = Lege dein Missionsziel { $inches }″ von der vorderen Kante deiner Aufstellungszone entfernt.
ask-minis-deploy = Stelle deine Figuren in deiner Aufstellungszone auf.
ask-minis-action = Gib einer Figur eine Aktion; { $actions ->
    [0] keine, die etwas kostet, ist mehr übrig
    [one] eine ist noch übrig
   *[other] { $actions } sind noch übrig
}.
ask-minis-move = Wohin bewegt sich { $figure }? Bis zu { $inches }″.
ask-minis-gather = Wer gehört zur Formation?
ask-minis-march = Bewege die Mitglieder der Formation; am Ende muss jedes ein anderes berühren.
ask-minis-free-spin = { $mover } ist an { $figure } herangekommen: die Gratisdrehung nutzen?
ask-minis-place-captive = Stelle { $captive } neben { $captor }.
ask-minis-order = Mehreres geschieht zugleich: Was kommt zuerst?
ask-minis-react = Jetzt etwas davon einsetzen oder darauf verzichten?
ask-minis-aim = { $figure }, { $how }: Wen wählst du, und wer hilft mit?
ask-minis-divide = { $figure } hat mehrere getroffen: { $damage } Schaden auf sie verteilen.
ask-minis-follow-up = Greift { $figure } am Ende der Bewegung an?
ask-minis-levitate = Welche Figur lässt du schweben?
ask-minis-put-levitated = Wo setzt du { $figure } ab?
ask-minis-facing = Wohin blickt { $figure }?
ask-minis-heal = Wie viel heilst du bei { $figure }?
ask-minis-return = Wen holst du zurück?
ask-minis-put-returned = Wo steht { $figure }?
ask-minis-cancel-ability = Eine Fähigkeit bis zum Ende des Spielzugs abschalten?
ask-minis-leave = Die Schlacht verlassen oder ihr Ende anbieten?
ask-minis-clock = Die Uhr des Tisches.

## Was man tun kann

minis-do-act = { $figure }: { $how }
minis-do-end-turn = den Spielzug beenden
minis-do-enough = das ist alles
minis-do-halt = die Bewegung abbrechen und zurückgehen
minis-do-decline = darauf verzichten
minis-do-withdraw = mit allen Figuren abziehen
minis-do-concede = die Partie aufgeben
minis-do-time-up = die Zeit ist um
minis-do-target = wähle { $figure }
minis-do-join = { $figure } macht mit
minis-do-strengthen = { $figure } gibt 1 Schaden dazu
minis-do-share = { $figure } { $amount }
minis-do-divide = Verteilen: { $shares }
minis-do-break-away = { $figure } versucht sich zu lösen
minis-do-leave-out = { $figure } weglassen
minis-do-cancel = { $figure }: { $ability } abschalten
minis-do-edge = nimm { $edge }
minis-do-contribute = auf den Stapel legen: { $piece }
minis-do-leave-terrain = zurücklegen: { $piece }
minis-do-heal-die = nach einem Würfel heilen
minis-do-heal-damage = nach dem Schadenswert heilen
minis-do-agree = dem Ende der Partie zustimmen
minis-do-disagree = dem Ende der Partie nicht mehr zustimmen
minis-do-resolve = { $effect } von { $figure }
minis-do-resolve-number = Effekt { $number }
minis-do-chance = Würfel: { $outcome }
minis-do-terrain = { $piece } nach { $place }, um { $turn }° gedreht
minis-do-objective = Missionsziel nach { $place }
minis-do-move = { $figure } geht nach { $place }, Ausrichtung { $facing }°
minis-do-put = { $figure } nach { $place }, Ausrichtung { $facing }°
minis-do-spin = { $figure } nutzt die Gratisdrehung auf { $facing }°
minis-do-turn = { $figure } dreht sich auf { $facing }°
minis-do-stay = { $figure } bleibt, wie sie ist

## Was geschehen ist

minis-told-edge = { $seat } nimmt { $edge }.
minis-told-contributed = { $seat } legt auf den Stapel: { $piece }.
minis-told-terrain = Gelände: { $piece } bei { $place }.
minis-told-objective = Missionsziel bei { $place }.
minis-told-phase-command = { $seat }: Befehlsphase.
minis-told-phase-action = { $seat }: Aktionsphase.
minis-told-phase-end = { $seat }: Endphase.
minis-told-routed = { $seat } hat keine aktiven Krieger mehr und ist aus der Schlacht.
minis-told-first = { $seat } ist Startspieler.
minis-told-dice = { $seat } würfelt { $dice } ({ $purpose }).
minis-told-turn = { $seat } beginnt einen Spielzug mit { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}.
minis-told-gained = { $seat } erhält { $amount ->
    [one] eine Aktion
   *[other] { $amount } Aktionen
} dazu.
minis-told-contested = Niemand kontrolliert das Missionsziel.
minis-told-controls = { $seat } kontrolliert das Missionsziel.
minis-told-withdrew = { $seat } zieht ab.
minis-told-conceded = { $seat } gibt auf.
minis-told-agreed = { $seat } würde die Partie jetzt beenden.
minis-told-disagreed = { $seat } möchte weiterspielen.
minis-told-action = { $figure } erhält eine Aktion: { $how }.
minis-told-moved = { $figure } bewegt sich nach { $place }.
minis-told-turned = { $figure } dreht sich auf { $facing }°.
minis-told-soars = { $figure } steigt zum hochfliegenden Niveau auf.
minis-told-lands = { $figure } kommt zum Boden herab.
minis-told-put = { $figure } steht bei { $place }.
minis-told-left-out = Für { $figure } ist kein Platz; sie nimmt nicht teil.
minis-told-stopped = { $other } hält { $figure } auf.
minis-told-hit = { $attacker } trifft { $target }: { $total } gegen { $defense }.
minis-told-missed = { $attacker } verfehlt { $target }: { $total } gegen { $defense }.
minis-told-captured = { $captor } nimmt { $captive } gefangen.
minis-told-freed = { $captive } ist nicht mehr gefangen.
minis-told-cancelled = { $figure } verzichtet in diesem Spielzug auf { $ability }.
minis-told-shunned = { $figure } wagt sich nicht an { $other } heran.
minis-told-damaged = { $figure } erleidet { $amount ->
    [one] einen Klick
   *[other] { $amount } Klicks
} ({ $cause }).
minis-told-healed = { $figure } wird um { $amount ->
    [one] einen Klick
   *[other] { $amount } Klicks
} geheilt.
minis-told-eliminated = { $figure } ist ausgeschaltet.
minis-told-eliminated-for = { $figure } ist ausgeschaltet; { $seat } erhält { $points } Punkte.
minis-told-shared = Kein Feind hat { $figure } ausgeschaltet: je { $points } Punkte für { $seats }.
minis-told-returned = { $figure } kehrt in die Schlacht zurück.
minis-told-token = { $figure } hat { $tokens ->
    [one] eine Aktionsmarke
   *[other] { $tokens } Aktionsmarken
}.
minis-told-rested = { $figure } kann in diesem Spielzug nichts mehr tun.

minis-cause-attack = Angriff
minis-cause-ability = Fähigkeit
minis-cause-pushing = Überanstrengen
minis-cause-critical-miss = kritischer Patzer
minis-cause-return = Rückkehr
minis-roll-first-player = Startspieler
minis-roll-breaking-away = Lösen
minis-roll-attack = Angriff
minis-roll-clicks = Klicks Schaden
minis-roll-dodge = Ausweichen
minis-roll-healing = Heilung
minis-roll-regeneration = Regeneration
minis-roll-return = Rückkehr
minis-roll-command = Befehlsgewalt
minis-roll-freeze = Einfrieren
minis-roll-terror = Schrecken

## Die Schlacht in Zeilen

minis-line-turn = { $seat } ist am Zug; verbleibende Aktionen: { $actions }.
minis-line-seat = { $seat }: Punkte für ausgeschaltete Figuren { $score }, begonnene Spielzüge { $turns }
minis-line-figure = { $figure }, { $seat }: { $place }, Ausrichtung { $facing }°; Bewegung { $speed }, Angriff { $attack }, Verteidigung { $defense }, Schaden { $damage }; verbleibende Klicks { $left }, Aktionsmarken { $tokens }; { $abilities }
minis-line-away = { $figure }, { $seat }: { $where }
minis-line-terrain = { $piece }: { $place }
minis-line-objective = Missionsziel: { $place }, kontrolliert von { $seat }
minis-line-objective-free = Missionsziel: { $place }, von niemandem kontrolliert
minis-ending-running = Die Schlacht dauert an.
minis-ending-last-standing = Die Schlacht ist vorbei: Nur noch eine Seite hat Krieger.
minis-ending-time = Die Schlacht ist vorbei: Die Zeit ist um.
minis-ending-agreed = Die Schlacht ist nach Übereinkunft vorbei.
minis-ending-cheaper = { $ending } Bei gleich vielen Punkten siegt die billigere Armee; sie kostete { $points }.
minis-ending-objective = { $ending } Wer das Missionsziel kontrolliert, siegt.
minis-ending-objectives = { $ending } { $count ->
    [one] Ein Missionsziel entscheidet
   *[other] { $count } Missionsziele entscheiden
} die Schlacht.
minis-ending-eliminated = { $ending } Bei gleich vielen Missionszielen entscheiden die ausgeschalteten Punkte: { $points }.
minis-score-eliminated = Ausgeschaltete feindliche Figuren
minis-score-objectives = Missionsziele
minis-score-captives = Gefangene in der eigenen Aufstellungszone, doppelt
minis-score-survivors = Überlebende eigene Figuren

## Woraus eine Zahl besteht

minis-part-attack = Angriffswert
minis-part-rear-arc = toter Winkel
minis-part-formation = Mitglieder der Formation
minis-part-attack-bonus = Angriffsbonus
minis-part-defense = Verteidigungswert
minis-part-defended = Verteidigungswert eines Beschützers
minis-part-capture = Gefangennahme
minis-part-hindering = schwieriges Gelände
minis-part-height = Höhenvorteil
minis-part-battle-armor = Kampfrüstung
minis-part-invulnerability = Unverwundbarkeit
minis-part-damage = Schadenswert
minis-part-one-each = mehrere Ziele
minis-part-critical = kritischer Treffer
minis-part-enhancement = Magische Verstärkung
minis-part-toughness = Zähigkeit
minis-part-sneak-attack = Heimtückischer Angriff
minis-part-venom = Gift
minis-part-ram = Rammen
minis-part-pole-arm = Stangenwaffe
minis-part-cursed = Verflucht
minis-part-retaliation = Magische Vergeltung
minis-part-vampirism = Vampirismus
minis-part-regeneration = Regeneration
minis-part-command = Befehlsgewalt
minis-part-rule-of-3 = Dreierregel
minis-part-not-below-0 = Nie unter 0
minis-part-rest = Weiter dreht sich die Scheibe nicht
minis-part-shake-off = Abgeschüttelt
minis-part-afloat = In seinem Wasser
minis-part-point-blank = Aus nächster Nähe
minis-part-precision = Präzision
minis-part-gift = Mitschützen
minis-part-allotted = Anteil am Schaden
minis-part-die = Würfel
minis-part-pushing = Überanstrengen
minis-part-critical-miss = kritischer Patzer

## Warum nicht: Vorbereitung

refusal-minis-seats = Diese Ausgabe ist für { $least } bis { $most } Spieler.
refusal-minis-army-count = Es gibt { $seats } Spieler, aber { $armies } Armeen.
refusal-minis-sides = Die Seiten passen nicht: Jeder Spieler braucht eine, und es müssen mindestens zwei sein.
refusal-minis-edge-taken = Jeder Spieler braucht eine eigene Startseite.
refusal-minis-edge-not-opposite = Die Spieler sitzen an gegenüberliegenden Seiten.
refusal-minis-unknown-edition = Es gibt keine Ausgabe „{ $edition }“; bekannt sind: { $known }.
refusal-minis-unknown-figure = Es gibt keine Figur „{ $figure }“.
refusal-minis-unknown-piece = Es gibt kein Geländeteil „{ $piece }“.
refusal-minis-unknown-table = Es gibt kein Schlachtfeld „{ $table }“ für diese Ausgabe. Es gibt: { $known }.
refusal-minis-unknown-army = Eine fertige Armee „{ $army }“ gibt es nicht. Es gibt: { $known }.
minis-pack-unnamed = ein Paket ohne Titel
refusal-minis-pack-missing = Ein Paket, das diese Schlacht braucht, ist nicht geladen.
refusal-minis-pack-not-agreed = Diese Schlacht benutzt { $pack }; das war nicht vereinbart.
refusal-minis-kind-not-used = Gelände dieser Art wird hier nicht benutzt: { $piece }.
refusal-minis-two-equal-pieces = Im Standardspiel bringt jeder Spieler zwei gleiche Geländeteile mit.
refusal-minis-nothing-elevated = Im Standardspiel gibt es kein erhöhtes Gelände.
refusal-minis-not-in-pile = „{ $piece }“ gehört nicht zu den Teilen, die zu legen sind.
refusal-minis-piece-fits = Für ein Teil des Stapels ist noch Platz.
refusal-minis-terrain-off-table = Gelände muss ganz auf dem Schlachtfeld liegen.
refusal-minis-terrain-too-close = Gelände muss mindestens { $inches }″ von anderem Gelände entfernt sein.
refusal-minis-terrain-near-objective = Gelände muss mindestens { $inches }″ vom Missionsziel entfernt sein.
refusal-minis-terrain-near-edge = Gelände muss mindestens { $inches }″ von den Rändern des Schlachtfelds entfernt sein.
refusal-minis-terrain-near-area = Gelände muss mindestens { $inches }″ von der vorderen Kante jeder Aufstellungszone entfernt sein.
refusal-minis-no-deep-water = In Turnieren gibt es kein tiefes Wasser.
refusal-minis-objective-distance = Deine Würfel verlangen { $inches }″ von der vorderen Kante; dieser Platz ist { $distance } entfernt.
refusal-minis-objective-beside = Der Abstand wird gerade von der vorderen Kante gemessen: Lege das Missionsziel vor deine Aufstellungszone.
refusal-minis-objective-near-edge = Das ganze Missionsziel muss { $inches }″ von jedem Rand des Schlachtfelds entfernt sein.
refusal-minis-objective-overlaps = Missionsziele dürfen sich nicht überlappen.
refusal-minis-terrain-in-area = Gelände darf nicht in einer Aufstellungszone liegen.
refusal-minis-not-in-reserve = Diese Figur wartet nicht auf ihre Aufstellung.
refusal-minis-outside-area = Die Mitte der Basis muss in deiner Aufstellungszone liegen.
refusal-minis-room-left = Für diese Figur ist noch Platz.

## Warum nicht: Aktionen

refusal-minis-unknown-action = Eine solche Aktion gibt es nicht.
refusal-minis-no-such-figure = Eine solche Figur steht nicht auf dem Schlachtfeld.
refusal-minis-not-yours = Diese Figur gehört dir nicht.
refusal-minis-other-figure = Es geht um eine andere Figur.
refusal-minis-captive-cannot-act = { $figure } ist gefangen und kann keine Aktionen erhalten.
refusal-minis-acted-already = { $figure } hatte in diesem Spielzug schon eine Aktion.
refusal-minis-levitated = { $figure } wurde versetzt und erhält in diesem Spielzug keine Aktion.
refusal-minis-no-actions-left = Du hast in diesem Spielzug keine Aktionen mehr.
refusal-minis-no-pass = Hier gibt es kein Aussetzen; beende stattdessen den Spielzug.
refusal-minis-pushed-already = { $figure } hat in zwei Spielzügen hintereinander gehandelt und darf nur aussetzen.
refusal-minis-demoralized = { $figure } ist demoralisiert: Sie darf sich nur bewegen oder aussetzen.
refusal-minis-captor-only-moves = { $figure } bewacht einen Gefangenen: Sie darf sich nur bewegen oder aussetzen.
refusal-minis-frenzy-first = Figuren mit Raserei kommen vor { $figure }.
refusal-minis-lacks-ability = { $figure } hat { $ability } nicht in Gebrauch.
refusal-minis-ability-not-in-use = Diese Fähigkeit ist nicht in Gebrauch.
refusal-minis-ability-not-optional = { $ability } kann nicht abgeschaltet werden.
refusal-minis-ability-under-way = Diese Figur ist mitten in ihrer Aktion.
refusal-minis-ability-replaces-move = { $figure } bewegt sich nach ihrer Fähigkeit; schalte sie für eine einfache Bewegung ab.
refusal-minis-touched-at-start = { $figure } berührte zu Beginn des Spielzugs eine feindliche Figur.
refusal-minis-touches-foe = { $figure } berührt eine feindliche Figur.
refusal-minis-withdraw-own-turn = Du kannst nur in deinem eigenen Spielzug abziehen.

## Warum nicht: Bewegung

refusal-minis-bad-facing = Eine solche Ausrichtung gibt es nicht.
refusal-minis-must-break-away = Eine feindliche Figur hält sie fest: Sie muss sich erst lösen.
refusal-minis-nothing-to-break-from = Keine feindliche Figur hält sie fest.
refusal-minis-broke-not-away = Sie hat sich nicht gelöst und darf sich nur drehen.
refusal-minis-held-fast = { $figure } hat Hufeisen: Nach einem missglückten Lösen dreht sie sich nicht.
refusal-minis-cannot-soar = { $figure } kann nicht hochfliegen: Das können nur Krieger mit Flügeln.
refusal-minis-soars-already = { $figure } fliegt schon hoch.
refusal-minis-is-down-already = { $figure } ist schon am Boden.
refusal-minis-must-change-level = Hier ist auf der anderen Ebene kein Platz: Die Ebene muss anderswo gewechselt werden.
refusal-minis-soars = { $figure } fliegt hoch und kann zu keiner Formation gehören.
refusal-minis-no-double-time = { $figure } hat weder Stiefel noch Hufeisen: kein Sprint.
refusal-minis-ability-bars-double-time = Eine Geschwindigkeitsfähigkeit von { $figure } schließt das Sprinten aus.
refusal-minis-double-time-contact = { $figure } berührt eine feindliche Figur: kein Sprint.
refusal-minis-demoralized-contact = Eine demoralisierte Figur geht an keine feindliche heran: { $other }.
refusal-minis-confused-contact = Sie darf nicht in Basenkontakt mit deiner eigenen Seite geführt werden: { $other }.
refusal-minis-terrified = Sie wagt sich in diesem Spielzug nicht an { $other } heran.
refusal-minis-no-room-for-captive = Neben ihr wäre kein Platz für den Gefangenen.
refusal-minis-captive-left = Sie würde ihren Gefangenen verlassen.
refusal-minis-not-beside = Sie muss in Basenkontakt mit { $other } stehen.
refusal-minis-spin-past = Nach einer Gratisdrehung muss der Blickwinkel { $mover } berühren.
refusal-minis-moved-already = { $figure } hat sich in dieser Formation schon bewegt.
refusal-minis-nothing-moved = Noch hat sich niemand bewegt.
refusal-minis-levitated-too-far = Sie kann höchstens { $inches }″ entfernt abgesetzt werden.
refusal-minis-not-touched-at-start = Sie berührte die Figur nicht, als der Spielzug begann.
refusal-minis-nobody-to-levitate = { $figure } berührte zu Beginn des Spielzugs niemanden, den sie schweben lassen könnte.

## Warum nicht: Formationen

refusal-minis-no-formations = In dieser Ausgabe gibt es keine Formationen.
refusal-minis-no-formation-so = Dafür gibt es keine Formation.
refusal-minis-formation-one-target = Eine Formation greift genau ein Ziel an.
refusal-minis-formation-incomplete = Eine Formation von { $size } ist nicht vollständig: Sie braucht { $least } bis { $most } Mitglieder, jedes an seinem Platz.
refusal-minis-formation-contact = { $figure } findet niemanden für eine Formation.
refusal-minis-formation-faction = Eine Formation besteht aus Figuren einer Fraktion.
refusal-minis-formation-no-symbol = Figuren ohne Fraktionssymbol bilden keine Formationen.
refusal-minis-formation-cliff = Eine Klippe trennt die Formation.
refusal-minis-formation-torn = Am Ende muss jedes Mitglied ein anderes berühren.
refusal-minis-already-member = Sie ist schon Mitglied.
refusal-minis-ability-bars-formation = { $figure } kann nicht in dieser Formation sein: { $ability }.

## Warum nicht: Kampf

refusal-minis-no-target-yet = Wähle zuerst ein Ziel.
refusal-minis-no-more-targets = { $most ->
    [one] Dieser Angriff hat ein einziges Ziel.
   *[other] Dieser Angriff hat höchstens { $most } Ziele.
}
refusal-minis-targeted-twice = Keine Figur ist in einer Aktion zweimal Ziel.
refusal-minis-targets-itself = Eine Figur ist nie ihr eigenes Ziel.
refusal-minis-target-captive = { $target } ist gefangen und kann kein Ziel sein.
refusal-minis-target-friend = { $target } steht auf deiner Seite.
refusal-minis-target-captor = { $target } bewacht einen Gefangenen und kann nicht beschossen werden.
refusal-minis-target-touches-friend = { $target } berührt eine Figur deiner Seite.
refusal-minis-no-range = { $figure } hat keinen Fernkampfangriff.
refusal-minis-berserk = { $figure } ist in Berserkerwut und schießt nicht.
refusal-minis-firer-in-contact = { $figure } berührt eine feindliche Figur und kann nicht schießen.
refusal-minis-out-of-range = { $target } ist { $distance } entfernt; die Reichweite ist { $range }″: { $missing } zu weit.
refusal-minis-outside-arc = { $target } liegt außerhalb des Blickwinkels; eine Drehung um { $turn }° würde genügen.
refusal-minis-invisible = { $target } ist nicht gut genug zu sehen, um Ziel zu sein.
refusal-minis-magic-immune = { $target } ist gegen Magie immun.
refusal-minis-wand-immune = { $target } ist gegen Angriffe mit dem Zauberstab immun.
refusal-minis-stealth = { $target } ist verborgen: Die Schusslinie führt durch schwieriges Gelände.
refusal-minis-base-in-line = Die Schusslinie auf { $target } kreuzt die Basis von { $other }.
refusal-minis-terrain-in-line = Die Schusslinie auf { $target } ist blockiert: { $piece }.
refusal-minis-line-blocked = Die Schusslinie auf { $target } ist blockiert.
minis-nobody-there = Es ist niemand da.
refusal-minis-nobody-to-shoot = { $figure } hat niemanden, auf den sie schießen könnte. { $why }
refusal-minis-nobody-in-wave = Niemand ist { $figure } für eine Schockwelle nahe genug: Die halbe Reichweite ist { $half }, die nächste Figur ist { $missing } zu weit weg.
refusal-minis-beyond-wave = { $target } liegt außerhalb der Schockwelle: Die halbe Reichweite ist { $half }, es fehlen { $missing }.
refusal-minis-divide-all = Alle { $damage } Schaden müssen verteilt werden.
refusal-minis-bow-only = So können nur Bogenschützen schießen, und { $figure } hat keinen Bogen.
refusal-minis-bow-gives-damage = { $figure } hat keinen Bogen und kann nur den Angriff unterstützen.
refusal-minis-not-point-blank = { $target } ist { $distance } entfernt; nächste Nähe reicht { $half }″ weit.
refusal-minis-precision-needless = { $target } berührt keinen Freund des Schützen: Ein gewöhnlicher Schuss genügt.
refusal-minis-gang-up-friend = Nur ein Freund auf dem Schlachtfeld kann helfen.
refusal-minis-gang-up-sword = { $figure } hat kein Schwert und kann niemanden bedrängen.
refusal-minis-gang-up-token = { $figure } hat einen Aktionsmarker und kann niemanden bedrängen.
refusal-minis-sword-only = Gefangene machen nur Schwertkämpfer, und { $figure } ist keiner.
refusal-minis-no-captive = { $figure } führt keinen Gefangenen mit sich.
refusal-minis-not-its-captive = { $figure } kann so nur den eigenen Gefangenen angreifen.
refusal-minis-wave-blocked = Gelände hält die Schockwelle von { $figure } von allen ab, die nahe genug sind.
refusal-minis-nobody-in-front = Keine feindliche Figur berührt den Blickwinkel von { $figure }. { $why }
refusal-minis-not-in-front = { $target } berührt die Basis, aber nicht den Blickwinkel; eine Drehung um { $turn }° würde genügen.
refusal-minis-not-in-contact = { $target } ist { $gap } von Basis zu Basis entfernt; Nahkampf braucht Basenkontakt.
refusal-minis-cliff-between = Über eine Klippe hinweg gibt es keinen Nahkampf.
refusal-minis-no-captures = In dieser Ausgabe gibt es keine Gefangenen.
refusal-minis-cannot-capture = { $figure } kann keine Gefangenen nehmen.
refusal-minis-nobody-to-capture = { $figure } berührt niemanden, den sie gefangen nehmen könnte. { $why }
refusal-minis-captor-not-captured = { $target } bewacht selbst einen Gefangenen und kann nicht gefangen genommen werden.
refusal-minis-not-capturable = { $target } kann nicht gefangen genommen werden.
refusal-minis-nobody-to-heal = { $figure } hat niemanden, den sie heilen könnte. { $why }
refusal-minis-heal-foe = { $target } steht nicht auf deiner Seite.
refusal-minis-heal-in-contact = { $target } berührt eine feindliche Figur: keine Heilung.
refusal-minis-not-healable = { $target } kann nicht geheilt werden.
refusal-minis-nobody-to-return = { $figure } hat niemanden, den sie zurückholen könnte.
refusal-minis-not-eliminated = { $figure } ist nicht ausgeschaltet.
refusal-minis-not-mage-spawn = { $figure } ist keine Mage Spawn.
refusal-minis-worth-too-much = { $figure } ist mehr wert als die Figur, die sie beschwört.
refusal-minis-no-room-beside = Für { $figure } ist kein Platz.

## Stellungen, die es nicht geben kann

minis-arranged-dial = diese Kampfscheibe oder diese Marken gibt es nicht.
minis-arranged-captive = ein Gefangener muss die Figur berühren, die ihn bewacht.
minis-arranged-overlap = zwei Basen überdecken sich.

## Einstellungen eines Tisches

setup-minis-seats = Spieler
setup-minis-edition = Ausgabe
setup-minis-total = Gesamtpunktewert
setup-minis-armies = Armeen
setup-minis-sides = Seiten
setup-minis-table = Schlachtfeld
setup-minis-edges = Startseiten
setup-minis-turns = Spielzüge je Spieler
setup-minis-minutes = Minuten auf der Uhr
setup-minis-card = Karte der Fähigkeiten
setup-minis-abilities = Spezialfähigkeiten
setup-minis-standard = Standardspiel
setup-minis-tournament = Turnierregeln
setup-minis-packs = Pakete

# When distances may be measured.
minis-measuring-free = jederzeit, auch vor dem Ansagen: Das Buch dieser Ausgabe verbietet es nicht
minis-measuring-after = erst nach dem Ansagen
