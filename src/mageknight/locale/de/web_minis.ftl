# Das Miniaturenspiel im Browser. Sätze über Regeln kommen vom Spiel selbst.

web-minis-table = Das Schlachtfeld
web-minis-whole = Das ganze Schlachtfeld zeigen
web-minis-frame = Die Figuren näher zeigen
web-minis-measure = Messen
web-minis-measure-how = Wähle zwei Figuren oder Stellen, zwischen denen gemessen wird.
web-minis-figure-at = { $name }, { $side ->
    [own] deine
   *[other] feindlich
  }, noch { $left } Klicks, { $tokens } Aktionsmarken, bei { $x }″ mal { $y }″
web-minis-dial = Kampfscheibe
web-minis-eliminated = Ausgeschaltet
web-minis-speed = Bewegung
web-minis-fortification = Befestigung
web-minis-attack = Angriff
web-minis-defense = Verteidigung
web-minis-damage = Schaden
web-minis-range = Reichweite { $least ->
    [0] { $inches }
   *[other] { $least }–{ $inches }
  }″, { $targets ->
    [one] ein Ziel
   *[other] { $targets } Ziele
  }
web-minis-no-range = nur Nahkampf
web-minis-arc = Blickwinkel { $degrees }°
web-minis-bonus = Angriffsbonus { $bonus }
web-minis-rider-bonus = Angriffsbonus { $bonus } beim Reiten
web-minis-can-ride = kann reiten: { $mounts }
web-minis-temper = ohne Reiter: { $temper }
web-minis-ranged-damage = Fernkampfschaden { $damage }
web-minis-tokens = { $count ->
    [0] keine Aktionsmarken
    [one] eine Aktionsmarke
   *[other] { $count } Aktionsmarken
  }
web-minis-acted = hat gehandelt
web-minis-resting = darf nicht handeln
web-minis-section-word = { $section ->
    [front] Vorn
    [left] Links
    [rear] Hinten
   *[right] Rechts
  }
web-minis-section = { $name }, { $section ->
    [front] vorn
    [left] links
    [rear] hinten
   *[right] rechts
  }
web-minis-sections = Sektionen
web-minis-skull = Totenkopf
web-minis-captive-of = Gefangener von { $name }
web-minis-rides = reitet { $name }
web-minis-ridden = trägt { $name }
web-minis-aboard = auf { $name }
web-minis-captor-of = führt { $name } gefangen
web-minis-points-word = Punkte
web-minis-figures-word = { $count ->
    [one] Figur
   *[other] Figuren
  }
web-minis-switch-off = Abschalten
web-minis-switched-off = { $ability } ist für diesen Spielzug abgeschaltet
web-minis-from-there = Angriff auf { $name } von dort
web-minis-attacks-on = Angriff auf { $name }
web-minis-ways-shut = { $count } weitere: warum nicht?
web-minis-to-dice = zu zwei Würfeln
web-minis-to-reach = zu erreichen
web-minis-chance = { $percent } Prozent: { $count } von 36 Würfen treffen
web-minis-of-36 = { $count } von 36
web-minis-clicks-expected = Klicks eines Treffers; { $expected } zu erwarten
web-minis-last-roll = Letzte Würfel
web-minis-against = gegen { $name }:
web-minis-hit = Getroffen
web-minis-miss = Verfehlt
web-minis-stamp-hit = TREFFER
web-minis-stamp-miss = DANEBEN
web-minis-stamp-critical = VOLLTREFFER
web-minis-stamp-fumble = PATZER
web-minis-throw-against = gegen { $defense }
web-minis-again = Noch einmal?
web-minis-place-all = Alle aufstellen
web-minis-whose = { $who }: { $what }
web-minis-key-threats = halten: wo Gegner im nächsten Spielzug zuschlagen können
web-minis-took = { $name } erleidet { $count ->
    [one] einen Klick
   *[other] { $count } Klicks
  }.
