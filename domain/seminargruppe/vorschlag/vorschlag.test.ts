import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import type { Gruppe, Person } from './beteiligte.ts';
import { einladungen } from './einladungen.ts';
import { beurteile, schlageVor, type Vorschlag } from './vorschlag.ts';
import { begruendungstext } from './worte.ts';
import { darfIn, freie } from './zulassung.ts';

const WETZLAR = { lat: 50.56, lon: 8.5 };
const GIESSEN = { lat: 50.58, lon: 8.67 };
const MITTE_LAHN = { lat: 50.57, lon: 8.585 };
const FRANKFURT = { lat: 50.11, lon: 8.68 };
const DARMSTADT = { lat: 49.87, lon: 8.65 };

const person = (id: string, rest: Partial<Person> = {}): Person => ({
	id,
	dienstartID: 'fsj',
	einsatzstelleID: null,
	ort: GIESSEN,
	dienstzeit: { von: '2026-09-01', bis: '2027-08-31' },
	plan: [],
	...rest,
});
const mitglied = (ort: Person['ort'], einsatzstelleID: string | null = null) => ({ ort, einsatzstelleID });
const gruppe = (id: string, rest: Partial<Gruppe> = {}): Gruppe => ({
	id,
	dienstartIDs: [],
	maxTeilnehmer: null,
	wartend: 0,
	mitglieder: [],
	seminare: [],
	...rest,
});
const wohin = ({ zeilen }: Vorschlag) => Object.fromEntries(zeilen.map((z) => [z.freiwilligerID, z.gruppeID]));
const text = ({ zeilen }: Vorschlag, id: string, dienstart: string | null = 'FSJ', mitSeminaren = false) => {
	const zeile = zeilen.find((z) => z.freiwilligerID === id);
	return zeile && begruendungstext(zeile, { dienstart, gruppe: (g) => `Gruppe ${g}` }, mitSeminaren);
};

const LAHN = gruppe('Lahn', { mitglieder: [mitglied(WETZLAR), mitglied(GIESSEN)] });
const MAIN = gruppe('Main', { mitglieder: [mitglied(FRANKFURT), mitglied(DARMSTADT)] });

