# Namen der Teile des Brettspiels und was ein Wort darauf bedeutet.

## Tatenkarten; ein Zauber hat für seine stärkere Hälfte einen zweiten Namen

board-card-wound = Wunde
board-card-rage = Wut
board-card-determination = Entschlossenheit
board-card-swiftness = Schnelligkeit
board-card-march = Marsch
board-card-stamina = Ausdauer
board-card-tranquility = Gelassenheit
board-card-promise = Versprechen
board-card-threaten = Drohen
board-card-crystallize = Kristallisieren
board-card-mana-draw = Mana-Zufluss
board-card-concentration = Konzentration
board-card-improvisation = Improvisation
board-card-battle-versatility = Kampfvielfalt
board-card-cold-toughness = Kälteresistenz
board-card-will-focus = Willensfokus
board-card-noble-manners = Edle Umgangsformen
board-card-mana-pull = Mana-Sog
board-card-instinct = Instinkt
board-card-crystal-joy = Kristallfreude
board-card-rejuvenate = Verjüngung
board-card-swift-reflexes = Schnelle Reflexe
board-card-tirelessness = Unermüdlichkeit
board-card-savage-harvesting = Wilde Ernte
board-card-ruthless-coercion = Rücksichtslose Nötigung
board-card-one-with-the-land = Eins mit dem Land
board-card-druidic-paths = Druidenpfade
board-card-fire-bolt = Feuerbolzen
board-card-ice-bolt = Eisbolzen
board-card-swift-bolt = Flinker Bolzen
board-card-crushing-bolt = Zerschmetternder Bolzen
board-card-blood-rage = Blutrausch
board-card-ice-shield = Eisschild
board-card-agility = Beweglichkeit
board-card-refreshing-walk = Erfrischender Spaziergang
board-card-intimidate = Einschüchtern
board-card-frost-bridge = Frostbrücke
board-card-song-of-wind = Lied des Windes
board-card-path-finding = Pfadfindung
board-card-blood-ritual = Blutritual
board-card-pure-magic = Reine Magie
board-card-heroic-tale = Heldensage
board-card-regeneration = Regeneration
board-card-into-the-heat = In die Hitze
board-card-steady-tempo = Gleichmäßiges Tempo
board-card-diplomacy = Diplomatie
board-card-in-need = In der Not
board-card-decompose = Zersetzen
board-card-crystal-mastery = Kristallmeisterschaft
board-card-mana-storm = Manasturm
board-card-ambush = Hinterhalt
board-card-maximal-effect = Maximale Wirkung
board-card-magic-talent = Magisches Talent
board-card-learning = Lernen
board-card-training = Training
board-card-counterattack = Gegenangriff
board-card-ritual-attack = Ritualangriff
board-card-blood-of-ancients = Blut der Ahnen
board-card-shield-bash = Schildschlag
board-card-temporal-portal = Zeitportal
board-card-spell-forge = Zauberschmiede
board-card-chivalry = Ritterlichkeit
board-card-peaceful-moment = Friedlicher Moment
board-card-dodge-and-weave = Ausweichen und Winden
board-card-stout-resolve = Fester Entschluss
board-card-force-of-nature = Naturgewalt
board-card-mountain-lore = Bergkunde
board-card-power-of-crystals = Kraft der Kristalle
board-card-rush-of-adrenaline = Adrenalinstoß
board-card-explosive-bolt = Explosiver Bolzen
board-card-chilling-stare = Eisiger Blick
board-card-fireball = Feuerball
board-card-fireball-strong = Feuersturm
board-card-snowstorm = Schneesturm
board-card-snowstorm-strong = Blizzard
board-card-expose = Entblößen
board-card-expose-strong = Massenentblößung
board-card-tremor = Beben
board-card-tremor-strong = Erdbeben
board-card-flame-wall = Flammenwand
board-card-flame-wall-strong = Flammenwoge
board-card-mana-bolt = Mana-Geschoss
board-card-mana-bolt-strong = Mana-Donnerschlag
board-card-whirlwind = Wirbelwind
board-card-whirlwind-strong = Tornado
board-card-underground-travel = Unterirdische Reise
board-card-underground-travel-strong = Unterirdischer Angriff
board-card-burning-shield = Brennender Schild
board-card-burning-shield-strong = Explodierender Schild
board-card-chill = Frost
board-card-chill-strong = Tödlicher Frost
board-card-wings-of-wind = Flügel des Windes
board-card-wings-of-wind-strong = Flügel der Nacht
board-card-restoration = Wiederherstellung
board-card-restoration-strong = Wiedergeburt
board-card-demolish = Zerstören
board-card-demolish-strong = Desintegration
board-card-space-bending = Raumkrümmung
board-card-space-bending-strong = Zeitkrümmung
board-card-call-to-arms = Ruf zu den Waffen
board-card-call-to-arms-strong = Ruf zum Ruhm
board-card-meditation = Meditation
board-card-meditation-strong = Trance
board-card-mana-meltdown = Mana-Kernschmelze
board-card-mana-meltdown-strong = Mana-Strahlung
board-card-mana-claim = Mana beanspruchen
board-card-mana-claim-strong = Mana-Fluch
board-card-mind-read = Gedankenlesen
board-card-mind-read-strong = Gedankenraub
board-card-energy-flow = Energiefluss
board-card-energy-flow-strong = Energieraub
board-card-offering = Opfergabe
board-card-offering-strong = Opferung
board-card-mist-form = Nebelgestalt
board-card-mist-form-strong = Nebelschleier
board-card-charm = Bezauberung
board-card-charm-strong = Besessenheit
board-card-cure = Heilung
board-card-cure-strong = Seuche
board-card-banner-of-glory = Banner des Ruhms
board-card-banner-of-fear = Banner der Furcht
board-card-banner-of-protection = Banner des Schutzes
board-card-banner-of-courage = Banner des Mutes
board-card-ruby-ring = Rubinring
board-card-sapphire-ring = Saphirring
board-card-diamond-ring = Diamantring
board-card-emerald-ring = Smaragdring
board-card-sword-of-justice = Schwert der Gerechtigkeit
board-card-horn-of-wrath = Horn des Zorns
board-card-endless-bag-of-gold = Endloser Goldbeutel
board-card-endless-gem-pouch = Endloser Edelsteinbeutel
board-card-golden-grail = Goldener Gral
board-card-book-of-wisdom = Buch der Weisheit
board-card-amulet-of-the-sun = Amulett der Sonne
board-card-amulet-of-darkness = Amulett der Dunkelheit
board-card-bow-of-starsdawn = Bogen der Sternendämmerung
board-card-banner-of-command = Banner der Befehlsgewalt
board-card-banner-of-fortitude = Banner der Standhaftigkeit
board-card-soul-harvester = Seelenschnitter
board-card-shield-of-the-fallen-kings = Schild der gefallenen Könige
board-card-druidic-staff = Druidenstab
board-card-circlet-of-proficiency = Stirnreif des Könnens
board-card-tome-of-all-spells = Foliant aller Zauber
board-card-mysterious-box = Geheimnisvolle Kiste

