/** The law the portal measures by (tables: Vertrag, Computations, Minors). A change of the law is a further version. */
import { formatEuro, formatStunden } from '#domain/format/zahl.ts';
import type { Art, Fassung, Regel } from './regelwerk.ts';

export interface Recht {
	/** Months. */
	readonly dienstdauer: Regel<{ readonly min: number; readonly max: number }>;
	/** Months a Sonderkonzept allows. */
	readonly sonderkonzept: Regel<{ readonly max: number }>;
	/** Months of one part, and of all of them. */
	readonly abschnitte: Regel<{ readonly min: number; readonly summe: number }>;
	readonly seminartage: Regel<Seminarwerte>;
	/** Kinds of seminars that are prescribed with so many days. */
	readonly zusammensetzung: Regel<Readonly<Record<Art, readonly Seminarteil[]>>>;
	readonly taschengeld: Regel<Taschengeldwerte>;
	/** Tenths of an hour that must be exceeded. */
	readonly teilzeit: Regel<{ readonly mehrAls: number }>;
	/** Tenths of an hour. */
	readonly arbeitszeit: Regel<{ readonly hoechstens: number }>;
	/** Tenths of an hour: per week, per day, and per day where another of the same week is shorter. */
	readonly jugendarbeitszeit: Regel<Jugendarbeitszeit>;
	readonly urlaub: Regel<Urlaubswerte>;
	readonly jugendurlaub: Regel<Jugendurlaubswerte>;
	readonly urlaubsabgeltung: Regel<Abgeltungswerte>;
	/** Highest number of service days per week, tenths. */
	readonly jugendwoche: Regel<{ readonly hoechstens: number }>;
	/** Highest age in whole years; null: none. */
	readonly hoechstalter: Regel<Readonly<Record<Art, number | null>>>;
	/** Age from which on a BFD is one of the older. */
	readonly ue27: Regel<{ readonly ab: number }>;
	/** Years between two services of the older that each reach the maximum. */
	readonly wartezeit: Regel<{ readonly jahre: number }>;
	/** Cents a month that lodging and food count as in payroll. */
	readonly sachbezuege: Regel<Sachbezugswerte>;
	readonly volljaehrigkeit: Regel<{ readonly ab: number }>;
}

export interface Jugendarbeitszeit {
	readonly hoechstens: number;
	readonly taeglich: number;
	readonly mitAusgleich: number;
}

interface Seminarwerte {
	/** Days of a service that lasts `monate`. */
	readonly basis: number;
	readonly monate: number;
	/** Per month less. */
	readonly abzug: number;
	/** Per month more. */
	readonly zuschlag: number;
	/** Per month of the older ones. */
	readonly ue27ProMonat: number;
}

export interface Seminarteil {
	/** Entry of the list of seminar kinds that the portal comes with. */
	readonly seminartypID: 'EINFUEHRUNG' | 'ZWISCHEN' | 'ABSCHLUSS' | 'POLITISCHE_BILDUNG';
	readonly tage: number;
}

interface Taschengeldwerte {
	/** Hundredths of the contribution ceiling. */
	readonly prozent: number;
	/** Monthly contribution ceiling of the pension insurance, cent. */
	readonly bemessungsgrenze: number;
}

export interface Sachbezugswerte {
	readonly unterkunft: number;
	/** All meals. */
	readonly verpflegung: number;
	/** One main meal a day. */
	readonly mahlzeit: number;
	/** Lodging of the youngest counts for so much less. */
	readonly jugend: { readonly unter: number; readonly prozent: number };
}

interface Urlaubswerte {
	/** Working days a year of adults for a week of `wochentage` days; 0: what the agreement says. */
	readonly werktage: number;
	readonly wochentage: number;
}

interface Jugendurlaubswerte {
	/** Working days a year of those younger than `unter`; youngest first. */
	readonly stufen: readonly { readonly unter: number; readonly werktage: number }[];
	/** Days of the week the law counts by. */
	readonly wochentage: number;
}

export interface Abgeltungswerte {
	/** So many months are so many weeks. */
	readonly monate: number;
	readonly wochen: number;
}

const BFD: readonly Art[] = ['BFD'];
const JUGEND: readonly Art[] = ['FSJ', 'FOEJ'];
const VERTRAGSBEGINN = 'Vertragsbeginn';

