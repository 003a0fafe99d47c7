# Das Brettspiel: was man tun kann, was geschah, was auf dem Tisch liegt, was nicht geht.

## Leute, Orte, Herkunft

board-dummy = der Phantomspieler
board-nth = { $name } Nr. { $number }
board-some-card = eine Karte
board-some-artifact = ein Artefakt
board-some-unit = eine Einheit
board-some-tactic = die Taktik
board-space = { $terrain } bei { $place }
board-space-beside = { $what } { $side } { $site }
board-space-away = { $what }, von { $site } aus { $count } Felder nach { $direction }
board-space-off = { $what }, von { $site } aus { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} nach { $direction } und { $more } nach { $aside }
board-space-towards = { $what } im { $direction }
board-space-site = { $site } ({ $terrain }) bei { $place }
board-space-only = { $site } { $where }
board-space-city = { $site }
board-space-unknown = unbekanntes Land bei { $place }
board-source-rules = nach den Regeln
board-source-reputation = durch das Ansehen
board-source-shields = durch die Schilde in der Stadt
board-source-site = durch den Ort
board-direction-n = Norden
board-direction-ne = Nordosten
board-direction-e = Osten
board-direction-se = Südosten
board-direction-s = Süden
board-direction-sw = Südwesten
board-direction-w = Westen
board-direction-nw = Nordwesten
board-direction-far = anderswo
board-until-turn = bis zum Ende des Zuges
board-until-combat = bis zum Ende des Kampfes
board-until-round = bis zum Ende der Runde
board-until-my-turn = bis zum nächsten eigenen Zug
board-until-phase = bis zum Ende der Phase
board-until-used = bis zum Gebrauch
board-combat-assault = Sturm
board-combat-adventure = Abenteuer
board-combat-rampage = Kampf mit plündernden Gegnern
board-combat-burning = Niederbrennen eines Klosters

## Mana, mit dem man zahlen kann

board-mana-red = rotes Mana
board-mana-blue = blaues Mana
board-mana-green = grünes Mana
board-mana-white = weißes Mana
board-mana-gold = goldenes Mana
board-mana-black = schwarzes Mana
board-crystal-red = roter Kristall
    .acc = einen roten Kristall
board-crystal-blue = blauer Kristall
    .acc = einen blauen Kristall
board-crystal-green = grüner Kristall
    .acc = einen grünen Kristall
board-crystal-white = weißer Kristall
    .acc = einen weißen Kristall
board-die-red = roter Würfel
    .acc = einen roten Würfel
board-die-blue = blauer Würfel
    .acc = einen blauen Würfel
board-die-green = grüner Würfel
    .acc = einen grünen Würfel
board-die-white = weißer Würfel
    .acc = einen weißen Würfel
board-die-gold = goldener Würfel
    .acc = einen goldenen Würfel
board-die-black = schwarzer Würfel
    .acc = einen schwarzen Würfel
board-endless-red = endloses rotes Mana
board-endless-blue = endloses blaues Mana
board-endless-green = endloses grünes Mana
board-endless-white = endloses weißes Mana
board-endless-gold = endloses goldenes Mana
board-endless-black = endloses schwarzes Mana
board-stolen-red = gestohlener roter Würfel
    .acc = einen gestohlenen roten Würfel
board-stolen-blue = gestohlener blauer Würfel
    .acc = einen gestohlenen blauen Würfel
board-stolen-green = gestohlener grüner Würfel
    .acc = einen gestohlenen grünen Würfel
board-stolen-white = gestohlener weißer Würfel
    .acc = einen gestohlenen weißen Würfel
board-stolen-gold = gestohlener goldener Würfel
    .acc = einen gestohlenen goldenen Würfel
board-stolen-black = gestohlener schwarzer Würfel
    .acc = einen gestohlenen schwarzen Würfel

## Zahlen und woraus sie bestehen

board-number = { $total }
board-number-part = { SIGNED($amount) } { $source }
board-number-made-of = { $total } ({ $parts })
board-part-level = Stufe
board-part-printed-cost = aufgedruckt
board-part-refugee-camp = Flüchtlingslager
board-part-reputation = durch das Ansehen
board-part-terrain = Gelände
board-part-keeps = Burgen
board-part-city = Stadt
board-part-wall = Mauer
board-part-effect = Effekt
board-part-spent = ausgegeben
board-part-brutal = Brutal
board-part-printed-armor = aufgedruckt
board-part-printed-attack = aufgedruckt
board-part-white-city = weiße Stadt
board-part-blue-city = blaue Stadt
board-part-vampiric = Vampirisch
board-part-defend = Verteidigung
board-part-halved = zählt halb

