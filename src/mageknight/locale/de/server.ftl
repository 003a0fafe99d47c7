# Was der Server den Leuten an seinen Tischen sagt und denen, die ihn betreiben. Wir duzen.

server-page-title = Mage-Knight-Server
server-page-text = Der Server läuft, aber die Weboberfläche ist nicht gebaut. Baue sie mit „make setup“ oder spiele im Terminal mit „mageknight play --server“ und dieser Adresse.

## Zeilen im Protokoll eines Tisches

server-line-undone = { $who } nimmt zurück.
server-line-taken-back = In gegenseitigem Einvernehmen geht die Partie zu Aktion { NUMBER($at, useGrouping: 0) } zurück; das Verborgene wird neu verteilt.

server-computer = Computer
server-person = { $name }
server-remark-wait = Die anderen warten weiter auf { $who }; die Zeit für einen Zug beginnt von vorn.
server-remark-bot = { $who } war abwesend: Nach einer Abstimmung spielt ab hier ein Bot, { $bot }.
server-remark-own-bot = Ab hier spielt ein Bot, { $bot }, für { $who }.
server-remark-offer = { $who } war abwesend: Nach einer Abstimmung ist der Platz für andere frei.
server-remark-left = { $who } hat den Platz verlassen.
server-remark-stood-still = Diese Partie hielt den ganzen Server auf, darum wurde sie geschlossen.
server-remark-closed-by-host = Der Betreiber dieses Servers hat den Tisch geschlossen.
server-remark-back = { $who } ist wieder da.
server-remark-taken-over = { $who } übernimmt den Platz von { $other }.
server-remark-gave-back = { $who } gibt den Platz an { $other } zurück.
server-remark-holiday = { $who } ist im Urlaub; die Uhr steht.
server-remark-holiday-over = { $who } ist aus dem Urlaub zurück.
server-remark-asks-back = { $who } bittet darum, zu Aktion { NUMBER($at, useGrouping: 0) } zurückzukehren.
server-remark-refuses-back = { $who } ist nicht einverstanden, zu Aktion { NUMBER($at, useGrouping: 0) } zurückzukehren.
server-remark-withdraws-back = { $who } bittet nicht mehr darum, zu Aktion { NUMBER($at, useGrouping: 0) } zurückzukehren.

server-barrier-upgrade = die Regeln sind seither berichtigt worden.

## Wie ein Tisch ein Spiel beendet

server-ending-conceded = Alle anderen haben aufgegeben.
server-ending-given-up = Die Partie wurde aufgegeben.
server-ending-absent = Jemand war abwesend; nach einer Abstimmung endete die Partie ohne Ergebnis.
server-ending-stopped = Jemand war abwesend; nach einer Abstimmung endete die Partie mit dem Stand, den sie hatte.
server-ending-agreed = Die Partie wurde im Einvernehmen beendet, ohne Ergebnis.

## Wer du bist

refusal-server-who-are-you = Der Server kennt dich noch nicht; beginne mit einem Namen.
refusal-server-already-registered = Du hast schon ein Konto.
refusal-server-login-taken = Diesen Anmeldenamen hat schon jemand anders.
refusal-server-wrong-password = Anmeldename und Passwort passen nicht zusammen.
refusal-server-wrong-pin = Diese PIN öffnet den Platz nicht.
refusal-server-no-registration = Dieser Server nimmt keine neuen Konten an.
refusal-server-no-guests = Auf diesem Server eröffnet Tische nur, wer ein Konto hat.
refusal-server-not-admin = Das sehen nur die Verwalter des Servers.
refusal-server-forged = Diese Anfrage könnte eine fremde Seite in deinem Namen gestellt haben; nichts ist geschehen.

## Tische und Plätze