describe('a proposal', () => {
	it('sends people to the group that lies nearest, and says how far that is', () => {
		const vorschlag = schlageVor([person('a'), person('b', { ort: FRANKFURT })], [LAHN, MAIN]);
		expect(wohin(vorschlag)).toEqual({ a: 'Lahn', b: 'Main' });
		expect(text(vorschlag, 'a')).toBe('nächste Gruppe, 6 km bis zur Mitte');
		expect(vorschlag.gruppen).toEqual([
			{ gruppeID: 'Lahn', vorher: 2, nachher: 3, km: 6.1 },
			{ gruppeID: 'Main', vorher: 2, nachher: 3, km: 13.4 },
		]);
	});

	it('keeps groups even, and says why the nearer one wasn’t it', () => {
		const vorschlag = schlageVor([person('a'), person('b', { ort: MITTE_LAHN })], [LAHN, MAIN]);
		expect(Object.values(wohin(vorschlag)).toSorted()).toEqual(['Lahn', 'Main']);
		expect(text(vorschlag, 'a')).toBe(
			'66 km bis zur Mitte; näher läge Gruppe Lahn (6 km), sie würde größer als die anderen',
		);
	});

	it('knows Dienstarten, places and waiting lists, and leaves nobody out who could have one', () => {
		const gruppen = [
			gruppe('alle', { maxTeilnehmer: 1 }),
			gruppe('fsj', { dienstartIDs: ['fsj'], maxTeilnehmer: 2 }),
			gruppe('voll', { dienstartIDs: ['foej'], maxTeilnehmer: 1, mitglieder: [mitglied(GIESSEN)] }),
			gruppe('warten', { dienstartIDs: ['u27'], maxTeilnehmer: 5, wartend: 1 }),
		];
		const personen = [
			person('f1'),
			person('f2'),
			// Only the open group takes him: those who can go elsewhere do.
			person('b1', { dienstartID: 'bfd' }),
			person('b2', { dienstartID: 'bfd' }),
			person('oe', { dienstartID: 'foej' }),
			person('u', { dienstartID: 'u27' }),
		];
		const vorschlag = schlageVor(personen, gruppen);
		expect(wohin(vorschlag)).toEqual({ f1: 'fsj', f2: 'fsj', b1: 'alle', b2: null, oe: null, u: null });
		expect(text(vorschlag, 'b1', 'BFD')).toBe('einzige Gruppe für BFD, 0 km bis zur Mitte');
		expect(text(vorschlag, 'b2', 'BFD')).toBe('kein Platz mehr in Gruppen für BFD');
		expect(text(vorschlag, 'u', 'U27')).toBe('auf Plätze in Gruppen für U27 warten schon andere');
		const nurFsj = [gruppe('fsj', { dienstartIDs: ['fsj'] })];
		expect(text(schlageVor([person('x', { dienstartID: null })], nurFsj), 'x', null)).toBe(
			'der Vertrag nennt noch keine Dienstart',
		);
		expect(text(schlageVor([person('x', { dienstartID: 'bfd' })], nurFsj), 'x', 'BFD')).toBe('keine Gruppe für BFD');
	});

	it('spreads groups nobody belongs to yet over where people are', () => {
		const personen = [
			...['a', 'b', 'c'].map((id) => person(id, { ort: GIESSEN })),
			...['x', 'y', 'z'].map((id) => person(id, { ort: DARMSTADT })),
		];
		const { a, b, c, x, y, z } = wohin(schlageVor(personen, [gruppe('1'), gruppe('2')]));
		expect([a, b, c]).toEqual([a, a, a]);
		expect([x, y, z]).toEqual([x, x, x]);
		expect(a).not.toBe(x);
	});

	it('leaves those of an Einsatzstelle together, where it costs little', () => {
		const nord = gruppe('nord', { mitglieder: [mitglied(GIESSEN)] });
		const sued = gruppe('sued', { mitglieder: [mitglied({ lat: 50.5, lon: 8.67 }, 'tsv')] });
		const vorschlag = schlageVor([person('a', { einsatzstelleID: 'tsv' }), person('b')], [nord, sued]);
		expect(wohin(vorschlag)).toEqual({ a: 'sued', b: 'nord' });
		expect(text(vorschlag, 'a')).toBe(
			'9 km bis zur Mitte; näher läge Gruppe nord (0 km), hier ist dieselbe Einsatzstelle vertreten; mit 1 Person derselben Einsatzstelle',
		);
	});

	it('prefers the group whose seminars fit', () => {
		const termine = (...tage: string[]) => tage.map((von) => ({ id: von, termine: [{ von, bis: von }] }));
		const frueh = gruppe('frueh', { mitglieder: [mitglied(GIESSEN)], seminare: termine('2026-09-14', '2027-03-01') });
		const spaet = gruppe('spaet', { mitglieder: [mitglied(WETZLAR)], seminare: termine('2026-11-09', '2027-03-08') });
		const neu = person('neu', { dienstzeit: { von: '2026-10-01', bis: '2027-08-31' } });
		const plan = [{ von: '2027-03-07', bis: '2027-03-09', seminarID: null }];
		const vorschlag = schlageVor([neu, person('alt')], [frueh, spaet]);
		expect(wohin(vorschlag)).toEqual({ neu: 'spaet', alt: 'frueh' });
		expect(text(vorschlag, 'neu', 'FSJ', true)).toBe(
			'12 km bis zur Mitte; näher läge Gruppe frueh (0 km), dort passen weniger Termine; alle Termine passen',
		);
		expect(text(schlageVor([person('a', { plan })], [spaet]), 'a', 'FSJ', true)).toBe(
			'einzige Gruppe für FSJ, 12 km bis zur Mitte; 1 Seminar zur selben Zeit wie etwas anderes im Plan',
		);
		// What he is in already is no other date.
		expect(
			schlageVor([person('a', { plan: [{ von: '2026-11-09', bis: '2026-11-09', seminarID: '2026-11-09' }] })], [spaet])
				.zeilen[0]?.zugleich,
		).toBe(0);
	});

	it('finds a place for whoever has no address, too', () => {
		const vorschlag = schlageVor([person('a', { ort: null })], [LAHN, gruppe('klein')]);
		expect(wohin(vorschlag)).toEqual({ a: 'klein' });
		expect(text(vorschlag, 'a')).toBe('Ort unbekannt, nach der Größe der Gruppen verteilt');
		expect(schlageVor([], [LAHN]).gruppen).toEqual([{ gruppeID: 'Lahn', vorher: 2, nachher: 2, km: null }]);
		expect(wohin(schlageVor([person('a')], []))).toEqual({ a: null });
	});
});