## Einheiten

board-unit-peasants = Bauern
board-unit-foresters = Waldläufer
board-unit-herbalists = Kräuterkundige
board-unit-utem-crossbowmen = Utem-Armbrustschützen
board-unit-utem-guardsmen = Utem-Wachen
board-unit-utem-swordsmen = Utem-Schwertkämpfer
board-unit-guardian-golems = Wächtergolems
board-unit-illusionists = Illusionisten
board-unit-red-cape-monks = Rotmantelmönche
board-unit-northern-monks = Nordmönche
board-unit-savage-monks = Wilde Mönche
board-unit-scouts = Späher
board-unit-thugs = Schläger
board-unit-shocktroops = Stoßtruppen
board-unit-magic-familiars = Magische Vertraute
board-unit-fire-golems = Feuergolems
board-unit-ice-golems = Eisgolems
board-unit-fire-mages = Feuermagier
board-unit-ice-mages = Eismagier
board-unit-amotep-gunners = Amotep-Schützen
board-unit-amotep-freezers = Amotep-Eismagier
board-unit-catapults = Katapulte
board-unit-altem-mages = Altem-Magier
board-unit-altem-guardians = Altem-Wächter
board-unit-heroes-white = Helden (weiß)
board-unit-heroes-green = Helden (grün)
board-unit-heroes-blue = Helden (blau)
board-unit-heroes-red = Helden (rot)
board-unit-sorcerers = Zauberer
board-unit-delphana-masters = Delphana-Meister

## Gegner

