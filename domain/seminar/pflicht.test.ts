import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { vorgeschrieben } from '#domain/recht/zusammensetzung.ts';
import { oft } from '#scripts/test/zufall.ts';
import { type Gelegenheit, hoechstens, nichtMehrErreichbarAb, ueberschneidenSich } from './erreichbar.ts';
import { type Gezaehltes, type Moegliches, pflichtstand } from './pflicht.ts';

const HEUTE = '2026-11-23';
const termin = (von: string, bis: string) => ({ von, bis, beginn: null, ende: null });
const seminar = (seminartypID: string, von: string, bis: string, geplanteTage = 50): Moegliches => ({
	...{ id: `${seminartypID} ${von}`, seminartypID, geplanteTage },
	termine: [termin(von, bis)],
});
const ABSCHLUSS = seminar('ABSCHLUSS', '2027-05-03', '2027-05-07');

describe('what can still be attended', () => {
	it('is lost the day after the last fitting seminar begins', () => {
		expect(nichtMehrErreichbarAb(50, [ABSCHLUSS], HEUTE)).toBe('2027-05-04');
	});
	it('is lost today where too little is on offer, and never where nothing is open', () => {
		expect(nichtMehrErreichbarAb(55, [ABSCHLUSS], HEUTE)).toBe(HEUTE);
		expect(nichtMehrErreichbarAb(10, [], HEUTE)).toBe(HEUTE);
		expect(nichtMehrErreichbarAb(0, [], HEUTE)).toBeNull();
	});
	it('counts of two at once the longer one', () => {
		const kurz = seminar('FREI', '2027-05-07', '2027-05-08', 20);
		expect(hoechstens([ABSCHLUSS, kurz], HEUTE)).toBe(50);
		expect(nichtMehrErreichbarAb(60, [ABSCHLUSS, kurz], HEUTE)).toBe(HEUTE);
	});
	it('lets days of a series lie between those of another', () => {
		const montags = {
			geplanteTage: 20,
			termine: [termin('2027-05-03', '2027-05-03'), termin('2027-05-17', '2027-05-17')],
		};
		const dazwischen = { geplanteTage: 20, termine: [termin('2027-05-10', '2027-05-11')] };
		expect(hoechstens([montags, dazwischen], HEUTE)).toBe(40);
	});
	it('shrinks by what is over', () => {
		const frueher = seminar('ABSCHLUSS', '2027-02-01', '2027-02-05');
		expect(nichtMehrErreichbarAb(100, [ABSCHLUSS, frueher], HEUTE)).toBe('2027-02-02');
		expect(nichtMehrErreichbarAb(50, [ABSCHLUSS, frueher], HEUTE)).toBe('2027-05-04');
	});

	const tag = fc.integer({ min: 0, max: 40 }).map((n) => addiereTage(HEUTE, n));
	const gelegenheit = fc.record({
		termine: fc
			.array(fc.tuple(tag, fc.integer({ min: 0, max: 4 })), { minLength: 1, maxLength: 2 })
			.map((liste) =>
				liste.map(([von, tage]) => termin(von, addiereTage(von, tage))).toSorted((a, b) => (a.von < b.von ? -1 : 1)),
			),
		geplanteTage: fc.integer({ min: 1, max: 10 }).map((n) => n * 5),
	});
	/** Every subset looked at. */
	const durchprobiert = (gelegenheiten: readonly Gelegenheit[], ab: string): number => {
		const offen = gelegenheiten.filter(({ termine }) => (termine[0]?.von ?? '') >= ab);
		let beste = 0;
		for (let wahl = 0; wahl < 2 ** offen.length; wahl++) {
			const gewaehlt = offen.filter((_, i) => wahl & (1 << i));
			const geht = gewaehlt.every((a, i) => gewaehlt.slice(0, i).every((b) => !ueberschneidenSich(a, b)));
			if (geht)
				beste = Math.max(
					beste,
					gewaehlt.reduce((n, a) => n + a.geplanteTage, 0),
				);
		}
		return beste;
	};
	it('is the best of all choices, and is lost when that is too little for the first time', () => {
		fc.assert(
			fc.property(fc.array(gelegenheit, { maxLength: 8 }), fc.integer({ min: 1, max: 40 }), (gelegenheiten, halbe) => {
				expect(hoechstens(gelegenheiten, HEUTE)).toBe(durchprobiert(gelegenheiten, HEUTE));
				const offen = halbe * 5;
				const ab = nichtMehrErreichbarAb(offen, gelegenheiten, HEUTE);
				const tage = Array.from({ length: 50 }, (_, n) => addiereTage(HEUTE, n));
				expect(ab).toBe(tage.find((heute) => durchprobiert(gelegenheiten, heute) < offen) ?? null);
			}),
			{ numRuns: oft(60, 1000) },
		);
	});
	it('of many at once is found soon', () => {
		const viele = Array.from({ length: 500 }, (_, n) =>
			seminar('FREI', addiereTage(HEUTE, n), addiereTage(HEUTE, n + 2), 10 + (n % 3) * 5),
		);
		expect(hoechstens(viele, HEUTE)).toBeGreaterThan(0);
	});
});

