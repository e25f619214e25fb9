import { describe, expect, it } from 'vitest';
import type { Akte, Ausgabe, Dokument } from '../zustand.ts';
import { type Ausgabestand, ausgabestand, ausstellung } from './ausgabestand.ts';

const ausgabe = (sha256: string, dazu: Partial<Ausgabe> = {}): Ausgabe => ({
	...{ kennung: 'k', sha256, am: '2026-11-27T10:00:00.000Z', isEntwurf: false, ...dazu },
});
const OHNE = ausgabe('ohne');
const MIT = ausgabe('mit');

const dokument = (dazu: Partial<Dokument>): Dokument =>
	({
		id: 'd',
		anforderungID: 'a',
		status: 1000,
		sha256: 'ohne',
		siegel: null,
		isGeloescht: false,
		druck: null,
		ausgaben: [OHNE],
		...dazu,
	}) as Dokument;
const staende = (dieses: Dokument, ...weitere: Partial<Dokument>[]): Ausgabestand[] => {
	const dokumente = [dieses, ...weitere.map((w) => dokument({ id: 'danach', ...w }))];
	const akte = { dokumente, drucke: [{ dokumentID: 'd', kennung: 'druck' }] } as unknown as Akte;
	return dieses.ausgaben.map((eine) => ausgabestand(akte, dieses, eine));
};
const besiegelt = { status: 2000, siegel: { uploadID: 'u', sha256: 'mit' }, ausgaben: [OHNE, MIT] } as const;

describe('what a paper is worth', () => {
	it.each([
		['checked', { status: 1000 }, ['GUELTIG']],
		['a draft of a contract', { ausgaben: [ausgabe('ohne', { isEntwurf: true })] }, ['ENTWURF']],
		['not signed by all', { status: 1500 }, ['UNTERSCHRIFT_OFFEN']],
		['signed: the sealed file counts', besiegelt, ['ERSETZT', 'GUELTIG']],
		[
			'its signatures taken back',
			{ ...besiegelt, status: 1500, siegel: null },
			['UNTERSCHRIFT_OFFEN', 'ZURUECKGEZOGEN'],
		],
		['invalidated', { ...besiegelt, status: 8000 }, ['ZURUECKGEZOGEN', 'ZURUECKGEZOGEN']],
		['rejected', { status: 9000 }, ['ZURUECKGEZOGEN']],
		['deleted', { isGeloescht: true }, ['ZURUECKGEZOGEN']],
		['past its term', { status: 4000 }, ['ABGELAUFEN']],
	] as const)('%s', (_, dazu, erwartet) => {
		expect(staende(dokument(dazu as Partial<Dokument>))).toEqual(erwartet);
	});

	it.each([
		[0, 'UNTERSCHRIFT_OFFEN'],
		[2000, 'GUELTIG'],
		[4000, 'ABGELAUFEN'],
		[8000, 'ZURUECKGEZOGEN'],
	] as const)('signed by hand it is what its scan is: %i', (status, erwartet) => {
		const scan = { status, druck: 'druck', ausgaben: [] };
		expect(staende(dokument({ status: 8000 }), scan)).toEqual([erwartet]);
	});

	it('ends with a newer one that answers the same request, and with no other', () => {
		const neueres = { ausgaben: [ausgabe('neu')] };
		expect(staende(dokument({}), neueres)).toEqual(['ERSETZT']);
		expect(staende(dokument({ status: 8000 }), neueres)).toEqual(['ERSETZT']);
		for (const anderes of [
			{ ...neueres, status: 8000 as const },
			{ ...neueres, isGeloescht: true },
			{ ...neueres, anforderungID: 'andere' },
			{ ausgaben: [] },
		])
			expect(staende(dokument({}), anderes)).toEqual(['GUELTIG']);
	});
});

describe('since when it counts no more', () => {
	const SEIT = '2027-02-01T09:00:00.000Z';
	const stelle = (dieses: Partial<Dokument>, ...weitere: Partial<Dokument>[]) => {
		const dokumente = [dieses, ...weitere].map((d, nr) =>
			dokument({ id: nr === 0 ? 'd' : `d${nr}`, statusSeit: SEIT, ...d }),
		);
		const akte = { dokumente, drucke: [{ dokumentID: 'd', kennung: 'druck' }] } as unknown as Akte;
		return ausstellung(akte, dokumente[0] as Dokument);
	};
	const am = OHNE.am;

	it.each([
		['valid', [{}], { am, stand: 'GUELTIG', seit: null }],
		['to be signed', [{ status: 1500 }], { am, stand: 'UNTERSCHRIFT_OFFEN', seit: null }],
		['taken back', [{ status: 8000 }], { am, stand: 'ZURUECKGEZOGEN', seit: SEIT }],
		['past its term', [{ status: 4000 }], { am, stand: 'ABGELAUFEN', seit: SEIT }],
		[
			'replaced: since the newer one went out',
			[{}, { ausgaben: [ausgabe('neu', { am: '2027-01-05T10:00:00.000Z' })] }],
			{ am, stand: 'ERSETZT', seit: '2027-01-05T10:00:00.000Z' },
		],
		[
			'its scan was rejected',
			[{ status: 8000 }, { druck: 'druck', status: 8000, statusSeit: '2027-03-01T09:00:00.000Z', ausgaben: [] }],
			{ am, stand: 'ZURUECKGEZOGEN', seit: '2027-03-01T09:00:00.000Z' },
		],
		['never issued by the portal', [{ ausgaben: [] }], null],
	] as [string, Partial<Dokument>[], object | null][])('%s', (_, [dieses = {}, ...weitere], erwartet) => {
		expect(stelle(dieses, ...weitere)).toEqual(erwartet);
	});
});
