# Karten des Miniaturenspiels: Ausrüstungsgegenstände und was sie bewirken.

## Ausrüstungsgegenstände

minis-item-balanced-blade = Ausgewogene Klinge
minis-item-heavy-maul = Schwerer Streithammer
minis-item-hooked-spear = Hakenspeer
minis-item-oak-wand = Eichenstab
minis-item-duelists-rapier = Rapier des Duellanten
minis-item-long-sight = Fernvisier
minis-item-arc-sling = Bogenschleuder
minis-item-watchmans-horn = Horn des Wächters
minis-item-wand-of-fencing = Zauberstab des Fechtens
minis-item-frost-rod = Frostrute
minis-item-hex-doll = Fluchpuppe
minis-item-tower-shield = Turmschild
minis-item-cloak-of-mist = Nebelmantel
minis-item-boots-of-the-stag = Hirschstiefel
minis-item-nimble-sandals = Flinke Sandalen
minis-item-healers-satchel = Heilertasche
minis-item-tinkers-kit = Bastelkasten
minis-item-spore-bag = Sporenbeutel
minis-item-ladder-hooks = Kletterhaken
minis-item-ram-head = Rammkopf
minis-item-sun-disk = Sonnenscheibe
minis-item-rune-collar = Runenkragen
minis-item-anchor-chain = Ankerkette
minis-item-signal-pistol = Signalpistole
minis-item-drake-saddle = Drachensattel
minis-item-bridle-of-will = Zügel des Willens
minis-item-reaver = Schnitter
minis-item-dragonstar = Drachenstern
minis-item-enchanted-fuser-rifle = Verzauberte Zündbüchse
minis-item-storm-rod = Sturmrute
minis-item-plate = Plattenrüstung
minis-item-war-horn = Kriegshorn
minis-item-ghost-lantern = Geisterlaterne
minis-item-crown-of-khans = Krone der Khane
minis-item-null-stone = Nullstein
minis-item-phase-ring = Phasenring
minis-item-blood-chalice = Blutkelch
minis-item-grave-bell = Grabglocke
minis-item-novices-primer = Fibel des Novizen
minis-item-field-grimoire = Feldgrimoire
minis-item-codex-of-the-circle = Kodex des Zirkels
minis-item-tome-of-ages = Foliant der Zeitalter
minis-item-storm-folio = Sturmfolio
minis-item-coil-scripture = Schrift der Windung

## Was Ausrüstungsgegenstände bewirken

minis-ability-equipped = Ausrüstung
minis-ability-anchor-chain = Ankerkette
minis-ability-bridle-of-will = Zügel des Willens
minis-lasting-tamed = gezähmt
minis-ability-signal-pistol = Signalpistole
minis-ability-war-horn = Kriegshorn
minis-ability-phase-ring = Phasenring
minis-ability-phase-ring-quickness = Phasenring: { minis-ability-quickness }
minis-ability-phase-ring-dodge = Phasenring: { minis-ability-dodge }
minis-ability-ladder-hooks = Kletterhaken
minis-ability-fuser-rifle = Verzauberte Zündbüchse
minis-how-pick-up = einen Ausrüstungsgegenstand aufheben
minis-do-take-item = { $item } aufheben
minis-do-drop-item = { $item } ablegen, auf der Seite bei { $facing }°
minis-do-drop-item-here = { $item } unter dem Träger ablegen
minis-do-lay-item = Auf der Seite bei { $facing }° liegen lassen
minis-do-lay-item-here = An Ort und Stelle liegen lassen
minis-no-item = Ausrüstungsgegenstand { $number }
minis-told-item-taken = { $figure } hebt { $item } auf.
minis-told-item-laid = { $item } von { $figure } liegt am Boden.
minis-told-item-lost = { $item } ist aus dem Spiel.
ask-minis-leave-item = Wohin fällt { $item }?
ask-minis-take-item = Welcher Ausrüstungsgegenstand wird aufgehoben?
ask-minis-drop-item = Einen Ausrüstungsgegenstand ablegen
refusal-minis-chained = { $figure } ist an ihren Platz gekettet: Andere können sie nicht bewegen.
refusal-minis-item-off-table = Ein Ausrüstungsgegenstand muss auf dem Schlachtfeld zu liegen kommen.
refusal-minis-item-not-yours = Keiner deiner Krieger führt das.
refusal-minis-item-drop-late = Ausrüstung wird zu Beginn der Befehlsphase abgelegt, bevor im Spielzug etwas anderes geschieht.
refusal-minis-no-item-here = Kein Ausrüstungsgegenstand liegt in Kontakt mit { $figure }.