web-minis-healed = { $name } heilt { $count ->
    [one] einen Klick
   *[other] { $count } Klicks
  }.
web-minis-fell = { $name } ist ausgeschaltet: { $points } Punkte.
web-minis-up-to = bis zu { $inches }″
web-minis-targets = { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
  }
web-minis-actions-of = Aktionen von { $name }
web-minis-not-now = jetzt nicht
web-minis-clicks-left = { $count ->
    [one] noch ein Klick
   *[other] noch { $count } Klicks
  }
web-minis-score = Punkte für Ausgeschaltete
web-minis-actions-left = { $count ->
    [0] keine Aktion übrig
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
  }
web-minis-turn = { $limit ->
    [0] Spielzug { $number }, { $points } Punkte
   *[other] Spielzug { $number } von { $limit }, { $points } Punkte
}
web-minis-from-right = Von rechts
web-minis-from-above = Von oben
web-minis-turn-table = Den Tisch von meiner Seite aus sehen
web-minis-from-left = Von links
web-minis-from-below = Von unten
web-minis-facing = Ausrichtung
web-minis-left = Links
web-minis-right = Rechts
web-minis-turn-handle = Zum Drehen ziehen
web-minis-pile = Gelände
web-minis-lay = Hier hinlegen
web-minis-touches = Berührt { $names }.
web-minis-inches-left = { $left } übrig.
web-minis-must-break = Sie muss sich erst lösen: { $least } oder mehr auf einem Würfel, { $percent } %.
web-minis-turn-how = Drehe sie am Griff oder mit Q und W, oder klicke dorthin, wohin sie schauen soll.
web-minis-place-how = Klicke oder ziehe, um sie zu stellen; drehe sie am Griff oder mit Q und W; die Stelle lässt sich auch eintippen.
web-minis-pick-figure = Wähle eine Figur.
web-minis-pick-place = Ziehe sie, klicke dorthin, wo sie stehen soll, wähle ein Ziel oder unten eine Aktion.
web-minis-put-here = Hierher stellen
web-minis-face-so = So ausrichten
web-minis-approach = An { $name } herangehen
web-minis-move-here = Hierher bewegen
web-minis-break-and-move = Sich lösen und bewegen { $percent } %
web-minis-tab-table = Tisch
web-minis-tab-figure = Figur
web-minis-tab-armies = Armeen
web-minis-key-next = nächste oder vorige Figur
web-minis-key-nudge = die Figur in der Hand um einen halben Zoll bewegen, mit Umschalt um ein Zehntel
web-minis-key-turn = die Figur in der Hand um 15° drehen, mit Umschalt um 2,5°
web-minis-key-confirm = tun, was die Figur in der Hand zeigt
web-minis-key-foe = die nächste feindliche Figur ansehen
web-minis-key-measure = messen
web-minis-key-zoom = vergrößern, verkleinern
web-minis-guard = { $count ->
    [one] Eine Aktion ist noch übrig. Den Spielzug trotzdem beenden?
   *[other] { $count } Aktionen sind noch übrig. Den Spielzug trotzdem beenden?
  }
