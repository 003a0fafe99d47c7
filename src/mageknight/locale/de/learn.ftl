# Lektionen: was bei jedem Schritt gesagt wird, und die Antworten auf falsche Wege. Ein Gedanke nach dem anderen, und kein Wort,
# bevor es erklärt ist; tests/lessons/test_words.py passt auf.

# Das Brettspiel, 1

learn-board-purpose = Worum es geht
learn-board-purpose-about = Das Ziel, deine Handkarten und dein erster Zug.
learn-board-purpose-welcome = Willkommen! Du bist ein Mage Knight: ein wandernder Kriegszauberer in einem Land, das niemand kennt. Hier stehst du, an der Küste.
learn-board-purpose-goal = Das Land entsteht aus Landschaftsteilen, und die meisten liegen noch verdeckt. In dieser Partie sollst du die Stadt finden, die sich darunter verbirgt, bevor vier Runden vorbei sind. Alles, was du unterwegs tust, macht dich stärker.
learn-board-purpose-hero = Das ist dein Held, Goldyx. Hier steht, worin du gut wirst. Noch musst du nichts davon kennen.
learn-board-purpose-hand = Und diese fünf Karten hast du auf der Hand. Alles, was du tun kannst, kommt von ihnen: gehen, reden, kämpfen. Bist du am Zug, spielst du so viele, wie du willst.
learn-board-purpose-card = Gehen wir los. Marsch gibt 2 Bewegung, das sind die Punkte zum Gehen. Wähle die Karte und dann ihre obere Zeile.
learn-board-purpose-step = Du hast 2 Bewegung. Dieses Feld mit offenem Grasland kostet genau 2. Geh hin. Jedes Feld, das du bezahlen kannst, zeigt seinen Preis.
learn-board-purpose-end = Gut gemacht! Mehr ist nicht in Reichweite, also beende deinen Zug.
learn-board-purpose-discard = Bevor du nachziehst, fragt das Spiel, ob du erst eine Karte abwerfen willst. Behalt sie alle: Was du nicht gespielt hast, bleibt auf der Hand. Mach weiter.
learn-board-purpose-drawn = Du hast eine neue Karte von deinem Stapel gezogen, deine Hand ist wieder voll. Das ist ein Zug: Karten spielen, etwas tun, nachziehen. Insgesamt hast du 16 Karten; ist dein Stapel leer, geht die Runde bald zu Ende.

# Das Brettspiel, 2

learn-board-moving = Unterwegs
learn-board-moving-about = Was Land kostet, eine Karte mit Würfel, jede Karte quer.
learn-board-moving-price = Jedes Feld hat ein Gelände, und jedes Gelände seinen Preis in Bewegung: Grasland 2, Hügel 3, Wald bei Tageslicht 3. Über Wasser geht niemand. Wir wollen zu den Häusern im Norden.
learn-board-moving-stamina = Fang mit Ausdauer an: Ihre obere Zeile gibt 2 Bewegung.
learn-board-moving-first = Geh auf das Grasland im Nordwesten.
learn-board-moving-die = Diese Würfel sind die Quelle. Ein Würfel ist Mana seiner Farbe: der Brennstoff für die untere, stärkere Zeile einer Karte. Einer je Zug gehört dir, ganz umsonst.
learn-board-moving-march = Marsch ist eine grüne Karte, und da liegt ein grüner Würfel. Spiel die untere Zeile: 4 Bewegung statt 2. Der Würfel bezahlt von selbst.
learn-board-moving-far = 4 Bewegung sind zwei Schritte über Grasland. Geh erst den einen, dann den anderen.
learn-board-moving-sideways = Bis zu den Häusern fehlen 2 Bewegung, und du hast keine mehr. Aber jede Karte lässt sich quer spielen: Dann zählt sie 1, egal was draufsteht. Spiel zwei Karten quer als Bewegung.
learn-board-moving-village = Das reicht! Die Häuser sind ein Dorf. Hinein mit dir.
learn-board-moving-done = Vier Felder mit vier Karten. Merk dir die drei Arten, eine Karte zu spielen: die obere Zeile umsonst, die untere mit Mana, quer für 1.

# Das Brettspiel, 3

learn-board-village = Das Dorf
learn-board-village-about = Einfluss und deine ersten Gefährten.
learn-board-village-talk = Du stehst in einem Dorf. Die Leute hier helfen dir für Einfluss, das sind die Punkte zum Reden. Wie Bewegung kommt er von deinen Karten.
learn-board-village-offer = Hier siehst du, wer sich anwerben lässt: Einheiten, Gefährten, die mit dir kämpfen. Die Bauern wollen 4 Einfluss.
learn-board-village-interact = Sprich zuerst mit den Leuten. Das ist deine eine Aktion in diesem Zug; gehen kannst du danach nicht mehr.
learn-board-village-promise = Jetzt überzeuge sie. Versprechen gibt mit der oberen Zeile 2 Einfluss.
learn-board-village-sideways = Zwei fehlen noch, und keine andere Karte hier kann reden. Den Kniff kennst du: Spiel zwei Karten quer, diesmal als Einfluss.
learn-board-village-recruit = 4 Einfluss, und die Bauern wollen 4. Wirb sie an.
learn-board-village-done = Sie gehören zu dir. Eine Einheit hilft einmal je Runde: Bauern geben 2 Punkte, zum Gehen, zum Reden oder zum Zuschlagen. Noch kannst du eine Einheit führen, später mehr.

# Das Brettspiel, 4

learn-board-fight = Ein Kampf
learn-board-fight-about = Der Gegner schlägt zuerst zu: blocken, dann zurückschlagen.
learn-board-fight-orcs = Schleicher versperren den Weg. Die Zahlen eines Gegners: Er trifft mit Angriff 4, und seine Rüstung 3 musst du erreichen, um ihn zu besiegen.
learn-board-fight-order = Ein Kampf läuft immer gleich: Du darfst schießen, dann schlägt der Gegner zu, dann schlägst du zurück. Einen Hieb hältst du mit Block auf, mindestens so viel wie sein Angriff. Du brauchst also Block 4 und danach Angriff 3.
learn-board-fight-challenge = Solche Gegner im freien Feld darfst du vom Feld daneben herausfordern. Wähle sie und beginn den Kampf.
learn-board-fight-ranged = Zuerst könntest du schießen, wenn du eine Karte mit Fernkampfangriff hättest. Du hast keine. Weiter zur nächsten Phase.
learn-board-fight-block = Jetzt kommt ihr Angriff 4. Dafür ist Entschlossenheit da: Mit blauem Mana gibt die untere Zeile Block 5, und ein blauer Würfel liegt bereit.
learn-board-fight-blocked = Block 5 gegen Angriff 4: Das reicht. Setz ihn gegen die Schleicher ein.
learn-board-fight-phase = Aufgehalten, kein Kratzer! Weiter: Jetzt schlägst du zu.
learn-board-fight-rage = Wut gibt mit der oberen Zeile Angriff 2. Der Würfel ist verbraucht, für die untere fehlt diesmal der Brennstoff.
learn-board-fight-more = Angriff 2 gegen Rüstung 3: Einer fehlt. Spiel irgendeine Karte quer als Angriff.
learn-board-fight-aim = Angriff 3 gegen Rüstung 3. Ziel auf die Schleicher.
learn-board-fight-strike = Und zuschlagen!
learn-board-fight-won = Besiegt! Die 2 auf ihrem Plättchen ist dein Lohn: Ruhm, die Punkte, mit denen man gewinnt. Je mehr Ruhm, desto stärker wirst du.

