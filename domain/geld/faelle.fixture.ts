/**
 * Volunteers worked out by hand from money.md §1 to §3, the arithmetic beside each amount. Never generate these
 * from the code: where it comes to something else, one of the two is wrong.
 *
 * An amount is what stands last in its words: after `=` where it is exact, after `→` where it is rounded half up.
 */
import type { FoerderprogrammFelder } from './foerderung/programm.ts';
import type { Geldterme } from './geldterme.ts';
import type { Teil, Vertragslaufart } from './posten.ts';

/** A contract as it stands when a run is reckoned; terms in euros, what isn't named is nothing. */
export interface Fallvertrag {
	readonly id?: string;
	/** Whose it is, where a case has more than one. */
	readonly wer?: string;
	readonly art?: 'FSJ' | 'FOEJ' | 'BFD' | 'SONSTIGE';
	readonly beginn: string;
	readonly ende: string;
	readonly antritt?: string;
	readonly geplant?: string;
	readonly dienstende?: string;
	readonly status?: 2000 | 3000 | 4000 | 9000 | 9500;
	readonly istNichtAngetreten?: true;
	readonly stelleZahltSelbst?: true;
	/** Days of holiday left at the end, and of service per week where they aren't five. */
	readonly resturlaub?: number;
	readonly diensttage?: number;
	readonly terme: Partial<Geldterme>;
	/** In the order they were made: from when on, which terms before, which after. */
	readonly aenderungen?: readonly (readonly [ab: string, von: Partial<Geldterme>, nach: Partial<Geldterme>])[];
}

/** Whose, which month or months (`2026-09…2026-11`), thirtieths that count, part by part, what they add up to. */
export type Fallzeile = readonly [
	vertrag: string,
	monate: string,
	anteil: number,
	teile: Partial<Record<Teil, string>>,
	summe?: string,
];

export interface Falllauf {
	/** What is so since the run before. */
	readonly weil?: string;
	readonly zeitraum: string;
	readonly vertraege: readonly Fallvertrag[];
	readonly zeilen: readonly Fallzeile[];
}

export interface Fall {
	readonly wer: string;
	readonly art: Vertragslaufart;
	/** One after the other, each released. */
	readonly laeufe: readonly Falllauf[];
}

const JAHR = { beginn: '2026-09-01', ende: '2027-08-31' } as const;
const TG = { taschengeld: 450 } as const;

