## Fertigkeiten: was sie mit ihren Markern, mit quer gespielten Karten und mit anderen Spielern tun.

board-skill-parts = { $parts }
board-skill-always = immer: { $effect }
board-skill-gained = wenn du sie erhältst: { $effect }
board-skill-before = vor deinem Zug, wenn sie im letzten nicht benutzt wurde: { $effect }
board-skill-back = um sie wieder aufzudecken: { $effect }
board-skill-returns = solange sie in der Tischmitte liegt, kann jeder Spieler sie in seinem Zug zurückgeben: { $effect }
board-skill-joins = der erste Spieler, der kämpft, solange sie in der Tischmitte liegt, gibt sie zurück: { $effect }
board-skill-home = wenn sie zu Beginn deines Zuges zurückkehrt: { $effect }
board-skill-rest = ein Zug, in dem du rastest, deckt sie wieder auf
board-skill-bond = sie hält eine Einheit wie ein Kommandomarker; die unter ihr angeworbene Einheit kostet { $discount } weniger, kann überall eingesetzt und nicht entlassen werden

board-do-turn-skill-up = Die Fertigkeit „{ $skill }“ aufdecken: { $text }
board-do-return-skill = Die Fertigkeit „{ $skill }“ zurückgeben: { $text }
board-told-skill-returned = Die Fertigkeit „{ $skill }“ geht verdeckt an { $player } zurück.
board-told-skill-up = { $player } deckt die Fertigkeit „{ $skill }“ wieder auf.
board-until-centre = solange die Fertigkeit in der Tischmitte liegt
