/** The history of versions, as it is told to users. */

export const NEUERUNGSARTEN = ['feature', 'update', 'bugfix', 'improvement', 'beta', 'upcoming'] as const;
export type Neuerungsart = (typeof NEUERUNGSARTEN)[number];

export interface Neuerung {
	readonly type: Neuerungsart;
	readonly title: string;
	readonly description: string;
}

export interface Ausgabe {
	readonly version: string;
	/** The day it came out; of old versions only the month is known. */
	readonly time: string;
	readonly notes: readonly Neuerung[];
}

/** Newest first. */
export const AUSGABEN: readonly Ausgabe[] = [
	{
		version: '4.25.0',
		time: '2026-12-01',
		notes: [
			{
				type: 'improvement',
				title: 'Ansichten in zwei Fenstern',
				description: 'Wer in zwei Fenstern zugleich Ansichten speichert, verliert keine davon mehr.',
			},
		],
	},
	{
		version: '4.24.0',
		time: '2026-12-01',
		notes: [
			{
				type: 'improvement',
				title: 'Einsatzstellen sehen zuerst nur das Alter',
				description:
					'Das Geburtsdatum, den Geburtsnamen und das Geschlecht sieht eine Einsatzstelle erst mit der Vertragseinigung. Bis dahin genügt ihr das Alter.',
			},
			{
				type: 'improvement',
				title: 'Plätze des nächsten Zyklus nach außen',
				description:
					'freiwillig-ja und andere Leser Ihrer Stellen bekommen die Plätze des nächsten Zyklus, sobald der aktive niemanden mehr aufnimmt und die Bewerbungszeit des nächsten läuft. Der Link führt gleich in den richtigen Zyklus.',
			},
			{
				type: 'improvement',
				title: 'Das Älteste zuerst',
				description: 'Auf der Startseite steht Überfälliges nach seinem Alter und Anstehendes nach seinem Tag.',
			},
			{
				type: 'improvement',
				title: 'Zurück an Ihre Stelle in der Liste',
				description:
					'„Zur Liste“ und der Zurück-Knopf des Browsers führen auf die Zeile der Akte, die Sie zuletzt gesehen haben, auch wenn Sie von Akte zu Akte gegangen sind.',
			},
			{
				type: 'improvement',
				title: 'Planer, Karte und Listen auf Papier',
				description:
					'Der Seminarplaner druckt im Querformat mit ganzen Namen, die Karte ohne ihre Bedienelemente, und eine Liste sagt, welche ihrer Zeilen auf dem Blatt stehen.',
			},
			{
				type: 'improvement',
				title: 'Umleiten nur auf das eigene Portal',
				description:
					'Die Umleitung auf die Adresse des Portals lässt sich nur einschalten, wenn es dort zu erreichen ist. Wer eine andere Adresse einträgt, wird vor dem Speichern gefragt, ob sie stimmt.',
			},
			{
				type: 'improvement',
				title: 'Zyklen verzeihen Tippfehler',
				description:
					'Ein nie gestarteter Zyklus steht keinem anderen mehr im Weg. Verschieben Sie den Beginn, wandert das Ende mit; ein Zyklus dauert einen bis 24 Monate, und Überschneidungen stehen am Feld.',
			},
			{
				type: 'bugfix',
				title: 'Der Import von Adressen liest genauer',
				description:
					'Ein Punkt vor drei Ziffern trennt auch hier Tausender: 1.450 sind 1450 Euro. Die Vorschau zeigt bei neuen Adressen, was anders gelesen wurde, als es in der Datei steht. Überzählige Zellen und unlesbare Zeichen werden als Fehler gemeldet.',
			},
			{
				type: 'bugfix',
				title: 'Seminare ohne Uhrzeit des Endes',
				description: 'Im abonnierten Kalender stehen sie als ganze Tage mit der Uhrzeit des Beginns.',
			},
			{
				type: 'improvement',
				title: 'E-Mails sprechen die freiwillige Person an',
				description:
					'Geht dieselbe E-Mail an mehrere, liest die freiwillige Person „Sie“ und „Ihren Freiwilligendienst“, alle anderen ihren Namen. In eigenen Texten geht das mit den Angaben „Je nach Empfänger“. Die Knöpfe führen zu der Seite, die sie nennen.',
			},
			{
				type: 'improvement',
				title: 'Seminartage verständlicher, Unterschrift am Handy lesbar',
				description:
					'Unter „Meine Seminare“ steht, für wie viele Tage es keinen Platz gibt und wer sich darum kümmert. Wer am Handy unterschreibt, sieht das Dokument gleich in lesbarer Größe.',
			},
			{
				type: 'improvement',
				title: 'Fehlt etwas von der freiwilligen Person, ist sie dran',
				description:
					'Fehlt vor der Einigung etwas, das nur die freiwillige Person geben kann, zum Beispiel eine erziehungsberechtigte Person, steht sie in den Listen als die, auf die gewartet wird, und die Einsatzstelle kann bei ihr nachfragen. Ihre Startseite sagt ihr, was fehlt und wer gerade dran ist, auch bei den Unterschriften.',
			},
			{
				type: 'bugfix',
				title: 'Dank nur für die eigene Unterschrift',
				description:
					'Hat jemand anderes für Ihre Einsatzstelle unterschrieben, sagt Ihr Link, wer es war und wann, und dass Sie nichts mehr tun müssen.',
			},
		],
	},
	{
		version: '4.23.0',
		time: '2026-11-30',
		notes: [
			{
				type: 'improvement',
				title: 'Wer gefragt war, steht neben der Unterschrift',
				description:
					'Unterschreibt jemand über einen Link mit einem anderen Namen als dem angefragten, fragt die Seite freundlich nach, und Protokoll, Verlauf und Akte nennen beide Namen. Wer unterschrieben hat, kann das Dokument über denselben Link herunterladen.',
			},
			{
				type: 'bugfix',
				title: 'Arbeitszeit Minderjähriger je Tag',
				description:
					'Bei Minderjährigen prüft der Vertrag jetzt auch die Stunden je Diensttag: höchstens 8, oder 8,5, wenn ein anderer Tag der Woche kürzer ist.',
			},
			{
				type: 'bugfix',
				title: 'Bescheinigungen nur nach einem Dienst',
				description: 'Wer den Dienst nicht angetreten hat, steht nicht mehr unter den auszustellenden Bescheinigungen.',
			},
			{
				type: 'bugfix',
				title: 'Plätze ergeben zusammen, was genehmigt ist',
				description:
					'Kontingente und Startseite zählen belegte, reservierte und freie Plätze jetzt an demselben Tag. Nach Beginn eines Seminars gibt der Träger freie Plätze direkt, und Bescheinigungen nennen die Stelle, bei der man damals war.',
			},
			{
				type: 'improvement',
				title: 'Sensibles bleibt verdeckt und Belege bleiben erhalten',
				description:
					'Der Verlauf zeigt IBAN und andere sensible Angaben nicht mehr im Klartext. Wer in Läufen, Abrechnungen oder Förderanträgen steht, lässt sich erst löschen, wenn das Gesetz es erlaubt; der Dialog sagt, ab wann. Eine Einwilligung widerruft man mit einem Klick.',
			},
			{
				type: 'improvement',
				title: 'Zellen, Spalten und Knöpfe sagen mehr',
				description:
					'Kontingente nennen den Grund, wenn eine Eingabe nicht zu lesen ist, Sammelaktionen sagen, wie viele Einträge sie meinen, und wer ein Feld schneller geändert hat, wird mit Zeit genannt.',
			},
			{
				type: 'improvement',
				title: 'Zuerst, was Sie weiterbringt',
				description:
					'Freiwillige sehen auf ihrer Startseite zuerst, was den nächsten Schritt aufhält oder bald fällig ist.',
			},
		],
	},
	{
		version: '4.22.0',
		time: '2026-11-30',
		notes: [
			{
				type: 'bugfix',
				title: 'Sie schreiben weiter, auch wenn etwas fehlt',
				description:
					'Nach einem abgelehnten Speichern sprang die Einfügemarke bei jedem Tastendruck zur Meldung über dem Formular. Jetzt bleibt sie, wo Sie schreiben, und die Meldung nennt nur noch, was wirklich offen ist.',
			},
			{
				type: 'improvement',
				title: 'Zu zweit am selben Datensatz',
				description:
					'Speichert jemand anderes, während Sie ein Formular ausfüllen, erscheint seine Änderung in den Feldern, die Sie nicht angefasst haben. Haben beide dasselbe Feld geändert, fragt das Portal, was gelten soll. Was Sie eingetippt haben, bleibt in jedem Fall stehen, auch in den Listen der Stammdaten.',
			},
			{
				type: 'feature',
				title: 'Resturlaub am Dienstende',
				description:
					'Beim Dienstende fragt das Portal nach Urlaubstagen, die nicht genommen wurden. Die Abgeltung rechnet es aus und zahlt sie mit dem Taschengeld des letzten Monats aus. Endet ein Dienst vorzeitig, wird festgehalten, wer ihn beendet hat.',
			},
			{
				type: 'bugfix',
				title: 'Ein anderer Einsatzort im Vertrag, ein zweiter Dienst',
				description:
					'Steht im Vertrag ein anderer Einsatzort als in der Bewerbung, gehen Mails, Unterschriften und Bescheinigungen jetzt an diesen. Wer einen zweiten Dienst leistet, bekommt für ihn eine eigene Bescheinigung und ein eigenes Zeugnis.',
			},
			{
				type: 'bugfix',
				title: 'Geld',
				description:
					'Mittelabrufe lassen sich nicht mehr per Lastschrift von Einsatzstellen einziehen. Die Lohndatei der Änderungen nennt auch, was wegfällt. Der Höchstbetrag eines Zyklus gilt nur, soweit er nicht über dem gesetzlichen liegt.',
			},
			{
				type: 'bugfix',
				title: 'Unterschreiben auf dem Handy',
				description:
					'Wer das Handy beim Unterschreiben dreht, schreibt weiter dort, wo der Finger ist. Eine Unterschrift ohne sichtbaren Strich wird nicht angenommen.',
			},
		],
	},
	{
		version: '4.21.0',
		time: '2026-11-30',
		notes: [
			{
				type: 'bugfix',
				title: 'Was Sie eintippen, bleibt stehen',
				description:
					'Ein Tag wie 31.02.2027 verschwand beim Verlassen des Feldes, und aus 1.234 konnte 1,23 werden. Zu lange Texte wurden abgeschnitten. Jetzt bleibt alles stehen, das Feld sagt, was nicht stimmt, und gespeichert wird erst danach. Eingefügt werden Tage auch als 2027-02-15 oder 15. Februar 2027, Beträge auch als 1.234,50 €. Ein Dialog fragt, ehe „Zurück“ Ihre Eingaben verwirft, und Esc nimmt keine begonnene Bemerkung mehr fort.',
			},
			{
				type: 'feature',
				title: 'Viele Zeilen auf einmal auswählen',
				description:
					'Wer in einer Liste eine Zeile auswählt und mit gedrückter Umschalttaste eine zweite, wählt alle dazwischen mit aus. Mit gedrückter Strg-Taste öffnet ein Klick auf eine Zeile die Akte in einem neuen Tab.',
			},
			{
				type: 'improvement',
				title: 'Listen öffnen sich schneller',
				description:
					'Bewerbungen, Freiwillige, Seminare und Unterschriften laden beim ersten Öffnen weniger Dateien. Felder für Tage kommen erst, wenn Sie einen Filter danach öffnen.',
			},
		],
	},
	{
		version: '4.20.0',
		time: '2026-11-30',
		notes: [
			{
				type: 'bugfix',
				title: 'Nach einem Dialog geht es dort weiter, wo Sie waren',
				description:
					'Wer mit der Tastatur oder einem Screenreader arbeitet, stand nach dem Schließen vieler Dialoge wieder am Anfang der Seite. Jetzt steht der Fokus danach auf dem Knopf, der den Dialog geöffnet hat, auch wenn ein Dialog auf den anderen folgt.',
			},
			{
				type: 'bugfix',
				title: 'Offene Fenster überstehen eine neue Version',
				description:
					'Wer das Portal schon offen hatte, wenn eine neue Version eingespielt wurde, sah beim ersten Klick mitunter eine leere Seite. Jetzt bleibt die Seite mit allem, was Sie eingegeben haben, und sagt, dass sie neu geladen werden möchte. Fehlt die Verbindung, steht das jetzt da, statt dass sich etwas ohne Ende dreht, und danach geht es von selbst weiter.',
			},
			{
				type: 'improvement',
				title: 'Nach einer langen Pause geht es weiter, wo Sie waren',
				description:
					'War die Sitzung zu Ende, führte der nächste Klick auf die Anmeldung, und was Sie eingegeben hatten, war weg. Jetzt melden Sie sich über der offenen Seite wieder an, und alles ist noch da. Wer sich abmeldet, ist in allen Tabs abgemeldet.',
			},
			{
				type: 'bugfix',
				title: 'Übersetzte Seiten gehen nicht mehr kaputt',
				description:
					'Wer sich das Portal von seinem Browser in eine andere Sprache übersetzen ließ, landete beim Weiterklicken mitunter auf einer Fehlerseite, oder eine Zahl blieb stehen, obwohl sie sich geändert hatte. Beides geschieht nicht mehr.',
			},
			{
				type: 'improvement',
				title: 'Eigene Farben von Windows gelten überall',
				description:
					'Mit einem Kontrastdesign von Windows war nicht zu sehen, ob ein Schalter an ist, welcher Menüpunkt gewählt ist und was Diagramme zeigen. Jetzt ist alles in Ihren Farben gezeichnet und zu unterscheiden.',
			},
			{
				type: 'improvement',
				title: 'Seiten laden weniger, ehe sie da sind',
				description:
					'Dialoge, Formulare und Prüfregeln kommen erst, wenn sie gebraucht werden. Die Startseite, die Akte, die Listen, die Karte und der Link zur Unterschrift laden dadurch weniger.',
			},
		],
	},
	{
		version: '4.19.0',
		time: '2026-11-30',
		notes: [
			{
				type: 'improvement',
				title: 'Listen öffnen sich mit weniger Abrufen',
				description:
					'Die Zahlen an den Reitern kommen bei jeder Liste mit einem einzigen Abruf, und was eine Liste sonst noch braucht, kommt gleich mit ihrer Seite. Das Mahnwesen rechnet jede Erinnerung nur noch einmal und ist bei vielen offenen Dokumenten schneller da.',
			},
			{
				type: 'bugfix',
				title: 'Leiste für ausgewählte Zeilen',
				description:
					'Auf schmaleren Bildschirmen brach die Leiste unter einer Liste in zwei Zeilen um. Jetzt bleibt sie in einer: Was keinen Platz hat, steht im Menü „Weitere Aktionen“.',
			},
		],
	},
	{
		version: '4.18.0',
		time: '2026-11-29',
		notes: [
			{
				type: 'improvement',
				title: 'Das Portal öffnet sich schneller',
				description:
					'Wer das Portal aufruft, sieht die Seite früher: Was jede Seite zuerst braucht, kommt jetzt gleich mit ihr. Dokumente, Seminarnachweise, Statusänderungen und die Seite einer Adresse bleiben auch bei sehr vielen Freiwilligen schnell, und die Datei mit allen Feldern ist in weniger als der Hälfte der Zeit fertig.',
			},
			{
				type: 'improvement',
				title: 'Zugriffe: eine Zeile je Einsicht',
				description:
					'Wer bei einer Person mehrere Arten sensibler Daten zugleich liest, steht unter „Zugriffe“ mit einer Zeile, die alle Arten nennt. Bisher war es eine Zeile je Art. Filtern lässt sich wie zuvor.',
			},
			{
				type: 'bugfix',
				title: 'Mitarbeitende mit eigener Akte',
				description:
					'Wer beim Träger oder bei einer Einsatzstelle arbeitet und zugleich selbst einen Freiwilligendienst leistet, fehlte in der Benutzerliste unter „Ohne Freiwillige“ und bei der Wahl der Betreuung. Jetzt gehören diese Konten dazu.',
			},
		],
	},
	{
		version: '4.17.0',
		time: '2026-11-29',
		notes: [
			{
				type: 'improvement',
				title: 'Listen und Seiten reagieren schneller',
				description:
					'Wer eine Liste öffnet, ein Häkchen setzt oder die Seite wechselt, wartet kürzer: Gezeichnet wird nur noch, was sich geändert hat. In der Übersicht der Kontingente gilt das für jede Zahl, die Sie tippen, und die Karte folgt der Hand. Die Startseite lädt beim ersten Aufruf weniger.',
			},
		],
	},
	{
		version: '4.16.0',
		time: '2026-11-28',
		notes: [
			{
				type: 'improvement',
				title: 'Seiten sind schneller da',
				description:
					'Beim ersten Aufruf lädt eine Seite weniger, und was sie braucht, auf einmal. Anmeldeseite und die Seiten hinter Links aus Mails sind leichter geworden; Hilfetexte kommen erst, wenn Sie danach fragen. Die Listen der Bewerbungen und der Freiwilligen antworten schneller.',
			},
			{
				type: 'improvement',
				title: 'Kontingente und Mahnwesen auch bei sehr vielen Freiwilligen',
				description:
					'Bei einigen zehntausend Freiwilligen brauchten die Übersicht der Kontingente und die Vorschau der Erinnerungen so lange, dass das Portal sie abwies. Beide zählen jetzt in der Datenbank. Die CSV-Datei mit allen Feldern ist in einem Bruchteil der Zeit fertig.',
			},
		],
	},
	{
		version: '4.15.0',
		time: '2026-11-28',
		notes: [
			{
				type: 'improvement',
				title: 'Lange Listen blättern schneller',
				description:
					'Bewerbungen und Freiwillige sind auch bei sehr vielen Einträgen rasch da, wenn Sie weit nach hinten blättern, ans Ende springen oder nach Einsatzort, Einsatzstelle, Dienstart oder Betreuung sortieren. Die Karte und die Startseite rechnen weniger.',
			},
			{
				type: 'improvement',
				title: 'Wenn das Portal nicht lädt, sagt es das',
				description:
					'Ist die Verbindung unterbrochen oder der Server ausgelastet, stand manchmal eine leere Seite da. Jetzt steht dort, woran es liegen kann, mit einem Knopf zum erneuten Versuch.',
			},
		],
	},
	{
		version: '4.14.0',
		time: '2026-11-28',
		notes: [
			{
				type: 'feature',
				title: 'Alle Bescheinigungen eines Zyklus auf einmal',
				description:
					'Die Seite „Bescheinigungen“ zeigt, wessen Dienst zu Ende ist oder bald endet, bis wann die gesetzliche Bescheinigung ausgestellt sein soll und wem dafür noch Angaben fehlen. Ein Knopf stellt alle fälligen aus, mit Probelauf und Bericht. Zurückgezogen und neu ausgestellt wird aus der Zeile; die Startseite nennt, was fällig ist.',
			},
			{
				type: 'feature',
				title: 'Jedes PDF-Formular lässt sich ausfüllen',
				description:
					'Unter „Felder zuordnen“ steht jedes Feld eines Formulars neben seiner Seite, mit einem Vorschlag, was hineingehört. Datumsteile, Kästchen und Kreuze gehen auch, und vor dem Speichern sehen Sie das ausgefüllte Formular. Unbekannte Feldnamen halten die Veröffentlichung nicht mehr auf; in einem PDF ohne Felder setzen Sie sie selbst.',
			},
			{
				type: 'feature',
				title: 'Der nächste Schritt steht in der Zeile',
				description:
					'In den Listen der Bewerbungen, Freiwilligen und Dokumente steht neben „Wer ist dran“, was Sie tun können: kontaktieren, prüfen, unterschreiben, nachfragen oder erinnern. Der Knopf öffnet dasselbe wie in der Akte.',
			},
			{
				type: 'feature',
				title: 'Form der Unterschrift festlegen',
				description:
					'Je Dokument steht fest, in welcher Form unterschrieben wird: in Textform, einfach, fortgeschritten oder qualifiziert elektronisch oder auf Papier, mit Grund. Seite, E-Mail und Nachweis sagen, welche Form erfüllt ist. Außerhalb des Portals signierte Dateien prüft das Portal beim Hochladen; zum Papier steht, wo das Original liegt. Solange nichts festgelegt ist, bleibt alles wie bisher.',
			},
			{
				type: 'feature',
				title: 'Zeugnisse schreiben',
				description:
					'Auf der Seite „Zeugnisse“ schreibt die Einsatzstelle, was zu den Aufgaben gehörte, und wählt Aussagen zu Leistung und Verhalten; der Träger ändert, gibt zurück oder frei, daneben steht das Zeugnis, wie es aussehen wird. Freiwillige verlangen es unter „Mein Vertrag“ und können um eine Berichtigung bitten. Die Vorlage für Zeugnisse nennt dafür neue Angaben; bitte veröffentlichen Sie sie neu.',
			},
			{
				type: 'improvement',
				title: 'Was aus einem Papier wurde',
				description:
					'In der Akte steht beim Dokument, wann es ausgestellt wurde und seit wann es ersetzt, zurückgezogen oder abgelaufen ist. Gescannte Dateien lassen sich mehrere auf einmal zuordnen. Wer das Portal verwaltet, sieht auf der Startseite, bei wie vielen Dokumenten die Form der Unterschrift noch offen ist.',
			},
			{
				type: 'improvement',
				title: 'Die Betreuung findet sich beim Tippen',
				description:
					'Wo Sie jemanden für die Betreuung oder ein Konto wählen, sucht das Feld nach dem, was Sie tippen. So bleibt die Auswahl auch bei sehr vielen Konten schnell.',
			},
			{
				type: 'improvement',
				title: 'Eine Karte je Person im Board',
				description:
					'Wer sich an mehreren Einsatzorten beworben hat, steht im Board der Bewerbungen auf einer Karte mit allen Orten. Beim Ziehen geht die Bewerbung weiter, bei der es möglich ist.',
			},
			{
				type: 'improvement',
				title: 'Startseite und Bilder von Zahlen',
				description:
					'Die Kennzahlen des Trägers nennen Bewerbungen ohne Kontakt, Ihre Unterschriften und freie Plätze; an den Aufgaben steht, wer die Betreuung hat. Jedes Bild von Zahlen gibt es auch als Tabelle.',
			},
			{
				type: 'feature',
				title: 'Einsatzstellen fragen nach',
				description:
					'Wartet eine Einsatzstelle auf den Träger, die freiwillige Person oder die Eltern, fragt sie mit einem Knopf nach, wie es steht: eine E-Mail, höchstens einmal in der Woche, vorher zu sehen und kurz danach noch zurückzunehmen. Der Träger sieht die Nachfragen auf der Startseite.',
			},
			{
				type: 'improvement',
				title: 'Was an vielen geschieht, läuft im Hintergrund weiter',
				description:
					'An viele Dokumente erinnern, angefragte Plätze genehmigen, Einsatzorte online stellen, Koordinaten ermitteln, Zugänge anlegen und Gruppen zuweisen zeigen einen Balken, stehen im Eingang hinter der Glocke und sagen zu jedem Eintrag, was geschah oder warum nicht. Die Übernahme in einen neuen Zyklus steht ebenso dort. Diese Aufrufe der Schnittstelle antworten jetzt mit dem begonnenen Lauf.',
			},
			{
				type: 'feature',
				title: 'Nichts geht ungesehen hinaus',
				description:
					'Auch einzelne Erinnerungen, Videogespräche, Seminargruppen, freie Seminarplätze, Beitrittsanfragen und Hinweise auf Downloads zeigen vorher, wer welche E-Mail bekommt und wie die erste ankommt. Beim Prüfen von Dokumenten, beim Erfassen von Freiwilligen und bei Änderungen am Vertrag steht es in einer Zeile beim Knopf. In Kontakt, Einigung, Ablehnung und ähnlichen Dialogen zeigt „Ansehen“ dem Träger die E-Mail mit dem, was schon geschrieben ist.',
			},
			{
				type: 'feature',
				title: 'Wer ist dran, in allen Listen und auf der Startseite',
				description:
					'Bewerbungen und Freiwillige nennen in der Zeile, wer dran ist und seit wann, und lassen sich danach filtern und sortieren. Die Startseite trennt, was auf Sie wartet, von dem, was bei anderen liegt, mit der Zahl je Seite.',
			},
			{
				type: 'feature',
				title: 'Erinnerungen aussetzen, auslassen oder anders takten',
				description:
					'Im Mahnwesen ändern Sie eine Erinnerung mit zwei Klicks: einmal auslassen, aussetzen bis zu einem Tag, eigener Takt oder nie, für ein Dokument, eine Person oder alle. Die erste Zeile sagt, ob E-Mails hinausgehen, und die Säulen zählen die E-Mails statt der Dokumente.',
			},
			{
				type: 'feature',
				title: 'Dokumente aus der Akte in Nachrichten',
				description:
					'Eine Nachricht nimmt Dokumente aus der Akte mit, etwa die Vereinbarung oder das Zeugnis. An viele geschrieben, bekommt jede Person das eigene; wer noch keines hat, steht vorher mit dem Grund daneben.',
			},
			{
				type: 'feature',
				title: 'Nachrichten mit Angaben',
				description:
					'Mit @ nennt eine Nachricht den Vornamen, den Einsatzort oder eine Frist, bei jeder Person die eigene. Neben dem Text sehen Sie die E-Mail, wie sie ankommt, und wer keine bekommt, mit dem Grund.',
			},
			{
				type: 'feature',
				title: 'Vor dem Senden sehen, was ankommt',
				description:
					'Bitten um Unterschriften, Einladungen, Seminare und Kontingentabfragen zeigen vorher, wer eine E-Mail bekommt, wer nicht und warum, und die erste, wie sie ankommt. Eine Sammelaktion sagt, wie viele E-Mails sie sendet.',
			},
			{
				type: 'feature',
				title: 'Was gesendet wurde',
				description:
					'Im Verlauf einer Akte öffnen Sie zu jedem Eintrag die E-Mails dazu: an wen, wann, mit welchem Text und wie weit sie gekommen sind. Aufbewahrt werden sie ein Jahr.',
			},
			{
				type: 'feature',
				title: 'Mit J und K durch eine Liste',
				description:
					'Aus einer Liste geht es in die Akte und mit K und J zur nächsten und zurück, in der Reihenfolge, in der die Liste stand. G und ein Buchstabe springen zu einer Seite, ? nennt alle Tasten.',
			},
			{
				type: 'feature',
				title: 'Schnellsuche mit Aktionen und Vorschau',
				description:
					'Strg+K kennt jetzt alle Seiten und was Sie mit der offenen Akte tun können, mit dem, was die Regeln dazu sagen. Zur markierten Zeile gibt es eine Vorschau.',
			},
			{
				type: 'feature',
				title: 'Vorher sehen, was geschieht',
				description:
					'Vor jedem Schritt in der Akte, vom ersten Kontakt bis zum Dienstende, steht, was damit geschieht: welcher Platz reserviert oder frei wird, welche Dokumente angefordert werden und wer eine E-Mail bekommt. Ein stornierter Vertrag zeigt, wer ihn wann und warum storniert hat, mit dem Entwurf, der als Nächstes kommt.',
			},
			{
				type: 'feature',
				title: 'Listen nach Dokumenten eingrenzen',
				description:
					'Bewerbungen und Freiwillige grenzen Sie danach ein, ob Dokumente fehlen oder überfällig sind, wer bei ihnen dran ist und wie es um ein einzelnes steht, außerdem nach der Betreuung beim Träger. Die Ansicht „Verhandlung, Dokumente fehlen“ ist fertig eingerichtet.',
			},
			{
				type: 'feature',
				title: 'Ansichten mit kurzem Link teilen',
				description:
					'„Link kopieren“ gibt eine gespeicherte Ansicht weiter. Der Link ist kurz, und wer ihn öffnet, sieht dieselbe Ansicht mit den eigenen Rechten.',
			},
			{
				type: 'feature',
				title: 'Viele Dokumente auf einmal prüfen',
				description:
					'In der Dokumentenübersicht verifizieren Sie ausgewählte Dokumente zusammen oder weisen sie zurück. Der Probelauf sagt vorher, was geht und was einzeln zu prüfen ist; was danach eingeht, bleibt in Prüfung. Die Suche findet Dokumente jetzt auch an ihrem Namen.',
			},
			{
				type: 'improvement',
				title: 'Aufgaben der Reihe nach abarbeiten',
				description:
					'Eine Aufgabe der Startseite öffnet gleich die erste Akte; mit J und K geht es durch die anderen. In der Prüfliste bleibt stehen, was Sie erledigt haben, bis Sie die Seite verlassen.',
			},
			{
				type: 'improvement',
				title: 'Breite der Spalten nach Inhalt',
				description:
					'Ist das Fenster zu schmal, sind Spalten nur so breit wie das, was darin steht. Die Spalte, nach der sortiert ist, bleibt immer sichtbar.',
			},
			{
				type: 'feature',
				title: 'Exportierte Dateien im Eingang',
				description:
					'Was Sie exportieren, liegt sieben Tage lang in Ihrem Eingang und lässt sich dort noch einmal laden. Lange Arbeit meldet sich einmal, wenn sie fertig ist, wo immer Sie gerade sind.',
			},
			{
				type: 'feature',
				title: 'Kontingente rechnen vor',
				description:
					'Beim Tippen steht neben dem Feld, was nach dem Speichern frei und verteilt ist. Ein Klick verteilt die übrigen Plätze einer Einsatzstelle nach der Belegung im letzten Zyklus, und große Sprünge fragen nach.',
			},
			{
				type: 'improvement',
				title: 'Vertragseinigung nennt den nächsten freien Platz',
				description:
					'Der Dialog zählt die Plätze mit, wenn Sie Einsatzort oder Datum ändern. Ist keiner frei, nennt er den nächsten Tag und setzt den Beginn auf Klick. „Warum?“ erklärt jedes Feld in der rechten Spalte.',
			},
			{
				type: 'improvement',
				title: 'Vertrag, Unterschriften und Papier nebeneinander',
				description:
					'Der Reiter „Vertrag“ zeigt neben den Bedingungen die Unterschriften und die erste Seite des Papiers. Ein stornierter Vertrag sagt, von wem, wann und warum. Im Board zählen die Spalten Personen und nennen, wie lange sie dort im Schnitt sind.',
			},
			{
				type: 'improvement',
				title: 'Wer ist dran, auch bei Bewerbungen und Verträgen',
				description:
					'Jede Bewerbung, jeder Vertrag und jede offene Unterschrift nennt, wer als Nächstes etwas tun muss und seit wann. Der Vertrag zeigt zuerst seine Bedingungen, und wer eine Datei über ein Dokument lädt, das gerade unterschrieben wird, erfährt vorher, was das beendet.',
			},
			{
				type: 'feature',
				title: 'Papiere mit Briefkopf',
				description:
					'Vereinbarungen, Bescheinigungen und Erklärungen haben Kopf und Fuß, Angaben mit Linien und Felder für Unterschriften mit Ort und Datum; Briefe passen in Umschläge mit Fenster. Den Briefkopf stellen Sie unter „Parameter“ ein, neben einer Vorschau. Neue Dokumente lassen sich vorlesen.',
			},
			{
				type: 'feature',
				title: 'Vorlagen mit Vorschau schreiben',
				description:
					'Im Dokumentencenter steht neben dem Text das fertige Dokument, mit Beispielen oder mit den Daten einer Person, die Sie wählen.',
			},
			{
				type: 'feature',
				title: 'Gespeicherte Texte für Nachrichten',
				description:
					'Was Sie oft schreiben, speichern Sie als Text, für sich oder für das Team. Fettes, Listen und Links gestalten die Nachricht, und „Test an mich“ schickt sie zuerst an Sie, wie sie bei der ersten Person ankommt.',
			},
			{
				type: 'improvement',
				title: 'Vor dem Erinnern sehen, was hinausgeht',
				description:
					'Bevor Erinnerungen an viele hinausgehen, sehen Sie, wer eine E-Mail bekommt, wie die erste aussieht und wer warum nichts bekommt, im Mahnwesen wie in der Dokumentenübersicht. Auch was ruht, hat jetzt sein Menü.',
			},
			{
				type: 'improvement',
				title: 'Vorlagen veröffentlichen, ohne zu warten',
				description:
					'Was eine veröffentlichte, abgelöste oder gesperrte Vorlage in den Akten ändert, geschieht im Hintergrund: mit Balken auf ihrer Seite und in Ihrem Eingang, und am Ende mit der Zahl der Akten.',
			},
			{
				type: 'improvement',
				title: 'Nicht unterschrieben hochgeladen',
				description:
					'Wer ein Dokument hochlädt, wie das Portal es zum Unterschreiben ausgegeben hat, erfährt gleich, dass darauf noch keine Unterschrift steht.',
			},
			{
				type: 'feature',
				title: 'Papiere auf Echtheit prüfen',
				description:
					'Was das Portal ausstellt, trägt eine Prüfnummer und einen QR-Code. Auf der Seite „Echtheit prüfen“ sieht jeder ohne Anmeldung, ob ein Papier echt, unverändert und noch gültig ist, auch wenn die Akte schon gelöscht ist. Eine Datei verlässt das eigene Gerät dabei nicht.',
			},
			{
				type: 'improvement',
				title: 'Schrift und oberer Rand der Dokumente',
				description:
					'In den Parametern unter „Briefkopf“ wählen Sie eine Schrift mit oder ohne Serifen und den Rand über dem Kopf; die Vorschau zeigt beides sofort. Teilnehmerlisten, Namensschilder, Bescheinigungen und Nachweise der Seminare lassen sich jetzt ebenso vorlesen wie Vereinbarungen.',
			},
			{
				type: 'feature',
				title: 'Bedingungen im Text eines Dokuments, ohne Klammern zu tippen',
				description:
					'Beim Schreiben einer Vorlage markieren Sie eine Stelle und wählen „Nur wenn“: minderjährig, im BFD oder eine Angabe, die bekannt sein muss. „Je Vertretung“ wiederholt eine Stelle für jede gesetzliche Vertretung, auch ihre Unterschrift. Solche Stellen stehen farbig da und sagen, ob sie bei der gewählten Person zutreffen.',
			},
			{
				type: 'feature',
				title: 'Scans unterschriebener Papiere finden von selbst zu ihrem Dokument',
				description:
					'Was auf Papier unterschrieben wird, drucken Sie aus dem Portal; jede Seite trägt einen Code. In der Prüfliste legen Sie unter „Scans zuordnen“ die gescannten Seiten ab, auch durcheinander, und sehen, zu wem sie gehören und was fehlt. Auch Zeugnisse und Bescheinigungen, die nur der Träger unterschreibt, gehen diesen Weg.',
			},
			{
				type: 'feature',
				title: 'Erinnern per Brief',
				description:
					'Im Mahnwesen und in der Dokumentenübersicht erstellt „Als Brief …“ oder „Per Brief erinnern“ je Person ein Schreiben auf Ihrem Briefpapier: was noch fehlt, bis wann, und wie man es einreicht. Bei Minderjährigen geht es an die gesetzliche Vertretung. Alle Briefe kommen als PDF zum Drucken; wer keine vollständige Anschrift hat, wird genannt.',
			},
			{
				type: 'feature',
				title: 'Prüfnummer auch auf Papieren der Seminare',
				description:
					'Teilnahmebescheinigungen und der Nachweis der Seminartage tragen jetzt eine Prüfnummer mit QR-Code, ebenso die Seite mit den Unterschriften. Wer so ein Papier bekommt, prüft es auf der Seite „Echtheit prüfen“. Werden Seminartage später nicht mehr anerkannt, sagt sie das.',
			},
		],
	},
	{
		version: '4.13.0',
		time: '2026-11-27',
		notes: [
			{
				type: 'feature',
				title: 'Rückgängig machen, was Sie gerade getan haben',
				description:
					'Kontakt, Verhandlung, Einigung, Annullieren, Ablehnen, Zurückziehen, die Prüfung eines Dokuments und eine Nachricht lassen sich eine Minute lang zurücknehmen, mit einem Klick oder mit Strg+Z. So lange warten auch die E-Mails dazu. Wie viele Sekunden es sind, steht in den Parametern.',
			},
			{
				type: 'feature',
				title: 'Bilder in der Hilfe',
				description:
					'Wo ein Bild mehr sagt als ein Absatz, zeigen die Artikel der Hilfe jetzt die Seite, um die es geht, zum Beispiel Startseite, Akte, Prüfliste und Mahnwesen. Die Bilder gehören immer zu der Fassung des Portals, die Sie vor sich haben.',
			},
			{
				type: 'feature',
				title: 'E-Mail vor dem Ablauf eines API-Schlüssels',
				description:
					'Läuft ein API-Schlüssel ab, erfährt es seine Ansprechperson 14 Tage und einen Tag vorher per E-Mail. Wird der Schlüssel verlängert, beginnt das für den neuen Tag von vorn; für gelöschte Schlüssel kommt keine.',
			},
			{
				type: 'feature',
				title: 'Wer ist dran',
				description:
					'Jedes Dokument in der Akte nennt, wer als Nächstes handeln muss und seit wann, und sein Knopf ist genau das: Erinnern, Prüfen, Bereitstellen oder Unterschreiben. In der Akte und in der Dokumentenübersicht grenzen Sie danach ein.',
			},
			{
				type: 'improvement',
				title: 'Erinnert wird nur, wer dran ist',
				description:
					'Was der Träger selbst bereitstellen oder prüfen muss, ist eine Aufgabe. Daran erinnert das Portal niemanden mehr, weder von selbst noch auf Knopfdruck.',
			},
			{
				type: 'improvement',
				title: 'Hilfe auf der Seite „API-Schlüssel“',
				description: 'Der Knopf mit dem Fragezeichen erklärt dort jetzt, was ein Schlüssel darf und wie lange.',
			},
			{
				type: 'improvement',
				title: 'Die Startseite zählt genau',
				description:
					'Jede Zahl der Startseite öffnet eine Liste genau dieser Länge. „Ohne Kontakt“ sind nur noch Bewerbungen von Menschen, die keine Einsatzstelle kontaktiert hat. Die Knöpfe sagen, was zu tun ist; ein einziger Eintrag öffnet sich gleich. Mit „Mir zugeteilt“, „Bewerbungen“ und „Dokumente“ sehen Sie nur diese Aufgaben, und das Menü zeigt, wo etwas auf Sie wartet.',
			},
			{
				type: 'improvement',
				title: 'Plätze heißen überall gleich',
				description:
					'Frei ist an einer Einsatzstelle, was von den genehmigten, an einem Einsatzort, was von den zugeteilten Plätzen bleibt. Start, Kontingente, Adressen und Karte zählen das jetzt gleich und schreiben dazu, wovon.',
			},
			{
				type: 'bugfix',
				title: 'Was fehlt, behält das Menü',
				description:
					'Führt ein Link zu einer Seite oder einem Eintrag, den es nicht gibt, bleiben Menü und Kopf stehen, und die Seite sagt, was fehlt.',
			},
			{
				type: 'feature',
				title: 'Videodienste, die Räume auf Bestellung anlegen',
				description:
					'Unter „Integrationen“ verbindet die Administration das Portal mit einem Videodienst (OAuth 2.0). Für jedes Videogespräch bestellt das Portal dort einen Raum und gibt ihn zurück, wenn das Gespräch abgesagt wird.',
			},
		],
	},
	{
		version: '4.12.0',
		time: '2026-11-26',
		notes: [
			{
				type: 'feature',
				title: 'Benutzer aus dem Verzeichnis (SCIM)',
				description:
					'Unter „Integrationen“ lassen Administratoren ein Verzeichnis wie Microsoft Entra ID, Okta oder Keycloak die Konten der Mitarbeitenden führen. Sie legen fest, welche Gruppe welche Rolle gibt. Wer im Verzeichnis gesperrt wird, ist hier sofort abgemeldet.',
			},
			{
				type: 'feature',
				title: 'Erste Schritte',
				description:
					'Wer neu im Team ist, findet auf der Startseite bis zu fünf erste Schritte, passend zur Rolle. Ein Klick auf „Nicht mehr zeigen“ genügt, und sie kommen nicht wieder.',
			},
			{
				type: 'bugfix',
				title: 'Leere Seite nach einer Ablehnung',
				description:
					'Nannte eine Ablehnung unten rechts ihren Artikel in der Hilfe, blieb der Bildschirm leer, bis man neu lud. Jetzt steht der Hinweis da, und sein Link führt zum Artikel.',
			},
			{
				type: 'improvement',
				title: 'Drucken',
				description:
					'Listen drucken Sie mit dem neuen Knopf über der Tabelle vollständig: alle Zeilen, die der Filter findet, nicht nur die der Seite. Auf dem Papier stehen Träger, Stand, Name und Seitenzahlen; leere Blätter, abgeschnittene Spalten und Knöpfe gibt es nicht mehr. In der Akte folgt der Verlauf dem Reiter.',
			},
			{
				type: 'improvement',
				title: 'Jede Ablehnung hat ihren Artikel',
				description:
					'Bisher führten nur die großen Regeln in die Hilfe. Jetzt hat jede Ablehnung einen Artikel: warum ein Feld oder eine Datei nicht angenommen wird, warum ein Link nicht mehr gilt, was zu tun ist, wenn jemand anderes schneller war. Diese Seite der Neuerungen können jetzt auch Gäste lesen.',
			},
			{
				type: 'feature',
				title: 'Webhooks',
				description:
					'Andere Programme erfahren sofort, wenn sich etwas ändert: Unter „System“ richtet die Administration ein, welche Ereignisse wohin gemeldet werden. Gesendet werden nur Art, Zeit und Kennung, nie Namen; jede Nachricht ist unterschrieben, und was nicht ankommt, wird drei Tage lang wieder versucht.',
			},
			{
				type: 'improvement',
				title: 'API-Schlüssel mit Grenzen',
				description:
					'Ein API-Schlüssel kann jetzt auf Netzadressen und auf einzelne Einsatzstellen begrenzt werden und eine Ansprechperson nennen. Schlüssel, die lange niemand benutzt oder die bald ablaufen, sind gekennzeichnet und stehen auf der Startseite der Administration.',
			},
			{
				type: 'feature',
				title: 'Videogespräche',
				description:
					'Zu einer Bewerbung lässt sich auf der Karte in der Akte oder beim Kontaktieren ein Videogespräch vereinbaren. Bei mehreren Terminen wählt die freiwillige Person selbst. Einladung, Absage und Erinnerung kommen per E-Mail, mit dem Termin für den Kalender.',
			},
			{
				type: 'improvement',
				title: 'Vom Fehler zum Support',
				description:
					'Wenn eine Seite nicht geladen werden kann, führt ein Knopf direkt zum Support. Die Fehler-ID und die Seite stehen schon in der Anfrage.',
			},
			{
				type: 'feature',
				title: 'Erklärung zur Barrierefreiheit',
				description:
					'Von jeder Seite führt ein Link zur Erklärung zur Barrierefreiheit: was geprüft wurde, was noch fehlt und an wen man sich wendet. Wer auf eine Barriere stößt, meldet sie dort, auch ohne Anmeldung. Die Meldungen stehen unter „Barrierefreiheit“ mit der Frist von einem Monat; die Startseite erinnert daran. Unter „Einrichten“ fehlt noch, ob Sie gesetzlich verpflichtet sind und welche Stelle zuständig ist.',
			},
		],
	},
	{
		version: '4.11.0',
		time: '2026-11-24',
		notes: [
			{
				type: 'feature',
				title: 'Hilfe zum Nachlesen',
				description:
					'Zu jeder Seite und jeder Regel gibt es jetzt einen Artikel: warum etwas gerade nicht geht, wer es lösen kann und wie. Sie finden ihn im Menü Ihres Kontos unter „Häufige Fragen“ und „Dokumentation“, und direkt neben der Ablehnung. Wenn das nicht hilft, fragen Sie unter „Support“.',
			},
			{
				type: 'improvement',
				title: 'Läufe rechnen im Hintergrund',
				description:
					'Ein neuer Lauf der Buchhaltung steht sofort da und rechnet sich im Hintergrund; Sie können inzwischen weiterarbeiten. Wie weit er ist, zeigt seine Seite. Neu weist er auf Beträge hin, die gegenüber dem Vormonat springen, und auf Dienste, die vorher endeten.',
			},
			{
				type: 'improvement',
				title: 'Jede Zahl eines Mittelabrufs sagt, woher sie kommt',
				description:
					'Auch in Mittelabrufen öffnet ein Klick auf eine Zahl, wie sie entsteht: Menge, Satz, Regel, Bedingungen, Ereignisse und was frühere Abrufe schon enthalten. Im Reiter „Geld“ antworten nun auch Monate, die noch in keinem Lauf stehen. „Geld und Fristen“ meldet fehlende IBAN, SEPA-Mandate und BFD-Kennungen, nennt die Zuständigen und lässt sich als Excel-Datei holen.',
			},
			{
				type: 'bugfix',
				title: 'Lange Auswahllisten',
				description:
					'Auswahllisten mit vielen Einträgen reichten über den Rand des Bildschirms hinaus. Sie sind jetzt begrenzt und lassen sich durchblättern.',
			},
			{
				type: 'feature',
				title: 'BFD-Vereinbarungen beim Bundesamt, Geld und Fristen in Gefahr',
				description:
					'Am Vertrag steht, wie weit die BFD-Vereinbarung beim Bundesamt ist, und eine Liste zeigt, welche am längsten wartet. Die Seite „Geld und Fristen“ sagt am ersten möglichen Tag, welches Geld verloren geht und was am wenigsten Mühe macht, es zu retten.',
			},
			{
				type: 'beta',
				title: 'Beiträge abbuchen, Lohndatei holen',
				description:
					'Zu einem freigegebenen Lauf des Einsatzstellenbeitrags gibt es SEPA-Lastschriften: Vor dem Holen sehen Sie, wer abgebucht wird und wer eine Ankündigung bekommt. Guthaben und Überzahlungen verrechnet die nächste Datei, Guthaben lassen sich auch auszahlen. Unter „Exporte“ gibt es die Lohndatei eines Monats für DATEV, ganz oder nur mit Änderungen.',
			},
			{
				type: 'feature',
				title: 'Jede Zahl antwortet',
				description:
					'Ein Klick auf einen Betrag eines Laufs zeigt, wie er zustande kommt: Tage und Anteil, volle Beträge, Regeln und Ereignisse. In der Akte steht unter „Geld“, was je Monat zusteht und gezahlt ist, bei Einsatzstellen unter „Konto“, was sie schulden. Wer Beträge eines geschlossenen Vertrags ändert, wählt, ab wann sie gelten.',
			},
			{
				type: 'feature',
				title: 'Förderprogramme und Mittelabrufe',
				description:
					'Unter „Förderprogramme“ pflegen Sie, wer wofür wie viel gibt, und legen Programme Ihres Landes selbst an. Mittelabrufe sind jetzt Läufe: Jeder enthält Zeile für Zeile, was frühere zu viel oder zu wenig hatten, und warum. Für Prüferinnen und Prüfer gibt es dazu ein signiertes Prüfpaket, das jede Zahl nachrechnet.',
			},
			{
				type: 'improvement',
				title: 'Bankfeiertage, Lohn und Gehalt, Excel-Dateien',
				description:
					'Für Überweisungen und Lastschriften nimmt das Portal nur noch Tage, an denen Banken arbeiten, und nennt sonst den nächsten. Für DATEV Lohn und Gehalt gibt es Monatswerte und Stammdaten als zwei Dateien; die Unterkunft Minderjähriger zählt in der Lohndatei um 15 % weniger. Excel-Dateien zeigen ihre Filter auch in LibreOffice.',
			},
			{
				type: 'feature',
				title: 'Exporte nach Aufgaben',
				description:
					'Die Seite „Exporte“ zeigt für einen Zeitraum, was abzurechnen ist, wie es steht und was als Nächstes kommt: Taschengeld, Beiträge, Lohnstelle, jedes Förderprogramm, BFD-Vereinbarungen und Zeugnisse. Die Listen stehen in einer Zeile, darunter die letzten Läufe mit ihren Dateien. Jeder Lauf lässt sich als PDF ablegen, und ein Förderprogramm bestimmt jetzt selbst, welche Spalten seine Datei hat.',
			},
			{
				type: 'feature',
				title: 'Stellen nach außen',
				description:
					'Unter „Integrationen“ verbinden Sie das Portal mit freiwillig-ja: Stellen, für die man sich bewerben kann, erscheinen dort nach höchstens 60 Sekunden, volle verschwinden von selbst. Eine Liste zeigt jede Stelle mit ihrem Stand und sagt, was zu ändern ist; ein Probelauf zeigt vorher, was geschähe. Dieselben Stellen gibt es für andere als JSON und CSV, und Suchmaschinen finden sie als Stellenanzeigen.',
			},
		],
	},
	{
		version: '4.10.0',
		time: '2026-11-24',
		notes: [
			{
				type: 'beta',
				title: 'Läufe der Buchhaltung',
				description:
					'Mit freigeschalteter Buchhaltung rechnet „Läufe“ Taschengeld und Einsatzstellenbeiträge für Monate aus. Eine Person prüft, eine andere gibt frei; nichts wird zweimal gezahlt, und was sich später ändert, gleicht der nächste Lauf aus. Neue Beträge eines geschlossenen Vertrags gelten ab dem Ersten eines Monats.',
			},
			{
				type: 'beta',
				title: 'Taschengeld überweisen',
				description:
					'Zu einem freigegebenen Lauf des Taschengelds gibt es eine SEPA-Datei für die Bank: je Person eine Überweisung, Rückforderungen sind abgezogen. Das Konto, von dem gezahlt wird, steht in den Parametern unter „Allgemein“.',
			},
			{
				type: 'bugfix',
				title: 'Lange Rückfragen mit der Tastatur',
				description:
					'Wo eine Rückfrage mehr nennt, als auf den Bildschirm passt, etwa sechzig Teilnahmen vor dem Bestätigen, lässt sich die Aufstellung jetzt auch ohne Maus durchsehen.',
			},
			{
				type: 'feature',
				title: 'Seminare im Planer ziehen',
				description:
					'Im Planer lassen sich auch veröffentlichte Seminare mit der Maus verlegen und am rechten Rand verlängern oder kürzen, mit der Tastatur ebenso. Wer das Seminar sieht, steht vorher da. „Stand am“ in der Akte zeigt jetzt auch Seminare und Seminartage dieses Tages, und bei Teilnehmenden und Anwesenheit stehen Teilnehmerliste und Excel oben.',
			},
			{
				type: 'feature',
				title: 'Listen als Excel-Dateien, an einem Ort',
				description:
					'Unter „Exporte“ stehen Freiwillige, alle Felder, Kontingente, Adressen, Personen und die Zeugnisse eines Jahrgangs als Excel-Dateien. Tage und Zahlen sind darin Tage und Zahlen, Überschriften bleiben stehen und lassen sich filtern, und ein zweites Blatt sagt, was die Datei enthält, von wann sie ist und wer sie erstellt hat.',
			},
			{
				type: 'beta',
				title: 'TN-Liste, dsj-Mittelabruf und BFD-Vereinbarungen',
				description:
					'Mit freigeschalteter Buchhaltung stehen unter „Exporte“ die TN-Liste für die Abrechnung, der dsj-Mittelabruf für einen Zeitraum wie 2026-Q1 (Excel und CSV) und die BFD-Vereinbarungen. Solange im Förderprogramm kein Satz eingetragen ist, nennt der Mittelabruf die Teilnehmermonate ohne Beträge.',
			},
		],
	},
	{
		version: '4.9.0',
		time: '2026-11-24',
		notes: [
			{
				type: 'feature',
				title: 'Nachweise einreichen und prüfen',
				description:
					'Zu einem Seminar lässt sich ab seinem ersten Tag ein Nachweis hochladen, auch eine Bescheinigung der Arbeitsunfähigkeit. Unter „Nachweise prüfen“ steht, was zu prüfen ist; eine Mail am Morgen nennt, was dazugekommen ist.',
			},
			{
				type: 'feature',
				title: 'Seminare im eigenen Kalender, Antworten mit dem Handy',
				description:
					'Die eigenen Seminare lassen sich im Kalenderprogramm abonnieren, die einer Seminargruppe auch; Einladungen und Absagen bringen den Termin als Datei mit. Einen frei gewordenen Platz nehmen Freiwillige über den Link der E-Mail an, und einen Nachweis reichen sie mit dem Handy ein, wenn der Träger Handys zulässt.',
			},
			{
				type: 'feature',
				title: 'Listen und Bescheinigungen zu Seminaren',
				description:
					'Der Reiter Teilnehmerliste eines Seminars hat die Liste zum Unterschreiben, eine Excel-Datei, Namensschilder und Teilnahmebescheinigungen; die unterschriebene Liste lässt sich dort ablegen. Auch Seminargruppen haben ihre Listen. Der Export aller Felder nennt anerkannte und offene Seminartage.',
			},
			{
				type: 'feature',
				title: 'Planer für Seminare',
				description:
					'Unter „Seminare“ zeigt der Planer das ganze Jahr: je Gruppe die Seminare, die Ferien und wie viele Pflichttage geplant, möglich und noch offen sind. Was sich überschneidet oder auf freie Tage fällt, steht mit einem Vorschlag darunter. Die Seminare des vorigen Zyklus lassen sich übernehmen, Schulferien unter „Stammdaten“ aus einer Datei.',
			},
			{
				type: 'improvement',
				title: 'Wer die Seminartage nicht mehr erreicht',
				description:
					'Die Liste der Freiwilligen lässt sich danach filtern, wer die Seminartage nicht mehr oder nur noch kurze Zeit erreichen kann. Die Startseite zeigt, was bei Seminaren zu tun ist, und der Reiter „Seminare“, was noch hilft und wie die Zahl der Tage zustande kommt.',
			},
			{
				type: 'feature',
				title: 'Vorschlag für Seminargruppen',
				description:
					'Unter „Seminargruppen“ rechnet „Vorschlag rechnen“ für alle ohne Gruppe, wohin sie passen: gleichmäßig verteilt, nach Nähe, Einsatzstelle und Terminen, mit einer Begründung je Person. Erst „Übernehmen“ weist zu, und das lässt sich zurücknehmen. Die Schnellsuche findet jetzt auch Seminare und Seminargruppen.',
			},
			{
				type: 'feature',
				title: 'Anwesenheit je halbem Tag, Ersatztage',
				description:
					'Im Seminar steht die Anwesenheit als Raster: Wer angemeldet ist, gilt als da, ein Buchstabe trägt ein, was abweicht, ein Knopf bestätigt alle übrigen. Fiel ein Seminartag auf einen dienstfreien Tag, zeigt der Reiter Seminare den Ersatztag; genommene trägt die Einsatzstelle ein.',
			},
			{
				type: 'feature',
				title: 'Haus und Küche eines Seminars',
				description:
					'Räume anlegen und Betten verteilen, mit der Maus, der Tastatur oder nach einem Vorschlag, der Wünsche berücksichtigt; wer nicht passt, steht mit dem Grund dabei. Das Küchenblatt zählt Mahlzeiten und Allergien ohne Namen, das Notfallblatt der Leitung nennt sie. Einige Monate danach löscht das Portal diese Angaben.',
			},
		],
	},
	{
		version: '4.8.0',
		time: '2026-11-24',
		notes: [
			{
				type: 'feature',
				title: 'Seminargruppen',
				description:
					'Freiwillige eines Jahrgangs gehören einer Seminargruppe an und sind damit bei den Seminaren der Gruppe eingeplant. Einsatzstellen tragen ihre eigenen Freiwilligen ein.',
			},
			{
				type: 'feature',
				title: 'Nachweis der Seminartage als PDF',
				description:
					'Beim Plan der Seminare gibt es einen Nachweis als PDF: anerkannte und offene Tage, mit Einleitung, Schluss und Unterschrift aus den Einstellungen. Bescheinigungen und Zeugnisse nennen die anerkannten Tage.',
			},
			{
				type: 'feature',
				title: 'Post zu Seminaren',
				description:
					'Freiwillige bekommen eine E-Mail, wenn sie zu einem Seminar eingeladen sind, ein Platz für sie frei wird, ein Seminar ausfällt oder ein Nachweis geprüft ist. Die Texte lassen sich unter System-E-Mails ändern.',
			},
			{
				type: 'improvement',
				title: 'Seminartage in der Freiwilligenliste',
				description:
					'Vorgeschriebene, anerkannte, geplante und offene Seminartage lassen sich als Spalten zeigen und sortieren; die Seminargruppe auch filtern. Die Nachbearbeitung schließt erst ab, wenn über jeden Seminarnachweis entschieden ist.',
			},
		],
	},
	{
		version: '4.7.0',
		time: '2026-11-23',
		notes: [
			{
				type: 'feature',
				title: 'Seminare planen',
				description:
					'Der Träger legt Seminare mit Terminen, Ort und Plätzen an, veröffentlicht sie, vermerkt sie als durchgeführt oder sagt sie ab. Einsatzstellen und Freiwillige sehen, was veröffentlicht ist.',
			},
			{
				type: 'feature',
				title: 'Welche Seminare vorgeschrieben sind',
				description:
					'Der Reiter Seminare einer Akte zeigt, wie viele Tage anerkannt, geplant und noch offen sind, welche Seminare vorgeschrieben sind, bis wann sie noch zu erreichen sind und was hilft.',
			},
			{
				type: 'feature',
				title: 'Anmelden mit Warteliste',
				description:
					'Unter „Meine Seminare“ melden sich Freiwillige selbst an und tragen eigene Seminare ein. Ist ein Seminar voll, gibt es eine Warteliste; ein frei gewordener Platz ist eine Zeit lang für die nächste Person reserviert. Der Träger erkennt die Tage einzeln oder für alle Teilnehmenden an.',
			},
			{
				type: 'upcoming',
				title: 'Gruppen und Anwesenheit',
				description: 'Seminargruppen, Anwesenheit nach halben Tagen und hochgeladene Nachweise folgen.',
			},
		],
	},
	{
		version: '4.6.0',
		time: '2026-11-23',
		notes: [
			{
				type: 'improvement',
				title: 'Seiten öffnen schneller',
				description:
					'Wer eine Liste zum ersten Mal öffnet, lädt ein Drittel weniger und in einem Bruchteil der Abrufe. Die Anmeldung ist leichter.',
			},
			{
				type: 'bugfix',
				title: 'Fortschritt ist zu sehen',
				description: 'Beim Import und bei Sammelaktionen zeigt wieder ein Balken, wie weit der Lauf ist.',
			},
		],
	},
	{
		version: '4.5.0',
		time: '2026-11-22',
		notes: [
			{
				type: 'feature',
				title: 'Einrichten Schritt für Schritt',
				description:
					'Eine neue Organisation sieht, was vor der ersten Bewerbung noch fehlt, warum, und wo es sich erledigen lässt.',
			},
			{
				type: 'feature',
				title: 'Für den nächsten Zyklus bewerben',
				description:
					'Solange seine Bewerbungszeit läuft, wählen Bewerberinnen und Bewerber zwischen dem laufenden und dem nächsten Zyklus; Karte und Plätze folgen der Wahl.',
			},
			{
				type: 'improvement',
				title: 'Unterschrieben heißt besiegelt',
				description:
					'Ein Dokument gilt als unterschrieben, sobald seine versiegelte Datei vorliegt. Lässt sich eine nicht versiegeln, steht das mit Grund auf der Startseite des Trägers.',
			},
			{
				type: 'feature',
				title: 'Freie Felder nach Maß',
				description:
					'Jedes freie Feld hat eine Art – Text, Zahl, Datum, Ja oder nein, Auswahl – und Rechte: wer es sieht, wer es ausfüllt, ob es in Listen steht.',
			},
			{
				type: 'feature',
				title: 'Angepinnte Informationen',
				description:
					'Was Freiwillige, Einsatzstellen oder das eigene Team gerade wissen sollen, steht auf ihrer Startseite, von einem Tag bis zu einem anderen.',
			},
			{
				type: 'update',
				title: 'Führungszeugnisse werden nur eingesehen',
				description:
					'Die Datei verschwindet mit der Prüfung, spätestens nach 30 Tagen. Es bleibt, wann eingesehen wurde, von wann das Zeugnis ist und ob etwas Einschlägiges darin stand.',
			},
			{
				type: 'update',
				title: 'Urlaub nach Diensttagen',
				description:
					'Der Mindesturlaub rechnet mit vollen Monaten und den Diensttagen je Woche. Die Woche selbst lässt sich im Vertrag festhalten.',
			},
			{
				type: 'improvement',
				title: 'Verträge zählen für sich',
				description:
					'Was vor der Einigung oder für andere Bedingungen bereitgestellt wurde, gilt nicht als Vertrag; der neue wird neu bereitgestellt.',
			},
			{
				type: 'improvement',
				title: 'Vorlagen ohne Lücken',
				description:
					'Satzteile, zu denen eine Angabe fehlt, fallen weg. Vor dem Veröffentlichen wird jede Vorlage mit den wenigsten und den meisten Angaben geprüft.',
			},
			{
				type: 'bugfix',
				title: 'Auch wenn die Datenbank stockt',
				description:
					'Jede Anfrage bekommt binnen zehn Sekunden eine Antwort, und nach einer Störung geht es von selbst weiter.',
			},
		],
	},
	{
		version: '4.4.0',
		time: '2026-11-21',
		notes: [
			{
				type: 'feature',
				title: 'Die Akte erklärt sich',
				description:
					'Ein gesperrter Schritt nennt jeden Grund, wer ihn beheben kann und wo. Der Verlauf erzählt in ganzen Sätzen, wer was getan hat.',
			},
			{
				type: 'feature',
				title: 'Dokumentencenter',
				description:
					'Vorlagen bestimmen, welches Dokument ab welchem Status verlangt wird, und füllen sich mit den Daten der Akte. Jede neue Version wird vor dem Veröffentlichen geprüft.',
			},
			{
				type: 'feature',
				title: 'Unterschreiben im Portal',
				description:
					'Freiwillige, Erziehungsberechtigte, Einsatzstelle und Träger unterschreiben der Reihe nach, auch über einen Link ohne Anmeldung. Mit der letzten Unterschrift ist der Vertrag geschlossen und versiegelt.',
			},
			{
				type: 'improvement',
				title: 'Alles neben dem Vertrag',
				description:
					'Neben den Vertragsangaben steht, wer schon unterschrieben hat und wer an der Reihe ist. Bearbeiten zwei denselben Vertrag, wählen Sie je Angabe, was gilt.',
			},
			{
				type: 'feature',
				title: 'Prüfliste und Mahnwesen',
				description:
					'Eingereichte Dokumente prüfen Sie nacheinander, auch nur mit der Tastatur. Der Kalender zeigt vorher, wer wann an was erinnert wird.',
			},
			{
				type: 'feature',
				title: 'Downloads und System-E-Mails',
				description:
					'Dateien für Einsatzstellen ordnen Sie mit Schlagwörtern. Alle Mails des Portals lassen sich anpassen, und der Postausgang zeigt, was angekommen ist.',
			},
			{
				type: 'feature',
				title: 'Die Akte an einem früheren Tag',
				description:
					'„Stand am …“ zeigt, wie eine Akte an einem beliebigen Tag aussah und was sich seitdem geändert hat.',
			},
			{
				type: 'feature',
				title: 'Schnellsuche',
				description:
					'Mit Strg+K oder dem Feld unter dem Logo finden Sie Freiwillige, Adressen, Personen und Vertragsnummern, auch mit Tippfehlern.',
			},
			{
				type: 'feature',
				title: 'Viele auf einmal',
				description:
					'In den Listen wählen Sie mehrere Einträge oder alle Treffer. Ein Probelauf zeigt vorher, was geht und was woran scheitert.',
			},
			{
				type: 'improvement',
				title: 'Listen nach Ihren Feldern',
				description:
					'Bewerbungen und Freiwillige lassen sich nach freien und abgefragten Feldern und nach Ihren Gruppierungen sortieren.',
			},
			{
				type: 'feature',
				title: 'Bewerbungen als Board',
				description:
					'Neben der Liste stehen die Bewerbungen nach Status in Spalten. Karten lassen sich ziehen oder mit der Tastatur bewegen.',
			},
			{
				type: 'feature',
				title: 'Vertragsänderungen im Blick',
				description:
					'Was sich an den Vertragsbedingungen geändert hat, seit Sie zuletzt nachgesehen haben oder seit der Einigung, steht nebeneinander, mit Namen und Zeit.',
			},
			{
				type: 'feature',
				title: 'Adressen importieren',
				description:
					'Einsatzstellen und Einsatzorte kommen aus Excel oder CSV, mit Vorschau je Zeile. Gespeichert wird erst danach.',
			},
			{
				type: 'feature',
				title: 'Signierter Nachweis',
				description:
					'Der Verlauf einer Akte oder Adresse lässt sich als PDF oder JSON mitnehmen und ohne das Portal auf Veränderungen prüfen.',
			},
			{
				type: 'feature',
				title: 'Hilfetexte auf jeder Seite',
				description:
					'Das Fragezeichen oben erklärt die Seite. Der Träger ergänzt eigene Hinweise, und jeder kann sich private Notizen machen.',
			},
			{
				type: 'feature',
				title: 'Gespeicherte Ansichten',
				description:
					'Filter, Suche, Sortierung und Spalten einer Liste lassen sich unter einem Namen speichern. Die Adresse einer Ansicht können Sie weitergeben.',
			},
			{
				type: 'feature',
				title: 'Anmeldungen im Blick',
				description: 'Unter „Konto“ sehen Sie, wo Sie angemeldet sind, und beenden, was Ihnen fremd ist.',
			},
			{
				type: 'improvement',
				title: 'Für alle bedienbar',
				description: 'Alles geht mit der Tastatur und mit Vorleseprogrammen, in heller und in dunkler Darstellung.',
			},
			{
				type: 'update',
				title: 'Neue Rechte gelten sofort',
				description: 'Wer Rechte bekommt oder verliert, muss sich dafür nicht mehr ab- und wieder anmelden.',
			},
			{
				type: 'beta',
				title: 'Anmeldung mit dem Konto Ihrer Organisation',
				description:
					'Träger mit eigenem Anmeldedienst können ihn anbinden. Wir erproben das noch und freuen uns über Hinweise.',
			},
			{
				type: 'upcoming',
				title: 'Seminare',
				description: 'Die Seminarverwaltung zieht als Nächstes um.',
			},
		],
	},
	{
		version: '4.3.64',
		time: '2025-10',
		notes: [
			{
				type: 'bugfix',
				title: 'Letzte Fassung der bisherigen Anwendung',
				description:
					'Mit dieser Version endet die Geschichte von 3.5 bis 4.3. Sie brachte Vertragsverhandlung und Vertragseinigung, Dokumentanforderungen mit Erinnerungen und Unterschriften, Seminare und Nachweise, Kontingente je Einsatzort, Zyklen, Exporte und die Schnellsuche.',
			},
		],
	},
];

const ausgabeVon = (version: string): Ausgabe | undefined => AUSGABEN.find((ausgabe) => ausgabe.version === version);

/** The title of what a version tells first; null: it tells nothing. */
export const ersteNeuerung = (version: string): string | null => ausgabeVon(version)?.notes[0]?.title ?? null;

/** When a version came out to the day; null: that isn't known. */
export function erschienenAm(version: string): string | null {
	const time = ausgabeVon(version)?.time;
	return time?.length === 'JJJJ-MM-TT'.length ? time : null;
}