# Das Brettspiel, 5

learn-board-wounds = Wunden
learn-board-wounds-about = Was ein Hieb anrichtet und wie du wieder gesund wirst.
learn-board-wounds-blow = Manchmal ist es klüger, einen Hieb einzustecken, als die ganze Hand für Block auszugeben. Die Schleicher wollen dich mit Angriff 4 treffen. Lass sie.
learn-board-wounds-let = Ein Hieb, den du nicht blockst, wird zu Schaden. Deine Rüstung ist 2, also bringt dir Schaden 4 zwei Wunden. Block nicht, sondern geh weiter zum Schaden.
learn-board-wounds-wounds = Da sind sie: zwei Wunden auf deiner Hand. Man kann sie nicht spielen, und sie nehmen besseren Karten den Platz. Mehr tun sie nicht, aber das ist schlimm genug.
learn-board-wounds-rage = Jetzt zahl es ihnen heim. Wut gibt mit rotem Mana Angriff 4; ein roter Würfel liegt bereit.
learn-board-wounds-strike = Ziel auf die Schleicher, schlag zu und beende den Kampf.
learn-board-wounds-heal = Nach einem Kampf kannst du heilen. Gelassenheit gibt 1 Heilung: Spiel die obere Zeile und wähle Heilung.
learn-board-wounds-cure = Eine Heilung, eine Wunde. Wähle die Wunde auf deiner Hand, um sie zu heilen.
learn-board-wounds-rest = Eine ist weg. Und die andere? Dörfer verkaufen Heilung, und wer einen Zug lang Rast macht, wirft Wunden zusammen mit einer anderen Karte ab.

# Das Brettspiel, 6

learn-board-level = Eine neue Stufe
learn-board-level-about = Wozu Ruhm gut ist: eine Fertigkeit und eine bessere Karte.
learn-board-level-fame = Du hast 1 Ruhm. Mit 3 erreichst du eine neue Stufe. Diese Schleicher sind 2 wert.
learn-board-level-win = Ihren Hieb hast du hinter dir, also mach Schluss: Wut mit dem roten Würfel gibt Angriff 4. Dann zielen, zuschlagen und den Kampf beenden.
learn-board-level-end = 3 Ruhm: eine neue Stufe! Was sie bringt, bekommst du am Ende des Zuges. Beende ihn.
learn-board-level-skill = Wähle eine Fertigkeit: etwas, das nur dein Held kann, immer wieder. Falsch ist keine; lies beide und nimm, was dir gefällt.
learn-board-level-action = Und wähle eine neue Karte. Sie kommt oben auf deinen Stapel, du ziehst sie also gleich.
learn-board-level-later = So wächst du. Jede zweite Stufe bringt eine Fertigkeit und so eine Karte; die Stufen dazwischen bringen bessere Rüstung oder mehr Handkarten und Platz für eine weitere Einheit.

# Das Brettspiel, 7

learn-board-keep = Eine Burg bei Nacht
learn-board-keep-about = Dunkelheit, Mauern und alles, was du gelernt hast.
learn-board-keep-night = Es ist Nacht. Die Runden wechseln sich ab: Tag, Nacht, Tag, Nacht. Bei Nacht kostet Wald 5 Bewegung, und goldene Würfel sind tot, aber schwarze erwachen.
learn-board-keep-keep = Das ist eine Burg. Ihre Besatzung liegt verdeckt, bis du bei Tag in die Nähe kommst. Sie zu stürmen kostet Ansehen, das ist, was die Leute von dir halten; aber eine eigene Burg ist ein Zuhause.
learn-board-keep-move = Hügel kosten 3 Bewegung. Eine Karte gibt mit der oberen Zeile 2, eine andere quer macht 3 daraus. Am besten Marsch und Ausdauer; den Rest brauchst du im Kampf.
learn-board-keep-storm = Jetzt in die Burg. Das ist deine Aktion: Der Kampf beginnt sofort.
learn-board-keep-walls = Wachen! Wer hinter Mauern steht, ist befestigt: Pfeile richten nichts aus, nur Belagerungsangriff kommt hinüber. Diese hier sind durch ihre Schilde noch einmal befestigt, und nicht einmal der erreicht sie. Weiter.
learn-board-keep-block = Ihr Angriff ist 3. Du besitzt einen blauen Kristall: Mana, das du behältst, solange du willst. Gib ihn für die untere Zeile von Entschlossenheit aus: Block 5.
learn-board-keep-blocked = Block die Wachen, dann weiter.
learn-board-keep-sum = Rüstung 7. Rechne mit: Wut mit dem roten Würfel 4, die Bauern 2, Versprechen quer 1. Das macht 7. Setz alle drei ein, in beliebiger Reihenfolge.
learn-board-keep-strike = Ziel auf die Wachen und schlag zu!
learn-board-keep-yours = Die Burg gehört dir, und dein Schild hängt am Tor. Beendest du deinen Zug auf ihr oder daneben, hast du für jede deiner Burgen eine Handkarte mehr.

# Das Brettspiel, 8

learn-board-rounds = Runden und das Ende
learn-board-rounds-about = Der Phantomspieler, eine neue Runde und wie man gewinnt.
learn-board-rounds-empty = Dein Stapel ist leer, und auf der Hand hast du noch zwei Karten. Die Runde geht zu Ende.
learn-board-rounds-dummy = Spielst du allein, sitzt ein Phantomspieler neben dir. Er betritt nie die Karte; in jedem Zug deckt er nur Karten seines eigenen Stapels auf. Er ist die Uhr: Ist sein Stapel leer, endet die Runde auch für dich.
learn-board-rounds-last = Etwas geht noch. Spiel Marsch mit der oberen Zeile.
learn-board-rounds-walk = Und geh einen Schritt nach Osten.
learn-board-rounds-end = Beende deinen Zug. Nachziehen kannst du nicht, und das ist in Ordnung.
learn-board-rounds-announce = Mit leerem Stapel darfst du das Ende der Runde ansagen, statt einen Zug zu machen. Tu es.
learn-board-rounds-tactic = Eine neue Runde, und es ist Nacht. Alle deine Karten sind wieder im Stapel, und du wählst eine Taktik: Ihre Zahl sagt, wer zuerst dran ist, ihr Text hilft dir in dieser Runde. Nimm irgendeine.
learn-board-rounds-score = So geht es weiter, bis du die Stadt findest oder vier Runden um sind. Dann wird der Ruhm gezählt, mit etwas extra für alles, was du geschafft hast. Jetzt kennst du das Spiel. Geh und finde diese Stadt!

# Das Brettspiel, 9

