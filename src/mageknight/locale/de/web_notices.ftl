# Die Seite darüber, wie man von wartenden Partien erfährt, und die Liste der wartenden Partien.

web-notices = Wenn eine Partie auf dich wartet
web-notices-about = „Wenn ich weg bin“ heißt: { $minutes } Minuten lang keine Taste, kein Zeiger, keine Berührung, auf keinem deiner Geräte und gleich, welche Seiten offen sind. Zu jeder Partie kommt eine Nachricht, bis du gezogen hast.
web-notice-mode = { $channel }: wann
web-notice-never = nie
web-notice-away = wenn ich weg bin
web-notice-always = immer

web-notice-browser = Browser
web-notice-browser-about = Geht, solange eine Seite dieses Servers in diesem Browser offen ist, auch im Hintergrund.
web-notice-browser-none = Dieser Browser kann keine Nachrichten zeigen.
web-notice-browser-denied = Dieser Browser lehnt Nachrichten von dieser Seite ab. Erlaube sie in seinen Einstellungen für diese Seite.
web-notice-browser-ask = Diesem Browser ist noch nicht erlaubt, Nachrichten zu zeigen.
web-notice-browser-allow = Nachrichten hier erlauben
web-notice-browser-ready = Dieser Browser darf Nachrichten zeigen.
web-notice-browser-trial = So sieht eine Nachricht aus.

web-notice-email = E-Mail
web-notice-email-address = E-Mail-Adresse
web-notice-email-about = Eine E-Mail fragt erst, ob du das möchtest. In jeder E-Mail steht ein Link zur Partie und einer, der diese E-Mails beendet.
web-notice-email-use = Diese Adresse nehmen
web-notice-email-sent = Eine E-Mail ist unterwegs an { $address }. Bevor du ihrem Link gefolgt bist, geht nichts weiter dorthin.
web-notice-email-again = Noch einmal senden
web-notice-email-ready = E-Mails gehen an { $address }.

web-notice-webhook = Webhook
web-notice-webhook-address = Adresse des Webhooks
web-notice-webhook-about = Für Chatprogramme und eigene Programme: An diese Adresse geht eine kurze Nachricht.
web-notice-webhook-use = Diese Adresse nehmen
web-notice-webhook-ready = Nachrichten gehen an { $address }.

web-notice-try = Ausprobieren
web-notice-tried = Gesendet.
web-notice-remove = Adresse entfernen
web-notice-failed = Die letzte Nachricht kam nicht an ({ $when }): { $why }.

web-notice-confirm = E-Mails zu deinen Partien
web-notice-confirm-about = Jemand möchte durch E-Mails an deine Adresse erfahren, wenn eine Partie wartet. Wenn du das bist, bestätige es.
web-notice-confirm-yes = Ja, ich möchte E-Mails
web-notice-confirm-done = Ab jetzt gehen E-Mails an { $address }.
web-notice-stop = Keine E-Mails mehr
web-notice-stop-about = Du bekommst keine E-Mails zu wartenden Partien mehr. In den Einstellungen kannst du es jederzeit anders wählen.
web-notice-stop-yes = E-Mails beenden
web-notice-stop-done = An { $address } gehen keine E-Mails mehr.
web-notice-lost = Dieser Link ist unvollständig. Nimm den ganzen aus der E-Mail.

web-next-game = Nächste Partie
web-waiting-list = Partien, die auf dich warten
web-waiting-since = seit { $when }
web-waiting = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