describe('what was chosen by hand', () => {
	const fsj = gruppe('fsj', { dienstartIDs: ['fsj'], maxTeilnehmer: 1 });
	const bfd = person('bfd', { dienstartID: 'bfd' });
	const alle = [person('a'), person('b'), bfd];

	it('is judged by the same rules, and moves nobody', () => {
		const wahl = new Map([
			['b', 'fsj'],
			['a', 'fsj'],
			['bfd', 'fsj'],
		]);
		const urteil = beurteile(alle, [fsj], wahl);
		expect(urteil.zeilen.map((z) => [z.freiwilligerID, z.geht, z.grund.art])).toEqual([
			['b', true, 'EINZIGE'],
			['a', false, 'ZU_VIELE'],
			['bfd', false, 'FALSCHE_DIENSTART'],
		]);
		expect(urteil.gruppen).toMatchObject([{ vorher: 0, nachher: 1 }]);
		expect(text(urteil, 'bfd', 'BFD')).toBe('Diese Gruppe ist nicht für BFD vorgesehen.');
	});

	it('may leave somebody without', () => {
		const urteil = beurteile(alle, [fsj], new Map([['a', null]]));
		expect(text(urteil, 'a')).toBe('ohne Gruppe; ein Platz ist noch frei');
		expect(wohin(urteil)).toEqual({ a: null, b: null, bfd: null });
	});
});

describe('invitations', () => {
	const neue = [person('a'), person('b'), person('c', { dienstzeit: { von: '2027-04-01', bis: '2027-08-31' } })];
	const seminar = {
		id: 's',
		istVeroeffentlicht: true,
		termine: [{ von: '2027-01-11', bis: '2027-01-15' }],
		maxTeilnehmer: null,
		angemeldet: 0,
		wartend: 0,
		dabei: new Set<string>(),
	};
	it.each([
		['one for each whose service it lies in', {}, 2],
		['none to what isn’t published', { istVeroeffentlicht: false }, 0],
		['none to what begins today', { termine: [{ von: '2026-11-24', bis: '2026-11-24' }] }, 0],
		['as many as there are places', { maxTeilnehmer: 10, angemeldet: 9 }, 1],
		['none past those who wait', { wartend: 1 }, 0],
		['none to who is in it', { dabei: new Set(['a']) }, 1],
	])('%s', (_, rest, n) => {
		expect(einladungen(neue, [{ ...seminar, ...rest }], '2026-11-24')).toBe(n);
	});
});

const ARTEN = ['fsj', 'bfd', 'foej'] as const;
const punkt = fc.record({ lat: fc.integer({ min: 490, max: 520 }), lon: fc.integer({ min: 80, max: 95 }) });
const ort = fc.option(
	punkt.map(({ lat, lon }) => ({ lat: lat / 10, lon: lon / 10 })),
	{ freq: 6 },
);
const stelle = fc.option(fc.constantFrom('s1', 's2', 's3'));
const zeitraum = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 3 })).map(([von, dauer]) => ({
	von: `2027-${String(von).padStart(2, '0')}-01`,
	bis: `2027-${String(Math.min(12, von + dauer)).padStart(2, '0')}-15`,
}));
const welt = fc.record({
	personen: fc
		.array(
			fc.record({
				dienstartID: fc.option(fc.constantFrom(...ARTEN), { freq: 8 }),
				einsatzstelleID: stelle,
				ort,
				dienstzeit: fc.option(zeitraum, { freq: 8 }),
				plan: fc.array(
					zeitraum.map((z) => ({ ...z, seminarID: null })),
					{ maxLength: 2 },
				),
			}),
			{ maxLength: 30 },
		)
		.map((alle) => alle.map((p, i): Person => ({ id: `p${i}`, ...p }))),
	gruppen: fc
		.array(
			fc.record({
				dienstartIDs: fc.uniqueArray(fc.constantFrom(...ARTEN), { maxLength: 2 }),
				maxTeilnehmer: fc.option(fc.integer({ min: 0, max: 9 })),
				wartend: fc.constantFrom(0, 0, 0, 1),
				mitglieder: fc.array(fc.record({ ort, einsatzstelleID: stelle }), { maxLength: 4 }),
				seminare: fc.array(
					zeitraum.map((z) => ({ id: `s${z.von}`, termine: [z] })),
					{ maxLength: 2 },
				),
			}),
			{ maxLength: 6 },
		)
		.map((alle) => alle.map((g, i): Gruppe => ({ id: `g${i}`, ...g }))),
});

