# Das Miniaturenspiel: was es fragt, anbietet, erzählt und verweigert. Namen von Figuren, Fähigkeiten und Gelände stehen in minis_figures.ftl.

# Logs of earlier versions call a player so.
minis-seat = Spieler { $number }
minis-figure = { $name } ({ $number })
minis-section = { $name } ({ $number }, { $section })
minis-section-front = vorn
minis-section-left = links
minis-section-rear = hinten
minis-section-right = rechts
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
minis-how-surge = Vorstürmen: an einen Gegner heranbewegen und angreifen, für 1 Klick
minis-how-double-time = Sprinten: doppelt so weit bewegen
minis-how-soar = hochfliegen
minis-how-land = landen
minis-how-double-march = Bewegung als Formation im Sprint
minis-how-charge-double = Sturmangriff: doppelte Bewegung
minis-how-charge = Sturmangriff: Bewegung, dann Nahkampf
minis-how-bound-double = Schnellschuss: doppelte Bewegung
minis-how-bound = Schnellschuss: Bewegung, dann Fernkampf
minis-how-levitate = Magische Levitation
minis-how-carry = bewegen und einen Freund tragen
minis-how-regenerate = Regeneration
minis-how-raise = Nekromantie
minis-how-revenant = Wiedergänger
minis-how-summon = Beschwörung
minis-how-shoot = Fernkampf
minis-how-magic-blast = Fernkampf mit Magischem Stoß
minis-how-flame = Fernkampf mit Flamme/Blitz
minis-how-shockwave = Schockwelle
minis-how-magic-heal = Magische Heilung
minis-how-magic-freeze = Fernkampf mit Magischem Einfrieren
minis-how-magic-confuse = Fernkampf mit Magischer Verwirrung
minis-how-mage-blast = Fernkampf mit Magierstoß
minis-how-stormfire = Fernkampf mit Sturmfeuer
minis-how-overwatch = Feuerbereitschaft: in deiner nächsten Befehlsphase schießen
minis-how-bombard = Bombardierung
minis-how-bombs = Bombardierung
minis-how-hex = Verhexen
minis-how-fight = Nahkampf
minis-how-capture = Gefangennahme versuchen
minis-how-point-blank = aus nächster Nähe, 1 Angriff mehr
minis-how-point-blank-damage = aus nächster Nähe, 1 Schaden mehr
minis-how-precision = Präzisionsschuss
minis-how-long-shot = Weitschuss auf einen Giganten, doppelte Reichweite
minis-how-indirect-fire = indirektes Feuer über alles hinweg
minis-how-long-indirect-fire = indirektes Feuer auf einen Giganten, doppelte Reichweite
minis-how-dispatch = seinen Gefangenen ausschalten
minis-how-mount = aufsitzen
minis-how-dismount = absitzen
minis-how-board = aufsteigen
minis-how-disembark = absteigen
minis-how-mounted-charge = Berittener Sturmangriff: reiten, dann Nahkampf
minis-how-mounted-bound = Berittener Schnellschuss: reiten, dann schießen
minis-how-overwhelm = Überwältigen: an einen Reiter heranreiten und ihn abwerfen
minis-how-trample = Trampeln: geradeaus über alle hinwegreiten
minis-how-sweep = Nahkampf mit Rundumschlag
minis-how-smite = Nahkampf mit Zerschmettern
minis-how-thunder-blow = Nahkampf mit Donnerschlag
minis-how-sneak-attack = Heimtückischer Angriff von hinten
minis-how-weapon-master = Nahkampf als Waffenmeister
minis-how-immobilize = Nahkampf mit Festhalten
minis-how-tinker = Tüfteln
minis-how-heal = Heilung
minis-how-nimble = frei drehen
minis-how-sniper = frei drehen (Scharfschütze)
minis-how-field-repair = Feldreparatur
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
ask-minis-surge = { $figure } stürmt vor: bis zu { $inches }″, und der Blickwinkel muss am Ende einen Gegner berühren.
ask-minis-surge-attack = { $figure } ist vorgestürmt: Wie greift die Figur an?
ask-minis-roll = { $figure } dreht sich und bewegt sich gerade vor oder gerade zurück, bis zu { $inches }″. Weitere Sektionen können ihren Bewegungswert beitragen.
ask-minis-section = { $figure } erleidet { $damage } Schaden. Welche Sektion trifft er?
ask-minis-struck-section = { $attacker } trifft { $figure } auf der Grenze zweier Sektionen. Welche wird getroffen?
ask-minis-move = Wohin bewegt sich { $figure }? Bis zu { $inches }″.
ask-minis-move-tiring = Wohin bewegt sich { $figure }? Bis zu { $inches }″; die Eile kostet 1 Klick.
ask-minis-gather = Wer gehört zur Formation?
ask-minis-march = Bewege die Mitglieder der Formation; am Ende muss jedes ein anderes berühren.
ask-minis-free-spin = { $mover } ist an { $figure } herangekommen: die Gratisdrehung nutzen?
ask-minis-place-captive = Stelle { $captive } neben { $captor }.
ask-minis-order = Mehreres geschieht zugleich: Was kommt zuerst?
ask-minis-react = Jetzt etwas davon einsetzen oder darauf verzichten?
ask-minis-may-use = { $figure }: jetzt „{ $effect }“ einsetzen oder darauf verzichten?
ask-minis-aim = { $figure }, { $how }: Wen wählst du, und wer hilft mit?
ask-minis-divide = { $figure } hat mehrere getroffen: { $damage } Schaden auf sie verteilen.
ask-minis-strike-back = Wie schlägt { $figure } gegen { $other } zurück?
ask-minis-thunder = Donnerschlag: { $figure } verursacht jetzt { $damage } Schaden an { $target }. Noch einmal zuschlagen? Das trifft zu { $chance } % und wird jedes Mal um 1 schlechter.
ask-minis-follow-up = Greift { $figure } am Ende der Bewegung an?
ask-minis-rush-again = { $figure } darf mit dieser Aktion noch einmal reiten und angreifen. Wer, und wie?
ask-minis-set-rider-down = Wo kommt { $figure } neben { $mount } zu stehen?
ask-minis-choose-mount = Auf welches Reittier steigt { $figure }?
ask-minis-choose-chariot = Auf welchen Streitwagen steigt { $figure }?
ask-minis-set-passenger-down = Wo steigt { $figure } von { $chariot } ab?
ask-minis-tire = Wer nimmt den Klick Überanstrengungsschaden, { $figure } oder der Reiter?
ask-minis-trample = Wohin trampelt { $figure }, geradeaus, bis zu { $inches }″?
ask-minis-overwhelm = An welchen Reiter reitet { $figure } heran, höchstens { $inches }″ weit?
ask-minis-watch = { $figure } war in Feuerbereitschaft: jetzt schießen?
ask-minis-bombs = Wohin legt { $figure } die Marke, bis zu { $inches }″ entfernt?
ask-minis-levitate = Welche Figur lässt du schweben?
ask-minis-put-levitated = Wo setzt du { $figure } ab?
ask-minis-carry = Wen trägt { $figure }?
ask-minis-set-down = Wo setzt { $flier } { $figure } ab?
ask-minis-facing = Wohin blickt { $figure }?
ask-minis-heal = Wie viel heilst du bei { $figure }?
ask-minis-tap = { $figure } greift in den Geist von { $other }: Welche Fähigkeit erhält sie in diesem Spielzug?
ask-minis-command = Befehlsphase: Gib eine Aktion, die hierher gehört, oder mach weiter; { $actions ->
    [0] keine ist übrig
    [one] eine Aktion ist übrig
   *[other] { $actions } Aktionen sind übrig
}.
ask-minis-call = Wen rufst du für diesen Spielzug zurück?
ask-minis-end-order = Was geschieht in der Endphase zuerst?
ask-minis-return = Wen holst du zurück?
ask-minis-put-risen = Wo steht { $figure } wieder auf?
ask-minis-put-returned = Wo steht { $figure }?
ask-minis-cancel-ability = Eine Fähigkeit bis zum Ende des Spielzugs abschalten?
ask-minis-leave = Die Schlacht verlassen oder ihr Ende anbieten?
ask-minis-clock = Die Uhr des Tisches.

