# Zauber und Artefakte: Banner, und was nur einzelne Karten bewirken.

## Banner

board-effect-banner = an einer Einheit: { $parts }
board-banner-armor = Rüstung { SIGNED($amount) }
board-banner-attack = { SIGNED($amount) } auf ihre Angriffe
board-banner-block = { SIGNED($amount) } auf ihre Blocks
board-banner-fame = Ruhm { SIGNED($amount) }, sooft sie angreift oder blockt
board-banner-resists = { $resistances }
board-banner-spend = in der Blockphase kannst du die Einheit erschöpfen: { $effect }
board-banner-flip = einmal je Runde, außerhalb eines Kampfes: { $effect }
board-banner-saves = einmal je Runde ignoriert sie eine Wunde samt allem, was damit verbunden ist
board-told-banner-used = { $player } dreht „{ $card }“ um.
refusal-board-attach-the-banner = Ein Banner wird an eine Einheit angelegt und nicht für seinen einfachen Effekt gespielt.
refusal-board-banner-is-played = Dieses Banner wird für Einfluss gespielt; nur eine in diesem Zug angeworbene Einheit kann es bekommen.
refusal-board-unit-needs-its-banner = Diese Einheit hat keine Befehlsmarke außer ihrem Banner.
refusal-board-banner-has-no-use = Mit dem Banner dieser Einheit gibt es nichts zu tun.
refusal-board-banner-used = Dieses Banner liegt bis zur nächsten Runde verdeckt.
board-ask-save-unit = { $unit } würde verwundet. Das Banner umdrehen, um das zu verhindern?
board-ask-discard-banner = Welches Banner nimmst du seiner Einheit ab und legst es zu deinen Karten?
board-ask-unit-under-banner = Welche der in diesem Zug angeworbenen Einheiten kommt unter dieses Banner?
board-do-use-banner = { $unit }, { $card }: { $text }
board-effect-await-recruit = eine in diesem Zug angeworbene Einheit kann statt einer Befehlsmarke dieses Banner bekommen
board-effect-join-under-banner = die Einheit kommt unter das Banner der Befehlsgewalt
board-effect-join-under-token = die Einheit bekommt eine Befehlsmarke
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

board-ask-recruit-free = Welche Einheit der Auslage schließt sich dir an?
board-effect-recruit-free = eine beliebige Einheit der Auslage kostenlos anwerben
refusal-board-no-unit-on-offer = Es ist keine Einheit in der Auslage.

## Mana, Würfel, Kristalle

board-effect-endless-mana = in diesem Zug beliebig viel Mana ({ $colours })
board-effect-usable-gold = goldenes Mana ist in diesem Zug auch bei Nacht nutzbar
board-effect-usable-black = schwarzes Mana ist in diesem Zug auch bei Tag nutzbar, wie bei Nacht
board-effect-daylight = nahe Garnisonen und alle Ruinen werden in diesem Zug wie bei Tag aufgedeckt
board-effect-roll-die = einen Manawürfel werfen – { $cases }
board-effect-roll-case = { ANY($faces) }: { $effect }
board-faces-basic = eine Grundfarbe
board-effect-push-luck = bis zu { $most }-mal kannst du den Angriff um 1 erhöhen; jedes Mal { $risk }
board-effect-crystals-of-one-colour = { $count } Kristalle einer Farbe erhalten
board-effect-choose-some = { $count } verschiedene wählen – { $options }
board-effect-harvest = einen weißen Kristall erhalten oder einen in der Farbe eines Widerstands dieses Gegners (Feuer rot, Eis blau, physisch grün)
board-effect-sacrifice = Grün oder Weiß und Rot oder Blau wählen: jedes Paar solcher Kristalle gibt Belagerungsangriff { $siege } (grün) oder Fernkampfangriff { $ranged } (weiß), mit Feuer (rot) oder Eis (blau), und wird zu Mana
board-told-die-rolled = { $player } würfelt { $colour }.
board-told-die-locked = { $player } nimmt bis zum Ende der Runde einen Würfel aus der Quelle: { $die }.
refusal-board-no-pair-of-crystals = Du hast kein passendes Paar von Kristallen.

## Angriff und Block

board-effect-ignore-fortification = die Befestigung des Ortes zählt nicht
board-effect-double-physical = alle deine physischen Angriffe in der Angriffsphase zählen doppelt
board-effect-separate-blocks = bis zu { $count }-mal { $effect }, jeweils gegen einen anderen Angriff
board-effect-borrowed-strength = in der Angriffsphase können seine Angriffe gegen die anderen Gegner verwendet werden
board-effect-archery = in diesem Zug zählt jeder Fernkampfangriff doppelt oder wird zum Belagerungsangriff, und Belagerungsangriffe können doppelt als Fernkampfangriffe zählen
board-ask-archery = Wie setzt du diesen Angriff von { $amount } ein?
board-do-shoot-ranged = { $amount } als Fernkampfangriff
board-do-shoot-siege = { $amount } als Belagerungsangriff
board-do-save-unit = Das Banner umdrehen
board-effect-fame-for-healing = Ruhm +1 für jeden dieser { $count } Heilungspunkte, der ausgegeben wird
board-trigger-healing-spent = du Heilungspunkte ausgibst
refusal-board-block-against-another-attack = Jeder dieser Blocks ist für einen anderen Angriff.

## Die anderen Spieler