## Was man tun kann

board-do-pick-hero = { $hero } spielen
board-do-pick-tactic = Taktik { $number } nehmen, „{ $tactic }“: { $text }
board-do-play-basic = „{ $card }“ spielen: { $text }
board-do-play-strong = „{ $card }“ stark spielen: { $text }
board-do-play-sideways = „{ $card }“ spielen, { $use }
board-do-activate = { $unit } einsetzen: { $text }
board-do-activate-for-mana = { $unit } einsetzen für Mana ({ ANY($mana) }): { $text }
board-do-use-skill = Fertigkeit „{ $skill }“ nutzen: { $text }
board-do-use-grant = „{ $source }“ jetzt nutzen: { $text }
board-do-turn-crystal = Einen Kristall in Mana umwandeln ({ $colour })
board-do-use-tactic = „{ $tactic }“ nutzen: { $text }
board-do-attach-banner = „{ $card }“ anlegen: { $unit }
board-do-heal-hand = Eine Wunde auf der Hand heilen
board-do-heal-unit = Heilen: { $unit }
board-do-step = Nach { $direction } ziehen für { $cost }: { $space }
board-do-step-closed = Nach { $direction } ziehen: { $space }
board-do-explore = Nach { $direction } erkunden (Teil { $position })
board-do-interact = Mit den Einheimischen interagieren
board-do-recruit = { $unit } anwerben (Kosten { $cost })
board-do-recruit-cheaper = { $unit } anwerben (Kosten { $cost }, oder { $least } mit allem, was günstiger macht)
board-do-buy-healing = Einen Heilungspunkt kaufen
board-do-buy-spell = Den Zauber „{ $card }“ kaufen (Kosten { $cost })
board-do-learn = „{ $card }“ lernen (Kosten { $cost })
board-do-buy-unseen = Die verdeckte oberste fortgeschrittene Aktion lernen (Kosten { $cost })
board-do-buy-artifact = Ein Artefakt kaufen (Kosten { $cost })
board-do-call-elite = Für eine weitere Elite-Einheit in der Auslage zahlen
board-do-enter = Betreten: { $space }
board-do-enter-path = Betreten: { $space }, { $path } Bewegung
board-do-burn-monastery = Das Kloster niederbrennen
board-do-challenge = { $enemies } im { $direction } herausfordern
board-do-turn-back = Umkehren: Die Aktion dieses Zuges ist verbraucht
board-do-begin-rest = Rasten
board-do-forfeit = Auf den Zug verzichten
board-do-forfeit-announcing = Statt dieses Zuges das Ende der Runde ansagen
board-do-end-turn = Den Zug beenden
board-do-aim = Auf { $enemy } zielen (Rüstung { $armor })
board-do-aim-off = Nicht mehr auf { $enemy } zielen
board-do-strike = Zuschlagen
board-do-block = Blocken: { $attack } (nötig: { $needed })
board-do-slow = Einen Bewegungspunkt einsetzen gegen: { $attack }
board-do-end-phase = Diese Kampfphase beenden
board-do-take-damage = Schaden nehmen: { $attack }
board-do-damage-hero = Den Schaden nimmt { $hero }
board-do-damage-unit = Schaden nehmen: { $unit }
board-do-damage-hero-so = Den Schaden nimmt { $hero }: { $harm }
board-do-damage-unit-so = Schaden nehmen: { $unit } ({ $harm })
board-harm-wounds = { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
board-harm-wounds-poison = { $wounds ->
    [one] 1 Wunde und 1 in den Ablagestapel
   *[other] { $wounds } Wunden und ebenso viele in den Ablagestapel
}
board-harm-wounds-paralyze = { $wounds ->
    [one] 1 Wunde, und jede andere Handkarte wird abgeworfen
   *[other] { $wounds } Wunden, und jede andere Handkarte wird abgeworfen
}
board-harm-unit-none = keine Wunde dank eines Widerstands
board-harm-unit-wound = eine Wunde{ $left ->
    [0] { "" }
   *[other] , { $left } Schaden übrig
}
board-harm-unit-poison = zwei Wunden{ $left ->
    [0] { "" }
   *[other] , { $left } Schaden übrig
}
board-harm-unit-paralyze = vernichtet{ $left ->
    [0] { "" }
   *[other] , { $left } Schaden übrig
}
board-do-pay = Zahlen mit: { $source }
board-do-pay-as = Zahlen mit: { $source }, als { $colour }
board-do-choose-effect = { $text }
board-do-choose-option = Möglichkeit { $number }
board-do-choose-reward = Belohnung: { $reward }
board-do-choose-zone = Von hier: { $zone }
board-do-choose-colour = Farbe wählen: { $colour }
board-do-choose-card = „{ $card }“ wählen
board-do-choose-unit = { $unit } wählen
board-do-choose-enemy = Wählen: { $enemy }
board-do-choose-space = Wählen: { $space }
board-do-choose-die = Würfel { $number } wählen ({ $die })
board-do-choose-skill = „{ $skill }“ wählen: { $text }
board-do-choose-number = { $number } wählen
board-do-choose-seat = { $player } wählen
board-do-decline = Nein, weiter
board-do-chance = Zufall: { $outcome }
board-effect-none = kein Effekt
board-attack = Angriff, { $enemy } ({ $value } { $element })
board-attack-nth = Angriff { $number }, { $enemy } ({ $value } { $element })
board-attack-lost = Angriff, { $enemy }

## Was geschah: Karten

board-told-played = { $player } spielt „{ $card }“.
board-told-discarded = { $player } wirft „{ $card }“ ab.
board-told-thrown-away = { $player } entfernt „{ $card }“ aus dem Spiel.
board-told-healed = { $player } heilt eine „{ $card }“.
board-told-moved = { $player }: { $card } ({ $source } → { $target }).
board-told-drew = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
board-told-drew-seen = { $player } zieht { $cards }.
board-told-found = { $player } durchsucht den Tatenstapel und nimmt: { $card }.
board-told-stored = { $player } legt die oberste Karte des Tatenstapels ungesehen beiseite.
board-told-wound = { $player } erhält eine Wunde ({ $zone }).
board-told-gained = { $player } erhält „{ $card }“ ({ $zone }).
board-told-shuffled = { $player } hat einen frisch gemischten Tatenstapel.
board-told-offered = „{ $card }“ liegt jetzt aus.
board-told-offer-returned = „{ $card }“ liegt nicht mehr aus.
board-told-artifacts = { $player } zieht { $count ->
    [one] ein Artefakt
   *[other] { $count } Artefakte
} zur Auswahl.
board-told-artifacts-seen = { $player } zieht zur Auswahl { $cards }.
board-told-artifact-kept = { $player } behält: { $card }.
board-told-artifact-returned = { $player } legt zurück unter den Stapel: { $card }.

## Was geschah: der Lauf der Partie

board-told-hero = Spieler { $number } spielt { $hero }.
board-told-dummy = Der Phantomspieler hat die Karten von { $hero }.
board-told-source = Die Quelle zeigt { $dice }.
board-told-round-day = Runde { $number } beginnt: Es ist Tag.
board-told-round-night = Runde { $number } beginnt: Es ist Nacht.
board-told-tactic = { $player } nimmt Taktik { $number }, „{ $tactic }“.
board-told-tactic-used = { $player } nutzt „{ $tactic }“.
board-told-tactic-removed = Die Taktik „{ $tactic }“ ist aus dem Spiel.
board-told-order = Reihenfolge dieser Runde: { $players }.
board-told-turn = Am Zug: { $player }.
board-told-extra-turn = { $player } hat nach diesem Zug noch einen.
board-told-plundered = { $player } plündert das Dorf.
board-told-phase = Kampfphase: { $phase }.
board-told-reward = { $player } bekommt als Lohn: { $reward }.
board-told-round-end = { $player } sagt das Ende der Runde an.
board-told-end-near = Das Ende der Partie ist nah. Einen letzten Zug haben noch: { $players }.
board-told-game-over = Die Partie ist zu Ende.
board-told-level = { $player } erreicht Stufe { $level }.
board-told-hand-limit = { $player }: Handlimit { SIGNED($amount) } beim nächsten Ziehen.
board-told-dummy-flipped = Der Phantomspieler deckt auf: { $cards }.
board-told-dummy-card = Der Phantomspieler nimmt „{ $card }“ in seinen Tatenstapel.
board-told-dummy-crystal = Der Phantomspieler erhält einen Kristall: { $crystal }.
board-told-order-token-down = { $player } dreht den Reihenfolgemarker auf die Rückseite.
board-told-order-token-up = { $player } dreht den Reihenfolgemarker wieder auf die Vorderseite.
board-told-locked = { $player } hat gewählt.
board-reward-artifact = ein Artefakt
board-reward-spell = ein Zauber
board-reward-action = eine fortgeschrittene Aktion
board-reward-unit = eine Einheit
board-reward-crystal-roll = ein erwürfelter Kristall
board-reward-crystal-choice = ein Kristall nach Wahl
board-reward-dungeon = ein Zauber oder ein Artefakt, je nach Würfel
board-reward-crystal-set = ein Kristall jeder Farbe

## Was geschah: Kampf

board-told-combat = { $player } beginnt einen Kampf.
board-told-combat-at = { $player } beginnt einen Kampf: { $space }.
board-told-enemy = Gegner: { $enemy }.
board-told-enemy-summoned = Beschworen: { $enemy }.
board-told-enemy-left = Nicht mehr im Kampf: { $enemy }.
board-told-defeated = { $player } besiegt { $enemy }.
board-told-attack = { $player } sammelt Angriff { $amount } ({ $kind }, { $element }; { $source }).
board-told-block = { $player } sammelt Block { $amount } ({ $element }; { $source }).
board-told-target = { $player } zielt auf { $enemy }.
board-told-target-dropped = { $player } zielt nicht mehr auf { $enemy }.
board-told-blocked = { $player } blockt { $enemy }.
board-told-knocked-out = { $player } wird bewusstlos.
board-told-combat-over = Der Kampf ist vorbei.

## Was geschah: Punkte, Mana, Ruhm

board-told-points = { $player }: { SIGNED($amount) } { $what } ({ $source }).
board-told-fame = { $player }: { SIGNED($amount) } Ruhm.
board-told-reputation = { $player }: { SIGNED($amount) } Ansehen.
board-told-used = { $player } verbraucht { FORM($source, "acc") }.
board-told-mana = { $player } erhält { $count ->
    [one] { FORM($mana, "acc") }
   *[other] { $count } × { $mana }
}.
board-told-crystal-lost = { $player } verliert { FORM($crystal, "acc") }.
board-told-die-claimed = { $player } behält aus der Quelle: { $die }.
board-told-die = Würfel { $number } der Quelle zeigt { $colour }.
board-told-dice = { $player } darf in diesem Zug { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} der Quelle mehr nutzen.
board-told-lasting = „{ $source }“ wirkt { $until }.

## Was geschah: Einheiten und Fertigkeiten

board-told-unit-joined = { $unit } schließen sich { $player } an.
board-told-unit-left = { $player } verliert { $unit }.
board-told-unit-ready = { $player }: { $unit } bereit{ $wounds ->
    [0] .
    [one] , mit einer Wunde.
   *[other] , mit { $wounds } Wunden.
}
board-told-unit-spent = { $player }: { $unit } erschöpft{ $wounds ->
    [0] .
    [one] , mit einer Wunde.
   *[other] , mit { $wounds } Wunden.
}
board-told-banner = { $player } gibt einer Einheit „{ $card }“.
board-told-banner-off = { $player } nimmt einer Einheit „{ $card }“ ab.
board-told-units-ready = Alle Einheiten sind wieder bereit: { $player }.
board-told-unit-offered = { $unit } können jetzt angeworben werden.
board-told-unit-returned = { $unit } können nicht mehr angeworben werden.
board-told-skill-used = { $player } nutzt die Fertigkeit „{ $skill }“.
board-told-skills = { $player } deckt auf: { $skills }.
board-told-skill = { $player } erwirbt die Fertigkeit „{ $skill }“.
board-told-skill-offered = Die Fertigkeit „{ $skill }“ ist jetzt für alle frei.

## Was geschah: die Karte

board-told-tile = Im { $direction } aufgedeckt: { $tile }.
board-told-tile-laid = Ausgelegt: { $tile }.
board-told-step = { $player } bewegt sich: { $space }.
board-told-stands = { $player } steht jetzt hier: { $space }.
board-told-off-map = { $player } verlässt die Karte.
board-told-token = { $enemy } erscheinen: { $space }.
board-told-token-hidden = Verdeckt wartet: { $enemy } ({ $space }).
board-told-token-turned = Aufgedeckt: { $enemy } ({ $space }).
board-told-ruin = Aufgedeckt: { $ruin } ({ $space }).
board-told-ruin-hidden = Ein Ruinenplättchen liegt verdeckt: { $space }.
board-told-shield = { $player } setzt einen Schild: { $space }.
board-told-shield-off = { $player } verliert einen Schild: { $space }.
board-told-city = { $city } der Stufe { $level } kommt in Sicht.
board-told-city-shield = { $player } legt einen Schild auf die Stadtkarte: { $city }.
board-told-city-fell = Gefallen: { $city }.
board-told-city-led = Gefallen: { $city }. Die Führung hat { $player }.
board-told-monastery = Ein Kloster lehrt in dieser Runde „{ $card }“.

## Der Tisch als Text

board-mark-turn = →
board-mark-none = ·
board-line-nothing = –
board-line-before = { $scenario }: Die Partie wird aufgebaut.
board-line-between-day = { $scenario }, Runde { $round } von { $rounds }, Tag. Niemand ist am Zug.
board-line-between-night = { $scenario }, Runde { $round } von { $rounds }, Nacht. Niemand ist am Zug.
board-line-header-day = { $scenario }, Runde { $round } von { $rounds }, Tag. Am Zug: { $player } ({ $phase }), Bewegung { $move }, Einfluss { $influence }, Heilung { $heal }, Würfel { $dice }.
board-line-header-night = { $scenario }, Runde { $round } von { $rounds }, Nacht. Am Zug: { $player } ({ $phase }), Bewegung { $move }, Einfluss { $influence }, Heilung { $heal }, Würfel { $dice }.
board-line-order = Reihenfolge: { $order }.
board-line-announced = Reihenfolge: { $order }. { $player } hat das Ende der Runde angesagt.
board-line-ending = Reihenfolge: { $order }. Dies sind die letzten Züge der Partie.
board-line-over = Die Partie ist zu Ende.
board-line-player = { $mark } { $player }: Stufe { $level }, Ruhm { $fame }, Ansehen { $reputation }, Rüstung { $armor }, Hand { $hand }/{ $limit }, Stapel { $deck }, { $place }
board-line-off-map = nicht auf der Karte
board-line-tactic = { "  " }Taktik: { $tactic }{ $stored ->
    [0] { "" }
   *[other] , { $stored } darunter
}
board-line-tactic-used = { "  " }Taktik (genutzt): { $tactic }{ $stored ->
    [0] { "" }
   *[other] , { $stored } darunter
}
board-line-stock = { "  " }Besitzt { $stock }
board-line-count = { $count } × { $what }
board-line-units = { "  " }Einheiten ({ $count }/{ $command }): { $units }
board-line-unit = #{ $uid } { $unit } ({ $notes })
board-line-unit-ready = bereit
board-line-unit-spent = erschöpft
board-line-unit-wounded = Wunden: { $count }
board-line-skills = { "  " }Fertigkeiten: { $skills }
board-line-skill-ready = { $skill }
board-line-skill-turn = { $skill } (in diesem Zug genutzt)
board-line-skill-round = { $skill } (in dieser Runde genutzt)
board-line-skill-centre = { $skill } (in der Mitte)
board-line-piles = { "  " }Gespielt: { $played }. Abgelegt: { $discard }
board-line-dummy = · Der Phantomspieler ({ $hero }): Stapel { $deck }, abgelegt { $discard }, { $crystals }, Taktik { $tactic }
board-line-hand = Deine Hand: { $cards }
board-line-drawn = Zur Auswahl: { $cards }
board-line-source = Quelle: { $dice }
board-line-die-taken = ({ $colour }, genommen)
board-line-mine = { $site }: { $colours }
board-line-die-depleted = ({ $colour }, erschöpft)
board-line-actions = Fortgeschrittene Aktionen: { $cards }
board-line-spells = Zauber: { $cards }
board-line-unit-offer = Einheiten: { $units }
board-line-monastery = Klöster lehren: { $cards }
board-line-revealed-skills = Aufgedeckte Fertigkeiten: { $skills }
board-line-skill-offer = Fertigkeiten für alle: { $skills }
board-line-tactics = Taktiken: { $tactics }
board-line-decks = Übrig: { $countryside } Umland- und { $core } Kernlandteile, { $actions } fortgeschrittene Aktionen, { $spells } Zauber, { $artifacts } Artefakte, { $regulars } gewöhnliche und { $elites } Elite-Einheiten
board-line-lasting = Wirkt: { $source } { $until }
board-line-step = { $direction }: { $space } für { $cost }
board-line-step-provokes = { $direction }: { $space } für { $cost }, reizt Gegner
board-line-city = { $city }, Stufe { $level }: { $garrison } Verteidiger. Schilde: { $shields }
board-line-city-conquered = { $city }, Stufe { $level }, erobert: { $garrison } Verteidiger. Schilde: { $shields }
board-line-tile = { $tile } ({ $position }): { $spaces }
board-line-hex = { $place } { $terrain }
board-line-hex-with = { $place } { $terrain } ({ $notes })
board-line-shield = Schild von { $player }
board-line-ruin-hidden = Ruinenplättchen verdeckt
board-line-token-hidden = { $enemy } verdeckt
board-line-combat = Kampf ({ $kind }, { $site }):
board-line-enemy = { "  " }{ $enemy }: Rüstung { $armor }, befestigt { $fortified }, Ruhm { $fame }; { $traits }
board-line-enemy-away = ein Monster an seiner Stelle
board-line-enemy-aimed = im Visier
board-line-attack = { "    " }Angriff { $value } { $element }: Block nötig { $needed }, gesammelt { $gathered }, sonst Schaden { $damage }
board-line-attack-blocked = { "    " }Angriff { $value } { $element }: geblockt
board-line-attack-done = { "    " }Angriff { $value } { $element }: vorbei
board-line-summons = { "    " }Beschwört: { $enemy }
board-line-attack-pool = { "  " }Angriff: { $points }
board-line-block-pool = { "  " }Block: { $points }
board-line-points = { $amount } { $kind } { $element } ({ $source })
board-line-aim = { "  " }Angriff { $total } gegen Rüstung { $needed }

## Fragen

board-ask-pay-mana = Mit welchem Mana zahlst du ({ ANY($colours) }{ $left ->
    [one] )?
   *[other] ; noch { $left } zu zahlen)?
}
board-ask-hero = Welchen Helden spielst du?
board-ask-tactic = Welche Taktik nimmst du für diese Runde?
board-ask-turn = Du bist am Zug. Was tust du?
board-ask-forfeit = Du hast weder Karten noch einen Tatenstapel: Dein Zug verfällt.
board-ask-rest = Du rastest. Welche Karte wirfst du ab?
board-ask-rest-wounds = Du rastest. Wirfst du auch Wunden ab?
board-ask-combat-ranged = Kampf, Fernkampf und Belagerung: Was tust du?
board-ask-combat-block = Kampf, Block: Was tust du?
board-ask-combat-attack = Kampf, Angriff: Was tust du?
board-ask-next-damage = Welcher ungeblockte Angriff trifft als Nächstes?
board-ask-assign-damage = { $enemy }: Wer nimmt den Schaden ({ $damage })?
board-ask-challenge-more = Forderst du weitere plündernde Gegner heraus?
board-ask-maze-unit = Welche Einheit kommt mit?
board-ask-maze-path = Der Weg kostet { $cost } Bewegung, du hast { $have }. Was spielst du?
board-ask-disband = Du hast keine freie Befehlsmarke. Welche Einheit entlässt du?
board-ask-glade = Die Lichtung nimmt dir eine Wunde. Woher?
board-ask-reward = Welche Belohnung nimmst du als Nächstes?
board-do-artifact-reject = { $card } zurück unter den Stapel legen
board-do-artifact-keep = { $card } auf deinen Tatenstapel legen
board-ask-artifact-reject = Welches Artefakt kommt zurück unter den Stapel?
board-ask-artifact-keep = Welches Artefakt kommt als Nächstes auf deinen Tatenstapel?
board-ask-offer-spell = Welchen Zauber der Auslage nimmst du?
board-ask-offer-action = Welche fortgeschrittene Aktion der Auslage nimmst du?
board-ask-reward-unit = Welche Einheit schließt sich dir an?
board-ask-level-skill = Du hast eine neue Stufe erreicht. Welche Fertigkeit nimmst du?
board-ask-end-discard = Wirfst du vor dem Ziehen noch Karten ab?
board-ask-end-discard-must = Du hast in diesem Zug keine Karte gespielt: Wirf eine ab.
board-ask-choose-option = Welchen Effekt wählst du?
board-ask-choose-option-of = { $source }: Welchen Effekt wählst du?
board-ask-crystal = Du erhältst einen Kristall: von welcher Farbe?
board-ask-choose-colour = Welche Farbe wählst du?
board-ask-choose-colour-of = { $source }: Welche Farbe wählst du?
board-ask-choose-unit = Welche Einheit wählst du?
board-ask-choose-enemy = Welchen Gegner wählst du?
board-ask-choose-attack = Welchen Angriff wählst du?
board-ask-ready-unit = Welche Einheit wird wieder bereit?
board-ask-heal-unit = Welche Einheit wird geheilt?
board-ask-discard = Welche Karte wirfst du ab?
board-ask-discard-more = Wirfst du noch eine Karte ab?
board-ask-throw-away = Welche Karte entfernst du aus dem Spiel?