## Wörter für das, was Ausrüstung bewirkt

minis-value-speed = Bewegung
minis-value-attack = Angriff
minis-value-defense = Verteidigung
minis-value-damage = Schaden
minis-value-ranged-damage = Fernkampfschaden
minis-value-range = Reichweite
minis-value-bonus = Angriffsbonus
minis-value-pages = Buch mit # Seiten
minis-type-ranged = gegen Fernkampfangriffe
minis-card-anchor-chain = andere können den Träger nicht bewegen
minis-card-bridle-of-will = das Reittier, von dem sein Träger kommt, ist fortan unabhängig
minis-card-signal-pistol = Präzision kostet Freunde 1 Angriff weniger
minis-card-war-horn = der Wurf für Befehlsgewalt gelingt auch mit einer 5
minis-card-phase-ring = Schnelligkeit oder Ausweichen, in jeder Befehlsphase neu gewählt
minis-card-ladder-hooks = erklimmt Klippen und Mauern überall
minis-card-fuser-rifle = Fernkampfangriffe sind explosiv

## Abenteuergruppen

minis-company-dragonslayers = Drachentöter
minis-company-order-of-the-crescent-sword = Orden des Sichelschwerts
minis-company-free-lances = Freie Lanzen
minis-company-lantern-watch = Laternenwache
minis-company-grave-robbers = Grabräuber
minis-company-storm-chasers = Sturmjäger
minis-company-iron-caravan = Eiserne Karawane
minis-company-quiet-hand = Stille Hand
minis-ability-dragonslayers = Drachentöter
minis-ability-crescent-sword = Orden des Sichelschwerts
minis-ability-free-lances = Freie Lanzen
minis-ability-lantern-watch = Laternenwache
minis-ability-grave-robbers = Grabräuber
minis-ability-storm-chasers = Sturmjäger
minis-ability-iron-caravan = Eiserne Karawane
minis-ability-headhunters = Kopfjäger
minis-ability-quiet-hand = Stille Hand
minis-card-dragonslayers = +1 Angriff gegen die feindliche Figur mit den meisten Punkten
minis-card-crescent-sword = einmal je Spielzug löst sich ein Mitglied ohne Aktionsmarken ohne Würfelwurf
minis-card-free-lances = +1 Angriff für Mitglieder, die keinen Freund berühren
minis-card-lantern-watch = behinderndes und verbergendes Gelände stört die Schusslinien der Mitglieder nicht
minis-card-grave-robbers = wer im Nahkampf jemanden ausschaltet, heilt 1 Klick
minis-card-storm-chasers = +1 Bewegung für Mitglieder, die keinen Gegner berühren
minis-card-iron-caravan = +1 Verteidigung im Nahkampf für Mitglieder, die einen Freund berühren
minis-card-headhunters = zu Beginn deiner Befehlsphase fügen Mitglieder der einen feindlichen Figur mit den meisten Punkten 1 Schaden zu, wenn sie sie berühren
minis-card-quiet-hand = +1 Schaden im Nahkampf von hinten
minis-told-company = { $seat } ruft eine Abenteuergruppe zusammen: { $company }.
minis-list-one-company = Eine Armee hat höchstens eine Abenteuergruppe.
minis-list-unknown-company = Keine Abenteuergruppe heißt „{ $text }“.
refusal-army-unknown-company = Keine Abenteuergruppe heißt { $company }.
