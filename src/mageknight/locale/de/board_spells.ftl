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
refusal-board-unit-needs-its-banner = Diese Einheit hat keine Kommandomarke außer ihrem Banner.
refusal-board-banner-has-no-use = Mit dem Banner dieser Einheit gibt es nichts zu tun.
refusal-board-banner-used = Dieses Banner liegt bis zur nächsten Runde verdeckt.
board-ask-save-unit = { $unit } würde verwundet. Das Banner umdrehen, um das zu verhindern?
board-ask-discard-banner = Welches Banner nimmst du seiner Einheit ab und legst es zu deinen Karten?
board-ask-unit-under-banner = Welche der in diesem Zug angeworbenen Einheiten kommt unter dieses Banner?
board-do-use-banner = { $unit }, { $card }: { $text }
board-effect-await-recruit = eine in diesem Zug angeworbene Einheit kann statt einer Kommandomarke dieses Banner bekommen
board-effect-join-under-banner = die Einheit kommt unter das Banner der Befehlsgewalt
board-effect-join-under-token = die Einheit bekommt eine Kommandomarke
board-effect-ready-that = diese Einheit wird bereit
board-trigger-unit-fought = eine deiner Einheiten in diesem Zug zum ersten Mal angreift oder blockt
board-counter-unit-that-fought-this-turn = jede Einheit, die in diesem Zug angegriffen oder geblockt hat

## Gegner und Wunden

board-effect-idle-several = bis zu { $most } Gegner: greifen nicht an
board-effect-idle-rising = ein Gegner: greift nicht an; ein zweiter für 1 Bewegungspunkt, ein dritter für 2 und so weiter
board-effect-cancel-attack = ein Angriff eines Gegners findet nicht statt
board-enemy-all-blocked = alle vollständig geblockten Gegner
board-effect-throw-away-received = alle in diesem Zug erhaltenen Wunden aus dem Spiel entfernen
board-effect-ignore-wounds = in diesem Zug { $count ->
    [one] die erste Wunde
   *[other] die ersten { $count } Wunden
} durch Gegner ignorieren, samt allem, was damit verbunden ist
refusal-board-no-wound-received = Du hast in diesem Zug keine Wunde erhalten.

## Einheiten im Angebot

board-ask-recruit-free = Welche Einheit des Angebots schließt sich dir an?
board-effect-recruit-free = eine beliebige Einheit des Angebots kostenlos anwerben
refusal-board-no-unit-on-offer = Es ist keine Einheit im Angebot.