## Was nicht geht: der Tisch

refusal-board-unknown-scenario = Ein Szenario namens „{ $scenario }“ gibt es nicht. Es gibt: { $known }.
refusal-board-wrong-number-of-players = Dieses Szenario wird nicht zu { $seats } gespielt.
refusal-board-hero-taken = Diesen Helden spielt schon jemand.
refusal-board-tactic-taken = Diese Taktik liegt nicht aus.

## Was nicht geht: Karten, Einheiten, Fertigkeiten

refusal-board-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-board-wound-unplayable = Eine Wunde kann man nicht spielen.
refusal-board-no-such-part = Einen solchen Effekt gibt es hier nicht.
refusal-board-no-crystal-of-colour = Du hast keinen Kristall dieser Farbe.
refusal-board-no-mana = Du hast kein Mana, mit dem du das bezahlen könntest.
refusal-board-strong-spell-by-day = Die stärkere Hälfte eines Zaubers lässt sich nur bei Nacht wirken.
refusal-board-not-now = Das würde im Moment nichts bewirken.
refusal-board-wrong-time = Das lässt sich nur zu einer anderen Zeit nutzen.
refusal-board-attack-not-now = Angreifen kannst du nur in den Angriffsphasen eines Kampfes.
refusal-board-attack-not-ranged = In dieser Phase zählen nur Fernkampf- und Belagerungsangriffe.
refusal-board-block-not-now = Blocken kannst du nur in der Blockphase eines Kampfes.
refusal-board-no-healing-in-combat = Während eines Kampfes gibt es keine Heilung.
refusal-board-too-little-healing = Dafür hast du zu wenige Heilungspunkte, oder es gibt keine solche Wunde.
refusal-board-only-in-interaction = Das wirkt nur, während du mit Einheimischen interagierst.
refusal-board-only-in-combat = Das wirkt nur in einem Kampf.
refusal-board-unit-not-ready = Diese Einheit ist erschöpft oder verwundet.
refusal-board-no-such-unit = Eine solche Einheit hast du nicht.
refusal-board-units-not-allowed = Diese Einheit kann an diesem Kampf nicht teilnehmen.
refusal-board-skill-used = Diese Fertigkeit ist schon genutzt.
refusal-board-no-such-skill = Diese Fertigkeit hast du nicht.
refusal-board-no-tactic-to-use = An deiner Taktik gibt es jetzt nichts zu nutzen.
refusal-board-no-such-grant = Einen solchen Effekt hast du nicht.
refusal-board-not-a-banner = Diese Karte ist kein Banner.
refusal-board-no-option = Keiner dieser Effekte lässt sich jetzt nutzen.
refusal-board-no-card-to-discard = Du hast keine passende Karte auf der Hand.
refusal-board-no-such-crystal = Es gibt keine Farbe, die du wählen könntest.
refusal-board-no-wound-in-hand = Du hast keine Wunde auf der Hand.
refusal-board-no-unit-to-ready = Du hast keine erschöpfte Einheit, die bereit werden könnte.
refusal-board-no-unit-to-heal = Du hast keine verwundete Einheit.
refusal-board-no-enemy-to-affect = Kein Gegner hier ist davon betroffen.