web-minis-strike = { $how }: { $percent } %
web-minis-attack-now = Angreifen { $percent } %
web-minis-do-move = Bewegen
web-minis-do-march = Formation
web-minis-do-double-time = Sprinten
web-minis-do-soar = Hochfliegen
web-minis-do-land = Landen
web-minis-do-double-march = Formation im Sprint
web-minis-do-ladder = Leiter
web-minis-do-charge-double = Weit bewegen
web-minis-do-charge = Sturm­angriff
web-minis-do-bound-double = Weit bewegen
web-minis-do-bound = Schnell­schuss
web-minis-do-levitate = Levitation
web-minis-do-regenerate = Regene­rieren
web-minis-do-raise = Erwecken
web-minis-do-summon = Beschwören
web-minis-do-shoot = Schießen
web-minis-do-magic-blast = Magischer Stoß
web-minis-do-flame = Flamme
web-minis-do-shockwave = Schockwelle
web-minis-do-magic-heal = Magisch heilen
web-minis-do-magic-freeze = Einfrieren
web-minis-do-magic-confuse = Verwirren
web-minis-do-fight = Nahkampf
web-minis-do-capture = Fangen
web-minis-do-sweep = Rundumschlag
web-minis-do-weapon-master = Waffenmeister
web-minis-do-smite = Zerschmettern
web-minis-do-thunder-blow = Donnerschlag
web-minis-do-sneak-attack = Heimtücke
web-minis-do-immobilize = Festhalten
web-minis-do-tinker = Tüfteln
web-minis-do-heal = Heilen
web-minis-do-nimble = Drehen
web-minis-do-mount = Aufsitzen
web-minis-do-dismount = Absitzen
web-minis-do-board = Aufsteigen
web-minis-do-disembark = Absteigen
web-minis-do-mounted-charge = Berittener Sturm­angriff
web-minis-do-mounted-bound = Berittener Schnell­schuss
web-minis-do-overwhelm = Über­wältigen
web-minis-do-trample = Trampeln
web-minis-do-batter = Einreißen
web-minis-do-shoot-down = Gelände beschießen
web-minis-do-push-along = Schieben
web-minis-constructed = Konstruiertes Gelände: Jeder darf zwei Teile wie Palisaden und Wachtürme dazulegen
web-minis-castle-agreed = Spieler { $number } bringt eine Burg mit: Gekämpft wird auf dem Belagerungsfeld.
web-minis-constructed-why = – braucht Gelände, das die Spieler oder der Zufall auslegen
web-minis-with-domains = Domänen: Jeder wählt geheim eine, bevor Gelände ausgelegt wird
web-minis-beside = Neben dem Tisch
web-minis-beside-secret = verdeckt, nur du siehst sie
web-minis-domains = Domänen
web-minis-domain-secret = Wähle das Wetter, das Land oder die Katastrophe, die du mitbringst. Alle Domänen werden nach dem Auslegen des Geländes zugleich aufgedeckt; bis dahin sieht niemand deine.
web-minis-domain-keep = Alle Domänen liegen offen. Eine deiner zwei behältst du.
web-minis-domain-cancelled-by = gekontert von { $names }
web-minis-domain-lay = { $name } spielen
web-minis-domain-pick = Wähle eine Domäne
web-minis-built-card = Verteidigung { $defense } · Befestigung { $fortification } · Struktur { $structure }
web-minis-feature = { $name } ({ $type }): Verteidigung { $defense }, Befestigung { $fortification }, noch { $left } von { $structure } Strukturpunkten in diesem Spielzug
web-minis-do-pass = Aussetzen
web-minis-occasions = Große Schlachten
web-minis-edition = Edition
web-minis-players-points = Spieler, Punkte, Schlachtfeld
web-minis-players = Spieler
web-minis-field = Schlachtfeld
web-minis-turns = Spielzüge für jeden Spieler
web-minis-turns-default = 0: so viele, wie zu den Punkten gehören, { $count }
web-minis-ready-armies = Fertige Armeen
web-minis-suggested = Vom Computer vorgeschlagen
web-minis-build-own = Eine eigene Armee bauen
web-minis-edges-fixed = Startseiten werden zugeteilt, nicht gewählt
web-minis-shared = Die Jäger führen den Drachen reihum
web-minis-team = Team { $number }
web-minis-teams = Zwei gegen zwei
web-minis-with-abilities = Mit Spezialfähigkeiten
web-minis-old-card = Mit der Fähigkeitenkarte von 2001
web-minis-more = Weitere Optionen
web-minis-all-generations = Figuren aller Generationen dürfen antreten
web-minis-standard = Standardspiel: Jeder bringt zwei gleiche Geländeteile mit, keines davon erhöht

