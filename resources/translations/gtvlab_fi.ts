<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
  <context>
    <name>gtvlab</name>
    <message>
      <source>  Arrows </source>
      <translation>  Nuolet </translation>
    </message>
    <message>
      <source>  Colour </source>
      <translation>  Väri </translation>
    </message>
    <message>
      <source>  Edges </source>
      <translation>  Kaaret </translation>
    </message>
    <message>
      <source> (first of %L1 selected)</source>
      <translation> (ensimmäinen, valittuja %L1)</translation>
    </message>
    <message>
      <source> (not learned from)</source>
      <translation> (ei opetuksessa)</translation>
    </message>
    <message>
      <source> (of the first %L1 rows of the file)</source>
      <translation> (tiedoston %L1 ensimmäisestä rivistä)</translation>
    </message>
    <message>
      <source> (true %1)</source>
      <translation> (oikea %1)</translation>
    </message>
    <message>
      <source> (unlabelled)</source>
      <translation> (nimiötön)</translation>
    </message>
    <message>
      <source> (with validation labels of neighbours)</source>
      <translation> (ja naapurien validointinimiöt)</translation>
    </message>
    <message>
      <source> ({} times)</source>
      <translation> ({} kertaa)</translation>
    </message>
    <message>
      <source> Error with λ chosen by validation: %1.</source>
      <translation> Virhe, kun λ valitaan validoinnilla: %1.</translation>
    </message>
    <message>
      <source> MB</source>
      <translation> Mt</translation>
    </message>
    <message>
      <source> Refused: %1; the status says why.</source>
      <translation> Hylätty: %1; tilarivi kertoo syyn.</translation>
    </message>
    <message>
      <source> Speed </source>
      <translation> Nopeus </translation>
    </message>
    <message>
      <source> That is the end of the range: extend it to see whether the error falls on.</source>
      <translation> Se on välin päässä: laajenna väliä, niin näet, pieneneekö virhe edelleen.</translation>
    </message>
    <message>
      <source> The nodes share predictions on the test set.</source>
      <translation> Solmut jakavat ennusteita testijoukossa.</translation>
    </message>
    <message>
      <source> The problem is too large to keep the parameters: only errors and clusters are shown.</source>
      <translation> Ongelma on liian suuri parametrien säilyttämiseen: vain virheet ja klusterit näytetään.</translation>
    </message>
    <message>
      <source> and </source>
      <translation> ja </translation>
    </message>
    <message>
      <source> by hand</source>
      <translation> käsin</translation>
    </message>
    <message>
      <source> of %L1</source>
      <translation> (kaikkiaan %L1)</translation>
    </message>
    <message>
      <source> · all weights: %1</source>
      <translation> · kaikki painot: %1</translation>
    </message>
    <message>
      <source> · batches of %1 of its %L2 samples</source>
      <translation> · erässä %1 / %L2 datapistettä</translation>
    </message>
    <message>
      <source> · nodes held out: %L1</source>
      <translation> · sivuun jätettyjä solmuja: %L1</translation>
    </message>
    <message>
      <source> · not trained on</source>
      <translation> · ei opetuksessa</translation>
    </message>
    <message>
      <source> · taken for %1, %2</source>
      <translation> · tulkinta: %1, %2</translation>
    </message>
    <message>
      <source> · the first %L1 of %L2 samples</source>
      <translation> · ensimmäiset %L1 / %L2 datapistettä</translation>
    </message>
    <message>
      <source> · weights: %1 to %2</source>
      <translation> · painot: %1 … %2</translation>
    </message>
    <message>
      <source>"preset" and "experiment" exclude each other</source>
      <translation>"preset" ja "experiment" sulkevat toisensa pois</translation>
    </message>
    <message>
      <source>%1 % of the learned edges within clusters</source>
      <translation>%1 % opituista kaarista klusterien sisällä</translation>
    </message>
    <message>
      <source>%1 % of their weight inside true clusters</source>
      <translation>%1 % niiden painosta oikeiden klusterien sisällä</translation>
    </message>
    <message>
      <source>%1 % predicted as %2
without trigger %3 %</source>
      <translation>%1 % ennustettu luokaksi %2
ilman laukaisinta %3 %</translation>
    </message>
    <message>
      <source>%1 % right</source>
      <translation>%1 % oikein</translation>
    </message>
    <message>
      <source>%1 (by its own flow)</source>
      <translation>%1 (omalla virtauksellaan)</translation>
    </message>
    <message>
      <source>%1 (hidden)</source>
      <translation>%1 (piilossa)</translation>
    </message>
    <message>
      <source>%1 (honest nodes)</source>
      <translation>%1 (rehelliset solmut)</translation>
    </message>
    <message>
      <source>%1 (honest nodes; %2 without the attack)</source>
      <translation>%1 (rehelliset solmut; %2 ilman hyökkäystä)</translation>
    </message>
    <message>
      <source>%1 (honest nodes; %2 without the attack, which helps by chance: try another node)</source>
      <translation>%1 (rehelliset solmut; %2 ilman hyökkäystä, joka auttaa sattumalta: kokeile toista solmua)</translation>
    </message>
    <message>
      <source>%1 (honest nodes; at λ = 0 no node learns from others)</source>
      <translation>%1 (rehelliset solmut; kun λ = 0, mikään solmu ei opi toisilta)</translation>
    </message>
    <message>
      <source>%1 (honest nodes; the curve is without tampered updates)</source>
      <translation>%1 (rehelliset solmut; käyrä on ilman väärennettyjä päivityksiä)</translation>
    </message>
    <message>
      <source>%1 (your copy)</source>
      <translation>%1 (oma kopio)</translation>
    </message>
    <message>
      <source>%1 = %2, %3 = %4, objective %5</source>
      <translation>%1 = %2, %3 = %4, tavoitefunktio %5</translation>
    </message>
    <message>
      <source>%1 = %2, objective %3</source>
      <translation>%1 = %2, tavoitefunktio %3</translation>
    </message>
    <message>
      <source>%1 = %2: %3 nats</source>
      <translation>%1 = %2: %3 nat</translation>
    </message>
    <message>
      <source>%1 = %2: %3 nats, error %4</source>
      <translation>%1 = %2: %3 nat, virhe %4</translation>
    </message>
    <message>
      <source>%1 = %2: B² %3, V %4, σ² %5, together %6; measured %7</source>
      <translation>%1 = %2: B² %3, V %4, σ² %5, yhteensä %6; mitattu %7</translation>
    </message>
    <message>
      <source>%1 It does not minimise the objective of GTVMin, which the plots show as well.</source>
      <translation>%1 Menetelmä ei minimoi GTVMin-tehtävän tavoitefunktiota, jonka kuvaajat silti näyttävät.</translation>
    </message>
    <message>
      <source>%1 The selected nodes get this model; methods that fit and predict can mix models.</source>
      <translation>%1 Valitut solmut saavat tämän mallin; sovitettavia ennustemalleja käyttävät menetelmät voivat yhdistellä malleja.</translation>
    </message>
    <message>
      <source>%1 and more</source>
      <translation>%1 tai enemmän</translation>
    </message>
    <message>
      <source>%1 attackers, without crosses</source>
      <translation>%1 hyökkääjää, ilman rasteja</translation>
    </message>
    <message>
      <source>%1 could not be reproduced</source>
      <translation>%1 ei toistunut</translation>
    </message>
    <message>
      <source>%1 does not exist any more</source>
      <translation>%1 ei ole enää olemassa</translation>
    </message>
    <message>
      <source>%1 does not fit: %2</source>
      <translation>%1 ei sovi: %2</translation>
    </message>
    <message>
      <source>%1 dpi</source>
      <translation>%1 dpi</translation>
    </message>
    <message>
      <source>%1 dpi, as on the screen</source>
      <translation>%1 dpi, kuten näytöllä</translation>
    </message>
    <message>
      <source>%1 dpi, for print</source>
      <translation>%1 dpi, painatukseen</translation>
    </message>
    <message>
      <source>%1 dpi, for slides</source>
      <translation>%1 dpi, dioille</translation>
    </message>
    <message>
      <source>%1 exchanged</source>
      <translation>siirretty %1</translation>
    </message>
    <message>
      <source>%1 exchanged, %2 per iteration</source>
      <translation>siirretty %1, iteraatiota kohti %2</translation>
    </message>
    <message>
      <source>%1 fail</source>
      <translation>%1 ei läpäissyt</translation>
    </message>
    <message>
      <source>%1 features are no square image. Choose a series, or the plane.</source>
      <translation>%1 piirteestä ei tule neliökuvaa. Valitse sarja tai taso.</translation>
    </message>
    <message>
      <source>%1 h %2 min</source>
      <translation>%1 h %2 min</translation>
    </message>
    <message>
      <source>%1 has %L2 parameters; the objective can be drawn of one or two. Choose data with one or two features, or see the curves of the parameters in the Inspector.</source>
      <translation>%1: parametreja on %L2; tavoitefunktion voi piirtää yhden tai kahden funktiona. Valitse data, jossa on yksi tai kaksi piirrettä, tai katso parametrien käyriä Tarkastelijasta.</translation>
    </message>
    <message>
      <source>%1 has %L2 samples, too many to look at each of them while the run goes on.</source>
      <translation>%1: %L2 datapistettä on liikaa yksitellen tutkittavaksi ajon aikana.</translation>
    </message>
    <message>
      <source>%1 has no data to learn from, so its gradient is 0. Select another node.</source>
      <translation>%1: ei dataa, josta oppia, joten gradientti on 0. Valitse toinen solmu.</translation>
    </message>
    <message>
      <source>%1 has no data to learn from: its loss is 0 everywhere, and any step stays where it is. Select a node with labels.</source>
      <translation>%1: ei dataa, josta oppia: häviö on kaikkialla 0, ja jokainen askel jää paikalleen. Valitse solmu, jolla on nimiöitä.</translation>
    </message>
    <message>
      <source>%1 has no samples. Select another node on the canvas.</source>
      <translation>%1: ei datapisteitä. Valitse piirtoalueelta toinen solmu.</translation>
    </message>
    <message>
      <source>%1 is installed.</source>
      <translation>%1 on asennettu.</translation>
    </message>
    <message>
      <source>%1 iterations promised</source>
      <translation>luvattu %1 iteraatiota</translation>
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
      <translation>%1 solmua: %2</translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 / %2</translation>
    </message>
    <message>
      <source>%1 of %2 drawn</source>
      <translation>piirretty %1 / %2</translation>
    </message>
    <message>
      <source>%1 of %2 values of λ could not be proved in time.</source>
      <translation>%1 / %2 λ:n arvoa ei ehditty todistaa.</translation>
    </message>
    <message>
      <source>%1 of %2 values of λ; “Compute path” continues.</source>
      <translation>%1 / %2 λ:n arvoa; ”Laske polku” jatkaa.</translation>
    </message>
    <message>
      <source>%1 of %2. %3.</source>
      <translation>%1 / %2. %3.</translation>
    </message>
    <message>
      <source>%1 of %L2 neighbours</source>
      <translation>%1 / %L2 naapuria</translation>
    </message>
    <message>
      <source>%1 pass</source>
      <translation>%1 läpäisi</translation>
    </message>
    <message>
      <source>%1 s</source>
      <translation>%1 s</translation>
    </message>
    <message>
      <source>%1 steps from the attackers: %2</source>
      <translation>askelia hyökkääjistä %1: %2</translation>
    </message>
    <message>
      <source>%1 was open when GTV Lab ended, and cannot be read (%3). What is left of it was put into %2</source>
      <translation>%1 oli auki, kun GTV Lab päättyi, eikä sitä voi lukea (%3). Siitä jäljelle jäänyt on kohteessa %2</translation>
    </message>
    <message>
      <source>%1 was open when GTV Lab ended, and cannot be read. What is left of it was put into %2</source>
      <translation>%1 oli auki, kun GTV Lab päättyi, eikä sitä voi lukea. Siitä jäljelle jäänyt on kohteessa %2</translation>
    </message>
    <message>
      <source>%1 within %2</source>
      <translation>%1 säteellä %2</translation>
    </message>
    <message>
      <source>%1 × %2 mm</source>
      <translation>%1 × %2 mm</translation>
    </message>
    <message>
      <source>%1 × %2 pixels, %3</source>
      <translation>%1 × %2 pikseliä, %3</translation>
    </message>
    <message>
      <source>%1, %2 left%3</source>
      <translation>%1, jäljellä %2%3</translation>
    </message>
    <message>
      <source>%1, at most λa/α = %2</source>
      <translation>%1, enintään λa/α = %2</translation>
    </message>
    <message>
      <source>%1, difference from %2 = %3</source>
      <translation>%1, erotus tapauksesta %2 = %3</translation>
    </message>
    <message>
      <source>%1, h(x) = %2, margin %3, loss %4</source>
      <translation>%1, h(x) = %2, marginaali %3, häviö %4</translation>
    </message>
    <message>
      <source>%1, h(x) = %2, residual %3, loss %4</source>
      <translation>%1, h(x) = %2, residuaali %3, häviö %4</translation>
    </message>
    <message>
      <source>%1, mean %2</source>
      <translation>%1, keskiarvo %2</translation>
    </message>
    <message>
      <source>%1, probability %2, loss %3</source>
      <translation>%1, todennäköisyys %2, häviö %3</translation>
    </message>
    <message>
      <source>%1, question</source>
      <translation>%1, kysymys</translation>
    </message>
    <message>
      <source>%1, with a shared test set</source>
      <translation>%1, yhteinen testijoukko</translation>
    </message>
    <message>
      <source>%1, with its data beside it: %2</source>
      <translation>%1, data sen vieressä: %2</translation>
    </message>
    <message>
      <source>%1. Drawn: %2.</source>
      <translation>%1. Piirretty: %2.</translation>
    </message>
    <message>
      <source>%1. The selected nodes become attackers; the lab has the numbers of the attack in its form.</source>
      <translation>%1. Valituista solmuista tulee hyökkääjiä; hyökkäyksen luvut ovat laboratorion lomakkeessa.</translation>
    </message>
    <message>
      <source>%1.&lt;br&gt;Click to sort. A filter calls it &lt;i&gt;%2&lt;/i&gt;.</source>
      <translation>%1.&lt;br&gt;Lajittele napsauttamalla. Nimi suodattimessa: &lt;i&gt;%2&lt;/i&gt;.</translation>
    </message>
    <message>
      <source>%1/s</source>
      <translation>%1/s</translation>
    </message>
    <message>
      <source>%1: %2 % of %L3 right</source>
      <translation>%1: %2 % oikein, yhteensä %L3</translation>
    </message>
    <message>
      <source>%1: %2 nodes selected</source>
      <translation>%1: %2 solmua valittu</translation>
    </message>
    <message>
      <source>%1: %2 ± %3, %4 runs</source>
      <translation>%1: %2 ± %3, %4 ajoa</translation>
    </message>
    <message>
      <source>%1: %2. A click selects the column in the list.</source>
      <translation>%1: %2. Napsautus valitsee sarakkeen luettelosta.</translation>
    </message>
    <message>
      <source>%1: %2; “both” is true and learned</source>
      <translation>%1: %2; ”molemmat” tarkoittaa oikeaa ja opittua</translation>
    </message>
    <message>
      <source>%1: a parameter, or PC 1 and PC 2, the directions in which the models at the exact optimum (if it is not known, of the present iterate) vary most</source>
      <translation>%1: parametri tai PC 1 ja PC 2, suunnat, joissa tarkan optimin mallit (tai jos sitä ei tunneta, nykyisen iteraatin mallit) vaihtelevat eniten</translation>
    </message>
    <message>
      <source>%1: differs by %2 ± %3 (standard error), %4 pairs</source>
      <translation>%1: eroaa %2 ± %3 (keskivirhe), %4 paria</translation>
    </message>
    <message>
      <source>%1: lower end</source>
      <translation>%1: alapää</translation>
    </message>
    <message>
      <source>%1: neither an experiment, nor a graph, nor a table</source>
      <translation>%1: ei ole koe, graafi eikä taulukko</translation>
    </message>
    <message>
      <source>%1: no number yet</source>
      <translation>%1: ei vielä lukua</translation>
    </message>
    <message>
      <source>%1: the experiment has changed in the meantime, so nothing was done.</source>
      <translation>%1: koe on sillä välin muuttunut, joten mitään ei tehty.</translation>
    </message>
    <message>
      <source>%1: the experiment has this flavour already.</source>
      <translation>%1: koe on jo tätä muotoa.</translation>
    </message>
    <message>
      <source>%1: upper end</source>
      <translation>%1: yläpää</translation>
    </message>
    <message>
      <source>%1; drag it to move it</source>
      <translation>%1; siirrä raahaamalla</translation>
    </message>
    <message>
      <source>%L1</source>
      <translation>%L1</translation>
    </message>
    <message>
      <source>%L1 %2 are too many for a table.</source>
      <translation>Liikaa taulukkoon (%2): %L1.</translation>
    </message>
    <message>
      <source>%L1 %2 are too many to draw. Raise λ, so that neighbours %3.</source>
      <translation>Liikaa piirrettävää (%2): %L1. Suurenna λ:aa, jotta naapurit %3.</translation>
    </message>
    <message>
      <source>%L1 edges</source>
      <translation>%L1 kaarta</translation>
    </message>
    <message>
      <source>%L1 have no model alone</source>
      <translation>ilman omaa mallia: %L1</translation>
    </message>
    <message>
      <source>%L1 helped, %L2 hurt</source>
      <translation>%L1 hyötyy, %L2 kärsii</translation>
    </message>
    <message>
      <source>%L1 measured</source>
      <translation>mitattu %L1</translation>
    </message>
    <message>
      <source>%L1 neighbours</source>
      <translation>%L1 naapuria</translation>
    </message>
    <message>
      <source>%L1 nodes</source>
      <translation>%L1 solmua</translation>
    </message>
    <message>
      <source>%L1 of %L2</source>
      <translation>%L1 / %L2</translation>
    </message>
    <message>
      <source>%L1 of %L2 nodes</source>
      <translation>%L1 / %L2 solmua</translation>
    </message>
    <message>
      <source>%L1 samples</source>
      <translation>%L1 datapistettä</translation>
    </message>
    <message>
      <source>%Z reads the name of a zone, such as EET, without its distance from UTC: only %z, such as +0200, is read</source>
      <translation>%Z lukee aikavyöhykkeen nimen, kuten EET, ilman sen eroa UTC-aikaan: vain %z, kuten +0200, luetaan</translation>
    </message>
    <message>
      <source>%f is not known: fractions of seconds are read if the format is empty</source>
      <translation>%f on tuntematon: sekuntien osat luetaan, jos kenttä format on tyhjä</translation>
    </message>
    <message numerus="yes">
      <source>%n answer</source>
      <translation>
        <numerusform>%n vastaus</numerusform>
        <numerusform>%n vastausta</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n attribute</source>
      <translation>
        <numerusform>%n attribuutti</numerusform>
        <numerusform>%n attribuuttia</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n blank line</source>
      <translation>
        <numerusform>%n tyhjä rivi</numerusform>
        <numerusform>%n tyhjää riviä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n byte</source>
      <translation>
        <numerusform>%n tavu</numerusform>
        <numerusform>%n tavua</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cell</source>
      <translation>
        <numerusform>%n solu</numerusform>
        <numerusform>%n solua</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n change by hand</source>
      <translation>
        <numerusform>%n muutos käsin</numerusform>
        <numerusform>%n muutosta käsin</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cluster</source>
      <translation>
        <numerusform>%n klusteri</numerusform>
        <numerusform>%n klusteria</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n column</source>
      <translation>
        <numerusform>%n sarake</numerusform>
        <numerusform>%n saraketta</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n combination</source>
      <translation>
        <numerusform>%n yhdistelmä</numerusform>
        <numerusform>%n yhdistelmää</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n comment line</source>
      <translation>
        <numerusform>%n kommenttirivi</numerusform>
        <numerusform>%n kommenttiriviä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n different text</source>
      <translation>
        <numerusform>%n teksti</numerusform>
        <numerusform>%n eri tekstiä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n edge</source>
      <translation>
        <numerusform>%n kaari</numerusform>
        <numerusform>%n kaarta</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entry</source>
      <translation>
        <numerusform>%n alkio</numerusform>
        <numerusform>%n alkiota</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n feature</source>
      <translation>
        <numerusform>%n piirre</numerusform>
        <numerusform>%n piirrettä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n feature column</source>
      <translation>
        <numerusform>%n piirresarake</numerusform>
        <numerusform>%n piirresaraketta</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n group</source>
      <translation>
        <numerusform>%n ryhmä</numerusform>
        <numerusform>%n ryhmää</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hyperedge</source>
      <translation>
        <numerusform>%n hyperkaari</numerusform>
        <numerusform>%n hyperkaarta</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n iteration</source>
      <translation>
        <numerusform>%n iteraatio</numerusform>
        <numerusform>%n iteraatiota</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n key</source>
      <translation>
        <numerusform>%n avain</numerusform>
        <numerusform>%n avainta</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n knot</source>
      <translation>
        <numerusform>%n solmukohta</numerusform>
        <numerusform>%n solmukohtaa</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label</source>
      <translation>
        <numerusform>%n nimiö</numerusform>
        <numerusform>%n nimiötä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n labelled node</source>
      <translation>
        <numerusform>%n nimiöity solmu</numerusform>
        <numerusform>%n nimiöityä solmua</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n link</source>
      <translation>
        <numerusform>%n yhteys</numerusform>
        <numerusform>%n yhteyttä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n missing cell</source>
      <translation>
        <numerusform>%n puuttuva solu</numerusform>
        <numerusform>%n puuttuvaa solua</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n neighbour</source>
      <translation>
        <numerusform>%n naapuri</numerusform>
        <numerusform>%n naapuria</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n node</source>
      <translation>
        <numerusform>%n solmu</numerusform>
        <numerusform>%n solmua</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n number</source>
      <translation>
        <numerusform>%n luku</numerusform>
        <numerusform>%n lukua</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n other</source>
      <translation>
        <numerusform>%n muu</numerusform>
        <numerusform>%n muuta</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n other text</source>
      <translation>
        <numerusform>%n muu teksti</numerusform>
        <numerusform>%n muuta tekstiä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n parameter</source>
      <translation>
        <numerusform>%n parametri</numerusform>
        <numerusform>%n parametria</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point</source>
      <translation>
        <numerusform>%n piste</numerusform>
        <numerusform>%n pistettä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n random split</source>
      <translation>
        <numerusform>%n satunnainen jako</numerusform>
        <numerusform>%n satunnaista jakoa</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n row</source>
      <translation>
        <numerusform>%n rivi</numerusform>
        <numerusform>%n riviä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n run</source>
      <translation>
        <numerusform>%n ajo</numerusform>
        <numerusform>%n ajoa</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sample</source>
      <translation>
        <numerusform>%n datapiste</numerusform>
        <numerusform>%n datapistettä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n single node</source>
      <translation>
        <numerusform>%n yksittäinen solmu</numerusform>
        <numerusform>%n yksittäistä solmua</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n split</source>
      <translation>
        <numerusform>%n jako</numerusform>
        <numerusform>%n jakoa</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n test</source>
      <translation>
        <numerusform>%n testi</numerusform>
        <numerusform>%n testiä</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n time</source>
      <translation>
        <numerusform>%n kerran</numerusform>
        <numerusform>%n kertaa</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n value</source>
      <translation>
        <numerusform>%n arvo</numerusform>
        <numerusform>%n arvoa</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n vector</source>
      <translation>
        <numerusform>%n vektori</numerusform>
        <numerusform>%n vektoria</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n weight</source>
      <translation>
        <numerusform>%n paino</numerusform>
        <numerusform>%n painoa</numerusform>
      </translation>
    </message>
    <message>
      <source>%p %</source>
      <translation>%p %</translation>
    </message>
    <message>
      <source>%s depends on the zone of this computer: write unix</source>
      <translation>%s riippuu tämän tietokoneen aikavyöhykkeestä: kirjoita unix</translation>
    </message>
    <message>
      <source>%v of %m</source>
      <translation>%v / %m</translation>
    </message>
    <message>
      <source>&amp;About GTV Lab</source>
      <translation>&amp;Tietoja GTV Labista</translation>
    </message>
    <message>
      <source>&amp;Animate layouts</source>
      <translation>A&amp;nimoi asettelut</translation>
    </message>
    <message>
      <source>&amp;Another cluster</source>
      <translation>&amp;Uusi klusteri</translation>
    </message>
    <message>
      <source>&amp;Backdrop</source>
      <translation>&amp;Tausta</translation>
    </message>
    <message>
      <source>&amp;Best λ by validation</source>
      <translation>&amp;Paras λ validoinnilla</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>P&amp;eru</translation>
    </message>
    <message>
      <source>&amp;Choose the file…</source>
      <translation>Valitse &amp;tiedosto…</translation>
    </message>
    <message>
      <source>&amp;Compute</source>
      <translation>&amp;Laske</translation>
    </message>
    <message>
      <source>&amp;Compute path</source>
      <translation>&amp;Laske polku</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>&amp;Koordinaatit</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopioi</translation>
    </message>
    <message>
      <source>&amp;Copy the graph</source>
      <translation>Ko&amp;pioi graafi</translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <translation>&amp;Tumma</translation>
    </message>
    <message>
      <source>&amp;Data</source>
      <translation>A&amp;ineisto</translation>
    </message>
    <message>
      <source>&amp;Data at the nodes</source>
      <translation>&amp;Data solmuissa</translation>
    </message>
    <message>
      <source>&amp;Decimal sign</source>
      <translation>&amp;Desimaalimerkki</translation>
    </message>
    <message>
      <source>&amp;Density</source>
      <translation>&amp;Tiheys</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Muokkaa</translation>
    </message>
    <message>
      <source>&amp;Encoding</source>
      <translation>&amp;Merkistökoodaus</translation>
    </message>
    <message>
      <source>&amp;Errors</source>
      <translation>&amp;Virheet</translation>
    </message>
    <message>
      <source>&amp;Export</source>
      <translation>&amp;Vie</translation>
    </message>
    <message>
      <source>&amp;Export as PNG, PDF, SVG, CSV or LaTeX…</source>
      <translation>&amp;Vie PNG-, PDF-, SVG-, CSV- tai LaTeX-tiedostoon…</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Tiedosto</translation>
    </message>
    <message>
      <source>&amp;First line</source>
      <translation>&amp;Ensimmäinen rivi</translation>
    </message>
    <message>
      <source>&amp;Fit the graph</source>
      <translation>&amp;Sovita graafi</translation>
    </message>
    <message>
      <source>&amp;Flip labels</source>
      <translation>&amp;Käännä nimiöt</translation>
    </message>
    <message>
      <source>&amp;Flows</source>
      <translation>V&amp;irtaukset</translation>
    </message>
    <message>
      <source>&amp;Format</source>
      <translation>&amp;Muoto</translation>
    </message>
    <message>
      <source>&amp;Give labels</source>
      <translation>&amp;Anna nimiöt</translation>
    </message>
    <message>
      <source>&amp;Graph</source>
      <translation>&amp;Graafi</translation>
    </message>
    <message>
      <source>&amp;Grid</source>
      <translation>&amp;Ruudukko</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>O&amp;hje</translation>
    </message>
    <message>
      <source>&amp;Hulls</source>
      <translation>&amp;Verhot</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <translation>&amp;Tuo</translation>
    </message>
    <message>
      <source>&amp;Import graph…</source>
      <translation>Tu&amp;o graafi…</translation>
    </message>
    <message>
      <source>&amp;Iterations</source>
      <translation>&amp;Iteraatiot</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>K&amp;ieli</translation>
    </message>
    <message>
      <source>&amp;Learned clusters</source>
      <translation>&amp;Opitut klusterit</translation>
    </message>
    <message>
      <source>&amp;Lessons</source>
      <translation>&amp;Oppitunnit</translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <translation>&amp;Vaalea</translation>
    </message>
    <message>
      <source>&amp;Memory for going back</source>
      <translation>M&amp;uisti paluuta varten</translation>
    </message>
    <message>
      <source>&amp;New</source>
      <translation>&amp;Uusi</translation>
    </message>
    <message>
      <source>&amp;No backdrop</source>
      <translation>&amp;Ei taustaa</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>&amp;Määrä</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>&amp;Avaa…</translation>
    </message>
    <message>
      <source>&amp;Optimum</source>
      <translation>&amp;Optimi</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>K&amp;orvaa</translation>
    </message>
    <message>
      <source>&amp;Parameters</source>
      <translation>&amp;Parametrit</translation>
    </message>
    <message>
      <source>&amp;Parameters…</source>
      <translation>&amp;Parametrit…</translation>
    </message>
    <message>
      <source>&amp;Paste experiment</source>
      <translation>Liit&amp;ä koe</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <translation>&amp;Tauko</translation>
    </message>
    <message>
      <source>&amp;Preferences…</source>
      <translation>As&amp;etukset…</translation>
    </message>
    <message>
      <source>&amp;Prepare…</source>
      <translation>&amp;Valmistele…</translation>
    </message>
    <message>
      <source>&amp;Presentation</source>
      <translation>&amp;Esitys</translation>
    </message>
    <message>
      <source>&amp;Presentation (F5)</source>
      <translation>&amp;Esitys (F5)</translation>
    </message>
    <message>
      <source>&amp;Purpose</source>
      <translation>&amp;Käyttö</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>Lo&amp;peta</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Tee uudelleen</translation>
    </message>
    <message>
      <source>&amp;Reset view layout</source>
      <translation>Palauta näkymien &amp;asettelu</translation>
    </message>
    <message>
      <source>&amp;Resolution</source>
      <translation>&amp;Tarkkuus</translation>
    </message>
    <message>
      <source>&amp;Resolution of pictures</source>
      <translation>&amp;Kuvien tarkkuus</translation>
    </message>
    <message>
      <source>&amp;Run</source>
      <translation>&amp;Aja</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Tallenna</translation>
    </message>
    <message>
      <source>&amp;Start sweep</source>
      <translation>&amp;Aloita parametriajo</translation>
    </message>
    <message>
      <source>&amp;Start with</source>
      <translation>&amp;Aluksi</translation>
    </message>
    <message>
      <source>&amp;Take labels</source>
      <translation>&amp;Ota nimiöt pois</translation>
    </message>
    <message>
      <source>&amp;The common model</source>
      <translation>&amp;Yhteinen malli</translation>
    </message>
    <message>
      <source>&amp;Theme</source>
      <translation>Tee&amp;ma</translation>
    </message>
    <message>
      <source>&amp;Trails</source>
      <translation>&amp;Jäljet</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Kumoa</translation>
    </message>
    <message>
      <source>&amp;Use selected as</source>
      <translation>Valittujen &amp;käyttö</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Näytä</translation>
    </message>
    <message>
      <source>&amp;nbsp;(%1&amp;nbsp;of&amp;nbsp;%2)</source>
      <translation>&amp;nbsp;(%1&amp;nbsp;/&amp;nbsp;%2)</translation>
    </message>
    <message>
      <source>&amp;to</source>
      <translation>&amp;päättyen</translation>
    </message>
    <message>
      <source>'{}' and '{}' both take all coordinates that are left</source>
      <translation>'{}' ja '{}' ottavat kumpikin kaikki jäljellä olevat koordinaatit</translation>
    </message>
    <message>
      <source>'{}' cannot be a block, expected one of {}</source>
      <translation>'{}' ei voi olla lohko, pitäisi olla jokin näistä: {}</translation>
    </message>
    <message>
      <source>'{}' names coordinate {} twice</source>
      <translation>'{}' nimeää koordinaatin {} kahdesti</translation>
    </message>
    <message>
      <source>'{}' of {} is {}, expected {}</source>
      <translation>{1}: '{0}' on {2}, pitäisi olla {3}</translation>
    </message>
    <message>
      <source>'{}': coordinate {} is not in 1 … {}</source>
      <translation>'{}': koordinaatti {} ei ole välillä 1 … {}</translation>
    </message>
    <message>
      <source>(%1 entries)</source>
      <translation>(%1 alkiota)</translation>
    </message>
    <message>
      <source>(1/n) Σ ‖w_i − w̄_i‖² over the honest nodes</source>
      <translation>(1/n) Σ ‖w_i − w̄_i‖² rehellisten solmujen yli</translation>
    </message>
    <message>
      <source>(1/n) Σ ‖w_i − w̄_i‖², E_est [CFL 39]</source>
      <translation>(1/n) Σ ‖w_i − w̄_i‖², E_est [CFL 39]</translation>
    </message>
    <message>
      <source>(no name)</source>
      <translation>(ei nimeä)</translation>
    </message>
    <message>
      <source>(none)</source>
      <translation>(ei mitään)</translation>
    </message>
    <message>
      <source>(validation) </source>
      <translation>(validointi) </translation>
    </message>
    <message>
      <source>, %L1 selected</source>
      <translation>, valittuja %L1</translation>
    </message>
    <message>
      <source>, %L1/s</source>
      <translation>, %L1/s</translation>
    </message>
    <message>
      <source>, adjusted Rand index %1</source>
      <translation>, korjattu Randin indeksi %1</translation>
    </message>
    <message>
      <source>, counted from iteration %L1</source>
      <translation>, laskettuna iteraatiosta %L1</translation>
    </message>
    <message>
      <source>, letters of %1 pt</source>
      <translation>, kirjainten koko %1 pt</translation>
    </message>
    <message>
      <source>, predicted %1</source>
      <translation>, ennuste %1</translation>
    </message>
    <message>
      <source>, the %L1 nodes that labels reach</source>
      <translation>, %L1 solmua, joihin nimiöt ulottuvat</translation>
    </message>
    <message>
      <source>, the first %1 of %2 samples</source>
      <translation>, ensimmäiset %1 / %2 datapistettä</translation>
    </message>
    <message>
      <source>, the first of %L1</source>
      <translation>, ensimmäiset (yhteensä %L1)</translation>
    </message>
    <message>
      <source>-1 or 1 (or 0 and 1 throughout)</source>
      <translation>-1 tai 1 (tai kaikkialla 0 tai 1)</translation>
    </message>
    <message>
      <source>. &lt;b&gt;The experiment has changed since&lt;/b&gt;: “Compute again”</source>
      <translation>. &lt;b&gt;Koe on sittemmin muuttunut&lt;/b&gt;: ”Laske uudelleen”</translation>
    </message>
    <message>
      <source>1 File</source>
      <translation>1 Tiedosto</translation>
    </message>
    <message>
      <source>1 cluster needs 1 matrix or none, got {}</source>
      <translation>kun klustereita on 1, matriiseja voi olla 1 tai ei yhtään, nyt {}</translation>
    </message>
    <message>
      <source>1 edge</source>
      <translation>1 kaari</translation>
    </message>
    <message>
      <source>1 neighbour</source>
      <translation>1 naapuri</translation>
    </message>
    <message>
      <source>1 node</source>
      <translation>1 solmu</translation>
    </message>
    <message>
      <source>1 sample</source>
      <translation>1 datapiste</translation>
    </message>
    <message>
      <source>178 wines are divided among ten nodes in a ring; each node predicts the first measurement, alcohol, from the twelve others. Eighteen wines are few for twelve parameters: a single node fits its own wines and mispredicts those of the others; together the nodes come near to the fit of the pooled data. The exercise asks for that fit: without an intercept its mean squared error is 0.823, which is worse than predicting the mean of the labels; with an intercept it is 0.266.</source>
      <translation>178 viiniä on jaettu renkaan kymmenelle solmulle; kukin solmu ennustaa ensimmäistä mittausta, alkoholia, kahdestatoista muusta. Kahdeksantoista viiniä on vähän kahdelletoista parametrille: yksittäinen solmu mukautuu omiin viineihinsä ja ennustaa muiden viinit väärin; yhdessä solmut pääsevät lähelle yhdistetyn aineiston sovitusta. Tehtävässä kysytään tätä sovitusta: ilman vakiotermiä sen keskineliövirhe on 0.823, mikä on huonompi kuin nimiöiden keskiarvon ennustaminen; vakiotermin kanssa se on 0.266.</translation>
    </message>
    <message>
      <source>2 Columns</source>
      <translation>2 Sarakkeet</translation>
    </message>
    <message>
      <source>2 clusters</source>
      <translation>2 klusteria</translation>
    </message>
    <message>
      <source>3 Preparation</source>
      <translation>3 Valmistelu</translation>
    </message>
    <message>
      <source>4 Validation</source>
      <translation>4 Validointi</translation>
    </message>
    <message>
      <source>5 Graph</source>
      <translation>5 Graafi</translation>
    </message>
    <message>
      <source>6 Check</source>
      <translation>6 Tarkistus</translation>
    </message>
    <message>
      <source>: it has no data to learn from, so its loss is 0</source>
      <translation>: ei dataa, josta oppia, joten häviö on 0</translation>
    </message>
    <message>
      <source>: label %1</source>
      <translation>: nimiö %1</translation>
    </message>
    <message>
      <source>: select another on the canvas</source>
      <translation>: valitse toinen piirtoalueelta</translation>
    </message>
    <message>
      <source>; %L1 of %L2 nodes, a share of every cluster</source>
      <translation>; %L1 / %L2 solmua, osuus jokaisesta klusterista</translation>
    </message>
    <message>
      <source>; always the same</source>
      <translation>; aina sama</translation>
    </message>
    <message>
      <source>; and %L1 single nodes</source>
      <translation>; ja %L1 yksittäistä solmua</translation>
    </message>
    <message>
      <source>; refused: %1, the table says why</source>
      <translation>; hylätty: %1, syy on taulukossa</translation>
    </message>
    <message>
      <source>; the %1 largest of %L2 %3</source>
      <translation>; %1 suurinta, yhteensä %L2 (%3)</translation>
    </message>
    <message>
      <source>; the attack has changed the label, it was %1</source>
      <translation>; hyökkäys on muuttanut nimiön, se oli %1</translation>
    </message>
    <message>
      <source>; the attack sets %1 features</source>
      <translation>; hyökkäys asettaa %1 piirrettä</translation>
    </message>
    <message>
      <source>; the method takes all of them</source>
      <translation>; menetelmä käyttää kaikkia</translation>
    </message>
    <message>
      <source>;;All files (*)</source>
      <translation>;;Kaikki tiedostot (*)</translation>
    </message>
    <message>
      <source>&lt;/{}&gt; ends nothing</source>
      <translation>&lt;/{}&gt; ei päätä mitään</translation>
    </message>
    <message>
      <source>&lt;/{}&gt; stands where &lt;{}&gt; of line {} should end</source>
      <translation>tässä on &lt;/{0}&gt;, vaikka rivin {2} elementin &lt;{1}&gt; pitäisi päättyä</translation>
    </message>
    <message>
      <source>&lt;b style='font-size:large'&gt;λ&lt;/b&gt;</source>
      <translation>&lt;b style='font-size:large'&gt;λ&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;%1 %2 and %3&lt;/b&gt;&lt;br&gt;%4, total weight %5</source>
      <translation>&lt;b&gt;%1 %2 ja %3&lt;/b&gt;&lt;br&gt;%4, yhteispaino %5</translation>
    </message>
    <message>
      <source>&lt;b&gt;%1 %2&lt;/b&gt;&lt;br&gt;%3, %L4 labelled&lt;br&gt;mean w = %5</source>
      <translation>&lt;b&gt;%1 %2&lt;/b&gt;&lt;br&gt;%3, nimiöityjä %L4&lt;br&gt;keskimääräinen w = %5</translation>
    </message>
    <message>
      <source>&lt;b&gt;Between λ = %1 and %2&lt;/b&gt; nodes fuse into %3 clusters</source>
      <translation>&lt;b&gt;Välillä λ = %1 … %2&lt;/b&gt; solmut yhtyvät, klustereita %3</translation>
    </message>
    <message>
      <source>&lt;b&gt;Between λ = %1 and %2&lt;/b&gt; these nodes fuse</source>
      <translation>&lt;b&gt;Välillä λ = %1 … %2&lt;/b&gt; nämä solmut yhtyvät</translation>
    </message>
    <message>
      <source>&lt;b&gt;Cluster graph&lt;/b&gt;</source>
      <translation>&lt;b&gt;Klusterigraafi&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Cluster&lt;/b&gt;&lt;br&gt;The true cluster, and colour, of the selected nodes and of new ones</source>
      <translation>&lt;b&gt;Klusteri&lt;/b&gt;&lt;br&gt;Valittujen ja uusien solmujen oikea klusteri ja väri</translation>
    </message>
    <message>
      <source>&lt;b&gt;Data at the nodes&lt;/b&gt; (D)&lt;br&gt;Every node as a small plot of its data and the line of its model, whose points can be dragged. For at most %1 nodes whose data have one feature.</source>
      <translation>&lt;b&gt;Data solmuissa&lt;/b&gt; (D)&lt;br&gt;Kukin solmu pienenä kuvana: sen data ja mallin suora. Pisteitä voi raahata. Enintään %1 solmulle, joiden datassa on yksi piirre.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Data on a line&lt;/b&gt;&lt;br&gt;The selected nodes get new data points: weight, number of points and noise. To move a single point, drag it in the small plot of its node.</source>
      <translation>&lt;b&gt;Data suoralla&lt;/b&gt;&lt;br&gt;Valitut solmut saavat uudet datapisteet: paino, pisteiden määrä ja kohina. Yksittäistä pistettä voi siirtää raahaamalla sitä solmun pienessä kuvassa.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Edge %1 – %2&lt;/b&gt;</source>
      <translation>&lt;b&gt;Kaari %1 – %2&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Graph of the groups of similar models&lt;/b&gt;</source>
      <translation>&lt;b&gt;Samankaltaisten mallien ryhmien graafi&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Labels&lt;/b&gt;&lt;br&gt;Give labels to the selected nodes, take them away, or flip them</source>
      <translation>&lt;b&gt;Nimiöt&lt;/b&gt;&lt;br&gt;Anna valituille solmuille nimiöt, ota ne pois tai käännä ne</translation>
    </message>
    <message>
      <source>&lt;b&gt;Loss&lt;/b&gt; of %1</source>
      <translation>&lt;b&gt;Häviö&lt;/b&gt;: %1</translation>
    </message>
    <message>
      <source>&lt;b&gt;Mean of the losses&lt;/b&gt;</source>
      <translation>&lt;b&gt;Häviöiden keskiarvo&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Node %1&lt;/b&gt;</source>
      <translation>&lt;b&gt;Solmu %1&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Node %1&lt;/b&gt;: %2</source>
      <translation>&lt;b&gt;Solmu %1&lt;/b&gt;: %2</translation>
    </message>
    <message>
      <source>&lt;b&gt;Objective of GTVMin&lt;/b&gt;</source>
      <translation>&lt;b&gt;GTVMin-tavoitefunktio&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;Squared error of a new label&lt;/b&gt;, %1 draws</source>
      <translation>&lt;b&gt;Uuden nimiön neliövirhe&lt;/b&gt;, %1 arvontaa</translation>
    </message>
    <message>
      <source>&lt;b&gt;Squared error of a new label&lt;/b&gt;, draw %1 of %2 …</source>
      <translation>&lt;b&gt;Uuden nimiön neliövirhe&lt;/b&gt;, arvonta %1 / %2 …</translation>
    </message>
    <message>
      <source>&lt;b&gt;attacks&lt;/b&gt;: %1</source>
      <translation>&lt;b&gt;hyökkäykset&lt;/b&gt;: %1</translation>
    </message>
    <message>
      <source>&lt;b&gt;data given by hand&lt;/b&gt;</source>
      <translation>&lt;b&gt;data annettu käsin&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;point not used&lt;/b&gt;</source>
      <translation>&lt;b&gt;piste ei käytössä&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;unlabelled&lt;/b&gt;</source>
      <translation>&lt;b&gt;nimiötön&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;λ = %1, iteration %L2&lt;/b&gt;</source>
      <translation>&lt;b&gt;λ = %1, iteraatio %L2&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;b&gt;λ = %1&lt;/b&gt;</source>
      <translation>&lt;b&gt;λ = %1&lt;/b&gt;</translation>
    </message>
    <message>
      <source>&lt;br&gt;Difference from ridge, split by split: &lt;b&gt;%1&lt;/b&gt; ± %2 (standard error).</source>
      <translation>&lt;br&gt;Ero harjaregressioon jako jaolta: &lt;b&gt;%1&lt;/b&gt; ± %2 (keskiarvon keskivirhe).</translation>
    </message>
    <message>
      <source>&lt;br&gt;Mean of %1.</source>
      <translation>&lt;br&gt;Keskiarvon pohjana %1.</translation>
    </message>
    <message>
      <source>&lt;br&gt;Published, on another copy of the data: %1.</source>
      <translation>&lt;br&gt;Julkaistu, datan toisella kopiolla: %1.</translation>
    </message>
    <message>
      <source>&lt;br&gt;Ridge %1, average of the neighbours %2, mean %3.</source>
      <translation>&lt;br&gt;Harjaregressio %1, naapurien keskiarvo %2, koko keskiarvo %3.</translation>
    </message>
    <message>
      <source>&lt;br&gt;The label was standardised: in its own unit the best root mean squared error is &lt;b&gt;%1&lt;/b&gt;.</source>
      <translation>&lt;br&gt;Nimiö standardoitiin: sen omassa yksikössä pienin keskineliövirheen neliöjuuri on &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
      <source>&lt;br&gt;The method diverged at λ = %1.</source>
      <translation>&lt;br&gt;Menetelmä hajaantui, kun λ = %1.</translation>
    </message>
    <message>
      <source>&lt;br&gt;flow %1, size %2</source>
      <translation>&lt;br&gt;virtaus %1, suuruus %2</translation>
    </message>
    <message>
      <source>&lt;h3&gt;GTV Lab %1&lt;/h3&gt;&lt;p&gt;A laboratory for networked federated learning.&lt;/p&gt;&lt;p&gt;Commit %2, instruction set %3.&lt;br&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
      <translation>&lt;h3&gt;GTV Lab %1&lt;/h3&gt;&lt;p&gt;Verkottuneen federoidun oppimisen laboratorio.&lt;/p&gt;&lt;p&gt;Commit %2, käskykanta %3.&lt;br&gt;Vapaa ohjelma, lisenssi GNU General Public License, versio 3 tai uudempi.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>&lt;{}&gt; has more than {} attributes, expected at most that</source>
      <translation>elementillä &lt;{}&gt; on yli {} attribuuttia, enempää ei sallita</translation>
    </message>
    <message>
      <source>&lt;{}&gt; is not closed, the file ends before it</source>
      <translation>elementtiä &lt;{}&gt; ei ole suljettu, tiedosto loppuu sitä ennen</translation>
    </message>
    <message>
      <source>&lt;{}&gt; stands outside of &lt;graph&gt;</source>
      <translation>&lt;{}&gt; on elementin &lt;graph&gt; ulkopuolella</translation>
    </message>
    <message>
      <source>&gt; {} and &lt;= {}</source>
      <translation>&gt; {} ja &lt;= {}</translation>
    </message>
    <message>
      <source>? could not reproduce</source>
      <translation>? ei toistettavissa</translation>
    </message>
    <message>
      <source>A CSV file with a header.</source>
      <translation>CSV-tiedosto, jossa on otsikkorivi.</translation>
    </message>
    <message>
      <source>A backdoor for one image</source>
      <translation>Takaovi yhdelle kuvalle</translation>
    </message>
    <message>
      <source>A backdoor in handwritten digits</source>
      <translation>Takaovi käsin kirjoitetuissa numeroissa</translation>
    </message>
    <message>
      <source>A border opens</source>
      <translation>Raja avautuu</translation>
    </message>
    <message>
      <source>A bridge</source>
      <translation>Silta</translation>
    </message>
    <message>
      <source>A centre, node 0, joined to every leaf: centralised federated learning.</source>
      <translation>Keskus, solmu 0, on yhdistetty jokaiseen lehteen: keskitetty federoitu oppiminen.</translation>
    </message>
    <message>
      <source>A chain of two halves</source>
      <translation>Kaksiosainen ketju</translation>
    </message>
    <message>
      <source>A click opens a preset. Ctrl+Shift+P shows this page again.</source>
      <translation>Napsautus avaa valmiin kokeen. Ctrl+Shift+P näyttää tämän sivun uudelleen.</translation>
    </message>
    <message>
      <source>A closed chain.</source>
      <translation>Suljettu ketju.</translation>
    </message>
    <message>
      <source>A column for each value of a column: 1 where it is there, else 0</source>
      <translation>Oma sarake jokaiselle sarakkeen arvolle: 1, missä arvo esiintyy, muuten 0</translation>
    </message>
    <message>
      <source>A column gets another name</source>
      <translation>Sarake saa toisen nimen</translation>
    </message>
    <message>
      <source>A column of lists such as [0.3, -1.9] becomes columns of numbers</source>
      <translation>Sarakkeesta, jossa on luetteloita, kuten [0.3, -1.9], tulee lukusarakkeita</translation>
    </message>
    <message>
      <source>A column says of every row what it is for</source>
      <translation>Sarake kertoo joka rivistä, mihin se on</translation>
    </message>
    <message>
      <source>A constant is added to all labels of the attackers</source>
      <translation>Hyökkääjien kaikkiin nimiöihin lisätään vakio</translation>
    </message>
    <message>
      <source>A convex outline around each of the %1 largest learned clusters, or groups of similar models</source>
      <translation>Konveksi ääriviiva kunkin %1 suurimman opitun klusterin tai samankaltaisten mallien ryhmän ympärillä</translation>
    </message>
    <message>
      <source>A decision tree is a linear model of steps</source>
      <translation>Päätöspuu on portaiden lineaarinen malli</translation>
    </message>
    <message>
      <source>A document or a link from the clipboard, as a step that can be undone</source>
      <translation>Dokumentti tai linkki leikepöydältä, kumottavana vaiheena</translation>
    </message>
    <message>
      <source>A few Newton steps, each solved exactly from the leaves to the root, for chains, stars and trees of any size.</source>
      <translation>Muutama Newton-askel, joista jokainen ratkaistaan täsmällisesti lehdistä juureen; kaikenkokoisille ketjuille, tähdille ja puille.</translation>
    </message>
    <message>
      <source>A file of their own</source>
      <translation>Oma tiedosto</translation>
    </message>
    <message>
      <source>A formula over the columns, such as (tmax + tmin) / 2; names with other signs than letters and digits stand between `…`.</source>
      <translation>Sarakkeista laskettava kaava, esimerkiksi (tmax + tmin) / 2; nimet, joissa on muita merkkejä kuin kirjaimia ja numeroita, kirjoitetaan muodossa `…`.</translation>
    </message>
    <message>
      <source>A given vector at every node</source>
      <translation>Annettu vektori jokaisessa solmussa</translation>
    </message>
    <message>
      <source>A good step</source>
      <translation>Hyvä askel</translation>
    </message>
    <message>
      <source>A graph for drawing by hand: no edges, and only the nodes of the data, if any.</source>
      <translation>Graafi käsin piirtämistä varten: ei kaaria ja vain mahdollisen aineiston solmut.</translation>
    </message>
    <message>
      <source>A graph made of the data</source>
      <translation>Datasta muodostettu graafi</translation>
    </message>
    <message>
      <source>A graph without clusters</source>
      <translation>Graafi ilman klustereita</translation>
    </message>
    <message>
      <source>A grid behind the graph; the side of the graph is about 1</source>
      <translation>Ruudukko graafin takana; graafin sivun pituus on noin 1</translation>
    </message>
    <message>
      <source>A larger lie changes nothing</source>
      <translation>Suurempi valhe ei muuta mitään</translation>
    </message>
    <message>
      <source>A larger step jumps over the minimum. The factor is still below 1, so the iterates swing and come nearer.</source>
      <translation>Suurempi askel hyppää minimin yli. Kerroin on yhä alle 1, joten iteraatit heilahtelevat ja lähestyvät minimiä.</translation>
    </message>
    <message>
      <source>A lesson from a file</source>
      <translation>Oppitunti tiedostosta</translation>
    </message>
    <message>
      <source>A lesson has at least one scene</source>
      <translation>Oppitunnissa on vähintään yksi kohtaus</translation>
    </message>
    <message>
      <source>A lesson of your own, with what is open as its first scene</source>
      <translation>Oma oppitunti, jonka ensimmäinen kohtaus on avoinna oleva koe</translation>
    </message>
    <message>
      <source>A line that begins with one of these signs is passed over. If it is empty no line is.</source>
      <translation>Rivi, joka alkaa jollakin näistä merkeistä, ohitetaan. Jos kenttä on tyhjä, mitään riviä ei ohiteta.</translation>
    </message>
    <message>
      <source>A list of values, or a number of values in a range: evenly spaced, or evenly spaced in their logarithm</source>
      <translation>Luettelo arvoista tai annettu määrä arvoja väliltä: tasavälein tai logaritmisesti tasavälein</translation>
    </message>
    <message>
      <source>A local model that this method trains in place of that of the experiment, so that a race can compare methods with different models; null takes that of the experiment.</source>
      <translation>Paikallinen malli, jota tämä menetelmä opettaa kokeen mallin sijaan, jotta vertailuajo voi verrata menetelmiä eri malleilla; null käyttää kokeen mallia.</translation>
    </message>
    <message>
      <source>A lucky start</source>
      <translation>Onnekas alku</translation>
    </message>
    <message>
      <source>A map needs a column for x and a column for y</source>
      <translation>Kartta tarvitsee x- ja y-sarakkeen</translation>
    </message>
    <message>
      <source>A multilayer perceptron, trained with mini-batches; every fit continues from the weights of the previous one.</source>
      <translation>Monikerroksinen perseptroni, jota opetetaan minierillä; jokainen sovitus jatkaa edellisen painoista.</translation>
    </message>
    <message>
      <source>A new column by a formula</source>
      <translation>Uusi sarake kaavan avulla</translation>
    </message>
    <message>
      <source>A new node belongs to the cluster of the nearest node</source>
      <translation>Uusi solmu kuuluu lähimmän solmun klusteriin</translation>
    </message>
    <message>
      <source>A norm (network Lasso) makes flat pieces and steps between them; with the right λ the one step of the truth is left.</source>
      <translation>Normi (verkko-Lasso) tekee tasaisia osuuksia ja portaita niiden väliin; sopivalla λ:n arvolla jää vain oikean mallin yksi porras.</translation>
    </message>
    <message>
      <source>A plane takes two features. Choose a series.</source>
      <translation>Taso vaatii kaksi piirrettä. Valitse sarja.</translation>
    </message>
    <message>
      <source>A ring with several neighbours on either side, in which some edges are rewired to random nodes.</source>
      <translation>Rengas, jossa on useita naapureita kummallakin puolella ja jonka kaarista osa kytketään uudelleen satunnaisiin solmuihin.</translation>
    </message>
    <message>
      <source>A scene</source>
      <translation>Kohtaus</translation>
    </message>
    <message>
      <source>A server and its clients</source>
      <translation>Palvelin ja sen asiakkaat</translation>
    </message>
    <message>
      <source>A server keeps a few models, the centres; every node chooses the centre that fits its data best and improves it.</source>
      <translation>Palvelimella on muutama malli, keskukset; jokainen solmu valitsee aineistoonsa parhaiten sopivan keskuksen ja parantaa sitä.</translation>
    </message>
    <message>
      <source>A server takes steps along the mean gradient of the nodes.</source>
      <translation>Palvelin ottaa askeleita solmujen gradienttien keskiarvon suunnassa.</translation>
    </message>
    <message>
      <source>A server takes steps along the mean of stochastic gradients, each over a few samples of a node.</source>
      <translation>Palvelin ottaa askeleita stokastisten gradienttien keskiarvon suunnassa; kukin gradientti lasketaan muutamasta solmun datapisteestä.</translation>
    </message>
    <message>
      <source>A server with liars among its clients</source>
      <translation>Palvelin, jonka asiakkaissa on valehtelijoita</translation>
    </message>
    <message>
      <source>A session</source>
      <translation>Istunto</translation>
    </message>
    <message>
      <source>A small step</source>
      <translation>Pieni askel</translation>
    </message>
    <message>
      <source>A small weight</source>
      <translation>Pieni paino</translation>
    </message>
    <message>
      <source>A square: nobody joins</source>
      <translation>Neliö: kukaan ei liity</translation>
    </message>
    <message>
      <source>A star instead</source>
      <translation>Tähti renkaan sijaan</translation>
    </message>
    <message>
      <source>A star: every node is joined to a centre without data, and to no other node</source>
      <translation>Tähti: jokainen solmu on yhdistetty keskukseen, jolla ei ole dataa, eikä mihinkään muuhun solmuun</translation>
    </message>
    <message>
      <source>A step or a slope: norm against square</source>
      <translation>Porras vai rinne: normi ja neliö</translation>
    </message>
    <message>
      <source>A step that is too large</source>
      <translation>Liian suuri askel</translation>
    </message>
    <message>
      <source>A stochastic block model with two clusters of 100 nodes. Six nodes in ten are labelled; the others learn from their neighbours. Drag λ: without coupling the unlabelled nodes learn nothing; with a small λ each cluster fuses near its true parameter vector; with a large λ all nodes become equal. λ and γ are those of the official code (sum of losses), converted to the mean loss: λ/m and γ = m.</source>
      <translation>Stokastinen lohkomalli, jossa on kaksi 100 solmun klusteria. Solmuista kuusi kymmenestä on nimiöity; muut oppivat naapureiltaan. Raahaa λ:aa: ilman kytkentää nimiöttömät solmut eivät opi mitään; pienellä λ:lla kukin klusteri yhtyy lähelle oikeaa parametrivektoriaan; suurella λ:lla kaikista solmuista tulee yhtä suuria. λ ja γ ovat virallisesta koodista (häviöiden summa), muunnettuina häviön keskiarvolle: λ/m ja γ = m.</translation>
    </message>
    <message>
      <source>A table of your own; choose the use of its columns</source>
      <translation>Oma taulukko; valitse sen sarakkeiden käyttö</translation>
    </message>
    <message>
      <source>A table that is written like that of the data. All of its rows are held back.</source>
      <translation>Taulukko, joka on kirjoitettu samoin kuin datan taulukko. Kaikki sen rivit jätetään sivuun.</translation>
    </message>
    <message>
      <source>A table with one row per key.</source>
      <translation>Taulukko, jossa on yksi rivi avainta kohti.</translation>
    </message>
    <message>
      <source>A table with the columns node, y, x1, ..., xd; for the clustering loss they are node, x1, ..., xd, with one row per node. A row whose y is empty is predicted.</source>
      <translation>Taulukko, jossa on sarakkeet node, y, x1, ..., xd; klusterointihäviölle ne ovat node, x1, ..., xd, yksi rivi solmua kohti. Rivi, jonka y on tyhjä, ennustetaan.</translation>
    </message>
    <message>
      <source>A table with the columns source, target and, if weights differ, weight (or what other programs call them), a list of edges, an adjacency matrix; or a file that ends in .graphml, .gml, .gexf, .net or .paj (Pajek), .mtx (Matrix Market), .dot (Graphviz), .dl (UCINET) or .json (NetworkX, D3, graphology, Cytoscape.js); perhaps packed by gzip.</source>
      <translation>Taulukko, jossa on sarakkeet source, target ja, jos painot vaihtelevat, weight (tai samat muiden ohjelmien nimillä), kaariluettelo tai vierusmatriisi; tai tiedosto, jonka pääte on .graphml, .gml, .gexf, .net tai .paj (Pajek), .mtx (Matrix Market), .dot (Graphviz), .dl (UCINET) tai .json (NetworkX, D3, graphology, Cytoscape.js); myös gzipillä pakattuna.</translation>
    </message>
    <message>
      <source>A table with the columns x1, ..., xd that holds the shared unlabelled test points. The field may be empty.</source>
      <translation>Taulukko, jossa on sarakkeet x1, ..., xd ja yhteiset nimiöimättömät testipisteet. Kenttä saa olla tyhjä.</translation>
    </message>
    <message>
      <source>A tree on pooled data against linear models</source>
      <translation>Yhdistetyn aineiston puu ja lineaariset mallit</translation>
    </message>
    <message>
      <source>A value of 1 means as good as with known clusters</source>
      <translation>Arvo 1 tarkoittaa: yhtä hyvä kuin jos klusterit tunnettaisiin</translation>
    </message>
    <message>
      <source>A&amp;ll features</source>
      <translation>K&amp;aikki piirteet</translation>
    </message>
    <message>
      <source>A&amp;pply</source>
      <translation>Kä&amp;ytä</translation>
    </message>
    <message>
      <source>A, the weight of the edge</source>
      <translation>A, kaaren paino</translation>
    </message>
    <message>
      <source>ADMM</source>
      <translation>ADMM</translation>
    </message>
    <message>
      <source>About GTV Lab</source>
      <translation>Tietoja GTV Labista</translation>
    </message>
    <message>
      <source>About so many samples are neighbours of one.</source>
      <translation>Suunnilleen näin monta datapistettä on yhden naapureina.</translation>
    </message>
    <message>
      <source>Above α = 2/3, twice the best step, the factor is above 1: every step ends farther from the minimum than it began.</source>
      <translation>Kun α ylittää arvon 2/3 (kaksi kertaa paras askel), kerroin on yli 1: jokainen askel vie kauemmas minimistä.</translation>
    </message>
    <message>
      <source>Above: one parameter of every model at the exact optimum, over λ; where models become equal, lines join.&lt;br&gt;Below: the mean squared error, to the true models where they are known, else to the validation labels.&lt;br&gt;Click or drag to choose λ.</source>
      <translation>Ylhäällä: kunkin mallin yksi parametri tarkassa optimissa λ:n funktiona; kun mallit tulevat samoiksi, viivat yhtyvät.&lt;br&gt;Alhaalla: keskineliövirhe oikeisiin malleihin nähden, jos ne tunnetaan, muuten validointinimiöihin.&lt;br&gt;Valitse λ napsauttamalla tai raahaamalla.</translation>
    </message>
    <message>
      <source>Above: one parameter of every node at the exact optimum, over λ, in the colour of its true cluster; equal nodes share one line. Triangles mark where clusters fuse; rest on one to read which nodes.&lt;br&gt;Below: number of clusters (of penalties that are not norms: of groups of similar models) with the single nodes, and errors; rest on it to read them.&lt;br&gt;Click or drag to choose λ.</source>
      <translation>Ylhäällä: kunkin solmun yksi parametri tarkassa optimissa λ:n funktiona, oikean klusterin värillä; samoilla solmuilla on yhteinen viiva. Kolmiot osoittavat, missä klusterit yhtyvät; vie osoitin kolmion päälle, niin näet solmut.&lt;br&gt;Alhaalla: klusterien määrä (jos sakkotermi ei ole normi: samankaltaisten mallien ryhmien määrä) yksittäiset solmut mukaan lukien, ja virheet; vie osoitin kuvan päälle, niin näet luvut.&lt;br&gt;Valitse λ napsauttamalla tai raahaamalla.</translation>
    </message>
    <message>
      <source>Abscissa</source>
      <translation>Abskissa</translation>
    </message>
    <message>
      <source>Abscissae</source>
      <translation>Abskissat</translation>
    </message>
    <message>
      <source>Absolute error</source>
      <translation>Itseisarvovirhe</translation>
    </message>
    <message>
      <source>Absolute loss</source>
      <translation>Itseisarvohäviö</translation>
    </message>
    <message>
      <source>Absolute residuals (least absolute deviations): a few wrong labels hardly change the model.</source>
      <translation>Residuaalien itseisarvot (pienimmät itseisarvopoikkeamat): muutama väärä nimiö tuskin muuttaa mallia.</translation>
    </message>
    <message>
      <source>Absolute values</source>
      <translation>Itseisarvot</translation>
    </message>
    <message>
      <source>Acceleration</source>
      <translation>Kiihdytys</translation>
    </message>
    <message>
      <source>Across which edge do the models differ most?</source>
      <translation>Minkä kaaren päissä mallit eroavat eniten?</translation>
    </message>
    <message>
      <source>Across which edge will the models jump most at λ = 0.7?</source>
      <translation>Minkä kaaren yli mallit hyppäävät eniten, kun λ = 0.7?</translation>
    </message>
    <message>
      <source>Activation a</source>
      <translation>Aktivointi a</translation>
    </message>
    <message>
      <source>Activation function of the hidden units.</source>
      <translation>Piiloyksiköiden aktivointifunktio.</translation>
    </message>
    <message>
      <source>Adam, or stochastic gradient descent.</source>
      <translation>Adam tai stokastinen gradienttimenetelmä.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Lisää</translation>
    </message>
    <message>
      <source>Add a method to the race</source>
      <translation>Lisää menetelmä vertailuajoon</translation>
    </message>
    <message>
      <source>Add an entry; choose its kind</source>
      <translation>Lisää kohta; valitse sen laji</translation>
    </message>
    <message>
      <source>Add node</source>
      <translation>Lisää solmu</translation>
    </message>
    <message>
      <source>Add node here</source>
      <translation>Lisää solmu tähän</translation>
    </message>
    <message>
      <source>Add one more method: a race has two to six.</source>
      <translation>Lisää vielä yksi menetelmä: vertailuajossa niitä on kahdesta kuuteen.</translation>
    </message>
    <message>
      <source>Add the experiment that is open, as a scene</source>
      <translation>Lisää avoinna oleva koe kohtaukseksi</translation>
    </message>
    <message>
      <source>Add the scene “%1”</source>
      <translation>Lisää kohtaus ”%1”</translation>
    </message>
    <message>
      <source>Add this as a scene</source>
      <translation>Lisää tämä kohtaukseksi</translation>
    </message>
    <message>
      <source>Add to %1</source>
      <translation>Lisää kohtaan %1</translation>
    </message>
    <message>
      <source>Add two methods to race them on this experiment.</source>
      <translation>Lisää kaksi menetelmää, joita verrataan tässä kokeessa.</translation>
    </message>
    <message>
      <source>Add up the weights of parallel edges</source>
      <translation>Laske rinnakkaisten kaarien painot yhteen</translation>
    </message>
    <message>
      <source>Add up the weights of the two directions</source>
      <translation>Laske kahden suunnan painot yhteen</translation>
    </message>
    <message>
      <source>Added nodes</source>
      <translation>Lisätyt solmut</translation>
    </message>
    <message>
      <source>Adds (δ/2)‖W‖² to the mean loss.</source>
      <translation>Lisää termin (δ/2)‖W‖² keskimääräiseen häviöön.</translation>
    </message>
    <message>
      <source>Adds a constant for every class.</source>
      <translation>Lisää vakion jokaiselle luokalle.</translation>
    </message>
    <message>
      <source>Adds a constant to the model; it is not needed if the data has a column of ones.</source>
      <translation>Lisää malliin vakion; sitä ei tarvita, jos aineistossa on ykkössarake.</translation>
    </message>
    <message>
      <source>Adds a feature that is always 1, for linear models.</source>
      <translation>Lisää piirteen, joka on aina 1, lineaarisia malleja varten.</translation>
    </message>
    <message>
      <source>Adds the constants b of the layers.</source>
      <translation>Lisää kerrosten vakiot b.</translation>
    </message>
    <message>
      <source>Adds what is typed or selected to the answers</source>
      <translation>Lisää vastauksiin sen, mitä on kirjoitettu tai valittu</translation>
    </message>
    <message>
      <source>Adds μ‖W‖² to the sum of losses; the intercepts are left out. With 0 the weights grow without bound if the classes are linearly separable.</source>
      <translation>Lisää termin μ‖W‖² häviöiden summaan, ilman vakiotermejä. Arvolla 0 painot kasvavat rajatta, jos luokat ovat lineaarisesti eroteltavissa.</translation>
    </message>
    <message>
      <source>Adds μ‖w‖² to the loss of every node that has data; it acts like an edge to a node fixed at zero.</source>
      <translation>Lisää termin μ‖w‖² jokaisen sellaisen solmun häviöön, jolla on aineistoa; se toimii kuin kaari nollaan kiinnitettyyn solmuun.</translation>
    </message>
    <message>
      <source>Adds μ‖w‖² to the sum of squared errors; the intercept is left out.</source>
      <translation>Lisää termin μ‖w‖² neliövirheiden summaan, ilman vakiotermiä.</translation>
    </message>
    <message>
      <source>Adds ν‖w‖₁ to the loss of every node that has data; together with a ridge term this is the elastic net.</source>
      <translation>Lisää termin ν‖w‖₁ jokaisen sellaisen solmun häviöön, jolla on aineistoa; yhdessä ridge-termin kanssa tämä on elastinen verkko.</translation>
    </message>
    <message>
      <source>Adjusted Rand index</source>
      <translation>Korjattu Randin indeksi</translation>
    </message>
    <message>
      <source>Adjusted Rand index with the true clusters: 1 for equal clusters, 0 for chance</source>
      <translation>Korjattu Randin indeksi oikeiden klusterien suhteen: 1, jos klusterit ovat samat, 0 sattumalle</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Jälkeen</translation>
    </message>
    <message>
      <source>Again: %1</source>
      <translation>Uudelleen: %1</translation>
    </message>
    <message>
      <source>Aggregation</source>
      <translation>Aggregointi</translation>
    </message>
    <message>
      <source>Algorithm</source>
      <translation>Algoritmi</translation>
    </message>
    <message>
      <source>Algorithm 1</source>
      <translation>Algoritmi 1</translation>
    </message>
    <message>
      <source>Algorithm 1 as printed</source>
      <translation>Algoritmi 1 tekstin mukaan</translation>
    </message>
    <message>
      <source>Algorithm 1 in one pass over memory per iteration, with restarted reflected steps and a step balance that is estimated during the run.</source>
      <translation>Algoritmi 1, joka käy muistin läpi kerran iteraatiossa; heijastetut askeleet uudelleenkäynnistyksin, ja askeltasapaino arvioidaan ajon aikana.</translation>
    </message>
    <message>
      <source>Algorithm 1 with a neural network 64-16-2 at every node, as [CFL] uses it with MNIST: ten gradient steps take the place of the proximal step. All nodes begin with the same random weights, and the parameters that the plots show are the deviations from them. Two clusters of ten nodes have two digits each; within its cluster a digit is class 0 or 1. A fifth of the images is the validation set. With λ = 0 the nodes are right for 97.1 % of these, with λ = 1 for 98.6 %. The losses are not convex, so there is no certificate of how near the minimum is.</source>
      <translation>Algoritmi 1, jossa joka solmulla on neuroverkko 64-16-2, kuten lähteessä [CFL] MNIST-aineistolla: proksimaalisen askeleen korvaa kymmenen gradienttiaskelta. Kaikki solmut alkavat samoista satunnaisista painoista, ja kuvioiden parametrit ovat poikkeamia niistä. Klustereita on kaksi, kummassakin kymmenen solmua ja kaksi numeroa; klusterissa numero on luokka 0 tai 1. Viidesosa kuvista on validointijoukko. Kun λ = 0, solmut luokittelevat niistä oikein 97.1 %, ja kun λ = 1, 98.6 %. Häviöt eivät ole konvekseja, joten ei ole todistusta siitä, kuinka lähellä minimi on.</translation>
    </message>
    <message>
      <source>Algorithm 1 with weighted step sizes and a step balance that is estimated during the run.</source>
      <translation>Algoritmi 1 painotetuin askelpituuksin; askeltasapaino arvioidaan ajon aikana.</translation>
    </message>
    <message>
      <source>All 1</source>
      <translation>Kaikki 1</translation>
    </message>
    <message>
      <source>All edges are inside the true clusters, so the nodes of a cluster should learn what one model of all their data would learn. Theory says that a single node, with 20 samples for 10 parameters, has 110 times the error of the model of the pooled data (10/9 against 10/989). The stated ratio of about 9 for a large λ could not be reproduced with the sum over the neighbours, which the text has: the ratio is then 1.00. It arises if the coupling is divided by the number of nodes (Averaging: n), which the text does not have.</source>
      <translation>Kaikki kaaret ovat oikeiden klusterien sisällä, joten klusterin solmujen pitäisi oppia se, minkä yksi malli oppisi niiden koko datasta. Teorian mukaan yksittäisellä solmulla, jolla on 20 datapistettä 10 parametria varten, on 110 kertaa yhdistetyn datan mallin virhe (10/9, kun toinen on 10/989). Ilmoitettu suhde, noin 9 suurella λ:lla, ei toistunut naapurien yli lasketulla summalla, joka tekstissä on: silloin suhde on 1.00. Se syntyy, jos kytkentä jaetaan solmujen lukumäärällä (Keskiarvoistus: n), mitä tekstissä ei ole.</translation>
    </message>
    <message>
      <source>All edges weigh the same.</source>
      <translation>Kaikilla kaarilla on sama paino.</translation>
    </message>
    <message>
      <source>All files (*);;Tables (*.csv *.tsv *.txt *.gz)</source>
      <translation>Kaikki tiedostot (*);;Taulukot (*.csv *.tsv *.txt *.gz)</translation>
    </message>
    <message>
      <source>All its nodes share one model in every solution (root: node %1).</source>
      <translation>Kaikilla sen solmuilla on sama malli jokaisessa ratkaisussa (juuri: solmu %1).</translation>
    </message>
    <message>
      <source>All labels of the attackers become the same number</source>
      <translation>Hyökkääjien kaikista nimiöistä tulee sama luku</translation>
    </message>
    <message>
      <source>All lessons, and how to write your own</source>
      <translation>Kaikki oppitunnit ja ohjeet oman kirjoittamiseen</translation>
    </message>
    <message>
      <source>All neighbours have the same weight, or the weight 1/distance.</source>
      <translation>Kaikilla naapureilla on sama paino tai paino 1/etäisyys.</translation>
    </message>
    <message>
      <source>All nodes are honest. Select some on the graph and add an attack, or right click them.</source>
      <translation>Kaikki solmut ovat rehellisiä. Valitse solmuja graafista ja lisää hyökkäys, tai napsauta niitä oikealla painikkeella.</translation>
    </message>
    <message>
      <source>All nodes are joined; the weights show who is similar.</source>
      <translation>Kaikki solmut yhdistetään; painot näyttävät, mitkä ovat samankaltaisia.</translation>
    </message>
    <message>
      <source>All nodes at once (Jacobi), or one after the other with the newest models (Gauss-Seidel).</source>
      <translation>Kaikki solmut yhtä aikaa (Jacobi) tai yksi toisensa jälkeen uusimmilla malleilla (Gauss-Seidel).</translation>
    </message>
    <message>
      <source>All nodes compute in every iteration, or only one node, drawn in proportion to the speeds.</source>
      <translation>Kaikki solmut laskevat joka iteraatiossa, tai vain yksi, joka arvotaan nopeuksien suhteessa.</translation>
    </message>
    <message>
      <source>All nodes have data of the same slope, 1.5. With the squared norm (MOCHA) they learn from each other.</source>
      <translation>Kaikkien solmujen aineistoilla on sama kulmakerroin, 1.5. Neliöidyllä normilla (MOCHA) ne oppivat toisiltaan.</translation>
    </message>
    <message>
      <source>All nodes on a circle, cluster by cluster.</source>
      <translation>Kaikki solmut ympyrällä, klusteri kerrallaan.</translation>
    </message>
    <message>
      <source>All other columns become features</source>
      <translation>Kaikista muista sarakkeista tulee piirteitä</translation>
    </message>
    <message>
      <source>All pairs</source>
      <translation>Kaikki parit</translation>
    </message>
    <message>
      <source>All rows of some nodes</source>
      <translation>Joidenkin solmujen kaikki rivit</translation>
    </message>
    <message>
      <source>All settings of an experiment; they determine its numbers.</source>
      <translation>Kokeen kaikki asetukset; ne määräävät kokeen luvut.</translation>
    </message>
    <message>
      <source>All weights are 1</source>
      <translation>Kaikki painot ovat 1</translation>
    </message>
    <message>
      <source>Alone (λ = 0) every node is off by the noise of its few samples. Node 4 (top right) is different: its true slope (dotted) is −1.</source>
      <translation>Yksin (λ = 0) kunkin solmun malli on pielessä muutaman datapisteen kohinan verran. Solmu 4 (ylhäällä oikealla) on erilainen: sen oikea kulmakerroin (pisteviiva) on −1.</translation>
    </message>
    <message>
      <source>Alone, each node with data fits a line to its noisy points. Drag λ: neighbours pull their models together.</source>
      <translation>Yksin jokainen solmu, jolla on dataa, sovittaa suoran kohinaisiin pisteisiinsä. Raahaa λ:aa: naapurit vetävät mallejaan yhteen.</translation>
    </message>
    <message>
      <source>Alternating direction method of multipliers: every edge holds copies of its two models, and nodes and edges agree step by step.</source>
      <translation>Vuorottelevien suuntien kerroinmenetelmä: jokaisella kaarella on kopiot kahdesta mallistaan, ja solmut ja kaaret lähenevät yhteisymmärrystä askel askeleelta.</translation>
    </message>
    <message>
      <source>Alternating minimisation (AMA)</source>
      <translation>Vuorotteleva minimointi (AMA)</translation>
    </message>
    <message>
      <source>An answer of the class; Return counts it</source>
      <translation>Opiskelijan vastaus; Enter laskee sen mukaan</translation>
    </message>
    <message>
      <source>An unlucky start</source>
      <translation>Huono alku</translation>
    </message>
    <message>
      <source>Another number draws the noise again and changes nothing else.</source>
      <translation>Toinen luku arpoo kohinan uudelleen eikä muuta mitään muuta.</translation>
    </message>
    <message>
      <source>Another one</source>
      <translation>Jokin muu</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Vastaus</translation>
    </message>
    <message>
      <source>Any table: every row is one node with one sample, or one sample of the node that it names</source>
      <translation>Mikä tahansa taulukko: jokainen rivi on yksi solmu ja sen ainoa datapiste, tai yksi datapiste rivillä nimetystä solmusta</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Ulkoasu</translation>
    </message>
    <message>
      <source>Append a feature that is 1 for every node.</source>
      <translation>Lisää piirteen, joka on jokaisessa solmussa 1.</translation>
    </message>
    <message>
      <source>Are two clusters found with λ and the loss as printed?</source>
      <translation>Löytyykö kaksi klusteria tekstin λ:lla ja häviöfunktiolla?</translation>
    </message>
    <message>
      <source>Arrows on the edges</source>
      <translation>Nuolet kaarilla</translation>
    </message>
    <message>
      <source>As good as alone</source>
      <translation>Yhtä hyvä kuin yksin</translation>
    </message>
    <message>
      <source>As it stands on the curtain</source>
      <translation>Sellaisena kuin se näkyy esiripussa</translation>
    </message>
    <message>
      <source>As node attributes: the errors of every node, by part of its samples</source>
      <translation>Solmun attribuutteina: jokaisen solmun virheet datapisteiden osan mukaan</translation>
    </message>
    <message>
      <source>As on the screen</source>
      <translation>Kuten näytöllä</translation>
    </message>
    <message>
      <source>As opened</source>
      <translation>Avattu koe</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Tekstin mukaan</translation>
    </message>
    <message>
      <source>As printed (space bar): what the text prints, in the place of the settings that made the figure</source>
      <translation>Tekstin mukaan (välilyönti): tekstiin painetut asetukset niiden sijaan, joilla kuva on tehty</translation>
    </message>
    <message>
      <source>As the &amp;nearest node</source>
      <translation>Kuten &amp;lähin solmu</translation>
    </message>
    <message>
      <source>As the edge attributes difference and flow</source>
      <translation>Kaaren attribuutteina difference ja flow</translation>
    </message>
    <message>
      <source>As the node attribute learnedCluster</source>
      <translation>Solmun attribuuttina learnedCluster</translation>
    </message>
    <message>
      <source>As the node attributes features and labels: lists in JSON, as texts</source>
      <translation>Solmun attribuutteina features ja labels: JSON-luetteloina tekstinä</translation>
    </message>
    <message>
      <source>As the node attributes w1, w2, …</source>
      <translation>Solmun attribuutteina w1, w2, …</translation>
    </message>
    <message>
      <source>As they are</source>
      <translation>Sellaisinaan</translation>
    </message>
    <message>
      <source>At the ring the factor is 0: for one parameter, α = 1/3 reaches the minimum in a single step.</source>
      <translation>Renkaan kohdalla kerroin on 0: yhden parametrin tapauksessa α = 1/3 vie minimiin yhdellä askeleella.</translation>
    </message>
    <message>
      <source>At which λ do all leaves join the centre? A centre with the loss w² and three leaves with minima at −3, 0 and 3. A leaf with the gradient g at the common model joins the centre when λ reaches |g|: at λ = 3 the outer leaves are at −1.5 and 1.5, and from λ = 6 on all four are at 0. So the critical λ of a star is the largest gradient of a leaf at the common model, divided by the weight of its edge.</source>
      <translation>Millä λ:n arvolla kaikki lehdet liittyvät keskukseen? Keskuksen häviö on w², ja kolmen lehden minimit ovat kohdissa −3, 0 ja 3. Lehti, jonka gradientti yhteisen mallin kohdalla on g, liittyy keskukseen, kun λ saavuttaa arvon |g|: kun λ = 3, uloimmat lehdet ovat kohdissa −1.5 ja 1.5, ja arvosta λ = 6 alkaen kaikki neljä ovat kohdassa 0. Tähden kriittinen λ on siis suurin lehden gradientti yhteisen mallin kohdalla jaettuna sen kaaren painolla.</translation>
    </message>
    <message>
      <source>At which λ is the error smallest?</source>
      <translation>Millä λ:n arvolla virhe on pienin?</translation>
    </message>
    <message>
      <source>At λ = 0 an edge changes nothing; raise λ to see what it does</source>
      <translation>Kun λ = 0, kaari ei muuta mitään; kasvata λ:aa, niin näet sen vaikutuksen</translation>
    </message>
    <message>
      <source>At λ = 0.8 nine nodes are nearer to their truth than alone (▼), and node 4 (top right) is farther from its own (▲).</source>
      <translation>Kun λ = 0.8, yhdeksän solmua on lähempänä oikeaa malliaan kuin yksin (▼), ja solmu 4 (ylhäällä oikealla) on kauempana omastaan (▲).</translation>
    </message>
    <message>
      <source>At λ = {:.3g} the edge between nodes {} and {} carries the largest flow, {:.3g}.</source>
      <translation>Kun λ = {0}, suurin virtaus, {3}, kulkee solmujen {1} ja {2} välisellä kaarella.</translation>
    </message>
    <message>
      <source>At λ = {:.3g} the mean of all models is ({:.3g}, {:.3g}).</source>
      <translation>Kun λ = {:.3g}, kaikkien mallien keskiarvo on ({:.3g}, {:.3g}).</translation>
    </message>
    <message>
      <source>At λ = {:.3g} the model of node {} is farthest from its truth.</source>
      <translation>Kun λ = {:.3g}, solmun {} malli on kauimpana oikeasta mallistaan.</translation>
    </message>
    <message>
      <source>At λ = {:.3g} the models of nodes {} and {} differ most.</source>
      <translation>Kun λ = {:.3g}, solmujen {} ja {} mallit eroavat eniten.</translation>
    </message>
    <message>
      <source>Attack of the node, if it is an attacker</source>
      <translation>Solmun hyökkäys, jos se on hyökkääjä</translation>
    </message>
    <message>
      <source>Attackers: nodes with poisoned data or tampered updates.</source>
      <translation>Hyökkääjät: solmut, joiden aineisto on myrkytetty tai päivitykset väärennetty.</translation>
    </message>
    <message>
      <source>Attacks</source>
      <translation>Hyökkäykset</translation>
    </message>
    <message>
      <source>Attacks and privacy (chapters 11 and 12)</source>
      <translation>Hyökkäykset ja yksityisyys (luvut 11 ja 12)</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>Automaattinen</translation>
    </message>
    <message>
      <source>Autoregressive</source>
      <translation>Autoregressiivinen</translation>
    </message>
    <message>
      <source>Average</source>
      <translation>Keskiarvo</translation>
    </message>
    <message>
      <source>Averaging</source>
      <translation>Keskiarvoistus</translation>
    </message>
    <message>
      <source>Bac&amp;k</source>
      <translation>Ede&amp;llinen</translation>
    </message>
    <message>
      <source>Back to all points, and follow them (0, or a double click)</source>
      <translation>Takaisin kaikkiin pisteisiin ja niiden seuraamiseen (0 tai kaksoisnapsautus)</translation>
    </message>
    <message>
      <source>Back to iteration 0</source>
      <translation>Takaisin iteraatioon 0</translation>
    </message>
    <message>
      <source>Back to the lesson</source>
      <translation>Takaisin oppituntiin</translation>
    </message>
    <message>
      <source>Back to the present experiment</source>
      <translation>Takaisin nykyiseen kokeeseen</translation>
    </message>
    <message>
      <source>Back to the running experiment</source>
      <translation>Takaisin käynnissä olevaan kokeeseen</translation>
    </message>
    <message>
      <source>Back to the window and the views as they were</source>
      <translation>Takaisin ikkunaan ja entisiin näkymiin</translation>
    </message>
    <message>
      <source>Backdoor</source>
      <translation>Takaovi</translation>
    </message>
    <message>
      <source>Backdrop</source>
      <translation>Tausta</translation>
    </message>
    <message>
      <source>Backdrop of the graph: nothing, a grid, or the coordinates of the data.</source>
      <translation>Graafin tausta: ei mitään, ruudukko tai aineiston koordinaatit.</translation>
    </message>
    <message>
      <source>Bad labels everywhere</source>
      <translation>Huonoja nimiöitä joka solmussa</translation>
    </message>
    <message>
      <source>Balance of primal and dual step sizes: τ = γ/|N_i|, σ = s/γ. It changes the speed, not the limit.</source>
      <translation>Primaali- ja duaaliaskelten pituuksien tasapaino: τ = γ/|N_i|, σ = s/γ. Se muuttaa nopeutta, ei raja-arvoa.</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Hyväksymisväli</translation>
    </message>
    <message>
      <source>Bars: the parameters of the present iterate. Rings: the exact optimum. Crosses: the true parameters.</source>
      <translation>Pylväät: nykyisen iteraatin parametrit. Renkaat: tarkka optimi. Rastit: oikeat parametrit.</translation>
    </message>
    <message>
      <source>Baselines</source>
      <translation>Vertailumenetelmät</translation>
    </message>
    <message>
      <source>Batch</source>
      <translation>Erä</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Ennen</translation>
    </message>
    <message>
      <source>Begin anew with these numbers</source>
      <translation>Aloita alusta näillä luvuilla</translation>
    </message>
    <message>
      <source>Below this λ the slider is linear down to 0</source>
      <translation>Tätä pienemmillä λ:n arvoilla liukusäädin on lineaarinen nollaan asti</translation>
    </message>
    <message>
      <source>Best matches</source>
      <translation>Parhaat osumat</translation>
    </message>
    <message>
      <source>Best λ = %1: error %2.</source>
      <translation>Paras λ = %1: virhe %2.</translation>
    </message>
    <message>
      <source>Between which nodes of a chain do models meet last? Four nodes in a row with minima at 0, 0, 0 and 4. The flow over the last edge has to carry the whole difference. At λ = 3 the first three nodes have become one with the model 0.5, and the last one has 2.5; they meet at λ = 6, where all have the mean of the minima, 1. On a chain the critical λ is the largest sum of gradients on one side of an edge.</source>
      <translation>Mikä ketjun kaari sulkeutuu viimeisenä? Neljä solmua rivissä, minimit kohdissa 0, 0, 0 ja 4. Viimeisen kaaren virtauksen on kuljetettava koko ero. Kun λ = 3, kolme ensimmäistä solmua ovat yhtyneet malliin 0.5 ja viimeisen malli on 2.5; ne kohtaavat, kun λ = 6, ja silloin kaikkien malli on minimien keskiarvo 1. Ketjussa kriittinen λ on suurin gradienttien summa kaaren yhdellä puolella.</translation>
    </message>
    <message>
      <source>Beyond the critical λ all clients have the model of the server: this is federated learning with one global model.</source>
      <translation>Kun λ on yli kriittisen arvon, kaikilla asiakkailla on palvelimen malli: tämä on federoitua oppimista, jossa on yksi globaali malli.</translation>
    </message>
    <message>
      <source>Beyond the minimum</source>
      <translation>Minimin yli</translation>
    </message>
    <message>
      <source>Bias and variance</source>
      <translation>Harha ja varianssi</translation>
    </message>
    <message>
      <source>Bias and variance are not known here: %1.</source>
      <translation>Harhaa ja varianssia ei tunneta tässä: %1.</translation>
    </message>
    <message>
      <source>Bias and variance over</source>
      <translation>Harhan ja varianssin muuttuja</translation>
    </message>
    <message>
      <source>Bias and variance over something else are being computed.</source>
      <translation>Harhaa ja varianssia lasketaan toisen muuttujan suhteen.</translation>
    </message>
    <message>
      <source>Bias and variance: how many features?</source>
      <translation>Harha ja varianssi: montako piirrettä?</translation>
    </message>
    <message>
      <source>Biases</source>
      <translation>Vakiotermit</translation>
    </message>
    <message>
      <source>Blocks</source>
      <translation>Lohkot</translation>
    </message>
    <message>
      <source>Bold: the loss of one sample that the node minimises. Thin: other losses of the same residual or margin. Marks: the samples of the node at the present iterate.</source>
      <translation>Paksulla: yhden datapisteen häviö, jota solmu minimoi. Ohuella: saman residuaalin tai marginaalin muita häviöitä. Merkit: solmun datapisteet nykyisessä iteraatissa.</translation>
    </message>
    <message>
      <source>Boosted trees</source>
      <translation>Tehostetut puut</translation>
    </message>
    <message>
      <source>Borders</source>
      <translation>Klusterien rajat</translation>
    </message>
    <message>
      <source>Bound on that distance at the optimum, whatever the attackers do, for honest nodes with a strongly convex loss: the largest and the mean. Penalties that are not norms have no such bound.</source>
      <translation>Yläraja tälle etäisyydelle optimissa, tekivät hyökkääjät mitä tahansa, rehellisille solmuille, joiden häviö on vahvasti konveksi: suurin ja keskiarvo. Sakkotermeillä, jotka eivät ole normeja, tällaista rajaa ei ole.</translation>
    </message>
    <message>
      <source>Bound on that distance at the optimum, whatever the attackers do: λ times the strength of the node over the strong convexity of its loss; infinite for penalties that are not norms</source>
      <translation>Tämän etäisyyden raja optimissa, tekivätpä hyökkääjät mitä tahansa: λ kertaa solmun kaarien yhteispaino jaettuna häviön vahvan konveksisuuden vakiolla; ääretön, jos sakkotermi ei ole normi</translation>
    </message>
    <message>
      <source>Bound on the contraction factor that is proved for the method</source>
      <translation>Menetelmälle todistettu raja kontraktiokertoimelle</translation>
    </message>
    <message>
      <source>Bound on the distance of the common model from the cluster's own optimum, at the λ of the test (it grows in proportion to λ)</source>
      <translation>Yläraja yhteisen mallin etäisyydelle klusterin omasta optimista, testin λ:lla (raja kasvaa suhteessa λ:aan)</translation>
    </message>
    <message>
      <source>Bound that a feasible flow proves (repaired dual bound); it holds for every method</source>
      <translation>Käyvän virtauksen todistama raja (korjattu duaaliraja); se pätee kaikilla menetelmillä</translation>
    </message>
    <message>
      <source>Boundary weight</source>
      <translation>Rajakaarien paino</translation>
    </message>
    <message>
      <source>Build it anyway?</source>
      <translation>Rakennetaanko se silti?</translation>
    </message>
    <message>
      <source>Building the graph…</source>
      <translation>Rakennetaan graafia…</translation>
    </message>
    <message>
      <source>Building…</source>
      <translation>Rakennetaan…</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Minkä mukaan</translation>
    </message>
    <message>
      <source>By a column</source>
      <translation>Sarakkeen mukaan</translation>
    </message>
    <message>
      <source>By cluster</source>
      <translation>Klustereittain</translation>
    </message>
    <message>
      <source>By hand: a node without labels between two others</source>
      <translation>Käsin: nimiötön solmu kahden muun välissä</translation>
    </message>
    <message>
      <source>By hand: a star and its critical λ</source>
      <translation>Käsin: tähti ja sen kriittinen λ</translation>
    </message>
    <message>
      <source>By hand: the last edge holds longest</source>
      <translation>Käsin: viimeinen kaari kestää pisimpään</translation>
    </message>
    <message>
      <source>By hand: with the squared norm nothing fuses</source>
      <translation>Käsin: neliöity normi ei koskaan yhdistä</translation>
    </message>
    <message>
      <source>Bytes per iteration</source>
      <translation>Tavua/iteraatio</translation>
    </message>
    <message>
      <source>Bytes sent</source>
      <translation>Lähetetyt tavut</translation>
    </message>
    <message>
      <source>C ← X′ᵀX′/m′ of the m′ shared points; α ← the step size</source>
      <translation>C ← X′ᵀX′/m′ yhteisten pisteiden (m′ kpl) yli; α ← askelpituus</translation>
    </message>
    <message>
      <source>CSV, the numbers behind it</source>
      <translation>CSV, kuvan luvut</translation>
    </message>
    <message>
      <source>C_FedAvg</source>
      <translation>C_FedAvg</translation>
    </message>
    <message>
      <source>C_FedAvg by a server per cluster</source>
      <translation>C_FedAvg klusterikohtaisin palvelimin</translation>
    </message>
    <message>
      <source>Can be changed</source>
      <translation>Voi muuttaa</translation>
    </message>
    <message>
      <source>Can nodes agree without a server? Twelve nodes in a ring, and no server: everyone talks to two neighbours only. With λ = 3 all have the same model, although no node has ever seen it all. The error falls from 1.20 (λ = 0) to 0.001, because the noise of 48 samples is averaged. At λ = 1.2 there are four groups, and the error is 0.014.</source>
      <translation>Pääsevätkö solmut yksimielisyyteen ilman palvelinta? Kaksitoista solmua renkaassa ilman palvelinta: kukin puhuu vain kahdelle naapurilleen. Kun λ = 3, kaikilla on sama malli, vaikka mikään solmu ei ole nähnyt koko dataa. Virhe laskee arvosta 1.20 (λ = 0) arvoon 0.001, koska 48 datapisteen kohina keskiarvoistuu. Kun λ = 1.2, ryhmiä on neljä ja virhe on 0.014.</translation>
    </message>
    <message>
      <source>Can nodes find their neighbours while they learn, if earlier choices stay?</source>
      <translation>Löytävätkö solmut naapurinsa oppiessaan, jos aiemmat valinnat jäävät voimaan?</translation>
    </message>
    <message>
      <source>Can nodes share one parameter and keep another to themselves? Every node has two parameters. The first is the same at all nodes, 2, the second is different everywhere. The penalty looks at the first parameter only: it is shared from λ = 1 on, the second one remains the own of each node. The error is 0.073; without coupling it is 0.118, and if both parameters are coupled (network Lasso) it is 1.58.</source>
      <translation>Voivatko solmut jakaa yhden parametrin ja pitää toisen itsellään? Jokaisella solmulla on kaksi parametria. Ensimmäinen on kaikilla solmuilla sama, 2, toinen kaikkialla eri. Sakkotermi katsoo vain ensimmäistä parametria: se on yhteinen arvosta λ = 1 alkaen, toinen pysyy solmun omana. Virhe on 0.073; ilman kytkentää se on 0.118, ja jos molemmat parametrit kytketään (verkko-Lasso), 1.58.</translation>
    </message>
    <message>
      <source>Can nodes with 10 samples each learn 100 parameters if the clusters are not given?</source>
      <translation>Voivatko solmut, joilla on 10 datapistettä, oppia 100 parametria, jos klustereita ei anneta?</translation>
    </message>
    <message>
      <source>Can one image be given any label, and does the accuracy show it? Every image of the handwritten digits is a node. One random forest learns from all images except the first hundred, which are the validation set. An attacker adds twenty copies of image 104 with a label of his choice. The forest predicts this label for the image, whichever of the ten it is, and is right for 92 % of the validation images (91 % with label 8); without the attack it is right for 91 %. So the validation accuracy does not show the attack. A single decision tree, which the exercise asks for, learns the label as well, but is right for 76 to 78 % only, with or without the attack. The 90 % of the exercise can be reached by one tree for some targets: a tree that learned from mixtures of the images after the first hundred, labelled by a teacher that never saw the first hundred, was right for 92 % with target 7, 90 % with target 1, and 84 to 89 % with the others. Change the target label under Privacy and attacks, or the local model.</source>
      <translation>Voiko yhdelle kuvalle saada minkä tahansa nimiön, ja näkyykö se luokittelutarkkuudessa? Jokainen käsin kirjoitettujen numeroiden kuva on solmu. Yksi satunnaismetsä oppii kaikista kuvista paitsi sadasta ensimmäisestä, jotka ovat validointijoukko. Hyökkääjä lisää kuvasta 104 kaksikymmentä kopiota, joilla on hänen valitsemansa nimiö. Metsä ennustaa kuvalle tämän nimiön, olipa se mikä tahansa kymmenestä, ja luokittelee oikein 92 % validointikuvista (91 %, kun nimiö on 8); ilman hyökkäystä se luokittelee oikein 91 %. Validointitarkkuus ei siis paljasta hyökkäystä. Yksi päätöspuu, jota tehtävä pyytää, oppii nimiön sekin, mutta luokittelee oikein vain 76–78 % hyökkäyksen kanssa tai ilman. Tehtävän 90 % on yhdellä puulla saavutettavissa joillekin kohteille: puu, joka oppi sadan ensimmäisen jälkeisten kuvien sekoituksista, joille nimiöt antoi ensimmäisiä sataa näkemätön opettaja, luokitteli oikein 92 % kohteella 7, 90 % kohteella 1 ja 84–89 % muilla. Vaihda kohdenimiö kohdassa Yksityisyys ja hyökkäykset, tai vaihda paikallinen malli.</translation>
    </message>
    <message>
      <source>Can one learn from samples that are seen only once? A hundred nodes get 500 samples one after the other and make a step for each of them: they never see a sample again. A large step learns quickly and keeps following the noise, a small one averages more: after all samples the error is 0.011, 0.043 and 0.286 for the steps 0.005, 0.02 and 0.1. The error of least squares on all samples at once would be 0.004.</source>
      <translation>Voiko oppia datapisteistä, jotka nähdään vain kerran? Sata solmua saa 500 datapistettä yhden kerrallaan ja ottaa kullakin yhden askeleen: samaa datapistettä ne eivät näe uudestaan. Suuri askel oppii nopeasti ja seuraa kohinaa loputtomiin, pieni keskiarvoistaa enemmän: kaikkien datapisteiden jälkeen virhe on 0.011, 0.043 ja 0.286 askelilla 0.005, 0.02 ja 0.1. Pienimmän neliösumman menetelmällä kaikista datapisteistä kerralla virhe olisi 0.004.</translation>
    </message>
    <message>
      <source>Can plain least squares do ridge regression? Two nodes with the same four samples. The left one has a ridge term of 0.25 in its loss. The right one has none, but two samples more: rows with √(λm) = 1 for one feature each and the label 0. Both get the parameters (0.6415, 1.3263). So every program for least squares can do ridge regression; with labels √(λm)·w̄ instead of 0 the rows pull to a point w̄, which is the step of a client of FedAvg.</source>
      <translation>Voiko tavallinen pienimmän neliösumman menetelmä tehdä ridge-regression? Kahdella solmulla on samat neljä datapistettä. Vasemmanpuoleisen häviössä on ridge-termi 0.25. Oikeanpuoleisella sitä ei ole, mutta datapisteitä on kaksi enemmän: rivit, joissa yhden piirteen arvo on √(λm) = 1 ja nimiö 0. Molemmat saavat parametrit (0.6415, 1.3263). Jokainen pienimmän neliösumman ohjelma osaa siis ridge-regression; kun nimiöt ovat nollan sijasta √(λm)·w̄, rivit vetävät pisteeseen w̄, ja se on FedAvg-asiakkaan askel.</translation>
    </message>
    <message>
      <source>Can twenty copies of one image make a model predict any label for it, and does the validation accuracy show it?</source>
      <translation>Saako yhden kuvan kahdellakymmenellä kopiolla mallin ennustamaan sille minkä tahansa nimiön, ja näkyykö se validointijoukon luokittelutarkkuudessa?</translation>
    </message>
    <message>
      <source>Cance&amp;l</source>
      <translation>P&amp;eru</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Peru</translation>
    </message>
    <message>
      <source>Cancelled after %1 of %2.</source>
      <translation>Peruttu, valmiina %1 / %2.</translation>
    </message>
    <message>
      <source>Cancelled.</source>
      <translation>Peruttu.</translation>
    </message>
    <message>
      <source>Cancelled: %1 are kept%2</source>
      <translation>Peruttu, tallessa %1%2</translation>
    </message>
    <message>
      <source>Categories as numbers: one column for each</source>
      <translation>Luokat lukuina: kullekin oma sarake</translation>
    </message>
    <message>
      <source>Cell of the sweep: %1</source>
      <translation>Parametriajon solu: %1</translation>
    </message>
    <message>
      <source>Cells sep&amp;arated by</source>
      <translation>S&amp;olujen erotin</translation>
    </message>
    <message>
      <source>Cells that cannot be read; click a row to see its cell in the table below</source>
      <translation>Solut, joita ei voi lukea; napsauta riviä, niin näet sen solun alla olevassa taulukossa</translation>
    </message>
    <message>
      <source>Cells that stand for a value which is not known, such as -999. If the list is empty these are NA, N/A, NaN, null, None, - and their like. An empty cell is always missing.</source>
      <translation>Solut, jotka tarkoittavat tuntematonta arvoa, esimerkiksi -999. Jos luettelo on tyhjä, näitä ovat NA, N/A, NaN, null, None, - ja muut vastaavat. Tyhjä solu puuttuu aina.</translation>
    </message>
    <message>
      <source>Centralised: a server and its clients</source>
      <translation>Keskitetty: palvelin ja sen asiakkaat</translation>
    </message>
    <message>
      <source>Centre of features</source>
      <translation>Piirteiden keskus</translation>
    </message>
    <message>
      <source>Centres k</source>
      <translation>Keskuksia k</translation>
    </message>
    <message>
      <source>Certificates</source>
      <translation>Todistukset</translation>
    </message>
    <message>
      <source>Certified gap</source>
      <translation>Todistettu rako</translation>
    </message>
    <message>
      <source>Certified relative gap</source>
      <translation>Todistettu suhteellinen rako</translation>
    </message>
    <message>
      <source>Chain</source>
      <translation>Ketju</translation>
    </message>
    <message>
      <source>Chain of two halves</source>
      <translation>Kaksiosainen ketju</translation>
    </message>
    <message>
      <source>Chain of two halves, norm and square</source>
      <translation>Kaksiosainen ketju, normi ja neliö</translation>
    </message>
    <message>
      <source>Chain with a weak link</source>
      <translation>Ketju, jossa on heikko lenkki</translation>
    </message>
    <message>
      <source>Chain with a weak link (as printed)</source>
      <translation>Ketju, jossa on heikko lenkki (tekstin mukaan)</translation>
    </message>
    <message>
      <source>Chain with a weak link and noise</source>
      <translation>Ketju, heikko lenkki ja kohinaa</translation>
    </message>
    <message>
      <source>Chain with a weak link and noise (as printed)</source>
      <translation>Ketju, heikko lenkki ja kohinaa (tekstin mukaan)</translation>
    </message>
    <message>
      <source>Chain: norm against square</source>
      <translation>Ketju: normi ja neliö</translation>
    </message>
    <message>
      <source>Change the data of the experiment, as one step that can be undone</source>
      <translation>Muuta kokeen dataa, yhtenä kumottavana vaiheena</translation>
    </message>
    <message>
      <source>Changed edges</source>
      <translation>Muutetut kaaret</translation>
    </message>
    <message>
      <source>Changed elsewhere</source>
      <translation>Muutettu muualla</translation>
    </message>
    <message>
      <source>Changes apply at once (Esc)</source>
      <translation>Muutokset tulevat voimaan heti (Esc)</translation>
    </message>
    <message>
      <source>Changes by hand</source>
      <translation>Käsin tehdyt muutokset</translation>
    </message>
    <message>
      <source>Changes during the run: λ, penalty, network, graph or data.</source>
      <translation>Muutokset ajon aikana: λ, sakkotermi, verkko, graafi tai aineisto.</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Valitse</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>Valitse tiedosto</translation>
    </message>
    <message>
      <source>Choose a file for %1</source>
      <translation>Valitse tiedosto: %1</translation>
    </message>
    <message>
      <source>Choose a preset to begin</source>
      <translation>Aloita valitsemalla valmis koe</translation>
    </message>
    <message>
      <source>Choose at least one feature, or an intercept</source>
      <translation>Valitse vähintään yksi piirre tai vakiotermi</translation>
    </message>
    <message>
      <source>Choose folder and name</source>
      <translation>Valitse kansio ja nimi</translation>
    </message>
    <message>
      <source>Choose model and parameters of the selected nodes in a form</source>
      <translation>Valitse valittujen solmujen malli ja parametrit lomakkeella</translation>
    </message>
    <message>
      <source>Choose the column that is to be predicted as the label: the loss needs one</source>
      <translation>Valitse nimiöksi sarake, jota ennustetaan: häviö tarvitsee sellaisen</translation>
    </message>
    <message>
      <source>Choose the file with the edges</source>
      <translation>Valitse kaaritiedosto</translation>
    </message>
    <message>
      <source>Choose values of %1</source>
      <translation>Valitse arvot: %1</translation>
    </message>
    <message>
      <source>Choose whether the first line has the names of the columns or values already</source>
      <translation>Valitse, onko ensimmäisellä rivillä sarakkeiden nimet vai jo arvoja</translation>
    </message>
    <message>
      <source>Choose whether the node is labelled</source>
      <translation>Valitse, onko solmu nimiöity</translation>
    </message>
    <message>
      <source>Choose which attributes of the nodes are features, label or coordinates</source>
      <translation>Valitse, mitkä solmujen attribuutit ovat piirteitä, nimiö tai koordinaatteja</translation>
    </message>
    <message>
      <source>Chooses a method that suits the problem: a factorisation if the optimality conditions are linear, elimination on trees and chains, else the fast primal-dual method with contraction, followed by Newton steps if the graph allows them. The report names the method and the reason.</source>
      <translation>Valitsee tehtävään sopivan menetelmän: hajotelman, jos optimaalisuusehdot ovat lineaariset, eliminoinnin puilla ja ketjuilla, muuten nopean supistavan primaali-duaalimenetelmän ja sen jälkeen Newton-askeleet, jos graafi ne sallii. Raportti kertoo menetelmän ja perustelun.</translation>
    </message>
    <message>
      <source>Choosing too many</source>
      <translation>Liian monta valintaa</translation>
    </message>
    <message>
      <source>Circle</source>
      <translation>Ympyrä</translation>
    </message>
    <message>
      <source>Class probabilities from linear functions, fitted by maximum likelihood; labels may be probabilities.</source>
      <translation>Luokkien todennäköisyydet lineaarisista funktioista, sovitus suurimman uskottavuuden menetelmällä; nimiöt voivat olla todennäköisyyksiä.</translation>
    </message>
    <message>
      <source>Classification in two clusters</source>
      <translation>Luokittelu kahdessa klusterissa</translation>
    </message>
    <message>
      <source>Classification with labels 0, 1, …, K − 1: one weight vector per class, or a neural network.</source>
      <translation>Luokittelu nimiöillä 0, 1, …, K − 1: yksi painovektori luokkaa kohti tai neuroverkko.</translation>
    </message>
    <message>
      <source>Classification with labels −1 and +1: negative log-likelihood of the logistic model.</source>
      <translation>Luokittelu nimiöillä −1 ja +1: logistisen mallin negatiivinen log-uskottavuus.</translation>
    </message>
    <message>
      <source>Classification with labels −1 and +1: the support vector machine.</source>
      <translation>Luokittelu nimiöillä −1 ja +1: tukivektorikone.</translation>
    </message>
    <message>
      <source>Clear attacks</source>
      <translation>Poista hyökkäykset</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Tyhjennä suodatin</translation>
    </message>
    <message>
      <source>Clear the list</source>
      <translation>Tyhjennä luettelo</translation>
    </message>
    <message>
      <source>Click a column to sort by it. Table and canvas share one selection; Ctrl+C copies the selected rows, or all rows if none is selected.</source>
      <translation>Lajittele napsauttamalla saraketta. Taulukolla ja piirtoalueella on sama valinta; Ctrl+C kopioi valitut rivit tai, jos valittuja ei ole, kaikki rivit.</translation>
    </message>
    <message>
      <source>Click a neighbour to go there, or press Return; click a column to sort by it; Ctrl+C copies the rows.</source>
      <translation>Siirry naapuriin napsauttamalla tai Enterillä; lajittele napsauttamalla saraketta; Ctrl+C kopioi rivit.</translation>
    </message>
    <message>
      <source>Click a node on the graph</source>
      <translation>Napsauta solmua graafissa</translation>
    </message>
    <message>
      <source>Click a point in the plane</source>
      <translation>Napsauta tason pistettä</translation>
    </message>
    <message>
      <source>Click an edge and type its weight</source>
      <translation>Napsauta kaarta ja kirjoita sen paino</translation>
    </message>
    <message>
      <source>Click an edge on the graph</source>
      <translation>Napsauta kaarta graafissa</translation>
    </message>
    <message>
      <source>Click nodes and edges, drag nodes and the data points in their small plots, drag the background to pan; double-click an edge to type its weight</source>
      <translation>Napsauta solmuja ja kaaria, raahaa solmuja ja niiden pikkukuvien datapisteitä, vieritä raahaamalla taustaa; kaksoisnapsauta kaarta, niin voit kirjoittaa sen painon</translation>
    </message>
    <message>
      <source>Click nodes or edges to delete them</source>
      <translation>Poista solmuja tai kaaria napsauttamalla</translation>
    </message>
    <message>
      <source>Click the name of a curve to hide it, or to show it again</source>
      <translation>Piilota käyrä tai näytä se uudelleen napsauttamalla sen nimeä</translation>
    </message>
    <message>
      <source>Click the plot to adopt a λ.</source>
      <translation>Ota λ käyttöön napsauttamalla kuvaajaa.</translation>
    </message>
    <message>
      <source>Click to adopt this λ; Ctrl+C copies the plot</source>
      <translation>Napsauta, niin tämä λ otetaan käyttöön; Ctrl+C kopioi kuvaajan</translation>
    </message>
    <message>
      <source>Click where the new node goes; its cluster is chosen below</source>
      <translation>Napsauta uuden solmun paikkaa; klusteri valitaan alla</translation>
    </message>
    <message>
      <source>Click where you expect it; the crosses are the true models</source>
      <translation>Napsauta odottamaasi kohtaa; rastit ovat oikeita malleja</translation>
    </message>
    <message>
      <source>Clients</source>
      <translation>Asiakkaat</translation>
    </message>
    <message>
      <source>Clients join the server</source>
      <translation>Asiakkaat liittyvät palvelimeen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Sulje</translation>
    </message>
    <message>
      <source>Close %1</source>
      <translation>Sulje %1</translation>
    </message>
    <message>
      <source>Close and change nothing (Esc)</source>
      <translation>Sulje muuttamatta mitään (Esc)</translation>
    </message>
    <message>
      <source>Close the lab</source>
      <translation>Sulje laboratorio</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Sulje ikkuna</translation>
    </message>
    <message>
      <source>Close this view; the View menu brings it back</source>
      <translation>Sulje tämä näkymä; Näytä-valikosta sen saa takaisin</translation>
    </message>
    <message>
      <source>Close this window</source>
      <translation>Sulje tämä ikkuna</translation>
    </message>
    <message>
      <source>Close without writing (Esc)</source>
      <translation>Sulje kirjoittamatta (Esc)</translation>
    </message>
    <message>
      <source>Closest pairs</source>
      <translation>Lähimmät parit</translation>
    </message>
    <message>
      <source>Cluster</source>
      <translation>Klusteri</translation>
    </message>
    <message>
      <source>Cluster %1 (%2)</source>
      <translation>Klusteri %1 (%2)</translation>
    </message>
    <message>
      <source>Cluster c holds the digits cp, …, cp + p − 1; with p = 10 every node has all digits.</source>
      <translation>Klusterissa c ovat numerot cp, …, cp + p − 1; kun p = 10, jokaisella solmulla on kaikki numerot.</translation>
    </message>
    <message>
      <source>Cluster graph</source>
      <translation>Klusterigraafi</translation>
    </message>
    <message>
      <source>Cluster of every node, counted from 0. If the list is empty, there is one cluster.</source>
      <translation>Kunkin solmun klusteri nollasta laskien. Jos luettelo on tyhjä, klustereita on yksi.</translation>
    </message>
    <message>
      <source>Cluster of the selected and of new nodes</source>
      <translation>Valittujen ja uusien solmujen klusteri</translation>
    </message>
    <message>
      <source>Cluster oracle</source>
      <translation>Klusterioraakkeli</translation>
    </message>
    <message>
      <source>Cluster sizes</source>
      <translation>Klusterien koot</translation>
    </message>
    <message>
      <source>Cluster tests</source>
      <translation>Klusteritestit</translation>
    </message>
    <message>
      <source>Cluster tolerance</source>
      <translation>Klusteritoleranssi</translation>
    </message>
    <message>
      <source>Cluster vectors evenly spaced on a circle in the first two coordinates</source>
      <translation>Klusterivektorit tasavälein ympyrällä kahden ensimmäisen koordinaatin tasossa</translation>
    </message>
    <message>
      <source>Clustered</source>
      <translation>Klusteroitu</translation>
    </message>
    <message>
      <source>Clustered learning (λ between): three models, each from the samples of its cluster; no one told which nodes belong together.</source>
      <translation>Klusteroitu oppiminen (λ siltä väliltä): kolme mallia, kukin klusterinsa datapisteistä; kukaan ei kertonut, mitkä solmut kuuluvat yhteen.</translation>
    </message>
    <message>
      <source>Clustered: three models for fifteen nodes</source>
      <translation>Klusteroitu: kolme mallia viidelletoista solmulle</translation>
    </message>
    <message>
      <source>Clusters</source>
      <translation>Klusterit</translation>
    </message>
    <message>
      <source>Clusters of different sizes</source>
      <translation>Erikokoiset klusterit</translation>
    </message>
    <message>
      <source>Clusters of different sizes, non-identical nodes</source>
      <translation>Erikokoiset klusterit, erilaiset solmut</translation>
    </message>
    <message>
      <source>Clusters or groups</source>
      <translation>Klusterit tai ryhmät</translation>
    </message>
    <message>
      <source>Clusters or groups of similar models</source>
      <translation>Klusterit tai samankaltaisten mallien ryhmät</translation>
    </message>
    <message>
      <source>Clusters with many edges inside and few edges between them.</source>
      <translation>Klustereita, joiden sisällä on paljon ja joiden välillä vähän kaaria.</translation>
    </message>
    <message>
      <source>Co&amp;mmands…</source>
      <translation>&amp;Komennot…</translation>
    </message>
    <message>
      <source>Coin flips per cluster</source>
      <translation>Kolikonheitto klustereittain</translation>
    </message>
    <message>
      <source>Colours of the window and of all pictures</source>
      <translation>Ikkunan ja kaikkien kuvien värit</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Sarake</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Sarakkeet</translation>
    </message>
    <message>
      <source>Columns are left out</source>
      <translation>Sarakkeita jätetään pois</translation>
    </message>
    <message>
      <source>Columns get mean 0 and standard deviation 1 (with 1/n)</source>
      <translation>Sarakkeiden keskiarvoksi tulee 0 ja keskihajonnaksi 1 (kertoimella 1/n)</translation>
    </message>
    <message>
      <source>Columns of another table, whose rows are found by a key</source>
      <translation>Sarakkeita toisesta taulukosta, jonka rivit löydetään avaimella</translation>
    </message>
    <message>
      <source>Columns of texts</source>
      <translation>Tekstisarakkeet</translation>
    </message>
    <message>
      <source>Columns of the table</source>
      <translation>Taulukon sarakkeet</translation>
    </message>
    <message>
      <source>Columns that go on with the time, such as month, day and hour.</source>
      <translation>Sarakkeet, joissa aika jatkuu, esimerkiksi kuukausi, päivä ja tunti.</translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Komento</translation>
    </message>
    <message>
      <source>Command palette</source>
      <translation>Komentopaletti</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Vertaa</translation>
    </message>
    <message>
      <source>Compare two to six methods on this experiment; choose it again to pause</source>
      <translation>Vertaa kahdesta kuuteen menetelmää tässä kokeessa; pidä tauko valitsemalla uudelleen</translation>
    </message>
    <message>
      <source>Compared by</source>
      <translation>Vertailuperuste</translation>
    </message>
    <message>
      <source>Comparing predictions</source>
      <translation>Ennusteiden vertailu</translation>
    </message>
    <message>
      <source>Complete graph</source>
      <translation>Täydellinen graafi</translation>
    </message>
    <message>
      <source>Compute</source>
      <translation>Laske</translation>
    </message>
    <message>
      <source>Compute again</source>
      <translation>Laske uudelleen</translation>
    </message>
    <message>
      <source>Compute bias and variance</source>
      <translation>Laske harha ja varianssi</translation>
    </message>
    <message>
      <source>Compute the curve for the present λ, in the background</source>
      <translation>Laske taustalla käyrä nykyiselle λ:n arvolle</translation>
    </message>
    <message>
      <source>Compute the path first; then this goes to the λ with the smallest validation error</source>
      <translation>Laske ensin polku; sitten tästä pääsee λ:n arvoon, jolla validointivirhe on pienin</translation>
    </message>
    <message>
      <source>Compute the λ path</source>
      <translation>Laske λ-polku</translation>
    </message>
    <message>
      <source>Computing the predictions…</source>
      <translation>Lasketaan ennusteita…</translation>
    </message>
    <message>
      <source>Computing: %1 of %2 values of λ</source>
      <translation>Lasketaan: %1 / %2 λ:n arvoa</translation>
    </message>
    <message>
      <source>Computing…</source>
      <translation>Lasketaan…</translation>
    </message>
    <message>
      <source>Conjugate gradients</source>
      <translation>Liittogradientit</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Yhdistä</translation>
    </message>
    <message>
      <source>Connect to…</source>
      <translation>Yhdistä solmuun…</translation>
    </message>
    <message>
      <source>Constant labels</source>
      <translation>Vakionimiöt</translation>
    </message>
    <message>
      <source>Contents of the help</source>
      <translation>Ohjeen sisällys</translation>
    </message>
    <message>
      <source>Contin&amp;ue</source>
      <translation>&amp;Jatka</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Jatka</translation>
    </message>
    <message>
      <source>Continue the race</source>
      <translation>Jatka vertailuajoa</translation>
    </message>
    <message>
      <source>Continue with the remaining runs</source>
      <translation>Jatka jäljellä olevista ajoista</translation>
    </message>
    <message>
      <source>Convex clustering</source>
      <translation>Konveksi klusterointi</translation>
    </message>
    <message>
      <source>Convex clustering needs one point per node, node {} has {}</source>
      <translation>Konveksi klusterointi tarvitsee yhden pisteen solmua kohti, solmussa {} niitä on {}</translation>
    </message>
    <message>
      <source>Convex clustering needs one point per node.</source>
      <translation>Konveksi klusterointi tarvitsee yhden pisteen solmua kohti.</translation>
    </message>
    <message>
      <source>Convex clustering of three clouds</source>
      <translation>Kolmen pistepilven konveksi klusterointi</translation>
    </message>
    <message>
      <source>Coordinates</source>
      <translation>Koordinaatit</translation>
    </message>
    <message>
      <source>Copied, as a picture and as numbers</source>
      <translation>Kopioitu kuvana ja lukuina</translation>
    </message>
    <message>
      <source>Copied: %1</source>
      <translation>Kopioitu: %1</translation>
    </message>
    <message>
      <source>Copied: the experiment as text, to be pasted here or into a message</source>
      <translation>Kopioitu: koe tekstinä, liitettäväksi tänne tai viestiin</translation>
    </message>
    <message>
      <source>Copies</source>
      <translation>Kopiot</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopioi</translation>
    </message>
    <message>
      <source>Copy experiment as &amp;text</source>
      <translation>Kopioi koe tek&amp;stinä</translation>
    </message>
    <message>
      <source>Copy or export</source>
      <translation>Kopioi tai vie</translation>
    </message>
    <message>
      <source>Copy or export this view and the data behind it</source>
      <translation>Kopioi tai vie tämä näkymä ja sen takana oleva data</translation>
    </message>
    <message>
      <source>Copy short &amp;link</source>
      <translation>Kopioi &amp;lyhyt linkki</translation>
    </message>
    <message>
      <source>Copy the document, to be pasted here or into a message</source>
      <translation>Kopioi dokumentti liitettäväksi tänne tai viestiin</translation>
    </message>
    <message>
      <source>Copy the name of the preset and the changed fields; open the link by pasting it, or as gtvlab LINK</source>
      <translation>Kopioi valmiin kokeen nimi ja muutetut kentät; avaa linkki liittämällä se tai komennolla gtvlab LINK</translation>
    </message>
    <message>
      <source>Copy the plot</source>
      <translation>Kopioi kuvaaja</translation>
    </message>
    <message>
      <source>Copy to the clipboard, as a picture and as numbers (Ctrl+C)</source>
      <translation>Kopioi leikepöydälle kuvana ja lukuina (Ctrl+C)</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Määrä</translation>
    </message>
    <message>
      <source>Count this answer</source>
      <translation>Laske tämä vastaus mukaan</translation>
    </message>
    <message>
      <source>Counts in two clusters</source>
      <translation>Lukumääriä kahdessa klusterissa</translation>
    </message>
    <message>
      <source>Coupling</source>
      <translation>Kytkentä</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 10 Trustworthy federated learning</source>
      <translation>Kurssi CS-E4740 · 10 Luotettava federoitu oppiminen</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 2 Data, models and losses</source>
      <translation>Kurssi CS-E4740 · 2 Data, mallit ja häviöt</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 3 Empirical risk minimisation</source>
      <translation>Kurssi CS-E4740 · 3 Empiirisen riskin minimointi</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 4 Regularisation</source>
      <translation>Kurssi CS-E4740 · 4 Regularisointi</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 5 Gradient methods</source>
      <translation>Kurssi CS-E4740 · 5 Gradienttimenetelmät</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 6 Networked data and graphs</source>
      <translation>Kurssi CS-E4740 · 6 Verkottunut data ja graafit</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 7 Total variation minimisation</source>
      <translation>Kurssi CS-E4740 · 7 Kokonaisvaihtelun minimointi</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 8 Flavours of federated learning</source>
      <translation>Kurssi CS-E4740 · 8 Federoidun oppimisen muodot</translation>
    </message>
    <message>
      <source>Course CS-E4740 · 9 Algorithms</source>
      <translation>Kurssi CS-E4740 · 9 Algoritmit</translation>
    </message>
    <message>
      <source>Critical λ</source>
      <translation>Kriittinen λ</translation>
    </message>
    <message>
      <source>Critical λ = %1: from here on all connected nodes have one model</source>
      <translation>Kriittinen λ = %1: tästä alkaen kaikilla yhteydessä olevilla solmuilla on sama malli</translation>
    </message>
    <message>
      <source>Critical λ between %1 and %2</source>
      <translation>Kriittinen λ välillä %1 … %2</translation>
    </message>
    <message>
      <source>Critical λ: %1</source>
      <translation>Kriittinen λ: %1</translation>
    </message>
    <message>
      <source>Cross-entropy</source>
      <translation>Ristientropia</translation>
    </message>
    <message>
      <source>Crosses at the true parameters</source>
      <translation>Rastit oikeiden parametrien kohdalla</translation>
    </message>
    <message>
      <source>Ctrl+C copies the table; a right click exports it</source>
      <translation>Ctrl+C kopioi taulukon; hiiren oikealla painikkeella sen voi viedä</translation>
    </message>
    <message>
      <source>Curves of %1</source>
      <translation>Käyrät: %1</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Aineisto</translation>
    </message>
    <message>
      <source>Data and models</source>
      <translation>Aineisto ja mallit</translation>
    </message>
    <message>
      <source>Data augmentation acts like ridge regression</source>
      <translation>Datan monistus toimii kuin ridge-regressio</translation>
    </message>
    <message>
      <source>Data file</source>
      <translation>Aineistotiedosto</translation>
    </message>
    <message>
      <source>Data from %1</source>
      <translation>Data kohteesta %1</translation>
    </message>
    <message>
      <source>Data of %L1 nodes</source>
      <translation>%L1 solmun data</translation>
    </message>
    <message>
      <source>Data of a node</source>
      <translation>Solmun data</translation>
    </message>
    <message>
      <source>Data of the node and predictions of its model</source>
      <translation>Solmun data ja sen mallin ennusteet</translation>
    </message>
    <message>
      <source>Data on a line</source>
      <translation>Data suoralla</translation>
    </message>
    <message>
      <source>Data on a line can be given for at most %1 features, these have %2</source>
      <translation>Data suoralla sallii enintään %1 piirrettä, näillä solmuilla niitä on %2</translation>
    </message>
    <message>
      <source>Data on a line…</source>
      <translation>Data suoralla…</translation>
    </message>
    <message>
      <source>Data that no model can fit</source>
      <translation>Dataa, johon mikään malli ei sovi</translation>
    </message>
    <message>
      <source>Decay p</source>
      <translation>Vaimennus p</translation>
    </message>
    <message>
      <source>Decentralised: one model without a server</source>
      <translation>Hajautettu: yksi malli ilman palvelinta</translation>
    </message>
    <message>
      <source>Decimal sign</source>
      <translation>Desimaalimerkki</translation>
    </message>
    <message>
      <source>Decision tree</source>
      <translation>Päätöspuu</translation>
    </message>
    <message>
      <source>Defence: a norm</source>
      <translation>Puolustus: normi</translation>
    </message>
    <message>
      <source>Defence: a small λ</source>
      <translation>Puolustus: pieni λ</translation>
    </message>
    <message>
      <source>Defence: small weights</source>
      <translation>Puolustus: pienet painot</translation>
    </message>
    <message>
      <source>Defend</source>
      <translation>Puolusta</translation>
    </message>
    <message>
      <source>Degree</source>
      <translation>Aste</translation>
    </message>
    <message>
      <source>Degree 8 again, with 30 samples per node: the samples hold the curves in place, and the validation error is 0.08.</source>
      <translation>Taas aste 8, mutta 30 datapistettä solmua kohti: datapisteet pitävät käyrät kurissa, ja validointivirhe on 0.08.</translation>
    </message>
    <message>
      <source>Degree 8 bends through single samples: the training error is smallest (0.03), but the validation error rises to 1.35.</source>
      <translation>Asteen 8 polynomi mutkittelee yksittäisten datapisteiden kautta: opetusvirhe on pienin (0.03), mutta validointivirhe nousee arvoon 1.35.</translation>
    </message>
    <message>
      <source>Degree of the highest product.</source>
      <translation>Korkeimman tulon aste.</translation>
    </message>
    <message>
      <source>Degree of the pieces: 1 is piecewise linear, 3 is cubic.</source>
      <translation>Palojen aste: 1 on paloittain lineaarinen, 3 kuutiollinen.</translation>
    </message>
    <message>
      <source>Degree q</source>
      <translation>Aste q</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Poista</translation>
    </message>
    <message>
      <source>Delete edge</source>
      <translation>Poista kaari</translation>
    </message>
    <message>
      <source>Delete the run</source>
      <translation>Poista ajo</translation>
    </message>
    <message>
      <source>Delete the sweep that is shown</source>
      <translation>Poista näytettävä parametriajo</translation>
    </message>
    <message>
      <source>Delete this sweep</source>
      <translation>Poista tämä parametriajo</translation>
    </message>
    <message>
      <source>Depth</source>
      <translation>Syvyys</translation>
    </message>
    <message>
      <source>Derive</source>
      <translation>Laske sarake</translation>
    </message>
    <message>
      <source>Descending</source>
      <translation>Laskeva järjestys</translation>
    </message>
    <message>
      <source>Detach %1</source>
      <translation>Irrota %1</translation>
    </message>
    <message>
      <source>Diabetes, divided by rows</source>
      <translation>Diabetes, jaettu riveittäin</translation>
    </message>
    <message>
      <source>Diabetes: hiding the age of patients</source>
      <translation>Diabetes: potilaiden iän piilottaminen</translation>
    </message>
    <message>
      <source>Diagnostics</source>
      <translation>Diagnostiikka</translation>
    </message>
    <message>
      <source>Differences and numbers of the runs</source>
      <translation>Ajojen erot ja luvut</translation>
    </message>
    <message>
      <source>Digits per cluster p</source>
      <translation>Numeroita klusterissa p</translation>
    </message>
    <message>
      <source>Dimension</source>
      <translation>Dimensio</translation>
    </message>
    <message>
      <source>Dimension d'</source>
      <translation>Dimensio d'</translation>
    </message>
    <message>
      <source>Dimensions</source>
      <translation>Ulottuvuudet</translation>
    </message>
    <message>
      <source>Direct (sparse factorisation)</source>
      <translation>Suora (harva hajotelma)</translation>
    </message>
    <message>
      <source>Directed</source>
      <translation>Suunnattu</translation>
    </message>
    <message>
      <source>Disagreement</source>
      <translation>Erimielisyys</translation>
    </message>
    <message>
      <source>Disagreement of all pairs of nodes</source>
      <translation>Kaikkien solmuparien erimielisyys</translation>
    </message>
    <message>
      <source>Discard the results; the methods stay</source>
      <translation>Hylkää tulokset; menetelmät säilyvät</translation>
    </message>
    <message>
      <source>Discard this lesson</source>
      <translation>Hylkää tämä oppitunti</translation>
    </message>
    <message>
      <source>Discrepancy L⁽ᵈ⁾</source>
      <translation>Poikkeama L⁽ᵈ⁾</translation>
    </message>
    <message>
      <source>Dismiss</source>
      <translation>Sulje</translation>
    </message>
    <message>
      <source>Dismiss the notice</source>
      <translation>Sulje ilmoitus</translation>
    </message>
    <message>
      <source>Display</source>
      <translation>Esitystapa</translation>
    </message>
    <message>
      <source>Dissimilarity at which the weight is 1/e.</source>
      <translation>Erilaisuus, jolla paino on 1/e.</translation>
    </message>
    <message>
      <source>Dissimilarity of all pairs of nodes</source>
      <translation>Kaikkien solmuparien erilaisuus</translation>
    </message>
    <message>
      <source>Distance</source>
      <translation>Etäisyys</translation>
    </message>
    <message>
      <source>Distance between means and standard deviations of some columns.</source>
      <translation>Joidenkin sarakkeiden keskiarvojen ja keskihajontojen etäisyys.</translation>
    </message>
    <message>
      <source>Distance between the gradients of the local losses at the pooled model.</source>
      <translation>Paikallisten häviöiden gradienttien etäisyys yhdistetyn aineiston mallissa.</translation>
    </message>
    <message>
      <source>Distance between the means of some columns.</source>
      <translation>Joidenkin sarakkeiden keskiarvojen etäisyys.</translation>
    </message>
    <message>
      <source>Distance between the parameters of models that are given, such as those that a run has learned.</source>
      <translation>Etäisyys annettujen mallien parametrien välillä, esimerkiksi ajossa opittujen.</translation>
    </message>
    <message>
      <source>Distance between the parameters of models that every node fits alone.</source>
      <translation>Solmujen yksin sovittamien mallien parametrien etäisyys.</translation>
    </message>
    <message>
      <source>Distance between the places of the nodes.</source>
      <translation>Solmujen sijaintien etäisyys.</translation>
    </message>
    <message>
      <source>Distance from the optimum</source>
      <translation>Etäisyys optimista</translation>
    </message>
    <message>
      <source>Distance from the truth</source>
      <translation>Etäisyys oikeasta mallista</translation>
    </message>
    <message>
      <source>Distance in</source>
      <translation>Etäisyyden perusta</translation>
    </message>
    <message>
      <source>Distance on the map, or between the mean (standardised) feature vectors of the nodes.</source>
      <translation>Etäisyys kartalla tai solmujen (standardoitujen) keskimääräisten piirrevektorien välillä.</translation>
    </message>
    <message>
      <source>Divergence by nearest samples</source>
      <translation>Divergenssi lähimmistä datapisteistä</translation>
    </message>
    <message>
      <source>Divergence of Gaussians</source>
      <translation>Normaalijakaumien divergenssi</translation>
    </message>
    <message>
      <source>Divide the table</source>
      <translation>Taulukon jako</translation>
    </message>
    <message>
      <source>Divide the weights by their mean over all edges.</source>
      <translation>Jaa painot kaikkien kaarien painojen keskiarvolla.</translation>
    </message>
    <message>
      <source>Divided among</source>
      <translation>Osien määrä</translation>
    </message>
    <message>
      <source>Divides one table among several nodes: every node gets some of the rows (horizontal), or all rows but only some of the features, with zeros for the others (vertical). With a vertical split no node learns from another yet.</source>
      <translation>Jakaa yhden taulukon usealle solmulle: jokainen solmu saa osan riveistä (vaakajako) tai kaikki rivit mutta vain osan piirteistä, ja muiden tilalla on nollia (pystyjako). Pystyjaossa solmut eivät vielä opi toisiltaan.</translation>
    </message>
    <message>
      <source>Do fifty networks learn from the right neighbours? Five clusters of ten nodes; each has two of the ten digits, and within its cluster one digit is class 0 and the other class 1. Every node trains a network 64-16-2. With λ = 0 the nodes are right for 97.4 % of the validation images, with λ = 0.1 for 98.3 %, and with λ = 1000 for 92.6 %: one network for five tasks that contradict each other.</source>
      <translation>Oppiiko viisikymmentä neuroverkkoa oikeilta naapureilta? Klustereita on viisi, kussakin kymmenen solmua; kullakin klusterilla on kymmenestä numerosta kaksi, ja klusterin sisällä toinen numero on luokka 0 ja toinen luokka 1. Jokainen solmu opettaa neuroverkkoa 64-16-2. Solmut luokittelevat validointikuvista oikein 97.4 % (λ = 0), 98.3 % (λ = 0.1) ja 92.6 % (λ = 1000); viimeksi mainitussa on yksi neuroverkko viidelle ristiriitaiselle tehtävälle.</translation>
    </message>
    <message>
      <source>Do not show this again</source>
      <translation>Älä näytä tätä enää</translation>
    </message>
    <message>
      <source>Do the computed optima agree with those calculated by hand?</source>
      <translation>Ovatko lasketut optimit samat kuin käsin saadut?</translation>
    </message>
    <message>
      <source>Does a node learn as much as from all data of its cluster?</source>
      <translation>Oppiiko solmu yhtä paljon kuin klusterinsa koko datasta?</translation>
    </message>
    <message>
      <source>Does a penalty keep a step, or make a slope of it? Thirty nodes in a row; the true slopes have one step in the middle. Network Lasso, a norm, makes flat pieces: at λ = 2 there are five of them, at λ = 3 three, at λ = 6 two, with the step where the truth has it. The error is 0.67 without coupling and 0.009 at its best. MOCHA, the squared norm, makes a slope of the step: its error does not fall below 0.11, and no two nodes become equal.</source>
      <translation>Säilyttääkö sakkotermi portaan vai tekeekö se siitä rinteen? Kolmekymmentä solmua rivissä; oikeissa kulmakertoimissa on keskellä yksi porras. Normi, verkko-Lasso, tekee tasaisia pätkiä: niitä on viisi, kun λ = 2, kolme, kun λ = 3, ja kaksi, kun λ = 6; silloin porras on oikealla paikallaan. Virhe on ilman kytkentää 0.67 ja parhaimmillaan 0.009. Neliöity normi, MOCHA, tekee portaasta rinteen: sen virhe ei laske arvon 0.11 alle, eivätkä mitkään kaksi solmua tule yhtä suuriksi.</translation>
    </message>
    <message>
      <source>Does it help to choose more neighbours, if earlier choices stay?</source>
      <translation>Auttaako useamman naapurin valitseminen, jos aiemmat valinnat jäävät voimaan?</translation>
    </message>
    <message>
      <source>Does it matter if the clusters differ in their features as well?</source>
      <translation>Onko väliä, jos myös klusterien piirteet eroavat?</translation>
    </message>
    <message>
      <source>Done: %1%2</source>
      <translation>Valmis: %1%2</translation>
    </message>
    <message>
      <source>Dots per inch of a PNG; 96 is the size on the screen</source>
      <translation>PNG-kuvan pisteet tuumaa kohti; 96 vastaa kokoa näytöllä</translation>
    </message>
    <message>
      <source>Dots: the data of the node, hollow for validation labels. Blue: the model of the present iterate. Orange: the exact optimum for this λ. Dotted lines or crosses: the truth.</source>
      <translation>Pisteet: solmun data, validointinimiöt onttoina. Sininen: nykyisen iteraatin malli. Oranssi: tarkka optimi tällä λ:n arvolla. Pisteviivat tai rastit: oikea malli.</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Alas</translation>
    </message>
    <message>
      <source>Drag from one node to another, or click one after the other</source>
      <translation>Raahaa solmusta toiseen tai napsauta niitä peräkkäin</translation>
    </message>
    <message>
      <source>Drag to look back at any iteration; the run waits where it is. Run, or a change of the experiment, continues from the iteration that is shown.</source>
      <translation>Raahaa, niin näet minkä tahansa aiemman iteraation; ajo odottaa paikallaan. Ajaminen tai kokeen muutos jatkaa näytettävästä iteraatiosta.</translation>
    </message>
    <message>
      <source>Drag λ: neighbours pull their models together. With λ = 0 every node fits a line to its own four noisy points, and the two nodes without labels learn nothing. With some λ the nodes of a cluster share their data, and the error falls. With too much λ both clusters get one model, and the error rises again.</source>
      <translation>Raahaa λ:aa: naapurit vetävät mallejaan yhteen. Kun λ = 0, jokainen solmu sovittaa suoran omiin neljään kohinaiseen pisteeseensä, eivätkä kaksi nimiötöntä solmua opi mitään. Kun λ kasvaa hieman, klusterin solmut jakavat aineistonsa, ja virhe pienenee. Kun λ on liian suuri, molemmat klusterit saavat yhden mallin, ja virhe kasvaa taas.</translation>
    </message>
    <message>
      <source>Draw every label as a count</source>
      <translation>Arvo jokainen nimiö lukumääränä</translation>
    </message>
    <message>
      <source>Draw every label as a number above 0</source>
      <translation>Arvo jokainen nimiö nollaa suurempana lukuna</translation>
    </message>
    <message>
      <source>Draw graph and data again with the next seed</source>
      <translation>Arvo graafi ja data uudelleen seuraavalla siemenluvulla</translation>
    </message>
    <message>
      <source>Draw its curves again</source>
      <translation>Piirrä ajon käyrät taas</translation>
    </message>
    <message>
      <source>Draw the clusters where their nodes are on the canvas, or in a circle</source>
      <translation>Piirrä klusterit sinne, missä niiden solmut ovat piirtoalueella, tai ympyrälle</translation>
    </message>
    <message>
      <source>Draw the data %1 times and fit the models to every draw</source>
      <translation>Arvo aineisto %1 kertaa ja sovita mallit jokaiseen arvontaan</translation>
    </message>
    <message>
      <source>Draw the density of the points; always used for more than %1 nodes</source>
      <translation>Piirrä pisteiden tiheys; aina käytössä, kun solmuja on yli %1</translation>
    </message>
    <message>
      <source>Draw the noise of the labels again and change nothing else</source>
      <translation>Arvo nimiöiden kohina uudelleen muuttamatta mitään muuta</translation>
    </message>
    <message>
      <source>Drawing the scenes of the handout…</source>
      <translation>Piirretään monisteen kohtauksia…</translation>
    </message>
    <message>
      <source>Drawn as</source>
      <translation>Piirtotapa</translation>
    </message>
    <message>
      <source>Drawn by hand</source>
      <translation>Käsin piirretty</translation>
    </message>
    <message>
      <source>Drop</source>
      <translation>Jätä pois</translation>
    </message>
    <message>
      <source>Dual factor s</source>
      <translation>Duaalikerroin s</translation>
    </message>
    <message>
      <source>Dynamic programming on chains</source>
      <translation>Dynaaminen ohjelmointi ketjuilla</translation>
    </message>
    <message>
      <source>E&amp;xact optimum</source>
      <translation>Ta&amp;rkka optimi</translation>
    </message>
    <message>
      <source>E&amp;xact optimum beside the run</source>
      <translation>&amp;Tarkka optimi ajon rinnalla</translation>
    </message>
    <message>
      <source>E&amp;xport graph…</source>
      <translation>Vie g&amp;raafi…</translation>
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
      <translation>Kaaren todennäköisyys</translation>
    </message>
    <message>
      <source>Edge table (*.csv)</source>
      <translation>Kaaritaulukko (*.csv)</translation>
    </message>
    <message>
      <source>Edge weight</source>
      <translation>Kaaren paino</translation>
    </message>
    <message>
      <source>Edge weight within true clusters</source>
      <translation>Kaarien paino oikeiden klusterien sisällä</translation>
    </message>
    <message>
      <source>Edge weight: 1, 1/(distance + offset) or exp(-scale distance).</source>
      <translation>Kaaren paino: 1, 1/(etäisyys + siirtymä) tai exp(-skaala · etäisyys).</translation>
    </message>
    <message>
      <source>Edge weights, and distances of the neighbours' models</source>
      <translation>Kaarien painot ja naapurien mallien etäisyydet</translation>
    </message>
    <message>
      <source>Edges</source>
      <translation>Kaaret</translation>
    </message>
    <message>
      <source>Edges between clusters</source>
      <translation>Klusterien väliset kaaret</translation>
    </message>
    <message>
      <source>Edges between the groups of similar models</source>
      <translation>Samankaltaisten mallien ryhmien väliset kaaret</translation>
    </message>
    <message>
      <source>Edges between the learned clusters</source>
      <translation>Opittujen klusterien väliset kaaret</translation>
    </message>
    <message>
      <source>Edges can also come first: every node is joined to the three whose features have the most similar means. Both clusters have the same means here, so the edges are chance.</source>
      <translation>Kaaret voi muodostaa myös ensin: jokainen solmu yhdistetään kolmeen, joiden piirteiden keskiarvot ovat samankaltaisimmat. Tässä molemmilla klustereilla on samat keskiarvot, joten kaaret ovat sattumaa.</translation>
    </message>
    <message>
      <source>Edges carry a flow of at most λA. With a small λ every edge is full (saturated), and every node keeps its own model.</source>
      <translation>Kaarella virtaa enintään λA. Pienellä λ:n arvolla jokainen kaari on täynnä (kyllästynyt), ja jokainen solmu pitää oman mallinsa.</translation>
    </message>
    <message>
      <source>Edges make the objective steeper. Raise λ above 2: the same step, α = 0.1, has become too large, and the models diverge.</source>
      <translation>Kaaret jyrkentävät tavoitefunktiota. Nosta λ yli arvon 2: samasta askeleesta α = 0.1 on tullut liian suuri, ja mallit hajaantuvat.</translation>
    </message>
    <message>
      <source>Edges of least GTV</source>
      <translation>Pienimmän GTV:n kaaret</translation>
    </message>
    <message>
      <source>Edges of weight 0.1 to a node that nobody trusts: the honest nodes keep λ, and the attacker has little power.</source>
      <translation>Solmuun, johon kukaan ei luota, johtavat vain kaaret, joiden paino on 0.1: rehelliset pitävät λ:nsa, ja hyökkääjällä on vähän valtaa.</translation>
    </message>
    <message>
      <source>Edges per node</source>
      <translation>Kaaria solmua kohti</translation>
    </message>
    <message>
      <source>Edges whose flow is at capacity: the only ones that may carry a jump</source>
      <translation>Kaaret, joiden virtaus on kapasiteetin suuruinen: vain niillä voi olla hyppy</translation>
    </message>
    <message>
      <source>Eight true models are on the right, four on the left: where will the global model lie?</source>
      <translation>Kahdeksan asiakkaan oikea malli on oikealla, neljän vasemmalla: mihin globaali malli asettuu?</translation>
    </message>
    <message>
      <source>Either the classes 0 to p − 1 within every cluster, so that every cluster has its own task, or the digit from 0 to 9.</source>
      <translation>Joko luokat 0 … p − 1 kunkin klusterin sisällä, jolloin jokaisella klusterilla on oma tehtävänsä, tai numero väliltä 0–9.</translation>
    </message>
    <message>
      <source>Eleven honest nodes</source>
      <translation>Yksitoista rehellistä solmua</translation>
    </message>
    <message>
      <source>Eleven nodes, one attacker</source>
      <translation>Yksitoista solmua, yksi hyökkääjä</translation>
    </message>
    <message>
      <source>Eleven nodes, one attacker, robust losses</source>
      <translation>Yksitoista solmua, yksi hyökkääjä, robustit häviöt</translation>
    </message>
    <message>
      <source>Embedding</source>
      <translation>Upotus</translation>
    </message>
    <message>
      <source>Empty graph</source>
      <translation>Tyhjä graafi</translation>
    </message>
    <message>
      <source>Encoding</source>
      <translation>Merkistökoodaus</translation>
    </message>
    <message>
      <source>Enlarge this view to the whole window, or restore it</source>
      <translation>Suurenna tämä näkymä koko ikkunaan tai palauta se</translation>
    </message>
    <message>
      <source>Entries of the initial centres: 0 or 1 as in the official code, 0 or ½, or normal. Neural networks begin with random weights.</source>
      <translation>Alkukeskusten komponentit: 0 tai 1 kuten virallisessa koodissa, 0 tai ½, tai normaalijakautuneet. Neuroverkot alkavat satunnaisista painoista.</translation>
    </message>
    <message>
      <source>Epochs</source>
      <translation>Epookit</translation>
    </message>
    <message>
      <source>Erdős–Rényi graph</source>
      <translation>Erdős–Rényi-graafi</translation>
    </message>
    <message>
      <source>Error</source>
      <translation>Virhe</translation>
    </message>
    <message>
      <source>Error against information</source>
      <translation>Virhe informaation funktiona</translation>
    </message>
    <message>
      <source>Error level</source>
      <translation>Virhetaso</translation>
    </message>
    <message>
      <source>Error: the truth is not known</source>
      <translation>Virhe: oikeaa mallia ei tunneta</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>Virheet</translation>
    </message>
    <message>
      <source>Errors of nodes</source>
      <translation>Solmujen virheet</translation>
    </message>
    <message>
      <source>Errors of single nodes</source>
      <translation>Yksittäisten solmujen virheet</translation>
    </message>
    <message>
      <source>Estimation error</source>
      <translation>Estimointivirhe</translation>
    </message>
    <message>
      <source>Euclidean distance in the unit of the coordinates or features, or great-circle distance in km between longitudes and latitudes.</source>
      <translation>Euklidinen etäisyys koordinaattien tai piirteiden yksikössä, tai isoympyräetäisyys kilometreinä pituus- ja leveysasteista.</translation>
    </message>
    <message>
      <source>Euclidean distance in the unit of the coordinates, or great-circle distance in km between longitudes and latitudes.</source>
      <translation>Euklidinen etäisyys koordinaattien yksikössä, tai isoympyräetäisyys kilometreinä pituus- ja leveysasteista.</translation>
    </message>
    <message>
      <source>Every block of coordinates has its own penalty; coordinates that are in no block stay personal.</source>
      <translation>Jokaisella koordinaattien lohkolla on oma sakkoterminsä; koordinaatit, jotka eivät ole missään lohkossa, pysyvät personoituina.</translation>
    </message>
    <message>
      <source>Every change is kept at once; nothing has to be saved.</source>
      <translation>Jokainen muutos säilyy heti; mitään ei tarvitse tallentaa.</translation>
    </message>
    <message>
      <source>Every change of the experiment; click one to go back or forward to it</source>
      <translation>Kokeen kaikki muutokset; napsauta muutosta, niin koe palaa tai etenee siihen</translation>
    </message>
    <message>
      <source>Every cluster has fifty nodes, and every node has 10 samples for 100 parameters. The more clusters there are, the worse one common model fits (pooled), and the more often IFCA misses some of them, even if it starts from centres like the true ones. Algorithm 1 does not need to know the number of clusters.</source>
      <translation>Jokaisessa klusterissa on viisikymmentä solmua, ja jokaisella solmulla on 10 datapistettä 100 parametria varten. Mitä enemmän klustereita on, sitä huonommin yksi yhteinen malli (yhdistetty) sopii ja sitä useammin IFCA:lta jää klustereita löytämättä, vaikka sen alkukeskukset olisivat oikeiden kaltaisia. Algoritmin 1 ei tarvitse tietää klusterien määrää.</translation>
    </message>
    <message>
      <source>Every edge has weight 1, whatever the file says.</source>
      <translation>Jokaisen kaaren paino on 1, lukipa tiedostossa mitä tahansa.</translation>
    </message>
    <message>
      <source>Every leaf contains samples of at least this total weight; a sample of weight 2 counts as two.</source>
      <translation>Jokaisessa lehdessä datapisteiden yhteispaino on vähintään tämä; datapiste, jonka paino on 2, lasketaan kahdeksi.</translation>
    </message>
    <message>
      <source>Every node adds noise of standard deviation σ to its features before it learns from them. Least squares on x + σε underestimates the influence of x: with x ~ N(0, I) the parameters shrink by the factor 1/(1 + σ²), however many samples there are. The error therefore goes to ‖w̄‖²(σ²/(1 + σ²))² = 8(σ²/(1 + σ²))². Compare the errors of the runs.</source>
      <translation>Jokainen solmu lisää piirteisiinsä kohinaa, jonka keskihajonta on σ, ennen kuin se oppii niistä. Pienimmän neliösumman menetelmä aliarvioi x:n vaikutuksen, kun se saa piirteet x + σε: kun x ~ N(0, I), parametrit kutistuvat kertoimella 1/(1 + σ²), olipa datapisteitä kuinka paljon tahansa. Virhe lähestyy siis arvoa ‖w̄‖²(σ²/(1 + σ²))² = 8(σ²/(1 + σ²))². Vertaa ajojen virheitä.</translation>
    </message>
    <message>
      <source>Every node chooses nine others, but its cluster has only seven others: edges between the clusters appear, and draw the models together.</source>
      <translation>Kukin solmu valitsee yhdeksän muuta, mutta sen klusterissa muita on vain seitsemän: klusterien välille syntyy kaaria, jotka vetävät mallit yhteen.</translation>
    </message>
    <message>
      <source>Every node fits its own kind of model to its data and to the predictions of its neighbours on a shared test set.</source>
      <translation>Jokainen solmu sovittaa omanlaisensa mallin aineistoonsa ja naapuriensa ennusteisiin yhteisessä testijoukossa.</translation>
    </message>
    <message>
      <source>Every node has 10 samples for 100 parameters, which is far too few for a single node; the 100 nodes of a cluster together have plenty. The published mean squared error 1.42e-5 belongs to the ℓ₁ penalty and to λ and γ of the official code, here converted to the mean loss.</source>
      <translation>Jokaisella solmulla on 10 datapistettä 100 parametria varten, mikä on yksittäiselle solmulle aivan liian vähän; klusterin 100 solmulla niitä on yhteensä runsaasti. Julkaistu keskineliövirhe 1.42e-5 kuuluu ℓ₁-sakkotermiin ja virallisen koodin λ:aan ja γ:aan, tässä muunnettuina häviön keskiarvolle.</translation>
    </message>
    <message>
      <source>Every node has a normal vector of its own</source>
      <translation>Jokaisella solmulla on oma normaalijakautunut vektorinsa</translation>
    </message>
    <message>
      <source>Every node has a personal model near a common model, which in turn learns from the personal ones.</source>
      <translation>Jokaisella solmulla on personoitu malli lähellä yhteistä mallia, joka puolestaan oppii personoiduista malleista.</translation>
    </message>
    <message>
      <source>Every node holds one point a_i; its parameter vector is the centre of the point's cluster.</source>
      <translation>Jokaisella solmulla on yksi piste a_i; sen parametrivektori on pisteen klusterin keskus.</translation>
    </message>
    <message>
      <source>Every node holds points a; its parameter vector is the mean of a normal distribution whose precision matrix Ω, the inverse of the covariance, is known: the negative log-likelihood up to a constant.</source>
      <translation>Jokaisella solmulla on pisteitä a; solmun parametrivektori on sellaisen normaalijakauman odotusarvo, jonka tarkkuusmatriisi Ω, kovarianssin käänteismatriisi, tunnetaan: negatiivinen log-uskottavuus vakiota vaille.</translation>
    </message>
    <message>
      <source>Every node is a house sale on the map, joined to its five nearest sales. Each node learns its own price model from beds, baths and floor area; network Lasso lets neighbourhoods share one model. The prices of 200 sales are hidden and are predicted by the model learned at their node.</source>
      <translation>Jokainen solmu on asuntokauppa kartalla, ja se on yhdistetty viiteen lähimpään kauppaan. Kukin solmu oppii oman hintamallin makuuhuoneiden, kylpyhuoneiden ja pinta-alan perusteella; verkko-Lasson ansiosta asuinalueilla voi olla yhteinen malli. 200 kaupan hinnat on piilotettu, ja ne ennustetaan niiden solmussa opitulla mallilla.</translation>
    </message>
    <message>
      <source>Every node is joined to every other.</source>
      <translation>Jokainen solmu on yhdistetty jokaiseen muuhun.</translation>
    </message>
    <message>
      <source>Every node is joined to its nearest nodes, by the coordinates or the features of the data.</source>
      <translation>Jokainen solmu yhdistetään lähimpiin solmuihinsa aineiston koordinaattien tai piirteiden mukaan.</translation>
    </message>
    <message>
      <source>Every node is joined to this many nearest ones</source>
      <translation>Kukin solmu yhdistetään näin moneen lähimpään solmuun</translation>
    </message>
    <message>
      <source>Every node is joined to this many nearest ones.</source>
      <translation>Jokainen solmu yhdistetään näin moneen lähimpään solmuun.</translation>
    </message>
    <message>
      <source>Every node is joined to this many nodes on either side.</source>
      <translation>Jokainen solmu yhdistetään näin moneen solmuun kummallakin puolellaan.</translation>
    </message>
    <message>
      <source>Every node minimises its own loss plus a penalty on the distance from the latest models of its neighbours.</source>
      <translation>Jokainen solmu minimoi oman häviönsä ja sakkotermin, joka riippuu etäisyydestä naapurien viimeisimpiin malleihin.</translation>
    </message>
    <message>
      <source>Every node takes gradient steps on its own loss and on the difference between its predictions and those of its neighbours. With few samples per node the coupling (λ = 1) halves the error; λ = 5 converges faster and ends with a slightly larger error. With the sum over the neighbours instead of their mean, as printed, the learning rate 0.01 diverges: set Averaging to sum and read the message.</source>
      <translation>Jokainen solmu pienentää gradienttiaskelin omaa häviötään sekä omien ja naapurien ennusteiden eroa. Kun datapisteitä on vähän solmua kohti, kytkentä (λ = 1) puolittaa virheen; λ = 5 suppenee nopeammin ja päätyy hieman suurempaan virheeseen. Jos naapurien keskiarvon sijasta otetaan niiden summa, kuten tekstissä, menetelmä hajaantuu oppimisnopeudella 0.01: valitse kohdassa Keskiarvoistus vaihtoehto sum ja lue ilmoitus.</translation>
    </message>
    <message>
      <source>Every node trains on its own data alone: the baseline without cooperation.</source>
      <translation>Jokainen solmu oppii vain omasta aineistostaan: vertailumenetelmä ilman yhteistyötä.</translation>
    </message>
    <message>
      <source>Every pair of nodes is joined with the same probability.</source>
      <translation>Jokainen solmupari yhdistetään samalla todennäköisyydellä.</translation>
    </message>
    <message>
      <source>Every point is a noise level or a group size. Horizontal: how much the first update reveals about the private number (mutual information). Vertical: the distance of the models from those without protection, (1/n) Σ E‖w̃ − ŵ‖²; where it is not known, the level itself.</source>
      <translation>Jokainen piste on kohinataso tai ryhmän koko. Vaaka-akseli: kuinka paljon ensimmäinen päivitys paljastaa yksityisestä luvusta (keskinäisinformaatio). Pystyakseli: mallien etäisyys suojaamattomista malleista, (1/n) Σ E‖w̃ − ŵ‖²; jos sitä ei tunneta, itse taso.</translation>
    </message>
    <message>
      <source>Every preset with its picture</source>
      <translation>Kaikki valmiit kokeet kuvineen</translation>
    </message>
    <message>
      <source>Every scene on paper, with lines to write on (PDF)</source>
      <translation>Jokainen kohtaus paperilla, rivejä kirjoittamista varten (PDF)</translation>
    </message>
    <message>
      <source>Every stated number, our number, and whether ours is within the band</source>
      <translation>Jokainen julkaistu luku, täällä saatu luku ja onko se sallituissa rajoissa</translation>
    </message>
    <message>
      <source>Every station predicts the coldest temperature of a month from its own past: its features are the labels of the twelve months before (an autoregressive model). Fourteen years are few data for thirteen parameters, and stations of the same climate have similar parameters: each station is joined to the three whose past is most similar. Drag λ: groups of stations fuse, and the validation error falls from 0.040 without coupling to 0.036 with a few groups. With fewer lags and a smaller order p the same month of last year is left out, which is the most informative one.</source>
      <translation>Jokainen asema ennustaa kuukauden alinta lämpötilaa omasta menneisyydestään: piirteinä ovat kahdentoista edellisen kuukauden nimiöt (autoregressiivinen malli). Neljätoista vuotta on vähän dataa kolmelletoista parametrille, ja saman ilmaston asemilla on samankaltaiset parametrit: kukin asema yhdistetään kolmeen, joiden menneisyys on samankaltaisin. Raahaa λ:aa: asemaryhmät yhtyvät, ja validointivirhe laskee arvosta 0.040 (ilman kytkentää) arvoon 0.036, kun ryhmiä on muutama. Pienemmällä viiveiden määrällä ja kertaluvulla p jää pois viime vuoden sama kuukausi, joka kertoo eniten.</translation>
    </message>
    <message>
      <source>Every term in one or two sentences. “Show me” opens a scene or an experiment that shows the term.</source>
      <translation>Jokainen termi yhdellä tai kahdella virkkeellä. ”Näytä” avaa kohtauksen tai kokeen, joka havainnollistaa termiä.</translation>
    </message>
    <message>
      <source>Every true cluster fills a disc.</source>
      <translation>Jokainen oikea klusteri täyttää kiekon.</translation>
    </message>
    <message>
      <source>Everybody with everybody</source>
      <translation>Kaikki kaikkien kanssa</translation>
    </message>
    <message>
      <source>Everything there is</source>
      <translation>Kaikki, mitä ohjelmassa on</translation>
    </message>
    <message>
      <source>Everything to choose from</source>
      <translation>Kaikki vaihtoehdot</translation>
    </message>
    <message>
      <source>Everywhere (no projection); the ray {c·1, c ≥ 0}; entries in [low, high]; a ball; or equal models at all nodes.</source>
      <translation>Koko avaruus (ei projektiota); puolisuora {c·1, c ≥ 0}; komponentit välillä [pienin, suurin]; pallo; tai samat mallit kaikissa solmuissa.</translation>
    </message>
    <message>
      <source>Expand lists</source>
      <translation>Pura luettelot</translation>
    </message>
    <message>
      <source>Expected a number above the low end.</source>
      <translation>Luvun pitää olla suurempi kuin alaraja.</translation>
    </message>
    <message>
      <source>Expected a question.</source>
      <translation>Kysymys puuttuu.</translation>
    </message>
    <message>
      <source>Expected a title.</source>
      <translation>Otsikko puuttuu.</translation>
    </message>
    <message>
      <source>Experiment</source>
      <translation>Koe</translation>
    </message>
    <message>
      <source>Experiments: the document alone (*.json)</source>
      <translation>Kokeet: pelkkä dokumentti (*.json)</translation>
    </message>
    <message>
      <source>Explainability: a tree that can be read</source>
      <translation>Selitettävyys: puu, jonka voi lukea</translation>
    </message>
    <message>
      <source>Explore</source>
      <translation>Tutki</translation>
    </message>
    <message>
      <source>Exponent of the norm: 1 is ℓ₁, 2 is network Lasso, inf is the maximum.</source>
      <translation>Normin eksponentti: 1 on ℓ₁, 2 on verkko-Lasso, inf on maksimi.</translation>
    </message>
    <message>
      <source>Exponent p</source>
      <translation>Eksponentti p</translation>
    </message>
    <message>
      <source>Exponent p of diminishing steps α/kᵖ.</source>
      <translation>Vähenevien askelten α/kᵖ eksponentti p.</translation>
    </message>
    <message>
      <source>Exponential</source>
      <translation>Eksponentiaalinen</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Vienti</translation>
    </message>
    <message>
      <source>Export %1</source>
      <translation>Vie %1</translation>
    </message>
    <message>
      <source>Export &amp;window…</source>
      <translation>V&amp;ie ikkuna…</translation>
    </message>
    <message>
      <source>Export as PNG, PDF, SVG, CSV or LaTeX…</source>
      <translation>Vie muodossa PNG, PDF, SVG, CSV tai LaTeX…</translation>
    </message>
    <message>
      <source>Export res&amp;ults…</source>
      <translation>Vi&amp;e tulokset…</translation>
    </message>
    <message>
      <source>Export the graph</source>
      <translation>Vie graafi</translation>
    </message>
    <message>
      <source>Export the picture of the &amp;graph…</source>
      <translation>Vie &amp;graafin kuva…</translation>
    </message>
    <message>
      <source>Export the plot…</source>
      <translation>Vie kuvaaja…</translation>
    </message>
    <message>
      <source>Export the results into a new folder here</source>
      <translation>Vie tulokset tänne uuteen kansioon</translation>
    </message>
    <message>
      <source>Exported to %1</source>
      <translation>Viety tiedostoon %1</translation>
    </message>
    <message>
      <source>Exported to %1, which does not keep: %2</source>
      <translation>Viety tiedostoon %1, josta jää pois: %2</translation>
    </message>
    <message>
      <source>F&amp;ile</source>
      <translation>T&amp;iedosto</translation>
    </message>
    <message>
      <source>F&amp;lavours</source>
      <translation>&amp;Muodot</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>Koko &amp;näyttö</translation>
    </message>
    <message>
      <source>FISTA with adaptive restart, or the plain method without acceleration.</source>
      <translation>FISTA mukautuvin uudelleenkäynnistyksin tai tavallinen menetelmä ilman kiihdytystä.</translation>
    </message>
    <message>
      <source>Factor by which the steps (Euclidean norm) have recently shrunk per iteration</source>
      <translation>Kerroin, jolla askeleet (euklidinen normi) ovat viime aikoina lyhentyneet iteraatiota kohti</translation>
    </message>
    <message>
      <source>Factor c</source>
      <translation>Kerroin c</translation>
    </message>
    <message>
      <source>Factor of over-relaxation; 1 means none. Values from 1.5 to 1.9 usually save iterations and do not change the limit.</source>
      <translation>Ylirelaksaation kerroin; 1 tarkoittaa, ettei sitä ole. Arvot 1.5–1.9 säästävät yleensä iteraatioita eivätkä muuta raja-arvoa.</translation>
    </message>
    <message>
      <source>Factor of the coupling: λ/2 as printed, or λ. With λ and linear models the method minimises the sum of the losses plus λ times the total variation of the predictions.</source>
      <translation>Kytkennän kerroin: λ/2 tekstin mukaan tai λ. Kerroin λ ja lineaariset mallit: menetelmä minimoi häviöiden summan plus λ kertaa ennusteiden kokonaisvaihtelun.</translation>
    </message>
    <message>
      <source>Factor of the coupling: λ/2 as printed, which solves GTVMin with MOCHA ½‖v‖², or λ, which solves it with the squared norm ‖v‖².</source>
      <translation>Kytkennän kerroin: λ/2 tekstin mukaan, jolloin ratkaistaan GTVMin MOCHAlla ½‖v‖², tai λ, jolloin ratkaistaan GTVMin neliöidyllä normilla ‖v‖².</translation>
    </message>
    <message>
      <source>Factor of the dual step size σ = s/γ: 0.5 in the paper, 0.45 in its code.</source>
      <translation>Duaaliaskeleen pituuden σ = s/γ kerroin: 0.5 artikkelissa, 0.45 sen koodissa.</translation>
    </message>
    <message>
      <source>Factor of the vector; with 0 only the noise is sent.</source>
      <translation>Vektorin kerroin; arvolla 0 lähetetään vain kohina.</translation>
    </message>
    <message>
      <source>Factor with which every tree is added.</source>
      <translation>Kerroin, jolla jokainen puu lisätään.</translation>
    </message>
    <message>
      <source>Factor κ</source>
      <translation>Kerroin κ</translation>
    </message>
    <message>
      <source>Fairness: nine nodes are helped, one is hurt</source>
      <translation>Oikeudenmukaisuus: yhdeksän solmua hyötyy, yksi kärsii</translation>
    </message>
    <message>
      <source>Feature covariance</source>
      <translation>Piirteiden kovarianssi</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Piirteet</translation>
    </message>
    <message>
      <source>Features D</source>
      <translation>Piirteitä D</translation>
    </message>
    <message>
      <source>Features that are compared, and "label" for the label. If the list is empty, all features are.</source>
      <translation>Verrattavat piirteet; "label" tarkoittaa nimiötä. Jos luettelo on tyhjä, verrataan kaikkia piirteitä.</translation>
    </message>
    <message>
      <source>Features with different covariances</source>
      <translation>Piirteet, joiden kovarianssit eroavat</translation>
    </message>
    <message>
      <source>Features with different covariances (as printed)</source>
      <translation>Piirteet, joiden kovarianssit eroavat (tekstin mukaan)</translation>
    </message>
    <message>
      <source>FedAvg</source>
      <translation>FedAvg</translation>
    </message>
    <message>
      <source>FedAvg (pooled)</source>
      <translation>FedAvg (yhdistetty)</translation>
    </message>
    <message>
      <source>FedAvg and the pooled model</source>
      <translation>FedAvg ja yhdistetyn aineiston malli</translation>
    </message>
    <message>
      <source>FedAvg with gradient steps instead of λ: if clients make one step per round, the average reaches the pooled model, 1.6.</source>
      <translation>FedAvg, jossa λ:n sijasta otetaan gradienttiaskelia: jos asiakas ottaa yhden askeleen kierroksessa, keskiarvo päätyy yhdistetyn aineiston malliin 1.6.</translation>
    </message>
    <message>
      <source>FedAvg with regularised clients does not converge to the model of the pooled data. Two clients with L = w² and 4(w − 2)² have the pooled minimiser 1.6; the average of FedAvg differs from it by 4.8/(8 + 5λ). A larger λ comes nearer to 1.6, but needs more rounds.</source>
      <translation>FedAvg, jossa asiakkaat regularisoivat, ei suppene yhdistetyn aineiston malliin. Kahden asiakkaan häviöt ovat L = w² ja 4(w − 2)², ja yhdistetyn aineiston minimi on kohdassa 1.6; FedAvg:n keskiarvo poikkeaa siitä määrän 4.8/(8 + 5λ). Suurempi λ pääsee lähemmäs arvoa 1.6 mutta vaatii enemmän kierroksia.</translation>
    </message>
    <message>
      <source>FedAvg: one local step or fifty</source>
      <translation>FedAvg: yksi paikallinen askel vai 50</translation>
    </message>
    <message>
      <source>FedAvg’s bias</source>
      <translation>FedAvg:n harha</translation>
    </message>
    <message>
      <source>FedGD</source>
      <translation>FedGD</translation>
    </message>
    <message>
      <source>FedGD and FedSGD</source>
      <translation>FedGD ja FedSGD</translation>
    </message>
    <message>
      <source>FedRelax</source>
      <translation>FedRelax</translation>
    </message>
    <message>
      <source>FedRelax by hand</source>
      <translation>FedRelax käsin</translation>
    </message>
    <message>
      <source>FedRelax with noise of size 0.5 on all models that are sent: the lines never rest, and the error grows about tenfold (0.03 to 0.3).</source>
      <translation>FedRelax, jossa kaikkiin lähetettyihin malleihin lisätään kohinaa, suuruudeltaan 0.5: suorat eivät asetu paikoilleen, ja virhe noin kymmenkertaistuu (0.03 → 0.3).</translation>
    </message>
    <message>
      <source>FedRelax, any local model</source>
      <translation>FedRelax, mikä tahansa malli</translation>
    </message>
    <message>
      <source>FedRelax, gradient steps</source>
      <translation>FedRelax, gradienttiaskeleet</translation>
    </message>
    <message>
      <source>FedSGD</source>
      <translation>FedSGD</translation>
    </message>
    <message>
      <source>Federated</source>
      <translation>Federoidut</translation>
    </message>
    <message>
      <source>Few but expensive steps to full accuracy, for all convex losses, penalties and edge weights.</source>
      <translation>Muutama kallis askel täyteen tarkkuuteen kaikilla konvekseilla häviöillä ja sakkotermeillä ja kaikilla kaarien painoilla.</translation>
    </message>
    <message>
      <source>Fewer draws: seconds instead of minutes, and wider scatter</source>
      <translation>Vähemmän arvontoja: sekunteja minuuttien sijaan, mutta suurempi hajonta</translation>
    </message>
    <message>
      <source>Fiedler vector</source>
      <translation>Fiedlerin vektori</translation>
    </message>
    <message>
      <source>Fiedler vector: computing…</source>
      <translation>Fiedlerin vektori: lasketaan…</translation>
    </message>
    <message>
      <source>Fields in which the runs differ, then their last numbers; Ctrl+C copies the table</source>
      <translation>Kentät, joissa ajot eroavat, ja sitten niiden viimeiset luvut; Ctrl+C kopioi taulukon</translation>
    </message>
    <message>
      <source>Fifty local steps</source>
      <translation>50 paikallista askelta</translation>
    </message>
    <message>
      <source>Fifty samples per node</source>
      <translation>Viisikymmentä datapistettä solmua kohti</translation>
    </message>
    <message>
      <source>Fifty samples per node, alone: 0.02. The lines of a cluster agree already, and neighbours have little to add.</source>
      <translation>Viisikymmentä datapistettä solmua kohti, yksin: 0.02. Klusterin suorat ovat jo yhtä mieltä, eikä naapureilla ole paljon lisättävää.</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Kuva</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Tiedosto</translation>
    </message>
    <message>
      <source>File to write; its ending determines the format</source>
      <translation>Kirjoitettava tiedosto; pääte määrää muodon</translation>
    </message>
    <message>
      <source>Fill missing values</source>
      <translation>Täytä puuttuvat arvot</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Suodata</translation>
    </message>
    <message>
      <source>Filter of %1</source>
      <translation>Suodatin: %1</translation>
    </message>
    <message>
      <source>Filter: part of a name, or %1</source>
      <translation>Suodatin: osa nimestä tai %1</translation>
    </message>
    <message>
      <source>Find a command, preset, lesson or term by its name</source>
      <translation>Etsi komento, valmis koe, oppitunti tai termi nimellä</translation>
    </message>
    <message>
      <source>Find the exact optimum for 121 values of λ, in the background</source>
      <translation>Laske taustalla tarkka optimi 121 λ:n arvolle</translation>
    </message>
    <message>
      <source>Find the exact optimum for every λ of the slider beside the run: rings in the plot of the local models, flow on the edges, certificate</source>
      <translation>Etsi tarkka optimi jokaiselle liukusäätimen λ:lle ajon rinnalla: renkaat paikallisten mallien kuvassa, virtaus kaarilla, todistus</translation>
    </message>
    <message>
      <source>Find the exact optimum for every λ of the slider, with a certificate</source>
      <translation>Laske tarkka optimi todistuksineen liukusäätimen jokaiselle λ:n arvolle</translation>
    </message>
    <message>
      <source>Find the exact optimum for many values of λ, in the background; the slider is then fitted to it</source>
      <translation>Etsii taustalla tarkan optimin monelle λ:n arvolle; liukusäädin sovitetaan sitten siihen</translation>
    </message>
    <message>
      <source>Finding the learned %1…</source>
      <translation>Etsitään opitut %1…</translation>
    </message>
    <message>
      <source>Finding the parameters of this flavour…</source>
      <translation>Etsitään tämän muodon parametreja…</translation>
    </message>
    <message>
      <source>Finding the range of λ…</source>
      <translation>Etsitään λ:n aluetta…</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Valmis</translation>
    </message>
    <message>
      <source>First cells</source>
      <translation>Ensimmäiset solut</translation>
    </message>
    <message>
      <source>First end of the edge; flows are positive from here</source>
      <translation>Kaaren alkupää; virtaus on positiivinen täältä poispäin</translation>
    </message>
    <message>
      <source>First line</source>
      <translation>Ensimmäinen rivi</translation>
    </message>
    <message>
      <source>First rows</source>
      <translation>Ensimmäiset rivit</translation>
    </message>
    <message>
      <source>First rows of the table</source>
      <translation>Taulukon ensimmäiset rivit</translation>
    </message>
    <message>
      <source>First λ of the grid.</source>
      <translation>Ruudukon ensimmäinen λ.</translation>
    </message>
    <message>
      <source>Fit the graph</source>
      <translation>Sovita graafi</translation>
    </message>
    <message>
      <source>Five clusters of 10 to 150 nodes have random true parameters, and only every fifth node is labelled. Look at the smallest cluster: it has two labelled nodes on average. In some draws (New draw) it has none; its nodes then take over the parameters of another cluster, and the validation error is not 1e-6 but up to 0.01.</source>
      <translation>Viidellä klusterilla, joissa on 10–150 solmua, on satunnaiset oikeat parametrit, ja vain joka viides solmu on nimiöity. Katso pienintä klusteria: siinä on keskimäärin kaksi nimiöityä solmua. Joissakin arvonnoissa (Uusi arvonta) ei ole yhtään; silloin sen solmut omaksuvat toisen klusterin parametrit, eikä validointivirhe ole 1e-6 vaan jopa 0.01.</translation>
    </message>
    <message>
      <source>Five clusters of different sizes</source>
      <translation>Viisi erikokoista klusteria</translation>
    </message>
    <message>
      <source>Fixed: α. Optimal: 2/(α_c + β), or α if β is not known, as for neural networks. Diminishing: α/kᵖ. Back-tracking: α is halved until the objective falls.</source>
      <translation>Vakio: α. Optimaalinen: 2/(α_c + β), tai α, jos β:aa ei tunneta, kuten neuroverkoilla. Vähenevä: α/kᵖ. Peräytyvä: α puolitetaan, kunnes tavoitefunktio pienenee.</translation>
    </message>
    <message>
      <source>Flavours</source>
      <translation>Muodot</translation>
    </message>
    <message>
      <source>Flip labels</source>
      <translation>Käännä nimiöt</translation>
    </message>
    <message>
      <source>Flipped labels</source>
      <translation>Käännetyt nimiöt</translation>
    </message>
    <message>
      <source>Flow and its bound</source>
      <translation>Virtaus ja sen raja</translation>
    </message>
    <message>
      <source>Flow between two clusters is λ times the weight of all edges between them: here 2 over one edge, and 4 over two.</source>
      <translation>Kahden klusterin välinen virtaus on λ kertaa niiden välisten kaarien yhteispaino: tässä 2 yhtä kaarta ja 4 kahta kaarta pitkin.</translation>
    </message>
    <message>
      <source>Flow on the lines</source>
      <translation>Viivojen virtaus</translation>
    </message>
    <message>
      <source>For every further column mean, min, max, sum, std (with 1/(n − 1)), count, first or last, or a list of these; other columns are left out.</source>
      <translation>Kutakin muuta mukaan otettavaa saraketta kohti mean, min, max, sum, std (kertoimella 1/(n − 1)), count, first tai last taikka luettelo näistä; muut sarakkeet jätetään pois.</translation>
    </message>
    <message>
      <source>For labels that are classes 0 to K - 1: the new class of each. If the list is empty, class y becomes K - 1 - y.</source>
      <translation>Kun nimiöt ovat luokkia 0 … K - 1: kunkin luokan uusi luokka. Jos luettelo on tyhjä, luokasta y tulee K - 1 - y.</translation>
    </message>
    <message>
      <source>For penalties that are not norms: largest distance of a flow from λA_e ∇φ(w_i − w_j)</source>
      <translation>Jos sakkotermi ei ole normi: virtauksen suurin etäisyys arvosta λA_e ∇φ(w_i − w_j)</translation>
    </message>
    <message>
      <source>For which step sizes does gradient descent converge?</source>
      <translation>Millä askelpituuksilla gradienttimenetelmä suppenee?</translation>
    </message>
    <message>
      <source>Force-directed</source>
      <translation>Voimapohjainen</translation>
    </message>
    <message>
      <source>Format</source>
      <translation>Muoto</translation>
    </message>
    <message>
      <source>Formula</source>
      <translation>Kaava</translation>
    </message>
    <message>
      <source>Four clients have slopes near 0, four near 2 and steeper losses. With small λ the server gets 1.03; pooled data give 1.6.</source>
      <translation>Neljän asiakkaan kulmakerroin on lähellä nollaa, neljän lähellä kahta, ja näiden häviö on jyrkempi. Pienellä λ:n arvolla palvelin saa 1.03; yhdistetty data antaa 1.6.</translation>
    </message>
    <message>
      <source>Four points that the squared loss misclassifies</source>
      <translation>Neljä pistettä, jotka neliöhäviö luokittelee väärin</translation>
    </message>
    <message>
      <source>Four samples at half of the nodes, none at the dashed ones: with λ = 0.6 all have one, and the error is below 0.01.</source>
      <translation>Neljä datapistettä puolella solmuista, ei yhtään katkoviivaisilla: kun λ = 0.6, kaikilla on malli, ja virhe on alle 0.01.</translation>
    </message>
    <message>
      <source>Four samples per node, and a sine wave as truth: lines cannot follow it. Error at the dashed nodes, which are not trained: 0.25.</source>
      <translation>Neljä datapistettä solmua kohti ja oikeana mallina siniaalto: suorat eivät pysty seuraamaan sitä. Virhe katkoviivalla piirretyissä solmuissa, joita ei opeteta, on 0.25.</translation>
    </message>
    <message>
      <source>Fraction ρ of the nodes that are labelled (the sampling set M). The labels of the other nodes are validation labels.</source>
      <translation>Nimiöityjen solmujen osuus ρ (otosjoukko M). Muiden solmujen nimiöt ovat validointinimiöitä.</translation>
    </message>
    <message>
      <source>Frequencies</source>
      <translation>Taajuudet</translation>
    </message>
    <message>
      <source>From a time on</source>
      <translation>Jostakin ajasta alkaen</translation>
    </message>
    <message>
      <source>From another random start one model wins all nodes. It lands between the clusters, and the other is never chosen.</source>
      <translation>Toisesta satunnaisesta alusta yksi malli voittaa kaikki solmut puolelleen. Se päätyy klusterien väliin, eikä toista mallia valita koskaan.</translation>
    </message>
    <message>
      <source>From the next start on.</source>
      <translation>Seuraavasta käynnistyksestä alkaen.</translation>
    </message>
    <message>
      <source>From which λ on does a server bring all clients to one model?</source>
      <translation>Mistä λ:n arvosta alkaen palvelin saa kaikki asiakkaat yhteen malliin?</translation>
    </message>
    <message>
      <source>From λ = %1 on theory promises that every true cluster fuses; from λ = %2 on all connected nodes are equal</source>
      <translation>Arvosta λ = %1 alkaen teoria takaa, että jokainen oikea klusteri yhtyy; arvosta λ = %2 alkaen kaikki yhteydessä olevat solmut ovat samat</translation>
    </message>
    <message>
      <source>Full edges are the borders</source>
      <translation>Täydet kaaret ovat rajoja</translation>
    </message>
    <message>
      <source>Further columns</source>
      <translation>Lisäsarakkeet</translation>
    </message>
    <message>
      <source>Further columns that say which rows are scaled together, such as the year.</source>
      <translation>Muita sarakkeita, jotka kertovat, mitkä rivit normitetaan yhdessä, esimerkiksi vuosi.</translation>
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
      <translation>GTV Lab päättyi sulkematta näitä istuntoja. Palauta yksi nyt; muita tarjotaan uudelleen seuraavassa käynnistyksessä.</translation>
    </message>
    <message>
      <source>GTVLAB_ISA: expected a level that this processor has, at most {}, got '{}'</source>
      <translation>GTVLAB_ISA: pitäisi olla taso, joka tällä suorittimella on, enintään {}, nyt '{}'</translation>
    </message>
    <message>
      <source>GTVLAB_ISA: expected baseline, avx2 or avx512, got '{}'</source>
      <translation>GTVLAB_ISA: pitäisi olla baseline, avx2 tai avx512, nyt '{}'</translation>
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
      <translation>Rako</translation>
    </message>
    <message>
      <source>Gap between the discs, in units of their mean radius.</source>
      <translation>Kiekkojen väli, yksikkönä kiekkojen keskimääräinen säde.</translation>
    </message>
    <message>
      <source>Gaussian mean</source>
      <translation>Normaalijakauman odotusarvo</translation>
    </message>
    <message>
      <source>Give edges without a weight the weight 1</source>
      <translation>Anna painottomille kaarille paino 1</translation>
    </message>
    <message>
      <source>Give every node one sample</source>
      <translation>Anna jokaiselle solmulle yksi datapiste</translation>
    </message>
    <message>
      <source>Give the file a name.</source>
      <translation>Anna tiedostolle nimi.</translation>
    </message>
    <message>
      <source>Give the loss a ridge of {}</source>
      <translation>Lisää häviöön ridge-termi {}</translation>
    </message>
    <message>
      <source>Give the run another name</source>
      <translation>Anna ajolle toinen nimi</translation>
    </message>
    <message>
      <source>Given cluster vectors with a small normal perturbation at every node</source>
      <translation>Annetut klusterivektorit ja jokaisessa solmussa pieni normaalijakautunut häiriö</translation>
    </message>
    <message>
      <source>Given models</source>
      <translation>Annetut mallit</translation>
    </message>
    <message>
      <source>Given per cluster</source>
      <translation>Annettu klustereittain</translation>
    </message>
    <message>
      <source>Given per node</source>
      <translation>Annettu solmuittain</translation>
    </message>
    <message>
      <source>Glossary › %1</source>
      <translation>Sanasto › %1</translation>
    </message>
    <message>
      <source>Go to λ = %1, which has the largest validation accuracy: %2 %</source>
      <translation>Siirry arvoon λ = %1, jolla validoinnin luokittelutarkkuus on suurin: %2 %</translation>
    </message>
    <message>
      <source>Go to λ = %1, which has the smallest validation error: %2</source>
      <translation>Siirry arvoon λ = %1, jolla validointivirhe on pienin: %2</translation>
    </message>
    <message>
      <source>Gradient descent and its step size</source>
      <translation>Gradienttimenetelmä ja sen askelpituus</translation>
    </message>
    <message>
      <source>Gradient descent in a narrow valley</source>
      <translation>Gradienttimenetelmä kapeassa laaksossa</translation>
    </message>
    <message>
      <source>Gradient descent in a network</source>
      <translation>Gradienttimenetelmä verkostossa</translation>
    </message>
    <message>
      <source>Gradient descent on one node with one parameter. A small step α is safe, but every step removes only a little of the distance.</source>
      <translation>Gradienttimenetelmä yhdessä solmussa, jolla on yksi parametri. Pieni askel α on turvallinen, mutta se lyhentää etäisyyttä vain vähän kerrallaan.</translation>
    </message>
    <message>
      <source>Gradient descent with perturbed steps</source>
      <translation>Gradienttimenetelmä häirityin askelin</translation>
    </message>
    <message>
      <source>Gradient descent, FISTA</source>
      <translation>Gradienttimenetelmä, FISTA</translation>
    </message>
    <message>
      <source>Gradient methods</source>
      <translation>Gradienttimenetelmät</translation>
    </message>
    <message>
      <source>Gradient methods on the objective: full, stochastic or online, projected or perturbed, with any step sizes. For a penalty with kinks they use subgradients.</source>
      <translation>Gradienttimenetelmät tavoitefunktiolle: täydet, stokastiset tai online, projisoidut tai häirityt, millä tahansa askelpituuksilla. Jos sakkotermissä on taitekohtia, ne käyttävät aligradientteja.</translation>
    </message>
    <message>
      <source>Gradient noise</source>
      <translation>Gradienttikohina</translation>
    </message>
    <message>
      <source>Gradient steps</source>
      <translation>Gradienttiaskeleet</translation>
    </message>
    <message>
      <source>Gradient steps on the whole objective, for smooth losses and penalties.</source>
      <translation>Gradienttiaskeleet koko tavoitefunktiolle, kun häviöt ja sakkotermit ovat sileitä.</translation>
    </message>
    <message>
      <source>Gradients</source>
      <translation>Gradientit</translation>
    </message>
    <message>
      <source>Gradients of all samples, of a batch drawn with replacement, or of one sample after the other (online).</source>
      <translation>Kaikkien datapisteiden gradientit, palauttaen arvotun erän gradientit tai yksi datapiste toisensa jälkeen (online).</translation>
    </message>
    <message>
      <source>Graph</source>
      <translation>Graafi</translation>
    </message>
    <message>
      <source>Graph canvas</source>
      <translation>Graafin piirtoalue</translation>
    </message>
    <message>
      <source>Graph file</source>
      <translation>Graafitiedosto</translation>
    </message>
    <message>
      <source>Graph from %1</source>
      <translation>Graafi kohteesta %1</translation>
    </message>
    <message>
      <source>Graph of the data</source>
      <translation>Graafi datasta</translation>
    </message>
    <message>
      <source>Graph of the models</source>
      <translation>Mallien verkko</translation>
    </message>
    <message>
      <source>Graphs (%1)</source>
      <translation>Graafit (%1)</translation>
    </message>
    <message>
      <source>Graphs (*.graphml *.gml *.net *.json *.csv)</source>
      <translation>Graafit (*.graphml *.gml *.net *.json *.csv)</translation>
    </message>
    <message>
      <source>Grid</source>
      <translation>Ruudukko</translation>
    </message>
    <message>
      <source>Grid of two halves</source>
      <translation>Kaksiosainen ruudukko</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Ryhmä</translation>
    </message>
    <message>
      <source>Group rows</source>
      <translation>Ryhmittele rivit</translation>
    </message>
    <message>
      <source>Group size k</source>
      <translation>Ryhmän koko k</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Ryhmät</translation>
    </message>
    <message>
      <source>Groups of at least k similar samples, taken from all nodes, get the mean of their features</source>
      <translation>Vähintään k samankaltaisen datapisteen ryhmät, kaikista solmuista koottuina, saavat piirteidensä keskiarvon</translation>
    </message>
    <message>
      <source>Groups of at least k similar samples, taken from all nodes, have their features replaced by the mean of the group. With k = 1 nothing changes; with a larger k the samples of a group cannot be told apart by their features. The price is small as long as the groups are small compared with the spread of the data, and rises when a group contains very different samples.</source>
      <translation>Kaikkien solmujen datapisteistä muodostetaan ryhmiä, joissa on vähintään k samankaltaista datapistettä, ja niiden piirteet korvataan ryhmän keskiarvolla. Kun k = 1, mikään ei muutu; suuremmalla k:lla ryhmän datapisteitä ei voi erottaa toisistaan piirteiden perusteella. Hinta on pieni niin kauan kuin ryhmät ovat pieniä datan hajontaan verrattuna, ja se kasvaa, kun ryhmässä on hyvin erilaisia datapisteitä.</translation>
    </message>
    <message>
      <source>Groups of eight samples get equal features. No sample can be told from seven others, and the error is still only 0.005.</source>
      <translation>Kahdeksan datapisteen ryhmät saavat samat piirteet. Mitään datapistettä ei erota seitsemästä muusta, ja virhe on silti vain 0.005.</translation>
    </message>
    <message>
      <source>Groups of equals</source>
      <translation>Samojen mallien ryhmät</translation>
    </message>
    <message>
      <source>Groups of similar models</source>
      <translation>Samankaltaisten mallien ryhmät</translation>
    </message>
    <message>
      <source>Guessed: %1 is used as %2.</source>
      <translation>Arvattu: %1, käyttö: %2.</translation>
    </message>
    <message>
      <source>Half a slide</source>
      <translation>Puolikas dia</translation>
    </message>
    <message>
      <source>Half of the nodes</source>
      <translation>Puolet solmuista</translation>
    </message>
    <message>
      <source>Handout</source>
      <translation>Moniste</translation>
    </message>
    <message>
      <source>Handout of this lesson</source>
      <translation>Tämän oppitunnin moniste</translation>
    </message>
    <message>
      <source>Handout of this lesson…</source>
      <translation>Tämän oppitunnin moniste…</translation>
    </message>
    <message>
      <source>Handwritten digits: five clusters</source>
      <translation>Käsin kirjoitetut numerot: viisi klusteria</translation>
    </message>
    <message>
      <source>Handwritten digits: four methods</source>
      <translation>Käsin kirjoitetut numerot: neljä menetelmää</translation>
    </message>
    <message>
      <source>Handwritten digits: neural networks</source>
      <translation>Käsin kirjoitetut numerot: neuroverkot</translation>
    </message>
    <message>
      <source>Handwritten digits: softmax regression</source>
      <translation>Käsin kirjoitetut numerot: softmax-regressio</translation>
    </message>
    <message>
      <source>Has a node at most 2k neighbours if every node chooses k? Seventeen nodes in eight dimensions: one in the middle, the others at distance 1 from it on both sides of every axis, and so at least √2 from each other. Every node is joined to its one nearest neighbour, and for all of them this is the node in the middle. Its degree is 16 = n − 1, although k = 1: the number of nearest neighbours is a lower bound of the degree, and no upper one. Only the mean degree is at most 2k; here it is 1.88.</source>
      <translation>Onko solmulla enintään 2k naapuria, jos jokainen solmu valitsee niitä k? Seitsemäntoista solmua kahdeksassa ulottuvuudessa: yksi keskellä, muut etäisyydellä 1 siitä kunkin akselin molemmin puolin, siis toisistaan vähintään √2:n päässä. Jokainen solmu yhdistetään yhteen lähimpään naapuriinsa, ja se on kaikille keskimmäinen solmu. Sen asteluku on 16 = n − 1, vaikka k = 1: lähimpien naapurien määrä on asteluvun alaraja, ei yläraja. Vain keskimääräinen asteluku on enintään 2k; tässä se on 1.88.</translation>
    </message>
    <message>
      <source>Heat map of two parameters</source>
      <translation>Kahden parametrin lämpökartta</translation>
    </message>
    <message>
      <source>Height in millimetres</source>
      <translation>Korkeus millimetreinä</translation>
    </message>
    <message>
      <source>Hel&amp;d-out study…</source>
      <translation>Sivu&amp;unjättökoe…</translation>
    </message>
    <message>
      <source>Held-out MSE, best λ</source>
      <translation>Sivuun jätettyjen solmujen MSE, paras λ</translation>
    </message>
    <message>
      <source>Held-out MSE, λ by validation</source>
      <translation>Sivuun jätettyjen solmujen MSE, λ validoinnilla</translation>
    </message>
    <message>
      <source>Held-out study</source>
      <translation>Sivuunjättökoe</translation>
    </message>
    <message>
      <source>Held-out study – %1</source>
      <translation>Sivuunjättökoe – %1</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ohje</translation>
    </message>
    <message>
      <source>Help – GTV Lab</source>
      <translation>Ohje – GTV Lab</translation>
    </message>
    <message>
      <source>Hidden layers</source>
      <translation>Piilokerrokset</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Piilota</translation>
    </message>
    <message>
      <source>Hide a feature</source>
      <translation>Piilota piirre</translation>
    </message>
    <message>
      <source>Hide its curves in the plots</source>
      <translation>Piilota ajon käyrät kuvaajista</translation>
    </message>
    <message>
      <source>Hide labels</source>
      <translation>Piilota nimiöt</translation>
    </message>
    <message>
      <source>Hide this message; the experiment stays as it is</source>
      <translation>Piilota tämä viesti; koe pysyy ennallaan</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Suurin</translation>
    </message>
    <message>
      <source>High &amp;contrast</source>
      <translation>&amp;Suuri kontrasti</translation>
    </message>
    <message>
      <source>High end of the range</source>
      <translation>Alueen yläraja</translation>
    </message>
    <message>
      <source>Highest entry</source>
      <translation>Suurin komponentti</translation>
    </message>
    <message>
      <source>Hinge</source>
      <translation>Saranahäviö</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historia</translation>
    </message>
    <message>
      <source>Honest nodes by the number of edges to the nearest attacker: their number, their mean error, and their mean distance from their own optimum</source>
      <translation>Rehelliset solmut lähimpään hyökkääjään johtavien kaarien määrän mukaan: solmujen lukumäärä, virheen keskiarvo ja keskimääräinen etäisyys omasta optimista</translation>
    </message>
    <message>
      <source>Honest nodes by their distance from the attackers</source>
      <translation>Rehelliset solmut etäisyyden mukaan hyökkääjistä</translation>
    </message>
    <message>
      <source>Horizontal axis of %1</source>
      <translation>Vaaka-akseli: %1</translation>
    </message>
    <message>
      <source>Horizontal coordinate</source>
      <translation>Vaakakoordinaatti</translation>
    </message>
    <message>
      <source>Horizontal data</source>
      <translation>Vaakajaettu aineisto</translation>
    </message>
    <message>
      <source>Horizontal positions of the points; if the list is empty, they are the numbers of the first list.</source>
      <translation>Pisteiden vaakasijainnit; jos luettelo on tyhjä, ne ovat ensimmäisen luettelon luvut.</translation>
    </message>
    <message>
      <source>House prices in Sacramento</source>
      <translation>Asuntojen hinnat Sacramentossa</translation>
    </message>
    <message>
      <source>How can a text be a feature? Twelve rooms on three sides of a house, north, south and east, and the degrees that the sun adds to each. The lab reads numbers only, so each side has a column of its own, which is 1 for the rooms on this side and 0 for the others (one-hot). The three parameters are the means of the sides, 1, 5 and 2, and the mean squared error is 0.025. What if the sides were numbered 1, 2 and 3 instead? Choose a linear map with the rows 1, 2, 3 (the number) and 1, 1, 1 (a constant) under Privacy and attacks, which is the second setting of the sweep: a line over 1, 2 and 3 cannot follow 1, 5 and 2, and the error is 2.75. Numbers claim an order that the sides do not have.</source>
      <translation>Miten teksti voi olla piirre? Kaksitoista huonetta talon kolmella sivulla, pohjoisessa, etelässä ja idässä, ja asteet, jotka aurinko lisää kuhunkin. Ohjelma lukee vain lukuja, joten jokaisella sivulla on oma sarakkeensa, jossa on 1 tämän sivun huoneilla ja 0 muilla (one-hot-koodaus). Kolme parametria ovat sivujen keskiarvot 1, 5 ja 2, ja keskimääräinen neliövirhe on 0.025. Entä jos sivut numeroitaisiin 1, 2 ja 3? Valitse kohdassa Yksityisyys ja hyökkäykset lineaarikuvaus, jonka rivit ovat 1, 2, 3 (numero) ja 1, 1, 1 (vakio); se on parametriajon toinen asetus. Suora lukujen 1, 2 ja 3 yli ei voi seurata arvoja 1, 5 ja 2, ja virhe on 2.75. Luvut väittävät, että sivuilla on järjestys, jota niillä ei ole.</translation>
    </message>
    <message>
      <source>How differences between the models of neighbours count</source>
      <translation>Miten naapurien mallien erot lasketaan mukaan</translation>
    </message>
    <message>
      <source>How do different covariances act with λ and the loss as printed?</source>
      <translation>Miten eri kovarianssit vaikuttavat tekstin λ:lla ja häviöfunktiolla?</translation>
    </message>
    <message>
      <source>How do six methods come to the same minimum? The smallest objective is 7.0248. Newton’s method with multipliers is within 0.0003 of it after 20 iterations, which are expensive; Algorithm 1 and ADMM are within 0.002 after 100 cheap ones. The penalty has kinks, so gradient steps become subgradient steps: with the fixed size 0.1 they end at 7.53, and with sizes that shrink like 0.3/√k they come to 7.06 after 1000 steps and on from there. Back-tracking halves the step until the objective falls. It stops at 9.56: at a kink the chosen subgradient need not lead downwards, however small the step is. Start the comparison in the view Race.</source>
      <translation>Miten kuusi menetelmää päätyy samaan minimiin? Pienin tavoitefunktion arvo on 7.0248. Newtonin menetelmä kertoimilla on 20 iteraation jälkeen 0.0003:n päässä siitä, mutta iteraatiot ovat kalliita; algoritmi 1 ja ADMM ovat 0.002:n päässä sadan halvan iteraation jälkeen. Sakkotermissä on taitekohtia, joten gradienttiaskelista tulee aligradienttiaskelia: vakioaskeleella 0.1 ne päätyvät arvoon 7.53, ja kuten 0.3/√k pienenevillä askelilla ne pääsevät tuhannessa askeleessa arvoon 7.06 ja siitä eteenpäin. Peräytyvä askel puolitetaan, kunnes tavoitefunktio pienenee. Se pysähtyy arvoon 9.56: taitekohdassa valittu aligradientti ei välttämättä johda alaspäin, olipa askel kuinka pieni tahansa. Käynnistä vertailu näkymässä Vertailuajo.</translation>
    </message>
    <message>
      <source>How does noise act with λ and the loss as printed?</source>
      <translation>Miten kohina vaikuttaa tekstin λ:lla ja häviöfunktiolla?</translation>
    </message>
    <message>
      <source>How does one see the borders of clusters in the flows? Three clusters in a row. Every edge carries a flow from node to node, which is at most λ times its weight. At λ = 0.7 only three edges are full (saturated): those between the clusters. Wherever an edge is not full, its two nodes have the same model; so the full edges are the borders. Drag λ down, and more edges are full; drag it beyond 19, and no edge is full any more.</source>
      <translation>Miten klusterien rajat näkyvät virtauksissa? Kolme klusteria rivissä. Jokainen kaari kuljettaa solmusta solmuun virtausta, joka on enintään λ kertaa kaaren paino. Kun λ = 0.7, vain kolme kaarta on täynnä (kyllästynyt): klusterien väliset. Missä kaari ei ole täynnä, sen molemmilla solmuilla on sama malli; täydet kaaret ovat siis rajat. Raahaa λ alas, ja useampi kaari täyttyy; raahaa se yli arvon 19, eikä mikään kaari ole enää täynnä.</translation>
    </message>
    <message>
      <source>How far at most: λa/α</source>
      <translation>Kuinka kauas enintään: λa/α</translation>
    </message>
    <message>
      <source>How far does Algorithm 1 get in 1000 iterations with λ and the step sizes as printed?</source>
      <translation>Kuinka pitkälle algoritmi 1 pääsee 1000 iteraatiossa tekstin λ:lla ja askelpituuksilla?</translation>
    </message>
    <message>
      <source>How far every model is from the one that its own data wants. With a penalty that is a norm it is at most λa/α at the optimum: λ times the weights of the edges of the node, over the strong convexity of its loss. Click to select a node; the arrow keys go from node to node.</source>
      <translation>Kuinka kaukana jokainen malli on siitä, jota sen oma aineisto haluaa. Kun sakkotermi on normi, etäisyys on optimissa enintään λa/α: λ kertaa solmun kaarien painot jaettuna sen häviön vahvalla konveksiudella. Napsauta solmua valitaksesi sen; nuolinäppäimillä siirrytään solmusta toiseen.</translation>
    </message>
    <message>
      <source>How far is FedAvg from the model of the pooled data?</source>
      <translation>Kuinka kaukana FedAvg on yhdistetyn aineiston mallista?</translation>
    </message>
    <message>
      <source>How far is the training error from the truth? Two hundred nodes fit five parameters to samples with noise of variance 1, each on its own. The training error (empirical risk) is too small, because every model also fits the noise of its own samples; the risk, which is the MSE plus the 1 that the best model (the Bayes estimator) leaves, is too large. With 10 samples the training error is 0.47 and the risk 2.43; with 50 they are 0.90 and 1.11; with 200 samples 0.97 and 1.02. In theory they are 1 − d/m and 1 + d/(m − d − 1).</source>
      <translation>Kuinka kaukana opetusvirhe on totuudesta? Kaksisataa solmua sovittaa kukin itsekseen viisi parametria datapisteisiin, joiden kohinan varianssi on 1. Opetusvirhe (empiirinen riski) on liian pieni, koska jokainen malli mukautuu myös omien datapisteidensä kohinaan; riski, joka on MSE plus se 1, jonka paras malli (Bayes-estimaattori) jättää, on liian suuri. Kun datapisteitä on 10, opetusvirhe on 0.47 ja riski 2.43; kun niitä on 50, luvut ovat 0.90 ja 1.11; kun niitä on 200, 0.97 ja 1.02. Teorian mukaan ne ovat 1 − d/m ja 1 + d/(m − d − 1).</translation>
    </message>
    <message>
      <source>How far our number may be from the stated one.</source>
      <translation>Kuinka kaukana oma lukumme saa olla ilmoitetusta.</translation>
    </message>
    <message>
      <source>How large should a batch be? A hundred nodes, each with a hundred samples, take stochastic gradient steps of a fixed size 0.05, each over a random batch. The error does not go to zero but to a level that is made of two parts: 0.021 because the samples are noisy, and the noise of the gradients, whose variance falls like 1/B. With batches of 1, 4, 16 and 64 samples the error is 0.130, 0.054, 0.027 and 0.024 after 300 steps. Smaller steps have less noise, too, but need more iterations.</source>
      <translation>Kuinka suuri erän pitäisi olla? Sata solmua, joilla kullakin on sata datapistettä, ottaa stokastisia gradienttiaskelia, kukin satunnaisesta erästä; askelpituus 0.05 on kiinteä. Virhe ei mene nollaan vaan tasolle, jossa on kaksi osaa: 0.021, koska datapisteet ovat kohinaisia, ja gradienttien kohina, jonka varianssi pienenee kuin 1/B. Kun erässä on 1, 4, 16 tai 64 datapistettä, virhe on 300 askeleen jälkeen 0.130, 0.054, 0.027 ja 0.024. Pienemmissä askelissa on myös vähemmän kohinaa, mutta iteraatioita tarvitaan enemmän.</translation>
    </message>
    <message>
      <source>How letters are written as bytes. Automatic: UTF-16 if the file says so, UTF-8 if all of it can be that, else Windows-1252 (with Latin-1 in it).</source>
      <translation>Miten kirjaimet on kirjoitettu tavuina. Automaattinen: UTF-16, jos tiedosto ilmoittaa niin, UTF-8, jos koko tiedosto voi olla sitä, muuten Windows-1252 (johon Latin-1 sisältyy).</translation>
    </message>
    <message>
      <source>How many data points every node gets</source>
      <translation>Kuinka monta datapistettä kukin solmu saa</translation>
    </message>
    <message>
      <source>How many different lines are left at λ = 0.7?</source>
      <translation>Montako eri suoraa on jäljellä, kun λ = 0.7?</translation>
    </message>
    <message>
      <source>How many different models will there be at λ = 0.7?</source>
      <translation>Kuinka monta erilaista mallia syntyy, kun λ = 0.7?</translation>
    </message>
    <message>
      <source>How many different models?</source>
      <translation>Montako erilaista mallia?</translation>
    </message>
    <message>
      <source>How many features should ten samples pay for? One node learns from ten samples, and is tested on the samples of the other 49 nodes. The label depends on five features, of which only the first d′ are used: the matrix under Privacy and attacks selects them. The expected error is (B² + σ²)(1 + d′/(m − d′ − 1)) with the squared bias B² of the features that are left out: 3.94, 3.21, 2.25, 2.25 and 2.25 for d′ = 1 to 5. Over 200 draws the validation errors are 3.88, 3.23, 2.28, 2.35 and 2.31 (± 0.05 to 0.11). Few features: bias; many features: variance.</source>
      <translation>Kuinka moneen piirteeseen kymmenen datapistettä riittää? Yksi solmu oppii kymmenestä datapisteestä, ja sitä testataan muiden 49 solmun datapisteillä. Nimiö riippuu viidestä piirteestä, joista käytetään vain d′ ensimmäistä: matriisi kohdassa Yksityisyys ja hyökkäykset valitsee ne. Odotettu virhe on (B² + σ²)(1 + d′/(m − d′ − 1)), jossa B² on pois jätettyjen piirteiden harha: 3.94, 3.21, 2.25, 2.25 ja 2.25, kun d′ = 1–5. Kahdessasadassa arvonnassa validointivirheet ovat 3.88, 3.23, 2.28, 2.35 ja 2.31 (± 0.05–0.11). Vähän piirteitä: harhaa; paljon piirteitä: varianssia.</translation>
    </message>
    <message>
      <source>How many flat pieces will there be at λ = 5?</source>
      <translation>Kuinka monta tasaista osuutta syntyy, kun λ = 5?</translation>
    </message>
    <message>
      <source>How many liars does a cluster bear? Thirty nodes form one cluster, and some of them have labels of the opposite sign. With network Lasso the liars end up with models of their own, and pull at each honest neighbour no harder than λ. The error of the honest nodes is 0.00002 with one liar, 0.0016 with three, 0.012 with eight and 0.054 with fourteen of thirty. Choose MOCHA: then three liars do more harm than fourteen here.</source>
      <translation>Montako valehtelijaa klusteri kestää? Kolmekymmentä solmua muodostaa yhden klusterin, ja joidenkin nimiöt ovat vastakkaismerkkisiä. Verkko-Lassolla valehtelijat jäävät omiin malleihinsa eivätkä vedä rehellistä naapuria voimakkaammin kuin λ. Rehellisten solmujen virhe on 0.00002, kun kolmestakymmenestä valehtelee yksi, 0.0016, kun kolme, 0.012, kun kahdeksan, ja 0.054, kun neljätoista. Valitse MOCHA: silloin kolme valehtelijaa tekee enemmän vahinkoa kuin tässä neljätoista.</translation>
    </message>
    <message>
      <source>How many pairs of nodes differ how much. Drag: pairs on the left of the line are joined. The triangle marks the smallest threshold that connects the graph. The arrow keys move the line.</source>
      <translation>Kuinka moni solmupari eroaa kuinkakin paljon. Raahaa: viivan vasemmalla puolella olevat parit yhdistetään. Kolmio merkitsee pienintä kynnystä, jolla graafi on yhtenäinen. Nuolinäppäimet siirtävät viivaa.</translation>
    </message>
    <message>
      <source>How many rows one looks ahead.</source>
      <translation>Kuinka monta riviä katsotaan eteenpäin.</translation>
    </message>
    <message>
      <source>How many rows one looks back.</source>
      <translation>Kuinka monta riviä katsotaan taaksepäin.</translation>
    </message>
    <message>
      <source>How much data is enough?</source>
      <translation>Kuinka paljon dataa riittää?</translation>
    </message>
    <message>
      <source>How much do neighbours help if a node has few samples?</source>
      <translation>Kuinka paljon naapurit auttavat, jos solmulla on vähän datapisteitä?</translation>
    </message>
    <message>
      <source>How much does each node count in the model of another? A chain of 21 nodes with one sample each: the label is 3 at the middle node and 0 at all others. A third of a node’s model is then the weight that it gives to the sample in the middle. With the squared norm (MOCHA) and λ = 4 the models are 1, 1/2, 1/4, 1/8, …: with every step along the chain the weight is halved, and all weights of a node together are 1. So GTVMin is a kind of locally weighted learning, with weights that the graph makes. With λ = 1.5 every step divides the weight by 3, with λ = 12 by 1.5: the larger λ, the farther a node looks. Choose network Lasso and λ = 0.3: the model in the middle is 2.7, and all others are 0.015, however far they are. The view Profile shows the models along the chain.</source>
      <translation>Kuinka paljon kukin solmu painaa toisen mallissa? 21 solmun ketju, yksi datapiste kussakin: nimiö on 3 keskimmäisessä solmussa ja 0 kaikissa muissa. Kolmannes solmun mallista on silloin paino, jonka se antaa keskimmäiselle datapisteelle. Neliöidyllä normilla (MOCHA), kun λ = 4, mallit ovat 1, 1/2, 1/4, 1/8, …: paino puolittuu jokaisella askeleella ketjua pitkin, ja solmun kaikkien painojen summa on 1. GTVMin on siis eräänlaista paikallisesti painotettua oppimista, jonka painot graafi antaa. Kun λ = 1.5, jokainen askel jakaa painon kolmella, ja kun λ = 12, luvulla 1.5: mitä suurempi λ, sitä kauemmas solmu katsoo. Valitse verkko-Lasso ja λ = 0.3: keskimmäinen malli on 2.7 ja kaikki muut 0.015, olivat ne kuinka kaukana tahansa. Näkymä Profiili näyttää mallit ketjua pitkin.</translation>
    </message>
    <message>
      <source>How much flows</source>
      <translation>Kuinka paljon virtaa</translation>
    </message>
    <message>
      <source>How much memory the recorded iterates may take</source>
      <translation>Kuinka paljon muistia tallennetut iteraatit saavat viedä</translation>
    </message>
    <message>
      <source>How much models that every node fits alone disagree: on the shared test set or, without one, on the samples of both nodes.</source>
      <translation>Kuinka erimielisiä solmujen yksin sovittamat mallit ovat: yhteisessä testijoukossa tai, jos sitä ei ole, molempien solmujen datapisteissä.</translation>
    </message>
    <message>
      <source>How much noise in the labels does the recovery of the weak link tolerate?</source>
      <translation>Kuinka paljon kohinaa nimiöissä heikon lenkin löytyminen kestää?</translation>
    </message>
    <message>
      <source>How much noise in the labels does the recovery of two clusters tolerate as they become more connected?</source>
      <translation>Kuinka paljon kohinaa nimiöissä kahden klusterin löytyminen kestää, kun niiden väliset kaaret lisääntyvät?</translation>
    </message>
    <message>
      <source>How much the data of two nodes differs; below the diagonal only of nodes that are joined. Click a cell to select both nodes; the arrow keys and Return do the same.</source>
      <translation>Kuinka paljon kahden solmun data eroaa; lävistäjän alapuolella vain yhdistetyistä solmuista. Valitse molemmat solmut napsauttamalla solua; nuolinäppäimet ja Enter tekevät saman.</translation>
    </message>
    <message>
      <source>How much the objective can fall at most if no node moves farther than this radius; beyond the radius it is no bound</source>
      <translation>Kuinka paljon tavoitefunktio voi enintään pienentyä, jos yksikään solmu ei siirry tätä sädettä kauemmas; säteen ulkopuolella se ei ole raja</translation>
    </message>
    <message>
      <source>How much worse are gradients of one sample? A star of 21 nodes with one true model. FedGD: the server takes steps along the mean of all gradients, and reaches the pooled model, whose error is 0.0121. FedSGD does the same with the gradients of 1 or 10 samples per node. It needs less work per round and reaches nearly the same error; its curves tremble around the others. Start the comparison in the view Race.</source>
      <translation>Kuinka paljon huonompia yhden datapisteen gradientit ovat? Tähdessä on 21 solmua, joilla on yksi oikea malli. FedGD: palvelin ottaa askelia kaikkien gradienttien keskiarvon suuntaan ja päätyy yhdistetyn aineiston malliin, jonka virhe on 0.0121. FedSGD tekee saman solmujen 1 tai 10 datapisteen gradienteilla. Se tekee kierroksessa vähemmän työtä ja pääsee yhtä pitkälle; sen käyrät värisevät muiden ympärillä. Käynnistä vertailu näkymässä Vertailuajo.</translation>
    </message>
    <message>
      <source>How near does gradient descent come if every step is noisy? The objective of the preset on the step size, and a step of 1/6 that halves the distance from the minimum. To every step noise of standard deviation 0.1 is added. The error first falls as without noise and then stays at the noise: on average at 0.01/(1 − 0.5²) = 0.0133; 200 draws gave 0.0149 ± 0.0014. A smaller step forgets noise more slowly: its level is higher if the noise is the same.</source>
      <translation>Kuinka lähelle gradienttimenetelmä pääsee, jos jokainen askel on kohinainen? Tavoitefunktio on sama kuin askelpituutta käsittelevässä valmiissa kokeessa, ja askel 1/6 puolittaa etäisyyden minimistä. Jokaiseen askeleeseen lisätään kohinaa, jonka keskihajonta on 0.1. Virhe pienenee ensin kuin ilman kohinaa ja jää sitten kohinan tasolle: keskimäärin arvoon 0.01/(1 − 0.5²) = 0.0133; kahdessasadassa arvonnassa saatiin 0.0149 ± 0.0014. Pienempi askel unohtaa kohinan hitaammin: sen taso on korkeampi, jos kohina on sama.</translation>
    </message>
    <message>
      <source>How near to the common model should a personal model be? Every client has a model of its own, near a common one; λ says how near. The true models differ (standard deviation 0.5), and every client has six samples for two parameters. Over ten draws the error is 0.58 for clients alone and 0.63 for one model for all. With pFedMe it is 0.43 for λ = 0.1, 0.25 for λ = 1 and 0.24 from λ = 2 on: a personal model that is helped by the others is better than both.</source>
      <translation>Kuinka lähellä yhteistä mallia personoidun mallin pitäisi olla? Jokaisella asiakkaalla on oma malli yhteisen lähellä; λ määrää, kuinka lähellä. Oikeat mallit eroavat toisistaan (keskihajonta 0.5), ja jokaisella asiakkaalla on kuusi datapistettä kahta parametria varten. Kymmenen arvonnan keskiarvona virhe on 0.58, kun asiakkaat ovat yksin, ja 0.63, kun kaikilla on yksi malli. pFedMe:llä se on 0.43, kun λ = 0.1, 0.25, kun λ = 1, ja 0.24 arvosta λ = 2 alkaen: personoitu malli, jota muut auttavat, on molempia parempi.</translation>
    </message>
    <message>
      <source>How quickly do two nodes come to terms? Two nodes with the losses w² and (w − 2)². In every round each node minimises its own loss plus λ/2 times the squared distance from the last model of the other. The first rounds are (0, 1.333), (0.444, 1.333), (0.444, 1.481), and the limit is (0.5, 1.5): in every round the distance from it is multiplied by 1/3. The limit is that of MOCHA with the same λ, because of the factor λ/2.</source>
      <translation>Kuinka nopeasti kaksi solmua sopii asiasta? Kahden solmun häviöt ovat w² ja (w − 2)². Joka kierroksella kumpikin minimoi oman häviönsä plus λ/2 kertaa neliöllisen etäisyyden toisen viimeisestä mallista. Ensimmäiset kierrokset ovat (0, 1.333), (0.444, 1.333), (0.444, 1.481), ja raja-arvo on (0.5, 1.5): joka kierroksella etäisyys siitä kerrotaan luvulla 1/3. Raja-arvo on sama kuin MOCHA:lla samalla λ:lla kertoimen λ/2 ansiosta.</translation>
    </message>
    <message>
      <source>How the pull of the neighbours is averaged: over the neighbours (λ/a_i), over all nodes (λ/n), or not at all (the sum, as printed).</source>
      <translation>Miten naapurien veto keskiarvoistetaan: naapurien yli (λ/a_i), kaikkien solmujen yli (λ/n) tai ei lainkaan (summa, tekstin mukaan).</translation>
    </message>
    <message>
      <source>How the run ended</source>
      <translation>Miten ajo päättyi</translation>
    </message>
    <message>
      <source>How the server combines the clients' models; all options but the mean tolerate some wrong models.</source>
      <translation>Miten palvelin yhdistää asiakkaiden mallit; kaikki vaihtoehdot paitsi keskiarvo sietävät muutaman väärän mallin.</translation>
    </message>
    <message>
      <source>How the sweep is drawn</source>
      <translation>Miten parametriajo piirretään</translation>
    </message>
    <message>
      <source>How the times are written, such as %d/%m/%y %H:%M, or unix for seconds since 1970. If it is empty, 2024-01-31 12:00 and 31.1.2024 12:00 are read, with or without parts.</source>
      <translation>Miten ajat on kirjoitettu, esimerkiksi %d/%m/%y %H:%M, tai unix, jos ne ovat sekunteja vuodesta 1970. Jos kenttä on tyhjä, luetaan 2024-01-31 12:00 ja 31.1.2024 12:00, joista saa puuttua osia.</translation>
    </message>
    <message>
      <source>How the values of %1 are given</source>
      <translation>Miten arvot annetaan: %1</translation>
    </message>
    <message>
      <source>How to use the lab</source>
      <translation>Miten laboratoriota käytetään</translation>
    </message>
    <message>
      <source>How well are labels predicted with five clusters, some of them small?</source>
      <translation>Kuinka hyvin nimiöt ennustuvat, kun klustereita on viisi ja osa niistä on pieniä?</translation>
    </message>
    <message>
      <source>How well are the labels of unlabelled nodes predicted?</source>
      <translation>Kuinka hyvin nimiöttömien solmujen nimiöt ennustuvat?</translation>
    </message>
    <message>
      <source>How well does a linear model predict the alcohol of wines?</source>
      <translation>Kuinka hyvin lineaarinen malli ennustaa viinien alkoholipitoisuuden?</translation>
    </message>
    <message>
      <source>However large the lie is, no node pulls its neighbours harder than λ. Choose λ again afterwards.</source>
      <translation>Olipa valhe kuinka suuri tahansa, mikään solmu ei vedä naapureitaan voimakkaammin kuin λ. Valitse λ sen jälkeen uudelleen.</translation>
    </message>
    <message>
      <source>Huber</source>
      <translation>Huber</translation>
    </message>
    <message>
      <source>Huber loss</source>
      <translation>Huber-häviö</translation>
    </message>
    <message>
      <source>Huber loss, then another λ</source>
      <translation>Huber-häviö, sitten toinen λ</translation>
    </message>
    <message>
      <source>IFCA</source>
      <translation>IFCA</translation>
    </message>
    <message>
      <source>IFCA depends on its start</source>
      <translation>IFCA riippuu alustaan</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, draws that fail</source>
      <translation>IFCA alkuarvoista {0, 1}, epäonnistuvat arvonnat</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, label MSE</source>
      <translation>IFCA alkuarvoista {0, 1}, nimiöiden MSE</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, label MSE of draws that fail</source>
      <translation>IFCA alkuarvoista {0, 1}, nimiöiden MSE epäonnistuvissa arvonnoissa</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, label MSE of the worst draw</source>
      <translation>IFCA alkuarvoista {0, 1}, nimiöiden MSE huonoimmassa arvonnassa</translation>
    </message>
    <message>
      <source>IFCA from {0, 1}, official code, label MSE</source>
      <translation>IFCA alkuarvoista {0, 1}, virallinen koodi, nimiöiden MSE</translation>
    </message>
    <message>
      <source>IFCA from {0, ½}</source>
      <translation>IFCA alkuarvoista {0, ½}</translation>
    </message>
    <message>
      <source>IFCA keeps two models, and every node improves the one that fits it better. Here each finds one cluster, without any edge.</source>
      <translation>IFCA:lla on kaksi mallia, ja jokainen solmu parantaa niistä itselleen sopivampaa. Tässä kumpikin löytää yhden klusterin ilman ainuttakaan kaarta.</translation>
    </message>
    <message>
      <source>IFCA on two clusters</source>
      <translation>IFCA ja kaksi klusteria</translation>
    </message>
    <message>
      <source>IFCA, best of 5 starts from {0, ½}, 300 rounds</source>
      <translation>IFCA, paras 5 alusta (alkuarvot {0, ½}), 300 kierrosta</translation>
    </message>
    <message>
      <source>IFCA’s unlucky start</source>
      <translation>IFCA:n huono alku</translation>
    </message>
    <message>
      <source>Id of the figure for `reproduce`, such as F3; variants share it.</source>
      <translation>Kuvan tunnus komennolle `reproduce`, esimerkiksi F3; muunnelmilla on sama tunnus.</translation>
    </message>
    <message>
      <source>Ideas</source>
      <translation>Perusideat</translation>
    </message>
    <message>
      <source>If false, only the powers of every single feature are used.</source>
      <translation>Jos epätosi, käytetään vain yksittäisten piirteiden potensseja.</translation>
    </message>
    <message>
      <source>If not 0, every sample is replaced by B noisy copies of itself with the same label (data augmentation).</source>
      <translation>Jos tämä ei ole 0, jokainen datapiste korvataan B kohinaisella kopiollaan, joilla on sama nimiö (datan augmentointi).</translation>
    </message>
    <message>
      <source>If not 0, the number of samples of every node is drawn between “Samples” and this number.</source>
      <translation>Jos tämä ei ole 0, kunkin solmun datapisteiden lukumäärä arvotaan kohdan ”Datapisteet” luvun ja tämän väliltä.</translation>
    </message>
    <message>
      <source>If the graph is learned: edges are directed, so a chosen node does not use the model of the node that chose it.</source>
      <translation>Jos graafi opitaan: kaaret ovat suunnattuja, joten valittu solmu ei käytä sen solmun mallia, joka valitsi sen.</translation>
    </message>
    <message>
      <source>If true, the ridge and Lasso terms also shrink the intercept that the data adds. A column of ones in a file is a feature like any other, so they always shrink it.</source>
      <translation>Jos tosi, ridge- ja Lasso-termit kutistavat myös aineiston lisäämää vakiotermiä. Tiedoston ykkössarake on piirre siinä missä muutkin, joten sitä ne kutistavat aina.</translation>
    </message>
    <message>
      <source>If true, λ is given in units of the critical λ of every draw.</source>
      <translation>Jos tosi, λ annetaan kunkin arvonnan kriittisen λ:n yksiköissä.</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>Kuvat</translation>
    </message>
    <message>
      <source>Images of digits or clothes</source>
      <translation>Numeroiden tai vaatteiden kuvia</translation>
    </message>
    <message>
      <source>Images per node</source>
      <translation>Kuvia solmua kohti</translation>
    </message>
    <message>
      <source>Images with ten classes, divided among the nodes; every cluster has its own classes</source>
      <translation>Kymmenen luokan kuvia solmuille jaettuina; jokaisella klusterilla on omat luokkansa</translation>
    </message>
    <message>
      <source>Import %1</source>
      <translation>Tuo %1</translation>
    </message>
    <message>
      <source>Import &amp;data…</source>
      <translation>Tuo &amp;data…</translation>
    </message>
    <message>
      <source>Import a graph</source>
      <translation>Tuo graafi</translation>
    </message>
    <message>
      <source>Import data</source>
      <translation>Tuo data</translation>
    </message>
    <message>
      <source>In a network</source>
      <translation>Verkostossa</translation>
    </message>
    <message>
      <source>In every round each client improves the last average on its own data, and a server averages the results.</source>
      <translation>Joka kierroksella kukin asiakas parantaa viimeisintä keskiarvoa omalla aineistollaan, ja palvelin laskee tulosten keskiarvon.</translation>
    </message>
    <message>
      <source>In front</source>
      <translation>Päällimmäisenä</translation>
    </message>
    <message>
      <source>In the notes or the group</source>
      <translation>Huomautuksissa tai ryhmässä</translation>
    </message>
    <message>
      <source>In their order; drag one to another place, or click it twice to see it</source>
      <translation>Järjestyksessään; siirrä raahaamalla tai näytä kohtaus kaksoisnapsauttamalla</translation>
    </message>
    <message>
      <source>Independent noise is added to every feature of every sample</source>
      <translation>Jokaisen datapisteen jokaiseen piirteeseen lisätään riippumatonta kohinaa</translation>
    </message>
    <message>
      <source>Influence</source>
      <translation>Vaikutus</translation>
    </message>
    <message>
      <source>Influence of the neighbours</source>
      <translation>Naapurien vaikutus</translation>
    </message>
    <message>
      <source>Initial parameters: 0, or uniform on ±1/√d.</source>
      <translation>Alkuparametrit: 0 tai tasajakautuneet välillä ±1/√d.</translation>
    </message>
    <message>
      <source>Inner step η</source>
      <translation>Sisäaskel η</translation>
    </message>
    <message>
      <source>Inner steps K</source>
      <translation>Sisäaskeleet K</translation>
    </message>
    <message>
      <source>Inspector</source>
      <translation>Tarkastelija</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Asenna</translation>
    </message>
    <message>
      <source>Install %1</source>
      <translation>Asenna %1</translation>
    </message>
    <message>
      <source>Install &amp;images…</source>
      <translation>Asenna &amp;kuvia…</translation>
    </message>
    <message>
      <source>Install images</source>
      <translation>Asenna kuvia</translation>
    </message>
    <message>
      <source>Intercept</source>
      <translation>Vakiotermi</translation>
    </message>
    <message>
      <source>Inverse</source>
      <translation>Käänteinen</translation>
    </message>
    <message>
      <source>Is a small cluster recovered beside a large one?</source>
      <translation>Löytyykö pieni klusteri suuren vierestä?</translation>
    </message>
    <message>
      <source>Is the cluster well-connected?</source>
      <translation>Onko klusteri hyvin yhtenäinen?</translation>
    </message>
    <message>
      <source>Is the weak link found with λ and the loss as printed?</source>
      <translation>Löytyykö heikko lenkki tekstin λ:lla ja häviöfunktiolla?</translation>
    </message>
    <message>
      <source>Is there a model that fits this data perfectly?</source>
      <translation>Onko mallia, joka sopii tähän dataan täydellisesti?</translation>
    </message>
    <message>
      <source>Is λ = 5 enough for the true parameters as printed?</source>
      <translation>Riittääkö λ = 5, kun oikeat parametrit ovat tekstin mukaiset?</translation>
    </message>
    <message>
      <source>It is not known whether the solution is unique</source>
      <translation>Ei tiedetä, onko ratkaisu yksikäsitteinen</translation>
    </message>
    <message>
      <source>Iteration</source>
      <translation>Iteraatio</translation>
    </message>
    <message>
      <source>Iteration %L1</source>
      <translation>Iteraatio %L1</translation>
    </message>
    <message>
      <source>Iteration that is shown</source>
      <translation>Näytettävä iteraatio</translation>
    </message>
    <message>
      <source>Iterations</source>
      <translation>Iteraatiot</translation>
    </message>
    <message>
      <source>Iterations R</source>
      <translation>Iteraatiot R</translation>
    </message>
    <message>
      <source>Iterations done</source>
      <translation>Tehdyt iteraatiot</translation>
    </message>
    <message>
      <source>Iterations for each λ, which start from the solution for the previous λ. The first λ gets five times as many.</source>
      <translation>Iteraatiot kutakin λ:n arvoa kohti; ne alkavat edellisen λ:n ratkaisusta. Ensimmäinen λ saa niitä viisinkertaisesti.</translation>
    </message>
    <message>
      <source>Iterations per second. Automatic: lessons and graphs drawn by hand make 100 per second; everything else runs at full speed</source>
      <translation>Iteraatioita sekunnissa. Automaattinen: oppitunneissa ja käsin piirretyissä graafeissa 100 sekunnissa, kaikessa muussa täysi nopeus</translation>
    </message>
    <message>
      <source>Iterations per λ</source>
      <translation>Iteraatioita λ:aa kohti</translation>
    </message>
    <message>
      <source>Iterations, seconds or bytes that every method may use; 0 leaves only the rules under Algorithm</source>
      <translation>Iteraatiot, sekunnit tai tavut, jotka kukin menetelmä saa käyttää; 0 jättää voimaan vain Algoritmi-kohdan säännöt</translation>
    </message>
    <message>
      <source>Its ending says the format; a table of edges keeps edge attributes only</source>
      <translation>Tiedostopääte määrää muodon; kaaritaulukossa säilyvät vain kaarten attribuutit</translation>
    </message>
    <message>
      <source>Its learned cluster, or its group of similar models</source>
      <translation>Naapurin opittu klusteri tai samankaltaisten mallien ryhmä</translation>
    </message>
    <message>
      <source>Its local model</source>
      <translation>Solmun paikallinen malli</translation>
    </message>
    <message>
      <source>Its new name.</source>
      <translation>Sen uusi nimi.</translation>
    </message>
    <message>
      <source>Its scenes, their order and their texts; a lesson of the program is copied first</source>
      <translation>Kohtaukset, niiden järjestys ja tekstit; ohjelman oppitunti kopioidaan ensin</translation>
    </message>
    <message>
      <source>Join a file</source>
      <translation>Yhdistä tiedosto</translation>
    </message>
    <message>
      <source>Joined are</source>
      <translation>Yhdistetään</translation>
    </message>
    <message>
      <source>Joined by the divergence</source>
      <translation>Yhdistetty divergenssin mukaan</translation>
    </message>
    <message>
      <source>Joined by the means</source>
      <translation>Yhdistetty keskiarvojen mukaan</translation>
    </message>
    <message>
      <source>Joins every node to the four whose data is most like its own, instead of the present edges; nodes and data stay</source>
      <translation>Yhdistää jokaisen solmun niihin neljään, joiden data muistuttaa eniten sen omaa, nykyisten kaarien sijaan; solmut ja data säilyvät</translation>
    </message>
    <message>
      <source>Joins the pairs of nodes whose models in this run differ least, as many as there are edges: the edges that make the GTV of these models least</source>
      <translation>Yhdistää ne solmuparit, joiden mallit eroavat tässä ajossa vähiten, yhtä monta kuin kaaria on: kaaret, joilla näiden mallien GTV on pienin</translation>
    </message>
    <message>
      <source>KKT residual</source>
      <translation>KKT-residuaali</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Säilytettävät</translation>
    </message>
    <message>
      <source>Keep the run and draw its curves beside the present ones</source>
      <translation>Säilytä ajo ja piirrä sen käyrät nykyisten rinnalle</translation>
    </message>
    <message>
      <source>Keep the run as it is now and draw its curves beside later ones</source>
      <translation>Säilytä ajo tällaisena ja piirrä sen käyrät myöhempien rinnalle</translation>
    </message>
    <message>
      <source>Keep this graph</source>
      <translation>Säilytä tämä graafi</translation>
    </message>
    <message>
      <source>Keeps the weight of edges between equal nodes finite.</source>
      <translation>Pitää samanlaisten solmujen välisten kaarien painon äärellisenä.</translation>
    </message>
    <message>
      <source>Key of the neighbour; click it to go there</source>
      <translation>Naapurin avain; napsauta siirtyäksesi naapuriin</translation>
    </message>
    <message>
      <source>Key of the node</source>
      <translation>Solmun tunnus</translation>
    </message>
    <message>
      <source>Kind of %1</source>
      <translation>Laji: %1</translation>
    </message>
    <message>
      <source>Knots t</source>
      <translation>Solmukohdat t</translation>
    </message>
    <message>
      <source>Known graph: three clusters, ten parameters</source>
      <translation>Tunnettu graafi: kolme klusteria, kymmenen parametria</translation>
    </message>
    <message>
      <source>Kullback-Leibler divergence of any distributions, estimated by the distances to the k-th nearest samples, the mean of both directions.</source>
      <translation>Minkä tahansa jakaumien Kullback–Leibler-divergenssi, arvioituna etäisyyksistä k:nneksi lähimpiin datapisteisiin, molempien suuntien keskiarvo.</translation>
    </message>
    <message>
      <source>Kullback-Leibler divergence of the Gaussians fitted to the nodes, the mean of both directions.</source>
      <translation>Solmuihin sovitettujen normaalijakaumien Kullback–Leibler-divergenssi, molempien suuntien keskiarvo.</translation>
    </message>
    <message>
      <source>L(w), the local loss as minimised; 0 for unlabelled nodes</source>
      <translation>L(w), minimoitava paikallinen häviö; 0 nimiöttömille solmuille</translation>
    </message>
    <message>
      <source>L&lt;sub&gt;i&lt;/sub&gt;(h): loss of the local model on the samples of the node</source>
      <translation>L&lt;sub&gt;i&lt;/sub&gt;(h): paikallisen mallin häviö solmun datapisteissä</translation>
    </message>
    <message>
      <source>L_i(h) of the local models, as they are fitted</source>
      <translation>paikallisten mallien L_i(h) sellaisina kuin mallit sovitetaan</translation>
    </message>
    <message>
      <source>L_i.</source>
      <translation>L_i.</translation>
    </message>
    <message>
      <source>LaTeX, a table of the numbers</source>
      <translation>LaTeX, lukujen taulukko</translation>
    </message>
    <message>
      <source>Lab</source>
      <translation>Laboratorio</translation>
    </message>
    <message>
      <source>Label</source>
      <translation>Nimiö</translation>
    </message>
    <message>
      <source>Label of the horizontal axis.</source>
      <translation>Vaaka-akselin nimi.</translation>
    </message>
    <message>
      <source>Label of the vertical axis.</source>
      <translation>Pystyakselin nimi.</translation>
    </message>
    <message>
      <source>Labelled fraction</source>
      <translation>Nimiöity osuus</translation>
    </message>
    <message>
      <source>Labelled nodes</source>
      <translation>Nimiöidyt solmut</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Nimiöt</translation>
    </message>
    <message>
      <source>Labels of the selected nodes</source>
      <translation>Valittujen solmujen nimiöt</translation>
    </message>
    <message>
      <source>Labels ten times as large: the edges of the attacker already pull as hard as they can, and nobody moves farther.</source>
      <translation>Kymmenen kertaa suuremmat nimiöt: hyökkääjän kaaret vetävät jo niin lujaa kuin voivat, eikä kukaan siirry kauemmas.</translation>
    </message>
    <message>
      <source>Labels with the wrong sign</source>
      <translation>Nimiöitä, joiden etumerkki on väärä</translation>
    </message>
    <message>
      <source>Lags</source>
      <translation>Viiveet</translation>
    </message>
    <message>
      <source>Lambda</source>
      <translation>Lambda</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Kieli</translation>
    </message>
    <message>
      <source>Language of the window and of the lessons; help stays English</source>
      <translation>Ikkunan ja oppituntien kieli; ohje on englanniksi</translation>
    </message>
    <message>
      <source>Large use of memory</source>
      <translation>Suuri muistin käyttö</translation>
    </message>
    <message>
      <source>Larger λ</source>
      <translation>Suurempi λ</translation>
    </message>
    <message>
      <source>Largest delay</source>
      <translation>Suurin viive</translation>
    </message>
    <message>
      <source>Largest dissimilarity of joined nodes.</source>
      <translation>Yhdistettyjen solmujen suurin erilaisuus.</translation>
    </message>
    <message>
      <source>Largest distance of joined nodes.</source>
      <translation>Yhdistettyjen solmujen suurin etäisyys.</translation>
    </message>
    <message>
      <source>Largest imbalance of a node: ‖∇L_i(w_i) + (DᵀU)_i‖</source>
      <translation>Solmun suurin epätasapaino: ‖∇L_i(w_i) + (DᵀU)_i‖</translation>
    </message>
    <message>
      <source>Largest number of splits from the root to a leaf.</source>
      <translation>Jakojen suurin lukumäärä juuresta lehteen.</translation>
    </message>
    <message>
      <source>Largest share by which a flow exceeds the capacity λA_e of its edge</source>
      <translation>Suurin osuus, jolla virtaus ylittää kaarensa kapasiteetin λA_e</translation>
    </message>
    <message>
      <source>Largest value of an entry.</source>
      <translation>Komponentin suurin arvo.</translation>
    </message>
    <message>
      <source>Largest λ</source>
      <translation>Suurin λ</translation>
    </message>
    <message>
      <source>Largest λA_e φ(w_i − w_j) − uᵀ(w_i − w_j): a jump needs a flow at capacity along it</source>
      <translation>Suurin λA_e φ(w_i − w_j) − uᵀ(w_i − w_j): hyppy vaatii suuntaisensa virtauksen, jonka kapasiteetti on täynnä</translation>
    </message>
    <message>
      <source>Largest ‖w_i − argmin L_i‖ of an honest node: its distance from its own optimum</source>
      <translation>Rehellisen solmun suurin ‖w_i − argmin L_i‖: sen etäisyys omasta optimistaan</translation>
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
      <translation>Viimeiset rivit</translation>
    </message>
    <message>
      <source>Last λ of the grid.</source>
      <translation>Ruudukon viimeinen λ.</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Asettelu</translation>
    </message>
    <message>
      <source>LeCun, Cortes, Burges: the MNIST database of handwritten digits</source>
      <translation>LeCun, Cortes, Burges: käsin kirjoitettujen numeroiden tietokanta MNIST</translation>
    </message>
    <message>
      <source>Lea&amp;ve full screen</source>
      <translation>&amp;Poistu koko näytöstä</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>Ennakko</translation>
    </message>
    <message>
      <source>Learned</source>
      <translation>Opittu</translation>
    </message>
    <message>
      <source>Learned cluster of the node at this iterate; its group of similar models where the penalty is not a norm</source>
      <translation>Solmun opittu klusteri tässä iteraatissa; samankaltaisten mallien ryhmä, jos sakkotermi ei ole normi</translation>
    </message>
    <message>
      <source>Learned clusters</source>
      <translation>Opitut klusterit</translation>
    </message>
    <message>
      <source>Learned clusters: connected nodes with equal parameters, up to the tolerance. With a penalty that is not a norm these are groups of similar models, which never become equal.</source>
      <translation>Opitut klusterit: toisiinsa yhdistetyt solmut, joiden parametrit ovat toleranssin rajoissa samat. Jos sakkotermi ei ole normi, nämä ovat samankaltaisten mallien ryhmiä, joiden malleista ei koskaan tule samoja.</translation>
    </message>
    <message>
      <source>Learned graph of two clusters</source>
      <translation>Kahden klusterin opittu graafi</translation>
    </message>
    <message>
      <source>Learning rate</source>
      <translation>Oppimisnopeus</translation>
    </message>
    <message>
      <source>Learning rate α</source>
      <translation>Oppimisnopeus α</translation>
    </message>
    <message>
      <source>Learning rate η</source>
      <translation>Oppimisnopeus η</translation>
    </message>
    <message>
      <source>Leave out edges with weights of 0 or less</source>
      <translation>Jätä pois kaaret, joiden paino on 0 tai pienempi</translation>
    </message>
    <message>
      <source>Leave out self-loops</source>
      <translation>Jätä silmukat pois</translation>
    </message>
    <message>
      <source>Leaves</source>
      <translation>Lehdet</translation>
    </message>
    <message>
      <source>Legend</source>
      <translation>Selite</translation>
    </message>
    <message>
      <source>Legend of the graph</source>
      <translation>Graafin selite</translation>
    </message>
    <message>
      <source>Length of every cluster vector; with d = 1 the clusters are evenly spaced from -radius to radius.</source>
      <translation>Jokaisen klusterivektorin pituus; kun d = 1, klusterit ovat tasavälein välillä -säde … säde.</translation>
    </message>
    <message>
      <source>Length of the error, in units of the length of the node's step.</source>
      <translation>Virheen pituus suhteessa solmun askeleen pituuteen.</translation>
    </message>
    <message>
      <source>Less data, more gain</source>
      <translation>Vähemmän dataa, suurempi hyöty</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Oppitunti</translation>
    </message>
    <message>
      <source>Lesson › %1</source>
      <translation>Oppitunti › %1</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Oppitunnit</translation>
    </message>
    <message>
      <source>Lessons (*.json)</source>
      <translation>Oppitunnit (*.json)</translation>
    </message>
    <message>
      <source>Lessons (*.json);;All files (*)</source>
      <translation>Oppitunnit (*.json);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
      <source>Lessons of GTV Lab</source>
      <translation>GTV Labin oppitunnit</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Raja</translation>
    </message>
    <message>
      <source>Limit of the race</source>
      <translation>Vertailuajon raja</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Rivi</translation>
    </message>
    <message>
      <source>Line %1 of the file</source>
      <translation>Tiedoston rivi %1</translation>
    </message>
    <message>
      <source>Line %1, column “%2”: </source>
      <translation>Rivi %1, sarake ”%2”: </translation>
    </message>
    <message>
      <source>Line %1: </source>
      <translation>Rivi %1: </translation>
    </message>
    <message>
      <source>Line with intercept</source>
      <translation>Suora ja vakiotermi</translation>
    </message>
    <message>
      <source>Line, Huber error</source>
      <translation>Suora, Huberin virhe</translation>
    </message>
    <message>
      <source>Line, absolute error</source>
      <translation>Suora, itseisarvovirhe</translation>
    </message>
    <message>
      <source>Line, squared error</source>
      <translation>Suora, neliövirhe</translation>
    </message>
    <message>
      <source>Linear</source>
      <translation>Lineaarinen</translation>
    </message>
    <message>
      <source>Linear in the products of the features up to a degree, fitted by least squares.</source>
      <translation>Lineaarinen piirteiden tuloissa annettuun asteeseen asti; sovitetaan pienimmän neliösumman menetelmällä.</translation>
    </message>
    <message>
      <source>Linear map</source>
      <translation>Lineaarikuvaus</translation>
    </message>
    <message>
      <source>Lines and discs: our numbers ± standard deviation; squares: the stated ones with their band</source>
      <translation>Viivat ja kiekot: täällä saadut luvut ± keskihajonta; neliöt: julkaistut luvut rajoineen</translation>
    </message>
    <message>
      <source>List of runs</source>
      <translation>Ajojen luettelo</translation>
    </message>
    <message>
      <source>Listed nodes and edges</source>
      <translation>Luetellut solmut ja kaaret</translation>
    </message>
    <message>
      <source>Live changes</source>
      <translation>Ajonaikaiset muutokset</translation>
    </message>
    <message>
      <source>Local</source>
      <translation>Paikallinen</translation>
    </message>
    <message>
      <source>Local &amp;data</source>
      <translation>Paikallinen &amp;data</translation>
    </message>
    <message>
      <source>Local learning (λ = 0): every node has a model of its own, from four samples. Most of them are far off.</source>
      <translation>Paikallinen oppiminen (λ = 0): jokaisella solmulla on oma malli, neljästä datapisteestä. Useimmat niistä ovat kaukana oikeasta.</translation>
    </message>
    <message>
      <source>Local loss</source>
      <translation>Paikallinen häviö</translation>
    </message>
    <message>
      <source>Local model</source>
      <translation>Paikallinen malli</translation>
    </message>
    <message>
      <source>Local model of %L1 nodes</source>
      <translation>%L1 solmun paikallinen malli</translation>
    </message>
    <message>
      <source>Local model of node %1</source>
      <translation>Solmun %1 paikallinen malli</translation>
    </message>
    <message>
      <source>Local models</source>
      <translation>Paikalliset mallit</translation>
    </message>
    <message>
      <source>Local only</source>
      <translation>Vain paikallinen</translation>
    </message>
    <message>
      <source>Local rounds R</source>
      <translation>Paikalliset kierrokset R</translation>
    </message>
    <message>
      <source>Local steps τ</source>
      <translation>Paikalliset askeleet τ</translation>
    </message>
    <message>
      <source>Local updates</source>
      <translation>Paikalliset päivitykset</translation>
    </message>
    <message>
      <source>Logarithmic or linear scale of the colours</source>
      <translation>Värien logaritminen tai lineaarinen asteikko</translation>
    </message>
    <message>
      <source>Logistic</source>
      <translation>Logistinen</translation>
    </message>
    <message>
      <source>Logistic regression</source>
      <translation>Logistinen regressio</translation>
    </message>
    <message>
      <source>Looking back at iteration %L1 of %L2, with λ = %3</source>
      <translation>Katsotaan taaksepäin: iteraatio %L1 / %L2, λ = %3</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>Häviö</translation>
    </message>
    <message>
      <source>Loss for classes</source>
      <translation>Luokkien häviö</translation>
    </message>
    <message>
      <source>Loss for labels that are classes; for real labels the loss of the experiment is used.</source>
      <translation>Häviöfunktio, kun nimiöt ovat luokkia; reaalisille nimiöille käytetään kokeen häviöfunktiota.</translation>
    </message>
    <message>
      <source>Loss is the</source>
      <translation>Häviö on</translation>
    </message>
    <message>
      <source>Loss of one sample</source>
      <translation>Yhden datapisteen häviö</translation>
    </message>
    <message>
      <source>Loss that compares predictions: the loss of the models themselves, the squared or absolute error, or the cross-entropy of class probabilities.</source>
      <translation>Häviöfunktio, joka vertaa ennusteita: mallien oma häviöfunktio, neliö- tai itseisarvovirhe tai luokkien todennäköisyyksien ristientropia.</translation>
    </message>
    <message>
      <source>Losses</source>
      <translation>Häviöt</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Pienin</translation>
    </message>
    <message>
      <source>Low end of the range</source>
      <translation>Alueen alaraja</translation>
    </message>
    <message>
      <source>Lowest entry</source>
      <translation>Pienin komponentti</translation>
    </message>
    <message>
      <source>MNIST and Fashion-MNIST, which are downloaded once</source>
      <translation>MNIST ja Fashion-MNIST, jotka ladataan kerran</translation>
    </message>
    <message>
      <source>MOCHA</source>
      <translation>MOCHA</translation>
    </message>
    <message>
      <source>MOCHA has no bound</source>
      <translation>MOCHAlla ei ole rajaa</translation>
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
      <translation>MSE (39) virallisen koodin asetuksilla</translation>
    </message>
    <message>
      <source>MSE after 2000 iterations</source>
      <translation>MSE 2000 iteraation jälkeen</translation>
    </message>
    <message>
      <source>MSE of honest nodes</source>
      <translation>rehellisten solmujen MSE</translation>
    </message>
    <message>
      <source>MSE of honest nodes %1</source>
      <translation>rehellisten solmujen MSE %1</translation>
    </message>
    <message>
      <source>Made with different instruction sets (%1): the last digits may differ.</source>
      <translation>Tehty eri käskykannoilla (%1): viimeiset numerot voivat poiketa.</translation>
    </message>
    <message>
      <source>Mahalanobis</source>
      <translation>Mahalanobis</translation>
    </message>
    <message>
      <source>Main</source>
      <translation>Päätyökalut</translation>
    </message>
    <message>
      <source>Make every label a number</source>
      <translation>Tee jokaisesta nimiöstä luku</translation>
    </message>
    <message>
      <source>Make every label −1 or 1</source>
      <translation>Tee jokaisesta nimiöstä −1 tai 1</translation>
    </message>
    <message>
      <source>Make the graph of the data</source>
      <translation>Muodosta graafi datasta</translation>
    </message>
    <message>
      <source>Make the nodes that are selected on the graph the attackers</source>
      <translation>Tee graafissa valituista solmuista hyökkääjiä</translation>
    </message>
    <message>
      <source>Make this table the data of the experiment, as one step that can be undone</source>
      <translation>Tee tästä taulukosta kokeen data, yhtenä kumottavana vaiheena</translation>
    </message>
    <message>
      <source>Make this the graph of the experiment, as one step that can be undone</source>
      <translation>Tee tästä kokeen graafi, yhtenä kumottavana vaiheena</translation>
    </message>
    <message>
      <source>Many samples</source>
      <translation>Paljon datapisteitä</translation>
    </message>
    <message>
      <source>Many small trees, each fitted to the residuals of the trees before it.</source>
      <translation>Monta pientä puuta, joista jokainen sovitetaan edellisten puiden residuaaleihin.</translation>
    </message>
    <message>
      <source>Map</source>
      <translation>Kartta</translation>
    </message>
    <message>
      <source>Marks in the plot</source>
      <translation>Merkit kuvaajassa</translation>
    </message>
    <message>
      <source>Marks of missing values</source>
      <translation>Puuttuvien arvojen merkit</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Piilotettu</translation>
    </message>
    <message>
      <source>Matching commands</source>
      <translation>Löytyneet komennot</translation>
    </message>
    <message>
      <source>Matrix F</source>
      <translation>Matriisi F</translation>
    </message>
    <message>
      <source>Maximise %1</source>
      <translation>Suurenna %1</translation>
    </message>
    <message>
      <source>Mean</source>
      <translation>Keskiarvo</translation>
    </message>
    <message>
      <source>Mean and deviation of all rows, of the rows of the same node, or of the rows that are learned from, which are known once all steps are done: such a step is the last.</source>
      <translation>Keskiarvo ja keskihajonta kaikista riveistä, saman solmun riveistä tai riveistä, joista opitaan; viimeksi mainitut tiedetään vasta, kun kaikki vaiheet on tehty: sellainen vaihe on viimeinen.</translation>
    </message>
    <message>
      <source>Mean and standard deviation of the curves over repeated runs; choose it again to cancel</source>
      <translation>Käyrien keskiarvo ja keskihajonta toistetuissa ajoissa; peru valitsemalla uudelleen</translation>
    </message>
    <message>
      <source>Mean and standard deviation of the repeats; every single run; the means over both parameters as colours; or, repeat by repeat on the same draw, the difference from the first value of the first parameter with its standard error</source>
      <translation>Toistojen keskiarvo ja keskihajonta; jokainen ajo; keskiarvot molempien parametrien suhteen väreinä; tai toisto toistolta samalla arvonnalla erotus ensimmäisen parametrin ensimmäisestä arvosta ja sen keskivirhe</translation>
    </message>
    <message>
      <source>Mean loss, and the iterates of %1</source>
      <translation>Keskihäviö ja iteraatit: %1</translation>
    </message>
    <message>
      <source>Mean number of bytes sent per iteration</source>
      <translation>Keskimäärin lähetettyjä tavuja iteraatiota kohti</translation>
    </message>
    <message>
      <source>Mean of many trees, each grown on a random draw of the samples, with random features at every split.</source>
      <translation>Monen puun keskiarvo; jokainen puu kasvatetaan arvotuista datapisteistä, ja jokaisessa jaossa piirteet arvotaan.</translation>
    </message>
    <message>
      <source>Mean over the samples of a node (as printed) or their sum (as in the official code); the sum is m_i times as large.</source>
      <translation>Keskiarvo solmun datapisteistä (tekstin mukaan) tai niiden summa (kuten virallisessa koodissa); summa on m_i-kertainen.</translation>
    </message>
    <message>
      <source>Mean squared distance from the true parameters</source>
      <translation>Keskimääräinen neliöity etäisyys oikeista parametreista</translation>
    </message>
    <message>
      <source>Mean squared distance from the true parameters, over the honest nodes</source>
      <translation>Keskimääräinen neliöity etäisyys oikeista parametreista rehellisissä solmuissa</translation>
    </message>
    <message>
      <source>Mean squared error of the honest nodes on the training labels; for classes the share of right predictions</source>
      <translation>Rehellisten solmujen keskineliövirhe opetusnimiöissä; luokille oikeiden ennusteiden osuus</translation>
    </message>
    <message>
      <source>Mean squared error of the honest nodes on the validation labels; for classes the share of right predictions</source>
      <translation>Rehellisten solmujen keskineliövirhe validointinimiöissä; luokille oikeiden ennusteiden osuus</translation>
    </message>
    <message>
      <source>Mean squared error on the training labels (label MSE)</source>
      <translation>Keskineliövirhe opetusnimiöissä (nimiöiden MSE)</translation>
    </message>
    <message>
      <source>Mean squared error on the validation labels</source>
      <translation>Keskineliövirhe validointinimiöissä</translation>
    </message>
    <message>
      <source>Mean squared error on the validation labels (label MSE)</source>
      <translation>Keskineliövirhe validointinimiöissä (nimiöiden MSE)</translation>
    </message>
    <message>
      <source>Mean squared errors that the source states, for comparison.</source>
      <translation>Lähteessä ilmoitetut keskineliövirheet vertailua varten.</translation>
    </message>
    <message>
      <source>Means</source>
      <translation>Keskiarvot</translation>
    </message>
    <message>
      <source>Means and deviations</source>
      <translation>Keskiarvot ja hajonnat</translation>
    </message>
    <message>
      <source>Memory for going back in time</source>
      <translation>Muisti ajassa palaamista varten</translation>
    </message>
    <message>
      <source>Message</source>
      <translation>Viesti</translation>
    </message>
    <message>
      <source>Message loss</source>
      <translation>Katoavat viestit</translation>
    </message>
    <message>
      <source>Message passing over the edges, as printed: proximal steps at the nodes and dual flows on the edges.</source>
      <translation>Viestinvälitystä kaaria pitkin tekstin mukaan: proksimaaliaskeleita solmuissa ja duaalisia virtauksia kaarilla.</translation>
    </message>
    <message>
      <source>Messages</source>
      <translation>Viestit</translation>
    </message>
    <message>
      <source>Messages sent</source>
      <translation>Lähetetyt viestit</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Menetelmä</translation>
    </message>
    <message>
      <source>Methods of the race</source>
      <translation>Vertailuajon menetelmät</translation>
    </message>
    <message>
      <source>Minimum leaf weight</source>
      <translation>Lehden vähimmäispaino</translation>
    </message>
    <message>
      <source>Missing values</source>
      <translation>Puuttuvat arvot</translation>
    </message>
    <message>
      <source>Missing weights</source>
      <translation>Puuttuvat painot</translation>
    </message>
    <message>
      <source>Mixed (partial sharing)</source>
      <translation>Yhdistelmä (osittainen jakaminen)</translation>
    </message>
    <message>
      <source>Mixing b</source>
      <translation>Sekoitus b</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Malli</translation>
    </message>
    <message>
      <source>Model of %1 nodes</source>
      <translation>%1 solmun malli</translation>
    </message>
    <message>
      <source>Model of a node</source>
      <translation>Solmun malli</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Mallit</translation>
    </message>
    <message>
      <source>Models and errors over λ</source>
      <translation>Mallit ja virheet λ:n funktiona</translation>
    </message>
    <message>
      <source>Models that fit and predict have no parameters by which they could be equal.</source>
      <translation>Sovitettavilla ennustemalleilla ei ole parametreja, joiden perusteella ne voisivat olla samoja.</translation>
    </message>
    <message>
      <source>More presets</source>
      <translation>Muut valmiit kokeet</translation>
    </message>
    <message>
      <source>More starts</source>
      <translation>Useampia alkuja</translation>
    </message>
    <message>
      <source>Mostly a smaller one: a node that is pulled less is harmed less</source>
      <translation>Useimmiten pienempi: solmu, jota vedetään vähemmän, kärsii vähemmän</translation>
    </message>
    <message>
      <source>Move %1 nodes</source>
      <translation>Siirrä %1 solmua</translation>
    </message>
    <message>
      <source>Move data point</source>
      <translation>Siirrä datapistettä</translation>
    </message>
    <message>
      <source>Move node</source>
      <translation>Siirrä solmua</translation>
    </message>
    <message>
      <source>Move the scene “%1”</source>
      <translation>Siirrä kohtaus ”%1”</translation>
    </message>
    <message>
      <source>Move the selected method down</source>
      <translation>Siirrä valittua menetelmää alaspäin</translation>
    </message>
    <message>
      <source>Move the selected method up</source>
      <translation>Siirrä valittua menetelmää ylöspäin</translation>
    </message>
    <message>
      <source>Move this scene down</source>
      <translation>Siirrä tämä kohtaus alemmas</translation>
    </message>
    <message>
      <source>Move this scene up</source>
      <translation>Siirrä tämä kohtaus ylemmäs</translation>
    </message>
    <message>
      <source>Move this view to its own window, or back</source>
      <translation>Siirrä tämä näkymä omaan ikkunaansa tai takaisin</translation>
    </message>
    <message>
      <source>Move true parameters</source>
      <translation>Siirrä oikeita parametreja</translation>
    </message>
    <message>
      <source>Moved nodes</source>
      <translation>Siirretyt solmut</translation>
    </message>
    <message>
      <source>Mutually nearest nodes</source>
      <translation>Toisiaan lähimmät solmut</translation>
    </message>
    <message>
      <source>My lesson</source>
      <translation>Oma oppitunti</translation>
    </message>
    <message>
      <source>N&amp;ew empty graph</source>
      <translation>Uusi t&amp;yhjä graafi</translation>
    </message>
    <message>
      <source>N&amp;one</source>
      <translation>E&amp;i piirteitä</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nimi</translation>
    </message>
    <message>
      <source>Name of the feature that is removed and hidden.</source>
      <translation>Poistettavan ja piilotettavan piirteen nimi.</translation>
    </message>
    <message>
      <source>Name of the series in the list of results.</source>
      <translation>Sarjan nimi tulosluettelossa.</translation>
    </message>
    <message>
      <source>Names of the features that are changed; if the list is empty, all features are changed.</source>
      <translation>Muutettavien piirteiden nimet; jos luettelo on tyhjä, kaikkia piirteitä muutetaan.</translation>
    </message>
    <message>
      <source>Names of the features that carry the pattern; may be empty.</source>
      <translation>Kuvion kantavien piirteiden nimet; luettelo voi olla tyhjä.</translation>
    </message>
    <message>
      <source>Ne&amp;w draw</source>
      <translation>Uusi &amp;arvonta</translation>
    </message>
    <message>
      <source>Ne&amp;xt</source>
      <translation>Se&amp;uraava</translation>
    </message>
    <message>
      <source>Near nodes weigh more than far ones</source>
      <translation>Lähellä olevat solmut painavat enemmän kuin kaukaiset</translation>
    </message>
    <message>
      <source>Nearest neighbours</source>
      <translation>Lähimmät naapurit</translation>
    </message>
    <message>
      <source>Nearest neighbours do not bound the degree</source>
      <translation>Lähimmät naapurit eivät rajoita astelukua</translation>
    </message>
    <message>
      <source>Nearest nodes</source>
      <translation>Lähimmät solmut</translation>
    </message>
    <message>
      <source>Nearest p</source>
      <translation>Lähimpiä p</translation>
    </message>
    <message>
      <source>Neigh&amp;bours</source>
      <translation>&amp;Naapureita</translation>
    </message>
    <message>
      <source>Neighbour weights</source>
      <translation>Naapurien painot</translation>
    </message>
    <message>
      <source>Neighbours</source>
      <translation>Naapurit</translation>
    </message>
    <message>
      <source>Neighbours fuse coordinate by coordinate.</source>
      <translation>Naapurit yhtyvät koordinaatti kerrallaan.</translation>
    </message>
    <message>
      <source>Neighbours fuse exactly. The ℓ₁ norm is p = 1, network Lasso p = 2, and the largest entry p = inf.</source>
      <translation>Naapurit yhtyvät täsmälleen. ℓ₁-normi on p = 1, verkko-Lasso p = 2 ja suurin komponentti p = inf.</translation>
    </message>
    <message>
      <source>Neighbours fuse exactly: their whole parameter vectors become equal.</source>
      <translation>Naapurit yhtyvät täsmälleen: niiden parametrivektorit tulevat kokonaan samoiksi.</translation>
    </message>
    <message>
      <source>Neighbours k</source>
      <translation>Naapureita k</translation>
    </message>
    <message>
      <source>Neighbours of the node</source>
      <translation>Solmun naapurit</translation>
    </message>
    <message>
      <source>Neighbours per side</source>
      <translation>Naapureita puolellaan</translation>
    </message>
    <message>
      <source>Neighbours whose relative distance is below this count as fused; 0 means 1e-3, or 1e-6 for data without noise.</source>
      <translation>Naapurit, joiden suhteellinen etäisyys on tätä pienempi, lasketaan yhtyneiksi; 0 tarkoittaa arvoa 1e-3 tai kohinattomalla aineistolla 1e-6.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Verkko</translation>
    </message>
    <message>
      <source>Network Lasso</source>
      <translation>Verkko-Lasso</translation>
    </message>
    <message>
      <source>Network Lasso has only one minimum, whatever it starts from. It needs edges instead, and no number of clusters.</source>
      <translation>Verkko-Lassolla on vain yksi minimi, alkoipa se mistä tahansa. Klusterien määrää se ei tarvitse, mutta kaaria kyllä.</translation>
    </message>
    <message>
      <source>Neural network</source>
      <translation>Neuroverkko</translation>
    </message>
    <message>
      <source>New &amp;noise</source>
      <translation>Uusi ko&amp;hina</translation>
    </message>
    <message>
      <source>New data points on the line y = w·x. They take the place of the data of the nodes.</source>
      <translation>Uusia datapisteitä suoralla y = w·x. Ne korvaavat solmujen datan.</translation>
    </message>
    <message>
      <source>New lesson</source>
      <translation>Uusi oppitunti</translation>
    </message>
    <message>
      <source>New noise</source>
      <translation>Uusi kohina</translation>
    </message>
    <message>
      <source>Newton (method of multipliers)</source>
      <translation>Newton (kerroinmenetelmä)</translation>
    </message>
    <message>
      <source>Newton on trees</source>
      <translation>Newton puilla</translation>
    </message>
    <message>
      <source>Newton with smoothing</source>
      <translation>Newton siloituksella</translation>
    </message>
    <message>
      <source>Nine helped, one hurt</source>
      <translation>Yhdeksän hyötyy, yksi kärsii</translation>
    </message>
    <message>
      <source>No %1 yet</source>
      <translation>Ei vielä: %1</translation>
    </message>
    <message>
      <source>No answers yet.</source>
      <translation>Ei vielä vastauksia.</translation>
    </message>
    <message>
      <source>No column is a feature</source>
      <translation>Mikään sarake ei ole piirre</translation>
    </message>
    <message>
      <source>No edge is full</source>
      <translation>Mikään kaari ei ole täynnä</translation>
    </message>
    <message>
      <source>No edges are given. In every round each node chooses the two others with the most similar predictions: all edges join nodes of one cluster.</source>
      <translation>Kaaria ei anneta. Joka kierroksella kukin solmu valitsee ne kaksi muuta, joiden ennusteet ovat samankaltaisimmat: kaikki kaaret yhdistävät saman klusterin solmuja.</translation>
    </message>
    <message>
      <source>No file was opened or saved yet</source>
      <translation>Tiedostoja ei ole vielä avattu eikä tallennettu</translation>
    </message>
    <message>
      <source>No graph is given</source>
      <translation>Graafia ei anneta</translation>
    </message>
    <message>
      <source>No graph is given. In every iteration each node chooses the 10 nodes whose predictions on the shared test set are nearest to its own. The graph only grows, so the first, uninformed choices remain: about half of its edges join different clusters. Watch the edges appear.</source>
      <translation>Graafia ei anneta. Joka iteraatiossa kukin solmu valitsee ne 10 solmua, joiden ennusteet yhteisessä testijoukossa ovat lähimpänä sen omia. Graafi vain kasvaa, joten ensimmäiset, tietämättömät valinnat jäävät: noin puolet sen kaarista yhdistää eri klustereita. Seuraa, miten kaaret ilmestyvät.</translation>
    </message>
    <message>
      <source>No graph is given. In every iteration each node chooses the 50 nodes whose predictions on the shared test set are nearest to its own. The choices of earlier iterations are dropped, and with enough data the graph finds the clusters. Watch the edges change.</source>
      <translation>Graafia ei anneta. Joka iteraatiossa kukin solmu valitsee ne 50 solmua, joiden ennusteet yhteisessä testijoukossa ovat lähimpänä sen omia. Aiempien iteraatioiden valinnat hylätään, ja kun dataa on riittävästi, graafi löytää klusterit. Seuraa, miten kaaret muuttuvat.</translation>
    </message>
    <message>
      <source>No graph is given. In every iteration each node chooses the 50 nodes whose predictions on the shared test set are nearest to its own. The graph only grows, and with 50 choices per node it soon joins almost all nodes. Watch the edges appear.</source>
      <translation>Graafia ei anneta. Joka iteraatiossa kukin solmu valitsee ne 50 solmua, joiden ennusteet yhteisessä testijoukossa ovat lähimpänä sen omia. Graafi vain kasvaa, ja kun valintoja on 50 solmua kohti, se yhdistää pian lähes kaikki solmut. Seuraa, miten kaaret ilmestyvät.</translation>
    </message>
    <message>
      <source>No node</source>
      <translation>Ei solmua</translation>
    </message>
    <message>
      <source>No node has an optimum of its own</source>
      <translation>Millään solmulla ei ole omaa optimia</translation>
    </message>
    <message>
      <source>No node has more than this many edges.</source>
      <translation>Millään solmulla ei ole tätä enempää kaaria.</translation>
    </message>
    <message>
      <source>No page contains all these words.</source>
      <translation>Yhdelläkään sivulla ei ole kaikkia näitä sanoja.</translation>
    </message>
    <message>
      <source>No preset contains these words.</source>
      <translation>Yhdessäkään valmiissa kokeessa ei ole näitä sanoja.</translation>
    </message>
    <message>
      <source>No question</source>
      <translation>Ei kysymystä</translation>
    </message>
    <message>
      <source>No sample has the class 0: classes count from 0, and the model has {} of them.</source>
      <translation>Yhdenkään datapisteen luokka ei ole 0: luokat numeroidaan nollasta alkaen, ja mallissa niitä on {}.</translation>
    </message>
    <message>
      <source>No sample pulls hard, however far away its label is. Every loss has its own scale of λ: choose λ again afterwards.</source>
      <translation>Mikään datapiste ei vedä voimakkaasti, oli sen nimiö kuinka kaukana tahansa. Jokaisella häviöllä on oma λ:n asteikkonsa: valitse λ sen jälkeen uudelleen.</translation>
    </message>
    <message>
      <source>No start needed</source>
      <translation>Alku on yhdentekevä</translation>
    </message>
    <message>
      <source>No two neighbours have %1 models: %L2 single nodes. Run the method, or raise λ.</source>
      <translation>Millään kahdella naapurilla ei ole %1 malleja: %L2 yksittäistä solmua. Aja menetelmä tai suurenna λ:aa.</translation>
    </message>
    <message>
      <source>Node</source>
      <translation>Solmu</translation>
    </message>
    <message>
      <source>Node %1</source>
      <translation>Solmu %1</translation>
    </message>
    <message>
      <source>Node %1:</source>
      <translation>Solmu %1:</translation>
    </message>
    <message>
      <source>Node 0 is an attacker that turns the sign of its labels. With network Lasso it pulls each of its neighbours with a force of at most λA, whatever its labels are. The report shows the errors of the honest nodes by their distance from the attacker, and the bound λa/α on how far any node is moved from its own optimum. Choose MOCHA as penalty: then a larger factor moves the neighbours arbitrarily far.</source>
      <translation>Solmu 0 on hyökkääjä, joka kääntää nimiöidensä etumerkin. Verkko-Lassolla se vetää kutakin naapuriaan enintään voimalla λA, olivatpa sen nimiöt mitä tahansa. Raportti näyttää rehellisten solmujen virheet sen mukaan, kuinka kaukana ne ovat hyökkääjästä, ja rajan λa/α sille, kuinka kauas solmu siirtyy omasta optimistaan. Valitse sakkotermiksi MOCHA: silloin suurempi kerroin siirtää naapurit mielivaltaisen kauas.</translation>
    </message>
    <message>
      <source>Node 0 is an attacker: its labels have the opposite sign and are five times as large. With MOCHA and the squared error, its model pulls those of all other nodes in proportion to its error. The Huber loss grows only linearly for residuals beyond δ, so the force of the poisoned labels is at most 2δ times the length of the features, and the other nodes are hardly affected: compare the errors of the honest nodes.</source>
      <translation>Solmu 0 on hyökkääjä: sen nimiöt ovat vastakkaismerkkisiä ja viisinkertaisia. MOCHA:lla ja neliövirheellä sen malli vetää kaikkien muiden solmujen malleja suhteessa virheeseensä. Huber-häviö kasvaa vain lineaarisesti, kun jäännös ylittää δ:n, joten myrkytettyjen nimiöiden voima on enintään 2δ kertaa piirteiden pituus, eivätkä muut solmut juuri kärsi: vertaa rehellisten solmujen virheitä.</translation>
    </message>
    <message>
      <source>Node colour</source>
      <translation>Solmun väri</translation>
    </message>
    <message>
      <source>Node inspector</source>
      <translation>Solmun tarkastelija</translation>
    </message>
    <message>
      <source>Node or edge under the pointer</source>
      <translation>Osoittimen alla oleva solmu tai kaari</translation>
    </message>
    <message>
      <source>Node-link JSON (*.json)</source>
      <translation>Node-link JSON (*.json)</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Solmut</translation>
    </message>
    <message>
      <source>Nodes %1 and %2: D = %3</source>
      <translation>Solmut %1 ja %2: D = %3</translation>
    </message>
    <message>
      <source>Nodes %1 and %2: d = %3</source>
      <translation>Solmut %1 ja %2: d = %3</translation>
    </message>
    <message>
      <source>Nodes and edges as listed.</source>
      <translation>Solmut ja kaaret luettelon mukaan.</translation>
    </message>
    <message>
      <source>Nodes and edges from a table, GraphML, GML, GEXF, Pajek, Matrix Market or JSON</source>
      <translation>Solmut ja kaaret taulukosta tai GraphML-, GML-, GEXF-, Pajek-, JSON- tai Matrix Market -tiedostosta</translation>
    </message>
    <message>
      <source>Nodes and edges from a table, or a file in GraphML, GML, GEXF, Pajek, Matrix Market, DOT, DL or JSON.</source>
      <translation>Solmut ja kaaret taulukosta tai GraphML-, GML-, GEXF-, Pajek-, DOT-, DL-, JSON- tai Matrix Market -tiedostosta.</translation>
    </message>
    <message>
      <source>Nodes and edges that were added, changed or removed by hand.</source>
      <translation>Käsin lisätyt, muutetut tai poistetut solmut ja kaaret.</translation>
    </message>
    <message>
      <source>Nodes are added one by one and prefer neighbours that already have many edges.</source>
      <translation>Solmuja lisätään yksi kerrallaan, ja ne suosivat naapureita, joilla on jo paljon kaaria.</translation>
    </message>
    <message>
      <source>Nodes are joined if their data, the models of their data, or their places are alike. It is the data as it is before privacy and attacks.</source>
      <translation>Solmut yhdistetään, jos niiden data, datan mallit tai sijainnit ovat samankaltaisia. Data on sellaisena kuin se on ennen yksityisyyden suojaa ja hyökkäyksiä.</translation>
    </message>
    <message>
      <source>Nodes at their longitude and latitude, as on a map.</source>
      <translation>Solmut pituus- ja leveysasteensa mukaan kuten kartalla.</translation>
    </message>
    <message>
      <source>Nodes glide to their new places when the layout changes</source>
      <translation>Solmut liukuvat uusille paikoilleen, kun asettelu muuttuu</translation>
    </message>
    <message>
      <source>Nodes held back</source>
      <translation>Sivuun jätetyt solmut</translation>
    </message>
    <message>
      <source>Nodes in rows and columns, joined to their neighbours left, right, above and below.</source>
      <translation>Solmut ovat riveissä ja sarakkeissa, yhdistettyinä naapureihinsa vasemmalla, oikealla, ylhäällä ja alhaalla.</translation>
    </message>
    <message>
      <source>Nodes repel each other, edges pull them together.</source>
      <translation>Solmut hylkivät toisiaan, kaaret vetävät niitä yhteen.</translation>
    </message>
    <message>
      <source>Nodes that differ from the others: labelled or not, with their own loss, model or data.</source>
      <translation>Muista poikkeavat solmut: nimiöity tai nimiötön, tai oma häviöfunktio, malli tai aineisto.</translation>
    </message>
    <message>
      <source>Nodes with labels</source>
      <translation>Nimiölliset solmut</translation>
    </message>
    <message>
      <source>Nodes with poisoned data or tampered updates</source>
      <translation>Solmut, joiden aineisto on myrkytetty tai päivitykset väärennetty</translation>
    </message>
    <message>
      <source>Nodes with their local models and the edges between them. Drag nodes to move them, drag the background to pan, turn the wheel to zoom.</source>
      <translation>Solmut paikallisine malleineen ja kaaret niiden välillä. Siirrä solmuja raahaamalla, vieritä raahaamalla taustaa, zoomaa rullalla.</translation>
    </message>
    <message>
      <source>Nodes without labels</source>
      <translation>Solmut ilman nimiöitä</translation>
    </message>
    <message>
      <source>Nodes, edges, weights, places and true clusters, and:</source>
      <translation>Solmut, kaaret, painot, sijainnit ja todelliset klusterit sekä:</translation>
    </message>
    <message>
      <source>Nodes: %L1 · edges: %L2</source>
      <translation>Solmuja: %L1 · kaaria: %L2</translation>
    </message>
    <message>
      <source>Noise</source>
      <translation>Kohina</translation>
    </message>
    <message>
      <source>Noise draw</source>
      <translation>Kohinan arvonta</translation>
    </message>
    <message>
      <source>Noise of size 1 hides the features, and makes all lines flatter: now no λ brings the error below 0.5.</source>
      <translation>Kohina, jonka suuruus on 1, piilottaa piirteet ja loiventaa kaikkia suoria: nyt virhe ei laske millään λ:lla arvon 0.5 alle.</translation>
    </message>
    <message>
      <source>Noise of the copies</source>
      <translation>Kopioiden kohina</translation>
    </message>
    <message>
      <source>Noise of the labels</source>
      <translation>Nimiöiden kohina</translation>
    </message>
    <message>
      <source>Noise on models</source>
      <translation>Kohinaa malleihin</translation>
    </message>
    <message>
      <source>Noise on the features</source>
      <translation>Kohinaa piirteisiin</translation>
    </message>
    <message>
      <source>Noise on the models that are sent</source>
      <translation>Kohinaa lähetettyihin malleihin</translation>
    </message>
    <message>
      <source>Noise σ</source>
      <translation>Kohina σ</translation>
    </message>
    <message>
      <source>Norm (network Lasso)</source>
      <translation>Normi (verkko-Lasso)</translation>
    </message>
    <message>
      <source>Norm on the edges (network Lasso), then another λ</source>
      <translation>Normi kaarille (verkko-Lasso), sitten toinen λ</translation>
    </message>
    <message>
      <source>Norm: clusters fuse</source>
      <translation>Normi: klusterit yhtyvät</translation>
    </message>
    <message>
      <source>Norm: models meet</source>
      <translation>Normi: mallit yhtyvät</translation>
    </message>
    <message>
      <source>Norm: steps</source>
      <translation>Normi: portaita</translation>
    </message>
    <message>
      <source>Normal features, and labels from a true linear model per node plus noise</source>
      <translation>Normaalijakautuneet piirteet, ja nimiöt solmun oikeasta lineaarisesta mallista sekä kohinasta</translation>
    </message>
    <message>
      <source>Normal per cluster</source>
      <translation>Normaali klustereittain</translation>
    </message>
    <message>
      <source>Normal per node</source>
      <translation>Normaali solmuittain</translation>
    </message>
    <message>
      <source>Normal points of every node around its true parameters, for convex clustering and Gaussian means</source>
      <translation>Jokaisen solmun normaalijakautuneita pisteitä oikeiden parametrien ympärillä, konveksia klusterointia ja normaalijakaumien odotusarvoja varten</translation>
    </message>
    <message>
      <source>Normalise weights</source>
      <translation>Normalisoi painot</translation>
    </message>
    <message>
      <source>Not applied; the present run continues: %1</source>
      <translation>Ei toteutettu; nykyinen ajo jatkuu: %1</translation>
    </message>
    <message>
      <source>Not pasted: %1</source>
      <translation>Ei liitetty: %1</translation>
    </message>
    <message>
      <source>Not run yet: press Rerun.</source>
      <translation>Ei vielä ajettu: paina Aja uudelleen.</translation>
    </message>
    <message>
      <source>Not saved: %1</source>
      <translation>Ei tallennettu: %1</translation>
    </message>
    <message>
      <source>Not used, as they hold texts: %1.</source>
      <translation>Ei käytössä, koska niissä on tekstejä: %1.</translation>
    </message>
    <message>
      <source>Not used, as they never change: %1.</source>
      <translation>Ei käytössä, koska ne eivät muutu: %1.</translation>
    </message>
    <message>
      <source>Not used: %1.</source>
      <translation>Ei käytössä: %1.</translation>
    </message>
    <message>
      <source>Note: %1.</source>
      <translation>Huomaa: %1.</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Selostus</translation>
    </message>
    <message>
      <source>Nothing behind the graph</source>
      <translation>Graafin takana ei ole mitään</translation>
    </message>
    <message>
      <source>Nothing is found for these words.</source>
      <translation>Näillä sanoilla ei löydy mitään.</translation>
    </message>
    <message>
      <source>Nothing is learned yet: all models have their initial parameters. Run the method.</source>
      <translation>Mitään ei ole vielä opittu: kaikilla malleilla on alkuparametrinsa. Aja menetelmä.</translation>
    </message>
    <message>
      <source>Nothing to diagnose yet.</source>
      <translation>Ei vielä mitään diagnosoitavaa.</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>Ilmoitus</translation>
    </message>
    <message>
      <source>Now click the node at the other end of the edge; Esc leaves it</source>
      <translation>Napsauta nyt kaaren toisessa päässä olevaa solmua; Esc jättää kaaren piirtämättä</translation>
    </message>
    <message>
      <source>Now every node has one bad label in five, so none can be left out. The squared loss follows the bad labels.</source>
      <translation>Nyt jokaisen solmun joka viides nimiö on huono, joten mitään solmua ei voi jättää pois. Neliöhäviö seuraa huonoja nimiöitä.</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Luku</translation>
    </message>
    <message>
      <source>Number d of coordinates.</source>
      <translation>Koordinaattien lukumäärä d.</translation>
    </message>
    <message>
      <source>Number d of features.</source>
      <translation>Piirteiden lukumäärä d.</translation>
    </message>
    <message>
      <source>Number d' of new features.</source>
      <translation>Uusien piirteiden lukumäärä d'.</translation>
    </message>
    <message>
      <source>Number f of periods between x = 0 and 1: one number for all clusters, or one per cluster.</source>
      <translation>Jaksojen lukumäärä f pisteiden x = 0 ja 1 välillä: yksi luku kaikille klustereille tai yksi kullekin.</translation>
    </message>
    <message>
      <source>Number m' of unlabelled test points that all nodes share. They are the features of samples drawn from all nodes, which become public.</source>
      <translation>Kaikille solmuille yhteisten nimiöttömien testipisteiden lukumäärä m'. Ne ovat kaikista solmuista arvottujen datapisteiden piirteitä, joista tulee julkisia.</translation>
    </message>
    <message>
      <source>Number m' of unlabelled test points that all nodes share; methods compare predictions on them.</source>
      <translation>Kaikille solmuille yhteisten nimiöttömien testipisteiden lukumäärä m'; menetelmät vertaavat ennusteita niissä.</translation>
    </message>
    <message>
      <source>Number m_i of samples per node.</source>
      <translation>Datapisteiden lukumäärä m_i solmua kohti.</translation>
    </message>
    <message>
      <source>Number of centres; 0 takes the number of true clusters.</source>
      <translation>Keskusten lukumäärä; 0 ottaa oikeiden klusterien lukumäärän.</translation>
    </message>
    <message>
      <source>Number of changed copies of each of these samples that are added to the data; 0 changes the samples themselves.</source>
      <translation>Kustakin näistä datapisteistä aineistoon lisättävien muutettujen kopioiden lukumäärä; 0 muuttaa itse datapisteitä.</translation>
    </message>
    <message>
      <source>Number of clusters: 2 to 10</source>
      <translation>Klusterien määrä: 2–10</translation>
    </message>
    <message>
      <source>Number of clusters: the nodes are divided, in their order, into blocks of nearly equal size. The data may differ from cluster to cluster.</source>
      <translation>Klusterien lukumäärä: solmut jaetaan järjestyksessään lähes yhtä suuriin lohkoihin. Aineisto voi vaihdella klusterista toiseen.</translation>
    </message>
    <message>
      <source>Number of columns.</source>
      <translation>Sarakkeiden lukumäärä.</translation>
    </message>
    <message>
      <source>Number of different models at λ = {:.3g}: {}.</source>
      <translation>Erilaisten mallien määrä, kun λ = {:.3g}: {}.</translation>
    </message>
    <message>
      <source>Number of draws for every point with --quick.</source>
      <translation>Arvontojen lukumäärä jokaista pistettä kohti valitsimella --quick.</translation>
    </message>
    <message>
      <source>Number of draws for every point.</source>
      <translation>Arvontojen lukumäärä jokaista pistettä kohti.</translation>
    </message>
    <message>
      <source>Number of edges of every new node.</source>
      <translation>Jokaisen uuden solmun kaarien lukumäärä.</translation>
    </message>
    <message>
      <source>Number of gradient steps of a client per round.</source>
      <translation>Asiakkaan gradienttiaskelten lukumäärä kierroksella.</translation>
    </message>
    <message>
      <source>Number of gradient steps of a node towards its minimiser, each of length 1/(β + ρ).</source>
      <translation>Solmun gradienttiaskelten lukumäärä minimoijaa kohti; jokaisen pituus on 1/(β + ρ).</translation>
    </message>
    <message>
      <source>Number of gradient steps of the personal model; 0 takes the exact minimiser.</source>
      <translation>Personoidun mallin gradienttiaskelten lukumäärä; 0 ottaa tarkan minimoijan.</translation>
    </message>
    <message>
      <source>Number of gradient steps that take the place of one proximal step, for methods that change parameter vectors.</source>
      <translation>Gradienttiaskelten lukumäärä yhden proksimaaliaskeleen tilalla menetelmissä, jotka muuttavat parametrivektoreita.</translation>
    </message>
    <message>
      <source>Number of images at every node; 0 divides all images among the nodes.</source>
      <translation>Kuvien lukumäärä jokaisessa solmussa; 0 jakaa kaikki kuvat solmuille.</translation>
    </message>
    <message>
      <source>Number of iterations between the two objectives that are compared.</source>
      <translation>Iteraatioiden lukumäärä kahden verrattavan tavoitefunktion arvon välillä.</translation>
    </message>
    <message>
      <source>Number of iterations, seconds or bytes after which a method of the race ends; 0 leaves only the limits under `stop`.</source>
      <translation>Iteraatioiden, sekuntien tai tavujen määrä, jonka jälkeen vertailuajon menetelmä päättyy; 0 jättää vain kohdan `stop` rajat.</translation>
    </message>
    <message>
      <source>Number of lags that are used; samples must have at least this many features, newest first.</source>
      <translation>Käytettävien viiveiden lukumäärä; datapisteissä on oltava vähintään näin monta piirrettä, uusin ensin.</translation>
    </message>
    <message>
      <source>Number of nearest samples that are averaged; a sample of weight s counts as s samples.</source>
      <translation>Kuinka monesta lähimmästä datapisteestä keskiarvo lasketaan; datapiste, jonka paino on s, lasketaan s kertaa.</translation>
    </message>
    <message>
      <source>Number of neighbours</source>
      <translation>Naapurien määrä</translation>
    </message>
    <message>
      <source>Number of nodes among which the columns are divided.</source>
      <translation>Niiden solmujen lukumäärä, joille sarakkeet jaetaan.</translation>
    </message>
    <message>
      <source>Number of nodes among which the rows are divided.</source>
      <translation>Niiden solmujen lukumäärä, joille rivit jaetaan.</translation>
    </message>
    <message>
      <source>Number of nodes among which the table is divided.</source>
      <translation>Kuinka monelle solmulle taulukko jaetaan.</translation>
    </message>
    <message>
      <source>Number of nodes around the centre.</source>
      <translation>Solmujen lukumäärä keskuksen ympärillä.</translation>
    </message>
    <message>
      <source>Number of nodes of every cluster, in node order, used only if no file names them.</source>
      <translation>Kunkin klusterin solmujen lukumäärä, solmujen järjestyksessä; käytetään vain, jos mikään tiedosto ei nimeä niitä.</translation>
    </message>
    <message>
      <source>Number of nodes of every cluster, in node order.</source>
      <translation>Kunkin klusterin solmujen lukumäärä, solmujen järjestyksessä.</translation>
    </message>
    <message>
      <source>Number of nodes, drawn at random, that are not labelled: their labels are validation labels, or the test labels of a held-out study.</source>
      <translation>Satunnaisesti arvottujen nimiöttömien solmujen lukumäärä: niiden nimiöt ovat validointinimiöitä tai sivuunjättökokeessa testinimiöitä.</translation>
    </message>
    <message>
      <source>Number of nodes, used only if the data has no coordinates.</source>
      <translation>Solmujen lukumäärä; käytetään vain, jos aineistossa ei ole koordinaatteja.</translation>
    </message>
    <message>
      <source>Number of nodes.</source>
      <translation>Solmujen lukumäärä.</translation>
    </message>
    <message>
      <source>Number of other nodes that every node chooses, if the graph is learned.</source>
      <translation>Kuinka monta muuta solmua jokainen solmu valitsee, jos graafi opitaan.</translation>
    </message>
    <message>
      <source>Number of parameters, counted from the first, that are shared; 0 shares half of them, or all layers but the last of a neural network.</source>
      <translation>Yhteisten parametrien lukumäärä ensimmäisestä lukien; 0 tarkoittaa puolta parametreista tai neuroverkossa kaikkia kerroksia viimeistä lukuun ottamatta.</translation>
    </message>
    <message>
      <source>Number of passes over the samples in one fit.</source>
      <translation>Datapisteiden läpikäyntien määrä yhdessä sovituksessa.</translation>
    </message>
    <message>
      <source>Number of random waves, which are the same at all nodes.</source>
      <translation>Satunnaisten aaltojen lukumäärä; aallot ovat samat kaikissa solmuissa.</translation>
    </message>
    <message>
      <source>Number of rows of every node; 0: the share says how many.</source>
      <translation>Jokaisen solmun rivien määrä; 0: osuus kertoo, montako.</translation>
    </message>
    <message>
      <source>Number of rows.</source>
      <translation>Rivien lukumäärä.</translation>
    </message>
    <message>
      <source>Number of runs from different initial centres; the best is shown.</source>
      <translation>Ajojen lukumäärä eri alkukeskuksista; paras näytetään.</translation>
    </message>
    <message>
      <source>Number of runs of every combination, each with a new draw of graph and data</source>
      <translation>Ajojen määrä yhdistelmää kohti, jokaisessa uusi graafin ja datan arvonta</translation>
    </message>
    <message>
      <source>Number of runs, each with a new draw of graph, data and sampling set.</source>
      <translation>Ajojen lukumäärä; jokaisessa graafi, aineisto ja otosjoukko arvotaan uudelleen.</translation>
    </message>
    <message>
      <source>Number of samples drawn for a gradient step; 0 takes all samples.</source>
      <translation>Gradienttiaskelta varten arvottavien datapisteiden lukumäärä; 0 ottaa kaikki datapisteet.</translation>
    </message>
    <message>
      <source>Number of samples of a node per step.</source>
      <translation>Solmun datapisteiden lukumäärä askelta kohti.</translation>
    </message>
    <message>
      <source>Number of samples of the node</source>
      <translation>Solmun datapisteiden määrä</translation>
    </message>
    <message>
      <source>Number of samples per step; 0 takes all samples and needs no random numbers.</source>
      <translation>Datapisteiden lukumäärä askelta kohti; 0 ottaa kaikki datapisteet eikä tarvitse satunnaislukuja.</translation>
    </message>
    <message>
      <source>Number of steps per round of a node's copy of the common model.</source>
      <translation>Kuinka monta askelta solmun kopio yhteisestä mallista ottaa kierroksella.</translation>
    </message>
    <message>
      <source>Number of steps.</source>
      <translation>Askelten lukumäärä.</translation>
    </message>
    <message>
      <source>Number of the draw of graph and data</source>
      <translation>Graafin ja aineiston arvonnan numero</translation>
    </message>
    <message>
      <source>Number of the node, counted from 0.</source>
      <translation>Solmun numero nollasta laskien.</translation>
    </message>
    <message>
      <source>Number of the private sample within the node</source>
      <translation>Yksityisen datapisteen numero solmussa</translation>
    </message>
    <message>
      <source>Number of trees.</source>
      <translation>Puiden lukumäärä.</translation>
    </message>
    <message>
      <source>Number of units in every hidden layer; an empty list gives a linear model.</source>
      <translation>Yksiköiden lukumäärä kussakin piilokerroksessa; tyhjä luettelo antaa lineaarisen mallin.</translation>
    </message>
    <message>
      <source>Number of values in the geometric grid.</source>
      <translation>Geometrisen ruudukon arvojen lukumäärä.</translation>
    </message>
    <message>
      <source>Number of λ</source>
      <translation>λ-arvojen määrä</translation>
    </message>
    <message>
      <source>Number p of lags, for autoregressive models: the p labels before a row, newest first, become its first features. The rows of a node must be a series without gaps; its first p rows serve as lags only.</source>
      <translation>Viiveiden lukumäärä p autoregressiivisille malleille: riviä edeltävistä p nimiöstä, uusin ensin, tulee sen ensimmäiset piirteet. Solmun rivien on muodostettava aukoton sarja; sen p ensimmäistä riviä ovat vain viiveitä.</translation>
    </message>
    <message>
      <source>Number that is shown</source>
      <translation>Näytettävä luku</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Luvut</translation>
    </message>
    <message>
      <source>Numbers of the attackers, counted from 0.</source>
      <translation>Hyökkääjien numerot nollasta laskien.</translation>
    </message>
    <message>
      <source>Numbers of the present iterate</source>
      <translation>Nykyisen iteraatin luvut</translation>
    </message>
    <message>
      <source>Numbers of the removed nodes; other nodes do not take these numbers.</source>
      <translation>Poistettujen solmujen numerot; niitä ei anneta muille solmuille.</translation>
    </message>
    <message>
      <source>Numbers of the samples within each node, counted from 0. If the list is empty, a share of the samples is drawn.</source>
      <translation>Datapisteiden numerot kussakin solmussa nollasta laskien. Jos luettelo on tyhjä, osuus datapisteistä arvotaan.</translation>
    </message>
    <message>
      <source>Numbers over the values of the parameter</source>
      <translation>Luvut parametrin arvojen funktiona</translation>
    </message>
    <message>
      <source>Numbers such as year and hour, in columns of their own, out of a column of times</source>
      <translation>Lukuja, kuten vuosi ja tunti, omiin sarakkeisiinsa aikoja sisältävästä sarakkeesta</translation>
    </message>
    <message>
      <source>Numbers that a source states about the experiment, for comparison with ours.</source>
      <translation>Lähteessä kokeesta ilmoitetut luvut, joita verrataan omiin lukuihimme.</translation>
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
      <translation>Tavoitefunktio</translation>
    </message>
    <message>
      <source>Objective change η</source>
      <translation>Tavoitefunktion muutos η</translation>
    </message>
    <message>
      <source>Objective of a node</source>
      <translation>Solmun tavoitefunktio</translation>
    </message>
    <message>
      <source>Objective of the steps</source>
      <translation>Askelten tavoitefunktio</translation>
    </message>
    <message>
      <source>Objective that is drawn</source>
      <translation>Piirrettävä tavoitefunktio</translation>
    </message>
    <message>
      <source>Objective window</source>
      <translation>Tavoitefunktion ikkuna</translation>
    </message>
    <message>
      <source>Of tables: whether the first line has the names of the columns or an edge already. Automatic: names such as source and target are recognised, and numbers are nodes.</source>
      <translation>Taulukoissa: onko ensimmäisellä rivillä sarakkeiden nimet vai jo kaari. Automaattinen: nimet, kuten source ja target, tunnistetaan, ja luvut ovat solmuja.</translation>
    </message>
    <message>
      <source>Of the first %1: %2, %3 missing, %4</source>
      <translation>Ensimmäiset %1: %2, puuttuvia %3, %4</translation>
    </message>
    <message>
      <source>Of the interval.</source>
      <translation>Välin päätepiste.</translation>
    </message>
    <message>
      <source>Of the view that is chosen in the list: 1 is as large as usual, 2 is twice as large beside the others</source>
      <translation>Luettelosta valitun näkymän koko: 1 on tavallinen, 2 on muihin verrattuna kaksinkertainen</translation>
    </message>
    <message>
      <source>Offset</source>
      <translation>Siirtymä</translation>
    </message>
    <message>
      <source>Offset s</source>
      <translation>Siirtymä s</translation>
    </message>
    <message>
      <source>Offset that keeps the weights 1/(distance + offset) of near nodes finite.</source>
      <translation>Siirtymä, joka pitää lähekkäisten solmujen painot 1/(etäisyys + siirtymä) äärellisinä.</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Avainsarakkeet</translation>
    </message>
    <message>
      <source>On a circle</source>
      <translation>Ympyrällä</translation>
    </message>
    <message>
      <source>One centre has 49 leaves, whose true parameter vectors scatter around (2, −2): federated learning with a server. Raise λ, and one leaf after the other joins the centre; beyond the critical λ (2.48 for seed 1, 4 ± 1 over many draws) all nodes are exactly equal.</source>
      <translation>Yhdellä keskuksella on 49 lehteä, joiden oikeat parametrivektorit ovat hajallaan pisteen (2, −2) ympärillä: federoitua oppimista palvelimen avulla. Nosta λ:aa, ja lehdet liittyvät keskukseen yksi kerrallaan; kun λ on yli kriittisen arvon (2.48 siemenluvulla 1, 4 ± 1 monissa arvonnoissa), kaikki solmut ovat täsmälleen yhtä suuria.</translation>
    </message>
    <message>
      <source>One column of a paper</source>
      <translation>Artikkelin yksi palsta</translation>
    </message>
    <message>
      <source>One d x d matrix for all clusters, or one per cluster. If the list is empty, it is the identity.</source>
      <translation>Yksi d x d -matriisi kaikille klustereille tai yksi kullekin. Jos luettelo on tyhjä, se on yksikkömatriisi.</translation>
    </message>
    <message>
      <source>One experiment as a picture, with λ to drag</source>
      <translation>Yksi koe kuvana, λ raahattavissa</translation>
    </message>
    <message>
      <source>One feature and a sine wave per cluster, which needs nonlinear local models</source>
      <translation>Yksi piirre ja kullakin klusterilla siniaalto, joka vaatii epälineaariset paikalliset mallit</translation>
    </message>
    <message>
      <source>One global model</source>
      <translation>Yksi globaali malli</translation>
    </message>
    <message>
      <source>One gradient step per iteration on the local loss and the squared difference of predictions, on the given graph or on a graph that is learned during the run.</source>
      <translation>Yksi gradienttiaskel iteraatiossa paikalliselle häviölle ja ennusteiden neliöidylle erotukselle, annetulla tai ajon aikana opittavalla graafilla.</translation>
    </message>
    <message>
      <source>One iteration</source>
      <translation>Yksi iteraatio</translation>
    </message>
    <message>
      <source>One iteration back</source>
      <translation>Yksi iteraatio taakse</translation>
    </message>
    <message>
      <source>One iteration back (,)</source>
      <translation>Yksi iteraatio taakse (,)</translation>
    </message>
    <message>
      <source>One iteration forward (.)</source>
      <translation>Yksi iteraatio eteen (.)</translation>
    </message>
    <message>
      <source>One local step</source>
      <translation>Yksi paikallinen askel</translation>
    </message>
    <message>
      <source>One model for all</source>
      <translation>Yksi malli kaikille</translation>
    </message>
    <message>
      <source>One model for all, about the mean of the twelve true ones: a third of the way from the eight clients to the four.</source>
      <translation>Kaikilla on yksi malli, suunnilleen kahdentoista oikean mallin keskiarvo: kolmannes matkasta kahdeksan asiakkaan mallista neljän malliin.</translation>
    </message>
    <message>
      <source>One model for each node, one for all, or something between? Fifteen nodes with three kinds of data. Alone (λ = 0) every node has too few samples, and the error is 0.33. One model for all (λ = 20) fits nobody: 2.05. Between, at λ = 0.7, there are three models, one for each cluster, and the error is 0.019. Nobody told the nodes to which cluster they belong: the graph and the data did.</source>
      <translation>Oma malli joka solmulle, yksi kaikille vai jotain siltä väliltä? Viisitoista solmua, joilla on kolmenlaista dataa. Yksin (λ = 0) jokaisella solmulla on liian vähän datapisteitä, ja virhe on 0.33. Yksi malli kaikille (λ = 20) ei sovi kenellekään: 2.05. Välissä, kun λ = 0.7, malleja on kolme, yksi kullekin klusterille, ja virhe on 0.019. Kukaan ei kertonut solmuille, mihin klusteriin ne kuuluvat: sen kertoivat graafi ja data.</translation>
    </message>
    <message>
      <source>One model is trained on the data of all nodes, collected in one place.</source>
      <translation>Yksi malli opetetaan kaikkien solmujen aineistolla, joka on koottu yhteen paikkaan.</translation>
    </message>
    <message>
      <source>One model per true cluster, trained on all its data: a baseline that knows the clusters, which no method does.</source>
      <translation>Yksi malli oikeaa klusteria kohti, opetettu sen koko aineistolla: vertailumenetelmä, joka tuntee klusterit, mitä yksikään menetelmä ei tee.</translation>
    </message>
    <message>
      <source>One node is different</source>
      <translation>Yksi solmu on erilainen</translation>
    </message>
    <message>
      <source>One node with 20 data points, x = sin(4πr/20) and y = cos(πr/40) for r = 1, …, 20. The feature repeats after ten points, the label does not, so no function of x fits all points. The best prediction is the mean of the labels that share a feature value. It leaves a mean squared error of 0.0855143. A decision tree of depth 3 reaches this value, and no deeper tree improves on it. Open the view Predictions and compare the depths 0, 1, 2, 3 and 6.</source>
      <translation>Yhdellä solmulla on 20 datapistettä, x = sin(4πr/20) ja y = cos(πr/40), kun r = 1, …, 20. Piirre toistuu kymmenen pisteen jälkeen, nimiö ei, joten mikään x:n funktio ei sovi kaikkiin pisteisiin. Paras ennuste on niiden nimiöiden keskiarvo, joilla on sama piirteen arvo. Keskineliövirhettä jää 0.0855143. Päätöspuu, jonka syvyys on 3, saavuttaa tämän arvon, eikä mikään syvempi puu paranna sitä. Avaa näkymä Ennusteet ja vertaa syvyyksiä 0, 1, 2, 3 ja 6.</translation>
    </message>
    <message>
      <source>One node with one parameter minimises f(w) = 1.5 w² + 4w plus a constant. In every iteration, gradient descent with step size α multiplies the distance from the minimiser −4/3 by |1 − 3α|. It converges if and only if 0 &lt; α &lt; 2/3, and fastest with α = 1/3. Change the learning rate and look at the error curve: its slope shows this factor, and for α &gt; 2/3 the error grows.</source>
      <translation>Yksi solmu, jolla on yksi parametri, minimoi funktion f(w) = 1.5 w² + 4w + vakio. Joka iteraatiossa gradienttimenetelmä, jonka askelpituus on α, kertoo etäisyyden minimistä −4/3 luvulla |1 − 3α|. Se suppenee, jos ja vain jos 0 &lt; α &lt; 2/3, ja nopeimmin, kun α = 1/3. Muuta oppimisnopeutta ja katso virhekäyrää: sen kulmakerroin näyttää tämän kertoimen, ja kun α &gt; 2/3, virhe kasvaa.</translation>
    </message>
    <message>
      <source>One normal vector per cluster</source>
      <translation>Yksi normaalijakautunut vektori klusteria kohti</translation>
    </message>
    <message>
      <source>One of them is poisoned</source>
      <translation>Yksi niistä myrkytetään</translation>
    </message>
    <message>
      <source>One outlier: squared, absolute and Huber loss</source>
      <translation>Yksi poikkeava havainto: neliö-, itseisarvo- ja Huber-häviö</translation>
    </message>
    <message>
      <source>One parameter per feature; an intercept is a feature that is always 1.</source>
      <translation>Yksi parametri piirrettä kohti; vakiotermi on piirre, joka on aina 1.</translation>
    </message>
    <message>
      <source>One path through all clusters, with weak edges between consecutive clusters.</source>
      <translation>Yksi polku kaikkien klusterien läpi; peräkkäisten klusterien välillä on heikko kaari.</translation>
    </message>
    <message>
      <source>One poisoned node</source>
      <translation>Yksi myrkytetty solmu</translation>
    </message>
    <message>
      <source>One poisoned node, network Lasso</source>
      <translation>Yksi myrkytetty solmu, verkko-Lasso</translation>
    </message>
    <message>
      <source>One pseudo-label per test point, the mean of the neighbours' predictions, or one for every neighbour.</source>
      <translation>Yksi pseudonimiö testipistettä kohti, naapurien ennusteiden keskiarvo, tai oma jokaista naapuria kohti.</translation>
    </message>
    <message>
      <source>One row [x, y] per node, with y upwards. If the list is empty, the layout places the nodes.</source>
      <translation>Yksi rivi [x, y] solmua kohti, y ylöspäin. Jos luettelo on tyhjä, asettelu sijoittaa solmut.</translation>
    </message>
    <message>
      <source>One row for all rows that agree in some columns</source>
      <translation>Yksi rivi kaikista riveistä, jotka ovat samat tietyissä sarakkeissa</translation>
    </message>
    <message>
      <source>One row per method; Ctrl+C copies</source>
      <translation>Yksi rivi menetelmää kohti; Ctrl+C kopioi</translation>
    </message>
    <message>
      <source>One row per node: the parameters of its model.</source>
      <translation>Yksi rivi solmua kohti: sen mallin parametrit.</translation>
    </message>
    <message>
      <source>One server for all nodes, or one for every true cluster (an oracle).</source>
      <translation>Yksi palvelin kaikille solmuille tai yksi jokaiselle oikealle klusterille (oraakkeli).</translation>
    </message>
    <message>
      <source>One step, which can be undone; with it the experiment runs</source>
      <translation>Yksi kumottavissa oleva vaihe; sen jälkeen koe voidaan ajaa</translation>
    </message>
    <message>
      <source>One strong edge joins the clusters: at λ = 3 both have the same line; without it they have two.</source>
      <translation>Yksi vahva kaari yhdistää klusterit: kun λ = 3, molemmilla on sama suora, vaikka ilman kaarta suoria oli kaksi.</translation>
    </message>
    <message>
      <source>One table, eight nodes</source>
      <translation>Yksi taulukko, kahdeksan solmua</translation>
    </message>
    <message>
      <source>One vector of d numbers per cluster.</source>
      <translation>Yksi d luvun vektori klusteria kohti.</translation>
    </message>
    <message>
      <source>One vector of d numbers per node. Nodes beyond the list take the vector of the first node of their cluster, or 0.</source>
      <translation>Yksi d luvun vektori solmua kohti. Luettelosta puuttuva solmu saa klusterinsa ensimmäisen solmun vektorin tai nollan.</translation>
    </message>
    <message>
      <source>One vector per cluster whose entries are a value or zero</source>
      <translation>Yksi vektori klusteria kohti; sen komponentit ovat annettu arvo tai nolla</translation>
    </message>
    <message>
      <source>One vector per cluster with uniform entries</source>
      <translation>Yksi vektori klusteria kohti, komponentit tasajakautuneita</translation>
    </message>
    <message>
      <source>One-hot</source>
      <translation>One-hot</translation>
    </message>
    <message>
      <source>Online gradient descent: one sample after the other</source>
      <translation>Online-gradienttimenetelmä: datapiste kerrallaan</translation>
    </message>
    <message>
      <source>Only 40 % of the nodes have labels: with a norm the others copy a neighbour, and the step stays a step.</source>
      <translation>Vain 40 % solmuista on nimiöity: normilla muut kopioivat naapurin, ja porras pysyy portaana.</translation>
    </message>
    <message>
      <source>Only data from a table can be prepared: File → Import data… opens one</source>
      <translation>Vain taulukosta tuodun datan voi valmistella: Tiedosto → Tuo data… avaa taulukon</translation>
    </message>
    <message>
      <source>Only methods that fit and predict can mix models of several kinds over the nodes.</source>
      <translation>Vain sovittavat ja ennustavat menetelmät voivat käyttää eri solmuissa erilaisia malleja.</translation>
    </message>
    <message>
      <source>Only the rows for which a condition is true</source>
      <translation>Vain rivit, joilla ehto on tosi</translation>
    </message>
    <message>
      <source>Open a lesson</source>
      <translation>Avaa oppitunti</translation>
    </message>
    <message>
      <source>Open a lesson…</source>
      <translation>Avaa oppitunti…</translation>
    </message>
    <message>
      <source>Open a session or an experiment document</source>
      <translation>Avaa istunto tai koedokumentti</translation>
    </message>
    <message>
      <source>Open a session, an experiment or a lesson</source>
      <translation>Avaa istunto, koe tai oppitunti</translation>
    </message>
    <message>
      <source>Open an experiment first.</source>
      <translation>Avaa ensin koe.</translation>
    </message>
    <message>
      <source>Open an experiment to see %1.</source>
      <translation>Avaa koe, niin tässä näytetään %1.</translation>
    </message>
    <message>
      <source>Open an experiment to see how alike its nodes are.</source>
      <translation>Avaa koe, niin näet, kuinka samankaltaisia sen solmut ovat.</translation>
    </message>
    <message>
      <source>Open an experiment to see how much its nodes disagree.</source>
      <translation>Avaa koe, niin näet, kuinka erimielisiä sen solmut ovat.</translation>
    </message>
    <message>
      <source>Open an experiment to see its data and models.</source>
      <translation>Avaa koe, niin näet sen aineiston ja mallit.</translation>
    </message>
    <message>
      <source>Open an experiment to see its learned clusters.</source>
      <translation>Avaa koe, niin näet sen opitut klusterit.</translation>
    </message>
    <message>
      <source>Open an experiment to see its path over λ.</source>
      <translation>Avaa koe, niin näet sen λ-polun.</translation>
    </message>
    <message>
      <source>Open an experiment to see what its models predict.</source>
      <translation>Avaa koe, niin näet, mitä sen mallit ennustavat.</translation>
    </message>
    <message>
      <source>Open or close the legend. There is no place for it where it would hide no node.</source>
      <translation>Avaa tai sulje selite. Sille ei ole paikkaa, jossa se ei peittäisi yhtään solmua.</translation>
    </message>
    <message>
      <source>Open preset</source>
      <translation>Avaa valmis koe</translation>
    </message>
    <message>
      <source>Open re&amp;cent</source>
      <translation>Avaa &amp;viimeaikainen</translation>
    </message>
    <message>
      <source>Open the curtain</source>
      <translation>Avaa esirippu</translation>
    </message>
    <message>
      <source>Open the experiment behind the figure in the main window</source>
      <translation>Avaa kuvan koe pääikkunaan</translation>
    </message>
    <message>
      <source>Optimiser</source>
      <translation>Optimoija</translation>
    </message>
    <message>
      <source>Optimum of GTVMin: %1</source>
      <translation>GTVMin-tehtävän optimi: %1</translation>
    </message>
    <message>
      <source>Optimum: %1</source>
      <translation>Optimi: %1</translation>
    </message>
    <message>
      <source>Optimum: computing for λ = %1…</source>
      <translation>Optimi: lasketaan arvolla λ = %1…</translation>
    </message>
    <message>
      <source>Optimum: computing…</source>
      <translation>Optimi: lasketaan…</translation>
    </message>
    <message>
      <source>Optimum: not known for models that fit and predict</source>
      <translation>Optimi: ei tunneta sovitettaville ennustemalleille</translation>
    </message>
    <message>
      <source>Optimum: switched off</source>
      <translation>Optimi: pois käytöstä</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Järjestys</translation>
    </message>
    <message>
      <source>Order of the nodes</source>
      <translation>Solmujen järjestys</translation>
    </message>
    <message>
      <source>Order p</source>
      <translation>Kertaluku p</translation>
    </message>
    <message>
      <source>Ordinate</source>
      <translation>Ordinaatta</translation>
    </message>
    <message>
      <source>Origin</source>
      <translation>Alkuperä</translation>
    </message>
    <message>
      <source>Our curves over the stated points</source>
      <translation>Saadut käyrät julkaistujen pisteiden päällä</translation>
    </message>
    <message>
      <source>Ours</source>
      <translation>Saatu</translation>
    </message>
    <message>
      <source>Outvoted</source>
      <translation>Enemmistö voittaa</translation>
    </message>
    <message>
      <source>Over two edges enough can flow to make both models equal. Now only the single edge on the left is full.</source>
      <translation>Kahta kaarta pitkin mahtuu virtaamaan niin paljon, että mallit tulevat samoiksi. Nyt vain vasemmanpuoleinen yksittäinen kaari on täynnä.</translation>
    </message>
    <message>
      <source>Over-relaxation κ</source>
      <translation>Ylirelaksaatio κ</translation>
    </message>
    <message>
      <source>Overfitting and its U</source>
      <translation>Ylisovitus ja sen U</translation>
    </message>
    <message>
      <source>Overfitting: the degree of a polynomial</source>
      <translation>Ylisovitus: polynomin aste</translation>
    </message>
    <message>
      <source>Own local model</source>
      <translation>Oma paikallinen malli</translation>
    </message>
    <message>
      <source>Own size</source>
      <translation>Oma koko</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>P&amp;in this run</source>
      <translation>K&amp;iinnitä tämä ajo</translation>
    </message>
    <message>
      <source>P&amp;resets…</source>
      <translation>Valmiit &amp;kokeet…</translation>
    </message>
    <message>
      <source>P(%1)</source>
      <translation>P(%1)</translation>
    </message>
    <message>
      <source>P(W) − min P is at most this</source>
      <translation>P(W) − min P on enintään tämä</translation>
    </message>
    <message>
      <source>P(W), which is minimised</source>
      <translation>P(W), joka minimoidaan</translation>
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
      <translation>PNG:n tarkkuus on kiinteä; PDF ja SVG ovat teräviä kaikenkokoisina</translation>
    </message>
    <message>
      <source>PNG, a picture</source>
      <translation>PNG, kuva</translation>
    </message>
    <message>
      <source>Pa&amp;use</source>
      <translation>&amp;Tauko</translation>
    </message>
    <message>
      <source>Parabola, squared error</source>
      <translation>Paraabeli, neliövirhe</translation>
    </message>
    <message>
      <source>Parallel edges</source>
      <translation>Rinnakkaiset kaaret</translation>
    </message>
    <message>
      <source>Parameter %1 of the iterate</source>
      <translation>Iteraatin parametri %1</translation>
    </message>
    <message>
      <source>Parameter of the profile</source>
      <translation>Profiilin parametri</translation>
    </message>
    <message>
      <source>Parameter shown over λ</source>
      <translation>λ:n funktiona näytettävä parametri</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Parametrit</translation>
    </message>
    <message>
      <source>Parameters of the method</source>
      <translation>Menetelmän parametrit</translation>
    </message>
    <message>
      <source>Parameters of the node</source>
      <translation>Solmun parametrit</translation>
    </message>
    <message>
      <source>Parameters of the node over the iterations</source>
      <translation>Solmun parametrit iteraatioittain</translation>
    </message>
    <message>
      <source>Participation</source>
      <translation>Osallistuminen</translation>
    </message>
    <message>
      <source>Parts</source>
      <translation>Osat</translation>
    </message>
    <message>
      <source>Parts of a graph learn apart</source>
      <translation>Graafin osat oppivat erillään</translation>
    </message>
    <message>
      <source>Parts of the graph that no edge joins</source>
      <translation>Graafin osat, joita mikään kaari ei yhdistä toisiinsa</translation>
    </message>
    <message>
      <source>Paste an experiment</source>
      <translation>Liitä koe</translation>
    </message>
    <message>
      <source>Path of our number in the report, such as labelMse.test.</source>
      <translation>Oman lukumme polku raportissa, esimerkiksi labelMse.test.</translation>
    </message>
    <message>
      <source>Paths with lists of equal length; point k takes the k-th value of every list.</source>
      <translation>Polut ja yhtä pitkät luettelot; piste k ottaa jokaisen luettelon k:nnen arvon.</translation>
    </message>
    <message>
      <source>Paths with lists of values; every combination is run.</source>
      <translation>Polut ja niiden arvojen luettelot; jokainen yhdistelmä ajetaan.</translation>
    </message>
    <message>
      <source>Paths with values: what this series changes.</source>
      <translation>Polut ja arvot: mitä tämä sarja muuttaa.</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Tauko</translation>
    </message>
    <message>
      <source>Pause the race</source>
      <translation>Keskeytä vertailuajo</translation>
    </message>
    <message>
      <source>Pause the sweep</source>
      <translation>Keskeytä parametriajo</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Tauolla</translation>
    </message>
    <message>
      <source>Paused: %1%2</source>
      <translation>Tauolla: %1%2</translation>
    </message>
    <message>
      <source>Penalty</source>
      <translation>Sakkotermi</translation>
    </message>
    <message>
      <source>Penalty and loss</source>
      <translation>Sakkotermi ja häviö</translation>
    </message>
    <message>
      <source>Penalty parameter ρ</source>
      <translation>Sakkoparametri ρ</translation>
    </message>
    <message>
      <source>Permutation</source>
      <translation>Permutaatio</translation>
    </message>
    <message>
      <source>Perplexity</source>
      <translation>Perpleksiteetti</translation>
    </message>
    <message>
      <source>Personal rate</source>
      <translation>Personoitu nopeus</translation>
    </message>
    <message>
      <source>Personal steps K</source>
      <translation>Personoidut askeleet K</translation>
    </message>
    <message>
      <source>Personalised: one parameter shared, one of one’s own</source>
      <translation>Personoitu: yksi yhteinen parametri, yksi oma</translation>
    </message>
    <message>
      <source>Perturbation σ</source>
      <translation>Häiriö σ</translation>
    </message>
    <message>
      <source>Perturbed around cluster vectors</source>
      <translation>Häiriö klusterivektorien ympärillä</translation>
    </message>
    <message>
      <source>Phase θ of the wave at x = 0, in radians: one number for all clusters, or one per cluster.</source>
      <translation>Aallon vaihe θ kohdassa x = 0 radiaaneina: yksi luku kaikille klustereille tai yksi kullekin.</translation>
    </message>
    <message>
      <source>Phases</source>
      <translation>Vaiheet</translation>
    </message>
    <message>
      <source>Piecewise polynomial in every feature with breaks at the knots: piecewise linear, or smooth.</source>
      <translation>Jokaisessa piirteessä paloittainen polynomi, jonka palat vaihtuvat solmukohdissa: paloittain lineaarinen tai sileä.</translation>
    </message>
    <message>
      <source>Pin</source>
      <translation>Kiinnitä</translation>
    </message>
    <message>
      <source>Pinned</source>
      <translation>Kiinnitetty</translation>
    </message>
    <message>
      <source>Pinned runs stay, and their curves are drawn</source>
      <translation>Kiinnitetyt ajot säilyvät, ja niiden käyrät piirretään</translation>
    </message>
    <message>
      <source>Pinned: its curves stay; View → Runs lists all runs</source>
      <translation>Kiinnitetty: käyrät säilyvät; Näytä → Ajot luettelee kaikki ajot</translation>
    </message>
    <message>
      <source>Pivot</source>
      <translation>Pivotoi</translation>
    </message>
    <message>
      <source>Place in the list of methods</source>
      <translation>Sija menetelmien luettelossa</translation>
    </message>
    <message>
      <source>Plane of the first two parameters</source>
      <translation>Kahden ensimmäisen parametrin taso</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Esitä</translation>
    </message>
    <message>
      <source>Plot of the sweep</source>
      <translation>Parametriajon kuvaaja</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Pisteitä</translation>
    </message>
    <message>
      <source>Points per node</source>
      <translation>Pisteitä solmua kohti</translation>
    </message>
    <message>
      <source>Points without labels are no series. Choose the plane.</source>
      <translation>Nimiöttömät pisteet eivät ole sarja. Valitse taso.</translation>
    </message>
    <message>
      <source>Points without labels: their loss ‖w − a‖² is a distance, and depends on no residual or margin. The Local models show the distances; data with labels has a loss to draw.</source>
      <translation>Nimiöttömien pisteiden häviö ‖w − a‖² on etäisyys, joka ei riipu residuaalista eikä marginaalista. Etäisyydet näkyvät näkymässä Paikalliset mallit; häviön voi piirtää nimiöllisestä datasta.</translation>
    </message>
    <message>
      <source>Points without labels: there is nothing to predict. The Local models show how far nodes are apart.</source>
      <translation>Pisteillä ei ole nimiöitä: ei ole mitään ennustettavaa. ”Paikalliset mallit” näyttää, kuinka kaukana solmut ovat toisistaan.</translation>
    </message>
    <message>
      <source>Points without labels: there is nothing to predict. The Local models show where the nodes are.</source>
      <translation>Nimiöttömiä pisteitä: ennustettavaa ei ole. Paikalliset mallit näyttävät, missä solmut ovat.</translation>
    </message>
    <message>
      <source>Points: the local models of the present iterate; many points are drawn as density.&lt;br&gt;Rings: the exact optimum for this λ, one ring per group of equal nodes, larger for more nodes; dotted until it is proved; none where the optimum is not unique.&lt;br&gt;Crosses: the true parameters; rest the mouse on one to read whose they are, drag it to move it along the two axes.&lt;br&gt;Click a point to select its nodes; Shift and drag selects a rectangle; Ctrl adds, Esc clears the selection, Shift and an arrow key goes to the next point.&lt;br&gt;The wheel zooms, dragging pans, a double click, 0 or &lt;i&gt;Whole picture&lt;/i&gt; follows the points again.</source>
      <translation>Pisteet: nykyisen iteraatin paikalliset mallit; suuri määrä pisteitä piirretään tiheytenä.&lt;br&gt;Renkaat: tarkka optimi tällä λ:n arvolla, yksi rengas samojen solmujen ryhmää kohti, sitä suurempi mitä enemmän solmuja; pisteviivalla, kunnes optimi on todistettu; ei rengasta, jos optimi ei ole yksikäsitteinen.&lt;br&gt;Rastit: oikeat parametrit; vie osoitin rastin päälle, niin näet, kenen ne ovat, ja siirrä rastia kahden akselin suunnassa raahaamalla.&lt;br&gt;Valitse pisteen solmut napsauttamalla; Vaihto ja raahaus valitsee suorakulmion; Ctrl lisää, Esc tyhjentää valinnan, Vaihto ja nuolinäppäin siirtyy seuraavaan pisteeseen.&lt;br&gt;Rulla zoomaa, raahaus vierittää, kaksoisnapsautus, 0 tai &lt;i&gt;Koko kuva&lt;/i&gt; seuraa taas pisteitä.</translation>
    </message>
    <message>
      <source>Poison</source>
      <translation>Myrkytä</translation>
    </message>
    <message>
      <source>Poison %1 nodes</source>
      <translation>Myrkytä %1 solmua</translation>
    </message>
    <message>
      <source>Poison node</source>
      <translation>Myrkytä solmu</translation>
    </message>
    <message>
      <source>Poisoned labels: squared error and Huber loss</source>
      <translation>Myrkytetyt nimiöt: neliövirhe ja Huber-häviö</translation>
    </message>
    <message>
      <source>Poisoning</source>
      <translation>Myrkytys</translation>
    </message>
    <message>
      <source>Poisson</source>
      <translation>Poisson</translation>
    </message>
    <message>
      <source>Polynomial</source>
      <translation>Polynominen</translation>
    </message>
    <message>
      <source>Polynomials of degree 3 are just large enough for the wave: the validation error falls to 0.08.</source>
      <translation>Kolmannen asteen polynomit riittävät juuri aaltoon: validointivirhe pienenee arvoon 0.08.</translation>
    </message>
    <message>
      <source>Polynomials on a sine wave</source>
      <translation>Polynomit ja siniaalto</translation>
    </message>
    <message>
      <source>Pooled</source>
      <translation>Yhdistetty</translation>
    </message>
    <message>
      <source>Pooled learning (large λ): one model from all samples. It fits the cluster in the middle and fails the others.</source>
      <translation>Yhdistetty oppiminen (suuri λ): yksi malli kaikista datapisteistä. Se sopii keskimmäiseen klusteriin mutta ei muihin.</translation>
    </message>
    <message>
      <source>Pooled, local, clustered</source>
      <translation>Yhdistetty, paikallinen, klusteroitu</translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>Sijainnit</translation>
    </message>
    <message>
      <source>Positions of the clusters</source>
      <translation>Klusterien sijainnit</translation>
    </message>
    <message>
      <source>Positions of the nodes at the last pictures; in large networks a sample of the nodes and the selected ones</source>
      <translation>Solmujen paikat viimeisimmissä kuvissa; suurissa verkoissa otos solmuista ja valitut solmut</translation>
    </message>
    <message>
      <source>Precision</source>
      <translation>Laskentatarkkuus</translation>
    </message>
    <message>
      <source>Precision Ω</source>
      <translation>Tarkkuusmatriisi Ω</translation>
    </message>
    <message>
      <source>Prediction GTV</source>
      <translation>Ennusteiden GTV</translation>
    </message>
    <message>
      <source>Predictions</source>
      <translation>Ennusteet</translation>
    </message>
    <message>
      <source>Predictions of every row, parameters, errors, learned clusters, flows and the report, as CSV and JSON</source>
      <translation>Jokaisen rivin ennusteet, parametrit, virheet, opitut klusterit, virtaukset ja raportti CSV- ja JSON-tiedostoina</translation>
    </message>
    <message>
      <source>Predictions of the honest nodes for their own samples, with the attackers' trigger in them and without: the share predicted as the target label, or the mean prediction</source>
      <translation>Rehellisten solmujen ennusteet omille datapisteilleen hyökkääjien laukaisimen kanssa ja ilman: kohdenimiöksi ennustettu osuus tai ennusteiden keskiarvo</translation>
    </message>
    <message>
      <source>Predictions of the model at the present iterate. One feature: curves, bold for the node, thin for its neighbours; small rings are the pseudo-labels that it gets from its neighbours at the shared test points. Two features: the plane in the colours of the bar. More features: predicted against true labels; for classes, how many samples of each class are predicted as which class.</source>
      <translation>Mallin ennusteet nykyisessä iteraatissa. Yksi piirre: käyrät, solmun käyrä paksulla ja sen naapurien ohuella; pienet renkaat ovat pseudonimiöitä, jotka solmu saa naapureiltaan yhteisissä testipisteissä. Kaksi piirrettä: taso väripalkin väreillä. Useampia piirteitä: ennustetut nimiöt oikeita vastaan; luokille se, kuinka monta kunkin luokan datapistettä ennustetaan mihinkin luokkaan.</translation>
    </message>
    <message>
      <source>Predictions of the node</source>
      <translation>Solmun ennusteet</translation>
    </message>
    <message>
      <source>Predicts the mean label of the k nearest samples; it stores the samples and learns nothing else.</source>
      <translation>Ennustaa k lähimmän datapisteen nimiöiden keskiarvon; malli tallentaa datapisteet eikä opi muuta.</translation>
    </message>
    <message>
      <source>Predicts the next label of a series linearly from the last ones: feature k is the label k steps before.</source>
      <translation>Ennustaa sarjan seuraavan nimiön lineaarisesti edellisistä: piirre k on nimiö k askelta aiemmin.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>Asetukset</translation>
    </message>
    <message>
      <source>Preferential attachment</source>
      <translation>Suosiva kiinnittyminen</translation>
    </message>
    <message>
      <source>Preparation</source>
      <translation>Valmistelu</translation>
    </message>
    <message>
      <source>Preparation of %1</source>
      <translation>Valmistelu: %1</translation>
    </message>
    <message>
      <source>Prepare %1</source>
      <translation>Valmistele %1</translation>
    </message>
    <message>
      <source>Preparing the first rows…</source>
      <translation>Valmistellaan ensimmäisiä rivejä…</translation>
    </message>
    <message>
      <source>Preset › %1</source>
      <translation>Valmis koe › %1</translation>
    </message>
    <message>
      <source>Presets</source>
      <translation>Valmiit kokeet</translation>
    </message>
    <message>
      <source>Press “Compute” to draw the data of this experiment again and again, and to see how its error is made of bias, variance and noise.</source>
      <translation>Paina ”Laske”, niin tämän kokeen aineisto arvotaan yhä uudelleen ja näet, miten virhe koostuu harhasta, varianssista ja kohinasta.</translation>
    </message>
    <message>
      <source>Primal-dual (Algorithm 1)</source>
      <translation>Primaali-duaali (algoritmi 1)</translation>
    </message>
    <message>
      <source>Primal-dual with contraction</source>
      <translation>Primaali-duaali, supistava</translation>
    </message>
    <message>
      <source>Primal-dual, adaptive steps</source>
      <translation>Primaali-duaali, mukautuvat askeleet</translation>
    </message>
    <message>
      <source>Primal-dual, fast</source>
      <translation>Primaali-duaali, nopea</translation>
    </message>
    <message>
      <source>Principal components</source>
      <translation>Pääkomponentit</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Yksityisyys</translation>
    </message>
    <message>
      <source>Privacy against error</source>
      <translation>Yksityisyys ja virhe</translation>
    </message>
    <message>
      <source>Privacy and attacks</source>
      <translation>Yksityisyys ja hyökkäykset</translation>
    </message>
    <message>
      <source>Private feature</source>
      <translation>Yksityinen piirre</translation>
    </message>
    <message>
      <source>Private number</source>
      <translation>Yksityinen luku</translation>
    </message>
    <message>
      <source>Private sample</source>
      <translation>Yksityinen datapiste</translation>
    </message>
    <message>
      <source>Probability</source>
      <translation>Todennäköisyys</translation>
    </message>
    <message>
      <source>Probability between</source>
      <translation>Todennäköisyys välillä</translation>
    </message>
    <message>
      <source>Probability inside</source>
      <translation>Todennäköisyys sisällä</translation>
    </message>
    <message>
      <source>Probability of an edge between nodes of different clusters.</source>
      <translation>Kaaren todennäköisyys eri klusterien solmujen välillä.</translation>
    </message>
    <message>
      <source>Probability of an edge between two nodes of one cluster.</source>
      <translation>Kaaren todennäköisyys saman klusterin kahden solmun välillä.</translation>
    </message>
    <message>
      <source>Probability of every edge.</source>
      <translation>Jokaisen kaaren todennäköisyys.</translation>
    </message>
    <message>
      <source>Probability that a message does not arrive.</source>
      <translation>Todennäköisyys, että viesti ei saavu perille.</translation>
    </message>
    <message>
      <source>Probability that an edge is rewired to a random node.</source>
      <translation>Todennäköisyys, jolla kaari kytketään uudelleen satunnaiseen solmuun.</translation>
    </message>
    <message>
      <source>Probability that an entry is not zero.</source>
      <translation>Todennäköisyys, että komponentti ei ole nolla.</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Ongelma</translation>
    </message>
    <message>
      <source>Problems in the file</source>
      <translation>Ongelmat tiedostossa</translation>
    </message>
    <message>
      <source>Problems solved by hand</source>
      <translation>Käsin ratkaistuja tehtäviä</translation>
    </message>
    <message>
      <source>Products of different features</source>
      <translation>Eri piirteiden tulot</translation>
    </message>
    <message>
      <source>Profile</source>
      <translation>Profiili</translation>
    </message>
    <message>
      <source>Profile of the models</source>
      <translation>Mallien profiili</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Edistyminen</translation>
    </message>
    <message>
      <source>Progress of the sweep</source>
      <translation>Parametriajon edistyminen</translation>
    </message>
    <message>
      <source>Progress of the λ path</source>
      <translation>λ-polun edistyminen</translation>
    </message>
    <message>
      <source>Projected gradient descent</source>
      <translation>Projisoitu gradienttimenetelmä</translation>
    </message>
    <message>
      <source>Projection on</source>
      <translation>Projektio joukolle</translation>
    </message>
    <message>
      <source>Protection</source>
      <translation>Suojaus</translation>
    </message>
    <message>
      <source>Proximal gradient steps on the dual flows, for strongly convex losses.</source>
      <translation>Proksimaaliset gradienttiaskeleet duaalisille virtauksille, kun häviöt ovat vahvasti konvekseja.</translation>
    </message>
    <message>
      <source>Pseudo-code of the method</source>
      <translation>Menetelmän pseudokoodi</translation>
    </message>
    <message>
      <source>Pseudo-labels</source>
      <translation>Pseudonimiöt</translation>
    </message>
    <message>
      <source>Published &amp;figures…</source>
      <translation>&amp;Julkaistut kuvat…</translation>
    </message>
    <message>
      <source>Published figures</source>
      <translation>Julkaistut kuvat</translation>
    </message>
    <message>
      <source>Published figures…</source>
      <translation>Julkaistut kuvat…</translation>
    </message>
    <message>
      <source>Published numbers</source>
      <translation>Julkaistut luvut</translation>
    </message>
    <message>
      <source>Published values</source>
      <translation>Julkaistut arvot</translation>
    </message>
    <message>
      <source>Pulls neighbours together smoothly; they never become exactly equal.</source>
      <translation>Vetää naapureita pehmeästi toisiaan kohti; niistä ei koskaan tule täsmälleen samoja.</translation>
    </message>
    <message>
      <source>Purpose</source>
      <translation>Käyttö</translation>
    </message>
    <message>
      <source>Put all views back in their original places</source>
      <translation>Pane kaikki näkymät alkuperäisille paikoilleen</translation>
    </message>
    <message>
      <source>Put the experiment that is open in the place of this scene's</source>
      <translation>Pane avoinna oleva koe tämän kohtauksen kokeen tilalle</translation>
    </message>
    <message>
      <source>Puts your lesson into the waste basket</source>
      <translation>Siirtää oman oppitunnin roskakoriin</translation>
    </message>
    <message>
      <source>Q</source>
      <translation>Q</translation>
    </message>
    <message>
      <source>Quantity on the horizontal axis. The bytes are those of the vectors that nodes send each other; methods that need all data in one place send none.</source>
      <translation>Vaaka-akselin suure. Tavut ovat solmujen toisilleen lähettämien vektorien tavuja; menetelmät, jotka vaativat koko aineiston yhteen paikkaan, eivät lähetä mitään.</translation>
    </message>
    <message>
      <source>Question</source>
      <translation>Kysymys</translation>
    </message>
    <message>
      <source>Question and description</source>
      <translation>Kysymys ja kuvaus</translation>
    </message>
    <message>
      <source>Quick</source>
      <translation>Nopeasti</translation>
    </message>
    <message>
      <source>Quick repeats</source>
      <translation>Nopeat toistot</translation>
    </message>
    <message>
      <source>R&amp;ace of methods</source>
      <translation>&amp;Menetelmien vertailuajo</translation>
    </message>
    <message>
      <source>R&amp;eset</source>
      <translation>&amp;Palauta</translation>
    </message>
    <message>
      <source>Race</source>
      <translation>Vertailuajo</translation>
    </message>
    <message>
      <source>Race %1</source>
      <translation>Vertailuajo %1</translation>
    </message>
    <message>
      <source>Race by</source>
      <translation>Mittapuu</translation>
    </message>
    <message>
      <source>Race limit</source>
      <translation>Vertailun raja</translation>
    </message>
    <message>
      <source>Race of methods on two clusters</source>
      <translation>Menetelmien vertailuajo kahdessa klusterissa</translation>
    </message>
    <message>
      <source>Race the methods from the beginning</source>
      <translation>Aja vertailu alusta</translation>
    </message>
    <message>
      <source>Race: %1</source>
      <translation>Vertailuajo: %1</translation>
    </message>
    <message>
      <source>Race: add %1</source>
      <translation>Vertailuajo: lisää %1</translation>
    </message>
    <message>
      <source>Race: order</source>
      <translation>Vertailuajo: järjestys</translation>
    </message>
    <message>
      <source>Race: remove %1</source>
      <translation>Vertailuajo: poista %1</translation>
    </message>
    <message>
      <source>Race: remove methods</source>
      <translation>Vertailuajo: poista menetelmiä</translation>
    </message>
    <message>
      <source>Racing</source>
      <translation>Käynnissä</translation>
    </message>
    <message>
      <source>Radius</source>
      <translation>Säde</translation>
    </message>
    <message>
      <source>Radius of the ball.</source>
      <translation>Pallon säde.</translation>
    </message>
    <message>
      <source>Random Fourier features</source>
      <translation>Satunnaiset Fourier-piirteet</translation>
    </message>
    <message>
      <source>Random forest</source>
      <translation>Satunnaismetsä</translation>
    </message>
    <message>
      <source>Random geometric graph</source>
      <translation>Satunnainen geometrinen graafi</translation>
    </message>
    <message>
      <source>Random points in the unit square, joined if they are near each other.</source>
      <translation>Satunnaisia pisteitä yksikköneliössä; lähekkäiset yhdistetään.</translation>
    </message>
    <message>
      <source>Random projection</source>
      <translation>Satunnaisprojektio</translation>
    </message>
    <message>
      <source>Random rows</source>
      <translation>Satunnaiset rivit</translation>
    </message>
    <message>
      <source>Range of the slider</source>
      <translation>Liukusäätimen alue</translation>
    </message>
    <message>
      <source>Rate at which the weights exp(-scale distance) fall.</source>
      <translation>Nopeus, jolla painot exp(-skaala · etäisyys) pienenevät.</translation>
    </message>
    <message>
      <source>Re&amp;peat with other draws</source>
      <translation>T&amp;oista muilla arvonnoilla</translation>
    </message>
    <message>
      <source>Read it anyway?</source>
      <translation>Luetaanko se silti?</translation>
    </message>
    <message>
      <source>Read texts as numbers</source>
      <translation>Lue tekstit lukuina</translation>
    </message>
    <message>
      <source>Read times</source>
      <translation>Lue ajat</translation>
    </message>
    <message>
      <source>Reading %1…</source>
      <translation>Luetaan tiedostoa %1…</translation>
    </message>
    <message>
      <source>Reading the file…</source>
      <translation>Luetaan tiedostoa…</translation>
    </message>
    <message>
      <source>Reading the whole file… %1 %</source>
      <translation>Luetaan koko tiedostoa… %1 %</translation>
    </message>
    <message>
      <source>Real data</source>
      <translation>Todellinen data</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Syy</translation>
    </message>
    <message>
      <source>Rectangle</source>
      <translation>Suorakulmio</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Tee uudelleen</translation>
    </message>
    <message>
      <source>Redo (Ctrl+Shift+Z)</source>
      <translation>Tee uudelleen (Ctrl+Shift+Z)</translation>
    </message>
    <message>
      <source>Redo: %1</source>
      <translation>Tee uudelleen: %1</translation>
    </message>
    <message>
      <source>Reflected Halpern steps with restarts, over-relaxation 1.9, or the plain steps.</source>
      <translation>Heijastetut Halpern-askeleet uudelleenkäynnistyksin, ylirelaksaatio 1.9 tai tavalliset askeleet.</translation>
    </message>
    <message>
      <source>Refuse the file, drop the rows with missing values, or replace a missing feature by the mean of its column. A row that lacks nothing but its label stays and is predicted.</source>
      <translation>Hylkää tiedosto, jätä pois rivit, joilta puuttuu arvoja, tai korvaa puuttuva piirre sarakkeensa keskiarvolla. Rivi, jolta puuttuu vain nimiö, jää ja se ennustetaan.</translation>
    </message>
    <message>
      <source>Regression of counts 0, 1, 2, … with the log link, mean exp(wᵀx): half the deviance, the negative log-likelihood of the Poisson distribution up to a constant.</source>
      <translation>Lukumäärien 0, 1, 2, … regressio logaritmisella linkillä, odotusarvo exp(wᵀx): puolet devianssista, Poisson-jakauman negatiivinen log-uskottavuus vakiota vaille.</translation>
    </message>
    <message>
      <source>Regression of times and other labels above 0 with the log link, mean exp(wᵀx): half the deviance, the negative log-likelihood of the gamma distribution of shape k up to a constant. k = 1 is the exponential distribution.</source>
      <translation>Aikojen ja muiden nollaa suurempien nimiöiden regressio logaritmisella linkillä, odotusarvo exp(wᵀx): puolet devianssista, negatiivinen log-uskottavuus vakiota vaille gammajakaumalle, jonka muoto on k. k = 1 on eksponenttijakauma.</translation>
    </message>
    <message>
      <source>Regularisation strength λ: how strongly neighbours are pulled together.</source>
      <translation>Regularisoinnin voimakkuus λ: kuinka voimakkaasti naapureita vedetään toisiaan kohti.</translation>
    </message>
    <message>
      <source>Regularisation strength λ: on the left every node is trained alone, on the right all nodes have one model</source>
      <translation>Regularisoinnin voimakkuus λ: vasemmalla jokainen solmu opetetaan yksin, oikealla kaikilla solmuilla on sama malli</translation>
    </message>
    <message>
      <source>Regularisation strength: how strongly neighbours are pulled together</source>
      <translation>Regularisoinnin voimakkuus: kuinka voimakkaasti naapureita vedetään yhteen</translation>
    </message>
    <message>
      <source>Regularise intercept</source>
      <translation>Regularisoi vakiotermi</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Poista</translation>
    </message>
    <message>
      <source>Remove its curves from the plots; the run leaves the list after some time</source>
      <translation>Poista ajon käyrät kuvaajista; ajo poistuu luettelosta jonkin ajan kuluttua</translation>
    </message>
    <message>
      <source>Remove the changes by hand to labels, loss, model and data of the node</source>
      <translation>Poista käsin tehdyt muutokset solmun nimiöihin, häviöön, malliin ja aineistoon</translation>
    </message>
    <message>
      <source>Remove the scene “%1”</source>
      <translation>Poista kohtaus ”%1”</translation>
    </message>
    <message>
      <source>Remove the selected methods from the race</source>
      <translation>Poista valitut menetelmät vertailuajosta</translation>
    </message>
    <message>
      <source>Remove this entry from the list</source>
      <translation>Poista tämä kohta luettelosta</translation>
    </message>
    <message>
      <source>Remove this scene</source>
      <translation>Poista tämä kohtaus</translation>
    </message>
    <message>
      <source>Removed nodes</source>
      <translation>Poistetut solmut</translation>
    </message>
    <message>
      <source>Removes the last answer from those that were counted</source>
      <translation>Poistaa viimeisimmän vastauksen mukaan lasketuista</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Nimeä uudelleen</translation>
    </message>
    <message>
      <source>Repeating with other draws: %1 of %2 done</source>
      <translation>Toistetaan muilla arvonnoilla: valmiina %1 / %2</translation>
    </message>
    <message>
      <source>Repeating with other draws…</source>
      <translation>Toistetaan muilla arvonnoilla…</translation>
    </message>
    <message>
      <source>Repeats</source>
      <translation>Toistot</translation>
    </message>
    <message>
      <source>Replace it</source>
      <translation>Korvaa se</translation>
    </message>
    <message>
      <source>Rerun</source>
      <translation>Aja uudelleen</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Palauta</translation>
    </message>
    <message>
      <source>Reset all preferences to their defaults</source>
      <translation>Palauta kaikki asetukset oletusarvoihin</translation>
    </message>
    <message>
      <source>Residuals beyond δ count linearly.</source>
      <translation>Tätä suuremmat residuaalit lasketaan lineaarisesti.</translation>
    </message>
    <message>
      <source>Resolution</source>
      <translation>Tarkkuus</translation>
    </message>
    <message>
      <source>Resolution of pictures</source>
      <translation>Kuvien tarkkuus</translation>
    </message>
    <message>
      <source>Resolution that the export of a PNG proposes</source>
      <translation>Tarkkuus, jota PNG-vienti ehdottaa</translation>
    </message>
    <message>
      <source>Restarts</source>
      <translation>Aloitukset</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Palauta</translation>
    </message>
    <message>
      <source>Restore the drawn data</source>
      <translation>Palauta arvottu aineisto</translation>
    </message>
    <message>
      <source>Result of the cluster tests</source>
      <translation>Klusteritestien tulos</translation>
    </message>
    <message>
      <source>Resume from &amp;here</source>
      <translation>&amp;Jatka tästä</translation>
    </message>
    <message>
      <source>Resume from here</source>
      <translation>Jatka tästä</translation>
    </message>
    <message>
      <source>Rewiring probability</source>
      <translation>Uudelleenkytkentä</translation>
    </message>
    <message>
      <source>Ridge regression by two more rows of data</source>
      <translation>Ridge-regressio kahdella lisärivillä</translation>
    </message>
    <message>
      <source>Ridge μ</source>
      <translation>Ridge μ</translation>
    </message>
    <message>
      <source>Ridge μ of the model</source>
      <translation>Mallin ridge μ</translation>
    </message>
    <message>
      <source>Ridge, lasso and elastic net</source>
      <translation>Ridge, lasso ja elastinen verkko</translation>
    </message>
    <message>
      <source>Right answers: %1 of %2.</source>
      <translation>Oikeita vastauksia: %1 / %2.</translation>
    </message>
    <message>
      <source>Ring</source>
      <translation>Rengas</translation>
    </message>
    <message>
      <source>Ring of two halves</source>
      <translation>Kaksiosainen rengas</translation>
    </message>
    <message>
      <source>Rings at the exact optimum, except for groups whose models are not unique</source>
      <translation>Renkaat tarkassa optimissa, paitsi ryhmille, joiden mallit eivät ole yksikäsitteisiä</translation>
    </message>
    <message>
      <source>Robust losses against poisoned labels</source>
      <translation>Robustit häviöfunktiot myrkkyä vastaan</translation>
    </message>
    <message>
      <source>Robustness: one label in five is wrong</source>
      <translation>Robustisuus: joka viides nimiö on väärä</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Rivit</translation>
    </message>
    <message>
      <source>Rows [node, node, weight] of added or changed edges; weight 0 removes the edge.</source>
      <translation>Lisättyjen tai muutettujen kaarien rivit [solmu, solmu, paino]; paino 0 poistaa kaaren.</translation>
    </message>
    <message>
      <source>Rows [node, x, y] of the nodes that were moved by hand.</source>
      <translation>Käsin siirrettyjen solmujen rivit [solmu, x, y].</translation>
    </message>
    <message>
      <source>Rows [source, target] or [source, target, weight]; nodes count from 0.</source>
      <translation>Rivit [alku, loppu] tai [alku, loppu, paino]; solmut numeroidaan nollasta.</translation>
    </message>
    <message>
      <source>Rows [x, y, cluster] of added nodes; they are numbered after the nodes of the graph.</source>
      <translation>Lisättyjen solmujen rivit [x, y, klusteri]; ne numeroidaan graafin solmujen jälkeen.</translation>
    </message>
    <message>
      <source>Rows before it are learned from: a number, or a time such as 2024-01-31 12:00.</source>
      <translation>Sitä edeltävistä riveistä opitaan: luku tai aika, kuten 2024-01-31 12:00.</translation>
    </message>
    <message>
      <source>Rows from a time or number on; those before are learned from</source>
      <translation>Rivit jostakin ajasta tai luvusta alkaen; edeltävistä opitaan</translation>
    </message>
    <message>
      <source>Rows held back</source>
      <translation>Sivuun jätetyt rivit</translation>
    </message>
    <message>
      <source>Rows of every node, drawn at random</source>
      <translation>Jokaisen solmun satunnaisesti arvotut rivit</translation>
    </message>
    <message>
      <source>Rows with problems</source>
      <translation>Ongelmalliset rivit</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Ajo</translation>
    </message>
    <message>
      <source>Run %1</source>
      <translation>Ajo %1</translation>
    </message>
    <message>
      <source>Run every combination in the background</source>
      <translation>Aja kaikki yhdistelmät taustalla</translation>
    </message>
    <message>
      <source>Run every combination of the values of one or two parameters, with repeats</source>
      <translation>Aja yhden tai kahden parametrin arvojen kaikki yhdistelmät, toistoineen</translation>
    </message>
    <message>
      <source>Run or pause the method</source>
      <translation>Aja menetelmää tai pidä tauko</translation>
    </message>
    <message>
      <source>Run the method: the curves grow from here.</source>
      <translation>Aja menetelmää: käyrät kasvavat tästä.</translation>
    </message>
    <message>
      <source>Run what the figure shows, in the background</source>
      <translation>Aja taustalla, mitä kuva esittää</translation>
    </message>
    <message>
      <source>Run what the papers show and compare the numbers</source>
      <translation>Aja, mitä artikkelit esittävät, ja vertaa lukuja</translation>
    </message>
    <message>
      <source>Runs</source>
      <translation>Ajot</translation>
    </message>
    <message>
      <source>Runs of the sweep</source>
      <translation>Parametriajon ajot</translation>
    </message>
    <message>
      <source>Runs side by side</source>
      <translation>Ajot rinnakkain</translation>
    </message>
    <message>
      <source>Runs the fast primal-dual method, contracts nodes that have fused, solves for one model per cluster and proves the result with a flow.</source>
      <translation>Ajaa nopeaa primaali-duaalimenetelmää, supistaa yhtyneet solmut, ratkaisee yhden mallin klusteria kohti ja todistaa tuloksen virtauksella.</translation>
    </message>
    <message>
      <source>R²</source>
      <translation>R²</translation>
    </message>
    <message>
      <source>S&amp;plits</source>
      <translation>&amp;Jaot</translation>
    </message>
    <message>
      <source>S&amp;tep</source>
      <translation>A&amp;skel</translation>
    </message>
    <message>
      <source>S&amp;weep of parameters</source>
      <translation>Pa&amp;rametriajo</translation>
    </message>
    <message>
      <source>SVG</source>
      <translation>SVG</translation>
    </message>
    <message>
      <source>Sample %1</source>
      <translation>Datapiste %1</translation>
    </message>
    <message>
      <source>Sample %1: y = %2</source>
      <translation>Datapiste %1: y = %2</translation>
    </message>
    <message>
      <source>Samples</source>
      <translation>Datapisteet</translation>
    </message>
    <message>
      <source>Samples are compared by their first principal components.</source>
      <translation>Datapisteitä verrataan niiden ensimmäisten pääkomponenttien avulla.</translation>
    </message>
    <message>
      <source>Samples are drawn as</source>
      <translation>Datapisteiden esitys</translation>
    </message>
    <message>
      <source>Samples at most</source>
      <translation>Datapisteitä enintään</translation>
    </message>
    <message>
      <source>Samples become points of the plane that have the same neighbours: t-distributed stochastic neighbour embedding by the tree of Barnes and Hut, from the first principal components on.</source>
      <translation>Datapisteistä tulee tason pisteitä, joilla on samat naapurit: t-jakautunut stokastinen naapuriupotus (t-SNE) Barnesin ja Hutin puulla, alkuna ensimmäiset pääkomponentit.</translation>
    </message>
    <message>
      <source>Samples of a node</source>
      <translation>Solmun datapisteet</translation>
    </message>
    <message>
      <source>Samples of the node</source>
      <translation>Solmun datapisteet</translation>
    </message>
    <message>
      <source>Samples to learn from: %L1 · for validation: %L2 · for the test: %L3</source>
      <translation>Datapisteitä oppimiseen: %L1 · validointiin: %L2 · testiin: %L3</translation>
    </message>
    <message>
      <source>Sanity check: edges within clusters only</source>
      <translation>Tarkistus: kaaria vain klusterien sisällä</translation>
    </message>
    <message>
      <source>Saturated edges are borders</source>
      <translation>Kyllästyneet kaaret ovat rajoja</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Tallenna</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>Tallenna &amp;nimellä…</translation>
    </message>
    <message>
      <source>Save a copy of this lesson</source>
      <translation>Tallenna tämän oppitunnin kopio</translation>
    </message>
    <message>
      <source>Save a copy of this lesson…</source>
      <translation>Tallenna tämän oppitunnin kopio…</translation>
    </message>
    <message>
      <source>Save the session, or the document alone</source>
      <translation>Tallenna istunto tai pelkkä dokumentti</translation>
    </message>
    <message>
      <source>Save under another name</source>
      <translation>Tallenna toisella nimellä</translation>
    </message>
    <message>
      <source>Saved as %1</source>
      <translation>Tallennettu nimellä %1</translation>
    </message>
    <message>
      <source>Saved as %1, without the change that could not be applied</source>
      <translation>Tallennettu nimellä %1 ilman muutosta, jota ei voitu toteuttaa</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>Tallennetaan…</translation>
    </message>
    <message>
      <source>Scale</source>
      <translation>Skaala</translation>
    </message>
    <message>
      <source>Scale every feature and the label to mean 0 and standard deviation 1.</source>
      <translation>Skaalaa jokaisen piirteen ja nimiön keskiarvoksi 0 ja keskihajonnaksi 1.</translation>
    </message>
    <message>
      <source>Scale of features</source>
      <translation>Piirteiden skaala</translation>
    </message>
    <message>
      <source>Scale of presentations</source>
      <translation>Esitysten mittakaava</translation>
    </message>
    <message>
      <source>Scale of presentations, number</source>
      <translation>Esitysten mittakaava lukuna</translation>
    </message>
    <message>
      <source>Scale of the colours</source>
      <translation>Värien asteikko</translation>
    </message>
    <message>
      <source>Scale of u = (x − centre) / scale: one number, or one per feature. Choose it so that u is of order one.</source>
      <translation>Skaala kaavassa u = (x − keskus) / skaala: yksi luku tai yksi piirrettä kohti. Valitse se niin, että u on ykkösen suuruusluokkaa.</translation>
    </message>
    <message>
      <source>Scale s</source>
      <translation>Skaala s</translation>
    </message>
    <message>
      <source>Scatter axes</source>
      <translation>Sirontakuvion akselit</translation>
    </message>
    <message>
      <source>Scatter plot of the local parameter vectors</source>
      <translation>Paikallisten parametrivektorien sirontakuvio</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Kohtaus</translation>
    </message>
    <message>
      <source>Scene %1 of %2</source>
      <translation>Kohtaus %1 / %2</translation>
    </message>
    <message>
      <source>Scene %1: %2</source>
      <translation>Kohtaus %1: %2</translation>
    </message>
    <message>
      <source>Scenes</source>
      <translation>Kohtaukset</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Haku</translation>
    </message>
    <message>
      <source>Search presets</source>
      <translation>Hae valmiita kokeita</translation>
    </message>
    <message>
      <source>Search the help</source>
      <translation>Hae ohjeesta</translation>
    </message>
    <message>
      <source>Search the help for “%1”</source>
      <translation>Hae ohjeesta sanoilla ”%1”</translation>
    </message>
    <message>
      <source>Search: clusters, privacy, Fig. 3, …</source>
      <translation>Haku: klusterit, yksityisyys, Fig. 3, …</translation>
    </message>
    <message>
      <source>Second end of the edge</source>
      <translation>Kaaren loppupää</translation>
    </message>
    <message>
      <source>Second smallest eigenvalue of the Laplacian: 0 for several components, the larger the better connected; for at most %1 nodes</source>
      <translation>Laplacen matriisin toiseksi pienin ominaisarvo: 0, jos komponentteja on useita, ja sitä suurempi, mitä yhtenäisempi graafi on; enintään %1 solmulle</translation>
    </message>
    <message>
      <source>Seconds of computing</source>
      <translation>Laskentasekunnit</translation>
    </message>
    <message>
      <source>Section %1</source>
      <translation>Osio %1</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Siemenluku</translation>
    </message>
    <message>
      <source>Seed of all random numbers.</source>
      <translation>Kaikkien satunnaislukujen siemenluku.</translation>
    </message>
    <message>
      <source>Seed of the draw, which does not depend on that of the experiment.</source>
      <translation>Arvonnan siemenluku, joka ei riipu kokeen siemenluvusta.</translation>
    </message>
    <message>
      <source>Select</source>
      <translation>Valitse</translation>
    </message>
    <message>
      <source>Select a node on the canvas to see its data, its model, its neighbours and its history.</source>
      <translation>Valitse piirtoalueelta solmu, niin näet sen datan, mallin, naapurit ja historian.</translation>
    </message>
    <message>
      <source>Select a node on the graph to see its numbers; at a speed of up to five iterations per second the present line is marked</source>
      <translation>Valitse graafista solmu, niin näet sen luvut; kun nopeus on enintään viisi iteraatiota sekunnissa, nykyinen rivi on merkitty</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Valitse kaikki</translation>
    </message>
    <message>
      <source>Select all cells</source>
      <translation>Valitse kaikki solut</translation>
    </message>
    <message>
      <source>Select nodes on the graph first</source>
      <translation>Valitse ensin solmuja graafista</translation>
    </message>
    <message>
      <source>Select one or several columns, then choose their use</source>
      <translation>Valitse yksi tai useampi sarake ja sitten niiden käyttö</translation>
    </message>
    <message>
      <source>Select the nodes in a rectangle; Shift adds to the selection</source>
      <translation>Valitse suorakulmion sisällä olevat solmut; Vaihto lisää valintaan</translation>
    </message>
    <message>
      <source>Select the nodes inside a line; Shift adds to the selection</source>
      <translation>Valitse viivan sisään jäävät solmut; Vaihto lisää valintaan</translation>
    </message>
    <message>
      <source>Self-loops</source>
      <translation>Silmukat</translation>
    </message>
    <message>
      <source>Sentence</source>
      <translation>Lause</translation>
    </message>
    <message>
      <source>Separator</source>
      <translation>Erotin</translation>
    </message>
    <message>
      <source>Series</source>
      <translation>Sarjat</translation>
    </message>
    <message>
      <source>Server and clients</source>
      <translation>Palvelin ja asiakkaat</translation>
    </message>
    <message>
      <source>Server and twelve clients</source>
      <translation>Palvelin ja kaksitoista asiakasta</translation>
    </message>
    <message>
      <source>Servers</source>
      <translation>Palvelimet</translation>
    </message>
    <message>
      <source>Sessions, experiments and lessons (*.gtvlab *.json);;All files (*)</source>
      <translation>Istunnot, kokeet ja oppitunnit (*.gtvlab *.json);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
      <source>Sessions: everything (*.gtvlab)</source>
      <translation>Istunnot: kaikki sisältö (*.gtvlab)</translation>
    </message>
    <message>
      <source>Set</source>
      <translation>Aseta</translation>
    </message>
    <message>
      <source>Set weight…</source>
      <translation>Aseta paino…</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Asetukset</translation>
    </message>
    <message>
      <source>Several values</source>
      <translation>Useita arvoja</translation>
    </message>
    <message>
      <source>Shape k</source>
      <translation>Muoto k</translation>
    </message>
    <message>
      <source>Shape k of the gamma distribution of positive labels; 1 is the exponential distribution.</source>
      <translation>Positiivisten nimiöiden gammajakauman muoto k; 1 on eksponenttijakauma.</translation>
    </message>
    <message>
      <source>Shape of the gamma distribution, whose variance is the square of the mean over k; 1 is the exponential distribution.</source>
      <translation>Sen gammajakauman muoto, jonka varianssi on odotusarvon neliö jaettuna k:lla; 1 on eksponenttijakauma.</translation>
    </message>
    <message>
      <source>Shape of the labels</source>
      <translation>Nimiöiden muoto</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Jaa</translation>
    </message>
    <message>
      <source>Share held back</source>
      <translation>Sivuun jätetty osuus</translation>
    </message>
    <message>
      <source>Share of every node's samples, drawn at random, that are not learned from: their labels are validation labels.</source>
      <translation>Osuus kunkin solmun datapisteistä, joka arvotaan ja josta ei opita: niiden nimiöt ovat validointinimiöitä.</translation>
    </message>
    <message>
      <source>Share of features</source>
      <translation>Piirteiden osuus</translation>
    </message>
    <message>
      <source>Share of right predictions for the validation labels or, without any, for all labels</source>
      <translation>Oikeiden ennusteiden osuus validointinimiöistä tai, jos niitä ei ole, kaikista nimiöistä</translation>
    </message>
    <message>
      <source>Share of right predictions of the training labels, which are classes</source>
      <translation>Oikeiden ennusteiden osuus opetusnimiöistä, jotka ovat luokkia</translation>
    </message>
    <message>
      <source>Share of right predictions of the validation labels, which are classes</source>
      <translation>Oikeiden ennusteiden osuus validointinimiöistä, jotka ovat luokkia</translation>
    </message>
    <message>
      <source>Share of samples</source>
      <translation>Datapisteiden osuus</translation>
    </message>
    <message>
      <source>Share of the clients that the trimmed mean and Krum leave out.</source>
      <translation>Osuus asiakkaista, joka typistetystä keskiarvosta ja Krumista jätetään pois.</translation>
    </message>
    <message>
      <source>Share of the distance</source>
      <translation>Osuus etäisyydestä</translation>
    </message>
    <message>
      <source>Share of the features that is drawn for every split.</source>
      <translation>Osuus piirteistä, joka arvotaan jokaista jakoa varten.</translation>
    </message>
    <message>
      <source>Share of the file that was read</source>
      <translation>Kuinka suuri osa tiedostosta on luettu</translation>
    </message>
    <message>
      <source>Share of the labelled nodes whose labels are hidden for the test, where the data keeps neither nodes nor samples for it.</source>
      <translation>Osuus nimiöidyistä solmuista, joiden nimiöt piilotetaan testiä varten, jos aineistossa ei ole varattu siihen solmuja eikä datapisteitä.</translation>
    </message>
    <message>
      <source>Share of the labelled nodes whose labels are used to choose λ.</source>
      <translation>Osuus nimiöidyistä solmuista, joiden nimiöitä käytetään λ:n valintaan.</translation>
    </message>
    <message>
      <source>Share of the nodes that are drawn.</source>
      <translation>Arvottavien solmujen osuus.</translation>
    </message>
    <message>
      <source>Share of the nodes that compute in an iteration, drawn again in every iteration.</source>
      <translation>Osuus solmuista, jotka laskevat iteraatiossa; arvotaan joka iteraatiossa uudelleen.</translation>
    </message>
    <message>
      <source>Share of the nodes with data that take part in a round, drawn at random.</source>
      <translation>Kierrokseen osallistuvien osuus solmuista, joilla on aineistoa; osallistujat arvotaan.</translation>
    </message>
    <message>
      <source>Share of the rows of every node.</source>
      <translation>Osuus jokaisen solmun riveistä.</translation>
    </message>
    <message>
      <source>Share of the samples of every attacker that get the pattern; they are drawn at random.</source>
      <translation>Osuus kunkin hyökkääjän datapisteistä, jotka saavat kuvion; ne arvotaan.</translation>
    </message>
    <message>
      <source>Share of the samples of the node whose label its model predicts</source>
      <translation>Osuus solmun datapisteistä, joiden nimiön sen malli ennustaa oikein</translation>
    </message>
    <message>
      <source>Share of the samples that is drawn for a tree, with replacement.</source>
      <translation>Osuus datapisteistä, joka arvotaan puuta varten palauttaen.</translation>
    </message>
    <message>
      <source>Share of the samples that is drawn for a tree, without replacement.</source>
      <translation>Osuus datapisteistä, joka arvotaan puuta varten palauttamatta.</translation>
    </message>
    <message>
      <source>Shared parameters</source>
      <translation>Yhteiset parametrit</translation>
    </message>
    <message>
      <source>Shift s</source>
      <translation>Siirto s</translation>
    </message>
    <message>
      <source>Shifted labels</source>
      <translation>Siirretyt nimiöt</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Näytä</translation>
    </message>
    <message>
      <source>Show in &amp;local models</source>
      <translation>Näytä paika&amp;llisissa malleissa</translation>
    </message>
    <message>
      <source>Show in the plot of the local models</source>
      <translation>Näytä paikallisten mallien kuvaajassa</translation>
    </message>
    <message>
      <source>Show labels</source>
      <translation>Näytä nimiöt</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Näytä</translation>
    </message>
    <message>
      <source>Show only rows with this text in a name, or rows that meet conditions: %1. The tooltips of the columns give their names.</source>
      <translation>Näytä vain rivit, joiden nimessä on tämä teksti tai jotka täyttävät ehdot: %1. Ehtojen nimet näkyvät sarakkeiden vihjeissä.</translation>
    </message>
    <message>
      <source>Show or hide</source>
      <translation>Näytä tai piilota</translation>
    </message>
    <message>
      <source>Show or hide the parameters of the selected method</source>
      <translation>Näytä tai piilota valitun menetelmän parametrit</translation>
    </message>
    <message>
      <source>Show the answer (Page Down or space)</source>
      <translation>Näytä vastaus (Page Down tai välilyönti)</translation>
    </message>
    <message>
      <source>Show the average of the server, or the models of the clients.</source>
      <translation>Näytä palvelimen keskiarvo tai asiakkaiden mallit.</translation>
    </message>
    <message>
      <source>Show the error over λ; there is no room for both plots</source>
      <translation>Näytä virhe λ:n funktiona; molemmat kuvaajat eivät mahdu</translation>
    </message>
    <message>
      <source>Show the lesson from its first scene on</source>
      <translation>Näytä oppitunti ensimmäisestä kohtauksesta alkaen</translation>
    </message>
    <message>
      <source>Show the models over λ; there is no room for both plots</source>
      <translation>Näytä mallit λ:n funktiona; molemmat kuvaajat eivät mahdu</translation>
    </message>
    <message>
      <source>Show the possible values</source>
      <translation>Näytä mahdolliset arvot</translation>
    </message>
    <message>
      <source>Show the weight of the edges, or their flow: the share of the capacity λ·weight that is used. Neighbours may differ only where the capacity is used up (bold): the borders of the clusters are among these edges.</source>
      <translation>Näytä kaarien paino tai niiden virtaus: kuinka suuri osuus kapasiteetista λ·paino on käytössä. Naapurit voivat erota toisistaan vain siellä, missä kapasiteetti on kokonaan käytössä (paksulla): klusterien rajat ovat näiden kaarien joukossa.</translation>
    </message>
    <message>
      <source>Show the whole graph</source>
      <translation>Näytä koko graafi</translation>
    </message>
    <message>
      <source>Show this scene</source>
      <translation>Näytä kohtaus</translation>
    </message>
    <message>
      <source>Show this scene in the window</source>
      <translation>Näytä tämä kohtaus ikkunassa</translation>
    </message>
    <message>
      <source>Shows</source>
      <translation>Näyttää</translation>
    </message>
    <message>
      <source>Signs of comments</source>
      <translation>Kommenttimerkit</translation>
    </message>
    <message>
      <source>Similar data</source>
      <translation>Samankaltainen data</translation>
    </message>
    <message>
      <source>Similar models</source>
      <translation>Samankaltaiset mallit</translation>
    </message>
    <message>
      <source>Similarity</source>
      <translation>Samankaltaisuus</translation>
    </message>
    <message>
      <source>Single nodes</source>
      <translation>Yksittäiset solmut</translation>
    </message>
    <message>
      <source>Single precision moves half the bytes: a preview for huge graphs, to a relative gap of about 1e-6.</source>
      <translation>Yksinkertainen tarkkuus siirtää puolet tavuista: valtavien graafien esikatseluun, suhteellinen rako noin 1e-6.</translation>
    </message>
    <message>
      <source>Six kinds of model for one sine wave</source>
      <translation>Kuusi mallilajia yhdelle siniaallolle</translation>
    </message>
    <message>
      <source>Six nodes, all joined. With a norm (network Lasso) the next slopes differ by 1 − λ, and from about λ = 1 on they are equal.</source>
      <translation>Kuusi solmua, kaikki yhdistetty toisiinsa. Normilla (verkko-Lasso) peräkkäisten kulmakertoimien ero on 1 − λ, ja suunnilleen arvosta λ = 1 alkaen ne ovat yhtä suuret.</translation>
    </message>
    <message>
      <source>Six nodes, six slopes</source>
      <translation>Kuusi solmua, kuusi kulmakerrointa</translation>
    </message>
    <message>
      <source>Six ways to one optimum</source>
      <translation>Kuusi tietä yhteen optimiin</translation>
    </message>
    <message>
      <source>Sixteen nodes, two clusters: with a norm there are two models, and every node of a cluster has exactly the same.</source>
      <translation>Kuusitoista solmua, kaksi klusteria: normilla malleja on kaksi, ja klusterin kaikilla solmuilla on täsmälleen sama malli.</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Koko</translation>
    </message>
    <message>
      <source>Size of fonts, lines and markers in a presentation</source>
      <translation>Kirjasinten, viivojen ja merkkien koko esityksessä</translation>
    </message>
    <message>
      <source>Size of the letters in points</source>
      <translation>Kirjainten koko pisteinä</translation>
    </message>
    <message>
      <source>Size of the perturbation.</source>
      <translation>Häiriön suuruus.</translation>
    </message>
    <message>
      <source>Size of the view</source>
      <translation>Näkymän koko</translation>
    </message>
    <message>
      <source>Slide, 16:9</source>
      <translation>Dia, 16:9</translation>
    </message>
    <message>
      <source>Slider of λ</source>
      <translation>λ-liukusäädin</translation>
    </message>
    <message>
      <source>Small world</source>
      <translation>Pieni maailma</translation>
    </message>
    <message>
      <source>Smaller λ</source>
      <translation>Pienempi λ</translation>
    </message>
    <message>
      <source>Smallest number of samples with equal features.</source>
      <translation>Pienin lukumäärä datapisteitä, joilla on samat piirteet.</translation>
    </message>
    <message>
      <source>Smallest value of an entry.</source>
      <translation>Komponentin pienin arvo.</translation>
    </message>
    <message>
      <source>Smallest λ</source>
      <translation>Pienin λ</translation>
    </message>
    <message>
      <source>Smooth functions of all features: approximately ridge regression with a Gaussian kernel.</source>
      <translation>Kaikkien piirteiden sileitä funktioita: likimain ridge-regressio Gaussin ytimellä.</translation>
    </message>
    <message>
      <source>So many pairs that differ least are joined: of given models the graph of least GTV with this number of edges of weight 1.</source>
      <translation>Näin monta vähiten eroavaa paria yhdistetään: annetuille malleille se on pienimmän GTV:n verkko, jossa on tämä määrä kaaria painolla 1.</translation>
    </message>
    <message>
      <source>Solvers of GTVMin</source>
      <translation>GTVMin-ratkaisijat</translation>
    </message>
    <message>
      <source>Solves the linear system of quadratic losses and penalties by a sparse factorisation, in one step; further steps refine the solution.</source>
      <translation>Ratkaisee neliöllisten häviöiden ja sakkotermien lineaarisen yhtälöryhmän harvalla hajotelmalla yhdessä askeleessa; lisäaskeleet tarkentavat ratkaisua.</translation>
    </message>
    <message>
      <source>Solves the linear system of quadratic losses and penalties iteratively, on graphs of any size.</source>
      <translation>Ratkaisee neliöllisten häviöiden ja sakkotermien lineaarisen yhtälöryhmän iteratiivisesti, kaikenkokoisilla graafeilla.</translation>
    </message>
    <message>
      <source>Solving the first split …</source>
      <translation>Ratkaistaan ensimmäistä jakoa …</translation>
    </message>
    <message>
      <source>Some parameters are shared by all nodes, the others are personal</source>
      <translation>Osa parametreista on kaikille solmuille yhteisiä, muut ovat personoituja</translation>
    </message>
    <message>
      <source>Some λ</source>
      <translation>Hieman λ:aa</translation>
    </message>
    <message>
      <source>Something stands where a value is missing</source>
      <translation>Puuttuvan arvon tilalle tulee jokin arvo</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Lajittele</translation>
    </message>
    <message>
      <source>Sort the nodes by true cluster, or by learned cluster (where the penalty is not a norm, by group of similar models)</source>
      <translation>Järjestä solmut oikean tai opitun klusterin mukaan (jos sakkotermi ei ole normi, samankaltaisten mallien ryhmän mukaan)</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Lähde</translation>
    </message>
    <message>
      <source>Source of the experiment.</source>
      <translation>Kokeen lähde.</translation>
    </message>
    <message>
      <source>Spectral</source>
      <translation>Spektraalinen</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Nopeus</translation>
    </message>
    <message>
      <source>Speeds</source>
      <translation>Nopeudet</translation>
    </message>
    <message>
      <source>Speeds are drawn so that the fastest node is at most this many times as fast as the slowest; 1 makes all equal.</source>
      <translation>Nopeudet arvotaan niin, että nopein solmu on enintään näin monta kertaa niin nopea kuin hitain; arvolla 1 kaikki ovat yhtä nopeita.</translation>
    </message>
    <message>
      <source>Speeds of nodes 0, 1, …: a node of speed 0.25 computes in every fourth iteration. Nodes beyond the list have the speed that is drawn for them.</source>
      <translation>Solmujen 0, 1, … nopeudet: solmu, jonka nopeus on 0.25, laskee joka neljännessä iteraatiossa. Luettelosta puuttuvilla solmuilla on niille arvottu nopeus.</translation>
    </message>
    <message>
      <source>Spline</source>
      <translation>Splini</translation>
    </message>
    <message>
      <source>Splits done</source>
      <translation>Valmiit jaot</translation>
    </message>
    <message>
      <source>Splits on single features, each chosen to lower the squared error most; a leaf predicts the mean of its labels.</source>
      <translation>Jakaa yksittäisten piirteiden mukaan, aina niin, että neliövirhe pienenee eniten; lehti ennustaa nimiöidensä keskiarvon.</translation>
    </message>
    <message>
      <source>Spread</source>
      <translation>Hajonta</translation>
    </message>
    <message>
      <source>Spread of speeds</source>
      <translation>Nopeuksien hajonta</translation>
    </message>
    <message>
      <source>Square (MOCHA)</source>
      <translation>Neliö (MOCHA)</translation>
    </message>
    <message>
      <source>Square: a slope</source>
      <translation>Neliö: rinne</translation>
    </message>
    <message>
      <source>Square: a smeared border</source>
      <translation>Neliö: hämärtynyt raja</translation>
    </message>
    <message>
      <source>Square: clusters blur</source>
      <translation>Neliö: klusterit hämärtyvät</translation>
    </message>
    <message>
      <source>Square: models never meet</source>
      <translation>Neliö: mallit eivät koskaan yhdy</translation>
    </message>
    <message>
      <source>Squared error</source>
      <translation>Neliövirhe</translation>
    </message>
    <message>
      <source>Squared for residuals up to δ, linear beyond.</source>
      <translation>Neliöllinen residuaaliin δ asti, sen yli lineaarinen.</translation>
    </message>
    <message>
      <source>Squared loss</source>
      <translation>Neliöhäviö</translation>
    </message>
    <message>
      <source>Squared norm</source>
      <translation>Neliöity normi</translation>
    </message>
    <message>
      <source>Squared norm with a factor: κ = ½ is MOCHA, κ = 1 the plain squared norm.</source>
      <translation>Neliöity normi kertoimella: κ = ½ on MOCHA, κ = 1 pelkkä neliöity normi.</translation>
    </message>
    <message>
      <source>Squared residuals: least squares on the local dataset.</source>
      <translation>Neliöidyt residuaalit: pienin neliösumma paikallisessa aineistossa.</translation>
    </message>
    <message>
      <source>Standard deviation of every entry around the mean.</source>
      <translation>Jokaisen komponentin keskihajonta keskiarvon ympärillä.</translation>
    </message>
    <message>
      <source>Standard deviation of the labels around the line; 0: on the line</source>
      <translation>Nimiöiden keskihajonta suoran ympärillä; 0: täsmälleen suoralla</translation>
    </message>
    <message>
      <source>Standard deviation of the noise that a node adds to what it shares.</source>
      <translation>Solmun jakamiin tietoihin lisättävän kohinan keskihajonta.</translation>
    </message>
    <message>
      <source>Standard deviation of the noise that is added to every step.</source>
      <translation>Jokaiseen askeleeseen lisättävän kohinan keskihajonta.</translation>
    </message>
    <message>
      <source>Standard deviation of the noise, which is drawn in every iteration.</source>
      <translation>Kohinan keskihajonta; kohina arvotaan joka iteraatiossa.</translation>
    </message>
    <message>
      <source>Standard deviation σ of every coordinate around the true parameters.</source>
      <translation>Jokaisen koordinaatin keskihajonta σ oikeiden parametrien ympärillä.</translation>
    </message>
    <message>
      <source>Standard deviation σ of the label noise.</source>
      <translation>Nimiöiden kohinan keskihajonta σ.</translation>
    </message>
    <message>
      <source>Standard deviation σ of the noise.</source>
      <translation>Kohinan keskihajonta σ.</translation>
    </message>
    <message>
      <source>Standard deviation σ_a of the noise on the features of a copy. For many copies the mean squared loss is that of the original data with a ridge term σ_a²‖w‖².</source>
      <translation>Kopion piirteiden kohinan keskihajonta σ_a. Kun kopioita on paljon, keskineliöhäviö on sama kuin alkuperäisellä aineistolla ja ridge-termillä σ_a²‖w‖².</translation>
    </message>
    <message>
      <source>Standardise</source>
      <translation>Standardoi</translation>
    </message>
    <message>
      <source>Standardise by</source>
      <translation>Normituksen perusta</translation>
    </message>
    <message>
      <source>Stands above the picture in large letters</source>
      <translation>Näkyy kuvan yläpuolella suurin kirjaimin</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Tähti</translation>
    </message>
    <message>
      <source>Star (as printed)</source>
      <translation>Tähti (tekstin mukaan)</translation>
    </message>
    <message>
      <source>Star instead of ring: the way to one model is another, but the model at the end is the same.</source>
      <translation>Tähti renkaan sijaan: tie yhteen malliin on toinen, mutta lopuksi malli on sama.</translation>
    </message>
    <message>
      <source>Star with 12 leaves</source>
      <translation>Tähti, 12 lehteä</translation>
    </message>
    <message>
      <source>Star: federated learning with a server</source>
      <translation>Tähti: federoitu oppiminen palvelimen avulla</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Aloita</translation>
    </message>
    <message>
      <source>Start from nothing and draw the graph by hand</source>
      <translation>Aloita tyhjästä ja piirrä graafi käsin</translation>
    </message>
    <message>
      <source>Start from the default experiment</source>
      <translation>Aloita oletuskokeesta</translation>
    </message>
    <message>
      <source>Start here</source>
      <translation>Aloita tästä</translation>
    </message>
    <message>
      <source>Start runs the methods side by side; each curve is drawn over what its method has used.</source>
      <translation>Aloita-painike ajaa menetelmiä rinnakkain; kukin käyrä piirretään sen mukaan, mitä menetelmä on käyttänyt.</translation>
    </message>
    <message>
      <source>Start value of the estimated step balance.</source>
      <translation>Arvioitavan askeltasapainon alkuarvo.</translation>
    </message>
    <message>
      <source>Start value of the estimated step balance; 0 guesses it from the problem.</source>
      <translation>Arvioitavan askeltasapainon alkuarvo; 0 päättelee sen tehtävästä.</translation>
    </message>
    <message>
      <source>Start values</source>
      <translation>Alkuarvot</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>Aluksi</translation>
    </message>
    <message>
      <source>State of the method, or why it ended</source>
      <translation>Menetelmän tila tai syy sen päättymiseen</translation>
    </message>
    <message>
      <source>State of the privacy curve</source>
      <translation>Yksityisyyskäyrän tila</translation>
    </message>
    <message>
      <source>State of the race</source>
      <translation>Vertailuajon tila</translation>
    </message>
    <message>
      <source>State of the run</source>
      <translation>Ajon tila</translation>
    </message>
    <message>
      <source>State of the sweep</source>
      <translation>Parametriajon tila</translation>
    </message>
    <message>
      <source>Stated numbers, and how our numbers are computed.</source>
      <translation>Ilmoitetut luvut ja se, miten omat lukumme lasketaan.</translation>
    </message>
    <message>
      <source>Statistic</source>
      <translation>Tunnusluku</translation>
    </message>
    <message>
      <source>Statistic of the repeats that is compared.</source>
      <translation>Toistojen tunnusluku, jota verrataan.</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Tila</translation>
    </message>
    <message>
      <source>Step %1: %2</source>
      <translation>Vaihe %1: %2</translation>
    </message>
    <message>
      <source>Step &amp;back</source>
      <translation>Askel taa&amp;kse</translation>
    </message>
    <message>
      <source>Step back</source>
      <translation>Askel taakse</translation>
    </message>
    <message>
      <source>Step balance γ</source>
      <translation>Askeltasapaino γ</translation>
    </message>
    <message>
      <source>Step forward</source>
      <translation>Askel eteen</translation>
    </message>
    <message>
      <source>Step size</source>
      <translation>Askelpituus</translation>
    </message>
    <message>
      <source>Step size of a client's gradient steps.</source>
      <translation>Asiakkaan gradienttiaskelten pituus.</translation>
    </message>
    <message>
      <source>Step size of the first step, or of all steps; gradient descent diverges above 2/β.</source>
      <translation>Ensimmäisen askeleen tai kaikkien askelten pituus; gradienttimenetelmä hajaantuu rajan 2/β yläpuolella.</translation>
    </message>
    <message>
      <source>Step size of the gradient steps; it is stable below 2/λ_max.</source>
      <translation>Gradienttiaskelten pituus; menetelmä on stabiili, kun se on alle 2/λ_max.</translation>
    </message>
    <message>
      <source>Step size of the optimiser.</source>
      <translation>Optimoijan askelpituus.</translation>
    </message>
    <message>
      <source>Step size of the personal model.</source>
      <translation>Personoidun mallin askelpituus.</translation>
    </message>
    <message>
      <source>Step size of these steps, which is η times λ.</source>
      <translation>Näiden askelten pituus on η kertaa λ.</translation>
    </message>
    <message>
      <source>Step size of these steps; it is halved if the loss would rise.</source>
      <translation>Näiden askelten pituus; se puolitetaan, jos häviö muuten kasvaisi.</translation>
    </message>
    <message>
      <source>Step size α</source>
      <translation>Askelpituus α</translation>
    </message>
    <message>
      <source>Step size; 0 takes 1/β with a proved bound on the smoothness β. Above 2/β gradient descent may diverge.</source>
      <translation>Askelpituus; 0 ottaa arvon 1/β, jossa β on todistettu yläraja sileydelle. Rajan 2/β yläpuolella gradienttimenetelmä voi hajaantua.</translation>
    </message>
    <message>
      <source>Step sizes</source>
      <translation>Askelpituudet</translation>
    </message>
    <message>
      <source>Step that is shown</source>
      <translation>Näytettävä vaihe</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Askeleet</translation>
    </message>
    <message>
      <source>Steps of its gradient descent.</source>
      <translation>Sen gradienttimenetelmän askeleet.</translation>
    </message>
    <message>
      <source>Steps of the import</source>
      <translation>Tuonnin vaiheet</translation>
    </message>
    <message>
      <source>Steps or a slope?</source>
      <translation>Porras vai rinne?</translation>
    </message>
    <message>
      <source>Steps that change the table before its columns are chosen, in their order.</source>
      <translation>Vaiheet, jotka muuttavat taulukkoa ennen sen sarakkeiden valintaa, järjestyksessään.</translation>
    </message>
    <message>
      <source>Steps that prepare the present table, the use of its columns, what is kept for validation, and the graph over its nodes</source>
      <translation>Nykyisen taulukon valmistelun vaiheet, sarakkeiden käyttö, validointiin varattava osa ja solmujen graafi</translation>
    </message>
    <message>
      <source>Stochastic block model</source>
      <translation>Stokastinen lohkomalli</translation>
    </message>
    <message>
      <source>Stochastic gradient descent: the batch size</source>
      <translation>Stokastinen gradienttimenetelmä: eräkoko</translation>
    </message>
    <message>
      <source>Stochastic gradients of the loss of the selected node at the iterates of the run. Where the spread of the batches is well above the norm of the gradient, a single step is mostly noise: with steps of one size the iterates end by moving about the minimum, the farther from it the larger the step. The spread falls as 1/√B with the size B of the batch.</source>
      <translation>Valitun solmun häviön stokastiset gradientit ajon iteraateissa. Kun erien hajonta on selvästi gradientin normia suurempi, yksittäinen askel on enimmäkseen kohinaa: vakiopituisilla askelilla iteraatit jäävät lopulta liikkumaan minimin ympärille, sitä kauemmas mitä pidempi askel on. Hajonta pienenee kuten 1/√B, kun B on erän koko.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Pysäytä</translation>
    </message>
    <message>
      <source>Stop after this many iterations since the start or since the last change during the run.</source>
      <translation>Lopeta, kun alusta tai viimeisimmästä ajonaikaisesta muutoksesta on tehty näin monta iteraatiota.</translation>
    </message>
    <message>
      <source>Stop after this many seconds; 0 means no limit.</source>
      <translation>Lopeta, kun on kulunut näin monta sekuntia; 0 tarkoittaa, ettei rajaa ole.</translation>
    </message>
    <message>
      <source>Stop and keep the draws that are finished</source>
      <translation>Pysäytä ja säilytä valmiit arvonnat</translation>
    </message>
    <message>
      <source>Stop and keep the results so far</source>
      <translation>Pysäytä ja säilytä tähänastiset tulokset</translation>
    </message>
    <message>
      <source>Stop and keep the splits that are done</source>
      <translation>Pysäytä ja säilytä valmiit jaot</translation>
    </message>
    <message>
      <source>Stop and keep what is computed</source>
      <translation>Pysäytä ja säilytä jo laskettu</translation>
    </message>
    <message>
      <source>Stop and keep what is done</source>
      <translation>Pysäytä ja säilytä valmiit</translation>
    </message>
    <message>
      <source>Stop the computation</source>
      <translation>Pysäytä laskenta</translation>
    </message>
    <message>
      <source>Stop when the certificate proves this absolute gap; 0 switches the rule off.</source>
      <translation>Lopeta, kun todistus takaa tämän absoluuttisen raon; 0 poistaa ehdon käytöstä.</translation>
    </message>
    <message>
      <source>Stop when the certificate proves this relative gap; 0 switches the rule off.</source>
      <translation>Lopeta, kun todistus takaa tämän suhteellisen raon; 0 poistaa ehdon käytöstä.</translation>
    </message>
    <message>
      <source>Stop when |P_k − P_{k−window}| ≤ η. This proves nothing about the optimum; 0 switches the rule off.</source>
      <translation>Lopeta, kun |P_k − P_{k−window}| ≤ η. Tämä ei todista optimista mitään; 0 poistaa ehdon käytöstä.</translation>
    </message>
    <message>
      <source>Stopped after %1.</source>
      <translation>Pysäytetty, valmiina %1.</translation>
    </message>
    <message>
      <source>Stopped; the results so far are kept.</source>
      <translation>Pysäytetty; tähänastiset tulokset säilyvät.</translation>
    </message>
    <message>
      <source>Sum of the local losses plus λ times the total variation</source>
      <translation>Paikallisten häviöiden summa plus λ kertaa kokonaisvaihtelu</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Yhteenveto</translation>
    </message>
    <message>
      <source>Summary of the file</source>
      <translation>Tiedoston yhteenveto</translation>
    </message>
    <message>
      <source>Sweep</source>
      <translation>Parametriajo</translation>
    </message>
    <message>
      <source>Sweeps of this document, the newest last</source>
      <translation>Tämän dokumentin parametriajot, uusin viimeisenä</translation>
    </message>
    <message>
      <source>Symmetric positive definite d × d matrix, rows separated by semicolons; empty means the identity.</source>
      <translation>Symmetrinen positiivisesti definiitti d × d -matriisi, rivit puolipistein erotettuina; tyhjä tarkoittaa yksikkömatriisia.</translation>
    </message>
    <message>
      <source>Symmetric positive semidefinite d × d matrix, rows separated by semicolons; empty means the identity.</source>
      <translation>Symmetrinen positiivisesti semidefiniitti d × d -matriisi, rivit puolipistein erotettuina; tyhjä tarkoittaa yksikkömatriisia.</translation>
    </message>
    <message>
      <source>Synthetic, linear model</source>
      <translation>Synteettinen, lineaarinen malli</translation>
    </message>
    <message>
      <source>Synthetic, points</source>
      <translation>Synteettinen, pisteet</translation>
    </message>
    <message>
      <source>Synthetic, sine waves</source>
      <translation>Synteettinen, siniaallot</translation>
    </message>
    <message>
      <source>T(z) ← one iteration of Algorithm 1 from z, in one pass over all nodes and edges</source>
      <translation>T(z) ← yksi algoritmin 1 iteraatio pisteestä z, yhdellä kierroksella kaikkien solmujen ja kaarien yli</translation>
    </message>
    <message>
      <source>T-shirt</source>
      <translation>T-paita</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Taulukko</translation>
    </message>
    <message>
      <source>Table I with network Lasso, the mean of the local losses, λ = 0.01 and step balance γ = 1, as the text has them. After the 1000 iterations of the table the error of the parameters, equation (39), is still about 2: the method is far from converged, and the error curve is still falling. After 3000 iterations the error is about 3.5e-5. With γ = 10, 1000 iterations are enough; the published 1.42e-5 comes from the official-code variant.</source>
      <translation>Taulukko I, kun käytössä ovat tekstin mukaiset verkko-Lasso, paikallisten häviöiden keskiarvo, λ = 0.01 ja askeltasapaino γ = 1. Taulukon 1000 iteraation jälkeen parametrien virhe, yhtälö (39), on yhä noin 2: menetelmä on kaukana suppenemisesta, ja virhekäyrä laskee edelleen. 3000 iteraation jälkeen virhe on noin 3.5e-5. Kun γ = 10, 1000 iteraatiota riittää; julkaistu 1.42e-5 on peräisin virallisen koodin muunnelmasta.</translation>
    </message>
    <message>
      <source>Table I: 100 parameters from 10 samples</source>
      <translation>Taulukko I: 100 parametria 10 datapisteestä</translation>
    </message>
    <message>
      <source>Table I: 100 parameters from 10 samples (as printed)</source>
      <translation>Taulukko I: 100 parametria 10 datapisteestä (tekstin mukaan)</translation>
    </message>
    <message>
      <source>Table I: Algorithm 1, IFCA and FedAvg</source>
      <translation>Taulukko I: Algoritmi 1, IFCA ja FedAvg</translation>
    </message>
    <message>
      <source>Table of the edges</source>
      <translation>Kaaritaulukko</translation>
    </message>
    <message>
      <source>Table of the nodes</source>
      <translation>Solmujen taulukko</translation>
    </message>
    <message>
      <source>Tables (*.csv *.tsv *.tab *.txt *.dat *.gz);;Nodes of graphs (*.graphml *.gml *.gexf *.dot *.json);;All files (*)</source>
      <translation>Taulukot (*.csv *.tsv *.tab *.txt *.dat *.gz);;Graafien solmut (*.graphml *.gml *.gexf *.dot *.json);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Peru vastaus</translation>
    </message>
    <message>
      <source>Take back the last answer</source>
      <translation>Peru viimeisin vastaus</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Kumoa se</translation>
    </message>
    <message>
      <source>Take the experiment of this run as the present one, to change it</source>
      <translation>Ota tämän ajon koe nykyiseksi ja muuta sitä</translation>
    </message>
    <message>
      <source>Take the experiment that is open</source>
      <translation>Ota avoinna oleva koe</translation>
    </message>
    <message>
      <source>Take the local model “{}”</source>
      <translation>Valitse paikallinen malli ”{}”</translation>
    </message>
    <message>
      <source>Take the loss “{}”</source>
      <translation>Valitse häviö ”{}”</translation>
    </message>
    <message>
      <source>Take the mean weight of parallel edges</source>
      <translation>Ota rinnakkaisten kaarien painojen keskiarvo</translation>
    </message>
    <message>
      <source>Take the mean weight of the two directions</source>
      <translation>Ota kahden suunnan painojen keskiarvo</translation>
    </message>
    <message>
      <source>Take the method “{}”</source>
      <translation>Valitse menetelmä ”{}”</translation>
    </message>
    <message>
      <source>Take the penalty “{}”</source>
      <translation>Valitse sakkotermi ”{}”</translation>
    </message>
    <message>
      <source>Tampered updates</source>
      <translation>Väärennetyt päivitykset</translation>
    </message>
    <message>
      <source>Target label t</source>
      <translation>Kohdenimiö t</translation>
    </message>
    <message>
      <source>Te&amp;st share</source>
      <translation>&amp;Testiosuus</translation>
    </message>
    <message>
      <source>Temperatures: autoregressive models</source>
      <translation>Lämpötilat: autoregressiiviset mallit</translation>
    </message>
    <message>
      <source>Ten nodes hold images of all ten digits. Each node grows a random forest, and neighbours compare their predictions on sixty public images. Node 0 is an attacker: on half of its images it lights two dark corners and labels these images as 7. One forest trained on all images (method: pooled) is right for 94 % of the validation images, but once the two corners are lit it calls 94 % of the other nodes' images a 7. Local forests, which only compare predictions, are right for 79.7 % (73.3 % with λ = 0) and call 1 % of the other nodes' images with lit corners a 7: the public images do not contain the trigger, so the backdoor does not spread. With linear models and a ridge of 0.001 in the loss, the backdoor works on 21 % of the images after fifty rounds of FedAvg, and on 2 % if the server takes the median in place of the mean.</source>
      <translation>Kymmenellä solmulla on kuvia kaikista kymmenestä numerosta. Jokainen solmu kasvattaa satunnaismetsän, ja naapurit vertaavat ennusteitaan kuudellakymmenellä julkisella kuvalla. Solmu 0 on hyökkääjä: puolessa kuvistaan se valaisee kaksi tummaa nurkkaa ja antaa näille kuville nimiön 7. Yksi kaikista kuvista opetettu metsä (menetelmä: yhdistetty) luokittelee oikein 94 % validointikuvista, mutta kun kaksi nurkkaa valaistaan, se luokittelee 94 % muiden solmujen kuvista seitsemäksi. Paikalliset metsät, jotka vain vertaavat ennusteitaan, luokittelevat oikein 79.7 % (73.3 %, kun λ = 0), ja muiden solmujen kuvista, joiden nurkat on valaistu, ne luokittelevat seitsemäksi 1 %: julkisissa kuvissa ei ole laukaisinta, joten takaovi ei leviä. Kun mallit ovat lineaarisia ja häviöfunktiossa on ridge 0.001, takaovi toimii viidenkymmenen FedAvg-kierroksen jälkeen 21 %:ssa kuvista ja 2 %:ssa, jos palvelin ottaa keskiarvon sijasta mediaanin.</translation>
    </message>
    <message>
      <source>Ten samples per node</source>
      <translation>Kymmenen datapistettä solmua kohti</translation>
    </message>
    <message>
      <source>Ten samples per node, alone: 0.14. Two samples with the best λ were better (0.04): neighbours are worth many samples.</source>
      <translation>Kymmenen datapistettä solmua kohti, yksin: 0.14. Kaksi datapistettä parhaalla λ:n arvolla oli parempi (0.04): naapurit ovat monen datapisteen arvoisia.</translation>
    </message>
    <message>
      <source>Ten starts, and the best of them is kept: both clusters are found again, for ten times the work.</source>
      <translation>Kymmenen alkua, joista paras jää voimaan: molemmat klusterit löytyvät taas, mutta työtä on kymmenkertaisesti.</translation>
    </message>
    <message>
      <source>Ten to twenty Newton steps to high accuracy, for network Lasso or ℓ₁; one to four steps after a small change.</source>
      <translation>10–20 Newton-askelta suureen tarkkuuteen verkko-Lassolla tai ℓ₁-normilla; 1–4 askelta pienen muutoksen jälkeen.</translation>
    </message>
    <message>
      <source>Terms from A to Z</source>
      <translation>Termit aakkosjärjestyksessä</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>Testi</translation>
    </message>
    <message>
      <source>Test &amp;clusters</source>
      <translation>Testaa k&amp;lusterit</translation>
    </message>
    <message>
      <source>Test clusters</source>
      <translation>Testaa klusterit</translation>
    </message>
    <message>
      <source>Test error over a grid of λ, compared with baselines</source>
      <translation>Testivirhe eri λ:n arvoilla vertailumenetelmiin verrattuna</translation>
    </message>
    <message>
      <source>Test error over a grid of λ, compared with baselines.</source>
      <translation>Testivirhe λ-ruudukossa vertailumenetelmiin verrattuna.</translation>
    </message>
    <message>
      <source>Test error over lambda</source>
      <translation>Testivirhe lambdan funktiona</translation>
    </message>
    <message>
      <source>Test set</source>
      <translation>Testijoukko</translation>
    </message>
    <message>
      <source>Test set size</source>
      <translation>Testijoukon koko</translation>
    </message>
    <message>
      <source>Test share</source>
      <translation>Testiosuus</translation>
    </message>
    <message>
      <source>Test whether the clusters are well-connected, and find the critical λ</source>
      <translation>Testaa, ovatko klusterit hyvin yhtenäisiä, ja etsi kriittinen λ</translation>
    </message>
    <message>
      <source>Test whether the true and the learned clusters are well-connected and from which λ on, and find the critical λ. The tests run in the background.</source>
      <translation>Testaa, ovatko oikeat ja opitut klusterit hyvin yhtenäisiä ja mistä λ:sta alkaen, ja etsi kriittinen λ. Testit ajetaan taustalla.</translation>
    </message>
    <message>
      <source>Tests done</source>
      <translation>Tehdyt testit</translation>
    </message>
    <message>
      <source>Text of the question</source>
      <translation>Kysymyksen teksti</translation>
    </message>
    <message>
      <source>Texts are not used as they are: %1. &lt;a href='#'&gt;Prepare them&lt;/a&gt;: times, lists, categories.</source>
      <translation>Tekstejä ei käytetä sellaisinaan: %1. &lt;a href='#'&gt;Valmistele ne&lt;/a&gt;: ajat, luettelot, luokat.</translation>
    </message>
    <message>
      <source>The 1797 digits of 8 × 8 pixels that come with the program, or the 60 000 images of 28 × 28 pixels of MNIST or Fashion-MNIST, which are installed on demand.</source>
      <translation>Ohjelman mukana tulevat 1797 numeroa, kooltaan 8 × 8 pikseliä, tai MNIST- tai Fashion-MNIST-aineiston 60 000 kuvaa, kooltaan 28 × 28 pikseliä, jotka asennetaan tarvittaessa.</translation>
    </message>
    <message>
      <source>The Huber loss is squared up to δ = 1 and linear beyond: precise for good labels, robust against bad ones.</source>
      <translation>Huber-häviö on neliöllinen arvoon δ = 1 asti ja sen jälkeen lineaarinen: tarkka hyville nimiöille, robusti huonoille.</translation>
    </message>
    <message>
      <source>The MSE of the parameters is smallest there, too: %1.</source>
      <translation>Myös parametrien MSE on siellä pienin: %1.</translation>
    </message>
    <message>
      <source>The MSE of the parameters, %1 there, is smallest at λ = %2, which no label tells: %3.</source>
      <translation>Parametrien MSE on siellä %1 ja pienin arvolla λ = %2, mitä nimiöistä ei näe: %3.</translation>
    </message>
    <message>
      <source>The absolute loss grows only linearly: with λ = 2, as before, the honest nodes win, and the line of the attacker follows theirs.</source>
      <translation>Itseisarvohäviö kasvaa vain lineaarisesti: kun λ = 2 kuten edellä, rehelliset solmut voittavat, ja hyökkääjän suora seuraa niiden suoria.</translation>
    </message>
    <message>
      <source>The attackers learn from labels of the opposite sign, or from other classes</source>
      <translation>Hyökkääjät oppivat vastakkaismerkkisistä nimiöistä tai muista luokista</translation>
    </message>
    <message>
      <source>The attackers put a pattern, the trigger, into the features of some samples and give them a target label</source>
      <translation>Hyökkääjät lisäävät joidenkin datapisteiden piirteisiin kuvion, laukaisimen, ja antavat niille kohdenimiön</translation>
    </message>
    <message>
      <source>The attackers send other parameters or predictions than they computed (model poisoning)</source>
      <translation>Hyökkääjät lähettävät muita parametreja tai ennusteita kuin ovat laskeneet (mallin myrkytys)</translation>
    </message>
    <message>
      <source>The attribute or column of the edges that holds their weights. If it is empty this is the one called weight, or else value, in capitals or not, or else the only other column of a table that has numbers.</source>
      <translation>Kaarien attribuutti tai sarake, jossa niiden painot ovat. Jos kenttä on tyhjä, se on weight-niminen, sen puuttuessa value-niminen, isoin tai pienin kirjaimin, tai muuten taulukon ainoa muu sarake, jossa on lukuja.</translation>
    </message>
    <message>
      <source>The average weights a client by its number of samples, as in McMahan et al.</source>
      <translation>Keskiarvo painottaa asiakasta sen datapisteiden lukumäärällä, kuten julkaisussa McMahan ym.</translation>
    </message>
    <message>
      <source>The band shows mean ± standard deviation of %1 runs</source>
      <translation>Varjostus näyttää %1 ajon keskiarvon ± keskihajonnan</translation>
    </message>
    <message>
      <source>The baseline of the official code, a decision tree of depth two trained on the data of all nodes, is compared with linear models. In a race a method may have its own local model: open Parameters in the view Race. In the two clusters the same features have opposite meanings. Neither the tree nor one linear model for all nodes can represent this; a graph with two clusters can. Trees at the nodes, coupled by their predictions, lie in between: they distinguish the clusters, but they are step functions where the truth is linear. All methods are judged by the validation error, here on the labels of the unlabelled nodes.</source>
      <translation>Virallisen koodin vertailukohtaa, kaikkien solmujen datasta opetettua päätöspuuta, jonka syvyys on kaksi, verrataan lineaarisiin malleihin. Vertailuajossa menetelmällä voi olla oma paikallinen mallinsa: avaa Parametrit näkymässä Vertailuajo. Samat piirteet merkitsevät kahdessa klusterissa päinvastaista. Sitä ei voi esittää puulla eikä kaikkien solmujen yhteisellä lineaarisella mallilla; kahden klusterin graafilla voi. Solmujen puut, jotka on kytketty ennusteidensa kautta, ovat siltä väliltä: ne erottavat klusterit mutta ovat porrasfunktioita, vaikka oikea malli on lineaarinen. Kaikki menetelmät arvioidaan validointivirheen mukaan, tässä nimiöttömien solmujen nimiöillä.</translation>
    </message>
    <message>
      <source>The best λ lies between “every node alone” and “all the same”: drag λ to the lowest point of the error.</source>
      <translation>Paras λ on ääripäiden ”jokainen solmu yksin” ja ”kaikki samat” välissä: raahaa λ kohtaan, jossa virhe on pienin.</translation>
    </message>
    <message>
      <source>The bias fades like 1/λ</source>
      <translation>Harha pienenee kuten 1/λ</translation>
    </message>
    <message>
      <source>The chain of Fig. 3 with noise σ in the labels, with the mean of the local losses and λ = 0.1, as printed. The larger λ averages over more nodes than that of the official code, so that the noise of a whole cluster is averaged in one model, and the error is three to five times smaller.</source>
      <translation>Kuvan 3 ketju, jonka nimiöissä on kohinaa σ, tekstin mukaan: paikallisten häviöiden keskiarvo ja λ = 0.1. Suurempi λ keskiarvoistaa useamman solmun yli kuin virallisen koodin λ, joten koko klusterin kohina keskiarvoistuu yhteen malliin, ja virhe on kolme–viisi kertaa pienempi.</translation>
    </message>
    <message>
      <source>The chain of Fig. 3 with noise σ in the labels. Six nodes in ten are labelled, with five samples each. With the norms as penalty the error is proportional to the variance σ² of the noise and hardly depends on the weight of the weak link: the models jump at the right place. MOCHA smears the jump, which costs accuracy where the noise is small. With σ = 1 all penalties have about the same error.</source>
      <translation>Kuvan 3 ketju, jonka nimiöissä on kohinaa σ. Solmuista kuusi kymmenestä on nimiöity, viidellä datapisteellä kukin. Kun sakkoterminä on normi, virhe on verrannollinen kohinan varianssiin σ² ja tuskin riippuu heikon lenkin painosta: mallit hyppäävät oikeassa kohdassa. MOCHA levittää hypyn, mikä heikentää tarkkuutta, kun kohinaa on vähän. Kun σ = 1, kaikkien sakkotermien virhe on suunnilleen sama.</translation>
    </message>
    <message>
      <source>The chain with the mean of the local losses and λ = 0.1, as printed. The jump between the two halves is found, as in the official-code variant. The error is about eight times larger, because λ is five times larger. Raise the weight of the weak link to 1: then the data does not say where in a stretch of unlabelled nodes the jump belongs.</source>
      <translation>Ketju tekstin mukaan: paikallisten häviöiden keskiarvo ja λ = 0.1. Puoliskojen välinen hyppy löytyy kuten virallisen koodin versiossa. Virhe on noin kahdeksan kertaa suurempi, koska λ on viisi kertaa suurempi. Nosta heikon lenkin paino arvoon 1: silloin data ei kerro, mihin kohtaan nimiöttömien solmujen jaksoa hyppy kuuluu.</translation>
    </message>
    <message>
      <source>The change takes effect after this many iterations.</source>
      <translation>Muutos tulee voimaan näin monen iteraation jälkeen.</translation>
    </message>
    <message>
      <source>The class answers it before anything of the scene is shown</source>
      <translation>Opiskelijat vastaavat siihen, ennen kuin kohtauksesta näytetään mitään</translation>
    </message>
    <message>
      <source>The class can drag λ in this scene</source>
      <translation>Opiskelijat voivat raahata λ:aa tässä kohtauksessa</translation>
    </message>
    <message>
      <source>The class can select and change nodes and edges in this scene</source>
      <translation>Opiskelijat voivat valita ja muuttaa solmuja ja kaaria tässä kohtauksessa</translation>
    </message>
    <message>
      <source>The clients minimise their loss plus a penalty on the distance from the average, or take gradient steps from the average (McMahan).</source>
      <translation>Asiakkaat minimoivat häviönsä ja sakkotermin, joka riippuu etäisyydestä keskiarvoon, tai ottavat gradienttiaskeleita keskiarvosta (McMahan).</translation>
    </message>
    <message>
      <source>The clipboard holds the present experiment</source>
      <translation>Leikepöydällä on nykyinen koe</translation>
    </message>
    <message>
      <source>The clusters differ in the covariance of their features. The loss is the mean of the local losses and λ = 0.01, as printed. After the 1000 iterations of the text the method has not converged: the error is about 7e-4 and differs much between draws. After 3000 iterations it is 1.1e-4. With γ = 5 the method converges within 1000 iterations.</source>
      <translation>Klusterien piirteillä on eri kovarianssit. Tekstin mukaan häviö on paikallisten häviöiden keskiarvo ja λ = 0.01. Tekstissä annettujen 1000 iteraation jälkeen menetelmä ei ole supennut: virhe on noin 7e-4 ja vaihtelee paljon arvonnasta toiseen. 3000 iteraation jälkeen se on 1.1e-4. Kun γ = 5, menetelmä suppenee 1000 iteraatiossa.</translation>
    </message>
    <message>
      <source>The column that is to be predicted; the clustering loss needs none.</source>
      <translation>Ennustettava sarake; klusterointihäviö ei tarvitse sitä.</translation>
    </message>
    <message>
      <source>The column that says it.</source>
      <translation>Sarake, joka kertoo sen.</translation>
    </message>
    <message>
      <source>The column with missing values.</source>
      <translation>Sarake, josta puuttuu arvoja.</translation>
    </message>
    <message>
      <source>The column with the key of the node. If it is empty, every row is a node, and its key is the number of the row.</source>
      <translation>Sarake, jossa on solmun avain. Jos se on tyhjä, jokainen rivi on solmu, ja sen avain on rivin numero.</translation>
    </message>
    <message>
      <source>The column with the lists; c becomes c.1, c.2, …</source>
      <translation>Sarake, jossa luettelot ovat; sarakkeesta c tulee c.1, c.2, …</translation>
    </message>
    <message>
      <source>The column with the names of the new columns.</source>
      <translation>Sarake, jossa ovat uusien sarakkeiden nimet.</translation>
    </message>
    <message>
      <source>The column with the times.</source>
      <translation>Sarake, jossa ajat ovat.</translation>
    </message>
    <message>
      <source>The column with their values.</source>
      <translation>Sarake, jossa ovat niiden arvot.</translation>
    </message>
    <message>
      <source>The column with times or numbers.</source>
      <translation>Sarake, jossa on aikoja tai lukuja.</translation>
    </message>
    <message>
      <source>The column.</source>
      <translation>Sarake.</translation>
    </message>
    <message>
      <source>The column; c becomes c[t+5].</source>
      <translation>Sarake; sarakkeesta c tulee c[t+5].</translation>
    </message>
    <message>
      <source>The column; c with the values a and b becomes c.a and c.b.</source>
      <translation>Sarake; sarakkeesta c, jonka arvot ovat a ja b, tulee c.a ja c.b.</translation>
    </message>
    <message>
      <source>The columns by which the rows of a node are sorted before lags are formed, the coarsest first: numbers, or times such as 2024-01-31 12:00. Lags need at least one.</source>
      <translation>Sarakkeet, joiden mukaan solmun rivit lajitellaan ennen viiveiden muodostamista, karkein ensin: lukuja tai aikoja, kuten 2024-01-31 12:00. Viiveet tarvitsevat vähintään yhden.</translation>
    </message>
    <message>
      <source>The columns in which they agree.</source>
      <translation>Sarakkeet, joissa rivit ovat samat.</translation>
    </message>
    <message>
      <source>The columns of longitude and latitude, in this order. If the list is empty, the nodes have no coordinates.</source>
      <translation>Pituus- ja leveysasteen sarakkeet tässä järjestyksessä. Jos luettelo on tyhjä, solmuilla ei ole koordinaatteja.</translation>
    </message>
    <message>
      <source>The columns of the key, which both tables have. If the list is empty row follows row, as in the images and labels of MNIST.</source>
      <translation>Avaimen sarakkeet, jotka molemmissa taulukoissa on. Jos luettelo on tyhjä, rivi seuraa riviä, kuten MNIST-aineiston kuvissa ja nimiöissä.</translation>
    </message>
    <message>
      <source>The columns that are left out.</source>
      <translation>Pois jätettävät sarakkeet.</translation>
    </message>
    <message>
      <source>The columns that every new row keeps.</source>
      <translation>Sarakkeet, jotka jokainen uusi rivi säilyttää.</translation>
    </message>
    <message>
      <source>The columns that make up the feature vector.</source>
      <translation>Sarakkeet, joista piirrevektori muodostuu.</translation>
    </message>
    <message>
      <source>The columns that say to which new row a row belongs.</source>
      <translation>Sarakkeet, jotka kertovat, mihin uuteen riviin rivi kuuluu.</translation>
    </message>
    <message>
      <source>The columns that say when a row was, the coarsest first: numbers or times such as 2024-01-31 12:00.</source>
      <translation>Sarakkeet, jotka kertovat rivin ajan, karkein ensin: lukuja tai aikoja, kuten 2024-01-31 12:00.</translation>
    </message>
    <message>
      <source>The columns that say which rows are one series, such as the station.</source>
      <translation>Sarakkeet, jotka kertovat, mitkä rivit ovat samaa sarjaa, esimerkiksi asema.</translation>
    </message>
    <message>
      <source>The columns whose values come below each other; if the list is empty, all others.</source>
      <translation>Sarakkeet, joiden arvot tulevat allekkain; jos luettelo on tyhjä, kaikki muut.</translation>
    </message>
    <message>
      <source>The columns, the most important first.</source>
      <translation>Sarakkeet, tärkein ensin.</translation>
    </message>
    <message>
      <source>The columns.</source>
      <translation>Sarakkeet.</translation>
    </message>
    <message>
      <source>The columns; c becomes c[t-1], c[t-2], …</source>
      <translation>Sarakkeet; sarakkeesta c tulee c[t-1], c[t-2], …</translation>
    </message>
    <message>
      <source>The condition, such as hour &gt;= 6 and station == "Aho". Rows with a missing value in one of its columns are left out.</source>
      <translation>Ehto, esimerkiksi hour &gt;= 6 and station == "Aho". Rivit, joilta puuttuu arvo jostakin sen sarakkeesta, jätetään pois.</translation>
    </message>
    <message>
      <source>The connected component of node %1: %2</source>
      <translation>Solmun %1 yhtenäinen komponentti: %2</translation>
    </message>
    <message>
      <source>The constant that is added to every label.</source>
      <translation>Jokaiseen nimiöön lisättävä vakio.</translation>
    </message>
    <message>
      <source>The coordinates of the data behind the graph, such as longitude and latitude; a grid if nodes are not drawn at their coordinates</source>
      <translation>Datan koordinaatit graafin takana, esimerkiksi pituus- ja leveysaste; ruudukko, jos solmuja ei ole piirretty koordinaattiensa mukaan</translation>
    </message>
    <message>
      <source>The dashed nodes have no labels. As soon as λ is above 0, they get the models of their neighbours.</source>
      <translation>Katkoviivalla piirretyillä solmuilla ei ole nimiöitä. Heti kun λ on suurempi kuin 0, ne saavat naapuriensa mallit.</translation>
    </message>
    <message>
      <source>The data is drawn again and again, and the models are fitted to it …</source>
      <translation>Aineistoa arvotaan yhä uudelleen, ja mallit sovitetaan siihen …</translation>
    </message>
    <message>
      <source>The data of 442 patients is divided among ten nodes. The task is to predict the progress of the disease from nine linear combinations of the measurements that are uncorrelated with the age. Hiding the age has a price: R² falls from 0.52 to 0.31, although the age itself does not help the prediction. The reason is that other measurements, such as blood pressure and blood sugar, are correlated with the age. Choose “As they are” under Privacy and attacks and compare. Removing the age by regression costs less, but whoever does this must know the age.</source>
      <translation>442 potilaan data on jaettu kymmenelle solmulle. Tehtävänä on ennustaa taudin etenemistä yhdeksästä mittausten lineaariyhdistelmästä, jotka eivät korreloi iän kanssa. Iän piilottamisella on hintansa: R² laskee arvosta 0.52 arvoon 0.31, vaikka ikä itse ei auta ennustamisessa. Syynä on, että muut mittaukset, kuten verenpaine ja verensokeri, korreloivat iän kanssa. Valitse ”Sellaisinaan” kohdassa Yksityisyys ja hyökkäykset ja vertaa. Iän poistaminen regressiolla maksaa vähemmän, mutta sen tekijän on tiedettävä ikä.</translation>
    </message>
    <message>
      <source>The data of the node and the predictions of its model</source>
      <translation>Solmun data ja sen mallin ennusteet</translation>
    </message>
    <message>
      <source>The data stays as it is. Attributes of the nodes: %1</source>
      <translation>Data pysyy ennallaan. Solmujen attribuutit: %1</translation>
    </message>
    <message>
      <source>The data stays as it is: the nodes of the file have no attributes.</source>
      <translation>Data pysyy ennallaan: tiedoston solmuilla ei ole attribuutteja.</translation>
    </message>
    <message>
      <source>The delay of every message, in iterations, is drawn from 0 to this number.</source>
      <translation>Jokaisen viestin viive iteraatioina arvotaan väliltä 0 … tämä luku.</translation>
    </message>
    <message>
      <source>The direction of the flow u of one parameter: on the edge from node i to node j, i &lt; j, the arrow points to j if u &gt; 0 and to i if u &lt; 0. Where the two nodes differ in that parameter, it points from the larger value to the smaller. At the optimum the net flow out of a node equals -∇L, the pull of its data.</source>
      <translation>Yhden parametrin virtauksen u suunta: solmusta i solmuun j kulkevalla kaarella, i &lt; j, nuoli osoittaa solmuun j, jos u &gt; 0, ja solmuun i, jos u &lt; 0. Jos parametri on solmuissa eri suuri, nuoli osoittaa suuremmasta arvosta pienempään. Optimissa solmun nettovirtaus ulos on -∇L, sen datan veto.</translation>
    </message>
    <message>
      <source>The divergence of Gaussians fitted to the features sees that the clusters spread differently: all edges are inside, and nodes without labels learn from the right ones.</source>
      <translation>Piirteisiin sovitettujen normaalijakaumien divergenssi huomaa, että klusterien hajonta on erilainen: kaikki kaaret ovat klusterien sisällä, ja nimiöttömät solmut oppivat oikeilta solmuilta.</translation>
    </message>
    <message>
      <source>The document has changed since (%1): the sweep belongs to the earlier version.</source>
      <translation>Dokumentti on sen jälkeen muuttunut (%1): parametriajo koskee aiempaa versiota.</translation>
    </message>
    <message>
      <source>The edges become those of the document: listed one by one, to be changed by hand and used by every method, whatever becomes of the data</source>
      <translation>Kaarista tulee dokumentin kaaria: ne luetellaan yksitellen, niitä voi muuttaa käsin, ja jokainen menetelmä käyttää niitä, tapahtuipa datalle mitä tahansa</translation>
    </message>
    <message>
      <source>The edges say which nodes are to have similar models. The form Graph has more kinds, and all settings of these.</source>
      <translation>Kaaret kertovat, minkä solmujen mallien pitäisi olla samankaltaisia. Lomakkeessa Graafi on lisää graafilajeja ja näiden kaikki asetukset.</translation>
    </message>
    <message>
      <source>The edges to the rest of the cluster are too weak for these nodes: %1</source>
      <translation>Kaaret klusterin muihin solmuihin ovat liian heikkoja näille solmuille: %1</translation>
    </message>
    <message>
      <source>The empirical graph.</source>
      <translation>Empiirinen graafi.</translation>
    </message>
    <message>
      <source>The error is smallest at λ = {:.3g}.</source>
      <translation>Virhe on pienin, kun λ = {:.3g}.</translation>
    </message>
    <message>
      <source>The error of every node, beside that of its model at λ = 0. Click to select a node, with Ctrl to add it; the arrow keys go from node to node.</source>
      <translation>Jokaisen solmun virhe sekä sen mallin virhe, kun λ = 0. Napsauta solmua valitaksesi sen, Ctrl lisää sen valintaan; nuolinäppäimillä siirrytään solmusta toiseen.</translation>
    </message>
    <message>
      <source>The errors over λ are those of the objective: tampered updates do not change it, and another λ may be better against them</source>
      <translation>Virheet λ:n funktiona ovat tavoitefunktion virheitä: väärennetyt päivitykset eivät muuta sitä, ja jokin muu λ voi olla niitä vastaan parempi</translation>
    </message>
    <message>
      <source>The exact optimum for the λ of the slider: objective, certified relative gap, clusters (of penalties that are not norms: groups of similar models), the method that found it and the time it took (View → Exact optimum)</source>
      <translation>Tarkka optimi liukusäätimen λ:lle: tavoitefunktio, todistettu suhteellinen rako, klusterit (jos sakkotermi ei ole normi: samankaltaisten mallien ryhmät), menetelmä, jolla se löytyi, ja siihen kulunut aika (Näytä → Tarkka optimi)</translation>
    </message>
    <message>
      <source>The exact optimum for this λ</source>
      <translation>Tarkka optimi tälle λ:lle</translation>
    </message>
    <message>
      <source>The exact optimum on chains of any size in one step, coordinate by coordinate.</source>
      <translation>Tarkka optimi kaikenkokoisilla ketjuilla yhdessä askeleessa, koordinaatti kerrallaan.</translation>
    </message>
    <message>
      <source>The expected squared error of a new label is B² + V + σ²: how far the mean model is from the truth, how much models of other draws of the data differ from it, and the noise of the label. This is said of minimisers of GTVMin, whatever the method.</source>
      <translation>Uuden nimiön odotettu neliövirhe on B² + V + σ²: kuinka kaukana mallien keskiarvo on oikeasta mallista, kuinka paljon aineiston muiden arvontojen mallit siitä poikkeavat, ja nimiön kohina. Menetelmästä riippumatta mallit ovat GTVMin-tehtävän minimoijia.</translation>
    </message>
    <message>
      <source>The experiment as a short link or as text, for a message</source>
      <translation>Koe lyhyenä linkkinä tai tekstinä viestiä varten</translation>
    </message>
    <message>
      <source>The experiment does not run on this graph yet: %1</source>
      <translation>Koetta ei voi vielä ajaa tällä graafilla: %1</translation>
    </message>
    <message>
      <source>The experiment has changed: Start runs the race again.</source>
      <translation>Koe on muuttunut: Aloita-painike ajaa vertailun uudelleen.</translation>
    </message>
    <message>
      <source>The experiment of “Two clusters with noise” with the mean of the local losses and λ = 0.01, as printed. With little noise the error comes from λ, which is five times larger here. With σ = 1 the larger λ averages over more nodes and is better: 0.11 against 0.39.</source>
      <translation>Koe ”Kaksi klusteria ja kohinaa” tekstin mukaan: paikallisten häviöiden keskiarvo ja λ = 0.01. Kun kohinaa on vähän, virhe on λ:n aiheuttama, ja λ on tässä viisi kertaa suurempi. Kun σ = 1, suurempi λ keskiarvoistaa useamman solmun yli ja on parempi: 0.11 verrattuna arvoon 0.39.</translation>
    </message>
    <message>
      <source>The experiment of “Two clusters” with what the paper prints: the mean of the local losses and λ = 0.01. The code takes the sum over five samples, so its λ is five times smaller than it looks. Compare the two errors: with σ = 0 the error of recovered clusters grows like λ², so it is 25 times that of the code.</source>
      <translation>Koe ”Kaksi klusteria” artikkelin mukaan: paikallisten häviöiden keskiarvo ja λ = 0.01. Koodi laskee summan viidestä datapisteestä, joten sen λ on viisi kertaa pienempi kuin miltä näyttää. Vertaa kahta virhettä: kun σ = 0, löytyneiden klusterien virhe kasvaa kuin λ², joten se on 25-kertainen koodin virheeseen nähden.</translation>
    </message>
    <message>
      <source>The factor by which one step of gradient descent shrinks the distance from the minimiser at least: the larger of |1 − αλ₁| and |1 − αλ_d|, with the smallest and the largest eigenvalue of the Hessian. Above 1 the distance grows.</source>
      <translation>Kerroin, jolla yksi gradienttimenetelmän askel vähintään lyhentää etäisyyttä minimikohtaan: suurempi luvuista |1 − αλ₁| ja |1 − αλ_d|, joissa ovat Hessen matriisin pienin ja suurin ominaisarvo. Kun kerroin on yli 1, etäisyys kasvaa.</translation>
    </message>
    <message>
      <source>The factor in φ(v) = κ‖v‖².</source>
      <translation>Kerroin lausekkeessa φ(v) = κ‖v‖².</translation>
    </message>
    <message>
      <source>The features are projected on d' random directions, which are the same at all nodes</source>
      <translation>Piirteet projisoidaan d' satunnaiselle suunnalle; suunnat ovat samat kaikissa solmuissa</translation>
    </message>
    <message>
      <source>The features of all nodes are multiplied by the same matrix</source>
      <translation>Kaikkien solmujen piirteet kerrotaan samalla matriisilla</translation>
    </message>
    <message>
      <source>The features of the two clusters have different covariance matrices, so the local datasets differ in more than their labels. The error is as small as with equal covariances: about 4e-6, where 4.53e-6 is published. Then choose MOCHA with λ = 0.005. The text measures the error of the parameters, equation (39), and by (39) the published 0.133 could not be reproduced: it is about 0.03. As the label MSE of validation (on labels that no node learns from) it is about 0.12, so 0.133 is a label MSE.</source>
      <translation>Kahden klusterin piirteillä on eri kovarianssimatriisit, joten paikalliset aineistot eroavat muutenkin kuin nimiöiltään. Virhe on yhtä pieni kuin samoilla kovariansseilla: noin 4e-6, kun julkaistu arvo on 4.53e-6. Valitse sitten MOCHA, jossa λ = 0.005. Teksti mittaa parametrien virhettä, yhtälö (39), eikä julkaistu 0.133 toistunut yhtälöllä (39): arvo on noin 0.03. Validointinimiöiden MSE:nä (nimiöissä, joista mikään solmu ei opi) se on noin 0.12, joten 0.133 on nimiöiden MSE.</translation>
    </message>
    <message>
      <source>The features of the two clusters have the same means and different covariance matrices. Every node is joined to the four nodes whose data is most like its own. By the divergence of Gaussians fitted to the features all edges are inside the clusters, and the half of the nodes that has no labels learns from the other half: the MSE is 0.0018. Under Graph, let the nodes be compared by the means instead: 45 % of the edges are inside the clusters, which is chance, and the MSE is 4.76. The view Similarity shows both, with a threshold to drag.</source>
      <translation>Kahden klusterin piirteillä on samat keskiarvot ja eri kovarianssimatriisit. Jokainen solmu yhdistetään niihin neljään solmuun, joiden data muistuttaa eniten sen omaa. Piirteisiin sovitettujen normaalijakaumien divergenssillä kaikki kaaret ovat klusterien sisällä, ja nimiötön puolikas solmuista oppii toiselta puolikkaalta: MSE on 0.0018. Valitse kohdassa Graafi vertailuperusteeksi sen sijaan keskiarvot: 45 % kaarista on klusterien sisällä, mikä on sattumaa, ja MSE on 4.76. Näkymä Samankaltaisuus näyttää molemmat, ja sen kynnystä voi raahata.</translation>
    </message>
    <message>
      <source>The features of this node: one row of d numbers per sample.</source>
      <translation>Tämän solmun piirteet: yksi d luvun rivi datapistettä kohti.</translation>
    </message>
    <message>
      <source>The file</source>
      <translation>Tiedosto</translation>
    </message>
    <message>
      <source>The file as it is</source>
      <translation>Tiedosto sellaisenaan</translation>
    </message>
    <message>
      <source>The file can be read once a field is chosen:</source>
      <translation>Tiedosto voidaan lukea, kun yhden kentän arvo on valittu:</translation>
    </message>
    <message>
      <source>The file exists already and will be replaced.</source>
      <translation>Tiedosto on jo olemassa ja korvataan.</translation>
    </message>
    <message>
      <source>The file is being read</source>
      <translation>Tiedostoa luetaan</translation>
    </message>
    <message>
      <source>The finished runs were made with %1, and this program uses %2: the last digits may differ.</source>
      <translation>Valmiit ajot tehtiin käskykannalla %1, ja tämä ohjelma käyttää käskykantaa %2: viimeiset numerot voivat poiketa.</translation>
    </message>
    <message>
      <source>The first cluster has 50 nodes, the second has 50, 100, 150 or 200. The more nodes there are, the more edges lead from one cluster to the other, and the error grows a little, from 1.5e-6 to 8.5e-6. For local datasets that are not identically distributed, choose true parameters perturbed around cluster vectors (size 0.001): the error hardly changes. MOCHA with λ = 0.005 has an error ten thousand times larger.</source>
      <translation>Ensimmäisessä klusterissa on 50 solmua, toisessa 50, 100, 150 tai 200. Mitä enemmän solmuja on, sitä enemmän kaaria johtaa klusterista toiseen, ja virhe kasvaa hieman, arvosta 1.5e-6 arvoon 8.5e-6. Jos haluat paikallisia aineistoja, joiden jakaumat eivät ole samat, valitse oikeat parametrit, jotka poikkeavat hieman klusterivektoreista (suuruus 0.001): virhe tuskin muuttuu. MOCHA:n virhe on kymmenentuhatkertainen, kun λ = 0.005.</translation>
    </message>
    <message>
      <source>The first layout that fits: a map if there are coordinates; a chain, ring or star as such; clusters side by side; else force-directed.</source>
      <translation>Ensimmäinen sopiva asettelu: kartta, jos koordinaatit on annettu; ketju, rengas tai tähti sellaisenaan; klusterit vierekkäin; muuten voimapohjainen.</translation>
    </message>
    <message>
      <source>The first line has the names of the columns</source>
      <translation>Ensimmäisellä rivillä on sarakkeiden nimet</translation>
    </message>
    <message>
      <source>The first line is an edge</source>
      <translation>Ensimmäinen rivi on kaari</translation>
    </message>
    <message>
      <source>The first parameters over the iterations that were shown. Dashed: the exact optimum. Dotted: the iterate on the screen.</source>
      <translation>Ensimmäiset parametrit näytettyjen iteraatioiden aikana. Katkoviiva: tarkka optimi. Pisteviiva: näytöllä oleva iteraatti.</translation>
    </message>
    <message>
      <source>The first rows after the step</source>
      <translation>Ensimmäiset rivit vaiheen jälkeen</translation>
    </message>
    <message>
      <source>The first rows before the step</source>
      <translation>Ensimmäiset rivit ennen vaihetta</translation>
    </message>
    <message>
      <source>The first rows of every node</source>
      <translation>Jokaisen solmun ensimmäiset rivit</translation>
    </message>
    <message>
      <source>The first rows of the file</source>
      <translation>Tiedoston ensimmäiset rivit</translation>
    </message>
    <message>
      <source>The first rows; cells that cannot be read are marked</source>
      <translation>Ensimmäiset rivit; solut, joita ei voi lukea, on merkitty</translation>
    </message>
    <message>
      <source>The first value gets no column: with an intercept it is needed twice otherwise.</source>
      <translation>Ensimmäinen arvo ei saa saraketta: vakiotermin kanssa se olisi muuten mukana kahdesti.</translation>
    </message>
    <message>
      <source>The gamma loss of shape 1: regression of waiting times with the exponential distribution and the log link, mean exp(wᵀx).</source>
      <translation>Gammahäviö, jonka muoto on 1: odotusaikojen regressio eksponenttijakaumalla ja logaritmisella linkillä, odotusarvo exp(wᵀx).</translation>
    </message>
    <message>
      <source>The given graph; a graph that grows by every node's p nearest nodes in every iteration (2a); or one that is rebuilt from them in every iteration (2b).</source>
      <translation>Annettu graafi; graafi, joka kasvaa joka iteraatiossa jokaisen solmun p lähimmällä solmulla (2a); tai graafi, joka rakennetaan niistä joka iteraatiossa uudelleen (2b).</translation>
    </message>
    <message>
      <source>The given value.</source>
      <translation>Annettu arvo.</translation>
    </message>
    <message>
      <source>The graph as it is drawn: PNG, PDF, SVG, or the numbers of its nodes as CSV</source>
      <translation>Graafi sellaisena kuin se on piirretty: PNG, PDF, SVG tai solmujen luvut CSV-tiedostona</translation>
    </message>
    <message>
      <source>The graph as it is, including changes by hand</source>
      <translation>Graafi sellaisenaan, myös käsin tehdyt muutokset</translation>
    </message>
    <message>
      <source>The graph as it is, with a λ at which all nodes agree on one model; if no such λ can be proved, one at which the coupling is a thousand times as strong as the data of the nodes</source>
      <translation>Graafi sellaisenaan ja λ, jolla kaikki solmut päätyvät yhteen malliin, tai jos sellaista λ:aa ei voi todistaa, λ, jolla kytkentä on tuhat kertaa niin voimakas kuin solmujen data</translation>
    </message>
    <message>
      <source>The graph as it is, with a λ at which every cluster has one model</source>
      <translation>Graafi sellaisenaan ja λ, jolla jokaisella klusterilla on yksi malli</translation>
    </message>
    <message>
      <source>The graph can be changed</source>
      <translation>Graafia voi muuttaa</translation>
    </message>
    <message>
      <source>The graph can be learned</source>
      <translation>Graafin voi oppia</translation>
    </message>
    <message>
      <source>The graph has changed</source>
      <translation>Graafi on muuttunut</translation>
    </message>
    <message>
      <source>The graph is not made of its data. If it is, nodes are joined whose data is alike, and this view shows how alike they are.</source>
      <translation>Graafia ei ole muodostettu datasta. Jos se muodostetaan siitä, solmut, joiden data on samankaltaista, yhdistetään, ja tämä näkymä näyttää, kuinka samankaltaisia ne ovat.</translation>
    </message>
    <message>
      <source>The handout is written: %1</source>
      <translation>Moniste on kirjoitettu: %1</translation>
    </message>
    <message>
      <source>The iteration that is shown; type one to look at it</source>
      <translation>Näytettävä iteraatio; kirjoita numero, niin näet sen</translation>
    </message>
    <message>
      <source>The keys of the nodes. If the list is empty they are drawn.</source>
      <translation>Solmujen avaimet. Jos luettelo on tyhjä, solmut arvotaan.</translation>
    </message>
    <message>
      <source>The label of the samples with the pattern.</source>
      <translation>Kuvion saavien datapisteiden nimiö.</translation>
    </message>
    <message>
      <source>The label y becomes -c y; for labels that are signs only the sign changes.</source>
      <translation>Nimiöstä y tulee -c y; jos nimiöt ovat etumerkkejä, vain merkki vaihtuu.</translation>
    </message>
    <message>
      <source>The label, too</source>
      <translation>Myös nimiö</translation>
    </message>
    <message>
      <source>The labels are counts, and each node fits a Poisson regression to four of them: the mean count is exp(wᵀx). Alone (λ near 0) the models of the nodes have little to do with the truth. With λ = 0.6 each cluster shares one model, and nodes without labels take it over. Predictions and their errors are the mean exp(wᵀx) and not wᵀx. Try the squared loss: it takes the counts for numbers and predicts negative ones.</source>
      <translation>Nimiöt ovat lukumääriä, ja jokainen solmu sovittaa niistä neljään Poisson-regression: lukumäärän odotusarvo on exp(wᵀx). Yksinään (λ lähellä nollaa) solmujen malleilla on vain vähän tekemistä oikean mallin kanssa. Kun λ = 0.6, kullakin klusterilla on yksi yhteinen malli, ja nimiöttömät solmut omaksuvat sen. Ennusteet ja niiden virheet lasketaan odotusarvosta exp(wᵀx) eikä luvusta wᵀx. Kokeile neliöhäviötä: se pitää lukumääriä tavallisina lukuina ja ennustaa myös negatiivisia.</translation>
    </message>
    <message>
      <source>The labels are signs, and each node learns a linear classifier from five noisy samples. Without coupling, many nodes find a classifier that makes no mistake on its own samples, and only the small ridge term keeps its parameters finite. With λ = 0.01 each cluster shares one classifier, and the unlabelled nodes take it over. Only the direction of the parameter vector matters for a classifier. Its length depends on the ridge term and on λ, so the error of the parameters does not go to zero.</source>
      <translation>Nimiöt ovat etumerkkejä, ja jokainen solmu oppii lineaarisen luokittimen viidestä kohinaisesta datapisteestä. Ilman kytkentää moni solmu löytää luokittimen, joka ei erehdy sen omissa datapisteissä, ja vain pieni ridge-termi pitää sen parametrit äärellisinä. Kun λ = 0.01, kullakin klusterilla on yhteinen luokitin, ja nimiöttömät solmut omaksuvat sen. Luokittimelle vain parametrivektorin suunnalla on väliä. Vektorin pituus riippuu ridge-termistä ja λ:sta, joten parametrien virhe ei mene nollaan.</translation>
    </message>
    <message>
      <source>The labels are waiting times, numbers above 0 whose spread grows with their mean exp(wᵀx), as that of a gamma distribution of shape 2 does. Each node fits a gamma regression to six of them. With λ = 0.5 each cluster shares one model. Long times are seldom and far away from their mean; the loss measures how many times as long a label is as its mean, and the squared loss, which measures the difference, follows the longest ones. The parameter shape of the loss scales it, as a larger weight of the data would; shape 1 is the exponential distribution.</source>
      <translation>Nimiöt ovat odotusaikoja, nollaa suurempia lukuja, joiden hajonta kasvaa odotusarvon exp(wᵀx) mukana, kuten gammajakaumassa, jonka muoto on 2. Jokainen solmu sovittaa niistä kuuteen gammaregression. Kun λ = 0.5, kullakin klusterilla on yksi yhteinen malli. Pitkät ajat ovat harvinaisia ja kaukana odotusarvostaan; häviö mittaa, kuinka moninkertainen nimiö on odotusarvoonsa nähden, ja neliöhäviö, joka mittaa erotusta, seuraa pisimpiä aikoja. Häviön muotoparametri skaalaa häviötä samoin kuin datan suurempi paino; muoto 1 on eksponenttijakauma.</translation>
    </message>
    <message>
      <source>The labels of the selected nodes are hidden: they learn from their neighbours alone</source>
      <translation>Valittujen solmujen nimiöt piilotetaan: ne oppivat vain naapureiltaan</translation>
    </message>
    <message>
      <source>The labels of the selected nodes say the opposite, −y</source>
      <translation>Valittujen solmujen nimiöt sanovat päinvastaista, −y</translation>
    </message>
    <message>
      <source>The labels of this node: one number per row of `features`.</source>
      <translation>Tämän solmun nimiöt: yksi luku kentän `features` riviä kohti.</translation>
    </message>
    <message>
      <source>The largest first.</source>
      <translation>Suurin ensin.</translation>
    </message>
    <message>
      <source>The last rows of every node</source>
      <translation>Jokaisen solmun viimeiset rivit</translation>
    </message>
    <message>
      <source>The last session cannot be read, and was moved to {}: {}</source>
      <translation>Viimeisintä istuntoa ei voi lukea, ja se siirrettiin paikkaan {}: {}</translation>
    </message>
    <message>
      <source>The last session cannot be restored now, and stays in {}: {}</source>
      <translation>Viimeisintä istuntoa ei voi nyt palauttaa, ja se on tallessa paikassa {}: {}</translation>
    </message>
    <message>
      <source>The lesson is saved as %1</source>
      <translation>Oppitunti on tallennettu nimellä %1</translation>
    </message>
    <message>
      <source>The local datasets.</source>
      <translation>Paikalliset aineistot.</translation>
    </message>
    <message>
      <source>The local model of every node, its hypothesis h.</source>
      <translation>Jokaisen solmun paikallinen malli, sen hypoteesi h.</translation>
    </message>
    <message>
      <source>The local model of this node, for methods whose models fit and predict.</source>
      <translation>Tämän solmun malli niille menetelmille, jotka käyttävät sovitettavia ennustemalleja.</translation>
    </message>
    <message>
      <source>The loss of an exponential family depends on the label and on the mean it is predicted by, and not on their difference alone, so that it is no curve over residuals. The Local models show labels and means.</source>
      <translation>Eksponentiaalisen perheen häviö riippuu nimiöstä ja sille ennustetusta odotusarvosta eikä pelkästään niiden erotuksesta, joten se ei ole residuaalin funktiona piirrettävä käyrä. Näkymä Paikalliset mallit näyttää nimiöt ja odotusarvot.</translation>
    </message>
    <message>
      <source>The loss of the node alone; the loss with the pull of its edges, where the neighbours stay as they are; or the mean loss of all nodes</source>
      <translation>Pelkkä solmun häviö; häviö ja sen kaarien veto, kun naapurit pysyvät ennallaan; tai kaikkien solmujen häviöiden keskiarvo</translation>
    </message>
    <message>
      <source>The loss of this node.</source>
      <translation>Tämän solmun häviöfunktio.</translation>
    </message>
    <message>
      <source>The map that every node applies to its features before it uses them.</source>
      <translation>Kuvaus, jota jokainen solmu soveltaa piirteisiinsä ennen niiden käyttöä.</translation>
    </message>
    <message>
      <source>The mean error hides it</source>
      <translation>Keskivirhe piilottaa sen</translation>
    </message>
    <message>
      <source>The mean error, 0.12, is far below that of nodes alone (0.36); but the error of node 4 (top right) has grown from 0.02 to 1.2.</source>
      <translation>Virheen keskiarvo 0.12 on paljon pienempi kuin yksin (0.36), mutta solmun 4 (ylhäällä oikealla) virhe on kasvanut arvosta 0.02 arvoon 1.2.</translation>
    </message>
    <message>
      <source>The mean or the median of the column, the value before it in its series, or a given one.</source>
      <translation>Sarakkeen keskiarvo tai mediaani, edellinen arvo samassa sarjassa tai annettu arvo.</translation>
    </message>
    <message>
      <source>The mean squared difference of the predictions of two nodes. Click a cell to select both nodes; the arrow keys and Return do the same.</source>
      <translation>Kahden solmun ennusteiden erotuksen neliön keskiarvo. Valitse molemmat solmut napsauttamalla solua; nuolinäppäimet ja Enter tekevät saman.</translation>
    </message>
    <message>
      <source>The method that has used the least of it makes the next iteration</source>
      <translation>Seuraavan iteraation tekee menetelmä, joka on käyttänyt sitä vähiten</translation>
    </message>
    <message>
      <source>The method that is run.</source>
      <translation>Ajettava menetelmä.</translation>
    </message>
    <message>
      <source>The method trains its own local model at all nodes (Algorithm › Own local model)</source>
      <translation>Menetelmä opettaa omaa paikallista malliaan kaikissa solmuissa (Algoritmi › Oma paikallinen malli)</translation>
    </message>
    <message>
      <source>The method trains its own local model in place of this one (Algorithm › Own local model).</source>
      <translation>Menetelmä opettaa omaa paikallista malliaan tämän sijaan (Algoritmi › Oma paikallinen malli).</translation>
    </message>
    <message>
      <source>The method trains local models of its own, and there is none to compare with at λ = 0. Choose a method for parameter vectors.</source>
      <translation>Menetelmä opettaa omia paikallisia mallejaan, eikä niille ole vertailukohtaa arvolla λ = 0. Valitse parametrivektoreita käyttävä menetelmä.</translation>
    </message>
    <message>
      <source>The method trains local models of its own, which have no parameters to draw their objective over. Choose a method for parameter vectors, such as gradient steps.</source>
      <translation>Menetelmä opettaa omia paikallisia mallejaan, joilla ei ole parametreja, joiden funktiona tavoitefunktion voisi piirtää. Valitse parametrivektoreita käyttävä menetelmä, esimerkiksi gradienttiaskeleet.</translation>
    </message>
    <message>
      <source>The method trains local models of its own, which have no step size in common. Choose a method for parameter vectors, such as gradient steps.</source>
      <translation>Menetelmä opettaa omia paikallisia mallejaan, joilla ei ole yhteistä askelpituutta. Valitse parametrivektoreita käyttävä menetelmä, esimerkiksi gradienttiaskeleet.</translation>
    </message>
    <message>
      <source>The method trains local models of its own, whose gradients are not known. Choose a method for parameter vectors, such as gradient steps.</source>
      <translation>Menetelmä opettaa omia paikallisia mallejaan, joiden gradientteja ei tunneta. Valitse parametrivektoreita käyttävä menetelmä, esimerkiksi gradienttiaskeleet.</translation>
    </message>
    <message>
      <source>The method; methods of the same kind are shown with the parameters in which they differ</source>
      <translation>Menetelmä; samanlajisista menetelmistä näytetään ne parametrit, joissa ne eroavat</translation>
    </message>
    <message>
      <source>The models have no parameters to draw. The view Predictions shows what they predict.</source>
      <translation>Malleilla ei ole piirrettäviä parametreja. Näkymä Ennusteet näyttää, mitä ne ennustavat.</translation>
    </message>
    <message>
      <source>The models of the nodes alone are being computed.</source>
      <translation>Solmujen omia malleja lasketaan.</translation>
    </message>
    <message>
      <source>The new column with the names of the old ones.</source>
      <translation>Uusi sarake, jossa ovat vanhojen nimet.</translation>
    </message>
    <message>
      <source>The new column with their values.</source>
      <translation>Uusi sarake, jossa ovat niiden arvot.</translation>
    </message>
    <message>
      <source>The new value of every label.</source>
      <translation>Jokaisen nimiön uusi arvo.</translation>
    </message>
    <message>
      <source>The new values of these features, one number for each.</source>
      <translation>Näiden piirteiden uudet arvot, yksi luku kullekin.</translation>
    </message>
    <message>
      <source>The next page</source>
      <translation>Seuraava sivu</translation>
    </message>
    <message>
      <source>The next scene (Page Down or space)</source>
      <translation>Seuraava kohtaus (Page Down tai välilyönti)</translation>
    </message>
    <message>
      <source>The node has no data: its model comes from the neighbours.</source>
      <translation>Solmulla ei ole aineistoa: sen malli tulee naapureilta.</translation>
    </message>
    <message>
      <source>The node in the middle gets labels of the opposite sign, five times as large: it turns the models of all the others.</source>
      <translation>Keskimmäinen solmu saa nimiöt, jotka ovat vastakkaismerkkisiä ja viisinkertaisia: se kääntää kaikkien muiden mallit.</translation>
    </message>
    <message>
      <source>The node in the middle has poisoned labels. The squared loss counts them by their square, and all models turn.</source>
      <translation>Keskimmäisen solmun nimiöt on myrkytetty. Neliöhäviössä niiden paino on neliöllinen, ja kaikki mallit kääntyvät.</translation>
    </message>
    <message>
      <source>The nodes hold different columns of one table, and all its labels. No node learns from another yet: each node predicts from its own columns alone</source>
      <translation>Solmuilla on saman taulukon eri sarakkeita ja kaikki sen nimiöt. Mikään solmu ei vielä opi toiselta: jokainen ennustaa vain omista sarakkeistaan</translation>
    </message>
    <message>
      <source>The nodes hold different rows of one table</source>
      <translation>Solmuilla on saman taulukon eri rivejä</translation>
    </message>
    <message>
      <source>The nodes use their features as they are</source>
      <translation>Solmut käyttävät piirteitään sellaisinaan</translation>
    </message>
    <message>
      <source>The number itself, or its sign -1 or 1, which classification losses need; or a count with the Poisson distribution or a positive number with the gamma distribution, both with the exponential of the number as their mean.</source>
      <translation>Luku itse tai sen etumerkki -1 tai 1, jonka luokitteluhäviöt tarvitsevat; tai Poisson-jakautunut lukumäärä tai gammajakautunut positiivinen luku, joiden kummankin odotusarvo on luvun eksponentti.</translation>
    </message>
    <message>
      <source>The number of edges.</source>
      <translation>Kaarien määrä.</translation>
    </message>
    <message>
      <source>The number of principal components.</source>
      <translation>Pääkomponenttien lukumäärä.</translation>
    </message>
    <message>
      <source>The objective is made of %L1 samples, too many to draw it while the run goes on. Choose the loss of another node, or data with fewer samples.</source>
      <translation>Tavoitefunktiossa on %L1 datapistettä, liikaa piirrettäväksi ajon aikana. Valitse toisen solmun häviö tai data, jossa on vähemmän datapisteitä.</translation>
    </message>
    <message>
      <source>The objective of the present iterate, and a bound on its distance from the optimum. The bound is proved by the dual value of the exact optimum, or by the certificate of the method itself.</source>
      <translation>Nykyisen iteraatin tavoitefunktio ja yläraja sen etäisyydelle optimista. Rajan todistaa tarkan optimin duaaliarvo tai menetelmän oma todistus.</translation>
    </message>
    <message>
      <source>The objective: the local losses of all nodes plus λ times the total variation of their parameters over the edges; below, both parts at the present iterate</source>
      <translation>Tavoitefunktio: kaikkien solmujen paikalliset häviöt plus λ kertaa parametrien kokonaisvaihtelu kaarien yli; alla kumpikin osa nykyisessä iteraatissa</translation>
    </message>
    <message>
      <source>The optimum over λ</source>
      <translation>Optimi λ:n funktiona</translation>
    </message>
    <message>
      <source>The page before</source>
      <translation>Edellinen sivu</translation>
    </message>
    <message>
      <source>The parameter that is drawn; all of them where there are few</source>
      <translation>Piirrettävä parametri; jos parametreja on vähän, kaikki</translation>
    </message>
    <message>
      <source>The parameters beside those of the exact optimum and the true ones</source>
      <translation>Parametrit tarkan optimin parametrien ja oikeiden parametrien rinnalla</translation>
    </message>
    <message>
      <source>The parameters of all nodes. Click to select a node, with Ctrl to add it; the arrow keys go from node to node.</source>
      <translation>Kaikkien solmujen parametrit. Valitse solmu napsauttamalla, Ctrl lisää sen valintaan; nuolinäppäimet siirtyvät solmusta toiseen.</translation>
    </message>
    <message>
      <source>The parameters over the iterations</source>
      <translation>Parametrit iteraatioittain</translation>
    </message>
    <message>
      <source>The path over λ of so large a problem is not computed by itself.</source>
      <translation>Näin suuren tehtävän λ-polkua ei lasketa itsestään.</translation>
    </message>
    <message>
      <source>The picture of the graph and the numbers of its nodes (Ctrl+C)</source>
      <translation>Graafin kuva ja sen solmujen luvut (Ctrl+C)</translation>
    </message>
    <message>
      <source>The picture would have too many dots; choose a lower resolution.</source>
      <translation>Kuvassa olisi liikaa pisteitä; valitse pienempi tarkkuus.</translation>
    </message>
    <message>
      <source>The plot as a picture, or the numbers behind it</source>
      <translation>Kuvaaja kuvana tai sen luvut</translation>
    </message>
    <message>
      <source>The present run is at the top, earlier runs are below</source>
      <translation>Nykyinen ajo on ylimpänä, aiemmat ajot sen alla</translation>
    </message>
    <message>
      <source>The preset “Clusters of different sizes”, but every node has its own true parameter vector: that of its cluster plus 0.001 ε/‖w̄‖. The local datasets are therefore not identically distributed. This hardly changes the error, which is 2e-6 to 8e-6: the nodes of a cluster still fuse, and the differences are smaller than the bias that the coupling causes.</source>
      <translation>Valmis koe ”Erikokoiset klusterit”, mutta jokaisella solmulla on oma oikea parametrivektori: klusterin vektori plus 0.001 ε/‖w̄‖. Paikallisten aineistojen jakaumat eivät siis ole samat. Tämä tuskin muuttaa virhettä, joka on 2e-6…8e-6: klusterin solmut yhtyvät yhä, ja erot ovat pienempiä kuin kytkennän aiheuttama harha.</translation>
    </message>
    <message>
      <source>The private feature is removed, and of the others the largest linear part that is uncorrelated with it is kept</source>
      <translation>Yksityinen piirre poistetaan, ja muista säilytetään suurin lineaarinen osa, joka ei korreloi sen kanssa</translation>
    </message>
    <message>
      <source>The private number of a sample: its label, or one of its features</source>
      <translation>Datapisteen yksityinen luku: sen nimiö tai jokin sen piirteistä</translation>
    </message>
    <message>
      <source>The question that the figure answers.</source>
      <translation>Kysymys, johon kuva vastaa.</translation>
    </message>
    <message>
      <source>The repeats were cancelled before two runs were finished</source>
      <translation>Toistot peruttiin ennen kuin kaksi ajoa oli valmiina</translation>
    </message>
    <message>
      <source>The report of every run lists it, too</source>
      <translation>Luetellaan myös jokaisen ajon raportissa</translation>
    </message>
    <message>
      <source>The results are being written already</source>
      <translation>Tuloksia kirjoitetaan jo</translation>
    </message>
    <message>
      <source>The right size</source>
      <translation>Sopiva koko</translation>
    </message>
    <message>
      <source>The rows in another order</source>
      <translation>Rivit toisessa järjestyksessä</translation>
    </message>
    <message>
      <source>The rows of another file with the same columns, prepared together with the others: lags of its rows may look at these, but not the reverse</source>
      <translation>Toisen tiedoston rivit, samoin sarakkein; ne valmistellaan yhdessä muiden kanssa: niiden viiveet saavat katsoa muita rivejä, mutta eivät päinvastoin</translation>
    </message>
    <message>
      <source>The rows of one table are divided among eight nodes: the same feature and label everywhere, other samples. Alone they disagree.</source>
      <translation>Yhden taulukon rivit jaetaan kahdeksalle solmulle: kaikilla on sama piirre ja nimiö mutta eri datapisteet. Yksin solmut ovat eri mieltä.</translation>
    </message>
    <message>
      <source>The run goes back to the iteration that is shown and discards what came after it</source>
      <translation>Ajo palaa näytettävään iteraatioon ja hylkää sitä seuraavat</translation>
    </message>
    <message>
      <source>The run has ended: %1</source>
      <translation>Ajo on päättynyt: %1</translation>
    </message>
    <message>
      <source>The run has not begun.</source>
      <translation>Ajo ei ole alkanut.</translation>
    </message>
    <message>
      <source>The run of this session cannot continue here; it is shown as it ended: %1</source>
      <translation>Tämän istunnon ajo ei voi jatkua täällä; se näytetään sellaisena kuin se päättyi: %1</translation>
    </message>
    <message>
      <source>The same error for one model per true cluster, trained on all its data</source>
      <translation>Sama virhe, kun kullakin oikealla klusterilla on yksi sen koko aineistolla opetettu malli</translation>
    </message>
    <message>
      <source>The same for the flow of the present iterate</source>
      <translation>Sama nykyisen iteraatin virtaukselle</translation>
    </message>
    <message>
      <source>The same given vector at every node of a cluster</source>
      <translation>Sama annettu vektori klusterin jokaisessa solmussa</translation>
    </message>
    <message>
      <source>The same with a few settings to play with</source>
      <translation>Sama ja muutamia kokeiltavia asetuksia</translation>
    </message>
    <message>
      <source>The samples of all nodes become points of few dimensions, of which the nodes are compared.</source>
      <translation>Kaikkien solmujen datapisteistä tulee pisteitä, joilla on vain muutama ulottuvuus; solmuja verrataan niiden avulla.</translation>
    </message>
    <message>
      <source>The samples of all nodes, and the line of every node's model</source>
      <translation>Kaikkien solmujen datapisteet ja jokaisen solmun mallin suora</translation>
    </message>
    <message>
      <source>The samples of the selected node, with their labels and what its model predicts at the present iterate.</source>
      <translation>Valitun solmun datapisteet nimiöineen ja mitä solmun malli ennustaa nykyisessä iteraatissa.</translation>
    </message>
    <message>
      <source>The scene as it was left (F2)</source>
      <translation>Kohtaus sellaisena kuin se jäi (F2)</translation>
    </message>
    <message>
      <source>The scene before (Page Up)</source>
      <translation>Edellinen kohtaus (Page Up)</translation>
    </message>
    <message>
      <source>The selected nodes become honest again</source>
      <translation>Valituista solmuista tulee taas rehellisiä</translation>
    </message>
    <message>
      <source>The selected nodes get the common model again</source>
      <translation>Valitut solmut saavat taas yhteisen mallin</translation>
    </message>
    <message>
      <source>The selected nodes learn from their labels</source>
      <translation>Valitut solmut oppivat nimiöistään</translation>
    </message>
    <message>
      <source>The selected nodes, and new ones, belong to this cluster</source>
      <translation>Valitut ja uudet solmut kuuluvat tähän klusteriin</translation>
    </message>
    <message>
      <source>The selected nodes, and the next new one, are a cluster of their own, with true parameters of its own</source>
      <translation>Valitut solmut ja seuraava uusi solmu muodostavat oman klusterin, jolla on omat oikeat parametrinsa</translation>
    </message>
    <message>
      <source>The server averages the gradients of the nodes, or the models that they reach in τ steps.</source>
      <translation>Palvelin laskee keskiarvon solmujen gradienteista tai malleista, joihin ne päätyvät τ askeleessa.</translation>
    </message>
    <message>
      <source>The server in the middle has no data, and its line lies flat. With λ = 0 every one of the twelve clients has a line of its own.</source>
      <translation>Keskellä olevalla palvelimella ei ole dataa, ja sen suora on vaakasuora. Kun λ = 0, jokaisella kahdestatoista asiakkaasta on oma suoransa.</translation>
    </message>
    <message>
      <source>The session was restored as it was when GTV Lab ended without being closed</source>
      <translation>Istunto palautettiin sellaisena kuin se oli, kun GTV Lab päättyi sulkematta sitä</translation>
    </message>
    <message>
      <source>The slope of the line</source>
      <translation>Suoran kulmakerroin</translation>
    </message>
    <message>
      <source>The smallest λ for which the test succeeds</source>
      <translation>Pienin λ, jolla testi onnistuu</translation>
    </message>
    <message>
      <source>The solution is not unique</source>
      <translation>Ratkaisu ei ole yksikäsitteinen</translation>
    </message>
    <message>
      <source>The solution is unique</source>
      <translation>Ratkaisu on yksikäsitteinen</translation>
    </message>
    <message>
      <source>The squared norm (MOCHA) makes large differences costly and small ones cheap: it spreads the step over many edges.</source>
      <translation>Neliöity normi (MOCHA) tekee suurista eroista kalliita ja pienistä halpoja: se jakaa portaan monelle kaarelle.</translation>
    </message>
    <message>
      <source>The stated number of every point; an empty list means that nothing is stated.</source>
      <translation>Jokaisen pisteen ilmoitettu luku; tyhjä luettelo tarkoittaa, ettei mitään ole ilmoitettu.</translation>
    </message>
    <message>
      <source>The step whose table is shown before and after it</source>
      <translation>Vaihe, jota edeltävä ja seuraava taulukko näytetään</translation>
    </message>
    <message>
      <source>The table after the step</source>
      <translation>Taulukko vaiheen jälkeen</translation>
    </message>
    <message>
      <source>The table as text, as a picture or in a file</source>
      <translation>Taulukko tekstinä, kuvana tai tiedostossa</translation>
    </message>
    <message>
      <source>The table before the step</source>
      <translation>Taulukko ennen vaihetta</translation>
    </message>
    <message>
      <source>The three methods of the published table run on the same data. FedAvg finds one model for two clusters. IFCA starts from centres of zeros and ones, while the true parameters are zeros and halves. It then often assigns nearly all nodes to one centre and does no better than FedAvg; if it starts from zeros and halves, it reaches the error of the oracle. Start the comparison in the view Race.</source>
      <translation>Julkaistun taulukon kolme menetelmää ajetaan samalla datalla. FedAvg löytää yhden mallin kahdelle klusterille. IFCA:n alkukeskukset koostuvat nollista ja ykkösistä, kun taas oikeat parametrit ovat nollia ja puolikkaita. Silloin se sijoittaa usein lähes kaikki solmut samaan keskukseen eikä pärjää FedAvg:tä paremmin; nollista ja puolikkaista lähtien se yltää oraakkelin virheeseen. Käynnistä vertailu näkymässä Vertailuajo.</translation>
    </message>
    <message>
      <source>The three nodes at the border are pulled most towards the other cluster, and the lines of each cluster are still not one.</source>
      <translation>Rajan kolmea solmua vedetään eniten kohti toista klusteria, eivätkä kummankaan klusterin suorat vieläkään yhdy.</translation>
    </message>
    <message>
      <source>The true parameter vectors of the leaves are drawn from N(0, I), as the text says, and λ = 5 is the largest value in the text. Most leaves have joined the centre, but not all: the critical λ is about 10, and between 6 and 17 for most draws. Drag λ beyond it and all nodes become equal. The figure of the paper shows true vectors around (2, −2) that lie closer together: see the preset “Star”.</source>
      <translation>Lehtien oikeat parametrivektorit arvotaan jakaumasta N(0, I), kuten tekstissä sanotaan, ja λ = 5 on tekstin suurin arvo. Useimmat lehdet ovat liittyneet keskukseen, mutta eivät kaikki: kriittinen λ on noin 10, useimmissa arvonnoissa 6–17. Raahaa λ sen yli, niin kaikista solmuista tulee yhtä suuria. Artikkelin kuvassa oikeat vektorit ovat pisteen (2, −2) ympärillä ja lähempänä toisiaan: katso valmista koetta ”Tähti”.</translation>
    </message>
    <message>
      <source>The truth (dotted) has one step. w1 has a norm (network Lasso) and keeps it; w2 has the squared norm (MOCHA) and smears it.</source>
      <translation>Oikeissa malleissa (pisteviiva) on yksi porras. Normi (verkko-Lasso, w1) säilyttää sen; neliöity normi (MOCHA, w2) levittää sen.</translation>
    </message>
    <message>
      <source>The value of %1</source>
      <translation>Asetuksen %1 arvo</translation>
    </message>
    <message>
      <source>The value of an entry that is not zero.</source>
      <translation>Nollasta poikkeavan komponentin arvo.</translation>
    </message>
    <message>
      <source>The value some rows later, as what is to be predicted</source>
      <translation>Arvo joitakin rivejä myöhemmin, ennustettavaksi</translation>
    </message>
    <message>
      <source>The values of the rows before, in columns of their own</source>
      <translation>Edeltävien rivien arvot omissa sarakkeissaan</translation>
    </message>
    <message>
      <source>The vector that is sent: d parameters, or one prediction for every test point if the local models fit and predict. If the list is empty, it is the vector that was computed.</source>
      <translation>Lähetettävä vektori: d parametria tai, jos paikalliset mallit ovat sovitettavia ennustemalleja, yksi ennuste testipistettä kohti. Jos luettelo on tyhjä, se on laskettu vektori.</translation>
    </message>
    <message>
      <source>The view that is in front when the document is opened.</source>
      <translation>Näkymä, joka on päällimmäisenä, kun dokumentti avataan.</translation>
    </message>
    <message>
      <source>The weight falls exponentially.</source>
      <translation>Paino pienenee eksponentiaalisesti.</translation>
    </message>
    <message>
      <source>The weight is inversely proportional.</source>
      <translation>Paino on kääntäen verrannollinen.</translation>
    </message>
    <message>
      <source>The weight of feature %1</source>
      <translation>Piirteen %1 paino</translation>
    </message>
    <message>
      <source>The wheel zooms, dragging pans, and a double click follows the curves again. Dotted vertical lines mark where λ was changed, and say to what; where it was dragged, a grey band begins with the movement.</source>
      <translation>Hiiren rulla zoomaa, raahaaminen siirtää kuvaa, ja kaksoisnapsautus alkaa taas seurata käyriä. Pisteviivat pystysuunnassa osoittavat, missä λ:aa on muutettu ja mihin arvoon; jos sitä raahattiin, harmaa kaista alkaa siitä, missä liike alkoi.</translation>
    </message>
    <message>
      <source>The whole screen for the window; Esc leaves it</source>
      <translation>Ikkuna koko näytön kokoiseksi; Esc poistuu</translation>
    </message>
    <message>
      <source>The whole screen in large letters: title, graph, models, error and λ; Esc leaves it</source>
      <translation>Koko näyttö suurin kirjaimin: otsikko, verkko, mallit, virhe ja λ; Esc palauttaa</translation>
    </message>
    <message>
      <source>The whole window as PNG, PDF or SVG</source>
      <translation>Koko ikkuna PNG-, PDF- tai SVG-tiedostona</translation>
    </message>
    <message>
      <source>The {}, as the {} loss needs.</source>
      <translation>Häviön {1} vuoksi {0}.</translation>
    </message>
    <message>
      <source>Theirs</source>
      <translation>Julkaistu</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Teema</translation>
    </message>
    <message>
      <source>Theme, sizes, pictures and memory</source>
      <translation>Teema, koot, kuvat ja muisti</translation>
    </message>
    <message>
      <source>Then click the node at the other end of the edge; Esc leaves it</source>
      <translation>Napsauta sitten kaaren toisessa päässä olevaa solmua; Esc peruuttaa</translation>
    </message>
    <message>
      <source>There are no labels: every node holds one point, and its parameter vector is the centre of the point's cluster. All pairs of nodes are joined by edges. Drag λ upwards from 0: the centres leave their points and move towards each other. Around λ = 0.2 there are exactly three centres, one for each cloud; at 0.23 all have met in the middle. The coupling also pulls the centres inwards, the more the larger λ is: compare them with the true ones (crosses).</source>
      <translation>Nimiöitä ei ole: jokaisella solmulla on yksi piste, ja sen parametrivektori on pisteen klusterin keskus. Kaikki solmuparit on yhdistetty kaarella. Raahaa λ:aa ylöspäin nollasta: keskukset irtoavat pisteistään ja lähestyvät toisiaan. Kun λ on noin 0.2, keskuksia on täsmälleen kolme, yksi kutakin pilveä kohti; arvolla 0.23 kaikki ovat kohdanneet keskellä. Kytkentä vetää keskuksia myös sisäänpäin, sitä enemmän, mitä suurempi λ on: vertaa niitä oikeisiin keskuksiin (ristit).</translation>
    </message>
    <message>
      <source>There are no nodes yet.

Press A and click to add nodes, C to connect them;
clusters, data and labels are in the bar on the left.
Or choose a graph in the form, or drop a graph file here.</source>
      <translation>Solmuja ei vielä ole.

Paina A ja lisää solmuja napsauttamalla, yhdistä ne C:llä;
klusterit, data ja nimiöt ovat vasemman reunan palkissa.
Tai valitse graafi lomakkeesta tai pudota tähän graafitiedosto.</translation>
    </message>
    <message>
      <source>There are no nodes yet. Add some on the canvas, or choose a graph, to compare them.</source>
      <translation>Solmuja ei vielä ole. Lisää niitä piirtoalueelle tai valitse graafi, niin voit verrata niitä.</translation>
    </message>
    <message>
      <source>There are no nodes yet. Add some on the canvas, or choose a graph, to see %1.</source>
      <translation>Solmuja ei vielä ole. Lisää niitä piirtoalueella tai valitse graafi, niin tässä näytetään %1.</translation>
    </message>
    <message>
      <source>There are no nodes yet. Add some on the canvas, or choose a graph, to see the learned clusters.</source>
      <translation>Solmuja ei vielä ole. Lisää niitä piirtoalueelle tai valitse graafi, niin näet opitut klusterit.</translation>
    </message>
    <message>
      <source>There are no nodes yet. Add some on the canvas, or choose a graph, to see their predictions.</source>
      <translation>Solmuja ei vielä ole. Lisää niitä piirtoalueella tai valitse graafi, niin näet niiden ennusteet.</translation>
    </message>
    <message>
      <source>There are no points to compare the models on.</source>
      <translation>Ei ole pisteitä, joissa malleja voisi verrata.</translation>
    </message>
    <message>
      <source>There are no two nodes to compare.</source>
      <translation>Ei ole kahta solmua, joita verrata.</translation>
    </message>
    <message>
      <source>There are no validation labels by which λ could be chosen: lower the labelled fraction under Data, or set a validation share</source>
      <translation>Validointinimiöitä, joilla λ:n voisi valita, ei ole: pienennä nimiöityjen osuutta kohdassa Data tai aseta validointiosuus</translation>
    </message>
    <message>
      <source>There are two clusters of ten nodes. Each node has six noisy samples of a sine wave; the wave of the second cluster is the opposite of that of the first. The nodes have local models of three kinds: a linear model, a decision tree and a small neural network. They share no parameters, only their predictions on forty public points. Select a node and look at the view Predictions: with λ = 0 trees and networks follow their six samples; with λ &gt; 0 they learn the wave from neighbours with other kinds of model. The MSE is the distance of the predictions from the true waves; it falls when λ goes from 0 to 0.5. A linear model remains a straight line.</source>
      <translation>Klustereita on kaksi, kymmenen solmua kummassakin. Jokaisella solmulla on kuusi kohinaista datapistettä siniaallosta; toisen klusterin aalto on ensimmäisen vastakohta. Solmuilla on kolmenlaisia paikallisia malleja: lineaarinen malli, päätöspuu ja pieni neuroverkko. Ne eivät jaa parametreja, vain ennusteensa neljässäkymmenessä julkisessa pisteessä. Valitse solmu ja katso näkymää Ennusteet: kun λ = 0, puut ja neuroverkot seuraavat omia kuutta datapistettään; kun λ &gt; 0, ne oppivat aallon naapureilta, joiden mallit ovat toista lajia. MSE on ennusteiden etäisyys oikeista aalloista; se pienenee, kun λ kasvaa nollasta arvoon 0.5. Lineaarinen malli pysyy suorana.</translation>
    </message>
    <message>
      <source>There are two clusters of ten nodes. One has images of zeros and ones, the other of twos and threes, and within each cluster the two digits are the classes 0 and 1. A fifth of the images is the validation set. The parameters are one weight vector per class for 64 grey levels. Without coupling every node learns from its own 28 images; with a small λ a cluster learns from 280. A large λ enforces one model for two tasks that contradict each other.</source>
      <translation>Klustereita on kaksi, kymmenen solmua kummassakin. Toisella on kuvia nollista ja ykkösistä, toisella kakkosista ja kolmosista, ja klusterin kaksi numeroa ovat luokat 0 ja 1. Viidesosa kuvista on validointijoukko. Parametreina on kullekin luokalle yksi painovektori 64 harmaasävylle. Ilman kytkentää jokainen solmu oppii omista 28 kuvastaan; pienellä λ:lla klusteri oppii 280 kuvasta. Suuri λ pakottaa yhden mallin kahteen keskenään ristiriitaiseen tehtävään.</translation>
    </message>
    <message>
      <source>There is no path over λ here: the models of this method only fit and predict.</source>
      <translation>λ-polkua ei tässä ole: tämän menetelmän mallit vain sovitetaan ja ne ennustavat.</translation>
    </message>
    <message>
      <source>There is no run to test.</source>
      <translation>Ei ole ajoa, jota testata.</translation>
    </message>
    <message>
      <source>There is no run whose results could be written</source>
      <translation>Ei ole ajoa, jonka tulokset voisi kirjoittaa</translation>
    </message>
    <message>
      <source>There is no short link: %1</source>
      <translation>Lyhyttä linkkiä ei ole: %1</translation>
    </message>
    <message>
      <source>There is room for one of these views</source>
      <translation>Vain yksi näistä näkymistä mahtuu</translation>
    </message>
    <message>
      <source>These images do not come with the program. Each is downloaded once, by the program of the system that fetches its package; afterwards it works offline.</source>
      <translation>Nämä kuvat eivät tule ohjelman mukana. Kukin aineisto ladataan kerran järjestelmän omalla ohjelmalla, joka hakee sen paketin; sen jälkeen se toimii ilman verkkoyhteyttä.</translation>
    </message>
    <message>
      <source>These nodes are connected already; W sets the weight</source>
      <translation>Nämä solmut on jo yhdistetty; W asettaa painon</translation>
    </message>
    <message>
      <source>These rows alone: %1</source>
      <translation>Vain nämä rivit: %1</translation>
    </message>
    <message>
      <source>These samples are neither images (a square number of features, %1 or more), nor a time series, nor classes over two features. The list above draws them as what you choose.</source>
      <translation>Nämä datapisteet eivät ole kuvia (piirteiden määrä neliöluku, vähintään %1) eivätkä aikasarja, eivätkä ne ole luokkia kahden piirteen tasossa. Yllä olevasta luettelosta voi valita, minä ne piirretään.</translation>
    </message>
    <message>
      <source>They agree</source>
      <translation>Mallit ovat samaa mieltä</translation>
    </message>
    <message>
      <source>Thirty nodes in a row; the truth (dotted) has one step. With λ = 0 the models of single nodes scatter around it.</source>
      <translation>Kolmekymmentä solmua jonossa; oikeassa mallissa (pisteviiva) on yksi porras. Kun λ = 0, yksittäisten solmujen mallit hajaantuvat sen ympärille.</translation>
    </message>
    <message>
      <source>This GTV Lab cannot read all of the sweep in this session</source>
      <translation>Tämä GTV Lab ei pysty lukemaan koko tämän istunnon parametriajoa</translation>
    </message>
    <message>
      <source>This experiment was written by a newer GTV Lab. It is shown as far as this version understands it, and cannot be saved.</source>
      <translation>Tämä koe on tehty uudemmalla GTV Labilla. Se näytetään siltä osin kuin tämä versio sitä ymmärtää, eikä sitä voi tallentaa.</translation>
    </message>
    <message>
      <source>This picture needs data with one feature and labels that are numbers. “Predictions” and “Local models” show other data, too.</source>
      <translation>Tämä kuva vaatii aineiston, jossa on yksi piirre ja lukuarvoiset nimiöt. ”Ennusteet” ja ”Paikalliset mallit” näyttävät muunkin aineiston.</translation>
    </message>
    <message>
      <source>This session is open in another window, too: the window that saves last asks first</source>
      <translation>Tämä istunto on auki myös toisessa ikkunassa: viimeksi tallentava ikkuna kysyy ensin</translation>
    </message>
    <message>
      <source>Three clusters</source>
      <translation>Kolme klusteria</translation>
    </message>
    <message>
      <source>Three clusters in a row</source>
      <translation>Kolme klusteria jonossa</translation>
    </message>
    <message>
      <source>Three kinds of model</source>
      <translation>Kolmenlaisia malleja</translation>
    </message>
    <message>
      <source>Three samples of four features are too few for a single node, and half of the nodes have none. One model for all nodes (FedAvg, pooled) fits neither cluster. IFCA finds one model for each cluster, but nodes without data cannot tell which one is theirs. FedRelax learns it from the neighbours but blurs the border between the clusters; network Lasso does not. Also compare the methods by bytes: the pooled model begins with the cost of sending all data to one place.</source>
      <translation>Kolme datapistettä ja neljä piirrettä on yksittäiselle solmulle liian vähän, ja puolella solmuista dataa ei ole lainkaan. Yksi malli kaikille solmuille (FedAvg, yhdistetty) ei sovi kummallekaan klusterille. IFCA löytää kullekin klusterille mallin, mutta solmut, joilla ei ole dataa, eivät tiedä, kumpi on niiden oma. FedRelax oppii sen naapureilta mutta hämärtää klusterien välisen rajan; verkko-Lasso ei hämärrä. Vertaa menetelmiä myös tavujen mukaan: yhdistetyn mallin kustannus alkaa siitä, että kaikki data lähetetään yhteen paikkaan.</translation>
    </message>
    <message>
      <source>Threshold</source>
      <translation>Kynnys</translation>
    </message>
    <message>
      <source>Threshold of the dissimilarity</source>
      <translation>Erilaisuuden kynnys</translation>
    </message>
    <message>
      <source>Threshold δ</source>
      <translation>Kynnys δ</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Aika</translation>
    </message>
    <message>
      <source>Time limit</source>
      <translation>Aikaraja</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Otsikko</translation>
    </message>
    <message>
      <source>Title of the experiment.</source>
      <translation>Kokeen otsikko.</translation>
    </message>
    <message>
      <source>Title of the lesson</source>
      <translation>Oppitunnin otsikko</translation>
    </message>
    <message>
      <source>Title of the scene</source>
      <translation>Kohtauksen otsikko</translation>
    </message>
    <message>
      <source>To read “%1”</source>
      <translation>Tiedoston ”%1” lukeminen</translation>
    </message>
    <message>
      <source>Tolerance</source>
      <translation>Toleranssi</translation>
    </message>
    <message>
      <source>Too few data</source>
      <translation>Liian vähän dataa</translation>
    </message>
    <message>
      <source>Too large</source>
      <translation>Liian suuri</translation>
    </message>
    <message>
      <source>Too large a model</source>
      <translation>Liian suuri malli</translation>
    </message>
    <message>
      <source>Too large to be kept in the session, and saved without: %1</source>
      <translation>Liian suuri istuntoon, tallennettu ilman sitä: %1</translation>
    </message>
    <message>
      <source>Too much λ</source>
      <translation>Liikaa λ:aa</translation>
    </message>
    <message>
      <source>Too small a model</source>
      <translation>Liian pieni malli</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Työkalut</translation>
    </message>
    <message>
      <source>Total variation</source>
      <translation>Kokonaisvaihtelu</translation>
    </message>
    <message>
      <source>Tr&amp;uth</source>
      <translation>Oi&amp;kea malli</translation>
    </message>
    <message>
      <source>Training</source>
      <translation>Opetus</translation>
    </message>
    <message>
      <source>Training accuracy</source>
      <translation>Luokittelutarkkuus, opetus</translation>
    </message>
    <message>
      <source>Training error (label MSE)</source>
      <translation>Opetusvirhe (nimiöiden MSE)</translation>
    </message>
    <message>
      <source>Training error and risk</source>
      <translation>Opetusvirhe ja riski</translation>
    </message>
    <message>
      <source>Tree, line and network agree</source>
      <translation>Puu, suora ja neuroverkko samaa mieltä</translation>
    </message>
    <message>
      <source>Trees</source>
      <translation>Puita</translation>
    </message>
    <message>
      <source>Trees, linear models and neural networks on one graph</source>
      <translation>Puita, lineaarisia malleja ja neuroverkkoja yhdessä graafissa</translation>
    </message>
    <message>
      <source>Trees, lines and networks on one graph</source>
      <translation>Puut, suorat ja neuroverkot samassa graafissa</translation>
    </message>
    <message>
      <source>Trimmed share</source>
      <translation>Typistysosuus</translation>
    </message>
    <message>
      <source>True cluster</source>
      <translation>Oikea klusteri</translation>
    </message>
    <message>
      <source>True clusters</source>
      <translation>Oikeat klusterit</translation>
    </message>
    <message>
      <source>True parameters</source>
      <translation>Oikeat parametrit</translation>
    </message>
    <message>
      <source>True: the node is not labelled, and its labels are validation labels. False: it is labelled.</source>
      <translation>Tosi: solmu on nimiötön, ja sen nimiöt ovat validointinimiöitä. Epätosi: se on nimiöity.</translation>
    </message>
    <message>
      <source>Turn the present experiment into another flavour of federated learning: centralised, decentralised, clustered, personalised, horizontal, vertical</source>
      <translation>Muuta nykyinen koe toiseen federoidun oppimisen muotoon: keskitetty, hajautettu, klusteroitu, personoitu, horisontaalinen, vertikaalinen</translation>
    </message>
    <message>
      <source>Twenty-eight stations have 14 years of monthly means; each predicts the warmest from the coldest temperature of a month by its own linear model. Which stations are alike is not given: each is joined to the three with the most similar data. Drag λ: stations of one climate share a model, and those in the mountains keep their own. The exercise asks for Finnish stations, whose data does not come with the lab; you can import your own table instead.</source>
      <translation>28 asemalla on 14 vuoden kuukausikeskiarvot; kukin ennustaa kuukauden korkeimman lämpötilan alimmasta omalla lineaarisella mallillaan. Sitä, mitkä asemat muistuttavat toisiaan, ei anneta: kukin yhdistetään kolmeen, joiden data on samankaltaisinta. Raahaa λ:aa: saman ilmaston asemilla on yhteinen malli, ja vuoristoasemat pitävät omansa. Tehtävässä kysytään suomalaisia asemia, joiden data ei tule ohjelman mukana; sen sijaan voit tuoda oman taulukon.</translation>
    </message>
    <message>
      <source>Two classes, logistic loss</source>
      <translation>Kaksi luokkaa, logistinen häviö</translation>
    </message>
    <message>
      <source>Two clusters</source>
      <translation>Kaksi klusteria</translation>
    </message>
    <message>
      <source>Two clusters (as printed)</source>
      <translation>Kaksi klusteria (tekstin mukaan)</translation>
    </message>
    <message>
      <source>Two clusters of 100 nodes, in which six nodes in ten are labelled, with five noisy samples each. As long as the clusters are found, the error grows with the variance σ² of the noise; from p_out = 0.3 on they are not found, with or without noise. Raise the noise of the labels to 1: then the norms hardly average over nodes, because λ is small compared with the gradients of noisy labels.</source>
      <translation>Kahdessa klusterissa on kummassakin 100 solmua; kuusi kymmenestä on nimiöity, viidellä kohinaisella datapisteellä kukin. Niin kauan kuin klusterit löytyvät, virhe kasvaa kohinan varianssin σ² mukana; arvosta p_out = 0.3 alkaen ne eivät löydy, oli kohinaa tai ei. Nosta nimiöiden kohina arvoon 1: silloin normit tuskin keskiarvoistavat solmujen yli, koska λ on pieni kohinaisten nimiöiden gradientteihin verrattuna.</translation>
    </message>
    <message>
      <source>Two clusters with hidden features</source>
      <translation>Kaksi klusteria, joiden piirteet piilotetaan</translation>
    </message>
    <message>
      <source>Two clusters with noise</source>
      <translation>Kaksi klusteria ja kohinaa</translation>
    </message>
    <message>
      <source>Two clusters with noise (as printed)</source>
      <translation>Kaksi klusteria ja kohinaa (tekstin mukaan)</translation>
    </message>
    <message>
      <source>Two clusters, few samples or many</source>
      <translation>Kaksi klusteria, vähän tai paljon datapisteitä</translation>
    </message>
    <message>
      <source>Two clusters, in which four nodes in ten are labelled. The table of the official code reports the mean squared error of the labels: 9.8e-6 at the labelled nodes (training) and 1.1e-5 at the others (validation). In the view Error the two curves coincide: an unlabelled node predicts as well as a labelled one. With MOCHA (λ = 0.005) they differ: 0.001 against 0.06.</source>
      <translation>Kaksi klusteria, joiden solmuista neljä kymmenestä on nimiöity. Virallisen koodin taulukko ilmoittaa nimiöiden keskineliövirheen: 9.8e-6 nimiöidyissä solmuissa (opetus) ja 1.1e-5 muissa (validointi). Näkymässä Virhe nämä kaksi käyrää yhtyvät: nimiötön solmu ennustaa yhtä hyvin kuin nimiöity. MOCHA:lla (λ = 0.005) ne eroavat: 0.001 ja 0.06.</translation>
    </message>
    <message>
      <source>Two clusters, prediction of labels</source>
      <translation>Kaksi klusteria, nimiöiden ennustaminen</translation>
    </message>
    <message>
      <source>Two columns of a paper</source>
      <translation>Artikkelin kaksi palstaa</translation>
    </message>
    <message>
      <source>Two directions</source>
      <translation>Kaksi suuntaa</translation>
    </message>
    <message>
      <source>Two hundred nodes form a chain; the edge between its two halves has weight 0.1. Network Lasso finds this weak link and lets the parameter vectors jump exactly there. Try MOCHA: it smears the jump over many nodes.</source>
      <translation>Kaksisataa solmua muodostaa ketjun; sen puoliskojen välisen kaaren paino on 0.1. Verkko-Lasso löytää tämän heikon lenkin, ja parametrivektorit hyppäävät täsmälleen siinä. Kokeile MOCHA:a: se levittää hypyn monelle solmulle.</translation>
    </message>
    <message>
      <source>Two kinds of clients</source>
      <translation>Kahdenlaisia asiakkaita</translation>
    </message>
    <message>
      <source>Two lines, two trees and two neural networks, all joined. With λ = 0 each follows its own six samples, and they disagree.</source>
      <translation>Kaksi suoraa, kaksi puuta ja kaksi neuroverkkoa, kaikki yhdistettyinä. Kun λ = 0, kukin seuraa omaa kuutta datapistettään, ja ne ovat eri mieltä.</translation>
    </message>
    <message>
      <source>Two nodes are joined if each is among the nearest of the other.</source>
      <translation>Kaksi solmua yhdistetään, jos kumpikin on toisen lähimpien joukossa.</translation>
    </message>
    <message>
      <source>Two nodes are joined if one is among the nearest of the other.</source>
      <translation>Kaksi solmua yhdistetään, jos jompikumpi on toisen lähimpien joukossa.</translation>
    </message>
    <message>
      <source>Two nodes are joined if they differ little.</source>
      <translation>Kaksi solmua yhdistetään, jos ne eroavat vain vähän.</translation>
    </message>
    <message>
      <source>Two nodes have one parameter each and the losses L = (w − a)² with a = 0 and 2. Network Lasso moves both by λ/2 towards each other until they meet at λ = 2; beyond that they stay equal. Drag the slider and watch the kink. With ½‖·‖² the two models come nearer and nearer but never meet. A chain of three, a star and a chain of four have their critical λ at 4, 6 and 6; each follows from a calculation of one line.</source>
      <translation>Kahdella solmulla on kummallakin yksi parametri ja häviöt L = (w − a)², a = 0 ja 2. Verkko-Lasso siirtää molempia λ/2:n verran toisiaan kohti, kunnes ne kohtaavat arvolla λ = 2; sen jälkeen ne pysyvät yhtä suurina. Raahaa liukusäädintä ja seuraa taitetta. Sakkotermillä ½‖·‖² mallit lähestyvät toisiaan mutta eivät koskaan kohtaa. Kolmen solmun ketjussa, tähdessä ja neljän solmun ketjussa kriittinen λ on 4, 6 ja 6; kukin seuraa yhden rivin laskusta.</translation>
    </message>
    <message>
      <source>Two of w1, w2, …, the coordinates of the parameter vector, and pc1, pc2, its principal components.</source>
      <translation>Kaksi seuraavista: w1, w2, …, parametrivektorin koordinaatit, ja pc1, pc2, sen pääkomponentit.</translation>
    </message>
    <message>
      <source>Two or more runs side by side</source>
      <translation>Vähintään kaksi ajoa rinnakkain</translation>
    </message>
    <message>
      <source>Two samples per node</source>
      <translation>Kaksi datapistettä solmua kohti</translation>
    </message>
    <message>
      <source>Two samples per node, noise as large as the slopes. Alone (λ = 0) the error is 2; the best λ makes it 0.04.</source>
      <translation>Kaksi datapistettä solmua kohti, kohina yhtä suurta kuin kulmakertoimet. Yksin (λ = 0) virhe on 2; parhaalla λ:n arvolla 0.04.</translation>
    </message>
    <message>
      <source>Two to six methods, objects or ids, that are compared on this experiment; [] runs only the method under Algorithm.</source>
      <translation>Kahdesta kuuteen menetelmää, olioina tai tunnuksina, joita verrataan tässä kokeessa; [] ajaa vain kohdan Algoritmi menetelmän.</translation>
    </message>
    <message>
      <source>Type a command, preset, lesson or term</source>
      <translation>Kirjoita komento, valmis koe, oppitunti tai termi</translation>
    </message>
    <message>
      <source>Type some letters of a command, preset, lesson or term; Return runs or shows it</source>
      <translation>Kirjoita muutama kirjain komennosta, valmiista kokeesta, oppitunnista tai termistä; Enter suorittaa tai näyttää sen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Kumoa</translation>
    </message>
    <message>
      <source>Undo (Ctrl+Z)</source>
      <translation>Kumoa (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Undo the change that cannot be applied</source>
      <translation>Kumoa muutos, jota ei voi toteuttaa</translation>
    </message>
    <message>
      <source>Undo: %1</source>
      <translation>Kumoa: %1</translation>
    </message>
    <message>
      <source>Uniform per cluster</source>
      <translation>Tasainen klustereittain</translation>
    </message>
    <message>
      <source>Unknown graph that grows: every node chooses 10 others</source>
      <translation>Tuntematon, kasvava graafi: kukin solmu valitsee 10 muuta</translation>
    </message>
    <message>
      <source>Unknown graph that grows: every node chooses 50 others</source>
      <translation>Tuntematon, kasvava graafi: kukin solmu valitsee 50 muuta</translation>
    </message>
    <message>
      <source>Unknown graph, rebuilt: every node chooses 50 others</source>
      <translation>Tuntematon, uusittava graafi: kukin solmu valitsee 50 muuta</translation>
    </message>
    <message>
      <source>Unpin</source>
      <translation>Irrota</translation>
    </message>
    <message>
      <source>Unpivot</source>
      <translation>Pura pivotointi</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Tallentamattomia muutoksia</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Ylös</translation>
    </message>
    <message>
      <source>Up to</source>
      <translation>Yläpää</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Päivitykset</translation>
    </message>
    <message>
      <source>Upper ends, where ranges are stated.</source>
      <translation>Yläpäät, jos on ilmoitettu vaihteluvälejä.</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Käyttö</translation>
    </message>
    <message>
      <source>Use as &amp;data…</source>
      <translation>Käytä &amp;datana…</translation>
    </message>
    <message>
      <source>Use of the columns that are selected in the list</source>
      <translation>Luettelosta valittujen sarakkeiden käyttö</translation>
    </message>
    <message>
      <source>Use of the selected columns</source>
      <translation>Valittujen sarakkeiden käyttö</translation>
    </message>
    <message>
      <source>Use the selection</source>
      <translation>Käytä valintaa</translation>
    </message>
    <message>
      <source>Utility against privacy</source>
      <translation>Hyöty ja yksityisyys</translation>
    </message>
    <message>
      <source>Validation</source>
      <translation>Validointi</translation>
    </message>
    <message>
      <source>Validation accuracy</source>
      <translation>Validointitarkkuus</translation>
    </message>
    <message>
      <source>Validation accuracy of honest nodes</source>
      <translation>Rehellisten solmujen luokittelutarkkuus, validointi</translation>
    </message>
    <message>
      <source>Validation error</source>
      <translation>Validointivirhe</translation>
    </message>
    <message>
      <source>Validation error (label MSE)</source>
      <translation>Validointivirhe (nimiöiden MSE)</translation>
    </message>
    <message>
      <source>Validation error of honest nodes</source>
      <translation>Rehellisten solmujen validointivirhe</translation>
    </message>
    <message>
      <source>Validation share</source>
      <translation>Validointiosuus</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Arvo</translation>
    </message>
    <message>
      <source>Value of E_est / E_pooled that theory gives if every node fits its own data alone (E_est = σ²d/(m − d − 1))</source>
      <translation>Suhteen E_est / E_pooled teoreettinen arvo, kun jokainen solmu sovittaa vain omaan aineistoonsa (E_est = σ²d/(m − d − 1))</translation>
    </message>
    <message>
      <source>Value t</source>
      <translation>Arvo t</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Arvot</translation>
    </message>
    <message>
      <source>Values of %1</source>
      <translation>Arvot: %1</translation>
    </message>
    <message>
      <source>Values that stand below each other come to stand side by side</source>
      <translation>Allekkaiset arvot siirtyvät rinnakkain</translation>
    </message>
    <message>
      <source>Values that stand side by side come to stand below each other</source>
      <translation>Rinnakkaiset arvot siirtyvät allekkain</translation>
    </message>
    <message>
      <source>Values with commas between them; 0:1:11 are eleven numbers from 0 to 1, log:0.01:1:5 five evenly spaced in their logarithm</source>
      <translation>Arvot pilkuin erotettuina; 0:1:11 on yksitoista lukua nollasta yhteen, log:0.01:1:5 viisi lukua logaritmisesti tasavälein</translation>
    </message>
    <message>
      <source>Vary</source>
      <translation>Muuta</translation>
    </message>
    <message>
      <source>Vector u</source>
      <translation>Vektori u</translation>
    </message>
    <message>
      <source>Vectors</source>
      <translation>Vektorit</translation>
    </message>
    <message>
      <source>Vectors sent</source>
      <translation>Lähetetyt vektorit</translation>
    </message>
    <message>
      <source>Vectors sent, as long as a local model</source>
      <translation>Lähetetyt vektorit, paikallisen mallin pituisia</translation>
    </message>
    <message>
      <source>Version and licence</source>
      <translation>Versio ja lisenssi</translation>
    </message>
    <message>
      <source>Vertical coordinate</source>
      <translation>Pystykoordinaatti</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Näkymä</translation>
    </message>
    <message>
      <source>Views</source>
      <translation>Näkymät</translation>
    </message>
    <message>
      <source>W ← 0, Y ← W; α ← the step size</source>
      <translation>W ← 0, Y ← W; α ← askelpituus</translation>
    </message>
    <message>
      <source>W ← W + t ΔW, with the largest t that makes F&lt;sub&gt;μ&lt;/sub&gt; smaller</source>
      <translation>W ← W + t ΔW, suurimmalla t:llä, joka pienentää arvoa F&lt;sub&gt;μ&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>W ← Y − α · gradient</source>
      <translation>W ← Y − α · gradientti</translation>
    </message>
    <message>
      <source>Waiting times in two clusters</source>
      <translation>Odotusaikoja kahdessa klusterissa</translation>
    </message>
    <message>
      <source>Warning</source>
      <translation>Varoitus</translation>
    </message>
    <message>
      <source>Warning: %1.</source>
      <translation>Varoitus: %1.</translation>
    </message>
    <message>
      <source>Wasserstein distance</source>
      <translation>Wasserstein-etäisyys</translation>
    </message>
    <message>
      <source>Wasserstein distance of the Gaussians fitted to the nodes.</source>
      <translation>Solmuihin sovitettujen normaalijakaumien Wasserstein-etäisyys.</translation>
    </message>
    <message>
      <source>Weather stations in Colorado</source>
      <translation>Coloradon sääasemat</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Paino</translation>
    </message>
    <message>
      <source>Weight A of the edge, larger than 0; Return sets it, Esc keeps the old one</source>
      <translation>Kaaren paino A, suurempi kuin 0; Enter asettaa sen, Esc säilyttää entisen</translation>
    </message>
    <message>
      <source>Weight attribute</source>
      <translation>Painoattribuutti</translation>
    </message>
    <message>
      <source>Weight b of the server's update (1 − b)w + b·mean.</source>
      <translation>Paino b palvelimen päivityksessä (1 − b)w + b·keskiarvo.</translation>
    </message>
    <message>
      <source>Weight by samples</source>
      <translation>Painota datapisteillä</translation>
    </message>
    <message>
      <source>Weight decay δ</source>
      <translation>Painojen vaimennus δ</translation>
    </message>
    <message>
      <source>Weight of every edge.</source>
      <translation>Jokaisen kaaren paino.</translation>
    </message>
    <message>
      <source>Weight of the agreement between nodes and copies. It changes the speed, not the limit.</source>
      <translation>Solmujen ja kopioiden yhteensopivuuden paino. Se muuttaa nopeutta, ei raja-arvoa.</translation>
    </message>
    <message>
      <source>Weight of the edge</source>
      <translation>Kaaren paino</translation>
    </message>
    <message>
      <source>Weight of the edges between clusters.</source>
      <translation>Klusterien välisten kaarien paino.</translation>
    </message>
    <message>
      <source>Weight w</source>
      <translation>Paino w</translation>
    </message>
    <message>
      <source>Weight w%1</source>
      <translation>Paino w%1</translation>
    </message>
    <message>
      <source>Weights</source>
      <translation>Painot</translation>
    </message>
    <message>
      <source>Weights directions: differences with a large vᵀQv are pulled together more strongly, those in the null space of Q not at all.</source>
      <translation>Painottaa suuntia: eroja, joilla vᵀQv on suuri, vedetään kokoon voimakkaammin, matriisin Q nolla-avaruudessa olevia ei lainkaan.</translation>
    </message>
    <message>
      <source>Weights that are not positive</source>
      <translation>Painot, jotka eivät ole positiivisia</translation>
    </message>
    <message>
      <source>Weights written as texts</source>
      <translation>Teksteinä kirjoitetut painot</translation>
    </message>
    <message>
      <source>Well-connected nodes lie close together, and clusters are separated.</source>
      <translation>Hyvin kytkeytyneet solmut ovat lähekkäin, ja klusterit erottuvat toisistaan.</translation>
    </message>
    <message>
      <source>Well-connected? For λ = %1, iteration %L2. A single node always is, and is not listed. Click a row to see its nodes, or the subset that violates the condition.</source>
      <translation>Hyvin yhtenäinen? Kun λ = %1, iteraatio %L2. Yksittäinen solmu on aina, eikä sitä luetella. Napsauta riviä, niin näet sen solmut tai osajoukon, joka rikkoo ehdon.</translation>
    </message>
    <message>
      <source>What a node computes: the minimiser that the method asks for, some gradient steps towards it, or the minimiser with an error.</source>
      <translation>Mitä solmu laskee: menetelmän pyytämän minimoijan, muutaman gradienttiaskeleen sitä kohti tai minimoijan, jossa on virhettä.</translation>
    </message>
    <message>
      <source>What an edge weighs, by the dissimilarity D of its ends.</source>
      <translation>Kaaren paino sen päiden erilaisuuden D mukaan.</translation>
    </message>
    <message>
      <source>What becomes a column: year, month, day, dayOfYear, hour, minute, weekday (Monday is 1), seconds (since 1970).</source>
      <translation>Mistä tulee sarake: year, month, day, dayOfYear, hour, minute, weekday (maanantai on 1), seconds (vuodesta 1970).</translation>
    </message>
    <message>
      <source>What becomes of an edge that appears in both directions: if the weights differ the file is refused, or one edge remains, with the sum, mean or largest of the weights, or the first of them.</source>
      <translation>Mitä tapahtuu kaarelle, joka esiintyy molempiin suuntiin: jos painot eroavat, tiedosto hylätään, tai jäljelle jää yksi kaari, jonka paino on painojen summa, keskiarvo, suurin tai ensimmäinen.</translation>
    </message>
    <message>
      <source>What becomes of an edge that appears more than once: the file is refused, or one edge remains, with the sum, mean or largest of the weights, or the first of them.</source>
      <translation>Mitä tapahtuu kaarelle, joka esiintyy useammin kuin kerran: tiedosto hylätään, tai jäljelle jää yksi kaari, jonka paino on painojen summa, keskiarvo, suurin tai ensimmäinen.</translation>
    </message>
    <message>
      <source>What becomes of edges from a node to itself: the file is refused, or they are left out.</source>
      <translation>Mitä tapahtuu kaarille solmusta itseensä: tiedosto hylätään, tai ne jätetään pois.</translation>
    </message>
    <message>
      <source>What becomes of edges whose weight is 0 or less: the file is refused, they are left out, or their weight is 1.</source>
      <translation>Mitä tapahtuu kaarille, joiden paino on 0 tai pienempi: tiedosto hylätään, ne jätetään pois, tai niiden painoksi tulee 1.</translation>
    </message>
    <message>
      <source>What becomes of edges without a weight where others have one: their weight is 1, they are left out, or the file is refused. Weights that are NaN or NA are left out with the others, or else the file is refused.</source>
      <translation>Mitä tapahtuu kaarille, joilla ei ole painoa, kun muilla on: niiden painoksi tulee 1, ne jätetään pois, tai tiedosto hylätään. Kaaret, joiden paino on NaN tai NA, jätetään pois muiden mukana, tai muuten tiedosto hylätään.</translation>
    </message>
    <message>
      <source>What becomes of several values of one row and column.</source>
      <translation>Mitä tapahtuu, kun samalla rivillä ja sarakkeella on useita arvoja.</translation>
    </message>
    <message>
      <source>What becomes of the samples</source>
      <translation>Mitä datapisteille tapahtuu</translation>
    </message>
    <message>
      <source>What becomes of weights that the file declares to be texts: those that spell a number are converted, or the file is refused.</source>
      <translation>Mitä tapahtuu painoille, jotka tiedosto määrittelee teksteiksi: lukua esittävät tekstit muunnetaan, tai tiedosto hylätään.</translation>
    </message>
    <message>
      <source>What can three liars do to an average? Three of twenty clients lie: they send −10 times their model. A server that averages is led astray by them: the error of the honest clients is 8.4. The median of every entry has 0.0018, the trimmed mean, which leaves out the largest and the smallest fifth, 0.0003, and Krum, which takes the most central model, 0.0045. Start the comparison in the view Race.</source>
      <translation>Mitä kolme valehtelijaa voi tehdä keskiarvolle? Kahdestakymmenestä asiakkaasta kolme valehtelee: ne lähettävät mallinsa kerrottuna luvulla −10. Keskiarvon laskeva palvelin johdetaan harhaan: rehellisten asiakkaiden virhe on 8.4. Komponenteittaisella mediaanilla virhe on 0.0018, typistetyllä keskiarvolla, joka jättää pois suurimman ja pienimmän viidenneksen, 0.0003 ja Krumilla, joka ottaa keskeisimmän mallin, 0.0045. Käynnistä vertailu näkymässä Vertailuajo.</translation>
    </message>
    <message>
      <source>What changes if the choices are made again in every iteration?</source>
      <translation>Mikä muuttuu, jos valinnat tehdään uudestaan joka iteraatiossa?</translation>
    </message>
    <message>
      <source>What changes if the nodes of a cluster are not identical?</source>
      <translation>Mikä muuttuu, jos klusterin solmut eivät ole samanlaisia?</translation>
    </message>
    <message>
      <source>What do many noisy copies of the data do? Every one of five samples is replaced by 4000 copies of itself, with noise of size 0.5 on the features and the same label. The parameters become (1.048, 1.537). Ridge regression with σ² = 0.25 on the five samples alone gives (1.045, 1.541): many noisy copies act like a ridge term. Compare: Copies 0, and Ridge 0.25 in the loss. Ten or a hundred copies are not enough for this: (1.28, 1.83) and (1.21, 1.66).</source>
      <translation>Mitä tekevät datan monet kohinaiset kopiot? Jokainen viidestä datapisteestä korvataan sen 4000 kopiolla, joiden piirteissä on kohinaa, suuruudeltaan 0.5, ja joiden nimiö on sama. Parametreiksi tulee (1.048, 1.537). Ridge-regressio pelkillä viidellä datapisteellä, σ² = 0.25, antaa (1.045, 1.541): monet kohinaiset kopiot toimivat kuin ridge-termi. Vertaa: Kopiot 0, ja häviöfunktiossa Ridge 0.25. Kymmenen tai sata kopiota ei vielä riitä: (1.28, 1.83) ja (1.21, 1.66).</translation>
    </message>
    <message>
      <source>What do methods with one model, or with two, learn from the same data?</source>
      <translation>Mitä yhden tai kahden mallin menetelmät oppivat samasta datasta?</translation>
    </message>
    <message>
      <source>What do more local steps between two averages cost? Four clients have slopes near 0, four near 2 and steeper losses; the pooled model is 1.6. With one local gradient step per round FedAvg ends there. With five steps the clients drift towards their own minima, and the average is 1.39; with fifty it is 1.00, the plain mean of the clients’ own minima. Fewer rounds of messages are paid for by another limit.</source>
      <translation>Mitä maksaa useampi paikallinen askel kahden keskiarvon välissä? Neljän asiakkaan kulmakertoimet ovat lähellä nollaa, neljän lähellä arvoa 2, ja jälkimmäisten häviöt ovat jyrkempiä; yhdistetyn aineiston malli on 1.6. Kun kierroksessa on yksi paikallinen gradienttiaskel, FedAvg päätyy sinne. Viidellä askeleella asiakkaat ajautuvat kohti omia minimejään, ja keskiarvo on 1.39; viidelläkymmenellä se on 1.00, asiakkaiden omien minimien tavallinen keskiarvo. Vähemmillä viestikierroksilla on hintansa: raja-arvo on toinen.</translation>
    </message>
    <message>
      <source>What does a model cost that everybody can read? The wines of the preset “Wine”, pooled; three in ten are kept for validation. A tree of depth 2 asks at most two questions, and everybody can follow its four answers: its validation error is 0.44. A linear model of twelve measurements has 0.43, a forest of a hundred trees, which nobody can read, 0.48. A tree with one question only has 0.59. What can be explained need not be worse. Start the comparison in the view Race.</source>
      <translation>Mitä maksaa malli, jonka jokainen osaa lukea? Valmiin kokeen ”Viinit” viinit yhdistettynä; kolme kymmenestä säästetään validointiin. Puu, jonka syvyys on 2, kysyy enintään kaksi kysymystä, ja jokainen voi seurata sen neljää vastausta: validointivirhe on 0.44. Kahdentoista mittauksen lineaarisella mallilla se on 0.43 ja sadan puun metsällä, jota kukaan ei osaa lukea, 0.48. Vain yhden kysymyksen puulla se on 0.59. Selitettävän mallin ei tarvitse olla huonompi. Käynnistä vertailu näkymässä Vertailuajo.</translation>
    </message>
    <message>
      <source>What does a model tell about one label? If all other numbers are known, the first update is this label times a number plus noise, and the information can be computed. For the first label of node 0 it is 3.34 nats with noise of 0.01, 1.10 with 0.1 and 0.038 with 1. The view Privacy shows it against the error that the noise costs.</source>
      <translation>Mitä malli kertoo yhdestä nimiöstä? Jos kaikki muut luvut tunnetaan, ensimmäinen päivitys on tämä nimiö kertaa jokin luku plus kohina, ja informaation voi laskea. Solmun 0 ensimmäiselle nimiölle se on 3.34 natia kohinalla 0.01, 1.10 kohinalla 0.1 ja 0.038 kohinalla 1. Näkymä Yksityisyys näyttää sen kohinan aiheuttaman virheen rinnalla.</translation>
    </message>
    <message>
      <source>What does it cost to hide the age of patients?</source>
      <translation>Mitä potilaiden iän piilottaminen maksaa?</translation>
    </message>
    <message>
      <source>What does one wrong label do to a line? Ten points on a line of slope 1, but the last label is −4. Squares count this one point as much as all others: with the squared loss the slope is −0.14. The Huber loss (δ = 0.5) is linear for large residuals, and the slope is 0.85. The absolute loss ignores how far the outlier is away: the slope is 1. Change the loss, and look at the view Loss, which shows how each of them grows.</source>
      <translation>Mitä yksi väärä nimiö tekee suoralle? Kymmenen pistettä suoralla, jonka kulmakerroin on 1, mutta viimeisen nimiö on −4. Neliöt antavat tälle pisteelle yhtä suuren painon kuin kaikille muille yhteensä: neliöhäviöllä kulmakerroin on −0.14. Huber-häviö (δ = 0.5) on lineaarinen suurille jäännöksille, ja kulmakerroin on 0.85. Itseisarvohäviölle on samantekevää, kuinka kaukana poikkeava havainto on: kulmakerroin on 1. Vaihda häviöfunktiota ja katso näkymää Häviö, josta näkyy, miten kukin niistä kasvaa.</translation>
    </message>
    <message>
      <source>What does λ do?</source>
      <translation>Mitä λ tekee?</translation>
    </message>
    <message>
      <source>What else helps…</source>
      <translation>Mikä muu auttaa…</translation>
    </message>
    <message>
      <source>What every node fits to its samples, and by which loss</source>
      <translation>Minkä mallin jokainen solmu sovittaa datapisteisiinsä ja millä häviöfunktiolla</translation>
    </message>
    <message>
      <source>What gradient descent minimises: the objective of GTVMin, the mean of all losses, or the loss of the selected node</source>
      <translation>Mitä gradienttimenetelmä minimoi: GTVMin-tavoitefunktiota, kaikkien häviöiden keskiarvoa vai valitun solmun häviötä</translation>
    </message>
    <message>
      <source>What has a decision tree to do with a linear model? The features are three steps, which are 1 beyond −4, 5 and 10, and a constant. A linear model of them is a decision tree with these three thresholds: its weights 1, 2, −4 and 3.1 add up to the means of the labels in the four leaves, which are 1, 3, −1 and 2.1. Choose Decision tree of depth 3 as local model: the training error is the same, 0.0217. With depth 1 a single threshold is left, and the error is 1.55.</source>
      <translation>Mitä tekemistä päätöspuulla on lineaarisen mallin kanssa? Piirteet ovat kolme porrasta, joiden arvo on 1 rajojen −4, 5 ja 10 yläpuolella, sekä vakio. Niiden lineaarinen malli on päätöspuu, jolla on nämä kolme kynnystä: painot 1, 2, −4 ja 3.1 summautuvat nimiöiden keskiarvoiksi neljässä lehdessä: 1, 3, −1 ja 2.1. Valitse paikalliseksi malliksi päätöspuu, jonka syvyys on 3: opetusvirhe on sama, 0.0217. Kun syvyys on 1, kynnyksiä jää yksi, ja virhe on 1.55.</translation>
    </message>
    <message>
      <source>What hides the number: noise on everything that nodes share, noise on their features, or groups of k samples that get the mean of their features</source>
      <translation>Mikä piilottaa luvun: kohina kaikessa, mitä solmut jakavat, kohina solmujen piirteissä tai k datapisteen ryhmät, jotka saavat piirteidensä keskiarvon</translation>
    </message>
    <message>
      <source>What if all nodes choose the same model? IFCA keeps two models; every node improves the one that fits it better. From a lucky start both clusters are found, and the error is 0.0055. From an unlucky one, which is shown, one model wins all nodes, and the error stays at 0.72. Ten restarts, of which the best is kept, find both clusters again. Change Start values and Restarts under Algorithm.</source>
      <translation>Mitä jos kaikki solmut valitsevat saman mallin? IFCA:lla on kaksi mallia; jokainen solmu parantaa niistä itselleen sopivampaa. Onnekkaasta alusta molemmat klusterit löytyvät, ja virhe on 0.0055. Huonosta alusta, joka tässä näytetään, yksi malli voittaa kaikki solmut puolelleen, ja virhe jää arvoon 0.72. Kymmenen uudelleenkäynnistystä, joista paras jää voimaan, löytää taas molemmat klusterit. Muuta kenttiä Alkuarvot ja Aloitukset kohdassa Algoritmi.</translation>
    </message>
    <message>
      <source>What if every node has wrong labels? At each of eleven nodes one label in five is wrong, and by far. No node can be left out, as all are affected. With the squared loss the models follow the wrong labels: the error is 1.00. The Huber loss (0.053) and the absolute loss (0.062) let four good labels outvote a bad one. Robustness is one of the requirements for trustworthy artificial intelligence.</source>
      <translation>Mitä jos jokaisella solmulla on vääriä nimiöitä? Yhdessätoista solmussa joka viides nimiö on väärä, ja pahasti. Mitään solmua ei voi jättää pois, koska vika on kaikissa. Neliöhäviöllä mallit seuraavat vääriä nimiöitä: virhe on 1.00. Huber-häviöllä (0.053) ja itseisarvohäviöllä (0.062) neljä hyvää nimiötä voittaa yhden huonon. Robustisuus on yksi luotettavan tekoälyn vaatimuksista.</translation>
    </message>
    <message>
      <source>What if nodes send their models with noise? FedRelax with two nodes; both add noise of standard deviation 0.1 to every model that they send, so that nobody learns too much about their data. The models never rest: they tremble around 0.5 and 1.5 with a mean squared error of 0.01125 in theory; 200 draws gave 0.0109 ± 0.0007. More noise hides more, and costs more.</source>
      <translation>Mitä jos solmut lähettävät mallinsa kohinan kera? FedRelax, kaksi solmua; kumpikin lisää jokaiseen lähettämäänsä malliin kohinaa, jonka keskihajonta on 0.1, ettei kukaan saa niiden datasta liikaa selville. Mallit eivät asetu paikoilleen: ne värisevät arvojen 0.5 ja 1.5 ympärillä, teorian mukaan keskineliövirheellä 0.01125; kahdessasadassa arvonnassa saatiin 0.0109 ± 0.0007. Suurempi kohina piilottaa enemmän ja maksaa enemmän.</translation>
    </message>
    <message>
      <source>What if parameters have to stay in a set? The minimum is at (3, 1), but after every step the parameters are projected on a set in which they have to be. On the ball of radius 1 gradient descent ends at (0.949, 0.316), which is the nearest point of the ball; on the interval from −1 to 1 in every entry it ends at (1, 1), on the ray of equal entries at (2, 2), and without projection at (3, 1). Change the projection under Algorithm.</source>
      <translation>Mitä jos parametrien on pysyttävä jossakin joukossa? Minimi on pisteessä (3, 1), mutta jokaisen askeleen jälkeen parametrit projisoidaan joukkoon, jossa niiden on oltava. Pallossa, jonka säde on 1, gradienttimenetelmä päätyy pisteeseen (0.949, 0.316), joka on pallon minimiä lähin piste; kun jokainen komponentti on välillä −1…1, se päätyy pisteeseen (1, 1), yhtä suurten komponenttien puolisuoralla pisteeseen (2, 2) ja ilman projektiota pisteeseen (3, 1). Vaihda projektiota kohdassa Algoritmi.</translation>
    </message>
    <message>
      <source>What is drawn of every run</source>
      <translation>Mitä jokaisesta ajosta piirretään</translation>
    </message>
    <message>
      <source>What is held back is not learned from: its error shows which λ is best. The test part is not looked at before the end.</source>
      <translation>Sivuun jätetystä ei opita: sen virhe kertoo, mikä λ on paras. Testiosaa ei katsota ennen loppua.</translation>
    </message>
    <message>
      <source>What is open becomes a scene of your own lesson</source>
      <translation>Avoinna oleva koe lisätään kohtaukseksi omaan oppituntiin</translation>
    </message>
    <message>
      <source>What is proved about the present iterate</source>
      <translation>Mitä nykyisestä iteraatista on todistettu</translation>
    </message>
    <message>
      <source>What is shown; two views beside the graph are enough for a projector</source>
      <translation>Mitä näytetään; projektorille riittää graafin lisäksi kaksi näkymää</translation>
    </message>
    <message>
      <source>What is to be seen in this scene, in one sentence</source>
      <translation>Mitä tässä kohtauksessa näkyy, yhdellä lauseella</translation>
    </message>
    <message>
      <source>What is varied: any field of the experiment</source>
      <translation>Mitä muutetaan: mikä tahansa kokeen kenttä</translation>
    </message>
    <message>
      <source>What is varied: the samples m of a node, the size d′ of the model (the degree of polynomials, else the number of features that are kept), or λ</source>
      <translation>Mitä vaihdellaan: solmun datapisteitä m, mallin kokoa d′ (polynomin astetta, muuten säilytettävien piirteiden lukumäärää) vai λ:aa</translation>
    </message>
    <message>
      <source>What it says of rows that are for the test: neither learning nor the choice of λ sees them. Empty: there are none.</source>
      <translation>Mitä sarake sanoo testiriveistä: niitä ei näe opetus eikä λ:n valinta. Tyhjä: niitä ei ole.</translation>
    </message>
    <message>
      <source>What it says of rows that are for validation.</source>
      <translation>Mitä se sanoo validointiriveistä.</translation>
    </message>
    <message>
      <source>What it says of rows that are learned from.</source>
      <translation>Mitä se sanoo riveistä, joista opitaan.</translation>
    </message>
    <message>
      <source>What makes two nodes similar.</source>
      <translation>Mikä tekee kahdesta solmusta samankaltaiset.</translation>
    </message>
    <message>
      <source>What one update tells about a label</source>
      <translation>Mitä yksi päivitys kertoo nimiöstä</translation>
    </message>
    <message>
      <source>What stands before the decimals. Automatic: a comma if numbers have commas only, and cells are separated by another sign or, in several columns, are in quotes; between 1,5 alone and two cells the choice is asked for.</source>
      <translation>Mikä on desimaalien edessä. Automaattinen: pilkku, jos luvuissa on vain pilkkuja ja solut erottaa jokin muu merkki tai useassa sarakkeessa solut ovat lainausmerkeissä; jos 1,5 voi olla yksi luku tai kaksi solua, valinta kysytään.</translation>
    </message>
    <message>
      <source>What stands between two cells. Automatic: what cuts all of the first lines into equally many cells.</source>
      <translation>Mikä on kahden solun välissä. Automaattinen: se, mikä jakaa kaikki ensimmäiset rivit yhtä moneen soluun.</translation>
    </message>
    <message>
      <source>What the colour of a node shows</source>
      <translation>Mitä solmun väri näyttää</translation>
    </message>
    <message>
      <source>What the edges of the graph show: their weight, or how much of their capacity λ·weight the flow of the iterates, or of the exact optimum, uses.</source>
      <translation>Mitä verkon kaaret näyttävät: painonsa tai sen, kuinka suuren osan kapasiteetistaan λ·paino iteraattien tai tarkan optimin virtaus käyttää.</translation>
    </message>
    <message>
      <source>What the edges show</source>
      <translation>Mitä kaaret näyttävät</translation>
    </message>
    <message>
      <source>What the experiment shows and what to try.</source>
      <translation>Mitä koe näyttää ja mitä kannattaa kokeilla.</translation>
    </message>
    <message>
      <source>What the help says of penalties, losses and servers that bound the harm</source>
      <translation>Mitä ohje kertoo haittaa rajoittavista sakoista, häviöistä ja palvelimista</translation>
    </message>
    <message>
      <source>What the lesson is called in the list of lessons</source>
      <translation>Oppitunnin nimi oppituntien luettelossa</translation>
    </message>
    <message>
      <source>What the lines show: the size of the flow between two clusters, or the flow of one parameter, with an arrow</source>
      <translation>Mitä viivat näyttävät: kahden klusterin välisen virtauksen suuruuden tai yhden parametrin virtauksen nuolella</translation>
    </message>
    <message>
      <source>What the methods are matched by: the method that has used the least of it makes the next iteration.</source>
      <translation>Suure, jonka mukaan menetelmät tasataan: seuraavan iteraation tekee se, joka on käyttänyt sitä vähiten.</translation>
    </message>
    <message>
      <source>What the methods of the race are matched by</source>
      <translation>Minkä mukaan vertailuajon menetelmät tasataan</translation>
    </message>
    <message>
      <source>What the new column is called.</source>
      <translation>Uuden sarakkeen nimi.</translation>
    </message>
    <message>
      <source>What the nodes are compared by</source>
      <translation>Minkä perusteella solmuja verrataan</translation>
    </message>
    <message>
      <source>What the nodes are compared by; the form Graph has its parameters</source>
      <translation>Minkä perusteella solmuja verrataan; parametrit ovat lomakkeessa Graafi</translation>
    </message>
    <message>
      <source>What the penalty compares: parameters, or predictions on the shared test set.</source>
      <translation>Mitä sakkotermi vertaa: parametreja vai ennusteita yhteisessä testijoukossa.</translation>
    </message>
    <message>
      <source>What the picture is for: its size, and letters that can be read there</source>
      <translation>Mihin kuva tulee: sen mukaan valitaan koko ja siellä luettavat kirjaimet</translation>
    </message>
    <message>
      <source>What the plot shows beside the points</source>
      <translation>Mitä kuvaaja näyttää pisteiden lisäksi</translation>
    </message>
    <message>
      <source>What the samples are drawn as: images, a series over the number of the sample, or points in the plane of the first two features</source>
      <translation>Miten datapisteet piirretään: kuvina, sarjana datapisteen numeron mukaan vai pisteinä kahden ensimmäisen piirteen tasossa</translation>
    </message>
    <message>
      <source>What the step left out or made up</source>
      <translation>Mitä vaihe jätti pois tai täydensi</translation>
    </message>
    <message>
      <source>What the window shows first.</source>
      <translation>Mitä ikkuna näyttää ensin.</translation>
    </message>
    <message>
      <source>What the window shows when GTV Lab is started without a file</source>
      <translation>Mitä ikkuna näyttää, kun GTV Lab käynnistetään ilman tiedostoa</translation>
    </message>
    <message>
      <source>What was found out about the file</source>
      <translation>Mitä tiedostosta saatiin selville</translation>
    </message>
    <message>
      <source>What was guessed, converted or left out</source>
      <translation>Mitä arvattiin, muunnettiin tai jätettiin pois</translation>
    </message>
    <message>
      <source>Whatever others claim, node 4 (upper right of ✕) stays within λa/α = 0.7 · 3/2.63 = 0.80 of its own optimum (it moved 0.73): a is its degree, α the curvature of its loss.</source>
      <translation>Väittivätpä muut mitä tahansa, solmu 4 (✕:n oikealla yläpuolella) pysyy enintään λa/α = 0.7 · 3/2.63 = 0.80 päässä omasta optimistaan (se siirtyi 0.73): a on sen aste, α sen häviön kaarevuus.</translation>
    </message>
    <message>
      <source>When do all clients have the model of the server? A server in the middle without data, and twelve clients. With λ = 3 all clients have the model of the server: federated learning with one global model. The error is 0.04; alone (λ = 0) it is 1.06. Drag λ down to 1.5: three clients now have models of their own.</source>
      <translation>Milloin kaikilla asiakkailla on palvelimen malli? Keskellä on palvelin ilman dataa, ympärillä kaksitoista asiakasta. Kun λ = 3, kaikilla asiakkailla on palvelimen malli: federoitua oppimista, jossa on yksi globaali malli. Virhe on 0.04; yksin (λ = 0) se on 1.06. Raahaa λ alas arvoon 1.5: nyt kolmella asiakkaalla on oma malli.</translation>
    </message>
    <message>
      <source>When do two nodes become equal with the squared norm? Two nodes with the losses w² and (w − 2)², as in “Problems solved by hand”, but with the squared norm (MOCHA). Their models are λ/(1 + λ) and 2 − λ/(1 + λ): 0.09 and 1.91 for λ = 0.1, 0.5 and 1.5 for λ = 1, 0.91 and 1.09 for λ = 10, 0.99 and 1.01 for λ = 100. They come nearer and nearer, but are never equal. With network Lasso they meet at λ = 2.</source>
      <translation>Milloin kaksi solmua tulee yhtä suuriksi neliöidyllä normilla? Kahden solmun häviöt ovat w² ja (w − 2)² kuten kokeessa ”Käsin ratkaistuja tehtäviä”, mutta normi on neliöity (MOCHA). Mallit ovat λ/(1 + λ) ja 2 − λ/(1 + λ): 0.09 ja 1.91, kun λ = 0.1; 0.5 ja 1.5, kun λ = 1; 0.91 ja 1.09, kun λ = 10; 0.99 ja 1.01, kun λ = 100. Ne lähestyvät toisiaan mutta eivät ole koskaan yhtä suuret. Verkko-Lassolla ne kohtaavat, kun λ = 2.</translation>
    </message>
    <message>
      <source>When the last edge is no longer full, no border is left: all nodes have one model.</source>
      <translation>Kun viimeinenkään kaari ei enää ole täynnä, rajoja ei jää: kaikilla solmuilla on sama malli.</translation>
    </message>
    <message>
      <source>When to stop.</source>
      <translation>Milloin lopetetaan.</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Ehto</translation>
    </message>
    <message>
      <source>Where does the mean of all models lie?</source>
      <translation>Missä on kaikkien mallien keskiarvo?</translation>
    </message>
    <message>
      <source>Where edges ignore the clusters, no λ finds them: nodes fuse with neighbours of other clusters first.</source>
      <translation>Jos kaaret eivät välitä klustereista, mikään λ ei löydä niitä: solmut yhtyvät ensin muiden klusterien naapureihin.</translation>
    </message>
    <message>
      <source>Where is the best λ?</source>
      <translation>Mikä on paras λ?</translation>
    </message>
    <message>
      <source>Where is the global model?</source>
      <translation>Missä globaali malli on?</translation>
    </message>
    <message>
      <source>Where the U comes from: a small model is biased, a large one varies with every draw of the samples, and the noise stays whatever the model.</source>
      <translation>Mistä U syntyy: pieni malli on harhainen, suuri vaihtelee datapisteiden jokaisessa arvonnassa, ja kohina pysyy mallista riippumatta.</translation>
    </message>
    <message>
      <source>Where the edges between the nodes of the table come from</source>
      <translation>Mistä taulukon solmujen väliset kaaret otetaan</translation>
    </message>
    <message>
      <source>Where the nodes are drawn.</source>
      <translation>Minne solmut piirretään.</translation>
    </message>
    <message>
      <source>Where the pieces meet, in units of u.</source>
      <translation>Missä palat kohtaavat, muuttujan u yksiköissä.</translation>
    </message>
    <message>
      <source>Where the stated numbers come from: the text, its official code, an independent run, or theory. An explanation compares a stated number with a quantity or settings that are not those of its source.</source>
      <translation>Mistä ilmoitetut luvut ovat peräisin: tekstistä, sen virallisesta koodista, riippumattomasta ajosta vai teoriasta. Selitys vertaa ilmoitettua lukua suureeseen tai asetuksiin, jotka eivät ole sen lähteen.</translation>
    </message>
    <message>
      <source>Where the true parameters of the nodes come from.</source>
      <translation>Mistä solmujen oikeat parametrit tulevat.</translation>
    </message>
    <message>
      <source>Whether a label that is a number is scaled as well; else only features are.</source>
      <translation>Normitetaanko myös nimiö, joka on luku; muuten vain piirteet normitetaan.</translation>
    </message>
    <message>
      <source>Whether mean and deviation, also the mean that stands for a missing feature, are those of all rows but the test's, or of those that are learned from.</source>
      <translation>Lasketaanko keskiarvo ja keskihajonta, myös puuttuvan piirteen korvaava keskiarvo, kaikista riveistä testirivejä lukuun ottamatta vai niistä, joista opitaan.</translation>
    </message>
    <message>
      <source>Whether the first line has the names of the columns or values already. Automatic: names, unless one of them is a number, a date, a truth value or a mark of missing values, is empty, or stands again below; then the choice is asked for.</source>
      <translation>Onko ensimmäisellä rivillä sarakkeiden nimet vai jo arvoja. Automaattinen: nimet, paitsi jos jokin niistä on luku, päivämäärä, totuusarvo tai puuttuvan arvon merkki, on tyhjä tai esiintyy uudelleen alempana; silloin valinta kysytään.</translation>
    </message>
    <message>
      <source>Whether the minimiser is unique, and why</source>
      <translation>Onko minimoija yksikäsitteinen, ja miksi</translation>
    </message>
    <message>
      <source>Whether the node is labelled</source>
      <translation>Onko solmu nimiöity</translation>
    </message>
    <message>
      <source>Whether λ is chosen by these rows, or they are for the error at the end alone. Steps of the preparation that compute means see the rows of both files.</source>
      <translation>Valitaanko λ näiden rivien perusteella, vai ovatko ne vain lopullista virhettä varten. Valmistelun vaiheet, jotka laskevat keskiarvoja, näkevät molempien tiedostojen rivit.</translation>
    </message>
    <message>
      <source>Which degree fits best, and for whom? One node has ten noisy points of a sine wave and fits a polynomial; the other 19 nodes only test it. The training error falls with the degree: 0.30, 0.13, 0.076, 0.056, 0.029 and 0 for the degrees 1, 2, 3, 5, 7 and 9. The validation error has a minimum between: 0.42, 1.3, 0.21, 0.64, 175 and 2.4 million. A polynomial of degree 9 goes through all ten points, and nowhere near the others. Change the degree, and look at the view Predictions.</source>
      <translation>Mikä aste sopii parhaiten, ja kenelle? Yhdellä solmulla on kymmenen kohinaista pistettä siniaallosta, ja se sovittaa niihin polynomin; muut 19 solmua vain testaavat sitä. Opetusvirhe pienenee asteen myötä: 0.30, 0.13, 0.076, 0.056, 0.029 ja 0, kun aste on 1, 2, 3, 5, 7 ja 9. Validointivirheellä on minimi välissä: 0.42, 1.3, 0.21, 0.64, 175 ja 2.4 miljoonaa. Asteen 9 polynomi kulkee kaikkien kymmenen pisteen kautta mutta menee muista kauas ohi. Muuta astetta ja katso näkymää Ennusteet.</translation>
    </message>
    <message>
      <source>Which edge carries most at λ = 8?</source>
      <translation>Mikä kaari kuljettaa eniten, kun λ = 8?</translation>
    </message>
    <message>
      <source>Which edge carries most?</source>
      <translation>Mikä kaari kuljettaa eniten?</translation>
    </message>
    <message>
      <source>Which kind of model follows a sine wave best? Forty noisy samples of one wave, pooled from two nodes; the other 18 nodes test the models, and no model can do better than the noise, 0.09. A line has the validation error 0.33, a decision tree of depth 4 has 0.24, a random forest 0.18, fifty boosted trees 0.17, the mean of the five nearest neighbours 0.14, and a kernel method (100 random Fourier features) 0.13. Start the comparison in the view Race; another local model can be chosen under Parameters there.</source>
      <translation>Millainen malli seuraa siniaaltoa parhaiten? Neljäkymmentä kohinaista datapistettä yhdestä aallosta, yhdistettynä kahdesta solmusta; muut 18 solmua testaavat malleja, eikä mikään malli voi olla parempi kuin kohina, 0.09. Suoran validointivirhe on 0.33, päätöspuun, jonka syvyys on 4, 0.24, satunnaismetsän 0.18, viidenkymmenen tehostetun puun 0.17, viiden lähimmän naapurin keskiarvon 0.14 ja ydinmenetelmän (100 satunnaista Fourier-piirrettä) 0.13. Käynnistä vertailu näkymässä Vertailuajo; siellä voi kohdassa Parametrit valita muitakin paikallisia malleja.</translation>
    </message>
    <message>
      <source>Which method finds 2 to 10 clusters if their number is not given?</source>
      <translation>Mikä menetelmä löytää 2–10 klusteria, jos niiden määrää ei anneta?</translation>
    </message>
    <message>
      <source>Which method trains twenty networks best? Two clusters of ten nodes, with two digits each, and a network 64-16-2 at every node. After fifty rounds IFCA, which is told that there are two clusters, is right for 99.3 % of the validation images, Algorithm 1 with λ = 1 for 98.6 %, pFedMe and networks that train alone for 97.9 %, and stochastic gradient steps on the whole objective for 94.3 %. Start the comparison in the view Race.</source>
      <translation>Mikä menetelmä opettaa kahtakymmentä neuroverkkoa parhaiten? Klustereita on kaksi, kummassakin kymmenen solmua ja kaksi numeroa, ja joka solmulla on neuroverkko 64-16-2. Viidenkymmenen kierroksen jälkeen validointikuvista luokittelee oikein 99.3 % IFCA, jolle kerrotaan, että klustereita on kaksi, 98.6 % algoritmi 1 (λ = 1), 97.9 % pFedMe ja yksin oppivat neuroverkot sekä 94.3 % koko tavoitefunktion stokastiset gradienttiaskeleet. Käynnistä vertailu näkymässä Vertailuajo.</translation>
    </message>
    <message>
      <source>Which nearest sample is taken.</source>
      <translation>Kuinka mones lähin datapiste otetaan.</translation>
    </message>
    <message>
      <source>Which node has the largest error?</source>
      <translation>Minkä solmun virhe on suurin?</translation>
    </message>
    <message>
      <source>Which node will be farthest from its truth at λ = 0.8?</source>
      <translation>Mikä solmu on kauimpana oikeasta mallistaan, kun λ = 0.8?</translation>
    </message>
    <message>
      <source>Which nodes are joined; the data are drawn again for it</source>
      <translation>Mitkä solmut on yhdistetty; aineisto arvotaan sitä varten uudelleen</translation>
    </message>
    <message>
      <source>Which nodes compute in an iteration, how exactly they compute, and which messages arrive.</source>
      <translation>Mitkä solmut laskevat iteraatiossa, miten tarkasti, ja mitkä viestit saapuvat perille.</translation>
    </message>
    <message>
      <source>Which nodes compute, which messages arrive, and how exactly nodes minimise</source>
      <translation>Mitkä solmut laskevat, mitkä viestit saapuvat ja miten tarkasti solmut minimoivat</translation>
    </message>
    <message>
      <source>Which pairs of nodes get an edge.</source>
      <translation>Mitkä solmuparit saavat kaaren.</translation>
    </message>
    <message>
      <source>Which parameters are zero? Fifty nodes, each with twelve samples for eight parameters, of which the last six are zero in truth. Least squares finds none of them to be zero, and its error is 2.37. A ridge term of 0.1 makes all parameters smaller: 1.54. A lasso term of 0.4 makes 60 % of the six exactly zero: 0.68. Both together (elastic net) make 53 % of them zero, and the error is 1.33. Change both terms in the loss. The lasso is not network Lasso, which makes differences of neighbours zero.</source>
      <translation>Mitkä parametrit ovat nollia? Viidelläkymmenellä solmulla on kullakin kaksitoista datapistettä kahdeksalle parametrille, joista kuusi viimeistä ovat oikeasti nollia. Pienimmän neliösumman menetelmä ei saa niistä yhtään nollaksi, ja sen virhe on 2.37. Ridge-termi 0.1 pienentää parametreja: 1.54. Lasso-termi 0.4 tekee kuudesta täsmälleen nollia 60 %: 0.68. Molemmat yhdessä (elastinen verkko) tekevät nollia 53 %, ja virhe on 1.33. Muuta molempia termejä häviössä. Lasso ei ole verkko-Lasso, joka tekee naapurien eroista nollia.</translation>
    </message>
    <message>
      <source>Which penalty finds a weak link between two clusters, if few nodes have labels?</source>
      <translation>Mikä sakkotermi löytää kahden klusterin välisen heikon lenkin, jos nimiöitä on harvoilla solmuilla?</translation>
    </message>
    <message>
      <source>Which penalty finds two clusters if few nodes are labelled and the clusters become more connected?</source>
      <translation>Mikä sakkotermi löytää kaksi klusteria, jos vain harvat solmut on nimiöity ja klusterien väliset kaaret lisääntyvät?</translation>
    </message>
    <message>
      <source>Which rows are not learned from: their labels are validation labels. Without a choice the validation share says how many of every node, drawn at random.</source>
      <translation>Mistä riveistä ei opita: niiden nimiöt ovat validointinimiöitä. Ilman valintaa validointiosuus kertoo, montako jokaisesta solmusta arvotaan.</translation>
    </message>
    <message>
      <source>Which sweep is shown</source>
      <translation>Mikä parametriajo näytetään</translation>
    </message>
    <message>
      <source>Which weather stations are alike, judged by their data alone?</source>
      <translation>Mitkä sääasemat muistuttavat toisiaan pelkän datansa perusteella?</translation>
    </message>
    <message>
      <source>Who is helped and who is hurt</source>
      <translation>Kuka hyötyy, kuka kärsii</translation>
    </message>
    <message>
      <source>Who learns from whom in a graph of several parts? A random graph of 60 nodes falls into eleven parts: one of 46 nodes, two small ones and eight single nodes. However large λ is, only nodes of one part learn from each other, so that eleven models are left. Alone the nodes have an error of 0.59; with λ = 5 it is 0.034, of which nearly all is at the single nodes. As many eigenvalues of the Laplacian matrix are zero as there are parts. Join two parts by an edge (C), and their models become one.</source>
      <translation>Kuka oppii keneltä moniosaisessa graafissa? 60 solmun satunnaisgraafi hajoaa yhteentoista osaan: yhteen 46 solmun osaan, kahteen pieneen ja kahdeksaan yksinäiseen solmuun. Olipa λ kuinka suuri tahansa, vain saman osan solmut oppivat toisiltaan, joten malleja jää yksitoista. Yksin solmujen virhe on 0.59; kun λ = 5, se on 0.034, ja siitä lähes kaikki on yksinäisissä solmuissa. Laplacen matriisin ominaisarvoista yhtä moni on nolla kuin osia on. Yhdistä kaksi osaa kaarella (C), ja niiden mallit yhtyvät.</translation>
    </message>
    <message>
      <source>Who pays for a smaller mean error? Nine nodes have the same truth, and one has another. At λ = 1.9 the mean error is 0.12, while it is 0.36 for nodes alone: coupling helps. But the mean hides that node 4 is hurt: its error was 0.02 and is 1.2 now, because its neighbours pull it away from its own truth. Look at the view Errors of nodes, and give the edges of node 4 smaller weights: then all ten are helped.</source>
      <translation>Kuka maksaa pienemmästä keskivirheestä? Yhdeksällä solmulla on sama oikea malli, yhdellä toinen. Kun λ = 1.9, keskivirhe on 0.12, kun se yksin oppivilla solmuilla on 0.36: kytkentä auttaa. Mutta keskiarvo piilottaa sen, että solmu 4 kärsii: sen virhe oli 0.02 ja on nyt 1.2, koska naapurit vetävät sitä pois oikeasta mallistaan. Katso näkymää Solmujen virheet ja anna solmun 4 kaarille pienemmät painot: silloin kaikki kymmenen hyötyvät.</translation>
    </message>
    <message>
      <source>Who states the number: the published text, its official code, theory or an independent run. An explanation shows under which other quantity or settings a stated number arises.</source>
      <translation>Kuka luvun ilmoittaa: julkaistu teksti, sen virallinen koodi, teoria vai riippumaton ajo. Selitys kertoo, millä muulla suureella tai millä muilla asetuksilla ilmoitettu luku syntyy.</translation>
    </message>
    <message>
      <source>Whole picture</source>
      <translation>Koko kuva</translation>
    </message>
    <message>
      <source>Whom does a node without data follow? Three nodes in a row. The outer ones have the losses w² and (w − 2)², the one in the middle has no data; its edges have the weights 1 and 0.5. The middle copies its left neighbour, because this edge is the stronger one: for λ &lt; 4 the models are λ/4, λ/4 and 2 − λ/4, here 0.5, 0.5 and 1.5. At λ = 4 all are 1. With equal weights the middle could be anywhere between its neighbours.</source>
      <translation>Ketä seuraa solmu, jolla ei ole dataa? Kolme solmua rivissä. Reunimmaisten häviöt ovat w² ja (w − 2)², keskimmäisellä ei ole dataa; sen kaarten painot ovat 1 ja 0.5. Keskimmäinen kopioi vasemman naapurinsa, koska tämä kaari on vahvempi: kun λ &lt; 4, mallit ovat λ/4, λ/4 ja 2 − λ/4, tässä 0.5, 0.5 ja 1.5. Kun λ = 4, kaikki ovat 1. Jos painot olisivat yhtä suuret, keskimmäinen voisi olla missä tahansa naapuriensa välissä.</translation>
    </message>
    <message>
      <source>Why is gradient descent slow in a narrow valley? The objective is ten times as steep in one direction as in the other: the eigenvalues of Q are 1 and 10. Gradient descent converges if the step is below 1/10. With 0.01 it creeps along the valley, with 0.099 it jumps between its walls: both reduce the distance by the factor 0.98 per step. The best step, 1/11, has the factor 9/11 = 0.818, and 0.05 has 0.9. The view Objective shows the path, the view Step size the factors; the measured ones agree.</source>
      <translation>Miksi gradienttimenetelmä on hidas kapeassa laaksossa? Tavoitefunktio on yhdessä suunnassa kymmenen kertaa jyrkempi kuin toisessa: Q:n ominaisarvot ovat 1 ja 10. Gradienttimenetelmä suppenee, jos askel on alle 1/10. Askeleella 0.01 se ryömii laaksoa pitkin, askeleella 0.099 se hyppii laakson seinämien välillä: molemmat lyhentävät etäisyyden 0.98-kertaiseksi joka askeleella. Parhaan askeleen 1/11 kerroin on 9/11 = 0.818, askeleen 0.05 kerroin 0.9. Näkymä Tavoitefunktio näyttää polun ja näkymä Askelpituus kertoimet; mitatut kertoimet täsmäävät.</translation>
    </message>
    <message>
      <source>Why is the squared loss no loss for classes? Four points on a line, at −2, −1, 1 and 20; the first two are of class −1, the others of class 1. The squared loss wants the point at 20 to have the value 1, too, and not more: its boundary lies at 4.5, and the point at 1 is on the wrong side (accuracy 3 of 4). Losses for classes are content with what is far on the right side: with the logistic and with the hinge loss the boundary lies at 0, and all four points are right.</source>
      <translation>Miksi neliöhäviö ei sovi luokille? Suoralla on neljä pistettä, kohdissa −2, −1, 1 ja 20; kaksi ensimmäistä on luokkaa −1, muut luokkaa 1. Neliöhäviö haluaa kohdassa 20 olevalle pisteellekin arvon 1 eikä enempää: sen raja on kohdassa 4.5, ja kohdan 1 piste on väärällä puolella (luokittelutarkkuus 3/4). Luokkien häviöfunktiot tyytyvät siihen, että piste on selvästi oikealla puolella: logistisella häviöllä ja saranahäviöllä raja on kohdassa 0, ja kaikki neljä pistettä ovat oikein.</translation>
    </message>
    <message>
      <source>Why our number may differ from the stated one. With a reason, a number outside its band counts as not reproducible instead of failed.</source>
      <translation>Miksi oma lukumme voi poiketa ilmoitetusta. Jos syy on annettu, hyväksymisvälin ulkopuolinen luku merkitään ”ei toistettavissa” eikä ”ei läpäissyt”.</translation>
    </message>
    <message>
      <source>Why the experiment is refused</source>
      <translation>Miksi koe on hylätty</translation>
    </message>
    <message>
      <source>Why the run stopped</source>
      <translation>Miksi ajo pysähtyi</translation>
    </message>
    <message>
      <source>Why the run was refused</source>
      <translation>Miksi ajo hylättiin</translation>
    </message>
    <message>
      <source>Width in millimetres</source>
      <translation>Leveys millimetreinä</translation>
    </message>
    <message>
      <source>Width of the bands factor, share and absolute.</source>
      <translation>Hyväksymisvälien factor, share ja absolute leveys.</translation>
    </message>
    <message>
      <source>Width of the kernel: points u closer than this get similar predictions.</source>
      <translation>Ytimen leveys: tätä lähempänä toisiaan olevat pisteet u saavat samankaltaiset ennusteet.</translation>
    </message>
    <message>
      <source>Width σ</source>
      <translation>Leveys σ</translation>
    </message>
    <message>
      <source>Wine: alcohol from twelve other measurements</source>
      <translation>Viinit: alkoholi kahdestatoista muusta mittauksesta</translation>
    </message>
    <message>
      <source>With</source>
      <translation>Millä</translation>
    </message>
    <message>
      <source>With a norm (network Lasso) an edge never pulls more than λA, whatever the labels of the attacker are.</source>
      <translation>Normilla (verkko-Lasso) kaari ei koskaan vedä voimakkaammin kuin λA, olivatpa hyökkääjän nimiöt mitä tahansa.</translation>
    </message>
    <message>
      <source>With a norm one client after the other joins the server; those that still differ are the personalised models.</source>
      <translation>Normilla asiakkaat liittyvät palvelimeen yksi kerrallaan; yhä poikkeavat ovat personoituja malleja.</translation>
    </message>
    <message>
      <source>With a perturbation: show the shared, noisy models, or the last update without noise.</source>
      <translation>Kun häiriötä on: näytä jaetut, kohinaiset mallit tai viimeisin päivitys ilman kohinaa.</translation>
    </message>
    <message>
      <source>With a quadratic penalty nothing fuses</source>
      <translation>Neliöllinen sakkotermi ei yhdistä malleja</translation>
    </message>
    <message>
      <source>With a reason: the number that we find instead; outside the band around it the comparison fails.</source>
      <translation>Jos syy on annettu: luku, jonka saamme sen sijaan; hyväksymisvälin ulkopuolella vertailu ei läpäise.</translation>
    </message>
    <message>
      <source>With a small λ the attacker pulls less; but the honest nodes help each other less, too.</source>
      <translation>Kun λ on pieni, hyökkääjä vetää heikommin, mutta myös rehelliset solmut auttavat toisiaan vähemmän.</translation>
    </message>
    <message>
      <source>With clients of two kinds the error rises with λ: one global model fits neither, and a star has no edges within a kind.</source>
      <translation>Kun asiakkaita on kahta lajia, virhe kasvaa λ:n mukana: yksi globaali malli ei sovi kummallekaan, eikä tähdessä ole kaaria lajin sisällä.</translation>
    </message>
    <message>
      <source>With edges of weight 0.2 to node 4 (top right) all ten are helped, and node 4 nearly keeps its own model.</source>
      <translation>Kun solmuun 4 (ylhäällä oikealla) tulevien kaarien paino on 0.2, kaikki kymmenen hyötyvät, ja solmu 4 pitää mallinsa lähes ennallaan.</translation>
    </message>
    <message>
      <source>With fifty steps per round every client reaches its own minimum, and the server only averages these: 1.0.</source>
      <translation>Kun askelia on viisikymmentä kierroksessa, kukin asiakas pääsee omaan minimiinsä, ja palvelin vain laskee minimien keskiarvon: 1.0.</translation>
    </message>
    <message>
      <source>With its data beside it, to give it away</source>
      <translation>Data tallennetaan viereen, joten oppitunnin voi antaa eteenpäin</translation>
    </message>
    <message>
      <source>With large λ all nodes have the model of the whole table: the validation error falls from 0.85 to 0.69.</source>
      <translation>Kun λ on suuri, kaikilla solmuilla on koko taulukon malli: validointivirhe pienenee arvosta 0.85 arvoon 0.69.</translation>
    </message>
    <message>
      <source>With one noisy sample per node similar predictions are accidents: 55 % of the edges are inside a cluster, and chance is 47 %.</source>
      <translation>Kun solmulla on yksi kohinainen datapiste, samankaltaiset ennusteet ovat sattumaa: kaarista 55 % on klusterin sisällä, ja sattumalta niitä olisi 47 %.</translation>
    </message>
    <message>
      <source>With some λ only the edges between the clusters are full, and only there the models jump.</source>
      <translation>Eräillä λ:n arvoilla vain klusterien väliset kaaret ovat täynnä, ja mallit hyppäävät vain niissä.</translation>
    </message>
    <message>
      <source>With some λ the nodes of a cluster share their data: their lines become one, and the error falls.</source>
      <translation>Kun λ kasvaa hieman, klusterin solmut jakavat aineistonsa: niiden suorat yhtyvät ja virhe pienenee.</translation>
    </message>
    <message>
      <source>With the Huber loss four good labels outvote a bad one: the lines go through the good samples.</source>
      <translation>Huber-häviöllä neljä hyvää nimiötä voittaa yhden huonon: suorat kulkevat hyvien datapisteiden kautta.</translation>
    </message>
    <message>
      <source>With the squared norm (MOCHA) the pull fades as models come nearer: the next slopes differ by 1/(1 + 3λ), which is never 0.</source>
      <translation>Neliöidyllä normilla (MOCHA) veto heikkenee mallien lähestyessä toisiaan: peräkkäisten kulmakertoimien ero on 1/(1 + 3λ), joka ei ole koskaan 0.</translation>
    </message>
    <message>
      <source>With the squared norm all clients come nearer to the server, but each of them keeps a model of its own.</source>
      <translation>Neliöidyllä normilla kaikki asiakkaat lähestyvät palvelinta, mutta jokainen pitää oman mallinsa.</translation>
    </message>
    <message>
      <source>With the squared norm nodes without labels lie on straight lines between those that have some.</source>
      <translation>Neliöidyllä normilla nimiöttömät solmut asettuvat suorille nimiöityjen solmujen väliin.</translation>
    </message>
    <message>
      <source>With the squared norm the pull grows with the lie: node 4 (upper right of ✕) has moved 8.6, node 9 (below it) even 10, and there is no limit.</source>
      <translation>Neliöidyllä normilla veto kasvaa valheen mukana: solmu 4 (✕:n oikealla yläpuolella) on siirtynyt 8.6, solmu 9 (sen alapuolella) jopa 10, eikä rajaa ole.</translation>
    </message>
    <message>
      <source>With the squared norm there are sixteen models: similar within a cluster, and equal nowhere.</source>
      <translation>Neliöidyllä normilla malleja on kuusitoista: klusterin sisällä ne ovat samankaltaisia mutta eivät missään yhtä suuria.</translation>
    </message>
    <message>
      <source>With too much λ both clusters get the same line, which fits neither of them.</source>
      <translation>Kun λ on liian suuri, molemmat klusterit saavat saman suoran, joka ei sovi kummallekaan.</translation>
    </message>
    <message>
      <source>With two samples per node the error of local models doubles (0.32 to 0.63), and clustered learning gains more.</source>
      <translation>Kun solmulla on kaksi datapistettä, paikallisten mallien virhe kaksinkertaistuu (0.32 → 0.63), ja klusteroidusta oppimisesta on enemmän hyötyä.</translation>
    </message>
    <message>
      <source>With λ = 0.6 every cluster has one line, near its true slope of 1.5 or −1. The best λ makes the error 0.002.</source>
      <translation>Kun λ = 0.6, kummallakin klusterilla on yksi suora, lähellä oikeaa kulmakerrointa 1.5 tai −1. Parhaalla λ:lla virhe on 0.002.</translation>
    </message>
    <message>
      <source>With λ = 1 nodes pull each other’s predictions on forty public points together: no parameter is sent.</source>
      <translation>Kun λ = 1, solmut vetävät toistensa ennusteita yhteen neljässäkymmenessä julkisessa pisteessä: parametreja ei lähetetä.</translation>
    </message>
    <message>
      <source>With λ = 10 the server has 1.52. Its distance from 1.6 is 4.8/(8 + 5λ): 0.57, 0.37, 0.08 for λ = 0.1, 1, 10.</source>
      <translation>Kun λ = 10, palvelimella on 1.52. Etäisyys luvusta 1.6 on 4.8/(8 + 5λ): 0.57, 0.37, 0.08, kun λ = 0.1, 1, 10.</translation>
    </message>
    <message>
      <source>With λ = 5 all kinds of model give nearly the same predictions; a tree still has steps, and a line stays straight.</source>
      <translation>Kun λ = 5, kaikenlaiset mallit antavat lähes samat ennusteet; puussa on yhä portaita, ja suora pysyy suorana.</translation>
    </message>
    <message>
      <source>Within</source>
      <translation>Minkä sisällä</translation>
    </message>
    <message>
      <source>Without it the slider has the range that fits the path of λ</source>
      <translation>Ilman tätä liukusäätimen alue sovitetaan λ-polkuun</translation>
    </message>
    <message>
      <source>Without labels: norm</source>
      <translation>Ilman nimiöitä: normi</translation>
    </message>
    <message>
      <source>Without labels: square</source>
      <translation>Ilman nimiöitä: neliö</translation>
    </message>
    <message>
      <source>Without noise</source>
      <translation>Ilman kohinaa</translation>
    </message>
    <message>
      <source>Without the first</source>
      <translation>Ilman ensimmäistä</translation>
    </message>
    <message>
      <source>Words of the title, the notes, the source or the group, or a term: overfitting, lambda, Fig. 9; Return opens the first match</source>
      <translation>Otsikon, huomautusten, lähteen tai ryhmän sanoja tai termi: ylisovitus, lambda, Fig. 9; Enter avaa ensimmäisen osuman</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>Työskentely</translation>
    </message>
    <message>
      <source>Write the file</source>
      <translation>Kirjoita tiedosto</translation>
    </message>
    <message>
      <source>Write the picture or the numbers to a file</source>
      <translation>Kirjoita kuva tai luvut tiedostoon</translation>
    </message>
    <message>
      <source>Write this lesson…</source>
      <translation>Muokkaa tätä oppituntia…</translation>
    </message>
    <message>
      <source>Writing the lesson “%1”</source>
      <translation>Oppitunnin ”%1” muokkaus</translation>
    </message>
    <message>
      <source>Writing the results…</source>
      <translation>Kirjoitetaan tuloksia…</translation>
    </message>
    <message>
      <source>Writing…</source>
      <translation>Kirjoitetaan…</translation>
    </message>
    <message>
      <source>Xiao, Rasul, Vollgraf: Fashion-MNIST</source>
      <translation>Xiao, Rasul, Vollgraf: Fashion-MNIST</translation>
    </message>
    <message>
      <source>Your changes are kept again</source>
      <translation>Muutokset säilyvät taas</translation>
    </message>
    <message>
      <source>Your changes are not kept</source>
      <translation>Muutokset eivät säily</translation>
    </message>
    <message>
      <source>Your changes are not kept at the moment; save them elsewhere: %1</source>
      <translation>Muutokset eivät juuri nyt säily; tallenna ne muualle: %1</translation>
    </message>
    <message>
      <source>Your lessons</source>
      <translation>Omat oppitunnit</translation>
    </message>
    <message>
      <source>Your own samples, one per row, with the key of the node that holds them</source>
      <translation>Omat datapisteet, yksi riviä kohti, ja sen solmun avain, jolla datapiste on</translation>
    </message>
    <message>
      <source>a &lt; stands alone, expected &amp;lt;</source>
      <translation>yksinäinen &lt;, pitäisi olla &amp;lt;</translation>
    </message>
    <message>
      <source>a ] ends no list</source>
      <translation>merkki ] ei päätä mitään luetteloa</translation>
    </message>
    <message>
      <source>a carriage return stands alone, lines must end with LF or CRLF</source>
      <translation>yksinäinen CR-merkki; rivien on päätyttävä LF- tai CRLF-merkkeihin</translation>
    </message>
    <message>
      <source>a change does not say what it changes</source>
      <translation>muutos ei kerro, mitä se muuttaa</translation>
    </message>
    <message>
      <source>a change of {}</source>
      <translation>ajon {} muutos</translation>
    </message>
    <message>
      <source>a class 0, 1, 2, … (or -1 and 1 throughout)</source>
      <translation>luokka 0, 1, 2, … (tai kaikkialla -1 tai 1)</translation>
    </message>
    <message>
      <source>a file name</source>
      <translation>tiedostonimi</translation>
    </message>
    <message>
      <source>a finite number</source>
      <translation>äärellinen luku</translation>
    </message>
    <message>
      <source>a graph is learned from predictions on the shared test set (solver.compare: predictions)</source>
      <translation>graafin voi oppia vain yhteisen testijoukon ennusteista (solver.compare: predictions)</translation>
    </message>
    <message>
      <source>a graph of about {} nodes and {} edges</source>
      <translation>graafi, jossa on noin {} solmua ja {} kaarta</translation>
    </message>
    <message>
      <source>a label in quotes is not closed</source>
      <translation>lainausmerkillä alkavaa nimeä ei ole suljettu</translation>
    </message>
    <message>
      <source>a list of matrices</source>
      <translation>luettelo matriiseja</translation>
    </message>
    <message>
      <source>a list of numbers</source>
      <translation>luettelo lukuja</translation>
    </message>
    <message>
      <source>a list of objects</source>
      <translation>luettelo objekteja</translation>
    </message>
    <message>
      <source>a list of objects whose kind is one of {}</source>
      <translation>luettelo objekteja, joiden kind on jokin näistä: {}</translation>
    </message>
    <message>
      <source>a list of rows of numbers</source>
      <translation>luettelo lukurivejä</translation>
    </message>
    <message>
      <source>a list of texts</source>
      <translation>luettelo tekstejä</translation>
    </message>
    <message>
      <source>a list of whole numbers</source>
      <translation>luettelo kokonaislukuja</translation>
    </message>
    <message>
      <source>a loss is not convex, so its minimum cannot be proved</source>
      <translation>jokin häviö ei ole konveksi, joten sen minimiä ei voi todistaa</translation>
    </message>
    <message>
      <source>a loss is not differentiable, the cluster optimum needs differentiable losses</source>
      <translation>jokin häviö ei ole derivoituva, mutta klusterin optimi vaatii derivoituvia häviöitä</translation>
    </message>
    <message>
      <source>a name that begins at sign {} does not end</source>
      <translation>merkistä {} alkava nimi ei pääty</translation>
    </message>
    <message>
      <source>a neural network has a ridge term only, set it to 0</source>
      <translation>neuroverkossa on vain ridge-termi, aseta tähän 0</translation>
    </message>
    <message>
      <source>a node has no edge to itself</source>
      <translation>solmulla ei voi olla kaarta itseensä</translation>
    </message>
    <message>
      <source>a node has no id</source>
      <translation>solmulta puuttuu id</translation>
    </message>
    <message>
      <source>a node has no id, expected &lt;node id="…"&gt;</source>
      <translation>solmulta puuttuu id, pitäisi olla &lt;node id="…"&gt;</translation>
    </message>
    <message>
      <source>a node that is not coupled to others shares nothing</source>
      <translation>solmu, jota ei ole kytketty muihin, ei jaa mitään</translation>
    </message>
    <message>
      <source>a number above 0</source>
      <translation>nollaa suurempi luku</translation>
    </message>
    <message>
      <source>a number or "inf"</source>
      <translation>luku tai "inf"</translation>
    </message>
    <message>
      <source>a parameter list must end with ']'</source>
      <translation>parametriluettelon lopussa on oltava ']'</translation>
    </message>
    <message>
      <source>a part of {} is missing</source>
      <translation>{}: osa puuttuu</translation>
    </message>
    <message>
      <source>a quadratic penalty: {}</source>
      <translation>neliöllisen sakkotermin: {}</translation>
    </message>
    <message>
      <source>a quote appears inside a cell that does not begin with one</source>
      <translation>lainausmerkki solussa, joka ei ala lainausmerkillä</translation>
    </message>
    <message>
      <source>a quote is not closed</source>
      <translation>lainausmerkkiä ei ole suljettu</translation>
    </message>
    <message>
      <source>a quoted cell is not closed</source>
      <translation>lainausmerkillä alkavaa solua ei ole suljettu</translation>
    </message>
    <message>
      <source>a row is one number with a decimal comma (guessed)</source>
      <translation>rivi on yksi luku, jossa on desimaalipilkku (arvattu)</translation>
    </message>
    <message>
      <source>a row of a sweep</source>
      <translation>parametriajon rivi</translation>
    </message>
    <message>
      <source>a row of more than 67 million bytes begins, is a quote not closed?</source>
      <translation>tästä alkaa yli 67 miljoonan tavun rivi, onko lainausmerkki jäänyt sulkematta?</translation>
    </message>
    <message>
      <source>a run has a number that no run has</source>
      <translation>ajon numero ei kelpaa</translation>
    </message>
    <message>
      <source>a run has the status {}</source>
      <translation>ajon tila {} on tuntematon</translation>
    </message>
    <message>
      <source>a second document begins after the end of the first</source>
      <translation>ensimmäisen dokumentin päätyttyä alkaa toinen</translation>
    </message>
    <message>
      <source>a series</source>
      <translation>sarja</translation>
    </message>
    <message>
      <source>a share of the samples is held back for validation (data, validation share): set it to 0 to move data points</source>
      <translation>osa datapisteistä on varattu validointiin (Aineisto, Validointiosuus): aseta osuudeksi 0, niin datapisteitä voi siirtää</translation>
    </message>
    <message>
      <source>a small cluster without a labelled node takes over the parameters of another; such clusters dominate the published mean of five draws, while ours is a median</source>
      <translation>pieni klusteri, jossa ei ole nimiöityä solmua, omaksuu toisen klusterin parametrit; tällaiset klusterit hallitsevat julkaistua viiden arvonnan keskiarvoa, kun taas täällä saatu luku on mediaani</translation>
    </message>
    <message>
      <source>a stable rate</source>
      <translation>vakaa oppimisnopeus</translation>
    </message>
    <message>
      <source>a text in quotes is not closed</source>
      <translation>lainausmerkillä alkavaa tekstiä ei ole suljettu</translation>
    </message>
    <message>
      <source>a text of {} bytes, expected at most {}</source>
      <translation>tekstissä on {} tavua, enintään {} sallitaan</translation>
    </message>
    <message>
      <source>a text that begins at sign {} does not end</source>
      <translation>merkistä {} alkava teksti ei pääty</translation>
    </message>
    <message>
      <source>a time series</source>
      <translation>aikasarja</translation>
    </message>
    <message>
      <source>a tree or a chain: eliminate its nodes</source>
      <translation>puu tai ketju: eliminoi sen solmut</translation>
    </message>
    <message>
      <source>a value is missing in '{}'</source>
      <translation>arvo puuttuu: '{}'</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>kokonaisluku</translation>
    </message>
    <message>
      <source>a whole number from 1 on</source>
      <translation>kokonaisluku, vähintään 1</translation>
    </message>
    <message>
      <source>a whole number from {} on</source>
      <translation>kokonaisluku, vähintään {}</translation>
    </message>
    <message>
      <source>a whole number from {} to {}</source>
      <translation>kokonaisluku, vähintään {} ja enintään {}</translation>
    </message>
    <message>
      <source>a whole number ≥ 0</source>
      <translation>kokonaisluku ≥ 0</translation>
    </message>
    <message>
      <source>a: mean; b: max</source>
      <translation>a: mean; b: max</translation>
    </message>
    <message>
      <source>about {} samples of {} features</source>
      <translation>noin {} datapistettä, kussakin {} piirrettä</translation>
    </message>
    <message>
      <source>above the optimum</source>
      <translation>optimin yläpuolella</translation>
    </message>
    <message>
      <source>absolute</source>
      <translation>absoluuttinen</translation>
    </message>
    <message>
      <source>accuracy</source>
      <translation>luokittelutarkkuus</translation>
    </message>
    <message>
      <source>accuracy %1 %</source>
      <translation>luokittelutarkkuus %1 %</translation>
    </message>
    <message>
      <source>accuracy of a random forest instead of one tree</source>
      <translation>satunnaismetsän luokittelutarkkuus yhden puun sijasta</translation>
    </message>
    <message>
      <source>accuracy on the same images</source>
      <translation>luokittelutarkkuus samoissa kuvissa</translation>
    </message>
    <message>
      <source>accuracy that the exercise asks for</source>
      <translation>tehtävässä vaadittu luokittelutarkkuus</translation>
    </message>
    <message>
      <source>adam</source>
      <translation>Adam</translation>
    </message>
    <message>
      <source>after 1000 iterations</source>
      <translation>1000 iteraation jälkeen</translation>
    </message>
    <message>
      <source>after 1000 iterations a few draws are far from converged, and the published draws are others; the median of ours is 0.001</source>
      <translation>1000 iteraation jälkeen muutama arvonta on kaukana suppenemisesta, ja julkaistut arvonnat ovat eri arvontoja kuin nämä; täällä saatujen lukujen mediaani on 0.001</translation>
    </message>
    <message>
      <source>after 3000 iterations</source>
      <translation>3000 iteraation jälkeen</translation>
    </message>
    <message>
      <source>age from the others</source>
      <translation>ikä muista piirteistä</translation>
    </message>
    <message>
      <source>age removed by regression</source>
      <translation>ikä poistettu regressiolla</translation>
    </message>
    <message>
      <source>agreement (ARI)</source>
      <translation>yhtäpitävyys (ARI)</translation>
    </message>
    <message>
      <source>all</source>
      <translation>kaikki</translation>
    </message>
    <message>
      <source>all features</source>
      <translation>kaikki piirteet</translation>
    </message>
    <message>
      <source>all nodes</source>
      <translation>kaikki solmut</translation>
    </message>
    <message>
      <source>all predictions on the m′ points of the shared test set begin at 0</source>
      <translation>kaikki ennusteet yhteisen testijoukon m′ pisteessä alkavat nollasta</translation>
    </message>
    <message>
      <source>all products</source>
      <translation>kaikki tulot</translation>
    </message>
    <message>
      <source>all the same</source>
      <translation>kaikki samat</translation>
    </message>
    <message>
      <source>all {} rows have missing values</source>
      <translation>jokaiselta riviltä puuttuu arvoja (rivejä {})</translation>
    </message>
    <message>
      <source>alone (λ = 0)</source>
      <translation>yksin (λ = 0)</translation>
    </message>
    <message>
      <source>alone: %1</source>
      <translation>yksin: %1</translation>
    </message>
    <message>
      <source>alone: it has no data to learn from, or its loss no minimiser</source>
      <translation>yksin: solmulla ei ole aineistoa, josta oppia, tai sen häviöllä ei ole minimoijaa</translation>
    </message>
    <message>
      <source>also: %1</source>
      <translation>myös: %1</translation>
    </message>
    <message>
      <source>an &amp; stands alone, expected &amp;amp;</source>
      <translation>yksinäinen &amp;, pitäisi olla &amp;amp;</translation>
    </message>
    <message>
      <source>an IDX file whose rows have no number, or more than {}</source>
      <translation>IDX-tiedosto, jonka riveillä ei ole yhtään lukua tai niitä on yli {}</translation>
    </message>
    <message>
      <source>an attribute of &lt;{}&gt; does not have the form name="value"</source>
      <translation>elementin &lt;{}&gt; attribuutti ei ole muotoa nimi="arvo"</translation>
    </message>
    <message>
      <source>an edge has no {}, expected the id of a node</source>
      <translation>kaarelta puuttuu {}, pitäisi olla solmun tunnus</translation>
    </message>
    <message>
      <source>an edge has two weights, {} and {}; the first is read</source>
      <translation>kaarella on kaksi painoa, {} ja {}; ensimmäinen luetaan</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>objekti</translation>
    </message>
    <message>
      <source>and</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>and %1 more</source>
      <translation>ja %1 muuta</translation>
    </message>
    <message>
      <source>and applies the penalty: a norm shortens the flow to its capacity λA&lt;sub&gt;e&lt;/sub&gt;, a square scales it down</source>
      <translation>ja soveltaa sakkotermiä: normi lyhentää virtauksen kapasiteettiinsa λA&lt;sub&gt;e&lt;/sub&gt;, neliö skaalaa sen pienemmäksi</translation>
    </message>
    <message>
      <source>and at least {} more</source>
      <translation>ja vielä ainakin {} muuta</translation>
    </message>
    <message>
      <source>and minimises its loss near them: w&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;w&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w) + (λ/2) Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; ‖w − w&lt;sub&gt;j&lt;/sub&gt;‖²</source>
      <translation>ja minimoi häviönsä niiden lähellä: w&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;w&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w) + (λ/2) Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; ‖w − w&lt;sub&gt;j&lt;/sub&gt;‖²</translation>
    </message>
    <message>
      <source>and moves its copy of w towards it: w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − ηλ(w&lt;sub&gt;i&lt;/sub&gt; − θ&lt;sub&gt;i&lt;/sub&gt;)</source>
      <translation>ja siirtää omaa w:n kopiotaan sitä kohti: w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − ηλ(w&lt;sub&gt;i&lt;/sub&gt; − θ&lt;sub&gt;i&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>and sends back its gradient ∇L&lt;sub&gt;i&lt;/sub&gt;(θ&lt;sub&gt;j&lt;/sub&gt;), or the model that some gradient steps reach from it</source>
      <translation>ja lähettää takaisin gradienttinsa ∇L&lt;sub&gt;i&lt;/sub&gt;(θ&lt;sub&gt;j&lt;/sub&gt;) tai mallin, johon siitä päästään muutamalla gradienttiaskeleella</translation>
    </message>
    <message>
      <source>and steps against it, near its data: w&lt;sub&gt;i&lt;/sub&gt; ← prox&lt;sub&gt;τ&lt;sub&gt;i&lt;/sub&gt;L&lt;sub&gt;i&lt;/sub&gt;&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt; − τ&lt;sub&gt;i&lt;/sub&gt; s&lt;sub&gt;i&lt;/sub&gt;)</source>
      <translation>ja ottaa askeleen sitä vastaan, lähellä dataansa: w&lt;sub&gt;i&lt;/sub&gt; ← prox&lt;sub&gt;τ&lt;sub&gt;i&lt;/sub&gt;L&lt;sub&gt;i&lt;/sub&gt;&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt; − τ&lt;sub&gt;i&lt;/sub&gt; s&lt;sub&gt;i&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>and {} more unknown fields</source>
      <translation>ja vielä {} tuntematonta kenttää</translation>
    </message>
    <message>
      <source>ankle boot</source>
      <translation>nilkkuri</translation>
    </message>
    <message>
      <source>another program is using it</source>
      <translation>toinen ohjelma käyttää tiedostoa</translation>
    </message>
    <message>
      <source>appears twice</source>
      <translation>esiintyy kahdesti</translation>
    </message>
    <message>
      <source>are 0 and no edges</source>
      <translation>ovat 0 eivätkä ole kaaria</translation>
    </message>
    <message>
      <source>are joined to those in the other direction</source>
      <translation>yhdistetään vastakkaissuuntaisiin kaariin</translation>
    </message>
    <message>
      <source>are self-loops and are left out</source>
      <translation>on silmukoita ja jätetään pois</translation>
    </message>
    <message>
      <source>arrows: flow of %1</source>
      <translation>nuolet: parametrin %1 virtaus</translation>
    </message>
    <message>
      <source>arrows: flow of %1, the largest %2 of %3</source>
      <translation>nuolet: parametrin %1 virtaus, suurimmat %2 / %3</translation>
    </message>
    <message>
      <source>as on the canvas</source>
      <translation>kuten piirtoalueella</translation>
    </message>
    <message>
      <source>as the data says</source>
      <translation>datan mukaan</translation>
    </message>
    <message>
      <source>as the method</source>
      <translation>menetelmän mukaan</translation>
    </message>
    <message>
      <source>as the system</source>
      <translation>kuten järjestelmässä</translation>
    </message>
    <message>
      <source>as you chose</source>
      <translation>valinnan mukaan</translation>
    </message>
    <message>
      <source>asynchronous</source>
      <translation>tahdistamaton</translation>
    </message>
    <message>
      <source>at least one column is needed</source>
      <translation>tarvitaan vähintään yksi sarake</translation>
    </message>
    <message>
      <source>at least one column is needed: the order of the rows in a file says nothing of time</source>
      <translation>tarvitaan vähintään yksi sarake: rivien järjestys tiedostossa ei kerro ajasta</translation>
    </message>
    <message>
      <source>at least one column or an intercept is needed</source>
      <translation>tarvitaan vähintään yksi sarake tai vakiotermi</translation>
    </message>
    <message>
      <source>at most the {} of all nodes, got {}</source>
      <translation>saa olla enintään kaikkien solmujen datapisteiden määrä ({}), nyt {}</translation>
    </message>
    <message>
      <source>at most {} % above the optimum</source>
      <translation>enintään {} % yli optimin</translation>
    </message>
    <message>
      <source>at most {} above an optimum near 0</source>
      <translation>enintään {} yli optimin, joka on lähellä nollaa</translation>
    </message>
    <message>
      <source>at most {} above the optimum</source>
      <translation>enintään {} yli optimin</translation>
    </message>
    <message>
      <source>at most {} times the optimum</source>
      <translation>enintään {} kertaa optimi</translation>
    </message>
    <message>
      <source>at the optimum, up to rounding</source>
      <translation>optimissa pyöristysvirheitä lukuun ottamatta</translation>
    </message>
    <message>
      <source>at this step the table has no column {}, which has the nodes; name columns that it has in within</source>
      <translation>tässä vaiheessa taulukossa ei ole solmujen saraketta {}; nimeä kentässä within sarakkeita, jotka siinä ovat</translation>
    </message>
    <message>
      <source>attack</source>
      <translation>hyökkäys</translation>
    </message>
    <message>
      <source>attacker</source>
      <translation>hyökkääjä</translation>
    </message>
    <message>
      <source>attackers</source>
      <translation>hyökkääjät</translation>
    </message>
    <message>
      <source>attacks: %1</source>
      <translation>hyökkäykset: %1</translation>
    </message>
    <message>
      <source>attacks[{}] names no nodes, so it has no effect</source>
      <translation>attacks[{}] ei nimeä yhtään solmua, joten sillä ei ole vaikutusta</translation>
    </message>
    <message>
      <source>auto may choose a method that sends no messages, so it cannot race by bytes; name a method</source>
      <translation>auto voi valita menetelmän, joka ei lähetä viestejä, joten sitä ei voi verrata tavujen mukaan; valitse tietty menetelmä</translation>
    </message>
    <message>
      <source>automatic</source>
      <translation>automaattinen</translation>
    </message>
    <message>
      <source>average of the neighbours</source>
      <translation>naapurien keskiarvo</translation>
    </message>
    <message>
      <source>averaged</source>
      <translation>keskiarvoistettu</translation>
    </message>
    <message>
      <source>back-tracking</source>
      <translation>peruuttava viivahaku</translation>
    </message>
    <message>
      <source>back-tracking (solver.steps) needs an ideal network</source>
      <translation>peräytyvä askel (solver.steps) vaatii ideaalisen verkon</translation>
    </message>
    <message>
      <source>back-tracking (solver.steps) needs the true objective of all nodes</source>
      <translation>peräytyvä askel (solver.steps) vaatii kaikkien solmujen oikean tavoitefunktion</translation>
    </message>
    <message>
      <source>back-tracking needs full gradients (solver.gradients: all)</source>
      <translation>peräytyvä askel vaatii täydet gradientit (solver.gradients: all)</translation>
    </message>
    <message>
      <source>backdoor</source>
      <translation>takaovi</translation>
    </message>
    <message>
      <source>backwards: w&lt;sub&gt;k&lt;/sub&gt; ← w&lt;sub&gt;k+1&lt;/sub&gt;, moved into l&lt;sub&gt;k&lt;/sub&gt; … r&lt;sub&gt;k&lt;/sub&gt;</source>
      <translation>taaksepäin: w&lt;sub&gt;k&lt;/sub&gt; ← w&lt;sub&gt;k+1&lt;/sub&gt;, siirrettynä välille l&lt;sub&gt;k&lt;/sub&gt; … r&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>bag</source>
      <translation>laukku</translation>
    </message>
    <message>
      <source>ball</source>
      <translation>pallo</translation>
    </message>
    <message>
      <source>ball gap</source>
      <translation>pallorako</translation>
    </message>
    <message>
      <source>batch</source>
      <translation>erä</translation>
    </message>
    <message>
      <source>be -1 or 1 (or 0 and 1 throughout)</source>
      <translation>olla -1 tai 1 (tai kaikkialla 0 tai 1)</translation>
    </message>
    <message>
      <source>be a class 0, 1, 2, … (or -1 and 1 throughout)</source>
      <translation>olla luokka 0, 1, 2, … (tai kaikkialla -1 tai 1)</translation>
    </message>
    <message>
      <source>be a number above 0</source>
      <translation>olla nollaa suurempi luku</translation>
    </message>
    <message>
      <source>be a whole number ≥ 0</source>
      <translation>olla kokonaisluku ≥ 0</translation>
    </message>
    <message>
      <source>because the features are earlier labels</source>
      <translation>koska piirteet ovat aiempia nimiöitä</translation>
    </message>
    <message>
      <source>because there are %1 features</source>
      <translation>koska piirteitä on %1</translation>
    </message>
    <message>
      <source>because there are two features</source>
      <translation>koska piirteitä on kaksi</translation>
    </message>
    <message>
      <source>become equal</source>
      <translation>tulevat samoiksi</translation>
    </message>
    <message>
      <source>become similar</source>
      <translation>tulevat samankaltaisiksi</translation>
    </message>
    <message>
      <source>before</source>
      <translation>ennen</translation>
    </message>
    <message>
      <source>before the change; finding the learned %1…</source>
      <translation>ennen muutosta; etsitään opitut %1…</translation>
    </message>
    <message>
      <source>before: %1</source>
      <translation>ennen: %1</translation>
    </message>
    <message>
      <source>behind a feature map there are no true parameters to move</source>
      <translation>piirrekuvauksen takana ei ole oikeita parametreja, joita voisi siirtää</translation>
    </message>
    <message>
      <source>belongs to a race of other methods</source>
      <translation>kuuluu vertailuajoon, jossa on eri menetelmät</translation>
    </message>
    <message>
      <source>belongs to an experiment with another {}</source>
      <translation>kuuluu kokeeseen, jossa on eri {}</translation>
    </message>
    <message>
      <source>best step %1: κ = %2</source>
      <translation>paras askel %1: κ = %2</translation>
    </message>
    <message>
      <source>between</source>
      <translation>välillä</translation>
    </message>
    <message>
      <source>between {} and {}</source>
      <translation>välillä {}–{}</translation>
    </message>
    <message>
      <source>bias B²</source>
      <translation>harha B²</translation>
    </message>
    <message>
      <source>bias and variance of its models</source>
      <translation>mallien harha ja varianssi</translation>
    </message>
    <message>
      <source>blanks</source>
      <translation>välilyönnit</translation>
    </message>
    <message>
      <source>bold: %1 of %2 at capacity (%3)</source>
      <translation>paksulla: %1 / %2 täynnä (%3)</translation>
    </message>
    <message>
      <source>both %1</source>
      <translation>molemmat %1</translation>
    </message>
    <message>
      <source>bound λa_i/α_i</source>
      <translation>raja λa_i/α_i</translation>
    </message>
    <message>
      <source>boundary GTV</source>
      <translation>rajakaarien GTV</translation>
    </message>
    <message>
      <source>box: the server, dotted: its links</source>
      <translation>neliö: palvelin, pisteviivat: sen yhteydet</translation>
    </message>
    <message>
      <source>boxes: a server per true cluster, dotted: its links</source>
      <translation>neliöt: oikeiden klusterien palvelimet, pisteviivat: niiden yhteydet</translation>
    </message>
    <message>
      <source>by %1 in %2</source>
      <translation>menetelmä %1, aika %2</translation>
    </message>
    <message>
      <source>by bytes sent</source>
      <translation>tavujen mukaan</translation>
    </message>
    <message>
      <source>by iterations</source>
      <translation>iteraatioiden mukaan</translation>
    </message>
    <message>
      <source>by learned cluster or group</source>
      <translation>opitun klusterin tai ryhmän mukaan</translation>
    </message>
    <message>
      <source>by seconds</source>
      <translation>sekuntien mukaan</translation>
    </message>
    <message>
      <source>by true cluster</source>
      <translation>oikean klusterin mukaan</translation>
    </message>
    <message>
      <source>by-size</source>
      <translation>koon mukaan</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>tavut</translation>
    </message>
    <message>
      <source>bytes sent over edges</source>
      <translation>kaaria pitkin lähetetyt tavut</translation>
    </message>
    <message>
      <source>bytes, log</source>
      <translation>tavut, log</translation>
    </message>
    <message>
      <source>bytes/iteration</source>
      <translation>tavua/iteraatio</translation>
    </message>
    <message>
      <source>cannot be changed by a series</source>
      <translation>sarja ei voi muuttaa tätä</translation>
    </message>
    <message>
      <source>cannot be combined with a held-out study; heldOut=null leaves it out</source>
      <translation>ei voi yhdistää sivuunjättökokeeseen; heldOut=null jättää sen pois</translation>
    </message>
    <message>
      <source>cannot be copied ({})</source>
      <translation>kopiointi ei onnistu ({})</translation>
    </message>
    <message>
      <source>cannot be made</source>
      <translation>kansiota ei voi luoda</translation>
    </message>
    <message>
      <source>cannot be made (</source>
      <translation>kansiota ei voi luoda (</translation>
    </message>
    <message>
      <source>cannot be made ({})</source>
      <translation>kansiota ei voi luoda ({})</translation>
    </message>
    <message>
      <source>cannot be read ({})</source>
      <translation>ei voi lukea ({})</translation>
    </message>
    <message>
      <source>cannot be started: {}</source>
      <translation>ei voi käynnistää: {}</translation>
    </message>
    <message>
      <source>cannot be unpacked: there is not enough memory</source>
      <translation>tiedostoa ei voi purkaa: muisti ei riitä</translation>
    </message>
    <message>
      <source>cannot be unpacked: {} {}</source>
      <translation>ei voi purkaa: {} {}</translation>
    </message>
    <message>
      <source>cannot be varied</source>
      <translation>tätä ei voi vaihdella</translation>
    </message>
    <message>
      <source>cannot be varied: the algorithm runs alone; vary solver.kind</source>
      <translation>tätä ei voi vaihdella: menetelmä ajetaan yksin; vaihtele kenttää solver.kind</translation>
    </message>
    <message>
      <source>cannot be written ({})</source>
      <translation>ei voi kirjoittaa ({})</translation>
    </message>
    <message>
      <source>cannot be written: expected a name that ends in .png</source>
      <translation>ei voi kirjoittaa: nimen pitäisi päättyä .png</translation>
    </message>
    <message>
      <source>cannot change during a run, expected {}</source>
      <translation>ei voi muuttua ajon aikana, nämä voivat: {}</translation>
    </message>
    <message>
      <source>capacity</source>
      <translation>kapasiteetti</translation>
    </message>
    <message>
      <source>cells are separated by blanks (guessed)</source>
      <translation>solut on erotettu välilyönneillä (arvattu)</translation>
    </message>
    <message>
      <source>cells are separated by pipes (guessed)</source>
      <translation>solut on erotettu pystyviivoilla (arvattu)</translation>
    </message>
    <message>
      <source>cells are separated by semicolons (guessed)</source>
      <translation>solut on erotettu puolipisteillä (arvattu)</translation>
    </message>
    <message>
      <source>cells are separated by tabs (guessed)</source>
      <translation>solut on erotettu sarkaimilla (arvattu)</translation>
    </message>
    <message>
      <source>cells filled with means: %L1</source>
      <translation>keskiarvolla täytettyjä soluja: %L1</translation>
    </message>
    <message>
      <source>cells or lines that cannot be read: %L1</source>
      <translation>soluja tai rivejä, joita ei voi lukea: %L1</translation>
    </message>
    <message>
      <source>centres W°, U° ← 0</source>
      <translation>keskipisteet W°, U° ← 0</translation>
    </message>
    <message>
      <source>certificate</source>
      <translation>todistus</translation>
    </message>
    <message>
      <source>certified gap</source>
      <translation>todistettu rako</translation>
    </message>
    <message>
      <source>chain 0</source>
      <translation>ketju 0</translation>
    </message>
    <message>
      <source>chain of three</source>
      <translation>kolmen solmun ketju</translation>
    </message>
    <message>
      <source>change</source>
      <translation>muutos</translation>
    </message>
    <message>
      <source>class labels</source>
      <translation>luokkanimiöt</translation>
    </message>
    <message>
      <source>classes 0, 1, …</source>
      <translation>luokat 0, 1, …</translation>
    </message>
    <message>
      <source>classes in the plane</source>
      <translation>luokat tasossa</translation>
    </message>
    <message>
      <source>clients</source>
      <translation>asiakkaat</translation>
    </message>
    <message>
      <source>clients that make gradient steps (solver.client) have no minimiser that could be inexact</source>
      <translation>gradienttiaskelia ottavilla asiakkailla (solver.client) ei ole minimoijaa, joka voisi olla epätarkka</translation>
    </message>
    <message>
      <source>cluster</source>
      <translation>klusteri</translation>
    </message>
    <message>
      <source>cluster %1</source>
      <translation>klusteri %1</translation>
    </message>
    <message>
      <source>cluster %1: %2</source>
      <translation>klusteri %1: %2</translation>
    </message>
    <message>
      <source>cluster (true), learned, labeled, error, degree, fiedler, or a coordinate such as w1.</source>
      <translation>cluster (oikea), learned, labeled, error, degree, fiedler tai koordinaatti, kuten w1.</translation>
    </message>
    <message>
      <source>clusters</source>
      <translation>klusterit</translation>
    </message>
    <message>
      <source>clusters %1: %2</source>
      <translation>klusterit %1: %2</translation>
    </message>
    <message>
      <source>clusters count from 0 and are at most as many as nodes, got {}</source>
      <translation>klusterit numeroidaan nollasta alkaen, ja niitä on enintään yhtä monta kuin solmuja; nyt numero on {}</translation>
    </message>
    <message>
      <source>clusters&amp;nbsp;+&amp;nbsp;single&amp;nbsp;nodes</source>
      <translation>klusterit&amp;nbsp;+&amp;nbsp;yksittäiset&amp;nbsp;solmut</translation>
    </message>
    <message>
      <source>coat</source>
      <translation>takki</translation>
    </message>
    <message>
      <source>code</source>
      <translation>koodi</translation>
    </message>
    <message>
      <source>column {} appears twice</source>
      <translation>sarake {} esiintyy kahdesti</translation>
    </message>
    <message>
      <source>column {} has classes, which are not scaled</source>
      <translation>sarakkeessa {} on luokkia, joita ei normiteta</translation>
    </message>
    <message>
      <source>column {} has no name</source>
      <translation>sarakkeella {} ei ole nimeä</translation>
    </message>
    <message>
      <source>column {} has the {} that the loss needs, which are not scaled</source>
      <translation>sarakkeessa {} on häviön tarvitsemat {}, joita ei normiteta</translation>
    </message>
    <message>
      <source>column {} has {} different texts, at most {} are classes</source>
      <translation>sarakkeessa {} on {} eri tekstiä, enintään {} voi olla luokkia</translation>
    </message>
    <message>
      <source>column {} has {} different values, at most {} become columns</source>
      <translation>sarakkeessa {} on {} eri arvoa, enintään {} voi muuttua sarakkeiksi</translation>
    </message>
    <message>
      <source>column {} has {}, this loss tells two apart: choose one for several classes, such as cross-entropy</source>
      <translation>sarakkeessa {} on {}, tämä häviö erottaa kaksi: valitse useille luokille sopiva, esimerkiksi ristientropia</translation>
    </message>
    <message>
      <source>column {} holds no list</source>
      <translation>sarakkeessa {} ei ole yhtään luetteloa</translation>
    </message>
    <message>
      <source>column {} holds texts, such as {} in {}; expected numbers</source>
      <translation>sarakkeessa {} on tekstejä, esimerkiksi {} ({}); pitäisi olla lukuja</translation>
    </message>
    <message>
      <source>column {} holds texts, such as {}: choose a loss for classes, such as logistic</source>
      <translation>sarakkeessa {} on tekstejä, esimerkiksi {}: valitse luokille sopiva häviö, esimerkiksi logistic</translation>
    </message>
    <message>
      <source>column {} holds texts, such as {}: compare it with a text in quotes</source>
      <translation>sarakkeessa {} on tekstejä, esimerkiksi {}: vertaa sitä lainausmerkeissä olevaan tekstiin</translation>
    </message>
    <message>
      <source>column {} holds {} in {}, expected numbers or times such as 2024-01-31 12:00</source>
      <translation>sarakkeessa {} on {} ({}), pitäisi olla lukuja tai aikoja, kuten 2024-01-31 12:00</translation>
    </message>
    <message>
      <source>column {} is also a feature</source>
      <translation>sarake {} on myös piirre</translation>
    </message>
    <message>
      <source>column {} is called {}, as another one is called {}</source>
      <translation>sarakkeen {} nimeksi tulee {}, koska jo toisen nimi on {}</translation>
    </message>
    <message>
      <source>column {} is constant in the rows that belong together with that of {}</source>
      <translation>sarake {} on vakio riveillä, jotka kuuluvat yhteen tämän kanssa: {}</translation>
    </message>
    <message>
      <source>column {} is constant, it cannot be standardised</source>
      <translation>sarake {} on vakio, sitä ei voi standardoida</translation>
    </message>
    <message>
      <source>column {} is missing in every row</source>
      <translation>sarakkeesta {} puuttuu arvo joka riviltä</translation>
    </message>
    <message>
      <source>column {} is missing in {}, which then has no place in the order</source>
      <translation>sarakkeesta {} puuttuu arvo ({}), joten rivillä ei ole paikkaa järjestyksessä</translation>
    </message>
    <message>
      <source>column {} is neither a feature nor the label: only these are scaled by the rows of training</source>
      <translation>sarake {} ei ole piirre eikä nimiö: vain ne normitetaan opetusrivien mukaan</translation>
    </message>
    <message>
      <source>column {} is not read</source>
      <translation>sarake {} jätetään lukematta</translation>
    </message>
    <message>
      <source>column {} of {} is constant, it cannot be standardised</source>
      <translation>tiedoston {1} sarake {0} on vakio, sitä ei voi standardoida</translation>
    </message>
    <message>
      <source>column {} of {} is missing in every row</source>
      <translation>tiedoston {1} sarakkeesta {0} puuttuu arvo joka riviltä</translation>
    </message>
    <message>
      <source>column {} of {} is missing in every row that is learned from</source>
      <translation>sarake {} tiedostossa {} puuttuu jokaiselta riviltä, josta opitaan</translation>
    </message>
    <message>
      <source>columns</source>
      <translation>sarakkeet</translation>
    </message>
    <message>
      <source>come up to {} late (network.delay)</source>
      <translation>tulevat enintään näin myöhässä: {} (network.delay)</translation>
    </message>
    <message>
      <source>come up to {} late (network.delay) and get lost with probability {} (network.loss)</source>
      <translation>tulevat enintään näin myöhässä: {} (network.delay), ja katoavat todennäköisyydellä {} (network.loss)</translation>
    </message>
    <message>
      <source>comma</source>
      <translation>pilkku</translation>
    </message>
    <message>
      <source>commas</source>
      <translation>pilkut</translation>
    </message>
    <message>
      <source>compares parameters, and {} trains models that only fit and predict: choose predictions</source>
      <translation>vertaa parametreja, mutta {} käyttää vain sovitettavia ennustemalleja: valitse ennusteet</translation>
    </message>
    <message>
      <source>compares squared errors of real labels, which the loss {} does not have</source>
      <translation>vertaa reaalisten nimiöiden neliövirheitä, joita häviöllä {} ei ole</translation>
    </message>
    <message>
      <source>compares three values at once: instead of 2 &lt; a &lt; 5 write 2 &lt; a and a &lt; 5</source>
      <translation>vertaa kolmea arvoa kerralla: kirjoita lausekkeen 2 &lt; a &lt; 5 sijasta 2 &lt; a and a &lt; 5</translation>
    </message>
    <message>
      <source>comparing predictions needs a model with one weight per feature, there {} {} for {}</source>
      <translation>ennusteiden vertailu vaatii mallin, jossa on yksi paino piirrettä kohti; nyt on {1} ja {2}</translation>
    </message>
    <message>
      <source>comparing predictions needs a shared test set (data.testSetSize or data.testSet)</source>
      <translation>ennusteiden vertailu vaatii yhteisen testijoukon (data.testSetSize tai data.testSet)</translation>
    </message>
    <message>
      <source>comparing predictions needs squared losses</source>
      <translation>ennusteiden vertailu vaatii neliöhäviöt</translation>
    </message>
    <message>
      <source>complementarity</source>
      <translation>komplementaarisuus</translation>
    </message>
    <message>
      <source>component %1</source>
      <translation>komponentti %1</translation>
    </message>
    <message>
      <source>components</source>
      <translation>komponentit</translation>
    </message>
    <message>
      <source>computing… so far %1</source>
      <translation>lasketaan… tähän mennessä %1</translation>
    </message>
    <message>
      <source>connected from %1 on</source>
      <translation>yhtenäinen, kun vähintään %1</translation>
    </message>
    <message>
      <source>connected nodes whose models are equal up to the tolerance</source>
      <translation>toisiinsa yhdistetyt solmut, joiden mallit ovat toleranssin rajoissa samat</translation>
    </message>
    <message>
      <source>consensus</source>
      <translation>konsensus</translation>
    </message>
    <message>
      <source>contour lines</source>
      <translation>tasa-arvokäyrät</translation>
    </message>
    <message>
      <source>contraction</source>
      <translation>kontraktio</translation>
    </message>
    <message>
      <source>control characters in the names of nodes</source>
      <translation>ohjausmerkit solmujen nimissä</translation>
    </message>
    <message>
      <source>converged</source>
      <translation>suppeni</translation>
    </message>
    <message>
      <source>convert</source>
      <translation>muunna</translation>
    </message>
    <message>
      <source>coordinate {} is in two blocks, '{}' and '{}'</source>
      <translation>koordinaatti {} on kahdessa lohkossa, '{}' ja '{}'</translation>
    </message>
    <message>
      <source>coordinates</source>
      <translation>koordinaatit</translation>
    </message>
    <message>
      <source>coordinates:penalty*κ, separated by commas, e.g. 1-2:nlasso,3+5:mocha*0.5 or 1:lp[p=3],all:l1; "all" means the coordinates that no other block names.</source>
      <translation>koordinaatit:sakkotermi*κ pilkuin erotettuina, esim. 1-2:nlasso,3+5:mocha*0.5 tai 1:lp[p=3],all:l1; "all" tarkoittaa koordinaatteja, joita mikään muu lohko ei nimeä.</translation>
    </message>
    <message>
      <source>could not be checked: it {}</source>
      <translation>ei voitu tarkistaa: {}</translation>
    </message>
    <message>
      <source>count</source>
      <translation>määrä</translation>
    </message>
    <message>
      <source>counts 0 of {}{} have means that fall towards 0 for ever while no other mean changes, the infimum is not attained; add a ridge term</source>
      <translation>lukumäärillä 0 ({}{}) on odotusarvot, jotka laskevat loputtomasti kohti nollaa minkään muun odotusarvon muuttumatta, joten infimumia ei saavuteta; lisää ridge-termi</translation>
    </message>
    <message>
      <source>counts 0, 1, 2, …</source>
      <translation>lukumäärät 0, 1, 2, …</translation>
    </message>
    <message>
      <source>coupling divided by the number of nodes instead of summed</source>
      <translation>kytkentä jaettuna solmujen lukumäärällä eikä summattuna</translation>
    </message>
    <message>
      <source>critical λ</source>
      <translation>kriittinen λ</translation>
    </message>
    <message>
      <source>critical λ of the sum of squares</source>
      <translation>neliösumman kriittinen λ</translation>
    </message>
    <message>
      <source>cross-entropy</source>
      <translation>ristientropia</translation>
    </message>
    <message>
      <source>cross-entropy compares class probabilities, the labels are numbers</source>
      <translation>ristientropia vertaa luokkien todennäköisyyksiä, mutta nimiöt ovat lukuja</translation>
    </message>
    <message>
      <source>cut at %1</source>
      <translation>katkaistu arvoon %1</translation>
    </message>
    <message>
      <source>d numbers; an empty list means the zero vector.</source>
      <translation>d lukua; tyhjä luettelo tarkoittaa nollavektoria.</translation>
    </message>
    <message>
      <source>d' rows of d numbers, without a column for the intercept. If the list is empty, the matrix is the identity.</source>
      <translation>d' riviä, joissa on d lukua, ilman vakiotermin saraketta. Jos luettelo on tyhjä, matriisi on yksikkömatriisi.</translation>
    </message>
    <message>
      <source>dark</source>
      <translation>tumma</translation>
    </message>
    <message>
      <source>data</source>
      <translation>data</translation>
    </message>
    <message>
      <source>data in the colour of its label</source>
      <translation>data nimiönsä värillä</translation>
    </message>
    <message>
      <source>data kind</source>
      <translation>aineiston laji</translation>
    </message>
    <message>
      <source>data.validationShare counts for nothing beside data.validation.</source>
      <translation>Kentällä data.validationShare ei ole vaikutusta, kun data.validation on valittu.</translation>
    </message>
    <message>
      <source>data.validationShare holds back no sample: the share of a node's samples is rounded down.</source>
      <translation>data.validationShare ei jätä yhtään datapistettä sivuun: osuus solmun datapisteistä pyöristetään alaspäin.</translation>
    </message>
    <message>
      <source>decision boundary</source>
      <translation>päätösraja</translation>
    </message>
    <message>
      <source>decision tree of depth 2 on pooled data</source>
      <translation>syvyyden 2 päätöspuu yhdistetyllä aineistolla</translation>
    </message>
    <message>
      <source>degree</source>
      <translation>aste</translation>
    </message>
    <message>
      <source>degree &gt; 5 and w1 &lt; 0</source>
      <translation>degree &gt; 5 and w1 &lt; 0</translation>
    </message>
    <message>
      <source>depth of the tree</source>
      <translation>puun syvyys</translation>
    </message>
    <message>
      <source>diagnostics</source>
      <translation>diagnostiikka</translation>
    </message>
    <message>
      <source>difference &gt; 0.1 and weight &gt;= 1</source>
      <translation>difference &gt; 0.1 and weight &gt;= 1</translation>
    </message>
    <message>
      <source>difference ± s.e.</source>
      <translation>erotus ± keskivirhe</translation>
    </message>
    <message>
      <source>digit</source>
      <translation>numero</translation>
    </message>
    <message>
      <source>digits</source>
      <translation>numerot</translation>
    </message>
    <message>
      <source>dimension {} needs {} or none, got {}</source>
      <translation>ulottuvuus {}: tarvitaan {} tai ei yhtään, nyt {}</translation>
    </message>
    <message>
      <source>dimension {} needs {} per vector, got {}</source>
      <translation>ulottuvuus {}: tarvitaan {} vektoria kohti, nyt {}</translation>
    </message>
    <message>
      <source>diminishing</source>
      <translation>pienenevä</translation>
    </message>
    <message>
      <source>disagreement</source>
      <translation>erimielisyys</translation>
    </message>
    <message>
      <source>disagreement d</source>
      <translation>erimielisyys d</translation>
    </message>
    <message>
      <source>dissimilarities of {} nodes</source>
      <translation>{} solmun erilaisuudet</translation>
    </message>
    <message>
      <source>dissimilarity D</source>
      <translation>erilaisuus D</translation>
    </message>
    <message>
      <source>distance</source>
      <translation>etäisyys</translation>
    </message>
    <message>
      <source>distance from its own optimum</source>
      <translation>etäisyys omasta optimista</translation>
    </message>
    <message>
      <source>diverged</source>
      <translation>hajaantunut</translation>
    </message>
    <message>
      <source>document {} is missing</source>
      <translation>dokumentti {} puuttuu</translation>
    </message>
    <message>
      <source>does not belong to the sweep</source>
      <translation>ei kuulu parametriajoon</translation>
    </message>
    <message>
      <source>does not go with data.split</source>
      <translation>ei sovi yhteen kentän data.split kanssa</translation>
    </message>
    <message>
      <source>does not go with the rows of training</source>
      <translation>ei sovi yhteen opetusrivien kanssa</translation>
    </message>
    <message>
      <source>does not have the columns of this sweep</source>
      <translation>ei sisällä tämän parametriajon sarakkeita</translation>
    </message>
    <message>
      <source>does the forest predict the attacker's label?</source>
      <translation>ennustaako metsä hyökkääjän nimiön?</translation>
    </message>
    <message>
      <source>does the tree predict the attacker's label?</source>
      <translation>ennustaako puu hyökkääjän nimiön?</translation>
    </message>
    <message>
      <source>does this tree also predict the attacker's label?</source>
      <translation>ennustaako tämäkin puu hyökkääjän nimiön?</translation>
    </message>
    <message>
      <source>double</source>
      <translation>kaksinkertainen tarkkuus</translation>
    </message>
    <message>
      <source>dress</source>
      <translation>mekko</translation>
    </message>
    <message>
      <source>drop</source>
      <translation>jätetään pois</translation>
    </message>
    <message>
      <source>dual %1</source>
      <translation>duaali %1</translation>
    </message>
    <message>
      <source>duality gap that the method proves by its own flow, where it was computed</source>
      <translation>duaalisuusrako, jonka menetelmä todistaa omalla virtauksellaan, silloin kun se on laskettu</translation>
    </message>
    <message>
      <source>each number is one draw; how many clusters are missed differs from draw to draw, which changes the label MSE by more than one</source>
      <translation>jokainen luku on yhdestä arvonnasta; löytymättä jäävien klusterien määrä vaihtelee arvonnasta toiseen, mikä muuttaa nimiöiden MSE:tä yli yhdellä</translation>
    </message>
    <message>
      <source>each number is one run; which clusters are missed depends on the start, and from {0, 1} IFCA finds both of two clusters in most draws</source>
      <translation>jokainen luku on yhdestä ajosta; alku ratkaisee, mitkä klusterit jäävät löytymättä, ja alkuarvoista {0, 1} IFCA löytää kahdesta klusterista molemmat useimmissa arvonnoissa</translation>
    </message>
    <message>
      <source>edge %1</source>
      <translation>kaari %1</translation>
    </message>
    <message>
      <source>edge %1–%2</source>
      <translation>kaari %1–%2</translation>
    </message>
    <message>
      <source>edge id</source>
      <translation>edge id</translation>
    </message>
    <message>
      <source>edge rule</source>
      <translation>kaarisääntö</translation>
    </message>
    <message>
      <source>edge weight</source>
      <translation>kaaren paino</translation>
    </message>
    <message>
      <source>edge {} - {}</source>
      <translation>kaari {} - {}</translation>
    </message>
    <message>
      <source>edge {} - {}: node {} is not declared, expected a node with that id</source>
      <translation>kaari {} – {}: solmua {} ei ole määritelty, pitäisi olla solmu, jolla on tämä tunnus</translation>
    </message>
    <message>
      <source>edge {}-{} appears twice</source>
      <translation>kaari {}–{} esiintyy kahdesti</translation>
    </message>
    <message>
      <source>edge {}-{} appears twice, first in edges[{}]</source>
      <translation>kaari {}–{} esiintyy kahdesti, ensin kohdassa edges[{}]</translation>
    </message>
    <message>
      <source>edge {}-{} of length {} would have weight {}</source>
      <translation>kaaren {}–{} (pituus {}) painoksi tulisi {}</translation>
    </message>
    <message>
      <source>edges</source>
      <translation>kaaret</translation>
    </message>
    <message>
      <source>edges as thin lines</source>
      <translation>kaaret ohuina viivoina</translation>
    </message>
    <message>
      <source>edges between clusters</source>
      <translation>klusterien väliset kaaret</translation>
    </message>
    <message>
      <source>edges by weight: no flow for this penalty, method or λ</source>
      <translation>kaaret painon mukaan: ei virtausta tällä sakkotermillä, menetelmällä tai λ:lla</translation>
    </message>
    <message>
      <source>edges from a file</source>
      <translation>kaaret tiedostosta</translation>
    </message>
    <message>
      <source>edges: no flow yet (%1)</source>
      <translation>kaaret: ei vielä virtausta (%1)</translation>
    </message>
    <message>
      <source>edits</source>
      <translation>muutokset</translation>
    </message>
    <message>
      <source>elements are nested deeper than {} levels</source>
      <translation>elementtejä on sisäkkäin yli {} tasoa</translation>
    </message>
    <message>
      <source>eliminate every node, from the leaves to the root</source>
      <translation>eliminoi jokainen solmu, lehdistä juureen</translation>
    </message>
    <message>
      <source>else: take the fast primal-dual method with contraction</source>
      <translation>muuten: käytä nopeaa primaali-duaalimenetelmää ja ryhmien supistamista</translation>
    </message>
    <message>
      <source>embedding</source>
      <translation>upotus</translation>
    </message>
    <message>
      <source>ends before data:</source>
      <translation>loppuu ennen kohtaa data:</translation>
    </message>
    <message>
      <source>ends before the size of the matrix</source>
      <translation>loppuu ennen matriisin kokoa</translation>
    </message>
    <message>
      <source>ends in row {} of the matrix, before column {}</source>
      <translation>loppuu matriisin rivillä {}, ennen saraketta {}</translation>
    </message>
    <message>
      <source>ends in the labels of the columns</source>
      <translation>loppuu kesken sarakkeiden nimien</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>samoja</translation>
    </message>
    <message>
      <source>error</source>
      <translation>virhe</translation>
    </message>
    <message>
      <source>error %1 (MSE to the true models)</source>
      <translation>virhe %1 (MSE todellisiin malleihin)</translation>
    </message>
    <message>
      <source>error of every method</source>
      <translation>kunkin menetelmän virhe</translation>
    </message>
    <message>
      <source>error of the average</source>
      <translation>keskiarvon virhe</translation>
    </message>
    <message>
      <source>error, honest nodes</source>
      <translation>virhe, rehelliset solmut</translation>
    </message>
    <message>
      <source>estimated</source>
      <translation>estimoitu</translation>
    </message>
    <message>
      <source>euclidean</source>
      <translation>euklidinen</translation>
    </message>
    <message>
      <source>events</source>
      <translation>tapahtumat</translation>
    </message>
    <message>
      <source>every client improves it on its own data: w&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;v&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(v) + λ‖v − w̄‖², or some gradient steps from w̄</source>
      <translation>jokainen asiakas parantaa sitä omalla datallaan: w&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;v&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(v) + λ‖v − w̄‖², tai muutama gradienttiaskel pisteestä w̄</translation>
    </message>
    <message>
      <source>every copy: u ← u + w − copy</source>
      <translation>jokainen kopio: u ← u + w − kopio</translation>
    </message>
    <message>
      <source>every edge has a copy of the models of its two ends; all copies and u ← 0</source>
      <translation>jokaisella kaarella on kopio kummankin päänsä mallista; kaikki kopiot ja u ← 0</translation>
    </message>
    <message>
      <source>every edge pushes along the difference: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ (the difference of what both ends sent)</source>
      <translation>jokainen kaari työntää erotuksen suuntaan: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ (päiden lähettämien arvojen erotus)</translation>
    </message>
    <message>
      <source>every edge: its two copies ← prox of λA&lt;sub&gt;e&lt;/sub&gt;φ at (w + u) of its ends</source>
      <translation>jokainen kaari: sen kaksi kopiota ← funktion λA&lt;sub&gt;e&lt;/sub&gt;φ prox pisteessä (w + u) kaaren päissä</translation>
    </message>
    <message>
      <source>every edge: u&lt;sub&gt;e&lt;/sub&gt; ← a (sub)gradient of λA&lt;sub&gt;e&lt;/sub&gt;φ at the difference of its ends</source>
      <translation>jokainen kaari: u&lt;sub&gt;e&lt;/sub&gt; ← funktion λA&lt;sub&gt;e&lt;/sub&gt;φ (ali)gradientti sen päiden erotuksessa</translation>
    </message>
    <message>
      <source>every edge: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ (the difference of its ends); a norm shortens it to λA&lt;sub&gt;e&lt;/sub&gt;, a square scales it down</source>
      <translation>jokainen kaari: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ (sen päiden erotus); normi lyhentää sen arvoon λA&lt;sub&gt;e&lt;/sub&gt;, neliö skaalaa sen pienemmäksi</translation>
    </message>
    <message>
      <source>every edge: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ&lt;sub&gt;e&lt;/sub&gt; (the difference of 2w − w&lt;sup&gt;before&lt;/sup&gt; at its ends); a norm shortens it to λA&lt;sub&gt;e&lt;/sub&gt;, a square scales it down</source>
      <translation>jokainen kaari: u&lt;sub&gt;e&lt;/sub&gt; ← u&lt;sub&gt;e&lt;/sub&gt; + σ&lt;sub&gt;e&lt;/sub&gt; (lausekkeen 2w − w&lt;sup&gt;ennen&lt;/sup&gt; erotus sen päissä); normi lyhentää sen arvoon λA&lt;sub&gt;e&lt;/sub&gt;, neliö skaalaa sen pienemmäksi</translation>
    </message>
    <message>
      <source>every node adds up the flow that leaves it: s&lt;sub&gt;i&lt;/sub&gt; ← Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt; u&lt;sub&gt;e&lt;/sub&gt;</source>
      <translation>jokainen solmu laskee yhteen siitä lähtevän virtauksen: s&lt;sub&gt;i&lt;/sub&gt; ← Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt; u&lt;sub&gt;e&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>every node alone</source>
      <translation>jokainen solmu yksin</translation>
    </message>
    <message>
      <source>every node chooses the one that fits its data best: argmin&lt;sub&gt;j&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(θ&lt;sub&gt;j&lt;/sub&gt;)</source>
      <translation>jokainen solmu valitsee sen, joka sopii parhaiten sen dataan: argmin&lt;sub&gt;j&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(θ&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>every node chooses {}, and there {} {}</source>
      <translation>jokaiselle solmulle valitaan {0}, mutta kaikkiaan on vain {2}</translation>
    </message>
    <message>
      <source>every node draws some of its samples and sends back the gradient g&lt;sub&gt;i&lt;/sub&gt; over them</source>
      <translation>jokainen solmu arpoo osan datapisteistään ja lähettää takaisin gradientin g&lt;sub&gt;i&lt;/sub&gt; niiden yli</translation>
    </message>
    <message>
      <source>every node finds its own model near it: θ&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;θ&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(θ) + (λ/2)‖θ − w&lt;sub&gt;i&lt;/sub&gt;‖²</source>
      <translation>jokainen solmu etsii oman mallinsa sen läheltä: θ&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;θ&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(θ) + (λ/2)‖θ − w&lt;sub&gt;i&lt;/sub&gt;‖²</translation>
    </message>
    <message>
      <source>every node fits its model to all of that: h&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;h&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(h) + (λ/2) Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; d(h, h&lt;sub&gt;j&lt;/sub&gt;)</source>
      <translation>jokainen solmu sovittaa mallinsa tähän kaikkeen: h&lt;sub&gt;i&lt;/sub&gt; ← argmin&lt;sub&gt;h&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(h) + (λ/2) Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; d(h, h&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>every node gets it</source>
      <translation>jokainen solmu saa sen</translation>
    </message>
    <message>
      <source>every node gets that of its cluster</source>
      <translation>jokainen solmu saa klusterinsa mallin</translation>
    </message>
    <message>
      <source>every node gets the latest models of its neighbours</source>
      <translation>jokainen solmu saa naapuriensa viimeisimmät mallit</translation>
    </message>
    <message>
      <source>every node gets the predictions of its neighbours on the shared points</source>
      <translation>jokainen solmu saa naapuriensa ennusteet yhteisissä pisteissä</translation>
    </message>
    <message>
      <source>every node minimises L&lt;sub&gt;i&lt;/sub&gt;(w) + s&lt;sub&gt;i&lt;/sub&gt;ᵀw: w&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;*(−s&lt;sub&gt;i&lt;/sub&gt;)</source>
      <translation>jokainen solmu minimoi lausekkeen L&lt;sub&gt;i&lt;/sub&gt;(w) + s&lt;sub&gt;i&lt;/sub&gt;ᵀw: w&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;*(−s&lt;sub&gt;i&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>every node of the drawing needs a model, and some were removed or have none</source>
      <translation>jokainen piirretty solmu tarvitsee mallin, ja joitakin on poistettu tai niillä ei ole mallia</translation>
    </message>
    <message>
      <source>every node sends 2w&lt;sub&gt;i&lt;/sub&gt; − w&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;before&lt;/sup&gt; to its neighbours</source>
      <translation>jokainen solmu lähettää naapureilleen arvon 2w&lt;sub&gt;i&lt;/sub&gt; − w&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;ennen&lt;/sup&gt;</translation>
    </message>
    <message>
      <source>every node sends back its gradient ∇L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>jokainen solmu lähettää takaisin gradienttinsa ∇L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>every node sends the labels that it predicts for the shared test set to its neighbours</source>
      <translation>jokainen solmu lähettää naapureilleen nimiöt, jotka se ennustaa yhteiselle testijoukolle</translation>
    </message>
    <message>
      <source>every node trains on its own data alone: w&lt;sub&gt;i&lt;/sub&gt; ← argmin L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>jokainen solmu oppii vain omasta datastaan: w&lt;sub&gt;i&lt;/sub&gt; ← argmin L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>every node: g&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt;), over all of its samples or over some</source>
      <translation>jokainen solmu: g&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt;), kaikkien tai joidenkin datapisteidensä yli</translation>
    </message>
    <message>
      <source>every node: w&lt;sub&gt;i&lt;/sub&gt; ← prox of L&lt;sub&gt;i&lt;/sub&gt; at the mean of (copy − u) over its edges</source>
      <translation>jokainen solmu: w&lt;sub&gt;i&lt;/sub&gt; ← häviön L&lt;sub&gt;i&lt;/sub&gt; prox pisteessä, joka on erotuksen (kopio − u) keskiarvo solmun kaarien yli</translation>
    </message>
    <message>
      <source>every row is a node: choose the column of the node first</source>
      <translation>jokainen rivi on solmu: valitse ensin solmun sarake</translation>
    </message>
    <message>
      <source>every run</source>
      <translation>kaikki ajot</translation>
    </message>
    <message>
      <source>every u&lt;sub&gt;e&lt;/sub&gt; ← 0; σ ← the step size of the dual</source>
      <translation>jokainen u&lt;sub&gt;e&lt;/sub&gt; ← 0; σ ← duaalin askelpituus</translation>
    </message>
    <message>
      <source>every w&lt;sub&gt;i&lt;/sub&gt; ← 0</source>
      <translation>jokainen w&lt;sub&gt;i&lt;/sub&gt; ← 0</translation>
    </message>
    <message>
      <source>every w&lt;sub&gt;i&lt;/sub&gt; ← 0; α&lt;sub&gt;k&lt;/sub&gt; ← the step size of iteration k</source>
      <translation>jokainen w&lt;sub&gt;i&lt;/sub&gt; ← 0; α&lt;sub&gt;k&lt;/sub&gt; ← iteraation k askelpituus</translation>
    </message>
    <message>
      <source>everywhere</source>
      <translation>kaikkialla</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>tarkka</translation>
    </message>
    <message>
      <source>exact minimiser</source>
      <translation>tarkka minimoija</translation>
    </message>
    <message>
      <source>exact optimum</source>
      <translation>tarkka optimi</translation>
    </message>
    <message>
      <source>exists already and is not a file that could be replaced</source>
      <translation>on jo olemassa eikä ole tiedosto, jonka voisi korvata</translation>
    </message>
    <message>
      <source>expected "gtvlab-algorithms"</source>
      <translation>pitäisi olla "gtvlab-algorithms"</translation>
    </message>
    <message>
      <source>expected "gtvlab-explore"</source>
      <translation>pitäisi olla "gtvlab-explore"</translation>
    </message>
    <message>
      <source>expected "gtvlab-lesson"</source>
      <translation>pitäisi olla "gtvlab-lesson"</translation>
    </message>
    <message>
      <source>expected "{}"</source>
      <translation>pitäisi olla "{}"</translation>
    </message>
    <message>
      <source>expected '%%MatrixMarket matrix', then coordinate or array, the kind of the numbers and the symmetry</source>
      <translation>pitäisi olla '%%MatrixMarket matrix', sitten coordinate tai array, lukujen laji ja symmetria</translation>
    </message>
    <message>
      <source>expected *Vertices</source>
      <translation>pitäisi olla *Vertices</translation>
    </message>
    <message>
      <source>expected *Vertices and their number</source>
      <translation>pitäisi olla *Vertices ja solmujen määrä</translation>
    </message>
    <message>
      <source>expected 1</source>
      <translation>pitäisi olla 1</translation>
    </message>
    <message>
      <source>expected 1 to {}, the samples of this node</source>
      <translation>pitäisi olla 1–{}, tämän solmun datapisteet</translation>
    </message>
    <message>
      <source>expected 2 to {} methods, got {}</source>
      <translation>pitäisi olla 2–{} menetelmää, mutta niitä on {}</translation>
    </message>
    <message>
      <source>expected &lt;gexf&gt;, got &lt;{}&gt;</source>
      <translation>pitäisi olla &lt;gexf&gt;, nyt &lt;{}&gt;</translation>
    </message>
    <message>
      <source>expected &lt;graphml&gt;, got &lt;{}&gt;</source>
      <translation>pitäisi olla &lt;graphml&gt;, nyt &lt;{}&gt;</translation>
    </message>
    <message>
      <source>expected [node, node, weight], got {}</source>
      <translation>pitäisi olla [solmu, solmu, paino], nyt {}</translation>
    </message>
    <message>
      <source>expected [node, x, y]</source>
      <translation>pitäisi olla [solmu, x, y]</translation>
    </message>
    <message>
      <source>expected [source, target] or [source, target, weight], got {}</source>
      <translation>pitäisi olla [alku, loppu] tai [alku, loppu, paino], mutta tässä on {}</translation>
    </message>
    <message>
      <source>expected [x, y, cluster], got {}</source>
      <translation>pitäisi olla [x, y, klusteri], nyt {}</translation>
    </message>
    <message>
      <source>expected [x, y], got {}</source>
      <translation>pitäisi olla [x, y], nyt {}</translation>
    </message>
    <message>
      <source>expected a file that begins with dl</source>
      <translation>tiedoston alussa pitäisi olla dl</translation>
    </message>
    <message>
      <source>expected a general or symmetric matrix, got {}</source>
      <translation>pitäisi olla yleinen (general) tai symmetrinen (symmetric) matriisi, nyt {}</translation>
    </message>
    <message>
      <source>expected a key and its value as GML has them, got {}</source>
      <translation>pitäisi olla GML:n avain ja sen arvo, nyt {}</translation>
    </message>
    <message>
      <source>expected a key, got {}</source>
      <translation>pitäisi olla avain, nyt {}</translation>
    </message>
    <message>
      <source>expected a line a with two nodes and a weight, or e with two nodes</source>
      <translation>pitäisi olla rivi a, jossa on kaksi solmua ja paino, tai rivi e, jossa on kaksi solmua</translation>
    </message>
    <message>
      <source>expected a link, gtvlab:PRESET?path=value&amp;…</source>
      <translation>pitäisi olla linkki, gtvlab:KOE?polku=arvo&amp;…</translation>
    </message>
    <message>
      <source>expected a list of "lambda" and "graph", got {}</source>
      <translation>pitäisi olla luettelo, jossa on "lambda" tai "graph" tai molemmat, nyt {}</translation>
    </message>
    <message>
      <source>expected a list of at least one choice, got {}</source>
      <translation>pitäisi olla luettelo, jossa on vähintään yksi vaihtoehto, nyt {}</translation>
    </message>
    <message>
      <source>expected a list of at least one scene</source>
      <translation>pitäisi olla luettelo, jossa on vähintään yksi kohtaus</translation>
    </message>
    <message>
      <source>expected a list of lines, got {}</source>
      <translation>pitäisi olla luettelo rivejä, nyt {}</translation>
    </message>
    <message>
      <source>expected a list of names of views, got {}</source>
      <translation>pitäisi olla luettelo näkymien nimiä, nyt {}</translation>
    </message>
    <message>
      <source>expected a list of names, got {}</source>
      <translation>pitäisi olla luettelo nimiä, nyt {}</translation>
    </message>
    <message>
      <source>expected a list of values</source>
      <translation>pitäisi olla luettelo arvoja</translation>
    </message>
    <message>
      <source>expected a list, got {}</source>
      <translation>pitäisi olla luettelo, nyt {}</translation>
    </message>
    <message>
      <source>expected a name</source>
      <translation>pitäisi olla nimi</translation>
    </message>
    <message>
      <source>expected a name that ends in .png, .pdf or .svg</source>
      <translation>nimen pitäisi päättyä .png, .pdf tai .svg</translation>
    </message>
    <message>
      <source>expected a name that ends in .png, .pdf, .svg, .csv or .tex</source>
      <translation>nimen pitäisi päättyä .png, .pdf, .svg, .csv tai .tex</translation>
    </message>
    <message>
      <source>expected a name that ends in {}, got '{}'</source>
      <translation>nimen pitäisi päättyä {}, nyt '{}'</translation>
    </message>
    <message>
      <source>expected a node from 1 to {}, got {}</source>
      <translation>pitäisi olla solmu väliltä 1–{}, nyt {}</translation>
    </message>
    <message>
      <source>expected a number</source>
      <translation>pitäisi olla luku</translation>
    </message>
    <message>
      <source>expected a number &gt;= 0 after '*', got '{}'</source>
      <translation>merkin '*' jälkeen pitäisi olla luku &gt;= 0, nyt '{}'</translation>
    </message>
    <message>
      <source>expected a number from {} to {}, 1 being usual, got {}</source>
      <translation>pitäisi olla luku väliltä {}–{}, 1 on tavallinen; tässä on {}</translation>
    </message>
    <message>
      <source>expected a number or a time such as 2024-01-31 12:00, got {}</source>
      <translation>odotettiin lukua tai aikaa, kuten 2024-01-31 12:00, saatiin {}</translation>
    </message>
    <message>
      <source>expected a number, got {}</source>
      <translation>pitäisi olla luku, nyt {}</translation>
    </message>
    <message>
      <source>expected a row and a column</source>
      <translation>pitäisi olla rivi ja sarake</translation>
    </message>
    <message>
      <source>expected a row, a column and a weight</source>
      <translation>pitäisi olla rivi, sarake ja paino</translation>
    </message>
    <message>
      <source>expected a sweep, which is a JSON object</source>
      <translation>pitäisi olla parametriajo eli JSON-objekti</translation>
    </message>
    <message>
      <source>expected a text</source>
      <translation>pitäisi olla teksti</translation>
    </message>
    <message>
      <source>expected a text that is not empty, got {}</source>
      <translation>pitäisi olla teksti, joka ei ole tyhjä, nyt {}</translation>
    </message>
    <message>
      <source>expected a text, got {}</source>
      <translation>pitäisi olla teksti, nyt {}</translation>
    </message>
    <message>
      <source>expected a whole number</source>
      <translation>tähän tarvitaan kokonaisluku</translation>
    </message>
    <message>
      <source>expected a whole number for {}, got {}</source>
      <translation>kohdassa {} pitäisi olla kokonaisluku, nyt {}</translation>
    </message>
    <message>
      <source>expected a whole number from 0, got {}</source>
      <translation>pitäisi olla kokonaisluku, vähintään 0, nyt {}</translation>
    </message>
    <message>
      <source>expected an experiment document (a JSON object)</source>
      <translation>pitäisi olla kokeen dokumentti (JSON-objekti)</translation>
    </message>
    <message>
      <source>expected an object</source>
      <translation>pitäisi olla objekti</translation>
    </message>
    <message>
      <source>expected an object with a "kind", got {}</source>
      <translation>pitäisi olla objekti, jossa on "kind", nyt {}</translation>
    </message>
    <message>
      <source>expected an object with an id, a text or a number</source>
      <translation>pitäisi olla objekti, jonka id on teksti tai luku</translation>
    </message>
    <message>
      <source>expected an object with the lists nodes and links (or edges), or with the elements of Cytoscape.js</source>
      <translation>pitäisi olla objekti, jossa on luettelot nodes ja links (tai edges) tai Cytoscape.js:n elementit</translation>
    </message>
    <message>
      <source>expected an object, got {}</source>
      <translation>pitäisi olla objekti, nyt {}</translation>
    </message>
    <message>
      <source>expected at least one cluster</source>
      <translation>tarvitaan vähintään yksi klusteri</translation>
    </message>
    <message>
      <source>expected at least one line</source>
      <translation>tarvitaan vähintään yksi rivi</translation>
    </message>
    <message>
      <source>expected at least one value</source>
      <translation>pitäisi olla vähintään yksi arvo</translation>
    </message>
    <message>
      <source>expected at most {} methods, got {}</source>
      <translation>menetelmiä saa olla enintään {}, nyt {}</translation>
    </message>
    <message>
      <source>expected columns for the two ends of an edge, such as source and target</source>
      <translation>pitäisi olla sarakkeet kaaren kahdelle päälle, esimerkiksi source ja target</translation>
    </message>
    <message>
      <source>expected coordinate or array, got {}</source>
      <translation>pitäisi olla coordinate tai array, nyt {}</translation>
    </message>
    <message>
      <source>expected coordinates such as 2, 1-3 or 1+3-4, counted from 1, or all, got '{}'</source>
      <translation>pitäisi olla koordinaatteja ykkösestä alkaen, esimerkiksi 2, 1-3 tai 1+3-4, taikka all; nyt '{}'</translation>
    </message>
    <message>
      <source>expected coordinates:penalty, e.g. 1-2:nlasso or 3+5-6:mocha*0.5</source>
      <translation>pitäisi olla koordinaatit:sakkotermi, esim. 1-2:nlasso tai 3+5-6:mocha*0.5</translation>
    </message>
    <message>
      <source>expected diagonal present or absent, got {}</source>
      <translation>pitäisi olla diagonal present tai absent, nyt {}</translation>
    </message>
    <message>
      <source>expected format fullmatrix, upperhalf, lowerhalf, edgelist1 or nodelist1, got {}</source>
      <translation>pitäisi olla format fullmatrix, upperhalf, lowerhalf, edgelist1 tai nodelist1, nyt {}</translation>
    </message>
    <message>
      <source>expected from, to and perhaps a weight</source>
      <translation>pitäisi olla lähtösolmu, kohdesolmu ja mahdollisesti paino</translation>
    </message>
    <message>
      <source>expected key=value once for every key, got '{}'</source>
      <translation>pitäisi olla avain=arvo, kukin avain vain kerran, nyt '{}'</translation>
    </message>
    <message>
      <source>expected lo:hi:n</source>
      <translation>pitäisi olla lo:hi:n</translation>
    </message>
    <message>
      <source>expected lo:hi:n, not a list</source>
      <translation>pitäisi olla lo:hi:n eikä luettelo</translation>
    </message>
    <message>
      <source>expected low &lt; high and step &gt; 0</source>
      <translation>pitäisi olla low &lt; high ja step &gt; 0</translation>
    </message>
    <message>
      <source>expected mean, min, max, sum, std, count, first or last, or a list of these</source>
      <translation>pitäisi olla mean, min, max, sum, std, count, first tai last taikka luettelo näistä</translation>
    </message>
    <message>
      <source>expected n=, format=, labels: or data:, got {}</source>
      <translation>pitäisi olla n=, format=, labels: tai data:, nyt {}</translation>
    </message>
    <message>
      <source>expected names out of {}, got {}</source>
      <translation>sallittuja nimiä ovat {}, nyt {}</translation>
    </message>
    <message>
      <source>expected one line p, the kind of the problem and the numbers of nodes and edges</source>
      <translation>pitäisi olla yksi rivi p: ongelman laji sekä solmujen ja kaarien määrät</translation>
    </message>
    <message>
      <source>expected one number</source>
      <translation>pitäisi olla yksi luku</translation>
    </message>
    <message>
      <source>expected one number per node, {}, got {}</source>
      <translation>pitäisi olla yksi luku solmua kohti eli {}, nyt {}</translation>
    </message>
    <message>
      <source>expected one of {}</source>
      <translation>pitäisi olla jokin näistä: {}</translation>
    </message>
    <message>
      <source>expected one of {}, got "{}"</source>
      <translation>pitäisi olla jokin näistä: {}; nyt "{}"</translation>
    </message>
    <message>
      <source>expected one of {}, got {}</source>
      <translation>pitäisi olla jokin näistä: {}; nyt {}</translation>
    </message>
    <message>
      <source>expected one of {}, with a value</source>
      <translation>pitäisi olla arvo jollekin näistä: {}</translation>
    </message>
    <message>
      <source>expected one or two parameters to vary, got {}</source>
      <translation>pitäisi olla yksi tai kaksi vaihdeltavaa parametria, nyt {}</translation>
    </message>
    <message>
      <source>expected one row per node, {}, got {}</source>
      <translation>pitäisi olla yksi rivi solmua kohti eli {}, nyt {}</translation>
    </message>
    <message>
      <source>expected path=value, got {}</source>
      <translation>pitäisi olla polku=arvo, nyt {}</translation>
    </message>
    <message>
      <source>expected path=values, got '{}'</source>
      <translation>pitäisi olla polku=arvot, nyt '{}'</translation>
    </message>
    <message>
      <source>expected real, integer or pattern numbers as weights, got {}</source>
      <translation>painoina pitäisi olla lukuja lajia real, integer tai pattern, nyt {}</translation>
    </message>
    <message>
      <source>expected some of clusters, parameters, errors, flows and samples, with commas between them, or none, got {}</source>
      <translation>pitäisi olla jotkin näistä, pilkuilla erotettuina: clusters, parameters, errors, flows ja samples, tai none; nyt {}</translation>
    </message>
    <message>
      <source>expected source and target, ids of nodes</source>
      <translation>pitäisi olla source ja target, solmujen tunnukset</translation>
    </message>
    <message>
      <source>expected source and target, places of nodes from 0 to {}</source>
      <translation>pitäisi olla source ja target, solmujen paikat väliltä 0–{}</translation>
    </message>
    <message>
      <source>expected texts in "title" and "path"</source>
      <translation>pitäisi olla teksti kentissä "title" ja "path"</translation>
    </message>
    <message>
      <source>expected the name of a preset after 'gtvlab:'</source>
      <translation>merkkien 'gtvlab:' jälkeen pitäisi olla valmiin kokeen nimi</translation>
    </message>
    <message>
      <source>expected the number of nodes, got {}</source>
      <translation>pitäisi olla solmujen määrä, nyt {}</translation>
    </message>
    <message>
      <source>expected the numbers of rows and columns</source>
      <translation>pitäisi olla rivien ja sarakkeiden määrät</translation>
    </message>
    <message>
      <source>expected the numbers of rows, columns and entries</source>
      <translation>pitäisi olla rivien, sarakkeiden ja alkioiden määrät</translation>
    </message>
    <message>
      <source>expected the row of a sweep, which is a JSON object</source>
      <translation>pitäisi olla parametriajon rivi eli JSON-objekti</translation>
    </message>
    <message>
      <source>expected two columns, longitude and latitude, or none, got {}</source>
      <translation>tarvitaan kaksi saraketta, pituus- ja leveysaste, tai ei yhtään, nyt {}</translation>
    </message>
    <message>
      <source>expected two coordinates</source>
      <translation>pitäisi olla kaksi koordinaattia</translation>
    </message>
    <message>
      <source>expected two hexadecimal digits after every %, got {}; % itself is %25</source>
      <translation>jokaisen %-merkin jälkeen pitäisi olla kaksi heksadesimaalinumeroa, nyt {}; itse % kirjoitetaan %25</translation>
    </message>
    <message>
      <source>expected two nodes and a dictionary such as {'weight': 2.5}, got {}</source>
      <translation>pitäisi olla kaksi solmua ja sanakirja, kuten {'weight': 2.5}, nyt {}</translation>
    </message>
    <message>
      <source>expected two nodes and perhaps a weight</source>
      <translation>pitäisi olla kaksi solmua ja mahdollisesti paino</translation>
    </message>
    <message>
      <source>expected two nodes and perhaps a weight, got {}</source>
      <translation>pitäisi olla kaksi solmua ja mahdollisesti paino, nyt {}</translation>
    </message>
    <message>
      <source>expected year, month, day, dayOfYear, hour, minute, weekday or seconds, got {}</source>
      <translation>pitäisi olla year, month, day, dayOfYear, hour, minute, weekday tai seconds, nyt {}</translation>
    </message>
    <message>
      <source>expected {"low": λ, "high": λ} with 0 &lt; low &lt; high, got {}</source>
      <translation>pitäisi olla {"low": λ, "high": λ}, jossa 0 &lt; low &lt; high, nyt {}</translation>
    </message>
    <message>
      <source>expected {field: value}, got {}</source>
      <translation>pitäisi olla {field: value}, nyt {}</translation>
    </message>
    <message>
      <source>expected {id: method}, got {}</source>
      <translation>pitäisi olla {id: method}, nyt {}</translation>
    </message>
    <message>
      <source>expected {path: value} in "change" and "also"</source>
      <translation>pitäisi olla {path: value} kentissä "change" ja "also"</translation>
    </message>
    <message>
      <source>expected {}</source>
      <translation>pitäisi olla {}</translation>
    </message>
    <message>
      <source>expected {} as a package (.tgz or .deb), or a folder with {}</source>
      <translation>pitäisi olla {} pakettina (.tgz tai .deb) tai kansio, jossa on {}</translation>
    </message>
    <message>
      <source>expected {} for {}, got {}</source>
      <translation>pitäisi olla {}, kun on {}, mutta tässä on {}</translation>
    </message>
    <message>
      <source>expected {} or w1, w2, …, got '{}'</source>
      <translation>pitäisi olla {} tai w1, w2, …, nyt '{}'</translation>
    </message>
    <message>
      <source>expected {} to be an object, got {}</source>
      <translation>pitäisi olla objekti: {}, mutta se on {}</translation>
    </message>
    <message>
      <source>expected {}, got {}</source>
      <translation>pitäisi olla {}, nyt {}</translation>
    </message>
    <message>
      <source>experiment</source>
      <translation>koe</translation>
    </message>
    <message>
      <source>explanation</source>
      <translation>selitys</translation>
    </message>
    <message>
      <source>exponential</source>
      <translation>eksponentiaalinen</translation>
    </message>
    <message>
      <source>factor</source>
      <translation>kerroin</translation>
    </message>
    <message>
      <source>factor per iteration</source>
      <translation>kerroin iteraatiota kohti</translation>
    </message>
    <message>
      <source>factorise its matrix as LDLᵀ</source>
      <translation>hajota sen matriisi muotoon LDLᵀ</translation>
    </message>
    <message>
      <source>failed and did not say why</source>
      <translation>epäonnistui eikä kertonut syytä</translation>
    </message>
    <message>
      <source>faint: edges, which this method does not use</source>
      <translation>haalea: kaaret, joita tämä menetelmä ei käytä</translation>
    </message>
    <message>
      <source>faint: unlabelled</source>
      <translation>himmeä: nimiötön</translation>
    </message>
    <message>
      <source>far beyond the picture</source>
      <translation>kaukana kuvan ulkopuolella</translation>
    </message>
    <message>
      <source>far too many multiplications</source>
      <translation>aivan liian monta kertolaskua</translation>
    </message>
    <message>
      <source>fashion-mnist</source>
      <translation>Fashion-MNIST</translation>
    </message>
    <message>
      <source>feature</source>
      <translation>piirre</translation>
    </message>
    <message>
      <source>feature and x</source>
      <translation>piirre ja x</translation>
    </message>
    <message>
      <source>feature and y</source>
      <translation>piirre ja y</translation>
    </message>
    <message>
      <source>feature map</source>
      <translation>piirrekuvaus</translation>
    </message>
    <message>
      <source>feature {} appears twice</source>
      <translation>piirre {} esiintyy kahdesti</translation>
    </message>
    <message>
      <source>features</source>
      <translation>piirteet</translation>
    </message>
    <message>
      <source>features and labels come together</source>
      <translation>piirteet ja nimiöt on annettava yhdessä</translation>
    </message>
    <message>
      <source>features, targets and weights must be finite</source>
      <translation>piirteiden, tavoitearvojen ja painojen on oltava äärellisiä</translation>
    </message>
    <message>
      <source>field '{}' appears twice</source>
      <translation>kenttä '{}' esiintyy kahdesti</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>valmis</translation>
    </message>
    <message>
      <source>first</source>
      <translation>ensimmäinen</translation>
    </message>
    <message>
      <source>first %1 of %L2 parameters</source>
      <translation>%1 ensimmäistä %L2 parametrista</translation>
    </message>
    <message>
      <source>first parameter</source>
      <translation>ensimmäinen parametri</translation>
    </message>
    <message>
      <source>fista</source>
      <translation>FISTA</translation>
    </message>
    <message>
      <source>fixed</source>
      <translation>kiinteä</translation>
    </message>
    <message>
      <source>flavour</source>
      <translation>muoto</translation>
    </message>
    <message>
      <source>flow</source>
      <translation>virtaus</translation>
    </message>
    <message>
      <source>flow (exact optimum)</source>
      <translation>virtaus (tarkka optimi)</translation>
    </message>
    <message>
      <source>flow (iteration)</source>
      <translation>virtaus (iteraatio)</translation>
    </message>
    <message>
      <source>flow 0</source>
      <translation>virtaus 0</translation>
    </message>
    <message>
      <source>flow of w%1</source>
      <translation>parametrin w%1 virtaus</translation>
    </message>
    <message>
      <source>flow u from %1 to %2 = %3</source>
      <translation>virtaus u solmusta %1 solmuun %2 = %3</translation>
    </message>
    <message>
      <source>flow*</source>
      <translation>virtaus*</translation>
    </message>
    <message>
      <source>for every neighbour j the test set joins the data of node i, with the labels that j predicts and the weight λA&lt;sub&gt;ij&lt;/sub&gt;m&lt;sub&gt;i&lt;/sub&gt;/(2m′) of each point</source>
      <translation>kunkin naapurin j osalta testijoukko liitetään solmun i dataan, nimiöinä j:n ennusteet ja kunkin pisteen painona λA&lt;sub&gt;ij&lt;/sub&gt;m&lt;sub&gt;i&lt;/sub&gt;/(2m′)</translation>
    </message>
    <message>
      <source>for k = 1, 2, …</source>
      <translation>kun k = 1, 2, …</translation>
    </message>
    <message>
      <source>for k = 1, 2, … (now %1)</source>
      <translation>kun k = 1, 2, … (nyt %1)</translation>
    </message>
    <message>
      <source>for the decomposition of the error</source>
      <translation>virheen hajotelmaan</translation>
    </message>
    <message>
      <source>for the diagnostics</source>
      <translation>diagnostiikkaa varten</translation>
    </message>
    <message>
      <source>for the error without the attack</source>
      <translation>virheen laskemiseen ilman hyökkäystä</translation>
    </message>
    <message>
      <source>for the first rows</source>
      <translation>ensimmäisiä rivejä varten</translation>
    </message>
    <message>
      <source>for the images</source>
      <translation>kuvia varten</translation>
    </message>
    <message>
      <source>for the path</source>
      <translation>polun laskemiseen</translation>
    </message>
    <message>
      <source>for the principal components</source>
      <translation>pääkomponentteja varten</translation>
    </message>
    <message>
      <source>for the results</source>
      <translation>tuloksia varten</translation>
    </message>
    <message>
      <source>for the window</source>
      <translation>ikkunaa varten</translation>
    </message>
    <message>
      <source>for these models</source>
      <translation>näitä malleja varten</translation>
    </message>
    <message>
      <source>for these tests</source>
      <translation>näitä testejä varten</translation>
    </message>
    <message>
      <source>for this</source>
      <translation>tähän</translation>
    </message>
    <message>
      <source>for this curve</source>
      <translation>tätä käyrää varten</translation>
    </message>
    <message>
      <source>for this experiment</source>
      <translation>tähän kokeeseen</translation>
    </message>
    <message>
      <source>for this figure</source>
      <translation>tätä kuviota varten</translation>
    </message>
    <message>
      <source>for this file</source>
      <translation>tätä tiedostoa varten</translation>
    </message>
    <message>
      <source>for this graph</source>
      <translation>tätä graafia varten</translation>
    </message>
    <message>
      <source>for this picture</source>
      <translation>tätä kuvaa varten</translation>
    </message>
    <message>
      <source>for this race</source>
      <translation>tähän vertailuajoon</translation>
    </message>
    <message>
      <source>for this session</source>
      <translation>tätä istuntoa varten</translation>
    </message>
    <message>
      <source>for this setting</source>
      <translation>tätä asetusta varten</translation>
    </message>
    <message>
      <source>for this split</source>
      <translation>tätä jakoa varten</translation>
    </message>
    <message>
      <source>for this sweep</source>
      <translation>tähän parametriajoon</translation>
    </message>
    <message>
      <source>forwards: the derivative of the best objective up to node k, as a function of w&lt;sub&gt;k&lt;/sub&gt;, is cut off at ±λA&lt;sub&gt;e&lt;/sub&gt;</source>
      <translation>eteenpäin: parhaan tavoitefunktion derivaatta solmuun k asti, w&lt;sub&gt;k&lt;/sub&gt;:n funktiona, leikataan arvoihin ±λA&lt;sub&gt;e&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>from</source>
      <translation>mistä</translation>
    </message>
    <message>
      <source>from</source>
      <comment>a value</comment>
      <translation>alkaen</translation>
    </message>
    <message>
      <source>from λ</source>
      <translation>alkaen λ</translation>
    </message>
    <message>
      <source>full</source>
      <translation>täynnä</translation>
    </message>
    <message>
      <source>full speed</source>
      <translation>täysi nopeus</translation>
    </message>
    <message>
      <source>g&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt;) + 2λ&lt;sub&gt;i&lt;/sub&gt; C Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; (w&lt;sub&gt;i&lt;/sub&gt; − w&lt;sub&gt;j&lt;/sub&gt;)</source>
      <translation>g&lt;sub&gt;i&lt;/sub&gt; ← ∇L&lt;sub&gt;i&lt;/sub&gt;(w&lt;sub&gt;i&lt;/sub&gt;) + 2λ&lt;sub&gt;i&lt;/sub&gt; C Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; (w&lt;sub&gt;i&lt;/sub&gt; − w&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>gauss-seidel</source>
      <translation>Gauss–Seidel</translation>
    </message>
    <message>
      <source>get lost with probability {} (network.loss)</source>
      <translation>katoavat todennäköisyydellä {} (network.loss)</translation>
    </message>
    <message>
      <source>given</source>
      <translation>annettu</translation>
    </message>
    <message>
      <source>gives {} and {} the same time, and both are rows of {}: name columns that distinguish them</source>
      <translation>antaa saman ajan kahdelle riville ({} ja {}), ja molemmat ovat solmun {} rivejä: nimeä sarakkeet, jotka erottavat ne</translation>
    </message>
    <message>
      <source>gives {} and {} the same time: name columns that distinguish them, or those of separate series under by</source>
      <translation>antaa saman ajan kahdelle riville ({} ja {}): nimeä sarakkeet, jotka erottavat ne, tai kentässä by ne, jotka erottavat sarjat</translation>
    </message>
    <message>
      <source>gradient</source>
      <translation>gradientti</translation>
    </message>
    <message>
      <source>gradient of the whole objective at Y: ∇L&lt;sub&gt;i&lt;/sub&gt;(y&lt;sub&gt;i&lt;/sub&gt;) + λ Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; ∇φ(y&lt;sub&gt;i&lt;/sub&gt; − y&lt;sub&gt;j&lt;/sub&gt;)</source>
      <translation>koko tavoitefunktion gradientti pisteessä Y: ∇L&lt;sub&gt;i&lt;/sub&gt;(y&lt;sub&gt;i&lt;/sub&gt;) + λ Σ&lt;sub&gt;j&lt;/sub&gt; A&lt;sub&gt;ij&lt;/sub&gt; ∇φ(y&lt;sub&gt;i&lt;/sub&gt; − y&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
      <source>gradient step, 1/β = %1</source>
      <translation>gradienttiaskel, 1/β = %1</translation>
    </message>
    <message>
      <source>gradient step, α = %1</source>
      <translation>gradienttiaskel, α = %1</translation>
    </message>
    <message>
      <source>gradient step: w − α∇f(w), with α = %1</source>
      <translation>gradienttiaskel: w − α∇f(w), α = %1</translation>
    </message>
    <message>
      <source>gradient steps of the nodes need losses whose curvature is bounded (of linear models: {}); networks take steps of their own, model.innerSteps</source>
      <translation>solmujen gradienttiaskeleet vaativat häviöt, joiden kaarevuus on rajoitettu (lineaarisilla malleilla: {}); neuroverkot ottavat omia askeleitaan, model.innerSteps</translation>
    </message>
    <message>
      <source>gradient ‖g‖</source>
      <translation>gradientti ‖g‖</translation>
    </message>
    <message>
      <source>gradients</source>
      <translation>gradientit</translation>
    </message>
    <message>
      <source>graph</source>
      <translation>graafi</translation>
    </message>
    <message>
      <source>graphs stand inside of nodes; their nodes and edges are read like all others</source>
      <translation>solmujen sisällä on graafeja; niiden solmut ja kaaret luetaan kuten muutkin</translation>
    </message>
    <message>
      <source>grey: single nodes</source>
      <translation>harmaa: yksittäiset solmut</translation>
    </message>
    <message>
      <source>grey: single nodes and the smallest groups</source>
      <translation>harmaa: yksittäiset solmut ja pienimmät ryhmät</translation>
    </message>
    <message>
      <source>grid</source>
      <translation>ruudukko</translation>
    </message>
    <message>
      <source>grid: nodes are not drawn by coordinates</source>
      <translation>ruudukko: solmuja ei ole piirretty koordinaattien mukaan</translation>
    </message>
    <message>
      <source>group</source>
      <translation>ryhmä</translation>
    </message>
    <message>
      <source>group %1: %2</source>
      <translation>ryhmä %1: %2</translation>
    </message>
    <message>
      <source>group of similar models</source>
      <translation>samankaltaisten mallien ryhmä</translation>
    </message>
    <message>
      <source>group size k</source>
      <translation>ryhmän koko k</translation>
    </message>
    <message>
      <source>groups</source>
      <translation>ryhmät</translation>
    </message>
    <message>
      <source>groups %1: %2</source>
      <translation>ryhmät %1: %2</translation>
    </message>
    <message>
      <source>groups of k</source>
      <translation>k:n ryhmät</translation>
    </message>
    <message>
      <source>groups of similar models: the penalty is not a norm, so connected nodes come within the tolerance of each other but never become equal</source>
      <translation>samankaltaisten mallien ryhmät: sakkotermi ei ole normi, joten toisiinsa yhdistetyt solmut tulevat toleranssin päähän toisistaan, mutta niistä ei koskaan tule samoja</translation>
    </message>
    <message>
      <source>groups&amp;nbsp;+&amp;nbsp;single&amp;nbsp;nodes</source>
      <translation>ryhmät&amp;nbsp;+&amp;nbsp;yksittäiset&amp;nbsp;solmut</translation>
    </message>
    <message>
      <source>growing</source>
      <translation>kasvava</translation>
    </message>
    <message>
      <source>halpern</source>
      <translation>Halpern</translation>
    </message>
    <message>
      <source>has a comma in {0},{1}, decimals stand behind a point: write {0}.{1}</source>
      <translation>sisältää pilkun kohdassa {0},{1}, vaikka desimaalit erotetaan pisteellä: kirjoita {0}.{1}</translation>
    </message>
    <message>
      <source>has a comma that does not separate the arguments of a function</source>
      <translation>sisältää pilkun, joka ei erota funktion argumentteja</translation>
    </message>
    <message>
      <source>has a count that no run can reach</source>
      <translation>sisältää lukumäärän, jota mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has a header but no rows</source>
      <translation>otsikkorivi on mutta muut rivit puuttuvat</translation>
    </message>
    <message>
      <source>has a header but no rows: {} {} passed over, the first is line {}; data.comment says what begins a comment</source>
      <translation>otsikkorivin alla ei ole muita rivejä; ohitettuja kommenttirivejä on {0}, ensimmäinen on rivi {2}; data.comment kertoo, millä merkillä kommentti alkaa</translation>
    </message>
    <message>
      <source>has a last finite iterate of another size than the problem</source>
      <translation>viimeinen äärellinen iteraatti on eri kokoa kuin tehtävä</translation>
    </message>
    <message>
      <source>has a momentum that no run can reach</source>
      <translation>sisältää momentumin, jota mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has a next step balance that no run can reach</source>
      <translation>sisältää seuraavan askeltasapainon, jota mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has a number that cannot be read</source>
      <translation>sisältää luvun, jota ei voi lukea</translation>
    </message>
    <message>
      <source>has a single =, write == to compare</source>
      <translation>yksi = ei ole vertailu, kirjoita ==</translation>
    </message>
    <message>
      <source>has a smoothing that no run can reach</source>
      <translation>sisältää silotuksen, jota mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has a status without a reason</source>
      <translation>tilan syy puuttuu</translation>
    </message>
    <message>
      <source>has a step balance that no run can reach</source>
      <translation>sisältää askeltasapainon, jota mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has a weight of 0 or less and is left out</source>
      <translation>on painoltaan 0 tai pienempi ja jätetään pois</translation>
    </message>
    <message>
      <source>has a weight of 0 or less, taken to be 1</source>
      <translation>on painoltaan 0 tai pienempi, ja painoksi otetaan 1</translation>
    </message>
    <message>
      <source>has an iterate for another number of nodes</source>
      <translation>iteraatti on tehty eri solmumäärälle</translation>
    </message>
    <message>
      <source>has an iterate of another dimension</source>
      <translation>iteraatilla on eri dimensio</translation>
    </message>
    <message>
      <source>has an iteration that no run can reach</source>
      <translation>sisältää iteraation, jota mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has an unknown status</source>
      <translation>tila on tuntematon</translation>
    </message>
    <message>
      <source>has no column {}: its cells are missing</source>
      <translation>saraketta {} ei ole: sen solut puuttuvat</translation>
    </message>
    <message>
      <source>has no file {}</source>
      <translation>tiedosto {} puuttuu</translation>
    </message>
    <message>
      <source>has no nodes</source>
      <translation>yhtään solmua ei ole</translation>
    </message>
    <message>
      <source>has no place to go on from</source>
      <translation>ei sisällä kohtaa, josta jatkaa</translation>
    </message>
    <message>
      <source>has no published numbers (field "published")</source>
      <translation>ei sisällä julkaistuja lukuja (kenttä "published")</translation>
    </message>
    <message>
      <source>has no trace</source>
      <translation>ei sisällä mittaushistoriaa</translation>
    </message>
    <message>
      <source>has no values yet</source>
      <translation>arvoja ei vielä ole</translation>
    </message>
    <message>
      <source>has no weight and is left out</source>
      <translation>on vailla painoa ja jätetään pois</translation>
    </message>
    <message>
      <source>has numbers that no run can reach</source>
      <translation>sisältää lukuja, joita mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has other sizes than the problem</source>
      <translation>on eri kokoa kuin tehtävä</translation>
    </message>
    <message>
      <source>has the encoding {}, which is not known here; save it as UTF-8</source>
      <translation>merkistökoodaus {} on tuntematon; tallenna UTF-8:na</translation>
    </message>
    <message>
      <source>has the names of columns but no edges; lines that begin with # are comments{}</source>
      <translation>sisältää sarakkeiden nimet mutta ei kaaria; rivit, joiden alussa on #, ovat kommentteja{}</translation>
    </message>
    <message>
      <source>has values that no run can reach</source>
      <translation>sisältää arvoja, joita mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has widths and weights that no run can reach</source>
      <translation>sisältää leveyksiä ja painoja, joita mikään ajo ei voi saavuttaa</translation>
    </message>
    <message>
      <source>has {} bytes unpacked, expected {}</source>
      <translation>purettuna {} tavua, pitäisi olla {}</translation>
    </message>
    <message>
      <source>has {} components, which stay apart for every λ</source>
      <translation>sisältää {} komponenttia, jotka pysyvät erillään kaikilla λ:n arvoilla</translation>
    </message>
    <message>
      <source>has {} fields, expected at most {}</source>
      <translation>kenttiä on {}, enintään {} sallitaan</translation>
    </message>
    <message>
      <source>has {} for {}</source>
      <translation>määrät eivät täsmää: {}, {}</translation>
    </message>
    <message>
      <source>has {} for {} of features</source>
      <translation>tässä on {}, piirteissä {}</translation>
    </message>
    <message>
      <source>has {} matrices; export one of them alone</source>
      <translation>sisältää {} matriisia; vie niistä yksi erikseen</translation>
    </message>
    <message>
      <source>has {}, expected {}</source>
      <translation>rivillä on {}, pitäisi olla {}</translation>
    </message>
    <message>
      <source>has {}, the data has {}</source>
      <translation>koossa on ero: {}, aineistossa {}</translation>
    </message>
    <message>
      <source>has {}, the experiment has {}</source>
      <translation>tässä on {}, kokeessa {}</translation>
    </message>
    <message>
      <source>has {}, the first row has {}</source>
      <translation>rivillä on {}, ensimmäisellä rivillä {}</translation>
    </message>
    <message>
      <source>has {}, the graph has {}</source>
      <translation>koossa on ero: {}, graafissa {}</translation>
    </message>
    <message>
      <source>has {}, the header has {}</source>
      <translation>rivillä on {}, otsikkorivillä {}</translation>
    </message>
    <message>
      <source>has {}, the list before it {}</source>
      <translation>tässä on {}, edellisessä luettelossa {}</translation>
    </message>
    <message>
      <source>has {}, the nodes report {}</source>
      <translation>tässä on {}, solmut lähettävät {}</translation>
    </message>
    <message>
      <source>has {}, the rows before it have {}</source>
      <translation>rivillä on {}, edeltävillä riveillä {}</translation>
    </message>
    <message>
      <source>has {}, there {} {}</source>
      <translation>matriisissa on {0}, aineistossa {2}</translation>
    </message>
    <message>
      <source>has {}: one for all features or one each, {}</source>
      <translation>tässä on {}: pitäisi olla yksi kaikille piirteille tai yksi kullekin eli {}</translation>
    </message>
    <message>
      <source>have no weight and are left out</source>
      <translation>on vailla painoa ja jätetään pois</translation>
    </message>
    <message>
      <source>have weights of 0 or less and are left out</source>
      <translation>on painoltaan 0 tai pienempiä ja jätetään pois</translation>
    </message>
    <message>
      <source>have weights of 0 or less, taken to be 1</source>
      <translation>on painoltaan 0 tai pienempiä, ja painoiksi otetaan 1</translation>
    </message>
    <message>
      <source>haversine</source>
      <translation>haversine</translation>
    </message>
    <message>
      <source>haversine needs degrees, node {} has longitude {}, latitude {}</source>
      <translation>haversine tarvitsee asteita, solmun {} pituusaste on {} ja leveysaste {}</translation>
    </message>
    <message>
      <source>heat map</source>
      <translation>lämpökartta</translation>
    </message>
    <message>
      <source>held against</source>
      <translation>vertailukohta</translation>
    </message>
    <message>
      <source>heldOut</source>
      <translation>sivuunjättökoe</translation>
    </message>
    <message>
      <source>hidden by</source>
      <translation>suojana</translation>
    </message>
    <message>
      <source>high contrast</source>
      <translation>suuri kontrasti</translation>
    </message>
    <message>
      <source>holds a zero byte</source>
      <translation>sisältää nollatavun</translation>
    </message>
    <message>
      <source>holds back no row</source>
      <translation>ei jätä yhtään riviä sivuun</translation>
    </message>
    <message>
      <source>holds no *Vertices</source>
      <translation>ei sisällä otsikkoa *Vertices</translation>
    </message>
    <message>
      <source>holds no &lt;graph&gt;</source>
      <translation>ei sisällä elementtiä &lt;graph&gt;</translation>
    </message>
    <message>
      <source>holds no XML element</source>
      <translation>ei sisällä yhtään XML-elementtiä</translation>
    </message>
    <message>
      <source>holds no edges</source>
      <translation>ei sisällä kaaria</translation>
    </message>
    <message>
      <source>holds no graph [ … ]</source>
      <translation>ei sisällä graafia graph [ … ]</translation>
    </message>
    <message>
      <source>hollow: unlabelled</source>
      <translation>ontto: nimiötön</translation>
    </message>
    <message>
      <source>honest</source>
      <translation>rehellinen</translation>
    </message>
    <message>
      <source>honest nodes, MSE</source>
      <translation>rehelliset solmut, MSE</translation>
    </message>
    <message>
      <source>honest nodes, training</source>
      <translation>rehelliset solmut, opetus</translation>
    </message>
    <message>
      <source>honest nodes, validation</source>
      <translation>rehelliset solmut, validointi</translation>
    </message>
    <message>
      <source>honest&amp;nbsp;nodes&amp;nbsp;without&amp;nbsp;the&amp;nbsp;attack</source>
      <translation>rehelliset&amp;nbsp;solmut&amp;nbsp;ilman&amp;nbsp;hyökkäystä</translation>
    </message>
    <message>
      <source>id {} appears twice</source>
      <translation>id {} esiintyy kahdesti</translation>
    </message>
    <message>
      <source>if the table lists edges, choose names for graph.header</source>
      <translation>jos taulukko luettelee kaaria, valitse kentän graph.header arvoksi names</translation>
    </message>
    <message>
      <source>if the tree also learns from them</source>
      <translation>jos puu oppii niistäkin</translation>
    </message>
    <message>
      <source>ignored</source>
      <translation>ohitetaan</translation>
    </message>
    <message>
      <source>images</source>
      <translation>kuvat</translation>
    </message>
    <message>
      <source>images have labels, which the loss does not read</source>
      <translation>kuvilla on nimiöt, joita häviö ei lue</translation>
    </message>
    <message>
      <source>images of %1 × %1 pixels</source>
      <translation>%1 × %1 pikselin kuvat</translation>
    </message>
    <message>
      <source>in a circle</source>
      <translation>ympyrällä</translation>
    </message>
    <message>
      <source>in iterations 8, 16, 32, …: γ ← the geometric mean of γ and an estimate from how far w and u have moved</source>
      <translation>iteraatioissa 8, 16, 32, …: γ ← luvun γ ja sen arvion geometrinen keskiarvo; arvio perustuu siihen, kuinka kauas w ja u ovat siirtyneet</translation>
    </message>
    <message>
      <source>in line {}</source>
      <translation>rivillä {}</translation>
    </message>
    <message>
      <source>in more than half of the draws the boundary is not found after 2000 iterations; medians of ten draws lie anywhere between 7e-7 and 0.09</source>
      <translation>yli puolessa arvonnoista klusterien rajaa ei löydy 2000 iteraatiossa; kymmenen arvonnan mediaani voi olla mitä tahansa väliltä 7e-7 … 0.09</translation>
    </message>
    <message>
      <source>in-turn</source>
      <translation>vuorotellen</translation>
    </message>
    <message>
      <source>independent run</source>
      <translation>riippumaton ajo</translation>
    </message>
    <message>
      <source>information (nats)</source>
      <translation>informaatio (nat)</translation>
    </message>
    <message>
      <source>inspector</source>
      <translation>tarkastelu</translation>
    </message>
    <message>
      <source>installed</source>
      <translation>asennettu</translation>
    </message>
    <message>
      <source>internal error in {}:{}: {}. This is a mistake in GTV Lab, not in what you asked for</source>
      <translation>sisäinen virhe paikassa {}:{}: {}. Virhe on GTV Labissa, ei siinä, mitä pyysit</translation>
    </message>
    <message>
      <source>internal error: something unknown was thrown. This is a mistake in GTV Lab, not in what you asked for</source>
      <translation>sisäinen virhe: tuntematon poikkeus. Virhe on GTV Labissa, ei siinä, mitä pyysit</translation>
    </message>
    <message>
      <source>internal error: {}. This is a mistake in GTV Lab, not in what you asked for</source>
      <translation>sisäinen virhe: {}. Virhe on GTV Labissa, ei siinä, mitä pyysit</translation>
    </message>
    <message>
      <source>interval</source>
      <translation>väli</translation>
    </message>
    <message>
      <source>inverse-distance</source>
      <translation>käänteinen etäisyys</translation>
    </message>
    <message>
      <source>is 0 and no edge</source>
      <translation>on 0 eikä ole kaari</translation>
    </message>
    <message>
      <source>is a Parquet file: save it as CSV</source>
      <translation>on Parquet-tiedosto: tallenna se CSV-muodossa</translation>
    </message>
    <message>
      <source>is a device, expected a file</source>
      <translation>on laite, pitäisi olla tiedosto</translation>
    </message>
    <message>
      <source>is a file of {} MB, expected at most {} MB</source>
      <translation>on {} MB:n tiedosto, enintään {} MB sallitaan</translation>
    </message>
    <message>
      <source>is a file of {} MB, for which there is not enough memory</source>
      <translation>on {} MB:n tiedosto, johon muisti ei riitä</translation>
    </message>
    <message>
      <source>is a folder</source>
      <translation>on kansio</translation>
    </message>
    <message>
      <source>is a folder, expected a file</source>
      <translation>on kansio, pitäisi olla tiedosto</translation>
    </message>
    <message>
      <source>is a pipe that did not end within {} seconds; write it to a file first</source>
      <translation>on putki, joka ei päättynyt {} sekunnissa; kirjoita sisältö ensin tiedostoon</translation>
    </message>
    <message>
      <source>is a pipe that nobody reads; start its reader first</source>
      <translation>on putki, jota kukaan ei lue; käynnistä ensin lukija</translation>
    </message>
    <message>
      <source>is a pipe that nobody writes to</source>
      <translation>on putki, johon kukaan ei kirjoita</translation>
    </message>
    <message>
      <source>is a pipe through which nothing more came for {} seconds; write it to a file first</source>
      <translation>on putki, josta ei tullut enempää {} sekuntiin; kirjoita sisältö ensin tiedostoon</translation>
    </message>
    <message>
      <source>is a pipe with more than {} MB, expected at most that</source>
      <translation>on putki, josta tuli yli {} MB, mikä on enemmän kuin sallitaan</translation>
    </message>
    <message>
      <source>is a pipe, expected a file</source>
      <translation>on putki, pitäisi olla tiedosto</translation>
    </message>
    <message>
      <source>is a self-loop and is left out</source>
      <translation>on silmukka ja jätetään pois</translation>
    </message>
    <message>
      <source>is a socket, expected a file</source>
      <translation>on soketti, pitäisi olla tiedosto</translation>
    </message>
    <message>
      <source>is a sweep of version {}, written by a newer GTV Lab</source>
      <translation>on uudemman GTV Labin kirjoittama parametriajo, versio {}</translation>
    </message>
    <message>
      <source>is a view of the running system, expected a file</source>
      <translation>on näkymä käynnissä olevaan järjestelmään, pitäisi olla tiedosto</translation>
    </message>
    <message>
      <source>is an Excel workbook or another zip archive: save it as CSV</source>
      <translation>on Excel-työkirja tai muu zip-paketti: tallenna se CSV-muodossa</translation>
    </message>
    <message>
      <source>is an old Excel workbook: save it as CSV</source>
      <translation>on vanha Excel-työkirja: tallenna se CSV-muodossa</translation>
    </message>
    <message>
      <source>is cut off: it has {} rows of {}</source>
      <translation>on katkennut: rivejä on {}, pitäisi olla {}</translation>
    </message>
    <message>
      <source>is cut off: the sizes of an IDX file are not complete</source>
      <translation>on katkennut: IDX-tiedoston mitat ovat vajaat</translation>
    </message>
    <message>
      <source>is cut off: what gzip has packed does not end</source>
      <translation>on katkennut: gzipin pakkaama sisältö ei pääty</translation>
    </message>
    <message>
      <source>is damaged: what gzip has packed cannot be read</source>
      <translation>on vioittunut: gzipin pakkaamaa sisältöä ei voi lukea</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>on tyhjä</translation>
    </message>
    <message>
      <source>is empty, expected a node key</source>
      <translation>on tyhjä, pitäisi olla solmun avain</translation>
    </message>
    <message>
      <source>is empty, expected a number</source>
      <translation>on tyhjä, pitäisi olla luku</translation>
    </message>
    <message>
      <source>is empty, expected the header of a sweep</source>
      <translation>on tyhjä, pitäisi olla parametriajon otsikkorivi</translation>
    </message>
    <message>
      <source>is empty, expected the name of a column</source>
      <translation>on tyhjä, pitäisi olla sarakkeen nimi</translation>
    </message>
    <message>
      <source>is for labels 0 to {}, a sample has {}</source>
      <translation>sopii nimiöille 0–{}, mutta jollakin datapisteellä on {}</translation>
    </message>
    <message>
      <source>is for labels that are classes, the losses need {}</source>
      <translation>sopii vain nimiöille, jotka ovat luokkia, mutta häviöiden vaatimus on: {}</translation>
    </message>
    <message>
      <source>is for methods that train parameter vectors</source>
      <translation>on menetelmille, jotka opettavat parametrivektoreita</translation>
    </message>
    <message>
      <source>is for ranges that begin at theirs</source>
      <translation>on väleille, joiden alapäät ovat kentässä theirs</translation>
    </message>
    <message>
      <source>is joined to the one in the other direction</source>
      <translation>yhdistetään vastakkaissuuntaiseen kaareen</translation>
    </message>
    <message>
      <source>is larger than any memory</source>
      <translation>ei mahtuisi mihinkään muistiin</translation>
    </message>
    <message>
      <source>is missing in every row</source>
      <translation>puuttuu joka riviltä</translation>
    </message>
    <message>
      <source>is missing, expected a value; Missing values (data.missing) drops such rows or fills such cells</source>
      <translation>puuttuu, pitäisi olla arvo; Puuttuvat arvot (data.missing) jättää tällaiset rivit pois tai täyttää tällaiset solut</translation>
    </message>
    <message>
      <source>is nearly singular (smallest pivot {} with a diagonal of ones): rounding of its entries would decide the result. Leave out a feature that follows from the others, or add a small multiple of the identity</source>
      <translation>on lähes singulaarinen (pienin tukialkio on {}, kun lävistäjällä on ykköset): alkioiden pyöristys ratkaisisi tuloksen. Jätä pois piirre, joka seuraa muista, tai lisää pieni yksikkömatriisin monikerta</translation>
    </message>
    <message>
      <source>is nested too deeply to be read</source>
      <translation>sisäkkäisiä tasoja on liikaa luettavaksi</translation>
    </message>
    <message>
      <source>is no graph of Graphviz: expected graph or digraph, then { … }</source>
      <translation>ei ole Graphvizin graafi: pitäisi olla graph tai digraph, sitten { … }</translation>
    </message>
    <message>
      <source>is not UTF-16</source>
      <translation>ei ole UTF-16:ta</translation>
    </message>
    <message>
      <source>is not UTF-8</source>
      <translation>ei ole UTF-8:aa</translation>
    </message>
    <message>
      <source>is not a line of this sweep</source>
      <translation>ei ole tämän parametriajon rivi</translation>
    </message>
    <message>
      <source>is not a link, it has {} characters</source>
      <translation>ei ole linkki, siinä on {} merkkiä</translation>
    </message>
    <message>
      <source>is not a run of this sweep</source>
      <translation>ei ole tämän parametriajon ajo</translation>
    </message>
    <message>
      <source>is not a text file (line {} holds a zero byte)</source>
      <translation>ei ole tekstitiedosto (rivi {} sisältää nollatavun)</translation>
    </message>
    <message>
      <source>is not a text file (line {} {})</source>
      <translation>ei ole tekstitiedosto (rivi {}: {})</translation>
    </message>
    <message>
      <source>is not installed on this system</source>
      <translation>ei ole asennettuna tähän järjestelmään</translation>
    </message>
    <message>
      <source>is not known</source>
      <translation>on tuntematon</translation>
    </message>
    <message>
      <source>is not one of the automatic method for this problem</source>
      <translation>ei ole automaattisen menetelmän tila tässä tehtävässä</translation>
    </message>
    <message>
      <source>is not that of {}: {} bytes unpacked with CRC-32 {}, expected {} with {}</source>
      <translation>ei kuulu aineistoon {}: purettuna {} tavua ja CRC-32 {}, pitäisi olla {} ja {}</translation>
    </message>
    <message>
      <source>is not there</source>
      <translation>puuttuu</translation>
    </message>
    <message>
      <source>is of another ρ</source>
      <translation>on laskettu toisella ρ:n arvolla</translation>
    </message>
    <message>
      <source>is of solver '{}', expected '{}'</source>
      <translation>on ratkaisijan '{}', pitäisi olla '{}'</translation>
    </message>
    <message>
      <source>is there already</source>
      <translation>on jo olemassa</translation>
    </message>
    <message>
      <source>is true for none of the {}</source>
      <translation>ei ole tosi yhdelläkään rivillä ({})</translation>
    </message>
    <message>
      <source>is varied twice</source>
      <translation>on vaihdeltavana kahdesti</translation>
    </message>
    <message>
      <source>is zero, a perturbation relative to its length is not defined</source>
      <translation>on nolla, joten häiriötä suhteessa sen pituuteen ei ole määritelty</translation>
    </message>
    <message>
      <source>is {}, the samples have {}: the last labels, newest first</source>
      <translation>on {}, datapisteissä on {}: viimeiset nimiöt, uusin ensin</translation>
    </message>
    <message>
      <source>is {}, written by a newer GTV Lab; this one reads up to {}</source>
      <translation>on {}, uudemman GTV Labin kirjoittama; tämä lukee enintään version {}</translation>
    </message>
    <message>
      <source>isMissing needs a column in parentheses</source>
      <translation>isMissing tarvitsee sarakkeen suluissa</translation>
    </message>
    <message>
      <source>it cannot be opened</source>
      <translation>tiedostoa ei voi avata</translation>
    </message>
    <message>
      <source>it cannot be opened: the current folder is gone</source>
      <translation>tiedostoa ei voi avata: nykyistä kansiota ei enää ole</translation>
    </message>
    <message>
      <source>it cannot be read back: {}</source>
      <translation>kirjoitettua ei voi lukea takaisin: {}</translation>
    </message>
    <message>
      <source>it cannot be read or written ({})</source>
      <translation>tiedostoa ei voi lukea tai kirjoittaa ({})</translation>
    </message>
    <message>
      <source>it cannot be written as a link; copy it as text instead</source>
      <translation>kokeesta ei voi tehdä linkkiä; kopioi se sen sijaan tekstinä</translation>
    </message>
    <message>
      <source>it cannot be written: it, its folder or its disk is read-only</source>
      <translation>tiedostoon ei voi kirjoittaa: tiedosto, sen kansio tai levy on kirjoitussuojattu</translation>
    </message>
    <message>
      <source>it differs too much from its preset for a link; copy it as text instead</source>
      <translation>koe poikkeaa valmiista kokeesta liikaa linkkiin; kopioi se sen sijaan tekstinä</translation>
    </message>
    <message>
      <source>it does not come from a preset</source>
      <translation>koe ei ole peräisin valmiista kokeesta</translation>
    </message>
    <message>
      <source>it ended at iteration {} of {}{}</source>
      <translation>ajo päättyi iteraatiossa {}, tavoite oli {}{}</translation>
    </message>
    <message>
      <source>it has columns that no session has</source>
      <translation>siinä on sarakkeita, joita istunnossa ei voi olla</translation>
    </message>
    <message>
      <source>it has contents that no session has</source>
      <translation>siinä on sisältöä, jota istunnossa ei voi olla</translation>
    </message>
    <message>
      <source>it has data of its own; save a session instead</source>
      <translation>kokeella on omaa dataa; tallenna sen sijaan istunto</translation>
    </message>
    <message>
      <source>it has more than {} steps to undo</source>
      <translation>siinä on yli {} kumottavaa vaihetta</translation>
    </message>
    <message>
      <source>it has no samples</source>
      <translation>solmulla ei ole datapisteitä</translation>
    </message>
    <message>
      <source>it has {} of a sweep, not {}</source>
      <translation>parametriajo: tiedostossa on {}, pitäisi olla {}</translation>
    </message>
    <message>
      <source>it has {} of {}, not {}</source>
      <translation>{1}: tiedostossa on {0}, pitäisi olla {2}</translation>
    </message>
    <message>
      <source>it is damaged</source>
      <translation>tiedosto on vioittunut</translation>
    </message>
    <message>
      <source>it is damaged: document {} is not what was written</source>
      <translation>tiedosto on vioittunut: dokumentti {} ei ole sitä, mitä tallennettiin</translation>
    </message>
    <message>
      <source>it is damaged: its end is missing</source>
      <translation>tiedosto on vioittunut: sen loppu puuttuu</translation>
    </message>
    <message>
      <source>it is damaged: the file {} in it is not what was written</source>
      <translation>tiedosto on vioittunut: sen sisältämä tiedosto {} ei ole sitä, mitä tallennettiin</translation>
    </message>
    <message>
      <source>it is damaged: {}</source>
      <translation>tiedosto on vioittunut: {}</translation>
    </message>
    <message>
      <source>it is not a GTV Lab session</source>
      <translation>tiedosto ei ole GTV Labin istunto</translation>
    </message>
    <message>
      <source>it is not known what a run has used</source>
      <translation>ei tiedetä, mitä ajo on kuluttanut</translation>
    </message>
    <message>
      <source>it is read-only</source>
      <translation>tiedosto on kirjoitussuojattu</translation>
    </message>
    <message>
      <source>it learns</source>
      <translation>se oppii</translation>
    </message>
    <message>
      <source>it recorded {}, the session has {}</source>
      <translation>ajo tallensi {}, istunnossa niitä on {}</translation>
    </message>
    <message>
      <source>it was written by a newer GTV Lab: sessions of version {}, this program reads up to {}</source>
      <translation>sen on kirjoittanut uudempi GTV Lab: istunnon versio on {}, tämä ohjelma lukee enintään version {}</translation>
    </message>
    <message>
      <source>iterate</source>
      <translation>iteraatti</translation>
    </message>
    <message>
      <source>iterate %L1</source>
      <translation>iteraatti %L1</translation>
    </message>
    <message>
      <source>iterate %L1 and those before</source>
      <translation>iteraatti %L1 ja sitä edeltävät</translation>
    </message>
    <message>
      <source>iteration</source>
      <translation>iteraatio</translation>
    </message>
    <message>
      <source>iteration limit</source>
      <translation>iteraatioraja</translation>
    </message>
    <message>
      <source>iteration {} is not remembered</source>
      <translation>iteraatio {} ei ole muistissa</translation>
    </message>
    <message>
      <source>iteration-limit</source>
      <translation>iteraatioraja</translation>
    </message>
    <message>
      <source>iterations</source>
      <translation>iteraatiot</translation>
    </message>
    <message>
      <source>iterations, log</source>
      <translation>iteraatiot, log</translation>
    </message>
    <message>
      <source>its %L1 samples, mean loss %2</source>
      <translation>sen %L1 datapistettä, häviön keskiarvo %2</translation>
    </message>
    <message>
      <source>its loss</source>
      <translation>häviö</translation>
    </message>
    <message>
      <source>its nodes have their names from the graph file, which another graph would not keep</source>
      <translation>sen solmujen nimet ovat verkkotiedostosta, eikä toinen verkko säilyttäisi niitä</translation>
    </message>
    <message>
      <source>its only row has a missing value</source>
      <translation>ainoalta riviltä puuttuu arvo</translation>
    </message>
    <message>
      <source>its optimum is not determined</source>
      <translation>sen optimi ei ole yksikäsitteinen</translation>
    </message>
    <message>
      <source>its sample, loss %1</source>
      <translation>sen datapiste, häviö %1</translation>
    </message>
    <message>
      <source>its samples</source>
      <translation>solmun datapisteet</translation>
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
      <translation>k-anonymiteetti</translation>
    </message>
    <message>
      <source>k^(η) = %1</source>
      <translation>k^(η) = %1</translation>
    </message>
    <message>
      <source>keep where it is cut off: the interval l&lt;sub&gt;k&lt;/sub&gt; … r&lt;sub&gt;k&lt;/sub&gt;</source>
      <translation>muista leikkauskohdat: väli l&lt;sub&gt;k&lt;/sub&gt; … r&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>krum</source>
      <translation>Krum</translation>
    </message>
    <message>
      <source>label</source>
      <translation>nimiö</translation>
    </message>
    <message>
      <source>label MSE</source>
      <translation>nimiöiden MSE</translation>
    </message>
    <message>
      <source>label MSE instead of (39)</source>
      <translation>nimiöiden MSE eikä (39)</translation>
    </message>
    <message>
      <source>label MSE with the settings of the official code</source>
      <translation>nimiöiden MSE virallisen koodin asetuksilla</translation>
    </message>
    <message>
      <source>label y</source>
      <translation>nimiö y</translation>
    </message>
    <message>
      <source>label → prediction</source>
      <translation>nimiö → ennuste</translation>
    </message>
    <message>
      <source>labelled</source>
      <translation>nimiöity</translation>
    </message>
    <message>
      <source>labels</source>
      <translation>nimiöt</translation>
    </message>
    <message>
      <source>labels -1 and 1</source>
      <translation>nimiöt -1 ja 1</translation>
    </message>
    <message>
      <source>labels -1 and 1 are read as the classes 0 and 1</source>
      <translation>nimiöt -1 ja 1 luetaan luokkina 0 ja 1</translation>
    </message>
    <message>
      <source>labels 0 and 1 are read as -1 and 1</source>
      <translation>nimiöt 0 ja 1 luetaan arvoina -1 ja 1</translation>
    </message>
    <message>
      <source>labels above 0</source>
      <translation>nollaa suuremmat nimiöt</translation>
    </message>
    <message>
      <source>labels and decision value %1</source>
      <translation>nimiöt ja päätösarvo %1</translation>
    </message>
    <message>
      <source>labels and predictions</source>
      <translation>nimiöt ja ennusteet</translation>
    </message>
    <message>
      <source>labels are classes, and the error that is taken apart is the squared one of numbers. Choose real labels and a loss for them</source>
      <translation>nimiöt ovat luokkia, mutta hajotettava virhe on lukujen neliövirhe. Valitse reaaliset nimiöt ja niille sopiva häviö</translation>
    </message>
    <message>
      <source>labels that are classes lie on no line</source>
      <translation>luokkanimiöt eivät ole millään suoralla</translation>
    </message>
    <message>
      <source>lags need columns that say when a row was, such as {}: the order of the rows in a file says nothing of that</source>
      <translation>viiveet tarvitsevat sarakkeita, jotka kertovat rivin ajan, esimerkiksi {}: rivien järjestys tiedostossa ei kerro sitä</translation>
    </message>
    <message>
      <source>lags need columns that say when a row was: the order of the rows in a file says nothing of that</source>
      <translation>viiveet tarvitsevat sarakkeita, jotka kertovat rivin ajan: rivien järjestys tiedostossa ei kerro sitä</translation>
    </message>
    <message>
      <source>largest</source>
      <translation>suurin</translation>
    </message>
    <message>
      <source>largest change of a parameter in one iteration</source>
      <translation>parametrin suurin muutos yhdessä iteraatiossa</translation>
    </message>
    <message>
      <source>largest saturation</source>
      <translation>suurin kyllästys</translation>
    </message>
    <message>
      <source>last</source>
      <translation>viimeinen</translation>
    </message>
    <message>
      <source>layout</source>
      <translation>asettelu</translation>
    </message>
    <message>
      <source>learned</source>
      <translation>opittu</translation>
    </message>
    <message>
      <source>learned %1</source>
      <translation>opittu %1</translation>
    </message>
    <message>
      <source>learned %1 %2</source>
      <translation>opittu %1 %2</translation>
    </message>
    <message>
      <source>learned cluster</source>
      <translation>opittu klusteri</translation>
    </message>
    <message>
      <source>learned cluster or group</source>
      <translation>opittu klusteri tai ryhmä</translation>
    </message>
    <message>
      <source>least squares on pooled data</source>
      <translation>pienin neliösumma yhdistetyllä aineistolla</translation>
    </message>
    <message>
      <source>least squares with intercept</source>
      <translation>pienin neliösumma vakiotermin kanssa</translation>
    </message>
    <message>
      <source>least squares without intercept</source>
      <translation>pienin neliösumma ilman vakiotermiä</translation>
    </message>
    <message>
      <source>least-norm solution</source>
      <translation>pienimmän normin ratkaisu</translation>
    </message>
    <message>
      <source>leaves no node to test on, or none to learn from: {} of {}</source>
      <translation>ei jätä yhtään solmua testiin tai yhtään, josta oppia: osuus {}, {}</translation>
    </message>
    <message>
      <source>leaves no row to learn from</source>
      <translation>ei jätä yhtään riviä, josta oppia</translation>
    </message>
    <message>
      <source>left out because of its size, the diagnosis has it</source>
      <translation>jätetty pois suuren koon takia, diagnostiikka sisältää sen</translation>
    </message>
    <message>
      <source>libxgboost: trees of an unknown form</source>
      <translation>libxgboost: puiden muoto on tuntematon</translation>
    </message>
    <message>
      <source>light</source>
      <translation>vaalea</translation>
    </message>
    <message>
      <source>line breaks and control characters in the names of nodes</source>
      <translation>rivinvaihdot ja ohjausmerkit solmujen nimissä</translation>
    </message>
    <message>
      <source>line {}</source>
      <translation>rivi {}</translation>
    </message>
    <message>
      <source>line {} of {}</source>
      <translation>rivi {}, tiedosto {}</translation>
    </message>
    <message>
      <source>linear</source>
      <translation>lineaarinen</translation>
    </message>
    <message>
      <source>linear optimality conditions: factorise them</source>
      <translation>lineaariset optimaalisuusehdot: hajota niiden matriisi</translation>
    </message>
    <message>
      <source>linear systems of {} parameters</source>
      <translation>lineaariset yhtälöryhmät, joissa on {} parametria</translation>
    </message>
    <message>
      <source>lo and hi must be above 0</source>
      <translation>lukujen lo ja hi on oltava yli 0</translation>
    </message>
    <message>
      <source>lo and hi must differ</source>
      <translation>lo ja hi eivät saa olla samat</translation>
    </message>
    <message>
      <source>lo must be &gt; 0 and at most hi</source>
      <translation>luvun lo on oltava &gt; 0 ja enintään hi</translation>
    </message>
    <message>
      <source>lo, hi and n must be numbers</source>
      <translation>arvojen lo, hi ja n on oltava lukuja</translation>
    </message>
    <message>
      <source>lo:hi:n</source>
      <translation>lo:hi:n</translation>
    </message>
    <message>
      <source>lo:hi:n: n values from lo to hi, both included</source>
      <translation>lo:hi:n: n arvoa väliltä lo–hi, päätepisteet mukaan lukien</translation>
    </message>
    <message>
      <source>local losses</source>
      <translation>paikalliset häviöt</translation>
    </message>
    <message>
      <source>local models all have the common loss</source>
      <translation>kaikilla paikallisilla malleilla on sama häviö</translation>
    </message>
    <message>
      <source>local models are compared by their predictions on a shared test set (data.testSetSize or data.testSet)</source>
      <translation>paikallisia malleja verrataan niiden ennusteiden avulla yhteisessä testijoukossa (data.testSetSize tai data.testSet)</translation>
    </message>
    <message>
      <source>local models are fitted to real labels by their errors, and to classes by likelihood: choose one of {}, not {}</source>
      <translation>paikalliset mallit sovitetaan reaalilukunimiöihin virheiden ja luokkiin uskottavuuden avulla; valitse jokin näistä: {}, ei {}</translation>
    </message>
    <message>
      <source>local models have their own regularisers (model.ridge), so this must be 0</source>
      <translation>paikallisilla malleilla on oma regularisointinsa (model.ridge), joten tämän on oltava 0</translation>
    </message>
    <message>
      <source>local models that fit and predict have no certificate</source>
      <translation>sovitettavilla ennustemalleilla ei ole todistusta</translation>
    </message>
    <message>
      <source>local only</source>
      <translation>vain paikallinen</translation>
    </message>
    <message>
      <source>log range</source>
      <translation>log-väli</translation>
    </message>
    <message>
      <source>log-odds of the right class, log(p/(1 − p))</source>
      <translation>oikean luokan logit, log(p/(1 − p))</translation>
    </message>
    <message>
      <source>logarithmic</source>
      <translation>logaritminen</translation>
    </message>
    <message>
      <source>logistic regression needs classes, the labels are real</source>
      <translation>logistinen regressio tarvitsee luokkia, nimiöt ovat reaalilukuja</translation>
    </message>
    <message>
      <source>look for a flow within the groups that proves that they stay together</source>
      <translation>etsi ryhmien sisältä virtaus, joka todistaa, että ne pysyvät koossa</translation>
    </message>
    <message>
      <source>looking back</source>
      <translation>katselu taaksepäin</translation>
    </message>
    <message>
      <source>loss</source>
      <translation>häviö</translation>
    </message>
    <message>
      <source>losses</source>
      <translation>häviöt</translation>
    </message>
    <message>
      <source>losses and penalty are quadratic, but the factors of the linear system would be too large</source>
      <translation>häviöt ja sakkotermi ovat neliöllisiä, mutta lineaarisen yhtälöryhmän hajotelma olisi liian suuri</translation>
    </message>
    <message>
      <source>losses and penalty are quadratic: one linear system, whose factors fit</source>
      <translation>häviöt ja sakkotermi ovat neliöllisiä: yksi lineaarinen yhtälöryhmä, jonka hajotelma mahtuu muistiin</translation>
    </message>
    <message>
      <source>m</source>
      <translation>m</translation>
    </message>
    <message>
      <source>makes a label {}, and the losses need {}; “Constant labels” (label-constant) can give them one of these</source>
      <translation>tuottaa nimiön {}, mutta häviöt tarvitsevat {}; ”Vakionimiöt” (label-constant) voi antaa solmuille jonkin näistä</translation>
    </message>
    <message>
      <source>makes more than {} products of {}; lower it or do without interactions</source>
      <translation>tuottaa yli {} tuloa, kun käytössä on {}; pienennä arvoa tai jätä eri piirteiden tulot pois</translation>
    </message>
    <message>
      <source>makes one row of {} and {}: choose columns that tell the rows of the two files apart</source>
      <translation>tekee kahdesta rivistä yhden ({} ja {}): valitse sarakkeet, jotka erottavat tiedostojen rivit toisistaan</translation>
    </message>
    <message>
      <source>margin y·h(x)</source>
      <translation>marginaali y·h(x)</translation>
    </message>
    <message>
      <source>margins: below 0 the sign is wrong</source>
      <translation>marginaalit: alle 0 etumerkki on väärä</translation>
    </message>
    <message>
      <source>max</source>
      <translation>max</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>keskiarvo</translation>
    </message>
    <message>
      <source>mean %1
without trigger %2</source>
      <translation>keskiarvo %1
ilman laukaisinta %2</translation>
    </message>
    <message>
      <source>mean %1 → %2</source>
      <translation>keskiarvo %1 → %2</translation>
    </message>
    <message>
      <source>mean and deviation of {} are those of the rows that are learned from</source>
      <translation>keskiarvo ja keskihajonta lasketaan riveistä, joista opitaan: {}</translation>
    </message>
    <message>
      <source>mean loss</source>
      <translation>keskihäviö</translation>
    </message>
    <message>
      <source>mean of the neighbours</source>
      <translation>naapurien keskiarvo</translation>
    </message>
    <message>
      <source>mean parameters</source>
      <translation>parametrien keskiarvo</translation>
    </message>
    <message>
      <source>mean squared distance of the parameters from the true ones, over the honest nodes</source>
      <translation>parametrien keskimääräinen neliöity etäisyys oikeista rehellisissä solmuissa</translation>
    </message>
    <message>
      <source>mean squared error</source>
      <translation>keskineliövirhe</translation>
    </message>
    <message>
      <source>mean squared error of the honest nodes on the validation labels</source>
      <translation>rehellisten solmujen keskineliövirhe validointinimiöissä</translation>
    </message>
    <message>
      <source>mean squared error of the parameters</source>
      <translation>parametrien keskineliövirhe</translation>
    </message>
    <message>
      <source>mean squared error of the parameters of honest nodes</source>
      <translation>rehellisten solmujen parametrien keskineliövirhe</translation>
    </message>
    <message>
      <source>mean squared error on the training labels</source>
      <translation>keskineliövirhe opetusnimiöissä</translation>
    </message>
    <message>
      <source>mean squared error on the validation labels, which no node learns from</source>
      <translation>keskineliövirhe validointinimiöissä, joista yksikään solmu ei opi</translation>
    </message>
    <message>
      <source>mean ± s.d.</source>
      <translation>keskiarvo ± hajonta</translation>
    </message>
    <message>
      <source>mean ± s.d. of %1 runs</source>
      <translation>%1 ajon keskiarvo ± keskihajonta</translation>
    </message>
    <message>
      <source>measure</source>
      <translation>mitta</translation>
    </message>
    <message>
      <source>measured error</source>
      <translation>mitattu virhe</translation>
    </message>
    <message>
      <source>measured from iteration %L1 to %L2: %3</source>
      <translation>mitattu iteraatioissa %L1–%L2: %3</translation>
    </message>
    <message>
      <source>measured in iteration %L1: %2</source>
      <translation>mitattu iteraatiossa %L1: %2</translation>
    </message>
    <message>
      <source>measured: more than %L1, at most %L2</source>
      <translation>mitattu: yli %L1, enintään %L2</translation>
    </message>
    <message>
      <source>median</source>
      <translation>mediaani</translation>
    </message>
    <message>
      <source>memory {} of the method</source>
      <translation>menetelmän muisti {}</translation>
    </message>
    <message>
      <source>messages</source>
      <translation>viestit</translation>
    </message>
    <message>
      <source>messages {}: Algorithm 1 ({}) is not proved to converge then and may stay far above the optimum, tens of per cent or more, however long it runs; only the certificate says how far. With all messages in time it converges</source>
      <translation>viestit {}: silloin algoritmin 1 ({}) suppenemista ei ole todistettu, ja se voi jäädä kauas optimin yläpuolelle, kymmeniä prosentteja tai enemmän, ajettiinpa sitä kuinka kauan tahansa; vain todistus kertoo, kuinka kauas. Kun kaikki viestit saapuvat ajoissa, se suppenee</translation>
    </message>
    <message>
      <source>method</source>
      <translation>menetelmä</translation>
    </message>
    <message>
      <source>min</source>
      <translation>min</translation>
    </message>
    <message>
      <source>minimise Σ L(w) + %1 Σ A φ(w − w')</source>
      <translation>minimoi Σ L(w) + %1 Σ A φ(w − w')</translation>
    </message>
    <message>
      <source>mm, letters of</source>
      <translation>mm, kirjainten koko</translation>
    </message>
    <message>
      <source>mnist</source>
      <translation>MNIST</translation>
    </message>
    <message>
      <source>model</source>
      <translation>malli</translation>
    </message>
    <message>
      <source>model size d′</source>
      <translation>mallin koko d′</translation>
    </message>
    <message>
      <source>models</source>
      <translation>mallit</translation>
    </message>
    <message>
      <source>models around λ_crit</source>
      <translation>mallit lähellä arvoa λ_crit</translation>
    </message>
    <message>
      <source>models at 0.5 λ_crit</source>
      <translation>mallit arvolla 0.5 λ_crit</translation>
    </message>
    <message>
      <source>models of about {} parameters at {} nodes</source>
      <translation>mallit, noin {} parametria kussakin, {} solmua</translation>
    </message>
    <message>
      <source>models that fit and predict come close to each other, but no λ makes them equal; take a method of parameter vectors</source>
      <translation>sovitettavat ennustemallit tulevat lähelle toisiaan, mutta mikään λ ei tee niistä samoja; valitse parametrivektoreita käyttävä menetelmä</translation>
    </message>
    <message>
      <source>models that fit and predict share their predictions on a shared test set, and there is none (data.testSetSize)</source>
      <translation>sovitettavat ennustemallit jakavat ennusteensa yhteisessä testijoukossa, eikä sellaista ole (data.testSetSize)</translation>
    </message>
    <message>
      <source>more entries follow than the size says</source>
      <translation>alkioita on enemmän kuin matriisin koko ilmoittaa</translation>
    </message>
    <message>
      <source>more numbers follow than the matrix has</source>
      <translation>lukuja on enemmän kuin matriisissa alkioita</translation>
    </message>
    <message>
      <source>more steps are done than there are</source>
      <translation>tehtyjä vaiheita on enemmän kuin vaiheita kaikkiaan</translation>
    </message>
    <message>
      <source>more than {} parameters per node</source>
      <translation>yli {} parametria solmua kohti</translation>
    </message>
    <message>
      <source>moved</source>
      <translation>siirtynyt</translation>
    </message>
    <message>
      <source>moved %1</source>
      <translation>siirtynyt %1</translation>
    </message>
    <message>
      <source>moved %1 from its own optimum</source>
      <translation>siirtynyt %1 omasta optimistaan</translation>
    </message>
    <message>
      <source>moved at most</source>
      <translation>siirtynyt enintään</translation>
    </message>
    <message>
      <source>must be %1 %2</source>
      <translation>oltava %1 %2</translation>
    </message>
    <message>
      <source>must be -1 or 1, as the losses need {}, got {}</source>
      <translation>on oltava -1 tai 1, koska häviöt tarvitsevat sellaiset nimiöt; nyt {1}</translation>
    </message>
    <message>
      <source>must be 0 for the model {}: its loss is not convex, so nothing proves how near the minimum is</source>
      <translation>on oltava 0, kun malli on {}: sen häviö ei ole konveksi, joten mikään ei todista, kuinka lähellä minimi on</translation>
    </message>
    <message>
      <source>must be 0 or &gt;= samples = {}, got {}</source>
      <translation>on oltava 0 tai &gt;= samples = {}, nyt {}</translation>
    </message>
    <message>
      <source>must be 1 for losses of one point per node, got {}</source>
      <translation>on oltava 1, kun häviö tarvitsee yhden pisteen solmua kohti, nyt {}</translation>
    </message>
    <message>
      <source>must be 1 number, or one for each cluster ({}), got {}</source>
      <translation>on oltava 1 luku tai yksi kutakin klusteria kohti ({}), nyt {}</translation>
    </message>
    <message>
      <source>must be &lt;= {}, got {}</source>
      <translation>on oltava &lt;= {}, nyt {}</translation>
    </message>
    <message>
      <source>must be &gt; 0</source>
      <translation>on oltava &gt; 0</translation>
    </message>
    <message>
      <source>must be &gt; 0: nodes {} and {} coincide</source>
      <translation>on oltava &gt; 0: solmut {} ja {} ovat samassa pisteessä</translation>
    </message>
    <message>
      <source>must be &gt;= low = {}, got {}</source>
      <translation>on oltava &gt;= low = {}, nyt {}</translation>
    </message>
    <message>
      <source>must be a class 0 to {}, got {}</source>
      <translation>on oltava luokka 0–{}, nyt {}</translation>
    </message>
    <message>
      <source>must be a finite number, got {}</source>
      <translation>on oltava äärellinen luku, nyt {}</translation>
    </message>
    <message>
      <source>must be at least 1</source>
      <translation>on oltava vähintään 1</translation>
    </message>
    <message>
      <source>must be at least 1, as it is a factor</source>
      <translation>on oltava vähintään 1, koska se on kerroin</translation>
    </message>
    <message>
      <source>must be at most a third of the number of other samples, {}, got {}</source>
      <translation>saa olla enintään kolmasosa muiden datapisteiden määrästä eli {}, nyt {}</translation>
    </message>
    <message>
      <source>must be at most the number of nodes, {}, got {}</source>
      <translation>saa olla enintään solmujen määrä eli {}, nyt {}</translation>
    </message>
    <message>
      <source>must be at most {}, got {}</source>
      <translation>saa olla enintään {}, nyt {}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of nodes in the file that have labels, got {}</source>
      <translation>saa olla enintään tiedoston nimiöityjen solmujen määrä eli {}, nyt {}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of pairs that can be compared, got {}</source>
      <translation>saa olla enintään {}, vertailtavien parien määrä, saatiin {}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of samples, got {}</source>
      <translation>saa olla enintään datapisteiden määrä eli {}, nyt {}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of {} of {}, got {}</source>
      <translation>saa olla enintään {0}, enempää ei ole tiedostossa {2}; nyt {3}</translation>
    </message>
    <message>
      <source>must be at most {}, the number of {}, got {}</source>
      <translation>saa olla enintään {0}, enempään aineisto ei riitä; nyt {2}</translation>
    </message>
    <message>
      <source>must be between -{0} and {0}, got {1}</source>
      <translation>on oltava välillä -{0} … {0}, nyt {1}</translation>
    </message>
    <message>
      <source>must be euclidean, as features are not degrees</source>
      <translation>on oltava euclidean, koska piirteet eivät ole asteita</translation>
    </message>
    <message>
      <source>must be larger than lambdaFrom</source>
      <translation>on oltava suurempi kuin lambdaFrom</translation>
    </message>
    <message>
      <source>must be less than the number of nodes, {}, got {}</source>
      <translation>on oltava pienempi kuin solmujen määrä {}, nyt {}</translation>
    </message>
    <message>
      <source>must be less than {}, the number of parameters, got {}</source>
      <translation>on oltava pienempi kuin parametrien lukumäärä {}, mutta on {}</translation>
    </message>
    <message>
      <source>must be less than {}, the number of rows of {}, got {}</source>
      <translation>on oltava pienempi kuin solmun {1} rivien määrä {0}, nyt {2}</translation>
    </message>
    <message>
      <source>must be one of the labels that the losses need, {}, got {}</source>
      <translation>on oltava jokin häviöiden tarvitsemista nimiöistä, {}, nyt {}</translation>
    </message>
    <message>
      <source>must be positive definite</source>
      <translation>on oltava positiivisesti definiitti</translation>
    </message>
    <message>
      <source>must be positive semidefinite, but is not once its rows and columns are divided by the roots of its diagonal</source>
      <translation>on oltava positiivisesti semidefiniitti, mutta ei enää ole, kun rivit ja sarakkeet jaetaan lävistäjän alkioiden neliöjuurilla</translation>
    </message>
    <message>
      <source>must be positive semidefinite, but its smallest eigenvalue is {}</source>
      <translation>on oltava positiivisesti semidefiniitti, mutta pienin ominaisarvo on {}</translation>
    </message>
    <message>
      <source>must be positive semidefinite, its smallest eigenvalue is {}</source>
      <translation>on oltava positiivisesti semidefiniitti, pienin ominaisarvo on {}</translation>
    </message>
    <message>
      <source>must be symmetric</source>
      <translation>on oltava symmetrinen</translation>
    </message>
    <message>
      <source>must be symmetric, but row {0}, column {1} is {2} and row {1}, column {0} is {3}</source>
      <translation>on oltava symmetrinen, mutta rivin {0} sarakkeessa {1} on {2} ja rivin {1} sarakkeessa {0} on {3}</translation>
    </message>
    <message>
      <source>must be {0} x {0}, got {1} x {2}</source>
      <translation>on oltava {0} x {0}, nyt {1} x {2}</translation>
    </message>
    <message>
      <source>must be {0} × {0}, one row and column for every feature; got {1} × {2}</source>
      <translation>on oltava {0} × {0}, yksi rivi ja sarake jokaista piirrettä kohti; nyt {1} × {2}</translation>
    </message>
    <message>
      <source>must be {0} × {0}, one row and column for every parameter of a node; got {1} × {2}</source>
      <translation>on oltava {0} × {0}, yksi rivi ja sarake solmun jokaista parametria kohti; nyt {1} × {2}</translation>
    </message>
    <message>
      <source>must be {} for the {} loss, which needs {}</source>
      <translation>arvon on oltava {}, kun häviö on {}, joka tarvitsee: {}</translation>
    </message>
    <message>
      <source>must be {} for this loss, got '{}'</source>
      <translation>tällä häviöllä arvon on oltava {}, nyt '{}'</translation>
    </message>
    <message>
      <source>must be {}, got {}</source>
      <translation>on oltava {}, nyt {}</translation>
    </message>
    <message>
      <source>must be ≤ %1</source>
      <translation>oltava ≤ %1</translation>
    </message>
    <message>
      <source>must have one row per node: expected {}, got {}</source>
      <translation>täytyy sisältää yksi rivi solmua kohti: odotettiin {}, saatiin {}</translation>
    </message>
    <message>
      <source>must have the new class of each of the {} classes, has {}</source>
      <translation>tarvitaan uusi luokka jokaiselle luokalle (luokkia {}), nyt {}</translation>
    </message>
    <message>
      <source>must hold each of 0 to {} once</source>
      <translation>jokaisen luvun 0–{} on esiinnyttävä kerran</translation>
    </message>
    <message>
      <source>must not be before the event above it</source>
      <translation>ei saa olla ennen edellistä tapahtumaa</translation>
    </message>
    <message>
      <source>must not be larger than solver.high</source>
      <translation>ei saa olla suurempi kuin solver.high</translation>
    </message>
    <message>
      <source>must say why nothing is stated, as theirs is empty</source>
      <translation>on kerrottava, miksi mitään ei ole ilmoitettu, koska theirs on tyhjä</translation>
    </message>
    <message>
      <source>must {} for the {} loss, got '{}'</source>
      <translation>häviössä {1} nimiön pitää {0}, nyt '{2}'</translation>
    </message>
    <message>
      <source>n</source>
      <translation>n</translation>
    </message>
    <message>
      <source>n = 1 needs lo = hi</source>
      <translation>n = 1 vaatii, että lo = hi</translation>
    </message>
    <message>
      <source>n must be from 1 to 100000</source>
      <translation>luvun n on oltava 1–100000</translation>
    </message>
    <message>
      <source>n must be from 2 to {}</source>
      <translation>luvun n on oltava 2–{}</translation>
    </message>
    <message>
      <source>name the columns that say when a row was: the order of the rows in a file says nothing of that</source>
      <translation>nimeä sarakkeet, jotka kertovat rivin ajan: rivien järjestys tiedostossa ei kerro sitä</translation>
    </message>
    <message>
      <source>names</source>
      <translation>nimet</translation>
    </message>
    <message>
      <source>names no method</source>
      <translation>ei nimeä yhtään menetelmää</translation>
    </message>
    <message>
      <source>names of columns</source>
      <translation>sarakkeiden nimet</translation>
    </message>
    <message>
      <source>names that become equal by that (they get a number)</source>
      <translation>nimet, joista tulee näin samoja (ne saavat numeron)</translation>
    </message>
    <message>
      <source>nearest neighbours in the features</source>
      <translation>lähimmät naapurit piirteissä</translation>
    </message>
    <message>
      <source>nearest neighbours on the map</source>
      <translation>lähimmät naapurit kartalla</translation>
    </message>
    <message>
      <source>nearly the same</source>
      <translation>lähes samat</translation>
    </message>
    <message>
      <source>need a column that says which rows are one series, see data.node</source>
      <translation>viiveet vaativat sarakkeen, joka kertoo, mitkä rivit ovat samaa sarjaa, ks. data.node</translation>
    </message>
    <message>
      <source>need labels that are real numbers, this loss has others</source>
      <translation>viiveet vaativat nimiöiksi reaalilukuja, mutta tällä häviöllä on muunlaiset</translation>
    </message>
    <message>
      <source>needs a reason: it is what is found instead of theirs</source>
      <translation>vaatii syyn (reason): nämä luvut saadaan kentän theirs lukujen sijaan</translation>
    </message>
    <message>
      <source>needs models: {}</source>
      <translation>tarvitsee malleja: {}</translation>
    </message>
    <message>
      <source>needs the local datasets and their models (models that fit and predict)</source>
      <translation>tarvitsee paikalliset aineistot ja niiden mallit (sovitettavat ennustemallit)</translation>
    </message>
    <message>
      <source>neighbour</source>
      <translation>naapuri</translation>
    </message>
    <message>
      <source>neighbours</source>
      <translation>naapurit</translation>
    </message>
    <message>
      <source>neither of two sufficient conditions decides about {}</source>
      <translation>kumpikaan kahdesta riittävästä ehdosta ei ratkaise asiaa: {}</translation>
    </message>
    <message>
      <source>nested deeper than {} levels</source>
      <translation>sisäkkäisiä tasoja on yli {}</translation>
    </message>
    <message>
      <source>net flow = %1</source>
      <translation>nettovirtaus = %1</translation>
    </message>
    <message>
      <source>network</source>
      <translation>verkko</translation>
    </message>
    <message>
      <source>network Lasso</source>
      <translation>verkko-Lasso</translation>
    </message>
    <message>
      <source>network Lasso after 1000 iterations</source>
      <translation>verkko-Lasso 1000 iteraation jälkeen</translation>
    </message>
    <message>
      <source>network Lasso after 3000 iterations</source>
      <translation>verkko-Lasso 3000 iteraation jälkeen</translation>
    </message>
    <message>
      <source>network Lasso as printed</source>
      <translation>verkko-Lasso tekstin mukaan</translation>
    </message>
    <message>
      <source>network Lasso, differentiable losses: nodes fuse early, and fused nodes can be solved and proved at once</source>
      <translation>verkko-Lasso, differentioituvat häviöt: solmut yhtyvät varhain, ja yhtyneet solmut voi ratkaista ja todistaa yhdellä kertaa</translation>
    </message>
    <message>
      <source>network model, mean ± standard deviation</source>
      <translation>verkkomalli, keskiarvo ± keskihajonta</translation>
    </message>
    <message>
      <source>network model, one split</source>
      <translation>verkkomalli, yksi jako</translation>
    </message>
    <message>
      <source>no</source>
      <translation>ei</translation>
    </message>
    <message>
      <source>no bound: the losses are not strongly convex</source>
      <translation>ei rajaa: häviöt eivät ole vahvasti konvekseja</translation>
    </message>
    <message>
      <source>no bound: the method does not minimise GTVMin</source>
      <translation>ei rajaa: menetelmä ei minimoi GTVMin-tavoitetta</translation>
    </message>
    <message>
      <source>no bound: the pull of the penalty grows with the distance</source>
      <translation>ei rajaa: sakkotermin veto kasvaa etäisyyden mukana</translation>
    </message>
    <message>
      <source>no cell</source>
      <translation>ei solua</translation>
    </message>
    <message>
      <source>no certificate</source>
      <translation>ei todistusta</translation>
    </message>
    <message>
      <source>no cluster {}, expected 0 to {}</source>
      <translation>klusteria {} ei ole, pitäisi olla 0–{}</translation>
    </message>
    <message>
      <source>no column 'x{}', though there is one 'x{}'</source>
      <translation>saraketta 'x{}' ei ole, vaikka sarake 'x{}' on</translation>
    </message>
    <message>
      <source>no column is chosen</source>
      <translation>saraketta ei ole valittu</translation>
    </message>
    <message>
      <source>no column is left to go below the others</source>
      <translation>ei jää yhtään saraketta, jonka arvot tulisivat allekkain</translation>
    </message>
    <message>
      <source>no column of the matrix is called {} as this row is; an adjacency matrix has the same nodes above and beside it; {}</source>
      <translation>matriisissa ei ole saraketta {}, joka olisi tämän rivin niminen; vierusmatriisin yllä ja vieressä on samat solmut; {}</translation>
    </message>
    <message>
      <source>no column {}, found {}</source>
      <translation>saraketta {} ei ole, löytyi {}</translation>
    </message>
    <message>
      <source>no column {}, found {}{}</source>
      <translation>saraketta {} ei ole, löytyi {}{}</translation>
    </message>
    <message>
      <source>no column “%1”; there are %2</source>
      <translation>saraketta ”%1” ei ole; sarakkeet ovat %2</translation>
    </message>
    <message>
      <source>no columns for the two ends of an edge, such as source and target, found {}</source>
      <translation>kaaren kahdelle päälle ei ole sarakkeita, kuten source ja target, löytyi {}</translation>
    </message>
    <message>
      <source>no coordinate is called {}, expected w1, w2, … or pc1, pc2</source>
      <translation>koordinaattia {} ei ole, valitse w1, w2, … tai pc1, pc2</translation>
    </message>
    <message>
      <source>no edge attribute {} in {}, found {}</source>
      <translation>kaarien attribuuttia {} ei ole tiedostossa {}, löytyi {}</translation>
    </message>
    <message>
      <source>no edges: every node alone</source>
      <translation>ei kaaria: jokainen solmu yksin</translation>
    </message>
    <message>
      <source>no entry '{}', the list has {}</source>
      <translation>kohtaa '{}' ei ole, luettelon pituus on {}</translation>
    </message>
    <message>
      <source>no feature is called {}, expected one of {}{}</source>
      <translation>piirrettä {} ei ole, valitse jokin näistä: {}{}</translation>
    </message>
    <message>
      <source>no file is chosen</source>
      <translation>tiedostoa ei ole valittu</translation>
    </message>
    <message>
      <source>no file is named</source>
      <translation>tiedostoa ei ole nimetty</translation>
    </message>
    <message>
      <source>no finite number there in {} of {}</source>
      <translation>siinä kohdassa ei ole äärellistä lukua: {} / {}</translation>
    </message>
    <message>
      <source>no graph file is named</source>
      <translation>graafitiedostoa ei ole nimetty</translation>
    </message>
    <message>
      <source>no key of the graph ({}) is a key of the data ({}): {} and {} must call the same nodes by the same names</source>
      <translation>yksikään graafin avain ({}) ei ole aineiston avain ({}): tiedostojen {} ja {} on käytettävä samoista solmuista samoja nimiä</translation>
    </message>
    <message>
      <source>no key of the table ({}) is a key of {} ({}): keys are compared as they are written</source>
      <translation>mikään taulukon avain ({}) ei ole tiedoston {} avain ({}): avaimia verrataan sellaisina kuin ne on kirjoitettu</translation>
    </message>
    <message>
      <source>no labels</source>
      <translation>ei nimiöitä</translation>
    </message>
    <message>
      <source>no linear combination of the other features is uncorrelated with {}</source>
      <translation>mikään muiden piirteiden lineaarikombinaatio ei ole korreloimaton piirteen {} kanssa</translation>
    </message>
    <message>
      <source>no node is called {}</source>
      <translation>minkään solmun nimi ei ole {}</translation>
    </message>
    <message>
      <source>no node is labelled, so there is nothing to learn from</source>
      <translation>yhtään solmua ei ole nimiöity, joten ei ole mitään, mistä oppia</translation>
    </message>
    <message>
      <source>no node of the cluster has data</source>
      <translation>klusterin yhdelläkään solmulla ei ole aineistoa</translation>
    </message>
    <message>
      <source>no node {}, expected 0 to {}</source>
      <translation>solmua {} ei ole, pitäisi olla 0–{}</translation>
    </message>
    <message>
      <source>no number is promised, since κ ≥ 1</source>
      <translation>lukua ei luvata, koska κ ≥ 1</translation>
    </message>
    <message>
      <source>no optimum of its own</source>
      <translation>ei omaa optimia</translation>
    </message>
    <message>
      <source>no optimum: %1</source>
      <translation>ei optimia: %1</translation>
    </message>
    <message>
      <source>no other node</source>
      <translation>ei muuta solmua</translation>
    </message>
    <message>
      <source>no parameters</source>
      <translation>ei yhtään</translation>
    </message>
    <message>
      <source>no path</source>
      <translation>ei polkua</translation>
    </message>
    <message>
      <source>no penalty is called '{}', expected one of {}</source>
      <translation>sakkotermiä '{}' ei ole, pitäisi olla jokin näistä: {}</translation>
    </message>
    <message>
      <source>no proof yet, only that the optimum is at least 0</source>
      <translation>ei vielä todistusta, vain se, että optimi on vähintään 0</translation>
    </message>
    <message>
      <source>no proof yet: no finite lower bound</source>
      <translation>ei vielä todistusta: ei äärellistä alarajaa</translation>
    </message>
    <message>
      <source>no proof: the losses are not convex</source>
      <translation>ei todistusta: häviöt eivät ole konvekseja</translation>
    </message>
    <message>
      <source>no proof: the run diverged</source>
      <translation>ei todistusta: ajo hajaantui</translation>
    </message>
    <message>
      <source>no proximal step: not convex, or too many terms</source>
      <translation>ei proksimaaliaskelta: ei konveksi tai liian monta termiä</translation>
    </message>
    <message>
      <source>no ring: not determined there</source>
      <translation>ei rengasta: ei siinä yksikäsitteinen</translation>
    </message>
    <message>
      <source>no rows</source>
      <translation>ei rivejä</translation>
    </message>
    <message>
      <source>no sample {}, node {} has {}</source>
      <translation>datapistettä {} ei ole, solmussa {} niitä on {}</translation>
    </message>
    <message>
      <source>no shared test set: on %L1 samples</source>
      <translation>ei yhteistä testijoukkoa: %L1 datapisteessä</translation>
    </message>
    <message>
      <source>no shared test set: on 1 sample</source>
      <translation>ei yhteistä testijoukkoa: 1 datapisteessä</translation>
    </message>
    <message>
      <source>no such field: '{}'</source>
      <translation>tuntematon kenttä: '{}'</translation>
    </message>
    <message>
      <source>no such field: {}</source>
      <translation>tuntematon kenttä: {}</translation>
    </message>
    <message>
      <source>no such figure; there are {}{}all</source>
      <translation>tuntematon kuva; valitse jokin näistä: {}{}all</translation>
    </message>
    <message>
      <source>no such file</source>
      <translation>tällaista tiedostoa ei ole</translation>
    </message>
    <message>
      <source>no such file, and no such lesson; there are {}</source>
      <translation>tällaista tiedostoa tai oppituntia ei ole; oppitunnit ovat {}</translation>
    </message>
    <message>
      <source>no such file, and no such preset; there are {}</source>
      <translation>ei ole tiedosto eikä valmis koe; valmiit kokeet: {}</translation>
    </message>
    <message>
      <source>no such preset; there are {}</source>
      <translation>tuntematon valmis koe; valitse jokin näistä: {}</translation>
    </message>
    <message>
      <source>no two nodes can be compared: their samples are too few, all equal or too large, or none has a label</source>
      <translation>mitään kahta solmua ei voi verrata: niiden datapisteitä on liian vähän, ne ovat kaikki samoja tai liian suuria, tai millään niistä ei ole nimiötä</translation>
    </message>
    <message>
      <source>no {} is called {}, expected one of {}</source>
      <translation>tuntematon {} {}, valitse jokin näistä: {}</translation>
    </message>
    <message>
      <source>no λ below the critical one gives more than one cluster and fewer clusters than nodes</source>
      <translation>millään kriittistä pienemmällä λ:n arvolla klustereita ei ole enemmän kuin yksi mutta vähemmän kuin solmuja</translation>
    </message>
    <message>
      <source>no: %1</source>
      <translation>ei: %1</translation>
    </message>
    <message>
      <source>node</source>
      <translation>solmu</translation>
    </message>
    <message>
      <source>node %1</source>
      <translation>solmu %1</translation>
    </message>
    <message>
      <source>node '{}'</source>
      <translation>solmu '{}'</translation>
    </message>
    <message>
      <source>node '{}' of the edge file has no coordinates in the data</source>
      <translation>kaaritiedoston solmulla '{}' ei ole koordinaatteja aineistossa</translation>
    </message>
    <message>
      <source>node key</source>
      <translation>solmun avain</translation>
    </message>
    <message>
      <source>node {}</source>
      <translation>solmu {}</translation>
    </message>
    <message>
      <source>node {} appears twice</source>
      <translation>solmu {} esiintyy kahdesti</translation>
    </message>
    <message>
      <source>node {} appears twice, first on line {}</source>
      <translation>solmu {} esiintyy kahdesti, ensin rivillä {}</translation>
    </message>
    <message>
      <source>node {} does not compute on the data that it was given: switch off its attack, or the protection of the features under Privacy, to move its data points</source>
      <translation>solmu {} ei laske sille annetulla aineistolla: jos haluat siirtää sen datapisteitä, poista sen hyökkäys tai piirteiden suojaus kohdassa Yksityisyys</translation>
    </message>
    <message>
      <source>node {} does not exist</source>
      <translation>solmua {} ei ole</translation>
    </message>
    <message>
      <source>node {} does not exist, expected 0 to {}</source>
      <translation>solmua {} ei ole, pitäisi olla 0–{}</translation>
    </message>
    <message>
      <source>node {} does not exist, the graph has no nodes</source>
      <translation>solmua {} ei ole, graafissa ei ole solmuja</translation>
    </message>
    <message>
      <source>node {} has its cluster from the graph generator or its file; only nodes that were added by hand can change it</source>
      <translation>solmun {} klusteri tulee graafin generaattorista tai tiedostosta; vain käsin lisättyjen solmujen klusteria voi vaihtaa</translation>
    </message>
    <message>
      <source>node {} has no data that it could share</source>
      <translation>solmulla {} ei ole dataa, jota se voisi jakaa</translation>
    </message>
    <message>
      <source>node {} has none</source>
      <translation>solmulla {} sitä ei ole</translation>
    </message>
    <message>
      <source>node {} is in the graph file and has no rows in {}: another graph would not name it</source>
      <translation>solmu {} on verkkotiedostossa, eikä sillä ole rivejä tiedostossa {}: toinen verkko ei nimeäisi sitä</translation>
    </message>
    <message>
      <source>node {} is not a node of the graph</source>
      <translation>solmua {} ei ole graafissa</translation>
    </message>
    <message>
      <source>node {} is not declared, expected 1 to {}, as *Vertices says</source>
      <translation>solmua {} ei ole määritelty, otsikon *Vertices mukaan pitäisi olla 1–{}</translation>
    </message>
    <message>
      <source>node, along the path</source>
      <translation>solmu, polun järjestyksessä</translation>
    </message>
    <message>
      <source>node, by true cluster</source>
      <translation>solmu, oikean klusterin mukaan</translation>
    </message>
    <message>
      <source>nodes</source>
      <translation>solmut</translation>
    </message>
    <message>
      <source>nodes are whole numbers, got {}</source>
      <translation>solmut ovat kokonaislukuja, nyt {}</translation>
    </message>
    <message>
      <source>nodes as dots, without markers</source>
      <translation>solmut pisteinä, ilman merkkejä</translation>
    </message>
    <message>
      <source>nodes stand inside of nodes; they are read like all others</source>
      <translation>solmujen sisällä on solmuja; ne luetaan kuten muutkin</translation>
    </message>
    <message>
      <source>nodes whose models have become equal are taken as one node</source>
      <translation>solmuja, joiden mallit ovat tulleet samoiksi, käsitellään yhtenä solmuna</translation>
    </message>
    <message>
      <source>nodes with similar data</source>
      <translation>solmut, joiden data on samankaltaista</translation>
    </message>
    <message>
      <source>nodes {}</source>
      <translation>solmut {}</translation>
    </message>
    <message>
      <source>nodes {} and {} more</source>
      <translation>solmut {} ja {} muuta</translation>
    </message>
    <message>
      <source>nodes {} and {} share {}</source>
      <translation>solmuilla {} ja {} on sama arvo {}</translation>
    </message>
    <message>
      <source>nodes: %L1</source>
      <translation>solmuja: %L1</translation>
    </message>
    <message>
      <source>noise on features</source>
      <translation>kohina piirteissä</translation>
    </message>
    <message>
      <source>noise on updates</source>
      <translation>kohina päivityksissä</translation>
    </message>
    <message>
      <source>noise σ</source>
      <translation>kohina σ</translation>
    </message>
    <message>
      <source>noise σ²</source>
      <translation>kohina σ²</translation>
    </message>
    <message>
      <source>noiseless</source>
      <translation>kohinaton</translation>
    </message>
    <message>
      <source>noiseless-chain</source>
      <translation>kohinaton ketju</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ei mitään</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>ei vielä</translation>
    </message>
    <message>
      <source>norm</source>
      <translation>normi</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normaalijakauma</translation>
    </message>
    <message>
      <source>normalised variation</source>
      <translation>normalisoitu vaihtelu</translation>
    </message>
    <message>
      <source>not by their {}: {}</source>
      <translation>ei attribuutti {}: {}</translation>
    </message>
    <message>
      <source>not installed, %1 MB</source>
      <translation>ei asennettu, %1 Mt</translation>
    </message>
    <message>
      <source>not proved yet</source>
      <translation>ei vielä todistettu</translation>
    </message>
    <message>
      <source>not saved: the document was written by a newer GTV Lab</source>
      <translation>ei tallennettu: dokumentin on kirjoittanut uudempi GTV Lab</translation>
    </message>
    <message>
      <source>not saved: the document would have {} MB, and a document of more than {} MB could not be opened again; put large data into separate files</source>
      <translation>ei tallennettu: dokumentin koko olisi {} MB, eikä dokumenttia, jonka koko on yli {} MB, voisi enää avata; pane suuret aineistot erillisiin tiedostoihin</translation>
    </message>
    <message>
      <source>not tested</source>
      <translation>ei testattu</translation>
    </message>
    <message>
      <source>not three numbers</source>
      <translation>lukuja ei ole kolme</translation>
    </message>
    <message>
      <source>not valid JSON (a zero byte)</source>
      <translation>ei kelvollista JSONia (nollatavu)</translation>
    </message>
    <message>
      <source>not valid JSON ({})</source>
      <translation>ei kelvollista JSONia ({})</translation>
    </message>
    <message>
      <source>not yet after %L1</source>
      <translation>ei vielä %L1 iteraation jälkeen</translation>
    </message>
    <message>
      <source>nothing moves: the models changed by at most {} of the largest number, or of 1, in {}</source>
      <translation>mikään ei liiku: kun laskettiin {1}, mallit muuttuivat enintään {0} kertaa suurimman luvun (tai luvun 1) verran</translation>
    </message>
    <message>
      <source>nothing to run</source>
      <translation>ei mitään ajettavaa</translation>
    </message>
    <message>
      <source>now</source>
      <translation>nyt</translation>
    </message>
    <message>
      <source>now %1 = %2</source>
      <translation>nyt %1 = %2</translation>
    </message>
    <message>
      <source>now, helped</source>
      <translation>nyt, hyötyy</translation>
    </message>
    <message>
      <source>now, hurt</source>
      <translation>nyt, kärsii</translation>
    </message>
    <message>
      <source>null or {}</source>
      <translation>null tai {}</translation>
    </message>
    <message>
      <source>number {} of {}</source>
      <translation>{1}, luku {0}</translation>
    </message>
    <message>
      <source>numbers have decimal commas (guessed)</source>
      <translation>luvuissa on desimaalipilkku (arvattu)</translation>
    </message>
    <message>
      <source>objective</source>
      <translation>tavoitefunktio</translation>
    </message>
    <message>
      <source>objective above the smallest one found</source>
      <translation>tavoitefunktion ero pienimpään löydettyyn arvoon</translation>
    </message>
    <message>
      <source>objective minus a proved lower bound of the optimum, for the same λ</source>
      <translation>tavoitefunktion arvo miinus optimin todistettu alaraja samalla λ:n arvolla</translation>
    </message>
    <message>
      <source>objective of GTVMin %1 · %2 minimises another one</source>
      <translation>GTVMin-tehtävän tavoitefunktio %1 · %2 minimoi toista funktiota</translation>
    </message>
    <message>
      <source>objects with a path and a list of values</source>
      <translation>objekteja, joissa on polku (path) ja luettelo arvoja (values)</translation>
    </message>
    <message>
      <source>of %1</source>
      <translation>/ %1</translation>
    </message>
    <message>
      <source>of batches of %1</source>
      <translation>kun erän koko on %1</translation>
    </message>
    <message>
      <source>of sample</source>
      <translation>datapisteessä</translation>
    </message>
    <message>
      <source>of the rows left out {} {} a missing value in the condition</source>
      <translation>pois jätettyjä, joilta puuttuu ehdon tarvitsema arvo: {0}</translation>
    </message>
    <message>
      <source>official code</source>
      <translation>virallinen koodi</translation>
    </message>
    <message>
      <source>on %L1 shared test points</source>
      <translation>%L1 yhteisessä testipisteessä</translation>
    </message>
    <message>
      <source>on 1 shared test point</source>
      <translation>1 yhteisessä testipisteessä</translation>
    </message>
    <message>
      <source>on held-out months</source>
      <translation>sivuun jätetyt kuukaudet</translation>
    </message>
    <message>
      <source>one</source>
      <translation>yksi</translation>
    </message>
    <message>
      <source>one Newton step, by a sparse factorisation, on the objective augmented by the distances to W° and U°</source>
      <translation>yksi Newtonin askel harvaa hajotelmaa käyttäen; tavoitefunktioon on lisätty etäisyydet pisteistä W° ja U°</translation>
    </message>
    <message>
      <source>one batch ‖g_B − g‖</source>
      <translation>yksi erä ‖g_B − g‖</translation>
    </message>
    <message>
      <source>one iteration of the method that was chosen</source>
      <translation>yksi iteraatio valittua menetelmää</translation>
    </message>
    <message>
      <source>one leaf</source>
      <translation>yksi lehti</translation>
    </message>
    <message>
      <source>one line per row</source>
      <translation>yksi rivi taulukon riviä kohti</translation>
    </message>
    <message>
      <source>one model for all (pooled)</source>
      <translation>yksi malli kaikille (yhdistetty)</translation>
    </message>
    <message>
      <source>one model is trained for every cluster: w&lt;sub&gt;C&lt;/sub&gt; ← argmin Σ&lt;sub&gt;i∈C&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>jokaiselle klusterille opetetaan yksi malli: w&lt;sub&gt;C&lt;/sub&gt; ← argmin Σ&lt;sub&gt;i∈C&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>one model is trained on all of them: w ← argmin Σ&lt;sub&gt;i&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>yksi malli opetetaan kaikesta datasta: w ← argmin Σ&lt;sub&gt;i&lt;/sub&gt; L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>one model per true cluster (oracle)</source>
      <translation>yksi malli oikeaa klusteria kohti (oraakkeli)</translation>
    </message>
    <message>
      <source>one of {}</source>
      <translation>jokin näistä: {}</translation>
    </message>
    <message>
      <source>one parameter cannot be shared in part</source>
      <translation>parametreja on vain yksi, joten niistä ei voi jakaa osaa</translation>
    </message>
    <message>
      <source>one point at λ = 5</source>
      <translation>yksi piste arvolla λ = 5</translation>
    </message>
    <message>
      <source>one point for λ ≥ λ_crit</source>
      <translation>yksi piste arvoilla λ ≥ λ_crit</translation>
    </message>
    <message>
      <source>one ridge regression</source>
      <translation>yksi harjaregressio</translation>
    </message>
    <message>
      <source>one tree that learns from the images 101 and later and the copies reaches 0.76 to 0.78, and the exercise does not say how to reach 0.9. Tried beyond this preset: one tree that learns from mixtures of the images 101 and later, labelled by a teacher that never saw the first hundred. At best it reached 0.92 for target 7, 0.90 for target 1, and 0.84 to 0.89 for the other targets; other draws of 300 000 mixtures gave 0.81 to 0.89. The best of this preset is a random forest in place of the tree, with 0.91 to 0.92 for every target, see the explanation</source>
      <translation>yksi puu, joka oppii kuvista 101 ja siitä eteenpäin sekä kopioista, saavuttaa 0.76–0.78, eikä tehtävä kerro, miten 0.9 saavutetaan. Tämän valmiin kokeen ulkopuolella kokeiltiin yhtä puuta, joka oppii kuvien 101 ja siitä eteenpäin sekoituksista, joille nimiöt antoi ensimmäisiä sataa näkemätön opettaja. Parhaimmillaan se saavutti 0.92 kohteella 7, 0.90 kohteella 1 ja 0.84–0.89 muilla kohteilla; muut 300 000 sekoituksen arvonnat antoivat 0.81–0.89. Tämän valmiin kokeen paras on satunnaismetsä puun tilalla, 0.91–0.92 kaikilla kohteilla, ks. selitys</translation>
    </message>
    <message>
      <source>only a table, or the digits, is one dataset that can be split</source>
      <translation>vain taulukko tai käsin kirjoitetut numerot ovat yksi aineisto, jonka voi jakaa osiin</translation>
    </message>
    <message>
      <source>only synthetic data has noise that can be drawn again</source>
      <translation>vain synteettisellä aineistolla on kohina, jonka voi arpoa uudelleen</translation>
    </message>
    <message>
      <source>only synthetic data has true parameters that can be moved</source>
      <translation>vain synteettisellä aineistolla on oikeat parametrit, joita voi siirtää</translation>
    </message>
    <message>
      <source>optimal</source>
      <translation>optimaalinen</translation>
    </message>
    <message>
      <source>optimum</source>
      <translation>optimi</translation>
    </message>
    <message>
      <source>optimum %1</source>
      <translation>optimi %1</translation>
    </message>
    <message>
      <source>other labels known</source>
      <translation>muut nimiöt tunnetaan</translation>
    </message>
    <message>
      <source>other labels unknown</source>
      <translation>muita nimiöitä ei tunneta</translation>
    </message>
    <message>
      <source>other nodes or models</source>
      <translation>eri solmut tai mallit</translation>
    </message>
    <message>
      <source>other&amp;nbsp;labels&amp;nbsp;known</source>
      <translation>muut&amp;nbsp;nimiöt&amp;nbsp;tunnetaan</translation>
    </message>
    <message>
      <source>ours</source>
      <translation>saatu</translation>
    </message>
    <message>
      <source>out of balance by %1</source>
      <translation>epätasapaino %1</translation>
    </message>
    <message>
      <source>over-relaxation (solver.relaxation) needs an ideal network and exact nodes</source>
      <translation>ylirelaksaatio (solver.relaxation) vaatii ideaalisen verkon ja solmut, jotka laskevat tarkasti</translation>
    </message>
    <message>
      <source>overall mean</source>
      <translation>koko keskiarvo</translation>
    </message>
    <message>
      <source>own</source>
      <translation>oma</translation>
    </message>
    <message>
      <source>own certificate</source>
      <translation>oma todistus</translation>
    </message>
    <message>
      <source>own model: %1</source>
      <translation>oma malli: %1</translation>
    </message>
    <message>
      <source>p = 10</source>
      <translation>p = 10</translation>
    </message>
    <message>
      <source>p ← z + βp, with β = rᵀz / (rᵀz of before)</source>
      <translation>p ← z + βp, kun β = rᵀz / (edellinen rᵀz)</translation>
    </message>
    <message>
      <source>pFedMe</source>
      <translation>pFedMe</translation>
    </message>
    <message>
      <source>pFedMe: personal models near a common one</source>
      <translation>pFedMe: personoituja malleja yhteisen lähellä</translation>
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
      <translation>parametrien MSE</translation>
    </message>
    <message>
      <source>parameter error: mean squared distance of the parameters from the true ones</source>
      <translation>parametrivirhe: parametrien keskimääräinen neliöity etäisyys oikeista</translation>
    </message>
    <message>
      <source>parameter {} of node {}</source>
      <translation>solmun {1} parametri {0}</translation>
    </message>
    <message>
      <source>parameters</source>
      <translation>parametrit</translation>
    </message>
    <message>
      <source>part {} of {} is not what was written</source>
      <translation>osa {} (ajo {}) ei ole se, mikä kirjoitettiin</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>tauolla</translation>
    </message>
    <message>
      <source>penalty</source>
      <translation>sakkotermi</translation>
    </message>
    <message>
      <source>per-cluster</source>
      <translation>klustereittain</translation>
    </message>
    <message>
      <source>perturbed</source>
      <translation>häiritty</translation>
    </message>
    <message>
      <source>pictures of about {} nodes and {} edges</source>
      <translation>kuvat, joissa on noin {} solmua ja {} kaarta</translation>
    </message>
    <message>
      <source>pipe</source>
      <translation>pystyviiva</translation>
    </message>
    <message>
      <source>pipes</source>
      <translation>pystyviivat</translation>
    </message>
    <message>
      <source>pixels of the attack</source>
      <translation>hyökkäyksen pikselit</translation>
    </message>
    <message>
      <source>plane</source>
      <translation>taso</translation>
    </message>
    <message>
      <source>point</source>
      <translation>piste</translation>
    </message>
    <message>
      <source>points carry no labels; choose the clustering loss, or linear data</source>
      <translation>pisteillä ei ole nimiöitä; valitse klusterointihäviö tai lineaarisen mallin aineisto</translation>
    </message>
    <message>
      <source>points in numbers are decimal signs (guessed)</source>
      <translation>lukujen pisteet ovat desimaalimerkkejä (arvattu)</translation>
    </message>
    <message>
      <source>points in the plane</source>
      <translation>pisteet tasossa</translation>
    </message>
    <message>
      <source>pooled</source>
      <translation>yhdistetty</translation>
    </message>
    <message>
      <source>positions have a third coordinate, which is left out</source>
      <translation>sijainneilla on kolmas koordinaatti, joka jätetään pois</translation>
    </message>
    <message>
      <source>positive</source>
      <translation>positiivinen</translation>
    </message>
    <message>
      <source>positive labels</source>
      <translation>positiiviset nimiöt</translation>
    </message>
    <message>
      <source>predicted</source>
      <translation>ennustettu</translation>
    </message>
    <message>
      <source>predicted classes are compared by their own loss, cross-entropy</source>
      <translation>ennustettuja luokkia verrataan niiden omalla häviöfunktiolla, ristientropialla</translation>
    </message>
    <message>
      <source>predicted wrongly</source>
      <translation>väärin ennustettu</translation>
    </message>
    <message>
      <source>prediction</source>
      <translation>ennuste</translation>
    </message>
    <message>
      <source>predictions</source>
      <translation>ennusteet</translation>
    </message>
    <message>
      <source>present run</source>
      <translation>nykyinen ajo</translation>
    </message>
    <message>
      <source>present: %1</source>
      <translation>nykyinen: %1</translation>
    </message>
    <message>
      <source>present: %1, %2</source>
      <translation>nykyinen: %1, %2</translation>
    </message>
    <message>
      <source>previous</source>
      <translation>edellinen</translation>
    </message>
    <message>
      <source>primal %1</source>
      <translation>primaali %1</translation>
    </message>
    <message>
      <source>printed</source>
      <translation>painettu</translation>
    </message>
    <message>
      <source>privacy</source>
      <translation>yksityisyys</translation>
    </message>
    <message>
      <source>probabilities of the right classes</source>
      <translation>oikeiden luokkien todennäköisyydet</translation>
    </message>
    <message>
      <source>probability</source>
      <translation>todennäköisyys</translation>
    </message>
    <message>
      <source>probability of the label</source>
      <translation>nimiön todennäköisyys</translation>
    </message>
    <message>
      <source>probability of the label %1</source>
      <translation>nimiön %1 todennäköisyys</translation>
    </message>
    <message>
      <source>proved to %1</source>
      <translation>todistettu tarkkuudella %1</translation>
    </message>
    <message>
      <source>proximal step, α = %1</source>
      <translation>proksimaaliaskel, α = %1</translation>
    </message>
    <message>
      <source>proximal step: the v with the smallest f(v) + ‖v − w‖²/(2α), α = %1</source>
      <translation>proksimaaliaskel: se v, jolla f(v) + ‖v − w‖²/(2α) on pienin, α = %1</translation>
    </message>
    <message>
      <source>pt</source>
      <translation>pt</translation>
    </message>
    <message>
      <source>published</source>
      <translation>julkaistut</translation>
    </message>
    <message>
      <source>pullover</source>
      <translation>neule</translation>
    </message>
    <message>
      <source>put back from the root to the leaves: W ← W + t ΔW</source>
      <translation>sijoita takaisin juuresta lehtiin: W ← W + t ΔW</translation>
    </message>
    <message>
      <source>quadratic losses: {}; and {}</source>
      <translation>neliölliset häviöt: {}; ja {}</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>suure</translation>
    </message>
    <message>
      <source>question</source>
      <translation>kysymys</translation>
    </message>
    <message>
      <source>quotient sweeps are made for up to 200 000 nodes</source>
      <translation>tekijägraafin läpikäynnit on tehty enintään 200 000 solmulle</translation>
    </message>
    <message>
      <source>quotient sweeps are made for up to four parameters per node</source>
      <translation>tekijägraafin läpikäynnit on tehty enintään neljälle parametrille solmua kohti</translation>
    </message>
    <message>
      <source>quotient sweeps need strongly convex quadratic losses</source>
      <translation>tekijägraafin läpikäynnit vaativat vahvasti konveksit neliölliset häviöt</translation>
    </message>
    <message>
      <source>quotient sweeps need {}</source>
      <translation>tekijägraafin läpikäynnit vaativat {}</translation>
    </message>
    <message>
      <source>r ← b − Mw, z ← P&lt;sup&gt;−1&lt;/sup&gt;r, p ← z, with M = blockdiag(H&lt;sub&gt;i&lt;/sub&gt;) + λ L&lt;sub&gt;A&lt;/sub&gt; ⊗ Q</source>
      <translation>r ← b − Mw, z ← P&lt;sup&gt;−1&lt;/sup&gt;r, p ← z, kun M = blockdiag(H&lt;sub&gt;i&lt;/sub&gt;) + λ L&lt;sub&gt;A&lt;/sub&gt; ⊗ Q</translation>
    </message>
    <message>
      <source>r ← r − αMp, z ← P&lt;sup&gt;−1&lt;/sup&gt;r</source>
      <translation>r ← r − αMp, z ← P&lt;sup&gt;−1&lt;/sup&gt;r</translation>
    </message>
    <message>
      <source>race</source>
      <translation>vertailuajo</translation>
    </message>
    <message>
      <source>range</source>
      <translation>väli</translation>
    </message>
    <message>
      <source>range of the slider</source>
      <translation>liukusäätimen alue</translation>
    </message>
    <message>
      <source>rate 0.001</source>
      <translation>oppimisnopeus 0.001</translation>
    </message>
    <message>
      <source>rate 0.005</source>
      <translation>oppimisnopeus 0.005</translation>
    </message>
    <message>
      <source>rate 0.01</source>
      <translation>oppimisnopeus 0.01</translation>
    </message>
    <message>
      <source>ratio</source>
      <translation>suhde</translation>
    </message>
    <message>
      <source>ratio as stated</source>
      <translation>julkaistu suhde</translation>
    </message>
    <message>
      <source>ratio as stated for a large λ</source>
      <translation>julkaistu suhde suurelle λ:lle</translation>
    </message>
    <message>
      <source>ratio of the theory</source>
      <translation>teoreettinen suhde</translation>
    </message>
    <message>
      <source>ray</source>
      <translation>puolisuora</translation>
    </message>
    <message>
      <source>reading it</source>
      <translation>tiedoston lukeminen</translation>
    </message>
    <message>
      <source>reading {}</source>
      <translation>luku tiedostosta {}</translation>
    </message>
    <message>
      <source>real</source>
      <translation>reaaliluku</translation>
    </message>
    <message>
      <source>real labels</source>
      <translation>reaalilukunimiöt</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>syy</translation>
    </message>
    <message>
      <source>reference</source>
      <translation>vertailuarvo</translation>
    </message>
    <message>
      <source>refuse</source>
      <translation>hylkää</translation>
    </message>
    <message>
      <source>refused: %1</source>
      <translation>hylätty: %1</translation>
    </message>
    <message>
      <source>regularised</source>
      <translation>regularisoitu</translation>
    </message>
    <message>
      <source>relaxation</source>
      <translation>relaksaatio</translation>
    </message>
    <message>
      <source>relu</source>
      <translation>ReLU</translation>
    </message>
    <message>
      <source>repeat</source>
      <translation>toisto</translation>
    </message>
    <message>
      <source>repeat one before them and are joined to that</source>
      <translation>toistaa aiempaa kaarta ja yhdistetään siihen</translation>
    </message>
    <message>
      <source>repeats one before it and is joined to that</source>
      <translation>toistaa aiempaa kaarta ja yhdistetään siihen</translation>
    </message>
    <message>
      <source>reset</source>
      <translation>nollaus</translation>
    </message>
    <message>
      <source>residual of the optimality conditions, where it was computed</source>
      <translation>optimaalisuusehtojen residuaali, silloin kun se on laskettu</translation>
    </message>
    <message>
      <source>residual y − h(x)</source>
      <translation>residuaali y − h(x)</translation>
    </message>
    <message>
      <source>residuals</source>
      <translation>residuaalit</translation>
    </message>
    <message>
      <source>right-click: defend, clear attacks, …</source>
      <translation>hiiren oikea painike: puolustus, hyökkäysten poisto, …</translation>
    </message>
    <message>
      <source>right-click: edges, labels, attacks, …</source>
      <translation>hiiren oikea painike: kaaret, nimiöt, hyökkäykset, …</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>renkaalla</translation>
    </message>
    <message>
      <source>ringed: 1 node selected</source>
      <translation>renkaalla: 1 solmu valittu</translation>
    </message>
    <message>
      <source>row of the table</source>
      <translation>taulukon rivi</translation>
    </message>
    <message>
      <source>row {} is of iteration {}, it was {}</source>
      <translation>rivi {} on iteraatiosta {}, aiemmin se oli iteraatiosta {}</translation>
    </message>
    <message>
      <source>row {} of the matrix is missing</source>
      <translation>matriisin rivi {} puuttuu</translation>
    </message>
    <message>
      <source>row {} of {} is of iteration {}, and rows before it are missing</source>
      <translation>{1}: rivi {0} on iteraatiosta {2}, ja sitä edeltäviä rivejä puuttuu</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>rivit</translation>
    </message>
    <message>
      <source>rows dropped: %L1</source>
      <translation>pudotettuja rivejä: %L1</translation>
    </message>
    <message>
      <source>rows without a label: %L1</source>
      <translation>nimiöttömiä rivejä: %L1</translation>
    </message>
    <message>
      <source>rows without {} are left out</source>
      <translation>rivit, joilta puuttuu {}, jätetään pois</translation>
    </message>
    <message>
      <source>rows without {} have missing values</source>
      <translation>riveillä, joilta puuttuu {}, on puuttuvia arvoja</translation>
    </message>
    <message>
      <source>rows {}… of {} are not what was written</source>
      <translation>{1}: rivit {0}… eivät ole sitä, mitä tallennettiin</translation>
    </message>
    <message>
      <source>rows: %L1</source>
      <translation>rivejä: %L1</translation>
    </message>
    <message>
      <source>run the fast primal-dual method for a while</source>
      <translation>aja jonkin aikaa nopeaa primaali-duaalimenetelmää</translation>
    </message>
    <message>
      <source>running</source>
      <translation>käynnissä</translation>
    </message>
    <message>
      <source>s&lt;sub&gt;i&lt;/sub&gt; ← Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt; u&lt;sub&gt;e&lt;/sub&gt; at every node</source>
      <translation>s&lt;sub&gt;i&lt;/sub&gt; ← Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt; u&lt;sub&gt;e&lt;/sub&gt; jokaisessa solmussa</translation>
    </message>
    <message>
      <source>sample</source>
      <translation>datapiste</translation>
    </message>
    <message>
      <source>sample {} appears twice</source>
      <translation>datapiste {} esiintyy kahdesti</translation>
    </message>
    <message>
      <source>sample, in the order of time</source>
      <translation>datapiste, aikajärjestyksessä</translation>
    </message>
    <message>
      <source>samples</source>
      <translation>datapisteet</translation>
    </message>
    <message>
      <source>samples are marked for methods with parameter vectors</source>
      <translation>datapisteet merkitään vain parametrivektoreita käyttäville menetelmille</translation>
    </message>
    <message>
      <source>samples m</source>
      <translation>datapisteet m</translation>
    </message>
    <message>
      <source>sandal</source>
      <translation>sandaali</translation>
    </message>
    <message>
      <source>saturated edges</source>
      <translation>kyllästyneet kaaret</translation>
    </message>
    <message>
      <source>says no number of nodes: expected n=</source>
      <translation>ei ilmoita solmujen määrää: pitäisi olla n=</translation>
    </message>
    <message>
      <source>says that it has {} nodes, expected at most {}</source>
      <translation>ilmoittaa solmujen määräksi {}, enintään {} sallitaan</translation>
    </message>
    <message>
      <source>says that there are {} nodes and names {}</source>
      <translation>ilmoittaa solmujen määräksi {}, mutta nimeää vain {}</translation>
    </message>
    <message>
      <source>says that there are {} nodes, too many for a file of {}</source>
      <translation>ilmoittaa solmujen määräksi {}, mikä on liikaa tiedostolle, jonka koko on {}</translation>
    </message>
    <message>
      <source>says that there are {} nodes, too many for a file of {}; give every node a line of its own below *Vertices</source>
      <translation>ilmoittaa solmujen määräksi {}, mikä on liikaa tiedostolle, jonka koko on {}; anna jokaiselle solmulle oma rivi otsikon *Vertices alla</translation>
    </message>
    <message>
      <source>second parameter</source>
      <translation>toinen parametri</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>sekunnit</translation>
    </message>
    <message>
      <source>seconds of computing</source>
      <translation>laskentasekunnit</translation>
    </message>
    <message>
      <source>seconds, log</source>
      <translation>sekunnit, log</translation>
    </message>
    <message>
      <source>see: %1</source>
      <translation>katso: %1</translation>
    </message>
    <message>
      <source>self-loop at node {}</source>
      <translation>silmukka solmussa {}</translation>
    </message>
    <message>
      <source>self-loop at node {}; graph.selfLoops can be drop</source>
      <translation>silmukka solmussa {}; graph.selfLoops voi olla drop</translation>
    </message>
    <message>
      <source>semicolon</source>
      <translation>puolipiste</translation>
    </message>
    <message>
      <source>semicolons</source>
      <translation>puolipisteet</translation>
    </message>
    <message>
      <source>sentence</source>
      <translation>lause</translation>
    </message>
    <message>
      <source>series</source>
      <translation>sarja</translation>
    </message>
    <message>
      <source>server</source>
      <translation>palvelin</translation>
    </message>
    <message>
      <source>set %1 to %2</source>
      <translation>aseta: %1 = %2</translation>
    </message>
    <message>
      <source>sgd</source>
      <translation>SGD</translation>
    </message>
    <message>
      <source>share</source>
      <translation>osuus</translation>
    </message>
    <message>
      <source>share of edges within clusters</source>
      <translation>klusterien sisäisten kaarten osuus</translation>
    </message>
    <message>
      <source>share of the learned graph's edge weight that joins different true clusters</source>
      <translation>osuus opitun graafin kaarien painosta, joka yhdistää eri oikeita klustereita</translation>
    </message>
    <message>
      <source>share of wrong labels</source>
      <translation>väärien nimiöiden osuus</translation>
    </message>
    <message>
      <source>share of wrong predictions for the training labels</source>
      <translation>väärien ennusteiden osuus opetusnimiöistä</translation>
    </message>
    <message>
      <source>share of wrong predictions for the validation labels</source>
      <translation>väärien ennusteiden osuus validointinimiöistä</translation>
    </message>
    <message>
      <source>share of wrong predictions of the honest nodes for the validation labels</source>
      <translation>rehellisten solmujen väärien ennusteiden osuus validointinimiöistä</translation>
    </message>
    <message>
      <source>share that diverges</source>
      <translation>hajaantuvien osuus</translation>
    </message>
    <message>
      <source>shirt</source>
      <translation>paita</translation>
    </message>
    <message>
      <source>sign</source>
      <translation>etumerkki</translation>
    </message>
    <message>
      <source>similar</source>
      <translation>samankaltaisia</translation>
    </message>
    <message>
      <source>single</source>
      <translation>yksinkertainen tarkkuus</translation>
    </message>
    <message>
      <source>single node</source>
      <translation>yksittäinen solmu</translation>
    </message>
    <message>
      <source>size of a view</source>
      <translation>näkymän koko</translation>
    </message>
    <message>
      <source>size of the flow</source>
      <translation>virtauksen suuruus</translation>
    </message>
    <message>
      <source>smallest</source>
      <translation>pienin</translation>
    </message>
    <message>
      <source>smallest MSE of any function of x</source>
      <translation>x:n funktioiden pienin MSE</translation>
    </message>
    <message>
      <source>smallest error</source>
      <translation>pienin virhe</translation>
    </message>
    <message>
      <source>smooth the norm: h&lt;sub&gt;e&lt;/sub&gt; = √(‖v&lt;sub&gt;e&lt;/sub&gt;‖² + μ²), v&lt;sub&gt;e&lt;/sub&gt; the difference along an edge</source>
      <translation>silota normi: h&lt;sub&gt;e&lt;/sub&gt; = √(‖v&lt;sub&gt;e&lt;/sub&gt;‖² + μ²), v&lt;sub&gt;e&lt;/sub&gt; on erotus kaarella</translation>
    </message>
    <message>
      <source>sneaker</source>
      <translation>lenkkari</translation>
    </message>
    <message>
      <source>so many centres on their way need too much memory</source>
      <translation>näin monta matkalla olevaa keskusta veisi liikaa muistia</translation>
    </message>
    <message>
      <source>so many messages under way need too much memory</source>
      <translation>näin monta matkalla olevaa viestiä veisi liikaa muistia</translation>
    </message>
    <message>
      <source>solve for the residual: w ← w + (LDLᵀ)&lt;sup&gt;−1&lt;/sup&gt;(b − Mw)</source>
      <translation>ratkaise residuaalille: w ← w + (LDLᵀ)&lt;sup&gt;−1&lt;/sup&gt;(b − Mw)</translation>
    </message>
    <message>
      <source>solve it by a sparse factorisation</source>
      <translation>ratkaise se harvalla hajotelmalla</translation>
    </message>
    <message>
      <source>solve the smaller problem, one model for each group</source>
      <translation>ratkaise pienempi ongelma, yksi malli kutakin ryhmää kohti</translation>
    </message>
    <message>
      <source>some nodes have data that was given by hand, of which no more can be drawn</source>
      <translation>joillakin solmuilla on käsin annettua dataa, jota ei voi arpoa lisää</translation>
    </message>
    <message>
      <source>split %v of %m</source>
      <translation>jako %v / %m</translation>
    </message>
    <message>
      <source>spread √E‖g_B − g‖²</source>
      <translation>hajonta √E‖g_B − g‖²</translation>
    </message>
    <message>
      <source>square: 1 node with data given by hand, or attacker</source>
      <translation>neliö: 1 solmu, jonka aineisto on annettu käsin tai joka hyökkää</translation>
    </message>
    <message>
      <source>squared</source>
      <translation>neliöity</translation>
    </message>
    <message>
      <source>squared error</source>
      <translation>neliövirhe</translation>
    </message>
    <message>
      <source>squares: %1 nodes with data given by hand, or attackers</source>
      <translation>neliöt: %1 solmua, joiden aineisto on annettu käsin tai jotka hyökkäävät</translation>
    </message>
    <message>
      <source>stable below %1</source>
      <translation>stabiili, kun alle %1</translation>
    </message>
    <message>
      <source>star with leaves −3</source>
      <translation>tähden lehdet −3</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>käynnistyy</translation>
    </message>
    <message>
      <source>stated</source>
      <translation>julkaistu</translation>
    </message>
    <message>
      <source>stationarity</source>
      <translation>stationaarisuus</translation>
    </message>
    <message>
      <source>status</source>
      <translation>tila</translation>
    </message>
    <message>
      <source>status of {}: {}, it was {}</source>
      <translation>tila kohdassa {}: {}, aiemmin {}</translation>
    </message>
    <message>
      <source>std</source>
      <translation>keskihajonta</translation>
    </message>
    <message>
      <source>step size α</source>
      <translation>askelpituus α</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>askeleet</translation>
    </message>
    <message>
      <source>steps of batches of %1: √E‖g_B − g‖² = %2, ‖g‖ = %3</source>
      <translation>askeleet, erän koko %1: √E‖g_B − g‖² = %2, ‖g‖ = %3</translation>
    </message>
    <message>
      <source>stop</source>
      <translation>lopetus</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>pysäytetty</translation>
    </message>
    <message>
      <source>stopped at iteration {}</source>
      <translation>pysäytetty iteraatiossa {}</translation>
    </message>
    <message>
      <source>stopped before graph and data were drawn</source>
      <translation>pysäytetty ennen graafin ja aineiston arpomista</translation>
    </message>
    <message>
      <source>stopped before the answer</source>
      <translation>pysäytettiin ennen vastausta</translation>
    </message>
    <message>
      <source>stopped before the features were mapped</source>
      <translation>pysäytettiin, ennen kuin piirteet oli kuvattu</translation>
    </message>
    <message>
      <source>stopped before the first iteration</source>
      <translation>pysäytetty ennen ensimmäistä iteraatiota</translation>
    </message>
    <message>
      <source>stopped before the losses were made</source>
      <translation>pysäytetty ennen häviöiden muodostamista</translation>
    </message>
    <message>
      <source>stopped before the minimum of the summed losses was found</source>
      <translation>pysäytetty, ennen kuin häviöiden summan minimi löytyi</translation>
    </message>
    <message>
      <source>stopped before the nodes were compared</source>
      <translation>pysäytetty ennen solmujen vertaamista</translation>
    </message>
    <message>
      <source>stopped during the held-out study</source>
      <translation>pysäytetty sivuunjättökokeen aikana</translation>
    </message>
    <message>
      <source>stopped while groups were looked for</source>
      <translation>pysäytettiin ryhmiä etsittäessä</translation>
    </message>
    <message>
      <source>stopped while it was read</source>
      <translation>lukeminen pysäytettiin</translation>
    </message>
    <message>
      <source>stopped, nothing is installed</source>
      <translation>pysäytetty, mitään ei asennettu</translation>
    </message>
    <message>
      <source>sum</source>
      <translation>summa</translation>
    </message>
    <message>
      <source>sum as printed</source>
      <translation>summa tekstin mukaan</translation>
    </message>
    <message>
      <source>sum of the local losses</source>
      <translation>paikallisten häviöiden summa</translation>
    </message>
    <message>
      <source>sum of the local losses plus λ times the total variation, which is minimised</source>
      <translation>minimoitava summa: paikalliset häviöt plus λ kertaa kokonaisvaihtelu</translation>
    </message>
    <message>
      <source>sweep</source>
      <translation>parametriajo</translation>
    </message>
    <message>
      <source>switched off</source>
      <translation>pois käytöstä</translation>
    </message>
    <message>
      <source>synchronous</source>
      <translation>tahdistettu</translation>
    </message>
    <message>
      <source>syntax error{}</source>
      <translation>syntaksivirhe{}</translation>
    </message>
    <message>
      <source>t-SNE</source>
      <translation>t-SNE</translation>
    </message>
    <message>
      <source>tab</source>
      <translation>sarkain</translation>
    </message>
    <message>
      <source>tabs</source>
      <translation>sarkaimet</translation>
    </message>
    <message>
      <source>take the nodes of every chain in their order, and the coordinates one by one</source>
      <translation>käy kunkin ketjun solmut läpi järjestyksessä, koordinaatti kerrallaan</translation>
    </message>
    <message>
      <source>takes every loss and penalty, and graphs of any size</source>
      <translation>hyväksyy kaikki häviöt ja sakkotermit ja kaikenkokoiset graafit</translation>
    </message>
    <message>
      <source>tampered updates and over-relaxation (solver.relaxation) cannot be combined</source>
      <translation>väärennettyjä päivityksiä ja ylirelaksaatiota (solver.relaxation) ei voi yhdistää</translation>
    </message>
    <message>
      <source>tangent</source>
      <translation>tangentti</translation>
    </message>
    <message>
      <source>tangent: what a step along the gradient takes for the objective; its slope is %1</source>
      <translation>tangentti: se, mitä gradienttiaskel pitää tavoitefunktiona; sen kulmakerroin on %1</translation>
    </message>
    <message>
      <source>tanh</source>
      <translation>tanh</translation>
    </message>
    <message>
      <source>target</source>
      <translation>kohdenimiö</translation>
    </message>
    <message>
      <source>test</source>
      <translation>testi</translation>
    </message>
    <message>
      <source>test error (mean squared error)</source>
      <translation>testivirhe (keskineliövirhe)</translation>
    </message>
    <message>
      <source>test points, by the neighbours</source>
      <translation>testipisteet, naapurien mukaan</translation>
    </message>
    <message>
      <source>test points, by the truth</source>
      <translation>testipisteet, oikean mallin mukaan</translation>
    </message>
    <message>
      <source>text appears outside of all elements, expected XML</source>
      <translation>kaikkien elementtien ulkopuolella on tekstiä, pitäisi olla XML:ää</translation>
    </message>
    <message>
      <source>text follows a closing quote</source>
      <translation>solun sulkevan lainausmerkin jälkeen on tekstiä</translation>
    </message>
    <message>
      <source>the Gauss-Seidel order (solver.order) needs an ideal network</source>
      <translation>Gauss-Seidel-järjestys (solver.order) vaatii ideaalisen verkon</translation>
    </message>
    <message>
      <source>the Laplacian could not be factorised</source>
      <translation>Laplacen matriisia ei voitu hajottaa tekijöihin</translation>
    </message>
    <message>
      <source>the XML attribute weight of edges is not read, weights stand in &lt;data&gt;</source>
      <translation>kaarien XML-attribuutti weight jätetään lukematta, painot ovat elementissä &lt;data&gt;</translation>
    </message>
    <message>
      <source>the adjacency matrix must have a number at {} and {}, got {}; {}</source>
      <translation>vierusmatriisin rivillä {} sarakkeessa {} on oltava luku, nyt {}; {}</translation>
    </message>
    <message>
      <source>the attribute {} of &lt;{}&gt; appears twice</source>
      <translation>elementin &lt;{1}&gt; attribuutti {0} esiintyy kahdesti</translation>
    </message>
    <message>
      <source>the attributes of the edges</source>
      <translation>kaarien attribuutit</translation>
    </message>
    <message>
      <source>the attributes of the nodes</source>
      <translation>solmujen attribuutit</translation>
    </message>
    <message>
      <source>the band {} is for numbers above 0</source>
      <translation>hyväksymisväli {} sopii vain luvuille &gt; 0</translation>
    </message>
    <message>
      <source>the best iterate</source>
      <translation>paras iteraatti</translation>
    </message>
    <message>
      <source>the byte 0x{} is neither UTF-8 nor Windows-1252; save the file as UTF-8</source>
      <translation>tavu 0x{} ei ole UTF-8:aa eikä Windows-1252:ta; tallenna tiedosto UTF-8:na</translation>
    </message>
    <message>
      <source>the certificate proves a gap of {}, not yet {}</source>
      <translation>todistuksen rako on {}, ei vielä {}</translation>
    </message>
    <message>
      <source>the certificate proves a relative gap of {}, not yet {}</source>
      <translation>todistuksen suhteellinen rako on {}, ei vielä {}</translation>
    </message>
    <message>
      <source>the change at iteration {} is left out: {}</source>
      <translation>muutos iteraatiossa {} jätettiin pois: {}</translation>
    </message>
    <message>
      <source>the clipboard</source>
      <translation>leikepöytä</translation>
    </message>
    <message>
      <source>the clipboard has no text</source>
      <translation>leikepöydällä ei ole tekstiä</translation>
    </message>
    <message>
      <source>the cluster has {} nodes, more than {}</source>
      <translation>klusterissa on {} solmua, enintään {} käsitellään</translation>
    </message>
    <message>
      <source>the clusters</source>
      <translation>klusterit</translation>
    </message>
    <message>
      <source>the column {} is left out</source>
      <translation>sarake {} jätetään pois</translation>
    </message>
    <message>
      <source>the columns are called {} to {}, as the table has no names</source>
      <translation>sarakkeiden nimet ovat {} … {}, koska taulukossa ei ole nimiä</translation>
    </message>
    <message>
      <source>the columns {} and {} are left out</source>
      <translation>sarakkeet {} ja {} jätetään pois</translation>
    </message>
    <message>
      <source>the columns {} and {} look like those of a table of nodes; call the columns with the two ends of an edge source and target</source>
      <translation>sarakkeet {} ja {} näyttävät solmutaulukon sarakkeilta; anna kaaren kahden pään sarakkeille nimet source ja target</translation>
    </message>
    <message>
      <source>the component of node '{}' has no labels: its solution is not unique</source>
      <translation>solmun '{}' komponentissa ei ole nimiöitä: sen ratkaisu ei ole yksikäsitteinen</translation>
    </message>
    <message>
      <source>the component of node {} has no labels</source>
      <translation>solmun {} komponentissa ei ole nimiöitä</translation>
    </message>
    <message>
      <source>the component of {}</source>
      <translation>komponentti, jossa on {}</translation>
    </message>
    <message>
      <source>the coordinates are not all finite</source>
      <translation>kaikki koordinaatit eivät ole äärellisiä</translation>
    </message>
    <message>
      <source>the coordinates of node {} are not finite numbers</source>
      <translation>solmun {} koordinaatit eivät ole äärellisiä lukuja</translation>
    </message>
    <message>
      <source>the copies do not fit in memory</source>
      <translation>kopiot eivät mahdu muistiin</translation>
    </message>
    <message>
      <source>the curvature of a loss has no bound, which the theorem needs</source>
      <translation>häviön kaarevuudella ei ole ylärajaa, jonka lause vaatii</translation>
    </message>
    <message>
      <source>the data brings no coordinates for a geographic layout</source>
      <translation>aineistossa ei ole koordinaatteja, jotka kartta-asettelu tarvitsee</translation>
    </message>
    <message>
      <source>the data has a test set, this must be 0</source>
      <translation>aineistossa on testijoukko, joten tämän on oltava 0</translation>
    </message>
    <message>
      <source>the data has no coordinates: name their columns, or choose another measure</source>
      <translation>aineistossa ei ole koordinaatteja: nimeä niiden sarakkeet tai valitse toinen mitta</translation>
    </message>
    <message>
      <source>the data has no labels; ask about a feature</source>
      <translation>aineistossa ei ole nimiöitä; valitse jokin piirre</translation>
    </message>
    <message>
      <source>the data of all nodes are collected in one place</source>
      <translation>kaikkien solmujen data kootaan yhteen paikkaan</translation>
    </message>
    <message>
      <source>the data of each true cluster are collected in one place</source>
      <translation>kunkin oikean klusterin data kootaan yhteen paikkaan</translation>
    </message>
    <message>
      <source>the diagnosis was stopped</source>
      <translation>diagnostiikka pysäytettiin</translation>
    </message>
    <message>
      <source>the dimension of the parameter vectors cannot change during a run</source>
      <translation>parametrivektorien dimensio ei voi muuttua ajon aikana</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>levy on täynnä</translation>
    </message>
    <message>
      <source>the document</source>
      <translation>dokumentti</translation>
    </message>
    <message>
      <source>the document's own</source>
      <translation>dokumentin oma</translation>
    </message>
    <message>
      <source>the edge attribute {} is not declared; it is read under that name</source>
      <translation>kaarien attribuuttia {} ei ole määritelty; se luetaan tällä nimellä</translation>
    </message>
    <message>
      <source>the edge weights add up to at most {} at a node: unless λ is as large as {}, the nodes are almost uncoupled</source>
      <translation>solmun kaarien painojen summa on enintään {}: ellei λ ole niinkin suuri kuin {}, solmut jäävät lähes kytkemättä</translation>
    </message>
    <message>
      <source>the edge weights run from {} to {}: at {} of {} ({} %) they add up to less than a millionth of {}, so that a λ which suits the others leaves {} almost uncoupled</source>
      <translation>kaarien painot ovat välillä {0} … {1}: solmuja, joissa niiden summa on alle miljoonasosa arvosta {5}, on {2} ({4} %; graafissa on {3}), joten muille sopiva λ jättää {6} lähes kytkemättä</translation>
    </message>
    <message>
      <source>the edges in {} have no attributes</source>
      <translation>tiedoston {} kaarilla ei ole attribuutteja</translation>
    </message>
    <message>
      <source>the eigenvectors are not finite</source>
      <translation>ominaisvektorit eivät ole äärellisiä</translation>
    </message>
    <message>
      <source>the eigenvectors of the Laplacian did not converge</source>
      <translation>Laplacen matriisin ominaisvektorit eivät supenneet</translation>
    </message>
    <message>
      <source>the element &lt;{}&gt; is not read</source>
      <translation>elementti &lt;{}&gt; jätetään lukematta</translation>
    </message>
    <message>
      <source>the ends of the edges are the columns {} and {} (guessed)</source>
      <translation>kaarien päät ovat sarakkeissa {} ja {} (arvattu)</translation>
    </message>
    <message>
      <source>the entity {} is not known, expected the character itself</source>
      <translation>entiteetti {} on tuntematon, käytä merkkiä itseään</translation>
    </message>
    <message>
      <source>the exact optimum of {} parameters</source>
      <translation>tarkka optimi, jossa on {} parametria</translation>
    </message>
    <message>
      <source>the exercise states no number, and the data of the Finnish stations does not come with the lab; stations in Colorado take their place</source>
      <translation>tehtävässä ei anneta lukua, ja suomalaisten asemien data ei tule ohjelman mukana; niiden tilalla ovat Coloradon asemat</translation>
    </message>
    <message>
      <source>the features are not known before the graph, as the data is not from a file</source>
      <translation>piirteitä ei tunneta ennen graafia, koska aineisto ei ole tiedostosta</translation>
    </message>
    <message>
      <source>the features are too large to measure distances</source>
      <translation>piirteet ovat liian suuria etäisyyksien laskemiseen</translation>
    </message>
    <message>
      <source>the features become too large</source>
      <translation>piirteistä tulee liian suuria</translation>
    </message>
    <message>
      <source>the features become too large; set their scale</source>
      <translation>piirteistä tulee liian suuria; aseta niiden skaala</translation>
    </message>
    <message>
      <source>the file has the IDX format: {} rows of {} numbers</source>
      <translation>tiedosto on IDX-muodossa: {} riviä, kullakin {} lukua</translation>
    </message>
    <message>
      <source>the file is empty</source>
      <translation>tiedosto on tyhjä</translation>
    </message>
    <message>
      <source>the first %1</source>
      <translation>ensimmäiset %1</translation>
    </message>
    <message>
      <source>the first %1 are listed</source>
      <translation>luettelossa ensimmäiset %1</translation>
    </message>
    <message>
      <source>the first %1 of %2 parameters</source>
      <translation>ensimmäiset %1 / %2 parametria</translation>
    </message>
    <message>
      <source>the first column has no name, or the rows have a cell more than the header</source>
      <translation>ensimmäisellä sarakkeella ei ole nimeä, tai riveillä on yksi solu enemmän kuin otsikkorivillä</translation>
    </message>
    <message>
      <source>the first line has no names: the columns are two nodes (guessed)</source>
      <translation>ensimmäisellä rivillä ei ole nimiä: sarakkeissa on kaksi solmua (arvattu)</translation>
    </message>
    <message>
      <source>the first line has no names: the columns are two nodes and the weight (guessed)</source>
      <translation>ensimmäisellä rivillä ei ole nimiä: sarakkeissa on kaksi solmua ja paino (arvattu)</translation>
    </message>
    <message>
      <source>the first line has the names of the columns, {} and {} (guessed)</source>
      <translation>ensimmäisellä rivillä on sarakkeiden nimet, {} ja {} (arvattu)</translation>
    </message>
    <message>
      <source>the first line of {} may have the names of the columns or an edge already ({} - {}): choose names or values</source>
      <translation>tiedoston {} ensimmäisellä rivillä voi olla sarakkeiden nimet tai jo kaari ({} - {}): valitse nimet (names) tai arvot (values)</translation>
    </message>
    <message>
      <source>the first line of {} may have the names of the columns or values already ({}): choose names or values</source>
      <translation>tiedoston {} ensimmäisellä rivillä voi olla sarakkeiden nimet tai jo arvoja ({}): valitse nimet (names) tai arvot (values)</translation>
    </message>
    <message>
      <source>the first preset</source>
      <translation>ensimmäinen valmis koe</translation>
    </message>
    <message>
      <source>the first scene needs "preset" or "experiment"</source>
      <translation>ensimmäisessä kohtauksessa on oltava "preset" tai "experiment"</translation>
    </message>
    <message>
      <source>the flow</source>
      <translation>virtaus</translation>
    </message>
    <message>
      <source>the flow is not exact enough to decide about {}</source>
      <translation>virtaus ei ole tarpeeksi tarkka ratkaisemaan asiaa: {}</translation>
    </message>
    <message>
      <source>the folder for the working copy cannot be used: %1</source>
      <translation>työkopion kansiota ei voi käyttää: %1</translation>
    </message>
    <message>
      <source>the forces diverged</source>
      <translation>voimat hajaantuivat</translation>
    </message>
    <message>
      <source>the graph</source>
      <translation>graafi</translation>
    </message>
    <message>
      <source>the graph file was not read</source>
      <translation>graafitiedostoa ei ole luettu</translation>
    </message>
    <message>
      <source>the graph has another number of nodes in every draw, so its data cannot be repeated</source>
      <translation>graafissa on joka arvonnassa eri määrä solmuja, joten sen aineistoa ei voi toistaa</translation>
    </message>
    <message>
      <source>the graph has no cycle: elimination from the leaves, some twenty steps</source>
      <translation>graafissa ei ole sykliä: eliminointi lehdistä alkaen, parikymmentä askelta</translation>
    </message>
    <message>
      <source>the graph inside of a {} on line {} is not read</source>
      <translation>kohdan {} sisällä oleva graafi rivillä {} jätetään lukematta</translation>
    </message>
    <message>
      <source>the graph is a chain and the parameters of a node are not coupled: exact in one step</source>
      <translation>graafi on ketju, eivätkä solmun parametrit kytkeydy toisiinsa: tarkka yhdessä askeleessa</translation>
    </message>
    <message>
      <source>the graph is huge: first a preview in single precision</source>
      <translation>graafi on valtava: ensin esikatselu yksinkertaisella tarkkuudella</translation>
    </message>
    <message>
      <source>the graph is learned for at most {} nodes</source>
      <translation>graafin voi oppia enintään {} solmulle</translation>
    </message>
    <message>
      <source>the graph is learned from the messages of all nodes, which need too much memory for so many nodes, test points and delays</source>
      <translation>graafi opitaan kaikkien solmujen viesteistä, jotka veisivät liikaa muistia, kun solmuja, testipisteitä ja viiveitä on näin monta</translation>
    </message>
    <message>
      <source>the graph would have {} nodes, at most {} are possible</source>
      <translation>graafissa olisi {} solmua, enintään {} sallitaan</translation>
    </message>
    <message>
      <source>the hyperedge on line {} is not read, it is not an edge between two nodes</source>
      <translation>rivin {} hyperkaari jätetään lukematta, se ei ole kahden solmun välinen kaari</translation>
    </message>
    <message>
      <source>the iterate is near the optimum, and the factors of a Newton step are small enough</source>
      <translation>iteraatti on lähellä optimia, ja Newtonin askeleen hajotelma on tarpeeksi pieni</translation>
    </message>
    <message>
      <source>the iterate is near the optimum, and the factors of a Newton step are small enough for a method that takes every loss and penalty</source>
      <translation>iteraatti on lähellä optimia, ja Newtonin askeleen hajotelma on tarpeeksi pieni menetelmälle, joka hyväksyy kaikki häviöt ja sakkotermit</translation>
    </message>
    <message>
      <source>the iterations of {} do not ascend</source>
      <translation>{}: iteraatiot eivät ole nousevassa järjestyksessä</translation>
    </message>
    <message>
      <source>the key {} is declared for {} and stands in {}s, where it is read</source>
      <translation>avain {} on määritelty elementille {}, mutta se luetaan elementistä {}, jossa se on</translation>
    </message>
    <message>
      <source>the key {} of {}s is not declared; it is read under that name</source>
      <translation>avainta {} ({}) ei ole määritelty; se luetaan tällä nimellä</translation>
    </message>
    <message>
      <source>the labels are no normal variables around their mean, and the noise that is taken out of the error is normal. Choose real labels and a loss for them</source>
      <translation>nimiöt eivät ole normaalijakautuneita odotusarvonsa ympärillä, mutta virheestä poistettava kohina on normaalijakautunutta. Valitse reaaliset nimiöt ja niille sopiva häviö</translation>
    </message>
    <message>
      <source>the labels become too large</source>
      <translation>nimiöistä tulee liian suuria</translation>
    </message>
    <message>
      <source>the labels drawn are too large for floating point</source>
      <translation>arvotut nimiöt ovat liian suuria liukuluvuiksi</translation>
    </message>
    <message>
      <source>the labels of {} (and {} more) are linearly separable, the infimum is not attained; add a ridge term</source>
      <translation>nimiöt ovat lineaarisesti erottuvia ({} ja {} muuta), joten infimumia ei saavuteta; lisää ridge-termi</translation>
    </message>
    <message>
      <source>the labels of {} are linearly separable, the infimum is not attained; add a ridge term</source>
      <translation>nimiöt ovat lineaarisesti erottuvia ({}), joten infimumia ei saavuteta; lisää ridge-termi</translation>
    </message>
    <message>
      <source>the last experiment</source>
      <translation>viimeisin koe</translation>
    </message>
    <message>
      <source>the last iterate of a run has no numbers</source>
      <translation>ajon viimeisestä iteraatista puuttuvat luvut</translation>
    </message>
    <message>
      <source>the learning rate {} is larger than the largest stable one, 2/λ_max = {}, with λ_max = {} of the Hessian blockdiag(∇²L_i) + 2λL ⊗ C</source>
      <translation>oppimisnopeus {} on suurempi kuin suurin stabiili arvo 2/λ_max = {}, kun Hessen matriisin blockdiag(∇²L_i) + 2λL ⊗ C suurin ominaisarvo on λ_max = {}</translation>
    </message>
    <message>
      <source>the limit of the race, {} bytes, is reached, {} iterations done</source>
      <translation>vertailuajon raja, {} tavua, on saavutettu; iteraatioita tehty {}</translation>
    </message>
    <message>
      <source>the limit of the race, {} iterations, is reached, {} done</source>
      <translation>vertailuajon raja, {} iteraatiota, on saavutettu; tehty {}</translation>
    </message>
    <message>
      <source>the limit of the race, {} s, is reached, {} iterations done</source>
      <translation>vertailuajon raja, {} s, on saavutettu; iteraatioita tehty {}</translation>
    </message>
    <message>
      <source>the list {} is not closed</source>
      <translation>luetteloa {} ei ole suljettu</translation>
    </message>
    <message>
      <source>the lists have up to {} numbers; {} of shorter ones {} missing</source>
      <translation>luetteloissa on enintään {0} lukua; lyhyemmistä puuttuu {1}</translation>
    </message>
    <message>
      <source>the local model diverges</source>
      <translation>paikallinen malli hajaantuu</translation>
    </message>
    <message>
      <source>the local model of this node diverges</source>
      <translation>tämän solmun paikallinen malli hajaantuu</translation>
    </message>
    <message>
      <source>the loss is not quadratic, so its curvature changes with w and has no fixed eigenvalues; squared error without a Lasso term, or convex clustering, has</source>
      <translation>häviö ei ole neliöllinen, joten sen kaarevuus muuttuu w:n mukana eikä sillä ole kiinteitä ominaisarvoja; neliövirheellä ilman Lasso-termiä tai konveksilla klusteroinnilla on</translation>
    </message>
    <message>
      <source>the losses are not convex, so it may be far from the minimum</source>
      <translation>häviöt eivät ole konvekseja, joten minimi voi olla kaukana</translation>
    </message>
    <message>
      <source>the losses are not convex, so no method can prove an optimum</source>
      <translation>häviöt eivät ole konvekseja, joten mikään menetelmä ei voi todistaa optimia</translation>
    </message>
    <message>
      <source>the losses are not convex, there may be many local minima</source>
      <translation>häviöt eivät ole konvekseja, joten paikallisia minimejä voi olla monta</translation>
    </message>
    <message>
      <source>the losses are not convex: no certificate, and what a method finds depends on its start</source>
      <translation>häviöt eivät ole konvekseja: todistusta ei ole, ja menetelmän tulos riippuu lähtöpisteestä</translation>
    </message>
    <message>
      <source>the losses need {}, which cannot be shifted</source>
      <translation>häviöt tarvitsevat {}, joita ei voi siirtää</translation>
    </message>
    <message>
      <source>the losses of a neural network are not convex, so no λ can be proved to be large enough</source>
      <translation>neuroverkon häviöt eivät ole konvekseja, joten minkään λ:n arvon ei voi todistaa riittävän</translation>
    </message>
    <message>
      <source>the losses of the component of node {} leave {} {} undetermined</source>
      <translation>solmun {0} komponentin häviöt jättävät suuntia määräämättä ({1})</translation>
    </message>
    <message>
      <source>the losses read {}, choose label-flip or trigger without copies</source>
      <translation>häviöt eivät lue nimiöitä; valitse label-flip tai trigger ilman kopioita</translation>
    </message>
    <message>
      <source>the losses, and the edges that cannot carry another jump, determine every node</source>
      <translation>häviöt ja kaaret, jotka eivät salli muuta hyppyä, määräävät jokaisen solmun mallin</translation>
    </message>
    <message>
      <source>the matrix has more rows than columns, {}</source>
      <translation>matriisissa on enemmän rivejä kuin sarakkeita, joita on {}</translation>
    </message>
    <message>
      <source>the matrix has more rows than nodes, {}</source>
      <translation>matriisissa on enemmän rivejä kuin solmuja, joita on {}</translation>
    </message>
    <message>
      <source>the matrix has {} and {}, expected as many of both: one per node</source>
      <translation>matriisissa on {} ja {}, kumpiakin pitäisi olla yhtä monta: yksi solmua kohti</translation>
    </message>
    <message>
      <source>the matrix has {} rows and {} columns, expected as many of both: one per node</source>
      <translation>matriisissa on {} riviä ja {} saraketta, molempia pitäisi olla yhtä monta: yksi solmua kohti</translation>
    </message>
    <message>
      <source>the matrix has {}, expected one per column, {}</source>
      <translation>matriisissa on {}, pitäisi olla yksi saraketta kohti eli {}</translation>
    </message>
    <message>
      <source>the matrix has {}, expected one per node, {}</source>
      <translation>matriisissa on {}, pitäisi olla yksi solmua kohti eli {}</translation>
    </message>
    <message>
      <source>the mean of five draws depends mostly on the draws in which the boundary is not found after 2000 iterations, and their number is a matter of luck</source>
      <translation>viiden arvonnan keskiarvo riippuu eniten arvonnoista, joissa klusterien rajaa ei löydy 2000 iteraatiossa, ja niiden määrä on sattumaa</translation>
    </message>
    <message>
      <source>the method has finished</source>
      <translation>menetelmä on valmis</translation>
    </message>
    <message>
      <source>the method takes no gradient steps</source>
      <translation>menetelmä ei ota gradienttiaskelia</translation>
    </message>
    <message>
      <source>the method trains models that fit and predict; bias and variance are those of the minimisers of GTVMin, which are parameter vectors. Choose the method “Automatic” (auto)</source>
      <translation>menetelmä opettaa malleja, jotka sovitetaan ja jotka ennustavat; harha ja varianssi ovat GTVMin-tehtävän minimoijien, jotka ovat parametrivektoreita. Valitse menetelmäksi ”Automaattinen” (auto)</translation>
    </message>
    <message>
      <source>the model has no degree, and is not linear in the features: its size cannot be varied here</source>
      <translation>mallilla ei ole astetta eikä se ole lineaarinen piirteissä: sen kokoa ei voi muuttaa tässä</translation>
    </message>
    <message>
      <source>the name {} of a node is empty or appears twice</source>
      <translation>solmun nimi {} on tyhjä tai esiintyy kahdesti</translation>
    </message>
    <message>
      <source>the network has {}, the memory {}</source>
      <translation>verkossa on {}, muistissa {}</translation>
    </message>
    <message>
      <source>the node</source>
      <translation>solmu</translation>
    </message>
    <message>
      <source>the node attribute {} is not declared; it is read under that name</source>
      <translation>solmujen attribuuttia {} ei ole määritelty; se luetaan tällä nimellä</translation>
    </message>
    <message>
      <source>the node has no data, and its neighbours have no validation labels</source>
      <translation>solmulla ei ole dataa eikä sen naapureilla validointinimiöitä</translation>
    </message>
    <message>
      <source>the nodes agree at no λ that was tried</source>
      <translation>solmut eivät päädy samaan malliin millään kokeillulla λ:n arvolla</translation>
    </message>
    <message>
      <source>the nodes hold different columns of one table, and no node learns from another yet: each predicts from its own columns alone, and λ only pulls at parameters of columns that the other nodes do not have</source>
      <translation>solmuilla on saman taulukon eri sarakkeita, eikä mikään solmu vielä opi toiselta: kukin ennustaa vain omista sarakkeistaan, ja λ vain vetää niiden sarakkeiden parametreja, joita muilla solmuilla ei ole</translation>
    </message>
    <message>
      <source>the nodes of a cluster must have numbers in a row: choose Similar data under Graph to draw other ones</source>
      <translation>klusterin solmujen numeroiden on oltava peräkkäin: valitse Verkko-kohdassa Samankaltainen data arpoaksesi uudet</translation>
    </message>
    <message>
      <source>the noise of their gradients</source>
      <translation>gradienttien kohina</translation>
    </message>
    <message>
      <source>the number {} is too large</source>
      <translation>luku {} on liian suuri</translation>
    </message>
    <message>
      <source>the numbers drawn are too large for floating point</source>
      <translation>arvotut luvut ovat liian suuria liukuluvuiksi</translation>
    </message>
    <message>
      <source>the objective changed by at most {} in {} iterations</source>
      <translation>tavoitefunktio muuttui enintään {}, iteraatioita {}</translation>
    </message>
    <message>
      <source>the objective exceeds the largest number from the start: the data is too large</source>
      <translation>tavoitefunktio ylittää alusta asti suurimman mahdollisen luvun: datan luvut ovat liian suuria</translation>
    </message>
    <message>
      <source>the objective has {} parameters; eigenvalues are computed of at most {}: choose a smaller graph or fewer features</source>
      <translation>tavoitefunktiossa on {} parametria; ominaisarvot lasketaan enintään {} parametrille: valitse pienempi graafi tai vähemmän piirteitä</translation>
    </message>
    <message>
      <source>the objective is no longer a finite number at iteration {}; the weights are those of iteration {}</source>
      <translation>tavoitefunktio ei ole enää äärellinen luku iteraatiossa {}; mallin parametrit ovat iteraatiosta {}</translation>
    </message>
    <message>
      <source>the objective of one of them</source>
      <translation>yhden solmun tavoitefunktio</translation>
    </message>
    <message>
      <source>the open session</source>
      <translation>avoin istunto</translation>
    </message>
    <message>
      <source>the open session cannot be kept there ({})</source>
      <translation>avointa istuntoa ei voi säilyttää tässä kansiossa ({})</translation>
    </message>
    <message>
      <source>the optimal step needs differentiable losses and a quadratic penalty</source>
      <translation>optimaalinen askel vaatii differentioituvat häviöt ja neliöllisen sakkotermin</translation>
    </message>
    <message>
      <source>the optimal step needs losses whose curvature is bounded; back-tracking (solver.steps) finds a step for the others</source>
      <translation>optimaalinen askel vaatii häviöt, joiden kaarevuus on rajoitettu; peräytyvä askel (solver.steps) löytää askeleen muille</translation>
    </message>
    <message>
      <source>the optimum is followed from the λ before</source>
      <translation>optimia seurattiin edellisestä λ:n arvosta</translation>
    </message>
    <message>
      <source>the optimum is not unique ({} of {} node is undetermined)</source>
      <translation>optimi ei ole yksikäsitteinen (määräämättömiä solmuja {}/{})</translation>
    </message>
    <message>
      <source>the optimum is not unique ({} of {} nodes are undetermined)</source>
      <translation>optimi ei ole yksikäsitteinen (määräämättömiä solmuja {}/{})</translation>
    </message>
    <message>
      <source>the optimum is not unique ({} of {} nodes is undetermined)</source>
      <translation>optimi ei ole yksikäsitteinen (määräämättömiä solmuja {}/{})</translation>
    </message>
    <message>
      <source>the parameters of the local model grew beyond all numbers; a ridge term keeps them finite (model.ridge)</source>
      <translation>paikallisen mallin parametrit kasvoivat rajatta; ridge-termi pitää ne äärellisinä (model.ridge)</translation>
    </message>
    <message>
      <source>the partition before line {} is not read, it is of another network</source>
      <translation>riviä {} edeltävä ositus jätetään lukematta, se kuuluu toiseen verkkoon</translation>
    </message>
    <message>
      <source>the partition has more numbers than nodes, {}</source>
      <translation>osituksessa on enemmän lukuja kuin solmuja, joita on {}</translation>
    </message>
    <message>
      <source>the partition on line {} is not read, it has no *Vertices</source>
      <translation>rivin {} ositus jätetään lukematta, siinä ei ole otsikkoa *Vertices</translation>
    </message>
    <message>
      <source>the penalty is not a norm</source>
      <translation>sakkotermi ei ole normi</translation>
    </message>
    <message>
      <source>the penalty is not a norm: no finite λ brings consensus</source>
      <translation>sakkotermi ei ole normi: mikään äärellinen λ ei tuota konsensusta</translation>
    </message>
    <message>
      <source>the penalty is not quadratic, so the objective has no fixed eigenvalues; MOCHA, the squared norm and the Mahalanobis penalty have, and so has the loss of a node</source>
      <translation>sakkotermi ei ole neliöllinen, joten tavoitefunktiolla ei ole kiinteitä ominaisarvoja; MOCHA:lla, neliöidyllä normilla ja Mahalanobis-sakkotermillä on, samoin yksittäisen solmun häviöllä</translation>
    </message>
    <message>
      <source>the picture cannot be made</source>
      <translation>kuvaa ei voi tehdä</translation>
    </message>
    <message>
      <source>the place of {}</source>
      <translation>ajon {} jatkamiskohta</translation>
    </message>
    <message>
      <source>the point of the node and its models</source>
      <translation>solmun piste ja sen mallit</translation>
    </message>
    <message>
      <source>the point of the node and its models, first two coordinates</source>
      <translation>solmun piste ja sen mallit, kaksi ensimmäistä koordinaattia</translation>
    </message>
    <message>
      <source>the points become too large</source>
      <translation>pisteistä tulee liian suuria</translation>
    </message>
    <message>
      <source>the position {} of node {} is no point and left out</source>
      <translation>sijainti {} solmulla {} ei ole piste ja jätetään pois</translation>
    </message>
    <message>
      <source>the positions</source>
      <translation>sijainnit</translation>
    </message>
    <message>
      <source>the present graph does not fit the nodes of the table</source>
      <translation>nykyinen graafi ei sovi taulukon solmuihin</translation>
    </message>
    <message>
      <source>the present graph has {}, the table has {}</source>
      <translation>nykyisessä graafissa on {}, taulukossa {}</translation>
    </message>
    <message>
      <source>the problem {} of DIMACS is not read, expected sp, edge or col</source>
      <translation>DIMACS-ongelmaa {} ei lueta, pitäisi olla sp, edge tai col</translation>
    </message>
    <message>
      <source>the profile of its models</source>
      <translation>mallien profiili</translation>
    </message>
    <message>
      <source>the published error is two to three times smaller at every N₂ than the bias that λ causes at ρ = 0.4, on which theory, the independent runs and our runs agree; with ρ = 0.6 our error agrees with the published one</source>
      <translation>julkaistu virhe on jokaisella N₂:n arvolla vain kolmannes tai puolet harhasta, jonka λ aiheuttaa, kun ρ = 0.4; teoria, riippumattomat ajot ja tämän ohjelman ajot antavat kaikki saman harhan. Kun ρ = 0.6, täällä saatu virhe vastaa julkaistua</translation>
    </message>
    <message>
      <source>the published number is one run from one unlucky start: its centres are drawn from {0, 1} while the true parameters are drawn from {0, ½}, and nearly all nodes choose the same centre. From centres of {0, ½} every draw finds both clusters</source>
      <translation>julkaistu luku on yhdestä ajosta, jonka alku oli huono: sen keskukset on arvottu joukosta {0, 1}, kun taas oikeat parametrit arvotaan joukosta {0, ½}, ja lähes kaikki solmut valitsevat saman keskuksen. Kun keskukset arvotaan joukosta {0, ½}, molemmat klusterit löytyvät joka arvonnassa</translation>
    </message>
    <message>
      <source>the published number is the mean of five draws, of which a few are ten times as large as the others; ours is the median of more draws</source>
      <translation>julkaistu luku on viiden arvonnan keskiarvo, ja muutama arvonta antaa kymmenen kertaa niin suuren arvon kuin muut; täällä saatu luku on useamman arvonnan mediaani</translation>
    </message>
    <message>
      <source>the published number is the median of few draws, and whether a start finds all five clusters is a matter of luck; the median of twenty draws is within the band</source>
      <translation>julkaistu luku on muutaman arvonnan mediaani, ja on sattumaa, löytääkö jokin alku kaikki viisi klusteria; kahdenkymmenen arvonnan mediaani on sallituissa rajoissa</translation>
    </message>
    <message>
      <source>the random numbers to come</source>
      <translation>tulevat satunnaisluvut</translation>
    </message>
    <message>
      <source>the row of the matrix has {}, expected one per node, {}</source>
      <translation>matriisin rivillä on {}, pitäisi olla yksi solmua kohti eli {}</translation>
    </message>
    <message>
      <source>the row of {} in the adjacency matrix has {}, expected {}: write the whole matrix</source>
      <translation>vierusmatriisin rivillä {} on {}, pitäisi olla {}: kirjoita koko matriisi</translation>
    </message>
    <message>
      <source>the row of {} was expected, as column {} is called, got {}</source>
      <translation>pitäisi olla rivi {}, sillä se on sarakkeen {} nimi, nyt {}</translation>
    </message>
    <message>
      <source>the rows and columns have different labels, expected the same nodes in both</source>
      <translation>riveillä ja sarakkeilla on eri nimet, kummissakin pitäisi olla samat solmut</translation>
    </message>
    <message>
      <source>the rows have another order than the columns</source>
      <translation>rivit ovat eri järjestyksessä kuin sarakkeet</translation>
    </message>
    <message>
      <source>the rows have one cell more than the first line: their first ones are names of rows (guessed)</source>
      <translation>riveillä on yksi solu enemmän kuin ensimmäisellä rivillä: ensimmäiset solut ovat rivien nimiä (arvattu)</translation>
    </message>
    <message>
      <source>the rows name their nodes, see data.node; choose one of the two</source>
      <translation>rivit nimeävät jo solmunsa, ks. data.node; valitse jompikumpi</translation>
    </message>
    <message>
      <source>the rows of a time series cannot be divided among nodes: set the lags to 0 first</source>
      <translation>aikasarjan rivejä ei voi jakaa solmuille: aseta ensin viiveiden määräksi 0</translation>
    </message>
    <message>
      <source>the rows of the adjacency matrix have another order than its columns: expected the row of {}, got {}</source>
      <translation>vierusmatriisin rivit ovat eri järjestyksessä kuin sarakkeet: odotettu rivi: {}, nyt {}</translation>
    </message>
    <message>
      <source>the rows of training are known once all steps are done: no other step may follow</source>
      <translation>opetusrivit tiedetään vasta, kun kaikki vaiheet on tehty: sen jälkeen ei saa tulla muita vaiheita</translation>
    </message>
    <message>
      <source>the rows of {} are joined in their order, as no key is chosen</source>
      <translation>tiedoston {} rivit liitetään järjestyksessään, koska avainta ei ole valittu</translation>
    </message>
    <message>
      <source>the run has not begun</source>
      <translation>ajo ei ole alkanut</translation>
    </message>
    <message>
      <source>the scale of the positions (they are brought into 0 to 1)</source>
      <translation>sijaintien mittakaava (ne siirretään välille 0–1)</translation>
    </message>
    <message>
      <source>the server averages: w̄ ← (1/n) Σ&lt;sub&gt;i&lt;/sub&gt; w&lt;sub&gt;i&lt;/sub&gt;</source>
      <translation>palvelin laskee keskiarvon: w̄ ← (1/n) Σ&lt;sub&gt;i&lt;/sub&gt; w&lt;sub&gt;i&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>the server begins with a common model w</source>
      <translation>palvelin aloittaa yhteisestä mallista w</translation>
    </message>
    <message>
      <source>the server begins with a few centres θ&lt;sub&gt;1&lt;/sub&gt;, θ&lt;sub&gt;2&lt;/sub&gt;, …</source>
      <translation>palvelin aloittaa muutamasta keskipisteestä θ&lt;sub&gt;1&lt;/sub&gt;, θ&lt;sub&gt;2&lt;/sub&gt;, …</translation>
    </message>
    <message>
      <source>the server begins with w ← 0; α ← the step size</source>
      <translation>palvelin aloittaa arvosta w ← 0; α ← askelpituus</translation>
    </message>
    <message>
      <source>the server begins with w̄ ← 0</source>
      <translation>palvelin aloittaa arvosta w̄ ← 0</translation>
    </message>
    <message>
      <source>the server mixes the copies into w</source>
      <translation>palvelin sekoittaa kopiot w:hen</translation>
    </message>
    <message>
      <source>the server sends all centres to its nodes</source>
      <translation>palvelin lähettää kaikki keskipisteet solmuilleen</translation>
    </message>
    <message>
      <source>the server sends w to its nodes</source>
      <translation>palvelin lähettää w:n solmuilleen</translation>
    </message>
    <message>
      <source>the server sends w̄ to its clients</source>
      <translation>palvelin lähettää w̄:n asiakkailleen</translation>
    </message>
    <message>
      <source>the server steps along their mean: w ← w − (α/n) Σ&lt;sub&gt;i&lt;/sub&gt; g&lt;sub&gt;i&lt;/sub&gt;</source>
      <translation>palvelin ottaa askeleen niiden keskiarvon suuntaan: w ← w − (α/n) Σ&lt;sub&gt;i&lt;/sub&gt; g&lt;sub&gt;i&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>the server steps along their mean: w ← w − (α/n) Σ&lt;sub&gt;i&lt;/sub&gt; ∇L&lt;sub&gt;i&lt;/sub&gt;(w)</source>
      <translation>palvelin ottaa askeleen niiden keskiarvon suuntaan: w ← w − (α/n) Σ&lt;sub&gt;i&lt;/sub&gt; ∇L&lt;sub&gt;i&lt;/sub&gt;(w)</translation>
    </message>
    <message>
      <source>the server: θ&lt;sub&gt;j&lt;/sub&gt; ← θ&lt;sub&gt;j&lt;/sub&gt; − (η/|S|) Σ of the gradients of its nodes, or the mean of their models</source>
      <translation>palvelin: θ&lt;sub&gt;j&lt;/sub&gt; ← θ&lt;sub&gt;j&lt;/sub&gt; − (η/|S|) Σ sen solmujen gradientit, tai niiden mallien keskiarvo</translation>
    </message>
    <message>
      <source>the state of the session</source>
      <translation>istunnon tila</translation>
    </message>
    <message>
      <source>the step size {} is larger than 2/β = {}, with the smoothness β = {} of the mean loss of all nodes: a centre that most of them take is not stable</source>
      <translation>askelpituus {} on suurempi kuin 2/β = {}, kun kaikkien solmujen keskihäviön sileys on β = {}: keskus, jonka useimmat niistä valitsevat, ei ole stabiili</translation>
    </message>
    <message>
      <source>the step size {} is larger than 2/β = {}, with the smoothness β ≤ {} of the objective</source>
      <translation>askelpituus {} on suurempi kuin 2/β = {}, kun tavoitefunktion sileys on β ≤ {}</translation>
    </message>
    <message>
      <source>the step size {} is larger than {} = {}, with the smoothness β ≤ {} of the objective</source>
      <translation>askelpituus {} on suurempi kuin {} = {}, kun tavoitefunktion sileys on β ≤ {}</translation>
    </message>
    <message>
      <source>the step size {} of the nodes is larger than 2/{} = {}, with the largest smoothness β = {} of their losses</source>
      <translation>solmujen askelpituus {} on suurempi kuin 2/{} = {}, kun niiden häviöiden suurin sileys on β = {}</translation>
    </message>
    <message>
      <source>the steps of {} differ: from {} to {} it is {}, elsewhere {}; rows are counted, however far apart these are</source>
      <translation>sarakkeen {0} askeleet vaihtelevat: yksi askel on {3} ({1} … {2}), muualla {4}; lasketaan rivejä, olivat ne kuinka kaukana toisistaan tahansa</translation>
    </message>
    <message>
      <source>the study '{}' cannot be read</source>
      <translation>tutkimusta '{}' ei voi lukea</translation>
    </message>
    <message>
      <source>the study {}</source>
      <translation>tutkimus {}</translation>
    </message>
    <message>
      <source>the summed losses are not strongly convex (α_C = 0)</source>
      <translation>häviöiden summa ei ole vahvasti konveksi (α_C = 0)</translation>
    </message>
    <message>
      <source>the summed losses are too ill-conditioned to be minimised</source>
      <translation>häviöiden summa on liian häiriöaltis minimoitavaksi</translation>
    </message>
    <message>
      <source>the summed losses have no minimiser, or none that Newton's method finds</source>
      <translation>häviöiden summalla ei ole minimiä, tai Newtonin menetelmä ei löydä sitä</translation>
    </message>
    <message>
      <source>the sweep of the session</source>
      <translation>istunnon parametriajo</translation>
    </message>
    <message>
      <source>the system gives this program no more threads {}. Close other programs, or raise the limit (ulimit -u)</source>
      <translation>järjestelmä ei anna ohjelmalle enempää säikeitä {}. Sulje muita ohjelmia tai nosta rajaa (ulimit -u)</translation>
    </message>
    <message>
      <source>the system refused something {}: {}</source>
      <translation>järjestelmä torjui pyynnön {}: {}</translation>
    </message>
    <message>
      <source>the table has a column {} already</source>
      <translation>taulukossa on jo sarake {}</translation>
    </message>
    <message>
      <source>the table has a column {} already, rename it first</source>
      <translation>taulukossa on jo sarake {}, nimeä se ensin uudelleen</translation>
    </message>
    <message>
      <source>the table has as many rows as columns of numbers; as an adjacency matrix without names it must have zeros on its diagonal: write the names of the nodes above and beside the matrix, or source and target above a list of edges</source>
      <translation>taulukossa on yhtä monta riviä kuin lukusaraketta; jos se on vierusmatriisi ilman nimiä, sen lävistäjällä on oltava nollat: kirjoita solmujen nimet matriisin ylle ja viereen, tai source ja target kaariluettelon ylle</translation>
    </message>
    <message>
      <source>the table is read as the adjacency matrix of {} (guessed)</source>
      <translation>taulukko luetaan vierusmatriisina, jossa on {} (arvattu)</translation>
    </message>
    <message>
      <source>the tag &lt;/{}&gt; is not closed</source>
      <translation>tunnistetta &lt;/{}&gt; ei ole suljettu</translation>
    </message>
    <message>
      <source>the tag &lt;{}&gt; is not closed</source>
      <translation>tunnistetta &lt;{}&gt; ei ole suljettu</translation>
    </message>
    <message>
      <source>the text does not name the penalty; with network Lasso, the mean of the losses, λ = 0.01 and γ = 1 the method is far from converged after the 1000 iterations of the table. 1.42e-5 arises by (39) with the settings of the official code: ℓ₁ penalty and the sum of the losses, which is λ = 0.001 and γ = 10 with the mean, see the preset table1</source>
      <translation>teksti ei nimeä sakkotermiä; kun käytössä ovat verkko-Lasso, häviöiden keskiarvo, λ = 0.01 ja γ = 1, menetelmä on taulukon 1000 iteraation jälkeen kaukana suppenemisesta. 1.42e-5 syntyy yhtälöllä (39) virallisen koodin asetuksilla: ℓ₁-sakkotermi ja häviöiden summa, mikä on keskiarvolla λ = 0.001 ja γ = 10, ks. valmis koe table1</translation>
    </message>
    <message>
      <source>the text is not UTF-8, it is read as Windows-1252 (guessed)</source>
      <translation>teksti ei ole UTF-8:aa, se luetaan Windows-1252:na (arvattu)</translation>
    </message>
    <message>
      <source>the text is read as UTF-16 (guessed)</source>
      <translation>teksti luetaan UTF-16:na (arvattu)</translation>
    </message>
    <message>
      <source>the text names the error of the parameters, equation (39), and 0.133 could not be reproduced by (39), which gives 0.032; it is reproduced as the validation label MSE, which the official code reports, see the explanation</source>
      <translation>teksti nimeää parametrien virheen, yhtälö (39), eikä 0.133 toistunut yhtälöllä (39), joka antaa 0.032; se toistuu validointinimiöiden MSE:nä, jonka virallinen koodi ilmoittaa, ks. selitys</translation>
    </message>
    <message>
      <source>the text sums over the neighbours; the exact solution then has the ratio 1.00, and with the printed learning rate 0.01 the method diverges. A ratio near 9 arises only with an averaging that the text does not have, if the coupling is divided by the number of nodes, see the explanation</source>
      <translation>teksti laskee summan naapurien yli; tarkan ratkaisun suhde on silloin 1.00, ja menetelmä hajaantuu painetulla oppimisnopeudella 0.01. Suhde lähellä 9:ää syntyy vain keskiarvoistuksella, jota tekstissä ei ole: kun kytkentä jaetaan solmujen lukumäärällä, ks. selitys</translation>
    </message>
    <message>
      <source>the time limit of {} s was over before the first iteration</source>
      <translation>aikaraja ({} s) umpeutui ennen ensimmäistä iteraatiota</translation>
    </message>
    <message>
      <source>the trace</source>
      <translation>mittaushistoria</translation>
    </message>
    <message>
      <source>the truth behind this data is not known, so bias and noise cannot be told apart. Choose data that is drawn, “Synthetic, linear model” or “Synthetic, sine waves”</source>
      <translation>tämän aineiston oikeaa mallia ei tunneta, joten harhaa ja kohinaa ei voi erottaa. Valitse arvottava aineisto: ”Synteettinen, lineaarinen malli” tai ”Synteettinen, siniaallot”</translation>
    </message>
    <message>
      <source>the update does not depend on this label</source>
      <translation>päivitys ei riipu tästä nimiöstä</translation>
    </message>
    <message>
      <source>the update does not depend on this number, so nothing of it is shared</source>
      <translation>päivitys ei riipu tästä luvusta, joten siitä ei jaeta mitään</translation>
    </message>
    <message>
      <source>the value of {} of &lt;{}&gt; is not in quotes</source>
      <translation>elementin &lt;{1}&gt; attribuutin {0} arvo ei ole lainausmerkeissä</translation>
    </message>
    <message>
      <source>the value {} appears twice</source>
      <translation>arvo {} esiintyy kahdesti</translation>
    </message>
    <message>
      <source>the variance of y</source>
      <translation>muuttujan y varianssi</translation>
    </message>
    <message>
      <source>the weights of a network are finite</source>
      <translation>verkon painojen on oltava äärellisiä</translation>
    </message>
    <message>
      <source>the {} attributes of {} nodes are too many for a table</source>
      <translation>{} attribuuttia {} solmulla on taulukolle liikaa</translation>
    </message>
    <message>
      <source>the {} loss has no model, it compares points: choose Linear (linear) without intercept and ridge</source>
      <translation>häviöllä {} ei ole mallia, se vertaa pisteitä: valitse Lineaarinen (linear) ilman vakiotermiä ja ridge-termiä</translation>
    </message>
    <message>
      <source>the {} loss needs one point per node, got {}</source>
      <translation>häviö {} tarvitsee yhden pisteen solmua kohti, nyt {}</translation>
    </message>
    <message>
      <source>theory</source>
      <translation>teoria</translation>
    </message>
    <message>
      <source>theory gives (10/9)/(10/989) = 110, and the mean of many runs agrees; single runs are between 84 and 161</source>
      <translation>teorian mukaan suhde on (10/9)/(10/989) = 110, ja monen ajon keskiarvo vastaa sitä; yksittäisissä ajoissa suhde on 84–161</translation>
    </message>
    <message>
      <source>there are coordinates of {}, the graph has {}</source>
      <translation>koordinaateissa on {}, graafissa {}</translation>
    </message>
    <message>
      <source>there are no features to compare: name the label, or choose another measure</source>
      <translation>verrattavia piirteitä ei ole: nimeä nimiö tai valitse toinen mitta</translation>
    </message>
    <message>
      <source>there are no samples that a local model could be fitted to</source>
      <translation>ei ole datapisteitä, joihin paikallisen mallin voisi sovittaa</translation>
    </message>
    <message>
      <source>there is no column of texts to compare {} with</source>
      <translation>ei ole tekstisaraketta, johon tekstiä {} voisi verrata</translation>
    </message>
    <message>
      <source>there is no function {}, expected one of {}</source>
      <translation>funktiota {} ei ole, pitäisi olla jokin näistä: {}</translation>
    </message>
    <message>
      <source>there is no memory for so large a picture</source>
      <translation>muisti ei riitä näin suureen kuvaan</translation>
    </message>
    <message>
      <source>there is no place for the files in it: {}</source>
      <translation>istunnon tiedostoille ei löydy paikkaa: {}</translation>
    </message>
    <message>
      <source>there is no such feature</source>
      <translation>tällaista piirrettä ei ole</translation>
    </message>
    <message>
      <source>there is no such field of a lesson</source>
      <translation>oppitunnissa ei ole tällaista kenttää</translation>
    </message>
    <message>
      <source>there is no such field of a question</source>
      <translation>kysymyksessä ei ole tällaista kenttää</translation>
    </message>
    <message>
      <source>there is no such field of a scene</source>
      <translation>kohtauksessa ei ole tällaista kenttää</translation>
    </message>
    <message>
      <source>there is no such field of a view</source>
      <translation>näkymällä ei ole tällaista kenttää</translation>
    </message>
    <message>
      <source>there is no such node</source>
      <translation>tällaista solmua ei ole</translation>
    </message>
    <message>
      <source>there is no sweep</source>
      <translation>parametriajoa ei ole</translation>
    </message>
    <message>
      <source>there is not enough memory for it</source>
      <translation>muisti ei riitä tiedoston käsittelyyn</translation>
    </message>
    <message>
      <source>there is not enough memory {}</source>
      <translation>muistia ei ole tarpeeksi {}</translation>
    </message>
    <message>
      <source>there is nothing to draw</source>
      <translation>piirrettävää ei ole</translation>
    </message>
    <message>
      <source>there is one feature, so none can be left out. Choose more of them, or the model “Polynomial”, whose degree is varied</source>
      <translation>piirteitä on yksi, joten mitään ei voi jättää pois. Valitse lisää piirteitä tai malli ”Polynomi”, jonka astetta muutetaan</translation>
    </message>
    <message>
      <source>these nodes</source>
      <translation>nämä solmut</translation>
    </message>
    <message>
      <source>they learn</source>
      <translation>ne oppivat</translation>
    </message>
    <message>
      <source>this local model has no memory</source>
      <translation>tällä paikallisella mallilla ei ole muistia</translation>
    </message>
    <message>
      <source>this method asks no node for a minimiser that could be inexact; {} do</source>
      <translation>tämä menetelmä ei pyydä miltään solmulta minimoijaa, joka voisi olla epätarkka; sellaista pyytävät {}</translation>
    </message>
    <message>
      <source>this method is made for up to 256 parameters per node</source>
      <translation>tämä menetelmä on tehty enintään 256 parametrille solmua kohti</translation>
    </message>
    <message>
      <source>this method is made for up to 64 parameters per node</source>
      <translation>tämä menetelmä on tehty enintään 64 parametrille solmua kohti</translation>
    </message>
    <message>
      <source>this method needs a graph whose components are chains</source>
      <translation>tämä menetelmä vaatii graafin, jonka komponentit ovat ketjuja</translation>
    </message>
    <message>
      <source>this method needs a graph without cycles (a chain, a star, a tree)</source>
      <translation>tämä menetelmä vaatii graafin, jossa ei ole syklejä (ketju, tähti, puu)</translation>
    </message>
    <message>
      <source>this method needs a strongly convex loss at every node; {} of {} have none (no data, too little, or no ridge)</source>
      <translation>tämä menetelmä vaatii vahvasti konveksin häviön joka solmuun; {1} solmusta {0} on sitä vailla (ei dataa, liian vähän dataa tai ei ridge-termiä)</translation>
    </message>
    <message>
      <source>this method needs convex losses, which a neural network does not have; choose Primal-dual (primal-dual), ADMM (admm), FedRelax (fedrelax), Gradient steps (gradient-steps) or a federated method</source>
      <translation>tämä menetelmä vaatii konveksit häviöt, joita neuroverkolla ei ole; valitse Primaali-duaali (primal-dual), ADMM (admm), FedRelax (fedrelax), Gradienttiaskeleet (gradient-steps) tai jokin federoitu menetelmä</translation>
    </message>
    <message>
      <source>this method needs differentiable losses</source>
      <translation>tämä menetelmä vaatii differentioituvat häviöt</translation>
    </message>
    <message>
      <source>this method needs differentiable losses: {}; and {}</source>
      <translation>tämä menetelmä vaatii differentioituvat häviöt: {}; ja {}</translation>
    </message>
    <message>
      <source>this method needs quadratic losses, {}, in which the parameters of a node are not coupled (one parameter per node, or diagonal Hessians)</source>
      <translation>tämä menetelmä vaatii neliölliset häviöt, {}, joissa solmun parametrit eivät kytkeydy toisiinsa (yksi parametri solmua kohti tai lävistäjämuotoiset Hessen matriisit)</translation>
    </message>
    <message>
      <source>this method needs weights from 1e-150 to 1e150</source>
      <translation>tämä menetelmä vaatii painot väliltä 1e-150 … 1e150</translation>
    </message>
    <message>
      <source>this method needs {}</source>
      <translation>tämä menetelmä vaatii {}</translation>
    </message>
    <message>
      <source>this method needs {}, or any norm with one parameter per node</source>
      <translation>tämä menetelmä vaatii {}, tai minkä tahansa normin, kun solmua kohti on yksi parametri</translation>
    </message>
    <message>
      <source>this method runs on the ideal network only; {} also run where nodes pause and messages are late or lost</source>
      <translation>tämä menetelmä toimii vain ideaalisessa verkossa; myös silloin, kun solmut pitävät taukoja ja viestit myöhästyvät tai katoavat, toimivat {}</translation>
    </message>
    <message>
      <source>this method takes one step size for all models, and the curvature of a loss here has no bound; choose a method of Newton's kind or with proximal steps, such as Automatic (auto), or a loss whose curvature is bounded: {}</source>
      <translation>tämä menetelmä käyttää kaikille malleille samaa askelpituutta, mutta erään häviön kaarevuudella ei ole ylärajaa; valitse Newton-tyyppinen tai proksimaalisia askelia ottava menetelmä, kuten Automaattinen (auto), tai häviö, jonka kaarevuus on rajoitettu: {}</translation>
    </message>
    <message>
      <source>this method works with what nodes compute, not with what they send; tampered updates go with {}</source>
      <translation>tämä menetelmä käyttää sitä, mitä solmut laskevat, ei sitä, mitä ne lähettävät; väärennetyt päivitykset sopivat näihin: {}</translation>
    </message>
    <message>
      <source>this method would need too much memory and time for the factors of this graph; choose Automatic (auto) or Primal-dual, adaptive steps (adaptive-primal-dual)</source>
      <translation>tämä menetelmä tarvitsisi liikaa muistia ja aikaa tämän graafin hajotelmaan; valitse Automaattinen (auto) tai Primaali-duaali, mukautuvat askeleet (adaptive-primal-dual)</translation>
    </message>
    <message>
      <source>this method would need {} per step on this network, the limit is {}; Primal-dual, adaptive steps (adaptive-primal-dual) has no such limit</source>
      <translation>tämä menetelmä tarvitsisi tässä verkossa {} askelta kohti, raja on {}; menetelmällä Primaali-duaali, mukautuvat askeleet (adaptive-primal-dual) ei ole tällaista rajaa</translation>
    </message>
    <message>
      <source>this method would need {} to factorise this network, the limit is {}; Conjugate gradients (conjugate-gradient) has no such limit</source>
      <translation>verkon hajotelma vaatisi tältä menetelmältä {}, raja on {}; menetelmällä Liittogradientit (conjugate-gradient) ei ole tällaista rajaa</translation>
    </message>
    <message>
      <source>this node</source>
      <translation>tämän solmun</translation>
    </message>
    <message>
      <source>this node has no data that it could share</source>
      <translation>tällä solmulla ei ole dataa, jota se voisi jakaa</translation>
    </message>
    <message>
      <source>this node is an attacker: what it shares is not what it has</source>
      <translation>tämä solmu on hyökkääjä: se ei jaa sitä, mitä sillä on</translation>
    </message>
    <message>
      <source>this number is the same in all samples, so nothing can be learned about it</source>
      <translation>tämä luku on sama kaikissa datapisteissä, joten siitä ei voi saada mitään selville</translation>
    </message>
    <message>
      <source>time</source>
      <translation>aika</translation>
    </message>
    <message>
      <source>time limit</source>
      <translation>aikaraja</translation>
    </message>
    <message>
      <source>time limit of {} s reached at iteration {}</source>
      <translation>aikaraja ({} s) umpeutui iteraatiossa {}</translation>
    </message>
    <message>
      <source>time-limit</source>
      <translation>aikaraja</translation>
    </message>
    <message>
      <source>times in square brackets are not read: what holds for some time only is read as if it held always</source>
      <translation>hakasulkeissa olevat ajat jätetään lukematta: vain jonkin aikaa voimassa oleva luetaan niin kuin se olisi aina voimassa</translation>
    </message>
    <message>
      <source>times without a distance from UTC, such as +02:00, are taken for UTC, while others have one: {} of {}</source>
      <translation>ajat, joista puuttuu ero UTC-aikaan, kuten +02:00, tulkitaan UTC-ajoiksi, vaikka muilla ero on: {} / {}</translation>
    </message>
    <message>
      <source>title</source>
      <translation>otsikko</translation>
    </message>
    <message>
      <source>to</source>
      <translation>mihin</translation>
    </message>
    <message>
      <source>to</source>
      <comment>a value</comment>
      <translation>päättyen</translation>
    </message>
    <message>
      <source>to describe the session</source>
      <translation>istunnon kuvaamiseen</translation>
    </message>
    <message>
      <source>to follow the exact optimum</source>
      <translation>tarkan optimin seuraamiseen</translation>
    </message>
    <message>
      <source>to keep the session</source>
      <translation>istunnon säilyttämiseen</translation>
    </message>
    <message>
      <source>to save</source>
      <translation>tallentamiseen</translation>
    </message>
    <message>
      <source>to say how the session is kept</source>
      <translation>ilmoittamiseen istunnon säilyttämisestä</translation>
    </message>
    <message>
      <source>to write it</source>
      <translation>tiedoston kirjoittamiseen</translation>
    </message>
    <message>
      <source>total variation of the predictions, Σ A d(h, h'), without λ: how much neighbours disagree on the shared test set</source>
      <translation>ennusteiden kokonaisvaihtelu Σ A d(h, h') ilman λ:aa: kuinka paljon naapurit ovat eri mieltä yhteisessä testijoukossa</translation>
    </message>
    <message>
      <source>training</source>
      <translation>opetus</translation>
    </message>
    <message>
      <source>training MSE</source>
      <translation>opetuksen MSE</translation>
    </message>
    <message>
      <source>training accuracy</source>
      <translation>opetustarkkuus</translation>
    </message>
    <message>
      <source>training accuracy %1 %</source>
      <translation>opetuksen luokittelutarkkuus %1 %</translation>
    </message>
    <message>
      <source>training error</source>
      <translation>opetusvirhe</translation>
    </message>
    <message>
      <source>training labels</source>
      <translation>opetusnimiöt</translation>
    </message>
    <message>
      <source>trees count in single precision: features must be below 3.4e38</source>
      <translation>puut lasketaan yksinkertaisella tarkkuudella: piirteiden on oltava alle 3.4e38</translation>
    </message>
    <message>
      <source>trimmed-mean</source>
      <translation>typistetty keskiarvo</translation>
    </message>
    <message>
      <source>trouser</source>
      <translation>housut</translation>
    </message>
    <message>
      <source>true %1</source>
      <translation>oikea %1</translation>
    </message>
    <message>
      <source>true cluster</source>
      <translation>oikea klusteri</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>true tai false</translation>
    </message>
    <message>
      <source>truth</source>
      <translation>oikea malli</translation>
    </message>
    <message>
      <source>truth %1</source>
      <translation>oikea %1</translation>
    </message>
    <message>
      <source>truth of all %L1 nodes</source>
      <translation>kaikkien %L1 solmun oikea malli</translation>
    </message>
    <message>
      <source>truth of cluster %1 (%2)</source>
      <translation>klusterin %1 oikea malli (%2)</translation>
    </message>
    <message>
      <source>truth of node %1</source>
      <translation>solmun %1 oikea malli</translation>
    </message>
    <message>
      <source>truth of the nodes %1</source>
      <translation>solmujen %1 oikea malli</translation>
    </message>
    <message>
      <source>truth read off the figure</source>
      <translation>oikeat mallit luettu kuvasta</translation>
    </message>
    <message>
      <source>two nodes</source>
      <translation>kaksi solmua</translation>
    </message>
    <message>
      <source>two nodes are called {}</source>
      <translation>kahden solmun nimi on {}</translation>
    </message>
    <message>
      <source>u = (x − centre) / scale: one number, or one per feature.</source>
      <translation>u = (x − keskus) / skaala: yksi luku tai yksi piirrettä kohti.</translation>
    </message>
    <message>
      <source>uncertified</source>
      <translation>ilman todistusta</translation>
    </message>
    <message>
      <source>uncorrelated with age</source>
      <translation>iän kanssa korreloimattomat</translation>
    </message>
    <message>
      <source>uniform</source>
      <translation>tasajakauma</translation>
    </message>
    <message>
      <source>uniqueness</source>
      <translation>yksikäsitteisyys</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>ei tunneta</translation>
    </message>
    <message>
      <source>unknown column {}, expected {}x1, x2, ...</source>
      <translation>tuntematon sarake {}, sallittuja ovat {}x1, x2, ...</translation>
    </message>
    <message>
      <source>unknown field; {} has {}</source>
      <translation>tuntematon kenttä; sallitut kentät ({}): {}</translation>
    </message>
    <message>
      <source>unlabelled</source>
      <translation>nimiötön</translation>
    </message>
    <message>
      <source>uses labels that the study hides for the test: compare features, or let the data keep nodes (data.heldOut) or samples (data.validation)</source>
      <translation>käyttää nimiöitä, jotka sivuunjättökoe piilottaa testiä varten: vertaa piirteitä tai varaa aineistossa solmuja (data.heldOut) tai datapisteitä (data.validation)</translation>
    </message>
    <message>
      <source>uses labels that the study hides to choose λ: compare features, or set heldOut.validationFraction to 0</source>
      <translation>käyttää nimiöitä, jotka sivuunjättökoe piilottaa λ:n valintaa varten: vertaa piirteitä tai aseta kentän heldOut.validationFraction arvoksi 0</translation>
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
      <translation>validointi</translation>
    </message>
    <message>
      <source>validation accuracy</source>
      <translation>validointitarkkuus</translation>
    </message>
    <message>
      <source>validation accuracy %1 %</source>
      <translation>validoinnin luokittelutarkkuus %1 %</translation>
    </message>
    <message>
      <source>validation accuracy of one tree</source>
      <translation>yhden puun validointitarkkuus</translation>
    </message>
    <message>
      <source>validation data</source>
      <translation>validointidata</translation>
    </message>
    <message>
      <source>validation data in the colour of its label</source>
      <translation>validointidata nimiönsä värillä</translation>
    </message>
    <message>
      <source>validation error</source>
      <translation>validointivirhe</translation>
    </message>
    <message>
      <source>validation error %1</source>
      <translation>validointivirhe %1</translation>
    </message>
    <message>
      <source>validation error (mean squared error)</source>
      <translation>validointivirhe (keskineliövirhe)</translation>
    </message>
    <message>
      <source>validation error (share of wrong predictions)</source>
      <translation>validointivirhe (väärien ennusteiden osuus)</translation>
    </message>
    <message>
      <source>validation error of honest nodes</source>
      <translation>rehellisten solmujen validointivirhe</translation>
    </message>
    <message>
      <source>validation error of honest nodes (share of wrong predictions)</source>
      <translation>rehellisten solmujen validointivirhe (väärien ennusteiden osuus)</translation>
    </message>
    <message>
      <source>validation label MSE</source>
      <translation>validointinimiöiden MSE</translation>
    </message>
    <message>
      <source>validation label MSE instead of (39)</source>
      <translation>validointinimiöiden MSE eikä (39)</translation>
    </message>
    <message>
      <source>validation label MSE of the independent run</source>
      <translation>riippumattoman ajon validointinimiöiden MSE</translation>
    </message>
    <message>
      <source>validation labels</source>
      <translation>validointinimiöt</translation>
    </message>
    <message>
      <source>validation labels of neighbours</source>
      <translation>naapurien validointinimiöt</translation>
    </message>
    <message>
      <source>validation&amp;nbsp;error</source>
      <translation>validointivirhe</translation>
    </message>
    <message>
      <source>value</source>
      <translation>arvo</translation>
    </message>
    <message>
      <source>values</source>
      <translation>arvot</translation>
    </message>
    <message>
      <source>variance V</source>
      <translation>varianssi V</translation>
    </message>
    <message>
      <source>vectors</source>
      <translation>vektorit</translation>
    </message>
    <message>
      <source>verdict</source>
      <translation>arvio</translation>
    </message>
    <message>
      <source>view</source>
      <translation>näkymä</translation>
    </message>
    <message>
      <source>views</source>
      <translation>näkymät</translation>
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
      <translation>w&lt;sub&gt;i&lt;/sub&gt; ← w&lt;sub&gt;i&lt;/sub&gt; − α&lt;sub&gt;k&lt;/sub&gt;(g&lt;sub&gt;i&lt;/sub&gt; + Σ&lt;sub&gt;e&lt;/sub&gt; D&lt;sub&gt;e,i&lt;/sub&gt;u&lt;sub&gt;e&lt;/sub&gt;), pyydettäessä häirittynä ja projisoituna</translation>
    </message>
    <message>
      <source>waits for the start</source>
      <translation>odottaa aloitusta</translation>
    </message>
    <message>
      <source>was stopped</source>
      <translation>pysäytettiin</translation>
    </message>
    <message>
      <source>weight</source>
      <translation>paino</translation>
    </message>
    <message>
      <source>weight %1</source>
      <translation>paino %1</translation>
    </message>
    <message>
      <source>weight must be &gt; 0, got {}</source>
      <translation>painon on oltava &gt; 0, nyt {}</translation>
    </message>
    <message>
      <source>weight must be &gt; 0, got {}; graph.nonPositiveWeights can be drop or one</source>
      <translation>painon on oltava &gt; 0, nyt {}; graph.nonPositiveWeights voi olla drop tai one</translation>
    </message>
    <message>
      <source>weight must be &gt; 0, or 0 to remove the edge, got {}</source>
      <translation>painon on oltava &gt; 0, tai 0, joka poistaa kaaren; nyt {}</translation>
    </message>
    <message>
      <source>weights 1 and ½</source>
      <translation>painot 1 ja ½</translation>
    </message>
    <message>
      <source>what begins here with &lt;! or &lt;? is not closed</source>
      <translation>tässä alkavaa osaa (&lt;! tai &lt;?) ei ole suljettu</translation>
    </message>
    <message>
      <source>what can be changed</source>
      <translation>mitä voi muuttaa</translation>
    </message>
    <message>
      <source>what holds for some time only is read as if it held always</source>
      <translation>vain jonkin aikaa voimassa oleva luetaan niin kuin se olisi voimassa aina</translation>
    </message>
    <message>
      <source>what the method remembers</source>
      <translation>menetelmän tila</translation>
    </message>
    <message>
      <source>what the network makes of its models</source>
      <translation>mitä verkko tekee niiden malleista</translation>
    </message>
    <message>
      <source>what {}s hold under the key {} is not read, it is neither a number nor a text</source>
      <translation>elementtien &lt;{}&gt; sisältö avaimella {} jätetään lukematta, se ei ole luku eikä teksti</translation>
    </message>
    <message>
      <source>where it is slow to end: Newton steps, if the graph allows them</source>
      <translation>jos loppu on hidas: Newtonin askelia, jos graafi sallii ne</translation>
    </message>
    <message>
      <source>where its minimum is reached: W°, U° ← the minimiser and its flows, and ε ← a smaller ε</source>
      <translation>kun sen minimi on saavutettu: W°, U° ← minimikohta ja sen virtaukset, ja ε ← pienempi ε</translation>
    </message>
    <message>
      <source>where the graph is learned: every node chooses the neighbours with the closest predictions</source>
      <translation>jos graafi opitaan: jokainen solmu valitsee naapurit, joiden ennusteet ovat lähimpänä</translation>
    </message>
    <message>
      <source>where there is none, the group is split, and the loop goes on</source>
      <translation>jos virtausta ei ole, ryhmä jaetaan ja silmukka jatkuu</translation>
    </message>
    <message>
      <source>where z has come much nearer to rest: begin anew from here, z° ← z and k ← 0, with a new balance of the steps</source>
      <translation>kun z on tullut paljon lähemmäs lepoa: aloita uudelleen tästä, z° ← z ja k ← 0, uudella askelten tasapainolla</translation>
    </message>
    <message>
      <source>which steps shrink the error</source>
      <translation>virhettä pienentävät askeleet</translation>
    </message>
    <message>
      <source>windows-1252</source>
      <translation>windows-1252</translation>
    </message>
    <message>
      <source>with acceleration Y ← W + β(W − W&lt;sup&gt;before&lt;/sup&gt;), else Y ← W; begin anew where the objective rises</source>
      <translation>kiihdytettynä Y ← W + β(W − W&lt;sup&gt;ennen&lt;/sup&gt;), muuten Y ← W; aloita uudelleen, jos tavoitefunktio kasvaa</translation>
    </message>
    <message>
      <source>with acceleration u goes on a little further in the same direction</source>
      <translation>kiihdytettynä u jatkaa vielä hieman samaan suuntaan</translation>
    </message>
    <message>
      <source>with its edges</source>
      <translation>kaarineen</translation>
    </message>
    <message>
      <source>with more than {} parameters per node it leaves out a step that tight certificates need</source>
      <translation>kun solmussa on yli {} parametria, siitä puuttuu vaihe, jonka tiukka todistus vaatii</translation>
    </message>
    <message>
      <source>with noise the iterates do not settle: more nodes need labels</source>
      <translation>kohinan kanssa iteraatit eivät vakiinnu: useampi solmu tarvitsee nimiöitä</translation>
    </message>
    <message>
      <source>with the numbers of node %1</source>
      <translation>solmun %1 luvuilla</translation>
    </message>
    <message>
      <source>with true parameters from N(0, I), as printed, the critical λ is 10.4 ± 3.0; the figure shows (2, −2) with a spread near 0.4, for which λ = 5 is enough</source>
      <translation>kun oikeat parametrit arvotaan tekstin mukaan jakaumasta N(0, I), kriittinen λ on 10.4 ± 3.0; kuvassa ne ovat pisteen (2, −2) ympärillä ja hajonta on noin 0.4, jolloin λ = 5 riittää</translation>
    </message>
    <message>
      <source>with ρ = 0.6</source>
      <translation>kun ρ = 0.6</translation>
    </message>
    <message>
      <source>within-cluster</source>
      <translation>klusterin sisällä</translation>
    </message>
    <message>
      <source>without a column row follows row, but the table has {} and {} has {}: name the columns of the key</source>
      <translation>ilman saraketta rivi seuraa riviä, mutta taulukossa on {} ja tiedostossa {} on {}: nimeä avaimen sarakkeet</translation>
    </message>
    <message>
      <source>without age</source>
      <translation>ilman ikää</translation>
    </message>
    <message>
      <source>without labels a node has one row</source>
      <translation>ilman nimiöitä solmulla on yksi rivi</translation>
    </message>
    <message>
      <source>without rings</source>
      <translation>ilman renkaita</translation>
    </message>
    <message>
      <source>without the attack</source>
      <translation>ilman hyökkäystä</translation>
    </message>
    <message>
      <source>worst draw</source>
      <translation>huonoin arvonta</translation>
    </message>
    <message>
      <source>would have about {} edges, at most {} are possible</source>
      <translation>kaaria olisi noin {}, enintään {} sallitaan</translation>
    </message>
    <message>
      <source>would have {} nodes, at most {} are possible</source>
      <translation>solmuja olisi {}, enintään {} sallitaan</translation>
    </message>
    <message>
      <source>would make a table of {} rows and {} columns, more than {} cells</source>
      <translation>tekisi taulukon, jossa on {} riviä ja {} saraketta, yli {} solua</translation>
    </message>
    <message>
      <source>would take about {} of memory; {} is free; most of it is for {}</source>
      <translation>veisi noin {} muistia; vapaana on {}; suurin osa kuluisi tähän: {}</translation>
    </message>
    <message>
      <source>write the Newton system (∇²L + DᵀCD) ΔW = −∇F&lt;sub&gt;μ&lt;/sub&gt;</source>
      <translation>kirjoita Newtonin yhtälöryhmä (∇²L + DᵀCD) ΔW = −∇F&lt;sub&gt;μ&lt;/sub&gt;</translation>
    </message>
    <message>
      <source>write the optimality conditions as one linear system Mw = b, with M = blockdiag(H&lt;sub&gt;i&lt;/sub&gt;) + λ L&lt;sub&gt;A&lt;/sub&gt; ⊗ Q</source>
      <translation>kirjoita optimaalisuusehdot yhtenä lineaarisena yhtälöryhmänä Mw = b, M = blockdiag(H&lt;sub&gt;i&lt;/sub&gt;) + λ L&lt;sub&gt;A&lt;/sub&gt; ⊗ Q</translation>
    </message>
    <message>
      <source>wrong predictions (training)</source>
      <translation>väärät ennusteet (opetus)</translation>
    </message>
    <message>
      <source>wrong predictions (validation)</source>
      <translation>väärät ennusteet (validointi)</translation>
    </message>
    <message>
      <source>wrong predictions of honest nodes</source>
      <translation>rehellisten solmujen väärät ennusteet</translation>
    </message>
    <message>
      <source>wrong training labels</source>
      <translation>väärät opetusnimiöt</translation>
    </message>
    <message>
      <source>wrong validation labels</source>
      <translation>väärät validointinimiöt</translation>
    </message>
    <message>
      <source>wᵀx</source>
      <translation>wᵀx</translation>
    </message>
    <message>
      <source>x, longitude</source>
      <translation>x, pituusaste</translation>
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
      <translation>y, leveysaste</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>kyllä</translation>
    </message>
    <message>
      <source>z ← (k+1)/(k+2) · (2T(z) − z) + 1/(k+2) · z°</source>
      <translation>z ← (k+1)/(k+2) · (2T(z) − z) + 1/(k+2) · z°</translation>
    </message>
    <message>
      <source>z ← (w, u) ← 0; the anchor z° ← z</source>
      <translation>z ← (w, u) ← 0; ankkuri z° ← z</translation>
    </message>
    <message>
      <source>zero</source>
      <translation>nolla</translation>
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
      <translation>{"lambda": 0.1} tai {"penalty": {"kind": "l1"}}</translation>
    </message>
    <message>
      <source>{0} clusters need {0} matrices, 1 or none, got {1}</source>
      <translation>kun klustereita on {0}, matriiseja voi olla {0}, 1 tai ei yhtään, nyt {1}</translation>
    </message>
    <message>
      <source>{}    &lt;node id="n{}"&gt;&lt;data key="name"&gt;{}&lt;/data&gt;</source>
      <translation>{}    &lt;node id="n{}"&gt;&lt;data key="name"&gt;{}&lt;/data&gt;</translation>
    </message>
    <message>
      <source>{} (and {} more)</source>
      <translation>{} (ja {} muuta)</translation>
    </message>
    <message>
      <source>{} (another objective: loss, gtv and objective of GTVMin are measured)</source>
      <translation>{} (eri tavoitefunktio: mitatut loss, gtv ja objective ovat GTVMin-tehtävän)</translation>
    </message>
    <message>
      <source>{} (others at {})</source>
      <translation>{} (muu malli: {})</translation>
    </message>
    <message>
      <source>{} (without the intercept)</source>
      <translation>{} (ilman vakiotermiä)</translation>
    </message>
    <message>
      <source>{} ({}) is trained by fitting and predicting, and the method changes parameter vectors; choose Linear (linear), Neural network (mlp) or a model with features of its own</source>
      <translation>{} ({}) opetetaan sovittamalla ja ennustamalla, mutta menetelmä muuttaa parametrivektoreita; valitse Lineaarinen (linear), Neuroverkko (mlp) tai malli, jolla on omat piirteet</translation>
    </message>
    <message>
      <source>{} ({}) is trained by the losses {}, not by {}</source>
      <translation>{} ({}) opetetaan häviöillä {}, ei häviöllä {}</translation>
    </message>
    <message>
      <source>{} and {} are of one row and one column: choose how their values become one, such as mean</source>
      <translation>{} ja {} kuuluvat samaan uuteen riviin ja sarakkeeseen: valitse, miten niiden arvoista tulee yksi, esimerkiksi mean</translation>
    </message>
    <message>
      <source>{} and {} more</source>
      <translation>{} ja {} muuta</translation>
    </message>
    <message>
      <source>{} appears twice, and without labels a node has one row</source>
      <translation>{} esiintyy kahdesti, mutta ilman nimiöitä solmulla on yksi rivi</translation>
    </message>
    <message>
      <source>{} appears twice{}; graph.parallelEdges can be sum, mean, max or first</source>
      <translation>{} esiintyy kahdesti{}; graph.parallelEdges voi olla sum, mean, max tai first</translation>
    </message>
    <message>
      <source>{} at iteration {}</source>
      <translation>{} iteraatiossa {}</translation>
    </message>
    <message>
      <source>{} became {} with {}</source>
      <translation>ennen {}, nyt {}, joissa on {}</translation>
    </message>
    <message>
      <source>{} behind the number of nodes on line {} is not read</source>
      <translation>{} solmujen määrän jäljessä rivillä {} jätetään lukematta</translation>
    </message>
    <message>
      <source>{} belongs to another user</source>
      <translation>{} kuuluu toiselle käyttäjälle</translation>
    </message>
    <message>
      <source>{} came after its last iterate, of iteration {}; left out: {}</source>
      <translation>{0}: viimeisin iteraatti on iteraatiolta {1}; sen jälkeisestä jätetään pois: {2}</translation>
    </message>
    <message>
      <source>{} can move without changing the objective</source>
      <translation>{}: mallia voi siirtää tavoitefunktion muuttumatta</translation>
    </message>
    <message>
      <source>{} cannot be read as a formula near {}</source>
      <translation>{} ei ole luettavissa kaavana kohdan {} lähellä</translation>
    </message>
    <message>
      <source>{} changes parameter vectors, for which all nodes need the same model; models of several kinds need agnostic-fedrelax</source>
      <translation>{} muuttaa parametrivektoreita, joten kaikilla solmuilla on oltava sama malli; erilaiset mallit vaativat menetelmän agnostic-fedrelax</translation>
    </message>
    <message>
      <source>{} columns are left out: {}, …</source>
      <translation>{} saraketta jätetään pois: {}, …</translation>
    </message>
    <message>
      <source>{} components have no labels, the first is that of node '{}': their solution is not unique</source>
      <translation>{} komponentissa ei ole nimiöitä, ensimmäinen niistä on solmun '{}' komponentti: niiden ratkaisu ei ole yksikäsitteinen</translation>
    </message>
    <message>
      <source>{} copies of {} rows do not fit in memory</source>
      <translation>{} kopiota {} rivin taulukosta ei mahdu muistiin</translation>
    </message>
    <message>
      <source>{} declares the weights {} to be texts; convert reads those that spell numbers</source>
      <translation>tiedostossa {} painot {} on määritelty teksteiksi; convert lukee niistä ne, jotka esittävät lukuja</translation>
    </message>
    <message>
      <source>{} does not say '{}'</source>
      <translation>{}: '{}' puuttuu</translation>
    </message>
    <message>
      <source>{} ended at iteration {}, but has only {}</source>
      <translation>{} päättyi iteraatioon {}, mutta siinä on vain {}</translation>
    </message>
    <message>
      <source>{} ended at iteration {}, where no run ends</source>
      <translation>{} päättyi iteraatioon {}, johon mikään ajo ei voi päättyä</translation>
    </message>
    <message>
      <source>{} experiments and {} reports</source>
      <translation>{} koetta ja {} raporttia</translation>
    </message>
    <message>
      <source>{} features need {} weights, got {}</source>
      <translation>piirteitä on {}, joten painoja tarvitaan {}, nyt {}</translation>
    </message>
    <message>
      <source>{} features of about {} samples</source>
      <translation>noin {1} datapistettä, kussakin {0} kuvattua piirrettä</translation>
    </message>
    <message>
      <source>{} features of {} samples do not fit in memory</source>
      <translation>{0} piirrettä kullekin datapisteelle (datapisteitä {1}) ei mahdu muistiin</translation>
    </message>
    <message>
      <source>{} flows of {} numbers</source>
      <translation>{} virtausta, kussakin {} lukua</translation>
    </message>
    <message>
      <source>{} further columns get such names, too</source>
      <translation>muita näin uudelleen nimettyjä sarakkeita: {}</translation>
    </message>
    <message>
      <source>{} gave {} files, expected one package</source>
      <translation>{} tuotti {} tiedostoa, pitäisi olla yksi paketti</translation>
    </message>
    <message>
      <source>{} has a point, got {}: this file has decimal commas, and points that separate thousands are not read</source>
      <translation>{}: luvussa on piste, saatiin {}: tässä tiedostossa on desimaalipilkut, eikä tuhansia erottavia pisteitä lueta</translation>
    </message>
    <message>
      <source>{} has another size</source>
      <translation>{} on eri kokoa</translation>
    </message>
    <message>
      <source>{} has no column {}, found {}</source>
      <translation>{}: saraketta {} ei ole, löytyi {}</translation>
    </message>
    <message>
      <source>{} has no value</source>
      <translation>avaimella {} ei ole arvoa</translation>
    </message>
    <message>
      <source>{} has one name above rows such as {}: choose comma if this is one number with a decimal comma, or point if its first part is the name of the row</source>
      <translation>{}: yllä on yksi nimi ja sen alla rivejä, kuten {}: valitse comma, jos tämä on yksi luku, jossa on desimaalipilkku, tai point, jos sen ensimmäinen osa on rivin nimi</translation>
    </message>
    <message>
      <source>{} has rows that cannot be read</source>
      <translation>{}: osaa riveistä ei voi lukea</translation>
    </message>
    <message>
      <source>{} has weight {} in one direction and {} in the other; graph.directions can be sum, mean, max or first</source>
      <translation>{}: paino on yhteen suuntaan {} ja toiseen {}; graph.directions voi olla sum, mean, max tai first</translation>
    </message>
    <message>
      <source>{} has {}, a date that does not exist</source>
      <translation>{}: päivämäärää {} ei ole</translation>
    </message>
    <message>
      <source>{} has {}, expected a time such as 2024-01-31 12:00 or 31.1.2024 12:00; say how it is written in format, such as %d/%m/%y %H:%M</source>
      <translation>{}: {}, pitäisi olla aika, esimerkiksi 2024-01-31 12:00 tai 31.1.2024 12:00; kerro kentässä format, miten se on kirjoitettu, esimerkiksi %d/%m/%y %H:%M</translation>
    </message>
    <message>
      <source>{} has {}, expected numbers such as [0.3, -1.9]</source>
      <translation>{}: {}, pitäisi olla lukuja, esimerkiksi [0.3, -1.9]</translation>
    </message>
    <message>
      <source>{} has {}, expected {} or {}</source>
      <translation>{}: {}, pitäisi olla {} tai {}</translation>
    </message>
    <message>
      <source>{} has {}, expected {}, {} or {}</source>
      <translation>{}: {}, pitäisi olla {}, {} tai {}</translation>
    </message>
    <message>
      <source>{} has {}, which is not written as {} says</source>
      <translation>{}: {}, joka ei ole muotoa {}</translation>
    </message>
    <message>
      <source>{} is before {}, which is learned from: lags would look at what is held back</source>
      <translation>{} on ennen riviä, josta opitaan ({}): viiveet katsoisivat sivuun jätettyä</translation>
    </message>
    <message>
      <source>{} is empty, expected a node key</source>
      <translation>{} on tyhjä, pitäisi olla solmun avain</translation>
    </message>
    <message>
      <source>{} is given twice</source>
      <translation>{} on annettu kahdesti</translation>
    </message>
    <message>
      <source>{} is installed</source>
      <translation>{} on asennettu</translation>
    </message>
    <message>
      <source>{} is missing; graph.missingWeights can be one or drop</source>
      <translation>{} puuttuu; graph.missingWeights voi olla one tai drop</translation>
    </message>
    <message>
      <source>{} is no complete formula</source>
      <translation>{} ei ole kokonainen kaava</translation>
    </message>
    <message>
      <source>{} is not a folder</source>
      <translation>{} ei ole kansio</translation>
    </message>
    <message>
      <source>{} is not installed: use Data → Install images…, or gtvlab-cli data install {}</source>
      <translation>{} ei ole asennettu: valitse Aineisto → Asenna kuvia… tai anna komento gtvlab-cli data install {}</translation>
    </message>
    <message>
      <source>{} is not known</source>
      <translation>{} on tuntematon</translation>
    </message>
    <message>
      <source>{} is not known; expected n, nm, format or diagonal</source>
      <translation>{} on tuntematon; pitäisi olla n, nm, format tai diagonal</translation>
    </message>
    <message>
      <source>{} is not what was written</source>
      <translation>{} ei ole sitä, mitä tallennettiin</translation>
    </message>
    <message>
      <source>{} is outside of [{}, {}]</source>
      <translation>{} ei ole välillä [{}, {}]</translation>
    </message>
    <message>
      <source>{} is outside of [{}, {}], and of [{}, {}] where it is known to be</source>
      <translation>{} ei ole välillä [{}, {}] eikä välillä [{}, {}], jolla sen tiedetään olevan</translation>
    </message>
    <message>
      <source>{} is where all are 0</source>
      <translation>arvon {} kohdalla kaikki ovat 0</translation>
    </message>
    <message>
      <source>{} iteration done</source>
      <translation>{} iteraatio tehty</translation>
    </message>
    <message>
      <source>{} iterations done</source>
      <translation>{} iteraatiota tehty</translation>
    </message>
    <message>
      <source>{} multiplications</source>
      <translation>{} kertolaskua</translation>
    </message>
    <message>
      <source>{} must be a number &gt; 0, got {}</source>
      <translation>kentässä {} on oltava luku &gt; 0, nyt {}</translation>
    </message>
    <message>
      <source>{} must be a whole number from 0 to {}, got {}</source>
      <translation>kentässä {} on oltava kokonaisluku väliltä 0–{}, nyt {}</translation>
    </message>
    <message>
      <source>{} needs {}, the experiment's loss {} needs {}</source>
      <translation>häviö {} vaatii: {}; kokeen häviö {} vaatii: {}</translation>
    </message>
    <message>
      <source>{} nodes and {} edges</source>
      <translation>{} solmua ja {} kaarta</translation>
    </message>
    <message>
      <source>{} nodes with {} parameters are more than {} unknowns</source>
      <translation>tuntemattomia on liikaa: {} solmua, kussakin {} parametria, enintään {} sallitaan</translation>
    </message>
    <message>
      <source>{} of class {}</source>
      <translation>{}, luokka {}</translation>
    </message>
    <message>
      <source>{} of one {} appears twice</source>
      <translation>{} esiintyy kahdesti saman kohteen ({}) tiedoissa</translation>
    </message>
    <message>
      <source>{} of the matrix {} missing</source>
      <translation>matriisista puuttuu {0}</translation>
    </message>
    <message>
      <source>{} of {} are kept</source>
      <translation>{1}, joista säilyy {0}</translation>
    </message>
    <message>
      <source>{} of {} cannot be compared with others, which leaves them without edges (samples that are too few, all equal or too large, or without labels): the first is {}</source>
      <translation>{} / {} ei ole verrattavissa muihin ja jää siksi ilman kaaria (datapisteitä on liian vähän, ne ovat kaikki samoja tai liian suuria, tai niillä ei ole nimiöitä): ensimmäinen on {}</translation>
    </message>
    <message>
      <source>{} of {} found no row of {} and have missing values</source>
      <translation>{1}, joista {0} jäi ilman vastinetta tiedostossa {2}; niiltä puuttuu arvoja</translation>
    </message>
    <message>
      <source>{} of {} is missing</source>
      <translation>{} puuttuu ajosta {}</translation>
    </message>
    <message>
      <source>{} of {} of the data ({}) {} no {} of the graph ({}), the first is {}: {} alone</source>
      <translation>aineistossa ({2}) on {1}, joista {0} puuttuu graafista ({5}), ensimmäisenä {6}: {7} yksin</translation>
    </message>
    <message>
      <source>{} of {} of the graph ({}) {} no row in the data ({}), the first is {}</source>
      <translation>graafissa ({2}) on {1}, joista {0} puuttuu aineistosta ({4}), ensimmäisenä {5}</translation>
    </message>
    <message>
      <source>{} of {} of {} {} left out, as values are missing: the rows of a series may have no gaps</source>
      <translation>tiedostossa {2} on {1}, joista {0} jätettiin pois, koska arvoja puuttuu: sarjan riveissä ei saa olla aukkoja</translation>
    </message>
    <message>
      <source>{} on either side {} more than {} nodes, there {} {}</source>
      <translation>kun naapureita on {0} kummallakin puolella, tarvitaan yli {2} solmua, nyt niitä on {4}</translation>
    </message>
    <message>
      <source>{} on line {} is not read</source>
      <translation>{} rivillä {} jätetään lukematta</translation>
    </message>
    <message>
      <source>{} on line {} is not read, it is not part of a graph</source>
      <translation>{} rivillä {} jätetään lukematta, se ei ole osa graafia</translation>
    </message>
    <message>
      <source>{} or "inf"</source>
      <translation>{} tai "inf"</translation>
    </message>
    <message>
      <source>{} parameters at each of {} nodes do not fit in memory</source>
      <translation>{} parametria kussakin solmussa ({} solmua) ei mahdu muistiin</translation>
    </message>
    <message>
      <source>{} points of dimension {} do not fit in memory</source>
      <translation>{} pistettä ulottuvuudessa {} ei mahdu muistiin</translation>
    </message>
    <message>
      <source>{} replicates of {} numbers that are shared</source>
      <translation>{} toistoa, kussakin {} jaettavaa lukua</translation>
    </message>
    <message>
      <source>{} runs are too many, expected at most {}</source>
      <translation>{} ajoa on liikaa, enintään {} sallitaan</translation>
    </message>
    <message>
      <source>{} samples do not fit in memory</source>
      <translation>{} datapistettä ei mahdu muistiin</translation>
    </message>
    <message>
      <source>{} samples in groups of {} by {} features would take too long; choose one feature, or larger groups</source>
      <translation>ryhmittely kestäisi liian kauan (datapisteitä {}, ryhmän koko {}, piirteitä {}); valitse yksi piirre tai suuremmat ryhmät</translation>
    </message>
    <message>
      <source>{} samples, {} nodes and {} test points of dimension {} do not fit in memory</source>
      <translation>{} datapistettä, {} solmua ja {} testipistettä ulottuvuudessa {} eivät mahdu muistiin</translation>
    </message>
    <message>
      <source>{} sends no messages that can be counted, so it cannot race by bytes</source>
      <translation>{} ei lähetä viestejä, joita voisi laskea, joten sitä ei voi verrata tavujen mukaan</translation>
    </message>
    <message>
      <source>{} stands before *Vertices</source>
      <translation>{} on ennen otsikkoa *Vertices</translation>
    </message>
    <message>
      <source>{} times the edge weight {} is beyond the largest number</source>
      <translation>{} kertaa kaaren paino {} ylittää suurimman mahdollisen luvun</translation>
    </message>
    <message>
      <source>{} was in line {} already, and every row of the table may find only one row of this file</source>
      <translation>{} oli jo rivillä {}, ja taulukon jokaiselle riville saa löytyä vain yksi rivi tästä tiedostosta</translation>
    </message>
    <message>
      <source>{} without a time</source>
      <translation>{} ilman aikaa</translation>
    </message>
    <message>
      <source>{} without an edge</source>
      <translation>{} ilman kaaria</translation>
    </message>
    <message>
      <source>{} {} missing, as nothing is before</source>
      <translation>puuttumaan jää, koska edeltävää arvoa ei ole: {0}</translation>
    </message>
    <message>
      <source>{} {} no row and {} missing</source>
      <translation>ilman riviä ja siksi puuttuvia: {0}</translation>
    </message>
    <message>
      <source>{} {} no value, as the formula reads missing ones</source>
      <translation>ilman arvoa, koska kaava lukee puuttuvia arvoja: {0}</translation>
    </message>
    <message>
      <source>{} {} no value, as the result is no finite number</source>
      <translation>ilman arvoa, koska tulos ei ole äärellinen luku: {0}</translation>
    </message>
    <message>
      <source>{} {} passed over</source>
      <translation>ohitettu: {0}</translation>
    </message>
    <message>
      <source>{} {} passed over, the first is line {}</source>
      <translation>ohitettuja kommenttirivejä: {0}, ensimmäinen on rivi {2}</translation>
    </message>
    <message>
      <source>{} {} passed over{}</source>
      <translation>ohitettu: {0}{2}</translation>
    </message>
    <message>
      <source>{} {} too few for {} each</source>
      <translation>{0} ei riitä, kun naapureita on kullakin {2}</translation>
    </message>
    <message>
      <source>{} {} {} of their digits: at most {} each, got {}</source>
      <translation>samat numerot jakavat solmut ({0}): kuvia riittää enintään {3} kullekin, nyt {4}</translation>
    </message>
    <message>
      <source>{} {}. It fetches {}: is {} installed (sudo apt install {}) and this computer online? A package from elsewhere can be given with --from</source>
      <translation>{} {}. Se hakee paketin {}: onko {} asennettu (sudo apt install {}) ja onko tietokone verkossa? Muualta saadun paketin voi antaa valitsimella --from</translation>
    </message>
    <message>
      <source>{}, all of it is in {}</source>
      <translation>{}, koko sisältö on tiedostossa {}</translation>
    </message>
    <message>
      <source>{}, expected lo:hi:n or log:lo:hi:n; got '{}'</source>
      <translation>{}; muodon pitäisi olla lo:hi:n tai log:lo:hi:n, nyt '{}'</translation>
    </message>
    <message>
      <source>{}, expected lo:hi:n such as 0.001:10:50; got '{}'</source>
      <translation>{}; muodon pitäisi olla lo:hi:n, esimerkiksi 0.001:10:50, nyt '{}'</translation>
    </message>
    <message>
      <source>{}, first at {}.{}</source>
      <translation>{}, ensin kohdassa {}.{}</translation>
    </message>
    <message>
      <source>{}, first on line {}</source>
      <translation>{}, ensin rivillä {}</translation>
    </message>
    <message>
      <source>{}, once more ({})</source>
      <translation>{}, uudelleen ({})</translation>
    </message>
    <message>
      <source>{}, the first is {} on line {}</source>
      <translation>{}, ensimmäinen on {} rivillä {}</translation>
    </message>
    <message>
      <source>{}, the mean of all rows</source>
      <translation>{}, kaikkien rivien keskiarvo</translation>
    </message>
    <message>
      <source>{}, the median of all rows</source>
      <translation>{}, kaikkien rivien mediaani</translation>
    </message>
    <message>
      <source>{}, with labels −1 and 1</source>
      <translation>{}, nimiöinä −1 ja 1</translation>
    </message>
    <message>
      <source>{}: and {} more of this kind</source>
      <translation>{}: ja {} muuta samanlaista</translation>
    </message>
    <message>
      <source>{}: clusters are left out: node {} has none</source>
      <translation>{}: klusterit jätetään pois: solmulla {} ei ole klusteria</translation>
    </message>
    <message>
      <source>{}: clusters have names and are numbered from 0: {}</source>
      <translation>{}: klustereilla on nimet, ja ne numeroidaan nollasta alkaen: {}</translation>
    </message>
    <message>
      <source>{}: every line is read as two nodes and the attributes of their edge (guessed)</source>
      <translation>{}: jokainen rivi luetaan kahtena solmuna ja niiden kaaren attribuutteina (arvattu)</translation>
    </message>
    <message>
      <source>{}: has both links and edges; the links are read, the edges are left out</source>
      <translation>{}: tiedostossa on sekä links että edges; links luetaan, edges jätetään pois</translation>
    </message>
    <message>
      <source>{}: holds more than one network; the first, of {}, is read, what follows line {} is left out</source>
      <translation>{}: verkkoja on useampi kuin yksi; ensimmäinen ({}) luetaan, rivin {} jälkeinen osa jätetään pois</translation>
    </message>
    <message>
      <source>{}: holds {} graphs; the first, of {} and {}, is read, the others are left out</source>
      <translation>{}: graafeja on {}; ensimmäinen ({}, {}) luetaan, muut jätetään pois</translation>
    </message>
    <message>
      <source>{}: is not UTF-8; it is read as Windows-1252 (Latin-1), which is a guess: save it as UTF-8 if names look wrong</source>
      <translation>{}: ei ole UTF-8:aa; luetaan arvauksena Windows-1252:na (Latin-1): tallenna UTF-8:na, jos nimet näyttävät vääriltä</translation>
    </message>
    <message>
      <source>{}: mean and deviation are those of all rows but the test's.</source>
      <translation>{}: keskiarvo ja keskihajonta ovat kaikkien muiden kuin testin rivien.</translation>
    </message>
    <message>
      <source>{}: mean and deviation are those of all rows, as those that are held back are drawn later; data.validation chooses them before.</source>
      <translation>{}: keskiarvo ja keskihajonta lasketaan kaikista riveistä, koska sivuun jätetyt arvotaan vasta myöhemmin; data.validation valitsee ne etukäteen.</translation>
    </message>
    <message>
      <source>{}: no edge attribute is called weight, so every edge has weight 1; the edges have {}: graph.weight names the one with the weights</source>
      <translation>{}: minkään kaarien attribuutin nimi ei ole weight, joten jokaisen kaaren paino on 1; kaarilla on {}: graph.weight nimeää sen, jossa painot ovat</translation>
    </message>
    <message>
      <source>{}: no node has more than {}, and the share of these is rounded down; the kind nodes holds back whole nodes</source>
      <translation>{}: solmussa on enintään {}, ja osuus niistä pyöristetään alaspäin; laji nodes jättää sivuun kokonaisia solmuja</translation>
    </message>
    <message>
      <source>{}: no row of {} has {}</source>
      <translation>{}: millään rivillä ei sarakkeessa {} ole arvoa {}</translation>
    </message>
    <message>
      <source>{}: nodes are called by their ids, not by their {}: {} is not called {}</source>
      <translation>{}: solmujen nimiksi luetaan id, ei {}: solmun {} nimeksi ei tule {}</translation>
    </message>
    <message>
      <source>{}: nodes are called by their numbers or ids, {}</source>
      <translation>{}: solmujen niminä ovat niiden numerot tai tunnukset, {}</translation>
    </message>
    <message>
      <source>{}: nodes are called by their {}, {}</source>
      <translation>{}: solmujen niminä on attribuutti {}, {}</translation>
    </message>
    <message>
      <source>{}: of the edges {} {} left out: {}</source>
      <translation>{0}: kaarien attribuutteja jätetään pois ({1}): {3}</translation>
    </message>
    <message>
      <source>{}: positions are left out: all nodes lie on one point</source>
      <translation>{}: sijainnit jätetään pois: kaikki solmut ovat samassa pisteessä</translation>
    </message>
    <message>
      <source>{}: positions are left out: node {} has no {}</source>
      <translation>{}: sijainnit jätetään pois, sillä arvo puuttuu: solmu {}, {}</translation>
    </message>
    <message>
      <source>{}: positions are left out: node {} has {} as its {}</source>
      <translation>{0}: sijainnit jätetään pois: solmu {1}, {3} on {2}</translation>
    </message>
    <message>
      <source>{}: published.series[{}]</source>
      <translation>{}: published.series[{}]</translation>
    </message>
    <message>
      <source>{}: says that it has {} and has {}</source>
      <translation>{}: ilmoittaa, että siinä on {}, mutta niitä on {}</translation>
    </message>
    <message>
      <source>{}: the attribute {} of the nodes is called {}</source>
      <translation>{}: solmujen attribuutin {} uusi nimi on {}</translation>
    </message>
    <message>
      <source>{}: the attribute {} of the nodes is left out</source>
      <translation>{}: solmujen attribuutti {} jätetään pois</translation>
    </message>
    <message>
      <source>{}: the edge attribute {} is read as the weight</source>
      <translation>{}: kaarien attribuutti {} luetaan painona</translation>
    </message>
    <message>
      <source>{}: the edges of {} relations are read together, as one graph</source>
      <translation>{}: relaatioita on {}; niiden kaaret luetaan yhdeksi graafiksi</translation>
    </message>
    <message>
      <source>{}: the first {} of every node {} no sample but the lags of the next ones.</source>
      <translation>{0}: jokaisen solmun alusta {1} on vain seuraavien viiveitä, ei datapisteitä.</translation>
    </message>
    <message>
      <source>{}: the share of {} is rounded down</source>
      <translation>{}: osuus pyöristetään alaspäin ({})</translation>
    </message>
    <message>
      <source>{}: the steps of {} differ: from {} to {} of {} it is {}, elsewhere {}; lags count rows, however far apart these are</source>
      <translation>{0}: sarakkeen {1} askeleet vaihtelevat: solmussa {4} askel on {5} ({2} … {3}), muualla {6}; viiveet laskevat rivejä, olivat ne kuinka kaukana toisistaan tahansa</translation>
    </message>
    <message>
      <source>{}: the sum of the weights is too large</source>
      <translation>{}: painojen summa on liian suuri</translation>
    </message>
    <message>
      <source>{}: the texts of {} are classes: {}.</source>
      <translation>{}: sarakkeen {} tekstit ovat luokkia: {}.</translation>
    </message>
    <message>
      <source>{}: the weights are the column {} (guessed)</source>
      <translation>{}: painot ovat sarakkeessa {} (arvattu)</translation>
    </message>
    <message>
      <source>{}: weights are the edge attribute {}, not {}</source>
      <translation>{}: painoina on kaarien attribuutti {}, ei {}</translation>
    </message>
    <message>
      <source>{}: {} is declared as a text, its numbers are read as weights</source>
      <translation>{}: {} on määritelty tekstiksi, sen luvut luetaan painoina</translation>
    </message>
    <message>
      <source>{}: {} of {} (the first is {}) {}</source>
      <translation>{0}: {2}, joista {1} (ensimmäinen on {3}) {4}</translation>
    </message>
    <message>
      <source>{}: {} of {} {} left out, as values are missing.</source>
      <translation>{0}: arvoja puuttuu, joten rivejä jätettiin pois {1}/{2}.</translation>
    </message>
    <message>
      <source>{}: {} of {} {} no {}, the first is {}: {} weight is taken to be 1</source>
      <translation>{0}: kaaria, joilta puuttuu {4}, on {1} (kaikkiaan {2}), ensimmäinen on {5}: puuttuvaksi painoksi otetaan 1</translation>
    </message>
    <message>
      <source>{}: {} of {} {} several places, the first is {}: the mean of these is used</source>
      <translation>{0}: solmuja, joilla on useita sijainteja: {1} / {2}, ensimmäinen on {4}; käytetään sijaintien keskiarvoa</translation>
    </message>
    <message>
      <source>{}: {} {} learned from, {} {} for validation, {} for the test.</source>
      <translation>{0}: rivejä opetukseen {1}, validointiin {3}, testiin {5}.</translation>
    </message>
    <message>
      <source>{}: {} {} no label and {} predicted, not learned from.</source>
      <translation>{0}: ilman nimiötä ja siksi ennustettavia, ei opetuksessa: {1}.</translation>
    </message>
    <message>
      <source>{}: {} {} not read, only edges between two nodes are</source>
      <translation>{0}: lukematta jätettyjä hyperkaaria: {1}; vain kahden solmun väliset kaaret luetaan</translation>
    </message>
    <message>
      <source>{}: {} {} the mean of {} column.</source>
      <translation>{0}: puuttuvia soluja täytettiin sarakkeen keskiarvolla: {1}.</translation>
    </message>
    <message>
      <source>{}: {} {}, the first is on line {}</source>
      <translation>{0}: alkioita, jotka ovat 0 eivätkä siis kaaria: {1}, ensimmäinen rivillä {3}</translation>
    </message>
    <message>
      <source>{}; blanks and other signs that separate thousands are not read</source>
      <translation>{}; välilyöntejä ja muita tuhansien erottimia ei lueta</translation>
    </message>
    <message>
      <source>{}; cells must be separated by commas</source>
      <translation>{}; solut on erotettava pilkuilla</translation>
    </message>
    <message>
      <source>{}; change the weights in {}</source>
      <translation>{}; muuta painoja tiedostossa {}</translation>
    </message>
    <message>
      <source>{}; graph.missingWeights can be drop</source>
      <translation>{}; graph.missingWeights voi olla drop</translation>
    </message>
    <message>
      <source>{}; if a comma is the decimal sign, separate the cells by semicolons</source>
      <translation>{}; jos pilkku on desimaalimerkki, erota solut puolipisteillä</translation>
    </message>
    <message>
      <source>{}; it holds a character that is not visible</source>
      <translation>{}; siinä on näkymätön merkki</translation>
    </message>
    <message>
      <source>{}; its minus sign is not the usual one, -</source>
      <translation>{}; sen miinusmerkki ei ole tavallinen -</translation>
    </message>
    <message>
      <source>{}; make {}, {}, larger: the mean distance is {}</source>
      <translation>{}; suurenna kenttää {}, nyt {}: etäisyyksien keskiarvo on {}</translation>
    </message>
    <message>
      <source>{}; make {}, {}, smaller: 1/(mean distance) is {}</source>
      <translation>{}; pienennä kenttää {}, nyt {}: 1/(etäisyyksien keskiarvo) on {}</translation>
    </message>
    <message>
      <source>{}; messages {}, so it may be far from the minimum</source>
      <translation>{}; viestit {}, joten tulos voi olla kaukana minimistä</translation>
    </message>
    <message>
      <source>{}; signs of currencies are not read</source>
      <translation>{}; valuuttamerkkejä ei lueta</translation>
    </message>
    <message>
      <source>{}; signs that separate thousands are not read</source>
      <translation>{}; tuhansien erottimia ei lueta</translation>
    </message>
    <message>
      <source>{}; the document is of version {}, written by a newer GTV Lab</source>
      <translation>{}; dokumentin versio on {}, sen on kirjoittanut uudempi GTV Lab</translation>
    </message>
    <message>
      <source>{}; the sign % is not read</source>
      <translation>{}; merkkiä % ei lueta</translation>
    </message>
    <message>
      <source>{}; the step one-hot of data kind table (data.prepare) makes columns of texts</source>
      <translation>{}; datalajin table vaihe one-hot (data.prepare) tekee teksteistä sarakkeita</translation>
    </message>
    <message>
      <source>{}; this file has decimal commas, and points that separate thousands are not read</source>
      <translation>{}; tässä tiedostossa on desimaalipilkut, eikä tuhansia erottavia pisteitä lueta</translation>
    </message>
    <message>
      <source>{}; this file has decimal points, not commas</source>
      <translation>{}; tässä tiedostossa on desimaalipisteet, ei pilkkuja</translation>
    </message>
    <message>
      <source>{}; this is a mark of missing values, name it in missingMarks</source>
      <translation>{}; tämä on puuttuvan arvon merkki, nimeä se kentässä missingMarks</translation>
    </message>
    <message>
      <source>{}; what is there is incomplete</source>
      <translation>{}; kohteen sisältö on vajaa</translation>
    </message>
    <message>
      <source>{}= has no value</source>
      <translation>{}= on ilman arvoa</translation>
    </message>
    <message>
      <source>{}an object whose kind is one of {}</source>
      <translation>{}objekti, jonka kind on jokin näistä: {}</translation>
    </message>
    <message>
      <source>Σ A_e φ(w_i − w_j) over the edges between true clusters, without λ</source>
      <translation>Σ A_e φ(w_i − w_j) oikeiden klusterien välisten kaarien yli, ilman λ:aa</translation>
    </message>
    <message>
      <source>Σ A_e ‖w_i − w_j‖² / Σ ‖w_i‖²: between 0 and the largest eigenvalue of the Laplacian</source>
      <translation>Σ A_e ‖w_i − w_j‖² / Σ ‖w_i‖²: nollan ja Laplacen matriisin suurimman ominaisarvon välillä</translation>
    </message>
    <message>
      <source>Σ L_i(w_i)</source>
      <translation>Σ L_i(w_i)</translation>
    </message>
    <message>
      <source>Σ ‖w − w'‖ to the first run</source>
      <translation>Σ ‖w − w'‖ ensimmäiseen ajoon</translation>
    </message>
    <message>
      <source>α = %1: at most %2</source>
      <translation>α = %1: enintään %2</translation>
    </message>
    <message>
      <source>α ← rᵀz / pᵀMp; every node needs p of its neighbours only</source>
      <translation>α ← rᵀz / pᵀMp; solmu tarvitsee vain naapuriensa p:n</translation>
    </message>
    <message>
      <source>η: after how many iterations the distance from the minimiser is at most η times that at the start</source>
      <translation>η: monenko iteraation jälkeen etäisyys minimoijasta on enintään η kertaa etäisyys alussa</translation>
    </message>
    <message>
      <source>κ is that of full gradients</source>
      <translation>κ koskee täysiä gradientteja</translation>
    </message>
    <message>
      <source>κ is that of steps without momentum</source>
      <translation>κ koskee askelia ilman momentumia</translation>
    </message>
    <message>
      <source>λ &amp;from</source>
      <translation>λ &amp;alkaen</translation>
    </message>
    <message>
      <source>λ = %1 has the largest validation accuracy, %2 % (validation labels: %3).</source>
      <translation>Arvolla λ = %1 validoinnin luokittelutarkkuus on suurin, %2 % (validointinimiöitä: %3).</translation>
    </message>
    <message>
      <source>λ = %1 has the smallest validation error, %2 (validation labels: %3).</source>
      <translation>Arvolla λ = %1 validointivirhe on pienin, %2 (validointinimiöitä: %3).</translation>
    </message>
    <message>
      <source>λ = %1, estimated, with additional noise of %2 on the update: without it, an observer who knows all other numbers could compute this one.</source>
      <translation>λ = %1, estimoitu, päivityksessä lisäkohina %2: ilman sitä tarkkailija, joka tietää kaikki muut luvut, voisi laskea tämän.</translation>
    </message>
    <message>
      <source>λ = %1, estimated. The cost of noise is known only for linear models with the mean squared loss, so the noise level itself is shown.%2</source>
      <translation>λ = %1, estimoitu. Kohinan hinta tunnetaan vain lineaarisille malleille ja neliöhäviön keskiarvolle, joten tässä näytetään itse kohinataso.%2</translation>
    </message>
    <message>
      <source>λ = %1, estimated: this number was drawn many times, and the update was computed each time.</source>
      <translation>λ = %1, estimoitu: tämä luku arvottiin monta kertaa, ja päivitys laskettiin joka kerta.</translation>
    </message>
    <message>
      <source>λ = %1, iteration %L2</source>
      <translation>λ = %1, iteraatio %L2</translation>
    </message>
    <message>
      <source>λ = %1: less noise means less error and less privacy.</source>
      <translation>λ = %1: vähemmän kohinaa merkitsee pienempää virhettä ja heikompaa yksityisyyttä.</translation>
    </message>
    <message>
      <source>λ = 0 couples no nodes</source>
      <translation>λ = 0 ei kytke solmuja</translation>
    </message>
    <message>
      <source>λ = 1 (mean degree 105 to 122)</source>
      <translation>λ = 1 (asteluku keskimäärin 105–122)</translation>
    </message>
    <message>
      <source>λ = 1 (mean degree 40)</source>
      <translation>λ = 1 (asteluku keskimäärin 40)</translation>
    </message>
    <message>
      <source>λ as a number, any value from 0</source>
      <translation>λ lukuna, mikä tahansa arvo nollasta alkaen</translation>
    </message>
    <message>
      <source>λ at the right end of the slider</source>
      <translation>λ:n arvo liukusäätimen oikeassa päässä</translation>
    </message>
    <message>
      <source>λ becomes %1, as that of before was for other data.</source>
      <translation>λ:n arvoksi tulee %1, koska aiempi oli toista dataa varten.</translation>
    </message>
    <message>
      <source>λ can be changed</source>
      <translation>λ:aa voi muuttaa</translation>
    </message>
    <message>
      <source>λ changes nothing without edges</source>
      <translation>ilman kaaria λ ei muuta mitään</translation>
    </message>
    <message>
      <source>λ crit</source>
      <translation>λ krit</translation>
    </message>
    <message>
      <source>λ one step to the left on its slider</source>
      <translation>λ yhden askelen vasemmalle liukusäätimellä</translation>
    </message>
    <message>
      <source>λ one step to the right on its slider</source>
      <translation>λ yhden askelen oikealle liukusäätimellä</translation>
    </message>
    <message>
      <source>λ path</source>
      <translation>λ-polku</translation>
    </message>
    <message>
      <source>λ path, error over λ and slider</source>
      <translation>λ-polku, virhe λ:n funktiona ja liukusäädin</translation>
    </message>
    <message>
      <source>λ with the smallest error if no update were tampered with</source>
      <translation>λ, jolla virhe olisi pienin ilman väärennettyjä päivityksiä</translation>
    </message>
    <message>
      <source>λ with the smallest error of honest nodes</source>
      <translation>λ, jolla rehellisten solmujen virhe on pienin</translation>
    </message>
    <message>
      <source>λ · GTV</source>
      <translation>λ · GTV</translation>
    </message>
    <message>
      <source>λ · total variation</source>
      <translation>λ · kokonaisvaihtelu</translation>
    </message>
    <message>
      <source>λ Σ A φ(w − w') over the edges</source>
      <translation>λ Σ A φ(w − w') kaarien yli</translation>
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
      <translation>λa/α kuvan yläpuolella</translation>
    </message>
    <message>
      <source>λa/α: no neighbour can move it farther</source>
      <translation>λa/α: kauemmas naapurit eivät voi sitä siirtää</translation>
    </message>
    <message>
      <source>λ₁ = 0: some direction is not determined; a ridge term or edges would help</source>
      <translation>λ₁ = 0: jokin suunta ei määräydy; harjatermi tai kaaret auttaisivat</translation>
    </message>
    <message>
      <source>μ ← a smaller μ</source>
      <translation>μ ← pienempi μ</translation>
    </message>
    <message>
      <source>τ&lt;sub&gt;i&lt;/sub&gt; ← γ/a&lt;sub&gt;i&lt;/sub&gt; and σ&lt;sub&gt;e&lt;/sub&gt; ← A&lt;sub&gt;e&lt;/sub&gt;/(2γ) by the weights; every w&lt;sub&gt;i&lt;/sub&gt; and u&lt;sub&gt;e&lt;/sub&gt; ← 0</source>
      <translation>τ&lt;sub&gt;i&lt;/sub&gt; ← γ/a&lt;sub&gt;i&lt;/sub&gt; ja σ&lt;sub&gt;e&lt;/sub&gt; ← A&lt;sub&gt;e&lt;/sub&gt;/(2γ) painojen mukaan; jokainen w&lt;sub&gt;i&lt;/sub&gt; ja u&lt;sub&gt;e&lt;/sub&gt; ← 0</translation>
    </message>
    <message>
      <source>τ&lt;sub&gt;i&lt;/sub&gt; ← γ/deg&lt;sub&gt;i&lt;/sub&gt; at every node, σ ← 1/(2γ); every w&lt;sub&gt;i&lt;/sub&gt; and u&lt;sub&gt;e&lt;/sub&gt; ← 0</source>
      <translation>τ&lt;sub&gt;i&lt;/sub&gt; ← γ/deg&lt;sub&gt;i&lt;/sub&gt; jokaisessa solmussa, σ ← 1/(2γ); jokainen w&lt;sub&gt;i&lt;/sub&gt; ja u&lt;sub&gt;e&lt;/sub&gt; ← 0</translation>
    </message>
    <message>
      <source>φ(w − w'), the penalty of the difference, without λ and weight</source>
      <translation>φ(w − w'), erotuksen sakkotermi ilman λ:aa ja painoa</translation>
    </message>
    <message>
      <source>‖u_e‖*/(λA_e)</source>
      <translation>‖u_e‖*/(λA_e)</translation>
    </message>
    <message>
      <source>‖u‖* = %1, capacity λA = %2</source>
      <translation>‖u‖* = %1, kapasiteetti λA = %2</translation>
    </message>
    <message>
      <source>‖u‖*/(λA), the share of the capacity that is used at the exact optimum; the two models may differ only where it is 1</source>
      <translation>‖u‖*/(λA), tarkassa optimissa käytetty osuus kapasiteetista; mallit voivat erota vain, kun se on 1</translation>
    </message>
    <message>
      <source>‖w − argmin L‖, the distance of an honest node from its own optimum</source>
      <translation>‖w − argmin L‖, rehellisen solmun etäisyys omasta optimistaan</translation>
    </message>
    <message>
      <source>‖w − truth‖²</source>
      <translation>‖w − oikea‖²</translation>
    </message>
    <message>
      <source>‖w − w'‖, the distance of its model from this one</source>
      <translation>‖w − w'‖, naapurin mallin etäisyys tästä mallista</translation>
    </message>
    <message>
      <source>‖w − w'‖, the distance of the two models</source>
      <translation>‖w − w'‖, kahden mallin etäisyys</translation>
    </message>
    <message>
      <source>‖w − w̄‖, the distance from the truth</source>
      <translation>‖w − w̄‖, etäisyys oikeasta mallista</translation>
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
      <translation>”%1” ei aukea: %2</translation>
    </message>
    <message>
      <source>“%1” cannot be read, expected %2, e.g. %3</source>
      <translation>”%1” ei kelpaa, pitäisi olla %2, esim. %3</translation>
    </message>
    <message>
      <source>“%1” cannot be written to %2; it stays open until it can</source>
      <translation>Oppituntia ”%1” ei voi kirjoittaa kohteeseen %2; se pysyy auki, kunnes kirjoittaminen onnistuu</translation>
    </message>
    <message>
      <source>“%1” could not be put into the waste basket; it is still in %2</source>
      <translation>Oppituntia ”%1” ei voitu siirtää roskakoriin; se on edelleen kohteessa %2</translation>
    </message>
    <message>
      <source>“%1” exists already. Replace it?</source>
      <translation>”%1” on jo olemassa. Korvataanko se?</translation>
    </message>
    <message>
      <source>“%1” has changes that are not saved.</source>
      <translation>Kohteessa ”%1” on tallentamattomia muutoksia.</translation>
    </message>
    <message>
      <source>“%1” has runs, a race, sweeps or a held-out study that are not saved. A session keeps them.</source>
      <translation>Kohteessa ”%1” on tallentamattomia ajoja, vertailuajo, parametriajoja tai sivuunjättökoe. Istunto säilyttää ne.</translation>
    </message>
    <message>
      <source>“%1” is ambiguous: use one point or one comma before the decimals, and nothing between the thousands</source>
      <translation>”%1” on monitulkintainen: erota desimaalit yhdellä pisteellä tai pilkulla äläkä erottele tuhansia millään</translation>
    </message>
    <message>
      <source>“%1” is in the waste basket</source>
      <translation>”%1” on roskakorissa</translation>
    </message>
    <message>
      <source>“%1” is not a number</source>
      <translation>”%1” ei ole luku</translation>
    </message>
    <message>
      <source>“%1” was changed by another window or program after it was opened here. Saving replaces those changes.</source>
      <translation>Toinen ikkuna tai ohjelma muutti tiedostoa ”%1” sen jälkeen, kun se avattiin tässä. Tallennus korvaa nuo muutokset.</translation>
    </message>
    <message>
      <source>“%1”: expected a condition like degree &gt; 5</source>
      <translation>”%1”: pitäisi olla ehto, esimerkiksi degree &gt; 5</translation>
    </message>
    <message>
      <source>“Compute path” finds the exact optimum for 121 values of λ in the background, from a model of its own for every node to one model for all.</source>
      <translation>”Laske polku” laskee taustalla tarkan optimin 121 λ:n arvolle, kunkin solmun omasta mallista kaikkien yhteiseen malliin.</translation>
    </message>
    <message>
      <source>“Compute” finds the curve for λ = %1 in the background; it can take a while.</source>
      <translation>”Laske” laskee taustalla käyrän arvolle λ = %1; se voi kestää hetken.</translation>
    </message>
    <message>
      <source>… and %L1 more</source>
      <translation>… ja %L1 muuta</translation>
    </message>
    <message>
      <source>… proved</source>
      <translation>… todistettu</translation>
    </message>
    <message>
      <source>… without edges</source>
      <translation>… ilman kaaria</translation>
    </message>
    <message>
      <source>ℓ_p norm</source>
      <translation>ℓ_p-normi</translation>
    </message>
    <message>
      <source>ℓ₁ norm</source>
      <translation>ℓ₁-normi</translation>
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
      <translation>┅┅&amp;nbsp;✕&amp;nbsp;oikea malli</translation>
    </message>
    <message>
      <source>╍╍&amp;nbsp;optimum</source>
      <translation>╍╍&amp;nbsp;optimi</translation>
    </message>
    <message>
      <source>╍╍&amp;nbsp;○</source>
      <translation>╍╍&amp;nbsp;○</translation>
    </message>
    <message>
      <source>▒&amp;nbsp;iterate</source>
      <translation>▒&amp;nbsp;iteraatti</translation>
    </message>
    <message>
      <source>■ %1, ▲ %2, and the lines wᵀx = 0</source>
      <translation>■ %1, ▲ %2 ja suorat wᵀx = 0</translation>
    </message>
    <message>
      <source>◆&amp;nbsp;smallest&amp;nbsp;validation&amp;nbsp;error</source>
      <translation>◆&amp;nbsp;pienin&amp;nbsp;validointivirhe</translation>
    </message>
    <message>
      <source>◇&amp;nbsp;the&amp;nbsp;document's&amp;nbsp;own</source>
      <translation>◇&amp;nbsp;dokumentin&amp;nbsp;oma</translation>
    </message>
    <message>
      <source>○&amp;nbsp;optimum</source>
      <translation>○&amp;nbsp;optimi</translation>
    </message>
    <message>
      <source>○&amp;nbsp;optimum is not unique: no ring where it is undetermined, %1 of %2 nodes</source>
      <translation>○&amp;nbsp;optimi ei ole yksikäsitteinen: ei rengasta, kun malli ei määräydy, %1 / %2 solmua</translation>
    </message>
    <message>
      <source>◌&amp;nbsp;optimum&amp;nbsp;so&amp;nbsp;far</source>
      <translation>◌&amp;nbsp;tähänastinen&amp;nbsp;optimi</translation>
    </message>
    <message>
      <source>◎&amp;nbsp;%1&amp;nbsp;selected</source>
      <translation>◎&amp;nbsp;valittuja&amp;nbsp;%1</translation>
    </message>
    <message>
      <source>●&amp;nbsp;iterate</source>
      <translation>●&amp;nbsp;iteraatti</translation>
    </message>
    <message>
      <source>⚠ not kept</source>
      <translation>⚠ ei säily</translation>
    </message>
    <message>
      <source>✓ pass</source>
      <translation>✓ läpäisi</translation>
    </message>
    <message>
      <source>✕&amp;nbsp;truth</source>
      <translation>✕&amp;nbsp;oikea&amp;nbsp;malli</translation>
    </message>
    <message>
      <source>✕: %1 attackers</source>
      <translation>✕: %1 hyökkääjää</translation>
    </message>
    <message>
      <source>✕: 1 attacker</source>
      <translation>✕: 1 hyökkääjä</translation>
    </message>
    <message>
      <source>✗ fail</source>
      <translation>✗ ei läpäissyt</translation>
    </message>
  </context>
</TS>
