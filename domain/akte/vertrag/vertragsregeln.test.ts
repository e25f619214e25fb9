import { describe, expect, it } from 'vitest';
import { liesDienstwoche, summe } from '#domain/felder/dienstwoche.ts';
import type { ZyklusDienstart } from '#domain/referenzsaetze.ts';
import type { Vertragsbedingungen } from '../zustand.ts';
import {
	hinweisDienstende,
	hinweise,
	pruefeBedingungen,
	pruefeDienstantritt,
	type Vertragsumfeld,
} from './vertragsregeln.ts';

const BEDINGUNGEN: Vertragsbedingungen = {
	einsatzortID: 'ort',
	vertragsbeginn: '2026-09-01',
	vertragsende: '2027-08-31',
	wochenstunden: 390,
	isTeilzeit: false,
	diensttageProWoche: 50,
	dienstwoche: null,
	taschengeld: 45_000,
	unterkunft: 'NONE',
	geldersatzUnterkunft: null,
	verpflegung: 'NONE',
	geldersatzVerpflegung: null,
	zuschussDeutschlandticket: null,
	mobilitaetszuschlag: null,
	estBeitrag: 30_000,
	urlaubstage: 26,
	probezeitWochen: 6,
	isBuchhaltungTraeger: false,
	isSonderkonzept: false,
	isAbschnitte: false,
	seminartagePflicht: null,
	geplantesEnde: null,
};

const ZYKLUS_DIENSTART: ZyklusDienstart = {
	isBewerbungsstopp: false,
	gesamtkontingent: null,
	taschengeld: 45_000,
	taschengeldHoechstbetrag: 67_600,
	wochenstunden: 390,
	estBeitrag: 30_000,
	urlaubstage: 26,
};

const UMFELD: Vertragsumfeld = {
	zyklus: { start: '2026-09-01', ende: '2027-08-31' },
	dienstart: { art: 'FSJ', minMonate: 6, maxMonate: 18 },
	zyklusDienstart: ZYKLUS_DIENSTART,
	einsatzstelle: { regulaereVollzeitstunden: 390 },
	person: { geburtsdatum: '2006-05-04' },
	geleistet: [],
	abschnitte: [],
	vereinbart: null,
	rolle: 'MA_VERWALTUNG',
	heute: '2026-05-20',
};

const texte = (b: Partial<Vertragsbedingungen>, umfeld: Partial<Vertragsumfeld> = {}) =>
	pruefeBedingungen({ ...BEDINGUNGEN, ...b }, { ...UMFELD, ...umfeld }).map((v) => [v.feld, v.text]);

