# Szenarien und Varianten des Brettspiels.

board-do-remove-tactic = Taktik { $number }, „{ $tactic }“, aus dem Spiel nehmen
board-ask-tactic-removal = Welche der von euch benutzten Taktiken verlässt das Spiel endgültig?
board-score-goal-leaders = Jeder Spieler führt eine Stadt an
refusal-board-tactic-not-used = Nur eine in dieser Runde von einem Spieler benutzte Taktik kann entfernt werden.
