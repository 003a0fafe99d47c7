# Warum ein Bot tat, was er tat.

bot-at-random = Jede Antwort wäre recht.
bot-no-choice = Es gibt nichts anderes zu tun.
bot-best-standing = So bleibt die beste Lage.
bot-likes-tactic = Diese Taktik dient den meisten Händen am besten.
bot-keeps-the-best = Was bleibt, ist mehr wert als das, was geht.
bot-ends-turn = Nichts weiter ist in diesem Zug eine Karte wert.
bot-as-proposed = Hier ist eine Antwort so gut wie die andere.
bot-frees-others = Erst wenn diese Figur dran war, dürfen die anderen.
bot-saves-strength = Nichts weiter ist in diesem Zug eine Aktion wert.
bot-rests = Eine Rast ist in diesem Zug mehr wert als alles andere.
bot-explores = Von { $place } aus lässt sich neues Land erkunden, für insgesamt { $move } Bewegung.
bot-challenges = Zu besiegen: { $foes }; { $fame } Ruhm, { $wounds ->
    [0] ohne eine Wunde.
    [one] für eine Wunde.
   *[other] für { $wounds } Wunden.
}
bot-assaults = Ein Sturm auf { $place } verspricht { $fame } Ruhm, { $wounds ->
    [0] ohne eine Wunde.
    [one] für eine Wunde.
   *[other] für { $wounds } Wunden.
}
bot-breaks-through = Der Weg führt über { $place }, vorbei an allem, was dort lauert.
bot-enters-site = Was sich hier verbirgt, ist zu besiegen ({ $place }): etwa { $fame } Ruhm, { $wounds ->
    [0] ohne eine Wunde.
    [one] für eine Wunde.
   *[other] für { $wounds } Wunden.
}
bot-fights = Zu besiegen: { $foes }{ $wounds ->
    [0] , ohne eine Wunde.
    [one] , für eine Wunde.
   *[other] , für { $wounds } Wunden.
}
bot-survives = Zu besiegen ist hier niemand, der Kampf ist zu überstehen{ $wounds ->
    [0] , ohne eine Wunde.
    [one] , für eine Wunde.
   *[other] , für { $wounds } Wunden.
}
bot-recruits = { $unit }: { $price } Einfluss sind nicht zu viel.
bot-buys-card = { $card }: { $price } Einfluss sind nicht zu viel.
bot-heals = Mit weniger Wunden leistet eine Hand mehr.
bot-walks-on = Von { $place } ist es näher zu dem, was kommt.
bot-gains = Das bringt mehr, als es kostet.
bot-strikes = { $target } ist das beste Ziel.
bot-strikes-several = Mehrere Ziele zugleich sind mehr wert als eines.
bot-cures = { $target } ist es wert, gerettet zu werden.
bot-takes-position = Von hier aus ist mehr zu erreichen oder weniger zu befürchten.
bot-marches = Zu { $count } können sie mit einer Aktion gehen.
bot-captures = { $target }: Das wäre ein guter Gefangener.
bot-brings-back = { $target } kann noch einmal kämpfen.
bot-bombards = Wer dort stehen bleibt, den trifft es.
bot-casts = { $spell } bewirkt hier am meisten.
bot-browses = Dieser Zauber verspricht am meisten.
bot-counters = Ein Zauber, der misslingt, schadet nicht; der Versuch kostet nichts.

bot-replaced = { $bot } ist ausgefallen; ein einfacherer Spieler hat übernommen.
bot-no-answer = { $bot } hat nicht rechtzeitig geantwortet; irgendeine erlaubte Antwort wurde genommen.

# Die Stufen.
bot-level-random = Würfel
bot-level-greedy = Raffzahn
bot-level-page = Page
bot-level-squire = Knappe
bot-level-knight = Ritter
bot-level-champion = Champion
