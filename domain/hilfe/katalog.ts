/** The help texts the product comes with (level 1), by their keys. Paragraphs are divided by an empty line. */

/** Who reads what the Traeger adds: everybody, whoever is signed in, or staff. */
export type Leserkreis = 'ALLE' | 'ANGEMELDET' | 'PERSONAL';

interface Eintrag {
	readonly fuer: Leserkreis;
	readonly text: string;
}

const alle = (...absaetze: string[]): Eintrag => ({ fuer: 'ALLE', text: absaetze.join('\n\n') });
const angemeldet = (...absaetze: string[]): Eintrag => ({ fuer: 'ANGEMELDET', text: absaetze.join('\n\n') });
const personal = (...absaetze: string[]): Eintrag => ({ fuer: 'PERSONAL', text: absaetze.join('\n\n') });

export const HILFE = {
	anmelden: alle(
		'Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Kennwort an. Haben Sie das Kennwort vergessen, senden wir Ihnen über „Kennwort vergessen?“ einen Link, mit dem Sie ein neues wählen.',
		'Nach vielen falschen Versuchen nimmt das Portal für eine Weile keine weiteren an. Warten Sie dann einige Minuten und versuchen Sie es erneut.',
	),
	'anmelden.freiwillige': alle(
		'Hier melden sich alle an, die sich bewerben oder einen Freiwilligendienst leisten. Der Zugang ist die E-Mail-Adresse aus Ihrer Bewerbung.',
		'Ohne Kennwort geht es mit „Anmeldelink per E-Mail“: Der Link in der E-Mail gilt 30 Minuten und nur ein Mal.',
	),
	karte: alle(
		'Karte und Liste zeigen dieselben Einsatzorte. Geben Sie eine Postleitzahl oder einen Ort ein, dann sehen Sie, was im Umkreis liegt, das Nächste zuerst.',
		'Eine Zahl auf der Karte steht für mehrere Einsatzorte; ein Klick holt sie näher heran. Ein gestrichelter Kreis heißt: Dort ist zurzeit kein Platz frei, Sie kommen auf die Warteliste.',
		'Mit „Merken“ sammeln Sie Stellen für Ihre Bewerbung. Die Merkliste bleibt, bis Sie dieses Browserfenster schließen.',
	),
	'registrierung.stellen': alle(
		'Merken Sie die Stellen, für die Sie sich bewerben möchten. Die Reihenfolge ist Ihr Rang: Die liebste Stelle steht oben.',
		'Sie können auch ohne Stelle weitermachen. Dann kann Ihnen eine vorgeschlagen werden.',
	),
	'registrierung.daten': alle(
		'Felder mit Stern brauchen wir für die Bewerbung, alle anderen sind freiwillig. Schreiben Sie Ihren Namen so, wie er im Ausweis steht: Er kommt später in den Vertrag.',
		'Bis zum Absenden bleibt alles nur in diesem Browser. Sie können jederzeit zurückgehen und etwas ändern.',
	),
	'registrierung.zugang': alle(
		'Mit Ihrer E-Mail-Adresse und diesem Kennwort sehen Sie später, wie es mit Ihrer Bewerbung weitergeht. Die Adresse haben Sie beim Kontakt angegeben; es sollte eine sein, die Sie regelmäßig lesen.',
		'Nach dem Absenden bekommen Sie eine E-Mail. Erst wenn Sie den Link darin bestätigen, sehen die Einsatzstellen Ihre Bewerbung. Der Link gilt 14 Tage.',
	),

	konto: angemeldet(
		'Hier ändern Sie Ihren Namen, Ihre E-Mail-Adresse und Ihr Kennwort und sehen, wo Sie angemeldet sind. Eine neue Adresse gilt, sobald Sie den Link bestätigt haben, den wir dorthin senden.',
		'Mit einem neuen Kennwort enden alle anderen Anmeldungen.',
	),
	'konto.anmeldungen': angemeldet(
		'Jede Zeile ist ein Browser, in dem Sie angemeldet sind. Kommt Ihnen eine fremd vor, beenden Sie sie und ändern Sie danach Ihr Kennwort.',
	),
	neuerungen: angemeldet(
		'Hier steht, was sich mit jeder Version geändert hat, die neueste zuerst. Die Marke vor jedem Eintrag sagt, worum es geht: neue Funktion, Änderung, Fehlerbehebung, Verbesserung, Erprobung oder Vorschau.',
	),
	'mein-start': angemeldet(
		'Die Leiste zeigt, wie weit Ihre Bewerbung oder Ihr Dienst ist. Darunter steht, was als Nächstes zu tun ist und wer sich darum kümmert.',
	),
	'meine-bewerbungen': angemeldet(
		'Jede Karte ist eine Bewerbung bei einem Einsatzort. Sie können sie zurückziehen und später wieder öffnen, solange noch Plätze zu vergeben sind.',
		'Ein Vorschlag kommt von einer Einsatzstelle oder vom Träger. Nehmen Sie ihn an, beginnt das Gespräch mit der Einsatzstelle; lehnen Sie ihn ab, wird sie benachrichtigt.',
	),
	'meine-dokumente': angemeldet(
		'Oben steht, was noch von Ihnen gebraucht wird und bis wann. Sie können PDF-Dateien und Fotos hochladen; was zu unterschreiben ist, öffnen Sie direkt von hier.',
		'Ein eingereichtes Dokument wird geprüft. Fehlt etwas, steht der Grund dabei, und Sie reichen es noch einmal ein.',
	),
	'meine-seminare': angemeldet(
		'Der Ring zeigt, wie viele Seminartage anerkannt, in Prüfung und geplant sind. Rechts stehen Seminare mit freien Plätzen, zu denen Sie sich anmelden können; ist eines voll, kommen Sie auf die Warteliste.',
		'Wird ein Platz frei, ist er eine Zeit lang für Sie reserviert. Nehmen Sie ihn an oder lehnen Sie ihn ab, damit andere nachrücken können.',
	),
	'mein-vertrag': angemeldet(
		'Hier steht, was für Ihren Dienst vereinbart ist: wann und wo Sie ihn leisten, Ihre Arbeitszeit und was Sie dafür bekommen. Bis zur Vertragseinigung kann sich daran noch etwas ändern.',
		'Stimmt etwas nicht, wenden Sie sich an Ihre Einsatzstelle oder an den Träger.',
	),
	'meine-daten': angemeldet(
		'Halten Sie diese Angaben aktuell: Aus ihnen entstehen Vertrag und Bescheinigungen. Ab der Vertragseinigung ändert nur noch der Träger Ihren Namen, Ihr Geburtsdatum und Ihr Geschlecht.',
		'Bank-, Steuer- und Versicherungsdaten sehen nur die Stellen, die sie für Ihren Dienst brauchen.',
	),

	start: personal(
		'Jede Zahl führt zu der Liste dahinter. Gezählt wird nur, was Sie auch sehen dürfen, im Zyklus, der oben gewählt ist. Ein Zyklus ist ein Jahrgang, meist vom 1. September bis zum 31. August.',
		'Wiedervorlagen sind Bemerkungen, die Sie sich selbst auf einen Tag gelegt haben.',
	),
	bewerbungen: personal(
		'Hier stehen die Bewerbungen bis zur Vertragseinigung. Wer sich an mehreren Einsatzorten beworben hat, hat je Bewerbung eine Zeile.',
		'Filter, Suche und Sortierung stehen in der Adresse: Sie können die Ansicht als Lesezeichen ablegen, weitergeben oder unter einem Namen speichern.',
	),
	freiwillige: personal(
		'Ab der Vertragseinigung (2800) stehen Freiwillige in dieser Liste, bis die Nachbearbeitung abgeschlossen ist.',
		'„CSV“ enthält genau die Zeilen, die der Filter gerade trifft, auf allen Seiten.',
	),
	pool: personal(
		'Im Pool steht, wer sich beworben hatte und gerade keine offene Bewerbung hat (1500). Diese Freiwilligen sind offen für Vorschläge.',
		'Die Entfernung ist so genau wie die ersten drei Ziffern der Postleitzahl. Einsatzstellen sehen den Pool nur, wenn der Träger ihn geöffnet hat.',
	),
	statuswechsel: personal(
		'Jeder Wechsel eines Status mit Zeit, Anlass und Namen. Die Zeilen sind unveränderlich.',
		'„Von Hand“ heißt: Jemand hat den Status selbst gesetzt, mit einer Begründung.',
	),
	pruefliste: personal(
		'Hier liegt jedes Dokument, das noch geprüft werden muss, das älteste zuerst. Links wählen Sie es aus, in der Mitte steht die Datei, rechts entscheiden Sie. Danach öffnet sich das nächste.',
		'Was Sie beim Verifizieren unter „Wird in die Akte übernommen“ eintragen, steht danach in der Akte. Eine Prüfung können Sie kurz danach zurücknehmen; später kann ein verifiziertes Dokument in der Akte für ungültig erklärt werden.',
		'Mit J und K blättern Sie, V verifiziert, sobald alles eingetragen ist, und führt sonst zum leeren Feld. Z führt zum Grund der Zurückweisung. Die Kürzel lassen sich oben rechts ausschalten.',
	),
	dokumente: personal(
		'Jede Zeile ist ein Dokument, das von jemandem verlangt wird. Die Ampel sagt, wie es steht, die Stufe, wie streng es vor dem nächsten Status verlangt wird.',
		'Wählen Sie Zeilen aus, um an sie zu erinnern. An jedes Dokument wird höchstens ein Mal am Tag erinnert; was gerade geprüft wird, ruht. Danach sehen Sie für jede Zeile, ob es ging.',
	),
	unterschriften: personal(
		'Hier steht jede Unterschrift, auf die das Portal wartet, die dringendste zuerst. Unterschrieben wird der Reihe nach: zuerst die freiwillige Person, dann die Erziehungsberechtigten, die Einsatzstelle und zuletzt der Träger. Mit der letzten Unterschrift schließt das Portal den Vertrag ab, wenn sonst nichts fehlt.',
		'Wer unterschreiben soll, bekommt eine E-Mail mit einem persönlichen Link. Ist er abgelaufen, fordert der Träger die Unterschrift noch einmal an. „Zurücksetzen“ nimmt alle Unterschriften unter dem Dokument zurück.',
	),
	bescheinigungen: personal(
		'Hier steht, wessen Dienst in diesem Zyklus zu Ende ist oder bald endet, und wie weit die Bescheinigung ist, die das Gesetz verlangt. Der Knopf oben stellt alle fälligen auf einmal aus; vorher sehen Sie, bei wem es geht und bei wem nicht, mit Grund.',
		'Sieht die Vorlage Unterschriften vor, werden alle der Reihe nach gebeten; ausgestellt ist die Bescheinigung mit der letzten. „Zurückziehen“ in der Zeile verlangt einen Grund. Danach lässt sie sich neu ausstellen, und die alte gilt als ersetzt.',
		'Bis wann sie ausgestellt sein soll, sagt die „Frist für Bescheinigungen“ in den Parametern. Was überfällig ist, steht auch auf der Startseite.',
	),
	mahnwesen: personal(
		'Jeden Morgen um 06:00 Uhr erinnert das Portal an Dokumente, die angefordert und noch nicht eingereicht sind, und an Unterschriften, die noch fehlen. Die Säulen zeigen, wie viele Erinnerungen auf einen Tag fallen; ein Klick zeigt, wer es ist.',
		'Wann die erste Erinnerung kommt und wie viele Tage danach liegen, steht in den Parametern. Ist der Mailversand aus, zählt das Portal nur mit. „Jetzt erinnern“ schickt immer eine E-Mail, an jedes Dokument höchstens ein Mal am Tag.',
		'Während ein Dokument geprüft wird, ruhen die Erinnerungen. Nach einer Zurückweisung beginnt die Zählung neu.',
	),
	dokumentencenter: personal(
		'Hier stehen alle Dokumente, die das Portal verlangt oder ausstellt. Ein Entwurf ist noch für niemanden sichtbar; erst mit der Veröffentlichung wird ein Dokument angefordert.',
		'Abgelöste und gesperrte Vorlagen zeigt die Liste auf Wunsch mit an.',
	),
	'dokumentencenter.vorlage': personal(
		'Die Stufe sagt, wie streng ein Dokument ab einem Status verlangt wird: „Optional“ kann, „Erinnern“ soll abgegeben werden; „Pflicht“ hält den Statuswechsel auf, bis es vorliegt, „Überprüfung“, bis es geprüft ist.',
		'Im Text der Vorlage öffnet {{ die Liste der Platzhalter. Die Prüfung daneben nennt jeden, der leer bliebe; solange es einen gibt, lässt sich die Vorlage nicht veröffentlichen. Was in die Felder einer PDF-Datei kommt, legen Sie unter „Felder zuordnen“ fest.',
	),
	'dokumentencenter.felder': personal(
		'Wählen Sie ein Feld in der Liste oder auf der Seite und dann die Angabe, die hineingehört. Was gelb gestrichelt ist, schlägt das Portal vor; erst angenommen wird es gespeichert.',
		'„Ausgefüllt“ zeigt das Formular mit Beispieldaten oder mit den Daten einer Person, auch bevor Sie speichern. Felder ohne Angabe bleiben leer und halten die Veröffentlichung nicht auf.',
	),
	'dokumentencenter.versionen': personal(
		'Eine veröffentlichte Vorlage bleibt, wie sie ist. Für Änderungen legen Sie eine neue Version an und lösen die bisherige damit ab: Unbeantwortete Anforderungen gehen über, beantwortete bleiben.',
		'Eine gesperrte Vorlage verschwindet sofort. Nur die Administration kann sie wieder entsperren.',
	),
	sammelaktionen: personal(
		'Wählen Sie in einer Liste mehrere Zeilen aus und tun Sie mit allen dasselbe. Ein Probelauf zeigt vorher für jede Zeile, ob es geht und was sonst entgegensteht; bis dahin ist nichts geändert.',
		'Sie müssen nicht warten: Eine begonnene Aktion läuft weiter, auch wenn Sie die Seite verlassen. Das Ergebnis bleibt 30 Tage hier.',
	),
	downloads: personal(
		'Hier liegen Dateien zum Herunterladen: Handbücher, Vorlagen, Merkblätter. Mit den Schlagwörtern oben grenzen Sie die Auswahl ein; ein Klick auf den Titel lädt die Datei.',
		'Der Träger legt Downloads an, ordnet sie und bestimmt, ob Einsatzstellen sie sehen. Über neue Downloads kann er die Ansprechpersonen per E-Mail informieren.',
	),
	feldabfragen: personal(
		'Hier legen Sie fest, welche Angaben vor einem Status vorliegen sollen. Fehlt ein Pflichtfeld, hält das den Statuswechsel auf; Absagen und Rücknahmen sind immer möglich.',
		'Für jeden Status und jede Dienstart kann eine Abfrage aktiv sein, dazu eine für alle Dienstarten. Beide werden zusammen gefragt. Wer ein Feld ausfüllen darf, bestimmen Sie je Feld; der Träger darf es immer.',
	),
	recht: personal(
		'Hier lesen Sie nach, welche gesetzlichen Grenzen das Portal anwendet, wo sie stehen und seit wann sie gelten. Ändern lässt sich hier nichts.',
		'Dienstarten und Zyklen können eigene Werte festlegen; dann gelten diese. Wie ein Wert in einem Vertrag zustande kommt, sagt dort „Warum?“.',
	),
	barrierefreiheit: personal(
		'Hier steht, was über die Erklärung zur Barrierefreiheit eingegangen ist. Für die Antwort gibt das Gesetz einen Monat; ab einer Woche vorher erinnert die Startseite.',
		'Ist eine E-Mail-Adresse angegeben, geht Ihre Antwort dorthin. Ein Jahr danach löscht das Portal die Meldung; wünscht es die Person, löschen Sie sie sofort.',
	),
	stammdaten: personal(
		'Aus diesen Listen wird überall im Portal gewählt. Die Reihenfolge hier ist die der Auswahl. Erst mit „Speichern“ gilt, was Sie geändert haben.',
		'Löschen lässt sich nur, was nie verwendet wurde. Alles andere deaktiviert ein Administrator: Es steht dann nicht mehr zur Wahl, bleibt aber, wo es schon gewählt ist.',
	),
	dienstarten: personal(
		'Die Dienstart bestimmt, in welchem Alter und wie lange jemand Dienst leisten kann und wie viele Seminartage er braucht.',
		'Änderungen gelten für neue Bewerbungen und Verträge. Was schon vereinbart ist, bleibt.',
	),
	texte: personal(
		'Diese Texte stehen auf den öffentlichen Seiten. Ein Absatz endet mit einer leeren Zeile. „## “ am Anfang macht eine Überschrift, „- “ einen Listenpunkt, **zwei Sterne** machen fett, *einer* kursiv, und [Wort](https://…) wird ein Link.',
		'„Zurücksetzen“ zeigt wieder den mitgelieferten Text.',
	),
	zugriffe: personal(
		'Wer sich an- und abgemeldet hat, welche Anmeldungen scheiterten, wer die Ansicht eines anderen geöffnet, eine Liste als Datei geholt oder sensible Daten gelesen hat: Bank und Steuer, Gesundheit und Versicherung, Konfession.',
		'Unbekannte Adressen und Suchwörter werden nicht aufbewahrt, von der Netzadresse nur der vordere Teil. Nach 12 Monaten verschwindet eine Zeile.',
	),
	erfassung: personal(
		'So tragen Sie jemanden ein, der sich nicht selbst registriert hat. Die Bewerbung gilt sofort als abgesendet.',
		'Mit einem Zugang bekommt die Person eine E-Mail und kann selbst weitermachen. Ohne Zugang pflegen Sie die Akte allein.',
	),

	akte: personal(
		'Die Akte hält alles über eine Person zusammen, von der ersten Bewerbung bis zur Nachbearbeitung. Oben steht der nächste Schritt; was ihm entgegensteht, steht daneben.',
		'Ein gesperrter Knopf erklärt sich: „Warum geht das nicht?“ nennt jeden Grund und wer ihn beheben kann.',
	),
	'akte.einsatzorte': personal(
		'Jede Karte ist eine Bewerbung bei einem Einsatzort, mit eigenem Status. Der Status der Person folgt aus allen ihren Bewerbungen: Der am weitesten fortgeschrittene zählt.',
		'Die Dienstart muss feststehen, bevor die Verhandlung beginnt. Danach lässt sie sich nicht mehr ändern.',
	),
	'akte.betreuer': personal(
		'Hier steht, wer die Person betreut: beim Träger und in jeder Einsatzstelle, bei der eine Bewerbung läuft, mit den Wegen, sie zu erreichen.',
		'Bei der Verhandlung muss eine Betreuung gewählt sein. Wechselt sie, erfahren es die neue Betreuung und die Person per E-Mail.',
	),
	'akte.seminare': personal(
		'Hier steht, wie viele Seminartage der Vertrag verlangt, wie viele anerkannt sind und wie viele noch offen sind. Der Link daneben zeigt, wie die Zahl zustande kommt.',
		'„Nicht mehr erreichbar ab“ nennt den ersten Tag, von dem an die veröffentlichten Seminare nicht mehr reichen. Rechts steht, was bis dahin hilft.',
	),
	'akte.vertrag': personal(
		'Der Entwurf entsteht mit dem Beginn der Verhandlung. Mit der Vertragseinigung wird ein Platz reserviert, mit dem Abschluss gilt er als belegt.',
		'Was nur der Träger ändert, ist gekennzeichnet. Ändern zwei Personen zugleich, zeigt das Portal beide Fassungen nebeneinander, und nichts geht verloren.',
	),
	'akte.geld': personal(
		'Hier steht zu jedem Monat des Vertrags, was zusteht, in welchen Läufen es steht und was noch offen ist. Künftige Monate sind eine Vorausschau.',
		'Ein Klick auf einen Betrag zeigt, wie er zustande kommt: Anteil, volle Beträge, Regeln und die Ereignisse dahinter.',
	),
	'akte.dokumente': personal(
		'Die Dokumente stehen unter dem Status, für den sie gebraucht werden. Die Stufe sagt, wie streng: Pflicht verlangt, dass es vorliegt, Überprüfung, dass es geprüft ist.',
		'Was eine Anforderung zulässt, steht in ihrem Menü; ist etwas gesperrt, nennt es den Grund. Abgeschlossene Anforderungen sind am Ende eingeklappt, die Dateien bleiben erhalten.',
	),
	'akte.daten': personal(
		'Ein Stift erscheint, wenn Sie über ein Feld gehen. Enter speichert, Esc verwirft.',
		'Geschützte Angaben sind verdeckt. Wer sie aufdeckt, wird mit Zeit und Namen festgehalten.',
	),
	'akte.erweitert': personal(
		'Hier stehen technische Kennungen, die Prüfung der Akte auf nachträgliche Änderungen und das Löschen.',
		'Löschen lässt sich nicht rückgängig machen: Personenbezogene Daten, Dokumente und Zugang verschwinden, im Verlauf bleiben nur Nummer, Status und Datum.',
	),
	verlauf: personal(
		'Hier steht alles, was geschehen ist, das Neueste zuerst. Art, Person und Zeitraum schränken es ein; die Auswahl steht in der Adresse der Seite und lässt sich weitergeben. „Unterschiede“ vergleicht den Stand am Ende zweier Tage.',
		'Der signierte Nachweis ist für Prüferinnen und Prüfer: Er enthält jedes Ereignis mit seiner Hashkette, soweit Sie es lesen dürfen. Mit ihm lässt sich auch ohne das Portal prüfen, dass nichts verändert wurde. Dass Sie ihn mitnehmen, steht im Zugriffsprotokoll.',
	),
	'akte.stand': personal(
		'So stand die Akte am gewählten Tag. Ziehen Sie den Regler oder geben Sie einen Tag ein. Grün ist neu seit damals, durchgestrichen ist entfallen.',
	),

	'aktion.verhandlung': personal(
		'Mit der Verhandlung steht die Dienstart fest, und ein Vertragsentwurf entsteht mit den Vorgaben des Zyklus. Eine Person der Einsatzstelle muss als Betreuung gewählt sein.',
	),
	'aktion.einigung': personal(
		'Die Einigung reserviert einen Platz am Einsatzort. Sie ist nur möglich, wenn in jedem Monat des Vertrags ein Platz frei ist und alle Pflichtdokumente vorliegen.',
		'Die Einsatzstelle füllt nur die Felder aus, die der Träger dafür freigegeben hat; Beginn und Ende gehören immer dazu.',
	),
	'aktion.abschluss': personal(
		'Der Abschluss heißt: Der Vertrag ist unterschrieben. Alle anderen offenen Bewerbungen der Person entfallen, und nur noch die Einsatzstelle des Vertrags sieht die Akte.',
		'Bleibt die Vertragsnummer leer, vergibt das Portal die nächste, sofern das eingestellt ist.',
	),
	'aktion.antritt': personal(
		'Den Dienstantritt tragen Sie ein, sobald der Dienst begonnen hat. Wer nicht erschienen ist, wird archiviert, und der Platz ist wieder frei.',
	),
	'aktion.dienstende': personal(
		'Weicht das Datum vom geplanten Ende ab, fragt das Portal nach. Ein früheres Ende gilt als vorzeitig und braucht einen Grund; die Pflichttage für Seminare werden neu berechnet.',
		'Resturlaub wird abgegolten. Was dafür gezahlt wird, sehen Sie, sobald Sie die Tage eintragen.',
	),
	'aktion.status': personal(
		'Setzen Sie den Status nur von Hand, wenn der übliche Weg nicht geht. Bewerbung und Vertrag werden passend dazu geändert.',
		'Die Begründung steht im Verlauf, mit Ihrem Namen und dem Vermerk „von Hand“. Fehlende Dokumente und Plätze übergeht nur die Administration.',
	),
	'aktion.vorschlag': personal(
		'Mit einem Vorschlag bieten Sie einer Person eine Stelle an. Ihr Status ändert sich erst, wenn sie ihn annimmt.',
	),

	adressen: personal(
		'Einsatzstellen schließen die Verträge, Einsatzorte sind die Orte, an denen gearbeitet wird. Jeder Einsatzort gehört zu einer Einsatzstelle. Verbände und Sportkreise ordnen beide.',
		'Deaktivieren kann nur die Administration. Gelöscht wird eine Adresse nur, wenn nichts mehr auf sie verweist; das Portal nennt sonst, was es ist.',
	),
	'adressen.zyklus': personal(
		'Hier steht, ob die Adresse im gewählten Zyklus teilnimmt und ob Bewerberinnen und Bewerber sie auf der Karte sehen.',
		'Frei ist, was genehmigt oder zugeteilt und an keinem Tag des Zyklus vergeben ist. Das Raster zeigt für jeden Monat, wie viele Plätze belegt sind.',
	),
	'adressen.konto': personal(
		'Hier steht je Monat, was die Einsatzstelle nach ihren Verträgen an Beiträgen schuldet, welche Läufe es enthalten und was davon gebucht ist.',
		'Ein Klick auf einen Betrag öffnet die Verträge dahinter, von dort, wie jede Zeile zustande kommt. Ein Minus unter „Offen“ ist ein Guthaben der Stelle.',
	),
	'adressen.informationen': personal(
		'Es wird nur gespeichert, was Sie ändern. Hat jemand anderes inzwischen gespeichert, sagt es Ihnen das Portal.',
		'Einsatzstellen ändern Kontakt, Texte, Bilder und Leistungen selbst. Alles andere ändert der Träger.',
	),
	'adressen.stand': personal(
		'So standen die Adresse und ihre Plätze am gewählten Tag. Ziehen Sie den Regler oder geben Sie einen Tag ein. Grün ist neu seit damals.',
		'„Nur Kontingent“ zeigt anerkannte, angefragte, genehmigte, zugeteilte und vergebene Plätze.',
	),
	kontingente: personal(
		'Jede Zeile ist eine Einsatzstelle, jede Spalte eine Dienstart. Im Feld stehen die genehmigten Plätze, aufgeklappt die zugeteilten je Einsatzort. Die Kästchen zeigen, was belegt, reserviert und frei ist; ein Klick zeigt die Freiwilligen dahinter und jeden Monat.',
		'Mehr als erlaubt wird nicht gespeichert: Das Portal begrenzt die Eingabe, färbt das Feld und nennt den Grund. Unter das, was schon vergeben ist, lässt sich nichts senken.',
	),
	kontingentabfrage: personal(
		'Hier antworten Einsatzstellen, wie viele Plätze sie je Dienstart anbieten möchten. Die Antwort lässt sich bis zur Frist ändern, danach entscheidet der Träger.',
		'Für den BFD zählen alle Dienstarten zusammen: Mehr als anerkannt ist, kann nicht angefragt werden.',
	),
	personen: personal(
		'Personen sind die Ansprechpartner der Einsatzstellen, Verbände und des Trägers, mit oder ohne Zugang zum Portal.',
		'System-E-Mails bekommt nur, wer dem zugestimmt hat.',
	),
	seminare: angemeldet(
		'Hier stehen die Seminare des Zyklus. Was der Träger noch plant, sieht nur er; mit dem Veröffentlichen sehen es auch Einsatzstellen und Freiwillige.',
		'Ein Seminar zählt mit seinen geplanten Tagen. Nach dem letzten Tag vermerkt der Träger, dass es stattgefunden hat.',
		'Die Seminare lassen sich im Kalenderprogramm abonnieren: für Freiwillige unter „Meine Seminare“, sonst mit „Kalender abonnieren“. Die Adresse ist geheim und wird einmal gezeigt; eine neue ersetzt sie.',
		'Der Träger plant auch im Planer: Er zeigt je Gruppe das Jahr, die Ferien und ob die Pflichttage gedeckt sind. Konflikte darunter sperren nichts.',
	),
	seminarlisten: personal(
		'Die Teilnehmerliste nimmt zum Seminar mit, wer unterschreiben lässt. Sie nennt Angemeldete, nicht Wartende, und sagt, wann sie erstellt wurde.',
		'Die Excel-Datei enthält auch Ernährung und Allergien; wer sie herunterlädt, wird vermerkt.',
		'Ab dem ersten Tag legt der Träger die unterschriebene Liste hier ab, als PDF oder Foto. Sie belegt die Teilnahme und bleibt beim Seminar.',
	),
	'seminare.anwesenheit': personal(
		'Wer angemeldet ist, gilt als da; eingetragen wird nur, was davon abweicht. Die Pfeiltasten bewegen, mit der Umschalttaste wählen Sie mehrere halbe Tage, ein Buchstabe setzt sie. Überschrift und Name wählen die ganze Spalte oder Zeile.',
		'Jede Änderung ist sofort gespeichert, Strg+Z nimmt sie zurück. Aus den halben Tagen folgt, was zur Anerkennung vorgeschlagen wird: Da und krank zählen, alles andere nicht. Einsatzstellen sehen ihre eigenen Freiwilligen.',
	),
	'seminare.haus': personal(
		'Ziehen Sie einen Namen in einen Raum, oder öffnen Sie ihn mit der Eingabetaste und wählen Sie den Raum. Passt jemand nicht hinein, steht der Grund dabei. Von der Regel abweichen lässt sich mit einem Grund, nur nicht über die Zahl der Betten.',
		'Die Küche zählt, was die Freiwilligen bei ihren eigenen Daten angegeben haben. Namen stehen nur im Notfallblatt, und sein Öffnen wird vermerkt. Einige Monate nach dem Seminar löscht das Portal, wer wo geschlafen hat und was jemand dort brauchte.',
	),
	seminargruppen: personal(
		'Wer zu einer Seminargruppe gehört, ist bei den veröffentlichten Seminaren der Gruppe von selbst eingeplant. Ist die Gruppe voll, kommt man auf ihre Warteliste und rückt ohne Nachfrage nach.',
		'Einsatzstellen tragen ihre eigenen Freiwilligen ein; aus der Gruppe nimmt nur der Träger heraus. Was sich überschneidet oder außerhalb der Dienstzeit liegt, steht bei der Person.',
	),
	gruppenvorschlag: personal(
		'Der Vorschlag füllt die Gruppen gleichmäßig: nie über ihre Plätze, nur mit Dienstarten, für die sie vorgesehen sind, und niemand vor denen auf einer Warteliste. Wer wohin kommt, entscheiden Nähe zur Mitte der Gruppe, gemeinsame Einsatzstelle und passende Termine.',
		'Bis zum Übernehmen ist nichts geändert. Sie können jede Zeile von Hand ändern; sie wird dann neu geprüft. Rückgängig nimmt heraus, wer noch in der Gruppe ist und noch kein Seminar begonnen hat.',
	),
	seminarnachweise: personal(
		'Hier stehen die Nachweise zu Seminaren, die geprüft werden, und was eingereicht wurde: nach einem durchgeführten Seminar, einer hochgeladenen Datei oder geänderten Tagen.',
		'Anerkannt werden höchstens die geplanten Tage. Eine Bescheinigung der Arbeitsunfähigkeit lesen nur der Träger und die freiwillige Person; jedes Öffnen wird vermerkt.',
	),
	laeufe: personal(
		'Ein Lauf rechnet für Monate aus, was an Taschengeld zu zahlen oder an Beiträgen einzuziehen ist. Er beginnt als Entwurf, eine Person prüft ihn, eine andere gibt ihn frei; erst dann gibt es die Datei, und wer sie holt, steht im Verlauf.',
		'Eine Zeile ist immer das, was zusteht, abzüglich dessen, was frühere Läufe schon freigegeben haben. Endet ein Dienst früher oder ändert sich ein Betrag, gleicht der nächste Lauf das in einer eigenen Zeile aus.',
		'Was eine Prüfung anhält, lässt sich beheben und neu rechnen, aus dem Lauf nehmen oder mit einem Grund bestätigen. Herausgenommenes steht im nächsten Lauf wieder.',
		'Ein Klick auf einen Betrag zeigt, wie er zustande kommt; mit den Pfeiltasten folgt die Erklärung der Zeile darüber oder darunter. Die Summe öffnet ihre Zeilen.',
		'Zum Taschengeld gibt es nach der Freigabe eine Zahlungsdatei für die Bank (SEPA). Was jemand zurückzuzahlen hat, ist von seiner Überweisung abgezogen; wer nichts bekommt, steht im Fenster vor dem Holen.',
	),
	waechter: personal(
		'Hier steht am ersten Tag, an dem es so weit ist, welches Geld verloren geht und was es rettet: Seminartage, die nicht mehr zu erreichen sind, freigegebene Monate, die nicht mehr zustehen, ein letzter Monat, der nur halb zählt, und eine Anerkennung oder ein Aufenthaltstitel, die vor dem Vertrag enden.',
		'Gerechnet wird wie in den Läufen und Mittelabrufen: mit den Sätzen der Förderprogramme und dem Beitrag der Einsatzstelle. Fehlt einem Programm der Satz, stehen die Monate da. Die Summe zählt jeden Euro nur einmal, auch wenn er zweimal in Gefahr ist.',
		'Fehlen vorgeschriebene Seminartage, steht die Förderung des ganzen Dienstes in Frage. Bis wann eine Einsatzstelle anerkannt ist, lässt sich hier und auf ihrer Seite eintragen.',
	),
	zeugnisse: personal(
		'Hier steht jedes Zeugnis des Zyklus und wer dran ist: Einsatzstelle, Träger oder die Unterschriften. Ein Klick öffnet die Werkstatt; mit J und K geht es zum nächsten oder vorigen.',
		'Die Einsatzstelle schreibt, was zu den Aufgaben gehörte und wie sie erledigt wurden, und gibt das Zeugnis an den Träger. Er ändert, gibt zurück oder gibt frei; dann stellt das Portal es aus der Vorlage aus und bittet um die Unterschriften.',
		'In FSJ und FÖJ gibt es ein Zeugnis auf Wunsch, einfach oder erweitert um Leistung und Verhalten. Im Bundesfreiwilligendienst bekommt es jede Person, immer erweitert.',
		'Stimmt etwas nicht, kann die freiwillige Person um eine Berichtigung bitten. Ein neues Zeugnis ersetzt das alte.',
	),
	'bfd.vereinbarungen': personal(
		'Hier stehen die Verträge im Bundesfreiwilligendienst ab der Vertragseinigung und wie weit ihre Vereinbarung beim Bundesamt ist: eingereicht, mit einer Rückfrage, genehmigt oder abgelehnt. Die Schritte tragen Sie im Vertrag der Akte ein.',
		'„Wartet“ zählt die Tage seit dem Einreichen, auch über Rückfragen hinweg. Nach der Zahl von Tagen, die in den Parametern steht, erinnert die Startseite. Ohne Genehmigung lässt sich ein Dienst beginnen; der Vertrag weist darauf hin.',
	),
	foerderprogramme: personal(
		'Ein Förderprogramm sagt, wer für welche Freiwilligen wie viel gibt: Bedingungen, was als Monat zählt, und Sätze mit dem Tag, ab dem sie gelten. Ein neues Programm, etwa das Ihres Landes, legen Sie hier selbst an.',
		'Unter „Spalten“ steht, was die Datei eines Mittelabrufs enthält, in welcher Reihenfolge und mit welchen Überschriften. Ein Lauf behält die Spalten, die galten, als er gerechnet wurde.',
		'Rechts steht, was die Regeln für einen Zeitraum ergeben, auch solange sie nicht gespeichert sind. Ein neuer Satz ist eine neue Zeile; so bleibt nachvollziehbar, was wann galt.',
		'Ein Mittelabruf ist ein Lauf: Er wird gerechnet, geprüft und von einer anderen Person freigegeben. Er enthält die Monate des Zeitraums und Zeile für Zeile, was frühere Abrufe zu viel oder zu wenig hatten, mit dem Grund. So stimmt die Summe aller Abrufe immer.',
		'Zu einem freigegebenen Mittelabruf gibt es ein Prüfpaket: eine signierte ZIP-Datei ohne Namen, mit der sich jede Zahl ohne das Portal nachrechnen lässt.',
	),
	exporte: personal(
		'Wer die Buchhaltung macht, sieht oben je Aufgabe, wie es im gewählten Zeitraum steht und was als Nächstes kommt. Der Zeitraum lässt sich auch tippen, etwa 2026-Q1; für ihn wird ein neuer Lauf angelegt. Eine Vorschau ist eine Datei, die nichts abrechnet.',
		'Darunter laden Sie Listen als Excel-Datei herunter. Sie gelten für den Zyklus, der oben gewählt ist; Adressen und Personen gehören zu keinem. Tage und Zahlen stehen als solche in der Datei, ein zweites Blatt nennt Inhalt, Filter, Stand und Summen.',
		'„Freiwillige“ folgt einer Ansicht ihrer Liste. „Master“ enthält auch Bank, Steuer, Versicherung und Gesundheit: Je Person wird vermerkt, wer das liest, und in der Ansicht eines anderen ist es gesperrt.',
		'In „Zeugnisse“ stehen alle, deren letzter Diensttag im Zyklus liegt. Ein begonnener Monat zählt als ganzer.',
	),
	benutzer: personal(
		'Benutzer können sich anmelden. Was sie dürfen, sagt ihre Rolle; was sie sehen, sagen die zugeordneten Einsatzstellen und Einsatzorte.',
		'Geänderte Rechte gelten ab dem nächsten Klick. Die letzte Person mit der Rolle Administration lässt sich nicht sperren.',
	),
	einrichten: personal(
		'Die Schritte führen ein neues Portal bis zur ersten Bewerbung. Ihre Reihenfolge ist ein Vorschlag: Sie können jederzeit aufhören und später weitermachen. Was erledigt ist, erkennt das Portal selbst.',
		'„Noch gesperrt“ nennt, worauf ein Schritt wartet. Bei „Ihre Wahl“ ist jede Antwort richtig; die Vorgabe gilt, bis Sie eine andere wählen.',
	),
	systeminfo: personal(
		'Die Systeminformation zeigt, ob das Portal läuft: Version, eingeschaltete Funktionen, Aufträge, Speicher und Uhr. Gescheitertes wiederholt das Portal von selbst. Bleibt etwas stehen, melden Sie es dem Support.',
	),
	hilfe: angemeldet(
		'Suchen Sie nach einem Wort oder nach der Nummer einer Regel. Jeden Artikel können Sie drucken oder als Link weitergeben; die Dokumentation ordnet alle Artikel nach Aufgaben.',
	),
	support: angemeldet(
		'Schreiben Sie, was Sie tun wollten und was geschah. Vor dem Absenden sehen Sie genau, was mitgeht; Daten von Personen gehören nicht dazu. Sie bekommen eine E-Mail mit einer Nummer.',
	),
	zyklen: personal(
		'Ein Zyklus ist ein Jahrgang, meist vom 1. September bis zum 31. August. Genau einer ist aktiv: In ihm beginnen neue Bewerbungen. Beendete bleiben auswählbar, und laufende Dienste lassen sich weiter bearbeiten.',
		'Der Start beendet den bisher aktiven Zyklus und übernimmt Adressen und Vorgaben. Freiwillige ziehen nicht um; wer noch keine Vertragseinigung hat, lässt sich in der Akte einzeln übernehmen.',
		'Ein abgeschlossener Zyklus lässt sich nicht mehr ändern, bis die Administration ihn wieder öffnet.',
	),
	integrationen: personal(
		'Integrationen verbinden das Portal mit anderen Diensten. Eingeschaltet wirken sie sofort für alle; ausgeschaltet bleiben die Angaben erhalten.',
		'Geheime Schlüssel werden verschlüsselt gespeichert und nicht wieder angezeigt.',
	),
	stellenabgleich: personal(
		'Die Liste zeigt jede Stelle mit ihrem Stand bei freiwillig-ja. Voll belegte, nicht mehr online stehende und deaktivierte Stellen nimmt das Portal dort von selbst zurück. Antwortet freiwillig-ja nicht, versucht es das Portal drei Tage lang immer wieder.',
		'Der Probelauf fragt, was dort steht, und zeigt, was sich ändern würde; gesendet wird dabei nichts. Lehnt freiwillig-ja eine Stelle ab, führt der Knopf zur Adresse, an der die Angabe zu ändern ist.',
	),
	webhooks: personal(
		'Ein Webhook meldet einem anderen Programm, dass hier etwas geschehen ist: was, wann und mit welcher Kennung. Namen und andere Angaben gehen nie mit. Antwortet das Programm nicht, versucht es das Portal drei Tage lang immer wieder; die Reihenfolge zu einem Freiwilligen oder einer Adresse bleibt dabei erhalten.',
		'Bei den Nachrichten steht, was gesendet wurde und was das Programm geantwortet hat; jede lässt sich erneut senden und hat dann dieselbe Kennung. Eine Probe zeigt, ob die Adresse stimmt. Ist ein Webhook pausiert, warten seine Nachrichten; ist er abgeschaltet, wird nichts nachgeholt.',
	),
	'api-schluessel': personal(
		'Mit einem API-Schlüssel fragt ein anderes Programm dieses Portal. Der Schlüssel kann nur, was Sie ihm geben: bestimmte Rechte, auf Wunsch nur bestimmte Einsatzorte und Netze, und das nur bis zu seinem Ablauf. Er wird ein einziges Mal gezeigt.',
		'Tragen Sie einen Ansprechpartner ein: An ihn wendet sich, wer den Schlüssel später prüft. Ein Schlüssel, den seit 90 Tagen niemand benutzt hat, ist markiert; widerrufen wirkt er sofort nicht mehr.',
	),
	import: personal(
		'Einsatzstellen und Einsatzorte lassen sich aus einer CSV- oder Excel-Datei übernehmen. Zuerst zeigt die Vorschau jede Zeile: neu, geändert, unverändert, Warnung oder Fehler. Gespeichert wird erst danach, und nur, wenn keine Zeile mehr falsch ist. Falsche Zeilen können Sie auslassen.',
		'Das Portal erkennt eine Adresse an der externen Nummer wieder, sonst an Bezeichnung und Ort. Sieht eine Zeile einer vorhandenen Adresse nur ähnlich, entscheiden Sie: verbinden, neu anlegen oder auslassen. Unentschiedene Zeilen bleiben aus.',
		'Eine leere Zelle ändert nichts; ein einzelner Strich leert das Feld. Die Excel-Datei aus der Liste der Adressen hat dieselben Spalten und lässt sich geändert wieder einlesen. Die Zeilen eines Imports werden nach 30 Tagen gelöscht.',
	),
	parameter: personal(
		'Parameter gelten für den ganzen Träger und wirken mit dem Speichern sofort. Was Sie auf einem Reiter ändern, bleibt stehen, wenn Sie den Reiter wechseln; gespeichert wird alles zusammen.',
		'Der Verlauf sagt, wer was geändert hat. Ändern zwei Personen zugleich dasselbe, fragt das Portal nach.',
	),
	mails: personal(
		'Der Postausgang zeigt jede E-Mail des Portals und was aus ihr wurde. Was nicht angekommen ist, können Sie noch einmal senden; was noch wartet, können Sie zurückhalten. Solange kein Mailserver angeschlossen ist, werden E-Mails hier aufbewahrt statt gesendet.',
	),
	mailvorlagen: personal(
		'Hier formulieren Sie die E-Mails, die das Portal von selbst versendet. Tippen Sie @, um eine Angabe einzufügen: Beim Versenden steht dort der richtige Name oder das richtige Datum. Mit „Test-E-Mail an mich“ sehen Sie, was ankommt.',
	),
} as const satisfies Readonly<Record<string, Eintrag>>;

export type HilfeKey = keyof typeof HILFE;

export const istHilfeKey = (key: string): key is HilfeKey => Object.hasOwn(HILFE, key);
