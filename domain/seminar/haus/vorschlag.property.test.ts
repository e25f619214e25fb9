import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { bett, gast, leitung, raum, wunsch } from './haus.fixture.ts';
import type { Bett, Gastangaben, Raum } from './haus.ts';
import { bewohner, type Gast, hindernis } from './raumregeln.ts';
import { type Hauslage, schlageVor } from './vorschlag.ts';

/** Invariants of the proposal, over any house. */

const zahl = (max: number) => fc.integer({ min: 0, max });

const raeume: fc.Arbitrary<Raum[]> = fc
	.array(fc.tuple(fc.constantFrom('W', 'M', 'GEMISCHT', 'LEITUNG'), fc.integer({ min: 1, max: 4 }), fc.boolean()), {
		maxLength: 8,
	})
	.map((alle) => alle.map(([fuer, betten, frei], i) => raum(`r${i}`, fuer, betten, frei)));

const gaeste: fc.Arbitrary<Gast[]> = fc
	.array(
		fc.tuple(fc.constantFrom('W', 'W', 'M', 'M', 'D', 'K', null), fc.constantFrom(16, 17, 18, 19, 24, null), zahl(9)),
		{ maxLength: 24 },
	)
	.map((alle) =>
		alle.map(([geschlecht, alter, wer], i) => (wer === 0 ? leitung(`g${i}`) : gast(`g${i}`, geschlecht, alter))),
	);

/** Beds given one after the other as the rules allow it, some with a reason. */
function belegt(raeume: readonly Raum[], gaeste: readonly Gast[], wuerfe: readonly number[], mitGrund: number): Bett[] {
	const wer = new Map(gaeste.map((g) => [g.id, g]));
	const betten: Bett[] = [];
	for (const [i, g] of gaeste.entries()) {
		const wohin = raeume[(wuerfe[i] ?? 0) % (raeume.length + 1)];
		if (!wohin) continue;
		const nein = hindernis(g, wohin, bewohner({ betten }, wohin.id, wer));
		if (nein === null) betten.push(bett(g.id, wohin.id));
		else if (nein.mitGrund && (wuerfe[i] ?? 0) % 10 < mitGrund) betten.push(bett(g.id, wohin.id, 'Wunsch beider'));
	}
	return betten;
}

const lage = (mitGrund = 1): fc.Arbitrary<Hauslage> =>
	fc
		.tuple(raeume, gaeste, fc.array(zahl(99), { minLength: 24, maxLength: 24 }), fc.array(fc.tuple(zahl(23), zahl(23))))
		.map(([zimmer, leute, wuerfe, paare]) => {
			const namen = new Set(leute.map(({ id }) => id));
			const angaben: Gastangaben[] = [...Map.groupBy(paare, ([von]) => von)].flatMap(([von, mit]) => {
				const andere = [...new Set(mit.map(([, nach]) => `g${nach}`))].filter(
					(id) => namen.has(id) && id !== `g${von}`,
				);
				return namen.has(`g${von}`) ? [wunsch(`g${von}`, ...andere)] : [];
			});
			return { raeume: zimmer, gaeste: leute, betten: belegt(zimmer, leute, wuerfe, mitGrund), angaben };
		});

/** Who sleeps where once it is taken over. */
function danach({ betten, gaeste }: Hauslage, { umzuege }: ReturnType<typeof schlageVor>): Bett[] {
	const neu = new Map(umzuege.map(({ gastID, nach }) => [gastID, nach]));
	return gaeste.flatMap(({ id }) => {
		const bisher = betten.find(({ gastID }) => gastID === id);
		const nach = neu.has(id) ? neu.get(id) : bisher?.raumID;
		return nach == null ? [] : [bett(id, nach, neu.has(id) ? null : (bisher?.grund ?? null))];
	});
}

it('never has more guests than beds and never breaks a rule', () => {
	fc.assert(
		fc.property(lage(), (haus) => {
			const dann = danach(haus, schlageVor(haus));
			const wer = new Map(haus.gaeste.map((g) => [g.id, g]));
			for (const zimmer of haus.raeume) {
				const drin = dann.filter(({ raumID }) => raumID === zimmer.id);
				expect(drin.length).toBeLessThanOrEqual(zimmer.betten);
				if (drin.some(({ grund }) => grund !== null)) continue;
				for (const { gastID } of drin) {
					const andere = bewohner({ betten: drin.filter((b) => b.gastID !== gastID) }, zimmer.id, wer);
					expect(hindernis(wer.get(gastID) as Gast, zimmer, andere)).toBeNull();
				}
			}
		}),
		{ numRuns: oft(100, 10_000) },
	);
});

