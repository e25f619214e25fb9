import { describe, expect, test } from 'vitest';
import { auswahl, einzige, gesperrtDurch, wunschauswahl } from './dienstartwahl.ts';
import { gemeinsameDienstart, verschiebe } from './reihenfolge.ts';

const stelle = (einsatzortID: string, dienstartID: string | null = null) => ({
	einsatzortID,
	bezeichnung: einsatzortID,
	dienstartIDs: ['fsj'],
	dienstartID,
});
const ids = (stellen: readonly { einsatzortID: string }[]) => stellen.map(({ einsatzortID }) => einsatzortID).join('');

describe('order of the places', () => {
	const liste = [stelle('a'), stelle('b'), stelle('c')];
	test.each([
		[1, -1, 'bac'],
		[1, 1, 'acb'],
		[0, -1, 'abc'],
		[2, 1, 'abc'],
	] as const)('%i by %i: %s', (von, um, erwartet) => {
		expect(ids(verschiebe(liste, von, um))).toBe(erwartet);
		expect(ids(liste)).toBe('abc');
	});

	test('a Dienstart is proposed when all places share it', () => {
		expect(gemeinsameDienstart([stelle('a', 'fsj'), stelle('b', 'fsj')])).toBe('fsj');
		expect(gemeinsameDienstart([stelle('a', 'fsj'), stelle('b', 'bfd')])).toBeNull();
		expect(gemeinsameDienstart([])).toBeNull();
	});
});

describe('Dienstarten of a place', () => {
	const dienstart = (id: string, bezeichnung: string, sortierung: number) => ({
		id,
		key: id,
		bezeichnung,
		kurz: bezeichnung,
		art: 'FSJ' as const,
		isUe27: false,
		minAlter: null,
		maxAlter: null,
		minMonate: 6,
		maxMonate: 18,
		isAktiv: true,
		sortierung,
	});
	const quelle = {
		dienstarten: [dienstart('bfd', 'BFD', 2), dienstart('fsj', 'FSJ', 1)],
		zyklus: {
			id: 'z',
			bezeichnung: '2026/2027',
			start: '2026-09-01',
			ende: '2027-08-31',
			status: 'AKTIV' as const,
			isAktiv: true,
			isAbgeschlossen: false,
			bewerbungVon: null,
			bewerbungBis: null,
			dienstarten: [{ dienstartID: 'fsj', isBewerbungsstopp: true }],
		},
	};

	test('a stopped one stays visible and says so', () => {
		expect(auswahl(quelle, ['bfd', 'fsj'])).toEqual([
			{ value: 'fsj', label: 'FSJ (Bewerbungsstopp)', disabled: true },
			{ value: 'bfd', label: 'BFD' },
		]);
	});

	test('one for another age says for which', () => {
		const aeltere = { ...dienstart('bfd27', 'BFD Ü27', 3), isUe27: true };
		const mit = { ...quelle, dienstarten: [...quelle.dienstarten, aeltere] };
		const label = 'BFD Ü27: BFD Ü27 ist erst ab 27 Jahren möglich.';
		expect(auswahl(mit, ['bfd27'], 17)).toEqual([{ value: 'bfd27', label, disabled: true }]);
		expect(wunschauswahl(mit, 17).find(({ value }) => value === 'bfd27')).toEqual({
			value: 'bfd27',
			label,
			disabled: true,
		});
		expect(auswahl(mit, ['bfd27'], 27)).toEqual([{ value: 'bfd27', label: 'BFD Ü27' }]);
		expect(auswahl(mit, ['bfd27'], null)).toEqual([{ value: 'bfd27', label: 'BFD Ü27' }]);
	});

	test('a place is closed when all it offers is stopped', () => {
		expect(gesperrtDurch(quelle, ['fsj'])).toBe('FSJ');
		expect(gesperrtDurch(quelle, ['fsj', 'bfd'])).toBeNull();
		expect(gesperrtDurch(quelle, [])).toBeNull();
	});

	test('one that is left needs no choice', () => {
		expect(einzige(quelle, ['fsj', 'bfd'])).toBe('bfd');
		expect(einzige(quelle, ['fsj'])).toBeNull();
	});
});