refusal-server-no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
refusal-server-sent-away = Der Link, mit dem du zugesehen hast, wurde widerrufen.
refusal-server-no-such-seat = Diesen Platz hat der Tisch nicht.
refusal-server-no-such-person = Niemand hat den Anmeldenamen oder die Kennung „{ $who }“.
refusal-server-no-such-link = Dieser Link gilt nicht oder nicht mehr.
refusal-server-no-such-bot = Einen Bot namens „{ $bot }“ gibt es nicht.
refusal-server-no-such-thing = Hier ist nichts.
refusal-server-owner-only = Das darf nur, wem der Tisch gehört.
refusal-server-not-your-seat = Das ist nicht dein Platz.
refusal-server-seat-taken = Dort sitzt schon jemand.
refusal-server-no-free-seat = Kein Platz ist frei.
refusal-server-seats-free = Es sind noch Plätze frei.
refusal-server-nothing-to-bring = An diesen Tisch wird nichts Eigenes mitgebracht.
refusal-server-bring-something = An diesen Tisch bringt jeder eine eigene Armee mit: Nenne hinter --bring eine fertige oder eine Datei mit einer Liste.
refusal-server-not-brought = Es hat noch nicht jeder eine Armee gewählt.
refusal-server-changed-meanwhile = Eben hat jemand noch etwas geändert. Bitte versuche es noch einmal.
refusal-server-wrong-seats = Der Plan nennt { $found } Plätze, die Partie hat { $needed }.
refusal-server-already-begun = Die Partie hat schon begonnen.
refusal-server-daily-begun = Deine Partie dieses Tages hat schon begonnen; es gibt eine für jeden Spieler und Tag.
refusal-server-not-begun = Die Partie hat noch nicht begonnen.
refusal-server-still-running = Das geht erst, wenn die Partie zu Ende ist.
refusal-server-table-over = Dieser Tisch ist schon beendet.
refusal-server-others-play = Hier spielen noch andere; einigt euch darauf, die Partie zu beenden.
refusal-server-too-many-tables = Du hast { $most } unbeendete Tische; beende oder schließe zuerst einen.
refusal-server-too-many-kept = Dieser Server bewahrt { $most } Partien für dich auf; frag den Betreiber, bevor du noch eine beginnst.
refusal-server-too-many-links = Dieser Tisch hat { $most } Links; widerrufe zuerst einen.
refusal-server-shelf-full = Davon bewahrst du schon { $most } auf; lege zuerst etwas weg.
refusal-server-shelf-heavy = Auf dein Regal passen höchstens { $most } kB; nimm zuerst etwas herunter.
refusal-server-nothing-to-vote = Hier gibt es nichts abzustimmen.
refusal-server-no-standing = Die Partie kann nicht mit ihrem jetzigen Stand enden: Noch ist nichts gezählt, oder dieses Spiel zählt erst am Schluss.
refusal-server-others-decide = Hier spielen auch andere: Stimmt über diesen Platz ab.
refusal-server-nobody-to-give-back = Niemand hat diesen Platz verlassen, der ihn zurückbekommen könnte.
refusal-server-pace-impossible = Dieses Tempo passt nicht zusammen: Eine Uhr braucht Zeit für einen Zug, und Urlaub gibt es nur bei Tagen für einen Zug.
refusal-server-no-holidays = An diesem Tisch ist kein Urlaub vereinbart.
refusal-server-holidays-used = Dein Urlaub an diesem Tisch ist aufgebraucht.
refusal-server-holiday-too-late = Deine Zeit ist schon abgelaufen; Urlaub muss vorher beginnen.
refusal-server-not-overdue = Deine Zeit ist nicht abgelaufen.
refusal-server-already-excused = Das hast du in diesem Zug schon einmal gesagt; jetzt hilft nur noch ein Zug.
refusal-server-game-decides = Dieses Spiel hat dafür einen eigenen Zug; er steht bei deinen Möglichkeiten.
refusal-server-setup-malformed = Der Aufbau ist nicht zu lesen: { $detail }
refusal-server-setup-impossible = Mit diesem Aufbau kann die Partie nicht beginnen: { $detail }

## Am Tisch

refusal-server-no-take-back = An diesem Tisch wird nichts zurückgenommen, was aufgedeckt wurde.
refusal-server-no-request = Darum bittet niemand mehr.
refusal-server-before-upgrade = Das wurde nach älteren Regeln gespielt; dorthin führt kein Weg zurück.
refusal-server-no-hints = An diesem Tisch wird ohne Hinweise gespielt.
refusal-server-no-hint-now = Für diesen Augenblick gibt es keinen Hinweis.
refusal-server-nothing-said = Es gab nichts zu sagen.

## Störungen