## Was man tun kann

minis-do-act = { $figure }: { $how }
minis-do-end-phase = weiter zur Aktionsphase
minis-do-call = { $figure } zurückrufen
minis-end-objectives = nachsehen, wer die Missionsziele kontrolliert
minis-end-risen = die zurückgerufenen Figuren gehen lassen
minis-end-bolting = die scheuen Reittiere ohne Reiter durchgehen lassen
minis-do-end-turn = den Spielzug beenden
minis-do-enough = das ist alles
minis-do-halt = die Bewegung abbrechen und zurückgehen
minis-do-decline = darauf verzichten
minis-do-lay-bomb-odds = die Marke bei { $place } legen: bleibt zu { $percent } % dort liegen und trifft dann { $struck }
minis-do-lay-bomb-empty = die Marke bei { $place } legen: bleibt zu { $percent } % dort liegen, niemand in seinem Bereich
minis-do-bomb-strikes = { $figure } ({ $percent } %)
minis-do-withdraw = mit allen Figuren abziehen
minis-do-concede = die Partie aufgeben
minis-do-time-up = die Zeit ist um
minis-do-target = wähle { $figure }
minis-do-target-rider = wähle { $figure }, die Kampfscheibe des Reiters
minis-do-target-mount = wähle { $figure }, die Kampfscheibe des Reittiers
minis-do-mount = auf { $mount } aufsitzen
minis-do-board = auf { $chariot } steigen
minis-do-tire = { $figure } nimmt ihn
minis-do-bear = { $figure } trägt den Schaden
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
minis-do-heal-die = nach einem Würfel { $least } bis { $most } heilen
minis-do-heal-damage = nach dem Schadenswert { $amount } heilen
minis-do-agree = dem Ende der Partie zustimmen
minis-do-disagree = dem Ende der Partie nicht mehr zustimmen
minis-do-resolve = { $effect } von { $figure }
minis-do-resolve-on = { $effect } von { $figure }: { $other }
minis-do-tap = { $ability } erhalten
minis-do-tap-figure = { $figure } greift in den Geist von { $other }: { $abilities }
minis-do-parry = { $figure } pariert { $other }: Treffer jetzt zu { $now } %, danach zu { $best } bis { $worst } %
minis-do-parry-evenly = { $figure } pariert { $other }: Treffer jetzt zu { $now } %, danach zu { $best } %
minis-do-augment = { $figure } greift mit dem Wert von { $other } an: Treffer zu { $then } %, jetzt zu { $now } %, danach 1 Überanstrengungsschaden
minis-do-bedlam = { $figure } greift mit dem Wert von { $other } an: Treffer zu { $then } %, jetzt zu { $now } %
minis-do-reckless = { $figure } erleidet 1 Überanstrengungsschaden: { $then } Schaden statt { $now }
minis-do-reckless-falls = { $figure } erleidet 1 Überanstrengungsschaden und fällt
minis-do-strike-back = { $figure } schlägt gegen { $other } zurück: Treffer zu { $chance } %
minis-do-hex = { $figure } lässt { $other } noch einmal würfeln
minis-do-hex-hit = { $figure } lässt { $other } noch einmal würfeln: Die { $roll } trifft, ein neuer Wurf zu { $chance } %
minis-do-hex-miss = { $figure } lässt { $other } noch einmal würfeln: Die { $roll } verfehlt, ein neuer Wurf trifft zu { $chance } %
minis-do-lead = { $figure } nimmt die Aktionsmarke von { $other }
minis-do-lead-unpushed = { $figure } nimmt die Aktionsmarke von { $other }, sodass niemand überanstrengt wird
minis-do-venom = { $figure } verursacht 1 Schaden an { $others }
minis-do-command = { $figure } würfelt: eine weitere Aktion ab { $least }
minis-do-command-rally = { $figure } würfelt, eine weitere Aktion ab { $least }, und heilt 2 Schaden von { $others }
minis-do-siphon = { $other } erleidet 1 Überanstrengungsschaden, { $figure } verliert eine Aktionsmarke
minis-do-unite = { $figure } erleidet 1 Überanstrengungsschaden, { $other } wird um 1 geheilt
minis-do-kill-captive = { $figure } schaltet den Gefangenen { $other } aus
minis-do-thunder = noch einmal auf { $target } schlagen: Treffer zu { $chance } %
minis-do-thunder-end = { $target } { $damage } Schaden zufügen
minis-do-bond = { $other } erleidet die { $damage } Schaden statt { $figure }
minis-do-lend = { $figure } erhält { $ability }
minis-do-resolve-number = Effekt { $number }
minis-do-chance = Würfel: { $outcome }
minis-do-terrain = { $piece } nach { $place }, um { $turn }° gedreht
minis-do-objective = Missionsziel nach { $place }
minis-heard-to = nach zu zum zur bis an
minis-heard-place = nach 12 13,5 Blick 80 – an diese Stelle, in Zoll von Westen und von Süden, mit Blick in diese Richtung in Grad von Osten
minis-heard-figure = zu NAME – bis an diese Figur oder so nah, wie es geht
minis-do-move = { $figure } geht nach { $place }, Ausrichtung { $facing }°
minis-do-put = { $figure } nach { $place }, Ausrichtung { $facing }°
minis-do-put-soaring = { $figure } nach { $place }, hochfliegend, Ausrichtung { $facing }°
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
minis-told-dice-outcome = { $figure } würfelt { $dice } ({ $purpose }): { $outcome }.
minis-told-idle = { $seat } gibt in diesem Spielzug keine Aktion.
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
minis-told-contested-at = Niemand kontrolliert das Missionsziel bei { $place }.
minis-told-controls-at = { $seat } kontrolliert das Missionsziel bei { $place }.
minis-told-withdrew = { $seat } zieht ab.
minis-told-conceded = { $seat } gibt auf.
minis-told-agreed = { $seat } möchte die Partie jetzt beenden.
minis-told-disagreed = { $seat } möchte lieber weiterspielen.
minis-told-action = { $figure } erhält eine Aktion: { $how }.
minis-told-moved = { $figure } bewegt sich nach { $place }.
minis-told-moved-up = { $figure } rückt an { $foe } heran{ $more ->
    [0] .
    [one] { " " }und berührt einen weiteren Gegner.
   *[other] { " " }und berührt { $more } weitere Gegner.
}
minis-told-turned = { $figure } dreht sich auf { $facing }°.
minis-told-soars = { $figure } fliegt hoch.
minis-told-lands = { $figure } landet.
minis-told-put = { $figure } steht bei { $place }.
minis-told-left-out = Für { $figure } ist kein Platz; sie nimmt nicht teil.
minis-told-stopped = { $other } hält { $figure } auf.
minis-told-hit = { $attacker } trifft { $target }: { $total } gegen { $defense }.
minis-told-missed = { $attacker } verfehlt { $target }: { $total } gegen { $defense }.
minis-told-captured = { $captor } nimmt { $captive } gefangen.
minis-told-controlled = { $figure } gehorcht jetzt { $seat }.
minis-told-freed = { $captive } ist nicht mehr gefangen.
minis-told-cancelled = { $figure } verzichtet in diesem Spielzug auf { $ability }.
minis-told-surged = { $figure } stürmt in den Kampf.
minis-told-taken-back = { $figure } handelt doch nicht; die Aktion kann neu vergeben werden.
minis-told-shunned = { $figure } wagt sich nicht an { $other } heran.
minis-told-damaged = { $figure } erleidet { $amount ->
    [one] einen Klick
   *[other] { $amount } Klicks
} ({ $cause }).
minis-told-healed = { $figure } wird um { $amount ->
    [one] einen Klick
   *[other] { $amount } Klicks
} geheilt.
minis-told-section-lost = { $figure } ist außer Gefecht.
minis-told-eliminated = { $figure } ist ausgeschaltet.
minis-told-eliminated-for = { $figure } ist ausgeschaltet; { $seat } erhält { $points } Punkte.
minis-told-shared = Kein Feind hat { $figure } ausgeschaltet: je { $points } Punkte für { $seats }.
minis-told-risen = { $figure } wird bis zum Ende dieses Spielzugs zurückgerufen.
minis-told-mounted = { $figure } sitzt auf { $mount } auf.
minis-told-boarded = { $figure } steigt auf { $chariot }.
minis-told-alighted = { $figure } steigt bei { $place } ab.
minis-told-stepped-off = { $figure } verlässt den Sattel.
minis-told-restarted = Die Kampfscheibe von { $figure } beginnt von vorn.
minis-told-returned = { $figure } kehrt in die Schlacht zurück.
minis-told-vanished = { $figure } ist endgültig aus dem Spiel.
minis-told-token = { $figure } hat { $tokens ->
    [one] eine Aktionsmarke
   *[other] { $tokens } Aktionsmarken
}.
minis-told-lasting = { $figure }: { $what }.
minis-told-lasting-over = { $figure }: „{ $what }“ ist vorbei.
minis-told-bomb-laid = { $figure } hat eine Bombardierungsmarke bei { $place }.
minis-told-bomb-lifted = Die Bombardierungsmarke von { $figure } bei { $place } wird aufgenommen.
minis-told-rested = { $figure } kann in diesem Spielzug nichts mehr tun.

