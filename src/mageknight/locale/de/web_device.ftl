# Das Gerät, an dem man spielt: die Größe von Schrift und Zeichen, die installierte App, das Spielen ohne Verbindung.

web-set-text-size = Größe von Schrift und Zeichen
web-set-percent = { $size } %

web-offline = Keine Verbindung zum Server
web-offline-why = Jede Partie läuft auf dem Server, auch eine allein gespielte: Er kennt die Regeln, hält verborgen, was niemand wissen darf, und speichert jeden Schritt. Darum kann nichts begonnen oder fortgesetzt werden, bis er antwortet.
web-offline-safe = Was gespielt wurde, ist dort sicher. Die Seite macht von selbst weiter, sobald der Server antwortet.
web-unreached = Der Server antwortet nicht.
web-unloaded = Dieser Teil der Seite konnte nicht geladen werden.