learn-board-spells = Zauber
learn-board-spells-about = Die stärksten Karten, was sie kosten und warum Magier die Nacht lieben.
learn-board-spells-spell = Zwei deiner Karten sind Zauber. Ein Zauber ist stärker als jede andere Karte, aber nichts daran ist umsonst: Selbst die obere Zeile will Mana ihrer Farbe. Du lernst Zauber von Magiern in ihren Türmen und findest sie bei Abenteuern.
learn-board-spells-heal = Du trägst zwei Wunden. Wiederherstellung ist ein grüner Zauber, und du besitzt einen grünen Kristall. Spiel die obere Zeile: Heilung 3.
learn-board-spells-cure = Drei Punkte für zwei Wunden: Heil erst die eine, dann die andere.
learn-board-spells-keep = Und nun zur Burg. Hügel kosten 3 Bewegung: Spiel Marsch oder Ausdauer mit der oberen Zeile und die andere quer.
learn-board-spells-storm = In die Burg! Dass Mauern Pfeile aufhalten, hast du schon gesehen. Heute hast du etwas Besseres.
learn-board-spells-fire = Schwertkämpfer, und ihr Angriff ist 6. Die obere Zeile von Feuerball schießt, und die Mauern würden es aufhalten. Die untere ist Belagerungsangriff 8, und wie die untere Zeile jedes Zaubers will sie zweierlei Mana: ihre eigene Farbe, aus deinem roten Kristall, und Schwarz. Schwarze Würfel leben nur bei Nacht, und in der Quelle liegt einer. Spiel die untere Zeile!
learn-board-spells-strike = 8 gegen Rüstung 5, und noch hat keiner sein Schwert gezogen. Ziel auf die Schwertkämpfer, schlag zu und beende den Kampf.
learn-board-spells-yours = Besiegt, bevor sie zuschlagen konnten. Die Wunde auf deiner Hand ist der Preis, den dieser Zauber selbst für seine untere Zeile verlangt. Merk dir: Bei Tag wirken nur die oberen Zeilen der Zauber, bei Nacht beide. Und in Verliesen und Gräbern ist immer Nacht.

# Das Brettspiel, 10

learn-board-duel = Ein Kampf zwischen Spielern
learn-board-duel-about = Wenn zwei Helden dasselbe Feld wollen.
learn-board-duel-who = Tovak ist der Held eines Mitspielers und steht dir im Weg. Über das Feld eines anderen Helden darfst du gehen; wer aber dort bleibt, greift an. Er ist eine Stufe über dir, da gibt es Ruhm zu holen.
learn-board-duel-march = Das Grasland, auf dem er steht, kostet 2 Bewegung. Spiel Marsch mit der oberen Zeile.
learn-board-duel-onto = Geh auf sein Feld.
learn-board-duel-attack = In Frieden kannst du hier nicht bleiben. Greif Tovak an; das ist deine Aktion. Er wird gefragt, wie viel er hineinlegt: alles, dann gibt er seinen nächsten Zug auf, oder nur das Nötigste.
learn-board-duel-arrows = Er behält seinen nächsten Zug. Wie immer kommen erst die Pfeile, und wer angegriffen wird, beginnt: Tovak hat keine und passt. Deine Schnelligkeit könnte mit dem weißen Würfel schießen. Aber nur ein Würfel je Zug gehört dir, und Wut wird ihn brauchen. Weiter.
learn-board-duel-rage = Jetzt die Hiebe, und der erste ist deiner. Spiel Wut mit dem roten Würfel: Angriff 4.
learn-board-duel-more = Etwas davon wird er blocken. Spiel noch eine Karte quer als Angriff.
learn-board-duel-strike = Angriff 5. Schlag zu!
learn-board-duel-price = Er hat 2 von 5 geblockt, also kommt Schaden 3 durch, und du sagst, was daraus wird. Eine Wunde für Tovak kostet seine Rüstung, 2. Ein Rückzug kostet, was das Land kostet, in das du ihn treibst, und er gewinnt den Kampf. Wald kostet 3, genau was du hast: Treib ihn dorthin.
learn-board-duel-won = Er ist fort, und das Feld gehört dir. 3 Ruhm, weil er eine Stufe über dir war; Schwächere zu besiegen bringt keinen. Wird niemand vertrieben, geht der Angreifer dorthin zurück, woher er kam. Und wer lieber in Frieden spielt, kann das beim Einrichten der Partie vereinbaren.

# Das Brettspiel, 11

learn-board-together = Gemeinsam gegen eine Stadt
learn-board-together-about = Die Verteidiger aufteilen und nacheinander kämpfen.
learn-board-together-city = Da ist eine Stadt, und drei Verteidiger halten sie: zu viele für dich. Aber heute spielt ihr nicht gegeneinander. Tovak ist dein Freund, und auch er steht vor den Toren.
learn-board-together-propose = In Partien, die alle gemeinsam gewinnen oder verlieren, dürfen Helden Seite an Seite gegen eine Stadt ziehen: Das ist ein gemeinsamer Angriff. Er ist deine Aktion, und Tovak gibt dafür seinen nächsten Zug auf. Schlag ihn vor.
learn-board-together-share = Wie viele Verteidiger nimmst du? Welche, sieht vorher niemand. Tovak hat drei Katapulte mitgebracht: Nimm 1 und lass ihm die anderen beiden.
learn-board-together-march = Er ist dabei! Du gehst zuerst, und es gibt nur noch einen Weg: in die Stadt. Spiel Marsch mit der oberen Zeile.
learn-board-together-into = Geh hinein. Der Kampf beginnt.
learn-board-together-walls = Du hast Schwertkämpfer gezogen. Wer eine Stadt verteidigt, ist befestigt, und in dieser haben alle 1 Rüstung mehr. Über Mauern reicht nichts von dem, was du hast: weiter.
learn-board-together-block = Angriff 6. Entschlossenheit mit dem blauen Würfel gibt Block 5, und Versprechen quer macht 6 daraus. Spiel beide, block die Schwertkämpfer, dann weiter.
learn-board-together-sum = Rüstung 6. Wut mit deinem roten Kristall 4, die Bauern 2. Setz beide ein.
learn-board-together-strike = Ziel auf die Schwertkämpfer, schlag zu und beende den Kampf. Dann stürmt Tovak das andere Tor.
learn-board-together-fallen = Seine Katapulte haben die Mauer gebrochen, und die Stadt ist gefallen! Eure Schilde hängen daran, einer für jeden besiegten Verteidiger. Wäre einer von euch gescheitert, stündet ihr beide wieder vor den Toren; nimm also nie mehr, als du besiegen kannst.

# Die Miniaturen, 1

learn-minis-dial = Figuren und Kampfscheiben
learn-minis-dial-about = Worum es geht und was ein Hieb anrichtet.
learn-minis-dial-welcome = Das ist eine Schlacht auf einem Tisch. Du führst die Figuren unten, die Zombies oben sind gegen dich. Felder gibt es nicht: Figuren gehen und schießen nach Zoll, als hättest du ein Maßband in der Hand.
learn-minis-dial-base = Jede Figur steht auf einer runden Basis. Das Bild ist nur ein Bild; für jede Regel zählt die Basis.
learn-minis-dial-dial = In der Basis steckt eine Kampfscheibe mit Zahlen: wie schnell die Figur ist, wie gut sie trifft, wie schwer sie zu treffen ist, wie viel sie anrichtet. Wähle deinen Gardisten, und du siehst neben dem Tisch, was seine Kampfscheibe gerade zeigt.
learn-minis-dial-strike = Wird eine Figur verletzt, dreht sich ihre Scheibe um einen Klick oder mehr, und meist werden die Zahlen schlechter. Probier es: Wähle deinen Gardisten neben dem Zombie, gib ihm die Aktion mit dem Schwert, wähle den Zombie und bestätige den Angriff.
learn-minis-dial-hurt = Getroffen! Die Scheibe des Zombies hat sich drei Klicks gedreht. Wer über seine letzte Zahl hinausdreht, ist aus der Schlacht.
learn-minis-dial-points = Jede Figur ist Punkte wert. Wer besiegt wird, gibt seine Punkte der anderen Seite, und wer am Ende mehr Punkte hat, gewinnt. Das ist das ganze Spiel.