board-enemy-prowlers = Schleicher
board-enemy-diggers = Gräber
board-enemy-cursed-hags = Verfluchte Vetteln
board-enemy-wolf-riders = Wolfsreiter
board-enemy-ironclads = Eisenpanzer
board-enemy-orc-summoners = Ork-Beschwörer
board-enemy-orc-skirmishers = Ork-Plänkler
board-enemy-orc-trackers = Ork-Fährtenleser
board-enemy-orc-war-beasts = Ork-Kriegsbestien
board-enemy-orc-stonethrowers = Ork-Steinschleuderer
board-enemy-crossbowmen = Armbrustschützen
board-enemy-guardsmen = Wachen
board-enemy-swordsmen = Schwertkämpfer
board-enemy-golems = Golems
board-enemy-thugs = Schläger
board-enemy-shocktroops = Stoßtruppen
board-enemy-heroes-fortified = Helden (befestigt)
board-enemy-heroes-swift = Helden (flink)
board-enemy-heroes-fire = Helden (Feuer)
board-enemy-heroes-ice = Helden (Eis)
board-enemy-monks = Mönche
board-enemy-illusionists = Illusionisten
board-enemy-ice-mages = Eismagier
board-enemy-ice-golems = Eisgolems
board-enemy-fire-mages = Feuermagier
board-enemy-fire-golems = Feuergolems
board-enemy-sorcerers = Zauberer
board-enemy-magic-familiars = Magische Vertraute
board-enemy-minotaur = Minotaurus
board-enemy-gargoyle = Gargoyle
board-enemy-medusa = Medusa
board-enemy-crypt-worm = Gruftwurm
board-enemy-werewolf = Werwolf
board-enemy-shadow = Schatten
board-enemy-manticore = Mantikor
board-enemy-hydra = Hydra
board-enemy-swamp-dragon = Sumpfdrache
board-enemy-fire-dragon = Feuerdrache
board-enemy-ice-dragon = Eisdrache
board-enemy-high-dragon = Hochdrache
board-enemy-lava-dragon = Lavadrache
board-enemy-storm-dragon = Sturmdrache
board-enemy-dragon-summoner = Drachenbeschwörer
board-enemy-freezers = Frostschützen
board-enemy-gunners = Büchsenschützen
board-enemy-altem-guardsmen = Altem-Wachen
board-enemy-altem-mages = Altem-Magier
board-enemy-fire-catapult = Feuerkatapult
board-enemy-ice-catapult = Eiskatapult
board-enemy-grim-legionnaires = Grimmige Legionäre
board-enemy-delphana-masters = Delphana-Meister
board-enemy-centaur-outriders = Zentauren-Vorreiter
board-enemy-elemental-priestesses = Elementarpriesterinnen
board-enemy-elven-protectors = Elfische Beschützer
board-enemy-cloud-griffons = Wolkengreife
board-enemy-crystal-sprites = Kristallkobolde
board-enemy-air-elemental = Luftelementar
board-enemy-fire-elemental = Feuerelementar
board-enemy-water-elemental = Wasserelementar
board-enemy-earth-elemental = Erdelementar
board-enemy-savage-dragon = Wilder Drache
board-enemy-lightning-dragon = Blitzdrache
board-enemy-corrupted-priests = Verderbte Priester
board-enemy-zombie-horde = Zombiehorde
board-enemy-gibbering-ghouls = Schnatternde Ghule
board-enemy-shrouded-necromancers = Verhüllte Nekromanten
board-enemy-skeletal-warriors = Skelettkrieger
board-enemy-blood-demon = Blutdämon
board-enemy-pain-wraith = Schmerzgeist
board-enemy-vampire = Vampir
board-enemy-mummy = Mumie
board-enemy-vampire-dragon = Vampirdrache
board-enemy-death-dragon = Todesdrache

## Helden

board-hero-arythea = Arythea
board-hero-arythea-text = Wunden und Feuer sind ihre Stärke; sie kennt die dunklen Wege.
board-hero-tovak = Tovak
board-hero-tovak-text = In jeder Phase des Kampfes zu Hause: kalter Stahl, starker Block.
board-hero-goldyx = Goldyx
board-hero-goldyx-text = Herr der Kristalle: mehr Mana als alle anderen, und Flügel.
board-hero-norowas = Norowas
board-hero-norowas-text = Führt Einheiten und gewinnt Herzen; Einfluss und Ansehen.
board-hero-wolfhawk = Wolfhawk
board-hero-wolfhawk-text = Geht allein und kämpft ohne Einheiten am besten.
board-hero-krang = Krang
board-hero-krang-text = Schamane des Chaos: Flüche, Raserei, rasche Heilung.
board-hero-braevalar = Braevalar
board-hero-braevalar-text = Druide von Eis und Blitz; schlägt aus der Ferne zu.

## Fertigkeiten