const FASSUNG_2011 = '2011-05-03';
const FASSUNG_2024 = '2024-05-29';

const SEMINARWORT: Readonly<Record<Seminarteil['seminartypID'], string>> = {
	EINFUEHRUNG: 'Einführung',
	ZWISCHEN: 'Zwischenseminar',
	ABSCHLUSS: 'Abschluss',
	POLITISCHE_BILDUNG: 'politische Bildung',
};
const JUGENDSEMINARE: readonly Seminarteil[] = [
	{ seminartypID: 'EINFUEHRUNG', tage: 5 },
	{ seminartypID: 'ZWISCHEN', tage: 5 },
	{ seminartypID: 'ABSCHLUSS', tage: 5 },
];

/** § 2 Abs. 3 Satz 2 Nr. 2 SvEV; that of apprentices is no matter of a voluntary service. */
const UNTER_18 = { unter: 18, prozent: 15 };

export const RECHT: Recht = {
	dienstdauer: {
		titel: 'Dauer des Freiwilligendienstes',
		stichtag: 'Tag, an dem die Dienstart angelegt wird',
		anwendung: 'Vorgabe der Mindest- und Höchstdauer einer neuen Dienstart; geprüft wird, was die Dienstart festlegt.',
		inWorten: ({ min, max }) => [`mindestens ${min} Monate`, `höchstens ${max} Monate`],
		fassungen: [
			{
				ab: FASSUNG_2011,
				normen: [
					{ stelle: '§ 3 Abs. 2 BFDG', arten: BFD },
					{ stelle: '§ 5 Abs. 1 JFDG', arten: JUGEND },
				],
				werte: { min: 6, max: 18 },
			},
		],
	},
	sonderkonzept: {
		titel: 'Dauer mit besonderem pädagogischem Konzept',
		stichtag: VERTRAGSBEGINN,
		anwendung: 'Höchstdauer des Vertrags, sobald in ihm „Sonderkonzept“ gesetzt ist.',
		inWorten: ({ max }) => [`höchstens ${max} Monate`],
		fassungen: [
			{
				ab: FASSUNG_2011,
				normen: [
					{ stelle: '§ 3 Abs. 2 BFDG', arten: BFD },
					{ stelle: '§ 5 Abs. 1 JFDG', arten: JUGEND },
					{ stelle: '§ 8 JFDG', arten: JUGEND },
				],
				werte: { max: 24 },
			},
		],
	},
	abschnitte: {
		titel: 'Dienst in Abschnitten',
		stichtag: VERTRAGSBEGINN,
		anwendung: 'Mindestdauer des Vertrags, sobald in ihm „Dienst in Abschnitten“ gesetzt ist.',
		inWorten: ({ min, summe }) => [`je Abschnitt mindestens ${min} Monate`, `zusammen mindestens ${summe} Monate`],
		fassungen: [
			{
				ab: FASSUNG_2011,
				normen: [
					{ stelle: '§ 3 Abs. 2 BFDG', arten: BFD },
					{ stelle: '§ 5 Abs. 1 JFDG', arten: JUGEND },
				],
				werte: { min: 3, summe: 6 },
			},
		],
	},
	seminartage: {
		titel: 'Seminartage',
		stichtag: VERTRAGSBEGINN,
		anwendung:
			'Pflicht-Seminartage eines Vertrags; die Zahl der Tage je Dienstart kann der Träger abweichend festlegen.',
		inWorten: ({ basis, monate, abzug, zuschlag, ue27ProMonat }) => [
			`${basis} Tage bei ${monate} Monaten`,
			`je Monat weniger: ${abzug} Tage weniger`,
			`je Monat mehr: ${zuschlag} Tag mehr`,
			`ab 27 Jahren im BFD: ${ue27ProMonat} Tag je Monat`,
		],
		fassungen: [
			{
				ab: FASSUNG_2011,
				normen: [
					{ stelle: '§ 4 Abs. 3 BFDG', arten: BFD },
					{ stelle: '§ 5 Abs. 2 JFDG', arten: JUGEND },
				],
				werte: { basis: 25, monate: 12, abzug: 2, zuschlag: 1, ue27ProMonat: 1 },
			},
		],
	},
	zusammensetzung: {
		titel: 'Zusammensetzung der Seminare',
		stichtag: VERTRAGSBEGINN,
		anwendung:
			'Zeigt bei jedem Vertrag, welche vorgeschriebenen Seminare noch fehlen; unter zwölf Monaten als Hinweis, im BFD ab 27 Jahren nicht.',
		inWorten: ({ FSJ, BFD: bfd }) => [
			`FSJ und FÖJ: ${FSJ.map(({ seminartypID, tage }) => `${SEMINARWORT[seminartypID]} mindestens ${tage} Tage`).join(', ')}`,
			`BFD: ${bfd.map(({ seminartypID, tage }) => `${SEMINARWORT[seminartypID]} mindestens ${tage} Tage`).join(', ')}`,
		],
		fassungen: [
			{
				ab: FASSUNG_2011,
				normen: [
					{ stelle: '§ 4 Abs. 4 BFDG', arten: BFD },
					{ stelle: '§ 5 Abs. 2 JFDG', arten: JUGEND },
				],
				werte: {
					BFD: [{ seminartypID: 'POLITISCHE_BILDUNG', tage: 5 }],
					FSJ: JUGENDSEMINARE,
					FOEJ: JUGENDSEMINARE,
					SONSTIGE: [],
				},
			},
		],
	},
	taschengeld: {
		titel: 'Höchstbetrag des Taschengelds',
		stichtag: VERTRAGSBEGINN,
		anwendung:
			'Obergrenze des Taschengelds im Vertrag, in Teilzeit anteilig; der Zyklus kann weniger festlegen, nicht mehr.',
		inWorten: (werte) => [
			`${werte.prozent} % der Beitragsbemessungsgrenze von ${formatEuro(werte.bemessungsgrenze)}`,
			`${formatEuro(hoechstbetrag(werte))} im Monat in Vollzeit`,
		],
		fassungen: [
			taschengeldAb('2023-01-01', 6, 730_000),
			taschengeldAb('2024-01-01', 6, 755_000),
			taschengeldAb(FASSUNG_2024, 8, 755_000),
			taschengeldAb('2025-01-01', 8, 805_000),
			taschengeldAb('2026-01-01', 8, 845_000),
		],
	},
	teilzeit: {
		titel: 'Mindestumfang in Teilzeit',
		stichtag: VERTRAGSBEGINN,
		anwendung: 'Untere Grenze der Wochenarbeitszeit im Vertrag.',
		inWorten: ({ mehrAls }) => [`mehr als ${formatStunden(mehrAls)} Stunden pro Woche`],
		fassungen: [
			{
				ab: FASSUNG_2024,
				normen: [
					{ stelle: '§ 2 Nr. 2 BFDG', arten: BFD },
					{ stelle: '§ 2 Abs. 1 Nr. 2 JFDG', arten: JUGEND },
				],
				werte: { mehrAls: 200 },
			},
		],
	},
	arbeitszeit: {
		titel: 'Höchstarbeitszeit',
		stichtag: VERTRAGSBEGINN,
		anwendung: 'Obere Grenze der Wochenarbeitszeit im Vertrag.',
		inWorten: ({ hoechstens }) => [`höchstens ${formatStunden(hoechstens)} Stunden pro Woche`],
		fassungen: [{ ab: '1994-07-01', normen: [{ stelle: '§ 3 ArbZG' }], werte: { hoechstens: 480 } }],
	},
	jugendarbeitszeit: {
		titel: 'Höchstarbeitszeit Minderjähriger',
		stichtag: VERTRAGSBEGINN,
		anwendung:
			'Obere Grenze der Wochenarbeitszeit und der Stunden jedes Diensttags, wenn die Person bei Vertragsbeginn noch nicht volljährig ist.',
		inWorten: ({ hoechstens, taeglich, mitAusgleich }) => [
			`höchstens ${formatStunden(hoechstens)} Stunden pro Woche`,
			`höchstens ${formatStunden(taeglich)} Stunden am Tag, ${formatStunden(mitAusgleich)} Stunden, wenn ein anderer Diensttag der Woche kürzer ist`,
		],
		fassungen: [
			{
				ab: '1976-05-01',
				normen: [{ stelle: '§ 8 Abs. 1 JArbSchG' }, { stelle: '§ 8 Abs. 2a JArbSchG' }],
				werte: { hoechstens: 400, taeglich: 80, mitAusgleich: 85 },
			},
		],
	},
	urlaub: {
		titel: 'Mindesturlaub Erwachsener',
		stichtag: VERTRAGSBEGINN,
		anwendung:
			'Kleinste Zahl der Urlaubstage im Vertrag: umgerechnet auf die Diensttage pro Woche und die Monate, einmal gerundet.',
		inWorten: ({ werktage, wochentage }) =>
			werktage === 0
				? ['nach der Vereinbarung']
				: [
						`${werktage} Tage bei zwölf Monaten und ${wochentage} Diensttagen pro Woche`,
						'je voller Monat mehr oder weniger: ein Zwölftel',
						'ab einem halben Tag aufgerundet',
					],
		fassungen: [
			{
				ab: FASSUNG_2011,
				normen: [
					{ stelle: '§ 8 Abs. 1 BFDG', arten: BFD },
					{ stelle: '§ 11 Abs. 1 JFDG', arten: JUGEND },
				],
				werte: { werktage: 0, wochentage: 5 },
			},
			{
				ab: FASSUNG_2024,
				normen: [
					{ stelle: '§ 13a BFDG', arten: BFD },
					{ stelle: '§ 13a JFDG', arten: JUGEND },
				],
				werte: { werktage: 20, wochentage: 5 },
			},
		],
	},
	jugendurlaub: {
		titel: 'Mindesturlaub Minderjähriger',
		stichtag: VERTRAGSBEGINN,
		anwendung:
			'Kleinste Zahl der Urlaubstage, wenn die Person bei Vertragsbeginn noch nicht volljährig ist; es zählt das Alter am 1. Januar dieses Jahres.',
		inWorten: ({ stufen, wochentage }) =>
			stufen.map(
				({ unter, werktage }) =>
					`unter ${unter} Jahren: ${werktage} Werktage im Jahr bei ${wochentage} Tagen pro Woche`,
			),
		fassungen: [
			{
				ab: '1976-05-01',
				normen: [{ stelle: '§ 19 Abs. 2 JArbSchG' }],
				werte: {
					stufen: [
						{ unter: 16, werktage: 30 },
						{ unter: 17, werktage: 27 },
						{ unter: 18, werktage: 25 },
					],
					wochentage: 6,
				},
			},
		],
	},
	urlaubsabgeltung: {
		titel: 'Urlaubsabgeltung',
		stichtag: 'Dienstende',
		anwendung:
			'Was nicht mehr genommener Urlaub am Ende des Dienstes wert ist: steht im Monat des Dienstendes im Lauf des Taschengelds. Dass er abzugelten ist, sagt das Gesetz; die Rechnung ist die des Portals.',
		inWorten: ({ monate, wochen }) => [
			`Taschengeld × ${monate} ÷ (${wochen} × Diensttage pro Woche) je Tag`,
			'einmal kaufmännisch auf den Cent gerundet',
		],
		fassungen: [
			{
				ab: FASSUNG_2024,
				normen: [
					{ stelle: '§ 13a Abs. 5 BFDG', arten: BFD },
					{ stelle: '§ 13a Abs. 5 JFDG', arten: JUGEND },
				],
				werte: { monate: 3, wochen: 13 },
			},
		],
	},
	jugendwoche: {
		titel: 'Fünf-Tage-Woche Minderjähriger',
		stichtag: VERTRAGSBEGINN,
		anwendung: 'Höchste Zahl der Diensttage pro Woche, wenn die Person bei Vertragsbeginn noch nicht volljährig ist.',
		inWorten: ({ hoechstens }) => [`höchstens ${formatStunden(hoechstens)} Tage pro Woche`],
		fassungen: [{ ab: '1976-05-01', normen: [{ stelle: '§ 15 JArbSchG' }], werte: { hoechstens: 50 } }],
	},
	hoechstalter: {
		titel: 'Höchstalter im FSJ und FÖJ',
		stichtag: 'Tag, an dem die Dienstart angelegt wird',
		anwendung: 'Vorgabe des Höchstalters einer neuen Dienstart; geprüft wird das Alter bei Vertragsbeginn.',
		inWorten: ({ FSJ }) => [FSJ === null ? 'ohne Grenze' : `bei Vertragsbeginn höchstens ${FSJ} Jahre`],
		fassungen: [
			{
				ab: '2008-06-01',
				normen: [{ stelle: '§ 2 Abs. 1 Nr. 1 JFDG', arten: JUGEND }],
				werte: { BFD: null, FSJ: 26, FOEJ: 26, SONSTIGE: null },
			},
		],
	},
	ue27: {
		titel: 'Ältere im Bundesfreiwilligendienst (Ü27)',
		stichtag: VERTRAGSBEGINN,
		anwendung: 'Entscheidet, nach welcher Formel Seminartage im BFD berechnet werden.',
		inWorten: ({ ab }) => [`ab ${ab} Jahren bei Vertragsbeginn`],
		fassungen: [{ ab: FASSUNG_2011, normen: [{ stelle: '§ 4 Abs. 3 BFDG', arten: BFD }], werte: { ab: 27 } }],
	},
	wartezeit: {
		titel: 'Wartezeit nach der Höchstdauer (Ü27)',
		stichtag: VERTRAGSBEGINN,
		anwendung:
			'Frühere Dienste zählen zusammen mit dem neuen bis zur Höchstdauer; wer im BFD mindestens 27 Jahre alt ist, beginnt nach der Wartezeit von vorn.',
		inWorten: ({ jahre }) => [`${jahre} Jahre, nachdem die Höchstdauer erreicht wurde`],
		fassungen: [{ ab: FASSUNG_2011, normen: [{ stelle: '§ 3 Abs. 2 BFDG', arten: BFD }], werte: { jahre: 5 } }],
	},
	sachbezuege: {
		titel: 'Sachbezugswerte',
		stichtag: 'Erster Tag des Monats, der abgerechnet wird',
		anwendung:
			'Womit Unterkunft und Verpflegung in der Lohndatei stehen; ein angebrochener Monat zählt nach Dreißigsteln, und wer in einem Monat älter wird, bis zum Tag davor als jünger.',
		inWorten: ({ unterkunft, verpflegung, mahlzeit, jugend }) => [
			`Unterkunft ${formatEuro(unterkunft)} im Monat`,
			`Unterkunft unter ${jugend.unter} Jahren ${jugend.prozent} % weniger`,
			`volle Verpflegung ${formatEuro(verpflegung)} im Monat`,
			`eine Mahlzeit am Tag ${formatEuro(mahlzeit)} im Monat`,
		],
		fassungen: [
			{
				ab: '2025-01-01',
				normen: [{ stelle: '§ 2 Abs. 1, 3 und 6 SvEV' }],
				werte: { unterkunft: 28_200, verpflegung: 33_300, mahlzeit: 13_200, jugend: UNTER_18 },
			},
			{
				ab: '2026-01-01',
				normen: [{ stelle: '§ 2 Abs. 1, 3 und 6 SvEV' }],
				werte: { unterkunft: 28_500, verpflegung: 34_500, mahlzeit: 13_700, jugend: UNTER_18 },
			},
		],
	},
	volljaehrigkeit: {
		titel: 'Volljährigkeit',
		stichtag: 'Tag, für den das Alter gefragt ist',
		anwendung: 'Erziehungsberechtigte, Wochenarbeitszeit und Bedingungen der Dokumente.',
		inWorten: ({ ab }) => [`ab ${ab} Jahren`],
		fassungen: [{ ab: '1975-01-01', normen: [{ stelle: '§ 2 BGB' }], werte: { ab: 18 } }],
	},
};

function taschengeldAb(ab: string, prozent: number, bemessungsgrenze: number): Fassung<Taschengeldwerte> {
	const normen = [
		{ stelle: '§ 2 Nr. 4 BFDG', arten: BFD },
		{ stelle: '§ 2 Abs. 1 JFDG', arten: JUGEND },
	];
	return { ab, normen, werte: { prozent, bemessungsgrenze } };
}

/** Cent a month for full time. */
export function hoechstbetrag({ prozent, bemessungsgrenze }: Taschengeldwerte): number {
	return Math.floor((bemessungsgrenze * prozent) / 100);
}
