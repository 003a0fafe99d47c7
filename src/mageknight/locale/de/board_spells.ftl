# Zauber und Artefakte: Banner, und was nur einzelne Karten bewirken.

## Banner

board-effect-banner = an einer Einheit: { $parts }
board-banner-armor = Rüstung { SIGNED($amount) }
board-banner-attack = { SIGNED($amount) } auf ihre Angriffe
board-banner-block = { SIGNED($amount) } auf ihre Blocks
board-banner-fame = Ruhm { SIGNED($amount) }, sooft sie angreift oder blockt
board-banner-resists = Resistenzen: { $resistances }
board-banner-spend = in der Blockphase kannst du die Einheit erschöpfen: { $effect }
board-banner-flip = einmal je Runde, außerhalb eines Kampfes: { $effect }
board-banner-saves = einmal je Runde ignoriert sie eine Wunde samt allem, was damit verbunden ist
board-told-banner-used = { $player } dreht „{ $card }“ um.
refusal-board-attach-the-banner = Ein Banner wird an eine Einheit angelegt und nicht für seinen einfachen Effekt gespielt.
refusal-board-banner-is-played = Dieses Banner wird für Einfluss gespielt; nur eine in diesem Zug angeworbene Einheit kann es bekommen.
refusal-board-unit-needs-its-banner = Diese Einheit hat keinen Befehlsmarker außer ihrem Banner.
refusal-board-banner-has-no-use = Mit dem Banner dieser Einheit gibt es nichts zu tun.
refusal-board-banner-used = Dieses Banner liegt bis zur nächsten Runde verdeckt.