describe('pruefeBedingungen', () => {
	it('accepts ordinary terms, and terms that are still open', () => {
		expect(texte({})).toEqual([]);
		const offen = {
			vertragsbeginn: null,
			vertragsende: null,
			wochenstunden: null,
			taschengeld: null,
			urlaubstage: null,
		};
		expect(texte({ ...offen, estBeitrag: null, probezeitWochen: null })).toEqual([]);
	});

	it('keeps the begin within the cycle and the month before', () => {
		const text = 'Der Vertragsbeginn muss zwischen 01.08.2026 und 31.08.2027 liegen.';
		expect(texte({ vertragsbeginn: '2026-08-01' })).toEqual([]);
		expect(texte({ vertragsbeginn: '2026-07-31', vertragsende: '2027-07-30' })).toEqual([['vertragsbeginn', text]]);
		expect(texte({ vertragsbeginn: '2027-09-01', vertragsende: '2028-08-31' })).toEqual([['vertragsbeginn', text]]);
	});

	it('wants the end after the begin', () => {
		const text = 'Das Vertragsende muss nach dem Vertragsbeginn liegen.';
		expect(texte({ vertragsende: '2026-09-01' })).toEqual([['vertragsende', text]]);
	});

	it('wants the planned end after the start of service', () => {
		const bedingungen = { ...BEDINGUNGEN, geplantesEnde: '2026-09-10', dienstantritt: '2026-09-15' };
		expect(pruefeBedingungen(bedingungen, UMFELD).map((v) => v.text)).toEqual([
			'Das Dienstende darf nicht vor dem Dienstantritt liegen.',
		]);
	});

	it.each([
		['2027-02-28', false, []],
		['2027-02-27', false, [6, 18]],
		['2028-02-29', false, []],
		['2028-03-01', false, [6, 18]],
		['2027-02-27', true, [6, 24]],
		['2028-08-31', true, []],
		['2028-09-01', true, [6, 24]],
	])('G11: an end on %s (Sonderkonzept %s) violates %j', (vertragsende, isSonderkonzept, grenzen) => {
		const [min, max] = grenzen;
		const text = `Der Freiwilligendienst muss mindestens ${min} und darf höchstens ${max} Monate dauern.`;
		const erwartet = min === undefined ? [] : [['vertragsende', text]];
		expect(texte({ vertragsende, isSonderkonzept, urlaubstage: 60 })).toEqual(erwartet);
	});

	describe('G11 in parts', () => {
		const ZWEITER = { von: '2027-03-01', bis: '2027-05-31' };
		const inAbschnitten = (vertragsende: string, umfeld: Partial<Vertragsumfeld> = {}, b = {}) =>
			texte({ vertragsende, isAbschnitte: true, urlaubstage: 60, ...b }, umfeld).map(([, text]) => text);
		const zuKurz = (monate: number) =>
			`Die Abschnitte des Dienstes müssen zusammen mindestens 6 Monate dauern. Bisher sind es ${monate}.`;

		it.each([
			['2026-11-30', [ZWEITER], []],
			['2026-11-29', [ZWEITER], ['Der Freiwilligendienst muss mindestens 3 und darf höchstens 18 Monate dauern.']],
			['2026-11-30', [], [zuKurz(3)]],
			['2027-01-31', [{ von: '2027-03-01', bis: '2027-03-30' }], [zuKurz(5)]],
			['2027-01-31', [{ von: '2026-06-01', bis: '2026-07-31' }], []],
			['2027-02-28', [], []],
			// What runs at the same time is no part of its own.
			['2026-11-30', [{ von: '2026-10-01', bis: '2027-08-31' }], [zuKurz(3)]],
			// More than eighteen months need the other concept as well.
			['2028-03-01', [], ['Der Freiwilligendienst muss mindestens 3 und darf höchstens 18 Monate dauern.']],
		])('until %s beside %j', (vertragsende, abschnitte, erwartet) => {
			expect(inAbschnitten(vertragsende, { abschnitte })).toEqual(erwartet);
		});

		it('with both concepts allows both', () => {
			const beide = { isSonderkonzept: true };
			expect(inAbschnitten('2028-08-31', {}, beide)).toEqual([]);
			expect(inAbschnitten('2026-11-30', { abschnitte: [ZWEITER] }, beide)).toEqual([]);
		});

		it('asks for the sum of what is agreed on already only where it gets shorter', () => {
			const vereinbart = { ...BEDINGUNGEN, isAbschnitte: true, vertragsende: '2026-12-31' };
			expect(inAbschnitten('2026-12-31', { vereinbart })).toEqual([]);
			expect(inAbschnitten('2027-01-31', { vereinbart })).toEqual([]);
			expect(inAbschnitten('2026-11-30', { vereinbart })).toEqual([zuKurz(3)]);
			expect(inAbschnitten('2026-12-31', { vereinbart }, { geplantesEnde: '2027-01-15' })).toEqual([]);
		});

		it('leaves alone what was agreed on while the Sonderkonzept allowed it', () => {
			const vorher = { ...BEDINGUNGEN, isSonderkonzept: true, vertragsende: '2026-11-30' };
			const sonst = { isAbschnitte: false, isSonderkonzept: true };
			expect(inAbschnitten('2026-11-30', { vereinbart: vorher }, sonst)).toEqual([]);
			expect(inAbschnitten('2026-11-30', { vereinbart: vorher }, { ...sonst, geplantesEnde: '2026-12-31' })).toEqual(
				[],
			);
			expect(inAbschnitten('2026-11-30', {}, sonst)).toHaveLength(1);
			const lang = { ...vorher, vertragsende: '2027-08-31' };
			expect(inAbschnitten('2026-11-30', { vereinbart: lang }, sonst)).toHaveLength(1);
		});
	});

	it('G11 follows the planned end once there is one', () => {
		expect(texte({ geplantesEnde: '2027-01-31' })[0]?.[0]).toBe('geplantesEnde');
		expect(texte({ vertragsende: '2026-10-31', geplantesEnde: '2027-08-31' })).toEqual([]);
	});

	it.each([
		[195, '2006-05-04', 'Die Wochenarbeitszeit muss mehr als 20 Stunden betragen.'],
		[200, '2006-05-04', 'Die Wochenarbeitszeit muss mehr als 20 Stunden betragen.'],
		[481, '2006-05-04', 'Bitte geben Sie höchstens 48 ein'],
		[401, '2008-09-02', 'Minderjährige dürfen höchstens 40 Stunden pro Woche arbeiten.'],
	])('refuses %i tenths of an hour for someone born %s', (wochenstunden, geburtsdatum, text) => {
		expect(texte({ wochenstunden, taschengeld: 30_000 }, { person: { geburtsdatum } })).toEqual([
			['wochenstunden', text],
		]);
	});

	it('counts as grown up from the 18th birthday on', () => {
		expect(texte({ wochenstunden: 480 }, { person: { geburtsdatum: '2008-09-01' } })).toEqual([]);
		expect(texte({ wochenstunden: 400 }, { person: { geburtsdatum: '2008-09-02' } })).toEqual([]);
	});

	it('names the ceiling of the allowance', () => {
		expect(texte({ taschengeld: 67_600 })).toEqual([]);
		const ganz = 'Das Taschengeld darf höchstens 676,00 € betragen.';
		expect(texte({ taschengeld: 67_601 })).toEqual([['taschengeld', ganz]]);
		const halb = 'Das Taschengeld darf höchstens 416,00 € betragen.';
		expect(texte({ taschengeld: 41_601, wochenstunden: 240 })).toEqual([['taschengeld', halb]]);
	});

	it('falls back on the ceiling of the law where the cycle has none', () => {
		const ohne = { zyklusDienstart: undefined };
		const text = 'Das Taschengeld darf höchstens 676,00 € betragen.';
		expect(texte({ taschengeld: 67_600 }, ohne)).toEqual([]);
		expect(texte({ taschengeld: 67_601 }, ohne)).toEqual([['taschengeld', text]]);
		const sonstige = { art: 'SONSTIGE', minMonate: 6, maxMonate: 18 } as const;
		expect(texte({ taschengeld: 500_000 }, { ...ohne, dienstart: sonstige })).toEqual([]);
	});

	it.each([
		['taschengeld', -1, 'Bitte geben Sie einen positiven Wert ein'],
		['estBeitrag', -1, 'Bitte geben Sie einen positiven Wert ein'],
		['zuschussDeutschlandticket', 20_001, 'Bitte geben Sie höchstens 200 ein'],
		['mobilitaetszuschlag', 50_001, 'Bitte geben Sie höchstens 500 ein'],
		['urlaubstage', 61, 'Bitte geben Sie höchstens 60 ein'],
		['urlaubstage', 19, 'Es sind mindestens 20 Urlaubstage zu gewähren.'],
		['urlaubstage', -1, 'Bitte geben Sie mindestens 0 ein'],
		['diensttageProWoche', 5, 'Bitte geben Sie mindestens 1 ein'],
		['diensttageProWoche', 65, 'Bitte geben Sie höchstens 6 ein'],
		['dienstwoche', 'Mo 8, Di 8, Mi 8, Do 8, Fr 8', 'Die Dienstwoche ergibt 40 statt 39 Stunden.'],
		['dienstwoche', 'Mo 10, Di 10, Mi 10, Do 9', 'Die Dienstwoche hat 4 statt 5 Diensttage.'],
		['probezeitWochen', 13, 'Bitte geben Sie höchstens 12 ein'],
		['seminartagePflicht', 61, 'Bitte geben Sie höchstens 60 ein'],
	] as const)('%s %s: %s', (feld, wert, text) => {
		expect(texte({ [feld]: wert })).toEqual([[feld, text]]);
	});

	it('wants the full-time schooling done before the service', () => {
		const text = 'Die Vollzeitschulpflicht muss vor Dienstbeginn erfüllt sein.';
		const person = { geburtsdatum: '2006-05-04', schulpflichtErfuelltZum: '2026-09-02' };
		expect(texte({}, { person })).toEqual([['vertragsbeginn', text]]);
		expect(texte({}, { person: { ...person, schulpflichtErfuelltZum: '2026-09-01' } })).toEqual([]);
	});

	it('takes a week that agrees with hours and days, an alternating one with all its days', () => {
		const dienstwoche = 'Mo 8, Di 8, Mi 8, Do 8, Fr 7';
		expect(texte({ dienstwoche })).toEqual([]);
		expect(texte({ dienstwoche, diensttageProWoche: 45 })).toEqual([]);
		expect(texte({ dienstwoche, wochenstunden: null })).toEqual([]);
	});

	it('lets minors serve five days a week at most', () => {
		const text = 'Minderjährige dürfen höchstens an 5 Tagen pro Woche arbeiten.';
		const person = { geburtsdatum: '2008-09-02' };
		expect(texte({ diensttageProWoche: 55 }, { person })).toEqual([['diensttageProWoche', text]]);
		expect(texte({ diensttageProWoche: 55 })).toEqual([]);
		expect(texte({}, { person })).toEqual([]);
	});

	it.each([
		['Mo 8, Di 8, Mi 8, Do 8, Fr 8', 50, []],
		['Mo 8,5, Di 8,5, Mi 8,5, Do 8,5, Fr 6', 50, []],
		['Mo 8,5, Di 8,5, Mi 8, Do 8', 40, ['dienstwoche']],
		['Mo 9, Di 8, Mi 8, Do 8, Fr 6', 50, ['dienstwoche']],
		['Mo 13, Di 13, Mi 14', 30, ['dienstwoche', 'wochenstunden']],
		[null, 10, ['wochenstunden']],
		[null, 50, []],
	] as const)(
		'§ 8 Abs. 1 JArbSchG: of a minor the week %s on %i tenths of days is refused at %j',
		(dienstwoche, tage, felder) => {
			const wochenstunden = dienstwoche ? summe(liesDienstwoche(dienstwoche) ?? new Map()) : 400;
			const angaben = { dienstwoche, diensttageProWoche: tage, wochenstunden, taschengeld: 30_000 };
			const person = { geburtsdatum: '2008-09-02' };
			expect([...new Set(texte(angaben, { person }).map(([feld]) => feld))].toSorted()).toEqual(felder);
			expect(texte(angaben)).toEqual([]);
		},
	);

	it('answers everything at once, as 422 with the field', () => {
		const verstoesse = pruefeBedingungen({ ...BEDINGUNGEN, vertragsende: '2026-10-31', wochenstunden: 100 }, UMFELD);
		expect(verstoesse.map((v) => [v.code, v.feld, v.http])).toEqual([
			['G11', 'vertragsende', 422],
			['MORE', 'wochenstunden', 422],
			['TASCHENGELD', 'taschengeld', 422],
		]);
	});
});