## Was nicht geht: Bewegung

refusal-board-no-movement-now = Bewegen kannst du dich nur vor der Aktion eines normalen Zuges.
refusal-board-not-adjacent = Ein Schritt führt nur auf ein Feld neben deinem.
refusal-board-already-there = Dein Held steht schon hier.
refusal-board-inaccessible = Dieses Feld kann man nicht betreten.
refusal-board-rampager-there = Ein plündernder Gegner versperrt dieses Feld.
refusal-board-city-closed = In diesem Szenario kann man Städte nicht betreten.
refusal-board-owner-at-home = Der Besitzer dieser Burg ist zu Hause.
refusal-board-too-few-move-points = Das kostet { $cost } Bewegungspunkte, und du hast { $have }.
refusal-board-no-tiles-left = Es gibt keine Landschaftsteile mehr, die du aufdecken könntest.
refusal-board-explore-not-adjacent = Erkunden kannst du nur neben deinem Feld.
refusal-board-explore-beyond-coast = Hier endet das Land: Dort darf kein Landschaftsteil liegen.
refusal-board-explore-too-few-neighbours = Ein Landschaftsteil würde dort zu wenige andere berühren.

## Was nicht geht: Aktionen und Einheimische

refusal-board-action-done = Deine Aktion in diesem Zug hast du schon ausgeführt.
refusal-board-no-adventure-here = Hier gibt es kein Abenteuer.
refusal-board-site-cleared = Dieser Ort ist schon geräumt.
refusal-board-no-monastery = Hier steht kein Kloster.
refusal-board-no-rampager-there = Dort neben dir ist kein plündernder Gegner.
refusal-board-space-occupied = Auf diesem Feld steht ein anderer Held.
refusal-board-no-locals = Hier ist niemand, mit dem du interagieren könntest.
refusal-board-reputation-x = Bei deinem Ansehen ist keine Interaktion möglich.
refusal-board-not-interacting = Du interagierst gerade nicht mit den Einheimischen.
refusal-board-not-offered = Das wird hier nicht angeboten.
refusal-board-unit-not-recruited-here = Diese Einheit lässt sich hier nicht anwerben.
refusal-board-too-little-influence = Das kostet { $cost } Einfluss, und du hast { $have }.
refusal-board-cannot-rest = Nach Bewegung oder Aktion kannst du nicht rasten.
refusal-board-empty-hand-cannot-rest = Mit leerer Hand kannst du nicht rasten.
refusal-board-must-rest = Mit nichts als Wunden auf der Hand musst du rasten.
refusal-board-cannot-forfeit = Verzichten kannst du nur auf einen Zug, der noch nicht begonnen hat.