board-effect-meltdown = jeder andere Spieler verliert einen zufälligen Kristall oder nimmt ohne Kristall eine Wunde; du kannst einen der verlorenen Kristalle erhalten
board-effect-keep-crystal = einen der verlorenen Kristalle erhalten
board-effect-radiance = jeder Spieler, auch du, nimmt für jeden eigenen Kristall dieser Farbe eine Wunde
board-effect-mind-read = jeder andere Spieler wirft einen Zauber oder eine Aktion dieser Farbe ab oder zeigt eine Hand ohne solche Karten
board-effect-steal-discarded = du kannst eine der abgeworfenen Aktionen für immer auf deine Hand nehmen
board-effect-drain-units = du kannst von jedem anderen Spieler eine Einheit bis Stufe { $level } erschöpfen
board-effect-lock-die = einen Würfel einer Grundfarbe bis zum Ende der Runde aus der Quelle nehmen
board-effect-mana-from-next-turn = in dieser Runde zu Beginn jedes deiner nächsten Züge ein Mana seiner Farbe erhalten
board-effect-curse-mana = bis zum Ende der Runde nimmt jeder andere Spieler, der Mana dieser Farbe nutzt, eine Wunde, höchstens eine je Zug
board-ask-mind-read = Deine Gedanken werden gelesen. Welche Karte wirfst du ab?
board-ask-steal-card = Welche der abgeworfenen Aktionen nimmst du?
board-ask-drain-unit = Welche Einheit dieses Spielers erschöpfst du?
board-ask-lock-die = Welchen Würfel nimmst du aus der Quelle?
board-told-hand = { $player } zeigt { $cards }.
board-line-banner-used = { $card } (verdeckt)
board-line-shown = bekannt auf der Hand: { $cards }
board-told-empty-hand = { $player } hat keine Karten auf der Hand.
board-told-card-stolen = { $player } nimmt „{ $card }“ von { $victim }.
refusal-board-no-crystal-lost = Niemand hat einen Kristall verloren.

## Bewegung, Zeit, der Stapel

board-effect-wings = 1 bis { $most } Bewegungspunkte ausgeben und ebenso viele Felder weit auf ein sicheres Feld fliegen, ohne jemanden zu reizen
board-effect-underground-attack = bis zu { $reach } Felder unter der Erde, an Sümpfen und Seen vorbei, in einen befestigten Ort oder zu einem anderen Spieler gehen und dort angreifen; die Befestigung des Ortes zählt nicht, und du ziehst dich zum Ausgangsfeld zurück
board-effect-leap = in diesem Zug gelten Felder und neue Landschaftsteile bis zu { $reach } Felder entfernt als benachbart
board-effect-turn-back-time = diese Karte für die Runde beiseitelegen, alle anderen in diesem Zug gespielten Karten auf die Hand nehmen, keine ziehen und sofort einen weiteren Zug haben
board-effect-recollect = { $count } Karten deines Ablagestapels auf oder unter deinen Tatenstapel legen
board-effect-recollect-random = { $count } zufällige Karten deines Ablagestapels auf oder unter deinen Tatenstapel legen
board-effect-put-on-deck = auf den Tatenstapel
board-effect-put-under-deck = unter den Tatenstapel
board-ask-recollect = Welche Karte deines Ablagestapels kommt zurück auf den Tatenstapel?

## Was verliehen wird

board-effect-call-to-arms = eine Fähigkeit einer Einheit der Auslage nutzen, als wäre sie deine
board-effect-borrow-skill = in diesem Zug eine Fertigkeit der gemeinsamen Auslage nutzen, eine jeden Zug nutzbare zweimal
board-effect-give-skill-back = die Fertigkeit kommt zurück in die gemeinsame Auslage
board-effect-gain-skill = eine beliebige Fertigkeit der gemeinsamen Auslage erhalten
board-ask-call-to-arms = Welche Einheit der Auslage rufst du?
board-ask-borrow-skill = Welche Fertigkeit der gemeinsamen Auslage nutzt du?
board-ask-gain-skill = Welche Fertigkeit der gemeinsamen Auslage erhältst du?
board-told-unit-lent = { $player } ruft { $unit } zu den Waffen.
refusal-board-no-unit-to-call = Keine Einheit der Auslage hat jetzt eine nützliche Fähigkeit.
refusal-board-no-skill-on-offer = Die gemeinsame Auslage hat dafür keine Fertigkeit.

## Die geheimnisvolle Kiste

board-effect-open-box = das oberste Artefakt aufdecken; in diesem Zug kannst du die Kiste als dieses Artefakt nutzen, für Ruhm +1
board-effect-box-basic = der einfache Effekt des aufgedeckten Artefakts
board-effect-box-strong = der starke Effekt des aufgedeckten Artefakts; die Kiste kommt aus dem Spiel
board-effect-box-banner = die Kiste als das aufgedeckte Banner an eine Einheit anlegen
board-effect-close-box = das aufgedeckte Artefakt kommt unter seinen Stapel
board-ask-box-banner = Welche Einheit trägt die Kiste als Banner?
board-told-artifact-shown = { $player } deckt „{ $card }“ auf.
board-told-artifact-under-deck = „{ $card }“ kommt unter den Artefaktstapel.
refusal-board-no-artifact-left = Es gibt kein Artefakt mehr aufzudecken.
refusal-board-box-used = Die Kiste wurde schon benutzt.

## Weiteres

board-effect-ready-and-heal = eine erschöpfte Einheit bereit machen und um eine Wunde heilen
board-effect-fly-around = bis zu { $reach } Felder weit auf ein sicheres Feld ziehen, ohne zu reizen (nicht über: { $terrain })
board-change-armor-or-fortified = Rüstung { SIGNED($amount) }, falls befestigt { SIGNED($fortified) } (mindestens { $least })