# Armeebau
web-nav-armies = Armeen
web-army-figures = Figuren
web-army-army = Armee
web-army-matching = { $count } von { $all } passen
web-army-search = Name oder Fähigkeit suchen
web-army-faction = Fraktion
web-army-set = Set
web-army-rank = Rang
web-army-ability = Fähigkeit
web-army-range = Reichweite
web-army-speed = Bewegung
web-army-points = Punkte
web-army-points-least = Punkte mindestens
web-army-points-most = Punkte höchstens
web-army-sort = Ordnen
web-army-sort-points = billigste zuerst
web-army-sort-value = teuerste zuerst
web-army-sort-name = nach Namen
web-army-any = egal
web-army-only-mine = nur meine
web-army-add = Eine mehr: { $name }
web-army-less = Eine weniger: { $name }
web-army-owned = { $count ->
    [0] Nicht in deiner Sammlung
    [one] Eine in deiner Sammlung
   *[other] { $count } in deiner Sammlung
  }
web-army-own-more = Eine mehr besitzen
web-army-own-less = Eine weniger besitzen
web-army-more = { $count } weitere zeigen
web-army-name = Name der Armee
web-army-unnamed = Armee ohne Namen
web-army-game = Spiel
web-army-total = Gesamtpunktewert
web-army-of = von
web-army-legal = Diese Armee darf antreten.
web-army-rider = Reiter
web-army-empty = Noch keine Figur. Wähle links welche aus, nimm unten eine fertige Armee oder lass dir eine vorschlagen.
web-army-text = Als Text
web-army-copy = Kopieren
web-army-copied = Kopiert
web-army-paste = Liste einfügen
web-army-paste-here = Füge hier eine Armeeliste ein, auf Deutsch oder Englisch.
web-army-read = Einlesen
web-army-link = Link kopieren
web-army-line = Zeile { $number }:
web-army-saved = Gespeicherte und fertige Armeen
web-army-forget = { $name } vergessen
web-army-ready = Bereit zum Antreten
web-army-not-ready = Noch nicht bereit
web-army-draft = Der Entwurf wird laufend gespeichert.
web-army-suggest = Vorschlagen
web-army-save = Speichern
web-army-field = Antreten
web-minis-member = in der Formation
web-minis-member-moved = in der Formation, hat ihren Platz
web-minis-gather-how = Klicke Figuren an, die eine davon berühren. Bisher { $count ->
    [one] gehört eine
   *[other] gehören { $count }
} dazu; sie tragen einen punktierten Ring.
web-minis-march-how = { $count ->
    [0] Alle haben ihren Platz.
    [one] Eine hat noch keinen Platz. Ziehe sie in beliebiger Reihenfolge.
   *[other] { $count } haben noch keinen Platz. Ziehe sie in beliebiger Reihenfolge.
}
web-army-kept-account = Deine Armeen und Figuren speichert dieser Server für { $login }: Du findest sie in jedem Browser, in dem du dich anmeldest.
web-army-kept-guest = Deine Armeen und Figuren speichert dieser Server für die Gastsitzung dieses Browsers.
web-army-kept-browser = Deine Armeen und Figuren speichert dieser Browser; der Server bekommt sie, sobald du eine speicherst.
web-army-kept-how = Ein Konto bringt sie in andere Browser.
web-minis-measured = { $length } – die nächste Stelle beginnt von vorn.
web-minis-measure-share = allen zeigen
web-minis-stopped-by = blockiert: { $name }
web-army-figure = Figur
web-army-abilities = Fähigkeiten
web-army-attack-by-click = Angriff je Klick
web-minis-two-dice = Würfel
web-minis-thrown = Angriff
web-minis-needed = nötig gegen { $name }
web-minis-aim-how = Wähle eine markierte Figur; daneben steht die Chance zu treffen.
web-minis-slowed = Halbe Bewegung aus { $ground } heraus.
web-minis-strikers = { $count ->
    [one] ein Feind kann hier zuschlagen
   *[other] { $count } Feinde können hier zuschlagen
}
web-minis-breaks = lösen { $percent } %
web-minis-sight = Von { $from } zu { $to }
web-minis-sight-reverse = andersherum
web-minis-sight-centres = Von Mitte zu Mitte
web-minis-sight-bases = Von Basis zu Basis
web-minis-sight-range = Reichweite
web-minis-sight-enough = { $range }, reicht
web-minis-sight-missing = { $range }, { $missing } fehlen
web-minis-sight-arc = Blickwinkel
web-minis-sight-inside = liegt darin
web-minis-sight-turn = liegt außerhalb; eine Drehung um { $degrees }° würde genügen
web-minis-sight-line = Schusslinie
web-minis-sight-open = frei
web-minis-sight-blocked = blockiert
web-minis-setting-up = Aufbau, { $points } Punkte
web-army-clear = Alle zeigen
web-minis-measuring = Messen
web-minis-objective = Missionsziel
web-minis-bomb = Bombardierungsmarke
web-minis-bomb-of = Bombardierungsmarke von { $figure }: schlägt zu Beginn der nächsten Befehlsphase ein
web-minis-objective-of = Missionsziel: { $name }
web-minis-objective-how = Klicke auf einen Platz auf der Linie. Der Abstand von deiner Aufstellungszone ist dein Würfelergebnis.
web-minis-clicks-by-die = { $extra ->
    [0] Ein Treffer richtet so viele Klicks an, wie ein Würfel zeigt
   *[other] Ein Treffer richtet { $extra } Klicks an und so viele, wie ein Würfel zeigt
}; zu erwarten sind { $expected }.
web-minis-pushed = Überanstrengen durch eine Aktion: { $count ->
    [one] ein Klick
   *[other] { $count } Klicks
  }
