# Die Worte des Browsers selbst. Sätze über ein Spiel kommen fertig vom Server.

## Überall

web-close = Schließen
web-language = Sprache
web-settings = Einstellungen
web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-setup = Neue Partie
web-nav-rules = Regeln
web-nav-credits = Mitwirkende
web-to-start = Zur Startseite
web-back-to = Zurück
web-missing = Diese Seite gibt es nicht.
web-guest = Gast { NUMBER($number, useGrouping: 0) }
web-you = du
web-player = Spieler { $number }
web-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
web-computer = Computer
web-table = Tisch
web-spectator = Zuschauer
web-game-board = Brettspiel
web-game-minis = Miniaturen
web-game-demo = Drachenzank

## Die Startseite

web-tagline = Das Brettspiel und das Miniaturenspiel, frei spielbar, im Browser
web-board = Brettspiel
web-board-about = Allein, Erste Erkundung, etwa 60 Minuten: finde die Stadt, bevor die Zeit um ist
web-minis = Miniaturen
web-minis-about = 100 Punkte, fertige Armeen, gegen den Computer
web-play-now = Sofort spielen
web-skirmish-now = Sofort kämpfen
web-set-up = Partie einrichten
web-ready-games = Fertig eingerichtet
web-demo = Ein kleines Spiel zum Ausprobieren
web-continue = Weiterspielen
web-open = Öffnen
web-your-turn = du bist dran
web-their-turn = nicht dein Zug
web-nothing-to-continue = Keine Partie wartet. „Sofort spielen“ beginnt eine.
web-replays = Aufzeichnungen
web-no-replays = Beendete Partien erscheinen hier.
web-import = Gespeicherte Partie laden
web-foot = Kein Konto nötig. Alles wird beim Spielen gespeichert. Ein Werk von Fans ohne offizielle Bilder.

## Einrichten

