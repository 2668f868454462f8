<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>gtvlab</name>
    <message>
      <source>  Arrows </source>
      <translation>  Pfeile </translation>
    </message>
    <message>
      <source>  Colour </source>
      <translation>  Farbe </translation>
    </message>
    <message>
      <source>  Edges </source>
      <translation>  Kanten </translation>
    </message>
    <message>
      <source> (first of %L1 selected)</source>
      <translation> (erster von %L1 ausgewählten)</translation>
    </message>
    <message>
      <source> (not learned from)</source>
      <translation> (nicht zum Lernen verwendet)</translation>
    </message>
    <message>
      <source> (of the first %L1 rows of the file)</source>
      <translation> (aus den ersten %L1 Zeilen der Datei)</translation>
    </message>
    <message>
      <source> (true %1)</source>
      <translation> (wahr %1)</translation>
    </message>
    <message>
      <source> (unlabelled)</source>
      <translation> (ohne Labels)</translation>
    </message>
    <message>
      <source> (with validation labels of neighbours)</source>
      <translation> (mit Validierungslabels der Nachbarn)</translation>
    </message>
    <message>
      <source> ({} times)</source>
      <translation> ({}-mal)</translation>
    </message>
    <message>
      <source> Error with λ chosen by validation: %1.</source>
      <translation> Fehler mit durch Validierung gewähltem λ: %1.</translation>
    </message>
    <message>
      <source> MB</source>
      <translation> MB</translation>
    </message>
    <message>
      <source> Refused: %1; the status says why.</source>
      <translation> Abgelehnt: %1; der Status sagt, warum.</translation>
    </message>
    <message>
      <source> Speed </source>
      <translation> Tempo </translation>
    </message>
    <message>
      <source> That is the end of the range: extend it to see whether the error falls on.</source>
      <translation> Das ist das Ende des Bereichs: Erweitern Sie ihn, um zu sehen, ob der Fehler weiter fällt.</translation>
    </message>
    <message>
      <source> The nodes share predictions on the test set.</source>
      <translation> Die Knoten teilen Vorhersagen auf den Testdaten.</translation>
    </message>
    <message>
      <source> The problem is too large to keep the parameters: only errors and clusters are shown.</source>
      <translation> Das Problem ist zu groß, um die Parameter aufzubewahren: Nur Fehler und Cluster werden gezeigt.</translation>
    </message>
    <message>
      <source> and </source>
      <translation> und </translation>
    </message>
    <message>
      <source> by hand</source>
      <translation> (von Hand)</translation>
    </message>
    <message>
      <source> of %L1</source>
      <translation> von %L1</translation>
    </message>
    <message>
      <source> · all weights: %1</source>
      <translation> · alle Gewichte: %1</translation>
    </message>
    <message>
      <source> · batches of %1 of its %L2 samples</source>
      <translation> · Batches aus %1 der %L2 Datenpunkte</translation>
    </message>
    <message>
      <source> · nodes held out: %L1</source>
      <translation> · zurückgehaltene Knoten: %L1</translation>
    </message>
    <message>
      <source> · not trained on</source>
      <translation> · nicht zum Training verwendet</translation>
    </message>
    <message>
      <source> · taken for %1, %2</source>
      <translation> · gezeichnet als %1, %2</translation>
    </message>
    <message>
      <source> · the first %L1 of %L2 samples</source>
      <translation> · die ersten %L1 von %L2 Datenpunkten</translation>
    </message>
    <message>
      <source> · weights: %1 to %2</source>
      <translation> · Gewichte: %1 bis %2</translation>
    </message>
    <message>
      <source>"preset" and "experiment" exclude each other</source>
      <translation>"preset" und "experiment" schließen einander aus</translation>
    </message>
    <message>
      <source>%1 % of the learned edges within clusters</source>
      <translation>%1 % der gelernten Kanten innerhalb der Cluster</translation>
    </message>
    <message>
      <source>%1 % of their weight inside true clusters</source>
      <translation>%1 % ihres Gewichts innerhalb der wahren Cluster</translation>
    </message>
    <message>
      <source>%1 % predicted as %2
without trigger %3 %</source>
      <translation>%1 % als %2 vorhergesagt
ohne Trigger %3 %</translation>
    </message>
    <message>
      <source>%1 % right</source>
      <translation>%1 % richtig</translation>
    </message>
    <message>
      <source>%1 (by its own flow)</source>
      <translation>%1 (durch den eigenen Fluss)</translation>
    </message>
    <message>
      <source>%1 (hidden)</source>
      <translation>%1 (verborgen)</translation>
    </message>
    <message>
      <source>%1 (honest nodes)</source>
      <translation>%1 (ehrliche Knoten)</translation>
    </message>
    <message>
      <source>%1 (honest nodes; %2 without the attack)</source>
      <translation>%1 (ehrliche Knoten; %2 ohne den Angriff)</translation>
    </message>
    <message>
      <source>%1 (honest nodes; %2 without the attack, which helps by chance: try another node)</source>
      <translation>%1 (ehrliche Knoten; %2 ohne den Angriff, der zufällig hilft: versuchen Sie einen anderen Knoten)</translation>
    </message>
    <message>
      <source>%1 (honest nodes; at λ = 0 no node learns from others)</source>
      <translation>%1 (ehrliche Knoten; bei λ = 0 lernt kein Knoten von anderen)</translation>
    </message>
    <message>
      <source>%1 (honest nodes; the curve is without tampered updates)</source>
      <translation>%1 (ehrliche Knoten; die Kurve ist ohne manipulierte Updates)</translation>
    </message>
    <message>
      <source>%1 (your copy)</source>
      <translation>%1 (Ihre Kopie)</translation>
    </message>
    <message>
      <source>%1 = %2, %3 = %4, objective %5</source>
      <translation>%1 = %2, %3 = %4, Zielfunktion %5</translation>
    </message>
    <message>
      <source>%1 = %2, objective %3</source>
      <translation>%1 = %2, Zielfunktion %3</translation>
    </message>
    <message>
      <source>%1 = %2: %3 nats</source>
      <translation>%1 = %2: %3 Nats</translation>
    </message>
    <message>
      <source>%1 = %2: %3 nats, error %4</source>
      <translation>%1 = %2: %3 Nats, Fehler %4</translation>
    </message>
    <message>
      <source>%1 = %2: B² %3, V %4, σ² %5, together %6; measured %7</source>
      <translation>%1 = %2: B² %3, V %4, σ² %5, zusammen %6; gemessen %7</translation>
    </message>
    <message>
      <source>%1 It does not minimise the objective of GTVMin, which the plots show as well.</source>
      <translation>%1 Das Verfahren minimiert nicht die Zielfunktion von GTVMin, die die Diagramme ebenfalls zeigen.</translation>
    </message>
    <message>
      <source>%1 The selected nodes get this model; methods that fit and predict can mix models.</source>
      <translation>%1 Die ausgewählten Knoten erhalten dieses Modell; Verfahren, deren Modelle anpassen und vorhersagen, können Modelle mischen.</translation>
    </message>
    <message>
      <source>%1 and more</source>
      <translation>%1 und mehr</translation>
    </message>
    <message>
      <source>%1 attackers, without crosses</source>
      <translation>%1 Angreifer, ohne Kreuze</translation>
    </message>
    <message>
      <source>%1 could not be reproduced</source>
      <translation>%1 nicht reproduzierbar</translation>
    </message>
    <message>
      <source>%1 does not exist any more</source>
      <translation>%1 gibt es nicht mehr</translation>
    </message>
    <message>
      <source>%1 does not fit: %2</source>
      <translation>%1 passt nicht: %2</translation>
    </message>
    <message>
      <source>%1 dpi</source>
      <translation>%1 dpi</translation>
    </message>
    <message>
      <source>%1 dpi, as on the screen</source>
      <translation>%1 dpi, wie am Bildschirm</translation>
    </message>
    <message>
      <source>%1 dpi, for print</source>
      <translation>%1 dpi, für den Druck</translation>
    </message>
    <message>
      <source>%1 dpi, for slides</source>
      <translation>%1 dpi, für Folien</translation>
    </message>
    <message>
      <source>%1 exchanged</source>
      <translation>%1 ausgetauscht</translation>
    </message>
    <message>
      <source>%1 exchanged, %2 per iteration</source>
      <translation>%1 ausgetauscht, %2 pro Iteration</translation>
    </message>
    <message>
      <source>%1 fail</source>
      <translation>%1 nicht bestanden</translation>
    </message>
    <message>
      <source>%1 features are no square image. Choose a series, or the plane.</source>
      <translation>%1 Merkmale ergeben kein quadratisches Bild. Wählen Sie eine Reihe oder die Ebene.</translation>
    </message>
    <message>
      <source>%1 h %2 min</source>
      <translation>%1 h %2 min</translation>
    </message>
    <message>
      <source>%1 has %L2 parameters; the objective can be drawn of one or two. Choose data with one or two features, or see the curves of the parameters in the Inspector.</source>
      <translation>%1 hat %L2 Parameter; die Zielfunktion lässt sich nur über einen oder zwei zeichnen. Wählen Sie Daten mit einem oder zwei Merkmalen, oder sehen Sie sich die Kurven der Parameter im Inspektor an.</translation>
    </message>
    <message>
      <source>%1 has %L2 samples, too many to look at each of them while the run goes on.</source>
      <translation>%1 hat %L2 Datenpunkte, zu viele, um während des Laufs jeden einzelnen zu betrachten.</translation>
    </message>
    <message>
      <source>%1 has no data to learn from, so its gradient is 0. Select another node.</source>
      <translation>%1 hat keine Daten zum Lernen, also ist der Gradient 0. Wählen Sie einen anderen Knoten aus.</translation>
    </message>
    <message>
      <source>%1 has no data to learn from: its loss is 0 everywhere, and any step stays where it is. Select a node with labels.</source>
      <translation>%1 hat keine Daten zum Lernen: Der Verlust ist überall 0, und jeder Schritt bleibt, wo er ist. Wählen Sie einen Knoten mit Labels aus.</translation>
    </message>
    <message>
      <source>%1 has no samples. Select another node on the canvas.</source>
      <translation>%1 hat keine Datenpunkte. Wählen Sie auf der Zeichenfläche einen anderen Knoten aus.</translation>
    </message>
    <message>
      <source>%1 is installed.</source>
      <translation>%1 ist installiert.</translation>
    </message>
    <message>
      <source>%1 iterations promised</source>
      <translation>%1 Iterationen versprochen</translation>
    </message>
    <message>
      <source>%1 min</source>
      <translation>%1 min</translation>
    </message>
    <message>
      <source>%1 ms</source>
      <translation>%1 ms</translation>
    </message>
    <message>
      <source>%1 nodes: %2</source>
      <translation>%1 Knoten: %2</translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 von %2</translation>
    </message>
    <message>
      <source>%1 of %2 drawn</source>
      <translation>%1 von %2 gezeichnet</translation>
    </message>
    <message>
      <source>%1 of %2 values of λ could not be proved in time.</source>
      <translation>%1 von %2 Werten von λ ließen sich nicht rechtzeitig beweisen.</translation>
    </message>
    <message>
      <source>%1 of %2 values of λ; “Compute path” continues.</source>
      <translation>%1 von %2 Werten von λ; „Pfad berechnen“ setzt fort.</translation>
    </message>
    <message>
      <source>%1 of %2. %3.</source>
      <translation>%1 von %2. %3.</translation>
    </message>
    <message>
      <source>%1 of %L2 neighbours</source>
      <translation>%1 von %L2 Nachbarn</translation>
    </message>
    <message>
      <source>%1 pass</source>
      <translation>%1 bestanden</translation>
    </message>
    <message>
      <source>%1 s</source>
      <translation>%1 s</translation>
    </message>
    <message>
      <source>%1 steps from the attackers: %2</source>
      <translation>%1 Schritte von den Angreifern: %2</translation>
    </message>
    <message>
      <source>%1 was open when GTV Lab ended, and cannot be read (%3). What is left of it was put into %2</source>
      <translation>%1 war offen, als GTV Lab endete, und kann nicht gelesen werden (%3). Was davon übrig ist, liegt jetzt in %2</translation>
    </message>
    <message>
      <source>%1 was open when GTV Lab ended, and cannot be read. What is left of it was put into %2</source>
      <translation>%1 war offen, als GTV Lab endete, und kann nicht gelesen werden. Was davon übrig ist, liegt jetzt in %2</translation>
    </message>
    <message>
      <source>%1 within %2</source>
      <translation>%1 im Radius %2</translation>
    </message>
    <message>
      <source>%1 × %2 mm</source>
      <translation>%1 × %2 mm</translation>
    </message>
    <message>
      <source>%1 × %2 pixels, %3</source>
      <translation>%1 × %2 Pixel, %3</translation>
    </message>
    <message>
      <source>%1, %2 left%3</source>
      <translation>%1, noch %2%3</translation>
    </message>
    <message>
      <source>%1, at most λa/α = %2</source>
      <translation>%1, höchstens λa/α = %2</translation>
    </message>
    <message>
      <source>%1, difference from %2 = %3</source>
      <translation>%1, Differenz zu %2 = %3</translation>
    </message>
    <message>
      <source>%1, h(x) = %2, margin %3, loss %4</source>
      <translation>%1, h(x) = %2, Marge %3, Verlust %4</translation>
    </message>
    <message>
      <source>%1, h(x) = %2, residual %3, loss %4</source>
      <translation>%1, h(x) = %2, Residuum %3, Verlust %4</translation>
    </message>
    <message>
      <source>%1, mean %2</source>
      <translation>%1, Mittel %2</translation>
    </message>
    <message>
      <source>%1, probability %2, loss %3</source>
      <translation>%1, Wahrscheinlichkeit %2, Verlust %3</translation>
    </message>
    <message>
      <source>%1, question</source>
      <translation>%1, Frage</translation>
    </message>
    <message>
      <source>%1, with a shared test set</source>
      <translation>%1, mit gemeinsamen Testdaten</translation>
    </message>
    <message>
      <source>%1, with its data beside it: %2</source>
      <translation>%1, die Daten daneben: %2</translation>
    </message>
    <message>
      <source>%1. Drawn: %2.</source>
      <translation>%1. Gezeichnet: %2.</translation>
    </message>
    <message>
      <source>%1. The selected nodes become attackers; the lab has the numbers of the attack in its form.</source>
      <translation>%1. Die ausgewählten Knoten werden zu Angreifern; die Zahlen des Angriffs stehen im Formular des Labors.</translation>
    </message>
    <message>
      <source>%1.&lt;br&gt;Click to sort. A filter calls it &lt;i&gt;%2&lt;/i&gt;.</source>
      <translation>%1.&lt;br&gt;Zum Sortieren klicken. Im Filter heißt die Spalte &lt;i&gt;%2&lt;/i&gt;.</translation>
    </message>
    <message>
      <source>%1/s</source>
      <translation>%1/s</translation>
    </message>
    <message>
      <source>%1: %2 % of %L3 right</source>
      <translation>%1: %2 % von %L3 richtig</translation>
    </message>
    <message>
      <source>%1: %2 nodes selected</source>
      <translation>%1: %2 Knoten ausgewählt</translation>
    </message>
    <message>
      <source>%1: %2 ± %3, %4 runs</source>
      <translation>%1: %2 ± %3, %4 Läufe</translation>
    </message>
    <message>
      <source>%1: %2. A click selects the column in the list.</source>
      <translation>%1: %2. Ein Klick wählt die Spalte in der Liste aus.</translation>
    </message>
    <message>
      <source>%1: %2; “both” is true and learned</source>
      <translation>%1: %2; „beide“ heißt wahr und gelernt</translation>
    </message>
    <message>
      <source>%1: a parameter, or PC 1 and PC 2, the directions in which the models at the exact optimum (if it is not known, of the present iterate) vary most</source>
      <translation>%1: ein Parameter oder PC 1 und PC 2, die Richtungen, in denen die Modelle im exakten Optimum (oder, wenn es nicht bekannt ist, der aktuellen Iterierten) am meisten variieren</translation>
    </message>
    <message>
      <source>%1: differs by %2 ± %3 (standard error), %4 pairs</source>
      <translation>%1: unterscheidet sich um %2 ± %3 (Standardfehler), %4 Paare</translation>
    </message>
    <message>
      <source>%1: lower end</source>
      <translation>%1: unteres Ende</translation>
    </message>
    <message>
      <source>%1: neither an experiment, nor a graph, nor a table</source>
      <translation>%1: weder Experiment noch Graph noch Tabelle</translation>
    </message>
    <message>
      <source>%1: no number yet</source>
      <translation>%1: noch keine Zahl</translation>
    </message>
    <message>
      <source>%1: the experiment has changed in the meantime, so nothing was done.</source>
      <translation>%1: Das Experiment hat sich inzwischen geändert, daher wurde nichts getan.</translation>
    </message>
    <message>
      <source>%1: the experiment has this flavour already.</source>
      <translation>%1: Das Experiment ist schon von dieser Spielart.</translation>
    </message>
    <message>
      <source>%1: upper end</source>
      <translation>%1: oberes Ende</translation>
    </message>
    <message>
      <source>%1; drag it to move it</source>
      <translation>%1; zum Verschieben ziehen</translation>
    </message>
    <message>
      <source>%L1</source>
      <translation>%L1</translation>
    </message>
    <message>
      <source>%L1 %2 are too many for a table.</source>
      <translation>%L1 %2 sind zu viele für eine Tabelle.</translation>
    </message>
    <message>
      <source>%L1 %2 are too many to draw. Raise λ, so that neighbours %3.</source>
      <translation>%L1 %2 sind zu viele zum Zeichnen. Erhöhen Sie λ, damit Nachbarn %3.</translation>
    </message>
    <message>
      <source>%L1 edges</source>
      <translation>%L1 Kanten</translation>
    </message>
    <message>
      <source>%L1 have no model alone</source>
      <translation>%L1 haben allein kein Modell</translation>
    </message>
    <message>
      <source>%L1 helped, %L2 hurt</source>
      <translation>%L1 gewinnen, %L2 verlieren</translation>
    </message>
    <message>
      <source>%L1 measured</source>
      <translation>%L1 gemessen</translation>
    </message>
    <message>
      <source>%L1 neighbours</source>
      <translation>%L1 Nachbarn</translation>
    </message>
    <message>
      <source>%L1 nodes</source>
      <translation>%L1 Knoten</translation>
    </message>
    <message>
      <source>%L1 of %L2</source>
      <translation>%L1 von %L2</translation>
    </message>
    <message>
      <source>%L1 of %L2 nodes</source>
      <translation>%L1 von %L2 Knoten</translation>
    </message>
    <message>
      <source>%L1 samples</source>
      <translation>%L1 Datenpunkte</translation>
    </message>
    <message>
      <source>%Z reads the name of a zone, such as EET, without its distance from UTC: only %z, such as +0200, is read</source>
      <translation>%Z liest den Namen einer Zeitzone wie EET ohne ihren Abstand zu UTC: Gelesen wird nur %z, etwa +0200</translation>
    </message>
    <message>
      <source>%f is not known: fractions of seconds are read if the format is empty</source>
      <translation>%f ist nicht bekannt: Bruchteile von Sekunden werden gelesen, wenn format leer ist</translation>
    </message>
    <message numerus="yes">
      <source>%n answer</source>
      <translation>
        <numerusform>%n Antwort</numerusform>
        <numerusform>%n Antworten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n attribute</source>
      <translation>
        <numerusform>%n Attribut</numerusform>
        <numerusform>%n Attribute</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n blank line</source>
      <translation>
        <numerusform>%n leere Zeile</numerusform>
        <numerusform>%n leere Zeilen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n byte</source>
      <translation>
        <numerusform>%n Byte</numerusform>
        <numerusform>%n Byte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cell</source>
      <translation>
        <numerusform>%n Zelle</numerusform>
        <numerusform>%n Zellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n change by hand</source>
      <translation>
        <numerusform>%n Änderung von Hand</numerusform>
        <numerusform>%n Änderungen von Hand</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cluster</source>
      <translation>
        <numerusform>%n Cluster</numerusform>
        <numerusform>%n Cluster</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n column</source>
      <translation>
        <numerusform>%n Spalte</numerusform>
        <numerusform>%n Spalten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n combination</source>
      <translation>
        <numerusform>%n Kombination</numerusform>
        <numerusform>%n Kombinationen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n comment line</source>
      <translation>
        <numerusform>%n Kommentarzeile</numerusform>
        <numerusform>%n Kommentarzeilen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n different text</source>
      <translation>
        <numerusform>%n Text</numerusform>
        <numerusform>%n verschiedene Texte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n edge</source>
      <translation>
        <numerusform>%n Kante</numerusform>
        <numerusform>%n Kanten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entry</source>
      <translation>
        <numerusform>%n Eintrag</numerusform>
        <numerusform>%n Einträge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n feature</source>
      <translation>
        <numerusform>%n Merkmal</numerusform>
        <numerusform>%n Merkmale</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n feature column</source>
      <translation>
        <numerusform>%n Merkmalsspalte</numerusform>
        <numerusform>%n Merkmalsspalten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n group</source>
      <translation>
        <numerusform>%n Gruppe</numerusform>
        <numerusform>%n Gruppen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hyperedge</source>
      <translation>
        <numerusform>%n Hyperkante</numerusform>
        <numerusform>%n Hyperkanten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n iteration</source>
      <translation>
        <numerusform>%n Iteration</numerusform>
        <numerusform>%n Iterationen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n key</source>
      <translation>
        <numerusform>%n Schlüssel</numerusform>
        <numerusform>%n Schlüssel</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n knot</source>
      <translation>
        <numerusform>%n Stützstelle</numerusform>
        <numerusform>%n Stützstellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label</source>
      <translation>
        <numerusform>%n Label</numerusform>
        <numerusform>%n Labels</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n labelled node</source>
      <translation>
        <numerusform>%n gelabelter Knoten</numerusform>
        <numerusform>%n gelabelte Knoten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n link</source>
      <translation>
        <numerusform>%n Verbindung</numerusform>
        <numerusform>%n Verbindungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n missing cell</source>
      <translation>
        <numerusform>%n fehlende Zelle</numerusform>
        <numerusform>%n fehlende Zellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n neighbour</source>
      <translation>
        <numerusform>%n Nachbar</numerusform>
        <numerusform>%n Nachbarn</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n node</source>
      <translation>
        <numerusform>%n Knoten</numerusform>
        <numerusform>%n Knoten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n number</source>
      <translation>
        <numerusform>%n Zahl</numerusform>
        <numerusform>%n Zahlen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n other</source>
      <translation>
        <numerusform>%n anderen</numerusform>
        <numerusform>%n andere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n other text</source>
      <translation>
        <numerusform>%n anderer Text</numerusform>
        <numerusform>%n andere Texte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n parameter</source>
      <translation>
        <numerusform>%n Parameter</numerusform>
        <numerusform>%n Parameter</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point</source>
      <translation>
        <numerusform>%n Punkt</numerusform>
        <numerusform>%n Punkte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n random split</source>
      <translation>
        <numerusform>%n zufällige Aufteilung</numerusform>
        <numerusform>%n zufällige Aufteilungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n row</source>
      <translation>
        <numerusform>%n Zeile</numerusform>
        <numerusform>%n Zeilen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n run</source>
      <translation>
        <numerusform>%n Lauf</numerusform>
        <numerusform>%n Läufe</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sample</source>
      <translation>
        <numerusform>%n Datenpunkt</numerusform>
        <numerusform>%n Datenpunkte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n single node</source>
      <translation>
        <numerusform>%n einzelner Knoten</numerusform>
        <numerusform>%n einzelne Knoten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n split</source>
      <translation>
        <numerusform>%n Aufteilung</numerusform>
        <numerusform>%n Aufteilungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n test</source>
      <translation>
        <numerusform>%n Test</numerusform>
        <numerusform>%n Tests</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n time</source>
      <translation>
        <numerusform>%n-mal</numerusform>
        <numerusform>%n-mal</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n value</source>
      <translation>
        <numerusform>%n Wert</numerusform>
        <numerusform>%n Werte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n vector</source>
      <translation>
        <numerusform>%n Vektor</numerusform>
        <numerusform>%n Vektoren</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n weight</source>
      <translation>
        <numerusform>%n Gewicht</numerusform>
        <numerusform>%n Gewichte</numerusform>
      </translation>
    </message>
    <message>
      <source>%p %</source>
      <translation>%p %</translation>
    </message>
    <message>
      <source>%s depends on the zone of this computer: write unix</source>
      <translation>%s hängt von der Zeitzone dieses Computers ab: Schreiben Sie unix</translation>
    </message>
    <message>
      <source>%v of %m</source>
      <translation>%v von %m</translation>
    </message>
    <message>
      <source>&amp;About GTV Lab</source>
      <translation>&amp;Über GTV Lab</translation>
    </message>
    <message>
      <source>&amp;Animate layouts</source>
      <translation>A&amp;nordnungen animieren</translation>
    </message>
    <message>
      <source>&amp;Another cluster</source>
      <translation>Eigener Clus&amp;ter</translation>
    </message>
    <message>
      <source>&amp;Backdrop</source>
      <translation>&amp;Hintergrund</translation>
    </message>
    <message>
      <source>&amp;Best λ by validation</source>
      <translation>&amp;Bestes λ nach Validierung</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Abbrechen</translation>
    </message>
    <message>
      <source>&amp;Choose the file…</source>
      <translation>Datei &amp;wählen…</translation>
    </message>
    <message>
      <source>&amp;Compute</source>
      <translation>&amp;Berechnen</translation>
    </message>
    <message>
      <source>&amp;Compute path</source>
      <translation>&amp;Pfad berechnen</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>K&amp;oordinaten</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>&amp;Copy the graph</source>
      <translation>Graph &amp;kopieren</translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <translation>&amp;Dunkel</translation>
    </message>
    <message>
      <source>&amp;Data</source>
      <translation>Da&amp;ten</translation>
    </message>
    <message>
      <source>&amp;Data at the nodes</source>
      <translation>&amp;Daten an den Knoten</translation>
    </message>
    <message>
      <source>&amp;Decimal sign</source>
      <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
      <source>&amp;Density</source>
      <translation>&amp;Dichte</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;Encoding</source>
      <translation>&amp;Kodierung</translation>
    </message>
    <message>
      <source>&amp;Errors</source>
      <translation>&amp;Fehler</translation>
    </message>
    <message>
      <source>&amp;Export</source>
      <translation>&amp;Exportieren</translation>
    </message>
    <message>
      <source>&amp;Export as PNG, PDF, SVG, CSV or LaTeX…</source>
      <translation>Als PNG, PDF, SVG, CSV oder LaTeX &amp;exportieren…</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>&amp;First line</source>
      <translation>&amp;Erste Zeile</translation>
    </message>
    <message>
      <source>&amp;Fit the graph</source>
      <translation>Graph &amp;einpassen</translation>
    </message>
    <message>
      <source>&amp;Flip labels</source>
      <translation>Labels &amp;umdrehen</translation>
    </message>
    <message>
      <source>&amp;Flows</source>
      <translation>Fl&amp;üsse</translation>
    </message>
    <message>
      <source>&amp;Format</source>
      <translation>&amp;Format</translation>
    </message>
    <message>
      <source>&amp;Give labels</source>
      <translation>Labels &amp;geben</translation>
    </message>
    <message>
      <source>&amp;Graph</source>
      <translation>&amp;Graph</translation>
    </message>
    <message>
      <source>&amp;Grid</source>
      <translation>&amp;Gitter</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;Hulls</source>
      <translation>&amp;Hüllen</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <translation>&amp;Importieren</translation>
    </message>
    <message>
      <source>&amp;Import graph…</source>
      <translation>Graph &amp;importieren…</translation>
    </message>
    <message>
      <source>&amp;Iterations</source>
      <translation>&amp;Iterationen</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>S&amp;prache</translation>
    </message>
    <message>
      <source>&amp;Learned clusters</source>
      <translation>&amp;Gelernte Cluster</translation>
    </message>
    <message>
      <source>&amp;Lessons</source>
      <translation>&amp;Lektionen</translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <translation>&amp;Hell</translation>
    </message>
    <message>
      <source>&amp;Memory for going back</source>
      <translation>&amp;Speicher zum Zurückgehen</translation>
    </message>
    <message>
      <source>&amp;New</source>
      <translation>&amp;Neu</translation>
    </message>
    <message>
      <source>&amp;No backdrop</source>
      <translation>Kei&amp;n Hintergrund</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>&amp;Anzahl</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
      <source>&amp;Optimum</source>
      <translation>&amp;Optimum</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
      <source>&amp;Parameters</source>
      <translation>&amp;Parameter</translation>
    </message>
    <message>
      <source>&amp;Parameters…</source>
      <translation>&amp;Parameter…</translation>
    </message>
    <message>
      <source>&amp;Paste experiment</source>
      <translation>Experiment einfü&amp;gen</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <translation>Pa&amp;use</translation>
    </message>
    <message>
      <source>&amp;Preferences…</source>
      <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
      <source>&amp;Prepare…</source>
      <translation>&amp;Aufbereiten…</translation>
    </message>
    <message>
      <source>&amp;Presentation</source>
      <translation>&amp;Präsentation</translation>
    </message>
    <message>
      <source>&amp;Presentation (F5)</source>
      <translation>&amp;Präsentation (F5)</translation>
    </message>
    <message>
      <source>&amp;Purpose</source>
      <translation>&amp;Zweck</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>&amp;Reset view layout</source>
      <translation>Ansichten z&amp;urücksetzen</translation>
    </message>
    <message>
      <source>&amp;Resolution</source>
      <translation>&amp;Auflösung</translation>
    </message>
    <message>
      <source>&amp;Resolution of pictures</source>
      <translation>&amp;Auflösung der Bilder</translation>
    </message>
    <message>
      <source>&amp;Run</source>
      <translation>&amp;Start</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <source>&amp;Start sweep</source>
      <translation>&amp;Starten</translation>
    </message>
    <message>
      <source>&amp;Start with</source>
      <translation>S&amp;tarten mit</translation>
    </message>
    <message>
      <source>&amp;Take labels</source>
      <translation>Labels &amp;wegnehmen</translation>
    </message>
    <message>
      <source>&amp;The common model</source>
      <translation>Das gemein&amp;same Modell</translation>
    </message>
    <message>
      <source>&amp;Theme</source>
      <translation>&amp;Farbschema</translation>
    </message>
    <message>
      <source>&amp;Trails</source>
      <translation>&amp;Spuren</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>&amp;Use selected as</source>
      <translation>&amp;Auswahl verwenden als</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;nbsp;(%1&amp;nbsp;of&amp;nbsp;%2)</source>
      <translation>&amp;nbsp;(%1&amp;nbsp;von&amp;nbsp;%2)</translation>
    </message>
    <message>
      <source>&amp;to</source>
      <translation>bi&amp;s</translation>
    </message>
    <message>
      <source>'{}' and '{}' both take all coordinates that are left</source>
      <translation>'{}' und '{}' nehmen beide alle übrigen Koordinaten</translation>
    </message>
    <message>
      <source>'{}' cannot be a block, expected one of {}</source>
      <translation>'{}' kann kein Block sein, erwartet wird einer von {}</translation>
    </message>
    <message>
      <source>'{}' names coordinate {} twice</source>
      <translation>'{}' nennt Koordinate {} zweimal</translation>
    </message>
    <message>
      <source>'{}' of {} is {}, expected {}</source>
      <translation>{1}: '{0}' ist {2}, erwartet wird {3}</translation>
    </message>
    <message>
      <source>'{}': coordinate {} is not in 1 … {}</source>
      <translation>'{}': Koordinate {} liegt nicht in 1 … {}</translation>
    </message>
    <message>
      <source>(%1 entries)</source>
      <translation>(%1 Einträge)</translation>
    </message>
    <message>
      <source>(1/n) Σ ‖w_i − w̄_i‖² over the honest nodes</source>
      <translation>(1/n) Σ ‖w_i − w̄_i‖² über die ehrlichen Knoten</translation>
    </message>
    <message>
      <source>(1/n) Σ ‖w_i − w̄_i‖², E_est [CFL 39]</source>
      <translation>(1/n) Σ ‖w_i − w̄_i‖², E_est [CFL 39]</translation>
    </message>
    <message>
      <source>(no name)</source>
      <translation>(ohne Namen)</translation>
    </message>
    <message>
      <source>(none)</source>
      <translation>(ohne)</translation>
    </message>
    <message>
      <source>(validation) </source>
      <translation>(Validierung) </translation>
    </message>
    <message>
      <source>, %L1 selected</source>
      <translation>, %L1 ausgewählt</translation>
    </message>
    <message>
      <source>, %L1/s</source>
      <translation>, %L1/s</translation>
    </message>
    <message>
      <source>, adjusted Rand index %1</source>
      <translation>, adjustierter Rand-Index %1</translation>
    </message>
    <message>
      <source>, counted from iteration %L1</source>
      <translation>, gezählt ab Iteration %L1</translation>
    </message>
    <message>
      <source>, letters of %1 pt</source>
      <translation>, Schrift %1 pt</translation>
    </message>
    <message>
      <source>, predicted %1</source>
      <translation>, vorhergesagt %1</translation>
    </message>
    <message>
      <source>, the %L1 nodes that labels reach</source>
      <translation>, die %L1 von Labels erreichten Knoten</translation>
    </message>
    <message>
      <source>, the first %1 of %2 samples</source>
      <translation>, die ersten %1 von %2 Datenpunkten</translation>
    </message>
    <message>
      <source>, the first of %L1</source>
      <translation>, die ersten von %L1</translation>
    </message>
    <message>
      <source>-1 or 1 (or 0 and 1 throughout)</source>
      <translation>-1 oder 1 (oder durchweg 0 und 1)</translation>
    </message>
    <message>
      <source>. &lt;b&gt;The experiment has changed since&lt;/b&gt;: “Compute again”</source>
      <translation>. &lt;b&gt;Das Experiment hat sich seitdem geändert&lt;/b&gt;: „Neu berechnen“</translation>
    </message>
    <message>
      <source>1 File</source>
      <translation>1 Datei</translation>
    </message>
    <message>
      <source>1 cluster needs 1 matrix or none, got {}</source>
      <translation>1 Cluster braucht 1 Matrix oder keine, gefunden: {}</translation>
    </message>
    <message>
      <source>1 edge</source>
      <translation>1 Kante</translation>
    </message>
    <message>
      <source>1 neighbour</source>
      <translation>1 Nachbar</translation>
    </message>
    <message>
      <source>1 node</source>
      <translation>1 Knoten</translation>
    </message>
    <message>
      <source>1 sample</source>
      <translation>1 Datenpunkt</translation>
    </message>
    <message>
      <source>178 wines are divided among ten nodes in a ring; each node predicts the first measurement, alcohol, from the twelve others. Eighteen wines are few for twelve parameters: a single node fits its own wines and mispredicts those of the others; together the nodes come near to the fit of the pooled data. The exercise asks for that fit: without an intercept its mean squared error is 0.823, which is worse than predicting the mean of the labels; with an intercept it is 0.266.</source>
      <translation>178 Weine sind auf zehn Knoten in einem Ring verteilt; jeder Knoten sagt den ersten Messwert, Alkohol, aus den zwölf anderen vorher. Achtzehn Weine sind wenig für zwölf Parameter: Ein einzelner Knoten passt sich seinen eigenen Weinen an und liegt bei denen der anderen daneben; gemeinsam kommen die Knoten der Anpassung an die gepoolten Daten nahe. Die Übung fragt nach dieser Anpassung: Ohne Achsenabschnitt ist ihr mittlerer quadratischer Fehler 0.823, schlechter als die Vorhersage des Mittels der Labels; mit Achsenabschnitt ist er 0.266.</translation>
    </message>
    <message>
      <source>2 Columns</source>
      <translation>2 Spalten</translation>
    </message>
    <message>
      <source>2 clusters</source>
      <translation>2 Cluster</translation>
    </message>
    <message>
      <source>3 Preparation</source>
      <translation>3 Aufbereitung</translation>
    </message>
    <message>
      <source>4 Validation</source>
      <translation>4 Validierung</translation>
    </message>
    <message>
      <source>5 Graph</source>
      <translation>5 Graph</translation>
    </message>
    <message>
      <source>6 Check</source>
      <translation>6 Prüfung</translation>
    </message>
    <message>
      <source>: it has no data to learn from, so its loss is 0</source>
      <translation>: keine Daten zum Lernen, also ist der Verlust 0</translation>
    </message>
    <message>
      <source>: label %1</source>
      <translation>: Label %1</translation>
    </message>
    <message>
      <source>: select another on the canvas</source>
      <translation>: wählen Sie auf der Zeichenfläche einen anderen aus</translation>
    </message>
    <message>
      <source>; %L1 of %L2 nodes, a share of every cluster</source>
      <translation>; %L1 von %L2 Knoten, ein Teil jedes Clusters</translation>
    </message>
    <message>
      <source>; always the same</source>
      <translation>; immer gleich</translation>
    </message>
    <message>
      <source>; and %L1 single nodes</source>
      <translation>; und %L1 einzelne Knoten</translation>
    </message>
    <message>
      <source>; refused: %1, the table says why</source>
      <translation>; abgelehnt: %1, die Tabelle sagt, warum</translation>
    </message>
    <message>
      <source>; the %1 largest of %L2 %3</source>
      <translation>; %L2 %3, davon die %1 größten</translation>
    </message>
    <message>
      <source>; the attack has changed the label, it was %1</source>
      <translation>; der Angriff hat das Label geändert, es war %1</translation>
    </message>
    <message>
      <source>; the attack sets %1 features</source>
      <translation>; der Angriff setzt %1 Merkmale</translation>
    </message>
    <message>
      <source>; the method takes all of them</source>
      <translation>; das Verfahren nimmt alle</translation>
    </message>
    <message>
      <source>;;All files (*)</source>
      <translation>;;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>&lt;/{}&gt; ends nothing</source>
      <translation>&lt;/{}&gt; beendet nichts</translation>
    </message>
    <message>
      <source>&lt;/{}&gt; stands where &lt;{}&gt; of line {} should end</source>
      <translation>&lt;/{}&gt; steht dort, wo &lt;{}&gt; aus Zeile {} enden müsste</translation>
    </message>
    <message>
      <source>&lt;b style='font-size:large'&gt;λ&lt;/b&gt;</source>
      <translation>&lt;b style='font-size:large'&gt;λ&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;%1 %2 and %3&lt;/b&gt;&lt;br&gt;%4, total weight %5</source>
      <translation>&lt;b&gt;%1 %2 und %3&lt;/b&gt;&lt;br&gt;%4, Gesamtgewicht %5</translation>
    </message>
    <message>
      <source>&lt;b&gt;%1 %2&lt;/b&gt;&lt;br&gt;%3, %L4 labelled&lt;br&gt;mean w = %5</source>
      <translation>&lt;b&gt;%1 %2&lt;/b&gt;&lt;br&gt;%3, %L4 gelabelt&lt;br&gt;mittleres w = %5</translation>
    </message>
    <message>
      <source>&lt;b&gt;Between λ = %1 and %2&lt;/b&gt; nodes fuse into %3 clusters</source>
      <translation>&lt;b&gt;Zwischen λ = %1 und %2&lt;/b&gt; verschmelzen Knoten zu %3 Clustern</translation>
    </message>
    <message>
      <source>&lt;b&gt;Between λ = %1 and %2&lt;/b&gt; these nodes fuse</source>
      <translation>&lt;b&gt;Zwischen λ = %1 und %2&lt;/b&gt; verschmelzen diese Knoten</translation>
    </message>
    <message>
      <source>&lt;b&gt;Cluster graph&lt;/b&gt;</source>
      <translation>&lt;b&gt;Clustergraph&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Cluster&lt;/b&gt;&lt;br&gt;The true cluster, and colour, of the selected nodes and of new ones</source>
      <translation>&lt;b&gt;Cluster&lt;/b&gt;&lt;br&gt;Der wahre Cluster und damit die Farbe der ausgewählten und der neuen Knoten</translation>
    </message>
    <message>
      <source>&lt;b&gt;Data at the nodes&lt;/b&gt; (D)&lt;br&gt;Every node as a small plot of its data and the line of its model, whose points can be dragged. For at most %1 nodes whose data have one feature.</source>
      <translation>&lt;b&gt;Daten an den Knoten&lt;/b&gt; (D)&lt;br&gt;Jeder Knoten als kleines Bild seiner Daten mit der Geraden seines Modells; die Punkte lassen sich ziehen. Für höchstens %1 Knoten, deren Daten ein Merkmal haben.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Data on a line&lt;/b&gt;&lt;br&gt;The selected nodes get new data points: weight, number of points and noise. To move a single point, drag it in the small plot of its node.</source>
      <translation>&lt;b&gt;Daten auf einer Geraden&lt;/b&gt;&lt;br&gt;Die ausgewählten Knoten erhalten neue Datenpunkte: Gewicht, Zahl der Punkte und Rauschen. Um einen einzelnen Punkt zu verschieben, ziehen Sie ihn im kleinen Diagramm seines Knotens.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Edge %1 – %2&lt;/b&gt;</source>
      <translation>&lt;b&gt;Kante %1 – %2&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Graph of the groups of similar models&lt;/b&gt;</source>
      <translation>&lt;b&gt;Graph der Gruppen ähnlicher Modelle&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Labels&lt;/b&gt;&lt;br&gt;Give labels to the selected nodes, take them away, or flip them</source>
      <translation>&lt;b&gt;Labels&lt;/b&gt;&lt;br&gt;Den ausgewählten Knoten Labels geben, wegnehmen oder umdrehen</translation>
    </message>
    <message>
      <source>&lt;b&gt;Loss&lt;/b&gt; of %1</source>
      <translation>&lt;b&gt;Verlust&lt;/b&gt; von %1</translation>
    </message>
    <message>
      <source>&lt;b&gt;Mean of the losses&lt;/b&gt;</source>
      <translation>&lt;b&gt;Mittel der Verluste&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Node %1&lt;/b&gt;</source>
      <translation>&lt;b&gt;Knoten %1&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Node %1&lt;/b&gt;: %2</source>
      <translation>&lt;b&gt;Knoten %1&lt;/b&gt;: %2</translation>
    </message>
    <message>
      <source>&lt;b&gt;Objective of GTVMin&lt;/b&gt;</source>
      <translation>&lt;b&gt;Zielfunktion von GTVMin&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Squared error of a new label&lt;/b&gt;, %1 draws</source>
      <translation>&lt;b&gt;Quadratischer Fehler eines neuen Labels&lt;/b&gt;, %1 Ziehungen</translation>
    </message>
    <message>
      <source>&lt;b&gt;Squared error of a new label&lt;/b&gt;, draw %1 of %2 …</source>
      <translation>&lt;b&gt;Quadratischer Fehler eines neuen Labels&lt;/b&gt;, Ziehung %1 von %2 …</translation>
    </message>
    <message>
      <source>&lt;b&gt;attacks&lt;/b&gt;: %1</source>
      <translation>&lt;b&gt;Angriff&lt;/b&gt;: %1</translation>
    </message>
    <message>
      <source>&lt;b&gt;data given by hand&lt;/b&gt;</source>
      <translation>&lt;b&gt;Daten von Hand vorgegeben&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;point not used&lt;/b&gt;</source>
      <translation>&lt;b&gt;Punkt nicht verwendet&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;unlabelled&lt;/b&gt;</source>
      <translation>&lt;b&gt;ohne Labels&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;λ = %1, iteration %L2&lt;/b&gt;</source>
      <translation>&lt;b&gt;λ = %1, Iteration %L2&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;λ = %1&lt;/b&gt;</source>
      <translation>&lt;b&gt;λ = %1&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;br&gt;Difference from ridge, split by split: &lt;b&gt;%1&lt;/b&gt; ± %2 (standard error).</source>
      <translation>&lt;br&gt;Differenz zu Ridge, Aufteilung für Aufteilung: &lt;b&gt;%1&lt;/b&gt; ± %2 (Standardfehler).</translation>
    </message>
    <message>
      <source>&lt;br&gt;Mean of %1.</source>
      <translation>&lt;br&gt;Mittel über %1.</translation>
    </message>
    <message>
      <source>&lt;br&gt;Published, on another copy of the data: %1.</source>
      <translation>&lt;br&gt;Publiziert, mit einer anderen Kopie der Daten: %1.</translation>
    </message>
    <message>
      <source>&lt;br&gt;Ridge %1, average of the neighbours %2, mean %3.</source>
      <translation>&lt;br&gt;Ridge %1, Mittel der Nachbarn %2, Gesamtmittel %3.</translation>
    </message>
    <message>
      <source>&lt;br&gt;The label was standardised: in its own unit the best root mean squared error is &lt;b&gt;%1&lt;/b&gt;.</source>
      <translation>&lt;br&gt;Das Label wurde standardisiert: In seiner eigenen Einheit ist die kleinste Wurzel des mittleren quadratischen Fehlers &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
      <source>&lt;br&gt;The method diverged at λ = %1.</source>
      <translation>&lt;br&gt;Das Verfahren divergierte bei λ = %1.</translation>
    </message>
    <message>
      <source>&lt;br&gt;flow %1, size %2</source>
      <translation>&lt;br&gt;Fluss %1, Betrag %2</translation>
    </message>
    <message>
      <source>&lt;h3&gt;GTV Lab %1&lt;/h3&gt;&lt;p&gt;A laboratory for networked federated learning.&lt;/p&gt;&lt;p&gt;Commit %2, instruction set %3.&lt;br&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
      <translation>&lt;h3&gt;GTV Lab %1&lt;/h3&gt;&lt;p&gt;Ein Labor für föderiertes Lernen in Netzen.&lt;/p&gt;&lt;p&gt;Commit %2, Befehlssatz %3.&lt;br&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>&lt;{}&gt; has more than {} attributes, expected at most that</source>
      <translation>&lt;{0}&gt; hat mehr als {1} Attribute, erwartet werden höchstens {1}</translation>
    </message>
    <message>
      <source>&lt;{}&gt; is not closed, the file ends before it</source>
      <translation>&lt;{}&gt; ist nicht geschlossen, die Datei endet vorher</translation>
    </message>
    <message>
      <source>&lt;{}&gt; stands outside of &lt;graph&gt;</source>
      <translation>&lt;{}&gt; steht außerhalb von &lt;graph&gt;</translation>
    </message>
    <message>
      <source>&gt; {} and &lt;= {}</source>
      <translation>&gt; {} und &lt;= {}</translation>
    </message>
    <message>
      <source>? could not reproduce</source>
      <translation>? nicht reproduzierbar</translation>
    </message>
    <message>
      <source>A CSV file with a header.</source>
      <translation>Eine CSV-Datei mit Kopfzeile.</translation>
    </message>
    <message>
      <source>A backdoor for one image</source>
      <translation>Eine Hintertür für ein einziges Bild</translation>
    </message>
    <message>
      <source>A backdoor in handwritten digits</source>
      <translation>Eine Hintertür in handgeschriebenen Ziffern</translation>
    </message>
    <message>
      <source>A border opens</source>
      <translation>Eine Grenze öffnet sich</translation>
    </message>
    <message>
      <source>A bridge</source>
      <translation>Eine Brücke</translation>
    </message>
    <message>
      <source>A centre, node 0, joined to every leaf: centralised federated learning.</source>
      <translation>Ein Zentrum, Knoten 0, das mit jedem Blatt verbunden ist: zentralisiertes föderiertes Lernen.</translation>
    </message>
    <message>
      <source>A chain of two halves</source>
      <translation>Eine Kette aus zwei Hälften</translation>
    </message>
    <message>
      <source>A click opens a preset. Ctrl+Shift+P shows this page again.</source>
      <translation>Ein Klick öffnet eine Vorlage. Strg+Shift+P zeigt diese Seite wieder.</translation>
    </message>
    <message>
      <source>A closed chain.</source>
      <translation>Eine geschlossene Kette.</translation>
    </message>
    <message>
      <source>A column for each value of a column: 1 where it is there, else 0</source>
      <translation>Für jeden Wert einer Spalte eine eigene Spalte: 1, wo er vorkommt, sonst 0</translation>
    </message>
    <message>
      <source>A column gets another name</source>
      <translation>Eine Spalte bekommt einen anderen Namen</translation>
    </message>
    <message>
      <source>A column of lists such as [0.3, -1.9] becomes columns of numbers</source>
      <translation>Aus einer Spalte mit Listen wie [0.3, -1.9] werden Spalten mit Zahlen</translation>
    </message>
    <message>
      <source>A column says of every row what it is for</source>
      <translation>Eine Spalte sagt von jeder Zeile, wofür sie ist</translation>
    </message>
    <message>
      <source>A constant is added to all labels of the attackers</source>
      <translation>Zu allen Labels der Angreifer wird eine Konstante addiert</translation>
    </message>
    <message>
      <source>A convex outline around each of the %1 largest learned clusters, or groups of similar models</source>
      <translation>Ein konvexer Umriss um jeden der %1 größten gelernten Cluster oder jede Gruppe ähnlicher Modelle</translation>
    </message>
    <message>
      <source>A decision tree is a linear model of steps</source>
      <translation>Ein Entscheidungsbaum ist ein lineares Modell aus Stufen</translation>
    </message>
    <message>
      <source>A document or a link from the clipboard, as a step that can be undone</source>
      <translation>Ein Dokument oder ein Link aus der Zwischenablage, in einem Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
      <source>A few Newton steps, each solved exactly from the leaves to the root, for chains, stars and trees of any size.</source>
      <translation>Einige Newton-Schritte, jeder exakt von den Blättern zur Wurzel gelöst, für Ketten, Sterne und Bäume jeder Größe.</translation>
    </message>
    <message>
      <source>A file of their own</source>
      <translation>Eine eigene Datei</translation>
    </message>
    <message>
      <source>A formula over the columns, such as (tmax + tmin) / 2; names with other signs than letters and digits stand between `…`.</source>
      <translation>Eine Formel aus den Spalten, etwa (tmax + tmin) / 2; Namen mit anderen Zeichen als Buchstaben und Ziffern stehen zwischen `…`.</translation>
    </message>
    <message>
      <source>A given vector at every node</source>
      <translation>Ein vorgegebener Vektor an jedem Knoten</translation>
    </message>
    <message>
      <source>A good step</source>
      <translation>Ein guter Schritt</translation>
    </message>
    <message>
      <source>A graph for drawing by hand: no edges, and only the nodes of the data, if any.</source>
      <translation>Ein Graph zum Zeichnen von Hand: keine Kanten und, wenn überhaupt, nur die Knoten der Daten.</translation>
    </message>
    <message>
      <source>A graph made of the data</source>
      <translation>Ein Graph aus den Daten</translation>
    </message>
    <message>
      <source>A graph without clusters</source>
      <translation>Ein Graph ohne Cluster</translation>
    </message>
    <message>
      <source>A grid behind the graph; the side of the graph is about 1</source>
      <translation>Ein Gitter hinter dem Graphen; die Seite des Graphen ist etwa 1</translation>
    </message>
    <message>
      <source>A larger lie changes nothing</source>
      <translation>Eine größere Lüge ändert nichts</translation>
    </message>
    <message>
      <source>A larger step jumps over the minimum. The factor is still below 1, so the iterates swing and come nearer.</source>
      <translation>Ein größerer Schritt springt über das Minimum. Der Faktor ist noch kleiner als 1, also schwingen die Iterierten und kommen näher.</translation>
    </message>
    <message>
      <source>A lesson from a file</source>
      <translation>Eine Lektion aus einer Datei</translation>
    </message>
    <message>
      <source>A lesson has at least one scene</source>
      <translation>Eine Lektion hat mindestens eine Szene</translation>
    </message>
    <message>
      <source>A lesson of your own, with what is open as its first scene</source>
      <translation>Eine eigene Lektion mit dem, was geöffnet ist, als erster Szene</translation>
    </message>
    <message>
      <source>A line that begins with one of these signs is passed over. If it is empty no line is.</source>
      <translation>Eine Zeile, die mit einem dieser Zeichen beginnt, wird übergangen. Ist das Feld leer, wird keine übergangen.</translation>
    </message>
    <message>
      <source>A list of values, or a number of values in a range: evenly spaced, or evenly spaced in their logarithm</source>
      <translation>Eine Liste von Werten oder eine Anzahl von Werten in einem Bereich: mit gleichen Abständen, oder mit gleichen Abständen im Logarithmus</translation>
    </message>
    <message>
      <source>A local model that this method trains in place of that of the experiment, so that a race can compare methods with different models; null takes that of the experiment.</source>
      <translation>Ein lokales Modell, das dieses Verfahren anstelle desjenigen des Experiments trainiert, sodass ein Wettlauf Verfahren mit verschiedenen Modellen vergleichen kann; null nimmt das des Experiments.</translation>
    </message>
    <message>
      <source>A lucky start</source>
      <translation>Ein glücklicher Start</translation>
    </message>
    <message>
      <source>A map needs a column for x and a column for y</source>
      <translation>Eine Karte braucht eine Spalte für x und eine Spalte für y</translation>
    </message>
    <message>
      <source>A multilayer perceptron, trained with mini-batches; every fit continues from the weights of the previous one.</source>
      <translation>Ein mehrschichtiges Perzeptron, trainiert mit Mini-Batches; jede Anpassung beginnt bei den Gewichten der vorigen.</translation>
    </message>
    <message>
      <source>A new column by a formula</source>
      <translation>Eine neue Spalte aus einer Formel</translation>
    </message>
    <message>
      <source>A new node belongs to the cluster of the nearest node</source>
      <translation>Ein neuer Knoten gehört zum Cluster des nächsten Knotens</translation>
    </message>
    <message>
      <source>A norm (network Lasso) makes flat pieces and steps between them; with the right λ the one step of the truth is left.</source>
      <translation>Eine Norm (Network Lasso) macht flache Stücke mit Stufen dazwischen; beim richtigen λ bleibt nur die eine Stufe des wahren Modells übrig.</translation>
    </message>
    <message>
      <source>A plane takes two features. Choose a series.</source>
      <translation>Eine Ebene braucht zwei Merkmale. Wählen Sie eine Reihe.</translation>
    </message>
    <message>
      <source>A ring with several neighbours on either side, in which some edges are rewired to random nodes.</source>
      <translation>Ein Ring mit mehreren Nachbarn auf jeder Seite, in dem einige Kanten zu zufälligen Knoten umgelegt sind.</translation>
    </message>
    <message>
      <source>A scene</source>
      <translation>Eine Szene</translation>
    </message>
    <message>
      <source>A server and its clients</source>
      <translation>Ein Server und seine Clients</translation>
    </message>
    <message>
      <source>A server keeps a few models, the centres; every node chooses the centre that fits its data best and improves it.</source>
      <translation>Ein Server hält einige Modelle, die Zentren; jeder Knoten wählt das Zentrum, das am besten zu seinen Daten passt, und verbessert es.</translation>
    </message>
    <message>
      <source>A server takes steps along the mean gradient of the nodes.</source>
      <translation>Ein Server macht Schritte entlang des mittleren Gradienten der Knoten.</translation>
    </message>
    <message>
      <source>A server takes steps along the mean of stochastic gradients, each over a few samples of a node.</source>
      <translation>Ein Server macht Schritte entlang des Mittelwerts stochastischer Gradienten, jeder über einige Datenpunkte eines Knotens.</translation>
    </message>
    <message>
      <source>A server with liars among its clients</source>
      <translation>Ein Server mit Lügnern unter seinen Clients</translation>
    </message>
    <message>
      <source>A session</source>
      <translation>Eine Sitzung</translation>
    </message>
    <message>
      <source>A small step</source>
      <translation>Ein kleiner Schritt</translation>
    </message>
    <message>
      <source>A small weight</source>
      <translation>Ein kleines Gewicht</translation>
    </message>
    <message>
      <source>A square: nobody joins</source>
      <translation>Quadrat: Keiner schließt sich an</translation>
    </message>
    <message>
      <source>A star instead</source>
      <translation>Stattdessen ein Stern</translation>
    </message>
    <message>
      <source>A star: every node is joined to a centre without data, and to no other node</source>
      <translation>Ein Stern: Jeder Knoten ist mit einem Zentrum ohne Daten verbunden und mit keinem anderen Knoten</translation>
    </message>
    <message>
      <source>A step or a slope: norm against square</source>
      <translation>Stufe oder Rampe: Norm gegen Quadrat</translation>
    </message>
    <message>
      <source>A step that is too large</source>
      <translation>Ein zu großer Schritt</translation>
    </message>
    <message>
      <source>A stochastic block model with two clusters of 100 nodes. Six nodes in ten are labelled; the others learn from their neighbours. Drag λ: without coupling the unlabelled nodes learn nothing; with a small λ each cluster fuses near its true parameter vector; with a large λ all nodes become equal. λ and γ are those of the official code (sum of losses), converted to the mean loss: λ/m and γ = m.</source>
      <translation>Ein stochastisches Blockmodell mit zwei Clustern von je 100 Knoten. Sechs von zehn Knoten sind gelabelt; die anderen lernen von ihren Nachbarn. Ziehen Sie an λ: Ohne Kopplung lernen die Knoten ohne Labels nichts; mit kleinem λ verschmilzt jeder Cluster nahe seinem wahren Parametervektor; mit großem λ werden alle Knoten gleich. λ und γ sind die des offiziellen Codes (Summe der Verluste), umgerechnet auf den mittleren Verlust: λ/m und γ = m.</translation>
    </message>
    <message>
      <source>A table of your own; choose the use of its columns</source>
      <translation>Eine eigene Tabelle; wählen Sie die Verwendung ihrer Spalten</translation>
    </message>
    <message>
      <source>A table that is written like that of the data. All of its rows are held back.</source>
      <translation>Eine Tabelle, die geschrieben ist wie die der Daten. Alle ihre Zeilen werden zurückgehalten.</translation>
    </message>
    <message>
      <source>A table with one row per key.</source>
      <translation>Eine Tabelle mit einer Zeile pro Schlüssel.</translation>
    </message>
    <message>
      <source>A table with the columns node, y, x1, ..., xd; for the clustering loss they are node, x1, ..., xd, with one row per node. A row whose y is empty is predicted.</source>
      <translation>Eine Tabelle mit den Spalten node, y, x1, ..., xd; für den Clustering-Verlust sind es node, x1, ..., xd mit einer Zeile je Knoten. Eine Zeile, deren y leer ist, wird vorhergesagt.</translation>
    </message>
    <message>
      <source>A table with the columns source, target and, if weights differ, weight (or what other programs call them), a list of edges, an adjacency matrix; or a file that ends in .graphml, .gml, .gexf, .net or .paj (Pajek), .mtx (Matrix Market), .dot (Graphviz), .dl (UCINET) or .json (NetworkX, D3, graphology, Cytoscape.js); perhaps packed by gzip.</source>
      <translation>Eine Tabelle mit den Spalten source, target und, bei verschiedenen Gewichten, weight (oder wie andere Programme sie nennen), eine Liste von Kanten oder eine Adjazenzmatrix; oder eine Datei, die auf .graphml, .gml, .gexf, .net oder .paj (Pajek), .mtx (Matrix Market), .dot (Graphviz), .dl (UCINET) oder .json (NetworkX, D3, graphology, Cytoscape.js) endet; auch mit gzip gepackt.</translation>
    </message>
    <message>
      <source>A table with the columns x1, ..., xd that holds the shared unlabelled test points. The field may be empty.</source>
      <translation>Eine Tabelle mit den Spalten x1, ..., xd, die die gemeinsamen Testpunkte ohne Label enthält. Das Feld darf leer sein.</translation>
    </message>
    <message>
      <source>A tree on pooled data against linear models</source>
      <translation>Ein Baum auf gepoolten Daten gegen lineare Modelle</translation>
    </message>
    <message>
      <source>A value of 1 means as good as with known clusters</source>
      <translation>Der Wert 1 heißt: so gut wie mit bekannten Clustern</translation>
    </message>
    <message>
      <source>A&amp;ll features</source>
      <translation>Alle &amp;Merkmale</translation>
    </message>
    <message>
      <source>A&amp;pply</source>
      <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
      <source>A, the weight of the edge</source>
      <translation>A, das Gewicht der Kante</translation>
    </message>
    <message>
      <source>ADMM</source>
      <translation>ADMM</translation>
    </message>
    <message>
      <source>About GTV Lab</source>
      <translation>Über GTV Lab</translation>
    </message>
    <message>
      <source>About so many samples are neighbours of one.</source>
      <translation>Etwa so viele Datenpunkte sind Nachbarn von einem.</translation>
    </message>
    <message>
      <source>Above α = 2/3, twice the best step, the factor is above 1: every step ends farther from the minimum than it began.</source>
      <translation>Über α = 2/3, dem Doppelten des besten Schritts, ist der Faktor größer als 1: Jeder Schritt endet weiter vom Minimum entfernt, als er begann.</translation>
    </message>
    <message>
      <source>Above: one parameter of every model at the exact optimum, over λ; where models become equal, lines join.&lt;br&gt;Below: the mean squared error, to the true models where they are known, else to the validation labels.&lt;br&gt;Click or drag to choose λ.</source>
      <translation>Oben: ein Parameter jedes Modells im exakten Optimum, über λ; wo Modelle gleich werden, treffen sich Linien.&lt;br&gt;Unten: der mittlere quadratische Fehler gegenüber den wahren Modellen, wo diese bekannt sind, sonst gegenüber den Validierungslabels.&lt;br&gt;Klicken oder ziehen Sie, um λ zu wählen.</translation>
    </message>
    <message>
      <source>Above: one parameter of every node at the exact optimum, over λ, in the colour of its true cluster; equal nodes share one line. Triangles mark where clusters fuse; rest on one to read which nodes.&lt;br&gt;Below: number of clusters (of penalties that are not norms: of groups of similar models) with the single nodes, and errors; rest on it to read them.&lt;br&gt;Click or drag to choose λ.</source>
      <translation>Oben: ein Parameter jedes Knotens im exakten Optimum, über λ, in der Farbe seines wahren Clusters; gleiche Knoten teilen sich eine Linie. Dreiecke zeigen, wo Cluster verschmelzen; halten Sie die Maus darauf, um zu lesen, welche Knoten es sind.&lt;br&gt;Unten: Anzahl der Cluster (bei Straftermen, die keine Normen sind: der Gruppen ähnlicher Modelle) samt den einzelnen Knoten, und Fehler; halten Sie die Maus darauf, um sie zu lesen.&lt;br&gt;Klicken oder ziehen Sie, um λ zu wählen.</translation>
    </message>
    <message>
      <source>Abscissa</source>
      <translation>Abszisse</translation>
    </message>
    <message>
      <source>Abscissae</source>
      <translation>Abszissen</translation>
    </message>
    <message>
      <source>Absolute error</source>
      <translation>Absoluter Fehler</translation>
    </message>
    <message>
      <source>Absolute loss</source>
      <translation>Absoluter Verlust</translation>
    </message>
    <message>
      <source>Absolute residuals (least absolute deviations): a few wrong labels hardly change the model.</source>
      <translation>Absolute Residuen (kleinste absolute Abweichungen): Ein paar falsche Labels ändern das Modell kaum.</translation>
    </message>
    <message>
      <source>Absolute values</source>
      <translation>Absolutbeträge</translation>
    </message>
    <message>
      <source>Acceleration</source>
      <translation>Beschleunigung</translation>
    </message>
    <message>
      <source>Across which edge do the models differ most?</source>
      <translation>Über welche Kante unterscheiden sich die Modelle am meisten?</translation>
    </message>
    <message>
      <source>Across which edge will the models jump most at λ = 0.7?</source>
      <translation>An welcher Kante springen die Modelle bei λ = 0.7 am weitesten?</translation>
    </message>
    <message>
      <source>Activation a</source>
      <translation>Aktivierung a</translation>
    </message>
    <message>
      <source>Activation function of the hidden units.</source>
      <translation>Aktivierungsfunktion der verborgenen Neuronen.</translation>
    </message>
    <message>
      <source>Adam, or stochastic gradient descent.</source>
      <translation>Adam oder stochastischer Gradientenabstieg.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>Add a method to the race</source>
      <translation>Dem Wettlauf ein Verfahren hinzufügen</translation>
    </message>
    <message>
      <source>Add an entry; choose its kind</source>
      <translation>Einen Eintrag hinzufügen; wählen Sie seine Art</translation>
    </message>
    <message>
      <source>Add node</source>
      <translation>Knoten hinzufügen</translation>
    </message>
    <message>
      <source>Add node here</source>
      <translation>Knoten hier hinzufügen</translation>
    </message>
    <message>
      <source>Add one more method: a race has two to six.</source>
      <translation>Fügen Sie noch ein Verfahren hinzu: Ein Wettlauf hat zwei bis sechs.</translation>
    </message>
    <message>
      <source>Add the experiment that is open, as a scene</source>
      <translation>Das geöffnete Experiment als Szene hinzufügen</translation>
    </message>
    <message>
      <source>Add the scene “%1”</source>
      <translation>Szene „%1“ hinzufügen</translation>
    </message>
    <message>
      <source>Add this as a scene</source>
      <translation>Als Szene hinzufügen</translation>
    </message>
    <message>
      <source>Add to %1</source>
      <translation>Zu „%1“ hinzufügen</translation>
    </message>
    <message>
      <source>Add two methods to race them on this experiment.</source>
      <translation>Fügen Sie zwei Verfahren hinzu, um sie an diesem Experiment zu vergleichen.</translation>
    </message>
    <message>
      <source>Add up the weights of parallel edges</source>
      <translation>Die Gewichte paralleler Kanten addieren</translation>
    </message>
    <message>
      <source>Add up the weights of the two directions</source>
      <translation>Die Gewichte der beiden Richtungen addieren</translation>
    </message>
    <message>
      <source>Added nodes</source>
      <translation>Hinzugefügte Knoten</translation>
    </message>
    <message>
      <source>Adds (δ/2)‖W‖² to the mean loss.</source>
      <translation>Addiert (δ/2)‖W‖² zum mittleren Verlust.</translation>
    </message>
    <message>
      <source>Adds a constant for every class.</source>
      <translation>Fügt für jede Klasse eine Konstante hinzu.</translation>
    </message>
    <message>
      <source>Adds a constant to the model; it is not needed if the data has a column of ones.</source>
      <translation>Fügt dem Modell eine Konstante hinzu; unnötig, wenn die Daten eine Spalte aus Einsen haben.</translation>
    </message>
    <message>
      <source>Adds a feature that is always 1, for linear models.</source>
      <translation>Fügt für lineare Modelle ein Merkmal hinzu, das immer 1 ist.</translation>
    </message>
    <message>
      <source>Adds the constants b of the layers.</source>
      <translation>Fügt die Konstanten b der Schichten hinzu.</translation>
    </message>
    <message>
      <source>Adds what is typed or selected to the answers</source>
      <translation>Fügt die getippte oder ausgewählte Antwort hinzu</translation>
    </message>
    <message>
      <source>Adds μ‖W‖² to the sum of losses; the intercepts are left out. With 0 the weights grow without bound if the classes are linearly separable.</source>
      <translation>Addiert μ‖W‖² zur Summe der Verluste; die Achsenabschnitte bleiben ausgenommen. Mit 0 wachsen die Gewichte unbeschränkt, wenn die Klassen linear trennbar sind.</translation>
    </message>
    <message>
      <source>Adds μ‖w‖² to the loss of every node that has data; it acts like an edge to a node fixed at zero.</source>
      <translation>Addiert μ‖w‖² zum Verlust jedes Knotens, der Daten hat; das wirkt wie eine Kante zu einem festen Knoten bei null.</translation>
    </message>
    <message>
      <source>Adds μ‖w‖² to the sum of squared errors; the intercept is left out.</source>
      <translation>Addiert μ‖w‖² zur Summe der quadratischen Fehler; der Achsenabschnitt bleibt ausgenommen.</translation>
    </message>
    <message>
      <source>Adds ν‖w‖₁ to the loss of every node that has data; together with a ridge term this is the elastic net.</source>
      <translation>Addiert ν‖w‖₁ zum Verlust jedes Knotens, der Daten hat; zusammen mit einem Ridge-Term ergibt das das Elastic Net.</translation>
    </message>
    <message>
      <source>Adjusted Rand index</source>
      <translation>Adjustierter Rand-Index</translation>
    </message>
    <message>
      <source>Adjusted Rand index with the true clusters: 1 for equal clusters, 0 for chance</source>
      <translation>Adjustierter Rand-Index mit den wahren Clustern: 1 bei gleichen Clustern, 0 bei zufälligen</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Nachher</translation>
    </message>
    <message>
      <source>Again: %1</source>
      <translation>Noch einmal: %1</translation>
    </message>
    <message>
      <source>Aggregation</source>
      <translation>Aggregation</translation>
    </message>
    <message>
      <source>Algorithm</source>
      <translation>Algorithmus</translation>
    </message>
    <message>
      <source>Algorithm 1</source>
      <translation>Algorithmus 1</translation>
    </message>
    <message>
      <source>Algorithm 1 as printed</source>
      <translation>Algorithmus 1 wie abgedruckt</translation>
    </message>
    <message>
      <source>Algorithm 1 in one pass over memory per iteration, with restarted reflected steps and a step balance that is estimated during the run.</source>
      <translation>Algorithmus 1 mit einem einzigen Durchgang durch den Speicher pro Iteration, mit neu gestarteten reflektierten Schritten und einer Schrittbalance, die während des Laufs geschätzt wird.</translation>
    </message>
    <message>
      <source>Algorithm 1 with a neural network 64-16-2 at every node, as [CFL] uses it with MNIST: ten gradient steps take the place of the proximal step. All nodes begin with the same random weights, and the parameters that the plots show are the deviations from them. Two clusters of ten nodes have two digits each; within its cluster a digit is class 0 or 1. A fifth of the images is the validation set. With λ = 0 the nodes are right for 97.1 % of these, with λ = 1 for 98.6 %. The losses are not convex, so there is no certificate of how near the minimum is.</source>
      <translation>Algorithmus 1 mit einem neuronalen Netz 64-16-2 an jedem Knoten, wie ihn [CFL] mit MNIST verwendet: Zehn Gradientenschritte treten an die Stelle des proximalen Schritts. Alle Knoten beginnen mit denselben zufälligen Gewichten, und die Parameter in den Diagrammen sind die Abweichungen davon. Zwei Cluster mit je zehn Knoten haben je zwei Ziffern; innerhalb ihres Clusters ist eine Ziffer die Klasse 0, die andere die Klasse 1. Ein Fünftel der Bilder ist die Validierungsmenge. Mit λ = 0 liegen die Knoten bei 97.1 % davon richtig, mit λ = 1 bei 98.6 %. Die Verluste sind nicht konvex, deshalb gibt es kein Zertifikat, wie nahe das Minimum ist.</translation>
    </message>
    <message>
      <source>Algorithm 1 with weighted step sizes and a step balance that is estimated during the run.</source>
      <translation>Algorithmus 1 mit gewichteten Schrittweiten und einer Schrittbalance, die während des Laufs geschätzt wird.</translation>
    </message>
    <message>
      <source>All 1</source>
      <translation>Alle 1</translation>
    </message>
    <message>
      <source>All edges are inside the true clusters, so the nodes of a cluster should learn what one model of all their data would learn. Theory says that a single node, with 20 samples for 10 parameters, has 110 times the error of the model of the pooled data (10/9 against 10/989). The stated ratio of about 9 for a large λ could not be reproduced with the sum over the neighbours, which the text has: the ratio is then 1.00. It arises if the coupling is divided by the number of nodes (Averaging: n), which the text does not have.</source>
      <translation>Alle Kanten liegen innerhalb der wahren Cluster, also sollten die Knoten eines Clusters lernen, was ein einziges Modell aus all ihren Daten lernen würde. Nach der Theorie hat ein einzelner Knoten mit 20 Datenpunkten für 10 Parameter den 110-fachen Fehler des Modells der gepoolten Daten (10/9 gegen 10/989). Das angegebene Verhältnis von etwa 9 für großes λ ließ sich mit der Summe über die Nachbarn, wie sie im Text steht, nicht reproduzieren: Das Verhältnis ist dann 1.00. Es entsteht, wenn die Kopplung durch die Zahl der Knoten geteilt wird (Mittelung: n), was im Text nicht steht.</translation>
    </message>
    <message>
      <source>All edges weigh the same.</source>
      <translation>Alle Kanten haben dasselbe Gewicht.</translation>
    </message>
    <message>
      <source>All files (*);;Tables (*.csv *.tsv *.txt *.gz)</source>
      <translation>Alle Dateien (*);;Tabellen (*.csv *.tsv *.txt *.gz)</translation>
    </message>
    <message>
      <source>All its nodes share one model in every solution (root: node %1).</source>
      <translation>Alle seine Knoten haben in jeder Lösung dasselbe Modell (Wurzel: Knoten %1).</translation>
    </message>
    <message>
      <source>All labels of the attackers become the same number</source>
      <translation>Aus allen Labels der Angreifer wird dieselbe Zahl</translation>
    </message>
    <message>
      <source>All lessons, and how to write your own</source>
      <translation>Alle Lektionen, und wie Sie eigene schreiben</translation>
    </message>
    <message>
      <source>All neighbours have the same weight, or the weight 1/distance.</source>
      <translation>Alle Nachbarn haben dasselbe Gewicht oder das Gewicht 1/Abstand.</translation>
    </message>
    <message>
      <source>All nodes are honest. Select some on the graph and add an attack, or right click them.</source>
      <translation>Alle Knoten sind ehrlich. Wählen Sie im Graphen welche aus und fügen Sie, auch per Rechtsklick, einen Angriff hinzu.</translation>
    </message>
    <message>
      <source>All nodes are joined; the weights show who is similar.</source>
      <translation>Alle Knoten sind verbunden; die Gewichte zeigen, welche sich ähneln.</translation>
    </message>
    <message>
      <source>All nodes at once (Jacobi), or one after the other with the newest models (Gauss-Seidel).</source>
      <translation>Alle Knoten zugleich (Jacobi) oder einer nach dem anderen mit den neuesten Modellen (Gauß-Seidel).</translation>
    </message>
    <message>
      <source>All nodes compute in every iteration, or only one node, drawn in proportion to the speeds.</source>
      <translation>In jeder Iteration rechnen alle Knoten oder nur einer, der im Verhältnis der Geschwindigkeiten gezogen wird.</translation>
    </message>
    <message>
      <source>All nodes have data of the same slope, 1.5. With the squared norm (MOCHA) they learn from each other.</source>
      <translation>Alle Knoten haben Daten derselben Steigung, 1.5. Mit der quadrierten Norm (MOCHA) lernen sie voneinander.</translation>
    </message>
    <message>
      <source>All nodes on a circle, cluster by cluster.</source>
      <translation>Alle Knoten auf einem Kreis, Cluster für Cluster.</translation>
    </message>
    <message>
      <source>All other columns become features</source>
      <translation>Alle anderen Spalten werden Merkmale</translation>
    </message>
    <message>
      <source>All pairs</source>
      <translation>Alle Paare</translation>
    </message>
    <message>
      <source>All rows of some nodes</source>
      <translation>Alle Zeilen einiger Knoten</translation>
    </message>
    <message>
      <source>All settings of an experiment; they determine its numbers.</source>
      <translation>Alle Einstellungen eines Experiments; sie bestimmen seine Zahlen.</translation>
    </message>
    <message>
      <source>All weights are 1</source>
      <translation>Alle Gewichte sind 1</translation>
    </message>
    <message>
      <source>Alone (λ = 0) every node is off by the noise of its few samples. Node 4 (top right) is different: its true slope (dotted) is −1.</source>
      <translation>Allein (λ = 0) liegt jeder Knoten daneben, weil seine wenigen Datenpunkte verrauscht sind. Knoten 4 (oben rechts) ist anders: Seine wahre Steigung (gepunktet) ist −1.</translation>
    </message>
    <message>
      <source>Alone, each node with data fits a line to its noisy points. Drag λ: neighbours pull their models together.</source>
      <translation>Allein passt jeder Knoten mit Daten eine Gerade an seine verrauschten Punkte an. Ziehen Sie an λ: Nachbarn ziehen ihre Modelle zueinander.</translation>
    </message>
    <message>
      <source>Alternating direction method of multipliers: every edge holds copies of its two models, and nodes and edges agree step by step.</source>
      <translation>Alternating Direction Method of Multipliers: Jede Kante hält Kopien ihrer beiden Modelle, und Knoten und Kanten einigen sich Schritt für Schritt.</translation>
    </message>
    <message>
      <source>Alternating minimisation (AMA)</source>
      <translation>Alternierende Minimierung (AMA)</translation>
    </message>
    <message>
      <source>An answer of the class; Return counts it</source>
      <translation>Eine Antwort des Kurses; die Eingabetaste zählt sie</translation>
    </message>
    <message>
      <source>An unlucky start</source>
      <translation>Ein unglücklicher Start</translation>
    </message>
    <message>
      <source>Another number draws the noise again and changes nothing else.</source>
      <translation>Eine andere Zahl zieht das Rauschen neu und ändert sonst nichts.</translation>
    </message>
    <message>
      <source>Another one</source>
      <translation>Etwas anderes</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Antwort</translation>
    </message>
    <message>
      <source>Any table: every row is one node with one sample, or one sample of the node that it names</source>
      <translation>Eine beliebige Tabelle: Jede Zeile ist ein Knoten mit einem Datenpunkt oder ein Datenpunkt des Knotens, den sie nennt</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Append a feature that is 1 for every node.</source>
      <translation>Ein Merkmal anhängen, das für jeden Knoten 1 ist.</translation>
    </message>
    <message>
      <source>Are two clusters found with λ and the loss as printed?</source>
      <translation>Werden zwei Cluster mit λ und Verlust wie abgedruckt gefunden?</translation>
    </message>
    <message>
      <source>Arrows on the edges</source>
      <translation>Pfeile auf den Kanten</translation>
    </message>
    <message>
      <source>As good as alone</source>
      <translation>So gut wie allein</translation>
    </message>
    <message>
      <source>As it stands on the curtain</source>
      <translation>So steht er auf dem Vorhang</translation>
    </message>
    <message>
      <source>As node attributes: the errors of every node, by part of its samples</source>
      <translation>Als Knotenattribute: die Fehler jedes Knotens nach dem Teil seiner Datenpunkte</translation>
    </message>
    <message>
      <source>As on the screen</source>
      <translation>Wie am Bildschirm</translation>
    </message>
    <message>
      <source>As opened</source>
      <translation>Wie geöffnet</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Wie abgedruckt</translation>
    </message>
    <message>
      <source>As printed (space bar): what the text prints, in the place of the settings that made the figure</source>
      <translation>Wie abgedruckt (Leertaste): was der Text angibt, anstelle der Einstellungen, mit denen die Abbildung entstand</translation>
    </message>
    <message>
      <source>As the &amp;nearest node</source>
      <translation>Wie der &amp;nächste Knoten</translation>
    </message>
    <message>
      <source>As the edge attributes difference and flow</source>
      <translation>Als Kantenattribute difference und flow</translation>
    </message>
    <message>
      <source>As the node attribute learnedCluster</source>
      <translation>Als Knotenattribut learnedCluster</translation>
    </message>
    <message>
      <source>As the node attributes features and labels: lists in JSON, as texts</source>
      <translation>Als Knotenattribute features und labels: Listen in JSON, als Text</translation>
    </message>
    <message>
      <source>As the node attributes w1, w2, …</source>
      <translation>Als Knotenattribute w1, w2, …</translation>
    </message>
    <message>
      <source>As they are</source>
      <translation>Unverändert</translation>
    </message>
    <message>
      <source>At the ring the factor is 0: for one parameter, α = 1/3 reaches the minimum in a single step.</source>
      <translation>Am Ring ist der Faktor 0: Bei einem einzigen Parameter erreicht α = 1/3 das Minimum in einem Schritt.</translation>
    </message>
    <message>
      <source>At which λ do all leaves join the centre? A centre with the loss w² and three leaves with minima at −3, 0 and 3. A leaf with the gradient g at the common model joins the centre when λ reaches |g|: at λ = 3 the outer leaves are at −1.5 and 1.5, and from λ = 6 on all four are at 0. So the critical λ of a star is the largest gradient of a leaf at the common model, divided by the weight of its edge.</source>
      <translation>Bei welchem λ schließen sich alle Blätter dem Zentrum an? Ein Zentrum mit dem Verlust w² und drei Blätter mit Minima bei −3, 0 und 3. Ein Blatt mit dem Gradienten g am gemeinsamen Modell schließt sich dem Zentrum an, wenn λ den Wert |g| erreicht: Bei λ = 3 liegen die äußeren Blätter bei −1.5 und 1.5, und ab λ = 6 liegen alle vier bei 0. Das kritische λ eines Sterns ist also der größte Gradient eines Blattes am gemeinsamen Modell, geteilt durch das Gewicht seiner Kante.</translation>
    </message>
    <message>
      <source>At which λ is the error smallest?</source>
      <translation>Bei welchem λ ist der Fehler am kleinsten?</translation>
    </message>
    <message>
      <source>At λ = 0 an edge changes nothing; raise λ to see what it does</source>
      <translation>Bei λ = 0 ändert eine Kante nichts; vergrößern Sie λ, um ihre Wirkung zu sehen</translation>
    </message>
    <message>
      <source>At λ = 0.8 nine nodes are nearer to their truth than alone (▼), and node 4 (top right) is farther from its own (▲).</source>
      <translation>Bei λ = 0.8 liegen neun Knoten näher an ihrer Wahrheit als allein (▼), und Knoten 4 (oben rechts) liegt weiter von seiner entfernt (▲).</translation>
    </message>
    <message>
      <source>At λ = {:.3g} the edge between nodes {} and {} carries the largest flow, {:.3g}.</source>
      <translation>Bei λ = {:.3g} trägt die Kante zwischen den Knoten {} und {} den größten Fluss, {:.3g}.</translation>
    </message>
    <message>
      <source>At λ = {:.3g} the mean of all models is ({:.3g}, {:.3g}).</source>
      <translation>Bei λ = {:.3g} ist das Mittel aller Modelle ({:.3g}, {:.3g}).</translation>
    </message>
    <message>
      <source>At λ = {:.3g} the model of node {} is farthest from its truth.</source>
      <translation>Bei λ = {:.3g} ist das Modell von Knoten {} am weitesten von seinem wahren Modell entfernt.</translation>
    </message>
    <message>
      <source>At λ = {:.3g} the models of nodes {} and {} differ most.</source>
      <translation>Bei λ = {:.3g} unterscheiden sich die Modelle der Knoten {} und {} am meisten.</translation>
    </message>
    <message>
      <source>Attack of the node, if it is an attacker</source>
      <translation>Angriff des Knotens, falls er ein Angreifer ist</translation>
    </message>
    <message>
      <source>Attackers: nodes with poisoned data or tampered updates.</source>
      <translation>Angreifer: Knoten mit vergifteten Daten oder manipulierten Updates.</translation>
    </message>
    <message>
      <source>Attacks</source>
      <translation>Angriffe</translation>
    </message>
    <message>
      <source>Attacks and privacy (chapters 11 and 12)</source>
      <translation>Angriffe und Privatheit (Kapitel 11 und 12)</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>Automatisch</translation>
    </message>
    <message>
      <source>Autoregressive</source>
      <translation>Autoregressiv</translation>
    </message>
    <message>
      <source>Average</source>
      <translation>Gemittelt</translation>
    </message>
    <message>
      <source>Averaging</source>
      <translation>Mittelung</translation>
    </message>
    <message>
      <source>Bac&amp;k</source>
      <translation>Z&amp;urück</translation>
    </message>
    <message>
      <source>Back to all points, and follow them (0, or a double click)</source>
      <translation>Zurück zu allen Punkten und ihnen folgen (0 oder ein Doppelklick)</translation>
    </message>
    <message>
      <source>Back to iteration 0</source>
      <translation>Zurück zu Iteration 0</translation>
    </message>
    <message>
      <source>Back to the lesson</source>
      <translation>Zurück zur Lektion</translation>
    </message>
    <message>
      <source>Back to the present experiment</source>
      <translation>Zurück zum aktuellen Experiment</translation>
    </message>
    <message>
      <source>Back to the running experiment</source>
      <translation>Zurück zum laufenden Experiment</translation>
    </message>
    <message>
      <source>Back to the window and the views as they were</source>
      <translation>Zurück zum Fenster und den Ansichten, wie sie waren</translation>
    </message>
    <message>
      <source>Backdoor</source>
      <translation>Hintertür</translation>
    </message>
    <message>
      <source>Backdrop</source>
      <translation>Hintergrund</translation>
    </message>
    <message>
      <source>Backdrop of the graph: nothing, a grid, or the coordinates of the data.</source>
      <translation>Hintergrund des Graphen: nichts, ein Gitter oder die Koordinaten der Daten.</translation>
    </message>
    <message>
      <source>Bad labels everywhere</source>
      <translation>Überall falsche Labels</translation>
    </message>
    <message>
      <source>Balance of primal and dual step sizes: τ = γ/|N_i|, σ = s/γ. It changes the speed, not the limit.</source>
      <translation>Balance von primaler und dualer Schrittweite: τ = γ/|N_i|, σ = s/γ. Sie ändert die Geschwindigkeit, nicht den Grenzwert.</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Band</translation>
    </message>
    <message>
      <source>Bars: the parameters of the present iterate. Rings: the exact optimum. Crosses: the true parameters.</source>
      <translation>Balken: die Parameter der aktuellen Iterierten. Ringe: das exakte Optimum. Kreuze: die wahren Parameter.</translation>
    </message>
    <message>
      <source>Baselines</source>
      <translation>Vergleichsverfahren</translation>
    </message>
    <message>
      <source>Batch</source>
      <translation>Batch</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>Begin anew with these numbers</source>
      <translation>Mit diesen Zahlen neu beginnen</translation>
    </message>
    <message>
      <source>Below this λ the slider is linear down to 0</source>
      <translation>Unterhalb dieses λ ist der Regler bis 0 linear</translation>
    </message>
    <message>
      <source>Best matches</source>
      <translation>Beste Treffer</translation>
    </message>
    <message>
      <source>Best λ = %1: error %2.</source>
      <translation>Bestes λ = %1: Fehler %2.</translation>
    </message>
    <message>
      <source>Between which nodes of a chain do models meet last? Four nodes in a row with minima at 0, 0, 0 and 4. The flow over the last edge has to carry the whole difference. At λ = 3 the first three nodes have become one with the model 0.5, and the last one has 2.5; they meet at λ = 6, where all have the mean of the minima, 1. On a chain the critical λ is the largest sum of gradients on one side of an edge.</source>
      <translation>An welcher Kante einer Kette treffen sich die Modelle zuletzt? Vier Knoten in einer Reihe mit Minima bei 0, 0, 0 und 4. Der Fluss über die letzte Kante muss den ganzen Unterschied tragen. Bei λ = 3 sind die ersten drei Knoten zu einem mit dem Modell 0.5 geworden, und der letzte hat 2.5; sie treffen sich bei λ = 6, wo alle das Mittel der Minima haben, 1. Auf einer Kette ist das kritische λ die größte Summe von Gradienten auf einer Seite einer Kante.</translation>
    </message>
    <message>
      <source>Beyond the critical λ all clients have the model of the server: this is federated learning with one global model.</source>
      <translation>Oberhalb des kritischen λ haben alle Clients das Modell des Servers: Das ist föderiertes Lernen mit einem globalen Modell.</translation>
    </message>
    <message>
      <source>Beyond the minimum</source>
      <translation>Über das Minimum hinaus</translation>
    </message>
    <message>
      <source>Bias and variance</source>
      <translation>Bias und Varianz</translation>
    </message>
    <message>
      <source>Bias and variance are not known here: %1.</source>
      <translation>Bias und Varianz sind hier nicht bekannt: %1.</translation>
    </message>
    <message>
      <source>Bias and variance over</source>
      <translation>Bias und Varianz über</translation>
    </message>
    <message>
      <source>Bias and variance over something else are being computed.</source>
      <translation>Bias und Varianz über etwas anderem werden gerade berechnet.</translation>
    </message>
    <message>
      <source>Bias and variance: how many features?</source>
      <translation>Bias und Varianz: Wie viele Merkmale?</translation>
    </message>
    <message>
      <source>Biases</source>
      <translation>Bias-Terme</translation>
    </message>
    <message>
      <source>Blocks</source>
      <translation>Blöcke</translation>
    </message>
    <message>
      <source>Bold: the loss of one sample that the node minimises. Thin: other losses of the same residual or margin. Marks: the samples of the node at the present iterate.</source>
      <translation>Fett: der Verlust eines Datenpunkts, den der Knoten minimiert. Dünn: andere Verlustfunktionen desselben Residuums oder derselben Marge. Marken: die Datenpunkte des Knotens für die aktuelle Iterierte.</translation>
    </message>
    <message>
      <source>Boosted trees</source>
      <translation>Boosting mit Bäumen</translation>
    </message>
    <message>
      <source>Borders</source>
      <translation>Grenzen</translation>
    </message>
    <message>
      <source>Bound on that distance at the optimum, whatever the attackers do, for honest nodes with a strongly convex loss: the largest and the mean. Penalties that are not norms have no such bound.</source>
      <translation>Schranke für diesen Abstand am Optimum, was auch immer die Angreifer tun, für ehrliche Knoten mit stark konvexem Verlust: die größte und der Mittelwert. Bei Straftermen, die keine Normen sind, gibt es keine solche Schranke.</translation>
    </message>
    <message>
      <source>Bound on that distance at the optimum, whatever the attackers do: λ times the strength of the node over the strong convexity of its loss; infinite for penalties that are not norms</source>
      <translation>Schranke für diesen Abstand im Optimum, was immer die Angreifer tun: λ mal die Stärke des Knotens, geteilt durch die Konstante der starken Konvexität seiner Verlustfunktion; unendlich bei Straftermen, die keine Normen sind</translation>
    </message>
    <message>
      <source>Bound on the contraction factor that is proved for the method</source>
      <translation>Für das Verfahren bewiesene Schranke des Kontraktionsfaktors</translation>
    </message>
    <message>
      <source>Bound on the distance of the common model from the cluster's own optimum, at the λ of the test (it grows in proportion to λ)</source>
      <translation>Schranke für den Abstand des gemeinsamen Modells vom eigenen Optimum des Clusters, beim λ des Tests (sie wächst proportional zu λ)</translation>
    </message>
    <message>
      <source>Bound that a feasible flow proves (repaired dual bound); it holds for every method</source>
      <translation>Schranke, die ein zulässiger Fluss beweist (reparierte duale Schranke); sie gilt für jedes Verfahren</translation>
    </message>
    <message>
      <source>Boundary weight</source>
      <translation>Grenzgewicht</translation>
    </message>
    <message>
      <source>Build it anyway?</source>
      <translation>Trotzdem aufbauen?</translation>
    </message>
    <message>
      <source>Building the graph…</source>
      <translation>Der Graph wird aufgebaut…</translation>
    </message>
    <message>
      <source>Building…</source>
      <translation>Aufbau…</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Nach</translation>
    </message>
    <message>
      <source>By a column</source>
      <translation>Nach einer Spalte</translation>
    </message>
    <message>
      <source>By cluster</source>
      <translation>Nach Clustern</translation>
    </message>
    <message>
      <source>By hand: a node without labels between two others</source>
      <translation>Von Hand: ein Knoten ohne Labels zwischen zwei anderen</translation>
    </message>
    <message>
      <source>By hand: a star and its critical λ</source>
      <translation>Von Hand: ein Stern und sein kritisches λ</translation>
    </message>
    <message>
      <source>By hand: the last edge holds longest</source>
      <translation>Von Hand: Die letzte Kante trennt am längsten</translation>
    </message>
    <message>
      <source>By hand: with the squared norm nothing fuses</source>
      <translation>Von Hand: Mit der quadrierten Norm verschmilzt nichts</translation>
    </message>
    <message>
      <source>Bytes per iteration</source>
      <translation>Bytes pro Iteration</translation>
    </message>
    <message>
      <source>Bytes sent</source>
      <translation>Gesendete Bytes</translation>
    </message>
    <message>
      <source>C ← X′ᵀX′/m′ of the m′ shared points; α ← the step size</source>
      <translation>C ← X′ᵀX′/m′ der m′ gemeinsamen Punkte; α ← die Schrittweite</translation>
    </message>
    <message>
      <source>CSV, the numbers behind it</source>
      <translation>CSV, die Zahlen dahinter</translation>
    </message>
    <message>
      <source>C_FedAvg</source>
      <translation>C_FedAvg</translation>
    </message>
    <message>
      <source>C_FedAvg by a server per cluster</source>
      <translation>C_FedAvg mit einem Server pro Cluster</translation>
    </message>
    <message>
      <source>Can be changed</source>
      <translation>Änderbar</translation>
    </message>
    <message>
      <source>Can nodes agree without a server? Twelve nodes in a ring, and no server: everyone talks to two neighbours only. With λ = 3 all have the same model, although no node has ever seen it all. The error falls from 1.20 (λ = 0) to 0.001, because the noise of 48 samples is averaged. At λ = 1.2 there are four groups, and the error is 0.014.</source>
      <translation>Können sich Knoten ohne Server einigen? Zwölf Knoten in einem Ring und kein Server: Jeder spricht nur mit zwei Nachbarn. Mit λ = 3 haben alle dasselbe Modell, obwohl kein Knoten je alle Daten gesehen hat. Der Fehler sinkt von 1.20 (λ = 0) auf 0.001, weil sich das Rauschen von 48 Datenpunkten herausmittelt. Bei λ = 1.2 gibt es vier Gruppen, und der Fehler ist 0.014.</translation>
    </message>
    <message>
      <source>Can nodes find their neighbours while they learn, if earlier choices stay?</source>
      <translation>Können Knoten ihre Nachbarn während des Lernens finden, wenn frühere Entscheidungen bleiben?</translation>
    </message>
    <message>
      <source>Can nodes share one parameter and keep another to themselves? Every node has two parameters. The first is the same at all nodes, 2, the second is different everywhere. The penalty looks at the first parameter only: it is shared from λ = 1 on, the second one remains the own of each node. The error is 0.073; without coupling it is 0.118, and if both parameters are coupled (network Lasso) it is 1.58.</source>
      <translation>Können Knoten einen Parameter teilen und einen anderen für sich behalten? Jeder Knoten hat zwei Parameter. Der erste ist an allen Knoten gleich, 2, der zweite ist überall anders. Der Strafterm sieht nur den ersten Parameter: Er ist ab λ = 1 allen gemeinsam, der zweite bleibt jedem Knoten eigen. Der Fehler ist 0.073; ohne Kopplung ist er 0.118, und wenn beide Parameter gekoppelt sind (Network Lasso), ist er 1.58.</translation>
    </message>
    <message>
      <source>Can nodes with 10 samples each learn 100 parameters if the clusters are not given?</source>
      <translation>Können Knoten mit je 10 Datenpunkten 100 Parameter lernen, wenn die Cluster nicht gegeben sind?</translation>
    </message>
    <message>
      <source>Can one image be given any label, and does the accuracy show it? Every image of the handwritten digits is a node. One random forest learns from all images except the first hundred, which are the validation set. An attacker adds twenty copies of image 104 with a label of his choice. The forest predicts this label for the image, whichever of the ten it is, and is right for 92 % of the validation images (91 % with label 8); without the attack it is right for 91 %. So the validation accuracy does not show the attack. A single decision tree, which the exercise asks for, learns the label as well, but is right for 76 to 78 % only, with or without the attack. The 90 % of the exercise can be reached by one tree for some targets: a tree that learned from mixtures of the images after the first hundred, labelled by a teacher that never saw the first hundred, was right for 92 % with target 7, 90 % with target 1, and 84 to 89 % with the others. Change the target label under Privacy and attacks, or the local model.</source>
      <translation>Kann man einem einzelnen Bild ein beliebiges Label geben, und zeigt es die Genauigkeit? Jedes Bild der handgeschriebenen Ziffern ist ein Knoten. Ein Random Forest lernt aus allen Bildern außer den ersten hundert, die die Validierungsmenge sind. Ein Angreifer fügt zwanzig Kopien von Bild 104 mit einem Label seiner Wahl hinzu. Der Wald sagt für das Bild dieses Label voraus, welches der zehn es auch ist, und liegt bei 92 % der Validierungsbilder richtig (91 % mit Label 8); ohne den Angriff liegt er bei 91 % richtig. Die Validierungsgenauigkeit zeigt den Angriff also nicht. Ein einzelner Entscheidungsbaum, den die Aufgabe verlangt, lernt das Label ebenfalls, liegt aber nur bei 76 bis 78 % richtig, mit oder ohne Angriff. Die 90 % der Aufgabe kann ein einziger Baum für manche Ziele erreichen: Ein Baum, der aus Mischungen der Bilder nach den ersten hundert lernte, gelabelt von einem Lehrer, der die ersten hundert nie sah, lag mit Ziel 7 bei 92 % richtig, mit Ziel 1 bei 90 % und mit den anderen bei 84 bis 89 %. Ändern Sie das Ziellabel unter „Privatheit und Angriffe“ oder das lokale Modell.</translation>
    </message>
    <message>
      <source>Can one learn from samples that are seen only once? A hundred nodes get 500 samples one after the other and make a step for each of them: they never see a sample again. A large step learns quickly and keeps following the noise, a small one averages more: after all samples the error is 0.011, 0.043 and 0.286 for the steps 0.005, 0.02 and 0.1. The error of least squares on all samples at once would be 0.004.</source>
      <translation>Kann man aus Datenpunkten lernen, die man nur einmal sieht? Hundert Knoten bekommen 500 Datenpunkte nacheinander und machen für jeden einen Schritt: Sie sehen keinen Datenpunkt ein zweites Mal. Ein großer Schritt lernt schnell und folgt dann weiter dem Rauschen, ein kleiner mittelt mehr: Nach allen Datenpunkten ist der Fehler 0.011, 0.043 und 0.286 für die Schritte 0.005, 0.02 und 0.1. Der Fehler der Methode der kleinsten Quadrate auf allen Datenpunkten zugleich wäre 0.004.</translation>
    </message>
    <message>
      <source>Can plain least squares do ridge regression? Two nodes with the same four samples. The left one has a ridge term of 0.25 in its loss. The right one has none, but two samples more: rows with √(λm) = 1 for one feature each and the label 0. Both get the parameters (0.6415, 1.3263). So every program for least squares can do ridge regression; with labels √(λm)·w̄ instead of 0 the rows pull to a point w̄, which is the step of a client of FedAvg.</source>
      <translation>Genügt die gewöhnliche Methode der kleinsten Quadrate für Ridge-Regression? Zwei Knoten mit denselben vier Datenpunkten. Der linke hat einen Ridge-Term von 0.25 in seinem Verlust. Der rechte hat keinen, aber zwei Datenpunkte mehr: Zeilen mit √(λm) = 1 für je ein Merkmal und dem Label 0. Beide bekommen die Parameter (0.6415, 1.3263). Also kann jedes Programm für kleinste Quadrate auch Ridge-Regression; mit Labels √(λm)·w̄ statt 0 ziehen die Zeilen zu einem Punkt w̄ hin, und das ist der Schritt eines Clients von FedAvg.</translation>
    </message>
    <message>
      <source>Can twenty copies of one image make a model predict any label for it, and does the validation accuracy show it?</source>
      <translation>Genügen zwanzig Kopien eines Bildes, damit ein Modell ihm ein beliebiges Label gibt, und zeigt es die Validierungsgenauigkeit?</translation>
    </message>
    <message>
      <source>Cance&amp;l</source>
      <translation>&amp;Abbrechen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Cancelled after %1 of %2.</source>
      <translation>Abgebrochen nach %1 von %2.</translation>
    </message>
    <message>
      <source>Cancelled.</source>
      <translation>Abgebrochen.</translation>
    </message>
    <message>
      <source>Cancelled: %1 are kept%2</source>
      <translation>Abgebrochen: %1 bleiben erhalten%2</translation>
    </message>
    <message>
      <source>Categories as numbers: one column for each</source>
      <translation>Kategorien als Zahlen: eine Spalte für jede</translation>
    </message>
    <message>
      <source>Cell of the sweep: %1</source>
      <translation>Zelle des Parameterlaufs: %1</translation>
    </message>
    <message>
      <source>Cells sep&amp;arated by</source>
      <translation>Zellen ge&amp;trennt durch</translation>
    </message>
    <message>
      <source>Cells that cannot be read; click a row to see its cell in the table below</source>
      <translation>Unlesbare Zellen; ein Klick auf eine Zeile zeigt ihre Zelle in der Tabelle darunter</translation>
    </message>
    <message>
      <source>Cells that stand for a value which is not known, such as -999. If the list is empty these are NA, N/A, NaN, null, None, - and their like. An empty cell is always missing.</source>
      <translation>Zellen, die für einen unbekannten Wert stehen, etwa -999. Bei leerer Liste sind das NA, N/A, NaN, null, None, - und dergleichen. Eine leere Zelle gilt immer als fehlend.</translation>
    </message>
    <message>
      <source>Centralised: a server and its clients</source>
      <translation>Zentralisiert: ein Server und seine Clients</translation>
    </message>
    <message>
      <source>Centre of features</source>
      <translation>Zentrum der Merkmale</translation>
    </message>
    <message>
      <source>Centres k</source>
      <translation>Zentren k</translation>
    </message>
    <message>
      <source>Certificates</source>
      <translation>Zertifikate</translation>
    </message>
    <message>
      <source>Certified gap</source>
      <translation>Zertifizierte Lücke</translation>
    </message>
    <message>
      <source>Certified relative gap</source>
      <translation>Zertifizierte relative Lücke</translation>
    </message>
    <message>
      <source>Chain</source>
      <translation>Kette</translation>
    </message>
    <message>
      <source>Chain of two halves</source>
      <translation>Kette aus zwei Hälften</translation>
    </message>
    <message>
      <source>Chain of two halves, norm and square</source>
      <translation>Kette aus zwei Hälften, Norm und Quadrat</translation>
    </message>
    <message>
      <source>Chain with a weak link</source>
      <translation>Kette mit einer schwachen Kante</translation>
    </message>
    <message>
      <source>Chain with a weak link (as printed)</source>
      <translation>Kette mit einer schwachen Kante (wie abgedruckt)</translation>
    </message>
    <message>
      <source>Chain with a weak link and noise</source>
      <translation>Kette mit einer schwachen Kante und Rauschen</translation>
    </message>
    <message>
      <source>Chain with a weak link and noise (as printed)</source>
      <translation>Kette mit einer schwachen Kante und Rauschen (wie abgedruckt)</translation>
    </message>
    <message>
      <source>Chain: norm against square</source>
      <translation>Kette: Norm gegen Quadrat</translation>
    </message>
    <message>
      <source>Change the data of the experiment, as one step that can be undone</source>
      <translation>Die Daten des Experiments ändern, in einem Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
      <source>Changed edges</source>
      <translation>Geänderte Kanten</translation>
    </message>
    <message>
      <source>Changed elsewhere</source>
      <translation>Anderswo geändert</translation>
    </message>
    <message>
      <source>Changes apply at once (Esc)</source>
      <translation>Änderungen gelten sofort (Esc)</translation>
    </message>
    <message>
      <source>Changes by hand</source>
      <translation>Änderungen von Hand</translation>
    </message>
    <message>
      <source>Changes during the run: λ, penalty, network, graph or data.</source>
      <translation>Änderungen während des Laufs: λ, Strafterm, Netzwerk, Graph oder Daten.</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Wählen</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>Datei wählen</translation>
    </message>
    <message>
      <source>Choose a file for %1</source>
      <translation>Datei für „%1“ wählen</translation>
    </message>
    <message>
      <source>Choose a preset to begin</source>
      <translation>Wählen Sie zum Einstieg eine Vorlage</translation>
    </message>
    <message>
      <source>Choose at least one feature, or an intercept</source>
      <translation>Wählen Sie mindestens ein Merkmal oder einen Achsenabschnitt</translation>
    </message>
    <message>
      <source>Choose folder and name</source>
      <translation>Ordner und Namen wählen</translation>
    </message>
    <message>
      <source>Choose model and parameters of the selected nodes in a form</source>
      <translation>Modell und Parameter der ausgewählten Knoten in einem Formular wählen</translation>
    </message>
    <message>
      <source>Choose the column that is to be predicted as the label: the loss needs one</source>
      <translation>Wählen Sie die Spalte mit dem Label, das vorhergesagt werden soll: Die Verlustfunktion braucht eines</translation>
    </message>
    <message>
      <source>Choose the file with the edges</source>
      <translation>Die Datei mit den Kanten wählen</translation>
    </message>
    <message>
      <source>Choose values of %1</source>
      <translation>Werte von %1 wählen</translation>
    </message>
    <message>
      <source>Choose whether the first line has the names of the columns or values already</source>
      <translation>Wählen Sie, ob die erste Zeile die Namen der Spalten oder schon Werte enthält</translation>
    </message>
    <message>
      <source>Choose whether the node is labelled</source>
      <translation>Wählen, ob der Knoten gelabelt ist</translation>
    </message>
    <message>
      <source>Choose which attributes of the nodes are features, label or coordinates</source>
      <translation>Auswählen, welche Attribute der Knoten Merkmale, Label oder Koordinaten sind</translation>
    </message>
    <message>
      <source>Chooses a method that suits the problem: a factorisation if the optimality conditions are linear, elimination on trees and chains, else the fast primal-dual method with contraction, followed by Newton steps if the graph allows them. The report names the method and the reason.</source>
      <translation>Wählt ein zum Problem passendes Verfahren: eine Faktorisierung, wenn die Optimalitätsbedingungen linear sind, Elimination auf Bäumen und Ketten, sonst das schnelle primal-duale Verfahren mit Kontraktion, gefolgt von Newton-Schritten, wenn der Graph sie zulässt. Der Bericht nennt das Verfahren und den Grund.</translation>
    </message>
    <message>
      <source>Choosing too many</source>
      <translation>Zu viele gewählt</translation>
    </message>
    <message>
      <source>Circle</source>
      <translation>Kreis</translation>
    </message>
    <message>
      <source>Class probabilities from linear functions, fitted by maximum likelihood; labels may be probabilities.</source>
      <translation>Klassenwahrscheinlichkeiten aus linearen Funktionen, angepasst nach der Maximum-Likelihood-Methode; Labels dürfen Wahrscheinlichkeiten sein.</translation>
    </message>
    <message>
      <source>Classification in two clusters</source>
      <translation>Klassifikation in zwei Clustern</translation>
    </message>
    <message>
      <source>Classification with labels 0, 1, …, K − 1: one weight vector per class, or a neural network.</source>
      <translation>Klassifikation mit Labels 0, 1, …, K − 1: ein Gewichtsvektor pro Klasse oder ein neuronales Netz.</translation>
    </message>
    <message>
      <source>Classification with labels −1 and +1: negative log-likelihood of the logistic model.</source>
      <translation>Klassifikation mit Labels −1 und +1: negative Log-Likelihood des logistischen Modells.</translation>
    </message>
    <message>
      <source>Classification with labels −1 and +1: the support vector machine.</source>
      <translation>Klassifikation mit Labels −1 und +1: die Support Vector Machine.</translation>
    </message>
    <message>
      <source>Clear attacks</source>
      <translation>Angriffe entfernen</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Filter löschen</translation>
    </message>
    <message>
      <source>Clear the list</source>
      <translation>Liste leeren</translation>
    </message>
    <message>
      <source>Click a column to sort by it. Table and canvas share one selection; Ctrl+C copies the selected rows, or all rows if none is selected.</source>
      <translation>Klicken Sie auf eine Spalte, um nach ihr zu sortieren. Tabelle und Zeichenfläche haben dieselbe Auswahl; Strg+C kopiert die ausgewählten Zeilen oder, ohne Auswahl, alle.</translation>
    </message>
    <message>
      <source>Click a neighbour to go there, or press Return; click a column to sort by it; Ctrl+C copies the rows.</source>
      <translation>Klick auf einen Nachbarn oder Eingabetaste: dorthin gehen; Klick auf eine Spalte: nach ihr sortieren; Strg+C kopiert die Zeilen.</translation>
    </message>
    <message>
      <source>Click a node on the graph</source>
      <translation>Klicken Sie auf einen Knoten des Graphen</translation>
    </message>
    <message>
      <source>Click a point in the plane</source>
      <translation>Klicken Sie auf einen Punkt der Ebene</translation>
    </message>
    <message>
      <source>Click an edge and type its weight</source>
      <translation>Eine Kante anklicken und ihr Gewicht eingeben</translation>
    </message>
    <message>
      <source>Click an edge on the graph</source>
      <translation>Klicken Sie auf eine Kante des Graphen</translation>
    </message>
    <message>
      <source>Click nodes and edges, drag nodes and the data points in their small plots, drag the background to pan; double-click an edge to type its weight</source>
      <translation>Knoten und Kanten anklicken, Knoten und die Datenpunkte in ihren kleinen Bildern ziehen, den Hintergrund ziehen, um den Ausschnitt zu verschieben; Doppelklick auf eine Kante, um ihr Gewicht einzugeben</translation>
    </message>
    <message>
      <source>Click nodes or edges to delete them</source>
      <translation>Knoten oder Kanten anklicken, um sie zu löschen</translation>
    </message>
    <message>
      <source>Click the name of a curve to hide it, or to show it again</source>
      <translation>Ein Klick auf den Namen einer Kurve verbirgt sie oder zeigt sie wieder</translation>
    </message>
    <message>
      <source>Click the plot to adopt a λ.</source>
      <translation>Klicken Sie in das Diagramm, um ein λ zu übernehmen.</translation>
    </message>
    <message>
      <source>Click to adopt this λ; Ctrl+C copies the plot</source>
      <translation>Klicken, um dieses λ zu übernehmen; Strg+C kopiert das Diagramm</translation>
    </message>
    <message>
      <source>Click where the new node goes; its cluster is chosen below</source>
      <translation>Dorthin klicken, wo der neue Knoten liegen soll; sein Cluster wird unten gewählt</translation>
    </message>
    <message>
      <source>Click where you expect it; the crosses are the true models</source>
      <translation>Klicken Sie dorthin, wo Sie es erwarten; die Kreuze sind die wahren Modelle</translation>
    </message>
    <message>
      <source>Clients</source>
      <translation>Clients</translation>
    </message>
    <message>
      <source>Clients join the server</source>
      <translation>Clients schließen sich an</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Close %1</source>
      <translation>%1 schließen</translation>
    </message>
    <message>
      <source>Close and change nothing (Esc)</source>
      <translation>Schließen und nichts ändern (Esc)</translation>
    </message>
    <message>
      <source>Close the lab</source>
      <translation>Das Labor schließen</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Das Fenster schließen</translation>
    </message>
    <message>
      <source>Close this view; the View menu brings it back</source>
      <translation>Diese Ansicht schließen; das Menü Ansicht holt sie zurück</translation>
    </message>
    <message>
      <source>Close this window</source>
      <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
      <source>Close without writing (Esc)</source>
      <translation>Schließen, ohne zu schreiben (Esc)</translation>
    </message>
    <message>
      <source>Closest pairs</source>
      <translation>Nächste Paare</translation>
    </message>
    <message>
      <source>Cluster</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>Cluster %1 (%2)</source>
      <translation>Cluster %1 (%2)</translation>
    </message>
    <message>
      <source>Cluster c holds the digits cp, …, cp + p − 1; with p = 10 every node has all digits.</source>
      <translation>Cluster c enthält die Ziffern cp, …, cp + p − 1; bei p = 10 hat jeder Knoten alle Ziffern.</translation>
    </message>
    <message>
      <source>Cluster graph</source>
      <translation>Clustergraph</translation>
    </message>
    <message>
      <source>Cluster of every node, counted from 0. If the list is empty, there is one cluster.</source>
      <translation>Cluster jedes Knotens, ab 0 gezählt. Bei leerer Liste gibt es einen einzigen Cluster.</translation>
    </message>
    <message>
      <source>Cluster of the selected and of new nodes</source>
      <translation>Cluster der ausgewählten und der neuen Knoten</translation>
    </message>
    <message>
      <source>Cluster oracle</source>
      <translation>Cluster-Orakel</translation>
    </message>
    <message>
      <source>Cluster sizes</source>
      <translation>Clustergrößen</translation>
    </message>
    <message>
      <source>Cluster tests</source>
      <translation>Clustertests</translation>
    </message>
    <message>
      <source>Cluster tolerance</source>
      <translation>Clustertoleranz</translation>
    </message>
    <message>
      <source>Cluster vectors evenly spaced on a circle in the first two coordinates</source>
      <translation>Clustervektoren in gleichen Abständen auf einem Kreis in den ersten beiden Koordinaten</translation>
    </message>
    <message>
      <source>Clustered</source>
      <translation>Geclustert</translation>
    </message>
    <message>
      <source>Clustered learning (λ between): three models, each from the samples of its cluster; no one told which nodes belong together.</source>
      <translation>Geclustertes Lernen (λ dazwischen): drei Modelle, jedes aus den Datenpunkten seines Clusters; niemand hat gesagt, welche Knoten zusammengehören.</translation>
    </message>
    <message>
      <source>Clustered: three models for fifteen nodes</source>
      <translation>Geclustert: drei Modelle für fünfzehn Knoten</translation>
    </message>
    <message>
      <source>Clusters</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>Clusters of different sizes</source>
      <translation>Verschieden große Cluster</translation>
    </message>
    <message>
      <source>Clusters of different sizes, non-identical nodes</source>
      <translation>Verschieden große Cluster, nicht identische Knoten</translation>
    </message>
    <message>
      <source>Clusters or groups</source>
      <translation>Cluster oder Gruppen</translation>
    </message>
    <message>
      <source>Clusters or groups of similar models</source>
      <translation>Cluster oder Gruppen ähnlicher Modelle</translation>
    </message>
    <message>
      <source>Clusters with many edges inside and few edges between them.</source>
      <translation>Cluster mit vielen Kanten im Inneren und wenigen Kanten dazwischen.</translation>
    </message>
    <message>
      <source>Co&amp;mmands…</source>
      <translation>&amp;Befehle…</translation>
    </message>
    <message>
      <source>Coin flips per cluster</source>
      <translation>Münzwürfe pro Cluster</translation>
    </message>
    <message>
      <source>Colours of the window and of all pictures</source>
      <translation>Farben des Fensters und aller Bilder</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Columns are left out</source>
      <translation>Spalten werden weggelassen</translation>
    </message>
    <message>
      <source>Columns get mean 0 and standard deviation 1 (with 1/n)</source>
      <translation>Spalten bekommen Mittelwert 0 und Standardabweichung 1 (mit 1/n)</translation>
    </message>
    <message>
      <source>Columns of another table, whose rows are found by a key</source>
      <translation>Spalten einer anderen Tabelle, deren Zeilen über einen Schlüssel gefunden werden</translation>
    </message>
    <message>
      <source>Columns of texts</source>
      <translation>Spalten mit Texten</translation>
    </message>
    <message>
      <source>Columns of the table</source>
      <translation>Spalten der Tabelle</translation>
    </message>
    <message>
      <source>Columns that go on with the time, such as month, day and hour.</source>
      <translation>Spalten, in denen die Zeit weitergeht, etwa Monat, Tag und Stunde.</translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>Command palette</source>
      <translation>Befehlspalette</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Vergleichen</translation>
    </message>
    <message>
      <source>Compare two to six methods on this experiment; choose it again to pause</source>
      <translation>Zwei bis sechs Verfahren an diesem Experiment vergleichen; noch einmal wählen, um anzuhalten</translation>
    </message>
    <message>
      <source>Compared by</source>
      <translation>Verglichen nach</translation>
    </message>
    <message>
      <source>Comparing predictions</source>
      <translation>Vorhersagen vergleichen</translation>
    </message>
    <message>
      <source>Complete graph</source>
      <translation>Vollständiger Graph</translation>
    </message>
    <message>
      <source>Compute</source>
      <translation>Berechnen</translation>
    </message>
    <message>
      <source>Compute again</source>
      <translation>Neu berechnen</translation>
    </message>
    <message>
      <source>Compute bias and variance</source>
      <translation>Bias und Varianz berechnen</translation>
    </message>
    <message>
      <source>Compute the curve for the present λ, in the background</source>
      <translation>Die Kurve für das aktuelle λ im Hintergrund berechnen</translation>
    </message>
    <message>
      <source>Compute the path first; then this goes to the λ with the smallest validation error</source>
      <translation>Berechnen Sie zuerst den Pfad; danach führt dies zum λ mit dem kleinsten Validierungsfehler</translation>
    </message>
    <message>
      <source>Compute the λ path</source>
      <translation>λ-Pfad berechnen</translation>
    </message>
    <message>
      <source>Computing the predictions…</source>
      <translation>Die Vorhersagen werden berechnet…</translation>
    </message>
    <message>
      <source>Computing: %1 of %2 values of λ</source>
      <translation>Berechnet: %1 von %2 Werten von λ</translation>
    </message>
    <message>
      <source>Computing…</source>
      <translation>Berechnung läuft…</translation>
    </message>
    <message>
      <source>Conjugate gradients</source>
      <translation>Konjugierte Gradienten</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Verbinden</translation>
    </message>
    <message>
      <source>Connect to…</source>
      <translation>Verbinden mit…</translation>
    </message>
    <message>
      <source>Constant labels</source>
      <translation>Konstante Labels</translation>
    </message>
    <message>
      <source>Contents of the help</source>
      <translation>Inhalt der Hilfe</translation>
    </message>
    <message>
      <source>Contin&amp;ue</source>
      <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Continue the race</source>
      <translation>Den Wettlauf fortsetzen</translation>
    </message>
    <message>
      <source>Continue with the remaining runs</source>
      <translation>Mit den übrigen Läufen fortsetzen</translation>
    </message>
    <message>
      <source>Convex clustering</source>
      <translation>Konvexes Clustern</translation>
    </message>
    <message>
      <source>Convex clustering needs one point per node, node {} has {}</source>
      <translation>Konvexes Clustern braucht einen Punkt pro Knoten, Knoten {} hat {}</translation>
    </message>
    <message>
      <source>Convex clustering needs one point per node.</source>
      <translation>Konvexes Clustern braucht einen Punkt pro Knoten.</translation>
    </message>
    <message>
      <source>Convex clustering of three clouds</source>
      <translation>Konvexes Clustern von drei Punktwolken</translation>
    </message>
    <message>
      <source>Coordinates</source>
      <translation>Koordinaten</translation>
    </message>
    <message>
      <source>Copied, as a picture and as numbers</source>
      <translation>Kopiert, als Bild und als Zahlen</translation>
    </message>
    <message>
      <source>Copied: %1</source>
      <translation>Kopiert: %1</translation>
    </message>
    <message>
      <source>Copied: the experiment as text, to be pasted here or into a message</source>
      <translation>Kopiert: das Experiment als Text, zum Einfügen hier oder in eine Nachricht</translation>
    </message>
    <message>
      <source>Copies</source>
      <translation>Kopien</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy experiment as &amp;text</source>
      <translation>Experiment als &amp;Text kopieren</translation>
    </message>
    <message>
      <source>Copy or export</source>
      <translation>Kopieren oder exportieren</translation>
    </message>
    <message>
      <source>Copy or export this view and the data behind it</source>
      <translation>Diese Ansicht und die Daten dahinter kopieren oder exportieren</translation>
    </message>
    <message>
      <source>Copy short &amp;link</source>
      <translation>&amp;Kurzlink kopieren</translation>
    </message>
    <message>
      <source>Copy the document, to be pasted here or into a message</source>
      <translation>Das Dokument kopieren, zum Einfügen hier oder in eine Nachricht</translation>
    </message>
    <message>
      <source>Copy the name of the preset and the changed fields; open the link by pasting it, or as gtvlab LINK</source>
      <translation>Den Namen der Vorlage und die geänderten Felder kopieren; öffnen Sie den Link, indem Sie ihn einfügen, oder mit gtvlab LINK</translation>
    </message>
    <message>
      <source>Copy the plot</source>
      <translation>Diagramm kopieren</translation>
    </message>
    <message>
      <source>Copy to the clipboard, as a picture and as numbers (Ctrl+C)</source>
      <translation>In die Zwischenablage kopieren, als Bild und als Zahlen (Strg+C)</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>Count this answer</source>
      <translation>Antwort zählen</translation>
    </message>
    <message>
      <source>Counts in two clusters</source>
      <translation>Zählwerte in zwei Clustern</translation>
    </message>
    <message>
      <source>Coupling</source>
      <translation>Kopplung</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 10 Trustworthy federated learning</source>
      <translation>Kurs CS-E4740 · 10 Vertrauenswürdiges föderiertes Lernen</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 2 Data, models and losses</source>
      <translation>Kurs CS-E4740 · 2 Daten, Modelle und Verluste</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 3 Empirical risk minimisation</source>
      <translation>Kurs CS-E4740 · 3 Empirische Risikominimierung</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 4 Regularisation</source>
      <translation>Kurs CS-E4740 · 4 Regularisierung</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 5 Gradient methods</source>
      <translation>Kurs CS-E4740 · 5 Gradientenverfahren</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 6 Networked data and graphs</source>
      <translation>Kurs CS-E4740 · 6 Vernetzte Daten und Graphen</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 7 Total variation minimisation</source>
      <translation>Kurs CS-E4740 · 7 Minimierung der Totalvariation</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 8 Flavours of federated learning</source>
      <translation>Kurs CS-E4740 · 8 Spielarten des föderierten Lernens</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 9 Algorithms</source>
      <translation>Kurs CS-E4740 · 9 Algorithmen</translation>
    </message>
    <message>
      <source>Critical λ</source>
      <translation>Kritisches λ</translation>
    </message>
    <message>
      <source>Critical λ = %1: from here on all connected nodes have one model</source>
      <translation>Kritisches λ = %1: Ab hier haben alle verbundenen Knoten ein einziges Modell</translation>
    </message>
    <message>
      <source>Critical λ between %1 and %2</source>
      <translation>Kritisches λ zwischen %1 und %2</translation>
    </message>
    <message>
      <source>Critical λ: %1</source>
      <translation>Kritisches λ: %1</translation>
    </message>
    <message>
      <source>Cross-entropy</source>
      <translation>Kreuzentropie</translation>
    </message>
    <message>
      <source>Crosses at the true parameters</source>
      <translation>Kreuze an den wahren Parametern</translation>
    </message>
    <message>
      <source>Ctrl+C copies the table; a right click exports it</source>
      <translation>Strg+C kopiert die Tabelle; ein Rechtsklick exportiert sie</translation>
    </message>
    <message>
      <source>Curves of %1</source>
      <translation>Kurven: %1</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Daten</translation>
    </message>
    <message>
      <source>Data and models</source>
      <translation>Daten und Modelle</translation>
    </message>
    <message>
      <source>Data augmentation acts like ridge regression</source>
      <translation>Datenaugmentierung wirkt wie Ridge-Regression</translation>
    </message>
    <message>
      <source>Data file</source>
      <translation>Datendatei</translation>
    </message>
    <message>
      <source>Data from %1</source>
      <translation>Daten aus %1</translation>
    </message>
    <message>
      <source>Data of %L1 nodes</source>
      <translation>Daten von %L1 Knoten</translation>
    </message>
    <message>
      <source>Data of a node</source>
      <translation>Daten eines Knotens</translation>
    </message>
    <message>
      <source>Data of the node and predictions of its model</source>
      <translation>Daten des Knotens und Vorhersagen seines Modells</translation>
    </message>
    <message>
      <source>Data on a line</source>
      <translation>Daten auf einer Geraden</translation>
    </message>
    <message>
      <source>Data on a line can be given for at most %1 features, these have %2</source>
      <translation>Daten auf einer Geraden sind nur bei höchstens %1 Merkmalen möglich, hier sind es %2</translation>
    </message>
    <message>
      <source>Data on a line…</source>
      <translation>Daten auf einer Geraden…</translation>
    </message>
    <message>
      <source>Data that no model can fit</source>
      <translation>Daten, an die kein Modell passt</translation>
    </message>
    <message>
      <source>Decay p</source>
      <translation>Abnahme p</translation>
    </message>
    <message>
      <source>Decentralised: one model without a server</source>
      <translation>Dezentralisiert: ein Modell ohne Server</translation>
    </message>
    <message>
      <source>Decimal sign</source>
      <translation>Dezimalzeichen</translation>
    </message>
    <message>
      <source>Decision tree</source>
      <translation>Entscheidungsbaum</translation>
    </message>
    <message>
      <source>Defence: a norm</source>
      <translation>Abwehr: eine Norm</translation>
    </message>
    <message>
      <source>Defence: a small λ</source>
      <translation>Abwehr: ein kleines λ</translation>
    </message>
    <message>
      <source>Defence: small weights</source>
      <translation>Abwehr: kleine Gewichte</translation>
    </message>
    <message>
      <source>Defend</source>
      <translation>Abwehren</translation>
    </message>
    <message>
      <source>Degree</source>
      <translation>Grad</translation>
    </message>
    <message>
      <source>Degree 8 again, with 30 samples per node: the samples hold the curves in place, and the validation error is 0.08.</source>
      <translation>Noch einmal Grad 8, mit 30 Datenpunkten pro Knoten: Die Datenpunkte halten die Kurven fest, und der Validierungsfehler ist 0.08.</translation>
    </message>
    <message>
      <source>Degree 8 bends through single samples: the training error is smallest (0.03), but the validation error rises to 1.35.</source>
      <translation>Grad 8 krümmt sich durch einzelne Datenpunkte: Der Trainingsfehler ist am kleinsten (0.03), der Validierungsfehler aber steigt auf 1.35.</translation>
    </message>
    <message>
      <source>Degree of the highest product.</source>
      <translation>Grad des höchsten Produkts.</translation>
    </message>
    <message>
      <source>Degree of the pieces: 1 is piecewise linear, 3 is cubic.</source>
      <translation>Grad der Stücke: 1 ist stückweise linear, 3 kubisch.</translation>
    </message>
    <message>
      <source>Degree q</source>
      <translation>Grad q</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Delete edge</source>
      <translation>Kante löschen</translation>
    </message>
    <message>
      <source>Delete the run</source>
      <translation>Den Lauf löschen</translation>
    </message>
    <message>
      <source>Delete the sweep that is shown</source>
      <translation>Den gezeigten Parameterlauf löschen</translation>
    </message>
    <message>
      <source>Delete this sweep</source>
      <translation>Diesen Parameterlauf löschen</translation>
    </message>
    <message>
      <source>Depth</source>
      <translation>Tiefe</translation>
    </message>
    <message>
      <source>Derive</source>
      <translation>Spalte berechnen</translation>
    </message>
    <message>
      <source>Descending</source>
      <translation>Absteigend</translation>
    </message>
    <message>
      <source>Detach %1</source>
      <translation>%1 ablösen</translation>
    </message>
    <message>
      <source>Diabetes, divided by rows</source>
      <translation>Diabetes, zeilenweise verteilt</translation>
    </message>
    <message>
      <source>Diabetes: hiding the age of patients</source>
      <translation>Diabetes: das Alter von Patienten verbergen</translation>
    </message>
    <message>
      <source>Diagnostics</source>
      <translation>Diagnose</translation>
    </message>
    <message>
      <source>Differences and numbers of the runs</source>
      <translation>Unterschiede und Zahlen der Läufe</translation>
    </message>
    <message>
      <source>Digits per cluster p</source>
      <translation>Ziffern pro Cluster p</translation>
    </message>
    <message>
      <source>Dimension</source>
      <translation>Dimension</translation>
    </message>
    <message>
      <source>Dimension d'</source>
      <translation>Dimension d'</translation>
    </message>
    <message>
      <source>Dimensions</source>
      <translation>Dimensionen</translation>
    </message>
    <message>
      <source>Direct (sparse factorisation)</source>
      <translation>Direkt (dünnbesetzte Faktorisierung)</translation>
    </message>
    <message>
      <source>Directed</source>
      <translation>Gerichtet</translation>
    </message>
    <message>
      <source>Disagreement</source>
      <translation>Uneinigkeit</translation>
    </message>
    <message>
      <source>Disagreement of all pairs of nodes</source>
      <translation>Uneinigkeit aller Knotenpaare</translation>
    </message>
    <message>
      <source>Discard the results; the methods stay</source>
      <translation>Die Ergebnisse verwerfen; die Verfahren bleiben</translation>
    </message>
    <message>
      <source>Discard this lesson</source>
      <translation>Diese Lektion verwerfen</translation>
    </message>
    <message>
      <source>Discrepancy L⁽ᵈ⁾</source>
      <translation>Diskrepanz L⁽ᵈ⁾</translation>
    </message>
    <message>
      <source>Dismiss</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Dismiss the notice</source>
      <translation>Den Hinweis schließen</translation>
    </message>
    <message>
      <source>Display</source>
      <translation>Anzeige</translation>
    </message>
    <message>
      <source>Dissimilarity at which the weight is 1/e.</source>
      <translation>Unähnlichkeit, bei der das Gewicht 1/e ist.</translation>
    </message>
    <message>
      <source>Dissimilarity of all pairs of nodes</source>
      <translation>Unähnlichkeit aller Knotenpaare</translation>
    </message>
    <message>
      <source>Distance</source>
      <translation>Abstand</translation>
    </message>
    <message>
      <source>Distance between means and standard deviations of some columns.</source>
      <translation>Abstand der Mittelwerte und Standardabweichungen einiger Spalten.</translation>
    </message>
    <message>
      <source>Distance between the gradients of the local losses at the pooled model.</source>
      <translation>Abstand der Gradienten der lokalen Verluste beim gepoolten Modell.</translation>
    </message>
    <message>
      <source>Distance between the means of some columns.</source>
      <translation>Abstand der Mittelwerte einiger Spalten.</translation>
    </message>
    <message>
      <source>Distance between the parameters of models that are given, such as those that a run has learned.</source>
      <translation>Abstand zwischen den Parametern gegebener Modelle, etwa derer, die ein Lauf gelernt hat.</translation>
    </message>
    <message>
      <source>Distance between the parameters of models that every node fits alone.</source>
      <translation>Abstand der Parameter der Modelle, die jeder Knoten allein anpasst.</translation>
    </message>
    <message>
      <source>Distance between the places of the nodes.</source>
      <translation>Abstand der Orte der Knoten.</translation>
    </message>
    <message>
      <source>Distance from the optimum</source>
      <translation>Abstand vom Optimum</translation>
    </message>
    <message>
      <source>Distance from the truth</source>
      <translation>Abstand vom wahren Modell</translation>
    </message>
    <message>
      <source>Distance in</source>
      <translation>Abstand in</translation>
    </message>
    <message>
      <source>Distance on the map, or between the mean (standardised) feature vectors of the nodes.</source>
      <translation>Abstand auf der Karte oder zwischen den mittleren (standardisierten) Merkmalsvektoren der Knoten.</translation>
    </message>
    <message>
      <source>Divergence by nearest samples</source>
      <translation>Divergenz aus nächsten Datenpunkten</translation>
    </message>
    <message>
      <source>Divergence of Gaussians</source>
      <translation>Divergenz von Normalverteilungen</translation>
    </message>
    <message>
      <source>Divide the table</source>
      <translation>Tabelle aufteilen</translation>
    </message>
    <message>
      <source>Divide the weights by their mean over all edges.</source>
      <translation>Die Gewichte durch ihren Mittelwert über alle Kanten teilen.</translation>
    </message>
    <message>
      <source>Divided among</source>
      <translation>Anzahl der Teile</translation>
    </message>
    <message>
      <source>Divides one table among several nodes: every node gets some of the rows (horizontal), or all rows but only some of the features, with zeros for the others (vertical). With a vertical split no node learns from another yet.</source>
      <translation>Teilt eine Tabelle auf mehrere Knoten auf: Jeder Knoten erhält einen Teil der Zeilen (horizontal) oder alle Zeilen, aber nur einen Teil der Merkmale und Nullen für die anderen (vertikal). Bei vertikaler Aufteilung lernt noch kein Knoten von einem anderen.</translation>
    </message>
    <message>
      <source>Do fifty networks learn from the right neighbours? Five clusters of ten nodes; each has two of the ten digits, and within its cluster one digit is class 0 and the other class 1. Every node trains a network 64-16-2. With λ = 0 the nodes are right for 97.4 % of the validation images, with λ = 0.1 for 98.3 %, and with λ = 1000 for 92.6 %: one network for five tasks that contradict each other.</source>
      <translation>Lernen fünfzig Netze von den richtigen Nachbarn? Fünf Cluster mit je zehn Knoten; jeder hat zwei der zehn Ziffern, und innerhalb seines Clusters ist eine Ziffer die Klasse 0 und die andere die Klasse 1. Jeder Knoten trainiert ein Netz 64-16-2. Mit λ = 0 liegen die Knoten bei 97.4 % der Validierungsbilder richtig, mit λ = 0.1 bei 98.3 % und mit λ = 1000 bei 92.6 %: ein Netz für fünf Aufgaben, die einander widersprechen.</translation>
    </message>
    <message>
      <source>Do not show this again</source>
      <translation>Nicht mehr zeigen</translation>
    </message>
    <message>
      <source>Do the computed optima agree with those calculated by hand?</source>
      <translation>Stimmen die berechneten Optima mit den von Hand bestimmten überein?</translation>
    </message>
    <message>
      <source>Does a node learn as much as from all data of its cluster?</source>
      <translation>Lernt ein Knoten so viel wie aus allen Daten seines Clusters?</translation>
    </message>
    <message>
      <source>Does a penalty keep a step, or make a slope of it? Thirty nodes in a row; the true slopes have one step in the middle. Network Lasso, a norm, makes flat pieces: at λ = 2 there are five of them, at λ = 3 three, at λ = 6 two, with the step where the truth has it. The error is 0.67 without coupling and 0.009 at its best. MOCHA, the squared norm, makes a slope of the step: its error does not fall below 0.11, and no two nodes become equal.</source>
      <translation>Erhält ein Strafterm eine Stufe, oder macht er eine Rampe daraus? Dreißig Knoten in einer Reihe; die wahren Steigungen haben eine Stufe in der Mitte. Network Lasso, eine Norm, bildet flache Stücke: Bei λ = 2 sind es fünf, bei λ = 3 drei, bei λ = 6 zwei, mit der Stufe dort, wo sie auch in Wahrheit ist. Der Fehler ist 0.67 ohne Kopplung und 0.009 im besten Fall. MOCHA, die quadrierte Norm, macht aus der Stufe eine Rampe: Der Fehler sinkt nicht unter 0.11, und keine zwei Knoten werden gleich.</translation>
    </message>
    <message>
      <source>Does it help to choose more neighbours, if earlier choices stay?</source>
      <translation>Hilft es, mehr Nachbarn zu wählen, wenn frühere Entscheidungen bleiben?</translation>
    </message>
    <message>
      <source>Does it matter if the clusters differ in their features as well?</source>
      <translation>Macht es etwas aus, wenn sich die Cluster auch in ihren Merkmalen unterscheiden?</translation>
    </message>
    <message>
      <source>Done: %1%2</source>
      <translation>Fertig: %1%2</translation>
    </message>
    <message>
      <source>Dots per inch of a PNG; 96 is the size on the screen</source>
      <translation>Punkte pro Zoll eines PNG; 96 ist die Größe am Bildschirm</translation>
    </message>
    <message>
      <source>Dots: the data of the node, hollow for validation labels. Blue: the model of the present iterate. Orange: the exact optimum for this λ. Dotted lines or crosses: the truth.</source>
      <translation>Punkte: die Daten des Knotens, hohl bei Validierungslabels. Blau: das Modell der aktuellen Iterierten. Orange: das exakte Optimum für dieses λ. Gepunktete Linien oder Kreuze: das wahre Modell.</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Nach unten</translation>
    </message>
    <message>
      <source>Drag from one node to another, or click one after the other</source>
      <translation>Von einem Knoten zum anderen ziehen oder beide nacheinander anklicken</translation>
    </message>
    <message>
      <source>Drag to look back at any iteration; the run waits where it is. Run, or a change of the experiment, continues from the iteration that is shown.</source>
      <translation>Ziehen Sie, um auf eine beliebige Iteration zurückzublicken; der Lauf wartet, wo er ist. „Start“ oder eine Änderung des Experiments macht bei der gezeigten Iteration weiter.</translation>
    </message>
    <message>
      <source>Drag λ: neighbours pull their models together. With λ = 0 every node fits a line to its own four noisy points, and the two nodes without labels learn nothing. With some λ the nodes of a cluster share their data, and the error falls. With too much λ both clusters get one model, and the error rises again.</source>
      <translation>Ziehen Sie an λ: Nachbarn ziehen ihre Modelle zueinander. Mit λ = 0 passt jeder Knoten eine Gerade an seine vier verrauschten Punkte an, und die beiden Knoten ohne Labels lernen nichts. Mit einem mittleren λ teilen sich die Knoten eines Clusters ihre Daten, und der Fehler sinkt. Mit zu großem λ bekommen beide Cluster dasselbe Modell, und der Fehler steigt wieder.</translation>
    </message>
    <message>
      <source>Draw every label as a count</source>
      <translation>Jedes Label als Zählwert ziehen</translation>
    </message>
    <message>
      <source>Draw every label as a number above 0</source>
      <translation>Jedes Label als Zahl über 0 ziehen</translation>
    </message>
    <message>
      <source>Draw graph and data again with the next seed</source>
      <translation>Graph und Daten mit dem nächsten Startwert neu ziehen</translation>
    </message>
    <message>
      <source>Draw its curves again</source>
      <translation>Die Kurven wieder zeichnen</translation>
    </message>
    <message>
      <source>Draw the clusters where their nodes are on the canvas, or in a circle</source>
      <translation>Die Cluster dort zeichnen, wo ihre Knoten auf der Zeichenfläche liegen, oder im Kreis</translation>
    </message>
    <message>
      <source>Draw the data %1 times and fit the models to every draw</source>
      <translation>Die Daten %1-mal ziehen und die Modelle an jede Ziehung anpassen</translation>
    </message>
    <message>
      <source>Draw the density of the points; always used for more than %1 nodes</source>
      <translation>Die Dichte der Punkte zeichnen; bei mehr als %1 Knoten immer</translation>
    </message>
    <message>
      <source>Draw the noise of the labels again and change nothing else</source>
      <translation>Das Rauschen der Labels neu ziehen und sonst nichts ändern</translation>
    </message>
    <message>
      <source>Drawing the scenes of the handout…</source>
      <translation>Die Szenen des Handouts werden gezeichnet…</translation>
    </message>
    <message>
      <source>Drawn as</source>
      <translation>Gezeichnet als</translation>
    </message>
    <message>
      <source>Drawn by hand</source>
      <translation>Von Hand gezeichnet</translation>
    </message>
    <message>
      <source>Drop</source>
      <translation>Weglassen</translation>
    </message>
    <message>
      <source>Dual factor s</source>
      <translation>Dualer Faktor s</translation>
    </message>
    <message>
      <source>Dynamic programming on chains</source>
      <translation>Dynamische Programmierung auf Ketten</translation>
    </message>
    <message>
      <source>E&amp;xact optimum</source>
      <translation>E&amp;xaktes Optimum</translation>
    </message>
    <message>
      <source>E&amp;xact optimum beside the run</source>
      <translation>E&amp;xaktes Optimum neben dem Lauf</translation>
    </message>
    <message>
      <source>E&amp;xport graph…</source>
      <translation>Graph &amp;exportieren…</translation>
    </message>
    <message>
      <source>E_est</source>
      <translation>E_est</translation>
    </message>
    <message>
      <source>E_est / E_pooled</source>
      <translation>E_est / E_pooled</translation>
    </message>
    <message>
      <source>E_pooled</source>
      <translation>E_pooled</translation>
    </message>
    <message>
      <source>Edge probability</source>
      <translation>Kantenwahrscheinlichkeit</translation>
    </message>
    <message>
      <source>Edge table (*.csv)</source>
      <translation>Kantentabelle (*.csv)</translation>
    </message>
    <message>
      <source>Edge weight</source>
      <translation>Kantengewicht</translation>
    </message>
    <message>
      <source>Edge weight within true clusters</source>
      <translation>Kantengewicht innerhalb der wahren Cluster</translation>
    </message>
    <message>
      <source>Edge weight: 1, 1/(distance + offset) or exp(-scale distance).</source>
      <translation>Kantengewicht: 1, 1/(Abstand + Offset) oder exp(-Skala · Abstand).</translation>
    </message>
    <message>
      <source>Edge weights, and distances of the neighbours' models</source>
      <translation>Kantengewichte und Abstände der Modelle der Nachbarn</translation>
    </message>
    <message>
      <source>Edges</source>
      <translation>Kanten</translation>
    </message>
    <message>
      <source>Edges between clusters</source>
      <translation>Kanten zwischen Clustern</translation>
    </message>
    <message>
      <source>Edges between the groups of similar models</source>
      <translation>Kanten zwischen den Gruppen ähnlicher Modelle</translation>
    </message>
    <message>
      <source>Edges between the learned clusters</source>
      <translation>Kanten zwischen den gelernten Clustern</translation>
    </message>
    <message>
      <source>Edges can also come first: every node is joined to the three whose features have the most similar means. Both clusters have the same means here, so the edges are chance.</source>
      <translation>Die Kanten können auch zuerst kommen: Jeder Knoten wird mit den drei verbunden, deren Merkmale die ähnlichsten Mittelwerte haben. Hier haben beide Cluster dieselben Mittelwerte, also sind die Kanten Zufall.</translation>
    </message>
    <message>
      <source>Edges carry a flow of at most λA. With a small λ every edge is full (saturated), and every node keeps its own model.</source>
      <translation>Kanten tragen einen Fluss von höchstens λA. Bei kleinem λ ist jede Kante voll (gesättigt), und jeder Knoten behält sein eigenes Modell.</translation>
    </message>
    <message>
      <source>Edges make the objective steeper. Raise λ above 2: the same step, α = 0.1, has become too large, and the models diverge.</source>
      <translation>Kanten machen die Zielfunktion steiler. Erhöhen Sie λ über 2: Derselbe Schritt, α = 0.1, ist nun zu groß, und die Modelle divergieren.</translation>
    </message>
    <message>
      <source>Edges of least GTV</source>
      <translation>Kanten kleinster GTV</translation>
    </message>
    <message>
      <source>Edges of weight 0.1 to a node that nobody trusts: the honest nodes keep λ, and the attacker has little power.</source>
      <translation>Kanten vom Gewicht 0.1 zu einem Knoten, dem niemand traut: Die ehrlichen Knoten behalten ihr λ, und der Angreifer hat wenig Macht.</translation>
    </message>
    <message>
      <source>Edges per node</source>
      <translation>Kanten pro Knoten</translation>
    </message>
    <message>
      <source>Edges whose flow is at capacity: the only ones that may carry a jump</source>
      <translation>Kanten, deren Fluss die Kapazität ausschöpft: Nur auf ihnen ist ein Sprung möglich</translation>
    </message>
    <message>
      <source>Eight true models are on the right, four on the left: where will the global model lie?</source>
      <translation>Acht wahre Modelle liegen rechts, vier links: Wo wird das globale Modell liegen?</translation>
    </message>
    <message>
      <source>Either the classes 0 to p − 1 within every cluster, so that every cluster has its own task, or the digit from 0 to 9.</source>
      <translation>Entweder die Klassen 0 bis p − 1 innerhalb jedes Clusters, sodass jeder Cluster seine eigene Aufgabe hat, oder die Ziffer von 0 bis 9.</translation>
    </message>
    <message>
      <source>Eleven honest nodes</source>
      <translation>Elf ehrliche Knoten</translation>
    </message>
    <message>
      <source>Eleven nodes, one attacker</source>
      <translation>Elf Knoten, ein Angreifer</translation>
    </message>
    <message>
      <source>Eleven nodes, one attacker, robust losses</source>
      <translation>Elf Knoten, ein Angreifer, robuste Verluste</translation>
    </message>
    <message>
      <source>Embedding</source>
      <translation>Einbettung</translation>
    </message>
    <message>
      <source>Empty graph</source>
      <translation>Leerer Graph</translation>
    </message>
    <message>
      <source>Encoding</source>
      <translation>Kodierung</translation>
    </message>
    <message>
      <source>Enlarge this view to the whole window, or restore it</source>
      <translation>Diese Ansicht auf das ganze Fenster vergrößern oder wieder verkleinern</translation>
    </message>
    <message>
      <source>Entries of the initial centres: 0 or 1 as in the official code, 0 or ½, or normal. Neural networks begin with random weights.</source>
      <translation>Einträge der Anfangszentren: 0 oder 1 wie im offiziellen Code, 0 oder ½, oder normalverteilt. Neuronale Netze beginnen mit zufälligen Gewichten.</translation>
    </message>
    <message>
      <source>Epochs</source>
      <translation>Epochen</translation>
    </message>
    <message>
      <source>Erdős–Rényi graph</source>
      <translation>Erdős–Rényi-Graph</translation>
    </message>
    <message>
      <source>Error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Error against information</source>
      <translation>Fehler gegen Information</translation>
    </message>
    <message>
      <source>Error level</source>
      <translation>Fehlerniveau</translation>
    </message>
    <message>
      <source>Error: the truth is not known</source>
      <translation>Fehler: Das wahre Modell ist nicht bekannt</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Errors of nodes</source>
      <translation>Fehler der Knoten</translation>
    </message>
    <message>
      <source>Errors of single nodes</source>
      <translation>Fehler einzelner Knoten</translation>
    </message>
    <message>
      <source>Estimation error</source>
      <translation>Schätzfehler</translation>
    </message>
    <message>
      <source>Euclidean distance in the unit of the coordinates or features, or great-circle distance in km between longitudes and latitudes.</source>
      <translation>Euklidischer Abstand in der Einheit der Koordinaten oder Merkmale, oder Großkreisabstand in km zwischen Längen- und Breitengraden.</translation>
    </message>
    <message>
      <source>Euclidean distance in the unit of the coordinates, or great-circle distance in km between longitudes and latitudes.</source>
      <translation>Euklidischer Abstand in der Einheit der Koordinaten, oder Großkreisabstand in km zwischen Längen- und Breitengraden.</translation>
    </message>
    <message>
      <source>Every block of coordinates has its own penalty; coordinates that are in no block stay personal.</source>
      <translation>Jeder Block von Koordinaten hat seinen eigenen Strafterm; Koordinaten in keinem Block bleiben persönlich.</translation>
    </message>
    <message>
      <source>Every change is kept at once; nothing has to be saved.</source>
      <translation>Jede Änderung wird sofort aufbewahrt; es muss nichts gespeichert werden.</translation>
    </message>
    <message>
      <source>Every change of the experiment; click one to go back or forward to it</source>
      <translation>Jede Änderung des Experiments; ein Klick geht zu ihr zurück oder vor</translation>
    </message>
    <message>
      <source>Every cluster has fifty nodes, and every node has 10 samples for 100 parameters. The more clusters there are, the worse one common model fits (pooled), and the more often IFCA misses some of them, even if it starts from centres like the true ones. Algorithm 1 does not need to know the number of clusters.</source>
      <translation>Jeder Cluster hat fünfzig Knoten, und jeder Knoten hat 10 Datenpunkte für 100 Parameter. Je mehr Cluster es gibt, desto schlechter passt ein gemeinsames Modell (gepoolt), und desto öfter verfehlt IFCA einige von ihnen, selbst wenn es von ähnlichen Zentren wie den wahren startet. Algorithmus 1 muss die Anzahl der Cluster nicht kennen.</translation>
    </message>
    <message>
      <source>Every edge has weight 1, whatever the file says.</source>
      <translation>Jede Kante hat das Gewicht 1, gleich was in der Datei steht.</translation>
    </message>
    <message>
      <source>Every leaf contains samples of at least this total weight; a sample of weight 2 counts as two.</source>
      <translation>Jedes Blatt enthält Datenpunkte mit mindestens diesem Gesamtgewicht; ein Datenpunkt mit Gewicht 2 zählt doppelt.</translation>
    </message>
    <message>
      <source>Every node adds noise of standard deviation σ to its features before it learns from them. Least squares on x + σε underestimates the influence of x: with x ~ N(0, I) the parameters shrink by the factor 1/(1 + σ²), however many samples there are. The error therefore goes to ‖w̄‖²(σ²/(1 + σ²))² = 8(σ²/(1 + σ²))². Compare the errors of the runs.</source>
      <translation>Jeder Knoten fügt seinen Merkmalen Rauschen mit der Standardabweichung σ hinzu, bevor er aus ihnen lernt. Die Methode der kleinsten Quadrate auf x + σε unterschätzt den Einfluss von x: Mit x ~ N(0, I) schrumpfen die Parameter um den Faktor 1/(1 + σ²), wie viele Datenpunkte es auch gibt. Der Fehler geht daher gegen ‖w̄‖²(σ²/(1 + σ²))² = 8(σ²/(1 + σ²))². Vergleichen Sie die Fehler der Läufe.</translation>
    </message>
    <message>
      <source>Every node chooses nine others, but its cluster has only seven others: edges between the clusters appear, and draw the models together.</source>
      <translation>Jeder Knoten wählt neun andere, in seinem Cluster gibt es aber nur sieben: Kanten zwischen den Clustern entstehen und ziehen die Modelle zusammen.</translation>
    </message>
    <message>
      <source>Every node fits its own kind of model to its data and to the predictions of its neighbours on a shared test set.</source>
      <translation>Jeder Knoten passt ein Modell seiner eigenen Art an seine Daten und an die Vorhersagen seiner Nachbarn auf einer gemeinsamen Testmenge an.</translation>
    </message>
    <message>
      <source>Every node has 10 samples for 100 parameters, which is far too few for a single node; the 100 nodes of a cluster together have plenty. The published mean squared error 1.42e-5 belongs to the ℓ₁ penalty and to λ and γ of the official code, here converted to the mean loss.</source>
      <translation>Jeder Knoten hat 10 Datenpunkte für 100 Parameter, viel zu wenig für einen einzelnen Knoten; die 100 Knoten eines Clusters haben zusammen reichlich. Der veröffentlichte mittlere quadratische Fehler 1.42e-5 gehört zum ℓ₁-Strafterm und zu λ und γ des offiziellen Codes, hier auf den mittleren Verlust umgerechnet.</translation>
    </message>
    <message>
      <source>Every node has a normal vector of its own</source>
      <translation>Jeder Knoten hat einen eigenen normalverteilten Vektor</translation>
    </message>
    <message>
      <source>Every node has a personal model near a common model, which in turn learns from the personal ones.</source>
      <translation>Jeder Knoten hat ein persönliches Modell nahe einem gemeinsamen, das wiederum von den persönlichen lernt.</translation>
    </message>
    <message>
      <source>Every node holds one point a_i; its parameter vector is the centre of the point's cluster.</source>
      <translation>Jeder Knoten hat einen Punkt a_i; sein Parametervektor ist das Zentrum des Clusters, zu dem der Punkt gehört.</translation>
    </message>
    <message>
      <source>Every node holds points a; its parameter vector is the mean of a normal distribution whose precision matrix Ω, the inverse of the covariance, is known: the negative log-likelihood up to a constant.</source>
      <translation>Jeder Knoten hat Punkte a; sein Parametervektor ist der Mittelwert einer Normalverteilung, deren Präzisionsmatrix Ω, die Inverse der Kovarianz, bekannt ist: die negative Log-Likelihood bis auf eine Konstante.</translation>
    </message>
    <message>
      <source>Every node is a house sale on the map, joined to its five nearest sales. Each node learns its own price model from beds, baths and floor area; network Lasso lets neighbourhoods share one model. The prices of 200 sales are hidden and are predicted by the model learned at their node.</source>
      <translation>Jeder Knoten ist ein Hausverkauf auf der Karte, verbunden mit den fünf nächstgelegenen Verkäufen. Jeder Knoten lernt sein eigenes Preismodell aus Schlafzimmern, Bädern und Wohnfläche; mit Network Lasso teilen sich ganze Viertel ein Modell. Die Preise von 200 Verkäufen sind verborgen und werden mit dem an ihrem Knoten gelernten Modell vorhergesagt.</translation>
    </message>
    <message>
      <source>Every node is joined to every other.</source>
      <translation>Jeder Knoten ist mit jedem anderen verbunden.</translation>
    </message>
    <message>
      <source>Every node is joined to its nearest nodes, by the coordinates or the features of the data.</source>
      <translation>Jeder Knoten ist mit den nächstgelegenen verbunden, nach den Koordinaten oder den Merkmalen der Daten.</translation>
    </message>
    <message>
      <source>Every node is joined to this many nearest ones</source>
      <translation>Jeder Knoten wird mit so vielen nächsten Knoten verbunden</translation>
    </message>
    <message>
      <source>Every node is joined to this many nearest ones.</source>
      <translation>Mit so vielen nächsten Knoten ist jeder Knoten verbunden.</translation>
    </message>
    <message>
      <source>Every node is joined to this many nodes on either side.</source>
      <translation>Mit so vielen Knoten auf jeder Seite ist jeder Knoten verbunden.</translation>
    </message>
    <message>
      <source>Every node minimises its own loss plus a penalty on the distance from the latest models of its neighbours.</source>
      <translation>Jeder Knoten minimiert seinen eigenen Verlust plus einen Strafterm für den Abstand von den neuesten Modellen seiner Nachbarn.</translation>
    </message>
    <message>
      <source>Every node takes gradient steps on its own loss and on the difference between its predictions and those of its neighbours. With few samples per node the coupling (λ = 1) halves the error; λ = 5 converges faster and ends with a slightly larger error. With the sum over the neighbours instead of their mean, as printed, the learning rate 0.01 diverges: set Averaging to sum and read the message.</source>
      <translation>Jeder Knoten macht Gradientenschritte auf seinem eigenen Verlust und auf dem Unterschied zwischen seinen Vorhersagen und denen seiner Nachbarn. Bei wenigen Datenpunkten pro Knoten halbiert die Kopplung (λ = 1) den Fehler; λ = 5 konvergiert schneller und endet mit einem etwas größeren Fehler. Mit der Summe über die Nachbarn statt ihres Mittels, wie abgedruckt, divergiert die Lernrate 0.01: Stellen Sie „Mittelung“ auf „sum“ und lesen Sie die Meldung.</translation>
    </message>
    <message>
      <source>Every node trains on its own data alone: the baseline without cooperation.</source>
      <translation>Jeder Knoten trainiert nur mit seinen eigenen Daten: der Vergleich ohne Zusammenarbeit.</translation>
    </message>
    <message>
      <source>Every pair of nodes is joined with the same probability.</source>
      <translation>Jedes Knotenpaar ist mit derselben Wahrscheinlichkeit verbunden.</translation>
    </message>
    <message>
      <source>Every point is a noise level or a group size. Horizontal: how much the first update reveals about the private number (mutual information). Vertical: the distance of the models from those without protection, (1/n) Σ E‖w̃ − ŵ‖²; where it is not known, the level itself.</source>
      <translation>Jeder Punkt ist eine Rauschstärke oder eine Gruppengröße. Waagerecht: wie viel das erste Update über die private Zahl verrät (Transinformation). Senkrecht: der Abstand der Modelle von denen ohne Schutz, (1/n) Σ E‖w̃ − ŵ‖²; wo er nicht bekannt ist, die Stärke selbst.</translation>
    </message>
    <message>
      <source>Every preset with its picture</source>
      <translation>Jede Vorlage mit ihrem Bild</translation>
    </message>
    <message>
      <source>Every scene on paper, with lines to write on (PDF)</source>
      <translation>Jede Szene auf Papier, mit Linien zum Schreiben (PDF)</translation>
    </message>
    <message>
      <source>Every stated number, our number, and whether ours is within the band</source>
      <translation>Jede angegebene Zahl, unsere Zahl und ob unsere im Toleranzband liegt</translation>
    </message>
    <message>
      <source>Every station predicts the coldest temperature of a month from its own past: its features are the labels of the twelve months before (an autoregressive model). Fourteen years are few data for thirteen parameters, and stations of the same climate have similar parameters: each station is joined to the three whose past is most similar. Drag λ: groups of stations fuse, and the validation error falls from 0.040 without coupling to 0.036 with a few groups. With fewer lags and a smaller order p the same month of last year is left out, which is the most informative one.</source>
      <translation>Jede Station sagt die tiefste Temperatur eines Monats aus ihrer eigenen Vergangenheit vorher: Ihre Merkmale sind die Labels der zwölf Monate davor (ein autoregressives Modell). Vierzehn Jahre sind wenig Daten für dreizehn Parameter, und Stationen desselben Klimas haben ähnliche Parameter: Jede Station wird mit den drei verbunden, deren Vergangenheit am ähnlichsten ist. Ziehen Sie an λ: Gruppen von Stationen verschmelzen, und der Validierungsfehler sinkt von 0.040 ohne Kopplung auf 0.036 mit wenigen Gruppen. Mit weniger Lags und einer kleineren Ordnung p fehlt derselbe Monat des Vorjahres, der am meisten verrät.</translation>
    </message>
    <message>
      <source>Every term in one or two sentences. “Show me” opens a scene or an experiment that shows the term.</source>
      <translation>Jeder Begriff in ein oder zwei Sätzen. „Zeigen“ öffnet eine Szene oder ein Experiment, das den Begriff zeigt.</translation>
    </message>
    <message>
      <source>Every true cluster fills a disc.</source>
      <translation>Jeder wahre Cluster füllt eine Scheibe.</translation>
    </message>
    <message>
      <source>Everybody with everybody</source>
      <translation>Jeder mit jedem</translation>
    </message>
    <message>
      <source>Everything there is</source>
      <translation>Alles, was es gibt</translation>
    </message>
    <message>
      <source>Everything to choose from</source>
      <translation>Alles, was zur Wahl steht</translation>
    </message>
    <message>
      <source>Everywhere (no projection); the ray {c·1, c ≥ 0}; entries in [low, high]; a ball; or equal models at all nodes.</source>
      <translation>Den ganzen Raum (keine Projektion); den Strahl {c·1, c ≥ 0}; Einträge in [kleinster, größter]; eine Kugel; oder gleiche Modelle an allen Knoten.</translation>
    </message>
    <message>
      <source>Expand lists</source>
      <translation>Listen aufteilen</translation>
    </message>
    <message>
      <source>Expected a number above the low end.</source>
      <translation>Hier wird eine Zahl über dem unteren Ende erwartet.</translation>
    </message>
    <message>
      <source>Expected a question.</source>
      <translation>Hier fehlt eine Frage.</translation>
    </message>
    <message>
      <source>Expected a title.</source>
      <translation>Hier fehlt ein Titel.</translation>
    </message>
    <message>
      <source>Experiment</source>
      <translation>Experiment</translation>
    </message>
    <message>
      <source>Experiments: the document alone (*.json)</source>
      <translation>Experimente: nur das Dokument (*.json)</translation>
    </message>
    <message>
      <source>Explainability: a tree that can be read</source>
      <translation>Erklärbarkeit: ein Baum, den man lesen kann</translation>
    </message>
    <message>
      <source>Explore</source>
      <translation>Erkunden</translation>
    </message>
    <message>
      <source>Exponent of the norm: 1 is ℓ₁, 2 is network Lasso, inf is the maximum.</source>
      <translation>Exponent der Norm: 1 ist ℓ₁, 2 ist Network Lasso, inf ist das Maximum.</translation>
    </message>
    <message>
      <source>Exponent p</source>
      <translation>Exponent p</translation>
    </message>
    <message>
      <source>Exponent p of diminishing steps α/kᵖ.</source>
      <translation>Exponent p abnehmender Schritte α/kᵖ.</translation>
    </message>
    <message>
      <source>Exponential</source>
      <translation>Exponentiell</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Export</translation>
    </message>
    <message>
      <source>Export %1</source>
      <translation>%1 exportieren</translation>
    </message>
    <message>
      <source>Export &amp;window…</source>
      <translation>Fenster e&amp;xportieren…</translation>
    </message>
    <message>
      <source>Export as PNG, PDF, SVG, CSV or LaTeX…</source>
      <translation>Als PNG, PDF, SVG, CSV oder LaTeX exportieren…</translation>
    </message>
    <message>
      <source>Export res&amp;ults…</source>
      <translation>E&amp;rgebnisse exportieren…</translation>
    </message>
    <message>
      <source>Export the graph</source>
      <translation>Graph exportieren</translation>
    </message>
    <message>
      <source>Export the picture of the &amp;graph…</source>
      <translation>Bild des Grap&amp;hen exportieren…</translation>
    </message>
    <message>
      <source>Export the plot…</source>
      <translation>Diagramm exportieren…</translation>
    </message>
    <message>
      <source>Export the results into a new folder here</source>
      <translation>Ergebnisse hier in einen neuen Ordner exportieren</translation>
    </message>
    <message>
      <source>Exported to %1</source>
      <translation>Exportiert nach %1</translation>
    </message>
    <message>
      <source>Exported to %1, which does not keep: %2</source>
      <translation>Exportiert nach %1; darin fehlt: %2</translation>
    </message>
    <message>
      <source>F&amp;ile</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>F&amp;lavours</source>
      <translation>S&amp;pielarten</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>&amp;Vollbild</translation>
    </message>
    <message>
      <source>FISTA with adaptive restart, or the plain method without acceleration.</source>
      <translation>FISTA mit adaptivem Neustart oder das einfache Verfahren ohne Beschleunigung.</translation>
    </message>
    <message>
      <source>Factor by which the steps (Euclidean norm) have recently shrunk per iteration</source>
      <translation>Faktor, um den die Schritte (euklidische Norm) zuletzt pro Iteration geschrumpft sind</translation>
    </message>
    <message>
      <source>Factor c</source>
      <translation>Faktor c</translation>
    </message>
    <message>
      <source>Factor of over-relaxation; 1 means none. Values from 1.5 to 1.9 usually save iterations and do not change the limit.</source>
      <translation>Faktor der Überrelaxation; 1 bedeutet keine. Werte von 1.5 bis 1.9 sparen meist Iterationen und ändern den Grenzwert nicht.</translation>
    </message>
    <message>
      <source>Factor of the coupling: λ/2 as printed, or λ. With λ and linear models the method minimises the sum of the losses plus λ times the total variation of the predictions.</source>
      <translation>Faktor der Kopplung: λ/2 wie abgedruckt oder λ. Mit λ und linearen Modellen minimiert das Verfahren die Summe der Verluste plus λ mal die Totalvariation der Vorhersagen.</translation>
    </message>
    <message>
      <source>Factor of the coupling: λ/2 as printed, which solves GTVMin with MOCHA ½‖v‖², or λ, which solves it with the squared norm ‖v‖².</source>
      <translation>Faktor der Kopplung: λ/2 wie abgedruckt, was GTVMin mit MOCHA ½‖v‖² löst, oder λ, was es mit der quadrierten Norm ‖v‖² löst.</translation>
    </message>
    <message>
      <source>Factor of the dual step size σ = s/γ: 0.5 in the paper, 0.45 in its code.</source>
      <translation>Faktor der dualen Schrittweite σ = s/γ: 0.5 im Artikel, 0.45 in seinem Code.</translation>
    </message>
    <message>
      <source>Factor of the vector; with 0 only the noise is sent.</source>
      <translation>Faktor des Vektors; bei 0 wird nur das Rauschen gesendet.</translation>
    </message>
    <message>
      <source>Factor with which every tree is added.</source>
      <translation>Faktor, mit dem jeder Baum addiert wird.</translation>
    </message>
    <message>
      <source>Factor κ</source>
      <translation>Faktor κ</translation>
    </message>
    <message>
      <source>Fairness: nine nodes are helped, one is hurt</source>
      <translation>Fairness: Neun Knoten gewinnen, einer verliert</translation>
    </message>
    <message>
      <source>Feature covariance</source>
      <translation>Kovarianz der Merkmale</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Merkmale</translation>
    </message>
    <message>
      <source>Features D</source>
      <translation>Merkmale D</translation>
    </message>
    <message>
      <source>Features that are compared, and "label" for the label. If the list is empty, all features are.</source>
      <translation>Merkmale, die verglichen werden, und "label" für das Label. Bei leerer Liste werden alle Merkmale verglichen.</translation>
    </message>
    <message>
      <source>Features with different covariances</source>
      <translation>Merkmale mit verschiedenen Kovarianzen</translation>
    </message>
    <message>
      <source>Features with different covariances (as printed)</source>
      <translation>Merkmale mit verschiedenen Kovarianzen (wie abgedruckt)</translation>
    </message>
    <message>
      <source>FedAvg</source>
      <translation>FedAvg</translation>
    </message>
    <message>
      <source>FedAvg (pooled)</source>
      <translation>FedAvg (gepoolt)</translation>
    </message>
    <message>
      <source>FedAvg and the pooled model</source>
      <translation>FedAvg und das gepoolte Modell</translation>
    </message>
    <message>
      <source>FedAvg with gradient steps instead of λ: if clients make one step per round, the average reaches the pooled model, 1.6.</source>
      <translation>FedAvg mit Gradientenschritten statt λ: Macht jeder Client einen Schritt pro Runde, erreicht der Mittelwert das gepoolte Modell, 1.6.</translation>
    </message>
    <message>
      <source>FedAvg with regularised clients does not converge to the model of the pooled data. Two clients with L = w² and 4(w − 2)² have the pooled minimiser 1.6; the average of FedAvg differs from it by 4.8/(8 + 5λ). A larger λ comes nearer to 1.6, but needs more rounds.</source>
      <translation>FedAvg mit regularisierten Clients konvergiert nicht gegen das Modell der gepoolten Daten. Zwei Clients mit L = w² und 4(w − 2)² haben gepoolt das Minimum bei 1.6; der Mittelwert von FedAvg weicht davon um 4.8/(8 + 5λ) ab. Ein größeres λ kommt näher an 1.6 heran, braucht aber mehr Runden.</translation>
    </message>
    <message>
      <source>FedAvg: one local step or fifty</source>
      <translation>FedAvg: ein lokaler Schritt oder fünfzig</translation>
    </message>
    <message>
      <source>FedAvg’s bias</source>
      <translation>Der Bias von FedAvg</translation>
    </message>
    <message>
      <source>FedGD</source>
      <translation>FedGD</translation>
    </message>
    <message>
      <source>FedGD and FedSGD</source>
      <translation>FedGD und FedSGD</translation>
    </message>
    <message>
      <source>FedRelax</source>
      <translation>FedRelax</translation>
    </message>
    <message>
      <source>FedRelax by hand</source>
      <translation>FedRelax von Hand</translation>
    </message>
    <message>
      <source>FedRelax with noise of size 0.5 on all models that are sent: the lines never rest, and the error grows about tenfold (0.03 to 0.3).</source>
      <translation>FedRelax mit Rauschen der Größe 0.5 auf allen gesendeten Modellen: Die Geraden kommen nie zur Ruhe, und der Fehler wächst etwa auf das Zehnfache (0.03 auf 0.3).</translation>
    </message>
    <message>
      <source>FedRelax, any local model</source>
      <translation>FedRelax, beliebiges Modell</translation>
    </message>
    <message>
      <source>FedRelax, gradient steps</source>
      <translation>FedRelax, Gradientenschritte</translation>
    </message>
    <message>
      <source>FedSGD</source>
      <translation>FedSGD</translation>
    </message>
    <message>
      <source>Federated</source>
      <translation>Föderiert</translation>
    </message>
    <message>
      <source>Few but expensive steps to full accuracy, for all convex losses, penalties and edge weights.</source>
      <translation>Wenige, aber teure Schritte bis zur vollen Genauigkeit, für alle konvexen Verluste, Strafterme und Kantengewichte.</translation>
    </message>
    <message>
      <source>Fewer draws: seconds instead of minutes, and wider scatter</source>
      <translation>Weniger Ziehungen: Sekunden statt Minuten, dafür größere Streuung</translation>
    </message>
    <message>
      <source>Fiedler vector</source>
      <translation>Fiedler-Vektor</translation>
    </message>
    <message>
      <source>Fiedler vector: computing…</source>
      <translation>Fiedler-Vektor: wird berechnet…</translation>
    </message>
    <message>
      <source>Fields in which the runs differ, then their last numbers; Ctrl+C copies the table</source>
      <translation>Felder, in denen sich die Läufe unterscheiden, dann ihre letzten Zahlen; Strg+C kopiert die Tabelle</translation>
    </message>
    <message>
      <source>Fifty local steps</source>
      <translation>Fünfzig lokale Schritte</translation>
    </message>
    <message>
      <source>Fifty samples per node</source>
      <translation>Fünfzig Datenpunkte pro Knoten</translation>
    </message>
    <message>
      <source>Fifty samples per node, alone: 0.02. The lines of a cluster agree already, and neighbours have little to add.</source>
      <translation>Fünfzig Datenpunkte pro Knoten, allein: 0.02. Die Geraden eines Clusters stimmen schon überein, und Nachbarn können wenig beitragen.</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Abbildung</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>File to write; its ending determines the format</source>
      <translation>Datei, die geschrieben wird; ihre Endung bestimmt das Format</translation>
    </message>
    <message>
      <source>Fill missing values</source>
      <translation>Fehlende Werte auffüllen</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtern</translation>
    </message>
    <message>
      <source>Filter of %1</source>
      <translation>Filter: %1</translation>
    </message>
    <message>
      <source>Filter: part of a name, or %1</source>
      <translation>Filter: Teil eines Namens oder %1</translation>
    </message>
    <message>
      <source>Find a command, preset, lesson or term by its name</source>
      <translation>Befehl, Vorlage, Lektion oder Begriff nach Namen finden</translation>
    </message>
    <message>
      <source>Find the exact optimum for 121 values of λ, in the background</source>
      <translation>Das exakte Optimum für 121 Werte von λ im Hintergrund berechnen</translation>
    </message>
    <message>
      <source>Find the exact optimum for every λ of the slider beside the run: rings in the plot of the local models, flow on the edges, certificate</source>
      <translation>Neben dem Lauf für jedes λ des Schiebereglers das exakte Optimum finden: Ringe im Diagramm der lokalen Modelle, Fluss auf den Kanten, Zertifikat</translation>
    </message>
    <message>
      <source>Find the exact optimum for every λ of the slider, with a certificate</source>
      <translation>Das exakte Optimum für jedes λ des Reglers berechnen, mit Zertifikat</translation>
    </message>
    <message>
      <source>Find the exact optimum for many values of λ, in the background; the slider is then fitted to it</source>
      <translation>Sucht im Hintergrund das exakte Optimum für viele Werte von λ; danach passt sich der Schieberegler daran an</translation>
    </message>
    <message>
      <source>Finding the learned %1…</source>
      <translation>Die gelernten %1 werden gesucht…</translation>
    </message>
    <message>
      <source>Finding the parameters of this flavour…</source>
      <translation>Die Parameter dieser Spielart werden bestimmt…</translation>
    </message>
    <message>
      <source>Finding the range of λ…</source>
      <translation>Der Bereich von λ wird bestimmt…</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Beendet</translation>
    </message>
    <message>
      <source>First cells</source>
      <translation>Erste Zellen</translation>
    </message>
    <message>
      <source>First end of the edge; flows are positive from here</source>
      <translation>Erstes Ende der Kante; von hier aus sind Flüsse positiv</translation>
    </message>
    <message>
      <source>First line</source>
      <translation>Erste Zeile</translation>
    </message>
    <message>
      <source>First rows</source>
      <translation>Erste Zeilen</translation>
    </message>
    <message>
      <source>First rows of the table</source>
      <translation>Erste Zeilen der Tabelle</translation>
    </message>
    <message>
      <source>First λ of the grid.</source>
      <translation>Erstes λ des Gitters.</translation>
    </message>
    <message>
      <source>Fit the graph</source>
      <translation>Graph einpassen</translation>
    </message>
    <message>
      <source>Five clusters of 10 to 150 nodes have random true parameters, and only every fifth node is labelled. Look at the smallest cluster: it has two labelled nodes on average. In some draws (New draw) it has none; its nodes then take over the parameters of another cluster, and the validation error is not 1e-6 but up to 0.01.</source>
      <translation>Fünf Cluster mit 10 bis 150 Knoten haben zufällige wahre Parameter, und nur jeder fünfte Knoten ist gelabelt. Sehen Sie sich den kleinsten Cluster an: Er hat im Mittel zwei gelabelte Knoten. In manchen Ziehungen („Neue Ziehung“) hat er keinen; seine Knoten übernehmen dann die Parameter eines anderen Clusters, und der Validierungsfehler ist nicht 1e-6, sondern bis zu 0.01.</translation>
    </message>
    <message>
      <source>Five clusters of different sizes</source>
      <translation>Fünf Cluster verschiedener Größe</translation>
    </message>
    <message>
      <source>Fixed: α. Optimal: 2/(α_c + β), or α if β is not known, as for neural networks. Diminishing: α/kᵖ. Back-tracking: α is halved until the objective falls.</source>
      <translation>Fest: α. Optimal: 2/(α_c + β), oder α, wenn β nicht bekannt ist, wie bei neuronalen Netzen. Abnehmend: α/kᵖ. Backtracking: α wird halbiert, bis die Zielfunktion fällt.</translation>
    </message>
    <message>
      <source>Flavours</source>
      <translation>Spielarten</translation>
    </message>
    <message>
      <source>Flip labels</source>
      <translation>Labels umdrehen</translation>
    </message>
    <message>
      <source>Flipped labels</source>
      <translation>Umgedrehte Labels</translation>
    </message>
    <message>
      <source>Flow and its bound</source>
      <translation>Der Fluss und seine Schranke</translation>
    </message>
    <message>
      <source>Flow between two clusters is λ times the weight of all edges between them: here 2 over one edge, and 4 over two.</source>
      <translation>Der Fluss zwischen zwei Clustern ist λ mal das Gewicht aller Kanten zwischen ihnen: hier 2 über eine Kante und 4 über zwei.</translation>
    </message>
    <message>
      <source>Flow on the lines</source>
      <translation>Fluss auf den Linien</translation>
    </message>
    <message>
      <source>For every further column mean, min, max, sum, std (with 1/(n − 1)), count, first or last, or a list of these; other columns are left out.</source>
      <translation>Für jede weitere Spalte mean, min, max, sum, std (mit 1/(n − 1)), count, first oder last oder eine Liste daraus; andere Spalten werden weggelassen.</translation>
    </message>
    <message>
      <source>For labels that are classes 0 to K - 1: the new class of each. If the list is empty, class y becomes K - 1 - y.</source>
      <translation>Für Labels, die Klassen 0 bis K - 1 sind: die neue Klasse jeder Klasse. Bei leerer Liste wird aus Klasse y die Klasse K - 1 - y.</translation>
    </message>
    <message>
      <source>For penalties that are not norms: largest distance of a flow from λA_e ∇φ(w_i − w_j)</source>
      <translation>Bei Straftermen, die keine Normen sind: größter Abstand eines Flusses von λA_e ∇φ(w_i − w_j)</translation>
    </message>
    <message>
      <source>For which step sizes does gradient descent converge?</source>
      <translation>Für welche Schrittweiten konvergiert Gradientenabstieg?</translation>
    </message>
    <message>
      <source>Force-directed</source>
      <translation>Kräftebasiert</translation>
    </message>
    <message>
      <source>Format</source>
      <translation>Format</translation>
    </message>
    <message>
      <source>Formula</source>
      <translation>Formel</translation>
    </message>
    <message>
      <source>Four clients have slopes near 0, four near 2 and steeper losses. With small λ the server gets 1.03; pooled data give 1.6.</source>
      <translation>Vier Clients haben Steigungen nahe 0, vier nahe 2 und steilere Verlustfunktionen. Mit kleinem λ kommt der Server auf 1.03; gepoolte Daten ergeben 1.6.</translation>
    </message>
    <message>
      <source>Four points that the squared loss misclassifies</source>
      <translation>Vier Punkte, die der quadratische Verlust falsch klassifiziert</translation>
    </message>
    <message>
      <source>Four samples at half of the nodes, none at the dashed ones: with λ = 0.6 all have one, and the error is below 0.01.</source>
      <translation>Vier Datenpunkte an der Hälfte der Knoten, keine an den gestrichelten: Mit λ = 0.6 haben alle eine Gerade, und der Fehler liegt unter 0.01.</translation>
    </message>
    <message>
      <source>Four samples per node, and a sine wave as truth: lines cannot follow it. Error at the dashed nodes, which are not trained: 0.25.</source>
      <translation>Vier Datenpunkte pro Knoten und als Wahrheit eine Sinuswelle: Geraden können ihr nicht folgen. Fehler an den gestrichelten Knoten, die nicht trainiert werden: 0.25.</translation>
    </message>
    <message>
      <source>Fraction ρ of the nodes that are labelled (the sampling set M). The labels of the other nodes are validation labels.</source>
      <translation>Anteil ρ der gelabelten Knoten (Stichprobenmenge M). Die Labels der anderen Knoten sind Validierungslabels.</translation>
    </message>
    <message>
      <source>Frequencies</source>
      <translation>Frequenzen</translation>
    </message>
    <message>
      <source>From a time on</source>
      <translation>Ab einer Zeit</translation>
    </message>
    <message>
      <source>From another random start one model wins all nodes. It lands between the clusters, and the other is never chosen.</source>
      <translation>Bei einem anderen zufälligen Start gewinnt ein Modell alle Knoten. Es landet zwischen den Clustern, und das andere wird nie gewählt.</translation>
    </message>
    <message>
      <source>From the next start on.</source>
      <translation>Ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>From which λ on does a server bring all clients to one model?</source>
      <translation>Ab welchem λ bringt ein Server alle Clients auf ein Modell?</translation>
    </message>
    <message>
      <source>From λ = %1 on theory promises that every true cluster fuses; from λ = %2 on all connected nodes are equal</source>
      <translation>Ab λ = %1 verspricht die Theorie, dass jeder wahre Cluster verschmilzt; ab λ = %2 sind alle verbundenen Knoten gleich</translation>
    </message>
    <message>
      <source>Full edges are the borders</source>
      <translation>Volle Kanten sind die Grenzen</translation>
    </message>
    <message>
      <source>Further columns</source>
      <translation>Weitere Spalten</translation>
    </message>
    <message>
      <source>Further columns that say which rows are scaled together, such as the year.</source>
      <translation>Weitere Spalten, die sagen, welche Zeilen zusammen skaliert werden, etwa das Jahr.</translation>
    </message>
    <message>
      <source>GTV</source>
      <translation>GTV</translation>
    </message>
    <message>
      <source>GTV %1</source>
      <translation>GTV %1</translation>
    </message>
    <message>
      <source>GTV Lab ended without closing these sessions. Restore one now; the others are offered again at the next start.</source>
      <translation>GTV Lab endete, ohne diese Sitzungen zu schließen. Stellen Sie jetzt eine wieder her; die anderen werden beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
      <source>GTVLAB_ISA: expected a level that this processor has, at most {}, got '{}'</source>
      <translation>GTVLAB_ISA: erwartet wird eine Stufe, die dieser Prozessor hat, höchstens {}, gefunden: '{}'</translation>
    </message>
    <message>
      <source>GTVLAB_ISA: expected baseline, avx2 or avx512, got '{}'</source>
      <translation>GTVLAB_ISA: erwartet wird baseline, avx2 oder avx512, gefunden: '{}'</translation>
    </message>
    <message>
      <source>GTVMin</source>
      <translation>GTVMin</translation>
    </message>
    <message>
      <source>Gamma</source>
      <translation>Gamma</translation>
    </message>
    <message>
      <source>Gap</source>
      <translation>Lücke</translation>
    </message>
    <message>
      <source>Gap between the discs, in units of their mean radius.</source>
      <translation>Lücke zwischen den Scheiben, in Einheiten ihres mittleren Radius.</translation>
    </message>
    <message>
      <source>Gaussian mean</source>
      <translation>Mittelwert einer Normalverteilung</translation>
    </message>
    <message>
      <source>Give edges without a weight the weight 1</source>
      <translation>Kanten ohne Gewicht das Gewicht 1 geben</translation>
    </message>
    <message>
      <source>Give every node one sample</source>
      <translation>Jedem Knoten einen Datenpunkt geben</translation>
    </message>
    <message>
      <source>Give the file a name.</source>
      <translation>Geben Sie der Datei einen Namen.</translation>
    </message>
    <message>
      <source>Give the loss a ridge of {}</source>
      <translation>Dem Verlust einen Ridge-Term von {} geben</translation>
    </message>
    <message>
      <source>Give the run another name</source>
      <translation>Dem Lauf einen anderen Namen geben</translation>
    </message>
    <message>
      <source>Given cluster vectors with a small normal perturbation at every node</source>
      <translation>Vorgegebene Clustervektoren mit einer kleinen normalverteilten Störung an jedem Knoten</translation>
    </message>
    <message>
      <source>Given models</source>
      <translation>Gegebene Modelle</translation>
    </message>
    <message>
      <source>Given per cluster</source>
      <translation>Pro Cluster vorgegeben</translation>
    </message>
    <message>
      <source>Given per node</source>
      <translation>Pro Knoten vorgegeben</translation>
    </message>
    <message>
      <source>Glossary › %1</source>
      <translation>Glossar › %1</translation>
    </message>
    <message>
      <source>Go to λ = %1, which has the largest validation accuracy: %2 %</source>
      <translation>Zu λ = %1 gehen, mit der größten Validierungsgenauigkeit: %2 %</translation>
    </message>
    <message>
      <source>Go to λ = %1, which has the smallest validation error: %2</source>
      <translation>Zu λ = %1 gehen, mit dem kleinsten Validierungsfehler: %2</translation>
    </message>
    <message>
      <source>Gradient descent and its step size</source>
      <translation>Gradientenabstieg und seine Schrittweite</translation>
    </message>
    <message>
      <source>Gradient descent in a narrow valley</source>
      <translation>Gradientenabstieg in einem engen Tal</translation>
    </message>
    <message>
      <source>Gradient descent in a network</source>
      <translation>Gradientenabstieg in einem Netzwerk</translation>
    </message>
    <message>
      <source>Gradient descent on one node with one parameter. A small step α is safe, but every step removes only a little of the distance.</source>
      <translation>Gradientenabstieg an einem Knoten mit einem Parameter. Ein kleiner Schritt α ist sicher, aber jeder Schritt verringert den Abstand nur wenig.</translation>
    </message>
    <message>
      <source>Gradient descent with perturbed steps</source>
      <translation>Gradientenabstieg mit gestörten Schritten</translation>
    </message>
    <message>
      <source>Gradient descent, FISTA</source>
      <translation>Gradientenabstieg, FISTA</translation>
    </message>
    <message>
      <source>Gradient methods</source>
      <translation>Gradientenverfahren</translation>
    </message>
    <message>
      <source>Gradient methods on the objective: full, stochastic or online, projected or perturbed, with any step sizes. For a penalty with kinks they use subgradients.</source>
      <translation>Gradientenverfahren auf der Zielfunktion: voll, stochastisch oder online, projiziert oder gestört, mit beliebigen Schrittweiten. Bei einem Strafterm mit Knicken verwenden sie Subgradienten.</translation>
    </message>
    <message>
      <source>Gradient noise</source>
      <translation>Gradientenrauschen</translation>
    </message>
    <message>
      <source>Gradient steps</source>
      <translation>Gradientenschritte</translation>
    </message>
    <message>
      <source>Gradient steps on the whole objective, for smooth losses and penalties.</source>
      <translation>Gradientenschritte auf der ganzen Zielfunktion, für glatte Verluste und Strafterme.</translation>
    </message>
    <message>
      <source>Gradients</source>
      <translation>Gradienten</translation>
    </message>
    <message>
      <source>Gradients of all samples, of a batch drawn with replacement, or of one sample after the other (online).</source>
      <translation>Gradienten aller Datenpunkte, eines mit Zurücklegen gezogenen Batches oder eines Datenpunkts nach dem anderen (online).</translation>
    </message>
    <message>
      <source>Graph</source>
      <translation>Graph</translation>
    </message>
    <message>
      <source>Graph canvas</source>
      <translation>Zeichenfläche des Graphen</translation>
    </message>
    <message>
      <source>Graph file</source>
      <translation>Graphdatei</translation>
    </message>
    <message>
      <source>Graph from %1</source>
      <translation>Graph aus %1</translation>
    </message>
    <message>
      <source>Graph of the data</source>
      <translation>Graph aus den Daten</translation>
    </message>
    <message>
      <source>Graph of the models</source>
      <translation>Graph der Modelle</translation>
    </message>
    <message>
      <source>Graphs (%1)</source>
      <translation>Graphen (%1)</translation>
    </message>
    <message>
      <source>Graphs (*.graphml *.gml *.net *.json *.csv)</source>
      <translation>Graphen (*.graphml *.gml *.net *.json *.csv)</translation>
    </message>
    <message>
      <source>Grid</source>
      <translation>Gitter</translation>
    </message>
    <message>
      <source>Grid of two halves</source>
      <translation>Gitter aus zwei Hälften</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Group rows</source>
      <translation>Zeilen gruppieren</translation>
    </message>
    <message>
      <source>Group size k</source>
      <translation>Gruppengröße k</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>Groups of at least k similar samples, taken from all nodes, get the mean of their features</source>
      <translation>Gruppen von mindestens k ähnlichen Datenpunkten aus allen Knoten erhalten den Mittelwert ihrer Merkmale</translation>
    </message>
    <message>
      <source>Groups of at least k similar samples, taken from all nodes, have their features replaced by the mean of the group. With k = 1 nothing changes; with a larger k the samples of a group cannot be told apart by their features. The price is small as long as the groups are small compared with the spread of the data, and rises when a group contains very different samples.</source>
      <translation>In Gruppen von mindestens k ähnlichen Datenpunkten, von allen Knoten zusammen, werden die Merkmale durch das Mittel der Gruppe ersetzt. Mit k = 1 ändert sich nichts; mit größerem k sind die Datenpunkte einer Gruppe an ihren Merkmalen nicht zu unterscheiden. Der Preis ist klein, solange die Gruppen klein gegen die Streuung der Daten sind, und steigt, wenn eine Gruppe sehr verschiedene Datenpunkte enthält.</translation>
    </message>
    <message>
      <source>Groups of eight samples get equal features. No sample can be told from seven others, and the error is still only 0.005.</source>
      <translation>Je acht Datenpunkte bilden eine Gruppe und bekommen gleiche Merkmale. Keiner ist von sieben anderen zu unterscheiden, und der Fehler ist dennoch nur 0.005.</translation>
    </message>
    <message>
      <source>Groups of equals</source>
      <translation>Gruppen von Gleichen</translation>
    </message>
    <message>
      <source>Groups of similar models</source>
      <translation>Gruppen ähnlicher Modelle</translation>
    </message>
    <message>
      <source>Guessed: %1 is used as %2.</source>
      <translation>Vermutet: %1 dient als %2.</translation>
    </message>
    <message>
      <source>Half a slide</source>
      <translation>Halbe Folie</translation>
    </message>
    <message>
      <source>Half of the nodes</source>
      <translation>Die Hälfte der Knoten</translation>
    </message>
    <message>
      <source>Handout</source>
      <translation>Handout</translation>
    </message>
    <message>
      <source>Handout of this lesson</source>
      <translation>Handout dieser Lektion</translation>
    </message>
    <message>
      <source>Handout of this lesson…</source>
      <translation>Handout dieser Lektion…</translation>
    </message>
    <message>
      <source>Handwritten digits: five clusters</source>
      <translation>Handgeschriebene Ziffern: fünf Cluster</translation>
    </message>
    <message>
      <source>Handwritten digits: four methods</source>
      <translation>Handgeschriebene Ziffern: vier Verfahren</translation>
    </message>
    <message>
      <source>Handwritten digits: neural networks</source>
      <translation>Handgeschriebene Ziffern: neuronale Netze</translation>
    </message>
    <message>
      <source>Handwritten digits: softmax regression</source>
      <translation>Handgeschriebene Ziffern: Softmax-Regression</translation>
    </message>
    <message>
      <source>Has a node at most 2k neighbours if every node chooses k? Seventeen nodes in eight dimensions: one in the middle, the others at distance 1 from it on both sides of every axis, and so at least √2 from each other. Every node is joined to its one nearest neighbour, and for all of them this is the node in the middle. Its degree is 16 = n − 1, although k = 1: the number of nearest neighbours is a lower bound of the degree, and no upper one. Only the mean degree is at most 2k; here it is 1.88.</source>
      <translation>Hat ein Knoten höchstens 2k Nachbarn, wenn jeder Knoten k wählt? Siebzehn Knoten in acht Dimensionen: einer in der Mitte, die anderen im Abstand 1 von ihm auf beiden Seiten jeder Achse und damit mindestens √2 voneinander entfernt. Jeder Knoten wird mit seinem einen nächsten Nachbarn verbunden, und für alle ist das der Knoten in der Mitte. Dessen Grad ist 16 = n − 1, obwohl k = 1: Die Anzahl der nächsten Nachbarn ist eine untere Schranke des Grades, keine obere. Nur der mittlere Grad ist höchstens 2k; hier ist er 1.88.</translation>
    </message>
    <message>
      <source>Heat map of two parameters</source>
      <translation>Heatmap zweier Parameter</translation>
    </message>
    <message>
      <source>Height in millimetres</source>
      <translation>Höhe in Millimetern</translation>
    </message>
    <message>
      <source>Hel&amp;d-out study…</source>
      <translation>Hold-out-St&amp;udie…</translation>
    </message>
    <message>
      <source>Held-out MSE, best λ</source>
      <translation>Hold-out-MSE, bestes λ</translation>
    </message>
    <message>
      <source>Held-out MSE, λ by validation</source>
      <translation>Hold-out-MSE, λ durch Validierung</translation>
    </message>
    <message>
      <source>Held-out study</source>
      <translation>Hold-out-Studie</translation>
    </message>
    <message>
      <source>Held-out study – %1</source>
      <translation>Hold-out-Studie – %1</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Help – GTV Lab</source>
      <translation>Hilfe – GTV Lab</translation>
    </message>
    <message>
      <source>Hidden layers</source>
      <translation>Verborgene Schichten</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Verbergen</translation>
    </message>
    <message>
      <source>Hide a feature</source>
      <translation>Merkmal verbergen</translation>
    </message>
    <message>
      <source>Hide its curves in the plots</source>
      <translation>Die Kurven in den Diagrammen verbergen</translation>
    </message>
    <message>
      <source>Hide labels</source>
      <translation>Labels verbergen</translation>
    </message>
    <message>
      <source>Hide this message; the experiment stays as it is</source>
      <translation>Diese Meldung verbergen; das Experiment bleibt, wie es ist</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Maximum</translation>
    </message>
    <message>
      <source>High &amp;contrast</source>
      <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
      <source>High end of the range</source>
      <translation>Oberes Ende des Bereichs</translation>
    </message>
    <message>
      <source>Highest entry</source>
      <translation>Größter Eintrag</translation>
    </message>
    <message>
      <source>Hinge</source>
      <translation>Hinge</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Honest nodes by the number of edges to the nearest attacker: their number, their mean error, and their mean distance from their own optimum</source>
      <translation>Ehrliche Knoten nach der Zahl der Kanten bis zum nächsten Angreifer: ihre Zahl, ihr mittlerer Fehler und ihr mittlerer Abstand vom eigenen Optimum</translation>
    </message>
    <message>
      <source>Honest nodes by their distance from the attackers</source>
      <translation>Ehrliche Knoten nach ihrem Abstand von den Angreifern</translation>
    </message>
    <message>
      <source>Horizontal axis of %1</source>
      <translation>Waagerechte Achse: %1</translation>
    </message>
    <message>
      <source>Horizontal coordinate</source>
      <translation>Waagerechte Koordinate</translation>
    </message>
    <message>
      <source>Horizontal data</source>
      <translation>Horizontal verteilt</translation>
    </message>
    <message>
      <source>Horizontal positions of the points; if the list is empty, they are the numbers of the first list.</source>
      <translation>Waagerechte Positionen der Punkte; bei leerer Liste sind es die Zahlen der ersten Liste.</translation>
    </message>
    <message>
      <source>House prices in Sacramento</source>
      <translation>Hauspreise in Sacramento</translation>
    </message>
    <message>
      <source>How can a text be a feature? Twelve rooms on three sides of a house, north, south and east, and the degrees that the sun adds to each. The lab reads numbers only, so each side has a column of its own, which is 1 for the rooms on this side and 0 for the others (one-hot). The three parameters are the means of the sides, 1, 5 and 2, and the mean squared error is 0.025. What if the sides were numbered 1, 2 and 3 instead? Choose a linear map with the rows 1, 2, 3 (the number) and 1, 1, 1 (a constant) under Privacy and attacks, which is the second setting of the sweep: a line over 1, 2 and 3 cannot follow 1, 5 and 2, and the error is 2.75. Numbers claim an order that the sides do not have.</source>
      <translation>Wie kann ein Text ein Merkmal sein? Zwölf Zimmer auf drei Seiten eines Hauses, Norden, Süden und Osten, und die Grade, die die Sonne in jedem beiträgt. Das Programm liest nur Zahlen, deshalb hat jede Seite eine eigene Spalte, in der bei den Zimmern dieser Seite 1 steht und bei den anderen 0 (One-Hot). Die drei Parameter sind die Mittelwerte der Seiten, 1, 5 und 2, und der mittlere quadratische Fehler ist 0.025. Und wenn die Seiten mit 1, 2 und 3 nummeriert wären? Wählen Sie unter „Privatheit und Angriffe“ eine lineare Abbildung mit den Zeilen 1, 2, 3 (die Nummer) und 1, 1, 1 (eine Konstante); sie ist die zweite Einstellung des Parameterlaufs. Eine Gerade über 1, 2 und 3 kann 1, 5 und 2 nicht folgen, und der Fehler ist 2.75. Zahlen behaupten eine Reihenfolge, die die Seiten nicht haben.</translation>
    </message>
    <message>
      <source>How differences between the models of neighbours count</source>
      <translation>Wie Unterschiede zwischen den Modellen von Nachbarn zählen</translation>
    </message>
    <message>
      <source>How do different covariances act with λ and the loss as printed?</source>
      <translation>Wie wirken verschiedene Kovarianzen mit λ und Verlust wie abgedruckt?</translation>
    </message>
    <message>
      <source>How do six methods come to the same minimum? The smallest objective is 7.0248. Newton’s method with multipliers is within 0.0003 of it after 20 iterations, which are expensive; Algorithm 1 and ADMM are within 0.002 after 100 cheap ones. The penalty has kinks, so gradient steps become subgradient steps: with the fixed size 0.1 they end at 7.53, and with sizes that shrink like 0.3/√k they come to 7.06 after 1000 steps and on from there. Back-tracking halves the step until the objective falls. It stops at 9.56: at a kink the chosen subgradient need not lead downwards, however small the step is. Start the comparison in the view Race.</source>
      <translation>Wie kommen sechs Verfahren zum selben Minimum? Der kleinste Wert der Zielfunktion ist 7.0248. Das Newton-Verfahren mit Multiplikatoren ist ihm nach 20 Iterationen, die teuer sind, bis auf 0.0003 nahe; Algorithmus 1 und ADMM sind es nach 100 billigen bis auf 0.002. Der Strafterm hat Knicke, und so werden aus Gradientenschritten Subgradientenschritte: Mit der festen Schrittweite 0.1 enden sie bei 7.53, mit Schrittweiten, die wie 0.3/√k abnehmen, kommen sie in 1000 Schritten auf 7.06 und weiter. Backtracking halbiert den Schritt, bis die Zielfunktion fällt. Es bleibt bei 9.56 stehen: An einem Knick muss der gewählte Subgradient nicht abwärts führen, so klein der Schritt auch ist. Starten Sie den Vergleich in der Ansicht „Wettlauf“.</translation>
    </message>
    <message>
      <source>How does noise act with λ and the loss as printed?</source>
      <translation>Wie wirkt Rauschen mit λ und Verlust wie abgedruckt?</translation>
    </message>
    <message>
      <source>How does one see the borders of clusters in the flows? Three clusters in a row. Every edge carries a flow from node to node, which is at most λ times its weight. At λ = 0.7 only three edges are full (saturated): those between the clusters. Wherever an edge is not full, its two nodes have the same model; so the full edges are the borders. Drag λ down, and more edges are full; drag it beyond 19, and no edge is full any more.</source>
      <translation>Wie sieht man die Grenzen von Clustern in den Flüssen? Drei Cluster in einer Reihe. Jede Kante trägt einen Fluss von Knoten zu Knoten, der höchstens λ mal ihr Gewicht beträgt. Bei λ = 0.7 sind nur drei Kanten voll (gesättigt): die zwischen den Clustern. Wo eine Kante nicht voll ist, haben ihre beiden Knoten dasselbe Modell; also sind die vollen Kanten die Grenzen. Ziehen Sie λ nach unten, und mehr Kanten sind voll; ziehen Sie es über 19, und keine Kante ist mehr voll.</translation>
    </message>
    <message>
      <source>How far at most: λa/α</source>
      <translation>Wie weit höchstens: λa/α</translation>
    </message>
    <message>
      <source>How far does Algorithm 1 get in 1000 iterations with λ and the step sizes as printed?</source>
      <translation>Wie weit kommt Algorithmus 1 in 1000 Iterationen mit λ und Schrittweiten wie abgedruckt?</translation>
    </message>
    <message>
      <source>How far every model is from the one that its own data wants. With a penalty that is a norm it is at most λa/α at the optimum: λ times the weights of the edges of the node, over the strong convexity of its loss. Click to select a node; the arrow keys go from node to node.</source>
      <translation>Wie weit jedes Modell von dem entfernt ist, das seine eigenen Daten wollen. Mit einer Norm als Strafterm ist es im Optimum höchstens λa/α: λ mal die Gewichte der Kanten des Knotens, geteilt durch die starke Konvexität seines Verlusts. Ein Klick wählt einen Knoten aus; die Pfeiltasten gehen von Knoten zu Knoten.</translation>
    </message>
    <message>
      <source>How far is FedAvg from the model of the pooled data?</source>
      <translation>Wie weit ist FedAvg vom Modell der gepoolten Daten entfernt?</translation>
    </message>
    <message>
      <source>How far is the training error from the truth? Two hundred nodes fit five parameters to samples with noise of variance 1, each on its own. The training error (empirical risk) is too small, because every model also fits the noise of its own samples; the risk, which is the MSE plus the 1 that the best model (the Bayes estimator) leaves, is too large. With 10 samples the training error is 0.47 and the risk 2.43; with 50 they are 0.90 and 1.11; with 200 samples 0.97 and 1.02. In theory they are 1 − d/m and 1 + d/(m − d − 1).</source>
      <translation>Wie weit ist der Trainingsfehler von der Wahrheit entfernt? Zweihundert Knoten passen fünf Parameter an Datenpunkte mit Rauschen der Varianz 1 an, jeder für sich. Der Trainingsfehler (das empirische Risiko) ist zu klein, weil jedes Modell auch das Rauschen seiner eigenen Datenpunkte anpasst; das Risiko, also der MSE plus die 1, die das beste Modell (der Bayes-Schätzer) übrig lässt, ist zu groß. Mit 10 Datenpunkten ist der Trainingsfehler 0.47 und das Risiko 2.43; mit 50 sind es 0.90 und 1.11, mit 200 Datenpunkten 0.97 und 1.02. In der Theorie sind es 1 − d/m und 1 + d/(m − d − 1).</translation>
    </message>
    <message>
      <source>How far our number may be from the stated one.</source>
      <translation>Wie weit unsere Zahl von der angegebenen entfernt sein darf.</translation>
    </message>
    <message>
      <source>How large should a batch be? A hundred nodes, each with a hundred samples, take stochastic gradient steps of a fixed size 0.05, each over a random batch. The error does not go to zero but to a level that is made of two parts: 0.021 because the samples are noisy, and the noise of the gradients, whose variance falls like 1/B. With batches of 1, 4, 16 and 64 samples the error is 0.130, 0.054, 0.027 and 0.024 after 300 steps. Smaller steps have less noise, too, but need more iterations.</source>
      <translation>Wie groß soll ein Batch sein? Hundert Knoten mit je hundert Datenpunkten machen stochastische Gradientenschritte der festen Größe 0.05, jeden über einen zufälligen Batch. Der Fehler geht nicht gegen null, sondern auf ein Niveau, das aus zwei Teilen besteht: 0.021, weil die Datenpunkte verrauscht sind, und dem Rauschen der Gradienten, dessen Varianz wie 1/B abnimmt. Mit Batches von 1, 4, 16 und 64 Datenpunkten ist der Fehler nach 300 Schritten 0.130, 0.054, 0.027 und 0.024. Auch kleinere Schritte haben weniger Rauschen, brauchen aber mehr Iterationen.</translation>
    </message>
    <message>
      <source>How letters are written as bytes. Automatic: UTF-16 if the file says so, UTF-8 if all of it can be that, else Windows-1252 (with Latin-1 in it).</source>
      <translation>Wie Buchstaben als Bytes geschrieben sind. Automatisch: UTF-16, wenn die Datei es angibt, UTF-8, wenn die ganze Datei es sein kann, sonst Windows-1252 (das Latin-1 enthält).</translation>
    </message>
    <message>
      <source>How many data points every node gets</source>
      <translation>Wie viele Datenpunkte jeder Knoten bekommt</translation>
    </message>
    <message>
      <source>How many different lines are left at λ = 0.7?</source>
      <translation>Wie viele verschiedene Geraden bleiben bei λ = 0.7?</translation>
    </message>
    <message>
      <source>How many different models will there be at λ = 0.7?</source>
      <translation>Wie viele verschiedene Modelle wird es bei λ = 0.7 geben?</translation>
    </message>
    <message>
      <source>How many different models?</source>
      <translation>Wie viele verschiedene Modelle?</translation>
    </message>
    <message>
      <source>How many features should ten samples pay for? One node learns from ten samples, and is tested on the samples of the other 49 nodes. The label depends on five features, of which only the first d′ are used: the matrix under Privacy and attacks selects them. The expected error is (B² + σ²)(1 + d′/(m − d′ − 1)) with the squared bias B² of the features that are left out: 3.94, 3.21, 2.25, 2.25 and 2.25 for d′ = 1 to 5. Over 200 draws the validation errors are 3.88, 3.23, 2.28, 2.35 and 2.31 (± 0.05 to 0.11). Few features: bias; many features: variance.</source>
      <translation>Wie viele Merkmale tragen zehn Datenpunkte? Ein Knoten lernt aus zehn Datenpunkten und wird auf den Datenpunkten der anderen 49 Knoten getestet. Das Label hängt von fünf Merkmalen ab, von denen nur die ersten d′ benutzt werden: Die Matrix unter „Privatheit“ wählt sie aus. Der erwartete Fehler ist (B² + σ²)(1 + d′/(m − d′ − 1)) mit dem Bias B² der weggelassenen Merkmale: 3.94, 3.21, 2.25, 2.25 und 2.25 für d′ = 1 bis 5. Über 200 Ziehungen sind die Validierungsfehler 3.88, 3.23, 2.28, 2.35 und 2.31 (± 0.05 bis 0.11). Wenige Merkmale: Bias; viele Merkmale: Varianz.</translation>
    </message>
    <message>
      <source>How many flat pieces will there be at λ = 5?</source>
      <translation>Wie viele flache Stücke wird es bei λ = 5 geben?</translation>
    </message>
    <message>
      <source>How many liars does a cluster bear? Thirty nodes form one cluster, and some of them have labels of the opposite sign. With network Lasso the liars end up with models of their own, and pull at each honest neighbour no harder than λ. The error of the honest nodes is 0.00002 with one liar, 0.0016 with three, 0.012 with eight and 0.054 with fourteen of thirty. Choose MOCHA: then three liars do more harm than fourteen here.</source>
      <translation>Wie viele Lügner verträgt ein Cluster? Dreißig Knoten bilden einen Cluster, und einige von ihnen haben Labels mit umgekehrtem Vorzeichen. Mit Network Lasso enden die Lügner mit eigenen Modellen und ziehen an jedem ehrlichen Nachbarn nicht stärker als λ. Der Fehler der ehrlichen Knoten ist 0.00002 bei einem Lügner, 0.0016 bei drei, 0.012 bei acht und 0.054 bei vierzehn von dreißig. Wählen Sie MOCHA: Dann schaden drei Lügner mehr als hier vierzehn.</translation>
    </message>
    <message>
      <source>How many pairs of nodes differ how much. Drag: pairs on the left of the line are joined. The triangle marks the smallest threshold that connects the graph. The arrow keys move the line.</source>
      <translation>Wie viele Knotenpaare sich wie stark unterscheiden. Ziehen: Paare links der Linie werden verbunden. Das Dreieck markiert die kleinste Schwelle, bei der der Graph zusammenhängt. Die Pfeiltasten verschieben die Linie.</translation>
    </message>
    <message>
      <source>How many rows one looks ahead.</source>
      <translation>Wie viele Zeilen vorausgeschaut wird.</translation>
    </message>
    <message>
      <source>How many rows one looks back.</source>
      <translation>Wie viele Zeilen zurückgeschaut wird.</translation>
    </message>
    <message>
      <source>How much data is enough?</source>
      <translation>Wie viele Daten genügen?</translation>
    </message>
    <message>
      <source>How much do neighbours help if a node has few samples?</source>
      <translation>Wie viel helfen Nachbarn, wenn ein Knoten wenige Datenpunkte hat?</translation>
    </message>
    <message>
      <source>How much does each node count in the model of another? A chain of 21 nodes with one sample each: the label is 3 at the middle node and 0 at all others. A third of a node’s model is then the weight that it gives to the sample in the middle. With the squared norm (MOCHA) and λ = 4 the models are 1, 1/2, 1/4, 1/8, …: with every step along the chain the weight is halved, and all weights of a node together are 1. So GTVMin is a kind of locally weighted learning, with weights that the graph makes. With λ = 1.5 every step divides the weight by 3, with λ = 12 by 1.5: the larger λ, the farther a node looks. Choose network Lasso and λ = 0.3: the model in the middle is 2.7, and all others are 0.015, however far they are. The view Profile shows the models along the chain.</source>
      <translation>Wie viel zählt jeder Knoten im Modell eines anderen? Eine Kette aus 21 Knoten mit je einem Datenpunkt: Das Label ist 3 beim mittleren Knoten und 0 bei allen anderen. Ein Drittel des Modells eines Knotens ist dann das Gewicht, das er dem Datenpunkt in der Mitte gibt. Mit der quadrierten Norm (MOCHA) und λ = 4 sind die Modelle 1, 1/2, 1/4, 1/8, …: Mit jedem Schritt entlang der Kette halbiert sich das Gewicht, und alle Gewichte eines Knotens zusammen sind 1. GTVMin ist also eine Art lokal gewichtetes Lernen mit Gewichten, die der Graph macht. Mit λ = 1.5 teilt jeder Schritt das Gewicht durch 3, mit λ = 12 durch 1.5: Je größer λ, desto weiter sieht ein Knoten. Wählen Sie Network Lasso und λ = 0.3: Das Modell in der Mitte ist 2.7, und alle anderen sind 0.015, so weit entfernt sie auch sind. Die Ansicht „Profil“ zeigt die Modelle entlang der Kette.</translation>
    </message>
    <message>
      <source>How much flows</source>
      <translation>Wie viel fließt</translation>
    </message>
    <message>
      <source>How much memory the recorded iterates may take</source>
      <translation>Wie viel Speicher die aufgezeichneten Iterierten belegen dürfen</translation>
    </message>
    <message>
      <source>How much models that every node fits alone disagree: on the shared test set or, without one, on the samples of both nodes.</source>
      <translation>Wie uneinig die Modelle sind, die jeder Knoten allein anpasst: auf der gemeinsamen Testmenge oder, wenn es keine gibt, auf den Datenpunkten beider Knoten.</translation>
    </message>
    <message>
      <source>How much noise in the labels does the recovery of the weak link tolerate?</source>
      <translation>Bei wie viel Rauschen in den Labels wird die schwache Kante noch gefunden?</translation>
    </message>
    <message>
      <source>How much noise in the labels does the recovery of two clusters tolerate as they become more connected?</source>
      <translation>Bei wie viel Rauschen in den Labels werden zwei Cluster noch gefunden, wenn sie stärker miteinander verbunden werden?</translation>
    </message>
    <message>
      <source>How much the data of two nodes differs; below the diagonal only of nodes that are joined. Click a cell to select both nodes; the arrow keys and Return do the same.</source>
      <translation>Wie stark sich die Daten zweier Knoten unterscheiden; unter der Diagonale nur bei verbundenen Knoten. Ein Klick auf eine Zelle wählt beide Knoten aus; das tun auch die Pfeiltasten mit der Eingabetaste.</translation>
    </message>
    <message>
      <source>How much the objective can fall at most if no node moves farther than this radius; beyond the radius it is no bound</source>
      <translation>Wie weit die Zielfunktion höchstens fallen kann, wenn sich kein Knoten weiter als diesen Radius bewegt; darüber hinaus ist es keine Schranke</translation>
    </message>
    <message>
      <source>How much worse are gradients of one sample? A star of 21 nodes with one true model. FedGD: the server takes steps along the mean of all gradients, and reaches the pooled model, whose error is 0.0121. FedSGD does the same with the gradients of 1 or 10 samples per node. It needs less work per round and reaches nearly the same error; its curves tremble around the others. Start the comparison in the view Race.</source>
      <translation>Wie viel schlechter sind Gradienten aus einem einzigen Datenpunkt? Ein Stern aus 21 Knoten mit einem wahren Modell. FedGD: Der Server macht Schritte entlang des Mittels aller Gradienten und erreicht das gepoolte Modell, dessen Fehler 0.0121 ist. FedSGD tut dasselbe mit den Gradienten von 1 oder 10 Datenpunkten pro Knoten. Es braucht weniger Aufwand pro Runde und kommt genauso weit; seine Kurven zittern um die anderen. Starten Sie den Vergleich in der Ansicht „Wettlauf“.</translation>
    </message>
    <message>
      <source>How near does gradient descent come if every step is noisy? The objective of the preset on the step size, and a step of 1/6 that halves the distance from the minimum. To every step noise of standard deviation 0.1 is added. The error first falls as without noise and then stays at the noise: on average at 0.01/(1 − 0.5²) = 0.0133; 200 draws gave 0.0149 ± 0.0014. A smaller step forgets noise more slowly: its level is higher if the noise is the same.</source>
      <translation>Wie nahe kommt Gradientenabstieg, wenn jeder Schritt verrauscht ist? Die Zielfunktion der Vorlage zur Schrittweite und ein Schritt von 1/6, der den Abstand vom Minimum halbiert. Zu jedem Schritt kommt Rauschen mit der Standardabweichung 0.1 hinzu. Der Fehler sinkt zuerst wie ohne Rauschen und bleibt dann auf dem Niveau des Rauschens: im Mittel bei 0.01/(1 − 0.5²) = 0.0133; 200 Ziehungen ergaben 0.0149 ± 0.0014. Ein kleinerer Schritt vergisst Rauschen langsamer: Bei gleichem Rauschen ist sein Niveau höher.</translation>
    </message>
    <message>
      <source>How near to the common model should a personal model be? Every client has a model of its own, near a common one; λ says how near. The true models differ (standard deviation 0.5), and every client has six samples for two parameters. Over ten draws the error is 0.58 for clients alone and 0.63 for one model for all. With pFedMe it is 0.43 for λ = 0.1, 0.25 for λ = 1 and 0.24 from λ = 2 on: a personal model that is helped by the others is better than both.</source>
      <translation>Wie nahe am gemeinsamen Modell soll ein persönliches Modell sein? Jeder Client hat ein eigenes Modell nahe einem gemeinsamen; λ sagt, wie nahe. Die wahren Modelle unterscheiden sich (Standardabweichung 0.5), und jeder Client hat sechs Datenpunkte für zwei Parameter. Über zehn Ziehungen ist der Fehler 0.58 für Clients allein und 0.63 für ein Modell für alle. Mit pFedMe ist er 0.43 für λ = 0.1, 0.25 für λ = 1 und 0.24 ab λ = 2: Ein persönliches Modell, dem die anderen helfen, ist besser als beides.</translation>
    </message>
    <message>
      <source>How quickly do two nodes come to terms? Two nodes with the losses w² and (w − 2)². In every round each node minimises its own loss plus λ/2 times the squared distance from the last model of the other. The first rounds are (0, 1.333), (0.444, 1.333), (0.444, 1.481), and the limit is (0.5, 1.5): in every round the distance from it is multiplied by 1/3. The limit is that of MOCHA with the same λ, because of the factor λ/2.</source>
      <translation>Wie schnell einigen sich zwei Knoten? Zwei Knoten mit den Verlusten w² und (w − 2)². In jeder Runde minimiert jeder Knoten seinen eigenen Verlust plus λ/2 mal den quadrierten Abstand vom letzten Modell des anderen. Die ersten Runden sind (0, 1.333), (0.444, 1.333), (0.444, 1.481), und der Grenzwert ist (0.5, 1.5): In jeder Runde wird der Abstand davon mit 1/3 multipliziert. Wegen des Faktors λ/2 ist der Grenzwert der von MOCHA mit demselben λ.</translation>
    </message>
    <message>
      <source>How the pull of the neighbours is averaged: over the neighbours (λ/a_i), over all nodes (λ/n), or not at all (the sum, as printed).</source>
      <translation>Wie die Anziehung durch die Nachbarn gemittelt wird: über die Nachbarn (λ/a_i), über alle Knoten (λ/n) oder gar nicht (die Summe, wie abgedruckt).</translation>
    </message>
    <message>
      <source>How the run ended</source>
      <translation>Wie der Lauf endete</translation>
    </message>
    <message>
      <source>How the server combines the clients' models; all options but the mean tolerate some wrong models.</source>
      <translation>Wie der Server die Modelle der Clients zusammenfasst; alle Optionen außer dem Mittelwert verkraften einige falsche Modelle.</translation>
    </message>
    <message>
      <source>How the sweep is drawn</source>
      <translation>Wie der Parameterlauf gezeichnet wird</translation>
    </message>
    <message>
      <source>How the times are written, such as %d/%m/%y %H:%M, or unix for seconds since 1970. If it is empty, 2024-01-31 12:00 and 31.1.2024 12:00 are read, with or without parts.</source>
      <translation>Wie die Zeiten geschrieben sind, etwa %d/%m/%y %H:%M, oder unix für Sekunden seit 1970. Ist das Feld leer, werden 2024-01-31 12:00 und 31.1.2024 12:00 gelesen; Teile dürfen fehlen.</translation>
    </message>
    <message>
      <source>How the values of %1 are given</source>
      <translation>Wie die Werte von %1 angegeben werden</translation>
    </message>
    <message>
      <source>How to use the lab</source>
      <translation>Wie man das Labor benutzt</translation>
    </message>
    <message>
      <source>How well are labels predicted with five clusters, some of them small?</source>
      <translation>Wie gut werden Labels bei fünf Clustern vorhergesagt, von denen einige klein sind?</translation>
    </message>
    <message>
      <source>How well are the labels of unlabelled nodes predicted?</source>
      <translation>Wie gut werden die Labels der Knoten ohne Labels vorhergesagt?</translation>
    </message>
    <message>
      <source>How well does a linear model predict the alcohol of wines?</source>
      <translation>Wie gut sagt ein lineares Modell den Alkohol von Weinen vorher?</translation>
    </message>
    <message>
      <source>However large the lie is, no node pulls its neighbours harder than λ. Choose λ again afterwards.</source>
      <translation>Wie groß die Lüge auch ist, kein Knoten zieht seine Nachbarn stärker als λ. Wählen Sie λ danach neu.</translation>
    </message>
    <message>
      <source>Huber</source>
      <translation>Huber</translation>
    </message>
    <message>
      <source>Huber loss</source>
      <translation>Huber-Verlust</translation>
    </message>
    <message>
      <source>Huber loss, then another λ</source>
      <translation>Huber-Verlust, danach ein anderes λ</translation>
    </message>
    <message>
      <source>IFCA</source>
      <translation>IFCA</translation>
    </message>
    <message>
      <source>IFCA depends on its start</source>
      <translation>IFCA hängt von seinem Start ab</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, draws that fail</source>
      <translation>IFCA, Start aus {0, 1}, gescheiterte Ziehungen</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, label MSE</source>
      <translation>IFCA, Start aus {0, 1}, Label-MSE</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, label MSE of draws that fail</source>
      <translation>IFCA, Start aus {0, 1}, Label-MSE gescheiterter Ziehungen</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, label MSE of the worst draw</source>
      <translation>IFCA, Start aus {0, 1}, Label-MSE der schlechtesten Ziehung</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, official code, label MSE</source>
      <translation>IFCA, Start aus {0, 1}, offizieller Code, Label-MSE</translation>
    </message>
    <message>
      <source>IFCA from {0, ½}</source>
      <translation>IFCA, Start aus {0, ½}</translation>
    </message>
    <message>
      <source>IFCA keeps two models, and every node improves the one that fits it better. Here each finds one cluster, without any edge.</source>
      <translation>IFCA führt zwei Modelle, und jeder Knoten verbessert das, das besser zu ihm passt. Hier findet jedes einen Cluster, ganz ohne Kanten.</translation>
    </message>
    <message>
      <source>IFCA on two clusters</source>
      <translation>IFCA mit zwei Clustern</translation>
    </message>
    <message>
      <source>IFCA, best of 5 starts from {0, ½}, 300 rounds</source>
      <translation>IFCA, bester von 5 Starts aus {0, ½}, 300 Runden</translation>
    </message>
    <message>
      <source>IFCA’s unlucky start</source>
      <translation>IFCA und der unglückliche Start</translation>
    </message>
    <message>
      <source>Id of the figure for `reproduce`, such as F3; variants share it.</source>
      <translation>Kennung der Abbildung für `reproduce`, etwa F3; Varianten teilen sie.</translation>
    </message>
    <message>
      <source>Ideas</source>
      <translation>Ideen</translation>
    </message>
    <message>
      <source>If false, only the powers of every single feature are used.</source>
      <translation>Wenn deaktiviert, werden nur die Potenzen der einzelnen Merkmale verwendet.</translation>
    </message>
    <message>
      <source>If not 0, every sample is replaced by B noisy copies of itself with the same label (data augmentation).</source>
      <translation>Ist der Wert nicht 0, so wird jeder Datenpunkt durch B verrauschte Kopien mit demselben Label ersetzt (Datenaugmentierung).</translation>
    </message>
    <message>
      <source>If not 0, the number of samples of every node is drawn between “Samples” and this number.</source>
      <translation>Ist der Wert nicht 0, so wird die Zahl der Datenpunkte jedes Knotens zwischen „Datenpunkte“ und diesem Wert gezogen.</translation>
    </message>
    <message>
      <source>If the graph is learned: edges are directed, so a chosen node does not use the model of the node that chose it.</source>
      <translation>Bei gelerntem Graphen: Die Kanten sind gerichtet; ein gewählter Knoten verwendet also nicht das Modell dessen, der ihn gewählt hat.</translation>
    </message>
    <message>
      <source>If true, the ridge and Lasso terms also shrink the intercept that the data adds. A column of ones in a file is a feature like any other, so they always shrink it.</source>
      <translation>Wenn aktiviert, regularisieren Ridge- und Lasso-Term auch den Achsenabschnitt, den die Daten hinzufügen. Eine Spalte aus Einsen in einer Datei ist ein Merkmal wie jedes andere und wird daher immer regularisiert.</translation>
    </message>
    <message>
      <source>If true, λ is given in units of the critical λ of every draw.</source>
      <translation>Wenn aktiviert, wird λ in Einheiten des kritischen λ jeder Ziehung angegeben.</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>Images of digits or clothes</source>
      <translation>Bilder von Ziffern oder Kleidung</translation>
    </message>
    <message>
      <source>Images per node</source>
      <translation>Bilder pro Knoten</translation>
    </message>
    <message>
      <source>Images with ten classes, divided among the nodes; every cluster has its own classes</source>
      <translation>Bilder mit zehn Klassen, auf die Knoten verteilt; jeder Cluster hat seine eigenen Klassen</translation>
    </message>
    <message>
      <source>Import %1</source>
      <translation>%1 importieren</translation>
    </message>
    <message>
      <source>Import &amp;data…</source>
      <translation>&amp;Daten importieren…</translation>
    </message>
    <message>
      <source>Import a graph</source>
      <translation>Graph importieren</translation>
    </message>
    <message>
      <source>Import data</source>
      <translation>Daten importieren</translation>
    </message>
    <message>
      <source>In a network</source>
      <translation>Im Netzwerk</translation>
    </message>
    <message>
      <source>In every round each client improves the last average on its own data, and a server averages the results.</source>
      <translation>In jeder Runde verbessert jeder Client den letzten Mittelwert mit seinen eigenen Daten, und ein Server mittelt die Ergebnisse.</translation>
    </message>
    <message>
      <source>In front</source>
      <translation>Im Vordergrund</translation>
    </message>
    <message>
      <source>In the notes or the group</source>
      <translation>In den Notizen oder der Gruppe</translation>
    </message>
    <message>
      <source>In their order; drag one to another place, or click it twice to see it</source>
      <translation>In ihrer Reihenfolge; ziehen Sie eine an eine andere Stelle, oder klicken Sie doppelt, um sie zu sehen</translation>
    </message>
    <message>
      <source>Independent noise is added to every feature of every sample</source>
      <translation>Zu jedem Merkmal jedes Datenpunkts wird unabhängiges Rauschen addiert</translation>
    </message>
    <message>
      <source>Influence</source>
      <translation>Einfluss</translation>
    </message>
    <message>
      <source>Influence of the neighbours</source>
      <translation>Einfluss der Nachbarn</translation>
    </message>
    <message>
      <source>Initial parameters: 0, or uniform on ±1/√d.</source>
      <translation>Anfangsparameter: 0 oder gleichverteilt auf ±1/√d.</translation>
    </message>
    <message>
      <source>Inner step η</source>
      <translation>Innere Schrittweite η</translation>
    </message>
    <message>
      <source>Inner steps K</source>
      <translation>Innere Schritte K</translation>
    </message>
    <message>
      <source>Inspector</source>
      <translation>Inspektor</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Installieren</translation>
    </message>
    <message>
      <source>Install %1</source>
      <translation>%1 installieren</translation>
    </message>
    <message>
      <source>Install &amp;images…</source>
      <translation>Bilder &amp;installieren…</translation>
    </message>
    <message>
      <source>Install images</source>
      <translation>Bilder installieren</translation>
    </message>
    <message>
      <source>Intercept</source>
      <translation>Achsenabschnitt</translation>
    </message>
    <message>
      <source>Inverse</source>
      <translation>Invers</translation>
    </message>
    <message>
      <source>Is a small cluster recovered beside a large one?</source>
      <translation>Wird ein kleiner Cluster neben einem großen gefunden?</translation>
    </message>
    <message>
      <source>Is the cluster well-connected?</source>
      <translation>Ist der Cluster gut verbunden?</translation>
    </message>
    <message>
      <source>Is the weak link found with λ and the loss as printed?</source>
      <translation>Wird die schwache Kante mit λ und Verlust wie abgedruckt gefunden?</translation>
    </message>
    <message>
      <source>Is there a model that fits this data perfectly?</source>
      <translation>Gibt es ein Modell, das perfekt an diese Daten passt?</translation>
    </message>
    <message>
      <source>Is λ = 5 enough for the true parameters as printed?</source>
      <translation>Reicht λ = 5 für die wahren Parameter wie abgedruckt?</translation>
    </message>
    <message>
      <source>It is not known whether the solution is unique</source>
      <translation>Ob die Lösung eindeutig ist, ist nicht bekannt</translation>
    </message>
    <message>
      <source>Iteration</source>
      <translation>Iteration</translation>
    </message>
    <message>
      <source>Iteration %L1</source>
      <translation>Iteration %L1</translation>
    </message>
    <message>
      <source>Iteration that is shown</source>
      <translation>Gezeigte Iteration</translation>
    </message>
    <message>
      <source>Iterations</source>
      <translation>Iterationen</translation>
    </message>
    <message>
      <source>Iterations R</source>
      <translation>Iterationen R</translation>
    </message>
    <message>
      <source>Iterations done</source>
      <translation>Ausgeführte Iterationen</translation>
    </message>
    <message>
      <source>Iterations for each λ, which start from the solution for the previous λ. The first λ gets five times as many.</source>
      <translation>Iterationen für jedes λ; sie beginnen bei der Lösung für das vorige λ. Das erste λ erhält fünfmal so viele.</translation>
    </message>
    <message>
      <source>Iterations per second. Automatic: lessons and graphs drawn by hand make 100 per second; everything else runs at full speed</source>
      <translation>Iterationen pro Sekunde. Automatisch: Lektionen und von Hand gezeichnete Graphen machen 100 pro Sekunde; alles andere läuft mit vollem Tempo</translation>
    </message>
    <message>
      <source>Iterations per λ</source>
      <translation>Iterationen pro λ</translation>
    </message>
    <message>
      <source>Iterations, seconds or bytes that every method may use; 0 leaves only the rules under Algorithm</source>
      <translation>Iterationen, Sekunden oder Bytes, die jedes Verfahren verbrauchen darf; bei 0 gelten nur die Regeln unter Algorithmus</translation>
    </message>
    <message>
      <source>Its ending says the format; a table of edges keeps edge attributes only</source>
      <translation>Die Endung bestimmt das Format; eine Kantentabelle behält nur Kantenattribute</translation>
    </message>
    <message>
      <source>Its learned cluster, or its group of similar models</source>
      <translation>Sein gelernter Cluster oder seine Gruppe ähnlicher Modelle</translation>
    </message>
    <message>
      <source>Its local model</source>
      <translation>Sein lokales Modell</translation>
    </message>
    <message>
      <source>Its new name.</source>
      <translation>Ihr neuer Name.</translation>
    </message>
    <message>
      <source>Its scenes, their order and their texts; a lesson of the program is copied first</source>
      <translation>Ihre Szenen, deren Reihenfolge und Texte; eine Lektion des Programms wird vorher kopiert</translation>
    </message>
    <message>
      <source>Join a file</source>
      <translation>Datei verknüpfen</translation>
    </message>
    <message>
      <source>Joined are</source>
      <translation>Verbunden werden</translation>
    </message>
    <message>
      <source>Joined by the divergence</source>
      <translation>Verbunden nach der Divergenz</translation>
    </message>
    <message>
      <source>Joined by the means</source>
      <translation>Verbunden nach den Mittelwerten</translation>
    </message>
    <message>
      <source>Joins every node to the four whose data is most like its own, instead of the present edges; nodes and data stay</source>
      <translation>Verbindet jeden Knoten mit den vier Knoten, deren Daten seinen eigenen am ähnlichsten sind, statt der jetzigen Kanten; Knoten und Daten bleiben</translation>
    </message>
    <message>
      <source>Joins the pairs of nodes whose models in this run differ least, as many as there are edges: the edges that make the GTV of these models least</source>
      <translation>Verbindet die Knotenpaare, deren Modelle sich in diesem Lauf am wenigsten unterscheiden, so viele, wie es Kanten gibt: die Kanten, mit denen die GTV dieser Modelle am kleinsten ist</translation>
    </message>
    <message>
      <source>KKT residual</source>
      <translation>KKT-Residuum</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Keep the run and draw its curves beside the present ones</source>
      <translation>Den Lauf behalten und seine Kurven neben den aktuellen zeichnen</translation>
    </message>
    <message>
      <source>Keep the run as it is now and draw its curves beside later ones</source>
      <translation>Den Lauf behalten, wie er jetzt ist, und seine Kurven neben späteren zeichnen</translation>
    </message>
    <message>
      <source>Keep this graph</source>
      <translation>Diesen Graphen behalten</translation>
    </message>
    <message>
      <source>Keeps the weight of edges between equal nodes finite.</source>
      <translation>Hält das Gewicht von Kanten zwischen gleichen Knoten endlich.</translation>
    </message>
    <message>
      <source>Key of the neighbour; click it to go there</source>
      <translation>Schlüssel des Nachbarn; ein Klick führt zu ihm</translation>
    </message>
    <message>
      <source>Key of the node</source>
      <translation>Schlüssel des Knotens</translation>
    </message>
    <message>
      <source>Kind of %1</source>
      <translation>Art von „%1“</translation>
    </message>
    <message>
      <source>Knots t</source>
      <translation>Stützstellen t</translation>
    </message>
    <message>
      <source>Known graph: three clusters, ten parameters</source>
      <translation>Bekannter Graph: drei Cluster, zehn Parameter</translation>
    </message>
    <message>
      <source>Kullback-Leibler divergence of any distributions, estimated by the distances to the k-th nearest samples, the mean of both directions.</source>
      <translation>Kullback-Leibler-Divergenz beliebiger Verteilungen, geschätzt aus den Abständen zum jeweils k-ten nächsten Datenpunkt, das Mittel beider Richtungen.</translation>
    </message>
    <message>
      <source>Kullback-Leibler divergence of the Gaussians fitted to the nodes, the mean of both directions.</source>
      <translation>Kullback-Leibler-Divergenz der an die Knoten angepassten Normalverteilungen, das Mittel beider Richtungen.</translation>
    </message>
    <message>
      <source>L(w), the local loss as minimised; 0 for unlabelled nodes</source>
      <translation>L(w), der lokale Verlust, wie er minimiert wird; 0 für Knoten ohne Labels</translation>
    </message>
    <message>
      <source>L&lt;sub&gt;i&lt;/sub&gt;(h): loss of the local model on the samples of the node</source>
      <translation>L&lt;sub&gt;i&lt;/sub&gt;(h): Verlust des lokalen Modells auf den Datenpunkten des Knotens</translation>
    </message>
    <message>
      <source>L_i(h) of the local models, as they are fitted</source>
      <translation>L_i(h) der lokalen Modelle, wie sie angepasst werden</translation>
    </message>
    <message>
      <source>L_i.</source>
      <translation>L_i.</translation>
    </message>
    <message>
      <source>LaTeX, a table of the numbers</source>
      <translation>LaTeX, eine Tabelle der Zahlen</translation>
    </message>
    <message>
      <source>Lab</source>
      <translation>Labor</translation>
    </message>
    <message>
      <source>Label</source>
      <translation>Label</translation>
    </message>
    <message>
      <source>Label of the horizontal axis.</source>
      <translation>Beschriftung der waagerechten Achse.</translation>
    </message>
    <message>
      <source>Label of the vertical axis.</source>
      <translation>Beschriftung der senkrechten Achse.</translation>
    </message>
    <message>
      <source>Labelled fraction</source>
      <translation>Gelabelter Anteil</translation>
    </message>
    <message>
      <source>Labelled nodes</source>
      <translation>Gelabelte Knoten</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Labels</translation>
    </message>
    <message>
      <source>Labels of the selected nodes</source>
      <translation>Labels der ausgewählten Knoten</translation>
    </message>
    <message>
      <source>Labels ten times as large: the edges of the attacker already pull as hard as they can, and nobody moves farther.</source>
      <translation>Zehnmal so große Labels: Die Kanten des Angreifers ziehen schon, so stark sie können, und niemand rückt weiter weg.</translation>
    </message>
    <message>
      <source>Labels with the wrong sign</source>
      <translation>Labels mit falschem Vorzeichen</translation>
    </message>
    <message>
      <source>Lags</source>
      <translation>Lags</translation>
    </message>
    <message>
      <source>Lambda</source>
      <translation>Lambda</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Language of the window and of the lessons; help stays English</source>
      <translation>Sprache des Fensters und der Lektionen; die Hilfe bleibt englisch</translation>
    </message>
    <message>
      <source>Large use of memory</source>
      <translation>Großer Speicherbedarf</translation>
    </message>
    <message>
      <source>Larger λ</source>
      <translation>Größeres λ</translation>
    </message>
    <message>
      <source>Largest delay</source>
      <translation>Größte Verzögerung</translation>
    </message>
    <message>
      <source>Largest dissimilarity of joined nodes.</source>
      <translation>Größte Unähnlichkeit verbundener Knoten.</translation>
    </message>
    <message>
      <source>Largest distance of joined nodes.</source>
      <translation>Größter Abstand verbundener Knoten.</translation>
    </message>
    <message>
      <source>Largest imbalance of a node: ‖∇L_i(w_i) + (DᵀU)_i‖</source>
      <translation>Größtes Ungleichgewicht eines Knotens: ‖∇L_i(w_i) + (DᵀU)_i‖</translation>
    </message>
    <message>
      <source>Largest number of splits from the root to a leaf.</source>
      <translation>Größte Zahl der Teilungen von der Wurzel bis zu einem Blatt.</translation>
    </message>
    <message>
      <source>Largest share by which a flow exceeds the capacity λA_e of its edge</source>
      <translation>Größter Anteil, um den ein Fluss die Kapazität λA_e seiner Kante überschreitet</translation>
    </message>
    <message>
      <source>Largest value of an entry.</source>
      <translation>Größter Wert eines Eintrags.</translation>
    </message>
    <message>
      <source>Largest λ</source>
      <translation>Größtes λ</translation>
    </message>
    <message>
      <source>Largest λA_e φ(w_i − w_j) − uᵀ(w_i − w_j): a jump needs a flow at capacity along it</source>
      <translation>Größtes λA_e φ(w_i − w_j) − uᵀ(w_i − w_j): Ein Sprung braucht einen Fluss in seiner Richtung, der die Kapazität ausschöpft</translation>
    </message>
    <message>
      <source>Largest ‖w_i − argmin L_i‖ of an honest node: its distance from its own optimum</source>
      <translation>Größtes ‖w_i − argmin L_i‖ eines ehrlichen Knotens: sein Abstand vom eigenen Optimum</translation>
    </message>
    <message>
      <source>Lasso</source>
      <translation>Lasso</translation>
    </message>
    <message>
      <source>Lasso ν</source>
      <translation>Lasso ν</translation>
    </message>
    <message>
      <source>Last rows</source>
      <translation>Letzte Zeilen</translation>
    </message>
    <message>
      <source>Last λ of the grid.</source>
      <translation>Letztes λ des Gitters.</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Anordnung</translation>
    </message>
    <message>
      <source>LeCun, Cortes, Burges: the MNIST database of handwritten digits</source>
      <translation>LeCun, Cortes, Burges: die MNIST-Datenbank handgeschriebener Ziffern</translation>
    </message>
    <message>
      <source>Lea&amp;ve full screen</source>
      <translation>Vollbild ver&amp;lassen</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>Lead</translation>
    </message>
    <message>
      <source>Learned</source>
      <translation>Gelernt</translation>
    </message>
    <message>
      <source>Learned cluster of the node at this iterate; its group of similar models where the penalty is not a norm</source>
      <translation>Gelernter Cluster des Knotens bei dieser Iterierten; wenn der Strafterm keine Norm ist, seine Gruppe ähnlicher Modelle</translation>
    </message>
    <message>
      <source>Learned clusters</source>
      <translation>Gelernte Cluster</translation>
    </message>
    <message>
      <source>Learned clusters: connected nodes with equal parameters, up to the tolerance. With a penalty that is not a norm these are groups of similar models, which never become equal.</source>
      <translation>Gelernte Cluster: zusammenhängende Knoten mit gleichen Parametern, bis auf die Toleranz. Bei einem Strafterm, der keine Norm ist, sind es Gruppen ähnlicher Modelle, die nie gleich werden.</translation>
    </message>
    <message>
      <source>Learned graph of two clusters</source>
      <translation>Gelernter Graph zweier Cluster</translation>
    </message>
    <message>
      <source>Learning rate</source>
      <translation>Lernrate</translation>
    </message>
    <message>
      <source>Learning rate α</source>
      <translation>Lernrate α</translation>
    </message>
    <message>
      <source>Learning rate η</source>
      <translation>Lernrate η</translation>
    </message>
    <message>
      <source>Leave out edges with weights of 0 or less</source>
      <translation>Kanten mit Gewichten von 0 oder weniger weglassen</translation>
    </message>
    <message>
      <source>Leave out self-loops</source>
      <translation>Schleifen weglassen</translation>
    </message>
    <message>
      <source>Leaves</source>
      <translation>Blätter</translation>
    </message>
    <message>
      <source>Legend</source>
      <translation>Legende</translation>
    </message>
    <message>
      <source>Legend of the graph</source>
      <translation>Legende des Graphen</translation>
    </message>
    <message>
      <source>Length of every cluster vector; with d = 1 the clusters are evenly spaced from -radius to radius.</source>
      <translation>Länge jedes Clustervektors; bei d = 1 liegen die Cluster in gleichen Abständen von -Radius bis Radius.</translation>
    </message>
    <message>
      <source>Length of the error, in units of the length of the node's step.</source>
      <translation>Länge des Fehlers, in Einheiten der Länge des Schritts, den der Knoten macht.</translation>
    </message>
    <message>
      <source>Less data, more gain</source>
      <translation>Weniger Daten, mehr Gewinn</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Lektion</translation>
    </message>
    <message>
      <source>Lesson › %1</source>
      <translation>Lektion › %1</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Lektionen</translation>
    </message>
    <message>
      <source>Lessons (*.json)</source>
      <translation>Lektionen (*.json)</translation>
    </message>
    <message>
      <source>Lessons (*.json);;All files (*)</source>
      <translation>Lektionen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Lessons of GTV Lab</source>
      <translation>Lektionen von GTV Lab</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Grenze</translation>
    </message>
    <message>
      <source>Limit of the race</source>
      <translation>Grenze des Wettlaufs</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>Line %1 of the file</source>
      <translation>Zeile %1 der Datei</translation>
    </message>
    <message>
      <source>Line %1, column “%2”: </source>
      <translation>Zeile %1, Spalte „%2“: </translation>
    </message>
    <message>
      <source>Line %1: </source>
      <translation>Zeile %1: </translation>
    </message>
    <message>
      <source>Line with intercept</source>
      <translation>Gerade mit Achsenabschnitt</translation>
    </message>
    <message>
      <source>Line, Huber error</source>
      <translation>Gerade, Huber-Fehler</translation>
    </message>
    <message>
      <source>Line, absolute error</source>
      <translation>Gerade, absoluter Fehler</translation>
    </message>
    <message>
      <source>Line, squared error</source>
      <translation>Gerade, quadratischer Fehler</translation>
    </message>
    <message>
      <source>Linear</source>
      <translation>Linear</translation>
    </message>
    <message>
      <source>Linear in the products of the features up to a degree, fitted by least squares.</source>
      <translation>Linear in den Produkten der Merkmale bis zu einem Grad, angepasst nach der Methode der kleinsten Quadrate.</translation>
    </message>
    <message>
      <source>Linear map</source>
      <translation>Lineare Abbildung</translation>
    </message>
    <message>
      <source>Lines and discs: our numbers ± standard deviation; squares: the stated ones with their band</source>
      <translation>Linien und Kreise: unsere Zahlen ± Standardabweichung; Quadrate: die angegebenen mit ihrem Toleranzband</translation>
    </message>
    <message>
      <source>List of runs</source>
      <translation>Liste der Läufe</translation>
    </message>
    <message>
      <source>Listed nodes and edges</source>
      <translation>Knoten und Kanten als Liste</translation>
    </message>
    <message>
      <source>Live changes</source>
      <translation>Änderungen im Lauf</translation>
    </message>
    <message>
      <source>Local</source>
      <translation>Lokal</translation>
    </message>
    <message>
      <source>Local &amp;data</source>
      <translation>Lokale &amp;Daten</translation>
    </message>
    <message>
      <source>Local learning (λ = 0): every node has a model of its own, from four samples. Most of them are far off.</source>
      <translation>Lokales Lernen (λ = 0): Jeder Knoten hat ein eigenes Modell aus vier Datenpunkten. Die meisten liegen weit daneben.</translation>
    </message>
    <message>
      <source>Local loss</source>
      <translation>Lokaler Verlust</translation>
    </message>
    <message>
      <source>Local model</source>
      <translation>Lokales Modell</translation>
    </message>
    <message>
      <source>Local model of %L1 nodes</source>
      <translation>Lokales Modell von %L1 Knoten</translation>
    </message>
    <message>
      <source>Local model of node %1</source>
      <translation>Lokales Modell von Knoten %1</translation>
    </message>
    <message>
      <source>Local models</source>
      <translation>Lokale Modelle</translation>
    </message>
    <message>
      <source>Local only</source>
      <translation>Nur lokal</translation>
    </message>
    <message>
      <source>Local rounds R</source>
      <translation>Lokale Runden R</translation>
    </message>
    <message>
      <source>Local steps τ</source>
      <translation>Lokale Schritte τ</translation>
    </message>
    <message>
      <source>Local updates</source>
      <translation>Lokale Updates</translation>
    </message>
    <message>
      <source>Logarithmic or linear scale of the colours</source>
      <translation>Logarithmische oder lineare Farbskala</translation>
    </message>
    <message>
      <source>Logistic</source>
      <translation>Logistisch</translation>
    </message>
    <message>
      <source>Logistic regression</source>
      <translation>Logistische Regression</translation>
    </message>
    <message>
      <source>Looking back at iteration %L1 of %L2, with λ = %3</source>
      <translation>Rückblick auf Iteration %L1 von %L2, mit λ = %3</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>Loss for classes</source>
      <translation>Verlust für Klassen</translation>
    </message>
    <message>
      <source>Loss for labels that are classes; for real labels the loss of the experiment is used.</source>
      <translation>Verlustfunktion für Labels, die Klassen sind; für reelle Labels gilt die des Experiments.</translation>
    </message>
    <message>
      <source>Loss is the</source>
      <translation>Verlust als</translation>
    </message>
    <message>
      <source>Loss of one sample</source>
      <translation>Verlust eines Datenpunkts</translation>
    </message>
    <message>
      <source>Loss that compares predictions: the loss of the models themselves, the squared or absolute error, or the cross-entropy of class probabilities.</source>
      <translation>Verlustfunktion, die Vorhersagen vergleicht: die eigene der Modelle, der quadratische oder absolute Fehler oder die Kreuzentropie von Klassenwahrscheinlichkeiten.</translation>
    </message>
    <message>
      <source>Losses</source>
      <translation>Verluste</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Minimum</translation>
    </message>
    <message>
      <source>Low end of the range</source>
      <translation>Unteres Ende des Bereichs</translation>
    </message>
    <message>
      <source>Lowest entry</source>
      <translation>Kleinster Eintrag</translation>
    </message>
    <message>
      <source>MNIST and Fashion-MNIST, which are downloaded once</source>
      <translation>MNIST und Fashion-MNIST, die einmal heruntergeladen werden</translation>
    </message>
    <message>
      <source>MOCHA</source>
      <translation>MOCHA</translation>
    </message>
    <message>
      <source>MOCHA has no bound</source>
      <translation>MOCHA hat keine Schranke</translation>
    </message>
    <message>
      <source>MSE</source>
      <translation>MSE</translation>
    </message>
    <message>
      <source>MSE %1</source>
      <translation>MSE %1</translation>
    </message>
    <message>
      <source>MSE (39)</source>
      <translation>MSE (39)</translation>
    </message>
    <message>
      <source>MSE (39) with the settings of the official code</source>
      <translation>MSE (39) mit den Einstellungen des offiziellen Codes</translation>
    </message>
    <message>
      <source>MSE after 2000 iterations</source>
      <translation>MSE nach 2000 Iterationen</translation>
    </message>
    <message>
      <source>MSE of honest nodes</source>
      <translation>MSE der ehrlichen Knoten</translation>
    </message>
    <message>
      <source>MSE of honest nodes %1</source>
      <translation>MSE der ehrlichen Knoten %1</translation>
    </message>
    <message>
      <source>Made with different instruction sets (%1): the last digits may differ.</source>
      <translation>Mit verschiedenen Befehlssätzen berechnet (%1): Die letzten Stellen können abweichen.</translation>
    </message>
    <message>
      <source>Mahalanobis</source>
      <translation>Mahalanobis</translation>
    </message>
    <message>
      <source>Main</source>
      <translation>Hauptleiste</translation>
    </message>
    <message>
      <source>Make every label a number</source>
      <translation>Jedes Label zu einer Zahl machen</translation>
    </message>
    <message>
      <source>Make every label −1 or 1</source>
      <translation>Jedes Label zu −1 oder 1 machen</translation>
    </message>
    <message>
      <source>Make the graph of the data</source>
      <translation>Den Graphen aus den Daten bilden</translation>
    </message>
    <message>
      <source>Make the nodes that are selected on the graph the attackers</source>
      <translation>Die auf dem Graphen ausgewählten Knoten zu Angreifern machen</translation>
    </message>
    <message>
      <source>Make this table the data of the experiment, as one step that can be undone</source>
      <translation>Diese Tabelle zu den Daten des Experiments machen, in einem Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
      <source>Make this the graph of the experiment, as one step that can be undone</source>
      <translation>Dies zum Graphen des Experiments machen, in einem Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
      <source>Many samples</source>
      <translation>Viele Datenpunkte</translation>
    </message>
    <message>
      <source>Many small trees, each fitted to the residuals of the trees before it.</source>
      <translation>Viele kleine Bäume, jeder an die Residuen der Bäume vor ihm angepasst.</translation>
    </message>
    <message>
      <source>Map</source>
      <translation>Karte</translation>
    </message>
    <message>
      <source>Marks in the plot</source>
      <translation>Marken im Diagramm</translation>
    </message>
    <message>
      <source>Marks of missing values</source>
      <translation>Zeichen für fehlende Werte</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Maskiert</translation>
    </message>
    <message>
      <source>Matching commands</source>
      <translation>Passende Befehle</translation>
    </message>
    <message>
      <source>Matrix F</source>
      <translation>Matrix F</translation>
    </message>
    <message>
      <source>Maximise %1</source>
      <translation>%1 maximieren</translation>
    </message>
    <message>
      <source>Mean</source>
      <translation>Mittelwert</translation>
    </message>
    <message>
      <source>Mean and deviation of all rows, of the rows of the same node, or of the rows that are learned from, which are known once all steps are done: such a step is the last.</source>
      <translation>Mittelwert und Standardabweichung aller Zeilen, der Zeilen desselben Knotens oder der Zeilen, aus denen gelernt wird; letztere stehen erst fest, wenn alle Schritte getan sind: Ein solcher Schritt ist der letzte.</translation>
    </message>
    <message>
      <source>Mean and standard deviation of the curves over repeated runs; choose it again to cancel</source>
      <translation>Mittelwert und Standardabweichung der Kurven über wiederholte Läufe; noch einmal wählen, um abzubrechen</translation>
    </message>
    <message>
      <source>Mean and standard deviation of the repeats; every single run; the means over both parameters as colours; or, repeat by repeat on the same draw, the difference from the first value of the first parameter with its standard error</source>
      <translation>Mittelwert und Standardabweichung der Wiederholungen; jeder einzelne Lauf; die Mittelwerte über beide Parameter als Farben; oder, Wiederholung für Wiederholung mit derselben Ziehung, die Differenz zum ersten Wert des ersten Parameters mit ihrem Standardfehler</translation>
    </message>
    <message>
      <source>Mean loss, and the iterates of %1</source>
      <translation>Mittlerer Verlust und die Iterierten von %1</translation>
    </message>
    <message>
      <source>Mean number of bytes sent per iteration</source>
      <translation>Mittlere Zahl der gesendeten Bytes pro Iteration</translation>
    </message>
    <message>
      <source>Mean of many trees, each grown on a random draw of the samples, with random features at every split.</source>
      <translation>Mittelwert vieler Bäume, jeder aus einer zufälligen Ziehung der Datenpunkte, mit zufälligen Merkmalen bei jeder Teilung.</translation>
    </message>
    <message>
      <source>Mean over the samples of a node (as printed) or their sum (as in the official code); the sum is m_i times as large.</source>
      <translation>Mittelwert über die Datenpunkte eines Knotens (wie abgedruckt) oder ihre Summe (wie im offiziellen Code); die Summe ist m_i-mal so groß.</translation>
    </message>
    <message>
      <source>Mean squared distance from the true parameters</source>
      <translation>Mittlerer quadratischer Abstand von den wahren Parametern</translation>
    </message>
    <message>
      <source>Mean squared distance from the true parameters, over the honest nodes</source>
      <translation>Mittlerer quadratischer Abstand von den wahren Parametern, über die ehrlichen Knoten</translation>
    </message>
    <message>
      <source>Mean squared error of the honest nodes on the training labels; for classes the share of right predictions</source>
      <translation>Mittlerer quadratischer Fehler der ehrlichen Knoten auf den Trainingslabels; bei Klassen der Anteil richtiger Vorhersagen</translation>
    </message>
    <message>
      <source>Mean squared error of the honest nodes on the validation labels; for classes the share of right predictions</source>
      <translation>Mittlerer quadratischer Fehler der ehrlichen Knoten auf den Validierungslabels; bei Klassen der Anteil richtiger Vorhersagen</translation>
    </message>
    <message>
      <source>Mean squared error on the training labels (label MSE)</source>
      <translation>Mittlerer quadratischer Fehler auf den Trainingslabels (Label-MSE)</translation>
    </message>
    <message>
      <source>Mean squared error on the validation labels</source>
      <translation>Mittlerer quadratischer Fehler auf den Validierungslabels</translation>
    </message>
    <message>
      <source>Mean squared error on the validation labels (label MSE)</source>
      <translation>Mittlerer quadratischer Fehler auf den Validierungslabels (Label-MSE)</translation>
    </message>
    <message>
      <source>Mean squared errors that the source states, for comparison.</source>
      <translation>Mittlere quadratische Fehler, die die Quelle angibt, zum Vergleich.</translation>
    </message>
    <message>
      <source>Means</source>
      <translation>Mittelwerte</translation>
    </message>
    <message>
      <source>Means and deviations</source>
      <translation>Mittelwerte und Abweichungen</translation>
    </message>
    <message>
      <source>Memory for going back in time</source>
      <translation>Speicher zum Zurückgehen in der Zeit</translation>
    </message>
    <message>
      <source>Message</source>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>Message loss</source>
      <translation>Nachrichtenverlust</translation>
    </message>
    <message>
      <source>Message passing over the edges, as printed: proximal steps at the nodes and dual flows on the edges.</source>
      <translation>Nachrichtenaustausch über die Kanten, wie abgedruckt: proximale Schritte an den Knoten und duale Flüsse auf den Kanten.</translation>
    </message>
    <message>
      <source>Messages</source>
      <translation>Nachrichten</translation>
    </message>
    <message>
      <source>Messages sent</source>
      <translation>Gesendete Nachrichten</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>Methods of the race</source>
      <translation>Verfahren des Wettlaufs</translation>
    </message>
    <message>
      <source>Minimum leaf weight</source>
      <translation>Kleinstes Blattgewicht</translation>
    </message>
    <message>
      <source>Missing values</source>
      <translation>Fehlende Werte</translation>
    </message>
    <message>
      <source>Missing weights</source>
      <translation>Fehlende Gewichte</translation>
    </message>
    <message>
      <source>Mixed (partial sharing)</source>
      <translation>Gemischt (teilweise gemeinsam)</translation>
    </message>
    <message>
      <source>Mixing b</source>
      <translation>Mischung b</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>Model of %1 nodes</source>
      <translation>Modell von %1 Knoten</translation>
    </message>
    <message>
      <source>Model of a node</source>
      <translation>Modell eines Knotens</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modelle</translation>
    </message>
    <message>
      <source>Models and errors over λ</source>
      <translation>Modelle und Fehler über λ</translation>
    </message>
    <message>
      <source>Models that fit and predict have no parameters by which they could be equal.</source>
      <translation>Modelle, die anpassen und vorhersagen, haben keine Parameter, in denen sie gleich sein könnten.</translation>
    </message>
    <message>
      <source>More presets</source>
      <translation>Weitere Vorlagen</translation>
    </message>
    <message>
      <source>More starts</source>
      <translation>Mehr Starts</translation>
    </message>
    <message>
      <source>Mostly a smaller one: a node that is pulled less is harmed less</source>
      <translation>Meist ein kleineres: Ein Knoten, an dem weniger gezogen wird, nimmt weniger Schaden</translation>
    </message>
    <message>
      <source>Move %1 nodes</source>
      <translation>%1 Knoten verschieben</translation>
    </message>
    <message>
      <source>Move data point</source>
      <translation>Datenpunkt verschieben</translation>
    </message>
    <message>
      <source>Move node</source>
      <translation>Knoten verschieben</translation>
    </message>
    <message>
      <source>Move the scene “%1”</source>
      <translation>Szene „%1“ verschieben</translation>
    </message>
    <message>
      <source>Move the selected method down</source>
      <translation>Das ausgewählte Verfahren nach unten schieben</translation>
    </message>
    <message>
      <source>Move the selected method up</source>
      <translation>Das ausgewählte Verfahren nach oben schieben</translation>
    </message>
    <message>
      <source>Move this scene down</source>
      <translation>Diese Szene nach unten schieben</translation>
    </message>
    <message>
      <source>Move this scene up</source>
      <translation>Diese Szene nach oben schieben</translation>
    </message>
    <message>
      <source>Move this view to its own window, or back</source>
      <translation>Diese Ansicht in ein eigenes Fenster verschieben oder zurück</translation>
    </message>
    <message>
      <source>Move true parameters</source>
      <translation>Wahre Parameter verschieben</translation>
    </message>
    <message>
      <source>Moved nodes</source>
      <translation>Verschobene Knoten</translation>
    </message>
    <message>
      <source>Mutually nearest nodes</source>
      <translation>Gegenseitig nächste Knoten</translation>
    </message>
    <message>
      <source>My lesson</source>
      <translation>Meine Lektion</translation>
    </message>
    <message>
      <source>N&amp;ew empty graph</source>
      <translation>Neuer &amp;leerer Graph</translation>
    </message>
    <message>
      <source>N&amp;one</source>
      <translation>&amp;Keine</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Name of the feature that is removed and hidden.</source>
      <translation>Name des Merkmals, das entfernt und verborgen wird.</translation>
    </message>
    <message>
      <source>Name of the series in the list of results.</source>
      <translation>Name der Reihe in der Liste der Ergebnisse.</translation>
    </message>
    <message>
      <source>Names of the features that are changed; if the list is empty, all features are changed.</source>
      <translation>Namen der Merkmale, die verändert werden; bei leerer Liste werden alle verändert.</translation>
    </message>
    <message>
      <source>Names of the features that carry the pattern; may be empty.</source>
      <translation>Namen der Merkmale, die das Muster tragen; darf leer sein.</translation>
    </message>
    <message>
      <source>Ne&amp;w draw</source>
      <translation>Neue &amp;Ziehung</translation>
    </message>
    <message>
      <source>Ne&amp;xt</source>
      <translation>&amp;Weiter</translation>
    </message>
    <message>
      <source>Near nodes weigh more than far ones</source>
      <translation>Nahe Knoten wiegen mehr als ferne</translation>
    </message>
    <message>
      <source>Nearest neighbours</source>
      <translation>Nächste Nachbarn</translation>
    </message>
    <message>
      <source>Nearest neighbours do not bound the degree</source>
      <translation>Nächste Nachbarn beschränken den Grad nicht</translation>
    </message>
    <message>
      <source>Nearest nodes</source>
      <translation>Nächste Knoten</translation>
    </message>
    <message>
      <source>Nearest p</source>
      <translation>Nächste p</translation>
    </message>
    <message>
      <source>Neigh&amp;bours</source>
      <translation>&amp;Nachbarn</translation>
    </message>
    <message>
      <source>Neighbour weights</source>
      <translation>Nachbargewichte</translation>
    </message>
    <message>
      <source>Neighbours</source>
      <translation>Nachbarn</translation>
    </message>
    <message>
      <source>Neighbours fuse coordinate by coordinate.</source>
      <translation>Nachbarn verschmelzen Koordinate für Koordinate.</translation>
    </message>
    <message>
      <source>Neighbours fuse exactly. The ℓ₁ norm is p = 1, network Lasso p = 2, and the largest entry p = inf.</source>
      <translation>Nachbarn verschmelzen exakt. Die ℓ₁-Norm ist p = 1, Network Lasso p = 2 und der größte Eintrag p = inf.</translation>
    </message>
    <message>
      <source>Neighbours fuse exactly: their whole parameter vectors become equal.</source>
      <translation>Nachbarn verschmelzen exakt: Ihre ganzen Parametervektoren werden gleich.</translation>
    </message>
    <message>
      <source>Neighbours k</source>
      <translation>Nachbarn k</translation>
    </message>
    <message>
      <source>Neighbours of the node</source>
      <translation>Nachbarn des Knotens</translation>
    </message>
    <message>
      <source>Neighbours per side</source>
      <translation>Nachbarn pro Seite</translation>
    </message>
    <message>
      <source>Neighbours whose relative distance is below this count as fused; 0 means 1e-3, or 1e-6 for data without noise.</source>
      <translation>Nachbarn, deren relativer Abstand darunter liegt, gelten als verschmolzen; 0 bedeutet 1e-3, bei Daten ohne Rauschen 1e-6.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Netzwerk</translation>
    </message>
    <message>
      <source>Network Lasso</source>
      <translation>Network Lasso</translation>
    </message>
    <message>
      <source>Network Lasso has only one minimum, whatever it starts from. It needs edges instead, and no number of clusters.</source>
      <translation>Network Lasso hat nur ein Minimum, gleich von wo es startet. Dafür braucht es Kanten, aber keine Anzahl von Clustern.</translation>
    </message>
    <message>
      <source>Neural network</source>
      <translation>Neuronales Netz</translation>
    </message>
    <message>
      <source>New &amp;noise</source>
      <translation>Neues Rau&amp;schen</translation>
    </message>
    <message>
      <source>New data points on the line y = w·x. They take the place of the data of the nodes.</source>
      <translation>Neue Datenpunkte auf der Geraden y = w·x. Sie ersetzen die Daten der Knoten.</translation>
    </message>
    <message>
      <source>New lesson</source>
      <translation>Neue Lektion</translation>
    </message>
    <message>
      <source>New noise</source>
      <translation>Neues Rauschen</translation>
    </message>
    <message>
      <source>Newton (method of multipliers)</source>
      <translation>Newton (Multiplikatormethode)</translation>
    </message>
    <message>
      <source>Newton on trees</source>
      <translation>Newton auf Bäumen</translation>
    </message>
    <message>
      <source>Newton with smoothing</source>
      <translation>Newton mit Glättung</translation>
    </message>
    <message>
      <source>Nine helped, one hurt</source>
      <translation>Neun gewinnen, einer verliert</translation>
    </message>
    <message>
      <source>No %1 yet</source>
      <translation>Noch nicht bekannt: %1</translation>
    </message>
    <message>
      <source>No answers yet.</source>
      <translation>Noch keine Antworten.</translation>
    </message>
    <message>
      <source>No column is a feature</source>
      <translation>Keine Spalte ist ein Merkmal</translation>
    </message>
    <message>
      <source>No edge is full</source>
      <translation>Keine Kante ist voll</translation>
    </message>
    <message>
      <source>No edges are given. In every round each node chooses the two others with the most similar predictions: all edges join nodes of one cluster.</source>
      <translation>Keine Kanten sind gegeben. In jeder Runde wählt jeder Knoten die zwei anderen mit den ähnlichsten Vorhersagen: Alle Kanten verbinden Knoten desselben Clusters.</translation>
    </message>
    <message>
      <source>No file was opened or saved yet</source>
      <translation>Noch keine Datei geöffnet oder gespeichert</translation>
    </message>
    <message>
      <source>No graph is given</source>
      <translation>Kein Graph ist gegeben</translation>
    </message>
    <message>
      <source>No graph is given. In every iteration each node chooses the 10 nodes whose predictions on the shared test set are nearest to its own. The graph only grows, so the first, uninformed choices remain: about half of its edges join different clusters. Watch the edges appear.</source>
      <translation>Kein Graph ist gegeben. In jeder Iteration wählt jeder Knoten die 10 Knoten, deren Vorhersagen auf der gemeinsamen Testmenge seinen eigenen am nächsten sind. Der Graph wächst nur, deshalb bleiben die ersten, blinden Entscheidungen: Etwa die Hälfte seiner Kanten verbindet verschiedene Cluster. Sehen Sie zu, wie die Kanten entstehen.</translation>
    </message>
    <message>
      <source>No graph is given. In every iteration each node chooses the 50 nodes whose predictions on the shared test set are nearest to its own. The choices of earlier iterations are dropped, and with enough data the graph finds the clusters. Watch the edges change.</source>
      <translation>Kein Graph ist gegeben. In jeder Iteration wählt jeder Knoten die 50 Knoten, deren Vorhersagen auf der gemeinsamen Testmenge seinen eigenen am nächsten sind. Die Entscheidungen früherer Iterationen werden verworfen, und mit genug Daten findet der Graph die Cluster. Sehen Sie zu, wie sich die Kanten ändern.</translation>
    </message>
    <message>
      <source>No graph is given. In every iteration each node chooses the 50 nodes whose predictions on the shared test set are nearest to its own. The graph only grows, and with 50 choices per node it soon joins almost all nodes. Watch the edges appear.</source>
      <translation>Kein Graph ist gegeben. In jeder Iteration wählt jeder Knoten die 50 Knoten, deren Vorhersagen auf der gemeinsamen Testmenge seinen eigenen am nächsten sind. Der Graph wächst nur, und mit 50 Wahlen pro Knoten verbindet er bald fast alle Knoten. Sehen Sie zu, wie die Kanten entstehen.</translation>
    </message>
    <message>
      <source>No node</source>
      <translation>Kein Knoten</translation>
    </message>
    <message>
      <source>No node has an optimum of its own</source>
      <translation>Kein Knoten hat ein eigenes Optimum</translation>
    </message>
    <message>
      <source>No node has more than this many edges.</source>
      <translation>Kein Knoten hat mehr Kanten als diese Zahl.</translation>
    </message>
    <message>
      <source>No page contains all these words.</source>
      <translation>Keine Seite enthält alle diese Wörter.</translation>
    </message>
    <message>
      <source>No preset contains these words.</source>
      <translation>Keine Vorlage enthält diese Wörter.</translation>
    </message>
    <message>
      <source>No question</source>
      <translation>Keine Frage</translation>
    </message>
    <message>
      <source>No sample has the class 0: classes count from 0, and the model has {} of them.</source>
      <translation>Kein Datenpunkt hat die Klasse 0: Klassen werden ab 0 gezählt, und das Modell hat {} davon.</translation>
    </message>
    <message>
      <source>No sample pulls hard, however far away its label is. Every loss has its own scale of λ: choose λ again afterwards.</source>
      <translation>Kein Datenpunkt zieht stark, so weit sein Label auch entfernt ist. Jeder Verlust hat seine eigene Skala für λ: Wählen Sie λ danach neu.</translation>
    </message>
    <message>
      <source>No start needed</source>
      <translation>Kein Start nötig</translation>
    </message>
    <message>
      <source>No two neighbours have %1 models: %L2 single nodes. Run the method, or raise λ.</source>
      <translation>Keine zwei Nachbarn haben %1 Modelle: %L2 einzelne Knoten. Lassen Sie das Verfahren laufen oder erhöhen Sie λ.</translation>
    </message>
    <message>
      <source>Node</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>Node %1</source>
      <translation>Knoten %1</translation>
    </message>
    <message>
      <source>Node %1:</source>
      <translation>Knoten %1:</translation>
    </message>
    <message>
      <source>Node 0 is an attacker that turns the sign of its labels. With network Lasso it pulls each of its neighbours with a force of at most λA, whatever its labels are. The report shows the errors of the honest nodes by their distance from the attacker, and the bound λa/α on how far any node is moved from its own optimum. Choose MOCHA as penalty: then a larger factor moves the neighbours arbitrarily far.</source>
      <translation>Knoten 0 ist ein Angreifer, der das Vorzeichen seiner Labels umkehrt. Mit Network Lasso zieht er jeden seiner Nachbarn mit einer Kraft von höchstens λA, gleich welche Labels er hat. Der Bericht zeigt die Fehler der ehrlichen Knoten nach ihrem Abstand vom Angreifer und die Schranke λa/α dafür, wie weit ein Knoten von seinem eigenen Optimum verschoben wird. Wählen Sie MOCHA als Strafterm: Dann verschiebt ein größerer Faktor die Nachbarn beliebig weit.</translation>
    </message>
    <message>
      <source>Node 0 is an attacker: its labels have the opposite sign and are five times as large. With MOCHA and the squared error, its model pulls those of all other nodes in proportion to its error. The Huber loss grows only linearly for residuals beyond δ, so the force of the poisoned labels is at most 2δ times the length of the features, and the other nodes are hardly affected: compare the errors of the honest nodes.</source>
      <translation>Knoten 0 ist ein Angreifer: Seine Labels haben das umgekehrte Vorzeichen und sind fünfmal so groß. Mit MOCHA und dem quadratischen Fehler zieht sein Modell die aller anderen Knoten proportional zu seinem Fehler. Der Huber-Verlust wächst für Residuen über δ nur linear, also ist die Kraft der vergifteten Labels höchstens 2δ mal die Länge der Merkmale, und die anderen Knoten sind kaum betroffen: Vergleichen Sie die Fehler der ehrlichen Knoten.</translation>
    </message>
    <message>
      <source>Node colour</source>
      <translation>Knotenfarbe</translation>
    </message>
    <message>
      <source>Node inspector</source>
      <translation>Knoteninspektor</translation>
    </message>
    <message>
      <source>Node or edge under the pointer</source>
      <translation>Knoten oder Kante unter dem Mauszeiger</translation>
    </message>
    <message>
      <source>Node-link JSON (*.json)</source>
      <translation>Node-Link-JSON (*.json)</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>Nodes %1 and %2: D = %3</source>
      <translation>Knoten %1 und %2: D = %3</translation>
    </message>
    <message>
      <source>Nodes %1 and %2: d = %3</source>
      <translation>Knoten %1 und %2: d = %3</translation>
    </message>
    <message>
      <source>Nodes and edges as listed.</source>
      <translation>Knoten und Kanten wie aufgelistet.</translation>
    </message>
    <message>
      <source>Nodes and edges from a table, GraphML, GML, GEXF, Pajek, Matrix Market or JSON</source>
      <translation>Knoten und Kanten aus einer Tabelle, GraphML, GML, GEXF, Pajek, Matrix Market oder JSON</translation>
    </message>
    <message>
      <source>Nodes and edges from a table, or a file in GraphML, GML, GEXF, Pajek, Matrix Market, DOT, DL or JSON.</source>
      <translation>Knoten und Kanten aus einer Tabelle oder einer GraphML-, GML-, GEXF-, Pajek-, Matrix-Market-, DOT-, DL- oder JSON-Datei.</translation>
    </message>
    <message>
      <source>Nodes and edges that were added, changed or removed by hand.</source>
      <translation>Knoten und Kanten, die von Hand hinzugefügt, geändert oder entfernt wurden.</translation>
    </message>
    <message>
      <source>Nodes are added one by one and prefer neighbours that already have many edges.</source>
      <translation>Die Knoten kommen einzeln hinzu und bevorzugen Nachbarn, die schon viele Kanten haben.</translation>
    </message>
    <message>
      <source>Nodes are joined if their data, the models of their data, or their places are alike. It is the data as it is before privacy and attacks.</source>
      <translation>Knoten werden verbunden, wenn ihre Daten, die Modelle ihrer Daten oder ihre Orte sich ähneln. Es sind die Daten, wie sie vor Datenschutz und Angriffen sind.</translation>
    </message>
    <message>
      <source>Nodes at their longitude and latitude, as on a map.</source>
      <translation>Die Knoten an ihrem Längen- und Breitengrad, wie auf einer Karte.</translation>
    </message>
    <message>
      <source>Nodes glide to their new places when the layout changes</source>
      <translation>Knoten gleiten an ihre neuen Plätze, wenn sich die Anordnung ändert</translation>
    </message>
    <message>
      <source>Nodes held back</source>
      <translation>Zurückgehaltene Knoten</translation>
    </message>
    <message>
      <source>Nodes in rows and columns, joined to their neighbours left, right, above and below.</source>
      <translation>Knoten in Zeilen und Spalten, verbunden mit ihren Nachbarn links, rechts, oben und unten.</translation>
    </message>
    <message>
      <source>Nodes repel each other, edges pull them together.</source>
      <translation>Knoten stoßen einander ab, Kanten ziehen sie zusammen.</translation>
    </message>
    <message>
      <source>Nodes that differ from the others: labelled or not, with their own loss, model or data.</source>
      <translation>Knoten, die von den anderen abweichen: gelabelt oder nicht, mit eigener Verlustfunktion, eigenem Modell oder eigenen Daten.</translation>
    </message>
    <message>
      <source>Nodes with labels</source>
      <translation>Knoten mit Labels</translation>
    </message>
    <message>
      <source>Nodes with poisoned data or tampered updates</source>
      <translation>Knoten mit vergifteten Daten oder manipulierten Updates</translation>
    </message>
    <message>
      <source>Nodes with their local models and the edges between them. Drag nodes to move them, drag the background to pan, turn the wheel to zoom.</source>
      <translation>Knoten mit ihren lokalen Modellen und die Kanten zwischen ihnen. Ziehen Sie Knoten, um sie zu verschieben, ziehen Sie den Hintergrund, um den Ausschnitt zu verschieben, und drehen Sie das Mausrad zum Zoomen.</translation>
    </message>
    <message>
      <source>Nodes without labels</source>
      <translation>Knoten ohne Labels</translation>
    </message>
    <message>
      <source>Nodes, edges, weights, places and true clusters, and:</source>
      <translation>Knoten, Kanten, Gewichte, Orte und wahre Cluster sowie:</translation>
    </message>
    <message>
      <source>Nodes: %L1 · edges: %L2</source>
      <translation>Knoten: %L1 · Kanten: %L2</translation>
    </message>
    <message>
      <source>Noise</source>
      <translation>Rauschen</translation>
    </message>
    <message>
      <source>Noise draw</source>
      <translation>Rauschziehung</translation>
    </message>
    <message>
      <source>Noise of size 1 hides the features, and makes all lines flatter: now no λ brings the error below 0.5.</source>
      <translation>Rauschen der Größe 1 verbirgt die Merkmale und macht alle Geraden flacher: Jetzt bringt kein λ den Fehler unter 0.5.</translation>
    </message>
    <message>
      <source>Noise of the copies</source>
      <translation>Rauschen der Kopien</translation>
    </message>
    <message>
      <source>Noise of the labels</source>
      <translation>Rauschen der Labels</translation>
    </message>
    <message>
      <source>Noise on models</source>
      <translation>Rauschen auf Modellen</translation>
    </message>
    <message>
      <source>Noise on the features</source>
      <translation>Rauschen auf den Merkmalen</translation>
    </message>
    <message>
      <source>Noise on the models that are sent</source>
      <translation>Rauschen auf gesendeten Modellen</translation>
    </message>
    <message>
      <source>Noise σ</source>
      <translation>Rauschen σ</translation>
    </message>
    <message>
      <source>Norm (network Lasso)</source>
      <translation>Norm (Network Lasso)</translation>
    </message>
    <message>
      <source>Norm on the edges (network Lasso), then another λ</source>
      <translation>Norm auf den Kanten (Network Lasso), danach ein anderes λ</translation>
    </message>
    <message>
      <source>Norm: clusters fuse</source>
      <translation>Norm: Cluster verschmelzen</translation>
    </message>
    <message>
      <source>Norm: models meet</source>
      <translation>Norm: Modelle treffen sich</translation>
    </message>
    <message>
      <source>Norm: steps</source>
      <translation>Norm: Stufen</translation>
    </message>
    <message>
      <source>Normal features, and labels from a true linear model per node plus noise</source>
      <translation>Normalverteilte Merkmale und Labels aus einem wahren linearen Modell pro Knoten plus Rauschen</translation>
    </message>
    <message>
      <source>Normal per cluster</source>
      <translation>Normalverteilt pro Cluster</translation>
    </message>
    <message>
      <source>Normal per node</source>
      <translation>Normalverteilt pro Knoten</translation>
    </message>
    <message>
      <source>Normal points of every node around its true parameters, for convex clustering and Gaussian means</source>
      <translation>Normalverteilte Punkte jedes Knotens um seine wahren Parameter, für konvexes Clustern und Mittelwerte von Normalverteilungen</translation>
    </message>
    <message>
      <source>Normalise weights</source>
      <translation>Gewichte normieren</translation>
    </message>
    <message>
      <source>Not applied; the present run continues: %1</source>
      <translation>Nicht angewendet; der aktuelle Lauf geht weiter: %1</translation>
    </message>
    <message>
      <source>Not pasted: %1</source>
      <translation>Nicht eingefügt: %1</translation>
    </message>
    <message>
      <source>Not run yet: press Rerun.</source>
      <translation>Noch nicht gerechnet: „Neu rechnen“ startet.</translation>
    </message>
    <message>
      <source>Not saved: %1</source>
      <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
      <source>Not used, as they hold texts: %1.</source>
      <translation>Nicht verwendet, da sie Texte enthalten: %1.</translation>
    </message>
    <message>
      <source>Not used, as they never change: %1.</source>
      <translation>Nicht verwendet, da sie sich nie ändern: %1.</translation>
    </message>
    <message>
      <source>Not used: %1.</source>
      <translation>Nicht verwendet: %1.</translation>
    </message>
    <message>
      <source>Note: %1.</source>
      <translation>Hinweis: %1.</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <source>Nothing behind the graph</source>
      <translation>Nichts hinter dem Graphen</translation>
    </message>
    <message>
      <source>Nothing is found for these words.</source>
      <translation>Zu diesen Wörtern wurde nichts gefunden.</translation>
    </message>
    <message>
      <source>Nothing is learned yet: all models have their initial parameters. Run the method.</source>
      <translation>Noch ist nichts gelernt: Alle Modelle haben ihre Anfangsparameter. Lassen Sie das Verfahren laufen.</translation>
    </message>
    <message>
      <source>Nothing to diagnose yet.</source>
      <translation>Noch keine Diagnose möglich.</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Now click the node at the other end of the edge; Esc leaves it</source>
      <translation>Klicken Sie nun auf den Knoten am anderen Ende der Kante; Esc bricht ab</translation>
    </message>
    <message>
      <source>Now every node has one bad label in five, so none can be left out. The squared loss follows the bad labels.</source>
      <translation>Nun ist an jedem Knoten eines von fünf Labels falsch, sodass keiner weggelassen werden kann. Der quadratische Verlust folgt den falschen Labels.</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <source>Number d of coordinates.</source>
      <translation>Zahl d der Koordinaten.</translation>
    </message>
    <message>
      <source>Number d of features.</source>
      <translation>Zahl d der Merkmale.</translation>
    </message>
    <message>
      <source>Number d' of new features.</source>
      <translation>Zahl d' der neuen Merkmale.</translation>
    </message>
    <message>
      <source>Number f of periods between x = 0 and 1: one number for all clusters, or one per cluster.</source>
      <translation>Zahl f der Perioden zwischen x = 0 und 1: eine Zahl für alle Cluster oder eine pro Cluster.</translation>
    </message>
    <message>
      <source>Number m' of unlabelled test points that all nodes share. They are the features of samples drawn from all nodes, which become public.</source>
      <translation>Zahl m' der gemeinsamen Testpunkte ohne Labels. Es sind die Merkmale von Datenpunkten, die aus allen Knoten gezogen und damit öffentlich werden.</translation>
    </message>
    <message>
      <source>Number m' of unlabelled test points that all nodes share; methods compare predictions on them.</source>
      <translation>Zahl m' der Testpunkte ohne Labels, die alle Knoten gemeinsam haben; an ihnen vergleichen Verfahren Vorhersagen.</translation>
    </message>
    <message>
      <source>Number m_i of samples per node.</source>
      <translation>Zahl m_i der Datenpunkte pro Knoten.</translation>
    </message>
    <message>
      <source>Number of centres; 0 takes the number of true clusters.</source>
      <translation>Zahl der Zentren; 0 nimmt die Zahl der wahren Cluster.</translation>
    </message>
    <message>
      <source>Number of changed copies of each of these samples that are added to the data; 0 changes the samples themselves.</source>
      <translation>Zahl der veränderten Kopien jedes dieser Datenpunkte, die zu den Daten hinzukommen; 0 verändert die Datenpunkte selbst.</translation>
    </message>
    <message>
      <source>Number of clusters: 2 to 10</source>
      <translation>Anzahl der Cluster: 2 bis 10</translation>
    </message>
    <message>
      <source>Number of clusters: the nodes are divided, in their order, into blocks of nearly equal size. The data may differ from cluster to cluster.</source>
      <translation>Zahl der Cluster: Die Knoten werden in ihrer Reihenfolge in fast gleich große Blöcke geteilt. Die Daten können von Cluster zu Cluster verschieden sein.</translation>
    </message>
    <message>
      <source>Number of columns.</source>
      <translation>Zahl der Spalten.</translation>
    </message>
    <message>
      <source>Number of different models at λ = {:.3g}: {}.</source>
      <translation>Zahl der verschiedenen Modelle bei λ = {:.3g}: {}.</translation>
    </message>
    <message>
      <source>Number of draws for every point with --quick.</source>
      <translation>Zahl der Ziehungen für jeden Punkt mit --quick.</translation>
    </message>
    <message>
      <source>Number of draws for every point.</source>
      <translation>Zahl der Ziehungen für jeden Punkt.</translation>
    </message>
    <message>
      <source>Number of edges of every new node.</source>
      <translation>Zahl der Kanten jedes neuen Knotens.</translation>
    </message>
    <message>
      <source>Number of gradient steps of a client per round.</source>
      <translation>Zahl der Gradientenschritte eines Clients pro Runde.</translation>
    </message>
    <message>
      <source>Number of gradient steps of a node towards its minimiser, each of length 1/(β + ρ).</source>
      <translation>Zahl der Gradientenschritte eines Knotens zu seinem Minimierer hin, jeder mit der Weite 1/(β + ρ).</translation>
    </message>
    <message>
      <source>Number of gradient steps of the personal model; 0 takes the exact minimiser.</source>
      <translation>Zahl der Gradientenschritte des persönlichen Modells; 0 nimmt den exakten Minimierer.</translation>
    </message>
    <message>
      <source>Number of gradient steps that take the place of one proximal step, for methods that change parameter vectors.</source>
      <translation>Zahl der Gradientenschritte, die einen proximalen Schritt ersetzen, für Verfahren, die Parametervektoren ändern.</translation>
    </message>
    <message>
      <source>Number of images at every node; 0 divides all images among the nodes.</source>
      <translation>Zahl der Bilder an jedem Knoten; 0 verteilt alle Bilder auf die Knoten.</translation>
    </message>
    <message>
      <source>Number of iterations between the two objectives that are compared.</source>
      <translation>Zahl der Iterationen zwischen den beiden Zielfunktionswerten, die verglichen werden.</translation>
    </message>
    <message>
      <source>Number of iterations, seconds or bytes after which a method of the race ends; 0 leaves only the limits under `stop`.</source>
      <translation>Zahl der Iterationen, Sekunden oder Bytes, nach denen ein Verfahren des Wettlaufs endet; bei 0 gelten nur die Grenzen unter `stop`.</translation>
    </message>
    <message>
      <source>Number of lags that are used; samples must have at least this many features, newest first.</source>
      <translation>Zahl der verwendeten Lags; Datenpunkte müssen mindestens so viele Merkmale haben, das neueste zuerst.</translation>
    </message>
    <message>
      <source>Number of nearest samples that are averaged; a sample of weight s counts as s samples.</source>
      <translation>Zahl der nächsten Datenpunkte, über die gemittelt wird; ein Datenpunkt mit Gewicht s zählt wie s Datenpunkte.</translation>
    </message>
    <message>
      <source>Number of neighbours</source>
      <translation>Anzahl der Nachbarn</translation>
    </message>
    <message>
      <source>Number of nodes among which the columns are divided.</source>
      <translation>Zahl der Knoten, auf die die Spalten verteilt werden.</translation>
    </message>
    <message>
      <source>Number of nodes among which the rows are divided.</source>
      <translation>Zahl der Knoten, auf die die Zeilen verteilt werden.</translation>
    </message>
    <message>
      <source>Number of nodes among which the table is divided.</source>
      <translation>Zahl der Knoten, auf die die Tabelle aufgeteilt wird.</translation>
    </message>
    <message>
      <source>Number of nodes around the centre.</source>
      <translation>Zahl der Knoten um das Zentrum.</translation>
    </message>
    <message>
      <source>Number of nodes of every cluster, in node order, used only if no file names them.</source>
      <translation>Zahl der Knoten jedes Clusters, in der Reihenfolge der Knoten; nur verwendet, wenn keine Datei sie nennt.</translation>
    </message>
    <message>
      <source>Number of nodes of every cluster, in node order.</source>
      <translation>Zahl der Knoten jedes Clusters, in der Reihenfolge der Knoten.</translation>
    </message>
    <message>
      <source>Number of nodes, drawn at random, that are not labelled: their labels are validation labels, or the test labels of a held-out study.</source>
      <translation>Zahl der zufällig gezogenen Knoten ohne Labels: Ihre Labels sind Validierungslabels oder, in einer Hold-out-Studie, Testlabels.</translation>
    </message>
    <message>
      <source>Number of nodes, used only if the data has no coordinates.</source>
      <translation>Zahl der Knoten; gilt nur, wenn die Daten keine Koordinaten haben.</translation>
    </message>
    <message>
      <source>Number of nodes.</source>
      <translation>Zahl der Knoten.</translation>
    </message>
    <message>
      <source>Number of other nodes that every node chooses, if the graph is learned.</source>
      <translation>Zahl der anderen Knoten, die jeder Knoten wählt, wenn der Graph gelernt wird.</translation>
    </message>
    <message>
      <source>Number of parameters, counted from the first, that are shared; 0 shares half of them, or all layers but the last of a neural network.</source>
      <translation>Zahl der gemeinsamen Parameter, vom ersten an gezählt; bei 0 ist die Hälfte gemeinsam, bei einem neuronalen Netz alle Schichten außer der letzten.</translation>
    </message>
    <message>
      <source>Number of passes over the samples in one fit.</source>
      <translation>Zahl der Durchgänge durch die Datenpunkte bei einer Anpassung.</translation>
    </message>
    <message>
      <source>Number of random waves, which are the same at all nodes.</source>
      <translation>Zahl der zufälligen Wellen, die an allen Knoten dieselben sind.</translation>
    </message>
    <message>
      <source>Number of rows of every node; 0: the share says how many.</source>
      <translation>Anzahl der Zeilen jedes Knotens; 0: der Anteil sagt, wie viele.</translation>
    </message>
    <message>
      <source>Number of rows.</source>
      <translation>Zahl der Zeilen.</translation>
    </message>
    <message>
      <source>Number of runs from different initial centres; the best is shown.</source>
      <translation>Zahl der Läufe mit verschiedenen Anfangszentren; der beste wird gezeigt.</translation>
    </message>
    <message>
      <source>Number of runs of every combination, each with a new draw of graph and data</source>
      <translation>Anzahl der Läufe jeder Kombination, jeder mit einer neuen Ziehung von Graph und Daten</translation>
    </message>
    <message>
      <source>Number of runs, each with a new draw of graph, data and sampling set.</source>
      <translation>Zahl der Läufe, jeder mit einer neuen Ziehung von Graph, Daten und Stichprobenmenge.</translation>
    </message>
    <message>
      <source>Number of samples drawn for a gradient step; 0 takes all samples.</source>
      <translation>Zahl der Datenpunkte, die für einen Gradientenschritt gezogen werden; 0 nimmt alle.</translation>
    </message>
    <message>
      <source>Number of samples of a node per step.</source>
      <translation>Zahl der Datenpunkte eines Knotens pro Schritt.</translation>
    </message>
    <message>
      <source>Number of samples of the node</source>
      <translation>Anzahl der Datenpunkte des Knotens</translation>
    </message>
    <message>
      <source>Number of samples per step; 0 takes all samples and needs no random numbers.</source>
      <translation>Zahl der Datenpunkte pro Schritt; 0 nimmt alle Datenpunkte und braucht keine Zufallszahlen.</translation>
    </message>
    <message>
      <source>Number of steps per round of a node's copy of the common model.</source>
      <translation>Zahl der Schritte pro Runde, die die Kopie des gemeinsamen Modells an einem Knoten macht.</translation>
    </message>
    <message>
      <source>Number of steps.</source>
      <translation>Zahl der Schritte.</translation>
    </message>
    <message>
      <source>Number of the draw of graph and data</source>
      <translation>Nummer der Ziehung von Graph und Daten</translation>
    </message>
    <message>
      <source>Number of the node, counted from 0.</source>
      <translation>Nummer des Knotens, ab 0 gezählt.</translation>
    </message>
    <message>
      <source>Number of the private sample within the node</source>
      <translation>Nummer des privaten Datenpunkts im Knoten</translation>
    </message>
    <message>
      <source>Number of trees.</source>
      <translation>Zahl der Bäume.</translation>
    </message>
    <message>
      <source>Number of units in every hidden layer; an empty list gives a linear model.</source>
      <translation>Zahl der Neuronen in jeder verborgenen Schicht; eine leere Liste ergibt ein lineares Modell.</translation>
    </message>
    <message>
      <source>Number of values in the geometric grid.</source>
      <translation>Zahl der Werte im geometrischen Gitter.</translation>
    </message>
    <message>
      <source>Number of λ</source>
      <translation>Zahl der λ</translation>
    </message>
    <message>
      <source>Number p of lags, for autoregressive models: the p labels before a row, newest first, become its first features. The rows of a node must be a series without gaps; its first p rows serve as lags only.</source>
      <translation>Zahl p der Lags, für autoregressive Modelle: Die p Labels vor einer Zeile, das neueste zuerst, werden ihre ersten Merkmale. Die Zeilen eines Knotens müssen eine lückenlose Reihe sein; seine ersten p Zeilen dienen nur als Lags.</translation>
    </message>
    <message>
      <source>Number that is shown</source>
      <translation>Gezeigte Zahl</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Zahlen</translation>
    </message>
    <message>
      <source>Numbers of the attackers, counted from 0.</source>
      <translation>Nummern der Angreifer, ab 0 gezählt.</translation>
    </message>
    <message>
      <source>Numbers of the present iterate</source>
      <translation>Zahlen der aktuellen Iterierten</translation>
    </message>
    <message>
      <source>Numbers of the removed nodes; other nodes do not take these numbers.</source>
      <translation>Nummern der entfernten Knoten; andere Knoten übernehmen diese Nummern nicht.</translation>
    </message>
    <message>
      <source>Numbers of the samples within each node, counted from 0. If the list is empty, a share of the samples is drawn.</source>
      <translation>Nummern der Datenpunkte innerhalb jedes Knotens, ab 0 gezählt. Bei leerer Liste wird ein Anteil der Datenpunkte gezogen.</translation>
    </message>
    <message>
      <source>Numbers over the values of the parameter</source>
      <translation>Zahlen über den Werten des Parameters</translation>
    </message>
    <message>
      <source>Numbers such as year and hour, in columns of their own, out of a column of times</source>
      <translation>Zahlen wie Jahr und Stunde in eigenen Spalten, aus einer Spalte mit Zeiten</translation>
    </message>
    <message>
      <source>Numbers that a source states about the experiment, for comparison with ours.</source>
      <translation>Zahlen, die eine Quelle über das Experiment angibt, zum Vergleich mit unseren.</translation>
    </message>
    <message>
      <source>N₂</source>
      <translation>N₂</translation>
    </message>
    <message>
      <source>N₂ = 200</source>
      <translation>N₂ = 200</translation>
    </message>
    <message>
      <source>Objective</source>
      <translation>Zielfunktion</translation>
    </message>
    <message>
      <source>Objective change η</source>
      <translation>Zielfunktionsänderung η</translation>
    </message>
    <message>
      <source>Objective of a node</source>
      <translation>Zielfunktion am Knoten</translation>
    </message>
    <message>
      <source>Objective of the steps</source>
      <translation>Zielfunktion der Schritte</translation>
    </message>
    <message>
      <source>Objective that is drawn</source>
      <translation>Zielfunktion, die gezeichnet wird</translation>
    </message>
    <message>
      <source>Objective window</source>
      <translation>Zielfunktionsfenster</translation>
    </message>
    <message>
      <source>Of tables: whether the first line has the names of the columns or an edge already. Automatic: names such as source and target are recognised, and numbers are nodes.</source>
      <translation>Bei Tabellen: ob die erste Zeile die Namen der Spalten oder schon eine Kante enthält. Automatisch: Namen wie source und target werden erkannt, und Zahlen sind Knoten.</translation>
    </message>
    <message>
      <source>Of the first %1: %2, %3 missing, %4</source>
      <translation>In den ersten %1: %2, fehlend: %3, %4</translation>
    </message>
    <message>
      <source>Of the interval.</source>
      <translation>Des Intervalls.</translation>
    </message>
    <message>
      <source>Of the view that is chosen in the list: 1 is as large as usual, 2 is twice as large beside the others</source>
      <translation>Der in der Liste gewählten Ansicht: 1 ist die übliche Größe, 2 ist doppelt so groß neben den anderen</translation>
    </message>
    <message>
      <source>Offset</source>
      <translation>Offset</translation>
    </message>
    <message>
      <source>Offset s</source>
      <translation>Offset s</translation>
    </message>
    <message>
      <source>Offset that keeps the weights 1/(distance + offset) of near nodes finite.</source>
      <translation>Offset, der die Gewichte 1/(Abstand + Offset) naher Knoten endlich hält.</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Schlüsselspalten</translation>
    </message>
    <message>
      <source>On a circle</source>
      <translation>Auf einem Kreis</translation>
    </message>
    <message>
      <source>One centre has 49 leaves, whose true parameter vectors scatter around (2, −2): federated learning with a server. Raise λ, and one leaf after the other joins the centre; beyond the critical λ (2.48 for seed 1, 4 ± 1 over many draws) all nodes are exactly equal.</source>
      <translation>Ein Zentrum hat 49 Blätter, deren wahre Parametervektoren um (2, −2) streuen: föderiertes Lernen mit einem Server. Erhöhen Sie λ, und ein Blatt nach dem anderen schließt sich dem Zentrum an; oberhalb des kritischen λ (2.48 für Startwert 1, 4 ± 1 über viele Ziehungen) sind alle Knoten exakt gleich.</translation>
    </message>
    <message>
      <source>One column of a paper</source>
      <translation>Eine Spalte eines Artikels</translation>
    </message>
    <message>
      <source>One d x d matrix for all clusters, or one per cluster. If the list is empty, it is the identity.</source>
      <translation>Eine d × d-Matrix für alle Cluster oder eine pro Cluster. Bei leerer Liste ist es die Einheitsmatrix.</translation>
    </message>
    <message>
      <source>One experiment as a picture, with λ to drag</source>
      <translation>Ein Experiment als Bild, mit λ zum Ziehen</translation>
    </message>
    <message>
      <source>One feature and a sine wave per cluster, which needs nonlinear local models</source>
      <translation>Ein Merkmal und pro Cluster eine Sinuswelle, die nichtlineare lokale Modelle verlangt</translation>
    </message>
    <message>
      <source>One global model</source>
      <translation>Ein globales Modell</translation>
    </message>
    <message>
      <source>One gradient step per iteration on the local loss and the squared difference of predictions, on the given graph or on a graph that is learned during the run.</source>
      <translation>Ein Gradientenschritt pro Iteration auf dem lokalen Verlust und der quadrierten Differenz der Vorhersagen, auf dem gegebenen Graphen oder auf einem, der während des Laufs gelernt wird.</translation>
    </message>
    <message>
      <source>One iteration</source>
      <translation>Eine Iteration</translation>
    </message>
    <message>
      <source>One iteration back</source>
      <translation>Eine Iteration zurück</translation>
    </message>
    <message>
      <source>One iteration back (,)</source>
      <translation>Eine Iteration zurück (,)</translation>
    </message>
    <message>
      <source>One iteration forward (.)</source>
      <translation>Eine Iteration vor (.)</translation>
    </message>
    <message>
      <source>One local step</source>
      <translation>Ein lokaler Schritt</translation>
    </message>
    <message>
      <source>One model for all</source>
      <translation>Ein Modell für alle</translation>
    </message>
    <message>
      <source>One model for all, about the mean of the twelve true ones: a third of the way from the eight clients to the four.</source>
      <translation>Ein Modell für alle, etwa das Mittel der zwölf wahren: ein Drittel des Weges von den acht Clients zu den vieren.</translation>
    </message>
    <message>
      <source>One model for each node, one for all, or something between? Fifteen nodes with three kinds of data. Alone (λ = 0) every node has too few samples, and the error is 0.33. One model for all (λ = 20) fits nobody: 2.05. Between, at λ = 0.7, there are three models, one for each cluster, and the error is 0.019. Nobody told the nodes to which cluster they belong: the graph and the data did.</source>
      <translation>Ein Modell für jeden Knoten, eines für alle oder etwas dazwischen? Fünfzehn Knoten mit drei Arten von Daten. Allein (λ = 0) hat jeder Knoten zu wenige Datenpunkte, und der Fehler ist 0.33. Ein Modell für alle (λ = 20) passt zu niemandem: 2.05. Dazwischen, bei λ = 0.7, gibt es drei Modelle, eines für jeden Cluster, und der Fehler ist 0.019. Niemand hat den Knoten gesagt, zu welchem Cluster sie gehören: Das haben Graph und Daten getan.</translation>
    </message>
    <message>
      <source>One model is trained on the data of all nodes, collected in one place.</source>
      <translation>Ein Modell wird mit den Daten aller Knoten trainiert, die an einem Ort gesammelt sind.</translation>
    </message>
    <message>
      <source>One model per true cluster, trained on all its data: a baseline that knows the clusters, which no method does.</source>
      <translation>Ein Modell pro wahrem Cluster, trainiert mit all seinen Daten: ein Vergleich, der die Cluster kennt, was kein Verfahren tut.</translation>
    </message>
    <message>
      <source>One node is different</source>
      <translation>Ein Knoten ist anders</translation>
    </message>
    <message>
      <source>One node with 20 data points, x = sin(4πr/20) and y = cos(πr/40) for r = 1, …, 20. The feature repeats after ten points, the label does not, so no function of x fits all points. The best prediction is the mean of the labels that share a feature value. It leaves a mean squared error of 0.0855143. A decision tree of depth 3 reaches this value, and no deeper tree improves on it. Open the view Predictions and compare the depths 0, 1, 2, 3 and 6.</source>
      <translation>Ein Knoten mit 20 Datenpunkten, x = sin(4πr/20) und y = cos(πr/40) für r = 1, …, 20. Das Merkmal wiederholt sich nach zehn Punkten, das Label nicht, also passt keine Funktion von x an alle Punkte. Die beste Vorhersage ist das Mittel der Labels mit demselben Merkmalswert. Ihr mittlerer quadratischer Fehler ist 0.0855143. Ein Entscheidungsbaum der Tiefe 3 erreicht diesen Wert, und kein tieferer Baum verbessert ihn. Öffnen Sie die Ansicht „Vorhersagen“ und vergleichen Sie die Tiefen 0, 1, 2, 3 und 6.</translation>
    </message>
    <message>
      <source>One node with one parameter minimises f(w) = 1.5 w² + 4w plus a constant. In every iteration, gradient descent with step size α multiplies the distance from the minimiser −4/3 by |1 − 3α|. It converges if and only if 0 &lt; α &lt; 2/3, and fastest with α = 1/3. Change the learning rate and look at the error curve: its slope shows this factor, and for α &gt; 2/3 the error grows.</source>
      <translation>Ein Knoten mit einem Parameter minimiert f(w) = 1.5 w² + 4w plus eine Konstante. In jeder Iteration multipliziert Gradientenabstieg mit der Schrittweite α den Abstand vom Minimum bei −4/3 mit |1 − 3α|. Er konvergiert genau dann, wenn 0 &lt; α &lt; 2/3, und am schnellsten mit α = 1/3. Ändern Sie die Lernrate und sehen Sie sich die Fehlerkurve an: Ihre Steigung zeigt diesen Faktor, und für α &gt; 2/3 wächst der Fehler.</translation>
    </message>
    <message>
      <source>One normal vector per cluster</source>
      <translation>Ein normalverteilter Vektor pro Cluster</translation>
    </message>
    <message>
      <source>One of them is poisoned</source>
      <translation>Einer von ihnen ist vergiftet</translation>
    </message>
    <message>
      <source>One outlier: squared, absolute and Huber loss</source>
      <translation>Ein Ausreißer: quadratischer, absoluter und Huber-Verlust</translation>
    </message>
    <message>
      <source>One parameter per feature; an intercept is a feature that is always 1.</source>
      <translation>Ein Parameter pro Merkmal; ein Achsenabschnitt ist ein Merkmal, das immer 1 ist.</translation>
    </message>
    <message>
      <source>One path through all clusters, with weak edges between consecutive clusters.</source>
      <translation>Ein Weg durch alle Cluster, mit schwachen Kanten zwischen aufeinanderfolgenden Clustern.</translation>
    </message>
    <message>
      <source>One poisoned node</source>
      <translation>Ein vergifteter Knoten</translation>
    </message>
    <message>
      <source>One poisoned node, network Lasso</source>
      <translation>Ein vergifteter Knoten, Network Lasso</translation>
    </message>
    <message>
      <source>One pseudo-label per test point, the mean of the neighbours' predictions, or one for every neighbour.</source>
      <translation>Ein Pseudolabel pro Testpunkt, der Mittelwert der Vorhersagen der Nachbarn, oder eines für jeden Nachbarn.</translation>
    </message>
    <message>
      <source>One row [x, y] per node, with y upwards. If the list is empty, the layout places the nodes.</source>
      <translation>Pro Knoten eine Zeile [x, y], y nach oben. Bei leerer Liste setzt die Anordnung die Knoten.</translation>
    </message>
    <message>
      <source>One row for all rows that agree in some columns</source>
      <translation>Eine Zeile für alle Zeilen, die in bestimmten Spalten übereinstimmen</translation>
    </message>
    <message>
      <source>One row per method; Ctrl+C copies</source>
      <translation>Eine Zeile pro Verfahren; Strg+C kopiert</translation>
    </message>
    <message>
      <source>One row per node: the parameters of its model.</source>
      <translation>Eine Zeile je Knoten: die Parameter seines Modells.</translation>
    </message>
    <message>
      <source>One server for all nodes, or one for every true cluster (an oracle).</source>
      <translation>Ein Server für alle Knoten oder einer für jeden wahren Cluster (ein Orakel).</translation>
    </message>
    <message>
      <source>One step, which can be undone; with it the experiment runs</source>
      <translation>Ein Schritt, der sich rückgängig machen lässt; mit ihm läuft das Experiment</translation>
    </message>
    <message>
      <source>One strong edge joins the clusters: at λ = 3 both have the same line; without it they have two.</source>
      <translation>Eine starke Kante verbindet die Cluster: Bei λ = 3 haben beide dieselbe Gerade; ohne diese Kante waren es zwei.</translation>
    </message>
    <message>
      <source>One table, eight nodes</source>
      <translation>Eine Tabelle, acht Knoten</translation>
    </message>
    <message>
      <source>One vector of d numbers per cluster.</source>
      <translation>Ein Vektor aus d Zahlen pro Cluster.</translation>
    </message>
    <message>
      <source>One vector of d numbers per node. Nodes beyond the list take the vector of the first node of their cluster, or 0.</source>
      <translation>Ein Vektor aus d Zahlen pro Knoten. Knoten jenseits der Liste erhalten den Vektor des ersten Knotens ihres Clusters oder 0.</translation>
    </message>
    <message>
      <source>One vector per cluster whose entries are a value or zero</source>
      <translation>Ein Vektor pro Cluster, dessen Einträge ein fester Wert oder null sind</translation>
    </message>
    <message>
      <source>One vector per cluster with uniform entries</source>
      <translation>Ein Vektor pro Cluster mit gleichverteilten Einträgen</translation>
    </message>
    <message>
      <source>One-hot</source>
      <translation>One-Hot</translation>
    </message>
    <message>
      <source>Online gradient descent: one sample after the other</source>
      <translation>Online-Gradientenabstieg: ein Datenpunkt nach dem anderen</translation>
    </message>
    <message>
      <source>Only 40 % of the nodes have labels: with a norm the others copy a neighbour, and the step stays a step.</source>
      <translation>Nur 40 % der Knoten haben Labels: Mit einer Norm übernehmen die anderen das Modell eines Nachbarn, und die Stufe bleibt eine Stufe.</translation>
    </message>
    <message>
      <source>Only data from a table can be prepared: File → Import data… opens one</source>
      <translation>Nur Daten aus einer Tabelle lassen sich aufbereiten: Datei → Daten importieren… öffnet eine</translation>
    </message>
    <message>
      <source>Only methods that fit and predict can mix models of several kinds over the nodes.</source>
      <translation>Nur Verfahren, die anpassen und vorhersagen, können Modelle verschiedener Art auf die Knoten verteilen.</translation>
    </message>
    <message>
      <source>Only the rows for which a condition is true</source>
      <translation>Nur die Zeilen, für die eine Bedingung wahr ist</translation>
    </message>
    <message>
      <source>Open a lesson</source>
      <translation>Lektion öffnen</translation>
    </message>
    <message>
      <source>Open a lesson…</source>
      <translation>Lektion öffnen…</translation>
    </message>
    <message>
      <source>Open a session or an experiment document</source>
      <translation>Eine Sitzung oder ein Experiment öffnen</translation>
    </message>
    <message>
      <source>Open a session, an experiment or a lesson</source>
      <translation>Sitzung, Experiment oder Lektion öffnen</translation>
    </message>
    <message>
      <source>Open an experiment first.</source>
      <translation>Öffnen Sie zuerst ein Experiment.</translation>
    </message>
    <message>
      <source>Open an experiment to see %1.</source>
      <translation>Öffnen Sie ein Experiment, um %1 zu sehen.</translation>
    </message>
    <message>
      <source>Open an experiment to see how alike its nodes are.</source>
      <translation>Öffnen Sie ein Experiment, um zu sehen, wie ähnlich sich seine Knoten sind.</translation>
    </message>
    <message>
      <source>Open an experiment to see how much its nodes disagree.</source>
      <translation>Öffnen Sie ein Experiment, um zu sehen, wie uneinig seine Knoten sind.</translation>
    </message>
    <message>
      <source>Open an experiment to see its data and models.</source>
      <translation>Öffnen Sie ein Experiment, um seine Daten und Modelle zu sehen.</translation>
    </message>
    <message>
      <source>Open an experiment to see its learned clusters.</source>
      <translation>Öffnen Sie ein Experiment, um seine gelernten Cluster zu sehen.</translation>
    </message>
    <message>
      <source>Open an experiment to see its path over λ.</source>
      <translation>Öffnen Sie ein Experiment, um seinen Pfad über λ zu sehen.</translation>
    </message>
    <message>
      <source>Open an experiment to see what its models predict.</source>
      <translation>Öffnen Sie ein Experiment, um zu sehen, was seine Modelle vorhersagen.</translation>
    </message>
    <message>
      <source>Open or close the legend. There is no place for it where it would hide no node.</source>
      <translation>Legende öffnen oder schließen. Es gibt keinen Platz für sie, an dem sie keinen Knoten verdecken würde.</translation>
    </message>
    <message>
      <source>Open preset</source>
      <translation>Vorlage öffnen</translation>
    </message>
    <message>
      <source>Open re&amp;cent</source>
      <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Open the curtain</source>
      <translation>Vorhang öffnen</translation>
    </message>
    <message>
      <source>Open the experiment behind the figure in the main window</source>
      <translation>Das Experiment hinter der Abbildung im Hauptfenster öffnen</translation>
    </message>
    <message>
      <source>Optimiser</source>
      <translation>Optimierer</translation>
    </message>
    <message>
      <source>Optimum of GTVMin: %1</source>
      <translation>Optimum von GTVMin: %1</translation>
    </message>
    <message>
      <source>Optimum: %1</source>
      <translation>Optimum: %1</translation>
    </message>
    <message>
      <source>Optimum: computing for λ = %1…</source>
      <translation>Optimum: wird für λ = %1 berechnet…</translation>
    </message>
    <message>
      <source>Optimum: computing…</source>
      <translation>Optimum: wird berechnet…</translation>
    </message>
    <message>
      <source>Optimum: not known for models that fit and predict</source>
      <translation>Optimum: nicht bekannt für Modelle, die anpassen und vorhersagen</translation>
    </message>
    <message>
      <source>Optimum: switched off</source>
      <translation>Optimum: abgeschaltet</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Reihenfolge</translation>
    </message>
    <message>
      <source>Order of the nodes</source>
      <translation>Reihenfolge der Knoten</translation>
    </message>
    <message>
      <source>Order p</source>
      <translation>Ordnung p</translation>
    </message>
    <message>
      <source>Ordinate</source>
      <translation>Ordinate</translation>
    </message>
    <message>
      <source>Origin</source>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>Our curves over the stated points</source>
      <translation>Unsere Kurven über den angegebenen Punkten</translation>
    </message>
    <message>
      <source>Ours</source>
      <translation>Unsere</translation>
    </message>
    <message>
      <source>Outvoted</source>
      <translation>Überstimmt</translation>
    </message>
    <message>
      <source>Over two edges enough can flow to make both models equal. Now only the single edge on the left is full.</source>
      <translation>Über zwei Kanten kann genug fließen, um beide Modelle gleich zu machen. Jetzt ist nur die einzelne Kante links voll.</translation>
    </message>
    <message>
      <source>Over-relaxation κ</source>
      <translation>Überrelaxation κ</translation>
    </message>
    <message>
      <source>Overfitting and its U</source>
      <translation>Überanpassung und ihr U</translation>
    </message>
    <message>
      <source>Overfitting: the degree of a polynomial</source>
      <translation>Überanpassung: der Grad eines Polynoms</translation>
    </message>
    <message>
      <source>Own local model</source>
      <translation>Eigenes lokales Modell</translation>
    </message>
    <message>
      <source>Own size</source>
      <translation>Eigene Größe</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>P&amp;in this run</source>
      <translation>Lauf &amp;anheften</translation>
    </message>
    <message>
      <source>P&amp;resets…</source>
      <translation>&amp;Vorlagen…</translation>
    </message>
    <message>
      <source>P(%1)</source>
      <translation>P(%1)</translation>
    </message>
    <message>
      <source>P(W) − min P is at most this</source>
      <translation>P(W) − min P ist höchstens so groß</translation>
    </message>
    <message>
      <source>P(W), which is minimised</source>
      <translation>P(W), das minimiert wird</translation>
    </message>
    <message>
      <source>PC %1</source>
      <translation>PC %1</translation>
    </message>
    <message>
      <source>PDF</source>
      <translation>PDF</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>PNG has a fixed resolution; PDF and SVG are sharp at any size</source>
      <translation>PNG hat eine feste Auflösung; PDF und SVG sind in jeder Größe scharf</translation>
    </message>
    <message>
      <source>PNG, a picture</source>
      <translation>PNG, ein Bild</translation>
    </message>
    <message>
      <source>Pa&amp;use</source>
      <translation>Pa&amp;use</translation>
    </message>
    <message>
      <source>Parabola, squared error</source>
      <translation>Parabel, quadratischer Fehler</translation>
    </message>
    <message>
      <source>Parallel edges</source>
      <translation>Parallele Kanten</translation>
    </message>
    <message>
      <source>Parameter %1 of the iterate</source>
      <translation>Parameter %1 der Iterierten</translation>
    </message>
    <message>
      <source>Parameter of the profile</source>
      <translation>Parameter des Profils</translation>
    </message>
    <message>
      <source>Parameter shown over λ</source>
      <translation>Parameter, der über λ gezeigt wird</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <source>Parameters of the method</source>
      <translation>Parameter des Verfahrens</translation>
    </message>
    <message>
      <source>Parameters of the node</source>
      <translation>Parameter des Knotens</translation>
    </message>
    <message>
      <source>Parameters of the node over the iterations</source>
      <translation>Parameter des Knotens über die Iterationen</translation>
    </message>
    <message>
      <source>Participation</source>
      <translation>Teilnahme</translation>
    </message>
    <message>
      <source>Parts</source>
      <translation>Teile</translation>
    </message>
    <message>
      <source>Parts of a graph learn apart</source>
      <translation>Teile eines Graphen lernen getrennt</translation>
    </message>
    <message>
      <source>Parts of the graph that no edge joins</source>
      <translation>Teile des Graphen, die keine Kante miteinander verbindet</translation>
    </message>
    <message>
      <source>Paste an experiment</source>
      <translation>Experiment einfügen</translation>
    </message>
    <message>
      <source>Path of our number in the report, such as labelMse.test.</source>
      <translation>Pfad unserer Zahl im Bericht, etwa labelMse.test.</translation>
    </message>
    <message>
      <source>Paths with lists of equal length; point k takes the k-th value of every list.</source>
      <translation>Pfade mit gleich langen Listen; Punkt k nimmt den k-ten Wert jeder Liste.</translation>
    </message>
    <message>
      <source>Paths with lists of values; every combination is run.</source>
      <translation>Pfade mit Wertelisten; jede Kombination wird ausgeführt.</translation>
    </message>
    <message>
      <source>Paths with values: what this series changes.</source>
      <translation>Pfade mit Werten: was diese Reihe ändert.</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Pause the race</source>
      <translation>Den Wettlauf anhalten</translation>
    </message>
    <message>
      <source>Pause the sweep</source>
      <translation>Den Parameterlauf anhalten</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pausiert</translation>
    </message>
    <message>
      <source>Paused: %1%2</source>
      <translation>Pausiert: %1%2</translation>
    </message>
    <message>
      <source>Penalty</source>
      <translation>Strafterm</translation>
    </message>
    <message>
      <source>Penalty and loss</source>
      <translation>Strafterm und Verlust</translation>
    </message>
    <message>
      <source>Penalty parameter ρ</source>
      <translation>Strafparameter ρ</translation>
    </message>
    <message>
      <source>Permutation</source>
      <translation>Permutation</translation>
    </message>
    <message>
      <source>Perplexity</source>
      <translation>Perplexität</translation>
    </message>
    <message>
      <source>Personal rate</source>
      <translation>Persönliche Rate</translation>
    </message>
    <message>
      <source>Personal steps K</source>
      <translation>Persönliche Schritte K</translation>
    </message>
    <message>
      <source>Personalised: one parameter shared, one of one’s own</source>
      <translation>Personalisiert: ein gemeinsamer und ein eigener Parameter</translation>
    </message>
    <message>
      <source>Perturbation σ</source>
      <translation>Störung σ</translation>
    </message>
    <message>
      <source>Perturbed around cluster vectors</source>
      <translation>Streuung um Clustervektoren</translation>
    </message>
    <message>
      <source>Phase θ of the wave at x = 0, in radians: one number for all clusters, or one per cluster.</source>
      <translation>Phase θ der Welle bei x = 0, im Bogenmaß: eine Zahl für alle Cluster oder eine pro Cluster.</translation>
    </message>
    <message>
      <source>Phases</source>
      <translation>Phasen</translation>
    </message>
    <message>
      <source>Piecewise polynomial in every feature with breaks at the knots: piecewise linear, or smooth.</source>
      <translation>In jedem Merkmal stückweise polynomial mit Bruchstellen an den Stützstellen: stückweise linear oder glatt.</translation>
    </message>
    <message>
      <source>Pin</source>
      <translation>Anheften</translation>
    </message>
    <message>
      <source>Pinned</source>
      <translation>Angeheftet</translation>
    </message>
    <message>
      <source>Pinned runs stay, and their curves are drawn</source>
      <translation>Angeheftete Läufe bleiben, und ihre Kurven werden gezeichnet</translation>
    </message>
    <message>
      <source>Pinned: its curves stay; View → Runs lists all runs</source>
      <translation>Angeheftet: Die Kurven bleiben; Ansicht → Läufe zeigt alle Läufe</translation>
    </message>
    <message>
      <source>Pivot</source>
      <translation>Pivotieren</translation>
    </message>
    <message>
      <source>Place in the list of methods</source>
      <translation>Platz in der Liste der Verfahren</translation>
    </message>
    <message>
      <source>Plane of the first two parameters</source>
      <translation>Ebene der ersten beiden Parameter</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <source>Plot of the sweep</source>
      <translation>Diagramm des Parameterlaufs</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Points per node</source>
      <translation>Punkte pro Knoten</translation>
    </message>
    <message>
      <source>Points without labels are no series. Choose the plane.</source>
      <translation>Punkte ohne Labels ergeben keine Reihe. Wählen Sie die Ebene.</translation>
    </message>
    <message>
      <source>Points without labels: their loss ‖w − a‖² is a distance, and depends on no residual or margin. The Local models show the distances; data with labels has a loss to draw.</source>
      <translation>Punkte ohne Labels: Ihr Verlust ‖w − a‖² ist ein Abstand und hängt von keinem Residuum und keiner Marge ab. Die lokalen Modelle zeigen die Abstände; zeichnen lässt sich der Verlust bei Daten mit Labels.</translation>
    </message>
    <message>
      <source>Points without labels: there is nothing to predict. The Local models show how far nodes are apart.</source>
      <translation>Punkte ohne Labels: Es gibt nichts vorherzusagen. „Lokale Modelle“ zeigt, wie weit die Knoten voneinander entfernt sind.</translation>
    </message>
    <message>
      <source>Points without labels: there is nothing to predict. The Local models show where the nodes are.</source>
      <translation>Punkte ohne Labels: Es gibt nichts vorherzusagen. Die lokalen Modelle zeigen, wo die Knoten sind.</translation>
    </message>
    <message>
      <source>Points: the local models of the present iterate; many points are drawn as density.&lt;br&gt;Rings: the exact optimum for this λ, one ring per group of equal nodes, larger for more nodes; dotted until it is proved; none where the optimum is not unique.&lt;br&gt;Crosses: the true parameters; rest the mouse on one to read whose they are, drag it to move it along the two axes.&lt;br&gt;Click a point to select its nodes; Shift and drag selects a rectangle; Ctrl adds, Esc clears the selection, Shift and an arrow key goes to the next point.&lt;br&gt;The wheel zooms, dragging pans, a double click, 0 or &lt;i&gt;Whole picture&lt;/i&gt; follows the points again.</source>
      <translation>Punkte: die lokalen Modelle der aktuellen Iterierten; viele Punkte werden als Dichte gezeichnet.&lt;br&gt;Ringe: das exakte Optimum für dieses λ, ein Ring pro Gruppe gleicher Knoten, größer bei mehr Knoten; gepunktet, bis es bewiesen ist; keiner, wo das Optimum nicht eindeutig ist.&lt;br&gt;Kreuze: die wahren Parameter; halten Sie die Maus auf eines, um zu lesen, zu wem es gehört, und ziehen Sie es, um es entlang der beiden Achsen zu verschieben.&lt;br&gt;Ein Klick auf einen Punkt wählt seine Knoten aus; Shift und Ziehen wählt ein Rechteck; Ctrl fügt hinzu, Esc hebt die Auswahl auf, Shift und eine Pfeiltaste geht zum nächsten Punkt.&lt;br&gt;Das Mausrad zoomt, Ziehen verschiebt den Ausschnitt; ein Doppelklick, 0 oder &lt;i&gt;Ganzes Bild&lt;/i&gt; folgt wieder den Punkten.</translation>
    </message>
    <message>
      <source>Poison</source>
      <translation>Vergiften</translation>
    </message>
    <message>
      <source>Poison %1 nodes</source>
      <translation>%1 Knoten vergiften</translation>
    </message>
    <message>
      <source>Poison node</source>
      <translation>Knoten vergiften</translation>
    </message>
    <message>
      <source>Poisoned labels: squared error and Huber loss</source>
      <translation>Vergiftete Labels: quadratischer Fehler und Huber-Verlust</translation>
    </message>
    <message>
      <source>Poisoning</source>
      <translation>Vergiftung</translation>
    </message>
    <message>
      <source>Poisson</source>
      <translation>Poisson</translation>
    </message>
    <message>
      <source>Polynomial</source>
      <translation>Polynom</translation>
    </message>
    <message>
      <source>Polynomials of degree 3 are just large enough for the wave: the validation error falls to 0.08.</source>
      <translation>Polynome vom Grad 3 sind gerade groß genug für die Welle: Der Validierungsfehler sinkt auf 0.08.</translation>
    </message>
    <message>
      <source>Polynomials on a sine wave</source>
      <translation>Polynome auf einer Sinuswelle</translation>
    </message>
    <message>
      <source>Pooled</source>
      <translation>Gepoolt</translation>
    </message>
    <message>
      <source>Pooled learning (large λ): one model from all samples. It fits the cluster in the middle and fails the others.</source>
      <translation>Gepooltes Lernen (großes λ): ein Modell aus allen Datenpunkten. Es passt zum mittleren Cluster und versagt bei den anderen.</translation>
    </message>
    <message>
      <source>Pooled, local, clustered</source>
      <translation>Gepoolt, lokal, geclustert</translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>Positionen</translation>
    </message>
    <message>
      <source>Positions of the clusters</source>
      <translation>Lage der Cluster</translation>
    </message>
    <message>
      <source>Positions of the nodes at the last pictures; in large networks a sample of the nodes and the selected ones</source>
      <translation>Positionen der Knoten in den letzten Bildern; in großen Netzen eine Stichprobe der Knoten und die ausgewählten</translation>
    </message>
    <message>
      <source>Precision</source>
      <translation>Rechengenauigkeit</translation>
    </message>
    <message>
      <source>Precision Ω</source>
      <translation>Präzision Ω</translation>
    </message>
    <message>
      <source>Prediction GTV</source>
      <translation>GTV der Vorhersagen</translation>
    </message>
    <message>
      <source>Predictions</source>
      <translation>Vorhersagen</translation>
    </message>
    <message>
      <source>Predictions of every row, parameters, errors, learned clusters, flows and the report, as CSV and JSON</source>
      <translation>Vorhersagen für jede Zeile, Parameter, Fehler, gelernte Cluster, Flüsse und der Bericht, als CSV und JSON</translation>
    </message>
    <message>
      <source>Predictions of the honest nodes for their own samples, with the attackers' trigger in them and without: the share predicted as the target label, or the mean prediction</source>
      <translation>Vorhersagen der ehrlichen Knoten für ihre eigenen Datenpunkte, mit dem Trigger der Angreifer darin und ohne ihn: der Anteil, der als Ziellabel vorhergesagt wird, oder die mittlere Vorhersage</translation>
    </message>
    <message>
      <source>Predictions of the model at the present iterate. One feature: curves, bold for the node, thin for its neighbours; small rings are the pseudo-labels that it gets from its neighbours at the shared test points. Two features: the plane in the colours of the bar. More features: predicted against true labels; for classes, how many samples of each class are predicted as which class.</source>
      <translation>Vorhersagen des Modells für die aktuelle Iterierte. Ein Merkmal: Kurven, fett für den Knoten, dünn für seine Nachbarn; kleine Ringe sind die Pseudolabels, die er an den gemeinsamen Testpunkten von seinen Nachbarn bekommt. Zwei Merkmale: die Ebene in den Farben der Skala. Mehr Merkmale: vorhergesagte gegen wahre Labels; bei Klassen, wie viele Datenpunkte jeder Klasse als welche Klasse vorhergesagt werden.</translation>
    </message>
    <message>
      <source>Predictions of the node</source>
      <translation>Vorhersagen des Knotens</translation>
    </message>
    <message>
      <source>Predicts the mean label of the k nearest samples; it stores the samples and learns nothing else.</source>
      <translation>Sagt das mittlere Label der k nächsten Datenpunkte vorher; speichert die Datenpunkte und lernt sonst nichts.</translation>
    </message>
    <message>
      <source>Predicts the next label of a series linearly from the last ones: feature k is the label k steps before.</source>
      <translation>Sagt das nächste Label einer Reihe linear aus den letzten voraus: Merkmal k ist das Label k Schritte zuvor.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Preferential attachment</source>
      <translation>Bevorzugte Anbindung</translation>
    </message>
    <message>
      <source>Preparation</source>
      <translation>Aufbereitung</translation>
    </message>
    <message>
      <source>Preparation of %1</source>
      <translation>Aufbereitung von %1</translation>
    </message>
    <message>
      <source>Prepare %1</source>
      <translation>%1 aufbereiten</translation>
    </message>
    <message>
      <source>Preparing the first rows…</source>
      <translation>Die ersten Zeilen werden aufbereitet…</translation>
    </message>
    <message>
      <source>Preset › %1</source>
      <translation>Vorlage › %1</translation>
    </message>
    <message>
      <source>Presets</source>
      <translation>Vorlagen</translation>
    </message>
    <message>
      <source>Press “Compute” to draw the data of this experiment again and again, and to see how its error is made of bias, variance and noise.</source>
      <translation>Mit „Berechnen“ werden die Daten dieses Experiments immer wieder gezogen; Sie sehen, wie sich sein Fehler aus Bias, Varianz und Rauschen zusammensetzt.</translation>
    </message>
    <message>
      <source>Primal-dual (Algorithm 1)</source>
      <translation>Primal-dual (Algorithmus 1)</translation>
    </message>
    <message>
      <source>Primal-dual with contraction</source>
      <translation>Primal-dual mit Kontraktion</translation>
    </message>
    <message>
      <source>Primal-dual, adaptive steps</source>
      <translation>Primal-dual, adaptive Schritte</translation>
    </message>
    <message>
      <source>Primal-dual, fast</source>
      <translation>Primal-dual, schnell</translation>
    </message>
    <message>
      <source>Principal components</source>
      <translation>Hauptkomponenten</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privatheit</translation>
    </message>
    <message>
      <source>Privacy against error</source>
      <translation>Privatheit gegen Fehler</translation>
    </message>
    <message>
      <source>Privacy and attacks</source>
      <translation>Privatheit und Angriffe</translation>
    </message>
    <message>
      <source>Private feature</source>
      <translation>Privates Merkmal</translation>
    </message>
    <message>
      <source>Private number</source>
      <translation>Private Zahl</translation>
    </message>
    <message>
      <source>Private sample</source>
      <translation>Privater Datenpunkt</translation>
    </message>
    <message>
      <source>Probability</source>
      <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
      <source>Probability between</source>
      <translation>Wahrscheinlichkeit außen</translation>
    </message>
    <message>
      <source>Probability inside</source>
      <translation>Wahrscheinlichkeit innen</translation>
    </message>
    <message>
      <source>Probability of an edge between nodes of different clusters.</source>
      <translation>Wahrscheinlichkeit einer Kante zwischen Knoten verschiedener Cluster.</translation>
    </message>
    <message>
      <source>Probability of an edge between two nodes of one cluster.</source>
      <translation>Wahrscheinlichkeit einer Kante zwischen zwei Knoten desselben Clusters.</translation>
    </message>
    <message>
      <source>Probability of every edge.</source>
      <translation>Wahrscheinlichkeit jeder Kante.</translation>
    </message>
    <message>
      <source>Probability that a message does not arrive.</source>
      <translation>Wahrscheinlichkeit, dass eine Nachricht nicht ankommt.</translation>
    </message>
    <message>
      <source>Probability that an edge is rewired to a random node.</source>
      <translation>Wahrscheinlichkeit, dass eine Kante zu einem zufälligen Knoten umgelegt wird.</translation>
    </message>
    <message>
      <source>Probability that an entry is not zero.</source>
      <translation>Wahrscheinlichkeit, dass ein Eintrag nicht null ist.</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>Problems in the file</source>
      <translation>Probleme in der Datei</translation>
    </message>
    <message>
      <source>Problems solved by hand</source>
      <translation>Von Hand gelöste Probleme</translation>
    </message>
    <message>
      <source>Products of different features</source>
      <translation>Produkte verschiedener Merkmale</translation>
    </message>
    <message>
      <source>Profile</source>
      <translation>Profil</translation>
    </message>
    <message>
      <source>Profile of the models</source>
      <translation>Profil der Modelle</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>Progress of the sweep</source>
      <translation>Fortschritt des Parameterlaufs</translation>
    </message>
    <message>
      <source>Progress of the λ path</source>
      <translation>Fortschritt des λ-Pfads</translation>
    </message>
    <message>
      <source>Projected gradient descent</source>
      <translation>Projizierter Gradientenabstieg</translation>
    </message>
    <message>
      <source>Projection on</source>
      <translation>Projektion auf</translation>
    </message>
    <message>
      <source>Protection</source>
      <translation>Schutz</translation>
    </message>
    <message>
      <source>Proximal gradient steps on the dual flows, for strongly convex losses.</source>
      <translation>Proximale Gradientenschritte auf den dualen Flüssen, für stark konvexe Verluste.</translation>
    </message>
    <message>
      <source>Pseudo-code of the method</source>
      <translation>Pseudocode des Verfahrens</translation>
    </message>
    <message>
      <source>Pseudo-labels</source>
      <translation>Pseudolabels</translation>
    </message>
    <message>
      <source>Published &amp;figures…</source>
      <translation>Publizierte &amp;Abbildungen…</translation>
    </message>
    <message>
      <source>Published figures</source>
      <translation>Publizierte Abbildungen</translation>
    </message>
    <message>
      <source>Published figures…</source>
      <translation>Publizierte Abbildungen…</translation>
    </message>
    <message>
      <source>Published numbers</source>
      <translation>Veröffentlichte Zahlen</translation>
    </message>
    <message>
      <source>Published values</source>
      <translation>Veröffentlichte Werte</translation>
    </message>
    <message>
      <source>Pulls neighbours together smoothly; they never become exactly equal.</source>
      <translation>Zieht Nachbarn glatt zueinander; sie werden nie exakt gleich.</translation>
    </message>
    <message>
      <source>Purpose</source>
      <translation>Zweck</translation>
    </message>
    <message>
      <source>Put all views back in their original places</source>
      <translation>Alle Ansichten an ihre ursprünglichen Plätze zurückbringen</translation>
    </message>
    <message>
      <source>Put the experiment that is open in the place of this scene's</source>
      <translation>Das geöffnete Experiment an die Stelle des Experiments dieser Szene setzen</translation>
    </message>
    <message>
      <source>Puts your lesson into the waste basket</source>
      <translation>Legt Ihre Lektion in den Papierkorb</translation>
    </message>
    <message>
      <source>Q</source>
      <translation>Q</translation>
    </message>
    <message>
      <source>Quantity on the horizontal axis. The bytes are those of the vectors that nodes send each other; methods that need all data in one place send none.</source>
      <translation>Größe auf der waagerechten Achse. Die Bytes sind die der Vektoren, die Knoten einander senden; Verfahren, die alle Daten an einem Ort brauchen, senden keine.</translation>
    </message>
    <message>
      <source>Question</source>
      <translation>Frage</translation>
    </message>
    <message>
      <source>Question and description</source>
      <translation>Frage und Beschreibung</translation>
    </message>
    <message>
      <source>Quick</source>
      <translation>Schnell</translation>
    </message>
    <message>
      <source>Quick repeats</source>
      <translation>Schnell-Wiederholungen</translation>
    </message>
    <message>
      <source>R&amp;ace of methods</source>
      <translation>&amp;Wettlauf der Verfahren</translation>
    </message>
    <message>
      <source>R&amp;eset</source>
      <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
      <source>Race</source>
      <translation>Wettlauf</translation>
    </message>
    <message>
      <source>Race %1</source>
      <translation>Wettlauf %1</translation>
    </message>
    <message>
      <source>Race by</source>
      <translation>Wettlauf nach</translation>
    </message>
    <message>
      <source>Race limit</source>
      <translation>Wettlaufgrenze</translation>
    </message>
    <message>
      <source>Race of methods on two clusters</source>
      <translation>Wettlauf der Verfahren auf zwei Clustern</translation>
    </message>
    <message>
      <source>Race the methods from the beginning</source>
      <translation>Den Wettlauf der Verfahren von vorn beginnen</translation>
    </message>
    <message>
      <source>Race: %1</source>
      <translation>Wettlauf: %1</translation>
    </message>
    <message>
      <source>Race: add %1</source>
      <translation>Wettlauf: %1 hinzufügen</translation>
    </message>
    <message>
      <source>Race: order</source>
      <translation>Wettlauf: Reihenfolge</translation>
    </message>
    <message>
      <source>Race: remove %1</source>
      <translation>Wettlauf: %1 entfernen</translation>
    </message>
    <message>
      <source>Race: remove methods</source>
      <translation>Wettlauf: Verfahren entfernen</translation>
    </message>
    <message>
      <source>Racing</source>
      <translation>Läuft</translation>
    </message>
    <message>
      <source>Radius</source>
      <translation>Radius</translation>
    </message>
    <message>
      <source>Radius of the ball.</source>
      <translation>Radius der Kugel.</translation>
    </message>
    <message>
      <source>Random Fourier features</source>
      <translation>Zufällige Fourier-Merkmale</translation>
    </message>
    <message>
      <source>Random forest</source>
      <translation>Random Forest</translation>
    </message>
    <message>
      <source>Random geometric graph</source>
      <translation>Geometrischer Zufallsgraph</translation>
    </message>
    <message>
      <source>Random points in the unit square, joined if they are near each other.</source>
      <translation>Zufällige Punkte im Einheitsquadrat, die verbunden sind, wenn sie nahe beieinanderliegen.</translation>
    </message>
    <message>
      <source>Random projection</source>
      <translation>Zufallsprojektion</translation>
    </message>
    <message>
      <source>Random rows</source>
      <translation>Zufällige Zeilen</translation>
    </message>
    <message>
      <source>Range of the slider</source>
      <translation>Bereich des Reglers</translation>
    </message>
    <message>
      <source>Rate at which the weights exp(-scale distance) fall.</source>
      <translation>Rate, mit der die Gewichte exp(-Skala · Abstand) fallen.</translation>
    </message>
    <message>
      <source>Re&amp;peat with other draws</source>
      <translation>&amp;Mit anderen Ziehungen wiederholen</translation>
    </message>
    <message>
      <source>Read it anyway?</source>
      <translation>Trotzdem lesen?</translation>
    </message>
    <message>
      <source>Read texts as numbers</source>
      <translation>Texte als Zahlen lesen</translation>
    </message>
    <message>
      <source>Read times</source>
      <translation>Zeiten lesen</translation>
    </message>
    <message>
      <source>Reading %1…</source>
      <translation>%1 wird gelesen…</translation>
    </message>
    <message>
      <source>Reading the file…</source>
      <translation>Die Datei wird gelesen…</translation>
    </message>
    <message>
      <source>Reading the whole file… %1 %</source>
      <translation>Die ganze Datei wird gelesen… %1 %</translation>
    </message>
    <message>
      <source>Real data</source>
      <translation>Echte Daten</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Rectangle</source>
      <translation>Rechteck</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Redo (Ctrl+Shift+Z)</source>
      <translation>Wiederholen (Strg+Shift+Z)</translation>
    </message>
    <message>
      <source>Redo: %1</source>
      <translation>Wiederholen: %1</translation>
    </message>
    <message>
      <source>Reflected Halpern steps with restarts, over-relaxation 1.9, or the plain steps.</source>
      <translation>Reflektierte Halpern-Schritte mit Neustarts, Überrelaxation 1.9 oder die einfachen Schritte.</translation>
    </message>
    <message>
      <source>Refuse the file, drop the rows with missing values, or replace a missing feature by the mean of its column. A row that lacks nothing but its label stays and is predicted.</source>
      <translation>Die Datei ablehnen, Zeilen mit fehlenden Werten weglassen oder ein fehlendes Merkmal durch den Mittelwert seiner Spalte ersetzen. Eine Zeile, der nur ihr Label fehlt, bleibt und wird vorhergesagt.</translation>
    </message>
    <message>
      <source>Regression of counts 0, 1, 2, … with the log link, mean exp(wᵀx): half the deviance, the negative log-likelihood of the Poisson distribution up to a constant.</source>
      <translation>Regression von Zählwerten 0, 1, 2, … mit dem Log-Link, Mittelwert exp(wᵀx): die halbe Devianz, das ist die negative Log-Likelihood der Poisson-Verteilung bis auf eine Konstante.</translation>
    </message>
    <message>
      <source>Regression of times and other labels above 0 with the log link, mean exp(wᵀx): half the deviance, the negative log-likelihood of the gamma distribution of shape k up to a constant. k = 1 is the exponential distribution.</source>
      <translation>Regression von Zeiten und anderen Labels über 0 mit dem Log-Link, Mittelwert exp(wᵀx): die halbe Devianz, das ist die negative Log-Likelihood der Gammaverteilung mit Formparameter k bis auf eine Konstante. k = 1 ist die Exponentialverteilung.</translation>
    </message>
    <message>
      <source>Regularisation strength λ: how strongly neighbours are pulled together.</source>
      <translation>Stärke der Regularisierung λ: wie stark Nachbarn zueinandergezogen werden.</translation>
    </message>
    <message>
      <source>Regularisation strength λ: on the left every node is trained alone, on the right all nodes have one model</source>
      <translation>Stärke der Regularisierung λ: Links wird jeder Knoten allein trainiert, rechts haben alle Knoten ein einziges Modell</translation>
    </message>
    <message>
      <source>Regularisation strength: how strongly neighbours are pulled together</source>
      <translation>Stärke der Regularisierung: wie stark Nachbarn zueinander gezogen werden</translation>
    </message>
    <message>
      <source>Regularise intercept</source>
      <translation>Achsenabschnitt regularisieren</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove its curves from the plots; the run leaves the list after some time</source>
      <translation>Die Kurven aus den Diagrammen entfernen; der Lauf verschwindet nach einiger Zeit aus der Liste</translation>
    </message>
    <message>
      <source>Remove the changes by hand to labels, loss, model and data of the node</source>
      <translation>Die Änderungen von Hand an Labels, Verlustfunktion, Modell und Daten des Knotens entfernen</translation>
    </message>
    <message>
      <source>Remove the scene “%1”</source>
      <translation>Szene „%1“ entfernen</translation>
    </message>
    <message>
      <source>Remove the selected methods from the race</source>
      <translation>Die ausgewählten Verfahren aus dem Wettlauf nehmen</translation>
    </message>
    <message>
      <source>Remove this entry from the list</source>
      <translation>Diesen Eintrag aus der Liste entfernen</translation>
    </message>
    <message>
      <source>Remove this scene</source>
      <translation>Diese Szene entfernen</translation>
    </message>
    <message>
      <source>Removed nodes</source>
      <translation>Entfernte Knoten</translation>
    </message>
    <message>
      <source>Removes the last answer from those that were counted</source>
      <translation>Entfernt die letzte Antwort aus den gezählten</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Repeating with other draws: %1 of %2 done</source>
      <translation>Wiederholung mit anderen Ziehungen: %1 von %2 fertig</translation>
    </message>
    <message>
      <source>Repeating with other draws…</source>
      <translation>Wiederholung mit anderen Ziehungen…</translation>
    </message>
    <message>
      <source>Repeats</source>
      <translation>Wiederholungen</translation>
    </message>
    <message>
      <source>Replace it</source>
      <translation>Ersetzen</translation>
    </message>
    <message>
      <source>Rerun</source>
      <translation>Neu rechnen</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Reset all preferences to their defaults</source>
      <translation>Alle Einstellungen auf ihre Standardwerte zurücksetzen</translation>
    </message>
    <message>
      <source>Residuals beyond δ count linearly.</source>
      <translation>Residuen über δ zählen linear.</translation>
    </message>
    <message>
      <source>Resolution</source>
      <translation>Auflösung</translation>
    </message>
    <message>
      <source>Resolution of pictures</source>
      <translation>Auflösung der Bilder</translation>
    </message>
    <message>
      <source>Resolution that the export of a PNG proposes</source>
      <translation>Auflösung, die der Export eines PNG vorschlägt</translation>
    </message>
    <message>
      <source>Restarts</source>
      <translation>Neustarts</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Restore the drawn data</source>
      <translation>Gezogene Daten zurückholen</translation>
    </message>
    <message>
      <source>Result of the cluster tests</source>
      <translation>Ergebnis der Clustertests</translation>
    </message>
    <message>
      <source>Resume from &amp;here</source>
      <translation>Ab &amp;hier fortsetzen</translation>
    </message>
    <message>
      <source>Resume from here</source>
      <translation>Ab hier fortsetzen</translation>
    </message>
    <message>
      <source>Rewiring probability</source>
      <translation>Umlegewahrscheinlichkeit</translation>
    </message>
    <message>
      <source>Ridge regression by two more rows of data</source>
      <translation>Ridge-Regression durch zwei weitere Datenzeilen</translation>
    </message>
    <message>
      <source>Ridge μ</source>
      <translation>Ridge μ</translation>
    </message>
    <message>
      <source>Ridge μ of the model</source>
      <translation>Ridge μ des Modells</translation>
    </message>
    <message>
      <source>Ridge, lasso and elastic net</source>
      <translation>Ridge, Lasso und Elastic Net</translation>
    </message>
    <message>
      <source>Right answers: %1 of %2.</source>
      <translation>Richtige Antworten: %1 von %2.</translation>
    </message>
    <message>
      <source>Ring</source>
      <translation>Ring</translation>
    </message>
    <message>
      <source>Ring of two halves</source>
      <translation>Ring aus zwei Hälften</translation>
    </message>
    <message>
      <source>Rings at the exact optimum, except for groups whose models are not unique</source>
      <translation>Ringe am exakten Optimum, außer bei Gruppen, deren Modelle nicht eindeutig sind</translation>
    </message>
    <message>
      <source>Robust losses against poisoned labels</source>
      <translation>Robuste Verluste gegen Gift</translation>
    </message>
    <message>
      <source>Robustness: one label in five is wrong</source>
      <translation>Robustheit: Eines von fünf Labels ist falsch</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>Rows [node, node, weight] of added or changed edges; weight 0 removes the edge.</source>
      <translation>Zeilen [Knoten, Knoten, Gewicht] hinzugefügter oder geänderter Kanten; Gewicht 0 entfernt die Kante.</translation>
    </message>
    <message>
      <source>Rows [node, x, y] of the nodes that were moved by hand.</source>
      <translation>Zeilen [Knoten, x, y] der Knoten, die von Hand verschoben wurden.</translation>
    </message>
    <message>
      <source>Rows [source, target] or [source, target, weight]; nodes count from 0.</source>
      <translation>Zeilen [Anfang, Ende] oder [Anfang, Ende, Gewicht]; die Knoten werden ab 0 gezählt.</translation>
    </message>
    <message>
      <source>Rows [x, y, cluster] of added nodes; they are numbered after the nodes of the graph.</source>
      <translation>Zeilen [x, y, Cluster] hinzugefügter Knoten; ihre Nummern folgen auf die der Knoten des Graphen.</translation>
    </message>
    <message>
      <source>Rows before it are learned from: a number, or a time such as 2024-01-31 12:00.</source>
      <translation>Aus den Zeilen davor wird gelernt: eine Zahl oder eine Zeit wie 2024-01-31 12:00.</translation>
    </message>
    <message>
      <source>Rows from a time or number on; those before are learned from</source>
      <translation>Zeilen ab einer Zeit oder Zahl; aus denen davor wird gelernt</translation>
    </message>
    <message>
      <source>Rows held back</source>
      <translation>Zurückgehaltene Zeilen</translation>
    </message>
    <message>
      <source>Rows of every node, drawn at random</source>
      <translation>Zufällig gezogene Zeilen jedes Knotens</translation>
    </message>
    <message>
      <source>Rows with problems</source>
      <translation>Zeilen mit Problemen</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Lauf</translation>
    </message>
    <message>
      <source>Run %1</source>
      <translation>Lauf %1</translation>
    </message>
    <message>
      <source>Run every combination in the background</source>
      <translation>Jede Kombination im Hintergrund rechnen</translation>
    </message>
    <message>
      <source>Run every combination of the values of one or two parameters, with repeats</source>
      <translation>Jede Kombination der Werte eines oder zweier Parameter rechnen, mit Wiederholungen</translation>
    </message>
    <message>
      <source>Run or pause the method</source>
      <translation>Das Verfahren starten oder anhalten</translation>
    </message>
    <message>
      <source>Run the method: the curves grow from here.</source>
      <translation>Starten Sie das Verfahren: Die Kurven wachsen von hier an.</translation>
    </message>
    <message>
      <source>Run what the figure shows, in the background</source>
      <translation>Im Hintergrund rechnen, was die Abbildung zeigt</translation>
    </message>
    <message>
      <source>Run what the papers show and compare the numbers</source>
      <translation>Rechnen, was die Artikel zeigen, und die Zahlen vergleichen</translation>
    </message>
    <message>
      <source>Runs</source>
      <translation>Läufe</translation>
    </message>
    <message>
      <source>Runs of the sweep</source>
      <translation>Läufe des Parameterlaufs</translation>
    </message>
    <message>
      <source>Runs side by side</source>
      <translation>Läufe nebeneinander</translation>
    </message>
    <message>
      <source>Runs the fast primal-dual method, contracts nodes that have fused, solves for one model per cluster and proves the result with a flow.</source>
      <translation>Führt das schnelle primal-duale Verfahren aus, zieht verschmolzene Knoten zusammen, berechnet ein Modell pro Cluster und beweist das Ergebnis mit einem Fluss.</translation>
    </message>
    <message>
      <source>R²</source>
      <translation>R²</translation>
    </message>
    <message>
      <source>S&amp;plits</source>
      <translation>A&amp;ufteilungen</translation>
    </message>
    <message>
      <source>S&amp;tep</source>
      <translation>S&amp;chritt</translation>
    </message>
    <message>
      <source>S&amp;weep of parameters</source>
      <translation>&amp;Parameterlauf</translation>
    </message>
    <message>
      <source>SVG</source>
      <translation>SVG</translation>
    </message>
    <message>
      <source>Sample %1</source>
      <translation>Datenpunkt %1</translation>
    </message>
    <message>
      <source>Sample %1: y = %2</source>
      <translation>Datenpunkt %1: y = %2</translation>
    </message>
    <message>
      <source>Samples</source>
      <translation>Datenpunkte</translation>
    </message>
    <message>
      <source>Samples are compared by their first principal components.</source>
      <translation>Datenpunkte werden nach ihren ersten Hauptkomponenten verglichen.</translation>
    </message>
    <message>
      <source>Samples are drawn as</source>
      <translation>Darstellung der Datenpunkte</translation>
    </message>
    <message>
      <source>Samples at most</source>
      <translation>Datenpunkte höchstens</translation>
    </message>
    <message>
      <source>Samples become points of the plane that have the same neighbours: t-distributed stochastic neighbour embedding by the tree of Barnes and Hut, from the first principal components on.</source>
      <translation>Datenpunkte werden zu Punkten der Ebene, die dieselben Nachbarn haben: t-verteilte stochastische Nachbareinbettung mit dem Baum von Barnes und Hut, ausgehend von den ersten Hauptkomponenten.</translation>
    </message>
    <message>
      <source>Samples of a node</source>
      <translation>Datenpunkte pro Knoten</translation>
    </message>
    <message>
      <source>Samples of the node</source>
      <translation>Datenpunkte des Knotens</translation>
    </message>
    <message>
      <source>Samples to learn from: %L1 · for validation: %L2 · for the test: %L3</source>
      <translation>Datenpunkte zum Lernen: %L1 · zur Validierung: %L2 · für den Test: %L3</translation>
    </message>
    <message>
      <source>Sanity check: edges within clusters only</source>
      <translation>Plausibilitätsprüfung: Kanten nur innerhalb von Clustern</translation>
    </message>
    <message>
      <source>Saturated edges are borders</source>
      <translation>Gesättigte Kanten sind Grenzen</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
      <source>Save a copy of this lesson</source>
      <translation>Kopie dieser Lektion speichern</translation>
    </message>
    <message>
      <source>Save a copy of this lesson…</source>
      <translation>Kopie dieser Lektion speichern…</translation>
    </message>
    <message>
      <source>Save the session, or the document alone</source>
      <translation>Die Sitzung speichern oder nur das Dokument</translation>
    </message>
    <message>
      <source>Save under another name</source>
      <translation>Unter anderem Namen speichern</translation>
    </message>
    <message>
      <source>Saved as %1</source>
      <translation>Gespeichert als %1</translation>
    </message>
    <message>
      <source>Saved as %1, without the change that could not be applied</source>
      <translation>Gespeichert als %1, ohne die Änderung, die nicht angewendet werden konnte</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>Speichern…</translation>
    </message>
    <message>
      <source>Scale</source>
      <translation>Skala</translation>
    </message>
    <message>
      <source>Scale every feature and the label to mean 0 and standard deviation 1.</source>
      <translation>Jedes Merkmal und das Label auf Mittelwert 0 und Standardabweichung 1 skalieren.</translation>
    </message>
    <message>
      <source>Scale of features</source>
      <translation>Skala der Merkmale</translation>
    </message>
    <message>
      <source>Scale of presentations</source>
      <translation>Maßstab von Präsentationen</translation>
    </message>
    <message>
      <source>Scale of presentations, number</source>
      <translation>Maßstab von Präsentationen, Zahl</translation>
    </message>
    <message>
      <source>Scale of the colours</source>
      <translation>Farbskala</translation>
    </message>
    <message>
      <source>Scale of u = (x − centre) / scale: one number, or one per feature. Choose it so that u is of order one.</source>
      <translation>Skala von u = (x − Zentrum) / Skala: eine Zahl oder eine pro Merkmal. Wählen Sie sie so, dass u von der Größenordnung eins ist.</translation>
    </message>
    <message>
      <source>Scale s</source>
      <translation>Skala s</translation>
    </message>
    <message>
      <source>Scatter axes</source>
      <translation>Streudiagrammachsen</translation>
    </message>
    <message>
      <source>Scatter plot of the local parameter vectors</source>
      <translation>Streudiagramm der lokalen Parametervektoren</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Szene</translation>
    </message>
    <message>
      <source>Scene %1 of %2</source>
      <translation>Szene %1 von %2</translation>
    </message>
    <message>
      <source>Scene %1: %2</source>
      <translation>Szene %1: %2</translation>
    </message>
    <message>
      <source>Scenes</source>
      <translation>Szenen</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suche</translation>
    </message>
    <message>
      <source>Search presets</source>
      <translation>Vorlagen durchsuchen</translation>
    </message>
    <message>
      <source>Search the help</source>
      <translation>Die Hilfe durchsuchen</translation>
    </message>
    <message>
      <source>Search the help for “%1”</source>
      <translation>Die Hilfe nach „%1“ durchsuchen</translation>
    </message>
    <message>
      <source>Search: clusters, privacy, Fig. 3, …</source>
      <translation>Suche: Cluster, Privatheit, Fig. 3, …</translation>
    </message>
    <message>
      <source>Second end of the edge</source>
      <translation>Zweites Ende der Kante</translation>
    </message>
    <message>
      <source>Second smallest eigenvalue of the Laplacian: 0 for several components, the larger the better connected; for at most %1 nodes</source>
      <translation>Zweitkleinster Eigenwert der Laplace-Matrix: 0 bei mehreren Komponenten, und je größer, desto besser ist der Graph verbunden; für höchstens %1 Knoten</translation>
    </message>
    <message>
      <source>Seconds of computing</source>
      <translation>Rechenzeit in Sekunden</translation>
    </message>
    <message>
      <source>Section %1</source>
      <translation>Abschnitt %1</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Startwert</translation>
    </message>
    <message>
      <source>Seed of all random numbers.</source>
      <translation>Startwert (Seed) aller Zufallszahlen.</translation>
    </message>
    <message>
      <source>Seed of the draw, which does not depend on that of the experiment.</source>
      <translation>Startwert der Ziehung, der nicht von dem des Experiments abhängt.</translation>
    </message>
    <message>
      <source>Select</source>
      <translation>Auswählen</translation>
    </message>
    <message>
      <source>Select a node on the canvas to see its data, its model, its neighbours and its history.</source>
      <translation>Wählen Sie auf der Zeichenfläche einen Knoten aus, um seine Daten, sein Modell, seine Nachbarn und seinen Verlauf zu sehen.</translation>
    </message>
    <message>
      <source>Select a node on the graph to see its numbers; at a speed of up to five iterations per second the present line is marked</source>
      <translation>Wählen Sie im Graphen einen Knoten aus, um seine Zahlen zu sehen; bei bis zu fünf Iterationen pro Sekunde ist die aktuelle Zeile markiert</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Alles auswählen</translation>
    </message>
    <message>
      <source>Select all cells</source>
      <translation>Alle Zellen auswählen</translation>
    </message>
    <message>
      <source>Select nodes on the graph first</source>
      <translation>Wählen Sie zuerst Knoten auf dem Graphen aus</translation>
    </message>
    <message>
      <source>Select one or several columns, then choose their use</source>
      <translation>Eine oder mehrere Spalten auswählen, dann ihre Verwendung wählen</translation>
    </message>
    <message>
      <source>Select the nodes in a rectangle; Shift adds to the selection</source>
      <translation>Die Knoten in einem Rechteck auswählen; Shift erweitert die Auswahl</translation>
    </message>
    <message>
      <source>Select the nodes inside a line; Shift adds to the selection</source>
      <translation>Die Knoten innerhalb einer Linie auswählen; Shift erweitert die Auswahl</translation>
    </message>
    <message>
      <source>Self-loops</source>
      <translation>Schleifen</translation>
    </message>
    <message>
      <source>Sentence</source>
      <translation>Satz</translation>
    </message>
    <message>
      <source>Separator</source>
      <translation>Trennzeichen</translation>
    </message>
    <message>
      <source>Series</source>
      <translation>Reihen</translation>
    </message>
    <message>
      <source>Server and clients</source>
      <translation>Server und Clients</translation>
    </message>
    <message>
      <source>Server and twelve clients</source>
      <translation>Server und zwölf Clients</translation>
    </message>
    <message>
      <source>Servers</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>Sessions, experiments and lessons (*.gtvlab *.json);;All files (*)</source>
      <translation>Sitzungen, Experimente und Lektionen (*.gtvlab *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Sessions: everything (*.gtvlab)</source>
      <translation>Sitzungen: alles (*.gtvlab)</translation>
    </message>
    <message>
      <source>Set</source>
      <translation>Setzen</translation>
    </message>
    <message>
      <source>Set weight…</source>
      <translation>Gewicht ändern…</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Several values</source>
      <translation>Mehrere Werte</translation>
    </message>
    <message>
      <source>Shape k</source>
      <translation>Formparameter k</translation>
    </message>
    <message>
      <source>Shape k of the gamma distribution of positive labels; 1 is the exponential distribution.</source>
      <translation>Formparameter k der Gammaverteilung positiver Labels; 1 ist die Exponentialverteilung.</translation>
    </message>
    <message>
      <source>Shape of the gamma distribution, whose variance is the square of the mean over k; 1 is the exponential distribution.</source>
      <translation>Formparameter der Gammaverteilung, deren Varianz das Quadrat des Mittelwerts geteilt durch k ist; 1 ist die Exponentialverteilung.</translation>
    </message>
    <message>
      <source>Shape of the labels</source>
      <translation>Formparameter der Labels</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Teilen</translation>
    </message>
    <message>
      <source>Share held back</source>
      <translation>Zurückgehaltener Anteil</translation>
    </message>
    <message>
      <source>Share of every node's samples, drawn at random, that are not learned from: their labels are validation labels.</source>
      <translation>Anteil der Datenpunkte jedes Knotens, der ausgelost und nicht gelernt wird; ihre Labels sind Validierungslabels.</translation>
    </message>
    <message>
      <source>Share of features</source>
      <translation>Anteil der Merkmale</translation>
    </message>
    <message>
      <source>Share of right predictions for the validation labels or, without any, for all labels</source>
      <translation>Anteil richtiger Vorhersagen auf den Validierungslabels oder, wenn es keine gibt, auf allen Labels</translation>
    </message>
    <message>
      <source>Share of right predictions of the training labels, which are classes</source>
      <translation>Anteil richtiger Vorhersagen der Trainingslabels, die Klassen sind</translation>
    </message>
    <message>
      <source>Share of right predictions of the validation labels, which are classes</source>
      <translation>Anteil richtiger Vorhersagen der Validierungslabels, die Klassen sind</translation>
    </message>
    <message>
      <source>Share of samples</source>
      <translation>Anteil der Datenpunkte</translation>
    </message>
    <message>
      <source>Share of the clients that the trimmed mean and Krum leave out.</source>
      <translation>Anteil der Clients, den der getrimmte Mittelwert und Krum weglassen.</translation>
    </message>
    <message>
      <source>Share of the distance</source>
      <translation>Anteil des Abstands</translation>
    </message>
    <message>
      <source>Share of the features that is drawn for every split.</source>
      <translation>Anteil der Merkmale, der für jede Teilung gezogen wird.</translation>
    </message>
    <message>
      <source>Share of the file that was read</source>
      <translation>Gelesener Anteil der Datei</translation>
    </message>
    <message>
      <source>Share of the labelled nodes whose labels are hidden for the test, where the data keeps neither nodes nor samples for it.</source>
      <translation>Anteil der gelabelten Knoten, deren Labels für den Test verborgen werden, wenn die Daten dafür weder Knoten noch Datenpunkte zurückhalten.</translation>
    </message>
    <message>
      <source>Share of the labelled nodes whose labels are used to choose λ.</source>
      <translation>Anteil der gelabelten Knoten, deren Labels zur Wahl von λ dienen.</translation>
    </message>
    <message>
      <source>Share of the nodes that are drawn.</source>
      <translation>Anteil der Knoten, die gezogen werden.</translation>
    </message>
    <message>
      <source>Share of the nodes that compute in an iteration, drawn again in every iteration.</source>
      <translation>Anteil der Knoten, die in einer Iteration rechnen; er wird in jeder Iteration neu gezogen.</translation>
    </message>
    <message>
      <source>Share of the nodes with data that take part in a round, drawn at random.</source>
      <translation>Anteil der Knoten mit Daten, die an einer Runde teilnehmen, zufällig gezogen.</translation>
    </message>
    <message>
      <source>Share of the rows of every node.</source>
      <translation>Anteil der Zeilen jedes Knotens.</translation>
    </message>
    <message>
      <source>Share of the samples of every attacker that get the pattern; they are drawn at random.</source>
      <translation>Anteil der Datenpunkte jedes Angreifers, der das Muster erhält; sie werden zufällig gezogen.</translation>
    </message>
    <message>
      <source>Share of the samples of the node whose label its model predicts</source>
      <translation>Anteil der Datenpunkte des Knotens, deren Label sein Modell vorhersagt</translation>
    </message>
    <message>
      <source>Share of the samples that is drawn for a tree, with replacement.</source>
      <translation>Anteil der Datenpunkte, der für einen Baum mit Zurücklegen gezogen wird.</translation>
    </message>
    <message>
      <source>Share of the samples that is drawn for a tree, without replacement.</source>
      <translation>Anteil der Datenpunkte, der für einen Baum ohne Zurücklegen gezogen wird.</translation>
    </message>
    <message>
      <source>Shared parameters</source>
      <translation>Gemeinsame Parameter</translation>
    </message>
    <message>
      <source>Shift s</source>
      <translation>Verschiebung s</translation>
    </message>
    <message>
      <source>Shifted labels</source>
      <translation>Verschobene Labels</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Show in &amp;local models</source>
      <translation>In den lokalen &amp;Modellen zeigen</translation>
    </message>
    <message>
      <source>Show in the plot of the local models</source>
      <translation>Im Diagramm der lokalen Modelle zeigen</translation>
    </message>
    <message>
      <source>Show labels</source>
      <translation>Labels zeigen</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Show only rows with this text in a name, or rows that meet conditions: %1. The tooltips of the columns give their names.</source>
      <translation>Nur Zeilen zeigen, die diesen Text in einem Namen haben oder Bedingungen erfüllen: %1. Die Tooltips der Spalten nennen deren Namen.</translation>
    </message>
    <message>
      <source>Show or hide</source>
      <translation>Zeigen oder verbergen</translation>
    </message>
    <message>
      <source>Show or hide the parameters of the selected method</source>
      <translation>Die Parameter des ausgewählten Verfahrens zeigen oder verbergen</translation>
    </message>
    <message>
      <source>Show the answer (Page Down or space)</source>
      <translation>Die Antwort zeigen (Bild ab oder Leertaste)</translation>
    </message>
    <message>
      <source>Show the average of the server, or the models of the clients.</source>
      <translation>Den Mittelwert des Servers zeigen oder die Modelle der Clients.</translation>
    </message>
    <message>
      <source>Show the error over λ; there is no room for both plots</source>
      <translation>Den Fehler über λ zeigen; für beide Diagramme ist kein Platz</translation>
    </message>
    <message>
      <source>Show the lesson from its first scene on</source>
      <translation>Die Lektion ab der ersten Szene zeigen</translation>
    </message>
    <message>
      <source>Show the models over λ; there is no room for both plots</source>
      <translation>Die Modelle über λ zeigen; für beide Diagramme ist kein Platz</translation>
    </message>
    <message>
      <source>Show the possible values</source>
      <translation>Die möglichen Werte zeigen</translation>
    </message>
    <message>
      <source>Show the weight of the edges, or their flow: the share of the capacity λ·weight that is used. Neighbours may differ only where the capacity is used up (bold): the borders of the clusters are among these edges.</source>
      <translation>Das Gewicht der Kanten zeigen oder ihren Fluss: den Anteil der Kapazität λ·Gewicht, der genutzt wird. Nachbarn können sich nur unterscheiden, wo die Kapazität ausgeschöpft ist (fett): Die Grenzen der Cluster liegen auf diesen Kanten.</translation>
    </message>
    <message>
      <source>Show the whole graph</source>
      <translation>Den ganzen Graphen zeigen</translation>
    </message>
    <message>
      <source>Show this scene</source>
      <translation>Diese Szene zeigen</translation>
    </message>
    <message>
      <source>Show this scene in the window</source>
      <translation>Diese Szene im Fenster zeigen</translation>
    </message>
    <message>
      <source>Shows</source>
      <translation>Zeigt</translation>
    </message>
    <message>
      <source>Signs of comments</source>
      <translation>Kommentarzeichen</translation>
    </message>
    <message>
      <source>Similar data</source>
      <translation>Ähnliche Daten</translation>
    </message>
    <message>
      <source>Similar models</source>
      <translation>Ähnliche Modelle</translation>
    </message>
    <message>
      <source>Similarity</source>
      <translation>Ähnlichkeit</translation>
    </message>
    <message>
      <source>Single nodes</source>
      <translation>Einzelne Knoten</translation>
    </message>
    <message>
      <source>Single precision moves half the bytes: a preview for huge graphs, to a relative gap of about 1e-6.</source>
      <translation>Einfache Genauigkeit bewegt halb so viele Bytes: eine Vorschau für riesige Graphen, bis zu einer relativen Lücke von etwa 1e-6.</translation>
    </message>
    <message>
      <source>Six kinds of model for one sine wave</source>
      <translation>Sechs Arten von Modellen für eine Sinuswelle</translation>
    </message>
    <message>
      <source>Six nodes, all joined. With a norm (network Lasso) the next slopes differ by 1 − λ, and from about λ = 1 on they are equal.</source>
      <translation>Sechs Knoten, alle miteinander verbunden. Mit einer Norm (Network Lasso) unterscheiden sich benachbarte Steigungen um 1 − λ, und etwa ab λ = 1 sind sie gleich.</translation>
    </message>
    <message>
      <source>Six nodes, six slopes</source>
      <translation>Sechs Knoten, sechs Steigungen</translation>
    </message>
    <message>
      <source>Six ways to one optimum</source>
      <translation>Sechs Wege zu einem Optimum</translation>
    </message>
    <message>
      <source>Sixteen nodes, two clusters: with a norm there are two models, and every node of a cluster has exactly the same.</source>
      <translation>Sechzehn Knoten, zwei Cluster: Mit einer Norm gibt es zwei Modelle, und alle Knoten eines Clusters haben genau dasselbe.</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Size of fonts, lines and markers in a presentation</source>
      <translation>Größe von Schrift, Linien und Symbolen in einer Präsentation</translation>
    </message>
    <message>
      <source>Size of the letters in points</source>
      <translation>Schriftgröße in Punkt</translation>
    </message>
    <message>
      <source>Size of the perturbation.</source>
      <translation>Größe der Störung.</translation>
    </message>
    <message>
      <source>Size of the view</source>
      <translation>Größe der Ansicht</translation>
    </message>
    <message>
      <source>Slide, 16:9</source>
      <translation>Folie, 16:9</translation>
    </message>
    <message>
      <source>Slider of λ</source>
      <translation>Regler von λ</translation>
    </message>
    <message>
      <source>Small world</source>
      <translation>Kleine Welt</translation>
    </message>
    <message>
      <source>Smaller λ</source>
      <translation>Kleineres λ</translation>
    </message>
    <message>
      <source>Smallest number of samples with equal features.</source>
      <translation>Kleinste Zahl der Datenpunkte mit gleichen Merkmalen.</translation>
    </message>
    <message>
      <source>Smallest value of an entry.</source>
      <translation>Kleinster Wert eines Eintrags.</translation>
    </message>
    <message>
      <source>Smallest λ</source>
      <translation>Kleinstes λ</translation>
    </message>
    <message>
      <source>Smooth functions of all features: approximately ridge regression with a Gaussian kernel.</source>
      <translation>Glatte Funktionen aller Merkmale: näherungsweise Ridge-Regression mit einem Gauß-Kern.</translation>
    </message>
    <message>
      <source>So many pairs that differ least are joined: of given models the graph of least GTV with this number of edges of weight 1.</source>
      <translation>So viele Paare, die sich am wenigsten unterscheiden, werden verbunden: bei gegebenen Modellen der Graph kleinster GTV mit dieser Zahl von Kanten des Gewichts 1.</translation>
    </message>
    <message>
      <source>Solvers of GTVMin</source>
      <translation>Löser für GTVMin</translation>
    </message>
    <message>
      <source>Solves the linear system of quadratic losses and penalties by a sparse factorisation, in one step; further steps refine the solution.</source>
      <translation>Löst das lineare Gleichungssystem quadratischer Verluste und Strafterme durch eine dünnbesetzte Faktorisierung, in einem Schritt; weitere Schritte verfeinern die Lösung.</translation>
    </message>
    <message>
      <source>Solves the linear system of quadratic losses and penalties iteratively, on graphs of any size.</source>
      <translation>Löst das lineare Gleichungssystem quadratischer Verluste und Strafterme iterativ, auf Graphen jeder Größe.</translation>
    </message>
    <message>
      <source>Solving the first split …</source>
      <translation>Erste Aufteilung wird gelöst …</translation>
    </message>
    <message>
      <source>Some parameters are shared by all nodes, the others are personal</source>
      <translation>Einige Parameter sind allen Knoten gemeinsam, die anderen sind persönlich</translation>
    </message>
    <message>
      <source>Some λ</source>
      <translation>Ein mittleres λ</translation>
    </message>
    <message>
      <source>Something stands where a value is missing</source>
      <translation>Wo ein Wert fehlt, wird einer eingesetzt</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Sortieren</translation>
    </message>
    <message>
      <source>Sort the nodes by true cluster, or by learned cluster (where the penalty is not a norm, by group of similar models)</source>
      <translation>Die Knoten nach wahrem oder nach gelerntem Cluster ordnen (wenn der Strafterm keine Norm ist, nach Gruppe ähnlicher Modelle)</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Source of the experiment.</source>
      <translation>Quelle des Experiments.</translation>
    </message>
    <message>
      <source>Spectral</source>
      <translation>Spektral</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Speeds</source>
      <translation>Geschwindigkeiten</translation>
    </message>
    <message>
      <source>Speeds are drawn so that the fastest node is at most this many times as fast as the slowest; 1 makes all equal.</source>
      <translation>Die Geschwindigkeiten werden so gezogen, dass der schnellste Knoten höchstens um diesen Faktor schneller ist als der langsamste; bei 1 sind alle gleich schnell.</translation>
    </message>
    <message>
      <source>Speeds of nodes 0, 1, …: a node of speed 0.25 computes in every fourth iteration. Nodes beyond the list have the speed that is drawn for them.</source>
      <translation>Geschwindigkeiten der Knoten 0, 1, …: Ein Knoten mit Geschwindigkeit 0.25 rechnet in jeder vierten Iteration. Knoten jenseits der Liste haben die Geschwindigkeit, die für sie gezogen wird.</translation>
    </message>
    <message>
      <source>Spline</source>
      <translation>Spline</translation>
    </message>
    <message>
      <source>Splits done</source>
      <translation>Fertige Aufteilungen</translation>
    </message>
    <message>
      <source>Splits on single features, each chosen to lower the squared error most; a leaf predicts the mean of its labels.</source>
      <translation>Teilungen nach einzelnen Merkmalen, jede so gewählt, dass sie den quadratischen Fehler am stärksten senkt; ein Blatt sagt den Mittelwert seiner Labels vorher.</translation>
    </message>
    <message>
      <source>Spread</source>
      <translation>Streuung</translation>
    </message>
    <message>
      <source>Spread of speeds</source>
      <translation>Geschwindigkeitsstreuung</translation>
    </message>
    <message>
      <source>Square (MOCHA)</source>
      <translation>Quadrat (MOCHA)</translation>
    </message>
    <message>
      <source>Square: a slope</source>
      <translation>Quadrat: eine Schräge</translation>
    </message>
    <message>
      <source>Square: a smeared border</source>
      <translation>Quadrat: verwischte Grenze</translation>
    </message>
    <message>
      <source>Square: clusters blur</source>
      <translation>Quadrat: Cluster verschwimmen</translation>
    </message>
    <message>
      <source>Square: models never meet</source>
      <translation>Quadrat: Sie treffen sich nie</translation>
    </message>
    <message>
      <source>Squared error</source>
      <translation>Quadratischer Fehler</translation>
    </message>
    <message>
      <source>Squared for residuals up to δ, linear beyond.</source>
      <translation>Quadratisch für Residuen bis δ, darüber linear.</translation>
    </message>
    <message>
      <source>Squared loss</source>
      <translation>Quadratischer Verlust</translation>
    </message>
    <message>
      <source>Squared norm</source>
      <translation>Quadrierte Norm</translation>
    </message>
    <message>
      <source>Squared norm with a factor: κ = ½ is MOCHA, κ = 1 the plain squared norm.</source>
      <translation>Quadrierte Norm mit einem Faktor: κ = ½ ist MOCHA, κ = 1 die quadrierte Norm selbst.</translation>
    </message>
    <message>
      <source>Squared residuals: least squares on the local dataset.</source>
      <translation>Quadrierte Residuen: kleinste Quadrate auf dem lokalen Datensatz.</translation>
    </message>
    <message>
      <source>Standard deviation of every entry around the mean.</source>
      <translation>Standardabweichung jedes Eintrags um den Mittelwert.</translation>
    </message>
    <message>
      <source>Standard deviation of the labels around the line; 0: on the line</source>
      <translation>Standardabweichung der Labels um die Gerade; 0: auf der Geraden</translation>
    </message>
    <message>
      <source>Standard deviation of the noise that a node adds to what it shares.</source>
      <translation>Standardabweichung des Rauschens, das ein Knoten zu dem addiert, was er teilt.</translation>
    </message>
    <message>
      <source>Standard deviation of the noise that is added to every step.</source>
      <translation>Standardabweichung des Rauschens, das zu jedem Schritt addiert wird.</translation>
    </message>
    <message>
      <source>Standard deviation of the noise, which is drawn in every iteration.</source>
      <translation>Standardabweichung des Rauschens, das in jeder Iteration gezogen wird.</translation>
    </message>
    <message>
      <source>Standard deviation σ of every coordinate around the true parameters.</source>
      <translation>Standardabweichung σ jeder Koordinate um die wahren Parameter.</translation>
    </message>
    <message>
      <source>Standard deviation σ of the label noise.</source>
      <translation>Standardabweichung σ des Labelrauschens.</translation>
    </message>
    <message>
      <source>Standard deviation σ of the noise.</source>
      <translation>Standardabweichung σ des Rauschens.</translation>
    </message>
    <message>
      <source>Standard deviation σ_a of the noise on the features of a copy. For many copies the mean squared loss is that of the original data with a ridge term σ_a²‖w‖².</source>
      <translation>Standardabweichung σ_a des Rauschens auf den Merkmalen einer Kopie. Bei vielen Kopien gleicht der mittlere quadratische Verlust dem der ursprünglichen Daten plus einem Ridge-Term σ_a²‖w‖².</translation>
    </message>
    <message>
      <source>Standardise</source>
      <translation>Standardisieren</translation>
    </message>
    <message>
      <source>Standardise by</source>
      <translation>Standardisieren nach</translation>
    </message>
    <message>
      <source>Stands above the picture in large letters</source>
      <translation>Steht in großer Schrift über dem Bild</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Stern</translation>
    </message>
    <message>
      <source>Star (as printed)</source>
      <translation>Stern (wie abgedruckt)</translation>
    </message>
    <message>
      <source>Star instead of ring: the way to one model is another, but the model at the end is the same.</source>
      <translation>Stern statt Ring: Der Weg zu einem gemeinsamen Modell ist ein anderer, das Modell am Ende aber dasselbe.</translation>
    </message>
    <message>
      <source>Star with 12 leaves</source>
      <translation>Stern mit 12 Blättern</translation>
    </message>
    <message>
      <source>Star: federated learning with a server</source>
      <translation>Stern: föderiertes Lernen mit einem Server</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Start</translation>
    </message>
    <message>
      <source>Start from nothing and draw the graph by hand</source>
      <translation>Mit nichts beginnen und den Graphen von Hand zeichnen</translation>
    </message>
    <message>
      <source>Start from the default experiment</source>
      <translation>Mit dem Standardexperiment beginnen</translation>
    </message>
    <message>
      <source>Start here</source>
      <translation>Hier beginnen</translation>
    </message>
    <message>
      <source>Start runs the methods side by side; each curve is drawn over what its method has used.</source>
      <translation>„Start“ lässt die Verfahren nebeneinander laufen; jede Kurve ist über dem Verbrauch ihres Verfahrens gezeichnet.</translation>
    </message>
    <message>
      <source>Start value of the estimated step balance.</source>
      <translation>Anfangswert der geschätzten Schrittbalance.</translation>
    </message>
    <message>
      <source>Start value of the estimated step balance; 0 guesses it from the problem.</source>
      <translation>Anfangswert der geschätzten Schrittbalance; bei 0 wird er aus dem Problem geschätzt.</translation>
    </message>
    <message>
      <source>Start values</source>
      <translation>Startwerte</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>Starten mit</translation>
    </message>
    <message>
      <source>State of the method, or why it ended</source>
      <translation>Zustand des Verfahrens oder Grund seines Endes</translation>
    </message>
    <message>
      <source>State of the privacy curve</source>
      <translation>Stand der Privatheitskurve</translation>
    </message>
    <message>
      <source>State of the race</source>
      <translation>Stand des Wettlaufs</translation>
    </message>
    <message>
      <source>State of the run</source>
      <translation>Stand des Laufs</translation>
    </message>
    <message>
      <source>State of the sweep</source>
      <translation>Stand des Parameterlaufs</translation>
    </message>
    <message>
      <source>Stated numbers, and how our numbers are computed.</source>
      <translation>Angegebene Zahlen und wie unsere Zahlen berechnet werden.</translation>
    </message>
    <message>
      <source>Statistic</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <source>Statistic of the repeats that is compared.</source>
      <translation>Statistik der Wiederholungen, die verglichen wird.</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Step %1: %2</source>
      <translation>Schritt %1: %2</translation>
    </message>
    <message>
      <source>Step &amp;back</source>
      <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
      <source>Step back</source>
      <translation>Schritt zurück</translation>
    </message>
    <message>
      <source>Step balance γ</source>
      <translation>Schrittbalance γ</translation>
    </message>
    <message>
      <source>Step forward</source>
      <translation>Schritt vor</translation>
    </message>
    <message>
      <source>Step size</source>
      <translation>Schrittweite</translation>
    </message>
    <message>
      <source>Step size of a client's gradient steps.</source>
      <translation>Schrittweite der Gradientenschritte eines Clients.</translation>
    </message>
    <message>
      <source>Step size of the first step, or of all steps; gradient descent diverges above 2/β.</source>
      <translation>Schrittweite des ersten Schritts oder aller Schritte; über 2/β divergiert der Gradientenabstieg.</translation>
    </message>
    <message>
      <source>Step size of the gradient steps; it is stable below 2/λ_max.</source>
      <translation>Schrittweite der Gradientenschritte; unter 2/λ_max ist sie stabil.</translation>
    </message>
    <message>
      <source>Step size of the optimiser.</source>
      <translation>Schrittweite des Optimierers.</translation>
    </message>
    <message>
      <source>Step size of the personal model.</source>
      <translation>Schrittweite des persönlichen Modells.</translation>
    </message>
    <message>
      <source>Step size of these steps, which is η times λ.</source>
      <translation>Schrittweite dieser Schritte, gleich η mal λ.</translation>
    </message>
    <message>
      <source>Step size of these steps; it is halved if the loss would rise.</source>
      <translation>Schrittweite dabei; sie wird halbiert, wenn der Verlust steigen würde.</translation>
    </message>
    <message>
      <source>Step size α</source>
      <translation>Schrittweite α</translation>
    </message>
    <message>
      <source>Step size; 0 takes 1/β with a proved bound on the smoothness β. Above 2/β gradient descent may diverge.</source>
      <translation>Schrittweite; 0 nimmt 1/β mit einer bewiesenen Schranke für die Glattheit β. Über 2/β kann der Gradientenabstieg divergieren.</translation>
    </message>
    <message>
      <source>Step sizes</source>
      <translation>Schrittweiten</translation>
    </message>
    <message>
      <source>Step that is shown</source>
      <translation>Angezeigter Schritt</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>Steps of its gradient descent.</source>
      <translation>Schritte ihres Gradientenabstiegs.</translation>
    </message>
    <message>
      <source>Steps of the import</source>
      <translation>Schritte des Imports</translation>
    </message>
    <message>
      <source>Steps or a slope?</source>
      <translation>Stufe oder Rampe?</translation>
    </message>
    <message>
      <source>Steps that change the table before its columns are chosen, in their order.</source>
      <translation>Schritte, die die Tabelle verändern, bevor ihre Spalten gewählt werden, in ihrer Reihenfolge.</translation>
    </message>
    <message>
      <source>Steps that prepare the present table, the use of its columns, what is kept for validation, and the graph over its nodes</source>
      <translation>Schritte zur Aufbereitung der vorhandenen Tabelle, die Verwendung ihrer Spalten, was für die Validierung zurückgehalten wird, und der Graph über ihren Knoten</translation>
    </message>
    <message>
      <source>Stochastic block model</source>
      <translation>Stochastisches Blockmodell</translation>
    </message>
    <message>
      <source>Stochastic gradient descent: the batch size</source>
      <translation>Stochastischer Gradientenabstieg: die Batchgröße</translation>
    </message>
    <message>
      <source>Stochastic gradients of the loss of the selected node at the iterates of the run. Where the spread of the batches is well above the norm of the gradient, a single step is mostly noise: with steps of one size the iterates end by moving about the minimum, the farther from it the larger the step. The spread falls as 1/√B with the size B of the batch.</source>
      <translation>Stochastische Gradienten der Verlustfunktion des ausgewählten Knotens an den Iterierten des Laufs. Wo die Streuung der Batches weit über der Norm des Gradienten liegt, besteht ein einzelner Schritt vor allem aus Rauschen: Bei fester Schrittweite irren die Iterierten am Ende um das Minimum, und zwar umso weiter entfernt, je größer der Schritt ist. Die Streuung fällt wie 1/√B mit der Größe B des Batches.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stopp</translation>
    </message>
    <message>
      <source>Stop after this many iterations since the start or since the last change during the run.</source>
      <translation>Anhalten nach so vielen Iterationen seit dem Start oder seit der letzten Änderung während des Laufs.</translation>
    </message>
    <message>
      <source>Stop after this many seconds; 0 means no limit.</source>
      <translation>Anhalten nach so vielen Sekunden; 0 bedeutet keine Grenze.</translation>
    </message>
    <message>
      <source>Stop and keep the draws that are finished</source>
      <translation>Anhalten und die fertigen Ziehungen behalten</translation>
    </message>
    <message>
      <source>Stop and keep the results so far</source>
      <translation>Anhalten und die bisherigen Ergebnisse behalten</translation>
    </message>
    <message>
      <source>Stop and keep the splits that are done</source>
      <translation>Anhalten und die fertigen Aufteilungen behalten</translation>
    </message>
    <message>
      <source>Stop and keep what is computed</source>
      <translation>Anhalten und behalten, was berechnet ist</translation>
    </message>
    <message>
      <source>Stop and keep what is done</source>
      <translation>Anhalten und behalten, was fertig ist</translation>
    </message>
    <message>
      <source>Stop the computation</source>
      <translation>Die Berechnung anhalten</translation>
    </message>
    <message>
      <source>Stop when the certificate proves this absolute gap; 0 switches the rule off.</source>
      <translation>Anhalten, wenn das Zertifikat diese absolute Lücke beweist; 0 schaltet die Regel ab.</translation>
    </message>
    <message>
      <source>Stop when the certificate proves this relative gap; 0 switches the rule off.</source>
      <translation>Anhalten, wenn das Zertifikat diese relative Lücke beweist; 0 schaltet die Regel ab.</translation>
    </message>
    <message>
      <source>Stop when |P_k − P_{k−window}| ≤ η. This proves nothing about the optimum; 0 switches the rule off.</source>
      <translation>Anhalten, wenn |P_k − P_{k−window}| ≤ η ist. Das beweist nichts über das Optimum; 0 schaltet die Regel ab.</translation>
    </message>
    <message>
      <source>Stopped after %1.</source>
      <translation>Angehalten nach %1.</translation>
    </message>
    <message>
      <source>Stopped; the results so far are kept.</source>
      <translation>Angehalten; die bisherigen Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
      <source>Sum of the local losses plus λ times the total variation</source>
      <translation>Summe der lokalen Verluste plus λ mal die Totalvariation</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Zusammenfassung</translation>
    </message>
    <message>
      <source>Summary of the file</source>
      <translation>Zusammenfassung der Datei</translation>
    </message>
    <message>
      <source>Sweep</source>
      <translation>Parameterlauf</translation>
    </message>
    <message>
      <source>Sweeps of this document, the newest last</source>
      <translation>Parameterläufe dieses Dokuments, der neueste zuletzt</translation>
    </message>
    <message>
      <source>Symmetric positive definite d × d matrix, rows separated by semicolons; empty means the identity.</source>
      <translation>Symmetrische positiv definite d × d-Matrix, Zeilen durch Semikolon getrennt; leer bedeutet die Einheitsmatrix.</translation>
    </message>
    <message>
      <source>Symmetric positive semidefinite d × d matrix, rows separated by semicolons; empty means the identity.</source>
      <translation>Symmetrische positiv semidefinite d × d-Matrix, Zeilen durch Semikolon getrennt; leer bedeutet die Einheitsmatrix.</translation>
    </message>
    <message>
      <source>Synthetic, linear model</source>
      <translation>Synthetisch, lineares Modell</translation>
    </message>
    <message>
      <source>Synthetic, points</source>
      <translation>Synthetisch, Punkte</translation>
    </message>
    <message>
      <source>Synthetic, sine waves</source>
      <translation>Synthetisch, Sinuswellen</translation>
    </message>
    <message>
      <source>T(z) ← one iteration of Algorithm 1 from z, in one pass over all nodes and edges</source>
      <translation>T(z) ← eine Iteration von Algorithmus 1 ab z, in einem Durchgang über alle Knoten und Kanten</translation>
    </message>
    <message>
      <source>T-shirt</source>
      <translation>T-Shirt</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Table I with network Lasso, the mean of the local losses, λ = 0.01 and step balance γ = 1, as the text has them. After the 1000 iterations of the table the error of the parameters, equation (39), is still about 2: the method is far from converged, and the error curve is still falling. After 3000 iterations the error is about 3.5e-5. With γ = 10, 1000 iterations are enough; the published 1.42e-5 comes from the official-code variant.</source>
      <translation>Tabelle I mit Network Lasso, dem Mittelwert der lokalen Verluste, λ = 0.01 und Schrittbalance γ = 1, wie sie im Text stehen. Nach den 1000 Iterationen der Tabelle ist der Fehler der Parameter, Gleichung (39), noch etwa 2: Das Verfahren ist weit von der Konvergenz entfernt, und die Fehlerkurve fällt noch. Nach 3000 Iterationen ist der Fehler etwa 3.5e-5. Mit γ = 10 genügen 1000 Iterationen; die veröffentlichten 1.42e-5 stammen aus der Variante mit dem offiziellen Code.</translation>
    </message>
    <message>
      <source>Table I: 100 parameters from 10 samples</source>
      <translation>Tabelle I: 100 Parameter aus 10 Datenpunkten</translation>
    </message>
    <message>
      <source>Table I: 100 parameters from 10 samples (as printed)</source>
      <translation>Tabelle I: 100 Parameter aus 10 Datenpunkten (wie abgedruckt)</translation>
    </message>
    <message>
      <source>Table I: Algorithm 1, IFCA and FedAvg</source>
      <translation>Tabelle I: Algorithmus 1, IFCA und FedAvg</translation>
    </message>
    <message>
      <source>Table of the edges</source>
      <translation>Tabelle der Kanten</translation>
    </message>
    <message>
      <source>Table of the nodes</source>
      <translation>Tabelle der Knoten</translation>
    </message>
    <message>
      <source>Tables (*.csv *.tsv *.tab *.txt *.dat *.gz);;Nodes of graphs (*.graphml *.gml *.gexf *.dot *.json);;All files (*)</source>
      <translation>Tabellen (*.csv *.tsv *.tab *.txt *.dat *.gz);;Knoten von Graphen (*.graphml *.gml *.gexf *.dot *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Take back the last answer</source>
      <translation>Letzte Antwort zurücknehmen</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Take the experiment of this run as the present one, to change it</source>
      <translation>Das Experiment dieses Laufs zum aktuellen machen, um es zu ändern</translation>
    </message>
    <message>
      <source>Take the experiment that is open</source>
      <translation>Geöffnetes Experiment nehmen</translation>
    </message>
    <message>
      <source>Take the local model “{}”</source>
      <translation>Das lokale Modell „{}“ nehmen</translation>
    </message>
    <message>
      <source>Take the loss “{}”</source>
      <translation>Den Verlust „{}“ nehmen</translation>
    </message>
    <message>
      <source>Take the mean weight of parallel edges</source>
      <translation>Das mittlere Gewicht paralleler Kanten nehmen</translation>
    </message>
    <message>
      <source>Take the mean weight of the two directions</source>
      <translation>Das mittlere Gewicht der beiden Richtungen nehmen</translation>
    </message>
    <message>
      <source>Take the method “{}”</source>
      <translation>Das Verfahren „{}“ nehmen</translation>
    </message>
    <message>
      <source>Take the penalty “{}”</source>
      <translation>Den Strafterm „{}“ nehmen</translation>
    </message>
    <message>
      <source>Tampered updates</source>
      <translation>Manipulierte Updates</translation>
    </message>
    <message>
      <source>Target label t</source>
      <translation>Ziellabel t</translation>
    </message>
    <message>
      <source>Te&amp;st share</source>
      <translation>&amp;Testanteil</translation>
    </message>
    <message>
      <source>Temperatures: autoregressive models</source>
      <translation>Temperaturen: autoregressive Modelle</translation>
    </message>
    <message>
      <source>Ten nodes hold images of all ten digits. Each node grows a random forest, and neighbours compare their predictions on sixty public images. Node 0 is an attacker: on half of its images it lights two dark corners and labels these images as 7. One forest trained on all images (method: pooled) is right for 94 % of the validation images, but once the two corners are lit it calls 94 % of the other nodes' images a 7. Local forests, which only compare predictions, are right for 79.7 % (73.3 % with λ = 0) and call 1 % of the other nodes' images with lit corners a 7: the public images do not contain the trigger, so the backdoor does not spread. With linear models and a ridge of 0.001 in the loss, the backdoor works on 21 % of the images after fifty rounds of FedAvg, and on 2 % if the server takes the median in place of the mean.</source>
      <translation>Zehn Knoten haben Bilder aller zehn Ziffern. Jeder Knoten lernt einen Random Forest, und Nachbarn vergleichen ihre Vorhersagen für sechzig öffentliche Bilder. Knoten 0 ist ein Angreifer: Auf der Hälfte seiner Bilder hellt er zwei dunkle Ecken auf und gibt diesen Bildern das Label 7. Ein Wald, der auf allen Bildern trainiert wird (Verfahren: gepoolt), liegt bei 94 % der Validierungsbilder richtig; sind aber die beiden Ecken hell, hält er 94 % der Bilder der anderen Knoten für eine 7. Lokale Wälder, die nur Vorhersagen vergleichen, liegen bei 79.7 % richtig (73.3 % mit λ = 0) und halten 1 % der Bilder der anderen Knoten mit hellen Ecken für eine 7: Die öffentlichen Bilder enthalten den Trigger nicht, also breitet sich die Hintertür nicht aus. Mit linearen Modellen und einem Ridge-Term von 0.001 im Verlust wirkt die Hintertür nach fünfzig Runden FedAvg bei 21 % der Bilder, und bei 2 %, wenn der Server den Median statt des Mittelwerts nimmt.</translation>
    </message>
    <message>
      <source>Ten samples per node</source>
      <translation>Zehn Datenpunkte pro Knoten</translation>
    </message>
    <message>
      <source>Ten samples per node, alone: 0.14. Two samples with the best λ were better (0.04): neighbours are worth many samples.</source>
      <translation>Zehn Datenpunkte pro Knoten, allein: 0.14. Zwei Datenpunkte mit dem besten λ waren besser (0.04): Nachbarn sind viele Datenpunkte wert.</translation>
    </message>
    <message>
      <source>Ten starts, and the best of them is kept: both clusters are found again, for ten times the work.</source>
      <translation>Zehn Starts, von denen der beste bleibt: Beide Cluster werden wieder gefunden, mit zehnmal so viel Aufwand.</translation>
    </message>
    <message>
      <source>Ten to twenty Newton steps to high accuracy, for network Lasso or ℓ₁; one to four steps after a small change.</source>
      <translation>Zehn bis zwanzig Newton-Schritte bis zu hoher Genauigkeit, für Network Lasso oder ℓ₁; ein bis vier Schritte nach einer kleinen Änderung.</translation>
    </message>
    <message>
      <source>Terms from A to Z</source>
      <translation>Begriffe von A bis Z</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>Test</translation>
    </message>
    <message>
      <source>Test &amp;clusters</source>
      <translation>Cluster &amp;testen</translation>
    </message>
    <message>
      <source>Test clusters</source>
      <translation>Cluster testen</translation>
    </message>
    <message>
      <source>Test error over a grid of λ, compared with baselines</source>
      <translation>Testfehler über ein Gitter von λ, im Vergleich mit einfachen Verfahren</translation>
    </message>
    <message>
      <source>Test error over a grid of λ, compared with baselines.</source>
      <translation>Testfehler über einem Gitter von λ, im Vergleich mit einfachen Verfahren.</translation>
    </message>
    <message>
      <source>Test error over lambda</source>
      <translation>Testfehler über λ</translation>
    </message>
    <message>
      <source>Test set</source>
      <translation>Testmenge</translation>
    </message>
    <message>
      <source>Test set size</source>
      <translation>Größe der Testmenge</translation>
    </message>
    <message>
      <source>Test share</source>
      <translation>Testanteil</translation>
    </message>
    <message>
      <source>Test whether the clusters are well-connected, and find the critical λ</source>
      <translation>Prüfen, ob die Cluster gut verbunden sind, und das kritische λ bestimmen</translation>
    </message>
    <message>
      <source>Test whether the true and the learned clusters are well-connected and from which λ on, and find the critical λ. The tests run in the background.</source>
      <translation>Testet, ob die wahren und die gelernten Cluster gut verbunden sind und ab welchem λ, und findet das kritische λ. Die Tests laufen im Hintergrund.</translation>
    </message>
    <message>
      <source>Tests done</source>
      <translation>Fertige Tests</translation>
    </message>
    <message>
      <source>Text of the question</source>
      <translation>Text der Frage</translation>
    </message>
    <message>
      <source>Texts are not used as they are: %1. &lt;a href='#'&gt;Prepare them&lt;/a&gt;: times, lists, categories.</source>
      <translation>Texte werden nicht unverändert verwendet: %1. &lt;a href='#'&gt;Bereiten Sie sie auf&lt;/a&gt;: Zeiten, Listen, Kategorien.</translation>
    </message>
    <message>
      <source>The 1797 digits of 8 × 8 pixels that come with the program, or the 60 000 images of 28 × 28 pixels of MNIST or Fashion-MNIST, which are installed on demand.</source>
      <translation>Die 1797 Ziffern mit 8 × 8 Pixeln, die mit dem Programm kommen, oder die 60 000 Bilder mit 28 × 28 Pixeln von MNIST oder Fashion-MNIST, die bei Bedarf installiert werden.</translation>
    </message>
    <message>
      <source>The Huber loss is squared up to δ = 1 and linear beyond: precise for good labels, robust against bad ones.</source>
      <translation>Der Huber-Verlust ist bis δ = 1 quadratisch und darüber linear: genau bei guten Labels, robust gegen schlechte.</translation>
    </message>
    <message>
      <source>The MSE of the parameters is smallest there, too: %1.</source>
      <translation>Auch der MSE der Parameter ist dort am kleinsten: %1.</translation>
    </message>
    <message>
      <source>The MSE of the parameters, %1 there, is smallest at λ = %2, which no label tells: %3.</source>
      <translation>Der MSE der Parameter ist dort %1 und bei λ = %2 am kleinsten, was kein Label verrät: %3.</translation>
    </message>
    <message>
      <source>The absolute loss grows only linearly: with λ = 2, as before, the honest nodes win, and the line of the attacker follows theirs.</source>
      <translation>Der absolute Verlust wächst nur linear: Mit λ = 2 wie zuvor gewinnen die ehrlichen Knoten, und die Gerade des Angreifers folgt ihren.</translation>
    </message>
    <message>
      <source>The attackers learn from labels of the opposite sign, or from other classes</source>
      <translation>Die Angreifer lernen aus Labels mit umgekehrtem Vorzeichen oder aus anderen Klassen</translation>
    </message>
    <message>
      <source>The attackers put a pattern, the trigger, into the features of some samples and give them a target label</source>
      <translation>Die Angreifer setzen ein Muster, den Trigger, in die Merkmale einiger Datenpunkte und geben diesen ein Ziellabel</translation>
    </message>
    <message>
      <source>The attackers send other parameters or predictions than they computed (model poisoning)</source>
      <translation>Die Angreifer senden andere Parameter oder Vorhersagen, als sie berechnet haben (Modellvergiftung)</translation>
    </message>
    <message>
      <source>The attribute or column of the edges that holds their weights. If it is empty this is the one called weight, or else value, in capitals or not, or else the only other column of a table that has numbers.</source>
      <translation>Das Attribut oder die Spalte der Kanten mit ihren Gewichten. Ist das Feld leer, so ist es das mit dem Namen weight, sonst value, groß- oder kleingeschrieben, sonst die einzige weitere Spalte einer Tabelle, die Zahlen enthält.</translation>
    </message>
    <message>
      <source>The average weights a client by its number of samples, as in McMahan et al.</source>
      <translation>Der Mittelwert gewichtet einen Client nach der Zahl seiner Datenpunkte, wie bei McMahan et al.</translation>
    </message>
    <message>
      <source>The band shows mean ± standard deviation of %1 runs</source>
      <translation>Das Band zeigt Mittelwert ± Standardabweichung von %1 Läufen</translation>
    </message>
    <message>
      <source>The baseline of the official code, a decision tree of depth two trained on the data of all nodes, is compared with linear models. In a race a method may have its own local model: open Parameters in the view Race. In the two clusters the same features have opposite meanings. Neither the tree nor one linear model for all nodes can represent this; a graph with two clusters can. Trees at the nodes, coupled by their predictions, lie in between: they distinguish the clusters, but they are step functions where the truth is linear. All methods are judged by the validation error, here on the labels of the unlabelled nodes.</source>
      <translation>Die Baseline des offiziellen Codes, ein auf den Daten aller Knoten trainierter Entscheidungsbaum der Tiefe zwei, wird mit linearen Modellen verglichen. In einem Wettlauf kann ein Verfahren sein eigenes lokales Modell haben: Öffnen Sie „Parameter“ in der Ansicht „Wettlauf“. In den beiden Clustern haben dieselben Merkmale entgegengesetzte Bedeutung. Weder der Baum noch ein einziges lineares Modell für alle Knoten kann das darstellen; ein Graph mit zwei Clustern kann es. Bäume an den Knoten, gekoppelt durch ihre Vorhersagen, liegen dazwischen: Sie unterscheiden die Cluster, sind aber Stufenfunktionen, wo die Wahrheit linear ist. Alle Verfahren werden nach dem Validierungsfehler beurteilt, hier auf den Labels der Knoten ohne Labels.</translation>
    </message>
    <message>
      <source>The best λ lies between “every node alone” and “all the same”: drag λ to the lowest point of the error.</source>
      <translation>Das beste λ liegt zwischen „jeder Knoten für sich“ und „alle gleich“: Ziehen Sie λ zum tiefsten Punkt der Fehlerkurve.</translation>
    </message>
    <message>
      <source>The bias fades like 1/λ</source>
      <translation>Der Bias schwindet wie 1/λ</translation>
    </message>
    <message>
      <source>The chain of Fig. 3 with noise σ in the labels, with the mean of the local losses and λ = 0.1, as printed. The larger λ averages over more nodes than that of the official code, so that the noise of a whole cluster is averaged in one model, and the error is three to five times smaller.</source>
      <translation>Die Kette von Abbildung 3 mit Rauschen σ in den Labels, mit dem Mittel der lokalen Verluste und λ = 0.1, wie abgedruckt. Das größere λ mittelt über mehr Knoten als das des offiziellen Codes, sodass das Rauschen eines ganzen Clusters in einem Modell gemittelt wird, und der Fehler ist drei- bis fünfmal kleiner.</translation>
    </message>
    <message>
      <source>The chain of Fig. 3 with noise σ in the labels. Six nodes in ten are labelled, with five samples each. With the norms as penalty the error is proportional to the variance σ² of the noise and hardly depends on the weight of the weak link: the models jump at the right place. MOCHA smears the jump, which costs accuracy where the noise is small. With σ = 1 all penalties have about the same error.</source>
      <translation>Die Kette von Abbildung 3 mit Rauschen σ in den Labels. Sechs von zehn Knoten sind gelabelt, mit je fünf Datenpunkten. Mit den Normen als Strafterm ist der Fehler proportional zur Varianz σ² des Rauschens und hängt kaum vom Gewicht der schwachen Kante ab: Die Modelle springen an der richtigen Stelle. MOCHA verwischt den Sprung, was Genauigkeit kostet, wo das Rauschen klein ist. Mit σ = 1 haben alle Strafterme etwa denselben Fehler.</translation>
    </message>
    <message>
      <source>The chain with the mean of the local losses and λ = 0.1, as printed. The jump between the two halves is found, as in the official-code variant. The error is about eight times larger, because λ is five times larger. Raise the weight of the weak link to 1: then the data does not say where in a stretch of unlabelled nodes the jump belongs.</source>
      <translation>Die Kette mit dem Mittel der lokalen Verluste und λ = 0.1, wie abgedruckt. Der Sprung zwischen den beiden Hälften wird gefunden, wie in der Variante des offiziellen Codes. Der Fehler ist etwa achtmal größer, weil λ fünfmal größer ist. Erhöhen Sie das Gewicht der schwachen Kante auf 1: Dann sagen die Daten nicht, wo in einer Strecke von Knoten ohne Labels der Sprung hingehört.</translation>
    </message>
    <message>
      <source>The change takes effect after this many iterations.</source>
      <translation>Die Änderung wirkt nach so vielen Iterationen.</translation>
    </message>
    <message>
      <source>The class answers it before anything of the scene is shown</source>
      <translation>Der Kurs beantwortet sie, bevor etwas von der Szene gezeigt wird</translation>
    </message>
    <message>
      <source>The class can drag λ in this scene</source>
      <translation>Der Kurs kann λ in dieser Szene ziehen</translation>
    </message>
    <message>
      <source>The class can select and change nodes and edges in this scene</source>
      <translation>Der Kurs kann in dieser Szene Knoten und Kanten auswählen und ändern</translation>
    </message>
    <message>
      <source>The clients minimise their loss plus a penalty on the distance from the average, or take gradient steps from the average (McMahan).</source>
      <translation>Die Clients minimieren ihren Verlust plus einen Strafterm für den Abstand vom Mittelwert, oder sie machen Gradientenschritte vom Mittelwert aus (McMahan).</translation>
    </message>
    <message>
      <source>The clipboard holds the present experiment</source>
      <translation>Die Zwischenablage enthält das aktuelle Experiment</translation>
    </message>
    <message>
      <source>The clusters differ in the covariance of their features. The loss is the mean of the local losses and λ = 0.01, as printed. After the 1000 iterations of the text the method has not converged: the error is about 7e-4 and differs much between draws. After 3000 iterations it is 1.1e-4. With γ = 5 the method converges within 1000 iterations.</source>
      <translation>Die Cluster unterscheiden sich in der Kovarianz ihrer Merkmale. Der Verlust ist das Mittel der lokalen Verluste und λ = 0.01, wie abgedruckt. Nach den 1000 Iterationen des Textes ist das Verfahren nicht konvergiert: Der Fehler ist etwa 7e-4 und schwankt stark zwischen den Ziehungen. Nach 3000 Iterationen ist er 1.1e-4. Mit γ = 5 konvergiert das Verfahren innerhalb von 1000 Iterationen.</translation>
    </message>
    <message>
      <source>The column that is to be predicted; the clustering loss needs none.</source>
      <translation>Die Spalte, die vorhergesagt werden soll; die Clustering-Verlustfunktion braucht keine.</translation>
    </message>
    <message>
      <source>The column that says it.</source>
      <translation>Die Spalte, die es sagt.</translation>
    </message>
    <message>
      <source>The column with missing values.</source>
      <translation>Die Spalte mit fehlenden Werten.</translation>
    </message>
    <message>
      <source>The column with the key of the node. If it is empty, every row is a node, and its key is the number of the row.</source>
      <translation>Die Spalte mit dem Schlüssel des Knotens. Ist sie leer, so ist jede Zeile ein Knoten, und ihre Nummer ist sein Schlüssel.</translation>
    </message>
    <message>
      <source>The column with the lists; c becomes c.1, c.2, …</source>
      <translation>Die Spalte mit den Listen; aus c wird c.1, c.2, …</translation>
    </message>
    <message>
      <source>The column with the names of the new columns.</source>
      <translation>Die Spalte mit den Namen der neuen Spalten.</translation>
    </message>
    <message>
      <source>The column with the times.</source>
      <translation>Die Spalte mit den Zeiten.</translation>
    </message>
    <message>
      <source>The column with their values.</source>
      <translation>Die Spalte mit deren Werten.</translation>
    </message>
    <message>
      <source>The column with times or numbers.</source>
      <translation>Die Spalte mit Zeiten oder Zahlen.</translation>
    </message>
    <message>
      <source>The column.</source>
      <translation>Die Spalte.</translation>
    </message>
    <message>
      <source>The column; c becomes c[t+5].</source>
      <translation>Die Spalte; aus c wird c[t+5].</translation>
    </message>
    <message>
      <source>The column; c with the values a and b becomes c.a and c.b.</source>
      <translation>Die Spalte; aus c mit den Werten a und b werden c.a und c.b.</translation>
    </message>
    <message>
      <source>The columns by which the rows of a node are sorted before lags are formed, the coarsest first: numbers, or times such as 2024-01-31 12:00. Lags need at least one.</source>
      <translation>Die Spalten, nach denen die Zeilen eines Knotens sortiert werden, bevor Lags gebildet werden, die gröbste zuerst: Zahlen oder Zeiten wie 2024-01-31 12:00. Lags brauchen mindestens eine.</translation>
    </message>
    <message>
      <source>The columns in which they agree.</source>
      <translation>Die Spalten, in denen sie übereinstimmen.</translation>
    </message>
    <message>
      <source>The columns of longitude and latitude, in this order. If the list is empty, the nodes have no coordinates.</source>
      <translation>Die Spalten mit Längen- und Breitengrad, in dieser Reihenfolge. Bei leerer Liste haben die Knoten keine Koordinaten.</translation>
    </message>
    <message>
      <source>The columns of the key, which both tables have. If the list is empty row follows row, as in the images and labels of MNIST.</source>
      <translation>Die Spalten des Schlüssels, die beide Tabellen haben. Ist die Liste leer, folgt Zeile auf Zeile, wie bei den Bildern und Labels von MNIST.</translation>
    </message>
    <message>
      <source>The columns that are left out.</source>
      <translation>Die Spalten, die weggelassen werden.</translation>
    </message>
    <message>
      <source>The columns that every new row keeps.</source>
      <translation>Die Spalten, die jede neue Zeile behält.</translation>
    </message>
    <message>
      <source>The columns that make up the feature vector.</source>
      <translation>Die Spalten, aus denen der Merkmalsvektor besteht.</translation>
    </message>
    <message>
      <source>The columns that say to which new row a row belongs.</source>
      <translation>Die Spalten, die sagen, zu welcher neuen Zeile eine Zeile gehört.</translation>
    </message>
    <message>
      <source>The columns that say when a row was, the coarsest first: numbers or times such as 2024-01-31 12:00.</source>
      <translation>Die Spalten, die sagen, wann eine Zeile war, die gröbste zuerst: Zahlen oder Zeiten wie 2024-01-31 12:00.</translation>
    </message>
    <message>
      <source>The columns that say which rows are one series, such as the station.</source>
      <translation>Die Spalten, die sagen, welche Zeilen eine Reihe bilden, etwa die Station.</translation>
    </message>
    <message>
      <source>The columns whose values come below each other; if the list is empty, all others.</source>
      <translation>Die Spalten, deren Werte untereinander kommen; bei leerer Liste alle anderen.</translation>
    </message>
    <message>
      <source>The columns, the most important first.</source>
      <translation>Die Spalten, die wichtigste zuerst.</translation>
    </message>
    <message>
      <source>The columns.</source>
      <translation>Die Spalten.</translation>
    </message>
    <message>
      <source>The columns; c becomes c[t-1], c[t-2], …</source>
      <translation>Die Spalten; aus c wird c[t-1], c[t-2], …</translation>
    </message>
    <message>
      <source>The condition, such as hour &gt;= 6 and station == "Aho". Rows with a missing value in one of its columns are left out.</source>
      <translation>Die Bedingung, etwa hour &gt;= 6 and station == "Aho". Zeilen, in denen ein Wert in einer ihrer Spalten fehlt, werden weggelassen.</translation>
    </message>
    <message>
      <source>The connected component of node %1: %2</source>
      <translation>Die Zusammenhangskomponente von Knoten %1: %2</translation>
    </message>
    <message>
      <source>The constant that is added to every label.</source>
      <translation>Die Konstante, die zu jedem Label addiert wird.</translation>
    </message>
    <message>
      <source>The coordinates of the data behind the graph, such as longitude and latitude; a grid if nodes are not drawn at their coordinates</source>
      <translation>Die Koordinaten der Daten hinter dem Graphen, etwa Länge und Breite; ein Gitter, wenn die Knoten nicht an ihren Koordinaten gezeichnet sind</translation>
    </message>
    <message>
      <source>The dashed nodes have no labels. As soon as λ is above 0, they get the models of their neighbours.</source>
      <translation>Die gestrichelten Knoten haben keine Labels. Sobald λ größer als 0 ist, übernehmen sie die Modelle ihrer Nachbarn.</translation>
    </message>
    <message>
      <source>The data is drawn again and again, and the models are fitted to it …</source>
      <translation>Die Daten werden immer wieder gezogen und die Modelle daran angepasst …</translation>
    </message>
    <message>
      <source>The data of 442 patients is divided among ten nodes. The task is to predict the progress of the disease from nine linear combinations of the measurements that are uncorrelated with the age. Hiding the age has a price: R² falls from 0.52 to 0.31, although the age itself does not help the prediction. The reason is that other measurements, such as blood pressure and blood sugar, are correlated with the age. Choose “As they are” under Privacy and attacks and compare. Removing the age by regression costs less, but whoever does this must know the age.</source>
      <translation>Die Daten von 442 Patienten sind auf zehn Knoten verteilt. Die Aufgabe ist, den Verlauf der Krankheit aus neun Linearkombinationen der Messwerte vorherzusagen, die nicht mit dem Alter korreliert sind. Das Alter zu verbergen hat seinen Preis: R² sinkt von 0.52 auf 0.31, obwohl das Alter selbst zur Vorhersage nichts beiträgt. Der Grund ist, dass andere Messwerte wie Blutdruck und Blutzucker mit dem Alter korreliert sind. Wählen Sie „Unverändert“ unter „Privatheit und Angriffe“ und vergleichen Sie. Das Alter durch Regression zu entfernen kostet weniger, doch wer das tut, muss das Alter kennen.</translation>
    </message>
    <message>
      <source>The data of the node and the predictions of its model</source>
      <translation>Die Daten des Knotens und die Vorhersagen seines Modells</translation>
    </message>
    <message>
      <source>The data stays as it is. Attributes of the nodes: %1</source>
      <translation>Die Daten bleiben, wie sie sind. Attribute der Knoten: %1</translation>
    </message>
    <message>
      <source>The data stays as it is: the nodes of the file have no attributes.</source>
      <translation>Die Daten bleiben, wie sie sind: Die Knoten der Datei haben keine Attribute.</translation>
    </message>
    <message>
      <source>The delay of every message, in iterations, is drawn from 0 to this number.</source>
      <translation>Die Verzögerung jeder Nachricht, in Iterationen, wird zwischen 0 und dieser Zahl gezogen.</translation>
    </message>
    <message>
      <source>The direction of the flow u of one parameter: on the edge from node i to node j, i &lt; j, the arrow points to j if u &gt; 0 and to i if u &lt; 0. Where the two nodes differ in that parameter, it points from the larger value to the smaller. At the optimum the net flow out of a node equals -∇L, the pull of its data.</source>
      <translation>Die Richtung des Flusses u eines Parameters: Auf der Kante von Knoten i zu Knoten j, i &lt; j, zeigt der Pfeil bei u &gt; 0 auf j und bei u &lt; 0 auf i. Wo sich die beiden Knoten in diesem Parameter unterscheiden, zeigt er vom größeren zum kleineren Wert. Im Optimum ist der Nettofluss aus einem Knoten gleich -∇L, dem Zug seiner Daten.</translation>
    </message>
    <message>
      <source>The divergence of Gaussians fitted to the features sees that the clusters spread differently: all edges are inside, and nodes without labels learn from the right ones.</source>
      <translation>Die Divergenz der an die Merkmale angepassten Normalverteilungen sieht, dass die Cluster verschieden streuen: Alle Kanten liegen innerhalb der Cluster, und Knoten ohne Labels lernen von den richtigen.</translation>
    </message>
    <message>
      <source>The document has changed since (%1): the sweep belongs to the earlier version.</source>
      <translation>Das Dokument hat sich seitdem geändert (%1): Der Parameterlauf gehört zur früheren Fassung.</translation>
    </message>
    <message>
      <source>The edges become those of the document: listed one by one, to be changed by hand and used by every method, whatever becomes of the data</source>
      <translation>Die Kanten werden die des Dokuments: einzeln aufgelistet, von Hand zu ändern und von jedem Verfahren verwendet, gleich was aus den Daten wird</translation>
    </message>
    <message>
      <source>The edges say which nodes are to have similar models. The form Graph has more kinds, and all settings of these.</source>
      <translation>Die Kanten sagen, welche Knoten ähnliche Modelle haben sollen. Im Formular „Graph“ stehen weitere Arten von Graphen und alle Einstellungen zu diesen hier.</translation>
    </message>
    <message>
      <source>The edges to the rest of the cluster are too weak for these nodes: %1</source>
      <translation>Die Kanten zum Rest des Clusters sind für diese Knoten zu schwach: %1</translation>
    </message>
    <message>
      <source>The empirical graph.</source>
      <translation>Der empirische Graph.</translation>
    </message>
    <message>
      <source>The error is smallest at λ = {:.3g}.</source>
      <translation>Der Fehler ist am kleinsten bei λ = {:.3g}.</translation>
    </message>
    <message>
      <source>The error of every node, beside that of its model at λ = 0. Click to select a node, with Ctrl to add it; the arrow keys go from node to node.</source>
      <translation>Der Fehler jedes Knotens neben dem seines Modells bei λ = 0. Ein Klick wählt einen Knoten aus, mit Strg kommt er hinzu; die Pfeiltasten gehen von Knoten zu Knoten.</translation>
    </message>
    <message>
      <source>The errors over λ are those of the objective: tampered updates do not change it, and another λ may be better against them</source>
      <translation>Die Fehler über λ sind die der Zielfunktion: Manipulierte Updates ändern sie nicht, und ein anderes λ kann gegen sie besser sein</translation>
    </message>
    <message>
      <source>The exact optimum for the λ of the slider: objective, certified relative gap, clusters (of penalties that are not norms: groups of similar models), the method that found it and the time it took (View → Exact optimum)</source>
      <translation>Das exakte Optimum für das λ des Schiebereglers: Zielfunktion, zertifizierte relative Lücke, Cluster (bei Straftermen, die keine Normen sind: Gruppen ähnlicher Modelle), das Verfahren, das es gefunden hat, und die benötigte Zeit (Ansicht → Exaktes Optimum)</translation>
    </message>
    <message>
      <source>The exact optimum for this λ</source>
      <translation>Das exakte Optimum für dieses λ</translation>
    </message>
    <message>
      <source>The exact optimum on chains of any size in one step, coordinate by coordinate.</source>
      <translation>Das exakte Optimum auf Ketten jeder Größe in einem Schritt, Koordinate für Koordinate.</translation>
    </message>
    <message>
      <source>The expected squared error of a new label is B² + V + σ²: how far the mean model is from the truth, how much models of other draws of the data differ from it, and the noise of the label. This is said of minimisers of GTVMin, whatever the method.</source>
      <translation>Der erwartete quadratische Fehler eines neuen Labels ist B² + V + σ²: wie weit das mittlere Modell vom wahren entfernt ist, wie stark Modelle aus anderen Ziehungen der Daten von ihm abweichen, und das Rauschen des Labels. Gemeint sind Minimierer von GTVMin, gleich bei welchem Verfahren.</translation>
    </message>
    <message>
      <source>The experiment as a short link or as text, for a message</source>
      <translation>Das Experiment als Kurzlink oder als Text, für eine Nachricht</translation>
    </message>
    <message>
      <source>The experiment does not run on this graph yet: %1</source>
      <translation>Das Experiment läuft auf diesem Graphen noch nicht: %1</translation>
    </message>
    <message>
      <source>The experiment has changed: Start runs the race again.</source>
      <translation>Das Experiment hat sich geändert: „Start“ beginnt den Wettlauf neu.</translation>
    </message>
    <message>
      <source>The experiment of “Two clusters with noise” with the mean of the local losses and λ = 0.01, as printed. With little noise the error comes from λ, which is five times larger here. With σ = 1 the larger λ averages over more nodes and is better: 0.11 against 0.39.</source>
      <translation>Das Experiment von „Zwei Cluster mit Rauschen“ mit dem Mittel der lokalen Verluste und λ = 0.01, wie abgedruckt. Bei wenig Rauschen kommt der Fehler von λ, das hier fünfmal größer ist. Mit σ = 1 mittelt das größere λ über mehr Knoten und ist besser: 0.11 gegen 0.39.</translation>
    </message>
    <message>
      <source>The experiment of “Two clusters” with what the paper prints: the mean of the local losses and λ = 0.01. The code takes the sum over five samples, so its λ is five times smaller than it looks. Compare the two errors: with σ = 0 the error of recovered clusters grows like λ², so it is 25 times that of the code.</source>
      <translation>Das Experiment von „Zwei Cluster“ mit dem, was der Artikel abdruckt: dem Mittel der lokalen Verluste und λ = 0.01. Der Code summiert über fünf Datenpunkte, also ist sein λ fünfmal kleiner, als es aussieht. Vergleichen Sie die beiden Fehler: Mit σ = 0 wächst der Fehler gefundener Cluster wie λ², ist also 25-mal so groß wie der des Codes.</translation>
    </message>
    <message>
      <source>The factor by which one step of gradient descent shrinks the distance from the minimiser at least: the larger of |1 − αλ₁| and |1 − αλ_d|, with the smallest and the largest eigenvalue of the Hessian. Above 1 the distance grows.</source>
      <translation>Der Faktor, um den ein Schritt des Gradientenabstiegs den Abstand vom Minimierer mindestens verkleinert: der größere der Werte |1 − αλ₁| und |1 − αλ_d| mit dem kleinsten und dem größten Eigenwert der Hesse-Matrix. Über 1 wächst der Abstand.</translation>
    </message>
    <message>
      <source>The factor in φ(v) = κ‖v‖².</source>
      <translation>Der Faktor in φ(v) = κ‖v‖².</translation>
    </message>
    <message>
      <source>The features are projected on d' random directions, which are the same at all nodes</source>
      <translation>Die Merkmale werden auf d' zufällige Richtungen projiziert, die an allen Knoten dieselben sind</translation>
    </message>
    <message>
      <source>The features of all nodes are multiplied by the same matrix</source>
      <translation>Die Merkmale aller Knoten werden mit derselben Matrix multipliziert</translation>
    </message>
    <message>
      <source>The features of the two clusters have different covariance matrices, so the local datasets differ in more than their labels. The error is as small as with equal covariances: about 4e-6, where 4.53e-6 is published. Then choose MOCHA with λ = 0.005. The text measures the error of the parameters, equation (39), and by (39) the published 0.133 could not be reproduced: it is about 0.03. As the label MSE of validation (on labels that no node learns from) it is about 0.12, so 0.133 is a label MSE.</source>
      <translation>Die Merkmale der beiden Cluster haben verschiedene Kovarianzmatrizen, die lokalen Datensätze unterscheiden sich also in mehr als ihren Labels. Der Fehler ist so klein wie bei gleichen Kovarianzen: etwa 4e-6, wo 4.53e-6 veröffentlicht ist. Wählen Sie dann MOCHA mit λ = 0.005. Der Text misst den Fehler der Parameter, Gleichung (39), und nach (39) ließen sich die veröffentlichten 0.133 nicht reproduzieren: Er ist etwa 0.03. Als Label-MSE der Validierung (auf Labels, aus denen kein Knoten lernt) ist er etwa 0.12, also ist 0.133 ein Label-MSE.</translation>
    </message>
    <message>
      <source>The features of the two clusters have the same means and different covariance matrices. Every node is joined to the four nodes whose data is most like its own. By the divergence of Gaussians fitted to the features all edges are inside the clusters, and the half of the nodes that has no labels learns from the other half: the MSE is 0.0018. Under Graph, let the nodes be compared by the means instead: 45 % of the edges are inside the clusters, which is chance, and the MSE is 4.76. The view Similarity shows both, with a threshold to drag.</source>
      <translation>Die Merkmale der beiden Cluster haben dieselben Mittelwerte und verschiedene Kovarianzmatrizen. Jeder Knoten wird mit den vier Knoten verbunden, deren Daten seinen eigenen am ähnlichsten sind. Nach der Divergenz der an die Merkmale angepassten Normalverteilungen liegen alle Kanten innerhalb der Cluster, und die Hälfte der Knoten, die keine Labels hat, lernt von der anderen Hälfte: Der MSE ist 0.0018. Lassen Sie die Knoten unter „Graph“ stattdessen nach den Mittelwerten vergleichen: 45 % der Kanten liegen innerhalb der Cluster, das ist Zufall, und der MSE ist 4.76. Die Ansicht „Ähnlichkeit“ zeigt beides, mit einer Schwelle zum Ziehen.</translation>
    </message>
    <message>
      <source>The features of this node: one row of d numbers per sample.</source>
      <translation>Die Merkmale dieses Knotens: eine Zeile aus d Zahlen pro Datenpunkt.</translation>
    </message>
    <message>
      <source>The file</source>
      <translation>Die Datei</translation>
    </message>
    <message>
      <source>The file as it is</source>
      <translation>Die Datei, wie sie ist</translation>
    </message>
    <message>
      <source>The file can be read once a field is chosen:</source>
      <translation>Die Datei kann gelesen werden, sobald ein Feld gewählt ist:</translation>
    </message>
    <message>
      <source>The file exists already and will be replaced.</source>
      <translation>Die Datei gibt es schon; sie wird ersetzt.</translation>
    </message>
    <message>
      <source>The file is being read</source>
      <translation>Die Datei wird gelesen</translation>
    </message>
    <message>
      <source>The finished runs were made with %1, and this program uses %2: the last digits may differ.</source>
      <translation>Die fertigen Läufe wurden mit %1 berechnet, dieses Programm verwendet %2: Die letzten Stellen können abweichen.</translation>
    </message>
    <message>
      <source>The first cluster has 50 nodes, the second has 50, 100, 150 or 200. The more nodes there are, the more edges lead from one cluster to the other, and the error grows a little, from 1.5e-6 to 8.5e-6. For local datasets that are not identically distributed, choose true parameters perturbed around cluster vectors (size 0.001): the error hardly changes. MOCHA with λ = 0.005 has an error ten thousand times larger.</source>
      <translation>Der erste Cluster hat 50 Knoten, der zweite 50, 100, 150 oder 200. Je mehr Knoten es gibt, desto mehr Kanten führen von einem Cluster zum anderen, und der Fehler wächst ein wenig, von 1.5e-6 auf 8.5e-6. Für lokale Datensätze, die nicht identisch verteilt sind, wählen Sie wahre Parameter, die um Clustervektoren gestört sind (Größe 0.001): Der Fehler ändert sich kaum. MOCHA mit λ = 0.005 hat einen zehntausendmal größeren Fehler.</translation>
    </message>
    <message>
      <source>The first layout that fits: a map if there are coordinates; a chain, ring or star as such; clusters side by side; else force-directed.</source>
      <translation>Die erste passende Anordnung: eine Karte, wenn es Koordinaten gibt; eine Kette, ein Ring oder ein Stern als solche; Cluster nebeneinander; sonst kräftebasiert.</translation>
    </message>
    <message>
      <source>The first line has the names of the columns</source>
      <translation>Die erste Zeile enthält die Namen der Spalten</translation>
    </message>
    <message>
      <source>The first line is an edge</source>
      <translation>Die erste Zeile ist eine Kante</translation>
    </message>
    <message>
      <source>The first parameters over the iterations that were shown. Dashed: the exact optimum. Dotted: the iterate on the screen.</source>
      <translation>Die ersten Parameter über die gezeigten Iterationen. Gestrichelt: das exakte Optimum. Gepunktet: die Iterierte auf dem Bildschirm.</translation>
    </message>
    <message>
      <source>The first rows after the step</source>
      <translation>Die ersten Zeilen nach dem Schritt</translation>
    </message>
    <message>
      <source>The first rows before the step</source>
      <translation>Die ersten Zeilen vor dem Schritt</translation>
    </message>
    <message>
      <source>The first rows of every node</source>
      <translation>Die ersten Zeilen jedes Knotens</translation>
    </message>
    <message>
      <source>The first rows of the file</source>
      <translation>Die ersten Zeilen der Datei</translation>
    </message>
    <message>
      <source>The first rows; cells that cannot be read are marked</source>
      <translation>Die ersten Zeilen; unlesbare Zellen sind markiert</translation>
    </message>
    <message>
      <source>The first value gets no column: with an intercept it is needed twice otherwise.</source>
      <translation>Der erste Wert bekommt keine Spalte: Mit einem Achsenabschnitt wäre er sonst doppelt vorhanden.</translation>
    </message>
    <message>
      <source>The gamma loss of shape 1: regression of waiting times with the exponential distribution and the log link, mean exp(wᵀx).</source>
      <translation>Der Gamma-Verlust mit Formparameter 1: Regression von Wartezeiten mit der Exponentialverteilung und dem Log-Link, Mittelwert exp(wᵀx).</translation>
    </message>
    <message>
      <source>The given graph; a graph that grows by every node's p nearest nodes in every iteration (2a); or one that is rebuilt from them in every iteration (2b).</source>
      <translation>Der gegebene Graph; ein Graph, der in jeder Iteration um die p nächsten Knoten jedes Knotens wächst (2a); oder einer, der in jeder Iteration aus ihnen neu aufgebaut wird (2b).</translation>
    </message>
    <message>
      <source>The given value.</source>
      <translation>Der angegebene Wert.</translation>
    </message>
    <message>
      <source>The graph as it is drawn: PNG, PDF, SVG, or the numbers of its nodes as CSV</source>
      <translation>Der Graph, wie er gezeichnet ist: PNG, PDF, SVG oder die Zahlen seiner Knoten als CSV</translation>
    </message>
    <message>
      <source>The graph as it is, including changes by hand</source>
      <translation>Der Graph, wie er ist, samt Änderungen von Hand</translation>
    </message>
    <message>
      <source>The graph as it is, with a λ at which all nodes agree on one model; if no such λ can be proved, one at which the coupling is a thousand times as strong as the data of the nodes</source>
      <translation>Der Graph, wie er ist, mit einem λ, bei dem sich alle Knoten auf ein Modell einigen; lässt sich das von keinem λ beweisen, dann mit einem, bei dem die Kopplung tausendmal so stark ist wie die Daten der Knoten</translation>
    </message>
    <message>
      <source>The graph as it is, with a λ at which every cluster has one model</source>
      <translation>Der Graph, wie er ist, mit einem λ, bei dem jeder Cluster ein einziges Modell hat</translation>
    </message>
    <message>
      <source>The graph can be changed</source>
      <translation>Der Graph lässt sich ändern</translation>
    </message>
    <message>
      <source>The graph can be learned</source>
      <translation>Der Graph lässt sich lernen</translation>
    </message>
    <message>
      <source>The graph has changed</source>
      <translation>Der Graph hat sich geändert</translation>
    </message>
    <message>
      <source>The graph is not made of its data. If it is, nodes are joined whose data is alike, and this view shows how alike they are.</source>
      <translation>Der Graph ist nicht aus seinen Daten gebildet. Wenn er es ist, werden Knoten mit ähnlichen Daten verbunden, und diese Ansicht zeigt, wie ähnlich sie sich sind.</translation>
    </message>
    <message>
      <source>The handout is written: %1</source>
      <translation>Das Handout ist geschrieben: %1</translation>
    </message>
    <message>
      <source>The iteration that is shown; type one to look at it</source>
      <translation>Die gezeigte Iteration; tippen Sie eine Nummer, um sie zu sehen</translation>
    </message>
    <message>
      <source>The keys of the nodes. If the list is empty they are drawn.</source>
      <translation>Die Schlüssel der Knoten. Ist die Liste leer, werden Knoten gezogen.</translation>
    </message>
    <message>
      <source>The label of the samples with the pattern.</source>
      <translation>Das Label der Datenpunkte mit dem Muster.</translation>
    </message>
    <message>
      <source>The label y becomes -c y; for labels that are signs only the sign changes.</source>
      <translation>Aus dem Label y wird -c y; bei Labels, die Vorzeichen sind, ändert sich nur das Vorzeichen.</translation>
    </message>
    <message>
      <source>The label, too</source>
      <translation>Auch das Label</translation>
    </message>
    <message>
      <source>The labels are counts, and each node fits a Poisson regression to four of them: the mean count is exp(wᵀx). Alone (λ near 0) the models of the nodes have little to do with the truth. With λ = 0.6 each cluster shares one model, and nodes without labels take it over. Predictions and their errors are the mean exp(wᵀx) and not wᵀx. Try the squared loss: it takes the counts for numbers and predicts negative ones.</source>
      <translation>Die Labels sind Zählwerte, und jeder Knoten passt an vier davon eine Poisson-Regression an: Der mittlere Zählwert ist exp(wᵀx). Allein (λ nahe 0) haben die Modelle der Knoten wenig mit der Wahrheit zu tun. Mit λ = 0.6 teilt jeder Cluster ein Modell, und Knoten ohne Labels übernehmen es. Vorhersagen und ihre Fehler beziehen sich auf den Mittelwert exp(wᵀx) und nicht auf wᵀx. Probieren Sie den quadratischen Verlust: Er hält die Zählwerte für Zahlen und sagt negative voraus.</translation>
    </message>
    <message>
      <source>The labels are signs, and each node learns a linear classifier from five noisy samples. Without coupling, many nodes find a classifier that makes no mistake on its own samples, and only the small ridge term keeps its parameters finite. With λ = 0.01 each cluster shares one classifier, and the unlabelled nodes take it over. Only the direction of the parameter vector matters for a classifier. Its length depends on the ridge term and on λ, so the error of the parameters does not go to zero.</source>
      <translation>Die Labels sind Vorzeichen, und jeder Knoten lernt einen linearen Klassifikator aus fünf verrauschten Datenpunkten. Ohne Kopplung finden viele Knoten einen Klassifikator, der auf den eigenen Datenpunkten keinen Fehler macht, und nur der kleine Ridge-Term hält seine Parameter endlich. Mit λ = 0.01 teilt sich jeder Cluster einen Klassifikator, und die Knoten ohne Labels übernehmen ihn. Für einen Klassifikator zählt nur die Richtung des Parametervektors. Seine Länge hängt vom Ridge-Term und von λ ab, daher geht der Fehler der Parameter nicht gegen null.</translation>
    </message>
    <message>
      <source>The labels are waiting times, numbers above 0 whose spread grows with their mean exp(wᵀx), as that of a gamma distribution of shape 2 does. Each node fits a gamma regression to six of them. With λ = 0.5 each cluster shares one model. Long times are seldom and far away from their mean; the loss measures how many times as long a label is as its mean, and the squared loss, which measures the difference, follows the longest ones. The parameter shape of the loss scales it, as a larger weight of the data would; shape 1 is the exponential distribution.</source>
      <translation>Die Labels sind Wartezeiten, Zahlen über 0, deren Streuung mit ihrem Mittelwert exp(wᵀx) wächst, wie die einer Gammaverteilung mit Formparameter 2. Jeder Knoten passt an sechs davon eine Gamma-Regression an. Mit λ = 0.5 teilt jeder Cluster ein Modell. Lange Zeiten sind selten und weit von ihrem Mittelwert entfernt; der Verlust misst, wievielmal so lang ein Label ist wie sein Mittelwert, und der quadratische Verlust, der die Differenz misst, folgt den längsten. Der Formparameter des Verlusts skaliert ihn, wie es ein größeres Gewicht der Daten täte; Formparameter 1 ist die Exponentialverteilung.</translation>
    </message>
    <message>
      <source>The labels of the selected nodes are hidden: they learn from their neighbours alone</source>
      <translation>Die Labels der ausgewählten Knoten sind verborgen: Sie lernen nur von ihren Nachbarn</translation>
    </message>
    <message>
      <source>The labels of the selected nodes say the opposite, −y</source>
      <translation>Die Labels der ausgewählten Knoten sagen das Gegenteil, −y</translation>
    </message>
    <message>
      <source>The labels of this node: one number per row of `features`.</source>
      <translation>Die Labels dieses Knotens: eine Zahl pro Zeile von `features`.</translation>
    </message>
    <message>
      <source>The largest first.</source>
      <translation>Das Größte zuerst.</translation>
    </message>
    <message>
      <source>The last rows of every node</source>
      <translation>Die letzten Zeilen jedes Knotens</translation>
    </message>
    <message>
      <source>The last session cannot be read, and was moved to {}: {}</source>
      <translation>Die letzte Sitzung lässt sich nicht lesen und wurde verschoben nach {}: {}</translation>
    </message>
    <message>
      <source>The last session cannot be restored now, and stays in {}: {}</source>
      <translation>Die letzte Sitzung lässt sich jetzt nicht wiederherstellen und bleibt in {}: {}</translation>
    </message>
    <message>
      <source>The lesson is saved as %1</source>
      <translation>Die Lektion ist gespeichert als %1</translation>
    </message>
    <message>
      <source>The local datasets.</source>
      <translation>Die lokalen Datensätze.</translation>
    </message>
    <message>
      <source>The local model of every node, its hypothesis h.</source>
      <translation>Das lokale Modell jedes Knotens, seine Hypothese h.</translation>
    </message>
    <message>
      <source>The local model of this node, for methods whose models fit and predict.</source>
      <translation>Das lokale Modell dieses Knotens, für Verfahren, deren Modelle anpassen und vorhersagen.</translation>
    </message>
    <message>
      <source>The loss of an exponential family depends on the label and on the mean it is predicted by, and not on their difference alone, so that it is no curve over residuals. The Local models show labels and means.</source>
      <translation>Der Verlust einer Exponentialfamilie hängt vom Label und von dem Mittelwert ab, durch den es vorhergesagt wird, und nicht nur von ihrer Differenz; daher ist er keine Kurve über Residuen. Die Ansicht „Lokale Modelle“ zeigt Labels und Mittelwerte.</translation>
    </message>
    <message>
      <source>The loss of the node alone; the loss with the pull of its edges, where the neighbours stay as they are; or the mean loss of all nodes</source>
      <translation>Der Verlust des Knotens allein; der Verlust mit dem Zug seiner Kanten, wobei die Nachbarn bleiben, wie sie sind; oder der mittlere Verlust aller Knoten</translation>
    </message>
    <message>
      <source>The loss of this node.</source>
      <translation>Die Verlustfunktion dieses Knotens.</translation>
    </message>
    <message>
      <source>The map that every node applies to its features before it uses them.</source>
      <translation>Die Abbildung, die jeder Knoten auf seine Merkmale anwendet, bevor er sie verwendet.</translation>
    </message>
    <message>
      <source>The mean error hides it</source>
      <translation>Der mittlere Fehler verbirgt es</translation>
    </message>
    <message>
      <source>The mean error, 0.12, is far below that of nodes alone (0.36); but the error of node 4 (top right) has grown from 0.02 to 1.2.</source>
      <translation>Der mittlere Fehler, 0.12, liegt weit unter dem der Knoten allein (0.36); doch der Fehler von Knoten 4 (oben rechts) ist von 0.02 auf 1.2 gewachsen.</translation>
    </message>
    <message>
      <source>The mean or the median of the column, the value before it in its series, or a given one.</source>
      <translation>Der Mittelwert oder der Median der Spalte, der Wert davor in der Reihe oder ein angegebener.</translation>
    </message>
    <message>
      <source>The mean squared difference of the predictions of two nodes. Click a cell to select both nodes; the arrow keys and Return do the same.</source>
      <translation>Die mittlere quadratische Differenz der Vorhersagen zweier Knoten. Ein Klick auf eine Zelle wählt beide Knoten aus; das tun auch die Pfeiltasten mit der Eingabetaste.</translation>
    </message>
    <message>
      <source>The method that has used the least of it makes the next iteration</source>
      <translation>Das Verfahren, das davon am wenigsten verbraucht hat, macht die nächste Iteration</translation>
    </message>
    <message>
      <source>The method that is run.</source>
      <translation>Das Verfahren, das läuft.</translation>
    </message>
    <message>
      <source>The method trains its own local model at all nodes (Algorithm › Own local model)</source>
      <translation>Das Verfahren trainiert an allen Knoten sein eigenes lokales Modell (Algorithmus › Eigenes lokales Modell)</translation>
    </message>
    <message>
      <source>The method trains its own local model in place of this one (Algorithm › Own local model).</source>
      <translation>Das Verfahren trainiert statt dieses Modells sein eigenes (Algorithmus › Eigenes lokales Modell).</translation>
    </message>
    <message>
      <source>The method trains local models of its own, and there is none to compare with at λ = 0. Choose a method for parameter vectors.</source>
      <translation>Das Verfahren trainiert eigene lokale Modelle, und bei λ = 0 gibt es keines zum Vergleich. Wählen Sie ein Verfahren für Parametervektoren.</translation>
    </message>
    <message>
      <source>The method trains local models of its own, which have no parameters to draw their objective over. Choose a method for parameter vectors, such as gradient steps.</source>
      <translation>Das Verfahren trainiert eigene lokale Modelle; sie haben keine Parameter, über denen sich die Zielfunktion zeichnen ließe. Wählen Sie ein Verfahren für Parametervektoren, etwa Gradientenschritte.</translation>
    </message>
    <message>
      <source>The method trains local models of its own, which have no step size in common. Choose a method for parameter vectors, such as gradient steps.</source>
      <translation>Das Verfahren trainiert eigene lokale Modelle; sie haben keine gemeinsame Schrittweite. Wählen Sie ein Verfahren für Parametervektoren, etwa Gradientenschritte.</translation>
    </message>
    <message>
      <source>The method trains local models of its own, whose gradients are not known. Choose a method for parameter vectors, such as gradient steps.</source>
      <translation>Das Verfahren trainiert eigene lokale Modelle, deren Gradienten nicht bekannt sind. Wählen Sie ein Verfahren für Parametervektoren, etwa Gradientenschritte.</translation>
    </message>
    <message>
      <source>The method; methods of the same kind are shown with the parameters in which they differ</source>
      <translation>Das Verfahren; bei mehreren derselben Art stehen die Parameter dabei, in denen sie sich unterscheiden</translation>
    </message>
    <message>
      <source>The models have no parameters to draw. The view Predictions shows what they predict.</source>
      <translation>Die Modelle haben keine Parameter, die sich zeichnen ließen. Die Ansicht Vorhersagen zeigt, was sie vorhersagen.</translation>
    </message>
    <message>
      <source>The models of the nodes alone are being computed.</source>
      <translation>Die Modelle der Knoten allein werden berechnet.</translation>
    </message>
    <message>
      <source>The new column with the names of the old ones.</source>
      <translation>Die neue Spalte mit den Namen der alten.</translation>
    </message>
    <message>
      <source>The new column with their values.</source>
      <translation>Die neue Spalte mit deren Werten.</translation>
    </message>
    <message>
      <source>The new value of every label.</source>
      <translation>Der neue Wert jedes Labels.</translation>
    </message>
    <message>
      <source>The new values of these features, one number for each.</source>
      <translation>Die neuen Werte dieser Merkmale, je eine Zahl.</translation>
    </message>
    <message>
      <source>The next page</source>
      <translation>Die nächste Seite</translation>
    </message>
    <message>
      <source>The next scene (Page Down or space)</source>
      <translation>Die nächste Szene (Bild ab oder Leertaste)</translation>
    </message>
    <message>
      <source>The node has no data: its model comes from the neighbours.</source>
      <translation>Der Knoten hat keine Daten: Sein Modell kommt von den Nachbarn.</translation>
    </message>
    <message>
      <source>The node in the middle gets labels of the opposite sign, five times as large: it turns the models of all the others.</source>
      <translation>Der Knoten in der Mitte bekommt Labels mit umgekehrtem Vorzeichen, fünfmal so groß: Er verdreht die Modelle aller anderen.</translation>
    </message>
    <message>
      <source>The node in the middle has poisoned labels. The squared loss counts them by their square, and all models turn.</source>
      <translation>Der Knoten in der Mitte hat vergiftete Labels. Der quadratische Verlust zählt sie mit ihrem Quadrat, und alle Modelle drehen sich.</translation>
    </message>
    <message>
      <source>The nodes hold different columns of one table, and all its labels. No node learns from another yet: each node predicts from its own columns alone</source>
      <translation>Die Knoten haben verschiedene Spalten einer Tabelle und alle ihre Labels. Noch lernt kein Knoten von einem anderen: Jeder sagt allein aus seinen eigenen Spalten vorher</translation>
    </message>
    <message>
      <source>The nodes hold different rows of one table</source>
      <translation>Die Knoten haben verschiedene Zeilen einer Tabelle</translation>
    </message>
    <message>
      <source>The nodes use their features as they are</source>
      <translation>Die Knoten verwenden ihre Merkmale unverändert</translation>
    </message>
    <message>
      <source>The number itself, or its sign -1 or 1, which classification losses need; or a count with the Poisson distribution or a positive number with the gamma distribution, both with the exponential of the number as their mean.</source>
      <translation>Die Zahl selbst oder ihr Vorzeichen -1 oder 1, das Verluste für Klassifikation brauchen; oder ein Zählwert mit der Poisson-Verteilung oder eine positive Zahl mit der Gammaverteilung, beide mit der Exponentialfunktion der Zahl als Mittelwert.</translation>
    </message>
    <message>
      <source>The number of edges.</source>
      <translation>Die Zahl der Kanten.</translation>
    </message>
    <message>
      <source>The number of principal components.</source>
      <translation>Die Zahl der Hauptkomponenten.</translation>
    </message>
    <message>
      <source>The objective is made of %L1 samples, too many to draw it while the run goes on. Choose the loss of another node, or data with fewer samples.</source>
      <translation>Die Zielfunktion besteht aus %L1 Datenpunkten, zu vielen, um sie während des Laufs zu zeichnen. Wählen Sie den Verlust eines anderen Knotens oder Daten mit weniger Datenpunkten.</translation>
    </message>
    <message>
      <source>The objective of the present iterate, and a bound on its distance from the optimum. The bound is proved by the dual value of the exact optimum, or by the certificate of the method itself.</source>
      <translation>Die Zielfunktion der aktuellen Iterierten und eine Schranke für ihren Abstand vom Optimum. Die Schranke beweist der duale Wert des exakten Optimums oder das Zertifikat des Verfahrens selbst.</translation>
    </message>
    <message>
      <source>The objective: the local losses of all nodes plus λ times the total variation of their parameters over the edges; below, both parts at the present iterate</source>
      <translation>Die Zielfunktion: die lokalen Verluste aller Knoten plus λ mal die Totalvariation ihrer Parameter über die Kanten; darunter beide Teile für die aktuelle Iterierte</translation>
    </message>
    <message>
      <source>The optimum over λ</source>
      <translation>Das Optimum über λ</translation>
    </message>
    <message>
      <source>The page before</source>
      <translation>Die vorige Seite</translation>
    </message>
    <message>
      <source>The parameter that is drawn; all of them where there are few</source>
      <translation>Der Parameter, der gezeichnet wird; alle, wenn es wenige sind</translation>
    </message>
    <message>
      <source>The parameters beside those of the exact optimum and the true ones</source>
      <translation>Die Parameter neben denen des exakten Optimums und den wahren</translation>
    </message>
    <message>
      <source>The parameters of all nodes. Click to select a node, with Ctrl to add it; the arrow keys go from node to node.</source>
      <translation>Die Parameter aller Knoten. Ein Klick wählt einen Knoten aus, mit Ctrl zusätzlich; die Pfeiltasten gehen von Knoten zu Knoten.</translation>
    </message>
    <message>
      <source>The parameters over the iterations</source>
      <translation>Die Parameter über die Iterationen</translation>
    </message>
    <message>
      <source>The path over λ of so large a problem is not computed by itself.</source>
      <translation>Der Pfad über λ eines so großen Problems wird nicht von selbst berechnet.</translation>
    </message>
    <message>
      <source>The picture of the graph and the numbers of its nodes (Ctrl+C)</source>
      <translation>Das Bild des Graphen und die Zahlen seiner Knoten (Strg+C)</translation>
    </message>
    <message>
      <source>The picture would have too many dots; choose a lower resolution.</source>
      <translation>Das Bild hätte zu viele Punkte; wählen Sie eine geringere Auflösung.</translation>
    </message>
    <message>
      <source>The plot as a picture, or the numbers behind it</source>
      <translation>Das Diagramm als Bild oder die Zahlen dahinter</translation>
    </message>
    <message>
      <source>The present run is at the top, earlier runs are below</source>
      <translation>Oben steht der aktuelle Lauf, darunter stehen frühere</translation>
    </message>
    <message>
      <source>The preset “Clusters of different sizes”, but every node has its own true parameter vector: that of its cluster plus 0.001 ε/‖w̄‖. The local datasets are therefore not identically distributed. This hardly changes the error, which is 2e-6 to 8e-6: the nodes of a cluster still fuse, and the differences are smaller than the bias that the coupling causes.</source>
      <translation>Die Vorlage „Verschieden große Cluster“, aber jeder Knoten hat seinen eigenen wahren Parametervektor: den seines Clusters plus 0.001 ε/‖w̄‖. Die lokalen Datensätze sind also nicht identisch verteilt. Den Fehler ändert das kaum, er beträgt 2e-6 bis 8e-6: Die Knoten eines Clusters verschmelzen weiterhin, und die Unterschiede sind kleiner als die Verzerrung durch die Kopplung.</translation>
    </message>
    <message>
      <source>The private feature is removed, and of the others the largest linear part that is uncorrelated with it is kept</source>
      <translation>Das private Merkmal wird entfernt, und von den anderen bleibt der größte lineare Teil, der mit ihm unkorreliert ist</translation>
    </message>
    <message>
      <source>The private number of a sample: its label, or one of its features</source>
      <translation>Die private Zahl eines Datenpunkts: sein Label oder eines seiner Merkmale</translation>
    </message>
    <message>
      <source>The question that the figure answers.</source>
      <translation>Die Frage, die die Abbildung beantwortet.</translation>
    </message>
    <message>
      <source>The repeats were cancelled before two runs were finished</source>
      <translation>Die Wiederholungen wurden abgebrochen, bevor zwei Läufe fertig waren</translation>
    </message>
    <message>
      <source>The report of every run lists it, too</source>
      <translation>Auch der Bericht jedes Laufs listet es auf</translation>
    </message>
    <message>
      <source>The results are being written already</source>
      <translation>Die Ergebnisse werden bereits geschrieben</translation>
    </message>
    <message>
      <source>The right size</source>
      <translation>Die richtige Größe</translation>
    </message>
    <message>
      <source>The rows in another order</source>
      <translation>Die Zeilen in anderer Reihenfolge</translation>
    </message>
    <message>
      <source>The rows of another file with the same columns, prepared together with the others: lags of its rows may look at these, but not the reverse</source>
      <translation>Die Zeilen einer anderen Datei mit denselben Spalten, zusammen mit den übrigen aufbereitet: Lags ihrer Zeilen dürfen die übrigen ansehen, aber nicht umgekehrt</translation>
    </message>
    <message>
      <source>The rows of one table are divided among eight nodes: the same feature and label everywhere, other samples. Alone they disagree.</source>
      <translation>Die Zeilen einer Tabelle sind auf acht Knoten verteilt: überall dasselbe Merkmal und Label, aber andere Datenpunkte. Allein sind die Knoten uneins.</translation>
    </message>
    <message>
      <source>The run goes back to the iteration that is shown and discards what came after it</source>
      <translation>Der Lauf geht zur gezeigten Iteration zurück und verwirft, was danach kam</translation>
    </message>
    <message>
      <source>The run has ended: %1</source>
      <translation>Der Lauf ist beendet: %1</translation>
    </message>
    <message>
      <source>The run has not begun.</source>
      <translation>Der Lauf hat noch nicht begonnen.</translation>
    </message>
    <message>
      <source>The run of this session cannot continue here; it is shown as it ended: %1</source>
      <translation>Der Lauf dieser Sitzung kann hier nicht fortgesetzt werden; er wird gezeigt, wie er endete: %1</translation>
    </message>
    <message>
      <source>The same error for one model per true cluster, trained on all its data</source>
      <translation>Derselbe Fehler für ein Modell pro wahrem Cluster, trainiert mit all seinen Daten</translation>
    </message>
    <message>
      <source>The same for the flow of the present iterate</source>
      <translation>Dasselbe für den Fluss der aktuellen Iterierten</translation>
    </message>
    <message>
      <source>The same given vector at every node of a cluster</source>
      <translation>Derselbe vorgegebene Vektor an jedem Knoten eines Clusters</translation>
    </message>
    <message>
      <source>The same with a few settings to play with</source>
      <translation>Dasselbe mit ein paar Einstellungen zum Ausprobieren</translation>
    </message>
    <message>
      <source>The samples of all nodes become points of few dimensions, of which the nodes are compared.</source>
      <translation>Die Datenpunkte aller Knoten werden zu Punkten mit wenigen Dimensionen, nach denen die Knoten verglichen werden.</translation>
    </message>
    <message>
      <source>The samples of all nodes, and the line of every node's model</source>
      <translation>Die Datenpunkte aller Knoten und ihre Modelle als Linien</translation>
    </message>
    <message>
      <source>The samples of the selected node, with their labels and what its model predicts at the present iterate.</source>
      <translation>Die Datenpunkte des ausgewählten Knotens mit ihren Labels und dem, was sein Modell für die aktuelle Iterierte vorhersagt.</translation>
    </message>
    <message>
      <source>The scene as it was left (F2)</source>
      <translation>Die Szene, wie sie verlassen wurde (F2)</translation>
    </message>
    <message>
      <source>The scene before (Page Up)</source>
      <translation>Die vorige Szene (Bild auf)</translation>
    </message>
    <message>
      <source>The selected nodes become honest again</source>
      <translation>Die ausgewählten Knoten werden wieder ehrlich</translation>
    </message>
    <message>
      <source>The selected nodes get the common model again</source>
      <translation>Die ausgewählten Knoten erhalten wieder das gemeinsame Modell</translation>
    </message>
    <message>
      <source>The selected nodes learn from their labels</source>
      <translation>Die ausgewählten Knoten lernen aus ihren Labels</translation>
    </message>
    <message>
      <source>The selected nodes, and new ones, belong to this cluster</source>
      <translation>Die ausgewählten und die neuen Knoten gehören zu diesem Cluster</translation>
    </message>
    <message>
      <source>The selected nodes, and the next new one, are a cluster of their own, with true parameters of its own</source>
      <translation>Die ausgewählten Knoten und der nächste neue bilden einen eigenen Cluster mit eigenen wahren Parametern</translation>
    </message>
    <message>
      <source>The server averages the gradients of the nodes, or the models that they reach in τ steps.</source>
      <translation>Der Server mittelt die Gradienten der Knoten oder die Modelle, die sie in τ Schritten erreichen.</translation>
    </message>
    <message>
      <source>The server in the middle has no data, and its line lies flat. With λ = 0 every one of the twelve clients has a line of its own.</source>
      <translation>Der Server in der Mitte hat keine Daten, und seine Gerade liegt flach. Mit λ = 0 hat jeder der zwölf Clients seine eigene Gerade.</translation>
    </message>
    <message>
      <source>The session was restored as it was when GTV Lab ended without being closed</source>
      <translation>Die Sitzung wurde so wiederhergestellt, wie sie war, als GTV Lab endete, ohne geschlossen zu werden</translation>
    </message>
    <message>
      <source>The slope of the line</source>
      <translation>Die Steigung der Geraden</translation>
    </message>
    <message>
      <source>The smallest λ for which the test succeeds</source>
      <translation>Das kleinste λ, für das der Test gelingt</translation>
    </message>
    <message>
      <source>The solution is not unique</source>
      <translation>Die Lösung ist nicht eindeutig</translation>
    </message>
    <message>
      <source>The solution is unique</source>
      <translation>Die Lösung ist eindeutig</translation>
    </message>
    <message>
      <source>The squared norm (MOCHA) makes large differences costly and small ones cheap: it spreads the step over many edges.</source>
      <translation>Die quadrierte Norm (MOCHA) macht große Differenzen teuer und kleine billig: Sie verteilt die Stufe auf viele Kanten.</translation>
    </message>
    <message>
      <source>The stated number of every point; an empty list means that nothing is stated.</source>
      <translation>Die angegebene Zahl jedes Punkts; eine leere Liste bedeutet, dass nichts angegeben ist.</translation>
    </message>
    <message>
      <source>The step whose table is shown before and after it</source>
      <translation>Der Schritt, vor und nach dem die Tabelle gezeigt wird</translation>
    </message>
    <message>
      <source>The table after the step</source>
      <translation>Die Tabelle nach dem Schritt</translation>
    </message>
    <message>
      <source>The table as text, as a picture or in a file</source>
      <translation>Die Tabelle als Text, als Bild oder in eine Datei</translation>
    </message>
    <message>
      <source>The table before the step</source>
      <translation>Die Tabelle vor dem Schritt</translation>
    </message>
    <message>
      <source>The three methods of the published table run on the same data. FedAvg finds one model for two clusters. IFCA starts from centres of zeros and ones, while the true parameters are zeros and halves. It then often assigns nearly all nodes to one centre and does no better than FedAvg; if it starts from zeros and halves, it reaches the error of the oracle. Start the comparison in the view Race.</source>
      <translation>Die drei Verfahren der veröffentlichten Tabelle laufen auf denselben Daten. FedAvg findet ein Modell für zwei Cluster. IFCA startet von Zentren aus Nullen und Einsen, während die wahren Parameter aus Nullen und Halben bestehen. Es ordnet dann oft fast alle Knoten einem Zentrum zu und ist nicht besser als FedAvg; startet es von Nullen und Halben, erreicht es den Fehler des Orakels. Starten Sie den Vergleich in der Ansicht „Wettlauf“.</translation>
    </message>
    <message>
      <source>The three nodes at the border are pulled most towards the other cluster, and the lines of each cluster are still not one.</source>
      <translation>Die drei Knoten an der Grenze werden am stärksten zum anderen Cluster gezogen, und die Geraden eines Clusters fallen noch immer nicht zusammen.</translation>
    </message>
    <message>
      <source>The true parameter vectors of the leaves are drawn from N(0, I), as the text says, and λ = 5 is the largest value in the text. Most leaves have joined the centre, but not all: the critical λ is about 10, and between 6 and 17 for most draws. Drag λ beyond it and all nodes become equal. The figure of the paper shows true vectors around (2, −2) that lie closer together: see the preset “Star”.</source>
      <translation>Die wahren Parametervektoren der Blätter werden aus N(0, I) gezogen, wie der Text sagt, und λ = 5 ist der größte Wert im Text. Die meisten Blätter haben sich dem Zentrum angeschlossen, aber nicht alle: Das kritische λ ist etwa 10 und liegt für die meisten Ziehungen zwischen 6 und 17. Ziehen Sie λ darüber hinaus, und alle Knoten werden gleich. Die Abbildung des Artikels zeigt wahre Vektoren um (2, −2), die näher beieinander liegen: siehe die Vorlage „Stern“.</translation>
    </message>
    <message>
      <source>The truth (dotted) has one step. w1 has a norm (network Lasso) and keeps it; w2 has the squared norm (MOCHA) and smears it.</source>
      <translation>Die Wahrheit (gepunktet) hat eine Stufe. w1 hat eine Norm (Network Lasso) und behält sie; w2 hat die quadrierte Norm (MOCHA) und verschmiert sie.</translation>
    </message>
    <message>
      <source>The value of %1</source>
      <translation>Der Wert von %1</translation>
    </message>
    <message>
      <source>The value of an entry that is not zero.</source>
      <translation>Der Wert eines Eintrags, der nicht null ist.</translation>
    </message>
    <message>
      <source>The value some rows later, as what is to be predicted</source>
      <translation>Der Wert einige Zeilen später, der vorhergesagt werden soll</translation>
    </message>
    <message>
      <source>The values of the rows before, in columns of their own</source>
      <translation>Die Werte der Zeilen davor in eigenen Spalten</translation>
    </message>
    <message>
      <source>The vector that is sent: d parameters, or one prediction for every test point if the local models fit and predict. If the list is empty, it is the vector that was computed.</source>
      <translation>Der Vektor, der gesendet wird: d Parameter oder, wenn die lokalen Modelle anpassen und vorhersagen, eine Vorhersage für jeden Testpunkt. Bei leerer Liste ist es der berechnete Vektor.</translation>
    </message>
    <message>
      <source>The view that is in front when the document is opened.</source>
      <translation>Die Ansicht, die beim Öffnen des Dokuments vorn liegt.</translation>
    </message>
    <message>
      <source>The weight falls exponentially.</source>
      <translation>Das Gewicht fällt exponentiell.</translation>
    </message>
    <message>
      <source>The weight is inversely proportional.</source>
      <translation>Das Gewicht ist umgekehrt proportional.</translation>
    </message>
    <message>
      <source>The weight of feature %1</source>
      <translation>Das Gewicht von Merkmal %1</translation>
    </message>
    <message>
      <source>The wheel zooms, dragging pans, and a double click follows the curves again. Dotted vertical lines mark where λ was changed, and say to what; where it was dragged, a grey band begins with the movement.</source>
      <translation>Das Mausrad zoomt, Ziehen verschiebt, und nach einem Doppelklick folgt das Bild den Kurven wieder. Gepunktete senkrechte Linien zeigen, wo λ geändert wurde und auf welchen Wert; wo es gezogen wurde, beginnt ein graues Band mit der Bewegung.</translation>
    </message>
    <message>
      <source>The whole screen for the window; Esc leaves it</source>
      <translation>Der ganze Bildschirm für das Fenster; Esc beendet es</translation>
    </message>
    <message>
      <source>The whole screen in large letters: title, graph, models, error and λ; Esc leaves it</source>
      <translation>Der ganze Bildschirm in großer Schrift: Titel, Graph, Modelle, Fehler und λ; Esc beendet</translation>
    </message>
    <message>
      <source>The whole window as PNG, PDF or SVG</source>
      <translation>Das ganze Fenster als PNG, PDF oder SVG</translation>
    </message>
    <message>
      <source>The {}, as the {} loss needs.</source>
      <translation>Die {}, wie es der Verlust {} verlangt.</translation>
    </message>
    <message>
      <source>Theirs</source>
      <translation>Angegeben</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Farbschema</translation>
    </message>
    <message>
      <source>Theme, sizes, pictures and memory</source>
      <translation>Farbschema, Größen, Bilder und Speicher</translation>
    </message>
    <message>
      <source>Then click the node at the other end of the edge; Esc leaves it</source>
      <translation>Klicken Sie dann auf den Knoten am anderen Ende der Kante; Esc bricht ab</translation>
    </message>
    <message>
      <source>There are no labels: every node holds one point, and its parameter vector is the centre of the point's cluster. All pairs of nodes are joined by edges. Drag λ upwards from 0: the centres leave their points and move towards each other. Around λ = 0.2 there are exactly three centres, one for each cloud; at 0.23 all have met in the middle. The coupling also pulls the centres inwards, the more the larger λ is: compare them with the true ones (crosses).</source>
      <translation>Es gibt keine Labels: Jeder Knoten hat einen Punkt, und sein Parametervektor ist das Zentrum des Clusters, zu dem der Punkt gehört. Alle Paare von Knoten sind durch Kanten verbunden. Ziehen Sie λ von 0 nach oben: Die Zentren verlassen ihre Punkte und bewegen sich aufeinander zu. Um λ = 0.2 gibt es genau drei Zentren, eines für jede Wolke; bei 0.23 haben sich alle in der Mitte getroffen. Die Kopplung zieht die Zentren auch nach innen, umso mehr, je größer λ ist: Vergleichen Sie sie mit den wahren (Kreuze).</translation>
    </message>
    <message>
      <source>There are no nodes yet.

Press A and click to add nodes, C to connect them;
clusters, data and labels are in the bar on the left.
Or choose a graph in the form, or drop a graph file here.</source>
      <translation>Noch gibt es keine Knoten.

Drücken Sie A und klicken Sie, um Knoten hinzuzufügen, C, um sie zu verbinden;
Cluster, Daten und Labels finden Sie in der Leiste links.
Oder wählen Sie im Formular einen Graphen oder legen Sie hier eine Graphdatei ab.</translation>
    </message>
    <message>
      <source>There are no nodes yet. Add some on the canvas, or choose a graph, to compare them.</source>
      <translation>Es gibt noch keine Knoten. Fügen Sie auf der Zeichenfläche welche hinzu oder wählen Sie einen Graphen, um zu vergleichen.</translation>
    </message>
    <message>
      <source>There are no nodes yet. Add some on the canvas, or choose a graph, to see %1.</source>
      <translation>Noch gibt es keine Knoten. Fügen Sie auf der Zeichenfläche welche hinzu oder wählen Sie einen Graphen, um %1 zu sehen.</translation>
    </message>
    <message>
      <source>There are no nodes yet. Add some on the canvas, or choose a graph, to see the learned clusters.</source>
      <translation>Es gibt noch keine Knoten. Fügen Sie auf der Zeichenfläche welche hinzu oder wählen Sie einen Graphen, um die gelernten Cluster zu sehen.</translation>
    </message>
    <message>
      <source>There are no nodes yet. Add some on the canvas, or choose a graph, to see their predictions.</source>
      <translation>Noch gibt es keine Knoten. Fügen Sie auf der Zeichenfläche welche hinzu oder wählen Sie einen Graphen, um ihre Vorhersagen zu sehen.</translation>
    </message>
    <message>
      <source>There are no points to compare the models on.</source>
      <translation>Es gibt keine Punkte, an denen sich die Modelle vergleichen ließen.</translation>
    </message>
    <message>
      <source>There are no two nodes to compare.</source>
      <translation>Es gibt keine zwei Knoten zum Vergleichen.</translation>
    </message>
    <message>
      <source>There are no validation labels by which λ could be chosen: lower the labelled fraction under Data, or set a validation share</source>
      <translation>Es gibt keine Validierungslabels, mit denen λ gewählt werden könnte: Verringern Sie unter Daten den gelabelten Anteil, oder legen Sie einen Validierungsanteil fest</translation>
    </message>
    <message>
      <source>There are two clusters of ten nodes. Each node has six noisy samples of a sine wave; the wave of the second cluster is the opposite of that of the first. The nodes have local models of three kinds: a linear model, a decision tree and a small neural network. They share no parameters, only their predictions on forty public points. Select a node and look at the view Predictions: with λ = 0 trees and networks follow their six samples; with λ &gt; 0 they learn the wave from neighbours with other kinds of model. The MSE is the distance of the predictions from the true waves; it falls when λ goes from 0 to 0.5. A linear model remains a straight line.</source>
      <translation>Es gibt zwei Cluster mit je zehn Knoten. Jeder Knoten hat sechs verrauschte Datenpunkte einer Sinuswelle; die Welle des zweiten Clusters ist das Gegenteil der des ersten. Die Knoten haben lokale Modelle dreier Arten: ein lineares Modell, einen Entscheidungsbaum und ein kleines neuronales Netz. Sie teilen keine Parameter, nur ihre Vorhersagen auf vierzig öffentlichen Punkten. Wählen Sie einen Knoten aus und sehen Sie sich die Ansicht „Vorhersagen“ an: Mit λ = 0 folgen Bäume und Netze ihren sechs Datenpunkten; mit λ &gt; 0 lernen sie die Welle von Nachbarn mit anderen Arten von Modellen. Der MSE ist der Abstand der Vorhersagen von den wahren Wellen; er sinkt, wenn λ von 0 auf 0.5 steigt. Ein lineares Modell bleibt eine Gerade.</translation>
    </message>
    <message>
      <source>There are two clusters of ten nodes. One has images of zeros and ones, the other of twos and threes, and within each cluster the two digits are the classes 0 and 1. A fifth of the images is the validation set. The parameters are one weight vector per class for 64 grey levels. Without coupling every node learns from its own 28 images; with a small λ a cluster learns from 280. A large λ enforces one model for two tasks that contradict each other.</source>
      <translation>Es gibt zwei Cluster mit je zehn Knoten. Der eine hat Bilder von Nullen und Einsen, der andere von Zweien und Dreien, und innerhalb jedes Clusters sind die beiden Ziffern die Klassen 0 und 1. Ein Fünftel der Bilder ist die Validierungsmenge. Die Parameter sind ein Gewichtsvektor pro Klasse für 64 Grauwerte. Ohne Kopplung lernt jeder Knoten aus seinen eigenen 28 Bildern; mit kleinem λ lernt ein Cluster aus 280. Ein großes λ erzwingt ein Modell für zwei Aufgaben, die einander widersprechen.</translation>
    </message>
    <message>
      <source>There is no path over λ here: the models of this method only fit and predict.</source>
      <translation>Einen Pfad über λ gibt es hier nicht: die Modelle dieses Verfahrens werden nur angepasst und sagen vorher.</translation>
    </message>
    <message>
      <source>There is no run to test.</source>
      <translation>Kein Lauf zum Testen vorhanden.</translation>
    </message>
    <message>
      <source>There is no run whose results could be written</source>
      <translation>Es gibt keinen Lauf, dessen Ergebnisse sich schreiben lassen</translation>
    </message>
    <message>
      <source>There is no short link: %1</source>
      <translation>Es gibt keinen Kurzlink: %1</translation>
    </message>
    <message>
      <source>There is room for one of these views</source>
      <translation>Hier ist Platz für eine dieser Ansichten</translation>
    </message>
    <message>
      <source>These images do not come with the program. Each is downloaded once, by the program of the system that fetches its package; afterwards it works offline.</source>
      <translation>Diese Bilder kommen nicht mit dem Programm. Jede Sammlung wird einmal heruntergeladen, mit dem Programm des Systems, das ihr Paket holt; danach geht alles offline.</translation>
    </message>
    <message>
      <source>These nodes are connected already; W sets the weight</source>
      <translation>Diese Knoten sind schon verbunden; W ändert das Gewicht</translation>
    </message>
    <message>
      <source>These rows alone: %1</source>
      <translation>Nur diese Zeilen: %1</translation>
    </message>
    <message>
      <source>These samples are neither images (a square number of features, %1 or more), nor a time series, nor classes over two features. The list above draws them as what you choose.</source>
      <translation>Diese Datenpunkte sind weder Bilder (mit einer Quadratzahl von Merkmalen, mindestens %1) noch eine Zeitreihe noch Klassen über zwei Merkmalen. Die Liste oben zeichnet sie so, wie Sie es wählen.</translation>
    </message>
    <message>
      <source>They agree</source>
      <translation>Sie sind sich einig</translation>
    </message>
    <message>
      <source>Thirty nodes in a row; the truth (dotted) has one step. With λ = 0 the models of single nodes scatter around it.</source>
      <translation>Dreißig Knoten in einer Reihe; das wahre Modell (gepunktet) hat eine Stufe. Mit λ = 0 streuen die Modelle der einzelnen Knoten darum.</translation>
    </message>
    <message>
      <source>This GTV Lab cannot read all of the sweep in this session</source>
      <translation>Dieses GTV Lab kann den Parameterlauf in dieser Sitzung nicht vollständig lesen</translation>
    </message>
    <message>
      <source>This experiment was written by a newer GTV Lab. It is shown as far as this version understands it, and cannot be saved.</source>
      <translation>Dieses Experiment stammt aus einem neueren GTV Lab. Es wird gezeigt, soweit diese Version es versteht, und lässt sich nicht speichern.</translation>
    </message>
    <message>
      <source>This picture needs data with one feature and labels that are numbers. “Predictions” and “Local models” show other data, too.</source>
      <translation>Dieses Bild braucht Daten mit einem Merkmal und Labels, die Zahlen sind. „Vorhersagen“ und „Lokale Modelle“ zeigen auch andere Daten.</translation>
    </message>
    <message>
      <source>This session is open in another window, too: the window that saves last asks first</source>
      <translation>Diese Sitzung ist auch in einem anderen Fenster offen: Das Fenster, das zuletzt speichert, fragt vorher</translation>
    </message>
    <message>
      <source>Three clusters</source>
      <translation>Drei Cluster</translation>
    </message>
    <message>
      <source>Three clusters in a row</source>
      <translation>Drei Cluster in einer Reihe</translation>
    </message>
    <message>
      <source>Three kinds of model</source>
      <translation>Drei Arten von Modellen</translation>
    </message>
    <message>
      <source>Three samples of four features are too few for a single node, and half of the nodes have none. One model for all nodes (FedAvg, pooled) fits neither cluster. IFCA finds one model for each cluster, but nodes without data cannot tell which one is theirs. FedRelax learns it from the neighbours but blurs the border between the clusters; network Lasso does not. Also compare the methods by bytes: the pooled model begins with the cost of sending all data to one place.</source>
      <translation>Drei Datenpunkte mit vier Merkmalen sind für einen einzelnen Knoten zu wenig, und die Hälfte der Knoten hat gar keine. Ein Modell für alle Knoten (FedAvg, gepoolt) passt zu keinem der Cluster. IFCA findet für jeden Cluster ein Modell, aber Knoten ohne Daten können nicht erkennen, welches ihres ist. FedRelax lernt es von den Nachbarn, verwischt aber die Grenze zwischen den Clustern; Network Lasso tut das nicht. Vergleichen Sie die Verfahren auch nach Bytes: Das gepoolte Modell beginnt mit den Kosten, alle Daten an einen Ort zu senden.</translation>
    </message>
    <message>
      <source>Threshold</source>
      <translation>Schwelle</translation>
    </message>
    <message>
      <source>Threshold of the dissimilarity</source>
      <translation>Schwelle der Unähnlichkeit</translation>
    </message>
    <message>
      <source>Threshold δ</source>
      <translation>Schwelle δ</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>Time limit</source>
      <translation>Zeitgrenze</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>Title of the experiment.</source>
      <translation>Titel des Experiments.</translation>
    </message>
    <message>
      <source>Title of the lesson</source>
      <translation>Titel der Lektion</translation>
    </message>
    <message>
      <source>Title of the scene</source>
      <translation>Titel der Szene</translation>
    </message>
    <message>
      <source>To read “%1”</source>
      <translation>Das Lesen von „%1“</translation>
    </message>
    <message>
      <source>Tolerance</source>
      <translation>Toleranz</translation>
    </message>
    <message>
      <source>Too few data</source>
      <translation>Zu wenige Daten</translation>
    </message>
    <message>
      <source>Too large</source>
      <translation>Zu groß</translation>
    </message>
    <message>
      <source>Too large a model</source>
      <translation>Ein zu großes Modell</translation>
    </message>
    <message>
      <source>Too large to be kept in the session, and saved without: %1</source>
      <translation>Zu groß für die Sitzung und daher nicht mitgespeichert: %1</translation>
    </message>
    <message>
      <source>Too much λ</source>
      <translation>Zu großes λ</translation>
    </message>
    <message>
      <source>Too small a model</source>
      <translation>Ein zu kleines Modell</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Werkzeuge</translation>
    </message>
    <message>
      <source>Total variation</source>
      <translation>Totalvariation</translation>
    </message>
    <message>
      <source>Tr&amp;uth</source>
      <translation>&amp;Wahres Modell</translation>
    </message>
    <message>
      <source>Training</source>
      <translation>Training</translation>
    </message>
    <message>
      <source>Training accuracy</source>
      <translation>Genauigkeit, Training</translation>
    </message>
    <message>
      <source>Training error (label MSE)</source>
      <translation>Trainingsfehler (MSE der Labels)</translation>
    </message>
    <message>
      <source>Training error and risk</source>
      <translation>Trainingsfehler und Risiko</translation>
    </message>
    <message>
      <source>Tree, line and network agree</source>
      <translation>Baum, Gerade und Netz werden sich einig</translation>
    </message>
    <message>
      <source>Trees</source>
      <translation>Bäume</translation>
    </message>
    <message>
      <source>Trees, linear models and neural networks on one graph</source>
      <translation>Bäume, lineare Modelle und neuronale Netze auf einem Graphen</translation>
    </message>
    <message>
      <source>Trees, lines and networks on one graph</source>
      <translation>Bäume, Geraden und Netze auf einem Graphen</translation>
    </message>
    <message>
      <source>Trimmed share</source>
      <translation>Getrimmter Anteil</translation>
    </message>
    <message>
      <source>True cluster</source>
      <translation>Wahrer Cluster</translation>
    </message>
    <message>
      <source>True clusters</source>
      <translation>Wahre Cluster</translation>
    </message>
    <message>
      <source>True parameters</source>
      <translation>Wahre Parameter</translation>
    </message>
    <message>
      <source>True: the node is not labelled, and its labels are validation labels. False: it is labelled.</source>
      <translation>Ja: Der Knoten ist nicht gelabelt, seine Labels sind Validierungslabels. Nein: Er ist gelabelt.</translation>
    </message>
    <message>
      <source>Turn the present experiment into another flavour of federated learning: centralised, decentralised, clustered, personalised, horizontal, vertical</source>
      <translation>Das aktuelle Experiment in eine andere Spielart des föderierten Lernens verwandeln: zentral, dezentral, geclustert, personalisiert, horizontal, vertikal</translation>
    </message>
    <message>
      <source>Twenty-eight stations have 14 years of monthly means; each predicts the warmest from the coldest temperature of a month by its own linear model. Which stations are alike is not given: each is joined to the three with the most similar data. Drag λ: stations of one climate share a model, and those in the mountains keep their own. The exercise asks for Finnish stations, whose data does not come with the lab; you can import your own table instead.</source>
      <translation>Achtundzwanzig Stationen haben Monatsmittel aus 14 Jahren; jede sagt mit ihrem eigenen linearen Modell die höchste aus der tiefsten Temperatur eines Monats vorher. Welche Stationen sich ähneln, ist nicht gegeben: Jede wird mit den drei verbunden, deren Daten am ähnlichsten sind. Ziehen Sie an λ: Stationen desselben Klimas teilen sich ein Modell, und die im Gebirge behalten ihr eigenes. Die Übung verlangt finnische Stationen, deren Daten nicht mit dem Labor ausgeliefert werden; Sie können stattdessen eine eigene Tabelle importieren.</translation>
    </message>
    <message>
      <source>Two classes, logistic loss</source>
      <translation>Zwei Klassen, logistischer Verlust</translation>
    </message>
    <message>
      <source>Two clusters</source>
      <translation>Zwei Cluster</translation>
    </message>
    <message>
      <source>Two clusters (as printed)</source>
      <translation>Zwei Cluster (wie abgedruckt)</translation>
    </message>
    <message>
      <source>Two clusters of 100 nodes, in which six nodes in ten are labelled, with five noisy samples each. As long as the clusters are found, the error grows with the variance σ² of the noise; from p_out = 0.3 on they are not found, with or without noise. Raise the noise of the labels to 1: then the norms hardly average over nodes, because λ is small compared with the gradients of noisy labels.</source>
      <translation>Zwei Cluster mit je 100 Knoten, von denen sechs von zehn gelabelt sind, mit je fünf verrauschten Datenpunkten. Solange die Cluster gefunden werden, wächst der Fehler mit der Varianz σ² des Rauschens; ab p_out = 0.3 werden sie nicht gefunden, ob mit oder ohne Rauschen. Erhöhen Sie das Rauschen der Labels auf 1: Dann mitteln die Normen kaum noch über Knoten, weil λ klein gegen die Gradienten verrauschter Labels ist.</translation>
    </message>
    <message>
      <source>Two clusters with hidden features</source>
      <translation>Zwei Cluster mit verborgenen Merkmalen</translation>
    </message>
    <message>
      <source>Two clusters with noise</source>
      <translation>Zwei Cluster mit Rauschen</translation>
    </message>
    <message>
      <source>Two clusters with noise (as printed)</source>
      <translation>Zwei Cluster mit Rauschen (wie abgedruckt)</translation>
    </message>
    <message>
      <source>Two clusters, few samples or many</source>
      <translation>Zwei Cluster, wenige oder viele Datenpunkte</translation>
    </message>
    <message>
      <source>Two clusters, in which four nodes in ten are labelled. The table of the official code reports the mean squared error of the labels: 9.8e-6 at the labelled nodes (training) and 1.1e-5 at the others (validation). In the view Error the two curves coincide: an unlabelled node predicts as well as a labelled one. With MOCHA (λ = 0.005) they differ: 0.001 against 0.06.</source>
      <translation>Zwei Cluster, in denen vier von zehn Knoten gelabelt sind. Die Tabelle des offiziellen Codes nennt den mittleren quadratischen Fehler der Labels: 9.8e-6 an den gelabelten Knoten (Training) und 1.1e-5 an den anderen (Validierung). In der Ansicht „Fehler“ fallen die beiden Kurven zusammen: Ein Knoten ohne Labels sagt so gut vorher wie einer mit Labels. Mit MOCHA (λ = 0.005) unterscheiden sie sich: 0.001 gegen 0.06.</translation>
    </message>
    <message>
      <source>Two clusters, prediction of labels</source>
      <translation>Zwei Cluster, Vorhersage von Labels</translation>
    </message>
    <message>
      <source>Two columns of a paper</source>
      <translation>Zwei Spalten eines Artikels</translation>
    </message>
    <message>
      <source>Two directions</source>
      <translation>Zwei Richtungen</translation>
    </message>
    <message>
      <source>Two hundred nodes form a chain; the edge between its two halves has weight 0.1. Network Lasso finds this weak link and lets the parameter vectors jump exactly there. Try MOCHA: it smears the jump over many nodes.</source>
      <translation>Zweihundert Knoten bilden eine Kette; die Kante zwischen ihren beiden Hälften hat das Gewicht 0.1. Network Lasso findet diese schwache Kante und lässt die Parametervektoren genau dort springen. Probieren Sie MOCHA: Es verwischt den Sprung über viele Knoten.</translation>
    </message>
    <message>
      <source>Two kinds of clients</source>
      <translation>Zwei Arten von Clients</translation>
    </message>
    <message>
      <source>Two lines, two trees and two neural networks, all joined. With λ = 0 each follows its own six samples, and they disagree.</source>
      <translation>Zwei Geraden, zwei Bäume und zwei neuronale Netze, alle verbunden. Mit λ = 0 folgt jedes Modell seinen eigenen sechs Datenpunkten, und sie sind sich uneinig.</translation>
    </message>
    <message>
      <source>Two nodes are joined if each is among the nearest of the other.</source>
      <translation>Zwei Knoten werden verbunden, wenn jeder zu den nächsten des anderen gehört.</translation>
    </message>
    <message>
      <source>Two nodes are joined if one is among the nearest of the other.</source>
      <translation>Zwei Knoten werden verbunden, wenn einer zu den nächsten des anderen gehört.</translation>
    </message>
    <message>
      <source>Two nodes are joined if they differ little.</source>
      <translation>Zwei Knoten werden verbunden, wenn sie sich wenig unterscheiden.</translation>
    </message>
    <message>
      <source>Two nodes have one parameter each and the losses L = (w − a)² with a = 0 and 2. Network Lasso moves both by λ/2 towards each other until they meet at λ = 2; beyond that they stay equal. Drag the slider and watch the kink. With ½‖·‖² the two models come nearer and nearer but never meet. A chain of three, a star and a chain of four have their critical λ at 4, 6 and 6; each follows from a calculation of one line.</source>
      <translation>Zwei Knoten haben je einen Parameter und die Verluste L = (w − a)² mit a = 0 und 2. Network Lasso bewegt beide um λ/2 aufeinander zu, bis sie sich bei λ = 2 treffen; darüber bleiben sie gleich. Ziehen Sie am Schieberegler und achten Sie auf den Knick. Mit ½‖·‖² kommen sich die beiden Modelle immer näher, treffen sich aber nie. Eine Dreierkette, ein Stern und eine Viererkette haben ihr kritisches λ bei 4, 6 und 6; jedes folgt aus einer einzeiligen Rechnung.</translation>
    </message>
    <message>
      <source>Two of w1, w2, …, the coordinates of the parameter vector, and pc1, pc2, its principal components.</source>
      <translation>Zwei von w1, w2, …, den Koordinaten des Parametervektors, und pc1, pc2, seinen Hauptkomponenten.</translation>
    </message>
    <message>
      <source>Two or more runs side by side</source>
      <translation>Zwei oder mehr Läufe nebeneinander</translation>
    </message>
    <message>
      <source>Two samples per node</source>
      <translation>Zwei Datenpunkte pro Knoten</translation>
    </message>
    <message>
      <source>Two samples per node, noise as large as the slopes. Alone (λ = 0) the error is 2; the best λ makes it 0.04.</source>
      <translation>Zwei Datenpunkte pro Knoten, das Rauschen so groß wie die Steigungen. Allein (λ = 0) ist der Fehler 2; mit dem besten λ ist er 0.04.</translation>
    </message>
    <message>
      <source>Two to six methods, objects or ids, that are compared on this experiment; [] runs only the method under Algorithm.</source>
      <translation>Zwei bis sechs Verfahren, Objekte oder IDs, die auf diesem Experiment verglichen werden; mit [] läuft nur das Verfahren unter „Algorithmus“.</translation>
    </message>
    <message>
      <source>Type a command, preset, lesson or term</source>
      <translation>Befehl, Vorlage, Lektion oder Begriff eingeben</translation>
    </message>
    <message>
      <source>Type some letters of a command, preset, lesson or term; Return runs or shows it</source>
      <translation>Tippen Sie einige Buchstaben eines Befehls, einer Vorlage, Lektion oder eines Begriffs; die Eingabetaste startet oder zeigt den Treffer</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Undo (Ctrl+Z)</source>
      <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
      <source>Undo the change that cannot be applied</source>
      <translation>Die Änderung rückgängig machen, die nicht angewendet werden kann</translation>
    </message>
    <message>
      <source>Undo: %1</source>
      <translation>Rückgängig: %1</translation>
    </message>
    <message>
      <source>Uniform per cluster</source>
      <translation>Gleichverteilt pro Cluster</translation>
    </message>
    <message>
      <source>Unknown graph that grows: every node chooses 10 others</source>
      <translation>Unbekannter wachsender Graph: Jeder Knoten wählt 10 andere</translation>
    </message>
    <message>
      <source>Unknown graph that grows: every node chooses 50 others</source>
      <translation>Unbekannter wachsender Graph: Jeder Knoten wählt 50 andere</translation>
    </message>
    <message>
      <source>Unknown graph, rebuilt: every node chooses 50 others</source>
      <translation>Unbekannter Graph, neu gebaut: Jeder Knoten wählt 50 andere</translation>
    </message>
    <message>
      <source>Unpin</source>
      <translation>Lösen</translation>
    </message>
    <message>
      <source>Unpivot</source>
      <translation>Entpivotieren</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Nach oben</translation>
    </message>
    <message>
      <source>Up to</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Updates</translation>
    </message>
    <message>
      <source>Upper ends, where ranges are stated.</source>
      <translation>Obere Enden, wo Bereiche angegeben sind.</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Verwendung</translation>
    </message>
    <message>
      <source>Use as &amp;data…</source>
      <translation>Als &amp;Daten verwenden…</translation>
    </message>
    <message>
      <source>Use of the columns that are selected in the list</source>
      <translation>Verwendung der Spalten, die in der Liste ausgewählt sind</translation>
    </message>
    <message>
      <source>Use of the selected columns</source>
      <translation>Verwendung der ausgewählten Spalten</translation>
    </message>
    <message>
      <source>Use the selection</source>
      <translation>Auswahl verwenden</translation>
    </message>
    <message>
      <source>Utility against privacy</source>
      <translation>Nutzen gegen Privatheit</translation>
    </message>
    <message>
      <source>Validation</source>
      <translation>Validierung</translation>
    </message>
    <message>
      <source>Validation accuracy</source>
      <translation>Validierungsgenauigkeit</translation>
    </message>
    <message>
      <source>Validation accuracy of honest nodes</source>
      <translation>Genauigkeit der ehrlichen Knoten, Validierung</translation>
    </message>
    <message>
      <source>Validation error</source>
      <translation>Validierungsfehler</translation>
    </message>
    <message>
      <source>Validation error (label MSE)</source>
      <translation>Validierungsfehler (MSE der Labels)</translation>
    </message>
    <message>
      <source>Validation error of honest nodes</source>
      <translation>Validierungsfehler der ehrlichen Knoten</translation>
    </message>
    <message>
      <source>Validation share</source>
      <translation>Validierungsanteil</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Value of E_est / E_pooled that theory gives if every node fits its own data alone (E_est = σ²d/(m − d − 1))</source>
      <translation>Wert von E_est / E_pooled nach der Theorie, wenn jeder Knoten nur seine eigenen Daten nutzt (E_est = σ²d/(m − d − 1))</translation>
    </message>
    <message>
      <source>Value t</source>
      <translation>Wert t</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>Values of %1</source>
      <translation>Werte von %1</translation>
    </message>
    <message>
      <source>Values that stand below each other come to stand side by side</source>
      <translation>Werte, die untereinander stehen, kommen nebeneinander</translation>
    </message>
    <message>
      <source>Values that stand side by side come to stand below each other</source>
      <translation>Werte, die nebeneinander stehen, kommen untereinander</translation>
    </message>
    <message>
      <source>Values with commas between them; 0:1:11 are eleven numbers from 0 to 1, log:0.01:1:5 five evenly spaced in their logarithm</source>
      <translation>Werte, durch Kommas getrennt; 0:1:11 sind elf Zahlen von 0 bis 1, log:0.01:1:5 fünf mit gleichen Abständen im Logarithmus</translation>
    </message>
    <message>
      <source>Vary</source>
      <translation>Variieren</translation>
    </message>
    <message>
      <source>Vector u</source>
      <translation>Vektor u</translation>
    </message>
    <message>
      <source>Vectors</source>
      <translation>Vektoren</translation>
    </message>
    <message>
      <source>Vectors sent</source>
      <translation>Gesendete Vektoren</translation>
    </message>
    <message>
      <source>Vectors sent, as long as a local model</source>
      <translation>Gesendete Vektoren von der Länge eines lokalen Modells</translation>
    </message>
    <message>
      <source>Version and licence</source>
      <translation>Version und Lizenz</translation>
    </message>
    <message>
      <source>Vertical coordinate</source>
      <translation>Senkrechte Koordinate</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>Views</source>
      <translation>Ansichten</translation>
    </message>
    <message>
      <source>W ← 0, Y ← W; α ← the step size</source>
      <translation>W ← 0, Y ← W; α ← die Schrittweite</translation>
    </message>
    <message>
      <source>W ← W + t ΔW, with the largest t that makes F&lt;sub&gt;μ&lt;/sub&gt; smaller</source>
      <translation>W ← W + t ΔW, mit dem größten t, das F&lt;sub&gt;μ&lt;/sub&gt; kleiner macht</translation>
    </message>
    <message>
      <source>W ← Y − α · gradient</source>
      <translation>W ← Y − α · Gradient</translation>
    </message>
    <message>
      <source>Waiting times in two clusters</source>
      <translation>Wartezeiten in zwei Clustern</translation>
    </message>
    <message>
      <source>Warning</source>
      <translation>Warnung</translation>
    </message>
    <message>
      <source>Warning: %1.</source>
      <translation>Warnung: %1.</translation>
    </message>
    <message>
      <source>Wasserstein distance</source>
      <translation>Wasserstein-Abstand</translation>
    </message>
    <message>
      <source>Wasserstein distance of the Gaussians fitted to the nodes.</source>
      <translation>Wasserstein-Abstand der an die Knoten angepassten Normalverteilungen.</translation>
    </message>
    <message>
      <source>Weather stations in Colorado</source>
      <translation>Wetterstationen in Colorado</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <source>Weight A of the edge, larger than 0; Return sets it, Esc keeps the old one</source>
      <translation>Gewicht A der Kante, größer als 0; die Eingabetaste übernimmt es, Esc behält das alte</translation>
    </message>
    <message>
      <source>Weight attribute</source>
      <translation>Gewichtsattribut</translation>
    </message>
    <message>
      <source>Weight b of the server's update (1 − b)w + b·mean.</source>
      <translation>Gewicht b im Update des Servers (1 − b)w + b·Mittelwert.</translation>
    </message>
    <message>
      <source>Weight by samples</source>
      <translation>Nach Datenmenge gewichten</translation>
    </message>
    <message>
      <source>Weight decay δ</source>
      <translation>Gewichtszerfall δ</translation>
    </message>
    <message>
      <source>Weight of every edge.</source>
      <translation>Gewicht jeder Kante.</translation>
    </message>
    <message>
      <source>Weight of the agreement between nodes and copies. It changes the speed, not the limit.</source>
      <translation>Gewicht der Übereinstimmung von Knoten und Kopien. Es ändert die Geschwindigkeit, nicht den Grenzwert.</translation>
    </message>
    <message>
      <source>Weight of the edge</source>
      <translation>Gewicht der Kante</translation>
    </message>
    <message>
      <source>Weight of the edges between clusters.</source>
      <translation>Gewicht der Kanten zwischen den Clustern.</translation>
    </message>
    <message>
      <source>Weight w</source>
      <translation>Gewicht w</translation>
    </message>
    <message>
      <source>Weight w%1</source>
      <translation>Gewicht w%1</translation>
    </message>
    <message>
      <source>Weights</source>
      <translation>Gewichte</translation>
    </message>
    <message>
      <source>Weights directions: differences with a large vᵀQv are pulled together more strongly, those in the null space of Q not at all.</source>
      <translation>Gewichtet Richtungen: Differenzen mit großem vᵀQv werden stärker zusammengezogen, solche im Nullraum von Q gar nicht.</translation>
    </message>
    <message>
      <source>Weights that are not positive</source>
      <translation>Nicht positive Gewichte</translation>
    </message>
    <message>
      <source>Weights written as texts</source>
      <translation>Als Texte geschriebene Gewichte</translation>
    </message>
    <message>
      <source>Well-connected nodes lie close together, and clusters are separated.</source>
      <translation>Gut verbundene Knoten liegen nahe beieinander, und Cluster sind getrennt.</translation>
    </message>
    <message>
      <source>Well-connected? For λ = %1, iteration %L2. A single node always is, and is not listed. Click a row to see its nodes, or the subset that violates the condition.</source>
      <translation>Gut verbunden? Für λ = %1, Iteration %L2. Ein einzelner Knoten ist es immer und steht nicht in der Liste. Klicken Sie auf eine Zeile, um ihre Knoten zu sehen oder die Teilmenge, die die Bedingung verletzt.</translation>
    </message>
    <message>
      <source>What a node computes: the minimiser that the method asks for, some gradient steps towards it, or the minimiser with an error.</source>
      <translation>Was ein Knoten berechnet: den Minimierer, den das Verfahren verlangt, einige Gradientenschritte zu ihm hin oder den Minimierer mit einem Fehler.</translation>
    </message>
    <message>
      <source>What an edge weighs, by the dissimilarity D of its ends.</source>
      <translation>Gewicht einer Kante nach der Unähnlichkeit D ihrer Enden.</translation>
    </message>
    <message>
      <source>What becomes a column: year, month, day, dayOfYear, hour, minute, weekday (Monday is 1), seconds (since 1970).</source>
      <translation>Was zu einer Spalte wird: year, month, day, dayOfYear, hour, minute, weekday (Montag ist 1), seconds (seit 1970).</translation>
    </message>
    <message>
      <source>What becomes of an edge that appears in both directions: if the weights differ the file is refused, or one edge remains, with the sum, mean or largest of the weights, or the first of them.</source>
      <translation>Was aus einer Kante wird, die in beiden Richtungen vorkommt: Bei verschiedenen Gewichten wird die Datei abgelehnt, oder es bleibt eine Kante mit der Summe, dem Mittelwert oder dem größten der Gewichte oder mit dem ersten davon.</translation>
    </message>
    <message>
      <source>What becomes of an edge that appears more than once: the file is refused, or one edge remains, with the sum, mean or largest of the weights, or the first of them.</source>
      <translation>Was aus einer Kante wird, die mehrmals vorkommt: Die Datei wird abgelehnt, oder es bleibt eine Kante mit der Summe, dem Mittelwert oder dem größten der Gewichte oder mit dem ersten davon.</translation>
    </message>
    <message>
      <source>What becomes of edges from a node to itself: the file is refused, or they are left out.</source>
      <translation>Was aus Kanten von einem Knoten zu sich selbst wird: Die Datei wird abgelehnt, oder sie werden weggelassen.</translation>
    </message>
    <message>
      <source>What becomes of edges whose weight is 0 or less: the file is refused, they are left out, or their weight is 1.</source>
      <translation>Was aus Kanten wird, deren Gewicht 0 oder weniger ist: Die Datei wird abgelehnt, sie werden weggelassen, oder sie erhalten das Gewicht 1.</translation>
    </message>
    <message>
      <source>What becomes of edges without a weight where others have one: their weight is 1, they are left out, or the file is refused. Weights that are NaN or NA are left out with the others, or else the file is refused.</source>
      <translation>Was aus Kanten ohne Gewicht wird, wenn andere eines haben: Sie erhalten das Gewicht 1, sie werden weggelassen, oder die Datei wird abgelehnt. Kanten mit dem Gewicht NaN oder NA werden mit den anderen weggelassen, sonst wird die Datei abgelehnt.</translation>
    </message>
    <message>
      <source>What becomes of several values of one row and column.</source>
      <translation>Was aus mehreren Werten einer Zeile und Spalte wird.</translation>
    </message>
    <message>
      <source>What becomes of the samples</source>
      <translation>Was aus den Datenpunkten wird</translation>
    </message>
    <message>
      <source>What becomes of weights that the file declares to be texts: those that spell a number are converted, or the file is refused.</source>
      <translation>Was aus Gewichten wird, die die Datei als Texte deklariert: Texte, die eine Zahl darstellen, werden umgewandelt, oder die Datei wird abgelehnt.</translation>
    </message>
    <message>
      <source>What can three liars do to an average? Three of twenty clients lie: they send −10 times their model. A server that averages is led astray by them: the error of the honest clients is 8.4. The median of every entry has 0.0018, the trimmed mean, which leaves out the largest and the smallest fifth, 0.0003, and Krum, which takes the most central model, 0.0045. Start the comparison in the view Race.</source>
      <translation>Was können drei Lügner einem Mittelwert antun? Drei von zwanzig Clients lügen: Sie senden das −10-Fache ihres Modells. Ein Server, der mittelt, wird von ihnen in die Irre geführt: Der Fehler der ehrlichen Clients ist 8.4. Der Median jedes Eintrags kommt auf 0.0018, das getrimmte Mittel, das das größte und das kleinste Fünftel weglässt, auf 0.0003 und Krum, das das zentralste Modell nimmt, auf 0.0045. Starten Sie den Vergleich in der Ansicht „Wettlauf“.</translation>
    </message>
    <message>
      <source>What changes if the choices are made again in every iteration?</source>
      <translation>Was ändert sich, wenn in jeder Iteration neu gewählt wird?</translation>
    </message>
    <message>
      <source>What changes if the nodes of a cluster are not identical?</source>
      <translation>Was ändert sich, wenn die Knoten eines Clusters nicht identisch sind?</translation>
    </message>
    <message>
      <source>What do many noisy copies of the data do? Every one of five samples is replaced by 4000 copies of itself, with noise of size 0.5 on the features and the same label. The parameters become (1.048, 1.537). Ridge regression with σ² = 0.25 on the five samples alone gives (1.045, 1.541): many noisy copies act like a ridge term. Compare: Copies 0, and Ridge 0.25 in the loss. Ten or a hundred copies are not enough for this: (1.28, 1.83) and (1.21, 1.66).</source>
      <translation>Was bewirken viele verrauschte Kopien der Daten? Jeder von fünf Datenpunkten wird durch 4000 Kopien seiner selbst ersetzt, mit Rauschen der Größe 0.5 auf den Merkmalen und demselben Label. Die Parameter werden (1.048, 1.537). Ridge-Regression mit σ² = 0.25 allein auf den fünf Datenpunkten ergibt (1.045, 1.541): Viele verrauschte Kopien wirken wie ein Ridge-Term. Vergleichen Sie: Kopien 0 und Ridge 0.25 im Verlust. Zehn oder hundert Kopien reichen dafür nicht: (1.28, 1.83) und (1.21, 1.66).</translation>
    </message>
    <message>
      <source>What do methods with one model, or with two, learn from the same data?</source>
      <translation>Was lernen Verfahren mit einem oder mit zwei Modellen aus denselben Daten?</translation>
    </message>
    <message>
      <source>What do more local steps between two averages cost? Four clients have slopes near 0, four near 2 and steeper losses; the pooled model is 1.6. With one local gradient step per round FedAvg ends there. With five steps the clients drift towards their own minima, and the average is 1.39; with fifty it is 1.00, the plain mean of the clients’ own minima. Fewer rounds of messages are paid for by another limit.</source>
      <translation>Was kosten mehr lokale Schritte zwischen zwei Mittelungen? Vier Clients haben Steigungen nahe 0, vier nahe 2 und steilere Verluste; das gepoolte Modell ist 1.6. Mit einem lokalen Gradientenschritt pro Runde endet FedAvg dort. Mit fünf Schritten driften die Clients zu ihren eigenen Minima, und der Mittelwert ist 1.39; mit fünfzig ist er 1.00, einfach das Mittel der eigenen Minima der Clients. Weniger Runden von Nachrichten bezahlt man mit einem anderen Grenzwert.</translation>
    </message>
    <message>
      <source>What does a model cost that everybody can read? The wines of the preset “Wine”, pooled; three in ten are kept for validation. A tree of depth 2 asks at most two questions, and everybody can follow its four answers: its validation error is 0.44. A linear model of twelve measurements has 0.43, a forest of a hundred trees, which nobody can read, 0.48. A tree with one question only has 0.59. What can be explained need not be worse. Start the comparison in the view Race.</source>
      <translation>Was kostet ein Modell, das jeder lesen kann? Die Weine der Vorlage „Wein“, gepoolt; drei von zehn bleiben für die Validierung. Ein Baum der Tiefe 2 stellt höchstens zwei Fragen, und jeder kann seinen vier Antworten folgen: Sein Validierungsfehler ist 0.44. Ein lineares Modell aus zwölf Messwerten hat 0.43, ein Wald aus hundert Bäumen, den niemand lesen kann, 0.48. Ein Baum mit nur einer Frage hat 0.59. Was sich erklären lässt, muss nicht schlechter sein. Starten Sie den Vergleich in der Ansicht „Wettlauf“.</translation>
    </message>
    <message>
      <source>What does a model tell about one label? If all other numbers are known, the first update is this label times a number plus noise, and the information can be computed. For the first label of node 0 it is 3.34 nats with noise of 0.01, 1.10 with 0.1 and 0.038 with 1. The view Privacy shows it against the error that the noise costs.</source>
      <translation>Was verrät ein Modell über ein einzelnes Label? Sind alle anderen Zahlen bekannt, ist das erste Update dieses Label mal eine Zahl plus Rauschen, und die Information lässt sich berechnen. Für das erste Label von Knoten 0 beträgt sie 3.34 Nats mit Rauschen von 0.01, 1.10 mit 0.1 und 0.038 mit 1. Die Ansicht „Privatheit“ zeigt sie gegen den Fehler, den das Rauschen kostet.</translation>
    </message>
    <message>
      <source>What does it cost to hide the age of patients?</source>
      <translation>Was kostet es, das Alter von Patienten zu verbergen?</translation>
    </message>
    <message>
      <source>What does one wrong label do to a line? Ten points on a line of slope 1, but the last label is −4. Squares count this one point as much as all others: with the squared loss the slope is −0.14. The Huber loss (δ = 0.5) is linear for large residuals, and the slope is 0.85. The absolute loss ignores how far the outlier is away: the slope is 1. Change the loss, and look at the view Loss, which shows how each of them grows.</source>
      <translation>Was macht ein falsches Label mit einer Geraden? Zehn Punkte auf einer Geraden der Steigung 1, nur das letzte Label ist −4. Quadrate zählen diesen einen Punkt so viel wie alle anderen: Mit dem quadratischen Verlust ist die Steigung −0.14. Der Huber-Verlust (δ = 0.5) ist für große Residuen linear, und die Steigung ist 0.85. Dem absoluten Verlust ist es gleich, wie weit der Ausreißer entfernt ist: Die Steigung ist 1. Ändern Sie den Verlust und sehen Sie sich die Ansicht „Verlust“ an, die zeigt, wie jeder von ihnen wächst.</translation>
    </message>
    <message>
      <source>What does λ do?</source>
      <translation>Was bewirkt λ?</translation>
    </message>
    <message>
      <source>What else helps…</source>
      <translation>Was sonst hilft…</translation>
    </message>
    <message>
      <source>What every node fits to its samples, and by which loss</source>
      <translation>Was jeder Knoten an seine Datenpunkte anpasst und mit welcher Verlustfunktion</translation>
    </message>
    <message>
      <source>What gradient descent minimises: the objective of GTVMin, the mean of all losses, or the loss of the selected node</source>
      <translation>Was der Gradientenabstieg minimiert: die Zielfunktion von GTVMin, das Mittel aller Verluste oder den Verlust des ausgewählten Knotens</translation>
    </message>
    <message>
      <source>What has a decision tree to do with a linear model? The features are three steps, which are 1 beyond −4, 5 and 10, and a constant. A linear model of them is a decision tree with these three thresholds: its weights 1, 2, −4 and 3.1 add up to the means of the labels in the four leaves, which are 1, 3, −1 and 2.1. Choose Decision tree of depth 3 as local model: the training error is the same, 0.0217. With depth 1 a single threshold is left, and the error is 1.55.</source>
      <translation>Was hat ein Entscheidungsbaum mit einem linearen Modell zu tun? Die Merkmale sind drei Stufen, die jenseits von −4, 5 und 10 den Wert 1 haben, und eine Konstante. Ein lineares Modell daraus ist ein Entscheidungsbaum mit diesen drei Schwellen: Seine Gewichte 1, 2, −4 und 3.1 summieren sich zu den Mittelwerten der Labels in den vier Blättern, 1, 3, −1 und 2.1. Wählen Sie als lokales Modell „Entscheidungsbaum“ der Tiefe 3: Der Trainingsfehler ist derselbe, 0.0217. Mit Tiefe 1 bleibt eine einzige Schwelle, und der Fehler ist 1.55.</translation>
    </message>
    <message>
      <source>What hides the number: noise on everything that nodes share, noise on their features, or groups of k samples that get the mean of their features</source>
      <translation>Was die Zahl verbirgt: Rauschen auf allem, was Knoten teilen, Rauschen auf ihren Merkmalen oder Gruppen von k Datenpunkten, die den Mittelwert ihrer Merkmale bekommen</translation>
    </message>
    <message>
      <source>What if all nodes choose the same model? IFCA keeps two models; every node improves the one that fits it better. From a lucky start both clusters are found, and the error is 0.0055. From an unlucky one, which is shown, one model wins all nodes, and the error stays at 0.72. Ten restarts, of which the best is kept, find both clusters again. Change Start values and Restarts under Algorithm.</source>
      <translation>Was, wenn alle Knoten dasselbe Modell wählen? IFCA führt zwei Modelle; jeder Knoten verbessert das, das besser zu ihm passt. Bei einem glücklichen Start werden beide Cluster gefunden, und der Fehler ist 0.0055. Bei einem unglücklichen, der gezeigt wird, gewinnt ein Modell alle Knoten, und der Fehler bleibt bei 0.72. Zehn Neustarts, von denen der beste bleibt, finden wieder beide Cluster. Ändern Sie „Startwerte“ und „Neustarts“ unter „Algorithmus“.</translation>
    </message>
    <message>
      <source>What if every node has wrong labels? At each of eleven nodes one label in five is wrong, and by far. No node can be left out, as all are affected. With the squared loss the models follow the wrong labels: the error is 1.00. The Huber loss (0.053) and the absolute loss (0.062) let four good labels outvote a bad one. Robustness is one of the requirements for trustworthy artificial intelligence.</source>
      <translation>Was, wenn jeder Knoten falsche Labels hat? An jedem von elf Knoten ist eines von fünf Labels falsch, und zwar weit daneben. Kein Knoten kann weggelassen werden, da alle betroffen sind. Mit dem quadratischen Verlust folgen die Modelle den falschen Labels: Der Fehler ist 1.00. Beim Huber-Verlust (0.053) und beim absoluten Verlust (0.062) überstimmen vier gute Labels ein falsches. Robustheit ist eine der Anforderungen an vertrauenswürdige künstliche Intelligenz.</translation>
    </message>
    <message>
      <source>What if nodes send their models with noise? FedRelax with two nodes; both add noise of standard deviation 0.1 to every model that they send, so that nobody learns too much about their data. The models never rest: they tremble around 0.5 and 1.5 with a mean squared error of 0.01125 in theory; 200 draws gave 0.0109 ± 0.0007. More noise hides more, and costs more.</source>
      <translation>Was, wenn Knoten ihre Modelle verrauscht senden? FedRelax mit zwei Knoten; beide fügen jedem Modell, das sie senden, Rauschen mit der Standardabweichung 0.1 hinzu, damit niemand zu viel über ihre Daten erfährt. Die Modelle kommen nie zur Ruhe: Sie zittern um 0.5 und 1.5 mit einem mittleren quadratischen Fehler von 0.01125 in der Theorie; 200 Ziehungen ergaben 0.0109 ± 0.0007. Mehr Rauschen verbirgt mehr und kostet mehr.</translation>
    </message>
    <message>
      <source>What if parameters have to stay in a set? The minimum is at (3, 1), but after every step the parameters are projected on a set in which they have to be. On the ball of radius 1 gradient descent ends at (0.949, 0.316), which is the nearest point of the ball; on the interval from −1 to 1 in every entry it ends at (1, 1), on the ray of equal entries at (2, 2), and without projection at (3, 1). Change the projection under Algorithm.</source>
      <translation>Was, wenn Parameter in einer Menge bleiben müssen? Das Minimum liegt bei (3, 1), aber nach jedem Schritt werden die Parameter auf eine Menge projiziert, in der sie liegen müssen. Auf der Kugel vom Radius 1 endet Gradientenabstieg bei (0.949, 0.316), dem nächstgelegenen Punkt der Kugel; auf dem Intervall von −1 bis 1 in jedem Eintrag bei (1, 1), auf dem Strahl gleicher Einträge bei (2, 2) und ohne Projektion bei (3, 1). Ändern Sie die Projektion unter „Algorithmus“.</translation>
    </message>
    <message>
      <source>What is drawn of every run</source>
      <translation>Was von jedem Lauf gezeichnet wird</translation>
    </message>
    <message>
      <source>What is held back is not learned from: its error shows which λ is best. The test part is not looked at before the end.</source>
      <translation>Aus dem Zurückgehaltenen wird nicht gelernt: Sein Fehler zeigt, welches λ das beste ist. Der Testteil wird vor dem Ende nicht angesehen.</translation>
    </message>
    <message>
      <source>What is open becomes a scene of your own lesson</source>
      <translation>Was geöffnet ist, wird eine Szene Ihrer eigenen Lektion</translation>
    </message>
    <message>
      <source>What is proved about the present iterate</source>
      <translation>Was über die aktuelle Iterierte bewiesen ist</translation>
    </message>
    <message>
      <source>What is shown; two views beside the graph are enough for a projector</source>
      <translation>Was gezeigt wird; zwei Ansichten neben dem Graphen genügen für einen Beamer</translation>
    </message>
    <message>
      <source>What is to be seen in this scene, in one sentence</source>
      <translation>Was in dieser Szene zu sehen ist, in einem Satz</translation>
    </message>
    <message>
      <source>What is varied: any field of the experiment</source>
      <translation>Was variiert wird: ein beliebiges Feld des Experiments</translation>
    </message>
    <message>
      <source>What is varied: the samples m of a node, the size d′ of the model (the degree of polynomials, else the number of features that are kept), or λ</source>
      <translation>Was variiert wird: die Datenpunkte m eines Knotens, die Größe d′ des Modells (bei Polynomen der Grad, sonst die Zahl der behaltenen Merkmale) oder λ</translation>
    </message>
    <message>
      <source>What it says of rows that are for the test: neither learning nor the choice of λ sees them. Empty: there are none.</source>
      <translation>Was sie bei Zeilen für den Test enthält: Weder das Lernen noch die Wahl von λ sieht sie. Leer: Es gibt keine.</translation>
    </message>
    <message>
      <source>What it says of rows that are for validation.</source>
      <translation>Was sie von Zeilen sagt, die zur Validierung sind.</translation>
    </message>
    <message>
      <source>What it says of rows that are learned from.</source>
      <translation>Was sie von Zeilen sagt, aus denen gelernt wird.</translation>
    </message>
    <message>
      <source>What makes two nodes similar.</source>
      <translation>Was zwei Knoten ähnlich macht.</translation>
    </message>
    <message>
      <source>What one update tells about a label</source>
      <translation>Was ein Update über ein Label verrät</translation>
    </message>
    <message>
      <source>What stands before the decimals. Automatic: a comma if numbers have commas only, and cells are separated by another sign or, in several columns, are in quotes; between 1,5 alone and two cells the choice is asked for.</source>
      <translation>Was vor den Dezimalstellen steht. Automatisch: ein Komma, wenn die Zahlen nur Kommas haben und die Zellen durch ein anderes Zeichen getrennt sind oder in mehreren Spalten in Anführungszeichen stehen; ob 1,5 eine Zahl oder zwei Zellen sind, wird gefragt.</translation>
    </message>
    <message>
      <source>What stands between two cells. Automatic: what cuts all of the first lines into equally many cells.</source>
      <translation>Was zwischen zwei Zellen steht. Automatisch: was alle ersten Zeilen in gleich viele Zellen teilt.</translation>
    </message>
    <message>
      <source>What the colour of a node shows</source>
      <translation>Was die Farbe eines Knotens zeigt</translation>
    </message>
    <message>
      <source>What the edges of the graph show: their weight, or how much of their capacity λ·weight the flow of the iterates, or of the exact optimum, uses.</source>
      <translation>Was die Kanten des Graphen zeigen: ihr Gewicht, oder wie viel ihrer Kapazität λ·Gewicht der Fluss der Iterierten oder des exakten Optimums nutzt.</translation>
    </message>
    <message>
      <source>What the edges show</source>
      <translation>Was die Kanten zeigen</translation>
    </message>
    <message>
      <source>What the experiment shows and what to try.</source>
      <translation>Was das Experiment zeigt und was man ausprobieren kann.</translation>
    </message>
    <message>
      <source>What the help says of penalties, losses and servers that bound the harm</source>
      <translation>Was die Hilfe über Strafterme, Verluste und Server sagt, die den Schaden begrenzen</translation>
    </message>
    <message>
      <source>What the lesson is called in the list of lessons</source>
      <translation>Name der Lektion in der Liste der Lektionen</translation>
    </message>
    <message>
      <source>What the lines show: the size of the flow between two clusters, or the flow of one parameter, with an arrow</source>
      <translation>Was die Linien zeigen: den Betrag des Flusses zwischen zwei Clustern oder den Fluss eines Parameters, mit einem Pfeil</translation>
    </message>
    <message>
      <source>What the methods are matched by: the method that has used the least of it makes the next iteration.</source>
      <translation>Worin die Verfahren gleichauf gehalten werden: Die nächste Iteration macht das Verfahren, das davon bisher am wenigsten verbraucht hat.</translation>
    </message>
    <message>
      <source>What the methods of the race are matched by</source>
      <translation>Woran die Verfahren im Wettlauf gemessen werden</translation>
    </message>
    <message>
      <source>What the new column is called.</source>
      <translation>Wie die neue Spalte heißt.</translation>
    </message>
    <message>
      <source>What the nodes are compared by</source>
      <translation>Wonach die Knoten verglichen werden</translation>
    </message>
    <message>
      <source>What the nodes are compared by; the form Graph has its parameters</source>
      <translation>Wonach die Knoten verglichen werden; die Parameter dazu stehen im Formular „Graph“</translation>
    </message>
    <message>
      <source>What the penalty compares: parameters, or predictions on the shared test set.</source>
      <translation>Was der Strafterm vergleicht: Parameter oder Vorhersagen auf der gemeinsamen Testmenge.</translation>
    </message>
    <message>
      <source>What the picture is for: its size, and letters that can be read there</source>
      <translation>Wofür das Bild ist: seine Größe und eine Schrift, die dort lesbar ist</translation>
    </message>
    <message>
      <source>What the plot shows beside the points</source>
      <translation>Was das Diagramm außer den Punkten zeigt</translation>
    </message>
    <message>
      <source>What the samples are drawn as: images, a series over the number of the sample, or points in the plane of the first two features</source>
      <translation>Als was die Datenpunkte gezeichnet werden: als Bilder, als Reihe über der Nummer des Datenpunkts oder als Punkte in der Ebene der ersten beiden Merkmale</translation>
    </message>
    <message>
      <source>What the step left out or made up</source>
      <translation>Was der Schritt weggelassen oder ergänzt hat</translation>
    </message>
    <message>
      <source>What the window shows first.</source>
      <translation>Was das Fenster zuerst zeigt.</translation>
    </message>
    <message>
      <source>What the window shows when GTV Lab is started without a file</source>
      <translation>Was das Fenster zeigt, wenn GTV Lab ohne Datei gestartet wird</translation>
    </message>
    <message>
      <source>What was found out about the file</source>
      <translation>Was über die Datei herausgefunden wurde</translation>
    </message>
    <message>
      <source>What was guessed, converted or left out</source>
      <translation>Was vermutet, umgewandelt oder weggelassen wurde</translation>
    </message>
    <message>
      <source>Whatever others claim, node 4 (upper right of ✕) stays within λa/α = 0.7 · 3/2.63 = 0.80 of its own optimum (it moved 0.73): a is its degree, α the curvature of its loss.</source>
      <translation>Was andere auch behaupten, Knoten 4 (rechts über ✕) bleibt höchstens λa/α = 0.7 · 3/2.63 = 0.80 von seinem eigenen Optimum entfernt (es sind 0.73): a ist sein Grad, α die Krümmung seines Verlusts.</translation>
    </message>
    <message>
      <source>When do all clients have the model of the server? A server in the middle without data, and twelve clients. With λ = 3 all clients have the model of the server: federated learning with one global model. The error is 0.04; alone (λ = 0) it is 1.06. Drag λ down to 1.5: three clients now have models of their own.</source>
      <translation>Wann haben alle Clients das Modell des Servers? In der Mitte ein Server ohne Daten, um ihn zwölf Clients. Mit λ = 3 haben alle Clients das Modell des Servers: föderiertes Lernen mit einem globalen Modell. Der Fehler ist 0.04; allein (λ = 0) ist er 1.06. Ziehen Sie λ auf 1.5 herunter: Nun haben drei Clients eigene Modelle.</translation>
    </message>
    <message>
      <source>When do two nodes become equal with the squared norm? Two nodes with the losses w² and (w − 2)², as in “Problems solved by hand”, but with the squared norm (MOCHA). Their models are λ/(1 + λ) and 2 − λ/(1 + λ): 0.09 and 1.91 for λ = 0.1, 0.5 and 1.5 for λ = 1, 0.91 and 1.09 for λ = 10, 0.99 and 1.01 for λ = 100. They come nearer and nearer, but are never equal. With network Lasso they meet at λ = 2.</source>
      <translation>Wann werden zwei Knoten mit der quadrierten Norm gleich? Zwei Knoten mit den Verlusten w² und (w − 2)², wie in „Von Hand gelöste Probleme“, aber mit der quadrierten Norm (MOCHA). Ihre Modelle sind λ/(1 + λ) und 2 − λ/(1 + λ): 0.09 und 1.91 für λ = 0.1, 0.5 und 1.5 für λ = 1, 0.91 und 1.09 für λ = 10, 0.99 und 1.01 für λ = 100. Sie kommen sich immer näher, sind aber nie gleich. Mit Network Lasso treffen sie sich bei λ = 2.</translation>
    </message>
    <message>
      <source>When the last edge is no longer full, no border is left: all nodes have one model.</source>
      <translation>Wenn auch die letzte Kante nicht mehr voll ist, bleibt keine Grenze: Alle Knoten haben ein einziges Modell.</translation>
    </message>
    <message>
      <source>When to stop.</source>
      <translation>Wann der Lauf anhält.</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Bedingung</translation>
    </message>
    <message>
      <source>Where does the mean of all models lie?</source>
      <translation>Wo liegt das Mittel aller Modelle?</translation>
    </message>
    <message>
      <source>Where edges ignore the clusters, no λ finds them: nodes fuse with neighbours of other clusters first.</source>
      <translation>Wo die Kanten die Cluster missachten, findet sie kein λ: Knoten verschmelzen zuerst mit Nachbarn aus anderen Clustern.</translation>
    </message>
    <message>
      <source>Where is the best λ?</source>
      <translation>Wo liegt das beste λ?</translation>
    </message>
    <message>
      <source>Where is the global model?</source>
      <translation>Wo liegt das globale Modell?</translation>
    </message>
    <message>
      <source>Where the U comes from: a small model is biased, a large one varies with every draw of the samples, and the noise stays whatever the model.</source>
      <translation>Woher das U kommt: Ein kleines Modell ist verzerrt, ein großes schwankt mit jeder Ziehung der Datenpunkte, und das Rauschen bleibt bei jedem Modell.</translation>
    </message>
    <message>
      <source>Where the edges between the nodes of the table come from</source>
      <translation>Woher die Kanten zwischen den Knoten der Tabelle kommen</translation>
    </message>
    <message>
      <source>Where the nodes are drawn.</source>
      <translation>Wo die Knoten gezeichnet werden.</translation>
    </message>
    <message>
      <source>Where the pieces meet, in units of u.</source>
      <translation>Wo die Stücke aneinanderstoßen, in Einheiten von u.</translation>
    </message>
    <message>
      <source>Where the stated numbers come from: the text, its official code, an independent run, or theory. An explanation compares a stated number with a quantity or settings that are not those of its source.</source>
      <translation>Woher die angegebenen Zahlen kommen: aus dem Text, seinem offiziellen Code, einem unabhängigen Lauf oder der Theorie. Eine Erklärung vergleicht eine angegebene Zahl mit einer Größe oder mit Einstellungen, die nicht die ihrer Quelle sind.</translation>
    </message>
    <message>
      <source>Where the true parameters of the nodes come from.</source>
      <translation>Woher die wahren Parameter der Knoten kommen.</translation>
    </message>
    <message>
      <source>Whether a label that is a number is scaled as well; else only features are.</source>
      <translation>Ob ein Label, das eine Zahl ist, auch skaliert wird; sonst nur die Merkmale.</translation>
    </message>
    <message>
      <source>Whether mean and deviation, also the mean that stands for a missing feature, are those of all rows but the test's, or of those that are learned from.</source>
      <translation>Ob Mittelwert und Standardabweichung, auch der Mittelwert anstelle eines fehlenden Merkmals, die aller Zeilen außer denen des Tests sind oder die derer, aus denen gelernt wird.</translation>
    </message>
    <message>
      <source>Whether the first line has the names of the columns or values already. Automatic: names, unless one of them is a number, a date, a truth value or a mark of missing values, is empty, or stands again below; then the choice is asked for.</source>
      <translation>Ob die erste Zeile die Namen der Spalten enthält oder schon Werte. Automatisch: Namen, außer wenn einer davon eine Zahl, ein Datum, ein Wahrheitswert oder ein Zeichen für fehlende Werte ist, leer ist oder darunter wieder vorkommt; dann wird gefragt.</translation>
    </message>
    <message>
      <source>Whether the minimiser is unique, and why</source>
      <translation>Ob der Minimierer eindeutig ist und warum</translation>
    </message>
    <message>
      <source>Whether the node is labelled</source>
      <translation>Ob der Knoten gelabelt ist</translation>
    </message>
    <message>
      <source>Whether λ is chosen by these rows, or they are for the error at the end alone. Steps of the preparation that compute means see the rows of both files.</source>
      <translation>Ob λ nach diesen Zeilen gewählt wird, oder ob sie allein für den Fehler am Ende sind. Schritte der Aufbereitung, die Mittelwerte berechnen, sehen die Zeilen beider Dateien.</translation>
    </message>
    <message>
      <source>Which degree fits best, and for whom? One node has ten noisy points of a sine wave and fits a polynomial; the other 19 nodes only test it. The training error falls with the degree: 0.30, 0.13, 0.076, 0.056, 0.029 and 0 for the degrees 1, 2, 3, 5, 7 and 9. The validation error has a minimum between: 0.42, 1.3, 0.21, 0.64, 175 and 2.4 million. A polynomial of degree 9 goes through all ten points, and nowhere near the others. Change the degree, and look at the view Predictions.</source>
      <translation>Welcher Grad passt am besten, und für wen? Ein Knoten hat zehn verrauschte Punkte einer Sinuswelle und passt ein Polynom an; die anderen 19 Knoten testen es nur. Der Trainingsfehler sinkt mit dem Grad: 0.30, 0.13, 0.076, 0.056, 0.029 und 0 für die Grade 1, 2, 3, 5, 7 und 9. Der Validierungsfehler hat dazwischen ein Minimum: 0.42, 1.3, 0.21, 0.64, 175 und 2.4 Millionen. Ein Polynom vom Grad 9 geht durch alle zehn Punkte und kommt den anderen nicht einmal nahe. Ändern Sie den Grad und sehen Sie sich die Ansicht „Vorhersagen“ an.</translation>
    </message>
    <message>
      <source>Which edge carries most at λ = 8?</source>
      <translation>Welche Kante trägt bei λ = 8 am meisten?</translation>
    </message>
    <message>
      <source>Which edge carries most?</source>
      <translation>Welche Kante trägt am meisten?</translation>
    </message>
    <message>
      <source>Which kind of model follows a sine wave best? Forty noisy samples of one wave, pooled from two nodes; the other 18 nodes test the models, and no model can do better than the noise, 0.09. A line has the validation error 0.33, a decision tree of depth 4 has 0.24, a random forest 0.18, fifty boosted trees 0.17, the mean of the five nearest neighbours 0.14, and a kernel method (100 random Fourier features) 0.13. Start the comparison in the view Race; another local model can be chosen under Parameters there.</source>
      <translation>Welche Art von Modell folgt einer Sinuswelle am besten? Vierzig verrauschte Datenpunkte einer Welle, gepoolt aus zwei Knoten; die anderen 18 Knoten testen die Modelle, und kein Modell kann besser sein als das Rauschen, 0.09. Eine Gerade hat den Validierungsfehler 0.33, ein Entscheidungsbaum der Tiefe 4 hat 0.24, ein Random Forest 0.18, Boosting mit fünfzig Bäumen 0.17, das Mittel der fünf nächsten Nachbarn 0.14 und ein Kernverfahren (100 zufällige Fourier-Merkmale) 0.13. Starten Sie den Vergleich in der Ansicht „Wettlauf“; unter „Parameter“ lässt sich dort ein anderes lokales Modell wählen.</translation>
    </message>
    <message>
      <source>Which method finds 2 to 10 clusters if their number is not given?</source>
      <translation>Welches Verfahren findet 2 bis 10 Cluster, wenn ihre Anzahl nicht gegeben ist?</translation>
    </message>
    <message>
      <source>Which method trains twenty networks best? Two clusters of ten nodes, with two digits each, and a network 64-16-2 at every node. After fifty rounds IFCA, which is told that there are two clusters, is right for 99.3 % of the validation images, Algorithm 1 with λ = 1 for 98.6 %, pFedMe and networks that train alone for 97.9 %, and stochastic gradient steps on the whole objective for 94.3 %. Start the comparison in the view Race.</source>
      <translation>Welches Verfahren trainiert zwanzig Netze am besten? Zwei Cluster mit je zehn Knoten und je zwei Ziffern, und an jedem Knoten ein Netz 64-16-2. Nach fünfzig Runden liegt IFCA, dem gesagt wird, dass es zwei Cluster gibt, bei 99.3 % der Validierungsbilder richtig, Algorithmus 1 mit λ = 1 bei 98.6 %, pFedMe und allein trainierte Netze bei 97.9 % und stochastische Gradientenschritte auf der ganzen Zielfunktion bei 94.3 %. Starten Sie den Vergleich in der Ansicht „Wettlauf“.</translation>
    </message>
    <message>
      <source>Which nearest sample is taken.</source>
      <translation>Der wievielte nächste Datenpunkt genommen wird.</translation>
    </message>
    <message>
      <source>Which node has the largest error?</source>
      <translation>Welcher Knoten hat den größten Fehler?</translation>
    </message>
    <message>
      <source>Which node will be farthest from its truth at λ = 0.8?</source>
      <translation>Welcher Knoten liegt bei λ = 0.8 am weitesten von seiner Wahrheit entfernt?</translation>
    </message>
    <message>
      <source>Which nodes are joined; the data are drawn again for it</source>
      <translation>Welche Knoten verbunden sind; die Daten werden dafür neu gezogen</translation>
    </message>
    <message>
      <source>Which nodes compute in an iteration, how exactly they compute, and which messages arrive.</source>
      <translation>Welche Knoten in einer Iteration rechnen, wie genau sie rechnen und welche Nachrichten ankommen.</translation>
    </message>
    <message>
      <source>Which nodes compute, which messages arrive, and how exactly nodes minimise</source>
      <translation>Welche Knoten rechnen, welche Nachrichten ankommen und wie genau die Knoten minimieren</translation>
    </message>
    <message>
      <source>Which pairs of nodes get an edge.</source>
      <translation>Welche Knotenpaare eine Kante bekommen.</translation>
    </message>
    <message>
      <source>Which parameters are zero? Fifty nodes, each with twelve samples for eight parameters, of which the last six are zero in truth. Least squares finds none of them to be zero, and its error is 2.37. A ridge term of 0.1 makes all parameters smaller: 1.54. A lasso term of 0.4 makes 60 % of the six exactly zero: 0.68. Both together (elastic net) make 53 % of them zero, and the error is 1.33. Change both terms in the loss. The lasso is not network Lasso, which makes differences of neighbours zero.</source>
      <translation>Welche Parameter sind null? Fünfzig Knoten haben je zwölf Datenpunkte für acht Parameter, von denen die letzten sechs in Wahrheit null sind. Kleinste Quadrate machen keinen davon zu null, und ihr Fehler ist 2.37. Ein Ridge-Term von 0.1 macht die Parameter kleiner: 1.54. Ein Lasso-Term von 0.4 macht 60 % der sechs genau null: 0.68. Beide zusammen (Elastic Net) machen 53 % davon zu null, und der Fehler ist 1.33. Ändern Sie beide Terme im Verlust. Das Lasso ist nicht Network Lasso, das Unterschiede zwischen Nachbarn zu null macht.</translation>
    </message>
    <message>
      <source>Which penalty finds a weak link between two clusters, if few nodes have labels?</source>
      <translation>Welcher Strafterm findet eine schwache Kante zwischen zwei Clustern, wenn wenige Knoten Labels haben?</translation>
    </message>
    <message>
      <source>Which penalty finds two clusters if few nodes are labelled and the clusters become more connected?</source>
      <translation>Welcher Strafterm findet zwei Cluster, wenn wenige Knoten gelabelt sind und die Cluster stärker miteinander verbunden werden?</translation>
    </message>
    <message>
      <source>Which rows are not learned from: their labels are validation labels. Without a choice the validation share says how many of every node, drawn at random.</source>
      <translation>Aus welchen Zeilen nicht gelernt wird: Ihre Labels sind Validierungslabels. Ohne Auswahl sagt der Validierungsanteil, wie viele jedes Knotens ausgelost werden.</translation>
    </message>
    <message>
      <source>Which sweep is shown</source>
      <translation>Welcher Parameterlauf gezeigt wird</translation>
    </message>
    <message>
      <source>Which weather stations are alike, judged by their data alone?</source>
      <translation>Welche Wetterstationen ähneln sich, allein nach ihren Daten?</translation>
    </message>
    <message>
      <source>Who is helped and who is hurt</source>
      <translation>Wem hilft es, wem schadet es?</translation>
    </message>
    <message>
      <source>Who learns from whom in a graph of several parts? A random graph of 60 nodes falls into eleven parts: one of 46 nodes, two small ones and eight single nodes. However large λ is, only nodes of one part learn from each other, so that eleven models are left. Alone the nodes have an error of 0.59; with λ = 5 it is 0.034, of which nearly all is at the single nodes. As many eigenvalues of the Laplacian matrix are zero as there are parts. Join two parts by an edge (C), and their models become one.</source>
      <translation>Wer lernt von wem in einem Graphen aus mehreren Teilen? Ein Zufallsgraph mit 60 Knoten zerfällt in elf Teile: einen mit 46 Knoten, zwei kleine und acht aus einem einzigen Knoten. Wie groß λ auch ist, nur Knoten desselben Teils lernen voneinander, sodass elf Modelle bleiben. Allein haben die Knoten einen Fehler von 0.59; mit λ = 5 ist er 0.034, und fast alles davon liegt an den einzelnen Knoten. Die Laplace-Matrix hat so viele Eigenwerte null, wie es Teile gibt. Verbinden Sie zwei Teile durch eine Kante (C), und aus ihren Modellen wird eines.</translation>
    </message>
    <message>
      <source>Who pays for a smaller mean error? Nine nodes have the same truth, and one has another. At λ = 1.9 the mean error is 0.12, while it is 0.36 for nodes alone: coupling helps. But the mean hides that node 4 is hurt: its error was 0.02 and is 1.2 now, because its neighbours pull it away from its own truth. Look at the view Errors of nodes, and give the edges of node 4 smaller weights: then all ten are helped.</source>
      <translation>Wer bezahlt für einen kleineren mittleren Fehler? Neun Knoten haben dieselbe Wahrheit, einer hat eine andere. Bei λ = 1.9 ist der mittlere Fehler 0.12, bei Knoten allein 0.36: Die Kopplung hilft. Doch der Mittelwert verbirgt, dass Knoten 4 Schaden nimmt: Sein Fehler war 0.02 und ist jetzt 1.2, weil ihn seine Nachbarn von seiner eigenen Wahrheit wegziehen. Sehen Sie sich die Ansicht „Fehler der Knoten“ an und geben Sie den Kanten von Knoten 4 kleinere Gewichte: Dann gewinnen alle zehn.</translation>
    </message>
    <message>
      <source>Who states the number: the published text, its official code, theory or an independent run. An explanation shows under which other quantity or settings a stated number arises.</source>
      <translation>Wer die Zahl angibt: der veröffentlichte Text, sein offizieller Code, die Theorie oder ein unabhängiger Lauf. Eine Erklärung zeigt, bei welcher anderen Größe oder welchen Einstellungen eine angegebene Zahl entsteht.</translation>
    </message>
    <message>
      <source>Whole picture</source>
      <translation>Ganzes Bild</translation>
    </message>
    <message>
      <source>Whom does a node without data follow? Three nodes in a row. The outer ones have the losses w² and (w − 2)², the one in the middle has no data; its edges have the weights 1 and 0.5. The middle copies its left neighbour, because this edge is the stronger one: for λ &lt; 4 the models are λ/4, λ/4 and 2 − λ/4, here 0.5, 0.5 and 1.5. At λ = 4 all are 1. With equal weights the middle could be anywhere between its neighbours.</source>
      <translation>Wem folgt ein Knoten ohne Daten? Drei Knoten in einer Reihe. Die äußeren haben die Verluste w² und (w − 2)², der mittlere hat keine Daten; seine Kanten haben die Gewichte 1 und 0.5. Der mittlere kopiert seinen linken Nachbarn, weil diese Kante die stärkere ist: Für λ &lt; 4 sind die Modelle λ/4, λ/4 und 2 − λ/4, hier 0.5, 0.5 und 1.5. Bei λ = 4 sind alle 1. Mit gleichen Gewichten könnte der mittlere überall zwischen seinen Nachbarn liegen.</translation>
    </message>
    <message>
      <source>Why is gradient descent slow in a narrow valley? The objective is ten times as steep in one direction as in the other: the eigenvalues of Q are 1 and 10. Gradient descent converges if the step is below 1/10. With 0.01 it creeps along the valley, with 0.099 it jumps between its walls: both reduce the distance by the factor 0.98 per step. The best step, 1/11, has the factor 9/11 = 0.818, and 0.05 has 0.9. The view Objective shows the path, the view Step size the factors; the measured ones agree.</source>
      <translation>Warum ist Gradientenabstieg in einem engen Tal langsam? Die Zielfunktion ist in einer Richtung zehnmal so steil wie in der anderen: Die Eigenwerte von Q sind 1 und 10. Gradientenabstieg konvergiert, wenn der Schritt kleiner als 1/10 ist. Mit 0.01 kriecht er das Tal entlang, mit 0.099 springt er zwischen dessen Wänden hin und her: Beide verringern den Abstand pro Schritt um den Faktor 0.98. Der beste Schritt, 1/11, hat den Faktor 9/11 = 0.818, und 0.05 hat 0.9. Die Ansicht „Zielfunktion“ zeigt den Weg, die Ansicht „Schrittweite“ die Faktoren; die gemessenen stimmen damit überein.</translation>
    </message>
    <message>
      <source>Why is the squared loss no loss for classes? Four points on a line, at −2, −1, 1 and 20; the first two are of class −1, the others of class 1. The squared loss wants the point at 20 to have the value 1, too, and not more: its boundary lies at 4.5, and the point at 1 is on the wrong side (accuracy 3 of 4). Losses for classes are content with what is far on the right side: with the logistic and with the hinge loss the boundary lies at 0, and all four points are right.</source>
      <translation>Warum ist der quadratische Verlust keiner für Klassen? Vier Punkte auf einer Geraden, bei −2, −1, 1 und 20; die ersten beiden gehören zur Klasse −1, die anderen zur Klasse 1. Der quadratische Verlust will, dass auch der Punkt bei 20 den Wert 1 hat und nicht mehr: Seine Grenze liegt bei 4.5, und der Punkt bei 1 ist auf der falschen Seite (Genauigkeit 3 von 4). Verluste für Klassen sind mit allem zufrieden, was weit auf der richtigen Seite liegt: Mit dem logistischen und mit dem Hinge-Verlust liegt die Grenze bei 0, und alle vier Punkte sind richtig.</translation>
    </message>
    <message>
      <source>Why our number may differ from the stated one. With a reason, a number outside its band counts as not reproducible instead of failed.</source>
      <translation>Warum unsere Zahl von der angegebenen abweichen darf. Mit einem Grund gilt eine Zahl außerhalb ihres Bandes als nicht reproduzierbar statt als nicht bestanden.</translation>
    </message>
    <message>
      <source>Why the experiment is refused</source>
      <translation>Warum das Experiment abgelehnt wird</translation>
    </message>
    <message>
      <source>Why the run stopped</source>
      <translation>Warum der Lauf anhielt</translation>
    </message>
    <message>
      <source>Why the run was refused</source>
      <translation>Warum der Lauf abgelehnt wurde</translation>
    </message>
    <message>
      <source>Width in millimetres</source>
      <translation>Breite in Millimetern</translation>
    </message>
    <message>
      <source>Width of the bands factor, share and absolute.</source>
      <translation>Breite der Bänder „factor“, „share“ und „absolute“.</translation>
    </message>
    <message>
      <source>Width of the kernel: points u closer than this get similar predictions.</source>
      <translation>Breite des Kerns: Punkte u mit kleinerem Abstand erhalten ähnliche Vorhersagen.</translation>
    </message>
    <message>
      <source>Width σ</source>
      <translation>Breite σ</translation>
    </message>
    <message>
      <source>Wine: alcohol from twelve other measurements</source>
      <translation>Wein: Alkohol aus zwölf anderen Messwerten</translation>
    </message>
    <message>
      <source>With</source>
      <translation>Mit</translation>
    </message>
    <message>
      <source>With a norm (network Lasso) an edge never pulls more than λA, whatever the labels of the attacker are.</source>
      <translation>Mit einer Norm (Network Lasso) zieht eine Kante nie stärker als λA, gleich welche Labels der Angreifer hat.</translation>
    </message>
    <message>
      <source>With a norm one client after the other joins the server; those that still differ are the personalised models.</source>
      <translation>Mit einer Norm schließt sich ein Client nach dem anderen dem Server an; die übrigen haben noch personalisierte Modelle.</translation>
    </message>
    <message>
      <source>With a perturbation: show the shared, noisy models, or the last update without noise.</source>
      <translation>Bei einer Störung: die geteilten, verrauschten Modelle zeigen oder das letzte Update ohne Rauschen.</translation>
    </message>
    <message>
      <source>With a quadratic penalty nothing fuses</source>
      <translation>Mit quadratischem Strafterm verschmilzt nichts</translation>
    </message>
    <message>
      <source>With a reason: the number that we find instead; outside the band around it the comparison fails.</source>
      <translation>Bei einem Grund: die Zahl, die wir stattdessen finden; außerhalb des Bandes um sie ist der Vergleich nicht bestanden.</translation>
    </message>
    <message>
      <source>With a small λ the attacker pulls less; but the honest nodes help each other less, too.</source>
      <translation>Mit kleinem λ zieht der Angreifer weniger; doch auch die ehrlichen Knoten helfen einander weniger.</translation>
    </message>
    <message>
      <source>With clients of two kinds the error rises with λ: one global model fits neither, and a star has no edges within a kind.</source>
      <translation>Bei zwei Arten von Clients steigt der Fehler mit λ: Ein globales Modell passt zu keiner, und ein Stern hat keine Kanten innerhalb einer Art.</translation>
    </message>
    <message>
      <source>With edges of weight 0.2 to node 4 (top right) all ten are helped, and node 4 nearly keeps its own model.</source>
      <translation>Haben die Kanten zu Knoten 4 (oben rechts) das Gewicht 0.2, gewinnen alle zehn, und Knoten 4 behält sein Modell beinahe.</translation>
    </message>
    <message>
      <source>With fifty steps per round every client reaches its own minimum, and the server only averages these: 1.0.</source>
      <translation>Mit fünfzig Schritten pro Runde erreicht jeder Client sein eigenes Minimum, und der Server mittelt nur noch diese Minima: 1.0.</translation>
    </message>
    <message>
      <source>With its data beside it, to give it away</source>
      <translation>Mit den Daten daneben, zum Weitergeben</translation>
    </message>
    <message>
      <source>With large λ all nodes have the model of the whole table: the validation error falls from 0.85 to 0.69.</source>
      <translation>Mit großem λ haben alle Knoten das Modell der ganzen Tabelle: Der Validierungsfehler sinkt von 0.85 auf 0.69.</translation>
    </message>
    <message>
      <source>With one noisy sample per node similar predictions are accidents: 55 % of the edges are inside a cluster, and chance is 47 %.</source>
      <translation>Mit nur einem verrauschten Datenpunkt pro Knoten sind ähnliche Vorhersagen Zufall: 55 % der Kanten liegen in einem Cluster, rein zufällig wären es 47 %.</translation>
    </message>
    <message>
      <source>With some λ only the edges between the clusters are full, and only there the models jump.</source>
      <translation>Bei passendem λ sind nur die Kanten zwischen den Clustern voll, und nur dort springen die Modelle.</translation>
    </message>
    <message>
      <source>With some λ the nodes of a cluster share their data: their lines become one, and the error falls.</source>
      <translation>Mit einem mittleren λ teilen sich die Knoten eines Clusters ihre Daten: Ihre Geraden fallen zusammen, und der Fehler sinkt.</translation>
    </message>
    <message>
      <source>With the Huber loss four good labels outvote a bad one: the lines go through the good samples.</source>
      <translation>Mit dem Huber-Verlust überstimmen vier gute Labels ein falsches: Die Geraden gehen durch die guten Datenpunkte.</translation>
    </message>
    <message>
      <source>With the squared norm (MOCHA) the pull fades as models come nearer: the next slopes differ by 1/(1 + 3λ), which is never 0.</source>
      <translation>Mit der quadrierten Norm (MOCHA) lässt der Zug nach, je näher sich die Modelle kommen: Benachbarte Steigungen unterscheiden sich um 1/(1 + 3λ), und das wird nie 0.</translation>
    </message>
    <message>
      <source>With the squared norm all clients come nearer to the server, but each of them keeps a model of its own.</source>
      <translation>Mit der quadrierten Norm kommen alle Clients dem Server näher, aber jeder von ihnen behält ein eigenes Modell.</translation>
    </message>
    <message>
      <source>With the squared norm nodes without labels lie on straight lines between those that have some.</source>
      <translation>Mit der quadrierten Norm liegen Knoten ohne Labels auf Geraden zwischen denen, die welche haben.</translation>
    </message>
    <message>
      <source>With the squared norm the pull grows with the lie: node 4 (upper right of ✕) has moved 8.6, node 9 (below it) even 10, and there is no limit.</source>
      <translation>Mit der quadrierten Norm wächst der Zug mit der Lüge: Knoten 4 (rechts über ✕) ist um 8.6 gewandert, Knoten 9 (unter ihm) sogar um 10, und es gibt keine Grenze.</translation>
    </message>
    <message>
      <source>With the squared norm there are sixteen models: similar within a cluster, and equal nowhere.</source>
      <translation>Mit der quadrierten Norm gibt es sechzehn Modelle: innerhalb eines Clusters ähnlich und nirgends gleich.</translation>
    </message>
    <message>
      <source>With too much λ both clusters get the same line, which fits neither of them.</source>
      <translation>Mit zu großem λ bekommen beide Cluster dieselbe Gerade, die zu keinem von beiden passt.</translation>
    </message>
    <message>
      <source>With two samples per node the error of local models doubles (0.32 to 0.63), and clustered learning gains more.</source>
      <translation>Mit zwei Datenpunkten pro Knoten verdoppelt sich der Fehler lokaler Modelle (0.32 auf 0.63), und geclustertes Lernen gewinnt mehr.</translation>
    </message>
    <message>
      <source>With λ = 0.6 every cluster has one line, near its true slope of 1.5 or −1. The best λ makes the error 0.002.</source>
      <translation>Mit λ = 0.6 hat jeder Cluster eine Gerade, nahe seiner wahren Steigung von 1.5 oder −1. Mit dem besten λ ist der Fehler 0.002.</translation>
    </message>
    <message>
      <source>With λ = 1 nodes pull each other’s predictions on forty public points together: no parameter is sent.</source>
      <translation>Mit λ = 1 ziehen Knoten ihre Vorhersagen an vierzig öffentlichen Punkten zueinander: Kein Parameter wird gesendet.</translation>
    </message>
    <message>
      <source>With λ = 10 the server has 1.52. Its distance from 1.6 is 4.8/(8 + 5λ): 0.57, 0.37, 0.08 for λ = 0.1, 1, 10.</source>
      <translation>Mit λ = 10 hat der Server 1.52. Sein Abstand von 1.6 ist 4.8/(8 + 5λ): 0.57, 0.37, 0.08 für λ = 0.1, 1, 10.</translation>
    </message>
    <message>
      <source>With λ = 5 all kinds of model give nearly the same predictions; a tree still has steps, and a line stays straight.</source>
      <translation>Mit λ = 5 machen alle Arten von Modellen fast dieselben Vorhersagen; ein Baum hat noch Stufen, und eine Gerade bleibt gerade.</translation>
    </message>
    <message>
      <source>Within</source>
      <translation>Innerhalb von</translation>
    </message>
    <message>
      <source>Without it the slider has the range that fits the path of λ</source>
      <translation>Ohne ihn hat der Regler den Bereich, der zum λ-Pfad passt</translation>
    </message>
    <message>
      <source>Without labels: norm</source>
      <translation>Ohne Labels: Norm</translation>
    </message>
    <message>
      <source>Without labels: square</source>
      <translation>Ohne Labels: Quadrat</translation>
    </message>
    <message>
      <source>Without noise</source>
      <translation>Ohne Rauschen</translation>
    </message>
    <message>
      <source>Without the first</source>
      <translation>Ohne den ersten</translation>
    </message>
    <message>
      <source>Words of the title, the notes, the source or the group, or a term: overfitting, lambda, Fig. 9; Return opens the first match</source>
      <translation>Wörter aus Titel, Notizen, Quelle oder Gruppe oder ein Begriff: Überanpassung, Lambda, Fig. 9; die Eingabetaste öffnet den ersten Treffer</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>Arbeit</translation>
    </message>
    <message>
      <source>Write the file</source>
      <translation>Die Datei schreiben</translation>
    </message>
    <message>
      <source>Write the picture or the numbers to a file</source>
      <translation>Das Bild oder die Zahlen in eine Datei schreiben</translation>
    </message>
    <message>
      <source>Write this lesson…</source>
      <translation>Diese Lektion bearbeiten…</translation>
    </message>
    <message>
      <source>Writing the lesson “%1”</source>
      <translation>Lektion „%1“ bearbeiten</translation>
    </message>
    <message>
      <source>Writing the results…</source>
      <translation>Die Ergebnisse werden geschrieben…</translation>
    </message>
    <message>
      <source>Writing…</source>
      <translation>Schreiben…</translation>
    </message>
    <message>
      <source>Xiao, Rasul, Vollgraf: Fashion-MNIST</source>
      <translation>Xiao, Rasul, Vollgraf: Fashion-MNIST</translation>
    </message>
    <message>
      <source>Your changes are kept again</source>
      <translation>Ihre Änderungen werden wieder aufbewahrt</translation>
    </message>
    <message>
      <source>Your changes are not kept</source>
      <translation>Ihre Änderungen werden nicht aufbewahrt</translation>
    </message>
    <message>
      <source>Your changes are not kept at the moment; save them elsewhere: %1</source>
      <translation>Ihre Änderungen werden zurzeit nicht aufbewahrt; speichern Sie sie anderswo: %1</translation>
    </message>
    <message>
      <source>Your lessons</source>
      <translation>Ihre Lektionen</translation>
    </message>
    <message>
      <source>Your own samples, one per row, with the key of the node that holds them</source>
      <translation>Ihre eigenen Datenpunkte, einer pro Zeile, mit dem Schlüssel des Knotens, zu dem er gehört</translation>
    </message>
    <message>
      <source>a &lt; stands alone, expected &amp;lt;</source>
      <translation>ein &lt; steht allein, erwartet wird &amp;lt;</translation>
    </message>
    <message>
      <source>a ] ends no list</source>
      <translation>eine Klammer ] schließt keine Liste</translation>
    </message>
    <message>
      <source>a carriage return stands alone, lines must end with LF or CRLF</source>
      <translation>ein Wagenrücklauf (CR) steht allein, Zeilen müssen mit LF oder CRLF enden</translation>
    </message>
    <message>
      <source>a change does not say what it changes</source>
      <translation>eine Änderung sagt nicht, was sie ändert</translation>
    </message>
    <message>
      <source>a change of {}</source>
      <translation>eine Änderung in {}</translation>
    </message>
    <message>
      <source>a class 0, 1, 2, … (or -1 and 1 throughout)</source>
      <translation>eine Klasse 0, 1, 2, … (oder durchweg -1 und 1)</translation>
    </message>
    <message>
      <source>a file name</source>
      <translation>ein Dateiname</translation>
    </message>
    <message>
      <source>a finite number</source>
      <translation>eine endliche Zahl</translation>
    </message>
    <message>
      <source>a graph is learned from predictions on the shared test set (solver.compare: predictions)</source>
      <translation>ein Graph wird aus Vorhersagen auf der gemeinsamen Testmenge gelernt (solver.compare: predictions)</translation>
    </message>
    <message>
      <source>a graph of about {} nodes and {} edges</source>
      <translation>einen Graphen mit etwa {} Knoten und {} Kanten</translation>
    </message>
    <message>
      <source>a label in quotes is not closed</source>
      <translation>einer Beschriftung fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
      <source>a list of matrices</source>
      <translation>eine Liste von Matrizen</translation>
    </message>
    <message>
      <source>a list of numbers</source>
      <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
      <source>a list of objects</source>
      <translation>eine Liste von Objekten</translation>
    </message>
    <message>
      <source>a list of objects whose kind is one of {}</source>
      <translation>eine Liste von Objekten, deren kind einer der Werte {} ist</translation>
    </message>
    <message>
      <source>a list of rows of numbers</source>
      <translation>eine Liste von Zeilen aus Zahlen</translation>
    </message>
    <message>
      <source>a list of texts</source>
      <translation>eine Liste von Texten</translation>
    </message>
    <message>
      <source>a list of whole numbers</source>
      <translation>eine Liste von ganzen Zahlen</translation>
    </message>
    <message>
      <source>a loss is not convex, so its minimum cannot be proved</source>
      <translation>ein Verlust ist nicht konvex, deshalb lässt sich sein Minimum nicht beweisen</translation>
    </message>
    <message>
      <source>a loss is not differentiable, the cluster optimum needs differentiable losses</source>
      <translation>ein Verlust ist nicht differenzierbar, das Optimum des Clusters braucht differenzierbare Verluste</translation>
    </message>
    <message>
      <source>a name that begins at sign {} does not end</source>
      <translation>ein Name, der bei Zeichen {} beginnt, endet nicht</translation>
    </message>
    <message>
      <source>a neural network has a ridge term only, set it to 0</source>
      <translation>ein neuronales Netz hat nur einen Ridge-Term, setzen Sie den Wert auf 0</translation>
    </message>
    <message>
      <source>a node has no edge to itself</source>
      <translation>ein Knoten hat keine Kante zu sich selbst</translation>
    </message>
    <message>
      <source>a node has no id</source>
      <translation>ein Knoten hat keine id</translation>
    </message>
    <message>
      <source>a node has no id, expected &lt;node id="…"&gt;</source>
      <translation>ein Knoten hat keine id, erwartet wird &lt;node id="…"&gt;</translation>
    </message>
    <message>
      <source>a node that is not coupled to others shares nothing</source>
      <translation>ein Knoten, der mit keinem anderen gekoppelt ist, teilt nichts</translation>
    </message>
    <message>
      <source>a number above 0</source>
      <translation>eine Zahl über 0</translation>
    </message>
    <message>
      <source>a number or "inf"</source>
      <translation>eine Zahl oder "inf"</translation>
    </message>
    <message>
      <source>a parameter list must end with ']'</source>
      <translation>eine Parameterliste muss mit ']' enden</translation>
    </message>
    <message>
      <source>a part of {} is missing</source>
      <translation>ein Teil von {} fehlt</translation>
    </message>
    <message>
      <source>a quadratic penalty: {}</source>
      <translation>einen quadratischen Strafterm: {}</translation>
    </message>
    <message>
      <source>a quote appears inside a cell that does not begin with one</source>
      <translation>in einer Zelle, die nicht mit einem Anführungszeichen beginnt, steht eines</translation>
    </message>
    <message>
      <source>a quote is not closed</source>
      <translation>ein schließendes Anführungszeichen fehlt</translation>
    </message>
    <message>
      <source>a quoted cell is not closed</source>
      <translation>einer Zelle fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
      <source>a row is one number with a decimal comma (guessed)</source>
      <translation>eine Zeile ist eine einzige Zahl mit Dezimalkomma (vermutet)</translation>
    </message>
    <message>
      <source>a row of a sweep</source>
      <translation>eine Zeile eines Parameterlaufs</translation>
    </message>
    <message>
      <source>a row of more than 67 million bytes begins, is a quote not closed?</source>
      <translation>hier beginnt eine Zeile mit mehr als 67 Millionen Byte, fehlt ein schließendes Anführungszeichen?</translation>
    </message>
    <message>
      <source>a run has a number that no run has</source>
      <translation>ein Lauf hat eine Nummer, die kein Lauf haben kann</translation>
    </message>
    <message>
      <source>a run has the status {}</source>
      <translation>ein Lauf hat den unbekannten Status {}</translation>
    </message>
    <message>
      <source>a second document begins after the end of the first</source>
      <translation>nach dem Ende des ersten Dokuments beginnt ein zweites</translation>
    </message>
    <message>
      <source>a series</source>
      <translation>eine Reihe</translation>
    </message>
    <message>
      <source>a share of the samples is held back for validation (data, validation share): set it to 0 to move data points</source>
      <translation>ein Teil der Datenpunkte ist für die Validierung zurückgehalten (Daten, Validierungsanteil): Setzen Sie den Anteil auf 0, um Datenpunkte zu verschieben</translation>
    </message>
    <message>
      <source>a small cluster without a labelled node takes over the parameters of another; such clusters dominate the published mean of five draws, while ours is a median</source>
      <translation>ein kleiner Cluster ohne gelabelten Knoten übernimmt die Parameter eines anderen; solche Cluster bestimmen den veröffentlichten Mittelwert von fünf Ziehungen, während unsere Zahl ein Median ist</translation>
    </message>
    <message>
      <source>a stable rate</source>
      <translation>stabile Lernrate</translation>
    </message>
    <message>
      <source>a text in quotes is not closed</source>
      <translation>einem Text fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
      <source>a text of {} bytes, expected at most {}</source>
      <translation>ein Text mit {} Byte, erwartet werden höchstens {}</translation>
    </message>
    <message>
      <source>a text that begins at sign {} does not end</source>
      <translation>ein Text, der bei Zeichen {} beginnt, endet nicht</translation>
    </message>
    <message>
      <source>a time series</source>
      <translation>eine Zeitreihe</translation>
    </message>
    <message>
      <source>a tree or a chain: eliminate its nodes</source>
      <translation>ein Baum oder eine Kette: die Knoten eliminieren</translation>
    </message>
    <message>
      <source>a value is missing in '{}'</source>
      <translation>in '{}' fehlt ein Wert</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <source>a whole number from 1 on</source>
      <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
      <source>a whole number from {} on</source>
      <translation>eine ganze Zahl ab {}</translation>
    </message>
    <message>
      <source>a whole number from {} to {}</source>
      <translation>eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
      <source>a whole number ≥ 0</source>
      <translation>eine ganze Zahl ≥ 0</translation>
    </message>
    <message>
      <source>a: mean; b: max</source>
      <translation>a: mean; b: max</translation>
    </message>
    <message>
      <source>about {} samples of {} features</source>
      <translation>etwa {} Datenpunkte mit {} Merkmalen</translation>
    </message>
    <message>
      <source>above the optimum</source>
      <translation>über dem Optimum</translation>
    </message>
    <message>
      <source>absolute</source>
      <translation>absolut</translation>
    </message>
    <message>
      <source>accuracy</source>
      <translation>Genauigkeit</translation>
    </message>
    <message>
      <source>accuracy %1 %</source>
      <translation>Genauigkeit %1 %</translation>
    </message>
    <message>
      <source>accuracy of a random forest instead of one tree</source>
      <translation>Genauigkeit eines Random Forest statt eines Baums</translation>
    </message>
    <message>
      <source>accuracy on the same images</source>
      <translation>Genauigkeit auf denselben Bildern</translation>
    </message>
    <message>
      <source>accuracy that the exercise asks for</source>
      <translation>in der Übung verlangte Genauigkeit</translation>
    </message>
    <message>
      <source>adam</source>
      <translation>Adam</translation>
    </message>
    <message>
      <source>after 1000 iterations</source>
      <translation>nach 1000 Iterationen</translation>
    </message>
    <message>
      <source>after 1000 iterations a few draws are far from converged, and the published draws are others; the median of ours is 0.001</source>
      <translation>nach 1000 Iterationen sind einige wenige Ziehungen noch weit von der Konvergenz entfernt, und die veröffentlichten Ziehungen sind andere; unser Median ist 0.001</translation>
    </message>
    <message>
      <source>after 3000 iterations</source>
      <translation>nach 3000 Iterationen</translation>
    </message>
    <message>
      <source>age from the others</source>
      <translation>Alter aus anderen Merkmalen</translation>
    </message>
    <message>
      <source>age removed by regression</source>
      <translation>Alter durch Regression entfernt</translation>
    </message>
    <message>
      <source>agreement (ARI)</source>
      <translation>Übereinstimmung (ARI)</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>all features</source>
      <translation>alle Merkmale</translation>
    </message>
    <message>
      <source>all nodes</source>
      <translation>alle Knoten</translation>
    </message>
    <message>
      <source>all predictions on the m′ points of the shared test set begin at 0</source>
      <translation>alle Vorhersagen an den m′ Punkten der gemeinsamen Testmenge beginnen bei 0</translation>
    </message>
    <message>
      <source>all products</source>
      <translation>alle Produkte</translation>
    </message>
    <message>
      <source>all the same</source>
      <translation>alle gleich</translation>
    </message>
    <message>
      <source>all {} rows have missing values</source>
      <translation>in allen {} Zeilen fehlen Werte</translation>
    </message>
    <message>
      <source>alone (λ = 0)</source>
      <translation>allein (λ = 0)</translation>
    </message>
    <message>
      <source>alone: %1</source>
      <translation>allein: %1</translation>
    </message>
    <message>
      <source>alone: it has no data to learn from, or its loss no minimiser</source>
      <translation>allein: Er hat keine Daten zum Lernen, oder sein Verlust hat keinen Minimierer</translation>
    </message>
    <message>
      <source>also: %1</source>
      <translation>auch: %1</translation>
    </message>
    <message>
      <source>an &amp; stands alone, expected &amp;amp;</source>
      <translation>ein &amp; steht allein, erwartet wird &amp;amp;</translation>
    </message>
    <message>
      <source>an IDX file whose rows have no number, or more than {}</source>
      <translation>eine IDX-Datei, deren Zeilen keine Zahl haben oder mehr als {}</translation>
    </message>
    <message>
      <source>an attribute of &lt;{}&gt; does not have the form name="value"</source>
      <translation>ein Attribut von &lt;{}&gt; hat nicht die Form name="value"</translation>
    </message>
    <message>
      <source>an edge has no {}, expected the id of a node</source>
      <translation>einer Kante fehlt {}, erwartet wird die id eines Knotens</translation>
    </message>
    <message>
      <source>an edge has two weights, {} and {}; the first is read</source>
      <translation>eine Kante hat zwei Gewichte, {} und {}; das erste wird gelesen</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>ein Objekt</translation>
    </message>
    <message>
      <source>and</source>
      <translation>und</translation>
    </message>
    <message>
      <source>and %1 more</source>
      <translation>und %1 weitere</translation>
    </message>
    <message>
      <source>and applies the penalty: a norm shortens the flow to its capacity λA&lt;sub&gt;e&lt;/sub&gt;, a square scales it down</source>
      <translation>und wendet den Strafterm an: eine Norm kürzt den Fluss auf seine Kapazität λA&lt;sub&gt;e&lt;/sub&gt;, ein Quadrat skaliert ihn herunter</translation>
    </message>
    <message>
      <source>and at least {} more</source>
      <translation>und mindestens {} weitere</translation>
    </message>
    <message>
      <source>and minimises its loss near them: w&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;w&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w) + (λ/2) Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; ‖w − w&lt;sub&gt;j&lt;/sub&gt;‖²</source>
      <translation>und minimiert seinen Verlust in ihrer Nähe: w&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;w&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w) + (λ/2) Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; ‖w − w&lt;sub&gt;j&lt;/sub&gt;‖²</translation>
    </message>
    <message>
      <source>and moves its copy of w towards it: w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − ηλ(w&lt;sub&gt;i&lt;/sub&gt; − θ&lt;sub&gt;i&lt;/sub&gt;)</source>
      <translation>und rückt seine Kopie von w darauf zu: w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − ηλ(w&lt;sub&gt;i&lt;/sub&gt; − θ&lt;sub&gt;i&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>and sends back its gradient ∇L&lt;sub&gt;i&lt;/sub&gt;(θ&lt;sub&gt;j&lt;/sub&gt;), or the model that some gradient steps reach from it</source>
      <translation>und sendet seinen Gradienten ∇L&lt;sub&gt;i&lt;/sub&gt;(θ&lt;sub&gt;j&lt;/sub&gt;) zurück oder das Modell, das einige Gradientenschritte von dort erreichen</translation>
    </message>
    <message>
      <source>and steps against it, near its data: w&lt;sub&gt;i&lt;/sub&gt; ← prox&lt;sub&gt;τ&lt;sub&gt;i&lt;/sub&gt;L&lt;sub&gt;i&lt;/sub&gt;&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt; − τ&lt;sub&gt;i&lt;/sub&gt; s&lt;sub&gt;i&lt;/sub&gt;)</source>
      <translation>und macht einen Schritt dagegen, nahe an seinen Daten: w&lt;sub&gt;i&lt;/sub&gt; ← prox&lt;sub&gt;τ&lt;sub&gt;i&lt;/sub&gt;L&lt;sub&gt;i&lt;/sub&gt;&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt; − τ&lt;sub&gt;i&lt;/sub&gt; s&lt;sub&gt;i&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>and {} more unknown fields</source>
      <translation>und {} weitere unbekannte Felder</translation>
    </message>
    <message>
      <source>ankle boot</source>
      <translation>Stiefelette</translation>
    </message>
    <message>
      <source>another program is using it</source>
      <translation>ein anderes Programm benutzt die Datei</translation>
    </message>
    <message>
      <source>appears twice</source>
      <translation>kommt doppelt vor</translation>
    </message>
    <message>
      <source>are 0 and no edges</source>
      <translation>sind 0 und keine Kanten</translation>
    </message>
    <message>
      <source>are joined to those in the other direction</source>
      <translation>werden mit denen in Gegenrichtung zusammengefasst</translation>
    </message>
    <message>
      <source>are self-loops and are left out</source>
      <translation>sind Schleifen und werden weggelassen</translation>
    </message>
    <message>
      <source>arrows: flow of %1</source>
      <translation>Pfeile: Fluss von %1</translation>
    </message>
    <message>
      <source>arrows: flow of %1, the largest %2 of %3</source>
      <translation>Pfeile: Fluss von %1, die größten %2 von %3</translation>
    </message>
    <message>
      <source>as on the canvas</source>
      <translation>wie auf der Zeichenfläche</translation>
    </message>
    <message>
      <source>as the data says</source>
      <translation>wie die Daten es nahelegen</translation>
    </message>
    <message>
      <source>as the method</source>
      <translation>wie das Verfahren</translation>
    </message>
    <message>
      <source>as the system</source>
      <translation>wie im System</translation>
    </message>
    <message>
      <source>as you chose</source>
      <translation>wie von Ihnen gewählt</translation>
    </message>
    <message>
      <source>asynchronous</source>
      <translation>asynchron</translation>
    </message>
    <message>
      <source>at least one column is needed</source>
      <translation>mindestens eine Spalte ist nötig</translation>
    </message>
    <message>
      <source>at least one column is needed: the order of the rows in a file says nothing of time</source>
      <translation>mindestens eine Spalte wird gebraucht: Die Reihenfolge der Zeilen in einer Datei sagt nichts über die Zeit</translation>
    </message>
    <message>
      <source>at least one column or an intercept is needed</source>
      <translation>mindestens eine Spalte oder ein Achsenabschnitt ist nötig</translation>
    </message>
    <message>
      <source>at most the {} of all nodes, got {}</source>
      <translation>höchstens {}, so viele haben alle Knoten zusammen, verlangt: {}</translation>
    </message>
    <message>
      <source>at most {} % above the optimum</source>
      <translation>höchstens {} % über dem Optimum</translation>
    </message>
    <message>
      <source>at most {} above an optimum near 0</source>
      <translation>höchstens {} über einem Optimum nahe 0</translation>
    </message>
    <message>
      <source>at most {} above the optimum</source>
      <translation>höchstens {} über dem Optimum</translation>
    </message>
    <message>
      <source>at most {} times the optimum</source>
      <translation>höchstens das {}-Fache des Optimums</translation>
    </message>
    <message>
      <source>at the optimum, up to rounding</source>
      <translation>im Optimum, bis auf Rundung</translation>
    </message>
    <message>
      <source>at this step the table has no column {}, which has the nodes; name columns that it has in within</source>
      <translation>bei diesem Schritt hat die Tabelle keine Spalte {}, in der die Knoten stehen; nennen Sie in within Spalten, die sie hat</translation>
    </message>
    <message>
      <source>attack</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>attacker</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>attackers</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>attacks: %1</source>
      <translation>Angriff: %1</translation>
    </message>
    <message>
      <source>attacks[{}] names no nodes, so it has no effect</source>
      <translation>attacks[{}] nennt keine Knoten und hat daher keine Wirkung</translation>
    </message>
    <message>
      <source>auto may choose a method that sends no messages, so it cannot race by bytes; name a method</source>
      <translation>auto wählt womöglich ein Verfahren, das keine Nachrichten sendet, und kann daher nicht an einem Wettlauf nach Bytes teilnehmen; nennen Sie ein Verfahren</translation>
    </message>
    <message>
      <source>automatic</source>
      <translation>automatisch</translation>
    </message>
    <message>
      <source>average of the neighbours</source>
      <translation>Mittelwert der Nachbarn</translation>
    </message>
    <message>
      <source>averaged</source>
      <translation>gemittelt</translation>
    </message>
    <message>
      <source>back-tracking</source>
      <translation>Backtracking</translation>
    </message>
    <message>
      <source>back-tracking (solver.steps) needs an ideal network</source>
      <translation>Backtracking (solver.steps) braucht ein ideales Netzwerk</translation>
    </message>
    <message>
      <source>back-tracking (solver.steps) needs the true objective of all nodes</source>
      <translation>Backtracking (solver.steps) braucht die wahre Zielfunktion aller Knoten</translation>
    </message>
    <message>
      <source>back-tracking needs full gradients (solver.gradients: all)</source>
      <translation>Backtracking braucht volle Gradienten (solver.gradients: all)</translation>
    </message>
    <message>
      <source>backdoor</source>
      <translation>Hintertür</translation>
    </message>
    <message>
      <source>backwards: w&lt;sub&gt;k&lt;/sub&gt; ← w&lt;sub&gt;k+1&lt;/sub&gt;, moved into l&lt;sub&gt;k&lt;/sub&gt; … r&lt;sub&gt;k&lt;/sub&gt;</source>
      <translation>rückwärts: w&lt;sub&gt;k&lt;/sub&gt; ← w&lt;sub&gt;k+1&lt;/sub&gt;, verschoben in l&lt;sub&gt;k&lt;/sub&gt; … r&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>bag</source>
      <translation>Tasche</translation>
    </message>
    <message>
      <source>ball</source>
      <translation>Kugel</translation>
    </message>
    <message>
      <source>ball gap</source>
      <translation>Kugellücke</translation>
    </message>
    <message>
      <source>batch</source>
      <translation>Stapel</translation>
    </message>
    <message>
      <source>be -1 or 1 (or 0 and 1 throughout)</source>
      <translation>-1 oder 1 sein (oder durchweg 0 und 1)</translation>
    </message>
    <message>
      <source>be a class 0, 1, 2, … (or -1 and 1 throughout)</source>
      <translation>eine Klasse 0, 1, 2, … sein (oder durchweg -1 und 1)</translation>
    </message>
    <message>
      <source>be a number above 0</source>
      <translation>eine Zahl über 0 sein</translation>
    </message>
    <message>
      <source>be a whole number ≥ 0</source>
      <translation>eine ganze Zahl ≥ 0 sein</translation>
    </message>
    <message>
      <source>because the features are earlier labels</source>
      <translation>denn die Merkmale sind frühere Labels</translation>
    </message>
    <message>
      <source>because there are %1 features</source>
      <translation>denn es gibt %1 Merkmale</translation>
    </message>
    <message>
      <source>because there are two features</source>
      <translation>denn es gibt zwei Merkmale</translation>
    </message>
    <message>
      <source>become equal</source>
      <translation>gleich werden</translation>
    </message>
    <message>
      <source>become similar</source>
      <translation>ähnlich werden</translation>
    </message>
    <message>
      <source>before</source>
      <translation>vorher</translation>
    </message>
    <message>
      <source>before the change; finding the learned %1…</source>
      <translation>vor der Änderung; die gelernten %1 werden gesucht…</translation>
    </message>
    <message>
      <source>before: %1</source>
      <translation>vorher: %1</translation>
    </message>
    <message>
      <source>behind a feature map there are no true parameters to move</source>
      <translation>hinter einer Merkmalsabbildung gibt es keine wahren Parameter, die sich verschieben ließen</translation>
    </message>
    <message>
      <source>belongs to a race of other methods</source>
      <translation>gehört zu einem Wettlauf anderer Verfahren</translation>
    </message>
    <message>
      <source>belongs to an experiment with another {}</source>
      <translation>gehört zu einem Experiment, in dem {} anders ist</translation>
    </message>
    <message>
      <source>best step %1: κ = %2</source>
      <translation>beste Schrittweite %1: κ = %2</translation>
    </message>
    <message>
      <source>between</source>
      <translation>zwischen</translation>
    </message>
    <message>
      <source>between {} and {}</source>
      <translation>zwischen {} und {}</translation>
    </message>
    <message>
      <source>bias B²</source>
      <translation>Bias B²</translation>
    </message>
    <message>
      <source>bias and variance of its models</source>
      <translation>Bias und Varianz seiner Modelle</translation>
    </message>
    <message>
      <source>blanks</source>
      <translation>Leerzeichen</translation>
    </message>
    <message>
      <source>bold: %1 of %2 at capacity (%3)</source>
      <translation>fett: %1 von %2 gesättigt (%3)</translation>
    </message>
    <message>
      <source>both %1</source>
      <translation>beide %1</translation>
    </message>
    <message>
      <source>bound λa_i/α_i</source>
      <translation>Schranke λa_i/α_i</translation>
    </message>
    <message>
      <source>boundary GTV</source>
      <translation>GTV an Grenzen</translation>
    </message>
    <message>
      <source>box: the server, dotted: its links</source>
      <translation>Kästchen: der Server, gepunktet: seine Verbindungen</translation>
    </message>
    <message>
      <source>boxes: a server per true cluster, dotted: its links</source>
      <translation>Kästchen: ein Server pro wahrem Cluster, gepunktet: seine Verbindungen</translation>
    </message>
    <message>
      <source>by %1 in %2</source>
      <translation>mit %1 in %2</translation>
    </message>
    <message>
      <source>by bytes sent</source>
      <translation>nach gesendeten Bytes</translation>
    </message>
    <message>
      <source>by iterations</source>
      <translation>nach Iterationen</translation>
    </message>
    <message>
      <source>by learned cluster or group</source>
      <translation>nach gelerntem Cluster oder Gruppe</translation>
    </message>
    <message>
      <source>by seconds</source>
      <translation>nach Sekunden</translation>
    </message>
    <message>
      <source>by true cluster</source>
      <translation>nach wahrem Cluster</translation>
    </message>
    <message>
      <source>by-size</source>
      <translation>nach Größe</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>Bytes</translation>
    </message>
    <message>
      <source>bytes sent over edges</source>
      <translation>über Kanten gesendete Bytes</translation>
    </message>
    <message>
      <source>bytes, log</source>
      <translation>Bytes, log</translation>
    </message>
    <message>
      <source>bytes/iteration</source>
      <translation>Bytes/Iteration</translation>
    </message>
    <message>
      <source>cannot be changed by a series</source>
      <translation>lässt sich von einer Reihe nicht ändern</translation>
    </message>
    <message>
      <source>cannot be combined with a held-out study; heldOut=null leaves it out</source>
      <translation>lässt sich nicht mit einer Hold-out-Studie verbinden; heldOut=null lässt sie weg</translation>
    </message>
    <message>
      <source>cannot be copied ({})</source>
      <translation>lässt sich nicht kopieren ({})</translation>
    </message>
    <message>
      <source>cannot be made</source>
      <translation>lässt sich nicht anlegen</translation>
    </message>
    <message>
      <source>cannot be made (</source>
      <translation>lässt sich nicht anlegen (</translation>
    </message>
    <message>
      <source>cannot be made ({})</source>
      <translation>lässt sich nicht anlegen ({})</translation>
    </message>
    <message>
      <source>cannot be read ({})</source>
      <translation>lässt sich nicht lesen ({})</translation>
    </message>
    <message>
      <source>cannot be started: {}</source>
      <translation>lässt sich nicht starten: {}</translation>
    </message>
    <message>
      <source>cannot be unpacked: there is not enough memory</source>
      <translation>lässt sich nicht entpacken: Der Speicher reicht nicht</translation>
    </message>
    <message>
      <source>cannot be unpacked: {} {}</source>
      <translation>lässt sich nicht entpacken: {} {}</translation>
    </message>
    <message>
      <source>cannot be varied</source>
      <translation>lässt sich nicht variieren</translation>
    </message>
    <message>
      <source>cannot be varied: the algorithm runs alone; vary solver.kind</source>
      <translation>lässt sich nicht variieren: Der Algorithmus läuft allein; variieren Sie solver.kind</translation>
    </message>
    <message>
      <source>cannot be written ({})</source>
      <translation>lässt sich nicht schreiben ({})</translation>
    </message>
    <message>
      <source>cannot be written: expected a name that ends in .png</source>
      <translation>kann nicht geschrieben werden: der Name muss auf .png enden</translation>
    </message>
    <message>
      <source>cannot change during a run, expected {}</source>
      <translation>kann sich während eines Laufs nicht ändern; änderbar sind {}</translation>
    </message>
    <message>
      <source>capacity</source>
      <translation>Kapazität</translation>
    </message>
    <message>
      <source>cells are separated by blanks (guessed)</source>
      <translation>Zellen sind durch Leerzeichen getrennt (vermutet)</translation>
    </message>
    <message>
      <source>cells are separated by pipes (guessed)</source>
      <translation>Zellen sind durch senkrechte Striche getrennt (vermutet)</translation>
    </message>
    <message>
      <source>cells are separated by semicolons (guessed)</source>
      <translation>Zellen sind durch Semikolons getrennt (vermutet)</translation>
    </message>
    <message>
      <source>cells are separated by tabs (guessed)</source>
      <translation>Zellen sind durch Tabulatoren getrennt (vermutet)</translation>
    </message>
    <message>
      <source>cells filled with means: %L1</source>
      <translation>mit Mittelwerten gefüllte Zellen: %L1</translation>
    </message>
    <message>
      <source>cells or lines that cannot be read: %L1</source>
      <translation>unlesbare Zellen oder Zeilen: %L1</translation>
    </message>
    <message>
      <source>centres W°, U° ← 0</source>
      <translation>Zentren W°, U° ← 0</translation>
    </message>
    <message>
      <source>certificate</source>
      <translation>Zertifikat</translation>
    </message>
    <message>
      <source>certified gap</source>
      <translation>zertifizierte Lücke</translation>
    </message>
    <message>
      <source>chain 0</source>
      <translation>Kette 0</translation>
    </message>
    <message>
      <source>chain of three</source>
      <translation>Dreierkette</translation>
    </message>
    <message>
      <source>change</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <source>class labels</source>
      <translation>Klassen als Labels</translation>
    </message>
    <message>
      <source>classes 0, 1, …</source>
      <translation>Klassen 0, 1, …</translation>
    </message>
    <message>
      <source>classes in the plane</source>
      <translation>Klassen in der Ebene</translation>
    </message>
    <message>
      <source>clients</source>
      <translation>Clients</translation>
    </message>
    <message>
      <source>clients that make gradient steps (solver.client) have no minimiser that could be inexact</source>
      <translation>Clients, die Gradientenschritte machen (solver.client), haben keinen Minimierer, der ungenau sein könnte</translation>
    </message>
    <message>
      <source>cluster</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>cluster %1</source>
      <translation>Cluster %1</translation>
    </message>
    <message>
      <source>cluster %1: %2</source>
      <translation>Cluster %1: %2</translation>
    </message>
    <message>
      <source>cluster (true), learned, labeled, error, degree, fiedler, or a coordinate such as w1.</source>
      <translation>cluster (wahr), learned, labeled, error, degree, fiedler oder eine Koordinate wie w1.</translation>
    </message>
    <message>
      <source>clusters</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>clusters %1: %2</source>
      <translation>Cluster %1: %2</translation>
    </message>
    <message>
      <source>clusters count from 0 and are at most as many as nodes, got {}</source>
      <translation>Cluster werden ab 0 gezählt, und es gibt höchstens so viele wie Knoten, gefunden: {}</translation>
    </message>
    <message>
      <source>clusters&amp;nbsp;+&amp;nbsp;single&amp;nbsp;nodes</source>
      <translation>Cluster&amp;nbsp;+&amp;nbsp;einzelne&amp;nbsp;Knoten</translation>
    </message>
    <message>
      <source>coat</source>
      <translation>Mantel</translation>
    </message>
    <message>
      <source>code</source>
      <translation>Code</translation>
    </message>
    <message>
      <source>column {} appears twice</source>
      <translation>Spalte {} kommt zweimal vor</translation>
    </message>
    <message>
      <source>column {} has classes, which are not scaled</source>
      <translation>Spalte {} enthält Klassen, und die werden nicht skaliert</translation>
    </message>
    <message>
      <source>column {} has no name</source>
      <translation>Spalte {} hat keinen Namen</translation>
    </message>
    <message>
      <source>column {} has the {} that the loss needs, which are not scaled</source>
      <translation>Spalte {} enthält {}, die der Verlust braucht, und die werden nicht skaliert</translation>
    </message>
    <message>
      <source>column {} has {} different texts, at most {} are classes</source>
      <translation>Spalte {} hat {} verschiedene Texte, höchstens {} können Klassen sein</translation>
    </message>
    <message>
      <source>column {} has {} different values, at most {} become columns</source>
      <translation>Spalte {} hat {} verschiedene Werte, höchstens {} werden zu Spalten</translation>
    </message>
    <message>
      <source>column {} has {}, this loss tells two apart: choose one for several classes, such as cross-entropy</source>
      <translation>die Spalte {} hat {}, dieser Verlust unterscheidet zwei: Wählen Sie einen für mehrere Klassen, etwa die Kreuzentropie</translation>
    </message>
    <message>
      <source>column {} holds no list</source>
      <translation>Spalte {} enthält keine Liste</translation>
    </message>
    <message>
      <source>column {} holds texts, such as {} in {}; expected numbers</source>
      <translation>Spalte {} enthält Texte, etwa {} ({}); erwartet werden Zahlen</translation>
    </message>
    <message>
      <source>column {} holds texts, such as {}: choose a loss for classes, such as logistic</source>
      <translation>Spalte {} enthält Texte, etwa {}: Wählen Sie eine Verlustfunktion für Klassen, etwa logistic</translation>
    </message>
    <message>
      <source>column {} holds texts, such as {}: compare it with a text in quotes</source>
      <translation>Spalte {} enthält Texte, etwa {}: Vergleichen Sie sie mit einem Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>column {} holds {} in {}, expected numbers or times such as 2024-01-31 12:00</source>
      <translation>Spalte {} enthält {} ({}), erwartet werden Zahlen oder Zeiten wie 2024-01-31 12:00</translation>
    </message>
    <message>
      <source>column {} is also a feature</source>
      <translation>Spalte {} ist auch ein Merkmal</translation>
    </message>
    <message>
      <source>column {} is called {}, as another one is called {}</source>
      <translation>Spalte {} heißt {}, da schon eine andere {} heißt</translation>
    </message>
    <message>
      <source>column {} is constant in the rows that belong together with that of {}</source>
      <translation>Spalte {} ist konstant in den Zeilen, die hiermit zusammengehören: {}</translation>
    </message>
    <message>
      <source>column {} is constant, it cannot be standardised</source>
      <translation>Spalte {} ist konstant und lässt sich nicht standardisieren</translation>
    </message>
    <message>
      <source>column {} is missing in every row</source>
      <translation>in Spalte {} fehlt der Wert in jeder Zeile</translation>
    </message>
    <message>
      <source>column {} is missing in {}, which then has no place in the order</source>
      <translation>in Spalte {} fehlt der Wert ({}), womit die Zeile keinen Platz in der Reihenfolge hat</translation>
    </message>
    <message>
      <source>column {} is neither a feature nor the label: only these are scaled by the rows of training</source>
      <translation>Spalte {} ist weder ein Merkmal noch das Label: Nur diese werden nach den Trainingszeilen skaliert</translation>
    </message>
    <message>
      <source>column {} is not read</source>
      <translation>Spalte {} wird nicht gelesen</translation>
    </message>
    <message>
      <source>column {} of {} is constant, it cannot be standardised</source>
      <translation>Spalte {} von {} ist konstant und lässt sich nicht standardisieren</translation>
    </message>
    <message>
      <source>column {} of {} is missing in every row</source>
      <translation>in Spalte {} von {} fehlt der Wert in jeder Zeile</translation>
    </message>
    <message>
      <source>column {} of {} is missing in every row that is learned from</source>
      <translation>Spalte {} von {} fehlt in jeder Zeile, aus der gelernt wird</translation>
    </message>
    <message>
      <source>columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>come up to {} late (network.delay)</source>
      <translation>kommen bis zu {} zu spät (network.delay)</translation>
    </message>
    <message>
      <source>come up to {} late (network.delay) and get lost with probability {} (network.loss)</source>
      <translation>kommen bis zu {} zu spät (network.delay) und gehen mit Wahrscheinlichkeit {} verloren (network.loss)</translation>
    </message>
    <message>
      <source>comma</source>
      <translation>Komma</translation>
    </message>
    <message>
      <source>commas</source>
      <translation>Kommas</translation>
    </message>
    <message>
      <source>compares parameters, and {} trains models that only fit and predict: choose predictions</source>
      <translation>vergleicht Parameter, aber {} trainiert Modelle, die nur anpassen und vorhersagen: Wählen Sie Vorhersagen</translation>
    </message>
    <message>
      <source>compares squared errors of real labels, which the loss {} does not have</source>
      <translation>vergleicht quadratische Fehler reeller Labels, die der Verlust {} nicht hat</translation>
    </message>
    <message>
      <source>compares three values at once: instead of 2 &lt; a &lt; 5 write 2 &lt; a and a &lt; 5</source>
      <translation>vergleicht drei Werte auf einmal: Schreiben Sie statt 2 &lt; a &lt; 5 den Ausdruck 2 &lt; a and a &lt; 5</translation>
    </message>
    <message>
      <source>comparing predictions needs a model with one weight per feature, there {} {} for {}</source>
      <translation>der Vergleich von Vorhersagen braucht ein Modell mit einem Gewicht pro Merkmal, hier gibt es {1} für {2}</translation>
    </message>
    <message>
      <source>comparing predictions needs a shared test set (data.testSetSize or data.testSet)</source>
      <translation>der Vergleich von Vorhersagen braucht eine gemeinsame Testmenge (data.testSetSize oder data.testSet)</translation>
    </message>
    <message>
      <source>comparing predictions needs squared losses</source>
      <translation>der Vergleich von Vorhersagen braucht quadratische Verluste</translation>
    </message>
    <message>
      <source>complementarity</source>
      <translation>Komplementarität</translation>
    </message>
    <message>
      <source>component %1</source>
      <translation>Komponente %1</translation>
    </message>
    <message>
      <source>components</source>
      <translation>Komponenten</translation>
    </message>
    <message>
      <source>computing… so far %1</source>
      <translation>wird berechnet… bisher %1</translation>
    </message>
    <message>
      <source>connected from %1 on</source>
      <translation>zusammenhängend ab %1</translation>
    </message>
    <message>
      <source>connected nodes whose models are equal up to the tolerance</source>
      <translation>verbundene Knoten, deren Modelle bis auf die Toleranz gleich sind</translation>
    </message>
    <message>
      <source>consensus</source>
      <translation>Konsens</translation>
    </message>
    <message>
      <source>contour lines</source>
      <translation>Höhenlinien</translation>
    </message>
    <message>
      <source>contraction</source>
      <translation>Kontraktion</translation>
    </message>
    <message>
      <source>control characters in the names of nodes</source>
      <translation>Steuerzeichen in den Namen der Knoten</translation>
    </message>
    <message>
      <source>converged</source>
      <translation>konvergiert</translation>
    </message>
    <message>
      <source>convert</source>
      <translation>umwandeln</translation>
    </message>
    <message>
      <source>coordinate {} is in two blocks, '{}' and '{}'</source>
      <translation>Koordinate {} liegt in zwei Blöcken, '{}' und '{}'</translation>
    </message>
    <message>
      <source>coordinates</source>
      <translation>Koordinaten</translation>
    </message>
    <message>
      <source>coordinates:penalty*κ, separated by commas, e.g. 1-2:nlasso,3+5:mocha*0.5 or 1:lp[p=3],all:l1; "all" means the coordinates that no other block names.</source>
      <translation>Koordinaten:Strafterm*κ, durch Kommas getrennt, z. B. 1-2:nlasso,3+5:mocha*0.5 oder 1:lp[p=3],all:l1; "all" steht für die Koordinaten, die kein anderer Block nennt.</translation>
    </message>
    <message>
      <source>could not be checked: it {}</source>
      <translation>ließ sich nicht prüfen: Der Lauf {}</translation>
    </message>
    <message>
      <source>count</source>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>counts 0 of {}{} have means that fall towards 0 for ever while no other mean changes, the infimum is not attained; add a ridge term</source>
      <translation>für Zählwerte 0 von {}{} sinken die Mittelwerte endlos gegen 0, während sich kein anderer Mittelwert ändert, das Infimum wird nicht angenommen; fügen Sie einen Ridge-Term hinzu</translation>
    </message>
    <message>
      <source>counts 0, 1, 2, …</source>
      <translation>Zählwerte 0, 1, 2, …</translation>
    </message>
    <message>
      <source>coupling divided by the number of nodes instead of summed</source>
      <translation>Kopplung durch die Zahl der Knoten geteilt statt summiert</translation>
    </message>
    <message>
      <source>critical λ</source>
      <translation>kritisches λ</translation>
    </message>
    <message>
      <source>critical λ of the sum of squares</source>
      <translation>kritisches λ der Quadratsumme</translation>
    </message>
    <message>
      <source>cross-entropy</source>
      <translation>Kreuzentropie</translation>
    </message>
    <message>
      <source>cross-entropy compares class probabilities, the labels are numbers</source>
      <translation>die Kreuzentropie vergleicht Klassenwahrscheinlichkeiten, die Labels sind aber Zahlen</translation>
    </message>
    <message>
      <source>cut at %1</source>
      <translation>bei %1 abgeschnitten</translation>
    </message>
    <message>
      <source>d numbers; an empty list means the zero vector.</source>
      <translation>d Zahlen; eine leere Liste bedeutet den Nullvektor.</translation>
    </message>
    <message>
      <source>d' rows of d numbers, without a column for the intercept. If the list is empty, the matrix is the identity.</source>
      <translation>d' Zeilen aus d Zahlen, ohne Spalte für den Achsenabschnitt. Bei leerer Liste ist es die Einheitsmatrix.</translation>
    </message>
    <message>
      <source>dark</source>
      <translation>dunkel</translation>
    </message>
    <message>
      <source>data</source>
      <translation>Daten</translation>
    </message>
    <message>
      <source>data in the colour of its label</source>
      <translation>Daten in der Farbe ihres Labels</translation>
    </message>
    <message>
      <source>data kind</source>
      <translation>Datenart</translation>
    </message>
    <message>
      <source>data.validationShare counts for nothing beside data.validation.</source>
      <translation>data.validationShare hat neben data.validation keine Wirkung.</translation>
    </message>
    <message>
      <source>data.validationShare holds back no sample: the share of a node's samples is rounded down.</source>
      <translation>data.validationShare hält keinen Datenpunkt zurück: Der Anteil der Datenpunkte eines Knotens wird abgerundet.</translation>
    </message>
    <message>
      <source>decision boundary</source>
      <translation>Entscheidungsgrenze</translation>
    </message>
    <message>
      <source>decision tree of depth 2 on pooled data</source>
      <translation>Entscheidungsbaum der Tiefe 2 auf gepoolten Daten</translation>
    </message>
    <message>
      <source>degree</source>
      <translation>Grad</translation>
    </message>
    <message>
      <source>degree &gt; 5 and w1 &lt; 0</source>
      <translation>degree &gt; 5 and w1 &lt; 0</translation>
    </message>
    <message>
      <source>depth of the tree</source>
      <translation>Tiefe des Baums</translation>
    </message>
    <message>
      <source>diagnostics</source>
      <translation>Diagnose</translation>
    </message>
    <message>
      <source>difference &gt; 0.1 and weight &gt;= 1</source>
      <translation>difference &gt; 0.1 and weight &gt;= 1</translation>
    </message>
    <message>
      <source>difference ± s.e.</source>
      <translation>Differenz ± Standardfehler</translation>
    </message>
    <message>
      <source>digit</source>
      <translation>Ziffer</translation>
    </message>
    <message>
      <source>digits</source>
      <translation>Ziffern</translation>
    </message>
    <message>
      <source>dimension {} needs {} or none, got {}</source>
      <translation>Dimension {} braucht {} oder keine, gefunden: {}</translation>
    </message>
    <message>
      <source>dimension {} needs {} per vector, got {}</source>
      <translation>Dimension {} braucht {} pro Vektor, gefunden: {}</translation>
    </message>
    <message>
      <source>diminishing</source>
      <translation>abnehmend</translation>
    </message>
    <message>
      <source>disagreement</source>
      <translation>Uneinigkeit</translation>
    </message>
    <message>
      <source>disagreement d</source>
      <translation>Uneinigkeit d</translation>
    </message>
    <message>
      <source>dissimilarities of {} nodes</source>
      <translation>Unähnlichkeiten von {} Knoten</translation>
    </message>
    <message>
      <source>dissimilarity D</source>
      <translation>Unähnlichkeit D</translation>
    </message>
    <message>
      <source>distance</source>
      <translation>Abstand</translation>
    </message>
    <message>
      <source>distance from its own optimum</source>
      <translation>Abstand vom eigenen Optimum</translation>
    </message>
    <message>
      <source>diverged</source>
      <translation>divergiert</translation>
    </message>
    <message>
      <source>document {} is missing</source>
      <translation>Dokument {} fehlt</translation>
    </message>
    <message>
      <source>does not belong to the sweep</source>
      <translation>gehört nicht zum Parameterlauf</translation>
    </message>
    <message>
      <source>does not go with data.split</source>
      <translation>verträgt sich nicht mit data.split</translation>
    </message>
    <message>
      <source>does not go with the rows of training</source>
      <translation>verträgt sich nicht mit den Trainingszeilen</translation>
    </message>
    <message>
      <source>does not have the columns of this sweep</source>
      <translation>hat nicht die Spalten dieses Parameterlaufs</translation>
    </message>
    <message>
      <source>does the forest predict the attacker's label?</source>
      <translation>sagt der Wald das Label des Angreifers vorher?</translation>
    </message>
    <message>
      <source>does the tree predict the attacker's label?</source>
      <translation>sagt der Baum das Label des Angreifers vorher?</translation>
    </message>
    <message>
      <source>does this tree also predict the attacker's label?</source>
      <translation>sagt auch dieser Baum das Label des Angreifers vorher?</translation>
    </message>
    <message>
      <source>double</source>
      <translation>doppelte Genauigkeit</translation>
    </message>
    <message>
      <source>dress</source>
      <translation>Kleid</translation>
    </message>
    <message>
      <source>drop</source>
      <translation>weglassen</translation>
    </message>
    <message>
      <source>dual %1</source>
      <translation>dual %1</translation>
    </message>
    <message>
      <source>duality gap that the method proves by its own flow, where it was computed</source>
      <translation>Dualitätslücke, die das Verfahren mit seinem eigenen Fluss beweist, soweit berechnet</translation>
    </message>
    <message>
      <source>each number is one draw; how many clusters are missed differs from draw to draw, which changes the label MSE by more than one</source>
      <translation>jede Zahl ist eine einzige Ziehung; wie viele Cluster verfehlt werden, ist von Ziehung zu Ziehung verschieden und ändert den Label-MSE um mehr als eins</translation>
    </message>
    <message>
      <source>each number is one run; which clusters are missed depends on the start, and from {0, 1} IFCA finds both of two clusters in most draws</source>
      <translation>jede Zahl ist ein einziger Lauf; welche Cluster verfehlt werden, hängt vom Start ab, und mit Start aus {0, 1} findet IFCA bei zwei Clustern in den meisten Ziehungen beide</translation>
    </message>
    <message>
      <source>edge %1</source>
      <translation>Kante %1</translation>
    </message>
    <message>
      <source>edge %1–%2</source>
      <translation>Kante %1–%2</translation>
    </message>
    <message>
      <source>edge id</source>
      <translation>edge id</translation>
    </message>
    <message>
      <source>edge rule</source>
      <translation>Kantenregel</translation>
    </message>
    <message>
      <source>edge weight</source>
      <translation>Kantengewicht</translation>
    </message>
    <message>
      <source>edge {} - {}</source>
      <translation>Kante {} - {}</translation>
    </message>
    <message>
      <source>edge {} - {}: node {} is not declared, expected a node with that id</source>
      <translation>Kante {} - {}: Knoten {} ist nicht deklariert, erwartet wird ein Knoten mit dieser id</translation>
    </message>
    <message>
      <source>edge {}-{} appears twice</source>
      <translation>die Kante {}-{} kommt zweimal vor</translation>
    </message>
    <message>
      <source>edge {}-{} appears twice, first in edges[{}]</source>
      <translation>die Kante {}-{} kommt zweimal vor, zuerst in edges[{}]</translation>
    </message>
    <message>
      <source>edge {}-{} of length {} would have weight {}</source>
      <translation>die Kante {}-{} der Länge {} hätte das Gewicht {}</translation>
    </message>
    <message>
      <source>edges</source>
      <translation>Kanten</translation>
    </message>
    <message>
      <source>edges as thin lines</source>
      <translation>Kanten als dünne Linien</translation>
    </message>
    <message>
      <source>edges between clusters</source>
      <translation>Kanten zwischen Clustern</translation>
    </message>
    <message>
      <source>edges by weight: no flow for this penalty, method or λ</source>
      <translation>Kanten nach Gewicht: kein Fluss für diesen Strafterm, dieses Verfahren oder λ</translation>
    </message>
    <message>
      <source>edges from a file</source>
      <translation>Kanten aus einer Datei</translation>
    </message>
    <message>
      <source>edges: no flow yet (%1)</source>
      <translation>Kanten: noch kein Fluss (%1)</translation>
    </message>
    <message>
      <source>edits</source>
      <translation>Änderungen</translation>
    </message>
    <message>
      <source>elements are nested deeper than {} levels</source>
      <translation>Elemente sind tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
      <source>eliminate every node, from the leaves to the root</source>
      <translation>jeden Knoten eliminieren, von den Blättern zur Wurzel</translation>
    </message>
    <message>
      <source>else: take the fast primal-dual method with contraction</source>
      <translation>sonst: das schnelle primal-duale Verfahren mit Kontraktion nehmen</translation>
    </message>
    <message>
      <source>embedding</source>
      <translation>Einbettung</translation>
    </message>
    <message>
      <source>ends before data:</source>
      <translation>endet vor data:</translation>
    </message>
    <message>
      <source>ends before the size of the matrix</source>
      <translation>endet vor der Größe der Matrix</translation>
    </message>
    <message>
      <source>ends in row {} of the matrix, before column {}</source>
      <translation>endet in Zeile {} der Matrix, vor Spalte {}</translation>
    </message>
    <message>
      <source>ends in the labels of the columns</source>
      <translation>endet in den Namen der Spalten</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>gleiche</translation>
    </message>
    <message>
      <source>error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>error %1 (MSE to the true models)</source>
      <translation>Fehler %1 (MSE zu den wahren Modellen)</translation>
    </message>
    <message>
      <source>error of every method</source>
      <translation>Fehler jedes Verfahrens</translation>
    </message>
    <message>
      <source>error of the average</source>
      <translation>Fehler des Mittelwerts</translation>
    </message>
    <message>
      <source>error, honest nodes</source>
      <translation>Fehler, ehrliche Knoten</translation>
    </message>
    <message>
      <source>estimated</source>
      <translation>geschätzt</translation>
    </message>
    <message>
      <source>euclidean</source>
      <translation>euklidisch</translation>
    </message>
    <message>
      <source>events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <source>every client improves it on its own data: w&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;v&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(v) + λ‖v − w̄‖², or some gradient steps from w̄</source>
      <translation>jeder Client verbessert es mit seinen eigenen Daten: w&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;v&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(v) + λ‖v − w̄‖² oder einige Gradientenschritte ab w̄</translation>
    </message>
    <message>
      <source>every copy: u ← u + w − copy</source>
      <translation>jede Kopie: u ← u + w − Kopie</translation>
    </message>
    <message>
      <source>every edge has a copy of the models of its two ends; all copies and u ← 0</source>
      <translation>jede Kante hat eine Kopie der Modelle ihrer beiden Enden; alle Kopien und u ← 0</translation>
    </message>
    <message>
      <source>every edge pushes along the difference: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ (the difference of what both ends sent)</source>
      <translation>jede Kante schiebt entlang der Differenz: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ (die Differenz dessen, was beide Enden gesendet haben)</translation>
    </message>
    <message>
      <source>every edge: its two copies ← prox of λA&lt;sub&gt;e&lt;/sub&gt;φ at (w + u) of its ends</source>
      <translation>jede Kante: ihre beiden Kopien ← prox von λA&lt;sub&gt;e&lt;/sub&gt;φ an (w + u) ihrer Enden</translation>
    </message>
    <message>
      <source>every edge: u&lt;sub&gt;e&lt;/sub&gt; ← a (sub)gradient of λA&lt;sub&gt;e&lt;/sub&gt;φ at the difference of its ends</source>
      <translation>jede Kante: u&lt;sub&gt;e&lt;/sub&gt; ← ein (Sub-)Gradient von λA&lt;sub&gt;e&lt;/sub&gt;φ an der Differenz ihrer Enden</translation>
    </message>
    <message>
      <source>every edge: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ (the difference of its ends); a norm shortens it to λA&lt;sub&gt;e&lt;/sub&gt;, a square scales it down</source>
      <translation>jede Kante: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ (die Differenz ihrer Enden); eine Norm kürzt den Fluss auf λA&lt;sub&gt;e&lt;/sub&gt;, ein Quadrat skaliert ihn herunter</translation>
    </message>
    <message>
      <source>every edge: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ&lt;sub&gt;e&lt;/sub&gt; (the difference of 2w − w&lt;sup&gt;before&lt;/sup&gt; at its ends); a norm shortens it to λA&lt;sub&gt;e&lt;/sub&gt;, a square scales it down</source>
      <translation>jede Kante: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ&lt;sub&gt;e&lt;/sub&gt; (die Differenz von 2w − w&lt;sup&gt;vorher&lt;/sup&gt; an ihren Enden); eine Norm kürzt den Fluss auf λA&lt;sub&gt;e&lt;/sub&gt;, ein Quadrat skaliert ihn herunter</translation>
    </message>
    <message>
      <source>every node adds up the flow that leaves it: s&lt;sub&gt;i&lt;/sub&gt; ← Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt; u&lt;sub&gt;e&lt;/sub&gt;</source>
      <translation>jeder Knoten summiert den Fluss, der ihn verlässt: s&lt;sub&gt;i&lt;/sub&gt; ← Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt; u&lt;sub&gt;e&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>every node alone</source>
      <translation>jeder Knoten für sich</translation>
    </message>
    <message>
      <source>every node chooses the one that fits its data best: argmin&lt;sub&gt;j&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(θ&lt;sub&gt;j&lt;/sub&gt;)</source>
      <translation>jeder Knoten wählt das Zentrum, das am besten zu seinen Daten passt: argmin&lt;sub&gt;j&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(θ&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>every node chooses {}, and there {} {}</source>
      <translation>jeder Knoten wählt {0}, es gibt aber nur {2}</translation>
    </message>
    <message>
      <source>every node draws some of its samples and sends back the gradient g&lt;sub&gt;i&lt;/sub&gt; over them</source>
      <translation>jeder Knoten zieht einige seiner Datenpunkte und sendet den Gradienten g&lt;sub&gt;i&lt;/sub&gt; über sie zurück</translation>
    </message>
    <message>
      <source>every node finds its own model near it: θ&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;θ&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(θ) + (λ/2)‖θ − w&lt;sub&gt;i&lt;/sub&gt;‖²</source>
      <translation>jeder Knoten findet in dessen Nähe sein eigenes Modell: θ&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;θ&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(θ) + (λ/2)‖θ − w&lt;sub&gt;i&lt;/sub&gt;‖²</translation>
    </message>
    <message>
      <source>every node fits its model to all of that: h&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;h&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(h) + (λ/2) Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; d(h, h&lt;sub&gt;j&lt;/sub&gt;)</source>
      <translation>jeder Knoten passt sein Modell an all das an: h&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;h&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(h) + (λ/2) Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; d(h, h&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>every node gets it</source>
      <translation>jeder Knoten bekommt es</translation>
    </message>
    <message>
      <source>every node gets that of its cluster</source>
      <translation>jeder Knoten bekommt das seines Clusters</translation>
    </message>
    <message>
      <source>every node gets the latest models of its neighbours</source>
      <translation>jeder Knoten bekommt die neuesten Modelle seiner Nachbarn</translation>
    </message>
    <message>
      <source>every node gets the predictions of its neighbours on the shared points</source>
      <translation>jeder Knoten bekommt die Vorhersagen seiner Nachbarn an den gemeinsamen Punkten</translation>
    </message>
    <message>
      <source>every node minimises L&lt;sub&gt;i&lt;/sub&gt;(w) + s&lt;sub&gt;i&lt;/sub&gt;ᵀw: w&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;*(−s&lt;sub&gt;i&lt;/sub&gt;)</source>
      <translation>jeder Knoten minimiert L&lt;sub&gt;i&lt;/sub&gt;(w) + s&lt;sub&gt;i&lt;/sub&gt;ᵀw: w&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;*(−s&lt;sub&gt;i&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>every node of the drawing needs a model, and some were removed or have none</source>
      <translation>jeder gezeichnete Knoten braucht ein Modell, und einige wurden entfernt oder haben keines</translation>
    </message>
    <message>
      <source>every node sends 2w&lt;sub&gt;i&lt;/sub&gt; − w&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;before&lt;/sup&gt; to its neighbours</source>
      <translation>jeder Knoten sendet 2w&lt;sub&gt;i&lt;/sub&gt; − w&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;vorher&lt;/sup&gt; an seine Nachbarn</translation>
    </message>
    <message>
      <source>every node sends back its gradient ∇L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>jeder Knoten sendet seinen Gradienten ∇L&lt;sub&gt;i&lt;/sub&gt;(w) zurück</translation>
    </message>
    <message>
      <source>every node sends the labels that it predicts for the shared test set to its neighbours</source>
      <translation>jeder Knoten sendet seinen Nachbarn die Labels, die er für die gemeinsame Testmenge vorhersagt</translation>
    </message>
    <message>
      <source>every node trains on its own data alone: w&lt;sub&gt;i&lt;/sub&gt; ← argmin L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>jeder Knoten trainiert nur mit seinen eigenen Daten: w&lt;sub&gt;i&lt;/sub&gt; ← argmin L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>every node: g&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt;), over all of its samples or over some</source>
      <translation>jeder Knoten: g&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt;), über alle seine Datenpunkte oder über einige</translation>
    </message>
    <message>
      <source>every node: w&lt;sub&gt;i&lt;/sub&gt; ← prox of L&lt;sub&gt;i&lt;/sub&gt; at the mean of (copy − u) over its edges</source>
      <translation>jeder Knoten: w&lt;sub&gt;i&lt;/sub&gt; ← prox von L&lt;sub&gt;i&lt;/sub&gt; am Mittel von (Kopie − u) über seine Kanten</translation>
    </message>
    <message>
      <source>every row is a node: choose the column of the node first</source>
      <translation>jede Zeile ist ein Knoten: Wählen Sie zuerst die Spalte des Knotens</translation>
    </message>
    <message>
      <source>every run</source>
      <translation>jeder Lauf</translation>
    </message>
    <message>
      <source>every u&lt;sub&gt;e&lt;/sub&gt; ← 0; σ ← the step size of the dual</source>
      <translation>jedes u&lt;sub&gt;e&lt;/sub&gt; ← 0; σ ← die Schrittweite des dualen Problems</translation>
    </message>
    <message>
      <source>every w&lt;sub&gt;i&lt;/sub&gt; ← 0</source>
      <translation>jedes w&lt;sub&gt;i&lt;/sub&gt; ← 0</translation>
    </message>
    <message>
      <source>every w&lt;sub&gt;i&lt;/sub&gt; ← 0; α&lt;sub&gt;k&lt;/sub&gt; ← the step size of iteration k</source>
      <translation>jedes w&lt;sub&gt;i&lt;/sub&gt; ← 0; α&lt;sub&gt;k&lt;/sub&gt; ← die Schrittweite von Iteration k</translation>
    </message>
    <message>
      <source>everywhere</source>
      <translation>überall</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>exakt</translation>
    </message>
    <message>
      <source>exact minimiser</source>
      <translation>exakter Minimierer</translation>
    </message>
    <message>
      <source>exact optimum</source>
      <translation>exaktes Optimum</translation>
    </message>
    <message>
      <source>exists already and is not a file that could be replaced</source>
      <translation>gibt es schon, ist aber keine Datei, die ersetzt werden könnte</translation>
    </message>
    <message>
      <source>expected "gtvlab-algorithms"</source>
      <translation>erwartet wird "gtvlab-algorithms"</translation>
    </message>
    <message>
      <source>expected "gtvlab-explore"</source>
      <translation>erwartet wird "gtvlab-explore"</translation>
    </message>
    <message>
      <source>expected "gtvlab-lesson"</source>
      <translation>erwartet wird "gtvlab-lesson"</translation>
    </message>
    <message>
      <source>expected "{}"</source>
      <translation>erwartet wird "{}"</translation>
    </message>
    <message>
      <source>expected '%%MatrixMarket matrix', then coordinate or array, the kind of the numbers and the symmetry</source>
      <translation>erwartet wird '%%MatrixMarket matrix', dann coordinate oder array, die Art der Zahlen und die Symmetrie</translation>
    </message>
    <message>
      <source>expected *Vertices</source>
      <translation>erwartet wird *Vertices</translation>
    </message>
    <message>
      <source>expected *Vertices and their number</source>
      <translation>erwartet wird *Vertices mit der Zahl der Knoten</translation>
    </message>
    <message>
      <source>expected 1</source>
      <translation>erwartet wird 1</translation>
    </message>
    <message>
      <source>expected 1 to {}, the samples of this node</source>
      <translation>erwartet wird 1 bis {}, so viele Datenpunkte hat dieser Knoten</translation>
    </message>
    <message>
      <source>expected 2 to {} methods, got {}</source>
      <translation>erwartet werden 2 bis {} Verfahren, es sind {}</translation>
    </message>
    <message>
      <source>expected &lt;gexf&gt;, got &lt;{}&gt;</source>
      <translation>erwartet wird &lt;gexf&gt;, gefunden: &lt;{}&gt;</translation>
    </message>
    <message>
      <source>expected &lt;graphml&gt;, got &lt;{}&gt;</source>
      <translation>erwartet wird &lt;graphml&gt;, gefunden: &lt;{}&gt;</translation>
    </message>
    <message>
      <source>expected [node, node, weight], got {}</source>
      <translation>erwartet wird [Knoten, Knoten, Gewicht], gefunden: {}</translation>
    </message>
    <message>
      <source>expected [node, x, y]</source>
      <translation>erwartet wird [Knoten, x, y]</translation>
    </message>
    <message>
      <source>expected [source, target] or [source, target, weight], got {}</source>
      <translation>erwartet: [Anfang, Ende] oder [Anfang, Ende, Gewicht], gefunden: {}</translation>
    </message>
    <message>
      <source>expected [x, y, cluster], got {}</source>
      <translation>erwartet wird [x, y, Cluster], gefunden: {}</translation>
    </message>
    <message>
      <source>expected [x, y], got {}</source>
      <translation>erwartet wird [x, y], gefunden: {}</translation>
    </message>
    <message>
      <source>expected a file that begins with dl</source>
      <translation>erwartet wird eine Datei, die mit dl beginnt</translation>
    </message>
    <message>
      <source>expected a general or symmetric matrix, got {}</source>
      <translation>erwartet wird eine allgemeine (general) oder symmetrische (symmetric) Matrix, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a key and its value as GML has them, got {}</source>
      <translation>erwartet wird ein Schlüssel mit seinem Wert wie in GML üblich, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a key, got {}</source>
      <translation>erwartet wird ein Schlüssel, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a line a with two nodes and a weight, or e with two nodes</source>
      <translation>erwartet wird eine Zeile a mit zwei Knoten und einem Gewicht oder eine Zeile e mit zwei Knoten</translation>
    </message>
    <message>
      <source>expected a link, gtvlab:PRESET?path=value&amp;…</source>
      <translation>erwartet wird ein Link, gtvlab:VORLAGE?Pfad=Wert&amp;…</translation>
    </message>
    <message>
      <source>expected a list of "lambda" and "graph", got {}</source>
      <translation>erwartet wird eine Liste aus "lambda" und "graph", gefunden: {}</translation>
    </message>
    <message>
      <source>expected a list of at least one choice, got {}</source>
      <translation>erwartet wird eine Liste mit mindestens einer Wahlmöglichkeit, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a list of at least one scene</source>
      <translation>erwartet wird eine Liste mit mindestens einer Szene</translation>
    </message>
    <message>
      <source>expected a list of lines, got {}</source>
      <translation>erwartet wird eine Liste von Zeilen, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a list of names of views, got {}</source>
      <translation>erwartet wird eine Liste mit Namen von Ansichten, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a list of names, got {}</source>
      <translation>erwartet wird eine Liste von Namen, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a list of values</source>
      <translation>erwartet wird eine Liste von Werten</translation>
    </message>
    <message>
      <source>expected a list, got {}</source>
      <translation>erwartet wird eine Liste, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a name</source>
      <translation>erwartet wird ein Name</translation>
    </message>
    <message>
      <source>expected a name that ends in .png, .pdf or .svg</source>
      <translation>der Name muss auf .png, .pdf oder .svg enden</translation>
    </message>
    <message>
      <source>expected a name that ends in .png, .pdf, .svg, .csv or .tex</source>
      <translation>der Name muss auf .png, .pdf, .svg, .csv oder .tex enden</translation>
    </message>
    <message>
      <source>expected a name that ends in {}, got '{}'</source>
      <translation>der Name muss auf {} enden, gefunden: '{}'</translation>
    </message>
    <message>
      <source>expected a node from 1 to {}, got {}</source>
      <translation>erwartet wird ein Knoten von 1 bis {}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a number</source>
      <translation>erwartet wird eine Zahl</translation>
    </message>
    <message>
      <source>expected a number &gt;= 0 after '*', got '{}'</source>
      <translation>erwartet wird eine Zahl &gt;= 0 nach '*', gefunden: '{}'</translation>
    </message>
    <message>
      <source>expected a number from {} to {}, 1 being usual, got {}</source>
      <translation>erwartet wird eine Zahl von {} bis {}, wobei 1 üblich ist, nicht {}</translation>
    </message>
    <message>
      <source>expected a number or a time such as 2024-01-31 12:00, got {}</source>
      <translation>erwartet wird eine Zahl oder eine Zeit wie 2024-01-31 12:00, nicht {}</translation>
    </message>
    <message>
      <source>expected a number, got {}</source>
      <translation>erwartet wird eine Zahl, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a row and a column</source>
      <translation>erwartet werden eine Zeile und eine Spalte</translation>
    </message>
    <message>
      <source>expected a row, a column and a weight</source>
      <translation>erwartet werden eine Zeile, eine Spalte und ein Gewicht</translation>
    </message>
    <message>
      <source>expected a sweep, which is a JSON object</source>
      <translation>erwartet wird ein Parameterlauf, ein JSON-Objekt</translation>
    </message>
    <message>
      <source>expected a text</source>
      <translation>erwartet wird ein Text</translation>
    </message>
    <message>
      <source>expected a text that is not empty, got {}</source>
      <translation>erwartet wird ein Text, der nicht leer ist, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a text, got {}</source>
      <translation>erwartet wird ein Text, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a whole number</source>
      <translation>ganze Zahl erwartet</translation>
    </message>
    <message>
      <source>expected a whole number for {}, got {}</source>
      <translation>für {} wird eine ganze Zahl erwartet, gefunden: {}</translation>
    </message>
    <message>
      <source>expected a whole number from 0, got {}</source>
      <translation>erwartet wird eine ganze Zahl ab 0, gefunden: {}</translation>
    </message>
    <message>
      <source>expected an experiment document (a JSON object)</source>
      <translation>erwartet wird ein Experiment-Dokument (ein JSON-Objekt)</translation>
    </message>
    <message>
      <source>expected an object</source>
      <translation>erwartet wird ein Objekt</translation>
    </message>
    <message>
      <source>expected an object with a "kind", got {}</source>
      <translation>erwartet wird ein Objekt mit "kind", gefunden: {}</translation>
    </message>
    <message>
      <source>expected an object with an id, a text or a number</source>
      <translation>erwartet wird ein Objekt, dessen id ein Text oder eine Zahl ist</translation>
    </message>
    <message>
      <source>expected an object with the lists nodes and links (or edges), or with the elements of Cytoscape.js</source>
      <translation>erwartet wird ein Objekt mit den Listen nodes und links (oder edges) oder mit den Elementen von Cytoscape.js</translation>
    </message>
    <message>
      <source>expected an object, got {}</source>
      <translation>erwartet wird ein Objekt, gefunden: {}</translation>
    </message>
    <message>
      <source>expected at least one cluster</source>
      <translation>erwartet wird mindestens ein Cluster</translation>
    </message>
    <message>
      <source>expected at least one line</source>
      <translation>erwartet wird mindestens eine Zeile</translation>
    </message>
    <message>
      <source>expected at least one value</source>
      <translation>erwartet wird mindestens ein Wert</translation>
    </message>
    <message>
      <source>expected at most {} methods, got {}</source>
      <translation>erwartet werden höchstens {} Verfahren, es sind {}</translation>
    </message>
    <message>
      <source>expected columns for the two ends of an edge, such as source and target</source>
      <translation>erwartet werden Spalten für die beiden Enden einer Kante, etwa source und target</translation>
    </message>
    <message>
      <source>expected coordinate or array, got {}</source>
      <translation>erwartet wird coordinate oder array, gefunden: {}</translation>
    </message>
    <message>
      <source>expected coordinates such as 2, 1-3 or 1+3-4, counted from 1, or all, got '{}'</source>
      <translation>erwartet werden Koordinaten wie 2, 1-3 oder 1+3-4, ab 1 gezählt, oder all, gefunden: '{}'</translation>
    </message>
    <message>
      <source>expected coordinates:penalty, e.g. 1-2:nlasso or 3+5-6:mocha*0.5</source>
      <translation>erwartet wird Koordinaten:Strafterm, z. B. 1-2:nlasso oder 3+5-6:mocha*0.5</translation>
    </message>
    <message>
      <source>expected diagonal present or absent, got {}</source>
      <translation>erwartet wird diagonal present oder absent, gefunden: {}</translation>
    </message>
    <message>
      <source>expected format fullmatrix, upperhalf, lowerhalf, edgelist1 or nodelist1, got {}</source>
      <translation>erwartet wird format fullmatrix, upperhalf, lowerhalf, edgelist1 oder nodelist1, gefunden: {}</translation>
    </message>
    <message>
      <source>expected from, to and perhaps a weight</source>
      <translation>erwartet werden Startknoten, Zielknoten und eventuell ein Gewicht</translation>
    </message>
    <message>
      <source>expected key=value once for every key, got '{}'</source>
      <translation>erwartet wird Schlüssel=Wert, jeder Schlüssel nur einmal, gefunden: '{}'</translation>
    </message>
    <message>
      <source>expected lo:hi:n</source>
      <translation>erwartet: lo:hi:n</translation>
    </message>
    <message>
      <source>expected lo:hi:n, not a list</source>
      <translation>erwartet: lo:hi:n, keine Liste</translation>
    </message>
    <message>
      <source>expected low &lt; high and step &gt; 0</source>
      <translation>erwartet wird low &lt; high und step &gt; 0</translation>
    </message>
    <message>
      <source>expected mean, min, max, sum, std, count, first or last, or a list of these</source>
      <translation>erwartet wird mean, min, max, sum, std, count, first oder last oder eine Liste daraus</translation>
    </message>
    <message>
      <source>expected n=, format=, labels: or data:, got {}</source>
      <translation>erwartet wird n=, format=, labels: oder data:, gefunden: {}</translation>
    </message>
    <message>
      <source>expected names out of {}, got {}</source>
      <translation>erwartet werden Namen aus {}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected one line p, the kind of the problem and the numbers of nodes and edges</source>
      <translation>erwartet wird eine einzige Zeile p mit der Art des Problems und der Zahl der Knoten und der Kanten</translation>
    </message>
    <message>
      <source>expected one number</source>
      <translation>erwartet wird eine einzige Zahl</translation>
    </message>
    <message>
      <source>expected one number per node, {}, got {}</source>
      <translation>erwartet wird eine Zahl pro Knoten, also {}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected one of {}</source>
      <translation>erwartet wird einer der Werte {}</translation>
    </message>
    <message>
      <source>expected one of {}, got "{}"</source>
      <translation>erwartet wird einer der Werte {}, gefunden: "{}"</translation>
    </message>
    <message>
      <source>expected one of {}, got {}</source>
      <translation>erwartet wird einer der Werte {}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected one of {}, with a value</source>
      <translation>erwartet wird eines der Felder {} mit einem Wert</translation>
    </message>
    <message>
      <source>expected one or two parameters to vary, got {}</source>
      <translation>erwartet werden ein oder zwei Parameter zum Variieren, es sind {}</translation>
    </message>
    <message>
      <source>expected one row per node, {}, got {}</source>
      <translation>erwartet wird eine Zeile pro Knoten, also {}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected path=value, got {}</source>
      <translation>erwartet wird Pfad=Wert, gefunden: {}</translation>
    </message>
    <message>
      <source>expected path=values, got '{}'</source>
      <translation>erwartet wird Pfad=Werte, gefunden: '{}'</translation>
    </message>
    <message>
      <source>expected real, integer or pattern numbers as weights, got {}</source>
      <translation>als Gewichte werden Zahlen der Art real, integer oder pattern erwartet, gefunden: {}</translation>
    </message>
    <message>
      <source>expected some of clusters, parameters, errors, flows and samples, with commas between them, or none, got {}</source>
      <translation>erwartet werden einige von clusters, parameters, errors, flows und samples, durch Kommas getrennt, oder none, gefunden: {}</translation>
    </message>
    <message>
      <source>expected source and target, ids of nodes</source>
      <translation>erwartet werden source und target, die ids von Knoten</translation>
    </message>
    <message>
      <source>expected source and target, places of nodes from 0 to {}</source>
      <translation>erwartet werden source und target, die Plätze von Knoten von 0 bis {}</translation>
    </message>
    <message>
      <source>expected texts in "title" and "path"</source>
      <translation>erwartet werden Texte in "title" und "path"</translation>
    </message>
    <message>
      <source>expected the name of a preset after 'gtvlab:'</source>
      <translation>erwartet wird der Name einer Vorlage nach 'gtvlab:'</translation>
    </message>
    <message>
      <source>expected the number of nodes, got {}</source>
      <translation>erwartet wird die Zahl der Knoten, gefunden: {}</translation>
    </message>
    <message>
      <source>expected the numbers of rows and columns</source>
      <translation>erwartet werden die Anzahlen der Zeilen und Spalten</translation>
    </message>
    <message>
      <source>expected the numbers of rows, columns and entries</source>
      <translation>erwartet werden die Anzahlen der Zeilen, Spalten und Einträge</translation>
    </message>
    <message>
      <source>expected the row of a sweep, which is a JSON object</source>
      <translation>erwartet wird die Zeile eines Parameterlaufs, ein JSON-Objekt</translation>
    </message>
    <message>
      <source>expected two columns, longitude and latitude, or none, got {}</source>
      <translation>erwartet werden zwei Spalten, Länge und Breite, oder keine, gefunden: {}</translation>
    </message>
    <message>
      <source>expected two coordinates</source>
      <translation>erwartet werden zwei Koordinaten</translation>
    </message>
    <message>
      <source>expected two hexadecimal digits after every %, got {}; % itself is %25</source>
      <translation>erwartet werden zwei hexadezimale Ziffern nach jedem %, gefunden: {}; ein % selbst schreibt man %25</translation>
    </message>
    <message>
      <source>expected two nodes and a dictionary such as {'weight': 2.5}, got {}</source>
      <translation>erwartet werden zwei Knoten und ein Dictionary wie {'weight': 2.5}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected two nodes and perhaps a weight</source>
      <translation>erwartet werden zwei Knoten und eventuell ein Gewicht</translation>
    </message>
    <message>
      <source>expected two nodes and perhaps a weight, got {}</source>
      <translation>erwartet werden zwei Knoten und eventuell ein Gewicht, gefunden: {}</translation>
    </message>
    <message>
      <source>expected year, month, day, dayOfYear, hour, minute, weekday or seconds, got {}</source>
      <translation>erwartet wird year, month, day, dayOfYear, hour, minute, weekday oder seconds, gefunden: {}</translation>
    </message>
    <message>
      <source>expected {"low": λ, "high": λ} with 0 &lt; low &lt; high, got {}</source>
      <translation>erwartet wird {"low": λ, "high": λ} mit 0 &lt; low &lt; high, gefunden: {}</translation>
    </message>
    <message>
      <source>expected {field: value}, got {}</source>
      <translation>erwartet wird {field: value}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected {id: method}, got {}</source>
      <translation>erwartet wird {id: method}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected {path: value} in "change" and "also"</source>
      <translation>erwartet wird {path: value} in "change" und "also"</translation>
    </message>
    <message>
      <source>expected {}</source>
      <translation>erwartet wird {}</translation>
    </message>
    <message>
      <source>expected {} as a package (.tgz or .deb), or a folder with {}</source>
      <translation>erwartet wird {} als Paket (.tgz oder .deb) oder ein Ordner mit {}</translation>
    </message>
    <message>
      <source>expected {} for {}, got {}</source>
      <translation>erwartet: {} für {}, gefunden: {}</translation>
    </message>
    <message>
      <source>expected {} or w1, w2, …, got '{}'</source>
      <translation>erwartet wird {} oder w1, w2, …, gefunden: '{}'</translation>
    </message>
    <message>
      <source>expected {} to be an object, got {}</source>
      <translation>{} muss ein Objekt sein, ist aber {}</translation>
    </message>
    <message>
      <source>expected {}, got {}</source>
      <translation>erwartet wird {}, gefunden: {}</translation>
    </message>
    <message>
      <source>experiment</source>
      <translation>Experiment</translation>
    </message>
    <message>
      <source>explanation</source>
      <translation>Erklärung</translation>
    </message>
    <message>
      <source>exponential</source>
      <translation>exponentiell</translation>
    </message>
    <message>
      <source>factor</source>
      <translation>Faktor</translation>
    </message>
    <message>
      <source>factor per iteration</source>
      <translation>Faktor pro Iteration</translation>
    </message>
    <message>
      <source>factorise its matrix as LDLᵀ</source>
      <translation>seine Matrix als LDLᵀ faktorisieren</translation>
    </message>
    <message>
      <source>failed and did not say why</source>
      <translation>ist gescheitert und hat keinen Grund genannt</translation>
    </message>
    <message>
      <source>faint: edges, which this method does not use</source>
      <translation>blass: Kanten, die dieses Verfahren nicht verwendet</translation>
    </message>
    <message>
      <source>faint: unlabelled</source>
      <translation>blass: ohne Labels</translation>
    </message>
    <message>
      <source>far beyond the picture</source>
      <translation>weit außerhalb des Bildes</translation>
    </message>
    <message>
      <source>far too many multiplications</source>
      <translation>viel zu viele Multiplikationen</translation>
    </message>
    <message>
      <source>fashion-mnist</source>
      <translation>Fashion-MNIST</translation>
    </message>
    <message>
      <source>feature</source>
      <translation>Merkmal</translation>
    </message>
    <message>
      <source>feature and x</source>
      <translation>Merkmal und x</translation>
    </message>
    <message>
      <source>feature and y</source>
      <translation>Merkmal und y</translation>
    </message>
    <message>
      <source>feature map</source>
      <translation>Merkmalsabbildung</translation>
    </message>
    <message>
      <source>feature {} appears twice</source>
      <translation>Merkmal {} kommt zweimal vor</translation>
    </message>
    <message>
      <source>features</source>
      <translation>Merkmale</translation>
    </message>
    <message>
      <source>features and labels come together</source>
      <translation>features und labels lassen sich nur zusammen angeben</translation>
    </message>
    <message>
      <source>features, targets and weights must be finite</source>
      <translation>Merkmale, Zielwerte und Gewichte müssen endlich sein</translation>
    </message>
    <message>
      <source>field '{}' appears twice</source>
      <translation>das Feld '{}' kommt zweimal vor</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>beendet</translation>
    </message>
    <message>
      <source>first</source>
      <translation>erster</translation>
    </message>
    <message>
      <source>first %1 of %L2 parameters</source>
      <translation>die ersten %1 von %L2 Parametern</translation>
    </message>
    <message>
      <source>first parameter</source>
      <translation>erster Parameter</translation>
    </message>
    <message>
      <source>fista</source>
      <translation>FISTA</translation>
    </message>
    <message>
      <source>fixed</source>
      <translation>fest</translation>
    </message>
    <message>
      <source>flavour</source>
      <translation>Spielart</translation>
    </message>
    <message>
      <source>flow</source>
      <translation>Fluss</translation>
    </message>
    <message>
      <source>flow (exact optimum)</source>
      <translation>Fluss (exaktes Optimum)</translation>
    </message>
    <message>
      <source>flow (iteration)</source>
      <translation>Fluss (Iteration)</translation>
    </message>
    <message>
      <source>flow 0</source>
      <translation>Fluss 0</translation>
    </message>
    <message>
      <source>flow of w%1</source>
      <translation>Fluss von w%1</translation>
    </message>
    <message>
      <source>flow u from %1 to %2 = %3</source>
      <translation>Fluss u von %1 nach %2 = %3</translation>
    </message>
    <message>
      <source>flow*</source>
      <translation>Fluss*</translation>
    </message>
    <message>
      <source>for every neighbour j the test set joins the data of node i, with the labels that j predicts and the weight λA&lt;sub&gt;ij&lt;/sub&gt;m&lt;sub&gt;i&lt;/sub&gt;/(2m′) of each point</source>
      <translation>für jeden Nachbarn j kommt die Testmenge zu den Daten von Knoten i, mit den Labels, die j vorhersagt, und dem Gewicht λA&lt;sub&gt;ij&lt;/sub&gt;m&lt;sub&gt;i&lt;/sub&gt;/(2m′) pro Punkt</translation>
    </message>
    <message>
      <source>for k = 1, 2, …</source>
      <translation>für k = 1, 2, …</translation>
    </message>
    <message>
      <source>for k = 1, 2, … (now %1)</source>
      <translation>für k = 1, 2, … (jetzt %1)</translation>
    </message>
    <message>
      <source>for the decomposition of the error</source>
      <translation>für die Zerlegung des Fehlers</translation>
    </message>
    <message>
      <source>for the diagnostics</source>
      <translation>für die Diagnose</translation>
    </message>
    <message>
      <source>for the error without the attack</source>
      <translation>für den Fehler ohne den Angriff</translation>
    </message>
    <message>
      <source>for the first rows</source>
      <translation>für die ersten Zeilen</translation>
    </message>
    <message>
      <source>for the images</source>
      <translation>für die Bilder</translation>
    </message>
    <message>
      <source>for the path</source>
      <translation>für den λ-Pfad</translation>
    </message>
    <message>
      <source>for the principal components</source>
      <translation>für die Hauptkomponenten</translation>
    </message>
    <message>
      <source>for the results</source>
      <translation>für die Ergebnisse</translation>
    </message>
    <message>
      <source>for the window</source>
      <translation>für das Fenster</translation>
    </message>
    <message>
      <source>for these models</source>
      <translation>für diese Modelle</translation>
    </message>
    <message>
      <source>for these tests</source>
      <translation>für diese Tests</translation>
    </message>
    <message>
      <source>for this</source>
      <translation>dafür</translation>
    </message>
    <message>
      <source>for this curve</source>
      <translation>für diese Kurve</translation>
    </message>
    <message>
      <source>for this experiment</source>
      <translation>für dieses Experiment</translation>
    </message>
    <message>
      <source>for this figure</source>
      <translation>für diese Abbildung</translation>
    </message>
    <message>
      <source>for this file</source>
      <translation>für diese Datei</translation>
    </message>
    <message>
      <source>for this graph</source>
      <translation>für diesen Graphen</translation>
    </message>
    <message>
      <source>for this picture</source>
      <translation>für dieses Bild</translation>
    </message>
    <message>
      <source>for this race</source>
      <translation>für diesen Wettlauf</translation>
    </message>
    <message>
      <source>for this session</source>
      <translation>für diese Sitzung</translation>
    </message>
    <message>
      <source>for this setting</source>
      <translation>für diese Einstellung</translation>
    </message>
    <message>
      <source>for this split</source>
      <translation>für diese Aufteilung</translation>
    </message>
    <message>
      <source>for this sweep</source>
      <translation>für diesen Parameterlauf</translation>
    </message>
    <message>
      <source>forwards: the derivative of the best objective up to node k, as a function of w&lt;sub&gt;k&lt;/sub&gt;, is cut off at ±λA&lt;sub&gt;e&lt;/sub&gt;</source>
      <translation>vorwärts: die Ableitung des besten Zielwerts bis Knoten k, als Funktion von w&lt;sub&gt;k&lt;/sub&gt;, wird bei ±λA&lt;sub&gt;e&lt;/sub&gt; abgeschnitten</translation>
    </message>
    <message>
      <source>from</source>
      <translation>von</translation>
    </message>
    <message>
      <source>from</source>
      <comment>a value</comment>
      <translation>von</translation>
    </message>
    <message>
      <source>from λ</source>
      <translation>ab λ</translation>
    </message>
    <message>
      <source>full</source>
      <translation>gesättigt</translation>
    </message>
    <message>
      <source>full speed</source>
      <translation>volles Tempo</translation>
    </message>
    <message>
      <source>g&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt;) + 2λ&lt;sub&gt;i&lt;/sub&gt; C Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; (w&lt;sub&gt;i&lt;/sub&gt; − w&lt;sub&gt;j&lt;/sub&gt;)</source>
      <translation>g&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt;) + 2λ&lt;sub&gt;i&lt;/sub&gt; C Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; (w&lt;sub&gt;i&lt;/sub&gt; − w&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>gauss-seidel</source>
      <translation>Gauß-Seidel</translation>
    </message>
    <message>
      <source>get lost with probability {} (network.loss)</source>
      <translation>gehen mit Wahrscheinlichkeit {} verloren (network.loss)</translation>
    </message>
    <message>
      <source>given</source>
      <translation>gegeben</translation>
    </message>
    <message>
      <source>gives {} and {} the same time, and both are rows of {}: name columns that distinguish them</source>
      <translation>gibt zwei Zeilen ({} und {}) dieselbe Zeit, und beide gehören zu {}: Nennen Sie Spalten, die sie unterscheiden</translation>
    </message>
    <message>
      <source>gives {} and {} the same time: name columns that distinguish them, or those of separate series under by</source>
      <translation>gibt zwei Zeilen ({} und {}) dieselbe Zeit: Nennen Sie Spalten, die sie unterscheiden, oder unter by die Spalten getrennter Reihen</translation>
    </message>
    <message>
      <source>gradient</source>
      <translation>Gradient</translation>
    </message>
    <message>
      <source>gradient of the whole objective at Y: ∇L&lt;sub&gt;i&lt;/sub&gt;(y&lt;sub&gt;i&lt;/sub&gt;) + λ Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; ∇φ(y&lt;sub&gt;i&lt;/sub&gt; − y&lt;sub&gt;j&lt;/sub&gt;)</source>
      <translation>Gradient der ganzen Zielfunktion an Y: ∇L&lt;sub&gt;i&lt;/sub&gt;(y&lt;sub&gt;i&lt;/sub&gt;) + λ Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; ∇φ(y&lt;sub&gt;i&lt;/sub&gt; − y&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>gradient step, 1/β = %1</source>
      <translation>Gradientenschritt, 1/β = %1</translation>
    </message>
    <message>
      <source>gradient step, α = %1</source>
      <translation>Gradientenschritt, α = %1</translation>
    </message>
    <message>
      <source>gradient step: w − α∇f(w), with α = %1</source>
      <translation>Gradientenschritt: w − α∇f(w), mit α = %1</translation>
    </message>
    <message>
      <source>gradient steps of the nodes need losses whose curvature is bounded (of linear models: {}); networks take steps of their own, model.innerSteps</source>
      <translation>Gradientenschritte der Knoten brauchen Verluste mit beschränkter Krümmung (bei linearen Modellen: {}); neuronale Netze machen eigene Schritte, model.innerSteps</translation>
    </message>
    <message>
      <source>gradient ‖g‖</source>
      <translation>Gradient ‖g‖</translation>
    </message>
    <message>
      <source>gradients</source>
      <translation>Gradienten</translation>
    </message>
    <message>
      <source>graph</source>
      <translation>Graph</translation>
    </message>
    <message>
      <source>graphs stand inside of nodes; their nodes and edges are read like all others</source>
      <translation>in Knoten stehen weitere Graphen; ihre Knoten und Kanten werden wie alle anderen gelesen</translation>
    </message>
    <message>
      <source>grey: single nodes</source>
      <translation>grau: einzelne Knoten</translation>
    </message>
    <message>
      <source>grey: single nodes and the smallest groups</source>
      <translation>grau: einzelne Knoten und die kleinsten Gruppen</translation>
    </message>
    <message>
      <source>grid</source>
      <translation>Gitter</translation>
    </message>
    <message>
      <source>grid: nodes are not drawn by coordinates</source>
      <translation>Gitter: Knoten nicht nach Koordinaten gezeichnet</translation>
    </message>
    <message>
      <source>group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>group %1: %2</source>
      <translation>Gruppe %1: %2</translation>
    </message>
    <message>
      <source>group of similar models</source>
      <translation>Gruppe ähnlicher Modelle</translation>
    </message>
    <message>
      <source>group size k</source>
      <translation>Gruppengröße k</translation>
    </message>
    <message>
      <source>groups</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>groups %1: %2</source>
      <translation>Gruppen %1: %2</translation>
    </message>
    <message>
      <source>groups of k</source>
      <translation>Gruppen von k</translation>
    </message>
    <message>
      <source>groups of similar models: the penalty is not a norm, so connected nodes come within the tolerance of each other but never become equal</source>
      <translation>Gruppen ähnlicher Modelle: Der Strafterm ist keine Norm, daher kommen sich verbundene Knoten bis auf die Toleranz nahe, werden aber nie gleich</translation>
    </message>
    <message>
      <source>groups&amp;nbsp;+&amp;nbsp;single&amp;nbsp;nodes</source>
      <translation>Gruppen&amp;nbsp;+&amp;nbsp;einzelne&amp;nbsp;Knoten</translation>
    </message>
    <message>
      <source>growing</source>
      <translation>wachsend</translation>
    </message>
    <message>
      <source>halpern</source>
      <translation>Halpern</translation>
    </message>
    <message>
      <source>has a comma in {0},{1}, decimals stand behind a point: write {0}.{1}</source>
      <translation>enthält ein Komma in {0},{1}, Nachkommastellen stehen aber hinter einem Punkt: Schreiben Sie {0}.{1}</translation>
    </message>
    <message>
      <source>has a comma that does not separate the arguments of a function</source>
      <translation>enthält ein Komma, das nicht die Argumente einer Funktion trennt</translation>
    </message>
    <message>
      <source>has a count that no run can reach</source>
      <translation>enthält einen Zählerstand, den kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has a header but no rows</source>
      <translation>hat eine Kopfzeile, aber keine Datenzeilen</translation>
    </message>
    <message>
      <source>has a header but no rows: {} {} passed over, the first is line {}; data.comment says what begins a comment</source>
      <translation>hat eine Kopfzeile, aber keine Zeilen; übergangene Kommentarzeilen: {0}, die erste ist Zeile {2}; data.comment sagt, womit ein Kommentar beginnt</translation>
    </message>
    <message>
      <source>has a last finite iterate of another size than the problem</source>
      <translation>enthält eine letzte endliche Iterierte, deren Größe nicht zum Problem passt</translation>
    </message>
    <message>
      <source>has a momentum that no run can reach</source>
      <translation>enthält ein Momentum, das kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has a next step balance that no run can reach</source>
      <translation>enthält einen Zeitpunkt für die nächste Anpassung der Schrittbalance, den kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has a number that cannot be read</source>
      <translation>enthält eine Zahl, die sich nicht lesen lässt</translation>
    </message>
    <message>
      <source>has a single =, write == to compare</source>
      <translation>enthält ein einzelnes =, zum Vergleichen schreiben Sie ==</translation>
    </message>
    <message>
      <source>has a smoothing that no run can reach</source>
      <translation>enthält eine Glättung, die kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has a status without a reason</source>
      <translation>hat einen Status ohne Begründung</translation>
    </message>
    <message>
      <source>has a step balance that no run can reach</source>
      <translation>enthält eine Schrittbalance, die kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has a weight of 0 or less and is left out</source>
      <translation>hat ein Gewicht von 0 oder weniger und wird weggelassen</translation>
    </message>
    <message>
      <source>has a weight of 0 or less, taken to be 1</source>
      <translation>hat ein Gewicht von 0 oder weniger, für das 1 angenommen wird</translation>
    </message>
    <message>
      <source>has an iterate for another number of nodes</source>
      <translation>hat eine Iterierte für eine andere Zahl von Knoten</translation>
    </message>
    <message>
      <source>has an iterate of another dimension</source>
      <translation>hat eine Iterierte von anderer Dimension</translation>
    </message>
    <message>
      <source>has an iteration that no run can reach</source>
      <translation>enthält eine Iteration, die kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has an unknown status</source>
      <translation>hat einen unbekannten Status</translation>
    </message>
    <message>
      <source>has no column {}: its cells are missing</source>
      <translation>hat keine Spalte {}: Ihre Zellen fehlen</translation>
    </message>
    <message>
      <source>has no file {}</source>
      <translation>enthält keine Datei {}</translation>
    </message>
    <message>
      <source>has no nodes</source>
      <translation>hat keine Knoten</translation>
    </message>
    <message>
      <source>has no place to go on from</source>
      <translation>hat keinen Punkt, an dem es weitergehen könnte</translation>
    </message>
    <message>
      <source>has no published numbers (field "published")</source>
      <translation>hat keine veröffentlichten Zahlen (Feld "published")</translation>
    </message>
    <message>
      <source>has no trace</source>
      <translation>enthält keinen Verlauf</translation>
    </message>
    <message>
      <source>has no values yet</source>
      <translation>hat noch keine Werte</translation>
    </message>
    <message>
      <source>has no weight and is left out</source>
      <translation>hat kein Gewicht und wird weggelassen</translation>
    </message>
    <message>
      <source>has numbers that no run can reach</source>
      <translation>enthält Zahlen, die kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has other sizes than the problem</source>
      <translation>hat andere Größen als das Problem</translation>
    </message>
    <message>
      <source>has the encoding {}, which is not known here; save it as UTF-8</source>
      <translation>hat die Kodierung {}, die hier nicht bekannt ist; speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
      <source>has the names of columns but no edges; lines that begin with # are comments{}</source>
      <translation>enthält die Namen der Spalten, aber keine Kanten; Zeilen, die mit # beginnen, sind Kommentare{}</translation>
    </message>
    <message>
      <source>has values that no run can reach</source>
      <translation>enthält Werte, die kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has widths and weights that no run can reach</source>
      <translation>enthält Breiten und Gewichte, die kein Lauf erreichen kann</translation>
    </message>
    <message>
      <source>has {} bytes unpacked, expected {}</source>
      <translation>hat entpackt {} Bytes, erwartet werden {}</translation>
    </message>
    <message>
      <source>has {} components, which stay apart for every λ</source>
      <translation>hat {} Komponenten, die bei jedem λ getrennt bleiben</translation>
    </message>
    <message>
      <source>has {} fields, expected at most {}</source>
      <translation>hat {} Felder, erwartet werden höchstens {}</translation>
    </message>
    <message>
      <source>has {} for {}</source>
      <translation>hat {} für {}</translation>
    </message>
    <message>
      <source>has {} for {} of features</source>
      <translation>hat {} für {} mit Merkmalen</translation>
    </message>
    <message>
      <source>has {} matrices; export one of them alone</source>
      <translation>enthält {} Matrizen; exportieren Sie eine davon allein</translation>
    </message>
    <message>
      <source>has {}, expected {}</source>
      <translation>hat {}, erwartet werden {}</translation>
    </message>
    <message>
      <source>has {}, the data has {}</source>
      <translation>hat {}, die Daten haben {}</translation>
    </message>
    <message>
      <source>has {}, the experiment has {}</source>
      <translation>hat {}, das Experiment hat {}</translation>
    </message>
    <message>
      <source>has {}, the first row has {}</source>
      <translation>hat {}, die erste Zeile hat {}</translation>
    </message>
    <message>
      <source>has {}, the graph has {}</source>
      <translation>hat {}, der Graph hat {}</translation>
    </message>
    <message>
      <source>has {}, the header has {}</source>
      <translation>hat {}, die Kopfzeile hat {}</translation>
    </message>
    <message>
      <source>has {}, the list before it {}</source>
      <translation>hat {}, die Liste davor {}</translation>
    </message>
    <message>
      <source>has {}, the nodes report {}</source>
      <translation>hat {}, die Knoten melden {}</translation>
    </message>
    <message>
      <source>has {}, the rows before it have {}</source>
      <translation>hat {}, die Zeilen davor haben {}</translation>
    </message>
    <message>
      <source>has {}, there {} {}</source>
      <translation>hat {0}, es gibt aber {2}</translation>
    </message>
    <message>
      <source>has {}: one for all features or one each, {}</source>
      <translation>hat {}, erwartet wird eine für alle Merkmale oder je Merkmal eine, also {}</translation>
    </message>
    <message>
      <source>have no weight and are left out</source>
      <translation>haben kein Gewicht und werden weggelassen</translation>
    </message>
    <message>
      <source>have weights of 0 or less and are left out</source>
      <translation>haben Gewichte von 0 oder weniger und werden weggelassen</translation>
    </message>
    <message>
      <source>have weights of 0 or less, taken to be 1</source>
      <translation>haben Gewichte von 0 oder weniger, für die 1 angenommen wird</translation>
    </message>
    <message>
      <source>haversine</source>
      <translation>Haversine</translation>
    </message>
    <message>
      <source>haversine needs degrees, node {} has longitude {}, latitude {}</source>
      <translation>haversine braucht Gradangaben, Knoten {} hat die Länge {} und die Breite {}</translation>
    </message>
    <message>
      <source>heat map</source>
      <translation>Heatmap</translation>
    </message>
    <message>
      <source>held against</source>
      <translation>verglichen mit</translation>
    </message>
    <message>
      <source>heldOut</source>
      <translation>Hold-out</translation>
    </message>
    <message>
      <source>hidden by</source>
      <translation>verborgen durch</translation>
    </message>
    <message>
      <source>high contrast</source>
      <translation>hoher Kontrast</translation>
    </message>
    <message>
      <source>holds a zero byte</source>
      <translation>enthält ein Nullbyte</translation>
    </message>
    <message>
      <source>holds back no row</source>
      <translation>hält keine Zeile zurück</translation>
    </message>
    <message>
      <source>holds no *Vertices</source>
      <translation>enthält kein *Vertices</translation>
    </message>
    <message>
      <source>holds no &lt;graph&gt;</source>
      <translation>enthält kein &lt;graph&gt;</translation>
    </message>
    <message>
      <source>holds no XML element</source>
      <translation>enthält kein XML-Element</translation>
    </message>
    <message>
      <source>holds no edges</source>
      <translation>enthält keine Kanten</translation>
    </message>
    <message>
      <source>holds no graph [ … ]</source>
      <translation>enthält kein graph [ … ]</translation>
    </message>
    <message>
      <source>hollow: unlabelled</source>
      <translation>hohl: ohne Labels</translation>
    </message>
    <message>
      <source>honest</source>
      <translation>ehrlich</translation>
    </message>
    <message>
      <source>honest nodes, MSE</source>
      <translation>ehrliche Knoten, MSE</translation>
    </message>
    <message>
      <source>honest nodes, training</source>
      <translation>ehrliche Knoten, Training</translation>
    </message>
    <message>
      <source>honest nodes, validation</source>
      <translation>ehrliche Knoten, Validierung</translation>
    </message>
    <message>
      <source>honest&amp;nbsp;nodes&amp;nbsp;without&amp;nbsp;the&amp;nbsp;attack</source>
      <translation>ehrliche&amp;nbsp;Knoten&amp;nbsp;ohne&amp;nbsp;den&amp;nbsp;Angriff</translation>
    </message>
    <message>
      <source>id {} appears twice</source>
      <translation>id {} kommt zweimal vor</translation>
    </message>
    <message>
      <source>if the table lists edges, choose names for graph.header</source>
      <translation>wenn die Tabelle Kanten auflistet, wählen Sie names für graph.header</translation>
    </message>
    <message>
      <source>if the tree also learns from them</source>
      <translation>wenn der Baum auch aus ihnen lernt</translation>
    </message>
    <message>
      <source>ignored</source>
      <translation>ignoriert</translation>
    </message>
    <message>
      <source>images</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>images have labels, which the loss does not read</source>
      <translation>Bilder haben Labels, die die Verlustfunktion nicht liest</translation>
    </message>
    <message>
      <source>images of %1 × %1 pixels</source>
      <translation>Bilder mit %1 × %1 Pixeln</translation>
    </message>
    <message>
      <source>in a circle</source>
      <translation>im Kreis</translation>
    </message>
    <message>
      <source>in iterations 8, 16, 32, …: γ ← the geometric mean of γ and an estimate from how far w and u have moved</source>
      <translation>in den Iterationen 8, 16, 32, …: γ ← das geometrische Mittel aus γ und einer Schätzung danach, wie weit sich w und u bewegt haben</translation>
    </message>
    <message>
      <source>in line {}</source>
      <translation>in Zeile {}</translation>
    </message>
    <message>
      <source>in more than half of the draws the boundary is not found after 2000 iterations; medians of ten draws lie anywhere between 7e-7 and 0.09</source>
      <translation>in mehr als der Hälfte der Ziehungen ist die Clustergrenze nach 2000 Iterationen nicht gefunden; Mediane von je zehn Ziehungen liegen irgendwo zwischen 7e-7 und 0.09</translation>
    </message>
    <message>
      <source>in-turn</source>
      <translation>reihum</translation>
    </message>
    <message>
      <source>independent run</source>
      <translation>unabhängiger Lauf</translation>
    </message>
    <message>
      <source>information (nats)</source>
      <translation>Information (Nats)</translation>
    </message>
    <message>
      <source>inspector</source>
      <translation>Inspektor</translation>
    </message>
    <message>
      <source>installed</source>
      <translation>installiert</translation>
    </message>
    <message>
      <source>internal error in {}:{}: {}. This is a mistake in GTV Lab, not in what you asked for</source>
      <translation>interner Fehler in {}:{}: {}. Das ist ein Fehler in GTV Lab, nicht in Ihrer Eingabe</translation>
    </message>
    <message>
      <source>internal error: something unknown was thrown. This is a mistake in GTV Lab, not in what you asked for</source>
      <translation>interner Fehler: Etwas Unbekanntes wurde ausgelöst. Das ist ein Fehler in GTV Lab, nicht in Ihrer Eingabe</translation>
    </message>
    <message>
      <source>internal error: {}. This is a mistake in GTV Lab, not in what you asked for</source>
      <translation>interner Fehler: {}. Das ist ein Fehler in GTV Lab, nicht in Ihrer Eingabe</translation>
    </message>
    <message>
      <source>interval</source>
      <translation>Intervall</translation>
    </message>
    <message>
      <source>inverse-distance</source>
      <translation>Kehrwert des Abstands</translation>
    </message>
    <message>
      <source>is 0 and no edge</source>
      <translation>ist 0 und keine Kante</translation>
    </message>
    <message>
      <source>is a Parquet file: save it as CSV</source>
      <translation>ist eine Parquet-Datei: Speichern Sie sie als CSV</translation>
    </message>
    <message>
      <source>is a device, expected a file</source>
      <translation>ist ein Gerät, erwartet wird eine Datei</translation>
    </message>
    <message>
      <source>is a file of {} MB, expected at most {} MB</source>
      <translation>ist eine Datei mit {} MB, erwartet werden höchstens {} MB</translation>
    </message>
    <message>
      <source>is a file of {} MB, for which there is not enough memory</source>
      <translation>ist eine Datei mit {} MB, für die der Speicher nicht reicht</translation>
    </message>
    <message>
      <source>is a folder</source>
      <translation>ist ein Ordner</translation>
    </message>
    <message>
      <source>is a folder, expected a file</source>
      <translation>ist ein Ordner, erwartet wird eine Datei</translation>
    </message>
    <message>
      <source>is a pipe that did not end within {} seconds; write it to a file first</source>
      <translation>ist eine Pipe, die nicht innerhalb von {} Sekunden endete; schreiben Sie ihren Inhalt zuerst in eine Datei</translation>
    </message>
    <message>
      <source>is a pipe that nobody reads; start its reader first</source>
      <translation>ist eine Pipe, aus der niemand liest; starten Sie zuerst das Programm, das sie liest</translation>
    </message>
    <message>
      <source>is a pipe that nobody writes to</source>
      <translation>ist eine Pipe, in die niemand schreibt</translation>
    </message>
    <message>
      <source>is a pipe through which nothing more came for {} seconds; write it to a file first</source>
      <translation>ist eine Pipe, durch die {} Sekunden lang nichts mehr kam; schreiben Sie ihren Inhalt zuerst in eine Datei</translation>
    </message>
    <message>
      <source>is a pipe with more than {} MB, expected at most that</source>
      <translation>ist eine Pipe mit mehr als {0} MB, erwartet werden höchstens {0} MB</translation>
    </message>
    <message>
      <source>is a pipe, expected a file</source>
      <translation>ist eine Pipe, erwartet wird eine Datei</translation>
    </message>
    <message>
      <source>is a self-loop and is left out</source>
      <translation>ist eine Schleife und wird weggelassen</translation>
    </message>
    <message>
      <source>is a socket, expected a file</source>
      <translation>ist ein Socket, erwartet wird eine Datei</translation>
    </message>
    <message>
      <source>is a sweep of version {}, written by a newer GTV Lab</source>
      <translation>ist ein Parameterlauf der Version {}, geschrieben von einem neueren GTV Lab</translation>
    </message>
    <message>
      <source>is a view of the running system, expected a file</source>
      <translation>ist eine Ansicht des laufenden Systems, erwartet wird eine Datei</translation>
    </message>
    <message>
      <source>is an Excel workbook or another zip archive: save it as CSV</source>
      <translation>ist eine Excel-Arbeitsmappe oder ein anderes Zip-Archiv: Speichern Sie die Datei als CSV</translation>
    </message>
    <message>
      <source>is an old Excel workbook: save it as CSV</source>
      <translation>ist eine alte Excel-Arbeitsmappe: Speichern Sie sie als CSV</translation>
    </message>
    <message>
      <source>is cut off: it has {} rows of {}</source>
      <translation>ist abgeschnitten: vorhanden sind {} Zeilen von {}</translation>
    </message>
    <message>
      <source>is cut off: the sizes of an IDX file are not complete</source>
      <translation>ist abgeschnitten: Die Größenangaben der IDX-Datei sind unvollständig</translation>
    </message>
    <message>
      <source>is cut off: what gzip has packed does not end</source>
      <translation>ist abgeschnitten: Was gzip gepackt hat, endet nicht</translation>
    </message>
    <message>
      <source>is damaged: what gzip has packed cannot be read</source>
      <translation>ist beschädigt: Was gzip gepackt hat, lässt sich nicht lesen</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>ist leer</translation>
    </message>
    <message>
      <source>is empty, expected a node key</source>
      <translation>ist leer, erwartet wird ein Knotenschlüssel</translation>
    </message>
    <message>
      <source>is empty, expected a number</source>
      <translation>ist leer, erwartet wird eine Zahl</translation>
    </message>
    <message>
      <source>is empty, expected the header of a sweep</source>
      <translation>ist leer, erwartet wird die Kopfzeile eines Parameterlaufs</translation>
    </message>
    <message>
      <source>is empty, expected the name of a column</source>
      <translation>ist leer, erwartet wird der Name einer Spalte</translation>
    </message>
    <message>
      <source>is for labels 0 to {}, a sample has {}</source>
      <translation>ist für Labels von 0 bis {}, ein Datenpunkt hat aber {}</translation>
    </message>
    <message>
      <source>is for labels that are classes, the losses need {}</source>
      <translation>ist für Labels, die Klassen sind, die Verlustfunktionen brauchen aber {}</translation>
    </message>
    <message>
      <source>is for methods that train parameter vectors</source>
      <translation>ist für Verfahren, die Parametervektoren trainieren</translation>
    </message>
    <message>
      <source>is for ranges that begin at theirs</source>
      <translation>ist für Bereiche, die bei theirs beginnen</translation>
    </message>
    <message>
      <source>is joined to the one in the other direction</source>
      <translation>wird mit der in Gegenrichtung zusammengefasst</translation>
    </message>
    <message>
      <source>is larger than any memory</source>
      <translation>ist größer als jeder Speicher</translation>
    </message>
    <message>
      <source>is missing in every row</source>
      <translation>fehlt in jeder Zeile</translation>
    </message>
    <message>
      <source>is missing, expected a value; Missing values (data.missing) drops such rows or fills such cells</source>
      <translation>fehlt, erwartet wird ein Wert; Fehlende Werte (data.missing) lässt solche Zeilen weg oder füllt solche Zellen auf</translation>
    </message>
    <message>
      <source>is nearly singular (smallest pivot {} with a diagonal of ones): rounding of its entries would decide the result. Leave out a feature that follows from the others, or add a small multiple of the identity</source>
      <translation>ist fast singulär (kleinstes Pivotelement {} bei einer Diagonale aus Einsen): Die Rundung der Einträge würde das Ergebnis bestimmen. Lassen Sie ein Merkmal weg, das aus den anderen folgt, oder addieren Sie ein kleines Vielfaches der Einheitsmatrix</translation>
    </message>
    <message>
      <source>is nested too deeply to be read</source>
      <translation>ist zu tief verschachtelt, um gelesen zu werden</translation>
    </message>
    <message>
      <source>is no graph of Graphviz: expected graph or digraph, then { … }</source>
      <translation>ist kein Graph von Graphviz: erwartet wird graph oder digraph, dann { … }</translation>
    </message>
    <message>
      <source>is not UTF-16</source>
      <translation>ist nicht in UTF-16 kodiert</translation>
    </message>
    <message>
      <source>is not UTF-8</source>
      <translation>ist nicht in UTF-8 kodiert</translation>
    </message>
    <message>
      <source>is not a line of this sweep</source>
      <translation>ist keine Zeile dieses Parameterlaufs</translation>
    </message>
    <message>
      <source>is not a link, it has {} characters</source>
      <translation>ist kein Link: Mit {} Zeichen ist der Text zu lang</translation>
    </message>
    <message>
      <source>is not a run of this sweep</source>
      <translation>ist kein Lauf dieses Parameterlaufs</translation>
    </message>
    <message>
      <source>is not a text file (line {} holds a zero byte)</source>
      <translation>ist keine Textdatei (Zeile {} enthält ein Nullbyte)</translation>
    </message>
    <message>
      <source>is not a text file (line {} {})</source>
      <translation>ist keine Textdatei (Zeile {} {})</translation>
    </message>
    <message>
      <source>is not installed on this system</source>
      <translation>ist auf diesem System nicht installiert</translation>
    </message>
    <message>
      <source>is not known</source>
      <translation>ist nicht bekannt</translation>
    </message>
    <message>
      <source>is not one of the automatic method for this problem</source>
      <translation>gehört nicht zum automatischen Verfahren für dieses Problem</translation>
    </message>
    <message>
      <source>is not that of {}: {} bytes unpacked with CRC-32 {}, expected {} with {}</source>
      <translation>ist nicht die Datei von {}: entpackt {} Bytes mit CRC-32 {}, erwartet werden {} mit {}</translation>
    </message>
    <message>
      <source>is not there</source>
      <translation>ist nicht vorhanden</translation>
    </message>
    <message>
      <source>is of another ρ</source>
      <translation>gehört zu einem anderen ρ</translation>
    </message>
    <message>
      <source>is of solver '{}', expected '{}'</source>
      <translation>gehört zum Löser '{}', erwartet wird '{}'</translation>
    </message>
    <message>
      <source>is there already</source>
      <translation>gibt es schon</translation>
    </message>
    <message>
      <source>is true for none of the {}</source>
      <translation>trifft auf keine Zeile zu ({})</translation>
    </message>
    <message>
      <source>is varied twice</source>
      <translation>wird zweimal variiert</translation>
    </message>
    <message>
      <source>is zero, a perturbation relative to its length is not defined</source>
      <translation>ist null, und dafür ist eine Störung im Verhältnis zur Länge nicht definiert</translation>
    </message>
    <message>
      <source>is {}, the samples have {}: the last labels, newest first</source>
      <translation>ist {}, die Datenpunkte haben {}: die letzten Labels, das neueste zuerst</translation>
    </message>
    <message>
      <source>is {}, written by a newer GTV Lab; this one reads up to {}</source>
      <translation>ist {}, geschrieben von einem neueren GTV Lab; dieses liest Versionen bis {}</translation>
    </message>
    <message>
      <source>isMissing needs a column in parentheses</source>
      <translation>isMissing braucht eine Spalte in Klammern</translation>
    </message>
    <message>
      <source>it cannot be opened</source>
      <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
      <source>it cannot be opened: the current folder is gone</source>
      <translation>die Datei lässt sich nicht öffnen: Den aktuellen Ordner gibt es nicht mehr</translation>
    </message>
    <message>
      <source>it cannot be read back: {}</source>
      <translation>sie lässt sich nicht wieder einlesen: {}</translation>
    </message>
    <message>
      <source>it cannot be read or written ({})</source>
      <translation>die Datei lässt sich nicht lesen oder schreiben ({})</translation>
    </message>
    <message>
      <source>it cannot be written as a link; copy it as text instead</source>
      <translation>das Experiment lässt sich nicht als Link schreiben; kopieren Sie es stattdessen als Text</translation>
    </message>
    <message>
      <source>it cannot be written: it, its folder or its disk is read-only</source>
      <translation>die Datei lässt sich nicht schreiben: Sie selbst, ihr Ordner oder ihr Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
      <source>it differs too much from its preset for a link; copy it as text instead</source>
      <translation>das Experiment weicht für einen Link zu stark von seiner Vorlage ab; kopieren Sie es stattdessen als Text</translation>
    </message>
    <message>
      <source>it does not come from a preset</source>
      <translation>das Experiment stammt nicht aus einer Vorlage</translation>
    </message>
    <message>
      <source>it ended at iteration {} of {}{}</source>
      <translation>die Wiederholung endete bei Iteration {} von {}{}</translation>
    </message>
    <message>
      <source>it has columns that no session has</source>
      <translation>sie hat Spalten, die keine Sitzung hat</translation>
    </message>
    <message>
      <source>it has contents that no session has</source>
      <translation>sie enthält etwas, was keine Sitzung enthält</translation>
    </message>
    <message>
      <source>it has data of its own; save a session instead</source>
      <translation>das Experiment hat eigene Daten; speichern Sie stattdessen eine Sitzung</translation>
    </message>
    <message>
      <source>it has more than {} steps to undo</source>
      <translation>sie enthält mehr als {} Schritte, die sich rückgängig machen lassen</translation>
    </message>
    <message>
      <source>it has no samples</source>
      <translation>er hat keine Datenpunkte</translation>
    </message>
    <message>
      <source>it has {} of a sweep, not {}</source>
      <translation>die Datei enthält {} eines Parameterlaufs, nicht {}</translation>
    </message>
    <message>
      <source>it has {} of {}, not {}</source>
      <translation>die Datei enthält {} von {}, nicht {}</translation>
    </message>
    <message>
      <source>it is damaged</source>
      <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
      <source>it is damaged: document {} is not what was written</source>
      <translation>die Datei ist beschädigt: Dokument {} entspricht nicht dem, was geschrieben wurde</translation>
    </message>
    <message>
      <source>it is damaged: its end is missing</source>
      <translation>die Datei ist beschädigt: Ihr Ende fehlt</translation>
    </message>
    <message>
      <source>it is damaged: the file {} in it is not what was written</source>
      <translation>die Datei ist beschädigt: Die in ihr enthaltene Datei {} entspricht nicht dem, was geschrieben wurde</translation>
    </message>
    <message>
      <source>it is damaged: {}</source>
      <translation>die Datei ist beschädigt: {}</translation>
    </message>
    <message>
      <source>it is not a GTV Lab session</source>
      <translation>die Datei ist keine Sitzung von GTV Lab</translation>
    </message>
    <message>
      <source>it is not known what a run has used</source>
      <translation>es ist nicht bekannt, was ein Lauf verbraucht hat</translation>
    </message>
    <message>
      <source>it is read-only</source>
      <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
      <source>it learns</source>
      <translation>er lernt</translation>
    </message>
    <message>
      <source>it recorded {}, the session has {}</source>
      <translation>die Wiederholung zeichnete {} auf, die Sitzung hat {}</translation>
    </message>
    <message>
      <source>it was written by a newer GTV Lab: sessions of version {}, this program reads up to {}</source>
      <translation>die Datei wurde von einem neueren GTV Lab geschrieben: Sitzungen der Version {}, dieses Programm liest bis Version {}</translation>
    </message>
    <message>
      <source>iterate</source>
      <translation>Iterierte</translation>
    </message>
    <message>
      <source>iterate %L1</source>
      <translation>Iterierte %L1</translation>
    </message>
    <message>
      <source>iterate %L1 and those before</source>
      <translation>Iterierte %L1 und frühere</translation>
    </message>
    <message>
      <source>iteration</source>
      <translation>Iteration</translation>
    </message>
    <message>
      <source>iteration limit</source>
      <translation>Iterationsgrenze</translation>
    </message>
    <message>
      <source>iteration {} is not remembered</source>
      <translation>Iteration {} ist nicht gespeichert</translation>
    </message>
    <message>
      <source>iteration-limit</source>
      <translation>Iterationsgrenze</translation>
    </message>
    <message>
      <source>iterations</source>
      <translation>Iterationen</translation>
    </message>
    <message>
      <source>iterations, log</source>
      <translation>Iterationen, log</translation>
    </message>
    <message>
      <source>its %L1 samples, mean loss %2</source>
      <translation>seine %L1 Datenpunkte, mittlerer Verlust %2</translation>
    </message>
    <message>
      <source>its loss</source>
      <translation>die Verlustfunktion</translation>
    </message>
    <message>
      <source>its nodes have their names from the graph file, which another graph would not keep</source>
      <translation>seine Knoten haben ihre Namen aus der Graphdatei, die ein anderer Graph nicht behielte</translation>
    </message>
    <message>
      <source>its only row has a missing value</source>
      <translation>in der einzigen Zeile fehlt ein Wert</translation>
    </message>
    <message>
      <source>its optimum is not determined</source>
      <translation>sein Optimum ist nicht bestimmt</translation>
    </message>
    <message>
      <source>its sample, loss %1</source>
      <translation>sein Datenpunkt, Verlust %1</translation>
    </message>
    <message>
      <source>its samples</source>
      <translation>die Datenpunkte</translation>
    </message>
    <message>
      <source>jacobi</source>
      <translation>Jacobi</translation>
    </message>
    <message>
      <source>k</source>
      <translation>k</translation>
    </message>
    <message>
      <source>k-anonymity</source>
      <translation>k-Anonymität</translation>
    </message>
    <message>
      <source>k^(η) = %1</source>
      <translation>k^(η) = %1</translation>
    </message>
    <message>
      <source>keep where it is cut off: the interval l&lt;sub&gt;k&lt;/sub&gt; … r&lt;sub&gt;k&lt;/sub&gt;</source>
      <translation>merken, wo sie abgeschnitten wird: das Intervall l&lt;sub&gt;k&lt;/sub&gt; … r&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>krum</source>
      <translation>Krum</translation>
    </message>
    <message>
      <source>label</source>
      <translation>Label</translation>
    </message>
    <message>
      <source>label MSE</source>
      <translation>Label-MSE</translation>
    </message>
    <message>
      <source>label MSE instead of (39)</source>
      <translation>Label-MSE statt (39)</translation>
    </message>
    <message>
      <source>label MSE with the settings of the official code</source>
      <translation>Label-MSE mit den Einstellungen des offiziellen Codes</translation>
    </message>
    <message>
      <source>label y</source>
      <translation>Label y</translation>
    </message>
    <message>
      <source>label → prediction</source>
      <translation>Label → Vorhersage</translation>
    </message>
    <message>
      <source>labelled</source>
      <translation>gelabelt</translation>
    </message>
    <message>
      <source>labels</source>
      <translation>Labels</translation>
    </message>
    <message>
      <source>labels -1 and 1</source>
      <translation>die Labels -1 und 1</translation>
    </message>
    <message>
      <source>labels -1 and 1 are read as the classes 0 and 1</source>
      <translation>Labels -1 und 1 werden als die Klassen 0 und 1 gelesen</translation>
    </message>
    <message>
      <source>labels 0 and 1 are read as -1 and 1</source>
      <translation>Labels 0 und 1 werden als -1 und 1 gelesen</translation>
    </message>
    <message>
      <source>labels above 0</source>
      <translation>Labels über 0</translation>
    </message>
    <message>
      <source>labels and decision value %1</source>
      <translation>Labels und Entscheidungswert %1</translation>
    </message>
    <message>
      <source>labels and predictions</source>
      <translation>Labels und Vorhersagen</translation>
    </message>
    <message>
      <source>labels are classes, and the error that is taken apart is the squared one of numbers. Choose real labels and a loss for them</source>
      <translation>die Labels sind Klassen, zerlegt wird aber der quadratische Fehler von Zahlen. Wählen Sie reelle Labels und eine Verlustfunktion dafür</translation>
    </message>
    <message>
      <source>labels that are classes lie on no line</source>
      <translation>Labels, die Klassen sind, liegen auf keiner Geraden</translation>
    </message>
    <message>
      <source>lags need columns that say when a row was, such as {}: the order of the rows in a file says nothing of that</source>
      <translation>Lags brauchen Spalten, die sagen, wann eine Zeile war, etwa {}: Die Reihenfolge der Zeilen in einer Datei sagt darüber nichts</translation>
    </message>
    <message>
      <source>lags need columns that say when a row was: the order of the rows in a file says nothing of that</source>
      <translation>Lags brauchen Spalten, die sagen, wann eine Zeile war: Die Reihenfolge der Zeilen in einer Datei sagt darüber nichts</translation>
    </message>
    <message>
      <source>largest</source>
      <translation>größter</translation>
    </message>
    <message>
      <source>largest change of a parameter in one iteration</source>
      <translation>größte Änderung eines Parameters in einer Iteration</translation>
    </message>
    <message>
      <source>largest saturation</source>
      <translation>größte Sättigung</translation>
    </message>
    <message>
      <source>last</source>
      <translation>letzter</translation>
    </message>
    <message>
      <source>layout</source>
      <translation>Anordnung</translation>
    </message>
    <message>
      <source>learned</source>
      <translation>gelernt</translation>
    </message>
    <message>
      <source>learned %1</source>
      <translation>gelernt %1</translation>
    </message>
    <message>
      <source>learned %1 %2</source>
      <translation>gelernt: %1 %2</translation>
    </message>
    <message>
      <source>learned cluster</source>
      <translation>gelernter Cluster</translation>
    </message>
    <message>
      <source>learned cluster or group</source>
      <translation>Gelernter Cluster oder Gruppe</translation>
    </message>
    <message>
      <source>least squares on pooled data</source>
      <translation>kleinste Quadrate auf gepoolten Daten</translation>
    </message>
    <message>
      <source>least squares with intercept</source>
      <translation>kleinste Quadrate mit Achsenabschnitt</translation>
    </message>
    <message>
      <source>least squares without intercept</source>
      <translation>kleinste Quadrate ohne Achsenabschnitt</translation>
    </message>
    <message>
      <source>least-norm solution</source>
      <translation>Lösung mit kleinster Norm</translation>
    </message>
    <message>
      <source>leaves no node to test on, or none to learn from: {} of {}</source>
      <translation>lässt keinen Knoten zum Testen oder keinen zum Lernen übrig: Anteil {}, {}</translation>
    </message>
    <message>
      <source>leaves no row to learn from</source>
      <translation>lässt keine Zeile übrig, aus der gelernt werden kann</translation>
    </message>
    <message>
      <source>left out because of its size, the diagnosis has it</source>
      <translation>wegen der Größe weggelassen, die Diagnose enthält es</translation>
    </message>
    <message>
      <source>libxgboost: trees of an unknown form</source>
      <translation>libxgboost: Bäume in unbekannter Form</translation>
    </message>
    <message>
      <source>light</source>
      <translation>hell</translation>
    </message>
    <message>
      <source>line breaks and control characters in the names of nodes</source>
      <translation>Zeilenumbrüche und Steuerzeichen in den Namen der Knoten</translation>
    </message>
    <message>
      <source>line {}</source>
      <translation>Zeile {}</translation>
    </message>
    <message>
      <source>line {} of {}</source>
      <translation>Zeile {} von {}</translation>
    </message>
    <message>
      <source>linear</source>
      <translation>linear</translation>
    </message>
    <message>
      <source>linear optimality conditions: factorise them</source>
      <translation>lineare Optimalitätsbedingungen: faktorisieren</translation>
    </message>
    <message>
      <source>linear systems of {} parameters</source>
      <translation>lineare Gleichungssysteme mit {} Parametern</translation>
    </message>
    <message>
      <source>lo and hi must be above 0</source>
      <translation>lo und hi müssen über 0 liegen</translation>
    </message>
    <message>
      <source>lo and hi must differ</source>
      <translation>lo und hi müssen verschieden sein</translation>
    </message>
    <message>
      <source>lo must be &gt; 0 and at most hi</source>
      <translation>lo muss &gt; 0 und höchstens hi sein</translation>
    </message>
    <message>
      <source>lo, hi and n must be numbers</source>
      <translation>lo, hi und n müssen Zahlen sein</translation>
    </message>
    <message>
      <source>lo:hi:n</source>
      <translation>lo:hi:n</translation>
    </message>
    <message>
      <source>lo:hi:n: n values from lo to hi, both included</source>
      <translation>lo:hi:n: n Werte von lo bis hi, beide eingeschlossen</translation>
    </message>
    <message>
      <source>local losses</source>
      <translation>lokale Verluste</translation>
    </message>
    <message>
      <source>local models all have the common loss</source>
      <translation>lokale Modelle haben alle die gemeinsame Verlustfunktion</translation>
    </message>
    <message>
      <source>local models are compared by their predictions on a shared test set (data.testSetSize or data.testSet)</source>
      <translation>lokale Modelle werden über ihre Vorhersagen auf einer gemeinsamen Testmenge verglichen (data.testSetSize oder data.testSet)</translation>
    </message>
    <message>
      <source>local models are fitted to real labels by their errors, and to classes by likelihood: choose one of {}, not {}</source>
      <translation>lokale Modelle werden an reelle Labels über ihre Fehler angepasst und an Klassen über die Likelihood: Wählen Sie eine der Verlustfunktionen {}, nicht {}</translation>
    </message>
    <message>
      <source>local models have their own regularisers (model.ridge), so this must be 0</source>
      <translation>lokale Modelle haben eigene Regularisierer (model.ridge), daher muss dieser Wert 0 sein</translation>
    </message>
    <message>
      <source>local models that fit and predict have no certificate</source>
      <translation>für lokale Modelle, die anpassen und vorhersagen, gibt es kein Zertifikat</translation>
    </message>
    <message>
      <source>local only</source>
      <translation>nur lokal</translation>
    </message>
    <message>
      <source>log range</source>
      <translation>log. Bereich</translation>
    </message>
    <message>
      <source>log-odds of the right class, log(p/(1 − p))</source>
      <translation>Log-Odds der richtigen Klasse, log(p/(1 − p))</translation>
    </message>
    <message>
      <source>logarithmic</source>
      <translation>logarithmisch</translation>
    </message>
    <message>
      <source>logistic regression needs classes, the labels are real</source>
      <translation>logistische Regression braucht Klassen, die Labels sind reelle Zahlen</translation>
    </message>
    <message>
      <source>look for a flow within the groups that proves that they stay together</source>
      <translation>in den Gruppen einen Fluss suchen, der beweist, dass sie zusammenbleiben</translation>
    </message>
    <message>
      <source>looking back</source>
      <translation>Rückblick</translation>
    </message>
    <message>
      <source>loss</source>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>losses</source>
      <translation>Verluste</translation>
    </message>
    <message>
      <source>losses and penalty are quadratic, but the factors of the linear system would be too large</source>
      <translation>Verluste und Strafterm sind quadratisch, aber die Faktoren des linearen Gleichungssystems wären zu groß</translation>
    </message>
    <message>
      <source>losses and penalty are quadratic: one linear system, whose factors fit</source>
      <translation>Verluste und Strafterm sind quadratisch: ein lineares Gleichungssystem, dessen Faktoren klein genug sind</translation>
    </message>
    <message>
      <source>m</source>
      <translation>m</translation>
    </message>
    <message>
      <source>makes a label {}, and the losses need {}; “Constant labels” (label-constant) can give them one of these</source>
      <translation>erzeugt ein Label {}, und die Verluste brauchen {}; „Konstante Labels“ (label-constant) kann ihnen eines davon geben</translation>
    </message>
    <message>
      <source>makes more than {} products of {}; lower it or do without interactions</source>
      <translation>ergibt für {1} mehr als {0} Produkte; senken Sie den Grad oder verzichten Sie auf Produkte verschiedener Merkmale</translation>
    </message>
    <message>
      <source>makes one row of {} and {}: choose columns that tell the rows of the two files apart</source>
      <translation>macht aus {} und {} eine Zeile: Wählen Sie Spalten, die die Zeilen der beiden Dateien unterscheiden</translation>
    </message>
    <message>
      <source>margin y·h(x)</source>
      <translation>Marge y·h(x)</translation>
    </message>
    <message>
      <source>margins: below 0 the sign is wrong</source>
      <translation>Margen: unter 0 ist das Vorzeichen falsch</translation>
    </message>
    <message>
      <source>max</source>
      <translation>max</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>Mittelwert</translation>
    </message>
    <message>
      <source>mean %1
without trigger %2</source>
      <translation>Mittel %1
ohne Trigger %2</translation>
    </message>
    <message>
      <source>mean %1 → %2</source>
      <translation>Mittel %1 → %2</translation>
    </message>
    <message>
      <source>mean and deviation of {} are those of the rows that are learned from</source>
      <translation>Mittelwert und Standardabweichung von {} sind die der Zeilen, aus denen gelernt wird</translation>
    </message>
    <message>
      <source>mean loss</source>
      <translation>mittlerer Verlust</translation>
    </message>
    <message>
      <source>mean of the neighbours</source>
      <translation>Mittelwert der Nachbarn</translation>
    </message>
    <message>
      <source>mean parameters</source>
      <translation>mittlere Parameter</translation>
    </message>
    <message>
      <source>mean squared distance of the parameters from the true ones, over the honest nodes</source>
      <translation>mittlerer quadratischer Abstand der Parameter von den wahren, über die ehrlichen Knoten</translation>
    </message>
    <message>
      <source>mean squared error</source>
      <translation>mittlerer quadratischer Fehler</translation>
    </message>
    <message>
      <source>mean squared error of the honest nodes on the validation labels</source>
      <translation>mittlerer quadratischer Fehler der ehrlichen Knoten auf den Validierungslabels</translation>
    </message>
    <message>
      <source>mean squared error of the parameters</source>
      <translation>mittlerer quadratischer Fehler der Parameter</translation>
    </message>
    <message>
      <source>mean squared error of the parameters of honest nodes</source>
      <translation>mittlerer quadratischer Fehler der Parameter ehrlicher Knoten</translation>
    </message>
    <message>
      <source>mean squared error on the training labels</source>
      <translation>mittlerer quadratischer Fehler auf den Trainingslabels</translation>
    </message>
    <message>
      <source>mean squared error on the validation labels, which no node learns from</source>
      <translation>mittlerer quadratischer Fehler auf den Validierungslabels, aus denen kein Knoten lernt</translation>
    </message>
    <message>
      <source>mean ± s.d.</source>
      <translation>Mittelwert ± s</translation>
    </message>
    <message>
      <source>mean ± s.d. of %1 runs</source>
      <translation>Mittelwert ± s von %1 Läufen</translation>
    </message>
    <message>
      <source>measure</source>
      <translation>Maß</translation>
    </message>
    <message>
      <source>measured error</source>
      <translation>gemessener Fehler</translation>
    </message>
    <message>
      <source>measured from iteration %L1 to %L2: %3</source>
      <translation>gemessen von Iteration %L1 bis %L2: %3</translation>
    </message>
    <message>
      <source>measured in iteration %L1: %2</source>
      <translation>gemessen in Iteration %L1: %2</translation>
    </message>
    <message>
      <source>measured: more than %L1, at most %L2</source>
      <translation>gemessen: mehr als %L1, höchstens %L2</translation>
    </message>
    <message>
      <source>median</source>
      <translation>Median</translation>
    </message>
    <message>
      <source>memory {} of the method</source>
      <translation>Speicher {} des Verfahrens</translation>
    </message>
    <message>
      <source>messages</source>
      <translation>Nachrichten</translation>
    </message>
    <message>
      <source>messages {}: Algorithm 1 ({}) is not proved to converge then and may stay far above the optimum, tens of per cent or more, however long it runs; only the certificate says how far. With all messages in time it converges</source>
      <translation>Nachrichten {}: Für Algorithmus 1 ({}) ist dann nicht bewiesen, dass er konvergiert; er kann weit über dem Optimum bleiben, um einige zehn Prozent oder mehr, gleich wie lange er läuft. Wie weit, sagt nur das Zertifikat. Kommen alle Nachrichten rechtzeitig an, konvergiert er</translation>
    </message>
    <message>
      <source>method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>min</source>
      <translation>min</translation>
    </message>
    <message>
      <source>minimise Σ L(w) + %1 Σ A φ(w − w')</source>
      <translation>minimiere Σ L(w) + %1 Σ A φ(w − w')</translation>
    </message>
    <message>
      <source>mm, letters of</source>
      <translation>mm, Schrift</translation>
    </message>
    <message>
      <source>mnist</source>
      <translation>MNIST</translation>
    </message>
    <message>
      <source>model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>model size d′</source>
      <translation>Modellgröße d′</translation>
    </message>
    <message>
      <source>models</source>
      <translation>Modelle</translation>
    </message>
    <message>
      <source>models around λ_crit</source>
      <translation>Modelle um λ_crit</translation>
    </message>
    <message>
      <source>models at 0.5 λ_crit</source>
      <translation>Modelle bei 0.5 λ_crit</translation>
    </message>
    <message>
      <source>models of about {} parameters at {} nodes</source>
      <translation>Modelle mit etwa {} Parametern an {} Knoten</translation>
    </message>
    <message>
      <source>models that fit and predict come close to each other, but no λ makes them equal; take a method of parameter vectors</source>
      <translation>Modelle, die anpassen und vorhersagen, kommen einander nahe, aber kein λ macht sie gleich; nehmen Sie ein Verfahren für Parametervektoren</translation>
    </message>
    <message>
      <source>models that fit and predict share their predictions on a shared test set, and there is none (data.testSetSize)</source>
      <translation>Modelle, die anpassen und vorhersagen, teilen ihre Vorhersagen auf einer gemeinsamen Testmenge, und es gibt keine (data.testSetSize)</translation>
    </message>
    <message>
      <source>more entries follow than the size says</source>
      <translation>es folgen mehr Einträge, als die Größe angibt</translation>
    </message>
    <message>
      <source>more numbers follow than the matrix has</source>
      <translation>es folgen mehr Zahlen, als die Matrix hat</translation>
    </message>
    <message>
      <source>more steps are done than there are</source>
      <translation>mehr Schritte sind ausgeführt, als es gibt</translation>
    </message>
    <message>
      <source>more than {} parameters per node</source>
      <translation>mehr als {} Parameter pro Knoten</translation>
    </message>
    <message>
      <source>moved</source>
      <translation>verschoben</translation>
    </message>
    <message>
      <source>moved %1</source>
      <translation>%1 entfernt</translation>
    </message>
    <message>
      <source>moved %1 from its own optimum</source>
      <translation>%1 vom eigenen Optimum entfernt</translation>
    </message>
    <message>
      <source>moved at most</source>
      <translation>höchstens verschoben</translation>
    </message>
    <message>
      <source>must be %1 %2</source>
      <translation>muss %1 %2 sein</translation>
    </message>
    <message>
      <source>must be -1 or 1, as the losses need {}, got {}</source>
      <translation>muss -1 oder 1 sein, da die Verlustfunktionen {} brauchen, ist aber {}</translation>
    </message>
    <message>
      <source>must be 0 for the model {}: its loss is not convex, so nothing proves how near the minimum is</source>
      <translation>muss beim Modell {} gleich 0 sein: Sein Verlust ist nicht konvex, daher beweist nichts, wie nah das Minimum ist</translation>
    </message>
    <message>
      <source>must be 0 or &gt;= samples = {}, got {}</source>
      <translation>muss 0 oder &gt;= samples = {} sein, ist aber {}</translation>
    </message>
    <message>
      <source>must be 1 for losses of one point per node, got {}</source>
      <translation>muss bei Verlusten mit einem Punkt pro Knoten 1 sein, ist aber {}</translation>
    </message>
    <message>
      <source>must be 1 number, or one for each cluster ({}), got {}</source>
      <translation>muss 1 Zahl sein oder je Cluster eine ({}), gefunden: {}</translation>
    </message>
    <message>
      <source>must be &lt;= {}, got {}</source>
      <translation>muss &lt;= {} sein, ist aber {}</translation>
    </message>
    <message>
      <source>must be &gt; 0</source>
      <translation>muss &gt; 0 sein</translation>
    </message>
    <message>
      <source>must be &gt; 0: nodes {} and {} coincide</source>
      <translation>muss &gt; 0 sein: Die Knoten {} und {} liegen am selben Ort</translation>
    </message>
    <message>
      <source>must be &gt;= low = {}, got {}</source>
      <translation>muss &gt;= low = {} sein, ist aber {}</translation>
    </message>
    <message>
      <source>must be a class 0 to {}, got {}</source>
      <translation>muss eine Klasse von 0 bis {} sein, ist aber {}</translation>
    </message>
    <message>
      <source>must be a finite number, got {}</source>
      <translation>muss eine endliche Zahl sein, gefunden: {}</translation>
    </message>
    <message>
      <source>must be at least 1</source>
      <translation>muss mindestens 1 sein</translation>
    </message>
    <message>
      <source>must be at least 1, as it is a factor</source>
      <translation>muss mindestens 1 sein, da es ein Faktor ist</translation>
    </message>
    <message>
      <source>must be at most a third of the number of other samples, {}, got {}</source>
      <translation>darf höchstens ein Drittel der Zahl der anderen Datenpunkte sein, {}, ist aber {}</translation>
    </message>
    <message>
      <source>must be at most the number of nodes, {}, got {}</source>
      <translation>darf höchstens {} sein, die Zahl der Knoten, ist aber {}</translation>
    </message>
    <message>
      <source>must be at most {}, got {}</source>
      <translation>darf höchstens {} sein, ist aber {}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of nodes in the file that have labels, got {}</source>
      <translation>darf höchstens {} sein, die Zahl der Knoten mit Labels in der Datei, ist aber {}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of pairs that can be compared, got {}</source>
      <translation>darf höchstens {} sein, die Zahl der vergleichbaren Paare, angegeben ist {}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of samples, got {}</source>
      <translation>darf höchstens {} sein, die Zahl der Datenpunkte, ist aber {}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of {} of {}, got {}</source>
      <translation>darf höchstens {0} sein, mehr gibt es in {2} nicht, ist aber {3}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of {}, got {}</source>
      <translation>darf höchstens {0} sein, mehr gibt es nicht, ist aber {2}</translation>
    </message>
    <message>
      <source>must be between -{0} and {0}, got {1}</source>
      <translation>muss zwischen -{0} und {0} liegen, ist aber {1}</translation>
    </message>
    <message>
      <source>must be euclidean, as features are not degrees</source>
      <translation>muss euclidean sein, da Merkmale keine Gradangaben sind</translation>
    </message>
    <message>
      <source>must be larger than lambdaFrom</source>
      <translation>muss größer als lambdaFrom sein</translation>
    </message>
    <message>
      <source>must be less than the number of nodes, {}, got {}</source>
      <translation>muss kleiner als {} sein, die Zahl der Knoten, ist aber {}</translation>
    </message>
    <message>
      <source>must be less than {}, the number of parameters, got {}</source>
      <translation>muss kleiner sein als {}, die Zahl der Parameter, ist aber {}</translation>
    </message>
    <message>
      <source>must be less than {}, the number of rows of {}, got {}</source>
      <translation>muss kleiner sein als {}, die Zahl der Zeilen von {}, ist aber {}</translation>
    </message>
    <message>
      <source>must be one of the labels that the losses need, {}, got {}</source>
      <translation>muss eines der Labels sein, die die Verluste brauchen, {}, ist aber {}</translation>
    </message>
    <message>
      <source>must be positive definite</source>
      <translation>muss positiv definit sein</translation>
    </message>
    <message>
      <source>must be positive semidefinite, but is not once its rows and columns are divided by the roots of its diagonal</source>
      <translation>muss positiv semidefinit sein, ist es aber nicht mehr, wenn Zeilen und Spalten durch die Wurzeln der Diagonale geteilt werden</translation>
    </message>
    <message>
      <source>must be positive semidefinite, but its smallest eigenvalue is {}</source>
      <translation>muss positiv semidefinit sein, aber der kleinste Eigenwert ist {}</translation>
    </message>
    <message>
      <source>must be positive semidefinite, its smallest eigenvalue is {}</source>
      <translation>muss positiv semidefinit sein, aber der kleinste Eigenwert ist {}</translation>
    </message>
    <message>
      <source>must be symmetric</source>
      <translation>muss symmetrisch sein</translation>
    </message>
    <message>
      <source>must be symmetric, but row {0}, column {1} is {2} and row {1}, column {0} is {3}</source>
      <translation>muss symmetrisch sein, aber Zeile {0}, Spalte {1} ist {2} und Zeile {1}, Spalte {0} ist {3}</translation>
    </message>
    <message>
      <source>must be {0} x {0}, got {1} x {2}</source>
      <translation>muss {0} x {0} sein, ist aber {1} x {2}</translation>
    </message>
    <message>
      <source>must be {0} × {0}, one row and column for every feature; got {1} × {2}</source>
      <translation>muss {0} × {0} sein, je eine Zeile und Spalte für jedes Merkmal, ist aber {1} × {2}</translation>
    </message>
    <message>
      <source>must be {0} × {0}, one row and column for every parameter of a node; got {1} × {2}</source>
      <translation>muss {0} × {0} sein, je eine Zeile und Spalte für jeden Parameter eines Knotens, ist aber {1} × {2}</translation>
    </message>
    <message>
      <source>must be {} for the {} loss, which needs {}</source>
      <translation>muss {} sein für den Verlust {}, der {} braucht</translation>
    </message>
    <message>
      <source>must be {} for this loss, got '{}'</source>
      <translation>muss für diesen Verlust {} sein, ist aber '{}'</translation>
    </message>
    <message>
      <source>must be {}, got {}</source>
      <translation>muss {} sein, ist aber {}</translation>
    </message>
    <message>
      <source>must be ≤ %1</source>
      <translation>muss ≤ %1 sein</translation>
    </message>
    <message>
      <source>must have one row per node: expected {}, got {}</source>
      <translation>muss eine Zeile je Knoten haben: erwartet {}, angegeben {}</translation>
    </message>
    <message>
      <source>must have the new class of each of the {} classes, has {}</source>
      <translation>muss die neue Klasse für jede der {} Klassen enthalten, hat aber die Länge {}</translation>
    </message>
    <message>
      <source>must hold each of 0 to {} once</source>
      <translation>muss jede der Zahlen 0 bis {} genau einmal enthalten</translation>
    </message>
    <message>
      <source>must not be before the event above it</source>
      <translation>darf nicht vor dem Ereignis darüber liegen</translation>
    </message>
    <message>
      <source>must not be larger than solver.high</source>
      <translation>darf nicht größer als solver.high sein</translation>
    </message>
    <message>
      <source>must say why nothing is stated, as theirs is empty</source>
      <translation>muss sagen, warum nichts angegeben ist, da theirs leer ist</translation>
    </message>
    <message>
      <source>must {} for the {} loss, got '{}'</source>
      <translation>muss für den Verlust {1} {0}, ist aber '{2}'</translation>
    </message>
    <message>
      <source>n</source>
      <translation>n</translation>
    </message>
    <message>
      <source>n = 1 needs lo = hi</source>
      <translation>n = 1 braucht lo = hi</translation>
    </message>
    <message>
      <source>n must be from 1 to 100000</source>
      <translation>n muss zwischen 1 und 100000 liegen</translation>
    </message>
    <message>
      <source>n must be from 2 to {}</source>
      <translation>n muss zwischen 2 und {} liegen</translation>
    </message>
    <message>
      <source>name the columns that say when a row was: the order of the rows in a file says nothing of that</source>
      <translation>nennen Sie die Spalten, die sagen, wann eine Zeile war: Die Reihenfolge der Zeilen in einer Datei sagt darüber nichts</translation>
    </message>
    <message>
      <source>names</source>
      <translation>Namen</translation>
    </message>
    <message>
      <source>names no method</source>
      <translation>nennt kein Verfahren</translation>
    </message>
    <message>
      <source>names of columns</source>
      <translation>Spaltennamen</translation>
    </message>
    <message>
      <source>names that become equal by that (they get a number)</source>
      <translation>Namen, die dadurch gleich werden (sie erhalten eine Nummer)</translation>
    </message>
    <message>
      <source>nearest neighbours in the features</source>
      <translation>nächste Nachbarn nach Merkmalen</translation>
    </message>
    <message>
      <source>nearest neighbours on the map</source>
      <translation>nächste Nachbarn auf der Karte</translation>
    </message>
    <message>
      <source>nearly the same</source>
      <translation>fast gleich</translation>
    </message>
    <message>
      <source>need a column that says which rows are one series, see data.node</source>
      <translation>brauchen eine Spalte, die sagt, welche Zeilen eine Reihe bilden, siehe data.node</translation>
    </message>
    <message>
      <source>need labels that are real numbers, this loss has others</source>
      <translation>brauchen reelle Zahlen als Labels, dieser Verlust hat andere</translation>
    </message>
    <message>
      <source>needs a reason: it is what is found instead of theirs</source>
      <translation>braucht einen Grund (reason), denn hier steht, was anstelle von theirs gefunden wird</translation>
    </message>
    <message>
      <source>needs models: {}</source>
      <translation>braucht Modelle: {}</translation>
    </message>
    <message>
      <source>needs the local datasets and their models (models that fit and predict)</source>
      <translation>braucht die lokalen Datensätze und ihre Modelle (Modelle, die anpassen und vorhersagen)</translation>
    </message>
    <message>
      <source>neighbour</source>
      <translation>Nachbar</translation>
    </message>
    <message>
      <source>neighbours</source>
      <translation>Nachbarn</translation>
    </message>
    <message>
      <source>neither of two sufficient conditions decides about {}</source>
      <translation>keine von zwei hinreichenden Bedingungen entscheidet über {}</translation>
    </message>
    <message>
      <source>nested deeper than {} levels</source>
      <translation>tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
      <source>net flow = %1</source>
      <translation>Nettofluss = %1</translation>
    </message>
    <message>
      <source>network</source>
      <translation>Netzwerk</translation>
    </message>
    <message>
      <source>network Lasso</source>
      <translation>Network Lasso</translation>
    </message>
    <message>
      <source>network Lasso after 1000 iterations</source>
      <translation>Network Lasso nach 1000 Iterationen</translation>
    </message>
    <message>
      <source>network Lasso after 3000 iterations</source>
      <translation>Network Lasso nach 3000 Iterationen</translation>
    </message>
    <message>
      <source>network Lasso as printed</source>
      <translation>Network Lasso wie abgedruckt</translation>
    </message>
    <message>
      <source>network Lasso, differentiable losses: nodes fuse early, and fused nodes can be solved and proved at once</source>
      <translation>Network Lasso, differenzierbare Verluste: Knoten verschmelzen früh, und für verschmolzene Knoten lässt sich die Lösung auf einmal finden und beweisen</translation>
    </message>
    <message>
      <source>network model, mean ± standard deviation</source>
      <translation>Netzmodell, Mittelwert ± Standardabweichung</translation>
    </message>
    <message>
      <source>network model, one split</source>
      <translation>Netzmodell, eine Aufteilung</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>no bound: the losses are not strongly convex</source>
      <translation>keine Schranke: Die Verluste sind nicht stark konvex</translation>
    </message>
    <message>
      <source>no bound: the method does not minimise GTVMin</source>
      <translation>keine Schranke: Das Verfahren minimiert GTVMin nicht</translation>
    </message>
    <message>
      <source>no bound: the pull of the penalty grows with the distance</source>
      <translation>keine Schranke: Der Zug des Strafterms wächst mit dem Abstand</translation>
    </message>
    <message>
      <source>no cell</source>
      <translation>keine Zelle</translation>
    </message>
    <message>
      <source>no certificate</source>
      <translation>kein Zertifikat</translation>
    </message>
    <message>
      <source>no cluster {}, expected 0 to {}</source>
      <translation>Cluster {} gibt es nicht, erwartet wird 0 bis {}</translation>
    </message>
    <message>
      <source>no column 'x{}', though there is one 'x{}'</source>
      <translation>es gibt keine Spalte 'x{}', aber eine Spalte 'x{}'</translation>
    </message>
    <message>
      <source>no column is chosen</source>
      <translation>es ist keine Spalte gewählt</translation>
    </message>
    <message>
      <source>no column is left to go below the others</source>
      <translation>es bleibt keine Spalte übrig, deren Werte untereinander kommen könnten</translation>
    </message>
    <message>
      <source>no column of the matrix is called {} as this row is; an adjacency matrix has the same nodes above and beside it; {}</source>
      <translation>keine Spalte der Matrix heißt {} wie diese Zeile; über und neben einer Adjazenzmatrix stehen dieselben Knoten; {}</translation>
    </message>
    <message>
      <source>no column {}, found {}</source>
      <translation>keine Spalte {}, gefunden {}</translation>
    </message>
    <message>
      <source>no column {}, found {}{}</source>
      <translation>es gibt keine Spalte {}, gefunden: {}{}</translation>
    </message>
    <message>
      <source>no column “%1”; there are %2</source>
      <translation>keine Spalte „%1“; es gibt %2</translation>
    </message>
    <message>
      <source>no columns for the two ends of an edge, such as source and target, found {}</source>
      <translation>keine Spalten für die beiden Enden einer Kante, etwa source und target, gefunden: {}</translation>
    </message>
    <message>
      <source>no coordinate is called {}, expected w1, w2, … or pc1, pc2</source>
      <translation>keine Koordinate heißt {}, erwartet wird w1, w2, … oder pc1, pc2</translation>
    </message>
    <message>
      <source>no edge attribute {} in {}, found {}</source>
      <translation>kein Kantenattribut {} in {}, gefunden: {}</translation>
    </message>
    <message>
      <source>no edges: every node alone</source>
      <translation>keine Kanten: jeder Knoten allein</translation>
    </message>
    <message>
      <source>no entry '{}', the list has {}</source>
      <translation>einen Eintrag '{}' gibt es nicht, die Liste hat die Länge {}</translation>
    </message>
    <message>
      <source>no feature is called {}, expected one of {}{}</source>
      <translation>kein Merkmal heißt {}, erwartet wird eines von {}{}</translation>
    </message>
    <message>
      <source>no file is chosen</source>
      <translation>es ist keine Datei gewählt</translation>
    </message>
    <message>
      <source>no file is named</source>
      <translation>es ist keine Datei angegeben</translation>
    </message>
    <message>
      <source>no finite number there in {} of {}</source>
      <translation>dort keine endliche Zahl in {} von {}</translation>
    </message>
    <message>
      <source>no graph file is named</source>
      <translation>es ist keine Graphdatei angegeben</translation>
    </message>
    <message>
      <source>no key of the graph ({}) is a key of the data ({}): {} and {} must call the same nodes by the same names</source>
      <translation>kein Schlüssel des Graphen ({}) ist ein Schlüssel der Daten ({}): In {} und {} müssen dieselben Knoten gleich heißen</translation>
    </message>
    <message>
      <source>no key of the table ({}) is a key of {} ({}): keys are compared as they are written</source>
      <translation>kein Schlüssel der Tabelle ({}) ist ein Schlüssel von {} ({}): Schlüssel werden so verglichen, wie sie geschrieben sind</translation>
    </message>
    <message>
      <source>no labels</source>
      <translation>keine Labels</translation>
    </message>
    <message>
      <source>no linear combination of the other features is uncorrelated with {}</source>
      <translation>keine Linearkombination der anderen Merkmale ist mit {} unkorreliert</translation>
    </message>
    <message>
      <source>no node is called {}</source>
      <translation>kein Knoten heißt {}</translation>
    </message>
    <message>
      <source>no node is labelled, so there is nothing to learn from</source>
      <translation>kein Knoten ist gelabelt, es gibt also nichts, woraus gelernt werden könnte</translation>
    </message>
    <message>
      <source>no node of the cluster has data</source>
      <translation>kein Knoten des Clusters hat Daten</translation>
    </message>
    <message>
      <source>no node {}, expected 0 to {}</source>
      <translation>Knoten {} gibt es nicht, erwartet wird 0 bis {}</translation>
    </message>
    <message>
      <source>no number is promised, since κ ≥ 1</source>
      <translation>keine Zahl versprochen, da κ ≥ 1</translation>
    </message>
    <message>
      <source>no optimum of its own</source>
      <translation>kein eigenes Optimum</translation>
    </message>
    <message>
      <source>no optimum: %1</source>
      <translation>kein Optimum: %1</translation>
    </message>
    <message>
      <source>no other node</source>
      <translation>keinem weiteren Knoten</translation>
    </message>
    <message>
      <source>no parameters</source>
      <translation>keine Parameter</translation>
    </message>
    <message>
      <source>no path</source>
      <translation>kein Weg</translation>
    </message>
    <message>
      <source>no penalty is called '{}', expected one of {}</source>
      <translation>kein Strafterm heißt '{}', erwartet wird einer von {}</translation>
    </message>
    <message>
      <source>no proof yet, only that the optimum is at least 0</source>
      <translation>noch kein Beweis, nur dass das Optimum mindestens 0 ist</translation>
    </message>
    <message>
      <source>no proof yet: no finite lower bound</source>
      <translation>noch kein Beweis: keine endliche untere Schranke</translation>
    </message>
    <message>
      <source>no proof: the losses are not convex</source>
      <translation>kein Beweis: die Verluste sind nicht konvex</translation>
    </message>
    <message>
      <source>no proof: the run diverged</source>
      <translation>kein Beweis: der Lauf divergiert</translation>
    </message>
    <message>
      <source>no proximal step: not convex, or too many terms</source>
      <translation>kein proximaler Schritt: nicht konvex oder zu viele Terme</translation>
    </message>
    <message>
      <source>no ring: not determined there</source>
      <translation>kein Ring: dort nicht bestimmt</translation>
    </message>
    <message>
      <source>no rows</source>
      <translation>keine Zeilen</translation>
    </message>
    <message>
      <source>no sample {}, node {} has {}</source>
      <translation>Datenpunkt {} gibt es nicht, Knoten {} hat nur {}</translation>
    </message>
    <message>
      <source>no shared test set: on %L1 samples</source>
      <translation>keine gemeinsame Testmenge: auf %L1 Datenpunkten</translation>
    </message>
    <message>
      <source>no shared test set: on 1 sample</source>
      <translation>keine gemeinsame Testmenge: auf 1 Datenpunkt</translation>
    </message>
    <message>
      <source>no such field: '{}'</source>
      <translation>dieses Feld gibt es nicht: '{}'</translation>
    </message>
    <message>
      <source>no such field: {}</source>
      <translation>dieses Feld gibt es nicht: {}</translation>
    </message>
    <message>
      <source>no such figure; there are {}{}all</source>
      <translation>diese Abbildung gibt es nicht; vorhanden sind {}{}all</translation>
    </message>
    <message>
      <source>no such file</source>
      <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
      <source>no such file, and no such lesson; there are {}</source>
      <translation>es gibt weder eine solche Datei noch eine solche Lektion; vorhanden sind {}</translation>
    </message>
    <message>
      <source>no such file, and no such preset; there are {}</source>
      <translation>es gibt weder eine solche Datei noch eine solche Vorlage; vorhanden sind {}</translation>
    </message>
    <message>
      <source>no such preset; there are {}</source>
      <translation>diese Vorlage gibt es nicht; vorhanden sind {}</translation>
    </message>
    <message>
      <source>no two nodes can be compared: their samples are too few, all equal or too large, or none has a label</source>
      <translation>keine zwei Knoten lassen sich vergleichen: Ihre Datenpunkte sind zu wenige, alle gleich oder zu groß, oder keiner hat ein Label</translation>
    </message>
    <message>
      <source>no {} is called {}, expected one of {}</source>
      <translation>{} {} gibt es nicht, erwartet wird einer der Werte {}</translation>
    </message>
    <message>
      <source>no λ below the critical one gives more than one cluster and fewer clusters than nodes</source>
      <translation>kein λ unterhalb des kritischen ergibt mehr als einen Cluster und zugleich weniger Cluster als Knoten</translation>
    </message>
    <message>
      <source>no: %1</source>
      <translation>nein: %1</translation>
    </message>
    <message>
      <source>node</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>node %1</source>
      <translation>Knoten %1</translation>
    </message>
    <message>
      <source>node '{}'</source>
      <translation>Knoten '{}'</translation>
    </message>
    <message>
      <source>node '{}' of the edge file has no coordinates in the data</source>
      <translation>Knoten '{}' aus der Datei mit den Kanten hat in den Daten keine Koordinaten</translation>
    </message>
    <message>
      <source>node key</source>
      <translation>Knotenschlüssel</translation>
    </message>
    <message>
      <source>node {}</source>
      <translation>Knoten {}</translation>
    </message>
    <message>
      <source>node {} appears twice</source>
      <translation>Knoten {} kommt zweimal vor</translation>
    </message>
    <message>
      <source>node {} appears twice, first on line {}</source>
      <translation>Knoten {} kommt zweimal vor, zuerst in Zeile {}</translation>
    </message>
    <message>
      <source>node {} does not compute on the data that it was given: switch off its attack, or the protection of the features under Privacy, to move its data points</source>
      <translation>Knoten {} rechnet nicht mit den Daten, die er bekommen hat: Schalten Sie seinen Angriff oder, unter „Privatheit“, den Schutz der Merkmale aus, um seine Datenpunkte zu verschieben</translation>
    </message>
    <message>
      <source>node {} does not exist</source>
      <translation>Knoten {} gibt es nicht</translation>
    </message>
    <message>
      <source>node {} does not exist, expected 0 to {}</source>
      <translation>Knoten {} gibt es nicht, erwartet wird 0 bis {}</translation>
    </message>
    <message>
      <source>node {} does not exist, the graph has no nodes</source>
      <translation>Knoten {} gibt es nicht, der Graph hat keine Knoten</translation>
    </message>
    <message>
      <source>node {} has its cluster from the graph generator or its file; only nodes that were added by hand can change it</source>
      <translation>Knoten {} hat seinen Cluster vom Generator des Graphen oder aus dessen Datei; ändern lässt er sich nur bei Knoten, die von Hand hinzugefügt wurden</translation>
    </message>
    <message>
      <source>node {} has no data that it could share</source>
      <translation>Knoten {} hat keine Daten, die er teilen könnte</translation>
    </message>
    <message>
      <source>node {} has none</source>
      <translation>Knoten {} hat keinen Wert</translation>
    </message>
    <message>
      <source>node {} is in the graph file and has no rows in {}: another graph would not name it</source>
      <translation>Knoten {} steht in der Graphdatei und hat keine Zeilen in {}: ein anderer Graph würde ihn nicht nennen</translation>
    </message>
    <message>
      <source>node {} is not a node of the graph</source>
      <translation>Knoten {} ist kein Knoten des Graphen</translation>
    </message>
    <message>
      <source>node {} is not declared, expected 1 to {}, as *Vertices says</source>
      <translation>Knoten {} ist nicht deklariert, nach *Vertices wird 1 bis {} erwartet</translation>
    </message>
    <message>
      <source>node, along the path</source>
      <translation>Knoten, entlang des Pfads</translation>
    </message>
    <message>
      <source>node, by true cluster</source>
      <translation>Knoten, nach wahrem Cluster</translation>
    </message>
    <message>
      <source>nodes</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>nodes are whole numbers, got {}</source>
      <translation>Knoten sind ganze Zahlen, gefunden: {}</translation>
    </message>
    <message>
      <source>nodes as dots, without markers</source>
      <translation>Knoten als Punkte, ohne Symbole</translation>
    </message>
    <message>
      <source>nodes stand inside of nodes; they are read like all others</source>
      <translation>in Knoten stehen weitere Knoten; sie werden wie alle anderen gelesen</translation>
    </message>
    <message>
      <source>nodes whose models have become equal are taken as one node</source>
      <translation>Knoten, deren Modelle gleich geworden sind, gelten als ein Knoten</translation>
    </message>
    <message>
      <source>nodes with similar data</source>
      <translation>Knoten mit ähnlichen Daten</translation>
    </message>
    <message>
      <source>nodes {}</source>
      <translation>Knoten {}</translation>
    </message>
    <message>
      <source>nodes {} and {} more</source>
      <translation>Knoten {} und {} weitere</translation>
    </message>
    <message>
      <source>nodes {} and {} share {}</source>
      <translation>die Knoten {} und {} haben beide den Wert {}</translation>
    </message>
    <message>
      <source>nodes: %L1</source>
      <translation>Knoten: %L1</translation>
    </message>
    <message>
      <source>noise on features</source>
      <translation>Rauschen auf Merkmalen</translation>
    </message>
    <message>
      <source>noise on updates</source>
      <translation>Rauschen auf Updates</translation>
    </message>
    <message>
      <source>noise σ</source>
      <translation>Rauschen σ</translation>
    </message>
    <message>
      <source>noise σ²</source>
      <translation>Rauschen σ²</translation>
    </message>
    <message>
      <source>noiseless</source>
      <translation>ohne Rauschen</translation>
    </message>
    <message>
      <source>noiseless-chain</source>
      <translation>Kette ohne Rauschen</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>noch keine</translation>
    </message>
    <message>
      <source>norm</source>
      <translation>Norm</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normalverteilt</translation>
    </message>
    <message>
      <source>normalised variation</source>
      <translation>normierte Variation</translation>
    </message>
    <message>
      <source>not by their {}: {}</source>
      <translation>nicht nach dem Attribut {}: {}</translation>
    </message>
    <message>
      <source>not installed, %1 MB</source>
      <translation>nicht installiert, %1 MB</translation>
    </message>
    <message>
      <source>not proved yet</source>
      <translation>noch nicht bewiesen</translation>
    </message>
    <message>
      <source>not saved: the document was written by a newer GTV Lab</source>
      <translation>nicht gespeichert: Das Dokument wurde von einem neueren GTV Lab geschrieben</translation>
    </message>
    <message>
      <source>not saved: the document would have {} MB, and a document of more than {} MB could not be opened again; put large data into separate files</source>
      <translation>nicht gespeichert: Das Dokument hätte {} MB, und ein Dokument mit mehr als {} MB ließe sich nicht wieder öffnen; legen Sie große Daten in eigenen Dateien ab</translation>
    </message>
    <message>
      <source>not tested</source>
      <translation>nicht getestet</translation>
    </message>
    <message>
      <source>not three numbers</source>
      <translation>das sind keine drei Zahlen</translation>
    </message>
    <message>
      <source>not valid JSON (a zero byte)</source>
      <translation>kein gültiges JSON (ein Nullbyte)</translation>
    </message>
    <message>
      <source>not valid JSON ({})</source>
      <translation>kein gültiges JSON ({})</translation>
    </message>
    <message>
      <source>not yet after %L1</source>
      <translation>nach %L1 noch nicht</translation>
    </message>
    <message>
      <source>nothing moves: the models changed by at most {} of the largest number, or of 1, in {}</source>
      <translation>nichts bewegt sich: Die Modelle änderten sich in {1} um höchstens {0}, bezogen auf die größte Zahl oder auf 1</translation>
    </message>
    <message>
      <source>nothing to run</source>
      <translation>nichts zu rechnen</translation>
    </message>
    <message>
      <source>now</source>
      <translation>jetzt</translation>
    </message>
    <message>
      <source>now %1 = %2</source>
      <translation>jetzt %1 = %2</translation>
    </message>
    <message>
      <source>now, helped</source>
      <translation>jetzt, gewinnt</translation>
    </message>
    <message>
      <source>now, hurt</source>
      <translation>jetzt, verliert</translation>
    </message>
    <message>
      <source>null or {}</source>
      <translation>null oder {}</translation>
    </message>
    <message>
      <source>number {} of {}</source>
      <translation>{1}, Zahl {0}</translation>
    </message>
    <message>
      <source>numbers have decimal commas (guessed)</source>
      <translation>Zahlen haben ein Dezimalkomma (vermutet)</translation>
    </message>
    <message>
      <source>objective</source>
      <translation>Zielfunktion</translation>
    </message>
    <message>
      <source>objective above the smallest one found</source>
      <translation>Zielfunktion über dem kleinsten gefundenen Wert</translation>
    </message>
    <message>
      <source>objective minus a proved lower bound of the optimum, for the same λ</source>
      <translation>Zielfunktion minus eine bewiesene untere Schranke des Optimums, für dasselbe λ</translation>
    </message>
    <message>
      <source>objective of GTVMin %1 · %2 minimises another one</source>
      <translation>Zielfunktion von GTVMin %1 · %2 minimiert eine andere</translation>
    </message>
    <message>
      <source>objects with a path and a list of values</source>
      <translation>eine Liste von Objekten mit je einem Pfad und einer Liste von Werten</translation>
    </message>
    <message>
      <source>of %1</source>
      <translation>von %1</translation>
    </message>
    <message>
      <source>of batches of %1</source>
      <translation>von Batches aus %1</translation>
    </message>
    <message>
      <source>of sample</source>
      <translation>von Datenpunkt</translation>
    </message>
    <message>
      <source>of the rows left out {} {} a missing value in the condition</source>
      <translation>weggelassen, weil ein Wert der Bedingung fehlt: {0}</translation>
    </message>
    <message>
      <source>official code</source>
      <translation>offizieller Code</translation>
    </message>
    <message>
      <source>on %L1 shared test points</source>
      <translation>auf %L1 gemeinsamen Testpunkten</translation>
    </message>
    <message>
      <source>on 1 shared test point</source>
      <translation>auf 1 gemeinsamen Testpunkt</translation>
    </message>
    <message>
      <source>on held-out months</source>
      <translation>in zurückgehaltenen Monaten</translation>
    </message>
    <message>
      <source>one</source>
      <translation>eins</translation>
    </message>
    <message>
      <source>one Newton step, by a sparse factorisation, on the objective augmented by the distances to W° and U°</source>
      <translation>ein Newton-Schritt, mit einer dünnbesetzten Faktorisierung, für die Zielfunktion, erweitert um die Abstände zu W° und U°</translation>
    </message>
    <message>
      <source>one batch ‖g_B − g‖</source>
      <translation>ein Batch ‖g_B − g‖</translation>
    </message>
    <message>
      <source>one iteration of the method that was chosen</source>
      <translation>eine Iteration des gewählten Verfahrens</translation>
    </message>
    <message>
      <source>one leaf</source>
      <translation>ein Blatt</translation>
    </message>
    <message>
      <source>one line per row</source>
      <translation>eine Zeile pro Eintrag</translation>
    </message>
    <message>
      <source>one model for all (pooled)</source>
      <translation>ein Modell für alle (gepoolt)</translation>
    </message>
    <message>
      <source>one model is trained for every cluster: w&lt;sub&gt;C&lt;/sub&gt; ← argmin Σ&lt;sub&gt;i∈C&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>für jeden Cluster wird ein Modell trainiert: w&lt;sub&gt;C&lt;/sub&gt; ← argmin Σ&lt;sub&gt;i∈C&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>one model is trained on all of them: w ← argmin Σ&lt;sub&gt;i&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>ein Modell wird mit ihnen allen trainiert: w ← argmin Σ&lt;sub&gt;i&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>one model per true cluster (oracle)</source>
      <translation>ein Modell pro wahrem Cluster (Orakel)</translation>
    </message>
    <message>
      <source>one of {}</source>
      <translation>einer der Werte {}</translation>
    </message>
    <message>
      <source>one parameter cannot be shared in part</source>
      <translation>ein einziger Parameter kann nicht nur zum Teil gemeinsam sein</translation>
    </message>
    <message>
      <source>one point at λ = 5</source>
      <translation>ein Punkt bei λ = 5</translation>
    </message>
    <message>
      <source>one point for λ ≥ λ_crit</source>
      <translation>ein Punkt für λ ≥ λ_crit</translation>
    </message>
    <message>
      <source>one ridge regression</source>
      <translation>eine Ridge-Regression für alle</translation>
    </message>
    <message>
      <source>one tree that learns from the images 101 and later and the copies reaches 0.76 to 0.78, and the exercise does not say how to reach 0.9. Tried beyond this preset: one tree that learns from mixtures of the images 101 and later, labelled by a teacher that never saw the first hundred. At best it reached 0.92 for target 7, 0.90 for target 1, and 0.84 to 0.89 for the other targets; other draws of 300 000 mixtures gave 0.81 to 0.89. The best of this preset is a random forest in place of the tree, with 0.91 to 0.92 for every target, see the explanation</source>
      <translation>ein einziger Baum, der aus den Bildern ab 101 und den Kopien lernt, erreicht 0.76 bis 0.78, und die Aufgabe sagt nicht, wie 0.9 zu erreichen ist. Über diese Vorlage hinaus versucht: ein einziger Baum, der aus Mischungen der Bilder ab 101 lernt, gelabelt von einem Lehrer, der die ersten hundert nie sah. Bestenfalls erreichte er 0.92 für Ziel 7, 0.90 für Ziel 1 und 0.84 bis 0.89 für die anderen Ziele; andere Ziehungen von 300 000 Mischungen ergaben 0.81 bis 0.89. Das Beste an dieser Vorlage ist ein Random Forest anstelle des Baums, mit 0.91 bis 0.92 für jedes Ziel, siehe die Erklärung</translation>
    </message>
    <message>
      <source>only a table, or the digits, is one dataset that can be split</source>
      <translation>nur eine Tabelle oder die Ziffern sind ein einziger Datensatz, der sich aufteilen lässt</translation>
    </message>
    <message>
      <source>only synthetic data has noise that can be drawn again</source>
      <translation>nur synthetische Daten haben Rauschen, das sich neu ziehen lässt</translation>
    </message>
    <message>
      <source>only synthetic data has true parameters that can be moved</source>
      <translation>nur synthetische Daten haben wahre Parameter, die sich verschieben lassen</translation>
    </message>
    <message>
      <source>optimal</source>
      <translation>optimal</translation>
    </message>
    <message>
      <source>optimum</source>
      <translation>Optimum</translation>
    </message>
    <message>
      <source>optimum %1</source>
      <translation>Optimum %1</translation>
    </message>
    <message>
      <source>other labels known</source>
      <translation>andere Labels bekannt</translation>
    </message>
    <message>
      <source>other labels unknown</source>
      <translation>andere Labels unbekannt</translation>
    </message>
    <message>
      <source>other nodes or models</source>
      <translation>andere Knoten oder Modelle</translation>
    </message>
    <message>
      <source>other&amp;nbsp;labels&amp;nbsp;known</source>
      <translation>andere&amp;nbsp;Labels&amp;nbsp;bekannt</translation>
    </message>
    <message>
      <source>ours</source>
      <translation>hier</translation>
    </message>
    <message>
      <source>out of balance by %1</source>
      <translation>Ungleichgewicht: %1</translation>
    </message>
    <message>
      <source>over-relaxation (solver.relaxation) needs an ideal network and exact nodes</source>
      <translation>Überrelaxation (solver.relaxation) braucht ein ideales Netzwerk und exakt rechnende Knoten</translation>
    </message>
    <message>
      <source>overall mean</source>
      <translation>Gesamtmittel</translation>
    </message>
    <message>
      <source>own</source>
      <translation>eigene</translation>
    </message>
    <message>
      <source>own certificate</source>
      <translation>eigenes Zertifikat</translation>
    </message>
    <message>
      <source>own model: %1</source>
      <translation>eigenes Modell: %1</translation>
    </message>
    <message>
      <source>p = 10</source>
      <translation>p = 10</translation>
    </message>
    <message>
      <source>p ← z + βp, with β = rᵀz / (rᵀz of before)</source>
      <translation>p ← z + βp, mit β = rᵀz / (rᵀz von vorher)</translation>
    </message>
    <message>
      <source>pFedMe</source>
      <translation>pFedMe</translation>
    </message>
    <message>
      <source>pFedMe: personal models near a common one</source>
      <translation>pFedMe: persönliche Modelle nahe einem gemeinsamen</translation>
    </message>
    <message>
      <source>p_out</source>
      <translation>p_out</translation>
    </message>
    <message>
      <source>p_out = 0.01</source>
      <translation>p_out = 0.01</translation>
    </message>
    <message>
      <source>p_out = 0.1</source>
      <translation>p_out = 0.1</translation>
    </message>
    <message>
      <source>p_out = 0.2</source>
      <translation>p_out = 0.2</translation>
    </message>
    <message>
      <source>parameter MSE</source>
      <translation>Parameter-MSE</translation>
    </message>
    <message>
      <source>parameter error: mean squared distance of the parameters from the true ones</source>
      <translation>Parameterfehler: mittlerer quadratischer Abstand der Parameter von den wahren</translation>
    </message>
    <message>
      <source>parameter {} of node {}</source>
      <translation>Parameter {} von Knoten {}</translation>
    </message>
    <message>
      <source>parameters</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <source>part {} of {} is not what was written</source>
      <translation>Teil {} von {} ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>pausiert</translation>
    </message>
    <message>
      <source>penalty</source>
      <translation>Strafterm</translation>
    </message>
    <message>
      <source>per-cluster</source>
      <translation>pro Cluster</translation>
    </message>
    <message>
      <source>perturbed</source>
      <translation>gestört</translation>
    </message>
    <message>
      <source>pictures of about {} nodes and {} edges</source>
      <translation>Bilder von etwa {} Knoten und {} Kanten</translation>
    </message>
    <message>
      <source>pipe</source>
      <translation>senkrechter Strich</translation>
    </message>
    <message>
      <source>pipes</source>
      <translation>senkrechte Striche</translation>
    </message>
    <message>
      <source>pixels of the attack</source>
      <translation>Pixel des Angriffs</translation>
    </message>
    <message>
      <source>plane</source>
      <translation>Ebene</translation>
    </message>
    <message>
      <source>point</source>
      <translation>Punkt</translation>
    </message>
    <message>
      <source>points carry no labels; choose the clustering loss, or linear data</source>
      <translation>Punkte haben keine Labels; wählen Sie den Verlust „Konvexes Clustern“ oder Daten „Synthetisch, lineares Modell“</translation>
    </message>
    <message>
      <source>points in numbers are decimal signs (guessed)</source>
      <translation>Punkte in Zahlen sind Dezimalzeichen (vermutet)</translation>
    </message>
    <message>
      <source>points in the plane</source>
      <translation>Punkte in der Ebene</translation>
    </message>
    <message>
      <source>pooled</source>
      <translation>gepoolt</translation>
    </message>
    <message>
      <source>positions have a third coordinate, which is left out</source>
      <translation>Positionen haben eine dritte Koordinate, die weggelassen wird</translation>
    </message>
    <message>
      <source>positive</source>
      <translation>positiv</translation>
    </message>
    <message>
      <source>positive labels</source>
      <translation>positive Labels</translation>
    </message>
    <message>
      <source>predicted</source>
      <translation>vorhergesagt</translation>
    </message>
    <message>
      <source>predicted classes are compared by their own loss, cross-entropy</source>
      <translation>vorhergesagte Klassen werden mit ihrem eigenen Verlust verglichen, der Kreuzentropie</translation>
    </message>
    <message>
      <source>predicted wrongly</source>
      <translation>falsch vorhergesagt</translation>
    </message>
    <message>
      <source>prediction</source>
      <translation>Vorhersage</translation>
    </message>
    <message>
      <source>predictions</source>
      <translation>Vorhersagen</translation>
    </message>
    <message>
      <source>present run</source>
      <translation>aktueller Lauf</translation>
    </message>
    <message>
      <source>present: %1</source>
      <translation>vorhanden: %1</translation>
    </message>
    <message>
      <source>present: %1, %2</source>
      <translation>vorhanden: %1, %2</translation>
    </message>
    <message>
      <source>previous</source>
      <translation>vorheriger</translation>
    </message>
    <message>
      <source>primal %1</source>
      <translation>primal %1</translation>
    </message>
    <message>
      <source>printed</source>
      <translation>wie gedruckt</translation>
    </message>
    <message>
      <source>privacy</source>
      <translation>Privatheit</translation>
    </message>
    <message>
      <source>probabilities of the right classes</source>
      <translation>Wahrscheinlichkeiten der richtigen Klassen</translation>
    </message>
    <message>
      <source>probability</source>
      <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
      <source>probability of the label</source>
      <translation>Wahrscheinlichkeit des Labels</translation>
    </message>
    <message>
      <source>probability of the label %1</source>
      <translation>Wahrscheinlichkeit des Labels %1</translation>
    </message>
    <message>
      <source>proved to %1</source>
      <translation>bewiesen bis auf %1</translation>
    </message>
    <message>
      <source>proximal step, α = %1</source>
      <translation>proximaler Schritt, α = %1</translation>
    </message>
    <message>
      <source>proximal step: the v with the smallest f(v) + ‖v − w‖²/(2α), α = %1</source>
      <translation>proximaler Schritt: das v mit dem kleinsten f(v) + ‖v − w‖²/(2α), α = %1</translation>
    </message>
    <message>
      <source>pt</source>
      <translation>pt</translation>
    </message>
    <message>
      <source>published</source>
      <translation>veröffentlicht</translation>
    </message>
    <message>
      <source>pullover</source>
      <translation>Pullover</translation>
    </message>
    <message>
      <source>put back from the root to the leaves: W ← W + t ΔW</source>
      <translation>von der Wurzel zu den Blättern zurückeinsetzen: W ← W + t ΔW</translation>
    </message>
    <message>
      <source>quadratic losses: {}; and {}</source>
      <translation>quadratische Verluste: {}; und {}</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>question</source>
      <translation>Frage</translation>
    </message>
    <message>
      <source>quotient sweeps are made for up to 200 000 nodes</source>
      <translation>Quotienten-Durchläufe sind für bis zu 200 000 Knoten gemacht</translation>
    </message>
    <message>
      <source>quotient sweeps are made for up to four parameters per node</source>
      <translation>Quotienten-Durchläufe sind für bis zu vier Parameter pro Knoten gemacht</translation>
    </message>
    <message>
      <source>quotient sweeps need strongly convex quadratic losses</source>
      <translation>Quotienten-Durchläufe brauchen stark konvexe quadratische Verluste</translation>
    </message>
    <message>
      <source>quotient sweeps need {}</source>
      <translation>Quotienten-Durchläufe brauchen {}</translation>
    </message>
    <message>
      <source>r ← b − Mw, z ← P&lt;sup&gt;−1&lt;/sup&gt;r, p ← z, with M = blockdiag(H&lt;sub&gt;i&lt;/sub&gt;) + λ L&lt;sub&gt;A&lt;/sub&gt; ⊗ Q</source>
      <translation>r ← b − Mw, z ← P&lt;sup&gt;−1&lt;/sup&gt;r, p ← z, mit M = blockdiag(H&lt;sub&gt;i&lt;/sub&gt;) + λ L&lt;sub&gt;A&lt;/sub&gt; ⊗ Q</translation>
    </message>
    <message>
      <source>r ← r − αMp, z ← P&lt;sup&gt;−1&lt;/sup&gt;r</source>
      <translation>r ← r − αMp, z ← P&lt;sup&gt;−1&lt;/sup&gt;r</translation>
    </message>
    <message>
      <source>race</source>
      <translation>Wettlauf</translation>
    </message>
    <message>
      <source>range</source>
      <translation>Bereich</translation>
    </message>
    <message>
      <source>range of the slider</source>
      <translation>Bereich des Reglers</translation>
    </message>
    <message>
      <source>rate 0.001</source>
      <translation>Lernrate 0.001</translation>
    </message>
    <message>
      <source>rate 0.005</source>
      <translation>Lernrate 0.005</translation>
    </message>
    <message>
      <source>rate 0.01</source>
      <translation>Lernrate 0.01</translation>
    </message>
    <message>
      <source>ratio</source>
      <translation>Verhältnis</translation>
    </message>
    <message>
      <source>ratio as stated</source>
      <translation>angegebenes Verhältnis</translation>
    </message>
    <message>
      <source>ratio as stated for a large λ</source>
      <translation>angegebenes Verhältnis für großes λ</translation>
    </message>
    <message>
      <source>ratio of the theory</source>
      <translation>Verhältnis nach der Theorie</translation>
    </message>
    <message>
      <source>ray</source>
      <translation>Strahl</translation>
    </message>
    <message>
      <source>reading it</source>
      <translation>das Einlesen</translation>
    </message>
    <message>
      <source>reading {}</source>
      <translation>das Lesen von {}</translation>
    </message>
    <message>
      <source>real</source>
      <translation>reell</translation>
    </message>
    <message>
      <source>real labels</source>
      <translation>reelle Labels</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>reference</source>
      <translation>Referenz</translation>
    </message>
    <message>
      <source>refuse</source>
      <translation>ablehnen</translation>
    </message>
    <message>
      <source>refused: %1</source>
      <translation>abgelehnt: %1</translation>
    </message>
    <message>
      <source>regularised</source>
      <translation>regularisiert</translation>
    </message>
    <message>
      <source>relaxation</source>
      <translation>Relaxation</translation>
    </message>
    <message>
      <source>relu</source>
      <translation>ReLU</translation>
    </message>
    <message>
      <source>repeat</source>
      <translation>Wiederholung</translation>
    </message>
    <message>
      <source>repeat one before them and are joined to that</source>
      <translation>wiederholen eine frühere und werden mit ihr zusammengefasst</translation>
    </message>
    <message>
      <source>repeats one before it and is joined to that</source>
      <translation>wiederholt eine frühere und wird mit ihr zusammengefasst</translation>
    </message>
    <message>
      <source>reset</source>
      <translation>zurücksetzen</translation>
    </message>
    <message>
      <source>residual of the optimality conditions, where it was computed</source>
      <translation>Residuum der Optimalitätsbedingungen, soweit berechnet</translation>
    </message>
    <message>
      <source>residual y − h(x)</source>
      <translation>Residuum y − h(x)</translation>
    </message>
    <message>
      <source>residuals</source>
      <translation>Residuen</translation>
    </message>
    <message>
      <source>right-click: defend, clear attacks, …</source>
      <translation>Rechtsklick: verteidigen, Angriffe entfernen, …</translation>
    </message>
    <message>
      <source>right-click: edges, labels, attacks, …</source>
      <translation>Rechtsklick: Kanten, Labels, Angriffe, …</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>mit Ring</translation>
    </message>
    <message>
      <source>ringed: 1 node selected</source>
      <translation>mit Ring: 1 Knoten ausgewählt</translation>
    </message>
    <message>
      <source>row of the table</source>
      <translation>Zeile der Tabelle</translation>
    </message>
    <message>
      <source>row {} is of iteration {}, it was {}</source>
      <translation>Zeile {} gehört jetzt zu Iteration {}, vorher zu {}</translation>
    </message>
    <message>
      <source>row {} of the matrix is missing</source>
      <translation>Zeile {} der Matrix fehlt</translation>
    </message>
    <message>
      <source>row {} of {} is of iteration {}, and rows before it are missing</source>
      <translation>Zeile {} von {} gehört zu Iteration {}, und Zeilen vor ihr fehlen</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>rows dropped: %L1</source>
      <translation>weggelassene Zeilen: %L1</translation>
    </message>
    <message>
      <source>rows without a label: %L1</source>
      <translation>Zeilen ohne Label: %L1</translation>
    </message>
    <message>
      <source>rows without {} are left out</source>
      <translation>Zeilen ohne {} werden weggelassen</translation>
    </message>
    <message>
      <source>rows without {} have missing values</source>
      <translation>Zeilen ohne {} haben fehlende Werte</translation>
    </message>
    <message>
      <source>rows {}… of {} are not what was written</source>
      <translation>die Zeilen ab {} von {} entsprechen nicht dem, was geschrieben wurde</translation>
    </message>
    <message>
      <source>rows: %L1</source>
      <translation>Zeilen: %L1</translation>
    </message>
    <message>
      <source>run the fast primal-dual method for a while</source>
      <translation>das schnelle primal-duale Verfahren eine Weile laufen lassen</translation>
    </message>
    <message>
      <source>running</source>
      <translation>läuft</translation>
    </message>
    <message>
      <source>s&lt;sub&gt;i&lt;/sub&gt; ← Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt; u&lt;sub&gt;e&lt;/sub&gt; at every node</source>
      <translation>s&lt;sub&gt;i&lt;/sub&gt; ← Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt; u&lt;sub&gt;e&lt;/sub&gt; an jedem Knoten</translation>
    </message>
    <message>
      <source>sample</source>
      <translation>Datenpunkt</translation>
    </message>
    <message>
      <source>sample {} appears twice</source>
      <translation>Datenpunkt {} kommt zweimal vor</translation>
    </message>
    <message>
      <source>sample, in the order of time</source>
      <translation>Datenpunkt, in zeitlicher Reihenfolge</translation>
    </message>
    <message>
      <source>samples</source>
      <translation>Datenpunkte</translation>
    </message>
    <message>
      <source>samples are marked for methods with parameter vectors</source>
      <translation>Datenpunkte werden bei Verfahren mit Parametervektoren markiert</translation>
    </message>
    <message>
      <source>samples m</source>
      <translation>Datenpunkte m</translation>
    </message>
    <message>
      <source>sandal</source>
      <translation>Sandale</translation>
    </message>
    <message>
      <source>saturated edges</source>
      <translation>gesättigte Kanten</translation>
    </message>
    <message>
      <source>says no number of nodes: expected n=</source>
      <translation>gibt keine Zahl der Knoten an: erwartet wird n=</translation>
    </message>
    <message>
      <source>says that it has {} nodes, expected at most {}</source>
      <translation>gibt {} Knoten an, erwartet werden höchstens {}</translation>
    </message>
    <message>
      <source>says that there are {} nodes and names {}</source>
      <translation>gibt {} Knoten an, nennt aber nur {}</translation>
    </message>
    <message>
      <source>says that there are {} nodes, too many for a file of {}</source>
      <translation>gibt {} Knoten an, zu viele für eine Datei mit {}</translation>
    </message>
    <message>
      <source>says that there are {} nodes, too many for a file of {}; give every node a line of its own below *Vertices</source>
      <translation>gibt {} Knoten an, zu viele für eine Datei mit {}; geben Sie jedem Knoten eine eigene Zeile unter *Vertices</translation>
    </message>
    <message>
      <source>second parameter</source>
      <translation>zweiter Parameter</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>Sekunden</translation>
    </message>
    <message>
      <source>seconds of computing</source>
      <translation>Rechenzeit in Sekunden</translation>
    </message>
    <message>
      <source>seconds, log</source>
      <translation>Sekunden, log</translation>
    </message>
    <message>
      <source>see: %1</source>
      <translation>siehe: %1</translation>
    </message>
    <message>
      <source>self-loop at node {}</source>
      <translation>Schleife an Knoten {}</translation>
    </message>
    <message>
      <source>self-loop at node {}; graph.selfLoops can be drop</source>
      <translation>Schleife an Knoten {}; graph.selfLoops kann drop sein</translation>
    </message>
    <message>
      <source>semicolon</source>
      <translation>Semikolon</translation>
    </message>
    <message>
      <source>semicolons</source>
      <translation>Semikolons</translation>
    </message>
    <message>
      <source>sentence</source>
      <translation>Satz</translation>
    </message>
    <message>
      <source>series</source>
      <translation>Reihe</translation>
    </message>
    <message>
      <source>server</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>set %1 to %2</source>
      <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
      <source>sgd</source>
      <translation>SGD</translation>
    </message>
    <message>
      <source>share</source>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>share of edges within clusters</source>
      <translation>Anteil der Kanten in Clustern</translation>
    </message>
    <message>
      <source>share of the learned graph's edge weight that joins different true clusters</source>
      <translation>Anteil des Kantengewichts im gelernten Graphen, der verschiedene wahre Cluster verbindet</translation>
    </message>
    <message>
      <source>share of wrong labels</source>
      <translation>Anteil falscher Labels</translation>
    </message>
    <message>
      <source>share of wrong predictions for the training labels</source>
      <translation>Anteil falscher Vorhersagen auf den Trainingslabels</translation>
    </message>
    <message>
      <source>share of wrong predictions for the validation labels</source>
      <translation>Anteil falscher Vorhersagen auf den Validierungslabels</translation>
    </message>
    <message>
      <source>share of wrong predictions of the honest nodes for the validation labels</source>
      <translation>Anteil falscher Vorhersagen der ehrlichen Knoten auf den Validierungslabels</translation>
    </message>
    <message>
      <source>share that diverges</source>
      <translation>divergierender Anteil</translation>
    </message>
    <message>
      <source>shirt</source>
      <translation>Hemd</translation>
    </message>
    <message>
      <source>sign</source>
      <translation>Vorzeichen</translation>
    </message>
    <message>
      <source>similar</source>
      <translation>ähnliche</translation>
    </message>
    <message>
      <source>single</source>
      <translation>einfache Genauigkeit</translation>
    </message>
    <message>
      <source>single node</source>
      <translation>einzelner Knoten</translation>
    </message>
    <message>
      <source>size of a view</source>
      <translation>Größe einer Ansicht</translation>
    </message>
    <message>
      <source>size of the flow</source>
      <translation>Betrag des Flusses</translation>
    </message>
    <message>
      <source>smallest</source>
      <translation>kleinster</translation>
    </message>
    <message>
      <source>smallest MSE of any function of x</source>
      <translation>kleinster MSE aller Funktionen von x</translation>
    </message>
    <message>
      <source>smallest error</source>
      <translation>kleinster Fehler</translation>
    </message>
    <message>
      <source>smooth the norm: h&lt;sub&gt;e&lt;/sub&gt; = √(‖v&lt;sub&gt;e&lt;/sub&gt;‖² + μ²), v&lt;sub&gt;e&lt;/sub&gt; the difference along an edge</source>
      <translation>die Norm glätten: h&lt;sub&gt;e&lt;/sub&gt; = √(‖v&lt;sub&gt;e&lt;/sub&gt;‖² + μ²), v&lt;sub&gt;e&lt;/sub&gt; die Differenz entlang einer Kante</translation>
    </message>
    <message>
      <source>sneaker</source>
      <translation>Sneaker</translation>
    </message>
    <message>
      <source>so many centres on their way need too much memory</source>
      <translation>so viele Zentren unterwegs brauchen zu viel Speicher</translation>
    </message>
    <message>
      <source>so many messages under way need too much memory</source>
      <translation>so viele Nachrichten unterwegs brauchen zu viel Speicher</translation>
    </message>
    <message>
      <source>solve for the residual: w ← w + (LDLᵀ)&lt;sup&gt;−1&lt;/sup&gt;(b − Mw)</source>
      <translation>für das Residuum lösen: w ← w + (LDLᵀ)&lt;sup&gt;−1&lt;/sup&gt;(b − Mw)</translation>
    </message>
    <message>
      <source>solve it by a sparse factorisation</source>
      <translation>es mit einer dünnbesetzten Faktorisierung lösen</translation>
    </message>
    <message>
      <source>solve the smaller problem, one model for each group</source>
      <translation>das kleinere Problem lösen, ein Modell für jede Gruppe</translation>
    </message>
    <message>
      <source>some nodes have data that was given by hand, of which no more can be drawn</source>
      <translation>einige Knoten haben von Hand vorgegebene Daten, von denen sich keine weiteren ziehen lassen</translation>
    </message>
    <message>
      <source>split %v of %m</source>
      <translation>Aufteilung %v von %m</translation>
    </message>
    <message>
      <source>spread √E‖g_B − g‖²</source>
      <translation>Streuung √E‖g_B − g‖²</translation>
    </message>
    <message>
      <source>square: 1 node with data given by hand, or attacker</source>
      <translation>Quadrat: 1 Angreifer oder Knoten mit Daten von Hand</translation>
    </message>
    <message>
      <source>squared</source>
      <translation>quadriert</translation>
    </message>
    <message>
      <source>squared error</source>
      <translation>quadratischer Fehler</translation>
    </message>
    <message>
      <source>squares: %1 nodes with data given by hand, or attackers</source>
      <translation>Quadrate: %1 Angreifer oder Knoten mit Daten von Hand</translation>
    </message>
    <message>
      <source>stable below %1</source>
      <translation>stabil unter %1</translation>
    </message>
    <message>
      <source>star with leaves −3</source>
      <translation>Stern mit Blättern −3</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>startet</translation>
    </message>
    <message>
      <source>stated</source>
      <translation>angegeben</translation>
    </message>
    <message>
      <source>stationarity</source>
      <translation>Stationarität</translation>
    </message>
    <message>
      <source>status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>status of {}: {}, it was {}</source>
      <translation>Status von {}: {}, vorher {}</translation>
    </message>
    <message>
      <source>std</source>
      <translation>Standardabweichung</translation>
    </message>
    <message>
      <source>step size α</source>
      <translation>Schrittweite α</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>steps of batches of %1: √E‖g_B − g‖² = %2, ‖g‖ = %3</source>
      <translation>Schritte mit Batches aus %1: √E‖g_B − g‖² = %2, ‖g‖ = %3</translation>
    </message>
    <message>
      <source>stop</source>
      <translation>Abbruch</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>angehalten</translation>
    </message>
    <message>
      <source>stopped at iteration {}</source>
      <translation>angehalten bei Iteration {}</translation>
    </message>
    <message>
      <source>stopped before graph and data were drawn</source>
      <translation>angehalten, bevor Graph und Daten gezogen waren</translation>
    </message>
    <message>
      <source>stopped before the answer</source>
      <translation>vor der Antwort angehalten</translation>
    </message>
    <message>
      <source>stopped before the features were mapped</source>
      <translation>angehalten, bevor die Merkmale abgebildet waren</translation>
    </message>
    <message>
      <source>stopped before the first iteration</source>
      <translation>vor der ersten Iteration angehalten</translation>
    </message>
    <message>
      <source>stopped before the losses were made</source>
      <translation>angehalten, bevor die Verlustfunktionen gebildet waren</translation>
    </message>
    <message>
      <source>stopped before the minimum of the summed losses was found</source>
      <translation>angehalten, bevor das Minimum der Summe der Verluste gefunden war</translation>
    </message>
    <message>
      <source>stopped before the nodes were compared</source>
      <translation>angehalten, bevor die Knoten verglichen waren</translation>
    </message>
    <message>
      <source>stopped during the held-out study</source>
      <translation>während der Hold-out-Studie angehalten</translation>
    </message>
    <message>
      <source>stopped while groups were looked for</source>
      <translation>bei der Suche nach Gruppen angehalten</translation>
    </message>
    <message>
      <source>stopped while it was read</source>
      <translation>beim Lesen angehalten</translation>
    </message>
    <message>
      <source>stopped, nothing is installed</source>
      <translation>angehalten, nichts ist installiert</translation>
    </message>
    <message>
      <source>sum</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>sum as printed</source>
      <translation>Summe wie abgedruckt</translation>
    </message>
    <message>
      <source>sum of the local losses</source>
      <translation>Summe der lokalen Verluste</translation>
    </message>
    <message>
      <source>sum of the local losses plus λ times the total variation, which is minimised</source>
      <translation>Summe der lokalen Verluste plus λ mal die Totalvariation, die minimiert wird</translation>
    </message>
    <message>
      <source>sweep</source>
      <translation>Parameterlauf</translation>
    </message>
    <message>
      <source>switched off</source>
      <translation>abgeschaltet</translation>
    </message>
    <message>
      <source>synchronous</source>
      <translation>synchron</translation>
    </message>
    <message>
      <source>syntax error{}</source>
      <translation>Syntaxfehler{}</translation>
    </message>
    <message>
      <source>t-SNE</source>
      <translation>t-SNE</translation>
    </message>
    <message>
      <source>tab</source>
      <translation>Tabulator</translation>
    </message>
    <message>
      <source>tabs</source>
      <translation>Tabulatoren</translation>
    </message>
    <message>
      <source>take the nodes of every chain in their order, and the coordinates one by one</source>
      <translation>die Knoten jeder Kette der Reihe nach nehmen und die Koordinaten eine nach der anderen</translation>
    </message>
    <message>
      <source>takes every loss and penalty, and graphs of any size</source>
      <translation>lässt jeden Verlust, jeden Strafterm und Graphen jeder Größe zu</translation>
    </message>
    <message>
      <source>tampered updates and over-relaxation (solver.relaxation) cannot be combined</source>
      <translation>manipulierte Updates und Überrelaxation (solver.relaxation) lassen sich nicht kombinieren</translation>
    </message>
    <message>
      <source>tangent</source>
      <translation>Tangente</translation>
    </message>
    <message>
      <source>tangent: what a step along the gradient takes for the objective; its slope is %1</source>
      <translation>Tangente: was ein Gradientenschritt für die Zielfunktion hält; ihre Steigung ist %1</translation>
    </message>
    <message>
      <source>tanh</source>
      <translation>tanh</translation>
    </message>
    <message>
      <source>target</source>
      <translation>Ziellabel</translation>
    </message>
    <message>
      <source>test</source>
      <translation>Test</translation>
    </message>
    <message>
      <source>test error (mean squared error)</source>
      <translation>Testfehler (mittlerer quadratischer Fehler)</translation>
    </message>
    <message>
      <source>test points, by the neighbours</source>
      <translation>Testpunkte, laut Nachbarn</translation>
    </message>
    <message>
      <source>test points, by the truth</source>
      <translation>Testpunkte, laut wahrem Modell</translation>
    </message>
    <message>
      <source>text appears outside of all elements, expected XML</source>
      <translation>außerhalb aller Elemente steht Text, erwartet wird XML</translation>
    </message>
    <message>
      <source>text follows a closing quote</source>
      <translation>nach einem schließenden Anführungszeichen folgt noch Text</translation>
    </message>
    <message>
      <source>the Gauss-Seidel order (solver.order) needs an ideal network</source>
      <translation>die Gauß-Seidel-Reihenfolge (solver.order) braucht ein ideales Netzwerk</translation>
    </message>
    <message>
      <source>the Laplacian could not be factorised</source>
      <translation>die Laplace-Matrix ließ sich nicht faktorisieren</translation>
    </message>
    <message>
      <source>the XML attribute weight of edges is not read, weights stand in &lt;data&gt;</source>
      <translation>das XML-Attribut weight der Kanten wird nicht gelesen, Gewichte stehen in &lt;data&gt;</translation>
    </message>
    <message>
      <source>the adjacency matrix must have a number at {} and {}, got {}; {}</source>
      <translation>die Adjazenzmatrix muss bei {} und {} eine Zahl enthalten, gefunden: {}; {}</translation>
    </message>
    <message>
      <source>the attribute {} of &lt;{}&gt; appears twice</source>
      <translation>das Attribut {} von &lt;{}&gt; kommt zweimal vor</translation>
    </message>
    <message>
      <source>the attributes of the edges</source>
      <translation>die Attribute der Kanten</translation>
    </message>
    <message>
      <source>the attributes of the nodes</source>
      <translation>die Attribute der Knoten</translation>
    </message>
    <message>
      <source>the band {} is for numbers above 0</source>
      <translation>das Band {} ist für Zahlen über 0</translation>
    </message>
    <message>
      <source>the best iterate</source>
      <translation>die beste Iterierte</translation>
    </message>
    <message>
      <source>the byte 0x{} is neither UTF-8 nor Windows-1252; save the file as UTF-8</source>
      <translation>das Byte 0x{} ist weder UTF-8 noch Windows-1252; speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
      <source>the certificate proves a gap of {}, not yet {}</source>
      <translation>das Zertifikat beweist eine Lücke von {}, noch nicht {}</translation>
    </message>
    <message>
      <source>the certificate proves a relative gap of {}, not yet {}</source>
      <translation>das Zertifikat beweist eine relative Lücke von {}, noch nicht {}</translation>
    </message>
    <message>
      <source>the change at iteration {} is left out: {}</source>
      <translation>die Änderung bei Iteration {} wird ausgelassen: {}</translation>
    </message>
    <message>
      <source>the clipboard</source>
      <translation>die Zwischenablage</translation>
    </message>
    <message>
      <source>the clipboard has no text</source>
      <translation>die Zwischenablage enthält keinen Text</translation>
    </message>
    <message>
      <source>the cluster has {} nodes, more than {}</source>
      <translation>der Cluster hat {} Knoten, mehr als {}</translation>
    </message>
    <message>
      <source>the clusters</source>
      <translation>die Cluster</translation>
    </message>
    <message>
      <source>the column {} is left out</source>
      <translation>die Spalte {} wird weggelassen</translation>
    </message>
    <message>
      <source>the columns are called {} to {}, as the table has no names</source>
      <translation>die Spalten heißen {} bis {}, da die Tabelle keine Namen hat</translation>
    </message>
    <message>
      <source>the columns {} and {} are left out</source>
      <translation>die Spalten {} und {} werden weggelassen</translation>
    </message>
    <message>
      <source>the columns {} and {} look like those of a table of nodes; call the columns with the two ends of an edge source and target</source>
      <translation>die Spalten {} und {} sehen aus wie die einer Tabelle von Knoten; nennen Sie die Spalten mit den beiden Enden einer Kante source und target</translation>
    </message>
    <message>
      <source>the component of node '{}' has no labels: its solution is not unique</source>
      <translation>die Komponente von Knoten '{}' hat keine Labels: Ihre Lösung ist nicht eindeutig</translation>
    </message>
    <message>
      <source>the component of node {} has no labels</source>
      <translation>die Komponente von Knoten {} hat keine Labels</translation>
    </message>
    <message>
      <source>the component of {}</source>
      <translation>die Komponente von {}</translation>
    </message>
    <message>
      <source>the coordinates are not all finite</source>
      <translation>nicht alle Koordinaten sind endlich</translation>
    </message>
    <message>
      <source>the coordinates of node {} are not finite numbers</source>
      <translation>die Koordinaten von Knoten {} sind keine endlichen Zahlen</translation>
    </message>
    <message>
      <source>the copies do not fit in memory</source>
      <translation>die Kopien passen nicht in den Speicher</translation>
    </message>
    <message>
      <source>the curvature of a loss has no bound, which the theorem needs</source>
      <translation>die Krümmung eines Verlusts ist unbeschränkt, der Satz braucht aber eine Schranke</translation>
    </message>
    <message>
      <source>the data brings no coordinates for a geographic layout</source>
      <translation>die Daten enthalten keine Koordinaten für eine Anordnung als Karte</translation>
    </message>
    <message>
      <source>the data has a test set, this must be 0</source>
      <translation>die Daten haben eine Testmenge, daher muss dieser Wert 0 sein</translation>
    </message>
    <message>
      <source>the data has no coordinates: name their columns, or choose another measure</source>
      <translation>die Daten haben keine Koordinaten: Nennen Sie deren Spalten, oder wählen Sie ein anderes Maß</translation>
    </message>
    <message>
      <source>the data has no labels; ask about a feature</source>
      <translation>die Daten haben keine Labels; fragen Sie nach einem Merkmal</translation>
    </message>
    <message>
      <source>the data of all nodes are collected in one place</source>
      <translation>die Daten aller Knoten werden an einem Ort gesammelt</translation>
    </message>
    <message>
      <source>the data of each true cluster are collected in one place</source>
      <translation>die Daten jedes wahren Clusters werden an einem Ort gesammelt</translation>
    </message>
    <message>
      <source>the diagnosis was stopped</source>
      <translation>die Diagnose wurde angehalten</translation>
    </message>
    <message>
      <source>the dimension of the parameter vectors cannot change during a run</source>
      <translation>die Dimension der Parametervektoren kann sich während eines Laufs nicht ändern</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>der Datenträger ist voll</translation>
    </message>
    <message>
      <source>the document</source>
      <translation>das Dokument</translation>
    </message>
    <message>
      <source>the document's own</source>
      <translation>aus dem Dokument</translation>
    </message>
    <message>
      <source>the edge attribute {} is not declared; it is read under that name</source>
      <translation>das Kantenattribut {} ist nicht deklariert; es wird unter diesem Namen gelesen</translation>
    </message>
    <message>
      <source>the edge weights add up to at most {} at a node: unless λ is as large as {}, the nodes are almost uncoupled</source>
      <translation>die Kantengewichte summieren sich an einem Knoten auf höchstens {}: Wenn λ nicht so groß wie {} ist, sind die Knoten fast ungekoppelt</translation>
    </message>
    <message>
      <source>the edge weights run from {} to {}: at {} of {} ({} %) they add up to less than a millionth of {}, so that a λ which suits the others leaves {} almost uncoupled</source>
      <translation>die Kantengewichte reichen von {} bis {}: An {} von {} ({} %) summieren sie sich auf weniger als ein Millionstel von {}, sodass ein λ, das zu den anderen passt, {} fast ungekoppelt lässt</translation>
    </message>
    <message>
      <source>the edges in {} have no attributes</source>
      <translation>die Kanten in {} haben keine Attribute</translation>
    </message>
    <message>
      <source>the eigenvectors are not finite</source>
      <translation>die Eigenvektoren sind nicht endlich</translation>
    </message>
    <message>
      <source>the eigenvectors of the Laplacian did not converge</source>
      <translation>die Eigenvektoren der Laplace-Matrix konvergierten nicht</translation>
    </message>
    <message>
      <source>the element &lt;{}&gt; is not read</source>
      <translation>das Element &lt;{}&gt; wird nicht gelesen</translation>
    </message>
    <message>
      <source>the ends of the edges are the columns {} and {} (guessed)</source>
      <translation>die Enden der Kanten stehen in den Spalten {} und {} (vermutet)</translation>
    </message>
    <message>
      <source>the entity {} is not known, expected the character itself</source>
      <translation>die Entität {} ist nicht bekannt, erwartet wird das Zeichen selbst</translation>
    </message>
    <message>
      <source>the exact optimum of {} parameters</source>
      <translation>das exakte Optimum mit {} Parametern</translation>
    </message>
    <message>
      <source>the exercise states no number, and the data of the Finnish stations does not come with the lab; stations in Colorado take their place</source>
      <translation>die Übung nennt keine Zahl, und die Daten der finnischen Stationen werden nicht mit dem Labor ausgeliefert; Stationen in Colorado treten an ihre Stelle</translation>
    </message>
    <message>
      <source>the features are not known before the graph, as the data is not from a file</source>
      <translation>die Merkmale sind vor dem Graphen nicht bekannt, da die Daten nicht aus einer Datei stammen</translation>
    </message>
    <message>
      <source>the features are too large to measure distances</source>
      <translation>die Merkmale sind zu groß, um Abstände zu messen</translation>
    </message>
    <message>
      <source>the features become too large</source>
      <translation>die Merkmale werden zu groß</translation>
    </message>
    <message>
      <source>the features become too large; set their scale</source>
      <translation>die Merkmale werden zu groß; passen Sie ihre Skala an</translation>
    </message>
    <message>
      <source>the file has the IDX format: {} rows of {} numbers</source>
      <translation>die Datei hat das IDX-Format: {} Zeilen mit je {} Zahlen</translation>
    </message>
    <message>
      <source>the file is empty</source>
      <translation>die Datei ist leer</translation>
    </message>
    <message>
      <source>the first %1</source>
      <translation>die ersten %1</translation>
    </message>
    <message>
      <source>the first %1 are listed</source>
      <translation>die ersten %1 sind aufgelistet</translation>
    </message>
    <message>
      <source>the first %1 of %2 parameters</source>
      <translation>die ersten %1 von %2 Parametern</translation>
    </message>
    <message>
      <source>the first column has no name, or the rows have a cell more than the header</source>
      <translation>die erste Spalte hat keinen Namen, oder die Zeilen haben eine Zelle mehr als die Kopfzeile</translation>
    </message>
    <message>
      <source>the first line has no names: the columns are two nodes (guessed)</source>
      <translation>die erste Zeile enthält keine Namen: Die Spalten sind zwei Knoten (vermutet)</translation>
    </message>
    <message>
      <source>the first line has no names: the columns are two nodes and the weight (guessed)</source>
      <translation>die erste Zeile enthält keine Namen: Die Spalten sind zwei Knoten und das Gewicht (vermutet)</translation>
    </message>
    <message>
      <source>the first line has the names of the columns, {} and {} (guessed)</source>
      <translation>die erste Zeile enthält die Namen der Spalten, {} und {} (vermutet)</translation>
    </message>
    <message>
      <source>the first line of {} may have the names of the columns or an edge already ({} - {}): choose names or values</source>
      <translation>die erste Zeile von {} kann die Namen der Spalten oder schon eine Kante enthalten ({} - {}): Wählen Sie Namen (names) oder Werte (values)</translation>
    </message>
    <message>
      <source>the first line of {} may have the names of the columns or values already ({}): choose names or values</source>
      <translation>die erste Zeile von {} kann die Namen der Spalten oder schon Werte enthalten ({}): Wählen Sie Namen (names) oder Werte (values)</translation>
    </message>
    <message>
      <source>the first preset</source>
      <translation>der ersten Vorlage</translation>
    </message>
    <message>
      <source>the first scene needs "preset" or "experiment"</source>
      <translation>die erste Szene braucht "preset" oder "experiment"</translation>
    </message>
    <message>
      <source>the flow</source>
      <translation>der Fluss</translation>
    </message>
    <message>
      <source>the flow is not exact enough to decide about {}</source>
      <translation>der Fluss ist nicht genau genug, um über {} zu entscheiden</translation>
    </message>
    <message>
      <source>the folder for the working copy cannot be used: %1</source>
      <translation>der Ordner für die Arbeitskopie kann nicht verwendet werden: %1</translation>
    </message>
    <message>
      <source>the forces diverged</source>
      <translation>die Kräfte divergierten</translation>
    </message>
    <message>
      <source>the graph</source>
      <translation>der Graph</translation>
    </message>
    <message>
      <source>the graph file was not read</source>
      <translation>die Graphdatei wurde nicht gelesen</translation>
    </message>
    <message>
      <source>the graph has another number of nodes in every draw, so its data cannot be repeated</source>
      <translation>der Graph hat bei jeder Ziehung eine andere Zahl von Knoten, daher lassen sich seine Daten nicht wiederholen</translation>
    </message>
    <message>
      <source>the graph has no cycle: elimination from the leaves, some twenty steps</source>
      <translation>der Graph hat keinen Zyklus: Elimination von den Blättern aus, etwa zwanzig Schritte</translation>
    </message>
    <message>
      <source>the graph inside of a {} on line {} is not read</source>
      <translation>der Graph innerhalb von {} in Zeile {} wird nicht gelesen</translation>
    </message>
    <message>
      <source>the graph is a chain and the parameters of a node are not coupled: exact in one step</source>
      <translation>der Graph ist eine Kette, und die Parameter eines Knotens sind nicht gekoppelt: exakt in einem Schritt</translation>
    </message>
    <message>
      <source>the graph is huge: first a preview in single precision</source>
      <translation>der Graph ist riesig: zuerst eine Vorschau in einfacher Genauigkeit</translation>
    </message>
    <message>
      <source>the graph is learned for at most {} nodes</source>
      <translation>der Graph wird für höchstens {} Knoten gelernt</translation>
    </message>
    <message>
      <source>the graph is learned from the messages of all nodes, which need too much memory for so many nodes, test points and delays</source>
      <translation>der Graph wird aus den Nachrichten aller Knoten gelernt, und die brauchen bei so vielen Knoten, Testpunkten und Verzögerungen zu viel Speicher</translation>
    </message>
    <message>
      <source>the graph would have {} nodes, at most {} are possible</source>
      <translation>der Graph hätte {} Knoten, möglich sind höchstens {}</translation>
    </message>
    <message>
      <source>the hyperedge on line {} is not read, it is not an edge between two nodes</source>
      <translation>die Hyperkante in Zeile {} wird nicht gelesen, da sie keine Kante zwischen zwei Knoten ist</translation>
    </message>
    <message>
      <source>the iterate is near the optimum, and the factors of a Newton step are small enough</source>
      <translation>die Iterierte ist nahe am Optimum, und die Faktoren eines Newton-Schritts sind klein genug</translation>
    </message>
    <message>
      <source>the iterate is near the optimum, and the factors of a Newton step are small enough for a method that takes every loss and penalty</source>
      <translation>die Iterierte ist nahe am Optimum, und die Faktoren eines Newton-Schritts sind klein genug für ein Verfahren, das jeden Verlust und jeden Strafterm zulässt</translation>
    </message>
    <message>
      <source>the iterations of {} do not ascend</source>
      <translation>die Iterationen von {} steigen nicht an</translation>
    </message>
    <message>
      <source>the key {} is declared for {} and stands in {}s, where it is read</source>
      <translation>der Schlüssel {} ist für &lt;{}&gt; deklariert, steht aber in &lt;{}&gt; und wird dort gelesen</translation>
    </message>
    <message>
      <source>the key {} of {}s is not declared; it is read under that name</source>
      <translation>der Schlüssel {} von &lt;{}&gt; ist nicht deklariert; er wird unter diesem Namen gelesen</translation>
    </message>
    <message>
      <source>the labels are no normal variables around their mean, and the noise that is taken out of the error is normal. Choose real labels and a loss for them</source>
      <translation>die Labels sind nicht normalverteilt um ihren Mittelwert, das Rauschen, das aus dem Fehler herausgerechnet wird, ist aber normalverteilt. Wählen Sie reelle Labels und eine Verlustfunktion dafür</translation>
    </message>
    <message>
      <source>the labels become too large</source>
      <translation>die Labels werden zu groß</translation>
    </message>
    <message>
      <source>the labels drawn are too large for floating point</source>
      <translation>die gezogenen Labels sind zu groß für Gleitkommazahlen</translation>
    </message>
    <message>
      <source>the labels of {} (and {} more) are linearly separable, the infimum is not attained; add a ridge term</source>
      <translation>die Labels sind linear trennbar ({} und {} weitere), das Infimum wird nicht angenommen; fügen Sie einen Ridge-Term hinzu</translation>
    </message>
    <message>
      <source>the labels of {} are linearly separable, the infimum is not attained; add a ridge term</source>
      <translation>die Labels sind linear trennbar ({}), das Infimum wird nicht angenommen; fügen Sie einen Ridge-Term hinzu</translation>
    </message>
    <message>
      <source>the last experiment</source>
      <translation>dem letzten Experiment</translation>
    </message>
    <message>
      <source>the last iterate of a run has no numbers</source>
      <translation>die letzte Iterierte eines Laufs hat keine Zahlen</translation>
    </message>
    <message>
      <source>the learning rate {} is larger than the largest stable one, 2/λ_max = {}, with λ_max = {} of the Hessian blockdiag(∇²L_i) + 2λL ⊗ C</source>
      <translation>die Lernrate {} ist größer als die größte stabile, 2/λ_max = {}, mit λ_max = {} der Hesse-Matrix blockdiag(∇²L_i) + 2λL ⊗ C</translation>
    </message>
    <message>
      <source>the limit of the race, {} bytes, is reached, {} iterations done</source>
      <translation>die Grenze des Wettlaufs, {} Bytes, ist erreicht, {} Iterationen sind fertig</translation>
    </message>
    <message>
      <source>the limit of the race, {} iterations, is reached, {} done</source>
      <translation>die Grenze des Wettlaufs, {} Iterationen, ist erreicht, fertig sind {}</translation>
    </message>
    <message>
      <source>the limit of the race, {} s, is reached, {} iterations done</source>
      <translation>die Grenze des Wettlaufs, {} s, ist erreicht, {} Iterationen sind fertig</translation>
    </message>
    <message>
      <source>the list {} is not closed</source>
      <translation>die Liste {} ist nicht geschlossen</translation>
    </message>
    <message>
      <source>the lists have up to {} numbers; {} of shorter ones {} missing</source>
      <translation>die Listen haben bis zu {0} Zahlen; in kürzeren fehlend: {1}</translation>
    </message>
    <message>
      <source>the local model diverges</source>
      <translation>das lokale Modell divergiert</translation>
    </message>
    <message>
      <source>the local model of this node diverges</source>
      <translation>das lokale Modell dieses Knotens divergiert</translation>
    </message>
    <message>
      <source>the loss is not quadratic, so its curvature changes with w and has no fixed eigenvalues; squared error without a Lasso term, or convex clustering, has</source>
      <translation>der Verlust ist nicht quadratisch, daher ändert sich seine Krümmung mit w und hat keine festen Eigenwerte; der quadratische Fehler ohne Lasso-Term und das konvexe Clustern haben welche</translation>
    </message>
    <message>
      <source>the losses are not convex, so it may be far from the minimum</source>
      <translation>die Verluste sind nicht konvex, das Minimum kann also weit entfernt sein</translation>
    </message>
    <message>
      <source>the losses are not convex, so no method can prove an optimum</source>
      <translation>die Verlustfunktionen sind nicht konvex, daher kann kein Verfahren ein Optimum beweisen</translation>
    </message>
    <message>
      <source>the losses are not convex, there may be many local minima</source>
      <translation>die Verlustfunktionen sind nicht konvex, es kann viele lokale Minima geben</translation>
    </message>
    <message>
      <source>the losses are not convex: no certificate, and what a method finds depends on its start</source>
      <translation>die Verlustfunktionen sind nicht konvex: kein Zertifikat, und was ein Verfahren findet, hängt von seinem Start ab</translation>
    </message>
    <message>
      <source>the losses need {}, which cannot be shifted</source>
      <translation>die Verlustfunktionen brauchen {}, und die lassen sich nicht verschieben</translation>
    </message>
    <message>
      <source>the losses of a neural network are not convex, so no λ can be proved to be large enough</source>
      <translation>die Verlustfunktionen eines neuronalen Netzes sind nicht konvex, daher lässt sich von keinem λ beweisen, dass es groß genug ist</translation>
    </message>
    <message>
      <source>the losses of the component of node {} leave {} {} undetermined</source>
      <translation>die Verluste der Komponente von Knoten {0} legen die Modelle nicht ganz fest, unbestimmte Richtungen: {1}</translation>
    </message>
    <message>
      <source>the losses read {}, choose label-flip or trigger without copies</source>
      <translation>die Verlustfunktionen lesen {}, wählen Sie label-flip oder trigger ohne Kopien</translation>
    </message>
    <message>
      <source>the losses, and the edges that cannot carry another jump, determine every node</source>
      <translation>die Verluste und die Kanten, die keinen anderen Sprung zulassen, bestimmen jeden Knoten</translation>
    </message>
    <message>
      <source>the matrix has more rows than columns, {}</source>
      <translation>die Matrix hat mehr Zeilen, als es Spalten gibt ({})</translation>
    </message>
    <message>
      <source>the matrix has more rows than nodes, {}</source>
      <translation>die Matrix hat mehr Zeilen, als es Knoten gibt ({})</translation>
    </message>
    <message>
      <source>the matrix has {} and {}, expected as many of both: one per node</source>
      <translation>die Matrix hat {} und {}, erwartet werden von beiden gleich viele: je eine pro Knoten</translation>
    </message>
    <message>
      <source>the matrix has {} rows and {} columns, expected as many of both: one per node</source>
      <translation>die Matrix hat {} Zeilen und {} Spalten, erwartet werden von beiden gleich viele: eine pro Knoten</translation>
    </message>
    <message>
      <source>the matrix has {}, expected one per column, {}</source>
      <translation>die Matrix hat {}, erwartet wird eine pro Spalte, also {}</translation>
    </message>
    <message>
      <source>the matrix has {}, expected one per node, {}</source>
      <translation>die Matrix hat {}, erwartet wird eine pro Knoten, also {}</translation>
    </message>
    <message>
      <source>the mean of five draws depends mostly on the draws in which the boundary is not found after 2000 iterations, and their number is a matter of luck</source>
      <translation>der Mittelwert von fünf Ziehungen hängt vor allem von den Ziehungen ab, in denen die Clustergrenze nach 2000 Iterationen nicht gefunden ist, und wie viele das sind, ist Glückssache</translation>
    </message>
    <message>
      <source>the method has finished</source>
      <translation>das Verfahren ist fertig</translation>
    </message>
    <message>
      <source>the method takes no gradient steps</source>
      <translation>das Verfahren macht keine Gradientenschritte</translation>
    </message>
    <message>
      <source>the method trains models that fit and predict; bias and variance are those of the minimisers of GTVMin, which are parameter vectors. Choose the method “Automatic” (auto)</source>
      <translation>das Verfahren trainiert Modelle, die angepasst werden und vorhersagen; Bias und Varianz sind die der Minimierer von GTVMin, also von Parametervektoren. Wählen Sie das Verfahren „Automatisch“ (auto)</translation>
    </message>
    <message>
      <source>the model has no degree, and is not linear in the features: its size cannot be varied here</source>
      <translation>das Modell hat keinen Grad und ist nicht linear in den Merkmalen: seine Größe lässt sich hier nicht ändern</translation>
    </message>
    <message>
      <source>the name {} of a node is empty or appears twice</source>
      <translation>der Name {} eines Knotens ist leer oder kommt zweimal vor</translation>
    </message>
    <message>
      <source>the network has {}, the memory {}</source>
      <translation>das Netz hat {}, der gespeicherte Stand {}</translation>
    </message>
    <message>
      <source>the node</source>
      <translation>der Knoten</translation>
    </message>
    <message>
      <source>the node attribute {} is not declared; it is read under that name</source>
      <translation>das Knotenattribut {} ist nicht deklariert; es wird unter diesem Namen gelesen</translation>
    </message>
    <message>
      <source>the node has no data, and its neighbours have no validation labels</source>
      <translation>der Knoten hat keine Daten, und seine Nachbarn haben keine Validierungslabels</translation>
    </message>
    <message>
      <source>the nodes agree at no λ that was tried</source>
      <translation>bei keinem der probierten λ werden sich die Knoten einig</translation>
    </message>
    <message>
      <source>the nodes hold different columns of one table, and no node learns from another yet: each predicts from its own columns alone, and λ only pulls at parameters of columns that the other nodes do not have</source>
      <translation>die Knoten haben verschiedene Spalten einer Tabelle, und noch lernt kein Knoten von einem anderen: Jeder sagt allein aus seinen eigenen Spalten vorher, und λ zieht nur an Parametern zu Spalten, die die anderen Knoten nicht haben</translation>
    </message>
    <message>
      <source>the nodes of a cluster must have numbers in a row: choose Similar data under Graph to draw other ones</source>
      <translation>die Knoten eines Clusters müssen aufeinanderfolgende Nummern haben: wählen Sie unter Graph Ähnliche Daten, um andere zu ziehen</translation>
    </message>
    <message>
      <source>the noise of their gradients</source>
      <translation>das Rauschen der Gradienten</translation>
    </message>
    <message>
      <source>the number {} is too large</source>
      <translation>die Zahl {} ist zu groß</translation>
    </message>
    <message>
      <source>the numbers drawn are too large for floating point</source>
      <translation>die gezogenen Zahlen sind zu groß für Gleitkommazahlen</translation>
    </message>
    <message>
      <source>the objective changed by at most {} in {} iterations</source>
      <translation>die Zielfunktion änderte sich um höchstens {} in {} Iterationen</translation>
    </message>
    <message>
      <source>the objective exceeds the largest number from the start: the data is too large</source>
      <translation>die Zielfunktion überschreitet von Anfang an die größte darstellbare Zahl: Die Daten sind zu groß</translation>
    </message>
    <message>
      <source>the objective has {} parameters; eigenvalues are computed of at most {}: choose a smaller graph or fewer features</source>
      <translation>die Zielfunktion hat {} Parameter; Eigenwerte werden nur bis {} Parameter berechnet: Wählen Sie einen kleineren Graphen oder weniger Merkmale</translation>
    </message>
    <message>
      <source>the objective is no longer a finite number at iteration {}; the weights are those of iteration {}</source>
      <translation>die Zielfunktion ist bei Iteration {} keine endliche Zahl mehr; die Gewichte sind die von Iteration {}</translation>
    </message>
    <message>
      <source>the objective of one of them</source>
      <translation>die Zielfunktion eines Knotens</translation>
    </message>
    <message>
      <source>the open session</source>
      <translation>die offene Sitzung</translation>
    </message>
    <message>
      <source>the open session cannot be kept there ({})</source>
      <translation>die offene Sitzung lässt sich dort nicht ablegen ({})</translation>
    </message>
    <message>
      <source>the optimal step needs differentiable losses and a quadratic penalty</source>
      <translation>der optimale Schritt braucht differenzierbare Verluste und einen quadratischen Strafterm</translation>
    </message>
    <message>
      <source>the optimal step needs losses whose curvature is bounded; back-tracking (solver.steps) finds a step for the others</source>
      <translation>der optimale Schritt braucht Verluste mit beschränkter Krümmung; Backtracking (solver.steps) findet einen Schritt für die anderen</translation>
    </message>
    <message>
      <source>the optimum is followed from the λ before</source>
      <translation>das Optimum wird vom vorherigen λ aus verfolgt</translation>
    </message>
    <message>
      <source>the optimum is not unique ({} of {} node is undetermined)</source>
      <translation>das Optimum ist nicht eindeutig ({} von {} Knoten unbestimmt)</translation>
    </message>
    <message>
      <source>the optimum is not unique ({} of {} nodes are undetermined)</source>
      <translation>das Optimum ist nicht eindeutig ({} von {} Knoten unbestimmt)</translation>
    </message>
    <message>
      <source>the optimum is not unique ({} of {} nodes is undetermined)</source>
      <translation>das Optimum ist nicht eindeutig ({} von {} Knoten unbestimmt)</translation>
    </message>
    <message>
      <source>the parameters of the local model grew beyond all numbers; a ridge term keeps them finite (model.ridge)</source>
      <translation>die Parameter des lokalen Modells wuchsen über alle Grenzen; ein Ridge-Term hält sie endlich (model.ridge)</translation>
    </message>
    <message>
      <source>the partition before line {} is not read, it is of another network</source>
      <translation>die Partition vor Zeile {} wird nicht gelesen, da sie zu einem anderen Netz gehört</translation>
    </message>
    <message>
      <source>the partition has more numbers than nodes, {}</source>
      <translation>die Partition hat mehr Zahlen, als es Knoten gibt ({})</translation>
    </message>
    <message>
      <source>the partition on line {} is not read, it has no *Vertices</source>
      <translation>die Partition in Zeile {} wird nicht gelesen, da sie kein *Vertices hat</translation>
    </message>
    <message>
      <source>the penalty is not a norm</source>
      <translation>der Strafterm ist keine Norm</translation>
    </message>
    <message>
      <source>the penalty is not a norm: no finite λ brings consensus</source>
      <translation>der Strafterm ist keine Norm: Kein endliches λ führt zum Konsens</translation>
    </message>
    <message>
      <source>the penalty is not quadratic, so the objective has no fixed eigenvalues; MOCHA, the squared norm and the Mahalanobis penalty have, and so has the loss of a node</source>
      <translation>der Strafterm ist nicht quadratisch, daher hat die Zielfunktion keine festen Eigenwerte; MOCHA, die quadrierte Norm und der Mahalanobis-Strafterm haben welche, ebenso der Verlust eines Knotens</translation>
    </message>
    <message>
      <source>the picture cannot be made</source>
      <translation>das Bild kann nicht erzeugt werden</translation>
    </message>
    <message>
      <source>the place of {}</source>
      <translation>der Fortsetzungspunkt von {}</translation>
    </message>
    <message>
      <source>the point of the node and its models</source>
      <translation>der Punkt des Knotens und seine Modelle</translation>
    </message>
    <message>
      <source>the point of the node and its models, first two coordinates</source>
      <translation>der Punkt des Knotens und seine Modelle, erste zwei Koordinaten</translation>
    </message>
    <message>
      <source>the points become too large</source>
      <translation>die Punkte werden zu groß</translation>
    </message>
    <message>
      <source>the position {} of node {} is no point and left out</source>
      <translation>die Position {} von Knoten {} ist kein Punkt und wird weggelassen</translation>
    </message>
    <message>
      <source>the positions</source>
      <translation>die Positionen</translation>
    </message>
    <message>
      <source>the present graph does not fit the nodes of the table</source>
      <translation>der jetzige Graph passt nicht zu den Knoten der Tabelle</translation>
    </message>
    <message>
      <source>the present graph has {}, the table has {}</source>
      <translation>der jetzige Graph hat {}, die Tabelle hat {}</translation>
    </message>
    <message>
      <source>the problem {} of DIMACS is not read, expected sp, edge or col</source>
      <translation>das DIMACS-Problem {} wird nicht gelesen, erwartet wird sp, edge oder col</translation>
    </message>
    <message>
      <source>the profile of its models</source>
      <translation>das Profil der Modelle</translation>
    </message>
    <message>
      <source>the published error is two to three times smaller at every N₂ than the bias that λ causes at ρ = 0.4, on which theory, the independent runs and our runs agree; with ρ = 0.6 our error agrees with the published one</source>
      <translation>der veröffentlichte Fehler ist bei jedem N₂ zwei- bis dreimal kleiner als der Bias durch λ bei ρ = 0.4, bei dem die Theorie, die unabhängigen Läufe und unsere Läufe übereinstimmen; mit ρ = 0.6 stimmt unser Fehler mit dem veröffentlichten überein</translation>
    </message>
    <message>
      <source>the published number is one run from one unlucky start: its centres are drawn from {0, 1} while the true parameters are drawn from {0, ½}, and nearly all nodes choose the same centre. From centres of {0, ½} every draw finds both clusters</source>
      <translation>die veröffentlichte Zahl ist ein einziger Lauf mit einem unglücklichen Start: Seine Zentren sind aus {0, 1} gezogen, die wahren Parameter dagegen aus {0, ½}, und fast alle Knoten wählen dasselbe Zentrum. Mit Zentren aus {0, ½} findet jede Ziehung beide Cluster</translation>
    </message>
    <message>
      <source>the published number is the mean of five draws, of which a few are ten times as large as the others; ours is the median of more draws</source>
      <translation>die veröffentlichte Zahl ist der Mittelwert von fünf Ziehungen, von denen einige zehnmal so große Werte haben wie die anderen; unsere ist der Median von mehr Ziehungen</translation>
    </message>
    <message>
      <source>the published number is the median of few draws, and whether a start finds all five clusters is a matter of luck; the median of twenty draws is within the band</source>
      <translation>die veröffentlichte Zahl ist der Median weniger Ziehungen, und ob ein Start alle fünf Cluster findet, ist Glückssache; der Median von zwanzig Ziehungen liegt im Toleranzband</translation>
    </message>
    <message>
      <source>the random numbers to come</source>
      <translation>die künftigen Zufallszahlen</translation>
    </message>
    <message>
      <source>the row of the matrix has {}, expected one per node, {}</source>
      <translation>die Zeile der Matrix hat {}, erwartet wird eine pro Knoten, also {}</translation>
    </message>
    <message>
      <source>the row of {} in the adjacency matrix has {}, expected {}: write the whole matrix</source>
      <translation>die Zeile von {} in der Adjazenzmatrix hat {}, erwartet werden {}: Schreiben Sie die ganze Matrix</translation>
    </message>
    <message>
      <source>the row of {} was expected, as column {} is called, got {}</source>
      <translation>erwartet wird die Zeile von {}, denn so heißt Spalte {}, gefunden: {}</translation>
    </message>
    <message>
      <source>the rows and columns have different labels, expected the same nodes in both</source>
      <translation>die Zeilen und Spalten haben verschiedene Namen, erwartet werden in beiden dieselben Knoten</translation>
    </message>
    <message>
      <source>the rows have another order than the columns</source>
      <translation>die Zeilen haben eine andere Reihenfolge als die Spalten</translation>
    </message>
    <message>
      <source>the rows have one cell more than the first line: their first ones are names of rows (guessed)</source>
      <translation>die Zeilen haben eine Zelle mehr als die erste Zeile: ihre ersten Zellen sind Namen von Zeilen (vermutet)</translation>
    </message>
    <message>
      <source>the rows name their nodes, see data.node; choose one of the two</source>
      <translation>die Zeilen nennen ihre Knoten, siehe data.node; wählen Sie eines von beiden</translation>
    </message>
    <message>
      <source>the rows of a time series cannot be divided among nodes: set the lags to 0 first</source>
      <translation>die Zeilen einer Zeitreihe lassen sich nicht auf Knoten verteilen: Setzen Sie zuerst die Lags auf 0</translation>
    </message>
    <message>
      <source>the rows of the adjacency matrix have another order than its columns: expected the row of {}, got {}</source>
      <translation>die Zeilen der Adjazenzmatrix haben eine andere Reihenfolge als ihre Spalten: Erwartet wird die Zeile von {}, gefunden: {}</translation>
    </message>
    <message>
      <source>the rows of training are known once all steps are done: no other step may follow</source>
      <translation>die Trainingszeilen stehen erst fest, wenn alle Schritte getan sind: Kein weiterer Schritt darf folgen</translation>
    </message>
    <message>
      <source>the rows of {} are joined in their order, as no key is chosen</source>
      <translation>die Zeilen von {} werden in ihrer Reihenfolge angefügt, da kein Schlüssel gewählt ist</translation>
    </message>
    <message>
      <source>the run has not begun</source>
      <translation>der Lauf hat noch nicht begonnen</translation>
    </message>
    <message>
      <source>the scale of the positions (they are brought into 0 to 1)</source>
      <translation>der Maßstab der Positionen (sie werden auf 0 bis 1 gebracht)</translation>
    </message>
    <message>
      <source>the server averages: w̄ ← (1/n) Σ&lt;sub&gt;i&lt;/sub&gt; w&lt;sub&gt;i&lt;/sub&gt;</source>
      <translation>der Server mittelt: w̄ ← (1/n) Σ&lt;sub&gt;i&lt;/sub&gt; w&lt;sub&gt;i&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>the server begins with a common model w</source>
      <translation>der Server beginnt mit einem gemeinsamen Modell w</translation>
    </message>
    <message>
      <source>the server begins with a few centres θ&lt;sub&gt;1&lt;/sub&gt;, θ&lt;sub&gt;2&lt;/sub&gt;, …</source>
      <translation>der Server beginnt mit einigen Zentren θ&lt;sub&gt;1&lt;/sub&gt;, θ&lt;sub&gt;2&lt;/sub&gt;, …</translation>
    </message>
    <message>
      <source>the server begins with w ← 0; α ← the step size</source>
      <translation>der Server beginnt mit w ← 0; α ← die Schrittweite</translation>
    </message>
    <message>
      <source>the server begins with w̄ ← 0</source>
      <translation>der Server beginnt mit w̄ ← 0</translation>
    </message>
    <message>
      <source>the server mixes the copies into w</source>
      <translation>der Server mischt die Kopien zu w</translation>
    </message>
    <message>
      <source>the server sends all centres to its nodes</source>
      <translation>der Server sendet alle Zentren an seine Knoten</translation>
    </message>
    <message>
      <source>the server sends w to its nodes</source>
      <translation>der Server sendet w an seine Knoten</translation>
    </message>
    <message>
      <source>the server sends w̄ to its clients</source>
      <translation>der Server sendet w̄ an seine Clients</translation>
    </message>
    <message>
      <source>the server steps along their mean: w ← w − (α/n) Σ&lt;sub&gt;i&lt;/sub&gt; g&lt;sub&gt;i&lt;/sub&gt;</source>
      <translation>der Server macht einen Schritt entlang ihres Mittels: w ← w − (α/n) Σ&lt;sub&gt;i&lt;/sub&gt; g&lt;sub&gt;i&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>the server steps along their mean: w ← w − (α/n) Σ&lt;sub&gt;i&lt;/sub&gt; ∇L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>der Server macht einen Schritt entlang ihres Mittels: w ← w − (α/n) Σ&lt;sub&gt;i&lt;/sub&gt; ∇L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>the server: θ&lt;sub&gt;j&lt;/sub&gt; ← θ&lt;sub&gt;j&lt;/sub&gt; − (η/|S|) Σ of the gradients of its nodes, or the mean of their models</source>
      <translation>der Server: θ&lt;sub&gt;j&lt;/sub&gt; ← θ&lt;sub&gt;j&lt;/sub&gt; − (η/|S|) Σ der Gradienten seiner Knoten oder das Mittel ihrer Modelle</translation>
    </message>
    <message>
      <source>the state of the session</source>
      <translation>der Zustand der Sitzung</translation>
    </message>
    <message>
      <source>the step size {} is larger than 2/β = {}, with the smoothness β = {} of the mean loss of all nodes: a centre that most of them take is not stable</source>
      <translation>die Schrittweite {} ist größer als 2/β = {}, mit der Glattheit β = {} des mittleren Verlusts aller Knoten: Ein Zentrum, das die meisten Knoten wählen, ist nicht stabil</translation>
    </message>
    <message>
      <source>the step size {} is larger than 2/β = {}, with the smoothness β ≤ {} of the objective</source>
      <translation>die Schrittweite {} ist größer als 2/β = {}, mit der Glattheit β ≤ {} der Zielfunktion</translation>
    </message>
    <message>
      <source>the step size {} is larger than {} = {}, with the smoothness β ≤ {} of the objective</source>
      <translation>die Schrittweite {} ist größer als {} = {}, mit der Glattheit β ≤ {} der Zielfunktion</translation>
    </message>
    <message>
      <source>the step size {} of the nodes is larger than 2/{} = {}, with the largest smoothness β = {} of their losses</source>
      <translation>die Schrittweite {} der Knoten ist größer als 2/{} = {}, mit der größten Glattheit β = {} ihrer Verluste</translation>
    </message>
    <message>
      <source>the steps of {} differ: from {} to {} it is {}, elsewhere {}; rows are counted, however far apart these are</source>
      <translation>die Schritte in {} sind verschieden groß: von {} bis {} ist einer {}, sonst {}; gezählt werden Zeilen, gleich wie weit diese auseinanderliegen</translation>
    </message>
    <message>
      <source>the study '{}' cannot be read</source>
      <translation>die Studie '{}' lässt sich nicht lesen</translation>
    </message>
    <message>
      <source>the study {}</source>
      <translation>die Studie {}</translation>
    </message>
    <message>
      <source>the summed losses are not strongly convex (α_C = 0)</source>
      <translation>die Summe der Verluste ist nicht stark konvex (α_C = 0)</translation>
    </message>
    <message>
      <source>the summed losses are too ill-conditioned to be minimised</source>
      <translation>die Summe der Verluste ist zu schlecht konditioniert, um sie zu minimieren</translation>
    </message>
    <message>
      <source>the summed losses have no minimiser, or none that Newton's method finds</source>
      <translation>die Summe der Verluste hat keinen Minimierer oder keinen, den das Newton-Verfahren findet</translation>
    </message>
    <message>
      <source>the sweep of the session</source>
      <translation>der Parameterlauf der Sitzung</translation>
    </message>
    <message>
      <source>the system gives this program no more threads {}. Close other programs, or raise the limit (ulimit -u)</source>
      <translation>das System gibt diesem Programm keine weiteren Threads {}. Schließen Sie andere Programme oder erhöhen Sie die Grenze (ulimit -u)</translation>
    </message>
    <message>
      <source>the system refused something {}: {}</source>
      <translation>das System hat {} etwas verweigert: {}</translation>
    </message>
    <message>
      <source>the table has a column {} already</source>
      <translation>die Tabelle hat schon eine Spalte {}</translation>
    </message>
    <message>
      <source>the table has a column {} already, rename it first</source>
      <translation>die Tabelle hat schon eine Spalte {}, benennen Sie sie zuerst um</translation>
    </message>
    <message>
      <source>the table has as many rows as columns of numbers; as an adjacency matrix without names it must have zeros on its diagonal: write the names of the nodes above and beside the matrix, or source and target above a list of edges</source>
      <translation>die Tabelle hat so viele Zeilen wie Spalten mit Zahlen; als Adjazenzmatrix ohne Namen muss sie auf der Diagonale Nullen haben: Schreiben Sie die Namen der Knoten über und neben die Matrix, oder source und target über eine Liste von Kanten</translation>
    </message>
    <message>
      <source>the table is read as the adjacency matrix of {} (guessed)</source>
      <translation>die Tabelle wird als Adjazenzmatrix von {} gelesen (vermutet)</translation>
    </message>
    <message>
      <source>the tag &lt;/{}&gt; is not closed</source>
      <translation>das Tag &lt;/{}&gt; ist nicht geschlossen</translation>
    </message>
    <message>
      <source>the tag &lt;{}&gt; is not closed</source>
      <translation>das Tag &lt;{}&gt; ist nicht geschlossen</translation>
    </message>
    <message>
      <source>the text does not name the penalty; with network Lasso, the mean of the losses, λ = 0.01 and γ = 1 the method is far from converged after the 1000 iterations of the table. 1.42e-5 arises by (39) with the settings of the official code: ℓ₁ penalty and the sum of the losses, which is λ = 0.001 and γ = 10 with the mean, see the preset table1</source>
      <translation>der Text nennt den Strafterm nicht; mit Network Lasso, dem Mittelwert der Verluste, λ = 0.01 und γ = 1 ist das Verfahren nach den 1000 Iterationen der Tabelle weit von der Konvergenz entfernt. 1.42e-5 entsteht nach (39) mit den Einstellungen des offiziellen Codes: ℓ₁-Strafterm und Summe der Verluste, was mit dem Mittelwert λ = 0.001 und γ = 10 ist, siehe die Vorlage table1</translation>
    </message>
    <message>
      <source>the text is not UTF-8, it is read as Windows-1252 (guessed)</source>
      <translation>der Text ist nicht in UTF-8 kodiert, er wird als Windows-1252 gelesen (vermutet)</translation>
    </message>
    <message>
      <source>the text is read as UTF-16 (guessed)</source>
      <translation>der Text wird als UTF-16 gelesen (vermutet)</translation>
    </message>
    <message>
      <source>the text names the error of the parameters, equation (39), and 0.133 could not be reproduced by (39), which gives 0.032; it is reproduced as the validation label MSE, which the official code reports, see the explanation</source>
      <translation>der Text nennt den Fehler der Parameter, Gleichung (39), und 0.133 ließ sich nach (39) nicht reproduzieren, was 0.032 ergibt; reproduziert wird es als Label-MSE der Validierung, den der offizielle Code ausgibt, siehe die Erklärung</translation>
    </message>
    <message>
      <source>the text sums over the neighbours; the exact solution then has the ratio 1.00, and with the printed learning rate 0.01 the method diverges. A ratio near 9 arises only with an averaging that the text does not have, if the coupling is divided by the number of nodes, see the explanation</source>
      <translation>der Text summiert über die Nachbarn; die exakte Lösung hat dann das Verhältnis 1.00, und mit der abgedruckten Lernrate 0.01 divergiert das Verfahren. Ein Verhältnis nahe 9 entsteht nur mit einer Mittelung, die nicht im Text steht, wenn die Kopplung durch die Zahl der Knoten geteilt wird, siehe die Erklärung</translation>
    </message>
    <message>
      <source>the time limit of {} s was over before the first iteration</source>
      <translation>die Zeitgrenze von {} s war schon vor der ersten Iteration erreicht</translation>
    </message>
    <message>
      <source>the trace</source>
      <translation>der Verlauf</translation>
    </message>
    <message>
      <source>the truth behind this data is not known, so bias and noise cannot be told apart. Choose data that is drawn, “Synthetic, linear model” or “Synthetic, sine waves”</source>
      <translation>das wahre Modell hinter diesen Daten ist nicht bekannt, daher lassen sich Bias und Rauschen nicht trennen. Wählen Sie gezogene Daten: „Synthetisch, lineares Modell“ oder „Synthetisch, Sinuswellen“</translation>
    </message>
    <message>
      <source>the update does not depend on this label</source>
      <translation>das Update hängt nicht von diesem Label ab</translation>
    </message>
    <message>
      <source>the update does not depend on this number, so nothing of it is shared</source>
      <translation>das Update hängt nicht von dieser Zahl ab, daher wird nichts von ihr geteilt</translation>
    </message>
    <message>
      <source>the value of {} of &lt;{}&gt; is not in quotes</source>
      <translation>der Wert von {} in &lt;{}&gt; steht nicht in Anführungszeichen</translation>
    </message>
    <message>
      <source>the value {} appears twice</source>
      <translation>der Wert {} kommt zweimal vor</translation>
    </message>
    <message>
      <source>the variance of y</source>
      <translation>die Varianz von y</translation>
    </message>
    <message>
      <source>the weights of a network are finite</source>
      <translation>die Gewichte eines Netzes müssen endlich sein</translation>
    </message>
    <message>
      <source>the {} attributes of {} nodes are too many for a table</source>
      <translation>{} Attribute von {} Knoten sind zu viele für eine Tabelle</translation>
    </message>
    <message>
      <source>the {} loss has no model, it compares points: choose Linear (linear) without intercept and ridge</source>
      <translation>der Verlust {} hat kein Modell, er vergleicht Punkte: Wählen Sie Linear (linear) ohne Achsenabschnitt und Ridge-Term</translation>
    </message>
    <message>
      <source>the {} loss needs one point per node, got {}</source>
      <translation>der Verlust {} braucht einen Punkt pro Knoten, gefunden: {}</translation>
    </message>
    <message>
      <source>theory</source>
      <translation>Theorie</translation>
    </message>
    <message>
      <source>theory gives (10/9)/(10/989) = 110, and the mean of many runs agrees; single runs are between 84 and 161</source>
      <translation>die Theorie ergibt (10/9)/(10/989) = 110, und der Mittelwert vieler Läufe stimmt damit überein; einzelne Läufe liegen zwischen 84 und 161</translation>
    </message>
    <message>
      <source>there are coordinates of {}, the graph has {}</source>
      <translation>es gibt Koordinaten für {}, der Graph hat {}</translation>
    </message>
    <message>
      <source>there are no features to compare: name the label, or choose another measure</source>
      <translation>es gibt keine Merkmale zum Vergleichen: Nennen Sie das Label, oder wählen Sie ein anderes Maß</translation>
    </message>
    <message>
      <source>there are no samples that a local model could be fitted to</source>
      <translation>es gibt keine Datenpunkte, an die sich ein lokales Modell anpassen ließe</translation>
    </message>
    <message>
      <source>there is no column of texts to compare {} with</source>
      <translation>es gibt keine Textspalte, mit der sich {} vergleichen ließe</translation>
    </message>
    <message>
      <source>there is no function {}, expected one of {}</source>
      <translation>die Funktion {} gibt es nicht, erwartet wird eine von {}</translation>
    </message>
    <message>
      <source>there is no memory for so large a picture</source>
      <translation>für ein so großes Bild reicht der Speicher nicht</translation>
    </message>
    <message>
      <source>there is no place for the files in it: {}</source>
      <translation>für die enthaltenen Dateien gibt es keinen Platz: {}</translation>
    </message>
    <message>
      <source>there is no such feature</source>
      <translation>dieses Merkmal gibt es nicht</translation>
    </message>
    <message>
      <source>there is no such field of a lesson</source>
      <translation>dieses Feld gibt es in einer Lektion nicht</translation>
    </message>
    <message>
      <source>there is no such field of a question</source>
      <translation>dieses Feld gibt es in einer Frage nicht</translation>
    </message>
    <message>
      <source>there is no such field of a scene</source>
      <translation>dieses Feld gibt es in einer Szene nicht</translation>
    </message>
    <message>
      <source>there is no such field of a view</source>
      <translation>ein solches Feld hat eine Ansicht nicht</translation>
    </message>
    <message>
      <source>there is no such node</source>
      <translation>diesen Knoten gibt es nicht</translation>
    </message>
    <message>
      <source>there is no sweep</source>
      <translation>es gibt keinen Parameterlauf</translation>
    </message>
    <message>
      <source>there is not enough memory for it</source>
      <translation>für die Datei reicht der Arbeitsspeicher nicht</translation>
    </message>
    <message>
      <source>there is not enough memory {}</source>
      <translation>der Speicher reicht nicht {}</translation>
    </message>
    <message>
      <source>there is nothing to draw</source>
      <translation>es gibt nichts zu zeichnen</translation>
    </message>
    <message>
      <source>there is one feature, so none can be left out. Choose more of them, or the model “Polynomial”, whose degree is varied</source>
      <translation>es gibt nur ein Merkmal, daher kann keines weggelassen werden. Wählen Sie mehr Merkmale oder das Modell „Polynom“, dessen Grad dann geändert wird</translation>
    </message>
    <message>
      <source>these nodes</source>
      <translation>diese Knoten</translation>
    </message>
    <message>
      <source>they learn</source>
      <translation>sie lernen</translation>
    </message>
    <message>
      <source>this local model has no memory</source>
      <translation>dieses lokale Modell speichert keinen Stand</translation>
    </message>
    <message>
      <source>this method asks no node for a minimiser that could be inexact; {} do</source>
      <translation>dieses Verfahren verlangt von keinem Knoten einen Minimierer, der ungenau sein könnte; das tun {}</translation>
    </message>
    <message>
      <source>this method is made for up to 256 parameters per node</source>
      <translation>dieses Verfahren ist für bis zu 256 Parameter pro Knoten gemacht</translation>
    </message>
    <message>
      <source>this method is made for up to 64 parameters per node</source>
      <translation>dieses Verfahren ist für bis zu 64 Parameter pro Knoten gemacht</translation>
    </message>
    <message>
      <source>this method needs a graph whose components are chains</source>
      <translation>dieses Verfahren braucht einen Graphen, dessen Komponenten Ketten sind</translation>
    </message>
    <message>
      <source>this method needs a graph without cycles (a chain, a star, a tree)</source>
      <translation>dieses Verfahren braucht einen Graphen ohne Zyklen (eine Kette, einen Stern, einen Baum)</translation>
    </message>
    <message>
      <source>this method needs a strongly convex loss at every node; {} of {} have none (no data, too little, or no ridge)</source>
      <translation>dieses Verfahren braucht an jedem Knoten einen stark konvexen Verlust; bei {} von {} Knoten fehlt er (keine Daten, zu wenige oder kein Ridge-Term)</translation>
    </message>
    <message>
      <source>this method needs convex losses, which a neural network does not have; choose Primal-dual (primal-dual), ADMM (admm), FedRelax (fedrelax), Gradient steps (gradient-steps) or a federated method</source>
      <translation>dieses Verfahren braucht konvexe Verlustfunktionen, und die hat ein neuronales Netz nicht; wählen Sie Primal-dual (primal-dual), ADMM (admm), FedRelax (fedrelax), Gradientenschritte (gradient-steps) oder ein föderiertes Verfahren</translation>
    </message>
    <message>
      <source>this method needs differentiable losses</source>
      <translation>dieses Verfahren braucht differenzierbare Verluste</translation>
    </message>
    <message>
      <source>this method needs differentiable losses: {}; and {}</source>
      <translation>dieses Verfahren braucht differenzierbare Verluste: {}; und {}</translation>
    </message>
    <message>
      <source>this method needs quadratic losses, {}, in which the parameters of a node are not coupled (one parameter per node, or diagonal Hessians)</source>
      <translation>dieses Verfahren braucht quadratische Verluste, {}, bei denen die Parameter eines Knotens nicht gekoppelt sind (ein Parameter pro Knoten oder diagonale Hesse-Matrizen)</translation>
    </message>
    <message>
      <source>this method needs weights from 1e-150 to 1e150</source>
      <translation>dieses Verfahren braucht Gewichte von 1e-150 bis 1e150</translation>
    </message>
    <message>
      <source>this method needs {}</source>
      <translation>dieses Verfahren braucht {}</translation>
    </message>
    <message>
      <source>this method needs {}, or any norm with one parameter per node</source>
      <translation>dieses Verfahren braucht {} oder eine beliebige Norm mit einem Parameter pro Knoten</translation>
    </message>
    <message>
      <source>this method runs on the ideal network only; {} also run where nodes pause and messages are late or lost</source>
      <translation>dieses Verfahren läuft nur im idealen Netzwerk; auch wo Knoten pausieren und Nachrichten sich verspäten oder verloren gehen, laufen {}</translation>
    </message>
    <message>
      <source>this method takes one step size for all models, and the curvature of a loss here has no bound; choose a method of Newton's kind or with proximal steps, such as Automatic (auto), or a loss whose curvature is bounded: {}</source>
      <translation>dieses Verfahren nimmt eine einzige Schrittweite für alle Modelle, und die Krümmung eines Verlusts hat hier keine Schranke; wählen Sie ein Verfahren nach Art von Newton oder mit proximalen Schritten, etwa Automatisch (auto), oder einen Verlust mit beschränkter Krümmung: {}</translation>
    </message>
    <message>
      <source>this method works with what nodes compute, not with what they send; tampered updates go with {}</source>
      <translation>dieses Verfahren nutzt, was Knoten berechnen, nicht, was sie senden; manipulierte Updates sind möglich bei {}</translation>
    </message>
    <message>
      <source>this method would need too much memory and time for the factors of this graph; choose Automatic (auto) or Primal-dual, adaptive steps (adaptive-primal-dual)</source>
      <translation>dieses Verfahren bräuchte für die Faktorisierung dieses Graphen zu viel Speicher und Zeit; wählen Sie Automatisch (auto) oder Primal-dual, adaptive Schritte (adaptive-primal-dual)</translation>
    </message>
    <message>
      <source>this method would need {} per step on this network, the limit is {}; Primal-dual, adaptive steps (adaptive-primal-dual) has no such limit</source>
      <translation>dieses Verfahren bräuchte in diesem Netzwerk {} pro Schritt, die Grenze ist {}; Primal-dual, adaptive Schritte (adaptive-primal-dual) hat keine solche Grenze</translation>
    </message>
    <message>
      <source>this method would need {} to factorise this network, the limit is {}; Conjugate gradients (conjugate-gradient) has no such limit</source>
      <translation>dieses Verfahren bräuchte {}, um dieses Netzwerk zu faktorisieren, die Grenze ist {}; Konjugierte Gradienten (conjugate-gradient) hat keine solche Grenze</translation>
    </message>
    <message>
      <source>this node</source>
      <translation>diesen Knoten</translation>
    </message>
    <message>
      <source>this node has no data that it could share</source>
      <translation>dieser Knoten hat keine Daten, die er teilen könnte</translation>
    </message>
    <message>
      <source>this node is an attacker: what it shares is not what it has</source>
      <translation>dieser Knoten ist ein Angreifer: Was er teilt, ist nicht das, was er hat</translation>
    </message>
    <message>
      <source>this number is the same in all samples, so nothing can be learned about it</source>
      <translation>diese Zahl ist in allen Datenpunkten gleich, daher lässt sich nichts über sie erfahren</translation>
    </message>
    <message>
      <source>time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>time limit</source>
      <translation>Zeitgrenze</translation>
    </message>
    <message>
      <source>time limit of {} s reached at iteration {}</source>
      <translation>Zeitgrenze von {} s bei Iteration {} erreicht</translation>
    </message>
    <message>
      <source>time-limit</source>
      <translation>Zeitgrenze</translation>
    </message>
    <message>
      <source>times in square brackets are not read: what holds for some time only is read as if it held always</source>
      <translation>Zeiten in eckigen Klammern werden nicht gelesen: Was nur eine Zeit lang gilt, wird gelesen, als gälte es immer</translation>
    </message>
    <message>
      <source>times without a distance from UTC, such as +02:00, are taken for UTC, while others have one: {} of {}</source>
      <translation>Zeiten ohne Abstand zu UTC, etwa +02:00, gelten als UTC, während andere einen haben: {} von {}</translation>
    </message>
    <message>
      <source>title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>to</source>
      <translation>nach</translation>
    </message>
    <message>
      <source>to</source>
      <comment>a value</comment>
      <translation>bis</translation>
    </message>
    <message>
      <source>to describe the session</source>
      <translation>für die Beschreibung der Sitzung</translation>
    </message>
    <message>
      <source>to follow the exact optimum</source>
      <translation>für das Verfolgen des exakten Optimums</translation>
    </message>
    <message>
      <source>to keep the session</source>
      <translation>zum Sichern der Sitzung</translation>
    </message>
    <message>
      <source>to save</source>
      <translation>zum Speichern</translation>
    </message>
    <message>
      <source>to say how the session is kept</source>
      <translation>für die Meldung, wie die Sitzung gesichert wird</translation>
    </message>
    <message>
      <source>to write it</source>
      <translation>zum Schreiben</translation>
    </message>
    <message>
      <source>total variation of the predictions, Σ A d(h, h'), without λ: how much neighbours disagree on the shared test set</source>
      <translation>Totalvariation der Vorhersagen, Σ A d(h, h'), ohne λ: wie uneinig sich Nachbarn auf den gemeinsamen Testdaten sind</translation>
    </message>
    <message>
      <source>training</source>
      <translation>Training</translation>
    </message>
    <message>
      <source>training MSE</source>
      <translation>Trainings-MSE</translation>
    </message>
    <message>
      <source>training accuracy</source>
      <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
      <source>training accuracy %1 %</source>
      <translation>Trainingsgenauigkeit %1 %</translation>
    </message>
    <message>
      <source>training error</source>
      <translation>Trainingsfehler</translation>
    </message>
    <message>
      <source>training labels</source>
      <translation>Trainingslabels</translation>
    </message>
    <message>
      <source>trees count in single precision: features must be below 3.4e38</source>
      <translation>Bäume rechnen in einfacher Genauigkeit: Merkmale müssen unter 3.4e38 liegen</translation>
    </message>
    <message>
      <source>trimmed-mean</source>
      <translation>getrimmter Mittelwert</translation>
    </message>
    <message>
      <source>trouser</source>
      <translation>Hose</translation>
    </message>
    <message>
      <source>true %1</source>
      <translation>wahr %1</translation>
    </message>
    <message>
      <source>true cluster</source>
      <translation>wahrer Cluster</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>true oder false</translation>
    </message>
    <message>
      <source>truth</source>
      <translation>wahres Modell</translation>
    </message>
    <message>
      <source>truth %1</source>
      <translation>wahres Modell %1</translation>
    </message>
    <message>
      <source>truth of all %L1 nodes</source>
      <translation>wahres Modell aller %L1 Knoten</translation>
    </message>
    <message>
      <source>truth of cluster %1 (%2)</source>
      <translation>wahres Modell von Cluster %1 (%2)</translation>
    </message>
    <message>
      <source>truth of node %1</source>
      <translation>wahres Modell von Knoten %1</translation>
    </message>
    <message>
      <source>truth of the nodes %1</source>
      <translation>wahres Modell der Knoten %1</translation>
    </message>
    <message>
      <source>truth read off the figure</source>
      <translation>wahre Modelle laut Abbildung</translation>
    </message>
    <message>
      <source>two nodes</source>
      <translation>zwei Knoten</translation>
    </message>
    <message>
      <source>two nodes are called {}</source>
      <translation>zwei Knoten heißen {}</translation>
    </message>
    <message>
      <source>u = (x − centre) / scale: one number, or one per feature.</source>
      <translation>u = (x − Zentrum) / Skala: eine Zahl oder eine pro Merkmal.</translation>
    </message>
    <message>
      <source>uncertified</source>
      <translation>ohne Zertifikat</translation>
    </message>
    <message>
      <source>uncorrelated with age</source>
      <translation>unkorreliert mit dem Alter</translation>
    </message>
    <message>
      <source>uniform</source>
      <translation>gleichverteilt</translation>
    </message>
    <message>
      <source>uniqueness</source>
      <translation>Eindeutigkeit</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>unbekannt</translation>
    </message>
    <message>
      <source>unknown column {}, expected {}x1, x2, ...</source>
      <translation>unbekannte Spalte {}, erwartet werden {}x1, x2, ...</translation>
    </message>
    <message>
      <source>unknown field; {} has {}</source>
      <translation>unbekanntes Feld; {} hat {}</translation>
    </message>
    <message>
      <source>unlabelled</source>
      <translation>ohne Labels</translation>
    </message>
    <message>
      <source>uses labels that the study hides for the test: compare features, or let the data keep nodes (data.heldOut) or samples (data.validation)</source>
      <translation>verwendet Labels, die die Hold-out-Studie für den Test verbirgt: Vergleichen Sie Merkmale, oder lassen Sie die Daten Knoten (data.heldOut) oder Datenpunkte (data.validation) zurückhalten</translation>
    </message>
    <message>
      <source>uses labels that the study hides to choose λ: compare features, or set heldOut.validationFraction to 0</source>
      <translation>verwendet Labels, die die Hold-out-Studie für die Wahl von λ verbirgt: Vergleichen Sie Merkmale, oder setzen Sie heldOut.validationFraction auf 0</translation>
    </message>
    <message>
      <source>utf-16</source>
      <translation>utf-16</translation>
    </message>
    <message>
      <source>utf-8</source>
      <translation>utf-8</translation>
    </message>
    <message>
      <source>validation</source>
      <translation>Validierung</translation>
    </message>
    <message>
      <source>validation accuracy</source>
      <translation>Validierungsgenauigkeit</translation>
    </message>
    <message>
      <source>validation accuracy %1 %</source>
      <translation>Validierungsgenauigkeit %1 %</translation>
    </message>
    <message>
      <source>validation accuracy of one tree</source>
      <translation>Validierungsgenauigkeit eines Baums</translation>
    </message>
    <message>
      <source>validation data</source>
      <translation>Validierungsdaten</translation>
    </message>
    <message>
      <source>validation data in the colour of its label</source>
      <translation>Validierungsdaten in der Farbe ihres Labels</translation>
    </message>
    <message>
      <source>validation error</source>
      <translation>Validierungsfehler</translation>
    </message>
    <message>
      <source>validation error %1</source>
      <translation>Validierungsfehler %1</translation>
    </message>
    <message>
      <source>validation error (mean squared error)</source>
      <translation>Validierungsfehler (mittlerer quadratischer Fehler)</translation>
    </message>
    <message>
      <source>validation error (share of wrong predictions)</source>
      <translation>Validierungsfehler (Anteil falscher Vorhersagen)</translation>
    </message>
    <message>
      <source>validation error of honest nodes</source>
      <translation>Validierungsfehler ehrlicher Knoten</translation>
    </message>
    <message>
      <source>validation error of honest nodes (share of wrong predictions)</source>
      <translation>Validierungsfehler ehrlicher Knoten (Anteil falscher Vorhersagen)</translation>
    </message>
    <message>
      <source>validation label MSE</source>
      <translation>MSE der Validierungslabels</translation>
    </message>
    <message>
      <source>validation label MSE instead of (39)</source>
      <translation>Label-MSE der Validierung statt (39)</translation>
    </message>
    <message>
      <source>validation label MSE of the independent run</source>
      <translation>Label-MSE der Validierung des unabhängigen Laufs</translation>
    </message>
    <message>
      <source>validation labels</source>
      <translation>Validierungslabels</translation>
    </message>
    <message>
      <source>validation labels of neighbours</source>
      <translation>Validierungslabels der Nachbarn</translation>
    </message>
    <message>
      <source>validation&amp;nbsp;error</source>
      <translation>Validierungsfehler</translation>
    </message>
    <message>
      <source>value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>values</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>variance V</source>
      <translation>Varianz V</translation>
    </message>
    <message>
      <source>vectors</source>
      <translation>Vektoren</translation>
    </message>
    <message>
      <source>verdict</source>
      <translation>Urteil</translation>
    </message>
    <message>
      <source>view</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>views</source>
      <translation>Ansichten</translation>
    </message>
    <message>
      <source>w</source>
      <translation>w</translation>
    </message>
    <message>
      <source>w ← w + αp</source>
      <translation>w ← w + αp</translation>
    </message>
    <message>
      <source>w&lt;sub&gt;%1&lt;/sub&gt; − w&lt;sub&gt;%2&lt;/sub&gt; = %3</source>
      <translation>w&lt;sub&gt;%1&lt;/sub&gt; − w&lt;sub&gt;%2&lt;/sub&gt; = %3</translation>
    </message>
    <message>
      <source>w&lt;sub&gt;i&lt;/sub&gt; ← prox&lt;sub&gt;τ&lt;sub&gt;i&lt;/sub&gt;L&lt;sub&gt;i&lt;/sub&gt;&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt; − τ&lt;sub&gt;i&lt;/sub&gt; s&lt;sub&gt;i&lt;/sub&gt;)</source>
      <translation>w&lt;sub&gt;i&lt;/sub&gt; ← prox&lt;sub&gt;τ&lt;sub&gt;i&lt;/sub&gt;L&lt;sub&gt;i&lt;/sub&gt;&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt; − τ&lt;sub&gt;i&lt;/sub&gt; s&lt;sub&gt;i&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − α g&lt;sub&gt;i&lt;/sub&gt;</source>
      <translation>w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − α g&lt;sub&gt;i&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − α&lt;sub&gt;k&lt;/sub&gt;(g&lt;sub&gt;i&lt;/sub&gt; + Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt;u&lt;sub&gt;e&lt;/sub&gt;), perturbed and projected where that is asked for</source>
      <translation>w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − α&lt;sub&gt;k&lt;/sub&gt;(g&lt;sub&gt;i&lt;/sub&gt; + Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt;u&lt;sub&gt;e&lt;/sub&gt;), gestört und projiziert, wo das verlangt ist</translation>
    </message>
    <message>
      <source>waits for the start</source>
      <translation>wartet auf den Start</translation>
    </message>
    <message>
      <source>was stopped</source>
      <translation>wurde angehalten</translation>
    </message>
    <message>
      <source>weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <source>weight %1</source>
      <translation>Gewicht %1</translation>
    </message>
    <message>
      <source>weight must be &gt; 0, got {}</source>
      <translation>das Gewicht muss &gt; 0 sein, ist aber {}</translation>
    </message>
    <message>
      <source>weight must be &gt; 0, got {}; graph.nonPositiveWeights can be drop or one</source>
      <translation>das Gewicht muss &gt; 0 sein, ist aber {}; graph.nonPositiveWeights kann drop oder one sein</translation>
    </message>
    <message>
      <source>weight must be &gt; 0, or 0 to remove the edge, got {}</source>
      <translation>das Gewicht muss &gt; 0 sein oder 0, um die Kante zu entfernen, ist aber {}</translation>
    </message>
    <message>
      <source>weights 1 and ½</source>
      <translation>Gewichte 1 und ½</translation>
    </message>
    <message>
      <source>what begins here with &lt;! or &lt;? is not closed</source>
      <translation>was hier mit &lt;! oder &lt;? beginnt, ist nicht geschlossen</translation>
    </message>
    <message>
      <source>what can be changed</source>
      <translation>was sich ändern lässt</translation>
    </message>
    <message>
      <source>what holds for some time only is read as if it held always</source>
      <translation>was nur eine Zeit lang gilt, wird gelesen, als gälte es immer</translation>
    </message>
    <message>
      <source>what the method remembers</source>
      <translation>der innere Zustand des Verfahrens</translation>
    </message>
    <message>
      <source>what the network makes of its models</source>
      <translation>was das Netzwerk aus ihren Modellen macht</translation>
    </message>
    <message>
      <source>what {}s hold under the key {} is not read, it is neither a number nor a text</source>
      <translation>was Elemente &lt;{}&gt; unter dem Schlüssel {} enthalten, wird nicht gelesen, es ist weder eine Zahl noch ein Text</translation>
    </message>
    <message>
      <source>where it is slow to end: Newton steps, if the graph allows them</source>
      <translation>wo es langsam endet: Newton-Schritte, wenn der Graph sie erlaubt</translation>
    </message>
    <message>
      <source>where its minimum is reached: W°, U° ← the minimiser and its flows, and ε ← a smaller ε</source>
      <translation>wo ihr Minimum erreicht ist: W°, U° ← der Minimierer und seine Flüsse, und ε ← ein kleineres ε</translation>
    </message>
    <message>
      <source>where the graph is learned: every node chooses the neighbours with the closest predictions</source>
      <translation>wo der Graph gelernt wird: jeder Knoten wählt die Nachbarn mit den ähnlichsten Vorhersagen</translation>
    </message>
    <message>
      <source>where there is none, the group is split, and the loop goes on</source>
      <translation>wo es keinen gibt, wird die Gruppe geteilt, und die Schleife geht weiter</translation>
    </message>
    <message>
      <source>where z has come much nearer to rest: begin anew from here, z° ← z and k ← 0, with a new balance of the steps</source>
      <translation>wo z der Ruhe viel näher gekommen ist: von hier neu beginnen, z° ← z und k ← 0, mit neu abgestimmten Schritten</translation>
    </message>
    <message>
      <source>which steps shrink the error</source>
      <translation>den Einfluss der Schrittweite auf den Fehler</translation>
    </message>
    <message>
      <source>windows-1252</source>
      <translation>windows-1252</translation>
    </message>
    <message>
      <source>with acceleration Y ← W + β(W − W&lt;sup&gt;before&lt;/sup&gt;), else Y ← W; begin anew where the objective rises</source>
      <translation>mit Beschleunigung Y ← W + β(W − W&lt;sup&gt;vorher&lt;/sup&gt;), sonst Y ← W; neu beginnen, wo die Zielfunktion steigt</translation>
    </message>
    <message>
      <source>with acceleration u goes on a little further in the same direction</source>
      <translation>mit Beschleunigung geht u noch ein wenig in derselben Richtung weiter</translation>
    </message>
    <message>
      <source>with its edges</source>
      <translation>mit seinen Kanten</translation>
    </message>
    <message>
      <source>with more than {} parameters per node it leaves out a step that tight certificates need</source>
      <translation>bei mehr als {} Parametern pro Knoten fehlt ihm ein Schritt, den enge Zertifikate brauchen</translation>
    </message>
    <message>
      <source>with noise the iterates do not settle: more nodes need labels</source>
      <translation>mit Rauschen kommen die Iterierten nicht zur Ruhe: Mehr Knoten brauchen Labels</translation>
    </message>
    <message>
      <source>with the numbers of node %1</source>
      <translation>mit den Zahlen des Knotens %1</translation>
    </message>
    <message>
      <source>with true parameters from N(0, I), as printed, the critical λ is 10.4 ± 3.0; the figure shows (2, −2) with a spread near 0.4, for which λ = 5 is enough</source>
      <translation>mit wahren Parametern aus N(0, I), wie abgedruckt, ist das kritische λ 10.4 ± 3.0; die Abbildung zeigt (2, −2) mit einer Streuung von etwa 0.4, und dafür genügt λ = 5</translation>
    </message>
    <message>
      <source>with ρ = 0.6</source>
      <translation>mit ρ = 0.6</translation>
    </message>
    <message>
      <source>within-cluster</source>
      <translation>im Cluster</translation>
    </message>
    <message>
      <source>without a column row follows row, but the table has {} and {} has {}: name the columns of the key</source>
      <translation>ohne Spalte folgt Zeile auf Zeile, aber die Tabelle hat {} und {} hat {}: geben Sie die Spalten des Schlüssels an</translation>
    </message>
    <message>
      <source>without age</source>
      <translation>ohne Alter</translation>
    </message>
    <message>
      <source>without labels a node has one row</source>
      <translation>ohne Labels hat ein Knoten nur eine Zeile</translation>
    </message>
    <message>
      <source>without rings</source>
      <translation>ohne Ring</translation>
    </message>
    <message>
      <source>without the attack</source>
      <translation>ohne den Angriff</translation>
    </message>
    <message>
      <source>worst draw</source>
      <translation>schlechteste Ziehung</translation>
    </message>
    <message>
      <source>would have about {} edges, at most {} are possible</source>
      <translation>hätte etwa {} Kanten, möglich sind höchstens {}</translation>
    </message>
    <message>
      <source>would have {} nodes, at most {} are possible</source>
      <translation>hätte {} Knoten, möglich sind höchstens {}</translation>
    </message>
    <message>
      <source>would make a table of {} rows and {} columns, more than {} cells</source>
      <translation>ergäbe eine Tabelle mit {} Zeilen und {} Spalten, mehr als {} Zellen</translation>
    </message>
    <message>
      <source>would take about {} of memory; {} is free; most of it is for {}</source>
      <translation>bräuchte etwa {0} Speicher, das meiste davon für {2}; frei sind {1}</translation>
    </message>
    <message>
      <source>write the Newton system (∇²L + DᵀCD) ΔW = −∇F&lt;sub&gt;μ&lt;/sub&gt;</source>
      <translation>das Newton-System (∇²L + DᵀCD) ΔW = −∇F&lt;sub&gt;μ&lt;/sub&gt; aufstellen</translation>
    </message>
    <message>
      <source>write the optimality conditions as one linear system Mw = b, with M = blockdiag(H&lt;sub&gt;i&lt;/sub&gt;) + λ L&lt;sub&gt;A&lt;/sub&gt; ⊗ Q</source>
      <translation>die Optimalitätsbedingungen als ein lineares System Mw = b schreiben, mit M = blockdiag(H&lt;sub&gt;i&lt;/sub&gt;) + λ L&lt;sub&gt;A&lt;/sub&gt; ⊗ Q</translation>
    </message>
    <message>
      <source>wrong predictions (training)</source>
      <translation>falsche Vorhersagen (Training)</translation>
    </message>
    <message>
      <source>wrong predictions (validation)</source>
      <translation>falsche Vorhersagen (Validierung)</translation>
    </message>
    <message>
      <source>wrong predictions of honest nodes</source>
      <translation>falsche Vorhersagen ehrlicher Knoten</translation>
    </message>
    <message>
      <source>wrong training labels</source>
      <translation>falsche Trainingslabels</translation>
    </message>
    <message>
      <source>wrong validation labels</source>
      <translation>falsche Validierungslabels</translation>
    </message>
    <message>
      <source>wᵀx</source>
      <translation>wᵀx</translation>
    </message>
    <message>
      <source>x, longitude</source>
      <translation>x, Längengrad</translation>
    </message>
    <message>
      <source>y %1</source>
      <translation>y %1</translation>
    </message>
    <message>
      <source>y − %1</source>
      <translation>y − %1</translation>
    </message>
    <message>
      <source>y, latitude</source>
      <translation>y, Breitengrad</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>z ← (k+1)/(k+2) · (2T(z) − z) + 1/(k+2) · z°</source>
      <translation>z ← (k+1)/(k+2) · (2T(z) − z) + 1/(k+2) · z°</translation>
    </message>
    <message>
      <source>z ← (w, u) ← 0; the anchor z° ← z</source>
      <translation>z ← (w, u) ← 0; der Anker z° ← z</translation>
    </message>
    <message>
      <source>zero</source>
      <translation>null</translation>
    </message>
    <message>
      <source>zero-half</source>
      <translation>0–½</translation>
    </message>
    <message>
      <source>zero-one</source>
      <translation>0–1</translation>
    </message>
    <message>
      <source>{"lambda": 0.1} or {"penalty": {"kind": "l1"}}</source>
      <translation>{"lambda": 0.1} oder {"penalty": {"kind": "l1"}}</translation>
    </message>
    <message>
      <source>{0} clusters need {0} matrices, 1 or none, got {1}</source>
      <translation>{0} Cluster brauchen {0} Matrizen, 1 oder keine, gefunden: {1}</translation>
    </message>
    <message>
      <source>{}    &lt;node id="n{}"&gt;&lt;data key="name"&gt;{}&lt;/data&gt;</source>
      <translation>{}    &lt;node id="n{}"&gt;&lt;data key="name"&gt;{}&lt;/data&gt;</translation>
    </message>
    <message>
      <source>{} (and {} more)</source>
      <translation>{} (und {} weitere)</translation>
    </message>
    <message>
      <source>{} (another objective: loss, gtv and objective of GTVMin are measured)</source>
      <translation>{} (eine andere Zielfunktion: gemessen werden Verlust, GTV und Zielfunktion von GTVMin)</translation>
    </message>
    <message>
      <source>{} (others at {})</source>
      <translation>{} (andere an {})</translation>
    </message>
    <message>
      <source>{} (without the intercept)</source>
      <translation>{} (ohne Achsenabschnitt)</translation>
    </message>
    <message>
      <source>{} ({}) is trained by fitting and predicting, and the method changes parameter vectors; choose Linear (linear), Neural network (mlp) or a model with features of its own</source>
      <translation>{} ({}) lernt durch Anpassen und Vorhersagen, das Verfahren ändert aber Parametervektoren; wählen Sie Linear (linear), Neuronales Netz (mlp) oder ein Modell mit eigenen Merkmalen</translation>
    </message>
    <message>
      <source>{} ({}) is trained by the losses {}, not by {}</source>
      <translation>{} ({}) wird mit den Verlusten {} trainiert, nicht mit {}</translation>
    </message>
    <message>
      <source>{} and {} are of one row and one column: choose how their values become one, such as mean</source>
      <translation>{} und {} gehören zu derselben neuen Zeile und Spalte: Wählen Sie, wie aus ihren Werten einer wird, etwa mean</translation>
    </message>
    <message>
      <source>{} and {} more</source>
      <translation>{} und {} weitere</translation>
    </message>
    <message>
      <source>{} appears twice, and without labels a node has one row</source>
      <translation>{} kommt zweimal vor, aber ohne Labels hat ein Knoten nur eine Zeile</translation>
    </message>
    <message>
      <source>{} appears twice{}; graph.parallelEdges can be sum, mean, max or first</source>
      <translation>{} kommt zweimal vor{}; graph.parallelEdges kann sum, mean, max oder first sein</translation>
    </message>
    <message>
      <source>{} at iteration {}</source>
      <translation>{} bei Iteration {}</translation>
    </message>
    <message>
      <source>{} became {} with {}</source>
      <translation>aus {} wurden {} mit {}</translation>
    </message>
    <message>
      <source>{} behind the number of nodes on line {} is not read</source>
      <translation>{} hinter der Zahl der Knoten in Zeile {} wird nicht gelesen</translation>
    </message>
    <message>
      <source>{} belongs to another user</source>
      <translation>{} gehört einem anderen Benutzer</translation>
    </message>
    <message>
      <source>{} came after its last iterate, of iteration {}; left out: {}</source>
      <translation>{0}: der letzte Stand ist der von Iteration {1}; weggelassen wurde, was danach kam: {2}</translation>
    </message>
    <message>
      <source>{} can move without changing the objective</source>
      <translation>ohne Änderung der Zielfunktion verschiebbar: {}</translation>
    </message>
    <message>
      <source>{} cannot be read as a formula near {}</source>
      <translation>{} lässt sich in der Nähe von {} nicht als Formel lesen</translation>
    </message>
    <message>
      <source>{} changes parameter vectors, for which all nodes need the same model; models of several kinds need agnostic-fedrelax</source>
      <translation>{} ändert Parametervektoren, und dafür brauchen alle Knoten dasselbe Modell; Modelle verschiedener Arten brauchen agnostic-fedrelax</translation>
    </message>
    <message>
      <source>{} columns are left out: {}, …</source>
      <translation>{} Spalten werden weggelassen: {}, …</translation>
    </message>
    <message>
      <source>{} components have no labels, the first is that of node '{}': their solution is not unique</source>
      <translation>{} Komponenten haben keine Labels, die erste ist die von Knoten '{}': Ihre Lösungen sind nicht eindeutig</translation>
    </message>
    <message>
      <source>{} copies of {} rows do not fit in memory</source>
      <translation>{} Kopien von {} Zeilen passen nicht in den Speicher</translation>
    </message>
    <message>
      <source>{} declares the weights {} to be texts; convert reads those that spell numbers</source>
      <translation>{} deklariert die Gewichte {} als Texte; convert liest davon die, die Zahlen darstellen</translation>
    </message>
    <message>
      <source>{} does not say '{}'</source>
      <translation>{}: '{}' fehlt</translation>
    </message>
    <message>
      <source>{} ended at iteration {}, but has only {}</source>
      <translation>{} endete bei Iteration {}, hat aber nur {}</translation>
    </message>
    <message>
      <source>{} ended at iteration {}, where no run ends</source>
      <translation>{} endete bei Iteration {}, wo kein Lauf enden kann</translation>
    </message>
    <message>
      <source>{} experiments and {} reports</source>
      <translation>{} Experimente und {} Berichte</translation>
    </message>
    <message>
      <source>{} features need {} weights, got {}</source>
      <translation>die Zahl der Gewichte muss gleich der Zahl der Merkmale sein, also {0}, ist aber {2}</translation>
    </message>
    <message>
      <source>{} features of about {} samples</source>
      <translation>{} Merkmale von etwa {} Datenpunkten</translation>
    </message>
    <message>
      <source>{} features of {} samples do not fit in memory</source>
      <translation>{} Merkmale von {} Datenpunkten passen nicht in den Speicher</translation>
    </message>
    <message>
      <source>{} flows of {} numbers</source>
      <translation>{} Flüsse mit je {} Zahlen</translation>
    </message>
    <message>
      <source>{} further columns get such names, too</source>
      <translation>weitere so umbenannte Spalten: {}</translation>
    </message>
    <message>
      <source>{} gave {} files, expected one package</source>
      <translation>{} ergab {} Dateien, erwartet wird ein einziges Paket</translation>
    </message>
    <message>
      <source>{} has a point, got {}: this file has decimal commas, and points that separate thousands are not read</source>
      <translation>{} hat einen Punkt, angegeben ist {}: diese Datei hat Dezimalkommas, und Punkte zwischen Tausendern werden nicht gelesen</translation>
    </message>
    <message>
      <source>{} has another size</source>
      <translation>{} hat eine andere Größe</translation>
    </message>
    <message>
      <source>{} has no column {}, found {}</source>
      <translation>{} hat keine Spalte {}, gefunden: {}</translation>
    </message>
    <message>
      <source>{} has no value</source>
      <translation>{} hat keinen Wert</translation>
    </message>
    <message>
      <source>{} has one name above rows such as {}: choose comma if this is one number with a decimal comma, or point if its first part is the name of the row</source>
      <translation>{} hat einen einzigen Namen über Zeilen wie {}: Wählen Sie comma, wenn dies eine einzige Zahl mit Dezimalkomma ist, oder point, wenn ihr erster Teil der Name der Zeile ist</translation>
    </message>
    <message>
      <source>{} has rows that cannot be read</source>
      <translation>{} hat Zeilen, die sich nicht lesen lassen</translation>
    </message>
    <message>
      <source>{} has weight {} in one direction and {} in the other; graph.directions can be sum, mean, max or first</source>
      <translation>{} hat in der einen Richtung das Gewicht {} und in der anderen {}; graph.directions kann sum, mean, max oder first sein</translation>
    </message>
    <message>
      <source>{} has {}, a date that does not exist</source>
      <translation>{}: das Datum {} gibt es nicht</translation>
    </message>
    <message>
      <source>{} has {}, expected a time such as 2024-01-31 12:00 or 31.1.2024 12:00; say how it is written in format, such as %d/%m/%y %H:%M</source>
      <translation>{}: {}, erwartet wird eine Zeit wie 2024-01-31 12:00 oder 31.1.2024 12:00; geben Sie unter format an, wie sie geschrieben ist, etwa %d/%m/%y %H:%M</translation>
    </message>
    <message>
      <source>{} has {}, expected numbers such as [0.3, -1.9]</source>
      <translation>{}: {}, erwartet werden Zahlen wie [0.3, -1.9]</translation>
    </message>
    <message>
      <source>{} has {}, expected {} or {}</source>
      <translation>{} hat {}, erwartet wird {} oder {}</translation>
    </message>
    <message>
      <source>{} has {}, expected {}, {} or {}</source>
      <translation>{} hat {}, erwartet wird {}, {} oder {}</translation>
    </message>
    <message>
      <source>{} has {}, which is not written as {} says</source>
      <translation>{}: {}, was nicht so geschrieben ist, wie {} es angibt</translation>
    </message>
    <message>
      <source>{} is before {}, which is learned from: lags would look at what is held back</source>
      <translation>{} liegt vor einer Zeile, aus der gelernt wird ({}): Lags würden Zurückgehaltenes ansehen</translation>
    </message>
    <message>
      <source>{} is empty, expected a node key</source>
      <translation>{} ist leer, erwartet wird ein Knotenschlüssel</translation>
    </message>
    <message>
      <source>{} is given twice</source>
      <translation>{} ist zweimal angegeben</translation>
    </message>
    <message>
      <source>{} is installed</source>
      <translation>{} ist installiert</translation>
    </message>
    <message>
      <source>{} is missing; graph.missingWeights can be one or drop</source>
      <translation>{} fehlt; graph.missingWeights kann one oder drop sein</translation>
    </message>
    <message>
      <source>{} is no complete formula</source>
      <translation>{} ist keine vollständige Formel</translation>
    </message>
    <message>
      <source>{} is not a folder</source>
      <translation>{} ist kein Ordner</translation>
    </message>
    <message>
      <source>{} is not installed: use Data → Install images…, or gtvlab-cli data install {}</source>
      <translation>{} ist nicht installiert: Verwenden Sie Daten → Bilder installieren… oder gtvlab-cli data install {}</translation>
    </message>
    <message>
      <source>{} is not known</source>
      <translation>{} ist nicht bekannt</translation>
    </message>
    <message>
      <source>{} is not known; expected n, nm, format or diagonal</source>
      <translation>{} ist nicht bekannt; erwartet wird n, nm, format oder diagonal</translation>
    </message>
    <message>
      <source>{} is not what was written</source>
      <translation>{} entspricht nicht dem, was geschrieben wurde</translation>
    </message>
    <message>
      <source>{} is outside of [{}, {}]</source>
      <translation>{} liegt außerhalb von [{}, {}]</translation>
    </message>
    <message>
      <source>{} is outside of [{}, {}], and of [{}, {}] where it is known to be</source>
      <translation>{} liegt außerhalb von [{}, {}] und auch von [{}, {}], wo der Wert erfahrungsgemäß liegt</translation>
    </message>
    <message>
      <source>{} is where all are 0</source>
      <translation>bei {} sind alle 0</translation>
    </message>
    <message>
      <source>{} iteration done</source>
      <translation>{} Iteration ausgeführt</translation>
    </message>
    <message>
      <source>{} iterations done</source>
      <translation>{} Iterationen ausgeführt</translation>
    </message>
    <message>
      <source>{} multiplications</source>
      <translation>{} Multiplikationen</translation>
    </message>
    <message>
      <source>{} must be a number &gt; 0, got {}</source>
      <translation>{} muss eine Zahl &gt; 0 sein, gefunden: {}</translation>
    </message>
    <message>
      <source>{} must be a whole number from 0 to {}, got {}</source>
      <translation>{} muss eine ganze Zahl von 0 bis {} sein, gefunden: {}</translation>
    </message>
    <message>
      <source>{} needs {}, the experiment's loss {} needs {}</source>
      <translation>{} braucht {}, der Verlust {} des Experiments braucht {}</translation>
    </message>
    <message>
      <source>{} nodes and {} edges</source>
      <translation>{} Knoten und {} Kanten</translation>
    </message>
    <message>
      <source>{} nodes with {} parameters are more than {} unknowns</source>
      <translation>{} Knoten mit {} Parametern ergeben mehr als {} Unbekannte</translation>
    </message>
    <message>
      <source>{} of class {}</source>
      <translation>{}, Klasse {}</translation>
    </message>
    <message>
      <source>{} of one {} appears twice</source>
      <translation>{} kommt im selben Element ({}) zweimal vor</translation>
    </message>
    <message>
      <source>{} of the matrix {} missing</source>
      <translation>der Matrix fehlen: {0}</translation>
    </message>
    <message>
      <source>{} of {} are kept</source>
      <translation>behalten: {} von {}</translation>
    </message>
    <message>
      <source>{} of {} cannot be compared with others, which leaves them without edges (samples that are too few, all equal or too large, or without labels): the first is {}</source>
      <translation>bei {} von {} ist kein Vergleich mit anderen möglich, daher gibt es dort keine Kanten (Datenpunkte sind zu wenige, alle gleich oder zu groß, oder sie haben keine Labels): der erste ist {}</translation>
    </message>
    <message>
      <source>{} of {} found no row of {} and have missing values</source>
      <translation>ohne passende Zeile in {2} und daher mit fehlenden Werten: {0} von {1}</translation>
    </message>
    <message>
      <source>{} of {} is missing</source>
      <translation>{} von {} fehlt</translation>
    </message>
    <message>
      <source>{} of {} of the data ({}) {} no {} of the graph ({}), the first is {}: {} alone</source>
      <translation>die Daten ({2}) haben {1}, davon {0} ohne Knoten im Graphen ({5}), der erste ist {6}; {7} allein</translation>
    </message>
    <message>
      <source>{} of {} of the graph ({}) {} no row in the data ({}), the first is {}</source>
      <translation>der Graph ({2}) hat {1}, davon {0} ohne Zeile in den Daten ({4}), der erste ist {5}</translation>
    </message>
    <message>
      <source>{} of {} of {} {} left out, as values are missing: the rows of a series may have no gaps</source>
      <translation>{2} hat {1}, wegen fehlender Werte weggelassen: {0}; die Zeilen einer Reihe dürfen keine Lücken haben</translation>
    </message>
    <message>
      <source>{} on either side {} more than {} nodes, there {} {}</source>
      <translation>für {0} auf jeder Seite sind mehr als {2} Knoten nötig, es gibt {4}</translation>
    </message>
    <message>
      <source>{} on line {} is not read</source>
      <translation>{} in Zeile {} wird nicht gelesen</translation>
    </message>
    <message>
      <source>{} on line {} is not read, it is not part of a graph</source>
      <translation>{} in Zeile {} wird nicht gelesen, da es nicht zu einem Graphen gehört</translation>
    </message>
    <message>
      <source>{} or "inf"</source>
      <translation>{} oder "inf"</translation>
    </message>
    <message>
      <source>{} parameters at each of {} nodes do not fit in memory</source>
      <translation>{} Parameter an jedem von {} Knoten passen nicht in den Speicher</translation>
    </message>
    <message>
      <source>{} points of dimension {} do not fit in memory</source>
      <translation>{} Punkte der Dimension {} passen nicht in den Speicher</translation>
    </message>
    <message>
      <source>{} replicates of {} numbers that are shared</source>
      <translation>{} Replikate von {} geteilten Zahlen</translation>
    </message>
    <message>
      <source>{} runs are too many, expected at most {}</source>
      <translation>{} Läufe sind zu viele, erwartet werden höchstens {}</translation>
    </message>
    <message>
      <source>{} samples do not fit in memory</source>
      <translation>{} Datenpunkte passen nicht in den Speicher</translation>
    </message>
    <message>
      <source>{} samples in groups of {} by {} features would take too long; choose one feature, or larger groups</source>
      <translation>{0} Datenpunkte nach {2} Merkmalen in Gruppen zu {1} einzuteilen, würde zu lange dauern; wählen Sie ein einziges Merkmal oder größere Gruppen</translation>
    </message>
    <message>
      <source>{} samples, {} nodes and {} test points of dimension {} do not fit in memory</source>
      <translation>{} Datenpunkte, {} Knoten und {} Testpunkte der Dimension {} passen nicht in den Speicher</translation>
    </message>
    <message>
      <source>{} sends no messages that can be counted, so it cannot race by bytes</source>
      <translation>{} sendet keine Nachrichten, die sich zählen lassen, und kann daher nicht an einem Wettlauf nach Bytes teilnehmen</translation>
    </message>
    <message>
      <source>{} stands before *Vertices</source>
      <translation>{} steht vor *Vertices</translation>
    </message>
    <message>
      <source>{} times the edge weight {} is beyond the largest number</source>
      <translation>{} mal das Kantengewicht {} übersteigt die größte darstellbare Zahl</translation>
    </message>
    <message>
      <source>{} was in line {} already, and every row of the table may find only one row of this file</source>
      <translation>{} stand schon in Zeile {}, und zu jeder Zeile der Tabelle darf es in dieser Datei nur eine geben</translation>
    </message>
    <message>
      <source>{} without a time</source>
      <translation>{} ohne Zeit</translation>
    </message>
    <message>
      <source>{} without an edge</source>
      <translation>{} ohne Kante</translation>
    </message>
    <message>
      <source>{} {} missing, as nothing is before</source>
      <translation>ungefüllt, da kein Wert davor steht: {0}</translation>
    </message>
    <message>
      <source>{} {} no row and {} missing</source>
      <translation>ohne Zeile und daher fehlend: {0}</translation>
    </message>
    <message>
      <source>{} {} no value, as the formula reads missing ones</source>
      <translation>ohne Wert, da die Formel fehlende Werte liest: {0}</translation>
    </message>
    <message>
      <source>{} {} no value, as the result is no finite number</source>
      <translation>ohne Wert, da das Ergebnis keine endliche Zahl ist: {0}</translation>
    </message>
    <message>
      <source>{} {} passed over</source>
      <translation>übergangen: {0}</translation>
    </message>
    <message>
      <source>{} {} passed over, the first is line {}</source>
      <translation>übergangene Kommentarzeilen: {0}, die erste ist Zeile {2}</translation>
    </message>
    <message>
      <source>{} {} passed over{}</source>
      <translation>übergangen: {0}{2}</translation>
    </message>
    <message>
      <source>{} {} too few for {} each</source>
      <translation>{0} reichen nicht für je {2}</translation>
    </message>
    <message>
      <source>{} {} {} of their digits: at most {} each, got {}</source>
      <translation>die Bilder der Ziffern reichen nicht für die Knoten, die sie brauchen: höchstens {3} pro Knoten, verlangt sind {4}</translation>
    </message>
    <message>
      <source>{} {}. It fetches {}: is {} installed (sudo apt install {}) and this computer online? A package from elsewhere can be given with --from</source>
      <translation>{} {}. Damit wird {} geholt: Ist {} installiert (sudo apt install {}), und ist dieser Rechner online? Ein Paket von anderswo lässt sich mit --from angeben</translation>
    </message>
    <message>
      <source>{}, all of it is in {}</source>
      <translation>{}, vollständig steht alles in {}</translation>
    </message>
    <message>
      <source>{}, expected lo:hi:n or log:lo:hi:n; got '{}'</source>
      <translation>{}, erwartet wird lo:hi:n oder log:lo:hi:n; gefunden: '{}'</translation>
    </message>
    <message>
      <source>{}, expected lo:hi:n such as 0.001:10:50; got '{}'</source>
      <translation>{}, erwartet wird lo:hi:n, etwa 0.001:10:50; gefunden: '{}'</translation>
    </message>
    <message>
      <source>{}, first at {}.{}</source>
      <translation>{}, zuerst bei {}.{}</translation>
    </message>
    <message>
      <source>{}, first on line {}</source>
      <translation>{}, zuerst in Zeile {}</translation>
    </message>
    <message>
      <source>{}, once more ({})</source>
      <translation>{}, noch einmal ({})</translation>
    </message>
    <message>
      <source>{}, the first is {} on line {}</source>
      <translation>{}, der erste ist {} in Zeile {}</translation>
    </message>
    <message>
      <source>{}, the mean of all rows</source>
      <translation>{}, der Mittelwert aller Zeilen</translation>
    </message>
    <message>
      <source>{}, the median of all rows</source>
      <translation>{}, der Median aller Zeilen</translation>
    </message>
    <message>
      <source>{}, with labels −1 and 1</source>
      <translation>{}, mit Labels −1 und 1</translation>
    </message>
    <message>
      <source>{}: and {} more of this kind</source>
      <translation>{}: und {} weitere dieser Art</translation>
    </message>
    <message>
      <source>{}: clusters are left out: node {} has none</source>
      <translation>{}: die Cluster werden weggelassen: Knoten {} hat keinen</translation>
    </message>
    <message>
      <source>{}: clusters have names and are numbered from 0: {}</source>
      <translation>{}: die Cluster haben Namen und werden ab 0 nummeriert: {}</translation>
    </message>
    <message>
      <source>{}: every line is read as two nodes and the attributes of their edge (guessed)</source>
      <translation>{}: jede Zeile wird als zwei Knoten und die Attribute ihrer Kante gelesen (vermutet)</translation>
    </message>
    <message>
      <source>{}: has both links and edges; the links are read, the edges are left out</source>
      <translation>{}: enthält sowohl links als auch edges; links wird gelesen, edges weggelassen</translation>
    </message>
    <message>
      <source>{}: holds more than one network; the first, of {}, is read, what follows line {} is left out</source>
      <translation>{}: enthält mehr als ein Netz; gelesen wird das erste mit {}, alles nach Zeile {} wird weggelassen</translation>
    </message>
    <message>
      <source>{}: holds {} graphs; the first, of {} and {}, is read, the others are left out</source>
      <translation>{}: enthält {} Graphen; gelesen wird der erste mit {} und {}, die anderen werden weggelassen</translation>
    </message>
    <message>
      <source>{}: is not UTF-8; it is read as Windows-1252 (Latin-1), which is a guess: save it as UTF-8 if names look wrong</source>
      <translation>{}: ist nicht in UTF-8 kodiert; gelesen wird die Datei versuchsweise als Windows-1252 (Latin-1): Speichern Sie sie als UTF-8, falls Namen falsch aussehen</translation>
    </message>
    <message>
      <source>{}: mean and deviation are those of all rows but the test's.</source>
      <translation>{}: Mittelwert und Standardabweichung sind die aller Zeilen außer denen des Tests.</translation>
    </message>
    <message>
      <source>{}: mean and deviation are those of all rows, as those that are held back are drawn later; data.validation chooses them before.</source>
      <translation>{}: Mittelwert und Standardabweichung sind die aller Zeilen, da die zurückgehaltenen erst später ausgelost werden; data.validation wählt sie vorher.</translation>
    </message>
    <message>
      <source>{}: no edge attribute is called weight, so every edge has weight 1; the edges have {}: graph.weight names the one with the weights</source>
      <translation>{}: kein Kantenattribut heißt weight, also hat jede Kante das Gewicht 1; die Kanten haben {}: graph.weight nennt das mit den Gewichten</translation>
    </message>
    <message>
      <source>{}: no node has more than {}, and the share of these is rounded down; the kind nodes holds back whole nodes</source>
      <translation>{}: Kein Knoten hat mehr als {}, und der Anteil davon wird abgerundet; die Art nodes hält ganze Knoten zurück</translation>
    </message>
    <message>
      <source>{}: no row of {} has {}</source>
      <translation>{}: keine Zeile hat in {} den Wert {}</translation>
    </message>
    <message>
      <source>{}: nodes are called by their ids, not by their {}: {} is not called {}</source>
      <translation>{}: Knoten heißen nach ihrer id, nicht nach {}: {} heißt nicht {}</translation>
    </message>
    <message>
      <source>{}: nodes are called by their numbers or ids, {}</source>
      <translation>{}: die Knoten sind nach ihren Nummern oder ids benannt, {}</translation>
    </message>
    <message>
      <source>{}: nodes are called by their {}, {}</source>
      <translation>{}: die Knoten sind nach dem Attribut {} benannt, {}</translation>
    </message>
    <message>
      <source>{}: of the edges {} {} left out: {}</source>
      <translation>{0}: weggelassene Attribute der Kanten ({1}): {3}</translation>
    </message>
    <message>
      <source>{}: positions are left out: all nodes lie on one point</source>
      <translation>{}: die Positionen werden weggelassen: Alle Knoten liegen auf einem Punkt</translation>
    </message>
    <message>
      <source>{}: positions are left out: node {} has no {}</source>
      <translation>{}: die Positionen werden weggelassen: Knoten {} hat keinen Wert in {}</translation>
    </message>
    <message>
      <source>{}: positions are left out: node {} has {} as its {}</source>
      <translation>{0}: die Positionen werden weggelassen: Knoten {1} hat {2} in {3}</translation>
    </message>
    <message>
      <source>{}: published.series[{}]</source>
      <translation>{}: published.series[{}]</translation>
    </message>
    <message>
      <source>{}: says that it has {} and has {}</source>
      <translation>{}: gibt {} an, enthält aber {}</translation>
    </message>
    <message>
      <source>{}: the attribute {} of the nodes is called {}</source>
      <translation>{}: das Attribut {} der Knoten heißt jetzt {}</translation>
    </message>
    <message>
      <source>{}: the attribute {} of the nodes is left out</source>
      <translation>{}: das Attribut {} der Knoten wird weggelassen</translation>
    </message>
    <message>
      <source>{}: the edge attribute {} is read as the weight</source>
      <translation>{}: das Kantenattribut {} wird als Gewicht gelesen</translation>
    </message>
    <message>
      <source>{}: the edges of {} relations are read together, as one graph</source>
      <translation>{}: die Kanten von {} Relationen werden zusammen als ein Graph gelesen</translation>
    </message>
    <message>
      <source>{}: the first {} of every node {} no sample but the lags of the next ones.</source>
      <translation>{0}: jeder Knoten hat am Anfang {1} ohne eigenen Datenpunkt, nur als Lags der nächsten.</translation>
    </message>
    <message>
      <source>{}: the share of {} is rounded down</source>
      <translation>{}: Der Anteil von {} wird abgerundet</translation>
    </message>
    <message>
      <source>{}: the steps of {} differ: from {} to {} of {} it is {}, elsewhere {}; lags count rows, however far apart these are</source>
      <translation>{0}: die Zeitschritte in {1} sind verschieden groß: bei {4} ist einer {5} ({2} bis {3}), sonst {6}; Lags zählen Zeilen, gleich wie weit diese auseinanderliegen</translation>
    </message>
    <message>
      <source>{}: the sum of the weights is too large</source>
      <translation>{}: die Summe der Gewichte ist zu groß</translation>
    </message>
    <message>
      <source>{}: the texts of {} are classes: {}.</source>
      <translation>{}: die Texte von {} sind Klassen: {}.</translation>
    </message>
    <message>
      <source>{}: the weights are the column {} (guessed)</source>
      <translation>{}: die Gewichte stehen in Spalte {} (vermutet)</translation>
    </message>
    <message>
      <source>{}: weights are the edge attribute {}, not {}</source>
      <translation>{}: die Gewichte stammen aus dem Kantenattribut {}, nicht aus {}</translation>
    </message>
    <message>
      <source>{}: {} is declared as a text, its numbers are read as weights</source>
      <translation>{}: {} ist als Text deklariert, die Zahlen darin werden als Gewichte gelesen</translation>
    </message>
    <message>
      <source>{}: {} of {} (the first is {}) {}</source>
      <translation>{}: {} von {} (die erste ist {}) {}</translation>
    </message>
    <message>
      <source>{}: {} of {} {} left out, as values are missing.</source>
      <translation>{0}: Zeilen, die wegen fehlender Werte weggelassen wurden: {1} von {2}.</translation>
    </message>
    <message>
      <source>{}: {} of {} {} no {}, the first is {}: {} weight is taken to be 1</source>
      <translation>{0}: bei {1} von {2} Kanten fehlt {4}, die erste ist {5}: Als Gewicht wird 1 angenommen</translation>
    </message>
    <message>
      <source>{}: {} of {} {} several places, the first is {}: the mean of these is used</source>
      <translation>{0}: Knoten mit mehreren Positionen: {1} von {2}, der erste ist {4}; verwendet wird der Mittelwert der Positionen</translation>
    </message>
    <message>
      <source>{}: {} {} learned from, {} {} for validation, {} for the test.</source>
      <translation>{0}: Zeilen zum Lernen {1}, zur Validierung {3}, für den Test {5}.</translation>
    </message>
    <message>
      <source>{}: {} {} no label and {} predicted, not learned from.</source>
      <translation>{0}: ohne Label und daher vorhergesagt, nicht zum Lernen verwendet: {1}.</translation>
    </message>
    <message>
      <source>{}: {} {} not read, only edges between two nodes are</source>
      <translation>{0}: nicht gelesene Hyperkanten: {1}; gelesen werden nur Kanten zwischen zwei Knoten</translation>
    </message>
    <message>
      <source>{}: {} {} the mean of {} column.</source>
      <translation>{0}: fehlende Zellen, die den Mittelwert ihrer Spalte erhielten: {1}.</translation>
    </message>
    <message>
      <source>{}: {} {}, the first is on line {}</source>
      <translation>{0}: Einträge, die 0 und keine Kanten sind: {1}, der erste in Zeile {3}</translation>
    </message>
    <message>
      <source>{}; blanks and other signs that separate thousands are not read</source>
      <translation>{}; Leerzeichen und andere Tausendertrennzeichen werden nicht gelesen</translation>
    </message>
    <message>
      <source>{}; cells must be separated by commas</source>
      <translation>{}; Zellen müssen durch Kommas getrennt sein</translation>
    </message>
    <message>
      <source>{}; change the weights in {}</source>
      <translation>{}; ändern Sie die Gewichte in {}</translation>
    </message>
    <message>
      <source>{}; graph.missingWeights can be drop</source>
      <translation>{}; graph.missingWeights kann drop sein</translation>
    </message>
    <message>
      <source>{}; if a comma is the decimal sign, separate the cells by semicolons</source>
      <translation>{}; wenn ein Komma das Dezimalzeichen ist, trennen Sie die Zellen durch Semikolons</translation>
    </message>
    <message>
      <source>{}; it holds a character that is not visible</source>
      <translation>{}; darin ist ein unsichtbares Zeichen</translation>
    </message>
    <message>
      <source>{}; its minus sign is not the usual one, -</source>
      <translation>{}; das Minuszeichen ist nicht das übliche -</translation>
    </message>
    <message>
      <source>{}; make {}, {}, larger: the mean distance is {}</source>
      <translation>{}; vergrößern Sie {}, jetzt {}: Der mittlere Abstand ist {}</translation>
    </message>
    <message>
      <source>{}; make {}, {}, smaller: 1/(mean distance) is {}</source>
      <translation>{}; verkleinern Sie {}, jetzt {}: 1/(mittlerer Abstand) ist {}</translation>
    </message>
    <message>
      <source>{}; messages {}, so it may be far from the minimum</source>
      <translation>{}; Nachrichten {}, daher kann das Minimum noch weit entfernt sein</translation>
    </message>
    <message>
      <source>{}; signs of currencies are not read</source>
      <translation>{}; Währungszeichen werden nicht gelesen</translation>
    </message>
    <message>
      <source>{}; signs that separate thousands are not read</source>
      <translation>{}; Tausendertrennzeichen werden nicht gelesen</translation>
    </message>
    <message>
      <source>{}; the document is of version {}, written by a newer GTV Lab</source>
      <translation>{}; das Dokument hat die Version {} und wurde von einem neueren GTV Lab geschrieben</translation>
    </message>
    <message>
      <source>{}; the sign % is not read</source>
      <translation>{}; das Zeichen % wird nicht gelesen</translation>
    </message>
    <message>
      <source>{}; the step one-hot of data kind table (data.prepare) makes columns of texts</source>
      <translation>{}; der Schritt one-hot der Datenart table (data.prepare) macht aus Texten Spalten</translation>
    </message>
    <message>
      <source>{}; this file has decimal commas, and points that separate thousands are not read</source>
      <translation>{}; diese Datei hat Dezimalkommas, und Punkte zwischen den Tausendern werden nicht gelesen</translation>
    </message>
    <message>
      <source>{}; this file has decimal points, not commas</source>
      <translation>{}; diese Datei hat Dezimalpunkte, keine Kommas</translation>
    </message>
    <message>
      <source>{}; this is a mark of missing values, name it in missingMarks</source>
      <translation>{}; das ist eine Marke für fehlende Werte, nennen Sie sie in missingMarks</translation>
    </message>
    <message>
      <source>{}; what is there is incomplete</source>
      <translation>{}; was dort steht, ist unvollständig</translation>
    </message>
    <message>
      <source>{}= has no value</source>
      <translation>{}= hat keinen Wert</translation>
    </message>
    <message>
      <source>{}an object whose kind is one of {}</source>
      <translation>{}ein Objekt, dessen kind einer der Werte {} ist</translation>
    </message>
    <message>
      <source>Σ A_e φ(w_i − w_j) over the edges between true clusters, without λ</source>
      <translation>Σ A_e φ(w_i − w_j) über die Kanten zwischen wahren Clustern, ohne λ</translation>
    </message>
    <message>
      <source>Σ A_e ‖w_i − w_j‖² / Σ ‖w_i‖²: between 0 and the largest eigenvalue of the Laplacian</source>
      <translation>Σ A_e ‖w_i − w_j‖² / Σ ‖w_i‖²: zwischen 0 und dem größten Eigenwert der Laplace-Matrix</translation>
    </message>
    <message>
      <source>Σ L_i(w_i)</source>
      <translation>Σ L_i(w_i)</translation>
    </message>
    <message>
      <source>Σ ‖w − w'‖ to the first run</source>
      <translation>Σ ‖w − w'‖ zum ersten Lauf</translation>
    </message>
    <message>
      <source>α = %1: at most %2</source>
      <translation>α = %1: höchstens %2</translation>
    </message>
    <message>
      <source>α ← rᵀz / pᵀMp; every node needs p of its neighbours only</source>
      <translation>α ← rᵀz / pᵀMp; jeder Knoten braucht p nur von seinen Nachbarn</translation>
    </message>
    <message>
      <source>η: after how many iterations the distance from the minimiser is at most η times that at the start</source>
      <translation>η: nach wie vielen Iterationen der Abstand vom Minimierer höchstens das η-Fache des anfänglichen ist</translation>
    </message>
    <message>
      <source>κ is that of full gradients</source>
      <translation>κ gilt für volle Gradienten</translation>
    </message>
    <message>
      <source>κ is that of steps without momentum</source>
      <translation>κ gilt für Schritte ohne Momentum</translation>
    </message>
    <message>
      <source>λ &amp;from</source>
      <translation>λ &amp;von</translation>
    </message>
    <message>
      <source>λ = %1 has the largest validation accuracy, %2 % (validation labels: %3).</source>
      <translation>λ = %1 hat die größte Validierungsgenauigkeit, %2 % (Validierungslabels: %3).</translation>
    </message>
    <message>
      <source>λ = %1 has the smallest validation error, %2 (validation labels: %3).</source>
      <translation>λ = %1 hat den kleinsten Validierungsfehler, %2 (Validierungslabels: %3).</translation>
    </message>
    <message>
      <source>λ = %1, estimated, with additional noise of %2 on the update: without it, an observer who knows all other numbers could compute this one.</source>
      <translation>λ = %1, geschätzt, mit zusätzlichem Rauschen von %2 auf dem Update: Sonst könnte ein Beobachter, der alle anderen Zahlen kennt, diese eine ausrechnen.</translation>
    </message>
    <message>
      <source>λ = %1, estimated. The cost of noise is known only for linear models with the mean squared loss, so the noise level itself is shown.%2</source>
      <translation>λ = %1, geschätzt. Der Preis des Rauschens ist nur für lineare Modelle mit dem mittleren quadratischen Verlust bekannt, deshalb wird die Rauschstärke selbst gezeigt.%2</translation>
    </message>
    <message>
      <source>λ = %1, estimated: this number was drawn many times, and the update was computed each time.</source>
      <translation>λ = %1, geschätzt: Diese Zahl wurde viele Male gezogen und das Update jedes Mal berechnet.</translation>
    </message>
    <message>
      <source>λ = %1, iteration %L2</source>
      <translation>λ = %1, Iteration %L2</translation>
    </message>
    <message>
      <source>λ = %1: less noise means less error and less privacy.</source>
      <translation>λ = %1: Weniger Rauschen bedeutet weniger Fehler und weniger Privatheit.</translation>
    </message>
    <message>
      <source>λ = 0 couples no nodes</source>
      <translation>λ = 0 koppelt keine Knoten</translation>
    </message>
    <message>
      <source>λ = 1 (mean degree 105 to 122)</source>
      <translation>λ = 1 (mittlerer Grad 105 bis 122)</translation>
    </message>
    <message>
      <source>λ = 1 (mean degree 40)</source>
      <translation>λ = 1 (mittlerer Grad 40)</translation>
    </message>
    <message>
      <source>λ as a number, any value from 0</source>
      <translation>λ als Zahl, jeder Wert ab 0</translation>
    </message>
    <message>
      <source>λ at the right end of the slider</source>
      <translation>λ am rechten Ende des Reglers</translation>
    </message>
    <message>
      <source>λ becomes %1, as that of before was for other data.</source>
      <translation>λ wird %1, da das bisherige für andere Daten war.</translation>
    </message>
    <message>
      <source>λ can be changed</source>
      <translation>λ lässt sich ändern</translation>
    </message>
    <message>
      <source>λ changes nothing without edges</source>
      <translation>λ ändert ohne Kanten nichts</translation>
    </message>
    <message>
      <source>λ crit</source>
      <translation>λ krit</translation>
    </message>
    <message>
      <source>λ one step to the left on its slider</source>
      <translation>λ einen Schritt nach links auf seinem Regler</translation>
    </message>
    <message>
      <source>λ one step to the right on its slider</source>
      <translation>λ einen Schritt nach rechts auf seinem Regler</translation>
    </message>
    <message>
      <source>λ path</source>
      <translation>λ-Pfad</translation>
    </message>
    <message>
      <source>λ path, error over λ and slider</source>
      <translation>λ-Pfad, Fehler über λ und Schieberegler</translation>
    </message>
    <message>
      <source>λ with the smallest error if no update were tampered with</source>
      <translation>λ mit dem kleinsten Fehler, wenn kein Update manipuliert wäre</translation>
    </message>
    <message>
      <source>λ with the smallest error of honest nodes</source>
      <translation>λ mit dem kleinsten Fehler der ehrlichen Knoten</translation>
    </message>
    <message>
      <source>λ · GTV</source>
      <translation>λ · GTV</translation>
    </message>
    <message>
      <source>λ · total variation</source>
      <translation>λ · Totalvariation</translation>
    </message>
    <message>
      <source>λ Σ A φ(w − w') over the edges</source>
      <translation>λ Σ A φ(w − w') über die Kanten</translation>
    </message>
    <message>
      <source>λ Σ A_e φ(w_i − w_j)</source>
      <translation>λ Σ A_e φ(w_i − w_j)</translation>
    </message>
    <message>
      <source>λ/λ_crit</source>
      <translation>λ/λ_crit</translation>
    </message>
    <message>
      <source>λ_d = %1</source>
      <translation>λ_d = %1</translation>
    </message>
    <message>
      <source>λa/α above the picture</source>
      <translation>λa/α oberhalb des Bildes</translation>
    </message>
    <message>
      <source>λa/α: no neighbour can move it farther</source>
      <translation>λa/α: weiter kann kein Nachbar ihn bewegen</translation>
    </message>
    <message>
      <source>λ₁ = 0: some direction is not determined; a ridge term or edges would help</source>
      <translation>λ₁ = 0: Eine Richtung ist nicht bestimmt; ein Ridge-Term oder Kanten würden helfen</translation>
    </message>
    <message>
      <source>μ ← a smaller μ</source>
      <translation>μ ← ein kleineres μ</translation>
    </message>
    <message>
      <source>τ&lt;sub&gt;i&lt;/sub&gt; ← γ/a&lt;sub&gt;i&lt;/sub&gt; and σ&lt;sub&gt;e&lt;/sub&gt; ← A&lt;sub&gt;e&lt;/sub&gt;/(2γ) by the weights; every w&lt;sub&gt;i&lt;/sub&gt; and u&lt;sub&gt;e&lt;/sub&gt; ← 0</source>
      <translation>τ&lt;sub&gt;i&lt;/sub&gt; ← γ/a&lt;sub&gt;i&lt;/sub&gt; und σ&lt;sub&gt;e&lt;/sub&gt; ← A&lt;sub&gt;e&lt;/sub&gt;/(2γ) nach den Gewichten; jedes w&lt;sub&gt;i&lt;/sub&gt; und u&lt;sub&gt;e&lt;/sub&gt; ← 0</translation>
    </message>
    <message>
      <source>τ&lt;sub&gt;i&lt;/sub&gt; ← γ/deg&lt;sub&gt;i&lt;/sub&gt; at every node, σ ← 1/(2γ); every w&lt;sub&gt;i&lt;/sub&gt; and u&lt;sub&gt;e&lt;/sub&gt; ← 0</source>
      <translation>τ&lt;sub&gt;i&lt;/sub&gt; ← γ/deg&lt;sub&gt;i&lt;/sub&gt; an jedem Knoten, σ ← 1/(2γ); jedes w&lt;sub&gt;i&lt;/sub&gt; und u&lt;sub&gt;e&lt;/sub&gt; ← 0</translation>
    </message>
    <message>
      <source>φ(w − w'), the penalty of the difference, without λ and weight</source>
      <translation>φ(w − w'), der Strafterm der Differenz, ohne λ und Gewicht</translation>
    </message>
    <message>
      <source>‖u_e‖*/(λA_e)</source>
      <translation>‖u_e‖*/(λA_e)</translation>
    </message>
    <message>
      <source>‖u‖* = %1, capacity λA = %2</source>
      <translation>‖u‖* = %1, Kapazität λA = %2</translation>
    </message>
    <message>
      <source>‖u‖*/(λA), the share of the capacity that is used at the exact optimum; the two models may differ only where it is 1</source>
      <translation>‖u‖*/(λA), der am exakten Optimum genutzte Anteil der Kapazität; nur wo er 1 ist, dürfen sich die beiden Modelle unterscheiden</translation>
    </message>
    <message>
      <source>‖w − argmin L‖, the distance of an honest node from its own optimum</source>
      <translation>‖w − argmin L‖, der Abstand eines ehrlichen Knotens von seinem eigenen Optimum</translation>
    </message>
    <message>
      <source>‖w − truth‖²</source>
      <translation>‖w − Wahrheit‖²</translation>
    </message>
    <message>
      <source>‖w − w'‖, the distance of its model from this one</source>
      <translation>‖w − w'‖, der Abstand seines Modells von diesem</translation>
    </message>
    <message>
      <source>‖w − w'‖, the distance of the two models</source>
      <translation>‖w − w'‖, der Abstand der beiden Modelle</translation>
    </message>
    <message>
      <source>‖w − w̄‖, the distance from the truth</source>
      <translation>‖w − w̄‖, der Abstand vom wahren Modell</translation>
    </message>
    <message>
      <source>‖ŵ − w̄‖ ≤</source>
      <translation>‖ŵ − w̄‖ ≤</translation>
    </message>
    <message>
      <source>‖Δw‖</source>
      <translation>‖Δw‖</translation>
    </message>
    <message>
      <source>“%1” cannot be opened: %2</source>
      <translation>„%1“ kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
      <source>“%1” cannot be read, expected %2, e.g. %3</source>
      <translation>„%1“ ist nicht lesbar, erwartet wird %2, z. B. %3</translation>
    </message>
    <message>
      <source>“%1” cannot be written to %2; it stays open until it can</source>
      <translation>„%1“ kann nicht nach %2 geschrieben werden und bleibt offen, bis es gelingt</translation>
    </message>
    <message>
      <source>“%1” could not be put into the waste basket; it is still in %2</source>
      <translation>„%1“ konnte nicht in den Papierkorb gelegt werden und ist noch in %2</translation>
    </message>
    <message>
      <source>“%1” exists already. Replace it?</source>
      <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
      <source>“%1” has changes that are not saved.</source>
      <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
      <source>“%1” has runs, a race, sweeps or a held-out study that are not saved. A session keeps them.</source>
      <translation>„%1“ hat Läufe, einen Wettlauf, Parameterläufe oder eine Hold-out-Studie, die nicht gespeichert sind. Eine Sitzung bewahrt sie auf.</translation>
    </message>
    <message>
      <source>“%1” is ambiguous: use one point or one comma before the decimals, and nothing between the thousands</source>
      <translation>„%1“ ist mehrdeutig: ein Punkt oder ein Komma vor den Nachkommastellen, nichts zwischen den Tausendern</translation>
    </message>
    <message>
      <source>“%1” is in the waste basket</source>
      <translation>„%1“ liegt im Papierkorb</translation>
    </message>
    <message>
      <source>“%1” is not a number</source>
      <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
      <source>“%1” was changed by another window or program after it was opened here. Saving replaces those changes.</source>
      <translation>„%1“ wurde von einem anderen Fenster oder Programm geändert, nachdem es hier geöffnet wurde. Speichern ersetzt diese Änderungen.</translation>
    </message>
    <message>
      <source>“%1”: expected a condition like degree &gt; 5</source>
      <translation>„%1“: Erwartet wird eine Bedingung wie degree &gt; 5</translation>
    </message>
    <message>
      <source>“Compute path” finds the exact optimum for 121 values of λ in the background, from a model of its own for every node to one model for all.</source>
      <translation>„Pfad berechnen“ bestimmt im Hintergrund das exakte Optimum für 121 Werte von λ, von einem eigenen Modell für jeden Knoten bis zu einem Modell für alle.</translation>
    </message>
    <message>
      <source>“Compute” finds the curve for λ = %1 in the background; it can take a while.</source>
      <translation>„Berechnen“ bestimmt die Kurve für λ = %1 im Hintergrund; das kann eine Weile dauern.</translation>
    </message>
    <message>
      <source>… and %L1 more</source>
      <translation>… und %L1 weitere</translation>
    </message>
    <message>
      <source>… proved</source>
      <translation>… bewiesen</translation>
    </message>
    <message>
      <source>… without edges</source>
      <translation>… ohne Kanten</translation>
    </message>
    <message>
      <source>ℓ_p norm</source>
      <translation>ℓ_p-Norm</translation>
    </message>
    <message>
      <source>ℓ₁ norm</source>
      <translation>ℓ₁-Norm</translation>
    </message>
    <message>
      <source>∇L = %1</source>
      <translation>∇L = %1</translation>
    </message>
    <message>
      <source>≤ λa/α</source>
      <translation>≤ λa/α</translation>
    </message>
    <message>
      <source>┅┅&amp;nbsp;✕&amp;nbsp;truth</source>
      <translation>┅┅&amp;nbsp;✕&amp;nbsp;wahres&amp;nbsp;Modell</translation>
    </message>
    <message>
      <source>╍╍&amp;nbsp;optimum</source>
      <translation>╍╍&amp;nbsp;Optimum</translation>
    </message>
    <message>
      <source>╍╍&amp;nbsp;○</source>
      <translation>╍╍&amp;nbsp;○</translation>
    </message>
    <message>
      <source>▒&amp;nbsp;iterate</source>
      <translation>▒&amp;nbsp;Iterierte</translation>
    </message>
    <message>
      <source>■ %1, ▲ %2, and the lines wᵀx = 0</source>
      <translation>■ %1, ▲ %2 und die Geraden wᵀx = 0</translation>
    </message>
    <message>
      <source>◆&amp;nbsp;smallest&amp;nbsp;validation&amp;nbsp;error</source>
      <translation>◆&amp;nbsp;kleinster&amp;nbsp;Validierungsfehler</translation>
    </message>
    <message>
      <source>◇&amp;nbsp;the&amp;nbsp;document's&amp;nbsp;own</source>
      <translation>◇&amp;nbsp;aus&amp;nbsp;dem&amp;nbsp;Dokument</translation>
    </message>
    <message>
      <source>○&amp;nbsp;optimum</source>
      <translation>○&amp;nbsp;Optimum</translation>
    </message>
    <message>
      <source>○&amp;nbsp;optimum is not unique: no ring where it is undetermined, %1 of %2 nodes</source>
      <translation>○&amp;nbsp;Optimum nicht eindeutig: kein Ring, wo es unbestimmt ist, %1 von %2 Knoten</translation>
    </message>
    <message>
      <source>◌&amp;nbsp;optimum&amp;nbsp;so&amp;nbsp;far</source>
      <translation>◌&amp;nbsp;Optimum&amp;nbsp;bisher</translation>
    </message>
    <message>
      <source>◎&amp;nbsp;%1&amp;nbsp;selected</source>
      <translation>◎&amp;nbsp;%1&amp;nbsp;ausgewählt</translation>
    </message>
    <message>
      <source>●&amp;nbsp;iterate</source>
      <translation>●&amp;nbsp;Iterierte</translation>
    </message>
    <message>
      <source>⚠ not kept</source>
      <translation>⚠ nicht gesichert</translation>
    </message>
    <message>
      <source>✓ pass</source>
      <translation>✓ bestanden</translation>
    </message>
    <message>
      <source>✕&amp;nbsp;truth</source>
      <translation>✕&amp;nbsp;wahres&amp;nbsp;Modell</translation>
    </message>
    <message>
      <source>✕: %1 attackers</source>
      <translation>✕: %1 Angreifer</translation>
    </message>
    <message>
      <source>✕: 1 attacker</source>
      <translation>✕: 1 Angreifer</translation>
    </message>
    <message>
      <source>✗ fail</source>
      <translation>✗ nicht bestanden</translation>
    </message>
  </context>
</TS>
