import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEMINARTATEN } from '#domain/akte/tests/seminartaten.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Wuerfel } from '#domain/akte/tests/zufallstaten.fixture.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { anwesenheitssummen, einzelneTage, halbtageVon, standAm } from '#domain/seminar/anwesenheit.ts';
import { oft } from '#scripts/test/keim.ts';
import { FRIST_MS } from '#scripts/test/zufall.ts';
import { type Blatt, schreibe, standVon, ZAEHLT } from './blatt.fixture.ts';

const anerkannt = ({ seminarnachweise }: Akte): number =>
	seminarnachweise.reduce((n, { status, tage }) => n + (status === 45 || status === 50 ? (tage ?? 0) : 0), 0);

/** What may change what is recognised (S6). A line that goes takes its days along. */
const AENDERT_ANERKANNTES: readonly string[] = [
	'SeminarnachweisGeprueft',
	'SeminarnachweisZurPruefung',
	'SeminarnachweisEntfernt',
];

/** The grid of one proof, counted by the rules of the portal and by hand. */
function fuss(akte: Akte, blaetter: ReadonlyMap<string, Blatt>): void {
	for (const { id, seminarID, termine, anwesenheit, tage } of akte.seminarnachweise) {
		const blatt = blaetter.get(id);
		if (seminarID === null || !blatt) continue;
		const halbtage = halbtageVon(einzelneTage(termine));
		const zellen = halbtage.map((h) => standAm(anwesenheit, h));
		const summen = anwesenheitssummen([{ zellen, tage: tage ?? 0 }], halbtage.length);
		const vonHand = halbtage.map(({ tag, haelfte }) => standVon(blatt, tag, haelfte));
		expect(summen.jeHalbtag).toEqual(vonHand.map((stand) => (ZAEHLT.has(stand) ? 1 : 0)));
		for (const [stand, n] of Object.entries(summen.jeStand)) expect(n).toBe(vonHand.filter((s) => s === stand).length);
		expect(summen.tage).toBe(blatt.tage ?? 0);
	}
}

const TITEL =
	'S5, S6: every figure is that of the attendance and the reviews; recognised days change by reviews and other days alone';

test(TITEL, { timeout: FRIST_MS }, () => {
	const gewesen = new Set<string>();
	const ZAHLEN = fc.array(fc.nat(5040), { minLength: 40, maxLength: 240 });
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			const welt = weltMitPlaetzen();
			bis(welt, 'f', 4000);
			welt.heute = '2026-05-04';
			let stelle = 0;
			const wirf: Wuerfel = (auswahl) => auswahl[(zahlen[stelle++] ?? 0) % auswahl.length] as (typeof auswahl)[number];
			const blaetter = new Map<string, Blatt>();
			let gelesen = welt.verlauf.get('f')?.length ?? 0;
			while (stelle < zahlen.length) {
				const vorher = anerkannt(welt.akte('f'));
				const { akteur, tat } = wirf(Object.values(SEMINARTATEN))(welt.akte('f'), wirf);
				welt.verstoesse('f', akteur, (lage) => tat(lage), {});
				const neue = welt.verlauf.get('f')?.slice(gelesen) ?? [];
				gelesen += neue.length;
				for (const e of neue) {
					schreibe(blaetter, e);
					gewesen.add(e.type);
				}
				const danach = welt.akte('f');
				for (const { id, tage } of danach.seminarnachweise) expect(tage).toBe(blaetter.get(id)?.tage);
				fuss(danach, blaetter);
				const duerfen = neue.some(({ type }) => AENDERT_ANERKANNTES.includes(type));
				if (!duerfen) expect(anerkannt(danach)).toBe(vorher);
			}
		}),
		{ numRuns: oft(200, 100_000) },
	);
	// All of it was among it, so that it says something.
	const erwartet = ['Geplant', 'Geaendert', 'ZurPruefung', 'Geprueft', 'Entfernt'].map(
		(was) => `Seminarnachweis${was}`,
	);
	expect([...gewesen]).toEqual(expect.arrayContaining([...erwartet, 'AnwesenheitErfasst']));
});