# Die Miniaturen, 2

learn-minis-moving = Bewegung
learn-minis-moving-about = Wie weit, wohin schauen und wie man sich berührt.
learn-minis-moving-turn = Ihr seid abwechselnd dran. In deinem Spielzug hat deine Armee ein paar Aktionen, hier zwei; jede bekommt eine andere Figur.
learn-minis-moving-go = Deine Gardisten haben den Bewegungswert 8: Sie gehen bis zu acht Zoll weit, in jede Richtung. Wähle den linken, dann „Bewegen“, und stell ihn irgendwo in das markierte Gebiet. „Hierher bewegen“ bestätigt die Stelle.
learn-minis-moving-facing = Wo eine Figur anhält, bestimmst du ihre Ausrichtung. Die offene Seite des Rings ist ihr Blickwinkel: Nur dort kann sie etwas treffen.
learn-minis-moving-contact = Jetzt der andere. Führ ihn an den Zombie heran, bis sich beide berühren: Das ist Basenkontakt. Und lass ihn den Zombie ansehen.
learn-minis-moving-rear = Genau so. Die andere Seite des Rings heißt Toter Winkel. Wer von dort getroffen werden soll, ist leichter zu treffen; dreh einem Feind also nie den Rücken zu.

# Die Miniaturen, 3

learn-minis-close = Nahkampf
learn-minis-close-about = Zwei Zahlen, zwei Würfel.
learn-minis-close-touching = Figuren in Basenkontakt können kämpfen: Das ist Nahkampf. Deine sieht den Zombie an, also darf sie zuschlagen.
learn-minis-close-sum = So wird gerechnet: Dein Angriffswert ist 8, dazu kommen zwei Würfel. Die Verteidigung des Zombies ist 12. Erreichst du sie, triffst du: Du brauchst eine 4 oder mehr.
learn-minis-close-fight = Wähle den Gardisten, dann Nahkampf, dann den Zombie. Du siehst, wie wahrscheinlich ein Treffer ist; bestätige den Angriff, und die Würfel fallen.
learn-minis-close-hit = Eine 7: 8 und 7 sind 15, das trifft. Dein Schaden ist 3, also hat sich die Scheibe des Zombies drei Klicks gedreht, und er trifft jetzt schlechter als vorher.
learn-minis-close-end = Dein anderer Gardist ist zu weit weg, um zu helfen. Beende deinen Spielzug und sieh, was der Zombie tut.
learn-minis-close-missed = Er hat eine 3 gewürfelt und verfehlt. Merk dir zweierlei: Zwei Sechsen treffen immer und richten eins mehr an, zwei Einsen verfehlen immer und verletzen den, der sie würfelt.

# Die Miniaturen, 4

learn-minis-ranged = Schießen
learn-minis-ranged-about = Armbrüste, Korn und Mauern.
learn-minis-ranged-bow = Armbrustschützen müssen niemanden berühren. Ihre Reichweite ist 8 Zoll, und Treffen aus der Ferne heißt Fernkampf. Würfel und Rechnung sind dieselben wie bisher.
learn-minis-ranged-shoot = Wähle den linken Armbrustschützen, dann Fernkampf, dann den Zombie vor ihm, und bestätige den Angriff.
learn-minis-ranged-field = Der andere Zombie steht in einem Kornfeld. Das ist behinderndes Gelände: Wer darin oder dahinter steht, hat 1 mehr Verteidigung.
learn-minis-ranged-through = Schieß trotzdem auf ihn, mit dem rechten Armbrustschützen.
learn-minis-ranged-walls = Getroffen, trotz des Korns. Häuser und hohe Mauern sind blockierendes Gelände: Da fliegt nichts hindurch. Und niemand schießt auf einen Feind, der einen von euch berührt, oder solange er selbst einen Feind berührt.

# Die Miniaturen, 5

learn-minis-pushing = Überanstrengen
learn-minis-pushing-about = Marken und was Eile kostet.
learn-minis-pushing-token = Dein Gardist trägt eine Marke: Er hatte schon in deinem letzten Spielzug eine Aktion.
learn-minis-pushing-push = Er darf noch einmal handeln, aber zweimal hintereinander ist hart: Du lässt ihn sich überanstrengen, und dafür dreht sich seine Scheibe um einen Klick. Tu es: Beweg ihn, wohin du willst.
learn-minis-pushing-tired = Siehst du: ein Klick weniger und eine zweite Marke. Wer zwei Marken trägt, muss einen ganzen Spielzug lang ruhen.
learn-minis-pushing-end = Beende deinen Spielzug. Die Zombies warten.
learn-minis-pushing-other = Du bist wieder dran. Der Müde kann nicht handeln, also beweg den anderen Gardisten.
learn-minis-pushing-rested = Wer einen Spielzug lang nichts tut, verliert seine Marken und ist wieder frisch. Gute Spieler wechseln ihre Figuren ab und treiben sie nur an, wenn es etwas bringt.

# Die Miniaturen, 6

learn-minis-formations = Formationen
learn-minis-formations-about = Drei Figuren mit einer Aktion.
learn-minis-formations-why = Aktionen sind knapp. Drei bis fünf Figuren einer Fraktion, also eines Volkes, die einander berühren, können als Formation handeln: gemeinsam, mit einer einzigen Aktion.
learn-minis-formations-march = Wähle einen Gardisten, dann „Formation“, und nimm beide anderen dazu.
learn-minis-formations-walk = Jetzt führ sie, einen nach dem anderen. Am Ende müssen sie sich wieder berühren. Stell den ersten hin; die anderen folgen ihm.
learn-minis-formations-kept = Drei Figuren sind gegangen, und es hat eine Aktion gekostet. Formationen können auch gemeinsam kämpfen und schießen: Jeder, der mitmacht, macht den Treffer wahrscheinlicher.

# Die Miniaturen, 7

learn-minis-capture = Gefangene und Spezialfähigkeiten
learn-minis-capture-about = Einen Feind lebend fangen und die farbigen Zeichen lesen.
learn-minis-capture-alive = Statt einen Feind zu verletzen, kannst du ihn gefangen nehmen. Das ist schwerer, er zählt 2 mehr Verteidigung, aber ein Treffer genügt.
learn-minis-capture-take = Versuch es: Wähle den Gardisten, dann den Versuch, gefangen zu nehmen, dann den Zombie.
learn-minis-capture-marks = Du hast ihn! Bring einen Gefangenen an deinen eigenen Rand, und seine Punkte gehören dir. Sieh dir nun deinen Halbmagus an: Die farbigen Zeichen auf seiner Kampfscheibe sind Spezialfähigkeiten. Zeig auf eines, um es zu lesen.
learn-minis-capture-blast = Er beherrscht Magischen Stoß: Er schießt auf jeden, den er sieht, und ein Würfel sagt, wie viel es anrichtet. Wähle ihn, dann Magischen Stoß, dann den Zombie vor ihm.
learn-minis-capture-done = Mehr brauchst du nicht für eine erste Schlacht. Die farbigen Zeichen sind bei jeder Figur und jedem Klick andere; du lernst sie, wenn du ihnen begegnest. Viel Spaß!