web-which-game = Welches Spiel
web-scenario = Szenario
web-seats = Plätze
web-sets = Schachteln
web-packs = Pakete dieses Servers
web-packs-about = Inhalte, die der Gastgeber hinzugefügt hat. Nehmt heraus, womit ihr nicht spielen wollt.
web-only-with-pack = nur mit dem Paket „{ $pack }“
web-not-in-boxes = nicht in euren Schachteln
web-not-with = geht nicht zusammen mit „{ $other }“
web-scenario-about = { $rounds } Runden, { $most ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
web-variants-unfit = { $count ->
    [one] Eine, die hier nicht passt
   *[other] { $count }, die hier nicht passen
}
web-show-all = Alle { $count } zeigen
web-players-and-heroes = Spieler und Helden
web-how-many = Wie viele Spieler
web-hero-later = am Tisch wählen
web-variants = Varianten
web-more-options = Schachteln, Karte und Städte
web-the-map = Karte
web-shape = Form
web-as-the-scenario = wie im Szenario
web-tiles-countryside = Umlandteile
web-tiles-cities = Kernlandteile mit Stadt
web-tiles-core = Andere Kernlandteile
web-city-level = Stufe der Stadt { $number }
web-only-for = nur für { $count } Spieler
web-megapolises = Megapolen (die letzten Städte)
web-megapolis-level = Stufe der Megapolis { $number }
web-teams = Teams
web-teams-by-lot = durch das Los
web-teams-as = { $one } gegen { $other }
web-agreements = Was der Tisch vereinbart
web-table-name = Name des Tisches
web-take-back-rule = Aufgedecktes zurücknehmen
web-take-back-never = nie
web-take-back-consent = wenn alle zustimmen
web-take-back-free = frei
web-hints-allowed = Hinweise sind erlaubt
web-seed-own = Startwert
web-begin = Beginnen
web-seat-me = ich
web-seat-here-too = ich, an diesem Bildschirm
web-seat-by-link = jemand über einen Link
web-seat-computer = Computer: { $bot }
web-bot-random = zufällig
web-bot-page = Page: fängt an
web-bot-squire = Knappe: macht Fehler
web-bot-knight = Ritter: spielt gut
web-bot-champion = Champion: der stärkste
web-table-laid = die Spieler legen das Gelände
web-table-random = zufälliges Gelände
web-skirmish-title = { $edition }, { $points } Punkte, { $place }

## Dazukommen und warten

web-form-loading = Der Tisch wird gedeckt …
web-join = Mit einem Link dazukommen
web-join-link = Link oder Code
web-join-go = Dazukommen
web-join-invited = Du bist an einen Tisch eingeladen. Ein Konto ist nicht nötig.
web-join-invited-by = { $name } lädt dich an diesen Tisch ein. Ein Konto ist nicht nötig.
web-join-watching = Du siehst an diesem Tisch zu. Ein Konto ist nicht nötig.
web-join-name = Dein Name
web-lobby-not-full = Die Partie beginnt von selbst, sobald jeder Platz besetzt ist.
web-copy = Kopieren
web-copied = Kopiert
web-admin = Dieser Server
web-admin-version = Version
web-admin-database = Datenbank
web-admin-people = Personen
web-admin-accounts = davon mit Konto
web-admin-tables-open = Tische, die auf Spieler warten
web-admin-tables-running = Tische im Spiel
web-admin-tables-finished = Beendete Tische
web-admin-tables-closed = Geschlossene Tische
web-admin-live = Partien im Speicher
web-admin-viewers = Verbindungen
web-admin-backlog = Wartende Schreibvorgänge
web-admin-rules = Regeln
web-admin-content = Inhalt
web-admin-again = Noch einmal nachsehen
web-joining = Einen Moment …
web-lobby-about = Schicke jedem einen Link; wer ihn öffnet, nimmt den Platz.
web-invite = Link erzeugen
web-seat-open = frei
web-seat-bot = Computer
web-seat-here = da
web-seat-away = abwesend
web-seat-to-bot = den Computer spielen lassen
web-connecting = Verbinden …
web-table-closed = Zu diesem Tisch hast du keinen Zugang.

## Am Tisch

web-prompt = Worauf das Spiel wartet
web-waiting-for = Warten auf { $who }
web-nobody-waits = Das Spiel wartet auf niemanden.
web-undo = Rückgängig
web-redo = Wiederholen
web-cancel = Abbrechen
web-hint = Hinweis
web-hint-do = So machen
web-hint-plan = { $count ->
    [one] und dann noch ein Schritt
   *[other] und dann noch { $count } Schritte
}
web-actions = Alle Aktionen
web-actions-search = Aktion suchen
web-actions-unlisted = Das sind Vorschläge; auch andere Antworten können möglich sein.
web-actions-any-time = Jederzeit
web-actions-not-now = { $count ->
    [one] Eines geht jetzt nicht
   *[other] { $count } Dinge gehen jetzt nicht
}
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-since = seit deinem letzten Schritt
web-log-older = Frühere Zeilen
web-log-replay = Dieser Moment in der Aufzeichnung
web-log-moment = Aktion { $number }: dieser Moment in der Aufzeichnung
web-log-show = Zeigen, wo das war
web-log-more =
    { $count ->
        [one] 1 Einzelheit mehr
       *[other] { $count } Einzelheiten mehr
    }
web-log-fold = weniger zeigen
web-log-why = Warum?
web-typed = Sag, was du tust, oder frage
web-typed-help = eine Zahl, Wörter einer Aktion, wo, nah, abstand, gefahren, warum, hilfe …
web-typed-answers = Was gefragt und geantwortet wurde
web-key-rules = Regeln
web-rules-old = Diese Übersetzung ist älter als die englische Regel.
web-gloss-back = Zurück
web-fault = Auf dieser Seite ist etwas schiefgegangen.
web-fault-safe = Die Partie ist auf dem Server sicher. Ein Bericht hilft, den Fehler zu beheben.
web-fault-again = Weiter
web-bookmarks = Benannte Momente
web-bookmark-name = Ein Name für diesen Moment
web-bookmark-keep = Merken
web-bookmark-none = Noch kein Moment dieser Partie hat einen Namen.
web-bookmark-at = Schritt { $number }
web-bookmark-look = Noch einmal ansehen
web-bookmark-drop = Verwerfen
web-meanwhile = Seit deinem letzten Zug
web-meanwhile-short = Seit meinem Zug
web-meanwhile-cards = { $count ->
    [one] Der Phantomspieler deckt eine Karte auf.
   *[other] Der Phantomspieler deckt { $count } Karten auf.
}
web-meanwhile-more = Einzelheiten
web-away = Seit deiner letzten Entscheidung
web-away-earlier =
    { $count ->
        [one] Eine frühere Zeile steht im Verlauf.
       *[other] { $count } frühere Zeilen stehen im Verlauf.
    }
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag dem Tisch etwas
web-chat-send = Sagen
web-chat-mute = Die anderen stummschalten
web-text = Die Lage in Worten
web-keys = Tasten
web-menu = Menü
web-export = Partie als Datei speichern
web-report = Problem melden
web-share-link = Der Link
web-take-back = Um Rücknahme bitten
web-take-back-asked = Du hast gebeten, vor Aktion { NUMBER($number, useGrouping: 0) } zurückzugehen: „{ $words }“ Die anderen entscheiden.
web-take-back-question = { $who } möchte vor Aktion { NUMBER($number, useGrouping: 0) } zurückgehen: „{ $words }“ Stimmst du zu? Das Verborgene wird neu verteilt.
web-take-back-withdraw = Zurückziehen
web-agree = Zustimmen
web-refuse = Ablehnen
web-fair = Das Glück dieser Partie wurde zu Beginn unter dem Siegel { $commitment }… festgelegt
web-lost = Verbindung verloren.
web-lost-safe = Nichts ist verloren; neuer Versuch läuft.
web-lost-sending = Dein letzter Zug ist gemerkt und wird noch einmal gesendet.
web-lost-try = Jetzt versuchen
web-back = Wieder da.
web-back-news = { $count ->
    [0] Inzwischen ist nichts geschehen.
    [one] Ein Schritt ist neu.
   *[other] { $count } Schritte sind neu.
}
web-curtain = Alles ist verdeckt, bis der nächste Spieler allein vor dem Bildschirm ist.
web-curtain-next = Spieler { $number }, du bist dran
web-curtain-hero = { $hero }, Spieler { $number }: du bist dran
web-curtain-asked = Spieler { $number }, du wirst etwas gefragt
web-curtain-asked-hero = { $hero }, Spieler { $number }: du wirst etwas gefragt
web-curtain-open = Meine Seite zeigen
web-pin = PIN des Platzes

## Das Ende eines Spiels

web-score = Wertung
web-total = Summe
web-won = gewonnen
web-result-won = { $who } { $count ->
    [one] gewinnt.
   *[other] gewinnen.
}
web-result-you = Du gewinnst.
web-result-drawn = Unentschieden: Niemand hat gewonnen.
web-again = Noch einmal
web-replay = Aufzeichnung
web-seed = Startwert dieser Partie: { $seed }

## Aufzeichnung

web-replay-controls = Film
web-replay-look = gesehen von
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-time = Augenblick
web-replay-branch = Von hier aus spielen

## Regeln

web-rules-about = Jede Regel der Bücher in unseren Worten. Ablehnungen nennen ihre Nummer.
web-rules-search = Nach Wörtern oder einer Nummer suchen
web-rules-book = Buch
web-rules-all = alle Bücher
web-rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
web-rules-more = und { $count } weitere; die Suche grenzt ein
web-book-ultimate-edition = Ultimate Edition
web-book-rebellion = Rebellion
web-book-quickstart = Schnellstart
web-book-miniatures-2-0 = Miniaturen 2.0

## Tasten

web-key-end = Phase oder Zug beenden, oder weiter
web-key-undo = rückgängig
web-key-redo = wiederholen
web-key-cancel = Laufendes abbrechen
web-key-hint = ein Hinweis
web-key-actions = Liste aller Aktionen
web-key-offers = Auslagen
web-key-log = Verlauf
web-key-text = die Lage in Worten
web-key-chat = Chat
web-key-menu = Menü
web-key-number = in der Liste der Aktionen: wählen
web-key-keys = diese Tasten
web-key-escape = Fenster schließen, Auswahl aufheben

## Einstellungen

web-set-name = Name
web-set-paper = Aussehen der Menüs
web-set-paper-auto = wie das System
web-set-paper-light = hell
web-set-paper-dark = dunkel
web-set-motion = Bewegung
web-set-motion-normal = normal
web-set-motion-fast = schnell
web-set-motion-off = keine
web-set-follow = Das Brett wird nachts dunkel
web-set-map-follows = Die Karte zeigt von selbst, was sich erkunden lässt
web-set-curtain = Vorhang zwischen Spielern an einem Bildschirm
web-set-guard = Nachfragen, bevor ein Zug mit Ungenutztem endet
web-set-text = In Worten spielen
web-set-about = Einstellungen bleiben in diesem Browser; mit einem Konto kommen sie in andere mit.
web-set-lengths = Entfernungen auf dem Tisch
web-set-lengths-inches = in Zoll
web-set-lengths-centimetres = in Zentimetern

## Mitwirkende

web-credits-fans = mageknight ist ein inoffizielles Werk von Fans, weder gemacht noch gebilligt von den Verlagen der Spiele. Zeichnungen und Worte sind eigene, außer was hier genannt ist.
web-credits-fonts = Schrift
web-credits-icons = Zeichen
web-credits-changed = Einfarbig und in anderen Größen gezeigt.

## Das Brettspiel

web-map = Karte
web-ledger = Deine Seite
web-combat = Kampf
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-all = Alles zeigen
web-explore = Erkunden
web-explore-cost = { $cost } Bewegung: deckt ein Landschaftsteil auf
web-again-to-do = noch einmal klicken
web-barrier = Das deckt etwas auf und kann nicht zurückgenommen werden.
web-day = Tag { $number }
web-night = Nacht { $number }
web-always-night = Hier ist es immer dunkel
web-round = Runde { $round } von { $rounds }
web-round-ends = die Runde geht zu Ende
web-dummy = Phantom
web-order = Platz { $number } der Reihenfolge
web-fame = Ruhm
web-level = Stufe { $level }
web-to-level = noch { $points } bis Stufe { $level }
web-reputation = Ansehen
web-influence-bonus = Einfluss { $bonus }
web-no-interaction = keine Interaktion möglich
web-armor = Rüstung
web-armor-of = Rüstung { $armor }
web-hand = Hand
web-hand-limit = Handlimit
web-hand-empty = Deine Hand ist leer.
web-spectating = Du schaust zu.
web-deck = Stapel
web-tactic = Taktik
web-tactic-none = ohne eigene Wirkung; kleine Zahlen sind früher dran
web-used = benutzt
web-offers = Auslagen
web-offer-units = Einheiten
web-offer-actions = Aktionen
web-offer-spells = Zauber
web-offer-monastery = Klöster
web-left = { $count } im Stapel
web-units = Einheiten
web-no-units = Noch keine Einheiten. Dörfer, Burgen und Türme haben welche anzuwerben.
web-command = { $used } von { $all } Befehlsmarken
web-ready = bereit
web-spent = erschöpft
web-wounded = { $count ->
    [one] verwundet
   *[other] { $count } Wunden
}
web-elite = Elite
web-price = Preis in Einfluss
web-source = Quelle
web-dice-left = { $count ->
    [0] kein Würfel mehr in diesem Zug
    [one] ein Würfel in diesem Zug
   *[other] { $count } Würfel in diesem Zug
}
web-die-free = Würfel, { $colour }
web-die-used = Würfel, { $colour }, vergeben
web-die-asleep = Würfel, { $colour }, zu dieser Tageszeit nutzlos
web-tokens = Manamarken
web-tokens-about = bis zum Ende des Zuges
web-crystals = Kristalle
web-crystals-about = höchstens drei je Farbe
web-crystals-of = { $count } von 3 Kristallen, { $colour }
web-none = keine
web-played = Ausgespielt
web-or = oder
web-card-heals = 1 heilt sie
web-card-sideways = quer
web-card-thrown = die Karte entfernen
web-kind-basic-action = Basisaktion
web-kind-advanced-action = fortgeschritten
web-kind-spell = Zauber
web-kind-artifact = Artefakt
web-kind-banner = Banner
web-kind-wound = Wunde
web-tag-movement = Bewegung
web-tag-combat = Kampf
web-tag-influence = Einfluss
web-tag-healing = Heilung
web-tag-special = Besonderes
web-tag-action = zählt als Aktion
web-tag-banner = Banner
web-effect-move = Bewegung
web-effect-influence = Einfluss
web-effect-heal = Heilung
web-effect-draw = ziehen
web-effect-fame = Ruhm
web-effect-melee = Angriff
web-effect-ranged = Fernkampf
web-effect-siege = Belagerung
web-effect-block = Block
web-effect-reputation = Ansehen
web-effect-gain-crystal = Kristall
web-effect-gain-mana = Mana
web-effect-wound = Wunde
web-site-empty = Davon ist nichts mehr übrig.
web-face-down = liegt verdeckt
web-shield-of = Schild von { $hero }
web-explain = erklären
web-pick-an-answer = Wähle eine der markierten Antworten.
web-turn = Du bist am Zug, { $hero }
web-use-skill = { $skill } benutzen
web-turn-about = Spiele Karten für Bewegung, handle, wo du stehst, oder raste.
web-turn-done = { $hero } hat gehandelt
web-turn-done-about = Nutze, was für Heilung und andere Effekte bleibt, und beende dann den Zug.
web-turn-rest = { $hero } rastet
web-turn-move = Du bist am Zug, { $hero }: noch { $move } Bewegung
web-turn-heal = { $hero } kann heilen: noch { $heal }
web-turn-heal-about = Wähle eine Wunde auf der Hand oder eine verwundete Einheit. Was übrig bleibt, verfällt mit der Aktion oder dem Zug.
web-turn-move-about = Wähle ein markiertes Feld, erkunde, spiele eine Karte oder mach weiter.
web-turn-interact = { $hero } interagiert mit den Einheimischen: { $influence } Einfluss
web-turn-interact-about = Wirb an, kaufe, heile oder beende den Zug.
web-guard = Zug beenden? Du könntest noch:
web-phases = Phasen des Kampfes
web-phase-ranged = Fernkampf und Belagerung
web-phase-block = Block
web-phase-damage = Schaden
web-phase-attack = Angriff
web-combat-at = { $kind }: { $site }
web-no-enemies = Kein Gegner ist mehr da.
web-blocked = Geblockt
web-defeated = Besiegt:
web-fortified = { $count ->
    [one] befestigt
    [2] zweifach befestigt
   *[other] { $count }-fach befestigt
}
web-summons = beschwört: { $pile }
web-attack-value = Angriff { $value }
web-fame-of = Ruhm { $fame }
web-block-gathered = Gesammelter Block
web-attack-gathered = Gesammelter Angriff
web-nothing-gathered = Noch nichts gesammelt.
web-source-rules = Regeln
web-aim-first = Wähle, wen du angreifst, dann sammle genug.
web-of = { $have } von { $need }
web-short = es fehlen { $short }
web-enough = genug
web-damage-if = Schaden, wenn du jetzt aufhörst zu blocken
web-damage-now = Zuzuweisender Schaden
web-wounds-would = { $count ->
    [one] eine Wunde für dich
   *[other] { $count } Wunden für dich
}
web-wounds-taken = { $count ->
    [one] Eine Wunde in diesem Kampf; { $limit } machen dich bewusstlos.
   *[other] { $count } Wunden in diesem Kampf; { $limit } machen dich bewusstlos.
}
web-block-start = { $count ->
    [one] Ein Angriff trifft dich
   *[other] { $count } Angriffe treffen dich
}
web-block-short = { $enemy } blocken: es fehlen { $short }
web-block-enough = Genug Block gegen { $enemy }
web-block-about = Sammle Block aus Karten, Einheiten oder Fertigkeiten und blocke einen Angriff ganz; oder mach weiter und nimm den Schaden.
web-ranged-start = Schießen, bevor sie heran sind?
web-ranged-about = Wähle Ziele und sammle Fernkampf- oder Belagerungsangriff; nur Belagerung erreicht Befestigte.
web-attack-start = Schlag zurück
web-attack-about = Wähle Ziele und sammle genug Angriff für alle zusammen.
web-attack-short = { $enemy }: es fehlen { $short }
web-attack-enough = Genug Angriff gegen { $enemy }
web-attack-enough-about = Jetzt zuschlagen. Was zu viel ist, verfällt.
web-log-all = Alle { $count }
web-tabs = Teile deiner Seite
web-tab-map = Karte
web-tab-hero = Held
web-tab-actions = Aktionen

web-glossary = Glossar
web-glossary-search = Ein Wort nachschlagen
web-glossary-none = Dieses Wort gibt es hier nicht.
web-glossary-rules = Regeln dazu
web-key-glossary = Glossar: was Wörter und Zeichen bedeuten

web-seats-and-links = Plätze und Links
web-key-seats = Plätze und Links
web-seat-conceded = hat aufgegeben
web-seat-would-end = würde die Partie beenden
web-seat-leave = Platz verlassen
web-seat-claim = hier Platz nehmen
web-seat-free = Platz freigeben
web-concede = Aufgeben
web-concede-sure = Wirklich aufgeben?
web-end-together = Vorschlagen, die Partie zu beenden
web-end-not = Doch weiterspielen
web-account = Konto
web-account-about = Zum Spielen braucht man keines. Ein Konto bewahrt Partien, Armeen und Einstellungen für andere Browser auf.
web-account-is = Du bist als { $login } angemeldet.
web-account-make = Konto anlegen
web-account-adopt = die Partien dieses Browsers mitnehmen
web-login = Anmeldename
web-password = Passwort (mindestens 8 Zeichen)
web-log-in = Anmelden
web-log-out = Abmelden
web-keeps-record = Meine Ergebnisse festhalten
web-set-sound = Ein Ton, wenn ich an der Reihe bin
web-set-noises = Geräusche der Spiele
web-set-noise-dice = Würfel
web-set-noise-dial = Kampfscheiben
web-set-noise-arms = Schüsse und Hiebe
web-set-noise-drum = Stürze und Trommeln
web-set-noise-card = Karten
web-hear-yes = Ja, leise
web-hear-no = Nein
web-set-noise-horn = Hörner
web-set-cloth = Tuch des Schlachtfelds
web-set-cloth-auto = passend zum Gelände
web-set-cloth-meadow = Wiese
web-set-cloth-steppe = Steppe
web-set-cloth-snow = Schnee
web-set-cloth-ruins = Ruinen
web-set-cloth-swamp = Sumpf
web-set-cloth-dungeon = Verlies
web-record = Bilanz
web-record-none = Noch keine beendete Partie.
web-record-all = alle Spiele
web-record-sums = In der Summe
web-record-each = Partie für Partie
web-record-mode = Art
web-record-role = Held oder Fraktion
web-record-games = Partien
web-record-won = Gewonnen
web-record-mean = Mittlere Wertung
web-record-when = Beendet
web-record-result = Ergebnis
web-record-score = Wertung
web-record-win = gewonnen
web-record-loss = nicht gewonnen
web-record-taken-back = mit Rücknahme
web-record-hinted = mit Hinweisen
web-record-stood-in = jemand wurde ersetzt
web-record-watch = ansehen
web-record-any = alle
web-record-opponent = Gegen
web-record-against-none = niemanden
web-record-against-people = Menschen
web-record-against-bots = Computer
web-record-against-both = Menschen und Computer
web-record-clean = ohne Hilfe und Rücknahmen
web-record-total = Alle zusammen
web-mode-solo = allein
web-mode-cooperative = gemeinsam
web-mode-competitive = gegeneinander

web-phase-melee = Nahkampf
web-aggressor = greift an
web-defender = verteidigt sich
web-strikes = schlägt jetzt zu
web-gets-through = { $damage } Schaden kommt durch
web-siege-only = Hinter Mauern: Nur Belagerungsangriffe zählen.
web-assault = Gemeinsamer Angriff
web-assault-share = gegen { $count ->
    [one] einen Verteidiger
   *[other] { $count } Verteidiger
}
web-assault-fought = hat gekämpft

web-keys-about = Ein anderer Buchstabe oder ein anderes Zeichen ändert eine Taste. Die Tasten des Browsers bleiben frei.
web-keys-taken = { $key } geht nicht oder tut schon etwas anderes.
web-keys-reset = Zurück zu den üblichen Tasten

## Was einzelne Szenarien und Varianten mitbringen

web-affairs = Dieses Szenario
web-portal-closed = Das Portal ist geschlossen.
web-out = { $hero } ist ausgeschieden.
web-named = Dein Team will { $hero } heimbringen.
web-upgrades = Zur Aufwertung liegen aus: { $cards }
web-kept = Für später beiseitegelegt: { $cards }
web-hidden-die = { $hero } hat einen Würfel verdeckt.

web-turn-over = Dein Zug ist vorbei. Noch kannst du ihn zurücknehmen.
web-proceed = Der Computer ist dran
web-set-own-edge = Meine Kante des Schlachtfelds liegt unten, auch wenn ich im Norden aufstelle
web-set-waits = Der Computer wartet auf mich, solange ich meinen letzten Schritt zurücknehmen kann
