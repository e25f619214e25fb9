import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addiereTage, tageZwischen } from '#domain/datum.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { falteKontingent, freigegeben, platz, vergeben, welt, Y, Z, Z1, zugeteilt } from './beispiel.ts';
import { belegtImMonat, freiAb, kennzahlen, pruefeBindung } from './belegung.ts';
import { AnerkanntePlaetzeFestgelegt, PlatzGeaendert } from './ereignisse.ts';
import { hoechststand, letzterTagMit, type Zeitraum } from './zeitraum.ts';
import type { Belegung, Kontingent } from './zustand.ts';

const tageVon = ({ von, bis }: Zeitraum): string[] =>
	Array.from({ length: Math.max(0, tageZwischen(von, bis) + 1) }, (_, n) => addiereTage(von, n));
const AUGUST_26 = { von: '2026-08-01', bis: '2026-08-31' };
const ZYKLEN = [Y, Z, Z1];

/** A period that a contract of the cycle may have: begins from AUG0 on, lasts up to 24 months. */
const zeitraum = (start: string) =>
	fc.tuple(fc.integer({ min: -31, max: 364 }), fc.integer({ min: 0, max: 730 })).map(([versatz, dauer]) => {
		const von = addiereTage(start, versatz);
		return { von, bis: addiereTage(von, dauer) };
	});

const belegung: fc.Arbitrary<Omit<Belegung, 'wunschID' | 'freiwilligerID'>> = fc
	.constantFrom(...ZYKLEN)
	.chain((zyklus) =>
		fc.record({
			zeit: zeitraum(zyklus.start),
			zyklusID: fc.constant(zyklus.id),
			einsatzortID: fc.constantFrom('o1', 'o2'),
			dienstartID: fc.constantFrom('fsj', 'bfd', 'bfd27'),
			art: fc.constantFrom('RESERVIERT' as const, 'BELEGT' as const),
		}),
	)
	.map(({ zeit, ...rest }) => ({ ...rest, ...zeit }));

test('the sweep finds what a count day by day finds', () => {
	const rahmen = { von: Z.start, bis: Z.ende };
	fc.assert(
		fc.property(fc.array(zeitraum(Z.start), { maxLength: 8 }), fc.integer({ min: 1, max: 4 }), (perioden, grenze) => {
			const je = tageVon(rahmen).map((tag) => perioden.filter((p) => p.von <= tag && tag <= p.bis).length);
			const anzahl = Math.max(...je);
			const erwartet = { anzahl, tag: addiereTage(rahmen.von, je.indexOf(anzahl)) };
			expect(hoechststand(perioden, rahmen)).toEqual(erwartet);
			const letzter = je.findLastIndex((n) => n >= grenze);
			expect(letzterTagMit(grenze, perioden, rahmen)).toBe(letzter < 0 ? null : addiereTage(rahmen.von, letzter));
		}),
		{ numRuns: oft(50, 200) },
	);
});

test('the figures of a cycle are those of a naive count of its days', () => {
	fc.assert(
		fc.property(fc.array(belegung, { maxLength: 10 }), fc.integer({ min: 0, max: 6 }), (plaetze, zahl) => {
			const k = falteKontingent([zugeteilt(zahl), ...plaetze.map((p, n) => vergeben(`w${n}`, p))]);
			const stelle = { zyklus: Z, einsatzortID: 'o1', dienstartID: 'fsj' };
			const hier = [...k.belegungen.values()].filter(
				(b) => b.einsatzortID === 'o1' && b.dienstartID === 'fsj' && b.zyklusID !== 'z1',
			);
			const am = (tag: string) => hier.filter((b) => b.von <= tag && tag <= b.bis);
			const je = tageVon({ von: Z.start, bis: Z.ende }).map((tag) => ({ tag, da: am(tag) }));
			const hoechste = Math.max(...je.map(({ da }) => da.length));
			const erster = je.find(({ da }) => da.length === hoechste)?.da ?? [];
			const zahlen = kennzahlen(k, stelle);
			expect(zahlen).toEqual({
				zugeteilt: zahl,
				reserviert: erster.filter((b) => b.art === 'RESERVIERT').length,
				belegt: erster.filter((b) => b.art === 'BELEGT').length,
				frei: zahl - hoechste,
			});
			expect(zahlen.zugeteilt).toBe(zahlen.reserviert + zahlen.belegt + zahlen.frei);
			const imAugust = je.filter(({ tag }) => tag >= AUGUST_26.von).map(({ da }) => da.length);
			expect(belegtImMonat(k, stelle, 11)).toBe(Math.max(...imAugust));
			const belegteTage = je.filter(({ da }) => da.length >= zahl).length;
			if (zahl > 0 && belegteTage === 0) expect(freiAb(k, stelle)).toBe(Z.start);
		}),
		{ numRuns: oft(40, 150) },
	);
});