board-skill-arythea-dark-paths = Dunkle Pfade
board-skill-arythea-burning-power = Brennende Kraft
board-skill-arythea-hot-swordsmanship = Heiße Schwertkunst
board-skill-arythea-dark-negotiation = Dunkle Verhandlung
board-skill-arythea-dark-fire-magic = Dunkle Feuermagie
board-skill-arythea-power-of-pain = Macht des Schmerzes
board-skill-arythea-invocation = Anrufung
board-skill-arythea-polarization = Polarisierung
board-skill-arythea-motivation = Motivation
board-skill-arythea-healing-ritual = Heilritual
board-skill-arythea-ritual-of-pain = Ritual des Schmerzes
board-skill-tovak-double-time = Laufschritt
board-skill-tovak-night-sharpshooting = Scharfschuss bei Nacht
board-skill-tovak-cold-swordsmanship = Kalte Schwertkunst
board-skill-tovak-shield-mastery = Schildbeherrschung
board-skill-tovak-resistance-break = Widerstandsbruch
board-skill-tovak-i-feel-no-pain = Ich spüre keinen Schmerz
board-skill-tovak-i-dont-give-a-damn = Das schert mich nicht!
board-skill-tovak-who-needs-magic = Wer braucht schon Magie?
board-skill-tovak-motivation = Motivation
board-skill-tovak-mana-exploit = Mana-Ausbeute
board-skill-tovak-mana-overload = Mana-Überladung
board-skill-goldyx-freezing-power = Eisige Kraft
board-skill-goldyx-potion-making = Trankbrauen
board-skill-goldyx-white-crystal-craft = Weiße Kristallkunst
board-skill-goldyx-green-crystal-craft = Grüne Kristallkunst
board-skill-goldyx-red-crystal-craft = Rote Kristallkunst
board-skill-goldyx-glittering-fortune = Glitzerndes Glück
board-skill-goldyx-flight = Flug
board-skill-goldyx-universal-power = Universelle Kraft
board-skill-goldyx-motivation = Motivation
board-skill-goldyx-source-freeze = Gefrorene Quelle
board-skill-goldyx-source-opening = Geöffnete Quelle
board-skill-norowas-forward-march = Vorwärts, marsch!
board-skill-norowas-day-sharpshooting = Scharfschuss bei Tag
board-skill-norowas-inspiration = Inspiration
board-skill-norowas-bright-negotiation = Helle Verhandlung
board-skill-norowas-leaves-in-the-wind = Blätter im Wind
board-skill-norowas-whispers-in-the-treetops = Flüstern in den Wipfeln
board-skill-norowas-leadership = Führungskraft
board-skill-norowas-bonds-of-loyalty = Bande der Loyalität
board-skill-norowas-motivation = Motivation
board-skill-norowas-prayer-of-weather = Wettergebet
board-skill-norowas-prayer-of-weather-coop = Wettergebet (kooperativ)
board-skill-wolfhawk-refreshing-bath = Erfrischendes Bad
board-skill-wolfhawk-refreshing-breeze = Erfrischende Brise
board-skill-wolfhawk-hawk-eyes = Falkenaugen
board-skill-wolfhawk-on-her-own = Auf sich gestellt
board-skill-wolfhawk-deadly-aim = Tödliches Zielen
board-skill-wolfhawk-know-your-prey = Kenne deine Beute
board-skill-wolfhawk-taunt = Verhöhnen
board-skill-wolfhawk-dueling = Zweikampf
board-skill-wolfhawk-motivation = Motivation
board-skill-wolfhawk-wolfs-howl = Wolfsgeheul
board-skill-wolfhawk-wolfs-howl-coop = Wolfsgeheul (kooperativ)
board-skill-krang-spirit-guides = Geisterführer
board-skill-krang-battle-hardened = Kampferprobt
board-skill-krang-battle-frenzy = Kampfrausch
board-skill-krang-shamanic-ritual = Schamanisches Ritual
board-skill-krang-regenerate = Regenerieren
board-skill-krang-arcane-disguise = Arkane Tarnung
board-skill-krang-puppet-master = Puppenspieler
board-skill-krang-master-of-chaos = Meister des Chaos
board-skill-krang-curse = Fluch
board-skill-krang-mana-enhancement = Mana-Verstärkung
board-skill-krang-mana-suppression = Mana-Unterdrückung
board-skill-braevalar-elemental-resistance = Elementarer Widerstand
board-skill-braevalar-feral-allies = Wilde Verbündete
board-skill-braevalar-thunderstorm = Gewitter
board-skill-braevalar-lightning-storm = Blitzsturm
board-skill-braevalar-beguile = Betören
board-skill-braevalar-forked-lightning = Gabelblitz
board-skill-braevalar-shapeshift = Gestaltwandlung
board-skill-braevalar-secret-ways = Geheime Wege
board-skill-braevalar-regenerate = Regenerieren
board-skill-braevalar-natures-vengeance = Rache der Natur
board-skill-braevalar-natures-vengeance-coop = Rache der Natur (kooperativ)