learn-minis-objectives = Edition 2.0: Missionsziele und Phasen
learn-minis-objectives-about = Die neuere Edition, in der Boden mehr zählt als Blut.
learn-minis-objectives-newer = Das ist eine Schlacht der Edition 2.0. Fast alles, was du gelernt hast, gilt auch hier: Figuren, Kampfscheiben, zwei Würfel gegen eine Zahl. Neu ist, worum gekämpft wird.
learn-minis-objectives-tokens = Die drei runden Scheiben auf dem Tisch sind Missionsziele. Wer am Ende der Schlacht die meisten kontrolliert, hat gewonnen. Eines hinten in der Ecke gehört schon dem Zombie, zwei gehören noch niemandem.
learn-minis-objectives-nearest = Ein Missionsziel kontrollierst du, wenn am Ende deines Spielzugs eine deiner Figuren seine Scheibe berührt und kein Gegner. Wähle den Armbrustschützen, dann „Bewegen“, und stell ihn so hin, dass seine Basis die Scheibe vor ihm berührt.
learn-minis-objectives-far = Das zweite Missionsziel ist zu weit für den Pikenier mit Bewegungswert 7. Aber Figuren mit einem Stiefel neben dem Bewegungswert können sprinten: Sie laufen doppelt so weit. Wähle den Pikenier, dann Sprinten, und lass ihn die andere Scheibe berühren.
learn-minis-objectives-price = Umsonst ist das nicht: Die Kampfscheibe des Pikeniers hat sich um einen Klick gedreht. Wer einen Gegner neben sich hat, kann gar nicht sprinten.
learn-minis-objectives-phases = Ein Spielzug hat in dieser Edition drei Phasen. In der Befehlsphase wirken manche Fähigkeiten, in der Aktionsphase gibst du deine Aktionen, so wie eben, und in der Endphase wird nach den Missionszielen gesehen und Marken werden abgelegt. Mit deiner letzten Aktion ist nichts Besseres anzufangen: Beende deinen Spielzug.
learn-minis-objectives-won = Zwei von drei gehören dir, und sie bleiben es auch, wenn deine Figuren weitergehen, bis ein Gegner kommt und sie nimmt. Armeen, größere Schlachten und alle ihre Fähigkeiten warten unter „Neues Spiel“: Wähle Edition 2.0.

# Die Miniaturen, 9

learn-minis-spells = Edition 2.0: Zaubersprüche
learn-minis-spells-about = Ein Buch, ein Zauberspruch und welcher danach kommt.
learn-minis-spells-book = Dein Zauberlehrling trägt ein Spruchbuch. Darin liegen Zaubersprüche, Karten, die können, was keine Kampfscheibe kann. Einer davon ist aufgeschlagen, und nur der lässt sich sprechen.
learn-minis-spells-cast = Aufgeschlagen ist Glutpfeil, ein Schuss aus Feuer. Sprechen ist eine Aktion wie jede andere: Wähle den Zauberlehrling, dann das Sprechen, dann den Zombie vor ihm.
learn-minis-spells-next = Getroffen! Nun sag, welcher als Nächstes aufgeschlagen liegt: Das ist der markierte Zauberspruch. Wähle Scharfe Schneide.
learn-minis-spells-end = Was in deinem Buch steht, weiß niemand sonst, bis du es sprichst. Beende deinen Spielzug. Du wirst gefragt, ob du noch einmal blättern willst; lass es, wie es ist.
learn-minis-spells-kinds = In deinem nächsten Spielzug kann der Lehrling die Pike deines Pikeniers schärfen: Scharfe Schneide bleibt bei der Figur, auf die sie gesprochen wird. Manche Zaubersprüche sind Schüsse, manche bleiben bei einer Figur, manche liegen auf dem Boden, und manche heben die der anderen auf. Welche in einem Buch stehen, entscheidest du, wenn du deine Armee aufstellst.

# Die Miniaturen, 10

learn-minis-cavalry = Edition 2.0: Kavallerie
learn-minis-cavalry-about = In den Sattel, ein Sturmangriff und zwei Kampfscheiben.
learn-minis-cavalry-horse = Das Schlachtross auf der langen Basis ist ein Reittier. Der Vorreiter daneben ist ein Reiter und passt in seinen Sattel. Allein sind sie zwei Figuren wie alle anderen. Zusammen sind sie die schnellsten auf dem Tisch.
learn-minis-cavalry-mount = Wähle den Vorreiter und lass ihn aufsitzen. Das kostet eine Aktion und bringt eine Marke; aber dann sind sie Kavallerie und dürfen gleich noch einmal handeln.
learn-minis-cavalry-charge = Der Zombie ist weit weg, aber nicht für dich. Mit dem Berittenen Sturmangriff reitet Kavallerie so weit, wie ihr Bewegungswert reicht, und schlägt zu, alles mit einer Aktion. Wähle den Vorreiter, dann den Berittenen Sturmangriff, und führ das Ross an den Zombie heran, bis sie sich berühren.
learn-minis-cavalry-lance = Jetzt schlag zu: Wähle Nahkampf, dann den Zombie. Dieses Ross hat Aufspießen: Der Hieb seines Reiters richtet 2 Schaden mehr an.
learn-minis-cavalry-end = Überrannt! Und sieh: zwei Marken, und kein Klick ist verloren. Kavallerie darf sich überanstrengen, ohne sich zu verletzen; nur ruhen muss sie danach. Beende deinen Spielzug.
learn-minis-cavalry-dials = Der Armbrustschütze hat auf das Ross geschossen. Kavallerie hat zwei Kampfscheiben, und wer sie angreift, sagt, welche gemeint ist. Fällt das Reittier, geht sein Reiter zu Fuß weiter; fällt der Reiter, kämpfen manche Reittiere allein, und manche laufen davon. Andere trampeln, fliegen oder werfen Gegner aus dem Sattel: Das sagen dir ihre Zeichen.

# Die Miniaturen, 11

learn-minis-castles = Edition 2.0: Burgen
learn-minis-castles-about = Eine Mauer mit Kampfscheibe, eine Leiter und wie Mauern fallen.
learn-minis-castles-wall = Diese Mauer gehört zu einer Burg. Sie ist Boden, auf dem man steht: Wer oben ist, wird beim Schießen schwer getroffen. Und sie ist auch eine feindliche Figur mit eigener Kampfscheibe, die Punkte wert ist.
learn-minis-castles-ladder = Eine Leiter führt hinauf. Wer an ihrem Fuß steht, kann gegen den kämpfen, der oben an ihr steht, als wären sie in Basenkontakt; der obere hat 1 mehr Verteidigung. Wähle den Pikenier, dann Nahkampf, dann den Zombie da oben.
learn-minis-castles-stone = Getroffen! Nun zur Mauer selbst. Die meisten Waffen kratzen nur am Stein. Es braucht 4 Schaden oder mehr auf einen Hieb, oder eine Fähigkeit, die dafür gemacht ist: Deine beiden Schmiedewachen haben Wuchtschlag.
learn-minis-castles-ram = Wähle eine Schmiedewache, dann Nahkampf, dann die Mauer. Du wirst gefragt, wer hilft: Nimm die andere dazu, und ein Treffer ist wahrscheinlicher.
learn-minis-castles-breach = Drei Klicks, und die Mauer ist sturmreif: Die Hälfte ihrer Punkte gehört dir schon, und hätte sie Tore, stünden sie für immer offen. Jetzt soll die andere Schmiedewache auf die Mauer schlagen.
learn-minis-castles-fallen = Die Mauer ist Schutt. Wer auf ihr stand, stürzt, und ein Würfel sagt, wie viel das anrichtet: mehr, als dieser Zombie ertrug. Türme, Torhäuser und ganze Bergfriede nimmt man ebenso, oder durch ihre Türen und die Treppen hinauf.