refusal-server-hello = Die Verbindung begann nicht mit einem Gruß, den dieser Server versteht.
refusal-server-malformed = Diese Nachricht ergab keinen Sinn; nichts ist geschehen.
refusal-server-bad-request = Diese Anfrage ist nicht zu lesen: { $where }: { $what }
refusal-server-too-fast = Das war zu viel auf einmal; warte ein wenig.
refusal-server-other-host = Dieser Server antwortet nur auf seinem eigenen Rechner. Öffne ihn unter dem Namen localhost, oder setze public_url auf die Adresse, die eure Spieler benutzen.
refusal-server-too-large = Das ist zu groß.
refusal-server-too-long = Eine Partie mit mehr als { $most } Zügen kann hier nicht geöffnet werden.
refusal-server-match-full = Diese Partie hat { $most } Züge und Rücknahmen erreicht; mehr bewahrt dieser Server nicht auf. Du kannst sie als Datei mitnehmen.
refusal-server-match-damaged = Die Aufzeichnung dieser Partie ist beschädigt und lässt sich nicht bis zum Ende lesen. Sag es dem Betreiber dieses Servers.
refusal-server-busy = Der Server ist mit anderen Partien beschäftigt; versuche es gleich noch einmal.
refusal-server-fault = Im Programm ist etwas schiefgegangen, und nichts wurde geändert: Die Partie steht, wo sie stand. Ein Bericht hilft, es zu beheben.
refusal-server-storage = Der Server kann gerade nichts speichern. Was bestätigt wurde, ist sicher; versuche es gleich noch einmal.
refusal-server-error = Im Server ging etwas schief. Die Partie steht, wo sie stand.

## Die Befehle für alle, die einen Server betreiben

server-about-serve = Einen Server für beide Spiele betreiben; Strg-C beendet ihn.
server-about-backup = Alles, was der Server hält, in eine Datei schreiben, während er läuft.
server-about-restore = Eine leere Datenbank aus einer Sicherung füllen.
server-about-db = Die Datenbank selbst.
server-about-upgrade = Die Datenbank in die Form bringen, die dieses Programm braucht; „serve“ tut das von selbst.
server-about-check = Jede Partie bis zum Ende lesen und die nennen, bei denen das nicht geht.
server-about-password = Einem Konto ein neues Passwort geben, das einmal angezeigt wird, und seine Sitzungen beenden.
server-about-moderate = Sich um Leute und Tische kümmern, während der Server läuft.
server-about-moderate-people = Leute nach einem Teil von Name oder Anmeldename finden, mit den Tischen, an denen sie spielen.
server-about-moderate-lock = Alle Sitzungen von jemandem beenden, nach Anmeldename oder Kennung; ein Konto bleibt zu, bis es ein neues Passwort bekommt.
server-about-moderate-forget = Jemanden löschen, nach Anmeldename oder Kennung; die Partien bleiben ohne den Namen.
server-about-moderate-close = Einen Tisch ohne Ergebnis beenden.
server-about-admin = Ein Konto zum Verwalter machen.
server-about-host-option = Adresse, auf der gelauscht wird; 0.0.0.0 für jedes Netz.
server-about-port-option = Port, auf dem gelauscht wird; 0 für irgendeinen freien.
server-about-database-option = URL der Datenbank; ohne sie SQLite im Datenordner.
server-about-data-option = Der Datenordner.
server-about-open-option = Die Seite in einem Browser öffnen.
server-about-revoke-option = Das Recht wieder entziehen.
server-backup-done = { $rows ->
    [one] Eine Zeile steht in { $file }.
   *[other] { $rows } Zeilen stehen in { $file }.
}
server-restore-done = { $rows ->
    [one] Eine Zeile wurde aus { $file } wiederhergestellt.
   *[other] { $rows } Zeilen wurden aus { $file } wiederhergestellt.
}
server-restore-not-empty = In dieser Datenbank gibt es schon Tische; eine Sicherung kommt nur in eine leere.
server-restore-other = { $file } ist keine Sicherung, die dieses Programm einspielen kann (Form { $form }).
server-restore-broken = { $file } ist beschädigt oder keine Sicherung; nichts wurde eingespielt.
server-upgraded = Die Datenbank ist jetzt auf dem neuesten Stand.
server-not-upgraded = Die Datenbank war schon auf dem neuesten Stand.
server-no-account = Ein Konto „{ $login }“ gibt es nicht.
server-admin-done = Erledigt: { $login }.
server-password-done = Das neue Passwort von { $login } ist { $password }. Alle Sitzungen des Kontos sind beendet.
server-moderate-person = { $id }  { $name } ({ $login }), Sitzungen: { $sessions }, Tische: { $tables }
server-moderate-locked = { $who } ist überall abgemeldet.
server-moderate-forgotten = { $who } ist vergessen.
server-moderate-closed = Tisch { $table } ist geschlossen.
server-checked = Partien, die sich lesen lassen: { $well }; andere: { $broken }.
server-check-broken = { $table }: { $reason }
server-database-newer = Diese Datenbank hat ein neueres Programm geschrieben; sie bleibt, wie sie ist.
server-database-away = Die Datenbank antwortet nicht: { $detail }
server-file-trouble = { $file }: { $detail }
refusal-server-settings-unknown = { $file }: Eine Einstellung { $names } gibt es nicht.
refusal-server-settings-broken = { $file } ist nicht lesbar: { $detail }
refusal-server-settings-wrong = Die Einstellung „{ $name }“ ist nicht brauchbar: { $detail }