it('leaves alone where a reason was given', () => {
	fc.assert(
		fc.property(lage(5), (haus) => {
			const mitGrund = new Set(haus.betten.filter(({ grund }) => grund !== null).map(({ raumID }) => raumID));
			const beruehrt = schlageVor(haus).umzuege.filter(
				({ von, nach }) => mitGrund.has(von ?? '') || mitGrund.has(nach ?? ''),
			);
			expect(beruehrt).toEqual([]);
		}),
		{ numRuns: oft(100, 10_000) },
	);
});

it('gives no fewer people a bed, and meets no fewer wishes unless more have one', () => {
	fc.assert(
		fc.property(lage(), (haus) => {
			const { wuensche, ohneBett } = schlageVor(haus);
			const vorher = haus.gaeste.length - haus.betten.length;
			expect(ohneBett.length).toBeLessThanOrEqual(vorher);
			if (ohneBett.length === vorher) expect(wuensche.nachher).toBeGreaterThanOrEqual(wuensche.vorher);
		}),
		{ numRuns: oft(100, 10_000) },
	);
});

it('proposes nothing more once it is taken over', () => {
	fc.assert(
		fc.property(lage(), (haus) => {
			const erster = schlageVor(haus);
			const zweiter = schlageVor({ ...haus, betten: danach(haus, erster) });
			expect(zweiter.ohneBett.length).toBe(erster.ohneBett.length);
			expect(zweiter.wuensche.nachher).toBeGreaterThanOrEqual(erster.wuensche.nachher);
		}),
		{ numRuns: oft(100, 10_000) },
	);
});

it('says the same whatever order the guests come in', () => {
	fc.assert(
		fc.property(lage(), (haus) => {
			const umgekehrt = { ...haus, gaeste: haus.gaeste.toReversed() };
			const sortiert = (v: ReturnType<typeof schlageVor>) =>
				v.umzuege.toSorted((a, b) => (a.gastID < b.gastID ? -1 : 1));
			expect(sortiert(schlageVor(umgekehrt))).toEqual(sortiert(schlageVor(haus)));
		}),
		{ numRuns: oft(100, 10_000) },
	);
});

/** Exhaustively: as many beds as the rules allow at all. */
function hoechstens({ raeume, gaeste }: Hauslage): number {
	const wer = new Map(gaeste.map((g) => [g.id, g]));
	const versuche = (i: number, betten: Bett[]): number => {
		const g = gaeste[i];
		if (!g) return betten.length;
		const hier = raeume
			.filter((r) => hindernis(g, r, bewohner({ betten }, r.id, wer)) === null)
			.map((r) => versuche(i + 1, [...betten, bett(g.id, r.id)]));
		return Math.max(versuche(i + 1, betten), ...hier);
	};
	return versuche(0, []);
}

it('finds a bed for as many as possible', () => {
	const klein = lage(0).map((haus) => {
		const leute = haus.gaeste
			.filter(({ isMinderjaehrig, art }) => isMinderjaehrig !== null || art === 'LEITUNG')
			.slice(0, 6);
		const [zimmer, namen] = [haus.raeume.slice(0, 4), new Set(leute.map(({ id }) => id))];
		// Minors who are neither woman nor man are only placed by hand.
		const gaeste = leute.filter((g) => !(g.isMinderjaehrig && g.geschlecht !== 'W' && g.geschlecht !== 'M'));
		const betten = haus.betten.filter(
			({ gastID, raumID }) =>
				namen.has(gastID) && gaeste.some(({ id }) => id === gastID) && zimmer.some(({ id }) => id === raumID),
		);
		return { ...haus, raeume: zimmer, gaeste, betten };
	});
	fc.assert(
		fc.property(klein, (haus) => {
			expect(haus.gaeste.length - schlageVor(haus).ohneBett.length).toBe(hoechstens(haus));
		}),
		{ numRuns: oft(100, 10_000) },
	);
});
