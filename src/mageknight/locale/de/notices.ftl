# Wie jemand außerhalb einer Seite erfährt, dass eine Partie wartet.

server-game-board = Brettspiel
server-game-minis = Miniaturen
server-game-demo = Drachenzank

server-notice-title = Du bist dran: { $table }
server-notice-turn = { $player }, du bist am Zug bei „{ $table }“ ({ $game }).
server-notice-letter =
    { $sentence }

    Zur Partie: { $open }

    Für jede wartende Partie kommt eine solche E-Mail, bis du gezogen hast.
    Keine solchen E-Mails mehr: { $stop }
    Gesendet vom Spielserver { $base }
server-notice-confirm-title = Möchtest du E-Mails zu deinen Partien?
server-notice-confirm-letter =
    Jemand, der auf { $base } spielt, möchte durch E-Mails an diese Adresse erfahren, wenn eine Partie wartet.

    Wenn du das warst, bestätige es hier binnen zwei Tagen: { $link }

    Wenn nicht, tu nichts: Es kommt nichts weiter.
server-notice-trial = Eine Probe
server-notice-trial-text = { $player }, diese Nachricht ist nur eine Probe: Sie ist angekommen.

## Warum eine Nachricht nicht ankam

server-notice-trouble-unreachable = dort antwortet niemand
server-notice-trouble-insecure = eine sichere Verbindung kam nicht zustande
server-notice-trouble-slow = die Antwort kam zu spät
server-notice-trouble-status = die Antwort war ein Fehler ({ $detail })
server-notice-trouble-redirect = die Antwort verwies auf eine andere Adresse, und dem wird nicht gefolgt ({ $detail })
server-notice-trouble-forbidden = die Adresse führt in ein privates Netz, und das erlaubt dieser Server nicht
server-notice-trouble-mail-server = der Mailserver nahm sie nicht an ({ $detail })
server-notice-trouble-recipient = der Mailserver kennt diese Adresse nicht ({ $detail })
server-notice-trouble-unoffered = dieser Server bietet diesen Weg nicht mehr an
server-notice-trouble-error = im Server ging etwas schief

## Ablehnungen

refusal-server-notice-address = Diese E-Mail-Adresse lässt sich hier nicht benutzen.
refusal-server-notice-webhook = Ein Webhook braucht eine schlichte Adresse, die mit http:// oder https:// beginnt, ohne Namen und Passwort darin.
refusal-server-notice-webhook-port = Webhooks dürfen Port { NUMBER($port, useGrouping: 0) } nicht benutzen: Er gehört einem anderen Dienst.
refusal-server-notice-private = Diese Adresse führt in ein privates Netz, und das erlaubt dieser Server nicht.
refusal-server-notice-unconfirmed = Es gibt keine bestätigte Adresse, an die das gehen könnte.
refusal-server-notice-not-sent = Es ließ sich nicht senden: { $detail }.
refusal-server-notice-unoffered-email = Dieser Server verschickt keine E-Mails: „{ $setting }“ ist nicht eingestellt.
refusal-server-notice-unoffered-webhook = Dieser Server verschickt keine Webhooks: Sie sind abgeschaltet.