test('whoever and whatever there is', () => {
	fc.assert(
		fc.property(welt, fc.func(fc.integer()), ({ personen, gruppen }, mische) => {
			const vorschlag = schlageVor(personen, gruppen);
			const je = new Map(personen.map((p) => [p.id, p]));
			const neue = (g: Gruppe) => vorschlag.zeilen.filter((z) => z.gruppeID === g.id);
			const groesse = (g: Gruppe) => g.mitglieder.length + neue(g).length;
			expect(vorschlag.zeilen.map((z) => z.freiwilligerID).toSorted()).toEqual([...je.keys()].toSorted());
			for (const g of gruppen) {
				// Never over, never past somebody who waits; only whom it is for.
				expect(neue(g).length).toBeLessThanOrEqual(freie(g));
				for (const z of neue(g)) expect(darfIn(je.get(z.freiwilligerID) as Person, g)).toBe(true);
			}
			for (const { freiwilligerID, gruppeID, geht } of vorschlag.zeilen) {
				const wer = je.get(freiwilligerID) as Person;
				const erlaubte = gruppen.filter((g) => darfIn(wer, g));
				const mitPlatz = erlaubte.filter((g) => neue(g).length < freie(g));
				expect(geht).toBe(gruppeID !== null);
				// Nobody is left out where there is a place, and none of his groups is emptier than it must be.
				if (gruppeID === null) expect(mitPlatz).toEqual([]);
				const seine = gruppen.find((g) => g.id === gruppeID);
				if (seine) for (const g of mitPlatz) expect(groesse(g)).toBeGreaterThanOrEqual(groesse(seine) - 1);
			}
			expect(vorschlag.zeilen.filter((z) => z.gruppeID).length).toBe(hoechstzahl(personen, gruppen));
			const gemischt = <T extends { id: string }>(dinge: readonly T[]) =>
				dinge.toSorted((a, b) => mische(a.id) - mische(b.id));
			expect(schlageVor(gemischt(personen), gemischt(gruppen))).toEqual(vorschlag);
			// What is proposed goes when it is chosen so.
			const wahl = new Map(vorschlag.zeilen.map((z) => [z.freiwilligerID, z.gruppeID]));
			expect(beurteile(personen, gruppen, wahl).zeilen.map((z) => z.geht)).toEqual(vorschlag.zeilen.map((z) => z.geht));
		}),
		{ numRuns: oft(300, 20_000) },
	);
});

/** How many can have a place at all, found by trying who could make room for whom. */
function hoechstzahl(personen: readonly Person[], gruppen: readonly Gruppe[]): number {
	const drin = new Map<string, Person[]>(gruppen.map((g) => [g.id, []]));
	const versuche = (wer: Person, gesehen: Set<string>): boolean => {
		for (const g of gruppen) {
			if (gesehen.has(g.id) || !darfIn(wer, g)) continue;
			gesehen.add(g.id);
			const dort = drin.get(g.id) ?? [];
			if (dort.length < freie(g)) return dort.push(wer) > 0;
			for (const [i, anderer] of dort.entries()) {
				if (!versuche(anderer, gesehen)) continue;
				dort[i] = wer;
				return true;
			}
		}
		return false;
	};
	return personen.filter((wer) => versuche(wer, new Set())).length;
}
