import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { kurzerWochentag, wochentagsname } from '../../client/datumsworte.ts';

const alsDatum = (tag: string) => new Date(`${tag}T00:00:00Z`);

/** `Montag, 24.08.2026` */
const tagesname = (tag: string): string => `${wochentagsname(tag)}, ${formatDatum(tag)}`;
const emails = (n: number): string => (n === 1 ? '1 E-Mail' : `${formatZahl(n, 0)} E-Mails`);
const anzahlBriefe = (n: number): string => (n === 1 ? '1 Brief' : `${formatZahl(n, 0)} Briefe`);
const dokumente = (n: number): string => (n === 1 ? '1 Dokument' : `${formatZahl(n, 0)} Dokumente`);

interface Versandtag {
	readonly tag: string;
	readonly gesendet: number;
	readonly gezaehlt: number;
	readonly briefe: number;
	readonly geplant: number;
	readonly dokumente: number;
}

/** Words of the reminders of documents. */
export const MAHNWESEN = {
	titel: 'Mahnwesen',
	einleitung: 'Erinnerungen an Dokumente und Unterschriften',
	offen: 'Offen',
	offene: dokumente,
	gemahnt: 'Davon erinnert',
	gemahnte: (n: number, hoechste: number) => (n ? `${formatZahl(n, 0)}, höchste Erinnerung ${hoechste}` : 'noch keins'),
	mailversand: 'E-Mails der Erinnerungen gehen hinaus',
	versandAn: 'E-Mails gehen hinaus.',
	versandAnText: (naechster: Versandtag | null, letzter: Versandtag | null) =>
		[
			naechster
				? `Nächster Versand ${tagesname(naechster.tag)}, 06:00 Uhr.`
				: 'In nächster Zeit steht keine Erinnerung an.',
			letzter && `Zuletzt am ${formatDatum(letzter.tag)}: ${emails(letzter.gesendet)}.`,
		]
			.filter(Boolean)
			.join(' '),
	versandAus: 'Es gehen keine E-Mails hinaus.',
	versandAusText: ({ seit, mails }: { seit: string; mails: number }) =>
		[
			'Erinnerungen werden nur gezählt.',
			mails > 0 && `Seit ${formatDatum(seit)} ${mails === 1 ? 'blieb' : 'blieben'} ${emails(mails)} ungesendet.`,
			'„Jetzt erinnern“ sendet trotzdem.',
		]
			.filter(Boolean)
			.join(' '),
	einschalten: 'Einschalten',
	einschaltenFrage: (naechster: Versandtag | null) =>
		naechster
			? `Am ${tagesname(naechster.tag)} ${naechster.geplant === 1 ? 'geht' : 'gehen'} dann ${emails(naechster.geplant)} hinaus. Einschalten?`
			: 'Erinnerungen gehen dann als E-Mails hinaus. Einschalten?',
	einschaltenText: (naechster: Versandtag | null) =>
		[
			naechster && `Sie erinnern an ${dokumente(naechster.dokumente)}; je Person ist es eine E-Mail.`,
			'Was bisher nur gezählt wurde, wird nicht nachgesendet.',
		]
			.filter(Boolean)
			.join(' '),
	eingeschaltet: 'Erinnerungen gehen als E-Mails hinaus.',
	ausschalten: 'Ausschalten',
	ausschaltenFrage: 'Keine E-Mails mehr senden?',
	ausschaltenText: 'Erinnerungen werden dann nur gezählt und hier gezeigt. „Jetzt erinnern“ sendet trotzdem.',
	ausgeschaltet: 'Erinnerungen werden nur noch gezählt.',
	wann: (isMailversand: boolean) =>
		isMailversand ? 'Wie viele Personen bekommen wann eine E-Mail?' : 'Wie viele Personen bekämen wann eine E-Mail?',
	zeitraum: (von: string, bis: string) => `${formatDatum(von)} – ${formatDatum(bis)}`,
	frueher: 'Vier Wochen früher',
	spaeter: 'Vier Wochen später',
	heute: 'heute',
	wochentag: kurzerWochentag,
	tagImMonat: (tag: string, davor: string | null) =>
		davor?.slice(0, 7) === tag.slice(0, 7)
			? `${Number(tag.slice(8))}.`
			: `${Number(tag.slice(8))}.${Number(tag.slice(5, 7))}.`,
	istWochenende: (tag: string) => [0, 6].includes(alsDatum(tag).getUTCDay()),
	saeule: ({ tag, gesendet, gezaehlt, briefe, geplant }: Versandtag) =>
		`${tagesname(tag)}: ${[gesendet && `${gesendet} gesendet`, gezaehlt && `${gezaehlt} nur gezählt`, briefe && anzahlBriefe(briefe), `${geplant} geplant`].filter(Boolean).join(', ')}`,
	gesendet: 'gesendet',
	gezaehlt: 'nur gezählt',
	geplant: 'geplant, wenn bis dahin nichts eingeht',
	tag: 'Anderer Tag',
	spalteTag: 'Tag',
	alsTabelle: 'Als Tabelle',
	alsKalender: 'Als Kalender',
	tagesname,
	anDiesemTag: ({ gesendet, gezaehlt, briefe, geplant }: Versandtag, gesamt: number, isMailversand: boolean) => {
		const mails = gesendet + gezaehlt + geplant;
		if (!gesamt) return 'keine Erinnerungen';
		if (briefe > 0)
			return `${[anzahlBriefe(briefe), gesendet > 0 && emails(gesendet)].filter(Boolean).join(', ')}, zusammen ${dokumente(gesamt)}`;
		const unterbleibt = gesendet === 0 && !(isMailversand && geplant > 0);
		return unterbleibt
			? `${mails === 1 ? '1 Person' : `${mails} Personen`}, ${dokumente(gesamt)}, nichts ${geplant ? 'wird' : 'wurde'} gesendet`
			: `${emails(mails)} zu ${gesamt === 1 ? '1 Dokument' : `${formatZahl(gesamt, 0)} Dokumenten`}, je Person eine`;
	},
	spalte: {
		name: 'Name',
		dokument: 'Dokument',
		status: 'Status',
		angefordert: 'Angefordert',
		mahnung: 'Erinnerung',
		an: 'Geht an',
		danach: 'Danach am',
		aktion: 'Aktion',
	},
	tabelle: (tag: string) => `Erinnerungen am ${tagesname(tag)}`,
	nummer: (n: number, hoechstens: number) => `${n}. von ${hoechstens}`,
	keineWeitere: 'keine weitere',
	traeger: 'Träger',
	erziehungsberechtigte: 'Erziehungsberechtigte',
	einsatzstelle: 'Einsatzstelle',
	erinnert: 'Erinnert',
	mitBrief: 'Mit Brief erinnert',
	alsBrief: 'Als Brief …',
	alleAlsBrief: 'Alle als Brief …',
	brief: 'Erinnerungsschreiben',
	briefText: 'Auf Wunsch erinnern Sie mit einem Brief auf Ihrem Briefpapier.',
	briefAnsehen: 'Beispiel ansehen',
	briefFehler: 'Das Beispiel lässt sich gerade nicht laden',
	briefDatei: 'Erinnerungsschreiben_Beispiel.pdf',
	jetzt: 'Jetzt erinnern',
	auslassen: 'Einmal auslassen',
	ausgelassen: 'Einmal ausgelassen',
	aussetzenPunkte: 'Aussetzen bis …',
	eigenerTaktPunkte: 'Eigener Takt …',
	menue: (name: string, dokument: string) => `${name}, ${dokument}`,
	wieOft: 'Wie erinnert wird',
	wieAlle: 'Wie alle',
	wieAlleText: ({ erste, danach, hoechstens }: { erste: number; danach: number; hoechstens: number }) =>
		`erste nach ${erste}, dann alle ${danach} Tage, höchstens ${hoechstens}-mal`,
	eigenerTakt: 'Eigener Takt',
	alle: 'alle',
	alleTage: 'Tage von einer Erinnerung zur nächsten',
	tageHoechstens: 'Tage, höchstens',
	hoechstensOft: 'Erinnerungen höchstens',
	aussetzen: 'Aussetzen bis',
	ersterTag: 'Wieder erinnern ab',
	nieErinnern: 'Nie erinnern',
	nieErinnernText: 'bleibt in der Akte als offen sichtbar',
	giltFuer: 'Gilt für',
	umfang: {
		DOKUMENT: 'nur dieses Dokument',
		PERSON: 'alle Dokumente dieser Person',
		SPEC: 'dieses Dokument für alle',
	},
	grund: 'Grund',
	grundHilfe: 'Steht im Verlauf; mindestens drei Zeichen.',
	angefordertAm: (dokument: string, am: string) => `${dokument}, angefordert ${am}`,
	danachAm: 'Danach am',
	speichere: {
		WIE_ALLE: 'Wie alle erinnern',
		TAKT: 'Takt speichern',
		AUSGESETZT_BIS: 'Aussetzen',
		NIE: 'Nie erinnern',
	},
	gesetzt: 'Die Ausnahme gilt ab sofort.',
	beendet: 'Es wird wieder wie bei allen erinnert.',
	ausnahmen: 'Ausnahmen',
	fuerAlle: 'Alle Personen',
	alleDokumente: 'alle Dokumente',
	beenden: 'Beenden',
	aendern: 'Ausnahme ändern …',
	beendeName: (woran: string) => `Ausnahme beenden: ${woran}`,
	alleJetzt: (n: number) => `Alle ${n} jetzt erinnern …`,
	frage: (n: number) => (n === 1 ? 'An 1 Dokument erinnern?' : `An ${n} Dokumente erinnern?`),
	frageText:
		'Wer an mehrere Dokumente erinnert wird, bekommt eine einzige E-Mail. Die Zeit bis zur nächsten Erinnerung beginnt neu.',
	frageNach: (dokument: string) => `An „${dokument}“ erinnern?`,
	frageEinzeln: 'Die nächste Erinnerung zählt ab heute.',
	mailsSenden: (n: number) => (n === 1 ? '1 E-Mail senden' : `${formatZahl(n, 0)} E-Mails senden`),
	ohneEmail: 'keine E-Mail-Adresse',
	geschickt: (n: number) => (n === 1 ? 'An 1 Dokument erinnert.' : `An ${n} Dokumente erinnert.`),
	weitere: (n: number) => `und ${formatZahl(n, 0)} weitere`,
	niemand: 'An diesem Tag wird niemand erinnert.',
	niemandText: 'Wählen Sie im Kalender einen anderen Tag.',
	nichtsOffen: 'Kein Dokument steht aus.',
	nichtsOffenText: 'Sobald Dokumente angefordert sind, stehen hier die Tage, an denen das Portal erinnert.',
	ruhen: 'Ruhen',
	ruhegruende: {
		HOECHSTZAHL: (n: number) => `${n} so oft erinnert wie vorgesehen`,
		IN_PRUEFUNG: (n: number) => `${n} in Prüfung`,
		AUFGABE: (n: number) => `${n} stellt der Träger bereit`,
		AUSGESETZT: (n: number) => `${n} ausgesetzt`,
		NIE: (n: number) => `${n} nie erinnert`,
	},
	ruhegrund: {
		IN_PRUEFUNG: (seit: string | null) =>
			`in Prüfung${seit ? ` seit ${seit}` : ''}; nach einer Zurückweisung beginnt die Zählung neu`,
		HOECHSTZAHL: () => 'so oft erinnert, wie vorgesehen ist; weiter nur von Hand',
		AUFGABE: () => 'stellt der Träger bereit; daran wird niemand erinnert',
		AUSGESETZT: (bis: string | null) => `ausgesetzt bis ${bis ?? ''}`,
		NIE: () => 'wird nie erinnert, so bestimmt',
	},
	imPostausgang: 'Erinnerungen im Postausgang',
	parameter: 'Parameter öffnen',
	takt: 'Takt je Stufe',
	stufe: 'Stufe',
	erste: 'erste nach',
	danach: 'dann alle',
	hoechstens: 'höchstens',
	/** In the cells of the table: `erste nach | 14 Tagen`. */
	nachTagen: (n: number) => (n === 1 ? '1 Tag' : `${formatZahl(n, 0)} Tagen`),
	alleTageWert: (n: number) => (n === 1 ? '1 Tag' : `${formatZahl(n, 0)} Tage`),
	mal: (n: number) => `${formatZahl(n, 0)}-mal`,
	nie: 'keine Erinnerung',
	stufen: { OPTIONAL: 'Optional', ERINNERN: 'Erinnern', PFLICHT: 'Pflicht', UEBERPRUEFUNG: 'Überprüfung' },
	regeln: [
		'Erinnert wird, solange nichts eingereicht ist oder eine Unterschrift fehlt.',
		'Während der Prüfung ruhen die Erinnerungen, nach einer Zurückweisung beginnen sie neu.',
		'Nach dem Dienst wird nur an das erinnert, was erst dann fällig ist.',
	],
} as const;