minis-cause-attack = Angriff
minis-cause-ability = Fähigkeit
minis-cause-pushing = Überanstrengen
minis-cause-critical-miss = kritischer Patzer
minis-cause-return = Rückkehr
minis-cause-explosion = Explosion
minis-cause-jolt = Treffer durch den Streitwagen
minis-roll-first-player = wer beginnt
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
minis-roll-drift = Abweichung
minis-roll-trance = Magestone-Trance
minis-roll-fury = Zorn der Natur
minis-roll-parry = Parade
minis-roll-overwhelming = Überwältigen
minis-roll-jolt = Passagier
minis-came-breaking-away-so = sie löst sich
minis-came-breaking-away-not = sie wird festgehalten
minis-came-dodge-so = sie weicht aus
minis-came-dodge-not = sie wird doch getroffen
minis-came-return-so = sie kehrt zurück
minis-came-return-not = sie bleibt in der Schachtel
minis-came-command-so = eine weitere Aktion
minis-came-command-not = keine weitere Aktion
minis-came-freeze-so = sie erhält einen Marker
minis-came-freeze-not = sie erhält keinen Marker
minis-came-terror-so = sie wagt sich heran
minis-came-terror-not = sie wagt sich nicht heran
minis-came-overwhelming-so = der Reiter wird abgeworfen
minis-came-overwhelming-not = der Reiter bleibt im Sattel
minis-came-jolt-so = auch der Passagier wird getroffen
minis-came-jolt-not = dem Passagier geschieht nichts
minis-came-trance-so = sie erwacht
minis-came-trance-not = die Trance kostet sie einen Klick
minis-came-fury-so = ihr Angriffsbonus zählt als Schaden
minis-came-fury-not = kein weiterer Schaden
minis-came-power-so = die Schuppen halten
minis-came-power-not = die Schuppen helfen nicht