# Der Begleiter der ersten Partie

learn-guide-board-hero = Nimm, wen du willst; alle Helden spielen nach denselben Regeln. Goldyx und Tovak sind gut für die erste Partie.
learn-guide-board-tactic = Die Partie hat vier Runden, und jede beginnt mit einer Taktik. Ihre Zahl sagt, wer in dieser Runde zuerst dran ist, ihr Text hilft dir. Du kannst jede nehmen.
learn-guide-board-goal = Dein Ziel: Finde die Stadt. Sie liegt auf einem der Landschaftsteile, die noch niemand aufgedeckt hat. Du hast vier Runden, zwei Tage und zwei Nächte, und alles, was du besiegst oder findest, bringt Ruhm, die Punkte dieses Spiels.
learn-guide-board-cards = Sieh dir deine Hand an. In deinem Zug spielst du so viele Karten, wie du willst: die obere Zeile umsonst, die untere mit Mana ihrer Farbe, das dir ein Würfel der Quelle je Zug gibt, oder quer für 1. Bewegung ist zum Gehen da; jedes Feld zeigt seinen Preis. Schau erst, was erreichbar ist, dann spiel dafür.
learn-guide-board-explore = Du stehst am Rand des bekannten Landes. Für 2 Bewegung kannst du neben dir ein neues Landschaftsteil aufdecken.
learn-guide-board-village = Hier leben Leute. Sprich mit ihnen, und deine Karten können Einfluss geben: Damit bekommst du Einheiten, Gefährten, die für dich kämpfen, und Heilung. Das ist deine eine Aktion in diesem Zug.
learn-guide-board-locals = Jetzt geben deine Karten Einfluss: Spiel sie oder dreh sie quer, bis er für einen der Preise oben reicht. Dann wähle, was du haben willst.
learn-guide-board-plunder = Vor deinem Zug könntest du dieses Dorf plündern: zwei Karten mehr, aber du verlierst Ansehen, und wer schlecht von dir denkt, verlangt höhere Preise. Im Zweifel mach weiter.
learn-guide-board-challenge = Ein Gegner ist in Reichweite. Sieh ihn dir erst an: Seinen Angriff musst du blocken, seine Rüstung muss dein eigener Angriff erreichen. Kann deine Hand beides, fordere ihn heraus: Dann beginnt der Kampf.
learn-guide-board-ranged = Ein Kampf beginnt mit Pfeilen: Fernkampfangriff und Belagerungsangriff. Erreichen sie die Rüstung eines Gegners, ist er besiegt, bevor er zuschlagen kann; über Mauern kommt nur Belagerungsangriff. Hast du nichts davon, geh weiter.
learn-guide-board-block = Jetzt schlägt der Gegner zu. Block muss mindestens so hoch sein wie sein Angriff; weniger nützt nichts. Was du nicht blockst, wird zu Wunden, Karten, die dir die Hand verstopfen: eine für jedes Mal, das deine Rüstung in seinen Angriff passt, aufgerundet.
learn-guide-board-attack = Jetzt schlägst du zu: Sammle Angriff, bis er die Rüstung des Gegners erreicht, dann ziel und schlag zu. Zu wenig bewirkt gar nichts.
learn-guide-board-pay = Du kannst auf verschiedene Weise bezahlen. Ein Würfel ist umsonst und kommt wieder; ein Kristall ist Mana, das du für später behältst. Heb ihn auf.
learn-guide-board-wound = Auf deiner Hand ist eine Wunde. Man kann sie nicht spielen, und sie nimmt einer besseren Karte den Platz. Heilung nimmt sie weg: Manche Karten geben sie, Leute, mit denen du sprichst, verkaufen sie. Ist die Hand voll Wunden, mach Rast: ein ganzer Zug, um sie loszuwerden.
learn-guide-board-discard = Was du auf der Hand behältst, hast du im nächsten Zug. Wirf nur ab, was du so bald nicht wiedersehen willst.
learn-guide-board-skill = Eine neue Stufe! Du hast genug Ruhm gesammelt. Wähle eine Fertigkeit: Du nutzt sie bis zum Ende der Partie.
learn-guide-board-night = Es wird Nacht. Wälder kosten jetzt mehr Bewegung, Wüsten weniger; goldene Würfel sind tot, schwarze erwachen.
learn-guide-board-announced = Das Ende der Runde ist angesagt: Das ist dein letzter Zug darin. Nutz, was du hast.
learn-guide-board-full-hand = Du hast deinen Zug mit fast voller Hand beendet. Oft ist noch etwas in Reichweite. Du kannst es noch zurücknehmen.
learn-guide-board-move-left = Du hattest noch Bewegung und hast den Zug beendet. Was übrig ist, verfällt. Du kannst es noch zurücknehmen.
learn-guide-board-unblocked = Du hattest genug Block und hast ihn nicht eingesetzt, also hat dich der Hieb getroffen. Gesammelter Block muss gegen einen Gegner eingesetzt werden, bevor du weitergehst. Du kannst es noch zurücknehmen.
learn-guide-board-left-fight = Du bist gegangen, und der Gegner steht noch. Wenn deine Hand für seine Rüstung gereicht hätte, kannst du es noch zurücknehmen.
learn-guide-board-crystal = Du hast mit einem Kristall bezahlt, obwohl ein Würfel derselben Farbe es umsonst getan hätte. Kristalle halten, bis du sie brauchst. Du kannst es noch zurücknehmen.
learn-guide-minis-goal = Zwei kleine Armeen treffen aufeinander. Jede Figur steht auf einer Kampfscheibe: Jeder Treffer dreht sie einen Klick weiter und macht die Figur schwächer, und beim Totenkopf ist sie ausgeschaltet. Dann bekommst du ihre Punkte. Wer am Ende mehr Punkte hat, gewinnt.
learn-guide-minis-deploy = Stell deine Figuren im markierten Streifen auf, alle mit Blick zum Feind. Wer schießt, steht ein gutes Stück hinter denen, die kämpfen.
learn-guide-minis-action = In jedem Spielzug hast du eine Aktion für je 100 Punkte deiner Armee. Wähle eine Figur und was sie tut. Wer zweimal hintereinander handelt, schadet sich selbst; wechsle also ab.
learn-guide-minis-move = Geh irgendwohin in das markierte Gebiet. Schau den Feind an, wenn du anhältst: Von hinten bist du leichter zu treffen.
learn-guide-minis-fight = Eine deiner Figuren berührt einen Feind vor ihr: Sie kann kämpfen. Ihr Angriffswert und zwei Würfel zusammen müssen die Verteidigung des Feindes erreichen. Beide Zahlen stehen auf den Kampfscheiben.
learn-guide-minis-shoot = Jemand ist in Reichweite, also nah genug für einen Schuss, und zu sehen: Du kannst schießen. Die Linien zeigen, auf wen und wie wahrscheinlich du triffst.
learn-guide-minis-aim = Wähle, wen du angreifst. Daneben steht, wie wahrscheinlich du triffst.
learn-guide-minis-spin = Ein Feind ist an dich herangetreten. Du darfst dich umsonst zu ihm drehen. Tu es fast immer.
learn-guide-minis-march = Drei oder mehr deiner Figuren eines Volkes berühren einander: Sie sind eine Formation und können sich mit einer einzigen Aktion gemeinsam bewegen. Wähle Formation.
learn-guide-minis-capture = Du könntest diesen Feind lebend fangen. Das ist schwerer, als ihn zu verletzen, aber ein Treffer genügt.
learn-guide-minis-back = Jetzt kehrt diese Figur allen Feinden in ihrer Nähe den Rücken zu, und wer von hinten kommt, trifft leichter. Lass sie das nächste Mal die Feinde ansehen, bevor sie stehen bleibt.
learn-guide-minis-pushed = Diese Figur hat schon in deinem letzten Spielzug gehandelt. Führt sie das aus, verletzt sie sich selbst um einen Klick. Für einen guten Schlag lohnt sich das, für einen Spaziergang kaum.

