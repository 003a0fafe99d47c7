## Conquest: große Schlachten der Edition 2.0

minis-game-conquest = Conquest
minis-table-wide-plain = Weite Ebene
minis-table-broad-vale = Breites Tal
minis-table-war-road = Heerstraße
minis-table-long-marches = Lange Marken
minis-table-crown-plain = Kronenebene
minis-roll-objective = nächstes Missionsziel
minis-lasting-castle-actions = Aktionen für Burgabschnitte
refusal-minis-actions-for-castle = Die übrigen Aktionen sind für Burgabschnitte, nicht für { $figure }.
minis-lasting-shaken = erschüttert
ask-minis-objective-centerline = Lege dein Missionsziel { $inches }″ von der Mittellinie des Schlachtfelds entfernt ab, auf einer ihrer Seiten.
ask-minis-deploy-half = Stelle jetzt mindestens die Hälfte deiner Armee auf: { $points } von { $half } Punkten stehen. Der Rest folgt, wenn dein Gegner aufgestellt hat.
refusal-minis-deploy-half = Erst { $points } Punkte stehen; bevor dein Gegner aufstellt, müssen es mindestens { $half } sein.
refusal-minis-objective-centerline = Deine Würfel sagen { $inches }″ von der Mittellinie; dieser Platz ist { $distance } entfernt.
refusal-minis-field-size = Armeen mit { NUMBER($total, useGrouping: 0) } Punkten kämpfen auf einem Tisch von { $width }″ mal { $height }″.
refusal-minis-titan-one-action = { $figure } bekommt eine Aktion je Spielzug; vorher bewegen darf es sich nur, wenn kein Gegner es berührt, und es handelt dann sofort weiter.
refusal-army-total-least = Ein Gesamtpunktewert von { NUMBER($total, useGrouping: 0) } ist zu klein: Dieses Spiel beginnt bei { NUMBER($least, useGrouping: 0) } Punkten.
refusal-army-many-items = { $items } Ausrüstungsgegenstände sind zu viele: { NUMBER($total, useGrouping: 0) } Punkte erlauben { $most }.
refusal-army-many-relics = { $relics } Relikte sind zu viele: { NUMBER($total, useGrouping: 0) } Punkte erlauben { $most }.
minis-army-elves = Wälder und Türme
minis-army-dead = Marsch der Toten
minis-army-orcs = Sturm aus der Steppe
minis-army-empire = Dampf und Zauber
minis-army-rebels = Pulver auf Schwingen
minis-army-spawn = Brut der Dunkelmark
