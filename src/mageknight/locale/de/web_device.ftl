# Das Gerät, an dem man spielt: die Größe von Schrift und Zeichen, die installierte App, das Spielen ohne Verbindung.

web-set-text-size = Größe von Schrift und Zeichen
web-set-percent = { $size } %