## Taktiken

board-tactic-early-bird = Früher Vogel
board-tactic-rethink = Umdenken
board-tactic-mana-steal = Mana-Diebstahl
board-tactic-planning = Planung
board-tactic-great-start = Gelungener Start
board-tactic-the-right-moment = Der rechte Augenblick
board-tactic-from-the-dusk = Aus der Dämmerung
board-tactic-long-night = Lange Nacht
board-tactic-mana-search = Mana-Suche
board-tactic-midnight-meditation = Mitternachtsmeditation
board-tactic-preparation = Vorbereitung
board-tactic-sparing-power = Kräfte sparen

## Städte

board-city-city-white = Weiße Stadt
board-city-city-blue = Blaue Stadt
board-city-city-red = Rote Stadt
board-city-city-green = Grüne Stadt

## Orte

board-site-portal = Portal
board-site-village = Dorf
board-site-monastery = Kloster
board-site-keep = Burg
board-site-mage-tower = Magierturm
board-site-city = Stadt
board-site-dungeon = Kerker
board-site-tomb = Grabmal
board-site-monster-den = Monsterhöhle
board-site-spawning-grounds = Brutstätte
board-site-ancient-ruins = Uralte Ruinen
board-site-crystal-mine = Kristallmine
board-site-magical-glade = Magische Lichtung
board-site-marauding-orcs = Plündernde Orks
board-site-draconum = Draconum
board-site-deep-mine = Tiefe Mine
board-site-maze = Irrgarten
board-site-labyrinth = Labyrinth
board-site-refugee-camp = Flüchtlingslager
board-site-walls = Mauern
board-site-volkares-camp = Volkares Lager
board-site-graveyard = Friedhof
board-site-necropolis = Nekropole
board-site-hidden-valley = Verborgenes Tal

## Ruinenplättchen

board-ruin-altar-green = Grüner Altar
board-ruin-altar-blue = Blauer Altar
board-ruin-altar-white = Weißer Altar
board-ruin-altar-red = Roter Altar
board-ruin-altar-all-colours = Altar aller Farben
board-ruin-ruin-brown-red = Ruinen mit Braun und Rot
board-ruin-ruin-green-red = Ruinen mit Grün und Rot
board-ruin-ruin-gray-white = Ruinen mit Grau und Weiß
board-ruin-ruin-gray-brown = Ruinen mit Grau und Braun
board-ruin-ruin-gray-violet = Ruinen mit Grau und Violett
board-ruin-ruin-green-brown = Ruinen mit Grün und Braun
board-ruin-ruin-green-green = Ruinen mit zweimal Grün
board-ruin-ruin-brown-violet = Ruinen mit Braun und Violett
board-ruin-ruin-green-green-green = Ruinen mit dreimal Grün
board-ruin-ruin-violet-violet = Ruinen mit zweimal Violett

## Landschaftsteile

board-tile-start-a = Startteil A
board-tile-start-b = Startteil B
board-tile-countryside-01 = Umland 1
board-tile-countryside-02 = Umland 2
board-tile-countryside-03 = Umland 3
board-tile-countryside-04 = Umland 4
board-tile-countryside-05 = Umland 5
board-tile-countryside-06 = Umland 6
board-tile-countryside-07 = Umland 7
board-tile-countryside-08 = Umland 8
board-tile-countryside-09 = Umland 9
board-tile-countryside-10 = Umland 10
board-tile-countryside-11 = Umland 11
board-tile-countryside-12 = Umland 12
board-tile-countryside-13 = Umland 13
board-tile-countryside-14 = Umland 14
board-tile-core-01 = Kernland 1
board-tile-core-02 = Kernland 2
board-tile-core-03 = Kernland 3
board-tile-core-04 = Kernland 4
board-tile-core-05 = Kernland 5, die grüne Stadt
board-tile-core-06 = Kernland 6, die blaue Stadt
board-tile-core-07 = Kernland 7, die weiße Stadt
board-tile-core-08 = Kernland 8, die rote Stadt
board-tile-core-09 = Kernland 9
board-tile-core-10 = Kernland 10
board-tile-core-volkares-camp = Kernland mit Volkares Lager

## Szenarien

board-scenario-first-reconnaissance = Erste Erkundung
board-scenario-solo-reconnaissance = Solo-Erkundung
board-scenario-full-conquest = Vollständige Eroberung
board-scenario-blitz-conquest = Blitzeroberung
board-scenario-solo-conquest = Solo-Eroberung
board-scenario-full-cooperation = Vollständige Kooperation
board-scenario-blitz-cooperation = Blitzkooperation
board-scenario-mines-liberation = Befreiung der Minen
board-scenario-druid-nights = Nächte der Druiden
board-scenario-dungeon-lords = Herren der Kerker
board-scenario-conquer-and-hold = Erobern und Halten
board-scenario-one-to-return = Nur einer kehrt zurück