## Was nicht geht: Kampf

refusal-board-wrong-phase = Das gehört nicht in diese Kampfphase.
refusal-board-no-such-enemy = Einen solchen Gegner gibt es in diesem Kampf nicht.
refusal-board-twice-fortified = Zweifach befestigt: Vor der Angriffsphase ist dieser Gegner nicht zu erreichen.
refusal-board-no-targets = Wähle zuerst, wen du angreifst.
refusal-board-attack-too-weak = Dein Angriff kommt auf { $total }, nötig sind { $needed }.
refusal-board-not-blocking-now = Geblockt wird in der Blockphase, nicht jetzt.
refusal-board-no-such-attack = Einen solchen Angriff gibt es nicht mehr.
refusal-board-block-too-weak = Dein Block kommt auf { $total }, nötig sind { $needed }.
refusal-board-not-cumbersome = Nur schwerfällige Angriffe lassen sich bremsen.
refusal-board-no-move-points = Du hast keine Bewegungspunkte.
refusal-board-unit-wounded = Eine verwundete Einheit kann keinen Schaden nehmen.
refusal-board-unit-hurt-already = Diese Einheit hat in diesem Kampf schon Schaden genommen.
refusal-board-hero-only = Den Schaden eines Meuchelmords nimmt der Held allein.
refusal-board-units-protected = Deine Einheiten sind geschützt: Sie können keinen Schaden nehmen.