# Antworten auf falsche Wege

refusal-learn-not-now = Das ginge, aber eins nach dem anderen. Tu, was die Lektion verlangt, oder lass es dir zeigen.
refusal-learn-wrong-turn-unused = Halt: Was du gespielt und nicht genutzt hast, verfällt am Ende des Zuges. Tu zuerst, was die Lektion verlangt.
refusal-learn-wrong-needs-die = Die untere Zeile will etwas, das du in der nächsten Lektion kennenlernst. Die obere kostet nichts.
refusal-learn-wrong-other-card = Eine gute Karte, aber nicht dafür. Nimm Marsch.
refusal-learn-wrong-rest = Rasten würde deinen ganzen Zug kosten, und noch bist du nicht müde.
refusal-learn-wrong-walk-first = Du hast schon Punkte zum Gehen. Nutz sie, bevor du mehr spielst.
refusal-learn-wrong-other-space = Dorthin ginge es auch. Nimm für diese Lektion das beleuchtete Feld.
refusal-learn-wrong-keep-cards = Behalt diese Karte. Was auf der Hand bleibt, hast du im nächsten Zug.
refusal-learn-wrong-stamina-first = Marsch wird gleich mehr wert sein. Fang mit Ausdauer an.
refusal-learn-wrong-sideways-later = Quer wäre sie nur 1 wert. Ihre eigene Zeile gibt 2.
refusal-learn-wrong-use-the-die = Das gibt 2. Mit dem grünen Würfel gibt die untere Zeile 4, und der Würfel kostet dich nichts.
refusal-learn-wrong-march-first = Marsch macht am meisten aus dem grünen Würfel. Spiel seine untere Zeile.
refusal-learn-wrong-sideways-for-move = Hier willst du gehen: Spiel sie quer als Bewegung.
refusal-learn-wrong-talk-first = Was du vor dem Gespräch sammelst, verfällt. Sprich zuerst mit den Leuten.
refusal-learn-wrong-no-moving = Du bist zum Reden hier, und für Punkte zum Gehen gibt es nichts. Heb die Karte auf oder spiel sie quer als Einfluss.
refusal-learn-wrong-promise-first = Quer gäbe sie 1. Versprechen gibt 2; spiel es zuerst.
refusal-learn-wrong-enough-influence = Es reicht schon. Weitere Karten wären verschwendet.
refusal-learn-wrong-no-healing = Dir fehlt nichts. Gib es für die Bauern aus.
refusal-learn-wrong-keep-for-fight = Diese Karte brauchst du im Kampf. Heb sie auf.
refusal-learn-wrong-no-ranged = Das bewirkt in dieser Phase nichts. Weiter, und behalt die Karte.
refusal-learn-wrong-block-too-small = Das allein reicht nicht. Mit Mana gibt die untere Zeile 5.
refusal-learn-wrong-determination-first = Entschlossenheit hält den ganzen Hieb allein auf. Spiel sie und heb die anderen zum Zurückschlagen auf.
refusal-learn-wrong-block-first = Wenn du jetzt weitergehst, trifft dich der Hieb. Block ihn zuerst.
refusal-learn-wrong-block-enough = Du hast schon genug Block. Mehr wäre verschwendet.
refusal-learn-wrong-block-now = Du hast Block gesammelt, aber nicht eingesetzt. Wähle den Gegner, gegen den er gilt, sonst verfällt er.
refusal-learn-wrong-strike-later = Noch nicht: erst weiter zur nächsten Phase.
refusal-learn-wrong-rage-basic = Spiel diesmal die obere Zeile von Wut: Angriff 2.
refusal-learn-wrong-rage-first = Fang mit Wut an, der Karte zum Zuschlagen.
refusal-learn-wrong-rage-strong = Nimm die untere Zeile von Wut mit dem roten Würfel: Angriff 4.
refusal-learn-wrong-strike-first = Wenn du jetzt gehst, bleibt der Gegner, und du hast nichts davon. Schlag erst zu.
refusal-learn-wrong-one-short = Das reicht noch nicht ganz. Leg dazu, was fehlt, bevor du zielst.
refusal-learn-wrong-sideways-attack = Quer als Angriff, bitte: In dieser Phase zählt nur Zuschlagen.
refusal-learn-wrong-attack-enough = Du hast genug, um ihn zu besiegen. Behalt diese Karte.
refusal-learn-wrong-take-the-blow = Du könntest blocken. Aber diesmal steck den Hieb ein: weiter, und sieh, was passiert.
refusal-learn-wrong-heal-first = Werd erst gesund: Spiel Gelassenheit und wähle Heilung.
refusal-learn-wrong-cure-first = Heilung verfällt am Ende des Zuges. Nutz sie für die Wunde.
refusal-learn-wrong-level-first = Deine Belohnung wartet am Ende des Zuges. Beende ihn.
refusal-learn-wrong-march-only = Spiel Marsch mit der oberen Zeile.
refusal-learn-wrong-announce-first = Ein Zug ginge noch. Sag diesmal das Ende der Runde an.
refusal-learn-wrong-spell-first = Werde erst gesund: Spiel die obere Zeile von Wiederherstellung.
refusal-learn-wrong-black-later = Die untere Zeile würde den schwarzen Würfel verbrauchen, und den brauchst du im Kampf. Die obere genügt.
refusal-learn-wrong-walls-hold = Das würden die Mauern aufhalten. Nur Belagerungsangriff kommt hinüber: die untere Zeile von Feuerball.
refusal-learn-wrong-fire-now = Gehst du weiter, trifft dich ihr Angriff 6. Feuerball beendet das, bevor es anfängt.
refusal-learn-wrong-keep-for-blow = Das ginge. Aber Wut wird den Würfel brauchen, und die Karten auch. Geh weiter, ohne zu schießen.
refusal-learn-wrong-no-draw = Hörst du jetzt auf, ist nichts entschieden, und du gehst dorthin zurück, woher du kamst. Schlag zu!
refusal-learn-wrong-one-more = Noch nicht: Etwas davon wird er blocken. Leg erst noch eine Karte dazu.
refusal-learn-wrong-wound-or-way = Das tut ihm weh, aber er stünde noch immer hier. Vertreib ihn.
refusal-learn-wrong-ask-first = Allein würdest du besiegt. Frag erst Tovak: Schlag den gemeinsamen Angriff vor.
refusal-learn-wrong-one-each = Zwei sind zu viele für deine Hand. Nimm einen.
refusal-learn-wrong-all-or-nothing = Bleibst du draußen, hält die Stadt stand, und alles war umsonst. Geh hinein.
refusal-learn-wrong-both-for-block = Gegen diesen Hieb brauchst du 6: Entschlossenheit mit dem blauen Würfel und Versprechen quer.
refusal-learn-wrong-rage-crystal = Nimm die untere Zeile von Wut mit deinem roten Kristall: Angriff 4.
refusal-learn-wrong-other-figure = Der ist zu weit weg. Nimm den Gardisten, der den Zombie berührt.
refusal-learn-wrong-fight-it = Das ginge. Aber der Zombie steht direkt vor dir: Kämpf mit ihm.
refusal-learn-wrong-not-yet-over = Es gibt noch etwas zu tun. Tu zuerst, was die Lektion verlangt.
refusal-learn-wrong-left-first = Der kommt gleich dran. Fang mit der linken Figur an.
refusal-learn-wrong-move-it = Beweg sie diesmal.
refusal-learn-wrong-not-touching = Nicht ganz: Lass ihn den Zombie berühren und ansehen. Zieh ihn nah heran, dann rastet er ein; dann dreh ihn.
refusal-learn-wrong-end-it = Du könntest weitermachen. Beende für diese Lektion jetzt deinen Spielzug.
refusal-learn-wrong-shoot-it = Du musst nicht näher heran. Schieß von hier.
refusal-learn-wrong-push-it = Der ist frisch. Nimm den mit der Marke, um zu sehen, was Eile kostet.
refusal-learn-wrong-as-one = Einer allein lässt die anderen zurück. Beweg sie als Formation.
refusal-learn-wrong-march-on = Lass erst jeden von ihnen gehen.
refusal-learn-wrong-capture-first = Eins nach dem anderen: zuerst der Gardist.
refusal-learn-wrong-capture-it = Ihn zu verletzen wäre leichter. Fang ihn diesmal lebend.
refusal-learn-wrong-blast-it = Das kann er auch. Nimm Magischen Stoß.
refusal-learn-wrong-onto-objective = Fast: Seine Basis muss die Scheibe berühren. Stell ihn etwas näher hin oder mitten darauf.
refusal-learn-wrong-plain-move = So weit muss er nicht laufen. Eine gewöhnliche Bewegung genügt.
refusal-learn-wrong-nearest-first = Eins nach dem anderen: zuerst der Armbrustschütze.
refusal-learn-wrong-objective-first = Noch nicht: Das Missionsziel vor deinem Armbrustschützen ist noch frei.
refusal-learn-wrong-second-objective = Du hast noch Aktionen, und es gibt ein zweites Missionsziel.
refusal-learn-wrong-pikeman-now = Jetzt ist der Pikenier dran; der Zauberlehrling kann warten.
refusal-learn-wrong-too-far-to-walk = So käme er nicht hin. Lass ihn sprinten.
refusal-learn-wrong-go-there = Auf der Stelle drehen bringt ihn nicht hin. Bewege ihn.
refusal-learn-wrong-cast-it = Das kann er auch. Sprich diesmal den Zauberspruch.
refusal-learn-wrong-sorcerer-first = Eins nach dem anderen: zuerst der Zauberlehrling.
refusal-learn-wrong-other-page = Denselben Zauberspruch darfst du immer wieder sprechen. Wähle diesmal Scharfe Schneide.
refusal-learn-wrong-leave-it-open = Du hast gerade erst gewählt. Lass Scharfe Schneide aufgeschlagen.
refusal-learn-wrong-mount-first = Das hat Zeit. Lass zuerst den Vorreiter aufsitzen.
refusal-learn-wrong-into-zombie = Noch nicht ganz: Das Ross soll den Zombie berühren und ansehen. Zieh es nah heran, dann schnappt es ein.
refusal-learn-wrong-lance-of-rider = Auch das Ross kann zuschlagen. Diesmal ist sein Reiter an der Reihe: Wähle den Vorreiter.
refusal-learn-wrong-stay-mounted = Du sitzt kaum im Sattel. Bleib oben.
refusal-learn-wrong-charge-it = Das ginge. Aber Kavallerie kann etwas Besseres: den Berittenen Sturmangriff.
refusal-learn-wrong-strike-now = Dafür bist du nicht so weit geritten. Schlag zu!
refusal-learn-wrong-up-the-ladder = Der Zombie steht genau oben an der Leiter. Bekämpf ihn von hier aus.
refusal-learn-wrong-ladder-first = Eins nach dem anderen: zuerst der Pikenier an der Leiter.
refusal-learn-wrong-hit-the-wall = Das kann sie auch. Schlag auf die Mauer.
refusal-learn-wrong-take-along = Allein schlägt sie leicht daneben. Nimm die andere dazu.

