import { describe, expect, it } from 'vitest';
import { RECHT } from '#domain/recht/recht.ts';
import { standardDienstarten } from '#domain/stammdaten/dienstarten.ts';
import type { Berechnung, Rechengrundlage } from './berechnung.ts';
import { berechnungen } from './warum.ts';

const dienstart = (key: string): Rechengrundlage['dienstart'] => {
	const felder = standardDienstarten('2026-01-01').find((d) => d.key === key);
	if (!felder) throw new Error(key);
	return { ...felder, id: key, isAktiv: true };
};

const VERTRAG: Rechengrundlage['vertrag'] = {
	vertragsbeginn: '2026-09-01',
	vertragsende: '2027-08-31',
	dienstantritt: null,
	geplantesEnde: null,
	dienstende: null,
	wochenstunden: 390,
	diensttageProWoche: 50,
	taschengeld: 45_000,
	isSonderkonzept: false,
	isAbschnitte: false,
	seminartagePflicht: null,
	seminarsaetze: null,
};

const GRUNDLAGE: Rechengrundlage = {
	vertrag: VERTRAG,
	dienstart: dienstart('FSJ'),
	zyklus: { bezeichnung: '2026/2027', start: '2026-09-01' },
	hoechstbetragImZyklus: null,
	vollzeit: 390,
	geburtsdatum: '2006-05-04',
	alter: { min: 15, max: 26, mindestalterBeginn: 15, ort: { min: null, max: null } },
	recht: RECHT,
};

function warum(
	wert: Berechnung['wert'],
	vertrag: Partial<Rechengrundlage['vertrag']> = {},
	rest: Partial<Rechengrundlage> = {},
): Berechnung {
	const eine = berechnungen({ ...GRUNDLAGE, ...rest, vertrag: { ...VERTRAG, ...vertrag } }).find(
		(b) => b.wert === wert,
	);
	if (!eine) throw new Error(`Keine Berechnung ${wert}`);
	return eine;
}

/** Examples of the tables Vertrag and Computations. */
describe('what comes out is what the rules say', () => {
	it.each<[Berechnung['wert'], Partial<Rechengrundlage['vertrag']>, Partial<Rechengrundlage>, string]>([
		['TASCHENGELD', {}, {}, 'höchstens 676,00 €'],
		['TASCHENGELD', { wochenstunden: 240 }, {}, 'höchstens 416,00 €'],
		['TASCHENGELD', { wochenstunden: 300 }, { vollzeit: 385 }, 'höchstens 526,75 €'],
		['TASCHENGELD', { vertragsbeginn: '2025-09-01', vertragsende: '2026-08-31' }, {}, 'höchstens 644,00 €'],
		['TASCHENGELD', {}, { hoechstbetragImZyklus: 60_000 }, 'höchstens 600,00 €'],
		['TASCHENGELD', {}, { hoechstbetragImZyklus: 80_000 }, 'höchstens 676,00 €'],
		['TASCHENGELD', {}, { dienstart: { ...dienstart('FSJ'), art: 'SONSTIGE' } }, 'ohne Obergrenze'],
		['URLAUB', {}, { geburtsdatum: '2009-01-01' }, 'mindestens 21 Tage'],
		['URLAUB', { diensttageProWoche: 40 }, {}, 'mindestens 16 Tage'],
		['URLAUB', { vertragsbeginn: '2026-10-01' }, {}, 'mindestens 18 Tage, zusätzlich 0,33 Tage'],
		[
			'URLAUB',
			{ vertragsbeginn: '2023-09-01', vertragsende: '2024-08-31' },
			{ geburtsdatum: null },
			'nach der Vereinbarung',
		],
		['URLAUB', { vertragsende: '2027-02-28' }, {}, 'mindestens 10 Tage'],
		['SEMINARTAGE', {}, {}, '25 Tage'],
		['SEMINARTAGE', { vertragsende: '2027-02-28' }, {}, '13 Tage'],
		['SEMINARTAGE', { dienstende: '2027-01-31' }, {}, '11 Tage'],
		['SEMINARTAGE', { vertragsende: '2028-02-29' }, {}, '31 Tage'],
		['SEMINARTAGE', {}, { dienstart: dienstart('BFD_UE27'), geburtsdatum: '1980-01-01' }, '12 Tage'],
		['SEMINARTAGE', { seminartagePflicht: 30 }, {}, '30 Tage, von Hand festgelegt'],
		['WOCHENSTUNDEN', {}, {}, 'mehr als 20, höchstens 48 Stunden'],
		['WOCHENSTUNDEN', {}, { geburtsdatum: '2008-09-02' }, 'mehr als 20, höchstens 40 Stunden'],
		['DAUER', {}, {}, '12 Monate, erlaubt sind 6 bis 18'],
		['DAUER', { isSonderkonzept: true }, {}, '12 Monate, erlaubt sind 6 bis 24'],
		['DAUER', { isAbschnitte: true }, {}, '12 Monate, erlaubt sind 3 bis 18'],
		['ALTER', {}, {}, '20 Jahre, erlaubt 15 bis 26'],
		['ALTER', {}, { alter: { ...GRUNDLAGE.alter, max: null } }, '20 Jahre, erlaubt ab 15'],
		['TEILMONATE', { vertragsbeginn: '2026-09-16' }, {}, 'September 2026: 225,00 €'],
	])('%s %j: %#', (wert, vertrag, rest, ergebnis) => {
		expect(warum(wert, vertrag, rest).ergebnis).toBe(ergebnis);
	});

	it('says nothing of months in part where there are none', () => {
		expect(berechnungen(GRUNDLAGE).map(({ wert }) => wert)).not.toContain('TEILMONATE');
	});
});