## Am Terminal, auf einem Server

server-option-server = Auf diesem Server spielen statt hier.
server-option-join = Eine Einladung: der Link, oder was hinter seinem # steht.
server-option-table = Ein Tisch, den du kennst.
server-option-name = Wie die anderen dich nennen.
server-option-bring = Was du an einen Tisch mitbringst, an den jeder etwas mitbringt: der Name einer fertigen Armee oder eine Datei mit einer Liste.
server-option-bot = Bots dieses Namens auf allen anderen Plätzen.
server-verb-say = sag, sage
server-help-say = sag WORTE – etwas am Tisch sagen
server-verb-resign = aufgeben
server-verb-agree = einig
server-help-resign = aufgeben – den eigenen Platz aufgeben, wo das Spiel keinen Zug dafür hat
server-help-agree = einig – die Partie ohne Ergebnis beenden wollen; sie endet, wenn alle das wollen
server-remote-agreed = Du möchtest die Partie beenden; sie endet, wenn alle das wollen.
server-remote-lost = Die Verbindung ist abgerissen; sie wird neu aufgebaut …
server-remote-waiting = Warten, bis alle da sind.
server-remote-player = { $name } ({ NUMBER($number, useGrouping: 0) })
server-remote-invite = Schicke das den anderen: { $link }
server-remote-table = Tisch { $table }
server-words = { $words }
refusal-server-unreachable = { $address } antwortet nicht. { $detail }
refusal-server-said = { $sentence }

## Am Tisch von einem Terminal aus: was die Leute fragen und wie man antwortet

server-verb-people = leute
server-verb-vote = stimme
server-verb-takeback = zurücknehmen
server-verb-yes = ja
server-verb-no = nein
server-verb-here = hier
server-verb-holiday = urlaub
server-help-people = leute – wer wo sitzt und was du gefragt bist
server-help-vote = stimme warten, stimme bot, stimme anbieten, stimme werten, stimme beenden – sagen, was mit einem Abwesenden geschehen soll
server-help-takeback = zurücknehmen, zurücknehmen 12 – darum bitten, um eine Aktion zurückzukehren, oder bis gleich nach Aktion 12
server-help-yes = ja, nein – antworten, wenn jemand etwas zurücknehmen möchte
server-help-here = hier – sagen, dass du noch da bist, oder deinen Platz wieder einnehmen, oder einen angebotenen
server-help-holiday = urlaub, urlaub vorbei – deine Uhr anhalten oder weiterlaufen lassen
server-word-over = vorbei
server-vote-word-wait = warten
server-vote-word-bot = bot
server-vote-word-offer = anbieten
server-vote-word-score = werten
server-vote-word-end = beenden

server-asked-back = { $who } bittet darum, bis gleich nach Aktion { NUMBER($at, useGrouping: 0) } zurückzukehren. Antworte mit ja oder nein.
server-asked-back-before = { $who } bittet darum, zu Aktion { NUMBER($at, useGrouping: 0) } zurückzukehren, vor: „{ $words }“ Antworte mit ja oder nein.
server-asked-vote = { $who } ist abwesend. Was soll geschehen? { $choices }
server-asked-overdue = Deine Zeit ist um: Die anderen dürfen über deinen Platz entscheiden. Mach einen Zug oder schreib hier.
server-asked-left = Platz { NUMBER($number, useGrouping: 0) } gehört noch dir; hier nimmt ihn wieder ein.
server-asked-seat = Der Platz von { $who } ist angeboten; hier nimmt ihn ein.
server-asked-end = { $who } möchte die Partie ohne Ergebnis beenden. Schreib einig, wenn du das auch willst.
server-remote-asked = Die anderen sind gefragt.
server-remote-voted = Deine Stimme zählt: { $choice }.
server-remote-seat = { NUMBER($number, useGrouping: 0) } { $who }: { $state }
server-remote-state-person = da
server-remote-state-gone = nicht verbunden
server-remote-state-overdue = ohne Zeit
server-remote-state-bot = ein Bot
server-remote-state-open = frei
server-remote-state-away = ist gegangen

refusal-server-nothing-asked = Gerade fragt dich niemand etwas.
refusal-server-vote-for-what = Sag, was geschehen soll: { $choices }.
