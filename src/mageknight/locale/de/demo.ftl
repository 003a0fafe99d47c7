# Drachenzank, das eigene Spiel des Kerns: was es zeigt und sagt.

## Die Plätze heißen nach den Farben ihrer Drachen

demo-seat-red = Rot
demo-seat-blue = Blau
demo-seat-gold = Gold
demo-seat-green = Grün

## Karten

demo-card-updraft = Aufwind
demo-card-thermal = Thermik
demo-card-deep-breath = Tiefer Atemzug
demo-card-tangle = Wirrwarr
demo-card-razor-line = Scharfe Schnur
demo-card-long-tail = Langer Schweif
demo-card-wet-silk = Nasse Seide
demo-card-warm-rocks = Warme Felsen
demo-card-spyglass = Fernrohr
demo-card-dare = Mutprobe
demo-card-splice = Spleiß
demo-card-flourish = Kunststück
demo-card-second-string = Zweite Schnur
demo-card-snag = Haken
demo-card-backlash = Rückschlag
demo-card-text = { $name } ({ $cost ->
    [0] umsonst
   *[other] kostet { $cost }
}): { $effects }

demo-effect-rise = steige um { $n }
demo-effect-soar = steige um deinen Auftrieb und { $n } mehr
demo-effect-inhale = schöpfe { $n } Atem
demo-effect-draw = ziehe { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
demo-effect-mend = spleiße { $n } Schnur an
demo-effect-drop = ein anderer Drachen fällt um { $n }
demo-effect-slash = zerre mit { SIGNED($bonus) }, um { $cut } Schnur zu kappen
demo-effect-last = { $number } { SIGNED($amount) } für { $scope } bis { $term }
demo-effect-peek = sieh dir die Hand von jemandem an
demo-effect-dare = jemand wirft eine Böe ab oder fällt um { $n }
demo-effect-flourish = ab Höhe { $n }: gewinne eine Schleife
demo-effect-cancel = Antwort: die angesagte Karte bewirkt nichts
demo-effect-backlash = Antwort, wenn du gemeint bist: die angesagte Karte bewirkt nichts und kostet den, der sie legte, { $n } Schnur
demo-effect-second = lege noch eine Karte umsonst

demo-scope-own = dich
demo-scope-target = einen anderen
demo-scope-all = alle
demo-term-turn = zu deinem nächsten Zug
demo-term-round = zum Ende dieser Runde
demo-term-next-round = zum Ende der nächsten Runde
demo-until-turn = bis zum Zug von { $seat }
demo-until-round = bis zum Ende der Runde { $n }

## Werte

demo-number-lift = Auftrieb
demo-number-pull = Zug
demo-number-grip = Halt
demo-number-plain = { $total }
demo-number-part = { SIGNED($amount) } { $source }
demo-number-made-of = { $total } ({ $parts })
demo-source-wind = Wind
demo-source-height = große Höhe

## Was man tun kann

demo-lean-climb = steigen
demo-lean-hold = halten
demo-lean-dive = stürzen
demo-lean-does-climb = steige um deinen Auftrieb, um eins weniger für jeden anderen, der steigt
demo-lean-does-hold = schöpfe 2 Atem, Halt +1 in dieser Runde
demo-lean-does-dive = falle um 1, Zug +2 in dieser Runde
demo-tug = Zerren

demo-do-lean = { $lean }: { $does }
demo-do-lay = lege { $card }
demo-do-show = wirf { $card } ab
demo-do-aim = { $seat }
demo-do-pay-breath = zahle mit Atem
demo-do-pay-line = zahle mit Schnur
demo-do-tug = zerre an einer Schnur
demo-do-breathe = schöpfe 1 Atem
demo-do-end-turn = beende den Zug
demo-do-pass = lass es sein
demo-do-concede = hole den Drachen ein und verlasse das Spiel
demo-do-offer = biete an, das Spiel so zu beenden
demo-do-agree = stimme dem Ende zu
demo-do-decline = spiel weiter
demo-do-chance = der Zufall sagt { $outcome }

## Worauf das Spiel wartet

ask-demo-lean = Wind { $wind }, dein Auftrieb ist { $lift }: Wie begegnest du ihm?
ask-demo-turn = { $n ->
    [0] Keine Aktion mehr: Beende den Zug oder nimm etwas zurück.
    [one] Du bist am Zug: eine Aktion.
   *[other] Du bist am Zug: { $n } Aktionen.
}
ask-demo-aim = Wer ist gemeint: { $what }?
ask-demo-pay = Zahle { $n }, eins nach dem anderen.
ask-demo-answer = Antwortest du auf { $card }?
ask-demo-dare = Mutprobe: Wirf eine Böe ab oder falle um { $n }.
ask-demo-second = Noch eine Karte umsonst legen?
ask-demo-concede = Das Spiel verlassen?
ask-demo-offer = Das Ende des Spiels anbieten?
ask-demo-agree = Soll das Spiel so enden?

## Was geschehen ist

demo-told-round = Runde { $n } beginnt.
demo-told-wind = Der Wind hat Stärke { $n }.
demo-told-locked = { $seat } hat gewählt.
demo-told-lean = { $seat }: { $lean }.
demo-told-turn = { $seat } ist am Zug.
demo-told-shuffled = { $n } Karten werden zum Stapel gemischt.
demo-told-drew = { $seat } zieht { $n ->
    [one] eine Karte.
   *[other] { $n } Karten.
}
demo-told-drew-seen = { $seat } zieht { $cards }.
demo-told-laid = { $seat } legt { $card }.
demo-told-answered = { $seat } antwortet auf { $other } mit { $card }.
demo-told-aimed = { $card } gilt { $target }.
demo-told-cancelled = { $card } wird nichts bewirken.
demo-told-fizzled = { $card } bleibt ohne Wirkung.
demo-told-over = { $source } wirkt nicht mehr.
demo-told-gust = { $seat } wirft { $card } ab.
demo-told-peeked = { $seat } sieht sich die Hand von { $target } an.
demo-told-peeked-seen = { $seat } sieht sich die Hand von { $target } an: { $cards }.
demo-told-dice = { $seat } zerrt an der Schnur von { $target }: { $die } { SIGNED($pull) } = { $mine } gegen { $other } { SIGNED($grip) } = { $theirs }.
demo-told-more-height = { $seat } steigt um { $n }.
demo-told-less-height = { $seat } fällt um { $n }.
demo-told-more-line = { $seat } spleißt { $n } Schnur an.
demo-told-less-line = { $seat } verliert { $n } Schnur.
demo-told-more-breath = { $seat } schöpft { $n } Atem.
demo-told-less-breath = { $seat } gibt { $n } Atem aus.
demo-told-more-ribbons = { $seat } gewinnt { $n ->
    [one] eine Schleife.
   *[other] { $n } Schleifen.
}
demo-told-left-crashed = Die Schnur von { $seat } ist gekappt: Der Drachen ist verloren.
demo-told-left-conceded = { $seat } holt den Drachen ein und geht.
demo-told-offered = { $seat } bietet an, das Spiel so zu beenden.
demo-told-agreed = { $seat } stimmt zu.
demo-told-declined = { $seat } will weiterspielen.
demo-told-lapsed = Das Angebot, das Spiel zu beenden, ist verfallen.

demo-ending-rounds = Der Wind hat sich gelegt: Das Spiel ist aus.
demo-ending-last = Nur ein Drachen ist noch in der Luft: Das Spiel ist aus.
demo-ending-agreed = Alle haben dem Ende zugestimmt.
demo-sheet-height = Höhe
demo-sheet-line = übrige Schnur
demo-sheet-ribbons = Schleifen

## Der Tisch

demo-line-round = Runde { $round }, Wind { $wind }. Stapel { $deck }, abgeworfen { $discard }.
demo-line-kite = { $mark } { $seat }: Höhe { $height }, Schnur { $line }, Atem { $breath }, Schleifen { $ribbons }, Karten { $cards }; Auftrieb { $lift }, Zug { $pull }, Halt { $grip }; { $score } Punkte
demo-line-left = × { $seat }: nicht mehr im Spiel; { $score } Punkte
demo-mark-actor = ▶
demo-mark-chosen = ✓
demo-mark-none = ·
demo-line-lasting = { $source }: { $number } { SIGNED($amount) } für { $scope } { $until }
demo-line-table = Auf dem Tisch: { $card } von { $seat }
demo-line-aimed = Auf dem Tisch: { $card } von { $seat }, gilt { $target }
demo-line-cancelled = Auf dem Tisch: { $card } von { $seat }, ohne Wirkung
demo-line-shown = { $seat } hält, wie du gesehen hast: { $cards }
demo-line-lean = Du hast gewählt: { $lean }
demo-line-hand = Deine Hand: { $cards }
demo-line-offer = { $seat } bietet an, das Spiel so zu beenden.

## Warum nicht

refusal-demo-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-demo-only-answers = Diese Karte kann nur auf die eines anderen antworten.
refusal-demo-no-answer = Diese Karte ist keine Antwort.
refusal-demo-not-meant = Damit kann nur antworten, wer gemeint ist.
refusal-demo-no-gust = Diese Karte ist keine Böe.
refusal-demo-too-dear = Das kostet { $cost }, und du kannst höchstens { $have } zahlen: Der letzte Rest deiner Schnur muss bleiben.
refusal-demo-cannot-pay = Damit kannst du nicht zahlen.
refusal-demo-too-low = Dein Drachen fliegt auf Höhe { $height }; nötig ist { $need }.
refusal-demo-no-target = Dort kann niemand gemeint sein.
refusal-demo-no-actions = Du hast in diesem Zug keine Aktion mehr.
refusal-demo-full-breath = Mehr als { $most } Atem kannst du nicht halten.

## Situationsdateien

demo-arranged-bounds = die Zahl muss zwischen { $least } und { $most } liegen.
demo-arranged-taken = davon ist keine Karte mehr übrig.
demo-arranged-too-few = mindestens zwei Drachen müssen fliegen.
demo-arranged-left = dieser Platz ist nicht mehr im Spiel.
demo-arranged-lean = was gewählt wurde, ist erst bekannt, wenn jemand am Zug ist.
demo-arranged-momentary = diese Karte hat keine Wirkung, die anhält.
