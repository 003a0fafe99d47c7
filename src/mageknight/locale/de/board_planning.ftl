# Was die Planung sagt: was zu kaufen ist und was zu einem Kauf fehlt.

board-ware-healing = Heilung einer Wunde
board-ware-elite = eine Eliteeinheit mehr in der Auslage
board-ware-unseen = die verdeckte oberste Karte des Stapels der fortgeschrittenen Aktionen
board-ware-artifact = ein Artefakt
board-lacks-influence = Es { $missing ->
    [one] fehlt { $missing } Punkt
   *[other] fehlen { $missing } Punkte
} Einfluss.