web-minis-pushes = Handelt sie wieder, überanstrengt sie sich: danach { $count ->
    [one] ein Klick
   *[other] { $count } Klicks
  }.
web-minis-least = { $least } oder mehr
web-minis-strike-least = { $least } oder mehr mit zwei Würfeln trifft { $name }.
web-minis-strike-clicks = Ein Treffer dreht die Kampfscheibe um { $count ->
    [one] einen Klick
   *[other] { $count } Klicks
  }.
web-minis-aim-more = Gezielt wird auf { $names }. Wähle noch eine markierte Figur dazu oder „das ist alles“.
web-minis-pick-another = { $name } kann jetzt nichts tun; wähle eine andere Figur.
web-minis-figure-tip = { $name }: Bewegung { $speed }, Angriff { $attack }, Verteidigung { $defense }, Schaden { $damage }
web-minis-section-tip = { $name }: Befestigung { $speed }, Angriff { $attack }, Verteidigung { $defense }, Schaden { $damage }
web-minis-measure-typed = Enden der gemessenen Linie
web-minis-measure-from-left = Anfang: Abstand von links
web-minis-measure-from-below = Anfang: Abstand von unten
web-minis-measure-to-left = Ende: Abstand von links
web-minis-measure-to-below = Ende: Abstand von unten
web-army-keys = Tasten: / sucht, ↵ nimmt den ersten Treffer, ↓ geht zur Liste, + und − zählen.
web-army-to-army = Weiter zur Armee
web-army-filters = Filter
web-minis-teams-why = – braucht vier Spieler
web-minis-standard-why = – braucht Gelände, das die Spieler legen
web-minis-lay-how = Wähle ein Teil, dann klicke dorthin, wo es liegen soll; Pfeile rücken es, Q und W drehen es.
web-minis-contribute-how = Klicke die Teile an, die du mitbringst; danach werden sie reihum gelegt.
web-army-items = Ausrüstung
web-army-item-slots = Ausrüstung { $count } von { $slots }
web-army-item-full = { $slots ->
    [one] Mehr kann die Figur nicht tragen: Leg den Ausrüstungsgegenstand weg, um einen anderen zu wählen.
   *[other] Mehr kann die Figur nicht tragen: Leg einen Ausrüstungsgegenstand weg, um einen anderen zu wählen.
}
web-army-relic = Relikt
web-army-mount = Reittier
web-army-on-foot = zu Fuß
web-army-level = Stufe
web-army-level-number = Stufe { $number }
web-army-build = Bauart
web-army-heavy = schwer
web-army-light = leicht
web-army-begins = Beginnt
web-army-aboard = auf: { $chariot }
web-army-company = Abenteuergruppe
web-army-no-company = keine
web-army-cohorts = je { $discount } weniger: { $names }
web-minis-item-lies = Hier liegt: { $item }
web-minis-drop = Ablegen