describe('an earlier service', () => {
	const person = {
		geburtsdatum: '2006-05-04',
		isVordienst: true,
		vordienstVon: '2025-01-01',
		vordienstBis: '2025-07-31',
	};
	const text = 'Zusammen mit dem früheren Dienst wird die Höchstdauer von 18 Monaten überschritten.';

	it('is an error for the Einsatzstelle', () => {
		expect(texte({}, { person, rolle: 'MA_VEREIN' })).toEqual([['vertragsende', text]]);
	});
	it('is a warning for the Traeger', () => {
		expect(texte({}, { person })).toEqual([]);
		expect(hinweise(BEDINGUNGEN, { ...UMFELD, person }).map((h) => h.text)).toEqual([text]);
	});
	it('may fill the maximum exactly', () => {
		const sechs = { ...person, vordienstBis: '2025-06-30' };
		expect(texte({}, { person: sechs, rolle: 'MA_VEREIN' })).toEqual([]);
	});
	it('counts if it was done here, told of or not, and once', () => {
		const geleistet = [{ von: '2025-01-01', bis: '2025-07-31' }];
		const rolle = 'MA_VEREIN';
		expect(texte({}, { geleistet, rolle })).toEqual([['vertragsende', text]]);
		const sechs = [{ von: '2025-01-01', bis: '2025-06-30' }];
		expect(texte({}, { geleistet: sechs, rolle })).toEqual([]);
		const genannt = { ...person, vordienstBis: '2025-06-30' };
		expect(texte({}, { geleistet: sechs, person: genannt, rolle })).toEqual([]);
	});
});

