import { formatZahl } from '#domain/format/zahl.ts';
import type { Begleitaktion, Eigenaktion } from '#domain/sammellauf.ts';

const zahl = (n: number) => formatZahl(n, 0);
const anzahl = (n: number, eines: string, viele: string) => `${zahl(n)} ${n === 1 ? eines : viele}`;

/** `3 ausgewählte Personen`, or `alle 240 gefundenen Personen`: those the list finds, not those that are ticked. */
const gemeinte =
	(eines: string, viele: string, endung: 'e' | 'es') =>
	(n: number, alle: boolean): string => {
		const wie = alle ? 'gefunden' : 'ausgewählt';
		if (n === 1) return `1 ${wie}${endung} ${eines}`;
		return `${alle ? 'alle ' : ''}${zahl(n)} ${wie}${alle ? 'en' : 'e'} ${viele}`;
	};

/** Actions on many entries of a list. */
export const SAMMEL = {
	titel: 'Sammelaktionen',
	eine: 'Sammelaktion',
	keine: 'Noch keine Sammelaktionen',
	einleitung: 'Was Sie mit mehreren Einträgen auf einmal getan haben. Ergebnisse bleiben 30 Tage hier.',
	leer: 'Sobald Sie in einer Liste mehrere Einträge auswählen und etwas mit ihnen tun, steht das Ergebnis hier.',
	zurListe: 'Zu den Bewerbungen',
	weitere: 'Weitere Aktionen',
	schritte: 'Schritte',
	schritt: { auswahl: 'Auswahl', angaben: 'Angaben', probelauf: 'Probelauf', bericht: 'Bericht' },
	anzahl: zahl,
	getan: 'Erledigt',
	nichtDabei: 'Nicht dabei',
	nichtDabeiText: 'Schon im Probelauf gesperrt oder von Ihnen abgewählt.',
	abgewaehlt: 'Von Ihnen abgewählt',
	/** Refusals that aren't numbered rules. */
	andere: {
		BERECHTIGUNG: 'Keine Berechtigung',
		NICHT_GEFUNDEN: 'Nicht mehr in der Liste',
		UNLESBAR: 'Ließ sich nicht lesen',
		ANDERE_DATEI: 'Nach dem Probelauf liegt eine andere Datei vor: bitte einzeln prüfen',
		EINZELN_PRUEFEN: 'Einzeln zu prüfen',
		MAHNUNG: 'Nichts steht aus',
		MAHNUNG_AUFGABE: 'Daran wird nicht erinnert',
		MAHNUNG_HEUTE: 'Heute schon erinnert',
		MAHNBRIEF_HEUTE: 'Heute schon ein Brief',
		MAHNBRIEF_ANSCHRIFT: 'Anschrift unvollständig',
		STEUERFELDER: 'Angaben fehlen',
		BESCHEINIGT: 'Schon ausgestellt',
		BESCHEINIGUNG: 'Ohne Vorlage',
		BESCHEINIGUNG_LUECKE: 'Im Text bliebe etwas leer',
		DIENST_LAEUFT: 'Dienst noch nicht beendet',
	} as Readonly<Record<string, string | undefined>>,
	wirdZu: 'wird zu',
	gemeinte: {
		BEWERBUNGEN: gemeinte('Bewerbung', 'Bewerbungen', 'e'),
		FREIWILLIGE: gemeinte('Person', 'Personen', 'e'),
		POOL: gemeinte('Person', 'Personen', 'e'),
		DOKUMENTE: gemeinte('Dokument', 'Dokumente', 'es'),
		BESCHEINIGUNGEN: gemeinte('Person', 'Personen', 'e'),
	},
	pruefen: 'Prüfen',
	zurueck: 'Zurück',
	prueft: 'Jeder Eintrag wird mit allen Regeln geprüft …',
	nochNichts: (uhrzeit: string) =>
		`Noch ist nichts geändert. Der Probelauf von ${uhrzeit} hat jeden Eintrag mit allen Regeln geprüft.`,
	behoben: (erledigt: number, gesperrt: number, uhrzeit: string) =>
		`Bei ${anzahl(erledigt, 'Eintrag', 'Einträgen')} behoben${gesperrt > 0 ? `, bei ${zahl(gesperrt)} nicht` : ''}. Sonst ist noch nichts geändert. Neu geprüft um ${uhrzeit}.`,
	kachel: { alle: 'alle', gehen: 'möglich', gesperrt: 'gesperrt', schon: 'schon so weit' },
	schon: 'Schon so weit',
	schonText: 'Hier ist nichts zu tun.',
	aufklappen: (titel: string) => `${titel} aufklappen`,
	zuklappen: (titel: string) => `${titel} zuklappen`,
	gruende: (n: number) => anzahl(n, 'Grund', 'Gründe'),
	post: (mails: number) =>
		mails === 0
			? 'Es geht keine E-Mail hinaus.'
			: mails === 1
				? 'Eine E-Mail geht hinaus.'
				: `${mails} E-Mails gehen hinaus.`,
	ohneAdresse: (anzahl: number) =>
		anzahl === 1
			? 'Eine Person bekommt keine, weil sie keine E-Mail-Adresse hat.'
			: `${anzahl} Personen bekommen keine, weil sie keine E-Mail-Adresse haben.`,
	fuerDieErste: (wer: string) => `Bei der ersten Person an ${wer}. So kommt die erste an:`,
	gehen: 'Möglich',
	wirdGetan: 'möglich',
	alleAbwaehlen: 'Alle abwählen',
	alleWaehlen: 'Alle auswählen',
	weitereZeilen: (n: number) => `${zahl(n)} weitere`,
	kann: (wer: string) => `Beheben kann das: ${wer}`,
	fuerAlle: (n: number) => (n === 1 ? 'Für diesen Eintrag:' : `Für alle ${zahl(n)}:`),
	setzen: { dienstart: 'Festlegen, neu prüfen', betreuung: 'Zuweisen, neu prüfen' },
	zurAkte: 'Zur Akte',
	zumDokumentencenter: 'Zum Dokumentencenter',
	zurAdresse: 'Zur Adresse',
	neuerTab: 'öffnet einen neuen Tab',
	nichtDa: 'Nicht mehr in der Liste',
	berichtCsv: 'Bericht als CSV',
	berichtDatei: (heute: string) => `Bericht_${heute}.csv`,
	kopf: { name: 'Name', dokument: 'Dokument', einsatzort: 'Einsatzort', ergebnis: 'Ergebnis', grund: 'Grund' },
	keiner: 'Kein Eintrag ist möglich. Die Gründe stehen oben.',
	laeuft: 'Die Aktion läuft.',
	laeuftText:
		'Sie können dieses Fenster schließen. Die Glocke oben meldet das Ende; das Ergebnis finden Sie dort und unter „Sammelaktionen“.',
	weiterarbeiten: 'Weiterarbeiten',
	laeuftWeiter: 'Die Aktion läuft weiter',
	ansehen: 'Ansehen',
	fortschritt: (n: number, gesamt: number) => `${zahl(n)} von ${zahl(gesamt)}`,
	fertig: 'Fertig',
	nichtErledigt: 'nicht erledigt',
	ergebnis: (erledigt: number, gesperrt: number) =>
		erledigt + gesperrt === 0
			? 'Es war nichts zu tun.'
			: gesperrt === 0
				? `${anzahl(erledigt, 'Eintrag', 'Einträge')} erledigt.`
				: `${anzahl(erledigt, 'Eintrag', 'Einträge')} erledigt, ${zahl(gesperrt)} nicht.`,
	pruefeErneut: (n: number) => `Warum? ${zahl(n)} erneut prüfen`,
	rueckgaengig: (n: number) => `${zahl(n)} rückgängig machen`,
	briefeLaden: (teil: number | null) => (teil === null ? 'Briefe als PDF' : `Briefe als PDF, Teil ${teil}`),
	briefeDatei: (tag: string, teil: number | null) =>
		`Erinnerungsschreiben_${tag}${teil === null ? '' : `_Teil_${teil}`}.pdf`,
	briefeFehler: 'Die Briefe lassen sich gerade nicht laden',
	spalte: { begonnen: 'Begonnen', aktion: 'Aktion', ergebnis: 'Ergebnis' },
	laufend: (n: number, gesamt: number) => `läuft, ${zahl(n)} von ${zahl(gesamt)}`,
	pflicht: 'Dies ist ein Pflichtfeld',
	feld: {
		grund: 'Grund',
		nachricht: 'Nachricht',
		freiwillig: 'Freiwillige Angabe',
		datum: 'Datum des Dienstantritts',
		betreuung: 'Betreuung',
		dienstart: 'Dienstart',
	},
	/** What is begun elsewhere than in a list of volunteers. */
	eigene: {
		anfragenGenehmigen: 'Angefragte Plätze genehmigen',
		onlineStellen: 'Einsatzorte online stellen',
		verorten: 'Koordinaten ermitteln',
		zugangAnlegen: 'Zugänge anlegen',
		gruppeZuweisen: 'Seminargruppen zuweisen',
		gruppeZuruecknehmen: 'Zuweisung zu Seminargruppen zurücknehmen',
		zeugnisFreigeben: 'Zeugnisse freigeben',
		zyklusAdressen: 'Adressen in den neuen Zyklus übernehmen',
		zyklusKontingente: 'Kontingente in den neuen Zyklus übernehmen',
	} satisfies Record<Begleitaktion | Eigenaktion, string>,
	aktion: {
		kontaktieren: {
			titel: 'Kontaktieren',
			los: (n: number) => `${zahl(n)} kontaktieren`,
			hinweis: 'Alle Ausgewählten werden zum Gespräch eingeladen und erhalten eine E-Mail.',
		},
		verhandeln: {
			titel: 'Verhandlung beginnen',
			los: (n: number) => anzahl(n, 'Verhandlung beginnen', 'Verhandlungen beginnen'),
			hinweis: '',
		},
		einigen: {
			titel: 'Vertragseinigung',
			los: (n: number) => anzahl(n, 'Vertragseinigung festhalten', 'Vertragseinigungen festhalten'),
			hinweis: '',
		},
		ablehnen: {
			titel: 'Ablehnen',
			los: (n: number) => anzahl(n, 'Bewerbung ablehnen', 'Bewerbungen ablehnen'),
			hinweis: 'Der Grund bleibt intern. Die Nachricht geht an alle, die abgelehnt werden.',
		},
		reaktivieren: {
			titel: 'Reaktivieren',
			los: (n: number) => anzahl(n, 'Bewerbung reaktivieren', 'Bewerbungen reaktivieren'),
			hinweis: '',
		},
		wartelisteSetzen: {
			titel: 'Auf die Warteliste setzen',
			los: (n: number) => `${zahl(n)} auf die Warteliste setzen`,
			hinweis: '',
		},
		wartelisteAufheben: {
			titel: 'Von der Warteliste nehmen',
			los: (n: number) => `${zahl(n)} von der Warteliste nehmen`,
			hinweis: '',
		},
		betreuerAendern: {
			titel: 'Betreuung ändern',
			los: (n: number) => `Betreuung ${zahl(n)} Mal ändern`,
			hinweis: 'Wählbar ist, wer zur Einsatzstelle oder zum Träger gehört. Der Probelauf prüft das je Eintrag.',
		},
		dienstartFestlegen: {
			titel: 'Dienstart festlegen',
			los: (n: number) => anzahl(n, 'Dienstart festlegen', 'Dienstarten festlegen'),
			hinweis: 'Wählbar ist, was der Einsatzort anbietet. Der Probelauf prüft das je Eintrag.',
		},
		nachricht: {
			titel: 'Nachricht',
			los: (n: number) => anzahl(n, 'Nachricht senden', 'Nachrichten senden'),
			hinweis: 'Alle Ausgewählten erhalten diese Nachricht als E-Mail, jede Person einmal.',
		},
		zyklusUebernehmen: {
			titel: 'In aktiven Zyklus übernehmen',
			los: (n: number) => `${zahl(n)} in den aktiven Zyklus übernehmen`,
			hinweis: '',
		},
		dokumentVerifizieren: {
			titel: 'Verifizieren',
			los: (n: number) => anzahl(n, 'Dokument verifizieren', 'Dokumente verifizieren'),
			hinweis: 'Verifiziert werden die Dateien dieses Probelaufs. Was danach eingeht, bleibt in Prüfung.',
		},
		dokumentZurueckweisen: {
			titel: 'Zurückweisen',
			los: (n: number) => anzahl(n, 'Dokument zurückweisen', 'Dokumente zurückweisen'),
			hinweis: 'Alle, deren Dokument zurückgewiesen wird, lesen diesen Grund.',
		},
		bescheinigungAusstellen: {
			titel: 'Bescheinigungen ausstellen',
			los: (n: number) => anzahl(n, 'Bescheinigung ausstellen', 'Bescheinigungen ausstellen'),
			hinweis:
				'Jede Bescheinigung entsteht aus der veröffentlichten Vorlage. Sieht sie Unterschriften vor, werden alle der Reihe nach gebeten; ausgestellt ist sie mit der letzten. Ohne Unterschriften gilt sie sofort.',
		},
		mahnen: {
			titel: 'Erinnern',
			los: (n: number) => `An ${anzahl(n, 'Dokument', 'Dokumente')} erinnern`,
			hinweis: 'Wer ein Dokument einreichen soll, bekommt eine E-Mail, höchstens eine am Tag.',
		},
		mahnbrief: {
			titel: 'Per Brief erinnern',
			los: (n: number) => anzahl(n, 'Brief erstellen', 'Briefe erstellen'),
			hinweis:
				'Je Person entsteht ein Brief mit allem, was von ihr noch fehlt; bei Minderjährigen geht er an die gesetzliche Vertretung. Gesendet wird nichts: Sie bekommen ein PDF zum Drucken. Der Brief zählt wie eine Erinnerung.',
		},
		antreten: {
			titel: 'Dienstantritt',
			los: (n: number) => anzahl(n, 'Dienstantritt festhalten', 'Dienstantritte festhalten'),
			hinweis: '',
		},
	},
} as const;

const TITEL: Readonly<Record<string, string | undefined>> = {
	...SAMMEL.eigene,
	...Object.fromEntries(Object.entries(SAMMEL.aktion).map(([aktion, { titel }]) => [aktion, titel])),
};

/** As on the button; runs name their action by its key. */
export const sammeltitel = (aktion: string): string => TITEL[aktion] ?? SAMMEL.eine;
