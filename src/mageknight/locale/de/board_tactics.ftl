## Taktiken und was vor dem eigenen Zug geschieht.

board-ask-before-turn = Dein Zug beginnt gleich. Tust du vorher noch etwas?
board-ask-claim-die = Welchen Würfel der Quelle legst du beiseite?
board-ask-draw-on = Dein Tatenstapel ist leer, und { $left ->
    [one] eine Karte fehlt
   *[other] { $left } Karten fehlen
 } noch. Nutzt du die Lange Nacht, um weiterzuziehen?
board-ask-exchange = Welche Karte mischst du in deinen Tatenstapel zurück?
board-ask-search-deck = Welche Karte deines Tatenstapels nimmst du?

board-do-plunder = Das Dorf plündern: { $cards ->
    [0] dein Tatenstapel ist leer, du ziehst nichts
    [one] eine Karte ziehen
   *[other] { $cards } Karten ziehen
}, 1 Ansehen verlieren

board-effect-shuffle-discard = mische deinen Ablagestapel in deinen Tatenstapel
board-effect-claim-die = lege einen Würfel einer Grundfarbe beiseite; sein Mana gehört in dieser Runde einmal dir
board-effect-extra-turn = mache direkt nach diesem Zug noch einen
board-effect-recycle-random = lege { $count } zufällige Karten deines Ablagestapels in deinen leeren Tatenstapel
board-effect-exchange = mische bis zu { $most } Karten deiner Hand in deinen Tatenstapel und ziehe ebenso viele
board-effect-search-deck = sieh deinen Tatenstapel durch, nimm eine Karte davon und mische den Rest
board-effect-store-card = lege die oberste Karte deines Tatenstapels verdeckt unter diese Taktik
board-effect-take-stored = nimm alle Karten unter dieser Taktik; sie ist damit verbraucht
board-passive-planning = mit zwei oder mehr Karten auf der Hand vor dem Nachziehen ist dein Handlimit um 1 höher

refusal-board-no-basic-die = In der Quelle ist kein Würfel einer Grundfarbe frei.
refusal-board-nothing-discarded = Dein Ablagestapel ist leer.
refusal-board-deck-not-empty = In deinem Tatenstapel sind noch Karten.
refusal-board-extra-turn-already = Du hast schon einen weiteren Zug vor dir.
refusal-board-deck-empty = Es gibt keine Karte zu nehmen.
refusal-board-nothing-stored = Unter der Taktik liegt keine Karte.
refusal-board-no-village-to-plunder = Du stehst auf keinem Dorf.
refusal-board-plundered-already = Du hast seit deinem letzten Zug schon geplündert.
refusal-board-not-before-turn = Das lässt sich außerhalb deines Zuges nicht verwenden.
board-effect-search-source = würfle vor dem Gebrauch von Mana der Quelle bis zu { $most } ihrer Würfel neu, goldene zuerst
refusal-board-source-used = Du hast in diesem Zug schon einen Würfel der Quelle benutzt.
