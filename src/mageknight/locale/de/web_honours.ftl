# Die Partie des Tages, die Rangliste und Auszeichnungen im Browser.

web-daily = Partie des Tages
web-daily-about = Eine Partie für alle auf diesem Server: derselbe Aufbau, dasselbe Glück. Du hast einen Versuch, und die Tabelle zeigt, wer am meisten daraus gemacht hat.
web-daily-short = Dasselbe Glück für alle, ein Versuch, eine Tabelle der Ergebnisse.
web-daily-days = Tage
web-daily-before = Tag davor
web-daily-after = Tag danach
web-daily-today = Heute
web-daily-hero = Du spielst { $hero }.
web-daily-against = Gegen { $bot }
web-daily-begin = Spielen
web-daily-go-on = Weiterspielen
web-daily-ends = Kann bis { $when } begonnen werden.
web-daily-until = Deine Partie läuft; sie zählt, wenn sie vor { $when } endet.
web-daily-done = Du hast sie gespielt.
web-daily-known = Du hast sie gespielt. Ihr Glück wurde dabei bekannt, darum zählt sie nicht.
web-daily-given-up = aufgegeben
web-daily-closed = Du hast sie ohne Ergebnis verlassen. Morgen gibt es eine neue.
web-daily-missed = Dieser Tag ist vorbei.
web-daily-nobody = Noch hat sie niemand zu Ende gespielt.
web-daily-results = Ergebnisse des Tages
web-daily-rules = Was zählt
web-daily-rule-luck = Kartenteile, Karten, Würfel und Marken kommen für alle in derselben Reihenfolge. Niemand kann sie vorher sehen: Das Glück eines Tages kennt nur der Server.
web-daily-rule-one = Die erste Partie, die du beginnst, zählt, und eine zweite gibt es nicht. Du kannst sie verlassen und wiederkommen; wer aufgibt, hat für diesen Tag aufgegeben.
web-daily-rule-help = Tipps gibt es nicht. Nimm zurück, was du willst, bis etwas Neues zu sehen war; was gesehen wurde, bleibt.
web-daily-rule-file = Wer die laufende Partie als Datei speichert, kann darin ihr Glück lesen. So eine Partie geht wie gewohnt zu Ende und steht in keiner Tabelle.
web-daily-rule-time = Ein Tag beginnt und endet um Mitternacht Weltzeit. Eine Partie zählt, wenn sie bis zum Ende des folgenden Tages vorbei ist.
web-daily-rule-order = Wer das Ziel erreicht, steht vor dem, der es nicht erreicht; dann entscheiden die Punkte. Gäste sind bezeichnet: Niemand weiß, ob ein Gast schon einmal hier war.
web-ladder-rank = Rang
web-ladder-name = Name
web-ladder-guest = Gast
web-ladder-you = du
web-ladder = Rangliste und Auszeichnungen
web-ladder-short = Rangliste und Auszeichnungen: wer allein am besten gespielt hat, und was du schon getan hast.
web-ladder-alone = Rangliste der Solopartien
web-ladder-about = Die beste Partie jedes Spielers. Es zählen Partien, deren Glück niemand kannte, ohne Tipps, in denen nichts zurückgenommen wurde, was schon zu sehen war.
web-ladder-nobody = Auf dieser Rangliste steht noch niemand.
web-ladder-all-heroes = Alle Helden
web-ladder-when = Wann
web-honours = Auszeichnungen
web-honours-about = Für das, was du in beendeten Partien getan hast. Sie verlangen nichts: Spiel, wie du willst, und schau ab und zu herein.
web-honours-count = { $won } von { $count }
web-honours-left = { $left ->
    [one] Eine weitere Partie ist noch durchzusehen; öffne diese Seite noch einmal.
   *[other] { $left } weitere Partien sind noch durchzusehen; öffne diese Seite noch einmal.
  }
web-honours-won = errungen
