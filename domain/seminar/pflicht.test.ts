import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { vorgeschrieben } from '#domain/recht/zusammensetzung.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import {
	angebotAus,
	type Gelegenheit,
	hoechstens as hoechstensVon,
	nichtMehrErreichbarAb as lost,
	ueberschneidenSich,
} from './erreichbar.ts';
import {
	type Gezaehltes,
	hilfreiche,
	type Moegliches,
	type Pflicht,
	pflichtstand,
	seminarangebot,
	verlust,
} from './pflicht.ts';
import { ersterTag } from './seminar-felder.ts';

const HEUTE = '2026-11-23';
const termin = (von: string, bis: string) => ({ von, bis, beginn: null, ende: null });
const seminar = (seminartypID: string, von: string, bis: string, geplanteTage = 50): Moegliches => ({
	...{ id: `${seminartypID} ${von}`, seminartypID, geplanteTage, hatPlatz: true },
	termine: [termin(von, bis)],
});
const hoechstens = (gelegenheiten: readonly Gelegenheit[], ab: string) => hoechstensVon(angebotAus(gelegenheiten), ab);
const nichtMehrErreichbarAb = (offen: number, gelegenheiten: readonly Gelegenheit[], heute: string) =>
	lost(offen, angebotAus(gelegenheiten), heute);
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
	const FSJ: Pflicht = {
		tage: 250,
		teile: vorgeschrieben({ art: 'FSJ', isUe27: false, vertragsbeginn: '2026-09-01' }),
	};
	const hat = (
		stand: Gezaehltes['stand'],
		seminartypID: string | null,
		tage: number,
		termine: Gezaehltes['termine'] = [],
	): Gezaehltes => ({
		seminarID: seminartypID && `${seminartypID} ${termine[0]?.von}`,
		seminartypID,
		stand,
		termine,
		tage,
	});
	const anerkannt = (seminartypID: string | null, tage: number) => hat('ANERKANNT', seminartypID, tage);
	const geplant = ({ seminartypID, termine, geplanteTage }: Moegliches) =>
		hat('GEPLANT', seminartypID, geplanteTage, termine);
	const stand = (
		pflicht: Pflicht,
		gezaehltes: readonly Gezaehltes[],
		moegliche: readonly Moegliches[] = [],
		heute = HEUTE,
	) => pflichtstand({ pflicht, gezaehltes }, seminarangebot(moegliche), heute);

	it('may be enough in sum and not in its parts', () => {
		const erreicht = stand(FSJ, [
			...[anerkannt('EINFUEHRUNG', 50), anerkannt('ZWISCHEN', 40), anerkannt('ABSCHLUSS', 50), anerkannt('FREI', 110)],
		]);
		expect(erreicht).toMatchObject({ anerkannt: 250, offen: 0, nichtMehrErreichbarAb: null });
		expect(erreicht.teile.map(({ seminartypID, offen }) => [seminartypID, offen])).toEqual([
			['EINFUEHRUNG', 0],
			['ZWISCHEN', 10],
			['ABSCHLUSS', 0],
		]);
		expect(erreicht.teile[1]?.nichtMehrErreichbarAb).toBe(HEUTE);
		expect(verlust(erreicht, false)).toEqual({ ab: HEUTE, seminartypID: 'ZWISCHEN' });
		// Under twelve months it is a hint.
		expect(verlust(erreicht, true)).toBeNull();
	});
	it('counts own entries for the sum and never for a part', () => {
		const eigenes = stand(FSJ, [anerkannt(null, 50)]);
		expect([eigenes.offen, ...eigenes.teile.map(({ offen }) => offen)]).toEqual([200, 50, 50, 50]);
		const geplantes = hat('GEPLANT', null, 250, [termin('2027-03-01', '2027-04-20')]);
		expect(stand(FSJ, [geplantes])).toMatchObject({ nichtMehrErreichbarAb: '2027-03-02', istVerplant: true });
		expect(stand(FSJ, [geplantes]).teile.map((teil) => teil.nichtMehrErreichbarAb)).toEqual([HEUTE, HEUTE, HEUTE]);
	});

	const FUENF: Pflicht = { tage: 50, teile: [] };
	it('is lost the day after the only seminar begins, also for whom is in it', () => {
		expect(stand(FUENF, [], [ABSCHLUSS]).nichtMehrErreichbarAb).toBe('2027-05-04');
		const dabei = stand(FUENF, [geplant(ABSCHLUSS)], [ABSCHLUSS]);
		expect(dabei).toMatchObject({ offen: 50, geplant: 50, nichtMehrErreichbarAb: '2027-05-04', istVerplant: true });
		// Of a full one he has a place in, too; of a full one he hasn't, never.
		const voll = { ...ABSCHLUSS, hatPlatz: false };
		expect(stand(FUENF, [geplant(ABSCHLUSS)], [voll]).nichtMehrErreichbarAb).toBe('2027-05-04');
		expect(stand(FUENF, [], [voll]).nichtMehrErreichbarAb).toBe(HEUTE);
		// Whom it is enough for doesn't have to be told that it is lost.
		expect(verlust(dabei, false)).toBeNull();
		expect(verlust(stand(FUENF, [], [ABSCHLUSS]), false)).toEqual({ ab: '2027-05-04', seminartypID: null });
	});
	it('counts the proposal of what is handed in, and its seminar no more', () => {
		const vorschlag = hat('PRUEFUNG', 'ABSCHLUSS', 30, ABSCHLUSS.termine);
		expect(stand(FUENF, [vorschlag], [ABSCHLUSS])).toMatchObject({ pruefung: 30, nichtMehrErreichbarAb: HEUTE });
		const rest = seminar('FREI', '2027-02-01', '2027-02-02', 20);
		expect(stand(FUENF, [vorschlag], [ABSCHLUSS, rest]).nichtMehrErreichbarAb).toBe('2027-02-02');
		expect(stand(FUENF, [{ ...vorschlag, tage: 50 }]).nichtMehrErreichbarAb).toBeNull();
	});
	it('says what is left from the day on, and that two planned at once are not enough', () => {
		const frueher = seminar('FREI', '2027-02-01', '2027-02-05');
		expect(stand({ tage: 100, teile: [] }, [], [ABSCHLUSS, frueher])).toMatchObject({
			nichtMehrErreichbarAb: '2027-02-02',
			danach: 50,
		});
		const zugleich = seminar('FREI', '2027-05-05', '2027-05-09');
		expect(stand({ tage: 100, teile: [] }, [geplant(ABSCHLUSS), geplant(zugleich)]).istVerplant).toBe(false);
	});
	it('is nothing that can be said while the service has no dates', () => {
		const offen = pflichtstand({ pflicht: FSJ, gezaehltes: [] }, null, HEUTE);
		expect(offen).toMatchObject({ offen: 250, nichtMehrErreichbarAb: null });
	});
	it('names what helps: a missing part first, then by date', () => {
		const frei = seminar('FREI', '2026-12-01', '2026-12-02', 20);
		const zwischen = seminar('ZWISCHEN', '2027-02-01', '2027-02-05');
		const moegliche = [ABSCHLUSS, zwischen, frei];
		const hilft = hilfreiche(stand(FSJ, [anerkannt('ZWISCHEN', 50)], moegliche), moegliche);
		expect(hilft.map(({ id }) => id)).toEqual([ABSCHLUSS.id, frei.id, zwischen.id]);
		const fertig = [
			...[anerkannt('EINFUEHRUNG', 50), anerkannt('ZWISCHEN', 50), anerkannt('ABSCHLUSS', 50), anerkannt('FREI', 100)],
		];
		expect(hilfreiche(stand(FSJ, fertig, [frei]), [frei])).toEqual([]);
	});

	/** The paragraph of the table, sentence by sentence, without any of the above. */
	function ausDemAbsatz(
		{ pflicht, gezaehltes, moegliche, heute }: Fall,
		seminartypID: string | null,
	): Record<'anerkannt' | 'geplant' | 'offen', number> & { ab: string | null } {
		const von = gezaehltes.filter(
			(g) => seminartypID === null || (g.seminarID !== null && g.seminartypID === seminartypID),
		);
		const tage = (...staende: string[]) => von.reduce((n, g) => (staende.includes(g.stand) ? n + g.tage : n), 0);
		const required =
			seminartypID === null
				? pflicht.tage
				: 10 * (pflicht.teile.find((t) => t.seminartypID === seminartypID)?.tage ?? 0);
		const offen = Math.max(0, required - tage('ANERKANNT'));
		// "in which he is or a place is free", own entries count for the sum; what is handed in counts by its proposal.
		const darin = von.filter((g) => g.stand === 'GEPLANT').map((g) => ({ termine: g.termine, geplanteTage: g.tage }));
		const frei = moegliche.filter(
			(m) =>
				m.hatPlatz &&
				!gezaehltes.some((g) => g.seminarID === m.id) &&
				(seminartypID ?? m.seminartypID) === m.seminartypID,
		);
		const amMeisten = (d: string) => {
			const kandidaten = [...darin, ...frei].filter((s) => (ersterTag(s) ?? '') >= d);
			let beste = 0;
			for (let wahl = 0; wahl < 2 ** kandidaten.length; wahl++) {
				const gewaehlt = kandidaten.filter((_, i) => wahl & (1 << i));
				const paarweise = gewaehlt.every((a, i) => gewaehlt.slice(i + 1).every((b) => !ueberschneidenSich(a, b)));
				const summe = gewaehlt.reduce((n, s) => n + s.geplanteTage, 0);
				if (paarweise && summe > beste) beste = summe;
			}
			return beste + tage('PRUEFUNG');
		};
		let d = heute;
		for (let n = 0; offen > 0 && amMeisten(d) >= offen && n < 100; n++) d = addiereTage(d, 1);
		return {
			...{ anerkannt: tage('ANERKANNT'), geplant: tage('GEPLANT', 'PRUEFUNG'), offen },
			ab: offen > 0 && amMeisten(d) < offen ? d : null,
		};
	}
	interface Fall {
		readonly pflicht: Pflicht;
		readonly gezaehltes: readonly Gezaehltes[];
		readonly moegliche: readonly Moegliches[];
		readonly heute: string;
	}
	const TYPEN = ['EINFUEHRUNG', 'ZWISCHEN', 'FREI'] as const;
	const amTag = fc.integer({ min: -8, max: 30 }).map((n) => addiereTage(HEUTE, n));
	const reihe = fc
		.array(fc.tuple(amTag, fc.integer({ min: 0, max: 4 })), { minLength: 1, maxLength: 2 })
		.map((teile) => teile.map(([von, n]) => termin(von, addiereTage(von, n))))
		.map((teile) => teile.toSorted((a, b) => a.von.localeCompare(b.von)));
	const halbe = (max: number) => fc.integer({ min: 0, max }).map((n) => n * 5);
	const einSeminar = fc.record({
		seminartypID: fc.constantFrom(...TYPEN),
		termine: reihe,
		geplanteTage: halbe(10),
		hatPlatz: fc.boolean(),
		/** What he has of it. */
		stand: fc.constantFrom(null, null, 'GEPLANT', 'GEPLANT', 'PRUEFUNG', 'ANERKANNT'),
		tage: halbe(10),
	});
	const fall: fc.Arbitrary<Fall> = fc
		.tuple(
			fc.array(einSeminar, { maxLength: 6 }),
			fc.array(
				fc.record({ termine: reihe, tage: halbe(10), stand: fc.constantFrom('GEPLANT', 'PRUEFUNG', 'ANERKANNT') }),
				{
					maxLength: 2,
				},
			),
			halbe(50),
			fc.integer({ min: 0, max: 5 }),
			fc.integer({ min: 0, max: 5 }),
		)
		.map(([seminare, eigene, tage, ...teile]) => ({
			heute: HEUTE,
			pflicht: {
				tage,
				teile: (['EINFUEHRUNG', 'ZWISCHEN'] as const).map((seminartypID, i) => ({ seminartypID, tage: teile[i] ?? 0 })),
			},
			moegliche: seminare.map(({ stand: _, tage: __, ...s }, i) => ({ ...s, id: `s${i}` })),
			gezaehltes: [
				...seminare.flatMap(({ stand: wie, seminartypID, termine, geplanteTage, tage: davon }, i): Gezaehltes[] =>
					wie === null
						? []
						: [
								{
									seminarID: `s${i}`,
									seminartypID,
									termine,
									stand: wie,
									tage: wie === 'GEPLANT' ? geplanteTage : davon,
								},
							],
				),
				...eigene.map((e): Gezaehltes => ({ ...e, seminarID: null, seminartypID: null })),
			],
		}));
	it('is what the paragraph says, word by word, whoever he shares what is on offer with', () => {
		fc.assert(
			fc.property(fall, (f) => {
				const angebot = seminarangebot(f.moegliche);
				// Somebody with nothing and somebody with something else come before him.
				pflichtstand({ ...f, gezaehltes: [] }, angebot, f.heute);
				pflichtstand({ ...f, gezaehltes: f.gezaehltes.slice(1) }, angebot, f.heute);
				const gerechnet = pflichtstand(f, angebot, f.heute);
				const zeige = ({ anerkannt: a, geplant: g, pruefung, offen, nichtMehrErreichbarAb: ab }: typeof gerechnet) => ({
					...{ anerkannt: a, geplant: g + pruefung, offen, ab },
				});
				expect(zeige(gerechnet)).toEqual(ausDemAbsatz(f, null));
				for (const teil of gerechnet.teile) {
					expect(zeige({ ...teil, teile: [] })).toEqual(ausDemAbsatz(f, teil.seminartypID));
				}
			}),
			{ numRuns: oft(150, 3000) },
		);
	});
	it('is lost for the list no later than in the file, and not where the plan is enough', () => {
		fc.assert(
			fc.property(fall, (f) => {
				const gerechnet = pflichtstand(f, seminarangebot(f.moegliche), f.heute);
				const verloren = verlust(gerechnet, false);
				const offene = [gerechnet, ...gerechnet.teile].filter(
					(s) => !s.istVerplant && s.nichtMehrErreichbarAb !== null,
				);
				expect(verloren?.ab ?? null).toBe(offene.map((s) => s.nichtMehrErreichbarAb).toSorted()[0] ?? null);
			}),
			{ numRuns: oft(60, 1000) },
		);
	});
});