## Die Schlacht in Zeilen

minis-line-turn = { $seat } ist am Zug; verbleibende Aktionen: { $actions }.
minis-line-seat = { $seat }: Punkte für ausgeschaltete Figuren { $score }, begonnene Spielzüge { $turns }
minis-line-rider = { $figure } (Reiter auf { $mount })
minis-line-mount = { $figure } (Reittier von { $rider })
minis-line-figure = { $figure }, { $seat }: { $place }, Ausrichtung { $facing }°; Bewegung { $speed }, Angriff { $attack }, Verteidigung { $defense }, Schaden { $damage }; verbleibende Klicks { $left }, Aktionsmarken { $tokens }; { $abilities }
minis-line-away = { $figure }, { $seat }: { $where }
minis-line-hull = { $figure }, { $seat }: { $place }, Ausrichtung { $facing }°; ihre Sektionen:
minis-line-section-out = { $figure }: ausgeschaltet oder nicht im Spiel
minis-line-terrain = { $piece }: { $place }
minis-line-lasting = { $figure }: { $what } { $until }
minis-lasting-hex = Verhexen-Marker
minis-lasting-overwatch = Feuerbereitschafts-Marker
minis-lasting-bombardment = Bombardierungsmarke
minis-lasting-trance = in Trance
minis-lasting-slipped = entschlüpft
minis-lasting-united = eins mit dem Reittier
minis-lasting-siphoned = Energie abgezapft
minis-lasting-augmented = verstärkt
minis-lasting-fury = Zorn der Natur ausgewürfelt
minis-lasting-thunder-blow = Donnerschlag
minis-lasting-cursed = Fluch, von einem Stab geweckt
minis-lasting-leadership = Marker beim Anführer
minis-until-for-good = für immer
minis-until-this-action = bis diese Aktion vorbei ist
minis-until-this-turn = bis dieser Spielzug vorbei ist
minis-until-own-command = bis zur nächsten Befehlsphase von { $seat }
minis-until-own-end = bis zum Ende der nächsten Endphase von { $seat }
minis-until-end-begins = bis die nächste Endphase von { $seat } beginnt
minis-until-next-action = bis zur nächsten Aktion
minis-line-objective = Missionsziel: { $place }, kontrolliert von { $seat }
minis-line-objective-free = Missionsziel: { $place }, von niemandem kontrolliert
minis-ending-running = Die Schlacht dauert an.
minis-ending-last-standing = Die Schlacht ist vorbei: Nur noch eine Seite hat Krieger.
minis-ending-time = Die Schlacht ist vorbei: Die Zeit ist um.
minis-ending-agreed = Die Schlacht ist nach Übereinkunft vorbei.
minis-ending-cheaper = { $ending } Bei gleicher Punktzahl siegt die billigere Armee; sie kostete { $points }.
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
minis-part-explosion = Explosion
minis-part-passed-on = Vom Streitwagen weitergegeben
minis-part-thrown-out = Aus dem Wrack geschleudert
minis-part-long-range = Weitschuss
minis-part-indirect-fire = Indirektes Feuer
minis-part-allotted = Anteil am Schaden
minis-part-die = Würfel
minis-part-pushing = Überanstrengen
minis-part-critical-miss = kritischer Patzer

## Warum nicht: Vorbereitung