export const FAELLE: readonly Fall[] = [
	{
		wer: '1 Ada, ein ganzes Jahr',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-09_2027-08',
				vertraege: [{ ...JAHR, terme: TG }],
				zeilen: [['v', '2026-09…2027-08', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }]],
			},
		],
	},
	{
		wer: '2 Ben, begonnener September: 15. bis 30.',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-09_2026-10',
				vertraege: [{ ...JAHR, beginn: '2026-09-15', terme: { taschengeld: 410 } }],
				zeilen: [
					['v', '2026-09', 16, { TASCHENGELD: '410,00 × 16/30 = 218,666… → 218,67' }],
					['v', '2026-10', 30, { TASCHENGELD: '410,00 × 30/30 = 410,00' }],
				],
			},
		],
	},
	{
		wer: '3 Cem, der ganze Februar mit 28 Tagen',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-01_2027-03',
				vertraege: [{ beginn: '2027-02-01', ende: '2027-02-28', terme: { taschengeld: 333.33 } }],
				zeilen: [['v', '2027-02', 30, { TASCHENGELD: '333,33 × 30/30 = 333,33' }]],
			},
		],
	},
	{
		wer: '4 Dana, 16. bis 28. Februar: bis zum letzten Tag sind es 15 Dreißigstel, genau ein halber Cent geht auf',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-02_2027-02',
				vertraege: [{ beginn: '2027-02-16', ende: '2027-08-31', terme: { taschengeld: 333.33 } }],
				zeilen: [['v', '2027-02', 15, { TASCHENGELD: '333,33 × 15/30 = 166,665 → 166,67' }]],
			},
		],
	},
	{
		wer: '5 Emil, nur der 31. Januar: der 31. ist der 30.',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-01_2027-01',
				vertraege: [{ beginn: '2027-01-31', ende: '2027-01-31', terme: TG }],
				zeilen: [['v', '2027-01', 1, { TASCHENGELD: '450,00 × 1/30 = 15,00' }]],
			},
		],
	},
	{
		wer: '6 Fee, nur der 28. Februar 2026, sein letzter Tag: der 30.',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-02_2026-02',
				vertraege: [{ beginn: '2026-02-28', ende: '2026-02-28', terme: { taschengeld: 100 } }],
				zeilen: [['v', '2026-02', 1, { TASCHENGELD: '100,00 × 1/30 = 3,333… → 3,33' }]],
			},
		],
	},
	{
		wer: '7 Gül, ab dem 2. Januar',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-01_2027-01',
				vertraege: [{ beginn: '2027-01-02', ende: '2027-08-31', terme: { taschengeld: 412.5 } }],
				zeilen: [['v', '2027-01', 29, { TASCHENGELD: '412,50 × 29/30 = 398,75' }]],
			},
		],
	},
	{
		wer: '8 Hanna, Schalttag: Beginn am 29. Februar 2028 ist Beginn am letzten Tag',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2028-02_2028-03',
				vertraege: [{ beginn: '2028-02-29', ende: '2028-08-31', terme: { taschengeld: 300 } }],
				zeilen: [
					['v', '2028-02', 1, { TASCHENGELD: '300,00 × 1/30 = 10,00' }],
					['v', '2028-03', 30, { TASCHENGELD: '300,00 × 30/30 = 300,00' }],
				],
			},
		],
	},
	{
		wer: '9 Ida, 28. Februar 2028: nicht der letzte Tag, also der 28. bis 30.',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2028-02_2028-02',
				vertraege: [{ beginn: '2028-02-28', ende: '2028-08-31', terme: { taschengeld: 300 } }],
				zeilen: [['v', '2028-02', 3, { TASCHENGELD: '300,00 × 3/30 = 30,00' }]],
			},
		],
	},
	{
		wer: '10 Jan, Ende am 27. Februar: bis zum 27., nicht bis zum Monatsende',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-01_2027-03',
				vertraege: [{ beginn: '2027-01-30', ende: '2027-02-27', terme: TG }],
				zeilen: [
					// Am 30. und am 31. Januar: s = 30, e = 30.
					['v', '2027-01', 1, { TASCHENGELD: '450,00 × 1/30 = 15,00' }],
					['v', '2027-02', 27, { TASCHENGELD: '450,00 × 27/30 = 405,00' }],
				],
			},
		],
	},
	{
		wer: '11 Kim, Ende am 30. eines Monats mit 31 Tagen: ganz',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-05_2027-07',
				vertraege: [{ ...JAHR, ende: '2027-05-30', terme: { taschengeld: 438.27 } }],
				zeilen: [['v', '2027-05', 30, { TASCHENGELD: '438,27 × 30/30 = 438,27' }]],
			},
		],
	},
	{
		wer: '12 Lea, Teilzeit 25 von 39 Stunden, vereinbart sind 346,15; ab dem 18. März',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-03_2027-04',
				vertraege: [{ beginn: '2027-03-18', ende: '2028-02-29', terme: { taschengeld: 346.15 } }],
				zeilen: [
					['v', '2027-03', 13, { TASCHENGELD: '346,15 × 13/30 = 149,998… → 150,00' }],
					['v', '2027-04', 30, { TASCHENGELD: '346,15 × 30/30 = 346,15' }],
				],
			},
		],
	},
	{
		wer: '13 Mia, Geldersatz für Unterkunft und Verpflegung im selben Anteil',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-10_2026-10',
				vertraege: [
					{
						...JAHR,
						beginn: '2026-10-21',
						terme: { taschengeld: 420, geldersatzUnterkunft: 285, geldersatzVerpflegung: 345 },
					},
				],
				zeilen: [
					[
						'v',
						'2026-10',
						10,
						{
							TASCHENGELD: '420,00 × 10/30 = 140,00',
							UNTERKUNFT: '285,00 × 10/30 = 95,00',
							VERPFLEGUNG: '345,00 × 10/30 = 115,00',
						},
						'140,00 + 95,00 + 115,00 = 350,00',
					],
				],
			},
		],
	},
	{
		wer: '14 Nele, jeder Betrag für sich gerundet: die Summe ist nicht die gerundete Summe 266,71',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-11_2026-11',
				vertraege: [
					{
						...JAHR,
						beginn: '2026-11-16',
						terme: { taschengeld: 333.35, geldersatzUnterkunft: 100.01, geldersatzVerpflegung: 100.05 },
					},
				],
				zeilen: [
					[
						'v',
						'2026-11',
						15,
						{
							TASCHENGELD: '333,35 × 15/30 = 166,675 → 166,68',
							UNTERKUNFT: '100,01 × 15/30 = 50,005 → 50,01',
							VERPFLEGUNG: '100,05 × 15/30 = 50,025 → 50,03',
						},
						'166,68 + 50,01 + 50,03 = 266,72',
					],
				],
			},
		],
	},
	{
		wer: '15 Ole, Ende am 1. Oktober: Deutschlandticket und Mobilität je begonnenem Monat ganz',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-10_2026-11',
				vertraege: [
					{
						...JAHR,
						ende: '2026-10-01',
						terme: { taschengeld: 450, zuschussDeutschlandticket: 63, mobilitaetszuschlag: 20 },
					},
				],
				zeilen: [
					[
						'v',
						'2026-10',
						1,
						{
							TASCHENGELD: '450,00 × 1/30 = 15,00',
							DEUTSCHLANDTICKET: '63,00 × 1 = 63,00',
							MOBILITAET: '20,00 × 1 = 20,00',
						},
						'15,00 + 63,00 + 20,00 = 98,00',
					],
				],
			},
		],
	},
	{
		wer: '16 Paul, zwei Dienste in einem Monat: das Ticket einmal, aus dem früheren Vertrag',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-10_2026-11',
				vertraege: [
					{
						id: 'w',
						beginn: '2026-10-16',
						ende: '2027-08-31',
						terme: { taschengeld: 480, zuschussDeutschlandticket: 63 },
					},
					{
						id: 'v',
						art: 'BFD',
						beginn: '2026-09-01',
						ende: '2026-10-15',
						terme: { taschengeld: 450, zuschussDeutschlandticket: 58 },
					},
				],
				zeilen: [
					[
						'v',
						'2026-10',
						15,
						{ TASCHENGELD: '450,00 × 15/30 = 225,00', DEUTSCHLANDTICKET: '58,00 × 1 = 58,00' },
						'225,00 + 58,00 = 283,00',
					],
					// 16. bis 31.: 30 − 16 + 1 = 15.
					['w', '2026-10', 15, { TASCHENGELD: '480,00 × 15/30 = 240,00' }],
					[
						'w',
						'2026-11',
						30,
						{ TASCHENGELD: '480,00 × 30/30 = 480,00', DEUTSCHLANDTICKET: '63,00 × 1 = 63,00' },
						'480,00 + 63,00 = 543,00',
					],
				],
			},
		],
	},
	{
		wer: '17 Rosa, zwei Dienste: was der frühere Vertrag nicht hat, kommt aus dem späteren, jedes für sich',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-10_2026-10',
				vertraege: [
					{ beginn: '2026-09-01', ende: '2026-10-10', terme: { taschengeld: 390, mobilitaetszuschlag: 15 } },
					{
						id: 'w',
						beginn: '2026-10-21',
						ende: '2027-08-31',
						terme: { taschengeld: 390, zuschussDeutschlandticket: 63, mobilitaetszuschlag: 25 },
					},
				],
				zeilen: [
					[
						'v',
						'2026-10',
						10,
						{ TASCHENGELD: '390,00 × 10/30 = 130,00', MOBILITAET: '15,00 × 1 = 15,00' },
						'130,00 + 15,00 = 145,00',
					],
					[
						'w',
						'2026-10',
						10,
						{ TASCHENGELD: '390,00 × 10/30 = 130,00', DEUTSCHLANDTICKET: '63,00 × 1 = 63,00' },
						'130,00 + 63,00 = 193,00',
					],
				],
			},
		],
	},
	{
		wer: '18 Sami, nicht angetreten: was schon freigegeben war, kommt ganz zurück',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-09_2026-09',
				vertraege: [{ ...JAHR, status: 3000, terme: { taschengeld: 450, zuschussDeutschlandticket: 63 } }],
				zeilen: [
					[
						'v',
						'2026-09',
						30,
						{ TASCHENGELD: '450,00 × 30/30 = 450,00', DEUTSCHLANDTICKET: '63,00 × 1 = 63,00' },
						'450,00 + 63,00 = 513,00',
					],
				],
			},
			{
				weil: 'nicht angetreten',
				zeitraum: '2026-10_2026-10',
				vertraege: [{ ...JAHR, istNichtAngetreten: true, terme: { taschengeld: 450, zuschussDeutschlandticket: 63 } }],
				zeilen: [
					[
						'v',
						'2026-09',
						0,
						{ TASCHENGELD: '0,00 − 450,00 = −450,00', DEUTSCHLANDTICKET: '0,00 − 63,00 = −63,00' },
						'−450,00 − 63,00 = −513,00',
					],
				],
			},
		],
	},
	{
		wer: '19 Tim, angetreten am 7. September statt am 1.',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-09_2026-09',
				vertraege: [{ ...JAHR, antritt: '2026-09-07', terme: TG }],
				zeilen: [['v', '2026-09', 24, { TASCHENGELD: '450,00 × 24/30 = 360,00' }]],
			},
		],
	},
	{
		wer: '20 Uta, geplantes Ende am 15. April, geblieben bis zum 20.: der Rest im nächsten Lauf',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-04_2027-04',
				vertraege: [{ ...JAHR, geplant: '2027-04-15', terme: TG }],
				zeilen: [['v', '2027-04', 15, { TASCHENGELD: '450,00 × 15/30 = 225,00' }]],
			},
			{
				weil: 'Dienstende am 20.04.',
				zeitraum: '2027-05_2027-05',
				vertraege: [{ ...JAHR, geplant: '2027-04-15', dienstende: '2027-04-20', status: 9000, terme: TG }],
				zeilen: [['v', '2027-04', 20, { TASCHENGELD: '450,00 × 20/30 = 300,00; 300,00 − 225,00 = 75,00' }]],
			},
		],
	},
	{
		wer: '21 Vera, vorzeitiges Ende am 14. Mai, der Mai war schon gezahlt: negative Korrektur',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-05_2027-05',
				vertraege: [{ ...JAHR, terme: TG }],
				zeilen: [['v', '2027-05', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }]],
			},
			{
				weil: 'Dienstende am 14.05.',
				zeitraum: '2027-06_2027-06',
				vertraege: [{ ...JAHR, dienstende: '2027-05-14', status: 9000, terme: TG }],
				zeilen: [['v', '2027-05', 14, { TASCHENGELD: '450,00 × 14/30 = 210,00; 210,00 − 450,00 = −240,00' }]],
			},
		],
	},
	{
		wer: '22 Wim, Ende am 20. Mai, Mai und Juni gezahlt: das Ticket des begonnenen Mai bleibt, der Juni geht ganz zurück',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-05_2027-06',
				vertraege: [{ ...JAHR, terme: { taschengeld: 450, zuschussDeutschlandticket: 63 } }],
				zeilen: [
					[
						'v',
						'2027-05…2027-06',
						30,
						{ TASCHENGELD: '450,00 × 30/30 = 450,00', DEUTSCHLANDTICKET: '63,00 × 1 = 63,00' },
						'450,00 + 63,00 = 513,00',
					],
				],
			},
			{
				weil: 'Dienstende am 20.05.',
				zeitraum: '2027-07_2027-07',
				vertraege: [
					{
						...JAHR,
						dienstende: '2027-05-20',
						status: 9000,
						terme: { taschengeld: 450, zuschussDeutschlandticket: 63 },
					},
				],
				zeilen: [
					['v', '2027-05', 20, { TASCHENGELD: '450,00 × 20/30 = 300,00; 300,00 − 450,00 = −150,00' }],
					[
						'v',
						'2027-06',
						0,
						{ TASCHENGELD: '0,00 − 450,00 = −450,00', DEUTSCHLANDTICKET: '0,00 − 63,00 = −63,00' },
						'−450,00 − 63,00 = −513,00',
					],
				],
			},
		],
	},
	{
		wer: '23 Xenia, im Oktober lief kein Lauf: der November holt ihn nach',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-09_2026-09',
				vertraege: [{ ...JAHR, terme: TG }],
				zeilen: [['v', '2026-09', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }]],
			},
			{
				zeitraum: '2026-11_2026-11',
				vertraege: [{ ...JAHR, terme: TG }],
				zeilen: [['v', '2026-10…2026-11', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }]],
			},
		],
	},
	{
		wer: '24 Yara, Vertrag erst im November geschlossen, Dienst seit dem 16. Oktober: Nachzahlung neben Ada',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-10_2026-10',
				vertraege: [
					{ id: 'v', wer: 'ada', ...JAHR, terme: TG },
					{
						id: 'w',
						wer: 'yara',
						beginn: '2026-10-16',
						ende: '2027-08-31',
						status: 2000,
						terme: { taschengeld: 441.1 },
					},
				],
				zeilen: [['v', '2026-10', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }]],
			},
			{
				weil: 'Vertragsabschluss',
				zeitraum: '2026-11_2026-11',
				vertraege: [
					{ id: 'v', wer: 'ada', ...JAHR, terme: TG },
					{
						id: 'w',
						wer: 'yara',
						beginn: '2026-10-16',
						ende: '2027-08-31',
						status: 3000,
						terme: { taschengeld: 441.1 },
					},
				],
				zeilen: [
					['v', '2026-11', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }],
					['w', '2026-10', 15, { TASCHENGELD: '441,10 × 15/30 = 220,55' }],
					['w', '2026-11', 30, { TASCHENGELD: '441,10 × 30/30 = 441,10' }],
				],
			},
		],
	},
	{
		wer: '25 Zoe, ab 1. Dezember 480,00 statt 450,00',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-11_2026-12',
				vertraege: [
					{
						...JAHR,
						terme: { taschengeld: 480 },
						aenderungen: [['2026-12-01', { taschengeld: 450 }, { taschengeld: 480 }]],
					},
				],
				zeilen: [
					['v', '2026-11', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }],
					['v', '2026-12', 30, { TASCHENGELD: '480,00 × 30/30 = 480,00' }],
				],
			},
		],
	},
	{
		wer: '26 Anton, die Erhöhung gilt rückwirkend ab einem gezahlten Monat: Unterschied im nächsten Lauf',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-12_2026-12',
				vertraege: [{ ...JAHR, terme: TG }],
				zeilen: [['v', '2026-12', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }]],
			},
			{
				weil: 'ab 01.12. 480,00',
				zeitraum: '2027-01_2027-01',
				vertraege: [
					{
						...JAHR,
						terme: { taschengeld: 480 },
						aenderungen: [['2026-12-01', { taschengeld: 450 }, { taschengeld: 480 }]],
					},
				],
				zeilen: [
					['v', '2026-12', 30, { TASCHENGELD: '480,00 × 30/30 = 480,00; 480,00 − 450,00 = 30,00' }],
					['v', '2027-01', 30, { TASCHENGELD: '480,00 × 30/30 = 480,00' }],
				],
			},
		],
	},
	{
		wer: '27 Bela, erst ab Februar 500,00, dann ab Januar 470,00: das spätere Wort gilt ab seinem Monat',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-12_2027-02',
				vertraege: [
					{
						...JAHR,
						terme: { taschengeld: 470 },
						aenderungen: [
							['2027-02-01', { taschengeld: 450 }, { taschengeld: 500 }],
							['2027-01-01', { taschengeld: 500 }, { taschengeld: 470 }],
						],
					},
				],
				zeilen: [
					['v', '2026-12', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }],
					['v', '2027-01…2027-02', 30, { TASCHENGELD: '470,00 × 30/30 = 470,00' }],
				],
			},
		],
	},
	{
		wer: '28 Cleo, Änderung und Ende im selben Monat: der neue Betrag im Anteil',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-12_2027-01',
				vertraege: [
					{
						...JAHR,
						dienstende: '2027-01-10',
						status: 9000,
						terme: { taschengeld: 470, geldersatzVerpflegung: null },
						aenderungen: [
							[
								'2027-01-01',
								{ taschengeld: 450, geldersatzVerpflegung: 345 },
								{ taschengeld: 470, geldersatzVerpflegung: null },
							],
						],
					},
				],
				zeilen: [
					[
						'v',
						'2026-12',
						30,
						{ TASCHENGELD: '450,00 × 30/30 = 450,00', VERPFLEGUNG: '345,00 × 30/30 = 345,00' },
						'450,00 + 345,00 = 795,00',
					],
					['v', '2027-01', 10, { TASCHENGELD: '470,00 × 10/30 = 156,666… → 156,67' }],
				],
			},
		],
	},
	{
		wer: '29 Dora, die Buchhaltung führt die Einsatzstelle: kein Taschengeld vom Träger',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2026-09_2026-10',
				vertraege: [{ ...JAHR, stelleZahltSelbst: true, terme: { taschengeld: 450, zuschussDeutschlandticket: 63 } }],
				zeilen: [],
			},
		],
	},
	{
		wer: '30 Dora noch einmal: den Beitrag ihrer Stelle gibt es trotzdem',
		art: 'EST_FSJ',
		laeufe: [
			{
				zeitraum: '2026-09_2026-09',
				vertraege: [{ ...JAHR, beginn: '2026-09-16', stelleZahltSelbst: true, terme: { estBeitrag: 517.35 } }],
				zeilen: [['v', '2026-09', 15, { EST_BEITRAG: '517,35 × 15/30 = 258,675 → 258,68' }]],
			},
		],
	},
	{
		wer: '31 Ella und Finn, FÖJ und FSJ stehen in demselben Lauf, BFD und Sonstige nicht',
		art: 'EST_FSJ',
		laeufe: [
			{
				zeitraum: '2027-01_2027-01',
				vertraege: [
					{ id: 'v1', wer: 'ella', art: 'FOEJ', ...JAHR, terme: { estBeitrag: 400 } },
					{ id: 'v2', wer: 'finn', art: 'FSJ', ...JAHR, ende: '2027-01-20', terme: { estBeitrag: 425.55 } },
					{ id: 'v3', wer: 'gerd', art: 'BFD', ...JAHR, terme: { estBeitrag: 410 } },
					{ id: 'v4', wer: 'hugo', art: 'SONSTIGE', ...JAHR, terme: { estBeitrag: 420 } },
				],
				zeilen: [
					['v1', '2027-01', 30, { EST_BEITRAG: '400,00 × 30/30 = 400,00' }],
					['v2', '2027-01', 20, { EST_BEITRAG: '425,55 × 20/30 = 283,70' }],
				],
			},
		],
	},
	{
		wer: '32 Gerd, BFD: sein Beitrag, nicht sein Taschengeld; vorzeitiges Ende gibt der Stelle ein Guthaben',
		art: 'EST_BFD',
		laeufe: [
			{
				zeitraum: '2027-03_2027-03',
				vertraege: [{ art: 'BFD', ...JAHR, terme: { taschengeld: 450, estBeitrag: 410.4 } }],
				zeilen: [['v', '2027-03', 30, { EST_BEITRAG: '410,40 × 30/30 = 410,40' }]],
			},
			{
				weil: 'Dienstende am 11.03.',
				zeitraum: '2027-04_2027-04',
				vertraege: [
					{
						art: 'BFD',
						...JAHR,
						dienstende: '2027-03-11',
						status: 9000,
						terme: { taschengeld: 450, estBeitrag: 410.4 },
					},
				],
				zeilen: [['v', '2027-03', 11, { EST_BEITRAG: '410,40 × 11/30 = 150,48; 150,48 − 410,40 = −259,92' }]],
			},
		],
	},
	{
		wer: '33 Hugo, sonstiger Dienst: Taschengeld ja, Beitrag in keinem der beiden Läufe',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-04_2027-04',
				vertraege: [
					{
						art: 'SONSTIGE',
						beginn: '2027-04-30',
						ende: '2027-10-31',
						terme: { taschengeld: 299.99, estBeitrag: 420 },
					},
				],
				// Der 30. ist der letzte Tag des Aprils: 30 − 30 + 1.
				zeilen: [['v', '2027-04', 1, { TASCHENGELD: '299,99 × 1/30 = 9,999… → 10,00' }]],
			},
		],
	},
];