## Boxen

board-set-base = Grundspiel
board-set-lost-legion = Die verlorene Legion
board-set-krang = Krang
board-set-shades-of-tezla = Schatten von Tezla
board-set-ultimate = Ultimate Edition

## Farben des Manas

board-colour-red = rot
board-colour-blue = blau
board-colour-green = grün
board-colour-white = weiß
board-colour-gold = gold
board-colour-black = schwarz

## Stapel der Gegner, nach der Farbe ihrer Rückseite

board-pile-green = grüner Gegner
board-pile-gray = grauer Gegner
board-pile-violet = violetter Gegner
board-pile-brown = brauner Gegner
board-pile-red = roter Gegner
board-pile-white = weißer Gegner

## Elemente

board-element-physical = physisch
board-element-fire = Feuer
board-element-ice = Eis
board-element-cold-fire = Kaltes Feuer

## Arten des Angriffs

board-kind-melee = Nahkampf
board-kind-ranged = Fernkampf
board-kind-siege = Belagerung

## Arten von Karten

board-card-kind-wound = Wunde
board-card-kind-basic-action = Basisaktion
board-card-kind-advanced-action = fortgeschrittene Aktion
board-card-kind-spell = Zauber
board-card-kind-artifact = Artefakt

## Wie eine Karte gespielt wird

board-use-basic = einfacher Effekt
board-use-strong = starker Effekt
board-use-move = quer für Bewegung
board-use-influence = quer für Einfluss
board-use-attack = quer für Angriff
board-use-block = quer für Block

## Punkte

board-points-move = Bewegung
board-points-influence = Einfluss
board-points-heal = Heilung

## Wo ein Zug steht

board-phase-none = vor dem Zug
board-phase-move = Bewegung
board-phase-interact = Interaktion
board-phase-done = Aktion getan
board-phase-rest = Rast
board-phase-ranged = Fernkampf und Belagerung
board-phase-block = Block
board-phase-damage = Schaden
board-phase-attack = Angriff
board-phase-end = Zugende

## Wo eine Karte liegt

board-zone-hand = Hand
board-zone-deck-top = oben auf dem Tatenstapel
board-zone-deck-bottom = unten im Tatenstapel
board-zone-discard = Ablagestapel
board-zone-played = Spielbereich
board-zone-aside = beiseitegelegt
board-zone-gone = aus dem Spiel
board-zone-stored = unter der Taktikkarte

## Gelände

board-terrain-plains = Ebene
board-terrain-plains-text = Kostet 2 Bewegungspunkte, bei Tag und bei Nacht.
board-terrain-hills = Hügel
board-terrain-hills-text = Kosten 3 Bewegungspunkte, bei Tag und bei Nacht.
board-terrain-forest = Wald
board-terrain-forest-text = Kostet bei Tag 3 Bewegungspunkte, bei Nacht 5.
board-terrain-wasteland = Ödland
board-terrain-wasteland-text = Kostet 4 Bewegungspunkte, bei Tag und bei Nacht.
board-terrain-desert = Wüste
board-terrain-desert-text = Kostet bei Tag 5 Bewegungspunkte, bei Nacht 3.
board-terrain-swamp = Sumpf
board-terrain-swamp-text = Kostet 5 Bewegungspunkte, bei Tag und bei Nacht.
board-terrain-lake = See
board-terrain-lake-text = Nur zu betreten, wenn ein Effekt es erlaubt.
board-terrain-mountain = Gebirge
board-terrain-mountain-text = Nur zu betreten, wenn ein Effekt es erlaubt.
board-terrain-sea = Meer
board-terrain-sea-text = Die Küste: Hier endet das Land, niemand kommt weiter.
board-terrain-city = Stadtgebiet
board-terrain-city-text = Kostet 2 Bewegungspunkte, bei Tag und bei Nacht.

board-where-plains = in der Ebene
board-where-hills = in den Hügeln
board-where-forest = im Wald
board-where-wasteland = im Ödland
board-where-desert = in der Wüste
board-where-swamp = im Sumpf
board-where-lake = auf dem See
board-where-mountain = im Gebirge
board-where-sea = im Meer
board-where-city = im Stadtgebiet
board-beside-ne = nordöstlich von
board-beside-e = östlich von
board-beside-se = südöstlich von
board-beside-sw = südwestlich von
board-beside-w = westlich von
board-beside-nw = nordwestlich von
board-beyond-ne = zwei Felder nordöstlich von
board-beyond-e = zwei Felder östlich von
board-beyond-se = zwei Felder südöstlich von
board-beyond-sw = zwei Felder südwestlich von
board-beyond-w = zwei Felder westlich von
board-beyond-nw = zwei Felder nordwestlich von