describe('hints', () => {
	it('names an unusual day of begin', () => {
		const bedingungen = { ...BEDINGUNGEN, vertragsbeginn: '2026-09-15' };
		expect(hinweise(bedingungen, UMFELD).map((h) => h.text)).toEqual([
			'Der Vertragsbeginn liegt üblicherweise auf dem 1. oder 16. eines Monats.',
		]);
		expect(hinweise({ ...BEDINGUNGEN, vertragsbeginn: '2026-09-16' }, UMFELD)).toEqual([]);
	});

	it('names a company number that payroll lacks, where the Traeger does it', () => {
		const texteVon = (isBuchhaltungTraeger: boolean, hatBetriebsnummer?: boolean) =>
			hinweise(
				{ ...BEDINGUNGEN, isBuchhaltungTraeger },
				{
					...UMFELD,
					einsatzstelle: {
						...{ regulaereVollzeitstunden: 390, bezeichnung: 'SV Muster' },
						...(hatBetriebsnummer !== undefined && { hatBetriebsnummer }),
					},
				},
			).map((h) => h.text);
		expect(texteVon(true, false)).toEqual([
			'Einsatzstelle SV Muster: Es fehlt die Betriebsnummer, die der Träger ab dem Vertragsabschluss für die Lohnabrechnung braucht. Eintragen können sie die Einsatzstelle und der Träger auf der Seite der Einsatzstelle.',
		]);
		expect([texteVon(true, true), texteVon(false, false), texteVon(true)]).toEqual([[], [], []]);
	});

	it('names what deviates from the cycle', () => {
		const bedingungen = { ...BEDINGUNGEN, taschengeld: 40_000, wochenstunden: 385 };
		expect(hinweise(bedingungen, UMFELD).map((h) => h.text)).toEqual([
			'Taschengeld: Der Wert weicht von der Vorgabe des Zyklus (450,00 €) ab.',
			'Wochenarbeitszeit: Der Wert weicht von der Vorgabe des Zyklus (39) ab.',
		]);
	});

	it('measures the holiday by twelve months of five days, and says the rest of a day', () => {
		const elf = { ...BEDINGUNGEN, vertragsbeginn: '2026-10-01' };
		expect(hinweise({ ...elf, urlaubstage: 24 }, UMFELD)).toEqual([]);
		expect(hinweise({ ...elf, urlaubstage: 18 }, UMFELD).map((h) => h.text)).toEqual([
			'Zu den 18 Urlaubstagen sind zusätzlich 0,33 Tage zu gewähren.',
			'Urlaubstage: Der Wert weicht von der Vorgabe des Zyklus (24) ab.',
		]);
	});

	it('names another end than the planned one', () => {
		const vertrag = { vertragsende: '2027-08-31', geplantesEnde: null };
		const text = 'Das Datum weicht vom geplanten Dienstende (31.08.2027) ab.';
		expect(hinweisDienstende('2027-08-30', vertrag)?.text).toBe(text);
		expect(hinweisDienstende('2027-08-31', vertrag)).toBeNull();
		expect(hinweisDienstende('2027-08-31', { ...vertrag, geplantesEnde: '2027-07-31' })?.text).toContain('31.07.2027');
	});
});

it('the service starts at most 31 days after the contract', () => {
	expect(pruefeDienstantritt('2026-09-01', '2026-09-01')).toBeNull();
	expect(pruefeDienstantritt('2026-10-02', '2026-09-01')).toBeNull();
	const text = 'Der Dienstantritt muss zwischen 01.09.2026 und 02.10.2026 liegen.';
	expect(pruefeDienstantritt('2026-10-03', '2026-09-01')?.text).toBe(text);
	expect(pruefeDienstantritt('2026-08-31', '2026-09-01')?.text).toBe(text);
});