refusal-minis-seats = Diese Edition ist für { $least } bis { $most } Spieler.
refusal-minis-army-count = Es gibt { $seats } Spieler, aber { $armies } Armeen.
refusal-minis-sides = Die Seiten passen nicht: Jeder Spieler braucht eine, und es müssen mindestens zwei sein.
refusal-minis-edge-taken = Jeder Spieler braucht eine eigene Startseite.
refusal-minis-edge-not-opposite = Die Spieler sitzen an gegenüberliegenden Seiten.
refusal-minis-edge-of-team = Partner beginnen an derselben Seite.
refusal-minis-two-sides = Hier kämpfen zwei Seiten gegeneinander: Sag, welcher Spieler zu welchem Team gehört.
refusal-minis-team-total = Partner teilen sich die { $total } Punkte ihres Teams, und jede Armee braucht mindestens { $least }; diese hätten { $share }.
refusal-minis-unknown-edition = Es gibt keine Edition „{ $edition }“; bekannt sind: { $known }.
refusal-minis-unknown-figure = Es gibt keine Figur „{ $figure }“.
refusal-minis-unknown-piece = Es gibt kein Geländeteil „{ $piece }“.
refusal-minis-unknown-table = Es gibt kein Schlachtfeld „{ $table }“ für diese Edition. Es gibt: { $known }.
refusal-minis-unknown-army = Eine fertige Armee „{ $army }“ gibt es nicht. Es gibt: { $known }.
minis-pack-unnamed = ein Paket ohne Titel
refusal-minis-pack-missing = Ein Paket, das diese Schlacht braucht, ist nicht geladen.
refusal-minis-pack-not-agreed = Diese Schlacht benutzt { $pack }; das war nicht vereinbart.
refusal-minis-kind-not-used = Gelände dieser Art wird hier nicht benutzt: { $piece }.
refusal-minis-two-equal-pieces = Im Standardspiel bringt jeder Spieler zwei gleiche Geländeteile mit.
refusal-minis-nothing-elevated = Im Standardspiel gibt es kein erhöhtes Gelände.
refusal-minis-not-in-pile = „{ $piece }“ gehört nicht zum Stapel.
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
refusal-minis-deploys-later = { $figure } wird später aufgestellt, wenn alle gewöhnlichen Figuren stehen.
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
refusal-minis-levitated = { $figure } wurde an einen anderen Ort getragen und bekommt in diesem Spielzug keine Aktion.
refusal-minis-no-actions-left = Du hast in diesem Spielzug keine Aktionen mehr.
refusal-minis-no-pass = Hier gibt es kein Aussetzen; beende stattdessen den Spielzug.
refusal-minis-pushed-already = { $figure } hat in zwei Spielzügen hintereinander gehandelt und darf nur aussetzen.
refusal-minis-demoralized = { $figure } ist demoralisiert: keine Kampfaktionen.
refusal-minis-captor-only-moves = { $figure } bewacht einen Gefangenen: Sie darf sich nur bewegen oder aussetzen.
refusal-minis-frenzy-first = Figuren mit Raserei kommen vor { $figure }.
refusal-minis-lacks-ability = { $figure } kann { $ability } jetzt nicht einsetzen.
refusal-minis-ability-not-in-use = Diese Fähigkeit wird gerade nicht eingesetzt.
refusal-minis-ability-not-optional = { $ability } kann nicht abgeschaltet werden.
refusal-minis-moved-by-another = Ein Gegner bewegt diese Figur gerade: Bis sie steht, lässt sich keine ihrer Fähigkeiten abschalten.
refusal-minis-ability-under-way = Diese Figur ist mitten in ihrer Aktion.
refusal-minis-ability-replaces-move = { $figure } bewegt sich nach ihrer Fähigkeit; schalte sie für eine gewöhnliche Bewegung ab.
refusal-minis-touched-at-start = { $figure } berührte zu Beginn des Spielzugs eine feindliche Figur.
refusal-minis-touches-foe = { $figure } berührt eine feindliche Figur.
refusal-minis-withdraw-own-turn = Du kannst nur in deinem eigenen Spielzug abziehen.

## Warum nicht: Bewegung