## Fähigkeiten der Gegner

board-ability-fortified = Befestigt
board-ability-fortified-text = In der Fernkampfphase erreichen ihn nur Belagerungsangriffe; ist auch sein Ort befestigt, erreicht ihn bis zur Angriffsphase gar nichts.
board-ability-unfortified = Unbefestigt
board-ability-unfortified-text = Die Befestigung seines Ortes schützt ihn nicht.
board-ability-elusive = Schwer zu fassen
board-ability-elusive-text = Es zählt seine höhere Rüstung; die niedrigere gilt nur in der Angriffsphase und nur, wenn alle seine Angriffe geblockt wurden.
board-ability-arcane-immunity = Arkane Immunität
board-ability-arcane-immunity-text = Außer Angriffen und Blocks wirkt nichts auf ihn; nur Effekte, die seine Angriffe betreffen, gelten weiter.
board-ability-defend = Verteidigung
board-ability-defend-text = Leiht dem ersten angegriffenen Gegner, auch sich selbst, seinen Verteidigungswert als Rüstung für den Rest des Kampfes.
board-ability-swift = Flink
board-ability-swift-text = Um ihn zu stoppen, braucht es Block in doppelter Höhe seines Angriffs; der Schaden bleibt gleich.
board-ability-brutal = Brutal
board-ability-brutal-text = Ungeblockt richtet er doppelt so viel Schaden an, wie sein Angriff zählt.
board-ability-poison = Gift
board-ability-poison-text = Eine verwundete Einheit bekommt zwei Wunden; für jede Wunde auf die Hand legt der Held eine weitere in den Ablagestapel.
board-ability-paralyze = Lähmung
board-ability-paralyze-text = Eine Einheit, die er verwunden würde, wird vernichtet; ein verwundeter Held wirft alle Handkarten ab, die keine Wunden sind.
board-ability-assassination = Meuchelmord
board-ability-assassination-text = Sein Schaden kann keiner Einheit zugewiesen werden; der Held nimmt ihn ganz.
board-ability-cumbersome = Schwerfällig
board-ability-cumbersome-text = In der Blockphase senkt jeder ausgegebene Bewegungspunkt seinen Angriff in diesem Zug um 1; bei 0 gilt er als geblockt.
board-ability-vampiric = Vampirisch
board-ability-vampiric-text = Jede Einheit, die er verwundet, und jede Wunde, die durch ihn auf eine Hand kommt, gibt ihm bis zum Ende des Kampfes 1 Rüstung.
board-ability-summon = Beschwörung
board-ability-summon-text = Statt anzugreifen zieht er zu Beginn der Blockphase ein Monster; das kämpft bis zur Angriffsphase an seiner Stelle und bringt keinen Ruhm.

## Widerstände

board-resistance-physical = physischer Widerstand
board-resistance-physical-text = Physische Angriffe zählen nur halb; bei einer Einheit gilt das für physischen Schaden.
board-resistance-fire = Feuerwiderstand
board-resistance-fire-text = Feuerangriffe zählen nur halb; Kaltes Feuer auch, wenn zugleich Eis widerstanden wird.
board-resistance-ice = Eiswiderstand
board-resistance-ice-text = Eisangriffe zählen nur halb; Kaltes Feuer auch, wenn zugleich Feuer widerstanden wird.

## Was die Orte bedeuten

