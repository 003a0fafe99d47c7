# Was die Planung sagt: was zu kaufen ist und was zu einem Kauf fehlt.

board-ware-healing = Heilung einer Wunde
board-ware-elite = eine Elite-Einheit mehr in der Auslage
board-ware-unseen = die verdeckte oberste Karte des Stapels der fortgeschrittenen Aktionen
board-ware-artifact = ein Artefakt
board-lacks-influence = Es { $missing ->
    [one] fehlt { $missing } Punkt
   *[other] fehlen { $missing } Punkte
} Einfluss.

board-plan-hand = Mit allen Handkarten als Bewegung, ohne Mana ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}):
board-plan-way = { $space }: Bewegung { $cost } in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}
board-plan-way-provokes = { $space }: Bewegung { $cost }, und der letzte Schritt reizt plündernde Gegner
board-plan-way-assault = { $space }: Bewegung { $cost }, und der letzte Schritt ist ein Sturm
board-plan-way-assault-provokes = { $space }: Bewegung { $cost }, und der letzte Schritt ist ein Sturm, der plündernde Gegner reizt
board-plan-enemy = { $enemy }: Angriff { $missing } fehlt zu Rüstung { $armor }; es zählt: { $kinds }
board-plan-enemy-halved = { $enemy }: Angriff { $missing } fehlt zu Rüstung { $armor }; es zählt: { $kinds }; halbiert: { $halved }
board-plan-enemy-later = { $enemy }: Rüstung { $armor }; jetzt nicht anzugreifen
board-plan-attack = { "  " }Block { $missing } fehlt von { $needed }, sonst Schaden { $damage }
board-plan-ware = { $ware }: Einfluss { $price }
board-plan-ware-lacks = { $ware }: Einfluss { $price }. { $lacks }