describe('the parts the law prescribes', () => {
	const dienst = { vertragsbeginn: '2026-09-01', isUe27: false };
	test.each([
		['FSJ', false, ['EINFUEHRUNG 5', 'ZWISCHEN 5', 'ABSCHLUSS 5']],
		['FOEJ', false, ['EINFUEHRUNG 5', 'ZWISCHEN 5', 'ABSCHLUSS 5']],
		['BFD', false, ['POLITISCHE_BILDUNG 5']],
		['BFD', true, []],
		['SONSTIGE', false, []],
	] as const)('%s, older: %s', (art, isUe27, teile) => {
		const vorgabe = vorgeschrieben({ ...dienst, art, isUe27 });
		expect(vorgabe.map(({ seminartypID, tage }) => `${seminartypID} ${tage}`)).toEqual(teile);
	});
});

describe('how far somebody has come', () => {
	const FSJ = { tage: 250, teile: vorgeschrieben({ art: 'FSJ', isUe27: false, vertragsbeginn: '2026-09-01' }) };
	const anerkannt = (seminartypID: string | null, tage: number): Gezaehltes => ({
		seminartypID,
		stand: 'ANERKANNT',
		tage,
	});

	it('may be enough in sum and not in its parts', () => {
		const stand = pflichtstand(
			FSJ,
			[anerkannt('EINFUEHRUNG', 50), anerkannt('ZWISCHEN', 40), anerkannt('ABSCHLUSS', 50), anerkannt('FREI', 110)],
			[],
			HEUTE,
		);
		expect(stand).toMatchObject({ anerkannt: 250, offen: 0, nichtMehrErreichbarAb: null });
		expect(stand.teile.map(({ seminartypID, offen }) => [seminartypID, offen])).toEqual([
			['EINFUEHRUNG', 0],
			['ZWISCHEN', 10],
			['ABSCHLUSS', 0],
		]);
		expect(stand.teile[1]?.nichtMehrErreichbarAb).toBe(HEUTE);
	});
	it('counts own entries for the sum and never for a part', () => {
		const stand = pflichtstand(FSJ, [anerkannt(null, 50)], [], HEUTE);
		expect([stand.offen, ...stand.teile.map(({ offen }) => offen)]).toEqual([200, 50, 50, 50]);
	});
	it('takes what is planned or looked at as good until it is decided', () => {
		const stand = pflichtstand(
			{ ...FSJ, tage: 100 },
			[
				{ seminartypID: 'ZWISCHEN', stand: 'GEPLANT', tage: 50 },
				{ seminartypID: 'FREI', stand: 'PRUEFUNG', tage: 50 },
			],
			[],
			HEUTE,
		);
		expect(stand).toMatchObject({ anerkannt: 0, geplant: 50, pruefung: 50, offen: 100, nichtMehrErreichbarAb: null });
	});
	it('names what helps: a missing part first, then by date', () => {
		const frei = seminar('FREI', '2026-12-01', '2026-12-02', 20);
		const zwischen = seminar('ZWISCHEN', '2027-02-01', '2027-02-05');
		const stand = pflichtstand(FSJ, [anerkannt('ZWISCHEN', 50)], [ABSCHLUSS, zwischen, frei], HEUTE);
		expect(stand.hilft.map(({ id }) => id)).toEqual([ABSCHLUSS.id, frei.id, zwischen.id]);
		const fertig = [
			anerkannt('EINFUEHRUNG', 50),
			anerkannt('ZWISCHEN', 50),
			anerkannt('ABSCHLUSS', 50),
			anerkannt('FREI', 100),
		];
		expect(pflichtstand(FSJ, fertig, [frei], HEUTE).hilft).toEqual([]);
	});
});