refusal-minis-bad-facing = Eine solche Ausrichtung gibt es nicht.
refusal-minis-must-break-away = Eine feindliche Figur hält sie fest: Sie muss sich erst lösen.
refusal-minis-nothing-to-break-from = Keine feindliche Figur hält sie fest.
refusal-minis-broke-not-away = Sie konnte sich nicht lösen und darf sich nur drehen.
refusal-minis-held-fast = { $figure } hat Hufeisen: Nach einem missglückten Lösen dreht sie sich nicht.
refusal-minis-cannot-soar = { $figure } kann nicht hochfliegen: Das können nur Krieger mit Flügeln.
refusal-minis-put-on-the-ground = { $figure } wird hier auf den Boden gestellt; Hochfliegen verlangt eine Bewegungsaktion.
refusal-minis-soars-already = { $figure } fliegt schon hoch.
refusal-minis-is-down-already = { $figure } ist schon am Boden.
refusal-minis-must-change-level = Hier ist auf dem anderen Niveau kein Platz für sie: Sie muss anderswo aufsteigen oder landen.
refusal-minis-soars = { $figure } fliegt hoch und kann zu keiner Formation gehören.
refusal-minis-surge-sword = Vorstürmen können nur Schwertkämpfer, und { $figure } ist keiner.
refusal-minis-mount-moves = { $figure } sitzt im Sattel: Gib die Bewegung dem Reittier.
refusal-minis-deploys-aboard = { $figure } beginnt auf dem Streitwagen: Stell ihn auf, dann stehen beide.
refusal-minis-deploys-mounted = { $figure } sitzt im Sattel: Stell das Reittier auf, dann stehen beide.
refusal-minis-not-mounted = { $figure } gehört zu einer Kavallerie-Einheit, und Kavallerie kann das nicht.
refusal-minis-not-by-mount = { $figure } ist ein Reittier, und Reittiere machen keine Gefangenen.
refusal-minis-cavalry-immune = { $figure } gehört zu einer Kavallerie-Einheit: Das wirkt auf sie nicht.
refusal-minis-mount-does-not-fit = { $figure } kann das nicht reiten.
refusal-minis-mount-taken = { $figure } hat schon einen Reiter.
refusal-minis-mount-not-friendly = { $figure } ist keines deiner Reittiere.
refusal-minis-mount-borrowed = { $figure } steht nur vorübergehend auf dieser Seite: Jetzt kann niemand aufsitzen.
refusal-minis-mount-not-touched = { $figure } ist nicht in Basenkontakt.
refusal-minis-no-rider = { $figure } kann nicht reiten.
refusal-minis-mounted-already = { $figure } sitzt schon im Sattel.
refusal-minis-no-mount-near = Kein passendes eigenes Reittier ohne Reiter berührt { $figure }.
refusal-minis-not-riding = { $figure } reitet nicht: Absitzen kann nur ein Reiter.
refusal-minis-dark-riders-stay = { $figure } ist ein Dunkler Reiter und verlässt den Sattel nie.
refusal-minis-no-room-to-dismount = Neben dem Reittier ist kein Platz für { $figure }.
refusal-minis-no-passenger = { $figure } kann nicht mitfahren: Giganten, Reittiere und Hufeisen passen in keinen Streitwagen, auch niemand, der schon getragen wird.
refusal-minis-no-chariot = Das ist kein Streitwagen, auf den { $figure } steigen könnte.
refusal-minis-chariot-taken = { $figure } hat schon einen Passagier.
refusal-minis-not-at-compartment = Auf { $figure } steigt man von einer Seite oder von hinten.
refusal-minis-no-chariot-near = { $figure } berührt weder Seite noch Heck eines eigenen Streitwagens, der Platz hat.
refusal-minis-captor-boards = { $figure } führt einen Gefangenen und kann nicht aufsteigen.
refusal-minis-no-speed = { $figure } hat den Bewegungswert 0.
refusal-minis-not-aboard = { $figure } ist auf keinem Streitwagen.
refusal-minis-no-room-to-disembark = Neben { $chariot } ist kein Platz für { $figure }.
refusal-minis-passenger-stays = { $figure } fährt auf einem Streitwagen und kann sich nur bewegen, indem die Figur absteigt.
refusal-minis-passenger-captures = { $figure } fährt auf einem Streitwagen und macht keine Gefangenen.
refusal-minis-chariot-moved = Der Streitwagen hat sich in diesem Spielzug bewegt: { $figure } kann nicht schießen.
refusal-minis-target-at-chariot = { $target } berührt { $other }: Ein Passagier kann nicht darauf schießen.
refusal-minis-target-passenger = { $target } fährt auf einem Streitwagen und ist dort vor allem sicher.
refusal-minis-item-beside-chariot = Was ein Passagier zurücklässt, liegt neben einer Seite oder hinter { $chariot }.
refusal-minis-at-the-wreck = { $figure } kommt dorthin, wo die Mitte des Streitwagens war.
refusal-minis-formation-cavalry = { $figure }: Kavallerie-Einheiten bilden nur miteinander Formationen.
refusal-minis-impale-instead = { $figure } reitet ein Tier mit Aufspießen und kann den Waffenmeister nicht einsetzen.
refusal-minis-overwhelm-nowhere = { $figure } muss die Bewegung in Basenkontakt mit genau einer feindlichen Kavallerie-Einheit beenden.
refusal-minis-no-cavalry = Kein feindlicher Reiter ist da, den { $figure } überwältigen könnte.
refusal-minis-surge-contact = { $figure } berührt schon eine feindliche Figur und kann nicht vorstürmen.
refusal-minis-ability-bars-surge = { $ability } von { $figure } schließt das Vorstürmen aus.
refusal-minis-surge-nobody = Es gibt niemanden, auf den { $figure } vorstürmen könnte.
refusal-minis-surge-too-far = Niemand ist nah genug, dass { $figure } vorstürmen könnte: Der nächste Gegner ist { $gap }″ entfernt, und es geht nur { $speed }″ weit.
refusal-minis-surge-can-be-made = Das Vorstürmen ist möglich: Wähle einen Weg zu einem Gegner.
refusal-minis-surge-ends-nowhere = Beim Vorstürmen muss der Blickwinkel von { $figure } am Ende einen Gegner berühren.
refusal-minis-surge-must-attack = { $figure } ist vorgestürmt und muss jetzt angreifen.
refusal-minis-no-double-time = { $figure } hat weder Stiefel noch Hufeisen und kann nicht sprinten.
refusal-minis-ability-bars-double-time = Eine Bewegungs-Spezialfähigkeit von { $figure } schließt das Sprinten aus.
refusal-minis-double-time-contact = { $figure } berührt eine feindliche Figur und kann nicht sprinten.
refusal-minis-demoralized-contact = Eine demoralisierte Figur geht nicht an feindliche heran: { $other }.
refusal-minis-confused-contact = Sie darf nicht in Basenkontakt mit deiner eigenen Seite geführt werden: { $other }.
refusal-minis-terrified = Sie wagt sich in diesem Spielzug nicht an { $other } heran.
refusal-minis-no-room-for-captive = Neben ihr wäre kein Platz für den Gefangenen.
refusal-minis-captive-left = Sie würde ihren Gefangenen verlassen.
refusal-minis-not-beside = Sie muss in Basenkontakt mit { $other } stehen.
refusal-minis-spin-past = Nach einer Gratisdrehung muss der Blickwinkel { $mover } berühren.
refusal-minis-rolls-come-first = Jemand aus der Formation hat sich schon bewegt: { $figure } hätte sich vorher lösen müssen. Zuerst wird gewürfelt.
refusal-minis-moved-already = { $figure } hat sich in dieser Formation schon bewegt.
refusal-minis-nothing-moved = Noch hat sich niemand bewegt.
refusal-minis-levitated-too-far = Sie kann höchstens { $inches }″ entfernt abgesetzt werden.
refusal-minis-levitated-level = { $figure } bleibt auf dem Niveau, auf dem die Figur ist.
refusal-minis-nobody-to-carry = { $figure } berührt keinen Freund, der getragen werden könnte.
refusal-minis-carried-friend = Nur ein Freund in Basenkontakt kann getragen werden.
refusal-minis-needs-own-action = { $ability } braucht eine eigene Aktion und kann nicht auf diese Bewegung folgen.
refusal-minis-hexes-already = { $figure } hat schon einen Verhexen-Marker.
refusal-minis-bedlam = { $figure } kann nicht helfen: Im Umkreis von 10″ herrscht Tumult.
refusal-minis-no-bombs = { $figure } hat keine Bombardierungsmarke zur Hand.
refusal-minis-bomb-off-table = Die Marke muss auf dem Schlachtfeld liegen.
refusal-minis-outside-bombs = { $target } steht in keinem Bereich einer Bombardierungsmarke.
refusal-minis-bomb-too-far = Die Marke kann höchstens { $inches }″ entfernt liegen.
refusal-minis-bomb-outside-arc = Der Marker muss im Blickwinkel von { $figure } liegen.
refusal-minis-nobody-in-watch = { $figure } kann vom jetzigen Platz aus auf niemanden schießen.
refusal-minis-deployed-in-contact = { $figure } darf nicht in Basenkontakt mit einer feindlichen Figur aufgestellt werden.
refusal-minis-not-touched-at-start = Sie berührte die Figur nicht, als der Spielzug begann.
refusal-minis-nobody-to-levitate = { $figure } berührte zu Beginn des Spielzugs niemanden, den sie schweben lassen könnte.

