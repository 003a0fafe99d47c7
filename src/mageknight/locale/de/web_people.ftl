# Die Menschen am Tisch: das Tempo und ihre Zeit, Abwesenheit und die Abstimmung darüber, Plätze, die den Besitzer wechseln, Links.

web-pace = Tempo
web-pace-none = Ohne Uhr
web-pace-none-about = Alle nehmen sich die Zeit, die sie brauchen.
web-pace-live = In einer Sitzung
web-pace-live-about = Minuten für einen Zug: Alle bleiben bis zum Schluss.
web-pace-days = Ab und zu ein Zug
web-pace-days-about = Tage für einen Zug: Jeder kommt vorbei, wann es passt.
web-pace-free = Zeit für einen Zug
web-pace-bank = Reserve für die Partie
web-pace-nothing = keine
web-pace-holiday = Urlaub für jeden
web-pace-about = Wer für einen Zug länger braucht, verbraucht die Reserve. Ist auch sie leer, entscheiden die anderen mit Mehrheit: warten, einen Computer spielen lassen, den Platz per Link anbieten oder die Partie beenden.
web-pace-told = { $free } für einen Zug
web-pace-told-bank = Reserve: { $bank }
web-pace-told-holiday = Urlaub: { $holiday }

web-time-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-time-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
web-time-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-time-moment = weniger als eine Minute
web-time-yours = Deine Zeit
web-time-bank = Reserve: { $time }
web-time-with-bank = { $time }, dazu { $bank } Reserve
web-time-over = Zeit abgelaufen
web-time-holiday = im Urlaub

web-absent-over = Die Zeit ist abgelaufen für: { $who }.
web-absent-empty = Der Platz ist leer: { $who }.
web-absent-question = Was soll geschehen? Mehr als die Hälfte der anderen entscheidet; bis dahin lässt sich jede Stimme ändern.
web-absent-alone = Was soll geschehen? Du entscheidest.
web-absent-voted = { $count } von { $most } haben abgestimmt.
web-absent-closes = Um { $time } entscheiden die abgegebenen Stimmen; ohne Mehrheit wird gewartet.
web-absent-watch = Die anderen am Tisch entscheiden, was geschieht.
web-absent-me = Deine Zeit ist abgelaufen.
web-absent-me-about = Die anderen können jetzt über deinen Platz entscheiden. Mit jedem Zug behältst du ihn. Oder sag, dass du da bist: Das gibt dir noch einmal die Zeit für einen Zug, einmal in jedem Zug.
web-absent-here = Ich bin da
web-absent-free = Wer zusieht, kann ihn übernehmen.
web-absent-take = Diesen Platz nehmen
web-absent-link = Jemandem einen Link zu diesem Platz schicken
web-absent-left-bot = Seit { $time } spielt ein Computer für dich.
web-absent-left-empty = Du hast deinen Platz verlassen ({ $time }). Er gehört noch dir.
web-absent-back = Meinen Platz zurücknehmen
web-vote = Was soll mit diesem Platz geschehen?
web-vote-wait = noch einmal die Zeit für einen Zug warten
web-vote-go-on = vorerst warten
web-vote-bot = einen Computer spielen lassen
web-vote-offer = den Platz per Link anbieten
web-vote-score = die Partie beenden, wie sie steht
web-vote-end = die Partie ohne Ergebnis beenden
web-vote-level = Stufe des Computers
web-vote-by = dafür: { $who }

web-seat-kept = frei gehalten
web-seat-stands-in = spielt für { $who } seit { $time }
web-seat-left-at = { $who } ging: { $time }
web-seat-took-over = hat von { $who } übernommen
web-seat-give-back = an { $who } zurückgeben
web-seat-bot-for-me = einen Computer für mich spielen lassen
web-seat-offer-watchers = denen anbieten, die zusehen
web-seat-offered = denen angeboten, die zusehen
web-holiday = Urlaub
web-holiday-start = Urlaub beginnen
web-holiday-end = Urlaub beenden
web-holiday-about = Solange er läuft, steht deine Uhr, und die anderen sehen es. Noch übrig: { $time }.
web-holiday-until = Deine Uhr steht; der Urlaub ist aufgebraucht: { $time }.
web-seat-holiday-until = im Urlaub, längstens bis { $time }

web-links = Links
web-links-about = Wer einen öffnet, braucht kein Konto.
web-links-working = Diese Links funktionieren jetzt:
web-link-make = Neuer Link
web-link-seat = Zum Mitspielen
web-link-watch = Zum Zusehen
web-link-hand = Zum Zusehen mit meiner Hand
web-link-revoke = Widerrufen
web-watching = { $count ->
    [0] Niemand sieht zu.
    [one] Jemand sieht zu.
   *[other] { $count } sehen zu.
}

web-again-waits = Der Tisch für die nächste Partie steht schon.
web-again-join = Zur nächsten Partie

## Zurückgehen im Einvernehmen, und das Glück eines Tisches

web-take-back-to = Zurück
web-take-back-before = vor { NUMBER($number, useGrouping: 0) }: { $words }
web-take-back-now = Zurücknehmen
web-take-back-none = An diesem Tisch wird nichts zurückgenommen, was aufgedeckt war.
web-take-back-marked = Diese Partie zählt als eine mit Rücknahme.
web-luck = Glück
web-luck-secret = geheim
web-luck-secret-about = Niemand kennt den Startwert; er wird gezeigt, wenn die Partie vorbei ist.
web-luck-open = aus einem Startwert, den ich mir merken kann
web-luck-open-about = Derselbe Startwert und dieselben Angaben ergeben wieder denselben Anfang, hier, im Terminal und in Python. Jeder kann wissen, was kommt; darum wird der Tisch gekennzeichnet.
web-luck-another = Ein anderer
web-luck-known = Offener Tisch: Sein Glück kommt aus dem Startwert { $seed }, den jeder wissen darf.
web-luck-was-known = Er war von Anfang an bekannt.