## Rückblick auf ein Gefecht

web-minis-luck = Glück bisher
web-minis-luck-none = Noch wurde für keinen Angriff gewürfelt.
web-minis-luck-throws = { $count ->
    [one] Ein Wurf
   *[other] { $count } Würfe
}
web-minis-luck-mean = im Schnitt { $mean }, üblich sind 7
web-minis-luck-hits = { $hits } von { $attacks } Angriffen trafen, { $expected } waren zu erwarten
web-minis-course = Verbliebene Punkte, Spielzug um Spielzug
web-minis-course-of = { $who }: { $points } Punkte am Ende übrig
web-minis-best = Beste Figur
web-minis-best-of = Figuren für { $slain } Punkte ausgeschaltet, { $dealt ->
    [one] ein Klick Schaden
   *[other] { $dealt } Klicks Schaden
}, { $hits } von { $attacks } Angriffen trafen
web-minis-moments = Fünf Augenblicke
web-minis-moment = Aktion { $action }
web-minis-share = Als Bild sichern
web-minis-hand-over = { $who }, du bist am Zug

web-minis-effects = Was geschieht als Nächstes?
web-minis-divide-all = { $left ->
    [0] Alles ist verteilt.
    [one] Ein Klick ist noch zu verteilen.
   *[other] { $left } Klicks sind noch zu verteilen.
}
web-minis-divide-do = So verteilen
web-minis-divide-more = Einer mehr für { $name }
web-minis-divide-less = Einer weniger für { $name }
web-minis-phases = Phasen des Spielzugs
web-minis-hear = Möchtest du das Gefecht hören?
web-minis-deploy-soaring = Hochfliegend aufstellen

## Spruchbücher