/** A service as a programme looks at it when a claim is reckoned. */
export interface Falldienst {
	readonly von: string;
	readonly bis: string;
	readonly art?: 'FSJ' | 'BFD';
	readonly geboren?: string;
	readonly wohnland?: 'HE' | 'BY';
}

export interface Foerderfall {
	readonly wer: string;
	readonly programm: 'DSJ_MITTELABRUF' | 'BAFZA_BEGLEITUNG';
	readonly anders?: Partial<FoerderprogrammFelder>;
	/** One claim after the other; the rows are differences. */
	readonly abrufe: readonly {
		readonly weil?: string;
		readonly zeitraum: string;
		readonly dienst: Falldienst;
		readonly zeilen: readonly (readonly [monate: string, anteil: number, betrag: string])[];
	}[];
}

const satz = (cent: number, abDienstmonat = 1) => ({ abDienstmonat, cent, gueltigVon: '2024-01-01' });
const OHNE_FILTER = { alterVon: null, alterBis: null, wohnland: null, stellenland: null, mindestMonate: null };

export const FOERDERFAELLE: readonly Foerderfall[] = [
	{
		wer: '34 Ines, BAFzA: jeder begonnene Monat ganz; der 13. Dienstmonat beginnt am 15. September',
		programm: 'BAFZA_BEGLEITUNG',
		abrufe: [
			{
				zeitraum: '2026-08_2026-10',
				dienst: { art: 'BFD', von: '2025-09-15', bis: '2026-10-02' },
				zeilen: [
					['2026-08', 30, '121,00 × 1 = 121,00'],
					// Am 1. September ist noch der zwölfte Dienstmonat.
					['2026-09', 30, '121,00 × 1 = 121,00'],
					['2026-10', 30, '60,00 × 1 = 60,00'],
				],
			},
		],
	},
	{
		wer: '35 Jule, dsj: Ende am 14. Mai sind 14 Tage, also halb, und der halbe Cent geht auf',
		programm: 'DSJ_MITTELABRUF',
		anders: { saetze: [satz(20_001)] },
		abrufe: [
			{
				zeitraum: '2026-04_2026-06',
				dienst: { von: '2025-09-01', bis: '2026-05-14' },
				zeilen: [
					['2026-04', 30, '200,01 × 1 = 200,01'],
					['2026-05', 15, '200,01 × 1/2 = 100,005 → 100,01'],
				],
			},
		],
	},
	{
		wer: '36 Karl, dsj: Beginn am 17. August sind 15 Tage (17. bis 31.), also ganz',
		programm: 'DSJ_MITTELABRUF',
		anders: { saetze: [satz(20_000)] },
		abrufe: [
			{
				zeitraum: '2025-08_2025-08',
				dienst: { von: '2025-08-17', bis: '2026-07-31' },
				zeilen: [['2025-08', 30, '200,00 × 1 = 200,00']],
			},
		],
	},
	{
		wer: '37 Lars, ein Programm nach Dreißigsteln: 15. bis 30. September',
		programm: 'BAFZA_BEGLEITUNG',
		anders: { monatsregel: 'TAGGENAU_30' },
		abrufe: [
			{
				zeitraum: '2025-09_2025-10',
				dienst: { art: 'BFD', von: '2025-09-15', bis: '2026-08-31' },
				zeilen: [
					['2025-09', 16, '121,00 × 16/30 = 64,533… → 64,53'],
					['2025-10', 30, '121,00 × 30/30 = 121,00'],
				],
			},
		],
	},
	{
		wer: '38 Mona, ein Programm für Hessen: sie zieht nach Bayern, der nächste Abruf gibt alles zurück',
		programm: 'DSJ_MITTELABRUF',
		anders: { saetze: [satz(15_050)], filter: { ...OHNE_FILTER, wohnland: 'HE' } },
		abrufe: [
			{
				zeitraum: '2026-01_2026-02',
				dienst: { von: '2025-09-01', bis: '2026-08-31', wohnland: 'HE' },
				zeilen: [['2026-01…2026-02', 30, '150,50 × 1 = 150,50']],
			},
			{
				weil: 'Wohnsitz in Bayern',
				zeitraum: '2026-03_2026-03',
				dienst: { von: '2025-09-01', bis: '2026-08-31', wohnland: 'BY' },
				zeilen: [['2026-01…2026-02', 0, '0,00 − 150,50 = −150,50']],
			},
		],
	},
	{
		wer: '39 Nora, dsj: nach dem Abruf endet der Dienst am 14. Mai, eineinhalb Monate weniger',
		programm: 'DSJ_MITTELABRUF',
		anders: { saetze: [satz(20_000)] },
		abrufe: [
			{
				zeitraum: '2026-04_2026-06',
				dienst: { von: '2025-09-01', bis: '2026-08-31' },
				zeilen: [['2026-04…2026-06', 30, '200,00 × 1 = 200,00']],
			},
			{
				weil: 'vorzeitiges Ende am 14.05.',
				zeitraum: '2026-07_2026-09',
				dienst: { von: '2025-09-01', bis: '2026-05-14' },
				zeilen: [
					['2026-05', 15, '200,00 × 1/2 = 100,00; 100,00 − 200,00 = −100,00'],
					['2026-06', 0, '0,00 − 200,00 = −200,00'],
				],
			},
		],
	},
	{
		wer: '40 Olga, je Tag 5,25: 30. Januar bis 2. März',
		programm: 'DSJ_MITTELABRUF',
		anders: { einheit: 'TEILNEHMERTAG', saetze: [satz(525)] },
		abrufe: [
			{
				zeitraum: '2026-01_2026-03',
				dienst: { von: '2026-01-30', bis: '2026-03-02' },
				zeilen: [
					['2026-01', 15, '5,25 × 2 = 10,50'],
					['2026-02', 30, '5,25 × 28 = 147,00'],
					['2026-03', 15, '5,25 × 2 = 10,50'],
				],
			},
		],
	},
	{
		wer: '41 Pia, ab 18 und für mindestens 12 Monate, einmalig 250,00: sie wird am ersten Diensttag 18',
		programm: 'DSJ_MITTELABRUF',
		anders: {
			einheit: 'PAUSCHALE',
			saetze: [satz(25_000)],
			filter: { ...OHNE_FILTER, alterVon: 18, mindestMonate: 12 },
		},
		abrufe: [
			{
				zeitraum: '2025-09_2025-10',
				dienst: { von: '2025-09-01', bis: '2026-08-31', geboren: '2007-09-01' },
				// Vom Oktober an gibt es nichts mehr.
				zeilen: [['2025-09', 30, '250,00 × 1 = 250,00']],
			},
		],
	},
	{
		wer: '42 Quirin, Satz ab 1. Februar erhöht, ab dem 13. Dienstmonat der niedrigere',
		programm: 'DSJ_MITTELABRUF',
		anders: {
			saetze: [satz(20_000), satz(9_000, 13), { abDienstmonat: 1, cent: 21_015, gueltigVon: '2026-02-01' }],
		},
		abrufe: [
			{
				zeitraum: '2026-01_2026-03',
				dienst: { von: '2025-03-01', bis: '2026-03-10' },
				zeilen: [
					['2026-01', 30, '200,00 × 1 = 200,00'],
					['2026-02', 30, '210,15 × 1 = 210,15'],
					['2026-03', 15, '90,00 × 1/2 = 45,00'],
				],
			},
		],
	},
];
