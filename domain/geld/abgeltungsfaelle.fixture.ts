/** As `faelle.fixture.ts`, of holiday that is paid out: by hand, from rules.md, Vertrag, Urlaubsabgeltung. */
import type { Fall } from './faelle.fixture.ts';

const JAHR = { beginn: '2026-09-01', ende: '2027-08-31' } as const;
const TG = { taschengeld: 450 } as const;

export const ABGELTUNGSFAELLE: readonly Fall[] = [
	{
		wer: '43 Xenia, zwei Tage Resturlaub am regulären Ende, fünf Tage pro Woche',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-07_2027-08',
				vertraege: [{ ...JAHR, dienstende: '2027-08-31', status: 9000, terme: TG, resturlaub: 2 }],
				zeilen: [
					['v', '2027-07', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }],
					[
						'v',
						'2027-08',
						30,
						// × 3 × 2 / (13 × 5)
						{ TASCHENGELD: '450,00 × 30/30 = 450,00', URLAUBSABGELTUNG: '450,00 × 6/65 = 41,538… → 41,54' },
						'450,00 + 41,54 = 491,54',
					],
				],
			},
		],
	},
	{
		wer: '44 Yola, vorzeitiges Ende wird berichtigt: die Abgeltung wandert mit dem Monat und ändert sich mit den Tagen',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-05_2027-05',
				vertraege: [{ ...JAHR, dienstende: '2027-05-14', status: 9000, terme: TG, resturlaub: 0.5, diensttage: 4 }],
				zeilen: [
					[
						'v',
						'2027-05',
						14,
						// × 3 × 0,5 / (13 × 4) = × 3/104
						{ TASCHENGELD: '450,00 × 14/30 = 210,00', URLAUBSABGELTUNG: '450,00 × 3/104 = 12,980… → 12,98' },
						'210,00 + 12,98 = 222,98',
					],
				],
			},
			{
				weil: 'Dienstende ist doch der 10.06., mit einem ganzen Tag Resturlaub',
				zeitraum: '2027-06_2027-06',
				vertraege: [{ ...JAHR, dienstende: '2027-06-10', status: 9000, terme: TG, resturlaub: 1, diensttage: 4 }],
				zeilen: [
					[
						'v',
						'2027-05',
						30,
						{
							TASCHENGELD: '450,00 × 30/30 = 450,00; 450,00 − 210,00 = 240,00',
							URLAUBSABGELTUNG: '0,00 − 12,98 = −12,98',
						},
						'240,00 − 12,98 = 227,02',
					],
					[
						'v',
						'2027-06',
						10,
						{ TASCHENGELD: '450,00 × 10/30 = 150,00', URLAUBSABGELTUNG: '450,00 × 3/52 = 25,961… → 25,96' },
						'150,00 + 25,96 = 175,96',
					],
				],
			},
			{
				weil: 'Das Dienstende ist zurückgenommen',
				zeitraum: '2027-07_2027-07',
				vertraege: [{ ...JAHR, terme: TG, diensttage: 4 }],
				zeilen: [
					[
						'v',
						'2027-06',
						30,
						{
							TASCHENGELD: '450,00 × 30/30 = 450,00; 450,00 − 150,00 = 300,00',
							URLAUBSABGELTUNG: '0,00 − 25,96 = −25,96',
						},
						'300,00 − 25,96 = 274,04',
					],
					['v', '2027-07', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }],
				],
			},
		],
	},
	{
		wer: '45 Zoe, zehn Tage, das Taschengeld gilt erst seit dem letzten Monat',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-07_2027-08',
				vertraege: [
					{
						...{ ...JAHR, dienstende: '2027-08-31', status: 9000, resturlaub: 10 },
						terme: { taschengeld: 676 },
						aenderungen: [['2027-08-01', { taschengeld: 450 }, { taschengeld: 676 }]],
					},
				],
				zeilen: [
					['v', '2027-07', 30, { TASCHENGELD: '450,00 × 30/30 = 450,00' }],
					[
						'v',
						'2027-08',
						30,
						{ TASCHENGELD: '676,00 × 30/30 = 676,00', URLAUBSABGELTUNG: '676,00 × 30/65 = 312,00' },
						'676,00 + 312,00 = 988,00',
					],
				],
			},
		],
	},
	{
		wer: '46 Alma, die Stelle zahlt selbst: auch die Abgeltung',
		art: 'TASCHENGELD',
		laeufe: [
			{
				zeitraum: '2027-08_2027-08',
				vertraege: [
					{ ...JAHR, dienstende: '2027-08-31', status: 9000, terme: TG, resturlaub: 2, stelleZahltSelbst: true },
				],
				zeilen: [],
			},
		],
	},
	{
		wer: '47 Bodo, Resturlaub geht in keinen Beitrag ein',
		art: 'EST_FSJ',
		laeufe: [
			{
				zeitraum: '2027-08_2027-08',
				vertraege: [
					{
						...{ ...JAHR, dienstende: '2027-08-31', status: 9000, resturlaub: 2 },
						terme: { taschengeld: 450, estBeitrag: 415 },
					},
				],
				zeilen: [['v', '2027-08', 30, { EST_BEITRAG: '415,00 × 30/30 = 415,00' }]],
			},
		],
	},
];