describe('steps and sources', () => {
	it('of the ceiling', () => {
		expect(warum('TASCHENGELD', { wochenstunden: 240 })).toMatchObject({
			feld: 'taschengeld',
			rechnung: [
				'8 % der Beitragsbemessungsgrenze von 8.450,00 €: 676,00 € im Monat in Vollzeit.',
				'24 von 39 Stunden, auf den Cent abgerundet: 416,00 €.',
			],
			quellen: [{ stelle: '§ 2 Abs. 1 JFDG', gueltigAb: '2026-01-01', gueltigBis: null }],
			stichtag: '2026-09-01',
		});
		expect(warum('TASCHENGELD', {}, { hoechstbetragImZyklus: 64_400 }).rechnung).toEqual([
			'Der Zyklus 2026/2027 legt 644,00 € im Monat in Vollzeit fest.',
		]);
		expect(warum('TASCHENGELD', {}, { hoechstbetragImZyklus: 80_000 }).rechnung).toEqual(warum('TASCHENGELD').rechnung);
	});

	it('of the duration with the concepts it stands on', () => {
		const beide = warum('DAUER', { isSonderkonzept: true, isAbschnitte: true });
		expect(beide.ergebnis).toBe('12 Monate, erlaubt sind 3 bis 24');
		expect(beide.rechnung.slice(-2)).toEqual([
			'Das Sonderkonzept erlaubt höchstens 24 Monate.',
			'In Abschnitten: je mindestens 3, zusammen mindestens 6 Monate.',
		]);
		const stellen = (rest: Partial<Rechengrundlage>) =>
			warum('DAUER', { isSonderkonzept: true, isAbschnitte: true }, rest).quellen.map(({ stelle }) => stelle);
		expect(stellen({})).toHaveLength(2);
		expect(stellen({ dienstart: dienstart('BFD_UE27') })).toEqual(['§ 3 Abs. 2 BFDG']);
	});

	it('of the holiday', () => {
		const jung = warum('URLAUB', {}, { geburtsdatum: '2009-01-01' });
		expect(jung.rechnung).toEqual([
			'Am 01.01.2026 17 Jahre alt: 25 Werktage im Jahr bei 6 Tagen pro Woche.',
			'Für 5 Diensttage pro Woche und 12 von 12 Monaten: 20,83 Tage.',
			'Ab einem halben Tag wird aufgerundet: 21 Tage.',
		]);
		expect(jung.quellen).toEqual([
			{ stelle: '§ 13a JFDG', gueltigAb: '2024-05-29', gueltigBis: null },
			{ stelle: '§ 19 Abs. 2 JArbSchG', gueltigAb: '1976-05-01', gueltigBis: null },
		]);
		const erwachsen = warum('URLAUB', { vertragsbeginn: '2026-10-01' }, { dienstart: dienstart('BFD_U27') });
		expect(erwachsen.rechnung).toEqual([
			'Bei Vertragsbeginn volljährig: 20 Werktage im Jahr bei 5 Tagen pro Woche.',
			'Für 5 Diensttage pro Woche und 11 von 12 Monaten: 18,33 Tage.',
			'Weniger als ein halber Tag wird nicht aufgerundet: 18 Tage, zusätzlich 0,33 Tage.',
		]);
		expect(erwachsen.quellen.map(({ stelle }) => stelle)).toEqual(['§ 13a BFDG']);
		const alt = warum('URLAUB', { vertragsbeginn: '2023-09-01', vertragsende: '2024-08-31' }, { geburtsdatum: null });
		expect(alt.quellen).toEqual([{ stelle: '§ 11 Abs. 1 JFDG', gueltigAb: '2011-05-03', gueltigBis: '2024-05-28' }]);
	});

	it('of the seminar days', () => {
		expect(warum('SEMINARTAGE', { vertragsende: '2027-02-28' }).rechnung).toEqual([
			'Vom 01.09.2026 bis 28.02.2027: 6 Monate, ein begonnener zählt ganz.',
			'25 Tage, abzüglich 2 je Monat unter 12: 13 Tage.',
			'Teilzeit ändert die Zahl der Seminartage nicht.',
		]);
		const abweichend = { ...dienstart('BFD_U27'), seminartageBasis: 30 };
		expect(warum('SEMINARTAGE', {}, { dienstart: abweichend })).toMatchObject({
			ergebnis: '30 Tage',
			quellen: [{ stelle: '§ 4 Abs. 3 BFDG' }],
		});
		expect(warum('SEMINARTAGE', {}, { dienstart: abweichend }).rechnung).toContain(
			'Die Dienstart BFD U27 legt andere Sätze fest als das Gesetz.',
		);
	});

	it('of the age and the hours', () => {
		expect(warum('ALTER', {}, { dienstart: dienstart('BFD_U27') })).toMatchObject({
			rechnung: [
				'Geboren am 04.05.2006, am 01.09.2026 also 20 Jahre alt.',
				'Der Träger verlangt mindestens 15 Jahre.',
				'Im BFD zählt als Ü27, wer bei Vertragsbeginn mindestens 27 Jahre alt ist.',
			],
		});
		const ort = { min: 18, max: null };
		expect(warum('ALTER', {}, { alter: { ...GRUNDLAGE.alter, min: 18, ort } }).rechnung).toContain(
			'Der Einsatzort verlangt mindestens 18 Jahre.',
		);
		const jung = warum('WOCHENSTUNDEN', {}, { geburtsdatum: '2008-09-02' });
		expect(jung.rechnung.at(-2)).toBe('Am 01.09.2026 erst 17 Jahre alt: höchstens 40 Stunden pro Woche.');
		expect(jung.quellen.map(({ stelle }) => stelle)).toEqual([
			'§ 2 Abs. 1 Nr. 2 JFDG',
			'§ 3 ArbZG',
			'§ 8 Abs. 1 JArbSchG; § 8 Abs. 2a JArbSchG',
		]);
	});

	it('name what is missing', () => {
		const leer = { vertragsbeginn: null, vertragsende: null };
		expect(warum('DAUER', leer)).toMatchObject({ ergebnis: null, fehlt: ['Vertragsbeginn', 'Vertragsende'] });
		expect(warum('ALTER', {}, { geburtsdatum: null })).toMatchObject({ ergebnis: null, fehlt: ['Geburtsdatum'] });
		expect(warum('SEMINARTAGE', { vertragsende: '2026-08-01' }).fehlt).toEqual(['Vertragsende']);
	});
});
