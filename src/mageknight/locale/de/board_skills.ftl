## Fertigkeiten: was sie mit ihren Plättchen, mit quer gespielten Karten und mit anderen Spielern tun.

board-skill-parts = { $first } · { $rest }
board-skill-always = immer: { $effect }
board-skill-gained = wenn du sie erhältst: { $effect }
board-skill-before = vor deinem Zug, wenn sie im letzten nicht benutzt wurde: { $effect }
board-skill-back = um sie wieder aufzudecken: { $effect }
board-skill-returns = solange sie in der Tischmitte liegt, kann jeder Spieler sie in seinem Zug zurückgeben: { $effect }
board-skill-joins = der erste Spieler, der kämpft, solange sie in der Tischmitte liegt, gibt sie zurück: { $effect }
board-skill-home = wenn sie zu Beginn deines Zuges zurückkehrt: { $effect }
board-skill-rest = ein Zug, in dem du rastest, deckt sie wieder auf
board-skill-bond = sie hält eine Einheit wie eine Befehlsmarke; die unter ihr angeworbene Einheit kostet { $discount } weniger, kann überall eingesetzt und nicht entlassen werden

board-do-turn-skill-up = Die Fertigkeit „{ $skill }“ aufdecken: { $text }
board-do-return-skill = Die Fertigkeit „{ $skill }“ zurückgeben: { $text }
board-told-skill-returned = Die Fertigkeit „{ $skill }“ geht verdeckt an { $player } zurück.
board-told-skill-up = { $player } deckt die Fertigkeit „{ $skill }“ wieder auf.
board-until-centre = solange die Fertigkeit in der Tischmitte liegt

## Was Fertigkeiten tun

board-effect-sideways = { $card } quer für { $value } spielen
board-effect-sideways-advanced-action-spell-or-artifact = { $card } quer für { $value } spielen, für { $raised }, wenn es eine fortgeschrittene Aktion, ein Zauber oder ein Artefakt ist
board-effect-sideways-action-or-spell-of-the-paid-colour = { $card } quer für { $value } spielen, für { $raised }, wenn es eine Aktion oder ein Zauber der bezahlten Farbe ist
board-sideways-move = für Bewegung
board-sideways-influence = für Einfluss
board-sideways-attack = für Angriff
board-sideways-block = für Block
board-effect-renounce-source-dice = in diesem Zug keinen Würfel der Quelle benutzen: { $effect }
board-effect-renounce-recruiting = in diesem Zug keine Einheit für Einfluss anwerben: { $effect }
board-effect-raise = { $whose }: { $bonus }
board-raise-card = der Beitrag einer Karte
board-raise-unit = der Beitrag einer Einheit
board-raise-any = ein Beitrag
board-raise-block = Block { SIGNED($amount) }
board-raise-ranged = Fernkampfangriff { SIGNED($amount) }
board-raise-attack = Angriff { SIGNED($amount) } in der Angriffsphase
board-do-choose-contribution = { $amount } von { $source } erhöhen
board-effect-flip-this = diese Fertigkeit umdrehen: { $effect }
board-effect-turn-up = diese Fertigkeit wieder aufdecken
board-effect-to-centre = diese Fertigkeit mit einer Manamarke dieser Farbe in die Tischmitte legen
board-effect-mark-colour = eine Manamarke dieser Farbe liegt auf der Fertigkeit in der Tischmitte
board-effect-passive = immer wirksam
board-effect-reveal-units = { $count ->
    [one] eine gewöhnliche Einheit kommt
   *[other] { $count } gewöhnliche Einheiten kommen
} in die Einheitenauslage
board-centre-own-terrain = bis zu deinem nächsten Zug sind die Bewegungskosten für dich überall { SIGNED($amount) } (mindestens { $bound })
board-centre-others-terrain = bis zu deinem nächsten Zug sind die Bewegungskosten für die anderen Spieler überall { SIGNED($amount) } (höchstens { $bound })
board-centre-others-units = bis zu deinem nächsten Zug haben die Einheiten der anderen Spieler { SIGNED($amount) } auf alle Angriffe und Blocks
board-centre-others-enemies = bis zu deinem nächsten Zug haben Gegner der anderen Spieler in der Blockphase Angriff { SIGNED($amount) }
board-centre-others-source-die = bis zu deinem nächsten Zug können die anderen Spieler ihren üblichen Würfel der Quelle nicht benutzen
board-centre-others-mana = bis zu deinem nächsten Zug nehmen die anderen Spieler eine Wunde, wenn sie Mana einer anderen Farbe benutzen, je Farbe einmal
board-centre-powered-card = die nächste mit Mana dieser Farbe verstärkte Karte gibt { $amount } mehr Bewegung, Einfluss, Angriff oder Block; dann kehrt die Fertigkeit zurück
board-centre-first-mana = bis zu deinem nächsten Zug kostet das erste Grundmana, das ein Spieler in einem Zug benutzt, eines derselben Farbe mehr, das die Fertigkeit markiert
board-effect-wheel = der Schild rückt auf dem Rad einen Schritt weiter und gibt nach Farbe – { $cases }; Gold: eines davon nach Wahl
board-effect-rotate = der Schild rückt auf dem Rad einen Schritt weiter
board-effect-place-shield = einen Manawürfel werfen: der Schild beginnt auf seiner Farbe
board-effect-keep-token = das Plättchen eines in diesem Zug besiegten Gegners behalten
board-effect-puppet-attack = ein behaltenes Plättchen für die Hälfte seiner Angriffe abgeben (aufgerundet, mit deren Elementen)
board-effect-puppet-block = ein behaltenes Plättchen für die Hälfte seiner Rüstung als Block abgeben (aufgerundet, mit dem Element gegen seinen Widerstand)
board-effect-ignore-ability = eine Fähigkeit oder einen Widerstand eines Gegners ohne Arkane Immunität ignorieren
board-effect-ignored = ignorieren: { $ability }
board-effect-remove-element = einem Angriff eines Gegners ohne Arkane Immunität ein Element nehmen: Feuer oder Eis wird physisch, Kaltes Feuer wird eines von beiden
board-effect-element-becomes = der Angriff wird { $element }
board-effect-duel = Block { $block } gegen einen angreifenden Gegner, Angriff { $attack } gegen ihn in der Angriffsphase und Ruhm { SIGNED($fame) }, wenn du ihn ohne Einheiten besiegst
board-effect-duel-blow = Angriff { $amount } gegen den Gegner des Duells
board-effect-fork = Fernkampfangriff { $amount } ({ $element }) gegen jeden von bis zu { $most } verschiedenen Gegnern
board-effect-shapeshift-move = deine nächste Basisaktionskarte gibt ihren Angriff oder Block als Bewegung
board-effect-shapeshift-attack = deine nächste Basisaktionskarte gibt ihre Bewegung oder ihren Block als Angriff
board-effect-shapeshift-block = deine nächste Basisaktionskarte gibt ihre Bewegung oder ihren Angriff als Block
board-effect-ignore-damage = Schaden eines Angriffs ignorieren, der deinem Helden zugewiesen wird: { $cases }
board-ignore-case = { $amount } ({ ANY($elements) })
board-effect-give-wound = eine Wunde von der Hand entfernen; sie geht auf die Hand des nächsten Helden
board-effect-ignore-reputation = dein Ansehen hat in diesem Zug keine Wirkung
board-effect-recruit-under-bond = unter den Banden der Loyalität anwerben
board-effect-join-under-bond = unter die Bande der Loyalität
board-effect-far-sight = in diesem Zug werden Garnisonen befestigter Orte bis zu { $spaces } Felder entfernt aufgedeckt
board-effect-polarize = ein Mana kann als sein Gegenteil benutzt werden (Rot und Blau, Grün und Weiß); am Tag Schwarz als jede Grundfarbe, in der Nacht Gold als Schwarz für starke Zauber
board-effect-lent-die = einen weiteren Würfel einer Grundfarbe benutzen und entscheiden, ob er geworfen wird; der Besitzer der Fertigkeit erhält einen Kristall dieser Farbe
board-effect-die-rolled = der Würfel wird am Ende des Zuges geworfen
board-effect-die-stays = der Würfel bleibt, wie er ist
board-effect-invoke = ein Mana ({ ANY($colours) }) erhalten und sofort ausgeben
board-effect-spend-now = das Mana sofort ausgeben
board-colours-from-spent = die Farbe des ausgegebenen Manas
board-colours-from-source = eine Grundfarbe in der Quelle
board-colours-from-marks = die Farbe auf der Fertigkeit
board-trigger-mana-spent = du Mana einer Grundfarbe ausgibst
board-effect-if-it-attacks = { $effect } (nur solange er angreift)
board-effect-not-behind-walls = { $effect } (in der Fernkampf- und Belagerungsphase kein befestigter Gegner)

