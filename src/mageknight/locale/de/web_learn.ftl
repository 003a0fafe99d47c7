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
web-lesson-keys = Tasten: A zeigt alles, was du hier tun kannst, Pfeile und Eingabe wählen es. N blättert weiter, U nimmt zurück.
web-lesson-following = Nächste Lektion
web-lesson-play = Jetzt spielen
web-guided = Mit Begleiter
web-guide = Begleiter
web-guide-got-it = Verstanden
web-guide-quiet = Nichts mehr erklären
web-guide-take-back = Zurücknehmen

# Die Einführung: jedes Spiel in zehn Minuten

web-players-guide = Handbuch für Spieler
web-primer = Das Spiel in zehn Minuten
web-primer-what = Was es ist
web-primer-won = Wie man gewinnt
web-primer-turn = Ein Zug
web-primer-fight = Ein Kampf
web-primer-board-what = Du bist ein Mage Knight, ein Held in einem unbekannten Land. Die Karte wächst Teil für Teil, während du gehst. Du hast ein paar Karten aus einem kleinen eigenen Stapel auf der Hand, und alles, was du tust, kommt von ihnen: gehen, reden, kämpfen. Unterwegs findest du Dörfer und Burgen, Ungeheuer und Ruinen, wirbst Gefährten an, lernst Fertigkeiten und Zauber und nimmst bessere Karten in deinen Stapel. Das Spiel ist ein Rätsel, das sich mit jeder Hand ändert: Was ist das Beste, was diese fünf Karten heute können?
web-primer-board-won = Jedes Szenario hat ein Ziel. Im ersten suchst du die Stadt, bevor vier Runden vorbei sind; in den meisten anderen musst du Städte erobern. Was du erreichst, bringt Ruhm, und am Ende werden Ruhm und Gesammeltes gezählt. Allein spielst du gegen die Uhr: Ein Phantomspieler deckt seine Karten auf, und sind sie zu Ende, ist es auch die Runde. Mit anderen spielst du gegeneinander oder zusammen, je nach Szenario.
web-primer-board-turn = Spiel Karten, geh, und tu dann eines dort, wo du stehst: mit den Einheimischen reden, kämpfen oder einen Ort erkunden. Die obere Hälfte einer Karte kostet nichts. Die untere ist stärker und braucht Mana ihrer Farbe: einen Würfel der Quelle je Zug, Marken oder gesparte Kristalle. Jede Karte lässt sich quer für 1 spielen. Am Ende ziehst du bis zu deinem Handlimit nach. Ist dein Stapel leer, geht die Runde bald zu Ende; dann wird aus Tag Nacht, alles wird gemischt, und eine neue Runde beginnt.
web-primer-board-fight = Jeder Kampf hat dieselben Schritte. Zuerst Fernkampf und Belagerung: Erreichen sie die Rüstung des Gegners, schlägt er gar nicht zu. Dann greift der Gegner an: Block mindestens so viel wie seinen Angriff, oder nimm Schaden. Schaden wird durch deine Rüstung geteilt, und jeder Teil ist eine Wunde, eine tote Karte auf deiner Hand. Zuletzt greifst du an: Erreich die Rüstung des Gegners, und er ist besiegt. Elemente, Mauern und Fähigkeiten ändern die Rechnung; der Tisch zeigt immer, was reicht und was fehlt.
web-primer-minis-what = Eine Schlacht mit kleinen Figuren auf einem Tisch ohne Felder: Alles wird in Zoll gemessen. Jede Figur steht auf einer Basis, in der eine Kampfscheibe steckt. Sie zeigt, wie schnell die Figur ist, wie gut sie trifft, wie schwer sie zu treffen ist und wie viel sie anrichtet. Wird sie verwundet, dreht sich die Scheibe um Klicks, und ihre Zahlen ändern sich, meist zum Schlechteren. So gibt es nichts nachzuschlagen und nichts aufzuschreiben.
web-primer-minis-won = Du baust eine Armee bis zu einer vereinbarten Punktzahl. Wer einen Feind besiegt, bekommt dessen Punkte; auch Überlebende und Gefangene zählen. Die Schlacht endet, wenn eine Seite verschwunden oder die Zeit um ist, und wer mehr Punkte hat, gewinnt. In manchen Ausgaben gibt es dazu Missionsziele zu halten.
web-primer-minis-turn = Du hast eine Aktion je hundert Punkte der Armee, und jede bekommt eine andere Figur: bewegen, kämpfen, schießen oder eine Fähigkeit einsetzen. Wer gehandelt hat, bekommt eine Marke; handelt er im nächsten Spielzug wieder, überanstrengt er sich und dreht einen Klick, und danach muss er ruhen. Figuren einer Fraktion, die einander berühren, können sich zur Formation zusammentun und mit einer einzigen Aktion gemeinsam handeln.
web-primer-minis-fight = Nahkampf braucht Basenkontakt, Fernkampf braucht Reichweite und freie Schusslinie. Das Ziel muss im Blickwinkel des Angreifers liegen. Würfle mit zwei Würfeln und zähl den Angriffswert dazu: Erreicht die Summe die Verteidigung des Ziels, ist es getroffen und dreht so viele Klicks wie der Schaden. Behinderndes Gelände macht es schwerer, ein Treffer von hinten leichter. Zwei Sechsen treffen immer und richten mehr an; zwei Einsen verfehlen immer und verletzen den Angreifer.
web-primer-lessons = Lektionen