# Was an einer Lektionsdatei falsch ist

refusal-lesson-unknown = Es gibt keine Lektion { $name }. Es gibt: { $known }.
refusal-lesson-no-name = { $file }, Zeile { $line }: Eine Lektion braucht einen Namen aus kleinen Buchstaben, Ziffern und Bindestrichen (lesson: …).
refusal-lesson-no-situation = { $file }, Zeile { $line }: Eine Lektion braucht eine Situation.
refusal-lesson-no-steps = { $file }, Zeile { $line }: Eine Lektion braucht mindestens einen Schritt.
refusal-lesson-no-step-name = { $file }, Zeile { $line }: Ein Schritt braucht einen Namen aus kleinen Buchstaben, Ziffern und Bindestrichen.
refusal-lesson-empty-deed = { $file }, Zeile { $line }: Hier ist etwas zu tun, aber nicht gesagt, was.
refusal-lesson-no-deed = { $file }, Zeile { $line }: Hier soll etwas gelten, aber nichts wird getan.
refusal-lesson-no-answer-name = { $file }, Zeile { $line }: Eine Antwort braucht einen Namen aus kleinen Buchstaben, Ziffern und Bindestrichen.
refusal-lesson-braces = { $file }, Zeile { $line }: Geschweifte Klammern dürfen in dem, was eine Lektion sagt, nicht stehen.
refusal-lesson-stands-still = Es wurde getan, und die Lektion ging nicht weiter.
lesson-no-words = Der Satz { $key } fehlt in { $language }.
lesson-unknown-light = „{ $word }“ lässt sich nicht beleuchten; es gibt: { $known }.
lesson-unheard = Diese Antwort kann niemand bekommen: „{ $phrase }“ ist hier nicht möglich oder ist das, worauf der Schritt wartet.
lesson-deed-fails = „{ $phrase }“ geht hier nicht: { $reason }

# Lektionen am Terminal

cli-about-learn = Die Lektionen auflisten oder eine an diesem Terminal durchspielen.
cli-option-lesson = Welche Lektion; ohne Angabe werden alle aufgelistet.
cli-option-check = Eine eigene Lektionsdatei: wird durchgespielt, und was falsch daran ist, wird gesagt.
cli-lesson-begin = So beginnst du eine: mageknight learn NAME
cli-lesson-over = Das war die Lektion. Die nächste: mageknight learn { $next }
cli-lesson-last = Das war die letzte Lektion. Jetzt spiel!
cli-lesson-hint = Darauf wartet die Lektion: { $what }.
cli-lesson-fine = { $file }: lässt sich vom ersten bis zum letzten Schritt durchspielen.
refusal-cli-lesson-no-hint = Hier gibt es nichts zu zeigen.