## Warum nicht: Formationen

refusal-minis-no-formations = In dieser Edition gibt es keine Formationen.
refusal-minis-no-formation-so = Dafür gibt es keine Formation.
refusal-minis-formation-one-target = Eine Formation greift genau ein Ziel an.
refusal-minis-formation-incomplete = Eine Formation von { $size } ist nicht vollständig: Sie braucht { $least } bis { $most } Mitglieder, jedes an seinem Platz.
refusal-minis-formation-contact = { $figure } hat niemanden neben sich für eine Formation.
refusal-minis-formation-apart = { $figure } berührt die anderen nicht: Nimm erst hinzu, wer dazwischen steht.
refusal-minis-formation-faction = Alle Figuren einer Formation müssen zur selben Fraktion gehören.
refusal-minis-formation-no-symbol = Figuren ohne Fraktionssymbol bilden keine Formationen.
refusal-minis-formation-cliff = Durch die Formation verläuft eine Klippe.
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
refusal-minis-heal-golem = { $target } ist ein Golem: Den heilt man nicht, an dem tüftelt man.
refusal-minis-no-golem = { $target } ist kein Golem.
refusal-minis-marker-shows = { $target } lässt sich nicht weiter reparieren: Auf der Kampfscheibe ist eine Marke zu sehen.
refusal-minis-ghost = { $target } ist ein Geist: Niemand kann darauf schießen.
refusal-minis-no-answer = So kann { $figure } nicht zurückschlagen.
refusal-minis-nobody-behind = { $figure } steht niemandem im Rücken. { $why }
refusal-minis-not-behind = { $target } kehrt ihr nicht den Rücken zu.
refusal-minis-too-large = { $figure } ist zu groß, um zurückgeholt zu werden.
refusal-minis-nobody-in-wave = Niemand ist { $figure } für eine Schockwelle nahe genug: Die halbe Reichweite ist { $half }, die nächste Figur ist { $missing } zu weit weg.
refusal-minis-beyond-wave = { $target } liegt außerhalb der Schockwelle: Die halbe Reichweite ist { $half }, es fehlen { $missing }.
refusal-minis-divide-all = Der ganze Schaden ({ $damage }) muss verteilt werden.
refusal-minis-bow-only = So können nur Bogenschützen schießen, und { $figure } hat keinen Bogen.
refusal-minis-bow-gives-damage = { $figure } hat keinen Bogen und kann nur den Angriff unterstützen.
refusal-minis-not-point-blank = { $target } ist { $distance } entfernt; nächste Nähe reicht { $half }″ weit.
refusal-minis-precision-needless = { $target } berührt keinen Freund des Schützen: Ein gewöhnlicher Schuss genügt.
refusal-minis-giant-captures = { $figure } ist ein Gigant und führt keine Gefangenen.
refusal-minis-giant-captured = { $figure } ist ein Gigant: Niemand nimmt ihn gefangen.
refusal-minis-giant-formation = { $figure } ist ein Gigant und schließt sich keiner Formation an.
refusal-minis-giant-double-time = { $figure } ist ein Gigant und kann nicht sprinten.
refusal-minis-giant-surge = { $figure } ist ein Gigant und kann nicht vorstürmen.
refusal-minis-giant-ignores = { $figure } ist ein Gigant: Diese Fähigkeit hat auf ihn keine Wirkung.
refusal-minis-giants-only = So schießen nur Titanen und Großfiguren, und { $figure } ist keins von beiden.
refusal-minis-long-range-giants = { $target } ist weder Titan noch Großfigur: Die Reichweite wird nicht verdoppelt.
refusal-minis-long-range-needless = { $target } ist in normaler Reichweite: Ein gewöhnlicher Schuss genügt.
refusal-minis-no-indirect-fire = { $figure } ist kein Titan mit Mindestreichweite.
refusal-minis-too-near = { $target } ist { $distance } entfernt, näher als die Mindestreichweite von { $least }″.
refusal-minis-titan-acted-twice = { $figure } hat in diesem Spielzug schon zwei Aktionen gehabt.
refusal-minis-titan-was-touched = { $figure } berührte einen Gegner, als der Spielzug begann: Mehr als eine Aktion gibt es nicht.
refusal-minis-titan-moves-first = { $figure } bekommt eine zweite Aktion nur nach einer Bewegungsaktion.
refusal-minis-large-by-section = Aktionen bekommen die Sektionen von { $figure }, nicht die ganze Figur.
refusal-minis-aim-at-section = { $target } wird in einer seiner Sektionen getroffen: Ziele auf diese.
refusal-minis-section-acted = { $figure } hat in diesem Spielzug schon eine Aktion gehabt.
refusal-minis-run-broken = Inzwischen hat eine andere Figur gehandelt: { $figure } bekommt in diesem Spielzug keine Aktion mehr.
refusal-minis-moves-come-first = { $figure } kann sich in diesem Spielzug nicht mehr bewegen: Die Großfigur hat schon gekämpft.
refusal-minis-one-movement = Die Bewegungen einer Großfigur sind eine einzige, und { $figure } war nicht dabei.
refusal-minis-large-moves-straight = { $figure } dreht sich nur und bewegt sich gerade vor oder zurück.
refusal-minis-one-straight-leg = Eine Großfigur bewegt sich in einer geraden Linie.
refusal-minis-large-held = { $figure } hat sich nicht gelöst: keine Bewegung, keine Drehung.
refusal-minis-not-an-idle-section = Nur eine lebende Sektion dieser Figur, die noch nicht gehandelt hat, kann ihren Bewegungswert beitragen.
refusal-minis-section-cannot-fire = { $figure } zeigt keinen Angriffswert und kann nicht schießen.
refusal-minis-two-objectives = { $figure } darf am Ende der Bewegung nicht zwei Missionsziele berühren.
refusal-minis-other-section = Dieser Angriff trifft { $struck }, nicht { $target }.
refusal-minis-gang-up-friend = Nur ein Freund auf dem Schlachtfeld kann helfen.
refusal-minis-gang-up-sword = { $figure } hat kein Schwert und kann niemanden bedrängen.
refusal-minis-gang-up-token = { $figure } hat eine Aktionsmarke und kann niemanden bedrängen.
refusal-minis-sword-only = Gefangene machen nur Schwertkämpfer, und { $figure } ist keiner.
refusal-minis-no-captive = { $figure } führt keinen Gefangenen mit sich.
refusal-minis-not-its-captive = Das kann { $figure } nur mit dem eigenen Gefangenen tun.
refusal-minis-wave-blocked = Gelände schützt alle, die nahe genug sind, vor der Schockwelle von { $figure }.
refusal-minis-nobody-in-front = Keine feindliche Figur berührt den Blickwinkel von { $figure }. { $why }
refusal-minis-not-in-front = { $target } berührt die Basis, aber nicht den Blickwinkel; eine Drehung um { $turn }° würde genügen.
refusal-minis-not-in-contact = { $target } ist { $gap } von Basis zu Basis entfernt; Nahkampf braucht Basenkontakt.
refusal-minis-cliff-between = Über eine Klippe hinweg gibt es keinen Nahkampf.
refusal-minis-no-captures = In dieser Edition gibt es keine Gefangenen.
refusal-minis-cannot-capture = { $figure } kann niemanden gefangen nehmen.
refusal-minis-nobody-to-capture = { $figure } berührt niemanden, den sie gefangen nehmen könnte. { $why }
refusal-minis-captor-not-captured = { $target } bewacht selbst einen Gefangenen und kann nicht gefangen genommen werden.
refusal-minis-not-capturable = { $target } kann nicht gefangen genommen werden.
refusal-minis-nobody-to-heal = { $figure } hat niemanden, den sie heilen könnte. { $why }
refusal-minis-heal-foe = { $target } steht nicht auf deiner Seite.
refusal-minis-heal-in-contact = { $target } berührt eine feindliche Figur: keine Heilung.
refusal-minis-not-healable = { $target } kann nicht geheilt werden.
refusal-minis-not-of-subfaction = { $figure } ist kein Sprecher der Toten und ruft niemanden zurück.
refusal-minis-command-phase-only = Das kann { $figure } nur in der Befehlsphase.
refusal-minis-action-phase-only = Das gehört in die Aktionsphase.
refusal-minis-demoralized-caller = { $figure } ist demoralisiert und ruft niemanden zurück.
refusal-minis-too-large-to-rise = { $figure } ist zu groß, um zurückgerufen zu werden.
refusal-minis-rises-on-the-ground = { $figure } steht am Boden wieder auf.
refusal-minis-rises-too-far = Sie steht höchstens { $inches }″ von der Figur entfernt auf, die sie ruft.
refusal-minis-nobody-to-return = { $figure } hat niemanden, den sie zurückholen könnte.
refusal-minis-unique-in-army = { $figure } ist schon in dieser Armee und einzigartig.
refusal-minis-not-eliminated = { $figure } ist nicht ausgeschaltet.
refusal-minis-not-mage-spawn = { $figure } ist keine Mage Spawn.
refusal-minis-worth-too-much = { $figure } ist mehr wert als die Figur, die sie beschwört.
refusal-minis-no-room-beside = Für { $figure } ist kein Platz.

## Stellungen, die es nicht geben kann

minis-arranged-dial = diese Kampfscheibe oder diese Marken kann es nicht geben.
minis-arranged-captive = ein Gefangener muss die Figur berühren, die ihn bewacht.
minis-arranged-rider = diese Figur kann jene nicht reiten.
minis-arranged-passenger = das ist kein Streitwagen mit Platz für diese Figur.
minis-arranged-overlap = zwei Basen überdecken sich.

## Einstellungen eines Tisches

setup-minis-seats = Spieler
setup-minis-edition = Edition
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
setup-minis-all-generations = Figuren aller Generationen
setup-minis-packs = Pakete

# When distances may be measured.
minis-measuring-free = jederzeit, auch vor dem Ansagen: Das Buch dieser Edition verbietet es nicht
minis-measuring-after = erst nach dem Ansagen