const zuteilungen = ['o1', 'o2'].flatMap((ort) =>
	['fsj', 'bfd', 'bfd27'].flatMap((dienstart) => ZYKLEN.map(({ id }) => [ort, dienstart, id] as const)),
);

/** Takes, changes and frees places, each only where the rules find nothing against it. */
function wende(k: Kontingent, schritte: readonly (Parameters<typeof vergeben>[1] & { wunsch: number })[]): void {
	const umfeld = welt({ zyklen: ZYKLEN });
	for (const { wunsch, ...rest } of schritte) {
		const wunschID = `w${wunsch}`;
		const neu = platz(wunschID, rest);
		if (pruefeBindung(k, neu, umfeld).length) {
			falteKontingent([freigegeben(wunschID)], k);
			continue;
		}
		const facts = { ...neu, ueberzogen: false };
		falteKontingent([k.belegungen.has(wunschID) ? PlatzGeaendert(facts) : vergeben(wunschID, rest)], k);
	}
}

const schritte = fc.array(
	fc.tuple(belegung, fc.integer({ min: 0, max: 7 })).map(([b, wunsch]) => ({ ...b, wunsch })),
	{ minLength: 1, maxLength: 25 },
);

test('I4 no month exceeds its allocation and no BFD place its recognition', () => {
	fc.assert(
		fc.property(schritte, fc.integer({ min: 1, max: 2 }), (folge, zahl) => {
			const start = zuteilungen.map(([ort, dienstart, zyklus]) => zugeteilt(zahl, ort, dienstart, zyklus));
			const k = falteKontingent([AnerkanntePlaetzeFestgelegt({ einsatzortID: null, von: null, nach: 2 }), ...start]);
			wende(k, folge);
			for (const zyklus of ZYKLEN) {
				for (const einsatzortID of ['o1', 'o2'])
					for (const dienstartID of ['fsj', 'bfd', 'bfd27'])
						for (let monat = 0; monat < 12; monat += 1)
							expect(belegtImMonat(k, { zyklus, einsatzortID, dienstartID }, monat)).toBeLessThanOrEqual(zahl);
				const bfd = [...k.belegungen.values()].filter((b) => b.dienstartID !== 'fsj');
				const frueher = bfd.filter((b) => ZYKLEN.findIndex(({ id }) => id === b.zyklusID) <= ZYKLEN.indexOf(zyklus));
				expect(hoechststand(frueher, { von: zyklus.start, bis: zyklus.ende }).anzahl).toBeLessThanOrEqual(2);
				const august = { von: addiereTage(zyklus.start, -31), bis: addiereTage(zyklus.start, -1) };
				expect(hoechststand(bfd, august).anzahl).toBeLessThanOrEqual(2);
			}
		}),
		{ numRuns: oft(30, 100) },
	);
});

test('I5 places are as many as wishes that hold one, and freeing returns exactly what was taken', () => {
	fc.assert(
		fc.property(schritte, belegung, (folge, weitere) => {
			const k = falteKontingent(zuteilungen.map(([ort, dienstart, zyklus]) => zugeteilt(9, ort, dienstart, zyklus)));
			wende(k, folge);
			const stelle = { zyklus: Z, einsatzortID: weitere.einsatzortID, dienstartID: weitere.dienstartID };
			const vorher = kennzahlen(k, stelle);
			const abgeschlossen = PlatzGeaendert({ ...platz('neu', { ...weitere, art: 'BELEGT' }), ueberzogen: false });
			falteKontingent([vergeben('neu', { ...weitere, art: 'RESERVIERT' }), abgeschlossen, freigegeben('neu')], k);
			expect(kennzahlen(k, stelle)).toEqual(vorher);
			const jedeFreigabe = [...k.belegungen.keys()].map((wunschID) => freigegeben(wunschID));
			falteKontingent(jedeFreigabe, k);
			expect(kennzahlen(k, stelle)).toEqual({ zugeteilt: 9, reserviert: 0, belegt: 0, frei: 9 });
		}),
		{ numRuns: oft(30, 100) },
	);
});