web-minis-do-cast = Zaubern
web-minis-do-browse = Nachschlagen
web-minis-do-beastmother = Mutter der Bestien
web-minis-do-bombard = Bombar­dieren
web-minis-do-bombs = Bombar­dieren
web-minis-do-carry = Tragen
web-minis-do-control = Beherrschen
web-minis-do-death = Tod
web-minis-do-dispatch = Gefangenen töten
web-minis-do-famine = Hunger
web-minis-do-field-repair = Reparieren
web-minis-do-hex = Verhexen
web-minis-do-indirect-fire = Indirektes Feuer
web-minis-do-long-indirect-fire = Indirektes Feuer, weit
web-minis-do-long-shot = Weitschuss
web-minis-do-mage-blast = Magierstoß
web-minis-do-move-first = Zuerst bewegen
web-minis-do-overwatch = Feuer­bereit­schaft
web-minis-do-pestilence = Seuche
web-minis-do-pick-up = Aufheben
web-minis-do-point-blank = Aus der Nähe
web-minis-do-point-blank-damage = Aus der Nähe, Schaden
web-minis-do-precision = Präzisions­schuss
web-minis-do-revenant = Wieder­gänger
web-minis-do-smash = Zertrümmern
web-minis-do-sniper = Drehen
web-minis-do-spell-bolt = Treffen
web-minis-do-spell-sunder = Entwaffnen
web-minis-do-spell-weary = Ermüden
web-minis-do-stormfire = Sturmfeuer
web-minis-do-surge = Vor­stürmen
web-minis-do-war = Krieg
web-minis-book = Spruchbuch
web-minis-book-count = { $count ->
    [one] ein Zauberspruch
   *[other] { $count } Zaubersprüche
}
web-minis-book-pays = Nachschlagen kostet { $count ->
    [one] einen Balken
   *[other] { $count } Balken
}
web-minis-book-stack = Die Zaubersprüche von oben
web-minis-book-back = Zurückblättern
web-minis-book-on = Weiterblättern
web-minis-book-known = Gesehen: { $spells }
web-minis-book-edges = { $count ->
    [one] Rand einer Karte gesehen: Nachschlagen kostet { $bars }
   *[other] Rand von { $count } Karten gesehen: Nachschlagen kostet { $bars }
}
web-minis-bookmark = markiert
web-minis-bars = { $count ->
    [one] ein Balken
   *[other] { $count } Balken
}
web-minis-pages = { $count ->
    [one] eine Seite
   *[other] { $count } Seiten
}
web-minis-face-down = verdeckt
web-minis-casting = Der Zauberspruch, der gesprochen wird
web-minis-casts = { $name } zaubert
web-minis-casts-at = { $name } zaubert auf { $target }
web-minis-counter-ask = Diesen Zauberspruch bannen?
web-minis-in-force = Wirkende Zaubersprüche
web-minis-glyph-lies = Hier liegt { $spell }
web-army-book-pages = Spruchbuch: { $used } von { $room } Seiten
web-army-book-over = zu viele
web-army-book-empty = Noch keine Zaubersprüche: unten aussuchen.
web-army-spell-first = nach oben
web-army-spell-in = { $spell } ins Buch legen
web-army-spell-out = { $spell } aus dem Buch nehmen
web-castle-plan = Burg planen
web-castle-own = { $name }, mein Plan
web-castle-ready = Fertige Burgen für den Anfang
web-castle-clear = Alles abtragen
web-castle-sections = Abschnitte
web-castle-hint = Wähle einen Abschnitt, um ihn zu stellen, oder einen auf dem Boden, um ihn zu drehen, zu ändern oder wegzunehmen.
web-castle-hint-place = Klick auf eine Marke, wo der Abschnitt sich anschließt, oder auf eine andere Stelle am Boden.
web-castle-ground = Der Boden vor deiner Startseite
web-castle-limit = Abschnitte stehen auf deiner Seite dieser Linie
web-castle-left = { $count } nicht gestellt
web-castle-count = { $count ->
    [0] kein Abschnitt im Plan
    [one] ein Abschnitt im Plan
   *[other] { $count } Abschnitte im Plan
}
web-castle-stands = { $name }, { $weight }, { $along }″ von der Mitte, { $deep }″ von deiner Startseite
web-castle-spot = Hier stellen: { $along }″ von der Mitte, { $deep }″ von deiner Startseite
web-castle-turn = Drehen
web-castle-lighter = Leicht bauen
web-castle-heavier = Schwer bauen
web-castle-remove = Wegnehmen
web-castle-keys = Tasten: Pfeile verschieben, R dreht, Entf nimmt weg.
web-castle-done = Fertig

## Was jemand an einen Tisch mitbringt

web-bring-option = Wer über einen Link kommt, bringt eine eigene Armee mit
web-bring-guest = bringt eine eigene Armee mit
web-bring-title = Deine Armee
web-bring-about = Bis zu { $points } Punkte, { $edition }. Niemand sonst sieht sie, bevor die Schlacht beginnt.
web-bring-choose = Eine auswählen
web-bring-points = { $points } von { $total } Punkten
web-bring-go = Diese Armee mitbringen
web-bring-ready = Deine Armee steht bereit.
web-bring-another = Eine andere wählen
web-bring-is-ready = Armee bereit
web-bring-is-missing = wählt eine Armee
web-bring-waiting = Die Schlacht beginnt, wenn alle eine Armee gewählt haben.
