# Lektionen im Browser: die Karte neben dem Tisch, die Seite mit allen Lektionen.

web-learn = Lernen
web-learn-it = Lernen
web-learn-about = Kurze Lektionen am echten Tisch. Du machst alles selbst, nichts kann schiefgehen, und du kannst jederzeit aufhören und später weitermachen.
web-learn-games = Spiele
web-learn-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
  }
web-learn-done = geschafft
web-learn-begin = Beginnen
web-learn-again = Noch einmal
web-lesson = Lektion
web-lesson-number = Lektion { $number } von { $count }
web-lesson-fold = Lektion ein- oder ausklappen
web-lesson-progress = Wie weit die Lektion ist
web-lesson-leave = Aufhören
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-show = Zeig es mir
web-lesson-following = Nächste Lektion
web-lesson-play = Jetzt spielen
web-guided = Mit Begleiter
web-guide = Begleiter
web-guide-got-it = Verstanden
web-guide-quiet = Nichts mehr erklären
web-guide-take-back = Zurücknehmen