board-site-none = kein Ort
board-site-none-text = Nichts als Land.
board-site-portal-text = Hier kommen die Helden an. Mehrere dürfen hier stehen; wer seinen Zug hier beendet, verlässt die Karte bis zum nächsten.
board-site-village-text = Dorfbewohner anwerben, heilen für 3 Einfluss je Punkt, oder plündern: zwei Karten für 1 Ansehen.
board-site-monastery-text = Anwerben, heilen für 2 Einfluss je Punkt, für 6 eine fortgeschrittene Aktion lernen. Niederbrennen gegen einen violetten Gegner, ohne Einheiten: ein Artefakt, aber 3 Ansehen weniger.
board-site-keep-text = Eine befestigte Garnison hält sie; ein Sturm kostet 1 Ansehen. Wer sie besitzt, wirbt hier an und zieht am Zugende bei einer Burg für jede eigene Burg eine Karte mehr.
board-site-mage-tower-text = Eine befestigte Garnison hält ihn; ein Sturm kostet 1 Ansehen, der Sieg bringt einen Zauber. Danach wirbt hier jeder an oder kauft Zauber für 7 Einfluss und ein Mana.
board-site-city-text = Eine starke Garnison hinter Mauern, in jeder Stadt mit eigener Stärke. Erobert handelt sie mit allen, am besten mit denen, die dort Schilde haben.
board-site-dungeon-text = Allein gegen einen braunen Gegner, nach den Regeln der Nacht. Ein Würfel entscheidet, ob ein Zauber oder ein Artefakt die Belohnung ist.
board-site-tomb-text = Allein gegen einen roten Gegner, nach den Regeln der Nacht. Die Belohnung: ein Zauber und ein Artefakt.
board-site-monster-den-text = Ein brauner Gegner, der bleibt, bis er besiegt ist. Die Belohnung: zwei Kristalle zufälliger Farbe.
board-site-spawning-grounds-text = Zwei braune Gegner; wer fällt, wird ersetzt, bis beide zusammen fallen. Die Belohnung: ein Artefakt und drei Kristalle zufälliger Farbe.
board-site-ancient-ruins-text = Ein Plättchen sagt, was hier ist: ein Altar, der Mana will und Ruhm gibt, oder Gegner mit ihrem Schatz. Bei Nacht liegt es verdeckt.
board-site-crystal-mine-text = Wer seinen Zug hier beendet, erhält einen Kristall in der Farbe der Mine.
board-site-magical-glade-text = Wer seinen Zug hier beginnt, erhält ein Mana, bei Tag gold, bei Nacht schwarz; wer ihn hier beendet, wird eine Wunde aus Hand oder Ablagestapel los.
board-site-marauding-orcs-text = Ein grüner Gegner versperrt das Feld und greift an, wer von einem Nachbarfeld aufs nächste zieht. Sein Fall bringt 1 Ansehen.
board-site-draconum-text = Ein roter Gegner versperrt das Feld und greift an, wer von einem Nachbarfeld aufs nächste zieht. Sein Fall bringt 2 Ansehen.
board-site-deep-mine-text = Wer seinen Zug hier beendet, erhält einen Kristall in einer Farbe der Mine nach Wahl.
board-site-maze-text = Drinnen für 2, 4 oder 6 Bewegung, die du dort spielst, einen Weg nehmen und mit höchstens einer Einheit gegen einen braunen Gegner kämpfen: zwei Kristalle, ein Zauber oder ein Artefakt.
board-site-labyrinth-text = Drinnen für 2, 4 oder 6 Bewegung, die du dort spielst, einen Weg nehmen und mit höchstens einer Einheit gegen einen roten Gegner kämpfen: was der Irrgarten gibt, und eine fortgeschrittene Aktion.
board-site-refugee-camp-text = Hier lassen sich Einheiten aller Art anwerben; die von Burgen, Türmen und Klöstern kosten 1 Einfluss mehr, die von Städten 3.
board-site-walls-text = Über eine Mauer zu gehen kostet 1 Bewegungspunkt mehr und reizt niemanden; wer über sie angegriffen wird, gilt als befestigt.
board-site-volkares-camp-text = Das Lager des Generals Volkare, für Szenarien mit ihm.
board-site-graveyard-text = Wer seinen Zug hier bei Tag beginnt, spielt ihn nach den Regeln der Nacht; bei Nacht erhält er ein schwarzes Mana.
board-site-necropolis-text = Wer seinen Zug hier bei Tag beginnt, spielt ihn nach den Regeln der Nacht; bei Nacht erhält er ein schwarzes Mana.
board-site-hidden-valley-text = Wer seinen Zug hier beginnt, erhält ein Mana, bei Tag gold, bei Nacht schwarz; wer ihn hier beendet, wird eine Wunde aus Hand oder Ablagestapel los.

## Was die Städte bedeuten

board-city-city-white-text = Alle Verteidiger haben 1 Rüstung mehr. Erobert lassen sich hier alle Einheiten anwerben, und 2 Einfluss bringen eine weitere Elite-Einheit in die Auslage.
board-city-city-blue-text = Feuer- und Eisangriffe der Verteidiger zählen 2 mehr, Kaltes Feuer 1 mehr. Erobert lassen sich hier Zauber für 7 Einfluss und ein Mana ihrer Farbe kaufen.
board-city-city-red-text = Physische Angriffe der Verteidiger sind brutal. Erobert lassen sich hier Artefakte für 12 Einfluss kaufen.
board-city-city-green-text = Physische Angriffe der Verteidiger sind giftig. Erobert lassen sich hier fortgeschrittene Aktionen für 6 Einfluss lernen.