board-ask-sideways = Welche Karte spielst du quer?
board-ask-contribution = Was wird erhöht?
board-ask-keep-token = Welches Plättchen behältst du?
board-ask-puppet = Welches Plättchen gibst du ab?
board-ask-duel = Mit welchem Gegner ist das Duell?
board-ask-fork = Welchen Gegner trifft der Blitz?
board-ask-closest-hero = Wer nimmt die Wunde?
board-ask-lent-die = Welchen Würfel benutzt du?
board-ask-reaction = Ein anderer Spieler kündigt einen Effekt an. Tust du vorher etwas?
board-ask-spend-mana = Wofür gibst du das Mana ({ $colour }) aus?

board-told-token-kept = { $player } behält das Plättchen: { $enemy }.
board-told-token-released = { $player } gibt das Plättchen ab: { $enemy }.

refusal-board-no-card-for-sideways = Du hast keine Karte, die du quer spielen könntest.
refusal-board-no-wound-for-sideways = Du hast keine Wunde auf der Hand, die du spielen könntest.
refusal-board-promise-too-late = Worauf du verzichten müsstest, hast du schon benutzt.
refusal-board-promised-not-to-recruit = Du hast versprochen, in diesem Zug keine Einheit anzuwerben.
refusal-board-promised-no-dice = Du hast versprochen, in diesem Zug keinen Würfel der Quelle zu benutzen.
refusal-board-nothing-to-raise = Für diesen Angriff oder Block wurde nichts gespielt, das sich erhöhen ließe.
refusal-board-no-token-to-keep = In diesem Zug wurde kein Gegner besiegt, dessen Plättchen du behalten könntest.
refusal-board-no-token-kept = Du hast kein Plättchen dafür behalten.
refusal-board-no-basic-action = Du hast keine Basisaktionskarte auf der Hand.
refusal-board-no-use-for-mana = Es gibt nichts, wofür dieses Mana sofort ausgegeben werden könnte.
refusal-board-mana-must-be-spent = Das Mana muss sofort ausgegeben werden, und dies braucht es nicht.
refusal-board-no-such-skill-now = Gegen den Schaden nützt diese Fertigkeit nichts.
refusal-board-motivated-already = Du hast schon eine Motivation benutzt; eine weitere muss bis zum Ende deines nächsten Zuges warten.