## Das Ende

board-ending-reached = Das Ziel des Szenarios wurde erreicht.
board-ending-rounds = Die letzte Runde ist vorbei.
board-score-fame = Ruhm
board-score-knowledge = Wissen: Zauber und fortgeschrittene Aktionen
board-score-leader = Führung: Einheiten
board-score-adventurer = Abenteuer: erkundete Orte
board-score-loot = Beute: Artefakte und Kristalle
board-score-conqueror = Eroberung: Burgen, Türme, Klöster
board-score-beating = Prügel: Wunden
board-score-title-knowledge = Größtes Wissen
board-score-title-leader = Größte Führung
board-score-title-adventurer = Größtes Abenteuer
board-score-title-loot = Größte Beute
board-score-title-conqueror = Größte Eroberung
board-score-title-beating = Größte Prügel
board-score-cities = Geführte und geteilte Städte
board-score-title-cities = Größte Städteeroberung
board-score-goal-cities = Eroberte Städte
board-score-goal-all = Alle Städte erobert
board-score-goal-rounds = Übrige Runden
board-score-goal-dummy = Übrige Karten des Phantomspielers
board-score-goal-time = Ende der Runde nicht angesagt

## Situationsdateien

refusal-situation-not-a-place = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: „{ $value }“ ist kein Ort auf der Karte; schreib zwei Zahlen mit Komma.
